"""All cards, for whoever wants to read one, and who hears what; the words of reactions are made of what they do."""

from __future__ import annotations

from typing import Any, Final

from undertow import texts
from undertow.games.alone import moves
from undertow.games.alone.cards.all import CARDS
from undertow.games.alone.cards.items import ITEMS
from undertow.games.alone.cards.people import CHARACTERS, SKILLS
from undertow.games.alone.cards.reading import PACKAGE, read
from undertow.games.alone.missions import MAIN, ROWS
from undertow.games.alone.moments import MOMENT_NAMES, TRIGGERS
from undertow.games.alone.names import NOUNS
from undertow.games.alone.presets import WHEN
from undertow.games.alone.state import HERO

# What has no card of its own, and where the rules say what it is: topic, first rule, whether each thing has its own.
IN_THE_RULES: Final[dict[str, tuple[str, int, int]]] = {
    "deck": ("hands", 2, 0),
    "creature": ("creatures", 2, 1),
    "room": ("search", 2, 0),
    "material": ("items", 2, 0),
    "difficulty": ("difficulty", 2, 1),
}


def cards() -> list[dict[str, Any]]:
    """Every card once: reactions, then characters, skills, items and missions; then what stands in the rules alone.

    >>> [len([one for one in cards() if one["noun"] == noun]) for noun in ("card", "character", "skill")]
    [72, 4, 5]
    >>> [len([one for one in cards() if one["noun"] == noun]) for noun in ("item", "mission")]
    [21, 24]
    """
    found = [("card", number, card.origin) for number, card in enumerate(CARDS)]
    found += [("character", number, character.origin) for number, character in enumerate(CHARACTERS)]
    found += [("skill", number, "original") for number in range(len(SKILLS))]
    found += [("item", number, item.origin) for number, item in enumerate(ITEMS)]
    found += [("mission", number, mission.origin) for number, mission in enumerate(ROWS)]
    found += [(noun, number, "seed") for noun in IN_THE_RULES for number in range(len(NOUNS[noun]))]
    return [
        {"noun": noun, "index": number, "rule": "", "origin": origin, "facts": {}} for noun, number, origin in found
    ]


def board() -> dict[str, Any]:
    """What else the page needs to know: which windows may be let pass ahead, and the first answers that play a card and
    that let others play."""
    return {"when": list(WHEN), "play": moves.PLAY, "permit": moves.PERMIT}


def words_of(noun: str, index: int, lang: str) -> str:
    """What is printed on a card: when it can be played, what it does, and what besides where it is dangerous."""
    if noun == "character":
        slug = CHARACTERS[index].slug
        keys = ("hero", "as-companion", "companion", "as-sacrifice", "sacrifice")
        return " ".join([said(f"sections-{key}" if "as-" in key else f"character-{slug}-{key}", lang) for key in keys])
    if noun in IN_THE_RULES:
        topic, first, each = IN_THE_RULES[noun]
        return said(f"rule-{topic}-{first + index * each}", lang)
    if noun == "skill":
        return said(f"skill-{SKILLS[index].slug}-text", lang)
    if noun == "item":
        slug = ITEMS[index].slug
        better = (("text", said(f"item-{slug}-upgraded", lang)),)
        upgraded = texts.said("sections-item-upgrade", lang, better, (PACKAGE,))
        action = said(f"trigger-{TRIGGERS[ITEMS[index].action]}", lang)
        return f"{action}: {said(f'item-{slug}-text', lang)} {upgraded}"
    if noun == "mission":
        row = ROWS[index]
        parts = [*row.parts, "reward"] if row.kind == MAIN else row.parts
        return " ".join([said(f"mission-{row.slug}-{part}", lang) for part in parts])
    upper, lower = read(CARDS[index], lang)
    return f"{when(index, lang)}: {upper} {said('half-dangerous', lang)}: {lower}"


def ears(seat: int | None) -> str:
    """With whose ears a seat hears of a moment; spectators see with the eyes of the Hero, and hear with his ears."""
    return "hero" if seat is None or seat == HERO else "evil"


def side(view: Any, seat: int | None) -> str:
    """With whose eyes a seat sees the end."""
    return ears(seat)


def when(index: int, lang: str) -> str:
    """What a card reacts to, and when it takes effect."""
    card = CARDS[index]
    trigger, moment = TRIGGERS[card.trigger], MOMENT_NAMES[card.moment]
    return f"{said(f'trigger-{trigger}', lang)}, {said(f'moment-{moment}', lang)}"


def said(key: str, lang: str) -> str:
    """A text of the game."""
    return texts.said(key, lang, (), (PACKAGE,))
