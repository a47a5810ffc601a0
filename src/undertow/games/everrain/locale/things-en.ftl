# The Everrain: names and texts of things. <noun>-<slug> is a name, does-… what it does; --to and --at are forms.

## Ships of the four seats, ports, kinds of hexes

ship-second-thoughts = Second Thoughts
ship-auntie-grace = Auntie Grace
ship-unpaid-bill = Unpaid Bill
ship-better-weather = Better Weather
port-lanthorn = Lanthorn
port-lanthorn--to = to Lanthorn
port-lanthorn--at = in Lanthorn
port-skarn = Skarn
port-skarn--to = to Skarn
port-skarn--at = in Skarn
port-pellam = Pellam
port-pellam--to = to Pellam
port-pellam--at = in Pellam
port-vesk = Vesk
port-vesk--to = to Vesk
port-vesk--at = in Vesk
port-ombrey = Ombrey
port-ombrey--to = to Ombrey
port-ombrey--at = in Ombrey
port-morva = Morva
port-morva--to = to Morva
port-morva--at = in Morva
hex-calm = Calm sea
hex-rough = Rough sea
hex-wreck = Shipwreck
hex-island = Island
hex-port = Port
hex-altar = Altar
hex-start = Enemy start space
hex-storm = Storm
does-hex-calm = Nothing special. A start space and a looted wreck count as calm sea, too.
does-hex-rough = Everything costs twice the travel points here: turning, sailing out, laying a tile.
does-hex-wreck = In your turn you may loot it: one roll for spoils, and all the cargo that lies there. Then it is explored.
does-hex-island = Whoever stands on the Dinghy or a Ship’s Boat may land: draw an expedition card. Then the island is explored.
does-hex-port = Enemy ships leave you alone here. On arrival the enemies on your deck are banished, you draw a society card, and your crew visit the places.
does-hex-altar = While it is active, every ship that enters its tile gets 1 enemy on deck. Cleanse it on its own hex: enemies come on deck whose acts add up to the current act.
does-hex-start = When this tile is laid, an enemy ship appears here. At the start of an act one appears on one of these spaces, chosen by chance.
does-hex-storm = Every hex under it is rough sea; no sight, no shot, no new tile, no port, island or altar. Sailing in, sailing out and every turn inside cost your ship 1 damage each.

## Traits: positive

trait-kind-positive = Positive trait
trait-kind-negative = Negative trait
trait-kind-indelible = Indelible trait
trait-hardy = Hardy
does-trait-hardy = Takes no stress for ending the turn on deck at sea.
trait-belligerent = Belligerent
does-trait-belligerent = Rolls 1 more die in every fray, also in those the enemy starts.
trait-weatherwise = Weatherwise
does-trait-weatherwise = At a navigation post: the first thing each navigation order pays for on rough sea costs the single price.
trait-explorer = Explorer
does-trait-explorer = On an expedition with this member you may swap the card once, after its story has been read.
trait-surefooted = Surefooted
does-trait-surefooted = Takes 1 wound less from every expedition card.
trait-astute = Astute
does-trait-astute = Hands in 1 clue fewer at the University.
trait-extroverted = Extroverted
does-trait-extroverted = Sheds 1 stress for free on every port visit.
trait-friendly = Friendly
does-trait-friendly = On arrival in port you draw two society cards, keep one and discard the other.
trait-savvy = Savvy
does-trait-savvy = Once a visit this member sells one thing at its desired price, in any port.
trait-blessed = Blessed
does-trait-blessed = You may repeat a test or a roll for spoils this member takes part in, once; the second result stands.
trait-enduring = Enduring
does-trait-enduring = Instead of dying, this member loses all wounds, stress and traits, draws new traits and goes below deck.
trait-thrifty = Thrifty
does-trait-thrifty = Works for half the wage, rounded down.

## Traits: negative

