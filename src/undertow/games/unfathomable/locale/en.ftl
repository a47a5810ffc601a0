topic-actions = Actions
topic-action_abilities = Action abilities
topic-activations = Activations
topic-attack = Attack
topic-adjacent = Adjacent
topic-arrows = Deep One movement arrows
topic-brig = Brig
topic-front = Front of the ship
topic-chaos_deck = Chaos deck
topic-characters = Characters
topic-ending = Ending the game
topic-removed = Removed from the game
topic-reveal_ability = Reveal ability
topic-reveal = Reveal as a traitor
topic-revealed_traitors = Revealed traitors
topic-spawn = Spawn
topic-waypoints = Waypoint cards
topic-abilities = Abilities
topic-enemies = Enemies
rule-actions-0 = In your action step you perform two actions. Which ones you can choose from depends on whether you are a human or a revealed traitor.
rule-actions-1 = Some action abilities give you one or more extra actions, so you can come to more than two in a turn.
rule-actions-2 = As a human you choose from these actions: move, attack, rescue a passenger, trade items, use an action ability of your own, use an action ability of your space. Revealing as a traitor is an action too.
rule-actions-3 = As a human you can use an action to move to any ship space.
rule-actions-3a = As a human in the Brig you cannot use the move action. Your way out is the action ability of the Brig.
rule-actions-3b = You can move neither to a water space nor into the Deep.
rule-actions-3c = You cannot enter the Brig or the Sick Bay of your own accord.
rule-actions-4 = As a human you can use an action to attack one Deep One or one revealed traitor in your space.
rule-actions-5 = As a human you can use an action to rescue one passenger in your space. There has to be a passenger there.
rule-actions-6 = As a human you can use an action to start a trade of items in your space. Somebody else has to be there.
rule-actions-6a = In a trade everyone in the space may give items, receive items, or both. You need not take part yourself, but one of you has to have an item.
rule-actions-7 = As a human you can use an action for an action ability of your own: one in your play area or one on a skill card you hold.
rule-actions-7a = Your own action abilities can be on your character sheet, your feat card, your items, your title cards and any other card in your play area.
rule-actions-7b = If you use the action ability of a skill card in your hand, you discard that card once the ability is resolved.
rule-actions-8 = As a human you can use an action for one action ability of the space you are in.
rule-actions-8a = You cannot use an action ability of your space while a Deep One or a revealed traitor is there too. In the Brig you still can.
rule-actions-8b = In a damaged interior space you can use the action ability of the damage card lying there. That repairs the space.
rule-actions-8c = In an interior space without damage you can use the action ability of the space itself.
rule-actions-8d = You can use each action ability of a space no more than once per turn.
rule-actions-8d-i = Repairs are free of the limit of one use per turn that action abilities of spaces have.
rule-actions-9 = As a revealed traitor you choose from these actions: move, attack a human, defeat a passenger, use an action ability on one of your cards.
rule-actions-10 = As a revealed traitor you can use an action to move to any ship space.
rule-actions-10a = As a revealed traitor in the Brig you can move out only by discarding skill cards from your hand with values of 12 or more in total.
rule-actions-10a-i = You discard all the cards that pay for leaving the Brig together, and leave the Brig at once in the same action.
rule-actions-10b = As a revealed traitor, too, you can move neither to a water space nor into the Deep.
rule-actions-10c = As a revealed traitor, too, you cannot enter the Brig or the Sick Bay of your own accord.
rule-actions-11 = As a revealed traitor you can use an action to attack one human in your space.
rule-actions-12 = As a revealed traitor you can use an action to defeat one passenger in your space, but only if no human is there.
rule-actions-13 = As a revealed traitor you can use an action for the action ability of one of your cards, be it in hand or in your play area.
rule-actions-13a = As a revealed traitor, too, you must discard a skill card from your hand once its action ability is resolved.
rule-actions-13b = As a revealed traitor you can use neither the abilities of your character sheet nor those of spaces on the board.
rule-action_abilities-0 = If an ability starts with “Action:”, it is an action ability, and you must spend one action on it.
rule-action_abilities-1 = You can use the action abilities of your character sheet, your feat card, your items, your title cards and all other cards in your play area.
rule-action_abilities-1a = As a revealed traitor you can no longer use the abilities of your character sheet.
rule-action_abilities-2 = You can use the action abilities of skill cards you hold in your hand.
rule-action_abilities-2a = A skill card whose action ability you used is discarded as soon as that ability is resolved.
rule-action_abilities-2b = As a human you cannot use the action abilities of treachery cards. Only revealed traitors can.
rule-action_abilities-3 = As a human you can use one of the action abilities your space has.
rule-action_abilities-3a = With even one Deep One or revealed traitor beside you, the action abilities of your space are closed to you. The Brig is the one exception.
rule-action_abilities-3b = If you are a human in a damaged interior space, you can use the damage card’s action ability to repair it.
rule-action_abilities-3c = If you are a human in an undamaged interior space, you can use its action ability. The reference sheet for humans has the full text.
rule-action_abilities-3d = You can use the action ability of each interior space no more than once per turn.
rule-action_abilities-3d-i = A repair is not counted: in one turn you can repair a space and use its own action ability as well.
rule-action_abilities-3e = As a revealed traitor you cannot use action abilities of the space you are in.
rule-activations-0 = Each time an activation icon is resolved, monsters activate.
rule-activations-1 = There are three different activation icons: Mother Hydra, Father Dagon and Deep Ones.
rule-activations-1a = One activation icon stands for Mother Hydra.
rule-activations-1b = One activation icon stands for Father Dagon.
rule-activations-1c = One activation icon stands for the Deep Ones.
rule-activations-2 = Each mythos card shows an activation icon in the lower right corner. You resolve it when you resolve the card.
rule-activations-3 = The text of some cards contains activation icons and tells you to resolve them.
rule-activations-3a = Activation icons in a card’s text follow the same rules as all others.
rule-activations-4 = While a monster is in the Deep, it cannot be activated.
rule-activations-5 = When Mother Hydra activates, she first damages the ship and then moves one water space towards the front.
rule-activations-6 = Mother Hydra damages the interior space closest to her own water space.
rule-activations-6a = You find the interior space closest to Mother Hydra by following the movement arrows from her space.
rule-activations-6b = If the interior space closest to Mother Hydra is damaged already, she damages the one without damage that is closest to it.
rule-activations-6b-i = If several undamaged interior spaces are equally close, Mother Hydra damages the one with the highest printed number.
rule-activations-6c = As soon as six spaces are damaged, the game ends.
rule-activations-7 = When Mother Hydra moves, she goes to the adjacent water space that is closest to the front.
rule-activations-7a = If Mother Hydra is already in a numbered water space when she activates, she stays there.
rule-activations-8 = If Mother Hydra is in the Deep, she does not activate; two Deep Ones spawn in the Deep instead. If it then holds four or more Deep Ones, roll the die: she and all those Deep Ones go to the water space matching the result.
rule-activations-8a = If the supply has too few Deep Ones to spawn two while Mother Hydra is in the Deep, the game ends.
rule-activations-9 = When Father Dagon activates, two Deep Ones first spawn on the ship, and then he moves one water space towards the front.
rule-activations-10 = Father Dagon’s two Deep Ones both go to the one deck space adjacent to him that his arrow shows.
rule-activations-10a = The movement arrow in Father Dagon’s space points to the deck space adjacent to him.
rule-activations-10b = If the supply has too few Deep Ones for Father Dagon’s activation, the game ends.
rule-activations-11 = When Father Dagon moves, he goes to the adjacent water space that is closest to the front.
rule-activations-11a = If Father Dagon is already in a numbered water space when he activates, he stays there.
rule-activations-12 = If Father Dagon is in the Deep, he does not activate; two Deep Ones spawn in the Deep instead. If it then holds four or more Deep Ones, roll the die: he and all those Deep Ones go to the water space matching the result.
rule-activations-12a = If the supply has too few Deep Ones to spawn two while Father Dagon is in the Deep, the game ends.
rule-activations-13 = Each Deep One activates on its own; if several do so at the same time, the current player sets the order. A Deep One does only the first of these things that is possible: attack, defeat a passenger, damage its space, move.
rule-activations-14 = Option 1 of a Deep One: it attacks a human in its space.
rule-activations-14a = If several humans are in the Deep One’s space, the current player chooses which of them it attacks.
rule-activations-14b = A Deep One never attacks a revealed traitor.
rule-activations-15 = Option 2 of a Deep One: it defeats one passenger in its space.
rule-activations-16 = Option 3 of a Deep One: it damages the space it is in.
rule-activations-16a = A Deep One can damage only an interior space that has no damage yet.
rule-activations-16b = When a Deep One damages its space, the top card of the damage deck is drawn and resolved.
rule-activations-16b-i = The Deep One has used its activation even when the damage card it draws ends up removing itself from the game.
rule-activations-17 = Option 4 of a Deep One: it moves to an adjacent space. Where it goes depends on where it is.
rule-activations-17a = A Deep One in a water or deck space moves along the movement arrow.
rule-activations-17b = A Deep One in an interior space moves towards the closest undamaged interior space. If several are equally close, it heads for the one with the highest printed number.
rule-activations-18 = If the Deep Ones activate and none of them is on the board outside the Deep, two spawn in the Deep. If it then holds four or more Deep Ones, roll the die: all monsters in the Deep go to the water space matching the result.
rule-activations-18a = If no Deep One is outside the Deep and the supply has too few to spawn two, the game ends.
rule-attack-0 = Characters and Deep Ones attack in order to defeat another character or a Deep One in the same space.
rule-attack-1 = An attack can begin in one of three ways: by an action, by a card ability or by a Deep One’s activation.
rule-attack-1a = In your action step you can spend an action to attack.
rule-attack-1b = Some abilities on cards let you attack.
rule-attack-1c = A Deep One can attack when it activates.
rule-attack-2 = An attack has seven steps, taken one after another: attacker, defender, target number, abilities before the roll, roll, rerolls, result.
rule-attack-3 = Step 1 of an attack: the player or Deep One who makes the attack is the attacker.
rule-attack-4 = Step 2 of an attack: if you attack, you choose the defender. If a Deep One attacks, the current player chooses.
rule-attack-4a = Only someone in the attacker’s space can be the defender.
rule-attack-4b = As a human you can attack only Deep Ones and revealed traitors.
rule-attack-4c = Revealed traitors and Deep Ones can attack only humans.
rule-attack-5 = Step 3 of an attack: the target number is set. It is the lowest result with which the attack succeeds.
rule-attack-5a = An attack on a Deep One has target number 4.
rule-attack-5b = An attack on a character has target number 6.
rule-attack-6 = Step 4 of an attack: whoever wants to can now use abilities that apply “before a die is rolled”.
rule-attack-7 = Step 5 of an attack: one of the players rolls.
rule-attack-8 = Step 6 of an attack: whoever wants to can now use abilities that reroll the die.
rule-attack-8a = After each reroll the attack goes back to step 4.
rule-attack-9 = Step 7 of an attack: add all modifiers to the roll. If you reach the target number or more, the attack succeeds; if not, it fails.
rule-attack-9a = If the attack succeeds, the defender is defeated.
rule-attack-9a-i = A Deep One defeated by an attack goes back to the supply.
rule-attack-9a-ii = A human defeated by an attack goes to the Sick Bay.
rule-attack-9a-iii = A revealed traitor defeated by an attack goes to the Brig.
rule-attack-9b = If the attack fails, nothing happens.
rule-adjacent-0 = Two spaces are adjacent if they share a border.
rule-adjacent-1 = Spaces that touch only at a corner are not adjacent.
rule-adjacent-2 = A figure, token or card is adjacent to everything its own space is adjacent to: spaces and what is in them.
rule-adjacent-3 = Things in two adjacent spaces are adjacent to each other.
rule-arrows-0 = The movement arrows on the board show in which direction Deep Ones move.
rule-arrows-1 = Every water space and every deck space has one movement arrow.
rule-arrows-2 = Interior spaces have no movement arrows between them, because Deep Ones there move by a rule of their own.
rule-brig-0 = The Brig is the ship’s cell. Humans under suspicion can be locked up in it, and a revealed traitor who is defeated goes there.
rule-brig-1 = As a human you can send another human to the Brig: use the action ability of the Captain’s Cabin and pass its skill check.
rule-brig-1a = Every player can add cards to the skill check of the Captain’s Cabin.
rule-brig-2 = When you as a human are put in the Brig, you lose all your titles.
rule-brig-3 = A revealed traitor who is defeated is moved to the Brig.
rule-brig-4 = If you are in the Brig, you cannot simply move out.
rule-brig-4a = As a human you get out of the Brig by using its action ability and passing the skill check.
rule-brig-4a-i = As a human you can use the Brig’s action ability even if a revealed traitor is in there with you.
rule-brig-4a-ii = Every player can add cards to the skill check of the Brig.
rule-brig-4b = As a revealed traitor you get out of the Brig by discarding skill cards from your hand with values of 12 or more in total.
rule-brig-4b-i = A revealed traitor discards all the cards needed for leaving the Brig together and is out at once. Both are part of one action.
rule-brig-4c = An effect that moves characters cannot take you out of the Brig unless its text expressly names the Brig.
rule-brig-5 = While you are in the Brig, you can add no more than one card to each skill check.
rule-brig-6 = While you are in the Brig, you cannot use the abilities of the items in your play area.
rule-brig-6a = While you are in the Brig, your active Improvement adds nothing to your skill set.
rule-brig-7 = As a human in the Brig you do not resolve the crisis of your mythos card in your mythos step, only its activation icon and its track icon.
rule-brig-7a = If the track icon of a human in the Brig is a choice of tracks, the Captain chooses.
rule-brig-7b = If a human in the Brig draws a mythos card made for one certain character, and that character is absent from the game, revealed as a traitor or in the Brig, the card is discarded and a new one drawn, as always.
rule-brig-8 = A human who is defeated in the Brig stays there.
rule-brig-9 = You cannot move to the Brig of your own accord.
rule-brig-10 = The Brig cannot be damaged.
rule-brig-11 = Deep Ones can neither spawn in the Brig nor move there.
rule-brig-12 = In the Brig, too, you draw your full skill set in your receive skills step.
rule-brig-13 = In the Brig you can still use the abilities of your skill cards.
rule-front-0 = The front of the ship is the water space with the number 1–4 together with the one with 5–8.
rule-front-1 = A monarch who moves as part of its activation goes one space towards the nearest numbered water space.
rule-front-1a = A monarch already in a numbered water space does not move when it activates.
rule-chaos_deck-0 = The chaos deck holds two cards of each skill type except treachery. It lies on its own area of the board, next to the Deep.
rule-chaos_deck-1 = At the start of each skill check the top two cards of the chaos deck are added face down.
rule-chaos_deck-2 = When the last card of the chaos deck is drawn, a new one is formed from two cards of each skill type except treachery and shuffled well.
rule-chaos_deck-2a = If a skill deck and its discard pile together hold fewer than two cards, that type puts no cards into the new chaos deck.
rule-chaos_deck-3 = Nobody may look at the cards in the chaos deck.
rule-chaos_deck-4 = Everyone may know how many cards are left in the chaos deck. You may count them at any time, but without looking at their faces.
rule-chaos_deck-5 = To shuffle X treachery cards into the chaos deck, take the top X cards of the treachery deck, shuffle them with all the cards left in the chaos deck and put it back in its place.
rule-characters-0 = “Characters” means humans and revealed traitors alike.
rule-ending-0 = The game ends at once as soon as one of four things happens: final arrival, a resource at 0, six damaged spaces, too few Deep Ones in the supply.
rule-ending-0a = The game ends when the travel token reaches Arrive while the waypoint cards in play have a distance of 12 or more in total.
rule-ending-0b = The game ends when at least one resource falls to 0.
rule-ending-0c = The game ends when there are six damaged spaces at the same time.
rule-ending-0d = The game ends when more Deep Ones have to spawn than there are in the supply.
rule-ending-1 = When the game has ended, everyone turns all their loyalty cards face up.
rule-ending-1a = If the game ends because the travel token arrives for the last time, everyone wins who has only Human loyalty cards.
rule-ending-1b = If the game ends in any other way, everyone wins who has at least one Hybrid loyalty card.
rule-ending-1b-i = With a distance of 12 or more in play, the Cultist wins along with the Hybrids. This holds even if the game ends during the resolution of the waypoint card that reaches 12.
rule-ending-1b-ii = If you have both a Hybrid and a Cultist card, you win as the Hybrids do, even with a distance of less than 12.
rule-removed-0 = Whatever is removed from the game goes back into the box. You may not look at it again unless an effect lets you.
rule-reveal_ability-0 = The reveal ability is printed in the lower right corner of your character sheet. You resolve it when you reveal as a traitor.
rule-reveal-0 = As a human with a Hybrid or Cultist card you may use an action to reveal as a traitor. You then go through seven steps in order.
rule-reveal-1 = Step 1 of revealing: turn exactly one of your Hybrid or Cultist cards face up.
rule-reveal-1a = If you have a Hybrid and a Cultist card when you reveal, you choose which of them you turn over.
rule-reveal-2 = Step 2 of revealing: resolve the reveal ability of your character sheet. Then lay the card you turned up over the sheet’s abilities; for the rest of the game they are lost to you.
rule-reveal-3 = Step 3 of revealing: with a distance of less than 12, give all your face-down loyalty cards to one other player, who adds them to their own and may look at them at any time. With 12 or more, you keep them face down in your play area.
rule-reveal-4 = Step 4 of revealing: you lose all your titles.
rule-reveal-5 = Step 5 of revealing: discard all mythos cards in your play area and remove your feat card from the game if you still have it.
rule-reveal-6 = Step 6 of revealing: if you are not in the Brig, you may discard as many skill cards from your hand as you like and draw the same number of treachery cards, as long as there are any.
rule-reveal-7 = Step 7 of revealing: put a traitor ring on your standee.
rule-reveal-8 = When you have revealed, the current turn continues.
rule-reveal-8a = If you reveal in your own turn, you may still perform the actions you have left, but your mythos step is skipped.
rule-revealed_traitors-0 = You are a revealed traitor if you have a Hybrid or Cultist card turned face up.
rule-revealed_traitors-1 = You become a revealed traitor only by the action of revealing.
rule-revealed_traitors-2 = The turn of a revealed traitor runs differently from that of a human.
rule-revealed_traitors-3 = Revealed traitors can attack humans, and humans can attack revealed traitors.
rule-revealed_traitors-4 = As a revealed traitor you can draw treachery cards, and their abilities are yours to use.
rule-revealed_traitors-5 = While a revealed traitor is in a space, humans there can use neither the space’s action ability nor that of a damage card.
rule-revealed_traitors-6 = As a revealed traitor you can add no more than one card to each skill check.
rule-revealed_traitors-7 = The abilities of your character sheet and of ship spaces are closed to you once you are a revealed traitor.
rule-spawn-0 = When X Deep Ones spawn, you take X of their figures from the supply and put them where you are told.
rule-spawn-1 = If there are not enough Deep Ones in the supply to spawn, the game ends.
rule-waypoints-0 = Waypoint cards are the legs of the voyage the SS Atlantica makes.
rule-waypoints-1 = Every waypoint card has an effect and a distance.
rule-waypoints-1a = The distance of a waypoint card is 2, 3 or 4.
rule-waypoints-2 = Each time the travel token reaches Arrive, the Captain brings a waypoint card into play.
rule-waypoints-2a = If a distance of 12 or more is in play at the moment the travel token comes to Arrive, the ship is in port, and that ends the game.
rule-waypoints-2b = The first time that a waypoint card brings the total distance to 6 or more, the awakening phase comes after that card has been resolved.
rule-abilities-0 = Most cards have abilities. Each one says when you can use it and what it then does.
rule-abilities-1 = How the wording of abilities is to be understood.
rule-abilities-2 = “You” and “your” on a card mean whoever resolves the card.
rule-abilities-2a = “You” on a mythos card is the current player. If the card gives another player a choice crisis, “you” is the one who chooses.
rule-abilities-3 = “Cannot” holds without exception: no other ability can lift it.
rule-abilities-4 = If an ability says “may”, its effect is up to you.
rule-abilities-5 = “To” follows a cost: only if what comes before it happens can what comes after it be resolved.
rule-abilities-6 = An effect with “would” is resolved before the event it names. If it also says “instead”, it takes the place of that event.
rule-abilities-7 = If an effect lets you look at something hidden, often the top card of a deck, you alone see it.
rule-abilities-8 = “If able” goes with an instruction that may turn out to be impossible. If it is, you ignore it.
rule-abilities-9 = “Then” only tells you when: after everything before it has been resolved or has turned out to be impossible. It need not have worked.
rule-abilities-10 = An ability with the limit “once per turn” can be used only one time in each turn, no matter whose turn it is.
rule-abilities-10a = If you can use a once-per-turn ability in another player’s turn, you may do so one time in that turn, even if you used it in your own.
rule-abilities-10b = The limit “once per turn” holds for an ability as a whole, even if that consists of several sentences.
rule-abilities-11 = Some mythos cards are put into your play area and give you abilities. You have them as long as the card lies there.
rule-abilities-12 = Text in brackets is only a reminder.
rule-abilities-13 = When abilities can be used.
rule-abilities-14 = Before every die roll, everyone can use abilities that apply before it. After the roll everyone can use abilities that apply then, such as rerolls; only then does the result take effect.
rule-abilities-15 = Before the first card is added to a skill check, everyone can use abilities that apply at that moment.
rule-abilities-16 = If several things happen at the same time, such as Deep Ones activating, the current player sets their order.
rule-abilities-16a = If several players want to use abilities at once, the current player decides in which order they get the chance.
rule-abilities-16a-i = As the current player you may ask beforehand who wants to use which ability. The others may lie or say nothing.
rule-abilities-16a-ii = When you get the chance to use an ability, you may also let it pass.
rule-enemies-0 = Who your enemies are depends on the side you are on.
rule-enemies-1 = If you are a human, Deep Ones and revealed traitors are your enemies.
rule-enemies-2 = If you are a revealed traitor, humans are your enemies.
topic-spaces = Spaces
topic-skill_set = Skill set
topic-skill_cards = Skill cards
topic-skill_checks = Skill checks
topic-tracks = Tracks
topic-items = Item cards
topic-hand_limit = Hand limit
topic-back = Back of the ship
topic-supporting_skills = Supporting skills
topic-sick_bay = Sick Bay
topic-loyalty = Loyalty cards
topic-component_limits = Component limits
topic-humans = Humans
topic-monarchs = Monarchs
topic-monsters = Monsters
topic-mythos = Mythos cards

