# Alone: the words from which the rule text of a reaction card is joined. English.

## Joining
then = { $a }, then { $b }
and = { $a }, and { $b }
after = { $a }; then { $b }
or = { $a }, OR { $b }
otherwise = { $if }, { $a }; otherwise { $b }
only = { $if }, { $a }
next = then { $b }
half-dangerous = Dangerous

## Conditions
if-met = if a creature is in the Hero’s sector
if-near = if a creature is in the Hero’s sector or adjacent to it
if-arrived = if it ends its move in the Hero’s sector
if-killed = if a creature was killed this turn
if-saw = if the Hero’s action has revealed a creature with a shock value of 1 or more
if-danger_here = if there is a danger token in the Hero’s sector
if-lit_here = if the light is on in the Hero’s sector
if-more = if the Hero’s action reveals another sector

## Creatures: V1 move
verb-move =
    { $n ->
        [one] move 1 creature { $s ->
            [one] 1 sector
           *[other] up to { $s } sectors
        }
       *[other] move up to { $n } creatures { $s ->
            [one] 1 sector
           *[other] up to { $s } sectors
        } each
    }
verb-move--hidden =
    { $n ->
        [one] move 1 hidden creature { $s ->
            [one] 1 sector
           *[other] up to { $s } sectors
        }
       *[other] move up to { $n } hidden creatures { $s ->
            [one] 1 sector
           *[other] up to { $s } sectors
        } each
    }
verb-move--revealed =
    { $n ->
        [one] move 1 revealed creature { $s ->
            [one] 1 sector
           *[other] up to { $s } sectors
        }
       *[other] move up to { $n } revealed creatures { $s ->
            [one] 1 sector
           *[other] up to { $s } sectors
        } each
    }
verb-move--other =
    { $n ->
        [one] move 1 other creature { $s ->
            [one] 1 sector
           *[other] up to { $s } sectors
        }
       *[other] move up to { $n } other creatures { $s ->
            [one] 1 sector
           *[other] up to { $s } sectors
        } each
    }
verb-move--to-hero = { $move } towards the Hero
verb-move--to-target =
    { $move } towards { $n ->
        [one] one of the named targets
       *[other] one and the same named target
    }
verb-move--to-target_or_hero =
    { $move } towards the Hero or { $n ->
        [one] one of the named targets
       *[other] one and the same named target
    }
verb-move--to-not_hero = { $move }, but not into the Hero’s sector
verb-move--doors-free = { $move }; clearing a blockade costs no step
verb-move_it =
    move it { $s ->
        [one] 1 sector
       *[other] up to { $s } sectors
    }
verb-move_it--swap =
    move one of the two { $s ->
        [one] 1 sector
       *[other] up to { $s } sectors
    }
verb-move_target =
    after the attack the creature attacked, if still alive, may move { $s ->
        [one] 1 sector
       *[other] up to { $s } sectors
    }
verb-dodge = the creature attacked moves 1 sector, but not into the Hero’s. The Hero may aim again at any creature the attack still reaches; if he does not, his charges come back and the action is over

## V2 spawn, V3 remove, V4 teleport, V5 swap, V6 heal
verb-spawn =
    spawn { $n ->
        [one] 1 creature
       *[other] { $n } creatures
    }
verb-spawn--closer =
    spawn { $n ->
        [one] 1 creature; its minimum distance is
       *[other] { $n } creatures; their minimum distances are
    } { $m } less
verb-spawn--killed =
    spawn { $n ->
        [one] 1 creature; its minimum distance is
       *[other] { $n } creatures; their minimum distances are
    } { $m } less, or { $k } less if a creature was killed this turn
verb-remove =
    take { $n ->
        [one] 1 creature
       *[other] { $n } creatures
    } off the map
verb-teleport =
    teleport { $n ->
        [one] 1 creature to a hidden sector of its floor
       *[other] { $n } creatures, each to a hidden sector of its floor
    }, at least { $d ->
        [one] 1 sector
       *[other] { $d } sectors
    } from the Hero
verb-teleport--hidden =
    teleport { $n ->
        [one] 1 hidden creature to a hidden sector of its floor
       *[other] { $n } hidden creatures, each to a hidden sector of its floor
    }, at least { $d ->
        [one] 1 sector
       *[other] { $d } sectors
    } from the Hero
verb-teleport--revealed =
    teleport { $n ->
        [one] 1 revealed creature to a hidden sector of its floor
       *[other] { $n } revealed creatures, each to a hidden sector of its floor
    }, at least { $d ->
        [one] 1 sector
       *[other] { $d } sectors
    } from the Hero
