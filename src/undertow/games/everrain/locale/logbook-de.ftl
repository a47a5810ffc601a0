# Das Logbuch, noch einmal gelesen: die Reise am Ende, Chroniken als Buch, die letzte Runde (Deutsch).

logbook-curves = Die Reise, Runde für Runde
logbook-marker = Marker
logbook-curve = Verlauf
logbook-at = Runde: Feld
logbook-figures = Die Reise in Zahlen
logbook-reached = Ihr kamt bis Feld
logbook-rounds = Runden
logbook-charted = Gelegte Kartenteile
logbook-handed = Abgegebene Hinweise
logbook-lived = Geschichten
logbook-finished = Zu Ende erzählte Chroniken
logbook-sunk = Versenkte Feindschiffe
logbook-boarded = Geenterte Feindschiffe
logbook-arrived = Feindschiffe am Ziel
logbook-lost = Eure verlorenen Schiffe
logbook-stories = Was ihr erlebt habt
logbook-captain = Kapitän
logbook-story = Geschichte
logbook-answer = Antwort
logbook-passed = Probe bestanden
logbook-failed = Probe nicht bestanden
logbook-dead = Die Toten
logbook-death = { $crew }, { $who }, Runde { $turn }
logbook-drowned = { $crew }, { $who }, Runde { $turn }, mit dem Schiff
logbook-nobody = Niemand. Alle, die angeheuert haben, leben.

logbook-book = Chronik: { $tale }
logbook-under-way = im Gange
logbook-done = zu Ende erzählt
logbook-unwritten = ungeschrieben
logbook-chose = { $who }: „{ $label }“

logbook-round = Runde { $n }: eure Schiffe
logbook-phase = Runde { $n }: die Feindphase
logbook-quiet = alles ruhig
recap-tiles = { $n ->
    [one] 1 neues Kartenteil
   *[other] { $n } neue Kartenteile
    }
recap-clues = { $n ->
    [one] 1 Hinweis abgegeben
   *[other] { $n } Hinweise abgegeben
    }
recap-tale = „{ $tale }“
recap-hired = { $crew } heuert an
recap-posts = { $n ->
    [one] 1 Posten verloren
   *[other] { $n } Posten verloren
    }
recap-wounds = { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
    }
recap-died = { $crew } stirbt
recap-lost = das Schiff ist verloren
recap-moved = { $n ->
    [one] 1 Feld weiter
   *[other] { $n } Felder weiter
    }
recap-sailed = Bewegung: { $n }
recap-attacked = greift an: { $who }, Treffer: { $n }
recap-arrived = erreicht das Ziel
recap-sunk = geht unter
