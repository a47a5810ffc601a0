"""The turn of a human and of a revealed traitor (topic 46)."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import BOILER_ROOM, CHAPEL, FOOD, FUEL, GALLEY, SANITY, TREACHERY
from undertow.games.unfathomable.cards.programs import DISCARD_TO_THE_LIMIT
from undertow.games.unfathomable.cards.skills import ABILITY, PERFORM_RITES, RANSACK, cards_with
from undertow.games.unfathomable.procedures.actions import IMPROVEMENT, Actions, activate
from undertow.games.unfathomable.procedures.effects import EachInTurn
from undertow.games.unfathomable.procedures.monsters import ActivateDagon, ActivateHydra
from undertow.games.unfathomable.procedures.mythos import MythosCard
from undertow.games.unfathomable.procedures.skills import ReceiveSkills, over_the_limit
from undertow.games.unfathomable.procedures.tracks import deal_loyalty
from undertow.games.unfathomable.procedures.windows import with_ability
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Choice, Guard, Only, Question
from undertow.kernel.flow import DONE, GO, NO_MOVE, OVER, Procedure, step

ACTIONS_A_TURN: Final = 2


class Turn(Procedure):
    """One player's turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "human")

    def __init__(self, seat: int, human: int = 1) -> None:
        super().__init__()
        self.seat = seat
        self.human = human  # at the beginning of the turn

    def copy(self) -> Procedure:
        return Turn(self.seat, self.human).at_the_step_of(self)

    @step("turns.1")
    def begin(self, table: Table, move: int) -> int:
        table.current, table.used, table.barricaded = self.seat, 0, 0
        self.human = 1 if table.is_human(self.seat) else 0  # rule: revealed_traitors.2, turns.0, turns.2
        table.tell(e.TURN_BEGUN, self.seat)
        return self.go_on()

    @step("items.8")
    def change_the_active_improvement(self, table: Table, move: int) -> int:
        if len(IMPROVEMENT.answers(table, self.seat)) < 2:
            return self.go_on()
        if move == NO_MOVE:
            return table.ask(self.seat, IMPROVEMENT)
        activate(table, self.seat, move - m.ITEM)  # rule: items.10a
        return self.go_on()

    @step("turns.4")
    def receive_skills(self, table: Table, move: int) -> int:
        outcome = self.go_on()
        table.push(ReceiveSkills(self.seat, [0] * 5))  # rule: skill_set.1
        return outcome

    @step("treachery.2")
    def treachery_instead_of_actions(self, table: Table, move: int) -> int:
        seat = self.seat
        if table.is_human(seat) or not table.most[seat][TREACHERY]:
            return self.go_on()
        if move == NO_MOVE:
            return table.ask(seat, START_OF_ACTIONS)
        if move == m.PASS:
            return self.go_on()
        card = move - m.PLAY
        self.go_to("turns.7")
        table.discard(seat, card)
        if ABILITY[card] == RANSACK:
            lost = table.lose(RANSACKED[table.where[seat]])
            return OVER if lost == OVER else GO
        table.push(Rites(seat))
        return GO

    @step("turns.5")
    def perform_two_actions(self, table: Table, move: int) -> int:
        outcome = self.go_on()
        table.push(Actions(self.seat, ACTIONS_A_TURN))  # rule: turns.11
        return outcome

    @step("turns.6")
    def draw_a_mythos_card(self, table: Table, move: int) -> int:
        outcome = self.go_on()
        if self.human and table.is_human(self.seat):  # rule: reveal.8a
            table.push(MythosCard(self.seat))
        return outcome

    @step("turns.7")
    def discard_down_to_the_limit(self, table: Table, move: int) -> int:
        outcome = self.go_on()
        seats = over_the_limit(table)
        if seats:  # rule: turns.12
            table.push(EachInTurn(DISCARD_TO_THE_LIMIT, seats))
        return outcome

    @step("turns.8")
    def the_next_player(self, table: Table, move: int) -> int:
        table.turns += 1
        if table.options["first_game"] and table.turns == table.seats:  # ruling: first_game
            deal_loyalty(table)
        table.push(Turn((self.seat + 1) % table.seats))  # rule: turns.13
        return DONE


RANSACKED: Final = {CHAPEL: SANITY, GALLEY: FOOD, BOILER_ROOM: FUEL}


class StartingCards(Choice):
    """Ransack and Perform Rites."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        cards = with_ability(table, seat, RANSACK) + with_ability(table, seat, PERFORM_RITES)
        return [m.PLAY + card for card in cards]


class NothingToRansack(Guard):
    """Ransack works in Chapel, Galley and Boiler Room."""

    rule = "skill.ransack"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return move - m.PLAY in cards_with(RANSACK) and table.where[seat] not in RANSACKED


START_OF_ACTIONS: Final = Question(
    "start_of_actions", "treachery.2", [Only([m.PASS]), StartingCards([NothingToRansack()])], private=True
)


class Rites(Procedure):
    """Perform Rites: both monarchs are activated, in an order of one's choice."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> Procedure:
        return Rites(self.seat).at_the_step_of(self)

    @step("skill.perform_rites")
    def activate_both(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, FIRST_MONARCH)
        if move == m.MONARCH:
            table.push(ActivateDagon())
            table.push(ActivateHydra())
        else:
            table.push(ActivateHydra())
            table.push(ActivateDagon())
        return DONE


FIRST_MONARCH: Final = Question("first_monarch", "skill.perform_rites", [Only([m.MONARCH, m.MONARCH + 1])])
