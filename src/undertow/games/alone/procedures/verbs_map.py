"""Verbs that change the map: doors, lights, danger tokens, and what the Hero remembers."""

from __future__ import annotations

from typing import Any

from undertow.games.alone import events as e
from undertow.games.alone import known, params, shown
from undertow.games.alone import moves as m
from undertow.games.alone.board import FLOOR, NOWHERE, cells_of
from undertow.games.alone.goals import stays_open
from undertow.games.alone.procedures.acting import Acts
from undertow.games.alone.procedures.dice import MISS
from undertow.games.alone.procedures.labyrinth import (
    clear_door,
    door_is_shown,
    look_around,
    switch_off,
    tell_of_door,
)
from undertow.games.alone.procedures.playing import MEANT, PROGRAMS, CardPlayed
from undertow.games.alone.procedures.verbs import BUILDERS
from undertow.games.alone.procedures.verbs_creatures import EVIL_CHOOSES, Hushes, Picks
from undertow.games.alone.state import ARMED, HEAT, Table
from undertow.games.alone.targets import nearest
from undertow.kernel.effects import Instruction
from undertow.kernel.flow import GO, NO_MOVE


class Several(Instruction):
    """Up to n things are chosen behind one screen; all happen when the last is chosen.

    What was chosen waits in ``frame.picks``, since nothing may be seen while the screen stands.
    """

    optional = True

    def __init__(self, n: int) -> None:
        self.n = n

    def shows(self, table: Table, move: int) -> bool:
        """Whether the Hero sees one of them happen. Where he sees none, the screen stands until the next choice of
        this card: he cannot know which of the two Evil thinks about. rule: secrecy.4"""
        return True

    def candidates(self, table: Table, frame: CardPlayed) -> list[int]:
        """What can still be chosen, ascending; ``frame.picks`` holds what was."""
        raise NotImplementedError(type(self).__name__)

    def happen(self, table: Table, move: int) -> None:
        """Do one of them."""
        raise NotImplementedError(type(self).__name__)

    def most(self, table: Table, frame: CardPlayed) -> int:
        """How many may be chosen."""
        return self.n

    def counted(self, frame: CardPlayed) -> int:
        """How many have been chosen."""
        return len(frame.picks)

    def enter(self, table: Table, frame: CardPlayed) -> None:
        """Enter what the Hero knows of it before it happens."""

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Choose one after another; then let all happen."""
        table: Table = state
        if move != NO_MOVE and move != m.DONE:
            frame.picks.append(move)
        if move == NO_MOVE or (move != m.DONE and self.counted(frame) < self.most(table, frame)):
            return int(frame.ask_secretly(table, EVIL_CHOOSES))
        picks = frame.picks
        open_now = table.mods[HEAT] > 0 or any([self.shows(table, pick) for pick in picks])
        if open_now or not asks_next(frame):
            frame.act_openly(table)
        self.enter(table, frame)
        frame.picks = []
        for pick in picks:
            self.happen(table, pick)
        if open_now:
            look_around(table)
        return GO


def asks_next(frame: CardPlayed) -> bool:
    """Whether the next verb of the card but for noises that are kept back is one that Evil chooses for in secret."""
    for verb in PROGRAMS.flat[frame.program][frame.place + 1 :]:
        if not isinstance(verb, Hushes):
            return isinstance(verb, (Acts, Picks, Several))
    return False


class Blocks(Several):
    """Doors of the Hero's sector or of an adjacent one get a blockade. rule: doors.4"""

    optional = False
    far = 1  # how many sectors away

    def candidates(self, table: Table, frame: CardPlayed) -> list[int]:
        """Free doors there."""
        station = table.station
        doors = {station.doors[cell * 4 + side] for cell in self.cells(table) for side in range(4)} - {NOWHERE}
        return [
            m.BLOCK_DOOR + door
            for door in sorted(doors)
            if not table.blocked >> door & 1 and not stays_open(table, door)
        ]

    def cells(self, table: Table) -> list[int]:
        """The sectors whose doors count."""
        return [table.hero, *table.station.neighbours(table.hero, table.blocked)]

    def shows(self, table: Table, move: int) -> bool:
        """Where one of its two sectors is revealed."""
        return door_is_shown(table, move - m.BLOCK_DOOR)

    def enter(self, table: Table, frame: CardPlayed) -> None:
        """Behind a door that he does not see one may be shut, too."""
        known.doors_changed(table, self.n, self.far)

    def happen(self, table: Table, move: int) -> None:
        """Shut it; the Hero sees it where one side is revealed. rule: doors.5"""
        door = move - m.BLOCK_DOOR
        table.blocked |= 1 << door
        tell_of_door(table, e.DOOR_SHUT, door)


