## Der Ältere: was gefragt, gesagt und erzählt wird

prompt-undertow = Der Sog hat dein Schiff gepackt. Wohin?
prompt-put_out = Der Hafen ist weg. Auf welches Feld läufst du aus?
prompt-face_out = Wohin zeigt der Bug jetzt?
move-fire_elder =
    .head = Auf den Älteren feuern
    .thing = { $battery }
move-put_out =
    .head = Feld
    .thing = { $heading_to }
event-elder_risen =
    { $elder_is ->
        [landlord] An der ganzen Küste verstummen die Glocken. Dann klopft es am Hafen, von der Seeseite. Er ist nicht zornig. Er hat eine Liste, und er fängt oben an.
        [hundredfathom] Das Lot geht hinab und hört nicht auf. Bei hundert Faden hängt die Leine schlaff. Dann beginnt etwas da unten, sie einzuholen, ganz sacht.
       *[unsung] Es fängt mit einer Stimme an, weit draußen, und ihr kennt die Melodie. Niemand hat sie euch beigebracht. Dann ist die erste Strophe aus, und etwas auf dem Wasser wartet auf die zweite.
    } Erwacht: { $elder }.
event-elder_signum =
    { $elder_is ->
        [landlord] Die Miete ist fällig.
        [hundredfathom] Der Sog setzt ein.
       *[unsung] Die Antwort.
    }
event-elder_rolled = { $elder } würfelt. Bewegungen: { $moves }, Treffer: { $hits }, Omen: { $omens }.
event-elder_moved = { $elder } kommt ein Feld näher.
event-elder_attacked =
    { $you ->
        [yes] { $elder } greift dich an: { $n ->
                [one] 1 Treffer
               *[other] { $n } Treffer
            }.
       *[no] { $elder } greift { $seat } an: { $n ->
                [one] 1 Treffer
               *[other] { $n } Treffer
            }.
    }
event-elder_hit =
    { $elder } kassiert { $n ->
        [one] 1 Treffer
       *[other] { $n } Treffer
    }.
event-elder_weakened = { $elder } weicht zurück und hat von nun an einen Würfel weniger.
event-wall_torn = Eine Mauer fällt. Hafen: { $port }.
event-port_reclaimed = { $port } ist zurückgeholt. Wo der Hafen war, ist raue See.
event-ship_put_out =
    { $you ->
        [yes] Dein Schiff läuft aus, wo eben noch der Hafen war.
       *[no] { $seat } läuft aus, wo eben noch der Hafen war.
    }
event-ship_drawn =
    { $you ->
        [yes] Etwas zieht dein Schiff ein Feld näher.
       *[no] Etwas zieht { $seat } ein Feld näher.
    }
event-prey_lost = { $elder }: verlorene Schiffe seit dem Erwachen: { $n }.
event-note_sung = { $elder } singt. Töne an diesem Altar: { $n }.
event-altar_broken = Der gereinigte Altar bekommt Risse. Er ist wieder aktiv.
event-verse_sung = { $elder } hat eine Strophe gesungen. Strophen: { $n } von 3.
event-response_rolled = Die Antwort: { $roll }.

sections-risen = Der Ältere
sections-elder-name = Erwacht
sections-elder-hits = Trefferpunkte
sections-elder-dice = Würfel
sections-elder-left = Bis zu seinem Sieg
sections-elder-left-landlord =
    { $n ->
        [one] 1 Hafen steht
       *[other] { $n } Häfen stehen
    }
sections-elder-left-hundredfathom =
    { $n ->
        [one] 1 verlorenes Schiff
       *[other] { $n } verlorene Schiffe
    }
sections-elder-left-unsung =
    { $n ->
        [one] 1 Strophe
       *[other] { $n } Strophen
    }
sections-elder-signum = Sintflut-Signum
sections-elder-activation = So handelt er
sections-elder-objective = So siegt er
sections-elder-beaten = Dagegen hilft
sections-elder-there = { $elder }
sections-elder-torn-landlord =
    { $n ->
        [one] 1 Mauer eingerissen
       *[other] { $n } Mauern eingerissen
    }
sections-elder-torn-unsung =
    { $n ->
        [one] 1 Ton gesungen
       *[other] { $n } Töne gesungen
    }
sections-elder-sung = ausgesungen
sections-elder-in =
    { $n ->
        [0] mit dem nächsten Schritt des Feindes
        [one] 1 Feld zwischen Feindmarker und dem des Älteren
       *[other] { $n } Felder zwischen Feindmarker und dem des Älteren
    }
sections-elder-gap = Bis er erwacht
sections-odds-weaken = schwächt ihn: { $n } %
forecast-hunts = jagt: { $who }
forecast-makes-for =
    { $n ->
        [0] ist am Ziel
        [one] 1 Feld bis zum Ziel
       *[other] { $n } Felder bis zum Ziel
    }
forecast-waits = wartet vor den Häfen
