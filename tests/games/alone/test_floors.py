"""The pool of floors: constraints K1 to K19 of a good floor, the tool that makes floors, and the option that names two.

For every constraint there is a floor that breaks it, so that a check that finds nothing would show.
"""

from __future__ import annotations

import importlib
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import undertow
from undertow import registry
from undertow.games.alone import GAME, board, floors, sheets
from undertow.games.alone.board import CELLS, FLOOR, NOWHERE
from undertow.games.alone.floors import HAND_MADE, POOL, sheet_of, sheets_of
from undertow.games.alone.search.sheets import halves, joined
from undertow.games.alone.state import HERO, Table
from undertow.table.speech import game_data

ROOT = Path(__file__).parents[3]
ANVIL = "┌1┬─┐.. │.│.└┬┐ ├─┴┐2┤3 4..└─┴┘"
BOXES = "A2 C1 F2 E4"


@pytest.fixture(scope="module")
def tool() -> Any:
    """The tool that checks and makes floors."""
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        return importlib.import_module("alone_floors")
    finally:
        sys.path.remove(str(ROOT / "tools"))


def found(tool: Any, rows: str, boxes: str = BOXES) -> set[str]:
    """The numbers of the constraints that a floor breaks."""
    return {problem.split()[0] for problem in tool.broken(tool.floor_of(sheet_of("broken", rows, boxes)))}


# -- the pool ----------------------------------------------------------------------------------------------------------


def test_setup_5_the_pool_has_at_least_24_floors_the_hand_made_first() -> None:
    assert len(POOL) >= 24
    slugs = [sheet.slug for sheet in POOL]
    assert slugs[:HAND_MADE] == ["anvil", "twins", "comb", "coil", "lattice", "horseshoe"]
    assert len(set(slugs)) == len(slugs)
    assert [sheet.stairs for sheet in POOL] == [["D1", "D4"]] * len(POOL)


@pytest.mark.parametrize("sheet", POOL, ids=[sheet.slug for sheet in POOL])
def test_every_floor_of_the_pool_keeps_k1_to_k16(tool: Any, sheet: floors.Sheet) -> None:
    assert list(tool.broken(tool.floor_of(sheet))) == []


def test_every_two_floors_of_the_pool_keep_k17_to_k19(tool: Any) -> None:
    every = [tool.floor_of(sheet) for sheet in POOL]
    assert [problem for one, other in combinations(every, 2) for problem in tool.broken_by_two(one, other)] == []


def test_no_two_floors_are_alike_however_they_are_turned(tool: Any) -> None:
    every = [tool.floor_of(sheet) for sheet in POOL]
    made = [(one, other) for one, other in combinations(every, 2) if other.slug in tool.NAMES]
    assert min(tool.differences(one, other) for one, other in made) >= tool.LEAST_APART
    turned = tool.floor_of(sheet_of("turned", "┌┬─┐..4 3├2└┬─┤ └┴┐.│.│ ..└─┴1┘", BOXES))
    assert tool.differences(every[0], turned) == 0


# -- a broken floor for every constraint -------------------------------------------------------------------------------

