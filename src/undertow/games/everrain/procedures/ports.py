"""A visit to a port: crew go to places, each once; then everybody is below deck again."""

from __future__ import annotations

from typing import ClassVar

from undertow.games.everrain import elders, params, tales
from undertow.games.everrain import events as e
from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import (
    BELOW,
    BUY,
    HIRE,
    HOUSES,
    LISTEN,
    REPAIR,
    REST,
    SELL,
    TREAT,
    UNIVERSITY,
    ZONES,
)
from undertow.games.everrain.cards.crew import AUBRIN, BOARDS
from undertow.games.everrain.cards.stories import BOUND_FOR, fare_of
from undertow.games.everrain.cards.traits import BROODING, EXTROVERTED, GULLIBLE, SAVVY
from undertow.games.everrain.cards.treasures import FIRST_RAIN, LEFT_HAND, STANDARD, TREASURES
from undertow.games.everrain.foes import hits_left, name_of, take_off
from undertow.games.everrain.procedures.port_menu import (
    HAND_IN,
    HEAL,
    MEND,
    PORT,
    clues_wanted,
    listening_costs,
    price_here,
)
from undertow.games.everrain.procedures.relics import turn_back_agenda
from undertow.games.everrain.procedures.tales import Company, Heed, Passengers
from undertow.games.everrain.procedures.treasure_uses import use
from undertow.games.everrain.procedures.upgrades import improve, install, sell_plan, tend
from undertow.games.everrain.state import TREASURE_PILE, Table
from undertow.kernel.flow import DONE, GO, NO_MOVE, OVER, SimpleProcedure, step


