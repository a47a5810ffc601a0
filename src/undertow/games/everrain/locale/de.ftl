### The Everrain: was gefragt, geantwortet und erzählt wird. Deutsch.

title = The Everrain
tagline = Kartiert gemeinsam ein ertrunkenes Meer, ehe der Regen das letzte Wort hat.
way-discovery = Euer Marker bis zum Ende
way-agenda = Der Marker des Feindes bis zum Ende
way-elder_landlord = Häfen bis zum Sieg des Hausherrn
way-elder_hundredfathom = Schiffe bis zum Sieg von Hundertfaden
way-elder_unsung = Strophen bis zum Sieg der Ungesungenen

renewal =
    { $sent ->
        [0] { "" }
       *[other] { $sent } × Mannschaft{ $steered ->
            [0] { $fired ->
                [0] { "" }
               *[other] , { "" }
            }
           *[other] , { "" }
        }
    }{ $steered ->
        [0] { "" }
       *[other] { $steered } × Navigation{ $fired ->
            [0] { "" }
           *[other] , { "" }
        }
    }{ $fired ->
        [0] { "" }
       *[other] { $fired } × Feuer
    }

## Fragen

prompt-renew = Welche drei Befehle erneuerst du?
prompt-turn = Deine Befehle?
prompt-steer = Du stehst am Ruder.
prompt-which_tile = Zwei Kartenteile in Sicht. Welches legst du an?
prompt-rotate = Wie liegt das neue Kartenteil?
prompt-free_tile = Das erste Kartenteil kostet nichts. Wohin kommt es, und wie liegt es?
prompt-port = Wer geht im Hafen wohin?
prompt-hand_in = Was gibst du an der Universität ab?
prompt-token = Der Akt ist euer. Welchen neuen Befehl nimmst du?
prompt-wages = Die Münzen reichen nicht. Wem zahlst du die Heuer?
prompt-keep = Das Schiff ist verloren. Welchen Schatz rettest du?
prompt-return = In welchen Hafen kehrst du zurück?
prompt-soothe = Um wen kümmert sich der Doktor?
prompt-storm_place = Wie liegt der Sturm über dem ersten Schiff?
prompt-storm_toward = Der Sturm kommt näher. Auf welchem Weg?
prompt-storm_drift = Der Sturm treibt weiter. Wohin?
prompt-mend = Welcher Posten wird repariert?
prompt-heal = Wessen Wunde wird verarztet?
prompt-deal = Was gibst du, und worum bittest du?
prompt-consent = Gibst du her, worum man dich bittet?

## Antworten

move-renew =
    .head = Erneuern
    .thing = { $renewal }
move-send =
    .head = { $crew } schicken
    .thing = { $zone_to }
move-navigate = Navigieren
move-fleeting = Als Nächstes einen Eilbefehl einsetzen
move-end = Zug beenden
move-end--turn = Zug beenden{ $lost ->
    [0] {""}
    [one] : 1 Hinweis über der Grenze geht verloren
   *[other] : { $lost } Hinweise über der Grenze gehen verloren
    }
move-face =
    .head = Ausrichten
    .thing = { $heading_to }
move-left = Nach Backbord drehen
move-right = Nach Steuerbord drehen
move-ahead = Voraus segeln
move-lay = Neues Kartenteil anlegen
move-stop = Hier bleiben
move-top =
    .head = Anlegen
    .thing = { $tile }
move-rotate =
    .head = Anlegen
    .thing = { $rotation }
move-lay_at =
    .head = Anlegen { $heading_to }
    .thing = { $rotation }
move-visit =
    .head = { $crew }
    .thing = { $place }
move-again =
    .head = Noch einmal
    .thing = { $place }
move-sell =
    .head = Verkaufen
    .thing = { $treasure }
move-hire =
    .head = Anheuern
    .thing = { $crew }
move-buy =
    .head = Kaufen
    .thing = { $treasure }
move-dismiss =
    .head = Entlassen
    .thing = { $crew }
move-leave = Hafen verlassen
move-hand_in =
    .head = Abgeben
    .thing = { $treasure }
move-hand_clues = Hinweise abgeben
move-token =
    .head = Nehmen
    .thing = { $order }
move-pay =
    .head = Bezahlen
    .thing = { $crew }
