# The words of story cards (English). Original.
# tale: the title; told: the story; label: an answer as it is offered; memory: what is read where that was the answer before;
# outcome: what comes of an answer. Told, memory and outcome are veiled: nothing but the event that tells them may say them.

tale-sea-upward-rain = The Upward Rain
told-sea-upward-rain = Off the port bow a column of rain is falling upward. It takes its time. It has fish in it, and a hat, and the fish look no more surprised than you do. The helmsman asks, quite reasonably, whether it comes down again anywhere near here.
label-sea-upward-rain-a = Sail through it with every bucket you own.
outcome-sea-upward-rain-a = You come out on the far side soaked to the armpits, with your buckets full of somebody’s cargo that was on its way up.
label-sea-upward-rain-b = Heave to and measure it.
outcome-sea-upward-rain-b = It rises at a fathom a heartbeat, and it is going somewhere. You write that down twice.

tale-sea-door-afloat = A Door, Afloat
told-sea-door-afloat = A house door stands upright in the swell, frame and step and all, painted green, number fourteen. There is nothing behind it; you have sailed round to look. As you pass the front again somebody on the other side knocks, three times, like a neighbour who has run out of sugar.
label-sea-door-afloat-a = Open it.
outcome-sea-door-afloat-a = A dry hallway. On the little table lies a trifle, which you pocket. Something in the hallway takes an interest in you.
label-sea-door-afloat-b = Knock back.
outcome-sea-door-afloat-b = A long pause. Then somebody tells you, in knocks, very patiently, where the street used to be.
label-sea-door-afloat-c = Leave it standing.
outcome-sea-door-afloat-c = It bobs away astern, number fourteen, closed. Nobody says anything until the end of the watch.

tale-sea-overboard-twice = Man Overboard, Twice
told-sea-overboard-twice = You haul a half-drowned man over the rail and wrap him in the good blanket. Ten minutes later the lookout cries man overboard again. It is the same man: the same scar, the same story, word for word. The two look at one another with dislike.
label-sea-overboard-twice-a = Keep the first, give the second a barrel.
outcome-sea-overboard-twice-a = He says thank you and turns out a good worker, though he never again looks over the side.
label-sea-overboard-twice-b = Keep the second, give the first a barrel.
outcome-sea-overboard-twice-b = By nightfall he has stopped breathing and started smiling. You should have kept the other.
label-sea-overboard-twice-c = Keep both and let them argue.
outcome-sea-overboard-twice-c = They correct each other all night, then leave together by the ladder. Between the two of them you have had the whole story, and no sleep.

tale-sea-gull-tax = The Gull Tax
told-sea-gull-tax = Gulls settle along the main yard in a row as straight as a regiment. The largest walks down to the rail, opens its beak and waits. Beside it lie the takings so far: a button, a brass tap, half a captain’s epaulette.
label-sea-gull-tax-a = Pay in ship’s biscuit (2 coins).
outcome-sea-gull-tax-a = They count it twice, honestly. Then the whole row takes wing and shows you the way round the shoal.
label-sea-gull-tax-b = Ring the bell at them.
outcome-sea-gull-tax-b = They go. They leave their opinion all over the deck, and somebody has to scrub it.
label-sea-gull-tax-c = Offer the captain’s hat.
outcome-sea-gull-tax-c = The gull tries it on. It suits the gull better. They fall in behind you and await orders.

tale-sea-lights-below = Lights Below
told-sea-lights-below = The wind dies, and then the waves, until the sea lies as flat as a plate. Forty fathoms down there are lit windows, whole streets of them. A lamplighter goes from post to post, and at every post he stops and looks up.
label-sea-lights-below-a = Lower a lantern and a slate.
outcome-sea-lights-below-a = The slate comes up with writing on it, in a neat round hand. It asks when you are coming.
label-sea-lights-below-b = Get out the sweeps and row.
outcome-sea-lights-below-b = You row a mile on tiptoe. When the wind comes back nobody mentions the windows.
label-sea-lights-below-c = Put out your own lights.
outcome-sea-lights-below-c = You wait in the dark until you have been forgotten. It is a restful hour, so long as you do not look down.

tale-sea-three-tugs = Three Tugs
told-sea-three-tugs = A cable hangs from your bow into the deep, thick as a thigh and bar-taut. Your anchor is on deck; your own cable is coiled beside it. This one is not yours, and nobody saw it made fast. Three tugs. A pause. Three tugs.
label-sea-three-tugs-a = Tug back, three times.
outcome-sea-three-tugs-a = They send up a basket. In it are presents. Under the presents is the one who packed it.
label-sea-three-tugs-b = Cut it.
outcome-sea-three-tugs-b = The end whips down and is gone. A moment later something far below says, distinctly, “Oh.”

tale-sea-ledger-barge = The Ledger Barge
told-sea-ledger-barge = A tax barge drifts by with nobody at the sweep. On the desk the ledger lies open and dry, though the roof went long ago. The last line is wet ink: the name of your ship, the number of your crew, and an empty column headed “Paid”.
label-sea-ledger-barge-a = Sign for it and take the cash box.
outcome-sea-ledger-barge-a = Eight coins, correct to the last one. Somewhere a pen makes a note.
label-sea-ledger-barge-b = Strike your line out.
outcome-sea-ledger-barge-b = The page bleeds a little. On the sheet beneath you can read who was charged before you, and where.
label-sea-ledger-barge-c = Take the barge in tow.
outcome-sea-ledger-barge-c = She tows like a cow and comes apart by evening, but there was something under the floorboards.

tale-sea-nine-minutes = Nine Minutes
told-sea-nine-minutes = The rain stops. It does not ease, it stops, as if somebody had shut a door on it. For nine minutes there are stars, more than anyone remembers, and the second mate, who knows them all by name, says quietly that there is not one among them he has met before.
label-sea-nine-minutes-a = Chart every one you can.
outcome-sea-nine-minutes-a = You get a hundred and six on paper before the door opens again. Your hands will not stop shaking.
label-sea-nine-minutes-b = Lie down on deck and look.
outcome-sea-nine-minutes-b = For nine minutes nobody gives an order. It does more good than a month ashore.

tale-sea-tide-goes-out = The Tide Goes Out
told-sea-tide-goes-out = In the middle of the ocean the tide goes out. You settle on clean sand with a bump, and the sea stands round you in the distance like a crowd round an accident. All about the hull lie keys, hundreds of them, some still on their hooks.
label-sea-tide-goes-out-a = Dig where the keys are thickest.
outcome-sea-tide-goes-out-a = You fill two chests and the cook’s apron before the crowd comes running back. It does not stop at the hull.
label-sea-tide-goes-out-b = Scrape and caulk while you can.
outcome-sea-tide-goes-out-b = Nobody has had a dry hull to work on in years. The carpenter weeps a little and gets on with it.

tale-sea-patient-sail = The Patient Sail
told-sea-patient-sail = There is a sail astern, hull down, on your course and at your speed. You reef; she reefs. You bear away; so does she. In the last of the light you get a glass on her. Her figurehead has been turned round, to face inboard.
label-sea-patient-sail-a = Come about and ask her business.
outcome-sea-patient-sail-a = Her business is you. At least your people are awake.
label-sea-patient-sail-b = Crowd on every stitch.
outcome-sea-patient-sail-b = All night the masts complain. In the morning the horizon is empty, and so is everybody.
label-sea-patient-sail-c = Hang out a lamp and wait.
outcome-sea-patient-sail-c = She comes no nearer. At dawn she has gone to tell somebody, and where she lay a bottle is bobbing.

tale-sea-rats-conference = The Rats’ Conference
told-sea-rats-conference = The rats leave the ship at four in the afternoon, in file, along a mooring line, though you are not moored. At five they come back, with luggage and a number of cousins. Whatever they heard out there, they have decided for you, on balance.
label-sea-rats-conference-a = Ask them what they know.
outcome-sea-rats-conference-a = You leave cheese on the chart. In the morning there are droppings on the chart, arranged with great care.
label-sea-rats-conference-b = Set the cat on the cousins.
outcome-sea-rats-conference-b = The cat comes back with a full stomach and a purse, which you do not ask about. Below decks nobody sleeps.

