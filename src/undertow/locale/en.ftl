# Texts that all games share: players, rules, errors, the command line. The same keys stand in all three languages.

# -- players --------------------------------------------------------------------------------------------------------

player = Player { $n }
you = You
sections-table = The table
ways-heading = How the game can end
ways-left = { $left ->
    [0] met
   *[other] { $left } of { $of } left
}
seat-called = { $who } ({ $player })
bot-name = { $bot ->
    [thumb] Bosun
    [random] Drift
    [search] Pilot
   *[other] { $bot }
} { $n }

# -- rules that every game has --------------------------------------------------------------------------------------

topic-moves = Moves
topic-game = The game
rule-moves-unknown = Only moves that the game knows can be made.
rule-game-over = The game is over: nobody moves any more.

kind-step = step
kind-prohibition = prohibition
kind-permission = permission
kind-effect = effect
kind-reveals = reveals something
kind-definition = definition
kind-heading = heading
kind-guidance = advice

# -- errors -----------------------------------------------------------------------------------------------------------

error-unknown-game = There is no game “{ $game }”. Choose from: { $games }.
error-seats = { $game } is for { $low } to { $high } players, not for { $value }.
error-bots-and-people =
    { $bots } bots and { $people ->
        [one] 1 person
       *[other] { $people } people
    } make { $seats } players; { $game } is for { $low } to { $high }.
