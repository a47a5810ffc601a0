"""Floors of Alone: check the pool against the constraints of a good floor, and fill it with new ones.

    python tools/alone_floors.py                      check the whole pool, with its figures
    python tools/alone_floors.py --draw               show every floor
    python tools/alone_floors.py --fill 24 --seed 13  make floors until the pool has so many, and write them down

The hand-made floors stand in src/undertow/games/alone/floors.py; what is made here goes to sheets.py beside it. The
same seed makes the same floors. Whoever fills a pool that games were saved with must keep its order: more goes to the
end. A broken constraint is named by its number (K1 to K19), and the exit code is 1.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

from undertow.games.alone.floors import POOL, Sheet

SHEETS = Path(__file__).parents[1] / "src" / "undertow" / "games" / "alone" / "sheets.py"
NAMES = (
    "anchor", "bellows", "bridle", "cradle", "fork", "gate", "hook", "hourglass", "knot", "ladder", "loom", "sickle",
    "sieve", "spindle", "stirrup", "trident", "wheel", "yoke",
)  # fmt: skip

COLUMNS, ROWS = 7, 4
CELLS = COLUMNS * ROWS
NORTH, EAST, SOUTH, WEST = range(4)
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
GLYPHS = {
    "─": (EAST, WEST), "│": (NORTH, SOUTH),
    "┌": (EAST, SOUTH), "┐": (SOUTH, WEST), "└": (NORTH, EAST), "┘": (NORTH, WEST),
    "├": (NORTH, EAST, SOUTH), "┤": (NORTH, SOUTH, WEST), "┬": (EAST, SOUTH, WEST), "┴": (NORTH, EAST, WEST),
}  # fmt: skip
GLYPH_OF = {frozenset(sides): glyph for glyph, sides in GLYPHS.items()}
STAIRS = (3, 24)  # D1 and D4
LEAST_APART = 14  # cells in which two floors of the pool differ, however the second is turned


def place_of(name: str) -> int:
    """The cell of a name such as ``D1``."""
    return (ord(name[1]) - ord("1")) * COLUMNS + ord(name[0]) - ord("A")


def name_of(cell: int) -> str:
    """The name of a cell."""
    return "ABCDEFG"[cell % COLUMNS] + str(cell // COLUMNS + 1)


def beside(cell: int, side: int) -> int:
    """The cell on a side of another; -1 beyond the edge."""
    column, row = cell % COLUMNS + STEPS[side][0], cell // COLUMNS + STEPS[side][1]
    return row * COLUMNS + column if 0 <= column < COLUMNS and 0 <= row < ROWS else -1


class Floor:
    """A floor as drawn, looked at alone."""

    def __init__(self, rows: list[list[str]], boxes: list[int], slug: str = "") -> None:
        self.slug = slug
        self.boxes = boxes
        self.sound = len(rows) == ROWS and all(len(row) == COLUMNS for row in rows)
        self.glyphs = [glyph for row in rows for glyph in row] if self.sound else ["."] * CELLS
        self.cells = [cell for cell in range(CELLS) if self.glyphs[cell] != "."]
        self.rooms = [cell for cell in self.cells if self.glyphs[cell][0] == "R"]
        self.corridors = [cell for cell in self.cells if self.glyphs[cell] in GLYPHS]
        self.exits: dict[int, dict[int, int]] = {cell: {} for cell in self.cells}
        self.walls: list[int] = []  # corridors that open into nothing or against a wall
        for cell in self.corridors:
            for side in GLYPHS[self.glyphs[cell]]:
                self.open(cell, side)
        self.away = {cell: self.walk(cell) for cell in self.cells}

    def open(self, cell: int, side: int) -> None:
        """Lead from a corridor to what lies on a side of it."""
        other = beside(cell, side)
        if other in self.rooms:
            self.exits[cell][side] = other
            self.exits[other][(side + 2) % 4] = cell
        elif other in self.corridors and (side + 2) % 4 in GLYPHS[self.glyphs[other]]:
            self.exits[cell][side] = other
        else:
            self.walls.append(cell)

    def walk(self, start: int, without: int = -1) -> dict[int, int]:
        """How far everything is that can be reached."""
        found, line = {start: 0}, [start]
        for cell in line:
            for other in self.exits[cell].values():
                if other not in found and other != without:
                    found[other] = found[cell] + 1
                    line.append(other)
        return found

    def line(self, cell: int, side: int) -> int:
        """How many sectors follow one after another on a side; doors do not end it."""
        length = 0
        while side in self.exits[cell]:
            cell = self.exits[cell][side]
            length += 1
        return length

    def doors(self) -> list[int]:
        """How many doors each room has."""
        return [len(self.exits[room]) for room in self.rooms]

    def loops(self) -> int:
        """How many independent loops there are."""
        return sum([len(exits) for exits in self.exits.values()]) // 2 - len(self.cells) + 1

    def within(self, low: int, high: int) -> int:
        """Of all sectors, the least number of others at such a distance."""
        return min([len([n for n in row.values() if low <= n <= high]) for row in self.away.values()])

    def longest_line(self) -> int:
        """The most sectors in one line."""
        return max([self.line(cell, side) + 1 for cell in self.cells for side in (EAST, SOUTH)])

    def cut(self, cell: int) -> int:
        """How many sectors are cut off, on the smaller side, when one is taken away."""
        rest = [other for other in self.cells if other != cell]
        there = len(self.walk(rest[0], without=cell))
        return min(there, len(rest) - there)

    def starts(self) -> list[int]:
        """The corridors without stairs and without an adjoining door."""
        fit = [cell for cell in self.corridors if cell not in STAIRS]
        return [cell for cell in fit if not any(other in self.rooms for other in self.exits[cell].values())]

    def drawn(self) -> str:
        """The floor in five lines; a power box stands before the glyph of its corridor."""
        lines = [f"{self.slug}   " + "  ".join("ABCDEFG")]
        for row in range(ROWS):
            cells = range(row * COLUMNS, (row + 1) * COLUMNS)
            marks = [("¤" if cell in self.boxes else "⇅" if cell in STAIRS else " ") for cell in cells]
            glyphs = [self.glyphs[cell].ljust(2) for cell in cells]
            lines.append(f"  {row + 1} " + "".join([mark + glyph for mark, glyph in zip(marks, glyphs, strict=True)]))
        return "\n".join(lines)


def floor_of(sheet: Sheet) -> Floor:
    """A sheet of the pool."""
    return Floor(sheet.rows, [place_of(name) for name in sheet.boxes], sheet.slug)


# -- constraints of one floor ------------------------------------------------------------------------------------------


def broken(floor: Floor) -> Iterator[str]:
    """The constraints that a floor breaks, each with a word about it."""
    if not floor.sound:
        yield "K4 not seven by four"
        return
    if len(floor.rooms) != 4 or {floor.glyphs[room] for room in floor.rooms} != {"R1", "R2", "R3", "R4"}:
        yield "K5 not four rooms"
        return
    if not 20 <= len(floor.cells) <= 23:
        yield f"K4 {len(floor.cells)} sectors"
    if not set(STAIRS) <= set(floor.corridors):
        yield "K2 stairs not in corridors"
        return
    if floor.walls or any(len(floor.exits[cell]) < 2 for cell in floor.corridors):
        yield "K8 a corridor ends"
    if len(floor.away[floor.cells[0]]) < len(floor.cells):
        yield "K1 not connected"
        return
    yield from broken_in_lengths(floor)
    yield from broken_in_boxes(floor)
    if max([floor.cut(cell) for cell in floor.corridors]) > 4:
        yield "K15 a bottleneck"
    if len(floor.starts()) < 6:
        yield f"K16 {len(floor.starts())} starts"


def broken_in_lengths(floor: Floor) -> Iterator[str]:
    """The constraints about doors, loops and distances."""
    away, doors = floor.away, floor.doors()
    if away[STAIRS[0]][STAIRS[1]] < 4:
        yield "K3 stairs too near"
    if not all(1 <= n <= 3 for n in doors) or len([n for n in doors if n >= 2]) < 2:
        yield f"K6 doors {doors}"
    if floor.loops() < 2:
        yield f"K7 {floor.loops()} loops"
    if floor.within(5, CELLS) < 2:
        yield "K9 no room for a Worm"
    if floor.within(3, 4) < 3:
        yield "K10 too little at 3 and 4"
    if floor.longest_line() > 5:
        yield "K11 a line too long"
    if min([away[one][other] for one, other in combinations(floor.rooms, 2)]) < 3:
        yield "K12 rooms too near"
    if min([away[stairs][room] for stairs in STAIRS for room in floor.rooms]) < 2:
        yield "K13 a room at the stairs"


def broken_in_boxes(floor: Floor) -> Iterator[str]:
    """The constraints about power boxes."""
    boxes = floor.boxes
    if len(set(boxes)) != 4 or not set(boxes) <= set(floor.corridors) - set(STAIRS):
        yield "K14 boxes misplaced"
        return
    if min([floor.away[one][other] for one, other in combinations(boxes, 2)]) < 3:
        yield "K14 boxes too near"
    if not all(is_worth_light(floor, box) for box in boxes):
        yield "K14 a box without a line"


def is_worth_light(floor: Floor, cell: int) -> bool:
    """Whether a line of two sectors leads away from a cell."""
    return max([floor.line(cell, side) for side in range(4)]) >= 2


# -- constraints of two floors -----------------------------------------------------------------------------------------


def joined(one: Floor, other: Floor, turned: bool) -> dict[int, dict[int, int]]:
    """All distances on two floors; cells of the second count from 28 on."""
    near = {cell: list(one.exits[cell].values()) for cell in one.cells}
    for cell in other.cells:
        place = CELLS - 1 - cell if turned else cell
        near[CELLS + place] = [CELLS + (CELLS - 1 - n if turned else n) for n in other.exits[cell].values()]
    for stairs in STAIRS:
        near[stairs].append(CELLS + stairs)
        near[CELLS + stairs].append(stairs)
    found: dict[int, dict[int, int]] = {}
    for start in near:
        away, line = {start: 0}, [start]
        for cell in line:
            for there in near[cell]:
                if there not in away:
                    away[there] = away[cell] + 1
                    line.append(there)
        found[start] = away
    return found


def broken_by_two(one: Floor, other: Floor) -> Iterator[str]:
    """The constraints that two floors break together. Turning both is the same as turning none."""
    if len(one.cells) + len(other.cells) > 55:
        yield f"K19 {one.slug}, {other.slug}: too many sectors"
    for turned in (False, True):
        away = joined(one, other, turned)
        places = [CELLS - 1 - cell if turned else cell for cell in range(CELLS)]
        rooms = one.rooms + [CELLS + places[room] for room in other.rooms]
        starts = one.starts() + [CELLS + places[start] for start in other.starts()]
        if max([max(row.values()) for row in away.values()]) > 20:
            yield f"K18 {one.slug}, {other.slug}: too long"
        if fewest_starts(away, rooms, starts) < 4:
            yield f"K17 {one.slug}, {other.slug}: too few starts"


def fewest_starts(away: dict[int, dict[int, int]], rooms: list[int], starts: list[int]) -> int:
    """Of any two initial rooms, the least number of starts at distance 3 to 6 from the nearer one."""
    fewest = len(starts)
    for first, second in combinations(rooms, 2):
        fit = [start for start in starts if 3 <= min(away[start][first], away[start][second]) <= 6]
        fewest = min(fewest, len(fit))
    return fewest


# -- making floors -----------------------------------------------------------------------------------------------------


def tree(luck: random.Random) -> dict[int, set[int]]:
    """A random tree of ways over the whole grid, with a few more ways that close loops."""
    links = [(cell, beside(cell, side)) for cell in range(CELLS) for side in (EAST, SOUTH) if beside(cell, side) >= 0]
    luck.shuffle(links)
    ways: dict[int, set[int]] = {cell: set() for cell in range(CELLS)}
    group = list(range(CELLS))
    spare: list[tuple[int, int]] = []
    for one, other in links:
        if group[one] == group[other]:
            spare.append((one, other))
            continue
        group = [group[one] if each == group[other] else each for each in group]
        ways[one].add(other)
        ways[other].add(one)
    for one, other in spare[: luck.randint(3, 6)]:
        ways[one].add(other)
        ways[other].add(one)
    return ways


def pruned(ways: dict[int, set[int]], luck: random.Random) -> bool:
    """Take away dead ends until few enough sectors are left; whether that goes."""
    wanted = luck.randint(20, 23)
    while len(ways) > wanted:
        ends = sorted([cell for cell in ways if len(ways[cell]) == 1 and cell not in STAIRS])
        if not ends:
            return False
        end = luck.choice(ends)
        for other in ways.pop(end):
            ways[other].discard(end)
    return all(len(near) <= 3 for near in ways.values()) and set(STAIRS) <= set(ways)


def with_rooms(ways: dict[int, set[int]], luck: random.Random) -> list[int]:
    """Four sectors that can be rooms: all dead ends, and others that no two of them are near."""
    ends = [cell for cell in ways if len(ways[cell]) == 1]
    others = sorted([cell for cell in ways if cell not in ends and cell not in STAIRS])
    if len(ends) > 2:
        return []
    luck.shuffle(others)
    return ends + others[: 4 - len(ends)]


def attempt(luck: random.Random) -> Floor | None:
    """One try at a floor; None where nothing comes of it."""
    ways = tree(luck)
    if not pruned(ways, luck):
        return None
    rooms = with_rooms(ways, luck)
    if not rooms:
        return None
    rows = [["."] * COLUMNS for _ in range(ROWS)]
    for cell, near in ways.items():
        sides = frozenset([side for side in range(4) if beside(cell, side) in near])
        if cell in rooms:
            rows[cell // COLUMNS][cell % COLUMNS] = f"R{sorted(rooms).index(cell) + 1}"
        elif sides in GLYPH_OF:
            rows[cell // COLUMNS][cell % COLUMNS] = GLYPH_OF[sides]
        else:
            return None
    floor = Floor(rows, [])
    if any(not problem.startswith("K14") for problem in broken(floor)):
        return None
    return with_boxes(floor, luck)


def with_boxes(floor: Floor, luck: random.Random) -> Floor | None:
    """The floor with four sites of power boxes, if there are such."""
    fit = [cell for cell in floor.corridors if cell not in STAIRS and is_worth_light(floor, cell)]
    choices = [four for four in combinations(fit, 4) if are_apart(floor, four)]
    if not choices:
        return None
    floor.boxes = list(luck.choice(choices))
    return floor


def are_apart(floor: Floor, cells: tuple[int, ...]) -> bool:
    """Whether power boxes lie far enough from each other."""
    return all(floor.away[one][other] >= 3 for one, other in combinations(cells, 2))


def differences(one: Floor, other: Floor) -> int:
    """In how many cells two floors differ, however the second is turned."""
    turned = turned_about(other)
    plain = len([cell for cell in range(CELLS) if shape(one, cell) != shape(other, cell)])
    return min(plain, len([cell for cell in range(CELLS) if shape(one, cell) != turned[cell]]))


def shape(floor: Floor, cell: int) -> str:
    """What lies in a cell; all rooms are alike."""
    return "R" if floor.glyphs[cell][0] == "R" else floor.glyphs[cell]


def turned_about(floor: Floor) -> list[str]:
    """What lies in every cell when the sheet is turned by half a circle."""
    found = []
    for cell in range(CELLS):
        glyph = shape(floor, CELLS - 1 - cell)
        sides = GLYPHS.get(glyph)
        found.append(glyph if sides is None else GLYPH_OF[frozenset([(side + 2) % 4 for side in sides])])
    return found


def filled(floors: list[Floor], wanted: int, seed: str) -> list[Floor]:
    """More floors, each good, unlike all others, and good together with each of them."""
    luck = random.Random(seed)
    found: list[Floor] = []
    while len(floors) + len(found) < wanted:
        floor = attempt(luck)
        if floor is None or any(differences(other, floor) < LEAST_APART for other in floors + found):
            continue
        if any([problem for other in floors + found for problem in broken_by_two(other, floor)]):
            continue
        floor.slug = NAMES[len(found)]
        found.append(floor)
    return found


def written(floors: list[Floor]) -> str:
    """The module that holds floors as data."""
    lines = [
        '"""Floors made by ``tools/alone_floors.py``: name, rows, box sites. A digit is a room slot.',
        "",
        "origin: original",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "MADE: Final = (",
    ]
    for floor in floors:
        glyphs = [glyph[-1] for glyph in floor.glyphs]
        rows = " ".join(["".join(glyphs[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(ROWS)])
        lines.append(f'    ("{floor.slug}", "{rows}", "{" ".join([name_of(box) for box in floor.boxes])}"),')
    return "\n".join([*lines, ")", ""])


# -- what is printed ---------------------------------------------------------------------------------------------------


def row_of(floor: Floor) -> str:
    """A floor as a line of the table."""
    away = [n for row in floor.away.values() for n in row.values()]
    doors = "/".join([str(n) for n in floor.doors()])
    return f"| {floor.slug} | {len(floor.cells)} | {doors} | {floor.loops()} | {max(away)} | {len(floor.starts())} |"


def check(floors: list[Floor]) -> int:
    """Print all floors and what is wrong with them."""
    print("| Floor | Sectors | Doors | Loops | Farthest | Starts |\n|---|---|---|---|---|---|")
    problems: list[str] = []
    for floor in floors:
        print(row_of(floor))
        problems += [f"{floor.slug}: {problem}" for problem in broken(floor)]
    for one, other in combinations(floors, 2):
        problems += broken_by_two(one, other)
    print("\n".join(problems) or f"{len(floors)} floors keep all constraints")
    return 1 if problems else 0


def main() -> int:
    """Check, draw or fill the pool."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fill", type=int, metavar="N", help="make floors until the pool has so many")
    parser.add_argument("--seed", default="13", help="what the new floors are made of")
    parser.add_argument("--draw", action="store_true", help="show every floor")
    args = parser.parse_args()
    floors = [floor_of(sheet) for sheet in POOL]
    if args.fill:
        hand_made = [floor for floor in floors if floor.slug not in NAMES]
        if args.fill > len(hand_made) + len(NAMES):
            parser.error(f"there are names for {len(hand_made) + len(NAMES)} floors")
        floors = hand_made + filled(hand_made, args.fill, args.seed)
        SHEETS.write_text(written(floors[len(hand_made) :]), "utf-8")
    if args.draw:
        print("\n\n".join([floor.drawn() for floor in floors]))
    return check(floors)


if __name__ == "__main__":
    sys.exit(main())