tale-sea-counting-buoy = The Counting Buoy
told-sea-counting-buoy = A buoy of black iron, older than any chart you own. In its cage a row of numbered plates clacks over with the waves: fourteen, thirteen. There were more plates once. You can see the empty hooks, rows of them, going down below the weed.
label-sea-counting-buoy-a = Jam the works with a marlinspike.
outcome-sea-counting-buoy-a = It stops at nine, shivers, and hits back with a chain as thick as a tree. But it has stopped.
label-sea-counting-buoy-b = Let it count, and time it.
outcome-sea-counting-buoy-b = Eight, seven. You work out what it is counting, and wish you were slower at sums.

tale-sea-polite-fog = A Polite Fog
told-sea-polite-fog = Fog. You hail it, as one should, and a voice answers at once, courteously, in good trading tongue. The trouble is that it answers a little before you speak, and that it has begun to answer questions you had meant to keep to yourselves.
outcome-sea-polite-fog-passed = You think of nothing but the weather. The fog grows bored, tells you the way and lifts its skirts to let you through.
outcome-sea-polite-fog-failed = By the time you are out of it the fog knows where you live, and you do not know where you are.

tale-sea-eleven-bottles = Eleven Bottles
told-sea-eleven-bottles = Eleven corked bottles come down the swell in single file, evenly spaced. Each holds one line of a letter, in a small upright hand. The first reads: “Do not be alarmed.” The second: “They are very likely behind you.” You fish for the others.
outcome-sea-eleven-bottles-passed = You get all eleven and, after some argument, into the right order. It is an excellent letter.
outcome-sea-eleven-bottles-failed = You get seven. Without the other four it is mostly the alarming parts.

tale-sea-cooks-theory = The Cook Has a Theory
told-sea-cooks-theory = The cook holds that rain tastes of where it has been. He has set out forty cups, labelled, and wants somebody with a palate to go down the row with him. The soup, he adds, will be served when the matter is settled.
outcome-sea-cooks-theory-passed = Cup thirty-one tastes of chimneys. Nobody has lit a fire in that quarter for ten years. You correct the chart, and then you get the soup.
outcome-sea-cooks-theory-failed = Cup nineteen turns out not to have been rain.

tale-sea-blue-fire = Blue Fire
told-sea-blue-fire = Blue fire sits down on the yardarm and warms nobody. After a while it begins to whistle. It is the tune your bosun whistles, with his mistake in the third bar. Then it gets up and walks in along the yard, toward the mast and the powder.
outcome-sea-blue-fire-passed = Somebody goes aloft and walks it back by the hand, whistling. It burns at the masthead all night, and the crew go about like a lit fuse.
outcome-sea-blue-fire-failed = It reaches the powder and asks, in a small voice, to be let in.

tale-sea-plaited-weed = Hair in the Rudder
told-sea-plaited-weed = The helm goes stiff, then dead. Under the counter the rudder is wound about with weed, long and brown and very fine. It has been plaited. Somebody must go down there with a knife between the teeth and reason with it.
outcome-sea-plaited-weed-passed = It comes away in one piece, ribbons and all. Woven into the plait is a strip torn from somebody’s log.
outcome-sea-plaited-weed-failed = It lets go in its own good time, and keeps a part of the rudder, as one keeps a lock of hair.

tale-sea-whale-bell = The Whale with the Bell
told-sea-whale-bell = A whale comes up alongside, old and scarred, with a ship’s bell grown into the hinge of its jaw. Each breath tolls. It rolls an eye the size of a plate and looks along your rail from face to face, as if it had been told to meet somebody.
outcome-sea-whale-bell-passed = It finds the face it wanted, tolls twice, and swims ahead of you through water no chart calls safe.
outcome-sea-whale-bell-failed = You are not who it came for. It dives, and the tail says so.

tale-sea-hail-of-teeth = Hail of Teeth
told-sea-hail-of-teeth = It begins as a rattling on the hatch covers. Hail, says the mate. Then he picks one up, turns it over, and puts it down again. They are teeth, clean and sound, and no two from the same mouth. It is coming on harder.
outcome-sea-hail-of-teeth-passed = You get a sail rigged over the deck in time. Sorted by size they are worth money, to a certain kind of dentist.
outcome-sea-hail-of-teeth-failed = Nobody is badly hurt. Everyone has been bitten, a little, by strangers.

tale-sea-moths = Moths
told-sea-moths = Two hundred miles from any cupboard the moths arrive. They come up the wind like smoke and settle on the mainsail until it is brown and breathing. You can hear them at it. It sounds like a great many people turning pages.
outcome-sea-moths-passed = One lantern, towed astern on a long line. They go after it in a body and leave the page they liked best.
outcome-sea-moths-failed = They were very hungry, and you had such a lot of canvas.

tale-sea-green-squall = The Green Squall
told-sea-green-squall = It has a hard edge, like a table. On this side of the edge is a wet grey afternoon; on that side green water is going past at the height of the crosstrees. There is perhaps a minute in which a ship might be turned to meet it.
outcome-sea-green-squall-passed = You take it fine on the bow, climb it, and come down the far side like a sledge.
outcome-sea-green-squall-failed = You take it everywhere else.

tale-sea-evensong = Evensong
told-sea-evensong = At dusk the sea starts to sing, in four parts, well rehearsed. The basses are directly beneath the keel. It is a hymn everyone aboard learned at school, and by the second verse half the crew are humming and the other half have stopped work to hear them.
outcome-sea-evensong-passed = Somebody strikes up another song, a very rude one, and holds the tune. Down below they lose their place.
outcome-sea-evensong-failed = You come in on the chorus. They are so pleased that they send up one of the trebles.

tale-sea-own-signal = Your Own Signal
told-sea-own-signal = A lantern blinks in the murk ahead. It is making your private signal, the one you agreed on in a locked room and never wrote down: “Friend. In distress. Come close.” It makes the small mistake that you yourselves always make.
outcome-sea-own-signal-passed = You answer with the mistake put right. After a long silence it sends: “Noted.” By then you have its bearing, and its trade.
outcome-sea-own-signal-failed = You come close.

tale-sea-at-the-waterline = Something at the Waterline
told-sea-at-the-waterline = Something is knocking on the hull, from outside, at the waterline. It knocks, listens, and moves on by one plank, aft, as a carpenter does when he is looking for the hollow place. It is careful work. It has got as far as the bread room.
outcome-sea-at-the-waterline-passed = You knock on the next plank first. It thinks this over and goes away, leaving its bag.
outcome-sea-at-the-waterline-failed = It finds the hollow place. It was not, strictly, looking for a way in; but there it is.

tale-exp-underside-stairs = The Underside of the Stairs
told-exp-underside-stairs = A stair is cut into the cliff and goes down into the surf. It is well worn, hollowed in the middle by more feet than you care to reckon. It takes the youngest of you to notice that the hollows are on the underside.
label-exp-underside-stairs-a = Follow it down, below the waterline.
outcome-exp-underside-stairs-a = You hold your breath for forty steps and come up in a cellar full of shelves. Somebody cuts a hand on the dark.
label-exp-underside-stairs-b = Hide, and see who uses it.
outcome-exp-underside-stairs-b = At slack water something comes up it, on the other side, reading. You copy what you can see of the page.

tale-exp-orchard-of-oars = The Orchard of Oars
told-exp-orchard-of-oars = Somebody has planted oars in rows across the slope, blades down, hundreds of them. Most have taken. There are leaves on the looms, and blossom, and low on the sweep of some royal barge hangs one small hard yellow fruit.
label-exp-orchard-of-oars-a = Share the fruit.
outcome-exp-orchard-of-oars-a = It tastes of arms that ached and have stopped aching.
label-exp-orchard-of-oars-b = Pull up the straightest oar.
outcome-exp-orchard-of-oars-b = It comes up screaming, but it is a wonderful oar.
label-exp-orchard-of-oars-c = Plant one of your own.
outcome-exp-orchard-of-oars-c = It looks like nothing much. The label on the next row tells you who gardens here, and for whom.

