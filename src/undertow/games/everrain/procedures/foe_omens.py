"""What an omen of an enemy on deck does: one verb after another, with the questions it leaves to the captain."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.everrain import events as e
from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import (
    ADJACENT,
    ASHORE,
    BESIDE,
    DECKS,
    NAVIGATION_ORDER,
    ORDERS,
)
from undertow.games.everrain.cards import enemies as n
from undertow.games.everrain.cards.enemies import BROUGHT, FOES, NAMED
from undertow.games.everrain.foes import (
    finds_no_place,
    name_of,
    nearest,
    takes_stress,
    turn_away,
    zones_of,
)
from undertow.games.everrain.procedures.losses import Sinking
from undertow.games.everrain.state import TREASURE_PILE, Table
from undertow.kernel.decision import Choice, Question
from undertow.kernel.flow import ASK, DONE, GO, NO_MOVE, SimpleProcedure, step

# -- what an omen can do -----------------------------------------------------------------------------------------------


def beside(ship: list[int], zone: int) -> list[int]:
    """The zones next to a zone; while a ship is boarded, over both decks. rule: boarding.3"""
    return list(BESIDE[zone] if s.is_grappled(ship) else ADJACENT[zone])


def near(ship: list[int], foe: int) -> list[int]:
    """The crew in an enemy's zone and those beside it."""
    here = ship[foe + s.FOE_ZONE]
    zones = [here, *beside(ship, here)]
    return [place for place in s.crew(ship) if ship[place + s.SPOT] in zones]


def below(ship: list[int]) -> list[int]:
    """The crew below deck."""
    return [place for place in s.crew(ship) if DECKS <= ship[place + s.SPOT] < ASHORE]


def others(ship: list[int], foe: int) -> list[int]:
    """The other enemies of this deck."""
    return [other for other in s.foes(ship) if other != foe]


def omen_serves(table: Table, seat: int, foe: int, rouses: int) -> bool:
    """Whether an enemy's omen can do anything now. rule: enemies.7"""
    ship = table.ships[seat]
    return any([verb_serves(ship, foe, verb, rouses) for verb, _ in FOES[ship[foe]].deeds])


def verb_serves(ship: list[int], foe: int, verb: int, rouses: int) -> bool:
    """Whether one verb of an omen can do anything now."""
    here = ship[foe + s.FOE_ZONE]
    if verb == n.MEND:
        return ship[foe + s.FOE_WOUNDS] > 0
    if verb == n.SMASH:
        return s.is_whole(ship, here)
    if verb == n.COINS:
        return ship[s.COINS] > 0
    if verb == n.DISTRAIN:
        return ship[s.COINS] > 0 or s.is_whole(ship, here)
    if verb == n.STRESS_NEAR:
        return any([takes_stress(ship, place) for place in near(ship, foe)])
    if verb == n.STRESS_ZONE:
        return any([takes_stress(ship, place) for place in s.in_zone(ship, here)])
    if verb == n.WOUND_ZONE:
        return len(s.in_zone(ship, here)) > 0
    if verb == n.PULL:
        return s.room_in(ship, here) > 0 and not s.in_zone(ship, here) and len(nearest(ship, foe)) > 0
    if verb == n.LURE:
        return s.room_in(ship, here) > 0 and len(below(ship)) > 0
    if verb == n.ROUSE:
        return rouses > 0  # rule: rulings.7
    if verb in (n.EXHAUST, n.ANCHOR):
        return s.any_order(ship)
    if verb == n.BRING:
        return len(zones_of(ship, beside(ship, here))) > 0
    if verb == n.DROP:
        return len(s.held(ship)) > 0
    return True  # the agenda