ALONE_BROKEN = {  # floors that break this constraint and no other
    "K1": (".12┬┬─┐ ...├┴3┘ ┌─┐├4├┐ └─┴┘.└┘", ""),
    "K2": (".┌┬1... .││..2┐ ┌┤3┐┌┴┤ └┴─4┴─┘", "B1 G2 C4 F4"),
    "K3": (".┌┬┐... ┌1┤├─┐. ├┬┘├2┤. 34─┘└┘.", "A2 D2 C3 F3"),
    "K4": ("┌┐┌┐┌┬┐ 1┴┤├┤││ ..├┘2┘3 ..└─┴─4", "C1 F3 C4 F4"),
    "K5": (".┌─┐... .├─┤┌┬1 .└┬┤23┘ ..└┴┘..", "B1 D2 E2 C4"),
    "K6": (".┌┬─┬1. 2┘├┐└─3 ..├┴┬┬┤ .4┴─┘└┘", "B1 E2 C3 F3"),
    "K9": ("1┐.┌─┐. 2┤.├┬3. .├4┴┤│. .└┴─┴┘.", "B2 D2 C4 F4"),
    "K10": ("..┌─┬┬┐ 1.├2│└┤ └─┘├┴3┘ ...└─4.", "C1 G1 A3 D3"),
    "K11": ("..┌───┐ 1┐│..┌┤ .├2┌┐3┘ 4┴─┴┴┘.", "C1 F1 G3 C4"),
    "K12": (".┌───┐. 1┤.┌┬┘. │└2┤├3. 4.└┴┘..", "B1 E1 D2 E4"),
    "K13": ("1─┐┌┐.. .┌┴2┴┐. .3┬┬┐├4 ..└┴┴┘.", "C1 F2 C3 E4"),
    "K14": (ANVIL, "A2 C1 F2 G2"),  # two boxes side by side
    "K15": ("┌1┬┐... ├┬┴┘┌┬┐ ├┤.┌┤23 └4─┴┘..", "A1 C2 A4 E4"),
    "K16": ("..┌─┬┬┐ ..1─┘└2 ..├┬34│ ..└┴┴┴┘", "E1 C3 G3 E4"),
}
ALSO_BROKEN = [  # floors that break a constraint, whatever else
    ("K4", "┌1┬─┐. │.│.└┬ ├─┴┐2┤ 4..└─┴", BOXES),  # six columns
    ("K7", "┌─┬──┬┐ │.1..2│ │.3..4│ └─┴──┴┘", BOXES),  # a single ring
    ("K8", "┌1┬─┐.. │.│.└┬┐ ├─┴┐2┤3 4..└─┴─", BOXES),  # a corridor that opens into nothing
    ("K8", "┌1┬─┐.. │.│.└┬┐ ├─┴┐2┤3 4..└┘┴┘", BOXES),  # ... against a wall
    ("K14", ANVIL, "A2 C1 F2 D1"),  # a box on the stairs
    ("K14", ANVIL, "A2 C1 F2"),
    ("K14", ANVIL, "A2 C1 F2 E3"),  # ... in a room
    ("K14", "1─┐┌┐.. .┌┴2┴┐. .3┬┬┐├4 ..└┴┴┘.", "E1 B2 C3 E4"),  # a box that lights one sector only
]


def test_a_good_floor_breaks_nothing(tool: Any) -> None:
    assert found(tool, ANVIL) == set()


@pytest.mark.parametrize("number", ALONE_BROKEN)
def test_a_floor_that_breaks_one_constraint_is_found_by_its_number(tool: Any, number: str) -> None:
    rows, boxes = ALONE_BROKEN[number]
    assert found(tool, rows, boxes) == {number}


@pytest.mark.parametrize(("number", "rows", "boxes"), ALSO_BROKEN)
def test_a_broken_floor_is_found(tool: Any, number: str, rows: str, boxes: str) -> None:
    assert number in found(tool, rows, boxes)


@pytest.mark.parametrize(
    ("number", "rows"),
    [
        ("K17", "..1─2.. ..│.│.. ..3.4.. ..└─┘.."),  # doors everywhere: nowhere to start
        ("K18", "...───┐ ┌─────┘ └─────┐ ──────┘"),  # one long way
        ("K19", "┌─────┐ └────┐│ ┌────┘│ └─────┘"),  # all 28 cells
    ],
)
def test_two_floors_that_do_not_go_together_are_found(tool: Any, number: str, rows: str) -> None:
    floor, good = tool.floor_of(sheet_of("broken", rows, "")), tool.floor_of(POOL[0])
    assert {problem.split()[0] for problem in tool.broken_by_two(floor, floor)} == {number}
    assert list(tool.broken_by_two(good, tool.floor_of(POOL[1]))) == []


# -- the tool ----------------------------------------------------------------------------------------------------------


def test_the_tool_makes_the_same_good_floors_of_the_same_seed(tool: Any) -> None:
    hand_made = [tool.floor_of(sheet) for sheet in POOL[:HAND_MADE]]
    made = tool.filled(hand_made, HAND_MADE + 2, "13")
    assert [floor.glyphs for floor in made] == [tool.floor_of(sheet).glyphs for sheet in POOL[HAND_MADE:][:2]]
    assert tool.filled(hand_made, HAND_MADE + 1, "14")[0].glyphs != made[0].glyphs


def test_what_the_tool_writes_is_what_the_pool_reads(tool: Any) -> None:
    every = [tool.floor_of(sheet) for sheet in POOL[HAND_MADE:]]
    assert tool.written(every) == Path(sheets.__file__).read_text("utf-8")