tale-exp-inkpot-crabs = The Reading Room
told-exp-inkpot-crabs = Hermit crabs hold the beach, and every one of them lives in an inkpot. Where they walk they leave a line. You follow one for a hundred yards before you understand that it is a sentence, and that the tide is about to reach the verb.
outcome-exp-inkpot-crabs-passed = You run ahead of the water, reading aloud. It is the end of a report, and somebody ought to have listened to it.
outcome-exp-inkpot-crabs-failed = You get the beginning and the middle. A crab gets the end of a finger.

tale-exp-breathing = Breathing
told-exp-breathing = There is one cave, and the wind goes into it for as long as a man can hold his breath; then it comes out again, warm. The moss on the walls leans to and fro. You are standing, all of you, on somebody’s tongue.
label-exp-breathing-a = In on the in, out on the out.
outcome-exp-breathing-a = You get as far as two breaths allow. On the wall, in chalk, others have noted how far they got, and what they saw.
label-exp-breathing-b = Light a fire in the entrance.
outcome-exp-breathing-b = It sneezes. You are found in several trees, along with everything it had ever swallowed.
label-exp-breathing-c = Back away, humming.
outcome-exp-breathing-c = It sleeps on. The island will be here another day, should you need it.

tale-exp-cooks-grave = Here Lies the Cook
told-exp-cooks-grave = One grave, well kept, with a jar of flowers. The stone bears the name of your ship’s cook, who is at this moment down at the boat complaining about the oars. The date is the day after tomorrow. They have spelt him with two Ls.
label-exp-cooks-grave-a = Dig.
outcome-exp-cooks-grave-a = A box of the right length. In it lie something wrapped in an apron, a page of directions, and room.
label-exp-cooks-grave-b = Scratch out the second L.
outcome-exp-cooks-grave-b = The cook insists. The day after tomorrow comes and goes: he has clearly been taken off some list. You keep a rubbing.

tale-exp-upper-house = The Upper House
told-exp-upper-house = Forty goats are sitting in a half circle on the rocks, the old ones in front. When you come up the path they stop chewing. A nanny with one horn looks at the flat stone in the middle, and then, expectantly, at you.
outcome-exp-upper-house-passed = You speak for ten minutes on fodder. It is carried by a clear majority, and they show you where the last speaker left his things.
outcome-exp-upper-house-failed = You are shouted down. It is not a noise one forgets, and while you talked they went through your pockets.

tale-exp-house-of-salt = The House of Salt
told-exp-house-of-salt = The house is built of salt, and the rain has been at it for years: the eaves are lace, the doorknob is a pearl. Inside it is dry. On the mantelpiece, under a glass dome, stands something that was loved. The far wall is already so thin that you can see the sea through it.
label-exp-house-of-salt-a = Lift the glass dome.
outcome-exp-house-of-salt-a = The mantelpiece was holding up the chimney, and the chimney was holding up the rest. But you have it.
label-exp-house-of-salt-b = Sit down by the cold hearth.
outcome-exp-house-of-salt-b = For one hour nobody is rained on. By the chair somebody has scratched how long the house will last, with workings.

tale-exp-warm-sand = Warm Sand
told-exp-warm-sand = The rain is cold and the wind is cold and the sand is as warm as a loaf. A foot down, by the evidence of the spade, it is warmer still, and not sand. It is round and leathery and there are rather a lot of it. One hiccups.
outcome-exp-warm-sand-passed = You take what two can carry, keep them cool, and barter them to the next boat that passes, no questions asked.
outcome-exp-warm-sand-failed = You take one. It takes you, by the sleeve, and calls its brothers.

tale-exp-supper-laid = Supper for As Many As You Are
told-exp-supper-laid = The keeper’s cottage is empty and the lamp above it is out. The table is laid. You count the plates, and then you count yourselves, and then somebody goes outside and counts again. The soup is hot. There are no footprints on the island but your own.
label-exp-supper-laid-a = Sit down and eat.
outcome-exp-supper-laid-a = It is the best meal of the voyage. When you push back your chairs you find a name under each plate, and they are in the right order.
label-exp-supper-laid-b = Touch nothing, search everything.
outcome-exp-supper-laid-b = In the dresser is the keeper’s log. It breaks off in the middle of the word “company”.
label-exp-supper-laid-c = Lay one more place.
outcome-exp-supper-laid-c = The latch lifts. Nobody comes in and sits down. Over the soup nobody tells you a great deal.

tale-exp-bridge-of-sorts = A Bridge of Sorts
told-exp-bridge-of-sorts = Between the two halves of the island hangs a bridge of rope and ship’s timber, no board like the next. On this side a sign: ONE AT A TIME. Under the trees on the far side something glints. On the sign, smaller: NOT YOU.
outcome-exp-bridge-of-sorts-passed = One of you goes over on hands and knees, and comes back with full arms and the other sign.
outcome-exp-bridge-of-sorts-failed = The sign was better informed than it looked.

tale-exp-bell-pit = The Pit with the Bells
told-exp-bell-pit = The pit is as wide as a church, and nobody has found the bottom. In it on a chain, out of reach, hangs a bell; below that, in the dark, the next. Nobody is ringing them. They are moving all the same, a little, one after another, from the bottom up.
outcome-exp-bell-pit-passed = You drop a hammock over the clapper of the topmost. Whatever was coming up stops, loses count, and has to go back.
outcome-exp-bell-pit-failed = The topmost bell speaks. You do not so much hear it as stop hearing anything else.

tale-exp-your-own-boots = Your Own Boots
told-exp-your-own-boots = Nobody has walked on this beach since the last tide, except you. The prints come up out of the sea, go on toward the dunes and turn left at the thorn bush. There is the nail missing from your heel. You have been ashore for less than a minute.
label-exp-your-own-boots-a = Follow yourselves.
outcome-exp-your-own-boots-a = They lead to a hole, freshly dug, the spade still in it. You were in a hurry, and you were right.
label-exp-your-own-boots-b = Turn right at the thorn bush.
outcome-exp-your-own-boots-b = It is where you would have hidden it, had you known that you were coming. Behind you something else that was following the prints changes its mind.

tale-exp-dry-water = Dry Water
told-exp-dry-water = The well is full to the brim, and the water does not wet. It runs off a sleeve like sand off a shovel. The bucket has been left up, the rope is new, and a tin cup hangs on a nail for whoever is thirsty enough.
outcome-exp-dry-water-passed = You drink, and nothing happens, and goes on happening: for a whole day nothing at all is wrong with you.
outcome-exp-dry-water-failed = It fills you, and goes on filling. You learn something about where it comes from, mainly by wanting to go there.

tale-exp-tide-clock = The Tide Clock
told-exp-tide-clock = A stone basin, a float, a chain, a great deal of brass: somebody has built a clock that runs on the tide. It has four hands and a face without numbers. The works beg to be wound. There is a key, and in front of the key there is a queue of skeletons.
outcome-exp-tide-clock-passed = You work out what the fourth hand is for, wind it the other way, and find you have more of the afternoon left than you came with.
outcome-exp-tide-clock-failed = It is, all of a sudden, a good deal later.

tale-exp-harmonium = The Harmonium
told-exp-harmonium = A harmonium stands above the tideline, white with salt, its bellows full of sand. There is music on the stand: a wedding march, much corrected. When the wind goes through it, it plays as far as the corrections, stops, and begins again.
label-exp-harmonium-a = Finish the march.
outcome-exp-harmonium-a = On the last chord there is a rustling all along the dunes, and the guests stand up. One of them has a gift for you.
label-exp-harmonium-b = Open the back.
outcome-exp-harmonium-b = Sand, mice, and, wrapped in a veil, the reason there was no wedding.

tale-exp-hermits-toll = The Hermit’s Toll
told-exp-hermits-toll = A man with a beard to his belt sits in a sentry box where two goat paths cross. He has not seen a living soul for nine years, he says, and it is one item each, please, or a good story, or soup. He would honestly prefer the soup.
label-exp-hermits-toll-a = Give him something from the hold (1 treasure).
outcome-exp-hermits-toll-a = He turns it over and over. Then he pays for it, in nine years of what can be seen from this box.
label-exp-hermits-toll-b = Tell him a story.
outcome-exp-hermits-toll-b-passed = He laughs until he has to hold on to the box. You may go through; here, take his map, he knows it by heart.
outcome-exp-hermits-toll-b-failed = He has heard it. He tells it better. It takes until dark.
label-exp-hermits-toll-c = Soup (2 coins).
outcome-exp-hermits-toll-c = He blows on every spoon. Afterwards he looks at your hurts; he was a surgeon once, before the noise.

