"""Pieces of Abyss in a terminal: cards, races, prices and names, in their colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from undertow.drawing import BRASS, CORAL, FAINT, INK, QUIET, Reader, choosing, joined
from undertow.games.abyss.board import AMBASSADOR, NO_RACE, RACES, THREAT_GOODS, THREAT_KEYS
from undertow.games.abyss.cards.allies import MONSTER, RACE, VALUE
from undertow.games.abyss.cards.lords import LORDS, Lord
from undertow.games.abyss.meaning import price_for
from undertow.games.abyss.view import LordView, View

RACE_COLOURS: Final = ("#b794ff", CORAL, "#e6c04d", "#74d184", "#74aaff")
TURNED: Final = "↻"  # only its influence counts
UNDER: Final = "▾"  # lies under a location
PEARL: Final = "●"
PLACE: Final = "○"  # any race
NOTHING: Final = "–"


def guild_colour(guild: int) -> str:
    """The colour of a guild is that of the race it asks for."""
    return BRASS if guild == AMBASSADOR else RACE_COLOURS[LORDS_OF[guild].demands]


LORDS_OF: Final = {card.guild: card for card in LORDS}  # a lord of each guild


def code(race: int, reader: Reader) -> Text:
    """Two letters for a race, in its colour."""
    return Text(reader.say(f"abyss-code-{RACES[race]}"), RACE_COLOURS[race])


def chip(card: int, reader: Reader) -> Text:
    """An ally as letters and value, or a monster."""
    if card == MONSTER:
        return Text(reader.say("abyss-code-monster"), f"bold reverse {CORAL}")
    return Text.assemble(code(RACE[card], reader), (str(VALUE[card]), f"bold {RACE_COLOURS[RACE[card]]}"))


def chips(cards: Sequence[int], reader: Reader) -> Text:
    """Cards in a row, or a dash."""
    return joined([chip(card, reader) for card in cards], " ") if cards else Text(NOTHING, FAINT)


def by_race(cards: Sequence[int], reader: Reader, marks: bool = False) -> list[Text]:
    """Cards grouped by race, with their values; with the key of each if it can be chosen."""
    groups: list[Text] = []
    for race in range(len(RACES)):
        mine = sorted([card for card in cards if card != MONSTER and RACE[card] == race])
        if not mine:
            continue
        values: list[Text] = []
        for at, card in enumerate(mine):
            value = Text(str(VALUE[card]), f"bold {RACE_COLOURS[race]}")
            first = at == 0 or mine[at - 1] != card
            mark = reader.marks.get(("card", card)) if marks and first else None
            values.append(choosing(Text.assemble(reader.badge(mark), value), mark) if mark else value)
        groups.append(Text.assemble(code(race, reader), " ", joined(values, " ")))
    return groups


def bubbles(lord: Lord, reader: Reader, whole: bool = True) -> Text:
    """The races of a price: the required one by name, a ring for each that is free."""
    if lord.demands == NO_RACE:
        return joined([code(race, reader) for race in range(5)], " ") if whole else Text(PLACE * lord.races, BRASS)
    return Text.assemble(code(lord.demands, reader), (PLACE * (lord.races - 1), QUIET))


def price(view: View, lord: Lord) -> Text:
    """The value to reach; an arrow says that powers have made it lower or higher."""
    value = price_for(view, lord)
    return Text(f"{value}{'' if value == lord.value else '↓' if value < lord.value else '↑'}", f"bold {INK}")


def lord_name(mark: LordView, reader: Reader) -> Text:
    """A lord before a player, with the marks of what has become of it."""
    lord = LORDS[mark["lord"]]
    sign = UNDER if mark["under"] is not None else TURNED if mark["turned"] else ""
    name = Text(reader.name("lord", lord.id) + sign, FAINT if sign else guild_colour(lord.guild))
    return reader.marked("lord", lord.id, name)


def names_of(noun: str, things: Sequence[int], reader: Reader) -> Text:
    """Names in a row, or a dash."""
    if not things:
        return Text(NOTHING, FAINT)
    return joined([reader.marked(noun, thing, Text(reader.name(noun, thing), INK)) for thing in things], ", ")


def labelled(label: str, value: Text) -> Text:
    """A quiet word and what it stands for."""
    return Text.assemble((label, QUIET), " ", value)


def reward(space: int, reader: Reader, short: str = "") -> str:
    """The reward of a threat space, from 0."""
    return reader.say(f"abyss-reward{short}", keys=THREAT_KEYS[space], goods=THREAT_GOODS[space])


def shares(width: int, parts: int) -> list[int]:
    """The width of each of so many things side by side, which fill a line together."""
    room = width - parts + 1
    return [room // parts + (1 if part < room % parts else 0) for part in range(parts)]