trait-queasy = Queasy
does-trait-queasy = Takes 2 stress instead of 1 for ending the turn on deck at sea.
trait-timid = Timid
does-trait-timid = Brings 1 die fewer to frays you start, never fewer than 0.
trait-landlubber = Landlubber
does-trait-landlubber = At a navigation post: gives no travel point if the ship is on rough sea when the order is given.
trait-homesick = Homesick
does-trait-homesick = Takes 1 stress on landing on an island.
trait-clumsy = Clumsy
does-trait-clumsy = Takes 1 wound more whenever an expedition card wounds this member.
trait-slow = Slow
does-trait-slow = Hands in 1 clue more at the University.
trait-brooding = Brooding
does-trait-brooding = Rest removes at most 1 stress from this member.
trait-gruff = Gruff
does-trait-gruff = Tests by this member on society cards: value −2.
trait-gullible = Gullible
does-trait-gullible = The first thing this member sells in a visit goes at its undesired price.
trait-jinxed = Jinxed
does-trait-jinxed = The first test this member passes in a round is rolled again; the second result stands.
trait-frail = Frail
does-trait-frail = Has one hole fewer for wounds and stress.
trait-greedy = Greedy
does-trait-greedy = Wants one and a half times the wage, rounded down.

## Shellbacks and their indelible traits

crew-deckhand = Deckhand
crew-shellback = Shellback
crew-marthe = Old Marthe Quill
crew-teasel = Bosun Harl Teasel
crew-aubrin = Sister Aubrin
crew-corvane = Corvane the Gunner
crew-nacht = Doctor Ipsel Nacht
crew-ferrow = Tam Ferrow
crew-yusra = Yusra Vane
crew-wick = Wick
indelible-marthe = Reads the Swell
does-indelible-marthe = In the crow’s nest: when you lay a tile you see two, as far as the act allows, and lay one. The other goes back on top.
indelible-teasel = Iron Voice
does-indelible-teasel = On deck: once a turn one crew order moves two members.
indelible-aubrin = Last Rites
does-indelible-aubrin = Every enemy banished from this ship costs 1 agenda space less, never less than 0. Enemies that come for cleansing an altar roll no first die.
indelible-corvane = Deaf as a Post
does-indelible-corvane = The gun this member mans rolls 1 more die. Takes no stress from enemies’ omens and sea events.
indelible-nacht = Bone-setter
does-indelible-nacht = At the end of your turn, if below deck: one other member below deck heals 1 wound or sheds 1 stress.
indelible-ferrow = Knows a Man
does-indelible-ferrow = Listening costs this member 1 coin less. The first thing this member sells in a visit goes one price step higher.
indelible-yusra = Two Tides
does-indelible-yusra = A navigation post she mans gives 2 travel points instead of 1.
indelible-wick = Does Not Age
does-indelible-wick = Stress never fills Wick’s last hole; any more of it is ignored.

## Improvements (round: a member activates it and is fatigued; square: always; rectangular: holds something) and what a pair adds

