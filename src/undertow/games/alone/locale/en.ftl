### Alone: what is asked, answered and told. English.

title = Alone
tagline = A dark station. One of you is alone, the others are the dark
role-hero = Hero
role-evil = Evil
side-north = north
side-east = east
side-south = south
side-west = west
side-stairs = the stairs
side-north--to = to the north
side-east--to = to the east
side-south--to = to the south
side-west--to = to the west
side-stairs--to = by the stairs
side-north--at = in the north
side-east--at = in the east
side-south--at = in the south
side-west--at = in the west
side-stairs--at = at the stairs
side-north--of = from the north
side-east--of = from the east
side-south--of = from the south
side-west--of = from the west
side-stairs--of = from the stairs
creature-boss = Boss
creature-boss--of = of the boss
figure-spore = Spore
figure-spore-wounded = Spore, wounded
figure-parasite = Parasite
figure-parasite-wounded = Parasite, wounded
figure-hybrid = Hybrid
figure-hybrid-wounded = Hybrid, wounded
figure-cultist = Cultist
figure-cultist-wounded = Cultist, wounded
figure-worm = Worm
figure-worm-wounded = Worm, wounded
figure-boss = Boss
figure-boss-wounded = Boss, wounded
piece-spore-1 = Spore 1
piece-spore-2 = Spore 2
piece-spore-3 = Spore 3
piece-parasite-1 = Parasite 1
piece-parasite-2 = Parasite 2
piece-parasite-3 = Parasite 3
piece-hybrid-1 = Hybrid 1
piece-hybrid-2 = Hybrid 2
piece-hybrid-3 = Hybrid 3
piece-cultist-1 = Cultist 1
piece-cultist-2 = Cultist 2
piece-cultist-3 = Cultist 3
piece-worm-1 = Worm 1
piece-worm-2 = Worm 2
piece-worm-3 = Worm 3
piece-boss = Boss
target-control = Control Room
target-crew = Crew Quarters
target-pods = Escape Pods
target-lab = Laboratory
target-infirmary = Infirmary
target-generator = Generator Room
target-hydroponics = Hydroponics
target-cargo = Cargo Bay
target-spore = Spore
target-parasite = Parasite
target-hybrid = Hybrid
target-cultist = Cultist
target-worm = Worm
target-boss = Boss
target-danger = danger token
target-box = power box
target-door = door
target-stairs = stairs
target-straight = straight corridor
target-bend = bend
target-tee = T-junction
target-mission_token = mission token
target-status_token = status token
shape-none = nothing
shape-straight = straight corridor
shape-bend = bend
shape-tee = T-junction
shape-room = room
slot-bonus = bonus mission
slot-problem = problem mission
slot-main = main mission
track-health = health
track-composure = composure
face-hit = hit
face-conditional = conditional hit
face-miss = miss
floor-same = on this floor
floor-other = on the other floor
price-composure = Lose composure
price-health = Lose health
price-adrenaline = Give up adrenaline
price-charge = Give up charges
price-dice = Roll fewer dice
price-search = Draw fewer cards
price-discard = Discard what you drew
price-keep_one = Keep only one card
price-stop = End the action
sector =
    { $cell }, { $floor ->
        [0] start floor
       *[1] other floor
    }
place =
    { $way ->
        [start] the start
        [x] { $x } { $ew ->
            [east] east
           *[west] west
        }
        [y] { $y } { $ns ->
            [south] south
           *[north] north
        }
       *[both] { $x } { $ew ->
            [east] east
           *[west] west
        }, { $y } { $ns ->
            [south] south
           *[north] north
        }
    }{ $floor ->
        [0] {""}
       *[1] {" "}(other floor)
    }
door = room { $slot }, { $side ->
        [0] north door
        [1] east door
        [2] south door
       *[3] west door
    }
seats =
    { $n ->
        [1] the first Evil player
        [2] the second Evil player
        [4] the third Evil player
       *[other] both other Evil players
    }
