# Written by tests/games/everrain/story_words.py from the rows of the cards: what comes of every answer, how it is offered.

effect-sea-upward-rain-a = 1 commodity; everyone on deck takes 1 stress.
effect-sea-upward-rain-b = 1 clue; exhaust 1 fresh order.
prompt-sea-upward-rain = The Upward Rain
move-answer--sea-upward-rain = { $n ->
    [1] Sail through it with every bucket you own.
   *[2] Heave to and measure it.
    }
effect-sea-door-afloat-a = 1 trinket; 1 enemy comes on deck.
effect-sea-door-afloat-b = 1 clue; one of the crew takes 1 stress.
effect-sea-door-afloat-c = Nothing happens.
prompt-sea-door-afloat = A Door, Afloat
move-answer--sea-door-afloat = { $n ->
    [1] Open it.
    [2] Knock back.
   *[3] Leave it standing.
    }
effect-sea-overboard-twice-a = A deckhand joins the crew (if it is full: 4 coins instead).
effect-sea-overboard-twice-b = The Stowaway comes on deck.
effect-sea-overboard-twice-c = 2 clues; every crew member takes 1 stress.
prompt-sea-overboard-twice = Man Overboard, Twice
move-answer--sea-overboard-twice = { $n ->
    [1] Keep the first, give the second a barrel.
    [2] Keep the second, give the first a barrel.
   *[3] Keep both and let them argue.
    }
effect-sea-gull-tax-a = Sail at once with 3 travel points; reveal the next 2 chart tiles and put them back in any order.
effect-sea-gull-tax-b = Everyone on deck takes 1 stress.
effect-sea-gull-tax-c = 1 fleeting order.
prompt-sea-gull-tax = The Gull Tax
move-answer--sea-gull-tax = { $n ->
    [1] Pay in ship’s biscuit (2 coins).
    [2] Ring the bell at them.
   *[3] Offer the captain’s hat.
    }
effect-sea-lights-below-a = 2 clues; one of the crew takes 2 stress.
effect-sea-lights-below-b = Sail at once with 2 travel points.
effect-sea-lights-below-c = Everyone on deck sheds 1 stress.
prompt-sea-lights-below = Lights Below
move-answer--sea-lights-below = { $n ->
    [1] Lower a lantern and a slate.
    [2] Get out the sweeps and row.
   *[3] Put out your own lights.
    }
effect-sea-three-tugs-a = Roll twice for spoils; 1 enemy comes on deck.
effect-sea-three-tugs-b = The agenda goes back 1 space; exhaust 1 fresh order.
prompt-sea-three-tugs = Three Tugs
move-answer--sea-three-tugs = { $n ->
    [1] Tug back, three times.
   *[2] Cut it.
    }
effect-sea-ledger-barge-a = 8 coins; the agenda advances 2 spaces.
effect-sea-ledger-barge-b = 1 clue; one of the crew takes 1 stress.
effect-sea-ledger-barge-c = Roll once for spoils; exhaust 1 fresh order.
prompt-sea-ledger-barge = The Ledger Barge
move-answer--sea-ledger-barge = { $n ->
    [1] Sign for it and take the cash box.
    [2] Strike your line out.
   *[3] Take the barge in tow.
    }
effect-sea-nine-minutes-a = 2 clues; everyone on deck takes 1 stress.
effect-sea-nine-minutes-b = Every crew member sheds 1 stress.
prompt-sea-nine-minutes = Nine Minutes
move-answer--sea-nine-minutes = { $n ->
    [1] Chart every one you can.
   *[2] Lie down on deck and look.
    }
effect-sea-tide-goes-out-a = Roll twice for spoils; the ship takes 1 damage.
effect-sea-tide-goes-out-b = Repair up to 3 destroyed posts.
prompt-sea-tide-goes-out = The Tide Goes Out
move-answer--sea-tide-goes-out = { $n ->
    [1] Dig where the keys are thickest.
   *[2] Scrape and caulk while you can.
    }
effect-sea-patient-sail-a = Renew 2 issued orders; an enemy ship appears on the first player’s tile.
effect-sea-patient-sail-b = Sail at once with 3 travel points; everyone on deck takes 1 stress.
effect-sea-patient-sail-c = 1 clue; the agenda advances 1 space.
prompt-sea-patient-sail = The Patient Sail
move-answer--sea-patient-sail = { $n ->
    [1] Come about and ask her business.
    [2] Crowd on every stitch.
   *[3] Hang out a lamp and wait.
    }
