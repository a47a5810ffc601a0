"""What lies before the players, in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from undertow.drawing import BRASS, CORAL, FAINT, INK, LINE, QUIET, TEAL, Block, Reader, boxed, fitted, joined, packed
from undertow.games.unfathomable.board import DECK, ROOM, SPACES, TITLES
from undertow.games.unfathomable.meaning import titles_of
from undertow.games.unfathomable.screen_pieces import NOTHING, by_skill, chips, code, labelled, said
from undertow.games.unfathomable.shown import PlayerView, View

FEAT: Final = "✦"  # not used yet


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
