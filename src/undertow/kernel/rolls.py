"""Rolls: dice, what can come of them, and the exact odds of it, before they are rolled.

A roll comes to one number: what each face counts, over all dice, and a modifier. Its outcomes are ranges of that
number, declared as data; from these follow what is at stake, how likely it is, and what happens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from undertow.kernel.effects import Instruction, Programs
from undertow.kernel.flow import DONE, Procedure

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # the engine needs no package
    from undertow.kernel.compiled import mypyc_attr

if TYPE_CHECKING:
    from undertow.kernel.chance import Chance
    from undertow.kernel.state import State

LOWEST: Final = -1_000_000
HIGHEST: Final = 1_000_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Die:
    """A die: the face on each of its sides, a number; where faces are pictures, ``faces`` has the slug of each.

    >>> Die("fight", (0, 0, 1, 1, 2, 2), ("hit", "maybe", "miss")).sides
    (0, 0, 1, 1, 2, 2)
    >>> numbered("fate", 0, 9).sides
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
    """

    def __init__(self, key: str, sides: tuple[int, ...], faces: tuple[str, ...] = ()) -> None:
        self.key = key
        self.sides = sides
        self.faces = faces

    def roll(self, chance: Chance) -> int:
        """The face that comes up."""
        return self.sides[chance.below(len(self.sides))]


def numbered(key: str, low: int, high: int) -> Die:
    """A die with a number on each side."""
    return Die(key, tuple(range(low, high + 1)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Some dice of one kind. ``counts``: what each face counts; else a face counts what stands on it."""

    def __init__(self, die: Die, number: int, counts: tuple[int, ...] = ()) -> None:
        self.die = die
        self.number = number
        self.counts = counts

    def worth(self, face: int) -> int:
        """What a face counts."""
        return self.counts[face] if self.counts else face

    def spread(self) -> Spread:
        """What one of these dice can come to."""
        values = [self.worth(face) for face in self.die.sides]
        low = min(values)
        ways = [0] * (max(values) - low + 1)
        for value in values:
            ways[value - low] += 1
        return Spread(low, ways)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pool:
    """Dice that are rolled together, and what is added to them.

    >>> fight = Die("fight", (0, 0, 1, 1, 2, 2), ("hit", "maybe", "miss"))
    >>> lit, dark = Pool([Dice(fight, 2, (1, 1, 0))]), Pool([Dice(fight, 2, (1, 0, 0))])
    >>> lit.spread().ways, dark.spread().ways, lit.total([0, 1]), dark.total([0, 1])
    ([4, 16, 16], [16, 16, 4], 2, 1)
    """

    def __init__(self, dice: list[Dice], modifier: int = 0) -> None:
        self.dice = dice
        self.modifier = modifier

    def throw(self, chance: Chance) -> list[int]:
        """The faces that come up, die after die."""
        return [some.die.roll(chance) for some in self.dice for _ in range(some.number)]

    def total(self, faces: list[int]) -> int:
        """What these faces come to."""
        total = self.modifier
        at = 0
        for some in self.dice:
            for face in faces[at : at + some.number]:
                total += some.worth(face)
            at += some.number
        assert at == len(faces), (at, faces)
        return total

    def spread(self) -> Spread:
        """In how many ways the dice come to each total."""
        spread = Spread(self.modifier, [1])
        for some in self.dice:
            one = some.spread()
            for _ in range(some.number):
                spread = spread.with_one_more(one)
        return spread


