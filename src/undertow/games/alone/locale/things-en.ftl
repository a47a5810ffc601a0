### Alone: words for things (missions, items, people, places, creatures, endings), English.

## Items

item-slug-rounds = Slug Rounds
item-slug-rounds-text = Ammo. Discard 1 to 4 charges and attack 1 creature in your sector with 2 dice per charge. Then re-roll all misses once.
item-slug-rounds-upgraded = You may re-roll conditional hits as well.
item-tracer-rounds = Tracer Rounds
item-tracer-rounds-text = Ammo. Discard 1 to 4 charges and attack 1 creature with 2 dice per charge. It is in your sector, or in sight and at most 2 sectors away.
item-tracer-rounds-upgraded = After the attack the light goes on in the target’s sector.
item-incendiary-rounds = Incendiary Rounds
item-incendiary-rounds-text = Ammo. Discard 1 to 4 charges. The light goes on in your sector; then attack 1 creature there with 2 dice per charge.
item-incendiary-rounds-upgraded = Roll 1 more die (8 at most).
item-jetpack = Jetpack
item-jetpack-text = Move up to 2 sectors. After each step you may block or clear 1 adjoining door.
item-jetpack-upgraded = Move up to 3 sectors.
item-magnetic-boots = Magnetic Boots
item-magnetic-boots-text = Move 1 sector. Shocks you suffer on this move cost you no composure.
item-magnetic-boots-upgraded = Move up to 2 sectors.
item-smoke-canister = Smoke Canister
item-smoke-canister-text = Move 1 sector. Creatures in the sector you left can’t be moved this turn.
item-smoke-canister-upgraded = Creatures in the sectors adjacent to it can’t be moved this turn either.
item-scout-drone = Scout Drone
item-scout-drone-text = Reveal up to 3 sectors one after another, along a path of adjacent sectors that begins next to you and takes no stairs. Then you may remove 1 danger token from one of them.
item-scout-drone-upgraded = Reveal up to 5 sectors; the path may take stairs.
item-flare-gun = Flare Gun
item-flare-gun-text = Choose a direction: the light goes on in up to 2 sectors in a straight line from yours, and they are revealed. Then you may remove 1 danger token as with Explore.
item-flare-gun-upgraded = Up to 3 sectors, and the light goes on in your own sector too.
item-thermal-goggles = Thermal Goggles
item-thermal-goggles-text = Reveal all sectors adjacent to yours.
item-thermal-goggles-upgraded = Until the end of the turn you are also shown every creature within 3 sectors, with its kind and its sector.
item-motion-tracker = Motion Tracker
item-motion-tracker-text = For each creature within 4 sectors Evil tells you its kind and the direction in which the shortest path to it begins.
item-motion-tracker-upgraded = Within 6 sectors, and with the distance.
item-floor-plan-chip = Floor Plan Chip
item-floor-plan-chip-text = Name 1 room. Evil tells you where it is: the floor, and how far east or west and north or south of your start sector. No card can falsify this.
item-floor-plan-chip-upgraded = Name 2 rooms.
item-plasma-cutter = Plasma Cutter
item-plasma-cutter-text = Attack 1 creature in your sector with 3 dice.
item-plasma-cutter-upgraded = Roll 4 dice; or clear up to 2 doors of your sector instead of attacking.
item-shock-grenade = Shock Grenade
item-shock-grenade-text = Choose your sector or an adjacent revealed one. Attack each creature there with 2 dice, rolled separately.
item-shock-grenade-upgraded = Roll 3 dice for each.
item-sentry-gun = Sentry Gun
item-sentry-gun-text = Attack 1 creature in a revealed sector 1 to 3 sectors away, in sight or not, with 3 dice.
item-sentry-gun-upgraded = Roll 4 dice.
item-blowtorch = Blowtorch
item-blowtorch-text = The light goes on in your sector; then attack 1 creature there with 2 dice.
item-blowtorch-upgraded = Roll 3 dice.
item-crowbar = Crowbar
item-crowbar-text = Search, drawing 1 card more than usual. Then you may block or clear 1 door of your sector.
item-crowbar-upgraded = Draw 2 cards more than usual.
item-tool-kit = Tool Kit
item-tool-kit-text = Put 1 charge back on each of up to 2 other items, never above the printed number. Then upgrade items as with Search. You draw no card, and the room isn’t marked as searched.
item-tool-kit-upgraded = Up to 3 items, and 1 of them gets 2 charges.
item-field-medkit = Field Medkit
item-field-medkit-text = Regain 3 health.
item-field-medkit-upgraded = Regain 4 health.
item-sedative = Sedative
item-sedative-text = Regain 3 composure.
item-sedative-upgraded = Regain 4 composure.
item-neurostimulator = Neurostimulator
item-neurostimulator-text = Perform 2 further actions this turn; Evil may react to each of them. You can’t use this together with Bullet Time.
item-neurostimulator-upgraded = Regain 1 composure as well.
item-door-welder = Door Welder
item-door-welder-text = Block or clear up to 2 doors of your sector or of adjacent revealed sectors.
item-door-welder-upgraded = A creature needs 2 steps to clear a door you have blocked this way.

