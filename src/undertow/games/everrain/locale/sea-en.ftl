### The Everrain: the sea. Enemy ships, guns, wrecks. English.

prompt-omen = An omen among your dice. Do you spend an order on it?

move-omen_pay =
    .head = Spend
    .thing = { $order }
move-omen_leave = Leave the omen

event-raider_came = A sail: { $enemy }.
event-raider_missing = { $enemy } finds no room at sea. The agenda pays for it.
event-raider_rolled = { $enemy } rolls. Moves: { $moves }, hits: { $hits }, omens: { $omens }.
event-raider_omen = { $enemy } uses its omen.
event-coins_lost =
    { $you ->
        [yes] You lose { $n ->
                [one] 1 coin
               *[other] { $n } coins
            }.
       *[no] { $seat } loses { $n ->
                [one] 1 coin
               *[other] { $n } coins
            }.
    }
event-raider_sailed =
    { $enemy } makes { $n ->
        [one] 1 move
       *[other] { $n } moves
    }.
event-raider_attacked =
    { $you ->
        [yes] { $enemy } attacks you: { $n ->
                [one] 1 hit
               *[other] { $n } hits
            }.
       *[no] { $enemy } attacks { $seat }: { $n ->
                [one] 1 hit
               *[other] { $n } hits
            }.
    }
event-evaded =
    { $you ->
        [yes] You evade { $n ->
                [one] 1 hit
               *[other] { $n } hits
            }.
       *[no] { $seat } evades { $n ->
                [one] 1 hit
               *[other] { $n } hits
            }.
    }
event-omen_paid =
    { $you ->
        [yes] You spend an order on an omen: { $order }.
       *[no] { $seat } spends an order on an omen: { $order }.
    }
event-raider_battered = The storm strikes { $enemy }.
event-raider_sunk = { $enemy } goes down and leaves a wreck.
event-raider_arrived = { $enemy } reaches its destination.

sections-raiders = Enemy ships
sections-raider-there = { $enemy }, bow: { $to }
sections-goal-there = destination of an enemy ship
sections-hits = Hit points
sections-dice = Dice
sections-range = Range
sections-bow = Bow
sections-away = To go

move-fire =
    .head = Fire, { $battery }
    .thing = { $target }
battery-bow = bow gun
battery-port = port gun
battery-starboard = starboard gun
battery-stern = stern gun
target-1 = first enemy ship
target-2 = second enemy ship
target-3 = third enemy ship
target-4 = fourth enemy ship
event-gun_fired =
    { $you ->
        [yes] You fire with { $n ->
                [one] 1 die
               *[other] { $n } dice
            }: { $upgrade }.
       *[no] { $seat } fires with { $n ->
                [one] 1 die
               *[other] { $n } dice
            }: { $upgrade }.
    }
event-raider_hit =
    { $enemy } takes { $n ->
        [one] 1 hit
       *[other] { $n } hits
    }.
sections-guns = Guns
sections-battery = Post
sections-gun = Gun
sections-does = What it does

prompt-salvage = Not everything fits. What do you take from the wreck?
prompt-discard = The hold is full. Which treasure goes overboard?
move-loot = Loot the wreck
move-salvage =
    .head = Take
    .thing = { $treasure }
move-discard =
    .head = Discard
    .thing = { $treasure }
event-wreck_looted =
    { $you ->
        [yes] You loot the wreck.
       *[no] { $seat } loots the wreck.
    }
event-spoils_rolled =
    { $you ->
        [yes] You roll for spoils: { $n }.
       *[no] { $seat } rolls for spoils: { $n }.
    }
event-clues_found =
    { $you ->
        [yes] You find { $n ->
            [one] 1 clue
           *[other] { $n } clues
        }.
       *[no] { $seat } finds { $n ->
            [one] 1 clue
           *[other] { $n } clues
        }.
    }
event-coins_found =
    { $you ->
        [yes] You find { $n ->
            [one] 1 coin
           *[other] { $n } coins
        }.
       *[no] { $seat } finds { $n ->
            [one] 1 coin
           *[other] { $n } coins
        }.
    }
event-treasure_found =
    { $you ->
        [yes] You find a treasure: { $treasure }.
       *[no] { $seat } finds a treasure: { $treasure }.
    }
event-treasure_discarded =
    { $you ->
        [yes] You throw overboard: { $treasure }.
       *[no] { $seat } throws overboard: { $treasure }.
    }
sections-explored = explored