effect-sea-rats-conference-a = Reveal the next 3 chart tiles and put them back in any order; you gain 1 clue.
effect-sea-rats-conference-b = 4 coins; everyone below deck takes 1 stress.
prompt-sea-rats-conference = The Rats’ Conference
move-answer--sea-rats-conference = { $n ->
    [1] Ask them what they know.
   *[2] Set the cat on the cousins.
    }
effect-sea-counting-buoy-a = The agenda goes back 2 spaces; the ship takes 1 damage.
effect-sea-counting-buoy-b = 2 clues; the agenda advances 1 space.
prompt-sea-counting-buoy = The Counting Buoy
move-answer--sea-counting-buoy = { $n ->
    [1] Jam the works with a marlinspike.
   *[2] Let it count, and time it.
    }
effect-sea-polite-fog-passed = 1 clue; sail at once with 2 travel points.
effect-sea-polite-fog-failed = The ship drifts 2 hexes where the fate die sends it; everyone on deck takes 1 stress.
effect-sea-eleven-bottles-passed = 2 clues.
effect-sea-eleven-bottles-failed = 1 clue; whoever took the test takes 2 stress.
effect-sea-cooks-theory-passed = 1 clue; every crew member sheds 1 stress.
effect-sea-cooks-theory-failed = Every crew member takes 1 stress.
effect-sea-blue-fire-passed = Renew 2 issued orders.
effect-sea-blue-fire-failed = The ship takes 1 damage; whoever is in the crow’s nest takes 1 wound.
effect-sea-plaited-weed-passed = 1 clue.
effect-sea-plaited-weed-failed = The ship takes 1 damage; exhaust 1 fresh order.
effect-sea-whale-bell-passed = 2 clues; sail at once with 2 travel points.
effect-sea-whale-bell-failed = The ship takes 2 damage.
effect-sea-hail-of-teeth-passed = 5 coins.
effect-sea-hail-of-teeth-failed = One of the crew takes 1 wound; everyone on deck takes 1 stress.
effect-sea-moths-passed = 1 clue.
effect-sea-moths-failed = Exhaust 2 fresh orders.
effect-sea-green-squall-passed = Sail at once with 4 travel points; the nearest storm moves 1 hex away from your ship.
effect-sea-green-squall-failed = The ship takes 2 damage; the nearest storm moves 1 hex toward your ship.
effect-sea-evensong-passed = The agenda goes back 2 spaces.
effect-sea-evensong-failed = 1 enemy comes on deck; everyone on deck takes 1 stress.
effect-sea-own-signal-passed = 1 clue; the agenda goes back 1 space.
effect-sea-own-signal-failed = An enemy ship appears on the first player’s tile.
effect-sea-at-the-waterline-passed = 1 treasure.
effect-sea-at-the-waterline-failed = The ship takes 1 damage; 1 enemy comes on deck.
effect-exp-underside-stairs-a = 3 clues; one of those ashore takes 1 wound.
effect-exp-underside-stairs-b = 1 clue; everyone ashore takes 1 stress.
prompt-exp-underside-stairs = The Underside of the Stairs
move-answer--exp-underside-stairs = { $n ->
    [1] Follow it down, below the waterline.
   *[2] Hide, and see who uses it.
    }
effect-exp-orchard-of-oars-a = Everyone ashore sheds up to 3 stress; one of those ashore heals 1 wound.
effect-exp-orchard-of-oars-b = 2 fleeting orders; 1 enemy comes on deck.
effect-exp-orchard-of-oars-c = 2 clues; exhaust 1 fresh order.
prompt-exp-orchard-of-oars = The Orchard of Oars
move-answer--exp-orchard-of-oars = { $n ->
    [1] Share the fruit.
    [2] Pull up the straightest oar.
   *[3] Plant one of your own.
    }
effect-exp-inkpot-crabs-passed = 2 clues.
effect-exp-inkpot-crabs-failed = 1 clue; whoever took the test takes 1 wound.
effect-exp-breathing-a = 2 clues; everyone ashore takes 1 stress.
effect-exp-breathing-b = Roll twice for spoils; everyone ashore takes 1 wound.
effect-exp-breathing-c = Everyone ashore sheds 1 stress; the island stays unexplored.
prompt-exp-breathing = Breathing
move-answer--exp-breathing = { $n ->
    [1] In on the in, out on the out.
    [2] Light a fire in the entrance.
   *[3] Back away, humming.
    }
