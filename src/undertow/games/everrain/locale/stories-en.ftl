### The Everrain: what enemies, elders, shellbacks, guns, endings and moments tell. English.

## Enemies

story-enemy-stowaway = He is wearing your good blanket. He has stopped shivering.
story-enemy-bailiff = He knocks, although the door is open, and reads out what you are worth.
story-enemy-chorister = A small voice, half a beat behind. It is waiting for you to join in.
story-enemy-hundredling = No longer than a man, and not finished. It feels along the rail for the rest of itself.
story-enemy-empty-ship = Every lamp lit, every berth made. There is a card with your name on one pillow.
story-enemy-drip = A puddle that remembers having been somebody. It is always nearly gone.
story-enemy-barnacled = Your trade, your rank, your age; only grown over. It mends nothing and takes apart everything.
story-enemy-gutterling = Comes in by the scuppers, goes out with your change.
story-enemy-gullwife = She does not bite. She screams, from close by, things that are true.
story-enemy-net-widow = She has been mending the same net since they brought him in. There is room in it.
story-enemy-tallow-man = Burns at both ends and does not mind who stands near.
story-enemy-eel-sergeant = One of him is bad. What he says to the others is worse.
story-enemy-lampmouth = A warm light on a dark deck. Somebody below always gets up to see.
story-enemy-drowned-admiral = He countermands. It takes a moment to remember that one need not obey.
story-enemy-anchorite = A hermit of the sea bed, chained to his vow. Where he kneels down the ship stops.
story-enemy-belfry-crab = It outgrew the bell it lived in and moved into the tower. It strikes the hours on whatever is nearest.
story-enemy-tide-bride = She is late for her wedding and brings her bridesmaids.
story-enemy-customs-hulk = It no longer floats, strictly; it is carried by its paperwork.
story-enemy-ropewalker = No hull, only rigging, and somebody in every knot.
story-enemy-choir-barge = Forty basses, anchored by the throat.
story-enemy-lantern-galley = Rowed by moths. It goes where the light is, and that is you.
story-enemy-bone-galleon = Built from the inside outward by what was inside.
story-enemy-flood-flagship = Wherever it passes they lower flags; the flags stay down.

## Elders

story-elder-landlord = It is not angry. It has been patient for a very long time, and the harbours are overdue.
story-elder-hundredfathom = Something that long has no front. Wherever you look along it, it is looking back.
story-elder-unsung = A hymn nobody has dared to finish. It has come to hear the rest.

## Shellbacks

story-crew-marthe = Marthe has charted the same coast four times and it was never there.
story-crew-teasel = Teasel can be heard in the next parish, and has been asked to stop.
story-crew-aubrin = Aubrin left the convent by a window, with the candlesticks.
story-crew-corvane = Corvane has heard nothing since the magazine went up, and has been happy since.
story-crew-nacht = Nacht is a doctor of something.
story-crew-ferrow = Ferrow was never here, and you did not get it from him.
story-crew-yusra = Yusra steers by the taste of the spray and says it is only practice.
story-crew-wick = Wick has been twelve for forty years and would like it not to be mentioned.

## Guns

story-upgrade-old-swivels = They came with the ship. So did the noise.
story-upgrade-demi-culverins = Half a culverin is still a good deal of culverin.
story-upgrade-carronades = For conversations that have gone far enough.
story-upgrade-long-nines = Patient guns. They like a long look first.
story-upgrade-full-broadside = Everything at once, and afterwards the deck to sweep.
story-upgrade-langrage = Nails, hinges, cutlery. Somebody will miss the spoons.
story-upgrade-bow-chasers = They work just as well for being chased.
story-upgrade-stern-petard = You say goodbye first. That is the whole of its art.
story-upgrade-mortar = It goes up. It comes down. In between everyone is equal.

## Endings

story-ending-discovery = At six in the morning it is quiet. Nobody cheers. Somebody holds a hand out over the rail and draws it back dry; then somebody hangs a shirt on the yard, and then everybody does.
story-ending-agenda = The books are closed; they were not yours. The last chart has no edges any more, only water, correctly drawn. You go on pumping, because it is your watch.
story-ending-elder_landlord = The lamp goes out for the first time in ninety years. Where the town was, a door stands in the water. Somebody pulls it to from inside, softly, as you do when children are asleep.
story-ending-elder_hundredfathom = Two ships’ lanterns go down side by side and stay lit for a long time. The line runs out over the rail. Nobody is paying it out.
story-ending-elder_unsung = The third verse is the one everybody knows. In every harbour they put down what they are holding and stand up. You find that you have been singing for some time.
story-ending-length = In Lanthorn they keep your berth free for a year, then for another. After that somebody ties up a rowing boat there. The lamp is lit every evening all the same.

## Moments; --2, --3: the second and third time

story-event-round_begun = The lines come in. Behind you the lamp goes round, as it has for ninety years. Ahead of you the chart stops.
story-event-tile_laid = The lookout calls down what she sees, and somebody draws it. It looks like a place now. An hour ago it was only weather.
story-event-wounded = The first blood of the voyage. The rain has it off the planks before anyone can fetch a bucket.
story-event-died = Somebody takes the cap down from its nail and does not know where to put it.
story-event-died--2 = Tonight’s watch is one voice short, and everybody waits for it all the same.
story-event-died--3 = You give the sea what it wants and keep the boots.
story-event-ship_lost = For a while her lamp burns on under water. Then there is a place on the chart where nobody steers.
story-event-act_won = The act ends, and it is yours. In Lanthorn a professor runs through the streets with your pages, in his slippers.
story-event-act_lost = The act ends, and it is theirs. Something in the deep turns over, as a sleeper does when the door is left open.
story-event-storm_placed = A wall stands across the sea. It has no foot, and it is coming your way. Make fast whatever you would like to see again.
story-event-elder_lowered = The compasses agree on something for once. They all point down.
story-event-elder_woken = The two markers meet. What has been asleep under the rain all this time is awake.
