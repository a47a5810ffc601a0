# The Everrain: the rules, in our own words. Keys and lines of the player aid: rules.toml.

topic-goal = Winning and losing
topic-terms = Terms
topic-progress = The discovery track
topic-agenda = The agenda
topic-acts = Acts and their ends
topic-round = The round
topic-turn_end = End of your turn
topic-orders = Orders
topic-crew = Crew
topic-wages = Wages
topic-zones = Deck and below
topic-travel = Travel
topic-chart = The chart
topic-trade = Trade between players
topic-guns = Guns
topic-sight = Line of sight
topic-dice = Dice
topic-fray = Fray on deck
topic-events = Events and tests
topic-storms = Storms
topic-enemies = Enemies on deck
topic-enemy_ships = Enemies at sea
topic-damage = Damage to the ship
topic-upgrades = Upgrades and schematics
topic-loss = Loss of ship and crew
topic-ports = Ports
topic-altars = Altars
topic-islands = Islands
topic-wrecks = Wrecks
topic-treasures = Spoils and treasures
topic-society = Society cards and passengers
topic-chronicles = Chronicles
topic-elders = Elders
topic-boarding = Boarding (advanced rule)
topic-discovery = Journey of discovery (advanced rule)
topic-setup = Set-up
topic-options = Options and additions of ours
topic-rulings = Where the player aid is silent

## Winning and losing

rule-goal-1 = All players win together or lose together. Nobody drops out.
rule-goal-2 = You win when the players’ marker reaches the end space of the discovery track before the enemy’s marker, and before an awakened elder has fulfilled its objective.
rule-goal-3 = You lose when the enemy’s marker reaches the end space first.
rule-goal-4 = You lose when an awakened elder fulfils its objective.
rule-goal-5 = The end space is chosen with the length of the game: 8, 12 or 16. It stays where it is, even if the elder’s marker moves.

## Terms

rule-terms-1 = Round every fraction down.
rule-terms-2 = For a test you roll the fate die (0 to 9). You pass if the number does not exceed the tested value.
rule-terms-3 = Each crew member has two tested values, Island and Port; the card says which one counts. If several members are concerned, you choose who tests.
rule-terms-4 = A number in front of the player symbol is raised by the number of players.
rule-terms-5 = To exhaust an order you move it from the fresh to the issued orders; what it could have done is lost.
rule-terms-6 = A deck that runs out is made again from its discards. Cards removed from the game and numbered story cards do not come back.

## The discovery track

rule-progress-1 = The discovery track carries three markers, those of the players, the enemy and the elder, and is divided into four acts.
rule-progress-2 = Whoever hands in 5 clues at the University of a port advances the players’ marker by 1 space.
rule-progress-3 = With fewer than 5 clues, treasures with a clue value included, you cannot hand in anything.
rule-progress-4 = If treasures bring more clues than are needed, the surplus is lost.
rule-progress-5 = If the enemy is first to the end of an act, the elder’s marker comes down by as many spaces as lie between the enemy’s and the players’ markers.
rule-progress-6 = When the enemy’s marker leaves a space level with the players’ marker, the elder’s marker comes down by 1.
rule-progress-7 = When a player’s ship is lost, the elder’s marker comes down by 1.
rule-progress-8 = As soon as the enemy’s and the elder’s markers meet, the elder wakes.

## The agenda

rule-agenda-1 = In every enemy phase the agenda advances by 2 plus the number of players.
rule-agenda-2 = When the agenda marker reaches the last space, it returns to the first and counts any steps left over from there. Each time, the enemy’s marker on the discovery track advances by 1.
rule-agenda-3 = The agenda also advances when enemies are banished in port, when an enemy ship reaches its destination, and when an enemy has no miniature left. Cards can move it either way.
rule-agenda-4 = The agenda has 26 spaces in a solo game, 19 with two players, and 17 with three or four; on easy 4 more, on hard 3 fewer.

## Acts and their ends

rule-acts-1 = A game has four acts. An act ends when either the players’ or the enemy’s marker is the first to reach the next marked space of the discovery track.
rule-acts-2 = Act II begins at space 4, Act III at space 8, Act IV at space 12. Short and medium games end before all acts have begun.
rule-acts-3 = If the players ended the act, each player takes one new order token of their choice: crew, navigation, fire or fleeting. It arrives fresh.
rule-acts-4 = If the enemy ended the act, the elder’s marker comes down by the enemy’s lead, counted before the trailing marker moves up.
rule-acts-5 = First, everybody pays the wages of their crew.
rule-acts-6 = Second, the enemy cards of the next act are shuffled into the enemy deck.
rule-acts-7 = Third, all cards under the cover of running chronicles go face down and turned sideways onto their decks.
rule-acts-8 = Fourth, the trailing one of the players’ and the enemy’s markers moves up level with the other.
rule-acts-9 = Fifth, a storm comes into play. It covers as many hexes as the number of the new act.
rule-acts-10 = Sixth, one enemy ship appears, on a start space chosen at random.
rule-acts-11 = An act’s end is carried out after the turn, or the numbered step of the enemy phase, in which it was set off. Until then the old act counts. Each act ends once.
rule-acts-12 = Enemy cards that have been discarded stay discarded until the deck is used up.

