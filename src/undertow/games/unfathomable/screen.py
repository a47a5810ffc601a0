"""How Unfathomable looks in a terminal, drawn from a view alone.

The ship lies there as seen from above, its front on the left. Skills, players, monsters and damage have a letter or a
sign beside their colour, so that nothing is said by colour alone. What can be chosen now carries its key.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

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
    hanging,
    joined,
    packed,
    seat_colour,
    spread,
    title,
    wrapped,
)
from undertow.games.unfathomable import catalogue
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
    SKILLS,
    SPACES,
    TITLES,
    TRACK_END,
    TRACKS,
)
from undertow.games.unfathomable.cards.characters import SLUGS as CHARACTERS
from undertow.games.unfathomable.cards.damage import ANY_SKILL
from undertow.games.unfathomable.cards.mythos import CARDS, NO_PARTIAL
from undertow.games.unfathomable.cards.skills import SKILL, VALUE
from undertow.games.unfathomable.cards.waypoints import DISTANCE
from undertow.games.unfathomable.terminal import (
    DAMAGED,
    DEEP_ONE,
    LOW,
    PASSENGER,
    PLAN,
    WATER,
    about_words,
    damage_in,
    first_up,
    loyalty_rows,
    monarchs_in,
    number_of,
    passengers_in,
    repair_of,
    roll_words,
    say,
    seats_in,
    signed,
    titles_of,
)
from undertow.games.unfathomable.view import CheckView, PlayerView, View
from undertow.kernel.rules import rules_of

SKILL_COLOURS: Final = ("#c79bff", "#74aaff", "#e6c04d", CORAL, "#74d184", "#b9c4c9")
NOTHING: Final = "–"
FEAT: Final = "✦"  # not used yet
MANY_DAMAGED: Final = 4  # rooms
FEW_DEEP_ONES: Final = 3  # in the supply
DEEP_WIDTH: Final = 13
AROUND_ROOMS: Final = 12  # lines of the plan besides those of two rows of rooms
# How much is drawn: lines of a room, lines of a crisis, lines of what lies before each player.
LEVELS: Final = (
    (3, 8, 2), (3, 6, 2), (2, 6, 2), (2, 4, 1), (2, 3, 1), (2, 2, 1), (2, 3, 0), (2, 1, 0), (1, 1, 0), (1, 0, 0),
)  # fmt: skip


# -- small things ------------------------------------------------------------------------------------------------------


def said(reader: Reader, key: str, **values: Any) -> str:
    """A text of this game's terminal."""
    return say(key, reader.lang, **values)


def words_of(rule: str, reader: Reader) -> str:
    """What a rule says; nothing where there is no such rule."""
    return reader.rule(rule) if rule in rules_of(reader.game) else ""


@cache
def entries() -> dict[tuple[str, int], dict[str, Any]]:
    """The catalogue by noun and number."""
    return {(card["noun"], card["index"]): card for card in catalogue.cards()}


def labelled(label: str, value: Text) -> Text:
    """A quiet word and what it stands for."""
    return Text.assemble((label, QUIET), " ", value)


def code(skill: int, reader: Reader) -> Text:
    """Two letters for a skill, in its colour."""
    return Text(said(reader, f"code-{SKILLS[skill]}"), SKILL_COLOURS[skill])


def codes(skills: Sequence[int], reader: Reader) -> Text:
    """Skills in a row."""
    return joined([code(skill, reader) for skill in skills], " ")


def chip(card: int, reader: Reader, sign: str = "") -> Text:
    """A skill card as letters and value."""
    return Text.assemble(code(SKILL[card], reader), (f"{sign}{VALUE[card]}", f"bold {SKILL_COLOURS[SKILL[card]]}"))


def chips(cards: Sequence[int], reader: Reader) -> Text:
    """Skill cards in a row, or a dash."""
    return joined([chip(card, reader) for card in sorted(cards)], " ") if cards else Text(NOTHING, FAINT)


