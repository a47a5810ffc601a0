"""With which allies a lord may be paid, and which of them may join."""

from __future__ import annotations

from typing import Final

from undertow.games.abyss import moves as m
from undertow.games.abyss.board import NO_RACE
from undertow.games.abyss.cards.allies import RACE
from undertow.games.abyss.cards.lords import LORDS
from undertow.games.abyss.cards.prices import hopeless_races, price, wanted, weigh
from undertow.games.abyss.frames import Paying, Recruiting
from undertow.games.abyss.legal import POWERS, Weighing
from undertow.games.abyss.state import Table
from undertow.kernel.decision import Choice, Guard, Only, Question


class OneRaceTooMany(Guard):
    """Not more races than the price has bubbles."""

    rule = "recruiting.2"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        pay = table.wanted
        return pay.races == 0 and not pay.used >> RACE[move - m.PAY] & 1


class NoRoomForTheRequiredRace(Guard):
    """The last bubble is kept for the required race."""

    rule = "recruiting.3"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        pay = table.wanted
        if pay.required == NO_RACE or pay.races != 1:
            return False
        race = RACE[move - m.PAY]
        return race != pay.required and not pay.used >> race & 1


class CannotBeCompleted(Guard):
    """With this ally the price could not be reached any more."""

    rule = "recruiting.7"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return bool(table.wanted.hopeless >> RACE[move - m.PAY] & 1)


class RacesMissing(Guard):
    """Not fewer races than the price has bubbles."""

    rule = "recruiting.2"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.wanted.races > 0


class RequiredRaceNotPaid(Guard):
    """The required race is not in the payment yet."""

    rule = "recruiting.3"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.wanted.required != NO_RACE


class ValueNotReached(Guard):
    """More points are missing than one has pearls."""

    rule = "recruiting.7"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.wanted.paid + table.pearls[seat] < table.wanted.value


class Hand(Choice):
    """Lay out one more ally."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return table.different_cards(seat, m.PAY)

    def add_legal(self, table: Table, seat: int, legal: list[int]) -> None:
        """Append the allies of the races that are open, which is what the guards say one by one (law 7 compares)."""
        races = table.wanted.open()
        last = -1
        for card in table.hands[seat]:
            if card != last:
                last = card
                if races >> RACE[card] & 1:
                    legal.append(m.PAY + card)


class PayQuestion(Weighing):
    """One more ally for the lord, or done."""

    def prepare(self, table: Table, seat: int) -> None:
        if table.scales.seat != seat:  # else what the turn's question worked out still holds
            table.scales = weigh(table, seat)
        frame = table.being_paid()
        assert frame is not None
        pay = wanted(table, frame, table.scales)
        pay.hopeless = hopeless_races(pay, table.scales.sums, table.pearls[seat])
        table.wanted = pay

    def details(self, table: Table, seat: int) -> dict[str, int]:
        frame = table.stack[-1]
        assert isinstance(frame, Recruiting)
        pay = Paying(LORDS[frame.lord].races, NO_RACE, price(table, seat, LORDS[frame.lord]), table.payment)
        missing = max(0, pay.value - pay.paid)
        return {"lord": frame.lord, "value": pay.value, "paid": pay.paid, "missing": missing, "races": pay.races}


PAY: Final = PayQuestion(
    "pay",
    "recruiting.4",
    [
        Hand([OneRaceTooMany(), NoRoomForTheRequiredRace(), CannotBeCompleted()]),
        Only([m.PAID], [RacesMissing(), RequiredRaceNotPaid(), ValueNotReached()]),
        POWERS,
    ],
    private=True,
    kind="payment",
)


class NotTheLowest(Guard):
    """The weakest ally of the payment is the one that joins."""

    rule = "recruiting.8"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        frame = table.stack[-1]
        assert isinstance(frame, Recruiting)
        return not frame.any_ally and (move - m.AFFILIATE) % 5 > frame.lowest(table)

    def allowed(self, table: Table, seat: int, moves: list[int]) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, Recruiting)
        if frame.any_ally or len(moves) == 1:
            return moves
        lowest = frame.lowest(table)
        return [move for move in moves if (move - m.AFFILIATE) % 5 == lowest]


class PaidAllies(Choice):
    """The allies of the payment, which is sorted when it is shown."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        found: list[int] = []
        for card in table.payment:
            if not found or found[-1] != m.AFFILIATE + card:
                found.append(m.AFFILIATE + card)
        return found


JOINING: Final = PaidAllies([NotTheLowest()])
AFFILIATE: Final = Question("affiliate", "recruiting.9", [JOINING, POWERS])
