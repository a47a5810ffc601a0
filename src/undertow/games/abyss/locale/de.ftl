# Abyss auf Deutsch. Regeln in eigenen Worten; Namen von Edlen und Orten ohne Artikel und immer im Nominativ.

title = Abyss
tagline = Hofintrigen am Meeresgrund: Wer besteigt den Thron der Tiefe?

## Völker, Gilden, Karten

race-jellyfish = Quallen
race-crab = Krebse
race-seahorse = Seepferdchen
race-shellfish = Schalentiere
race-squid = Tintenfische
guild-soldier = Soldaten
guild-merchant = Händler
guild-mage = Magier
guild-politician = Politiker
guild-farmer = Bauern
guild-ambassador = Botschafter
card-jellyfish-1 = Qualle 1
card-jellyfish-2 = Qualle 2
card-jellyfish-3 = Qualle 3
card-jellyfish-4 = Qualle 4
card-jellyfish-5 = Qualle 5
card-crab-1 = Krebs 1
card-crab-2 = Krebs 2
card-crab-3 = Krebs 3
card-crab-4 = Krebs 4
card-crab-5 = Krebs 5
card-seahorse-1 = Seepferdchen 1
card-seahorse-2 = Seepferdchen 2
card-seahorse-3 = Seepferdchen 3
card-seahorse-4 = Seepferdchen 4
card-seahorse-5 = Seepferdchen 5
card-shellfish-1 = Schalentier 1
card-shellfish-2 = Schalentier 2
card-shellfish-3 = Schalentier 3
card-shellfish-4 = Schalentier 4
card-shellfish-5 = Schalentier 5
card-squid-1 = Tintenfisch 1
card-squid-2 = Tintenfisch 2
card-squid-3 = Tintenfisch 3
card-squid-4 = Tintenfisch 4
card-squid-5 = Tintenfisch 5
card-monster = Monster

## Edle

lord-recruiter = Anwerber
lord-jailer = Gefängniswärter
lord-seeker = Häscher
lord-assassin = Meuchelmörder
lord-commander = Armeekommandant
lord-tamer = Ausbilderin
lord-hunter = Jäger
lord-ship_master = Reeder
lord-trader = Kaufherr
lord-peddler = Hausierer
lord-landlord = Pachtherr
lord-slaver = Sklavenhändler
lord-shopkeeper = Krämer
lord-shaman = Schamane
lord-invoker = Beschwörer
lord-apprentice = Zauberlehrling
lord-oracle = Orakel
lord-alchemist = Alchemist
lord-illusionist = Illusionist
lord-master_of_magic = Meister der Magie
lord-opportunist = Opportunist
lord-corruptor = Bestecher
lord-traitor = Verräter
lord-diplomat = Diplomat
lord-treasurer = Schatzmeister
lord-schemer = Verschwörer
lord-keeper = Bewahrerin
lord-reaper = Schnitter
lord-shepherd = Hirte
lord-miller = Müller
lord-aquaculturalist = Algenzüchter
lord-landowner = Großgrundbesitzer
lord-sage = Weiser
lord-hermit = Einsiedler
lord-elder = Ältester

## Orte

location-sargasso_silos = Sargasso-Silos
location-dockworks = Hafendocks
location-hydrozoa_reserves = Hydrozoen-Reservat
location-parliament = Parlament
location-barracks = Kaserne
location-sargasso_fields = Sargasso-Felder
location-giant_clams = Nest der Riesenmuscheln
location-sanctuary = Heiligtum
location-oceanic_senate = Ozeanischer Senat
location-chasm = Schlucht
location-abyss = Abgrund
location-throne_room = Thronsaal
location-depths = Tiefen
location-jail = Gefängnis
location-closed_tower = Verschlossener Turm
location-lost_tower = Verlorener Turm
location-chamber_of_allies = Kammer der Verbündeten
location-coral_barrier = Korallenbarriere
location-city_of_mirrors = Stadt der Spiegel
location-black_smokers = Schwarze Raucher

## Züge

move-pass = Passen
move-pass--turn = Passen: keine Aktion möglich
move-pass--offer = Nicht kaufen
move-pass--exchange = Schwarze Raucher behalten
move-pass--give_location = Nicht tauschen
move-pass--corrupt = Niemanden mehr anwerben
move-pass--betray = Alle Edlen behalten
move-pass--scheme = Alle Edlen behalten
move-plot = Politik am Hof: 1 Perle für einen neuen Edlen
move-explore = Die Tiefen erkunden
move-council = Den Rat um Hilfe bitten: { $race }
move-recruit = Anwerben: { $lord }
move-buy =
    Für { $n ->
        [one] 1 Perle
       *[other] { $n } Perlen
    } kaufen
move-take = { $card } nehmen
move-go_on = Nächste Karte aufdecken
move-go_on--keep = Liegen lassen und weiter aufdecken
move-go_on--monster = Nicht kämpfen, weiter aufdecken
move-fight = Monster bekämpfen
move-reward =
    { $keys ->
        [0] { "" }
        [1] 1 Schlüssel
       *[other] { $keys } Schlüssel
    }{ $keys ->
        [0] { "" }
       *[other]
            { $goods ->
                [0] { "" }
               *[other] { " + " }
            }
    }{ $goods ->
        [0] { "" }
        [1]
            { $tokens ->
                [0] 1 Perle
               *[other] 1 Monsterplättchen
            }
       *[other]
            { $tokens ->
                [0] 2 Perlen
                [1] 1 Perle + 1 Monsterplättchen
               *[other] 2 Monsterplättchen
            }
    }
move-pay = { $card } auslegen
move-paid =
    { $missing ->
        [0] Fertig: anwerben
        [one] Fertig: 1 Perle dazugeben
       *[other] Fertig: { $missing } Perlen dazugeben
    }
move-affiliate = Mit { $card } vereinen
move-discard = { $card } abwerfen
move-discard--sell = { $card } für 2 Perlen verkaufen
move-stack = Vom Rat nehmen: { $race }
move-stack--clear_a_stack = Vom Rat ablegen: { $race }
move-lord = Wählen: { $lord }
move-lord--turn_a_lord = Drehen: { $lord }
move-lord--replace = Vom Hof entlassen: { $lord }
move-lord--corrupt = Für 5 Perlen anwerben: { $lord }
move-lord--betray = Aufgeben: { $lord }
move-lord--betray_for = Nehmen: { $lord }
move-lord--scheme = Aufgeben: { $lord }
move-seat = { $seat }
move-seat--hunt = Von { $seat } ein Plättchen nehmen
move-location = Ort nehmen: { $location }
move-location--exchange = Eintauschen gegen: { $location }
move-location--give_location = Ort abgeben: { $location }
move-draw =
    { $n ->
        [one] 1 Ort ziehen
       *[other] { $n } Orte ziehen, einen behalten
    }
move-key_token = Schlüsselplättchen einsetzen
move-key_lord = Unter den Ort legen: { $lord }
move-use = Fähigkeit nutzen: { $lord }
move-end_turn = Zug beenden