effect-exp-cooks-grave-a = 1 treasure; 1 clue; everyone ashore takes 1 stress.
effect-exp-cooks-grave-b = 1 clue; the agenda goes back 1 space.
prompt-exp-cooks-grave = Here Lies the Cook
move-answer--exp-cooks-grave = { $n ->
    [1] Dig.
   *[2] Scratch out the second L.
    }
effect-exp-upper-house-passed = 2 clues; 3 coins.
effect-exp-upper-house-failed = You lose 3 coins; whoever took the test takes 1 stress.
effect-exp-house-of-salt-a = 1 relic; everyone ashore takes 1 wound.
effect-exp-house-of-salt-b = Everyone ashore sheds up to 2 stress; you gain 1 clue.
prompt-exp-house-of-salt = The House of Salt
move-answer--exp-house-of-salt = { $n ->
    [1] Lift the glass dome.
   *[2] Sit down by the cold hearth.
    }
effect-exp-warm-sand-passed = 2 commodities.
effect-exp-warm-sand-failed = Whoever took the test takes 1 wound; 1 enemy comes on deck.
effect-exp-supper-laid-a = Everyone ashore sheds up to 3 stress and heals 1 wound; the agenda advances 1 space.
effect-exp-supper-laid-b = 2 clues.
effect-exp-supper-laid-c = 3 clues; everyone ashore takes 2 stress.
prompt-exp-supper-laid = Supper for As Many As You Are
move-answer--exp-supper-laid = { $n ->
    [1] Sit down and eat.
    [2] Touch nothing, search everything.
   *[3] Lay one more place.
    }
effect-exp-bridge-of-sorts-passed = Roll 3 times for spoils.
effect-exp-bridge-of-sorts-failed = Whoever took the test takes 2 wounds; roll once for spoils.
effect-exp-bell-pit-passed = 2 clues; the agenda goes back 1 space.
effect-exp-bell-pit-failed = Everyone ashore takes 2 stress.
effect-exp-your-own-boots-a = 2 clues; everyone ashore takes 1 stress.
effect-exp-your-own-boots-b = 1 treasure; 1 clue; the agenda advances 1 space.
prompt-exp-your-own-boots = Your Own Boots
move-answer--exp-your-own-boots = { $n ->
    [1] Follow yourselves.
   *[2] Turn right at the thorn bush.
    }
effect-exp-dry-water-passed = Everyone ashore heals 1 wound; you gain 2 clues.
effect-exp-dry-water-failed = Whoever took the test takes 2 stress; you gain 1 clue.
effect-exp-tide-clock-passed = 1 clue; renew 3 issued orders.
effect-exp-tide-clock-failed = Exhaust 2 fresh orders; the agenda advances 1 space.
effect-exp-harmonium-a = 3 clues; 1 enemy comes on deck.
effect-exp-harmonium-b = 1 treasure; 1 clue.
prompt-exp-harmonium = The Harmonium
move-answer--exp-harmonium = { $n ->
    [1] Finish the march.
   *[2] Open the back.
    }
effect-exp-hermits-toll-a = 3 clues.
effect-exp-hermits-toll-b-passed = 2 clues.
effect-exp-hermits-toll-b-failed = Exhaust 1 fresh order; one of those ashore takes 1 stress.
effect-exp-hermits-toll-c = Everyone ashore heals up to 2 wounds.
prompt-exp-hermits-toll = The Hermit’s Toll
move-answer--exp-hermits-toll = { $n ->
    [1] Give him something from the hold (1 treasure).
    [2] Tell him a story. (Port test)
   *[3] Soup (2 coins).
    }
effect-exp-the-pool-a = One of those ashore draws a new positive trait in place of the old one; you gain 1 clue.
effect-exp-the-pool-b = 1 treasure; everyone ashore takes 1 stress.
prompt-exp-the-pool = The Pool
move-answer--exp-the-pool = { $n ->
    [1] Wave back.
   *[2] Drop a stone in.
    }
effect-exp-kite-rock-passed = Lay the next chart tile beside your own, where you like; you gain 1 clue.
effect-exp-kite-rock-failed = Whoever took the test takes 1 wound; you gain 1 clue.
effect-exp-gravel-garden-a = 2 clues; exhaust 1 fresh order.
effect-exp-gravel-garden-b = 2 commodities; the agenda advances 1 space.
prompt-exp-gravel-garden = The Gravel Garden
move-answer--exp-gravel-garden = { $n ->
    [1] Finish the stroke.
   *[2] Take the two smallest anchors.
    }
