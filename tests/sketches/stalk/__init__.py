"""Stalk: a sketch of Alone on the kernel, for one hero and one to three evil seats.

The hero walks a grid in the dark, or locates a creature; evil knows where the creatures are. Before an answer and at
the end of a turn a window opens behind a screen: evil proposes cards, a leader permits, creatures move in secret, and
the hero hears a noise. One card lets evil lie; the truth is kept beside the lie. What the hero can know of where the
creatures are is kept as masks.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import Any, ClassVar

from undertow.kernel.decision import Choice, Guard, Only, Question
from undertow.kernel.decks import Deck
from undertow.kernel.effects import Effect, Instruction, Pick, Programs, Repeat, Secretly, Set
from undertow.kernel.flow import DONE, GO, NO_MOVE, Procedure, step
from undertow.kernel.game import Game
from undertow.kernel.log import Kinds
from undertow.kernel.moves import Vocabulary
from undertow.kernel.observation import Numbers, Observation
from undertow.kernel.screened import Proposals
from undertow.kernel.state import State
from undertow.kernel.zones import Hidden

WIDTH, HEIGHT, HERO, CREATURES, TURNS = 5, 3, 0, 2, 6
SECTORS = range(WIDTH * HEIGHT)
ANNOUNCED, END = 0, 1  # the moments of a turn
STEPS, WHICH = 0, 1  # registers of a card: how many steps, which creature moved

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
    return reduce(lambda found, sector: found | 1 << sector, sectors, 0)


def within(possible: int, steps: int) -> int:
    """All sectors within so many steps of a mask."""
    near = [s for s in SECTORS for t in SECTORS if possible >> t & 1 and distance(s, t) <= steps]
    return mask(near)


class Stalk(State):
    fields: ClassVar[tuple[str, ...]] = (
        "hero", "where", "maybe", "deck", "hands", "discard", "turn", "slack", "lie", "heard", "said", "truth",
    )  # fmt: skip
    hero: int
    where: list[int]  # the truth about the creatures
    maybe: list[int]  # what the hero can know of it: a mask for each
    deck: list[int]
    hands: list[list[int]]
    discard: list[int]
    turn: int
    slack: int  # by how much the next answer may be wrong
    lie: int  # and by how much it will be
    heard: list[int]  # on which sides there was a noise
    said: list[int]  # of every answer: creature, what was said, by how much it may be wrong
    truth: list[int]  # and what was true

    def set_up(self) -> None:
        self.hero, self.turn, self.slack, self.lie = 7, 0, 0, 0
        self.said, self.truth, self.heard, self.discard = [], [], [], []
        far = [sector for sector in SECTORS if distance(self.hero, sector) > 1]
        self.where = [far[self.chance.below(len(far))] for _ in range(CREATURES)]
        self.maybe = [mask(far)] * CREATURES
        self.deck = list(self.chance.shuffled(CARDS.components()))
        self.hands = [[self.deck.pop(), self.deck.pop()] if seat else [] for seat in range(self.seats)]
        self.push(Turn())

    def end_by_length(self) -> None:
        self.finish(self.evil(), [0] + [1] * (self.seats - 1), "length", "stalk.8")

    def evil(self) -> list[int]:
        return list(range(1, self.seats))

    def leader(self) -> int:
        return 1 + self.turn % (self.seats - 1)

    def tell_evil(self, kind: int, a: int, b: int) -> None:
        self.tell_to((1 << self.seats) - 2, kind, a, b)

    def hear(self, side: int, reach: int) -> None:
        """Narrow down what the hero knows: some creature moved so far at most, and ended on that side."""
        there = mask(s for s in SECTORS if side_towards(self.hero, s) == side)
        moved = [within(possible, reach) & there for possible in self.maybe]
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


# -- questions ---------------------------------------------------------------------------------------------------------


class Ways(Choice):
    def candidates(self, table: Stalk, seat: int) -> list[int]:
        return [WALK + side for side in range(4) if beside(table.hero, side) >= 0]


class CreepingWays(Choice):
    def candidates(self, table: Stalk, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, CardPlayed)
        return [CREEP + d for d in range(4) if beside(table.where[frame.registers[WHICH]], d) >= 0]


class Hand(Choice):
    def candidates(self, table: Stalk, seat: int) -> list[int]:
        return sorted({PROPOSE + card for card in table.hands[seat]})


class WrongMoment(Guard):
    rule = "stalk.4"

    def forbids(self, table: Stalk, seat: int, move: int) -> bool:
        frame = table.stack[-1]
        assert isinstance(frame, Reactions)
        return CARDS[move - PROPOSE].numbers["moment"] != frame.moment


class Others(Choice):
    def candidates(self, table: Stalk, seat: int) -> list[int]:
        return [PERMIT + other for other in table.evil() if other != seat] if seat == table.leader() else []


ACTION = Question("action", "stalk.3", [Ways(), Only([LOCATE, LOCATE + 1])])
REACT = Question("react", "stalk.4", [Only([PASS]), Others(), Hand([WrongMoment()])], private=True)
WHICH_ONE = Question("which", "stalk.5", [Only([CREATURE, CREATURE + 1])], private=True)
CREEPING = Question("creep", "stalk.5", [Only([STAY]), CreepingWays()], private=True)
SAYING = Question("say", "stalk.6", [Only([SAY, SAY + 1, SAY + 2])], private=True)

# -- cards -------------------------------------------------------------------------------------------------------------


class PickCreature(Pick):
    def picked(self, table: Stalk, frame: Effect, move: int) -> int:
        frame.registers[WHICH] = move - CREATURE
        return GO


class CreepOn(Pick):
    def picked(self, table: Stalk, frame: Effect, move: int) -> int:
        creature = frame.registers[WHICH]
        if move != STAY:
            table.where[creature] = beside(table.where[creature], move - CREEP)
            table.tell_evil(CREATURE_SEEN, creature, table.where[creature])
        return GO


class Noise(Instruction):
    def __init__(self, reach: int) -> None:
        self.reach = reach

    def do(self, table: Stalk, frame: Effect, move: int) -> int:
        side = side_towards(table.hero, table.where[frame.registers[WHICH]])
        table.heard.append(side)
        table.tell(HEARD, side)
        table.hear(side, self.reach)
        return GO


class ChooseLie(Pick):
    def picked(self, table: Stalk, frame: Effect, move: int) -> int:
        table.slack, table.lie = 1, move - SAY - 1
        return GO


PROGRAMS = Programs()
CARDS = Deck("card", PROGRAMS)
for slug, steps in (("lurk", 1), ("rush", 2)):
    creeping = [PickCreature(WHICH_ONE), Set(STEPS, steps), Repeat(STEPS, [CreepOn(CREEPING)])]
    CARDS.card(slug, Secretly(creeping), Noise(steps), copies=3, moment=END)
CARDS.card("lie", Secretly([ChooseLie(SAYING)]), copies=3, moment=ANNOUNCED)
CARDS.card("dud", copies=3, moment=-1)

# -- procedures --------------------------------------------------------------------------------------------------------


class Turn(Procedure):
    fields: ClassVar[tuple[str, ...]] = ("action",)

    def __init__(self, action: int = NO_MOVE) -> None:
        super().__init__()
        self.action = action

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

    def permits(self, table: Stalk, move: int) -> list[int]:
        return [move - PERMIT] if PERMIT <= move < PERMIT + 4 else []

    def is_pass(self, move: int) -> bool:
        return move == PASS

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
    most_registers: ClassVar[int] = 2

    def behind(self, table: Stalk) -> list[int]:
        return table.evil()

    @step("stalk.5")
    def do_as_it_says(self, table: Stalk, move: int) -> int:
        return self.carry_out(table, move)


# -- knowledge ---------------------------------------------------------------------------------------------------------


def view(table: Stalk, seat: int) -> dict[str, Any]:
    knows = seat > HERO or table.ended is not None
    return {
        "hero": table.hero, "turn": table.turn, "heard": table.heard[:], "maybe": table.maybe[:],
        "said": table.said[:], "slack": table.slack, "where": table.where[:] if knows else None,
        "truth": table.truth[:] if knows else None, "deck": len(table.deck), "discard": sorted(table.discard),
        "hands": [sorted(h) if knows and (q == seat or table.over) else len(h) for q, h in enumerate(table.hands)],
    }  # fmt: skip


def redeal(table: Stalk, seat: int) -> None:
    others = [] if table.ended is not None else [q for q in table.evil() if q != seat]
    pool = list(table.chance.shuffled(sorted(table.deck + [card for q in others for card in table.hands[q]])))
    for q in others:
        table.hands[q] = [pool.pop() for _ in table.hands[q]]
    table.deck = pool
    if seat == HERO and table.ended is None:
        for creature, possible in enumerate(table.maybe):
            can = [sector for sector in SECTORS if possible >> sector & 1]
            table.where[creature] = can[table.chance.below(len(can))]
        table.lie = table.chance.below(3) - 1 if table.slack else 0
        for number in range(len(table.truth)):
            said, slack = table.said[number * 3 + 1 : number * 3 + 3]
            can = [n for n in range(said - slack, said + slack + 1) if n >= 0]
            table.truth[number] = can[table.chance.below(len(can))]


def zones(table: Stalk) -> dict[str, list[int]]:
    return {"deck": table.deck, "discard": table.discard, **{f"hand {q}": h for q, h in enumerate(table.hands)}}


def hidden(table: Stalk, seat: int) -> dict[str, Hidden]:
    others = [] if table.ended is not None else [q for q in table.evil() if q != seat]
    found = {"cards": Hidden(table.deck + [card for q in others for card in table.hands[q]])}
    if seat == HERO and table.ended is None:
        known = [creature for creature, possible in enumerate(table.maybe) if possible.bit_count() == 1]
        found["creatures"] = Hidden(table.where[:], list(SECTORS), known)
    return found


def components(seats: int, options: Any) -> list[int]:
    return CARDS.components()


NOUNS = {"card": CARDS.slugs}
ENDINGS = ("caught", "survived", "length")
OBSERVATION = Observation(Numbers(4, lambda table, seat: [table.hero, table.turn, table.slack, len(table.deck)]))
GAME = Game.of_package(__name__, title="Stalk", seats=(2, 4), longest=600)