## The round

rule-round-1 = A round is a player phase followed by an enemy phase.
rule-round-2 = At the start of the player phase each player moves up to 3 issued orders of their choice back to the fresh ones.
rule-round-3 = No more than 3 orders are renewed in a round, however many you own; only traits and other effects can change the number.
rule-round-4 = At the same time all fatigue markers are removed.
rule-round-5 = Then the players take one turn each, one after another, clockwise from the first player.
rule-round-6 = In your turn you do whatever your orders and the rules allow, in any order, but finish one action before you begin the next.
rule-round-7 = Enemy phase, 1: if the elder is in play, its Signum is carried out.
rule-round-8 = Enemy phase, 2: if the elder is in play, it activates.
rule-round-9 = Enemy phase, 3: the fate die is rolled for each storm, and the storm moves.
rule-round-10 = Enemy phase, 4: the enemies on the decks activate.
rule-round-11 = Enemy phase, 5: the enemies at sea activate.
rule-round-12 = Enemy phase, 6: the agenda advances.
rule-round-13 = Enemy phase, 7: the first-player marker passes clockwise.

## End of your turn

rule-turn_end-1 = If your turn ends on a sea hex, each of your crew on deck takes 1 stress.
rule-turn_end-2 = On a sea hex you then resolve a sea event card, unless an enemy has your ship in its engagement range or is on your deck.
rule-turn_end-3 = Then you use what your improvements offer at the end of your turn.

## Orders

rule-orders-1 = Nearly every action is set off by an order, and an order is always given to a crew member.
rule-orders-2 = You may spend all your fresh orders in one turn, or keep some.
rule-orders-3 = You can give an order only if you have a fresh token of its kind, or a fleeting order in its place.
rule-orders-4 = There are four kinds of orders: crew, navigation, fire and fleeting.
rule-orders-5 = A crew order moves one crew member to any zone of the deck or any place below.
rule-orders-6 = A move between two places of the same deck costs a crew order, too.
rule-orders-7 = A fleeting order may stand in for a crew, navigation or fire order.
rule-orders-8 = A fleeting order is discarded once used; it does not go to the issued orders.
rule-orders-9 = No order is needed for looting a wreck, landing, visiting a port, cleansing an altar, boarding and trading.

## Crew

rule-crew-1 = There are two kinds of crew: deckhands, cheap and easily replaced, and shellbacks, each with a trait nobody else has.
rule-crew-2 = A ship has at most 4 crew members.
rule-crew-3 = In the tavern of any port you hire a crew member: you pay the wage, take the crew board, and the new member goes below deck.
rule-crew-4 = You cannot hire anybody you cannot pay.
rule-crew-5 = A newly hired member may be sent to a place of the port in the same visit.
rule-crew-6 = A new deckhand draws one positive and one negative trait at random.
rule-crew-7 = A new shellback draws one negative trait at random, beside the one that is printed.
rule-crew-8 = Traits are positive or negative. Each applies in one of four places: at sea, on expeditions, in port, or everywhere.
rule-crew-9 = If two traits of one member contradict each other or cancel out, the negative one is drawn again.
rule-crew-10 = A trait drawn later takes the place of the present one of its kind.
rule-crew-11 = A shellback has one free place for a trait of either kind; a new trait replaces what lies there.
rule-crew-12 = Wounds and stress fill the same track of a crew member.
rule-crew-13 = When that track is full, the member dies, no matter what filled it.
rule-crew-14 = In port you may dismiss a crew member at no cost.
rule-crew-15 = Outside a port nobody can be dismissed.
rule-crew-16 = The board of a member who has died or left is shuffled back among the others.

## Wages

rule-wages-1 = Wages are due again at the end of every act.
rule-wages-2 = A member you cannot pay leaves the ship; board and miniature are put away.

## Deck and below

rule-zones-1 = The deck has ten zones. Each holds a post, where a crew member can act.
rule-zones-2 = A zone holds at most 3 miniatures, crew and enemies together.
rule-zones-3 = A member mans a post by standing in its zone. A post is manned by one member at a time, and for each action you may choose somebody else.
rule-zones-4 = Nobody can use a post while an enemy stands in its zone.
rule-zones-5 = A destroyed post gives nothing.
rule-zones-6 = Below deck a member may also stand on a slot without an improvement.
rule-zones-7 = Below deck there is room for any number of crew.
rule-zones-8 = An effect space of an improvement holds one member only.
rule-zones-9 = Zone 0 is the bow with gun and navigation in one post, 2 the crow’s nest, 4 and 6 the guns to port and starboard, 5 the helm, 9 the stern gun. Zones 1, 3, 7 and 8 have blank posts.
rule-zones-10 = There is also a place below that belongs to no slot. Members who are new, returned, traded or back from port stand there until a crew order moves them.