form-round = Round: a member here activates it and is fatigued for the round.
form-square = Square: works all the time.
form-rect = Rectangular: holds what it says.
upgrade-dinghy = Dinghy
does-upgrade-dinghy = One member may stand here and land on islands.
upgrade-hammock = Hammock
does-upgrade-hammock = Activate: this member sheds 1 stress.
pair-upgrade-hammock = Activate: this member sheds up to 3 stress instead.
upgrade-ships-boat = Ship’s Boat
does-upgrade-ships-boat = Two members may stand here and land on islands.
pair-upgrade-ships-boat = Tests of the landing party: value +1.
upgrade-galley = Galley
does-upgrade-galley = Activate: up to three members below deck shed 1 stress each.
pair-upgrade-galley = The wage of each of your deckhands is 1 coin lower.
upgrade-sick-bay = Sick Bay
does-upgrade-sick-bay = Activate: one member below deck, this one or another, heals 1 wound.
pair-upgrade-sick-bay = Activate at the end of your turn: every member below deck heals 1 wound.
upgrade-cabin = Cabin
does-upgrade-cabin = Room for one passenger.
pair-upgrade-cabin = 4 more coins for each passenger you deliver.
upgrade-orlop = Orlop
does-upgrade-orlop = Room for two treasures.
pair-upgrade-orlop = Your commodities sell for 1 coin more.
upgrade-powder-room = Powder Room
does-upgrade-powder-room = Activate: your next fire order this turn rolls 1 more die.
pair-upgrade-powder-room = Every gun rolls 1 more die at distance 1.
upgrade-chart-room = Chart Room
does-upgrade-chart-room = Activate: reveal the next 2 chart tiles and put them back in any order.
pair-upgrade-chart-room = A tile you lay that has no clue bonus gives you 1 clue.
upgrade-captains-cabin = Captain’s Cabin
does-upgrade-captains-cabin = Activate: renew 2 issued orders.
upgrade-copper-bottom = Copper Bottom
does-upgrade-copper-bottom = The first thing each navigation order pays for on rough sea costs the single price. The first storm damage of a turn is ignored.
upgrade-tall-mast = Tall Mast
does-upgrade-tall-mast = A manned crow’s nest counts as a manned navigation post, too, also for evasion.
upgrade-arms-chest = Arms Chest
does-upgrade-arms-chest = You roll 1 more die in frays you start.

## Artillery

upgrade-old-swivels = Old Swivels
does-upgrade-old-swivels = Broadside. Distance 1: 3 dice; distance 2: 2 dice.
upgrade-demi-culverins = Demi-culverins
does-upgrade-demi-culverins = Broadside. Distance 1 and 2: 3 dice; distance 3: 1 die.
upgrade-carronades = Carronades
does-upgrade-carronades = Broadside. Distance 1: 5 dice; distance 2: 1 die.
upgrade-long-nines = Long Nines
does-upgrade-long-nines = Broadside. Distance 1: 2 dice; distance 2 and 3: 3 dice.
upgrade-full-broadside = Full Broadside
does-upgrade-full-broadside = Broadside. Distance 1 and 2: 4 dice; distance 3: 2 dice.
upgrade-langrage = Langrage
does-upgrade-langrage = Broadside. Distance 1: 3 dice; distance 2, with the two outer hexes: 2 dice. In supporting fire its blanks destroy nothing.
upgrade-bow-chasers = Chasers
does-upgrade-bow-chasers = Bow and stern, in a straight line. Distance 1 to 3: 2 dice; distance 4: 1 die.
upgrade-stern-petard = Parting Gift
does-upgrade-stern-petard = Stern only. Right astern: 5 dice at distance 1, 2 dice at distance 2; on either quarter: 3 dice at distance 1.
upgrade-mortar = Mortar
does-upgrade-mortar = Bow and stern, three hexes wide. Distance 3 and 4: 3 dice. Needs no line of sight, but can’t fire out of a storm or a port.

## Places of a port

house-university = University
house-tavern = Tavern
house-shipyard = Shipyard
house-market = Market
house-infirmary = Infirmary
place-university = Hand in
does-place-university = Hand in 5 clues, treasures with a clue value included: your marker advances 1 space. What is over is lost.
place-hire = Hire
does-place-hire = Take on one of the three open crew boards for its wage. The newcomer may visit a place at once.
place-rest = Rest
does-place-rest = For 3 coins this member sheds all stress, and each of the others up to 2.
place-listen = Listen
does-place-listen = Pay the price on the board for 1 clue, as often as you like in this visit.
place-repair = Repair
does-place-repair = Restore up to 3 destroyed posts, for 2 coins each.
place-improve = Improve
does-place-improve = Buy one of the three open upgrades at full price; it is mounted at once.
place-install = Install
does-place-install = Mount a schematic that lies on your ship for half its price, as often as you like.
place-sell = Sell
does-place-sell = Sell treasures at the price of this port, and schematics that were never mounted at half price, as often as you like.
place-buy = Buy
does-place-buy = Buy one of the three open treasures at its standard price.
place-treat = Treat
does-place-treat = For 3 coins your crew heal up to 2 wounds in all.
place-society = Society
does-place-society = The society card of this visit. An offer or a test takes the member you send; a passenger or a chronicle takes nobody. You may leave it.

