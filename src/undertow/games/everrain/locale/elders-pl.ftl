## Pradawny: pytania, odpowiedzi i to, co się opowiada

prompt-undertow = Prąd porwał twój statek. Dokąd?
prompt-put_out = Portu już nie ma. Na które pole wypływasz?
prompt-face_out = Dokąd zwraca się teraz dziób?
move-fire_elder =
    .head = Ognia do Pradawnego
    .thing = { $battery }
move-put_out =
    .head = Pole
    .thing = { $heading_to }
event-elder_risen =
    { $elder_is ->
        [landlord] Na całym wybrzeżu milkną dzwony. Potem ktoś puka do portu, od strony morza. Nie gniewa się. Ma listę i zaczyna od góry.
        [hundredfathom] Sonda idzie w dół i nie przestaje. Na stu sążniach linka zwisa luźno. A potem coś na dole zaczyna ją wybierać, bardzo delikatnie.
       *[unsung] Zaczyna się od jednego głosu, daleko, i znacie tę melodię. Nikt was jej nie uczył. Potem pierwsza zwrotka się kończy, a na wodzie coś czeka na drugą.
    } Budzi się { $elder }.
event-elder_signum =
    { $elder_is ->
        [landlord] Czynsz jest do zapłaty.
        [hundredfathom] Prąd wciąga.
       *[unsung] Odpowiedź.
    }
event-elder_rolled = { $elder } rzuca. Ruchy: { $moves }, trafienia: { $hits }, omeny: { $omens }.
event-elder_moved = { $elder } zbliża się o jedno pole.
event-elder_attacked =
    { $you ->
        [yes] { $elder } atakuje cię: { $n ->
                [one] 1 trafienie
                [few] { $n } trafienia
               *[other] { $n } trafień
            }.
       *[no] { $elder } atakuje. Cel: { $seat }, { $n ->
                [one] 1 trafienie
                [few] { $n } trafienia
               *[other] { $n } trafień
            }.
    }
event-elder_hit =
    { $elder } otrzymuje { $n ->
        [one] 1 trafienie
        [few] { $n } trafienia
       *[other] { $n } trafień
    }.
event-elder_weakened = { $elder } cofa się i odtąd ma o jedną kość mniej.
event-wall_torn = Pada mur. Port: { $port }.
event-port_reclaimed = Odebrany port: { $port }. Gdzie był, tam jest wzburzone morze.
event-ship_put_out =
    { $you ->
        [yes] Twój statek wypływa stamtąd, gdzie był port.
       *[no] { $seat } wypływa stamtąd, gdzie był port.
    }
event-ship_drawn =
    { $you ->
        [yes] Coś przyciąga twój statek o jedno pole.
       *[no] Coś przyciąga statek o jedno pole: { $seat }.
    }
event-prey_lost = { $elder }: statki stracone od przebudzenia: { $n }.
event-note_sung = { $elder } śpiewa. Nuty przy tym ołtarzu: { $n }.
event-altar_broken = Oczyszczony ołtarz pęka. Znów jest czynny.
event-verse_sung = { $elder } kończy zwrotkę. Zwrotki: { $n } z 3.
event-response_rolled = Odpowiedź: { $roll }.

sections-risen = Pradawny
sections-elder-name = Nie śpi
sections-elder-hits = Wytrzymałość
sections-elder-dice = Kości
sections-elder-left = Do jego zwycięstwa
sections-elder-left-landlord =
    { $n ->
        [one] stoi 1 port
        [few] stoją { $n } porty
       *[other] stoi { $n } portów
    }
sections-elder-left-hundredfathom =
    { $n ->
        [one] jeszcze 1 stracony statek
        [few] jeszcze { $n } stracone statki
       *[other] jeszcze { $n } straconych statków
    }
sections-elder-left-unsung =
    { $n ->
        [one] jeszcze 1 zwrotka
        [few] jeszcze { $n } zwrotki
       *[other] jeszcze { $n } zwrotek
    }
sections-elder-signum = Signum
sections-elder-activation = Jak działa
sections-elder-objective = Jak wygrywa
sections-elder-beaten = Co na to pomaga
sections-elder-there = { $elder }
sections-elder-torn-landlord =
    { $n ->
        [one] zburzony 1 mur
        [few] zburzone { $n } mury
       *[other] zburzonych { $n } murów
    }
sections-elder-torn-unsung =
    { $n ->
        [one] zaśpiewana 1 nuta
        [few] zaśpiewane { $n } nuty
       *[other] zaśpiewanych { $n } nut
    }
sections-elder-sung = prześpiewany do końca
sections-elder-in =
    { $n ->
        [0] z następnym krokiem wroga
        [one] 1 pole między znacznikiem wroga a znacznikiem Pradawnego
        [few] { $n } pola między znacznikiem wroga a znacznikiem Pradawnego
       *[other] { $n } pól między znacznikiem wroga a znacznikiem Pradawnego
    }
sections-elder-gap = Do przebudzenia
sections-odds-weaken = osłabi: { $n } %
forecast-hunts = ściga: { $who }
forecast-makes-for =
    { $n ->
        [0] jest u celu
        [one] 1 pole do celu
        [few] { $n } pola do celu
       *[other] { $n } pól do celu
    }
forecast-waits = czeka pod portami
