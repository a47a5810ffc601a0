"""The tools that look for holes in the tests find one where there is one."""

from __future__ import annotations

import ast
import builtins
import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

from found import with_facts

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


class Feast(Instruction):
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
        ("instruction", "Feast.do", "all of it", ""),
        ("statement", "Feast.do", "return table.lose(3)", ""),
    ]

    def after(off: int) -> tuple[int, int, int]:
        class Procedure:
            def go_on(self) -> int:
                return 0

        names = {
            "Procedure": Procedure,
            "Instruction": object,
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


PLAIN = """
def pay(table, seat, legal):
    ship = table.ships[seat]
    ship[COINS] -= 2
    ship[HEX], ship[HEADING] = 3, 0
    known.heard(table, seat)
    s.clear(ship, 1)
    MENU.add_legal(table, seat, legal)
    legal.append(seat)
    s.stow(table.ships[seat], 4)
    insort(table.hands[seat], 5)
    pile = table.piles[0]
    pile.remove(6)
    pile += [7]
    found = [8]
    found.append(seat)
"""


def test_mutants_find_what_changes_a_part_of_the_table_or_is_done_by_another_module(tool):
    mutants = tool("mutants")
    mutants.MUTANTS.clear()
    mutants.Switches("sample.py").visit(ast.parse(PLAIN))
    found = [each.what for each in mutants.MUTANTS]
    mutants.MUTANTS.clear()
    assert found == [
        "ship[COINS] -= 2",
        "ship[HEX], ship[HEADING] = (3, 0)",
        "known.heard(table, seat)",
        "s.clear(ship, 1)",
        "s.stow(table.ships[seat], 4)",
        "insort(table.hands[seat], 5)",
        "pile.remove(6)",
        "pile += [7]",
    ]


def test_mutants_of_cards_in_verbs_are_found_with_their_rows_and_what_stands_on_a_card_twice_is_one(tool, monkeypatch):
    mutants = tool("mutants")
    from undertow.games.alone.procedures.programs import PROGRAMS

    monkeypatch.setattr(mutants.Finder, "package", ROOT / "src" / "undertow" / "games" / "alone")
    names = PROGRAMS.names
    places = dict(zip(names, mutants.rows(names), strict=True))
    assert places["right-behind-me!"] == places["right-behind-me"]
    for name, (file, line) in places.items():
        row = (mutants.Finder.package / file).read_text("utf-8").splitlines()[line - 1]
        assert f'"{name.removesuffix("!")}"' in row, "each stands where it is written"
    calm, dangerous = (PROGRAMS.flat[names.index(name)] for name in ("right-behind-me", "right-behind-me!"))
    assert mutants.run_of(calm, dangerous) == 0 and mutants.run_of(dangerous, calm) == -1


def test_mutants_a_reason_may_stand_for_several(tool):
    mutants = tool("mutants")
    mutant = mutants.Mutant("entry", "a.py", 1, "Locked", "not asked in action: Doors 4")
    assert mutants.reason_for(mutant, {"a.py Locked: not asked in action*": "open"}) == "open"
    assert mutants.reason_for(mutant, {"a.py Locked: not asked in action: Doors 5": "open"}) == ""


SUMS = """
def test_sums():
    assert sum(n for n in range({})) in {{1, 3, "six"}}
    assert sorted("ba", key=lambda letter: letter) == ["a", "b"]
"""


def test_mutants_a_test_that_has_not_changed_is_known_again(tool):
    mutants = tool("mutants")

    def fingerprint(n: int, seed: str) -> str:
        text = (
            f"import mutants; names = {{}}; exec({SUMS.format(n)!r}, names); kept = [object() for _ in range({n}00)]; "
        )
        text += "print(mutants.source_of(type('Item', (), {'function': names['test_sums'], 'name': 'sums'})))"
        command = [sys.executable, "-c", text]
        environment = {"PYTHONPATH": str(TOOLS), "PYTHONHASHSEED": seed}
        return subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout

    assert len({fingerprint(3, seed) for seed in "1234"}) == 1
    assert fingerprint(3, "1") != fingerprint(4, "1")
    assert mutants.written(frozenset("ab")) == ["'a'", "'b'"]


@pytest.mark.parametrize("holes", [0, 2])
def test_mutants_the_run_fails_while_there_is_a_hole(tool, monkeypatch, holes):
    mutants = tool("mutants")
    runner = type("Runner", (), {"seconds": [0.1], "state": None})
    monkeypatch.setattr(mutants, "Runner", lambda *_: runner)
    monkeypatch.setattr(mutants, "page", lambda *_: ("", holes))
    monkeypatch.setattr(mutants, "write_page", lambda *_: None)
    monkeypatch.setattr(pytest, "main", lambda *_, **__: 0)
    monkeypatch.setattr(sys, "meta_path", sys.meta_path[:])
    monkeypatch.setattr(builtins, mutants.SWITCH, None, raising=False)
    monkeypatch.setattr(sys, "argv", ["mutants.py", "abyss"])
    assert mutants.main() == (1 if holes else 0)


@pytest.mark.parametrize("game", with_facts("catalogue"))
def test_cards_a_part_that_happens_in_no_test_is_a_hole(tool, game):
    coverage = tool("card_coverage")
    parts = coverage.parts_of(game)
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


def test_cards_of_verbs_both_halves_are_parts_with_every_side_number_and_condition(tool):
    halves = tool("card_coverage").halves_of("alone").Halves()
    assert [what for rule, what in halves.all if rule == "card.it-is-angry"] == [
        "trigger: attack",
        "moment: end of the turn",
        "upper: move(1, 2)",
        "upper: move(1, 2): 2, not 1",
        "upper: remove(1)",
        "upper: spawn(1, -1)",
        "upper: spawn(1, -1): -1, not 0",
        'lower: dice(1, "it")',
    ]
    assert ("card.it-let-me-come", "lower: if met()") in halves.all
    assert ("card.my-legs-will-not-obey", 'upper: toll("composure", 1, "stop", 1): stop') in halves.all
    assert not halves.waiting


def test_cards_items_people_skills_and_missions_are_taken_apart_as_well(tool):
    parts = tool("card_coverage").halves_of("alone").Halves()
    assert [what for rule, what in parts.all if rule == "items.jetpack"] == [
        "action: move",
        "charges: 3, not 2",
        "material",
        "upgrade material",
        "plain: steps 2",
        "plain: steps 2, not 1",
        "upgraded: steps 3",
        "upgraded: steps 3, not 2",
    ]
    for rule, whats in {
        "character.pilot": ["as the Hero", "as a companion", "sacrificed"],
        "skill.tremor-sense": ["text"],
        "mission.sm04": ["task", "reward"],
        "mission.pm01": ["task", "rule", "reward"],
        "mission.fm08": ["start", "task", "rule", "move", "boss"],
    }.items():
        assert [what for key, what in parts.all if key == rule] == whats
    assert len(parts.unnamed) == 21 + 4 + 5 + 24


def test_cards_of_verbs_a_test_that_does_not_look_covers_nothing(tool, tmp_path):
    coverage = tool("card_coverage")
    halves = coverage.halves_of("alone")
    parts = halves.Halves()
    (tmp_path / "test_cards_blind.py").write_text("def test_card_it_is_angry_is_there():\n    pass\n")
    assert coverage.watch_halves(parts, tmp_path, coverage.card_of) == ({}, 0)


def test_cards_that_are_rows_every_figure_effect_and_rotation_is_a_part(tool):
    parts = tool("card_coverage").halves_of("everrain").Halves()
    assert [what for rule, what in parts.all if rule == "upgrade.galley"] == ["effect", "price 10", "pair"]
    assert [what for rule, what in parts.all if rule == "tile.i-2"][:3] == ["rotation 0", "rotation 1", "rotation 2"]
    assert [what for rule, what in parts.all if rule == "belfry-crab"] == ["hits 5", "dice 4", "omen 1", "omen 2"]
    assert ("trait.explorer", "effect") in parts.all and not parts.waiting


def test_cards_that_tell_stories_every_clause_price_test_and_demand_is_a_part(tool):
    parts = tool("card_coverage").halves_of("everrain").Halves()
    assert [what for rule, what in parts.all if rule == "story.sea-gull-tax"] == [
        "deck: sea",
        "a: costs 2",
        "a: sail 3",
        "a: sail 3, not 2",
        "a: scout 2",
        "a: scout 2, not 1",
        "b: stress deck 1",
        "c: fleeting 1",
    ]
    assert [what for rule, what in parts.all if rule == "story.c05-epilogue"] == [
        "deck: sea",
        "needs fresh 1",
        "after a: exhaust 1",
        "after a: clues 4",
        "after a: clues 4, not 3",
        "after b: exhaust 1",
        "after b: chart",
        "after b: clues 3",
        "after b: clues 3, not 2",
    ]
    for part in (
        ("story.soc-beekeeper", "wants to go to skarn"),
        ("story.soc-beekeeper", "fare: coins 8"),
        ("story.exp-hermits-toll", "b failed: stress one 1"),
        ("treasure.rel-the-tooth", "what it does"),
        ("elder.unsung", "objective"),
        ("verb.storm", "storm away"),
        ("chronicle.c12", "remembers its answers"),
    ):
        assert part in parts.all


def test_cards_that_are_rows_a_test_that_does_not_look_covers_nothing(tool, tmp_path):
    coverage = tool("card_coverage")
    halves = coverage.halves_of("everrain")
    (tmp_path / "test_blind.py").write_text("def test_trait_hardy_is_there():\n    pass\n")
    assert coverage.watch_halves(halves.Halves(), tmp_path, coverage.card_of) == ({}, 0)


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