rule-spaces-0 = There are ship spaces and water spaces. A ship space is in turn a deck space or an interior space.
rule-spaces-1 = The closest space is the one that is the fewest spaces away, counted from the space or component in question.
rule-spaces-2 = Around the ship lie eight water spaces, which show the sea.
rule-spaces-3 = The front of the ship consists of the two water spaces that bear numbers, 1–4 and 5–8.
rule-spaces-4 = On each water space, an arrow for Deep Ones points to a deck space next to it.
rule-spaces-5 = Water spaces are for monster figures alone; nothing else can be there.
rule-spaces-6 = You cannot move to a water space.
rule-spaces-7 = A water space can never be damaged.
rule-spaces-8 = The SS Atlantica is made up of 16 ship spaces.
rule-spaces-9 = Wherever you move, it has to be a ship space.
rule-spaces-10 = There is no limit to how many characters and Deep Ones may share a ship space.
rule-spaces-11 = Every ship space is either a deck space or an interior space.
rule-spaces-12 = The outside of the ship, its upper deck, consists of eight deck spaces.
rule-spaces-13 = The eight deck spaces are numbered from 1 to 8.
rule-spaces-14 = On each deck space, an arrow for Deep Ones points to an interior space next to it.
rule-spaces-15 = A deck space can never be damaged.
rule-spaces-16 = A passenger can be put in a deck space and nowhere else.
rule-spaces-16a = There is no limit to how many passengers may share a deck space.
rule-spaces-17 = The inside of the ship consists of eight interior spaces: its rooms.
rule-spaces-18 = Every interior space has a name and a short note on what it can do. All but the Brig and the Sick Bay also have a number within 1 to 8.
rule-spaces-18a = The ability of each interior space is printed in full on the reference sheet for humans.
rule-spaces-19 = An interior space can be damaged, unless it is the Brig or the Sick Bay.
rule-spaces-20 = The Sick Bay and the Brig have rules of their own.
rule-spaces-20a = Neither the Sick Bay nor the Brig can ever be damaged.
rule-spaces-20b = Deep Ones can never move to the Sick Bay or the Brig, and they never spawn there.
rule-spaces-20c = You cannot choose to move to the Sick Bay or the Brig.
rule-skill_set-0 = Your skill set is printed on your character sheet. It tells how many skill cards of which types you get.
rule-skill_set-1 = In your receive-skills step you draw your skill set: as many skill cards as it names, of the types it names.
rule-skill_set-1a = If you are in the Sick Bay in your receive-skills step, you draw only one card. You choose which card of your skill set it is.
rule-skill_set-2 = An active Improvement adds one card to your skill set, of the type shown on the item.
rule-skill_cards-0 = You can play a skill card for its ability, or you can add it to a skill check, where it supports or opposes.
rule-skill_cards-1 = A skill card has a type, a value and an ability.
rule-skill_cards-2 = The six types of skill cards are called influence, lore, observation, strength, will and treachery.
rule-skill_cards-2a = For each type of skill there is a deck, and beside it a discard pile of its own that lies face up.
rule-skill_cards-2b = When the last card of a skill deck has been drawn, its discard pile is shuffled and becomes the new deck.
rule-skill_cards-2b-i = If a skill deck is empty and its discard pile is empty too, nobody can draw a card of that type.
rule-skill_cards-2b-ii = If a skill deck and its discard pile have both run out, a discarded card alone does not renew the deck. The discard pile is shuffled into a new deck only when somebody next has to draw from it.
rule-skill_cards-2c = Unless you are a revealed traitor, you can neither draw treachery cards nor use their abilities.
rule-skill_cards-3 = Every player has a hand of skill cards.
rule-skill_cards-3a = A skill card that you draw goes to your hand.
rule-skill_cards-3a-i = If you may choose the skill decks, you first settle how many cards you take from each. Only then do you draw.
rule-skill_cards-3b = Skill cards are all you ever hold in your hand; cards of other kinds never go there.
rule-skill_cards-3c = How many cards you hold is no secret. Everybody may ask you about it at any time.
rule-skill_cards-3d = Your hand limit is 10 skill cards.
rule-skill_cards-3d-i = In the discard step of every turn, all who hold more than 10 skill cards discard cards of their choice until they have 10 left.
rule-skill_cards-4 = To use the ability of a skill card, you show it from your hand, read it out and do what it says.
rule-skill_cards-4a = You may play skill cards in your own turn and in the turns of others.
rule-skill_cards-4b = If the skill card has an action ability, using it costs you an action.
rule-skill_cards-4c = Once its ability is resolved, you put the skill card on the discard pile for its type.
rule-skill_checks-0 = Skill checks come from crises and from the action abilities of two spaces, the Captain’s Cabin and the Brig.
rule-skill_checks-1 = A skill check has a target number and at least two skill icons. The types shown support the check, and all others oppose it.
rule-skill_checks-2 = A skill check takes seven steps, one after another.
rule-skill_checks-3 = Step 1 of a skill check: the current player says what the target number is and which skills support.
rule-skill_checks-3a = After the announcement, anybody may use an ability that works before the first card is added to the check.
rule-skill_checks-4 = Step 2 of a skill check: the current player lays the top two cards of the chaos deck out face down. They are the beginning of the check pile.
rule-skill_checks-5 = Step 3 of a skill check: you each get exactly one chance to add one or more cards from your hand to the check pile, face down. The player to the left of the current player begins, then it goes clockwise, and the current player is last.
rule-skill_checks-5a = You may add no card at all to a skill check.
rule-skill_checks-5b = If you are a human in the Brig or a revealed traitor, you can add no more than one card to each skill check.
rule-skill_checks-6 = Step 4 of a skill check: the current player shuffles the check pile well. Nobody must be able to tell which card came from whom.
rule-skill_checks-7 = Step 5 of a skill check: the current player turns over the cards of the check pile one by one and puts supporting and opposing cards apart.
rule-skill_checks-8 = Step 6 of a skill check: add up the values of all supporting cards, then take off the values of all opposing cards. The result is the total.
rule-skill_checks-8a = A total that is as high as the target number or higher means that the skill check is passed.
rule-skill_checks-8a-i = After a success, you resolve what the skill check lists under success, and whatever depends on its being passed.
rule-skill_checks-8b = In some crises a partial result is possible as well: they give a number for it and an effect.
rule-skill_checks-8b-i = If the total misses the target number but is at least as high as the number for the partial result, the effect of the partial result is resolved.
rule-skill_checks-8b-ii = To other effects of the game, a skill check with a partial result is neither passed nor failed.
rule-skill_checks-8c = If the total is lower than the target number, and lower than the number for a partial result where there is one, the skill check fails.
rule-skill_checks-8c-i = After a failure, you resolve what the skill check lists under failure, and whatever depends on its being failed.
rule-skill_checks-9 = Step 7 of a skill check: every card of the check pile goes to the discard pile of its own type.
rule-tracks-0 = There are two tracks on the board: the travel track and the ritual track.
rule-tracks-1 = To advance on a track, move its token as many spaces as stated away from Start.
rule-tracks-1a = If a token reaches the last space of its track and has not used up its movement, it is first put back on Start and then moves the rest.
rule-tracks-2 = To retreat on a track, move its token as many spaces as stated towards Start.
rule-tracks-2a = A token that is on Start cannot retreat.
rule-tracks-3 = To reset a track, put its token back on Start at once.
rule-tracks-3a = If the track is reset while its token is on Start, the token just stays.
rule-tracks-4 = The travel track shows how far the SS Atlantica has come on her way to the next waypoint.
rule-tracks-5 = The travel token advances each time the travel icon of a mythos card is resolved.
rule-tracks-6 = You can advance the travel token yourself, with the action ability of the Boiler Room.
rule-tracks-7 = For every space the travel token goes forward, each monster in the water moves one water space towards the back of the ship.
rule-tracks-7a = A monster that is at the back already goes from there to the Deep.
rule-tracks-8 = When the travel token comes to Arrive, the ship is at its next waypoint.
rule-tracks-8a = If the waypoint cards in play already add up to at least 12 distance when the travel token comes to Arrive, the ship enters port and the game is over.
rule-tracks-8b = If the waypoint cards in play add up to less than 12 distance when the travel token comes to Arrive, the Captain takes a look at the two topmost waypoint cards. One of them is resolved, the other goes under the deck.
rule-tracks-8b-i = The Captain lays the chosen waypoint card beside the waypoint cards that are in play already, and then resolves what it says.
rule-tracks-8b-ii = Once the waypoint card is resolved, the Captain puts the travel token back on Start.
rule-tracks-8b-iii = If the waypoint cards in play now add up to 6 distance or more for the first time, the awakening phase takes place.
rule-tracks-9 = The ritual track shows how much is still missing before the greater banishment can be cast.
rule-tracks-10 = The ritual token advances each time the ritual icon of a mythos card is resolved.
rule-tracks-11 = You can advance the ritual token yourself, with the action ability of the Chapel.
rule-tracks-12 = When the ritual token comes to Cast, the greater banishment happens. Its parts are carried out in order.
rule-tracks-12a = The greater banishment sends every Deep One in a deck space or a water space back to the supply.
rule-tracks-12a-i = The greater banishment does nothing to Deep Ones in interior spaces.
rule-tracks-12b = The greater banishment sends Father Dagon and Mother Hydra to the Deep.
rule-tracks-12c = The greater banishment defeats every passenger in a deck space.
rule-tracks-12d = The greater banishment defeats every character in a deck space.
rule-tracks-12d-i = Of the characters that the greater banishment defeats, humans go to the Sick Bay and revealed traitors to the Brig.
rule-tracks-12d-ii = The greater banishment does nothing to characters in interior spaces.
rule-tracks-12e = At the end of the greater banishment, the ritual token is put back on Start.
rule-items-0 = An item gives special abilities to the player who has it in their play area.
rule-items-1 = When you are told to draw an item, you take the top item card of the deck and put it face up into your play area.
rule-items-2 = Items have no discard pile. Whatever item leaves play is out of the game for good.
rule-items-3 = To use an item, you read its text and do what it says.
rule-items-3a = If the item has an action ability, using it costs you an action.
rule-items-4 = Once the item deck is empty, nobody can draw another item.
rule-items-4a = If you use the action ability of the Cargo Hold and the item deck has only one card left, you look at that card. Then you choose: you keep it, or you put it back on the deck.
rule-items-5 = An item card has traits; they are in the banner below its picture.
rule-items-5a = A trait does nothing by itself. It matters only to abilities that name it.
rule-items-6 = An item with the keyword Improvement has a banner at the bottom of the card that names a skill.
rule-items-7 = You can never have more than one active Improvement.
rule-items-7a = An Improvement that lies face up is active.
rule-items-7b = An Improvement that lies face down is inactive.
rule-items-7b-i = For all rules, an inactive Improvement is still an item in your play area.
rule-items-7b-ii = You may trade or discard an inactive Improvement just like any other item.
rule-items-8 = You may change your active Improvement when your turn starts, and also each time you gain or lose an Improvement.
rule-items-8a = You gain an Improvement when you draw it from the item deck, or when you get it from another player by a trade or by another effect.
rule-items-8b = You lose an Improvement when it leaves your play area by a trade or by another effect.
rule-items-9 = To change your active Improvement, you turn one of your Improvements face up and then all your others face down.
rule-items-10 = The skill on your active Improvement belongs to your skill set as long as the Improvement is active.
rule-items-10a = If you change your active Improvement when your turn starts, you do so before your receive-skills step. What you draw there depends on the new one.
rule-items-10b = While you are in the Brig, your active Improvement adds nothing to your skill set.
rule-hand_limit-0 = The hand limit says how many skill cards you may have left in your hand at the end of a discard step.
rule-hand_limit-1 = The hand limit is 10, the same for everybody.
rule-hand_limit-2 = If you hold more than 10 skill cards in the discard step, you choose which to discard until you have 10. This goes for everybody, in every turn.
rule-back-0 = The back of the ship consists of two water spaces: those next to deck spaces 7 and 8.
rule-back-1 = When the travel token goes forward, monsters in the water spaces at the back move to the Deep.
rule-supporting_skills-0 = Beside the target number of a skill check there are at least two skill icons. These types support that check.
rule-supporting_skills-1 = The value of a supporting card is added to the total of the skill check.
rule-sick_bay-0 = A human who is defeated goes to the Sick Bay.
rule-sick_bay-1 = In the Sick Bay you draw only one card in your receive-skills step, whichever card of your skill set you like.
rule-sick_bay-1a = With an active Improvement, too, you draw only one card in the Sick Bay. But you may pick the type that the Improvement gives you.
rule-sick_bay-2 = With a move action you may leave the Sick Bay as you would leave almost any other space.
rule-sick_bay-2a = If you have left the Sick Bay before your turn starts, say by an action that somebody gave you in their turn, you draw your whole skill set.
rule-sick_bay-3 = If you are defeated in the Sick Bay, you simply stay there.
rule-sick_bay-4 = You cannot choose to move to the Sick Bay.
rule-sick_bay-5 = The Sick Bay can never be damaged.
rule-sick_bay-6 = Deep Ones can never move to the Sick Bay, and they never spawn there.
rule-loyalty-0 = Your loyalty cards say whether you are on the side of the humans or of the Deep Ones. A loyalty card is a Human, a Hybrid or the Cultist.
rule-loyalty-1 = You are dealt two loyalty cards: one at the set-up and one more in the awakening phase.
rule-loyalty-2 = If you have only Human cards, you are loyal to the humans. You win when the humans reach their objective.
rule-loyalty-3 = If you have at least one Hybrid card, you are a traitor and loyal to the Deep Ones. You win when any objective of the Deep Ones comes true. Human cards that you have as well change nothing.
rule-loyalty-4 = If you have the Cultist card, you are a traitor and loyal to the Deep Ones. You win when any objective of the Deep Ones comes true while the waypoint cards in play add up to at least 12 distance. Human cards that you have as well change nothing.
rule-loyalty-5 = If you have the Cultist card and a Hybrid card as well, you win as a Hybrid does.
rule-loyalty-6 = As long as you are not a revealed traitor, you count as a human. Hybrid or Cultist cards that you have face down change nothing about it.
rule-loyalty-7 = You may look at your own loyalty cards whenever you want.
rule-component_limits-0 = There are only as many components as the box has.
rule-component_limits-1 = If a deck has fewer cards than you have to draw, you draw those that are there. That may be none at all.
rule-component_limits-2 = If more Deep Ones have to spawn than there are in the supply, the game is over.
rule-humans-0 = A human is any player who is not a revealed traitor, even one with a Hybrid or Cultist card face down.
rule-humans-1 = Passengers do not count as humans.
rule-monarchs-0 = Mother Hydra is a monarch, and so is Father Dagon.
rule-monarchs-1 = You cannot attack a monarch.
rule-monarchs-2 = Monarchs do not count as Deep Ones.
rule-monsters-0 = Deep Ones are monsters, and so are Mother Hydra and Father Dagon.
rule-mythos-0 = A mythos card has three parts. They are resolved one after another.
rule-mythos-1 = Step 1 of a mythos card: the crisis is resolved.
rule-mythos-2 = Step 2 of a mythos card: the activation icon is resolved.
rule-mythos-3 = Step 3 of a mythos card: the track icon is resolved.
rule-mythos-4 = You show every mythos card that you draw to all. Then it is resolved, and after that it is discarded.
rule-mythos-4a = As long as a mythos card is being resolved, nothing on it is secret. Anybody may read it for themselves.
rule-mythos-4b = If the crisis asks for a choice from somebody other than the player who drew the mythos card, the card first goes to the one who chooses.
rule-mythos-4c = A green mythos card is character-specific: it belongs to one certain character.
rule-mythos-4c-i = On a green mythos card, the character it names has to make the choice.
rule-mythos-4c-ii = If a green mythos card is drawn and its character is in the Brig, is a revealed traitor or is not in this game, the card is discarded and another one drawn. This is so whenever mythos cards are drawn.
rule-mythos-4c-iii = If an ability lets you look at mythos cards in secret, and among them are green ones that would be discarded on being drawn, you show and discard these and look at as many more. You do so again until none of them is left.
rule-mythos-5 = The mythos deck has a discard pile of its own, which lies face up.
rule-mythos-6 = When the last mythos card has been drawn, it is resolved first. Then the discarded mythos cards are shuffled and become the new deck.
rule-mythos-7 = Every mythos card brings a crisis that you have to face.
rule-mythos-8 = Before a crisis is resolved, the current player reads out its story text.
rule-mythos-9 = The player who resolves the crisis does all that it says. Wherever the crisis says you or your, it means this player.
rule-mythos-9a = A choice crisis is resolved by the player who makes the choice, any other crisis by the current player.
rule-mythos-10 = A crisis is of one of three kinds: a choice, a skill check or a combination of both.
rule-mythos-11 = In a choice crisis, one player has to take one of two options.
rule-mythos-12 = A choice crisis always says who chooses.
rule-mythos-12a = If a choice crisis names the current player, the current player chooses.
rule-mythos-12b = If a choice crisis names the Captain, the player with the Captain title card chooses.
rule-mythos-12c = If a choice crisis names the Keeper of the Tome, the player with the title card of the Keeper chooses.
rule-mythos-12d = If a choice crisis names a character, that character chooses, and the mythos card is character-specific.
rule-mythos-13 = In a choice crisis, the player who chooses first reads out all options.
rule-mythos-13a = In a choice crisis you may take either option, even one that cannot be carried out completely, unless the card says otherwise.
rule-mythos-14 = In a skill check crisis, a skill check has to be made.
rule-mythos-15 = On the mythos card, a skill check is a target number with at least two skill icons.
rule-mythos-15a = The skills shown on the crisis support its skill check.
rule-mythos-15b = The skills not shown on the crisis oppose its skill check.
rule-mythos-16 = The crisis says what happens if its skill check passes and what if it fails.
rule-mythos-17 = Some crises also have a partial result for their skill check: a number with an effect behind it.
rule-mythos-17a = In a crisis with a partial result, a total that misses the target number but is no lower than the other number brings the partial effect.
rule-mythos-17b = If a crisis ends in a partial result, other effects treat its skill check as neither passed nor failed.
rule-mythos-18 = In a combination crisis, the player it names first decides: either the skill check, or the other option of the card.
rule-mythos-19 = If the other option of a combination crisis is taken, there is no skill check.
rule-mythos-20 = In a combination crisis, both options are read out before the choice is made.
rule-mythos-21 = At the lower right, every mythos card has an activation icon. There are three different ones.
rule-mythos-22 = The activation icon of a mythos card comes after its crisis.
rule-mythos-23 = If there are activation icons in the effect of a crisis, they are resolved singly, from left to right.
rule-mythos-24 = An activation icon says which monsters are activated.
rule-mythos-24a = Deep One icon: each Deep One on the board is activated.
rule-mythos-24b = Father Dagon icon: Father Dagon is activated.
rule-mythos-24c = Mother Hydra icon: Mother Hydra is activated.
rule-mythos-25 = At the lower right, every mythos card has a track icon. There are three different ones.
rule-mythos-26 = The track icon of a mythos card comes after its activation icon.
rule-mythos-27 = A track icon says which token advances.
rule-mythos-27a = Travel icon: the travel token advances 1 space.
rule-mythos-27b = Ritual icon: the ritual token advances 1 space.
rule-mythos-27c = Choice icon: the current player decides on one of the two tracks, and its token advances 1 space.
rule-mythos-27c-i = If the choice icon is resolved while the current player is in the Brig, the Captain decides on the track.
topic-open_information = Open information
topic-passengers = Passengers
topic-awakening = Awakening phase
topic-repair = Repair
topic-resources = Resources
topic-opposing_skills = Opposing skills
topic-damage = Damage
topic-target = Target number
topic-players = Players
topic-objectives = Objectives
topic-turns = Turn structure
topic-feats = Feat cards
topic-deep = The Deep
topic-titles = Titles
topic-defeat = Defeat
topic-traitors = Traitors
topic-treachery = Treachery cards
topic-dice = Dice
topic-spells = Spell cards
topic-golden = Golden rules
topic-no_cultist = No-Cultist variant
topic-difficulty = Adjusting the difficulty
topic-secrecy = Secrecy guidelines
topic-setup = Setup
rule-open_information-0 = Open information is whatever all players have free access to. The points of this topic say what belongs to it.
rule-open_information-1 = Everyone may know how many cards are left in any face-down deck.
rule-open_information-2 = The card on top of a discard pile is there for all to see.
rule-open_information-2a = You may not count how many cards lie in a discard pile.
rule-open_information-3 = Everyone may know how many Deep Ones and how many passengers are left in the supply.
rule-open_information-4 = Whatever lies face up in somebody’s play area is visible to all.
rule-open_information-5 = Everyone may know how many loyalty cards somebody has in their play area.
rule-open_information-6 = Everyone may know how many skill cards somebody has in hand.
rule-open_information-7 = Everyone may know how many skill cards each player puts into a skill check.
rule-open_information-8 = During a skill check everyone may know how many skill cards are in its pile so far.
rule-passengers-0 = Passenger tokens are the people on board whom nobody plays. In the course of the game they can get into danger.
rule-passengers-1 = Facedown all passenger tokens look alike, while their fronts are not all the same.
rule-passengers-1a = The front of a passenger token bears at least one resource icon, or else an X.
rule-passengers-1a-i = If the token of a defeated passenger shows an X, you lose no resources.
rule-passengers-2 = A passenger token lies face down. Nobody may turn it up unless an effect does so.
rule-passengers-3 = Passengers are not humans: what is said of humans does not concern them.
rule-passengers-4 = To risk a passenger, you roll the die and take a face-down token from the supply without looking at it. It goes to the deck space with the number rolled.
rule-passengers-5 = If there are fewer passengers in the supply than you must risk, you risk all that are left.
rule-passengers-6 = With some abilities, such as that of the Bridge, you pay by risking passengers. If the supply has too few, you cannot use them.
rule-passengers-7 = When you rescue a passenger, its token goes back to the supply face down, and nobody looks at it.
rule-passengers-8 = When a passenger is defeated, its token is turned up. Each icon on it costs you 1 of that resource; afterwards the token is out of the game.
rule-passengers-9 = A Deep One can defeat a passenger when it activates in the same space. A revealed traitor there can do so too, at the cost of an action.
rule-passengers-9a = As long as a human is in the same space, neither a Deep One nor a revealed traitor can defeat a passenger.
rule-passengers-10 = An X means that the defeat of this passenger takes nothing from the resources.
rule-passengers-11 = If a resource drops to 0 because a passenger was defeated, the game is over.
rule-awakening-0 = Halfway through the voyage, when the waypoint cards in play add up to 6 distance or more, you carry out the steps of the awakening phase one by one.
rule-awakening-1 = Awakening, step 1: First the waypoint card that brought the distance to 6 or more is finished. Then each player gets one card from the loyalty deck made during setup.
rule-awakening-2 = Awakening, step 2: At the same moment everyone looks through their own loyalty cards, old and new. Then the cards lie face down in the play areas again.
rule-awakening-3 = Awakening, step 3: Revealed traitors give the loyalty card they have just received to a human whom they choose. This goes clockwise from the current player.
rule-awakening-3a = If a revealed traitor gives you a loyalty card in the awakening phase, you may take your time and look through all your loyalty cards again.
rule-awakening-4 = Awakening, step 4: You continue at the point where the awakening phase interrupted you, usually at the end of a mythos card.
rule-awakening-5 = In one game there is no second awakening phase.
rule-repair-0 = A damaged space need not stay damaged: it can be repaired.
rule-repair-1 = You repair the space you are in with the action ability printed on its damage card.
rule-repair-1a = The action ability of a space may be used only once per turn, but a repair does not count as such a use.
rule-repair-2 = After the repair you shuffle the damage card back into its deck.
rule-repair-3 = You cannot repair a space while a Deep One or a revealed traitor is in it.
rule-resources-0 = The ship has four resources: fuel, food, sanity and souls.
rule-resources-1 = When you gain or lose some of a resource, you turn its dial up or down by exactly that much.
rule-resources-1a = As soon as one of the resources is at 0, the game ends.
rule-resources-1b = A resource can never be higher than 10. Whatever you would gain beyond that is lost.
rule-opposing_skills-0 = Any skill type that a check does not show as supporting is an opposing skill for that check.
rule-opposing_skills-1 = The value of an opposing card is taken off the total of the check.
rule-damage-0 = There are two kinds of damage: either it hits the ship as a whole or one particular space.
rule-damage-1 = If you are told to damage the ship, you draw the top card of the damage deck and carry out its effect.
rule-damage-1a = If the card you draw for damage to the ship is Structural Damage, you roll the die. The card goes to the interior space with that number.
rule-damage-2 = If you are told to damage a certain space, you likewise draw the top card of the damage deck and carry out its effect.
rule-damage-2a = If the card you draw for damage to a certain space is Structural Damage, it goes right there.
rule-damage-2b = If the damage card you drew for a space takes itself out of the game, you do not draw another one for it.
rule-damage-3 = Damage can hit interior spaces only, never the deck and never the water.
rule-damage-3a = The Brig and the Sick Bay can take no damage, interior spaces though they are.
rule-damage-4 = A space with a damage card on it is damaged. Until it is repaired, nobody can use the action ability of the space itself.
rule-damage-5 = No space is damaged twice over. If a damaged space would be damaged again, the closest interior space without damage is hit in its place.
rule-damage-5a = If several undamaged interior spaces are equally close, the damage goes to the one with the highest number.
rule-damage-6 = If you are a human in a damaged space, you may repair it: you use the action ability of the damage card there.
rule-damage-6a = Once a space is repaired, its damage card is shuffled into the damage deck again.
rule-damage-6b = A repair is not the one use per turn that the action ability of the space allows.
rule-damage-7 = Whenever six spaces are damaged at once, the game is over.
rule-target-0 = Skill checks have a target number, and so do attacks.
rule-target-1 = A skill check passes if the total of its cards is at least the target number.
rule-target-1a = The target number of a skill check is a figure. Beside it are two or more icons for the skills that support the check.
rule-target-2 = For an attack, the target number is what the die must at least show. How high it is depends on the defender.
rule-target-2a = An attack on a Deep One has the target number 4.
rule-target-2b = An attack on a character has the target number 6.
rule-players-0 = Everyone at the table plays one character. The word player can mean the person or the character.
rule-objectives-0 = There are two sides, the humans and the Deep Ones. Your loyalty cards decide which one is yours, and so what you have to achieve.
rule-objectives-1 = If you are loyal to the humans, you fight for the lives of the passengers and want to bring the ship safely home.
rule-objectives-2 = If you are loyal to the Deep Ones, you want to send the ship to the bottom of the sea.
rule-objectives-3 = The humans need two things: first the waypoint cards must make at least 12 distance, then the travel token must get to Arrive once more.
rule-objectives-4 = You are loyal to the humans if every loyalty card you have is a Human.
rule-objectives-5 = The Deep Ones can win in several ways. As soon as one of them comes about, they have won.
rule-objectives-6 = The Deep Ones win, way 1: a resource, or more than one, is down to 0.
rule-objectives-7 = The Deep Ones win, way 2: at one moment there are six damaged spaces.
rule-objectives-8 = The Deep Ones win, way 3: Deep Ones have to spawn, and there are not enough of them in the supply.
rule-objectives-9 = A single Hybrid or Cultist card is enough to make you loyal to the Deep Ones.
rule-objectives-9a = For whoever has the Cultist card there is one more condition on winning.
rule-objectives-10 = The Cultist card is only in the game with four or six players. If you have it, you want the ship to sink, but not until land is close.
rule-objectives-11 = If an objective of the Deep Ones comes true with 12 or more distance covered, the Cultist wins along with every Hybrid.
rule-objectives-12 = The Cultist loses when the humans succeed. The Cultist also loses when an objective of the Deep Ones comes true too early, with less than 12 distance covered.
rule-objectives-13 = If you have the Cultist and a Hybrid when the game ends, every objective of the Deep Ones wins you the game, however far the ship has come.
rule-turns-0 = The game is played in turns, one after the other.
rule-turns-1 = The current player picked during setup has the first turn. After that it goes round clockwise.
rule-turns-2 = Your turn goes one way if you are a human and another way if you are a revealed traitor.
rule-turns-3 = The turn of a human has four steps in a fixed order: receive skills, actions, mythos, discard.
rule-turns-4 = Human, step 1, receive skills: You draw as many skill cards of each type as your skill set shows.
rule-turns-4a = If you are in the Sick Bay when you receive skills, you draw a single card, any one that your skill set contains.
rule-turns-5 = Human, step 2, actions: You carry out two actions, whichever you like. You may choose the same one again. You go without an action only if none is possible.
rule-turns-6 = Human, step 3, mythos: You draw a mythos card and resolve it.
rule-turns-7 = Human, step 4, discard: Everyone with more than 10 skill cards in hand picks cards and discards them until 10 are left.
rule-turns-8 = When a human has finished the last step, the current-player token passes to the left. Whoever gets it has the next turn.
rule-turns-9 = The turn of a revealed traitor has three steps in a fixed order: receive skills, actions, discard.
rule-turns-10 = Revealed traitor, step 1, receive skills: You draw as many skill cards of each type as your skill set shows.
rule-turns-10a = As a revealed traitor you may leave out as many cards of your skill set as you like. For each of them you draw a treachery card instead.
rule-turns-10a-i = You must say how many treachery cards you take before you draw your first card.
rule-turns-11 = Revealed traitor, step 2, actions: You carry out two actions, whichever you like. You may choose the same one again. You go without an action only if none is possible.
rule-turns-12 = Revealed traitor, step 3, discard: Everyone with more than 10 skill cards in hand picks cards and discards them until 10 are left.
rule-turns-13 = When a revealed traitor has finished the last step, the current-player token passes to the left. Whoever gets it has the next turn.
rule-feats-0 = Each character has a feat card of their own. Its ability is powerful, but it works only once in a game.
rule-feats-1 = The name on the front and the picture on the back tell you whose feat card it is.
rule-feats-2 = From the start of the game your feat card lies in your play area.
rule-feats-3 = A feat card that has been used leaves the game; each of them says so.
rule-feats-4 = To use your feat card, you read what it says and do it.
rule-feats-4a = If the feat card has an action ability, using it takes one of your actions.
rule-deep-0 = The Deep is the bottom of the ocean. Deep Ones collect there before they come for the ship once more.
rule-deep-1 = If Mother Hydra or Father Dagon has to leave the board, the figure goes to the Deep.
rule-deep-2 = As soon as the travel token goes forward, monsters in the water at the back of the ship end up in the Deep.
rule-deep-3 = Whatever the effect, the Deep does not count as a space.
rule-deep-3a = Nothing on the board is adjacent to the Deep.
rule-titles-0 = There are two titles: Captain and Keeper of the Tome. A title card goes with each.
rule-titles-1 = The line of succession of a title is on the back of its card.
rule-titles-2 = At the start each title is given to whoever plays the character highest in its line of succession.
rule-titles-3 = There are two ways to lose your titles.
rule-titles-3a = If you come to the Brig, you lose your titles.
rule-titles-3b = If you reveal yourself as a traitor, you lose your titles.
rule-titles-4 = A title that is lost goes to the character who is highest in its line of succession and may receive it.
rule-titles-4a = A title cannot go to a revealed traitor, to a human in the Brig or to a character nobody plays.
rule-titles-4b = A title you lose can come back to you only if no other human is outside the Brig and you did not reveal yourself as a traitor.
rule-titles-4c = If a title is lost while all humans are in the Brig, the one of them who is highest in its line of succession gets it.
rule-titles-5 = The Captain is in command and decides about the ship, its resources and its course.
rule-titles-6 = Captain always means the player who has the Captain title card.
rule-titles-7 = Together with the Captain title card you get the waypoint deck.
rule-titles-8 = Each time the travel token comes to Arrive, the Captain takes the pick of the two topmost waypoint cards.
rule-titles-9 = In many crises the decision is up to the Captain.
rule-titles-10 = The Keeper of the Tome looks after the mysterious book of spells.
rule-titles-11 = Keeper of the Tome always means the player who has the Keeper of the Tome title card.
rule-titles-12 = Together with the Keeper of the Tome title card you get the spell deck.
rule-titles-13 = Only the Keeper of the Tome can use the action ability of this title card: the Keeper looks at the two topmost spell cards, resolves one of them and puts the other under the spell deck.
rule-titles-13a = After the Keeper of the Tome has resolved a spell, its card is out of the game.
rule-titles-13b = Once the spell deck is empty, the Keeper of the Tome can no longer use the action ability of the title card.
rule-titles-14 = In some crises the decision is up to the Keeper of the Tome.
rule-defeat-0 = Defeat can come to characters, to monsters and to passengers.
rule-defeat-1 = When an attack succeeds, that defeats the defender.
rule-defeat-2 = If a Deep One activates in a deck space with passengers and without a human, it defeats one of the passengers. The current player may say which one, but face down they are all alike: here chance decides.
rule-defeat-3 = A human who is defeated goes to the Sick Bay.
rule-defeat-3a = A human who is defeated in the Sick Bay does not move.
rule-defeat-3b = A human who is defeated in the Brig does not move: the Sick Bay is not for them.
rule-defeat-4 = A revealed traitor who is defeated goes to the Brig.
rule-defeat-4a = A revealed traitor who is defeated in the Brig does not move.
rule-defeat-5 = A Deep One that is defeated goes back to the supply.
rule-defeat-6 = You turn the token of a defeated passenger over, set the dial of each resource on it down by 1 per icon and take the token out of the game.
rule-defeat-6a = With an X on the token of the defeated passenger, all resources stay as they are.
rule-defeat-7 = If an ability keeps somebody from being defeated, nothing happens that the defeat would have brought about.
rule-traitors-0 = You are a traitor if there is a Hybrid or the Cultist among your loyalty cards.
rule-treachery-0 = Treachery is a type of skill card that only revealed traitors have a use for.
rule-treachery-1 = Unless you are a revealed traitor, you may neither draw treachery cards nor use what they can do.
rule-treachery-2 = Some treachery cards are played at the start of your action step and end it. For the rest of this turn you can take no actions and play no other card meant for the start of that step.
rule-treachery-3 = Whatever the skill check, treachery is an opposing skill.
rule-dice-0 = There is one ordinary die in the game; it has eight sides.
rule-dice-1 = Modifiers cannot take a roll out of the range from 1 to 8. What would fall below is a 1, what would go above is an 8.
rule-dice-2 = There is no limit to how often abilities may repeat the same roll.
rule-dice-2a = What modified the first roll modifies every reroll too.
rule-dice-2b = A reroll is a roll too: just before it you may use abilities meant for the moment before a die roll.
rule-dice-2c = If an ability is allowed once per die roll, you cannot use it more than once for a roll and all its rerolls together.
rule-spells-0 = Spell cards are the spells that the Keeper of the Tome can cast, using the action ability of the title card.
rule-spells-1 = Without an ability that lets you do so, you cannot resolve a spell card.
rule-spells-1a = When you resolve a spell card, you show it to all, read it out and do what it says.
rule-spells-1a-i = A spell card that has been resolved is out of the game.
rule-spells-2 = You cannot resolve spell cards while their deck is empty.
rule-spells-2a = If an ability would show you more spell cards than the deck has, you see all that are left. Then you decide about them as the ability allows.
rule-golden-1 = The introductory rulebook is there to teach you the game. Keep the rules reference for questions that come up while you play.
rule-golden-2 = Where the rules reference says something else than the introductory rulebook, go by the rules reference.
rule-golden-3 = Where the ability of a card says something else than the rules reference, go by the card.
rule-golden-4 = If you can follow a card and the rules at the same time, you do both.
rule-golden-5 = The topics of the rules reference are in alphabetical order. Page 24 has an index for looking things up.
rule-no_cultist-1 = With four or six players you may agree to leave out the Cultist. Then one more Human card goes into the loyalty deck in its place.
rule-no_cultist-2 = In the variant without the Cultist you begin with 7 fuel, 6 food, 6 sanity and 7 souls.
rule-difficulty-1 = If one side has it too easy in your group, you may agree before the game to help the other.
rule-difficulty-2 = If you want to help the humans, all resources begin 2 higher than usual.
rule-difficulty-3 = If you want to help the traitors, all resources begin 2 lower than usual.
rule-secrecy-1 = Not everything may be said, so that hidden traitors have a chance even if they lie badly. Take this as advice rather than as law.
rule-secrecy-2 = You may make guidelines of your own, change these or leave some out. All of you must agree on it before you begin.
rule-secrecy-3 = You need not tell the truth, except about open information. If someone asks how many cards you hold, for instance, your answer must be right.
rule-secrecy-4 = Be vague about hidden information, so that nobody can be sure whether you are lying.
rule-secrecy-4-i = If you do not know how vague to be, keep to extremes. You may call a card high or low, but not fairly high, rather low or medium.
rule-secrecy-5 = Ask about hidden information only in such a way that the answer is yes or no. Whoever is asked may lie or say nothing.
rule-secrecy-6 = You may not ask straight out which side someone is on or whether they are a traitor. You may suspect, hint and accuse as much as you like.
rule-secrecy-7 = In a skill check you do not tell what cards you have added or will add: no name, no type, no colour, no value.
rule-secrecy-8 = In a skill check you say nothing that would later show which cards came from whom.
rule-secrecy-9 = Once the cards of a skill check lie open, you do not show which of them are yours.
rule-secrecy-10 = About your share in a skill check you may say, for example, that one card of yours will help a lot, that you can help a little, that your three cards are some help or that your four do not bring much.
rule-secrecy-11 = You may say aloud what follows from open information: that you never draw influence, for example, or that nobody except you draws will.
rule-secrecy-12 = You may not say that one card of yours is of medium use to a skill check, for that gives away a 3. Nor do you name types, values or titles of cards.
rule-secrecy-13 = You may not say of open cards in a skill check that they are yours, not even as a lie.
rule-secrecy-14 = If you need a card with a certain ability, you may ask somebody whether they have one. They may say yes or no, or not answer at all.
rule-secrecy-15 = You may offer to help, with a die roll for example. But you neither tell which card you mean nor read its ability to the others.
rule-secrecy-16 = If you have seen a loyalty card of somebody else, you keep the details to yourself. You may openly call that player a traitor or a human.
rule-secrecy-17 = If you have seen several loyalty cards of one player, you do not say how many of them are Hybrid or Cultist. You accuse that player or you do not.
rule-secrecy-18 = You may always know which of your loyalty cards somebody has looked at.
rule-secrecy-19 = If you know the top card of a deck, that of the waypoint or the mythos deck for example, you give no details. You may call it good or bad.
rule-secrecy-20 = Revealed traitors may say no more than anybody else. They show the cards in their hand to no one.
rule-setup-1 = The board lies in the middle of the table.
rule-setup-2 = The travel token and the ritual token begin on Start, each on its own track.
rule-setup-3 = All four resources begin at 8.
rule-setup-4 = The Deep Ones, the passenger tokens, the traitor rings and the die are the supply next to the board. The passengers are turned face down and mixed well.
rule-setup-5 = The skill cards form six decks: influence, lore, observation, strength, will and treachery. Each is shuffled on its own and lies face down at its label by the board.
rule-setup-6 = The damage cards are shuffled; their deck lies at its label by the board. The mythos cards are shuffled too and lie ready at hand.
rule-setup-7 = Mother Hydra and Father Dagon begin in the Deep. The first Deep Ones and passengers stand where the picture of the setup shows them.
rule-setup-8 = Two cards are taken from every skill deck but treachery and shuffled together, and nobody sees them. They are the chaos deck, which has its own place on the board.
rule-setup-9 = Chance decides who is the first current player and gets the token for it. From there, clockwise, you each choose a character and take its sheet. The sheets left over go into the box.
rule-setup-9a = When you choose a character, see which skills the others have already. Together you should have as many different ones as possible.
rule-setup-10 = In your play area you have the feat card and the standee of your character and a two-sided reference sheet for humans. What nobody needs goes into the box.
rule-setup-11 = The back of your character sheet says which item you start with; it lies face up in your play area. All other items are shuffled into a deck at its label by the board.
rule-setup-12 = The back of your character sheet also says where your standee begins.
rule-setup-13 = All but the current player choose three cards out of their skill set and draw them, clockwise from the left of the current player, who starts with no cards at all.
rule-setup-14 = The waypoint cards are shuffled. Their deck and the Captain title card go to whoever plays the character highest in the Captain’s line of succession.
rule-setup-15 = The spell cards are shuffled. Their deck and the Keeper of the Tome title card go to whoever plays the character highest in the Keeper’s line of succession.
rule-setup-16 = What is in the loyalty deck depends on how many you are. Three players: 1 Hybrid, 5 Humans. Four: 1 Hybrid, 1 Cultist, 6 Humans. Five: 2 Hybrids, 8 Humans. Six: 2 Hybrids, 1 Cultist, 9 Humans.
rule-setup-17 = The loyalty deck is shuffled, and everyone gets one card face down. At the same moment you all look at your own card; then it lies face down in your play area.
rule-setup-0 = The introductory rulebook has other steps in place of 13, 16 and 17 of the setup. Your first game is best set up as it says there.
# Spaces
space-water_1 = Water by deck 1
space-water_2 = Water by deck 2
space-water_3 = Water by deck 3
space-water_4 = Water by deck 4
space-water_5 = Water by deck 5
space-water_6 = Water by deck 6
space-water_7 = Water by deck 7
space-water_8 = Water by deck 8
space-deck_1 = Deck 1
space-deck_2 = Deck 2
space-deck_3 = Deck 3
space-deck_4 = Deck 4
space-deck_5 = Deck 5
space-deck_6 = Deck 6
space-deck_7 = Deck 7
space-deck_8 = Deck 8
space-bridge = Bridge
space-chapel = Chapel
space-captains_cabin = Captain’s Cabin
space-cargo_hold = Cargo Hold
space-galley = Galley
space-boiler_room = Boiler Room
space-sick_bay = Sick Bay
space-brig = Brig