tale-exp-the-pool = The Pool
told-exp-the-pool = A round pool, perfectly still, although it is raining hard. You see yourselves in it down to the buttons. It takes a moment to notice what is wrong. In the pool it is not raining, and one of you, in there, has just waved.
label-exp-the-pool-a = Wave back.
outcome-exp-the-pool-a = Something is exchanged. It seems to have been a fair bargain: whoever waved is easier company now, and tells you things about the other side.
label-exp-the-pool-b = Drop a stone in.
outcome-exp-the-pool-b = The rings go out, and come back, and come on over the edge. You run, with your arms full of what they left.

tale-exp-kite-rock = Kite Rock
told-exp-kite-rock = On the highest rock somebody has left a kite, big enough for a man, and a mile of good line. The harness has been mended often, and by different hands. From up there, above the lower half of the rain, one might see three days ahead.
outcome-exp-kite-rock-passed = You come down stiff with cold and draw, from memory, water that no ship has sailed yet.
outcome-exp-kite-rock-failed = You see three days ahead. In particular you see the lightning.

tale-exp-gravel-garden = The Gravel Garden
told-exp-gravel-garden = Behind the beach lies a garden of raked gravel, and in the gravel stand anchors: kedges, grapnels, a bower taller than a man. Every furrow curves round every fluke. The rake leans on the fence. The last stroke has been left unfinished.
label-exp-gravel-garden-a = Finish the stroke.
outcome-exp-gravel-garden-a = It takes an hour and is oddly difficult. When you straighten up, the pattern is a chart, and you are standing on the place.
label-exp-gravel-garden-b = Take the two smallest anchors.
outcome-exp-gravel-garden-b = Good iron; a passing lugger gives you cargo for it. Out at sea, something that had been held rather firmly begins to drift.

tale-exp-a-hand-short = A Hand Short
told-exp-a-hand-short = Three skeletons sit at a card table on the veranda, in good coats. The fourth chair is pushed back. The cards are dealt, the stakes are on the cloth, and it is plainly the turn of whoever has just come up the steps.
outcome-exp-a-hand-short-passed = You take two tricks and then, tactfully, your leave. The one on the left had the corner of a chart up his sleeve.
outcome-exp-a-hand-short-failed = They never bluff. You ought to have seen that.

tale-exp-glass-beach = Glass Beach
told-exp-glass-beach = Here the sea hands back the bottles, ground soft and round, green and brown and one blue. You wade through a hundred years of drinking. Farther along the pieces are larger, and sharper; and farther still there are bottles, whole and corked, with things looking out.
outcome-exp-glass-beach-passed = You choose with care, and gloves, and do not meet any eyes.
outcome-exp-glass-beach-failed = One of you slips. After that, so does everyone.

tale-exp-gulls-bank = The Gulls’ Bank
told-exp-gulls-bank = So this is where it all goes. The ledges are white with nests, and every nest is lined with coins, buttons and brass, sorted by denomination. On the top ledge sits a very old gull with spectacles. It does not wear them. It is hatching them.
outcome-exp-gulls-bank-passed = You withdraw what they have had off you over the years, with interest.
outcome-exp-gulls-bank-failed = You withdraw a little, and then you simply withdraw, with your arms over your heads.

tale-exp-chapel-of-boots = The Chapel of Boots
told-exp-chapel-of-boots = A chapel without a roof. In the pews stand boots, in pairs, toes to the front, all sizes, filled to the brim with rain. Nearest the aisle are as many empty places as there are of you, and your own boots have been letting in water for weeks.
label-exp-chapel-of-boots-a = Change boots.
outcome-exp-chapel-of-boots-a = They fit. They would like to be off, and they know the way.
label-exp-chapel-of-boots-b = Empty them out, every pair.
outcome-exp-chapel-of-boots-b-passed = Under the last pair is a loose flagstone, and under that, what the congregation had been standing on.
outcome-exp-chapel-of-boots-b-failed = By the fourth row you can no longer pretend that what you are pouring out is rain.

tale-exp-scarecrow = The Scarecrow
told-exp-scarecrow = A scarecrow stands on the headland in the coat of a rear admiral, arms wide, facing the sea. There is no field. Whatever it is meant to scare, it is not birds, for they sit all over it, and every one of them is looking the other way, inland.
label-exp-scarecrow-a = Turn it round.
outcome-exp-scarecrow-a = The birds leave together. A minute later you can see why; but by then you have looked behind it.
label-exp-scarecrow-b = Go through its pockets.
outcome-exp-scarecrow-b = A flask, a flag, some back pay. You button the coat again. It seems only right.

tale-soc-map-forger = The Map Forger
told-soc-map-forger = He draws harbours that never were, for people who have lost real ones, and coastlines to order. He hates to draw the same sea twice. Lately, he says, whatever he invents turns out to have been there all along, and he is thinking of charging for it.
label-soc-map-forger-a = Buy a sketch (3 coins).
outcome-soc-map-forger-a = It is a very good likeness of a place nobody has seen.
label-soc-map-forger-b = Commission something new (8 coins).
outcome-soc-map-forger-b = He asks what you would like to find there, and bites his pencil.

tale-soc-widows-gun = The Widow’s Gun
told-soc-widows-gun = She keeps it in the parlour under a lace cloth, with the good cups on top. It was his. It killed him in the end, through nobody’s fault but his own, and she would like it to go to people who point it the other way.
label-soc-widows-gun-a = Buy the gun (6 coins).
outcome-soc-widows-gun-a = She polishes the touch-hole with her apron, once, and lets go.
label-soc-widows-gun-b = Stay to tea.
outcome-soc-widows-gun-b = She tells you about him. It is a long afternoon, and a dry one.

tale-soc-shave-tooth-leg = Shave, Tooth, Leg
told-soc-shave-tooth-leg = The sign has three pictures. The third has been painted out and painted in again several times, as the barber lost or found his confidence. Today he is in form. He whets something behind the curtain, and sings, and the parrot sings along with what it must have heard here.
label-soc-shave-tooth-leg-a = A shave (1 coin).
outcome-soc-shave-tooth-leg-a = Hot towels. Nobody has touched your face kindly since spring.
label-soc-shave-tooth-leg-b = Everything he has (5 coins).
outcome-soc-shave-tooth-leg-b = He sees your people one after another. There is some noise. They come out walking.

tale-soc-lamplighters = The Lamplighters’ Guild
told-soc-lamplighters = The guild sells light by the hour. It used to be a trade for boys with ladders; now they escort people home, and ships out, and there are streets they will not do at any price. The guildmaster looks at your chart and takes the smallest stub of chalk from behind her ear.
label-soc-lamplighters-a = Hire one lamp (4 coins).
outcome-soc-lamplighters-a = She walks your bowsprit to the harbour mouth and a little beyond.
label-soc-lamplighters-b = Hire the shift (9 coins).
outcome-soc-lamplighters-b = Twelve of them, singing. For a mile you can see your own hands.

tale-soc-woman-who-heard = The Woman Who Heard
told-soc-woman-who-heard = She lives under the jetty, in a boat that has not floated for years, and hears what people say when they believe themselves alone with the sea. She does not sell it cheap. She does not, she makes clear, sell it to the ones who smell of the deep.
label-soc-woman-who-heard-a = Pay her price (4 coins).
outcome-soc-woman-who-heard-a = She tells you what a bishop said to the water on Tuesday.
label-soc-woman-who-heard-b = Sing to her (1 shanty).
outcome-soc-woman-who-heard-b = She makes you sing it twice. She had it from her father, with another ending, and the ending is what you came for.

tale-soc-the-crimp = The Crimp
told-soc-the-crimp = He deals in sailors, second-hand. This one was a piano tuner until last night, he says, but look at the shoulders. The piano tuner, in a sack, says that he would quite like to see the sea, if it is all the same, and not go home.
label-soc-the-crimp-a = Take him on (2 coins).
outcome-soc-the-crimp-a = He signs with a flourish and tunes the rigging to something.
label-soc-the-crimp-b = Call the watch.
outcome-soc-the-crimp-b = There is a reward on the crimp. The piano tuner goes home after all, looking back.

