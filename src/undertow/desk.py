"""The rules desk: rules by word, key or number; for the command line and for the table."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from undertow import texts
from undertow.kernel.game import Game
from undertow.kernel.rules import Rule, rules_of

KEPT = 5_000  # rules whose words are remembered
BEFORE_A_BULLET = re.compile(r"(?<=\d)\.(?=[a-z])")  # the dot of 23.5.b, which some write and some do not


def matching(game: Game, words: Sequence[str], lang: str) -> list[Rule]:
    """All rules in which every word occurs, the one with exactly this key or number first."""
    wanted = [folded(word) for word in " ".join(words).split()]
    return found_by(game, wanted, lang) or found_by(game, [BEFORE_A_BULLET.sub("", word) for word in wanted], lang)


def found_by(game: Game, wanted: list[str], lang: str) -> list[Rule]:
    """All rules in which every folded word occurs, an exact one first."""
    rules = rules_of(game).values()
    found = [rule for rule in rules if all(word in searched(game, rule, lang) for word in wanted)]
    exact = " ".join(wanted)
    return sorted(found, key=lambda rule: exact not in (folded(rule.key), folded(rule.number(lang))))


@lru_cache(KEPT)
def searched(game: Game, rule: Rule, lang: str) -> str:
    """All in which a word may occur: key, number, topic, kind, words."""
    topic = texts.topic(game, rule.key, lang)
    kind = texts.say(f"kind-{rule.kind}", lang)
    return folded(" ".join([rule.key, rule.number(lang), topic, kind, texts.rule(game, rule.key, lang)]))


def folded(text: str) -> str:
    """A text without capitals and accents, so that *schluss* finds *Schluß* and *los* finds *łoś*."""
    parts = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in parts if not unicodedata.combining(letter))
