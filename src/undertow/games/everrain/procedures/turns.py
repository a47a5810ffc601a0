"""A captain's turn: return after a loss, a visit that is owed, orders in any order, the end of the turn."""

from __future__ import annotations

from typing import ClassVar

from undertow.games.everrain import events as e
from undertow.games.everrain import moves as m
from undertow.games.everrain import params
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import CREW_ORDER, NAVIGATION_ORDER, NOWHERE, SPOTS, WHOLE
from undertow.games.everrain.cards.crew import TEASEL
from undertow.games.everrain.cards.raiders import AT, KIND, RAIDERS
from undertow.games.everrain.cards.traits import HARDY, QUEASY
from undertow.games.everrain.cards.treasures import COMPASS, TREASURES
from undertow.games.everrain.legal import FREE_WITH, RETURN, SOOTHE, TURN, over_the_limit
from undertow.games.everrain.procedures.altars import cleanse
from undertow.games.everrain.procedures.boarding import board
from undertow.games.everrain.procedures.frays import begin
from undertow.games.everrain.procedures.gun_menu import aimed
from undertow.games.everrain.procedures.guns import Shot
from undertow.games.everrain.procedures.journeys import set_out
from undertow.games.everrain.procedures.losses import Sinking
from undertow.games.everrain.procedures.ports import Visit
from undertow.games.everrain.procedures.support import Support
from undertow.games.everrain.procedures.tales import Expedition, SeaEvent
from undertow.games.everrain.procedures.trade import Trade
from undertow.games.everrain.procedures.travel import FreeTile, Sail
from undertow.games.everrain.procedures.treasure_uses import use
from undertow.games.everrain.procedures.upgrades import activate, heal, nurse_all, scrap
from undertow.games.everrain.procedures.wrecks import Looting
from undertow.games.everrain.reach import is_smoothed, points_of_an_order
from undertow.games.everrain.state import Table
from undertow.kernel.flow import ASK, DONE, GO, NO_MOVE, Procedure, step

VOICE_USED = 9  # of ``ship.ECHO``


