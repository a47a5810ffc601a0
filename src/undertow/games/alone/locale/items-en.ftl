### Alone: using, finding and upgrading items. English.

move-use = Use: { $item }
move-spend =
    { $n ->
        [one] Discard 1 charge
       *[other] Discard { $n } charges
    }
move-shoot = Attack: { $figure }, { $place }
move-throw = Throw it { $side_to }
move-throw_here = Throw it in your own sector
move-cut_doors = Clear doors instead
move-reroll = Re-roll conditional hits as well
move-done--reroll = Re-roll the misses only
move-block_near = Block the door { $other_side_at } of the sector next to you ({ $side })
move-clear_near = Clear the door { $other_side_at } of the sector next to you ({ $side })
move-upgrade = Upgrade: { $item } (charge from: { $other_item })
move-recharge = Put back a charge: { $item }
move-discharge = Give up a charge: { $item }
move-drop = Discard: { $item }
move-take = Take: { $item }
prompt-item_walk = Where do you go?
prompt-item_explore = In which direction?
prompt-item_path = Where does it fly on?
prompt-item_target = Whom do you attack?
prompt-item_burst = Where do you throw it?
prompt-item_room = Which room?
prompt-item_second_room = And the second room?
prompt-item_spend = How many charges do you discard?
prompt-reroll = Which dice do you roll again?
prompt-weld = Which door do you block or clear?
prompt-cut = Which door do you clear?
prompt-recharge = Where do you put a charge back?
prompt-upgrade = Which item do you upgrade?
prompt-which_item = Which item do you take?
prompt-which_charge = From which item do you give up a charge?
prompt-which_drawn = Which card do you discard?
event-items_shuffled = The discarded items are shuffled.
event-item_taken = The Hero takes: { $item }.
event-item_used =
    { $n ->
        [0] The Hero uses: { $item }.
        [one] The Hero spends 1 charge: { $item }.
       *[other] The Hero spends { $n } charges: { $item }.
    }
event-item_discarded = Used up or discarded: { $item }.
event-charges_back =
    { $n ->
        [one] 1 charge comes back: { $item }.
       *[other] { $n } charges come back: { $item }.
    }
event-charge_lost = The Hero gives up a charge: { $item }.
event-recharged = A charge is put back: { $item }.
event-upgraded = Upgraded: { $item }, with a charge from: { $other_item }.
event-throws =
    { $n ->
        [one] The Hero throws it with 1 die for each creature.
       *[other] The Hero throws it with { $n } dice for each creature.
    }
event-cuts = The Hero sets to work on the doors.
event-flies_on = The drone flies on { $side_to }.
event-smoke = Smoke. Nothing can be moved out of it: { $place }.
event-welded = The door is welded { $side_at }: { $place }.
event-tracked = Within range: { $creature }, { $side_to }.
event-tracked_at = Within range: { $creature }, { $side_to }, distance { $n }.
event-tracked_none = Nothing is within range.
event-heat_shown = Warm: { $creature }, { $place }.
event-plan_told = On the floor plan: { $room }, { $place }.
event-more_actions = Further actions this turn: { $n }.
sections-items = The Hero’s items
sections-no-items = No items.
sections-item-charges = charges { $n } of { $of }
sections-item-upgraded = upgraded
sections-item-needs = { $material }; upgrade: { $other_material }
sections-item-upgrade = Upgraded: { $text }
sections-item-deck = Item deck
sections-item-discard = Discarded items
sections-item-odds = Chances: killed { $killed } %, wounded { $wounded } %
sections-smoke = Smoke
sections-heat = Seen through the goggles
sections-plans = Rooms on the floor plan
sections-welded = Welded doors
