"""Stalk: a sketch of Alone on the kernel, for one hero and one to three evil seats.

The hero walks a grid in the dark, or locates a creature; evil knows where they are, reacts behind a screen (cards are
proposed, a leader permits), moves them in secret and may lie. What the hero can know is kept as masks.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from undertow.kernel.decision import Among, Forbidden, Only, Question
from undertow.kernel.decks import Deck
from undertow.kernel.effects import Do, Effect, PickFor, Programs, Repeat, Secretly, Set
from undertow.kernel.flow import DONE, GO, NO_MOVE, SimpleProcedure, step
from undertow.kernel.game import Game
from undertow.kernel.log import Kinds
from undertow.kernel.moves import Vocabulary
from undertow.kernel.observation import Numbers, Observation
from undertow.kernel.screened import Proposals
from undertow.kernel.state import State
from undertow.kernel.zones import OPEN, OWN, Hidden, Zone, Zones

WIDTH, HEIGHT, HERO, CREATURES, TURNS = 5, 3, 0, 2, 6
SECTORS = range(WIDTH * HEIGHT)
ANNOUNCED, END = 0, 1  # the moments of a turn
STEPS, REACH, WHICH = 0, 1, 2  # registers of a card: steps still to make, steps in all, which creature moved

WORDS = Vocabulary()
PASS, STAY, PERMIT = WORDS.family("pass"), WORDS.family("stay"), WORDS.family("permit", "seat", 4)
WALK, LOCATE = WORDS.family("walk", "side", 4), WORDS.family("locate", "creature", CREATURES)
PROPOSE, CREATURE = WORDS.family("propose", "card", 4), WORDS.family("creature", "creature", CREATURES)
CREEP, SAY = WORDS.family("creep", "side", 4), WORDS.family("say", "n", 3)

KINDS = Kinds()
CREATURE_SEEN = KINDS.kind("creature_seen", "stalk.1", "creature", "sector")  # by evil
WALKED = KINDS.kind("walked", "stalk.3", "sector")
PLAYED = KINDS.kind("played", "stalk.4", "seat", "card")
REFUSED = KINDS.kind("refused", "stalk.4", "card")  # to the owner
HEARD = KINDS.kind("noise_heard", "stalk.5", "side")
TOLD = KINDS.kind("distance_told", "stalk.6", "creature", "n")
SHOWN = KINDS.kind("all_shown", "stalk.8")


def beside(sector: int, side: int) -> int:
    """The sector on one side; -1: the wall."""
    x, y = sector % WIDTH + (0, 1, 0, -1)[side], sector // WIDTH + (-1, 0, 1, 0)[side]
    return y * WIDTH + x if 0 <= x < WIDTH and 0 <= y < HEIGHT else -1


def distance(a: int, b: int) -> int:
    return abs(a % WIDTH - b % WIDTH) + abs(a // WIDTH - b // WIDTH)


def side_towards(a: int, b: int) -> int:
    """On which side the shortest way begins; 4: here."""
    return next((d for d in range(4) if beside(a, d) >= 0 and distance(beside(a, d), b) < distance(a, b)), 4)


def mask(sectors: Iterable[int]) -> int:
    return sum(1 << sector for sector in set(sectors))


class Stalk(State):
    fields: ClassVar[tuple[str, ...]] = (
        "hero", "where", "maybe", "deck", "hands", "discard", "turn", "slack", "lie", "heard", "said", "truth",
    )  # fmt: skip
    # ``where`` is the truth about the creatures, ``maybe`` what the hero can know of it: a mask for each. ``slack``: by
    # how much the next answer may be wrong; ``lie``: by how much it will be; ``said`` and ``truth``: of every answer.

    def set_up(self) -> None:
        self.hero, self.turn, self.slack, self.lie = 7, 0, 0, 0
        self.said, self.truth, self.heard, self.discard = [], [], [], []
        far = [sector for sector in SECTORS if distance(self.hero, sector) > 1]
        self.where = [far[self.chance.below(len(far))] for _ in range(CREATURES)]
        self.maybe = [mask(far)] * CREATURES
        self.deck = list(self.chance.shuffled(CARDS.cards()))
        self.hands = [[self.deck.pop(), self.deck.pop()] if seat else [] for seat in range(self.seats)]
        self.push(Turn())

    def end_by_length(self) -> None:
        self.close(self.evil(), "length")

    def evil(self) -> list[int]:
        return list(range(1, self.seats))

    def leader(self) -> int:
        return 1 + self.turn % (self.seats - 1)

    def hear(self, side: int, reach: int) -> None:
        """Narrow down what the hero knows: some creature moved so far at most, and ended on that side."""
        there = [s for s in SECTORS if side_towards(self.hero, s) == side]
        near = [[s for s in there for t in SECTORS if m >> t & 1 and distance(s, t) <= reach] for m in self.maybe]
        moved = [mask(sectors) for sectors in near]
        able = [creature for creature in range(CREATURES) if moved[creature]]
        for creature in able:
            self.maybe[creature] = moved[creature] | (self.maybe[creature] if len(able) > 1 else 0)

    def answer(self, creature: int) -> None:
        """Say how far away a creature is, right or wrong."""
        true = distance(self.hero, self.where[creature])
        n, slack, self.slack, self.lie = max(0, true + self.lie), self.slack, 0, 0
        self.said += [creature, n, slack]
        self.truth.append(true)
        self.tell(TOLD, creature, n)
        self.maybe[creature] &= mask(s for s in SECTORS if abs(distance(self.hero, s) - n) <= slack)

    def close(self, winners: list[int], ending: str) -> int:
        self.tell(SHOWN)
        return self.finish(winners, [int(seat in winners) for seat in range(self.seats)], ending, "stalk.8")


def steps_from(sector: int, first: int) -> list[int]:
    return [first + side for side in range(4) if beside(sector, side) >= 0]


def wrong_moment(table: Stalk, seat: int, move: int) -> bool:
    return CARDS[move - PROPOSE].numbers["moment"] != table.stack[-1].moment


def permitting(table: Stalk, seat: int) -> list[int]:
    return [PERMIT + other for other in table.evil() if other != seat] if seat == table.leader() else []


HAND = Among(
    lambda table, seat: sorted({PROPOSE + card for card in table.hands[seat]}), [Forbidden("stalk.4", wrong_moment)]
)
WAYS = Among(lambda table, seat: steps_from(table.hero, WALK))
ACTION = Question("action", "stalk.3", [WAYS, Only([LOCATE, LOCATE + 1])])
REACT = Question("react", "stalk.4", [Only([PASS]), Among(permitting), HAND], private=True)
WHICH_ONE = Question("which", "stalk.5", [Only([CREATURE, CREATURE + 1])], private=True)
CREEPING = Question(
    "creep",
    "stalk.5",
    [Only([STAY]), Among(lambda table, seat: steps_from(table.where[table.stack[-1].registers[WHICH]], CREEP))],
    private=True,
)
SAYING = Question("say", "stalk.6", [Only([SAY, SAY + 1, SAY + 2])], private=True)


def creep(table: Stalk, frame: Effect, move: int) -> None:
    creature = frame.registers[WHICH]
    if move == STAY:
        frame.put(STEPS, 0)
    else:
        table.where[creature] = beside(table.where[creature], move - CREEP)
        table.tell_to((1 << table.seats) - 2, CREATURE_SEEN, creature, table.where[creature])


def rustle(table: Stalk, frame: Effect) -> None:
    side = side_towards(table.hero, table.where[frame.registers[WHICH]])
    table.heard.append(side)
    table.tell(HEARD, side)
    table.hear(side, frame.registers[REACH])


def lie(table: Stalk, frame: Effect, move: int) -> None:
    table.slack, table.lie = 1, move - SAY - 1


PROGRAMS = Programs()
CARDS = Deck("card", PROGRAMS)
CREEP_ON = Secretly(
    [
        PickFor(WHICH_ONE, lambda table, frame, move: frame.put(WHICH, move - CREATURE)),
        Repeat(STEPS, [PickFor(CREEPING, creep)]),
    ]
)
CARDS.card("lurk", Set(STEPS, 1), Set(REACH, 1), CREEP_ON, Do(rustle), copies=3, moment=END)
CARDS.card("rush", Set(STEPS, 2), Set(REACH, 2), CREEP_ON, Do(rustle), copies=3, moment=END)
CARDS.card("lie", Secretly([PickFor(SAYING, lie)]), copies=3, moment=ANNOUNCED)
CARDS.card("dud", copies=3, moment=-1)


class Turn(SimpleProcedure):
    fields: ClassVar[tuple[str, ...]] = ("action",)

    @step("stalk.3")
    def announce(self, table: Stalk, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(HERO, ACTION)
        self.action = move
        return self.then(table, Reactions(ANNOUNCED)) if move >= LOCATE else self.go_on()

    @step("stalk.7")
    def act(self, table: Stalk, move: int) -> int:
        if self.action >= LOCATE:
            table.answer(self.action - LOCATE)
            return self.go_on()
        table.hero = beside(table.hero, self.action - WALK)
        table.tell(WALKED, table.hero)
        if table.hero in table.where:
            return table.close(table.evil(), "caught")
        table.maybe = [possible & ~(1 << table.hero) for possible in table.maybe]
        return self.go_on()

    @step("stalk.4")
    def end(self, table: Stalk, move: int) -> int:
        return self.then(table, Reactions(END))

    @step("stalk.8")
    def next_turn(self, table: Stalk, move: int) -> int:
        table.turn += 1
        if table.turn == TURNS:
            return table.close([HERO], "survived")
        table.push(Turn())
        return DONE


class Reactions(Proposals):
    """Evil's window: propose, permit, carry out, and again."""

    fields: ClassVar[tuple[str, ...]] = ("moment", *Proposals.fields)
    pass_move: ClassVar[int] = PASS
    first_permit: ClassVar[int] = PERMIT

    def __init__(self, moment: int, since: int = -1, seats: Any = None, answers: Any = None) -> None:
        super().__init__(since, seats, answers)
        self.moment = moment

    def behind(self, table: Stalk) -> list[int]:
        return table.evil()

    def entitled(self, table: Stalk) -> list[int]:
        holding = [seat for seat in table.evil() if table.hands[seat]]
        return sorted({*holding, table.leader()}) if holding else []

    def leader(self, table: Stalk) -> int:
        return table.leader()

    def question(self) -> Question:
        return REACT

    def refuse(self, table: Stalk, seat: int, move: int) -> None:
        table.tell_to(1 << seat, REFUSED, move - PROPOSE)

    def carry_out(self, table: Stalk, seat: int, move: int) -> int:
        card = move - PROPOSE
        table.hands[seat].remove(card)
        table.discard.append(card)
        table.tell(PLAYED, seat, card)
        table.push(CardPlayed(CARDS[card].program, seat))
        return GO

    @step("stalk.4")
    def react(self, table: Stalk, move: int) -> int:
        return self.decide(table, move)


