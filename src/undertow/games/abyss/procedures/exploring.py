"""Exploring the depths, card after card: allies, offers and monsters."""

from __future__ import annotations

from undertow.games.abyss import events as e
from undertow.games.abyss import moves as m
from undertow.games.abyss.board import LAST_THREAT, THREAT_GOODS, THREAT_KEYS, TRACK
from undertow.games.abyss.cards.allies import MONSTER, RACE
from undertow.games.abyss.cards.traits import HARVESTS
from undertow.games.abyss.frames import Exploring
from undertow.games.abyss.procedures import exploring_menu as menu
from undertow.games.abyss.state import Table
from undertow.kernel.flow import DONE, NO_MOVE, Procedure, step


class Exploration(Exploring):
    """Exploring the depths, card after card, until an ally is taken or a monster fought."""

    def copy(self) -> Procedure:
        return Exploration(self.seat, self.sold, self.bought, self.offered).at_the_step_of(self)

    @step("exploring.1")
    def reveal_a_card(self, table: Table, move: int) -> int:
        if table.deck_at == len(table.deck):
            if not table.discard:  # ruling: empty_deck
                table.tell(e.NOTHING_TO_REVEAL, self.seat)
                return self.go_to("exploring.12")
            table.rebuild_deck()
        card = table.deck[table.deck_at]
        table.deck_at += 1
        table.track.append(card)
        table.tell(e.CARD_REVEALED, self.seat, card, len(table.track))
        self.offered = 0
        return self.go_to("monsters.1" if card == MONSTER else "exploring.2")

    @step("exploring.2")
    def offer_it_clockwise(self, table: Table, move: int) -> int:
        if move == m.BUY:
            return self.sell(table, (self.seat + self.offered + 1) % table.seats)
        if move == m.PASS:
            table.tell(e.OFFER_PASSED, (self.seat + self.offered + 1) % table.seats, table.track[-1])
            self.offered += 1
        while self.offered < table.seats - 1:
            seat = (self.seat + self.offered + 1) % table.seats
            if menu.BUYING.is_open(table, seat):
                return table.ask(seat, menu.OFFER)
            self.offered += 1
        return self.go_on()

    def sell(self, table: Table, buyer: int) -> int:
        """Sell the ally: price to the active player, card to the buyer, and on. rule: exploring.5, exploring.11."""
        card = table.track.pop()
        self.sold += 1
        self.bought |= 1 << buyer
        table.pearls[buyer] -= self.sold
        table.pearls[self.seat] += self.sold
        table.to_hand(buyer, card)
        table.tell(e.ALLY_BOUGHT, buyer, card, self.sold, self.seat)
        return self.go_to("exploring.1")

    @step("exploring.8")
    def take_it_or_go_on(self, table: Table, move: int) -> int:
        last = len(table.track) == TRACK  # rule: exploring.9
        if move == NO_MOVE and not last:
            return table.ask(self.seat, menu.KEEP)
        if move == m.GO_ON:
            table.tell(e.ALLY_LEFT, self.seat, table.track[-1])
            return self.go_to("exploring.1")
        card = table.track.pop()
        table.to_hand(self.seat, card)
        table.tell(e.ALLY_TAKEN, self.seat, card)
        if last:
            self.last_space(table)
        return self.go_to("exploring.12")

    @step("monsters.1")
    def fight_it_or_go_on(self, table: Table, move: int) -> int:
        last = len(table.track) == TRACK  # rule: monsters.7
        if move == NO_MOVE and not last:
            return table.ask(self.seat, menu.MONSTER)
        if move == m.GO_ON:
            if table.threat < LAST_THREAT:
                table.threat += 1
            table.tell(e.THREAT_RISES, table.threat + 1)
            return self.go_to("exploring.1")
        table.tell(e.MONSTER_FOUGHT, self.seat, table.threat + 1)
        if last:  # rule: monsters.8
            self.last_space(table)
        return self.go_on()

    def last_space(self, table: Table) -> None:
        """Take the pearl of the last space."""
        table.pearls[self.seat] += 1
        table.tell(e.LAST_SPACE, self.seat)

    @step("monsters.2")
    def take_the_reward(self, table: Table, move: int) -> int:
        seat = self.seat
        space = menu.reward_space(table, seat)
        goods = THREAT_GOODS[space]
        if move == NO_MOVE:
            if goods and table.tokens_left():
                return table.ask(seat, menu.REWARD)
            move = m.REWARD
        if space != table.threat:
            table.tell(e.THREAT_TAMED, seat, space + 1)
        keys = THREAT_KEYS[space]
        tokens = move - m.REWARD
        table.keys[seat] += keys
        table.pearls[seat] += goods - tokens
        table.tell(e.REWARD_TAKEN, seat, keys, goods - tokens, tokens)
        for _ in range(tokens):
            table.draw_token(seat)
        table.threat = 0  # rule: monsters.5
        return self.go_on()

    @step("exploring.12")
    def clear_the_track(self, table: Table, move: int) -> int:
        races = 0
        for card in table.track:
            if card == MONSTER:  # rule: exploring.13
                table.discard.append(card)
            else:
                table.council[RACE[card]].append(card)
                table.tell(e.TO_COUNCIL, card)
                races |= 1 << RACE[card]
        table.track = []
        if races and table.has(self.seat, HARVESTS):
            pearls = sum([races >> race & 1 for race in range(5)])
            table.pearls[self.seat] += pearls
            table.tell(e.SHIP_MASTER_PEARLS, self.seat, pearls)
        return DONE