## Fragen

prompt-turn = Du bist am Zug: Was machst du?
prompt-end_of_turn = Bevor dein Zug endet: Möchtest du noch eine Fähigkeit nutzen?
prompt-second_stack = Dank deines Alchemisten nimmst du noch einen zweiten Stapel. Welchen?
prompt-offer =
    { $other } bietet dir { $card } für { $n ->
        [one] 1 Perle
       *[other] { $n } Perlen
    } an. Kaufst du?
prompt-keep = { $card } liegt auf Feld { $space }, und niemand kauft. Nimmst du die Karte, oder deckst du weiter auf?
prompt-monster = Ein Monster auf Feld { $space }! Kämpfst du, oder deckst du weiter auf?
prompt-reward = Du hast das Monster besiegt. Welche Belohnung von Feld { $space } der Bedrohungsleiste nimmst du?
prompt-pay =
    Du wirbst an: { $lord } (Wert { $value }). { $paid ->
        [0] Welchen Verbündeten legst du zuerst aus?
       *[other]
            { $missing ->
                [0] Du hast { $paid } ausgelegt, der Wert ist erreicht. Wie weiter?
                [one] Du hast { $paid } ausgelegt, 1 fehlt noch. Womit bezahlst du weiter?
               *[other] Du hast { $paid } ausgelegt, { $missing } fehlen noch. Womit bezahlst du weiter?
            }
    } { $races ->
        [0] { "" }
        [one] Ein Volk fehlt noch.
       *[other] { $races } Völker fehlen noch.
    }
prompt-affiliate = Mit welchem der abgegebenen Verbündeten vereinst du dich?
prompt-control = Du hast genug Schlüssel für einen Ort. Nimmst du einen, der offen liegt, oder ziehst du welche zur Auswahl?
prompt-spend = Du hast mehr Schlüssel, als du brauchst. Was setzt du ein?
prompt-exchange = Die Schwarzen Raucher gehören dir. Möchtest du sie gegen einen Ort aus dem Stapel eintauschen?
prompt-discard_for_jailer = Der Gefängniswärter von { $other } fordert einen Verbündeten. Welchen wirfst du ab?
prompt-discard_for_commander = Wegen des Armeekommandanten darfst du nur sechs Verbündete behalten. Welchen wirfst du ab?
prompt-sell = Welchen Verbündeten verkaufst du für 2 Perlen?
prompt-turn_a_lord = Dein Meuchelmörder schlägt zu. Welchen Edlen von { $other } drehst du?
prompt-hunt = Dein Jäger ist auf der Pirsch. Wem nimmst du ein Monsterplättchen weg?
prompt-take_a_stack = Dein Zauberlehrling bringt dir einen Stapel vom Rat. Welchen?
prompt-clear_a_stack = Welchen Stapel des Rats räumt dein Orakel ab?
prompt-give_location = Möchtest du mit Hilfe des Illusionisten einen Ort tauschen? Welchen gibst du ab?
prompt-get_location = Und welchen Ort nimmst du dafür?
prompt-replace = Welcher Edle muss den Hof verlassen?
prompt-corrupt = Dein Bestecher hat Beziehungen: Möchtest du für 5 Perlen noch einen Edlen anwerben?
prompt-betray = Möchtest du einen deiner anderen Edlen aufgeben und dafür einen vom Hof nehmen?
prompt-betray_for = Welchen Edlen nimmst du vom Hof?
prompt-scheme = Möchtest du einen deiner anderen Edlen aufgeben und dafür den obersten vom Stapel nehmen?
prompt-choose_drawn = Welchen dieser Orte nimmst du?

## Ereignisse

event-game_begun =
    { $you ->
        [yes] Das Spiel beginnt, und du fängst an.
       *[no] Das Spiel beginnt, und { $seat } fängt an.
    }
event-turn_begun =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $seat } ist am Zug.
    }
event-lord_plotted =
    { $you ->
        [yes] Du zahlst 1 Perle. Neu am Hof: { $lord }.
       *[no] { $seat } zahlt 1 Perle. Neu am Hof: { $lord }.
    }
event-no_action =
    { $you ->
        [yes] Du kannst keine Aktion ausführen und passt.
       *[no] { $seat } kann keine Aktion ausführen und passt.
    }
event-card_revealed =
    { $you ->
        [yes] Du deckst auf Feld { $space } auf: { $card }.
       *[no] { $seat } deckt auf Feld { $space } auf: { $card }.
    }
event-offer_passed =
    { $you ->
        [yes] Du kaufst { $card } nicht.
       *[no] { $seat } kauft { $card } nicht.
    }
event-ally_bought =
    { $you ->
        [yes]
            Du kaufst { $card } von { $other } für { $n ->
                [one] 1 Perle
               *[other] { $n } Perlen
            }.
       *[no]
            { $you_other ->
                [yes]
                    { $seat } kauft dir { $card } für { $n ->
                        [one] 1 Perle
                       *[other] { $n } Perlen
                    } ab.
               *[no]
                    { $seat } kauft { $card } von { $other } für { $n ->
                        [one] 1 Perle
                       *[other] { $n } Perlen
                    }.
            }
    }
event-ally_taken =
    { $you ->
        [yes] Du nimmst { $card }.
       *[no] { $seat } nimmt { $card }.
    }
event-last_space =
    { $you ->
        [yes] Für das letzte Feld bekommst du 1 Perle.
       *[no] { $seat } bekommt für das letzte Feld 1 Perle.
    }
event-ally_left =
    { $you ->
        [yes] Du lässt { $card } liegen und machst weiter.
       *[no] { $seat } lässt { $card } liegen und macht weiter.
    }
event-to_council = { $card } kommt zum Rat.
event-deck_rebuilt =
    Der Stapel ist aufgebraucht: Aus { $n ->
        [one] der einen abgelegten Karte
       *[other] den { $n } abgelegten Karten
    } wird ein neuer.
event-nothing_to_reveal =
    { $you ->
        [yes] Es gibt nichts mehr aufzudecken, deine Erkundung endet.
       *[no] Es gibt nichts mehr aufzudecken, die Erkundung von { $seat } endet.
    }
event-monster_fought =
    { $you ->
        [yes] Du bekämpfst das Monster. Die Bedrohung steht auf Feld { $space }.
       *[no] { $seat } bekämpft das Monster. Die Bedrohung steht auf Feld { $space }.
    }
event-reward_taken =
    { $you ->
        [yes] Deine Belohnung
       *[no] Belohnung für { $seat }
    }: { $keys ->
        [0] { "" }
       *[other] { $keys } Schlüssel
    }{ $keys ->
        [0] { "" }
       *[other]
            { $n ->
                [0] { "" }
               *[other] { " + " }
            }
    }{ $n ->
        [0] { "" }
        [1] 1 Perle
       *[other] { $n } Perlen
    }{ $tokens ->
        [0] { "" }
       *[other]
            { $keys ->
                [0]
                    { $n ->
                        [0] { "" }
                       *[other] { " + " }
                    }
               *[other] { " + " }
            }
    }{ $tokens ->
        [0] { "" }
       *[other] { $tokens } Monsterplättchen
    }.
