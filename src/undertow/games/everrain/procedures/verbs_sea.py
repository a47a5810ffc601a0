"""What the verbs of story cards do to the ship, the chart, the enemy, the tracks, and to stories themselves."""

from __future__ import annotations

from typing import Any, Final

from undertow.games.everrain import events as e
from undertow.games.everrain import moves as m
from undertow.games.everrain import params, tales
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import NOWHERE, ZONES
from undertow.games.everrain.cards.enemies import FOES
from undertow.games.everrain.chart import UNCHARTED
from undertow.games.everrain.hexes import SIDES, distance, slot_beside, slot_of, step_from
from undertow.games.everrain.procedures.altars import stir
from undertow.games.everrain.procedures.deck_enemies import call, spawn
from undertow.games.everrain.procedures.losses import Sinking
from undertow.games.everrain.procedures.port_menu import MEND
from undertow.games.everrain.procedures.raiders import arrive
from undertow.games.everrain.procedures.relics import turn_back_agenda
from undertow.games.everrain.procedures.storms import drift
from undertow.games.everrain.procedures.travel import FreeTile, Sail, Swept, blows
from undertow.games.everrain.procedures.upgrades import Scouting, find_plan
from undertow.games.everrain.procedures.verbs import Builder, times
from undertow.games.everrain.procedures.wrecks import Spoils
from undertow.games.everrain.state import GUN_PILE, IMPROVEMENT_PILE, Table, storm_hexes
from undertow.kernel.decision import Choice, Question
from undertow.kernel.effects import Instruction, Pick
from undertow.kernel.flow import ASK, GO, NO_MOVE, OVER

CARD: Final = 0  # registers of ``Outcome``
LETTER: Final = 3
COUNT: Final = 4
CHOSEN: Final = -2  # of ``Table.drifting``, less the number of the storm that a captain chose among several


# -- the ship ----------------------------------------------------------------------------------------------------------


class Damage(Instruction):
    """Damage that the fate die places. rule: damage.2"""

    def do(self, table: Table, frame: Any, move: int) -> int:
        """Roll for it."""
        if not table.damage(frame.seat):
            table.push(Sinking(frame.seat, 0))
        return GO


class Repair(Pick):
    """A destroyed post is whole again. rule: damage.5"""

    def __init__(self) -> None:
        super().__init__(MEND)

    def picked(self, table: Table, frame: Any, move: int) -> int:
        """Restore it."""
        table.ships[frame.seat][s.POSTS] |= 1 << move - m.MEND
        table.tell(e.POST_REPAIRED, frame.seat, move - m.MEND)
        return GO

    def do(self, table: Table, frame: Any, move: int) -> int:
        """Ask only while something is broken."""
        ship = table.ships[frame.seat]
        if all([s.is_whole(ship, zone) for zone in range(ZONES)]):
            return GO
        return super().do(table, frame, move)


class SpoilsRolls(Instruction):
    """Rolls on the spoils table. rule: treasures.1"""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Table, frame: Any, move: int) -> int:
        """Roll."""
        table.push(Spoils(frame.seat, self.n))
        return GO


# -- the chart ---------------------------------------------------------------------------------------------------------


class SailOn(Instruction):
    """Travel points at once, without an order; manned posts add nothing. rule: travel.9"""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Table, frame: Any, move: int) -> int:
        """Sail."""
        ship = table.ships[frame.seat]
        ship[s.POINTS], ship[s.SMOOTH], ship[s.FACED], ship[s.FREE_TURN] = self.n, 0, 0, 0
        table.tell(e.POINTS_GAINED, frame.seat, self.n)
        own_action = frame.registers[CARD] < 0  # a treasure that is used
        table.push(Sail(frame.seat) if own_action else Swept(frame.seat))
        return GO


