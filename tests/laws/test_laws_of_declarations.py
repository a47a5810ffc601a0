"""The laws of what games declare can fail, each by a mistake that it alone finds."""

from __future__ import annotations

from typing import Any

import declared
import pytest
from test_laws_of_laws import broken_by

import cellar
import laws
from undertow.kernel.decision import Question
from undertow.kernel.flow import DONE, Procedure, step
from undertow.kernel.log import Kind, Kinds
from undertow.kernel.margins import Way
from undertow.kernel.rolls import Outcomes

# -- weights -----------------------------------------------------------------------------------------------------------


def test_a_weight_out_of_range_is_noticed() -> None:
    kinds = Kinds()
    kinds.all = [*cellar.KINDS.all]
    wound = kinds.all[cellar.WOUNDED]
    kinds.all[cellar.WOUNDED] = Kind(wound.key, wound.rule, wound.names, 4, 1)
    assert broken_by(cellar.game(kinds=kinds), 3) == "law weights"


def test_an_event_that_is_of_no_declared_kind_is_noticed() -> None:
    class Mumbling(cellar.Cellar):
        def tell_to(self, audience: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
            super().tell_to(audience, kind, a, b, c, d)
            if kind == cellar.DECK_REBUILT and self.events is not None:
                kinds = len(self.game.kinds.all)
                self.events[-1] = (kind - kinds, *self.events[-1][1:])  # read from behind, it means the same

    assert broken_by(cellar.game(state=Mumbling), 300) == "law weights"


# -- sorts -------------------------------------------------------------------------------------------------------------


def test_a_question_of_an_unknown_sort_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cellar, "WHOM", Question("whom", "round.4", [cellar.Others()], kind="riddle"))
    assert broken_by(cellar.game(), 300) == "law sorts"


def test_a_window_without_a_kind_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cellar.AfterTheDie, "kind", "")
    assert broken_by(cellar.game(), 300) == "law sorts"


# -- rolls -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ranges", [((1, 4), (4, 6)), ((1, 3), (5, 6))], ids=["twice", "never"])
def test_outcomes_that_cover_a_total_twice_or_never_are_noticed(ranges: tuple[tuple[int, int], ...]) -> None:
    outcomes = Outcomes("trap")
    for key, (low, high) in zip(("wound", "escape"), ranges, strict=True):
        outcomes.outcome(key, low=low, high=high)
    with pytest.raises(laws.Broken, match="law rolls"):
        declared.law_outcomes(outcomes, cellar.Trap().pool(None))  # type: ignore[arg-type]


class Lucky(cellar.Trap):
    """Lets a 4 escape, too, against what was declared."""

    @step("trap.1")
    def one(self, table: cellar.Cellar, move: int) -> int:
        return int(cellar.Trap.steps[0](self, table, move))

    @step("trap.2")
    def two(self, table: cellar.Cellar, move: int) -> int:
        if self.faces[0] == 4:
            return self.escape()
        return self.judge(table)

    @step("trap.3")
    def three(self, table: cellar.Cellar, move: int) -> int:
        return int(cellar.Trap.steps[2](self, table, move))

    @step("trap.4")
    def four(self, table: cellar.Cellar, move: int) -> int:
        return int(cellar.Trap.steps[3](self, table, move))

    def escape(self) -> int:
        self.outcome = 1
        return DONE


class Unjudged(Lucky):
    """The same, without a word."""

    def escape(self) -> int:
        return DONE


class Astray(Lucky):
    """Is judged as declared, and goes elsewhere."""

    def escape(self) -> int:
        self.outcome = 0
        return DONE


@pytest.mark.parametrize("trap", [Lucky, Unjudged, Astray])
def test_what_follows_from_dice_against_what_was_declared_is_noticed(trap: type[Lucky]) -> None:
    class Trapped(cellar.Cellar):
        def push(self, procedure: Procedure) -> None:
            super().push(trap() if type(procedure) is cellar.Trap else procedure)

    procedures = (*cellar.GAME.procedures.values(), trap)
    assert broken_by(cellar.game(state=Trapped, procedures=procedures), 300) == "law rolls"


# -- how near the end is, and who is who -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "way",
    [
        lambda seen: Way("wounds", cellar.MOST_WOUNDS - min(seen["wounds"], 2), 3),  # one short of the truth
        lambda seen: Way("drowned", 1, 1),  # no ending of this game
        lambda seen: Way("wounds", cellar.MOST_WOUNDS - seen["wounds"], 2),
        lambda seen: Way("wounds", seen["map"].count(cellar.TRAP), 4),  # keepers know the map
    ],
    ids=["not met", "no ending", "more than all", "not public"],
)
def test_a_way_to_end_that_does_not_lead_there_is_noticed(way: Any) -> None:
    assert broken_by(cellar.game(ways_to_end=lambda seen: [way(seen)]), 60) == "law ways"


@pytest.mark.parametrize(
    "called",
    [lambda seen, seat: ("role", 2), lambda seen, seat: ("crew", 0), lambda seen, seat: ("role", seen["seat"] == seat)],
    ids=["no such one", "no such noun", "not alike to all"],
)
def test_a_seat_that_is_called_after_nobody_is_noticed(called: Any) -> None:
    assert broken_by(cellar.game(called=called), 3) == "law called"
