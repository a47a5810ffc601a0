"""The language of story cards: an answer is a price, perhaps a test, and effects in a few verbs.

``[pay 2] sail 3; scout 2`` has a price; ``test port: clues 2 | exhaust 1`` goes on by a test, passed or failed;
``if A {clues 3 | coins 4}`` hangs on the answer to the card before; ``passenger vesk {coins 15}`` is a passenger's
reward. The same effects are carried out (``procedures/verbs``) and read aloud (``cards/reading``).
"""

from __future__ import annotations

from typing import Final

# The decks, by the backs of their cards
SEA: Final = 0
EXPEDITION: Final = 1
SOCIETY: Final = 2
BACKS: Final = ("sea", "expedition", "society")

# What a card asks for
CHOICE: Final = 0
TEST: Final = 1
OFFER: Final = 2  # may be declined, and shows what comes of it
PASSENGER: Final = 3  # likewise
TALE: Final = 4  # asks for nothing: the end of a chronicle

NO_TEST: Final = 0
ISLAND: Final = 1
PORT: Final = 2
TESTS: Final = ("", "island", "port")

LETTERS: Final = "abc"


class Effect:
    """One verb with what it says: words (whom, of which sort) and a number."""

    def __init__(self, verb: str, words: list[str], n: int, ways: list[list[Effect]]) -> None:
        self.verb = verb
        self.words = words
        self.n = n
        self.ways = ways  # of ``if``: both; of ``passenger``: the reward


class Answer:
    """What may be answered to a card; a tale and a test have a single one."""

    def __init__(self, coins: int, gift: str, test: int, outcomes: list[list[Effect]]) -> None:
        self.coins = coins  # the price
        self.gift = gift  # the sort of treasure that is given, too
        self.test = test
        self.outcomes = outcomes  # one, or passed and failed


class Story:
    """A story card."""

    def __init__(self, slug: str, sort: int, answers: list[Answer], back: str, needs: str) -> None:
        self.slug = slug
        self.sort = sort
        self.answers = answers
        self.back: int = BACKS.index(back)
        words = needs.split()
        self.needs: str = words[0] if words else ""  # what a chronicle card demands: coins, crew, fresh orders
        self.needed: int = int(words[1]) if words else 0

    def outcomes(self) -> list[str]:
        """What its outcomes are called, in order."""
        found: list[str] = []
        for number, answer in enumerate(self.answers):
            if self.sort == TALE:  # by the answer to the card before
                found += [f"{self.slug}-a", f"{self.slug}-b"]
            elif self.sort == TEST:
                found += [f"{self.slug}-passed", f"{self.slug}-failed"]
            elif answer.test:
                found += [f"{self.slug}-{LETTERS[number]}-passed", f"{self.slug}-{LETTERS[number]}-failed"]
            else:
                found.append(f"{self.slug}-{LETTERS[number]}")
        return found


def apart(text: str, mark: str) -> list[str]:
    """The parts of a text between marks that stand in no braces."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter == "{") - (letter == "}")
        if letter == mark and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts]


def effects(text: str) -> list[Effect]:
    """Effects as they are written.

    >>> [(effect.verb, effect.words, effect.n) for effect in effects("stress deck 1; agenda -2; chart")]
    [('stress', ['deck'], 1), ('agenda', [], -2), ('chart', [], 0)]
    """
    return [effect(part) for part in apart(text, ";")]


def effect(text: str) -> Effect:
    """One effect."""
    head, _, inner = text.partition("{")
    words = head.split()
    n = 0
    if words[-1].lstrip("-").isdigit():
        n = int(words.pop())
    ways = [effects(way) for way in apart(inner.rstrip("}"), "|")] if inner else []
    return Effect(words[0], words[1:], n, ways)


def answer(text: str) -> Answer:
    """An answer as it is written.

    >>> one = answer("[give trinket, pay 3] treasure relic 1")
    >>> one.coins, one.gift, len(one.outcomes)
    (3, 'trinket', 1)
    """
    coins, gift = 0, ""
    if text.startswith("["):
        price, _, text = text[1:].partition("]")
        for part in price.split(","):
            verb, what = part.split()
            if verb == "pay":
                coins = int(what)
            else:
                gift = what
    text = text.strip()
    if text.startswith("test "):
        kind, _, text = text[5:].partition(":")
        return Answer(coins, gift, TESTS.index(kind.strip()), [effects(way) for way in apart(text, "|")])
    return Answer(coins, gift, NO_TEST, [effects(text)])


def back_of(slug: str) -> str:
    """The deck of a card that is no part of a chronicle, by its name."""
    return {"sea": "sea", "exp": "expedition", "soc": "society"}[slug.split("-")[0]]


def choice(slug: str, *answers: str, back: str = "", needs: str = "") -> Story:
    """A card with two or three answers."""
    return Story(slug, CHOICE, [answer(text) for text in answers], back or back_of(slug), needs)


def test(slug: str, kind: str, passed: str, failed: str) -> Story:
    """A card that tests somebody."""
    once = Answer(0, "", TESTS.index(kind), [effects(passed), effects(failed)])
    return Story(slug, TEST, [once], back_of(slug), "")


def offer(slug: str, *answers: str) -> Story:
    """A bargain."""
    return Story(slug, OFFER, [answer(text) for text in answers], back_of(slug), "")


def passenger(slug: str, *answers: str) -> Story:
    """Somebody who wants to come along."""
    return Story(slug, PASSENGER, [answer(text) for text in answers], back_of(slug), "")


def tale(slug: str, then: str, back: str, needs: str = "") -> Story:
    """The last card of a chronicle."""
    return Story(slug, TALE, [answer(then)], back, needs)
