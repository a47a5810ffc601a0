# Was zu Geschichtenkarten gefragt, geantwortet und erzählt wird (Deutsch).

back-sea = Meeresereignis
back-expedition = Expedition
back-society = Gesellschaftskarte

prompt-tester = Wer legt die Probe ab?
prompt-whom = Wen trifft es?
prompt-whom_relieved = Wem hilft es?
prompt-gift = Welchen Schatz gibst du her?
prompt-throw_away = Welchen Schatz wirfst du ab?
prompt-exhaust_one = Welchen Befehl entkräftest du?
prompt-scout = Welches dieser Seekartenteile kommt als nächstes?
prompt-envoy = Wen schickst du zur Gesellschaftskarte?
prompt-swap = Dein Forscher könnte hieran vorbeigehen und etwas anderes finden. Karte tauschen?
prompt-which_card = Welche der beiden Gesellschaftskarten behältst du?
prompt-storm_toward_ship = Der nächste Sturm kommt ein Feld näher. Wohin zieht er?
prompt-storm_away = Der nächste Sturm entfernt sich um ein Feld. Wohin zieht er?
prompt-which_storm = Mehrere Stürme sind gleich nah. Welcher zieht?
move-storm_place--which_storm =
    { $n ->
        [one] Der Sturm mit 1 Feld
       *[other] Der Sturm mit { $n } Feldern
    }

move-answer = Antwort { $n }
move-answer--which_card = { $n ->
    [1] „{ $tale }“ behalten
   *[2] „{ $other_tale }“ behalten
    }
move-decline = Ablehnen
move-gift = { $treasure } hergeben
move-land = Mit allen in den Booten auf der Insel landen
move-heed = Sich der Gesellschaftskarte zuwenden
move-put_ashore = Passagier { $n } ohne Belohnung an Land setzen
move-agree--swap = Tauschen
move-refuse--swap = Behalten
move-member--tester = { $crew }
move-member--whom = { $crew }
move-member--whom_relieved = { $crew }
move-member--envoy = { $crew }

event-tale_told =
    { $tale_is ->
        [soc-anything-to-declare] { $tale } { $told }
       *[other] { $tale }. { $told }
    }
event-memory_told = { $memory }
event-outcome_told = { $outcome } ({ $effect })
event-tale_declined = { $seat } lehnt ab.
event-tale_declined--you = Du lehnst ab.
event-tale_swapped = { $seat } geht an „{ $tale }“ vorbei und zieht eine andere Karte.
event-tale_swapped--you = Du gehst an „{ $tale }“ vorbei und ziehst eine andere Karte.
event-tested = { $crew } würfelt { $roll } und braucht höchstens { $value }.
event-landed = { $seat } landet mit { $n ->
    [one] einer Person
   *[other] { $n } Leuten
    }.
event-landed--you = Du landest mit { $n ->
    [one] einer Person
   *[other] { $n } Leuten
    }.
event-passenger_arrived = { $seat } bringt einen Passagier ans Ziel: { $tale }.
event-passenger_arrived--you = Du bringst deinen Passagier ans Ziel: { $tale }.
event-passenger_left = { $seat } setzt einen Passagier an Land: { $tale }.
event-passenger_left--you = Du setzt deinen Passagier an Land: { $tale }.
event-chronicle_continues = Eine Chronik geht weiter: Chronikkarte { $n } kommt ungelesen unter das Deckblatt.
event-chronicle_waits = Eine Chronikkarte ({ $back }) geht ungelesen an { $seat }.
event-chronicle_waits--you = Eine Chronikkarte ({ $back }) kommt ungelesen auf dein Chronikfeld.
event-chronicles_turned = { $n ->
    [one] 1 Chronikkarte kommt quer oben auf ihren Stapel.
   *[other] { $n } Chronikkarten kommen quer oben auf ihre Stapel.
    }
event-chronicle_unwritten = { $seat } kann nicht erfüllen, was eine Chronikkarte verlangt: Die Chronik bleibt ungeschrieben.
event-chronicle_unwritten--you = Du kannst nicht erfüllen, was die Chronikkarte verlangt: Die Chronik bleibt ungeschrieben.
event-coins_gained = { $seat } erhält { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
    }.
event-coins_gained--you = Du erhältst { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
    }.
event-coins_spent = { $seat } zahlt { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
    }.
event-coins_spent--you = Du zahlst { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
    }.
event-clues_gained = { $seat } erhält { $n ->
    [one] 1 Hinweis
   *[other] { $n } Hinweise
    }.
event-clues_gained--you = Du erhältst { $n ->
    [one] 1 Hinweis
   *[other] { $n } Hinweise
    }.
event-treasure_given_away = { $seat } gibt einen Schatz her: { $treasure }.
event-treasure_given_away--you = Du gibst einen Schatz her: { $treasure }.
event-fleeting_gained = { $seat } erhält { $n ->
    [one] 1 Eilbefehl
   *[other] { $n } Eilbefehle
    }.
event-fleeting_gained--you = Du erhältst { $n ->
    [one] 1 Eilbefehl
   *[other] { $n } Eilbefehle
    }.
event-recruited = { $crew } stößt zur Mannschaft von { $seat }.
event-recruited--you = { $crew } stößt zu deiner Mannschaft.
event-ship_drifted = Die See treibt das Schiff von { $seat } ein Feld weiter.
event-ship_drifted--you = Die See treibt dein Schiff ein Feld weiter.
event-tile_scouted = Ein Seekartenteil liegt offen bereit: { $tile }.
event-agenda_back = Die Agenda geht um { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
    } zurück, auf { $space }.
event-elder_raised = Der Marker des Älteren rückt ab, auf { $space }.

sections-chronicles = Laufende Chroniken
sections-chronicle-owner = Kapitän
sections-chronicle-card = Letzte Karte
sections-chronicle-next = Nächste Karte
sections-chronicle-covered = unter dem Deckblatt ({ $back })
sections-chronicle-turned = quer oben auf ihrem Stapel ({ $back })
sections-chronicle-waiting = wartet auf dem Chronikfeld ({ $back })
sections-chronicle-told = wird gerade erzählt ({ $back })
sections-chronicle-open = liegt offen ({ $back })
sections-passengers = Passagiere
sections-test = { $kind ->
    [island] Chancen der Inselprobe
   *[port] Chancen der Hafenprobe
    }
sections-odds = { $n } % ({ $value } oder weniger)
