"""Cards taken apart: every part of a card is taken out, and a test of the card must fail without it.

What the parts are, and what the game is without each, says ``tests/games/<game>/halves.py``.
"""

from __future__ import annotations

import ast
import importlib.util
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

Part = tuple[str, str]  # the rule of a card, and what of it


def loaded(name: str, path: Path) -> Any:
    """A module from its file, loaded once."""
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None and spec.loader is not None
        sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[name])
    return sys.modules[name]


def callable_tests(folder: Path, rules: Iterable[str], card_of: Callable[..., str]) -> dict[str, Callable[[], None]]:
    """All tests of a game's cards by name; they take nothing, so they can be called."""
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    found: dict[str, Callable[[], None]] = {}
    for path in sorted(folder.glob("test_*.py")):
        names = [
            node.name
            for node in ast.parse(path.read_text("utf-8")).body
            if isinstance(node, ast.FunctionDef) and not node.args.args and card_of(node.name, rules)
        ]
        if names:
            module = loaded(f"cards_in_{path.stem}_of_{folder.name}", path)
            found |= {name: getattr(module, name) for name in names}
    return found


def passes(test: Callable[[], None]) -> bool:
    """Whether a test passes."""
    try:
        test()
    except Exception:  # an assertion, a move that is not allowed, or a scene that cannot be played any more
        return False
    return True


def watch_halves(halves: Any, folder: Path, card_of: Callable[..., str]) -> tuple[dict[Part, list[str]], int]:
    """Take out one part after another: which tests of its card fail without it, and how many fail with everything.

    ``halves.things``, where a game has them, are parts that are no cards: they know their tests themselves.
    """
    things = getattr(halves, "things", None)
    tests = callable_tests(folder, halves.cards, card_of)
    failed = [name for name, test in tests.items() if not passes(test)]
    for name in failed:
        print(f"fails: {name}")
    mine: dict[str, list[str]] = {}
    for name in sorted(tests):
        mine.setdefault(card_of(name, halves.cards), []).append(name)
    found: dict[Part, list[str]] = {}
    for part, change in halves.all.items():
        if things is not None and part in things.all:
            continue
        with change():
            fails = [name for name in mine.get(part[0], []) if name not in failed and not passes(tests[name])]
        if fails:
            found[part] = fails
    if things is None:
        return found, len(failed)
    more, wrong = things.watch(folder, passes)
    return found | more, len(failed) + wrong