class FoeOmen(SimpleProcedure):
    """An enemy's omen comes true. rule: enemies.7"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "foe", "rouses", "number", "done")
    seat: int
    foe: int
    rouses: int
    number: int  # verbs carried out
    done: int  # how often the present one was

    @step("dice.6")
    def announce(self, table: Table, move: int) -> int:
        table.tell(e.FOE_OMEN, name_of(table.ships[self.seat], self.foe))
        return self.go_on()

    @step("enemies.7")
    def come_true(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        if not s.is_alive(ship, self.foe):  # lost with the ship, or slain by those whom it roused
            return DONE
        deeds = FOES[ship[self.foe]].deeds
        if self.number == len(deeds):
            return DONE
        verb, times = deeds[self.number]
        if self.done == times or not verb_serves(ship, self.foe, verb, self.rouses):
            self.number += 1
            self.done = 0
            return GO
        if verb in QUESTIONS:
            move = table.settle(self.seat, QUESTIONS[verb], move)
            if move == NO_MOVE:
                return ASK
            self.done += 1
        else:
            self.done = times
        return carry_out(table, self, verb, times, move)


def carry_out(table: Table, omen: FoeOmen, verb: int, times: int, move: int) -> int:
    """Do what a verb says, with the captain's answer."""
    seat, foe = omen.seat, omen.foe
    ship = table.ships[seat]
    here = ship[foe + s.FOE_ZONE]
    if verb == n.MEND:
        ship[foe + s.FOE_WOUNDS] -= min(times, ship[foe + s.FOE_WOUNDS])
        table.tell(e.FOE_MENDED, name_of(ship, foe), times)
    elif verb == n.SMASH or (verb == n.DISTRAIN and not ship[s.COINS]):
        smash(table, seat, here)
    elif verb in (n.COINS, n.DISTRAIN):
        lost = min(times, ship[s.COINS])
        ship[s.COINS] -= lost
        table.tell(e.COINS_LOST, seat, lost)
    elif verb == n.STRESS_NEAR:
        stress(table, seat, near(ship, foe), times)
    elif verb == n.STRESS_ZONE:
        stress(table, seat, s.in_zone(ship, here), times)
    elif verb == n.WOUND_ZONE:
        for place in s.in_zone(ship, here):
            ship[place + s.WOUNDS] += times
            table.tell(e.CREW_STRUCK, seat, ship[place], times)
        bury(table, seat)
    elif verb in (n.PULL, n.LURE):
        place = s.member_of(ship, move - m.MEMBER)
        ship[place + s.SPOT] = here
        table.tell(e.CREW_DRAGGED, seat, ship[place], here)
    elif verb in (n.EXHAUST, n.ANCHOR):
        s.exhaust(ship, move - m.EXHAUST)
        table.tell(e.ORDER_EXHAUSTED, seat, move - m.EXHAUST)
    elif verb == n.DROP:
        s.unstow(ship, move - m.DISCARD)
        table.discards[TREASURE_PILE].append(move - m.DISCARD)
        table.tell(e.TREASURE_DISCARDED, seat, move - m.DISCARD)
    elif verb == n.BRING:
        return bring(table, seat, move - m.ZONE)
    elif verb == n.ROUSE and move >= 0:
        rouse(table, omen, move - m.ACTIVATE)
    else:  # the agenda; so does one who has nobody to rouse
        return table.advance_agenda(times)
    return GO


def stress(table: Table, seat: int, some: list[int], times: int) -> None:
    """Some of the crew take stress; Corvane hears nothing."""
    ship = table.ships[seat]
    for place in some:
        if takes_stress(ship, place):
            table.stress(seat, place, times)
    bury(table, seat)


def bury(table: Table, seat: int) -> None:
    """The dead are buried; with the last of the crew the ship is lost. rule: crew.13, loss.1"""
    if not table.bury(seat):
        table.push(Sinking(seat, 0))


def smash(table: Table, seat: int, zone: int) -> None:
    """A post is destroyed and nobody wounded; with the last one the ship is lost. rule: enemies.10, loss.1"""
    ship = table.ships[seat]
    ship[s.POSTS] &= ~(1 << zone)
    table.tell(e.POST_DESTROYED, seat, zone)
    if not ship[s.POSTS]:
        table.push(Sinking(seat, 0))