tale-soc-wet-pawnshop = The Wet Pawnshop
told-soc-wet-pawnshop = Over the door hang three glass floats. The pawnbroker takes only what has been under water, and pays only in what has not, and has an eye for the difference. The shelves go back a long way. From the far end you can hear somebody trying to redeem something.
label-soc-wet-pawnshop-a = Pledge goods (1 commodity).
outcome-soc-wet-pawnshop-a = He sniffs, weighs, and slides a small thing across the counter under his hand.
label-soc-wet-pawnshop-b = Pledge something dear (1 trinket and 3 coins).
outcome-soc-wet-pawnshop-b = He locks the door before he brings it out.

tale-soc-mutual-and-drowned = Mutual & Drowned
told-soc-mutual-and-drowned = The insurers have moved to the upper floor, and then to the attic. They still quote. A young man with ink on his lip explains that ships cannot be covered any longer, nor cargo, nor life; but they can, for a modest premium, delay the event.
label-soc-mutual-and-drowned-a = Delay the event (5 coins).
outcome-soc-mutual-and-drowned-a = He fills in a form, and another on behalf of the deep, and files them in the wrong drawers.
label-soc-mutual-and-drowned-b = Claim for old damage.
outcome-soc-mutual-and-drowned-b = They find your policy, and honour it, out of sheer surprise at seeing anyone alive.

tale-soc-three-shells = Three Shells
told-soc-three-shells = On a crate, under an umbrella, a boy is moving three scallop shells. He has the fastest hands you ever saw, and he looks at you all the while with the sad honest eyes of a seal. The crowd makes room. Under one shell there is a pearl, or there was.
outcome-soc-three-shells-passed = You say it is up his sleeve. He sighs, shakes it out, and pays, and respects you.
outcome-soc-three-shells-failed = It is not under that one. It is not under that one either.

tale-soc-anything-to-declare = Anything to Declare?
told-soc-anything-to-declare = The customs officer has been on this pier since before the flood and has never yet been told the truth. He no longer expects it. He only asks you, wearily, to lie well, and dips his pen.
outcome-soc-anything-to-declare-passed = You declare a cargo of dry socks and good intentions. He laughs till he has to sit down, and waves you through with a stamp and some advice.
outcome-soc-anything-to-declare-failed = He yawns, lifts the right plank at the first attempt, and helps himself.

tale-soc-professors-witness = The Professor Wants a Witness
told-soc-professors-witness = She has proved on paper that the rain cannot exist. There remains the question of the rain. She would like a plain seafaring person to stand before the faculty, in a dry gown, and describe it, leaving out adjectives.
outcome-soc-professors-witness-passed = You leave out adjectives. The faculty is shaken. They lend you the paper, with the footnotes.
outcome-soc-professors-witness-failed = You say “terrible” in the first sentence and it goes downhill from there.

tale-soc-harbour-dog = The Harbourmaster’s Dog
told-soc-harbour-dog = The harbourmaster is dead; everyone knows it. The dog has run the port since spring. It lies across the office door with the stamp between its paws, and berths are given, cranes are lent and fees remitted according to how it takes to you.
outcome-soc-harbour-dog-passed = It sniffs your hand for a long time, as one reads a contract. Then it lends you the good crane.
outcome-soc-harbour-dog-failed = It stamps you.

tale-soc-somebodys-birthday = Somebody’s Birthday
told-soc-somebodys-birthday = It is somebody’s birthday, and nobody in the tavern will admit to it. Three crews are buying rounds in order to find out. By ten the benches have been broken up into pieces of a useful size, and everyone has begun to take a stand on the question.
outcome-soc-somebodys-birthday-passed = It was the landlord’s. He embraces you, the last one standing, and gives you his nephew.
outcome-soc-somebodys-birthday-failed = It was yours. You had forgotten.

tale-soc-dry-preacher = The Dry Preacher
told-soc-dry-preacher = He preaches in a cistern, to eighty people in oilskins, that the rain is owed to us. He has figures. He is good; people are nodding who came in to mend the pump. Then he asks whether there is anyone here, from the ships, who has seen otherwise.
outcome-soc-dry-preacher-passed = You tell them what you have seen, in small words. The eighty go home and shut their doors against the water, and he has to mend the pump.
outcome-soc-dry-preacher-failed = You open your mouth, and hear yourself agree. It takes days to wear off.

tale-soc-lot-forty = Lot Forty
told-soc-lot-forty = The auction is blind: you bid on the box, not on what is in it. Thirty-nine boxes have gone for the price of the wood. Nobody will sit near lot forty. It has air holes, and the auctioneer stands well to one side of it and speaks softly.
outcome-soc-lot-forty-passed = You bid one coin, very fast. The air holes were only there to keep people off.
outcome-soc-lot-forty-failed = You are carried away. It is perfectly ordinary cargo, with air holes.

tale-soc-sister-drinks = The Sister Drinks
told-soc-sister-drinks = A nun from Ombrey sits behind a wall of empty glasses. She has heard the confession of everything that was ever washed up on those stairs, and her vow, she says, covers only what is told to her sober. Nobody has yet remained on the bench long enough to hear it.
outcome-soc-sister-drinks-passed = At the eleventh glass she begins. You write it on the tablecloth and carry off the tablecloth.
outcome-soc-sister-drinks-failed = At the seventh you confess to her. She is very understanding, and it was a dear bottle.

tale-soc-bride-in-oilskins = The Bride in Oilskins
told-soc-bride-in-oilskins = She has been to the church three times, and each time the church had gone under. Now she wants to be taken to the groom, who lives on a roof in Pellam and waves every evening at six. The cake is in the trunk. Kindly keep the trunk the right way up.
label-soc-bride-in-oilskins-a = Take her aboard for Pellam.
outcome-soc-bride-in-oilskins-a = She counts the waves in her sleep and is never seasick.
label-soc-bride-in-oilskins-b = Wish her luck.
outcome-soc-bride-in-oilskins-b = She thanks you, and sits down on the trunk to wait for the next ship.

tale-soc-beekeeper = The Beekeeper
told-soc-beekeeper = Six hives in wet sacking, and a man who speaks only to those. There is one slag heap in Skarn, he has told them, where heather still grows. They have talked it over. They would like a cabin on the quiet side, and nobody is to whistle.
label-soc-beekeeper-a = Take him aboard for Skarn.
outcome-soc-beekeeper-a = Nobody whistles. You had not known how much you all whistled.
label-soc-beekeeper-b = Decline.
outcome-soc-beekeeper-b = He lifts the sacking and breaks it to them gently.

tale-soc-hangman-on-leave = The Hangman on Leave
told-soc-hangman-on-leave = He is a large mild man with a small bag. He has not had a holiday for eleven years, he says, and people can be so cold. In Vesk he has a sister who does not know. He will pay the full fare and will not talk about work unless asked.
label-soc-hangman-on-leave-a = Take him aboard for Vesk.
outcome-soc-hangman-on-leave-a = He looks at everyone’s neck, just once, and blushes.
label-soc-hangman-on-leave-b = Say you are full.
outcome-soc-hangman-on-leave-b = He nods. He is used to it. He tips his hat to the rigging.

tale-soc-boy-with-box = The Boy with the Box
told-soc-boy-with-box = He may be nine. The box is as long as he is, and tied with bell rope, and he will not put it down. The nuns in Ombrey are to have it, he recites, and whoever brings it may choose from the cellar. He has not been told what is in it. It is asleep, he thinks.
label-soc-boy-with-box-a = Take them aboard for Ombrey.
outcome-soc-boy-with-box-a = He sleeps sitting on it. Now and then the box turns over.
label-soc-boy-with-box-b = Find them another ship.
outcome-soc-boy-with-box-b = You ask along the quay. It takes a while; the box is known.

tale-soc-choirmaster = The Choirmaster
told-soc-choirmaster = He has perfect pitch, and it has ruined him, for he can hear what the sea is in. It went down a semitone in March. He must get to Pellam before it drops again: there is a tuning fork in the drowned town hall there, and he means to have a word with it.
label-soc-choirmaster-a = Take him aboard for Pellam.
outcome-soc-choirmaster-a = He winces at the pumps, but keeps the crew’s songs in tune.
label-soc-choirmaster-b = Send him on his way.
outcome-soc-choirmaster-b = He goes off along the quay with his fingers in his ears.

