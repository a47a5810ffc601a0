"""What the procedures of a turn remember, for those who have to look at it: guards, questions and views."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from undertow.games.abyss.board import NO_RACE
from undertow.games.abyss.cards.allies import RACE, VALUE
from undertow.kernel.flow import Procedure
from undertow.kernel.screened import Screened

if TYPE_CHECKING:
    from undertow.games.abyss.state import Table


class Exploring(Procedure):
    """An exploration: whose, how many allies were sold, to whom, and who is asked next."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "sold", "bought", "offered")

    def __init__(self, seat: int, sold: int = 0, bought: int = 0, offered: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.sold = sold
        self.bought = bought  # bit mask of seats
        self.offered = offered  # how many opponents have had their say about this card


class Paying:
    """What is paid for a lord and what is still wanted."""

    def __init__(self, races: int, required: int, value: int, payment: list[int]) -> None:
        self.all_races = races
        self.races = races  # bubbles that are still empty
        self.required = required  # NO_RACE once it is there
        self.value = value
        self.used = 0  # bit mask of races
        self.hopeless = 0  # bit mask of races with which the price could not be reached any more
        self.paid = 0
        for card in payment:
            race = RACE[card]
            self.paid += VALUE[card]
            if not self.used >> race & 1:
                self.used |= 1 << race
                self.races -= 1
            if race == required:
                self.required = NO_RACE

    def fixed(self) -> int:
        """The races that are in the payment for certain, as a bit mask."""
        return self.used if self.required == NO_RACE else self.used | 1 << self.required

    def free_bubbles(self) -> int:
        """How many bubbles take any race."""
        return self.races if self.required == NO_RACE else self.races - 1

    def open(self) -> int:
        """The races of which one more ally may be laid out, as a bit mask. rule: recruiting.2, .3, .7."""
        if self.races == 0:
            return self.used & ~self.hopeless
        if self.races == 1 and self.required != NO_RACE:
            return self.fixed() & ~self.hopeless
        return ~self.hopeless


NOTHING: Final = Paying(0, NO_RACE, 0, [])


class Recruiting(Screened):
    """A recruitment: who recruits which lord of the court, and whether any ally of the payment may join.

    While the payment is laid out a screen stands: to the others it is one question until it is paid.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "lord", "any_ally", "since")
    prompt: ClassVar[str] = "pay"
    pace: ClassVar[str] = "turn"

    def __init__(self, seat: int, lord: int, any_ally: int = 0, since: int = -1) -> None:
        super().__init__(since)
        self.seat = seat
        self.lord = lord  # public: it lies in the court
        self.any_ally = any_ally

    @property
    def shown(self) -> bool:
        """Whether the payment lies open: everyone sees it when the last ally has been laid out."""
        return self.begun

    def behind(self, table: Table) -> list[int]:
        return [self.seat]

    def begin_again(self, table: Table) -> None:
        table.take_payment_back(self.seat)

    def lowest(self, table: Table) -> int:
        """The lowest value in the payment, from 0."""
        lowest = 5
        for card in table.payment:
            if card % 5 < lowest:
                lowest = card % 5
        return lowest


class Controlling(Procedure):
    """Taking control of a location: who, and how many of the three keys have been spent."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "spent", "tokens_spent")

    def __init__(self, seat: int, spent: int = 0, tokens_spent: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.spent = spent
        self.tokens_spent = tokens_spent
