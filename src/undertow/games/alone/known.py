"""What the Hero knows: what he saw, was told and heard, in order of time. Kept in the cells of the true station.

Everything here is the Hero's, except ``mover``, which says who it was in each entry: that is Evil's and dealt anew in a
redeal. Entries are lists of ints that are never changed once they stand in the trace, so copies share them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undertow.games.alone import needles, params, shown
from undertow.games.alone.board import NOWHERE, PLACES, STAIRS, Station, cells_of, relative
from undertow.games.alone.cards.items import WELDED, WELDED_SEEN
from undertow.games.alone.sensed import DOORS as DOORS
from undertow.games.alone.sensed import PLAN as PLAN
from undertow.games.alone.sensed import SEAMS as SEAMS
from undertow.games.alone.sensed import SMOKED as SMOKED
from undertow.games.alone.sensed import TRACKS as TRACKS
from undertow.games.alone.sensed import TURN as TURN
from undertow.games.alone.sensed import WARM as WARM
from undertow.games.alone.sensed import doors_changed as doors_changed
from undertow.games.alone.sensed import feel_heat, see_seams
from undertow.games.alone.sensed import planned as planned
from undertow.games.alone.sensed import plans as plans
from undertow.games.alone.sensed import side_towards as side_towards
from undertow.games.alone.sensed import smoked as smoked
from undertow.games.alone.sensed import tracked as tracked
from undertow.games.alone.sensed import warm_now as warm_now

if TYPE_CHECKING:
    from undertow.games.alone.state import Table

FIELDS: Final[tuple[str, ...]] = ("tiles", "sure", "hearsay", "lit_seen", "blocked_seen", "told", "trace", "mover")

# Kinds of entries in the trace, and what stands in them.
LOOK: Final = 0  # hero, revealed, lit, blocked, danger, sabotage, figures: what lies open now
HAPPENED: Final = 1  # entry, menu, steps, spawn, noise, figure, path: a creature did something
HURT: Final = 2  # figure, killed: the Hero hurt a creature that he sees
ANSWER: Final = 3  # target, distance, other floor, bend: of something that moves
TOKENS: Final = 4  # how many, where, cells (0: by the word where): danger tokens were placed
ROUND: Final = 6  # a round is over
LIGHTS: Final = 7  # cells: lights went on, in hidden sectors too
MENDED: Final = 8  # figure: it is unhurt again
AROUND: Final = 10  # how far: lights went on in all sectors so near to the Hero
MARKED: Final = 9  # sort, number, figure, entry: something holds for a creature until the turn is over

PURGE: Final = 20  # the purge begins in the Hero's room: one creature more on his floor
RESTS: Final = 22  # the Matriarch was not so near that she had to move
DARKNESS: Final = 21  # all lights are out for good
BEACON: Final = 23  # how, distance: where the Courier is
HIDDEN: Final = 24  # cells: mission tokens were placed, in none of these
DUG: Final = 25  # cells: a mission token was found there

# What a creature is marked with.
DICE: Final = 0  # so many more dice
RAGING: Final = 1  # it ignores light
ATTACKED: Final = 2  # it has attacked
AIMED: Final = 3  # the Hero attacks it
THE_AIMED: Final = -1  # as an entry: the creature that the Hero attacks

# Places in a look.
HERO_AT: Final = 1
REVEALED: Final = 2
LIT: Final = 3
BLOCKED: Final = 4
DANGER: Final = 5
SABOTAGE: Final = 6  # tokens in the Control Room; -1 where it is hidden
FIGURES: Final = 7

# Places in what happened.
ENTRY: Final = 1
MENU: Final = 2
STEPS: Final = 3
SPAWN: Final = 4
NOISE: Final = 5
FIGURE: Final = 6
PATH: Final = 7

# A figure is ``cell | kind << 6 | wounded << 9``.
UNSEEN: Final = 63  # the cell of a figure that came out of the dark
NO_FIGURE: Final = -1
BOSS: Final = 5  # the kind after the others
CONTROL_ROOM: Final = 0

# In a path a number below 64 is a revealed sector that the figure entered. Others:
LEFT: Final = 64  # and a side: it went out of view on this side
CLEARED: Final = 128  # and ``room * 4 + side``: it cleared this door, which adjoins a revealed sector

CLEARS: Final = 100  # and a door: how a route, which the Hero does not know, says that its blockade was cleared

# What may have happened (the menu): a bit for each.
MOVES: Final = 1
SPAWNS: Final = 2
TELEPORTS: Final = 4
REMOVED: Final = 8
EXCHANGED: Final = 16
HEALED: Final = 32
NOBODY: Final = 64  # or nothing at all
QUIET: Final = 128  # without noise
ANY_NOISE: Final = 256  # what was heard may be a lie
FREE_DOORS: Final = 512  # clearing a door costs no step
BOSS_MOVES: Final = 1024
BOSS_ENTERS: Final = 2048
REVEALED_ONLY: Final = 4096  # whoever it was stood in view
TOWARDS_HERO: Final = 8192  # every step led nearer to the Hero
NOT_TO_HERO: Final = 16384  # it may not have entered his sector
NO_STAIRS: Final = 1 << 20
MUST_GO: Final = 1 << 21  # it may not have stayed
FLEES: Final = 1 << 22  # it went as the Courier does
STANDARD: Final = MOVES | SPAWNS

# Noise: a side, or one of these.
OTHER_FLOOR: Final = 5
HERE: Final = 6
UNHEARD: Final = 7
NOISES: Final = 8

NIGHT: Final = 16  # added to the change of the distance for spawning when the nightmare table holds
LESS: Final = 8  # and this always, so that the sum is never below 0

# What Tremor Sense tells stands above the rule for spawning: 1 + kind + 8 times the distance, and if it may be false.
FELT: Final = 32
DOUBTED: Final = 1 << 16

# Where danger tokens may have been placed.
OUT_OF_SIGHT: Final = 0  # from 1 up: out of sight, at most so far from the Hero

# Targets of Locate: eight rooms, five kinds of creatures, and what follows.
FIRST_KIND: Final = 8
BOSS_TARGET: Final = 13
DANGER_TARGET: Final = 14
BOX_TARGET: Final = 15
DOOR_TARGET: Final = 16
STAIRS_TARGET: Final = 17
STRAIGHT_TARGET: Final = 18
BEND_TARGET: Final = 19
TEE_TARGET: Final = 20
MISSION_TARGET: Final = 21
STATUS_TARGET: Final = 22

# How an answer may be bent: a bit for each.
DISTANCE_BENT: Final = 1
FLOOR_BENT: Final = 2
SWAPPED: Final = 4
ONLY_ONE: Final = 8  # one target alone was named
NO_TARGET: Final = 255  # the distance of what is not there


def begin(table: Table) -> None:
    """The Hero knows nothing yet."""
    table.tiles = 0  # sectors he has ever seen
    table.sure = 0  # those that he has seen when no card could lie about them
    table.hearsay = []  # the others, as they were shown: cell, doors and blockades, box, stairs, the card that may lie
    table.lit_seen = 0  # those that were lit when he last saw them
    table.blocked_seen = 0  # doors that were blocked when he last saw them
    table.told = []  # answers: cell where it was asked, target, distance, other floor, bend
    table.trace = []
    table.mover = []  # by entry: the token that did it; hidden


def figure(table: Table, token: int, cell: int) -> int:
    """A creature as the Hero sees it."""
    return cell | table.kind_of(token) << 6 | (table.wounded >> token & 1) << 9


def doors_beside(station: Station, cells: int) -> int:
    """The doors that adjoin these sectors."""
    mask = 0
    while cells:
        lowest = cells & -cells
        mask |= station.door_mask[lowest.bit_length() - 1]
        cells ^= lowest
    return mask


def certain(table: Table) -> int:
    """The revealed sectors of which the Hero can be sure; those under a card that lies count as dark."""
    mask = table.revealed
    for cell in table.doubts[::2]:
        mask &= ~(1 << cell)
    return mask


def look(table: Table) -> None:
    """Enter what lies open now, if it differs from the last look.

    To be called whenever a sector, a figure, a light, a blockade or a token was shown or taken away.
    """
    open_now = certain(table)
    see_tiles(table, open_now)
    needles.see(table, open_now)
    doors = doors_beside(table.station, open_now)
    room = table.rooms[CONTROL_ROOM]
    sabotage = table.sabotage if room != NOWHERE and open_now >> room & 1 else -1
    entry = [LOOK, table.hero, open_now, table.lit & open_now, table.blocked & doors, table.danger & open_now, sabotage]
    figures: list[int] = []
    where = table.where
    for token in range(16):
        cell = where[token]
        if cell != NOWHERE and open_now >> cell & 1:
            figures.append(figure(table, token, cell))
    if figures:
        entry += sorted(figures)
    if table.gear[WELDED] or table.gear[WELDED_SEEN]:
        see_seams(table, doors)
    if last_look(table) == entry:
        feel_heat(table)
        return
    table.trace.append(entry)
    table.lit_seen = table.lit_seen & ~open_now | entry[LIT]
    table.blocked_seen = table.blocked_seen & ~doors | entry[BLOCKED]
    feel_heat(table)


def see_tiles(table: Table, certain_cells: int) -> None:
    """Remember how every sector in view is built: as it is, or as it is shown where a card may lie. rule: secrecy.2"""
    table.tiles |= table.revealed
    table.sure |= certain_cells
    doubtful = table.revealed & ~table.sure
    if not doubtful and not table.hearsay:
        return
    kept = [seen for seen in table.hearsay if not (table.sure | doubtful) >> seen[0] & 1]
    table.hearsay = sorted(kept + [as_told(table, cell) for cell in cells_of(doubtful)])


def as_told(table: Table, cell: int) -> list[int]:
    """A sector as it is shown under a card that may lie: cell, doors, box, stairs, that card."""
    doors, box = shown.doors(table, cell), int(shown.box(table, cell))
    return [cell, doors, box, shown.stairs(table, cell), shown.is_doubtful(table, cell)]


def last_look(table: Table) -> list[int]:
    """The last look, or nothing before the first."""
    trace = table.trace
    for place in range(len(trace) - 1, -1, -1):
        if trace[place][0] == LOOK:
            return trace[place]
    return []


def acted(table: Table, token: int, route: list[int], menu: int, steps: int, spawn: int, noise: int) -> int:
    """Enter what a creature did, after it did it and its noise was told; give the number of the entry.

    The route begins with the cell in which it was (NOWHERE: it appeared), then each cell it entered, or ``CLEARS`` and
    a door. The look before it must be entered; what was seen is made from what was revealed then.
    """
    entry = len(table.mover)
    path, began = path_seen(table.station, last_look(table)[REVEALED], route)
    seen = NO_FIGURE
    stayed = menu & MOVES and len(route) == 1 and route[0] != table.hero  # nothing is told but the noise
    if (began != UNSEEN and not stayed) or any(code < LEFT for code in path):  # nor who clears a door from behind
        seen = figure(table, token, began)
    table.trace.append([HAPPENED, entry, menu, steps, spawn, noise, seen, *path])
    table.mover.append(token)
    look(table)
    return entry


def path_seen(station: Station, open_now: int, route: list[int]) -> tuple[list[int], int]:
    """What the Hero saw of a route: its path, and the cell in which the figure began, if that was in view."""
    path: list[int] = []
    cell = route[0]
    began = cell if cell != NOWHERE and open_now >> cell & 1 else UNSEEN
    for code in route[1:]:
        if code >= CLEARS:
            door = code - CLEARS
            room = station.door_cells[door * 2 + 1]
            if (open_now >> room | open_now >> station.door_cells[door * 2]) & 1:
                path.append(CLEARED + room * 4 + door % 4)
            continue
        if open_now >> code & 1:
            path.append(code)
        elif cell != NOWHERE and open_now >> cell & 1:
            path.append(LEFT + side_of(station, cell, code))
        cell = code
    return path, began


def exchanged(table: Table, one: int, other: int, here: int, there: int) -> int:
    """Enter that two creatures exchanged their sectors; give the number of the entry of the first."""
    open_now = last_look(table)[REVEALED]
    seen_of_other = [there, here] if (open_now >> there | open_now >> here) & 1 else [there]
    seen_of_one = [here, there] if len(seen_of_other) == 2 else [here]
    menu = EXCHANGED | QUIET | NOBODY
    if len(seen_of_one) == 2:  # what was seen is entered as two that go
        enter_jump(table, other, seen_of_other)
        entry = enter_jump(table, one, seen_of_one)
        look(table)
        return entry
    return acted(table, one, seen_of_one, menu, 0, 0, UNHEARD)


def enter_jump(table: Table, token: int, route: list[int]) -> int:
    """Enter that a creature is elsewhere, without a way between."""
    began, end = route
    open_now = last_look(table)[REVEALED]
    path = [end] if open_now >> end & 1 else [LEFT + STAIRS] if open_now >> began & 1 else []
    seen = figure(table, token, began if open_now >> began & 1 else UNSEEN)
    table.trace.append(
        [HAPPENED, len(table.mover), EXCHANGED | QUIET, 0, 0, UNHEARD, seen if path else NO_FIGURE, *path]
    )
    table.mover.append(token)
    return len(table.mover) - 1


def healed(table: Table, token: int) -> None:
    """Enter that a wounded creature may be unhurt again; a figure that he sees is."""
    if token >= 0 and certain(table) >> table.where[token] & 1:
        table.trace.append([MENDED, figure(table, token, table.where[token]) | 1 << 9])
    else:
        acted(table, -1, [NOWHERE], HEALED | QUIET | NOBODY, 0, 0, UNHEARD)
    look(table)


def marked(table: Table, sort: int, number: int, token: int) -> None:
    """Enter that something holds for a figure that the Hero sees."""
    table.trace.append([MARKED, sort, number, figure(table, token, table.where[token]), THE_AIMED])


def marked_unseen(table: Table, sort: int, number: int, entry: int) -> None:
    """Enter that something holds for whoever it was in an entry, seen or not, or for the one that the Hero attacks."""
    table.trace.append([MARKED, sort, number, NO_FIGURE, entry])


def marks(table: Table) -> list[list[int]]:
    """What holds for creatures this turn, for the Hero's view: sort, number, the figure (-1: known by what it did) and
    where it was, or which of the things heard it did (-1: it is the one that he attacks)."""
    found: list[list[int]] = []
    for entry in reversed(table.trace):
        if entry[0] == TURN:
            break
        if entry[0] == MARKED:
            seen = entry[3] != NO_FIGURE
            where = relative(entry[3] & 63, table.start) if seen else entry[4]
            found.append([entry[1], entry[2], entry[3] >> 6 if seen else -1, where])
    return found[::-1]


def side_of(station: Station, cell: int, other: int) -> int:
    """The side on which one sector leads to another; -1: on none."""
    for side in range(5):
        if station.exits[cell * 5 + side] == other:
            return side
    return -1


def spawn_code(less: int, nightmare: bool) -> int:
    """The rule for spawning that held: what a card changes (0 or below), and which table."""
    return LESS + less + (NIGHT if nightmare else 0)


def spawn_distance(kind: int, code: int) -> int:
    """How far from the Hero a creature of a kind must begin by such a rule."""
    table = params.NIGHTMARE if code & NIGHT else params.NORMAL
    return max(1, table[kind][params.FAR] + code % NIGHT - LESS)


def felt_code(kind: int, distance: int) -> int:
    """What Tremor Sense tells of a noise, to be added to the rule for spawning; 0: nothing."""
    return (1 + kind + 8 * distance) * FELT


def felt_kind(code: int) -> int:
    """The kind of whoever made a noise, as it was told; -1: it was not."""
    return code // FELT % 8 - 1


def felt_distance(code: int) -> int:
    """How far away a noise was, as it was told."""
    return code % DOUBTED // FELT // 8


def is_felt(entry: list[int]) -> bool:
    """Whether the Hero knows kind and distance of whoever made the noise of a happening, and that without a lie."""
    return FELT <= entry[SPAWN] < DOUBTED


def felt(table: Table) -> list[list[int]]:
    """What Tremor Sense has told, for the Hero's view: of which of the things heard, kind, distance."""
    found: list[list[int]] = []
    number = 0
    for entry in table.trace:
        if entry[0] == HAPPENED:
            if entry[SPAWN] >= FELT:
                found.append([number, felt_kind(entry[SPAWN]), felt_distance(entry[SPAWN])])
            number += 1
    return found