move-keep =
    .head = Retten
    .thing = { $treasure }
move-return =
    .head = Zurückkehren
    .thing = { $port_to }
move-soothe =
    .head = Beruhigen
    .thing = { $crew }
move-storm_place =
    .head = Sturm legen
    .thing = { $n }
move-storm_step =
    .head = Sturm bewegen
    .thing = { $heading_to }
move-mend =
    .head = Reparieren
    .thing = { $zone }
move-heal =
    .head = Verarzten
    .thing = { $crew }
move-trade =
    .head = Tauschen mit
    .thing = { $seat }
move-give_coin =
    .head = Geben
    .thing = 1 Münze
move-give_coins =
    .head = Geben
    .thing = 5 Münzen
move-give_clue =
    .head = Geben
    .thing = 1 Hinweis
move-give_clues =
    .head = Geben
    .thing = 5 Hinweise
move-give_treasure =
    .head = Geben
    .thing = { $treasure }
move-give_crew =
    .head = Überlassen
    .thing = { $crew }
move-want_coin =
    .head = Erbitten
    .thing = 1 Münze
move-want_coins =
    .head = Erbitten
    .thing = 5 Münzen
move-want_clue =
    .head = Erbitten
    .thing = 1 Hinweis
move-want_clues =
    .head = Erbitten
    .thing = 5 Hinweise
move-want_treasure =
    .head = Erbitten
    .thing = { $treasure }
move-want_crew =
    .head = Erbitten
    .thing = { $crew }
move-close = Tausch abschließen
move-agree = Hergeben
move-refuse = Ablehnen

## Was erzählt wird

event-round_begun = Runde { $round } beginnt.
event-turn_begun =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $seat } ist am Zug.
    }
event-orders_renewed =
    { $you ->
        [yes] Du erneuerst { $n ->
            [one] 1 Befehl
           *[other] { $n } Befehle
        }.
       *[no] { $seat } erneuert { $n ->
            [one] 1 Befehl
           *[other] { $n } Befehle
        }.
    }
event-first_player =
    { $you ->
        [yes] Den Startspieler-Marker hast jetzt du.
       *[no] Startspieler ist jetzt { $seat }.
    }
event-agenda_moved =
    Die Agenda rückt { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    } vor, auf { $space }.
event-enemy_advanced = Der Marker des Feindes erreicht Feld { $space }.
event-players_advanced =
    { $you ->
        [yes] Du bringst euren Marker weiter, auf Feld { $space }.
       *[no] { $seat } bringt euren Marker weiter, auf Feld { $space }.
    }
event-elder_lowered = Der Marker des Älteren sinkt auf Feld { $space }.
event-elder_woken = Die beiden Marker treffen sich. Der Ältere ist wach.
event-clues_hushed =
    { $you ->
        [yes] Stille: Du verlierst { $n ->
            [one] 1 Hinweis
           *[other] { $n } Hinweise
        }.
       *[no] Stille: { $seat } verliert { $n ->
            [one] 1 Hinweis
           *[other] { $n } Hinweise
        }.
    }
event-act_won = Akt { $act } endet, und er ist euer.
event-act_lost = Akt { $act } endet, und er gehört dem Feind.
event-token_taken =
    { $you ->
        [yes] Du nimmst einen neuen Marker: { $order }.
       *[no] { $seat } nimmt einen neuen Marker: { $order }.
    }
event-wage_paid =
    { $you ->
        [yes] Du zahlst Heuer: { $crew }, { $n ->
            [one] 1 Münze
           *[other] { $n } Münzen
        }.
       *[no] { $seat } zahlt Heuer: { $crew }, { $n ->
            [one] 1 Münze
           *[other] { $n } Münzen
        }.
    }
event-left_unpaid =
    { $you ->
        [yes] Ohne Heuer geht { $crew } bei dir von Bord.
       *[no] Ohne Heuer geht { $crew } von Bord: { $seat }.
    }
event-marker_moved_up = Der hintere Marker rückt auf Feld { $space } auf.
event-act_begun = Akt { $act } beginnt.
event-crew_sent = { $crew } geht { $zone_to }.
event-points_gained =
    { $you ->
        [yes] Du hast { $n ->
            [one] 1 Reisepunkt
           *[other] { $n } Reisepunkte
        }.
       *[no] { $seat } hat { $n ->
            [one] 1 Reisepunkt
           *[other] { $n } Reisepunkte
        }.
    }
