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
from undertow.kernel.margins import Way
from undertow.kernel.moves import Vocabulary
from undertow.kernel.state import State
from undertow.kernel.zones import Hidden

FILES = ("board", "moves", "events", "frames", "cards", "state", "legal", "procedures", "view", "public")
NAMES = (
    "view", "redeal", "zones", "hidden", "components", "encode", "WORDS", "KINDS", "NOUNS", "ENDINGS", "ENCODED",
    "OPTIONS", "called", "ways_to_end",
)  # fmt: skip
ONCE = ("ZONES", "OBSERVATION", "DECKS")  # what several of these follow from
NO_UPGRADES: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = MappingProxyType({})
NO_NUMBERS: Mapping[int, Callable[[int], int]] = MappingProxyType({})
NONE_SPELLED: Mapping[str, Callable[[int], Mapping[str, int]]] = MappingProxyType({})
ANY = "any"  # nothing is fixed
JOINT = "+"  # between names in one value
LETTERS = "xyzuvw"  # stand for such names


class Option:
    """A setting of a game: its key, what it may be, and what it is when nobody says anything."""

    def __init__(self, key: str, allowed: tuple[Any, ...], default: Any) -> None:
        self.key = key
        self.allowed = allowed
        self.default = default

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.key!r}, allowed={self.allowed}, default={self.default!r})"

    def accepts(self, value: object) -> bool:
        """Whether it may be this."""
        return any(value == allowed and type(value) is type(allowed) for allowed in self.allowed)

    def listed(self, between: str = ", ") -> str:
        """What it may be, in one line."""
        return between.join([str(value).lower() if isinstance(value, bool) else str(value) for value in self.allowed])


class Several(Option):
    """A setting that names several things at once (``anvil+comb``), one of each group and none twice; or *any*.

    ``allowed`` holds what a list offers, ``any`` first; whatever the groups have may be named all the same.
    """

    def __init__(self, key: str, groups: tuple[tuple[str, ...], ...], offered: tuple[tuple[str, ...], ...]) -> None:
        super().__init__(key, (ANY, *[JOINT.join(names) for names in offered]), ANY)
        self.groups = groups

    def accepts(self, value: object) -> bool:
        """Whether all of what is named is there."""
        if value == ANY:
            return True
        names = value.split(JOINT) if isinstance(value, str) else []
        known = len(names) == len(self.groups) == len(set(names))
        return known and all(name in group for name, group in zip(names, self.groups, strict=True))

    def listed(self, between: str = ", ") -> str:
        """*Any*, or a letter for each name, and which names it may be."""
        names: dict[tuple[str, ...], list[str]] = {}
        for letter, group in zip(LETTERS, self.groups, strict=False):
            names.setdefault(group, []).append(letter)
        which = "; ".join([f"{', '.join(letters)}: {', '.join(group)}" for group, letters in names.items()])
        return f"{ANY}{between}{JOINT.join(LETTERS[: len(self.groups)])} ({which})"


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
        spelled: Mapping[str, Callable[[int], Mapping[str, int]]] = NONE_SPELLED,
        open: bool = False,
        largest_save: int = 20_000,
        called: Callable[[Any, int], tuple[str, int] | None] | None = None,
        ways_to_end: Callable[[Any], list[Way]] | None = None,
        check: Callable[[Any], None] | None = None,
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
        self.procedures: dict[str, type[Procedure]] = {}
        for procedure in procedures:
            name = procedure.saved_as or procedure.__name__
            if self.procedures.setdefault(name, procedure) is not procedure:
                raise ValueError(f"{id}: two procedures are saved as {name}")
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
        self.spelled = spelled  # nouns with one text for all, and the values it takes for each: places by coordinates
        self.open = open  # whether nothing is hidden but what chance will bring
        self.largest_save = largest_save  # in bytes, without the log (law 4)
        self.called = called  # of a view and a seat: the noun and number of who it is there, if the game has such
        self.ways_to_end = ways_to_end  # of a view: its public ways to end, with what is left until each is met
        self.check = check  # refuses a state read from a save that no game can come to
        self.no_question = Question("none", "game.over", [])
        self.no_chance = Chance(b"")

    @classmethod
    def of_package(cls, package: str, **given: Any) -> Game:
        """Make a game of what its package holds; what is ``given`` holds before that.

        From the package itself or its modules (``FILES``) come the state and all procedures by their classes, and by
        their names ``WORDS``, ``KINDS``, ``NOUNS``, ``ENDINGS``, ``view``, ``redeal``, ``zones``, ``hidden``,
        ``components``, ``called``, ``ways_to_end``, and ``encode`` with ``ENCODED``. ``ZONES``, ``DECKS`` and an
        ``OBSERVATION`` say these once. Nothing follows from the order of imports: what is there twice is an error.
        """
        modules = modules_of(package)
        held = held_once(modules, [name for name in (*ONCE, *NAMES) if name.lower() not in given])
        own = classes_of(package, modules)
        found: dict[str, Any] = {
            "id": package.rpartition(".")[2],
            "package": package,
            "procedures": with_steps(own),
        }
        if "state" not in given:
            found["state"] = the_one(package, "State", [thing for thing in own if issubclass(thing, State)])
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
            if not option.accepts(value):
                raise OptionError("option-value", option=option.key, value=str(value), allowed=option.listed())
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


def held_once(modules: list[ModuleType], names: list[str]) -> dict[str, Any]:
    """What modules hold under these names; a module imported under such a name is none of it."""
    held: dict[str, Any] = {}
    for name in names:
        things = [vars(module)[name] for module in modules if name in vars(module)]
        things = [thing for thing in things if not isinstance(thing, ModuleType)]
        if things:
            if any(thing is not things[0] for thing in things):
                raise ValueError(f"{modules[0].__name__}: more than one {name}; say which is meant")
            held[name] = things[0]
    return held


def classes_of(package: str, modules: list[ModuleType]) -> list[type]:
    """The classes that were written in a package."""
    found = dict.fromkeys(thing for module in modules for thing in vars(module).values() if isinstance(thing, type))
    return [thing for thing in found if f"{thing.__module__}.".startswith(f"{package}.")]


def with_steps(classes: list[type]) -> tuple[type[Procedure], ...]:
    """Those of some classes that are procedures with steps."""
    return tuple([thing for thing in classes if issubclass(thing, Procedure) and thing.rules])


def procedures_of(package: str) -> tuple[type[Procedure], ...]:
    """All procedures of a package that have steps, whichever of its modules they stand in."""
    return with_steps(classes_of(package, modules_of(package)))


def the_one(package: str, what: str, classes: list[type]) -> type:
    """The class that no other extends."""
    last = [each for each in classes if not any(other is not each and issubclass(other, each) for other in classes)]
    if len(last) != 1:
        raise ValueError(f"{package}: {len(last)} classes of {what}; say which is meant")
    return last[0]


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
