"""Altars: whoever comes onto the tile of an active one meets an enemy; on its hex it can be cleansed."""

from __future__ import annotations

from undertow.games.everrain import elders, params
from undertow.games.everrain import events as e
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import NOWHERE
from undertow.games.everrain.cards.crew import AUBRIN
from undertow.games.everrain.cards.enemies import FOES
from undertow.games.everrain.cards.treasures import BELL_TONGUE
from undertow.games.everrain.foes import draw_foe
from undertow.games.everrain.hexes import TILE_HEXES
from undertow.games.everrain.procedures.altar_menu import is_active
from undertow.games.everrain.procedures.deck_enemies import Spawn, spawn
from undertow.games.everrain.state import Table


def stir(table: Table, seat: int, came_from: int) -> None:
    """A ship that comes from outside onto the tile of an active altar meets an enemy. rule: altars.2"""
    here = table.ships[seat][s.HEX] // TILE_HEXES
    if came_from // TILE_HEXES == here:
        return
    for altar in table.chart.altars:
        if altar // TILE_HEXES == here and is_active(table, altar):
            ship = table.ships[seat]
            if s.holds(ship, BELL_TONGUE) and not ship[s.TOLLED]:  # rule: treasures.6
                ship[s.TOLLED] = 1
                table.tell(e.ALTAR_HUSHED, seat)
                return
            table.tell(e.ALTAR_STIRRED, seat)
            spawn(table, seat, params.LAST_ACT)


def cleanse(table: Table, seat: int) -> None:
    """It is cleansed at once; enemies whose acts make up the present one come aboard. rule: altars.3, altars.4"""
    ship = table.ships[seat]
    table.explored.append(ship[s.HEX])
    elders.clear(table, ship[s.HEX])
    table.tell(e.ALTAR_CLEANSED, seat)
    left = table.act
    while left:  # all are drawn before any is placed
        kind = draw_foe(table, left)
        if kind == NOWHERE:
            break
        table.coming.append(kind)
        left -= FOES[kind].act
    table.push(Spawn(seat, int(not s.has_aboard(ship, AUBRIN))))
