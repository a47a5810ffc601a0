# What is asked, answered and told about story cards (English).

back-sea = sea event
back-expedition = expedition
back-society = society card

prompt-tester = Who takes the test?
prompt-whom = Whom does it befall?
prompt-whom_relieved = Who is relieved?
prompt-gift = Which treasure do you give away?
prompt-throw_away = Which treasure do you throw away?
prompt-exhaust_one = Which order do you exhaust?
prompt-scout = Which of these chart tiles comes next?
prompt-envoy = Whom do you send to the society card?
prompt-swap = Your explorer could pass this by and find something else. Exchange the card?
prompt-which_card = Which of the two society cards do you keep?
prompt-storm_toward_ship = The nearest storm comes a hex nearer. Which way?
prompt-storm_away = The nearest storm goes a hex away. Which way?
prompt-which_storm = Several storms are equally near. Which one moves?
move-storm_place--which_storm =
    { $n ->
        [one] The storm of 1 hex
       *[other] The storm of { $n } hexes
    }

move-answer = Answer { $n }
move-answer--which_card = { $n ->
    [1] Keep “{ $tale }”
   *[2] Keep “{ $other_tale }”
    }
move-decline = Decline
move-gift = Give { $treasure }
move-land = Land on the island with everybody in the boats
move-heed = Turn to the society card
move-put_ashore = Put passenger { $n } ashore, without a reward
move-agree--swap = Exchange it
move-refuse--swap = Keep it
move-member--tester = { $crew }
move-member--whom = { $crew }
move-member--whom_relieved = { $crew }
move-member--envoy = { $crew }

event-tale_told =
    { $tale_is ->
        [soc-anything-to-declare] { $tale } { $told }
       *[other] { $tale }. { $told }
    }
event-memory_told = { $memory }
event-outcome_told = { $outcome } ({ $effect })
event-tale_declined = { $seat } declines.
event-tale_declined--you = You decline.
event-tale_swapped = { $seat } passes “{ $tale }” by and draws another card.
event-tale_swapped--you = You pass “{ $tale }” by and draw another card.
event-tested = { $crew } rolls { $roll } and needs { $value } or less.
event-landed = { $seat } lands a party of { $n }.
event-landed--you = You land a party of { $n }.
event-passenger_arrived = { $seat } delivers a passenger: { $tale }.
event-passenger_arrived--you = You deliver your passenger: { $tale }.
event-passenger_left = { $seat } puts a passenger ashore: { $tale }.
event-passenger_left--you = You put your passenger ashore: { $tale }.
event-chronicle_continues = A chronicle goes on: story card { $n } goes under the cover, unread.
event-chronicle_waits = A chronicle card ({ $back }) goes unread to { $seat }.
event-chronicle_waits--you = A chronicle card ({ $back }) goes unread to your chronicle field.
event-chronicles_turned = { $n ->
    [one] 1 chronicle card goes sideways on top of its deck.
   *[other] { $n } chronicle cards go sideways on top of their decks.
    }
event-chronicle_unwritten = { $seat } cannot meet what a chronicle card demands: the chronicle stays unwritten.
event-chronicle_unwritten--you = You cannot meet what the chronicle card demands: the chronicle stays unwritten.
event-coins_gained = { $seat } gains { $n ->
    [one] 1 coin
   *[other] { $n } coins
    }.
event-coins_gained--you = You gain { $n ->
    [one] 1 coin
   *[other] { $n } coins
    }.
event-coins_spent = { $seat } pays { $n ->
    [one] 1 coin
   *[other] { $n } coins
    }.
event-coins_spent--you = You pay { $n ->
    [one] 1 coin
   *[other] { $n } coins
    }.
event-clues_gained = { $seat } gains { $n ->
    [one] 1 clue
   *[other] { $n } clues
    }.
event-clues_gained--you = You gain { $n ->
    [one] 1 clue
   *[other] { $n } clues
    }.
event-treasure_given_away = { $seat } gives away { $treasure }.
event-treasure_given_away--you = You give away { $treasure }.
event-fleeting_gained = { $seat } gains { $n ->
    [one] 1 fleeting order
   *[other] { $n } fleeting orders
    }.
event-fleeting_gained--you = You gain { $n ->
    [one] 1 fleeting order
   *[other] { $n } fleeting orders
    }.
event-recruited = { $crew } joins the crew of { $seat }.
event-recruited--you = { $crew } joins your crew.
event-ship_drifted = The sea drives the ship of { $seat } one hex on.
event-ship_drifted--you = The sea drives your ship one hex on.
event-tile_scouted = A chart tile lies ahead for all to see: { $tile }.
event-agenda_back = The agenda goes back { $n ->
    [one] 1 space
   *[other] { $n } spaces
    }, to { $space }.
event-elder_raised = The elder’s marker moves away, to { $space }.

sections-chronicles = Chronicles under way
sections-chronicle-owner = Captain
sections-chronicle-card = Last card
sections-chronicle-next = Next card
sections-chronicle-covered = under the cover ({ $back })
sections-chronicle-turned = sideways on top of its deck ({ $back })
sections-chronicle-waiting = waiting on the captain’s field ({ $back })
sections-chronicle-told = being told ({ $back })
sections-chronicle-open = lying open ({ $back })
sections-passengers = Passengers
sections-test = { $kind ->
    [island] Odds of the Island test
   *[port] Odds of the Port test
    }
sections-odds = { $n } % ({ $value } or less)
