"""What the law run asks at every redeal that it checks: whether the Hero's world explains all he knows, and how much."""

from __future__ import annotations

import checker
import checker_needles
from test_redeal_table import knowledge

from undertow.games.alone import redeal
from undertow.games.alone.search.luck import Luck
from undertow.games.alone.state import HERO, Table
from undertow.kernel.state import State


def judged(state: State, seat: int) -> str:
    """Draw a world for the Hero and judge it; the level that it reached."""
    assert isinstance(state, Table)
    if seat != HERO or not state.trace or state.over:
        return ""
    world = redeal.ready_for(state).draw(Luck(state.count))
    checker.judge(knowledge(state), world)
    other = state.redeal(HERO, state.count)
    assert isinstance(other, Table)
    checker_needles.judge_tokens(other)
    return f"level {world.level}"
