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
ui-no-answer = The server does not answer. Please try again in a moment.
ui-loading = Fetching the games…

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
ui-play-hint = Starts at once, { $bots ->
    [0] just you
    [one] with one bot
   *[other] with { $bots } bots
}.
ui-first = First game, with hints
ui-first-as = First game: { $side }
ui-opening = Laying the table…
ui-options = Rule variants
ui-continue = Continue
ui-forget = Remove { $game } of { $when } from this list
ui-forget-title = Remove this game?
ui-forget-ask = { $game } of { $when } still goes on, and only this browser has the key to your seat. Once it is gone from the list you cannot come back to it from here.
ui-forget-no = Keep it
ui-forget-yes = Remove it
ui-unofficial = Undertow is an unofficial implementation made by players, for private use and research. It is not connected with the publishers and authors of the games; all drawings and texts are our own.

# -- inviting ---------------------------------------------------------------------------------------------------------

ui-invite = Invite friends
ui-invite-title = { $game } with friends
ui-invite-players = How many players?
ui-invite-who = Who sits where?
ui-invite-seat = Seat { $n }
ui-invite-friend = Friend
ui-invite-bot = Bot
ui-invite-create = Open the table
ui-invite-send = Send this link to your friends. Whoever opens it takes the next free seat.
ui-link-here = This link works on this computer only. To let friends in from other devices, start the server with: undertow serve --lan
ui-link-home = This link works in your home network only.
ui-go-to-table = To the table
ui-join-link = Link for your friends
ui-copy = Copy
ui-copied = Copied

# -- table ------------------------------------------------------------------------------------------------------------

ui-table-opening = Laying the table…
ui-table-lost = There is no such table any more.
ui-link-connecting = Connecting to the table…
ui-link-lost = The connection is gone. Trying again; nothing is lost.
ui-link-kept = No connection. Your answer waits here and goes out by itself; until then you can change it.
ui-key-space = Space
ui-practice = practice
ui-sealed = sealed for good
ui-tabs = Parts of the table
ui-tab-board = Board
ui-tab-players = Players
ui-tab-log = Log
ui-tab-talk = Talk
ui-own = Your side of the table
ui-menu = Menu
ui-sections = Show the table as text, in sections
ui-sections-cell = row { $row }, column { $column }: { $title }
ui-sections-which = Which of these?
ui-sound = Sound when it is your turn
ui-notify = Notify me when it is my turn and this page is in the background
ui-keys = Keys: 1 to 9 and then letters choose, Enter takes the highlighted answer, space passes or finishes, “u” takes a move back, “?” tells why something is not allowed, “i” shows the card in focus, any key skips the moves of bots.
ui-leave-hint = The table stays open. You find it again on the start page.

# -- the question -----------------------------------------------------------------------------------------------------

ui-your-turn = your turn
ui-playing = This is happening…
ui-skip = Skip
ui-choices = All answers
ui-why = Why can’t I…?
ui-why-short = Why not?
ui-why-about = Why not { $name }?
ui-why-asking = Looking it up in the rules…
ui-why-nothing = Everything you would expect to be able to do here is allowed.
ui-why-nothing-here = There is nothing to be done with this now: the question is about something else.
ui-rule-read = read the rule
ui-waiting-meanwhile = Meanwhile you can read any card and the log.
ui-waiting-since = For { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}. Meanwhile you can read any card and the log.
ui-waiting-open = The game continues as soon as all seats are taken.
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
ui-is-asked = has to answer now

# -- log, rules, cards ------------------------------------------------------------------------------------------------

ui-log = Logbook
ui-log-mine = only what concerns me
ui-rules = Rules
ui-rules-search = Search by words or number
ui-rules-loading = Turning the pages…
ui-rules-ours = The book numbers no rule: the numbers are ours.
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
ui-end-all = You have won together!
ui-end-lost-all = { $n ->
    [one] You have lost.
   *[other] You have lost together.
}
ui-end-how = Who won
ui-end-won = won
ui-end-lost = lost
ui-end-player = Player
ui-end-points = Points
ui-end-was = Who was on which side
ui-end-winner = winner
ui-end-board = Look at the board
ui-rematch = Play again

# -- taking back, time, standing orders --------------------------------------------------------------------------------