## Deck zones and posts

zone-0 = Bow
zone-0--to = to the bow
zone-0--at = at the bow
zone-1 = Port, forward
zone-1--to = to the port side, forward
zone-1--at = on the port side, forward
zone-2 = Crow’s nest
zone-2--to = up to the crow’s nest
zone-2--at = in the crow’s nest
zone-3 = Starboard, forward
zone-3--to = to the starboard side, forward
zone-3--at = on the starboard side, forward
zone-4 = Port gun
zone-4--to = to the port gun
zone-4--at = at the port gun
zone-5 = Helm
zone-5--to = to the helm
zone-5--at = at the helm
zone-6 = Starboard gun
zone-6--to = to the starboard gun
zone-6--at = at the starboard gun
zone-7 = Port, aft
zone-7--to = to the port side, aft
zone-7--at = on the port side, aft
zone-8 = Starboard, aft
zone-8--to = to the starboard side, aft
zone-8--at = on the starboard side, aft
zone-9 = Stern gun
zone-9--to = to the stern gun
zone-9--at = at the stern gun
post-bow = Bow post
does-post-bow = Gun and navigation in one. One member mans both, and firing does not stop the steering.
post-gun = Gun post
does-post-gun = Must be manned for a fire order with the gun mounted here.
post-navigation = Navigation post
does-post-navigation = Manned, it adds 1 travel point to each navigation order and rolls 1 evasion die when an enemy ship attacks.
post-nest = Crow’s nest
does-post-nest = Must be manned for laying a new chart tile.
post-blank = Blank post
does-post-blank = Does nothing, but enemies come aboard here, and it is one of the ten posts that keep you afloat.

## Orders

order-crew = Crew order
does-order-crew = Moves one member to any zone with room or any slot below deck. Given to a member among enemies, or moving one in among them, it starts a fray.
order-navigation = Navigation order
does-order-navigation = Gives 1 travel point and 1 more for each manned navigation post. A point buys a turn by one side, a hex straight ahead, or a new tile ahead if the crow’s nest is manned.
order-fire = Fire order
does-order-fire = Fires one gun whose post is manned, at a target in its arc and in sight.
order-fleeting = Fleeting order
does-order-fleeting = Serves as any of the other three. It is discarded when it is used or exhausted.
does-order-renew = At the start of every round you renew up to 3 issued orders of your choice, and all fatigue is removed.

## Dice and faces

die-attack = Attack die
does-die-attack = 2 hits, 1 critical hit, 1 omen, 2 blanks.
die-evasion = Evasion die
does-die-evasion = 3 evades, 1 omen, 2 blanks.
die-enemy = Enemy die
does-die-enemy = 3 moves, 2 hits, 1 omen. Of results that are of no use, two of a kind become one move or one hit.
die-fate = Fate die
does-die-fate = 0 to 9: for tests, spoils, storms, and where damage strikes.
face-hit = Hit
face-critical = Critical hit
face-omen = Omen
face-evade = Evade
face-move = Move
face-blank = Blank
does-face-attack-hit = 1 wound.
does-face-attack-critical = 2 wounds.
does-face-attack-omen = Exhaust a fresh order to make it a hit, if you like.
does-face-attack-blank = Nothing. In supporting fire it destroys a post of the ship you help.
does-face-evasion-evade = Cancels one enemy hit.
does-face-evasion-omen = Exhaust a fresh order to make it an evade, if you like.
does-face-evasion-blank = Nothing.
does-face-enemy-move = One zone on deck, or one travel point at sea.
does-face-enemy-hit = 1 wound on deck; at sea it destroys a post.
does-face-enemy-omen = The enemy’s omen, once an activation.

## Treasures: kinds and moments

