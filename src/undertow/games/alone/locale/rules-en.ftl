### Alone: the rules index in our own words. Names of sides: the Hero, Evil (the team), an Evil player.

topic-goal = Goal of the game
rule-goal-1 = The Hero wins at once on completing the main mission, in nightmare mode as well.
rule-goal-2 = The main mission is closed until the Hero has completed one of the two initial missions.
rule-goal-3 = Evil wins at once when the Hero’s health and composure are both at 0. One of the two at 0 is not enough.
rule-goal-4 = Evil’s chief tool is its creatures: meeting a hidden one costs composure, being attacked costs health. Reaction cards and danger tokens make them worse.
rule-goal-5 = The game ends only when the Hero or Evil wins. Nightmare mode does not end it, it only makes it harder for the Hero, and no round is the last one.

topic-difficulty = Difficulty
rule-difficulty-1 = The difficulty is chosen at the start. It sets the Hero’s starting items and the reward for starting the main mission.
rule-difficulty-2 = Easy: start with 1 random ammo card and 1 other random item. Starting the main mission brings 1 extra round, then 3 health and 3 composure.
rule-difficulty-3 = Normal: start with 1 random item. Starting the main mission brings 1 extra round, then 3 health or 3 composure.
rule-difficulty-4 = Nightmare: start with 1 random item. Starting the main mission brings 3 health or 3 composure, and no extra round.
rule-difficulty-5 = Impossible: no starting item, no reward for starting the main mission.
rule-difficulty-6 = The random starting item may be ammo; on Easy the second card is drawn from all the others. The level Nightmare has nothing to do with nightmare mode.
rule-difficulty-7 = An extra round moves the round marker one step to the right, even one space beyond the track.

topic-setup = Set-up
rule-setup-1 = One player is the Hero, one to three play Evil. Evil has a leader; in the first round it is whoever sits in Evil’s first seat.
rule-setup-2 = The Hero chooses difficulty and character. Health and composure start at 12, with 2 adrenaline tokens.
rule-setup-3 = The round track has 4 spaces. The marker starts on the right and moves left, so nightmare mode begins after three rounds unless extra rounds come.
rule-setup-4 = Three missions are drawn and lie open: an initial bonus mission, an initial problem mission and the main mission. They belong to three different rooms.
rule-setup-5 = Chance picks two floors, turns them, deals the eight rooms and puts three power boxes on each floor. Evil sees all of it, the Hero nothing.
rule-setup-6 = Evil’s leader picks the start sector: a corridor without stairs and without an adjoining door, 3 to 6 sectors from the nearer room of the initial missions. Only this sector is revealed.
rule-setup-7 = At the start the whole station is dark.
rule-setup-8 = The game starts without creatures and danger tokens. Evil chooses decks and draws hands before the start sector is picked; the Hero’s items come last.

topic-turns = Rounds and turns
rule-turns-1 = A round has 8 turns, each with its token on the Hero’s board.
rule-turns-2 = All turns are the Hero’s. Evil has none and acts only by reacting to what the Hero does.
rule-turns-3 = A turn runs: start of the turn, the Hero’s action or actions with immediate reactions, reactions at the end of the turn, attacks of creatures and lights put out.
rule-turns-4 = In each turn the Hero performs 1 action.
rule-turns-5 = At the start of a turn the Hero may spend 1 adrenaline token on Bullet Time: 2 actions in this turn instead of 1.
rule-turns-6 = With Bullet Time, reactions for the end of the turn wait until both actions are done.
rule-turns-7 = Bullet Time works once a turn at most, and adrenaline has no other use. An action once announced cannot be taken back.

topic-actions = The Hero’s actions
rule-actions-1 = There are six actions: Move, Explore, Locate, Attack, Search and Interact.
rule-actions-2 = Every action takes effect at once on the secret map and in the labyrinth, and the Hero is told what it reveals.
rule-actions-3 = Some items, too, let the Hero perform more than one action in a turn. Not together with Bullet Time.
rule-actions-4 = An item used through an action replaces the normal effect of that action completely.
rule-actions-5 = Evil may react to an item as to the action it is used through.