effect-exp-a-hand-short-passed = 6 coins; 1 clue.
effect-exp-a-hand-short-failed = You lose 4 coins; whoever took the test takes 1 stress.
effect-exp-glass-beach-passed = 1 trinket; 1 clue.
effect-exp-glass-beach-failed = Everyone ashore takes 1 wound.
effect-exp-gulls-bank-passed = 10 coins.
effect-exp-gulls-bank-failed = 4 coins; whoever took the test takes 1 wound.
effect-exp-chapel-of-boots-a = 1 fleeting order; everyone ashore sheds 1 stress.
effect-exp-chapel-of-boots-b-passed = 3 clues.
effect-exp-chapel-of-boots-b-failed = Everyone ashore takes 1 stress; 1 enemy comes on deck.
prompt-exp-chapel-of-boots = The Chapel of Boots
move-answer--exp-chapel-of-boots = { $n ->
    [1] Change boots.
   *[2] Empty them out, every pair. (Island test)
    }
effect-exp-scarecrow-a = 3 clues; 1 enemy comes on deck.
effect-exp-scarecrow-b = 6 coins; one of those ashore sheds 1 stress.
prompt-exp-scarecrow = The Scarecrow
move-answer--exp-scarecrow = { $n ->
    [1] Turn it round.
   *[2] Go through its pockets.
    }
effect-soc-map-forger-a = Reveal the next 3 chart tiles and put them back in any order; you gain 1 clue.
effect-soc-map-forger-b = Lay the next chart tile beside your own, where you like; you gain 2 clues.
prompt-soc-map-forger = The Map Forger
move-answer--soc-map-forger = { $n ->
    [1] Buy a sketch (3 coins). → Reveal the next 3 chart tiles and put them back in any order; you gain 1 clue.
   *[2] Commission something new (8 coins). → Lay the next chart tile beside your own, where you like; you gain 2 clues.
    }
effect-soc-widows-gun-a = 1 artillery schematic.
effect-soc-widows-gun-b = Whoever went sheds up to 3 stress.
prompt-soc-widows-gun = The Widow’s Gun
move-answer--soc-widows-gun = { $n ->
    [1] Buy the gun (6 coins). → 1 artillery schematic.
   *[2] Stay to tea. → Whoever went sheds up to 3 stress.
    }
effect-soc-shave-tooth-leg-a = Whoever went sheds up to 2 stress.
effect-soc-shave-tooth-leg-b = Every crew member heals 1 wound and sheds 1 stress.
prompt-soc-shave-tooth-leg = Shave, Tooth, Leg
move-answer--soc-shave-tooth-leg = { $n ->
    [1] A shave (1 coin). → Whoever went sheds up to 2 stress.
   *[2] Everything he has (5 coins). → Every crew member heals 1 wound and sheds 1 stress.
    }
effect-soc-lamplighters-a = 1 fleeting order.
effect-soc-lamplighters-b = 2 fleeting orders; reveal the next 2 chart tiles and put them back in any order.
prompt-soc-lamplighters = The Lamplighters’ Guild
move-answer--soc-lamplighters = { $n ->
    [1] Hire one lamp (4 coins). → 1 fleeting order.
   *[2] Hire the shift (9 coins). → 2 fleeting orders; reveal the next 2 chart tiles and put them back in any order.
    }
effect-soc-woman-who-heard-a = 1 clue.
effect-soc-woman-who-heard-b = 3 clues.
prompt-soc-woman-who-heard = The Woman Who Heard
move-answer--soc-woman-who-heard = { $n ->
    [1] Pay her price (4 coins). → 1 clue.
   *[2] Sing to her (1 shanty). → 3 clues.
    }
effect-soc-the-crimp-a = A deckhand joins the crew (if it is full: 4 coins instead).
effect-soc-the-crimp-b = 5 coins; the agenda advances 1 space.
prompt-soc-the-crimp = The Crimp
move-answer--soc-the-crimp = { $n ->
    [1] Take him on (2 coins). → A deckhand joins the crew (if it is full: 4 coins instead).
   *[2] Call the watch. → 5 coins; the agenda advances 1 space.
    }
effect-soc-wet-pawnshop-a = 1 trinket.
effect-soc-wet-pawnshop-b = 1 relic.
prompt-soc-wet-pawnshop = The Wet Pawnshop
move-answer--soc-wet-pawnshop = { $n ->
    [1] Pledge goods (1 commodity). → 1 trinket.
   *[2] Pledge something dear (1 trinket and 3 coins). → 1 relic.
    }
