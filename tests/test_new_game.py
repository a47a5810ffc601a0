"""``tools/new_game.py`` writes a game that plays at once: under the laws, in the terminal, at the table, in three languages."""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
LEFT_OUT = shutil.ignore_patterns("page", "__pycache__", "*.egg-info", "*.so")
NAME, TITLE = "low_tide", "Low Tide"
HEARD = {
    "en": (r"Lay: Limpet", r"Pile", r"You lay \w+\.", r"\w+ wins?"),
    "de": (r"Auslegen: Napfschnecke", r"Stapel", r"Du legst \w+ aus\.", r"gewinn"),
    "pl": (r"Wyłóż: Czareczka", r"Stos", r"Wykładasz muszlę: \w+\.", r"[Ww]ygrywa"),
}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree with a new game in it."""
    root = tmp_path_factory.mktemp("tree")
    shutil.copytree(ROOT / "src", root / "src", ignore=LEFT_OUT)
    shutil.copytree(ROOT / "tools", root / "tools", ignore=LEFT_OUT)
    for place in ("laws", "cellar", "sketches"):
        shutil.copytree(ROOT / "tests" / place, root / "tests" / place, ignore=LEFT_OUT)
    shutil.copy(ROOT / "tests" / "found.py", root / "tests")  # the laws read what is said of a game
    done = run(root, "tools/new_game.py", NAME, TITLE)
    assert f"src/undertow/games/{NAME}/procedures.py" in done and f"undertow play {NAME}" in done
    return root


def run(root: Path, *words: str, typed: str = "") -> str:
    """Run Python in a copy of the tree; what it says."""
    env = {**os.environ, "PYTHONPATH": str(root / "src"), "PYTHONIOENCODING": "utf-8", "XDG_DATA_HOME": str(root)}
    done = subprocess.run([sys.executable, *words], cwd=root, env=env, input=typed, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_a_new_game_holds_the_laws(copy: Path) -> None:
    said = run(copy, "tests/laws/run.py", "--games", "8", "--thorough", "8", "--play", "random,thumb", NAME)
    assert "16 passed, 0 failed" in said


def test_a_new_game_has_tests_of_its_own_rules_and_they_pass(copy: Path) -> None:
    said = run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"tests/games/{NAME}")
    assert "7 passed" in said
    rules = (copy / "src/undertow/games" / NAME / "rules.toml").read_text("utf-8")
    tests = (copy / "tests/games" / NAME / "test_turns.py").read_text("utf-8")
    for topic in re.split(r"^\[", rules, flags=re.MULTILINE)[1:]:
        for rule in re.findall(r"^(\w+) =", topic, re.MULTILINE):
            assert f"def test_{topic.partition(']')[0]}_{rule}_" in tests


@pytest.mark.parametrize("lang", HEARD)
def test_a_new_game_is_played_in_the_terminal_to_its_end(copy: Path, lang: str) -> None:
    """A choice is said by head and thing, and whoever acts is told of it in the second person."""
    said = run(copy, "-m", "undertow", "play", NAME, "--plain", "--seed", "1", "--lang", lang, typed="1\n" * 20)
    assert all(re.search(each, said) for each in HEARD[lang]), said
    assert not re.search(r"\b(event|prompt|move|rule|topic|shell|ending|sections)-[a-z]", said)


@pytest.fixture
def server(copy: Path, tmp_path: Path) -> Iterator[Any]:
    serving = pytest.importorskip("serving")
    running = serving.Process(f"sqlite:///{tmp_path / 'tables.sqlite3'}", source=copy / "src")
    yield running
    running.stop()


def test_a_new_game_is_played_at_the_table(server: Any) -> None:
    games = {game["id"]: game for game in server.http.get("/api/games", params={"lang": "en"}).json()}
    assert games[NAME]["title"] == TITLE and games[NAME]["tagline"] and "thumb" in games[NAME]["bots"]
    box = server.http.get(f"/api/games/{NAME}/cards", params={"lang": "de"}).json()
    assert [card["name"] for card in box["cards"]][-2:] == ["Laterne", "Königin"]
    for lang in HEARD:
        assert f"\nui-guide-{NAME}-lay = " in server.http.get("/api/texts", params={"lang": lang}).json()["ftl"]
    (player,), _ = server.create(game=NAME, seed=3, lang="en")
    luck = random.Random(3)
    frame = player.until_asked()
    assert [each["heading"] for each in player.look(sections=True, lang="en")["sections"]] == [
        "Table",
        "Players",
        "Hand",
    ]
    while not frame["over"]:
        move = luck.choice(frame["decision"]["moves"])
        assert move["parts"][:2] == ["Lay", move["text"].removeprefix("Lay: ")]
        assert player.post(frame["number"], move["move"]).status_code == 200
        frame = player.until_asked()
    assert frame["result"]["ending"] == "counted"
    told = [event["text"] for event in player.get("/log", lang="en").json()]
    assert any(text.startswith("You lay ") for text in told) and not any("You lays" in text for text in told)


def test_a_name_that_is_none_or_taken_is_refused(copy: Path) -> None:
    for words in ([], ["New-Game"], ["9lives"], [NAME]):
        done = subprocess.run([sys.executable, "tools/new_game.py", *words], cwd=copy, capture_output=True, text=True)
        assert done.returncode == 1 and done.stderr.strip() and not done.stdout
