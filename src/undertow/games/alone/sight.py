"""What the Hero sees and hears: lines, sight, light that reveals, noise, tidying, tiles that run short."""

from __future__ import annotations

from typing import Final

from undertow.games.alone.board import FAR, FLOOR, NOWHERE, STAIRS, SUPPLY, Station, cells_of, mask_of

OTHER_FLOOR: Final = 5  # the bit that says "on the other floor", after the five sides
TWO: Final = 2  # sectors that an action reaches in a line


def line(station: Station, cell: int, side: int, blocked: int, most: int = TWO) -> list[int]:
    """The sectors in a straight line from one, for Explore and for light.

    It ends in a bend or at the closed side of a T, at a blocked door, and after one sector over stairs.
    rule: explore.2, explore.3, interact.1
    """
    found: list[int] = []
    while len(found) < most:
        cell = station.step(cell, side, blocked)
        if cell == NOWHERE:
            break
        found.append(cell)
        if side == STAIRS:
            break
    return found


def seen_from(station: Station, hero: int, side: int) -> list[int]:
    """The sectors on one side of the Hero that nothing built hides from him, the nearest first.

    The doors of his own sector stand open for sight, blocked or not; the first other door ends it, and so do stairs.
    rule: sight.2, sight.4
    """
    found: list[int] = []
    cell = station.exits[hero * 5 + side]
    while cell != NOWHERE:
        found.append(cell)
        if side == STAIRS or station.doors[cell * 4 + side] != NOWHERE:
            break
        cell = station.exits[cell * 5 + side]
    return found


def in_sight(station: Station, hero: int, revealed: int) -> int:
    """The sectors in the Hero's line of sight: his own, and in each direction all revealed ones up to a hidden one.

    rule: sight.1, sight.3
    """
    mask = 1 << hero
    for side in range(5):
        for cell in seen_from(station, hero, side):
            if not revealed >> cell & 1:
                break
            mask |= 1 << cell
    return mask


def forced(station: Station, hero: int, revealed: int, lit: int) -> list[int]:
    """The hidden sectors that light reveals now, in the order in which the Hero's eye meets them.

    It runs over revealed sectors and over lit ones; a hidden dark sector ends it. rule: sight.5, light.1
    """
    found: list[int] = []
    for side in range(5):
        for cell in seen_from(station, hero, side):
            if revealed >> cell & 1:
                continue
            if not lit >> cell & 1:
                break
            found.append(cell)
    return found


def noise_sides(station: Station, hero: int, cell: int, blocked: int) -> int:
    """The directions that may be told for a noise: a bit per side with which a shortest path begins.

    Bit 5 alone: the other floor. Nothing: no path leads there, or it is the Hero's own sector.
    rule: noise.2, noise.3, noise.4, noise.5, noise.6
    """
    if cell == NOWHERE:  # in a world drawn for the Hero, in which this creature is not there
        return 0
    far = station.distances_from(cell, blocked)  # a way there is a way back
    away = far[hero]
    if away == FAR:
        return 0
    if cell // FLOOR != hero // FLOOR:
        return 1 << OTHER_FLOOR
    sides = 0
    for side in range(5):
        other = station.step(hero, side, blocked)
        if other != NOWHERE and far[other] == away - 1:
            sides |= 1 << side
    return sides


def kept_when_tidied(station: Station, hero: int, revealed: int, lit: int, blocked: int) -> int:
    """What stays of the labyrinth at the round's end: his sector, those adjacent, and lit ones in sight.

    Sight is judged once, before anything goes; nothing new is revealed. rule: round_end.6
    """
    near = mask_of(station.neighbours(hero, blocked)) | 1 << hero
    return revealed & (near | lit & in_sight(station, hero, revealed))


def kept_when_leaving(revealed: int, stairs: int) -> int:
    """What stays when the Hero has left a floor by these stairs: of it only their sector. rule: stairs.2"""
    left = ((1 << FLOOR) - 1) << stairs // FLOOR * FLOOR
    return revealed & ~(left & ~(1 << stairs))


def is_short(station: Station, revealed: int, cell: int) -> bool:
    """Whether no tile is left for a hidden sector."""
    shape = station.shape[cell]
    used = [other for other in cells_of(revealed) if station.shape[other] == shape]
    return len(used) >= SUPPLY[shape]


def to_hide(station: Station, hero: int, revealed: int, lit: int, blocked: int, cell: int, spared: int) -> int:
    """The sectors of which one gives its tile to a hidden sector: of its shape, the farthest from the Hero.

    Never his own, a neighbouring one, one of those spared (the line being revealed) or one that is lit and in sight:
    that would be revealed again at once, and so on without end. None: a tile is at hand, or no sector may give one,
    and the supply is taken as one larger.
    rule: labyrinth.8
    """
    if not is_short(station, revealed, cell):
        return 0
    spared |= 1 << hero | lit & in_sight(station, hero, revealed)
    for side in range(5):
        other = station.exits[hero * 5 + side]
        if other != NOWHERE:
            spared |= 1 << other
    far = station.distances_from(hero, blocked)
    farthest = -1
    mask = 0
    for other in cells_of(revealed & ~spared):
        if station.shape[other] != station.shape[cell]:
            continue
        away = far[other]
        if away > farthest:
            farthest = away
            mask = 0
        if away == farthest:
            mask |= 1 << other
    return mask
