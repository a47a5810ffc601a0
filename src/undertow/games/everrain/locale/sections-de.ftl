# Die kommende Feindphase, Schüsse, Schussfelder
sections-forecast = Die Feindphase, wenn sich nichts ändert
forecast-storms = Stürme
forecast-move =
    { $n ->
        [one] 1 Sturm zieht weiter
       *[other] { $n } Stürme ziehen weiter
    }
forecast-below = ; im Sturm: { $who }
forecast-boarded = An Deck
forecast-on-deck =
    { $n ->
        [one] { $who }: 1 Feind
       *[other] { $who }: { $n } Feinde
    }
forecast-attacks = kann angreifen: { $who }
forecast-sails =
    { $n ->
        [one] segelt weiter, noch 1 Feld bis zum Ziel
       *[other] segelt weiter, noch { $n } Felder bis zum Ziel
    }
forecast-arrives = ; frühestens in Runde { $turn } am Ziel, Agenda dann: +{ $n }
forecast-agenda = Agenda
forecast-steps = { $n } Felder weiter, auf { $space }
forecast-marker = ; der Marker des Feindes kommt auf { $space }
forecast-own-arc = hierher reichen deine Geschütze
forecast-enemy-arc = hierher reichen feindliche Geschütze
forecast-covered =
    { $n ->
        [one] { $battery }: 1 Würfel
       *[other] { $battery }: { $n } Würfel
    }
forecast-endangered = in Reichweite feindlicher Geschütze

# Schnellsignale
signal-need-clues = Wer hat Hinweise abzugeben?
signal-need-coins = Ich könnte Münzen gebrauchen.
signal-help-me = Ich brauche Hilfe gegen ein Feindschiff.
signal-i-fight = Ich übernehme das Feindschiff.
signal-i-chart = Ich erkunde neue Gewässer.
signal-meet-in-port = Treffen wir uns im Hafen.
signal-mind-the-agenda = Denkt an die Agenda.
signal-mind-the-storm = Achtet auf den Sturm.

# Was ein Klick tut
helm-course =
    { $n ->
        [0] Bug { $to }, kostenlos
        [one] Bug { $to }, 1 Reisepunkt
       *[other] Bug { $to }, { $n } Reisepunkte
    }
helm-storm = Sturm, Schaden: { $n }
helm-altar = ein Altar regt sich: ein Feind kommt an Bord
helm-port = Besuch im Hafen
helm-helm =
    { $n ->
        [one] 1 Mitglied ans Ruder
       *[other] { $n } Mitglieder an Ruder und Bug
    }
helm-guns =
    { $n ->
        [one] 1 Mitglied an die Geschütze
       *[other] { $n } Mitglieder an die Geschütze
    }
helm-below =
    { $n ->
        [one] 1 Mitglied unter Deck
       *[other] { $n } Mitglieder unter Deck
    }
helm-together = Auf einmal:
helm-legend = Zahlen: Reisepunkte bis dorthin; ein solches Feld kannst du gleich ansteuern.
helm-turn = hier kann das Schiff drehen
helm-reach =
    { $n ->
        [one] für 1 Reisepunkt zu erreichen
       *[other] für { $n } Reisepunkte zu erreichen
    }
sections-orders = Befehle
sections-ready = Befehle (Mann./Nav./Feuer/Eil)
picture-ship = das Schiff
sections-new-tile = Neues Kartenteil: { $tile }
sections-new-storm = Wie der Sturm liegen kann
sections-next-act = nächstes Kartenteil: Akt { $act }
sections-book = Chroniken zum Nachlesen
page-kind-crew = Crew
page-kind-trait = Eigenschaften
page-kind-upgrade = Verbesserungen
page-kind-treasure = Schätze
page-kind-enemy = Feinde
page-kind-elder = Ältere
page-kind-place = Orte im Hafen
page-kind-order = Befehle
page-kind-post = Posten
page-kind-die = Würfel
page-kind-hex = Felder
