ui-order-alone-react = Nicht gefragt: { $when }{ $until ->
    [game] , ganzes Spiel
   *[round] , diese Runde
}
ui-order-alone-react-new = In solchen Momenten nicht fragen …
ui-order-alone-react-give = Nicht reagieren
ui-order-alone-react-when = Wann
