"""What items, people, skills and missions do, taken out piece by piece, for ``halves.py``.

An item is a row of numbers: a part is one of them, plain or upgraded. Of a character each of its three texts is a part,
of a skill its text, of a mission what its card is made of. A part is covered by a test of the module of such things that
passes as they are and fails without it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from taking_apart import Change, Part, both, set_at, set_to

from undertow.games.alone import bosses, goals, needles, params, people
from undertow.games.alone import missions as rows
from undertow.games.alone.cards.items import ITEMS
from undertow.games.alone.cards.people import CHARACTERS, SKILLS
from undertow.games.alone.moments import TRIGGERS
from undertow.games.alone.procedures import (
    creatures,
    missions,
    missions_boss,
    missions_main,
    missions_needle,
    missions_rewards,
    sacrifices,
    turns,
)
from undertow.games.alone.procedures.missions_evil import BOLTS, DIMS
from undertow.games.alone.state import Table
from undertow.kernel.flow import DONE

# In which modules the tests of a sort of things stand.
MODULES = {
    "items": ("test_items_attack", "test_items_gear", "test_items_printed", "test_missions_details", "test_search"),
    "character": ("test_people_characters", "test_people_companions", "test_missions_details"),
    "skill": ("test_skills", "test_missions_details"),
    "mission": (
        "test_missions", "test_missions_initial", "test_missions_main", "test_missions_brood", "test_missions_runner",
        "test_missions_needle", "test_missions_details", "test_attacks",
    ),
}  # fmt: skip


class Things:
    """Every item, character, skill and mission with its parts, and what the game is without each."""

    def __init__(self) -> None:
        self.cards: dict[str, list[str]] = {}
        self.all: dict[Part, Change] = {}
        self.modules = MODULES
        for item in ITEMS:
            self.add_item(f"items.{item.slug}", item)
        for number, character in enumerate(CHARACTERS):
            rule = f"character.{character.slug}"
            self.cards[rule] = [character.slug]
            self.all[rule, "as the Hero"] = without(people.is_hero, unless(people.is_hero, 1, number, False))
            self.all[rule, "as a companion"] = without(people.may_help, unless(people.may_help, 1, number, False))
            self.all[rule, "sacrificed"] = without(sacrifices.sacrifice, unless(sacrifices.sacrifice, 1, number, None))
        for number, skill in enumerate(SKILLS):
            rule = f"skill.{skill.slug}"
            self.cards[rule] = [skill.slug]
            self.all[rule, "text"] = without(people.has_skill, unless(people.has_skill, 1, number, False))
        for number, mission in enumerate(rows.ROWS):
            self.cards[f"mission.{mission.slug}"] = [mission.slug]
            for part in mission.parts:
                self.all[f"mission.{mission.slug}", part] = CHANGES.get((mission.slug, part)) or common(number, part)

    def add_item(self, rule: str, item: Any) -> None:
        """The numbers of an item, those of its row and those of what it does."""
        self.cards[rule] = [item.slug]
        self.all[rule, f"action: {TRIGGERS[item.action]}"] = set_to(item, "action", (item.action + 1) % 6)
        self.all[rule, f"charges: {item.charges}, not {item.charges - 1}"] = set_to(item, "charges", item.charges - 1)
        self.all[rule, "material"] = set_to(item, "material", item.needs)
        self.all[rule, "upgrade material"] = set_to(item, "needs", item.material)
        for half, does in (("plain", item.plain), ("upgraded", item.better)):
            for name, value in does.items():
                if (name, value) == ("steps", 1):
                    continue  # a Move is one step without an item, too
                self.all[rule, f"{half}: {name} {value}"] = lowering(does, name, None)
                if value > 1:
                    self.all[rule, f"{half}: {name} {value}, not {value - 1}"] = lowering(does, name, value - 1)

    def likely(self, sort: str, slug: str, names: list[str]) -> list[str]:
        """All tests of a sort, first those that are named after what is taken out."""
        return sorted(names, key=lambda name: slug.replace("-", "_") not in name)


# -- taking out --------------------------------------------------------------------------------------------------------


def lowering(does: dict[str, int], name: str, value: int | None) -> Change:
    """A number of an item lower, or gone."""

    @contextmanager
    def changed() -> Iterator[None]:
        kept = dict(does)
        try:
            if value is None:
                del does[name]
            else:
                does[name] = value
            yield
        finally:
            does.clear()
            does.update(kept)

    return changed


def unless(function: Callable[..., Any], place: int, value: int, instead: Any) -> Callable[..., Any]:
    """A function that does nothing where an argument has a value."""

    def wrapped(*args: Any) -> Any:
        return instead if args[place] == value else function(*args)

    return wrapped


def without(function: Callable[..., Any], other: Callable[..., Any]) -> Change:
    """The game with another function in the place of one, wherever that is used."""

    @contextmanager
    def changed() -> Iterator[None]:
        with ExitStack() as stack:
            for name, module in list(sys.modules.items()):
                if name.startswith("undertow.games.alone"):
                    for key, value in list(vars(module).items()):
                        if value is function:
                            stack.enter_context(set_to(module, key, other)())
            yield

    return changed


def with_values(values: list[int], other: list[int]) -> Change:
    """The game with other numbers in a list."""

    @contextmanager
    def changed() -> Iterator[None]:
        kept = values[:]
        try:
            values[:] = other
            yield
        finally:
            values[:] = kept

    return changed


def not_of(mission: int) -> Callable[[Table, int], bool]:
    """A Table whose special rule of one mission does not hold."""
    holds = Table.rule_holds
    return lambda table, problem: problem != mission and holds(table, problem)


def common(number: int, part: str) -> Change:
    """What most missions have: a start, a task, a special rule, a reward."""
    if part == "task":
        slot = rows.ROWS[number].kind

        def is_here(table: Table, asked: int, true: Callable[[Table, int], bool] = goals.is_here) -> bool:
            return false_for(table, asked) and true(table, asked)

        def false_for(table: Table, asked: int) -> bool:
            return asked != slot or table.missions[slot] != number

        return set_to(goals, "is_here", is_here)
    if part == "start":

        def start(table: Table, true: Callable[[Table], None] = missions.start) -> None:
            if table.missions[rows.MAIN] != number:
                true(table)

        return without(missions.start, start)
    if part == "rule":
        return set_to(Table, "rule_holds", not_of(number))
    assert part == "reward", (number, part)
    if number not in missions_rewards.GIVERS:  # what ends is its special rule

        def is_done(table: Table, problem: int) -> bool:
            return table.missions[rows.PROBLEM] == problem

        return set_to(Table, "rule_holds", is_done)

    @contextmanager
    def changed() -> Iterator[None]:
        kept = missions_rewards.GIVERS.pop(number)
        try:
            yield
        finally:
            missions_rewards.GIVERS[number] = kept

    return changed


def nothing(*args: Any) -> None:
    """It does nothing."""


def never(*args: Any) -> bool:
    """It never holds."""
    return False


def plain_limit(table: Table, floor: int) -> int:
    """Every floor holds four."""
    return params.CREATURES_A_FLOOR


def emptied(program: int) -> Change:
    """What a mission lets Evil do without a card, with nothing in it."""
    from undertow.games.alone.procedures.playing import PROGRAMS
    from undertow.kernel.effects import laid_out

    return set_at(PROGRAMS.flat, program, laid_out([]))


def dies_not(self: Any, table: Table) -> int:
    """The countdown stands still."""
    return DONE


CHANGES: dict[Part, Change] = {
    ("pm08", "rule"): emptied(BOLTS),
    ("fm03", "rule"): emptied(DIMS),
    ("fm04", "move"): without(bosses.follows, never),
    ("fm04", "boss"): with_values(bosses.MATRIARCH, [bosses.COURIER, bosses.COURIER]),  # type: ignore[arg-type]
    ("fm05", "rule"): both(without(goals.stays_open, never), without(goals.creature_limit, plain_limit)),
    ("fm06", "rule"): without(goals.has_patient, never),
    ("fm06", "patient"): without(missions_main.hurt_the_patient, nothing),
    ("fm07", "rule"): set_to(missions_main.MissionTurnEnd, "count_down", dies_not),
    ("fm08", "rule"): without(missions_boss.sound_the_beacon, nothing),
    ("fm08", "move"): without(missions_boss.flee, nothing),
    ("fm08", "boss"): with_values(bosses.COURIER, params.NIGHTMARE[bosses.CULTIST]),
    ("fm09", "rule"): without(needles.see, nothing),
    ("fm10", "rule"): without(creatures.at_the_room, nothing),
    ("fm10", "move"): without(missions_boss.boss_ways, lambda table, how: [[]]),
    ("fm10", "boss"): with_values(params.NIGHTMARE[bosses.CULTIST], bosses.COURIER),
}
assert missions_needle.HideTheNeedles and turns.Turn  # loaded, so that what is taken out is gone from them
