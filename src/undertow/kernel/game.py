"""A game: what the registry, the table and the laws know of it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import MappingProxyType, ModuleType
from typing import Any

from undertow.kernel.chance import Chance, key_of
from undertow.kernel.decision import Question
from undertow.kernel.errors import OptionError
from undertow.kernel.flow import NO_MOVE, Procedure, run
from undertow.kernel.log import Kinds
from undertow.kernel.moves import Vocabulary
from undertow.kernel.state import State
from undertow.kernel.zones import Hidden

FILES = ("board", "moves", "events", "frames", "cards", "state", "legal", "procedures", "view")
NAMES = (
    "view", "redeal", "zones", "hidden", "components", "encode", "WORDS", "KINDS", "NOUNS", "ENDINGS", "ENCODED",
    "OPTIONS",
)  # fmt: skip
NO_UPGRADES: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = MappingProxyType({})
NO_NUMBERS: Mapping[int, Callable[[int], int]] = MappingProxyType({})


class Option:
    """A setting of a game: its key, what it may be, and what it is when nobody says anything."""

    def __init__(self, key: str, allowed: tuple[Any, ...], default: Any) -> None:
        self.key = key
        self.allowed = allowed
        self.default = default

    def __repr__(self) -> str:
        return f"Option({self.key!r}, allowed={self.allowed}, default={self.default!r})"


class Game:
    """One of the games, ready to be set up.

    ``id``, ``title``, ``seats`` (fewest, most), ``options``, ``maturity`` (alpha, beta, stable), ``vocabulary`` (how
    many moves there are) and ``longest`` (the most decisions a game can take) are there to be read.
    """

    def __init__(
        self,
        *,
        id: str,
        title: str,
        package: str,
        seats: tuple[int, int],
        options: tuple[Option, ...],
        maturity: str,
        rules_version: int,
        longest: int,
        state: type[State],
        procedures: tuple[type[Procedure], ...],
        words: Vocabulary,
        kinds: Kinds,
        nouns: Mapping[str, tuple[str, ...]],
        endings: tuple[str, ...],
        view: Callable[[Any, int], Any],
        redeal: Callable[[Any, int], None],
        zones: Callable[[Any], dict[str, list[int]]],
        hidden: Callable[[Any, int], dict[str, Hidden]],
        encode: Callable[[Any, int, Any], None],
        encoded: int,
        components: Callable[[int, Mapping[str, Any]], list[int]],
        thumb: str = "",
        seals: bool = False,
        final: tuple[str, ...] = (),
        upgrades: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = NO_UPGRADES,
        renumbered: Mapping[int, Callable[[int], int]] = NO_NUMBERS,
        veiled: tuple[str, ...] = (),
        open: bool = False,
        largest_save: int = 20_000,
    ) -> None:
        self.id = id
        self.title = title
        self.package = package
        self.seats = seats
        self.options = options
        self.maturity = maturity
        self.rules_version = rules_version
        self.longest = longest
        self.state = state
        self.procedures = {procedure.saved_as or procedure.__name__: procedure for procedure in procedures}
        self.words = words
        self.vocabulary = words.size
        self.kinds = kinds
        self.nouns = nouns
        self.endings = endings
        self.view = view
        self.redeal = redeal
        self.zones = zones
        self.hidden = hidden
        self.encode = encode
        self.encoded = encoded
        self.components = components
        self.thumb = thumb
        self.final = frozenset(final)  # events with which no move is ever taken back, not even by who plays alone
        self.seals = seals  # whether a table can be sealed for good: who did what in secret stays secret after the end
        self.upgrades = upgrades  # by rules version: makes of a dump of that version one of the next
        self.renumbered = renumbered  # by rules version: the number of a move in the next, where numbers have changed
        assert not any(family.noun in veiled for family in words.families), "a move must not name what is veiled"
        self.veiled = veiled  # nouns whose words are in no catalogue, search or page: only an event may say one
        self.open = open  # whether nothing is hidden but what chance will bring
        self.largest_save = largest_save  # in bytes, without the log (law 4)
        self.no_question = Question("none", "game.over", [])
        self.no_chance = Chance(b"")

    @classmethod
    def of_package(cls, package: str, **given: Any) -> Game:
        """Make a game of what its package holds; what is ``given`` holds before that.

        From the package itself or its modules (``FILES``) come the state and all procedures by their classes, and by
        their names ``WORDS``, ``KINDS``, ``NOUNS``, ``ENDINGS``, ``view``, ``redeal``, ``zones``, ``hidden``,
        ``components``, and ``encode`` with ``ENCODED``. ``ZONES``, ``DECKS`` and an ``OBSERVATION`` say these once.
        """
        held: dict[str, Any] = {}
        own: list[type] = []
        for module in modules_of(package):
            held.update(vars(module))
            own += [thing for thing in vars(module).values() if isinstance(thing, type)]
        own = [thing for thing in dict.fromkeys(own) if thing.__module__.startswith(package)]
        found: dict[str, Any] = {
            "id": package.rpartition(".")[2],
            "package": package,
            "state": next((thing for thing in own if issubclass(thing, State)), None),
            "procedures": tuple(thing for thing in own if issubclass(thing, Procedure) and thing.rules),
        }
        if "ZONES" in held:
            found.update(zones=held["ZONES"].lying, hidden=held["ZONES"].unknown, redeal=held["ZONES"].redeal)
        if "OBSERVATION" in held:
            found.update(encode=held["OBSERVATION"].write, encoded=held["OBSERVATION"].size)
        if "DECKS" in held:
            decks = held["DECKS"]
            found["nouns"] = {deck.noun: deck.slugs for deck in decks}
            found["components"] = lambda seats, options: [card for deck in decks for card in deck.components()]
        found.update({name.lower(): held[name] for name in NAMES if name in held})
        return cls(**{"options": (), "nouns": {}, "maturity": "alpha", "rules_version": 1, **found, **given})

    def __repr__(self) -> str:
        return f"<undertow game {self.id!r}, {self.seats[0]} to {self.seats[1]} seats>"

    def new(
        self,
        seats: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        windows: str = "ask",
        log: bool = True,
        chance: Chance | None = None,
    ) -> State:
        """Set the game up and carry the rules on to the first decision.

        Without ``seats`` the fewest are taken, without ``seed`` a secret one. ``windows="skip"`` lets the kernel
        answer private questions that have a single answer; ``log=False`` keeps no events.
        """
        fixed = MappingProxyType(self.checked_options(options))  # copies of a state share it
        state = self.state(self, self.checked_seats(seats), fixed)
        if windows not in ("ask", "skip"):
            raise OptionError("windows", value=str(windows))
        state.skip = windows == "skip"
        state.events = [] if log else None
        state.chance = chance or Chance(key_of(new_seed(seed)))
        state.set_up()
        run(state, NO_MOVE)
        return state

    def leads_here(self, rules: object) -> bool:
        """Whether a way leads from that version of the rules to the present one."""
        if type(rules) is not int or rules > self.rules_version:
            return False
        return all(version in self.upgrades for version in range(rules, self.rules_version))

    def renumber(self, move: int, rules: int) -> int:
        """The number that a move of that version of the rules has now."""
        for version in range(rules, self.rules_version):
            if version in self.renumbered:
                move = self.renumbered[version](move)
        return move

    def load(self, data: Mapping[str, Any]) -> State:
        """Read what ``dump`` gave."""
        from undertow.kernel import codec

        return codec.load(self, data)

    def checked_seats(self, seats: object) -> int:
        """Check a number of seats."""
        low, high = self.seats
        if seats is None:
            return low
        if isinstance(seats, bool) or not isinstance(seats, int) or not low <= seats <= high:
            raise OptionError("seats", game=self.title, low=low, high=high, value=str(seats))
        return seats

    def checked_options(self, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """Check options and fill in what is not said."""
        if options is not None and not isinstance(options, Mapping):
            names = ", ".join(option.key for option in self.options)
            raise OptionError("option-unknown", option=str(options), allowed=names)
        given = dict(options or {})
        checked: dict[str, Any] = {}
        for option in self.options:
            value = given.pop(option.key, option.default)
            if not any(value == allowed and type(value) is type(allowed) for allowed in option.allowed):
                allowed = ", ".join(str(value) for value in option.allowed)
                raise OptionError("option-value", option=option.key, value=str(value), allowed=allowed)
            checked[option.key] = value
        if given:
            names = ", ".join(option.key for option in self.options)
            raise OptionError("option-unknown", option=str(next(iter(given))), allowed=names)
        return checked


def modules_of(package: str) -> list[ModuleType]:
    """The package and those of its modules that a game is made of; of a folder of procedures or cards, each file."""
    whole = sys.modules[package]
    if not hasattr(whole, "__path__"):
        return [whole]
    found = [import_module(f"{package}.{name}") for name in FILES if find_spec(f"{package}.{name}") is not None]
    for folder in [module for module in found if hasattr(module, "__path__")]:
        found += [import_module(f"{folder.__name__}.{each.name}") for each in iter_modules(folder.__path__)]
    return [whole, *found]


def new_seed(seed: int | str | None) -> str:
    """Give the seed as text; a secret one where none is given."""
    if seed is not None:
        return str(seed)
    import secrets  # slow to import, and most games have a seed

    return secrets.token_hex(16)


def rewards(winners: tuple[int, ...], seats: int) -> tuple[float, ...]:
    """Share out one point: the losers pay it, the winners split it. All win: 1 each; all lose: -1 each."""
    lost = seats - len(winners)
    if not winners or not lost:
        return (1.0 if winners else -1.0,) * seats
    share = lost / (len(winners) * (seats - 1))
    return tuple(share if seat in winners else -1 / (seats - 1) for seat in range(seats))
