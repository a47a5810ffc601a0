"""What guns reach, and which shots a captain may fire."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain import moves as m
from undertow.games.everrain import params
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import FIRE_ORDER, NOWHERE, SLOTS
from undertow.games.everrain.cards import elders as c
from undertow.games.everrain.cards import raiders as r
from undertow.games.everrain.cards.crew import CORVANE
from undertow.games.everrain.cards.guns import BATTERIES, GUNS, MOUNTS, POSTS
from undertow.games.everrain.cards.improvements import POWDER_ROOM
from undertow.games.everrain.hexes import distance
from undertow.games.everrain.sight import is_clear
from undertow.games.everrain.state import Table
from undertow.games.everrain.ways import blocking
from undertow.kernel.decision import Choice, Guard

SEATS: Final = 4  # captains whom a shot can help
ELDER: Final = params.RAIDERS_MOST  # as a target, after the enemy ships


def gun_of(ship: list[int], battery: int) -> int:
    """The gun that is fired there; NOWHERE, if none is mounted that reaches anything from there."""
    gun = s.working(ship, SLOTS + MOUNTS[battery])
    return gun if gun != NOWHERE and GUNS[gun].arcs[battery][0] else NOWHERE


def dice_of(table: Table, seat: int, battery: int, number: int) -> int:
    """Attack dice against an enemy ship or the elder; 0 out of the arc. rule: guns.3, guns.5"""
    return dice_at(table, seat, battery, hex_of(table, number))


def hex_of(table: Table, number: int) -> int:
    """Where an enemy ship is, or the elder. rule: elders.2"""
    return table.beast[c.AT] if number == ELDER else table.raiders[number][r.AT]


def dice_at(table: Table, seat: int, battery: int, hexagon: int) -> int:
    """Attack dice against whatever is on a hex; 0 out of the arc. rule: guns.3"""
    ship, chart = table.ships[seat], table.chart
    here, there = chart.place[ship[s.HEX]], chart.place[hexagon]
    dice = GUNS[gun_of(ship, battery)].arcs[battery][ship[s.HEADING]].get((there[0] - here[0], there[1] - here[1]), 0)
    if not dice:
        return 0
    if any([s.is_board(ship, place, CORVANE) for place in s.in_zone(ship, POSTS[battery])]):
        dice += 1
    if distance(here, there) == 1 and s.is_pair(ship, POWDER_ROOM):
        dice += params.POWDER_DICE
    return dice + ship[s.AIM]


# -- legal shots -------------------------------------------------------------------------------------------------------


def aimed(move: int) -> tuple[int, int]:
    """Battery and target of a shot: an enemy ship, the elder, or in supporting fire a captain."""
    if move >= m.FIRE_ELDER:
        return move - m.FIRE_ELDER, ELDER
    if move >= m.SUPPORT:
        return divmod(move - m.SUPPORT, SEATS)
    return divmod(move - m.FIRE, params.RAIDERS_MOST)


def target_of(table: Table, move: int) -> int:
    """The hex that a shot is aimed at."""
    target = aimed(move)[1]
    return table.ships[target][s.HEX] if m.SUPPORT <= move < m.FIRE_ELDER else hex_of(table, target)


class Shots(Choice):
    """Every gun at every enemy ship. rule: guns.1"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        if not table.raiders:
            return []
        ship = table.ships[seat]
        guns = [battery for battery in range(len(BATTERIES)) if gun_of(ship, battery) != NOWHERE]
        return [m.FIRE + gun * params.RAIDERS_MOST + number for gun in guns for number in range(len(table.raiders))]


class ShotsAtTheElder(Choice):
    """Every gun at the elder. rule: elders.2"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        if not table.beast:
            return []
        ship = table.ships[seat]
        return [m.FIRE_ELDER + gun for gun in range(len(BATTERIES)) if gun_of(ship, gun) != NOWHERE]


class Supports(Choice):
    """Every gun at every other captain's ship with enemies on deck. rule: guns.8"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        beset = [
            other for other, ship in enumerate(table.ships) if other != seat and ship[s.HEX] != NOWHERE and s.foes(ship)
        ]
        if not beset:
            return []
        ship = table.ships[seat]
        guns = [battery for battery in range(len(BATTERIES)) if gun_of(ship, battery) != NOWHERE]
        return [m.SUPPORT + gun * SEATS + other for gun in guns for other in beset]


class NoFireOrder(Guard):
    """No fresh fire order, and no fleeting one."""

    rule = "orders.3"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not s.has_order(table.ships[seat], FIRE_ORDER)


class Unmanned(Guard):
    """Nobody mans the gun's post."""

    rule = "guns.2"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not s.in_zone(table.ships[seat], POSTS[aimed(move)[0]])


class EnemyAtTheGun(Guard):
    """Whoever stands at the gun has an enemy beside them."""

    rule = "zones.4"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return s.is_contested(table.ships[seat], POSTS[aimed(move)[0]])


class GunDestroyed(Guard):
    """The gun's post is destroyed."""

    rule = "zones.5"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not s.is_whole(table.ships[seat], POSTS[aimed(move)[0]])


class OutOfArc(Guard):
    """The gun does not reach that hex."""

    rule = "guns.4"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return dice_at(table, seat, aimed(move)[0], target_of(table, move)) == 0


class OutOfPort(Guard):
    """Nobody fires out of a port."""

    rule = "sight.4"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.in_port(seat)


class IntoAPort(Guard):
    """Nobody fires into a port; an island or an altar shelters nobody. rule: sight.3"""

    rule = "sight.4"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.is_port(target_of(table, move))


class InAStorm(Guard):
    """Under a storm nobody fires or is fired at."""

    rule = "storms.5"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.is_stormy(table.ships[seat][s.HEX]) or table.is_stormy(target_of(table, move))


class OutOfSight(Guard):
    """Something stands in the way; a mortar does not mind."""

    rule = "sight.1"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        ship, target = table.ships[seat], target_of(table, move)
        if GUNS[gun_of(ship, aimed(move)[0])].blind:
            return False
        place = table.chart.place
        return not is_clear(place[ship[s.HEX]], place[target], blocking(table, ship[s.HEX], target))


AT_SEA: Final[list[Guard]] = [
    NoFireOrder(),
    OutOfPort(),
    Unmanned(),
    EnemyAtTheGun(),
    GunDestroyed(),
    OutOfArc(),
    IntoAPort(),
    InAStorm(),
    OutOfSight(),
]
SHOTS: Final = Shots(AT_SEA)
SUPPORTS: Final = Supports(AT_SEA)
AT_THE_ELDER: Final = ShotsAtTheElder(AT_SEA)
