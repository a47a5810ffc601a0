"""Journeys of discovery: the crew of the boats walk an island, landmark by landmark."""

from __future__ import annotations

from typing import ClassVar

from undertow.games.everrain import events as e
from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain import tales
from undertow.games.everrain.board import ASHORE, BELOW, NOWHERE
from undertow.games.everrain.cards import island
from undertow.games.everrain.cards.island import BAG, GOLDEN, LANDMARKS
from undertow.games.everrain.cards.language import EXPEDITION
from undertow.games.everrain.procedures.deck_enemies import spawn
from undertow.games.everrain.procedures.finds import Find
from undertow.games.everrain.procedures.journey_menu import STEP, STRESS
from undertow.games.everrain.procedures.losses import Sinking
from undertow.games.everrain.procedures.tale_menu import members, party_of
from undertow.games.everrain.procedures.tales import Tale, land
from undertow.games.everrain.state import Table
from undertow.kernel.flow import ASK, DONE, GO, NO_MOVE, NOTHING, SimpleProcedure, step

RESTED = 2  # stress that a rest takes off. rule: discovery.5
MOST = len(s.AT)


class Journey(SimpleProcedure):
    """One journey. Tokens are drawn when they are turned over, so nothing hidden is kept. rule: discovery.1"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "party", "spots", "been", "turned", "bag", "at_mark", "token")
    seat: int
    party: int  # a bit for each who set out
    spots: list[int]  # by member: the landmark; NOWHERE: still in the boat
    been: list[int]  # by member: landmarks entered, a bit for each
    turned: int  # landmarks whose token was turned over, a bit for each
    bag: list[int]  # tokens that are left, by kind
    at_mark: int  # the landmark reached last
    token: int  # the token turned over last

    def ashore(self, ship: list[int]) -> list[int]:
        """The living members ashore; whoever was saved from death is below deck."""
        return [place for place in members(ship, self.party) if ship[place + s.SPOT] == ASHORE]

    def able(self, ship: list[int]) -> list[int]:
        """Those who can take a step: ashore, or still in a boat, not lured onto the deck."""
        boats = s.party(ship)
        return [place for place in members(ship, self.party) if place in boats or ship[place + s.SPOT] == ASHORE]

    def is_over(self, ship: list[int]) -> bool:
        """Whether somebody was ashore and nobody is any more, or nobody can go. rule: discovery.6"""
        begun = any([spot != NOWHERE for spot in self.spots])
        return (begun and not self.ashore(ship)) or not self.able(ship)

    def there(self, ship: list[int]) -> list[int]:
        """Those of them on the landmark reached last."""
        return [place for place in self.ashore(ship) if self.spots[s.AT.index(place)] == self.at_mark]

    @step("discovery.1")
    def set_out(self, table: Table, move: int) -> int:
        self.party = party_of(table, self.seat)
        outcome = self.go_on()
        return outcome if land(table, self.seat, self.party) else DONE

    @step("discovery.2")
    def walk(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        if ship[s.HEX] == NOWHERE:
            return DONE
        if self.is_over(ship):
            return self.go_to("discovery.7")
        if move == NO_MOVE:
            return table.ask(self.seat, STEP)
        if move == m.TURN_BACK:
            return self.go_to("discovery.7")
        board, there = divmod(move - m.STEP, len(LANDMARKS))
        place = s.member_of(ship, board)
        number = s.AT.index(place)
        self.spots[number] = self.at_mark = there
        self.been[number] |= 1 << there
        ship[place + s.SPOT] = ASHORE
        table.tell(e.STEPPED, self.seat, board, there)
        if there == GOLDEN:
            return self.go_to("discovery.6")
        return GO if self.turned >> there & 1 else self.go_on()

    @step("discovery.3")
    def turn_a_token(self, table: Table, move: int) -> int:
        drawn = table.chance.below(sum(self.bag))
        self.token = 0
        while drawn >= self.bag[self.token]:
            drawn -= self.bag[self.token]
            self.token += 1
        self.bag[self.token] -= 1
        self.turned |= 1 << self.at_mark
        table.tell(e.TOKEN_TURNED, self.seat, self.token)
        return self.go_on()

    @step("discovery.4")
    def take_stress(self, table: Table, move: int) -> int:
        move = table.settle(self.seat, STRESS, move)
        if move == NO_MOVE:
            return ASK
        outcome = self.go_on()
        if move != NOTHING:
            table.stress(self.seat, s.member_of(table.ships[self.seat], move - m.MEMBER), 1)
            if not table.bury(self.seat):
                table.push(Sinking(self.seat, 0))
        return outcome

    @step("discovery.5")
    def carry_it_out(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        if ship[s.HEX] == NOWHERE:
            return DONE
        if self.token == island.EXPEDITION:
            return self.go_to("discovery.6")
        outcome = self.go_to("discovery.2")
        if self.token == island.CLUE:
            ship[s.CLUES] += 1
            table.tell(e.CLUES_FOUND, self.seat, 1)
        elif self.token == island.TREASURE:
            table.push(Find(self.seat, NOWHERE, 1))
        elif self.token == island.ENEMY:
            spawn(table, self.seat, table.act)
        else:
            for place in self.there(ship):
                table.calm(self.seat, place, RESTED)
        return outcome

    @step("discovery.6")
    def draw_an_expedition_card(self, table: Table, move: int) -> int:
        """At the golden point, or where a token demands it; the party is everybody ashore."""
        ship = table.ships[self.seat]
        outcome = self.go_on()
        party = sum([1 << s.AT.index(place) for place in self.ashore(ship)])
        card = tales.draw(table, self.seat, EXPEDITION) if party else NOWHERE
        if card != NOWHERE:
            table.push(Tale(self.seat, card, party))
        return outcome

    @step("discovery.7")
    def return_to_the_ship(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        if ship[s.HEX] != NOWHERE:
            for place in self.ashore(ship):  # whoever stayed in the boat is there still
                ship[place + s.SPOT] = BELOW
            if not table.spared:
                table.explored.append(ship[s.HEX])
            table.tell(e.JOURNEY_ENDED, self.seat)
        table.spared = 0
        return DONE


def set_out(table: Table, seat: int) -> None:
    """Begin one. rule: discovery.1"""
    table.push(Journey(seat, 0, [NOWHERE] * MOST, [0] * MOST, 0, list(BAG), NOWHERE, NOWHERE))
