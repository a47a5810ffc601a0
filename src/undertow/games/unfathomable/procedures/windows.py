"""Windows: everybody who might react is asked at once, face down; the current player orders those who want to.

Who is asked follows from what everyone knows (hand sizes, types drawn, open cards), so being asked tells nothing.
"""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.cards.skills import ABILITY
from undertow.games.unfathomable.procedures.choices import kinds_of
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Choice, Guard, Only, Question, Window
from undertow.kernel.flow import DONE, GO, NO_MOVE
from undertow.kernel.state import State


def with_ability(table: Table, seat: int, ability: int) -> list[int]:
    """The kinds of cards in a hand that have an ability, ascending; in anybody's turn. rule: skill_cards.4a"""
    return kinds_of([card for card in table.hands[seat] if ABILITY[card] == ability])


class NothingToUse(Guard):
    """One can only react with something that can be used now."""

    rule = "abilities.0"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        frame = table.stack[-1]
        assert isinstance(frame, Reactions)
        return len(frame.reaction().answers(table, seat)) < 2  # nothing but to pass


class Reacting(Choice):
    """Saying that one wants to react."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.REACT]


REACTING: Final = Question(
    "react", "abilities.14", [Only([m.PASS]), Reacting([NothingToUse()])], private=True, pace="window"
)


class ThoseWhoReact(Choice):
    """The seats that want to react."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, Reactions)
        return [m.SEAT + other for other in sorted(frame.acting)]


WHO_IS_NEXT: Final = Question("who_reacts", "abilities.16a", [ThoseWhoReact()])


class Reactions(Window):
    """A window of this game."""

    fields: ClassVar[tuple[str, ...]] = ("seats", "answers", "acting")
    yes: ClassVar[int] = m.REACT
    first: ClassVar[int] = m.SEAT

    def question(self) -> Question:
        return REACTING

    def orderer(self, table: Table) -> int:
        return table.current

    def order_question(self) -> Question:
        return WHO_IS_NEXT

    def answers_opened(self, table: Table) -> None:
        for seat in self.acting:
            table.tell(e.REACTS, seat)

    def act(self, table: State, move: int) -> int:
        """Let the next one react; where all have thought better of it, the window closes.

        Else one could keep it open for ever. That something was used is known by ``seats``, which is empty then.
        """
        if move != NO_MOVE and move != m.PASS:
            self.seats = []
        outcome = super().act(table, move)
        return DONE if outcome == GO and not self.acting and self.seats else outcome