move-pass = Pass
move-done = Done
move-bullet_time = Bullet Time: two actions this turn
move-walk = Move { $side_to }
move-explore = Explore { $side_to }
move-locate = Locate: { $target }
move-attack = Attack: { $figure }
move-search = Search
move-repair = Interact: power box, light { $side_to }
move-fulfil = Interact: { $slot }
move-force = Move: clear the door { $side_at }
move-also = Locate also: { $target }
move-block = Block the door { $side_at }
move-clear = Clear the door { $side_at }
move-sweep =
    { $n ->
        [0] Remove the danger token in your sector
       *[other] Remove the danger token { $n } ahead
    }
move-regain = Regain 3: { $track }
move-deck = Deck: { $deck }
move-deal = In front of { $seat }
move-from_first =
    .head = { $deck }
    .thing = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
move-from_second =
    .head = { $other_deck }
    .thing = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
move-play = Play: { $card }
move-play_later = Play at the second sector: { $card }
move-cover = Play face down: { $card }
move-permit = Permit { $seats } to play
move-enough = One card a turn at most this round
move-discard = Discard: { $card }
move-send = { $piece } goes: { $sector }
move-break = { $piece } clears the door { $side_at }
move-spawn = { $creature } spawns: { $sector }
move-way = Way { $n }
move-say = Noise { $side_of }
move-say_other_floor = Noise from the other floor
move-sector = { $sector }
move-choose_piece = { $piece }
move-aim =
    { $n ->
        [3] The Hero
       *[other] Target { $n }
    }
move-either =
    { $n ->
        [1] What stands before the OR
       *[other] What stands behind the OR
    }
move-die = Re-roll: { $face }
move-block_door = Block: { $door }
move-clear_door = Clear: { $door }
move-shift = Danger token from { $sector } to { $other_sector }
move-offset =
    { $n ->
        [0] First target: 1 less
        [1] First target: 1 more
        [2] Second target: 1 less
       *[other] Second target: 1 more
    }
move-share = A card for { $seat }
move-pay = { $price }
move-mask = { $piece } shown as: { $figure }
move-unplace = Take off the danger token: { $sector }
move-lie =
    { $lie }{ $n ->
        [0] {""}
       *[1] , in the next sector
    }
lie-no-spore-1 = Leave out: Spore 1
lie-no-spore-2 = Leave out: Spore 2
lie-no-spore-3 = Leave out: Spore 3
lie-no-parasite-1 = Leave out: Parasite 1
lie-no-parasite-2 = Leave out: Parasite 2
lie-no-parasite-3 = Leave out: Parasite 3
lie-no-hybrid-1 = Leave out: Hybrid 1
lie-no-hybrid-2 = Leave out: Hybrid 2
lie-no-hybrid-3 = Leave out: Hybrid 3
lie-no-cultist-1 = Leave out: Cultist 1
lie-no-cultist-2 = Leave out: Cultist 2
lie-no-cultist-3 = Leave out: Cultist 3
lie-no-worm-1 = Leave out: Worm 1
lie-no-worm-2 = Leave out: Worm 2
lie-no-worm-3 = Leave out: Worm 3
lie-no-boss = Leave out: Boss
lie-spore = Show falsely: Spore
lie-spore-wounded = Show falsely: Spore, wounded
lie-parasite = Show falsely: Parasite
lie-parasite-wounded = Show falsely: Parasite, wounded
lie-hybrid = Show falsely: Hybrid
lie-hybrid-wounded = Show falsely: Hybrid, wounded
lie-cultist = Show falsely: Cultist
lie-cultist-wounded = Show falsely: Cultist, wounded
lie-worm = Show falsely: Worm
lie-worm-wounded = Show falsely: Worm, wounded
lie-boss = Show falsely: Boss
lie-boss-wounded = Show falsely: Boss, wounded
lie-no-danger = Leave out: danger token
lie-danger = Show falsely: danger token
lie-no-box = Leave out: power box
lie-box = Show falsely: power box
lie-no-stairs = Leave out: stairs
lie-stairs = Show falsely: stairs
lie-no-status = Leave out: status or mission token
lie-status = Show falsely: status or mission token
lie-no-door-north = Leave out: door in the north
lie-door-north = Show falsely: door in the north
lie-no-door-east = Leave out: door in the east
lie-door-east = Show falsely: door in the east
lie-no-door-south = Leave out: door in the south
lie-door-south = Show falsely: door in the south
lie-no-door-west = Leave out: door in the west
lie-door-west = Show falsely: door in the west
prompt-action = What do you do?
prompt-second_target = And the second target?
prompt-aim_anew = It has sprung aside. Whom do you attack?
prompt-door = Block or clear a door?
prompt-sweep = Remove a danger token?
prompt-regain = What do you regain?
prompt-toll = What do you pay?
prompt-which_deck = Which reaction deck do you use?
prompt-whose_deck = In front of whom does this deck go?
prompt-drawing = From which deck do you draw?
prompt-discarding = Which cards do you discard before you draw?
prompt-start = Where does the Hero start?
prompt-react = Do you react?
prompt-who_acts = Which creature acts, and where?
prompt-which_way = Which way does it take?
prompt-how_told = Where does the noise come from?
prompt-which_side = Which side of the OR do you carry out?
prompt-evil_chooses = What do you choose for this card?
prompt-placing = Where do you put a danger token?
prompt-saboteur = Where does the boss enter?
prompt-saboteur_goes = Where does the boss go?
prompt-who_draws = Who draws a card?
prompt-which_pile = From which deck?
prompt-station_listens = The station listens.
prompt-evil_acts = Something is happening in the dark.
prompt-evil_draws = Evil is drawing cards.
event-game_begun = The hatch shuts behind the Hero.
event-mission_drawn = Mission: “{ $mission }”.
event-deck_chosen = Evil uses the deck { $deck }.
event-cards_drawn =
    { $seat } draws { $n ->
        [one] 1 card
       *[other] { $n } cards
    } from { $deck }.
