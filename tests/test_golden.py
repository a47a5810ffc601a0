"""Golden games and golden digests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import undertow
from found import OWN, WHOLE
from undertow.kernel.record import Record

HERE = Path(__file__).parent
ROOT = HERE.parent
sys.path.insert(0, str(HERE / "golden"))

from replays import FOLDER, RARE, loyalties, path_of, wanted

RECORDS = sorted(FOLDER.glob("*/*.jsonl"))
KEPT = [name for name in OWN if name in WHOLE or (FOLDER / name).exists()]  # a game that is begun may have none yet


@pytest.mark.parametrize("path", RECORDS, ids=[f"{path.parent.name}-{path.stem}" for path in RECORDS])
def test_a_golden_game_replays_to_its_digests_from_its_outcomes_and_from_its_seed(path: Path) -> None:
    record = Record.load(path)
    assert record.replay().digest() == record.replay(verify=True).digest()


@pytest.mark.parametrize("name", KEPT)
def test_there_is_a_golden_game_for_every_ending_and_seat_count(name: str) -> None:
    game = undertow.game(name)
    for ending in game.endings:
        for seats in range(game.seats[0], game.seats[1] + 1):
            record = Record.load(path_of(game, seats, ending))
            assert record.result is not None
            assert (record.header["seats"], record.result["ending"]) == (seats, ending)


@pytest.mark.parametrize(("name", "rare"), [(name, rare) for name in sorted(RARE) for rare in sorted(RARE[name])])
def test_there_is_a_golden_game_of_what_is_rare(name: str, rare: str) -> None:
    for seats in RARE[name][rare].seats:
        record = Record.load(path_of(undertow.game(name), seats, rare))
        assert record.header["seats"] == seats and RARE[name][rare].happens(record.replay())


@pytest.mark.parametrize("name", sorted(RARE))
def test_what_is_rare_does_not_happen_in_all_golden_games(name: str) -> None:
    left = set(RARE[name])
    for path in sorted((FOLDER / name).glob("*.jsonl")):
        if left:
            state = Record.load(path).replay()
            left -= {rare for rare in left if not RARE[name][rare].happens(state)}
    assert not left, "else it would prove nothing that it happens in its own"


def test_no_golden_game_lies_there_that_nobody_asks_for() -> None:
    asked = {
        path_of(game, seats, name)
        for game in map(undertow.game, KEPT)
        for seats in range(game.seats[0], game.seats[1] + 1)
        for name in wanted(game, seats)
    }
    assert set(RECORDS) == asked


# -- Unfathomable: who wins, worked out once more from what lies open in the end ----------------------------------------

VOYAGES = [path for path in RECORDS if path.parent.name == "unfathomable"]
RESOURCES = ("fuel", "food", "sanity", "souls")
HYBRID, CULTIST = 1, 2


def why_it_ended(state: Any) -> bool:
    """Whether the table shows what the ending says."""
    view, ending = state.view(None), state.result.ending
    if ending in RESOURCES:
        return [name for i, name in enumerate(RESOURCES) if not view["dials"][i]] == [ending]
    if ending == "damage":
        return None not in view["damage"] and len(view["damage"]) == 6 and 0 not in view["dials"]
    if ending == "deep_ones":
        last = [event for event in state.log(None) if event.key != "loyalty_turned_up"][-1]
        return view["deep_ones_left"] < 3 and 0 not in view["dials"] and last.key != "resource_lost"
    if ending == "port":
        return view["distance"] >= 12 and 0 not in view["dials"] and None in view["damage"]
    return ending == "length" and state.count == state.game.longest


def winners_by_the_book(state: Any) -> list[int]:
    """Who wins: rules ending.1a, ending.1b, ending.1b.i, ending.1b.ii and the ruling on games that take too long."""
    ending, far = state.result.ending, state.view(None)["distance"] >= 12
    found = []
    for seat, cards in enumerate(loyalties(state)):
        if ending == "port":
            wins = cards == {0}
        elif HYBRID in cards:
            wins = True
        else:
            wins = CULTIST in cards and (far or ending == "length")
        if wins:
            found.append(seat)
    return found


@pytest.mark.parametrize("path", VOYAGES, ids=[path.stem for path in VOYAGES])
def test_ending_1_those_win_whose_loyalty_cards_say_so(path: Path) -> None:
    state = Record.load(path).replay()
    assert why_it_ended(state)
    dealt = loyalties(state)
    assert all(dealt) or (state.options["first_game"] and not any(dealt)), "there all get their cards later"
    assert list(state.result.winners) == winners_by_the_book(state)


@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_law_3_golden_digests_do_not_depend_on_the_hash_seed(hash_seed: str) -> None:
    compare(sys.executable, hash_seed)


def test_law_3_golden_digests_do_not_depend_on_the_python() -> None:
    for python in other_pythons():
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
    """Compare some golden digests in another process, with the engine as it lies in the source tree; the wheel is
    compared with all of them."""
    done = subprocess.run(
        [python, str(HERE / "golden" / "digests.py"), "--few"],
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