## Travel

rule-travel-1 = A navigation order gives 1 travel point, and 1 more for each navigation post on deck that a crew member mans.
rule-travel-2 = Points you do not use are lost.
rule-travel-3 = For 1 point you turn the ship one hex side to port or starboard.
rule-travel-4 = For 1 point the ship moves one hex straight ahead, as far as the chart goes.
rule-travel-5 = For 1 point you lay a new chart tile, if the ship faces an edge of the chart and the crow’s nest is manned.
rule-travel-6 = While nobody mans the crow’s nest, you cannot lay a tile.
rule-travel-7 = On rough sea everything you pay with travel points costs double: turning, sailing, laying a tile. What counts is the hex the ship is on.
rule-travel-8 = In port you choose the ship’s facing for free when you set sail; again only after you have spent a point.
rule-travel-9 = The points of one order may be mixed freely. They are lost as soon as you do something that is not paid with them.
rule-travel-10 = You may sail through the hex of another ship but not stop there. Only a port can be shared.
rule-travel-11 = Land hexes are entered like others. A ship is at an island, port or altar when it is on that hex.

## The chart

rule-chart-1 = Chart tiles are made of hexes. Sea hexes are calm sea, where nothing happens, rough sea and wrecks; land hexes are islands, ports and altars.
rule-chart-2 = Only tiles of the present and of past acts can be laid. If none is left, you lay nothing and pay nothing.
rule-chart-3 = Whoever lays a tile at once receives the clues shown on its back.
rule-chart-4 = The new tile is shown first; then you choose how it is turned. It fills the free slot ahead of the ship.
rule-chart-5 = If the new tile has a start space, an enemy ship appears there. A start space counts as calm sea.
rule-chart-6 = A tile has 6 hexes in a triangle and can be turned three ways. There are 8 tiles for each of Acts I to III, and the start tile with Lanthorn. The back of the next tile is always visible.

## Trade between players

rule-trade-1 = When two players’ ships are on neighbouring hexes, they may trade in the turn of either. It takes no order and no action, and a gift needs no return.
rule-trade-2 = Crew, coins, treasures, schematics and clues may change hands.
rule-trade-3 = Orders and mounted upgrades stay where they are.

## Guns

rule-guns-1 = A fire order fires exactly one gun.
rule-guns-2 = A gun can be fired only if a crew member mans its artillery post.
rule-guns-3 = The artillery card shows, by an arrow for the ship’s heading, which hexes can be reached and how many attack dice each is worth. The side on which it is mounted, port or starboard, matters.
rule-guns-4 = A target on a hex the card does not mark, or out of sight, cannot be hit.
rule-guns-5 = First compare the target’s position with the card: this gives the number of dice.
rule-guns-6 = Then the member at that artillery post gets the fire order.
rule-guns-7 = Then the dice are rolled and applied.
rule-guns-8 = You may fire at another player’s ship to hit enemies on its deck.
rule-guns-9 = In supporting fire each hit wounds an enemy of your choice on that deck; a critical hit is two wounds, which may be split.
rule-guns-10 = In supporting fire each blank destroys a post of the ship fired at, like any damage placed by the fate die. An omen not paid for does nothing.
rule-guns-11 = Bow is the hex ahead, stern the one behind. Starboard are the two hexes clockwise from the bow, port the other two.

## Line of sight

rule-sight-1 = There is a line of sight when a straight line from the middle of the ship to the target’s hex meets nothing in its way.
rule-sight-2 = Ships, land hexes and storms block it; so does the elder.
rule-sight-3 = A ship at an island or altar can be a target.
rule-sight-4 = A ship in port cannot be a target, and nobody fires out of a port.
rule-sight-5 = Where the line runs exactly along the edge between two hexes, it is blocked only if both of them block.

## Dice

rule-dice-1 = Attack dice serve crew and guns. A hit is 1 damage, a critical hit 2.
rule-dice-2 = For an omen on an attack die you may exhaust a fresh order: it becomes 1 hit.
rule-dice-3 = Evasion dice ward off damage. Each evade cancels one hit of an enemy.
rule-dice-4 = For an omen on an evasion die you may exhaust a fresh order: it becomes 1 evade.
rule-dice-5 = One order pays for one omen; any kind of fresh order will do.
rule-dice-6 = Enemy dice say what an enemy does. A move is 1 zone on deck or 1 travel point at sea, a hit is 1 damage, an omen sets off the enemy’s special ability.
rule-dice-7 = Results an enemy cannot use at the moment are turned two by two, both of the same kind, into 1 move or 1 hit.
rule-dice-8 = Faces: attack die two hits, one critical hit, one omen, two blanks; evasion die three evades, one omen, two blanks; enemy die three moves, two hits, one omen.