def hurt(table: Table, token: int, killed: bool) -> None:
    """Enter that the Hero wounded or killed a creature that he sees; before the wound is marked."""
    table.trace.append([HURT, figure(table, token, table.where[token]), 1 if killed else 0])


def answered(table: Table, target: int, distance: int, other_floor: int, bend: int) -> None:
    """Enter an answer of Locate; a distance of 255: there is none."""
    table.told.append([table.hero, target, distance, other_floor, bend])
    if not never_moves(target):
        table.trace.append([ANSWER, target, distance, other_floor, bend])


def heard(table: Table) -> list[list[int]]:
    """All that happened in the dark or out of it, for the Hero's view: noise, figure (-1: none seen), where it began
    (-1: in the dark), and its path: places, ``PLACES`` and a side where it left, then ``PLACES + 5`` for doors cleared.
    """
    found: list[list[int]] = []
    for entry in table.trace:
        if entry[0] != HAPPENED:
            continue
        seen = entry[FIGURE]
        began = -1 if seen == NO_FIGURE or seen & 63 == UNSEEN else relative(seen & 63, table.start)
        path: list[int] = []
        for code in entry[PATH:]:
            if code < LEFT:
                path.append(relative(code, table.start))
            else:
                path.append(PLACES + (code - LEFT if code < CLEARED else 5))
        found.append([entry[NOISE], -1 if seen == NO_FIGURE else seen >> 6, began, *path])
    return found