event-card_drawn = You draw: “{ $card }”.
event-pile_shuffled = The discard pile of { $deck } is shuffled.
event-start_chosen = The start sector lies open.
event-round_begun = Round { $n } begins.
event-turn_begun = Turn { $n } of 8.
event-bullet_time = Bullet Time. Adrenaline left: { $n }.
event-leader_passed_on = { $seat } leads Evil now.
event-walks = The Hero goes { $side_to }.
event-stairs_taken = The Hero changes floors.
event-explores = The Hero explores { $side_to }.
event-target_named = The Hero names a first target: { $target }.
event-locates = The Hero names a second target: { $other_target }.
event-located = Located: { $target }, distance { $n }, { $floor }.
event-located_none = Nowhere to be found: { $target }.
event-attacks =
    The Hero attacks with { $n ->
        [0] no dice
        [one] 1 die
       *[other] { $n } dice
    }: { $creature }.
event-searches = The Hero searches.
event-room_searched = Searched: { $room }.
event-item_drawn = Found: { $item }.
event-repairs = The Hero repairs the power box: light { $side_to }.
event-interacts = The Hero works on the mission: “{ $mission }”.
event-door_tackled = The Hero sets about the blocked door { $side_at }.
event-door_blocked = The Hero blocks the door { $side_at }.
event-door_cleared = The Hero clears the door { $side_at }.
event-danger_swept = A danger token is removed: { $place }.
event-action_ended = The action is over.
event-sector_shown = Revealed: { $shape }, { $place }.
event-room_shown = Revealed: { $room }, { $place }.
event-sector_hidden = Hidden again: { $place }.
event-labyrinth_tidied =
    { $n ->
        [0] Everything on the holowatch is in sight.
       *[other] The holowatch forgets what is out of sight. Sectors hidden: { $n }.
    }
event-creature_shown = { $figure }: { $place }!
event-creature_left = { $creature } leaves { $side_to }: from { $place }.
event-creature_walked = { $creature } moves: { $place }.
event-danger_shown = Danger token: { $place }.
event-light_on = The light goes on: { $place }.
event-light_out = The light goes out: { $place }.
event-blockade_gone = A blockade is cleared { $side_at }: { $place }.
event-noise = A noise { $side_of }.
event-noise_elsewhere = A noise from the other floor.
event-noise_here = A noise, right here.
event-shock = Shock: { $creature }!
event-dice_rolled = Dice: hits { $hits }, conditional { $conditional }, misses { $misses }.
event-wounded = Wounded: { $creature }.
event-killed = Killed: { $creature }.
event-unharmed = Unharmed: { $creature }.
event-opportunity =
    Opportunity attack with { $n ->
        [0] no dice
        [one] 1 die
       *[other] { $n } dice
    }.
