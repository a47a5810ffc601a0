"""What the elder does: it wakes with its Agony, its Signum comes every enemy phase, then it acts."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.everrain import elders, params
from undertow.games.everrain import events as e
from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import NOWHERE, ZONES
from undertow.games.everrain.cards import elders as c
from undertow.games.everrain.cards.elders import ELDERS, HUNDREDFATHOM, LANDLORD, UNSUNG
from undertow.games.everrain.cards.enemies import FOES
from undertow.games.everrain.dice import throw_enemy
from undertow.games.everrain.hexes import SIDES
from undertow.games.everrain.procedures.altars import stir
from undertow.games.everrain.procedures.deck_enemies import call
from undertow.games.everrain.procedures.elder_ways import nearest_to, pace_to, prey_of, waiting_places
from undertow.games.everrain.procedures.losses import Sinking
from undertow.games.everrain.procedures.raiders import Salvo, batter, drawn
from undertow.games.everrain.procedures.reclaiming import Reclaim, weather
from undertow.games.everrain.procedures.results import Rolled
from undertow.games.everrain.procedures.undertow_menu import UNDERTOW, drawn_to
from undertow.games.everrain.state import Table
from undertow.kernel.flow import DONE, GO, NO_MOVE, Procedure, SimpleProcedure, step

CHORISTER: Final = [foe.slug for foe in FOES].index("chorister")
HUNDREDLING: Final = [foe.slug for foe in FOES].index("hundredling")


class Awakening(SimpleProcedure):
    """The elder comes into play. rule: elders.1"""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    number: int  # captains, or ports, that its Agony has reached

    @step("elders.1")
    def turn_it_up(self, table: Table, move: int) -> int:
        chosen = table.options["elder"]  # rule: options.1
        kind = c.SLUGS.index(chosen) if chosen in c.SLUGS else table.chance.below(len(ELDERS))
        table.beast = [kind, NOWHERE, 0, 0, elders.wrath(table), 0]
        table.tell(e.ELDER_RISEN, kind)
        return self.go_on()

    @step("elders.2")
    def appear(self, table: Table, move: int) -> int:
        """On the charted sea hex farthest from the first player's ship, or from its wreck."""
        chart, ship = table.chart, table.ships[table.first]
        here = ship[s.HEX] if ship[s.HEX] != NOWHERE else ship[s.WRECK]
        sea = [at for at in range(len(chart.kind)) if not chart.is_land(at)]
        most = max([chart.apart(here, at) for at in sea])
        table.beast[c.AT] = drawn(table, [at for at in sea if chart.apart(here, at) == most])
        return self.go_on()

    @step("elders.17")
    def fall_upon_the_nearest(self, table: Table, move: int) -> int:
        """Hundredfathom's Agony begins with damage: whom it sinks is lost before anything else comes of it."""
        outcome = self.go_on()
        prey = prey_of(table) if table.beast[c.KIND] == HUNDREDFATHOM else NOWHERE
        if prey != NOWHERE:
            batter(table, prey, params.AGONY)
        return outcome

    @step("elders.3")
    def carry_out_its_agony(self, table: Table, move: int) -> int:
        kind = table.beast[c.KIND]
        if kind == LANDLORD:
            return self.reclaim_some(table)
        if self.number == table.seats:
            return DONE
        seat = table.in_order()[self.number]
        self.number += 1
        if kind == HUNDREDFATHOM and table.at_sea(seat):
            call(table, seat, HUNDREDLING)
        elif kind == UNSUNG and is_outside(table, seat):
            call(table, seat, CHORISTER)
        return GO

    def reclaim_some(self, table: Table) -> int:
        """Half as many ports as there are players, the nearest first, never the last. rule: elders.16"""
        if self.number == table.seats // 2 or elders.left_to_win(table) < 2:
            return DONE
        self.number += 1
        table.push(Reclaim(drawn(table, nearest_to(table, ports(table))), 0))
        return GO


def is_outside(table: Table, seat: int) -> bool:
    """Whether a ship is afloat and in no port."""
    return table.ships[seat][s.HEX] != NOWHERE and not table.in_port(seat)