## Fray on deck

rule-fray-1 = A crew member who enters a zone with an enemy starts a fray.
rule-fray-2 = A crew order to a member who already stands in a zone with enemies starts a fray as well.
rule-fray-3 = When an enemy on deck has a hit for a crew member in its zone, it starts a fray. That fray sets off no other.
rule-fray-4 = In a fray you start, you take as many dice as the dice values of the crew in the zone add up to, and split them freely between attack and evasion dice.
rule-fray-5 = Each enemy in the zone rolls one enemy die fewer than its dice value; that may be none.
rule-fray-6 = All dice are rolled at once and all results apply together. You share out your hits among the enemies of the zone and theirs among your crew; whoever falls still strikes.
rule-fray-7 = Enemies start a fray as one group: each rolls for itself and uses omens and moves first, then the hits of all that stand in one zone with crew are taken together. A newly placed enemy’s first die stays its own.
rule-fray-8 = For each member in the zone you roll one die, attack or evasion as you like.
rule-fray-9 = All these dice are rolled at once, then the results apply.

## Events and tests

rule-events-1 = Sea event cards come at the end of a turn on a sea hex, expedition cards when crew are sent to an island.
rule-events-2 = A card tells its story, then asks for a test or a choice.
rule-events-3 = Before you answer you see only the answers and their prices. What follows is told afterwards, and then the answer cannot be taken back.
rule-events-4 = You cannot choose an answer whose price you cannot pay in full. One answer is always free.
rule-events-5 = Sea event and expedition cards cannot be declined.
rule-events-6 = Effects are carried out in their order, each as far as possible; what cannot be done is skipped. If the ship is lost, the rest is dropped.

## Storms

rule-storms-1 = For each storm the fate die is rolled once.
rule-storms-2 = On 0 to 4 the storm moves one hex toward the first player’s ship; if it already lies there, it stays. Among equal steps the first player chooses.
rule-storms-3 = On 5 to 9 it moves one hex in any direction; the first player chooses.
rule-storms-4 = Every hex under a storm is rough sea.
rule-storms-5 = Under a storm nobody fires or is fired at, nobody lays tiles, and nobody uses the port, island or altar beneath it.
rule-storms-6 = A ship takes 1 damage for moving into a storm, 1 for moving out, and 1 for each turn of its heading inside. Moving from hex to hex within the same storm does no damage.
rule-storms-7 = A new storm is laid so that one of its hexes covers the first player’s ship. The first player chooses how.
rule-storms-8 = Storms are a line of 2, a triangle of 3 or a rhombus of 4 hexes, and keep their orientation.

## Enemies on deck

rule-enemies-1 = Enemies come aboard when an event says so, when a ship enters a tile with an active altar, and when an altar is cleansed.
rule-enemies-2 = If you draw an enemy ship where an enemy for the deck is wanted, the card does not count and goes back into the deck; you draw again.
rule-enemies-3 = If there is no miniature left for an enemy, it is not placed; the agenda advances by its hit points instead. The same holds for more than 16 enemies on one ship.
rule-enemies-4 = The active player places enemies in zones with blank posts, destroyed ones included. If these are full, any zone with room will do; if there is none, the agenda advances by the hit points.
rule-enemies-5 = An enemy that has just been placed at once rolls one enemy die and acts on it, wherever it is placed.
rule-enemies-6 = In every enemy phase each enemy on deck rolls as many dice as its dice value. You choose the order on your ship; ships follow in table order.
rule-enemies-7 = An enemy’s results are used in this order. First: the omen ability, once.
rule-enemies-8 = Second: it moves toward the nearest crew member on deck, from zone to neighbouring zone. A full zone stops it; with nobody on deck it stays.
rule-enemies-9 = Third: it strikes the nearest crew member in its zone, which starts a fray.
rule-enemies-10 = Fourth: without crew in its zone it destroys the post there; nobody is wounded by this. If the post is already destroyed, the hit is of no use.
rule-enemies-11 = Where several ways are equally short, enemies take zones whose posts have a symbol: gun, navigation, crow’s nest.

## Enemies at sea

