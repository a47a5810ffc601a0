### The Everrain: die See. Feindschiffe, Geschütze, Wracks. Deutsch.

prompt-omen = Ein Omen unter deinen Würfeln. Setzt du einen Befehl dafür ein?

move-omen_pay =
    .head = Einsetzen
    .thing = { $order }
move-omen_leave = Das Omen lassen

event-raider_came = Ein Segel in Sicht: { $enemy }.
event-raider_missing = Kein Platz auf See: { $enemy }. Die Agenda rückt dafür vor.
event-raider_rolled = { $enemy } würfelt. Bewegungen: { $moves }, Treffer: { $hits }, Omen: { $omens }.
event-raider_omen = Ein Omen wirkt: { $enemy }.
event-coins_lost =
    { $you ->
        [yes] Du verlierst { $n ->
                [one] 1 Münze
               *[other] { $n } Münzen
            }.
       *[no] { $seat } verliert { $n ->
                [one] 1 Münze
               *[other] { $n } Münzen
            }.
    }
event-raider_sailed =
    { $enemy } macht { $n ->
        [one] 1 Bewegung
       *[other] { $n } Bewegungen
    }.
event-raider_attacked =
    { $you ->
        [yes] { $enemy } greift dich an: { $n ->
                [one] 1 Treffer
               *[other] { $n } Treffer
            }.
       *[no] { $enemy } greift { $seat } an: { $n ->
                [one] 1 Treffer
               *[other] { $n } Treffer
            }.
    }
event-evaded =
    { $you ->
        [yes] Du weichst { $n ->
                [one] 1 Treffer
               *[other] { $n } Treffern
            } aus.
       *[no] { $seat } weicht { $n ->
                [one] 1 Treffer
               *[other] { $n } Treffern
            } aus.
    }
event-omen_paid =
    { $you ->
        [yes] Du setzt für ein Omen einen Befehl ein: { $order }.
       *[no] { $seat } setzt für ein Omen einen Befehl ein: { $order }.
    }
event-raider_battered = Vom Sturm getroffen: { $enemy }.
event-raider_sunk = { $enemy } sinkt. Ein Wrack bleibt zurück.
event-raider_arrived = { $enemy } erreicht das Fahrtziel.

sections-raiders = Feindschiffe
sections-raider-there = { $enemy }, Bug: { $to }
sections-goal-there = Fahrtziel eines Feindschiffs
sections-hits = Trefferpunkte
sections-dice = Würfel
sections-range = Reichweite
sections-bow = Bug
sections-away = Noch

move-fire =
    .head = Feuern, { $battery }
    .thing = { $target }
battery-bow = Buggeschütz
battery-port = Backbordgeschütz
battery-starboard = Steuerbordgeschütz
battery-stern = Heckgeschütz
target-1 = erstes Feindschiff
target-2 = zweites Feindschiff
target-3 = drittes Feindschiff
target-4 = viertes Feindschiff
event-gun_fired =
    { $you ->
        [yes] Du feuerst mit { $n ->
                [one] 1 Würfel
               *[other] { $n } Würfeln
            }: { $upgrade }.
       *[no] { $seat } feuert mit { $n ->
                [one] 1 Würfel
               *[other] { $n } Würfeln
            }: { $upgrade }.
    }
event-raider_hit =
    { $enemy } kassiert { $n ->
        [one] 1 Treffer
       *[other] { $n } Treffer
    }.
sections-guns = Geschütze
sections-battery = Posten
sections-gun = Geschütz
sections-does = Was es tut

prompt-salvage = Nicht alles hat Platz. Was nimmst du vom Wrack?
prompt-discard = Der Laderaum ist voll. Welcher Schatz geht über Bord?
move-loot = Das Wrack plündern
move-salvage =
    .head = Nehmen
    .thing = { $treasure }
move-discard =
    .head = Ablegen
    .thing = { $treasure }
event-wreck_looted =
    { $you ->
        [yes] Du plünderst das Wrack.
       *[no] { $seat } plündert das Wrack.
    }
event-spoils_rolled =
    { $you ->
        [yes] Du würfelst um Beute: { $n }.
       *[no] { $seat } würfelt um Beute: { $n }.
    }
event-clues_found =
    { $you ->
        [yes] Du findest { $n ->
            [one] 1 Hinweis
           *[other] { $n } Hinweise
        }.
       *[no] { $seat } findet { $n ->
            [one] 1 Hinweis
           *[other] { $n } Hinweise
        }.
    }
event-coins_found =
    { $you ->
        [yes] Du findest { $n ->
            [one] 1 Münze
           *[other] { $n } Münzen
        }.
       *[no] { $seat } findet { $n ->
            [one] 1 Münze
           *[other] { $n } Münzen
        }.
    }
event-treasure_found =
    { $you ->
        [yes] Du findest einen Schatz: { $treasure }.
       *[no] { $seat } findet einen Schatz: { $treasure }.
    }
event-treasure_discarded =
    { $you ->
        [yes] Du wirfst über Bord: { $treasure }.
       *[no] { $seat } wirft über Bord: { $treasure }.
    }
sections-explored = erforscht
