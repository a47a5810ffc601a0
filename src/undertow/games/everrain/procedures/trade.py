"""Trade between two ships beside each other: gifts at once; what is wanted, when the other has agreed."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.everrain import events as e
from undertow.games.everrain import moves as m
from undertow.games.everrain import params
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import BELOW, NOWHERE
from undertow.games.everrain.procedures.upgrade_menu import plans_aboard, slot_of_plan
from undertow.games.everrain.procedures.upgrades import bring_aboard
from undertow.games.everrain.state import Table
from undertow.kernel.decision import Choice, Guard, Only, Question
from undertow.kernel.flow import DONE, GO, NO_MOVE, Procedure, step

# A thing is a number: coins, a clue, a schematic, a treasure, a crew member (``moves.GIVE``, ``moves.WANT``).
COIN: Final = 0
COINS: Final = m.GIVE_COINS - m.GIVE
CLUE: Final = m.GIVE_CLUE - m.GIVE
CLUES: Final = m.GIVE_CLUES - m.GIVE
PLAN: Final = m.GIVE_PLAN - m.GIVE
TREASURE: Final = m.GIVE_TREASURE - m.GIVE
CREW: Final = m.GIVE_CREW - m.GIVE
SEVERAL: Final = 5  # coins, or clues, that go in one piece


def things_of(table: Table, seat: int, promised: list[int], gone: list[int]) -> list[int]:
    """What a ship could still part with, ascending: no orders, nothing mounted. rule: trade.2, trade.3"""
    ship = table.ships[seat]
    found = some_of(ship[s.COINS], COIN, COINS, promised, gone)
    found += some_of(ship[s.CLUES], CLUE, CLUES, promised, gone)
    found += [PLAN + upgrade for upgrade in plans_aboard(ship)]
    found += [TREASURE + card for card in sorted(s.held(ship))]
    found += [CREW + board for board in sorted([ship[place] for place in s.crew(ship)])]
    return [thing for thing in found if thing < PLAN or thing not in promised] if promised else found


def some_of(all_of_them: int, one: int, several: int, promised: list[int], gone: list[int]) -> list[int]:
    """Coins or clues, one or several: whoever has parted with many singly goes on with several. rule: rulings.26"""
    left = all_of_them
    if promised:
        left -= promised.count(one) + SEVERAL * promised.count(several)
    if left <= 0:
        return []
    if left < SEVERAL:
        return [one]
    return [one, several] if gone.count(one) < SEVERAL - 1 else [several]


class Things(Choice):
    """Things that go from one ship to another."""

    def left_open(
        self, found: list[int], first: int, giver: list[int], taker: list[int], wants: list[int]
    ) -> list[int]:
        """The moves, of these, that the guards leave: what they look at is the same for all, so it is counted once."""
        treasures = len([wanted for wanted in wants if TREASURE <= wanted < CREW])
        members = len([wanted for wanted in wants if wanted >= CREW])
        hold = len(s.held(taker)) + treasures < s.hold_room(taker)
        place = len(s.crew(taker)) + members < params.CREW_MOST and len(s.crew(giver)) - members >= 2
        moves: list[int] = []
        for move in found:
            thing = move - first
            if thing < TREASURE or (place if thing >= CREW else hold):
                moves.append(move)
        return moves


class Gifts(Things):
    """What the captain can give. rule: trade.2"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        trade = table.stack[-1]
        assert isinstance(trade, Trade)
        return [m.GIVE + thing for thing in things_of(table, seat, [], trade.given)]

    def add_legal(self, table: Table, seat: int, legal: list[int]) -> None:
        """Append what the guards leave, in one go."""
        giver, taker = table.ships[seat], table.ships[table.partner]
        legal += self.left_open(self.candidates(table, seat), m.GIVE, giver, taker, [])


