### The Everrain: na pokładzie. Wrogowie, zwarcia, ołtarze. Po polsku.

prompt-evade =
    { $ordered ->
        [1] Zwarcie { $zone_at }. Twoje kości: { $dice }, ich kości: { $hits }. Iloma unikasz?
       *[other] Wrogowie uderzają { $zone_at }. Trafienia: { $hits }. Twoje kości: { $dice }. Iloma unikasz?
    }
prompt-strike = Trafiasz. Kogo?
prompt-bear = Ktoś musi przyjąć trafienie. Kto?
prompt-drag = Ktoś zostaje przyciągnięty. Kto? ({ $enemy })
prompt-lure = Ktoś z dołu musi wyjść na pokład. Kto? ({ $enemy })
prompt-rouse = Budzi się inny wróg. Który? ({ $enemy })
prompt-exhaust = Tracisz rozkaz. Który? ({ $enemy })
prompt-bring = Nadchodzą posiłki. Gdzie się pojawią? ({ $enemy })
prompt-drop = Ktoś grzebie w ładowni. Który skarb przepada? ({ $enemy })
prompt-place = Wróg wchodzi na pokład: { $enemy }. Gdzie?
prompt-step = Dwie równie krótkie drogi: { $enemy }. Która?
prompt-activate = Który wróg działa następny?

move-evade =
    { $n ->
        [0] Wszystkie atakują
        [one] 1 kość uniku
        [few] { $n } kości uniku
       *[other] { $n } kości uniku
    }
move-strike =
    .head = Traf
    .thing = { $enemy }, { $zone_at }
move-activate =
    .head = Następny
    .thing = { $enemy }, { $zone_at }
move-member = { $crew }
move-zone = { $zone }
move-exhaust =
    .head = Oddaj
    .thing = { $order }
move-cleanse = Oczyść ołtarz

event-foe_came =
    { $you ->
        [yes] Masz wroga { $zone_at }: { $enemy }.
       *[no] { $seat } ma wroga { $zone_at }: { $enemy }.
    }
event-foe_missing = Na pokładzie nie ma miejsca: { $enemy }. Posuwają się zamiary wroga.
event-foe_rolled = { $enemy } rzuca. Ruchy: { $moves }, trafienia: { $hits }, omeny: { $omens }.
event-foe_omen = Działa omen: { $enemy }.
event-foe_mended =
    { $enemy } pozbywa się { $n ->
        [one] 1 rany
       *[other] { $n } ran
    }.
event-foe_moved = { $enemy } idzie { $zone_to }.
event-foe_roused = { $enemy } budzi się.
event-crew_dragged = { $crew } trafia nagle w inne miejsce: { $zone }.
event-order_exhausted =
    { $you ->
        [yes] Wyczerpujesz rozkaz: { $order }.
       *[no] { $seat } wyczerpuje rozkaz: { $order }.
    }
event-fray_begun =
    { $you ->
        [yes] Zaczynasz zwarcie { $zone_at }.
       *[no] { $seat } zaczyna zwarcie { $zone_at }.
    }
event-fray_suffered =
    { $you ->
        [yes] Wrogowie uderzają w twoją załogę { $zone_at }: { $n ->
                [one] 1 trafienie
                [few] { $n } trafienia
               *[other] { $n } trafień
            }.
       *[no] Wrogowie uderzają w załogę ({ $seat }) { $zone_at }: { $n ->
                [one] 1 trafienie
                [few] { $n } trafienia
               *[other] { $n } trafień
            }.
    }
event-fray_rolled =
    { $you ->
        [yes] Rzucasz. Trafienia: { $hits }, uniki: { $n }, omeny: { $omens }.
       *[no] { $seat } rzuca. Trafienia: { $hits }, uniki: { $n }, omeny: { $omens }.
    }
event-foe_struck =
    { $enemy } odnosi { $n ->
        [one] 1 ranę
        [few] { $n } rany
       *[other] { $n } ran
    }.
event-foe_slain = { $enemy } ginie.
event-crew_struck =
    { $n ->
        [one] { $crew } odnosi 1 ranę.
        [few] { $crew } odnosi { $n } rany.
       *[other] { $crew } odnosi { $n } ran.
    }
event-foe_banished = { $enemy } znika z pokładu.
event-altar_stirred =
    { $you ->
        [yes] Ołtarz cię dostrzegł.
       *[no] Ołtarz dostrzegł statek: { $seat }.
    }
event-altar_cleansed =
    { $you ->
        [yes] Oczyszczasz ołtarz. Nie jest wdzięczny.
       *[no] { $seat } oczyszcza ołtarz. Ten nie jest wdzięczny.
    }

sections-foes = Wrogowie na pokładzie
sections-foe = Wróg
sections-omen = Omen
sections-fray = Zwarcie przed rzutem
sections-evading = Kości uniku
sections-slaying = Wszyscy pokonani
sections-unhurt = Nikt nie ranny
sections-chance = { $n } %

prompt-boarding = Na pokładzie wroga. Kto dokąd idzie?
move-board =
    .head = Abordaż
    .thing = { $target }
event-boarded =
    { $you ->
        [yes] Idziesz do abordażu: { $enemy }.
       *[no] { $seat } idzie do abordażu: { $enemy }.
    }
event-boarding_won =
    { $you ->
        [yes] Wrogi statek jest twój, a zaraz potem go nie ma: { $enemy }.
       *[no] { $seat } zdobywa wrogi statek: { $enemy }.
    }
event-ships_parted = Liny pękają, statki się rozchodzą: { $enemy }.
sections-prize = Statek zdobywany w abordażu

prompt-smite = Ogień się zajmuje. Kogo parzy?
move-use =
    .head = Użyj
    .thing = { $treasure }
event-treasure_used =
    { $you ->
        [yes] Używasz skarbu: { $treasure }.
       *[no] { $seat } używa skarbu: { $treasure }.
    }
event-altar_hushed = Serce dzwonu kołysze się raz. Ołtarz milczy.