# Resources
resource-fuel = fuel
resource-food = food
resource-sanity = sanity
resource-souls = souls

# Tracks
track-travel = travel track
track-ritual = ritual track

# Monarchs
monarch-hydra = Mother Hydra
monarch-dagon = Father Dagon

# Skills
skill-influence = influence
skill-lore = lore
skill-observation = observation
skill-strength = strength
skill-will = will
skill-treachery = treachery

# Loyalties
loyalty-human = Human
loyalty-hybrid = Hybrid
loyalty-cultist = Cultist

# Passengers
passenger-blank = X, nothing lost
passenger-soul = 1 soul
passenger-two_souls = 2 souls
passenger-soul_and_sanity = 1 soul and 1 sanity

# Titles
title-captain = Captain
title-keeper = Keeper of the Tome

# Characters
character-keilani = Keilani Tatupu
character-arjun = Arjun Singh
character-jeanne = Jeanne Lafarge
character-jamie = Jamie Snell
character-svetlana = Svetlana Gedroits
character-beatrice = Beatrice Sharpe
character-edmund = Edmund Mallory
character-ishmael = Ishmael Marsh
character-william = William Bowleg
character-samira = Samira Dualeh

# Feats
feat-keilani = Unconventional Leader
feat-arjun = Self Sacrifice
feat-jeanne = Full Steam Ahead
feat-jamie = Arrest Order
feat-svetlana = Medical Intervention
feat-beatrice = Perfect Number
feat-edmund = Uncanny Fortune
feat-ishmael = Deep One Ancestry
feat-william = Quick Cast
feat-samira = Well Equipped

# Items
item-speaking_trumpet = Speaking Trumpet
item-six_shooter = Six-Shooter
item-tool_kit = Tool Kit
item-repeating_rifle = Repeating Rifle
item-travel_pharmacy = Travel Pharmacy
item-almanac = Almanac
item-lucky_ring = “Lucky” Ring
item-book_of_dagon = Book of Dagon
item-elder_sign_amulet = Elder Sign Amulet
item-starbuck = Starbuck
item-pocket_pistol = Pocket Pistol
item-fine_clothes = Fine Clothes
item-mystical_text = Mystical Text
item-binoculars = Binoculars
item-medicine_ball = Medicine Ball
item-treasured_memento = Treasured Memento
item-jam_tin_grenade = Jam Tin Grenade
item-kitchen_knife = Kitchen Knife
item-plimsolls = Plimsolls
item-shotgun = Shotgun

