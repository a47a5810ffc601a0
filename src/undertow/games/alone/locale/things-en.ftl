### Alone: words for things (missions, items, people, places, creatures, endings), English.

## Items

item-slug-rounds = Slug Rounds
item-slug-rounds-text = Ammo. Discard 1 to 4 charges and attack 1 creature in your sector with 2 dice per charge. Then re-roll all misses once.
item-slug-rounds-upgraded = You may re-roll conditional hits as well.
item-slug-rounds-line = Heavy as coins, and there’s only one thing to buy.
item-tracer-rounds = Tracer Rounds
item-tracer-rounds-text = Ammo. Discard 1 to 4 charges and attack 1 creature with 2 dice per charge. It is in your sector, or in sight and at most 2 sectors away.
item-tracer-rounds-upgraded = After the attack the light goes on in the target’s sector.
item-tracer-rounds-line = You see exactly where you shoot. It sees exactly from where.
item-incendiary-rounds = Incendiary Rounds
item-incendiary-rounds-text = Ammo. Discard 1 to 4 charges. The light goes on in your sector; then attack 1 creature there with 2 dice per charge.
item-incendiary-rounds-upgraded = Roll 1 more die (8 at most).
item-incendiary-rounds-line = Smells of petrol and scorched dust. Step back.
item-jetpack = Jetpack
item-jetpack-text = Move up to 2 sectors. After each step you may block or clear 1 adjoining door.
item-jetpack-upgraded = Move up to 3 sectors.
item-jetpack-line = “Not for indoor use”, says the strap. There’s no outdoors.
item-magnetic-boots = Magnetic Boots
item-magnetic-boots-text = Move 1 sector. Shocks you suffer on this move cost you no composure.
item-magnetic-boots-upgraded = Move up to 2 sectors.
item-magnetic-boots-line = Clack. Clack. At least these footsteps are yours.
item-smoke-canister = Smoke Canister
item-smoke-canister-text = Move 1 sector. Creatures in the sector you left can’t be moved this turn.
item-smoke-canister-upgraded = Creatures in the sectors adjacent to it can’t be moved this turn either.
item-smoke-canister-line = Grey fills the corridor. Behind you something coughs.
item-scout-drone = Scout Drone
item-scout-drone-text = Reveal up to 3 sectors one after another, along a path of adjacent sectors that begins next to you and takes no stairs. Then you may remove 1 danger token from one of them.
item-scout-drone-upgraded = Reveal up to 5 sectors; the path may take stairs.
item-scout-drone-line = Its little lamp turns the corner. There the hum stops.
item-flare-gun = Flare Gun
item-flare-gun-text = Choose a direction: the light goes on in up to 2 sectors in a straight line from yours, and they are revealed. Then you may remove 1 danger token as with Explore.
item-flare-gun-upgraded = Up to 3 sectors, and the light goes on in your own sector too.
item-flare-gun-line = Nine seconds of red light. Count what moves.
item-thermal-goggles = Thermal Goggles
item-thermal-goggles-text = Reveal all sectors adjacent to yours.
item-thermal-goggles-upgraded = Until the end of the turn you are also shown every creature within 3 sectors, with its kind and its sector.
item-thermal-goggles-line = Pipes are blue, your hands are orange. So is the thing in the corner.
item-motion-tracker = Motion Tracker
item-motion-tracker-text = For each creature within 4 sectors Evil tells you its kind and the direction in which the shortest path to it begins.
item-motion-tracker-upgraded = Within 6 sectors, and with the distance.
item-motion-tracker-line = It beeps once for you. Then once more.
item-floor-plan-chip = Floor Plan Chip
item-floor-plan-chip-text = Name 1 room. Evil tells you where it is: the floor, and how far east or west and north or south of your start sector. No card can falsify this.
item-floor-plan-chip-upgraded = Name 2 rooms.
item-floor-plan-chip-line = Every corridor is on it, neat and bright. One door is crossed out.
item-plasma-cutter = Plasma Cutter
item-plasma-cutter-text = Attack 1 creature in your sector with 3 dice.
item-plasma-cutter-upgraded = Roll 4 dice; or clear up to 2 doors of your sector instead of attacking.
item-plasma-cutter-line = Cuts hull plate like bread. On the rest the manual is silent.
item-shock-grenade = Shock Grenade
item-shock-grenade-text = Choose your sector or an adjacent revealed one. Attack each creature there with 2 dice, rolled separately.
item-shock-grenade-upgraded = Roll 3 dice for each.
item-shock-grenade-line = Cover your ears. Then listen for what still breathes.
item-sentry-gun = Sentry Gun
item-sentry-gun-text = Attack 1 creature in a revealed sector 1 to 3 sectors away, in sight or not, with 3 dice.
item-sentry-gun-upgraded = Roll 4 dice.
item-sentry-gun-line = Never sleeps. Never asks who’s there.
item-blowtorch = Blowtorch
item-blowtorch-text = The light goes on in your sector; then attack 1 creature there with 2 dice.
item-blowtorch-upgraded = Roll 3 dice.
item-blowtorch-line = Blue flame, one hand long. Past that you’re guessing.
item-crowbar = Crowbar
item-crowbar-text = Search, drawing 1 card more than usual. Then you may block or clear 1 door of your sector.
item-crowbar-upgraded = Draw 2 cards more than usual.
item-crowbar-line = Opens crates, doors and conversations.
item-tool-kit = Tool Kit
item-tool-kit-text = Put 1 charge back on each of up to 2 other items, never above the printed number. Then upgrade items as with Search. You draw no card, and the room isn’t marked as searched.
item-tool-kit-upgraded = Up to 3 items, and 1 of them gets 2 charges.
item-tool-kit-line = Each tool has its outline. The hammer’s is empty.
item-field-medkit = Field Medkit
item-field-medkit-text = Regain 3 health.
item-field-medkit-upgraded = Regain 4 health.
item-field-medkit-line = Somebody has scratched off the date. They’ll have had a reason.
item-sedative = Sedative
item-sedative-text = Regain 3 composure.
item-sedative-upgraded = Regain 4 composure.
item-sedative-line = Ten drops, and your hands are yours again. The scratching stays.
item-neurostimulator = Neurostimulator
item-neurostimulator-text = Perform 2 further actions this turn; Evil may react to each of them. You can’t use this together with Bullet Time.
item-neurostimulator-upgraded = Regain 1 composure as well.
item-neurostimulator-line = A needle clicks. Now even your pulse is too slow.
item-door-welder = Door Welder
item-door-welder-text = Block or clear up to 2 doors of your sector or of adjacent revealed sectors.
item-door-welder-upgraded = A creature needs 2 steps to clear a door you have blocked this way.
item-door-welder-line = Four spots of weld hold for a year. You need a minute.

