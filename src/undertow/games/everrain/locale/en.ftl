### The Everrain: what is asked, answered and told. English.

title = The Everrain
tagline = Chart a drowned sea together, before the rain has the last word.
way-discovery = Your marker to the end
way-agenda = The enemy’s marker to the end
way-elder_landlord = Ports until the Landlord wins
way-elder_hundredfathom = Ships until Hundredfathom wins
way-elder_unsung = Verses until the Unsung wins

renewal =
    { $sent ->
        [0] { "" }
       *[other] { $sent } × crew{ $steered ->
            [0] { $fired ->
                [0] { "" }
               *[other] , { "" }
            }
           *[other] , { "" }
        }
    }{ $steered ->
        [0] { "" }
       *[other] { $steered } × navigation{ $fired ->
            [0] { "" }
           *[other] , { "" }
        }
    }{ $fired ->
        [0] { "" }
       *[other] { $fired } × fire
    }

## Questions

prompt-renew = Which three orders do you renew?
prompt-turn = Your orders, captain?
prompt-steer = You’re at the helm.
prompt-which_tile = Two tiles in sight. Which one do you lay?
prompt-rotate = How does the new tile lie?
prompt-free_tile = The first tile costs nothing. Where does it go, and how does it lie?
prompt-port = Who goes where in port?
prompt-hand_in = What do you hand in at the University?
prompt-token = The act is yours. Which new order do you take?
prompt-wages = There aren’t coins enough. Whose wage do you pay?
prompt-keep = The ship is lost. Which treasure do you save?
prompt-return = Which port do you return to?
prompt-soothe = Who gets a word from the doctor?
prompt-storm_place = How does the storm lie over the first ship?
prompt-storm_toward = The storm comes nearer. Which way?
prompt-storm_drift = The storm drifts. Where to?
prompt-mend = Which post is repaired?
prompt-heal = Whose wound is treated?
prompt-deal = What do you give, and what do you ask for?
prompt-consent = Do you hand over what you’re asked for?

## Answers

move-renew =
    .head = Renew
    .thing = { $renewal }
move-send =
    .head = Send { $crew }
    .thing = { $zone_to }
move-navigate = Navigate
move-fleeting = Use a fleeting order next
move-end = End your turn
move-end--turn = End your turn{ $lost ->
    [0] {""}
    [one] : 1 clue beyond the limit is lost
   *[other] : { $lost } clues beyond the limit are lost
    }
move-face =
    .head = Face
    .thing = { $heading_to }
move-left = Turn to port
move-right = Turn to starboard
move-ahead = Sail ahead
move-lay = Lay a new tile
move-stop = Stop here
move-top =
    .head = Lay
    .thing = { $tile }
move-rotate =
    .head = Lay it
    .thing = { $rotation }
move-lay_at =
    .head = Lay it { $heading_to }
    .thing = { $rotation }
move-visit =
    .head = { $crew }
    .thing = { $place }
move-again =
    .head = Once more
    .thing = { $place }
move-sell =
    .head = Sell
    .thing = { $treasure }
move-hire =
    .head = Hire
    .thing = { $crew }
move-buy =
    .head = Buy
    .thing = { $treasure }
move-dismiss =
    .head = Dismiss
    .thing = { $crew }
move-leave = Leave the port
move-hand_in =
    .head = Hand in
    .thing = { $treasure }
move-hand_clues = Hand in clues
move-token =
    .head = Take
    .thing = { $order }
move-pay =
    .head = Pay
    .thing = { $crew }
move-keep =
    .head = Save
    .thing = { $treasure }
move-return =
    .head = Return
    .thing = { $port_to }
move-soothe =
    .head = Calm
    .thing = { $crew }
move-storm_place =
    .head = Lay the storm
    .thing = { $n }
move-storm_step =
    .head = Move the storm
    .thing = { $heading_to }
move-mend =
    .head = Repair
    .thing = { $zone }
move-heal =
    .head = Treat
    .thing = { $crew }
move-trade =
    .head = Trade
    .thing = { $seat }
move-give_coin =
    .head = Give
    .thing = 1 coin
move-give_coins =
    .head = Give
    .thing = 5 coins
move-give_clue =
    .head = Give
    .thing = 1 clue
move-give_clues =
    .head = Give
    .thing = 5 clues
move-give_treasure =
    .head = Give
    .thing = { $treasure }
move-give_crew =
    .head = Hand over
    .thing = { $crew }
move-want_coin =
    .head = Ask for
    .thing = 1 coin
move-want_coins =
    .head = Ask for
    .thing = 5 coins
move-want_clue =
    .head = Ask for
    .thing = 1 clue
move-want_clues =
    .head = Ask for
    .thing = 5 clues
move-want_treasure =
    .head = Ask for
    .thing = { $treasure }
move-want_crew =
    .head = Ask for
    .thing = { $crew }
move-close = Close the trade
move-agree = Hand it over
move-refuse = Refuse