effect-soc-mutual-and-drowned-a = The agenda goes back 3 spaces.
effect-soc-mutual-and-drowned-b = Repair up to 2 destroyed posts.
prompt-soc-mutual-and-drowned = Mutual & Drowned
move-answer--soc-mutual-and-drowned = { $n ->
    [1] Delay the event (5 coins). → The agenda goes back 3 spaces.
   *[2] Claim for old damage. → Repair up to 2 destroyed posts.
    }
effect-soc-three-shells-passed = 7 coins.
effect-soc-three-shells-failed = You lose 4 coins.
effect-soc-anything-to-declare-passed = 1 clue; renew 2 issued orders.
effect-soc-anything-to-declare-failed = Discard 1 treasure of your choice; you lose 2 coins.
effect-soc-professors-witness-passed = 2 clues.
effect-soc-professors-witness-failed = Whoever went takes 2 stress.
effect-soc-harbour-dog-passed = Repair up to 3 destroyed posts; you gain 2 coins.
effect-soc-harbour-dog-failed = Whoever went takes 1 wound.
effect-soc-somebodys-birthday-passed = A deckhand joins the crew (if it is full: 4 coins instead); whoever went sheds 1 stress.
effect-soc-somebodys-birthday-failed = Whoever went takes 1 wound and sheds 1 stress.
effect-soc-dry-preacher-passed = The agenda goes back 2 spaces; you gain 1 clue.
effect-soc-dry-preacher-failed = Every crew member takes 1 stress.
effect-soc-lot-forty-passed = You lose 1 coin; you gain 2 treasures.
effect-soc-lot-forty-failed = You lose 5 coins; you gain 1 commodity.
effect-soc-sister-drinks-passed = 3 clues.
effect-soc-sister-drinks-failed = You lose 2 coins; whoever went takes 1 stress.
effect-soc-bride-in-oilskins-a = A passenger to Pellam takes a cabin (on arrival: 12 coins, every crew member sheds 1 stress).
effect-soc-bride-in-oilskins-b = Nothing happens.
prompt-soc-bride-in-oilskins = The Bride in Oilskins
move-answer--soc-bride-in-oilskins = { $n ->
    [1] Take her aboard for Pellam. → A passenger to Pellam takes a cabin (on arrival: 12 coins, every crew member sheds 1 stress).
   *[2] Wish her luck. → Nothing happens.
    }
effect-soc-beekeeper-a = A passenger to Skarn takes a cabin (on arrival: 8 coins, 1 commodity).
effect-soc-beekeeper-b = Nothing happens.
prompt-soc-beekeeper = The Beekeeper
move-answer--soc-beekeeper = { $n ->
    [1] Take him aboard for Skarn. → A passenger to Skarn takes a cabin (on arrival: 8 coins, 1 commodity).
   *[2] Decline. → Nothing happens.
    }
effect-soc-hangman-on-leave-a = One of the crew takes 1 stress; a passenger to Vesk takes a cabin (on arrival: 15 coins).
effect-soc-hangman-on-leave-b = Nothing happens.
prompt-soc-hangman-on-leave = The Hangman on Leave
move-answer--soc-hangman-on-leave = { $n ->
    [1] Take him aboard for Vesk. → One of the crew takes 1 stress; a passenger to Vesk takes a cabin (on arrival: 15 coins).
   *[2] Say you are full. → Nothing happens.
    }
effect-soc-boy-with-box-a = A passenger to Ombrey takes a cabin (on arrival: 1 relic).
effect-soc-boy-with-box-b = Nothing happens.
prompt-soc-boy-with-box = The Boy with the Box
move-answer--soc-boy-with-box = { $n ->
    [1] Take them aboard for Ombrey. → A passenger to Ombrey takes a cabin (on arrival: 1 relic).
   *[2] Find them another ship. → Nothing happens.
    }
effect-soc-choirmaster-a = A passenger to Pellam takes a cabin (on arrival: 3 clues).
effect-soc-choirmaster-b = Nothing happens.
prompt-soc-choirmaster = The Choirmaster
move-answer--soc-choirmaster = { $n ->
    [1] Take him aboard for Pellam. → A passenger to Pellam takes a cabin (on arrival: 3 clues).
   *[2] Send him on his way. → Nothing happens.
    }
effect-soc-tax-inspector-a = A passenger to Lanthorn takes a cabin (on arrival: the agenda goes back 4 spaces, you gain 4 coins).
effect-soc-tax-inspector-b = Nothing happens.
prompt-soc-tax-inspector = The Inspector of Tides
move-answer--soc-tax-inspector = { $n ->
    [1] Take him aboard for Lanthorn. → A passenger to Lanthorn takes a cabin (on arrival: the agenda goes back 4 spaces, you gain 4 coins).
   *[2] Regret that you sail elsewhere. → Nothing happens.
    }
