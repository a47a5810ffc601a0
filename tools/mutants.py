"""Take away one guard or one effect at a time, and see whether a test notices.

    python tools/mutants.py [GAME]            every mutant that has no outcome yet
        --jobs 2                              so many at a time
        --sample 100                          only so many, taken evenly over all
        --only procedures/rooms.py            only those of a file
        --survivors                           only those that nothing killed the last time
        --new                                 only those that were never run
        --again                               all of them again
        --tests FILE,FILE                     only what nothing has killed yet, with the tests of these files alone
        --page                                only the page, from the outcomes so far

A mutant is the engine without one of these: a guard; one guard of one choice; a statement in a step or in what it calls
that changes the table; all that an instruction does; one instruction of one card. A test that fails or does not end
kills it. A mutant that nothing kills is a hole in the tests, or makes no difference: docs/mutants.md lists them, with
the reason from docs/mutants-reasons.toml where there is one. Fails while there is a hole.

How it is quick: all mutants are compiled in at once, each behind a switch. The tests run once, and every switch notes
which tests come by; that is kept while the engine and the test stay as they are. Then each mutant gets a fork of this
process, with everything loaded, in which only those tests run, the likeliest first, until one fails. Outcomes are kept
in .mutants/; a killed mutant is tried again when its file has changed or its test is gone, a survivor when any test has
changed. Needs a system that can fork.
"""

from __future__ import annotations

import argparse
import ast
import builtins
import gc
import hashlib
import importlib
import importlib.abc
import importlib.machinery
import json
import os
import resource
import select
import signal
import sys
import tomllib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, process_time
from types import CodeType, ModuleType
from typing import Any

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src"
sys.path.insert(0, str(SRC))

PAGE = ROOT / "docs" / "mutants.md"
REASONS = ROOT / "docs" / "mutants-reasons.toml"
RULES = (  # what the rules are in; the rest shows or plays the game
    "state.py",
    "legal.py",
    "procedures",
    "cards",
    *("known.py", "missions.py", "needles.py", "people.py", "sensed.py", "shown.py"),  # Alone
    *("chart.py", "elders.py", "foes.py", "ship.py", "tales.py"),  # The Everrain
)
NO_EFFECT = (
    "__init__",
    "__init_subclass__",
    "copy",
    "copied",
    "set_up",
    "candidates",
    "forbids",
    "allowed",
    "details",
    "prepare",
    "redeal",
    "reaction",
)
NO_RULE_TESTS = ("thumb", "terminal", "screen")  # test files that play or show whole games
SLOW = 2.0  # seconds of the processor from which a test is left out: it plays whole games, and every mutant would wait
FLOW = ("ask", "ask_sealed", "go_on", "go_to", "collect", "invite", "order", "act", "at_the_step_of", "add_legal")
ROOTS = ("table", "self", "frame", "t", "state")  # what a statement must begin with to be an effect
PARTS = ("memory", "ship", "giver", "taker", "raider", "beast", "storm", "cargo")  # or with a part of the table
ALIASES = ("pile", "hand", "own", "known", "check", "roll", "several", "other", "card")  # which other names stand for
MEMORY = 1 << 30  # that a mutant may take on top
PATIENCE = 3.0  # seconds of the processor for a test that is quick without the mutant
SWITCH = "__kept__"


class Mutant:
    """One thing that can be taken away."""

    def __init__(self, kind: str, file: str, line: int, where: str, what: str, rule: str = "") -> None:
        self.kind = kind
        self.file = file  # within the game's package
        self.line = line
        self.where = where
        self.what = what
        self.rule = rule
        self.key = f"{file} {where}: {what}"
        self.number = -1
        self.apply: Callable[[], None] = lambda: None  # besides the switch
        self.tests: list[int] = []  # that come by


MUTANTS: list[Mutant] = []


def add(mutant: Mutant) -> Mutant:
    """Number a mutant; a second one of the same text gets a number in its key."""
    mutant.number = len(MUTANTS)
    same = sum(1 for other in MUTANTS if other.key.partition(" #")[0] == mutant.key)
    if same:
        mutant.key += f" #{same + 1}"
    MUTANTS.append(mutant)
    return mutant


# -- statements: a switch before each ----------------------------------------------------------------------------------


