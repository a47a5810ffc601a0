"""Search: item cards drawn, lost and taken; charges; upgrading."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone import params
from undertow.games.alone.cards.items import AMMO, ITEMS
from undertow.games.alone.legal import DOOR, has_doors
from undertow.games.alone.moments import SEARCH, SEARCH_DRAWN
from undertow.games.alone.procedures.windows import Reacting, announce
from undertow.games.alone.state import FEWER_CARDS, HERO, Table
from undertow.kernel.decision import Choice, Only, Question
from undertow.kernel.flow import DONE, GO, NO_MOVE, NOTHING, SimpleProcedure, step

# -- cards and charges -------------------------------------------------------------------------------------------------


def shuffle_items(table: Table) -> None:
    """All items make the deck, in an order that nobody knows. rule: setup.8"""
    table.item_deck = list(table.chance.shuffled(list(range(len(ITEMS)))))


def draw_item(table: Table) -> bool:
    """Draw an item; an empty deck is made of the discards. Return whether there was one. rule: search.4, items.5"""
    if not table.item_deck:
        if not table.item_discard:
            return False
        table.item_deck = list(table.chance.shuffled(sorted(table.item_discard)))
        table.item_discard = []
        table.tell(e.ITEMS_SHUFFLED)
    item = table.item_deck.pop()
    gain(table, item)
    table.tell(e.ITEM_DRAWN, item)
    return True


def gain_items(table: Table, n: int) -> None:
    """The Hero gains so many items at random, as far as there are any."""
    for _ in range(n):
        draw_item(table)


def gain(table: Table, item: int) -> None:
    """An item comes to the Hero, with all its charges; he may carry any number. rule: items.1, items.6"""
    table.held.append(item)
    table.charges[item] = ITEMS[item].charges
    table.upgraded &= ~(1 << item)


def discard_item(table: Table, item: int) -> None:
    """An item goes, with the token on its own field; tokens that it gave to others stay. rule: items.1"""
    table.held.remove(item)
    table.charges[item] = 0
    table.upgraded &= ~(1 << item)
    table.item_discard.append(item)
    table.tell(e.ITEM_DISCARDED, item)


def spend(table: Table, item: int, n: int) -> None:
    """Discard charges of an item; with the last one it goes. rule: items.1"""
    table.charges[item] -= n
    if table.charges[item] == 0:
        discard_item(table, item)


def give_back(table: Table, item: int, n: int, upgraded: int) -> None:
    """Charges come back to an item whose use came to nothing; one that was discarded with them, too."""
    if item not in table.held:
        table.item_discard.remove(item)
        table.held.append(item)
        table.upgraded |= upgraded << item
    table.charges[item] += n
    table.tell(e.CHARGES_BACK, item, n)


class Charged(Choice):
    """Items with a charge: each may give one up."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.DISCHARGE + item for item in sorted(table.held)]


