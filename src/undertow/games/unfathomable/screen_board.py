"""The ship in a terminal, its dials and tracks, and what is going on aboard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from undertow import texts
from undertow.drawing import (
    BRASS,
    CORAL,
    FAINT,
    INK,
    LINE,
    QUIET,
    SEAT_SIGNS,
    TEAL,
    Block,
    Reader,
    beside,
    boxed,
    choosing,
    fitted,
    joined,
    packed,
    seat_colour,
    title,
    wrapped,
)
from undertow.games.unfathomable.board import (
    BOILER_ROOM,
    BRIDGE,
    BRIG,
    CABIN,
    CARGO_HOLD,
    CHAPEL,
    DECK,
    DEEP,
    DIAL_MOST,
    GALLEY,
    MONARCHS,
    PORT,
    RESOURCES,
    ROOM,
    SICK_BAY,
    SPACES,
    TRACK_END,
    TRACKS,
)
from undertow.games.unfathomable.cards.damage import ANY_SKILL
from undertow.games.unfathomable.cards.mythos import CARDS, NO_PARTIAL
from undertow.games.unfathomable.cards.skills import SKILL
from undertow.games.unfathomable.cards.waypoints import DISTANCE
from undertow.games.unfathomable.meaning import (
    DAMAGED,
    DEEP_ONE,
    LOW,
    PASSENGER,
    PLAN,
    about_words,
    chosen_words,
    damage_in,
    first_up,
    monarchs_in,
    number_of,
    passengers_in,
    repair_of,
    roll_words,
    seats_in,
    signed,
)
from undertow.games.unfathomable.screen_pieces import (
    NOTHING,
    chip,
    chips,
    code,
    codes,
    first_fitting,
    labelled,
    names_of,
    said,
    words_of,
)
from undertow.games.unfathomable.shown import CheckView, View
from undertow.games.unfathomable.terminal import WATER

DEEP_WIDTH: Final = 13


# -- the ship ----------------------------------------------------------------------------------------------------------


def tokens(view: View, space: int, reader: Reader, letters: int = 0) -> list[Text]:
    """Who and what is in a space, in signs: players, monarchs (by so many letters), Deep Ones, passengers."""
    found: list[Text] = []
    seats = seats_in(view, space)
    if seats:
        found.append(Text("").join([Text(SEAT_SIGNS[seat], f"bold {seat_colour(seat)}") for seat in seats]))
    for monarch in monarchs_in(view, space):
        name = said(reader, f"short-{MONARCHS[monarch]}")[: letters or None]
        sign = Text.assemble((name, f"bold reverse {CORAL}"))  # so that what is added to the line is not reversed
        found.append(reader.marked("monarch", monarch, sign))
    if view["deep_ones"][space]:
        found.append(Text(f"{DEEP_ONE}{view['deep_ones'][space]}", f"bold {TEAL}"))
    if passengers_in(view, space):
        found.append(Text(f"{PASSENGER}{passengers_in(view, space)}", f"bold {BRASS}"))
    return found


def damage_sign(view: View, space: int, reader: Reader, whole: bool) -> Text:
    """The sign of a damaged room; with what repairs it, if that is wanted."""
    damage = damage_in(view, space)
    if damage is None:
        return Text()
    if not whole:
        return Text(DAMAGED, f"bold {CORAL}")
    skill, value = repair_of(damage)
    price = Text(said(reader, "code-any"), INK) if skill == ANY_SKILL else code(skill, reader)
    return Text.assemble((f"{DAMAGED} ", f"bold {CORAL}"), price, (str(value), INK))


def heading(view: View, space: int, reader: Reader, width: int) -> Text:
    """The name of a space with its number and its damage, as long as there is room for."""
    style = f"bold {CORAL}" if damage_in(view, space) is not None else INK if space >= ROOM else QUIET
    if space < ROOM:
        kind = "water" if space < DECK else "deck"
        number = space % DECK + 1
        names = [said(reader, f"short-{kind}", n=number), WATER if space < DECK else str(number)]
    else:
        names = [first_up(reader.name("space", space)), said(reader, f"short-{SPACES[space]}")]
    printed = number_of(space) if space >= ROOM else ""
    variants: list[Text] = []
    for name, numbered, whole in [
        *[(name, True, whole) for name in names for whole in (True, False)], *[(name, False, False) for name in names]
    ]:  # fmt: skip
        parts = [Text(name, style), damage_sign(view, space, reader, whole)]
        if numbered:
            parts.insert(1, Text(printed, FAINT))
        variants.append(joined([part for part in parts if part.plain], " "))
    mark = reader.marks.get(("space", space))
    badge = reader.badge(mark) if mark else Text()
    sign = damage_sign(view, space, reader, False)
    cut = fitted(Text(names[-1], style), max(width - badge.cell_len - sign.cell_len, 1))
    variants.append(Text.assemble(cut, sign))  # whatever else is cut off, one sees that it is damaged
    return choosing(Text.assemble(badge, first_fitting(variants, width - badge.cell_len)), mark)


def line_of(view: View, space: int, reader: Reader, width: int) -> Text:
    """A space in one line: its name as short as it must be, and what is there."""
    there = first_fitting(
        [joined(tokens(view, space, reader, letters), by) for letters in (0, 2) for by in (" ", "")], width - 2
    )
    room = width - there.cell_len - 1 if there.plain else width
    name = heading(view, space, reader, max(room, 1))
    return fitted(joined([name, there], " ") if there.plain else name, width)


def cell(view: View, space: int, reader: Reader, width: int, height: int) -> Block:
    """A space in several lines: its name, then what is there."""
    if height < 2:
        return [line_of(view, space, reader, width)]
    there = packed(tokens(view, space, reader), width, " ", height - 1)
    lines = [heading(view, space, reader, width), *there]
    return [fitted(line, width) for line in [*lines, *[Text()] * (height - len(lines))][:height]]


def deep_lines(view: View, reader: Reader) -> Block:
    """What is in the Deep, line by line."""
    return tokens(view, DEEP, reader) or [Text(NOTHING, FAINT)]


def plan_rows(view: View, reader: Reader, width: int) -> Block:
    """The ship in seven lines, without frames."""
    wide = (width - DEEP_WIDTH) // 4 - 1
    deep = [Text(said(reader, "short-deep"), f"bold {BRASS}"), *deep_lines(view, reader)]
    lines: Block = []
    for number, row in enumerate(PLAN):
        cells: list[Text] = []
        for space in row:
            if space in (BRIDGE, BOILER_ROOM):
                cells.append(cell(view, space, reader, wide, 3)[number - 2])
            else:
                cells.append(line_of(view, space, reader, wide))
        bars = Text("┊" if number in (0, 6) else "│", LINE)
        behind = deep[number] if number < len(deep) else Text()
        ship = Text("").join([part for each in cells for part in (each, bars)][:-1])
        edge = Text("┊ " if number in (0, 6) else "║ ", LINE)
        lines.append(fitted(Text.assemble(ship, edge, behind), width))
    return lines


def plan_frames(view: View, reader: Reader, width: int, lines: int) -> Block:
    """The ship in frames, ``lines`` for each room, with the Deep behind it."""
    wide = (width - DEEP_WIDTH - 6) // 4
    rule = "─" * wide

    def row(cells: Sequence[Text], ends: str = "││") -> Text:
        inner = Text("│", LINE).join(cells)
        return Text.assemble((ends[0], LINE), inner, (ends[1], LINE))

    def border(left: str, middle: str, right: str) -> Text:
        return Text(left + middle.join([rule] * 4) + right, LINE)

    def whole(spaces: Sequence[int], ends: str = "││") -> Text:
        return row([line_of(view, space, reader, wide) for space in spaces], ends)

    tall = 2 * lines + 3
    bridge, boiler = [cell(view, space, reader, wide, tall) for space in (BRIDGE, BOILER_ROOM)]
    upper = [cell(view, space, reader, wide, lines) for space in (CHAPEL, CARGO_HOLD)]
    lower = [cell(view, space, reader, wide, lines) for space in (CABIN, GALLEY)]
    middle = [line_of(view, space, reader, wide) for space in (SICK_BAY, BRIG)]
    inside: Block = [row([bridge[at], upper[0][at], upper[1][at], boiler[at]]) for at in range(lines)]
    edge = Text(f"├{rule}┼{rule}┤", LINE)
    bar = ("│", LINE)
    inside.append(Text.assemble(bar, bridge[lines], edge, boiler[lines], bar))
    inside.append(row([bridge[lines + 1], *middle, boiler[lines + 1]]))
    inside.append(Text.assemble(bar, bridge[lines + 2], edge, boiler[lines + 2], bar))
    for at in range(lines):
        inside.append(row([bridge[lines + 3 + at], lower[0][at], lower[1][at], boiler[lines + 3 + at]]))
    ship = [
        whole(PLAN[0], "  "), border("╭", "┬", "╮"), whole(PLAN[1]), border("├", "┼", "┤"), *inside,
        border("├", "┼", "┤"), whole(PLAN[5]), border("╰", "┴", "╯"), whole(PLAN[6], "  "),
    ]  # fmt: skip
    deep = boxed(Text(said(reader, "short-deep"), f"bold {BRASS}"), deep_lines(view, reader), DEEP_WIDTH, 6, LINE)
    above = [Text()] * ((len(ship) - len(deep)) // 2)
    return beside([ship, [*above, *deep]], [4 * wide + 5, DEEP_WIDTH], 1)


def ship_title(view: View, reader: Reader) -> Text:
    """The heading of the ship."""
    aside = said(reader, "ship-aside", deep_ones=view["deep_ones_left"], passengers=view["passengers_left"])
    return title(said(reader, "ship"), aside)


# -- dials, tracks, waypoints ------------------------------------------------------------------------------------------


def dial(view: View, resource: int, reader: Reader, bar: bool) -> Text:
    """A resource: name, number, and an exclamation mark where it runs out."""
    n = view["dials"][resource]
    style = f"bold {CORAL}" if n <= LOW else f"bold {INK}"
    name = Text(said(reader, f"short-{RESOURCES[resource]}"), QUIET)
    number = Text(f"{n}{'!' if n <= LOW else ''}", style)
    name = reader.marked("resource", resource, name)
    if not bar:
        return Text.assemble(name, " ", number)
    filled = ("▮" * n, CORAL if n <= LOW else TEAL)
    return Text.assemble(fitted(name, 8), filled, ("▯" * (DIAL_MOST - n), FAINT), " ", fitted(number, 3))


def track(view: View, number: int, reader: Reader) -> Text:
    """A track: a ring for each space, the token on one of them."""
    at = view["tracks"][number]
    name = reader.marked("track", number, Text(said(reader, f"short-{TRACKS[number]}"), QUIET))
    spaces = [Text("○", FAINT)] * (TRACK_END + 1)
    spaces[at] = Text("●", f"bold {BRASS}")
    return Text.assemble(name, " ", joined(spaces, ""), (f" {at}/{TRACK_END}", INK))


def track_short(view: View, number: int, reader: Reader) -> Text:
    """A track in a few letters."""
    name = reader.marked("track", number, Text(said(reader, f"short-{TRACKS[number]}"), QUIET))
    return Text.assemble(name, (f" {view['tracks'][number]}/{TRACK_END}", f"bold {INK}"))


def distance(view: View, reader: Reader) -> Text:
    """How far the ship has come."""
    return labelled(said(reader, "short-distance"), Text(f"{view['distance']}/{PORT}", f"bold {INK}"))


def status(view: View, reader: Reader, width: int) -> Block:
    """Dials and tracks side by side, and the waypoints."""
    lines: Block = []
    for row in range(2):
        parts = [dial(view, 2 * row, reader, True), dial(view, 2 * row + 1, reader, True), track(view, row, reader)]
        lines.append(fitted(joined(parts, " "), width))
    cards = [f"{reader.name('waypoint', card)} {DISTANCE[card]}" for card in view["waypoints"]]
    course = Text(" · ".join(cards), INK) if cards else Text(NOTHING, FAINT)
    parts = [distance(view, reader), labelled(said(reader, "course"), course)]
    return [*lines, fitted(joined(parts, "   "), width)]


def status_rows(view: View, reader: Reader, width: int) -> Block:
    """The same in two short lines."""
    dials = joined([dial(view, resource, reader, False) for resource in range(len(RESOURCES))], "  ")
    tracks = joined([track_short(view, 0, reader), track_short(view, 1, reader), distance(view, reader)], "  ")
    return [fitted(dials, width), fitted(tracks, width)]


# -- what is going on --------------------------------------------------------------------------------------------------


def check_lines(view: View, check: CheckView, reader: Reader) -> Block:
    """A skill check: what it takes, then what has been added or turned up."""
    partial = check["partial"]
    if partial == NO_PARTIAL:
        words = said(reader, "against", target=check["target"])
    else:
        words = said(reader, "against-partial", target=check["target"], partial=partial)
    head = [Text(words, f"bold {TEAL}"), codes(check["skills"], reader)]
    if check["about"] is not None:
        head.append(Text(about_words(view, check["about"], reader.lang, reader.names), f"bold {BRASS}"))
    if check["no_chaos"]:
        head.append(Text(said(reader, "without-chaos"), INK))
    if check["face_up"]:
        head.append(Text(said(reader, "open-cards"), INK))
    if check["pile"]:
        cards = sorted(check["pile"], key=lambda card: (SKILL[card] not in check["skills"], card))
        shown = [chip(card, reader, "+" if SKILL[card] in check["skills"] else "−") for card in cards]
        total = Text(said(reader, "total", total=signed(check["total"])), f"bold {INK}")
        return [joined(head, "  "), Text.assemble(total, " = ", joined(shown, " "))]
    parts = [Text(said(reader, "from-decks", n=check["drawn"]), INK)] if check["drawn"] else []
    for seat, n in enumerate(check["added"]):
        if n:
            sign = Text(f"{SEAT_SIGNS[seat]} {n}", f"bold {seat_colour(seat)}")
            parts.append(Text.assemble(sign, " ", chips(check["open"][seat], reader)) if check["open"][seat] else sign)
    return [joined(head, "  "), joined(parts, "   ") if parts else Text(NOTHING, FAINT)]


def scene(view: View, reader: Reader, width: int, most: int) -> Block:
    """A crisis with its words, a check, a roll, a defeat, an offer, who reacts; each only if there is one."""
    lines: Block = []
    for card in view["crisis"]:
        lines.append(Text(reader.name("mythos", card), f"bold {BRASS}"))
        if most:
            lines += wrapped(Text(words_of(CARDS[card].rule, reader), QUIET), width, most)
    if view["played"]:
        lines.append(names_of("card", view["played"], reader))
    if view["check"] is not None:
        for line in check_lines(view, view["check"], reader):
            lines += wrapped(line, width, 2)
    small: list[Text] = []
    roll = view["roll"]
    if roll is not None:
        small.append(Text(roll_words(roll, reader.lang), f"bold {INK}"))
    chosen = chosen_words(view, reader.lang, reader.names)
    if chosen:
        small.append(Text(chosen, INK))
    if view["damage_drawn"] is not None:
        small.append(Text(reader.name("damage", view["damage_drawn"]), f"bold {CORAL}"))
    if view["defeating"] is not None:
        name = texts.seat_name(view["defeating"], reader.lang, reader.names)
        small.append(Text(said(reader, "defeating", name=name), f"bold {CORAL}"))
    if view["passenger_at"] is not None:
        place = reader.name("space", view["passenger_at"])
        small.append(Text(said(reader, "passenger-at", space=place), f"bold {CORAL}"))
    if view["offered"] is not None:
        small.append(names_of("item", [view["offered"]], reader))
    if view["reacting"]:
        signs = "".join([SEAT_SIGNS[seat] for seat in view["reacting"]])
        small.append(labelled(said(reader, "reacts"), Text(signs, INK)))
    return lines + packed(small, width)