def test_the_tool_explains_itself_and_fails_where_a_floor_is_broken(
    tool: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    done = subprocess.run([sys.executable, str(ROOT / "tools" / "alone_floors.py"), "--help"], capture_output=True)
    assert b"--fill" in done.stdout
    assert tool.check([tool.floor_of(sheet) for sheet in POOL[:2]]) == 0
    assert tool.check([tool.floor_of(sheet_of("narrow", ALONE_BROKEN["K3"][0], ALONE_BROKEN["K3"][1]))]) == 1
    assert "narrow: K3" in capsys.readouterr().out


def test_a_floor_is_drawn_with_its_boxes_and_stairs(tool: Any) -> None:
    assert tool.floor_of(POOL[0]).drawn().splitlines()[1] == "  1  ┌  R1¤┬ ⇅─  ┐  .  . "


# -- two halves are a station ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "second"), [(0, 3), (5, 14), (47, 8), (21, 30)])
def test_labyrinth_7_distances_on_two_halves_are_those_of_the_station(first: int, second: int) -> None:
    made = board.station(first // 2, first % 2, second // 2, second % 2)
    both, away = joined(first, second), made.distances(0)
    for cell in made.cells:
        assert both.row(cell) == list(away[cell * CELLS : cell * CELLS + CELLS])
        assert [both.beyond(cell, side) for side in range(5)] == made.exits[cell * 5 : cell * 5 + 5]
    assert both.slots == made.slots
    assert len(halves()) == 2 * len(POOL)


# -- the option --------------------------------------------------------------------------------------------------------


def game(floors: str, seed: int = 1) -> Table:
    table = GAME.new(seats=2, seed=seed, options={"floors": floors})
    assert isinstance(table, Table)
    while table.decision is not None and table.decision.prompt != "which_deck":
        table.play(table.moves[0])
    return table


def test_setup_5_any_two_floors_come_up() -> None:
    drawn = [game("any", seed).sheets for seed in range(60)]
    assert all(sheets[0] != sheets[2] for sheets in drawn)
    assert len({sheets[0] for sheets in drawn} | {sheets[2] for sheets in drawn}) > 18
    assert sheets_of("any") == list(range(len(POOL)))


def test_setup_5_a_pair_that_was_asked_for_is_played_and_everybody_knows_it() -> None:
    drawn = [game("yoke+anvil", seed) for seed in range(12)]
    assert {tuple(sorted(table.sheets[::2])) for table in drawn} == {(0, 23)}
    assert {table.sheets[0] for table in drawn} == {0, 23}  # which of them is which is not
    for seat in range(2):
        assert drawn[0].view(seat)["floors"] == [0, 23]
        assert game("any").view(seat)["floors"] == []


def test_secrecy_6_a_redeal_keeps_to_the_pair_that_was_asked_for() -> None:
    table = game("yoke+anvil")
    while table.seat != HERO and not table.over:
        for seed in range(5):
            assert sorted(table.redeal(HERO, seed).sheets[::2]) == [0, 23]  # type: ignore[attr-defined]
        table.play(table.moves[0])
    assert {tuple(sorted(table.redeal(HERO, seed).sheets[::2])) for seed in range(20)} == {(0, 23)}  # type: ignore[attr-defined]


@pytest.mark.parametrize("floors", ["keel+anvil", "anvil", "anvil+anvil", "anvil+comb+coil", "", 3, "Anvil+comb"])
def test_unknown_floors_are_refused_in_one_sentence(floors: object) -> None:
    with pytest.raises(undertow.OptionError) as caught:
        GAME.new(options={"floors": floors})
    said = str(caught.value)
    assert f"“{floors}”" in said and "any, x+y (x, y: anvil, twins," in said and said.count("\n") == 0


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_the_page_offers_any_floors_and_the_pairs_of_hand_made_ones(lang: str) -> None:
    option = next(each for each in game_data(registry.game("alone"), lang)["options"] if each["key"] == "floors")
    assert len(option["allowed"]) == 16 and option["default"] == "any"
    texts = [each["text"] for each in option["allowed"]]
    assert all(text[0] != "o" or "option" not in text for text in texts)
    assert {"en": "Anvil + Twin Rings", "de": "Amboss + Zwillingsringe", "pl": "Kowadło + Bliźniacze Pierścienie"}[
        lang
    ] in texts


def test_no_sector_is_nowhere_on_any_sheet() -> None:
    for half in halves():
        assert NOWHERE not in half.slots and len(half.cells) <= FLOOR