class Visit(SimpleProcedure):
    """One ship in one port: what cannot be done is left out. rule: ports.1, rulings.14"""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    seat: int

    @step("ports.1")
    def arrive(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        port = table.chart.port_of[ship[s.HEX]]
        table.tell(e.PORT_REACHED, self.seat, port)
        ship[s.VISITED] |= 1 << port
        ship[s.OWES] = ship[s.USED] = ship[s.DONE] = ship[s.LISTENED] = ship[s.SOLD] = ship[s.SAVVIED] = 0
        for place in s.crew(ship):
            if s.has(ship, place, EXTROVERTED):
                table.calm(self.seat, place, 1)
        ship[s.SAINTLY] = int(s.holds(ship, LEFT_HAND))  # rule: treasures.6
        return self.then(table, Treat(self.seat, 1)) if ship[s.SAINTLY] else self.go_on()

    @step("ports.2")
    def banish_enemies(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        steps = 0
        for foe in s.foes(ship):
            steps += hits_left(ship, foe) - int(s.has_aboard(ship, AUBRIN))
            table.tell(e.FOE_BANISHED, name_of(ship, foe))
            take_off(table, self.seat, foe)
        if steps and table.advance_agenda(steps) == OVER:
            return OVER
        return self.go_on()

    @step("society.3")
    def take_leave_of_passengers(self, table: Table, move: int) -> int:
        if not table.in_port(self.seat):  # the elder that was woken has reclaimed it. rule: elders.14
            return self.go_to("ports.9")
        return self.then(table, Passengers(self.seat))

    @step("ports.3")
    def meet_society(self, table: Table, move: int) -> int:
        if not table.in_port(self.seat):
            return self.go_to("ports.9")
        return self.then(table, Company(self.seat))

    @step("ports.4")
    def send_crew_to_places(self, table: Table, move: int) -> int:
        if not table.in_port(self.seat):  # ship or port was lost to what a card brought
            return self.go_on()
        if move == NO_MOVE:
            return table.ask(self.seat, PORT)
        if move == m.LEAVE:
            return self.go_on()
        self.serve(table, move)
        return GO

    def serve(self, table: Table, move: int) -> None:
        """Carry out one answer of the menu."""
        seat, ship = self.seat, table.ships[self.seat]
        if move < m.AGAIN:
            board, house = divmod(move - m.VISIT, len(HOUSES))
            self.enter(table, s.member_of(ship, board), house)
        elif move < m.SELL:
            listen(table, seat)
        elif move < m.HIRE:
            sell(table, seat, move - m.SELL)
        elif move < m.BUY:
            hire(table, seat, move - m.HIRE)
        elif move < m.DISMISS:
            buy(table, seat, move - m.BUY)
        elif move == m.HEED:
            table.push(Heed(seat, tales.at(table, tales.OPEN)[0]))
        elif move >= m.PUT_ASHORE:
            card = tales.passengers(table, seat)[move - m.PUT_ASHORE]
            table.tell(e.PASSENGER_LEFT, seat, card)
            tales.lay_down(table, card)
            if elders.is_lost(table, BOUND_FOR[card]):  # rule: elders.15
                ship[s.COINS] += fare_of(card) // 2
                table.tell(e.COINS_GAINED, seat, fare_of(card) // 2)
        elif m.USE <= move < m.IMPROVE:
            use(table, seat, move - m.USE)
        elif move >= m.SELL_PLAN:
            sell_plan(table, seat, move - m.SELL_PLAN)
        elif move >= m.INSTALL:
            install(table, seat, move - m.INSTALL)
        elif move >= m.IMPROVE:
            improve(table, seat, move - m.IMPROVE)
        else:
            table.tell(e.DISMISSED, seat, move - m.DISMISS)
            table.let_go(seat, s.member_of(ship, move - m.DISMISS))

    def enter(self, table: Table, place: int, house: int) -> None:
        """A member goes to a place; what needs no further answer is done at once. rule: ports.4"""
        seat, ship = self.seat, table.ships[self.seat]
        s.go_ashore(ship, place, house)
        table.tell(e.PLACE_VISITED, seat, ship[place], house)
        if house == UNIVERSITY:
            ship[s.WANTED] = clues_wanted(ship, place)
            table.push(HandIn(seat))
        elif house == REST:
            rest(table, seat, place)
        elif house == LISTEN:
            listen(table, seat)
        elif house == REPAIR:
            table.push(Repair(seat, params.REPAIRED))
        elif house == TREAT:
            s.pay(ship, params.TREAT_COINS)
            table.push(Treat(seat, params.TREATED))

    @step("ports.9")
    def leave(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        ship[s.SAINTLY] = 0
        for card in tales.at(table, tales.OPEN):  # left lying there. rule: society.1
            tales.lay_down(table, card)
        for place in s.crew(ship):
            ship[place + s.SPOT] = BELOW
            ship[place + s.PLACE] = 0
        if table.in_port(self.seat):
            table.tell(e.PORT_LEFT, self.seat, table.chart.port_of[ship[s.HEX]])
        return DONE


class HandIn(SimpleProcedure):
    """Clues for the University, in clues or in treasures that count as such; a surplus is lost. rule: ports.10"""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    seat: int

    @step("ports.10")
    def hand_in(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        if move == NO_MOVE:
            return table.ask(self.seat, HAND_IN)
        if move == m.HAND_CLUES:
            table.tell(e.CLUES_HANDED_IN, self.seat, ship[s.WANTED])
            ship[s.CLUES] -= ship[s.WANTED]
            ship[s.WANTED] = 0
            return self.go_on()
        card = move - m.HAND_IN
        s.unstow(ship, card)
        table.discards[TREASURE_PILE].append(card)
        table.tell(e.TREASURE_HANDED_IN, self.seat, card)
        if card == FIRST_RAIN:  # rule: treasures.6
            turn_back_agenda(table, params.RELIC_AGENDA)
        ship[s.WANTED] = max(0, ship[s.WANTED] - TREASURES[card].clues)  # rule: progress.4
        return GO if ship[s.WANTED] else self.go_on()

    @step("progress.2")
    def advance(self, table: Table, move: int) -> int:
        return OVER if table.advance_players(self.seat) == OVER else DONE


class Repair(SimpleProcedure):
    """Up to three posts, as many as can be paid; which ones is asked only if not all are. rule: ports.12, damage.5"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    seat: int
    left: int

    @step("ports.12")
    def restore(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        broken = [zone for zone in range(ZONES) if not s.is_whole(ship, zone)]
        many = min(self.left, s.purse(ship) // params.REPAIR_COINS)
        if not broken or not many:
            return DONE
        if move == NO_MOVE and len(broken) > many:
            return table.ask(self.seat, MEND)
        zone = broken[0] if move == NO_MOVE else move - m.MEND
        self.left -= 1
        s.pay(ship, params.REPAIR_COINS)
        ship[s.POSTS] |= 1 << zone
        table.tell(e.POST_REPAIRED, self.seat, zone)
        return GO


class Treat(SimpleProcedure):
    """Up to two wounds; whose is asked only if not all are healed. rule: ports.14"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    seat: int
    left: int

    @step("ports.14")
    def heal(self, table: Table, move: int) -> int:
        tended = tend(table, self.seat, s.crew(table.ships[self.seat]), self.left, HEAL, move)
        if tended == GO:
            self.left -= 1
        return tended


def rest(table: Table, seat: int, place: int) -> None:
    """This member sheds all stress, every other some. rule: ports.11"""
    ship = table.ships[seat]
    s.pay(ship, params.REST_COINS)
    table.tell(e.RESTED, seat, ship[place])
    for other in s.crew(ship):
        shed = ship[other + s.STRESS] if other == place else params.REST_OTHERS
        table.calm(seat, other, min(shed, params.BROODING_REST) if s.has(ship, other, BROODING) else shed)


def listen(table: Table, seat: int) -> None:
    """Coins for a clue. rule: ports.11"""
    ship = table.ships[seat]
    price = s.pay(ship, listening_costs(table, seat, s.at_house(ship, LISTEN)))
    ship[s.CLUES] += 1
    ship[s.LISTENED] += 1
    table.tell(e.LISTENED, seat, price)


def sell(table: Table, seat: int, card: int) -> None:
    """A treasure for its price here. rule: ports.13, treasures.4"""
    ship = table.ships[seat]
    price = price_here(table, seat, card)
    seller = s.at_house(ship, SELL)
    if s.has(ship, seller, SAVVY) and (ship[s.SOLD] or not s.has(ship, seller, GULLIBLE)):
        ship[s.SAVVIED] = 1
    ship[s.COINS] += price
    ship[s.SOLD] += 1
    s.unstow(ship, card)
    table.discards[TREASURE_PILE].append(card)
    table.tell(e.SOLD, seat, card, price)
    table.refill()


def hire(table: Table, seat: int, board: int) -> None:
    """A new member for the wage. rule: crew.3"""
    ship = table.ships[seat]
    wage = s.pay(ship, BOARDS[board].wage)
    ship[s.DONE] |= 1 << HIRE
    table.crew_row.remove(board)
    table.tell(e.HIRED, seat, board, wage)
    table.sign_on(seat, board)
    table.refill()


def buy(table: Table, seat: int, card: int) -> None:
    """A treasure at its standard price. rule: ports.13"""
    ship = table.ships[seat]
    price = s.pay(ship, TREASURES[card].prices[STANDARD])
    ship[s.DONE] |= 1 << BUY
    table.market.remove(card)
    s.stow(ship, card)
    table.tell(e.BOUGHT, seat, card, price)
    table.refill()
