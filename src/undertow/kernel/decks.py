"""Decks: a card is one row of data, and everything that is known of it hangs on that row."""

from __future__ import annotations

from typing import Any

from undertow.kernel.effects import Instruction, Programs

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # the engine needs no package
    from undertow.kernel.compiled import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Row:
    """A card: its number in the deck, its slug and rule, where it comes from, what it does, and what is printed on it.

    ``traits`` are what procedures ask for (never for a card by name), ``numbers`` are printed figures.
    """

    def __init__(
        self, number: int, slug: str, rule: str, origin: str, copies: int, program: int, traits: frozenset[str],
        numbers: dict[str, int],
    ) -> None:  # fmt: skip
        self.number = number
        self.slug = slug
        self.rule = rule
        self.origin = origin
        self.copies = copies
        self.program = program
        self.traits = traits
        self.numbers = numbers

    def catalogue(self, noun: str) -> dict[str, Any]:
        """The row as the page's catalogue shows it."""
        row = {"noun": noun, "index": self.number, "rule": self.rule, "origin": self.origin, "copies": self.copies}
        return {**row, "traits": sorted(self.traits), **self.numbers}


@mypyc_attr(allow_interpreted_subclasses=True)
class Deck:
    """Cards of one kind, in a fixed order; ``noun`` is what texts call one of them.

    >>> deck = Deck("spell", Programs(), 100)
    >>> deck.card("flesh_ward", copies=2, traits=("kept",), cost=1), deck.card("cloud_memory", origin="seed")
    (0, 1)
    >>> deck.slugs, deck.components(), deck.having("kept"), deck[0].numbers["cost"]
    (('flesh_ward', 'cloud_memory'), [100, 100, 101], [0], 1)
    """

    def __init__(self, noun: str, programs: Programs, first: int = 0) -> None:
        self.noun = noun
        self.programs = programs
        self.first = first  # the number of its first card among all components
        self.rows: list[Row] = []

    def card(
        self, slug: str, *does: Instruction, copies: int = 1, origin: str = "original", rule: str = "",
        traits: tuple[str, ...] = (), **numbers: int,
    ) -> int:  # fmt: skip
        """Add a card; return its number."""
        rule = rule or f"{self.noun}.{slug}"
        program = self.programs.define(rule, list(does)) if does else -1
        self.rows.append(Row(len(self.rows), slug, rule, origin, copies, program, frozenset(traits), dict(numbers)))
        return len(self.rows) - 1

    def __getitem__(self, number: int) -> Row:
        return self.rows[number]

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def slugs(self) -> tuple[str, ...]:
        """The slugs of all cards: the game's nouns."""
        return tuple([row.slug for row in self.rows])

    def cards(self) -> list[int]:
        """Every card as often as it lies in the box."""
        return [row.number for row in self.rows for _ in range(row.copies)]

    def components(self) -> list[int]:
        """The same, by its number among all components."""
        return [self.first + row.number for row in self.rows for _ in range(row.copies)]

    def having(self, trait: str) -> list[int]:
        """The cards that have a trait."""
        return [row.number for row in self.rows if trait in row.traits]

    def catalogue(self) -> list[dict[str, Any]]:
        """All cards, for the page."""
        return [row.catalogue(self.noun) for row in self.rows]