# Spells
spell-alchemical_transmutation = Alchemical Transmutation
spell-astral_travel = Astral Travel
spell-call_down_the_storm = Call Down the Storm
spell-call_friends = Call Friends
spell-cloud_memory = Cloud Memory
spell-conjuration = Conjuration
spell-dark_pact = Dark Pact
spell-feed_the_mind = Feed the Mind
spell-flesh_ward = Flesh Ward
spell-foresee = Foresee
spell-greater_banishment = Greater Banishment
spell-greater_banishment_2 = Greater Banishment (II)
spell-heal = Heal
spell-lure_monster = Lure Monster
spell-plague_of_locusts = Plague of Locusts
spell-raise_the_dead = Raise the Dead
spell-revelation_of_script = Revelation of Script
spell-summon_fire = Summon Fire
spell-summon_the_beast_within = Summon the Beast Within
spell-voice_of_ra = Voice of Ra

# Waypoints
waypoint-abandoned_depot = Abandoned Depot
waypoint-deserted_island = Deserted Island
waypoint-hurricane = Hurricane
waypoint-iceberg = Iceberg
waypoint-reef = Reef
waypoint-shipwreck_survivors = Shipwreck Survivors
waypoint-wrecked_ship = Wrecked Ship
waypoint-deep_one_city = Deep One City
waypoint-fog_bank = Fog Bank
waypoint-maelstrom = Maelstrom
waypoint-rainstorm = Rainstorm
waypoint-rogue_wave = Rogue Wave
waypoint-rolling_seas = Rolling Seas
waypoint-sea_smoke = Sea Smoke
waypoint-seaweed_patch = Seaweed Patch
waypoint-smooth_sailing = Smooth Sailing
waypoint-calm_waters = Calm Waters
waypoint-deep_one_ambush = Deep One Ambush
waypoint-rough_water = Rough Water
waypoint-stormy_seas = Stormy Seas

# Damage
damage-structural_influence = Structural Damage (influence)
damage-structural_lore = Structural Damage (lore)
damage-structural_observation = Structural Damage (observation)
damage-structural_strength = Structural Damage (strength)
damage-structural_will = Structural Damage (will)
damage-structural_any = Structural Damage (any skill)
damage-fuel_leak = Fuel Leak
damage-flooded_food_stores = Flooded Food Stores
damage-fleeing_passengers = Fleeing Passengers

# Mythos
mythos-accusation = Accusation
mythos-class_struggle = Class Struggle
mythos-dinghy_launch = Dinghy Launch
mythos-food_rationing = Food Rationing
mythos-improvised_fuel_source = Improvised Fuel Source
mythos-incoming_sos = Incoming SOS
mythos-infection = Infection
mythos-just_desserts = Just Desserts
mythos-missing_jewelry = Missing Jewelry
mythos-missing_parents = Missing Parents
mythos-mysterious_lifeboat = Mysterious Lifeboat
mythos-poisoned_food = Poisoned Food
mythos-ritual_support = Ritual Support
mythos-sacrifice_deep_one = Sacrifice Deep One
mythos-strange_vision = Strange Vision
mythos-the_anarcho_individualist = The Anarcho-Individualist
mythos-the_captains_banquet = The Captain’s Banquet
mythos-too_many_bodies = Too Many Bodies
mythos-transformation = Transformation
mythos-volunteer_army = Volunteer Army
mythos-family_ties = Family Ties
mythos-adrift_fishing_boat = Adrift Fishing Boat
mythos-barricade_the_hatches = Barricade the Hatches
mythos-collision_course = Collision Course
mythos-coordinated_assault = Coordinated Assault
mythos-damaged_evaporator = Damaged Evaporator
mythos-deep_one_feint = Deep One Feint
mythos-deep_one_swarm = Deep One Swarm
mythos-disturbing_dreams = Disturbing Dreams
mythos-eot_failure = E.O.T. Failure
mythos-fear_of_the_unknown = Fear of the Unknown
mythos-flooding_compartment = Flooding Compartment
mythos-food_stores_raid = Food Stores Raid
mythos-hold_the_line = Hold the Line
mythos-horrific_visions = Horrific Visions
mythos-hull_leak = Hull Leak
mythos-hypnotic_melody = Hypnotic Melody
mythos-infiltrator = Infiltrator
mythos-jail_break = Jail Break
mythos-lure_of_yhanthlei = Lure of Y’ha-nthlei
mythos-missing_munitions = Missing Munitions
mythos-on_the_offensive = On the Offensive
mythos-passenger_overboard = Passenger Overboard
mythos-passenger_riot = Passenger Riot
mythos-rally_the_crew = Rally the Crew
mythos-rat_infestation = Rat Infestation
mythos-sewage_backup = Sewage Backup
mythos-shipboard_fire = Shipboard Fire
mythos-stolen_ritual_components = Stolen Ritual Components
mythos-the_fathers_favor = The Father’s Favor
mythos-the_mothers_wrath = The Mother’s Wrath
mythos-bucket_brigade = Bucket Brigade
mythos-coal_bunker_fire = Coal Bunker Fire
mythos-criminal_activity = Criminal Activity
mythos-firemen_strike = Firemen Strike
mythos-identity_crisis = Identity Crisis
mythos-kitty_litter = Kitty Litter
mythos-looming_breakdown = Looming Breakdown
mythos-open_the_gate = Open the Gate
mythos-power_to_the_people = Power to the People
mythos-ritual_coordination = Ritual Coordination
mythos-history_repeats = History Repeats
mythos-the_peacemaker = The Peacemaker
mythos-signs_of_life = Signs of Life
mythos-the_game_is_afoot = The Game is Afoot
mythos-do_no_harm = Do No Harm
mythos-miscalculation = Miscalculation
mythos-gift_of_the_mother = Gift of the Mother
mythos-memory_of_the_deep = Memory of the Deep
mythos-ticket_please = Ticket, Please

# Outcomes and decks
outcome-fail = failure
outcome-partial = partial success
outcome-success = success
deck-mythos = mythos deck
deck-waypoint = waypoint deck

# Headings
topic-skill = Skill cards: what they do
topic-item = The items
topic-spell = The spells
topic-waypoint = The waypoints
topic-crisis = The crises
topic-sheet = What the characters can do
topic-feat = The feats
topic-unmasked = When a traitor is revealed
topic-damage_card = The damage cards
topic-room = What can be done in the rooms
topic-rulings = Where the rulebook is silent

# Skill cards
card-influence_1 = Coordinated Effort (influence 1)
card-influence_2 = Coordinated Effort (influence 2)
card-influence_3 = Nothing to Hide (influence 3)
card-influence_4 = Nothing to Hide (influence 4)
card-influence_5 = Inspiring Speech (influence 5)
card-lore_1 = Shrivelling (lore 1)
card-lore_2 = Shrivelling (lore 2)
card-lore_3 = Lesser Banishment (lore 3)
card-lore_4 = Lesser Banishment (lore 4)
card-lore_5 = Forced Learning (lore 5)
card-observation_1 = Watch and Learn (observation 1)
card-observation_2 = Watch and Learn (observation 2)
card-observation_3 = Keen Insight (observation 3)
card-observation_4 = Keen Insight (observation 4)
card-observation_5 = Preparation (observation 5)
card-strength_1 = Combat Training (strength 1)
card-strength_2 = Combat Training (strength 2)
card-strength_3 = Rampage (strength 3)
card-strength_4 = Rampage (strength 4)
card-strength_5 = Shrug It Off (strength 5)
card-will_1 = Persistence (will 1)
card-will_2 = Persistence (will 2)
card-will_3 = Determination (will 3)
card-will_4 = Determination (will 4)
card-will_5 = True Grit (will 5)
card-treachery_1 = Reinforcements (treachery 1)
card-treachery_2 = Call to Action (treachery 2)
card-treachery_3 = Siren Song (treachery 3)
card-treachery_4 = Ransack (treachery 4)
card-treachery_5 = Perform Rites (treachery 5)

# What the cards say
rule-skill-coordinated_effort = Action: Pick another character; that character performs 1 action right away.
rule-skill-nothing_to_hide = Before cards are added to a skill check: In this check all players add their cards face up. Only the chaos cards stay face down.
rule-skill-inspiring_speech = Action: Roll. On 3 or more you all gain 1 sanity, on 1 or 2 you lose 1 sanity.
rule-skill-shrivelling = Action: Name 1 enemy, no matter where, and roll; add 2 if it is a Deep One. On 6 or more it is defeated.
rule-skill-lesser_banishment = Action: Choose a space. All Deep Ones there move to a single adjacent space that you choose.
rule-skill-forced_learning = Before cards are added to a skill check: Name one more skill, but not treachery. It supports this check, too.
rule-skill-watch_and_learn = Action: Draw 2 skill cards, each from any deck except treachery.
rule-skill-keen_insight = Before a die is rolled: Add 2 to the result or subtract 2 from it.
rule-skill-preparation = Before cards are added to a skill check: No chaos cards go into this check.
rule-skill-combat_training = After the roll for an attack, no matter whose: The die is rolled again.
rule-skill-rampage = Action: Perform up to 4 simple attacks, or use the attack of one of your weapons up to 3 times.
rule-skill-shrug_it_off = When you would be defeated: You prevent it.
rule-skill-persistence = Action: Discard up to 5 skill cards, then draw just as many, all from the same deck. Treachery is not allowed.
rule-skill-determination = After a skill check has been totalled: Add 2 to the total or subtract 2 from it.
rule-skill-true_grit = Action: Perform 2 actions. Only once per turn.
rule-skill-reinforcements = Action: 1 Deep One spawns in the Deep. If 4 or more are there now, all monsters in the Deep move to one water space of your choice.
rule-skill-call_to_action = Action: Activate all Deep Ones in your space, or just 1 Deep One anywhere.
rule-skill-siren_song = Action: Risk 1 passenger.
rule-skill-ransack = At the start of your action step: In the Chapel the humans lose 1 sanity, in the Galley 1 food, in the Boiler Room 1 fuel. That ends your action step.
rule-skill-perform_rites = At the start of your action step: Activate Mother Hydra and Father Dagon, in whichever order you like. That ends your action step.
rule-item-speaking_trumpet = Action: Rescue all passengers in your space and in adjacent spaces.
rule-item-six_shooter = Weapon. Action: Attack an enemy in your space; add 2 to the result.
rule-item-tool_kit = Action: Repair your space without discarding any cards.
rule-item-repeating_rifle = Weapon. Action: Attack an enemy in an adjacent space; add 1 to the result.
rule-item-travel_pharmacy = Tool. When a passenger would be defeated in your space or next to it: You may rescue that passenger. The price is 1 food or this item, which then leaves the game.
rule-item-almanac = Before a die is rolled: You may discard 1 observation card and add its value to the result. Only once per roll.
rule-item-lucky_ring = After a skill check has been totalled: You may add 2 to the total. If that makes the check a success, shuffle the top 2 treachery cards into the chaos deck. Only once per check.
rule-item-book_of_dagon = Action: Move all Deep Ones in your space to one and the same adjacent space, then perform 1 action. Only once per turn.
rule-item-elder_sign_amulet = Artifact. When you use the action of a lore card: You may carry out its effect a second time.
rule-item-starbuck = Action: Attack an enemy in your space, then perform 1 action. Only once per turn. Or: When you would be defeated, you may remove this item from the game instead; you are not defeated.
rule-item-pocket_pistol = Weapon. Action: Attack an enemy in your space; you may roll again once.
rule-item-fine_clothes = Improvement: While this item is active, you have 1 more influence card in your skill set. Only one Improvement can be active.
rule-item-mystical_text = Tome, Improvement: While this item is active, you have 1 more lore card in your skill set. Only one Improvement can be active.
rule-item-binoculars = Improvement: While this item is active, you have 1 more observation card in your skill set. Only one Improvement can be active.
rule-item-medicine_ball = Improvement: While this item is active, you have 1 more strength card in your skill set. Only one Improvement can be active.
rule-item-treasured_memento = Artifact, Improvement: While this item is active, you have 1 more will card in your skill set. Only one Improvement can be active.
rule-item-jam_tin_grenade = Action: Remove this item from the game and choose an adjacent space. All Deep Ones, characters and passengers there are defeated. Then that space is damaged if it is an interior space that can be damaged.
rule-item-kitchen_knife = Weapon. In your simple attack actions add 1 to the result.
rule-item-plimsolls = Action: Move to an adjacent ship space, then perform 1 action. Only once per turn.
rule-item-shotgun = Weapon. Action: Attack an enemy in your space; add 1 to the result for every enemy in your space.
rule-spell-alchemical_transmutation = Lose 1 food to gain 2 fuel.
rule-spell-astral_travel = Choose a space. Spread any number of the characters and Deep Ones there over other ship spaces as you like. Characters can also be fetched out of the Brig and the Sick Bay or sent there this way. Then roll: on 4 or less lose 1 sanity.
rule-spell-call_down_the_storm = All Deep Ones in water spaces are defeated. Then roll: if the result is not higher than the number of Deep Ones defeated, the ship is damaged.
rule-spell-call_friends = Rescue any number of passengers from any spaces. Then roll: if the result is not higher than the number of passengers rescued, the Deep Ones activate.
rule-spell-cloud_memory = Gain 1 sanity. In return every human discards 1 skill card of their own choice.
rule-spell-conjuration = Look at the top 5 items, take 1 of them and shuffle the others back into the deck. Then roll: on 4 or less lose 1 sanity.
rule-spell-dark_pact = Shuffle the top 4 treachery cards into the chaos deck. You gain 1 of any one resource.
rule-spell-feed_the_mind = Lose 1 food; for that you gain 2 sanity.
rule-spell-flesh_ward = Give this card to any player. When their character would be defeated, that is prevented and this card leaves the game; then roll: on 4 or less lose 1 sanity.
rule-spell-foresee = Look at the top 4 cards of the mythos deck or of the waypoint deck. Put 1 back on top and the others under the deck. Then roll: on 4 or less lose 1 sanity.
rule-spell-greater_banishment = Advance the ritual track by 2. Then roll: on 4 or less lose 1 sanity.
rule-spell-heal = Every human in the Sick Bay moves to any ship space. All other humans draw 1 card from their skill set. Then roll: on 4 or less lose 1 sanity.
rule-spell-lure_monster = Mother Hydra and Father Dagon go to the Deep. Then roll: on 4 or less lose 1 sanity.
rule-spell-plague_of_locusts = Roll. You defeat as many Deep Ones as the result says, anywhere but in the Deep; if there are fewer, all of them. On 5 or more you also lose 1 food.
rule-spell-raise_the_dead = Lose 1 sanity; for that you gain 2 souls.
rule-spell-revelation_of_script = Keep this card. After a skill check has been totalled you may remove it from the game: Turn over the top card of any skill deck, treachery included, and add it to the check. Then roll: if the result is not higher than the value of that card, lose 1 sanity.
rule-spell-summon_fire = Advance the travel track by 1. Then roll: on 6 or more advance it by 1 more, and the ship is damaged.
rule-spell-summon_the_beast_within = You may go to any ship space. All enemies in your space are defeated. Then roll: if the result is not higher than their number, all passengers and humans in your space are defeated as well, you among them.
rule-spell-voice_of_ra = Every human draws 1 skill card from any deck except treachery. Then roll: on 4 or less every human discards 1 skill card of their own choice.
rule-waypoint-abandoned_depot = Distance 2. You may risk 3 passengers. If you do, roll: on 5 or more gain 2 fuel.
rule-waypoint-deserted_island = Distance 2. You may risk 1 passenger. If you do, roll: on 5 or more gain 1 food.
rule-waypoint-hurricane = Distance 2. Choose: lose 1 fuel, or the ship is damaged twice.
rule-waypoint-iceberg = Distance 2. You may roll: on 5 or more gain 1 food, on 4 or less the ship is damaged.
rule-waypoint-reef = Distance 2. Roll: on 4 or less the ship is damaged.
rule-waypoint-shipwreck_survivors = Distance 2. You may risk 1 passenger. If you do, roll: on 5 or more gain 1 soul.
rule-waypoint-wrecked_ship = Distance 2. You may risk 1 passenger. If you do, roll: on 5 or more gain 1 fuel.
rule-waypoint-deep_one_city = Distance 3. Lose 1 fuel. 5 Deep Ones spawn in the Deep. Then roll, and all monsters in the Deep move to the matching water space.
rule-waypoint-fog_bank = Distance 3. Lose 1 fuel. Then roll: on 4 or less this card leaves the game without its distance counting, and the top waypoint card is resolved in its place.
rule-waypoint-maelstrom = Distance 3. Lose 1 fuel. Then choose: lose 1 more fuel, or the ship is damaged twice.
rule-waypoint-rainstorm = Distance 3. Lose 1 fuel. You may risk 1 passenger. If you do, roll: on 5 or more gain 1 food.
rule-waypoint-rogue_wave = Distance 3. Lose 1 fuel. Every Deep One on a deck space is washed into the water space next to it, and all passengers on deck spaces are defeated.
rule-waypoint-rolling_seas = Distance 3. Lose 1 fuel. You choose 1 passenger on a deck space, who is defeated.
rule-waypoint-sea_smoke = Distance 3. Lose 1 fuel. In each water space 1 Deep One spawns.
rule-waypoint-seaweed_patch = Distance 3. Lose 1 fuel. Then choose: risk 2 passengers, or the ship is damaged.
rule-waypoint-smooth_sailing = Distance 3. Lose 1 fuel and 1 food.
rule-waypoint-calm_waters = Distance 4. Lose 2 fuel and 1 food.
rule-waypoint-deep_one_ambush = Distance 4. Lose 2 fuel. In each deck space 1 Deep One spawns.
rule-waypoint-rough_water = Distance 4. Lose 2 fuel and 1 sanity.
rule-waypoint-stormy_seas = Distance 4. Lose 2 fuel, and the ship is damaged.
rule-sheet-keilani = Experienced: When a skill check has been revealed and totalled, you may add 1 more card from your hand, unless you are in the Brig. Only once per check.
rule-sheet-arjun = Deck Chief. Action: Go to any deck space and then perform 1 action. Only once per turn, and not out of the Brig.
rule-sheet-jeanne = Jury Rigger: When anyone has advanced the travel track with the action of the Boiler Room, you may have the ship damaged, unless you are in the Brig. Then the track advances by 1 more.
rule-sheet-jamie = Quick Draw. Action: Use the attack action of one of your weapons and then perform 1 action. Only once per turn.
rule-sheet-svetlana = Healing Words: When any character would be defeated, you may discard 1 lore card. Then that character is not defeated.
rule-sheet-beatrice = Predictive Analytics: In your own mythos step you may look at the top 2 mythos cards, unless you are in the Brig. Resolve one of them and put the other under the deck.
rule-sheet-edmund = Fortunate Son: After any roll of the die you may discard 1 skill card, unless you are in the Brig. Then the die is rolled again.
rule-sheet-ishmael = First Oath of Dagon. Action: Choose a monarch on the board and discard 1 lore card. Roll and add the value of the card: on 7 or more the monarch goes to the Deep, otherwise you may move it to an adjacent water space.
rule-sheet-william = Occult Training. Action, but not in the Brig: Peek at the top spell and leave it there or put it under the deck. Then you have 1 more action. Only once per turn.
rule-sheet-samira = Scavenger. Action, not in the Brig and only with 4 items at most: Draw 1 item. Then you may give an item to another human in your space. Only once per turn.
rule-feat-keilani = When you are the one who decides a choice crisis: Carry out neither of the two options; instead lose 1 of any one resource. The icons of the card still count. Then remove this feat from the game.
rule-feat-arjun = Before cards are added to a skill check of a mythos card: You are defeated and decide how it ends: success, failure, or partial success if the card has one. Nobody adds any cards. Then remove this feat from the game.
rule-feat-jeanne = Action, only in the Boiler Room, even if it is damaged or occupied: Lose 1 fuel and advance the travel track by 2. Then remove this feat from the game.
rule-feat-jamie = Action: Send another character in your space to the Brig. Then remove this feat from the game.
rule-feat-svetlana = When a character or a passenger would be defeated and you are not in the Brig: You prevent it. Then remove this feat from the game.
rule-feat-beatrice = When a die is about to be rolled and you are not in the Brig: Turn it to any number instead. It is not rolled and cannot be rerolled, but whatever changes the result still counts. Then remove this feat from the game.
rule-feat-edmund = When a mythos card has been drawn: It is discarded, and another one is drawn and resolved in its place. Then remove this feat from the game.
rule-feat-ishmael = Action: Look at all loyalty cards of another player who has not been revealed. Then remove this feat from the game.
rule-feat-william = Action, only as Keeper of the Tome: The top spell takes effect. Then this feat leaves the game, and you have 1 more action.
rule-feat-samira = After a skill check has been totalled and if you are not in the Brig: Raise or lower the total by up to the number of items you have. Then remove this feat from the game.
rule-unmasked-keilani = When you reveal as a traitor outside the Brig: The humans lose 1 sanity.
rule-unmasked-arjun = When you reveal as a traitor outside the Brig: The travel track is reset to Start.
rule-unmasked-jeanne = Sabotage: When you reveal as a traitor outside the Brig, you damage an interior space of your choice that is still undamaged. Brig and Sick Bay are out of reach.
rule-unmasked-jamie = Rain Fire: When you reveal as a traitor outside the Brig, all humans and all passengers in your space are defeated.
rule-unmasked-svetlana = Conduct Malpractice: When you reveal as a traitor outside the Brig, 1 passenger of your choice is defeated, in the supply or anywhere on the ship.
rule-unmasked-beatrice = Divide and Conquer: When you reveal as a traitor outside the Brig, 1 Deep One spawns in each of 4 different water spaces of your choice.
rule-unmasked-edmund = Spread Misfortune: When you reveal as a traitor outside the Brig, draw a mythos card and resolve only its crisis. You make every choice on it; its skill check counts as a failure without any cards. On a combination card you choose between the failure and the other option. The icons are left out.
rule-unmasked-ishmael = Swear the Second Oath: When you reveal as a traitor outside the Brig, every Deep One in your space activates.
rule-unmasked-william = Disrupt Ritual: When you reveal as a traitor outside the Brig, move the ritual token by 1 or 2 spaces, forwards or backwards, or leave it where it is.
rule-unmasked-samira = Pickpocket: When you reveal as a traitor outside the Brig, take 1 item from a human in your space.
rule-damage_card-structural_damage = The card stays in the interior space it hits; every human there is defeated, and the action of the space cannot be used. Action: Repair the space by discarding cards of the skill shown worth 3 or more in total; if the card shows any skill, cards of any kind worth 5 or more. Then the card is shuffled back into the damage deck.
rule-damage_card-fuel_leak = Lose 1 fuel. Then this card leaves the game.
rule-damage_card-flooded_food_stores = Lose 1 food. Then this card leaves the game.
rule-damage_card-fleeing_passengers = Risk 1 passenger, if one is left in the supply. Put this card under the damage deck, then draw and resolve another damage card.
rule-room-bridge = Action: Risk 1 passenger to look at the top 2 cards of either the mythos deck or the waypoint deck. Put one back on top and the other under the deck. Once per turn.
rule-room-chapel = Action: Either retreat the ritual track by 1. Or discard 1 lore card, roll and add its value: on a total of 6 or less lose 1 sanity; in any case the ritual track then advances by 1. Once per turn.
rule-room-captains_cabin = Action: Name another human who is not in the Brig and make a skill check with target number 8, supported by influence and observation. Success: that human goes to the Brig. Failure: nothing happens. Once per turn.
rule-room-cargo_hold = Action: Look at the top 2 items, keep one and put the other under the deck. If only one is left, keep it or put it back. Once per turn.
rule-room-galley = Action: Say how many skill cards you draw from which decks, 5 at most and no treachery, and draw them. Then roll: if the result is lower than the number of cards, lose 1 food. With a single card you need not roll. Once per turn.
rule-room-boiler_room = Action: Discard 1 strength card, roll and add its value: on a total of 6 or less lose 1 fuel. In any case the travel track then advances by 1. Once per turn.
rule-room-brig = Action: Make a skill check with target number 8, supported by lore and strength. Success: you move to any ship space. Failure: nothing happens. A revealed traitor in the Brig does not keep you from it. Once per turn.