rule-enemy_ships-1 = If you draw an enemy for the deck where an enemy ship is wanted, the card does not count and goes back into the deck; you draw again.
rule-enemy_ships-2 = If no enemy ship is left, none is placed, and the agenda advances by its hit points.
rule-enemy_ships-3 = Enemy ships appear when an event says so, when a tile with a start space is laid, and at the start of a new act.
rule-enemy_ships-4 = A ship appears on the start space named. Where none is named or charted, it appears on a calm-sea hex of the first player’s tile, or on rough sea if there is no calm one.
rule-enemy_ships-5 = A new enemy ship gets a destination marker and is turned toward it. The marker lies there until the ship arrives or sinks.
rule-enemy_ships-6 = The destination is the charted sea hex farthest away, but no farther than 8 hexes; ties by chance.
rule-enemy_ships-7 = In every enemy phase the enemy ships activate in the order of their arrival, each with as many enemy dice as its dice value.
rule-enemy_ships-8 = If a player’s ship is within the engagement range printed on its card and in line of sight, the enemy ship uses its moves to attack it.
rule-enemy_ships-9 = Otherwise it sails toward its destination; moves left over from an attack are spent that way, too.
rule-enemy_ships-10 = Of several targets it takes the one that costs it the fewest moves; ties by chance.
rule-enemy_ships-11 = An enemy ship that reaches its destination leaves the chart, and the agenda advances by the hit points it has left. Its card goes back into the deck.
rule-enemy_ships-12 = An enemy ship that sinks leaves a wreck on its hex.
rule-enemy_ships-13 = For its attack an enemy ship rolls enemy dice for its dice value; you roll one evasion die for each member on a navigation post.
rule-enemy_ships-14 = With its moves it tries to reach a position from which its attack vector covers the target.
rule-enemy_ships-15 = Your evades are taken off its hits. Each hit left destroys one post, found by the fate die.
rule-enemy_ships-16 = Enemy ships ignore ships that lie in port.

## Damage to the ship

rule-damage-1 = One damage destroys one post; a marker lies on it from then on.
rule-damage-2 = Damage from another ship, or from no particular source, strikes the zone that the fate die names.
rule-damage-3 = If that post is destroyed already, the next lower number is struck, then the next higher one, and so on outward; numbers that do not exist are skipped.
rule-damage-4 = In the zone struck this way every crew member and every enemy takes 1 wound as well.
rule-damage-5 = Destroyed posts are restored in the shipyard of a port.

## Upgrades and schematics

rule-upgrades-1 = Upgrades are improvements and guns.
rule-upgrades-2 = You receive an upgrade as a schematic and lay it at once on a slot of your ship with its schematic end up; a gun goes on a matching gun slot.
rule-upgrades-3 = A schematic may cover a mounted upgrade, which then has no effect. A member on it stays; a passenger of a covered cabin goes ashore at the next port without reward; treasure without room is discarded.
rule-upgrades-4 = Below deck there are six slots for improvements; guns have three: port, starboard, and one for bow or stern.
rule-upgrades-5 = In the shipyard of any port you mount a schematic for half its value; the card is turned by half.
rule-upgrades-6 = At the market of any port you may sell a schematic that was never mounted, for half its value.
rule-upgrades-7 = What has been mounted cannot be sold, only discarded.
rule-upgrades-8 = A member who activates an improvement is fatigued until the next round.
rule-upgrades-9 = A fatigued member cannot activate another improvement this round. Fatigue hinders nothing else.
rule-upgrades-10 = Half effect spaces, round or square, work only when two identical improvements are mounted.
rule-upgrades-11 = Round effect spaces are activated by a crew member. Square ones work all the time, rectangular ones hold things.

## Loss of ship and crew

rule-loss-1 = Your ship is lost when all 10 posts are destroyed or your whole crew is dead.
rule-loss-2 = First, all your issued orders become fresh again; fleeting orders you still have stay.
rule-loss-3 = Second, you discard all crew, coins and schematics.
rule-loss-4 = Third, you discard half your clues, rounded down.
rule-loss-5 = Fourth, you keep one treasure and discard the others.
rule-loss-6 = Fifth, all enemies leave your deck; the agenda does not move for them.
rule-loss-7 = Sixth, a wreck takes the place of your ship; if it was in port, the wreck lies on the nearest sea hex.
rule-loss-8 = Seventh, the clues and treasures you discarded lie on it.
rule-loss-9 = Eighth, the elder’s marker comes down by 1.
rule-loss-10 = Ninth, in your next turn your ship returns to the port nearest to the wreck, occupied or not, with 20 coins and 1 deckhand. This counts as an arrival: you visit that port.
rule-loss-11 = Mounted upgrades are kept, and all posts of the returned ship are whole.

## Ports