## Missions: what all of them share

mission-kind-bonus = Bonus mission
mission-kind-problem = Problem mission
mission-kind-final = Main mission
mission-reward-first = If this is the first initial mission you complete, the main mission starts: first its starting effects, then the reward of your difficulty level.

## Bonus missions

mission-sm01 = Clean Bandages
mission-sm01-task = 1. Go to the Infirmary. 2. Interact there.
mission-sm01-reward = Regain 2 health and 2 composure.
mission-sm01-line = A lamp on the cabinet still blinks green. Somebody packed it as if they meant to come back.
mission-sm02 = Emergency Power
mission-sm02-task = 1. Go to the Generator Room. 2. Interact there.
mission-sm02-reward = The light goes on in the Generator Room, in every sector adjacent to it and, through one door of your choice, in up to 1 sector further on in a straight line.
mission-sm02-line = One turbine still turns, slow as a sleeper’s breath. Just tell it where to send the current.
mission-sm03 = The Big Picture
mission-sm03-task = 1. Go to the Control Room. 2. Interact there.
mission-sm03-reward = Name up to 2 rooms. Each is revealed where it lies, with everything in it; you are told its floor and its place, counted from your start sector.
mission-sm03-line = Half the screens are dead, the other half remember everything. For one breath you see it all.
mission-sm04 = Finders Keepers
mission-sm04-task = 1. Go to the Crew Quarters. 2. Interact there.
mission-sm04-reward = Take any 3 items from the item deck and its discard pile. If you looked through the deck, shuffle it. Then upgrade items as with Search.
mission-sm04-line = Bunks unmade, lockers not even shut. Whoever lived here left in a hurry and left a lot.
mission-sm05 = Not Alone After All
mission-sm05-task = 1. Go to the Escape Pods. 2. Interact there.
mission-sm05-reward = Draw 1 of the characters not in play at random: it joins you as a companion with 6 charges.
mission-sm05-line = Behind the frosted glass a hand moves. It takes you a breath to see that it’s waving.
mission-sm06 = Field Notes
mission-sm06-task = 1. Go to the Laboratory. 2. Interact there.
mission-sm06-reward = Choose 1 skill and put 2 experience points on it: it is unlocked at once.
mission-sm06-line = Somebody measured them, drew them, gave them numbers. Page ninety says what the numbers are for.
mission-sm07 = A Breath of Green
mission-sm07-task = 1. Go to Hydroponics. 2. Interact there.
mission-sm07-reward = Regain 3 composure and take 2 adrenaline tokens (you hold 6 at most).
mission-sm07-line = In here the air tastes of rain. You’d forgotten there was such a thing.
mission-sm08 = Sealed Crates
mission-sm08-task = 1. Go to the Cargo Bay. 2. Interact there.
mission-sm08-reward = Take 2 ammo cards of your choice, fully charged, from the item deck and its discard pile, as far as there are any. Shuffle the deck; then upgrade items as with Search.
mission-sm08-line = Unbroken seals, and the stencil says “calibration”. They never could spell.

