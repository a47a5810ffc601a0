"""The last resort of a redeal: a world with what is seen and nothing explained. It is made without a search, so it is
always there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undertow.games.alone import known, params
from undertow.games.alone.board import FLOOR, NOWHERE
from undertow.games.alone.known import (
    BOSS,
    FIGURE,
    FIGURES,
    HAPPENED,
    HURT,
    LOOK,
    MENDED,
    MENU,
    NO_FIGURE,
    REVEALED,
    UNSEEN,
)
from undertow.games.alone.search.judging import hurt, mended
from undertow.games.alone.search.timeline import cell_of, kind_of, last_cell, wound_of
from undertow.games.alone.search.ways import Beast, Moment, crowd, limit

if TYPE_CHECKING:
    from undertow.games.alone.search.history import Search
    from undertow.games.alone.search.luck import Luck

# Entries that say nothing of who is where.
OF_THINGS: Final = (
    known.LIGHTS, known.AROUND, known.MARKED, known.SMOKED, known.SEAMS, known.TURN, known.PURGE, known.DARKNESS,
    known.ROUND,
)  # fmt: skip


def only_seen(search: Search, luck: Luck) -> Moment:
    """The moment that the Hero sees: figures as they are shown, those that went into the dark somewhere there."""
    entries = search.timeline.entries
    search.begin(len(entries), luck)
    at = Moment()
    dark: list[int] = []  # figures that went into the dark, the last one last
    for time in range(len(entries)):
        entry = entries[time]
        at.time = time
        if entry[0] == LOOK:
            compare(at, entry, dark)
            search.lay_open(at, entry)
        elif entry[0] == HAPPENED:
            follow(at, entry, dark)
        elif entry[0] == HURT:
            hurt(at, entry)
        elif entry[0] == MENDED:
            mended(at, entry)
        elif entry[0] in OF_THINGS:
            search.step(at, entry)
    at.time = len(entries)
    hide(search, at, dark)
    return at


def compare(at: Moment, look: list[int], dark: list[int]) -> None:
    """Who is shown now, and who went out of view."""
    wanted = look[FIGURES:]
    shown: list[Beast] = []
    for beast in at.shown:
        if beast.figure() in wanted:
            wanted.remove(beast.figure())
            shown.append(beast)
        elif not look[REVEALED] >> beast.cell & 1:
            dark.append(beast.figure())
    for figure in wanted:
        take_out(dark, figure)
        shown.append(at.born(cell_of(figure), 1 << kind_of(figure), wound_of(figure), 0))
    at.shown = shown


def follow(at: Moment, entry: list[int], dark: list[int]) -> None:
    """What was seen of a happening."""
    figure = entry[FIGURE]
    if figure == NO_FIGURE:
        if entry[MENU] & known.BOSS_ENTERS:
            dark.append(UNSEEN | BOSS << 6)
        return
    if cell_of(figure) == UNSEEN:
        take_out(dark, figure)
        beast = at.born(UNSEEN, 1 << kind_of(figure), wound_of(figure), 0)
    else:
        same = [one for one in at.shown if one.figure() == figure]
        beast = same[0] if same else at.born(cell_of(figure), 1 << kind_of(figure), wound_of(figure), 0)
        at.shown = [one for one in at.shown if one.name != beast.name]
    if entry[MENU] & known.REMOVED:
        return
    end = last_cell(entry)
    if end == NOWHERE:
        dark.append(figure)
    else:
        at.shown = [*at.shown, beast.at(end)]


def take_out(dark: list[int], figure: int) -> None:
    """One that was in the dark is seen, if one like it was there."""
    for number in range(len(dark)):
        if dark[number] >> 6 == figure >> 6:
            del dark[number]
            return


def hide(search: Search, at: Moment, dark: list[int]) -> None:
    """Put those that went into the dark into hidden sectors, the last one first, as far as floors and tokens allow: who
    finds no place was removed, or is one that was seen later in another state."""
    hidden = search.timeline.station.sectors & ~at.revealed
    left = [params.TOKENS_A_KIND] * BOSS + [1]
    for beast in at.shown:
        left[kind_of(beast.figure())] -= 1
    trail = search.timeline.trail
    for figure in reversed(dark):
        kind = kind_of(figure)
        free = hidden
        if kind == BOSS:
            free = trail[-1] & hidden or hidden if trail else hidden
        else:
            for floor in range(2):
                if crowd(at, floor) >= limit(at, floor):
                    free &= ~(((1 << FLOOR) - 1) << floor * FLOOR)
        if free and left[kind] > 0:
            left[kind] -= 1
            at.hidden = [*at.hidden, at.born(search.luck.one_of(free), 1 << kind, wound_of(figure), 0)]
