"""Repairs (topic 39)."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import BOILER_ROOM, BRIDGE, CABIN, CARGO_HOLD, CHAPEL, GALLEY, ROOM
from undertow.games.unfathomable.cards.damage import ANY_SKILL, REPAIR
from undertow.games.unfathomable.cards.skills import SKILL, VALUE
from undertow.games.unfathomable.procedures.choices import kinds_of
from undertow.games.unfathomable.procedures.damage import repair
from undertow.games.unfathomable.procedures.uses import HUMANS, use
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Choice, Guard, Question
from undertow.kernel.flow import DONE, NO_MOVE, Procedure, step


class Repairing(Procedure):
    """Repair one's space by discarding cards; it is no use of the space's own ability.

    rule: repair.0, repair.1, repair.1a, actions.8b, actions.8d.i, action_abilities.3b, action_abilities.3d.i, damage.6b
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "paid")

    def __init__(self, seat: int, paid: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.paid = paid

    def copy(self) -> Procedure:
        return Repairing(self.seat, self.paid).at_the_step_of(self)

    @step("repair.1")
    def discard_cards(self, table: Table, move: int) -> int:
        space = table.where[self.seat]
        if move != NO_MOVE:
            self.paid += VALUE[move - m.DISCARD]
            table.discard(self.seat, move - m.DISCARD)
        if self.paid < REPAIR[table.damage[space - ROOM]]:
            return table.ask(self.seat, REPAIR_WITH)
        repair(table, space)
        return DONE


def repair_cards(table: Table, seat: int) -> list[int]:
    """The cards in hand that can repair one's space."""
    if not table.is_damaged(table.where[seat]):
        return []
    damage = table.damage[table.where[seat] - ROOM]
    return [card for card in table.hands[seat] if damage == ANY_SKILL or SKILL[card] == damage]


class RepairCards(Choice):
    """Cards of the type that the damage asks for."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.DISCARD + card for card in kinds_of(repair_cards(table, seat))]


class TooFewToRepair(Guard):
    """The damage asks for cards of a type and a value."""

    rule = "damage_card.structural_damage"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        if not table.is_damaged(table.where[seat]):
            return False
        damage = table.damage[table.where[seat] - ROOM]
        return sum([VALUE[card] for card in repair_cards(table, seat)]) < REPAIR[damage]


REPAIR_WITH: Final = Question("repair_with", "repair.1", [RepairCards()], private=True)


class CannotBeRepaired(Guard):
    """No repair where a Deep One or a revealed traitor is. rule: revealed_traitors.5"""

    rule = "repair.3"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        space = table.where[seat]
        return table.deep_ones[space] > 0 or len(table.traitors_in(space)) > 0


class NotDamaged(Guard):
    """Only a damaged room can be repaired."""

    rule = "damage.6"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not table.is_damaged(table.where[seat])


for _room in (BRIDGE, CHAPEL, CABIN, CARGO_HOLD, GALLEY, BOILER_ROOM):
    use(m.REPAIR + _room, Repairing, HUMANS, [CannotBeRepaired(), NotDamaged(), TooFewToRepair()])
