### Alone: Gegenstände benutzen, finden, verbessern. Deutsch.

move-use = Benutzen: { $item }
move-spend =
    { $n ->
        [one] 1 Ladung ablegen
       *[other] { $n } Ladungen ablegen
    }
move-shoot = Angreifen: { $figure }, { $place }
move-throw = Werfen { $side_to }
move-throw_here = In den eigenen Sektor werfen
move-cut_doors = Stattdessen Türen öffnen
move-reroll = Auch bedingte Treffer neu würfeln
move-done--reroll = Nur die Fehlschläge neu würfeln
move-block_near = Die Tür { $other_side_at } des Sektors neben dir blockieren ({ $side })
move-clear_near = Die Tür { $other_side_at } des Sektors neben dir öffnen ({ $side })
move-upgrade = Verbessern: { $item } (Ladung von: { $other_item })
move-recharge = Eine Ladung zurücklegen: { $item }
move-discharge = Eine Ladung abgeben: { $item }
move-drop = Ablegen: { $item }
move-take = Nehmen: { $item }
prompt-item_walk = Wohin gehst du?
prompt-item_explore = In welche Richtung?
prompt-item_path = Wohin fliegt sie weiter?
prompt-item_target = Wen greifst du an?
prompt-item_burst = Wohin wirfst du sie?
prompt-item_room = Welcher Raum?
prompt-item_second_room = Und der zweite Raum?
prompt-item_spend = Wie viele Ladungen legst du ab?
prompt-reroll = Welche Würfel wirfst du neu?
prompt-weld = Welche Tür blockierst oder öffnest du?
prompt-cut = Welche Tür öffnest du?
prompt-recharge = Wohin legst du eine Ladung zurück?
prompt-upgrade = Welchen Gegenstand verbesserst du?
prompt-which_item = Welchen Gegenstand nimmst du?
prompt-which_charge = Von welchem Gegenstand gibst du eine Ladung ab?
prompt-which_drawn = Welche Karte legst du ab?
event-items_shuffled = Die abgelegten Gegenstände werden gemischt.
event-item_taken = Der Held nimmt: { $item }.
event-item_used =
    { $n ->
        [0] Der Held benutzt: { $item }.
        [one] Der Held verbraucht 1 Ladung: { $item }.
       *[other] Der Held verbraucht { $n } Ladungen: { $item }.
    }
event-item_discarded = Verbraucht oder abgelegt: { $item }.
event-charges_back =
    { $n ->
        [one] 1 Ladung kommt zurück: { $item }.
       *[other] { $n } Ladungen kommen zurück: { $item }.
    }
event-charge_lost = Der Held gibt eine Ladung ab: { $item }.
event-recharged = Eine Ladung kommt zurück: { $item }.
event-upgraded = Verbessert: { $item }, mit einer Ladung von: { $other_item }.
event-throws =
    { $n ->
        [one] Der Held wirft. Für jede Kreatur: 1 Würfel.
       *[other] Der Held wirft. Für jede Kreatur: { $n } Würfel.
    }
event-cuts = Der Held macht sich an die Türen.
event-flies_on = Die Drohne fliegt weiter { $side_to }.
event-smoke = Rauch. Nichts kann hinausbewegt werden: { $place }.
event-welded = Die Tür { $side_at } ist verschweißt: { $place }.
event-tracked = In Reichweite: { $creature }, { $side_to }.
event-tracked_at = In Reichweite: { $creature }, { $side_to }, Abstand { $n }.
event-tracked_none = In Reichweite ist nichts.
event-heat_shown = Warm: { $creature }, { $place }.
event-plan_told = Auf dem Grundriss: { $room }, { $place }.
event-more_actions = Weitere Aktionen in diesem Zug: { $n }.
sections-items = Ausrüstung des Helden
sections-no-items = Keine Gegenstände.
sections-item-charges = Ladungen: { $n } von { $of }
sections-item-upgraded = verbessert
sections-item-needs = { $material }; Verbessern: { $other_material }
sections-item-upgrade = Verbessert: { $text }
sections-item-deck = Ausrüstungsstapel
sections-item-discard = Abgelegte Gegenstände
sections-item-odds = Chancen: getötet { $killed } %, verwundet { $wounded } %
sections-smoke = Rauch
sections-heat = Durch die Brille gesehen
sections-plans = Räume auf dem Grundriss
sections-welded = Verschweißte Türen