event-ship_turned =
    { $you ->
        [yes] Du drehst { $heading_to }.
       *[no] { $seat } dreht { $heading_to }.
    }
event-ship_moved =
    { $you ->
        [yes] Du segelst ein Feld voraus.
       *[no] { $seat } segelt ein Feld voraus.
    }
event-ship_faced =
    { $you ->
        [yes] Du richtest den Bug { $heading_to }.
       *[no] { $seat } richtet den Bug { $heading_to }.
    }
event-tiles_seen = Vom Krähennest aus: { $tile } und { $other_tile }.
event-tile_shown =
    { $you ->
        [yes] Vor dir: { $tile }.
       *[no] Voraus bei { $seat }: { $tile }.
    }
event-tile_laid = Neu auf der Karte: { $tile }, { $rotation }.
event-clue_bonus =
    { $you ->
        [yes] Du findest auf dem neuen Kartenteil { $n ->
            [one] 1 Hinweis
           *[other] { $n } Hinweise
        }.
       *[no] { $seat } findet auf dem neuen Kartenteil { $n ->
            [one] 1 Hinweis
           *[other] { $n } Hinweise
        }.
    }
event-port_reached =
    { $you ->
        [yes] Du kommst { $port_to }.
       *[no] { $seat } kommt { $port_to }.
    }
event-place_visited = { $crew } geht an Land: { $place }.
event-clues_handed_in =
    { $you ->
        [yes] Du gibst { $n ->
            [one] 1 Hinweis
           *[other] { $n } Hinweise
        } ab.
       *[no] { $seat } gibt { $n ->
            [one] 1 Hinweis
           *[other] { $n } Hinweise
        } ab.
    }
event-treasure_handed_in =
    { $you ->
        [yes] Du gibst einen Schatz ab: { $treasure }.
       *[no] { $seat } gibt einen Schatz ab: { $treasure }.
    }
event-hired =
    { $you ->
        [yes] { $crew } heuert für { $n ->
            [one] 1 Münze
           *[other] { $n } Münzen
        } bei dir an.
       *[no] { $crew } heuert für { $n ->
            [one] 1 Münze
           *[other] { $n } Münzen
        } an: { $seat }.
    }
event-trait_drawn = { $crew } hat eine neue Eigenschaft: { $trait }.
event-trait_redrawn = Das widerspräche { $crew } und wird neu gezogen: { $trait }.
event-dismissed =
    { $you ->
        [yes] { $crew } verlässt deine Mannschaft.
       *[no] { $crew } verlässt die Mannschaft von { $seat }.
    }
event-rested = { $crew } rastet im Gasthaus.
event-stress_shed =
    { $crew } verliert { $n ->
        [one] 1 Stress
       *[other] { $n } Stress
    }.
event-listened =
    { $you ->
        [yes] Du hörst dich für { $n ->
            [one] 1 Münze
           *[other] { $n } Münzen
        } um und erfährst 1 Hinweis.
       *[no] { $seat } hört sich für { $n ->
            [one] 1 Münze
           *[other] { $n } Münzen
        } um und erfährt 1 Hinweis.
    }
event-sold =
    { $you ->
        [yes] Du verkaufst { $treasure } für { $n ->
            [one] 1 Münze
           *[other] { $n } Münzen
        }.
       *[no] { $seat } verkauft { $treasure } für { $n ->
            [one] 1 Münze
           *[other] { $n } Münzen
        }.
    }
event-bought =
    { $you ->
        [yes] Du kaufst { $treasure } für { $n ->
            [one] 1 Münze
           *[other] { $n } Münzen
        }.
       *[no] { $seat } kauft { $treasure } für { $n ->
            [one] 1 Münze
           *[other] { $n } Münzen
        }.
    }
event-on_offer = Neu auf dem Markt: { $treasure }.
event-for_hire = Neu in den Gasthäusern: { $crew }.
event-port_left =
    { $you ->
        [yes] Du legst ab.
       *[no] { $seat } legt ab.
    }
event-stress_taken =
    { $crew } erleidet { $n ->
        [one] 1 Stress
       *[other] { $n } Stress
    }.
