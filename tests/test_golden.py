"""Golden games and golden digests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import undertow
from undertow.kernel.record import Record

HERE = Path(__file__).parent
ROOT = HERE.parent
sys.path.insert(0, str(HERE / "golden"))

from replays import FOLDER, path_of

OWN = [name for name in undertow.games() if name != "cellar"]
RECORDS = sorted(FOLDER.glob("*/*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=[f"{path.parent.name}-{path.stem}" for path in RECORDS])
def test_a_golden_game_replays_to_its_digests_from_its_outcomes_and_from_its_seed(path: Path) -> None:
    record = Record.load(path)
    assert record.replay().digest() == record.replay(verify=True).digest()


@pytest.mark.parametrize("name", OWN)
def test_there_is_a_golden_game_for_every_ending_and_seat_count(name: str) -> None:
    game = undertow.game(name)
    for ending in game.endings:
        for seats in range(game.seats[0], game.seats[1] + 1):
            record = Record.load(path_of(game, seats, ending))
            assert record.result is not None
            assert (record.header["seats"], record.result["ending"]) == (seats, ending)


@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_law_3_golden_digests_do_not_depend_on_the_hash_seed(hash_seed: str) -> None:
    compare(sys.executable, hash_seed)


def test_law_3_golden_digests_do_not_depend_on_the_python() -> None:
    for python in [sys.executable, *other_pythons()]:
        compare(python, "0")


def other_pythons() -> list[str]:
    """Other interpreters at hand, of the versions that Undertow supports, that really start."""
    found = []
    for version in ("3.11", "3.12", "3.13"):
        found.append(shutil.which(f"python{version}"))
        found += [str(path) for path in Path(sys.base_prefix).parent.glob(f"{version}.*/bin/python{version}")]
    return [
        python
        for python in dict.fromkeys(found)
        if python and subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0
    ]


def compare(python: str, hash_seed: str) -> None:
    """Compare the golden digests in another process, with the engine as it lies in the source tree."""
    done = subprocess.run(
        [python, str(HERE / "golden" / "digests.py")],
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT / "src"),
            "PYTHONHASHSEED": hash_seed,
            "PYTHONDONTWRITEBYTECODE": "1",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