verb-closer =
    a distance of { $d ->
        [one] 1 sector
       *[other] { $d } sectors
    } from the Hero is enough
verb-swap = exchange 2 creatures outside the Hero’s sector without a sound
verb-heal--any = heal 1 wounded creature
verb-heal--it = heal it, if it is wounded

## V7 dice and rage, V8 strike
verb-dice--it =
    that creature rolls { $k ->
        [one] 1 more die
       *[other] { $k } more dice
    } in its attack at the end of the turn
verb-dice--one =
    choose 1 creature in the Hero’s sector: it rolls { $k ->
        [one] 1 more die
       *[other] { $k } more dice
    } in its attack at the end of the turn
verb-dice--one-more =
    choose 1 creature in the Hero’s sector, the same or another: it rolls { $k ->
        [one] 1 more die
       *[other] { $k } more dice
    } in its attack at the end of the turn
verb-dice--here =
    each creature in the Hero’s sector rolls { $k ->
        [one] 1 more die
       *[other] { $k } more dice
    } in its attack at the end of the turn
verb-dice--target =
    if the creature attacked survives, it rolls { $k ->
        [one] 1 more die
       *[other] { $k } more dice
    } in its attack at the end of the turn
verb-rage--it = this turn it attacks in the light as it does in the dark
verb-rage--all = this turn all creatures attack in the light as they do in the dark
verb-strike--it =
    if that creature is in the Hero’s sector, it makes an extra attack at once, with { $k ->
        [one] 1 die
       *[other] { $k } dice
    }
verb-strike--one =
    1 creature in the Hero’s sector makes an extra attack at once, with { $k ->
        [one] 1 die
       *[other] { $k } dice
    }
verb-strike--more =
    this extra attack is made with { $k ->
        [one] 1 die
       *[other] { $k } dice
    }

## V9 the Hero’s attack, V10 shocks
verb-cancel =
    { $k ->
        [one] 1 hit of this attack does not count
       *[other] { $k } hits of this attack do not count
    }
verb-cancel--more =
    { $k ->
        [one] 1 more hit does not count
       *[other] { $k } more hits do not count
    }
verb-reroll =
    the Hero re-rolls { $k ->
        [one] 1 die
       *[other] up to { $k } dice
    } of your choice
verb-reroll--more =
    the Hero re-rolls { $k ->
        [one] 1 other die
       *[other] up to { $k } other dice
    } of your choice
verb-hero_dice =
    take { $k ->
        [one] 1 die
       *[other] { $k } dice
    } from this attack
verb-hero_dice--more =
    take { $k ->
        [one] 1 more die
       *[other] { $k } more dice
    } from this attack
verb-lose_if_missed = if the attack neither wounds nor kills, the Hero loses { $k } composure
verb-deepen = until the end of the turn, every shock that costs composure costs { $k } more

## V11 block, V12 clear, V13 light
verb-block =
    block { $n ->
        [one] 1 door
       *[other] { $n } doors
    } of the Hero’s sector or of a sector adjacent to it
verb-clear =
    clear { $n ->
        [one] 1 blockade
       *[other] up to { $n } blockades
    }, anywhere
verb-dark--los =
    put out the light in { $n ->
        [one] 1 sector
       *[other] up to { $n } sectors
    } in sight, but not in the Hero’s
verb-dark--not_hero =
    put out the light in { $n ->
        [one] 1 sector
       *[other] up to { $n } sectors
    }, but not in the Hero’s
verb-dark--hero = put out the light in the Hero’s sector
verb-dark--hero--on = put it out
verb-dark--by_creature =
    put out the light in { $n ->
        [one] 1 sector that holds a creature or is adjacent to one
       *[other] up to { $n } sectors that hold a creature or are adjacent to one
    }; the Hero’s sector counts as well
verb-dark--just_lit =
    put out the light in { $n ->
        [one] 1 of the sectors
       *[other] up to { $n } of the sectors
    } just lit

## V14 danger, V15 shift, V16 arm
verb-danger--hero = put 1 danger token in the Hero’s sector
verb-danger--hero--on = put 1 danger token there
verb-danger--adjacent =
    put { $n ->
        [one] 1 danger token in a sector adjacent to the Hero
       *[other] { $n } danger tokens in sectors adjacent to the Hero
    }, in sight or not
verb-danger--near =
    put { $n ->
        [one] 1 danger token
       *[other] { $n } danger tokens
    } out of sight, within { $d ->
        [one] 1 sector
       *[other] { $d } sectors
    } of the Hero
verb-danger--line =
    put { $n ->
        [one] 1 danger token in a sector
       *[other] { $n } danger tokens in sectors
    } of the line just explored