class Clears(Several):
    """Blockades anywhere are removed. rule: doors.4"""

    def candidates(self, table: Table, frame: CardPlayed) -> list[int]:
        """Blocked doors."""
        doors = [door for door in range(32) if table.blocked >> door & 1]
        return [m.CLEAR_DOOR + door for door in doors if m.CLEAR_DOOR + door not in frame.picks]

    def shows(self, table: Table, move: int) -> bool:
        """Where one of its two sectors is revealed."""
        return door_is_shown(table, move - m.CLEAR_DOOR)

    def enter(self, table: Table, frame: CardPlayed) -> None:
        """Any that he does not see may be open now."""
        known.doors_changed(table, self.n, 0)

    def happen(self, table: Table, move: int) -> None:
        """Open it."""
        clear_door(table, move - m.CLEAR_DOOR)


class Darkens(Several):
    """Lights go out: *up to* so many in sight or anywhere, but that of the Hero and the like must. rule: light.6"""

    def __init__(self, n: int, where: str) -> None:
        super().__init__(n)
        self.where = where
        self.optional = where in ("los", "not_hero")

    def candidates(self, table: Table, frame: CardPlayed) -> list[int]:
        """Lit sectors of the sort."""
        cells = [cell for cell in cells_of(table.lit) if self.fits(table, cell)]
        return [m.SECTOR + cell for cell in cells if m.SECTOR + cell not in frame.picks]

    def fits(self, table: Table, cell: int) -> bool:
        """Whether a lit sector may go dark by this."""
        if self.where == "hero":
            return cell == table.hero
        if self.where == "los":
            return cell != table.hero and table.in_sight() >> cell & 1 == 1
        if self.where == "just_lit":
            return table.just_lit >> cell & 1 == 1
        if self.where == "by_creature":
            near = [cell, *table.station.neighbours(cell, table.blocked)]
            return any(table.where[token] in near for token in table.on_map() if table.is_usable(token))
        return cell != table.hero

    def shows(self, table: Table, move: int) -> bool:
        """Where the sector is revealed."""
        return table.is_shown(move - m.SECTOR)

    def happen(self, table: Table, move: int) -> None:
        """Put it out."""
        switch_off(table, move - m.SECTOR)


