"""Saves: of older versions, in the middle of an effect, and with cards that were added since."""

from __future__ import annotations

import gzip
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any, ClassVar

import pytest

import cellar
import undertow
from undertow.games.unfathomable.cards.programs import NAMES
from undertow.games.unfathomable.procedures.effects import Effects

SAVES = sorted((Path(__file__).parent / "saves").glob("*.jsonl.gz"))  # made in mid-effect: game-version.jsonl.gz

BY_NUMBER = Path(__file__).parent / "saves" / "unfathomable-1.jsonl.gz"  # saves that named programs by number


def saves(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in gzip.decompress(path.read_bytes()).decode().splitlines()]


def programs(state: undertow.State) -> list[str]:
    return [NAMES[frame.program] for frame in state.stack if isinstance(frame, Effects)]


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.name.split(".")[0])
def test_saves_of_the_versions_before_load_and_go_on(path: Path) -> None:
    game = undertow.game(path.name.split("-")[0])
    found = saves(path)
    assert len(found) == 50
    for number, data in enumerate(found):
        state, luck = game.load(data), random.Random(number)
        for _ in range(60):
            if not state.over:
                state.play(luck.choice(state.moves))
        assert game.load(state.dump()) == state


def test_a_save_that_named_its_program_by_number_is_still_inside_that_card() -> None:
    for data in saves(BY_NUMBER):
        numbers = [entry[2] for entry in data["stack"] if entry[0] == "Effects"]
        inside = programs(undertow.game("unfathomable").load(data))
        assert inside == [Effects.numbered_before[number] for number in numbers]


def test_a_card_added_in_front_leaves_saves_inside_their_own_cards() -> None:
    game = undertow.game("unfathomable")
    states = [game.load(data) for data in saves(BY_NUMBER)]
    program = """
import json, sys
from undertow.games.unfathomable.cards import programs
programs.program("crisis.a_new_one option_a")
import undertow
from undertow.games.unfathomable.procedures.effects import Effects
loaded = [undertow.game("unfathomable").load(data) for data in json.load(sys.stdin)]
print(json.dumps([[programs.NAMES[f.program] for f in s.stack if isinstance(f, Effects)] for s in loaded]))
"""
    run = subprocess.run(
        [sys.executable, "-c", program], input=json.dumps([state.dump() for state in states]), text=True,
        capture_output=True, check=True, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )  # fmt: skip
    assert json.loads(run.stdout) == [programs(state) for state in states]


class Poked(cellar.Nudged):
    """The same procedure under a new name."""

    saved_as: ClassVar[str] = "Nudged"


def test_a_renamed_procedure_keeps_its_saved_name() -> None:
    state = cellar.GAME.new(seed=3)
    state.push(cellar.Nudged(1))
    state.ask_again()
    data = state.dump()
    renamed = cellar.game(procedures=(cellar.Start, cellar.Vote, cellar.Round, Poked, cellar.Trap))
    loaded = renamed.load(data)
    assert type(loaded.stack[-1]) is Poked
    assert loaded.dump() == data
