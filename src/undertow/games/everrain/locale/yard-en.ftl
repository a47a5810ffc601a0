### The Everrain: upgrades, schematics, what is below deck. English.

prompt-mount = Where is it mounted?
prompt-plan = A schematic. Which slot does it go on?
prompt-nurse = Whose wound is dressed in the sick bay?
prompt-without = The galley feeds three. Who goes without?
prompt-refresh = Which issued order do you renew?
prompt-blessing = Somebody aboard is blessed. Do you roll for spoils again?
prompt-support = Which enemy do your guns hit?

move-improve =
    .head = Buy and mount
    .thing = { $upgrade }
move-install =
    .head = Mount
    .thing = { $upgrade }
move-sell_plan =
    .head = Sell the schematic
    .thing = { $upgrade }
move-slot =
    .head = Lay it here
    .thing = { $slot }
move-lay_aside = Discard the schematic
move-scrap =
    .head = Discard the schematic on
    .thing = { $slot }
move-without =
    .head = Nothing for
    .thing = { $crew }
move-refresh =
    .head = Renew
    .thing = { $order }
move-reroll = Roll again
move-accept = Keep the result
move-give_plan =
    .head = Give the schematic
    .thing = { $upgrade }
move-want_plan =
    .head = Ask for the schematic
    .thing = { $upgrade }

event-upgrade_on_offer = New in the shipyards: { $upgrade }.
event-plan_found =
    { $you ->
        [yes] You find a schematic: { $upgrade }.
       *[no] { $seat } finds a schematic: { $upgrade }.
    }
event-plan_laid =
    { $you ->
        [yes] You lay a schematic on a slot: { $upgrade }, { $slot }.
       *[no] { $seat } lays a schematic on a slot: { $upgrade }, { $slot }.
    }
event-plan_given = { $other } receives a schematic: { $upgrade }.
event-plan_sold =
    { $you ->
        [yes] You sell a schematic for { $n ->
            [one] 1 coin
           *[other] { $n } coins
        }: { $upgrade }.
       *[no] { $seat } sells a schematic for { $n ->
            [one] 1 coin
           *[other] { $n } coins
        }: { $upgrade }.
    }
event-upgrade_bought =
    { $you ->
        [yes] You improve the ship for { $n ->
            [one] 1 coin
           *[other] { $n } coins
        }: { $upgrade }.
       *[no] { $seat } improves the ship for { $n ->
            [one] 1 coin
           *[other] { $n } coins
        }: { $upgrade }.
    }
event-upgrade_mounted = Mounted: { $upgrade }, { $slot }.
event-upgrade_discarded = Discarded: { $upgrade }.
event-activated = { $crew } is at work: { $upgrade }.
event-order_refreshed =
    { $you ->
        [yes] You renew an order: { $order }.
       *[no] { $seat } renews an order: { $order }.
    }
event-aimed =
    { $you ->
        [yes] Your next shot rolls { $n ->
                [one] 1 more die
               *[other] { $n } more dice
            }.
       *[no] The next shot of { $seat } rolls { $n ->
                [one] 1 more die
               *[other] { $n } more dice
            }.
    }
event-damage_held_off =
    { $you ->
        [yes] The copper bottom holds off the storm’s damage.
       *[no] The copper bottom of { $seat } holds off the storm’s damage.
    }

move-support =
    .head = Supporting fire, { $battery }
    .thing = { $seat }

event-supported =
    { $you ->
        [yes] You fire at enemies on the deck of { $other }: { $upgrade }, dice: { $n }.
       *[no] { $seat } fires at enemies on the deck of { $other }: { $upgrade }, dice: { $n }.
    }

slot-below-1 = slot 1
slot-below-2 = slot 2
slot-below-3 = slot 3
slot-below-4 = slot 4
slot-below-5 = slot 5
slot-below-6 = slot 6
slot-port = port guns
slot-starboard = starboard guns
slot-chase = bow or stern gun

sections-upgrades = Below deck
sections-slot = Slot
sections-mounted = Mounted
sections-schematic = Schematic
sections-covered = { $upgrade }, covered
sections-pair = { $does } As a pair: { $pair }
sections-upgrade = price { $price }. { $does }
sections-room = Hold: { $n } of { $room }, cabins: { $cabins }
sections-shots = Shots before the roll
sections-target = Target
sections-likely = Odds
sections-odds-sink = sinks it: { $n } %
sections-odds-hit = hits an enemy: { $n } %