event-token_seen =
    { $you ->
        [yes] Du siehst dir dein Monsterplättchen an: Es ist { $n } wert.
       *[no] Das Monsterplättchen von { $seat } ist { $n } wert.
    }
event-threat_rises = Kein Kampf: Die Bedrohung steht jetzt auf Feld { $space }.
event-stack_taken =
    { $you ->
        [yes]
            Du nimmst vom Rat die { $race } ({ $n ->
                [one] 1 Karte
               *[other] { $n } Karten
            }).
       *[no]
            { $seat } nimmt vom Rat die { $race } ({ $n ->
                [one] 1 Karte
               *[other] { $n } Karten
            }).
    }
event-recruiting =
    { $you ->
        [yes] Du wirbst an: { $lord }.
       *[no] { $seat } wirbt an: { $lord }.
    }
event-ally_paid =
    { $you ->
        [yes] Du bezahlst mit { $card }.
       *[no] { $seat } bezahlt mit { $card }.
    }
event-pearls_paid =
    { $you ->
        [yes]
            Für fehlende Punkte zahlst du { $n ->
                [one] 1 Perle
               *[other] { $n } Perlen
            }.
       *[no]
            { $seat } zahlt für fehlende Punkte { $n ->
                [one] 1 Perle
               *[other] { $n } Perlen
            }.
    }
event-affiliated =
    { $you ->
        [yes] Du vereinst dich mit { $card }.
       *[no] { $seat } vereint sich mit { $card }.
    }
event-lord_enters =
    { $you ->
        [yes] Jetzt in deinen Diensten: { $lord }.
       *[no] Jetzt in Diensten von { $seat }: { $lord }.
    }
event-court_pearls =
    { $you ->
        [yes] Der Hof ist fast leer: Du bekommst 2 Perlen und füllst ihn auf.
       *[no] Der Hof ist fast leer: { $seat } bekommt 2 Perlen und füllt ihn auf.
    }
event-lord_revealed = Neu am Hof: { $lord }.
event-location_revealed = Aufgedeckter Ort: { $location }.
event-location_taken =
    { $you ->
        [yes] Du übernimmst die Kontrolle über einen Ort: { $location }.
       *[no] { $seat } übernimmt die Kontrolle über einen Ort: { $location }.
    }
event-keys_spent =
    { $you ->
        [yes]
            Du setzt { $n ->
                [one] 1 Schlüsselplättchen
               *[other] { $n } Schlüsselplättchen
            } ein.
       *[no]
            { $seat } setzt { $n ->
                [one] 1 Schlüsselplättchen
               *[other] { $n } Schlüsselplättchen
            } ein.
    }
event-lord_under = { $lord } kommt unter die Ortstafel „{ $location }“.
event-last_turns =
    { $you ->
        [yes] Du läutest das Ende ein: Alle anderen haben noch einen letzten Zug.
       *[no] { $seat } läutet das Ende ein: Alle anderen haben noch einen letzten Zug.
    }
event-affiliated_at_end =
    { $you ->
        [yes] Du vereinst dich mit { $card } aus deiner Hand.
       *[no] { $seat } vereint sich mit { $card } aus der Hand.
    }
event-tokens_shown =
    { $you ->
        [yes]
            Du deckst deine Monsterplättchen auf: zusammen { $n ->
                [one] 1 Punkt
               *[other] { $n } Punkte
            }.
       *[no]
            { $seat } deckt die Monsterplättchen auf: zusammen { $n ->
                [one] 1 Punkt
               *[other] { $n } Punkte
            }.
    }
event-scored =
    { $you ->
        [yes]
            Du kommst auf { $n ->
                [one] 1 Einflusspunkt
               *[other] { $n } Einflusspunkte
            }.
       *[no]
            { $seat } kommt auf { $n ->
                [one] 1 Einflusspunkt
               *[other] { $n } Einflusspunkte
            }.
    }
event-discarded_for_jailer =
    { $you ->
        [yes] Wegen des Gefängniswärters wirfst du { $card } ab.
       *[no] { $seat } wirft wegen des Gefängniswärters { $card } ab.
    }
event-robbed_by_seeker =
    { $you ->
        [yes]
            Der Häscher kostet dich { $n ->
                [one] 1 Perle
               *[other] { $n } Perlen
            }.
       *[no]
            { $seat } verliert durch den Häscher { $n ->
                [one] 1 Perle
               *[other] { $n } Perlen
            }.
    }
event-lord_turned =
    { $you ->
        [yes] Der Meuchelmörder schlägt bei dir zu. Gedreht wird: { $lord }.
       *[no] Der Meuchelmörder schlägt bei { $seat } zu. Gedreht wird: { $lord }.
    }
event-discarded_for_commander =
    { $you ->
        [yes] Wegen des Armeekommandanten wirfst du { $card } ab.
       *[no] { $seat } wirft wegen des Armeekommandanten { $card } ab.
    }
event-threat_tamed =
    { $you ->
        [yes] Wegen der Ausbilderin bekommst du nur die Belohnung von Feld { $space }.
       *[no] Wegen der Ausbilderin bekommt { $seat } nur die Belohnung von Feld { $space }.
    }
event-token_hunted =
    { $you ->
        [yes] Dein Jäger nimmt { $other } ein zufälliges Monsterplättchen weg.
       *[no]
            { $you_other ->
                [yes] Der Jäger von { $seat } nimmt dir ein zufälliges Monsterplättchen weg.
               *[no] Der Jäger von { $seat } nimmt { $other } ein zufälliges Monsterplättchen weg.
            }
    }
event-hunted_token_seen = Dieses Monsterplättchen ist { $n } wert.
event-ship_master_pearls =
    { $you ->
        [yes]
            Der Reeder bringt dir { $n ->
                [one] 1 Perle
               *[other] { $n } Perlen
            }.
       *[no]
            { $seat } bekommt vom Reeder { $n ->
                [one] 1 Perle
               *[other] { $n } Perlen
            }.
    }
event-trader_pearls =
    { $you ->
        [yes]
            Der Kaufherr bringt dir { $n ->
                [one] 1 Perle
               *[other] { $n } Perlen
            }.
       *[no]
            { $seat } bekommt vom Kaufherrn { $n ->
                [one] 1 Perle
               *[other] { $n } Perlen
            }.
    }
event-peddler_pearls =
    { $you ->
        [yes]
            Der Hausierer bringt dir { $n ->
                [one] 1 Perle
               *[other] { $n } Perlen
            }.
       *[no]
            { $seat } bekommt vom Hausierer { $n ->
                [one] 1 Perle
               *[other] { $n } Perlen
            }.
    }
event-landlord_pearl =
    { $you ->
        [yes]
            Der Pachtherr bringt dir { $n ->
                [one] 1 Perle
               *[other] { $n } Perlen
            }.
       *[no]
            { $seat } bekommt vom Pachtherrn { $n ->
                [one] 1 Perle
               *[other] { $n } Perlen
            }.
    }
