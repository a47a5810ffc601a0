ui-order-alone-react = Bez pytania: { $when }{ $until ->
    [game] , całą grę
   *[round] , w tej rundzie
}
ui-order-alone-react-new = Nie pytaj mnie w takich chwilach…
ui-order-alone-react-give = Nie reaguj
ui-order-alone-react-when = Kiedy
