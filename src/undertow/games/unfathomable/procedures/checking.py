"""What a skill check is to all who take part in it; its steps are in ``checks``."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable.board import TREACHERY
from undertow.games.unfathomable.cards.characters import WILLIAM
from undertow.games.unfathomable.cards.mythos import MEMORY_OF_THE_DEEP
from undertow.games.unfathomable.cards.skills import SKILL, VALUE
from undertow.games.unfathomable.procedures.chaos import add_top_card
from undertow.games.unfathomable.state import Table
from undertow.kernel.flow import Procedure

FAIL: Final = 0
PARTIAL: Final = 1
SUCCESS: Final = 2
NO_PARTIAL: Final = 99  # above every target number

# What a check can be for.
FOR_A_CRISIS: Final = 0
FOR_A_ROOM: Final = 1
FOR_A_MEMORY: Final = 2

# Once-per-check abilities.
EXPERIENCED: Final = 1
RING: Final = 2


class Checking(Procedure):
    """A skill check, as all who take part in it see it: what it takes, whose chance it is, its total."""

    fields: ClassVar[tuple[str, ...]] = (
        "target", "partial", "skills", "purpose", "face_up", "no_chaos", "chosen", "asked", "modifier", "used",
    )  # fmt: skip

    def __init__(
        self, target: int, partial: int, skills: int, purpose: int = FOR_A_CRISIS, face_up: int = 0, no_chaos: int = 0,
        chosen: int = -1, asked: int = 0, modifier: int = 0, used: int = 0,
    ) -> None:  # fmt: skip
        super().__init__()
        self.target = target
        self.partial = partial
        self.skills = skills  # that support it, a bit each
        self.purpose = purpose
        self.face_up = face_up
        self.no_chaos = no_chaos
        self.chosen = chosen  # the outcome, if a feat has chosen it
        self.asked = asked  # how many players have had their chance to add cards
        self.modifier = modifier
        self.used = used

    def add_treachery(self, table: Table) -> None:
        """A kept mythos card adds a treachery card. rule: crisis.family_ties, crisis.memory_of_the_deep"""
        if table.can_draw(TREACHERY):
            add_top_card(table, TREACHERY)
            table.tell(e.TREACHERY_ADDED, 1)

    def adding(self, table: Table) -> int:
        """Whose chance it is: from the current player's left, the current player last."""
        return (table.current + 1 + self.asked) % table.seats

    def end_of_turn(self, table: Table, seat: int) -> None:
        """Everyone sees how many cards were added; which ones only if they lie open. rule: open_information.7"""
        self.asked += 1
        table.added[seat].sort()  # in which order they were laid down is nobody's business
        n = len(table.added[seat])
        table.tell(e.CARDS_ADDED, seat, n)
        if self.face_up:
            for card in table.added[seat]:
                table.most[seat][SKILL[card]] -= 1
                table.tell(e.CARD_ADDED_OPENLY, seat, card)
        elif n:
            for card in table.added[seat]:
                table.tell_to(1 << seat, e.OWN_CARD_ADDED, seat, card)
        if n and table.plays(seat, WILLIAM) and MEMORY_OF_THE_DEEP in table.kept[seat]:
            self.add_treachery(table)

    def sum_of(self, table: Table) -> int:
        """Supporting values minus opposing values.

        rule: supporting_skills.0, supporting_skills.1, opposing_skills.0, opposing_skills.1, target.0
        rule: mythos.15a, mythos.15b, skill_cards.0
        """
        total = self.modifier
        for card in table.pile:
            total += VALUE[card] if self.skills >> SKILL[card] & 1 else -VALUE[card]
        return total

    def change(self, table: Table, n: int) -> None:
        """Add to the total."""
        self.modifier += n
        table.total = self.sum_of(table)
        table.tell(e.CHECK_TOTAL, table.total)


def check_of(table: Table) -> Checking:
    """The check that a window on top belongs to."""
    frame = table.stack[-2]
    assert isinstance(frame, Checking)
    return frame


def running_check(table: Table) -> Checking:
    """The check that is under way."""
    for frame in reversed(table.stack):
        if isinstance(frame, Checking):
            return frame
    raise AssertionError("no check")
