# Dziennik czytany jeszcze raz: podróż u jej kresu, kroniki jako książka, ostatnia runda (polski).

logbook-curves = Podróż runda po rundzie
logbook-marker = Znacznik
logbook-curve = Przebieg
logbook-at = Runda: pole
logbook-figures = Podróż w liczbach
logbook-reached = Docieracie do pola
logbook-rounds = Rundy
logbook-charted = Wyłożone arkusze mapy
logbook-handed = Oddane wskazówki
logbook-lived = Opowieści
logbook-finished = Kroniki opowiedziane do końca
logbook-sunk = Zatopione statki wroga
logbook-boarded = Statki wroga zdobyte abordażem
logbook-arrived = Statki wroga u celu
logbook-lost = Wasze utracone statki
logbook-stories = Co przeżyliście
logbook-captain = Kapitan
logbook-story = Opowieść
logbook-answer = Odpowiedź
logbook-passed = Test zdany
logbook-failed = Test niezdany
logbook-dead = Zmarli
logbook-death = { $crew }, { $who }, runda { $turn }
logbook-drowned = { $crew }, { $who }, runda { $turn }, razem ze statkiem
logbook-nobody = Nikt. Wszyscy, którzy się zaciągnęli, żyją.

logbook-book = Kronika: { $tale }
logbook-under-way = w toku
logbook-done = opowiedziana do końca
logbook-unwritten = nienapisana
logbook-chose = { $who }: „{ $label }”

logbook-round = Runda { $n }: wasze statki
logbook-phase = Runda { $n }: faza wroga
logbook-quiet = spokój
recap-tiles = { $n ->
    [one] 1 nowy arkusz mapy
    [few] { $n } nowe arkusze mapy
   *[other] { $n } nowych arkuszy mapy
    }
recap-clues = { $n ->
    [one] oddana 1 wskazówka
    [few] oddane { $n } wskazówki
   *[other] oddane wskazówki: { $n }
    }
recap-tale = „{ $tale }”
recap-hired = { $crew } zaciąga się na statek
recap-posts = { $n ->
    [one] utracone 1 stanowisko
    [few] utracone { $n } stanowiska
   *[other] utracone stanowiska: { $n }
    }
recap-wounds = { $n ->
    [one] 1 rana
    [few] { $n } rany
   *[other] { $n } ran
    }
recap-died = { $crew } umiera
recap-lost = statek idzie na dno
recap-moved = { $n ->
    [one] o 1 pole dalej
    [few] o { $n } pola dalej
   *[other] o { $n } pól dalej
    }
recap-sailed = ruchy: { $n }
recap-attacked = atak, cel: { $who }, trafienia: { $n }
recap-arrived = dociera do celu
recap-sunk = idzie na dno