def by_skill(cards: Sequence[int], reader: Reader, marks: bool = False) -> list[Text]:
    """Skill cards grouped by type, with their values; with the key of each that can be chosen."""
    groups: list[Text] = []
    for skill in range(len(SKILLS)):
        mine = sorted([card for card in cards if SKILL[card] == skill])
        values: list[Text] = []
        for at, card in enumerate(mine):
            value = Text(str(VALUE[card]), f"bold {SKILL_COLOURS[skill]}")
            first = at == 0 or mine[at - 1] != card
            mark = reader.marks.get(("card", card)) if marks and first else None
            values.append(choosing(Text.assemble(reader.badge(mark), value), mark) if mark else value)
        if mine:
            groups.append(Text.assemble(code(skill, reader), " ", joined(values, " ")))
    return groups


def names_of(noun: str, things: Sequence[int], reader: Reader) -> Text:
    """Names in a row."""
    return joined([reader.marked(noun, thing, Text(reader.name(noun, thing), INK)) for thing in things], ", ")


def first_fitting(variants: Sequence[Text], width: int) -> Text:
    """The first that has room; the last one cut off if none has."""
    for variant in variants:
        if variant.cell_len <= width:
            return variant
    return fitted(variants[-1], width)


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


# -- players -----------------------------------------------------------------------------------------------------------


def in_order(view: View) -> list[PlayerView]:
    """Everybody clockwise, the viewer last."""
    first = 0 if view["seat"] is None else view["seat"] + 1
    return [view["players"][(first + i) % view["seats"]] for i in range(view["seats"])]


def called(view: View, seat: int, reader: Reader) -> Text:
    """A player by name, with a pointer if it is their turn."""
    name = reader.marked("seat", seat, reader.seat(seat))
    return Text.assemble(("▶ ", f"bold {TEAL}"), name) if view["turn"] == seat else name


def badges(view: View, player: PlayerView, reader: Reader) -> list[Text]:
    """Titles, the feat, and that somebody is a revealed traitor."""
    found = [
        Text(said(reader, f"code-{TITLES[title_]}"), f"bold {BRASS}") for title_ in titles_of(view, player["seat"])
    ]
    if player["traitor"] is not None:
        found.append(Text.assemble((said(reader, "code-traitor"), f"bold reverse {CORAL}")))
    return found


def short_name(player: PlayerView, reader: Reader) -> str:
    """The first name of a character."""
    return "" if player["character"] is None else reader.name("character", player["character"]).split()[0]


def space_name(player: PlayerView, reader: Reader) -> str:
    """Where a player is, in a short word."""
    space = player["space"]
    if space is None:
        return ""
    if space < ROOM:
        return said(reader, "short-deck", n=space - DECK + 1)
    return said(reader, f"short-{SPACES[space]}")