class Drifts(Instruction):
    """The fate die drives the ship a hex, without turning it: 0 to 5 a direction, else straight ahead."""

    def do(self, table: Table, frame: Any, move: int) -> int:
        """Roll and drift."""
        seat, ship = frame.seat, table.ships[frame.seat]
        roll = table.chance.below(params.FATE)
        side = roll if roll < SIDES else ship[s.HEADING]
        there = table.chart.next[ship[s.HEX] * SIDES + side]
        if there == UNCHARTED or table.is_taken(seat, there):
            return GO
        came_from = ship[s.HEX]
        before = table.storms_over(came_from)
        ship[s.HEX] = there
        table.tell(e.SHIP_DRIFTED, seat, there)
        if table.is_port(there):  # rule: rulings.31
            ship[s.OWES] = 1
        else:
            stir(table, seat, came_from)
        after = table.storms_over(there)
        for _ in range(blows(table, seat, int(after & ~before > 0) + int(before & ~after > 0))):
            if not table.damage(seat):
                table.push(Sinking(seat, 0))
                break
        return GO


class Charts(Instruction):
    """The next tile is laid on any free slot beside the ship's tile, for nothing. rule: chart.2, storms.5"""

    def do(self, table: Table, frame: Any, move: int) -> int:
        """Lay it, if it may be laid."""
        at = table.ships[frame.seat][s.HEX]
        here = slot_of(table.chart.place[at])
        free = [side for side in range(SIDES) if slot_beside(here, side) not in table.chart.slots]
        if free and table.may_lay() and not table.is_stormy(at):
            table.push(FreeTile(frame.seat))
        return GO


class Scouts(Instruction):
    """The next tiles are shown to all and put back in an order of the captain's. rule: chart.6"""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Table, frame: Any, move: int) -> int:
        """Show them."""
        table.push(Scouting(frame.seat, self.n))
        return GO


class Unexplored(Instruction):
    """The island gets no explored marker."""

    def do(self, table: Table, frame: Any, move: int) -> int:
        """Remember it."""
        table.spared = 1
        return GO


def away_from_ship(table: Table, seat: int, storm: list[int]) -> int:
    """How far a storm's nearest hex is from a ship."""
    here = table.chart.place[table.ships[seat][s.HEX]]
    return min([distance(place, here) for place in storm_hexes(storm)])


def nearest_storms(table: Table, seat: int) -> list[int]:
    """The storms nearest to a ship: several, if they are equally near."""
    far = [away_from_ship(table, seat, storm) for storm in table.storms]
    return [number for number in range(len(far)) if far[number] == min(far)]


