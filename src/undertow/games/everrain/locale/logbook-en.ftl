# The log read again: the voyage at its end, chronicles as a book, the last round (English).

logbook-curves = The voyage, round by round
logbook-marker = Marker
logbook-curve = Curve
logbook-at = Round: space
logbook-figures = The voyage in figures
logbook-reached = You came to space
logbook-rounds = Rounds
logbook-charted = Chart tiles laid
logbook-handed = Clues handed in
logbook-lived = Story cards
logbook-finished = Chronicles told to the end
logbook-sunk = Enemy ships sunk
logbook-boarded = Enemy ships boarded and taken
logbook-arrived = Enemy ships arrived
logbook-lost = Ships of yours lost
logbook-stories = Stories you lived
logbook-captain = Captain
logbook-story = Story
logbook-answer = Answer
logbook-passed = Test passed
logbook-failed = Test failed
logbook-dead = The dead
logbook-death = { $crew }, { $who }, round { $turn }
logbook-drowned = { $crew }, { $who }, round { $turn }, with the ship
logbook-nobody = Nobody. All who signed on are alive.

logbook-book = Chronicle: { $tale }
logbook-under-way = under way
logbook-done = told to the end
logbook-unwritten = unwritten
logbook-chose = { $who }: “{ $label }”

logbook-round = Round { $n }: your ships
logbook-phase = Round { $n }: the enemy phase
logbook-quiet = all quiet
recap-tiles = { $n ->
    [one] 1 new chart tile
   *[other] { $n } new chart tiles
    }
recap-clues = { $n ->
    [one] 1 clue handed in
   *[other] { $n } clues handed in
    }
recap-tale = “{ $tale }”
recap-hired = { $crew } signs on
recap-posts = { $n ->
    [one] 1 post lost
   *[other] { $n } posts lost
    }
recap-wounds = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
    }
recap-died = { $crew } dies
recap-lost = the ship is lost
recap-moved = { $n ->
    [one] 1 hex on
   *[other] { $n } hexes on
    }
recap-sailed = moves: { $n }
recap-attacked = attacks { $who }, hits: { $n }
recap-arrived = reaches its destination
recap-sunk = goes down
