"""First games: tables with a fixed seed and gentle options, and the hints that lead through their first round.

A game lists its own in ``first.toml``, each under a name: how many ``seats``, whose ``seat`` it is (from 0), the
``seed``, the ``options``, and as ``script`` the questions in their order. A question that comes several times has a
hint for each: ``action``, ``action-2``. The words are ``ui-guide-<game>-<question>`` in ``page-<lang>.ftl``.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
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
    """The hints of a first game as it goes on: the script in its order, any other question's own hint once.

    A record keeps ``data``, so that a saved first game goes on with the hints that are left.
    """

    def __init__(self, game: Game, first: First, told: Mapping[str, str] | None = None) -> None:
        """``told``: by the number of a question what has been told there, a step of the script or a question."""
        self.game = game
        self.left = list(first.script)
        self.scripted = {question_of(step) for step in first.script}
        self.told: dict[str, str] = dict(told or {})
        self.data = {"name": first.key, "told": self.told}
        for step in self.told.values():
            if step in self.left:
                self.left.remove(step)

    @classmethod
    def resumed(cls, game: Game, data: object) -> Lesson | None:
        """Go on with the hints of a saved game; None where we know no such first game: a save may hold anything."""
        if not isinstance(data, dict) or not isinstance(data.get("told"), dict):
            return None
        told = {str(number): step for number, step in data["told"].items() if isinstance(step, str)}
        found = [first for first in firsts_of(game) if first.key == data.get("name")]
        return cls(game, found[0], told) if found else None

    def hint(self, number: int, prompt: str, lang: str) -> str:
        """What to say to the question with this number; the same when it is put again."""
        step = self.told.get(str(number)) or self.next_step(prompt)
        if not step:
            return ""
        self.told[str(number)] = step
        key = f"ui-guide-{self.game.id}-{step}"
        if not texts.has(self.game.package, key, lang):  # a question without a hint of its own: that of its family
            key = hint_key(self.game, step, lang)
        return texts.say(key, lang, None, self.game) if key else ""

    def next_step(self, prompt: str) -> str:
        """The next step of the script that is about this question, else the question if its own hint is new."""
        for step in self.left:
            if question_of(step) == prompt:
                self.left.remove(step)
                return step
        key = hint_key(self.game, prompt)
        new = key not in [hint_key(self.game, step) for step in self.told.values() if step not in self.scripted]
        return prompt if key and new and prompt not in self.scripted else ""
