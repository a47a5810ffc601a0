"""What lies before the players, in a terminal."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from undertow.drawing import (
    FAINT,
    INK,
    LINE,
    QUIET,
    TEAL,
    Block,
    Reader,
    beside,
    boxed,
    fitted,
    joined,
    packed,
    wrapped,
)
from undertow.games.abyss.board import LORDS_TO_END
from undertow.games.abyss.meaning import others
from undertow.games.abyss.screen_board import recruiting_line
from undertow.games.abyss.screen_pieces import NOTHING, by_race, chips, labelled, lord_name, names_of, shares
from undertow.games.abyss.view import PlayerView, View

COLUMNS: Final = ("pearls", "keys", "hand", "lords", "influence", "places", "monsters")
FRAME: Final = 34  # the least width of an opponent's frame


def own_seat(view: View) -> int:
    """The seat at the bottom of the table: the viewer's, else the first."""
    return 0 if view["seat"] is None else view["seat"]


def called(view: View, seat: int, reader: Reader) -> Text:
    """A player by name, with a pointer if it is their turn."""
    name = reader.marked("seat", seat, reader.seat(seat))
    return Text.assemble(("▶ ", f"bold {TEAL}"), name) if view["turn"] == seat else name


def figures(player: PlayerView, reader: Reader, width: int) -> Text:
    """Pearls, keys, cards in hand."""
    keys = player["usable_keys"]
    words = ""
    for key in ("abyss-figures", "abyss-figures-short"):
        words = (
            words
            if words and len(words) <= width
            else reader.say(key, pearls=player["pearls"], keys=keys, hand=player["hand"])
        )
    return Text(words, f"bold {INK}")


def lords_head(player: PlayerView, reader: Reader, short: str = "") -> Text:
    """How many lords a player has, and what everything is worth as the viewer knows it."""
    words = f"abyss-lords{short}"
    return Text(reader.say(words, n=len(player["lords"]), end=LORDS_TO_END, influence=player["influence"]), QUIET)


def tokens_line(view: View, player: PlayerView, reader: Reader) -> Text:
    """Monster tokens: the values of one's own, the number of others'."""
    if player["seat"] == view["seat"] and view["tokens"]:
        values = f"{'+'.join(map(str, view['tokens']))}={sum(view['tokens'])}"
        return labelled(reader.say("abyss-tokens"), Text(values, INK))
    return labelled(reader.say("abyss-tokens"), Text(str(player["tokens"]), INK if player["tokens"] else FAINT))


def opponent_box(view: View, player: PlayerView, reader: Reader, width: int, height: int) -> Block:
    """An opponent in a frame."""
    inner = width - 4
    body = wrapped(figures(player, reader, inner), inner, 2)
    known = view["known"]
    if known is not None and reader.aided:
        body += wrapped(labelled(reader.say("abyss-hand"), chips(known["hands"][player["seat"]], reader)), inner, 2)
    rest: list[Text] = []
    if player["affiliated"]:
        rest.append(labelled(reader.say("abyss-affiliated"), chips(player["affiliated"], reader)))
    if player["locations"]:
        rest.append(labelled(reader.say("abyss-places"), names_of("location", player["locations"], reader)))
    tail = packed(rest, inner, most=4)
    heads = [lords_head(player, reader, "-short"), *([tokens_line(view, player, reader)] if player["tokens"] else [])]
    body += packed(heads, inner)
    names = [lord_name(lord, reader) for lord in player["lords"]]
    body += packed(names, inner, ", ", max(height - 2 - len(body) - len(tail), 1))
    turn = view["turn"] == player["seat"]
    return boxed(called(view, player["seat"], reader), body + tail, width, height, TEAL if turn else LINE)


def opponent_rows(view: View, reader: Reader, width: int, most: int) -> Block:
    """The opponents under each other: a line of numbers, and so many of what they have."""
    lines: Block = []
    for player in others(view):
        head = [called(view, player["seat"], reader), figures(player, reader, 24), lords_head(player, reader, "-short")]
        lines.append(fitted(joined(head, "  "), width))
        parts = belongings(view, player, reader)
        known = view["known"]
        if known is not None and reader.aided:
            parts.append(labelled(reader.say("abyss-hand"), chips(known["hands"][player["seat"]], reader)))
        lines += [Text("  ") + line for line in packed(parts, width - 2, " · ", most)]
    return lines


def opponent_frames(view: View, reader: Reader, width: int, height: int) -> Block:
    """The opponents in frames side by side."""
    players = others(view)
    widths = shares(width, len(players))
    boxes = [opponent_box(view, player, reader, wide, height) for player, wide in zip(players, widths, strict=True)]
    return beside(boxes, widths)


def hand_parts(view: View, reader: Reader) -> list[Text]:
    """One's own hand, grouped by race."""
    groups = by_race(view["hand"], reader, marks=True) or [Text(reader.say("abyss-no-cards"), FAINT)]
    return [labelled(reader.say("abyss-hand"), groups[0]), *groups[1:]]


def own_box(view: View, reader: Reader, width: int) -> Block:
    """What the viewer has, in a frame."""
    player = view["players"][own_seat(view)]
    inner = width - 4
    body = [figures(player, reader, inner), *packed(hand_parts(view, reader), inner, most=2)]
    body += recruiting_line(view, reader)
    lords = [lord_name(lord, reader) for lord in player["lords"]]
    if lords:
        lords[0] = Text.assemble(lords_head(player, reader), ": ", lords[0])
    body += packed(lords or [lords_head(player, reader)], inner, ", ", 2)
    rest = [labelled(reader.say("abyss-affiliated"), chips(player["affiliated"], reader))]
    rest.append(labelled(reader.say("abyss-places"), names_of("location", player["locations"], reader)))
    rest.append(tokens_line(view, player, reader))
    body += packed(rest, inner, most=2)
    turn = view["turn"] == player["seat"]
    return boxed(called(view, player["seat"], reader), body, width, 0, TEAL if turn else LINE)


def player_table(view: View, reader: Reader, width: int) -> Block:
    """All players as a table of numbers, the viewer last."""
    columns = [reader.say(f"abyss-column-{key}") for key in COLUMNS]
    widths = [max(len(column), 2) for column in columns]
    room = width - sum(widths) - len(widths)
    lines = [Text.assemble(" " * room, (" " + " ".join(columns), FAINT))]
    players = others(view) + ([] if view["seat"] is None else [view["players"][view["seat"]]])
    for player in players:
        numbers = [
            player["pearls"], player["usable_keys"], player["hand"], len(player["lords"]),
            player["influence"], len(player["locations"]), player["tokens"],
        ]  # fmt: skip
        row = [
            Text(f"{number:>{wide}}", INK if number else FAINT) for number, wide in zip(numbers, widths, strict=True)
        ]
        turn = view["turn"] == player["seat"]
        name = Text.assemble(("▶", f"bold {TEAL}") if turn else "", reader.seat(player["seat"]))
        lines.append(Text.assemble(fitted(name, room), " ", joined(row, " ")))
    return lines


def belongings(view: View, player: PlayerView, reader: Reader) -> list[Text]:
    """Lords, affiliated allies, locations and monster tokens of a player; a dash if there is nothing."""
    parts = [joined([lord_name(lord, reader) for lord in player["lords"]], ", ")] if player["lords"] else []
    if player["affiliated"]:
        parts.append(chips(player["affiliated"], reader))
    if player["locations"]:
        parts.append(names_of("location", player["locations"], reader))
    if player["tokens"]:
        parts.append(tokens_line(view, player, reader))
    return parts or [Text(NOTHING, FAINT)]