tale-soc-tax-inspector = The Inspector of Tides
told-soc-tax-inspector = He has gone from port to port with a measuring staff, and everywhere the tide has been found to be irregular. He has it in writing. At the head office in Lanthorn there is a form on which, if it is filled in correctly, the sea can be asked to explain itself.
label-soc-tax-inspector-a = Take him aboard for Lanthorn.
outcome-soc-tax-inspector-a = He inspects your bilge and is good enough to say nothing.
label-soc-tax-inspector-b = Regret that you sail elsewhere.
outcome-soc-tax-inspector-b = He enters that too.

tale-soc-the-twins = The Twins
told-soc-the-twins = Two old ladies in one shawl. They were born on different islands, they explain, a week apart, to mothers who never met, and are twins all the same. In Skarn there is a third. They finish one another’s sentences, and lately they have begun to leave room for her.
label-soc-the-twins-a = Take them aboard for Skarn.
outcome-soc-the-twins-a = They share the cabin, the bunk and the same dream, and knit the crew one long sock.
label-soc-the-twins-b = Decline, twice.
outcome-soc-the-twins-b = “A pity,” says one. “It would have been a dry,” says the other, and waits.

tale-soc-dry-woman = The Woman Who Is Dry
told-soc-dry-woman = It does not rain on her. It rains round her, in the shape of a woman. She wants to go to Morva, as far out as ships go, and she does not haggle. Wherever she stands on your deck the planks have begun to steam.
label-soc-dry-woman-a = Take her aboard for Morva.
outcome-soc-dry-woman-a = The crew hang their washing near her. She appears not to mind.
label-soc-dry-woman-b = You would rather not.
outcome-soc-dry-woman-b = She nods as if you had given the right answer, and goes to ask someone else.

tale-c01-opening = The Bell in the Net
told-c01-opening = The net comes up heavy. In it is a bell of bronze, without a barnacle on it and as warm as a cat. The mate swears he has seen bigger, and it rings. He swears it was his own; it rings again. It rings, you discover, whenever anybody aboard tells a lie.
label-c01-opening-a = Hang it on the quarterdeck.
outcome-c01-opening-a = By evening you know who drank the brandy, and a number of other things.
label-c01-opening-b = Wrap it in sailcloth and stow it.
outcome-c01-opening-b = It goes on ringing in the hold, muffled, mostly at mealtimes.
label-c01-opening-c = Put it back.
outcome-c01-opening-c = It goes down ringing. You all agree that you do not mind, and hear it once more, from below.

tale-c01-journey = The Hearing
told-c01-journey = You have hardly moored when three judges in oilskins come down the quay. A man is to hang at noon, on the word of a single witness. The whole port is sick of it, and the judges cannot look at one another.
memory-c01-journey-a = They heard your bell across the water, all the way in. May they borrow it?
memory-c01-journey-b = They will not say who told them what is in your hold. From the hold comes a muffled clang.
label-c01-journey-a = Lend the court your bell.
outcome-c01-journey-a = It rings before the witness has finished giving his name. The man goes free, and the court, much embarrassed, opens its files to you.
label-c01-journey-b = Say that you have no bell.
outcome-c01-journey-b = It rings. The judges are good enough to laugh. The witness’s friends are not, and press a purse on you to sail at once.

tale-c01-epilogue = The Oldest Liar
told-c01-epilogue = On a night without wind the bell begins to ring and will not stop, though nobody has spoken for an hour. You go round the ship, one by one. It is none of you. Something under the keel is lying, softly, without drawing breath.
outcome-c01-epilogue-a = In court you saw how it is done. You ask it one thing after another, and the bell tells you which of the answers to believe. Toward morning it cracks from lip to crown, like someone who has laughed too long.
outcome-c01-epilogue-b = You know about lies that are paid for. You offer to buy the truth, at a better price; nobody ever has, and it is touched. What it sends up is wrapped in weed, and the bell lies still.

tale-c02-opening = Tomorrow’s Log
told-c02-opening = A logbook floats by in an oilskin bag. The hand is yours, blots and all. The first entry bears tomorrow’s date: “Light airs, rain. Hauled up a logbook. Opinions divided.” There are eleven entries after that, and then nothing but clean paper.
label-c02-opening-a = Read it to the end.
outcome-c02-opening-a = The last entry is in another hand and says only: “Fine weather.” You wish it did not.
label-c02-opening-b = Read one page a day.
outcome-c02-opening-b = It is right about the rain. It is right about the bread. You find yourselves looking forward to the evenings.
label-c02-opening-c = Burn it.
outcome-c02-opening-c = It takes a long time to burn, and one page will not. You do not read it. It reads: “Burnt the log.”

tale-c02-journey = The Stranger
told-c02-journey = The eleventh day. The book gives noon, a bearing, and three words: “Spoke the stranger.” At noon, on that bearing, there is a boat with one person in it, back turned, who is writing.
memory-c02-journey-a = You know what stands on the page after this one. You have not slept.
memory-c02-journey-b = Tomorrow’s page is still unread. You gave yourselves your word, and kept it.
label-c02-journey-a = Speak to the stranger.
outcome-c02-journey-a = The face that turns round is the captain’s. “You’re early,” it says, and tears out a page for you; and tears it crooked, and there is blood.
label-c02-journey-b = Sail on without a word.
outcome-c02-journey-b = That is not in the book. Behind you the pen stops, and then there is a sound of hasty crossing-out.

tale-c02-epilogue = Clean Paper
told-c02-epilogue = You have come to the clean paper. For the first time in weeks nobody knows what tomorrow will be, and the crew stand about like children let out of school. The pen is wet. Somebody must write the next line, and it will very probably be so.
outcome-c02-epilogue-a = You have the stranger’s page to copy from. You copy it, with one improvement, and the ink takes.
outcome-c02-epilogue-b = Nobody has told you what to write. So you write: “Rain easing. All well.” You read it over, and underline “all”.

tale-c03-opening = A Letter for Nobody
told-c03-opening = The postmistress has kept one letter back for thirty years, because it has no address. Feel it, she says. It is heavier on some days than on others, and in this weather it leans toward the window, like a plant. She would be so glad to see it delivered.
label-c03-opening-a = Carry it sealed.
outcome-c03-opening-a = You hang it on a nail above the chart table. By morning it has turned to face the bow.
label-c03-opening-b = Steam it open.
outcome-c03-opening-b = One sheet, blank, and damp. It smells of a house you lived in once. You gum it down again and feel like thieves.
label-c03-opening-c = Leave it in her keeping.
outcome-c03-opening-c = She puts it back on the shelf. It leans.

tale-c03-journey = Half a Mile to Starboard
told-c03-journey = The letter has leaned so far that it tears itself off the nail and slides across the chart table to the edge. Over that edge, half a mile away, is a rowing boat with a red pillar box standing in it, and nobody at the oars.
memory-c03-journey-a = The wax is still whole, and warm.
memory-c03-journey-b = The gum has given way. It flaps as it slides, like something out of breath.
label-c03-journey-a = Post it.
outcome-c03-journey-a = The flap takes a hand along, up to the elbow, and returns it with a receipt.
label-c03-journey-b = Wait for the collection.
outcome-c03-journey-b = At dusk a postman comes walking over the water, empties the box and goes through the bundle. “For you,” he says, and hands you your own letter. It is addressed now.

tale-c03-epilogue = By the Evening Delivery
told-c03-epilogue = There is a letter for you. The postmistress holds it out at arm’s length; it came by the evening delivery, she says, and the sender’s address has been under water for thirty years. She would like to be there when you open it. She has made tea.
outcome-c03-epilogue-a = It answers, point by point, a letter that you never wrote. By the third page you know what you must have asked.
outcome-c03-epilogue-b = It is the sheet you carried all that way, no longer blank. It is a house, drawn by a child, with the cellar drawn in; and gummed to one corner is the key.