event-sold_by_slaver =
    { $you ->
        [yes] Du verkaufst { $card } für 2 Perlen an den Sklavenhändler.
       *[no] { $seat } verkauft { $card } für 2 Perlen an den Sklavenhändler.
    }
event-shopkeeper_pearl =
    { $you ->
        [yes]
            Der Krämer bringt dir { $n ->
                [one] 1 Perle
               *[other] { $n } Perlen
            }.
       *[no]
            { $seat } bekommt vom Krämer { $n ->
                [one] 1 Perle
               *[other] { $n } Perlen
            }.
    }
event-extra_turn =
    { $you ->
        [yes] Der Beschwörer schenkt dir nach diesem Zug noch einen.
       *[no] Der Beschwörer schenkt { $seat } nach diesem Zug noch einen.
    }
event-apprentice_stack =
    { $you ->
        [yes]
            Der Zauberlehrling bringt dir vom Rat die { $race } ({ $n ->
                [one] 1 Karte
               *[other] { $n } Karten
            }).
       *[no]
            Der Zauberlehrling bringt { $seat } vom Rat die { $race } ({ $n ->
                [one] 1 Karte
               *[other] { $n } Karten
            }).
    }
event-oracle_stack =
    { $you ->
        [yes]
            Dein Orakel räumt einen Stapel des Rats ab: { $race } ({ $n ->
                [one] 1 Karte
               *[other] { $n } Karten
            }).
       *[no]
            Das Orakel von { $seat } räumt einen Stapel des Rats ab: { $race } ({ $n ->
                [one] 1 Karte
               *[other] { $n } Karten
            }).
    }
event-locations_swapped =
    { $you ->
        [yes] Du tauschst „{ $location }“ gegen „{ $other_location }“.
       *[no] { $seat } tauscht „{ $location }“ gegen „{ $other_location }“.
    }
event-lord_replaced =
    { $you ->
        [yes] Du entlässt einen Edlen vom Hof: { $lord }. Neu am Hof: { $other_lord }.
       *[no] { $seat } entlässt einen Edlen vom Hof: { $lord }. Neu am Hof: { $other_lord }.
    }
event-lord_corrupted =
    { $you ->
        [yes] Du zahlst 5 Perlen Bestechung. Angeworben: { $lord }.
       *[no] { $seat } zahlt 5 Perlen Bestechung. Angeworben: { $lord }.
    }
event-lord_betrayed =
    { $you ->
        [yes] Du gibst einen Edlen auf: { $lord }. Dafür kommt vom Hof: { $other_lord }.
       *[no] { $seat } gibt einen Edlen auf: { $lord }. Dafür kommt vom Hof: { $other_lord }.
    }
event-lord_schemed =
    { $you ->
        [yes] Du gibst einen Edlen auf: { $lord }. Dafür kommt vom Stapel: { $other_lord }.
       *[no] { $seat } gibt einen Edlen auf: { $lord }. Dafür kommt vom Stapel: { $other_lord }.
    }
event-power_while_paying =
    { $you ->
        [yes] Beim Bezahlen setzt du eine Fähigkeit ein: { $lord }.
       *[no] { $seat } setzt beim Bezahlen eine Fähigkeit ein: { $lord }.
    }
event-power_lapses =
    { $you ->
        [yes] Bei dir bleibt eine Fähigkeit ohne Wirkung: { $lord }.
       *[no] Bei { $seat } bleibt eine Fähigkeit ohne Wirkung: { $lord }.
    }
event-smokers_exchanged =
    { $you ->
        [yes] Du tauschst die Schwarzen Raucher ein gegen: { $location }.
       *[no] { $seat } tauscht die Schwarzen Raucher ein gegen: { $location }.
    }

## Spielende, Optionen, Wertung

ending-seven_lords = Jemand hat den siebten Edlen angeworben.
ending-court_empty = Es gab nicht mehr genug Edle, um den Hof aufzufüllen.
ending-length = Das Spiel hat zu viele Entscheidungen gebraucht und wurde gewertet, wie es stand.
way-seven_lords = Edle, bis jemand sieben hat
way-court_empty = Edle im Stapel
option-ambassador_keys = Schlüssel auf einem Botschafter: 3 wie in der Anleitung, 0 wie in manchen Auflagen.
option-memory_aid = Zeigt, was du gesehen hast und dir merken könntest, etwa die Karten auf den Händen und beim Rat.

## Themen

topic-goal = Ziel des Spiels
topic-setup = Aufbau
topic-turns = Der Spielzug
topic-plotting = Politik am Hof
topic-actions = Die Aktion
topic-exploring = Die Tiefen erkunden
topic-monsters = Monster
topic-threat = Die Bedrohungsleiste
topic-council = Den Rat um Unterstützung bitten
topic-recruiting = Einen Edlen anwerben
topic-powers = Fähigkeiten
topic-court = Den Hof auffüllen
topic-locations = Orte kontrollieren
topic-ending = Ende des Spiels
topic-scoring = Wertung
topic-lords = Die Edlen
topic-tiles = Die Orte
topic-rulings = Wo die Anleitung schweigt

## Regeln

