"""What can be answered at a terminal: moves, many of one kind as one, and ways of several steps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from undertow.cli.session import Session
from undertow.kernel.game import Game
from undertow.sections import Path

MANY = 25  # answers; where there are more, those of one kind or about the same thing stand in one line
ALIKE = 8  # so many of one kind still stand by themselves

RASH = ("dismiss",)  # kinds of moves that no click on a thing makes: one would not expect it

Choices = list[tuple[int, str]]  # moves, each in words
Thing = tuple[str, int]  # what a move names: a noun and its number


@dataclass(frozen=True)
class Answer:
    """One line of a list: a move, a way of several moves, or a group that opens."""

    text: str = ""
    moves: tuple[int, ...] = ()  # made one after another; none: the way back to the whole list
    opens: tuple[tuple[int, str], ...] = ()  # the choices that a group holds

    @property
    def all(self) -> tuple[int, ...]:
        """The moves that this answer may lead to."""
        return self.moves[:1] or tuple([move for move, _ in self.opens])

    def thing(self, game: Game) -> Thing | None:
        """What all that it may lead to names; None where that is not one thing."""
        things = {thing_of(game, move) for move in self.all}
        return things.pop() if len(things) == 1 else None


def thing_of(game: Game, move: int) -> Thing | None:
    """What a move names."""
    family = game.words.of(move)
    return (family.noun, family.named(move)[family.noun]) if family.noun else None


BACK = Answer()  # from a group to the whole list


class Answers:
    """What a person can choose from a list, and the group of it that they have opened."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.group: tuple[tuple[int, str], ...] = ()
        self.asked_at = 0  # how far the game was when it was opened
        self.listed: list[Answer] = []

    def renew(self, asked: bool, ways: Sequence[Path]) -> list[Answer]:
        """List moves, many of one kind as one, then ways of several moves; or what an open group holds."""
        session = self.session
        if self.asked_at != len(session.recorder.lines):
            self.asked_at, self.group = len(session.recorder.lines), ()
        if self.group:
            self.listed = [*[Answer(text, (move,)) for move, text in self.group], BACK]
        else:
            found = grouped(session.game, session.choices()) if asked else []
            self.listed = [Answer(heading(some), (), tuple(some)) for some in found]
            self.listed = [Answer(one.text, one.all) if len(one.opens) == 1 else one for one in self.listed]
            self.listed += [Answer(way["text"], tuple(way["moves"])) for way in ways]
        return self.listed

    def with_move(self, move: int) -> Answer | None:
        """The answer that may lead to a move."""
        return next((answer for answer in self.listed if move in answer.all), None)


def grouped(game: Game, choices: Choices) -> list[Choices]:
    """Answers one by one; where they are many, those of one kind together, or about the same thing if they name two."""
    if len(choices) <= MANY:
        return [[choice] for choice in choices]
    kinds = Counter(game.words.of(move).key for move, _ in choices)
    found: dict[object, Choices] = {}
    for move, text in choices:
        family, index = game.words.split(move)
        key: object = (family.key, index if len(family.named(move)) > 1 else -1)
        together = kinds[family.key] > ALIKE and ": " in text
        found.setdefault(key if together else move, []).append((move, text))
    return list(found.values())


def heading(some: Choices) -> str:
    """The line for answers: their words, or what they have in common and how many they are.

    >>> heading([(1, "Send: Lune: to the bow"), (2, "Send: Lune: to the helm")])
    'Send: Lune: … (2)'
    >>> heading([(1, "Locate: Lab"), (2, "Locate: Bridge")])
    'Locate: … (2)'
    """
    text = some[0][1]
    if len(some) == 1:
        return text
    parts = [words.split(": ")[:-1] for _, words in some]
    shared = [alike[0] for alike in zip(*parts, strict=False) if len(set(alike)) == 1]
    return f"{': '.join(shared) or text.partition(': ')[0]}: … ({len(some)})"
