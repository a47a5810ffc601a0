"""Every number of the game in one place: facts of the player aid, and ours where it is silent (``rulings.md``)."""

from __future__ import annotations

from typing import Final

# -- facts of the player aid and of the published game -----------------------------------------------------------------

CLUES_A_STEP: Final = 5  # rule: progress.2
AGENDA_STEP: Final = 2  # and one for each player. rule: agenda.1
RENEWED: Final = 3  # orders a round. rule: round.3
ZONE_ROOM: Final = 3  # miniatures in a zone. rule: zones.2
CREW_MOST: Final = 4  # rule: crew.2
RETURN_COINS: Final = 20  # of a lost ship. rule: loss.10
ENDS: Final = {"short": 8, "medium": 12, "long": 16}  # space with which the track ends, by length. rule: goal.5
ACT_SPACE: Final = 4  # an act ends on every so-manieth space. rule: acts.2
DAMAGED_BY_STORM: Final = 1  # for sailing in, for sailing out, for each turn inside. rule: storms.6
BOARDING_MOST: Final = 30  # enemy steps of a boarding. rule: rulings.22
TOOTH_DICE: Final = 1  # rule: treasures.6
RELIC_AGENDA: Final = 4  # spaces that the agenda goes back
MAP_CLUES: Final = 1
LAST_ACT: Final = 4  # rule: acts.2
FATE: Final = 10  # faces of the fate die. rule: terms.2

# -- ours --------------------------------------------------------------------------------------------------------------

FIRST_SPACE: Final = 1  # of every track. rule: setup.1
AGENDA_SPACES: Final = [26, 19, 17, 17]  # by the number of players less one. rule: agenda.4
AGENDA_EASE: Final = {"easy": 4, "normal": 0, "hard": -3}  # spaces more
FIRST_ORDERS: Final = [3, 2, 2]  # crew, navigation, fire. rule: setup.2
FIRST_FLEETING: Final = {"easy": 1, "normal": 0, "hard": 0}  # rule: options.2
FIRST_COINS: Final = {"easy": 26, "normal": 20, "hard": 14}
FIRST_CREW: Final = 2  # deckhands
ON_OFFER: Final = 3  # open crew boards, open treasures. rule: ports.11, ports.13
HOLD_ROOM: Final = 4  # treasures. rule: treasures.5
CABINS: Final = 1  # passengers, without an improvement
REPAIR_COINS: Final = 2  # a post, up to three of them. rule: ports.12
REPAIRED: Final = 3
IMPROVEMENTS_ON_OFFER: Final = 2  # of the open upgrades. rule: ports.12
UPGRADES_ON_OFFER: Final = 3
TREAT_COINS: Final = 3  # rule: ports.14
TREATED: Final = 2  # wounds
TOWARD: Final = 4  # the highest roll with which a storm comes nearer. rule: storms.2
REST_COINS: Final = 3  # rule: ports.11
REST_OTHERS: Final = 2  # stress that resting takes off everybody else
BROODING_REST: Final = 1  # stress that resting takes off a brooding member
LISTEN_COINS: Final = 5  # by the printed rules. rule: ports.11
LISTEN_HOUSE: Final = 3  # by the addition of ours, and one more for each further clue of a visit. rule: options.6
LISTEN_EASE: Final = {"easy": -1, "normal": 0, "hard": 1}  # rule: options.2
BOOKS: Final = (6, 10, 14)  # beside the ends of acts, spaces where chronicles are turned over. rule: chronicles.4
CABINS_MOST: Final = 3  # with two more of them below deck
RECRUIT_COINS: Final = 4  # where there is no room for a deckhand
GRUFF_LESS: Final = 2  # that a gruff member has in society
CLUE_LIMIT: Final = 7  # at the end of a turn. rule: options.3
HUSHED: Final = 4  # clues that each ship keeps when the elder wakes. rule: options.4
WRATH_LESS: Final = 1  # dice that wrath takes from an elder's board before it adds. rule: options.5
ELDER_HITS: Final = 8  # and one for each player. rule: elders.2
ELDER_EASE: Final = {"easy": -1, "normal": 0, "hard": 1}  # dice. rule: options.2
WALLS: Final = 6  # of a port. rule: elders.16
DRIVEN_OUT: Final = 2  # damage to a ship in a port that is reclaimed. rule: elders.14
RENT: Final = 2  # coins
AGONY: Final = 2  # damage by which Hundredfathom wakes
UNDERTOW: Final = 2  # hexes that its pull reaches
PREY: Final = 2  # ships lost with which it wins. rule: elders.17
NOTES: Final = 2  # of a verse, and to break a cleansed altar. rule: elders.18
VERSES: Final = 3
RESPONSE: Final = 2  # the highest roll with which choristers answer
LONGEST: Final = 20_000  # decisions; real games take a fraction. rule: options.7

# -- enemy ships and dice ----------------------------------------------------------------------------------------------

RAIDERS_MOST: Final = 4  # enemy ships on the chart. rule: enemy_ships.2
FARTHEST: Final = 8  # hexes to a destination. rule: enemy_ships.6
HUNT: Final = 12  # moves that an enemy ship looks ahead for a position to attack from. rule: enemy_ships.14
PAIR: Final = 2  # useless results that make a move. rule: dice.7
ATTACK_DIE: Final = [1, 1, 2, 3, 0, 0]  # hit, hit, critical hit, omen, blank, blank. rule: dice.8
EVASION_DIE: Final = [1, 1, 1, 3, 0, 0]  # evade three times, omen, blank, blank
ENEMY_DIE: Final = [0, 0, 0, 1, 1, 2]  # move three times, hit twice, omen

# -- improvements ------------------------------------------------------------------------------------------------------

HAMMOCK_CALM: Final = 1  # stress that a hammock takes off, and a pair of them
HAMMOCKS_CALM: Final = 3
GALLEY_SEATS: Final = 3  # members below deck who eat
BOATS_HELP: Final = 1  # with two of them: to the tests of a landing party
CABINS_PAY: Final = 4  # coins that a pair adds for each passenger delivered
ORLOP_ROOM: Final = 2  # treasures
ORLOPS_PRICE: Final = 1  # coins that a pair adds to commodities
PAIR_WAGE: Final = 1  # coins that a pair of galleys takes off a deckhand's wage
CHEST_DICE: Final = 1  # in frays that the captain starts
POWDER_DICE: Final = 1  # for the next fire order; with a pair for every gun at distance 1
SCOUTED: Final = 2  # tiles that a chart room shows
CHARTED_CLUES: Final = 1  # with a pair: for a tile without a bonus
REFRESHED: Final = 2  # orders that the captain's cabin renews
