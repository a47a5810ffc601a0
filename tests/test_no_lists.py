"""No list names the games: a new one is found by its folder, by the registry and by every tool and test."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from found import OWN, WHOLE, with_facts

ROOT = Path(__file__).parents[1]
IDS = sorted({path.parent.name for path in (ROOT / "src" / "undertow" / "games").glob("*/__init__.py")} | set(OWN))
ANY = "|".join(IDS)
OF_GAME = re.compile(rf"(?<![a-z])({ANY})(?![a-z])")  # a file or folder that bears its name
# A game's name may be a word like any other: in code it counts where it stands as a value, a key or a part of a path.
PATH = rf"(?:games|boards)[./](?:{ANY})\b"
IN_PYTHON = re.compile(rf"^(?:{ANY})(?![a-z ])|{PATH}")
ON_THE_PAGE = re.compile(rf"(?<!class=)[\"'`](?:{ANY})[\"'`]|\b(?:{ANY}):|{PATH}")
IN_MAKEFILE = re.compile(rf"\b(?:{ANY})\b")
# Targets of speed and golden games are figures of single games.
MAY = ("src/undertow/bench.py", "tests/test_bench.py", "tests/golden", "tests/test_golden.py")
BUILT = "src/undertow/table/page/"
SKIPPED = {"__pycache__", "node_modules", "replays", "saves", "older"}
SHARED = ("src/undertow", "tools", "setup.py", "pyproject.toml", "Makefile", "page/src", "page/vite.config.ts")
CODE = {".py", ".ts", ".svelte", ".css", ".toml", ""}
COMMENTS = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'])//.*?$|(?:^|\s)# .*?$", re.DOTALL | re.MULTILINE)


def files(*places: str) -> Iterator[Path]:
    """All files of code that belong to no game: neither its folder nor a file that bears its name."""
    for place in places:
        root = ROOT / place
        for path in sorted(root.rglob("*")) if root.is_dir() else [root]:
            name = path.relative_to(ROOT).as_posix()
            left_out = name.startswith((*MAY, BUILT)) or OF_GAME.search(name) or SKIPPED & set(path.parts)
            if path.is_file() and path.suffix in CODE and not left_out:
                yield path


def strings_of(tree: ast.AST) -> Iterator[str]:
    """What Python code says in strings and imports; neither comments nor docstrings, which are for readers."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value.value = None  # a docstring
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


def named_in(path: Path) -> list[str]:
    """The games that a file names."""
    source = path.read_text("utf-8")
    if path.suffix == ".py":
        return [match[0] for text in strings_of(ast.parse(source)) for match in IN_PYTHON.finditer(text)]
    pattern = ON_THE_PAGE if "page" in path.parts else IN_MAKEFILE
    return pattern.findall(COMMENTS.sub("", source))


def test_no_shared_code_names_a_game() -> None:
    named = {path.relative_to(ROOT).as_posix(): named_in(path) for path in files(*SHARED)}
    assert len(named) > 150
    assert {name: games for name, games in named.items() if games} == {}


def games_in(collection: ast.AST) -> set[str]:
    """The games that a collection names, by their ids or by constants that are called so."""
    words = [node.value for node in ast.walk(collection) if isinstance(node, ast.Constant)]
    words += [node.id.lower() for node in ast.walk(collection) if isinstance(node, ast.Name)]
    return {word for word in words if word in IDS}


def test_no_test_has_a_list_of_games() -> None:
    """One game may be an example; who names two has a list, in which the next game would be missing."""
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in files("tests")
        if path.suffix == ".py"
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, (ast.List, ast.Tuple, ast.Set, ast.Dict)) and len(games_in(node)) > 1
    ]
    assert found == []


@pytest.mark.parametrize("about", ["stories", "catalogue", "terminal", "tour"])
def test_tests_of_all_games_know_enough_of_every_whole_game(about: str) -> None:
    assert set(WHOLE) <= set(with_facts(about))


LISTED = "import undertow, sys; print(*undertow.games()); print([name for name in sys.modules if 'games.' in name])"


def test_a_package_is_a_game_as_soon_as_it_says_so(tmp_path: Path) -> None:
    """A copy of the package with one more folder: without ``GAME`` it is still being written."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("page", "__pycache__", "*.egg-info"))
    made = tmp_path / "src" / "undertow" / "games" / "made_up"
    made.mkdir()

    def listed() -> list[str]:
        done = subprocess.run(
            [sys.executable, "-c", LISTED], env={"PYTHONPATH": str(tmp_path / "src")}, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        games, loaded = done.stdout.splitlines()
        assert loaded == "[]", "no game is loaded to be listed"
        return games.split()

    assert listed() == sorted(OWN)
    (made / "__init__.py").write_text('"""A game in the making."""\n')
    assert listed() == sorted(OWN)
    (made / "__init__.py").write_text('"""A game."""\n\nGAME = 1\n')
    assert listed() == sorted([*OWN, "made_up"])