verb-danger--target =
    put { $n ->
        [one] 1 danger token
       *[other] { $n } danger tokens
    } out of sight, in the sector of a named target or adjacent to it
verb-danger--blanks-near =
    for each miss in the final roll, at most 2, put 1 danger token out of sight, within { $d ->
        [one] 1 sector
       *[other] { $d } sectors
    } of the Hero
verb-shift =
    move { $n ->
        [one] 1 danger token { $s ->
            [one] 1 sector
           *[other] up to { $s } sectors
        } to a sector
       *[other] up to { $n } danger tokens { $s ->
            [one] 1 sector
           *[other] up to { $s } sectors
        } each, to sectors
    } out of sight
verb-shift--dest =
    move { $n ->
        [one] 1 danger token { $s ->
            [one] 1 sector
           *[other] up to { $s } sectors
        } to a sector
       *[other] up to { $n } danger tokens { $s ->
            [one] 1 sector
           *[other] up to { $s } sectors
        } each, to sectors
    } out of sight; the one the Hero is about to enter will do if it is hidden
verb-shift--hero =
    move { $n ->
        [one] 1 danger token { $s ->
            [one] 1 sector
           *[other] up to { $s } sectors
        }, in sight or not, even into the Hero’s sector
       *[other] up to { $n } danger tokens { $s ->
            [one] 1 sector
           *[other] up to { $s } sectors
        } each, in sight or not, 1 of them even into the Hero’s sector
    }
verb-arm = until the end of the turn, every card played after this one is dangerous

## V17 forget, V18 mislead, V19 noise, V20 false sights
verb-forget =
    hide { $n ->
        [one] 1 revealed sector that is
       *[other] up to { $n } revealed sectors that are
    } neither in sight nor adjacent to the Hero
verb-mislead--distance =
    for 1 target you may tell a distance that is { $k ->
        [one] 1
       *[other] up to { $k }
    } too high or too low
verb-mislead--distance-that =
    for that target you may tell a distance that is { $k ->
        [one] 1
       *[other] up to { $k }
    } too high or too low
verb-mislead--floor = for 1 target you may tell the wrong floor
verb-mislead--floor-that = for that target you may tell the wrong floor as well
verb-mislead--swap = you may give the two answers the wrong way round
verb-hush =
    { $n ->
        [one] the next noise of this card is not reported
       *[other] the next { $n } noises of this card are not reported
    }
verb-hush--move = this move makes no noise
verb-hush--spawn-move = neither the spawn nor the move makes a noise
verb-echo--false = you may report the noise of this move from any open side of the Hero’s sector, or from the other floor
verb-echo--extra = you may report a noise that nothing made
verb-echo--extra--on = you may report a noise that nothing made
verb-falsify =
    in the sector being revealed, leave out { $n ->
        [one] 1 element or show 1 false one
       *[other] { $n } elements or show { $n } false ones
    }
verb-falsify--more = do so once more, in this sector or in the next one this action reveals
verb-mask =
    in the sector being revealed, show { $n ->
        [one] 1 creature as another kind
       *[other] { $n } creatures as other kinds
    }, wounded or unhurt as you like
verb-bury = put 1 danger token in the sector being revealed, if it has none, and show no danger tokens there
verb-bury--more = do the same there

## V21 losses, V22 limits, V23 tolls, V24 drains
verb-lose--health = the Hero loses { $k } health
verb-lose--health--on = he loses { $k } health
verb-lose--composure = the Hero loses { $k } composure
verb-lose--composure--on = he loses { $k } composure
verb-lose--both = the Hero loses { $h } health and { $c } composure
verb-lose--both--on = he loses { $h } health and { $c } composure
verb-lose--composure-just = the Hero loses as much composure as the health he has just lost, 2 at most
verb-lose--health-just = the Hero loses as much health as the composure he has just lost, 2 at most
verb-lose--health-blank = if the final roll shows a miss, the Hero loses 1 health
verb-lose--composure-blank = if the final roll shows a miss, the Hero loses 1 composure
verb-limit--explore = this action reveals 1 sector at most
verb-limit--noclear = this action removes no danger token
verb-discard_drawn = the Hero discards { $k } of the cards just drawn (his choice)
verb-discard_drawn--on = he discards { $k } of the cards just drawn (his choice)
verb-toll = the Hero chooses: { $a }, or { $b }
toll-composure = lose { $n } composure
toll-health = lose { $n } health
toll-adrenaline = discard { $n } adrenaline
toll-charge =
    discard { $n ->
        [one] 1 charge
       *[other] { $n } charges
    }
toll-dice =
    roll { $n ->
        [one] 1 die
       *[other] { $n } dice
    } fewer