def ports(table: Table) -> list[int]:
    """Hexes of charted ports that still stand."""
    return [at for at in table.chart.ports if at != NOWHERE]


# -- its signum --------------------------------------------------------------------------------------------------------


class Signum(SimpleProcedure):
    """What comes every time before it acts, captain by captain. rule: elders.4"""

    fields: ClassVar[tuple[str, ...]] = ("number", "answered")
    number: int  # captains whom it has reached
    answered: int  # whether choristers answer

    @step("elders.4")
    def begin(self, table: Table, move: int) -> int:
        kind = table.beast[c.KIND]
        table.tell(e.ELDER_SIGNUM, kind)
        if kind == UNSUNG:
            roll = table.chance.below(params.FATE)
            table.tell(e.RESPONSE_ROLLED, roll)
            self.answered = int(roll <= params.RESPONSE)
        return self.go_on()

    @step("round.7")
    def reach_every_captain(self, table: Table, move: int) -> int:
        if self.number == table.seats:
            return DONE
        seat = table.in_order()[self.number]
        self.number += 1
        if table.ships[seat][s.HEX] == NOWHERE:
            return GO
        kind = table.beast[c.KIND]
        if kind == LANDLORD:
            collect(table, seat)
        elif kind == HUNDREDFATHOM:
            if is_outside(table, seat) and away(table, seat) <= params.UNDERTOW:
                table.push(Drawn(seat))
        elif self.answered:
            if is_outside(table, seat):
                call(table, seat, CHORISTER)
        else:
            listen_alone(table, seat)
        return GO


def collect(table: Table, seat: int) -> None:
    """Rent: two coins; whoever cannot pay in full takes damage. rule: elders.16"""
    ship = table.ships[seat]
    paid = min(params.RENT, ship[s.COINS])
    ship[s.COINS] -= paid
    if paid:
        table.tell(e.COINS_LOST, seat, paid)
    if paid < params.RENT:
        batter(table, seat, 1)


def listen_alone(table: Table, seat: int) -> None:
    """Response: whoever stands alone in a zone of the deck takes stress. rule: elders.18"""
    ship = table.ships[seat]
    for zone in range(ZONES):
        there = s.in_zone(ship, zone)
        if len(there) == 1:  # be it Corvane: this is no omen
            table.stress(seat, there[0], 1)
    if not table.bury(seat):
        table.push(Sinking(seat, 0))


def away(table: Table, seat: int) -> int:
    """How far a ship is from the elder."""
    return table.chart.apart(table.ships[seat][s.HEX], table.beast[c.AT])


class Drawn(SimpleProcedure):
    """The Undertow takes hold of a ship. rule: elders.17"""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    seat: int

    @step("damage.1")
    def batter(self, table: Table, move: int) -> int:
        outcome = self.go_on()
        batter(table, self.seat, 1)
        return outcome

    @step("elders.17")
    def draw_it_nearer(self, table: Table, move: int) -> int:
        if table.ships[self.seat][s.HEX] == NOWHERE or not drawn_to(table, self.seat):
            return DONE
        if move == NO_MOVE:
            return table.ask(self.seat, UNDERTOW)
        ship = table.ships[self.seat]
        came_from = ship[s.HEX]
        ship[s.HEX] = there = table.chart.next[came_from * SIDES + move - m.PUT_OUT]
        table.tell(e.SHIP_DRAWN, self.seat, there)
        stir(table, self.seat, came_from)
        weather(table, self.seat, came_from)
        return DONE


# -- its activation ----------------------------------------------------------------------------------------------------


