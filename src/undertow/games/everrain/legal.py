"""What a captain may answer in a turn and at the helm: candidates, and one guard per prohibition."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain import moves as m
from undertow.games.everrain import params
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import (
    BELOW,
    CREW_ORDER,
    FIRST_SLOT,
    NAVIGATION_ORDER,
    NEST,
    NOWHERE,
    RENEWALS,
    SLOTS,
    SPOTS,
    ZONES,
)
from undertow.games.everrain.cards.crew import NACHT
from undertow.games.everrain.chart import UNCHARTED
from undertow.games.everrain.hexes import SIDES, STORMS, THIRDS, Place, distance, slot_beside, slot_of, step_from
from undertow.games.everrain.procedures.altar_menu import CLEANSE
from undertow.games.everrain.procedures.boarding_menu import BOARD
from undertow.games.everrain.procedures.gun_menu import AT_THE_ELDER, SHOTS, SUPPORTS
from undertow.games.everrain.procedures.journey_menu import JOURNEY
from undertow.games.everrain.procedures.tale_menu import LANDING
from undertow.games.everrain.procedures.treasure_menu import USE
from undertow.games.everrain.procedures.upgrade_menu import SCRAP, Fatigued, below, would_activate
from undertow.games.everrain.procedures.wreck_menu import LOOT
from undertow.games.everrain.state import Table, storm_hexes
from undertow.kernel.decision import Choice, Guard, Only, Question

REACHABLE: Final = (*range(ZONES), *range(FIRST_SLOT, FIRST_SLOT + SLOTS), BELOW)  # where a crew order can lead
FREE_WITH: Final = range(1, params.CREW_MOST + 1)  # values of ``ECHO`` with which a second member goes free


# -- renewal -----------------------------------------------------------------------------------------------------------


class Renewals(Choice):
    """Three of the issued orders. rule: round.2"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        issued = table.ships[seat][s.ISSUED : s.ISSUED + 3]
        return [
            m.RENEW + number
            for number, (crew, steer, fire) in enumerate(RENEWALS)
            if crew <= issued[0] and steer <= issued[1] and fire <= issued[2]
        ]


# -- the turn ----------------------------------------------------------------------------------------------------------


class Sends(Choice):
    """A crew member to a zone of the deck or a place below. rule: orders.5"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = table.ships[seat]
        found: list[int] = []
        for board, place in sorted([(ship[place], place) for place in s.crew(ship)]):
            first = m.SEND + board * SPOTS
            at = ship[place + s.SPOT]
            stays = would_activate(table, seat, place) or s.foes_in(ship, at)  # rule: upgrades.11, fray.2
            found += [first + spot for spot in REACHABLE if spot != at or stays]
        return found


class NoCrewOrder(Guard):
    """No fresh crew order, and no fleeting one; Teasel's voice moves a second member with the first one's order."""

    rule = "orders.3"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        ship = table.ships[seat]
        if s.has_order(ship, CREW_ORDER):
            return False
        if ship[s.ECHO] not in FREE_WITH:
            return True
        return s.AT[ship[s.ECHO] - 1] == s.member_of(ship, (move - m.SEND) // SPOTS)

    def allowed(self, table: Table, seat: int, moves: list[int]) -> list[int]:
        """All of them, where there is an order; none, where nobody goes free."""
        ship = table.ships[seat]
        if s.has_order(ship, CREW_ORDER):
            return moves
        return super().allowed(table, seat, moves) if ship[s.ECHO] in FREE_WITH else []


class ZoneFull(Guard):
    """Three miniatures to a zone."""

    rule = "zones.2"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        board, spot = divmod(move - m.SEND, SPOTS)
        ship = table.ships[seat]
        if spot >= ZONES or ship[s.member_of(ship, board) + s.SPOT] == spot:  # who stays needs no room
            return False
        return s.room_in(ship, spot) <= 0

    def allowed(self, table: Table, seat: int, moves: list[int]) -> list[int]:
        """All of them, where no zone is full."""
        ship = table.ships[seat]
        if len(ship) > s.LENGTH:
            return super().allowed(table, seat, moves)
        spots = [ship[place + s.SPOT] for place in s.crew(ship)]
        if any([spot < ZONES and spots.count(spot) >= params.ZONE_ROOM for spot in spots]):
            return super().allowed(table, seat, moves)
        return moves


class SpaceTaken(Guard):
    """An effect space holds one member; boats as many as they say."""

    rule = "zones.8"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        board, spot = divmod(move - m.SEND, SPOTS)
        ship = table.ships[seat]
        if not FIRST_SLOT <= spot < BELOW:
            return False  # any number may stand there
        others = [place for place in s.in_zone(ship, spot) if ship[place] != board]
        return len(others) >= s.space_in(ship, spot)

    def allowed(self, table: Table, seat: int, moves: list[int]) -> list[int]:
        """All of them, where nobody stands in a slot."""
        ship = table.ships[seat]
        if any([FIRST_SLOT <= ship[place + s.SPOT] < BELOW for place in s.crew(ship)]):
            return super().allowed(table, seat, moves)
        return moves


class NoNavigationOrder(Guard):
    """No fresh navigation order, and no fleeting one."""

    rule = "orders.3"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not s.has_order(table.ships[seat], NAVIGATION_ORDER)


class Hastening(Choice):
    """The next order shall be a fleeting one, though another would do. rule: orders.7"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = table.ships[seat]
        spare = ship[s.FRESH + 3] and not ship[s.HASTE] and any(ship[s.FRESH : s.FRESH + 3])
        return [m.FLEETING] if spare else []


