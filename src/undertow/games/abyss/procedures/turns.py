"""Turns: plotting, an action, locations, the end of a turn; and the stacks of the council."""

from __future__ import annotations

from typing import ClassVar

from undertow.games.abyss import events as e
from undertow.games.abyss import legal
from undertow.games.abyss import moves as m
from undertow.games.abyss.board import KEYS_FOR_A_LOCATION
from undertow.games.abyss.cards.lords import HAND_LIMIT
from undertow.games.abyss.cards.traits import ANY_ALLY, LIMITS, RENT, TWO_STACKS, USABLE
from undertow.games.abyss.procedures.exploring import Exploration
from undertow.games.abyss.procedures.locations import Control
from undertow.games.abyss.procedures.recruiting import Recruitment
from undertow.games.abyss.procedures.scoring import Scoring
from undertow.games.abyss.state import Table
from undertow.kernel.flow import DONE, GO, NO_MOVE, Procedure, step


class Turn(Procedure):
    """A turn: plotting and one action, then locations, then the end of the turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> Procedure:
        return Turn(self.seat).at_the_step_of(self)

    @step("turns.1")
    def begin(self, table: Table, move: int) -> int:
        table.tell(e.TURN_BEGUN, self.seat)
        if table.has(self.seat, RENT):
            table.pearls[self.seat] += 1
            table.tell(e.LANDLORD_PEARL, self.seat, 1)
        return self.go_on()

    @step("actions.1")
    def plot_and_carry_out_an_action(self, table: Table, move: int) -> int:
        seat = self.seat
        if move == NO_MOVE:
            return table.ask(seat, legal.TURN)
        if move == m.PLOT:
            return self.plot(table)
        if move == m.EXPLORE:
            table.push(Exploration(seat))
        elif move >= m.RECRUIT:
            self.recruit(table, move - m.RECRUIT)
        elif move >= m.COUNCIL:
            table.take_stack(seat, move - m.COUNCIL, e.STACK_TAKEN)
            if table.has(seat, TWO_STACKS):
                table.push(SecondStack(seat))
        else:
            table.tell(e.NO_ACTION, seat)
        return self.go_on()

    def recruit(self, table: Table, lord: int) -> None:
        """Name the lord that is paid for next."""
        any_ally = 1 if table.has(self.seat, ANY_ALLY) else 0  # rule: lords.master_of_magic
        table.tell(e.RECRUITING, self.seat, lord)  # rule: recruiting.1
        table.push(Recruitment(self.seat, lord, any_ally))

    def plot(self, table: Table) -> int:
        """Pay a pearl; the top lord goes to the free space farthest from the deck. rule: plotting.1, plotting.6."""
        lord = table.draw_lord()
        table.pearls[self.seat] -= 1
        table.court.append(lord)
        table.tell(e.LORD_PLOTTED, self.seat, lord)
        return GO

    @step("turns.2")
    def control_locations(self, table: Table, move: int) -> int:
        if table.keys_at_hand(self.seat) < KEYS_FOR_A_LOCATION:
            return self.go_on()
        if not table.row and not table.tiles_left():  # ruling: no_location
            return self.go_on()
        table.push(Control(self.seat))
        return GO

    @step("powers.3")
    def use_powers(self, table: Table, move: int) -> int:
        if not table.free[self.seat] & USABLE:  # the common case
            return self.go_on()
        if move == NO_MOVE and legal.POWERS.legal(table, self.seat):
            return table.ask(self.seat, legal.END_OF_TURN)
        return self.go_on()

    @step("lords.commander")
    def discard_down_to_six(self, table: Table, move: int) -> int:
        if move != NO_MOVE:
            table.discard_from_hand(self.seat, move - m.DISCARD, e.DISCARDED_FOR_COMMANDER)
        if len(table.hands[self.seat]) > HAND_LIMIT and table.suffers(self.seat, LIMITS):
            return table.ask(self.seat, legal.DISCARD_AT_END)
        return self.go_on()

    @step("turns.3")
    def end(self, table: Table, move: int) -> int:
        following = (self.seat + 1) % table.seats
        if table.extra_turns:  # rule: lords.invoker
            table.extra_turns -= 1
            following = self.seat
        elif following == table.final:  # rule: ending.3
            table.push(Scoring())
            return DONE
        self.seat = following
        return self.start_over()


class SecondStack(Procedure):
    """The Alchemist's second stack."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> Procedure:
        return SecondStack(self.seat).at_the_step_of(self)

    @step("lords.alchemist")
    def take_another_stack(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            full = legal.OTHER_STACKS.legal(table, self.seat)
            if not full:
                return DONE
            if len(full) > 1:
                return table.ask(self.seat, legal.SECOND_STACK)
            move = full[0]
        table.take_stack(self.seat, move - m.STACK, e.STACK_TAKEN)
        return DONE
