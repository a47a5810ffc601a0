# The words of the page itself. Everything about a game stands with that game. The same keys stand in all three languages.

# -- everywhere -------------------------------------------------------------------------------------------------------

ui-home = To the start page
ui-close = Close
ui-language = Language
ui-lang-en = English
ui-lang-de = Deutsch
ui-lang-pl = Polski
ui-theme-light = Switch to light
ui-theme-dark = Switch to dark
ui-you = you
ui-no-answer = The table’s server does not answer. Please try again in a moment.
ui-loading = The games are being fetched …

# -- start page -------------------------------------------------------------------------------------------------------

ui-start-title = Take a seat. The water is deep.
ui-start-line = Board games about the sea and what lives below, against bots or with friends. Free, nothing to install, nothing to sign up for.
ui-players = { $low ->
    [one] { $high ->
        [one] 1 player
       *[other] 1 to { $high } players
    }
   *[other] { $low } to { $high } players
}
ui-maturity = { $maturity ->
    [alpha] alpha: much may still change
    [beta] beta: complete, not yet tried in every corner
    [stable] complete and tried
   *[other] { $maturity }
}
ui-play-now = Play now
ui-play-hint = Starts at once, against { $bots ->
    [one] one bot
   *[other] { $bots } bots
}.
ui-opening = Laying the table …
ui-options = Variants of the rules
ui-continue = Go on playing
ui-forget = Remove { $game } of { $when } from this list
ui-unofficial = Undertow is an unofficial implementation made by players, for private use and research. It is not connected with the publishers and authors of the games; all drawings and texts are our own.

# -- inviting ---------------------------------------------------------------------------------------------------------

ui-invite = Invite friends
ui-invite-title = { $game } with friends
ui-invite-players = How many play?
ui-invite-who = Who sits where?
ui-invite-seat = Seat { $n }
ui-invite-friend = Friend
ui-invite-bot = Bot
ui-invite-create = Open the table
ui-invite-send = Send this link to your friends. Whoever opens it takes the next free seat.
ui-invite-nobody = The table is open. Only bots play with you.
ui-go-to-table = To the table
ui-join-link = Link for your friends
ui-copy = Copy
ui-copied = Copied

# -- table ------------------------------------------------------------------------------------------------------------

ui-table-opening = The table is being laid …
ui-table-lost = There is no such table any more.
ui-link-connecting = Connecting to the table …
ui-link-lost = The connection is gone. Trying again; nothing is lost.
ui-practice = practice
ui-tabs = Parts of the table
ui-tab-board = Board
ui-tab-players = Players
ui-tab-log = Log
ui-tab-talk = Talk
ui-own = What is yours
ui-menu = Menu
ui-sound = Sound when it is your turn
ui-notify = Tell me when it is my turn and this page is not in sight
ui-keys = Keys: 1 to 9 and then letters choose, Enter or space takes the highlighted answer, “u” takes a move back, “?” tells why something is not allowed, “i” shows the card in focus, any key skips the moves of bots.
ui-leave-hint = The table stays open. You find it again on the start page.

# -- the question -----------------------------------------------------------------------------------------------------

ui-your-turn = your turn
ui-playing = This is happening …
ui-skip = Skip
ui-choices = All answers
ui-why = Why can’t I …?
ui-why-short = Why not?
ui-why-about = Why not { $name }?
ui-why-asking = Looking it up in the rules …
ui-why-nothing = Nothing is forbidden to you now that one might expect.
ui-why-nothing-here = There is nothing to be done with this now: the question is about something else.
ui-rule-read = read the rule
ui-waiting-meanwhile = Meanwhile you can read any card and the log.
ui-waiting-since = For { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}. Meanwhile you can read any card and the log.
ui-waiting-open = The game goes on as soon as all seats are taken.
ui-free-seats = Seats are still free. Send this link to your friends:
ui-watching = You are watching.

# -- players ----------------------------------------------------------------------------------------------------------

ui-kind-bot = { $bot ->
    [thumb] Bot · rules of thumb
    [random] Bot · plays at random
    [search] Bot · thinks ahead
   *[other] Bot · { $bot }
}
ui-kind-open = Free seat
ui-kind-here = At the table
ui-kind-away = Away
ui-is-asked = is to answer now

# -- log, rules, cards ------------------------------------------------------------------------------------------------

ui-log = Log book
ui-log-mine = only what concerns me
ui-rules = Rules
ui-rules-search = Search by words or number
ui-rules-loading = Turning the pages …
ui-rules-none = No rule matches.
ui-rules-found = { $n ->
    [one] 1 rule
   *[other] { $n } rules
}
ui-card-read = Read the card: { $name }
ui-card-original = Our own card, not from the box

# -- the end ----------------------------------------------------------------------------------------------------------

ui-game-over = The game is over
ui-end-you = You have won!
ui-end-you-share = You share the victory!
ui-end-others = { $n ->
    [one] { $names } has won.
   *[other] { $names } have won.
}
ui-end-nobody = Nobody has won.
ui-end-player = Player
ui-end-points = Points
ui-end-winner = winner
ui-end-board = Look at the board
ui-rematch = Play again

# -- taking back, time, standing orders --------------------------------------------------------------------------------

