ui-guide-everrain-port = You chart a drowned sea and win with clues: five handed in at a University move your marker on, and it must reach the end before the enemy’s. In port each of your crew does one thing. A third pair of hands is worth its wage: hire.
ui-guide-everrain-port-2 = The society card is an offer; you may leave it. Behind every story stands a price you see and an outcome you don’t.
ui-guide-everrain-port-3 = Clues can be bought: whoever listens in the tavern pays coins for one, and may go on, each time dearer. Keep a few coins for repairs and for the wages at the end of the act.
ui-guide-everrain-port-4 = When nobody has anything left to do here, leave the port. Your crew is below deck then, and orders bring them to their posts.
ui-guide-everrain-free_tile = The first tile is a gift, clues on its back included. Lay it so that land or a wreck lies straight ahead of you; every turn of the ship costs a point.
ui-guide-everrain-turn = Almost everything costs an order, and you renew only three a round. First send somebody with a crew order to the helm: every manned navigation post makes each navigation order worth one point more.
ui-guide-everrain-turn-2 = The crow’s nest is the other post you want manned: without it you cannot lay a new tile, and most new tiles bring clues.
ui-guide-everrain-turn-3 = Now give a navigation order. Its points are spent at the helm, one after another; what you don’t use is lost.
ui-guide-everrain-turn-4 = Keep an eye on where the turn ends. On open sea everybody on deck takes stress and a sea event comes; in port or at land it is quieter. Orders you keep stay fresh.
ui-guide-everrain-steer = One point: turn one side, sail one hex, or lay a tile if the bow faces the edge of the chart and the crow’s nest is manned. Rough sea costs double. In port you set the bow for free first.
ui-guide-everrain-steer-2 = Count to the end: which hex do you want to stop on? Wrecks, islands and ports wait for you; a tile with an active altar puts an enemy on your deck.
ui-guide-everrain-renew = Three issued orders come back. You need crew orders to fill posts, navigation to sail, fire only with a target in reach.
ui-guide-everrain-rotate = Turn it so that what you want lies ahead and rough sea lies aside. You have the clues on its back already.
ui-guide-everrain-which_tile = Take the tile with more clues, or the one whose land you need; the other stays for later.
ui-guide-everrain-scout = You set what comes next. Clues on the back are certain, the rest depends on where you want to go.
ui-guide-everrain-sea = A sea event; you cannot decline it. You see what an answer costs, not what follows. Pay when you can spare it; one answer is always free.
ui-guide-everrain-exp = An expedition; you cannot decline it. A test compares the fate die, 0 to 9, with somebody’s value: choose what your people are good at.
ui-guide-everrain-soc = Somebody wants something from you. A passenger needs a free cabin and pays on arrival; a test is easier with a high Port value.
ui-guide-everrain-c = A chronicle: three cards, told over the whole voyage. What you answer here decides which page comes later. It belongs to you alone.
ui-guide-everrain-envoy = Whoever goes has no other place in this port. Send the one whose other errand is worth least, or the best at the test.
ui-guide-everrain-tester = You pass if the die, 0 to 9, shows no more than the value. Take the highest, unless failing would hurt just that one.
ui-guide-everrain-whom = Wounds and stress fill one track, and a full track is a death. Give it to whoever has the most room.
ui-guide-everrain-whom_relieved = Help whoever is nearest to a full track; wounds and stress count together.
ui-guide-everrain-swap = Another card may be better or worse; this one you know at least. You cannot go back.
ui-guide-everrain-which_card = Keep the offer you can pay for or profit from; the other is gone.
ui-guide-everrain-hand_in = Five clues move your marker one space. Treasures with a clue value count, too, but what goes beyond five is lost, so plain clues first.
ui-guide-everrain-mend = Helm, bow and crow’s nest first, then the gun you use. With all ten posts destroyed the ship is lost.
ui-guide-everrain-heal = Treat whoever is nearest to a full track. Stress goes away by resting in the tavern.
ui-guide-everrain-soothe = Help whoever is nearest to a full track; on deck stress comes back with every turn at sea.
ui-guide-everrain-nurse = Dress whoever is nearest to a full track.
ui-guide-everrain-without = Leave out whoever has the least stress, or is soon to rest in a tavern.
ui-guide-everrain-wages = Whoever gets no pay leaves the ship. Keep the best trait and the highest dice; somebody must stay aboard.
ui-guide-everrain-token = A new order for the rest of the voyage. Navigation carries you, crew fills the posts; a fleeting order is anything, but only once.
ui-guide-everrain-refresh = Take back the order you need before your next renewal.
ui-guide-everrain-exhaust = One order is gone for now. Give up the kind you have no use for this turn.
ui-guide-everrain-evade = Attack dice end the fray, evasion dice spare your crew. With few dice against a weak enemy attack; with somebody close to death evade.
ui-guide-everrain-omen = For one fresh order the omen counts. It pays if that one hit sinks or kills, or that one evade saves somebody.
ui-guide-everrain-strike = Kill what can be killed; a wounded enemy still rolls all its dice.
ui-guide-everrain-smite = Kill what can be killed; a wounded enemy still rolls all its dice.
ui-guide-everrain-support = Each hit wounds an enemy on your friend’s deck; blanks destroy your friend’s posts. Finish the wounded ones.
ui-guide-everrain-bear = Give the hit to whoever has the most room on the track. A full track is a death.
ui-guide-everrain-place = An enemy comes aboard and rolls a die at once. Far from your crew it breaks posts, beside them it bites. Blank posts are the cheapest to lose.
ui-guide-everrain-bring = Company arrives. Far from your crew it costs you a turn less blood, but posts in its zone are in danger.
ui-guide-everrain-step = Both ways are equally short. Lead it away from a gun, a navigation post and the wounded.
ui-guide-everrain-activate = You set the order. Let those act first whose hits would be wasted now.
ui-guide-everrain-rouse = The one roused acts once more. Pick the one that is weakest, or farthest from your crew.
ui-guide-everrain-drag = Whoever is dragged stands beside the enemy. Take somebody healthy who can fight.
ui-guide-everrain-lure = Somebody comes up from below. Take one with little stress; the way back costs an order.
ui-guide-everrain-drop = Give up what brings the least, counting its price in the next port and its clue value.
ui-guide-everrain-discard = Four treasures fit. Throw out what sells badly and holds no clues.
ui-guide-everrain-gift = Give what sells badly and holds no clues.
ui-guide-everrain-throw_away = Throw away what sells badly and holds no clues.
ui-guide-everrain-salvage = Take what sells best or holds clues; what finds no room stays with the wreck.
ui-guide-everrain-keep = One treasure survives. Take one with a clue value, or what sells best near the port you return to.
ui-guide-everrain-return = Several ports are equally near to your wreck. You come back with 20 coins and one deckhand; mounted upgrades stay. Choose where you want to sail on from.
ui-guide-everrain-blessing = The new roll counts, whatever it shows. Clues are hard to beat.
ui-guide-everrain-dice = The dice are used up with this. Roll again only where the result matters.
ui-guide-everrain-react = A treasure could help right now. It works once, so ask whether this is the moment.
ui-guide-everrain-mount = A gun reaches only what its card shows, seen from its side of the ship. Improvements fill the six slots below.
ui-guide-everrain-plan = A schematic does nothing until a shipyard mounts it for half its value. Cover what you need least.
ui-guide-everrain-storm = Into a storm and out of it each cost a post, every turn inside, too. Keep it off the ships and off the ports you want to visit.
ui-guide-everrain-storm_place = One hex of it lies on the first ship. Lay the rest where nobody wants to sail, so that the way out is short.
ui-guide-everrain-which_storm = They are equally near, so it is your choice. Move the one whose way leads past you and past your ports.
ui-guide-everrain-boarding = No orders are needed: each of your crew moves and fights once in a step. Go together against one enemy, and spare whoever is nearly done for.
ui-guide-everrain-journey = Each token you turn over costs somebody 1 stress and brings a clue, a treasure, rest, or trouble. You may stop at any time; at the golden point an expedition card awaits you.
ui-guide-everrain-journey_stress = Give it to whoever has the most room on the track.
ui-guide-everrain-deal = Ships side by side share everything but orders and mounted upgrades. Put clues together on the ship that will be first at a University.
ui-guide-everrain-consent = You win and lose together. Give it if it is of more use over there.
ui-guide-everrain-undertow = It draws you nearer. Choose the hex from which you can leave or fire best.
ui-guide-everrain-put_out = Put out to where your next goal is nearest and the water calm.
ui-guide-everrain-face_out = Point the bow where you want to sail next; turning later costs points.
ui-order-everrain-storm_drift = Storms drift away from the ships{ $until ->
    [round] , this round
   *[game] {""}
}
ui-order-everrain-storm_drift-new = Let storms always drift away from us…
ui-order-everrain-storm_drift-give = Drift away
ui-order-everrain-storm_toward = Where storms come nearer: by the way that spares the others{ $until ->
    [round] , this round
   *[game] {""}
}
ui-order-everrain-storm_toward-new = Where a storm comes nearer, spare the others…
ui-order-everrain-storm_toward-give = Spare the others
ui-order-everrain-omen = Omens: never paid for{ $until ->
    [round] , this round
   *[game] {""}
}
ui-order-everrain-omen-new = Never pay for omens…
ui-order-everrain-omen-give = Leave all omens
ui-order-everrain-activate = Enemies act zone by zone{ $until ->
    [round] , this round
   *[game] {""}
}
ui-order-everrain-activate-new = Let enemies always act zone by zone…
ui-order-everrain-activate-give = Zone by zone