class Endangers(Several):
    """Danger tokens are put down: one a sector, eight a floor; to make room others may go. rule: round_end.10"""

    optional = False

    def __init__(self, n: Any, where: str) -> None:
        super().__init__(2 if n == "blanks" else n)
        self.blanks = n == "blanks"
        self.where = where

    def most(self, table: Table, frame: CardPlayed) -> int:
        """As many as the card says; for the misses of a roll one each, two at most."""
        return min(self.n, table.dice.count(MISS)) if self.blanks else self.n

    def candidates(self, table: Table, frame: CardPlayed) -> list[int]:
        """Sectors without a token where the card allows one; where the floor is full, nothing or one to take away."""
        if self.most(table, frame) == 0:
            return []
        danger = tokens_after(table, frame.picks)
        free = [cell for cell in self.cells(table, frame) if not danger >> cell & 1]
        full = [floor for floor in range(2) if on_floor(danger, floor).bit_count() >= params.TOKENS_A_FLOOR]
        found = [m.SECTOR + cell for cell in sorted(free) if cell // FLOOR not in full]
        if not found and free:  # rule: round_end.11
            kept = [cell for cell in cells_of(table.danger & danger) if cell // FLOOR in {one // FLOOR for one in free}]
            found = [m.DONE, *[m.UNPLACE + cell for cell in kept]]
        return found

    def shows(self, table: Table, move: int) -> bool:
        """Where the sector is revealed."""
        return shown.sees_danger(table, move - (m.UNPLACE if move >= m.UNPLACE else m.SECTOR))

    def counted(self, frame: CardPlayed) -> int:
        """Those taken away do not count."""
        return len([pick for pick in frame.picks if pick < m.UNPLACE])

    def cells(self, table: Table, frame: CardPlayed) -> list[int]:
        """The sectors that the card means."""
        if self.where == "hero":
            return [table.hero]
        if self.where == "adjacent":
            return table.station.neighbours(table.hero, table.blocked)
        if self.where == "line":
            return cells_of(table.line)
        sight = table.in_sight()
        if self.where == "target":
            named = [nearest(table, target) for target in table.named]
            return [
                cell
                for cell in table.station.cells
                if cell != table.hero
                and not sight >> cell & 1
                and any(target != NOWHERE and table.distance(target, cell) <= 1 for target in named)
            ]
        far = int(self.where[4:])
        return [
            cell
            for cell in table.station.cells
            if not sight >> cell & 1 and 1 <= table.distance(table.hero, cell) <= far
        ]

    def enter(self, table: Table, frame: CardPlayed) -> None:
        """So many tokens, near the Hero or anywhere out of sight."""
        where = 1 if self.where == "adjacent" else int(self.where[4:]) if self.where[:4] == "near" else 0
        cells = 1 << table.hero if self.where == "hero" else table.line if self.where == "line" else 0
        known.tokens_placed(table, self.most(table, frame), where, cells)
        if self.where == "target":
            frame.put(MEANT, self.meant(table, frame))

    def meant(self, table: Table, frame: CardPlayed) -> int:
        """The target at which the token lies, as "that target" of the card; 0: at both, or there is no token."""
        cells = [nearest(table, target) for target in table.named]
        put = [pick - m.SECTOR for pick in frame.picks if pick < m.UNPLACE]
        near = [n for n, cell in enumerate(cells) if cell != NOWHERE and put and table.distance(cell, put[0]) <= 1]
        return 1 + near[0] if len(near) == 1 else 0

    def happen(self, table: Table, move: int) -> None:
        """Put it down, or take it away; the Hero sees it where the sector is revealed."""
        if move >= m.UNPLACE:
            cell = move - m.UNPLACE
            table.danger &= ~(1 << cell)
            if shown.sees_danger(table, cell):
                table.tell(e.DANGER_GONE, table.place(cell))
            else:
                table.tell_to(table.to_evil(), e.DANGER_REMOVED, cell)
            return
        cell = move - m.SECTOR
        table.danger |= 1 << cell
        if shown.sees_danger(table, cell):
            table.tell(e.DANGER_SHOWN, table.place(cell))
        else:
            table.tell_to(table.to_evil(), e.DANGER_PLACED, cell)


def on_floor(cells: int, floor: int) -> int:
    """Those sectors of a set that lie on a floor."""
    return cells >> floor * FLOOR & (1 << FLOOR) - 1


def tokens_after(table: Table, picks: list[int]) -> int:
    """Where danger tokens will lie when what was chosen has happened."""
    danger = table.danger
    for pick in picks:
        if pick >= m.UNPLACE:
            danger &= ~(1 << (pick - m.UNPLACE))
        elif pick >= m.SHIFT:
            cell, other = (pick - m.SHIFT) // m.SECTORS, (pick - m.SHIFT) % m.SECTORS
            danger = danger & ~(1 << cell) | 1 << other
        else:
            danger |= 1 << (pick - m.SECTOR)
    return danger


class Shifts(Several):
    """Danger tokens move over adjacent sectors, up to so many steps."""

    def __init__(self, n: int, steps: int, where: str) -> None:
        super().__init__(n)
        self.steps = steps
        self.where = where

    def candidates(self, table: Table, frame: CardPlayed) -> list[int]:
        """Tokens that have not been chosen, and where they can go."""
        danger = tokens_after(table, frame.picks)
        crowded = [on_floor(danger, floor).bit_count() >= params.TOKENS_A_FLOOR for floor in range(2)]
        found: list[int] = []
        for cell in cells_of(table.danger & danger):
            for other in table.station.cells:
                crowds = crowded[other // FLOOR] and other // FLOOR != cell // FLOOR  # rule: round_end.10
                free = not (danger | table.danger) >> other & 1 and not crowds
                if free and 1 <= table.distance(cell, other) <= self.steps and self.may_end(table, other):
                    found.append(m.SHIFT + cell * m.SECTORS + other)
        return found

    def may_end(self, table: Table, cell: int) -> bool:
        """Whether a token may end in a sector."""
        if cell == table.hero:
            return self.where == "hero"
        if self.where == "hero":
            return True
        if self.where == "dest" and cell == table.ahead:
            return not table.is_shown(cell)
        return not table.in_sight() >> cell & 1

    def shows(self, table: Table, move: int) -> bool:
        """Where it leaves a revealed sector, or enters one."""
        cell, other = (move - m.SHIFT) // m.SECTORS, (move - m.SHIFT) % m.SECTORS
        return shown.sees_danger(table, cell) or shown.sees_danger(table, other)

    def happen(self, table: Table, move: int) -> None:
        """Move it; the Hero sees what changes in revealed sectors."""
        cell, other = (move - m.SHIFT) // m.SECTORS, (move - m.SHIFT) % m.SECTORS
        table.danger = table.danger & ~(1 << cell) | 1 << other
        if shown.sees_danger(table, cell):
            table.tell(e.DANGER_GONE, table.place(cell))
        if shown.sees_danger(table, other):
            table.tell(e.DANGER_SHOWN, table.place(other))


class Arms(Instruction):
    """Until the end of the turn every card played later counts as dangerous."""

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Set it for the turn."""
        state.mods[ARMED] = 1
        return GO


class Forgets(Several):
    """Revealed sectors that are neither in sight nor adjacent leave the labyrinth."""

    def candidates(self, table: Table, frame: CardPlayed) -> list[int]:
        """Such sectors."""
        kept = table.in_sight() | 1 << table.hero
        for cell in table.station.neighbours(table.hero, table.blocked):
            kept |= 1 << cell
        return [m.SECTOR + cell for cell in cells_of(table.revealed & ~kept) if m.SECTOR + cell not in frame.picks]

    def happen(self, table: Table, move: int) -> None:
        """Take the tile away."""
        cell = move - m.SECTOR
        table.revealed &= ~(1 << cell)
        shown.forget(table, 1 << cell)
        table.tell(e.SECTOR_HIDDEN, table.place(cell))


BUILDERS["block"] = lambda verb: [Blocks(verb.args[0])]
BUILDERS["clear"] = lambda verb: [Clears(verb.args[0])]
BUILDERS["dark"] = lambda verb: [Darkens(verb.args[0], verb.args[1])]
BUILDERS["danger"] = lambda verb: [Endangers(verb.args[0], verb.args[1])]
BUILDERS["shift"] = lambda verb: [Shifts(verb.args[0], verb.args[1], verb.args[2])]
BUILDERS["arm"] = lambda verb: [Arms()]
BUILDERS["forget"] = lambda verb: [Forgets(verb.args[0])]
