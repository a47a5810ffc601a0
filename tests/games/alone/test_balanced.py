"""What is measured of the balance: the rows can be played, what is counted can happen, and what is beyond is found."""

from __future__ import annotations

import importlib
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import balanced
import pytest

from undertow.games.alone import GAME
from undertow.games.alone.events import KINDS

TOOLS = Path(__file__).parents[3] / "tools"


@pytest.fixture(scope="module")
def tool() -> Any:
    """The tool that measures."""
    pytest.importorskip("matplotlib")
    sys.path.insert(0, str(TOOLS))
    try:
        return importlib.import_module("balance")
    finally:
        sys.path.remove(str(TOOLS))


def test_every_row_can_be_set_up_and_no_name_is_there_twice_in_a_group() -> None:
    rows = balanced.rows()
    for row in rows:
        GAME.checked_options(row[3])
        GAME.checked_seats(row[2])
    assert len({row[:2] for row in rows}) == len(rows)
    groups = Counter(row[0] for row in rows)
    assert (groups["Evil players"], groups["floors"], groups["decks"], groups["difficulty"]) == (3, 15, 6, 4)
    assert (groups["character"], groups["final mission"]) == (4, len(balanced.values_of("main")))
    assert groups["final mission"] >= 1
    names = {row[1] for row in rows}
    assert all(one in names and other in names for one, other, _ in balanced.ABOVE)


def test_what_is_counted_are_events_of_the_game() -> None:
    known = {kind.key for kind in KINDS.all}
    assert set(balanced.EVENTS) <= known
    counted = {*balanced.EVENTS.values(), "minutes"}
    assert {name for name in balanced.LEAST if not name.startswith("cards: ")} <= counted


def test_games_are_played_and_counted(tool: Any) -> None:
    played = tool.play_some("alone", 1, None, ["1", "2"])
    assert played.games == 2 and sum(played.endings.values()) == 2
    assert played.mean("turns") > 4 and played.mean("decisions") > 20 and played.mean("windows") > 5
    assert 1 < tool.mean_of(played, "minutes") < 60
    assert played == tool.play_some("alone", 1, None, ["1", "2"])


def test_figures_beyond_their_limits_are_said(tool: Any) -> None:
    plan = tool.plan_of(GAME, None)
    counts = Counter({name: 100_000 for name in plan.least} | {"seconds": 100 * 60 * 30})
    fair = {n: tool.Played(Counter(mission=50, defeat=50), counts) for n in range(3)}
    assert tool.failures(plan, fair) == []
    poor = {**fair, 0: tool.Played(Counter(mission=30, defeat=70), counts)}
    assert tool.failures(plan, poor) == ["Evil players 1: 30.0 %, wanted 40 to 60"]
    dull = {n: tool.Played(Counter(mission=50, defeat=50), counts - Counter(attacks=99_900)) for n in range(3)}
    assert tool.failures(plan, dull) == ["attacks: 1.00 in a game"]
    levels = [n for n, row in enumerate(plan.rows) if row.group == "difficulty"]
    wins = dict(zip(levels, (52, 50, 40, 30), strict=True))
    close = {n: tool.Played(Counter(mission=won, defeat=100 - won), counts) for n, won in wins.items()}
    assert tool.failures(plan, close) == ["easy should be 5 points above normal"]


def test_a_game_without_rows_of_its_own_wants_its_ending(tool: Any) -> None:
    assert [row.seats for row in tool.plan_of(GAME, "mission").rows] == [2, 3, 4]
    assert tool.plan_of(GAME, "nonsense") is None
