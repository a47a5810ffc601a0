"""Toy: the smallest whole game. In turn, lay one of your three numbers; the highest sum wins."""

from typing import ClassVar

from undertow.kernel.decision import Among, Question
from undertow.kernel.decks import Deck
from undertow.kernel.effects import Programs
from undertow.kernel.flow import DONE, NO_MOVE, SimpleProcedure, step
from undertow.kernel.game import Game
from undertow.kernel.log import Kinds
from undertow.kernel.moves import Vocabulary
from undertow.kernel.observation import Counts, Observation
from undertow.kernel.state import State, copied
from undertow.kernel.zones import OPEN, OWN, Zone, Zones

NUMBERS = Deck("number", Programs())
ALL = [NUMBERS.card(f"number_{value}", rule="toy.1", value=value) for value in range(1, 13)]
WORDS = Vocabulary()
LAY = WORDS.family("lay", "number", len(NUMBERS))
KINDS = Kinds()
LAID = KINDS.kind("laid", "toy.2", "seat", "number")


class Table(State):
    fields: ClassVar[tuple[str, ...]] = ("pile", "hands", "laid")

    def set_up(self) -> None:
        self.pile = list(self.chance.shuffled(ALL))
        self.hands = [[self.pile.pop() for _ in range(3)] for _ in range(self.seats)]
        self.laid: list[list[int]] = [[] for _ in range(self.seats)]
        self.push(Turn(0))

    def end_by_length(self, ending: str = "length") -> int:
        sums = [sum(NUMBERS[card].numbers["value"] for card in laid) for laid in self.laid]
        return self.finish([seat for seat in range(self.seats) if sums[seat] == max(sums)], sums, ending, "toy.3")


class Turn(SimpleProcedure):
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    @step("toy.2")
    def lay_a_number(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, WHICH)
        table.hands[self.seat].remove(move - LAY)
        table.laid[self.seat].append(move - LAY)
        table.tell(LAID, self.seat, move - LAY)
        following = (self.seat + 1) % table.seats
        table.push(Turn(following))
        return DONE if table.hands[following] else table.end_by_length("counted")


WHICH = Question("which", "toy.2", [Among(lambda table, seat: sorted(LAY + card for card in table.hands[seat]))])
ZONES = Zones(Zone("pile", "cards"), Zone("hands", "cards", seen=OWN), Zone("laid", "cards", seen=OPEN, many=True))
OBSERVATION = Observation(Counts(len(NUMBERS), lambda table, seat: table.hands[seat] if seat >= 0 else []))
DECKS, ENDINGS = (NUMBERS,), ("counted", "length")
GAME = Game.of_package(
    __name__, title="Toy", seats=(2, 4), longest=50,
    view=lambda table, seat: {"hand": sorted(table.hands[seat]) if seat >= 0 else [], "laid": copied(table.laid)},
)  # fmt: skip