kind-commodity = Commodity
kind-shanty = Shanty
kind-trinket = Trinket
kind-relic = Relic

## Enemies: names

enemy-drip = Drip
enemy-barnacled = The Barnacled
enemy-gutterling = Gutterling
enemy-gullwife = Gullwife
enemy-net-widow = Net Widow
enemy-tallow-man = Tallow Man
enemy-eel-sergeant = Eel Sergeant
enemy-lampmouth = Lampmouth
enemy-drowned-admiral = Drowned Admiral
enemy-anchorite = The Anchorite
enemy-belfry-crab = Belfry Crab
enemy-tide-bride = Tide Bride
enemy-customs-hulk = Customs Hulk
enemy-ropewalker = Ropewalker
enemy-choir-barge = Choir Barge
enemy-lantern-galley = Lantern Galley
enemy-bone-galleon = Bone Galleon
enemy-flood-flagship = Flood Flagship
enemy-stowaway = The Stowaway
enemy-bailiff = The Bailiff
enemy-chorister = Chorister
enemy-hundredling = Hundredling
enemy-empty-ship = The Empty Ship

## Elders

elder-landlord = The Landlord
does-elder-landlord-agony = Half as many ports as there are players, rounded down, are reclaimed at once: the nearest first, never the last. A ship in a reclaimed port takes 2 damage and is put out onto a sea hex beside it.
does-elder-landlord-signum = Rent: every captain loses 2 coins. Whoever can’t pay in full takes 1 damage.
does-elder-landlord-activation = It makes for the nearest port still standing. There every hit tears down one of the six walls; with all gone the port is reclaimed. Every reclaimed port is rough sea and brings the Empty Ship, if it is not at sea already.
does-elder-landlord-objective = It wins when no charted port is left.
does-elder-landlord-beaten = Reach the end of the track before it does. Chart ports, so that it has further to go, and shoot: each time its hit points are gone it rolls one die fewer, never fewer than 1.
elder-hundredfathom = Hundredfathom
does-elder-hundredfathom-agony = The nearest player ship outside a port takes 2 damage. A Hundredling comes on the deck of every ship at sea.
does-elder-hundredfathom-signum = Undertow: every player ship within 2 hexes of it and outside a port takes 1 damage and is drawn one hex toward it, but not onto land, ships or itself.
does-elder-hundredfathom-activation = It hunts the nearest player ship outside a port and attacks from any neighbouring hex; between two equally near, the one with fewer intact posts. If all are in port, it waits two hexes off the nearest of them.
does-elder-hundredfathom-objective = It wins when two player ships have been lost since it woke, by whatever cause.
does-elder-hundredfathom-beaten = Reach the end of the track before it does. Stay apart, stay repaired and stay close to harbours; each time its hit points are gone it rolls one die fewer, never fewer than 1.
elder-unsung = The Unsung
does-elder-unsung-agony = A Chorister comes on the deck of every ship outside a port.
does-elder-unsung-signum = Response: the fate die is rolled. On 0 to 2 a Chorister comes on the deck of every ship outside a port. On 3 to 9 every crew member who stands alone in a deck zone takes 1 stress.
does-elder-unsung-activation = It makes for the nearest altar where it has not sung. There every hit and every omen is a note, and two notes are a verse; a cleansed altar takes two notes more and is active again. With no altar left it hunts the nearest ship, and a ship lost is a verse.
does-elder-unsung-objective = It wins with its third verse.
does-elder-unsung-beaten = Reach the end of the track before it does. Cleanse the altars in its way; each time its hit points are gone it rolls one die fewer, never fewer than 1.
does-elder-wakes = It wakes the moment the enemy’s marker and the elder’s meet. Its agony happens at once; from the next enemy phase on it acts first, signum and then activation.
does-elder-hush = Hush: when the elder wakes, every ship keeps at most 4 clues.
does-elder-wrath = Wrath: the elder rolls 1 more die for each space by which the enemy leads when it wakes, and 1 for each act the enemy was first to end.
elder-gauge =
    If it woke now: { $n ->
        [one] 1 die
       *[other] { $n } dice
    }