class Rampage(Rolled):
    """The elder acts: it makes for its goal and works there, or hunts the nearest ship. rule: elders.5"""

    fields: ClassVar[tuple[str, ...]] = ("moves", "hits", "omens", "goal", "prey")

    def __init__(self, moves: int = 0, hits: int = 0, omens: int = 0, goal: int = NOWHERE, prey: int = NOWHERE) -> None:
        super().__init__()
        self.moves = moves
        self.hits = hits
        self.omens = omens
        self.goal = goal  # a hex
        self.prey = prey  # a seat

    def copy(self) -> Procedure:
        return Rampage(self.moves, self.hits, self.omens, self.goal, self.prey).at_the_step_of(self)

    @step("elders.5")
    def roll(self, table: Table, move: int) -> int:
        self.moves, self.hits, self.omens = throw_enemy(table.chance, elders.dice(table))
        table.tell(e.ELDER_ROLLED, table.beast[c.KIND], self.moves, self.hits, self.omens)
        return self.go_on()

    @step("elders.6")
    def make_for_its_goal(self, table: Table, move: int) -> int:
        kind = table.beast[c.KIND]
        if self.goal == NOWHERE:
            goals = ports(table) if kind == LANDLORD else elders.unsung_altars(table) if kind == UNSUNG else []
            if not goals:
                return self.go_on()
            self.goal = drawn(table, nearest_to(table, goals))  # rule: rulings.27
        if table.beast[c.AT] != self.goal:
            return GO if self.steps_toward(table, [self.goal]) else DONE
        if not self.pays_for_work(kind):
            return DONE
        return self.tear_down(table) if kind == LANDLORD else self.sing(table)

    def steps_toward(self, table: Table, goals: list[int]) -> bool:
        """One hex nearer, if there are moves for it; two useless results of a kind are one more. rule: rulings.28"""
        price = 2 if table.is_rough(table.beast[c.AT]) else 1
        while self.moves < price:
            if not self.makes_a_move():
                return False
        there = pace_to(table, table.beast[c.AT], goals)
        if there == NOWHERE:
            return False
        self.moves -= price
        table.beast[c.AT] = there
        table.tell(e.ELDER_MOVED, table.beast[c.KIND], there)
        return True

    def pays_for_work(self, kind: int) -> bool:
        """Whether there is a hit for its work: omens are notes, too, and two moves are a hit. rule: rulings.28"""
        if kind == UNSUNG and self.omens and not self.hits:
            self.omens -= 1
            return True
        return self.pays_a_hit()

    def tear_down(self, table: Table) -> int:
        """A wall of the port; with both gone it is reclaimed. rule: elders.16"""
        table.tell(e.WALL_TORN, table.chart.port_of[self.goal])
        if elders.tear(table, self.goal) == params.WALLS:
            table.push(Reclaim(self.goal, 0))
            self.goal = NOWHERE
        return GO

    def sing(self, table: Table) -> int:
        """A note; two break a cleansed altar, then two are a verse. rule: elders.18"""
        altar, kind = self.goal, table.beast[c.KIND]
        notes = elders.tear(table, altar)
        table.tell(e.NOTE_SUNG, kind, notes)
        if notes < params.NOTES:
            return GO
        elders.clear(table, altar)
        if altar in table.explored:
            table.explored.remove(altar)
            table.tell(e.ALTAR_BROKEN, kind)
            return GO
        table.sung.append(altar)
        table.beast[c.COUNT] += 1
        table.tell(e.VERSE_SUNG, kind, table.beast[c.COUNT])
        self.goal = NOWHERE
        return elders.end_where_it_wins(table)

    @step("elders.7")
    def hunt(self, table: Table, move: int) -> int:
        if self.prey == NOWHERE:
            self.prey = prey_of(table)
        if self.prey == NOWHERE:  # it waits where the nearest ship will come out
            places = waiting_places(table)
            if not places or table.beast[c.AT] in places:
                return DONE
            return GO if self.steps_toward(table, places) else DONE
        if away(table, self.prey) > 1:
            at = table.ships[self.prey][s.HEX]
            beside = [there for there in range(len(table.chart.kind)) if table.chart.apart(at, there) <= 1]
            return GO if self.steps_toward(table, beside) else DONE
        hits = self.all_as_hits()
        if hits:
            table.tell(e.ELDER_ATTACKED, table.beast[c.KIND], self.prey, hits)
            table.push(Salvo(self.prey, hits))
        return DONE
