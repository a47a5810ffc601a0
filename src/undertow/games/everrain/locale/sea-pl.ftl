### The Everrain: morze. Okręty wroga, działa, wraki. Po polsku.

prompt-omen = Na twoich kościach jest omen. Wydajesz na niego rozkaz?

move-omen_pay =
    .head = Wydaj
    .thing = { $order }
move-omen_leave = Zostaw omen

event-raider_came = Żagiel na horyzoncie: { $enemy }.
event-raider_missing = Na morzu nie ma miejsca: { $enemy }. Posuwają się zamiary wroga.
event-raider_rolled = { $enemy } rzuca. Ruchy: { $moves }, trafienia: { $hits }, omeny: { $omens }.
event-raider_omen = Działa omen: { $enemy }.
event-coins_lost =
    { $you ->
        [yes] Tracisz { $n ->
                [one] 1 monetę
                [few] { $n } monety
               *[other] { $n } monet
            }.
       *[no] { $seat } traci { $n ->
                [one] 1 monetę
                [few] { $n } monety
               *[other] { $n } monet
            }.
    }
event-raider_sailed =
    { $enemy } wykonuje { $n ->
        [one] 1 ruch
        [few] { $n } ruchy
       *[other] { $n } ruchów
    }.
event-raider_attacked =
    { $you ->
        [yes] { $enemy } atakuje cię: { $n ->
                [one] 1 trafienie
                [few] { $n } trafienia
               *[other] { $n } trafień
            }.
       *[no] { $enemy } atakuje. Cel: { $seat }, { $n ->
                [one] 1 trafienie
                [few] { $n } trafienia
               *[other] { $n } trafień
            }.
    }
event-evaded =
    { $you ->
        [yes] Unikasz { $n ->
                [one] 1 trafienia
               *[other] { $n } trafień
            }.
       *[no] { $seat } unika { $n ->
                [one] 1 trafienia
               *[other] { $n } trafień
            }.
    }
event-omen_paid =
    { $you ->
        [yes] Wydajesz rozkaz na omen: { $order }.
       *[no] { $seat } wydaje rozkaz na omen: { $order }.
    }
event-raider_battered = Sztorm uderza: { $enemy }.
event-raider_sunk = { $enemy } tonie. Zostaje wrak.
event-raider_arrived = { $enemy } dociera do celu rejsu.

sections-raiders = Okręty wroga
sections-raider-there = { $enemy }, dziób: { $to }
sections-goal-there = cel rejsu okrętu wroga
sections-hits = Punkty trafień
sections-dice = Kości
sections-range = Zasięg
sections-bow = Dziób
sections-away = Do celu

move-fire =
    .head = Ognia, { $battery }
    .thing = { $target }
battery-bow = działo na dziobie
battery-port = działo na bakburcie
battery-starboard = działo na sterburcie
battery-stern = działo na rufie
target-1 = pierwszy okręt wroga
target-2 = drugi okręt wroga
target-3 = trzeci okręt wroga
target-4 = czwarty okręt wroga
event-gun_fired =
    { $you ->
        [yes] Strzelasz { $n ->
                [one] 1 kością
               *[other] { $n } kośćmi
            }: { $upgrade }.
       *[no] { $seat } strzela { $n ->
                [one] 1 kością
               *[other] { $n } kośćmi
            }: { $upgrade }.
    }
event-raider_hit =
    { $enemy } otrzymuje { $n ->
        [one] 1 trafienie
        [few] { $n } trafienia
       *[other] { $n } trafień
    }.
sections-guns = Działa
sections-battery = Stanowisko
sections-gun = Działo
sections-does = Co robi

prompt-salvage = Nie wszystko się zmieści. Co zabierasz z wraku?
prompt-discard = Ładownia jest pełna. Który skarb leci za burtę?
move-loot = Przeszukaj wrak
move-salvage =
    .head = Weź
    .thing = { $treasure }
move-discard =
    .head = Odrzuć
    .thing = { $treasure }
event-wreck_looted =
    { $you ->
        [yes] Przeszukujesz wrak.
       *[no] { $seat } przeszukuje wrak.
    }
event-spoils_rolled =
    { $you ->
        [yes] Rzucasz o łupy: { $n }.
       *[no] { $seat } rzuca o łupy: { $n }.
    }
event-clues_found =
    { $you ->
        [yes] Znajdujesz { $n ->
            [one] 1 wskazówkę
            [few] { $n } wskazówki
           *[other] { $n } wskazówek
        }.
       *[no] { $seat } znajduje { $n ->
            [one] 1 wskazówkę
            [few] { $n } wskazówki
           *[other] { $n } wskazówek
        }.
    }
event-coins_found =
    { $you ->
        [yes] Znajdujesz { $n ->
            [one] 1 monetę
            [few] { $n } monety
           *[other] { $n } monet
        }.
       *[no] { $seat } znajduje { $n ->
            [one] 1 monetę
            [few] { $n } monety
           *[other] { $n } monet
        }.
    }
event-treasure_found =
    { $you ->
        [yes] Znajdujesz skarb: { $treasure }.
       *[no] { $seat } znajduje skarb: { $treasure }.
    }
event-treasure_discarded =
    { $you ->
        [yes] Wyrzucasz za burtę: { $treasure }.
       *[no] { $seat } wyrzuca za burtę: { $treasure }.
    }
sections-explored = zbadane