## Bonus missions

mission-sm01 = Clean Bandages
mission-sm01-task = 1. Go to the Infirmary. 2. Interact there.
mission-sm01-reward = Regain 2 health and 2 composure.
mission-sm02 = Emergency Power
mission-sm02-task = 1. Go to the Generator Room. 2. Interact there.
mission-sm02-reward = The light goes on in the Generator Room, in every sector adjacent to it and, through one door of your choice, in up to 1 sector further on in a straight line.
mission-sm03 = The Big Picture
mission-sm03-task = 1. Go to the Control Room. 2. Interact there.
mission-sm03-reward = Name up to 2 rooms. Each is revealed where it lies, with everything in it; you are told its floor and its place, counted from your start sector.
mission-sm04 = Finders Keepers
mission-sm04-task = 1. Go to the Crew Quarters. 2. Interact there.
mission-sm04-reward = Take any 3 items from the item deck and its discard pile. If you looked through the deck, shuffle it. Then upgrade items as with Search.
mission-sm05 = Not Alone After All
mission-sm05-task = 1. Go to the Escape Pods. 2. Interact there.
mission-sm05-reward = Draw 1 of the characters not in play at random: it joins you as a companion with 6 charges.
mission-sm06 = Field Notes
mission-sm06-task = 1. Go to the Laboratory. 2. Interact there.
mission-sm06-reward = Choose 1 skill and put 2 experience points on it: it is unlocked at once.
mission-sm07 = A Breath of Green
mission-sm07-task = 1. Go to Hydroponics. 2. Interact there.
mission-sm07-reward = Regain 3 composure and take 2 adrenaline tokens (you hold 6 at most).
mission-sm08 = Sealed Crates
mission-sm08-task = 1. Go to the Cargo Bay. 2. Interact there.
mission-sm08-reward = Take 2 ammo cards of your choice, fully charged, from the item deck and its discard pile, as far as there are any. Shuffle the deck; then upgrade items as with Search.

## Problem missions