# Crises
rule-crisis-accusation = The Captain decides. Either: Choose a human who is not in the Brig, even yourself; that human goes to the Brig. Or: You and the current player discard 2 skill cards each, or you discard 4 if you are the current player yourself. Shuffle the top 2 treachery cards into the chaos deck. Finally, the Deep Ones activate, and the ritual track advances by 1.
prompt-crisis_accusation = Will you have someone locked up?
move-option_a--crisis_accusation = Send a human to the Brig
move-option_b--crisis_accusation = You and the current player discard 2 each, 2 treachery into chaos
rule-crisis-class_struggle = The Captain decides. Either: Lose 2 sanity. Or: Risk 4 passengers. Finally, the Deep Ones activate, and the travel track advances by 1.
prompt-crisis_class_struggle = What does peace between the decks cost you?
move-option_a--crisis_class_struggle = Lose 2 sanity
move-option_b--crisis_class_struggle = Risk 4 passengers
rule-crisis-dinghy_launch = The Captain decides. Either: Risk 1 passenger and roll: on 4 or less lose 1 sanity. Or: Lose 1 soul. Finally, Father Dagon activates, and the travel track advances by 1.
prompt-crisis_dinghy_launch = The dinghy casts off: do you send someone after it?
move-option_a--crisis_dinghy_launch = Risk 1 passenger and roll: on 1–4 lose 1 sanity
move-option_b--crisis_dinghy_launch = Lose 1 soul
rule-crisis-food_rationing = The Captain decides. Either: Lose 1 food and roll: on 6 or less lose 1 sanity as well. Or: Lose 2 food. Finally, the Deep Ones activate, and the ritual track advances by 1.
prompt-crisis_food_rationing = Do you ration the food?
move-option_a--crisis_food_rationing = Lose 1 food and roll: on 1–6 lose 1 sanity
move-option_b--crisis_food_rationing = Lose 2 food
rule-crisis-improvised_fuel_source = The Captain decides. Either: Only with at least 3 passengers in the supply: Risk 3 passengers; for that you gain 1 fuel. Or: Lose 1 fuel. Finally, Mother Hydra activates, and the ritual track advances by 1.
prompt-crisis_improvised_fuel_source = Where does the fuel come from?
move-option_a--crisis_improvised_fuel_source = Risk 3 passengers, gain 1 fuel
move-option_b--crisis_improvised_fuel_source = Lose 1 fuel
rule-crisis-incoming_sos = The Captain decides. Either: Risk 4 passengers; for that you gain 1 food, 1 fuel and 1 soul. Or: Lose 1 sanity. Finally, Father Dagon activates, and the ritual track advances by 1.
prompt-crisis_incoming_sos = Do you answer the call for help?
move-option_a--crisis_incoming_sos = Risk 4 passengers, gain 1 food, 1 fuel and 1 soul
move-option_b--crisis_incoming_sos = Lose 1 sanity
rule-crisis-infection = The Captain decides. Either: Lose 1 food. Or: Roll: on 6 or less lose 1 soul and roll again; on 4 or less lose 1 more soul. Finally, the Deep Ones activate, and the travel track advances by 1.
prompt-crisis_infection = How do you deal with the sick?
move-option_a--crisis_infection = Lose 1 food
move-option_b--crisis_infection = Roll: on 1–6 lose 1 soul, perhaps 2
rule-crisis-just_desserts = The current player decides. Either: Lose 2 food and draw 1 item. Or: Shuffle the top 4 treachery cards into the chaos deck. Finally, the Deep Ones activate, and the current player chooses which of the two tracks advances by 1.
prompt-crisis_just_desserts = Who gets their just deserts?
move-option_a--crisis_just_desserts = Lose 2 food, draw 1 item
move-option_b--crisis_just_desserts = 4 treachery cards into the chaos deck
rule-crisis-missing_jewelry = The Captain decides. Either: Lose 1 sanity. Or: Shuffle the top 4 treachery cards into the chaos deck. Finally, Mother Hydra activates, and the travel track advances by 1.
prompt-crisis_missing_jewelry = Do you look for the jewelry?
move-option_a--crisis_missing_jewelry = Lose 1 sanity
move-option_b--crisis_missing_jewelry = 4 treachery cards into the chaos deck
rule-crisis-missing_parents = The current player decides. Either: Move to the Captain’s Cabin and roll: on 4 or less lose 1 soul, and 1 Deep One spawns there. Or: Lose 1 sanity. Finally, the Deep Ones activate, and the ritual track advances by 1.
prompt-crisis_missing_parents = Do you look for the missing parents?
move-option_a--crisis_missing_parents = To the Captain’s Cabin and roll: on 1–4 lose 1 soul, 1 Deep One spawns
move-option_b--crisis_missing_parents = Lose 1 sanity
rule-crisis-mysterious_lifeboat = The Keeper of the Tome decides. Either: Risk 1 passenger and roll: on 4 or less, 1 Deep One spawns in the Galley and 1 in the Cargo Hold. Or: Lose 1 sanity. Finally, the Deep Ones activate, and the ritual track advances by 1.
prompt-crisis_mysterious_lifeboat = Do you bring the lifeboat aboard?
move-option_a--crisis_mysterious_lifeboat = Risk 1 passenger and roll: on 1–4 Deep Ones spawn in Galley and Cargo Hold
move-option_b--crisis_mysterious_lifeboat = Lose 1 sanity
rule-crisis-poisoned_food = The Keeper of the Tome decides. Either: Only with a lore card: Discard 1 lore card, roll and add its value. On a total of 6 or less lose 1 soul. Or: Lose 1 food. Finally, the Deep Ones activate, and the travel track advances by 1.
prompt-crisis_poisoned_food = Do you try to cleanse the food?
move-option_a--crisis_poisoned_food = Discard 1 lore card and roll: on a total of 6 or less lose 1 soul
move-option_b--crisis_poisoned_food = Lose 1 food
rule-crisis-ritual_support = The Keeper of the Tome decides. Either: Only with a lore card: Discard 1 lore card, roll and add its value. On a total of 7 or more the ritual track advances by 1, otherwise lose 1 sanity and 1 soul. Or: The ritual track retreats by 1, and you discard 2 skill cards. Finally, Mother Hydra activates, and the travel track advances by 1.
prompt-crisis_ritual_support = Do you accept help with the ritual?
move-option_a--crisis_ritual_support = Lore card and roll: on 7+ ritual +1, otherwise sanity −1, souls −1
move-option_b--crisis_ritual_support = Ritual −1, discard 2 cards
rule-crisis-sacrifice_deep_one = The Keeper of the Tome decides. Either: Lose 1 sanity, and you keep this card. While you have it, Action: With a Deep One in your space, roll; on 6 or more that Deep One is defeated, the ritual track advances by 2, and you discard this card. Or: The ritual track is reset to Start, and you discard your whole hand. Finally, the Deep Ones activate, and the travel track advances by 1.
prompt-crisis_sacrifice_deep_one = Do you prepare the sacrifice?
move-option_a--crisis_sacrifice_deep_one = Lose 1 sanity, keep the card
move-option_b--crisis_sacrifice_deep_one = Reset the ritual, discard your whole hand
rule-crisis-strange_vision = The current player decides. Either: Look at the top 2 waypoint cards, put one back on top and the other under the deck. Then you go to the Brig. Or: In each deck space 1 Deep One spawns. Finally, the Deep Ones activate, and the current player chooses which of the two tracks advances by 1.
prompt-crisis_strange_vision = Do you tell anyone what you saw?
move-option_a--crisis_strange_vision = Look at 2 waypoints, then go to the Brig
move-option_b--crisis_strange_vision = 1 Deep One spawns in each deck space
rule-crisis-the_anarcho_individualist = The current player decides. Either: Lose 1 sanity. Draw 1 item, then remove the top 5 items from the game. Or: Discard 2 skill cards, and shuffle the top 2 treachery cards into the chaos deck. Finally, Father Dagon activates, and the ritual track advances by 1.
prompt-crisis_the_anarcho_individualist = Do you let him have his way?
move-option_a--crisis_the_anarcho_individualist = Lose 1 sanity, draw 1 item, 5 items leave the game
move-option_b--crisis_the_anarcho_individualist = Discard 2 cards, 2 treachery cards into the chaos deck
rule-crisis-the_captains_banquet = The Captain decides. Either: Lose 2 food and gain 1 sanity. Every human who is not in the Brig may move to the Galley. Or: Lose 1 food and roll: on 6 or less lose 1 sanity as well. Finally, Mother Hydra activates, and the travel track advances by 1.
prompt-crisis_the_captains_banquet = Do you hold the banquet?
move-option_a--crisis_the_captains_banquet = Lose 2 food, gain 1 sanity, all may go to the Galley
move-option_b--crisis_the_captains_banquet = Lose 1 food and roll: on 1–6 lose 1 sanity
rule-crisis-too_many_bodies = The Captain decides. Either: Lose 1 food. Or: Risk 1 passenger and roll: if the result is not higher than the number of passengers on deck, lose 1 sanity. Finally, the Deep Ones activate, and the travel track advances by 1.
prompt-crisis_too_many_bodies = Where do you put them all?
move-option_a--crisis_too_many_bodies = Lose 1 food
move-option_b--crisis_too_many_bodies = Risk 1 passenger and roll: perhaps lose 1 sanity
rule-crisis-transformation = The Captain decides. Either: Roll: on 6 or less lose 1 soul, and 1 Deep One spawns in the Cargo Hold. Or: Lose 1 soul and roll: on 4 or less lose 1 sanity as well. Finally, the Deep Ones activate, and the travel track advances by 1.
prompt-crisis_transformation = What happens to the one who is changing?
move-option_a--crisis_transformation = Roll: on 1–6 lose 1 soul, 1 Deep One spawns in the Cargo Hold
move-option_b--crisis_transformation = Lose 1 soul and roll: on 1–4 lose 1 sanity
rule-crisis-volunteer_army = The Captain decides. Either: Only with at least 1 passenger in the supply: Risk 1 to 4 passengers; you defeat just as many Deep Ones on the ship. Or: The Deep Ones activate. Finally, Father Dagon activates, and the ritual track advances by 1.
prompt-crisis_volunteer_army = Do you send the volunteers into the fight?
move-option_a--crisis_volunteer_army = Risk 1 to 4 passengers, defeat as many Deep Ones
move-option_b--crisis_volunteer_army = The Deep Ones activate
rule-crisis-family_ties = Ishmael decides. Either: All Deep Ones return to the supply, even those in the Deep, and Ishmael keeps this card. While he has it and is not in the Brig, 1 treachery card is added to every skill check after the chaos cards. Or: 4 Deep Ones spawn in Ishmael’s interior space or, if he is on deck, in the closest one. If he is in the Sick Bay, choose between the Chapel and the Captain’s Cabin. Finally, the Deep Ones activate, and the travel track advances by 1.
prompt-crisis_family_ties = Is blood thicker than water?
move-option_a--crisis_family_ties = All Deep Ones to the supply; keep the card, 1 treachery in every check
move-option_b--crisis_family_ties = 4 Deep Ones spawn around Ishmael
rule-crisis-adrift_fishing_boat = Skill check with target number 16, supported by influence, observation and strength. Success: Risk 1 passenger; for that you gain 1 soul. Then the current player may risk 1 more passenger to gain 1 food. Partial success at 13: Risk 2 passengers; for that you gain 1 soul. Failure: Lose 1 sanity and 1 soul. Finally, Mother Hydra activates, and the current player chooses which of the two tracks advances by 1.
rule-crisis-barricade_the_hatches = Skill check with target number 10, supported by strength and will. Success: The current player keeps this card. When Deep Ones on the ship are about to activate, its owner may discard it: until the end of the turn no Deep One moves into an interior space. Failure: The Deep Ones activate. Finally, Mother Hydra activates, and the current player chooses which of the two tracks advances by 1.
rule-crisis-collision_course = Skill check with target number 11, supported by observation and will. Success: Nothing happens. Partial success at 8: Roll: Mother Hydra and Father Dagon move to the water space at the bow that the result names. The ship is damaged, and the travel track retreats by 1. Failure: Roll: Mother Hydra and Father Dagon move to the water space at the bow that the result names. The ship is damaged twice, and the travel track retreats by 2. Finally, the Deep Ones activate, and the ritual track advances by 1.
rule-crisis-coordinated_assault = Skill check with target number 17, supported by influence, lore and observation. Success: The travel track advances by 1. Failure: Roll: all monsters in the Deep move to the water space that the result names. Then Mother Hydra, Father Dagon and the Deep Ones activate, in this order. Finally, the Deep Ones activate, and the ritual track advances by 1.
rule-crisis-damaged_evaporator = Skill check with target number 11, supported by observation and will. Success: Nothing happens. Partial success at 8: Lose 1 food. Failure: Lose 1 food, and the travel track retreats by 1; if its token is on Start, lose 1 fuel instead. Finally, Mother Hydra activates, and the ritual track advances by 1.
rule-crisis-deep_one_feint = Skill check with target number 11, supported by observation and will. Success: Nothing happens. Failure: The Deep Ones activate. Finally, the Deep Ones activate, and the current player chooses which of the two tracks advances by 1.
rule-crisis-deep_one_swarm = Skill check with target number 15, supported by lore, observation and strength. Success: Nothing happens. Partial success at 11: The Deep Ones activate. Failure: The Deep Ones activate twice. Finally, the Deep Ones activate, and the current player chooses which of the two tracks advances by 1.
rule-crisis-disturbing_dreams = Skill check with target number 13, supported by influence and lore. Success: Gain 1 sanity. Partial success at 10: Lose 1 sanity. Failure: Lose 2 sanity. Finally, Mother Hydra activates, and the travel track advances by 1.
rule-crisis-eot_failure = Skill check with target number 11, supported by influence and observation. Success: The travel track advances by 1. Failure: The travel track retreats by 1; if its token is on Start, lose 1 fuel instead. Finally, Father Dagon activates, and the ritual track advances by 1.
rule-crisis-fear_of_the_unknown = Skill check with target number 15, supported by influence, lore and will. Success: Nothing happens. Failure: The Keeper of the Tome discards their whole hand and is defeated; the title passes on to the next in the line of succession. Finally, the Deep Ones activate, and the current player chooses which of the two tracks advances by 1.
rule-crisis-flooding_compartment = Skill check with target number 9, supported by strength and will. Success: Nothing happens. Failure: Lose 1 soul. Finally, the Deep Ones activate, and the ritual track advances by 1.
rule-crisis-food_stores_raid = Skill check with target number 11, supported by influence and strength. Success: Nothing happens. Partial success at 8: Lose 1 food. Failure: Lose 2 food. Finally, Father Dagon activates, and the travel track advances by 1.
rule-crisis-hold_the_line = Skill check with target number 15, supported by lore, strength and will. Success: The current player may move each Deep One on the ship to an adjacent space. Partial success at 10: In each water space 1 Deep One spawns. Failure: In each deck space 1 Deep One spawns. Finally, Mother Hydra activates, and the current player chooses which of the two tracks advances by 1.
rule-crisis-horrific_visions = Skill check with target number 10, supported by lore and will. Success: Nothing happens. Failure: Lose 1 sanity. Finally, the Deep Ones activate, and the ritual track advances by 1.
rule-crisis-hull_leak = Skill check with target number 9, supported by observation and strength. Success: Nothing happens. Failure: The ship is damaged. Finally, the Deep Ones activate, and the travel track advances by 1.
rule-crisis-hypnotic_melody = Skill check with target number 10, supported by influence and will. Success: Nothing happens. Partial success at 7: Risk 1 passenger; if there is none in the supply, lose 1 food. Failure: 1 passenger in the supply is defeated; if there is none, lose 2 souls. Finally, the Deep Ones activate, and the travel track advances by 1.
rule-crisis-infiltrator = Skill check with target number 11, supported by lore and strength. Success: Nothing happens. Partial success at 8: Roll: 1 Deep One spawns in the interior space that the result names. Failure: The ship is damaged, and 1 Deep One spawns in the damaged space. Finally, Mother Hydra activates, and the travel track advances by 1.
rule-crisis-jail_break = Skill check with target number 9, supported by lore and strength. Success: Nothing happens. Failure: Lose 1 sanity, and every character in the Brig moves to any ship space. Finally, Father Dagon activates, and the current player chooses which of the two tracks advances by 1.
rule-crisis-lure_of_yhanthlei = Skill check with target number 9, supported by influence and lore. Success: Nothing happens. Failure: Risk 4 passengers. Finally, Father Dagon activates, and the ritual track advances by 1.
rule-crisis-missing_munitions = Skill check with target number 16, supported by influence, observation and will. Success: The current player defeats 1 Deep One in an interior space. Partial success at 12: The ship is damaged. Failure: The ship is damaged twice. Finally, the Deep Ones activate, and the current player chooses which of the two tracks advances by 1.
rule-crisis-on_the_offensive = Skill check with target number 10, supported by lore and strength. Success: The current player moves each Deep One on the ship to an adjacent space. Failure: The Deep Ones activate. Finally, Father Dagon activates, and the current player chooses which of the two tracks advances by 1.
rule-crisis-passenger_overboard = Skill check with target number 9, supported by lore and observation. Success: Nothing happens. Failure: Lose 1 soul. Finally, the Deep Ones activate, and the travel track advances by 1.
rule-crisis-passenger_riot = Skill check with target number 13, supported by influence and strength. Success: The current player draws 1 item. Partial success at 10: Lose 1 sanity. Failure: Lose 1 sanity and 1 soul. Finally, the Deep Ones activate, and the travel track advances by 1.
rule-crisis-rally_the_crew = Skill check with target number 13, supported by influence and will. Success: Gain 1 sanity. Partial success at 10: Lose 1 sanity. Failure: Lose 2 sanity, and every human discards 2 skill cards. Finally, Father Dagon activates, and the current player chooses which of the two tracks advances by 1.
rule-crisis-rat_infestation = Skill check with target number 12, supported by influence and observation. Success: The current player may decide that you lose 1 sanity and gain 1 food for it. Partial success at 8: Lose 1 food. Failure: Lose 2 food. Finally, the Deep Ones activate, and the ritual track advances by 1.
rule-crisis-sewage_backup = Skill check with target number 9, supported by strength and will. Success: Nothing happens. Failure: Lose 1 sanity. Roll: all humans in the interior space that the result names are defeated. Finally, Father Dagon activates, and the current player chooses which of the two tracks advances by 1.
rule-crisis-shipboard_fire = Skill check with target number 11, supported by observation and strength. Success: The ship is damaged once. Partial success at 8: The ship is damaged twice. Failure: The ship is damaged three times. Finally, the Deep Ones activate, and the ritual track advances by 1.
rule-crisis-stolen_ritual_components = Skill check with target number 10, supported by lore and observation. Success: The Keeper of the Tome looks at the top 2 spells, resolves one and puts the other under the deck. Failure: The ritual track retreats by 2, and the top 5 spells leave the game without anyone looking at them. Finally, Father Dagon activates, and the travel track advances by 1.
rule-crisis-the_fathers_favor = Skill check with target number 16, supported by lore, observation and strength. Success: Nothing happens. Partial success at 11: Father Dagon activates. Failure: Father Dagon activates twice. Finally, Father Dagon activates, and the travel track advances by 1.
rule-crisis-the_mothers_wrath = Skill check with target number 17, supported by influence, lore and strength. Success: Nothing happens. Partial success at 12: Mother Hydra activates. Failure: Mother Hydra activates twice. Finally, Mother Hydra activates, and the travel track advances by 1.
rule-crisis-bucket_brigade = The Captain decides. Either: A skill check with target number 16, supported by influence, strength and will. Success: Risk 2 passengers; for that the travel track advances by 1. Failure: Lose 1 fuel, and risk 2 passengers. Or: Roll: on 6 or less lose 1 fuel. Finally, Mother Hydra activates, and the ritual track advances by 1.
prompt-crisis_bucket_brigade = Do you order the water bailed out?
move-option_a--crisis_bucket_brigade = Skill check 16: influence, strength and will
move-option_b--crisis_bucket_brigade = No buckets, roll: on 1–6 lose 1 fuel
rule-crisis-coal_bunker_fire = The current player decides. Either: A skill check with target number 13, supported by influence and strength. Success: The travel track advances by 1. Failure: Lose 1 fuel and 1 soul. Or: Lose 1 fuel and roll: on 4 or less lose 1 more fuel. Finally, Father Dagon activates, and the ritual track advances by 1.
prompt-crisis_coal_bunker_fire = Do you fight the fire in the bunker?
move-option_a--crisis_coal_bunker_fire = Skill check 13: influence and strength
move-option_b--crisis_coal_bunker_fire = Let it burn: lose 1 fuel and roll, on 1–4 lose 1 more
rule-crisis-criminal_activity = The current player decides. Either: A skill check with target number 11, supported by influence and observation. Success: Draw 1 item. Failure: Lose 1 sanity, and every human removes all their items but 1 from the game. Or: Only with an item: Remove 1 of your items from the game, and shuffle the top 4 treachery cards into the chaos deck. Finally, Mother Hydra activates, and the ritual track advances by 1.
prompt-crisis_criminal_activity = Do you go after the thieves?
move-option_a--crisis_criminal_activity = Skill check 11: influence and observation
move-option_b--crisis_criminal_activity = Give up 1 item, 4 treachery cards into the chaos deck
rule-crisis-firemen_strike = The current player decides. Either: A skill check with target number 9, supported by strength and will. Success: Nothing happens. Failure: You are defeated and discard 3 skill cards. Or: The travel track retreats by 1; if its token is on Start, lose 1 fuel instead. Shuffle the top 2 treachery cards into the chaos deck. Finally, Father Dagon activates, and the ritual track advances by 1.
prompt-crisis_firemen_strike = Do you face the stokers?
move-option_a--crisis_firemen_strike = Skill check 9: strength and will
move-option_b--crisis_firemen_strike = Travel −1, 2 treachery cards into the chaos deck
rule-crisis-identity_crisis = The current player decides. Either: A skill check with target number 11, supported by influence and lore. Success: Every human draws 1 card from their skill set. Failure: Lose 1 soul, and 1 Deep One spawns in your space. If you are in the Sick Bay, it spawns in the Chapel. Or: Lose 1 soul and roll: on 4 or less you discard your whole hand. Finally, the Deep Ones activate, and the ritual track advances by 1.
prompt-crisis_identity_crisis = Do you face the question of who you are?
move-option_a--crisis_identity_crisis = Skill check 11: influence and lore
move-option_b--crisis_identity_crisis = Lose 1 soul and roll: on 1–4 discard your whole hand
rule-crisis-kitty_litter = The current player decides. Either: A skill check with target number 10, supported by lore and observation. Success: Gain 1 sanity. Failure: Lose 1 sanity. Or: Move to the Galley and roll: on 4 or less lose 1 food. Finally, Mother Hydra activates, and the ritual track advances by 1.
prompt-crisis_kitty_litter = Do you look for the kittens?
move-option_a--crisis_kitty_litter = Skill check 10: lore and observation
move-option_b--crisis_kitty_litter = To the Galley and roll: on 1–4 lose 1 food
rule-crisis-looming_breakdown = The Captain decides. Either: A skill check with target number 11, supported by observation and strength. Success: Nothing happens. Failure: Lose 1 soul, and the Boiler Room is damaged. Or: The travel track retreats by 2; for every step that is not possible lose 1 fuel. Finally, Mother Hydra activates, and the ritual track advances by 1.
prompt-crisis_looming_breakdown = Do you let the engines run on?
move-option_a--crisis_looming_breakdown = Skill check 11: observation and strength
move-option_b--crisis_looming_breakdown = Travel −2, 1 fuel for each missing step
rule-crisis-open_the_gate = The Keeper of the Tome decides. Either: A skill check with target number 18, supported by lore, observation and will. Success: The travel track is reset to Start. Look at the top 2 waypoint cards, put one under the deck and then resolve the other. Failure: Lose 1 sanity and 1 soul, and the ship is damaged twice. Or: Lose 1 sanity. Finally, Father Dagon activates, and the ritual track advances by 1.
prompt-crisis_open_the_gate = Do you dare to open the gate?
move-option_a--crisis_open_the_gate = Skill check 18: lore, observation and will
move-option_b--crisis_open_the_gate = Leave it closed: lose 1 sanity
rule-crisis-power_to_the_people = The Captain decides. Either: A skill check with target number 9, supported by influence and will. Success: Shuffle the top 2 treachery cards into the chaos deck. Failure: Lose 1 soul, and the Captain goes to the Brig. The title passes to whoever is lowest in the line of succession among those who can hold it. Or: The Captain goes to the Brig. The title passes to whoever is lowest in the line of succession among those who can hold it. Finally, the Deep Ones activate, and the travel track advances by 1.
prompt-crisis_power_to_the_people = Do you hold on to your command?
move-option_a--crisis_power_to_the_people = Skill check 9: influence and will
move-option_b--crisis_power_to_the_people = Step down: to the Brig, the title goes to the lowest in line
rule-crisis-ritual_coordination = The Keeper of the Tome decides. Either: A skill check with target number 9, supported by lore and will. Success: The ritual track advances by 1, and by 1 more for every 2 points that the total lies above 9. Failure: Lose 1 sanity, and the Chapel is damaged. Or: The Deep Ones activate. Finally, the Deep Ones activate, and the travel track advances by 1.
prompt-crisis_ritual_coordination = Do you call everyone to the ritual?
move-option_a--crisis_ritual_coordination = Skill check 9: lore and will
move-option_b--crisis_ritual_coordination = The Deep Ones activate
rule-crisis-history_repeats = Keilani decides. Either: A skill check with target number 13, supported by influence and strength. Success: Gain 1 sanity. Keilani may send another character to the Brig. Failure: Lose 1 soul. Keilani and the Captain go to the Brig; if she is the Captain herself, she alone. Or: Only if Keilani is the Captain: Lose 1 sanity, and she goes to the Brig. Finally, the Deep Ones activate, and the travel track advances by 1.
prompt-crisis_history_repeats = Will it end again as it did back then?
move-option_a--crisis_history_repeats = Skill check 13: influence and strength
move-option_b--crisis_history_repeats = Lose 1 sanity, Keilani goes to the Brig
rule-crisis-the_peacemaker = Arjun decides. Either: A skill check with target number 13, supported by influence and will. Success: All Deep Ones on the board outside the Deep return to the supply. Failure: In each of the 6 numbered interior spaces 1 Deep One spawns. Or: Arjun keeps this card. While he has it, he cannot attack. As soon as a passenger is defeated, no matter how, lose 1 sanity, and he discards this card. Finally, Mother Hydra activates, and the travel track advances by 1.
prompt-crisis_the_peacemaker = Do you try to make peace?
move-option_a--crisis_the_peacemaker = Skill check 13: influence and will
move-option_b--crisis_the_peacemaker = Keep the card: no attacks until a passenger is defeated
rule-crisis-signs_of_life = Jeanne decides. Either: A skill check with target number 13, supported by influence and observation. Success: Gain 1 sanity. Failure: Lose 2 souls. Or: Risk 1 passenger, the ship is damaged, and Jeanne is defeated. Finally, the Deep Ones activate, and the travel track advances by 1.
prompt-crisis_signs_of_life = Do you organise a search?
move-option_a--crisis_signs_of_life = Skill check 13: influence and observation
move-option_b--crisis_signs_of_life = Risk 1 passenger, damage the ship, Jeanne is defeated
rule-crisis-the_game_is_afoot = Jamie decides. Either: A skill check with target number 13, supported by observation and strength. Success: Choose an interior space; all Deep Ones there are defeated. Failure: Roll: in the interior space that the result names 4 Deep Ones spawn, and Jamie moves there. Or: The Boiler Room is damaged, and 4 Deep Ones spawn in the space that was damaged. If no structural damage was placed, none spawn. Finally, the Deep Ones activate, and the travel track advances by 1.
prompt-crisis_the_game_is_afoot = Do you take up the hunt?
move-option_a--crisis_the_game_is_afoot = Skill check 13: observation and strength
move-option_b--crisis_the_game_is_afoot = Damage the Boiler Room, 4 Deep Ones spawn there
rule-crisis-do_no_harm = Svetlana decides. Either: A skill check with target number 13, supported by lore and observation. Success: Lose 1 sanity, and Svetlana moves to the Sick Bay. Failure: Lose 1 sanity, and Svetlana moves to the Sick Bay. The ship is damaged as well. Or: Svetlana goes to the Brig, and the ship is damaged. Finally, Father Dagon activates, and the travel track advances by 1.
prompt-crisis_do_no_harm = Do you treat the strange patient?
move-option_a--crisis_do_no_harm = Skill check 13: lore and observation
move-option_b--crisis_do_no_harm = Svetlana to the Brig, damage the ship
rule-crisis-miscalculation = Beatrice decides. Either: A skill check with target number 13, supported by lore and observation. Success: Look at the top 2 waypoint cards, put one back on top and the other under the deck. Failure: The travel track retreats by 2; for every step that is not possible lose 1 fuel. Or: Roll: on 7 or less the travel track retreats by 2; for every step that is not possible lose 1 fuel. Finally, Father Dagon activates, and the travel track advances by 1.
prompt-crisis_miscalculation = Do you go over the figures again?
move-option_a--crisis_miscalculation = Skill check 13: lore and observation
move-option_b--crisis_miscalculation = Roll: on 1–7 travel −2
rule-crisis-gift_of_the_mother = Edmund decides. Either: A skill check with target number 15, supported by strength and will. Success: Discard the chaos deck and build a new one. Failure: Edmund is defeated. Remove the “Lucky” Ring from the game, and shuffle the top 6 treachery cards into the chaos deck. Or: Remove the “Lucky” Ring from the game, and shuffle the top 6 treachery cards into the chaos deck. Finally, Mother Hydra activates, and the travel track advances by 1.
prompt-crisis_gift_of_the_mother = Do you defy the pull of the ring?
move-option_a--crisis_gift_of_the_mother = Skill check 15: strength and will
move-option_b--crisis_gift_of_the_mother = Throw the ring away, 6 treachery cards into the chaos deck
rule-crisis-memory_of_the_deep = William decides. Either: A skill check with target number 13, supported by lore and will. Success: William may discard this card at once; its two icons are left out then. Failure: Lose 1 sanity, and William keeps this card (see below). Or: William keeps this card. While he has it, 1 more treachery card goes into every skill check he adds cards to. His Action: Make a skill check with target number 13, supported by lore and will; a success discards this card, a failure costs 1 sanity. Finally, Mother Hydra activates, and the travel track advances by 1.
prompt-crisis_memory_of_the_deep = Do you try to remember?
move-option_a--crisis_memory_of_the_deep = Skill check 13: lore and will
move-option_b--crisis_memory_of_the_deep = Keep the card: 1 treachery in every check William adds to
rule-crisis-ticket_please = Samira decides. Either: A skill check with target number 13, supported by influence and will. Success: Draw 1 item. Failure: Samira goes to the Brig and removes all her items from the game. Or: Samira removes all her items from the game and rolls: she moves to the deck space with that number. Finally, the Deep Ones activate, and the travel track advances by 1.
prompt-crisis_ticket_please = Do you try to talk your way out?
move-option_a--crisis_ticket_please = Skill check 13: influence and will
move-option_b--crisis_ticket_please = Run: give up all your items, roll for a deck space
# The game
title = Unfathomable
tagline = A steamer, an ocean full of eyes, and one of you is lying
option-characters = How characters are handed out.
option-characters-choose = Everybody chooses in turn
option-characters-random = At random
option-characters-suggested = As suggested for a first game
option-first_game = The set-up for a first game: no Cultist, whole skill sets to start with, and loyalty cards only after everybody’s first turn.
option-no_cultist = Play without the Cultist, with four or six players; the resources start lower.
option-balance = A handicap: how much of each resource you start with.
option-balance-0 = As usual
option-balance-2 = 2 more: easier for the humans
option-balance--2 = 2 fewer: easier for the traitors
space-deep = The Deep
space-supply = Supply

