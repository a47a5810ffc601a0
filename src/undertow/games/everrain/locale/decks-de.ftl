### The Everrain: an Deck. Feinde, Kapereien, Altäre. Deutsch.

prompt-evade =
    { $ordered ->
        [1] Kaperei { $zone_at }. Deine Würfel: { $dice }, ihre: { $hits }. Wie viele von deinen weichen aus?
       *[other] Sie schlagen zu, { $zone_at }. Treffer: { $hits }. Deine Würfel: { $dice }. Wie viele weichen aus?
    }
prompt-strike = Du triffst. Wen?
prompt-bear = Jemand muss einen Treffer hinnehmen. Wer?
prompt-drag = Jemand wird herübergezerrt. Wer? ({ $enemy })
prompt-lure = Jemand muss von unten herauf. Wer? ({ $enemy })
prompt-rouse = Ein anderer Feind wird aufgescheucht. Welcher? ({ $enemy })
prompt-exhaust = Du verlierst einen Befehl. Welchen? ({ $enemy })
prompt-bring = Verstärkung kommt. Wo erscheint sie? ({ $enemy })
prompt-drop = Dein Laderaum wird geplündert. Welcher Schatz geht? ({ $enemy })
prompt-place = Ein Feind kommt an Deck: { $enemy }. Wo?
prompt-step = Zwei gleich kurze Wege: { $enemy }. Welcher?
prompt-activate = Welcher Feind handelt als nächster?

move-evade =
    { $n ->
        [0] Alle greifen an
        [one] 1 Würfel weicht aus
       *[other] { $n } Würfel weichen aus
    }
move-strike =
    .head = Treffer
    .thing = { $enemy }, { $zone_at }
move-activate =
    .head = Als nächstes
    .thing = { $enemy }, { $zone_at }
move-member = { $crew }
move-zone = { $zone }
move-exhaust =
    .head = Hergeben
    .thing = { $order }
move-cleanse = Altar reinigen

event-foe_came =
    { $you ->
        [yes] Du hast einen Feind { $zone_at }: { $enemy }.
       *[no] { $seat } hat einen Feind { $zone_at }: { $enemy }.
    }
event-foe_missing = Kein Platz an Deck: { $enemy }. Die Agenda rückt dafür vor.
event-foe_rolled = { $enemy } würfelt. Bewegungen: { $moves }, Treffer: { $hits }, Omen: { $omens }.
event-foe_omen = Ein Omen wirkt: { $enemy }.
event-foe_mended =
    { $enemy } wird { $n ->
        [one] 1 Wunde
       *[other] { $n } Wunden
    } los.
event-foe_moved = { $enemy } geht { $zone_to }.
event-foe_roused = { $enemy } schreckt auf.
event-crew_dragged = { $crew } steht auf einmal { $zone_at }.
event-order_exhausted =
    { $you ->
        [yes] Du entkräftest einen Befehl: { $order }.
       *[no] { $seat } entkräftet einen Befehl: { $order }.
    }
event-fray_begun =
    { $you ->
        [yes] Du beginnst eine Kaperei { $zone_at }.
       *[no] { $seat } beginnt eine Kaperei { $zone_at }.
    }
event-fray_suffered =
    { $you ->
        [yes] Feinde treffen deine Mannschaft { $zone_at }: { $n ->
                [one] 1 Treffer
               *[other] { $n } Treffer
            }.
       *[no] Feinde treffen die Mannschaft von { $seat }, { $zone_at }: { $n ->
                [one] 1 Treffer
               *[other] { $n } Treffer
            }.
    }
event-fray_rolled =
    { $you ->
        [yes] Du würfelst. Treffer: { $hits }, Ausweichen: { $n }, Omen: { $omens }.
       *[no] { $seat } würfelt. Treffer: { $hits }, Ausweichen: { $n }, Omen: { $omens }.
    }
event-foe_struck =
    { $enemy } erleidet { $n ->
        [one] 1 Wunde
       *[other] { $n } Wunden
    }.
event-foe_slain = { $enemy } ist erledigt.
event-crew_struck =
    { $n ->
        [one] { $crew } erleidet 1 Wunde.
       *[other] { $crew } erleidet { $n } Wunden.
    }
event-foe_banished = { $enemy } ist gebannt.
event-altar_stirred =
    { $you ->
        [yes] Der Altar hat dich bemerkt.
       *[no] Der Altar hat { $seat } bemerkt.
    }
event-altar_cleansed =
    { $you ->
        [yes] Du reinigst den Altar. Er dankt es dir nicht.
       *[no] { $seat } reinigt den Altar. Er dankt es nicht.
    }

sections-foes = Feinde an Deck
sections-foe = Feind
sections-omen = Omen
sections-fray = Die Kaperei vor dem Wurf
sections-evading = Ausweichwürfel
sections-slaying = Alle erledigt
sections-unhurt = Niemand verletzt
sections-chance = { $n } %

prompt-boarding = An Bord des Feindes. Wer geht wohin?
move-board =
    .head = Entern
    .thing = { $target }
event-boarded =
    { $you ->
        [yes] Du enterst ein Feindschiff: { $enemy }.
       *[no] { $seat } entert ein Feindschiff: { $enemy }.
    }
event-boarding_won =
    { $you ->
        [yes] Das Feindschiff ist dein, und dann ist es fort: { $enemy }.
       *[no] { $seat } nimmt das Feindschiff: { $enemy }.
    }
event-ships_parted = Die Leinen reißen, die Schiffe treiben auseinander: { $enemy }.
sections-prize = Das geenterte Schiff

prompt-smite = Das Feuer greift. Wen trifft es?
move-use =
    .head = Benutzen
    .thing = { $treasure }
event-treasure_used =
    { $you ->
        [yes] Du benutzt einen Schatz: { $treasure }.
       *[no] { $seat } benutzt einen Schatz: { $treasure }.
    }
event-altar_hushed = Der Glockenklöppel schwingt einmal. Der Altar bleibt still.
