"""What the rows of the game can do, taken out piece by piece: which test of a row fails without it.

A row is a tile, a crew board, a trait, an upgrade, an enemy on deck or an enemy ship. A part is something that the row
says: how a tile lies in each rotation, a figure, an effect, what a pair adds, an omen. It is covered by a test of the
row that passes as the row is and fails when the part is taken out; so no test can claim what it does not look at. Story
cards, chronicles, treasures, elders and verbs are taken apart in ``pieces.py``.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from taking_apart import Change, Part, set_to

from undertow.games.everrain import ship as s
from undertow.games.everrain.board import NOWHERE
from undertow.games.everrain.cards import crew, improvements
from undertow.games.everrain.cards.enemies import BROUGHT, FOES
from undertow.games.everrain.cards.guns import GUNS, Gun
from undertow.games.everrain.cards.raiders import RAIDERS, Raider
from undertow.games.everrain.cards.traits import TRAITS
from undertow.games.everrain.hexes import distance
from undertow.games.everrain.tiles import NO_PORT, TILES
from undertow.games.everrain.yard import PAIRED

sys.path.insert(0, str(Path(__file__).parent))

from pieces import Pieces


class Halves:
    """Every row with its parts, and what the game is without each."""

    def __init__(self) -> None:
        self.cards: dict[str, list[str]] = {}
        self.all: dict[Part, Change] = {}
        self.waiting: dict[Part, str] = {}  # nothing does
        self.add_tiles()
        self.add_crew()
        self.add_traits()
        self.add_upgrades()
        self.add_enemies()
        self.things = Pieces()
        self.cards |= self.things.cards
        self.all |= self.things.all
        self.unnamed = frozenset(self.things.cards)  # whose tests are found by what they watch, not by their names
        self.modules = frozenset([name for names in self.things.modules.values() for name in names])

    def row(self, rule: str, copies: int = 1) -> None:
        """Note a row."""
        self.cards[rule] = [rule.partition(".")[2] or rule] * max(1, copies)

    def add(self, rule: str, what: str, change: Change) -> None:
        """Note a part."""
        self.all[rule, what] = change

    def add_tiles(self) -> None:
        """How each tile lies in each rotation, what its back says, its port."""
        for tile in TILES:
            rule = f"tile.{tile.slug}"
            self.row(rule)
            for rotation, kinds in enumerate(tile.kinds):
                other = (*kinds[1:], kinds[0])
                changed = tuple([other if number == rotation else each for number, each in enumerate(tile.kinds)])
                self.add(rule, f"rotation {rotation}", set_to(tile, "kinds", changed))
            self.add(rule, f"clue bonus {tile.bonus}", set_to(tile, "bonus", tile.bonus + 1))
            if tile.act:
                self.add(rule, f"act {tile.act}", set_to(tile, "act", tile.act + 1))
            if tile.port != NO_PORT:
                self.add(rule, "port", set_to(tile, "port", (tile.port + 1) % 6))

    def add_crew(self) -> None:
        """The figures of every board, and what nobody else can do."""
        for number, board in enumerate(crew.BOARDS[: crew.FIRST_NAMELESS]):
            self.row(board.slug)
            for figure in ("holes", "wage", "dice", "island", "port"):
                self.add(
                    board.slug, f"{figure} {getattr(board, figure)}", set_to(board, figure, getattr(board, figure) + 1)
                )
            if not crew.is_deckhand(number):
                self.add(board.slug, "indelible trait", without_indelible(number))

    def add_traits(self) -> None:
        """Every trait."""
        for number, slug in enumerate(TRAITS):
            self.row(f"trait.{slug}", 2)
            self.add(f"trait.{slug}", "effect", without_trait(number))

    def add_upgrades(self) -> None:
        """Every improvement with its pair, every gun with its arc."""
        for number, row in enumerate(improvements.IMPROVEMENTS):
            rule = f"upgrade.{row.slug}"
            self.row(rule, row.copies)
            self.add(rule, "effect", without_improvement(number))
            self.add(rule, f"price {row.price}", set_to(row, "price", row.price + 2))
            if row.form == improvements.RECT and row.holds != improvements.ANY_NUMBER:
                self.add(rule, f"holds {row.holds}", set_to(row, "holds", row.holds + 1))
            if row.slug in PAIRED:
                self.add(rule, "pair", without_pair(number))
        for gun in GUNS:
            rule = f"upgrade.{gun.slug}"
            self.row(rule, gun.copies)
            self.add(rule, f"price {gun.price}", set_to(gun, "price", gun.price + 2))
            for battery, away in rings(gun):
                self.add(
                    rule, f"battery {battery}, distance {away}", set_to(gun, "arcs", without_ring(gun, battery, away))
                )
            if gun.blind:
                self.add(rule, "needs no line of sight", set_to(gun, "blind", False))
            if gun.harmless:
                self.add(rule, "blanks destroy nothing", set_to(gun, "harmless", False))

    def add_enemies(self) -> None:
        """Enemies on deck and enemy ships: their figures and omens."""
        for kind, foe in enumerate(FOES):
            if kind == BROUGHT:  # the same with another card
                continue
            self.row(foe.slug, foe.copies)
            for figure in ("hits", "dice"):
                self.add(foe.slug, f"{figure} {getattr(foe, figure)}", set_to(foe, figure, getattr(foe, figure) + 1))
            for number, (_, times) in enumerate(foe.deeds):
                self.add(foe.slug, f"omen {number + 1}", set_to(foe, "deeds", without_deed(foe.deeds, number)))
                if times > 1:
                    less = [
                        (verb, n - 1) if place == number else (verb, n) for place, (verb, n) in enumerate(foe.deeds)
                    ]
                    self.add(
                        foe.slug, f"omen {number + 1}: {times}, not {times - 1}", set_to(foe, "deeds", tuple(less))
                    )
        for raider in RAIDERS:
            self.row(raider.slug, raider.copies)
            for figure in ("hits", "dice"):
                value = getattr(raider, figure)
                self.add(raider.slug, f"{figure} {value}", set_to(raider, figure, value + 1))
            self.add(raider.slug, f"range {raider.reach}", set_to(raider, "reach", raider.reach - 1))
            self.add(raider.slug, "omen", set_to(raider, "omen", -1))
            self.add(raider.slug, f"omen: {raider.n}, not {raider.n + 1}", set_to(raider, "n", raider.n + 1))
            for away in sorted({distance((0, 0), place) for place in raider.vector[0]}):
                self.add(raider.slug, f"vector, distance {away}", set_to(raider, "vector", nearer(raider, away)))


# -- taking out --------------------------------------------------------------------------------------------------------


def without_trait(trait: int) -> Change:
    """Nobody has a trait."""
    has = s.has
    return set_to(s, "has", lambda ship, place, other: other != trait and has(ship, place, other))


def without_indelible(board: int) -> Change:
    """A shellback like anybody else."""
    is_board = s.is_board
    return set_to(s, "is_board", lambda ship, place, other: other != board and is_board(ship, place, other))


def without_improvement(improvement: int) -> Change:
    """An improvement that does nothing, wherever it is mounted."""
    working = s.working

    def idle(ship: list[int], slot: int) -> int:
        found = working(ship, slot)
        return NOWHERE if slot < 6 and found == improvement else found

    return set_to(s, "working", idle)


def without_pair(improvement: int) -> Change:
    """Two that are worth no more than one beside the other."""
    is_pair = s.is_pair
    return set_to(s, "is_pair", lambda ship, other: other != improvement and is_pair(ship, other))


def rings(gun: Gun) -> list[tuple[int, int]]:
    """By battery: the distances that a gun reaches."""
    found = {(battery, distance((0, 0), place)) for battery, arc in enumerate(gun.arcs) for place in arc[0]}
    return sorted(found)


def without_ring(gun: Gun, battery: int, away: int) -> Any:
    """Its arcs, one die fewer at a distance."""
    return tuple(
        [
            tuple(
                [
                    {p: n - int(number == battery and distance((0, 0), p) == away) for p, n in arc.items()}
                    for arc in arcs
                ]
            )
            for number, arcs in enumerate(gun.arcs)
        ]
    )


def without_deed(deeds: tuple[tuple[int, int], ...], number: int) -> tuple[tuple[int, int], ...]:
    """An omen without one of its deeds."""
    return deeds[:number] + deeds[number + 1 :]


def nearer(raider: Raider, away: int) -> Any:
    """A vector without the hexes at a distance."""
    return tuple([tuple([place for place in vector if distance((0, 0), place) != away]) for vector in raider.vector])
