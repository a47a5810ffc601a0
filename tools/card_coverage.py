"""Write docs/card-coverage/<game>.md: every card, what it can do, and the tests that play it.

    python tools/card_coverage.py            play the tests that name a card, watch them, write the pages
    python tools/card_coverage.py --check    fail on a hole, or where a page is out of date; plays nothing
    python tools/card_coverage.py GAME       one game alone

A test is a card's if its name begins with the card's rule. What a card can do is read from the engine: the programs it
is made of (both options, success, failure, partial success), every instruction in them that may be left out, the steps
bound to its rule, its guards, its questions with two answers. What of that happens is seen while the card's own tests
run, so no name can claim it. A part that happens in none of them is a hole, and so is a card without a test. Cards that
are expressions of verbs are taken apart instead: a test covers a part if it fails without it
(``taking_apart.py``, and the game's ``halves.py``).

The check compares what does not need the tests: cards and parts against the page, and whether the tests have changed
since they were watched.
"""

from __future__ import annotations

import ast
import gc
import hashlib
import importlib
import inspect
import sys
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

from taking_apart import Part, loaded, watch_halves
from undertow.kernel.decision import Guard, Only, Question
from undertow.kernel.flow import ASK, Procedure
from undertow.kernel.state import State

SHOWN = 3  # tests of one part that the page names
UNSEEN = "**nothing**"
WAITS = "waits for"  # how a part begins that cannot be shown before something else is built


def cards_of(game: str) -> dict[str, list[str]]:
    """The rules of all cards, each with the cards it stands on, deck by deck."""
    catalogue = importlib.import_module(f"undertow.games.{game}.catalogue")
    found: dict[str, list[str]] = {}
    for card in catalogue.cards():
        name = f"{card['noun']} {card['index']}"
        for rule in (card["rule"], card["facts"].get("unmasked")):
            if rule:
                found.setdefault(rule, []).append(name)
    return found


# -- what a card can do ------------------------------------------------------------------------------------------------


class Parts:
    """Everything the cards of a game can do, found in the engine as it is loaded."""

    def __init__(self, game: str) -> None:
        self.package = f"undertow.games.{game}"
        self.cards = cards_of(game)
        self.program_of: dict[int, tuple[str, str]] = {}  # by number: the card, and which of its programs
        self.instructions: list[list[Any]] = []
        self.all: dict[Part, list[str]] = {}  # a part, and what must be seen of it
        self.add_programs()
        for kind in procedures(self.package):
            for rule, method in zip(kind.rules, kind.steps, strict=True):
                self.add(rule, f"step {kind.__name__}: {words(method.__name__)}")
        for kind in subclasses(Guard, self.package):
            self.add(kind.rule, f"guard {kind.__name__}")
        for question in questions():
            for answer in two_answers(question):
                self.add(question.rule, f"question {question.key}: {answer}")

    def add(self, rule: str, what: str) -> None:
        """Note a part of a card."""
        if rule in self.cards:
            self.all.setdefault((rule, what), [what])

    def add_programs(self) -> None:
        """What is printed as a list of instructions; a game without such lists has none."""
        try:
            names = importlib.import_module(f"{self.package}.cards.programs").NAMES
            self.instructions = importlib.import_module(f"{self.package}.procedures.effects").INSTRUCTIONS
        except ModuleNotFoundError:
            return
        for number, instructions in enumerate(self.instructions):
            rule, _, which = names[number].partition(" ")
            if rule not in self.cards:
                continue
            which = words(which) or "effect"
            self.program_of[number] = (rule, which)
            text = ", ".join(type(instruction).__name__ for instruction in instructions) or "nothing"
            self.all[rule, f"{which}: {text}"] = [which, *[f"{which} {place}" for place in range(len(instructions))]]
            for place, instruction in enumerate(instructions):
                if may_be_left_out(type(instruction)):
                    for way in ("goes on", "leaves out"):
                        seen = f"{which} {place} {way}"
                        self.all[rule, f"{which}, {place + 1} {type(instruction).__name__}: {way}"] = [seen]


def subclasses(kind: type[Any], package: str) -> list[type[Any]]:
    """All classes below one, of a game, each once and in a fixed order."""
    found: dict[str, type[Any]] = {}
    below = kind.__subclasses__()
    while below:
        each = below.pop()
        below += each.__subclasses__()
        if each.__module__.startswith(package):
            found[f"{each.__module__}.{each.__qualname__}"] = each
    return [found[name] for name in sorted(found)]


