"""Write docs/rule-coverage/<game>.md: every rule, where it is implemented, which tests prove it.

    python tools/rule_coverage.py            run the tests that name a rule, watch them, write the pages
    python tools/rule_coverage.py --check    fail on a hole, or where a page is out of date (but for numbers of lines)
    python tools/rule_coverage.py GAME       one game alone

Where a rule is implemented is read from the syntax tree: steps (``@step("key")``), guards (``rule = "key"``), kinds of
events, questions, cards that are named after their rule, and remarks of the form ``rule: key`` or ``ruling: name``. A
test proves a rule if its name begins with the rule's key and a line that cites the key runs in it
(``rules_touched.py``): no name alone can claim a rule. A rule that says what to do, what may or may not be done or what
is shown needs code and a proof; a definition needs a proof, or, where no line can cite it, a test and its reason in
``definitions.toml`` beside the rules; headings and guidance need neither. A rule that is marked ``waits = true`` in
``rules.toml`` is not built yet; the page says so, and as soon as it is built and proved the mark is a hole. Where a
game says which lines of its book state a rule, every line has one or a reason (``book_lines.py``).
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

import book_lines
import undertow
from rules_touched import beginning, remarks, touched
from undertow.kernel.rules import Rule, parsed

CODE_NEEDED = ("step", "prohibition", "permission", "effect", "reveals")
TEST_NEEDED = (*CODE_NEEDED, "definition")
DEFINING = (
    "define",
    "success",
    "partial",
    "failure",
    "options",
    "outcomes",
    "spell",
)  # calls that say what a card does
DECKS = (
    "crisis.",
    "spell.",
    "waypoint.",
)  # whose cards are programs: such calls name the card first
# Calls whose first argument is the last part of a rule key.
NAMED_AFTER = {"lord": "lords.", "location": "tiles.", "guild_tile": "tiles.", "race_tile": "tiles."}


def places_in(path: Path, keys: set[str]) -> dict[str, list[str]]:
    """The rules a file implements, each with its places."""
    source = path.read_text("utf-8")
    found: dict[str, list[str]] = {}

    def add(key: object, line: int) -> None:
        if isinstance(key, str) and key in keys:
            found.setdefault(key, []).append(f"{path.relative_to(ROOT).as_posix()}:{line}")

    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
            if name in DEFINING and node.args:
                for key in defined(node.args[0], keys):
                    add(key, node.lineno)
            elif texts and name in NAMED_AFTER:
                add(NAMED_AFTER[name] + texts[0], node.lineno)
            elif name == "step" or name == "kind" or name.endswith(("Question", "Another")):
                for text in texts:
                    add(text, node.lineno)
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and is_rule(node.targets):
            add(node.value.value, node.lineno)
    for number, key in remarks(source):
        add(key, number)
    return found


def defined(what: ast.expr, keys: set[str]) -> list[str]:
    """The cards whose instructions are defined: ``PROGRAM[REEF]`` or ``CARDS[INFECTION].first``."""
    names = [
        node.id if isinstance(node, ast.Name) else node.attr
        for node in ast.walk(what)
        if isinstance(node, (ast.Name, ast.Attribute))
    ]
    return [f"{deck}{name.lower()}" for deck in DECKS for name in names if f"{deck}{name.lower()}" in keys]


def is_rule(targets: list[ast.expr]) -> bool:
    """Whether an assignment names the rule of a guard."""
    return any(isinstance(target, ast.Name) and target.id == "rule" for target in targets)


def tests_of(game: str) -> dict[str, str]:
    """The places of all tests of a game, each under its file and name."""
    found: dict[str, str] = {}
    for path in sorted((ROOT / "tests" / "games" / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[f"{path.name}::{node.name}"] = f"{path.relative_to(ROOT).as_posix()}:{node.lineno}"
    return found


def without_code(game: str) -> dict[str, str]:
    """The definitions that no line can cite, each with the reason."""
    path = ROOT / "src" / "undertow" / "games" / game / "definitions.toml"
    return dict(tomllib.loads(path.read_text("utf-8"))) if path.exists() else {}


def links(places: list[str]) -> str:
    """Places as links."""
    return "<br>".join(
        f"[{place.rsplit('/', 1)[1]}](../../{place.rsplit(':', 1)[0]}#L{place.rsplit(':', 1)[1]})" for place in places
    )


def page(game: str, happens: dict[str, list[str]]) -> tuple[str, list[str]]:
    """The page of a game, and its holes. ``happens``: the rules that each test touches."""
    package = ROOT / "src" / "undertow" / "games" / game
    rules = parsed((package / "rules.toml").read_text("utf-8"))
    code: dict[str, list[str]] = {}
    for path in sorted(package.rglob("*.py")):
        for key, places in places_in(path, set(rules)).items():
            code.setdefault(key, []).extend(places)
    tests, reasons = tests_of(game), without_code(game)
    holes = [f"{key}: definitions.toml names it, but there is no such rule" for key in reasons if key not in rules]
    counted: set[str] = set()
    lines = [
        f"# Rule coverage: {game}",
        "",
        "Generated by `python tools/rule_coverage.py`, which runs the tests and watches which rules they touch; do not "
        "edit.",
        "",
        "A test stands beside a rule if its name begins with the rule's key and a line that cites the key runs in it.",
        "",
        "| Rule | Kind | Implemented | Tests |",
        "|---|---|---|---|",
    ]
    for key, rule in rules.items():
        named = [test for test in tests if test.partition("::")[2].startswith(beginning(key))]
        proofs = [test for test in named if key in happens.get(test, ())]
        holes += holes_of(rule, code.get(key, []), named, proofs, key in reasons)
        counted.update(proofs)
        shown = links([tests[test] for test in (named if key in reasons else proofs)])
        reason = f"No code: {reasons[key]}<br>" if key in reasons else ""
        reason += "Waits.<br>" if rule.waits else ""
        lines.append(f"| `{key}` | {rule.kind} | {reason}{links(sorted(set(code.get(key, []))))} | {shown} |")
    of_book, torn = book_lines.of_game(game)
    holes += torn
    waiting = len([rule for rule in rules.values() if rule.waits])
    lines += [
        *of_book,
        "",
        f"{len(rules)} rules, {f'{waiting} of them wait, ' if waiting else ''}{len(holes)} holes, {len(tests)} tests, "
        f"{len(counted)} of them prove a rule.",
        "",
    ]
    return "\n".join(lines), holes


def holes_of(rule: Rule, code: list[str], named: list[str], proofs: list[str], listed: bool) -> list[str]:
    """What a rule lacks. ``named``: the tests that begin with its key; ``proofs``: those that touch it, too."""
    if rule.waits:
        return [f"{rule.key}: is built and proved, so it waits no longer"] if code and proofs else []
    holes = []
    if rule.kind in CODE_NEEDED and not code:
        holes.append(f"{rule.key}: nothing implements it")
    if rule.kind in TEST_NEEDED and not named:
        holes.append(f"{rule.key}: no test's name begins with it")
    elif rule.kind in TEST_NEEDED and not proofs and not listed:
        holes.append(f"{rule.key}: in no test whose name begins with it runs a line that cites it")
    if listed and (rule.kind != "definition" or code):
        holes.append(f"{rule.key}: has code, so it does not belong into definitions.toml")
    return holes


def without_lines(text: str) -> list[list[str]]:
    """A page's rows without the numbers of lines: a line that has moved proves as much as before."""
    return [
        sorted(set(re.sub(r":\d+\]|#L\d+", "]", line).replace(" | ", "<br>").split("<br>")))
        for line in text.splitlines()
    ]


def main() -> int:
    """Write or check all pages."""
    check = "--check" in sys.argv
    bad = 0
    games = list(undertow.games())  # a game in the making has no page yet, unless it is asked for
    games = [
        path.parent.name for path in ROOT.glob("src/undertow/games/*/rules.toml") if path.parent.name in sys.argv
    ] or games
    happens = touched([game for game in games if (ROOT / "tests" / "games" / game).exists()])
    for game in games:
        text, holes = page(game, happens.get(game, {}))
        target = ROOT / "docs" / "rule-coverage" / f"{game}.md"
        if not check:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, "utf-8")
        elif not target.exists() or without_lines(target.read_text("utf-8")) != without_lines(text):
            bad += 1
            print(f"{target.relative_to(ROOT)} is out of date: run python tools/rule_coverage.py")
        for hole in holes:
            bad += 1
            print(f"{game}: {hole}")
        print(f"{game}: {len(holes)} holes")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