topic-move = Move
rule-move-1 = With Move the Hero goes to one adjacent sector.
rule-move-2 = If creatures are in the sector the Hero leaves, their opportunity attack comes before the step.
rule-move-3 = A hidden sector the Hero enters is revealed with everything in it.
rule-move-4 = After every single step the Hero may block 1 door adjoining the new sector.
rule-move-5 = If an item gives several steps, each is carried out in full: opportunity attack, step, revealing, light in view, door.

topic-explore = Explore
rule-explore-1 = With Explore the Hero picks a direction and reveals up to 2 sectors in a straight line from their own.
rule-explore-2 = A straight line keeps one direction. It ends in a bend or in a T-junction closed ahead, and that sector still belongs to it. An open door does not end it, a blocked one does.
rule-explore-3 = Along stairs only the one linked sector on the other floor is revealed.
rule-explore-4 = After exploring, the Hero may remove 1 danger token from their own sector or from one this Explore revealed.
rule-explore-5 = Sectors already revealed may be explored again. They count as revealed again, for danger tokens and for lies.

topic-locate = Locate
rule-locate-1 = With Locate the Hero names 2 targets and is told how far away each of them is. Then the action is over.
rule-locate-2 = A target is anything on the secret map: a certain room, a kind of sector, doors, stairs, power boxes, a kind of creature, any game element.
rule-locate-3 = If several things fit a target, the answer is about the nearest.
rule-locate-4 = For each target the Hero is also told whether it is on the same floor or on the other.
rule-locate-5 = The distance is the shortest way in sectors. For Locate blocked doors do not count.
rule-locate-6 = If nothing fits a target, the answer is that there is none; no card can bend it. Something in the Hero’s own sector is at distance 0.

topic-attack = Attack, dice and wounds
rule-attack-1 = With Attack the Hero attacks 1 creature in their own sector.
rule-attack-2 = Some items reach creatures in other sectors, even out of sight. Such a target must be revealed.
rule-attack-3 = An Attack without an item has 1 die. No roll has more than 8 dice.
rule-attack-4 = A die shows a hit, a conditional hit or a miss. A hit always counts, a miss never; a conditional hit counts only if its condition is met.
rule-attack-5 = In the Hero’s attacks conditional hits count if the Hero’s sector is lit.
rule-attack-6 = All dice are rolled in the open.
rule-attack-7 = Every hit is 1 damage. A creature has two thresholds: the damage of one attack must reach the first for the first wound, and the second for the second.
rule-attack-8 = The second wound kills.
rule-attack-9 = One attack that reaches the sum of both thresholds kills an unhurt creature outright.
rule-attack-10 = Damage that reaches no threshold is lost. It is not kept for later attacks.
rule-attack-11 = A wounded creature is marked as such; a killed one leaves the map and the labyrinth.
rule-attack-12 = Whether a revealed creature is wounded is known to the Hero.

topic-search = Search
rule-search-1 = With Search the Hero draws 1 item card.
rule-search-2 = The first Search in a room draws 3 cards instead; the room is then marked as searched.
rule-search-3 = After drawing, the Hero may upgrade any number of items, the new ones as well.
rule-search-4 = Search is possible in every sector; outside rooms it is always 1 card. If the item deck is empty, its discard pile is shuffled.

topic-interact = Interact
rule-interact-1 = With Interact the Hero may repair a power box in their sector. The light goes on there and in up to 2 more sectors in one straight line, in a direction of the Hero’s choice.
rule-interact-2 = The same power box can be repaired again, for another direction.
rule-interact-3 = With Interact the Hero may also do what a mission asks for in this sector.

topic-labyrinth = Map and labyrinth
rule-labyrinth-1 = The secret map shows everything and belongs to Evil. The labyrinth shows what the Hero knows: what lies there is revealed, all else is hidden.
rule-labyrinth-2 = A revealed sector stays revealed even out of sight: the Hero’s holowatch remembers it. Whatever changes there is shown at once.
rule-labyrinth-3 = Light, creatures, the Hero, danger tokens and mission tokens are kept on the secret map at all times, and in the labyrinth where they are revealed.
rule-labyrinth-4 = Revealing a sector shows its tile, lit or dark, with creatures, adjoining doors, blockades, danger tokens, power box, stairs and tokens of missions.
rule-labyrinth-5 = Game elements are creatures, danger tokens, status tokens, mission tokens, doors, power boxes and stairs.
rule-labyrinth-6 = Two sectors are adjacent if a way without a wall and without a blocked door leads straight from one to the other, or if stairs join them.
rule-labyrinth-7 = Distance is the number of steps on the shortest way over adjacent sectors, stairs included. Within n sectors means distance 1 to n.
rule-labyrinth-8 = If a needed tile is used up, the fitting tile farthest from the Hero is taken from the labyrinth; its sector becomes hidden. The Hero’s sector, its neighbours, the line being revealed and lit sectors in sight are spared; of tiles equally far away the northernmost goes, then the westernmost.