## Problem missions

mission-pm01 = Gravity Failure
mission-pm01-task = 1. Go to the Escape Pods. 2. Interact there.
mission-pm01-rule = Every opportunity attack has 1 more die.
mission-pm01-reward = The special rule ends.
mission-pm01-line = Cold-sleep draws too much, and the floor forgets where down is. Every hasty step turns into a drift.
mission-pm02 = Brownout
mission-pm02-task = 1. Go to the Generator Room. 2. Interact there.
mission-pm02-rule = A repaired power box lights its own sector and at most 1 further sector.
mission-pm02-reward = The special rule ends. The light goes on in the Generator Room.
mission-pm02-line = Each lamp you wake puts another to sleep. There isn’t enough left for two corridors.
mission-pm03 = Spore Haze
mission-pm03-task = 1. Go to Hydroponics. 2. Interact there.
mission-pm03-rule = Explore reveals at most 1 sector. Items that reveal sectors reveal 1 fewer, but at least 1.
mission-pm03-reward = The special rule ends. Remove all danger tokens in sight.
mission-pm03-line = At the height of your eyes hangs a pale haze. It doesn’t move when you do.
mission-pm04 = Fever
mission-pm04-task = 1. Go to the Infirmary. 2. Interact there.
mission-pm04-rule = At the end of each round you lose 1 health.
mission-pm04-reward = The special rule ends. Regain 1 health.
mission-pm04-line = That scratch on your wrist has grown a pattern. It itches, but not to the beat of your pulse.
mission-pm05 = Ringing Silence
mission-pm05-task = 1. Go to the Control Room. 2. Interact there.
mission-pm05-rule = Once per round, right after one of your Move actions, Evil may move 1 creature 1 sector without a card. It makes noise as usual; everyone is told that the rule was used.
mission-pm05-reward = The special rule ends.
mission-pm05-line = No fan turns any more; the station holds its breath. Now every footfall is an announcement.
mission-pm06 = Interference
mission-pm06-task = 1. Go to the Laboratory. 2. Interact there.
mission-pm06-rule = When you Locate, you name only 1 target.
mission-pm06-reward = The special rule ends. Locate 2 targets at once; this costs no action, and Evil can’t react to it.
mission-pm06-line = Something in the lab talks on all frequencies at once. Your holowatch can follow one voice, not two.
mission-pm07 = Voices in the Bunks
mission-pm07-task = 1. Go to the Crew Quarters. 2. Interact there.
mission-pm07-rule = In each round the first shock with a value above 0 costs you 1 more composure.
mission-pm07-reward = The special rule ends. Regain 1 composure.
mission-pm07-line = They whisper the names on the lockers, one after another. Yours isn’t among them yet.
mission-pm08 = Lockdown
mission-pm08-task = 1. Go to the Cargo Bay. 2. Interact there.
mission-pm08-rule = At the end of each round Evil may block 1 door within 2 sectors of you; doors of your own sector count too.
mission-pm08-reward = The special rule ends. Clear up to 2 blocked doors.
mission-pm08-line = Bulkheads obey an order nobody remembers giving. One by one they decide that you are cargo.