class Partners(Choice):
    """Captains whose ships are beside this one, or in the same port. rule: trade.1, rulings.26"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        here = table.ships[seat][s.HEX]
        return [
            m.TRADE + other
            for other, ship in enumerate(table.ships)
            if other != seat and ship[s.HEX] != NOWHERE and table.chart.apart(here, ship[s.HEX]) <= 1
        ]


class TradedAlready(Guard):
    """Two ships trade once in a turn."""

    rule = "rulings.26"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.ships[seat][s.TRADED] >> (move - m.TRADE) & 1 == 1


def over_the_limit(table: Table, seat: int) -> int:
    """Clues that a captain would lose by ending the turn now. rule: options.3"""
    return max(0, table.ships[seat][s.CLUES] - params.CLUE_LIMIT) if table.options["house_rules"] else 0


class TurnQuestion(Question):
    """What a captain does: whoever ends the turn hears before what is lost by it."""

    def details(self, table: Table, seat: int) -> dict[str, int]:
        return {"lost": over_the_limit(table, seat)}


RENEW: Final = Question("renew", "round.2", [Renewals()], settles=True)
TURN: Final = TurnQuestion(
    "turn",
    "round.6",
    [
        Sends([NoCrewOrder(), ZoneFull(), SpaceTaken(), Fatigued()]),
        Only([m.NAVIGATE], [NoNavigationOrder()]),
        Hastening(),
        Only([m.END]),
        Partners([TradedAlready()]),
        SHOTS,
        LOOT,
        CLEANSE,
        BOARD,
        USE,
        SCRAP,
        SUPPORTS,
        LANDING,
        AT_THE_ELDER,
        JOURNEY,
    ],
    settles=True,
    kind="turn",
)

# -- the helm ----------------------------------------------------------------------------------------------------------


def cost_at(table: Table, seat: int) -> int:
    """What the next thing costs where the ship is. rule: travel.7"""
    ship = table.ships[seat]
    return 2 if table.is_rough(ship[s.HEX]) and not ship[s.SMOOTH] else 1


def can_get_off(table: Table, seat: int, hexagon: int, heading: int, points: int) -> bool:
    """Whether the points take the ship from a hex that it may not stop on to one where it may. rule: travel.10"""
    if not table.is_taken(seat, hexagon):
        return True
    price = 2 if table.is_rough(hexagon) else 1
    for side in range(SIDES):
        there = table.chart.next[hexagon * SIDES + side]
        left = points - (min((side - heading) % SIDES, (heading - side) % SIDES) + 1) * price
        if there != UNCHARTED and left >= 0 and can_get_off(table, seat, there, side, left):
            return True  # be it over other ships
    return False


class Headings(Choice):
    """The free facing of a ship in port, once before each point is spent. rule: travel.8"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = table.ships[seat]
        if not table.in_port(seat) or ship[s.FACED]:
            return []
        return [m.FACE + side for side in range(SIDES) if side != ship[s.HEADING]]