topic-sight = Line of sight
rule-sight-1 = Line of sight starts in the Hero’s sector and runs straight in every direction through any number of revealed sectors.
rule-sight-2 = Only these stop the line of sight: a wall, a door that is not on the Hero’s own sector, a hidden sector. Across stairs it reaches one sector and ends there.
rule-sight-3 = The Hero’s own sector is always in sight, a hidden sector never, a revealed one only if nothing is in the way.
rule-sight-4 = Doors of the Hero’s own sector do not stop sight, not even blocked ones. All other doors are shut.
rule-sight-5 = Whenever the Hero’s view changes, by a step, by light, by Explore or otherwise, lit hidden sectors that come into sight are revealed at once, one after another, until something dark or closed ends the view.

topic-light = Light and darkness
rule-light-1 = Lit and revealed are two things: a revealed sector may be dark, and a lit sector may be hidden as long as it is out of sight.
rule-light-2 = Light helps the Hero see, strengthens the Hero’s attacks and weakens most creatures.
rule-light-3 = The Hero turns on light by repairing a power box, with certain items, and through the rewards of certain missions.
rule-light-4 = A lit sector is marked on the secret map; if it is revealed, its tile turns to the lit side. When the light goes out, both are undone.
rule-light-5 = A creature that moved this turn and ends the turn in a lit sector puts the light out there, without a roll. In the Hero’s sector it cannot.
rule-light-6 = Some reaction cards put lights out as well.
rule-light-7 = A creature that only spawned this turn has not moved and puts out no light.

topic-doors = Doors and blockades
rule-doors-1 = Doors lead into rooms, so a door tells the Hero where a room lies.
rule-doors-2 = Nobody passes a blocked door, and the sectors on its two sides are not adjacent.
rule-doors-3 = A creature may spend 1 step to clear a blockade on a door of its sector.
rule-doors-4 = Some reaction cards and items, too, block doors or open blocked ones.
rule-doors-5 = A blockade is marked on the secret map, and in the labyrinth if one of the two sectors is revealed. When it is cleared, the mark goes.
rule-doors-6 = The Hero, too, can open a blocked door: instead of blocking after a step, or with a Move of 0 sectors at a door of their own sector.

topic-stairs = Stairs
rule-stairs-1 = Two independent stairs join the two floors; the two ends of each have the same colour, and their sectors are adjacent.
rule-stairs-2 = When the Hero changes floors, all sectors of the floor left behind become hidden, except the one with the stairs just used.

topic-noise = Noise
rule-noise-1 = A creature makes noise where it spawns and, when it moves, where its movement ends.
rule-noise-2 = The Hero is told the direction in which the shortest way from their sector to the noise begins. It must be the true one.
rule-noise-3 = If several shortest ways begin in different directions, Evil chooses which to name.
rule-noise-4 = If the noise is on the other floor, the Hero is told only that.
rule-noise-5 = Noise does not pass blocked doors: the way goes round them. Where there is no way at all, nothing is heard.
rule-noise-6 = A noise in the Hero’s own sector has no direction. A creature that ends its movement in a revealed sector makes noise all the same.

topic-shock = Shocks
rule-shock-1 = When a hidden creature moves into the Hero’s sector, the Hero suffers a shock and loses as much composure as the creature’s shock value.
rule-shock-2 = The Hero suffers a shock as well on moving into a hidden sector with a creature in it.
rule-shock-3 = A creature that was revealed in another sector first causes no shock; nor do creatures that Explore or light reveals elsewhere.
rule-shock-4 = Several creatures found at once are all shown first; then each causes its own shock, in the order of the creature table.

