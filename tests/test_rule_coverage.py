"""The table of rules believes no name: a test counts for a rule only if a line that cites it runs."""

from __future__ import annotations

import ast
import builtins
import importlib
import sys
from pathlib import Path
from typing import Any

import pytest

from found import OWN
from undertow.kernel.rules import Rule

TOOLS = Path(__file__).parents[1] / "tools"
KEYS = {"toll.1", "toll.2", "toll.3", "toll.4", "toll.5", "toll.6", "toll.7", "rulings.free_day"}

SAMPLE = '''
"""Tolls. rule: toll.7"""
PRICE: Final = 3  # rule: toll.1

# Who pays nothing. rule: toll.2
CHILD: Final = 0
GUEST: Final = 1


class Gate:
    """A gate. rule: toll.3"""

    def __init__(self):
        self.paid = 0

    def pay(self, who):
        if who == CHILD:
            return 0  # ruling: free_day
        elif who > 90:  # rule: toll.4
            self.paid += 1
        else:  # rule: toll.5
            self.paid += PRICE
        return self.paid

    def shut(self):
        """Shut it. rule: toll.6"""
        return 0
'''


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module


def seen_in(tool: Any, run: str) -> set[str]:
    """The rules that some code touches."""
    touched = tool("rules_touched")
    seen: set[str] = set()
    setattr(builtins, touched.PROBE, lambda *keys: seen.update(keys))
    probes = touched.Probes(SAMPLE, KEYS)
    tree = probes.probed(probes.constants)
    names: dict[str, Any] = {"Final": object()}
    exec(compile(ast.parse("from __future__ import annotations\n" + ast.unparse(tree)), "sample", "exec"), names)
    assert seen == set(), "what runs while a module is loaded counts for nothing"
    exec(run, names)
    delattr(builtins, touched.PROBE)
    return seen


@pytest.mark.parametrize(
    ("run", "rules"),
    [
        ("Gate()", set()),
        ("Gate().pay(0)", {"toll.2", "toll.3", "rulings.free_day"}),
        ("Gate().pay(99)", {"toll.2", "toll.3", "toll.4"}),
        ("Gate().pay(5)", {"toll.1", "toll.2", "toll.3", "toll.4", "toll.5"}),
        ("Gate().shut()", {"toll.3", "toll.6"}),
    ],
)
def test_a_rule_is_touched_where_a_line_that_cites_it_runs(tool: Any, run: str, rules: set[str]) -> None:
    assert seen_in(tool, run) == rules


def test_a_test_that_only_bears_the_name_of_a_rule_proves_nothing(tool: Any) -> None:
    holes_of = tool("rule_coverage").holes_of
    step, definition = Rule("toll.1", "step", {}, ()), Rule("toll.2", "definition", {}, ())
    assert holes_of(step, ["gate.py:3"], ["t"], ["t"], False) == []
    assert "runs a line that cites it" in holes_of(step, ["gate.py:3"], ["t"], [], False)[0]
    assert "runs a line that cites it" in holes_of(definition, [], ["t"], [], False)[0]
    assert holes_of(definition, [], ["t"], [], True) == [], "listed with its reason"
    assert "no test's name" in holes_of(definition, [], [], [], True)[0]
    assert "does not belong" in holes_of(definition, ["gate.py:3"], ["t"], [], True)[0]
    assert "does not belong" in holes_of(step, ["gate.py:3"], ["t"], ["t"], True)[0]


@pytest.mark.skipif(sys.platform == "win32", reason="the tools need a system that can fork")
def test_guards_count_where_they_forbid_and_events_where_they_are_told(tool: Any) -> None:
    """As one game shows it: the same test without the forbidden move would not count."""
    watcher = tool("rules_touched").Watcher("sample", KEYS)
    forbids = watcher.watched(lambda guard, table: table, lambda guard, *rest: [guard] if rest[-1] else [])
    assert forbids("toll.1", False) is False and watcher.now == set()
    assert forbids("toll.1", True) is True and watcher.now == {"toll.1"}


def test_every_definition_without_code_has_a_reason(tool: Any) -> None:
    coverage = tool("rule_coverage")
    for game in OWN:
        reasons = coverage.without_code(game)
        assert all(reason.endswith(".") and len(reason) > 30 for reason in reasons.values())


def test_a_rule_that_waits_needs_nothing_until_it_is_built(tool: Any) -> None:
    holes_of = tool("rule_coverage").holes_of
    waiting = Rule("toll.1", "step", {}, (), waits=True)
    assert holes_of(waiting, [], [], [], False) == []
    assert holes_of(waiting, ["gate.py:3"], ["t"], [], False) == [], "code alone is not the whole rule"
    assert "waits no longer" in holes_of(waiting, ["gate.py:3"], ["t"], ["t"], False)[0]


def test_every_line_of_a_book_states_a_rule_or_has_a_reason(tool: Any) -> None:
    told = tool("book_lines").told
    book = {"lines": 9, "empty": [4], "no_rule": {"an example": [5, 6]}}

    def holes(*ranges: int) -> list[str]:
        return list(told({"toll": {"1": {"seed": list(ranges)}}}, book)[1])

    assert holes(1, 3, 7, 9) == []
    assert "lines 2 to 3, 9 of" in holes(1, 1, 7, 8)[0]
    assert "a rule states them" in holes(1, 5, 7, 9)[0] and "empty lines" in holes(1, 5, 7, 9)[1]
    page, _ = told({"toll": {"1": {"seed": [1, 3, 8, 9]}}}, book)
    assert "Without a key: 7." in page and "| 5 to 6 | an example |" in page