rule-goal-1 = Wer am Ende die meisten Einflusspunkte hat, gewinnt. Punkte bringen Orte, Edle, vereinte Verbündete und Monsterplättchen.
rule-setup-1 = Die 71 Erkundungskarten liegen gemischt und verdeckt bereit: 6 Monster und je 13 Verbündete der fünf Völker. Jedes Volk hat eine Karte mit Wert 5, zwei mit Wert 4, drei mit Wert 3, drei mit Wert 2 und vier mit Wert 1.
rule-setup-2 = Die 35 Edlen werden gemischt. Sechs von ihnen kommen offen an den Hof, die übrigen bilden den Edlenstapel.
rule-setup-3 = Die 20 Orte werden gemischt. Einer liegt von Anfang an offen aus, die übrigen bilden den Ortsstapel.
rule-setup-4 = Die 20 Monsterplättchen liegen verdeckt und gemischt bereit; gezogen wird zufällig. Neun sind 2, neun sind 3 und zwei sind 4 Einflusspunkte wert.
rule-setup-5 = Das Bedrohungsplättchen beginnt auf Feld 1 der Bedrohungsleiste.
rule-setup-6 = Die Schlüsselplättchen liegen neben dem Spielplan.
rule-setup-7 = Alle beginnen mit 1 Perle. Die übrigen Perlen sind die Schatzkammer.
rule-setup-8 = Wer anfängt, entscheidet der Zufall.
rule-turns-1 = Es geht im Uhrzeigersinn. Ein Zug hat drei Teile in fester Folge: Politik am Hof, eine Aktion, Orte.
rule-turns-2 = Hast du nach deiner Aktion drei Schlüssel, musst du die Kontrolle über einen Ort übernehmen. Das wiederholst du, solange dir noch drei Schlüssel bleiben.
rule-turns-3 = Danach endet dein Zug, und links von dir geht es weiter.
rule-plotting-1 = Vor deiner Aktion darfst du 1 Perle in die Schatzkammer zahlen, um einen neuen Edlen an den Hof zu holen.
rule-plotting-2 = Der oberste Edle des Stapels kommt offen auf den freien Platz am Hof, der am weitesten vom Stapel entfernt ist.
rule-plotting-3 = Ohne Perle kannst du keine Politik am Hof betreiben.
rule-plotting-4 = Sind alle sechs Plätze am Hof besetzt, ist keine Politik am Hof möglich.
rule-plotting-5 = Ist der Edlenstapel leer, ist keine Politik am Hof möglich.
rule-plotting-6 = Du darfst in deinem Zug beliebig oft Politik am Hof betreiben, für jeweils 1 Perle.
rule-actions-1 = In deinem Zug musst du genau eine von drei Aktionen ausführen: die Tiefen erkunden, den Rat um Unterstützung bitten oder einen Edlen anwerben.
rule-exploring-1 = Beim Erkunden deckst du vom Erkundungsstapel eine Karte nach der anderen auf. Jede kommt auf das erste freie der fünf Felder, vom Stapel aus gezählt.
rule-exploring-2 = Ist die Karte ein Verbündeter, musst du sie den anderen im Uhrzeigersinn der Reihe nach anbieten.
rule-exploring-3 = Wer einen Verbündeten angeboten bekommt, darf ihn kaufen oder passen.
rule-exploring-4 = Wer als Erster zugreift, gibt den aktuellen Preis dem, der erkundet, und nimmt die Karte auf die Hand.
rule-exploring-5 = Der erste Verbündete, der in einem Zug verkauft wird, kostet 1 Perle, der zweite 2, der dritte 3. Wer kauft, spielt dabei keine Rolle.
rule-exploring-6 = Im Zug eines anderen darfst du nur einen einzigen Verbündeten kaufen.
rule-exploring-7 = Kaufen kannst du nur, wenn deine Perlen für den aktuellen Preis reichen.
rule-exploring-8 = Kauft niemand, hast du die Wahl: Du nimmst den Verbündeten umsonst auf die Hand und beendest damit die Erkundung, oder du lässt ihn liegen und deckst die nächste Karte auf.
rule-exploring-9 = Kauft niemand den Verbündeten auf dem letzten Feld, musst du ihn nehmen.
rule-exploring-10 = Wer die Karte auf dem letzten Feld nimmt, bekommt dazu 1 Perle aus der Schatzkammer.
rule-exploring-11 = Wird ein Verbündeter gekauft, ist sein Feld wieder frei: Dorthin kommt die nächste Karte, und du musst weiter aufdecken.
rule-exploring-12 = Am Ende der Erkundung kommen alle Verbündeten, die noch ausliegen, verdeckt zum Rat, jeder auf den Stapel seines Volkes.
rule-exploring-13 = Monster, die noch ausliegen, kommen auf den Ablagestapel.
rule-exploring-14 = Ist der Erkundungsstapel leer, wird der Ablagestapel gemischt und zum neuen Stapel.
rule-monsters-1 = Ein Monster wird niemandem angeboten. Du bekämpfst es oder deckst weiter auf.
rule-monsters-2 = Kämpfst du, dann siegst du immer. Du bekommst die Belohnung des Feldes, auf dem das Bedrohungsplättchen steht, und deine Erkundung endet.
rule-monsters-3 = Ein Monsterplättchen ziehst du zufällig, siehst es dir an und behältst es verdeckt. Am Ende ist es 2, 3 oder 4 Einflusspunkte wert.
rule-monsters-4 = Bietet das Feld mehrere Belohnungen an, suchst du dir eine aus.
rule-monsters-5 = Nach einem Kampf kommt das Bedrohungsplättchen zurück auf Feld 1.
rule-monsters-6 = Kämpfst du nicht, rückt das Bedrohungsplättchen ein Feld weiter, höchstens bis Feld 6. Das Monster bleibt liegen, und du deckst die nächste Karte auf.
rule-monsters-7 = Ein Monster auf dem letzten Feld der Erkundungsleiste musst du bekämpfen.
rule-monsters-8 = Wer auf dem letzten Feld kämpft, bekommt zur Belohnung noch 1 Perle aus der Schatzkammer.
rule-threat-1 = Bedrohungsfeld 1: 1 Perle oder 1 Monsterplättchen.
rule-threat-2 = Bedrohungsfeld 2: 2 Perlen oder 1 Perle und 1 Monsterplättchen oder 2 Monsterplättchen.
rule-threat-3 = Bedrohungsfeld 3: 1 Schlüssel.
rule-threat-4 = Bedrohungsfeld 4: 1 Schlüssel, dazu 1 Perle oder 1 Monsterplättchen.
rule-threat-5 = Bedrohungsfeld 5: 1 Schlüssel, dazu 2 Perlen oder 1 Perle und 1 Monsterplättchen oder 2 Monsterplättchen.
rule-threat-6 = Bedrohungsfeld 6: 2 Schlüssel.
rule-council-1 = Du wählst einen Stapel des Rats und nimmst alle seine Karten auf die Hand, ohne vorher hineinzusehen.
rule-council-2 = Einen Stapel ohne Karten kannst du nicht wählen.
rule-council-3 = Niemand darf einen Stapel des Rates durchsehen: Wer einen nimmt, nimmt ihn ungesehen. Ein Handkartenlimit gibt es nicht, außer durch den Armeekommandanten eines Mitspielers.
rule-recruiting-1 = Du wählst einen Edlen am Hof und bezahlst ihn mit Verbündeten aus deiner Hand. Der Preis steht auf der Karte: Die Blasen stehen für Völker, die Zahl darunter ist der Wert, der erreicht werden muss.
rule-recruiting-2 = Du musst mit genau so vielen verschiedenen Völkern bezahlen, wie der Edle Blasen hat: nicht mit mehr und nicht mit weniger.
rule-recruiting-3 = Das Volk in der großen Blase muss dabei sein. Perlen können ein Volk nicht ersetzen.
rule-recruiting-4 = Du darfst mit mehreren Verbündeten desselben Volkes bezahlen.
rule-recruiting-5 = Bezahlst du mehr als den geforderten Wert, verfällt der Rest. Herausgegeben wird nichts.
rule-recruiting-6 = Reicht der Wert der Verbündeten nicht, zahlst du für jeden fehlenden Punkt 1 Perle in die Schatzkammer.
rule-recruiting-7 = Erreichst du den Wert auch mit allen deinen Perlen nicht, kannst du den Edlen nicht anwerben.
rule-recruiting-8 = Mit dem schwächsten Verbündeten, den du abgegeben hast, vereinst du dich: Er liegt bis zum Ende des Spiels offen vor dir. Die anderen werden abgelegt.
rule-recruiting-9 = Sind mehrere gleich schwach, suchst du aus, mit wem du dich vereinst. Mit dem Meister der Magie darfst du jeden nehmen, mit dem du bezahlt hast.
rule-recruiting-10 = Ein vereinter Verbündeter kann keine Edlen mehr bezahlen, zählt aber am Ende des Spiels.
rule-recruiting-11 = Der Edle liegt nun offen vor dir. Er ist frei: Du kannst seine Fähigkeit und seine Schlüssel nutzen.
rule-powers-1 = Eine Fähigkeit mit Pfeil wirkt ein einziges Mal, und zwar wenn der Edle ins Spiel kommt.
rule-powers-2 = Eine Fähigkeit ohne Pfeil gilt, solange der Edle frei ist. Sie endet, wenn er unter einen Ort kommt oder vom Meuchelmörder gedreht wird.
rule-powers-3 = In deinem eigenen Zug bestimmst du selbst, in welchem Moment du eine Fähigkeit ohne Pfeil nutzt: bei jeder Entscheidung und so oft du magst.
rule-court-1 = Nach dem Anwerben rücken die übrigen Edlen am Hof vom Stapel weg auf, sodass die freien Plätze beim Stapel liegen.
rule-court-2 = Bleiben drei oder mehr Edle am Hof, kommt keiner dazu. Sind es nur noch zwei oder weniger, wird der Hof aufgefüllt.
rule-court-3 = Wer den Hof auffüllt, bekommt 2 Perlen aus der Schatzkammer.
rule-court-4 = Vom Stapel werden Edle aufgedeckt, bis alle sechs Plätze am Hof besetzt sind.
rule-locations-1 = Mit drei Schlüsseln musst du die Kontrolle über einen Ort übernehmen. Es zählen die Schlüssel deiner freien, nicht gedrehten Edlen und deine Schlüsselplättchen.
rule-locations-2 = Entweder nimmst du einen Ort, der offen liegt, oder du ziehst 1, 2, 3 oder 4 vom Stapel. Wie viele, sagst du, bevor du sie siehst.
rule-locations-3 = Von den gezogenen Orten behältst du einen. Die anderen liegen von nun an offen für alle aus.
rule-locations-4 = Du kannst höchstens vier Orte ziehen und nie mehr, als im Stapel sind.
rule-locations-5 = Edle, deren Schlüssel du einsetzt, kommen unter den Ort. Sie sind nicht mehr frei, verlieren Fähigkeit und Schlüssel und sind vor anderen Edlen sicher; ihre Einflusspunkte zählen weiter.
rule-locations-6 = Eingesetzte Schlüsselplättchen kommen zurück in den Vorrat.
rule-locations-7 = Hast du mehr Schlüssel, als du brauchst, bestimmst du, welche du einsetzt.
rule-locations-8 = Ein Ort kostet genau drei Schlüssel: drei einzelne oder einen Botschafter ganz allein.
rule-ending-1 = Das Ende naht, sobald jemand den siebten Edlen angeworben hat.
rule-ending-2 = Das Ende naht auch, wenn der Hof nach einem Anwerben aufgefüllt werden muss, aber nicht mehr genug Edle da sind, um ihn ganz zu füllen.
rule-ending-3 = Wer an der Reihe ist, beendet den Zug noch. Danach haben alle anderen je einen letzten Zug.
rule-scoring-1 = Am Ende vereinen sich alle mit dem schwächsten Verbündeten jedes Volkes, das sie auf der Hand haben.
rule-scoring-2 = Alle übrigen Handkarten werden abgelegt.
rule-scoring-3 = Deine Orte bringen die Punkte, die auf ihnen stehen.
rule-scoring-4 = Alle deine Edlen bringen ihre Einflusspunkte, ob frei, gedreht oder unter einem Ort.
rule-scoring-5 = Von jedem Volk bringt dein stärkster vereinter Verbündeter seinen Wert an Punkten.
rule-scoring-6 = Alle Monsterplättchen werden aufgedeckt und bringen ihren Wert an Punkten.
rule-scoring-7 = Die höchste Summe gewinnt.
rule-scoring-8 = Bei Gleichstand gewinnt, wer von den Beteiligten die meisten Perlen hat.
rule-scoring-9 = Herrscht auch dann Gleichstand, gewinnt, wer den wertvollsten einzelnen Edlen hat.
rule-scoring-10 = Ist es immer noch unentschieden, wird der Sieg geteilt.