## What is told

event-round_begun = Round { $round } begins.
event-turn_begun =
    { $you ->
        [yes] It’s your turn.
       *[no] { $seat } has the helm.
    }
event-orders_renewed =
    { $you ->
        [yes] You renew { $n ->
            [one] 1 order
           *[other] { $n } orders
        }.
       *[no] { $seat } renews { $n ->
            [one] 1 order
           *[other] { $n } orders
        }.
    }
event-first_player =
    { $you ->
        [yes] You’re the first player now.
       *[no] First player is now { $seat }.
    }
event-agenda_moved =
    The agenda advances { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }, to { $space }.
event-enemy_advanced = The enemy’s marker reaches space { $space }.
event-players_advanced =
    { $you ->
        [yes] You move the players’ marker on, to space { $space }.
       *[no] { $seat } moves your marker on, to space { $space }.
    }
event-elder_lowered = The elder’s marker comes down to space { $space }.
event-elder_woken = The two markers meet. The elder is awake.
event-clues_hushed =
    { $you ->
        [yes] Hush: you lose { $n ->
            [one] 1 clue
           *[other] { $n } clues
        }.
       *[no] Hush: { $seat } loses { $n ->
            [one] 1 clue
           *[other] { $n } clues
        }.
    }
event-act_won = Act { $act } ends, and it is yours.
event-act_lost = Act { $act } ends, and it is the enemy’s.
event-token_taken =
    { $you ->
        [yes] You take a new token: { $order }.
       *[no] { $seat } takes a new token: { $order }.
    }
event-wage_paid =
    { $you ->
        [yes] You pay a wage: { $crew }, { $n ->
            [one] 1 coin
           *[other] { $n } coins
        }.
       *[no] { $seat } pays a wage: { $crew }, { $n ->
            [one] 1 coin
           *[other] { $n } coins
        }.
    }
event-left_unpaid =
    { $you ->
        [yes] Unpaid, { $crew } leaves your ship.
       *[no] Unpaid, { $crew } leaves { $seat }.
    }
event-marker_moved_up = The trailing marker moves up to space { $space }.
event-act_begun = Act { $act } begins.
event-crew_sent = { $crew } goes { $zone_to }.
event-points_gained =
    { $you ->
        [yes] You have { $n ->
            [one] 1 travel point
           *[other] { $n } travel points
        }.
       *[no] { $seat } has { $n ->
            [one] 1 travel point
           *[other] { $n } travel points
        }.
    }
event-ship_turned =
    { $you ->
        [yes] You turn { $heading_to }.
       *[no] { $seat } turns { $heading_to }.
    }
event-ship_moved =
    { $you ->
        [yes] You sail one hex ahead.
       *[no] { $seat } sails one hex ahead.
    }
event-ship_faced =
    { $you ->
        [yes] You set the bow { $heading_to }.
       *[no] { $seat } sets her bow { $heading_to }.
    }
event-tiles_seen = From the crow’s nest: { $tile } and { $other_tile }.
event-tile_shown =
    { $you ->
        [yes] Ahead of you: { $tile }.
       *[no] Ahead of { $seat }: { $tile }.
    }
event-tile_laid = New on the chart: { $tile }, { $rotation }.
event-clue_bonus =
    { $you ->
        [yes] You find { $n ->
            [one] 1 clue
           *[other] { $n } clues
        } on the new tile.
       *[no] { $seat } finds { $n ->
            [one] 1 clue
           *[other] { $n } clues
        } on the new tile.
    }
event-port_reached =
    { $you ->
        [yes] You come { $port_to }.
       *[no] { $seat } comes { $port_to }.
    }
event-place_visited = { $crew } goes ashore: { $place }.
event-clues_handed_in =
    { $you ->
        [yes] You hand in { $n ->
            [one] 1 clue
           *[other] { $n } clues
        }.
       *[no] { $seat } hands in { $n ->
            [one] 1 clue
           *[other] { $n } clues
        }.
    }
event-treasure_handed_in =
    { $you ->
        [yes] You hand in a treasure: { $treasure }.
       *[no] { $seat } hands in a treasure: { $treasure }.
    }
event-hired =
    { $you ->
        [yes] { $crew } signs on with you for { $n ->
            [one] 1 coin
           *[other] { $n } coins
        }.
       *[no] { $crew } signs on with { $seat } for { $n ->
            [one] 1 coin
           *[other] { $n } coins
        }.
    }
event-trait_drawn = { $crew } has a new trait: { $trait }.
event-trait_redrawn = A trait that contradicts { $crew } is drawn again: { $trait }.
event-dismissed =
    { $you ->
        [yes] { $crew } leaves your crew.
       *[no] { $crew } leaves the crew of { $seat }.
    }
event-rested = { $crew } rests in the tavern.
event-stress_shed =
    { $crew } sheds { $n ->
        [one] 1 stress
       *[other] { $n } stress
    }.
