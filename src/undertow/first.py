"""First games: tables with a fixed seed and gentle options, and the hints that lead through their first round.

A game lists its own in ``first.toml``, each under a name: how many ``seats``, whose ``seat`` it is (from 0), the
``seed``, the ``options``, and as ``script`` the questions in their order. A question that comes several times has a
hint for each: ``action``, ``action-2``. The words are ``ui-guide-<game>-<question>`` in ``page-<lang>.ftl``.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from undertow import texts
from undertow.kernel.game import Game

FILE = "first.toml"
FAMILY = re.compile(r"[a-z]+")  # the questions of one family (storm_toward, storm_drift) may share a hint
NUMBERED = re.compile(r"-\d+$")


@dataclass(frozen=True)
class First:
    """One way to begin."""

    key: str
    seats: int
    seat: int
    seed: int
    options: dict[str, Any]
    script: tuple[str, ...]


@cache
def firsts_of(game: Game) -> tuple[First, ...]:
    """The first games that a game offers; none where it has no such file."""
    file = resources.files(game.package).joinpath(FILE)
    if not file.is_file():
        return ()
    rows = tomllib.loads(file.read_text("utf-8"))
    return tuple(
        [
            First(key, row["seats"], row["seat"], row["seed"], row.get("options", {}), tuple(row["script"]))
            for key, row in rows.items()
        ]
    )


def question_of(step: str) -> str:
    """The question at which a step of a script is told.

    >>> question_of("action-2"), question_of("action")
    ('action', 'action')
    """
    return NUMBERED.sub("", step)


def hint_key(game: Game, prompt: str, lang: str = "en") -> str:
    """The text that helps with a question, its own or that of its family; empty where there is none."""
    family = FAMILY.match(prompt)
    for kind in (prompt, family[0] if family else ""):
        key = f"ui-guide-{game.id}-{kind}"
        if texts.has(game.package, key, lang):
            return key
    return ""


class Lesson:
    """The hints of a first game as it goes on: the script in its order, any other question's own hint once."""

    def __init__(self, game: Game, first: First) -> None:
        self.game = game
        self.left = list(first.script)
        self.scripted = {question_of(step) for step in first.script}
        self.told: set[str] = set()
        self.at = -1  # the question that is asked now, and what was said to it
        self.said = ""

    def hint(self, number: int, prompt: str, lang: str) -> str:
        """What to say to the question with this number; the same when it is put again."""
        if number != self.at:
            self.at, self.said = number, self.next_hint(prompt, lang)
        return self.said

    def next_hint(self, prompt: str, lang: str) -> str:
        """The next step of the script that is about this question, else its own hint if it is new."""
        for step in self.left:
            if question_of(step) == prompt:
                self.left.remove(step)
                return texts.say(f"ui-guide-{self.game.id}-{step}", lang, None, self.game)
        key = hint_key(self.game, prompt, lang)
        if not key or key in self.told or prompt in self.scripted:
            return ""
        self.told.add(key)
        return texts.say(key, lang, None, self.game)
