# names and headings

title = New Game
tagline = Lay your shells: the highest sum wins.

topic-setup = Setup
topic-turns = Turns
topic-shells = Shells
topic-ending = End

shell-limpet = Limpet
shell-cockle = Cockle
shell-whelk = Whelk
shell-mussel = Mussel
shell-scallop = Scallop
shell-oyster = Oyster
shell-cowrie = Cowrie
shell-conch = Conch
shell-lantern = Lantern
shell-queen = Queen

# the rules, in your own words

rule-setup-1 = Shuffle the shells and deal three to each player. The rest is the pile.
rule-turns-1 = In your turn you lay one of your shells face up before you.
rule-turns-2 = The queen may not be the first shell on the table.
rule-turns-3 = A shell with a power takes effect at once. Whoever draws looks at the shell alone.
rule-turns-4 = Then it is the turn of the next player who still holds a shell.
rule-shells-lantern = Draw a shell from the pile.
rule-ending-1 = When nobody holds a shell any more, the game ends. The highest sum wins; players with equal sums win together.

# questions and answers

prompt-lay = Which shell do you lay?
move-lay =
    .head = Lay
    .thing = { $shell }

# what happens: to all, and (--you) to the player concerned

event-laid = { $seat } lays { $shell }.
event-laid--you = You lay { $shell }.
event-drew = { $seat } draws { $shell }.
event-drew--you = You draw { $shell }.
event-drew_one = { $seat } draws a shell.

# endings

ending-counted = All shells have been laid.
ending-length = The game took too long and was broken off.

# what the table shows

sections-table = Table
sections-pile = Pile
sections-players = Players
sections-player = Player
sections-hand = Hand
sections-laid = Laid
sections-sum = Sum