class CardPlayed(Effect):
    programs: ClassVar[Programs] = PROGRAMS
    saved_by_name: ClassVar[dict[str, list[str]]] = {"program": PROGRAMS.names}
    most_registers: ClassVar[int] = 3

    behind = Reactions.behind

    @step("stalk.5")
    def do_as_it_says(self, table: Stalk, move: int) -> int:
        return self.carry_out(table, move)


def view(table: Stalk, seat: int) -> dict[str, Any]:
    knows = seat > HERO or table.ended is not None
    return {
        "hero": table.hero, "turn": table.turn, "action": table.stack[0].action if table.stack else 0, "heard": table.heard[:], "maybe": table.maybe[:],
        "said": table.said[:], "slack": table.slack, "where": table.where[:] if knows else None,
        "truth": [*table.truth, table.lie] if knows else None, "deck": len(table.deck), "discard": sorted(table.discard),
        "moving": [frame.registers[:] for frame in table.stack if isinstance(frame, CardPlayed) and knows],
        "hands": [sorted(hand) if q == seat else len(hand) for q, hand in enumerate(table.hands)],
    }  # fmt: skip


ZONES = Zones(Zone("deck", "cards"), Zone("hands", "cards", seen=OWN), Zone("discard", "cards", seen=OPEN))