# Forms of names: where to, where, of what, as what
space-water_1--to = into the water by deck 1
space-water_1--at = in the water by deck 1
space-water_2--to = into the water by deck 2
space-water_2--at = in the water by deck 2
space-water_3--to = into the water by deck 3
space-water_3--at = in the water by deck 3
space-water_4--to = into the water by deck 4
space-water_4--at = in the water by deck 4
space-water_5--to = into the water by deck 5
space-water_5--at = in the water by deck 5
space-water_6--to = into the water by deck 6
space-water_6--at = in the water by deck 6
space-water_7--to = into the water by deck 7
space-water_7--at = in the water by deck 7
space-water_8--to = into the water by deck 8
space-water_8--at = in the water by deck 8
space-deck_1--to = to deck 1
space-deck_1--at = on deck 1
space-deck_2--to = to deck 2
space-deck_2--at = on deck 2
space-deck_3--to = to deck 3
space-deck_3--at = on deck 3
space-deck_4--to = to deck 4
space-deck_4--at = on deck 4
space-deck_5--to = to deck 5
space-deck_5--at = on deck 5
space-deck_6--to = to deck 6
space-deck_6--at = on deck 6
space-deck_7--to = to deck 7
space-deck_7--at = on deck 7
space-deck_8--to = to deck 8
space-deck_8--at = on deck 8
space-bridge--to = to the Bridge
space-bridge--at = on the Bridge
space-chapel--to = to the Chapel
space-chapel--at = in the Chapel
space-captains_cabin--to = to the Captain’s Cabin
space-captains_cabin--at = in the Captain’s Cabin
space-cargo_hold--to = to the Cargo Hold
space-cargo_hold--at = in the Cargo Hold
space-galley--to = to the Galley
space-galley--at = in the Galley
space-boiler_room--to = to the Boiler Room
space-boiler_room--at = in the Boiler Room
space-sick_bay--to = to the Sick Bay
space-sick_bay--at = in the Sick Bay
space-brig--to = to the Brig
space-brig--at = in the Brig
space-deep--to = into the Deep
space-deep--at = in the Deep
space-supply--to = to the supply
space-supply--at = in the supply
skill-influence--of = influence
skill-lore--of = lore
skill-observation--of = observation
skill-strength--of = strength
skill-will--of = will
skill-treachery--of = treachery
title-captain--as = Captain
title-keeper--as = Keeper of the Tome
loyalty-human--as = a human
loyalty-hybrid--as = a Hybrid
loyalty-cultist--as = a Cultist

# Endings
ending-port = Lights on the quay, ropes flying: the Atlantica is home. The humans have won.
ending-fuel = The last shovelful is burnt, the engines fall silent, and the current takes the ship. The humans have lost.
ending-food = The storerooms are bare, and port is still days away. The humans have lost.
ending-sanity = Nobody aboard remembers where the ship was bound. The humans have lost.
ending-souls = The decks are empty, and there is no one left to save. The humans have lost.
ending-damage = Water stands in all six rooms, and the Atlantica goes down. The humans have lost.
ending-deep_ones = They come up faster than anyone can count, and the ship is theirs. The humans have lost.
ending-length = The voyage has taken too long: the ship is lost at sea, and the traitors have won.
way-port = Distance to port
way-fuel = Fuel
way-food = Food
way-sanity = Sanity
way-souls = Souls
way-damage = Rooms without damage
way-deep_ones = Deep Ones in the supply

# What is asked
prompt-accept = You are offered an item. Do you take it?
prompt-accuse = Whom do you send to the Brig?
prompt-action = What is your action?
prompt-add_cards = The skill check: do you add cards, face down?
prompt-add_face_up = The skill check: do you add cards? This time they lie face up.
prompt-after_roll = The die has been rolled. Do you call for a reroll?
prompt-after_total = The skill check has been totalled. Do you change the total?
prompt-any_deck = Revelation of Script: from which deck comes the card for the check?
prompt-arrest = Arrest Order: whom do you send to the Brig?
prompt-astral_origin = Astral Travel: from which space do you move characters and Deep Ones?
prompt-astral_target = Astral Travel: where to?
prompt-astral_traveller = Astral Travel: who leaves this space?
prompt-banish_from = Lesser Banishment: from which space do you drive the Deep Ones?
prompt-banish_to = Lesser Banishment: where do they all go?
prompt-barricade = The Deep Ones are about to activate. Do you barricade the hatches?
prompt-before_cards = A skill check is coming up. Do you use something before cards are added?
prompt-before_roll = A die is about to be rolled. Do you change the result?
prompt-break_out = You are getting out of the Brig. Where do you go?
prompt-by_items = Well Equipped: by how much do you change the total?
prompt-call_a_friend = Do you rescue a passenger? As many as you like, but each makes the roll more dangerous.
prompt-chapel = The Chapel: which way does the ritual track go?
prompt-choose_character = Who do you want to play?
prompt-choose_hurricane = The Hurricane: what does it cost you?
prompt-choose_maelstrom = The Maelstrom: what does it cost you?
prompt-choose_seaweed_patch = The Seaweed Patch: how do you get through?
prompt-choose_skills = From which deck do you draw?
prompt-clear_a_room = In which room do you defeat all Deep Ones?
prompt-come_up = The monsters in the Deep come up. In which water space?
prompt-conjure = Conjuration: which item do you take?
prompt-dark_pact = Dark Pact: which resource do you gain?
prompt-defeat_a_deep_one = The volunteers strike. Where do they defeat a Deep One?
prompt-defender = Whom does the Deep One attack?
prompt-devoured = The locusts descend. Where do they defeat a Deep One?
prompt-discard = Which card do you discard?
prompt-discard_lore = Which lore card do you discard for the roll?
prompt-disrupt = You disrupt the ritual. How far does its track move?
prompt-divide = Divide and Conquer: in which water space does the next Deep One spawn?
prompt-draw_weapon = Quick Draw: which weapon do you draw?
prompt-either_track = Which track advances?
prompt-exchange = Which cards do you exchange for treachery cards?
prompt-first_monarch = Perform Rites: who activates first?
prompt-fish_for_food = Do you risk one more passenger to gain 1 food?
prompt-force_it = Do you drive the engines harder? The ship is damaged, and the travel track advances by 1 more.
prompt-foresee_deck = Foresee: which deck do you look at?
prompt-foresee_mythos = Which mythos card stays on top? The others go under the deck.
prompt-foresee_waypoint = Which waypoint stays on top? The others go under the deck.
prompt-forgo = Which cards of your skill set do you give up for treachery cards?
prompt-further_skill = Forced Learning: which other skill supports this check?
prompt-give_item = The trade: which item do you offer?
prompt-give_to = The trade: whom do you offer it to?
prompt-give_up_cards = Which cards do you discard, to draw as many from one deck? 5 at most.
prompt-hand_on = Which human gets your new loyalty card?
prompt-improvement = Which of your Improvements is active?
prompt-item_to_keep = You can keep just one item. Which one?
prompt-item_to_remove = Which of your items do you give up? It leaves the game.
prompt-keep_item = Which of the two items do you keep? The other goes under the deck.
prompt-last_item = It’s the last item. Do you keep it?
prompt-last_spell = It’s the last spell. Do you cast it?
prompt-leave_sick_bay = You are healed and leave the Sick Bay. Where do you go?
prompt-lock_up = Do you send another character to the Brig?
prompt-look_ahead = Do you look at the top 2 mythos cards and pick the one that takes effect?
prompt-look_at_loyalty = Whose loyalty cards do you look at?
prompt-lure_to = The oath was not strong enough, but you may move the monarch. Where to?
prompt-moves_where = Where does this Deep One go?
prompt-mythos_on_top = Which mythos card stays on top? The other goes under the deck.
prompt-next_deep_one = The Deep Ones act. In which space does the next one act?
prompt-once_more = Do you carry out the effect of your lore card a second time, with the Elder Sign Amulet?
prompt-pass_loyalty = Who gets the rest of your loyalty cards?
prompt-patient = Malpractice: which passenger does not leave your table?
prompt-patrol = Which deck space do you go to? After that you have 1 more action.
prompt-pay_to_leave = Getting out of the Brig costs cards worth 12. Which one do you discard?
prompt-pharmacy = Travel Pharmacy: how do you pay for the rescue?
prompt-pick_spell = Which spell do you cast? The other goes under the deck.
prompt-pick_waypoint = Which waypoint do you choose? The other goes under the deck.
prompt-pickpocket = Pickpocket: which item do you steal?
prompt-present = Do you give one of your items to another human here?
prompt-present_for = Scavenger: who gets the item?
prompt-prevent_defeat = Somebody is about to be defeated. Do you prevent it?
prompt-rampage_with = What do you rampage with?
prompt-rats_for_food = Do the rats go into the pot?
prompt-react = Do you want to react?
prompt-repair_with = Which card do you discard for the repair?
prompt-replace_mythos = Do you use Uncanny Fortune? Then this mythos card is discarded, and another one is drawn.
prompt-risk_abandoned_depot = The Abandoned Depot: do you send people to look for fuel?
prompt-risk_deserted_island = The Deserted Island: do you send somebody to look for food?
prompt-risk_iceberg = The Iceberg: do you sail close to it?
prompt-risk_rainstorm = The Rainstorm: do you send somebody to collect water?
prompt-risk_shipwreck_survivors = Shipwreck Survivors: do you send somebody to help them?
prompt-risk_wrecked_ship = The Wrecked Ship: do you send somebody to look for fuel?
prompt-sabotage = Sabotage: which room do you damage?
prompt-send_deep_ones_to = Where do you send the Deep Ones of your space?
prompt-shot_in = In which room do you defeat a Deep One?
prompt-skip_the_icons = Do you discard Memory of the Deep at once? Then its icons are left out.
prompt-spare_passenger = A passenger is about to be defeated. Do you prevent it?
prompt-start_of_actions = Your action step begins. Do you play a treachery card in place of your actions?
prompt-stoke = Which strength card do you discard for the Boiler Room?
prompt-suspect = Whom do you want to see in the Brig?
prompt-swear_with = Which lore card do you discard for the oath?
prompt-the_beast_moves = The beast awakes: where do you go before it strikes?
prompt-through_the_gate = Which waypoint lies behind the gate? The other goes under the deck.
prompt-throw_at = Where do you throw the grenade? Everybody there is defeated.
prompt-to_the_banquet = Do you come to the banquet in the Galley?
prompt-top_mythos = Which mythos card takes effect? The other goes under the deck.
prompt-top_or_bottom = What happens to the top spell?
prompt-traitor_action = What is your action?
prompt-volunteers = How many passengers do you risk?
prompt-walk_out = The check was a success, and you are free. Where do you go?
prompt-walk_to = Where do you go? After that you have 1 more action.
prompt-ward = Who gets the Flesh Ward?
prompt-way = Two ways are equally short. Which one does the Deep One take?
prompt-waypoint_on_top = Which waypoint stays on top? The other goes under the deck.
prompt-where_they_come = In which room do the 4 Deep Ones spawn?
prompt-which_deck = The Bridge: which deck do you look at?
prompt-which_deep_ones = Which Deep Ones do you activate?
prompt-which_may_move = Do you move a Deep One? Each one can go to an adjacent space.
prompt-which_monarch = Which monarch do you turn against?
prompt-which_moves = Each Deep One on the ship has to move. Which one is next?
prompt-who_acts = Who performs an action?
prompt-who_comes_first = This comes to several players at the same time. Who goes first?
prompt-who_goes_overboard = Where is a passenger defeated?
prompt-who_is_defeated_first = Several are about to be defeated. Who comes first?
prompt-who_reacts = Several of you want to react. Who goes first?
prompt-who_shrivels = Shrivelling: which enemy?
prompt-whom_to_attack = Whom do you attack?
prompt-whom_to_attack_next = Whom do you attack in your rampage?