## Main missions

mission-fm03 = Every Lamp Counts
mission-fm03-start = Evil puts out the light in up to 2 sectors and puts 1 danger token in the Generator Room, unless you or another danger token are there.
mission-fm03-task = 1. Interact in the Generator Room, once only: the grid is on, and the light goes on there and in every adjacent sector. 2. With the grid on, have 8 sectors lit at the same time, both floors together.
mission-fm03-rule = While the grid is on, Evil may put out the light in 1 sector out of sight at the end of each round. Lit sectors are counted each time a light goes on and at the end of each turn; the count is public.
mission-fm03-reward = You win at once.
mission-fm03-line = Out there a ship will pass, and nobody stops for a black rock. Shine until somebody wonders.
mission-fm04 = Heart of the Brood
mission-fm04-start = Evil puts the Matriarch in the Laboratory. If you are there, she comes into a sector of that floor 3 sectors away from you.
mission-fm04-task = 1. Interact in the Laboratory: take doses until you hold 3. You may do so again, even while the Matriarch is there. 2. Attack the Matriarch. Before rolling, discard up to 2 doses: each counts as 1 hit. You may attack with 0 dice. 3. Kill her.
mission-fm04-move = At the end of each turn Evil must move the Matriarch 1 sector towards you if she is 1 or 2 sectors away; she attacks from the end of the next turn on. At the end of each round Evil may move her up to 2 sectors.
mission-fm04-boss = The Matriarch: 3 dice in the dark, 1 in the light; 2 damage for each of her two wounds; shock 2. In nightmare mode: 4 and 2 dice, shock 3. Reactions can’t use her, and she takes no stairs.
mission-fm04-reward = You win at once.
mission-fm04-line = All of them answer to one heartbeat. You’ve heard it through the wall. Stop it.
mission-fm05 = The Long Minute
mission-fm05-task = 1. Interact in Hydroponics: the purge starts, and all doors of the room are cleared. 2. Hold out: at the end of each turn, this one included, put 1 token on this card if you are in Hydroponics; if not, remove 1. 3. Reach 6 tokens.
mission-fm05-rule = When the purge starts, Evil carries out 1 standard reaction without a card. While it runs, doors of Hydroponics can’t be blocked, and the creature limit of that floor is 5.
mission-fm05-reward = You win at once.
mission-fm05-line = Fire needs a while to run through the ducts, and somebody has to hold the valve. Guess who.
mission-fm06 = Nobody Stays Behind
mission-fm06-start = Put a mission token in the sector where you started the game: that is the hatch. You know where it is.
mission-fm06-task = 1. Interact in the Infirmary: the Patient comes with you; put 4 charges on her. 2. Go back to the hatch; she moves with you. 3. Interact there with the Patient or her chip.
mission-fm06-rule = While the Patient is with you, items that give more than 1 step give 1. Before each automatic attack Evil decides whether it is aimed at you or her: each hit costs her 1 charge, the rest is lost.
mission-fm06-patient = The Patient is not a companion; opportunity attacks, extra attacks and cards hit only you. With no charges left she dies: you lose 3 composure and carry her chip from then on, and the special rule ends.
mission-fm06-reward = You win at once.
mission-fm06-line = She can’t walk and she won’t stop talking. Both are going to be a problem.
mission-fm07 = Let It All Burn
mission-fm07-task = 1. Interact at two different power boxes and announce an overload: put a status token there; no light goes on. 2. The countdown starts with 12 tokens on this card; at the end of each turn remove 1. 3. Interact in the Escape Pods.
mission-fm07-rule = An overloaded power box can’t be repaired any more. After the second overload all lights on both floors go out, and no power box works. At 0 tokens you lose 2 health and 2 composure, and from then on 1 health at the end of each turn.
mission-fm07-reward = You win at once.
mission-fm07-line = Two breakers in the wrong position are enough, says the manual. It doesn’t say how fast you can run.
mission-fm08 = The Runner
mission-fm08-start = Evil puts the Courier in a sector out of sight, 4 to 6 sectors away from you; blocked doors don’t matter.
mission-fm08-task = 1. Interact in the Courier’s sector, or kill him: take the codes; he leaves the map. 2. With the codes, Interact in the Crew Quarters.
mission-fm08-rule = At the end of each turn Evil tells you, always truthfully, how far away the Courier is and in which direction the shortest path to him begins, or that he is on the other floor.
mission-fm08-move = At the end of turns 1, 3, 5 and 7: if the Courier is 3 sectors away or nearer, Evil must move him 1 sector to one that is not yours and not nearer to you; if there is none, he stays. If he is farther away, Evil may move him 1 sector.
mission-fm08-boss = The Courier has no dice, never attacks, causes no shock and puts out no light, but he makes noise. 1 damage wounds him, 1 more kills him. Reactions can’t use him; he takes stairs, but he can’t clear blocked doors.
mission-fm08-reward = You win at once.
mission-fm08-line = He was human once and still knows the launch codes. He also knows what you want from him.
mission-fm09 = A Needle in the Dark
mission-fm09-start = Evil secretly places 3 mission tokens, 1 of them the core, in dark corridor sectors without stairs and out of sight: 2 to 5 sectors from the Cargo Bay (blocked doors don’t matter) and at least 2 sectors apart. If that can’t be done, first the spacing is dropped, then the distance.
mission-fm09-task = 1. Interact in a sector with a mission token: it is turned face up. The core goes on this card; a false token is removed, and Evil spawns 1 creature without a card at the normal distance. 2. With the core, Interact in the Cargo Bay.
mission-fm09-rule = In a revealed sector you see a mission token face down; in a lit revealed sector in sight, face up. If you Locate mission tokens, the nearest one counts, the core or not.
mission-fm09-reward = You win at once.
mission-fm09-line = Somebody hid the beacon core where no lamp would find it. Three places smell of solder; one is right.
mission-fm10 = S.O.S.
mission-fm10-start = Evil puts the Saboteur in a sector exactly as far from the Control Room as you are, but not in yours; blocked doors don’t matter. If you are in the Control Room now, you have reached it first.
mission-fm10-task = 1. Go to the Control Room. 2. While sabotage tokens are there: Interact to remove 1 of them. 3. With none left, Interact there and send the call.
mission-fm10-rule = If the Saboteur enters the Control Room before you have been there since the start of this mission, 2 sabotage tokens are put there, once. For each round that ends with him there, 1 more is added.
mission-fm10-move = At the end of each round Evil may move the Saboteur up to 2 sectors.
mission-fm10-boss = The Saboteur is a creature outside the creature limit, always with the Cultist’s nightmare values: 3 dice in dark and light, 2 damage per wound, no shock. Reactions may use him, but not remove, heal, teleport or exchange him. At the end of a turn he attacks you if he is revealed and in sight, from wherever he is.
mission-fm10-reward = You win at once.
mission-fm10-line = The array is awake, and one call is enough. Somebody else has had that idea, the other way round.

