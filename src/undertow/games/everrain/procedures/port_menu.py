"""What a captain may answer in port: one menu for the whole visit, and what is handed in."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain import elders, params, tales
from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import (
    BUY,
    HIRE,
    HOUSES,
    IMPROVE,
    INSTALL,
    LISTEN,
    NOWHERE,
    OPEN_HOUSES,
    REPAIR,
    REST,
    SELL,
    TREAT,
    UNIVERSITY,
    WHOLE,
    ZONES,
)
from undertow.games.everrain.cards.crew import BOARDS, FERROW
from undertow.games.everrain.cards.improvements import ORLOP
from undertow.games.everrain.cards.traits import ASTUTE, GULLIBLE, SAVVY, SLOW
from undertow.games.everrain.cards.treasures import COMMODITY, HIGH, LOW, TREASURES
from undertow.games.everrain.procedures.tale_menu import free_envoys, needs_envoy
from undertow.games.everrain.procedures.treasure_menu import CrewAshore, Useful
from undertow.games.everrain.procedures.upgrade_menu import SHIPYARD
from undertow.games.everrain.state import Table
from undertow.kernel.decision import Choice, Guard, Only, Question

FLAT_PRICES: Final = {REST: params.REST_COINS, REPAIR: params.REPAIR_COINS, TREAT: params.TREAT_COINS}

# -- figures -----------------------------------------------------------------------------------------------------------


def clues_wanted(ship: list[int], place: int) -> int:
    """What a member hands in at the University. rule: ports.10"""
    more = 1 if s.has(ship, place, SLOW) else 0
    return params.CLUES_A_STEP + more - (1 if s.has(ship, place, ASTUTE) else 0)


def clues_worth(ship: list[int]) -> int:
    """All clues aboard, treasures that count as clues included. rule: treasures.3"""
    return ship[s.CLUES] + sum([TREASURES[card].clues for card in s.held(ship)])


def listening_costs(table: Table, seat: int, place: int) -> int:
    """The price of the next clue. rule: ports.11, options.2, options.6"""
    ship = table.ships[seat]
    price = params.LISTEN_COINS
    if table.options["house_rules"]:
        price = params.LISTEN_HOUSE + ship[s.LISTENED]
    price += params.LISTEN_EASE[table.options["difficulty"]]
    return price - (1 if s.is_board(ship, place, FERROW) else 0)


def price_here(table: Table, seat: int, card: int) -> int:
    """What a treasure brings in this port by the member who sells. rule: treasures.4"""
    ship = table.ships[seat]
    port = table.chart.port_of[ship[s.HEX]]
    seller = s.at_house(ship, SELL)
    treasure = TREASURES[card]
    more = params.ORLOPS_PRICE if treasure.sort == COMMODITY and s.is_pair(ship, ORLOP) else 0
    if s.has(ship, seller, GULLIBLE) and not ship[s.SOLD]:
        return treasure.prices[LOW] + more
    if s.has(ship, seller, SAVVY) and not ship[s.SAVVIED]:
        return treasure.prices[HIGH] + more
    step = 1 if s.is_board(ship, seller, FERROW) and not ship[s.SOLD] else 0
    if treasure.level[port] == LOW and elders.is_lost(table, treasure.level.index(HIGH)):  # rule: elders.15
        step += 1
    return treasure.price(port, step) + more


# -- the menu ----------------------------------------------------------------------------------------------------------


class Visits(Choice):
    """A member to a place of the port, new ones, too. rule: ports.4, crew.5"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = table.ships[seat]
        aboard = sorted([ship[place] for place in s.crew(ship)])
        return [m.VISIT + board * len(HOUSES) + house for board in aboard for house in OPEN_HOUSES]