# What can be answered
move-pass = Pass
move-pass--action = Skip this action
move-pass--traitor_action = Skip this action
move-pass--react = Don’t react
move-pass--before_cards = Don’t step in
move-pass--after_total = Leave the total as it is
move-pass--before_roll = Leave the roll to chance
move-pass--after_roll = Let the roll stand
move-pass--prevent_defeat = Don’t prevent it
move-pass--spare_passenger = Don’t prevent it
move-pass--barricade = Keep the card for later
move-pass--astral_origin = Move nobody
move-pass--the_beast_moves = Stay where you are
move-pass--last_item = Put it back on the deck
move-pass--lock_up = Lock nobody up
move-pass--lure_to = Leave the monarch where it is
move-pass--present = Give nothing away
move-pass--start_of_actions = Play none, perform two actions
move-done = Done
move-done--add_cards = Add nothing more
move-done--add_face_up = Add nothing more
move-done--choose_skills = Draw no more cards
move-done--forgo = That’s it, draw now
move-done--exchange = Exchange no more cards
move-done--give_up_cards = Discard no more cards
move-done--give_item = Offer nothing
move-done--call_a_friend = Rescue nobody else
move-done--astral_traveller = Nobody else leaves
move-done--which_may_move = Move no more Deep Ones
move-done--whom_to_attack_next = Stop attacking
move-yes = Yes
move-yes--accept = Take the item
move-yes--fish_for_food = Risk 1 passenger, gain 1 food
move-yes--force_it = Damage the ship, travel track +1
move-yes--look_ahead = Look at the top 2 cards
move-yes--once_more = Carry it out again
move-yes--rats_for_food = Lose 1 sanity, gain 1 food
move-yes--replace_mythos = Use up the feat, draw another card
move-yes--risk_abandoned_depot = Risk 3 passengers and roll: on 5 or more gain 2 fuel
move-yes--risk_deserted_island = Risk 1 passenger and roll: on 5 or more gain 1 food
move-yes--risk_iceberg = Roll: on 5 or more gain 1 food, otherwise the ship is damaged
move-yes--risk_rainstorm = Risk 1 passenger and roll: on 5 or more gain 1 food
move-yes--risk_shipwreck_survivors = Risk 1 passenger and roll: on 5 or more gain 1 soul
move-yes--risk_wrecked_ship = Risk 1 passenger and roll: on 5 or more gain 1 fuel
move-yes--skip_the_icons = Discard it, no icons
move-yes--to_the_banquet = Go to the Galley
move-no = No
move-no--accept = Decline
move-no--fish_for_food = Risk nobody else
move-no--force_it = Spare the ship
move-no--look_ahead = Just draw the top card
move-no--once_more = Once is enough
move-no--rats_for_food = No rats on the table
move-no--replace_mythos = Keep the feat, this card takes effect
move-no--risk_abandoned_depot = Sail on and risk nobody
move-no--risk_deserted_island = Sail on and risk nobody
move-no--risk_iceberg = Keep well clear of it
move-no--risk_rainstorm = Sail on and risk nobody
move-no--risk_shipwreck_survivors = Sail on and risk nobody
move-no--risk_wrecked_ship = Sail on and risk nobody
move-no--skip_the_icons = Leave it there, the icons count
move-no--to_the_banquet = Stay where you are
move-react = React
move-any_order = In any order, I don’t mind
move-character = { $character }
move-move = Move to: { $space }
move-move--traitor_action = Move to: { $space }
move-attack_deep_one = Attack a Deep One here
move-attack = Attack { $seat }
move-rescue = Rescue a passenger here
move-trade = Trade items here
move-room_action = Use the room: { $space }
move-repair = Repair the room: { $space }
move-card_action = Play { $card }
move-item_action = Use { $item }
move-sheet_action = Use the ability of { $character }
move-feat_action = Use the feat { $feat }
move-title_action = Keeper of the Tome: cast a spell
move-mythos_action = Use { $mythos }
move-defeat_passenger = Defeat a passenger here
move-reveal = Reveal as a traitor: { $loyalty }
move-end_actions = Perform no more actions
move-play = Play { $card }
move-play--after_roll = Roll again: play { $card }
move-play--prevent_defeat = Prevent it: play { $card }
move-play--start_of_actions = In place of your actions: { $card }
move-add = Add { $card }
move-add--add_cards = Add { $card }
move-add--add_face_up = Add openly: { $card }
move-add--after_total = One more card: add { $card }
move-raise = +2: discard { $card }
move-raise--before_roll = Result +2: discard { $card }
move-raise--after_total = Total +2: discard { $card }
move-lower = −2: discard { $card }
move-lower--before_roll = Result −2: discard { $card }
move-lower--after_total = Total −2: discard { $card }
move-boost = Almanac, add its value: discard { $card }
move-discard = Discard { $card }
move-discard--chapel = Advance the ritual track by 1: discard { $card }
move-discard--exchange = Exchange { $card }
move-discard--prevent_defeat = Prevent it with Healing Words: discard { $card }
move-discard--stoke = Stoke with { $card }
move-reroll = Roll again with Fortunate Son: discard { $card }
move-skill = { $skill }
move-skill--choose_skills = Draw from the { $skill } deck
move-skill--forgo = One treachery card in place of { $skill }
move-skill--further_skill = Name { $skill }
move-skill--any_deck = Add the top { $skill } card
move-space = { $space }
move-space--next_deep_one = Next, a Deep One here: { $space }
move-space--way = By way of: { $space }
move-space--walk_out = Go to: { $space }
move-space--who_is_defeated_first = A passenger comes first: { $space }
move-space--break_out = Go to: { $space }
move-space--leave_sick_bay = Go to: { $space }
move-space--walk_to = Go to: { $space }
move-space--the_beast_moves = Go to: { $space }
move-space--patrol = Go to: { $space }
move-space--banish_from = Away from: { $space }
move-space--banish_to = All of them to: { $space }
move-space--astral_origin = Choose the space: { $space }
move-space--astral_target = To: { $space }
move-space--call_a_friend = Rescue a passenger: { $space }
move-space--clear_a_room = Defeat all Deep Ones: { $space }
move-space--come_up = Come up here: { $space }
move-space--defeat_a_deep_one = Defeat a Deep One: { $space }
move-space--devoured = Defeat a Deep One: { $space }
move-space--divide = Spawn a Deep One: { $space }
move-space--lure_to = Move it to: { $space }
move-space--moves_where = Move it to: { $space }
move-space--patient = Defeat a passenger on deck: { $space }
move-space--sabotage = Damage the room: { $space }
move-space--send_deep_ones_to = All of them to: { $space }
move-space--shot_in = Defeat a Deep One: { $space }
move-space--throw_at = Throw it here: { $space }
move-space--where_they_come = Spawn them here: { $space }
move-space--which_deep_ones = Activate just 1 Deep One: { $space }
move-space--which_may_move = Move a Deep One from: { $space }
move-space--which_moves = Move a Deep One from: { $space }
move-space--who_goes_overboard = Defeat a passenger: { $space }
move-space--who_shrivels = A Deep One: { $space }
move-space--whom_to_attack = Attack a Deep One: { $space }
move-space--whom_to_attack_next = Attack a Deep One: { $space }
move-seat = { $seat }
move-seat--who_reacts = { $seat } goes first
move-seat--who_comes_first = { $seat } goes first
move-seat--who_is_defeated_first = { $seat } comes first
move-seat--accuse = Send { $seat } to the Brig
move-seat--arrest = Arrest { $seat }
move-seat--astral_traveller = Move { $seat }
move-seat--defender = It attacks { $seat }
move-seat--give_to = Offer it to { $seat }
move-seat--hand_on = Hand it on to { $seat }
move-seat--pass_loyalty = Hand them on to { $seat }
move-seat--lock_up = Send { $seat } to the Brig
move-seat--look_at_loyalty = Look at the loyalty cards of { $seat }
move-seat--present_for = Give it to { $seat }
move-seat--suspect = Suspect { $seat }
move-seat--ward = Give it to { $seat }
move-seat--who_acts = { $seat } performs an action
move-seat--who_shrivels = Target { $seat }
move-seat--whom_to_attack = Attack { $seat }
move-seat--whom_to_attack_next = Attack { $seat }
move-resource = Choose { $resource }
move-resource--dark_pact = Gain 1: { $resource }
move-track = Choose the { $track }
move-track--either_track = Advance the { $track }
move-monarch = Choose { $monarch }
move-monarch--first_monarch = { $monarch } first
move-monarch--which_monarch = Turn against { $monarch }
move-face = Perfect Number: turn the die to { $n }
move-number = { $n }
move-number--volunteers =
    { $n ->
        [one] Risk 1 passenger
       *[other] Risk { $n } passengers
    }
move-item = Choose { $item }
move-item--conjure = Take { $item }
move-item--draw_weapon = Draw { $item }
move-item--give_item = Offer { $item }
move-item--improvement = Use this Improvement: { $item }
move-item--item_to_keep = Keep { $item }
move-item--item_to_remove = Give up { $item }
move-item--keep_item = Keep { $item }
move-item--last_item = Keep { $item }
move-item--pickpocket = Steal { $item }
move-item--present = Give away { $item }
move-item--rampage_with = Up to 3 times with the weapon: { $item }
move-mythos = Choose { $mythos }
move-mythos--foresee_mythos = Leave on top: { $mythos }
move-mythos--mythos_on_top = Leave on top: { $mythos }
move-mythos--top_mythos = Resolve { $mythos }
move-spell = Choose { $spell }
move-spell--pick_spell = Cast { $spell }
move-spell--last_spell = Cast { $spell }
move-waypoint = Choose { $waypoint }
move-waypoint--foresee_waypoint = Leave on top: { $waypoint }
move-waypoint--pick_waypoint = Choose { $waypoint }
move-waypoint--through_the_gate = Resolve { $waypoint }
move-waypoint--waypoint_on_top = Leave on top: { $waypoint }
move-use_item = Use { $item }
move-use_item--after_total = Total +2: use { $item }
move-use_item--after_roll = Roll again: use { $item }
move-use_item--prevent_defeat = Prevent it: give up { $item }
move-use_item--spare_passenger = Rescue the passenger: use { $item }
move-use_spell = Use { $spell }
move-use_spell--after_total = Add the top card of a deck: use { $spell }
move-use_spell--prevent_defeat = Prevent it: use { $spell }
move-use_feat = Use the feat { $feat }
move-use_feat--after_total = Raise or lower the total: use the feat { $feat }
move-use_feat--prevent_defeat = Prevent it: use the feat { $feat }
move-use_feat--spare_passenger = Prevent it: use the feat { $feat }
move-use_sheet = Use the ability of { $character }
move-use_mythos = Use { $mythos }
move-use_mythos--barricade = Discard { $mythos }: no Deep One moves into a room this turn
move-option_a = The first option
move-option_a--chapel = Retreat the ritual track by 1
move-option_a--choose_hurricane = Lose 1 fuel
move-option_a--choose_maelstrom = Lose 1 more fuel
move-option_a--choose_seaweed_patch = Risk 2 passengers
move-option_a--patient = Defeat a passenger in the supply
move-option_a--pharmacy = Lose 1 food
move-option_a--rampage_with = Up to 4 times without a weapon
move-option_a--which_deep_ones = Activate all Deep Ones in your space
move-option_b = The second option
move-option_b--choose_hurricane = Damage the ship twice
move-option_b--choose_maelstrom = Damage the ship twice
move-option_b--choose_seaweed_patch = Damage the ship
move-option_b--pharmacy = Remove the Travel Pharmacy from the game
move-option_c = The third option
move-leader = Neither (Unconventional Leader): { $resource } −1
move-deck = Choose the { $deck }
move-deck--foresee_deck = Look at the { $deck }
move-deck--which_deck = Look at the { $deck }
move-top = On top
move-top--top_or_bottom = Leave it on top
move-bottom = Under the deck
move-bottom--last_spell = Don’t cast it
move-bottom--top_or_bottom = Put it under the deck
move-outcome = Self Sacrifice, you are defeated: { $outcome }
move-change = Change by { $n_signed }
move-change--by_items = Change the total by { $n_signed }
move-change--disrupt =
    { $n ->
        [-2] 2 spaces back
        [-1] 1 space back
        [0] Leave it where it is
        [1] 1 space forward
        [2] 2 spaces forward
       *[other] { $n }
    }
move-deep_one = A Deep One
move-deep_one--astral_traveller = Move a Deep One

# What happens
event-game_begun =
    { $you ->
        [yes] The voyage begins, and you go first.
       *[no] The voyage begins, and { $seat } goes first.
    }
event-character_chosen =
    { $you ->
        [yes] You are { $character }.
       *[no] { $seat } comes aboard.
    }
event-turn_begun =
    { $you ->
        [yes] It’s your turn.
       *[no] It’s { $seat }’s turn.
    }
event-loyalty_seen =
    { $you ->
        [yes] You look at your new loyalty card: { $loyalty }.
       *[no] { $seat } looks at a new loyalty card: { $loyalty }.
    }
event-loyalty_handed_on =
    { $you ->
        [yes] You hand on a loyalty card to { $other }.
       *[no]
            { $you_other ->
                [yes] { $seat } hands on a loyalty card to you.
               *[no] { $seat } hands on a loyalty card to { $other }.
            }
    }
event-loyalty_handed_on_seen =
    { $you ->
        [yes] The card you hand on to { $other }: { $loyalty }.
       *[no]
            { $you_other ->
                [yes] The card you get from { $seat }: { $loyalty }.
               *[no] The card that goes from { $seat } to { $other }: { $loyalty }.
            }
    }
event-loyalty_looked_at =
    { $you ->
        [yes]
            You look at { $n ->
                [one] { $other }’s loyalty card
               *[other] all { $n } loyalty cards of { $other }
            }.
       *[no]
            { $you_other ->
                [yes]
                    { $seat } looks at { $n ->
                        [one] your loyalty card
                       *[other] all { $n } of your loyalty cards
                    }.
               *[no]
                    { $seat } looks at { $n ->
                        [one] { $other }’s loyalty card
                       *[other] all { $n } loyalty cards of { $other }
                    }.
            }
    }
event-loyalty_turned_up =
    { $you ->
        [yes] You turn over a loyalty card: { $loyalty }.
       *[no] { $seat } turns over a loyalty card: { $loyalty }.
    }
event-cards_drawn =
    { $you ->
        [yes]
            You draw { $n ->
                [one] 1 { $skill } card
               *[other] { $n } { $skill } cards
            }.
       *[no]
            { $seat } draws { $n ->
                [one] 1 { $skill } card
               *[other] { $n } { $skill } cards
            }.
    }
event-card_drawn =
    { $you ->
        [yes] You draw { $card }.
       *[no] { $seat } draws { $card }.
    }
event-card_discarded =
    { $you ->
        [yes] You discard { $card }.
       *[no] { $seat } discards { $card }.
    }
event-card_played =
    { $you ->
        [yes] You play { $card }.
       *[no] { $seat } plays { $card }.
    }