tale-c04-opening = The Cook’s Brother
told-c04-opening = Your cook stops dead in the tavern door. At the end of the bar sits his brother, who went down with the “Constance” seven years ago. He is dripping, steadily, into a puddle of his own. He has not aged. He has a tab as long as your arm.
label-c04-opening-a = Pay the tab and take him along (4 coins).
outcome-c04-opening-a = He shakes hands all round. It is like being handed a fish.
label-c04-opening-b = Leave him a coin and go.
outcome-c04-opening-b = The cook lays it on the bar and does not turn round. In the lane behind you go wet footsteps, keeping their distance.

tale-c04-journey = Fresh Fish
told-c04-journey = Nobody has eaten so well in years. Each morning there is fish on the galley step, of kinds the cook has to look up. Now the brother asks a favour. There are others down there in the “Constance”, he says, who would like to come up for a while.
memory-c04-journey-a = He asks it from the chain locker, where he sits all day with the water to his chest.
memory-c04-journey-b = He asks it from the water, at the edge of the lantern light. The cook has been leaving the ladder down.
label-c04-journey-a = Lower the boats for them.
outcome-c04-journey-a = Nine come up. Eight of them only want to see the sky.
label-c04-journey-b = Refuse him, kindly.
outcome-c04-journey-b = He nods. He had to ask. He gives the cook something to keep for him.

tale-c04-epilogue = A Room near the Water
told-c04-epilogue = The brother would like to go ashore here. He has found a room, he says, near the water; just below it, to be exact. The cook carries his bag down the steps until they are wet, and stands there a good while with his hand up.
outcome-c04-epilogue-a = Along the quay, in the rain, stand eight shipmates with their faces turned to the sky. Each tells you the one thing he saw on the way down.
outcome-c04-epilogue-b = “You did right,” the brother says at parting. “They wouldn’t have gone home again.” In the galley, under the flour, he has left his seven years’ pay.

tale-c05-opening = The Lighthouse That Walked
told-c05-opening = There ought to be no lighthouse here. It stands a little askew on three iron legs, and from each leg a line of deep round prints leads back into the surf. The door is open. In the lamp room everything is polished, and the wick has never been lit.
label-c05-opening-a = Light it.
outcome-c05-opening-a = The beam goes out over the sea, falters, steadies. Beneath you something large lets go its breath.
label-c05-opening-b = Unship the lens.
outcome-c05-opening-b = Through it the sea bed can be read like print. As you row away the tower leans after you, like somebody patting his pockets for his glasses.

tale-c05-journey = Ninety Fathoms
told-c05-journey = Ahead in the murk, where your chart says ninety fathoms, the lighthouse is wading. The swell reaches up to its gallery. It takes a step, waits, and takes another, as people do in the dark on their way to the stairs.
memory-c05-journey-a = It burns as you left it, and dips the light twice when it sees you.
memory-c05-journey-b = It is dark. It feels about before it with one leg, and it has heard you.
label-c05-journey-a = Run in under its lee.
outcome-c05-journey-a = If it can see, it walks before you all night, and the seas break on it. If it cannot, it is sorry about the bowsprit.
label-c05-journey-b = Keep well clear, and take bearings.
outcome-c05-journey-b = You watch it to the horizon, and mark every place where it put its feet.

tale-c05-epilogue = As Far As There Is Floor
told-c05-epilogue = You meet it for the last time at the edge of the deep, folded down on its three legs like a camel, the gallery just awash. It has gone as far as there is floor to walk on. Somebody will have to lower a boat.
outcome-c05-epilogue-a = You row over and fill the lamp. It knows your voices. By that light, for one hour, you can see all the way down.
outcome-c05-epilogue-b = You have its whole track on paper. You row once round it, hats off, and draw the last line: here the sea has an end, and there it has none.

tale-c06-opening = The Egg
told-c06-opening = In the crater lies an egg the size of a rum cask, freckled grey. When you put an ear to it there is a heartbeat, slow as a pump. Somebody coughs. After a moment, from inside, comes a cough.
label-c06-opening-a = Take it aboard.
outcome-c06-opening-a = You roll it up a plank. The carpenter builds it a cradle, and the cook has begun to knit.
label-c06-opening-b = Bury it deeper and brush out your tracks.
outcome-c06-opening-b = You pile on warm sand to the height of a man. There is one small cough as you leave, as if somebody would have liked to be asked.

tale-c06-journey = Company
told-c06-journey = Since dawn a shape a cable long has kept station under your keel. It makes no move. It only rises, from time to time, until the water humps and slides off, and looks at you with one eye, and coughs.
memory-c06-journey-a = In the hold something coughs back, and the shell goes “crack”.
memory-c06-journey-b = It noses at your boats, your rudder, the sand in the flukes of your anchor. It knows where you have been.
label-c06-journey-a = Cough.
outcome-c06-journey-a = There follows the kind of silence in which things are decided. Then it comes up under the keel, with great care, and carries you.
label-c06-journey-b = Run out the guns, and do not fire.
outcome-c06-journey-b = It understands guns. It drops astern; it does not go.

tale-c06-epilogue = The Long One and the Short One
told-c06-epilogue = Two of them come out of the rain, a long one and a short one that cannot yet keep a straight course. The long one stays off. The short one has seen you, has thought of something, and is on its way.
outcome-c06-epilogue-a = It opens a mouth like a cellar door and lays something on your deck, gently, as a cat does with a bird, and coughs, and waits to be told that it is clever.
outcome-c06-epilogue-b = It sees the guns and sheers away, and the long one passes to leeward without a look. In their wake the sea is empty of everything that had been hunting you.

tale-c07-opening = A Dead Man’s Debts
told-c07-opening = The lawyer has followed you from quay to quay. Captain Osric Pell, whom you never met, has made you his heirs. There is an estate: one wreck, position known. There are also debts. He unrolls them; they reach to the door, where somebody holds it open for them.
label-c07-opening-a = Accept the estate.
outcome-c07-opening-a = You sign forty times. He blots every one and does not smile.
label-c07-opening-b = Decline it.
outcome-c07-opening-b = He bows. “They will call on you in any case. They find that people do change their minds.” He leaves his card, and a copy of the inventory.

tale-c07-journey = The Cutter
told-c07-journey = A black cutter comes alongside, very tidy, crewed by clerks. The one with the sash reads out the name of Captain Pell, and a sum. It is more money than there is.
memory-c07-journey-a = Your forty signatures are in the file. He turns it round, so that you can admire them.
memory-c07-journey-b = You are not the heirs, you explain. “Not yet,” he agrees, and looks over your sails.
label-c07-journey-a = Pay something on account (5 coins).
outcome-c07-journey-a = He counts it and makes out a receipt, and on the back of the receipt, in pencil, a bearing.
label-c07-journey-b = Ask to see the original.
outcome-c07-journey-b = They have to look for it. They look for it with crowbars.

tale-c07-epilogue = The Estate
told-c07-epilogue = The wreck lies where the papers say, on her side on the beach, sound as a nut. In the cabin, at a tilted desk, sits Captain Pell, dead these nine years, adding up. He does not look round. One of you holds the lantern, the other goes in.
outcome-c07-epilogue-a = You lay the receipt before him. He reads it. He puts down the pen, and it takes him some time to open the hand. Under the hand is the combination of the safe.
outcome-c07-epilogue-b = You lay the original before him, in its pieces. He finds the clause that everyone had overlooked, and for the first time in nine years he laughs.

tale-c08-opening = The Girl in the Crow’s Nest
told-c08-opening = There is a child asleep in the crow’s nest. Nobody brought her aboard. When you ask how long she has been up there, she thinks about it, and says: since before it was a ship. There used to be squirrels.
label-c08-opening-a = Let her stay up there.
outcome-c08-opening-a = She ties herself in like an old hand, and calls down the weather an hour before it comes.
label-c08-opening-b = Bring her down to the warm.
outcome-c08-opening-b = She drinks cocoa and leaves wet leaves on the bench. At night the mast creaks, as if it were looking for something.

tale-c08-journey = A Good Stick of Timber
told-c08-journey = In the harbour people stop and stare up at your mainmast. It has put out buds. A timber merchant comes along with his hat in his hand and names a price that makes the purser sit down.
memory-c08-journey-a = She is sitting in the buds and swinging her legs. She has heard the price.
memory-c08-journey-b = She stands at the rail with her cup, looking up, like somebody who hears her name called.
label-c08-journey-a = Sell him the mast.
outcome-c08-journey-a = He saws for a day. She walks away down the quay, to where there is earth, and does not limp until she thinks you cannot see.
label-c08-journey-b = Send him off.
outcome-c08-journey-b = He raises his offer twice. That night the buds open, and every seam in the ship draws tight.

