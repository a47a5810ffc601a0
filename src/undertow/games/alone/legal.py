"""What the Hero may answer: candidates, and one guard per prohibition. Only revealed things count (secrecy.5)."""

from __future__ import annotations

from typing import Final

from undertow.games.alone import goals, params, people, reach, shown
from undertow.games.alone import moves as m
from undertow.games.alone.board import NOWHERE, STAIRS, cells_of
from undertow.games.alone.cards.items import ITEMS
from undertow.games.alone.cards.people import PILOT
from undertow.games.alone.moments import ATTACK, EXPLORE, MOVE
from undertow.games.alone.state import Table
from undertow.kernel.decision import Choice, Guard, Only, Question

# -- actions ---------------------------------------------------------------------------------------------------------


class NoAdrenaline(Guard):
    """Bullet Time costs 1 adrenaline."""

    rule = "turns.5"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.adrenaline == 0 and not people.has_free_reflex(table)


class OnceATurn(Guard):
    """Bullet Time works once a turn, at its start."""

    rule = "turns.7"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.bullet == 1 or table.triggers & 63 > 0


class NotAtTheStart(Guard):
    """A companion is sacrificed at the start of a turn, before any action."""

    rule = "companions.2"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.triggers & 63 > 0


class Companions(Choice):
    """The companions, to be sacrificed. rule: companions.2"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SACRIFICE + who for who in people.companions(table)]


class Sides(Choice):
    """The four directions, and stairs where there are any. rule: move.1, explore.1"""

    def __init__(self, first: int, guards: list[Guard] | None = None) -> None:
        super().__init__(guards)
        self.first = first

    def candidates(self, table: Table, seat: int) -> list[int]:
        sides = 4 if table.station.exits[table.hero * 5 + STAIRS] == NOWHERE else 5
        return [self.first + side for side in range(sides)]

    def add_legal(self, table: Table, seat: int, legal: list[int]) -> None:
        """Append the sides that are open: what the two guards that all of these have would leave, in one go."""
        station, cell = table.station, table.hero
        moves: list[int] = []
        for side in range(5):
            if station.step(cell, side, table.blocked) != NOWHERE:
                moves.append(self.first + side)
        for guard in self.each[2:]:
            moves = guard.allowed(table, seat, moves)
        legal += moves


class Wall(Guard):
    """Nothing adjoins a sector where it has a wall."""

    rule = "labyrinth.6"

    def __init__(self, first: int) -> None:
        self.first = first

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.station.exits[table.hero * 5 + move - self.first] == NOWHERE


class DoorIsBlocked(Guard):
    """Nobody passes a blocked door."""

    rule = "doors.2"

    def __init__(self, first: int) -> None:
        self.first = first

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        side = move - self.first
        return side != STAIRS and is_blocked(table, side)


class LineIsBlocked(DoorIsBlocked):
    """A blocked door ends the line of an Explore before it begins."""

    rule = "explore.2"


class BlockedSides(Choice):
    """Blocked doors of the Hero's sector, to be opened without a step. rule: doors.6"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        if not table.blocked:
            return []
        return [m.FORCE + side for side in range(4) if is_blocked(table, side)]


class Figures(Choice):
    """The creatures in the Hero's sector, as kinds, unhurt or wounded. rule: attack.1"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return sorted(figures_here(table))


class FiguresInView(Choice):
    """All creatures that the Hero sees somewhere. rule: attack.1"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        found = figures_here(table)
        if table.lies:
            for cell in cells_of(table.revealed & ~(1 << table.hero)):
                found.update([m.ATTACK + figure for figure in shown.figures(table, cell)])
        else:
            found.update([m.ATTACK + table.figure_of(token) for token in table.on_map() if table.is_seen(token)])
        return sorted(found)

    def add_legal(self, table: Table, seat: int, legal: list[int]) -> None:
        """Append those in the Hero's sector: what the guard would leave, in one go."""
        found: list[int] = []
        for token in range(16):
            if table.where[token] == table.hero:
                move = m.ATTACK + table.figure_of(token)
                if move not in found:
                    found.append(move)
        if found:
            legal += sorted(found)


class OutOfReach(Guard):
    """Without an item the Hero attacks only in his own sector."""

    rule = "attack.1"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return move not in figures_here(table)


def figures_here(table: Table) -> set[int]:
    """The answers that attack a creature in the Hero's sector."""
    return {m.ATTACK + table.figure_of(token) for token in table.here()}