effect-soc-the-twins-a = A passenger to Skarn takes a cabin (on arrival: 8 coins, every crew member sheds up to 2 stress).
effect-soc-the-twins-b = Nothing happens.
prompt-soc-the-twins = The Twins
move-answer--soc-the-twins = { $n ->
    [1] Take them aboard for Skarn. → A passenger to Skarn takes a cabin (on arrival: 8 coins, every crew member sheds up to 2 stress).
   *[2] Decline, twice. → Nothing happens.
    }
effect-soc-dry-woman-a = Every crew member sheds 1 stress; a passenger to Morva takes a cabin (on arrival: 5 clues).
effect-soc-dry-woman-b = The agenda goes back 1 space.
prompt-soc-dry-woman = The Woman Who Is Dry
move-answer--soc-dry-woman = { $n ->
    [1] Take her aboard for Morva. → Every crew member sheds 1 stress; a passenger to Morva takes a cabin (on arrival: 5 clues).
   *[2] You would rather not. → The agenda goes back 1 space.
    }
effect-c01-opening-a = 1 clue; everyone on deck takes 1 stress; chronicle card 1 goes under the cover, unread.
effect-c01-opening-b = Chronicle card 1 goes under the cover, unread.
effect-c01-opening-c = One of the crew sheds 1 stress.
prompt-c01-opening = The Bell in the Net
move-answer--c01-opening = { $n ->
    [1] Hang it on the quarterdeck.
    [2] Wrap it in sailcloth and stow it.
   *[3] Put it back.
    }
effect-c01-journey-a = 2 clues; chronicle card 2 goes under the cover, unread.
effect-c01-journey-b = 8 coins; chronicle card 2 goes under the cover, unread.
prompt-c01-journey = The Hearing
move-answer--c01-journey = { $n ->
    [1] Lend the court your bell.
   *[2] Say that you have no bell.
    }
effect-c01-epilogue-a = 3 clues; the agenda goes back 1 space.
effect-c01-epilogue-b = 1 clue; 1 relic.
effect-c02-opening-a = 2 clues; every crew member takes 1 stress; chronicle card 3 goes under the cover, unread.
effect-c02-opening-b = Reveal the next 3 chart tiles and put them back in any order; chronicle card 3 goes under the cover, unread.
effect-c02-opening-c = The agenda goes back 1 space; one of the crew takes 1 stress.
prompt-c02-opening = Tomorrow’s Log
move-answer--c02-opening = { $n ->
    [1] Read it to the end.
    [2] Read one page a day.
   *[3] Burn it.
    }
effect-c02-journey-a = 2 clues; one of the crew takes 1 wound; chronicle card 4 goes under the cover, unread.
effect-c02-journey-b = Renew 3 issued orders; the agenda goes back 1 space; chronicle card 4 goes under the cover, unread.
prompt-c02-journey = The Stranger
move-answer--c02-journey = { $n ->
    [1] Speak to the stranger.
   *[2] Sail on without a word.
    }
effect-c02-epilogue-a = 3 clues; 4 coins.
effect-c02-epilogue-b = Every crew member sheds up to 2 stress; you gain 2 clues; the agenda goes back 2 spaces.
effect-c03-opening-a = 2 coins; chronicle card 5 goes under the cover, unread.
effect-c03-opening-b = 1 clue; one of the crew takes 1 stress; chronicle card 5 goes under the cover, unread.
effect-c03-opening-c = Nothing happens.
prompt-c03-opening = A Letter for Nobody
move-answer--c03-opening = { $n ->
    [1] Carry it sealed.
    [2] Steam it open.
   *[3] Leave it in her keeping.
    }
effect-c03-journey-a = One of the crew takes 1 wound; you gain 2 clues; chronicle card 6 goes under the cover, unread.
effect-c03-journey-b = Reveal the next 3 chart tiles and put them back in any order; you gain 1 clue; chronicle card 6 goes under the cover, unread.
prompt-c03-journey = Half a Mile to Starboard
move-answer--c03-journey = { $n ->
    [1] Post it.
   *[2] Wait for the collection.
    }