## Options

option-length = How long the voyage is.
option-length-short = Short
option-length-medium = Medium
option-length-long = Long
option-difficulty = How hard the sea is on you.
option-difficulty-easy = Easy
option-difficulty-normal = Normal
option-difficulty-hard = Hard
option-elder = Which elder sleeps under the rain.
option-elder-any = Any of the three
option-elder-landlord = The Landlord
option-elder-hundredfathom = Hundredfathom
option-elder-unsung = The Unsung
option-advanced = Boarding enemy ships and journeys of discovery.
option-advanced-true = With them
option-advanced-false = Without them
option-house_rules = Our own additions to the rules, against hoarding clues.
option-house_rules-true = With them
option-house_rules-false = Without them

## Endings: what happened, and two or three sentences to be read aloud

ending-discovery = The rain stops. Your marker has reached the end of the track first. You have won.
ending-agenda = It goes on raining. The enemy’s marker has reached the end of the track first. You have lost.
ending-elder_landlord = Lanthorn is dark. The Landlord has reclaimed the last port. You have lost.
ending-elder_hundredfathom = No bottom. Two ships have been lost since Hundredfathom woke. You have lost.
ending-elder_unsung = Amen. The Unsung has sung its third verse. You have lost.
ending-length = Overdue. The voyage took too many decisions and was broken off. It counts as lost.

## Treasures that act: names and texts (joined from the verbs)

treasure-sha-monday = Haul Away Monday
does-treasure-sha-monday = Use in your turn: renew 2 issued orders. Then discard.
treasure-sha-other-wife = The Captain’s Other Wife
does-treasure-sha-other-wife = Use in your turn: every crew member sheds 1 stress. Then discard.
treasure-sha-nobodys-daughter = Nobody’s Daughter
does-treasure-sha-nobodys-daughter = Use in your turn: one of the crew sheds up to 4 stress. Then discard.
treasure-sha-nine-dry-days = Nine Dry Days
does-treasure-sha-nine-dry-days = Use in your turn: one of the crew heals up to 2 wounds; one of the crew sheds 1 stress. Then discard.
treasure-sha-pump = Pump, You Sinners
does-treasure-sha-pump = Use in your turn: repair up to 2 destroyed posts. Then discard.
treasure-sha-row-for-rum = Row for the Rum
does-treasure-sha-row-for-rum = Use in your turn: sail at once with 4 travel points. Then discard.
treasure-sha-gunners-lullaby = The Gunner’s Lullaby
does-treasure-sha-gunners-lullaby = Use in your turn: your next fire order this turn rolls 2 more dice. Then discard.
treasure-sha-lay-him-easy = Lay Him Down Easy
does-treasure-sha-lay-him-easy = React when one of your crew has died: every crew member sheds up to 3 stress; renew 2 issued orders. Then discard.
treasure-tri-glass-eye = The Pilot’s Glass Eye
does-treasure-tri-glass-eye = Use in your turn: reveal the next 4 chart tiles and put them back in any order; sail at once with 2 travel points. Then discard.
treasure-tri-knuckle-dice = Whalebone Dice
does-treasure-tri-knuckle-dice = React when you have rolled for a test or for spoils: roll again, and the second result stands. Then discard.
treasure-tri-dry-matches = A Tin of Dry Matches
does-treasure-tri-dry-matches = Use in your turn: deal 3 wounds to enemies on your deck, shared out as you like. Then discard.
treasure-tri-drowned-watch = A Drowned Man’s Watch
does-treasure-tri-drowned-watch = Use in your turn: renew 4 issued orders; one of the crew takes 1 stress. Then discard.
treasure-tri-ear-trumpet = The Ear Trumpet
does-treasure-tri-ear-trumpet = React when a card asks you to choose: all effects of this card are shown before you answer. Then discard.
treasure-tri-pilots-whistle = The Pilot’s Whistle
does-treasure-tri-pilots-whistle = Use in your turn: sail at once with 6 travel points. Then discard.
treasure-tri-forged-colours = Forged Colours
does-treasure-tri-forged-colours = React when an enemy ship is about to attack you: it lets you be for this activation and spends its results on its way (no help against an elder). Then discard.
treasure-tri-lead-sailor = The Lead Sailor
does-treasure-tri-lead-sailor = React when one of your crew would die: that member lives, loses all wounds and stress, and goes below deck. Then discard.
treasure-rel-dry-stone = The Dry Stone
does-treasure-rel-dry-stone = Hold: storms do not damage your ship when it moves in, out or turns. At a University it counts as 3 clues.
treasure-rel-bell-tongue = The Tongue of the Drowned Bell
does-treasure-rel-bell-tongue = Hold: once a round you may enter a tile with an active altar and no enemy comes on deck. At a University it counts as 3 clues.
treasure-rel-map-of-bottom = The Map of the Bottom
does-treasure-rel-map-of-bottom = Hold: a tile you lay that has no clue bonus gives you 1 clue. At a University it counts as 3 clues.
treasure-rel-the-tooth = The Tooth
does-treasure-rel-the-tooth = Hold: you roll 1 more die in every fray you start. At a University it counts as 2 clues.
treasure-rel-downward-candle = The Downward Candle
does-treasure-rel-downward-candle = Hold: after each act’s end the agenda goes back 4 spaces. At a University it counts as 3 clues.
treasure-rel-first-rain = A Jar of the First Rain
does-treasure-rel-first-rain = Hold: when you hand this in at a University, the agenda goes back 4 spaces. At a University it counts as 4 clues.
treasure-rel-thirteenth-compass = The Thirteenth Compass
does-treasure-rel-thirteenth-compass = Hold: the first change of heading in each navigation order costs no travel point. At a University it counts as 3 clues.
treasure-rel-left-hand = The Saint’s Left Hand
does-treasure-rel-left-hand = Hold: in every port you enter, one of the crew heals 1 wound, and the first service you pay for there costs 1 coin less. At a University it counts as 2 clues.