topic-creatures = Creatures
rule-creatures-1 = The creature table gives for each kind: dice in the dark and in the light, two thresholds, shock value, minimum distance for spawning.
rule-creatures-2 = Spore: 3 dice in the dark, 2 in the light; thresholds 1 and 1; shock 1; distance 3.
rule-creatures-3 = Parasite: 2 dice in the dark, 1 in the light; thresholds 2 and 1; shock 1; distance 4.
rule-creatures-4 = Hybrid: 2 dice in the dark, 1 in the light; thresholds 2 and 1; shock 2; distance 3.
rule-creatures-5 = Cultist: 2 dice in the dark and in the light; thresholds 2 and 2; shock 0; distance 4.
rule-creatures-6 = Worm: 3 dice in the dark, 0 in the light; thresholds 2 and 2; shock 2; distance 5.
rule-creatures-7 = What a boss can do is said on its mission card.
rule-creatures-8 = No floor holds more than 4 creatures, so there are 8 at most. A mission may lift this limit.
rule-creatures-9 = Of each kind there are only as many creatures as tokens: 3.
rule-creatures-10 = On a full floor no creature can spawn, and none can come by stairs or by teleport.
rule-creatures-11 = Creatures spawn only by a standard reaction or by the text of a card.
rule-creatures-12 = Evil chooses kind and sector freely, but the sector must be at least the kind’s minimum distance from the Hero.
rule-creatures-13 = A standard reaction moves any one creature 1 sector. Cards move creatures as far as they say.
rule-creatures-14 = A creature may move 0 sectors. It counts as having moved.
rule-creatures-15 = A hidden creature that enters a revealed sector is revealed at once, in sight or not. One that spawns there is too.
rule-creatures-16 = If a creature goes from a revealed sector into a hidden one, the Hero is told the direction. Between revealed sectors its figure just moves.
rule-creatures-17 = Teleporting is a special movement: it makes no noise and needs no minimum distance.
rule-creatures-18 = For shocks and for light a teleported creature counts as one that moved.

topic-attacks = Attacks on the Hero
rule-attacks-1 = At the end of a turn every creature in the Hero’s sector attacks, without a card. Each hit costs the Hero 1 health.
rule-attacks-2 = The creature rolls its dice for darkness or for light, as the sector it is in is dark or lit.
rule-attacks-3 = If the Hero’s sector holds a danger token, conditional hits of attacking creatures count.
rule-attacks-4 = Several creatures roll one after another, in the order of the creature table. No creature makes more than one automatic attack a turn.
rule-attacks-5 = When the Hero moves out of a sector with creatures, Evil makes one opportunity attack, however many creatures are there.
rule-attacks-6 = The opportunity attack has 1 die per creature in the sector left. Each hit costs 1 health.
rule-attacks-7 = If the sector left is lit, the opportunity attack has 1 die fewer.
rule-attacks-8 = No ability and no other effect touches an opportunity attack, and conditional hits never count in it. Only a mission that names it can change it.

topic-reactions = Reactions
rule-reactions-1 = Once the Hero has announced an action, Evil may react with reaction cards. The action decides which cards are allowed, the card says when.
rule-reactions-2 = Evil as a whole plays at most 2 reaction cards a turn, however many actions the Hero performs. Any Evil player may play them.
rule-reactions-3 = The first card of a turn goes upright on the next free reaction field. The Hero can read it, unless it is face down.
rule-reactions-4 = The second card, the combo, lies sideways and takes the next two free fields. It, too, must be allowed or played face down.
rule-reactions-5 = With one free reaction field there is no combo. With none, Evil plays no card for the rest of the round.
rule-reactions-6 = There are 7 reaction fields. Fields 5, 6 and 7 carry a danger symbol; one more symbol is beside them.
rule-reactions-7 = Each card shows a trigger. Once its event has happened, the card is allowed for the rest of the turn, even where it would change nothing.
rule-reactions-8 = Six triggers are the six actions: each allows its cards if the Hero has performed that action this turn.
rule-reactions-9 = Two triggers are losses: they allow their cards if the Hero has lost health, or composure, this turn. What counts is the track that really went down.
rule-reactions-10 = If the Hero performs several actions in a turn, each allows its cards. The order of the actions does not matter, nor the order of the reactions.
rule-reactions-11 = Immediate reactions are played during the turn, at the moment printed on the card.
rule-reactions-12 = All other reaction cards and all standard reactions are played at the end of the turn.
rule-reactions-13 = Any reaction card may be played face down as a standard reaction, in every turn: move 1 creature 1 sector, or spawn 1 creature.