ui-undo = Take back
ui-undo-ask = Ask to take it back
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
ui-left-none = Closing now…
ui-more-time = More time
ui-orders = Answered for you in advance
ui-order-new = Skip offers like this…
ui-order-until = Until when?
ui-order-until-turn = Until my next turn
ui-order-until-round = Until the round ends
ui-order-until-game = For the whole game
ui-order-give = Let pass
ui-order-private = Nobody else will know.
ui-order-end = End: { $order }
ui-order-abyss-offer = Let { $race } up to { $up_to } pass{ $until ->
    [game] , whole game
   *[turn] { "" }
}
ui-order-abyss-offer-race = Race
ui-order-abyss-offer-up_to = Value up to

# -- seats, several people at one screen -------------------------------------------------------------------------------

ui-seat-leave = Let a bot play for me
ui-seat-bot = A bot is playing for you.
ui-seat-return = I’m back, let me play
ui-new-link = New link for friends (the old one stops working)
ui-close-table = Nobody else may join: bots take the free seats
ui-open-seat = A seat for a friend
ui-open-seat-of = Free the seat of { $bot } (a bot) for a friend
ui-open-seat-wanted = { $name } wants to free the seat of { $bot }, a bot, for a friend. The friend will see what the bot sees.
ui-open-seat-waiting = You would like to free the seat of { $bot } for a friend. Still to agree: { $names }.
ui-see-all = See all
ui-see-all-hint = Ask the players whether you may see all: through the eyes of each seat, one after another. Every seat has to agree, and each of them can end it at any time.
ui-see-all-name = What the players will call you
ui-see-all-ask = Ask to see all
ui-see-all-wanted = { $name } watches and asks to see all: your hidden things, too. You can end it at any time.
ui-see-all-asks = { $name } watches and asks to see all. Not agreed yet: { $names }
ui-see-all-now = { $name } watches and sees all, through the eyes of every seat.
ui-see-all-end = Not any more
ui-see-all-waiting = You have asked to see all. Not agreed yet: { $names }
ui-see-all-through = You see all. Through whose eyes?
ui-see-all-stop = Just watch
ui-new-key = New key for my seat
ui-new-key-done = Done. Only this browser opens your seat now.
ui-invite-where = Where are you playing?
ui-invite-far = Everyone at their own screen
ui-invite-here = Several people at this screen
ui-invite-people = How many of them are people?
ui-invite-name = Name of player { $n }
ui-invite-here-hint = Bots take the other seats. Before each turn a curtain falls until the right person is at the screen.
ui-curtain = { $name }, it’s your turn
ui-curtain-look = { $name } wants to look
ui-curtain-others = Everybody else, please look away.
ui-curtain-me = I am { $name }

# -- looking back, records, reports ------------------------------------------------------------------------------------

ui-replay = Watch again
ui-look-back = Look back
ui-replay-end = Done
ui-replay-begin = Before the first move
ui-replay-place = Position in the game
ui-replay-at = { $at } of { $all } events
ui-replay-back = One step back
ui-replay-on = One step forward
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-eyes = Seen by
ui-replay-nobody = a spectator
ui-play-on = Play on from here
ui-play-on-hint = Opens a practice table at exactly this point. Bots take the other seats.
ui-sealed-hint = Sealed for good: at this table you watch with your own eyes only, and nobody plays on from here.
ui-download = Download the record
ui-record-open = Open a record
ui-record-checking = Checking the record…
ui-record-hint = A game you have downloaded, to watch or to play on.
ui-report = Copy a report
ui-copy-failed = Your browser does not let this page copy anything.

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
ui-setup-hint = For a game at a real table: tick things off as you go.
ui-setup-done = { $n } of { $all } done

# -- hints in the first game -------------------------------------------------------------------------------------------