event-soothed = Der Doktor kümmert sich: { $crew }.
event-clues_lost =
    { $you ->
        [yes] Du kannst nicht mehr behalten und verlierst { $n ->
            [one] 1 Hinweis
           *[other] { $n } Hinweise
        }.
       *[no] { $seat } kann nicht mehr behalten und verliert { $n ->
            [one] 1 Hinweis
           *[other] { $n } Hinweise
        }.
    }
event-died = { $crew } ist tot.
event-endured = { $crew } müsste tot sein und ist es nicht.
event-ship_lost =
    { $you ->
        [yes] Dein Schiff ist verloren.
       *[no] { $seat } ist verloren.
    }
event-clues_sunk =
    { $n ->
        [one] 1 Hinweis geht
       *[other] { $n } Hinweise gehen
    } mit dem Schiff unter.
event-treasure_sunk = { $treasure } geht mit dem Schiff unter.
event-ship_returned =
    { $you ->
        [yes] Du kehrst mit 20 Münzen und einem Matrosen zurück, { $port_to }.
       *[no] { $seat } kehrt mit 20 Münzen und einem Matrosen zurück, { $port_to }.
    }
event-game_won = Der Regen hört auf. Ihr habt gemeinsam gewonnen.
event-game_lost = Es regnet weiter. Ihr habt gemeinsam verloren.
event-storm_placed =
    Ein Sturm zieht auf, { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    } groß.
event-storm_rolled = Der Schicksalswürfel für den Sturm: { $roll }.
event-storm_moved = Der Sturm zieht { $heading_to }.
event-post_destroyed =
    { $you ->
        [yes] Einer deiner Posten ist zerstört: { $zone }.
       *[no] { $seat } verliert einen Posten: { $zone }.
    }
event-wounded = { $crew } erleidet 1 Wunde.
event-post_repaired =
    { $you ->
        [yes] Du reparierst einen Posten: { $zone }.
       *[no] { $seat } repariert einen Posten: { $zone }.
    }
event-wound_healed = { $crew } hat 1 Wunde weniger.
event-trade_begun =
    { $you ->
        [yes] Du tauschst mit { $other }.
       *[no] { $seat } tauscht mit { $other }.
    }
event-clue_given =
    { $other } bekommt { $n ->
        [one] 1 Hinweis
       *[other] { $n } Hinweise
    } von { $seat }.
event-treasure_given = { $other } bekommt einen Schatz: { $treasure }.
event-crew_given = { $crew } wechselt das Schiff: { $other }.
event-trade_refused = { $seat } lehnt ab.
event-coins_given =
    { $other } bekommt { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    } von { $seat }.

## Was der Tisch zeigt

sections-voyage = Die Reise
sections-chart = Die Seekarte
sections-ships = Schiffe
sections-wanted = Worum gebeten wird
sections-plan = Das Schiff
sections-crew = Mannschaft
sections-hold = Laderaum
sections-port = Angebot in jedem Hafen
sections-tiles = Kartenteile in Sicht
sections-round = Runde
sections-round-act = { $n }, Akt { $act }
sections-players = Euer Marker
sections-enemy = Marker des Feindes
sections-elder = Marker des Älteren
sections-awake = wach
sections-agenda = Agenda
sections-of = { $n } von { $of }
sections-no-tile = kein Kartenteil übrig
sections-next-tile = nächstes Kartenteil: Akt { $act }, Hinweisprämie { $n }
sections-ship-there = { $who }, Bug: { $to }
sections-sunk = Wrack eines Schiffs
sections-ship = Schiff
sections-where = Wo
sections-coins = Münzen
sections-clues = Hinweise
sections-fresh = Verfügbar
sections-issued = Erteilt
sections-order = Befehl
sections-lost = verloren
sections-broken = zerstört
sections-member = Mitglied
sections-track = Stress und Wunden
sections-wage = Heuer
sections-traits = Eigenschaften
sections-stress = Stress { $n }, Wunden { $wounds } (von { $of })
sections-treasure =
    Preis { $price }, gefragt: { $wants }, verschmäht: { $spurns }{ $clues ->
        [0] { "" }
       *[other] , Hinweiswert { $clues }
    }
sections-board = Heuer { $wage }, hält { $holes } aus, Insel { $island }, Hafen { $port }, Würfel { $dice }
