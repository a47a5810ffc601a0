"""Creatures that nobody knew of: a boss that enters, and one whose place was open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undertow.games.alone import bosses, known, params, sight
from undertow.games.alone.board import FLOOR, NOWHERE, cells_of
from undertow.games.alone.known import BOSS, FIGURE, MENU, NO_FIGURE, PATH
from undertow.games.alone.missions import SOS
from undertow.games.alone.search.judging import COMMON
from undertow.games.alone.search.timeline import kind_of
from undertow.games.alone.search.ways import Moment, crowd, limit

if TYPE_CHECKING:
    from undertow.games.alone.search.history import Search


def boss_entered(search: Search, at: Moment, entry: list[int], found: list[Moment]) -> None:
    """The boss was put where its mission lets it enter. rule: cards.6, missions.6"""
    station = search.timeline.station
    in_sight = sight.in_sight(station, at.hero, at.revealed)
    trail = search.timeline.trail
    for cell in bosses.entry_cells(station, search.main, search.control, at.hero, in_sight):
        if trail and not trail[at.time + 1] >> cell & 1:
            continue
        seen = at.revealed >> cell & 1
        if seen != (entry[FIGURE] != NO_FIGURE) or (seen and entry[PATH] != cell):
            continue
        after = at.after(None, entry)
        after.started = 1
        after.reached = 1 if at.hero == search.control or search.main != SOS else 0
        beast = after.born(cell, 1 << BOSS, 0, 0)
        after.did = beast.name
        after.ended = cell
        if seen:
            after.shown.append(beast)
        else:
            after.hidden.append(beast)
        if cell == search.control and after.reached == 0:
            after.reached = 2
            after.sabotage += 2
        found.append(after)


def conjure(search: Search, at: Moment, cells: int, kinds: int) -> int:
    """Let a creature have stood in one of these sectors since the round began; give the cell, or NOWHERE."""
    since = search.timeline.next_seen[search.since]
    free = 0
    for cell in cells_of(cells):
        if since[cell] >= at.time:
            free |= 1 << cell
    if not free:
        return NOWHERE
    loose = [n for n, beast in enumerate(at.hidden) if beast.cell == NOWHERE and beast.kinds & kinds]
    chosen = search.luck.below(len(loose) + (0 if kinds == 1 << BOSS else 1)) if loose else 0
    if chosen < len(loose):
        cell = search.luck.one_of(free)
        beast = at.hidden[loose[chosen]]
        at.hidden = at.hidden[:]
        at.hidden[loose[chosen]] = beast.of(beast.kinds & kinds).at(cell)
        return cell
    if kinds == 1 << BOSS or len(at.hidden) + len(at.shown) >= 2 * params.CREATURES_A_FLOOR:
        return NOWHERE
    cell = search.luck.one_of(free)
    if crowd(at, cell // FLOOR) >= limit(at, cell // FLOOR):
        return NOWHERE
    at.hidden = [*at.hidden, at.born(cell, kinds & COMMON, 0, 0)]
    return cell


def unheard_of(search: Search, at: Moment, entry: list[int]) -> list[Moment]:
    """A creature that nobody knew of, or whose place was open, did it."""
    figure = entry[FIGURE]
    kinds = COMMON if figure == NO_FIGURE else 1 << kind_of(figure)
    if entry[MENU] & known.BOSS_MOVES:
        kinds = 1 << BOSS
    elif not entry[MENU] & known.MOVES:
        return []
    elif known.is_felt(entry):
        kinds &= 1 << known.felt_kind(entry[known.SPAWN])
    found: list[Moment] = []
    for cell in cells_of(search.timeline.station.sectors & ~at.revealed):
        trial = at.copy()
        if conjure(search, trial, 1 << cell, kinds) != NOWHERE:
            for beast in trial.hidden:
                if beast.cell == cell and beast not in at.hidden:
                    search.moved(trial, entry, beast, found)
                    break
    return found
