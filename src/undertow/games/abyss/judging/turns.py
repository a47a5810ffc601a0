"""What the actions of a turn bring."""

from __future__ import annotations

from undertow.games.abyss.board import REFILL_AT, REFILL_PEARLS, THREAT_GOODS, THREAT_KEYS, TRACK
from undertow.games.abyss.cards.allies import KINDS, MONSTER
from undertow.games.abyss.cards.traits import IMMUNE, TAMES, TWO_STACKS
from undertow.games.abyss.judging.ending import ending, hurry
from undertow.games.abyss.judging.eyes import Eyes, suffers
from undertow.games.abyss.judging.goods import ally_worth, key_worth, pearl_worth, stack_worth
from undertow.games.abyss.judging.lords import lord_worth
from undertow.games.abyss.judging.numbers import INFLUENCE, LEAVING, NEVER, PLOT_BELOW, PLOT_PEARLS, RISK, TOKEN
from undertow.games.abyss.judging.payments import Payment, can_recruit


def recruit_gain(eyes: Eyes, lord: int) -> float:
    """What recruiting a lord brings: its worth less what the payment costs."""
    payment = Payment(eyes, lord, [])
    if not payment.best:
        return NEVER
    worth = lord_worth(eyes, lord)
    gain = worth - payment.cost
    if len(eyes.view["court"]) - 1 <= REFILL_AT:
        gain += REFILL_PEARLS * pearl_worth(eyes)
    if not eyes.last and others_can(eyes, lord):
        gain += RISK
    return gain + hurry(eyes) + ending(eyes, INFLUENCE[lord])


def others_can(eyes: Eyes, lord: int) -> bool:
    """Whether an opponent could recruit a lord now."""
    for seat in range(eyes.view["seats"]):
        if seat != eyes.seat and can_recruit(Eyes(eyes.view, seat), lord):
            return True
    return False


def council_gain(eyes: Eyes, race: int) -> float:
    """What asking the council for a stack brings; with the Alchemist, a second one comes along."""
    gain = stack_worth(eyes, race)
    if eyes.has(TWO_STACKS):
        second = 0.0
        for other in range(5):
            if other != race:
                second = max(second, stack_worth(eyes, other))
        gain += second
    return gain


def fight_worth(eyes: Eyes, threat: int) -> float:
    """What fighting a monster brings on a space of the threat track (1 to 6)."""
    space = threat - 1
    if space > 0 and not eyes.has(IMMUNE) and suffers(eyes.view, eyes.seat, TAMES):
        space -= 1
    goods = max(TOKEN if eyes.view["tokens_left"] else 0.0, pearl_worth(eyes))
    return key_worth(eyes, THREAT_KEYS[space]) + goods * THREAT_GOODS[space]


def leaving(eyes: Eyes, kind: int, worth: float) -> float:
    """What is lost when an ally goes to the council."""
    return LEAVING * worth


def explore_worth(eyes: Eyes, space: int, threat: int) -> float:
    """What exploring on brings on average when the next card comes to a space (1 to 5): take it or leave it."""
    counts = [0] * (KINDS + 1)
    deck = eyes.known["deck"] if eyes.known["deck"] else eyes.known["discard"]
    if not deck:
        return 0.0
    for kind in deck:
        counts[kind] += 1
    worths = [ally_worth(eyes, kind) for kind in range(KINDS)]
    worths.append(fight_worth(eyes, threat))
    ahead = NEVER
    for at in range(TRACK, space - 1, -1):
        total = 0.0
        for kind in range(KINDS + 1):
            if counts[kind]:
                leave = ahead if kind == MONSTER else ahead - leaving(eyes, kind, worths[kind])
                total += counts[kind] * max(worths[kind], leave)
        ahead = total / len(deck)
        if at == TRACK:
            ahead += pearl_worth(eyes)
    return ahead


def should_plot(eyes: Eyes, best: float) -> bool:
    """Plot when pearls abound, the court has nothing good and something better could be paid for."""
    if eyes.last or eyes.pearls < PLOT_PEARLS or best >= PLOT_BELOW:
        return False
    return sum(eyes.sums) + eyes.pearls >= 12
