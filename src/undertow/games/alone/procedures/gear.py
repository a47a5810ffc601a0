"""What items do that are no weapons: drones, flares and goggles, trackers and plans, tools, medicine, the welder."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.alone import events as e
from undertow.games.alone import known, reach, shown, sight
from undertow.games.alone import moves as m
from undertow.games.alone.board import CELLS, NOWHERE, STAIRS, cells_of
from undertow.games.alone.cards.items import ITEMS, WELDED
from undertow.games.alone.goals import stays_open
from undertow.games.alone.legal import SWEEP, Doors, PurgeRuns, line_of
from undertow.games.alone.missions import SPORE_HAZE
from undertow.games.alone.moments import (
    EXPLORE,
    EXPLORE_REVEALED,
    INTERACT,
    INTERACT_DONE,
    LOCATE,
    LOCATE_ANSWERED,
    SEARCH,
)
from undertow.games.alone.procedures.actions import Exploring, sweep_away, use_door
from undertow.games.alone.procedures.labyrinth import clear_door, look_around, show_the_truth, switch_on
from undertow.games.alone.procedures.missions_main import lamps_win
from undertow.games.alone.procedures.search import Upgrading
from undertow.games.alone.procedures.windows import Moment, announce
from undertow.games.alone.state import COMPOSURE, HEALTH, HEAT, HERO, SHORT_SIGHT, Table
from undertow.kernel.decision import Choice, Guard, Only, Question
from undertow.kernel.flow import DONE, GO, NO_MOVE, SimpleProcedure, step

# -- Explore -----------------------------------------------------------------------------------------------------------


class PathSides(Choice):
    """Where a path can go on, by what is shown of its last sector: not back, not through a blocked door."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, Scouting)
        ahead = frame.ahead(table)
        cell = ahead[-1] if ahead else table.hero
        sides = [side for side in range(4) if shown.door(table, cell, side) != 2]
        if ITEMS[frame.item].does("stairs", frame.better) and shown.stairs(table, cell) >= 0:
            sides.append(STAIRS)
        exits = table.station.exits
        been = table.line | 1 << table.hero
        return [
            m.EXPLORE + side
            for side in sides
            if side == STAIRS or (exits[cell * 5 + side] != NOWHERE and not been >> exits[cell * 5 + side] & 1)
        ]