error-option-value = The option { $option } cannot be “{ $value }”; it may be: { $allowed }.
error-option-unknown = There is no option “{ $option }”. Choose from: { $allowed }.
error-option-form = Options are given as key=value, not as “{ $option }”.
error-windows = Windows can be “ask” or “skip”, not “{ $value }”.
error-not-asked = Player { $seat } is not being asked anything right now.
error-no-such-seat = There is no seat { $seat } at a table with { $seats } seats, counted from 0.
error-no-log = This game keeps no log.
error-illegal-move = Move { $move } is not allowed now (rules: { $rules }).
error-other-game = This is a save of { $found }, not of { $game }.
error-other-rules = This game was played by version { $found } of the rules; here they have version { $rules }.
error-rules-part = This game was played by version { $found } of the rules; under version { $rules }, used here, it would have gone another way at move { $move }.
error-damaged = This save is damaged ({ $what }).
error-no-save = This is not a saved game of Undertow.
error-newer-format = This save has format { $found } and comes from a newer Undertow; this one reads up to format { $format }.
error-unreadable = { $path } cannot be read.
error-unwritable = { $path } cannot be written.
error-damaged-record = This record is damaged.
error-sealed-record = This record comes from a table that was sealed for good: it tells what everyone heard, but it cannot be replayed, verified or played on.
error-cut-off = This record is cut off: its end is missing.
error-parts = At move { $move } the record and the rules part ways: this is not what was played.
error-unknown-bot = There is no bot “{ $bot }”. Choose from: { $bots }.
error-bot-move = The bot { $bot } answered “{ $move }”, which is not a legal move.
error-bot-failed = The bot { $bot } failed in the game of { $game } with seed { $seed } ({ $what }).
error-usage = { $message } (help: { $help })
error-internal = Something went wrong inside Undertow ({ $what }); with UNDERTOW_TRACE=1 it says where.
error-file-missing = There is no file or directory { $path }.
error-file-directory = { $path } is a directory, not a file.
error-file-no-directory = { $path } is not a directory.
error-file-permission = You have no permission to read or write { $path }.
error-file-full = The disk is full: { $path } was not written.
error-file-other = { $path } cannot be read or written ({ $why }).
error-file-not-ours = { $path } already exists and is not a saved game; it was left untouched.
error-resume-fixed = { $option } cannot be combined with --resume: a saved game already has its settings.
error-first-fixed = { $option } cannot be combined with --first: a first game already has its settings.
error-which-first = { $game } has no first game “{ $name }”. Choose from: { $names }.
error-no-first = There is no first game of { $game } yet. There is one of: { $games }.
error-which-game = Which game? Choose from: { $games }.
error-people = { $people } people do not fit into { $seats } seats.
error-bots-count = { $bots ->
    [one] 1 bot is
   *[other] { $bots } bots are
} named for { $empty ->
    [one] 1 empty seat
   *[other] { $empty } empty seats
}.
error-seat-range = There is no seat { $seat }: the game has seats 1 to { $seats }.
error-seat-running = This game is not over yet, so nobody may look into the hand of a seat; without --seat you see what spectators see.
error-upto = The record has { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, not { $upto }.
error-no-ray = --ray needs the package ray (pip install ray).
error-no-cluster = There is no Ray cluster at “{ $address }” ({ $why }).

# -- words of the argument parser -------------------------------------------------------------------------------------

arg-usage = usage:
arg-positional = arguments
arg-options = options
arg-help = show this help and exit
arg-argument = { $argument_name }: { $message }
arg-required = missing: { $value }
arg-unrecognized = not recognised: { $value }
arg-expected-one = a value is missing
arg-expected-optional = there may be one value at most
arg-expected-some = at least one value is missing
arg-expected-number = { $value } values are needed
quoted = “{ $text }”
arg-choice = { $value } is not one of the choices: { $choices }
arg-command = there is no command { $value }; choose from { $choices }
arg-value = { $value } is not possible here
arg-conflict = cannot be combined with { $value }
arg-one-of = one of these is needed: { $value }
arg-explicit = takes no value, { $value } was given
arg-ambiguous = { $option } may mean: { $matches }
arg-number-from = “{ $value }” is not a whole number of { $low } or more
arg-number-between = “{ $value }” is not a whole number from { $low } to { $high }

# -- the command line -------------------------------------------------------------------------------------------------

cli-undertow = Board games played by the book: in the browser or the terminal, with friends or bots; rules to look up, bots to measure.
cli-commands = commands
cli-play = play a game in this terminal
cli-sim = let bots play many games and compare them
cli-replay = retell or verify a recorded game
cli-rules = look up the rules of a game
cli-bench = measure how fast the engine is
cli-games = list the games with their options and bots
cli-version = show the version and exit
cli-lang = language: English, German or Polish (default: UNDERTOW_LANG, then the system)
cli-game = which game (undertow games lists them)
cli-seats = number of players (default: 3)
cli-bots = who plays the other seats: one bot for all, or a list with one per seat (default: thumb)
cli-people = how many people share this terminal (default: 1; 0: just watch)
cli-own-seat = your seat; more people take the next ones (default: 1)
cli-seed = seed: a number or word that fixes every random outcome, so that a game can be repeated
cli-option = option of the game, more than once if needed (undertow games lists them)
cli-plain = line by line instead of full screen
cli-save = where to save; the record of a finished game is kept there too
cli-resume = continue a saved game
cli-first = begin with a first game: a fixed table with hints
cli-record = file of a saved or finished game
cli-verify = redraw every random outcome from the seed and compare move by move
cli-upto = stop after this many moves
cli-seat = tell it as this seat saw it, counted from 1 (finished games only; otherwise as a spectator saw it)
cli-replay-plain = no title, only what happened
cli-words = words to look for, or the key or number of a rule; without any, all rules
cli-games-number = how many games (default: 100)
cli-sim-bots = who plays, one name per seat, for instance thumb,random
cli-workers = how many processes (default: one per processor)
cli-out = directory for games.csv and summary.json (and wins.svg, if matplotlib is installed)
cli-swap = play every seed in all rotations of the seats, so that no seat is an advantage; rounds --games up
cli-ray = run on the Ray cluster at this address instead

cli-value-command = COMMAND
cli-value-action = ACTION
cli-value-game = GAME
cli-value-n = N
cli-value-bots = NAMES
cli-value-seed = SEED
cli-value-first = NAME
cli-value-option = KEY=VALUE
cli-value-file = FILE
cli-value-folder = DIRECTORY
cli-value-address = ADDRESS
cli-value-words = WORD

# -- undertow games, rules, replay ------------------------------------------------------------------------------------

games-title = { $id }: { $title }
games-seats = { $low } to { $high } players
games-bots = bots: { $bots }
games-first = --first { $names } (a first game, with hints)
games-option = --option { $option } (default: { $default })
maturity-alpha = alpha: it can be played, but much may still change
maturity-beta = beta: complete, but not yet tested in every corner
maturity-stable = stable: complete and well tested

rules-none = No rule of { $title } matches “{ $words }”.
rules-ours = The book numbers no rule: the numbers are ours.
rules-other-book =
    “{ $words }” is a number of the { $book ->
        [de] German
       *[other] Polish
    } book. Try --lang { $book }, or the key { $key }.

replay-title = { $title } with { $names }
replay-sealed = This table was sealed for good. The record tells what everyone heard.
replay-verified = verified: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, same chance, same game
replay-stops = (So far: { $upto } of { $moves ->
    [one] 1 recorded move.
   *[other] { $moves } recorded moves.
} The game is not over.)

# -- undertow sim -------------------------------------------------------------------------------------------------------

sim-title = { $title }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, seed { $seed }
sim-bot = bot
sim-games = games
sim-wins = wins
sim-share = share
sim-interval = 95% interval
sim-score = mean score
sim-count = { $n }
sim-decimal = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-percent = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-speed = On average { $length ->
    [one] 1 decision
   *[other] { $length } decisions
} per game; { $speed } decisions a second with { $workers ->
    [one] 1 process
   *[other] { $workers } processes
} ({ NUMBER($seconds, maximumFractionDigits: 1) } s).
sim-progress = { $done } of { $total } games
sim-written = Written: { $files }

# -- undertow play --plain ------------------------------------------------------------------------------------------------

plain-welcome = { $title }, { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }. h shows what you can type.
plain-no-textual = The full-screen table needs the package textual (pip install textual), so we play line by line.
plain-hint = Hint: { $hint }
plain-ask = { $n ->
    [one] Type 1 and press Enter (or: ? what is not possible and why, r rule, v table, h help, q quit)
   *[other] Number from 1 to { $n } (or: ? what is not possible and why, r rule, v table, h help, q quit)
}
plain-hand-over = { $name }, it is your turn. Press Enter when nobody else is looking.
plain-places = or name a space of the map: { $places }
plain-no-such-place = That space cannot be reached now. You can reach: { $places }
plain-dropped = Steps made: { $made } of { $all }; then something happened.
plain-round-over = The round is over: you are asked again.
plain-no-passing = Here there is nothing to let pass for a round.
plain-back = Back
plain-out-of-range = There is no choice { $number }: { $n ->
    [one] only 1 is possible.
   *[other] type a number from 1 to { $n }.
}
plain-not-understood = I did not understand that. { $n ->
    [one] Type 1 to go on, or h for help.
   *[other] Type a number from 1 to { $n }, or h for help.
}
plain-nothing-refused = Everything you would expect to be able to do here is allowed.
plain-no-story = No card named here has a story to tell.
plain-help =
    What you can type:
      { $n ->
        [one] 1    choose
       *[other] 1–{ $n }  choose
      }
      ? w  what you cannot do now, and which rule forbids it
      r    the rules behind the question
      t    the stories of the cards in question; t NAME: of one card
      v    the whole table, with the powers of the cards
      l    everything that has happened so far
      p    let this pass until the round ends, in games with rounds
      s    save and go on
      q    save and quit
      Enter  show the question again
    All rules: undertow rules { $game }
plain-help-places = {"  "}{ $place }   go to this space of the map, where spaces are named below the answers
plain-saved = Saved in { $path }.
plain-go-on = Continue with: { $command }
plain-replay = The record of the game is in { $path }; undertow replay tells it again.

end-you-win = You win!
end-winners = { $n ->
    [one] { $names } wins.
   *[other] Winning together: { $names }.
}
end-nobody = Nobody wins.
end-you-lose = { $n ->
    [one] You lose.
   *[other] You lose together.
}

# -- the table of Abyss in lines ----------------------------------------------------------------------------------------

terminal-court = Court ({ $n ->
    [one] 1 lord
   *[other] { $n } lords
} left in the deck)
terminal-lord = { $lord } ({ $guild }): price { $value }, { $races ->
    [one] 1 race
   *[other] { $races } races
}{ $demands ->
    [none] {""}
   *[other] , required: { $race }
}; influence { $influence }{ $keys ->
    [0] {""}
    [one] , 1 key
   *[other] , { $keys } keys
}
terminal-track = Exploration: { $cards } (next sale: { $price ->
    [one] 1 pearl
   *[other] { $price } pearls
}; { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the deck)
terminal-threat = Threat: space { $space } of 6, reward { $reward }; { $left ->
    [one] 1 monster token
   *[other] { $left } monster tokens
} left
terminal-reward = { $keys ->
    [0] { $goods ->
        [1] 1 pearl or monster token
       *[other] 2 pearls or monster tokens
    }
    [1] { $goods ->
        [0] 1 key
        [1] 1 key and 1 pearl or monster token
       *[other] 1 key and 2 pearls or monster tokens
    }
   *[other] { $keys } keys
}
terminal-council = Council (face-down cards): { $stacks }
terminal-locations = Locations to take: { $locations } ({ $deck } in the deck)
terminal-drawn = Drawn locations: { $locations }
terminal-recruiting = Recruiting { $lord }; laid out: { $cards }
terminal-last-turns = Last turns: { $name } has triggered the end.
terminal-figures = { $name }: { $pearls ->
    [one] 1 pearl
   *[other] { $pearls } pearls
}, { $keys ->
    [one] 1 key
   *[other] { $keys } keys
}{ $printed ->
    [0] {""}
   *[other] { " (" }{ $printed } on lords)
}, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand
terminal-lords = lords: { $lords }
terminal-places = locations: { $locations }
terminal-affiliated = affiliated: { $cards }
terminal-tokens = { $n ->
    [one] 1 monster token
   *[other] { $n } monster tokens
}
terminal-turned = { $lord } (turned)
terminal-under = { $lord } (under { $location })
terminal-hand = Your hand: { $cards }
terminal-own-tokens = Your monster tokens: { $values }
terminal-nothing = nothing
terminal-remembered = What you could remember:
terminal-remembered-hand = Hand of { $name }: { $cards }
terminal-remembered-stack = Council, { $race }: { $cards }
terminal-remembered-discard = Discard pile: { $cards }
terminal-player = Player
terminal-sheet-locations = Locations
terminal-sheet-lords = Lords
terminal-sheet-allies = Allies
terminal-sheet-monsters = Monsters
terminal-sheet-total = Total

# -- undertow bench -------------------------------------------------------------------------------------------------------

cli-bench-peers = compare with OpenSpiel’s hearts and with catanatron’s Catan, round by round
cli-bench-json = also write all figures to this file
cli-bench-rounds = how many rounds (default: 15)
cli-bench-seconds = how many seconds of processor time each game plays in a round (default: 0.4)
cli-bench-seats = how many players in our games (default: the numbers the targets are set for)
cli-bench-check = end with exit code 1 when a target is missed
cli-value-seconds = SECONDS
arg-seconds = “{ $value }” is not a number of seconds above 0
error-bench-no-peers = { $missing } is not installed; the games to compare with come with: pip install "{ $extra }"

cli-bench-engine = Undertow { $version }, { $engine }, Python { $python }: { $rounds } rounds of { $seconds } s; players: { $seats }
cli-bench-compiled = compiled engine
cli-bench-plain = plain engine
cli-bench-progress = Measuring { $what }: round { $round } of { $rounds }
cli-bench-measuring = Measuring { $what }
cli-bench-what-calls = single calls
cli-bench-what-import = the import
cli-bench-import = import undertow
cli-bench-dump = largest save of { $game }
cli-bench-clones = 1000 copies of { $game }
cli-bench-ok = ok
cli-bench-miss = missed
cli-bench-targets = { $reached } of { $all } targets reached.

cli-bench-col-game = game
cli-bench-col-rate = decisions/s
cli-bench-col-games = games/s
cli-bench-col-length = decisions/game
cli-bench-col-moves = legal moves
cli-bench-col-choices = with a choice/s
cli-bench-col-ratio = speed, ours to theirs
cli-bench-col-median = median
cli-bench-col-quartiles = quartiles
cli-bench-col-range = range
cli-bench-col-target = target
cli-bench-col-call = call in mid-game
cli-bench-col-micros = µs
cli-bench-col-copies = to catanatron’s copy
cli-bench-col-size = size
cli-bench-col-value = value

## The table

table-yes = yes
table-no = no
table-expected = Waiting for { $names }.
table-dropped = Steps made: { $made } of { $all }. The rest was dropped, because something else came first.
error-table-unknown-game = There is no game “{ $game }” here.
error-table-unknown-table = There is no such table.
error-table-unknown-token = This key opens no seat at this table.
error-table-no-token = For that you need a seat at this table.
error-table-stale = The table has moved on: you answered question { $number }, it is now at { $now }.
error-table-not-asked = You are not being asked anything right now.
error-table-over = The game is over.
error-table-illegal = The rules do not allow this move now.
error-table-bad-seats = Seats go from 0 to the number of players minus one ({ $seats } players), none of them twice.
error-table-bad-join = This invitation does not fit this table.
error-table-seated-here = You sit at this table already.
error-table-see-all-sealed = This table was sealed for good: here nobody sees all.
error-table-see-all-key = You have a key of this table already.
error-table-see-all-many = Enough watchers see all here or have asked to; try again later.
error-table-see-all-gone = Nobody asks for that any more.
error-table-bots-seat = A bot plays in that seat. Whoever opened the table can open it for you, if all others agree.
error-table-no-bots-seat = No bot of the table’s own plays in that seat.
error-table-hosts-only = Only whoever opened the table can do that.
error-table-vote-absent = Somebody who would have to agree is not here.
error-table-vote-pending = Something else is being asked; first the others have to answer.
error-table-bot-plays = A bot plays for you; come back first.
error-table-undo-absent = Somebody who would have to agree is not here.
error-table-undo-final = What came to light with this move cannot be taken back.
undo-absent = Somebody who would have to agree is not here.
note-opened = The seat of a bot is open for a friend.
note-closed = { $name } has closed the table: bots take the open seats.
error-table-bad-name = A name has at most { $most } characters, at least one that can be seen, and nothing that changes the line around it.
error-table-full = All seats are taken.
error-table-record-later = The record holds every secret, so there is none before the game is over.
error-table-sealed = This table was sealed for good: here nobody looks through the eyes of others, and nobody plays on from an earlier moment.
error-table-no-seal = A table of { $game } cannot be sealed for good.
error-table-seal-no-seed = A table with a chosen seed cannot be sealed for good: who knows the seed can work out every secret.
error-table-malformed = This message cannot be understood.
error-table-too-large = This message is too large; the limit is { $most } bytes.
error-table-too-many = Too many requests at once; try again in a moment.
error-table-foreign-origin = Another page may not speak for you here.
error-table-unknown-host = This server is not known by that name. Whoever runs it can add one: undertow serve --host-name NAME
error-table-operators-only = This page is for whoever runs the server.
error-table-no-page = There is nothing at this address.
error-table-no-method = This address does not take such a request.
error-table-internal = Something went wrong on our side (fault { $fault }). Nothing was changed.
error-table-not-written = The move could not be written down, so it does not count (fault { $fault }). Try again.
error-table-not-read = The database does not answer (fault { $fault }). Nothing is lost; try again.
error-table-not-ready = The database takes no row just now (fault { $fault }).
error-table-no-database = The database cannot be opened: { $why }
error-table-newer-database = The database was written by a newer Undertow (version { $found } of its tables, unknown here): install that one. Nothing was changed.
error-table-in-use = Another server keeps its tables in { $file }: stop that one first, or name another file with --db.
error-table-bad-database = “{ $url }” is not a database Undertow can use; try sqlite:///FILE or postgresql://…

cli-serve = open the table in the browser
cli-serve-host = the address to listen on (default: 127.0.0.1, this machine only)
cli-serve-port = the port (default: 8080 or the next free one; 0: any)
cli-serve-lan = open it to your home network and show the address as a QR code
cli-serve-db = where tables are kept: sqlite:///FILE or postgresql://… (default: a file in your home directory)
cli-serve-proxy = run behind a proxy of your own: trust the forwarded headers that come from its addresses or networks (default: from this machine)
cli-serve-host-name = a name by which the server may be called, besides this machine’s own (may be given several times)
cli-serve-metrics-token = the key with which /metrics and /openapi.json may be read from anywhere (default: only from this machine); or UNDERTOW_METRICS_TOKEN
cli-value-name = NAME
cli-value-key = KEY
cli-value-addresses = ADDRESS,…
cli-serve-no-browser = do not open the browser
cli-serve-unlimited = no limit on requests (for measuring)
cli-value-host = ADDRESS
cli-value-url = URL
cli-value-table = TABLE
cli-tables = list, export, back up, delete or prune the tables that are kept
cli-tables-action = what to do
cli-tables-table = which table
cli-tables-out = the file to write
serve-open = The table is open at { $address }
serve-kept = Tables are kept in { $place }
serve-lan = In your home network: { $address } (plain HTTP: whoever shares the network can read along)
serve-stop = Ctrl-C closes it; nothing is lost.
serve-wide = Other users of this machine can read { $file }, and with it every secret of every table: chmod 600 { $file }
serve-no-page = The page has not been built here, so only programs can play; “make play” builds it.
error-serve-missing = { $missing } is not installed; the table comes with: pip install "{ $extra }"
error-serve-address = Cannot listen at { $address }: { $why }
error-serve-proxy = “{ $address }” is neither an address nor a network; --proxy takes, for example, 10.0.0.5 or 10.0.0.0/24.
error-tables-which = “{ $action }” needs to know which table: undertow tables { $action } TABLE
error-tables-out = “{ $action }” needs a file to write to: --out FILE
error-table-backup-postgres = For PostgreSQL use its own tool, pg_dump.
tables-none = No tables are kept.
tables-line = { $table }  { $game }, { $seats } players, { $over ->
    [yes] over
   *[no] under way
}, { $touched }
tables-exported = The record of { $table } is in { $file }
tables-deleted = { $table } is deleted.
tables-pruned = { $n ->
    [one] { $n } table is
   *[other] { $n } tables are
} deleted.
tables-saved = A copy of all tables is in { $file }
undo-nothing = There is nothing of yours to take back.
undo-others = Others have decided since; they would have to agree.
undo-news = Your move brought something new to light; the others would have to agree.
error-table-undo-nothing = There is nothing of yours to take back.
error-table-no-vote = There is no vote on taking a move back.
error-table-no-more-time = There is no more time for this question.
error-table-too-many-pages = Too many pages are open at once; close one, or try again later.
error-table-too-restless = That was a lot in one minute; wait a little.
error-table-no-deadline = This question has no time limit for you.
error-table-bad-order = This game does not know such a standing order.
error-table-too-many-orders = You can have at most { $most } standing orders.
note-joined = { $name } has joined.
note-left = { $name } lets a bot take over.
note-away = { $name } has been away for a while: a bot plays on.
note-returned = { $name } is back.
note-undone = { $name } has taken a move back.
error-table-meanwhile = The table has moved on in the meantime; please look again.
cli-serve-pages = how many live connections there may be in all (default: 2000)
cli-serve-workers = how many processes serve the table (default: 1; more only with PostgreSQL)
error-serve-workers = Several processes can share only PostgreSQL: use --db postgresql://… or leave --workers out.
serve-workers = { $n } processes serve it.
undo-over = The game is over, and its record tells every secret.
error-table-undo-over = The game is over, and its record tells every secret.
error-file-exists = { $path } is already there; name another file.
note-undone-own = { $name } has taken a move back.
note-orders-over = The round is over: your orders for it no longer hold.
note-rules = The rules of this game were brought up to date; the table continues under the new ones.
note-rules-back = The rules of this game were brought up to date. What no longer fits them was taken back; the table continues from there.
error-table-other-rules = This table is played by version { $found } of the rules; here they have version { $here }, and no way leads from one to the other. The table is kept as it is.
error-table-record-skip = Only a game in which every question was asked can be opened at a table; this record left some out.
error-table-no-person = At least one seat is for a person.
error-table-quota-tables = From one address you can open at most { $most } tables an hour here; try again later.
error-table-quota-records = From one address you can open at most { $most } records an hour here; try again later.
error-table-house-full = This server has no room for new tables at the moment; those that are open go on.
error-table-too-much-work = You have kept this server busy for a while; try again in a moment.
cli-tables-keep = for prune: how many days finished tables are kept (default: 90); unfinished ones twice as long, those without a move for a day
cli-serve-keep = for how many days finished tables are kept (default: 90), unfinished ones twice as long; 0: for ever
cli-serve-tables = how many tables one address can open in an hour (default: 20)
cli-serve-records = how many records one address can open in an hour (default: 5)
cli-serve-rooms = how many tables are kept in memory (default: 2000); when as many are in use, no new ones are opened
cli-serve-megabytes = how many megabytes the database may hold before no new tables are opened (default: 4096)
cli-value-days = DAYS
error-endless = The rules run in a circle here (§ { $rule }). Please report this, with a record of the game.
error-bot-slow = The bot { $bot } did not answer in time.
error-table-damaged = What was kept of this table is damaged, and the rest does not lead there.
error-table-record-foreign = This record begins in the middle of a game, and it is not one of this server’s own; only a game from its set-up on can be opened here.
error-table-record-slow = Checking this record takes too long; it was not opened.
error-table-no-check = Records cannot be checked here at the moment.
error-table-no-talk = Talk is switched off at this table.
error-table-no-chat = This table allows quick signals only.
error-table-unknown-signal = This game has no such signal.
error-table-bad-saying = A message needs 1 to { $most } characters and no control characters.
error-table-too-talkative = You have said a lot; wait a few seconds.
signal-hello = Hello!
signal-luck = Good luck!
signal-thanks = Thanks!
signal-well-played = Well played!
signal-sorry = Sorry!
signal-moment = One moment, please.
signal-hurry = A little faster?
signal-your-turn = Is it your turn?