topic-leader = The leader
rule-leader-1 = The leader coordinates Evil’s reactions. No Evil player plays a card without the leader’s permission.
rule-leader-2 = The Evil players decide together what to play. If they disagree, the leader decides.
rule-leader-3 = When an effect lets Evil draw cards, the leader splits the draw among the players as they like. Each draws only from decks open to them.
rule-leader-4 = As the last step of each round the leader token passes to the left.
rule-leader-5 = Choices that belong to a card are made by whoever plays it. All other choices of Evil are the leader’s.

topic-hands = Decks and hands
rule-hands-1 = There are four reaction decks with equally many cards of the same kinds. Two of them are used in a game; the leader picks them.
rule-hands-2 = Wrath makes creatures stronger in a fight, Speed lets Evil react more often and creatures run, Terror wears down composure and meddles with actions, Traps bring danger tokens.
rule-hands-3 = The hand limit is 10 cards for one Evil player, 6 each for two, 4 each for three. Everybody starts with a full hand.
rule-hands-4 = One Evil player chooses for each card from which of the two decks to draw it.
rule-hands-5 = With two Evil players the leader takes one deck, the other player the second. Each draws only from their own for the whole game.
rule-hands-6 = With three Evil players the leader puts the two decks in front of two of them; these draw only from theirs. The third chooses card by card.
rule-hands-7 = Evil players never show each other their hands.
rule-hands-8 = Evil players may talk about their plans, but the Hero hears every word. There is no private channel.
rule-hands-9 = A drawn card goes to the hand of whoever draws it. Only that player sees it; everybody sees from which deck it came.
rule-hands-10 = Each deck has its own discard pile, and the two never mix. If a deck is used up, its discard pile is shuffled into a new one.
rule-hands-11 = Cards played open stay open on the pile. Cards played face down or discarded from hand stay face down. How many cards of which deck a hand holds is public.

topic-dangerous = Danger tokens and dangerous cards
rule-dangerous-1 = Danger tokens strengthen the attacks of creatures and make reaction cards dangerous.
rule-dangerous-2 = Normally only the upper half of a card is carried out. A dangerous card is carried out in full, upper half first; a lower half that changes the upper one works from the start.
rule-dangerous-3 = A card is dangerous if the Hero is in a sector with a danger token when it is played, or when the action it reacts to is announced.
rule-dangerous-4 = Whether a card is dangerous is settled when it is played; a token it places itself does not count. The token that made it dangerous stays.

topic-companions = Companions
rule-companions-1 = A character card is either the Hero or a companion. Companions come as rewards of certain missions, with 6 charge tokens: their life.
rule-companions-2 = At the start of a turn the Hero may discard a companion with all its charges for its sacrifice ability. That works once only.
rule-companions-3 = The companion ability costs 1 charge each time and works when its card says. At most one such ability is used a turn.
rule-companions-4 = When Evil makes the Hero lose health or composure, a companion may take the whole loss instead, 1 charge for each point. It cannot be split; what exceeds the charges is lost.
rule-companions-5 = A companion can take losses from attacks, opportunity attacks, shocks and cards. It cannot take the loss of nightmare mode, costs, or losses by a mission’s own rule. A loss it takes triggers no card.
rule-companions-6 = With its last charge a companion is discarded.

topic-items = Items
rule-items-1 = Items carry charge tokens, discarded to use them: 1 unless the card says otherwise. With the last charge the item is discarded.
rule-items-2 = There are three materials. Each item is made of one and needs one for its upgrade.
rule-items-3 = To upgrade an item, the Hero moves 1 charge from another item of the needed material to its “upgraded” field. An item is upgraded once; that token no longer counts as a charge.
rule-items-4 = Items are upgraded after a Search, or when an effect says so.
rule-items-5 = The Hero’s items, their charges and upgrades are open to Evil.
rule-items-6 = The Hero may carry any number of items. Recharging never goes above the number printed on the card.

