"""Carrying out a reaction card: what Evil chooses behind the screen, and what comes of it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undertow.games.alone.state import HERO, Table
from undertow.kernel.decision import Question
from undertow.kernel.effects import Effect, Programs
from undertow.kernel.flow import DONE, GO, step

# Registers of a card
PHASE: Final = 0  # how far the present choice is
CHOICE: Final = 1  # what was chosen: a move of the vocabulary
WAY: Final = 2  # which of several ways
IT: Final = 3  # "it": 1 + the number of an entry of the trace; 0: none
LEFT: Final = 4  # how often the present verb is still carried out
HUSHED: Final = 5  # noises not to be told
CLOSER: Final = 6  # how much nearer a teleport may end
FALSE_ECHO: Final = 7  # whether the next noise may be told from any open side
AIM: Final = 8  # which named target of Locate the card is about
SINCE: Final = 9  # how many entries the trace had when the present verb began
REROLLED: Final = 10  # dice that this card has had rolled again
MEANT: Final = 11  # 1 + the named target that the card speaks of as "that target"; 0: any
EXTRA: Final = 12  # 1 + a noise without a cause that is told with the next one; 0: none
FEIGNED: Final = 13  # what Tremor Sense tells of that noise
REGISTERS: Final = 14

PROGRAMS: Final = Programs()


class CardPlayed(Effect):
    """A card, or a standard reaction, is carried out by the seat that played it."""

    programs: ClassVar[Programs] = PROGRAMS
    saved_by_name: ClassVar[dict[str, list[str]]] = {"program": PROGRAMS.names}
    fields: ClassVar[tuple[str, ...]] = (*Effect.fields, "picks")
    hidden: ClassVar[tuple[str, ...]] = ("picks", "registers")
    most_registers: ClassVar[int] = REGISTERS
    prompt: ClassVar[str] = "evil_acts"

    def __init__(
        self, program: int, seat: int, place: int = 0, registers: list[int] | None = None, since: int = -1,
        before: list[int] | None = None, picks: list[int] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(program, seat, place, registers, since, before)
        self.picks: list[int] = picks if picks is not None else []  # chosen, but not yet seen

    def redeal(self, state: Any, knows: int) -> None:
        """At what the card aims was not told to the Hero; "it" is an entry of the trace, dealt anew there."""
        if knows == HERO and state.named:
            self.registers = self.registers[:]
            self.registers[AIM] = state.chance.below(len(state.named))
            self.registers[MEANT] = 0
            if self.before:  # and so it stood when the screen was put up
                self.before = [self.before[0], *self.registers, *self.before[1 + REGISTERS :]]

    def begin_again(self, state: Any) -> None:
        """Back to before the secret choice, over verbs of which nothing was seen; they may have made entries."""
        self.place = self.before[0]
        self.registers = self.before[1 : 1 + REGISTERS]
        self.picks = []
        for entries in self.before[1 + REGISTERS :]:
            del state.trace[entries:]

    def behind(self, state: Any) -> list[int]:
        """All of Evil."""
        return [seat for seat in range(1, state.seats)]

    def ask_secretly(self, table: Table, question: Question) -> int:
        """Put a question to whoever plays the card, while the Hero waits before the screen."""
        if not self.before:
            self.before = [self.place, *self.registers, len(table.trace)]
        self.put_up(table)
        return table.ask(self.seat, question)

    def act_openly(self, table: Table) -> None:
        """The choice is made; what comes of it is seen and heard by all who can."""
        self.take_down(table)
        self.before = []

    @step("reactions.1")
    def do_as_it_says(self, table: Table, move: int) -> int:
        return self.carry_out(table, move)


def after_losses(table: Table, window: bool = True) -> int:
    """When something was lost: the end, or Evil's window for it; then whatever was going on goes on.

    What a card costs is one loss, and Evil is asked about it when the card has been carried out. rule: rulings.7
    Where a companion may take a loss, that is settled before. rule: companions.4
    """
    if table.owed:
        from undertow.games.alone.procedures.companions import Bearing

        table.push(Bearing(1 if window else 0))
        return GO
    if table.is_beaten():
        return table.evil_wins()
    if window and table.lost_something() and not any(isinstance(frame, CardPlayed) for frame in table.stack):
        from undertow.games.alone.procedures.windows import LossWindow

        table.push(LossWindow.opened(table))
    return GO


def answer_to_losses(table: Table) -> int:
    """What Evil has done without a card may have cost the Hero something: Evil is asked about it before anything else
    happens, then this is over. To be called by a step of its own. rule: rulings.7"""
    return after_losses(table) if table.lost_something() else DONE
