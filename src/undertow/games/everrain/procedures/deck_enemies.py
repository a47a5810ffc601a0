"""Enemies on deck: how they come aboard, and what each does when it acts."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.everrain import events as e
from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import APART, BESIDE, BLANK, DECKS, NOWHERE, SYMBOL, ZONES
from undertow.games.everrain.cards.enemies import FOES, NAMED
from undertow.games.everrain.dice import throw_enemy
from undertow.games.everrain.foes import draw_foe, finds_no_place, lay_down, name_of, nearest, turn_away, zones_of
from undertow.games.everrain.procedures.foe_omens import FoeOmen, omen_serves, smash
from undertow.games.everrain.procedures.frays import named, suffer
from undertow.games.everrain.procedures.results import Rolled
from undertow.games.everrain.state import Table
from undertow.kernel.decision import Choice, Question
from undertow.kernel.flow import ASK, DONE, GO, NO_MOVE, Procedure, SimpleProcedure, step

# -- coming aboard -----------------------------------------------------------------------------------------------------


def spawn(table: Table, seat: int, most: int) -> None:
    """An enemy is drawn for a deck, of an act not above ``most``; if no card fits, none comes. rule: enemies.2"""
    kind = draw_foe(table, most)
    if kind != NOWHERE:
        call(table, seat, kind)


def call(table: Table, seat: int, kind: int) -> None:
    """An enemy comes that is called by its name, before all others that are still to come. rule: setup.3"""
    table.push(Spawn(seat, 1, len(table.coming)))
    table.coming.insert(0, kind)


class Spawn(SimpleProcedure):
    """The enemies that are to come are placed on a deck, one after another. rule: enemies.1"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "rolls", "others")
    seat: int
    rolls: int  # whether each rolls its first die
    others: int  # how many of those to come are not meant: they were waiting before

    @step("enemies.3")
    def find_a_miniature(self, table: Table, move: int) -> int:
        if len(table.coming) <= self.others:
            return DONE
        if table.ships[self.seat][s.HEX] == NOWHERE:  # the ship was lost to those before
            return self.go_to("loss.6")
        if not finds_no_place(table, self.seat, table.coming[0]):
            return self.go_on()
        return turn_away(table, table.coming.pop(0))

    @step("enemies.4")
    def place_it(self, table: Table, move: int) -> int:
        move = table.settle(self.seat, PLACE, move)
        if move == NO_MOVE:
            return ASK
        kind = table.coming.pop(0)
        zone = move - m.ZONE  # a deck of thirty places always has room for sixteen and a crew
        foe = s.add_foe(table.ships[self.seat], kind, zone)
        table.tell(e.FOE_CAME, self.seat, NAMED[kind], zone)
        self.start_over()
        if self.rolls:  # rule: enemies.5
            table.push(Deed(self.seat, foe, 1, 1, 0))
        return GO

    @step("loss.6")
    def put_the_others_back(self, table: Table, move: int) -> int:
        put_back(table, self.others)
        return DONE


def put_back(table: Table, others: int = 0) -> None:
    """Those that were still to come do not: the ship is lost. rule: loss.6"""
    while len(table.coming) > others:
        lay_down(table, table.coming.pop(0))


# -- acting ------------------------------------------------------------------------------------------------------------


