# O co pytają karty opowieści, co się odpowiada i co się opowiada (polski).

back-sea = wydarzenie morskie
back-expedition = ekspedycja
back-society = karta towarzystwa

prompt-tester = Kto podejmuje test?
prompt-whom = Kogo to spotyka?
prompt-whom_relieved = Komu to pomaga?
prompt-gift = Który skarb oddajesz?
prompt-throw_away = Który skarb wyrzucasz?
prompt-exhaust_one = Który rozkaz wyczerpujesz?
prompt-scout = Który z tych arkuszy mapy będzie następny?
prompt-envoy = Kogo wysyłasz do karty towarzystwa?
prompt-swap = Twój odkrywca może to ominąć i znaleźć coś innego. Wymienić kartę?
prompt-which_card = Którą z dwóch kart towarzystwa zatrzymujesz?
prompt-storm_toward_ship = Najbliższy sztorm zbliża się o jedno pole. Dokąd rusza?
prompt-storm_away = Najbliższy sztorm oddala się o jedno pole. Dokąd rusza?
prompt-which_storm = Kilka sztormów jest równie blisko. Który się przesuwa?
move-storm_place--which_storm =
    { $n ->
        [one] Sztorm na 1 pole
        [few] Sztorm na { $n } pola
       *[other] Sztorm na { $n } pól
    }

move-answer = Odpowiedź { $n }
move-answer--which_card = { $n ->
    [1] Zatrzymaj „{ $tale }”
   *[2] Zatrzymaj „{ $other_tale }”
    }
move-decline = Odmów
move-gift = Oddaj: { $treasure }
move-land = Wyląduj na wyspie ze wszystkimi w łodziach
move-heed = Zajmij się kartą towarzystwa
move-put_ashore = Wysadź pasażera { $n } na ląd, bez nagrody
move-agree--swap = Wymień
move-refuse--swap = Zatrzymaj
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
event-tale_declined = { $seat } odmawia.
event-tale_declined--you = Odmawiasz.
event-tale_swapped = { $seat } omija kartę „{ $tale }” i dobiera inną.
event-tale_swapped--you = Omijasz kartę „{ $tale }” i dobierasz inną.
event-tested = { $crew }: wynik { $roll }, potrzeba najwyżej { $value }.
event-landed = { $seat } ląduje na wyspie. Na brzegu: { $n ->
    [one] 1 osoba
    [few] { $n } osoby
   *[other] { $n } osób
    }.
event-landed--you = Lądujesz na wyspie. Na brzegu: { $n ->
    [one] 1 osoba
    [few] { $n } osoby
   *[other] { $n } osób
    }.
event-passenger_arrived = { $seat } dowozi pasażera do celu: { $tale }.
event-passenger_arrived--you = Dowozisz pasażera do celu: { $tale }.
event-passenger_left = { $seat } wysadza pasażera na ląd: { $tale }.
event-passenger_left--you = Wysadzasz pasażera na ląd: { $tale }.
event-chronicle_continues = Kronika toczy się dalej: karta kroniki { $n } trafia nieprzeczytana pod okładkę.
event-chronicle_waits = Karta kroniki ({ $back }) trafia nieprzeczytana na pole kronik. Właściciel: { $seat }.
event-chronicle_waits--you = Karta kroniki ({ $back }) trafia nieprzeczytana na twoje pole kronik.
event-chronicles_turned = { $n ->
    [one] 1 karta kroniki trafia w poprzek na wierzch swojej talii.
    [few] { $n } karty kronik trafiają w poprzek na wierzch swoich talii.
   *[other] { $n } kart kronik trafia w poprzek na wierzch swoich talii.
    }
event-chronicle_unwritten = { $seat } nie może spełnić żądania karty kroniki: kronika pozostaje nienapisana.
event-chronicle_unwritten--you = Nie możesz spełnić żądania karty kroniki: kronika pozostaje nienapisana.
event-coins_gained = { $seat } otrzymuje { $n ->
    [one] 1 monetę
    [few] { $n } monety
   *[other] { $n } monet
    }.
event-coins_gained--you = Otrzymujesz { $n ->
    [one] 1 monetę
    [few] { $n } monety
   *[other] { $n } monet
    }.
event-coins_spent = { $seat } płaci { $n ->
    [one] 1 monetę
    [few] { $n } monety
   *[other] { $n } monet
    }.
event-coins_spent--you = Płacisz { $n ->
    [one] 1 monetę
    [few] { $n } monety
   *[other] { $n } monet
    }.
event-clues_gained = { $seat } otrzymuje { $n ->
    [one] 1 wskazówkę
    [few] { $n } wskazówki
   *[other] { $n } wskazówek
    }.
event-clues_gained--you = Otrzymujesz { $n ->
    [one] 1 wskazówkę
    [few] { $n } wskazówki
   *[other] { $n } wskazówek
    }.
event-treasure_given_away = { $seat } oddaje skarb: { $treasure }.
event-treasure_given_away--you = Oddajesz skarb: { $treasure }.
event-fleeting_gained = { $seat } otrzymuje { $n ->
    [one] 1 rozkaz doraźny
    [few] { $n } rozkazy doraźne
   *[other] { $n } rozkazów doraźnych
    }.
event-fleeting_gained--you = Otrzymujesz { $n ->
    [one] 1 rozkaz doraźny
    [few] { $n } rozkazy doraźne
   *[other] { $n } rozkazów doraźnych
    }.
event-recruited = Do załogi dołącza { $crew }. Kapitan: { $seat }.
event-recruited--you = Do twojej załogi dołącza { $crew }.
event-ship_drifted = Morze znosi statek o jedno pole. Kapitan: { $seat }.
event-ship_drifted--you = Morze znosi twój statek o jedno pole.
event-tile_scouted = Następny arkusz mapy leży odkryty: { $tile }.
event-agenda_back = Zamiary wroga cofają się o { $n ->
    [one] 1 pole
    [few] { $n } pola
   *[other] { $n } pól
    }, na { $space }.
event-elder_raised = Znacznik Pradawnego oddala się, na { $space }.

sections-chronicles = Kroniki w toku
sections-chronicle-owner = Kapitan
sections-chronicle-card = Ostatnia karta
sections-chronicle-next = Następna karta
sections-chronicle-covered = pod okładką ({ $back })
sections-chronicle-turned = w poprzek na wierzchu talii ({ $back })
sections-chronicle-waiting = czeka na polu kronik ({ $back })
sections-chronicle-told = właśnie opowiadana ({ $back })
sections-chronicle-open = leży odkryta ({ $back })
sections-passengers = Pasażerowie
sections-test = { $kind ->
    [island] Szanse testu wyspy
   *[port] Szanse testu portu
    }
sections-odds = { $n } % (wynik najwyżej { $value })
