"""What may be answered to story cards: answers and their prices, who is tested, who is meant, what is given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undertow.games.everrain import moves as m
from undertow.games.everrain import params, tales
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import NEST, NOWHERE
from undertow.games.everrain.cards.crew import BOARDS
from undertow.games.everrain.cards.improvements import SHIPS_BOAT
from undertow.games.everrain.cards.language import CHOICE, EXPEDITION, ISLAND, OFFER, PASSENGER, SOCIETY, TALE
from undertow.games.everrain.cards.language import TEST as TEST_CARD
from undertow.games.everrain.cards.stories import STORIES
from undertow.games.everrain.cards.traits import BLESSED, GRUFF, JINXED
from undertow.games.everrain.cards.treasures import KNUCKLE_DICE, SORTS, TREASURES
from undertow.games.everrain.state import Table
from undertow.games.everrain.tiles import ISLAND as ISLAND_HEX
from undertow.kernel.decision import Choice, Guard, Only, Question

if TYPE_CHECKING:
    from undertow.games.everrain.procedures.outcomes import Outcome
    from undertow.games.everrain.procedures.tales import Tale

SURE: Final = 1000  # chances are counted in thousandths
ONE: Final = "one"
TESTER: Final = "tester"
PARTY: Final = "party"
DECK: Final = "deck"
BELOW_DECK: Final = "below"
ALL: Final = "all"
CROWS_NEST: Final = "nest"


def gifts(table: Table, seat: int, sort: str) -> list[int]:
    """Treasures in the hold that serve as a price."""
    held = sorted(s.held(table.ships[seat]))
    return held if sort == "any" else [card for card in held if SORTS[TREASURES[card].sort] == sort]


# -- answers -----------------------------------------------------------------------------------------------------------


class Answers(Choice):
    """The answers of one card."""

    def __init__(self, card: int) -> None:
        answers = STORIES[card].answers
        guards: list[Guard] = []  # only what can forbid one of them
        if any([answer.coins > 0 for answer in answers]):
            guards.append(TooDear())
        if any([answer.gift != "" for answer in answers]):
            guards.append(NothingToGive())
        if STORIES[card].sort == PASSENGER:
            guards.append(NoCabin())
        super().__init__(guards)
        self.moves: list[int] = [m.ANSWER + number for number in range(len(answers))]

    def candidates(self, table: Table, seat: int) -> list[int]:
        return self.moves


def tale_of(table: Table) -> Tale:
    """The card that is being resolved."""
    from undertow.games.everrain.procedures.tales import Tale

    for frame in reversed(table.stack):
        if isinstance(frame, Tale):
            return frame
    raise AssertionError("no card is being resolved")


class TooDear(Guard):
    """Coins that one does not have."""

    rule = "events.4"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        answer = STORIES[tale_of(table).card].answers[move - m.ANSWER]
        return answer.coins > table.ships[seat][s.COINS]


class NothingToGive(Guard):
    """A treasure that one does not have."""

    rule = "events.4"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        answer = STORIES[tale_of(table).card].answers[move - m.ANSWER]
        return answer.gift != "" and not gifts(table, seat, answer.gift)


class NoCabin(Guard):
    """A passenger without a cabin."""

    rule = "society.2"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        card = tale_of(table).card
        return STORIES[card].sort == PASSENGER and move == m.ANSWER and tales.free_cabins(table, seat) < 1


def questions() -> dict[int, Question]:
    """One question a card that has answers, so that each can have its words; bargains may be declined."""
    found: dict[int, Question] = {}
    for card, story in enumerate(STORIES):
        if story.sort in (TEST_CARD, TALE):
            continue
        choices: list[Choice] = [Answers(card)]
        if story.sort == OFFER or (story.back == SOCIETY and story.sort == CHOICE):
            choices.append(Only([m.DECLINE]))
        found[card] = Question(story.slug, "events.2", choices, settles=True)
    return found


ANSWER: Final = questions()

# -- those concerned ---------------------------------------------------------------------------------------------------


def party_of(table: Table, seat: int) -> int:
    """Who stands on a boat, a bit for each. rule: islands.1"""
    return sum([1 << s.AT.index(place) for place in s.party(table.ships[seat])])


def members(ship: list[int], mask: int) -> list[int]:
    """The living members of a mask."""
    return [place for number, place in enumerate(s.AT) if mask >> number & 1 and ship[place] != NOWHERE]


def test_value(table: Table, seat: int, place: int, kind: int, back: int) -> int:
    """The value with which a member is tested: Island or Port, as the card says. rule: terms.2, terms.3"""
    board = BOARDS[table.ships[seat][place]]
    value = board.island if kind == ISLAND else board.port
    if back == SOCIETY and s.has(table.ships[seat], place, GRUFF):
        value -= params.GRUFF_LESS
    if back == EXPEDITION and s.is_pair(table.ships[seat], SHIPS_BOAT):
        value += params.BOATS_HELP
    return value


def is_jinxed(ship: list[int], place: int) -> bool:
    """Whether a success of this member would be rolled again: the first of a round is. rule: rulings.30"""
    return s.has(ship, place, JINXED) and not ship[s.LUCKLESS] >> s.AT.index(place) & 1


def test_chance(ship: list[int], place: int, value: int) -> int:
    """Of a thousand tests with this value, how many the member passes, as the die is rolled (``Tale.roll``).

    The Whalebone Dice are counted as thrown where the test is failed. rule: treasures.6
    """
    low = min(max(value + 1, 0), params.FATE)  # faces that are a success
    once = low * (low if is_jinxed(ship, place) else params.FATE)  # of a hundred, before the blessing
    again = params.FATE * params.FATE - once if s.has(ship, place, BLESSED) else 0
    passed = once * params.FATE + again * low
    return passed + (SURE - passed) * low // params.FATE if s.holds(ship, KNUCKLE_DICE) else passed


def concerned(table: Table, frame: Outcome, who: str) -> list[int]:
    """Whom an effect concerns. rule: events.6"""
    ship = table.ships[frame.seat]
    crew = s.crew(ship)
    if who == TESTER:
        return members(ship, frame.tester_mask())
    if who == PARTY:
        return members(ship, frame.party())
    if who == ONE and frame.party():
        return members(ship, frame.party())
    if who == DECK:
        return [place for place in crew if s.on_deck(ship, place)]
    if who == BELOW_DECK:
        return [place for place in crew if not s.on_deck(ship, place)]
    if who == CROWS_NEST:
        return s.in_zone(ship, NEST)
    return crew


class Concerned(Choice):
    """One of those whom the card means. rule: events.6"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        from undertow.games.everrain.procedures.outcomes import Outcome

        frame = table.stack[-1]
        assert isinstance(frame, Outcome)
        ship = table.ships[seat]
        return [m.MEMBER + board for board in sorted([ship[place] for place in frame.meant(table)])]


