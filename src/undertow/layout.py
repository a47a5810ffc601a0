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


def laid_out(sections: Sequence[Section], width: int, words: int, shown: Shown) -> list[tuple[Span | None, list[Line]]]:
    """Each section as its heading and its lines; ``words``: lines for what a card says, at most."""
    found: list[tuple[Span | None, list[Line]]] = []
    for one in sections:
        body: list[Line] = []
        several = sum([part["kind"] == "map" for part in one["parts"]]) > 1
        for part in one["parts"]:
            if part["kind"] == "map" and several:  # each says what it is a map of
                body.append([span(part["label"], "quiet")])
            body += part_lines(part, width, words, shown)
        found.append((span(one["heading"]) if one["heading"] else None, body))
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
    return map_lines(part, shown)


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


def map_lines(part: Map, shown: Shown) -> list[Line]:
    """A map, row by row; walls and doors between the spaces, hexes half a space apart.

    Where a path leads to one of its spaces, rows and columns are named.
    """
    cells = {(cell["row"], cell["column"]): cell for cell in part["cells"]}
    bodies = {place: cell_lines(cell, shown) for place, cell in cells.items()}
    if part["hexes"]:  # a row of them is one line, or they would not look like hexes
        bodies = {place: [joined(body, "")] for place, body in bodies.items()}
    rows = max([row for row, _ in cells], default=-1) + 1
    columns = max([column for _, column in cells], default=-1) + 1
    wide = min(max([length(line) for body in bodies.values() for line in body], default=0), WIDEST)
    if part["hexes"]:
        wide += 1 - wide % 2  # so that a space with the gap beside it has a half
    named = any([cell["paths"] for cell in cells.values()])
    indent: Line = ["   "] if named else []
    found: list[Line] = [column_names(columns, wide)] if named else []
    for row in range(rows):
        found.append([*indent, *border(cells, row, columns, wide)])
        height = max([len(body) for (at, _), body in bodies.items() if at == row], default=1)
        shift: Line = [" " * ((wide + 1) // 2)] if part["hexes"] and row % 2 else []
        for at in range(height):
            made: list[Line] = []
            for column in range(columns):
                body = bodies.get((row, column), [])
                inside = body[at] if at < len(body) else []
                made.append([upright(cells, row, column), *padded(inside, wide)])
            name: Line = [span(f"{row + 1 if at == 0 else '':>2} ", "faded")] if named else []
            found.append([*name, *shift, *joined(made, ""), upright(cells, row, columns)])
    found.append([*indent, *border(cells, rows, columns, wide)])
    return [line for line in found if plain(line).strip()]


def column_names(columns: int, wide: int) -> Line:
    """The letters over a map."""
    return [span("   " + "".join([f" {letters(column):<{wide}}" for column in range(columns)]).rstrip(), "faded")]


def cell_lines(cell: Cell, shown: Shown) -> list[Line]:
    """What is drawn of a space; its key in front where it can be chosen."""
    role: Role = cell["roles"][0] if cell["roles"] else ""
    found: list[Line] = [
        [span(piece, role) if isinstance(piece, str) else piece for piece in printed(line, shown)]
        for line in cell["lines"]
    ] or [[span(EMPTY, role)]]
    key = shown(span("", role, cell["noun"], cell["index"], cell["moves"])).strip()
    if key:
        found[0] = [span(key, role, cell["noun"], cell["index"], cell["moves"]), *found[0]]
    return found


def edge_of(cells: Cells, row: int, column: int, side: Side) -> Edge | None:
    """What lies on the upper or left side of a place, whichever of the two spaces knows of it."""
    here, there = cells.get((row, column)), cells.get((row - 1, column) if side == "n" else (row, column - 1))
    found = here["edges"].get(side) if here is not None else None
    return found or (there["edges"].get("s" if side == "n" else "e") if there is not None else None)


def upright(cells: Cells, row: int, column: int) -> str:
    """What stands between a place and the one on its left."""
    edge = edge_of(cells, row, column, "w")
    return UPRIGHT[edge] if edge else " "


def border(cells: Cells, row: int, columns: int, wide: int) -> Line:
    """The line above a row of spaces."""
    edges = [edge_of(cells, row, column, "n") for column in range(columns)]
    return ["".join([f" {(FLAT[edge] if edge else ' ') * wide}" for edge in edges])]
