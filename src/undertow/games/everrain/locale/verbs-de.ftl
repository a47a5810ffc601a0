# The Everrain: Wörter der Wirkungen, ein Text je Verb. Bruchstücke beginnen klein und ohne Punkt; $n ist immer positiv.

## Waren

effect-coins =
    { $after ->
        [yes] { "du erhältst " }
       *[no] { "" }
    }{ $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    }
effect-coins-lose =
    du verlierst { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    }
effect-clues =
    { $after ->
        [yes] { "du erhältst " }
       *[no] { "" }
    }{ $n ->
        [one] 1 Hinweis
       *[other] { $n } Hinweise
    }
effect-clues-lose =
    du verlierst { $n ->
        [one] 1 Hinweis
       *[other] { $n } Hinweise
    }
effect-treasure =
    { $after ->
        [yes] { "du erhältst " }
       *[no] { "" }
    }{ $kind ->
        [commodity] { $n ->
            [one] 1 Gebrauchsware
           *[other] { $n } Gebrauchswaren
        }
        [shanty] { $n ->
            [one] 1 Shanty
           *[other] { $n } Shantys
        }
        [trinket] { $n ->
            [one] 1 Kleinod
           *[other] { $n } Kleinode
        }
        [relic] { $n ->
            [one] 1 Relikt
           *[other] { $n } Relikte
        }
       *[any] { $n ->
            [one] 1 Schatz
           *[other] { $n } Schätze
        }
    }
effect-drop =
    wirf { $n ->
        [one] 1 Schatz
       *[other] { $n } Schätze
    } deiner Wahl ab
effect-spoils =
    { $n ->
        [one] würfle einmal um Beute
        [2] würfle zweimal um Beute
        [3] würfle dreimal um Beute
       *[other] würfle { $n }-mal um Beute
    }
effect-schematic =
    { $after ->
        [yes] { "du erhältst " }
       *[no] { "" }
    }{ $deck ->
        [artillery] 1 Bauplan für ein Geschütz
       *[improvement] 1 Bauplan für einen Ausbau
    }
effect-fleeting =
    { $after ->
        [yes] { "du erhältst " }
       *[no] { "" }
    }{ $n ->
        [one] 1 Eilbefehl
       *[other] { $n } Eilbefehle
    }
effect-refresh =
    erneuere { $n ->
        [one] 1 erteilten Befehl
       *[other] { $n } erteilte Befehle
    }
effect-exhaust =
    entkräfte { $n ->
        [one] 1 verfügbaren Befehl
       *[other] { $n } verfügbare Befehle
    }
effect-aim =
    dein nächster Feuerbefehl in diesem Zug hat { $n ->
        [one] 1 Würfel
       *[other] { $n } Würfel
    } mehr

## Mannschaft

effect-stress =
    { $who ->
        [tester] wer die Probe abgelegt hat, erleidet
        [party] alle an Land erleiden je
        [deck] alle an Deck erleiden je
        [below] alle unter Deck erleiden je
        [all] jedes Crewmitglied erleidet
        [nest] wer im Krähennest steht, erleidet
        [ashore] jemand an Land erleidet
        [envoy] wer hingegangen ist, erleidet
        [again] erleidet
        [again-each] erleiden je
       *[one] jemand aus der Mannschaft erleidet
    } { $n } Stress
effect-wound =
    { $who ->
        [tester] wer die Probe abgelegt hat, erleidet
        [party] alle an Land erleiden je
        [deck] alle an Deck erleiden je
        [below] alle unter Deck erleiden je
        [all] jedes Crewmitglied erleidet
        [nest] wer im Krähennest steht, erleidet
        [ashore] jemand an Land erleidet
        [envoy] wer hingegangen ist, erleidet
        [again] erleidet
        [again-each] erleiden je
       *[one] jemand aus der Mannschaft erleidet
    } { $n ->
        [one] 1 Wunde
       *[other] { $n } Wunden
    }
effect-calm =
    { $who ->
        [tester] wer die Probe abgelegt hat, baut
        [party] alle an Land bauen je
        [deck] alle an Deck bauen je
        [below] alle unter Deck bauen je
        [all] jedes Crewmitglied baut
        [nest] wer im Krähennest steht, baut
        [ashore] jemand an Land baut
        [envoy] wer hingegangen ist, baut
        [again] baut
        [again-each] bauen je
       *[one] jemand aus der Mannschaft baut
    } { $n ->
        [one] 1 Stress
       *[other] bis zu { $n } Stress
    } ab