rule-ports-1 = A port is a safe place. There you hand in clues and send your crew to the places of the port.
rule-ports-2 = On arrival, first, all enemies on your deck are banished, and the agenda advances by the hit points they had left.
rule-ports-3 = Second, you draw a society card. You may use it or leave it.
rule-ports-4 = Third, you send crew members to places of the port.
rule-ports-5 = An action without a double arrow can be used once in a visit.
rule-ports-6 = Actions with a double arrow may be repeated in the same visit: listening, mounting and selling.
rule-ports-7 = Each crew member uses one place only in a visit.
rule-ports-8 = You may visit the same port only once in a turn; other ports are open to you.
rule-ports-9 = When you leave the port, your crew is below deck.
rule-ports-10 = University, one place: hand in 5 clues.
rule-ports-11 = Tavern: hire one of three crew members on offer for the wage; rest for 3 coins, which takes all stress off this member and 2 off each other; listen for 5 coins, which brings 1 clue.
rule-ports-12 = Shipyard: repair up to 3 posts for 2 coins each; buy one of three upgrades at full price, mounted at once; mount a schematic for half its value. Two improvements and one gun are on offer.
rule-ports-13 = Market: sell a treasure at its price in this port, or a schematic; buy one of three treasures on offer at the standard price.
rule-ports-14 = Infirmary: for 3 coins up to 2 wounds of your crew are healed.
rule-ports-15 = What you cannot pay in full, you cannot use.
rule-ports-16 = What is on offer is the same in all ports and for all players; every gap is filled at once.

## Altars

rule-altars-1 = Altars bring enemies into play. An altar is active or cleansed.
rule-altars-2 = Each time a ship comes from outside onto a tile with an active altar, 1 enemy is placed on its deck and at once rolls one enemy die.
rule-altars-3 = To cleanse an altar you sail to it and place enemies on your deck whose act numbers add up to the present act, in Act IV to 4. An enemy that would exceed the sum is drawn again.
rule-altars-4 = The altar is cleansed at once, before the enemies are beaten, and gets an explored marker.

## Islands

rule-islands-1 = At an island not yet explored, all crew standing on your Dinghy and Ship’s Boat may land together for an expedition.
rule-islands-2 = If nobody stands on a boat, or the island is explored, nobody lands.
rule-islands-3 = You draw an expedition card and resolve it.
rule-islands-4 = Then the island gets an explored marker.

## Wrecks

rule-wrecks-1 = At a wreck you may roll once on the spoils table; then it gets an explored marker.
rule-wrecks-2 = An explored wreck holds nothing more.
rule-wrecks-3 = A wreck also appears wherever a player’s or an enemy ship goes down.

## Spoils and treasures

rule-treasures-1 = Spoils with a number: you roll that many dice on the spoils table, one after another, and take or refuse each result before the next roll.
rule-treasures-2 = Spoils table: 0 one clue, 1 two clues, 2 and 3 a commodity, 4 a trinket, 5 a relic, 6 a gun schematic, 7 an improvement schematic, 8 five coins, 9 ten coins.
rule-treasures-3 = A treasure is a commodity, a shanty, a trinket or a relic. Some have a clue value: at a University they count as that many clues.
rule-treasures-4 = A treasure has three prices: low where it is not wanted, high where it is, and the average elsewhere. It depends on the port.
rule-treasures-5 = The hold carries 4 treasures. To take another, you discard one.
rule-treasures-6 = Some treasures are used in your own turn between two actions, some at the moment they name; they are then discarded. Others work as long as they lie in your hold.

## Society cards and passengers

rule-society-1 = Using a society card is up to you. It offers one more thing to do beside the places of the port; an offer or a test takes the crew member you send.
rule-society-2 = Each passenger needs a cabin; a cabin holds one.
rule-society-3 = In the port where a passenger wants to go, you get the reward on arrival. In any port you may put a passenger ashore without reward. A passenger bound for the port you are just in is discarded and drawn again.

## Chronicles

rule-chronicles-1 = Event and society cards can begin a chronicle. A chronicle has three cards: opening, journey and epilogue.
rule-chronicles-2 = If an outcome ends with a number between plus signs, the chronicle continues with the story card of that number. If it names none, the chronicle ends there.
rule-chronicles-3 = The card just resolved lies on your chronicle field. The new card goes unread under the cover of running chronicles.
rule-chronicles-4 = When the players’ or the enemy’s marker reaches a space with a book, all cards under the cover go face down and sideways on top of the decks they belong to. Books lie on 4, 6, 8, 10, 12 and 14; at an act’s end it happens once.
rule-chronicles-5 = Whoever draws such a card and owns its chronicle resolves it at once.
rule-chronicles-6 = If it belongs to another player, it goes face down onto that player’s chronicle field, and a new card is drawn.
rule-chronicles-7 = A card waiting on your chronicle field is resolved the next time you have to draw from the deck it came from.
rule-chronicles-8 = Whoever begins a chronicle owns it; nobody else can claim its cards.
rule-chronicles-9 = If you cannot meet what a chronicle card demands at once, it is discarded; the chronicle counts as unwritten and cannot be continued.

## Elders