class Testers(Choice):
    """Those who can take a test: a party ashore, whoever was sent, else anybody aboard. rule: terms.2"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        tale, ship = tale_of(table), table.ships[seat]
        able = members(ship, tale.party) if tale.party else s.crew(ship)
        return [m.MEMBER + board for board in sorted([ship[place] for place in able])]


class Gifts(Choice):
    """Treasures of the sort that is asked for. rule: events.4"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        tale = tale_of(table)
        sort = STORIES[tale.card].answers[tale.answer].gift
        return [m.GIFT + card for card in gifts(table, seat, sort)]


class Dropped(Choice):
    """Treasures in the hold."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.DISCARD + card for card in sorted(s.held(table.ships[seat]))]


class Fresh(Choice):
    """Orders that can be exhausted. rule: terms.5"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = table.ships[seat]
        return [m.EXHAUST + kind for kind in range(4) if ship[s.FRESH + kind]]


class FreeEnvoys(Choice):
    """Members who have not been at a place of the port yet. rule: ports.7, society.1"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = table.ships[seat]
        return [m.MEMBER + board for board in sorted([ship[place] for place in free_envoys(ship)])]


def free_envoys(ship: list[int]) -> list[int]:
    """Members who have not been at a place of the port yet."""
    return [place for place in s.crew(ship) if not ship[place + s.PLACE]]


def needs_envoy(card: int) -> bool:
    """Whether somebody must be sent: for an offer or a test. rule: society.1"""
    return STORIES[card].sort != PASSENGER and STORIES[card].slug.startswith("soc")


TEST: Final = Question("tester", "terms.2", [Testers()], settles=True)
WHOM: Final = Question("whom", "events.6", [Concerned()], settles=True)
RELIEVED: Final = Question("whom_relieved", "events.6", [Concerned()], settles=True)
GIFT: Final = Question("gift", "events.4", [Gifts()], settles=True, kind="payment")
DROP: Final = Question("throw_away", "treasures.5", [Dropped()], settles=True)
EXHAUST: Final = Question("exhaust_one", "terms.5", [Fresh()], settles=True)
ENVOY: Final = Question("envoy", "society.1", [FreeEnvoys()], settles=True)
SWAP: Final = Question("swap", "crew.8", [Only([m.AGREE, m.REFUSE])])


# -- islands -----------------------------------------------------------------------------------------------------------


class Landing(Choice):
    """The crew in the boats go ashore. rule: islands.1"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.LAND] if table.chart.kind[table.ships[seat][s.HEX]] == ISLAND_HEX else []


class NobodyInABoat(Guard):
    """Nobody stands on a boat."""

    rule = "islands.2"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not party_of(table, seat)


class Explored(Guard):
    """The island is explored."""

    rule = "islands.2"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.ships[seat][s.HEX] in table.explored


class StormOverIt(Guard):
    """Under a storm nothing is done with an island."""

    rule = "storms.5"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.is_stormy(table.ships[seat][s.HEX])


LANDING: Final = Landing([NobodyInABoat(), Explored(), StormOverIt()])
