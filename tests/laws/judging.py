"""A game's own judge of redeals, where its tests have one: ``judged.py`` in ``tests/games/<game>``, found by its name.

It has a function ``judged(state, seat)`` that deals anew for a seat, raises where the seat could tell the difference,
and says in a word or two what came of it (nothing: there was nothing to judge). The law run counts these words.
"""

from __future__ import annotations

import importlib.util
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from undertow.kernel.state import State

GAMES = Path(__file__).parents[1] / "games"

Judge = Callable[[State, int], str]
FOUND: dict[str, Judge | None] = {}
COUNTS: Counter[str] = Counter()  # what came of it, since the last game began


def judge_of(game: str, games: Path | None = None) -> Judge | None:
    """The judge of a game; None: it has none."""
    path = (games or GAMES) / game / "judged.py"
    if str(path) not in FOUND:
        FOUND[str(path)] = load(path) if path.is_file() else None
    return FOUND[str(path)]


def load(path: Path) -> Judge:
    """The function in a file; what lies beside it may be imported there."""
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    spec = importlib.util.spec_from_file_location(f"judged_{path.parent.name}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    judge: Judge = module.judged
    return judge


def hold_redeal(state: State, seat: int) -> None:
    """Let the game's own judge look at a redeal for a seat, where it has one."""
    judge = judge_of(state.game.id)
    if judge is not None:
        said = judge(state, seat)
        if said:
            COUNTS[said] += 1


def counted(counts: Counter[str]) -> str:
    """What came of all of them, in one line."""
    total = sum(counts.values())
    parts = [f"{said}: {count} ({count / total:.2%})" for said, count in sorted(counts.items())]
    return f"{total} redeals judged; " + ", ".join(parts)