## Characters: hero ability, companion ability (1 charge), sacrifice (start of a turn)

companion-text = A companion has 6 charges; with the last one gone the card is discarded. One companion ability per turn, for 1 charge. A sacrifice is made at the start of a turn and discards the card with all its charges.
companion-loss-text = What Evil inflicts on you (attacks, opportunity attacks, shocks, losses by cards) you may pass on as a whole to one companion: 1 charge per point. Losses from nightmare mode, costs, your own choices and mission rules stay yours.
character-pilot = Pilot
character-pilot-hero = Once per round: take 1 more step in a Move action.
character-pilot-companion = When you announce a Move action: take 1 more step.
character-pilot-sacrifice = Move up to 4 sectors at once. Opportunity attacks, revealing, light and shocks work as usual, but you block no doors. This isn’t an action: Evil can react only to your losses.
character-pilot-line = Eleven years of flying, not a scratch. This is her first corridor.
character-engineer = Engineer
character-engineer-hero = Once per round: when an item asks for charges, discard 1 fewer.
character-engineer-companion = When you repair a power box: light a second direction too.
character-engineer-sacrifice = The light goes on in your sector and in all sectors within 2 of it.
character-engineer-line = Hears a loose bearing three decks off. Lately it isn’t bearings.
character-captain = Captain
character-captain-hero = In each Attack action roll 1 more die, with items too. Once per round, when you wound or kill a creature, regain 1 composure.
character-captain-companion = After a roll of yours: re-roll any number of your dice once.
character-captain-sacrifice = Each creature in your sector and in adjacent revealed sectors suffers 2 damage.
character-captain-line = Every night she counts her crew. She gets to one.
character-doctor = Doctor
character-doctor-hero = At the end of a round: if there is no revealed creature in your sector or adjacent to it, regain 1 health and 1 composure.
character-doctor-companion = At the end of a turn: regain 1 health or 1 composure.
character-doctor-sacrifice = Regain 3 health and 3 composure.
character-doctor-line = Warm hands, cold coffee, no patients left.

