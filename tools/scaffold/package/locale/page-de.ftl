ui-guide-newgame-lay = Erst kleine Muscheln zu legen, hält die großen zurück; am Ende zählt aber nur die Summe.