def procedures(package: str) -> list[type[Any]]:
    """The procedures of a game that have steps of their own."""
    return [each for each in subclasses(Procedure, package) if "steps" in each.__dict__]


def questions() -> list[Question]:
    """All questions, by key."""
    found = [each for each in gc.get_objects() if issubclass(type(each), Question)]  # a dead proxy has no class to ask
    return sorted(found, key=lambda question: (question.key, question.rule))


def two_answers(question: Question) -> list[str]:
    """The two sides of a question that has two: yes and no, the first and the second, something and nothing."""
    if len(question.fixed) == 2:
        return ["first answer", "second answer"]
    declining = [each for each in question.choices if isinstance(each, Only) and len(each.moves) == 1]
    return ["something", "nothing"] if len(declining) == 1 and len(question.choices) > 1 else []


def side(question: Question, move: int) -> str:
    """Which side of a question a move takes."""
    answers = two_answers(question)
    if not answers:
        return ""
    if len(question.fixed) == 2:
        return answers[question.fixed.index(move)]
    return answers[any(isinstance(each, Only) and each.moves == [move] for each in question.choices)]


@cache
def may_be_left_out(instruction: type[Any]) -> bool:
    """Whether an instruction decides if those after it are carried out."""
    tree = ast.parse(inspect.cleandoc("\n" + inspect.getsource(instruction.do)))
    return any(
        isinstance(node, ast.Attribute) and node.attr == "skip"
        for branch in ast.walk(tree)
        if isinstance(branch, ast.If)
        for node in ast.walk(branch)
    )


def words(name: str) -> str:
    """A name as people write it."""
    return name.replace("_", " ")


# -- watching the tests ------------------------------------------------------------------------------------------------


