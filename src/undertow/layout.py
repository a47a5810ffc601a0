"""Sections as lines of a given width: what a terminal prints of them, with colours or without.

A line here is a list of words and spans, like in a section; whoever prints it gives the spans their colours.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from undertow.sections import Card, Cell, Edge, Line, Map, Part, Role, Section, Side, Span, Table, joined, span

Shown = Callable[[Span], str]  # what is printed of a span
INDENT = 2
UPRIGHT: dict[Edge, str] = {"wall": "│", "door": "┊", "blocked": "╳"}
FLAT: dict[Edge, str] = {"wall": "─", "door": "┄", "blocked": "╳"}
EMPTY = "·"  # a space of a map where nothing is drawn
WIDEST = 24  # columns of a space of a map
NARROW = 4  # columns that a space of a map needs; where there are fewer, a part of the map is drawn


def laid_out(sections: Sequence[Section], width: int, words: int, shown: Shown) -> list[tuple[Span | None, list[Line]]]:
    """Each section as its heading and its lines; ``words``: lines for what a card says, at most."""
    found: list[tuple[Span | None, list[Line]]] = []
    for one in sections:
        body = [line for piece in pieces(one, width, words, shown) for line in piece]
        found.append((span(one["heading"]) if one["heading"] else None, body))
    return found


def pieces(one: Section, width: int, words: int, shown: Shown) -> list[list[Line]]:
    """The lines of a section, cut where a page may end: before a second map, before a second card."""
    found: list[list[Line]] = [[]]
    several = sum([part["kind"] == "map" for part in one["parts"]]) > 1
    for part in one["parts"]:
        if part["kind"] == "map" and several:  # each says what it is a map of
            found += [[]] if found[-1] else []
            found[-1].append([span(part["label"], "quiet")])
        if part["kind"] == "cards":
            lines = [card_lines(card, width, words, shown) for card in part["cards"]]
            found[-1] += lines[0] if lines else []
            found += lines[1:]
        else:
            found[-1] += part_lines(part, width, words, shown)
    return found


def part_lines(part: Part, width: int, words: int, shown: Shown) -> list[Line]:
    """A part of a section as lines."""
    if part["kind"] == "lines":
        return [made for one in part["lines"] for made in wrapped(printed(one, shown), width)]
    if part["kind"] == "facts":
        parts = [[span(fact["name"], "quiet"), " ", *printed(fact["value"], shown)] for fact in part["facts"]]
        return packed(parts, width)
    if part["kind"] == "table":
        return table_lines(part, width, shown)
    if part["kind"] == "cards":
        return [made for one in part["cards"] for made in card_lines(one, width, words, shown)]
    return map_lines(part, width, shown)


def printed(line: Line, shown: Shown) -> Line:
    """A line with its spans as they are printed."""
    return [piece if isinstance(piece, str) else {**piece, "text": shown(piece)} for piece in line]


def plain(line: Line) -> str:
    """A line without its roles."""
    return "".join([piece if isinstance(piece, str) else piece["text"] for piece in line])


def length(line: Line) -> int:
    """How many columns a line takes."""
    return len(plain(line))


def padded(line: Line, width: int) -> Line:
    """A line that is at least so wide."""
    return [*line, " " * max(width - length(line), 0)]


def wrapped(line: Line, width: int, indent: int = INDENT, most: int = 0) -> list[Line]:
    """A line broken between words; what follows is indented, and what is too much cut off."""
    found: list[Line] = [[]]
    at = 0
    for piece in line:
        text = piece if isinstance(piece, str) else piece["text"]
        for word in re.findall(r"\s+|\S+", text):
            if at + len(word) > width and found[-1]:
                while found[-1] and not plain(found[-1][-1:]).strip():
                    found[-1].pop()
                found.append([" " * indent])
                at = indent
                if not word.strip():
                    continue
            found[-1].append(word if isinstance(piece, str) else {**piece, "text": word})
            at += len(word)
    if most and len(found) > most:
        found = [*found[:most]]
        while length(found[-1]) >= width and len(found[-1]) > 1:
            found[-1].pop()
        found[-1].append("…")
    return found


def packed(parts: Sequence[Line], width: int, by: str = "   ") -> list[Line]:
    """Parts one after the other, a new line where one does not fit."""
    found: list[Line] = []
    for part in parts:
        if found and length(found[-1]) + len(by) + length(part) <= width:
            found[-1] = [*found[-1], by, *part]
        else:
            found += wrapped(part, width)
    return found


def table_lines(part: Table, width: int, shown: Shown) -> list[Line]:
    """A table with its columns under each other; where it is too wide, each row by itself."""
    rows = [[printed(cell, shown) for cell in row["cells"]] for row in part["rows"]]
    wide = [max([len(name), *[length(row[at]) for row in rows]]) for at, name in enumerate(part["columns"])]
    if sum(wide) + INDENT * (len(wide) - 1) <= width:
        head: Line = [span("  ".join([name.ljust(wide[at]) for at, name in enumerate(part["columns"])]), "quiet")]
        return [head, *[joined([padded(cell, wide[at]) for at, cell in enumerate(row)], "  ") for row in rows]]
    found: list[Line] = []
    for row in rows:
        named = [[span(part["columns"][at], "quiet"), " ", *cell] for at, cell in enumerate(row) if at]
        found += wrapped(joined([row[0], *named], "  "), width)
    return found


def card_lines(card: Card, width: int, words: int, shown: Shown) -> list[Line]:
    """A card: how often it is there, its name, its figures, and some of what it says."""
    name = shown(span(card["name"], card["role"], card["noun"], card["index"], card["moves"]))
    made: Line = [span(name, card["role"] or "strong", card["noun"], card["index"], card["moves"])]
    if card["n"] > 1:
        made = [f"{card['n']} × ", *made]
    if card["figures"]:
        made += ["  ", *printed(card["figures"], shown)]
    if card["text"] and words:
        made += ["  ", span(card["text"], "quiet")]
    return wrapped(made, width, most=max(words, 1))


# -- maps --------------------------------------------------------------------------------------------------------------

Cells = dict[tuple[int, int], Cell]


def called(cell: Cell) -> str:
    """What a space is called where it can be named: column and row.

    >>> [called({"row": row, "column": column}) for row, column in ((0, 0), (2, 25), (11, 27))]
    ['a1', 'z3', 'ab12']
    """
    return f"{letters(cell['column'])}{cell['row'] + 1}"


def letters(column: int) -> str:
    """A column."""
    return (chr(ord("a") + column // 26 - 1) if column >= 26 else "") + chr(ord("a") + column % 26)


def map_lines(part: Map, width: int, shown: Shown) -> list[Line]:
    """A map, row by row; walls and doors between the spaces, hexes half a space apart.

    Where a path leads to one of its spaces, rows and columns are named. Where it is too wide, its spaces get narrow;
    where they would get too narrow, only the columns around whoever looks at it are drawn.
    """
    cells = {(cell["row"], cell["column"]): cell for cell in part["cells"]}
    bodies = {place: cell_lines(cell, shown) for place, cell in cells.items()}
    if part["hexes"]:  # a row of them is one line, or they would not look like hexes
        bodies = {place: [joined(body, "")] for place, body in bodies.items()}
    rows = max([row for row, _ in cells], default=-1) + 1
    columns = range(max([column for _, column in cells], default=-1) + 1)
    wide = min(max([length(line) for body in bodies.values() for line in body], default=0), WIDEST)
    named = any([cell["paths"] for cell in cells.values()])
    room = width - 1 - (3 if named else 0)
    if not part["hexes"] and columns and len(columns) * (wide + 1) > room:
        wide = min(wide, max(room // len(columns) - 1, NARROW))
        bodies = {place: narrowed(cell_lines(cell, shown, wide), wide) for place, cell in cells.items()}
    if part["hexes"]:
        wide += 1 - wide % 2  # so that a space with the gap beside it has a half
        room -= (wide + 1) // 2
    columns = around(cells, columns, max(room // (wide + 1), 1))
    indent: Line = ["   "] if named else []
    found: list[Line] = [column_names(columns, wide)] if named else []
    for row in range(rows):
        found.append([*indent, *border(cells, row, columns, wide)])
        height = max([len(body) for (at, column), body in bodies.items() if at == row and column in columns], default=1)
        shift: Line = [" " * ((wide + 1) // 2)] if part["hexes"] and row % 2 else []
        for at in range(height):
            made: list[Line] = []
            for column in columns:
                body = bodies.get((row, column), [])
                inside = body[at] if at < len(body) else []
                made.append([upright(cells, row, column), *padded(inside, wide)])
            name: Line = [span(f"{row + 1 if at == 0 else '':>2} ", "faded")] if named else []
            found.append([*name, *shift, *joined(made, ""), upright(cells, row, columns.stop)])
    found.append([*indent, *border(cells, rows, columns, wide)])
    return [line for line in found if plain(line).strip()]


def around(cells: Cells, columns: range, most: int) -> range:
    """The columns that are drawn where there is no room for all: those around the space of whoever looks."""
    if len(columns) <= most:
        return columns
    own = [column for (_, column), cell in cells.items() if is_own(cell)]
    first = min(max((own[0] if own else 0) - most // 2, 0), len(columns) - most)
    return range(first, first + most)


def is_own(cell: Cell) -> bool:
    """Whether whoever looks at a map is there."""
    inside = [piece["role"] for line in cell["lines"] for piece in line if not isinstance(piece, str)]
    return "own" in inside or "own" in cell["roles"]


def narrowed(body: list[Line], wide: int) -> list[Line]:
    """What is drawn of a space in fewer columns: broken between words, joined where two lines fit, long words cut."""
    found: list[Line] = []
    for line in [each for one in body for each in wrapped(one, wide, 0)]:
        if found and length(found[-1]) + 1 + length(line) <= wide:
            found[-1] = [*found[-1], " ", *line]
        elif length(line) > wide:  # one long word
            piece = line[-1]
            text = plain(line)[: wide - 1] + "…"
            found.append([text if isinstance(piece, str) else {**piece, "text": text}])
        else:
            found.append(line)
    return found


def column_names(columns: range, wide: int) -> Line:
    """The letters over a map."""
    return [span("   " + "".join([f" {letters(column):<{wide}}" for column in columns]).rstrip(), "faded")]


def cell_lines(cell: Cell, shown: Shown, wide: int = 0) -> list[Line]:
    """What is drawn of a space; its key in front where it can be chosen, unless that is too long."""
    role: Role = cell["roles"][0] if cell["roles"] else ""
    inside = shown if not wide else without_keys(shown)
    found: list[Line] = [
        [span(piece, role) if isinstance(piece, str) else piece for piece in printed(line, inside)]
        for line in cell["lines"]
    ] or [[span(EMPTY, role)]]
    chosen = span("", role, cell["noun"], cell["index"], cell["moves"])
    key = shown(chosen).strip()
    first = found[0][0]
    if key and (not wide or len(key) + length(found[0]) <= wide):
        found[0] = [{**chosen, "text": key}, *found[0]]
    elif key and not isinstance(first, str):
        found[0] = [{**chosen, "text": first["text"]}, *found[0][1:]]
    return found


def without_keys(shown: Shown) -> Shown:
    """What is printed of a span where no key has room: of a player the sign, of everything else its words."""
    return lambda one: shown(one) if one["noun"] == "seat" else one["text"]


def edge_of(cells: Cells, row: int, column: int, side: Side) -> Edge | None:
    """What lies on the upper or left side of a place, whichever of the two spaces knows of it."""
    here, there = cells.get((row, column)), cells.get((row - 1, column) if side == "n" else (row, column - 1))
    found = here["edges"].get(side) if here is not None else None
    return found or (there["edges"].get("s" if side == "n" else "e") if there is not None else None)


def upright(cells: Cells, row: int, column: int) -> str:
    """What stands between a place and the one on its left."""
    edge = edge_of(cells, row, column, "w")
    return UPRIGHT[edge] if edge else " "


def border(cells: Cells, row: int, columns: range, wide: int) -> Line:
    """The line above a row of spaces."""
    edges = [edge_of(cells, row, column, "n") for column in columns]
    return ["".join([f" {(FLAT[edge] if edge else ' ') * wide}" for edge in edges])]