def never_moves(target: int) -> bool:
    """Whether a target of Locate lies where it lies for the whole game."""
    return target < FIRST_KIND or BOX_TARGET <= target <= TEE_TARGET


def tokens_placed(table: Table, count: int, where: int, cells: int = 0) -> None:
    """Enter that Evil was allowed to place so many danger tokens; ``cells``: in these, as the card says."""
    table.trace.append([TOKENS, count, where, cells])


def lights_on(table: Table, cells: int) -> None:
    """Enter that lights went on in these sectors, hidden ones too: the Hero knows where the line runs."""
    table.trace.append([LIGHTS, cells])
    table.lit_seen |= cells


def lights_around(table: Table, far: int) -> None:
    """Enter that lights went on in all sectors so near to the Hero, wherever they lie."""
    table.trace.append([AROUND, far])


def purge_begins(table: Table) -> None:
    """Enter that the floor of the Hero holds one creature more from now on."""
    table.trace.append([PURGE])


def lights_die(table: Table) -> None:
    """Enter that all lights are out, seen or not."""
    table.trace.append([DARKNESS])
    table.lit_seen = 0


def boss_rests(table: Table) -> None:
    """Enter that the Matriarch did not have to move."""
    table.trace.append([RESTS])


def tokens_hidden(table: Table, closed: int) -> None:
    """Enter that Evil has placed mission tokens, in none of these sectors."""
    table.trace.append([HIDDEN, closed])


def token_dug(table: Table, cell: int) -> None:
    """Enter that a mission token was found in a sector, and is gone from there."""
    table.trace.append([DUG, 1 << cell])


def beacon_heard(table: Table, how: int, distance: int) -> None:
    """Enter where the Courier's beacon is: a side, or one of the words for a noise, and how far."""
    table.trace.append([BEACON, how, distance])


def last_beacon(table: Table) -> list[int]:
    """What the beacon has told last; nothing before the first time, and once the Courier is gone."""
    for entry in reversed(table.trace):
        if entry[0] == BEACON:
            return entry[1:]
    return []


def turn_over(table: Table) -> None:
    """Enter the end of a turn: creatures that moved have put out lights."""
    table.trace.append([TURN])


def round_over(table: Table) -> None:
    """Enter the end of a round."""
    table.trace.append([ROUND])


def round_begins_at(trace: list[list[int]]) -> int:
    """Where in the trace the present round begins."""
    for place in range(len(trace) - 1, -1, -1):
        if trace[place][0] == ROUND:
            return place
    return 0