event-skill_deck_rebuilt = The { $skill } discards become a new deck.
event-chaos_deck_built =
    A new chaos deck is formed, with { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
event-treachery_shuffled_in =
    { $n ->
        [0] There is no treachery card left to shuffle into the chaos deck.
        [one] 1 treachery card is shuffled into the chaos deck.
       *[other] { $n } treachery cards are shuffled into the chaos deck.
    }
event-action_passed =
    { $you ->
        [yes] You skip an action.
       *[no] { $seat } skips an action.
    }
event-moved =
    { $space_is ->
        [brig]
            { $you ->
                [yes] You are locked up in the Brig.
               *[no] { $seat } is locked up in the Brig.
            }
       *[other]
            { $you ->
                [yes] You go { $space_to }.
               *[no] { $seat } goes { $space_to }.
            }
    }
event-attacks =
    { $you ->
        [yes] You attack { $other }.
       *[no]
            { $you_other ->
                [yes] { $seat } attacks you.
               *[no] { $seat } attacks { $other }.
            }
    }
event-attacks_a_deep_one =
    { $you ->
        [yes] You attack a Deep One { $space_at }.
       *[no] { $seat } attacks a Deep One { $space_at }.
    }
event-deep_one_attacks =
    { $you ->
        [yes] A Deep One attacks you.
       *[no] A Deep One attacks { $seat }.
    }
event-attack_succeeds = The attack succeeds.
event-attack_fails = The attack fails.
event-defeated =
    { $you ->
        [yes] You are defeated.
       *[no] { $seat } is defeated.
    }
event-defeat_prevented =
    { $you ->
        [yes] Your defeat is prevented.
       *[no] { $seat }’s defeat is prevented.
    }
event-reacts =
    { $you ->
        [yes] You react.
       *[no] { $seat } reacts.
    }
event-die_rolled = The die shows { $n }.
event-die_result = The result is { $n }.
event-rerolled =
    { $you ->
        [yes] You call for a reroll.
       *[no] { $seat } calls for a reroll.
    }
event-feat_used =
    { $you ->
        [yes] You use your feat { $feat }; it leaves the game.
       *[no] { $seat } uses the feat { $feat }; it leaves the game.
    }
event-feat_removed =
    { $you ->
        [yes] Your feat { $feat } leaves the game.
       *[no] { $seat }’s feat { $feat } leaves the game.
    }
event-item_used =
    { $you ->
        [yes] You use { $item }.
       *[no] { $seat } uses { $item }.
    }
event-item_gained =
    { $you ->
        [yes] You get an item: { $item }.
       *[no] { $seat } gets an item: { $item }.
    }
event-item_seen =
    { $you ->
        [yes] You look at an item in the deck: { $item }.
       *[no] { $seat } looks at an item in the deck: { $item }.
    }
event-item_offered =
    { $you ->
        [yes] You offer { $other } an item: { $item }.
       *[no]
            { $you_other ->
                [yes] { $seat } offers you an item: { $item }.
               *[no] { $seat } offers { $other } an item: { $item }.
            }
    }
event-item_given =
    { $you ->
        [yes] { $other } gets an item from you: { $item }.
       *[no]
            { $you_other ->
                [yes] You get an item from { $seat }: { $item }.
               *[no] { $other } gets an item from { $seat }: { $item }.
            }
    }
event-item_removed =
    { $you ->
        [yes] You give up { $item }; it leaves the game.
       *[no] { $seat } gives up { $item }; it leaves the game.
    }
event-items_removed_unseen =
    { $n ->
        [one] The top item leaves the game unseen.
       *[other] The top { $n } items leave the game unseen.
    }
event-improvement_chosen =
    { $you ->
        [yes] Your active Improvement is now { $item }.
       *[no] { $seat }’s active Improvement is now { $item }.
    }
event-trading =
    { $you ->
        [yes] You start a trade.
       *[no] { $seat } starts a trade.
    }
event-sheet_used =
    { $you ->
        [yes] You use the ability of { $character }.
       *[no] { $seat } uses the ability of { $character }.
    }
event-room_used =
    { $you ->
        [yes] You use the action { $space_at }.
       *[no] { $seat } uses the action { $space_at }.
    }
event-suspected =
    { $you ->
        [yes] You want to see { $other } in the Brig.
       *[no]
            { $you_other ->
                [yes] { $seat } wants to see you in the Brig.
               *[no] { $seat } wants to see { $other } in the Brig.
            }
    }
event-room_damaged = Damage { $space_at }!
event-room_repaired = The damage { $space_at } is repaired.
event-damage_drawn = Damage card: { $damage }.
event-resource_lost = Loss: { $resource } −{ $n }, now { $total }.
event-resource_gained = Gain: { $resource } +{ $n }, now { $total }.
event-passenger_risked = A passenger is at risk { $space_at }.
event-passenger_rescued = A passenger is rescued { $space_at }.
event-passenger_spared = A passenger is spared { $space_at }.
event-passenger_defeated = A passenger is defeated { $space_at }. The token shows: { $passenger }.
event-deep_ones_spawned =
    { $n ->
        [one] 1 Deep One appears { $space_at }.
       *[other] { $n } Deep Ones appear { $space_at }.
    }
event-deep_ones_defeated =
    { $n ->
        [one] 1 Deep One { $space_at } returns to the supply.
       *[other] { $n } Deep Ones { $space_at } return to the supply.
    }
event-deep_ones_moved =
    { $n ->
        [one] 1 Deep One moves: { $space } → { $other_space }.
       *[other] { $n } Deep Ones move: { $space } → { $other_space }.
    }
event-deep_ones_activate = The Deep Ones activate.
event-monarch_activates = { $monarch } activates.
event-monarch_moved = { $monarch } moves { $space_to }.
event-title_passed =
    { $you ->
        [yes] You are now { $title }.
       *[no] { $seat } is now { $title }.
    }
event-track_advanced = The { $track } advances to space { $n }.
event-track_retreated =
    { $n ->
        [0] The { $track } retreats to Start.
       *[other] The { $track } retreats to space { $n }.
    }
event-track_reset = The { $track } is back at Start.
event-greater_banishment = The ritual is complete: the greater banishment sweeps decks and water clean.
event-waypoint_seen =
    { $you ->
        [yes] You look at a waypoint: { $waypoint }.
       *[no] { $seat } looks at a waypoint: { $waypoint }.
    }
event-waypoints_arranged =
    { $you ->
        [yes]
            { $n ->
                [0] You leave the waypoints as they are.
                [one] You put 1 waypoint under the deck.
               *[other] You put { $n } waypoints under the deck.
            }
       *[no]
            { $n ->
                [0] { $seat } leaves the waypoints as they are.
                [one] { $seat } puts 1 waypoint under the deck.
               *[other] { $seat } puts { $n } waypoints under the deck.
            }
    }
event-waypoint_reached =
    { $you ->
        [yes] You lay down a waypoint: { $waypoint }.
       *[no] { $seat } lays down a waypoint: { $waypoint }.
    }
event-waypoint_removed = The waypoint leaves the game: { $waypoint }.
event-awakening = Something stirs in the blood. The awakening: everybody gets a second loyalty card.
event-mythos_drawn =
    { $you ->
        [yes] You draw a mythos card: { $mythos }.
       *[no] { $seat } draws a mythos card: { $mythos }.
    }
event-mythos_void = Nobody is there to decide it, so it is discarded: { $mythos }.
event-mythos_shuffled = The discarded mythos cards become a new deck.
event-mythos_seen =
    { $you ->
        [yes] You look at a mythos card: { $mythos }.
       *[no] { $seat } looks at a mythos card: { $mythos }.
    }
event-mythos_arranged =
    { $you ->
        [yes]
            { $n ->
                [0] You leave the mythos deck as it is.
                [one] You put 1 mythos card under the deck.
               *[other] You put { $n } mythos cards under the deck.
            }
       *[no]
            { $n ->
                [0] { $seat } leaves the mythos deck as it is.
                [one] { $seat } puts 1 mythos card under the deck.
               *[other] { $seat } puts { $n } mythos cards under the deck.
            }
    }
event-mythos_kept =
    { $you ->
        [yes] You keep { $mythos }.
       *[no] { $seat } keeps { $mythos }.
    }
event-kept_card_discarded =
    { $you ->
        [yes] You discard { $mythos }.
       *[no] { $seat } discards { $mythos }.
    }
event-check_announced =
    { $skills ->
        [3] Skill check against { $n }, supported by influence and lore.
        [5] Skill check against { $n }, supported by influence and observation.
        [6] Skill check against { $n }, supported by lore and observation.
        [7] Skill check against { $n }, supported by influence, lore and observation.
        [9] Skill check against { $n }, supported by influence and strength.
        [10] Skill check against { $n }, supported by lore and strength.
        [11] Skill check against { $n }, supported by influence, lore and strength.
        [12] Skill check against { $n }, supported by observation and strength.
        [13] Skill check against { $n }, supported by influence, observation and strength.
        [14] Skill check against { $n }, supported by lore, observation and strength.
        [17] Skill check against { $n }, supported by influence and will.
        [18] Skill check against { $n }, supported by lore and will.
        [19] Skill check against { $n }, supported by influence, lore and will.
        [20] Skill check against { $n }, supported by observation and will.
        [21] Skill check against { $n }, supported by influence, observation and will.
        [22] Skill check against { $n }, supported by lore, observation and will.
        [24] Skill check against { $n }, supported by strength and will.
        [25] Skill check against { $n }, supported by influence, strength and will.
        [26] Skill check against { $n }, supported by lore, strength and will.
       *[other] Skill check against { $n }.
    }
event-skill_supports =
    { $you ->
        [yes] You name a skill that supports the check, too: { $skill }.
       *[no] { $seat } names a skill that supports the check, too: { $skill }.
    }
event-face_up =
    { $you ->
        [yes] Thanks to you, all cards are added face up.
       *[no] Thanks to { $seat }, all cards are added face up.
    }
event-no_chaos =
    { $you ->
        [yes] Thanks to you, no chaos cards are added.
       *[no] Thanks to { $seat }, no chaos cards are added.
    }
event-chaos_added =
    { $n ->
        [one] 1 card from the chaos deck is added.
       *[other] { $n } cards from the chaos deck are added.
    }
event-treachery_added =
    { $n ->
        [one] 1 treachery card is added.
       *[other] { $n } treachery cards are added.
    }
event-cards_added =
    { $you ->
        [yes]
            { $n ->
                [0] You add no cards.
                [one] You add 1 card.
               *[other] You add { $n } cards.
            }
       *[no]
            { $n ->
                [0] { $seat } adds no cards.
                [one] { $seat } adds 1 card.
               *[other] { $seat } adds { $n } cards.
            }
    }
event-own_card_added =
    { $you ->
        [yes] You have added, face down: { $card }.
       *[no] { $seat } has added, face down: { $card }.
    }
event-card_added_openly =
    { $you ->
        [yes] You add { $card }.
       *[no] { $seat } adds { $card }.
    }
event-card_turned_up =
    { $supports ->
        [0] { $card }: opposes the check.
       *[other] { $card }: supports the check.
    }
event-check_total = The total is { $n_figure }.
event-check_outcome = The skill check: { $outcome }.
event-spell_seen =
    { $you ->
        [yes] You look at a spell: { $spell }.
       *[no] { $seat } looks at a spell: { $spell }.
    }
event-spells_arranged =
    { $you ->
        [yes]
            { $n ->
                [0] You leave the top spell where it is.
                [one] You put 1 spell under the deck.
               *[other] You put { $n } spells under the deck.
            }
       *[no]
            { $n ->
                [0] { $seat } leaves the top spell where it is.
                [one] { $seat } puts 1 spell under the deck.
               *[other] { $seat } puts { $n } spells under the deck.
            }
    }
event-spell_cast =
    { $you ->
        [yes] You cast { $spell }.
       *[no] { $seat } casts { $spell }.
    }
event-spell_kept =
    { $you ->
        [yes] The spell now lies in front of you: { $spell }.
       *[no] The spell now lies in front of { $seat }: { $spell }.
    }
event-spell_used =
    { $you ->
        [yes] You use { $spell }.
       *[no] { $seat } uses { $spell }.
    }
event-spells_removed_unseen =
    { $n ->
        [one] The top spell leaves the game unseen.
       *[other] The top { $n } spells leave the game unseen.
    }
event-revealed =
    { $you ->
        [yes] You drop the mask and reveal as { $loyalty_as }.
       *[no] The mask is off! { $seat } reveals as { $loyalty_as }.
    }
event-traitor_ring =
    { $you ->
        [yes] You put on the traitor ring.
       *[no] { $seat } puts on the traitor ring.
    }
event-chaos_card_discarded = Discarded from the chaos deck: { $card }.
event-items_shuffled =
    { $n ->
        [0] The item deck is empty now.
        [one] The last item goes back.
       *[other] The other { $n } items are shuffled.
    }
event-loyalty_looked_at_seen =
    { $you ->
        [yes] { $other }’s loyalty card: { $loyalty }.
       *[no]
            { $you_other ->
                [yes] { $seat } has seen your loyalty card: { $loyalty }.
               *[no] { $seat } has seen { $other }’s loyalty card: { $loyalty }.
            }
    }

# Rulings
rule-rulings-accuse_anyone = With Accusation the Captain can choose any human outside the Brig, even themselves.
rule-rulings-barricade = The owner of Barricade the Hatches is asked each time before Deep Ones on the ship activate, whether all of them or just some, no matter what makes them do it.
rule-rulings-counting_spells = A spell that counts what it has defeated or rescued is always followed by its roll, even if there was nothing to count.
rule-rulings-family_ties = Family Ties sends all Deep Ones back to the supply, those in the Deep included, and it is Ishmael who keeps the card.
rule-rulings-first_game = In a first game everybody but the first player starts with their whole skill set. The loyalty cards are dealt only when everybody has had a first turn, and the Cultist stays in the box.
rule-rulings-fleeing_alone = If Fleeing Passengers is the only card left in the damage deck, it goes back and nothing else happens.
rule-rulings-flesh_ward = Whoever casts Flesh Ward can give it to any player: themselves, another human or a revealed traitor.
rule-rulings-full_steam = Full Steam Ahead is an ability of Jeanne’s feat, not of the room. So it works in the Boiler Room even if the room is damaged or an enemy is there.
rule-rulings-green_cards = A green mythos card always means the character it names, even when somebody else decides.
rule-rulings-history_repeats = With History Repeats Keilani can send any other character outside the Brig there, even a revealed traitor. If the check fails and she is the Captain herself, she alone goes to the Brig.
rule-rulings-hypnotic_melody = If no passenger is left in the supply for Hypnotic Melody, a partial success costs 1 food and a failure 2 souls.
rule-rulings-kept_spells = A spell that lies with you can be used in the Brig as well: only items are out of reach there.
rule-rulings-leader_and_combinations = Unconventional Leader works with choice crises only, not with cards on which one of the options is a skill check.
rule-rulings-length = If a game takes too many decisions, it ends: the ship is lost at sea, and the traitors win.
rule-rulings-no_heir = A title goes to the first in line who is human and not in the Brig. If there is nobody else, its holder keeps it if human and outside the Brig; otherwise the first human in line gets it even in the Brig. Without any human it stays where it is.
rule-rulings-no_waypoint = If the waypoint deck is empty, the ship reaches no waypoint. The travel track goes back to Start all the same.
rule-rulings-one_spell_a_turn = The Keeper of the Tome can use the action of the title card once per turn. The rulebook does not say so; two public sources do.
rule-rulings-own_way = When characters leave the Sick Bay with Heal or the Brig with Jail Break, each of them decides where to go. The current player says in which order.
rule-rulings-presents = Nobody can turn down the item that Samira gives them with Scavenger.
rule-rulings-repeated_offers = Within one trade, an item is offered to each player at most once.
rule-rulings-shrivelling = Shrivelling is not an attack. Combat Training has no effect on its roll, and The Peacemaker does not forbid it.
rule-rulings-starting_figures = At the start 2 Deep Ones are in the water by deck 1, 2 in the water by deck 2 and 1 each on decks 1 and 2. One passenger stands on deck 3 and one on deck 4.
rule-rulings-treachery_in_the_sick_bay = A revealed traitor in the Sick Bay draws a single card, too. If they give up any card of their skill set, that one is a treachery card.
rule-rulings-true_grit = True Grit is limited to once per turn for each player. So if you get an action in somebody else’s turn, you can use yours even if they have used theirs.
rule-rulings-two_ways = If two ways are equally short for a Deep One, the current player picks one.
rule-rulings-weapons = The weapons with an attack of their own are the Six-Shooter, the Repeating Rifle, the Pocket Pistol and the Shotgun. Quick Draw and Rampage work with these. The Kitchen Knife only helps in simple attacks, and Starbuck is not a weapon.
rule-rulings-which_passenger = The face-down passengers in a space are all alike: chance decides which one is rescued or defeated.
rule-rulings-who_chose_the_waypoint = On a waypoint “you” is the player who chose the card, usually the Captain.
rule-rulings-who_is_you = On a mythos card that lets you choose a skill check, “you” is the player who decides, also in what follows from the check.
# The table in a terminal
terminal-nothing = nothing
terminal-player = Player
terminal-character = Character
terminal-sheet-loyalty = Loyalty cards
terminal-dials = Resources: { $dials }
terminal-tracks = Travel track { $travel } of { $end }, ritual track { $ritual } of { $end }; distance { $distance } of { $port }{ $awakened ->
    [true] {" "}(the awakening is over)
   *[other] {""}
}
terminal-plan = The ship, its front on the left: { $deep_one } Deep Ones, { $passenger } passengers, { $damaged } damaged, { $water } water
terminal-rooms = What you can do in the rooms:
terminal-aboard = On board: { $spaces }
terminal-water = In the water: { $spaces }
terminal-deep = In the Deep: { $things }
terminal-supply = Supply: { $deep_ones }, { $n ->
    [one] 1 passenger
   *[other] { $n } passengers
}
terminal-barricaded = The hatches are barricaded: in this turn Deep Ones do not enter rooms.
terminal-deep-ones = { $n ->
    [one] 1 Deep One
   *[other] { $n } Deep Ones
}
terminal-passengers = { $n ->
    [one] 1 passenger
   *[other] { $n } passengers
}
terminal-damaged = damaged (repair: { $skill } { $value })
terminal-damaged-any = damaged (repair: any cards, { $value })
terminal-waypoints = Waypoints: { $waypoints }
terminal-crisis = Crisis: { $crisis }
terminal-played = Being carried out: { $cards }
terminal-check = Skill check against { $target }{ $partial ->
    [0] {""}
   *[other] , partial success at { $partial }
}; supported by { $skills }
terminal-check-to-brig = At stake: { $name } goes to the Brig
terminal-check-out-of-brig = At stake: { $name } gets out of the Brig
terminal-check-no-chaos = No chaos cards in this check.
terminal-check-face-up = Everybody adds cards face up.
terminal-check-added = Cards in it: { $cards }
terminal-check-drawn = { $n } from decks
terminal-check-pile = Revealed: { $cards }; total { $total }
terminal-roll = { $rolled ->
    [0] A die is about to be rolled
   *[other] The die shows { $rolled }
}
terminal-underway = Chosen: { $things }
terminal-damage-drawn = Damage card: { $damage }
terminal-defeating = About to be defeated: { $name }
terminal-passenger-at = A passenger is about to be defeated: { $space }
terminal-offered = Offered in the trade: { $item }
terminal-reacting = About to react: { $names }
terminal-hand-size = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
terminal-loyalty-size = { $n ->
    [0] no loyalty card yet
    [one] 1 loyalty card
   *[other] { $n } loyalty cards
}
terminal-traitor = revealed traitor ({ $loyalty })
terminal-feat = feat: { $feat }
terminal-items = items: { $items }
terminal-active = { $item } (active)
terminal-spells = spells: { $spells }
terminal-kept = mythos cards: { $cards }
terminal-hand = Your hand ({ $n } of { $most }): { $cards }
terminal-added = You have added: { $cards }
terminal-chosen = Chosen so far: { $skills }
terminal-loyalty = Your loyalty: { $cards }
terminal-decks = Decks: { $skills }; chaos { $chaos }, mythos { $mythos }, items { $items }, spells { $spells }, waypoints { $waypoints }, damage { $damage }, loyalty { $loyalty }

# Short names for the plan of the ship
terminal-short-bridge = Bridge
terminal-short-chapel = Chapel
terminal-short-captains_cabin = Cabin
terminal-short-cargo_hold = Cargo
terminal-short-galley = Galley
terminal-short-boiler_room = Boiler
terminal-short-sick_bay = Sick Bay
terminal-short-brig = Brig
terminal-short-deep = The Deep
terminal-short-water = Water { $n }
terminal-short-deck = Deck { $n }
terminal-short-hydra = Hydra
terminal-short-dagon = Dagon
terminal-short-fuel = Fuel
terminal-short-food = Food
terminal-short-sanity = Sanity
terminal-short-souls = Souls
terminal-short-travel = Travel
terminal-short-ritual = Ritual
terminal-short-distance = Distance
terminal-code-influence = In
terminal-code-lore = Lo
terminal-code-observation = Ob
terminal-code-strength = St
terminal-code-will = Wi
terminal-code-treachery = Tr
terminal-code-any = any
terminal-code-captain = Cap
terminal-code-keeper = Tome
terminal-code-traitor = Traitor

# Headings and labels on the full screen
terminal-ship = The Atlantica
terminal-ship-aside = { $deep_ones ->
    [one] 1 Deep One
   *[other] { $deep_ones } Deep Ones
} and { $passengers ->
    [one] 1 passenger
   *[other] { $passengers } passengers
} in the supply
sections-voyage = The voyage
terminal-scene = What is going on
terminal-crew = On board
terminal-crew-aside = mythos { $mythos } · chaos { $chaos } · items { $items } · spells { $spells }
terminal-your-hand = Hand
terminal-your-loyalty = Loyalty
terminal-no-cards = no cards
terminal-course = Waypoints
terminal-against = Check against { $target }
terminal-against-partial = Check against { $target }, partial at { $partial }
terminal-total = total { $total }
terminal-from-decks = decks { $n }
terminal-open-cards = face up
terminal-without-chaos = no chaos cards
terminal-reacts = reacting
terminal-cards-n = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
terminal-danger = Running out: { $resource }!
terminal-danger-damage = { $n } rooms damaged!
terminal-danger-deep-ones = Few Deep Ones left in the supply!
terminal-about-skill-set = Skill set:
terminal-about-start = Starts in:
terminal-about-item = Starting item:
terminal-about-feat = Feat:
terminal-about-captain = Captain, place in line:
terminal-about-keeper = Keeper of the Tome, place in line:
terminal-about-unmasked = When revealed:
terminal-about-skill = Skill:
terminal-about-value = Value:
terminal-about-copies = Copies:
terminal-about-improves = Adds to the skill set:
terminal-about-distance = Distance:
terminal-about-repair = Repair:
terminal-about-any = any skill
terminal-about-target = Target number:
terminal-about-partial = Partial success at:
terminal-about-skills = Supported by:
terminal-help-signs = { $deep_one } Deep Ones · { $passenger } passengers · { $damaged } damaged room, with what repairs it · ✦ feat not used yet · * active Improvement · ! a resource is running out · In influence, Lo lore, Ob observation, St strength, Wi will, Tr treachery
# What one may say with one click (Appendix III)
signal-yes = Yes.
signal-no = No.
signal-no-answer = I’d rather not say.
signal-who-helps = Can anybody help with this?
signal-one-card-helps-a-lot = I add only one card, but it helps a lot.
signal-help-somewhat = I can help a bit.
signal-several-some-help = I add several cards that are some help.
signal-several-little-help = I add several cards, but they don’t do much.
signal-cannot-help = I can’t help here.
signal-keep-your-cards = Keep your cards for later.
signal-help-with-a-roll = I can help you with the roll.
signal-card-is-good = The card I have seen is good.
signal-card-is-bad = The card I have seen is bad.
signal-suspect-current = I suspect whoever’s turn it is.
signal-suspect-captain = I suspect the Captain.
signal-suspect-keeper = I suspect the Keeper of the Tome.
signal-suspect-left = I suspect the player to my left.
signal-suspect-right = I suspect the player to my right.
signal-suspect-somebody = There’s a traitor among us.
signal-trust-current = I trust whoever’s turn it is.
signal-trust-me = You can trust me.

# The drawn board
page-ship = The Atlantica
page-whole-board = Whole board
page-closer = Closer
page-die-numbers = die { $numbers }
page-nobody-there = nobody there
page-space-deck = Outer deck. Passengers only ever stand here; Deep Ones come aboard here and go on inside. A deck is never damaged.
page-space-water = Water. Only monsters can be here. Deep Ones climb from here onto the deck beside it.
page-space-deep = Monsters that fall behind the ship wait here.
page-space-there = Here now: { $there }
page-damaged-by = Damaged: { $damage }
page-repair-with = Repair: { $skill } { $n }+
page-any-skill = any skill
page-hatches-barred = The hatches are barricaded: in this turn Deep Ones do not enter rooms.
page-hatches-barred-short = Hatches barricaded
page-deep-fills = At { $n } Deep Ones they come up again.
page-n-of = { $n } of { $of }
page-travel = Travel
page-ritual = Ritual
page-travel-end = Arrive
page-ritual-end = Banishment
page-travel-does = At the end of the track the ship reaches its next waypoint, or port.
page-ritual-does = At the end of the track the greater banishment sweeps decks and water clean.
page-voyage = Voyage
page-awakening-at = awakening at { $n }
page-awakened = after the awakening
page-no-waypoints = No waypoint yet.
page-low = running low
page-aboard = Aboard
page-feat-left = feat not used yet
page-revealed = revealed traitor: { $loyalty }
page-turn-now = to move
page-no-character = no character yet
page-supply-line = Supply and decks
page-left-deep-ones = Deep Ones in supply: { $n }
page-left-passengers = Passengers in supply: { $n }
page-left-damaged = Damaged rooms: { $n } of { $of }
page-pile-chaos = Chaos
page-pile-mythos = Mythos
page-pile-items = Items
page-pile-spells = Spells
page-pile-waypoints = Waypoints
page-pile-damage = Damage
page-pile-loyalty = Loyalty
page-sheet-of-seat = { $character }, played by { $name }
page-room-bridge = Risk a passenger, look at 2 cards
page-room-chapel = Ritual −1, or lore and die: +1
page-room-captains_cabin = Check 8: somebody to the Brig
page-room-cargo_hold = Look at 2 items, keep one
page-room-galley = Draw up to 5 cards, risk food
page-room-boiler_room = Strength and die: travel +1
page-room-sick_bay = Only 1 card a turn
page-room-brig = Check 8: get out

# The own area and the skill check on the drawn board
page-own-you = You
page-own-turn = Your turn
page-own-turn-of = { $name }’s turn
page-own-phase = Steps of the turn
page-own-phase-skills = Cards
page-own-phase-actions = Actions
page-own-phase-mythos = Mythos
page-own-actions = Actions left: { $n }
page-own-loyalty = Loyalty cards: { $n }
page-own-loyalty-show = Press or hold to show
page-own-loyalty-hide = Press to hide
page-own-loyalty-open = Revealed: { $loyalty }
page-own-sheet = Your character
page-own-skill-set = Your skill set: what you draw at the start of your turn
page-own-ability = Ability
page-own-feat = feat
page-own-feat-used = used
page-own-hand = Your hand
page-own-hand-of = { $n } of { $limit }
page-own-hand-none = No skill cards.
page-own-laid = In front of you
page-own-item = Item
page-own-spell = Spell
page-own-mythos = Mythos
page-own-active = active
page-own-why = Why not?
page-own-code-0 = In
page-own-code-1 = Lo
page-own-code-2 = Ob
page-own-code-3 = St
page-own-code-4 = Wi
page-own-code-5 = Tr
page-check-scene = Crisis and skill check
page-check-title = Skill check
page-check-crisis = Crisis
page-check-about = about { $name }
page-check-target = target
page-check-against = against { $target }
page-check-from = { $n }+
page-check-either = Either
page-check-or = Or
page-check-helps = Helps
page-check-hinders = Hinders
page-check-face-up = This time everybody adds their cards face up.
page-check-no-chaos = No chaos cards in this check.
page-check-chaos = Chaos deck
page-check-added = cards
page-check-changed = Changed afterwards: { $n }
page-check-adds = is choosing
page-check-mine = Added by you:
page-check-total-of = total { $total }, target { $target }
page-check-show = Show the check
page-check-show-crisis = Show the crisis
page-check-show-ship = Show the ship
page-check-die = Die: { $n } { $change }
page-check-die-soon = The die is about to be rolled { $change }
page-check-cut-either = Either:
page-check-cut-success = Success:
page-check-cut-partial = Partial success at \d+:
page-check-cut-failure = Failure:
page-check-cut-or = Or:
page-check-cut-last = Finally,
page-window-before_cards = Before cards are added to a skill check
page-window-after_total = After a skill check has been totalled
page-window-before_roll = Before the die is rolled
page-window-after_roll = After the die has been rolled
page-window-defeat = When a character would be defeated
page-window-passenger = When a passenger would be defeated
page-underway = chosen
page-peril = about to be defeated
page-kind-character = Characters
page-kind-feat = Feats
page-kind-card = Skill cards
page-kind-item = Items
page-kind-spell = Spells
page-kind-waypoint = Waypoints
page-kind-damage = Damage
page-kind-mythos = Mythos
page-kind-loyalty = Loyalty
page-kind-title = Titles
page-kind-passenger = Passengers
page-kind-space = Spaces