def bring(table: Table, seat: int, zone: int) -> int:
    """A gutterling appears, from the miniatures, and rolls its first die. rule: enemies.3, enemies.5"""
    from undertow.games.everrain.procedures.deck_enemies import DeckPhase, Deed

    ship = table.ships[seat]
    if finds_no_place(table, seat, BROUGHT):
        return turn_away(table, BROUGHT)
    foe = s.add_foe(ship, BROUGHT, zone)
    if any([isinstance(frame, DeckPhase) for frame in table.stack]):
        ship[foe + s.FOE_DEED] = 1  # it has its die now, and no turn in this enemy phase
    table.tell(e.FOE_CAME, seat, NAMED[BROUGHT], zone)
    table.push(Deed(seat, foe, 1, 0, 0))
    return GO


def rouse(table: Table, omen: FoeOmen, named: int) -> None:
    """Another enemy rolls one die and acts on it. rule: rulings.7"""
    from undertow.games.everrain.procedures.deck_enemies import Deed

    name, zone = divmod(named, DECKS)
    ship = table.ships[omen.seat]
    table.tell(e.FOE_ROUSED, name)
    for foe in others(ship, omen.foe):
        if name_of(ship, foe) == name and ship[foe + s.FOE_ZONE] == zone:
            table.push(Deed(omen.seat, foe, 1, 0, 0))
            return


# -- questions ---------------------------------------------------------------------------------------------------------


def asking(table: Table) -> FoeOmen:
    """The omen that asks."""
    frame = table.stack[-1]
    assert isinstance(frame, FoeOmen)
    return frame


def deck_of(table: Table) -> list[int]:
    """The ship whose captain is asked."""
    return table.ships[asking(table).seat]


class OfAnOmen(Question):
    """A question of an omen says whose it is."""

    def details(self, table: Table, seat: int) -> dict[str, int]:
        return {"enemy": name_of(deck_of(table), asking(table).foe)}


class Dragged(Choice):
    """The nearest of the crew on deck."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = deck_of(table)
        return sorted([m.MEMBER + ship[place] for place in nearest(ship, asking(table).foe)])


class Lured(Choice):
    """Somebody from below."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = deck_of(table)
        return sorted([m.MEMBER + ship[place] for place in below(ship)])


class Roused(Choice):
    """Another enemy of this deck, by name and zone."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = deck_of(table)
        found: list[int] = []
        for foe in others(ship, asking(table).foe):
            move = m.ACTIVATE + name_of(ship, foe) * DECKS + ship[foe + s.FOE_ZONE]
            if move not in found:
                found.append(move)
        return sorted(found)


class Exhausted(Choice):
    """A fresh order of any kind. rule: terms.5"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = deck_of(table)
        return [m.EXHAUST + kind for kind in range(len(ORDERS)) if ship[s.FRESH + kind]]


class Anchored(Choice):
    """A navigation order, as long as there is one."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = deck_of(table)
        if ship[s.FRESH + NAVIGATION_ORDER]:
            return [m.EXHAUST + NAVIGATION_ORDER]
        return [m.EXHAUST + kind for kind in range(len(ORDERS)) if ship[s.FRESH + kind]]


class Landings(Choice):
    """A zone with room beside the enemy."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = deck_of(table)
        return [m.ZONE + zone for zone in sorted(zones_of(ship, beside(ship, ship[asking(table).foe + s.FOE_ZONE])))]


class Dropped(Choice):
    """One of the treasures in the hold."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.DISCARD + card for card in sorted(s.held(deck_of(table)))]


QUESTIONS: Final[dict[int, Question]] = {
    n.PULL: OfAnOmen("drag", "enemies.7", [Dragged()], settles=True),
    n.LURE: OfAnOmen("lure", "enemies.7", [Lured()], settles=True),
    n.ROUSE: OfAnOmen("rouse", "enemies.7", [Roused()], settles=True),
    n.EXHAUST: OfAnOmen("exhaust", "terms.5", [Exhausted()], settles=True, kind="payment"),
    n.ANCHOR: OfAnOmen("exhaust", "terms.5", [Anchored()], settles=True, kind="payment"),
    n.BRING: OfAnOmen("bring", "enemies.7", [Landings()], settles=True),
    n.DROP: OfAnOmen("drop", "enemies.7", [Dropped()], settles=True),
}
