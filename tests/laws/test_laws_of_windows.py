"""Law *asked* finds a window of a real game that leaves somebody out, before law 6g has anything to see."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import laws
import undertow
from undertow.games.unfathomable.board import BRIG
from undertow.games.unfathomable.procedures.dice import BeforeRoll
from undertow.games.unfathomable.state import Table
from undertow.kernel.compiled import is_compiled

# plain only: the classes of a compiled engine cannot be changed; make unit runs it.
pytestmark = pytest.mark.skipif(is_compiled(), reason="plain only")


def breaks(law: Callable[..., None], *about: Any) -> bool:
    """Whether a law is broken."""
    try:
        law(*about)
    except laws.Broken:
        return True
    return False


def test_a_window_that_is_not_opened_to_somebody_in_the_brig_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    entitled = BeforeRoll.entitled

    def at_large(self: BeforeRoll, table: Table) -> list[int]:
        return [seat for seat in entitled(self, table) if not table.in_brig(seat)]

    monkeypatch.setattr(BeforeRoll, "entitled", at_large)
    state, luck = undertow.game("unfathomable").new(3, 1, {"characters": "random"}), random.Random(1)
    found = False
    while not found and not state.over:
        assert isinstance(state, Table)
        state.where[1] = BRIG
        move = luck.choice(state.moves)
        found = breaks(laws.law_asked, state, move, luck) and not breaks(laws.law_6g, state, move)
        state.play(move)
    assert found
