"""The cellar: a small game that has everything the large ones will need, to prove the kernel on.

One hero (seat 0) opens the cells of a hidden 3 x 3 map; two keepers (seats 1, 2) know it. It has sealed answers, a
secret of a team, windows that reopen, a replacement ("instead of the wound"), a nested action ("another player acts
now"), an end in the middle of a procedure, and a deck that runs out and is rebuilt. Its hidden cards are few, so the
exact chances of every deal follow by enumeration (see ``posterior``).
"""

from __future__ import annotations

from itertools import permutations
from typing import Any, ClassVar

from undertow.kernel.decision import Choice, Guard, Only, Question, Sealed, Window
from undertow.kernel.flow import DONE, GO, NO_MOVE, Procedure, step
from undertow.kernel.game import Game, Option
from undertow.kernel.log import ROUTINE, STAKE, Kinds
from undertow.kernel.margins import Way
from undertow.kernel.moves import Vocabulary
from undertow.kernel.rolls import Dice, Outcomes, Pool, Rolling, numbered
from undertow.kernel.state import State
from undertow.kernel.zones import Hidden

HERO = 0
KEEPERS = 0b110
CARDS = 8
REROLL, SHIELD, NUDGE, BLANK = 0, 1, 2, 3
TYPE = (REROLL, REROLL, SHIELD, SHIELD, NUDGE, NUDGE, BLANK, BLANK)
EMPTY, TRAP, TREASURE = 0, 1, 2
MAP = [EMPTY] * 4 + [TRAP] * 4 + [TREASURE]
MOST_WOUNDS = 3

WORDS = Vocabulary()
PASS = WORDS.family("pass")
ACT = WORDS.family("act")
DRAW = WORDS.family("draw")
HOLD = WORDS.family("hold")
PEEK = WORDS.family("peek")
FIRST = WORDS.family("first", "seat", 3)
OPEN = WORDS.family("open", "cell", 9)
PLAY = WORDS.family("play", "card", CARDS)

KINDS = Kinds()
MAP_SEEN = KINDS.kind("map_seen", "cellar.1", "cell", "tile")
CARD_SEEN = KINDS.kind("card_seen", "round.8", "card")
VOTES_OPENED = KINDS.kind("votes_opened", "round.2", "n")
REACTIONS_OPENED = KINDS.kind("reactions_opened", "window.1", "n")
CARD_DRAWN = KINDS.kind("card_drawn", "round.2", "seat", others=ROUTINE)
DECK_REBUILT = KINDS.kind("deck_rebuilt", "round.2", "n", own=ROUTINE)
OPENED = KINDS.kind("opened", "round.7", "cell", "tile")
ROLLED = KINDS.kind("rolled", "trap.1", "n")
PLAYED = KINDS.kind("played", "window.4", "seat", "card")
WOUNDED = KINDS.kind("wounded", "trap.4", "n", own=STAKE)
PREVENTED = KINDS.kind("prevented", "trap.3")
PEEKED = KINDS.kind("peeked", "nudge.1", "seat")
PEEKED_CARD = KINDS.kind("peeked_card", "nudge.2", "card")