## Skills, one per kind of creature, unlocked by 2 experience points

skill-shallow-breath = Shallow Breath
skill-shallow-breath-text = In automatic attacks Spores roll 2 dice fewer against you, but not below 0.
skill-shallow-breath-line = Half a breath in. Wait. Half a breath out.
skill-quick-reflexes = Quick Reflexes
skill-quick-reflexes-text = Once per round Bullet Time costs you no adrenaline.
skill-quick-reflexes-line = First you duck. The thought comes after.
skill-steady-nerves = Steady Nerves
skill-steady-nerves-text = Each shock costs you 1 composure less, but not below 0.
skill-steady-nerves-line = That face again. By now it’s just a face.
skill-know-the-blade = I Know Their Blades
skill-know-the-blade-text = Your Attack action without an item has 2 dice, and conditional hits always count in it.
skill-know-the-blade-line = Left hand, low, always after the third word.
skill-tremor-sense = Tremor Sense
skill-tremor-sense-text = Every noise also tells you distance and kind, truthfully even if a card bends the direction. For a noise without a cause Evil names any distance from 1 to 9 and any kind. A Worm’s shock costs you 1 composure less.
skill-tremor-sense-line = Palm to the wall. Two doors off, and heavy.

## Rooms; forms: --to, --at, --of