### Edle

rule-lords-recruiter = Wirbt ein Mitspieler einen Edlen an, muss er einen um 2 höheren Wert erreichen.
rule-lords-jailer = Alle Mitspieler werfen je einen Verbündeten ihrer Wahl aus der Hand ab. Wer keinen hat, verliert nichts.
rule-lords-seeker = Alle Mitspieler zahlen je 2 Perlen in die Schatzkammer, oder alle, wenn sie weniger haben.
rule-lords-assassin = Wähle von jedem Mitspieler einen freien, noch nicht gedrehten Edlen und drehe ihn quer. Seine Fähigkeit und seine Schlüssel sind für den Rest des Spiels verloren; seine Einflusspunkte zählen weiter, und er bleibt frei.
rule-lords-commander = Alle Mitspieler werfen sofort so viele Verbündete ab, bis sie höchstens sechs auf der Hand haben. Solange der Armeekommandant frei und nicht gedreht ist, gilt das für sie auch am Ende jedes eigenen Zuges. Die Karten suchen sie selbst aus.
rule-lords-tamer = Bekämpft ein Mitspieler ein Monster, bekommt er die Belohnung des Feldes vor dem Bedrohungsplättchen. Steht es auf Feld 1, bekommt er die von Feld 1.
rule-lords-hunter = Wähle einen Mitspieler, der Monsterplättchen hat, und nimm ihm ein zufälliges weg.
rule-lords-ship_master = Am Ende deiner Erkundung bekommst du 1 Perle für jedes verschiedene Volk unter den Verbündeten, die zum Rat kommen.
rule-lords-trader = Du bekommst 3 Perlen aus der Schatzkammer.
rule-lords-peddler = Du bekommst 2 Perlen aus der Schatzkammer.
rule-lords-landlord = Du bekommst jetzt 1 Perle, und zu Beginn jedes deiner Züge wieder 1 Perle.
rule-lords-slaver = In deinem Zug darfst du, so oft du magst, einen Verbündeten aus der Hand abwerfen und bekommst dafür 2 Perlen aus der Schatzkammer. Du brauchst also einen auf der Hand.
rule-lords-shopkeeper = Du bekommst 1 Perle aus der Schatzkammer.
rule-lords-shaman = Die Fähigkeiten fremder Soldaten haben auf dich keine Wirkung.
rule-lords-invoker = Nach diesem Zug hast du sofort noch einen vollständigen Zug, bevor es weitergeht.
rule-lords-apprentice = Nimm alle Karten eines Ratsstapels deiner Wahl auf die Hand.
rule-lords-oracle = In deinem Zug darfst du, so oft du magst, alle Karten eines Ratsstapels auf den Ablagestapel legen. Der Stapel darf nicht leer sein.
rule-lords-alchemist = Bittest du den Rat um Unterstützung, nimmst du zwei Stapel statt einem, sofern es zwei mit Karten gibt.
rule-lords-illusionist = Du darfst einen deiner Orte gegen einen offen ausliegenden tauschen. Deiner liegt dann für alle aus; Edle, die unter ihm liegen, wechseln unter den neuen.
rule-lords-master_of_magic = Wirbst du künftig Edle an, darfst du dich mit einem beliebigen der abgegebenen Verbündeten vereinen, nicht nur mit dem schwächsten.
rule-lords-opportunist = In deinem Zug darfst du, so oft du magst, einen Edlen vom Hof ablegen und durch den obersten des Stapels ersetzen. Dazu muss einer am Hof und einer im Stapel liegen.
rule-lords-corruptor = Du darfst sofort einen weiteren Edlen vom Hof anwerben und zahlst statt seines Preises 5 Perlen. Du gibst dafür keine Verbündeten ab und vereinst dich mit keinem.
rule-lords-traitor = Du darfst einen deiner anderen freien Edlen aufgeben, auch einen gedrehten, und dafür einen beliebigen vom Hof nehmen, ohne zu bezahlen. Seine Fähigkeit wirkt sofort; der aufgegebene Edle ist aus dem Spiel.
rule-lords-diplomat = Beim Anwerben ist für dich kein bestimmtes Volk vorgeschrieben. Die Anzahl der verschiedenen Völker muss weiterhin genau stimmen.
rule-lords-treasurer = Wirbst du einen Edlen an, musst du einen um 2 niedrigeren Wert erreichen.
rule-lords-schemer = Du darfst einen deiner anderen freien Edlen aufgeben, auch einen gedrehten, und dafür den obersten des Stapels nehmen, ohne zu bezahlen. Seine Fähigkeit wirkt sofort; der aufgegebene Edle ist aus dem Spiel.
rule-lords-farmers = Keine Fähigkeit, dafür viel Einfluss.
rule-lords-sage = Übernimm die Kontrolle über einen Ort: entweder einen, der offen liegt, oder einen von zweien, die du ziehst; der andere liegt dann offen für alle aus. Unter den Ort kommt nur dieser Botschafter; andere Schlüssel brauchst du nicht.
rule-lords-hermit = Übernimm die Kontrolle über einen Ort: entweder einen, der offen liegt, oder den obersten des Stapels. Unter ihn kommt nur dieser Botschafter; andere Schlüssel brauchst du nicht.
rule-lords-elder = Übernimm die Kontrolle über einen Ort: entweder einen, der offen liegt, oder einen von dreien, die du ziehst; die anderen liegen dann offen für alle aus. Unter den Ort kommt nur dieser Botschafter; andere Schlüssel brauchst du nicht.