class Turn(Procedure):
    """One captain's turn. rule: round.5"""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> Procedure:
        return Turn(self.seat).at_the_step_of(self)

    @step("round.5")
    def begin(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        ship[s.VISITED] = ship[s.HASTE] = ship[s.ECHO] = ship[s.TRADED] = ship[s.AIM] = ship[s.SHELTERED] = 0
        ship[s.GRAPPLE] = 0
        table.tell(e.TURN_BEGUN, self.seat)
        return self.go_on()

    @step("loss.10")
    def return_to_a_port(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        if ship[s.WRECK] == NOWHERE:
            return self.go_on()
        move = table.settle(self.seat, RETURN, move)
        if move == NO_MOVE:
            return ASK
        port = move - m.RETURN
        ship[s.HEX], ship[s.WRECK], ship[s.OWES] = table.chart.ports[port], NOWHERE, 1
        ship[s.POSTS] = WHOLE  # rule: loss.11
        ship[s.COINS] = params.RETURN_COINS
        table.tell(e.SHIP_RETURNED, self.seat, port)
        table.sign_on(self.seat, table.draw_deckhand())
        return self.go_on()

    @step("rulings.31")
    def make_the_visit_that_is_owed(self, table: Table, move: int) -> int:
        if table.ships[self.seat][s.OWES] and not table.in_port(self.seat):  # rule: rulings.11
            table.ships[self.seat][s.OWES] = 0
        if table.ships[self.seat][s.OWES]:  # every captain's first turn begins with one, too. rule: setup.4
            return self.then(table, Visit(self.seat))
        return self.go_on()

    @step("setup.4")
    def lay_the_free_tile(self, table: Table, move: int) -> int:
        if table.free_tile:
            table.free_tile = 0
            return self.then(table, FreeTile(self.seat))
        return self.go_on()

    @step("round.6")
    def give_orders(self, table: Table, move: int) -> int:
        if table.ships[self.seat][s.HEX] == NOWHERE:  # lost under way. rule: rulings.16
            return DONE
        if move == NO_MOVE:
            return table.ask(self.seat, TURN)  # as long as there is anything to do, or to keep. rule: orders.2
        ship = table.ships[self.seat]  # what is no order of its own costs none. rule: orders.9
        if move >= m.NAVIGATE and move != m.FLEETING and ship[s.ECHO] in FREE_WITH:
            ship[s.ECHO] = VOICE_USED  # the second member goes at once or not at all. rule: round.6
        if move == m.END:
            return self.go_on()
        if move == m.FLEETING:
            ship[s.HASTE] = 1
        elif move == m.NAVIGATE:
            navigate(table, self.seat)
        elif move == m.CLEANSE:
            cleanse(table, self.seat)
        elif move == m.JOURNEY:
            set_out(table, self.seat)
        elif move == m.LAND:
            table.push(Expedition(self.seat))
        elif m.BOARD <= move < m.BOARD + params.RAIDERS_MOST:
            board(table, self.seat, move - m.BOARD)
        elif m.USE <= move < m.USE + len(TREASURES):
            use(table, self.seat, move - m.USE)
        elif move == m.LOOT:
            table.tell(e.WRECK_LOOTED, self.seat)
            table.push(Looting(self.seat))
        elif m.FIRE_ELDER <= move < m.PUT_OUT:
            table.push(Shot(self.seat, *aimed(move)))
        elif move >= m.SUPPORT:
            table.push(Support(self.seat, *aimed(move)))
        elif m.SCRAP <= move < m.WITHOUT:
            scrap(table, self.seat, move - m.SCRAP)
        elif move >= m.FIRE:
            table.push(Shot(self.seat, *aimed(move)))
        elif move >= m.TRADE:
            table.push(Trade(self.seat, move - m.TRADE))
        else:
            name, spot = divmod(move - m.SEND, SPOTS)
            send(table, self.seat, s.member_of(ship, name), spot)
        return GO

    @step("turn_end.1")
    def stress_at_sea(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        if not table.at_sea(self.seat):
            return self.go_on()
        for place in s.crew(ship):
            if s.on_deck(ship, place) and not s.has(ship, place, HARDY):
                table.stress(self.seat, place, 2 if s.has(ship, place, QUEASY) else 1)
        if table.bury(self.seat):
            return self.go_on()
        table.push(Sinking(self.seat, 0))
        return DONE  # rule: rulings.16

    @step("turn_end.2")
    def meet_the_sea(self, table: Table, move: int) -> int:
        """A sea event, unless an enemy is near or aboard. rule: rulings.10"""
        ship = table.ships[self.seat]
        if ship[s.HEX] == NOWHERE or not table.at_sea(self.seat) or s.foes(ship) or is_hunted(table, self.seat):
            return self.go_on()
        return self.then(table, SeaEvent(self.seat))

    @step("turn_end.3")
    def recover(self, table: Table, move: int) -> int:
        move = table.settle(self.seat, SOOTHE, move)
        if move == NO_MOVE:
            return ASK
        if move >= 0:
            ship = table.ships[self.seat]
            board = move - m.SOOTHE if move >= m.SOOTHE else move - m.HEAL
            table.tell(e.SOOTHED, self.seat, board)
            if move >= m.SOOTHE:
                table.calm(self.seat, s.member_of(ship, board), 1)
            else:
                heal(table, self.seat, s.member_of(ship, board))
        nurse_all(table, self.seat)
        return self.go_on()

    @step("options.3")
    def keep_at_most_seven_clues(self, table: Table, move: int) -> int:
        lost = over_the_limit(table, self.seat)
        if lost and table.ships[self.seat][s.HEX] != NOWHERE:  # else it was lost at sea. rule: rulings.16
            table.ships[self.seat][s.CLUES] -= lost
            table.tell(e.CLUES_LOST, self.seat, lost)
        return self.go_on()


def is_hunted(table: Table, seat: int) -> bool:
    """Whether an enemy ship has this one in its engagement range; sight does not matter. rule: rulings.10"""
    at = table.ships[seat][s.HEX]
    return any([table.chart.apart(raider[AT], at) <= RAIDERS[raider[KIND]].reach for raider in table.raiders])


def send(table: Table, seat: int, place: int, spot: int) -> None:
    """A crew order moves one member; with Teasel on deck a second one goes with it, once a turn. rule: orders.5"""
    ship = table.ships[seat]
    number = s.AT.index(place) + 1
    if ship[s.ECHO] in FREE_WITH and ship[s.ECHO] != number:
        ship[s.ECHO] = VOICE_USED
    else:
        teasel = s.member_of(ship, TEASEL)
        heard = teasel != NOWHERE and s.is_board(ship, teasel, TEASEL) and s.on_deck(ship, teasel) and not ship[s.ECHO]
        ship[s.ECHO] = number if heard else VOICE_USED if ship[s.ECHO] else 0
        s.issue(ship, CREW_ORDER)  # be it on the same deck. rule: orders.1, orders.6
    ship[place + s.SPOT] = spot
    table.tell(e.CREW_SENT, seat, ship[place], spot)
    if s.foes_in(ship, spot):  # rule: fray.1, fray.2
        begin(table, seat, spot)
    activate(table, seat, place)


def navigate(table: Table, seat: int) -> None:
    """A navigation order: a point, and more for each navigation post that is manned. rule: travel.1"""
    ship = table.ships[seat]
    s.issue(ship, NAVIGATION_ORDER)
    ship[s.POINTS] = points_of_an_order(table, seat)
    ship[s.SMOOTH] = int(is_smoothed(table, seat))
    ship[s.FREE_TURN] = int(s.holds(ship, COMPASS))  # rule: treasures.6
    ship[s.FACED] = 0
    table.tell(e.POINTS_GAINED, seat, ship[s.POINTS])
    table.push(Sail(seat))