rule-elders-1 = The elder wakes at once when its marker and the enemy’s meet, in the middle of an act’s end, too. Its board is turned up; then play resumes where it was interrupted.
rule-elders-2 = It appears on the charted sea hex farthest from the first player’s ship and has 8 hit points plus the number of players. Guns hit it like an enemy ship; storms and boarding do not touch it.
rule-elders-3 = Its Agony is carried out once, when it comes into play.
rule-elders-4 = Its Signum is carried out every time it is to activate, before it does.
rule-elders-5 = It activates at the beginning of every enemy phase that starts after it woke.
rule-elders-6 = Like an enemy ship it heads for its goal, but it has no engagement range.
rule-elders-7 = Without a clear goal it moves to the nearest player’s ship and attacks it.
rule-elders-8 = An elder cannot be killed, only weakened.
rule-elders-9 = Each time its hit points reach 0, its board gets a marker that takes one enemy die from it for good, and its wounds are cleared.
rule-elders-10 = It always rolls at least 1 die.
rule-elders-11 = Once it is awake, everything depends on stopping it: when its objective is met, the game is lost. The players still win by the discovery track.
rule-elders-12 = A reclaimed port is rough sea from then on.
rule-elders-13 = Whenever a port is reclaimed, the Empty Ship appears on the nearest free sea hex, unless it is at sea already.
rule-elders-14 = A ship in a port that is reclaimed takes 2 damage and is put out onto a free sea hex beside it; its captain chooses hex and heading.
rule-elders-15 = What a reclaimed port wanted is never spurned elsewhere any more. Passengers bound for it may leave in any port for half their coins.
rule-elders-16 = The Landlord takes back ports: at a port every hit tears down one of six walls, and with all gone it is reclaimed. With no charted port left you have lost.
rule-elders-17 = Hundredfathom hunts the nearest ship outside a port, from any neighbouring hex. With two ships lost since it woke you have lost.
rule-elders-18 = The Unsung sings at altars: every hit and every omen is a note, two notes are a verse, a cleansed altar takes two more. While no altar is left, a ship lost is a verse. With the third verse you have lost.

## Boarding (advanced rule)

rule-boarding-1 = If an enemy ship is on a neighbouring hex and you are not in port, you may board it in your turn. Its board lies to port of yours.
rule-boarding-2 = Enemies whose act numbers add up to the present act are placed on it, each in the zone the fate die names; if that is full, in the next one as for damage.
rule-boarding-3 = Both boards are now one deck. The three starboard zones of the enemy ship touch the three port zones of yours.
rule-boarding-4 = Crew step: any number of your crew, each at most once, go to a zone of either ship and fight where enemies stand. It takes no orders, and fatigue does not matter.
rule-boarding-5 = The crew step cannot end while none of your crew is on deck.
rule-boarding-6 = Enemy step: all enemies activate, the lowest zone first. Both steps are repeated until one side is dead.
rule-boarding-7 = If you win, you take spoils as many times as the number of the act, and the enemy ship leaves the chart without a wreck.
rule-boarding-8 = If the enemies win, your ship is lost.

## Journey of discovery (advanced rule)

rule-discovery-1 = At an island you may set out on a journey of discovery instead of drawing an expedition card. Random tokens lie face down on all landmarks but the golden point.
rule-discovery-2 = Any number of crew from the Dinghy and Ship’s Boat step onto landmarks of the beach, then along lines, one member and one step at a time. It takes no orders.
rule-discovery-3 = A token that is reached is turned over and carried out.
rule-discovery-4 = For each token turned over, one member on the spot takes 1 stress; the token counts even if that kills.
rule-discovery-5 = Tokens: 1 clue; 1 treasure; an expedition card, which ends the journey; an enemy on your deck; or rest, which takes 2 stress off everybody on this landmark.
rule-discovery-6 = The journey ends when a member reaches the golden point, which draws an expedition card, when a token demands such a card, when nobody on shore is left, or when you stop.
rule-discovery-7 = Afterwards all who went stand below deck. After a plain landing they stand on their boats again.

## Set-up

rule-setup-1 = Players’ and enemy’s markers start on space 1 of the discovery track, the elder’s on the end space. The agenda marker starts on its first space; an elder is drawn when it wakes.
rule-setup-2 = Each player starts in Lanthorn with 3 crew, 2 navigation and 2 fire orders, all fresh, 20 coins, 2 deckhands, a Dinghy, a Hammock, and Old Swivels on both sides.
rule-setup-3 = Tiles, treasures, traits, crew, upgrades, events, expeditions and society cards are shuffled. The enemy deck starts with the cards of Act I; enemies without an act number come only when a card or an elder names them. Numbered story cards lie apart.
rule-setup-4 = Everybody’s first turn begins with a visit to Lanthorn. After the first player’s visit that player lays one tile for free.

## Options and additions of ours