def player_row(view: View, player: PlayerView, reader: Reader, width: int) -> Text:
    """A player in one line: name, character, space, cards in hand, feat, titles."""
    wide = min(max([len(each) for each in reader.names], default=8) + 5, max(width // 3, 12))
    name = called(view, player["seat"], reader)
    turn = view["turn"] == player["seat"]
    feat = Text(FEAT if player["feat"] else " ", BRASS)
    cards = Text(f"{player['hand']:>2}", f"bold {INK}")
    parts = [
        fitted(name if turn else Text("  ") + name, wide),
        fitted(Text(short_name(player, reader), INK), 8),
        fitted(Text(space_name(player, reader), QUIET), 9),
        Text.assemble(cards, feat),
        *badges(view, player, reader),
    ]
    return fitted(joined(parts, " "), width)


def belongings(player: PlayerView, reader: Reader) -> list[Text]:
    """Items, kept spells and mythos cards of a player."""
    parts: list[Text] = []
    for item in player["items"]:
        mark = "*" if player["active"] == item else ""
        parts.append(reader.marked("item", item, Text(reader.name("item", item) + mark, INK)))
    parts += [reader.marked("spell", card, Text(reader.name("spell", card), TEAL)) for card in player["spells"]]
    parts += [reader.marked("mythos", card, Text(reader.name("mythos", card), BRASS)) for card in player["mythos"]]
    return parts


def player_rows(view: View, players: Sequence[PlayerView], reader: Reader, width: int, most: int) -> Block:
    """Players in lines; ``most`` of them for what lies before each."""
    lines: Block = []
    for player in players:
        lines.append(player_row(view, player, reader, width))
        if most:
            lines += [Text("    ") + line for line in packed(belongings(player, reader), width - 4, " · ", most)]
    return lines


def hand_parts(view: View, reader: Reader) -> list[Text]:
    """One's own hand by type."""
    groups = by_skill(view["hand"], reader, marks=True) or [Text(said(reader, "no-cards"), FAINT)]
    return [labelled(said(reader, "your-hand"), groups[0]), *groups[1:]]


def loyalty_line(view: View, player: PlayerView, reader: Reader) -> Text:
    """One's own loyalty cards, the one that was turned up first; a click on them reveals nothing."""
    shown = [] if player["traitor"] is None else [player["traitor"]]
    cards = ", ".join([reader.name("loyalty", card) for card in [*shown, *view["loyalty"]]])
    return labelled(said(reader, "your-loyalty"), Text(cards or NOTHING, INK if cards else FAINT))


def own_parts(view: View, player: PlayerView, reader: Reader) -> list[Text]:
    """Loyalty, feat and cards of the viewer."""
    parts = [loyalty_line(view, player, reader)]
    if player["feat"] and player["character"] is not None:
        name = Text(f"{FEAT} {reader.name('feat', player['character'])}", BRASS)
        parts.append(reader.marked("feat", player["character"], name))
    return parts + belongings(player, reader)


def chosen_parts(view: View, reader: Reader) -> list[Text]:
    """What the viewer has added to a check, or chosen to draw, so far."""
    parts: list[Text] = []
    if view["added"]:
        parts.append(labelled("→", chips(view["added"], reader)))
    if any(view["chosen"]):
        shown = [Text.assemble(code(skill, reader), f" {n}") for skill, n in enumerate(view["chosen"]) if n]
        parts.append(labelled("→", joined(shown, "  ")))
    return parts


def own_box(view: View, reader: Reader, width: int) -> Block:
    """What the viewer has, in a frame."""
    seat = view["seat"]
    if seat is None:
        return []
    player = view["players"][seat]
    inner = width - 4
    body = packed([*hand_parts(view, reader), *chosen_parts(view, reader)], inner, most=3)
    body += packed(own_parts(view, player, reader), inner, " · ", 3)
    facts = [short_name(player, reader), space_name(player, reader), said(reader, "cards-n", n=player["hand"])]
    quiet = Text(" · ".join([fact for fact in facts if fact]), QUIET)
    head = joined([called(view, seat, reader), quiet, *badges(view, player, reader)], "  ")
    return boxed(head, body, width, 0, TEAL if view["turn"] == seat else LINE)


# -- what the terminal asks for ----------------------------------------------------------------------------------------


class UnfathomableDrawing:
    """The drawing of Unfathomable."""

    dividers: Sequence[str] = ("turn_begun",)
    browsed: Sequence[str] = ("card", "mythos", "item", "spell", "waypoint", "character", "feat", "damage")

    def banner(self, view: View, reader: Reader, width: int) -> Block:
        """Draw the ship in seven lines."""
        return plan_rows(view, reader, width)

    def side(self, view: View, reader: Reader, width: int, height: int) -> Block:
        """Draw dials, tracks, what is going on, players and one's own cards in few lines."""
        numbers = status_rows(view, reader, width)
        crew = player_rows(view, in_order(view), reader, width, 0)
        own: Block = []
        if view["seat"] is not None:
            own = packed([*hand_parts(view, reader), *chosen_parts(view, reader)], width, "  ", 2)
        room = max(height - len(numbers) - len(crew) - len(own), 0)
        if view["seat"] is not None and room:
            mine = own_parts(view, view["players"][view["seat"]], reader)
            own += packed(mine, width, " · ", 2 if room > 4 else 1)
        room = max(height - len(numbers) - len(crew) - len(own), 0)
        going_on: Block = []
        for most in range(max(room, 1), -1, -1):
            going_on = scene(view, reader, width, most)
            if len(going_on) <= room:
                break
        lines = spread([numbers, going_on[:room], crew, own], height)
        return [fitted(line, width) for line in lines[:height]]

    def board(self, view: View, reader: Reader, width: int, height: int) -> Block:
        """Draw the whole table, with as much of it as there is room for."""
        own = own_box(view, reader, width)
        others = [player for player in in_order(view) if player["seat"] != view["seat"]]
        numbers = status(view, reader, width)
        for rooms, words, belonging in LEVELS:
            crew = [self.crew_title(view, reader), *player_rows(view, others, reader, width, belonging)]
            going_on = scene(view, reader, width, words)
            if going_on and words:
                going_on = [title(said(reader, "scene")), *going_on]
            if AROUND_ROOMS + 2 * rooms + len(numbers) + len(going_on) + len(crew) + len(own) <= height:
                plan = [ship_title(view, reader), *plan_frames(view, reader, width, rooms)]
                break
        else:
            plan = plan_rows(view, reader, width)
        return [fitted(line, width) for line in spread([plan, numbers, going_on, crew, own], height)[:height]]

    def crew_title(self, view: View, reader: Reader) -> Text:
        """The heading of the players, with the decks beside it."""
        decks = view["decks"]
        aside = said(
            reader, "crew-aside", mythos=decks["mythos"], chaos=decks["chaos"], items=decks["items"],
            spells=decks["spells"],
        )  # fmt: skip
        return title(said(reader, "crew"), aside)

    def players(self, view: View, reader: Reader, width: int) -> Block:
        """Draw everything before each player, with what it does."""
        lines: Block = []
        for player in in_order(view):
            who = player["character"]
            head = [called(view, player["seat"], reader), *badges(view, player, reader)]
            if who is not None:
                head.insert(1, Text(reader.name("character", who), f"bold {INK}"))
            lines.append(joined(head, "  "))
            where = "" if player["space"] is None else reader.name("space", player["space"])
            facts = [
                Text(first_up(where), INK), Text(said(reader, "hand-size", n=player["hand"]), INK),
                Text(said(reader, "loyalty-size", n=player["loyalty"]), INK),
            ]  # fmt: skip
            lines.append(Text("  ") + joined([fact for fact in facts if fact.plain], " · "))
            if player["seat"] == view["seat"]:
                lines.append(
                    Text("  ") + joined([*hand_parts(view, reader), loyalty_line(view, player, reader)], "   ")
                )
                lines += [self.described("loyalty", card, reader) for card in sorted(set(view["loyalty"]))]
                lines += [self.described("card", card, reader) for card in sorted(set(view["hand"]))]
            if who is not None:
                lines.append(Text(f"  {words_of(f'sheet.{CHARACTERS[who]}', reader)}", QUIET))
                if player["feat"]:
                    lines.append(self.described("feat", who, reader))
            lines += [self.described("item", item, reader) for item in player["items"]]
            lines += [self.described("spell", card, reader) for card in player["spells"]]
            lines += [self.described("mythos", card, reader) for card in player["mythos"]]
            lines.append(Text())
        return hanging(lines, width)

    def described(self, noun: str, index: int, reader: Reader) -> Text:
        """A card and its words."""
        words = words_of(entries()[noun, index]["rule"], reader)
        return Text.assemble("  ", (reader.name(noun, index), INK), (f"  {words}", QUIET))

    def sheet(self, view: View, reader: Reader, width: int) -> Block:
        """Draw who had which loyalty cards."""
        rows = loyalty_rows(view, reader.lang, reader.names)
        wide = [max([len(row[at]) for row in rows]) + 3 for at in range(3)]
        lines = [Text("".join([cell_.ljust(wide[at]) for at, cell_ in enumerate(rows[0])]), BRASS)]
        for seat, row in enumerate(rows[1:]):
            name = fitted(reader.seat(seat), wide[0] + 2)
            rest = "".join([cell_.ljust(wide[at + 1]) for at, cell_ in enumerate(row[1:])])
            lines.append(Text.assemble(name, (rest, INK)))
        lines[0] = Text("  ") + lines[0]
        return lines

    def about(self, reader: Reader, noun: str, index: int) -> Block:
        """Describe a card in full."""
        card = entries()[noun, index]
        lines = [Text(first_up(reader.name(noun, index)), f"bold {BRASS}"), Text()]
        lines += [labelled(label, value) for label, value in self.facts(noun, card["facts"], reader)]
        words = words_of(card["rule"], reader)
        lines += [Text(), Text(words, INK)] if words else []
        if noun == "character":
            unmasked = words_of(card["facts"]["unmasked"], reader)
            lines += [Text(), labelled(said(reader, "about-unmasked"), Text(unmasked, INK))]
        return lines

    def facts(self, noun: str, facts: dict[str, Any], reader: Reader) -> list[tuple[str, Text]]:
        """What is printed on a card besides its words."""
        found: list[tuple[str, Text]] = []

        def add(key: str, words: str) -> None:
            found.append((said(reader, f"about-{key}"), Text(words, f"bold {INK}")))

        def skills(which: Sequence[int]) -> str:
            return ", ".join([reader.name("skill", skill) for skill in which])

        if noun == "character":
            drawn = [f"{reader.name('skill', skill)} {n}" for skill, n in enumerate(facts["skill_set"]) if n]
            add("skill-set", ", ".join(drawn))
            add("start", reader.name("space", facts["start"]))
            add("item", reader.name("item", facts["item"]))
            add("feat", reader.name("feat", facts["feat"]))
            add("captain", str(facts["captain"]))
            add("keeper", str(facts["keeper"]))
        elif noun == "card":
            add("skill", reader.name("skill", facts["skill"]))
            add("value", str(facts["value"]))
            add("copies", str(facts["copies"]))
        elif noun == "item" and facts["improves"] >= 0:
            add("improves", reader.name("skill", facts["improves"]))
        elif noun == "waypoint":
            add("distance", str(facts["distance"]))
        elif noun == "damage" and facts["structural"]:
            skill = said(reader, "about-any") if facts["skill"] < 0 else reader.name("skill", facts["skill"])
            add("repair", f"{skill} {facts['repair']}")
        elif noun == "mythos" and facts["target"]:
            add("target", str(facts["target"]))
            if facts["partial"]:
                add("partial", str(facts["partial"]))
            add("skills", skills(facts["skills"]))
        return found

    def hint(self, view: View, reader: Reader, noun: str, index: int) -> str:
        """Say what a card does, what can be done in a room, where a player is."""
        entry = entries().get((noun, index))
        if entry is not None and noun != "loyalty":
            return words_of(entry["rule"], reader)
        if noun == "space" and index >= ROOM:
            return words_of(f"room.{SPACES[index]}", reader)
        if noun == "seat":
            player = view["players"][index]
            return " · ".join([words for words in (short_name(player, reader), space_name(player, reader)) if words])
        return ""

    def alarm(self, view: View, reader: Reader) -> str:
        """Announce that the humans are close to losing."""
        if view["over"]:
            return ""
        lowest = min(range(len(RESOURCES)), key=lambda resource: view["dials"][resource])
        if view["dials"][lowest] <= LOW:
            return said(reader, "danger", resource=reader.name("resource", lowest))
        damaged = len([card for card in view["damage"] if card is not None])
        if damaged >= MANY_DAMAGED:
            return said(reader, "danger-damage", n=damaged)
        return said(reader, "danger-deep-ones") if view["deep_ones_left"] <= FEW_DEEP_ONES else ""

    def legend(self, reader: Reader) -> str:
        """Explain letters and signs."""
        return said(reader, "help-signs", deep_one=DEEP_ONE, passenger=PASSENGER, damaged=DAMAGED)


DRAWING: Final = UnfathomableDrawing()