effect-heal =
    { $who ->
        [tester] wer die Probe abgelegt hat, heilt
        [party] alle an Land heilen je
        [deck] alle an Deck heilen je
        [below] alle unter Deck heilen je
        [all] jedes Crewmitglied heilt
        [nest] wer im Krähennest steht, heilt
        [ashore] jemand an Land heilt
        [envoy] wer hingegangen ist, heilt
        [again] heilt
        [again-each] heilen je
       *[one] jemand aus der Mannschaft heilt
    } { $n ->
        [one] 1 Wunde
       *[other] bis zu { $n } Wunden
    }
effect-recruit = ein Matrose kommt in deine Mannschaft (ist sie voll: stattdessen 4 Münzen)
effect-trait =
    { $who ->
        [ashore] jemand an Land zieht
        [envoy] wer hingegangen ist, zieht
        [tester] wer die Probe abgelegt hat, zieht
       *[one] jemand aus der Mannschaft zieht
    } eine neue { $kind ->
        [bad] hinderliche
       *[good] hilfreiche
    } Eigenschaft anstelle der alten

## Schiff und Karte

effect-damage =
    das Schiff erleidet { $n } Schaden
effect-repair =
    repariere { $n ->
        [one] 1 zerstörten Posten
       *[other] bis zu { $n } zerstörte Posten
    }
effect-sail =
    segle sofort mit { $n ->
        [one] 1 Reisepunkt
       *[other] { $n } Reisepunkten
    }
effect-drift =
    das Schiff treibt { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    } weit, wohin der Schicksalswürfel will
effect-chart = lege das nächste Seekartenteil neben deins, wo du willst
effect-scout =
    { $n ->
        [one] decke das nächste Seekartenteil auf und lege es zurück
       *[other] decke die nächsten { $n } Seekartenteile auf und lege sie in beliebiger Reihenfolge zurück
    }
effect-unexplored = die Insel bleibt unerforscht
effect-storm =
    der nächstgelegene Sturm zieht { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    } { $way ->
        [away] von deinem Schiff weg
       *[toward] auf dein Schiff zu
    }

## Feinde und Leisten

effect-spawn =
    { $n ->
        [one] 1 Feind kommt
       *[other] { $n } Feinde kommen
    } an Deck
effect-special =
    { $enemy_is ->
        [stowaway] der blinde Passagier kommt an Deck
        [bailiff] der Gerichtsvollzieher kommt an Deck
        [chorister] ein Chorknabe kommt an Deck
        [hundredling] ein Hundertling kommt an Deck
        [empty-ship] das Leere Schiff erscheint auf See
       *[other] an Deck erscheint: { $enemy }
    }
effect-raider = auf dem Seekartenteil des Startspielers erscheint ein Feindschiff
effect-smite =
    füge { $n ->
        [one] einem Feind auf deinem Deck 1 Wunde
       *[other] den Feinden auf deinem Deck { $n } Wunden
    } zu{ $n ->
        [one] { "" }
       *[other] , beliebig verteilt
    }
effect-agenda =
    die Agenda rückt { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    } vor
effect-agenda-back =
    die Agenda geht { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    } zurück
effect-elder =
    der Marker des Älteren rückt { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    } { $way ->
        [down] auf den Feind zu
       *[up] vom Feind weg
    }

## Karten

effect-story = Chronikkarte { $n } kommt ungelesen unter das Deckblatt
effect-passenger = ein Passagier { $port_to } bezieht eine Kajüte (bei der Ankunft: { $reward })
effect-if = wenn du auf der vorigen Karte { $letter } geantwortet hast: { $then }; wenn nicht: { $else }
effect-nothing = nichts geschieht

## Proben

test =
    { $kind ->
        [island] Inselprobe
       *[port] Hafenprobe
    }

## Verbindungen

join-effects = { $first }; { $second }
join-either = { $first }; in jedem Fall: { $second }
join-inner = { $first }, { $second }
join-same = { $first } und { $second }
sentence = { $effects }.
