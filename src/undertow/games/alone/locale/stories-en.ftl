### Alone: what cards, missions, people, rooms, endings and moments tell. English. --hero and --evil: with whose ears.

## Reaction cards

story-card-right-behind-me = Two sets of footsteps. You stop. So does one of them.
story-card-they-hunt-in-a-pack = Claws on steel, left and right, in step.
story-card-it-let-me-come = Every door on the way stood open.
story-card-it-is-staring-back = Your lamp finds two points of light. They do not blink.
story-card-fresh-claw-marks = Four grooves in the steel, the edges still bright.
story-card-it-only-looked-small = At that distance it was the size of a dog. It was only sitting.
story-card-it-heard-the-signal = Ping, says the scanner. Ping, says something further down.
story-card-my-signal-maddens-them = One ping is enough. Now they are beating on the walls.
story-card-it-is-angry = Somewhere a locker goes over. Then the next. Then the next.
story-card-barely-a-scratch = Good shot. It shakes itself like a wet dog.
story-card-another-takes-its-place = Quiet, for once. Then a hatch drops open.
story-card-and-my-hands-are-full = Three tins under one arm, a battery in your teeth.
story-card-it-was-here-first = Drawers open, locks wet. Somebody has been thorough.
story-card-the-sparks-draw-them = Blue light, a snap, burnt dust. Heads turn.
story-card-it-tears-the-cables-out = Cable slides into the wall, metre by metre, from the other side.
story-card-it-smells-my-blood = Drip. Drip. Then a long breath in, and it is not yours.
story-card-the-blood-whips-them-up = Red on the grating. Below it, jostling.
story-card-i-must-not-look-away = Blink, and it is one tile nearer.
story-card-they-are-keeping-pace = Behind the panel it walks when you walk.
story-card-footsteps-ahead = Someone is in a hurry to get there before you.
story-card-they-are-faster = You count to three. They are done at two.
story-card-something-flits-past = Dust is still turning in the beam.
story-card-already-round-the-corner = That bolt was shut. You shut it yourself.
story-card-from-everywhere = North, a scrape. South, a scrape. Above, nothing yet.
story-card-they-know-where-i-am = Please go on. We were going there anyway.
story-card-the-blip-is-moving = Seven sectors, says the screen. Then six, unasked.
story-card-gone-before-i-aim = Over the sights: an empty chair, still rocking.
story-card-they-have-changed-places = Scratching on the left, breathing on the right. Now the other way round.
story-card-it-springs-aside = Far wall, one hole, still smoking. Nothing in between.
story-card-they-used-the-time = Take your time, by all means. We did.
story-card-out-of-the-vents = Loose grille, one screw left, swinging.
story-card-they-are-through = Crates, chains, a steel bar. It held for a minute.
story-card-while-i-fumble = Red to red, black to black. Somebody is counting along.
story-card-no-time-to-breathe = Lean on the wall. Feel it move.
story-card-there-are-more = Your count was four. Listen.
story-card-my-heart-races = Heartbeats, far too many for one chest.
story-card-something-brushed-my-neck = No wind down here. No cobwebs either.
story-card-how-do-i-know-this-place = Same dented locker. Or another one, dented the same.
story-card-my-legs-will-not-obey = Left foot. Left foot. Come on, left foot.
story-card-was-i-mistaken = An empty room. You were sure about the chair.
story-card-my-lamp-is-failing = Shake it. That helps, twice.
story-card-eyes-in-the-dark = They could be diodes. Diodes come in rows.
story-card-the-numbers-swim = Is that a 3? Wipe the glass. Is that an 8?
story-card-it-answers-in-my-voice = “Here,” it says, just the way you say it.
story-card-my-hands-are-shaking = Brass on concrete. The cartridge rolls, and rolls, and rolls.
story-card-it-was-never-there = Not a dent, not a drop. Only your shell case, still warm.
story-card-nothing-but-air = Something steps aside, politely, and lets the shot go by.
story-card-everything-is-crawling = Lift the cloth. Put the cloth back.
story-card-this-belonged-to-the-dead = Inside the collar is a name, sewn in by hand.
story-card-the-lights-are-dying = Click, far off. Click. Click, next door.
story-card-who-is-breathing = Hold your breath. There it is again.
story-card-i-will-not-die-here = “Report every injury to your supervisor,” says the poster.
story-card-my-blood-looks-black = By this lamp everything looks black. Surely it does.
story-card-i-am-losing-my-mind = Pleasant shift, wishes the intercom. It has no power.
story-card-the-floor-gives-way = Six screws lie beside the plate, in a neat row.
story-card-the-door-slams-shut = Steel on steel. Then your own ears, ringing.
story-card-i-felt-the-wire = Thin as a hair, shin-high, humming.
story-card-it-looked-harmless = Nobody has eaten here for a year. The lunch box is warm.
story-card-dust-from-the-ceiling = First a trickle, then a pebble, then a pause.
story-card-that-floor-was-different = Somebody has swept here. Only here.
story-card-the-echo-comes-back-wrong = You called once. It came back twice.
story-card-my-scanner-set-it-off = Green lamps answer the ping. They are on no plan.
story-card-i-stepped-into-it = Half a step back, that is all. Something clicks.
story-card-the-ceiling-comes-down = After the bang it snows plaster. After the plaster, beams.
story-card-of-course-it-jams = Click. It is the loudest sound in the corridor.
story-card-it-was-booby-trapped = Easy, the lid. Too easy. There is a string on it.
story-card-the-crate-is-hissing = This side up, says the crate. It has been turned.
story-card-the-box-is-rigged = Five wires on the drawing. Six in the box.
story-card-live-wires = First the hair on your arm stands up.
story-card-my-blood-marks-the-way = Coins of red, one every metre. Easy to follow.
story-card-one-wrong-step = Loose here, loose there, and back is where you came from.
story-card-every-shadow-is-a-trap = Coat. Pipe. Coat. Coat without a hook.