class Cellar(State):
    """Map, cards, wounds."""

    fields: ClassVar[tuple[str, ...]] = (
        "map", "opened", "deck", "deck_at", "hands", "seen", "peeked", "discard", "wounds", "rounds", "opened_answers",
    )  # fmt: skip
    tuples: ClassVar[tuple[str, ...]] = ("map", "deck")

    map: tuple[int, ...]
    opened: list[int]
    deck: tuple[int, ...]
    deck_at: int
    hands: list[list[int]]
    seen: list[list[int]]  # by seat and place in hand: bit mask of the seats that know the card
    peeked: int  # bit mask of the seats that know the top card
    discard: list[int]
    wounds: int
    rounds: int
    opened_answers: int  # how many said yes in the last sealed question

    def set_up(self) -> None:
        self.map, self.opened = (), []
        self.deck, self.deck_at, self.discard = (), 0, []
        self.hands, self.seen, self.peeked = [[], [], []], [[], [], []], 0
        self.wounds, self.rounds, self.opened_answers = 0, 0, 0
        self.push(Start())

    def copied(self) -> State:
        other = type(self)(self.game, self.seats, self.options)
        other.map, other.opened = self.map, self.opened[:]
        other.deck, other.deck_at, other.discard = self.deck, self.deck_at, self.discard[:]
        other.hands = [hand[:] for hand in self.hands]
        other.seen = [marks[:] for marks in self.seen]
        other.peeked = self.peeked
        other.wounds, other.rounds, other.opened_answers = self.wounds, self.rounds, self.opened_answers
        return other

    def end_by_length(self) -> None:
        self.finish([1, 2], [0, 1, 1], "length", "ending.2")

    def draw(self, seat: int) -> None:
        """Draw a card, if there is any; the deck is rebuilt from the discard pile."""
        if self.deck_at == len(self.deck):
            if not self.discard:
                return
            self.tell(DECK_REBUILT, len(self.discard))
            self.deck, self.deck_at = self.chance.shuffled(sorted(self.discard)), 0
            self.discard, self.peeked = [], 0
        card = self.deck[self.deck_at]
        self.deck_at += 1
        self.hands[seat].append(card)
        self.seen[seat].append(self.peeked | 1 << seat)
        self.peeked = 0
        self.tell(CARD_DRAWN, seat)
        self.tell_to(1 << seat, CARD_SEEN, card)

    def play_card(self, seat: int, card: int) -> None:
        """Play a card, face up."""
        place = self.hands[seat].index(card)
        del self.hands[seat][place]
        del self.seen[seat][place]
        self.discard.append(card)
        self.tell(PLAYED, seat, card)

    def fitting(self, seat: int, kind: int) -> list[int]:
        """The moves that play a card of a kind."""
        return sorted(PLAY + card for card in self.hands[seat] if TYPE[card] == kind)


# -- questions ---------------------------------------------------------------------------------------------------------


class Cells(Choice):
    def candidates(self, table: Cellar, seat: int) -> list[int]:
        return [OPEN + cell for cell in range(9)]


class IsOpen(Guard):
    rule = "round.6"

    def forbids(self, table: Cellar, seat: int, move: int) -> bool:
        return move - OPEN in table.opened


class Fitting(Choice):
    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    def candidates(self, table: Cellar, seat: int) -> list[int]:
        return table.fitting(seat, self.kind)


class NoFittingCard(Guard):
    rule = "window.5"
    whole = True

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def forbids(self, table: Cellar, seat: int, move: int) -> bool:
        return not table.fitting(seat, self.kind)


class Acting(Choice):
    def candidates(self, table: Cellar, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, Window)
        return [FIRST + other for other in sorted(frame.acting)]


class Others(Choice):
    def candidates(self, table: Cellar, seat: int) -> list[int]:
        return [FIRST + other for other in range(3) if other != seat]


VOTE = Question("vote", "round.1", [Only([DRAW]), Only([HOLD])], pace="sealed")
OPEN_A_CELL = Question(  # the last cell opens by itself
    "open", "round.3", [Cells([IsOpen()])], settles=True, kind="turn"
)
REACT = {
    kind: Question("react", "window.1", [Only([PASS]), Only([ACT], [NoFittingCard(kind)])], True, "sealed")
    for kind in (REROLL, SHIELD)
}
CHOOSE = {kind: Question("choose", "window.3", [Fitting(kind)], True) for kind in (REROLL, SHIELD)}
ORDER = Question("order", "window.2", [Acting()])
NUDGING = Question("nudge", "round.4", [Only([PASS]), Fitting(NUDGE)], True)
WHOM = Question("whom", "round.4", [Others()])
NUDGED = Question("nudged", "nudge.1", [Only([DRAW]), Only([PEEK])])


# -- procedures --------------------------------------------------------------------------------------------------------


class Start(Procedure):
    def copy(self) -> Procedure:
        return type(self)().at_the_step_of(self)

    @step("cellar.1")
    def lay_out_the_map(self, table: Cellar, move: int) -> int:
        table.map = table.chance.shuffled(MAP)
        for cell, tile in enumerate(table.map):
            table.tell_to(KEEPERS, MAP_SEEN, cell, tile)
        return self.go_on()

    @step("cellar.2")
    def deal(self, table: Cellar, move: int) -> int:
        table.deck = table.chance.shuffled(list(range(CARDS)))
        for seat in range(3):
            table.draw(seat)
        table.push(Vote([0, 1, 2], []))
        return DONE


