"""The rules desk: what a rule is called, and rules by word, key or name; for the command line and for the table."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec

from undertow import texts
from undertow.kernel.game import Game
from undertow.kernel.rules import Rule, rules_of

KEPT = 5_000  # rules whose words are remembered
BEFORE_A_BULLET = re.compile(r"(?<=\d)\.(?=[a-z])")  # the dot of 23.5.b, which some write and some do not
SIGN = "§"  # stands before the name of a rule wherever one is shown
PARAGRAPH = re.compile(r"\d+[a-z]*(\.[ivx]+)*")  # after the topic in a key, but not in a card's: 5, 8b.ii
VERSION_OF_A_CARD = re.compile(r" \(.*\)$")  # the value of a skill card: two cards, one rule


def rule_name(game: Game, key: str, lang: str) -> str:
    """What a rule is called: its number in the reader's book, else its card, else its heading and paragraph.

    Where the book numbers no rule, the number is ours and stands behind the heading.
    """
    rule = rules_of(game).get(key)
    if rule is not None and rule.ours:
        return f"{texts.topic(game, key, lang)} {rule.number(lang)}"
    if rule is not None and lang in rule.numbers:
        return rule.numbers[lang]
    card = card_of(game, key, lang)
    if card:
        return card[0].upper() + card[1:]
    paragraph = key.partition(".")[2]
    heading = texts.topic(game, key, lang)
    return f"{heading} {paragraph}" if PARAGRAPH.fullmatch(paragraph) else heading


def short_name(game: Game, key: str, lang: str) -> str:
    """The same where the heading has just been read: of ``Exploring 3`` the paragraph alone."""
    return rule_name(game, key, lang).removeprefix(texts.topic(game, key, lang) + " ")


def card_of(game: Game, key: str, lang: str) -> str:
    """The name of the card a rule stands on; nothing for a rule of the book, or of cards with different names."""
    if PARAGRAPH.fullmatch(key.partition(".")[2]):
        return ""
    cards = cards_by_rule(game).get(key, ())
    names = {VERSION_OF_A_CARD.sub("", texts.name_of(game, noun, index, lang)) for noun, index in cards}
    return names.pop() if len(names) == 1 else ""


@cache
def cards_by_rule(game: Game) -> dict[str, list[tuple[str, int]]]:
    """Which cards have which rule, if the game has a catalogue."""
    found: dict[str, list[tuple[str, int]]] = {}
    if find_spec(f"{game.package}.catalogue") is not None:
        for card in import_module(f"{game.package}.catalogue").cards():
            found.setdefault(card["rule"], []).append((card["noun"], card["index"]))
    return found


def matching(game: Game, words: Sequence[str], lang: str) -> list[Rule]:
    """All rules in which every word occurs, the one with exactly this key or name first; ``§ 23.5`` is 23.5."""
    wanted = [folded(word) for word in " ".join(words).replace(SIGN, " ").split()]
    return found_by(game, wanted, lang) or found_by(game, [BEFORE_A_BULLET.sub("", word) for word in wanted], lang)


def in_another_book(game: Game, words: Sequence[str]) -> tuple[str, str] | None:
    """The language of a book in which a rule has this number, and the rule's key; None if there is no such book."""
    number = "".join(words).replace(SIGN, "").strip().casefold()
    for rule in rules_of(game).values():
        for lang, own in rule.numbers.items():
            if own == number:
                return lang, rule.key
    return None


def found_by(game: Game, wanted: list[str], lang: str) -> list[Rule]:
    """All rules in which every folded word occurs, an exact one first."""
    rules = rules_of(game).values()
    found = [rule for rule in rules if all(word in searched(game, rule, lang) for word in wanted)]
    exact = " ".join(wanted)
    return sorted(found, key=lambda rule: exact not in (rule.number(lang), *names_of(game, rule, lang)))


def names_of(game: Game, rule: Rule, lang: str) -> tuple[str, str]:
    """Key and name of a rule, folded."""
    return folded(rule.key), folded(rule_name(game, rule.key, lang))


@lru_cache(KEPT)
def searched(game: Game, rule: Rule, lang: str) -> str:
    """All in which a word may occur: key, name, topic, kind, words."""
    topic = texts.topic(game, rule.key, lang)
    kind = texts.say(f"kind-{rule.kind}", lang)
    return folded(" ".join([rule.key, rule_name(game, rule.key, lang), topic, kind, texts.rule(game, rule.key, lang)]))


def folded(text: str) -> str:
    """A text without capitals and accents, so that *schluss* finds *Schluß* and *los* finds *łoś*."""
    parts = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in parts if not unicodedata.combining(letter))