event-listened =
    { $you ->
        [yes] You listen for { $n ->
            [one] 1 coin
           *[other] { $n } coins
        } and learn 1 clue.
       *[no] { $seat } listens for { $n ->
            [one] 1 coin
           *[other] { $n } coins
        } and learns 1 clue.
    }
event-sold =
    { $you ->
        [yes] You sell { $treasure } for { $n ->
            [one] 1 coin
           *[other] { $n } coins
        }.
       *[no] { $seat } sells { $treasure } for { $n ->
            [one] 1 coin
           *[other] { $n } coins
        }.
    }
event-bought =
    { $you ->
        [yes] You buy { $treasure } for { $n ->
            [one] 1 coin
           *[other] { $n } coins
        }.
       *[no] { $seat } buys { $treasure } for { $n ->
            [one] 1 coin
           *[other] { $n } coins
        }.
    }
event-on_offer = New at the market: { $treasure }.
event-for_hire = New in the taverns: { $crew }.
event-port_left =
    { $you ->
        [yes] You cast off.
       *[no] { $seat } casts off.
    }
event-stress_taken =
    { $crew } takes { $n ->
        [one] 1 stress
       *[other] { $n } stress
    }.
event-soothed = The doctor sees to { $crew }.
event-clues_lost =
    { $you ->
        [yes] You can keep no more and lose { $n ->
            [one] 1 clue
           *[other] { $n } clues
        }.
       *[no] { $seat } can keep no more and loses { $n ->
            [one] 1 clue
           *[other] { $n } clues
        }.
    }
event-died = { $crew } is dead.
event-endured = { $crew } should be dead, and is not.
event-ship_lost =
    { $you ->
        [yes] Your ship is lost.
       *[no] { $seat } is lost.
    }
event-clues_sunk =
    { $n ->
        [one] 1 clue goes
       *[other] { $n } clues go
    } down with the ship.
event-treasure_sunk = { $treasure } goes down with the ship.
event-ship_returned =
    { $you ->
        [yes] You return { $port_to }, with 20 coins and one deckhand.
       *[no] { $seat } returns { $port_to }, with 20 coins and one deckhand.
    }
event-game_won = The rain stops. You have won together.
event-game_lost = It rains on. You have lost together.
event-storm_placed =
    A storm comes up, { $n ->
        [one] 1 hex
       *[other] { $n } hexes
    } wide.
event-storm_rolled = The fate die for the storm: { $roll }.
event-storm_moved = The storm moves { $heading_to }.
event-post_destroyed =
    { $you ->
        [yes] A post of yours is destroyed: { $zone }.
       *[no] { $seat } loses a post: { $zone }.
    }
event-wounded = { $crew } takes 1 wound.
event-post_repaired =
    { $you ->
        [yes] You repair a post: { $zone }.
       *[no] { $seat } repairs a post: { $zone }.
    }
event-wound_healed = { $crew } is rid of 1 wound.
event-trade_begun =
    { $you ->
        [yes] You trade with { $other }.
       *[no] { $seat } trades with { $other }.
    }
event-clue_given =
    { $other } receives { $n ->
        [one] 1 clue
       *[other] { $n } clues
    } from { $seat }.
event-treasure_given = { $other } receives a treasure: { $treasure }.
event-crew_given = { $crew } changes ships: { $other }.
event-trade_refused = { $seat } refuses.
event-coins_given =
    { $other } receives { $n ->
        [one] 1 coin
       *[other] { $n } coins
    } from { $seat }.

## What the table shows

sections-voyage = The voyage
sections-chart = The chart
sections-ships = Ships
sections-wanted = What is asked for
sections-plan = The ship
sections-crew = Crew
sections-hold = Hold
sections-port = On offer in every port
sections-tiles = Tiles in sight
sections-round = Round
sections-round-act = { $n }, Act { $act }
sections-players = Your marker
sections-enemy = The enemy’s marker
sections-elder = The elder’s marker
sections-awake = awake
sections-agenda = Agenda
sections-of = { $n } of { $of }
sections-no-tile = no tile left
sections-next-tile = next tile: Act { $act }, clue bonus { $n }
sections-ship-there = { $who }, bow: { $to }
sections-sunk = wreck of a ship
sections-ship = Ship
sections-where = Where
sections-coins = Coins
sections-clues = Clues
sections-fresh = Fresh
sections-issued = Issued
sections-order = Order
sections-lost = lost
sections-broken = destroyed
sections-member = Member
sections-track = Stress and wounds
sections-wage = Wage
sections-traits = Traits
sections-stress = stress { $n }, wounds { $wounds } (of { $of })
sections-treasure =
    price { $price }, wanted: { $wants }, spurned: { $spurns }{ $clues ->
        [0] { "" }
       *[other] , clue value { $clues }
    }
sections-board = Wage { $wage }, bears { $holes }, island { $island }, port { $port }, dice { $dice }
