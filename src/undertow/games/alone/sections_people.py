"""The Hero's people as a section: the character, the companions with their charges, experience and skills."""

from __future__ import annotations

from typing import Any

from undertow.games.alone import params
from undertow.games.alone import people as p
from undertow.games.alone.cards.people import CHARACTERS, SKILLS
from undertow.sections import Card, Line, Part, Section, Words, card, cards, lines, section, span

View = dict[str, Any]


def people(view: View, words: Words) -> Section:
    """Who the Hero is or may become, who is with the Hero, and what the Hero has learnt; all of it is open."""
    row: list[int] = view["people"]
    parts: list[Part] = []
    if view["owed"]:
        owed = zip(view["owed"][::2], view["owed"][1::2], strict=True)
        said = [words.say("sections-owed", n=n, track=words.name("track", track)) for track, n in owed]
        parts.append(lines(*[span(each, "danger") for each in said]))
    chosen = row[p.CHARACTER]
    if chosen < 0:
        parts.append(cards(*[hero(words, who) for who in range(len(CHARACTERS))]))
    else:
        with_him = [who for who in range(len(CHARACTERS)) if row[p.CHARGES + who]]
        parts.append(cards(hero(words, chosen), *[companion(words, who, row[p.CHARGES + who]) for who in with_him]))
        parts.append(cards(*[skill(words, number, row[p.EXPERIENCE + number]) for number in range(len(SKILLS))]))
    aside = "" if words.viewer == 0 else words.say("sections-missions-aside")
    return section(words.say("sections-people"), *parts, aside=aside)


def hero(words: Words, who: int) -> Card:
    """A character as the Hero."""
    said = words.say(f"character-{CHARACTERS[who].slug}-hero")
    return card("character", who, words.name("character", who), said, words.say("sections-character"))


def companion(words: Words, who: int, charges: int) -> Card:
    """A character as a companion. rule: companions.1"""
    slug = CHARACTERS[who].slug
    ability, sacrifice = words.say(f"character-{slug}-companion"), words.say(f"character-{slug}-sacrifice")
    said = f"{ability} {words.say('sections-as-sacrifice')} {sacrifice}"
    return card("character", who, words.name("character", who), said, words.say("sections-companion", n=charges))


def skill(words: Words, number: int, points: int) -> Card:
    """A skill and the experience with its kind of creature. rule: experience.3"""
    figures: Line = [words.name("creature", number), " · "]
    if points >= params.TO_UNLOCK:
        figures.append(span(words.say("sections-unlocked"), "good"))
    else:
        figures.append(words.say("sections-experience", n=points, of=params.TO_UNLOCK))
    said = words.say(f"skill-{SKILLS[number].slug}-text")
    return card("skill", number, words.name("skill", number), said, figures)