class BoxSides(Choice):
    """Directions for the light of a power box. rule: interact.1"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        exits = table.station.exits
        return [m.REPAIR + side for side in range(5) if exits[table.hero * 5 + side] != NOWHERE]


class NoBox(Guard):
    """There must be a power box in the Hero's sector."""

    rule = "interact.1"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not table.boxes >> table.hero & 1


class DeadBox(Guard):
    """An overloaded power box cannot be repaired, and after the second no box works."""

    rule = "missions.4"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return goals.is_dead(table, table.hero)


class PurgeRuns(Guard):
    """While the purge runs, the doors of Hydroponics cannot be blocked."""

    rule = "missions.3"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return goals.stays_open(table, table.station.doors[table.hero * 4 + move - m.BLOCK])


class NotInThisRoom(Guard):
    """A mission asks for Interact in its own room."""

    rule = "interact.3"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not goals.is_here(table, move - m.FULFIL)


class MissionDone(Guard):
    """A mission is completed once."""

    rule = "missions.3"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.done >> (move - m.FULFIL) & 1 == 1


class MainMissionClosed(Guard):
    """The main mission is closed until an initial one is completed."""

    rule = "goal.2"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return move == m.FULFIL + 2 and not table.main


def is_blocked(table: Table, side: int) -> bool:
    """Whether a blocked door lies on a side of the Hero's sector."""
    door = table.station.doors[table.hero * 4 + side]
    return door != NOWHERE and table.blocked >> door & 1 == 1


class Items(Choice):
    """The Hero's items. rule: actions.4"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.USE + item for item in sorted(table.held)]


class NobodyInReach(Guard):
    """A weapon needs somebody whom it reaches."""

    rule = "attack.2"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        item = move - m.USE
        row, better = ITEMS[item], table.upgraded >> item & 1
        if row.action != ATTACK or row.does("doors", better):
            return False
        return not (reach.throws(table) if row.does("burst", better) else reach.targets(table, item, better))


class NoWayOut(Guard):
    """An item that moves the Hero, or looks ahead, needs an open side."""

    rule = "doors.2"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        row = ITEMS[move - m.USE]
        if row.action not in (MOVE, EXPLORE) or row.does("around", 0):
            return False
        return not table.station.neighbours(table.hero, table.blocked)


class NotWithBulletTime(Guard):
    """A stimulant does not go together with Bullet Time."""

    rule = "actions.3"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.bullet == 1 and ITEMS[move - m.USE].does("actions", 0) > 0


class HeroActs(Question):
    """What the Hero does next; to Evil, why nobody of them can play a card now."""

    def refused_to_others(self, table: Table, seat: int) -> list[tuple[int, list[str]]]:
        """Every card of the hand. rule: turns.2"""
        rule = "turns.2"
        if table.cards_played == params.CARDS_A_TURN:
            rule = "reactions.2"
        elif table.free_fields() <= table.cards_played:
            rule = "reactions.5"
        elif table.enough and table.cards_played:
            rule = "rulings.12"
        return [(m.PLAY + card, [rule]) for card in sorted(set(table.hands[seat]))]


ACTION: Final = HeroActs(
    "action",
    "turns.4",
    [
        Only([m.BULLET_TIME], [NoAdrenaline(), OnceATurn()]),
        Sides(m.WALK, [Wall(m.WALK), DoorIsBlocked(m.WALK)]),
        Sides(m.EXPLORE, [Wall(m.EXPLORE), LineIsBlocked(m.EXPLORE)]),
        Only([m.LOCATE + target for target in range(m.TARGETS)]),
        FiguresInView([OutOfReach()]),
        Only([m.SEARCH]),
        BoxSides([NoBox(), DeadBox()]),
        Only([m.FULFIL + slot for slot in range(3)], [NotInThisRoom(), MissionDone(), MainMissionClosed()]),
        BlockedSides(),
        Companions([NotAtTheStart()]),
        Items([NobodyInReach(), NoWayOut(), NotWithBulletTime()]),
    ],
    kind="turn",
)

# -- choices within an action ------------------------------------------------------------------------------------------


class SecondTargets(Choice):
    """Any target but the first. rule: locate.1"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.ALSO + target for target in range(m.TARGETS) if target != table.named[0]]