class TooFewPoints(Guard):
    """Everything costs a point, on rough sea two."""

    rule = "travel.7"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return cost_at(table, seat) > table.ships[seat][s.POINTS]


class EndOfChart(Guard):
    """A ship sails as far as the chart goes."""

    rule = "travel.4"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return ahead_of(table, seat) == UNCHARTED


class StopsOnAShip(Guard):
    """What would leave the ship without the points to get off another ship's hex."""

    rule = "travel.10"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        ship = table.ships[seat]
        hexagon, heading, points = ship[s.HEX], ship[s.HEADING], ship[s.POINTS] - cost_at(table, seat)
        if move == m.STOP:
            return table.is_taken(seat, hexagon)
        if move == m.AHEAD:
            hexagon = ahead_of(table, seat)
            if hexagon == UNCHARTED:
                return False
        elif move != m.LAY:
            points += cost_at(table, seat) if ship[s.FREE_TURN] else 0
            heading = (heading + (1 if move == m.RIGHT else SIDES - 1)) % SIDES
        return not can_get_off(table, seat, hexagon, heading, points)


class NoEdgeAhead(Guard):
    """A tile is laid where the ship faces the edge of the chart."""

    rule = "travel.5"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return ahead_of(table, seat) != UNCHARTED


class UnderAStorm(Guard):
    """Under a storm no tile is laid."""

    rule = "storms.5"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.is_stormy(table.ships[seat][s.HEX])


class NestEmpty(Guard):
    """Without somebody in the crow's nest no tile is laid."""

    rule = "travel.6"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not s.in_zone(table.ships[seat], NEST)


class EnemyInTheNest(Guard):
    """Whoever is in the crow's nest has an enemy beside them."""

    rule = "zones.4"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return s.is_contested(table.ships[seat], NEST)


class NestDestroyed(Guard):
    """The post of the crow's nest is destroyed."""

    rule = "zones.5"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not s.is_whole(table.ships[seat], NEST)


class NoTileOfThisAct(Guard):
    """Only tiles of the present and of past acts are laid."""

    rule = "chart.2"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not table.may_lay()


def ahead_of(table: Table, seat: int) -> int:
    """The hex before the bow."""
    ship = table.ships[seat]
    return table.chart.next[ship[s.HEX] * SIDES + ship[s.HEADING]]


STEER: Final = Question(
    "steer",
    "travel.1",
    [
        Headings(),
        Only([m.LEFT, m.RIGHT], [TooFewPoints(), StopsOnAShip()]),
        Only([m.AHEAD], [TooFewPoints(), EndOfChart(), StopsOnAShip()]),
        Only(
            [m.LAY],
            [
                TooFewPoints(),
                NoEdgeAhead(),
                NestEmpty(),
                EnemyInTheNest(),
                NestDestroyed(),
                NoTileOfThisAct(),
                UnderAStorm(),
                StopsOnAShip(),
            ],
        ),
        Only([m.STOP], [StopsOnAShip()]),
    ],
    settles=True,
    kind="turn",
    follows="turn",  # an order to sail and its course are one click
)

# -- a new tile --------------------------------------------------------------------------------------------------------


class TilesSeen(Choice):
    """Which of two tiles that were seen is laid."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.TOP + tile for tile in sorted(table.ahead[:2])]


class FreeSlots(Choice):
    """Free slots that touch the ship's tile, and how the new one lies there. rule: setup.4"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        here = slot_of(table.chart.place[table.ships[seat][s.HEX]])
        found: list[int] = []
        for side in range(SIDES):
            if slot_beside(here, side) not in table.chart.slots:
                found += [m.LAY_AT + side * THIRDS + rotation for rotation in range(THIRDS)]
        return found


