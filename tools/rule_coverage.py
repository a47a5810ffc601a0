"""Write docs/rule-coverage/<game>.md: every rule, where it is implemented, where it is tested.

    python tools/rule_coverage.py            write the pages
    python tools/rule_coverage.py --check    fail on a hole, or where a page is out of date

Where a rule is implemented is read from the syntax tree: steps (``@step("key")``), guards (``rule = "key"``), kinds of
events, questions, cards that are named after their rule, and remarks of the form ``rule: key`` or ``ruling: name``. A
test proves a rule if its name begins with the rule's key. A rule that says what to do, what may or may not be done or
what is shown needs both; a definition needs a test that rests on it; headings and guidance need neither.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

import undertow
from undertow.kernel.rules import Rule, parsed

CODE_NEEDED = ("step", "prohibition", "permission", "effect", "reveals")
TEST_NEEDED = (*CODE_NEEDED, "definition")
REMARK = re.compile(r"\b(rule|ruling): ([\w.]+(?:, [\w.]+)*)")
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
NAMED_AFTER = {"lord": "lords.", "location": "tiles."}  # calls whose first argument is the last part of a rule key


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
    for number, line in enumerate(source.splitlines(), 1):
        for sort, names in REMARK.findall(line):
            for name in names.split(", "):
                add(name.rstrip(".") if sort == "rule" else f"rulings.{name.rstrip('.')}", number)
    return found


def defined(what: ast.expr, keys: set[str]) -> list[str]:
    """The cards whose orders are defined: ``PROGRAM[REEF]`` or ``CARDS[INFECTION].first``."""
    names = [
        node.id if isinstance(node, ast.Name) else node.attr
        for node in ast.walk(what)
        if isinstance(node, (ast.Name, ast.Attribute))
    ]
    return [f"{deck}{name.lower()}" for deck in DECKS for name in names if f"{deck}{name.lower()}" in keys]


def is_rule(targets: list[ast.expr]) -> bool:
    """Whether an assignment names the rule of a guard."""
    return any(isinstance(target, ast.Name) and target.id == "rule" for target in targets)


def tests_of(game: str) -> dict[str, list[str]]:
    """All tests of a game, by name, with their places."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests" / "games" / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.setdefault(node.name, []).append(f"{path.relative_to(ROOT).as_posix()}:{node.lineno}")
    return found


def begins_with(name: str, key: str) -> bool:
    """Whether the name of a test begins with a rule's key: ``test_exploring_1_…`` is no test of ``exploring.10``."""
    return name.startswith("test_" + key.replace(".", "_") + "_")


def links(places: list[str]) -> str:
    """Places as links."""
    return "<br>".join(
        f"[{place.rsplit('/', 1)[1]}](../../{place.rsplit(':', 1)[0]}#L{place.rsplit(':', 1)[1]})" for place in places
    )


def page(game: str) -> tuple[str, list[str]]:
    """The page of a game, and its holes."""
    package = ROOT / "src" / "undertow" / "games" / game
    rules = parsed((package / "rules.toml").read_text("utf-8"))
    code: dict[str, list[str]] = {}
    for path in sorted(package.rglob("*.py")):
        for key, places in places_in(path, set(rules)).items():
            code.setdefault(key, []).extend(places)
    tests = tests_of(game)
    holes: list[str] = []
    lines = [
        f"# Rule coverage: {game}",
        "",
        "Generated by `python tools/rule_coverage.py`; do not edit.",
        "",
        "| Rule | Kind | Implemented | Tests |",
        "|---|---|---|---|",
    ]
    for key, rule in rules.items():
        proofs = [place for name, places in tests.items() if begins_with(name, key) for place in places]
        holes += holes_of(rule, code.get(key, []), proofs)
        lines.append(f"| `{key}` | {rule.kind} | {links(sorted(set(code.get(key, []))))} | {links(proofs)} |")
    lines += ["", f"{len(rules)} rules, {len(holes)} holes, {sum(len(places) for places in tests.values())} tests.", ""]
    return "\n".join(lines), holes


def holes_of(rule: Rule, code: list[str], tests: list[str]) -> list[str]:
    """What a rule lacks."""
    holes = []
    if rule.kind in CODE_NEEDED and not code:
        holes.append(f"{rule.key}: nothing implements it")
    if rule.kind in TEST_NEEDED and not tests:
        holes.append(f"{rule.key}: no test's name begins with it")
    return holes


def main() -> int:
    """Write or check all pages."""
    check = "--check" in sys.argv
    bad = 0
    offered = undertow.games()  # a game in the making may still have holes; its page counts them
    for package in sorted((ROOT / "src" / "undertow" / "games").iterdir()):
        if not (package / "rules.toml").exists():
            continue
        text, holes = page(package.name)
        target = ROOT / "docs" / "rule-coverage" / f"{package.name}.md"
        if not check:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, "utf-8")
        elif not target.exists() or target.read_text("utf-8") != text:
            bad += 1
            print(f"{target.relative_to(ROOT)} is out of date: run python tools/rule_coverage.py")
        for hole in holes:
            bad += package.name in offered
            print(f"{package.name}: {hole}")
        print(f"{package.name}: {len(holes)} holes")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
