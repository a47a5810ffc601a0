ui-order-alone-react = Not asked: { $when }{ $until ->
    [game] , whole game
   *[round] , this round
}
ui-order-alone-react-new = Do not ask me at moments like this…
ui-order-alone-react-give = Do not react
ui-order-alone-react-when = When
