"""The tools that look for holes in the tests find one where there is one."""

from __future__ import annotations

import ast
import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TOOLS = ROOT / "tools"
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the tools need a system that can fork")

SAMPLE = '''
class Harvest(Procedure):
    @step("harvest.1")
    def take(self, table, move):
        """Take one."""
        table.food += 1
        if table.food > 1:
            table.tell(HARVESTED, 1)
        n = len(table.log)
        return self.go_on()


class Feast(Order):
    def do(self, table, frame, move):
        return table.lose(3)
'''


@pytest.fixture
def tool(monkeypatch):
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module


class Table:
    """A table with food."""

    def __init__(self) -> None:
        self.food = 5
        self.log: list[tuple[int, ...]] = []

    def tell(self, *values: int) -> None:
        self.log.append(values)

    def lose(self, n: int) -> int:
        self.food -= n
        return 7


def test_mutants_take_away_one_effect_at_a_time(tool):
    mutants = tool("mutants")
    mutants.MUTANTS.clear()
    tree = ast.fix_missing_locations(mutants.Switches("sample.py").visit(ast.parse(SAMPLE)))
    found = [(each.kind, each.where, each.what, each.rule) for each in mutants.MUTANTS]
    assert found == [
        ("statement", "Harvest.take", "table.food += 1", "harvest.1"),
        ("event", "Harvest.take", "table.tell(HARVESTED, 1)", "harvest.1"),
        ("order", "Feast.do", "all of it", ""),
        ("statement", "Feast.do", "return table.lose(3)", ""),
    ]

    def after(off: int) -> tuple[int, int, int]:
        class Procedure:
            def go_on(self) -> int:
                return 0

        names = {
            "Procedure": Procedure,
            "Order": object,
            "step": lambda rule: lambda method: method,
            "HARVESTED": 4,
            mutants.SWITCH: lambda number: number != off,
        }
        exec(compile(tree, "sample.py", "exec"), names)
        table = Table()
        names["Harvest"]().take(table, -1)
        return names["Feast"]().do(table, None, -1), table.food, len(table.log)

    assert [after(off) for off in (-1, 0, 1, 2, 3)] == [(7, 3, 1), (7, 2, 1), (7, 3, 0), (0, 6, 1), (0, 6, 1)]
    mutants.MUTANTS.clear()


def test_mutants_a_reason_may_stand_for_several(tool):
    mutants = tool("mutants")
    mutant = mutants.Mutant("entry", "a.py", 1, "Locked", "not asked in action: Doors 4")
    assert mutants.reason_for(mutant, {"a.py Locked: not asked in action*": "open"}) == "open"
    assert mutants.reason_for(mutant, {"a.py Locked: not asked in action: Doors 5": "open"}) == ""


@pytest.mark.parametrize("game", ["abyss", "unfathomable"])
def test_cards_a_part_that_happens_in_no_test_is_a_hole(tool, game):
    coverage = tool("card_coverage")
    importlib.import_module(f"undertow.games.{game}")
    parts = coverage.Parts(game)
    cells = dict.fromkeys(parts.all, "somewhere")
    assert coverage.page(game, parts, cells)[1] == []
    rule, what = gone = sorted(cells)[-1]
    del cells[gone]
    text, holes = coverage.page(game, parts, cells)
    assert holes == [f"{rule}: in no test of it happens: {what}"]
    assert coverage.cells_on(text) == {**cells, gone: coverage.UNSEEN}


def test_cards_both_options_of_a_choice_are_parts(tool):
    coverage = tool("card_coverage")
    importlib.import_module("undertow.games.unfathomable")
    whats = [what for rule, what in coverage.Parts("unfathomable").all if rule == "crisis.food_rationing"]
    assert whats == [
        "option a: Lose, RollDie, IfAtMost, Lose",
        "option a, 3 IfAtMost: goes on",
        "option a, 3 IfAtMost: leaves out",
        "option b: Lose",
    ]


def test_cards_a_test_belongs_to_the_longest_rule_it_names(tool):
    coverage = tool("card_coverage")
    rules = ("spell.greater_banishment", "spell.greater_banishment_2")
    assert coverage.card_of("test_spell_greater_banishment_2_helps", rules) == "spell.greater_banishment_2"
    assert coverage.card_of("test_spell_greater_banishment_helps", rules) == "spell.greater_banishment"
    assert coverage.card_of("test_spell_other", rules) == ""


def test_every_package_that_the_table_needs_has_its_version_in_the_constraints() -> None:
    lines = (ROOT / "constraints.txt").read_text().splitlines()[1:]
    assert lines == sorted(lines, key=lambda line: line.partition("==")[0])
    assert all(re.fullmatch(r"[a-z0-9-]+==[0-9][0-9a-z.+]*", line) for line in lines)
    checked = subprocess.run(
        [sys.executable, "tools/constraints.py", "--check"], cwd=ROOT, capture_output=True, text=True
    )
    assert checked.returncode == 0, checked.stdout
    assert {"fastapi", "uvicorn", "httptools", "websockets", "sqlalchemy", "psycopg-binary"} <= {
        line.partition("==")[0] for line in lines
    }
