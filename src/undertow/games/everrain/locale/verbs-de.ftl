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

## Schätze: Reaktionen und Dauerwirkungen

effect-hook-reroll = würfle noch einmal, das zweite Ergebnis gilt
effect-hook-foresee = du siehst alle Wirkungen dieser Karte, bevor du antwortest
effect-hook-pass-by = es lässt dich in dieser Aktivierung in Ruhe und verbraucht seine Ergebnisse auf dem Weg zum Fahrtziel (hilft nicht gegen einen Älteren)
effect-hook-save = dieses Crewmitglied überlebt, verliert alle Wunden und allen Stress und geht unter Deck
effect-hook-storm-safe = Stürme beschädigen dein Schiff nicht, wenn es hineinfährt, hinausfährt oder darin dreht
effect-hook-altar-quiet = einmal je Runde kommt kein Feind an Deck, wenn du auf ein Seekartenteil mit aktivem Altar fährst
effect-hook-bonus-one = ein Seekartenteil ohne Hinweisprämie bringt dir 1 Hinweis, wenn du es anlegst
effect-hook-fray-die = du wirfst 1 Würfel mehr in jeder Kaperei, die du auslöst
effect-hook-act-delay = nach jedem Aktende geht die Agenda 4 Felder zurück
effect-hook-handin-delay = gibst du diese Karte in einer Universität ab, geht die Agenda 4 Felder zurück
effect-hook-free-turn = das erste Drehen bei jedem Navigationsbefehl kostet keinen Reisepunkt
effect-hook-port-heal = läufst du in einen Hafen ein, heilt jemand aus der Mannschaft 1 Wunde, und der erste bezahlte Dienst kostet dort 1 Münze weniger

## Omen („dieser Feind“ hat das Omen gewürfelt, „du“ bist der Kapitän des betroffenen Schiffs; „diese Zone“ ist seine)

omen-mend =
    dieser Feind heilt { $n ->
        [one] 1 eigene Wunde
       *[other] bis zu { $n } eigene Wunden
    }
omen-smash = dieser Feind zerstört den Posten seiner Zone, verwundet aber niemanden
omen-stress-zone = alle Crewmitglieder in dieser Zone erleiden je { $n } Stress
omen-wound-zone =
    alle Crewmitglieder in dieser Zone erleiden je { $n ->
        [one] 1 Wunde
       *[other] { $n } Wunden
    }
omen-stress-near = alle Crewmitglieder in dieser Zone und den Zonen daneben erleiden je { $n } Stress
omen-pull = das nächstgelegene Crewmitglied an Deck wird in diese Zone gezerrt, wenn dort Platz ist
omen-lure = du musst jemanden von unter Deck in diese Zone schicken
omen-rouse = ein anderer Feind auf diesem Deck, den du wählst, wirft sofort 1 Würfel; ist keiner da, rückt die Agenda 1 Feld vor
omen-bring =
    { $enemy_is ->
        [gutterling] in einer Zone daneben, in der Platz ist, erscheint ein Rinnling
       *[other] in einer Zone daneben, in der Platz ist, erscheint: { $enemy }
    }
omen-coins =
    du verlierst { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    }
omen-coins-target =
    der Kapitän des Ziels verliert { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    }
omen-coins-or-smash =
    du verlierst { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    }; hast du keine, geht der Posten dieser Zone zu Bruch
omen-exhaust =
    du entkräftest { $n ->
        [one] 1 verfügbaren Befehl
       *[other] { $n } verfügbare Befehle
    }
omen-exhaust-navigation =
    du entkräftest { $n ->
        [one] 1 verfügbaren Befehl
       *[other] { $n } verfügbare Befehle
    }, Navigationsbefehle zuerst
omen-drop =
    du wirfst { $n ->
        [one] 1 Schatz
       *[other] { $n } Schätze
    } deiner Wahl ab
omen-agenda =
    die Agenda rückt { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    } vor
omen-stress-deck = alle an Deck des Ziels erleiden je { $n } Stress
omen-boost =
    dieses Schiff hat { $n ->
        [one] 1 Bewegung
       *[other] { $n } Bewegungen
    } mehr
omen-volley =
    dieser Angriff hat { $n ->
        [one] 1 Treffer
       *[other] { $n } Treffer
    } mehr