room-control = Control Room
room-control--to = to the Control Room
room-control--at = in the Control Room
room-control--of = of the Control Room
room-control-line = Slowly a chair turns. You haven’t touched it.
room-crew = Crew Quarters
room-crew--to = to the Crew Quarters
room-crew--at = in the Crew Quarters
room-crew--of = of the Crew Quarters
room-crew-line = Photos on every locker. All the faces look at the door.
room-pods = Escape Pods
room-pods--to = to the Escape Pods
room-pods--at = at the Escape Pods
room-pods--of = of the Escape Pods
room-pods-line = Six hatches, five green lamps. The sixth blinks.
room-lab = Laboratory
room-lab--to = to the Laboratory
room-lab--at = in the Laboratory
room-lab--of = of the Laboratory
room-lab-line = Glass crunches underfoot. It broke from the inside.
room-infirmary = Infirmary
room-infirmary--to = to the Infirmary
room-infirmary--at = in the Infirmary
room-infirmary--of = of the Infirmary
room-infirmary-line = Clean sheets, tight corners. One bed is still warm.
room-generator = Generator Room
room-generator--to = to the Generator Room
room-generator--at = in the Generator Room
room-generator--of = of the Generator Room
room-generator-line = Oil, ozone, a hum you feel in your teeth.
room-hydroponics = Hydroponics
room-hydroponics--to = to Hydroponics
room-hydroponics--at = in Hydroponics
room-hydroponics--of = of Hydroponics
room-hydroponics-line = Water drips on tomato leaves. Between the drops, steps.
room-cargo = Cargo Bay
room-cargo--to = to the Cargo Bay
room-cargo--at = in the Cargo Bay
room-cargo--of = of the Cargo Bay
room-cargo-line = Straps creak. Nothing in here has moved for years.

## Creatures; forms: --of (genitive), --whom (accusative, with article); -count takes $n

creature-spore = Spore
creature-spore--of = of the Spore
creature-spore--whom = a Spore
creature-spore-count =
    { $n ->
        [one] 1 Spore
       *[other] { $n } Spores
    }
creature-spore-line = A sweet smell first. Then the wall exhales.
creature-parasite = Parasite
creature-parasite--of = of the Parasite
creature-parasite--whom = a Parasite
creature-parasite-count =
    { $n ->
        [one] 1 Parasite
       *[other] { $n } Parasites
    }
creature-parasite-line = Many small feet, and then none.
creature-hybrid = Hybrid
creature-hybrid--of = of the Hybrid
creature-hybrid--whom = a Hybrid
creature-hybrid-count =
    { $n ->
        [one] 1 Hybrid
       *[other] { $n } Hybrids
    }
creature-hybrid-line = It knocks before it comes in. That much it remembers.
creature-cultist = Cultist
creature-cultist--of = of the Cultist
creature-cultist--whom = a Cultist
creature-cultist-count =
    { $n ->
        [one] 1 Cultist
       *[other] { $n } Cultists
    }
creature-cultist-line = He still wears his name badge. He hums the shift bell.
creature-worm = Worm
creature-worm--of = of the Worm
creature-worm--whom = a Worm
creature-worm-count =
    { $n ->
        [one] 1 Worm
       *[other] { $n } Worms
    }
creature-worm-line = Screws rattle on the shelf. Then the shelf.
creature-matriarch = Matriarch
creature-matriarch--of = of the Matriarch
creature-matriarch--whom = the Matriarch
creature-matriarch-count =
    { $n ->
        [one] 1 Matriarch
       *[other] { $n } Matriarchs
    }
creature-matriarch-line = One beat every nine seconds. You’ve begun to breathe with it.
creature-courier = Courier
creature-courier--of = of the Courier
creature-courier--whom = the Courier
creature-courier-count =
    { $n ->
        [one] 1 Courier
       *[other] { $n } Couriers
    }
creature-courier-line = Running boots, always one corner ahead.
creature-saboteur = Saboteur
creature-saboteur--of = of the Saboteur
creature-saboteur--whom = the Saboteur
creature-saboteur-count =
    { $n ->
        [one] 1 Saboteur
       *[other] { $n } Saboteurs
    }
creature-saboteur-line = Someone is whistling. You know the tune from your own crew.
creature-count =
    { $n ->
        [one] 1 creature
       *[other] { $n } creatures
    }

## Mission tokens

token-grid = Grid
token-dose = Dose
token-dose-count =
    { $n ->
        [one] 1 dose
       *[other] { $n } doses
    }
token-purge = Purge
token-hatch = Hatch
token-patient = Patient
token-chip = Patient’s chip
token-overload = Overload
token-countdown = Countdown
token-codes = Launch codes
token-core = Core
token-decoy = False token
token-sabotage = Sabotage token
token-sabotage-count =
    { $n ->
        [one] 1 sabotage token
       *[other] { $n } sabotage tokens
    }

