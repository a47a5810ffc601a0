"""What lords cost, and the payment that leaves the least behind."""

from __future__ import annotations

from undertow.games.abyss.board import DEMANDS, NO_RACE
from undertow.games.abyss.cards.allies import KINDS, RACE, VALUE
from undertow.games.abyss.cards.traits import ANY_ALLY
from undertow.games.abyss.judging.eyes import Eyes, bits
from undertow.games.abyss.judging.goods import affiliation_worth, kept_worth, pearl_worth
from undertow.games.abyss.judging.numbers import BUBBLES, GUILD, NEVER, PRICE


def price_of(eyes: Eyes, lord: int) -> int:
    """The value a player has to reach for a lord."""
    return PRICE[lord] + eyes.me["dearer"]


def demanded_of(eyes: Eyes, lord: int) -> int:
    """The race that must be in the payment."""
    return NO_RACE if eyes.me["any_race"] else DEMANDS[GUILD[lord]]


def reach(eyes: Eyes, lord: int) -> int:
    """The most a player can lay out for a lord, pearls included; -1 if races are missing."""
    sums = eyes.sums[:]
    wanted = BUBBLES[lord]
    demanded = demanded_of(eyes, lord)
    total = eyes.pearls
    if demanded != NO_RACE:
        if not sums[demanded]:
            return -1
        total += sums[demanded]
        sums[demanded] = 0
        wanted -= 1
    sums.sort()
    for i in range(wanted):
        if not sums[4 - i]:
            return -1
        total += sums[4 - i]
    return total


def can_recruit(eyes: Eyes, lord: int) -> bool:
    """Whether a player could pay for a lord."""
    return reach(eyes, lord) >= price_of(eyes, lord)


class Payment:
    """The search for the best payment: allies that leave the least behind, and a good one that joins."""

    def __init__(self, eyes: Eyes, lord: int, paid: list[int]) -> None:
        self.eyes = eyes
        self.lord = lord
        self.price = price_of(eyes, lord)
        self.races = BUBBLES[lord]
        self.demanded = demanded_of(eyes, lord)
        self.pearl = pearl_worth(eyes)
        self.any_ally = eyes.has(ANY_ALLY)
        self.chosen: list[int] = paid[:]
        self.best: list[int] = []
        self.cost = -NEVER
        self.hand = sorted(eyes.hand, key=by_value)
        self.costs = [kept_worth(eyes, kind) for kind in self.hand]
        self.joins = [affiliation_worth(eyes, kind) for kind in range(KINDS)]
        value = 0
        used = 0
        for kind in paid:
            value += VALUE[kind]
            used |= 1 << RACE[kind]
        self.try_from(0, value, used, 0.0)

    def try_from(self, at: int, value: int, used: int, cost: float) -> None:
        """Try all payments that go on with the allies from a place of the hand on."""
        missing = self.price - value
        if missing <= self.eyes.pearls:
            self.weigh(value, used, cost)
        if missing <= 0 and bits(used) == self.races:
            return
        if cost - 5.0 >= self.cost:
            return
        last = -1
        for i in range(at, len(self.hand)):
            kind = self.hand[i]
            if kind == last:
                continue
            last = kind
            mask = used | 1 << RACE[kind]
            if bits(mask) > self.races:
                continue
            if missing <= 0 and mask == used:
                continue
            self.chosen.append(kind)
            self.try_from(i + 1, value + VALUE[kind], mask, cost + self.costs[i])
            self.chosen.pop()

    def weigh(self, value: int, used: int, cost: float) -> None:
        """Keep a payment if it is complete and better than all before."""
        if bits(used) != self.races or (self.demanded != NO_RACE and not used >> self.demanded & 1):
            return
        cost += self.pearl * max(0, self.price - value) - self.joining()
        if cost < self.cost:
            self.cost = cost
            self.best = self.chosen[:]

    def joining(self) -> float:
        """What the ally brings that would join."""
        lowest = 9
        for kind in self.chosen:
            lowest = min(lowest, VALUE[kind])
        best = NEVER
        for kind in self.chosen:
            if self.any_ally or VALUE[kind] == lowest:
                best = max(best, self.joins[kind])
        return best


def by_value(kind: int) -> int:
    """High allies first."""
    return -VALUE[kind] * KINDS + kind
