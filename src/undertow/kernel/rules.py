"""The rules index: every rule has a key, a kind and, where the book has numbers, its number in each edition.

Topics stand in ``rules.toml`` beside a game, the words of the rules in its ``.ftl`` files.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from undertow.kernel.game import Game

LANGS = ("en", "de", "pl")
KINDS = ("step", "prohibition", "permission", "effect", "reveals", "definition", "heading", "guidance")


class Rule:
    """One rule: ``key``, ``kind``, ``numbers`` (by edition), ``same_as`` (other keys that say the same).

    ``ours``: whether the number is ours, since the book has none. ``waits``: whether it is not built yet.
    """

    def __init__(
        self,
        key: str,
        kind: str,
        numbers: Mapping[str, str],
        same_as: tuple[str, ...],
        ours: bool = False,
        waits: bool = False,
    ) -> None:
        self.key = key
        self.kind = kind
        self.numbers = numbers
        self.same_as = same_as
        self.ours = ours
        self.waits = waits

    def number(self, lang: str) -> str:
        """The number in the reader's edition, or the key where the book has none."""
        return self.numbers.get(lang, self.key)

    def __repr__(self) -> str:
        return f"Rule({self.key!r}, {self.kind!r})"


def parsed(text: str) -> dict[str, Rule]:
    """Read a ``rules.toml``: a table per topic, in it an entry per sub-rule.

    >>> rules = parsed('''
    ... [brig]
    ... topic = { de = 7, pl = 3 }
    ... "5" = { kind = "prohibition" }
    ... ''')
    >>> rules["brig.5"].number("de"), rules["brig.5"].number("pl"), rules["brig.5"].number("en")
    ('7.5', '3.5', 'brig.5')
    >>> parsed("move.1 = { kind = 'step', number = '8.5' }")["move.1"].number("de")
    '8.5'
    """
    rules: dict[str, Rule] = {}
    for topic, entries in tomllib.loads(text).items():
        numbers: dict[str, Any] = entries.pop("topic", {})
        for sub, entry in entries.items():
            key = f"{topic}.{sub}"
            if entry["kind"] not in KINDS:
                raise ValueError(f"{key}: unknown kind {entry['kind']}")
            own = {lang: str(entry.get(lang, f"{number}.{sub}")) for lang, number in numbers.items()}
            if "number" in entry:  # ours, where the book has none
                own = dict.fromkeys(LANGS, str(entry["number"]))
            same_as, waits = tuple(entry.get("same_as", ())), bool(entry.get("waits"))
            rules[key] = Rule(key, entry["kind"], own, same_as, "number" in entry, waits)
    return rules


_loaded: dict[str, dict[str, Rule]] = {}


def rules_of(game: Game) -> dict[str, Rule]:
    """All rules of a game, those that every game has included; read at first use."""
    if game.id not in _loaded:
        rules = parsed(resources.files("undertow").joinpath("rules.toml").read_text("utf-8"))
        rules.update(parsed(resources.files(game.package).joinpath("rules.toml").read_text("utf-8")))
        _loaded[game.id] = rules
    return _loaded[game.id]
