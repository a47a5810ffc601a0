"""Attacks, step by step (topic 4)."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable.board import HITS_A_CHARACTER, HITS_A_DEEP_ONE, NOWHERE
from undertow.games.unfathomable.procedures.defeat import DefeatCharacter
from undertow.games.unfathomable.procedures.dice import Roll
from undertow.games.unfathomable.state import Table
from undertow.kernel.flow import DONE, Procedure, step
from undertow.kernel.state import NOBODY

A_DEEP_ONE: Final = NOBODY  # attacker or defender


class Attack(Procedure):
    """An attack on a character, or on a Deep One in a space. rule: attack.0"""

    fields: ClassVar[tuple[str, ...]] = ("attacker", "defender", "space", "bonus", "kind")

    def __init__(self, attacker: int, defender: int, space: int = NOWHERE, bonus: int = 0, kind: int = 1) -> None:
        super().__init__()
        self.attacker = attacker
        self.defender = defender
        self.space = space  # of a Deep One that defends
        self.bonus = bonus
        self.kind = kind  # what the roll has to know (``Roll.attack``)

    def copy(self) -> Procedure:
        return Attack(self.attacker, self.defender, self.space, self.bonus, self.kind).at_the_step_of(self)

    @step("attack.3")
    def who_attacks_whom(self, table: Table, move: int) -> int:
        if self.defender == A_DEEP_ONE:
            table.tell(e.ATTACKS_A_DEEP_ONE, self.attacker, self.space)
        elif self.attacker == A_DEEP_ONE:
            table.tell(e.DEEP_ONE_ATTACKS, self.defender)
        else:
            table.tell(e.ATTACKS, self.attacker, self.defender)
        return self.go_on()

    @step("attack.7")
    def roll(self, table: Table, move: int) -> int:
        outcome = self.go_on()
        table.push(Roll(self.bonus, self.kind))
        return outcome

    @step("attack.9")
    def hit_or_miss(self, table: Table, move: int) -> int:
        # rule: attack.5, attack.5a, attack.5b
        target = HITS_A_DEEP_ONE if self.defender == A_DEEP_ONE else HITS_A_CHARACTER
        if table.die < target:  # rule: attack.9b
            table.tell(e.ATTACK_FAILS)
            return DONE
        table.tell(e.ATTACK_SUCCEEDS)  # rule: defeat.1
        if self.defender == A_DEEP_ONE:  # rule: attack.9a.i
            table.defeat_deep_ones(self.space)
        else:
            table.push(DefeatCharacter(self.defender))
        return DONE
