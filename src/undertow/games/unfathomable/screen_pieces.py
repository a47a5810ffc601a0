"""Pieces of Unfathomable in a terminal: skills, cards and names, in their colours."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from rich.text import Text

from undertow.drawing import CORAL, FAINT, INK, QUIET, Reader, choosing, fitted, joined
from undertow.games.unfathomable import catalogue
from undertow.games.unfathomable.board import SKILLS
from undertow.games.unfathomable.cards.skills import SKILL, VALUE
from undertow.games.unfathomable.meaning import say
from undertow.kernel.rules import rules_of

SKILL_COLOURS: Final = ("#c79bff", "#74aaff", "#e6c04d", CORAL, "#74d184", "#b9c4c9")
NOTHING: Final = "–"


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
