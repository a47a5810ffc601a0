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
ui-own = What is yours
ui-menu = Menu
ui-sound = Sound when it is your turn
ui-notify = Tell me when it is my turn and this page is not in sight
ui-keys = Keys: 1 to 9 and then letters choose, Enter or space takes the first answer, “?” tells why something is not allowed, “i” shows the card in focus, any key skips the moves of bots.
ui-leave-hint = The table stays open. You find it again on the start page.

# -- the question -----------------------------------------------------------------------------------------------------

ui-your-turn = your turn
ui-playing = This is happening …
ui-skip = Skip
ui-choices = All answers
ui-why = Why can’t I …?
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