effect-c03-epilogue-a = 4 clues.
effect-c03-epilogue-b = 2 clues; roll twice for spoils.
effect-c04-opening-a = 1 fleeting order; chronicle card 7 goes under the cover, unread.
effect-c04-opening-b = One of the crew takes 1 stress; you gain 1 clue; chronicle card 7 goes under the cover, unread.
prompt-c04-opening = The Cook’s Brother
move-answer--c04-opening = { $n ->
    [1] Pay the tab and take him along (4 coins).
   *[2] Leave him a coin and go.
    }
effect-c04-journey-a = 2 clues; 1 enemy comes on deck; chronicle card 8 goes under the cover, unread.
effect-c04-journey-b = 1 trinket; chronicle card 8 goes under the cover, unread.
prompt-c04-journey = Fresh Fish
move-answer--c04-journey = { $n ->
    [1] Lower the boats for them.
   *[2] Refuse him, kindly.
    }
effect-c04-epilogue-a = 3 clues; the agenda goes back 1 space.
effect-c04-epilogue-b = 12 coins; 1 clue.
effect-c05-opening-a = 1 clue; the agenda goes back 1 space; chronicle card 9 goes under the cover, unread.
effect-c05-opening-b = 2 clues; everyone ashore takes 1 stress; chronicle card 9 goes under the cover, unread.
prompt-c05-opening = The Lighthouse That Walked
move-answer--c05-opening = { $n ->
    [1] Light it.
   *[2] Unship the lens.
    }
effect-c05-journey-a = If you answered A on the last card: sail at once with 4 travel points, you gain 1 clue; if not: the ship takes 2 damage, you gain 1 clue; either way: chronicle card 10 goes under the cover, unread.
effect-c05-journey-b = 1 clue; reveal the next 2 chart tiles and put them back in any order; chronicle card 10 goes under the cover, unread.
prompt-c05-journey = Ninety Fathoms
move-answer--c05-journey = { $n ->
    [1] Run in under its lee.
   *[2] Keep well clear, and take bearings.
    }
effect-c05-epilogue-a = Exhaust 1 fresh order; you gain 4 clues.
effect-c05-epilogue-b = Exhaust 1 fresh order; lay the next chart tile beside your own, where you like; you gain 3 clues.
effect-c06-opening-a = Every crew member sheds 1 stress; chronicle card 11 goes under the cover, unread.
effect-c06-opening-b = 1 clue; chronicle card 11 goes under the cover, unread.
prompt-c06-opening = The Egg
move-answer--c06-opening = { $n ->
    [1] Take it aboard.
   *[2] Bury it deeper and brush out your tracks.
    }
effect-c06-journey-a = Sail at once with 5 travel points; you gain 1 clue; chronicle card 12 goes under the cover, unread.
effect-c06-journey-b = Renew 2 issued orders; chronicle card 12 goes under the cover, unread.
prompt-c06-journey = Company
move-answer--c06-journey = { $n ->
    [1] Cough.
   *[2] Run out the guns, and do not fire.
    }
effect-c06-epilogue-a = 1 relic; 1 clue.
effect-c06-epilogue-b = The agenda goes back 2 spaces; the elder’s marker moves 1 space away from the enemy’s; you gain 2 clues.
effect-c07-opening-a = 6 coins; chronicle card 13 goes under the cover, unread.
effect-c07-opening-b = 1 clue; chronicle card 13 goes under the cover, unread.
prompt-c07-opening = A Dead Man’s Debts
move-answer--c07-opening = { $n ->
    [1] Accept the estate.
   *[2] Decline it.
    }
effect-c07-journey-a = 2 clues; chronicle card 14 goes under the cover, unread.
effect-c07-journey-b = The Bailiff comes on deck; you gain 1 clue; chronicle card 14 goes under the cover, unread.
prompt-c07-journey = The Cutter
move-answer--c07-journey = { $n ->
    [1] Pay something on account (5 coins).
   *[2] Ask to see the original.
    }
effect-c07-epilogue-a = 10 coins; 2 clues.
effect-c07-epilogue-b = 3 clues; 1 treasure.
effect-c08-opening-a = Reveal the next 3 chart tiles and put them back in any order; you gain 1 clue; chronicle card 15 goes under the cover, unread.
effect-c08-opening-b = Every crew member sheds 1 stress; chronicle card 15 goes under the cover, unread.
prompt-c08-opening = The Girl in the Crow’s Nest
move-answer--c08-opening = { $n ->
    [1] Let her stay up there.
   *[2] Bring her down to the warm.
    }