mission-pm01 = Gravity Failure
mission-pm01-task = 1. Go to the Escape Pods. 2. Interact there.
mission-pm01-rule = Every opportunity attack has 1 more die.
mission-pm01-reward = The special rule ends.
mission-pm02 = Brownout
mission-pm02-task = 1. Go to the Generator Room. 2. Interact there.
mission-pm02-rule = A repaired power box lights its own sector and at most 1 further sector.
mission-pm02-reward = The special rule ends. The light goes on in the Generator Room.
mission-pm03 = Spore Haze
mission-pm03-task = 1. Go to Hydroponics. 2. Interact there.
mission-pm03-rule = Explore reveals at most 1 sector. Items that reveal sectors reveal 1 fewer, but at least 1.
mission-pm03-reward = The special rule ends. Remove all danger tokens in sight.
mission-pm04 = Fever
mission-pm04-task = 1. Go to the Infirmary. 2. Interact there.
mission-pm04-rule = At the end of each round you lose 1 health.
mission-pm04-reward = The special rule ends. Regain 1 health.
mission-pm05 = Ringing Silence
mission-pm05-task = 1. Go to the Control Room. 2. Interact there.
mission-pm05-rule = Once per round, right after one of your Move actions, Evil may move 1 creature 1 sector without a card. It makes noise as usual; everyone is told that the rule was used.
mission-pm05-reward = The special rule ends.
mission-pm06 = Interference
mission-pm06-task = 1. Go to the Laboratory. 2. Interact there.
mission-pm06-rule = When you Locate, you name only 1 target.
mission-pm06-reward = The special rule ends. Locate 2 targets at once; this costs no action, and Evil can’t react to it.
mission-pm07 = Voices in the Bunks
mission-pm07-task = 1. Go to the Crew Quarters. 2. Interact there.
mission-pm07-rule = In each round the first shock with a value above 0 costs you 1 more composure.
mission-pm07-reward = The special rule ends. Regain 1 composure.
mission-pm08 = Lockdown
mission-pm08-task = 1. Go to the Cargo Bay. 2. Interact there.
mission-pm08-rule = At the end of each round Evil may block 1 door within 2 sectors of you; doors of your own sector count too.
mission-pm08-reward = The special rule ends. Clear up to 2 blocked doors.

## Main missions