topic-experience = Experience and skills
rule-experience-1 = Killing a creature gives the Hero 1 experience point for the skill of its kind.
rule-experience-2 = Killing a boss gives 1 point each for two different skills of the Hero’s choice.
rule-experience-3 = With 2 points a skill is unlocked for the rest of the game.
rule-experience-4 = No skill takes more than 2 points, and the death of a hidden creature gives none.

topic-missions = Missions
rule-missions-1 = The first initial mission completed starts the main mission: first its start effects, then the reward of the difficulty, then the rest of the initial mission’s reward.
rule-missions-2 = The second initial mission may be completed too. It gives its own reward, but not that for starting the main mission.
rule-missions-3 = The special rule of a mission holds from the start of the game until the mission is completed.
rule-missions-4 = A mission may put status tokens or mission tokens on the secret map, at its start, on the way or when completed. They are game elements, and no reaction card moves them.
rule-missions-5 = Unless its mission says otherwise, a boss does not count for the creature limit, and reactions cannot use it; otherwise it follows the rules for creatures.
rule-missions-6 = Mission effects at the end of a turn come after the attacks and the lights put out. If no sector fits a placing rule exactly, Evil takes one that comes nearest.
rule-missions-7 = What a mission lets the Hero be told is always true: how many sectors are lit, where the Courier’s beacon is, what a mission token turns out to be.

topic-cards = Cards the book shows
rule-cards-1 = They Know Where I Am, after the Hero has named the targets of Locate: up to 2 creatures move 1 sector each towards one of them. Dangerous: the distance told for it may be 1 too much or too little.
rule-cards-2 = Was I Mistaken?, while a sector is being revealed: Evil leaves out 1 game element or shows 1 false one. Entering or exploring the sector again brings the truth, and so does an action on the false element; that action is then not spent.
rule-cards-3 = It Is Angry!, at the end of a turn: 1 creature moves up to 2 sectors, or 1 creature is removed and then 1 spawns at a minimum distance reduced by 1. Dangerous: this creature has 1 die more until the end of the turn.
rule-cards-4 = Finders Keepers: Interact in the Crew Quarters. The Hero looks through item deck and discard pile, takes any 3 items, shuffles the deck and may upgrade as after a Search.
rule-cards-5 = Gravity Failure: as long as it is open, opportunity attacks have 1 die more. Interact in the Escape Pods ends it.
rule-cards-6 = S.O.S.: Evil puts the Saboteur, a boss, in a sector exactly as far from the Control Room as the Hero is, but not in the Hero’s own. He does not count for the creature limit and always has the Cultist’s values of nightmare mode.
rule-cards-7 = S.O.S.: if the Saboteur is revealed and in sight at the end of a turn, he attacks the Hero from where he is. At the end of each round Evil may move him up to 2 sectors.
rule-cards-8 = S.O.S.: if the Saboteur reaches the Control Room before the Hero, 2 sabotage tokens go there. If he is in it at the end of a round, 1 more does.
rule-cards-9 = S.O.S.: the Hero wins by Interact in the Control Room with no sabotage token there. Interact there may instead remove 1 such token.

topic-round_end = End of the round
rule-round_end-1 = After the eighth turn and its reactions the round ends. These steps follow, in this order.
rule-round_end-2 = First Evil gains 1 danger token for each danger symbol no card covers. The more cards were played, the fewer tokens.
rule-round_end-3 = The last danger symbol can never be covered, so Evil gains at least 1 token a round.
rule-round_end-4 = Then all played cards go from the reaction fields to the discard piles of their decks.
rule-round_end-5 = Each Evil player may discard any number of cards from hand and then draws up to the limit. Whoever holds more discards down to it.
rule-round_end-6 = The labyrinth keeps the Hero’s sector, the revealed sectors adjacent to it and all lit sectors in sight. All other sectors become hidden.
rule-round_end-7 = The Hero’s adrenaline is filled up to the maximum of its band. The lower of the two markers, health or composure, decides.
rule-round_end-8 = The maximum by the lower marker: 10 to 12: 2; 7 to 9: 3; 4 to 6: 4; 2 or 3: 5; 0 or 1: 6. Adrenaline above it is kept.
rule-round_end-9 = Evil may now place the new danger tokens on the secret map, but not in the Hero’s sector and not in sight.
rule-round_end-10 = A sector holds 1 danger token at most, a floor 8.
rule-round_end-11 = Evil may remove tokens from a floor to make room for new ones there.
rule-round_end-12 = What is kept in the labyrinth is settled before any tile goes; sight for placing tokens is judged afterwards. Evil may place fewer tokens; only the number gained is public.
rule-round_end-13 = Effects of missions and characters at the end of a round come now, before the round marker moves; so does the loss of nightmare mode.
rule-round_end-14 = The round marker moves one step to the left. On the last space nightmare mode begins.

