"""A game's own judge of redeals: found by name, asked where law 6 is held, and what it says is counted."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import judging
import pytest

import laws
import undertow


def test_law_6_a_games_own_judge_of_redeals_is_found_by_name_and_its_words_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "abyss").mkdir()
    (tmp_path / "abyss" / "judged.py").write_text(
        "def judged(state, seat):\n    return 'looked' if seat else ''\n", encoding="utf-8"
    )
    monkeypatch.setattr(judging, "GAMES", tmp_path)
    judging.COUNTS.clear()
    state = undertow.game("abyss").new(seats=3, seed=1)
    laws.everything(state, random.Random(1), deep=False)
    assert dict(judging.COUNTS) == {"looked": 2}, "nothing said, nothing counted"
    assert judging.judge_of("everrain") is None
    assert judging.counted(Counter({"level 1": 1, "level 0": 3})) == (
        "4 redeals judged; level 0: 3 (75.00%), level 1: 1 (25.00%)"
    )


def test_law_6_what_a_games_own_judge_finds_breaks_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "abyss").mkdir()
    (tmp_path / "abyss" / "judged.py").write_text(
        "def judged(state, seat):\n    assert False, 'seen through'\n", encoding="utf-8"
    )
    monkeypatch.setattr(judging, "GAMES", tmp_path)
    with pytest.raises(AssertionError, match="seen through"):
        laws.play_a_game(undertow.game("abyss"), 2, 1, every=1)


def test_law_6_every_judge_beside_a_games_tests_can_be_loaded() -> None:
    found = [path.parent.name for path in sorted(judging.GAMES.glob("*/judged.py"))]
    assert found and all(judging.judge_of(name) is not None for name in found)