toll-search =
    draw { $n ->
        [one] 1 card
       *[other] { $n } cards
    } fewer
toll-discard = discard { $n } of the cards just drawn
toll-keep_one = keep 1 of the cards just drawn (none, if he drew only 1)
toll-stop = break off this action (charges come back, steps taken stand)
verb-drain--charge =
    the Hero discards { $k ->
        [one] 1 charge
       *[other] { $k } charges
    } of his choice
verb-drain--charge--on =
    he discards { $k ->
        [one] 1 charge
       *[other] { $k } charges
    } of his choice
verb-drain--adrenaline = the Hero discards { $k } adrenaline; if he has none, he loses 1 composure
verb-drain--adrenaline--on = he discards { $k } adrenaline; if he has none, he loses 1 composure

## V25 to V28
verb-draw =
    draw { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
verb-draw--more =
    draw { $n ->
        [one] 1 more card
       *[other] { $n } more cards
    }
verb-field =
    free { $n ->
        [one] 1 reaction field
       *[other] { $n } reaction fields
    }
verb-standard =
    carry out { $n ->
        [one] 1 standard reaction
       *[other] { $n } standard reactions
    }
verb-nothing = nothing happens

## Small print: what the words of a card always mean
note-move = A creature may always go fewer sectors, or none. Even that is a move: it is heard where it ends.
note-towards = Every step must bring it nearer. A blockade on its way may be cleared, for 1 step.
note-spawn = The minimum distance never falls below 1. Whatever spawns is heard, and does not count as moved.
note-remove = A hidden creature goes unannounced. If none is taken off, what follows is skipped.
note-teleport = Nothing is heard. The creature is hidden again, and can shock again.
note-dice = Extra dice count in the automatic attack of this turn only, never in an opportunity attack.
note-strike = In addition to the automatic attack. A danger token in his sector counts for it too.
note-sight = In sight: in the Hero’s line of sight. Within 2 sectors: 1 or 2 steps away, never his own sector.
note-danger = One token a sector, 8 a floor; to make room you may take another off that floor.
note-lie = The lie touches only what is told or shown. It ends when he enters the sector, explores it again, or acts on what is false.
note-mislead = Never less than 1, unless the truth is 0.
note-noise = A noise is told as a direction or as “other floor”. Blocked sides are silent.
note-elements = Elements: creature, danger token, status or mission token, power box, stairs, door. Shape, exits and light are always true.
note-lose = The Hero may let a companion take the whole loss.
note-toll = What the Hero cannot pay in full he cannot choose. If he can pay neither, nothing happens. No companion pays it for him.
note-draw = The leader decides who draws how many. Hands may be too large until the end of the round.
note-field = The cards close up to the left. The field is free at once.
note-standard = Move 1 creature 1 sector or spawn 1 creature; no card, no field.
note-dangerous = Dangerous if the Hero’s sector holds a danger token, held one when he announced the action, or an earlier card has made it so.

## Moments: when a card takes effect
moment-move-announced = when the Hero announces a Move
moment-move-entered = when the Hero has entered a sector
moment-move-done = when the Move is over
moment-explore-announced = when the Hero announces Explore, before anything shows
moment-explore-revealing = while a sector is being revealed
moment-explore-revealed = when the explored line lies open
moment-locate-named = when the targets are named, before the answers
moment-locate-answered = when both answers are given
moment-attack-announced = when the Hero announces an Attack, before the dice
moment-attack-rolled = when the dice have fallen, before the damage
moment-search-announced = when the Hero announces a Search, before he draws
moment-search-drawn = when the cards are drawn
moment-interact-announced = when the Hero announces an Interact action, before it works
moment-interact-done = when the Interact action is over
moment-loss-health = when the Hero has just lost health
moment-loss-composure = when the Hero has just lost composure
moment-turn-end = at the end of the turn
moment-turn-after = after the attacks at the end of the turn

## Triggers
trigger-move = Move
trigger-explore = Explore
trigger-locate = Locate
trigger-attack = Attack
trigger-search = Search
trigger-interact = Interact
trigger-health = Lost health
trigger-composure = Lost composure
trigger-move-line = The Hero has announced a Move this turn.
trigger-explore-line = The Hero has announced an Explore this turn.
trigger-locate-line = The Hero has named targets to Locate this turn.
trigger-attack-line = The Hero has announced an Attack this turn.
trigger-search-line = The Hero has announced a Search this turn.
trigger-interact-line = The Hero has announced an Interact action this turn.
trigger-health-line = The Hero has lost health this turn.
trigger-composure-line = The Hero has lost composure this turn.

## Decks
deck-wrath = Wrath
deck-speed = Speed
deck-terror = Terror
deck-traps = Traps