event-creature_attacks =
    { $creature } attacks with { $n ->
        [0] no dice
        [one] 1 die
       *[other] { $n } dice
    }.
event-health_lost =
    The Hero loses { $n ->
        [one] 1 point
       *[other] { $n } points
    } of health, left: { $total }.
event-composure_lost =
    The Hero loses { $n ->
        [one] 1 point
       *[other] { $n } points
    } of composure, left: { $total }.
event-health_regained =
    The Hero regains { $n ->
        [one] 1 point
       *[other] { $n } points
    } of health, now { $total }.
event-composure_regained =
    The Hero regains { $n ->
        [one] 1 point
       *[other] { $n } points
    } of composure, now { $total }.
event-card_played--you = You play: “{ $card }”.
event-card_covered--you = You play a card face down ({ $deck }).
event-cards_drawn--you =
    You draw { $n ->
        [one] 1 card
       *[other] { $n } cards
    } from { $deck }.
event-cards_discarded--you =
    You discard { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
event-leader_passed_on--you = You lead Evil now.
event-card_played = { $seat } plays: “{ $card }”.
event-card_dangerous = The card is dangerous: “{ $card }”.
event-card_covered = { $seat } plays a card face down ({ $deck }).
event-enough = { $seat } sets a limit: one card a turn until the round ends.
event-enough--you = You set a limit: one card a turn until the round ends.
event-proposal_refused = Not permitted: “{ $card }”.
event-cards_discarded =
    { $seat } discards { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
event-creature_spawned = { $creature } spawns: { $sector }.
event-creature_moved = { $creature } goes: { $sector }.
event-creature_stayed = { $creature } stays: { $sector }.
event-blockade_cleared = { $creature } clears a blockade: { $sector }.
event-danger_placed = Danger token put down: { $sector }.
event-danger_removed = Danger token taken off: { $sector }.
event-danger_gained =
    Evil gains { $n ->
        [one] 1 danger token
       *[other] { $n } danger tokens
    }.
event-side_chosen =
    { $n ->
        [1] Evil takes the card’s first option.
       *[other] Evil takes the card’s second option.
    }
event-case_told =
    { $n ->
        [1] A creature is close.
       *[other] No creature is close.
    }
event-creature_gone = { $creature } is gone: { $place }.
event-truth = The truth comes out: { $place }.
event-creature_healed = { $creature } is unhurt again: { $place }.
event-door_shut = A door is blocked { $side_at }: { $place }.
event-danger_gone = The danger token is gone: { $place }.
event-field_freed = Reaction fields freed: { $n }.
event-toll_paid = The Hero’s choice: { $price }.
event-hits_cancelled = Hits that do not count: { $n }.
event-dice_for = { $figure }: more dice this turn: { $n }.
event-more_dice = More dice this turn: { $n }.
event-fewer_dice = Fewer dice in this attack: { $n }.
event-mission_done = Completed: “{ $mission }”.
event-main_mission = The main mission begins: “{ $mission }”.
event-extra_round = An extra round: the marker goes one step to the right.
event-saboteur_placed = Somewhere in the station the Saboteur sets out.
event-sabotage = Sabotage tokens put down: { $n }.
event-sabotage_removed = A sabotage token is removed. Left: { $n }.
event-adrenaline = Adrenaline is filled up to { $n }.
event-nightmare = Nightmare mode begins.
event-game_won = The Hero has done it.
event-game_lost = The Hero is lost.
event-map_opened = The secret map is opened.
option-difficulty = Difficulty
option-overflow = Losses beyond 0
option-difficulty-easy = Easy
option-difficulty-normal = Normal
option-difficulty-nightmare = Nightmare
option-difficulty-impossible = Impossible
option-difficulty-any = drawn at random
option-overflow-spill = the other track takes them
option-overflow-lost = are not counted
option-floors = Floors
option-floors-any = any two
option-floors-anvil = Anvil
option-floors-twins = Twin Rings
option-floors-comb = Comb
option-floors-coil = Coil
option-floors-lattice = Lattice
option-floors-horseshoe = Horseshoe
option-floors-anchor = Anchor
option-floors-bellows = Bellows
option-floors-bridle = Bridle
option-floors-cradle = Cradle
option-floors-fork = Fork
option-floors-gate = Gate
option-floors-hook = Hook
option-floors-hourglass = Hourglass
option-floors-knot = Knot
option-floors-ladder = Ladder
option-floors-loom = Loom
option-floors-sickle = Sickle
option-floors-sieve = Sieve
option-floors-spindle = Spindle
option-floors-stirrup = Stirrup
option-floors-trident = Trident
option-floors-wheel = Wheel
option-floors-yoke = Yoke
signal-can-slow = I can slow the Hero down.
signal-can-hurt = I can hurt the Hero.
signal-can-lie = I can make the Hero see things.
signal-save-the-fields = Let’s save the reaction fields.
signal-you-lead = You decide.

## Missions

prompt-first_target = Which target do you locate first?
prompt-which_door = Through which door does the light go on?
prompt-room_to_see = Which room do you want to see?
prompt-blockade = Which blocked door do you clear?
move-shine = Light { $side_to }
move-name_room = Show me: { $room }
move-unblock = Clear the blockade { $side_at }: { $place }
event-rule_used = Special rule used: “{ $mission }”.
option-bonus = Bonus mission
option-problem = Problem mission
option-main = Main mission
option-bonus-any = any
option-bonus-sm01 = Clean Bandages
option-bonus-sm02 = Emergency Power
option-bonus-sm03 = The Big Picture
option-bonus-sm04 = Finders Keepers
option-bonus-sm05 = Not Alone After All
option-bonus-sm06 = Field Notes
option-bonus-sm07 = A Breath of Green
option-bonus-sm08 = Sealed Crates
option-problem-any = any
option-problem-pm01 = Gravity Failure
option-problem-pm02 = Brownout
option-problem-pm03 = Spore Haze
option-problem-pm04 = Fever
option-problem-pm05 = Ringing Silence
option-problem-pm06 = Interference
option-problem-pm07 = Voices in the Bunks
option-problem-pm08 = Lockdown
option-main-any = any
option-main-fm03 = Every Lamp Counts
option-main-fm04 = Heart of the Brood
option-main-fm05 = The Long Minute
option-main-fm06 = Nobody Stays Behind
option-main-fm07 = Let It All Burn
option-main-fm08 = The Runner
option-main-fm09 = A Needle in the Dark
option-main-fm10 = S.O.S.

# -- on the page: which moments are let pass ahead ----------------------------------------------------------------------

page-when-middle = Before the end of a turn
page-when-safe = While the Hero stands in no danger
page-when-any = At any moment
event-on_card = { $token } on the mission card: { $n }.
event-hatch = The hatch: { $place }.
event-lamps = Sectors lit: { $n }.
move-at_hero = The attack goes against the Hero
move-at_patient = The attack goes against the Patient
prompt-whom = Whom does it attack?
event-matriarch_placed = In the Laboratory something begins to beat like a heart.
move-dose = Doses: { $n }
prompt-dose = How many doses do you use?
event-courier_placed = Somewhere in the dark somebody starts to run.
event-beacon = The beacon: distance { $n }, the way begins { $side_at }.
event-beacon_elsewhere = The beacon: distance { $n }, on the other floor.
event-beacon_here = The beacon: right here.
event-needles_placed = { $n ->
    [one] 1 mission token is hidden
   *[other] { $n } mission tokens are hidden
} in the station. One of them is the core.
event-needle_placed = A false token: { $sector }.
event-core_placed = The core: { $sector }.
event-needle_shown = A mission token: { $place }.
event-needle_false = Not the core: { $place }.
event-core_found = The core: { $place }.
prompt-needle = Where do you hide a token? The first is the core.