def redeal(table: Stalk, seat: int) -> None:
    ZONES.redeal(table, seat)
    if seat == HERO and table.ended is None:
        for creature, possible in enumerate(table.maybe):
            can = [sector for sector in SECTORS if possible >> sector & 1]
            table.where[creature] = can[table.chance.below(len(can))]
        table.lie = table.chance.below(3) - 1 if table.slack else 0
        for number in range(len(table.truth)):
            said, slack = table.said[number * 3 + 1 : number * 3 + 3]
            can = [n for n in range(said - slack, said + slack + 1) if n >= 0]
            table.truth[number] = can[table.chance.below(len(can))]


def hidden(table: Stalk, seat: int) -> dict[str, Hidden]:
    found = ZONES.unknown(table, seat)
    if seat == HERO and table.ended is None:
        known = [creature for creature, possible in enumerate(table.maybe) if possible.bit_count() == 1]
        found["creatures"] = Hidden(table.where[:], list(SECTORS), known)
    return found


ENDINGS = ("caught", "survived", "length")
OBSERVATION = Observation(Numbers(4, lambda table, seat: [table.hero, table.turn, table.slack, len(table.deck)]))
DECKS = (CARDS,)
GAME = Game.of_package(__name__, title="Stalk", seats=(2, 4), longest=600)
