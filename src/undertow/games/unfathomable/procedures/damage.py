"""Damage to the ship and to a space (topic 42)."""

from __future__ import annotations

from typing import ClassVar

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable.board import CLOSEST, DAMAGEABLE, FOOD, FUEL, NOWHERE, ROOM, ROOM_ROLLED
from undertow.games.unfathomable.cards.damage import FLEEING_PASSENGERS, FUEL_LEAK, STRUCTURAL
from undertow.games.unfathomable.procedures.defeat import DefeatSeveral
from undertow.games.unfathomable.procedures.dice import Roll
from undertow.games.unfathomable.procedures.passengers import Risk
from undertow.games.unfathomable.state import BY_DAMAGE, NO_CARD, Table
from undertow.kernel.flow import DONE, GO, OVER, Procedure, step


class Damage(Procedure):
    """Damage the ship, or one room of it. Afterwards ``table.hit`` is the room that was damaged, if one was.

    rule: damage.0, damage.2
    """

    fields: ClassVar[tuple[str, ...]] = ("space",)
    in_view: ClassVar[dict[str, str]] = {"space": "space"}

    def __init__(self, space: int = NOWHERE) -> None:
        super().__init__()
        self.space = space  # NOWHERE: a die decides

    def copy(self) -> Procedure:
        return Damage(self.space).at_the_step_of(self)

    @step("damage.1")
    def draw_the_top_card(self, table: Table, move: int) -> int:
        table.hit = NOWHERE
        if not table.damage_deck:
            return DONE
        card = table.damage_deck[-1]
        table.damage_known[-1] = table.everyone()
        table.tell(e.DAMAGE_DRAWN, card)
        if card < STRUCTURAL:
            outcome = self.go_on()
            if self.space == NOWHERE:
                table.push(Roll())
            return outcome
        table.damage_deck.pop()
        table.damage_known.pop()
        if card == FLEEING_PASSENGERS:  # rule: damage_card.fleeing_passengers
            table.damage_deck.insert(0, card)
            table.damage_known.insert(0, table.everyone())
            table.push(Risk(1))
            return DONE if table.damage_deck[-1] == card else GO  # ruling: fleeing_alone
        table.damage_gone.append(card)  # rule: damage.2b, damage_card.fuel_leak, damage_card.flooded_food_stores
        lost = table.lose(FUEL if card == FUEL_LEAK else FOOD)
        return OVER if lost == OVER else DONE

    @step("damage.1a")
    def place_it(self, table: Table, move: int) -> int:
        space = ROOM_ROLLED[table.die] if self.space == NOWHERE else self.space
        if table.is_damaged(space):  # rule: damage.5, damage.5a, activations.6b, activations.6b.i
            space = next(other for other in CLOSEST[space - ROOM] if not table.is_damaged(other))
        table.damage[space - ROOM] = table.damage_deck.pop()
        table.damage_known.pop()
        table.hit = space
        table.tell(e.ROOM_DAMAGED, space, table.damage[space - ROOM])
        if table.damaged_rooms() == DAMAGEABLE:  # rule: damage.7, activations.6c, ending.0c, objectives.7
            return table.end(BY_DAMAGE)
        humans = table.humans_in(space)
        if humans:  # rule: damage_card.structural_damage
            table.push(DefeatSeveral(humans))
        return DONE


def repair(table: Table, space: int) -> None:
    """Shuffle the damage card of a room back into its deck. rule: repair.2, damage.6a"""
    card = table.damage[space - ROOM]
    table.damage[space - ROOM] = NO_CARD
    table.damage_deck = list(table.chance.shuffled([*table.damage_deck, card]))
    table.damage_known = [0] * len(table.damage_deck)
    table.tell(e.ROOM_REPAIRED, space)