class Wants(Things):
    """What the captain can ask for, beside what was asked for already. rule: trade.2"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.WANT + thing for thing in things_of(table, table.partner, table.wants, table.wants)]

    def add_legal(self, table: Table, seat: int, legal: list[int]) -> None:
        """Append what the guards leave, in one go."""
        giver, taker = table.ships[table.partner], table.ships[seat]
        legal += self.left_open(self.candidates(table, seat), m.WANT, giver, taker, table.wants)


class NoRoomInTheHold(Guard):
    """Four treasures to a hold."""

    rule = "treasures.5"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        giving = move < m.WANT
        thing = move - (m.GIVE if giving else m.WANT)
        if not TREASURE <= thing < CREW:
            return False
        coming = 0 if giving else len([wanted for wanted in table.wants if TREASURE <= wanted < CREW])
        ship = table.ships[table.partner if giving else seat]
        return len(s.held(ship)) + coming >= s.hold_room(ship)


class NoPlaceInTheCrew(Guard):
    """Four crew members to a ship."""

    rule = "crew.2"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        giving = move < m.WANT
        if move - (m.GIVE if giving else m.WANT) < CREW:
            return False
        coming = 0 if giving else len([wanted for wanted in table.wants if wanted >= CREW])
        return len(s.crew(table.ships[table.partner if giving else seat])) + coming >= params.CREW_MOST


class LastOfTheCrew(Guard):
    """The last crew member stays."""

    rule = "rulings.26"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        giving = move < m.WANT
        if move - (m.GIVE if giving else m.WANT) < CREW:
            return False
        going = 0 if giving else len([wanted for wanted in table.wants if wanted >= CREW])
        return len(s.crew(table.ships[seat if giving else table.partner])) - going < 2


ROOM: Final[list[Guard]] = [NoRoomInTheHold(), NoPlaceInTheCrew(), LastOfTheCrew()]
DEAL: Final = Question("deal", "trade.1", [Gifts(ROOM), Wants(ROOM), Only([m.CLOSE])], settles=True, kind="turn")
CONSENT: Final = Question("consent", "rulings.26", [Only([m.AGREE, m.REFUSE])])


class Trade(Procedure):
    """One captain trades with another, once a turn. rule: trade.1, rulings.26"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "other", "given")

    def __init__(self, seat: int, other: int, given: list[int] | None = None) -> None:
        super().__init__()
        self.seat = seat
        self.other = other
        self.given: list[int] = given if given is not None else []  # single coins and clues

    def copy(self) -> Procedure:
        return Trade(self.seat, self.other, self.given[:]).at_the_step_of(self)

    @step("trade.1")
    def meet(self, table: Table, move: int) -> int:
        table.partner, table.wants = self.other, []
        table.ships[self.seat][s.TRADED] |= 1 << self.other
        table.tell(e.TRADE_BEGUN, self.seat, self.other)
        return self.go_on()

    @step("trade.2")
    def give_and_ask(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, DEAL)
        if move == m.CLOSE:
            return self.go_on()
        if move >= m.WANT:
            table.wants.append(move - m.WANT)
        else:
            if move in (m.GIVE, m.GIVE_CLUE):
                self.given.append(move - m.GIVE)
            hand_over(table, self.seat, self.other, move - m.GIVE)
        return GO

    @step("rulings.26")
    def agree(self, table: Table, move: int) -> int:
        if table.wants and move == NO_MOVE:
            return table.ask(self.other, CONSENT)
        if move == m.REFUSE:
            table.tell(e.TRADE_REFUSED, self.other, self.seat)
        elif move == m.AGREE:
            # What was given in between may have taken the room: what finds none stays. rule: treasures.5
            for thing in table.wants:
                if thing in things_of(table, self.other, [], []) and has_room(table, self.seat, thing):
                    hand_over(table, self.other, self.seat, thing)
        table.partner, table.wants = NOWHERE, []
        return DONE


def has_room(table: Table, seat: int, thing: int) -> bool:
    """Whether a ship can take a thing."""
    ship = table.ships[seat]
    if thing >= CREW:
        return len(s.crew(ship)) < params.CREW_MOST
    return thing < TREASURE or len(s.held(ship)) < s.hold_room(ship)


def hand_over(table: Table, seat: int, other: int, thing: int) -> None:
    """A thing changes hands; a member arrives below, in no slot. rule: trade.2, zones.10"""
    giver, taker = table.ships[seat], table.ships[other]
    if thing in (COIN, COINS):
        n = 1 if thing == COIN else SEVERAL
        giver[s.COINS] -= n
        taker[s.COINS] += n
        table.tell(e.COINS_GIVEN, seat, other, n)
    elif thing in (CLUE, CLUES):
        n = 1 if thing == CLUE else SEVERAL
        giver[s.CLUES] -= n
        taker[s.CLUES] += n
        table.tell(e.CLUE_GIVEN, seat, other, n)
    elif thing < TREASURE:
        slot = slot_of_plan(giver, thing - PLAN)
        giver[s.PLANS + slot] = NOWHERE
        table.tell(e.PLAN_GIVEN, seat, other, thing - PLAN)
        bring_aboard(table, other, thing - PLAN, 0)  # rule: rulings.26
    elif thing < CREW:
        s.unstow(giver, thing - TREASURE)
        s.stow(taker, thing - TREASURE)
        table.tell(e.TREASURE_GIVEN, seat, other, thing - TREASURE)
    else:
        here, there = s.member_of(giver, thing - CREW), s.member_of(taker, NOWHERE)
        taker[there : there + s.MEMBER] = giver[here : here + s.MEMBER]
        taker[there + s.SPOT] = BELOW
        s.clear(giver, here)
        table.tell(e.CREW_GIVEN, seat, other, thing - CREW)
