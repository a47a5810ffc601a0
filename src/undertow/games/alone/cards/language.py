"""The language of reaction cards: a half of a card is an expression of verbs.

It is read three times: as instructions (``procedures/verbs``), as words in three languages, and by the Hero's redeal as
what may have happened in the dark. ``a + b``: one after the other; ``either``: Evil chooses; ``case``: as the case is.
"""

from __future__ import annotations

from typing import Any, Final


class Half:
    """An expression."""

    def __add__(self, other: Half) -> Half:
        return Then([*self.parts(), *other.parts()])

    def parts(self) -> list[Half]:
        """What is carried out one after the other."""
        return [self]


class Verb(Half):
    """One verb with its numbers."""

    def __init__(self, name: str, args: tuple[Any, ...], named: dict[str, Any]) -> None:
        self.name = name
        self.args = args
        self.named = named

    def __repr__(self) -> str:
        return f"{self.name}{self.args}"


class Then(Half):
    """One after the other."""

    def __init__(self, all_parts: list[Half]) -> None:
        self.all_parts = all_parts

    def parts(self) -> list[Half]:
        """Its parts."""
        return self.all_parts


class Either(Half):
    """Evil chooses a side."""

    def __init__(self, sides: list[Half]) -> None:
        self.sides = sides


class Case(Half):
    """As the case is."""

    def __init__(self, condition: Verb, yes: Half, no: Half) -> None:
        self.condition = condition
        self.yes = yes
        self.no = no


class Word:
    """The name of a verb; called, it is the verb."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, *args: Any, **named: Any) -> Verb:
        """The verb with these numbers."""
        return Verb(self.name, args, named)


def either(*sides: Half) -> Half:
    """Evil chooses one of these."""
    return Either(list(sides))


def case(condition: Verb, yes: Half, no: Half) -> Half:
    """The first if the condition holds, else the second."""
    return Case(condition, yes, no)


# Creatures
move: Final = Word("move")
move_it: Final = Word("move_it")
move_target: Final = Word("move_target")
spawn: Final = Word("spawn")
standard: Final = Word("standard")
remove: Final = Word("remove")
teleport: Final = Word("teleport")
closer: Final = Word("closer")
swap: Final = Word("swap")
heal: Final = Word("heal")
dodge: Final = Word("dodge")

# Fights
dice: Final = Word("dice")
rage: Final = Word("rage")
strike: Final = Word("strike")
cancel: Final = Word("cancel")
reroll: Final = Word("reroll")
hero_dice: Final = Word("hero_dice")
lose_if_missed: Final = Word("lose_if_missed")

# The map
block: Final = Word("block")
clear: Final = Word("clear")
dark: Final = Word("dark")
danger: Final = Word("danger")
shift: Final = Word("shift")
arm: Final = Word("arm")
forget: Final = Word("forget")

# Lies
mislead: Final = Word("mislead")
hush: Final = Word("hush")
echo: Final = Word("echo")
falsify: Final = Word("falsify")
mask: Final = Word("mask")
bury: Final = Word("bury")

# What it costs the Hero
deepen: Final = Word("deepen")
lose: Final = Word("lose")
limit: Final = Word("limit")
discard_drawn: Final = Word("discard_drawn")
toll: Final = Word("toll")
drain: Final = Word("drain")

# Evil's cards
draw: Final = Word("draw")
field: Final = Word("field")
nothing: Final = Word("nothing")

# Conditions
met: Final = Word("met")
near: Final = Word("near")
arrived: Final = Word("arrived")
killed: Final = Word("killed")
saw: Final = Word("saw")
danger_here: Final = Word("danger_here")
lit_here: Final = Word("lit_here")
more: Final = Word("more")
