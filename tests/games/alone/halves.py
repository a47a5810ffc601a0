"""What cards of verbs can do, taken out piece by piece: which test of a card fails without it (``card_coverage.py``).

A card of such a game has two halves, each an expression of verbs (``cards/language.py``). A part is something that the
expression or the row says: a verb, a number, whom or where it means, a condition, a toll, the trigger, the moment. It
is covered by a test of the card that passes as the card is and fails when the part is taken out or changed; so no test
can claim what it does not look at. Items, people, skills and missions are taken apart in ``things.py``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from taking_apart import Change, Part, both, set_at, set_to

from undertow.games.alone.cards.all import CARDS
from undertow.games.alone.cards.deck import Reaction
from undertow.games.alone.cards.language import Case, Either, Half, Then, Verb, nothing
from undertow.games.alone.moments import EXPLORE_ANNOUNCED, LOCATE, SEARCH, TRIGGERS, TURN_END
from undertow.games.alone.procedures import programs
from undertow.games.alone.procedures.playing import PROGRAMS
from undertow.games.alone.procedures.verbs import built, built_dangerous
from undertow.kernel.effects import laid_out

sys.path.insert(0, str(Path(__file__).parent))

from things import Things

NEVER = ("adrenaline", 99)  # a toll that nobody can pay, so it is not offered
Path_ = tuple[int, ...]  # where in a half something stands


def rule_of(card: Reaction) -> str:
    """What a card is called in the names of its tests."""
    return f"card.{card.slug}"


# -- parts -------------------------------------------------------------------------------------------------------------


def verbs_at(half: Half, path: Path_ = ()) -> Iterator[tuple[Path_, Half]]:
    """All verbs and conditions of a half, each with its place."""
    if isinstance(half, Then):
        for number, part in enumerate(half.all_parts):
            yield from verbs_at(part, (*path, number))
    elif isinstance(half, Either):
        for number, part in enumerate(half.sides):
            yield from verbs_at(part, (*path, number))
    elif isinstance(half, Case):
        yield path, half
        yield from verbs_at(half.yes, (*path, 0))
        yield from verbs_at(half.no, (*path, 1))
    else:
        yield path, half


def replaced(half: Half, path: Path_, other: Half) -> Half:
    """A half with something else at a place."""
    if not path:
        return other
    first, rest = path[0], path[1:]
    if isinstance(half, Then):
        return Then([replaced(part, rest, other) if n == first else part for n, part in enumerate(half.all_parts)])
    if isinstance(half, Either):
        return Either([replaced(part, rest, other) if n == first else part for n, part in enumerate(half.sides)])
    assert isinstance(half, Case)
    yes, no = half.yes, half.no
    return Case(
        half.condition, replaced(yes, rest, other) if first == 0 else yes, replaced(no, rest, other) if first else no
    )


def changes_of(verb: Half) -> Iterator[tuple[str, Half]]:
    """What can be taken out of a verb or a condition: its words, and what is left."""
    if isinstance(verb, Case):
        yield f"if {written(verb.condition)}", Case(verb.condition, verb.no, verb.yes)
        return
    assert isinstance(verb, Verb)
    if verb.name == "nothing":
        return
    yield written(verb), nothing()
    if verb.name == "toll":
        one, n, other, k = verb.args
        yield f"{written(verb)}: {one}", Verb("toll", (*NEVER, other, k), {})
        yield f"{written(verb)}: {other}", Verb("toll", (one, n, *NEVER), {})
    for place, value in enumerate(verb.args):
        if isinstance(value, int):
            of = f"{verb.args[place - 1]} " if verb.name == "toll" else ""
            less = value + 1 if value < 0 else value - 1
            if less > 0 or value < 0:  # none at all is the verb itself taken out
                yield f"{written(verb)}: {of}{value}, not {less}", changed(verb, place, less)
    for name in verb.named:
        left = {key: value for key, value in verb.named.items() if key != name}
        if name in ("who", "to", "doors") and verb.name != "teleport":
            yield f"{written(verb)}: {name}", Verb(verb.name, verb.args, left)
    if verb.name == "teleport":
        other = {"hidden": "revealed", "revealed": "hidden"}[verb.named["who"]]
        yield f"{written(verb)}: who", Verb(verb.name, verb.args, {"who": other})


def changed(verb: Verb, place: int, number: int) -> Verb:
    """A verb with another number."""
    return Verb(verb.name, (*verb.args[:place], number, *verb.args[place + 1 :]), verb.named)


def written(verb: Verb) -> str:
    """A verb as it stands on the design page."""
    words = [repr(value).replace("'", '"') for value in verb.args]
    words += [f'{name}="{value}"' if isinstance(value, str) else name for name, value in verb.named.items()]
    return f"{verb.name}({', '.join(words)})"


class Halves:
    """Everything that the cards can do, with what they are without it."""

    def __init__(self) -> None:
        self.cards: dict[str, list[str]] = {rule_of(card): [card.slug] * card.copies for card in CARDS}
        self.all: dict[Part, Change] = {}
        self.waiting: dict[Part, str] = {}
        self.things = Things()
        for number, card in enumerate(CARDS):
            trigger = LOCATE if card.trigger == SEARCH else SEARCH
            self.add(card, f"trigger: {TRIGGERS[card.trigger]}", set_to(card, "trigger", trigger))
            moment = EXPLORE_ANNOUNCED if card.moment == TURN_END else TURN_END
            self.add(
                card,
                "moment: " + ("at once" if card.immediate else "end of the turn"),
                set_to(card, "moment", moment),
            )
            for path, verb in verbs_at(card.upper):
                for what, other in changes_of(verb):
                    upper = replaced(card.upper, path, other)
                    self.add(card, f"upper: {what}", without(number, upper, card.lower))
            for path, verb in verbs_at(card.lower):
                for what, other in changes_of(verb):
                    lower = replaced(card.lower, path, other)
                    self.add(card, f"lower: {what}", without(number, card.upper, lower))
        self.cards |= self.things.cards
        self.all |= self.things.all
        self.unnamed = frozenset(self.things.cards)  # whose tests are found by what they watch, not by their names
        self.modules = frozenset([name for names in self.things.modules.values() for name in names])

    def add(self, card: Reaction, what: str, change: Change) -> None:
        """Note a part; the same words twice are told apart by their number."""
        part, count = (rule_of(card), what), 2
        while part in self.all:
            part, count = (rule_of(card), f"{what} ({count})"), count + 1
        self.all[part] = change


# -- taking out --------------------------------------------------------------------------------------------------------


def without(number: int, upper: Half, lower: Half) -> Change:
    """A card with other halves."""
    calm, dangerous = laid_out(built(upper)), laid_out(built_dangerous(upper, lower))
    return both(
        set_at(PROGRAMS.flat, programs.CALM[number], calm),
        set_at(PROGRAMS.flat, programs.DANGEROUS[number], dangerous),
    )