class Deed(Rolled):
    """One enemy rolls and acts: omen, moves, hits, and what is left over two by two. rule: enemies.7"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "foe", "dice", "rouses", "waits", "moves", "hits", "omens")

    def __init__(
        self, seat: int, foe: int, dice: int, rouses: int, waits: int, moves: int = 0, hits: int = 0, omens: int = 0
    ) -> None:
        super().__init__()
        self.seat = seat
        self.foe = foe
        self.dice = dice
        self.rouses = rouses  # whether its omen may rouse another
        self.waits = waits  # whether its hits are taken together with those of others in its zone
        self.moves = moves
        self.hits = hits
        self.omens = omens

    def copy(self) -> Procedure:
        return Deed(
            self.seat, self.foe, self.dice, self.rouses, self.waits, self.moves, self.hits, self.omens
        ).at_the_step_of(self)

    @step("dice.6")
    def roll(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        self.moves, self.hits, self.omens = throw_enemy(table.chance, self.dice)
        table.tell(e.FOE_ROLLED, name_of(ship, self.foe), self.moves, self.hits, self.omens)
        return self.go_on()

    @step("enemies.7")
    def use_the_omen(self, table: Table, move: int) -> int:
        if self.omens and omen_serves(table, self.seat, self.foe, self.rouses):
            self.omens -= 1
            return self.then(table, FoeOmen(self.seat, self.foe, self.rouses))
        return self.go_on()

    @step("enemies.8")
    def act(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        if not s.is_alive(ship, self.foe):
            return DONE
        zone = ship[self.foe + s.FOE_ZONE]
        if s.in_zone(ship, zone):
            self.hits = self.all_as_hits()
            return self.go_on()
        ways = ways_on(ship, self.foe)
        if ways and self.moves:
            move = table.settle(self.seat, STEP, move)
            if move == NO_MOVE:
                return ASK
            self.moves -= 1
            ship[self.foe + s.FOE_ZONE] = move - m.ZONE
            table.tell(e.FOE_MOVED, name_of(ship, self.foe), move - m.ZONE)
            return GO
        if s.is_whole(ship, zone) and self.pays_a_hit():  # rule: enemies.10
            smash(table, self.seat, zone)
            return GO
        if ways and self.makes_a_move():
            return GO
        return DONE  # what is left is of no use

    @step("enemies.9")
    def strike(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        if self.waits:
            ship[self.foe + s.FOE_DEED] = 1 + self.hits
        elif self.hits:
            suffer(table, self.seat, ship[self.foe + s.FOE_ZONE], self.hits)
        return DONE


def ways_on(ship: list[int], foe: int) -> list[int]:
    """Zones with room that bring an enemy nearer to the nearest of the crew, those with a symbol first.

    rule: enemies.8, enemies.11
    """
    here = ship[foe + s.FOE_ZONE]
    found: list[int] = []
    for place in nearest(ship, foe):
        goal = ship[place + s.SPOT]
        for zone in BESIDE[here]:
            if APART[zone][goal] < APART[here][goal] and zone not in found:
                found.append(zone)
    found = zones_of(ship, sorted(found))
    return [zone for zone in found if zone in SYMBOL] or found


class DeckPhase(Procedure):
    """All enemies on one deck act, then those with hits for the crew strike, zone by zone. rule: enemies.6"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "fixed")

    def __init__(self, seat: int, fixed: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.fixed = fixed  # in a boarding: the lowest zone first. rule: boarding.6

    def copy(self) -> Procedure:
        return DeckPhase(self.seat, self.fixed).at_the_step_of(self)

    @step("enemies.6")
    def act_one_by_one(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        if self.fixed and idle(ship):
            move = m.ACTIVATE + min(named(ship, idle(ship)), key=zone_of)
        move = table.settle(self.seat, ACTIVATE, move)
        if move == NO_MOVE:
            return ASK
        if move < 0:
            return self.go_on()
        name, zone = divmod(move - m.ACTIVATE, DECKS)
        for foe in idle(ship):
            if name_of(ship, foe) == name and ship[foe + s.FOE_ZONE] == zone:
                ship[foe + s.FOE_DEED] = 1
                table.push(Deed(self.seat, foe, FOES[ship[foe]].dice, 1, 1))
                break
        return GO

    @step("fray.7")
    def strike_zone_by_zone(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        for zone in range(DECKS):
            hits = 0
            for foe in s.foes_in(ship, zone):
                hits += max(0, ship[foe + s.FOE_DEED] - 1)
                ship[foe + s.FOE_DEED] = 1
            if hits and s.in_zone(ship, zone):
                suffer(table, self.seat, zone, hits)
                return GO
            if hits and s.is_whole(ship, zone):  # the crew is gone meanwhile. rule: enemies.10
                smash(table, self.seat, zone)
                return GO
        for foe in s.foes(ship):
            ship[foe + s.FOE_DEED] = 0
        return DONE


def zone_of(which: int) -> int:
    """The zone of an enemy that is named with it, those of one zone by name."""
    return which % DECKS * DECKS * DECKS + which // DECKS


def idle(ship: list[int]) -> list[int]:
    """Enemies that have not acted in this enemy phase."""
    return [foe for foe in s.foes(ship) if ship[foe + s.FOE_DEED] == 0]


# -- questions ---------------------------------------------------------------------------------------------------------


class Landings(Choice):
    """Zones with blank posts, destroyed or not; if these are full, any zone with room. rule: enemies.4"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = table.ships[seat]
        found = zones_of(ship, list(BLANK)) or zones_of(ship, list(range(ZONES)))
        return [m.ZONE + zone for zone in found]


class PlaceQuestion(Question):
    """Where an enemy comes aboard: says which one it is."""

    def details(self, table: Table, seat: int) -> dict[str, int]:
        return {"enemy": NAMED[table.coming[0]]}


class Steps(Choice):
    """Equal ways of an enemy. rule: enemies.11"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, Deed)
        return [m.ZONE + zone for zone in ways_on(table.ships[frame.seat], frame.foe)]


class StepQuestion(Question):
    """Where an enemy goes: says which one it is."""

    def details(self, table: Table, seat: int) -> dict[str, int]:
        frame = table.stack[-1]
        assert isinstance(frame, Deed)
        return {"enemy": name_of(table.ships[frame.seat], frame.foe)}


class Idle(Choice):
    """Enemies of this deck that are still to act, by name and zone. rule: enemies.6"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = table.ships[seat]
        return [m.ACTIVATE + which for which in named(ship, idle(ship))]


PLACE: Final = PlaceQuestion("place", "enemies.4", [Landings()], settles=True)
STEP: Final = StepQuestion("step", "enemies.11", [Steps()], settles=True)
ACTIVATE: Final = Question("activate", "enemies.6", [Idle()], settles=True, kind="order")