## Materials

material-alloy = Alloy
material-alloy-line = Cold, light, and it rings if you drop it. Don’t.
material-circuit = Circuitry
material-circuit-line = When it wakes, it smells of warm dust.
material-reagent = Reagent
material-reagent-line = Keep upright, keep cool, keep away from your eyes.

## Difficulty levels

difficulty-easy = Easy
difficulty-easy-text = You start with 1 random ammo card and 1 other random item. When the main mission starts, you gain 1 extra round, then regain 3 health and 3 composure.
difficulty-easy-line = Loaded gun, full pockets, and somebody has oiled the doors.
difficulty-normal = Normal
difficulty-normal-text = You start with 1 random item. When the main mission starts, you gain 1 extra round, then regain 3 health or 3 composure.
difficulty-normal-line = One thing in your hand and a long way home.
difficulty-nightmare = Nightmare
difficulty-nightmare-text = You start with 1 random item. When the main mission starts, you regain 3 health or 3 composure.
difficulty-nightmare-line = Same hand, same thing in it. Nobody gives you time.
difficulty-impossible = Impossible
difficulty-impossible-text = You start with no item. When the main mission starts, you gain nothing.
difficulty-impossible-line = Bare hands. They’ve been told you’re coming.

## Endings: title, the rule, then three sentences to be read aloud, for the Hero's eyes and for Evil's

ending-mission = Sign of Life
ending-mission-text = The main mission is completed: the Hero wins.
ending-mission-hero = It’s done. The near noises stop first, then the far ones, then the hum in the walls. You sit down, and nothing breathes but you.
ending-mission-evil = Your guest has won, fair and square. The doors are yours again, and so are the lamps. You’ll miss the footsteps.
ending-defeat = Lights Out
ending-defeat-text = The Hero has no health and no composure left: Evil wins.
ending-defeat-hero = Your lamp rolls a little way and stops. Out in the corridor you hear your own footsteps, walking away. You call after them, and they turn round.
ending-defeat-evil = Thank you, that was very well done. Put the lamp back where it lay, and close the door quietly. Somebody new will come; somebody always does.
ending-length = The Station Waits
ending-length-text = The game has reached its technical limit: Evil wins.
ending-length-hero = You no longer count the rounds. Nobody else does either. The station has time; yours is gone.
ending-length-evil = Your guest has stayed so long that it counts as moving in. That is a victory too. Please show the room.

## Great moments, for the Hero's eyes and for Evil's

scene-departure-hero = The hatch shuts behind you. In the silence somebody puts down a cup.
scene-departure-evil = You have a visitor. Please leave the lights off a little longer.
scene-main-mission-hero = Now you know what it takes. So does whoever was listening.
scene-main-mission-evil = Your guest has a plan. Please don’t be late.
scene-first-light-hero = A click, a hum, and there are walls again. So that’s how wide a corridor is.
scene-first-light-evil = Your guest has found a switch. How nice: now you can see the face.
scene-first-shock-hero = Breath on your neck. It isn’t yours.
scene-first-shock-evil = The introductions went very well. Nobody shook hands.
scene-last-turn-1-hero = One lamp left. Whatever you mean to do, do it now.
scene-last-turn-1-evil = Only one lamp still burns. Do take your time.
scene-last-turn-2-hero = The last lamp burns low. Behind it somebody is tidying up.
scene-last-turn-2-evil = Your guest has reached the last lamp. Is everything laid out?
scene-last-turn-3-hero = One step more. Then your watch forgets what lies behind you.
scene-last-turn-3-evil = Last turn before the shift ends. Please leave the corridors as you’d wish to find them.
scene-nightmare-hero = Every pipe falls silent at once. Then, somewhere below, something begins to sing.
scene-nightmare-evil = Thank you for your patience. You needn’t hold back any more.
scene-nightmare-text = Nightmare mode begins. From now on creatures use their nightmare values; from the next round on the Hero loses 2 composure at the end of each round. It lasts to the end of the game.