class Switches(ast.NodeTransformer):
    """Puts a switch before every statement that changes the table."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.names: list[str] = []
        self.functions: list[ast.FunctionDef] = []
        self.rule = ""

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """Remember whose methods follow."""
        self.names.append(node.name)
        self.generic_visit(node)
        self.names.pop()
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """A switch for the whole of an instruction, and for what stands in any function."""
        if node.name in NO_EFFECT:
            return node
        self.names.append(node.name)
        self.functions.append(node)
        before, self.rule = self.rule, step_rule(node) or self.rule
        is_instruction = node.name == "do" and len(self.names) == 2 and has_effect(node)
        whole = self.new(node, "instruction", "all of it") if is_instruction else None
        self.generic_visit(node)
        if whole is not None:
            leave = ast.parse(f"if not {SWITCH}({whole.number}): return 0").body[0]
            at = 1 if ast.get_docstring(node) else 0
            node.body.insert(at, place_at(leave, node.body[at]))
        self.rule = before
        self.functions.pop()
        self.names.pop()
        return node

    def new(self, node: ast.stmt, kind: str, what: str) -> Mutant:
        """A mutant of this place."""
        return add(Mutant(kind, self.file, node.lineno, ".".join(self.names), what, self.rule))

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        """A call that changes the table."""
        is_effect = is_effect_call(node.value) or is_given_a_part(node.value)
        return self.switched(node) if self.functions and is_effect else node

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        """Something of the table is set."""
        return self.switched(node) if self.functions and all(map(is_place, node.targets)) else node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        """Something of the table is counted up or down."""
        is_list = isinstance(node.target, ast.Name) and node.target.id in ("pile", "hand")
        return self.switched(node) if self.functions and (is_list or is_place(node.target)) else node

    def visit_Delete(self, node: ast.Delete) -> ast.AST:
        """Something of the table is deleted."""
        return self.switched(node) if self.functions and all(map(is_place, node.targets)) else node

    def visit_Return(self, node: ast.Return) -> ast.AST:
        """A step or an instruction ends with a call that changes the table."""
        carried = self.functions and (step_rule(self.functions[-1]) or self.functions[-1].name in ("do", "react"))
        if not carried or node.value is None or not is_effect_call(node.value):
            return node
        mutant = self.new(node, "statement", short(node))
        value = ast.parse(f"0 if not {SWITCH}({mutant.number}) else None", mode="eval").body
        assert isinstance(value, ast.IfExp)
        value.orelse = node.value
        node.value = place_at(value, node.value)
        return node

    def switched(self, node: ast.stmt) -> ast.AST:
        """The statement behind a switch."""
        what = short(node)
        if what.startswith(("self.pc", "super()")):
            return node
        mutant = self.new(node, "event" if ".tell" in what.partition("(")[0] else "statement", what)
        guard = ast.parse(f"if {SWITCH}({mutant.number}): pass").body[0]
        assert isinstance(guard, ast.If)
        place_at(guard, node)
        guard.body = [node]
        return guard


def place_at(new: Any, old: ast.AST) -> Any:
    """Give a new node, and all in it, the place of an old one."""
    for node in ast.walk(new):
        ast.copy_location(node, old)
    return new


def step_rule(node: ast.FunctionDef) -> str:
    """The rule a step is bound to."""
    for each in node.decorator_list:
        if isinstance(each, ast.Call) and isinstance(each.func, ast.Name) and each.func.id == "step":
            return str(ast.literal_eval(each.args[0]))
    return ""


def root(node: ast.expr) -> str:
    """The name with which ``table.hands[seat].pop`` begins."""
    while isinstance(node, (ast.Attribute, ast.Subscript, ast.Call)):
        node = node.func if isinstance(node, ast.Call) else node.value
    return node.id if isinstance(node, ast.Name) else ""


def is_place(node: ast.expr) -> bool:
    """Whether something of the table or of a frame is assigned to."""
    if isinstance(node, ast.Tuple):
        return all(map(is_place, node.elts))
    return isinstance(node, (ast.Attribute, ast.Subscript)) and root(node) in (*ROOTS, *PARTS, *ALIASES)


def is_effect_call(node: ast.expr) -> bool:
    """Whether a call may change the table: a method of it, or a function that is given it."""
    if not isinstance(node, ast.Call):
        return False
    if isinstance(node.func, ast.Attribute) and (node.func.attr in FLOW or root(node.func) in (*ROOTS, *ALIASES)):
        return node.func.attr not in FLOW
    return any(isinstance(arg, ast.Name) and arg.id in (*ROOTS, *PARTS) for arg in node.args)


def is_given_a_part(node: ast.expr) -> bool:
    """Whether a call, whose answer nobody takes, is given a list of the table: it changes that list."""
    if not isinstance(node, ast.Call) or (isinstance(node.func, ast.Attribute) and node.func.attr in FLOW):
        return False
    return any(isinstance(arg, (ast.Attribute, ast.Subscript)) and root(arg) in ROOTS for arg in node.args)


def has_effect(node: ast.FunctionDef) -> bool:
    """Whether a function does more than to raise, or to return at once."""
    body = node.body[1:] if ast.get_docstring(node) else node.body
    return not isinstance(body[0], ast.Raise) and not (isinstance(body[0], ast.Return) and is_plain(body[0].value))


def is_plain(node: ast.expr | None) -> bool:
    """Whether an answer is just a name."""
    return node is None or isinstance(node, (ast.Name, ast.Constant))


def short(node: ast.stmt) -> str:
    """A statement in one line."""
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 90 else text[:87] + "..."


class Loader(importlib.machinery.SourceFileLoader):
    """Loads a module of the game with its switches; of ``effects`` it also notes where each program is defined."""

    def get_code(self, fullname: str) -> CodeType:
        """Compile the source with its switches; never from the cache."""
        path = Path(self.path)
        source = path.read_bytes()
        tree = ast.parse(source, str(path))
        file = path.relative_to(Finder.package).as_posix()
        LOADED[file] = hashlib.sha256(source).hexdigest()[:16]
        if file.startswith(RULES):
            tree = ast.fix_missing_locations(Switches(file).visit(tree))
        return compile(tree, str(path), "exec")

    def exec_module(self, module: ModuleType) -> None:
        """Load, and note where programs are defined."""
        super().exec_module(module)
        if module.__name__.endswith(".procedures.effects"):
            define = module.define

            def noted(number: int, instructions: list[Any]) -> None:
                frame = sys._getframe(1)
                while frame.f_back is not None and frame.f_code.co_name != "<module>":
                    frame = frame.f_back
                DEFINED[number] = (frame.f_code.co_filename, frame.f_lineno)
                define(number, instructions)

            module.define = noted  # type: ignore[attr-defined]


DEFINED: dict[int, tuple[str, int]] = {}  # by program that does anything: file and line
LOADED: dict[str, str] = {}  # by file: a fingerprint


class Finder(importlib.abc.MetaPathFinder):
    """Finds the modules of one game for the loader above."""

    package = Path()
    name = ""

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


# -- guards and the instructions of cards: taken out of the lists they stand in ----------------------------------------


def never(*_: Any) -> bool:
    """A guard that forbids nothing."""
    return False


def everything(_: Any, table: Any, seat: int, moves: list[int]) -> list[int]:
    """A guard that allows all moves."""
    return moves


class Nothing:
    """An instruction that does nothing."""

    def do(self, table: Any, frame: Any, move: int) -> int:
        """Nothing."""
        return 0


class Living:
    """The guards and instructions of a loaded game, with what they note while the tests run."""

    def __init__(self, name: str) -> None:
        from undertow.kernel.decision import Choice, Question

        self.name = name
        self.note: Callable[[int], None] = lambda _: None
        self.of_guard: dict[int, list[int]] = {}  # by guard object: mutants
        self.of_order: dict[tuple[int, int, int], list[int]] = {}  # by programs, program and place: mutants
        self.choices = [
            each for each in gc.get_objects() if issubclass(type(each), Choice)
        ]  # a dead proxy has no class
        self.questions = [each for each in gc.get_objects() if issubclass(type(each), Question)]
        self.add_guards()
        self.add_instructions()

    def add_guards(self) -> None:
        """A mutant for every guard, and one for every guard of every choice."""
        entries = []
        for choice in self.choices:
            keys = sorted({each.key for each in self.questions if any(one is choice for one in each.choices)})
            for guards in (choice.whole, choice.each):
                for guard in guards:
                    if type(guard).__module__.startswith(self.name):
                        move = getattr(choice, "move", getattr(choice, "moves", ""))
                        entries.append((place_of(type(guard)), ",".join(keys), str(move), choice, guards, guard))
        entries.sort(key=lambda entry: (*entry[0], entry[1], entry[2], type(entry[3]).__name__))
        classes: dict[type[Any], Mutant] = {}
        for (file, line), keys, move, choice, guards, guard in entries:
            kind = type(guard)
            if kind not in classes:
                classes[kind] = add(Mutant("guard", file, line, kind.__name__, "forbids nothing", kind.rule))
                classes[kind].apply = disarmed(kind)
                self.watch(kind)
            where = f"{keys}: {type(choice).__name__}" + (f" {move}" if move else "")
            mutant = add(Mutant("entry", file, line, kind.__name__, f"not asked in {where}", kind.rule))
            mutant.apply = taken_out(guards, guard)
            self.of_guard.setdefault(id(guard), [classes[kind].number]).append(mutant.number)

    def watch(self, kind: type[Any]) -> None:
        """Let a guard note when it forbids something: only then can a test miss it."""
        for base in kind.__mro__:
            if base.__module__.startswith(self.name):
                if "forbids" in base.__dict__ and base.forbids.__name__ != "watched":
                    base.forbids = self.watched(base.forbids)
                if "allowed" in base.__dict__ and base.allowed.__name__ != "watched":
                    base.allowed = self.watched(base.allowed)

    def watched(self, method: Callable[..., Any]) -> Callable[..., Any]:
        """A method of a guard that notes what it forbids."""

        def watched(guard: Any, table: Any, seat: int, moves: Any) -> Any:
            said = method(guard, table, seat, moves)
            if said is True or (type(moves) is list and len(said) < len(moves)):
                for number in self.of_guard.get(id(guard), ()):
                    self.note(number)
            return said

        return watched

    def add_instructions(self) -> None:
        """A mutant for every instruction of every program."""
        from undertow.kernel.effects import Effect

        try:
            names = importlib.import_module(f"{self.name}.cards.programs").NAMES
            programs = importlib.import_module(f"{self.name}.procedures.effects").INSTRUCTIONS
            self.add_programs(0, names, programs, [DEFINED.get(number, ("", 0)) for number in range(len(names))])
        except ModuleNotFoundError:  # programs of the kernel
            for each in {id(kind.programs): kind.programs for kind in below(Effect, self.name)}.values():
                self.add_programs(id(each), each.names, each.flat, rows(each.names))

    def add_programs(
        self, whose: int, names: list[str], programs: list[list[Any]], places: list[tuple[str, int]]
    ) -> None:
        """A mutant for every instruction of these, and for one that stands on a card twice, once."""
        kinds = set()
        for program, instructions in enumerate(programs):
            twin = names.index(names[program] + "!") if names[program] + "!" in names else -1
            for place, instruction in enumerate(instructions):
                kinds.add(type(instruction))
                if type(instruction).__name__ == "Nothing" or (whose, program, place) in self.of_order:
                    continue
                file, line = places[program]
                what = f"without instruction {place + 1} of {len(instructions)}, {type(instruction).__name__}"
                rule = names[program].partition(" ")[0]
                mutant = add(Mutant("card", file, line, names[program], what, rule))
                taken = [(program, place)]
                if twin >= 0 and (begins := run_of(instructions, programs[twin])) >= 0:
                    taken.append((twin, begins + place))
                mutant.apply = silenced([(programs[number], at) for number, at in taken])
                for number, at in taken:
                    self.of_order.setdefault((whose, number, at), []).append(mutant.number)
        for kind in kinds:
            kind.do = self.watched_order(kind.do)

    def watched_order(self, do: Callable[..., int]) -> Callable[..., int]:
        """An instruction that notes whose it is."""

        def watched(instruction: Any, table: Any, frame: Any, move: int) -> int:
            programs = getattr(frame, "programs", None)
            whose = 0 if programs is None else id(programs)
            for number in self.of_order.get((whose, frame.program, frame.place), ()):
                self.note(number)
            return do(instruction, table, frame, move)

        return watched


def below(kind: type[Any], package: str) -> list[type[Any]]:
    """All classes below one, of a game, in the order of their names."""
    found: set[type[Any]] = set()
    waiting = [kind]
    while waiting:
        more = waiting.pop().__subclasses__()
        waiting += more
        found |= {each for each in more if each.__module__.startswith(package)}
    return sorted(found, key=lambda each: (each.__module__, each.__qualname__))


def rows(names: list[str]) -> list[tuple[str, int]]:
    """Where each program stands: the row of its card, whose name the program's begins with, or where it is defined."""
    found: dict[str, tuple[str, int]] = {}
    for path in sorted(Finder.package.glob("procedures/*.py")) + sorted(Finder.package.glob("cards/*.py")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            for word in line.split('"')[1::2]:
                found.setdefault(word, (path.relative_to(Finder.package).as_posix(), number))
    places = []
    for name in names:
        word = name.removesuffix("!")
        while word not in found:
            word = word.rpartition("-")[0]
        places.append(found[word])
    return places


def run_of(some: list[Any], instructions: list[Any]) -> int:
    """Where instructions of the same kinds stand one behind the other in a program; -1: nowhere."""
    kinds = [type(each) for each in some]
    for first in range(len(instructions) - len(some) + 1):
        if [type(each) for each in instructions[first : first + len(some)]] == kinds:
            return first
    return -1


def place_of(kind: type[Any]) -> tuple[str, int]:
    """File and line of a class."""
    module = sys.modules[kind.__module__]
    path = Path(str(module.__file__))
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            return path.relative_to(Finder.package).as_posix(), node.lineno
    return path.relative_to(Finder.package).as_posix(), 0


def disarmed(kind: type[Any]) -> Callable[[], None]:
    """Let a guard forbid nothing."""

    def apply() -> None:
        kind.forbids, kind.allowed = never, everything

    return apply


def taken_out(guards: list[Any], guard: Any) -> Callable[[], None]:
    """Take a guard out of its choice."""

    def apply() -> None:
        guards[:] = [each for each in guards if each is not guard]

    return apply


def silenced(places: list[tuple[list[Any], int]]) -> Callable[[], None]:
    """Put an instruction that does nothing in these places."""

    def apply() -> None:
        for instructions, place in places:
            instructions[place] = Nothing()

    return apply


# -- the tests ---------------------------------------------------------------------------------------------------------


class Runner:
    """A plugin of pytest: runs all tests once and notes what each comes by, then the mutants."""

    def __init__(self, game: str, options: argparse.Namespace) -> None:
        self.game = game
        self.options = options
        self.items: list[Any] = []
        self.reached: list[set[int]] = []
        self.seconds: list[float] = []
        self.switched_off = -1
        self.passed_by: set[int] = set()
        self.living: Living | None = None
        self.state = State(game, options.again)

    def kept(self, number: int) -> bool:
        """The switch while tests are watched: everything is kept."""
        self.passed_by.add(number)
        return True

    def pytest_runtestloop(self, session: Any) -> bool:
        """Instead of running the tests: watch them, then run the mutants."""
        self.items = session.items
        self.living = Living(f"undertow.games.{self.game}")
        self.living.note = lambda number: self.passed_by.add(number)
        self.watch_tests()
        self.living.note = lambda _: None
        for mutant in MUTANTS:
            mutant.tests = self.in_order(mutant)
        self.run_mutants()
        return True

    def watch_tests(self) -> None:
        """Run every test once."""
        setattr(builtins, SWITCH, self.kept)
        watched = Watched(self.game)
        numbers = {mutant.key: mutant.number for mutant in MUTANTS}
        with progress("watching the tests") as told:
            for number, item in enumerate(self.items):
                if (known := watched.known(item)) and not (first_of_file(self.items, number) and known[0] < 0.5):
                    self.seconds.append(known[0])
                    self.reached.append({numbers[key] for key in known[1]})
                    continue
                self.passed_by = set()
                begun = process_time()
                fails = not passes(item)
                if fails:
                    print(f"left out, it fails without any mutant: {item.nodeid}")
                    self.passed_by = set()
                self.seconds.append(process_time() - begun)
                if self.seconds[-1] > SLOW:
                    self.passed_by = set()
                self.reached.append(self.passed_by)
                if not fails:
                    watched.note(item, self.seconds[-1], sorted(MUTANTS[each].key for each in self.passed_by))
                told(number + 1, len(self.items))
        watched.write()

    def in_order(self, mutant: Mutant) -> list[int]:
        """The tests that come by, the likeliest to notice first: named after the rule, then the most specific."""
        named = "test_" + mutant.rule.replace(".", "_").replace("-", "_") + "_" if mutant.rule else "\n"
        tests = [test for test, seen in enumerate(self.reached) if mutant.number in seen]
        return sorted(tests, key=lambda test: (not self.items[test].name.startswith(named), len(self.reached[test])))

    # -- mutants -------------------------------------------------------------------------------------------------------

    def run_mutants(self) -> None:
        """Fork for every mutant that has no outcome."""
        sources = {item.nodeid: source_of(item) for item in self.items}
        tests = hashlib.sha256(("".join(sorted(set(sources.values()))) + helpers(self.game)).encode()).hexdigest()[:16]
        todo = [each for each in MUTANTS if not self.state.holds(each, sources, tests)]
        if self.options.tests:
            todo = [each for each in MUTANTS if each.tests and not self.state.is_killed(each)]
        if self.options.survivors:
            todo = [each for each in MUTANTS if self.state.survived(each) and (each.tests or not self.options.tests)]
        if self.options.new:
            todo = [each for each in MUTANTS if each.key not in self.state.outcomes]
        if self.options.only:
            todo = [each for each in todo if each.file == self.options.only]
        if self.options.sample:
            todo = todo[:: max(1, len(todo) // self.options.sample)][: self.options.sample]
        todo.sort(key=lambda mutant: len(mutant.tests))  # what takes long comes last
        gc.collect()
        gc.freeze()
        running: dict[int, tuple[int, Mutant]] = {}  # by what is read from: process, mutant
        done = 0
        begun = monotonic()
        waiting = iter(todo)
        with progress("mutants") as told:
            try:
                while True:
                    while len(running) < self.options.jobs and (mutant := next(waiting, None)):
                        process, pipe = self.fork(mutant)
                        running[pipe] = (process, mutant)
                    if not running:
                        break
                    for pipe in select.select(list(running), [], [])[0]:
                        process, mutant = running.pop(pipe)
                        said = os.read(pipe, 1000).decode()
                        os.close(pipe)
                        os.waitpid(process, 0)
                        if said or not self.options.tests:
                            self.state.note(mutant, said, sources, tests)
                        if self.options.tests:
                            print(f"{said.split(' ')[0] or 'survives'}: {mutant.key}")
                        done += 1
                        told(done, len(todo))
            finally:
                for process, _ in running.values():  # where somebody stops it
                    os.kill(process, signal.SIGKILL)
                    os.waitpid(process, 0)
                self.state.write()
        per = (monotonic() - begun) / done if done else 0
        print(f"\n{done} mutants run, {per:.2f} s each")

    def fork(self, mutant: Mutant) -> tuple[int, int]:
        """Try a mutant in a process of its own; what comes through the pipe is the test that kills it."""
        reading, writing = os.pipe()
        process = os.fork()
        if process:
            os.close(writing)
            return process, reading
        try:
            os.close(reading)
            silent = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(silent, stream)
            size = int(Path("/proc/self/statm").read_text().split()[0]) * 4096 if Path("/proc").exists() else 0
            if size:
                resource.setrlimit(resource.RLIMIT_AS, (size + MEMORY, size + MEMORY))
            os.write(writing, self.verdict(mutant).encode())
        finally:
            os._exit(0)

    def verdict(self, mutant: Mutant) -> str:
        """The test that fails, or that does not end; "" where there is none."""
        number = mutant.number
        setattr(builtins, SWITCH, lambda each: each != number)
        mutant.apply()
        killer = self.state.killer(mutant)
        tests = sorted(mutant.tests, key=lambda test: self.items[test].nodeid != killer)
        for test in tests:
            signal.signal(signal.SIGPROF, hangs)
            signal.setitimer(signal.ITIMER_PROF, PATIENCE + 10 * self.seconds[test], 1.0)
            try:
                passed = passes(self.items[test])
            except BaseException:
                passed = False
            signal.setitimer(signal.ITIMER_PROF, 0)
            if not passed:
                return ("hangs " if HANGING else "fails ") + self.items[test].nodeid
        return ""


class Hangs(BaseException):
    """A test does not end."""


HANGING: list[int] = []  # not empty: a test did not end; pytest takes the exception for a failure


def hangs(*_: Any) -> None:
    """Give up."""
    HANGING.append(1)
    raise Hangs


def passes(item: Any) -> bool:
    """Run a test."""
    from _pytest.runner import runtestprotocol

    return all(report.passed or report.skipped for report in runtestprotocol(item, log=False, nextitem=None))


def first_of_file(items: list[Any], number: int) -> bool:
    """Whether a test is the first of its file: it is run in any case, so that what it reads is loaded before forks."""
    return number == 0 or items[number].path != items[number - 1].path


def source_of(item: Any) -> str:
    """A fingerprint of a test as it stands in its file."""
    text = json.dumps([written(item.function.__code__), item.name])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def helpers(game: str) -> str:
    """What the tests share: a fingerprint of the modules beside them that hold no tests."""
    folder = ROOT / "tests" / "games" / game
    files = [each for each in sorted(folder.glob("*.py")) if not each.name.startswith("test_")]
    return hashlib.sha256(b"".join(each.read_bytes() for each in files)).hexdigest()


def written(constant: Any) -> Any:
    """Code, or a constant in it, as data that is the same in every process: without addresses, sets in order."""
    if isinstance(constant, CodeType):
        return [constant.co_code.hex(), [written(each) for each in constant.co_consts], constant.co_names]
    return sorted(map(repr, constant)) if isinstance(constant, frozenset) else repr(constant)


@contextmanager
def progress(what: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on a terminal, else a line now and then."""
    if sys.stderr.isatty():
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task("", total=None)
            yield lambda done, total: bar.update(task, completed=done, total=total)
        return
    last = [monotonic()]

    def line(done: int, total: int) -> None:
        if monotonic() - last[0] > 10 or done == total:
            last[0] = monotonic()
            print(f"{what}: {done} of {total}", file=sys.stderr, flush=True)

    yield line


# -- outcomes ----------------------------------------------------------------------------------------------------------


class Watched:
    """Which tests come by which mutants, kept in a file for the engine as it was loaded."""

    def __init__(self, game: str) -> None:
        self.path = ROOT / ".mutants" / f"{game}-watched.json"
        engine = json.dumps([LOADED, Path(__file__).read_text("utf-8")], sort_keys=True)  # and what is a mutant
        self.engine = hashlib.sha256(engine.encode()).hexdigest()[:16]
        kept = json.loads(self.path.read_text("utf-8")) if self.path.exists() else {}
        self.tests: dict[str, list[Any]] = kept["tests"] if kept.get("engine") == self.engine else {}
        self.noted = 0

    def known(self, item: Any) -> list[Any]:
        """Its seconds and what it comes by; nothing where it must be watched."""
        kept = self.tests.get(item.nodeid, [""])
        return kept[1:] if kept[0] == source_of(item) else []

    def note(self, item: Any, seconds: float, keys: list[str]) -> None:
        """Keep what a test comes by."""
        self.tests[item.nodeid] = [source_of(item), seconds, keys]
        self.noted += 1
        if self.noted % 200 == 0:
            self.write()

    def write(self) -> None:
        """Write the file."""
        self.path.parent.mkdir(exist_ok=True)
        self.path.write_text(json.dumps({"engine": self.engine, "tests": self.tests}, sort_keys=True), "utf-8")


class State:
    """The outcomes so far, kept in a file."""

    def __init__(self, game: str, again: bool) -> None:
        self.path = ROOT / ".mutants" / f"{game}.json"
        self.outcomes: dict[str, dict[str, str]] = {}
        self.again = again
        if self.path.exists():
            self.outcomes = json.loads(self.path.read_text("utf-8"))
        self.noted = 0

    def holds(self, mutant: Mutant, sources: dict[str, str], tests: str) -> bool:
        """Whether the outcome of a mutant can still be trusted."""
        known = self.outcomes.get(mutant.key)
        if self.again or known is None or known["file"] != LOADED[mutant.file]:
            return False
        if known["said"]:
            return sources.get(known["said"].partition(" ")[2]) == known["test"]
        return known["test"] == tests

    def is_killed(self, mutant: Mutant) -> bool:
        """Whether a test noticed a mutant the last time."""
        return self.outcomes.get(mutant.key, {}).get("said", "") != ""

    def survived(self, mutant: Mutant) -> bool:
        """Whether nothing noticed a mutant the last time."""
        return self.outcomes.get(mutant.key, {}).get("said") == ""

    def killer(self, mutant: Mutant) -> str:
        """The test that killed it the last time."""
        return self.outcomes.get(mutant.key, {}).get("said", "").partition(" ")[2]

    def note(self, mutant: Mutant, said: str, sources: dict[str, str], tests: str) -> None:
        """Keep an outcome."""
        test = sources[said.partition(" ")[2]] if said else tests
        by = str(len(mutant.tests))
        self.outcomes[mutant.key] = {"said": said, "file": LOADED[mutant.file], "test": test, "by": by}
        self.noted += 1
        if self.noted % 50 == 0:
            self.write()

    def write(self) -> None:
        """Write the file."""
        self.path.parent.mkdir(exist_ok=True)
        self.path.write_text(json.dumps(self.outcomes, indent=0, sort_keys=True), "utf-8")


def fits(mutant: Mutant, key: str) -> bool:
    """Whether a key of the reasons means a mutant; one with a star at its end means several."""
    return mutant.key.startswith(key[:-1]) if key.endswith("*") else mutant.key == key


def reason_for(mutant: Mutant, reasons: dict[str, str]) -> str:
    """Why nothing can notice a mutant; "" where nobody has said so."""
    return next((reason for key, reason in reasons.items() if fits(mutant, key)), "")


def page(game: str, state: State) -> tuple[str, int]:
    """The part of a game in docs/mutants.md, and how many holes it shows."""
    reasons: dict[str, str] = tomllib.loads(REASONS.read_text("utf-8")).get(game, {}) if REASONS.exists() else {}
    kinds = {
        "guard": "guards that forbid nothing",
        "entry": "guards taken out of one choice",
        "statement": "effects of steps and of what they call",
        "instruction": "instructions that do nothing",
        "card": "instructions taken out of one card",
        "event": "events that are not told",
    }
    lines = [
        f"## {game}",
        "",
        "| Without | Mutants | Killed | Hang | Survive | Explained | Not run |",
        "|---|---|---|---|---|---|---|",
    ]
    rows: dict[str, list[int]] = {kind: [0] * 6 for kind in kinds}
    survivors: list[tuple[Mutant, str]] = []
    for mutant in MUTANTS:
        known = state.outcomes.get(mutant.key)
        row = rows[mutant.kind]
        row[0] += 1
        if known is None:
            row[5] += 1
        elif known["said"]:
            row[1 if known["said"].startswith("fails") else 2] += 1
        else:
            row[3] += 1
            reason = reason_for(mutant, reasons)
            row[4] += bool(reason)
            survivors.append((mutant, reason))
    for kind, row in rows.items():
        lines.append(f"| {kinds[kind]} | " + " | ".join(map(str, row)) + " |")
    lines.append("| **all** | " + " | ".join(str(sum(row[i] for row in rows.values())) for i in range(6)) + " |")
    for title, explained in (("Holes: nothing notices", False), ("Without a difference", True)):
        found = [(mutant, reason) for mutant, reason in survivors if bool(reason) == explained]
        lines += ["", f"### {title} ({len(found)})", ""]
        if found:
            lines += [
                "| Where | What is taken away | " + ("Why nothing notices |" if explained else "Tests that come by |"),
                "|---|---|---|",
            ]
        for mutant, reason in sorted(found, key=lambda each: (each[0].file, each[0].line, each[0].key)):
            link = f"[{mutant.file}:{mutant.line}](../src/undertow/games/{game}/{mutant.file}#L{mutant.line})"
            what = f"{mutant.where}: {mutant.what}".replace("|", "\\|")
            lines.append(f"| {link} | `{what}` | {reason or state.outcomes[mutant.key].get('by', '')} |")
    for key in reasons:
        if any(fits(mutant, key) for mutant, _ in survivors):
            continue
        print(f"docs/mutants-reasons.toml explains what does not survive: {key}")
    return "\n".join([*lines, ""]), sum(1 for _, reason in survivors if not reason)


def write_page(game: str, text: str) -> None:
    """Put the part of a game into the page; those of the other games stay."""
    head = (
        "# Mutants\n\nGenerated by `make mutants`; do not edit. What can be taken out of the engine without any test "
        "of the game noticing. Reasons are kept in `docs/mutants-reasons.toml`.\n"
    )
    parts: dict[str, str] = {}
    if PAGE.exists():
        for part in PAGE.read_text("utf-8").split("\n## ")[1:]:
            parts[part.partition("\n")[0]] = "## " + part.rstrip("\n") + "\n"
    parts[game] = text
    PAGE.write_text("\n".join([head, *(parts[name] for name in sorted(parts))]), "utf-8")


def main() -> int:
    """Run mutants, write the page."""
    parser = argparse.ArgumentParser(description="take away one guard or one effect at a time; does a test notice?")
    parser.add_argument("game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--sample", type=int, default=0)
    parser.add_argument("--only", default="")
    parser.add_argument("--survivors", action="store_true")
    parser.add_argument("--new", action="store_true")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--tests", default="")
    parser.add_argument("--page", action="store_true")
    options = parser.parse_args()
    Finder.package = SRC / "undertow" / "games" / options.game
    Finder.name = f"undertow.games.{options.game}"
    if not (Finder.package / "rules.toml").exists():
        raise SystemExit(f"no such game: {options.game}")
    setattr(builtins, SWITCH, lambda _: True)
    sys.meta_path.insert(0, Finder())
    import pytest

    importlib.import_module(Finder.name)
    if options.page:
        Living(Finder.name)
        return written_page(options.game, State(options.game, False))
    runner = Runner(options.game, options)
    arguments = ["-q", "-q", "-s", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not night"]
    arguments += [f"--ignore-glob=*test_{name}*.py" for name in NO_RULE_TESTS]
    folder = ROOT / "tests" / "games" / options.game
    pytest.main([*arguments, *[str(folder / name) for name in options.tests.split(",")]], plugins=[runner])
    if not runner.seconds:
        raise SystemExit("no tests were run")
    return written_page(options.game, runner.state)


def written_page(game: str, state: State) -> int:
    """Write the page; the answer is whether it shows a hole."""
    text, holes = page(game, state)
    write_page(game, text)
    print(f"{holes} holes; see {PAGE.relative_to(ROOT)}")
    return 1 if holes else 0


if __name__ == "__main__":
    sys.exit(main())
