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

## Treasures: reactions and lasting effects

effect-hook-reroll = roll again, and the second result stands
effect-hook-foresee = all effects of this card are shown before you answer
effect-hook-pass-by = it lets you be for this activation and spends its results on its way (no help against an elder)
effect-hook-save = that member lives, loses all wounds and stress, and goes below deck
effect-hook-storm-safe = storms do not damage your ship when it moves in, out or turns
effect-hook-altar-quiet = once a round you may enter a tile with an active altar and no enemy comes on deck
effect-hook-bonus-one = a tile you lay that has no clue bonus gives you 1 clue
effect-hook-fray-die = you roll 1 more die in every fray you start
effect-hook-act-delay = after each act’s end the agenda goes back 4 spaces
effect-hook-handin-delay = when you hand this in at a University, the agenda goes back 4 spaces
effect-hook-free-turn = the first change of heading in each navigation order costs no travel point
effect-hook-port-heal = in every port you enter, one of the crew heals 1 wound, and the first service you pay for there costs 1 coin less

## Omens (“it” is the enemy that rolled the omen, “you” the captain of the ship concerned)

omen-mend =
    it heals { $n ->
        [one] 1 wound
       *[other] up to { $n } wounds
    } of its own
omen-smash = it destroys the post of its zone and wounds nobody
omen-stress-zone = all crew in its zone take { $n } stress
omen-wound-zone =
    all crew in its zone take { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }
omen-stress-near = all crew in its zone and the zones next to it take { $n } stress
omen-pull = the nearest crew member on deck is dragged into its zone, if there is room
omen-lure = you must send somebody from below deck into its zone
omen-rouse = another enemy on this deck, of your choice, rolls 1 die at once; if it is alone, the agenda advances 1 space
omen-bring =
    { $enemy_is ->
        [gutterling] a Gutterling appears in a zone next to it that has room
       *[other] appearing in a zone next to it that has room: { $enemy }
    }
omen-coins =
    you lose { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
omen-coins-target =
    its target’s captain loses { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
omen-coins-or-smash =
    you lose { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }; if you have none, it destroys the post of its zone
omen-exhaust =
    you exhaust { $n ->
        [one] 1 fresh order
       *[other] { $n } fresh orders
    }
omen-exhaust-navigation =
    you exhaust { $n ->
        [one] 1 fresh order
       *[other] { $n } fresh orders
    }, navigation orders first
omen-drop =
    you discard { $n ->
        [one] 1 treasure
       *[other] { $n } treasures
    } of your choice
omen-agenda =
    the agenda advances { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }
omen-stress-deck = all crew on its target’s deck take { $n } stress
omen-boost =
    it has { $n ->
        [one] 1 more move
       *[other] { $n } more moves
    }
omen-volley =
    this attack has { $n ->
        [one] 1 more hit
       *[other] { $n } more hits
    }
omen-board = from attack position it sends 1 enemy of Act I onto its target’s deck

## Tests

test =
    { $kind ->
        [island] Island test
       *[port] Port test
    }
test-up =
    { $kind ->
        [island] Island test
       *[port] Port test
    }, value +{ $n }
test-down =
    { $kind ->
        [island] Island test
       *[port] Port test
    }, value −{ $n }
test-need =
    { $kind ->
        [island] Island test
       *[port] Port test
    }: { $value ->
        [0] a roll of 0
       *[other] { $value } or less
    }
test-sure =
    { $kind ->
        [island] Island test
       *[port] Port test
    }: any roll will do
test-hopeless =
    { $kind ->
        [island] Island test
       *[port] Port test
    }: no roll is low enough
test-member = { $member }: { $value } or less, { $percent }%
test-rolled-pass = { $member } rolls { $roll }, needs { $value } or less: passed.
test-rolled-fail = { $member } rolls { $roll }, needs { $value } or less: failed.
test-pass = Pass
test-fail = Fail
outcome-pass = on a pass: { $effects }
outcome-fail = on a fail: { $effects }

## Prices and demands

price-pay =
    pay { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
price-give =
    { $kind ->
        [commodity] give 1 commodity
        [shanty] give 1 shanty
        [trinket] give 1 trinket
        [relic] give 1 relic
       *[any] give 1 treasure
    }
price-none = free
price-short =
    You can’t pay that: it costs { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }.
price-lacking =
    { $kind ->
        [commodity] You have no commodity to give.
        [shanty] You have no shanty to give.
        [trinket] You have no trinket to give.
        [relic] You have no relic to give.
       *[any] You have no treasure to give.
    }
needs-coins =
    needs { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
needs-crew =
    needs { $n ->
        [one] 1 living crew member
       *[other] { $n } living crew members
    }
needs-fresh =
    needs { $n ->
        [one] 1 fresh order
       *[other] { $n } fresh orders
    }
needs-missed = You can’t meet the card’s demand: it is discarded unread, and the chronicle is unwritten.

## Targets, by themselves

who-one = one of the crew
who-ashore = one of those ashore
who-envoy = whoever went
who-tester = whoever took the test
who-party = everyone ashore
who-deck = everyone on deck
who-below = everyone below deck
who-all = every crew member
who-nest = whoever is in the crow’s nest
who-zone = all crew in this zone
who-near = all crew in this zone and the zones next to it
who-nobody = nobody is concerned
ask-stress = Who takes the stress?
ask-wound = Who takes the wound?
ask-calm = Who sheds stress?
ask-heal = Whose wounds are healed?
ask-trait = Who draws the trait?
ask-tester = Who takes the test?
ask-envoy = Whom do you send?

## Connectors

join-effects = { $first }; { $second }
join-either = { $first }; either way: { $second }
join-inner = { $first }, { $second }
join-prices = { $first } and { $second }
join-same = { $first } and { $second }
join-price = { $price }: { $effects }
sentence = { $effects }.
treasure-use = Use in your turn: { $effects }. Then discard.
treasure-react = React { $moment }: { $effects }. Then discard.
treasure-hold = Hold: { $effects }.
treasure-clues =
    At a University it counts as { $n ->
        [one] 1 clue
       *[other] { $n } clues
    }.