ui-guide = Hint
ui-guide-got = Got it
ui-guide-stop = No more hints
ui-guide-more = Read on
ui-guide-less = Less
ui-guide-step = { $at } of { $all }
ui-guide-again = Show the hints again
ui-guide-abyss-turn = One action a turn: explore to get allies, ask the council for a whole stack of one race, or pay with allies for a lord. At the start you have nothing to pay with, so explore.
ui-guide-abyss-keep = Taking the ally ends your exploration. If you go on, this one lies waiting for the council, but the next may be better, or a monster.
ui-guide-abyss-offer = You may buy one ally in somebody else’s turn, and your pearls go to that player. It is worth it for a race or a high value you need for a lord.
ui-guide-abyss-monster = You always win a fight and take the reward where the threat stands now. If you go on, the threat rises, and so does the next reward, for whoever fights.
ui-guide-abyss-reward = Three keys open a location. Monster tokens are worth 2 to 4 points at the end, pearls help you buy and recruit.
ui-guide-abyss-pay = Lay out allies of exactly as many races as the lord shows bubbles, the one in the large bubble among them. Missing value is paid in pearls, and nothing is given back, so do not lay out too much.
ui-guide-abyss-affiliate = This ally stays in front of you to the end. Of each race only your highest affiliated ally counts.
ui-guide-abyss-control = A location scores points for what you have or will gather. Drawing more gives you a better choice, but the others get to pick from what you leave.
ui-guide-abyss-spend = A lord whose keys you spend goes under the location: its points stay, its power is gone. Spend key tokens first, then lords whose power you do not need.

# -- talk -------------------------------------------------------------------------------------------------------------

ui-talk = Talk
ui-talk-mute = Mute the others
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
ui-seal = Seal the table for good
ui-seal-hint = Who added which card stays secret even after the end. Everyone watches the game again with their own eyes only, and the record tells just what all have heard.

# -- the board of Unfathomable -----------------------------------------------------------------------------------------

ui-unfathomable-deep-ones = { $n ->
    [one] { $n } Deep One
   *[other] { $n } Deep Ones
}
ui-unfathomable-passengers = { $n ->
    [one] { $n } passenger
   *[other] { $n } passengers
}
ui-unfathomable-hand-n = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
ui-unfathomable-loyalty-n = { $n ->
    [one] { $n } loyalty card
   *[other] { $n } loyalty cards
}

# -- Unfathomable: standing orders and hints ---------------------------------------------------------------------------