mission-fm03 = Every Lamp Counts
mission-fm03-start = Evil puts out the light in up to 2 sectors and puts 1 danger token in the Generator Room, unless you or another danger token are there.
mission-fm03-task = 1. Interact in the Generator Room, once only: the grid is on, and the light goes on there and in every adjacent sector. 2. With the grid on, have 8 sectors lit at the same time, both floors together.
mission-fm03-rule = While the grid is on, Evil may put out the light in 1 sector out of sight at the end of each round. Lit sectors are counted each time a light goes on and at the end of each turn; the count is public.
mission-fm03-reward = You win at once.
mission-fm04 = Heart of the Brood
mission-fm04-start = Evil puts the Matriarch in the Laboratory. If you are there, she comes into a sector of that floor 3 sectors away from you.
mission-fm04-task = 1. Interact in the Laboratory: take doses until you hold 3. You may do so again, even while the Matriarch is there. 2. Attack the Matriarch. Before rolling, discard up to 2 doses: each counts as 1 hit. You may attack with 0 dice. 3. Kill her.
mission-fm04-move = At the end of each turn Evil must move the Matriarch 1 sector towards you if she is 1 or 2 sectors away; she attacks from the end of the next turn on. At the end of each round Evil may move her up to 2 sectors.
mission-fm04-boss = The Matriarch: 3 dice in the dark, 1 in the light; 2 damage for each of her two wounds; shock 2. In nightmare mode: 4 and 2 dice, shock 3. Reactions can’t use her, and she takes no stairs.
mission-fm04-reward = You win at once.
mission-fm05 = The Long Minute
mission-fm05-task = 1. Interact in Hydroponics: the purge starts, and all doors of the room are cleared. 2. Hold out: at the end of each turn, this one included, put 1 token on this card if you are in Hydroponics; if not, remove 1. 3. Reach 6 tokens.
mission-fm05-rule = When the purge starts, Evil carries out 1 standard reaction without a card. While it runs, doors of Hydroponics can’t be blocked, and the creature limit of that floor is 5.
mission-fm05-reward = You win at once.
mission-fm06 = Nobody Stays Behind
mission-fm06-start = Put a mission token in the sector where you started the game: that is the hatch. You know where it is.
mission-fm06-task = 1. Interact in the Infirmary: the Patient comes with you; put 4 charges on her. 2. Go back to the hatch; she moves with you. 3. Interact there with the Patient or her chip.
mission-fm06-rule = While the Patient is with you, items that give more than 1 step give 1. Before each automatic attack Evil decides whether it is aimed at you or her: each hit costs her 1 charge, the rest is lost.
mission-fm06-patient = The Patient is not a companion; opportunity attacks, extra attacks and cards hit only you. With no charges left she dies: you lose 3 composure and carry her chip from then on, and the special rule ends.
mission-fm06-reward = You win at once.
mission-fm07 = Let It All Burn
mission-fm07-task = 1. Interact at two different power boxes and announce an overload: put a status token there; no light goes on. 2. The countdown starts with 12 tokens on this card; at the end of each turn remove 1. 3. Interact in the Escape Pods.
mission-fm07-rule = An overloaded power box can’t be repaired any more. After the second overload all lights on both floors go out, and no power box works. At 0 tokens you lose 2 health and 2 composure, and from then on 1 health at the end of each turn.
mission-fm07-reward = You win at once.
mission-fm08 = The Runner
mission-fm08-start = Evil puts the Courier in a sector out of sight, 4 to 6 sectors away from you; blocked doors don’t matter.
mission-fm08-task = 1. Interact in the Courier’s sector, or kill him: take the codes; he leaves the map. 2. With the codes, Interact in the Crew Quarters.
mission-fm08-rule = At the end of each turn Evil tells you, always truthfully, how far away the Courier is and in which direction the shortest path to him begins, or that he is on the other floor.
mission-fm08-move = At the end of turns 1, 3, 5 and 7: if the Courier is 3 sectors away or nearer, Evil must move him 1 sector to one that is not yours and not nearer to you; if there is none, he stays. If he is farther away, Evil may move him 1 sector.
mission-fm08-boss = The Courier has no dice, never attacks, causes no shock and puts out no light, but he makes noise. 1 damage wounds him, 1 more kills him. Reactions can’t use him; he takes stairs, but he can’t clear blocked doors.
mission-fm08-reward = You win at once.
mission-fm09 = A Needle in the Dark
mission-fm09-start = Evil secretly places 3 mission tokens, 1 of them the core, in dark corridor sectors without stairs and out of sight: 2 to 5 sectors from the Cargo Bay (blocked doors don’t matter) and at least 2 sectors apart. If that can’t be done, first the spacing is dropped, then the distance.
mission-fm09-task = 1. Interact in a sector with a mission token: it is turned face up. The core goes on this card; a false token is removed, and Evil spawns 1 creature without a card at the normal distance. 2. With the core, Interact in the Cargo Bay.
mission-fm09-rule = In a revealed sector you see a mission token face down; in a lit revealed sector in sight, face up. If you Locate mission tokens, the nearest one counts, the core or not.
mission-fm09-reward = You win at once.
mission-fm10 = S.O.S.
mission-fm10-start = Evil puts the Saboteur in a sector exactly as far from the Control Room as you are, but not in yours; blocked doors don’t matter. If you are in the Control Room now, you have reached it first.
mission-fm10-task = 1. Go to the Control Room. 2. While sabotage tokens are there: Interact to remove 1 of them. 3. With none left, Interact there and send the call.
mission-fm10-rule = If the Saboteur enters the Control Room before you have been there since the start of this mission, 2 sabotage tokens are put there, once. For each round that ends with him there, 1 more is added.
mission-fm10-move = At the end of each round Evil may move the Saboteur up to 2 sectors.
mission-fm10-boss = The Saboteur is a creature outside the creature limit, always with the Cultist’s nightmare values: 3 dice in dark and light, 2 damage per wound, no shock. Reactions may use him, but not remove, heal, teleport or exchange him. At the end of a turn he attacks you if he is revealed and in sight, from wherever he is.
mission-fm10-reward = You win at once.

## Characters: hero ability, companion ability (1 charge), sacrifice (start of a turn)

