"""What comes of a story card: its effects, one after another. rule: events.6"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undertow.games.everrain import ship as s
from undertow.games.everrain.board import NOWHERE
from undertow.games.everrain.cards.language import TALE
from undertow.games.everrain.cards.language import Effect as Row
from undertow.games.everrain.cards.stories import BOUND_FOR, OUTCOMES, STORIES
from undertow.games.everrain.procedures.verbs import Members, instructions_of
from undertow.kernel.effects import Effect, Programs
from undertow.kernel.flow import DONE, step

# Registers of a program that is carried out
CARD: Final = 0
TESTED: Final = 1  # the member who took the test, plus one; 0: nobody
ASHORE: Final = 2  # the party or the envoy, a bit for each; 0: all the crew
LETTER: Final = 3  # the answer
COUNT: Final = 4  # how far a thing has come that is asked one by one
REGISTERS: Final = 5

PROGRAMS: Final = Programs()


def remembered(rows: list[Row], letter: int) -> list[Row]:
    """Effects with one way through every ``if``. rule: chronicles.3"""
    found: list[Row] = []
    for row in rows:
        if row.verb == "if":
            found += remembered(row.ways[letter], letter)
        else:
            found.append(row)
    return found


def is_remembering(rows: list[Row]) -> bool:
    """Whether effects hang on the answer to the card before."""
    return any([row.verb == "if" for row in rows])


def define_all() -> list[list[int]]:
    """Programs of all outcomes, in their order: one, or one for each answer to the card before."""
    found: list[list[int]] = []
    for story in STORIES:
        names = story.outcomes()
        rows: list[list[Row]] = []
        for answer in story.answers:
            rows += answer.outcomes * 2 if story.sort == TALE else answer.outcomes
        for number, name in enumerate(names):
            if not is_remembering(rows[number]):
                found.append([PROGRAMS.define(name, instructions_of(rows[number]))] * 2)
            elif story.sort == TALE:
                way = remembered(rows[number], number)
                found.append([PROGRAMS.define(name, instructions_of(way))] * 2)
            else:
                ways = [remembered(rows[number], letter) for letter in range(2)]
                found.append(
                    [PROGRAMS.define(f"{name}-after-{'ab'[n]}", instructions_of(ways[n])) for n in range(len(ways))]
                )
    return found


PROGRAM_OF: Final = define_all()  # by outcome and the answer to the card before


def define_rewards() -> dict[int, int]:
    """Programs of what passengers pay, by their cards."""
    found: dict[int, int] = {}
    for card, story in enumerate(STORIES):
        if BOUND_FOR[card] >= 0:
            row = next(row for row in story.answers[0].outcomes[0] if row.verb == "passenger")
            found[card] = PROGRAMS.define(f"{story.slug}-reward", instructions_of(row.ways[0]))
    return found


REWARD_OF: Final = define_rewards()
assert len(PROGRAM_OF) == len(OUTCOMES)


class Outcome(Effect):
    """The effects of one answer."""

    programs: ClassVar[Programs] = PROGRAMS
    saved_by_name: ClassVar[dict[str, list[str]]] = {"program": PROGRAMS.names}
    most_registers: ClassVar[int] = REGISTERS

    def meant(self, table: Any) -> list[int]:
        """Among whom the captain chooses now."""
        instruction = PROGRAMS.flat[self.program][self.place]
        assert isinstance(instruction, Members)
        return instruction.among(table, self)

    @property
    def count(self) -> int:
        """How far a thing has come that is asked one by one."""
        return self.registers[COUNT]

    def party(self) -> int:
        """Who went ashore or was sent, a bit for each."""
        return self.registers[ASHORE]

    def tester_mask(self) -> int:
        """Who took the test, as a bit."""
        return 1 << self.registers[TESTED] - 1 if self.registers[TESTED] else 0

    @step("events.6")
    def carry_on(self, table: Any, move: int) -> int:
        """One after another; a lost ship drops the rest."""
        if table.ships[self.seat][s.HEX] == NOWHERE:
            return DONE
        return self.carry_out(table, move)