class Watcher:
    """A plugin of pytest: runs the tests that name a card, and notes what happens while each runs."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.now: set[Part] = set()
        self.seen: dict[str, set[Part]] = {}
        self.failed = 0
        self.watch_instructions()
        self.watch_steps()
        self.watch_guards()
        self.watch_answers()

    def note(self, rule: str, what: str) -> None:
        """Something of a card has happened."""
        self.now.add((rule, what))

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        """Leave only the tests of cards."""
        items[:] = [item for item in items if card_of(item.originalname, self.parts.cards)]

    def pytest_runtest_setup(self, item: Any) -> None:
        """A test begins."""
        self.now = set()

    def pytest_runtest_logreport(self, report: Any) -> None:
        """A test has run: what happened counts if it passed."""
        if report.when == "call":
            name = report.nodeid.rsplit("::", 1)[1].partition("[")[0]
            self.seen.setdefault(name, set())
            if report.passed:
                self.seen[name] |= self.now
            self.failed += report.failed

    def watch_instructions(self) -> None:
        """Note which instructions of which program are carried out, and whether they leave out the next ones."""
        for kind in {type(instruction) for instructions in self.parts.instructions for instruction in instructions}:
            kind.do = self.watched_order(kind.do)
        if self.parts.instructions:
            effects = importlib.import_module(f"{self.parts.package}.procedures.effects").Effects
            effects.steps[:] = [self.watched_program(method) for method in effects.steps]

    def watched_program(self, method: Callable[..., int]) -> Callable[..., int]:
        """The carrying out of a program, be it empty."""

        def watched(frame: Any, table: Any, move: int) -> int:
            if frame.program in self.parts.program_of:
                self.note(*self.parts.program_of[frame.program])
            return method(frame, table, move)

        return watched

    def watched_order(self, do: Callable[..., int]) -> Callable[..., int]:
        """An instruction that is watched; it counts once it need not ask any more."""

        def watched(instruction: Any, table: Any, frame: Any, move: int) -> int:
            place = frame.place
            outcome = do(instruction, table, frame, move)
            if outcome != ASK and frame.program in self.parts.program_of:
                rule, which = self.parts.program_of[frame.program]
                self.note(rule, f"{which} {place}")
                self.note(rule, f"{which} {place} {'goes on' if frame.place == place else 'leaves out'}")
            return outcome

        return watched

    def watch_steps(self) -> None:
        """Note which steps are carried out."""
        for kind in procedures(self.parts.package):
            for number, (rule, method) in enumerate(zip(kind.rules, kind.steps, strict=True)):
                if rule in self.parts.cards:
                    kind.steps[number] = self.watched_step(method, rule, f"step {kind.__name__}: ")

    def watched_step(self, method: Callable[..., int], rule: str, what: str) -> Callable[..., int]:
        """A step that is watched."""
        name = what + words(method.__name__)

        def watched(frame: Any, table: Any, move: int) -> int:
            outcome = method(frame, table, move)
            if outcome != ASK:
                self.note(rule, name)
            return outcome

        watched.__name__ = method.__name__
        return watched

    def watch_guards(self) -> None:
        """Note which guards forbid something."""
        for kind in subclasses(Guard, self.parts.package):
            if "forbids" in kind.__dict__:
                kind.forbids = self.watched_guard(kind.forbids)
            if "allowed" in kind.__dict__:
                kind.allowed = self.watched_hot_guard(kind.allowed)

    def watched_guard(self, forbids: Callable[..., bool]) -> Callable[..., bool]:
        """A guard that is watched."""

        def watched(guard: Any, table: Any, seat: int, move: int) -> bool:
            forbidden = forbids(guard, table, seat, move)
            if forbidden:
                self.note(guard.rule, f"guard {type(guard).__name__}")
            return forbidden

        return watched

    def watched_hot_guard(self, allowed: Callable[..., list[int]]) -> Callable[..., list[int]]:
        """A guard that looks at all moves in one go."""

        def watched(guard: Any, table: Any, seat: int, moves: list[int]) -> list[int]:
            left = allowed(guard, table, seat, moves)
            if len(left) < len(moves):
                self.note(guard.rule, f"guard {type(guard).__name__}")
            return left

        return watched

    def watch_answers(self) -> None:
        """Note how questions are answered."""
        play = State.play

        def watched(state: State, move: int) -> None:
            question, legal = state.asking, move in state.legal
            play(state, move)
            if legal:
                self.note(question.rule, f"question {question.key}: {side(question, move)}")

        State.play = watched  # type: ignore[method-assign]


def watch(game: str, parts: Parts) -> tuple[dict[Part, list[str]], int]:
    """Run the tests of a game's cards: what of which card happens in which of its tests, and how many tests failed."""
    import pytest

    watcher = Watcher(parts)
    options = ["-q", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist"]
    if pytest.main([*options, str(ROOT / "tests" / "games" / game)], plugins=[watcher]) > 1:
        raise SystemExit(f"{game}: the tests could not be run")
    found: dict[Part, list[str]] = {}
    for name, seen in sorted(watcher.seen.items()):
        rule = card_of(name, parts.cards)
        for part, needed in parts.all.items():
            if part[0] == rule and any((rule, each) in seen for each in needed):
                found.setdefault(part, []).append(name)
    for part, needed in parts.all.items():  # all instructions of a program, not each in the same test
        tests = [name for name in watcher.seen if card_of(name, parts.cards) == part[0]]
        if not all(any((part[0], each) in watcher.seen[name] for name in tests) for each in needed):
            found.pop(part, None)
    return found, watcher.failed


# -- the page ----------------------------------------------------------------------------------------------------------


def card_of(test: str, rules: Iterable[str]) -> str:
    """The card that a test names; "" where it names none. The longest rule is meant."""
    return max((rule for rule in rules if test.startswith(beginning(rule))), key=len, default="")


@cache
def beginning(rule: str) -> str:
    """How the name of a rule's test begins."""
    return "test_" + rule.replace(".", "_").replace("-", "_") + "_"


def tests_of(game: str, rules: Iterable[str], modules: Iterable[str] = frozenset()) -> tuple[dict[str, list[str]], str]:
    """The tests of every card, by name, and a fingerprint of all of them, and of all tests of some modules."""
    found: dict[str, list[str]] = {}
    seal = hashlib.sha256()
    for path in sorted((ROOT / "tests" / "games" / game).glob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            if rule := card_of(node.name, rules):
                found.setdefault(rule, []).append(node.name)
            if rule or path.stem in modules:
                seal.update(ast.dump(node).encode())
    return {rule: sorted(names) for rule, names in found.items()}, seal.hexdigest()[:16]


def shown(rule: str, tests: list[str], most: int) -> str:
    """Tests of a card as sentences."""
    texts = [words(name.removeprefix(beginning(rule)).removeprefix("test_")) for name in tests[:most]]
    return "<br>".join(texts + ([f"and {len(tests) - most} more"] if len(tests) > most else []))


def page(game: str, parts: Parts, cells: dict[Part, str]) -> tuple[str, list[str]]:
    """The page of a game, and its holes. ``cells``: for each part the tests in which it happens."""
    tests, seal = tests_of(game, parts.cards, getattr(parts, "modules", frozenset()))
    unnamed = getattr(parts, "unnamed", frozenset())
    holes: list[str] = []
    lines = [
        f"# Card coverage: {game}",
        "",
        "Generated by `python tools/card_coverage.py`, which runs the tests of every card and watches what happens; do "
        "not edit.",
        "",
        "The first line of a card counts its tests (a test's name begins with the rule); the lines below it say what "
        "the card can do, and in which of its tests that happens.",
        "",
        "| Card | What | Tests |",
        "|---|---|---|",
    ]
    for rule, names in parts.cards.items():
        own = tests.get(rule, [])
        shared = "" if len(names) == 1 else f"{len(names)} cards"
        mine = [part for part in parts.all if part[0] == rule]
        waits = mine and all(cells.get(part, UNSEEN).startswith(WAITS) for part in mine)
        if not own and not waits and rule not in unnamed:
            holes.append(f"{rule}: no test's name begins with it")
        lines.append(f"| `{rule}` | {shared} | {len(own) if mine else shown(rule, own, SHOWN)} |")
        for part in mine:
            cell = cells.get(part, UNSEEN)
            if cell == UNSEEN:
                holes.append(f"{rule}: in no test of it happens: {part[1]}")
            lines.append(f"| | {part[1]} | {cell} |")
    count = sum(len(names) for names in parts.cards.values())
    waiting = [part for part in parts.all if cells.get(part, UNSEEN).startswith(WAITS)]
    wait = f" ({len(waiting)} wait)" if waiting else ""
    lines += [
        "",
        f"{count} cards, {len(parts.all)} parts{wait}, {len(holes)} holes, {sum(map(len, tests.values()))} tests.",
        "",
        f"Watched: `{seal}`",
        "",
    ]
    return "\n".join(lines), holes


def cells_on(text: str) -> dict[Part, str]:
    """What a page says about every part."""
    found: dict[Part, str] = {}
    rule = ""
    for line in text.splitlines():
        if line.startswith("| `"):
            rule = line.split("`")[1]
        elif line.startswith("| | "):
            what, cell = line.removeprefix("| | ").removesuffix(" |").split(" | ", 1)
            found[rule, what] = cell
    return found


def games() -> list[str]:
    """The games that are named, or all whose cards are catalogued or are expressions of verbs."""
    named = [word for word in sys.argv[1:] if not word.startswith("-")]
    found = []
    for package in sorted((ROOT / "src" / "undertow" / "games").iterdir()):
        if (package / "catalogue.py").exists() or has_halves(package.name):
            found.append(package.name)
    return [game for game in found if not named or game in named]


def has_halves(game: str) -> bool:
    """Whether the cards of a game are expressions of verbs: then its tests know how to take them apart."""
    return (folder_of(game) / "halves.py").exists()


def folder_of(game: str) -> Path:
    """Where a game's tests lie."""
    return ROOT / "tests" / "games" / game


def halves_of(game: str) -> Any:
    """The module that takes the cards of a game apart."""
    return loaded(f"halves_of_{game}", folder_of(game) / "halves.py")


def parts_of(game: str) -> Any:
    """Everything that the cards of a game can do."""
    importlib.import_module(f"undertow.games.{game}")
    if has_halves(game):
        return halves_of(game).Halves()
    return Parts(game)


def watched(game: str, parts: Any) -> tuple[dict[Part, str], int]:
    """What the page says of each part, from the tests as they run, and how many tests failed."""
    if has_halves(game):
        found, failed = watch_halves(parts, folder_of(game), card_of)
        return {part: shown(part[0], tests, SHOWN) for part, tests in found.items()} | parts.waiting, failed
    found, failed = watch(game, parts)
    return {part: shown(part[0], tests, SHOWN) for part, tests in found.items()}, failed


def main() -> int:
    """Write or check all pages."""
    check = "--check" in sys.argv
    bad = 0
    for game in games():
        parts = parts_of(game)
        target = ROOT / "docs" / "card-coverage" / f"{game}.md"
        if check:
            written = target.read_text("utf-8") if target.exists() else ""
            text, holes = page(game, parts, cells_on(written))
            if text != written:
                bad += 1
                print(f"{target.relative_to(ROOT)} is out of date: run python tools/card_coverage.py")
        else:
            cells, failed = watched(game, parts)
            bad += failed
            text, holes = page(game, parts, cells)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, "utf-8")
        for hole in holes:
            print(f"{game}: {hole}")
        bad += len(holes)
        print(f"{game}: {len(holes)} holes")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