class Doors(Choice):
    """Doors of the Hero's sector that are free, or blocked. rule: move.4, doors.6"""

    def __init__(self, first: int, blocked: bool, guards: list[Guard] | None = None) -> None:
        super().__init__(guards)
        self.first = first
        self.blocked = blocked

    def candidates(self, table: Table, seat: int) -> list[int]:
        doors = table.station.doors[table.hero * 4 : table.hero * 4 + 4]
        return [
            self.first + side
            for side in range(4)
            if doors[side] != NOWHERE and (table.blocked >> doors[side] & 1 == 1) == self.blocked
        ]


def has_doors(table: Table) -> bool:
    """Whether a door adjoins the Hero's sector."""
    return any(door != NOWHERE for door in table.station.doors[table.hero * 4 : table.hero * 4 + 4])


class DangerTokens(Choice):
    """Danger tokens in the Hero's sector (0) and in those this Explore has revealed, by distance. rule: explore.4"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        found = [m.SWEEP] if table.is_dangerous(table.hero) else []
        for number, cell in enumerate(line_of(table)):
            if shown.danger(table, cell):
                found.append(m.SWEEP + 1 + number)
        return found


def line_of(table: Table) -> list[int]:
    """The sectors that the present Explore has revealed, the nearest first."""
    return sorted(cells_of(table.line), key=lambda cell: table.located(table.hero, cell))


class OtherSides(Choice):
    """Directions for the light of a power box beside the first. rule: companions.3"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        first: int = getattr(table.stack[-1], "what", -1) - m.REPAIR
        exits = table.station.exits
        return [m.LIGHT_TOO + side for side in range(5) if side != first and exits[table.hero * 5 + side] != NOWHERE]


CUT: Final = Question("cut", "doors.4", [Only([m.DONE]), Doors(m.CLEAR, True)])
ONWARD: Final = Question(
    "onward", "move.5", [Only([m.DONE]), Sides(m.ONWARD, [Wall(m.ONWARD), DoorIsBlocked(m.ONWARD)])]
)
HURRY: Final = Question("hurry", "companions.3", [Only([m.DONE, m.HELP + PILOT])])
LIGHT_TOO: Final = Question("light_too", "companions.3", [Only([m.DONE]), OtherSides()])
SECOND_TARGET: Final = Question("second_target", "locate.1", [SecondTargets()])
AIM_ANEW: Final = Question("aim_anew", "attack.2", [Only([m.DONE]), Figures()])
DOOR: Final = Question("door", "move.4", [Only([m.DONE]), Doors(m.BLOCK, False, [PurgeRuns()]), Doors(m.CLEAR, True)])
SWEEP: Final = Question("sweep", "explore.4", [Only([m.DONE]), DangerTokens()])
FIRST_TARGET: Final = Question("first_target", "locate.1", [Only([m.LOCATE + target for target in range(m.TARGETS)])])
REGAIN: Final = Question("regain", "difficulty.3", [Only([m.REGAIN, m.REGAIN + 1])])

# -- rewards of missions -----------------------------------------------------------------------------------------------


class WhichDoor(Choice):
    """Doors of the Hero's sector behind which light can go on. rule: missions.2"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        doors = table.station.doors[table.hero * 4 : table.hero * 4 + 4]
        return [m.SHINE + side for side in range(4) if doors[side] != NOWHERE and not is_blocked(table, side)]


class RoomsToSee(Choice):
    """Rooms that are not revealed now. rule: missions.2"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.NAME_ROOM + room for room in range(8) if not table.is_shown(table.rooms[room])]


class Blockades(Choice):
    """Blocked doors that the Hero sees, each by a revealed sector and the side on which it lies. rule: doors.5"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        named: dict[int, int] = {}
        for cell in cells_of(table.revealed):
            for side in range(4):
                door = table.station.doors[cell * 4 + side]
                if shown.door(table, cell, side) == 2 and door not in named:
                    named[door] = m.UNBLOCK + table.place(cell) * 4 + side
        return sorted(named.values())


class Doses(Choice):
    """None, one or two doses, as the Hero holds them. rule: missions.4"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.DOSE + n for n in range(goals.doses(table, table.aimed_at) + 1)]


DOSE: Final = Question("dose", "missions.4", [Doses()])
WHOM: Final = Question("whom", "missions.3", [Only([m.AT_HERO, m.AT_PATIENT])])
WHICH_DOOR: Final = Question("which_door", "missions.2", [WhichDoor()])
ROOM_TO_SEE: Final = Question("room_to_see", "missions.2", [Only([m.DONE]), RoomsToSee()])
BLOCKADE: Final = Question("blockade", "missions.2", [Only([m.DONE]), Blockades()])