ui-order-unfathomable-react = Not asked: { $window }{ $until ->
    [game] , whole game
   *[turn] { "" }
}
ui-order-unfathomable-react-new = Do not ask me at moments like this…
ui-order-unfathomable-react-give = Do not react
ui-order-unfathomable-react-window = When
ui-guide-unfathomable-choose_character = You sail a steamer through a sea full of Deep Ones. The humans win if she reaches port, hidden traitors win if she goes down, and only your own loyalty card tells you which side you are on; you find it below, face down. Your character decides which skill cards you draw and what you do best.
ui-guide-unfathomable-choose_skills = Which cards you hold decides which crises you can help with: each check wants only two or three of the five skills. Strength drives the Boiler Room, lore the Chapel.
ui-guide-unfathomable-action = Two actions a turn. As a human, start with what is urgent: attack Deep Ones beside you, rescue passengers, repair rooms; when it is quiet, drive the ship on in the Boiler Room. As a traitor, look helpful and waste what the others need; revealing yourself is best kept for a bad moment. What glows on the plan can be chosen there.
ui-guide-unfathomable-traitor_action = Everyone knows now what you are. Attack humans, defeat passengers where no human stands, and use treachery cards; your sheet and the rooms are closed to you. Into each skill check you can still slip one card.
ui-guide-unfathomable-react = Everyone who might hold something is asked at once, so that nobody can tell who has what. If you react, you say in the next step with which card. If you never want to at moments like this, switch the question off below.
ui-guide-unfathomable-who_reacts = Several of you want to do something. The order matters when one thing could make another needless.
ui-guide-unfathomable-before_cards = This is the moment for cards that change the check itself: cards face up, one more helping skill, no chaos cards. They go to the discard pile, not into the check.
ui-guide-unfathomable-add_cards = Cards of the helping skills count for the total, all others against it. Two unknown chaos cards are in there as well, and everything is shuffled: a traitor can add a bad card and blame chance. How many you add is seen by all, which ones by nobody.
ui-guide-unfathomable-add_face_up = This time everyone sees what you add, so a traitor can do little. Only the chaos cards stay hidden.
ui-guide-unfathomable-after_total = The total is known, but it does not count yet. A last change pays off only if it lifts the total to the target number, or at least to the number for a partial success.
ui-guide-unfathomable-before_roll = The die has eight sides. A Deep One is defeated on a 4 or more, a character on a 6 or more. What you change now stays even if the die is rolled again.
ui-guide-unfathomable-after_roll = The die has landed. A new roll can be better or worse, so it is worth it above all when there is nothing to lose.
ui-guide-unfathomable-prevent_defeat = A defeated human goes to the Sick Bay and draws only one card next turn. Bad, but not the end; keep your help for when it counts.
ui-guide-unfathomable-spare_passenger = A lost passenger usually costs souls, and at 0 souls the humans have lost. Nobody knows beforehand what is on the token.
ui-guide-unfathomable-crisis = At the end of every human’s turn a crisis strikes, and somebody has to choose between two evils. Look at the dials: spend what you have plenty of. At the bottom of the card you see who awakens afterwards.
ui-guide-unfathomable-next_deep_one = The Deep Ones act one by one, and you only set the order. Each does the first of these that it can: attack a human, defeat a passenger, damage its room, move on. They never stop by themselves, so clear them away in your turns.
ui-guide-unfathomable-defender = Pick who can bear it best: somebody with a card against defeat, or with little to do next turn anyway.
ui-guide-unfathomable-either_track = Travel brings you to port, and leaves the monsters in the water behind. The ritual sweeps deck and water clean when it is complete, and sends both monarchs into the Deep. Take the one you need sooner.
ui-guide-unfathomable-pick_waypoint = You are the Captain: one of the two becomes the next waypoint. A long distance saves time but costs fuel; the others never see what you have put under the deck.
ui-guide-unfathomable-risk = To risk a passenger means to put one out on deck, where the Deep Ones get to first. Rescue them again soon and it has cost you nothing.
ui-guide-unfathomable-choose = A waypoint with a price. Damaged rooms can be repaired, lost resources hardly ever come back.
ui-guide-unfathomable-discard = At the end of a turn nobody may hold more than 10 skill cards. Keep the skills only you draw, and the high values.
ui-guide-unfathomable-stoke = You roll and add the value of the card: on 6 or less the engine eats 1 fuel. A high card is safe, a low one is a gamble.
ui-guide-unfathomable-discard_lore = You roll and add the value of the card: with 7 or more in all it goes well. A high card is safe, a low one a gamble.
ui-guide-unfathomable-chapel = Forward: the ritual comes closer and will clear deck and water. Back: useful when it would strike while your own people are on deck.
ui-guide-unfathomable-suspect = A successful check locks that character up: only one card in each check, no titles, no way out but another check. Against a traitor it is the best weapon, against a human a waste.
ui-guide-unfathomable-which_deck = You alone see the two cards, and what you say about them is up to you. Mythos cards are the crises to come, waypoints the road ahead.
ui-guide-unfathomable-keep_item = Items lie open before you. Weapons help against Deep Ones; an Improvement gives you one more card each turn.
ui-guide-unfathomable-give_item = In a trade everybody here may give items away. Nobody has to; a weapon is best with whoever fights.
ui-guide-unfathomable-accept = You may take the item or leave it. It costs you nothing, but the other player will be without it.
ui-guide-unfathomable-give_up_cards = Give up cards that fit nothing and draw as many of one skill you can use.
ui-guide-unfathomable-pick_spell = You are the Keeper of the Tome: one spell takes effect now, the other goes under the deck. Most of them demand a price.
ui-guide-unfathomable-repair_with = The room works again as soon as it is repaired. Six damaged rooms at once, and the ship is lost.
ui-guide-unfathomable-replace_mythos = Your feat works once in the whole game. Another card may be better or worse; use it against a crisis you cannot afford.
ui-guide-unfathomable-look_ahead = You alone see both cards and pick the one that strikes. It costs nothing.
ui-guide-unfathomable-forgo = For every card of your skill set you give up, you draw a treachery card: it counts against the humans in every check, and you can use what it says.
ui-guide-unfathomable-start_of_actions = These treachery cards take the place of both your actions. They hit hard; otherwise go on to your two actions.
ui-guide-unfathomable-exchange = You have just revealed yourself: trade what no longer helps you for treachery cards.
ui-guide-unfathomable-pay_to_leave = You pay with cards worth 12 in all and are out at once. Low cards first, or you pay too much.
ui-guide-unfathomable-leave_sick_bay = You are healed. Go where you are needed: your actions are still to come.
ui-guide-unfathomable-who_acts = Your card gives somebody else an action right now. The best place for it is wherever something urgent can be done.
ui-guide-unfathomable-whom_to_attack = A Deep One falls on a 4 or more, a character on a 6 or more.
ui-guide-unfathomable-improvement = Only one Improvement works at a time. Take the skill that the crew lacks.