class NearestStorms(Choice):
    """The storms that are equally near; each act brings one of another size, so that a size names one of them."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.STORM_PLACE + table.storms[number][0] - 1 for number in nearest_storms(table, seat)]


def going(table: Table, seat: int) -> int:
    """The storm that a card moves: the one that was chosen, else the only one that is nearest."""
    return CHOSEN - table.drifting if table.drifting <= CHOSEN else nearest_storms(table, seat)[0]


class StormSteps(Choice):
    """The steps that bring the storm that a card moves nearest, or take it farthest away."""

    def __init__(self, toward: bool) -> None:
        super().__init__()
        self.toward = toward

    def candidates(self, table: Table, seat: int) -> list[int]:
        size, way, q, r = table.storms[going(table, seat)]
        far = [away_from_ship(table, seat, [size, way, *step_from((q, r), side)]) for side in range(SIDES)]
        best = min(far) if self.toward else max(far)
        return [m.STORM_STEP + side for side in range(SIDES) if far[side] == best]


WHICH_STORM: Final = Question("which_storm", "events.6", [NearestStorms()], settles=True)


class StormGoes(Instruction):
    """The nearest storm moves a hex; of several whose card it is chooses. Nobody is hurt by it. rule: storms.8"""

    def __init__(self, toward: bool) -> None:
        key = "storm_toward_ship" if toward else "storm_away"
        self.steps = Question(key, "events.6", [StormSteps(toward)], settles=True)
        self.toward = toward

    def do(self, table: Table, frame: Any, move: int) -> int:
        """Choose a storm, then its way; one that covers the ship comes no nearer."""
        seat = frame.seat
        near = nearest_storms(table, seat)
        if not near or (self.toward and not away_from_ship(table, seat, table.storms[near[0]])):
            return GO
        if len(near) > 1 and table.drifting > CHOSEN:
            if move == NO_MOVE:
                return table.ask(seat, WHICH_STORM)
            sizes = [storm[0] for storm in table.storms]
            table.drifting = CHOSEN - sizes.index(move - m.STORM_PLACE + 1)
            move = NO_MOVE
        move = table.settle(seat, self.steps, move)
        if move == NO_MOVE:
            return ASK
        drift(table, going(table, seat), move - m.STORM_STEP)
        table.drifting = max(table.drifting, NOWHERE)
        return GO


TOWARD: Final = StormGoes(True)
AWAY: Final = StormGoes(False)


# -- the enemy and the tracks ------------------------------------------------------------------------------------------


class Raider(Instruction):
    """An enemy ship comes. rule: enemy_ships.4"""

    def do(self, table: Table, frame: Any, move: int) -> int:
        """Bring it in."""
        return OVER if arrive(table, NOWHERE) == OVER else GO


class Spawns(Instruction):
    """An enemy comes on deck. rule: enemies.2"""

    def do(self, table: Table, frame: Any, move: int) -> int:
        """Draw and place it."""
        spawn(table, frame.seat, table.act)
        return GO


class Special(Instruction):
    """An enemy comes that is called by its name."""

    def __init__(self, slug: str) -> None:
        self.kind: int = [foe.slug for foe in FOES].index(slug)

    def do(self, table: Table, frame: Any, move: int) -> int:
        """Place it."""
        call(table, frame.seat, self.kind)
        return GO


class Plan(Instruction):
    """A schematic from a deck. rule: treasures.2"""

    def __init__(self, deck: str) -> None:
        self.pile: int = GUN_PILE if deck == "artillery" else IMPROVEMENT_PILE

    def do(self, table: Table, frame: Any, move: int) -> int:
        """Take it."""
        find_plan(table, frame.seat, self.pile)
        return GO


class Agenda(Instruction):
    """The agenda goes on, or back as far as its first space. rule: agenda.2"""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Table, frame: Any, move: int) -> int:
        """Move it."""
        if self.n > 0:
            return OVER if table.advance_agenda(self.n) == OVER else GO
        turn_back_agenda(table, -self.n)
        return GO


class ElderUp(Instruction):
    """The elder's marker moves away from the others, at most to the end of the track."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Table, frame: Any, move: int) -> int:
        """Raise it."""
        raised = min(table.end_space, table.elder + self.n)
        if not table.awake and raised > table.elder:
            table.elder = raised
            table.tell(e.ELDER_RAISED, raised)
        return GO


class ElderDown(Instruction):
    """The elder's marker comes down. rule: rulings.3"""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Table, frame: Any, move: int) -> int:
        """Lower it."""
        table.lower_elder(self.n)
        return GO


# -- stories -----------------------------------------------------------------------------------------------------------


class Continues(Instruction):
    """The chronicle goes on with another card. rule: chronicles.2"""

    def __init__(self, number: int) -> None:
        self.number = number

    def do(self, table: Table, frame: Any, move: int) -> int:
        """Lay it under the cover."""
        tales.continue_with(table, frame.seat, frame.registers[CARD], self.number, frame.registers[LETTER])
        return GO


class ComesAboard(Instruction):
    """A passenger takes a cabin. rule: society.2"""

    def do(self, table: Table, frame: Any, move: int) -> int:
        """Take the passenger."""
        table.tales[frame.registers[CARD]] = tales.ABOARD + frame.seat
        return GO


BUILDERS: Final[dict[str, Builder]] = {
    "damage": times(Damage),
    "repair": times(Repair),
    "spoils": lambda row: [SpoilsRolls(row.n)],
    "sail": lambda row: [SailOn(row.n)],
    "drift": times(Drifts),
    "chart": lambda row: [Charts()],
    "scout": lambda row: [Scouts(row.n)],
    "unexplored": lambda row: [Unexplored()],
    "storm": lambda row: [TOWARD if row.words[0] == "toward" else AWAY] * row.n,
    "spawn": times(Spawns),
    "special": lambda row: [Special(row.words[0])],
    "schematic": lambda row: [Plan(row.words[0])],
    "raider": lambda row: [Raider()],
    "agenda": lambda row: [Agenda(row.n)],
    "elder": lambda row: [ElderUp(row.n) if row.words[0] == "up" else ElderDown(row.n)],
    "story": lambda row: [Continues(row.n)],
    "passenger": lambda row: [ComesAboard()],
}