rule-options-1 = Options: length short, medium or long; difficulty easy, normal or hard; which elder; boarding and journeys of discovery on or off; our additions on or off. Default: medium, normal, any elder, everything on.
rule-options-2 = Easy: 1 fleeting order and 6 coins more at the start, listening 1 coin cheaper, the elder 1 die fewer. Hard: 6 coins fewer, listening 1 dearer, the elder 1 die more.
rule-options-3 = Our addition: at the end of your turn your ship keeps at most 7 clues; the rest is lost. Treasures with a clue value do not count.
rule-options-4 = Our addition, Hush: when the elder wakes, each ship keeps at most 4 clues.
rule-options-5 = Our addition, Wrath: the elder has 1 die fewer than its board says, but one more for each space by which the enemy leads when it wakes, and one for each act the enemy was first to end.
rule-options-6 = Our addition: listening costs 3 coins, and 1 more for each further clue in the same visit.
rule-options-7 = A game that takes too many decisions ends by its length, as a defeat.

## Where the player aid is silent

rule-rulings-1 = Only the enemy’s marker wakes the elder. If the players’ marker meets it, nothing happens.
rule-rulings-2 = If the enemy’s marker reaches the end space, you lose at once, even if the elder’s marker lies there.
rule-rulings-3 = The elder’s marker never passes the enemy’s: it stops there and the elder wakes. After that it no longer moves.
rule-rulings-4 = The enemy leaves the players behind whenever its marker advances while both are level, at the game’s first step and after every act’s end, too. It counts beside the lowering at an act’s end. Players moving away do not count.
rule-rulings-5 = Markers move one space at a time; after each step victory, defeat and awakening are checked. The end of the game comes before everything else, a pending act’s end included.
rule-rulings-6 = A marker that is moved up at an act’s end does not leave another behind and arrives on no book. If it meets the elder’s, the elder wakes at once.
rule-rulings-7 = In a fray each enemy uses its omen once, and its useless results are paired among its own dice only. An enemy roused by an omen does not rouse another.
rule-rulings-8 = Enemy ships pay as you do: 1 move for a turn or a hex, double on rough sea. They cross islands and altars, enter no safe port, never end on another ship’s hex, and wait if they cannot get any closer.
rule-rulings-9 = If the hex where an enemy ship should appear is taken, it appears on the nearest free sea hex, ties by chance. If the first player’s ship is lost, its wreck counts in its place, for storms, too.
rule-rulings-10 = Whether a sea event is due depends on engagement range alone; line of sight does not matter.
rule-rulings-11 = A land hex under a storm counts as rough sea. A port under a storm is not safe: nobody is banished there, and nobody visits it.
rule-rulings-12 = Storms hurt enemy ships as they hurt yours, but not the elder. A storm that moves onto a ship does no damage.
rule-rulings-13 = A wreck under a storm can be looted.
rule-rulings-14 = If one step of a port visit cannot be done, the others still are.
rule-rulings-15 = Whoever loots the wreck of a player’s ship rolls once and takes all that lies on it. What finds no room stays. A new loss on the same hex clears the explored marker and adds its cargo.
rule-rulings-16 = If your ship is lost in your own turn, the turn ends without its closing steps.
rule-rulings-17 = If no other port is charted, you return to Lanthorn. If no deckhand is left, a nameless one comes with the same values.
rule-rulings-18 = With four crew you take a fifth only if you first let one go; otherwise you decline.
rule-rulings-19 = Every wage that can be paid must be paid. If coins are short, you choose who goes. If the last member leaves, the ship is lost.
rule-rulings-20 = A chronicle card drawn while its owner’s ship is lost waits on the owner’s chronicle field.
rule-rulings-21 = After a boarding that was won, the crew goes below deck. The end of the turn follows as usual.
rule-rulings-22 = If a boarding has not ended after 30 enemy steps, the ships part; the enemies left stand on your blank posts.
rule-rulings-23 = A fleeting order exhausted for an omen is discarded.
rule-rulings-24 = If more dice are needed than the box holds, the full number is rolled all the same.
rule-rulings-25 = A navigation order goes to anybody aboard. Of several members in a zone, the one who serves you best mans the post.
rule-rulings-26 = Each pair of ships trades once in a turn, as much as they like; ships in one port count as neighbours. The last crew member, passengers and story cards stay; a schematic needs a slot. Giving needs no consent; for taking the other is asked once.
rule-rulings-27 = The nearest port, ship or altar is the one fewest hexes away. Among equals the owner decides for their own ship, chance for enemies.
rule-rulings-28 = The elder has no heading: a move is one hex in any direction. It may stand on a ship’s hex and attacks there, too; nobody can fire at it on their own hex. Its useless results are paired as for enemies.
rule-rulings-29 = With a Tall Mast a manned crow’s nest also gives an evasion die against enemy ships.
rule-rulings-30 = Blessed, Jinxed and Whalebone Dice concern tests and spoils only, each once a roll, in this order: Jinxed, Blessed, dice. Two Friendly members draw two society cards, not three; a turned chronicle card is the first of them.
rule-rulings-31 = A ship that comes into a port outside the actions of its own turn makes its visit at the start of its next turn. A ship that begins a turn in port makes no second visit there.