### Orte

rule-tiles-sargasso_silos = 5 Punkte, dazu 2 für jeden deiner Bauern.
rule-tiles-dockworks = 5 Punkte, dazu 2 für jeden deiner Händler.
rule-tiles-hydrozoa_reserves = 6 Punkte, dazu 2 für jeden deiner Magier.
rule-tiles-parliament = 6 Punkte, dazu 2 für jeden deiner Politiker.
rule-tiles-barracks = 7 Punkte, dazu 2 für jeden deiner Soldaten.
rule-tiles-sargasso_fields = 3 Punkte, dazu 3 für jedes Seepferdchen, mit dem du vereint bist.
rule-tiles-giant_clams = 3 Punkte, dazu 3 für jedes Schalentier, mit dem du vereint bist.
rule-tiles-sanctuary = 4 Punkte, dazu 3 für jede Qualle, mit der du vereint bist.
rule-tiles-oceanic_senate = 4 Punkte, dazu 3 für jeden Tintenfisch, mit dem du vereint bist.
rule-tiles-chasm = 5 Punkte, dazu 3 für jeden Krebs, mit dem du vereint bist.
rule-tiles-abyss = 2 Punkte für jede Gilde, aus der du mindestens einen Edlen hast. Auch die Botschafter sind eine Gilde, mehr als 12 Punkte gibt es also nicht.
rule-tiles-throne_room = Noch einmal die Einflusspunkte deines wertvollsten Edlen.
rule-tiles-depths = Das Doppelte der Einflusspunkte deines schwächsten Edlen.
rule-tiles-jail = 15 Punkte, minus 1 für jeden deiner Edlen.
rule-tiles-closed_tower = 3 Punkte für jeden deiner Edlen mit mindestens einem aufgedruckten Schlüssel, ob eingesetzt oder nicht. Der Schlüssel eines gedrehten Edlen gilt nicht.
rule-tiles-lost_tower = 3 Punkte für jeden deiner Edlen ohne aufgedruckten Schlüssel.
rule-tiles-chamber_of_allies = 3 Punkte, dazu von jedem Volk der Wert des schwächsten Verbündeten, mit dem du vereint bist.
rule-tiles-coral_barrier = 20 Punkte, minus 1 für jeden Verbündeten, mit dem du vereint bist.
rule-tiles-city_of_mirrors = Zählt wie ein Ort eines Mitspielers, gerechnet mit deinen eigenen Edlen und vereinten Verbündeten.
rule-tiles-black_smokers = Selbst nichts wert. Nimmst du diesen Ort, darfst du ihn sofort gegen einen beliebigen aus dem Stapel eintauschen; er ist dann aus dem Spiel, und der Stapel wird gemischt.

### Entscheidungen

rule-rulings-seen = Jeder Verbündete liegt offen, bevor er auf eine Hand oder zum Rat kommt. Wer gut aufpasst, weiß also, wo er ist.
rule-rulings-discards = Abgelegte Karten werden offen hingelegt, alle sehen sie. Durchsuchen darf den Ablagestapel niemand.
rule-rulings-pearls = Alle dürfen sehen, wie viele Perlen jemand hat.
rule-rulings-no_action = Ist keine der drei Aktionen möglich, passt du.
rule-rulings-empty_deck = Sind Erkundungsstapel und Ablagestapel beide leer, kann nichts aufgedeckt werden. Eine laufende Erkundung endet dann.
rule-rulings-tokens = Eine Belohnung mit mehr Monsterplättchen, als noch da sind, steht nicht zur Wahl.
rule-rulings-paying = Während du einen Edlen bezahlst, darfst du Fähigkeiten nutzen, aber nichts darf die Zahlung vereiteln: Du verkaufst keinen Verbündeten, den sie noch braucht, und der Edle, den du anwirbst, wird nicht ersetzt.
rule-rulings-length = Ein Spiel, das zu viele Entscheidungen braucht, wird beendet und gewertet, wie es steht.
rule-rulings-no_location = Ist kein Ort mehr da, behältst du deine Schlüssel, und nichts geschieht.
rule-rulings-mirrors = Die Stadt der Spiegel kopiert von selbst den fremden Ort, der dir am meisten bringt. Eine gespiegelte Stadt der Spiegel bringt nichts.
rule-rulings-supplies = Perlen und Schlüssel gehen nie aus.
rule-rulings-ambassadors = Botschafter haben drei Schlüssel, wie es in der Anleitung steht, und dürfen deshalb auch einen offenen Ort nehmen. Mit einer Option haben sie keine; dann ziehen sie nur.
rule-rulings-turned = Der Schlüssel eines gedrehten Edlen gilt nicht, auch nicht beim Verschlossenen Turm. Sonst zählt der Edle bei den Orten wie jeder andere.
rule-rulings-refill = Der Hof wird auch aufgefüllt, wenn weniger als zwei Edle übrig sind, aber nur einmal und erst nach allen Fähigkeiten. Die 2 Perlen gibt es auch dann, wenn der Stapel nicht mehr reicht.
rule-rulings-swaps = Der Verräter braucht einen Edlen am Hof, der Verschwörer einen im Stapel, und beide brauchen einen anderen freien Edlen zum Aufgeben. Sonst verfällt die Fähigkeit.