class Drawn(Choice):
    """The items that this Search has drawn."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.DROP + item for item in sorted(drawn_of(table))]


def drawn_of(table: Table) -> list[int]:
    """The items that this Search has drawn: those that came last."""
    return table.held[len(table.held) - table.drawn :]


WHICH_CHARGE: Final = Question("which_charge", "rulings.10", [Charged()], kind="payment")
WHICH_DRAWN: Final = Question("which_drawn", "rulings.10", [Drawn()], kind="payment")


class LosingCharges(SimpleProcedure):
    """The Hero gives up charges of his choice, as many as there are."""

    fields: ClassVar[tuple[str, ...]] = ("n",)
    n: int

    @step("rulings.10")
    def lose_one(self, table: Table, move: int) -> int:
        move = table.settle(HERO, WHICH_CHARGE, move) if self.n else NOTHING
        if move < 0:
            return 1 if move == NO_MOVE else DONE
        item = move - m.DISCHARGE
        table.tell(e.CHARGE_LOST, item)
        spend(table, item, 1)
        self.n -= 1
        return GO


class DroppingItems(SimpleProcedure):
    """The Hero discards items that he has just drawn, as many as there are."""

    fields: ClassVar[tuple[str, ...]] = ("n",)
    n: int

    @step("rulings.10")
    def drop_one(self, table: Table, move: int) -> int:
        move = table.settle(HERO, WHICH_DRAWN, move) if self.n else NOTHING
        if move < 0:
            return 1 if move == NO_MOVE else DONE
        table.drawn -= 1
        discard_item(table, move - m.DROP)
        self.n -= 1
        return GO


# -- upgrading ---------------------------------------------------------------------------------------------------------


class Upgrades(Choice):
    """Items that are not upgraded yet, each with one that can pay for it: another, of the material that is needed.

    rule: items.2, items.3
    """

    def candidates(self, table: Table, seat: int) -> list[int]:
        found: list[int] = []
        for item in sorted(table.held):
            if table.upgraded >> item & 1:
                continue
            for other in sorted(table.held):
                if other != item and ITEMS[other].material == ITEMS[item].needs:
                    found.append(m.UPGRADE + item * m.ITEMS + other)
        return found


UPGRADES: Final = Upgrades()
UPGRADE: Final = Question("upgrade", "search.3", [Only([m.DONE]), UPGRADES])


class Upgrading(SimpleProcedure):
    """Items are upgraded, as many as the Hero can and wants; those that he has just gained, too. rule: search.3"""

    @step("items.4")
    def upgrade(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(HERO, UPGRADE) if UPGRADES.candidates(table, HERO) else DONE
        if move == m.DONE:
            return DONE
        item, other = (move - m.UPGRADE) // m.ITEMS, (move - m.UPGRADE) % m.ITEMS
        table.upgraded |= 1 << item  # the token there is no charge. rule: items.3
        table.tell(e.UPGRADED, item, other)
        spend(table, other, 1)
        return GO


# -- the action --------------------------------------------------------------------------------------------------------


class Searching(SimpleProcedure):
    """Search: item cards, then upgrading. With an item ``more`` cards than usual, and a ``door`` after it."""

    fields: ClassVar[tuple[str, ...]] = ("more", "door")
    more: int
    door: int

    def cards(self, table: Table) -> int:
        """How many cards it draws: one, in a room that nobody has searched three. rule: search.1, search.2"""
        room = table.room_at(table.hero)
        first = room >= 0 and not table.searched >> room & 1
        return max(0, (params.CARDS_IN_ROOM if first else 1) + self.more - table.mods[FEWER_CARDS])

    @step("search.1")
    def announce_it(self, table: Table, move: int) -> int:
        table.tell(e.SEARCHES)
        self.go_on()
        announce(table, SEARCH)
        return 0

    @step("search.2")
    def draw(self, table: Table, move: int) -> int:
        """Cards, for all to see; the room is marked. rule: items.5"""
        if table.ended_early:
            return DONE
        n, room = self.cards(table), table.room_at(table.hero)
        if room >= 0 and not table.searched >> room & 1:
            table.searched |= 1 << room
            table.tell(e.ROOM_SEARCHED, room)
        for _ in range(n):
            table.drawn += 1 if draw_item(table) else 0
        self.go_on()
        if table.drawn:  # rule: rulings.3
            table.push(Reacting(1 << SEARCH_DRAWN))
        return GO

    @step("search.3")
    def upgrade(self, table: Table, move: int) -> int:
        return self.then(table, Upgrading())

    @step("doors.6")
    def use_a_door(self, table: Table, move: int) -> int:
        """With an item that opens doors, too."""
        if not self.door or not has_doors(table):
            return DONE
        if move == NO_MOVE:
            return table.ask(HERO, DOOR)
        if move != m.DONE:
            from undertow.games.alone.procedures.actions import use_door

            use_door(table, move)
        return DONE


# -- items of his choice -----------------------------------------------------------------------------------------------


class Takeable(Choice):
    """Items that are not with the Hero; or only ammunition. rule: cards.4"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, TakingItems)
        found = sorted(table.item_deck + table.item_discard)
        return [m.TAKE + item for item in found if item < AMMO or not frame.ammo]


WHICH_ITEM: Final = Question("which_item", "cards.4", [Takeable()])


class TakingItems(SimpleProcedure):
    """The Hero looks through deck and discards and takes items of his choice, all of them or only ammunition; then the
    deck is shuffled, and he may upgrade."""

    fields: ClassVar[tuple[str, ...]] = ("n", "ammo")
    n: int
    ammo: int

    @step("cards.4")
    def take_one(self, table: Table, move: int) -> int:
        move = table.settle(HERO, WHICH_ITEM, move) if self.n else NOTHING
        if move == NO_MOVE:
            return 1
        if move < 0:
            table.item_deck = list(table.chance.shuffled(sorted(table.item_deck)))
            return self.go_on()
        item = move - m.TAKE
        pile = table.item_deck if item in table.item_deck else table.item_discard
        pile.remove(item)
        gain(table, item)
        table.tell(e.ITEM_TAKEN, item)
        self.n -= 1
        return GO

    @step("items.4")
    def upgrade(self, table: Table, move: int) -> int:
        table.push(Upgrading())
        return DONE