tale-c08-epilogue = Leaf
told-c08-epilogue = On a rock no bigger than a barn stands a tree, the first you have seen in leaf for years. The rain does not fall beneath it. There is room there for a ship’s company, if they sit close.
outcome-c08-epilogue-a = It has a scar low down, of the shape and size of your mast step. She is sitting in the fork and looks at you sternly. Then she moves over.
outcome-c08-epilogue-b = Your mast leans toward it. From the nest a voice says thank you, and then the nest is empty, and there are squirrels.

tale-c09-opening = The Painter of Dry Land
told-c09-opening = She paints villages, and a week later they drown. People cross the street. She has tried painting badly, she tells you, but those went under too, only crooked. Now she would like to try something that floats, and has been looking at your ship.
label-c09-opening-a = Let her paint the ship.
outcome-c09-opening-a = It is a fine likeness, if a little low in the water.
label-c09-opening-b = Ask her to paint the rain.
outcome-c09-opening-b = She stares at you. Nobody ever has. Then she goes and buys up all the grey in town.
label-c09-opening-c = Cross the street.
outcome-c09-opening-c = You would have been very well painted.

tale-c09-journey = Postage Due
told-c09-journey = A parcel lies at the harbour office, wrapped in sacking, as tall as a door. There are two coins to pay on it. You pay, and carry it aboard, and unwrap it in the cabin with your backs to the light.
memory-c09-journey-a = It is your ship again, from memory. At the wheel stands a figure none of you knows.
memory-c09-journey-b = It is the rain, nine feet of it. If you stand close there is a figure in it, a long way off, walking.
label-c09-journey-a = Hang it up.
outcome-c09-journey-a = Some mornings the figure is nearer. If you put a question to it, it points.
label-c09-journey-b = Paint it over.
outcome-c09-journey-b = Two coats of ship’s white. By midnight the figure has come through, cross, with the brush in its hand; but it is facing the other way now.

tale-c09-epilogue = Yellow
told-c09-epilogue = She has died, says the landlady, in her bed, and as dry as a bone. The last picture was to go to you. It is the sea with no rain on it, and along the top runs a strip of a colour that nobody in the house can put a name to.
outcome-c09-epilogue-a = Your figure is in it, small, on the yellow, sitting down at last. You know that shore. It has been pointing there for weeks.
outcome-c09-epilogue-b = In one corner she has left a hand’s breadth white, your white, and a brush. You paint yourselves in. It takes all evening, and you come out rather well.

tale-c10-opening = The Last Apple
told-c10-opening = Under the rock is a cellar, and the cellar is dry: honestly, thoroughly dry. In the middle grows an apple tree no taller than a child, and on the tree, one apple. Beside it an old man with a musket wakes up and says that you may look.
label-c10-opening-a = Ask him for the apple.
outcome-c10-opening-a = He weeps, and polishes it on his sleeve, and asks that it should be somewhere it can be seen.
label-c10-opening-b = Ask him for a cutting.
outcome-c10-opening-b = He chooses the twig himself, and tells you for two hours how to hold it. He tells you other things too.

tale-c10-journey = Hats in Hands
told-c10-journey = It is all over the port within the hour. By evening there is a crowd on the quay, quiet, with their hats in their hands. Nobody pushes. They would not like to be any trouble.
memory-c10-journey-a = They have heard there is an apple. Most have brought a child, to show it to.
memory-c10-journey-b = They have heard there is a twig with a leaf on it. An old woman asks if she might smell it.
label-c10-journey-a = Let them aboard, one by one.
outcome-c10-journey-a = It takes all night, and nobody touches anything. In the morning there is a heap on the hatch: what they could spare.
label-c10-journey-b = Hand it to the university.
outcome-c10-journey-b = They have a glass house, a committee and, it turns out, a very thick file on the last dry summer.

tale-c10-epilogue = A Square of Nothing Much
told-c10-epilogue = At the edge of the harbour somebody has fenced in a square of nothing much. You look over. It is earth, carried there in buckets, and in the earth there are green points about the length of a fingernail.
outcome-c10-epilogue-a = Nine of them. By every one is a stick with a child’s name, and by every stick stands the child, on guard against goats. They have collected something for you.
outcome-c10-epilogue-b = One of them, with two professors and three notices forbidding things. It is doing well. They have the file ready for you, copied out fair.

tale-c11-opening = The Dead Watch
told-c11-opening = At eight bells in the middle watch a party of sailors you do not know comes up from below, soaked, salutes, and relieves you at wheel and braces. They know their work. The one at the helm has a crab in his collar.
label-c11-opening-a = Let them have the watch.
outcome-c11-opening-a = You sleep as you have not slept for months. In the morning the ship is miles on her way, and scrubbed.
label-c11-opening-b = Order them off your deck.
outcome-c11-opening-b = They look at one another, hurt, and go over the side in order of rank. One of them leaves his papers.

tale-c11-journey = Grievances
told-c11-journey = Two bells. Here they are again, and this time their bosun has a paper. The ink has run, but the main points are clear: no rum, no pay, no burial. There are eleven of them. They stand to attention and drip.
memory-c11-journey-a = They have stood eleven watches for you. They have reckoned it up.
memory-c11-journey-b = They have come along the keel, hand over hand, ever since. They would only like, says the bosun, to be asked.
label-c11-journey-a = Bury them, properly.
outcome-c11-journey-a = You read the service eleven times. At each name one of them steps over the rail, and there is no splash.
label-c11-journey-b = Sign them on (3 coins).
outcome-c11-journey-b = They make their marks. One of them can spell.

tale-c11-epilogue = Eleven Short
told-c11-epilogue = The thing that collects the drowned comes up to see why it is eleven short. It stands a long way out of the water, and there is a good deal of it still under. It does not seem angry. It seems to be counting.
outcome-c11-epilogue-a = You hold up the log: eleven names, the place, the date, the words that were said. It reads slowly. Then it lowers its head, as one does, and leaves by the way it came, and you have seen that way.
outcome-c11-epilogue-b = Your night watch falls in along the rail, cutlasses drawn, dripping. They have signed, says the one who can spell. It looks from them to you, and lays down what it had in its hand.

tale-c12-opening = The Drowned Parliament
told-c12-opening = At low water a town hall stands clear of the sea, and the council is in session, up to its chins. The motion before the house is to postpone the flood. It has been a tie for ninety years, eleven to eleven, and now the chairman has seen you come in.
label-c12-opening-a = Vote aye.
outcome-c12-opening-a = Carried! There is cheering, and a good deal of bubbling. A clerk takes down your names.
label-c12-opening-b = Vote no, on a point of order.
outcome-c12-opening-b = Uproar. But a gentleman with eels in his wig thanks you: he has waited ninety years for somebody to read the thing.

tale-c12-journey = To Be Served in Person
told-c12-journey = A clerk, wet to the hat, stops you in the street and hands you an envelope. It is the resolution of the council, in eleven copies. It is to be served on the party concerned, in person, by you.
memory-c12-journey-a = “Resolved, that the flood be postponed.” Your names stand at the bottom.
memory-c12-journey-b = “Resolved, that the matter be looked into.” You, it appears, are to look.
label-c12-journey-a = Accept the commission.
outcome-c12-journey-a = You receive a sash, and an allowance that would keep a small cat.
label-c12-journey-b = Give it to the harbour lawyers.
outcome-c12-journey-b = They fall on it like gulls. By noon there are nine appeals, and they have found things in the archive that nobody had meant to keep.

tale-c12-epilogue = The Party Concerned
told-c12-epilogue = You serve it over the side, at the deepest sounding on your chart, tied to a stone, in a loud clear voice. For an hour there is nothing. Then the sea goes quiet, as a room does when somebody has come in.
outcome-c12-epilogue-a = An answer rises, on slate, in capitals. The party concerned requests an adjournment.
outcome-c12-epilogue-b = An answer rises, on slate, in capitals. The party concerned encloses all relevant documents.