## Decks

story-deck-wrath = More dice, more blows. Nothing stays dead for long.
story-deck-speed = They are where you are going, and you still have a card in hand.
story-deck-terror = It costs composure, and what the Hero is told may not be so.
story-deck-traps = The station does the work. You only move the wires.

## Items

story-item-slug-rounds = Heavy as coins, and there’s only one thing to buy.
story-item-tracer-rounds = You see exactly where you shoot. It sees exactly from where.
story-item-incendiary-rounds = Smells of petrol and scorched dust. Step back.
story-item-jetpack = “Not for indoor use”, says the strap. There’s no outdoors.
story-item-magnetic-boots = Clack. Clack. At least these footsteps are yours.
story-item-smoke-canister = Grey fills the corridor. Behind you something coughs.
story-item-scout-drone = Its little lamp turns the corner. There the hum stops.
story-item-flare-gun = Nine seconds of red light. Count what moves.
story-item-thermal-goggles = Pipes are blue, your hands are orange. So is the thing in the corner.
story-item-motion-tracker = It beeps once for you. Then once more.
story-item-floor-plan-chip = Every corridor is on it, neat and bright. One door is crossed out.
story-item-plasma-cutter = Cuts hull plate like bread. On the rest the manual is silent.
story-item-shock-grenade = Cover your ears. Then listen for what still breathes.
story-item-sentry-gun = Never sleeps. Never asks who’s there.
story-item-blowtorch = Blue flame, one hand long. Past that you’re guessing.
story-item-crowbar = Opens crates, doors and conversations.
story-item-tool-kit = Each tool has its outline. The hammer’s is empty.
story-item-field-medkit = Somebody has scratched off the date. They’ll have had a reason.
story-item-sedative = Ten drops, and your hands are yours again. The scratching stays.
story-item-neurostimulator = A needle clicks. Now even your pulse is too slow.
story-item-door-welder = Four spots of weld hold for a year. You need a minute.

## Missions

story-mission-sm01 = A lamp on the cabinet still blinks green. Somebody packed it as if they meant to come back.
story-mission-sm02 = One turbine still turns, slow as a sleeper’s breath. Just tell it where to send the current.
story-mission-sm03 = Half the screens are dead, the other half remember everything. For one breath you see it all.
story-mission-sm04 = Bunks unmade, lockers not even shut. Whoever lived here left in a hurry and left a lot.
story-mission-sm05 = Behind the frosted glass a hand moves. It takes you a breath to see that it’s waving.
story-mission-sm06 = Somebody measured them, drew them, gave them numbers. Page ninety says what the numbers are for.
story-mission-sm07 = In here the air tastes of rain. You’d forgotten there was such a thing.
story-mission-sm08 = Unbroken seals, and the stencil says “calibration”. They never could spell.
story-mission-pm01 = Cold-sleep draws too much, and the floor forgets where down is. Every hasty step turns into a drift.
story-mission-pm02 = Each lamp you wake puts another to sleep. There isn’t enough left for two corridors.
story-mission-pm03 = At the height of your eyes hangs a pale haze. It doesn’t move when you do.
story-mission-pm04 = That scratch on your wrist has grown a pattern. It itches, but not to the beat of your pulse.
story-mission-pm05 = No fan turns any more; the station holds its breath. Now every footfall is an announcement.
story-mission-pm06 = Something in the lab talks on all frequencies at once. Your holowatch can follow one voice, not two.
story-mission-pm07 = They whisper the names on the lockers, one after another. Yours isn’t among them yet.
story-mission-pm08 = Bulkheads obey an order nobody remembers giving. One by one they decide that you are cargo.
story-mission-fm03 = Out there a ship will pass, and nobody stops for a black rock. Shine until somebody wonders.
story-mission-fm04 = All of them answer to one heartbeat. You’ve heard it through the wall. Stop it.
story-mission-fm05 = Fire needs a while to run through the ducts, and somebody has to hold the valve. Guess who.
story-mission-fm06 = She can’t walk and she won’t stop talking. Both are going to be a problem.
story-mission-fm07 = Two breakers in the wrong position are enough, says the manual. It doesn’t say how fast you can run.
story-mission-fm08 = He was human once and still knows the launch codes. He also knows what you want from him.
story-mission-fm09 = Somebody hid the beacon core where no lamp would find it. Three places smell of solder; one is right.
story-mission-fm10 = The array is awake, and one call is enough. Somebody else has had that idea, the other way round.

