"""Which rules the tests of a game touch: a rule is touched where a line that cites it runs.

What cites a rule, and when that counts:

- a step (``@step("key")``): it is carried out;
- a guard (``rule = "key"``): it forbids something;
- a kind of event or a question: it is told, it is asked;
- a card that is a program, a tile: its instructions are carried out, it is counted;
- a remark (``rule: key``, ``ruling: name``): its line runs, behind ``else`` what follows; in a docstring the function,
  or one of the class;
- constants with a remark: a line that uses one runs, be it of the test itself.

Remarks are watched by probes that are put into the syntax tree when a module of the game is loaded; all else lies in
the engine's own objects. What runs while a module is loaded counts for nothing.
"""

from __future__ import annotations

import ast
import builtins
import importlib.abc
import importlib.machinery
import inspect
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

from card_coverage import subclasses
from undertow.kernel.decision import Guard, Question
from undertow.kernel.flow import Procedure
from undertow.kernel.rules import parsed
from undertow.kernel.state import State

REMARK = re.compile(r"\b(rule|ruling): ([\w.]+(?:, [\w.]+)*)")
BRANCH = re.compile(r"\s*(else|try|except|finally)\b.*:\s*#")
PROBE = "undertow_rule_touched"
Owner = ast.FunctionDef | ast.ClassDef | ast.Module


# -- remarks in the sources --------------------------------------------------------------------------------------------


def remarks(source: str) -> Iterator[tuple[int, str]]:
    """All remarks, as line and rule."""
    for number, line in enumerate(source.splitlines(), 1):
        for sort, names in REMARK.findall(line):
            for name in names.split(", "):
                yield number, name.rstrip(".") if sort == "rule" else f"rulings.{name.rstrip('.')}"


class Probes:
    """Where probes have to be put in one file: before which statements, at the beginning of which functions."""

    def __init__(self, source: str, keys: set[str]) -> None:
        self.tree = ast.parse(source)
        self.before: dict[ast.stmt, list[str]] = {}
        self.inside: dict[ast.FunctionDef, list[str]] = {}
        self.constants: dict[str, list[str]] = {}  # by name
        self.lines = source.splitlines()
        self.statements = [node for node in ast.walk(self.tree) if isinstance(node, ast.stmt)]
        self.run_later = {
            inner for node in self.statements if isinstance(node, ast.FunctionDef) for inner in ast.walk(node)
        }
        self.docs = dict(docstrings(self.tree))
        for line, key in remarks(source):
            if key in keys:
                self.add(line, key)

    def add(self, line: int, key: str) -> None:
        """Find what a remark is about."""
        owner: ast.AST | None = self.docs.get(line) or self.statement_at(line)
        if isinstance(owner, ast.FunctionDef):
            self.inside.setdefault(owner, []).append(key)
        elif isinstance(owner, ast.ClassDef):
            for method in owner.body:
                if isinstance(method, ast.FunctionDef) and method.name not in ("__init__", "copy"):
                    self.inside.setdefault(method, []).append(key)
        elif isinstance(owner, ast.stmt) and owner in self.run_later:
            self.before.setdefault(owner, []).append(key)
        elif isinstance(owner, (ast.Assign, ast.AnnAssign)):
            for each in self.block(owner) if self.stands_alone(line) else [owner]:
                for name in names_set(each):
                    self.constants.setdefault(name, []).append(key)

    def stands_alone(self, line: int) -> bool:
        """Whether there is nothing but a remark on a line."""
        return self.lines[line - 1].lstrip().startswith("#")

    def statement_at(self, line: int) -> ast.stmt | None:
        """The innermost statement of a line; for a line of its own, or one that only begins a block, the next one."""
        if self.stands_alone(line) or BRANCH.match(self.lines[line - 1]):
            below = [node for node in self.statements if first_line(node) > line]
            return min(below, key=first_line, default=None)
        around = [node for node in self.statements if first_line(node) <= line <= (node.end_lineno or 0)]
        return min(around, key=lambda node: (node.end_lineno or 0) - first_line(node), default=None)

    def block(self, first: ast.stmt) -> Iterator[ast.stmt]:
        """A statement of the module and those that follow it without an empty line."""
        end = first.lineno - 1
        for node in self.tree.body:
            if node.lineno == end + 1:
                yield node
                end = node.end_lineno or end

    def probed(self, constants: dict[str, list[str]]) -> ast.Module:
        """The tree with its probes; ``constants`` are those of the whole game."""
        for node in self.statements:
            if node in self.run_later and not isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                used = [key for name in own_names(node) for key in constants.get(name, [])]
                if used:
                    self.before.setdefault(node, []).extend(used)
        for node in ast.walk(self.tree):
            for field in ("body", "orelse", "finalbody"):
                if isinstance(body := getattr(node, field, None), list):
                    setattr(node, field, self.with_probes(node, body) if field == "body" else self.each(body))
        return ast.fix_missing_locations(self.tree)

    def with_probes(self, owner: ast.AST, body: list[ast.stmt]) -> list[ast.stmt]:
        """A body with its probes; that of a function itself stands behind the docstring."""
        found = self.each(body)
        if isinstance(owner, ast.FunctionDef) and owner in self.inside:
            found.insert(1 if ast.get_docstring(owner) is not None else 0, probe(self.inside[owner], body[0]))
        return found

    def each(self, body: list[ast.stmt]) -> list[ast.stmt]:
        """Statements, each behind its probe."""
        found: list[ast.stmt] = []
        for node in body:
            if node in self.before:
                found.append(probe(self.before[node], node))
            found.append(node)
        return found