WHICH_TILE: Final = Question("which_tile", "chart.4", [TilesSeen()], settles=True)
ROTATE: Final = Question("rotate", "chart.4", [Only([m.ROTATE + rotation for rotation in range(THIRDS)])])
FREE_TILE: Final = Question("free_tile", "setup.4", [FreeSlots()])

# -- storms ------------------------------------------------------------------------------------------------------------


def heart_of(table: Table, seat: int) -> Place:
    """Where the first player's ship is, or its wreck. rule: rulings.9"""
    ship = table.ships[seat]
    return table.chart.place[ship[s.HEX] if ship[s.HEX] != NOWHERE else ship[s.WRECK]]


def away_from(table: Table, seat: int, storm: list[int]) -> int:
    """How far a storm's nearest hex is from that ship."""
    heart = heart_of(table, seat)
    return min([distance(place, heart) for place in storm_hexes(storm)])


class StormPlaces(Choice):
    """All ways in which a storm of the new act's size covers the first player's ship. rule: storms.7"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        size = table.act + 1
        return [m.STORM_PLACE + number for number in range(size * len(STORMS[size]))]


class StepsToward(Choice):
    """The steps that bring a storm nearest to the first player's ship. rule: storms.2"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        size, way, q, r = table.storms[table.drifting]
        far = [away_from(table, seat, [size, way, *step_from((q, r), side)]) for side in range(SIDES)]
        return [m.STORM_STEP + side for side in range(SIDES) if far[side] == min(far)]


STORM_PLACE: Final = Question("storm_place", "storms.7", [StormPlaces()])
STORM_TOWARD: Final = Question("storm_toward", "storms.2", [StepsToward()], settles=True)
STORM_DRIFT: Final = Question("storm_drift", "storms.3", [Only([m.STORM_STEP + side for side in range(SIDES)])])

# -- losses and recovery -----------------------------------------------------------------------------------------------


class Unpaid(Choice):
    """Members whose wage there are coins for. rule: rulings.19"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = table.ships[seat]
        owed = [ship[place] for place in s.crew(ship) if not s.is_paid(ship, place)]
        return [m.PAY + board for board in sorted(owed)]


class TooDear(Guard):
    """A wage that there are not coins enough for."""

    rule = "wages.2"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        ship = table.ships[seat]
        return s.wage(ship, s.member_of(ship, move - m.PAY)) > ship[s.COINS]


class Held(Choice):
    """One of the treasures in the hold. rule: loss.5"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.KEEP + card for card in sorted(s.held(table.ships[seat]))]


class NearestPorts(Choice):
    """The charted ports nearest to the wreck. rule: loss.10, rulings.27"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        chart, wreck = table.chart, table.ships[seat][s.WRECK]
        away = {port: chart.apart(at, wreck) for port, at in enumerate(chart.ports) if at != NOWHERE}
        return [m.RETURN + port for port, far in away.items() if far == min(away.values())]


class Weary(Choice):
    """Others below deck who carry stress or wounds, while Nacht is there, too."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = table.ships[seat]
        if not any([s.is_board(ship, place, NACHT) for place in below(ship)]):
            return []
        others = [place for place in below(ship) if ship[place] != NACHT]
        weary = [m.SOOTHE + ship[place] for place in others if ship[place + s.STRESS]]
        return sorted([*weary, *[m.HEAL + ship[place] for place in others if ship[place + s.WOUNDS]]])


TOKEN: Final = Question("token", "acts.3", [Only([m.TOKEN + kind for kind in range(4)])])
WAGES: Final = Question("wages", "rulings.19", [Unpaid([TooDear()])], settles=True, kind="payment")
KEEP: Final = Question("keep", "loss.5", [Held()], settles=True)
RETURN: Final = Question("return", "loss.10", [NearestPorts()], settles=True)
SOOTHE: Final = Question("soothe", "turn_end.3", [Weary()], settles=True)