## Characters

story-character-pilot = Eleven years of flying, not a scratch. This is her first corridor.
story-character-engineer = Hears a loose bearing three decks off. Lately it isn’t bearings.
story-character-captain = Every night she counts her crew. She gets to one.
story-character-doctor = Warm hands, cold coffee, no patients left.

## Skills

story-skill-shallow-breath = Half a breath in. Wait. Half a breath out.
story-skill-quick-reflexes = First you duck. The thought comes after.
story-skill-steady-nerves = That face again. By now it’s just a face.
story-skill-know-the-blade = Left hand, low, always after the third word.
story-skill-tremor-sense = Palm to the wall. Two doors off, and heavy.

## Rooms

story-room-control = Slowly a chair turns. You haven’t touched it.
story-room-crew = Photos on every locker. All the faces look at the door.
story-room-pods = Six hatches, five green lamps. The sixth blinks.
story-room-lab = Glass crunches underfoot. It broke from the inside.
story-room-infirmary = Clean sheets, tight corners. One bed is still warm.
story-room-generator = Oil, ozone, a hum you feel in your teeth.
story-room-hydroponics = Water drips on tomato leaves. Between the drops, steps.
story-room-cargo = Straps creak. Nothing in here has moved for years.

## Creatures

story-creature-spore = A sweet smell first. Then the wall exhales.
story-creature-parasite = Many small feet, and then none.
story-creature-hybrid = It knocks before it comes in. That much it remembers.
story-creature-cultist = He still wears his name badge. He hums the shift bell.
story-creature-worm = Screws rattle on the shelf. Then the shelf.
story-creature-boss = It has a name here. Nobody says it aloud.

## Materials

story-material-alloy = Cold, light, and it rings if you drop it. Don’t.
story-material-circuit = When it wakes, it smells of warm dust.
story-material-reagent = Keep upright, keep cool, keep away from your eyes.

## Difficulty levels

story-difficulty-easy = Loaded gun, full pockets, and somebody has oiled the doors.
story-difficulty-normal = One thing in your hand and a long way home.
story-difficulty-nightmare = Same hand, same thing in it. Nobody gives you time.
story-difficulty-impossible = Bare hands. They’ve been told you’re coming.

## Endings

story-ending-mission-hero = It’s done. The near noises stop first, then the far ones, then the hum in the walls. You sit down, and nothing breathes but you.
story-ending-mission-evil = Your guest has won, fair and square. The doors are yours again, and so are the lamps. You’ll miss the footsteps.
story-ending-defeat-hero = Your lamp rolls a little way and stops. Out in the corridor you hear your own footsteps, walking away. You call after them, and they turn round.
story-ending-defeat-evil = Thank you, that was very well done. Put the lamp back where it lay, and close the door quietly. Somebody new will come; somebody always does.
story-ending-length-hero = You no longer count the rounds. Nobody else does either. The station has time; yours is gone.
story-ending-length-evil = Your guest has stayed so long that it counts as moving in. That is a victory too. Please show the room.

## Moments; --2, --3: the second and third time

story-event-matriarch_placed--hero = One beat every nine seconds. You’ve begun to breathe with it.
story-event-courier_placed--hero = Running boots, always one corner ahead.
story-event-saboteur_placed--hero = Someone is whistling. You know the tune from your own crew.
story-event-game_begun--hero = The hatch shuts behind you. In the silence somebody puts down a cup.
story-event-game_begun--evil = You have a visitor. Please leave the lights off a little longer.
story-event-main_mission--hero = Now you know what it takes. So does whoever was listening.
story-event-main_mission--evil = Your guest has a plan. Please don’t be late.
story-event-light_on--hero = A click, a hum, and there are walls again. So that’s how wide a corridor is.
story-event-light_on--evil = Your guest has found a switch. How nice: now you can see the face.
story-event-shock--hero = Breath on your neck. It isn’t yours.
story-event-shock--evil = The introductions went very well. Nobody shook hands.
story-event-turn_begun-8--hero = One lamp left. Whatever you mean to do, do it now.
story-event-turn_begun-8--evil = Only one lamp still burns. Do take your time.
story-event-turn_begun-8--hero-2 = The last lamp burns low. Behind it somebody is tidying up.
story-event-turn_begun-8--evil-2 = Your guest has reached the last lamp. Is everything laid out?
story-event-turn_begun-8--hero-3 = One step more. Then your watch forgets what lies behind you.
story-event-turn_begun-8--evil-3 = Last turn before the shift ends. Please leave the corridors as you’d wish to find them.
story-event-nightmare--hero = Every pipe falls silent at once. Then, somewhere below, something begins to sing.
story-event-nightmare--evil = Thank you for your patience. You needn’t hold back any more.
