"""The elder: when it wakes, how strong it is, how near it is to its objective. Its deeds: ``procedures/elders.py``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undertow.games.everrain import events as e
from undertow.games.everrain import params
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import NOWHERE
from undertow.games.everrain.cards import elders as c
from undertow.games.everrain.cards.elders import ELDERS
from undertow.games.everrain.chart import ENTRY
from undertow.games.everrain.hexes import TILE_HEXES
from undertow.games.everrain.tiles import TILES
from undertow.kernel.flow import GO

if TYPE_CHECKING:
    from undertow.games.everrain.state import Table


def wake_where_they_meet(table: Table) -> None:
    """It wakes at once when the enemy's marker meets its own, on top of what is going on. rule: progress.8, elders.1"""
    from undertow.games.everrain.procedures.elders import Awakening

    if table.awake or table.enemy < table.elder:
        return
    table.awake = 1
    table.tell(e.ELDER_WOKEN)
    if table.options["house_rules"]:
        for seat, ship in enumerate(table.ships):
            if ship[s.CLUES] > params.HUSHED:  # rule: options.4
                table.tell(e.CLUES_HUSHED, seat, ship[s.CLUES] - params.HUSHED)
                ship[s.CLUES] = params.HUSHED
    table.push(Awakening(0))


def wrath(table: Table) -> int:
    """Dice more, or one fewer, by our addition: as if it woke now. rule: options.5"""
    if not table.options["house_rules"]:
        return 0
    return max(0, table.enemy - table.players) + table.enemy_acts - params.WRATH_LESS


def dice_of(table: Table, kind: int) -> int:
    """What an elder of this kind would roll if it woke now. rule: terms.4, options.2"""
    dice = ELDERS[kind].dice + table.seats + params.ELDER_EASE[table.options["difficulty"]]
    return max(1, dice + wrath(table))


def dice(table: Table) -> int:
    """What it rolls: at least one die. rule: elders.10"""
    beast = table.beast
    base = ELDERS[beast[c.KIND]].dice + table.seats + params.ELDER_EASE[table.options["difficulty"]]
    return max(1, base + beast[c.WRATH] - beast[c.WEAKENED])


def hits_left(table: Table) -> int:
    """Its hit points, less its wounds. rule: elders.2"""
    return params.ELDER_HITS + table.seats - table.beast[c.WOUNDS]


def wound(table: Table, n: int) -> None:
    """Hits; without hit points it has a die fewer for good and is whole again. rule: elders.8, elders.9"""
    beast = table.beast
    table.tell(e.ELDER_HIT, beast[c.KIND], n)
    beast[c.WOUNDS] += n
    if hits_left(table) <= 0:
        beast[c.WOUNDS] = 0
        beast[c.WEAKENED] += 1
        table.tell(e.ELDER_WEAKENED, beast[c.KIND])


def count_loss(table: Table) -> int:
    """A ship is lost: Hundredfathom counts it; for the Unsung it is a verse while no altar is left. rule: elders.17"""
    if not table.beast:
        return GO
    kind = table.beast[c.KIND]
    if kind == c.HUNDREDFATHOM:
        table.beast[c.COUNT] += 1
        table.tell(e.PREY_LOST, kind, table.beast[c.COUNT])
    elif kind == c.UNSUNG and not unsung_altars(table):
        table.beast[c.COUNT] += 1
        table.tell(e.VERSE_SUNG, kind, table.beast[c.COUNT])
    return end_where_it_wins(table)


def left_to_win(table: Table) -> int:
    """How much is missing to its objective: ports, ships, verses. rule: elders.16, elders.17, elders.18"""
    kind = table.beast[c.KIND]
    if kind == c.LANDLORD:
        return len([at for at in table.chart.ports if at != NOWHERE])
    return (params.PREY if kind == c.HUNDREDFATHOM else params.VERSES) - table.beast[c.COUNT]


def end_where_it_wins(table: Table) -> int:
    """With its objective the game is lost. rule: goal.4"""
    if left_to_win(table) > 0:
        return GO
    return table.close(ELDERS[table.beast[c.KIND]].ending, "goal.4")


def is_lost(table: Table, port: int) -> bool:
    """Whether a port was reclaimed. rule: elders.12"""
    tile = [tile.port for tile in TILES].index(port)
    return tile in [table.laid[hexagon // TILE_HEXES * ENTRY] for hexagon in table.reclaimed]


def unsung_altars(table: Table) -> list[int]:
    """Charted altars at which it has not sung."""
    return [altar for altar in table.chart.altars if altar not in table.sung]


def torn_at(table: Table, hexagon: int) -> int:
    """Walls torn down, or notes sung, on a hex."""
    return sum([n for at, n in table.torn if at == hexagon])


def tear(table: Table, hexagon: int) -> int:
    """One more wall or note there; the answer is how many there are."""
    n = torn_at(table, hexagon) + 1
    clear(table, hexagon)
    table.torn.append([hexagon, n])
    return n


def clear(table: Table, hexagon: int) -> None:
    """No walls are torn down there, and no notes sung, any more."""
    table.torn = [mark for mark in table.torn if mark[0] != hexagon]
