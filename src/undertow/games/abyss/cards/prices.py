"""What lords cost: what a seat holds, weighed against prices, and whether a payment can still be completed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undertow.games.abyss.board import NO_RACE
from undertow.games.abyss.cards.allies import RACE, VALUE
from undertow.games.abyss.cards.lords import ANY_RACE, CHEAPER, DEARER, LORDS, SALE, Lord
from undertow.games.abyss.frames import Paying, Recruiting
from undertow.kernel.state import NOBODY

if TYPE_CHECKING:
    from undertow.games.abyss.state import Table


class Scales:
    """What a seat holds, in hand and in the payment, and what powers do to its prices; never changed once made."""

    def __init__(self, seat: int, sums: list[int], dearer: int, any_race: bool) -> None:
        self.seat = seat
        self.sums = sums  # by race
        self.dearer = dearer  # what powers add to every price
        self.any_race = any_race  # no race is mandatory
        ranked = sorted(sums, reverse=True)
        self.ranked = ranked  # the sums, the highest first
        self.races = 5 - sums.count(0)
        one = ranked[0]
        two = one + ranked[1]
        three = two + ranked[2]
        four = three + ranked[3]
        self.total = four + ranked[4]
        self.best = [0, one, two, three, four, self.total]  # what the best one, two, ... races are worth together

    def best_value(self, races: int, required: int) -> int:
        """The most that allies of so many races can be worth, the required one among them."""
        if required == NO_RACE or self.sums[required] >= self.ranked[races - 1]:
            return self.best[races]
        return self.best[races - 1] + self.sums[required]


NO_SCALES: Final = Scales(NOBODY, [0, 0, 0, 0, 0], 0, False)


def weigh(table: Table, seat: int) -> Scales:
    """Work out once, for all lords of the court: sums by race, and what one's powers do to prices."""
    sums = [0, 0, 0, 0, 0]
    race, value = RACE, VALUE
    for card in table.hands[seat]:
        sums[race[card]] += value[card]
    for card in table.payment:
        sums[race[card]] += value[card]
    return Scales(seat, sums, surcharge(table, seat), table.has(seat, ANY_RACE))  # rule: lords.diplomat


def surcharge(table: Table, seat: int) -> int:
    """What powers add to every price of a seat."""
    value = -2 if table.has(seat, CHEAPER) else 0  # rule: lords.treasurer
    return value + 2 if table.suffers(seat, DEARER) else value  # rule: lords.recruiter


def price(table: Table, seat: int, lord: Lord) -> int:
    """The value a seat has to reach for a lord."""
    return lord.value + surcharge(table, seat)


def wanted(table: Table, frame: Recruiting, scales: Scales) -> Paying:
    """What is paid for the lord being recruited, and what is still wanted."""
    lord = LORDS[frame.lord]
    required = NO_RACE if scales.any_race else lord.demands
    return Paying(lord.races, required, lord.value + scales.dearer, table.payment)


def hopeless_races(pay: Paying, sums: list[int], pearls: int) -> int:
    """The races of which one more ally would keep the price out of reach, as a bit mask."""
    missing = pay.value - pearls
    if missing <= pay.paid:
        return 0
    fixed = pay.used if pay.required == NO_RACE else pay.used | 1 << pay.required
    bubbles = pay.races if pay.required == NO_RACE else pay.races - 1  # free for any other race
    total = 0
    others: list[int] = []
    for race in range(5):
        if fixed >> race & 1:
            total += sums[race]
        else:
            others.append(sums[race])
    others.sort(reverse=True)
    best_others = sum(others[:bubbles])
    hopeless = 0
    for race in range(5):
        best = total + best_others
        if not fixed >> race & 1 and bubbles and sums[race] < others[bubbles - 1]:
            best += sums[race] - others[bubbles - 1]
        if best < missing:
            hopeless |= 1 << race
    return hopeless


def can_spare(table: Table, seat: int, card: int) -> bool:
    """Whether the payment could still be completed if an ally in hand were sold. ruling: paying."""
    frame = table.being_paid()
    if frame is None or frame.seat != seat:
        return True
    scales = weigh(table, seat)
    sums = scales.sums
    sums[RACE[card]] -= VALUE[card]
    return can_pay(wanted(table, frame, scales), sums, table.pearls[seat] + SALE)


def can_pay(pay: Paying, sums: list[int], pearls: int) -> bool:
    """Whether a payment can be completed with allies of these sums by race (those laid out included) and pearls."""
    if pay.required != NO_RACE and not sums[pay.required]:
        return False
    fixed = pay.used if pay.required == NO_RACE else pay.used | 1 << pay.required
    bubbles = pay.races if pay.required == NO_RACE else pay.races - 1  # free for any other race
    total = pearls
    others: list[int] = []
    for race in range(5):
        if fixed >> race & 1:
            total += sums[race]
        else:
            others.append(sums[race])
    others.sort(reverse=True)
    if bubbles and not others[bubbles - 1]:
        return False
    return total + sum(others[:bubbles]) >= pay.value