class BeenAshore(Guard):
    """Each member uses one place only."""

    rule = "ports.7"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        ship = table.ships[seat]
        return ship[s.member_of(ship, (move - m.VISIT) // len(HOUSES)) + s.PLACE] > 0


class PlaceTaken(Guard):
    """A place is used by one member, once in a visit."""

    rule = "ports.5"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.ships[seat][s.USED] >> (move - m.VISIT) % len(HOUSES) & 1 == 1


class TooFewClues(Guard):
    """Fewer clues than the University wants."""

    rule = "progress.3"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        board, house = divmod(move - m.VISIT, len(HOUSES))
        ship = table.ships[seat]
        return house == UNIVERSITY and clues_worth(ship) < clues_wanted(ship, s.member_of(ship, board))


class CannotPay(Guard):
    """What cannot be paid in full cannot be used."""

    rule = "ports.15"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        board, house = divmod(move - m.VISIT, len(HOUSES))
        ship = table.ships[seat]
        if house in FLAT_PRICES:
            return s.purse(ship) < FLAT_PRICES[house]
        return house == LISTEN and s.purse(ship) < listening_costs(table, seat, s.member_of(ship, board))


class NothingThere(Guard):
    """Nobody to hire or to heal, nothing to repair, to buy or to sell."""

    rule = "ports.16"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        house = (move - m.VISIT) % len(HOUSES)
        ship = table.ships[seat]
        if house == REPAIR:
            return ship[s.POSTS] == WHOLE
        if house == TREAT:
            return not any([ship[place + s.WOUNDS] for place in s.crew(ship)])
        if house == HIRE:
            return not table.crew_row
        if house == BUY:
            return not table.market
        if house == IMPROVE:
            return not table.yard
        if house == INSTALL:
            return not s.plans(ship)
        return house == SELL and not s.held(ship) and not s.plans(ship)


class Again(Choice):
    """Once more at a place with a double arrow. rule: ports.6"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.AGAIN + LISTEN] if s.at_house(table.ships[seat], LISTEN) != NOWHERE else []


class NoCoinsToListen(Guard):
    """The next clue costs more than there is."""

    rule = "ports.15"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        ship = table.ships[seat]
        return s.purse(ship) < listening_costs(table, seat, s.at_house(ship, LISTEN))


class Sales(Choice):
    """What the member at the market can sell. rule: ports.13"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = table.ships[seat]
        if s.at_house(ship, SELL) == NOWHERE:
            return []
        return [m.SELL + card for card in sorted(s.held(ship))]


class ForHire(Choice):
    """The open crew boards, for the member who came to hire. rule: crew.3"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = table.ships[seat]
        if s.at_house(ship, HIRE) == NOWHERE or ship[s.DONE] >> HIRE & 1:
            return []
        return [m.HIRE + board for board in sorted(table.crew_row)]


class WageTooHigh(Guard):
    """Nobody is hired who cannot be paid."""

    rule = "crew.4"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return BOARDS[move - m.HIRE].wage > s.purse(table.ships[seat])


class CrewFull(Guard):
    """A ship has four crew members at most; whoever wants a fifth lets one go first. rule: rulings.18"""

    rule = "crew.2"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return len(s.crew(table.ships[seat])) >= params.CREW_MOST


class ForSale(Choice):
    """The open treasures, for the member who came to buy. rule: ports.13"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = table.ships[seat]
        if s.at_house(ship, BUY) == NOWHERE or ship[s.DONE] >> BUY & 1:
            return []
        return [m.BUY + card for card in sorted(table.market)]


class PriceTooHigh(Guard):
    """What cannot be paid in full cannot be bought."""

    rule = "ports.15"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return TREASURES[move - m.BUY].prices[1] > s.purse(table.ships[seat])


class HoldFull(Guard):
    """The hold carries four treasures."""

    rule = "treasures.5"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return len(s.held(table.ships[seat])) >= s.hold_room(table.ships[seat])


class Dismissals(Choice):
    """Crew members who may go; the last one stays, or the ship would be lost. rule: crew.14, crew.15"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = table.ships[seat]
        boards = sorted([ship[place] for place in s.crew(ship)])
        return [m.DISMISS + board for board in boards] if len(boards) > 1 else []


class Society(Choice):
    """The society card of this visit. rule: society.1"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.HEED] if tales.at(table, tales.OPEN) else []


class NobodyToSend(Guard):
    """An offer or a test takes somebody who has not been at a place yet."""

    rule = "society.1"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        lying = tales.at(table, tales.OPEN)
        return len(lying) > 0 and needs_envoy(lying[0]) and not free_envoys(table.ships[seat])


class Ashore(Choice):
    """Passengers who may be put ashore without reward. rule: society.3"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.PUT_ASHORE + number for number in range(len(tales.passengers(table, seat)))]


PORT: Final = Question(
    "port",
    "ports.4",
    [
        Visits([BeenAshore(), PlaceTaken(), TooFewClues(), CannotPay(), NothingThere()]),
        Again([NoCoinsToListen()]),
        Sales(),
        ForHire([CrewFull(), WageTooHigh()]),
        ForSale([HoldFull(), PriceTooHigh()]),
        Dismissals(),
        Only([m.LEAVE]),
        Useful([CrewAshore()]),
        *SHIPYARD,
        Society([NobodyToSend()]),
        Ashore(),
    ],
    settles=True,
    kind="turn",
)


class Handed(Choice):
    """Treasures that count as clues. rule: treasures.3"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.HAND_IN + card for card in sorted(s.held(table.ships[seat])) if TREASURES[card].clues]


class CluesShort(Guard):
    """The clues alone do not suffice."""

    rule = "progress.3"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.ships[seat][s.CLUES] < table.ships[seat][s.WANTED]


HAND_IN: Final = Question(
    "hand_in", "ports.10", [Handed(), Only([m.HAND_CLUES], [CluesShort()])], settles=True, kind="payment"
)


class Broken(Choice):
    """Destroyed posts. rule: ports.12"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.MEND + zone for zone in range(ZONES) if not s.is_whole(table.ships[seat], zone)]


class Hurt(Choice):
    """Members with wounds. rule: ports.14"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = table.ships[seat]
        return [m.HEAL + board for board in sorted([ship[place] for place in s.crew(ship) if ship[place + s.WOUNDS]])]


MEND: Final = Question("mend", "ports.12", [Broken()], settles=True)
HEAL: Final = Question("heal", "ports.14", [Hurt()], settles=True)