class TokensAhead(Choice):
    """Danger tokens in the sectors just revealed. rule: explore.4"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SWEEP + 1 + n for n, cell in enumerate(line_of(table)) if shown.danger(table, cell)]


ITEM_PATH: Final = Question("item_path", "actions.4", [Only([m.DONE]), PathSides()])
SWEEP_AHEAD: Final = Question("sweep", "explore.4", [Only([m.DONE]), TokensAhead()])


class Scouting(Exploring):
    """An Explore with an item: a longer line with light, a path chosen step by step, or all adjacent sectors."""

    fields: ClassVar[tuple[str, ...]] = ("side", "number", "item", "better", "path")
    item: int
    better: int
    path: list[int]  # sides

    def does(self, what: str) -> int:
        """A number of the item."""
        return ITEMS[self.item].does(what, self.better)

    def most(self, table: Table) -> int:
        """How many sectors it reveals."""
        return 1 if table.mods[SHORT_SIGHT] else max(1, self.does("reveal") - hazed(table))

    def ahead(self, table: Table) -> list[int]:
        """The sectors that it reveals, as far as they are named."""
        station, hero = table.station, table.hero
        if self.does("around"):
            found = station.neighbours(hero, table.blocked)
            return found[: 1 if table.mods[SHORT_SIGHT] else max(1, len(found) - hazed(table))]
        if not self.does("path"):
            return sight.line(station, hero, self.side, table.blocked, self.most(table))
        cells: list[int] = []
        for side in self.path:
            hero = station.step(hero, side, table.blocked)
            if hero == NOWHERE:
                break
            cells.append(hero)
        return cells[: self.most(table)]

    @step("explore.1")
    def announce_with(self, table: Table, move: int) -> int:
        if not self.does("around"):
            table.tell(e.EXPLORES, self.side)
        table.line = 0
        self.go_on()
        announce(table, EXPLORE)
        return 0

    @step("explore.2")
    def reveal_one(self, table: Table, move: int) -> int:
        if table.ended_early:
            return DONE
        ahead = self.ahead(table)
        if self.number >= len(ahead):
            return self.go_on()
        return self.uncover(table, ahead[self.number])

    @step("explore.3")
    def fly_on(self, table: Table, move: int) -> int:
        """A path goes on where he wants, as far as the item carries it."""
        if move == NO_MOVE:
            over = not self.does("path") or self.number >= self.most(table) or self.number < len(self.path)
            if over or len(ITEM_PATH.answers(table, HERO)) < 2:
                return self.go_on()
            return table.ask(HERO, ITEM_PATH)
        if move == m.DONE:
            return self.go_on()
        cell, side = self.ahead(table)[-1], move - m.EXPLORE
        if table.station.step(cell, side, table.blocked) == NOWHERE:  # something there was false
            show_the_truth(table, cell)
            return GO
        self.path = [*self.path, side]
        table.tell(e.FLIES_ON, side)
        return self.go_to("explore.2")

    @step("light.3")
    def shed_light(self, table: Table, move: int) -> int:
        """Light in what was revealed, and whatever is warm."""
        lit = cells_of(table.line) if self.does("light") else []
        if self.does("own"):
            lit.append(table.hero)
        if lit:
            switch_on(table, lit)
            if lamps_win(table):
                return table.hero_wins()
        look_around(table)
        if self.does("heat"):
            table.mods[HEAT] = self.does("heat")
            known.look(table)
        self.go_on()
        table.push(Moment(EXPLORE, EXPLORE_REVEALED, 0))
        return 0

    @step("explore.4")
    def sweep_one(self, table: Table, move: int) -> int:
        if move == NO_MOVE and not self.does("sweep"):
            return DONE
        return sweep_away(table, SWEEP_AHEAD if self.does("path") else SWEEP, move)

    @step("labyrinth.4")
    def lay_the_next_out(self, table: Table, move: int) -> int:
        """The sector itself, after Evil has had its say."""
        return self.lay_out(table)


def hazed(table: Table) -> int:
    """How many sectors fewer items reveal: one while Spore Haze is open. rule: missions.3"""
    return 1 if table.rule_holds(SPORE_HAZE) else 0


# -- Locate ------------------------------------------------------------------------------------------------------------


class Tracking(SimpleProcedure):
    """Every creature so near: its kind, the direction of the shortest path to it, perhaps its distance."""

    fields: ClassVar[tuple[str, ...]] = ("far", "distance")
    far: int
    distance: int

    @step("locate.1")
    def announce_it(self, table: Table, move: int) -> int:
        table.named = []
        self.go_on()
        announce(table, LOCATE)
        return 0

    @step("locate.3")
    def tell(self, table: Table, move: int) -> int:
        """The truth: no card bends what names no target. rule: secrecy.1"""
        if not table.ended_early:
            found = tracked(table, self.far, self.distance)
            for code in found:
                if self.distance:
                    table.tell(e.TRACKED_AT, code & 7, code >> 3 & 7, code >> 6)
                else:
                    table.tell(e.TRACKED, code & 7, code >> 3 & 7)
            if not found:
                table.tell(e.TRACKED_NONE)
            known.tracked(table, self.far, self.distance, found)
        table.push(Moment(LOCATE, LOCATE_ANSWERED, 0))
        return DONE


def tracked(table: Table, far: int, distance: int) -> list[int]:
    """The creatures so near, each as ``kind | side << 3 | distance << 6`` (0: not told), sorted."""
    found: list[int] = []
    away = table.station.distances(table.blocked)
    for token in table.on_map():
        steps = away[table.hero * CELLS + table.where[token]]
        if 1 <= steps <= far:
            side = known.side_towards(table.station, table.hero, table.where[token], table.blocked)
            found.append(table.kind_of(token) | side << 3 | (steps << 6 if distance else 0))
    return sorted(found)


class MoreRooms(Choice):
    """Any room but the first."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.ALSO + room for room in range(8) if room != table.named[0]]


SECOND_ROOM: Final = Question("item_second_room", "actions.4", [MoreRooms()])