omen-board = aus der Angriffsposition schickt dieses Schiff 1 Feind aus Akt I an Deck des Ziels

## Proben

test =
    { $kind ->
        [island] Inselprobe
       *[port] Hafenprobe
    }
test-up =
    { $kind ->
        [island] Inselprobe
       *[port] Hafenprobe
    }, Wert +{ $n }
test-down =
    { $kind ->
        [island] Inselprobe
       *[port] Hafenprobe
    }, Wert −{ $n }
test-need =
    { $kind ->
        [island] Inselprobe
       *[port] Hafenprobe
    }: { $value ->
        [0] nur eine 0
       *[other] { $value } oder weniger
    }
test-sure =
    { $kind ->
        [island] Inselprobe
       *[port] Hafenprobe
    }: jeder Wurf genügt
test-hopeless =
    { $kind ->
        [island] Inselprobe
       *[port] Hafenprobe
    }: kein Wurf ist niedrig genug
test-member = { $member }: { $value } oder weniger, { $percent } %
test-rolled-pass = { $member } würfelt { $roll }, gebraucht: { $value } oder weniger. Gelungen.
test-rolled-fail = { $member } würfelt { $roll }, gebraucht: { $value } oder weniger. Misslungen.
test-pass = Gelingt
test-fail = Misslingt
outcome-pass = gelingt sie: { $effects }
outcome-fail = misslingt sie: { $effects }

## Preise und Bedingungen

price-pay =
    zahle { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    }
price-give =
    { $kind ->
        [commodity] gib 1 Gebrauchsware
        [shanty] gib 1 Shanty
        [trinket] gib 1 Kleinod
        [relic] gib 1 Relikt
       *[any] gib 1 Schatz
    }
price-none = umsonst
price-short =
    Das kannst du nicht bezahlen: Es kostet { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    }.
price-lacking =
    { $kind ->
        [commodity] Du hast keine Gebrauchsware.
        [shanty] Du hast kein Shanty.
        [trinket] Du hast kein Kleinod.
        [relic] Du hast kein Relikt.
       *[any] Du hast keinen Schatz.
    }
needs-coins =
    verlangt { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    }
needs-crew =
    verlangt { $n ->
        [one] 1 lebendes Crewmitglied
       *[other] { $n } lebende Crewmitglieder
    }
needs-fresh =
    verlangt { $n ->
        [one] 1 verfügbaren Befehl
       *[other] { $n } verfügbare Befehle
    }
needs-missed = Du kannst die Bedingung der Karte nicht erfüllen: Sie wird ungelesen abgelegt, die Chronik bleibt ungeschrieben.

## Wen es betrifft

who-one = jemand aus der Mannschaft
who-ashore = jemand an Land
who-envoy = wer hingegangen ist
who-tester = wer die Probe abgelegt hat
who-party = alle an Land
who-deck = alle an Deck
who-below = alle unter Deck
who-all = jedes Crewmitglied
who-nest = wer im Krähennest steht
who-zone = alle Crewmitglieder in dieser Zone
who-near = alle Crewmitglieder in dieser Zone und den Zonen daneben
who-nobody = niemand ist betroffen
ask-stress = Wer erleidet den Stress?
ask-wound = Wer erleidet die Wunde?
ask-calm = Wer baut Stress ab?
ask-heal = Wessen Wunden werden geheilt?
ask-trait = Wer zieht die Eigenschaft?
ask-tester = Wer legt die Probe ab?
ask-envoy = Wen schickst du?

## Verbindungen

join-effects = { $first }; { $second }
join-either = { $first }; in jedem Fall: { $second }
join-inner = { $first }, { $second }
join-prices = { $first } und { $second }
join-same = { $first } und { $second }
join-price = { $price }: { $effects }
sentence = { $effects }.
treasure-use = Einsatz in deinem Zug: { $effects }. Dann ablegen.
treasure-react = Reaktion, { $moment }: { $effects }. Dann ablegen.
treasure-hold = Im Laderaum: { $effects }.
treasure-clues =
    In der Universität zählt die Karte { $n ->
        [one] 1 Hinweis
       *[other] { $n } Hinweise
    }.
