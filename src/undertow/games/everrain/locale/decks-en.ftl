### The Everrain: on deck. Enemies, frays, altars. English.

prompt-evade =
    { $ordered ->
        [1] Fray { $zone_at }. Your dice: { $dice }, theirs: { $hits }. How many of yours evade?
       *[other] They strike { $zone_at }, hits: { $hits }. Your dice: { $dice }. How many evade?
    }
prompt-strike = A hit of yours. On whom?
prompt-bear = Somebody takes a hit. Who?
prompt-drag = { $enemy } drags somebody over. Whom?
prompt-lure = { $enemy } calls somebody up from below. Whom?
prompt-rouse = { $enemy } rouses another. Which one?
prompt-exhaust = { $enemy } costs you an order. Which one?
prompt-bring = { $enemy } brings company. Where does it appear?
prompt-drop = { $enemy } is after your hold. Which treasure goes?
prompt-place = { $enemy } comes aboard. Where?
prompt-step = { $enemy } has two ways. Which one does it take?
prompt-activate = Which enemy acts next?

move-evade =
    { $n ->
        [0] All attack
        [one] 1 die evades
       *[other] { $n } dice evade
    }
move-strike =
    .head = Strike
    .thing = { $enemy }, { $zone_at }
move-activate =
    .head = Next
    .thing = { $enemy }, { $zone_at }
move-member = { $crew }
move-zone = { $zone }
move-exhaust =
    .head = Give up
    .thing = { $order }
move-cleanse = Cleanse the altar

event-foe_came =
    { $you ->
        [yes] You have an enemy { $zone_at }: { $enemy }.
       *[no] { $seat } has an enemy { $zone_at }: { $enemy }.
    }
event-foe_missing = { $enemy } finds no place on deck. The agenda pays for it.
event-foe_rolled = { $enemy } rolls. Moves: { $moves }, hits: { $hits }, omens: { $omens }.
event-foe_omen = { $enemy } uses its omen.
event-foe_mended =
    { $enemy } is rid of { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }.
event-foe_moved = { $enemy } goes { $zone_to }.
event-foe_roused = { $enemy } stirs.
event-crew_dragged = { $crew } ends up { $zone_at }.
event-order_exhausted =
    { $you ->
        [yes] You exhaust an order: { $order }.
       *[no] { $seat } exhausts an order: { $order }.
    }
event-fray_begun =
    { $you ->
        [yes] You begin a fray { $zone_at }.
       *[no] { $seat } begins a fray { $zone_at }.
    }
event-fray_suffered =
    { $you ->
        [yes] Enemies strike your crew { $zone_at }: { $n ->
                [one] 1 hit
               *[other] { $n } hits
            }.
       *[no] Enemies strike the crew of { $seat }, { $zone_at }: { $n ->
                [one] 1 hit
               *[other] { $n } hits
            }.
    }
event-fray_rolled =
    { $you ->
        [yes] You roll. Hits: { $hits }, evades: { $n }, omens: { $omens }.
       *[no] { $seat } rolls. Hits: { $hits }, evades: { $n }, omens: { $omens }.
    }
event-foe_struck =
    { $enemy } takes { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }.
event-foe_slain = { $enemy } is slain.
event-crew_struck =
    { $n ->
        [one] { $crew } takes 1 wound.
       *[other] { $crew } takes { $n } wounds.
    }
event-foe_banished = { $enemy } is banished.
event-altar_stirred =
    { $you ->
        [yes] The altar has seen you.
       *[no] The altar has seen { $seat }.
    }
event-altar_cleansed =
    { $you ->
        [yes] You cleanse the altar. It is not grateful.
       *[no] { $seat } cleanses the altar. It is not grateful.
    }

sections-foes = Enemies on deck
sections-foe = Enemy
sections-omen = Omen
sections-fray = The fray before the roll
sections-evading = Evasion dice
sections-slaying = All slain
sections-unhurt = Nobody hurt
sections-chance = { $n } %

prompt-boarding = Aboard the enemy. Who goes where, captain?
move-board =
    .head = Board
    .thing = { $target }
event-boarded =
    { $you ->
        [yes] You board { $enemy }.
       *[no] { $seat } boards { $enemy }.
    }
event-boarding_won =
    { $you ->
        [yes] The enemy ship is yours, and then it is gone: { $enemy }.
       *[no] { $seat } takes the enemy ship: { $enemy }.
    }
event-ships_parted = The ropes break. The ships drift apart: { $enemy }.
sections-prize = The boarded ship

prompt-smite = The fire catches. Whom does it burn?
move-use =
    .head = Use
    .thing = { $treasure }
event-treasure_used =
    { $you ->
        [yes] You use a treasure: { $treasure }.
       *[no] { $seat } uses a treasure: { $treasure }.
    }
event-altar_hushed = The bell’s tongue swings once. The altar keeps still.
