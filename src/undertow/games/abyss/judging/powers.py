"""When to use a power that one may use."""

from __future__ import annotations

from undertow.games.abyss import moves as m
from undertow.games.abyss.cards import lords as card
from undertow.games.abyss.cards import powers
from undertow.games.abyss.judging.eyes import Eyes
from undertow.games.abyss.judging.goods import kept_worth, pearl_worth, stack_worth
from undertow.games.abyss.judging.lords import best_in_court, plain_worth
from undertow.games.abyss.judging.numbers import CLEAR_ABOVE, NEVER, POINT, PRICE, REPLACE_ABOVE, SELL_BELOW
from undertow.games.abyss.judging.payments import can_recruit


def without_powers(moves: tuple[int, ...]) -> tuple[int, ...]:
    """The answers proper: what remains when no power is used."""
    return tuple([move for move in moves if move < m.USE or move == m.END_TURN])


def power_to_use(eyes: Eyes, prompt: str, moves: tuple[int, ...]) -> int:
    """Find a power worth using now, each at the moment when it serves best; -1 if there is none."""
    if m.USE + card.SLAVER in moves and wants_to_sell(eyes, prompt):
        return m.USE + card.SLAVER
    if prompt != "end_of_turn" and prompt != "control":
        return -1
    if m.USE + card.ORACLE in moves:
        for race in range(5):
            if threat_of_stack(eyes, race) > CLEAR_ABOVE:
                return m.USE + card.ORACLE
    if m.USE + card.OPPORTUNIST in moves:
        for lord in eyes.view["court"]:
            if rivals_interest(eyes, lord) - own_interest(eyes, lord) > REPLACE_ABOVE:
                return m.USE + card.OPPORTUNIST
    return -1


def wants_to_sell(eyes: Eyes, prompt: str) -> bool:
    """Whether an ally is better sold: a poor one, one that the Commander would take, one that pays for a bribe."""
    if prompt == "discard_for_commander":
        return True
    if prompt == "corrupt":
        return eyes.pearls < powers.CORRUPTION and worth_a_bribe(eyes)
    if eyes.last or (prompt != "end_of_turn" and prompt != "control"):
        return False
    least = -NEVER
    for kind in eyes.hand:
        least = min(least, kept_worth(eyes, kind))
    return least < SELL_BELOW


def worth_a_bribe(eyes: Eyes) -> bool:
    """Whether the best lord in the court is worth the pearls and the allies sold for what is missing."""
    costs = sorted([kept_worth(eyes, kind) for kind in eyes.hand])
    missing = powers.CORRUPTION - eyes.pearls
    cost = eyes.pearls * pearl_worth(eyes)
    for ally in costs:
        if missing <= 0:
            break
        cost += ally
        missing -= card.SALE
    return missing <= 0 and best_in_court(eyes, card.CORRUPTOR) > cost


def threat_of_stack(eyes: Eyes, race: int) -> float:
    """How good a stack is for the next player."""
    return stack_worth(next_eyes(eyes), race)


def next_eyes(eyes: Eyes) -> Eyes:
    """The position of the next player."""
    return Eyes(eyes.view, (eyes.seat + 1) % eyes.view["seats"])


def rivals_interest(eyes: Eyes, lord: int) -> float:
    """What a lord in the court would bring the next player, if it can be paid for."""
    rival = next_eyes(eyes)
    return plain_worth(rival, lord) - POINT * PRICE[lord] if can_recruit(rival, lord) else 0.0


def own_interest(eyes: Eyes, lord: int) -> float:
    """What a lord in the court would bring oneself, if it can be paid for."""
    return plain_worth(eyes, lord) - POINT * PRICE[lord] if can_recruit(eyes, lord) else 0.0