class PlanReading(SimpleProcedure):
    """Rooms, and where they lie: the floor, so far east, so far south. No card bends it: no distance is told."""

    fields: ClassVar[tuple[str, ...]] = ("first", "rooms")
    first: int
    rooms: int

    @step("locate.1")
    def announce_it(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            table.named = [self.first]
            if self.rooms > 1:
                return table.ask(HERO, SECOND_ROOM)
        else:
            table.named = [self.first, move - m.ALSO]
            table.tell(e.LOCATES, table.named[0], table.named[1])
        self.go_on()
        announce(table, LOCATE)
        return 0

    @step("locate.3")
    def tell(self, table: Table, move: int) -> int:
        if not table.ended_early:
            for room in table.named:
                place = table.place(table.rooms[room])
                table.tell(e.PLAN_TOLD, room, place)
                known.planned(table, room, place)
        table.push(Moment(LOCATE, LOCATE_ANSWERED, 0))
        return DONE


# -- Search ------------------------------------------------------------------------------------------------------------


class Chargeable(Choice):
    """Other items with fewer charges than are printed on them. rule: items.6"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, Mending)
        return [m.RECHARGE + item for item in sorted(table.held) if frame.may_charge(table, item)]


RECHARGE: Final = Question("recharge", "items.6", [Only([m.DONE]), Chargeable()])


class Mending(SimpleProcedure):
    """Charges are put back on other items; then they are upgraded. No card is drawn."""

    fields: ClassVar[tuple[str, ...]] = ("item", "most", "twice", "done")
    item: int
    most: int
    twice: int
    done: list[int]

    def may_charge(self, table: Table, item: int) -> bool:
        """Whether an item may get a charge: one of so many, and one of them two."""
        if item == self.item or table.charges[item] >= ITEMS[item].charges:
            return False
        times = self.done.count(item)
        if times == 0:
            return len(set(self.done)) < self.most
        return times == 1 and self.twice > 0 and len(self.done) == len(set(self.done))

    @step("search.1")
    def announce_it(self, table: Table, move: int) -> int:
        self.go_on()
        announce(table, SEARCH)
        return 0

    @step("items.6")
    def recharge(self, table: Table, move: int) -> int:
        if table.ended_early:
            return DONE
        if move == NO_MOVE:
            return table.ask(HERO, RECHARGE) if len(RECHARGE.answers(table, HERO)) > 1 else self.go_on()
        if move == m.DONE:
            return self.go_on()
        item = move - m.RECHARGE
        table.charges[item] += 1
        table.tell(e.RECHARGED, item)
        self.done = [*self.done, item]
        return GO

    @step("items.4")
    def upgrade(self, table: Table, move: int) -> int:
        table.push(Upgrading())
        return DONE


# -- Interact ----------------------------------------------------------------------------------------------------------


class Handling(SimpleProcedure):
    """Medicine, a stimulant, the welder."""

    fields: ClassVar[tuple[str, ...]] = ("item", "better")
    item: int
    better: int

    @step("interact.1")
    def announce_it(self, table: Table, move: int) -> int:
        self.go_on()
        announce(table, INTERACT)
        return 0

    @step("actions.3")
    def take_effect(self, table: Table, move: int) -> int:
        if table.ended_early:
            return DONE
        row = ITEMS[self.item]
        for track, name in ((HEALTH, "health"), (COMPOSURE, "composure")):
            if row.does(name, self.better):
                table.regain(track, row.does(name, self.better))
        if row.does("actions", self.better):
            table.actions += row.does("actions", self.better)
            table.tell(e.MORE_ACTIONS, row.does("actions", self.better))
        self.go_on()
        if row.does("weld", self.better):
            table.push(Welding(row.does("weld", self.better), row.does("seam", self.better)))
        return GO

    @step("reactions.11")
    def done(self, table: Table, move: int) -> int:
        table.push(Moment(INTERACT, INTERACT_DONE, 0))
        return DONE


class PurgeRunsNear(Guard):
    """While the purge runs, the doors of Hydroponics cannot be blocked, from next to it either."""

    rule = "missions.3"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        if not m.BLOCK_NEAR <= move < m.CLEAR_NEAR:
            return False
        way, side = divmod(move - m.BLOCK_NEAR, 4)
        door = table.station.doors[table.station.exits[table.hero * 5 + way] * 4 + side]
        return door != NOWHERE and stays_open(table, door)


class NearDoors(Choice):
    """Doors of revealed sectors next to his."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return reach.near_doors(table)


WELD: Final = Question(
    "weld",
    "doors.4",
    [Only([m.DONE]), Doors(m.BLOCK, False, [PurgeRuns()]), Doors(m.CLEAR, True), NearDoors([PurgeRunsNear()])],
)


class Welding(SimpleProcedure):
    """Doors are blocked or cleared; those welded with an upgraded welder hold longer. rule: doors.4"""

    fields: ClassVar[tuple[str, ...]] = ("left", "seam")
    left: int
    seam: int

    @step("doors.4")
    def weld(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return DONE if self.left == 0 or len(WELD.answers(table, HERO)) < 2 else table.ask(HERO, WELD)
        if move == m.DONE:
            return DONE
        cell, side = table.hero, (move - m.BLOCK) % 4 if move < m.CLEAR else (move - m.CLEAR) % 4
        if move >= m.BLOCK_NEAR:
            way, side = (move - m.BLOCK_NEAR) // 4 % 5, (move - m.BLOCK_NEAR) % 4
            cell = table.station.exits[table.hero * 5 + way]
            show_the_truth(table, cell)  # whoever works on a door sees what is there. rule: secrecy.3
            if move not in reach.near_doors(table):
                return GO
        door = table.station.doors[cell * 4 + side]
        blocks = m.BLOCK <= move < m.CLEAR or m.BLOCK_NEAR <= move < m.CLEAR_NEAR
        if move < m.BLOCK_NEAR:
            use_door(table, move)
        elif blocks:
            table.blocked |= 1 << door
            table.tell(e.DOOR_SHUT, table.place(cell), side)
        else:
            clear_door(table, door)
        if blocks and self.seam:
            table.gear[WELDED] |= 1 << door
            table.tell(e.WELDED, table.place(cell), side)
        look_around(table)
        self.left -= 1
        return GO