## Page

# Kurze Wörter für den gezeichneten Plan der Seite; Zahlen stehen daneben.

page-court = Der Hof
page-lord-deck = Edlenstapel
page-empty = leer
page-refill = Nur noch zwei Edle: Du bekommst diese Perlen, und der Hof füllt sich wieder
page-plot = Neuer Edler
page-exploration = Erkundung
page-explore = Erkunden
page-go-on = Nächste Karte
page-deck = Stapel
page-discard = Ablage
page-next-sale = Nächster Kauf
page-offered = im Angebot
page-lies = liegt
page-monster-here = ein Monster!
page-last-ledge = Wer die Karte hier nimmt, bekommt diese Perle
page-ledge = Stufe
page-price = Preis
page-bought = hat gekauft
page-threat = Bedrohung
page-depth = Tiefe
page-or = oder
page-tokens-left = Plättchen übrig
page-council = Der Rat
page-council-hint = verdeckte Stapel; du nimmst einen ganzen
page-drawn = Gezogene Orte
page-drawn-hint = einer wird gewählt, die anderen bleiben offen
page-open-locations = Offene Orte
page-location-deck = Orte im Stapel
page-no-open = Keiner liegt offen.
page-draw = Ziehen und auswählen
page-now-for-you = jetzt für dich
page-for-you = für dich
page-recruiting = Anwerben
page-laid-out = Ausgelegt
page-nothing-laid = Noch nichts
page-hidden-payment = Die Verbündeten werden gezeigt, sobald alle ausliegen.
page-value = Wert
page-still-wanted = Noch verlangt
page-in-pearls = oder in Perlen
page-any-race = ein beliebiges anderes Volk
page-any-races = beliebige andere Völker
page-all-there = Alles ist da.
page-choose-affiliate = Mit einem davon vereinst du dich.
page-opponents = Mitspieler
page-players = Alle am Tisch
page-pearls = Perlen
page-pearl = Perle
page-keys = Schlüssel
page-key = Schlüssel
page-cards = Karten
page-hand = Hand
page-your-hand = Deine Hand
page-no-hand = Deine Hand ist leer.
page-lords = Edle
page-your-lords = Deine Edlen
page-no-lords = Noch dient dir kein Edler.
page-locations = Orte
page-affiliated = Vereint
page-nobody = noch niemand
page-tokens = Monsterplättchen
page-token = Monsterplättchen
page-influence = Einfluss
page-influence-now = Einfluss jetzt
page-turned = gedreht: nur der Einfluss zählt noch
page-turned-short = gedreht
page-under = unter
page-turn-now = am Zug
page-last-turns = Letzte Züge
page-open = freier Platz
page-away = nicht da
page-you = du
page-known = gesehen
page-why = Warum nicht?
page-score = Wertung
page-score-locations = Orte
page-score-lords = Edle
page-score-allies = Verbündete
page-score-monsters = Monster
page-score-total = Summe
page-winner = gewinnt
page-spectator = Du siehst zu.
page-power-arrow = Einmal
page-power-use = In deinem Zug
page-power-lasting = Dauerhaft
page-power-none = Keine Fähigkeit
page-fact-guild = Gilde
page-fact-copies = Im Stapel
page-code-jellyfish = Qu
page-code-crab = Kr
page-code-seahorse = Se
page-code-shellfish = Sc
page-code-squid = Ti
page-lord-recruiter = Andere zahlen 2 mehr für Edle
page-lord-jailer = Andere werfen 1 Karte ab
page-lord-seeker = Andere verlieren 2 Perlen
page-lord-assassin = Dreh je 1 fremden Edlen quer
page-lord-commander = Andere: höchstens 6 Karten
page-lord-tamer = Andere: weniger für Monster
page-lord-hunter = Nimm ein Monsterplättchen
page-lord-ship_master = 1 Perle je Volk zum Rat
page-lord-trader = Nimm 3 Perlen
page-lord-peddler = Nimm 2 Perlen
page-lord-landlord = 1 Perle jetzt und in jedem Zug
page-lord-slaver = Verkauf 1 Karte für 2 Perlen
page-lord-shopkeeper = Nimm 1 Perle
page-lord-shaman = Sicher vor fremden Soldaten
page-lord-invoker = Noch ein ganzer Zug
page-lord-apprentice = Nimm 1 Stapel vom Rat
page-lord-oracle = Wirf 1 Stapel des Rats ab
page-lord-alchemist = Zwei Stapel vom Rat
page-lord-illusionist = Tausch 1 Ort
page-lord-master_of_magic = Freie Wahl, wer sich vereint
page-lord-opportunist = Tausch 1 Edlen am Hof aus
page-lord-corruptor = Noch 1 Edler für 5 Perlen
page-lord-traitor = Tausch 1 Edlen mit dem Hof
page-lord-diplomat = Kein Volk ist verlangt
page-lord-treasurer = Edle kosten dich 2 weniger
page-lord-schemer = Tausch 1 Edlen mit dem Stapel
page-lord-sage = Nimm einen offenen Ort oder einen von 2 gezogenen
page-lord-hermit = Nimm einen offenen Ort oder den obersten
page-lord-elder = Nimm einen offenen Ort oder einen von 3 gezogenen
page-tile-guilds = je Gilde
page-tile-highest = bester Edler noch einmal
page-tile-lowest = 2 × schwächster Edler
page-tile-lords = je Edlen
page-tile-keys = Edler mit Schlüssel
page-tile-keyless = Edler ohne Schlüssel
page-tile-allies = kleinster je Volk
page-tile-affiliated = je vereinte Karte
page-tile-mirror = wie ein Ort der anderen
page-tile-exchange = gegen einen aus dem Stapel

# -- the table as sections ---------------------------------------------------------------------------------------

sections-price = Preis { $value } aus { $races ->
    [one] 1 Volk
   *[other] { $races } Völkern
}{ $demands ->
    [none] {""}
   *[other] , Pflicht: { $race }
}
