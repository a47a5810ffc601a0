"""Actions of humans and revealed traitors (topic 1): moving, attacking, rescuing, trading, using abilities."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import BRIG_PRICE, LORE
from undertow.games.unfathomable.cards.items import ELDER_SIGN_AMULET, IMPROVES, KITCHEN_KNIFE
from undertow.games.unfathomable.cards.skills import SKILL, VALUE
from undertow.games.unfathomable.procedures.attack import A_DEEP_ONE, Attack
from undertow.games.unfathomable.procedures.choices import Improvements, OwnCards, OwnItems
from undertow.games.unfathomable.procedures.defeat import DefeatPassenger, rescue
from undertow.games.unfathomable.procedures.reveal import Reveal
from undertow.games.unfathomable.procedures.uses import MENU, USES
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Choice, Guard, Only, Question
from undertow.kernel.flow import DONE, GO, NO_MOVE, Procedure, step


class Actions(Procedure):
    """Several actions, one after another; abilities may bring more of them. rule: actions.1"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__()
        self.seat = seat
        self.left = left

    def copy(self) -> Procedure:
        return Actions(self.seat, self.left).at_the_step_of(self)

    @step("actions.0")
    def one_after_another(self, table: Table, move: int) -> int:
        if not self.left:
            return DONE
        self.left -= 1
        table.push(Action(self.seat))
        return GO


class Action(Procedure):
    """One action of a player."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "twice", "move")

    def __init__(self, seat: int, twice: int = 0, move: int = NO_MOVE) -> None:
        super().__init__()
        self.seat = seat
        self.twice = twice  # the Elder Sign Amulet has been thought of
        self.move = move  # the action ability that is used

    def copy(self) -> Procedure:
        return Action(self.seat, self.twice, self.move).at_the_step_of(self)

    @step("actions.2")
    def choose_and_perform_it(self, table: Table, move: int) -> int:
        seat = self.seat
        if move == NO_MOVE:
            return table.ask(seat, MENU.human if table.is_human(seat) else MENU.traitor)
        if move in USES:
            return self.use(table, move)
        if move == m.PASS:  # there is none
            table.tell(e.ACTION_PASSED, seat)
        elif m.MOVE <= move < m.MOVE + 24:  # rule: actions.3, actions.10
            if table.in_brig(seat):
                table.push(LeaveTheBrig(seat, move - m.MOVE))
            else:
                table.place(seat, move - m.MOVE)
        elif move == m.ATTACK_DEEP_ONE:  # rule: actions.4, attack.1a
            table.push(Attack(seat, A_DEEP_ONE, table.where[seat], basic_bonus(table, seat)))
        elif m.ATTACK <= move < m.ATTACK + 6:  # rule: actions.4, actions.11, attack.1a
            table.push(Attack(seat, move - m.ATTACK, table.where[seat], basic_bonus(table, seat)))
        elif move == m.RESCUE:
            rescue(table, table.where[seat])
        elif move == m.TRADE:
            table.tell(e.TRADING, seat)
            table.push(Trade(seat, 0, 0))
        elif move == m.DEFEAT_PASSENGER:
            table.push(DefeatPassenger(table.where[seat]))
        else:
            table.push(Reveal(seat, move - m.REVEAL))
        return DONE

    def use(self, table: Table, move: int) -> int:
        """Use an action ability; a skill card lies open until it has been carried out.

        rule: abilities.2, actions.7, actions.13, action_abilities.0, feats.4a, skill_cards.0
        """
        seat = self.seat
        self.move = move  # rule: skill_cards.4b, items.3a
        if m.CARD_ACTION <= move < m.CARD_ACTION + 30:
            card = move - m.CARD_ACTION
            table.hands[seat].remove(card)
            table.most[seat][SKILL[card]] -= 1
            table.played.append(card)  # rule: revealed_traitors.4
            table.tell(e.CARD_PLAYED, seat, card)
        outcome = self.go_on()
        start: Any = USES[move].procedure
        table.push(start(seat))
        return outcome

    @step("actions.7b")
    def discard_the_skill_card(self, table: Table, move: int) -> int:
        if not m.CARD_ACTION <= self.move < m.CARD_ACTION + 30:
            return DONE
        card = table.played[-1]
        seat = self.seat
        if SKILL[card] == LORE and not self.twice and table.has_item(seat, ELDER_SIGN_AMULET):
            if move == NO_MOVE:  # rule: item.elder_sign_amulet
                return table.ask(seat, ONCE_MORE)
            self.twice = 1
            if move == m.YES:
                table.tell(e.ITEM_USED, seat, ELDER_SIGN_AMULET)
                start: Any = USES[self.move].procedure
                table.push(start(seat))
                return GO
        table.discards[SKILL[card]].append(table.played.pop())  # rule: actions.13a, action_abilities.2a
        return DONE


ONCE_MORE: Final = Question("once_more", "item.elder_sign_amulet", [Only([m.YES, m.NO])])


def basic_bonus(table: Table, seat: int) -> int:
    """What the Kitchen Knife adds to an attack without a weapon's action. rule: item.kitchen_knife"""
    return 1 if table.has_item(seat, KITCHEN_KNIFE) else 0


