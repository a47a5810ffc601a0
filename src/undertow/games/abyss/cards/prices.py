"""What lords cost: what a seat holds, weighed against prices, and whether a payment can still be completed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undertow.games.abyss.board import NO_RACE
from undertow.games.abyss.cards.allies import RACE, VALUE
from undertow.games.abyss.cards.lords import LORDS, SALE, Lord
from undertow.games.abyss.cards.traits import ANY_RACE, CHEAPER, DEARER
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
        self.races = 5 - sums.count(0)
        one, two, three, four, five = in_order(sums[0], sums[1], sums[2], sums[3], sums[4])
        self.ranked = [one, two, three, four, five]
        two += one
        three += two
        four += three
        self.best = [0, one, two, three, four, four + five]  # what the best one, two, ... races are worth together

    def best_value(self, races: int, required: int) -> int:
        """The most that allies of so many races can be worth, the required one among them."""
        if required == NO_RACE or self.sums[required] >= self.ranked[races - 1]:
            return self.best[races]
        return self.best[races - 1] + self.sums[required]


def in_order(a: int, b: int, c: int, d: int, e: int) -> tuple[int, int, int, int, int]:
    """Five numbers, the highest first, in nine comparisons: it is done for every turn.

    >>> in_order(3, 1, 4, 1, 5)
    (5, 4, 3, 1, 1)
    """
    if a < b:
        a, b = b, a
    if d < e:
        d, e = e, d
    if c < e:
        c, e = e, c
    if c < d:
        c, d = d, c
    if b < e:
        b, e = e, b
    if a < d:
        a, d = d, a
    if a < c:
        a, c = c, a
    if b < d:
        b, d = d, b
    if b < c:
        b, c = c, b
    return a, b, c, d, e


NO_SCALES: Final = Scales(NOBODY, [0, 0, 0, 0, 0], 0, False)


def weigh(table: Table, seat: int) -> Scales:
    """Work out once, for all lords of the court: sums by race, and what one's powers do to prices."""
    sums = [0, 0, 0, 0, 0]
    race, value = RACE, VALUE
    last = total = 0
    for card in table.hands[seat]:  # sorted: race after race
        if race[card] != last:
            sums[last] = total
            last = race[card]
            total = 0
        total += value[card]
    sums[last] = total
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


def in_reach(pay: Paying, sums: list[int]) -> tuple[int, int]:
    """The most a payment can come to with allies of these sums by race (those laid out included).

    And the sum of the weakest race that takes a free bubble in it; -1: no bubble is free.
    """
    fixed = pay.fixed()
    most = 0
    for race in range(5):
        if fixed >> race & 1:
            most += sums[race]
    weakest = -1
    for _ in range(pay.free_bubbles()):
        best = -1
        for race in range(5):
            if not fixed >> race & 1 and (best < 0 or sums[race] > sums[best]):
                best = race
        fixed |= 1 << best
        weakest = sums[best]
        most += weakest
    return most, weakest


def hopeless_races(pay: Paying, sums: list[int], pearls: int) -> int:
    """The races of which one more ally would keep the price out of reach, as a bit mask."""
    missing = pay.value - pearls
    if missing <= pay.paid:
        return 0
    most, weakest = in_reach(pay, sums)
    fixed = pay.fixed()
    hopeless = 0
    for race in range(5):
        lost = weakest - sums[race] if sums[race] < weakest and not fixed >> race & 1 else 0
        if most - lost < missing:
            hopeless |= 1 << race
    return hopeless


def spared(table: Table, seat: int, cards: list[int]) -> list[int]:
    """Those of some allies in hand that can be sold, one of them, with the payment still to be completed.

    ruling: paying
    """
    frame = table.being_paid()
    if frame is None or frame.seat != seat:
        return cards
    scales = weigh(table, seat)
    pay = wanted(table, frame, scales)
    sums = scales.sums[:]
    found: list[int] = []
    for card in cards:
        sums[RACE[card]] -= VALUE[card]
        if can_pay(pay, sums, table.pearls[seat] + SALE):
            found.append(card)
        sums[RACE[card]] += VALUE[card]
    return found


def can_pay(pay: Paying, sums: list[int], pearls: int) -> bool:
    """Whether a payment can be completed with allies of these sums by race (those laid out included) and pearls."""
    if pay.required != NO_RACE and not sums[pay.required]:
        return False
    most, weakest = in_reach(pay, sums)
    return weakest != 0 and most + pearls >= pay.value