## Enemies: lines and omens (omens joined from the verbs)

omen-of-drip = It heals 1 wound of its own.
omen-of-barnacled = It destroys the post of its zone and wounds nobody.
omen-of-gutterling = You lose 2 coins.
omen-of-gullwife = All crew in its zone and the zones next to it take 1 stress.
omen-of-net-widow = The nearest crew member on deck is dragged into its zone, if there is room.
omen-of-tallow-man = All crew in its zone take 1 wound.
omen-of-eel-sergeant = Another enemy on this deck, of your choice, rolls 1 die at once; if it is alone, the agenda advances 1 space.
omen-of-lampmouth = You must send somebody from below deck into its zone.
omen-of-drowned-admiral = You exhaust 1 fresh order.
omen-of-anchorite = You exhaust 2 fresh orders, navigation orders first.
omen-of-belfry-crab = It destroys the post of its zone and wounds nobody; all crew in its zone take 1 stress.
omen-of-tide-bride = A Gutterling appears in a zone next to it that has room.
omen-of-customs-hulk = Its target’s captain loses 3 coins.
omen-of-ropewalker = From attack position it sends 1 enemy of Act I onto its target’s deck.
omen-of-choir-barge = All crew on its target’s deck take 1 stress.
omen-of-lantern-galley = It has 2 more moves.
omen-of-bone-galleon = This attack has 1 more hit.
omen-of-flood-flagship = The agenda advances 1 space.
omen-of-stowaway = You discard 1 treasure of your choice.
omen-of-bailiff = You lose 4 coins; if you have none, it destroys the post of its zone.
omen-of-chorister = The agenda advances 1 space.
omen-of-hundredling = The nearest crew member on deck is dragged into its zone, if there is room.
omen-of-empty-ship = From attack position it sends 1 enemy of Act I onto its target’s deck.
