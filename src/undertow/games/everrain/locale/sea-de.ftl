### The Everrain: die See. Feindschiffe, Geschütze, Wracks. Deutsch.

prompt-omen = Ein Omen unter deinen Würfeln. Setzt du einen Befehl dafür ein?

move-omen_pay =
    .head = Einsetzen
    .thing = { $order }
move-omen_leave = Das Omen lassen

event-raider_came = Ein Segel in Sicht: { $enemy }.
event-raider_missing = Kein Platz auf See: { $enemy }. Die Agenda rückt dafür vor.
event-raider_rolled = Würfe: { $enemy }. Bewegungen: { $moves }, Treffer: { $hits }, Omen: { $omens }.
event-raider_omen = Ein Omen wirkt: { $enemy }.
event-coins_lost =
    { $you ->
        [yes] Du verlierst Münzen: { $n }.
       *[no] { $seat } verliert Münzen: { $n }.
    }
event-raider_sailed = In Fahrt: { $enemy }, Bewegungen: { $n }.
event-raider_attacked =
    { $you ->
        [yes] Angriff auf dich: { $enemy }, Treffer: { $n }.
       *[no] Angriff auf { $seat }: { $enemy }, Treffer: { $n }.
    }
event-evaded =
    { $you ->
        [yes] Du weichst Treffern aus: { $n }.
       *[no] { $seat } weicht Treffern aus: { $n }.
    }
event-omen_paid =
    { $you ->
        [yes] Du setzt für ein Omen einen Befehl ein: { $order }.
       *[no] { $seat } setzt für ein Omen einen Befehl ein: { $order }.
    }
event-raider_battered = Vom Sturm getroffen: { $enemy }.
event-raider_sunk = Gesunken: { $enemy }. Ein Wrack bleibt zurück.
event-raider_arrived = Am Fahrtziel: { $enemy }.

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
        [yes] Du feuerst: { $upgrade }, Würfel: { $n }.
       *[no] { $seat } feuert: { $upgrade }, Würfel: { $n }.
    }
event-raider_hit = Getroffen: { $enemy }, Treffer: { $n }.
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
