"""What thumb answers to story cards: blind where outcomes are veiled, by what is printed where a card shows it."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain import moves as m
from undertow.games.everrain.board import FIRE_ORDER, FIRST_SLOT, SPOTS
from undertow.games.everrain.cards.crew import BOARDS
from undertow.games.everrain.cards.language import OFFER, PASSENGER, TEST, Answer, Effect
from undertow.games.everrain.cards.stories import STORIES
from undertow.games.everrain.cards.treasures import STANDARD, TREASURES
from undertow.games.everrain.judging import walking
from undertow.games.everrain.judging.eyes import Eyes
from undertow.games.everrain.tiles import ISLAND as ISLAND_HEX

SLUGS: Final = [story.slug for story in STORIES]
ASKED: Final = (
    "tester", "whom", "whom_relieved", "gift", "throw_away", "exhaust_one", "scout", "envoy", "swap", "which_card",
    "which_storm", "storm_toward_ship", "storm_away",
)  # fmt: skip
WORTH: Final = {  # of one, in coins
    "coins": 1, "clues": 5, "treasure": 6, "schematic": 5, "fleeting": 4, "refresh": 2, "exhaust": -2, "stress": -1,
    "wound": -3, "calm": 1, "heal": 3, "recruit": 6, "damage": -2, "repair": 2, "sail": 1, "scout": 1, "chart": 5,
    "agenda": -2, "spoils": 6, "drop": -5, "passenger": 6,
}  # fmt: skip
SURE: Final = 1000  # chances are counted in thousandths
DEAR: Final = 3  # coins that thumb likes to keep


def worth(rows: list[Effect]) -> int:
    """What effects bring, roughly, in coins."""
    return sum([WORTH.get(row.verb, 0) * (row.n or 1) + sum([worth(way) for way in row.ways]) for row in rows])


def is_asked(prompt: str) -> bool:
    """Whether a question is about a story card."""
    return prompt in ASKED or prompt in SLUGS


def answer(eyes: Eyes, prompt: str, moves: tuple[int, ...]) -> int:
    """The answer to a question about a card."""
    if prompt in SLUGS:
        return chosen(eyes, SLUGS.index(prompt), moves)
    if prompt in ("gift", "throw_away"):
        first = m.GIFT if prompt == "gift" else m.DISCARD
        return min(moves, key=lambda move: TREASURES[move - first].prices[STANDARD])
    if prompt in ("tester", "envoy"):
        return max(moves, key=lambda move: tested(eyes, move - m.MEMBER))
    if prompt == "whom":
        return max(moves, key=lambda move: holes_left(eyes, move - m.MEMBER))
    if prompt == "whom_relieved":
        return min(moves, key=lambda move: holes_left(eyes, move - m.MEMBER))
    if prompt == "exhaust_one" and m.EXHAUST + FIRE_ORDER in moves:
        return m.EXHAUST + FIRE_ORDER
    return moves[-1] if prompt == "swap" else moves[0]


def chosen(eyes: Eyes, card: int, moves: tuple[int, ...]) -> int:
    """An answer to a card. What is veiled is chosen blind, another answer each round; dear ones if there is plenty."""
    story = STORIES[card]
    given = [move for move in moves if m.ANSWER <= move < m.DECLINE]
    if story.sort in (OFFER, PASSENGER):
        best = max(given, key=lambda move: gain(story.answers[move - m.ANSWER]), default=m.DECLINE)
        if best == m.DECLINE or (m.DECLINE in moves and gain(story.answers[best - m.ANSWER]) < 0):
            return m.DECLINE
        return best
    coins = eyes.ship["coins"]
    cheap = [move for move in given if is_spared(story.answers[move - m.ANSWER], coins)]
    return (cheap or given)[(eyes.view["round"] + card) % len(cheap or given)]


def foreseen(eyes: Eyes, card: int, moves: tuple[int, ...]) -> int:
    """The answer whose effects, once they are shown, bring the most."""
    answers = STORIES[card].answers
    given = [move for move in moves if m.ANSWER <= move < m.DECLINE]
    return max(given, key=lambda move: promised(eyes, answers[move - m.ANSWER]))


def promised(eyes: Eyes, answer: Answer) -> int:
    """What an answer brings, passed and failed weighed by the best tester's chance, less its price; in thousandths."""
    price = SURE * (answer.coins + (5 if answer.gift else 0))
    if not answer.test:
        return SURE * worth(answer.outcomes[0]) - price
    passed = max([row[-1] for row in eyes.view["tests"] if row[1] == answer.test], default=0)
    return passed * worth(answer.outcomes[0]) + (SURE - passed) * worth(answer.outcomes[-1]) - price


def gain(answer: Answer) -> int:
    """What an answer that shows its effects brings, less its price."""
    return worth(answer.outcomes[0]) - answer.coins - (5 if answer.gift else 0)


def is_spared(answer: Answer, coins: int) -> bool:
    """Whether the price of an answer is not missed."""
    return not answer.gift and (not answer.coins or coins >= answer.coins + DEAR)


def tested(eyes: Eyes, board: int) -> int:
    """How likely a member passes the test, of a thousand; where none is to come, the value for the port."""
    chances = [row[-1] for row in eyes.view["tests"] if row[2] == board]
    return chances[0] if chances else BOARDS[board].port


def holes_left(eyes: Eyes, board: int) -> int:
    """How much more a member can take."""
    return next((one["holes"] - one["wounds"] - one["stress"] for one in eyes.ship["crew"] if one["board"] == board), 0)


def society(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Whether to turn to the society card: bargains that pay, tests and stories while somebody is free. -1: no."""
    lying = eyes.view["stories"]["open"]
    if m.HEED not in moves or not lying:
        return -1
    story = STORIES[lying[0]]
    if story.sort == OFFER and max([gain(answer) for answer in story.answers]) <= 0:
        return -1
    if story.sort in (OFFER, TEST) and len([one for one in eyes.ship["crew"] if one["place"] < 0]) < 2:
        return -1
    return m.HEED


def ashore(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Land, or send somebody to the boat where an island is unexplored. -1: no."""
    if walking.sets_out(eyes, moves):
        return m.JOURNEY
    if m.LAND in moves:
        return m.LAND
    at = eyes.ship["hex"]
    if at < 0 or eyes.view["hexes"][at][2] != ISLAND_HEX or at in eyes.view["explored"]:
        return -1
    boats = [FIRST_SLOT + slot for slot in eyes.boats()]
    sent = [move for move in moves if m.SEND <= move < m.NAVIGATE and (move - m.SEND) % SPOTS in boats]
    return max(sent, key=lambda move: holes_left(eyes, (move - m.SEND) // SPOTS), default=-1)