@mypyc_attr(allow_interpreted_subclasses=True)
class Spread:
    """In how many equally likely ways each total comes about: exact, in whole numbers.

    ``ways[0]`` is for the total ``low``, the next for one more, and so on.

    >>> two = Pool([Dice(numbered("d", 1, 6), 2)], modifier=-1).spread()
    >>> two.low, two.ways, two.between(9, HIGHEST), two.all
    (1, [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1], 6, 36)
    >>> again = Pool([Dice(numbered("fate", 0, 9), 1)]).spread().rolled_again(5, 9)
    >>> again.between(0, 4), again.all
    (75, 100)
    """

    def __init__(self, low: int, ways: list[int]) -> None:
        self.low = low
        self.ways = ways

    @property
    def all(self) -> int:
        """The number of all ways."""
        return sum(self.ways)

    def between(self, low: int, high: int) -> int:
        """The number of ways to a total from ``low`` to ``high``."""
        first, behind = max(low - self.low, 0), min(high - self.low + 1, len(self.ways))
        return sum(self.ways[first:behind]) if first < behind else 0

    def totals(self) -> list[int]:
        """Every total that can come about."""
        return [self.low + at for at, ways in enumerate(self.ways) if ways]

    def with_one_more(self, die: Spread) -> Spread:
        """The same with another die."""
        ways = [0] * (len(self.ways) + len(die.ways) - 1)
        for at, some in enumerate(self.ways):
            for more, of in enumerate(die.ways):
                ways[at + more] += some * of
        return Spread(self.low + die.low, ways)

    def rolled_again(self, low: int, high: int) -> Spread:
        """The same where totals from ``low`` to ``high`` are rolled once more, and then stand."""
        again, every = self.between(low, high), self.all
        kept = [0 if low <= self.low + at <= high else ways for at, ways in enumerate(self.ways)]
        return Spread(self.low, [kept[at] * every + again * ways for at, ways in enumerate(self.ways)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Outcome:
    """What follows from some totals: a program, the step with which the procedure goes on (empty: it ends), or both.

    ``stakes`` is what it costs or brings, in figures; with ``each`` as often as the total lies above ``low - 1``.
    """

    def __init__(
        self, key: str, low: int, high: int, goes_to: str, program: int, each: bool, stakes: dict[str, int]
    ) -> None:
        self.key = key
        self.low = low
        self.high = high
        self.goes_to = goes_to
        self.program = program
        self.each = each
        self.stakes = stakes

    def stake(self, name: str, total: int) -> int:
        """What a total costs or brings of one thing."""
        stake = self.stakes.get(name, 0)
        return stake * (total - self.low + 1) if self.each else stake


@mypyc_attr(allow_interpreted_subclasses=True)
class Outcomes:
    """All that can come of a roll.

    A target that differs from roll to roll is part of the modifier: what is declared stays the same.

    >>> test = Outcomes("test")
    >>> test.outcome("failed", high=-1, stress=1), test.outcome("passed", low=0, clues=2)
    (0, 1)
    >>> roll = Pool([Dice(numbered("fate", 0, 9), 1, (0, -1, -2, -3, -4, -5, -6, -7, -8, -9))], modifier=6)
    >>> test.odds(roll.spread()), test.expected(roll.spread(), "clues"), test.data(roll.spread())
    ([3, 7], (14, 10), {'of': 10, 'ways': {'failed': 3, 'passed': 7}})
    """

    def __init__(self, name: str, programs: Programs | None = None) -> None:
        self.name = name
        self.programs = programs
        self.all: list[Outcome] = []

    def outcome(
        self, key: str, *does: Instruction, low: int = LOWEST, high: int = HIGHEST, goes_to: str = "",
        each: bool = False, **stakes: int,
    ) -> int:  # fmt: skip
        """Add an outcome; return its number."""
        program = -1
        if does:
            assert self.programs is not None, self.name
            program = self.programs.define(f"{self.name}.{key}", list(does))
        self.all.append(Outcome(key, low, high, goes_to, program, each, dict(stakes)))
        return len(self.all) - 1

    def of(self, total: int) -> int:
        """The number of the outcome that a total leads to; -1: of none."""
        for number, outcome in enumerate(self.all):
            if outcome.low <= total <= outcome.high:
                return number
        return -1

    def odds(self, spread: Spread) -> list[int]:
        """In how many ways each outcome comes about, of ``spread.all``."""
        return [spread.between(outcome.low, outcome.high) for outcome in self.all]

    def expected(self, spread: Spread, name: str) -> tuple[int, int]:
        """What the roll costs or brings of one thing on average, as a fraction."""
        total = 0
        for outcome in self.all:
            for at, ways in enumerate(spread.ways):
                if outcome.low <= spread.low + at <= outcome.high:
                    total += ways * outcome.stake(name, spread.low + at)
        return total, spread.all

    def data(self, spread: Spread) -> dict[str, Any]:
        """The odds as a view shows them before the roll."""
        odds = self.odds(spread)
        return {"of": spread.all, "ways": {outcome.key: odds[number] for number, outcome in enumerate(self.all)}}


@mypyc_attr(allow_interpreted_subclasses=True)
class Rolling(Procedure):
    """Rolling dice and doing what follows.

    A subclass declares its ``outcomes``, says which ``pool`` is rolled (reactions may change it meanwhile), makes the
    frame that carries out a program (``effect``, where outcomes have some), and binds steps to its rules that call
    ``throw`` and, after all reactions, return ``judge``. ``odds`` may stand in every view: they are public.
    """

    fields: ClassVar[tuple[str, ...]] = ("faces", "outcome")
    outcomes: ClassVar[Outcomes] = Outcomes("")

    def __init__(self, faces: list[int] | None = None, outcome: int = -1) -> None:
        super().__init__()
        self.faces: list[int] = faces if faces is not None else []
        self.outcome = outcome  # -1: not judged yet

    def pool(self, state: Any) -> Pool:
        """The dice, and what is added to them, as things stand."""
        raise NotImplementedError(type(self).__name__)

    def effect(self, state: Any, program: int) -> Procedure:
        """The frame that carries out the program of an outcome."""
        raise NotImplementedError(type(self).__name__)

    def odds(self, state: Any) -> dict[str, Any]:
        """In how many ways each outcome comes about, before the roll."""
        return self.outcomes.data(self.pool(state).spread())

    def throw(self, state: State) -> None:
        """Roll, or roll again; tell it where everybody hears it."""
        self.faces = self.pool(state).throw(state.chance)
        self.outcome = -1

    def total(self, state: Any) -> int:
        """What the dice come to."""
        return self.pool(state).total(self.faces)

    def judge(self, state: State) -> int:
        """Do what was declared for what the dice have come to."""
        total = self.total(state)
        self.outcome = self.outcomes.of(total)
        if self.outcome < 0:
            raise ValueError(f"{self.outcomes.name}: no outcome for {total}")
        outcome = self.outcomes.all[self.outcome]
        goes = self.go_to(outcome.goes_to) if outcome.goes_to else DONE
        if outcome.program >= 0:
            state.push(self.effect(state, outcome.program))
        return goes