effect-c08-journey-a = 15 coins; the ship takes 1 damage; chronicle card 16 goes under the cover, unread.
effect-c08-journey-b = Repair up to 3 destroyed posts; you gain 1 clue; chronicle card 16 goes under the cover, unread.
prompt-c08-journey = A Good Stick of Timber
move-answer--c08-journey = { $n ->
    [1] Sell him the mast.
   *[2] Send him off.
    }
effect-c08-epilogue-a = 3 clues; every crew member sheds 1 stress.
effect-c08-epilogue-b = 2 clues; the agenda goes back 2 spaces; every crew member heals 1 wound.
effect-c09-opening-a = 6 coins; the ship takes 1 damage; chronicle card 17 goes under the cover, unread.
effect-c09-opening-b = 1 clue; chronicle card 17 goes under the cover, unread.
effect-c09-opening-c = Nothing happens.
prompt-c09-opening = The Painter of Dry Land
move-answer--c09-opening = { $n ->
    [1] Let her paint the ship.
    [2] Ask her to paint the rain.
   *[3] Cross the street.
    }
effect-c09-journey-a = You lose 2 coins; reveal the next 3 chart tiles and put them back in any order; you gain 1 clue; chronicle card 18 goes under the cover, unread.
effect-c09-journey-b = You lose 2 coins; one of the crew takes 2 stress; the agenda goes back 2 spaces; chronicle card 18 goes under the cover, unread.
prompt-c09-journey = Postage Due
move-answer--c09-journey = { $n ->
    [1] Hang it up.
   *[2] Paint it over.
    }
effect-c09-epilogue-a = 4 clues.
effect-c09-epilogue-b = 2 clues; every crew member sheds up to 3 stress; the agenda goes back 2 spaces.
effect-c10-opening-a = Everyone ashore sheds 1 stress; chronicle card 19 goes under the cover, unread.
effect-c10-opening-b = 1 clue; exhaust 1 fresh order; chronicle card 19 goes under the cover, unread.
prompt-c10-opening = The Last Apple
move-answer--c10-opening = { $n ->
    [1] Ask him for the apple.
   *[2] Ask him for a cutting.
    }
effect-c10-journey-a = 7 coins; every crew member sheds 1 stress; chronicle card 20 goes under the cover, unread.
effect-c10-journey-b = 2 clues; chronicle card 20 goes under the cover, unread.
prompt-c10-journey = Hats in Hands
move-answer--c10-journey = { $n ->
    [1] Let them aboard, one by one.
   *[2] Hand it to the university.
    }
effect-c10-epilogue-a = 2 clues; 6 coins; every crew member heals 1 wound.
effect-c10-epilogue-b = 3 clues; 1 fleeting order.
effect-c11-opening-a = Everyone on deck sheds 1 stress; sail at once with 3 travel points; chronicle card 21 goes under the cover, unread.
effect-c11-opening-b = 1 clue; one of the crew takes 1 stress; chronicle card 21 goes under the cover, unread.
prompt-c11-opening = The Dead Watch
move-answer--c11-opening = { $n ->
    [1] Let them have the watch.
   *[2] Order them off your deck.
    }
effect-c11-journey-a = Every crew member sheds 1 stress; the agenda goes back 2 spaces; chronicle card 22 goes under the cover, unread.
effect-c11-journey-b = 2 fleeting orders; chronicle card 22 goes under the cover, unread.
prompt-c11-journey = Grievances
move-answer--c11-journey = { $n ->
    [1] Bury them, properly.
   *[2] Sign them on (3 coins).
    }
effect-c11-epilogue-a = 3 clues; the agenda goes back 2 spaces.
effect-c11-epilogue-b = 1 clue; roll 3 times for spoils.
effect-c12-opening-a = The agenda goes back 2 spaces; chronicle card 23 goes under the cover, unread.
effect-c12-opening-b = 2 clues; chronicle card 23 goes under the cover, unread.
prompt-c12-opening = The Drowned Parliament
move-answer--c12-opening = { $n ->
    [1] Vote aye.
   *[2] Vote no, on a point of order.
    }
effect-c12-journey-a = 4 coins; 1 fleeting order; chronicle card 24 goes under the cover, unread.
effect-c12-journey-b = 2 clues; chronicle card 24 goes under the cover, unread.
prompt-c12-journey = To Be Served in Person
move-answer--c12-journey = { $n ->
    [1] Accept the commission.
   *[2] Give it to the harbour lawyers.
    }
effect-c12-epilogue-a = The agenda goes back 3 spaces; the elder’s marker moves 1 space away from the enemy’s; you gain 1 clue.
effect-c12-epilogue-b = 4 clues.