class Vote(Sealed):
    fields: ClassVar[tuple[str, ...]] = ("seats", "answers")

    def copy(self) -> Procedure:
        return type(self)(self.seats[:], self.answers[:]).at_the_step_of(self)

    def question(self) -> Question:
        return VOTE

    @step("round.1")
    def everyone_votes(self, table: Cellar, move: int) -> int:
        return self.collect(table, move)

    @step("round.2")
    def they_draw(self, table: Cellar, move: int) -> int:
        table.opened_answers = self.answers.count(DRAW)
        table.tell(VOTES_OPENED, table.opened_answers)
        for seat, answer in zip(self.seats, self.answers, strict=True):
            if answer == DRAW:
                table.draw(seat)
        table.push(Round())
        return DONE


class Round(Procedure):
    fields: ClassVar[tuple[str, ...]] = ("nudging",)

    def __init__(self, nudging: int = 0) -> None:
        super().__init__()
        self.nudging = nudging

    def copy(self) -> Procedure:
        return type(self)(self.nudging).at_the_step_of(self)

    @step("round.3")
    def open_a_cell(self, table: Cellar, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(HERO, OPEN_A_CELL)
        cell = move - OPEN
        tile = table.map[cell]
        table.opened.append(cell)
        table.tell(OPENED, cell, tile)
        if tile == TREASURE:
            return table.finish([HERO], [1, 0, 0], "treasure", "ending.1")
        return self.then(table, Trap()) if tile == TRAP else self.go_on()

    @step("round.4")
    def nudge(self, table: Cellar, move: int) -> int:
        keeper = 1 + table.rounds % 2
        if move == NO_MOVE:
            return table.ask(keeper, WHOM if self.nudging else NUDGING)
        if move == PASS:
            return self.go_on()
        if not self.nudging:
            table.play_card(keeper, move - PLAY)
            self.nudging = 1
            return GO
        self.nudging = 0
        table.push(Nudged(move - FIRST))
        return self.go_on()

    @step("round.5")
    def go_round(self, table: Cellar, move: int) -> int:
        table.rounds += 1
        table.push(Vote([0, 1, 2], []))
        return DONE


class Nudged(Procedure):
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> Procedure:
        return type(self)(self.seat).at_the_step_of(self)

    @step("nudge.1")
    def act_now(self, table: Cellar, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, NUDGED)
        if move == DRAW:
            table.draw(self.seat)
        elif table.deck_at < len(table.deck):
            table.peeked |= 1 << self.seat
            table.tell(PEEKED, self.seat)
            table.tell_to(1 << self.seat, PEEKED_CARD, table.deck[table.deck_at])
        return DONE


DIE = numbered("die", 1, 6)
SPRUNG = Outcomes("trap")
SPRUNG.outcome("wound", low=1, high=4, goes_to="trap.3", wounds=1)
SPRUNG.outcome("escape", low=5, high=6)


class Trap(Rolling):
    fields: ClassVar[tuple[str, ...]] = (*Rolling.fields, "prevented")
    outcomes: ClassVar[Outcomes] = SPRUNG

    def __init__(self, faces: list[int] | None = None, outcome: int = -1, prevented: int = 0) -> None:
        super().__init__(faces, outcome)
        self.prevented = prevented

    def pool(self, table: Cellar) -> Pool:
        return Pool([Dice(DIE, 1)])

    def roll(self, table: Cellar) -> None:
        """Roll, or roll again."""
        self.throw(table)
        table.tell(ROLLED, self.faces[0])

    def prevent(self) -> None:
        """Nothing happens instead of the wound."""
        self.prevented = 1

    @step("trap.1")
    def roll_a_die(self, table: Cellar, move: int) -> int:
        self.roll(table)
        return self.then(table, AfterTheDie([], [], []))

    @step("trap.2")
    def wounded_or_not(self, table: Cellar, move: int) -> int:
        return self.judge(table)

    @step("trap.3")
    def would_be_wounded(self, table: Cellar, move: int) -> int:
        return self.then(table, InsteadOfTheWound([], [], []))

    @step("trap.4")
    def wound(self, table: Cellar, move: int) -> int:
        if self.prevented:
            table.tell(PREVENTED)
            return DONE
        table.wounds += 1
        table.tell(WOUNDED, table.wounds)
        if table.wounds == MOST_WOUNDS:  # rule: trap.5
            return table.finish([1, 2], [0, 1, 1], "wounds", "trap.5")
        return DONE


class CardWindow(Window):
    fields: ClassVar[tuple[str, ...]] = ("seats", "answers", "acting")
    yes: ClassVar[int] = ACT
    first: ClassVar[int] = FIRST
    card: ClassVar[int] = REROLL  # the kind of card one reacts with

    def copy(self) -> Procedure:
        return type(self)(self.seats[:], self.answers[:], self.acting[:]).at_the_step_of(self)

    def entitled(self, table: Cellar) -> list[int]:
        return [seat for seat in range(3) if table.hands[seat]]

    def answers_opened(self, table: Cellar) -> None:
        table.opened_answers = len(self.acting)
        table.tell(REACTIONS_OPENED, table.opened_answers)

    def orderer(self, table: Cellar) -> int:
        return HERO

    def question(self) -> Question:
        return REACT[self.card]

    def order_question(self) -> Question:
        return ORDER

    def reaction(self) -> Question:
        return CHOOSE[self.card]

    @step("window.1")
    def everyone_with_a_card_may_react(self, table: Cellar, move: int) -> int:
        return self.invite(table, move)

    @step("window.2")
    def the_hero_orders(self, table: Cellar, move: int) -> int:
        return self.order(table, move)

    @step("window.3")
    def they_react(self, table: Cellar, move: int) -> int:
        return self.act(table, move)


class AfterTheDie(CardWindow):
    kind: ClassVar[str] = "after_the_die"

    def react(self, table: Cellar, seat: int, move: int) -> int:
        table.play_card(seat, move - PLAY)
        trap = self.opener(table)
        assert isinstance(trap, Trap)
        trap.roll(table)
        return GO


class InsteadOfTheWound(CardWindow):
    kind: ClassVar[str] = "instead_of_the_wound"
    card: ClassVar[int] = SHIELD

    def react(self, table: Cellar, seat: int, move: int) -> int:
        table.play_card(seat, move - PLAY)
        trap = self.opener(table)
        assert isinstance(trap, Trap)
        trap.prevent()
        return GO


# -- knowledge ---------------------------------------------------------------------------------------------------------


def knows_map(table: Cellar, seat: int, cell: int) -> bool:
    return table.ended is not None or seat in (1, 2) or cell in table.opened


def view(table: Cellar, seat: int) -> dict[str, Any]:
    """What a seat may know."""
    return {
        "seat": None if seat < 0 else seat,
        "map": [tile if knows_map(table, seat, cell) else None for cell, tile in enumerate(table.map)],
        "opened": table.opened[:],
        "deck": len(table.deck) - table.deck_at,
        "hands": [
            [card if seat >= 0 and table.seen[q][i] >> seat & 1 else None for i, card in enumerate(table.hands[q])]
            for q in range(3)
        ],
        "top": table.deck[table.deck_at] if seat >= 0 and table.peeked >> seat & 1 else None,
        "discard": table.discard[:],
        "wounds": table.wounds,
        "rounds": table.rounds,
        "acting": acting(table),
        "opened_answers": table.opened_answers,
        "odds": [frame.odds(table) for frame in table.stack if isinstance(frame, Trap) and frame.outcome < 0],
    }


def acting(table: Cellar) -> dict[int, int]:
    """Seats that have said they react, and with what kind of card: everyone knows they have one."""
    for frame in reversed(table.stack):
        if isinstance(frame, CardWindow) and frame.begun:
            return {seat: frame.card for seat in frame.acting}
    return {}


def fits(hands: list[list[int]], wanted: dict[int, int]) -> bool:
    return all(any(TYPE[card] == kind for card in hands[seat]) for seat, kind in wanted.items())


def redeal(table: Cellar, seat: int) -> None:
    """Deal the cards and the map that a seat has not seen anew; who said to react can."""
    if not all(knows_map(table, seat, cell) for cell in range(9)):
        cells = [cell for cell in range(9) if not knows_map(table, seat, cell)]
        tiles = table.chance.shuffled(sorted(table.map[cell] for cell in cells))
        laid = list(table.map)
        for cell, tile in zip(cells, tiles, strict=True):
            laid[cell] = tile
        table.map = tuple(laid)
    known_top = table.peeked >> seat & 1
    rest = list(table.deck[table.deck_at + known_top :])
    places = [(q, i) for q in range(3) for i in range(len(table.hands[q])) if not table.seen[q][i] >> seat & 1]
    pool = sorted(rest + [table.hands[q][i] for q, i in places])
    wanted = acting(table)
    while True:
        dealt = list(table.chance.shuffled(pool))
        for q, i in places:
            table.hands[q][i] = dealt.pop()
        if fits(table.hands, wanted):
            break
    table.deck = table.deck[table.deck_at : table.deck_at + known_top] + tuple(dealt)
    table.deck_at = 0
    for q in range(3):  # what others have seen of each other's cards may follow from a hidden move
        table.seen[q] = [seen & (1 << q | 1 << seat) for seen in table.seen[q]]


def posterior(view: dict[str, Any], deck: int) -> list[tuple[tuple[int, ...], ...]]:
    """All deals a seat must hold equally likely, from its view alone: the hidden hands, place by place, and the deck.

    Written apart from ``redeal`` and by brute force.
    """
    visible = {card for hand in view["hands"] for card in hand if card is not None} | set(view["discard"])
    if view["top"] is not None:
        visible.add(view["top"])
    pool = [card for card in range(CARDS) if card not in visible]
    deals = []
    for order in permutations(pool):
        cards = list(order)
        hands = tuple(tuple(cards.pop(0) if card is None else card for card in hand) for hand in view["hands"])
        top = () if view["top"] is None else (view["top"],)
        if fits([list(hand) for hand in hands], view["acting"]):
            deals.append((*hands, top + tuple(cards)))
    return deals


def zones(table: Cellar) -> dict[str, list[int]]:
    found = {"deck": list(table.deck[table.deck_at :]), "discard": table.discard, "map": [100 + t for t in table.map]}
    for seat in range(3):
        found[f"hand {seat}"] = table.hands[seat]
    return found


def hidden(table: Cellar, seat: int) -> dict[str, Hidden]:
    places = [(q, card) for q in range(3) for i, card in enumerate(table.hands[q]) if not table.seen[q][i] >> seat & 1]
    cards = [card for _, card in places] + list(table.deck[table.deck_at + (table.peeked >> seat & 1) :])
    tiles = [table.map[cell] for cell in range(9) if not knows_map(table, seat, cell)]
    return {"cards": Hidden(cards, forced=forced(table, seat, [q for q, _ in places], cards)), "map": Hidden(tiles)}


def forced(table: Cellar, seat: int, owners: list[int], cards: list[int]) -> list[int]:
    """The places whose card follows: who reacts has a fitting one, and only one place or one card can be meant."""
    found: list[int] = []
    for owner, kind in acting(table).items():
        seen = [card for i, card in enumerate(table.hands[owner]) if table.seen[owner][i] >> seat & 1]
        places = [place for place, q in enumerate(owners) if q == owner]
        fitting = [card for card in cards if TYPE[card] == kind]
        if len(places) == 1 and len(fitting) == 1 and all(TYPE[card] != kind for card in seen):
            found += places
    rest = [place for place in range(len(cards)) if place not in found]
    return found + rest if len(rest) == 1 else found


def encode(table: Cellar, seat: int, out: Any) -> None:
    seen = view(table, seat)
    numbers = [0 if tile is None else tile + 1 for tile in seen["map"]]
    for hand in seen["hands"]:
        numbers += [0 if card is None else card + 1 for card in hand][:8] + [0] * (8 - len(hand))
    numbers += [seen["deck"], len(seen["discard"]), seen["wounds"], 0 if seen["top"] is None else seen["top"] + 1]
    for i, number in enumerate(numbers):
        out[i] = number


def called(seen: dict[str, Any], seat: int) -> tuple[str, int]:
    return "role", min(seat, 1)


def ways_to_end(seen: dict[str, Any]) -> list[Way]:
    return [Way("wounds", MOST_WOUNDS - seen["wounds"], MOST_WOUNDS)]


def components(seats: int, options: Any) -> list[int]:
    return sorted(list(range(CARDS)) + [100 + tile for tile in MAP])


def game(**changes: Any) -> Game:
    """The test game; ``changes`` put mistakes into it on purpose."""
    parts: dict[str, Any] = {
        "id": "cellar",
        "title": "The Cellar",
        "package": "cellar",
        "seats": (3, 3),
        "options": (Option("noise", (False, True), False),),
        "maturity": "alpha",
        "rules_version": 1,
        "longest": 300,
        "state": Cellar,
        "procedures": (Start, Vote, Round, Nudged, Trap, AfterTheDie, InsteadOfTheWound),
        "words": WORDS,
        "kinds": KINDS,
        "nouns": {"role": ("hero", "keeper")},
        "endings": ("treasure", "wounds", "length"),
        "view": view,
        "redeal": redeal,
        "zones": zones,
        "hidden": hidden,
        "encode": encode,
        "encoded": 9 + 24 + 4,
        "components": components,
        "called": called,
        "ways_to_end": ways_to_end,
    }
    return Game(**{**parts, **changes})


GAME = game()
