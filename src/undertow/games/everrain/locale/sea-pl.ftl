### The Everrain: morze. Okręty wroga, działa, wraki. Po polsku.

prompt-omen = Na twoich kościach jest omen. Wydajesz na niego rozkaz?

move-omen_pay =
    .head = Wydaj
    .thing = { $order }
move-omen_leave = Zostaw omen

event-raider_came = Żagiel na horyzoncie: { $enemy }.
event-raider_missing = Na morzu nie ma miejsca: { $enemy }. Posuwają się zamiary wroga.
event-raider_rolled = Rzut: { $enemy }. Ruchy: { $moves }, trafienia: { $hits }, omeny: { $omens }.
event-raider_omen = Działa omen: { $enemy }.
event-coins_lost =
    { $you ->
        [yes] Tracisz monety: { $n }.
       *[no] { $seat } traci monety: { $n }.
    }
event-raider_sailed = W drodze: { $enemy }, ruchy: { $n }.
event-raider_attacked =
    { $you ->
        [yes] Atak na ciebie: { $enemy }, trafienia: { $n }.
       *[no] Atak, cel: { $seat }. { $enemy }, trafienia: { $n }.
    }
event-evaded =
    { $you ->
        [yes] Unikasz trafień: { $n }.
       *[no] { $seat } unika trafień: { $n }.
    }
event-omen_paid =
    { $you ->
        [yes] Wydajesz rozkaz na omen: { $order }.
       *[no] { $seat } wydaje rozkaz na omen: { $order }.
    }
event-raider_battered = Sztorm uderza: { $enemy }.
event-raider_sunk = Zatopiony: { $enemy }. Zostaje wrak.
event-raider_arrived = U celu rejsu: { $enemy }.

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
battery-bow = działo dziobowe
battery-port = działo bakburty
battery-starboard = działo sterburty
battery-stern = działo rufowe
target-1 = pierwszy okręt wroga
target-2 = drugi okręt wroga
target-3 = trzeci okręt wroga
target-4 = czwarty okręt wroga
event-gun_fired =
    { $you ->
        [yes] Strzelasz: { $upgrade }, kości: { $n }.
       *[no] { $seat } strzela: { $upgrade }, kości: { $n }.
    }
event-raider_hit = Trafiony: { $enemy }, trafienia: { $n }.
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