class LeaveTheBrig(Procedure):
    """A revealed traitor pays with skill cards and moves out. rule: actions.10a, brig.4b, brig.4b.i"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "space", "paid")
    in_view: ClassVar[dict[str, str]] = {"space": "space", "paid": "paid"}

    def __init__(self, seat: int, space: int, paid: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.space = space
        self.paid = paid

    def copy(self) -> Procedure:
        return LeaveTheBrig(self.seat, self.space, self.paid).at_the_step_of(self)

    @step("actions.10a.i")
    def discard_cards_and_leave(self, table: Table, move: int) -> int:
        if move != NO_MOVE:
            card = move - m.DISCARD
            self.paid += VALUE[card]
            table.discard(self.seat, card)
        if self.paid < BRIG_PRICE:
            return table.ask(self.seat, PAY_TO_LEAVE)
        table.place(self.seat, self.space)
        return DONE


PAY_TO_LEAVE: Final = Question("pay_to_leave", "actions.10a", [OwnCards()], private=True)


# -- trading -----------------------------------------------------------------------------------------------------------


class Trade(Procedure):
    """Players in one space hand items to each other, until nobody wants to any more. rule: actions.6a"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "asked", "passed", "item", "other", "offers")

    def __init__(
        self, seat: int, asked: int, passed: int, item: int = -1, other: int = -1, offers: list[int] | None = None
    ) -> None:
        super().__init__()
        self.seat = seat
        self.asked = asked  # whose turn it is, counted from the one who trades
        self.passed = passed  # how many in a row gave nothing
        self.item = item  # that is offered; it lies open
        self.other = other
        self.offers = offers if offers is not None else []  # what was offered to whom

    def copy(self) -> Procedure:
        made = Trade(self.seat, self.asked, self.passed, self.item, self.other, self.offers[:])
        return made.at_the_step_of(self)

    def offered(self, item: int, seat: int) -> bool:
        """Whether a player has been offered an item in this trade."""
        return offer_of(item, seat) in self.offers

    def giver(self, table: Table) -> int:
        """Who may give something now."""
        here = self.partners(table)
        return here[self.asked % len(here)]

    def partners(self, table: Table) -> list[int]:
        """All in the space, from the one who trades on."""
        space = table.where[self.seat]
        return [seat for seat in table.clockwise(self.seat) if table.where[seat] == space]

    @step("actions.6a")
    def offer_an_item(self, table: Table, move: int) -> int:
        giver = self.giver(table)
        if move == NO_MOVE:
            if self.passed >= len(self.partners(table)):
                return DONE
            if len(GIVE_ITEM.answers(table, giver)) > 1:
                return table.ask(giver, GIVE_ITEM)
            move = m.DONE
        if move == m.DONE:
            self.passed += 1
            self.asked += 1
            return GO
        self.item = move - m.ITEM
        return self.go_on()

    @step("actions.6")
    def name_who_gets_it(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            others = GIVE_TO.answers(table, self.giver(table))
            if len(others) > 1:
                return table.ask(self.giver(table), GIVE_TO)
            move = others[0]
        self.other = move - m.SEAT
        self.offers.append(offer_of(self.item, self.other))
        table.tell(e.ITEM_OFFERED, self.giver(table), self.other, self.item)
        return self.go_on()

    @step("items.8a")
    def it_is_accepted_or_not(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.other, ACCEPT)
        giver = self.giver(table)
        self.passed = 0
        if move == m.YES:
            hand_item_over(table, giver, self.other, self.item)
        else:
            self.passed = 1
            self.asked += 1
        return self.start_over()


def offer_of(item: int, seat: int) -> int:
    """An item offered to a player, as one number."""
    return seat * len(IMPROVES) + item


def trade_of(table: Table) -> Trade:
    """The trade under way."""
    frame = table.stack[-1]
    assert isinstance(frame, Trade)
    return frame


def hand_item_over(table: Table, giver: int, other: int, item: int) -> None:
    """Pass an item from one play area to another."""
    table.take_item(giver, item)
    table.give_item(other, item)
    table.tell(e.ITEM_GIVEN, giver, other, item)
    if IMPROVES[item] >= 0:  # rule: items.8a, items.8b
        for seat in (giver, other):
            if len([mine for mine in table.items[seat] if IMPROVES[mine] >= 0]) > 1:
                table.push(ChangeImprovement(seat))


class ChangeImprovement(Procedure):
    """Who gains or loses an Improvement may choose which one is active. rule: items.8"""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> Procedure:
        return ChangeImprovement(self.seat).at_the_step_of(self)

    @step("items.9")
    def choose_the_active_one(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, IMPROVEMENT)
        activate(table, self.seat, move - m.ITEM)
        return DONE


def activate(table: Table, seat: int, item: int) -> None:
    """Turn one Improvement up and all others down. rule: items.7, items.9"""
    if table.active[seat] != item:
        table.active[seat] = item
        table.tell(e.IMPROVEMENT_CHOSEN, seat, item)


class Partners(Choice):
    """The others in the space."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SEAT + other for other in table.characters_in(table.where[seat]) if other != seat]


class OfferedToAll(Guard):
    """Within one trade an item is offered to everyone once, or a trade might never end."""

    rule = "rulings.repeated_offers"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        trade = trade_of(table)
        return all([trade.offered(move - m.ITEM, other) for other in trade.partners(table) if other != seat])


class OfferedBefore(Guard):
    """Nobody is offered an item twice in one trade."""

    rule = "rulings.repeated_offers"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        trade = trade_of(table)
        return trade.offered(trade.item, move - m.SEAT)


IMPROVEMENT: Final = Question("improvement", "items.8", [Improvements()])
GIVE_ITEM: Final = Question("give_item", "actions.6a", [Only([m.DONE]), OwnItems([OfferedToAll()])])
GIVE_TO: Final = Question("give_to", "actions.6", [Partners([OfferedBefore()])])
ACCEPT: Final = Question("accept", "actions.6a", [Only([m.YES, m.NO])])