topic-nightmare = Nightmare mode
rule-nightmare-1 = When the round marker reaches the last space, nightmare mode begins: from now on the nightmare side of the creature table holds.
rule-nightmare-2 = In nightmare mode, from the following round on, the Hero loses 2 composure at the end of each round.
rule-nightmare-3 = Nightmare mode never ends again, not even by extra rounds.
rule-nightmare-4 = Against the normal table each kind has 1 die more, shock 1 higher except the Cultist’s, and distance 1 lower; thresholds stay.

topic-secrecy = Truth and lies
rule-secrecy-1 = Evil gives information when it answers a Locate or names the direction of a noise, and whenever a rule says so.
rule-secrecy-2 = Information must be true, unless a card expressly allows Evil to falsify it. The table writes every answer; Evil only chooses among what the card allows.
rule-secrecy-3 = A lie about a sector ends when the Hero enters it, explores it again or acts on the false element, when the creature shown falsely moves or attacks, or when the sector leaves the labyrinth.
rule-secrecy-4 = The Hero reads both halves of a card played open, sees whether it was dangerous, and is told which side of an “or” Evil carries out. Which hidden creature was removed is not told unless something shown changes.
rule-secrecy-5 = The Hero knows north but not where on the floor they are: places are counted from the start sector, floors are called the start floor and the other floor.
rule-secrecy-6 = When the game is over, the secret map lies open before everybody.

topic-rulings = Where the book is silent
rule-rulings-1 = What one track cannot lose because it is at 0 is lost by the other. A switch of the table lets the rest be lost instead.
rule-rulings-2 = When an action is announced, Evil chooses immediate cards for all its moments in one sealed answer. Each is shown and carried out at its moment; if the moment does not come, the card returns to hand unseen.
rule-rulings-3 = Evil is asked again after a roll of the Hero’s attack, after items are drawn, after a loss, at the end of the turn and, if a second card is possible, after each card carried out. Within an action that is for a moment still to come, not for the same one.
rule-rulings-4 = Whether Evil is asked depends only on what all know: free fields, cards played, hand sizes and which decks hold cards for the moment. Hands never show in it.
rule-rulings-5 = All answer at once: the leader passes, plays a card or permits others; the others pass or propose a card. The leader’s card goes first, then the first permitted proposal from the leader’s left. A refusal is told to its owner alone. A permission stands until the round ends or the leader answers otherwise; while it stands, the leader is not asked at moments for which they hold no card.
rule-rulings-6 = For a movement Evil chooses creature and destination. The way is the one with fewest steps, then fewest revealed sectors, then fewest blockades; Evil is asked only where two ways differ in what the Hero sees or in a blockade.
rule-rulings-7 = What one event costs in health and composure is one loss: Evil is asked about it once. A card is one event, and so are all attacks at the end of a turn; Evil is asked when they are over.
rule-rulings-8 = If the attacks at the end of a turn cost the Hero anything, Evil may play cards with a loss trigger, those for the end of the turn too, within the limit of 2. A creature that reaches the Hero by this still attacks.
rule-rulings-9 = An action counts as performed once it is announced and open to reactions, even if a card ends it early.
rule-rulings-10 = An effect that cannot be carried out in full is carried out as far as possible, and the card goes on. Limits are checked at every step. “Up to” includes 0.
rule-rulings-11 = A game that grows far longer than any real one is ended by the table and counts as won by Evil.
rule-rulings-12 = The leader may say openly that until the round ends each turn sees one card at most, played by whoever likes. Evil is not asked about a second card then.