character-pilot = Pilot
character-pilot-hero = Once per round: take 1 more step in a Move action.
character-pilot-companion = When you announce a Move action: take 1 more step.
character-pilot-sacrifice = Move up to 4 sectors at once. Opportunity attacks, revealing, light and shocks work as usual, but you block no doors. This isn’t an action: Evil can react only to your losses.
character-engineer = Engineer
character-engineer-hero = Once per round: when an item asks for charges, discard 1 fewer.
character-engineer-companion = When you repair a power box: light a second direction too.
character-engineer-sacrifice = The light goes on in your sector and in all sectors within 2 of it.
character-captain = Captain
character-captain-hero = In each Attack action roll 1 more die, with items too. Once per round, when you wound or kill a creature, regain 1 composure.
character-captain-companion = After a roll of yours: re-roll any number of your dice once.
character-captain-sacrifice = Each creature in your sector and in adjacent revealed sectors suffers 2 damage.
character-doctor = Doctor
character-doctor-hero = At the end of a round: if there is no revealed creature in your sector or adjacent to it, regain 1 health and 1 composure.
character-doctor-companion = At the end of a turn: regain 1 health or 1 composure.
character-doctor-sacrifice = Regain 3 health and 3 composure.

## Skills, one per kind of creature, unlocked by 2 experience points

skill-shallow-breath = Shallow Breath
skill-shallow-breath-text = In automatic attacks Spores roll 2 dice fewer against you, but not below 0.
skill-quick-reflexes = Quick Reflexes
skill-quick-reflexes-text = Once per round Bullet Time costs you no adrenaline.
skill-steady-nerves = Steady Nerves
skill-steady-nerves-text = Each shock costs you 1 composure less, but not below 0.
skill-know-the-blade = I Know Their Blades
skill-know-the-blade-text = Your Attack action without an item has 2 dice, and conditional hits always count in it.
skill-tremor-sense = Tremor Sense
skill-tremor-sense-text = Every noise also tells you distance and kind, truthfully even if a card bends the direction. For a noise without a cause Evil names any distance from 1 to 9 and any kind. A Worm’s shock costs you 1 composure less.

## Rooms; forms: --to, --at, --of

room-control = Control Room
room-control--to = to the Control Room
room-control--at = in the Control Room
room-control--of = of the Control Room
room-crew = Crew Quarters
room-crew--to = to the Crew Quarters
room-crew--at = in the Crew Quarters
room-crew--of = of the Crew Quarters
room-pods = Escape Pods
room-pods--to = to the Escape Pods
room-pods--at = at the Escape Pods
room-pods--of = of the Escape Pods
room-lab = Laboratory
room-lab--to = to the Laboratory
room-lab--at = in the Laboratory
room-lab--of = of the Laboratory
room-infirmary = Infirmary
room-infirmary--to = to the Infirmary
room-infirmary--at = in the Infirmary
room-infirmary--of = of the Infirmary
room-generator = Generator Room
room-generator--to = to the Generator Room
room-generator--at = in the Generator Room
room-generator--of = of the Generator Room
room-hydroponics = Hydroponics
room-hydroponics--to = to Hydroponics
room-hydroponics--at = in Hydroponics
room-hydroponics--of = of Hydroponics
room-cargo = Cargo Bay
room-cargo--to = to the Cargo Bay
room-cargo--at = in the Cargo Bay
room-cargo--of = of the Cargo Bay

## Creatures; forms: --of (genitive)

creature-spore = Spore
creature-spore--of = of the Spore
creature-parasite = Parasite
creature-parasite--of = of the Parasite
creature-hybrid = Hybrid
creature-hybrid--of = of the Hybrid
creature-cultist = Cultist
creature-cultist--of = of the Cultist
creature-worm = Worm
creature-worm--of = of the Worm

## Mission tokens

token-grid = Grid
token-dose = Dose
token-purge = Purge
token-patient = Patient
token-chip = Patient’s chip
token-overload = Overload
token-countdown = Countdown
token-codes = Launch codes
token-core = Core

## Materials

material-alloy = Alloy
material-circuit = Circuitry
material-reagent = Reagent

## Difficulty levels

difficulty-easy = Easy
difficulty-normal = Normal
difficulty-nightmare = Nightmare
difficulty-impossible = Impossible

## Endings

ending-mission = Sign of Life. The main mission is completed: the Hero wins.
ending-defeat = Lights Out. The Hero has no health and no composure left: Evil wins.
ending-length = The Station Waits. The game has reached its technical limit: Evil wins.
