"""Frays on deck: begun by a captain's order, or by enemies that have hits for the crew of their zone."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.everrain import events as e
from undertow.games.everrain import moves as m
from undertow.games.everrain import params
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import DECKS, NOWHERE
from undertow.games.everrain.cards.crew import BOARDS
from undertow.games.everrain.cards.enemies import FOES, NAMED
from undertow.games.everrain.cards.improvements import ARMS_CHEST
from undertow.games.everrain.cards.traits import BELLIGERENT, TIMID
from undertow.games.everrain.cards.treasures import TOOTH
from undertow.games.everrain.dice import ATTACK, EVASION, hits_of, throw, throw_enemy
from undertow.games.everrain.foes import all_hits_left, hits_left, name_of, slay, wound_foe
from undertow.games.everrain.procedures.foe_omens import FoeOmen, omen_serves
from undertow.games.everrain.procedures.losses import Sinking
from undertow.games.everrain.procedures.omens import pay_for
from undertow.games.everrain.state import Table
from undertow.kernel.decision import Choice, Question
from undertow.kernel.flow import ASK, DONE, GO, NO_MOVE, Procedure, step

ROLLED: Final = 5  # numbers of an enemy's roll: where it stands in the ship, its kind, moves, hits, omens


def own_dice(ship: list[int], zone: int, ordered: int) -> int:
    """Dice of the crew in a zone: their values in a fray one has begun, else one each. rule: fray.4, fray.8"""
    dice = 0
    for place in s.in_zone(ship, zone):
        value = BOARDS[ship[place]].dice if ordered else 1
        if s.has(ship, place, BELLIGERENT):
            value += 1
        if ordered and s.has(ship, place, TIMID):
            value -= 1
        dice += max(0, value)
    if ordered and dice:
        dice += params.CHEST_DICE if s.count_of(ship, ARMS_CHEST) else 0
        dice += params.TOOTH_DICE if s.holds(ship, TOOTH) else 0
    return dice


class Fray(Procedure):
    """A fray in one zone. rule: fray.1, fray.3"""

    fields: ClassVar[tuple[str, ...]] = (
        "seat", "zone", "ordered", "blows", "evading", "hits", "signs", "evades", "wards", "rolled",
    )  # fmt: skip

    def __init__(
        self, seat: int, zone: int, ordered: int, blows: int = 0, evading: int = 0, hits: int = 0, signs: int = 0,
        evades: int = 0, wards: int = 0, rolled: list[int] | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        self.seat = seat
        self.zone = zone
        self.ordered = ordered  # whether a captain's order has begun it
        self.blows = blows  # hits of the enemies
        self.evading = evading  # evasion dice
        self.hits = hits
        self.signs = signs  # omens on attack dice
        self.evades = evades
        self.wards = wards  # omens on evasion dice
        self.rolled: list[int] = rolled if rolled is not None else []  # of enemies whose omens are still to come

    def copy(self) -> Procedure:
        return Fray(
            self.seat, self.zone, self.ordered, self.blows, self.evading, self.hits, self.signs, self.evades,
            self.wards, self.rolled[:],
        ).at_the_step_of(self)  # fmt: skip

    @step("fray.4")
    def choose_dice(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        if not s.in_zone(ship, self.zone) or not s.foes_in(ship, self.zone):
            return DONE
        if not own_dice(ship, self.zone, self.ordered):
            return self.go_on()
        if move == NO_MOVE:
            return table.ask(self.seat, EVADE)
        self.evading = move - m.EVADE
        return self.go_on()

    @step("fray.5")
    def enemies_roll(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        if self.ordered:
            for foe in s.foes_in(ship, self.zone):
                counts = throw_enemy(table.chance, max(0, FOES[ship[foe]].dice - 1))
                self.rolled += [foe, ship[foe], *counts]
                table.tell(e.FOE_ROLLED, name_of(ship, foe), *counts)
        return self.go_on()

    @step("fray.9")
    def crew_roll(self, table: Table, move: int) -> int:
        dice = own_dice(table.ships[self.seat], self.zone, self.ordered)
        self.hits, self.signs = throw(table.chance, ATTACK, dice - self.evading)
        self.evades, self.wards = throw(table.chance, EVASION, self.evading)
        table.tell(e.FRAY_ROLLED, self.seat, self.hits, self.evades, self.signs + self.wards)
        return self.go_on()

    @step("rulings.7")
    def omens_come_true(self, table: Table, move: int) -> int:
        if table.ships[self.seat][s.HEX] == NOWHERE:  # an omen has cost the ship
            return DONE
        if not self.rolled:
            return self.go_on()
        foe, kind, moves, hits, omens = self.rolled[:ROLLED]
        del self.rolled[:ROLLED]
        ship = table.ships[self.seat]
        standing = s.is_alive(ship, foe) and ship[foe] == kind
        serves = omens > 0 and standing and omen_serves(table, self.seat, foe, 1)
        self.blows += hits_of(moves, hits, omens, serves)  # whoever falls meanwhile still strikes. rule: fray.6
        if serves:
            table.push(FoeOmen(self.seat, foe, 1))
        return GO

    @step("dice.4")
    def pay_to_evade(self, table: Table, move: int) -> int:
        serves = self.wards > 0 and self.evades < self.blows and len(bearers(table.ships[self.seat], self.zone)) > 0
        paid = pay_for(table, self.seat, move, serves)
        if paid == GO:
            self.wards -= 1
            self.evades += 1
        return self.go_on() if paid == DONE else paid

    @step("dice.2")
    def pay_to_hit(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        serves = self.signs > 0 and self.hits < all_hits_left(ship, s.foes_in(ship, self.zone))
        paid = pay_for(table, self.seat, move, serves)
        if paid == GO:
            self.signs -= 1
            self.hits += 1
        return self.go_on() if paid == DONE else paid

    @step("fray.6")
    def share_out_hits(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        standing = s.foes_in(ship, self.zone)
        if not self.hits or not standing:
            return self.go_on()
        if self.hits >= all_hits_left(ship, standing):  # nothing to choose
            self.hits = 0
            slay(table, self.seat, standing)
            return self.go_on()
        if len(standing) == 1:
            wound_foe(table, self.seat, standing[0], self.hits)
            self.hits = 0
            return self.go_on()
        move = table.settle(self.seat, STRIKE, move)
        if move == NO_MOVE:
            return ASK
        self.hits -= 1
        wound_foe(table, self.seat, weakest(ship, move - m.STRIKE), 1)
        return GO

    @step("dice.3")
    def evade(self, table: Table, move: int) -> int:
        if self.evades and self.blows:
            table.tell(e.EVADED, self.seat, min(self.evades, self.blows))
        self.blows = max(0, self.blows - self.evades)
        return self.go_on()

    @step("fray.8")
    def bear_the_blows(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        able = bearers(ship, self.zone)
        if not self.blows or not able:
            return self.go_on()
        left = sum([left_of(ship, place) for place in able])
        if len(able) == 1 or self.blows >= left:  # nothing to choose
            for place in able:
                strike(table, self.seat, place, min(self.blows, left_of(ship, place)))
            return self.go_on()
        if move == NO_MOVE:
            return table.ask(self.seat, BEAR)
        self.blows -= 1
        strike(table, self.seat, s.member_of(ship, move - m.MEMBER), 1)
        return GO

    @step("crew.13")
    def bury_the_dead(self, table: Table, move: int) -> int:
        if table.ships[self.seat][s.HEX] != NOWHERE and not table.bury(self.seat):
            table.push(Sinking(self.seat, 0))
        return DONE


def begin(table: Table, seat: int, zone: int) -> None:
    """A captain's order begins a fray. rule: fray.1, fray.2"""
    table.tell(e.FRAY_BEGUN, seat, zone)
    table.push(Fray(seat, zone, 1))