def names_set(node: ast.stmt) -> list[str]:
    """The names that an assignment sets."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def first_line(node: ast.stmt) -> int:
    """Where a statement begins, its decorators counted in."""
    marks = getattr(node, "decorator_list", [])
    return min([node.lineno, *[mark.lineno for mark in marks]])


def docstrings(tree: ast.Module) -> Iterator[tuple[int, Owner]]:
    """The lines of all docstrings, each with what it describes."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.Module)) and ast.get_docstring(node) is not None:
            text = node.body[0]
            for line in range(text.lineno, (text.end_lineno or text.lineno) + 1):
                yield line, node


def used_in(tree: ast.AST) -> set[str]:
    """All names that are used somewhere."""
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    return names | {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


def own_names(node: ast.AST) -> Iterator[str]:
    """The names that a statement itself uses, not those within it."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt):
            continue
        if isinstance(child, ast.Name):
            yield child.id
        elif isinstance(child, ast.Attribute):
            yield child.attr
        yield from own_names(child)


def probe(keys: list[str], where: ast.stmt) -> ast.stmt:
    """A statement that notes rules."""
    call = ast.Call(ast.Name(PROBE, ast.Load()), [ast.Constant(key) for key in dict.fromkeys(keys)], [])
    return ast.copy_location(ast.Expr(call), where)


class Loader(importlib.machinery.SourceFileLoader):
    """Loads a module of the game with its probes."""

    def get_code(self, fullname: str) -> CodeType:
        """Compile the source with its probes; never from the cache."""
        path = Path(self.path)
        return compile(Finder.probes[path].probed(Finder.constants), str(path), "exec")


class Finder(importlib.abc.MetaPathFinder):
    """Finds the modules of one game for the loader above."""

    name = ""
    probes: dict[Path, Probes] = {}
    constants: dict[str, list[str]] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """The module as the path has it, with the loader above."""
        if not fullname.startswith(self.name):
            return None
        spec = importlib.machinery.PathFinder.find_spec(fullname, path)
        if spec is not None and isinstance(spec.loader, importlib.machinery.SourceFileLoader):
            spec.loader = Loader(spec.loader.name, spec.loader.path)
        return spec


# -- what lies in the engine's objects ---------------------------------------------------------------------------------


class Watcher:
    """A plugin of pytest: runs the tests that name a rule, and notes which rules each of them touches."""

    def __init__(self, game: str, keys: set[str]) -> None:
        self.package = f"undertow.games.{game}"
        self.keys = keys
        self.beginnings = tuple({beginning(key) for key in keys})
        self.now: set[str] = set()
        self.touched: dict[str, set[str]] = {}  # by test
        self.failed: list[str] = []

    def note(self, *keys: str) -> None:
        """A line that cites these rules runs."""
        self.now.update(keys)

    def install(self) -> None:
        """Load the game with its probes and watch its objects."""
        if self.package in sys.modules:
            raise RuntimeError(f"{self.package} was loaded without probes")
        folder = ROOT / "src" / self.package.replace(".", "/")
        Finder.name = self.package
        Finder.probes = {path: Probes(path.read_text("utf-8"), self.keys) for path in sorted(folder.rglob("*.py"))}
        Finder.constants = {}
        for probes in Finder.probes.values():
            for name, keys in probes.constants.items():
                Finder.constants.setdefault(name, []).extend(keys)
        setattr(builtins, PROBE, self.note)
        sys.meta_path.insert(0, Finder())
        game = importlib.import_module(self.package).GAME
        self.watch_steps()
        self.watch_guards()
        self.watch_state([kind.rule for kind in game.kinds.all])
        self.watch_programs()
        self.watch_tiles()

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        """Leave only the tests that name a rule."""
        items[:] = [item for item in items if item.originalname.startswith(self.beginnings)]

    def pytest_runtest_setup(self, item: Any) -> None:
        """A test begins; what it reads itself counts."""
        self.now.clear()
        tree = ast.parse(inspect.cleandoc("\n" + inspect.getsource(item.function)))
        for name in used_in(tree):
            self.note(*Finder.constants.get(name, []))

    def pytest_runtest_logreport(self, report: Any) -> None:
        """A test has run: what it touched counts if it passed."""
        if report.when == "call" and report.passed:
            file, _, name = report.nodeid.rpartition("::")
            test = f"{Path(file).name}::{name.partition('[')[0]}"
            self.touched.setdefault(test, set()).update(self.now)
        elif report.failed:
            self.failed.append(report.nodeid)

    def watched(self, method: Callable[..., Any], rules_of: Callable[..., Sequence[str]]) -> Callable[..., Any]:
        """A method that notes rules, which follow from its arguments and, last of them, its answer."""

        def noting(*args: Any) -> Any:
            answer = method(*args)
            self.note(*rules_of(*args, answer))
            return answer

        noting.__name__ = method.__name__
        return noting

    def watch_steps(self) -> None:
        """Note which steps are carried out."""
        for kind in subclasses(Procedure, self.package):
            if "steps" in kind.__dict__:
                for place, (rule, method) in enumerate(zip(kind.rules, kind.steps, strict=True)):
                    kind.steps[place] = self.watched(method, lambda *_, rule=rule: [rule])

    def watch_guards(self) -> None:
        """Note which guards forbid something."""
        for kind in subclasses(Guard, self.package):
            if "forbids" in kind.__dict__:
                kind.forbids = self.watched(kind.forbids, lambda guard, *rest: [guard.rule] if rest[-1] else [])
            if "allowed" in kind.__dict__:
                kind.allowed = self.watched(
                    kind.allowed, lambda guard, table, seat, moves, left: [guard.rule] if len(left) < len(moves) else []
                )

    def watch_state(self, rules: list[str]) -> None:
        """Note what is told and what is asked."""
        State.tell = self.watched(State.tell, lambda state, kind, *_: [rules[kind]])  # type: ignore[method-assign]
        State.tell_to = self.watched(  # type: ignore[method-assign]
            State.tell_to, lambda state, audience, kind, *_: [rules[kind]]
        )
        asked: Callable[..., list[str]] = lambda state, seat, question, *_: [question.rule]  # noqa: E731
        State.ask = self.watched(State.ask, asked)  # type: ignore[method-assign]
        State.ask_sealed = self.watched(State.ask_sealed, asked)  # type: ignore[method-assign]
        Question.answers = self.watched(  # type: ignore[method-assign]
            Question.answers, lambda question, *_: [question.rule]
        )

    def watch_programs(self) -> None:
        """Note which cards that are programs are carried out; a game without such has none."""
        try:
            names = importlib.import_module(f"{self.package}.cards.programs").NAMES
            effects = importlib.import_module(f"{self.package}.procedures.effects").Effects
        except ModuleNotFoundError:
            return
        rules = [name.partition(" ")[0] for name in names]
        carried_out: Callable[..., list[str]] = lambda frame, *_: [rules[frame.program]]  # noqa: E731
        effects.steps[:] = [self.watched(method, carried_out) for method in effects.steps]

    def watch_tiles(self) -> None:
        """Note which tiles are counted; a game without such has none."""
        try:
            tiles = importlib.import_module(f"{self.package}.cards.locations").LOCATIONS
        except ModuleNotFoundError:
            return
        for tile in tiles:
            tile.worth = self.watched(tile.worth, lambda *_, rule=tile.rule: [rule])


def beginning(key: str) -> str:
    """How the name of a rule's test begins: ``test_exploring_1_…`` is no test of ``exploring.10``."""
    return "test_" + key.replace(".", "_") + "_"


def watch(game: str) -> tuple[dict[str, list[str]], list[str]]:
    """Run the tests of a game that name a rule: the rules that each of them touches, and those that failed."""
    import pytest

    rules = ROOT / "src" / "undertow" / "games" / game / "rules.toml"
    watcher = Watcher(game, set(parsed(rules.read_text("utf-8"))))
    watcher.install()
    options = ["-q", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not night"]
    if pytest.main([*options, str(ROOT / "tests" / "games" / game)], plugins=[watcher]) > 1:
        raise SystemExit(f"{game}: the tests could not be run")
    return {test: sorted(keys) for test, keys in sorted(watcher.touched.items())}, watcher.failed


def touched(games: Sequence[str]) -> dict[str, dict[str, list[str]]]:
    """The rules that each test of each game touches; games are watched side by side, each in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        running = []
        for game in games:
            with (Path(folder) / f"{game}.txt").open("w") as said:
                command = [sys.executable, __file__, game, str(Path(folder) / game)]
                running.append(subprocess.Popen(command, stdout=said, stderr=said))
        for game, process in zip(games, running, strict=True):
            if process.wait() != 0:
                print((Path(folder) / f"{game}.txt").read_text("utf-8"))
                raise SystemExit(f"{game}: not all tests pass, so nothing is proven")
        return {game: json.loads((Path(folder) / game).read_text("utf-8")) for game in games}


def main() -> int:
    """Watch one game; the second argument names the file for what was found."""
    found, failed = watch(sys.argv[1])
    Path(sys.argv[2]).write_text(json.dumps(found), "utf-8")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
