# The Everrain: words of effects, a message for each verb. Fragments begin small and have no full stop; $n is always positive.

## Goods

effect-coins =
    { $after ->
        [yes] { "you gain " }
       *[no] { "" }
    }{ $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
effect-coins-lose =
    you lose { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
effect-clues =
    { $after ->
        [yes] { "you gain " }
       *[no] { "" }
    }{ $n ->
        [one] 1 clue
       *[other] { $n } clues
    }
effect-clues-lose =
    you lose { $n ->
        [one] 1 clue
       *[other] { $n } clues
    }
effect-treasure =
    { $after ->
        [yes] { "you gain " }
       *[no] { "" }
    }{ $kind ->
        [commodity] { $n ->
            [one] 1 commodity
           *[other] { $n } commodities
        }
        [shanty] { $n ->
            [one] 1 shanty
           *[other] { $n } shanties
        }
        [trinket] { $n ->
            [one] 1 trinket
           *[other] { $n } trinkets
        }
        [relic] { $n ->
            [one] 1 relic
           *[other] { $n } relics
        }
       *[any] { $n ->
            [one] 1 treasure
           *[other] { $n } treasures
        }
    }
effect-drop =
    discard { $n ->
        [one] 1 treasure
       *[other] { $n } treasures
    } of your choice
effect-spoils =
    roll { $n ->
        [one] once
        [2] twice
       *[other] { $n } times
    } for spoils
effect-schematic =
    { $after ->
        [yes] { "you gain " }
       *[no] { "" }
    }{ $deck ->
        [artillery] 1 artillery schematic
       *[improvement] 1 improvement schematic
    }
effect-fleeting =
    { $after ->
        [yes] { "you gain " }
       *[no] { "" }
    }{ $n ->
        [one] 1 fleeting order
       *[other] { $n } fleeting orders
    }
effect-refresh =
    renew { $n ->
        [one] 1 issued order
       *[other] { $n } issued orders
    }
effect-exhaust =
    exhaust { $n ->
        [one] 1 fresh order
       *[other] { $n } fresh orders
    }
effect-aim =
    your next fire order this turn rolls { $n ->
        [one] 1 more die
       *[other] { $n } more dice
    }

## Crew

effect-stress =
    { $who ->
        [tester] whoever took the test takes
        [party] everyone ashore takes
        [deck] everyone on deck takes
        [below] everyone below deck takes
        [all] every crew member takes
        [nest] whoever is in the crow’s nest takes
        [ashore] one of those ashore takes
        [envoy] whoever went takes
        [again] takes
        [again-each] takes
       *[one] one of the crew takes
    } { $n } stress
effect-wound =
    { $who ->
        [tester] whoever took the test takes
        [party] everyone ashore takes
        [deck] everyone on deck takes
        [below] everyone below deck takes
        [all] every crew member takes
        [nest] whoever is in the crow’s nest takes
        [ashore] one of those ashore takes
        [envoy] whoever went takes
        [again] takes
        [again-each] takes
       *[one] one of the crew takes
    } { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }
effect-calm =
    { $who ->
        [tester] whoever took the test sheds
        [party] everyone ashore sheds
        [deck] everyone on deck sheds
        [below] everyone below deck sheds
        [all] every crew member sheds
        [nest] whoever is in the crow’s nest sheds
        [ashore] one of those ashore sheds
        [envoy] whoever went sheds
        [again] sheds
        [again-each] sheds
       *[one] one of the crew sheds
    } { $n ->
        [one] 1 stress
       *[other] up to { $n } stress
    }
effect-heal =
    { $who ->
        [tester] whoever took the test heals
        [party] everyone ashore heals
        [deck] everyone on deck heals
        [below] everyone below deck heals
        [all] every crew member heals
        [nest] whoever is in the crow’s nest heals
        [ashore] one of those ashore heals
        [envoy] whoever went heals
        [again] heals
        [again-each] heals
       *[one] one of the crew heals
    } { $n ->
        [one] 1 wound
       *[other] up to { $n } wounds
    }
effect-recruit = a deckhand joins the crew (if it is full: 4 coins instead)
effect-trait =
    { $who ->
        [ashore] one of those ashore draws
        [envoy] whoever went draws
        [tester] whoever took the test draws
       *[one] one of the crew draws
    } a new { $kind ->
        [bad] negative
       *[good] positive
    } trait in place of the old one

## Ship and chart

effect-damage =
    the ship takes { $n } damage
effect-repair =
    repair { $n ->
        [one] 1 destroyed post
       *[other] up to { $n } destroyed posts
    }
effect-sail =
    sail at once with { $n ->
        [one] 1 travel point
       *[other] { $n } travel points
    }
effect-drift =
    the ship drifts { $n ->
        [one] 1 hex
       *[other] { $n } hexes
    } where the fate die sends it
effect-chart = lay the next chart tile beside your own, where you like
effect-scout =
    { $n ->
        [one] reveal the next chart tile and put it back
       *[other] reveal the next { $n } chart tiles and put them back in any order
    }
effect-unexplored = the island stays unexplored
effect-storm =
    the nearest storm moves { $n ->
        [one] 1 hex
       *[other] { $n } hexes
    } { $way ->
        [away] away from your ship
       *[toward] toward your ship
    }

## Enemies and tracks

effect-spawn =
    { $n ->
        [one] 1 enemy comes
       *[other] { $n } enemies come
    } on deck
effect-special =
    { $enemy_is ->
        [stowaway] the Stowaway comes on deck
        [bailiff] the Bailiff comes on deck
        [chorister] a Chorister comes on deck
        [hundredling] a Hundredling comes on deck
        [empty-ship] the Empty Ship appears at sea
       *[other] coming on deck: { $enemy }
    }
effect-raider = an enemy ship appears on the first player’s tile
effect-smite =
    deal { $n ->
        [one] 1 wound to an enemy on your deck
       *[other] { $n } wounds to enemies on your deck, shared out as you like
    }
effect-agenda =
    the agenda advances { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }
effect-agenda-back =
    the agenda goes back { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }
effect-elder =
    the elder’s marker moves { $n ->
        [one] 1 space
       *[other] { $n } spaces
    } { $way ->
        [down] closer to the enemy’s
       *[up] away from the enemy’s
    }

## Cards

effect-story = chronicle card { $n } goes under the cover, unread
effect-passenger = a passenger { $port_to } takes a cabin (on arrival: { $reward })
effect-if = if you answered { $letter } on the last card: { $then }; if not: { $else }
effect-nothing = nothing happens

## Tests

test =
    { $kind ->
        [island] Island test
       *[port] Port test
    }

## Connectors

join-effects = { $first }; { $second }
join-either = { $first }; either way: { $second }
join-inner = { $first }, { $second }
join-same = { $first } and { $second }
sentence = { $effects }.