def suffer(table: Table, seat: int, zone: int, blows: int) -> None:
    """Enemies begin a fray with so many hits. rule: fray.3, fray.7"""
    table.tell(e.FRAY_SUFFERED, seat, zone, blows)
    table.push(Fray(seat, zone, 0, blows))


def left_of(ship: list[int], place: int) -> int:
    """What a member can still take. rule: crew.12"""
    return s.holes(ship, place) - ship[place + s.WOUNDS] - ship[place + s.STRESS]


def bearers(ship: list[int], zone: int) -> list[int]:
    """The crew of a zone who can still take a wound."""
    return [place for place in s.in_zone(ship, zone) if left_of(ship, place) > 0]


def strike(table: Table, seat: int, place: int, n: int) -> None:
    """A member takes wounds; the dead are buried together. rule: fray.6"""
    ship = table.ships[seat]
    if n:
        ship[place + s.WOUNDS] += n
        table.tell(e.CREW_STRUCK, seat, ship[place], n)


def weakest(ship: list[int], named: int) -> int:
    """Of the enemies of one name in one zone the one with the fewest hit points left."""
    name, zone = divmod(named, DECKS)
    found = NOWHERE
    for foe in s.foes_in(ship, zone):
        if NAMED[ship[foe]] == name and (found == NOWHERE or hits_left(ship, foe) < hits_left(ship, found)):
            found = foe
    return found


def named(ship: list[int], some: list[int]) -> list[int]:
    """Enemies by name and zone, each once, ascending."""
    found: list[int] = []
    for foe in some:
        which = name_of(ship, foe) * DECKS + ship[foe + s.FOE_ZONE]
        if which not in found:
            found.append(which)
    return sorted(found)


# -- questions ---------------------------------------------------------------------------------------------------------


class Splits(Choice):
    """How many of the dice are evasion dice. rule: fray.4, fray.8"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, Fray)
        dice = own_dice(table.ships[frame.seat], frame.zone, frame.ordered)
        return [m.EVADE + evading for evading in range(dice + 1)]


class EvadeQuestion(Question):
    """How the dice are split; says how many there are and what they are against."""

    def details(self, table: Table, seat: int) -> dict[str, int]:
        frame = table.stack[-1]
        assert isinstance(frame, Fray)
        ship = table.ships[frame.seat]
        against = sum([max(0, FOES[ship[foe]].dice - 1) for foe in s.foes_in(ship, frame.zone)])
        return {
            "zone": frame.zone,
            "dice": own_dice(ship, frame.zone, frame.ordered),
            "ordered": frame.ordered,
            "hits": against if frame.ordered else frame.blows,
        }


class Struck(Choice):
    """An enemy of the zone. rule: fray.6"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, Fray)
        ship = table.ships[frame.seat]
        return [m.STRIKE + which for which in named(ship, s.foes_in(ship, frame.zone))]


class Bearers(Choice):
    """A member of the zone. rule: fray.6"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, Fray)
        ship = table.ships[frame.seat]
        return [m.MEMBER + board for board in sorted([ship[place] for place in bearers(ship, frame.zone)])]


EVADE: Final = EvadeQuestion("evade", "fray.4", [Splits()])
STRIKE: Final = Question("strike", "fray.6", [Struck()], settles=True)
BEAR: Final = Question("bear", "fray.6", [Bearers()], settles=True)