ui-undo = Take back
ui-undo-ask = Ask to take back
ui-undo-pending = Somebody is asking already. First the others have to answer.
ui-undo-wanted = { $name } wants to take a move back.
ui-undo-waiting = You would like to take a move back. Still to agree: { $names }.
ui-undo-open = Still to agree: { $names }.
ui-undo-agree = Agree
ui-undo-refuse = Refuse
ui-answered = You have answered; the question is still open.
ui-left-seconds = Open for { $n ->
    [one] 1 more second
   *[other] { $n } more seconds
}
ui-left-minutes = Open for { $n ->
    [one] 1 more minute
   *[other] { $n } more minutes
}
ui-left-none = Closing now …
ui-more-time = More time
ui-orders = What is answered ahead for you
ui-order-new = Skip offers like this …
ui-order-until = Until when?
ui-order-until-turn = Until my next turn
ui-order-until-game = For the whole game
ui-order-give = Let pass
ui-order-private = Nobody else hears of it.
ui-order-end = End: { $order }
ui-order-abyss-offer = Let pass { $race } up to { $up_to }{ $until ->
    [game] , whole game
   *[turn] { "" }
}
ui-order-abyss-offer-race = Race
ui-order-abyss-offer-up_to = Value up to

# -- seats, several people at one screen -------------------------------------------------------------------------------

ui-seat-leave = Let a bot play for me
ui-seat-bot = A bot plays for you.
ui-seat-return = I play again
ui-new-key = New key for my seat
ui-new-key-done = Done. Only this browser opens your seat now.
ui-invite-where = Where do you play?
ui-invite-far = Everyone at their own screen
ui-invite-here = Several people at this screen
ui-invite-people = How many of them are people?
ui-invite-name = Name of player { $n }
ui-invite-here-hint = Bots take the other seats. Before each turn a curtain falls until the right one sits at the screen.
ui-curtain = { $name }, it’s your turn
ui-curtain-look = { $name } wants to look
ui-curtain-others = Everybody else look away, please.
ui-curtain-me = I am { $name }

# -- looking back, records, reports ------------------------------------------------------------------------------------

ui-replay = Watch again
ui-look-back = Look back
ui-replay-end = Done
ui-replay-begin = Before the first move
ui-replay-place = Place in the game
ui-replay-at = { $at } of { $all } events
ui-replay-back = One step back
ui-replay-on = One step on
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-eyes = Seen by
ui-replay-nobody = a spectator
ui-play-on = Play on from here
ui-play-on-hint = Opens a table for practice that stands exactly here. Bots take the other seats.
ui-download = Download the record
ui-record-open = Open a record
ui-record-checking = Checking the record …
ui-record-hint = A game you have downloaded, to watch or to play on.
ui-report = Copy a report
ui-copy-failed = The browser does not let this page copy.

# -- rules desk --------------------------------------------------------------------------------------------------------

ui-desk-rules = Rules
ui-desk-cards = Cards
ui-desk-setup = Set-up
ui-print = Print a player aid
ui-aid = { $game }: player aid
ui-cards-search = Search names and texts
ui-cards-kind = Kind of card
ui-cards-all = All kinds
ui-cards-found = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ui-origin-public = From the box
ui-origin-seed = From the box
ui-origin-original = Our own card, not from the box
ui-setup-hint = For a game at a real table: tick off what is done.
ui-setup-done = { $n } of { $all } done

# -- hints in the first game -------------------------------------------------------------------------------------------

ui-guide = Hint
ui-guide-got = Got it
ui-guide-stop = No more hints
ui-guide-again = Show the hints again
ui-guide-abyss-turn = One action a turn: explore to get allies, ask the council for a whole stack of one race, or pay with allies for a lord. At the start you have nothing to pay with, so explore.
ui-guide-abyss-keep = Taking the ally ends your exploration. If you go on, this one lies waiting for the council, but the next may be better, or a monster.
ui-guide-abyss-offer = You may buy one ally in somebody else’s turn, and your pearls go to that player. It is worth it for a race or a high value you need for a lord.
ui-guide-abyss-monster = You always win a fight and take the reward where the threat stands now. If you go on, the threat rises, and so does the next reward, for whoever fights.
ui-guide-abyss-reward = Keys open locations, three of them one. Monster tokens are worth 2 to 4 points at the end, pearls help you buy and recruit.
ui-guide-abyss-pay = Lay out allies of exactly as many races as the lord shows bubbles, the one in the large bubble among them. Missing value is paid in pearls, and nothing is given back, so do not lay out too much.
ui-guide-abyss-affiliate = This ally stays in front of you to the end. Of each race only your highest affiliated ally counts.
ui-guide-abyss-control = A location brings points for what you have or gather. Drawing more gives you a better choice, but the others get to pick from what you leave.
ui-guide-abyss-spend = A lord whose keys you spend goes under the location: its points stay, its power is gone. Spend key tokens first, then lords whose power you do not need.

# -- talk -------------------------------------------------------------------------------------------------------------

ui-talk = Talk
ui-talk-mute = Mute what others say
ui-talk-muted = Muted: you do not see what others say.
ui-talk-nothing = Nobody has said anything yet.
ui-talk-signals = Quick signals
ui-talk-write = Say something
ui-talk-send = Send
ui-more-settings = More settings
ui-talk-allowed = What may you say to each other?
ui-talk-allows-signals = Quick signals only
ui-talk-allows-chat = Signals and free chat
ui-talk-allows-none = Nothing
