"""Cards taken apart: every part of a card is taken out, and a test of the card must fail without it.

What the parts are, and what the game is without each, says ``tests/games/<game>/halves.py``, with the changes and the
cases of tests that are written here.
"""

from __future__ import annotations

import ast
import importlib.util
import inspect
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager
from itertools import product
from pathlib import Path
from typing import Any

Part = tuple[str, str]  # the rule of a card, and what of it
Change = Callable[[], AbstractContextManager[None]]  # the game without a part, for a while
Case = Callable[[], None]  # a test, or one case of it

# -- changes -----------------------------------------------------------------------------------------------------------


def set_to(thing: Any, name: str, value: Any) -> Change:
    """A row, a class or a module with something else under a name."""

    @contextmanager
    def changed() -> Iterator[None]:
        kept = getattr(thing, name)
        try:
            setattr(thing, name, value)
            yield
        finally:
            setattr(thing, name, kept)

    return changed


def set_at(values: Any, place: Any, value: Any) -> Change:
    """A list or a dict with something else in one place."""

    @contextmanager
    def changed() -> Iterator[None]:
        kept = values[place]
        try:
            values[place] = value
            yield
        finally:
            values[place] = kept

    return changed


def both(*changes: Change) -> Change:
    """Several changes at once."""

    @contextmanager
    def changed() -> Iterator[None]:
        with ExitStack() as stack:
            for change in changes:
                stack.enter_context(change())
            yield

    return changed


# -- tests -------------------------------------------------------------------------------------------------------------


def loaded(name: str, path: Path) -> Any:
    """A module from its file, loaded once."""
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None and spec.loader is not None
        sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[name])
    return sys.modules[name]


def module_of(folder: Path, name: str) -> Any:
    """A module of tests, under a name of its own: another folder may have one that is called the same."""
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    return loaded(f"cards_in_{name}_of_{folder.name}", folder / f"{name}.py")


def callable_tests(folder: Path, rules: Iterable[str], card_of: Callable[..., str]) -> dict[str, Case]:
    """All tests of a game's cards by name; they take nothing, so they can be called."""
    found: dict[str, Case] = {}
    for path in sorted(folder.glob("test_*.py")):
        names = [
            node.name
            for node in ast.parse(path.read_text("utf-8")).body
            if isinstance(node, ast.FunctionDef) and not node.args.args and card_of(node.name, rules)
        ]
        if names:
            module = module_of(folder, path.stem)
            found |= {name: getattr(module, name) for name in names}
    return found


def cases_in(folder: Path, names: Iterable[str]) -> dict[str, Case]:
    """All tests of some modules, each case of one that has several by itself: its name and its values."""
    found: dict[str, Case] = {}
    for name in names:
        if (folder / f"{name}.py").exists():
            module = module_of(folder, name)
            for key, test in vars(module).items():
                if key.startswith("test_") and test.__module__ == module.__name__:
                    found |= cases_of(key, test)
    return found


def cases_of(name: str, test: Callable[..., None]) -> dict[str, Case]:
    """A test for every combination of its parameters; whoever wants to patch something may."""
    spread: list[list[dict[str, Any]]] = []
    for mark in [mark for mark in getattr(test, "pytestmark", []) if mark.name == "parametrize"]:
        keys = mark.args[0].split(",") if isinstance(mark.args[0], str) else list(mark.args[0])
        values = [value if len(keys) > 1 else (value,) for value in mark.args[1]]
        spread.append([dict(zip([key.strip() for key in keys], value, strict=True)) for value in values])
    patches = "monkeypatch" in inspect.signature(test).parameters
    found: dict[str, Case] = {}
    for several in product(*spread):
        given = {key: value for some in several for key, value in some.items()}
        told = " ".join([name, *map(str, given.values())])
        found[told] = lambda given=given: called(test, given, patches)  # type: ignore[misc]
    return found


def called(test: Callable[..., None], given: dict[str, Any], patches: bool) -> None:
    """Run one case."""
    if not patches:
        test(**given)
        return
    import pytest

    with pytest.MonkeyPatch.context() as monkeypatch:
        test(**given, monkeypatch=monkeypatch)


def passes(test: Case) -> bool:
    """Whether a test passes."""
    try:
        test()
    except Exception:  # an assertion, a move that is not allowed, or a scene that cannot be played any more
        return False
    return True


# -- watching ----------------------------------------------------------------------------------------------------------


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
    more, wrong = watch_things(things, folder)
    return found | more, len(failed) + wrong


def watch_things(things: Any, folder: Path) -> tuple[dict[Part, list[str]], int]:
    """Take out one part after another: the first test that fails without it, and how many fail with everything.

    ``things.modules`` says in which modules the tests of a sort stand; ``things.likely`` of a sort, what is meant and
    the names of these tests: which are tried, the likely ones first.
    """
    modules: Mapping[str, Iterable[str]] = things.modules
    tests = {sort: cases_in(folder, names) for sort, names in modules.items()}
    failed = sorted({name for cases in tests.values() for name, case in cases.items() if not passes(case)})
    for name in failed:
        print(f"fails: {name}")
    found: dict[Part, list[str]] = {}
    for part, change in things.all.items():
        sort, _, slug = part[0].partition(".")
        names = [name for name in things.likely(sort, slug, list(tests[sort])) if name not in failed]
        with change():
            first = next((name for name in names if not passes(tests[sort][name])), None)
        if first is not None:
            found[part] = [first.partition(" ")[0]]
    return found, len(failed)
