"""The rules of thumb of a sensible player of Abyss.

Everything is measured in points of the final score: what a lord, a card, a pearl or a key will bring in the end.
Every rule of thumb is a small function of what a player has before its eyes (``Eyes``); the numbers stand in one
table. The bot knows what its seat may know (``seat.view``), looks at nothing else and remembers nothing.
"""

from __future__ import annotations

from undertow.games.abyss import moves as m
from undertow.games.abyss.cards import powers
from undertow.games.abyss.cards.allies import VALUE
from undertow.games.abyss.cards.lords import LORDS
from undertow.games.abyss.judging.ending import standing
from undertow.games.abyss.judging.eyes import Eyes
from undertow.games.abyss.judging.goods import affiliation_worth, ally_worth, kept_worth, pearl_worth, stack_worth
from undertow.games.abyss.judging.lords import average_lord, best_in_court, in_play, loss_of, plain_worth, still_at_work
from undertow.games.abyss.judging.numbers import BARGAIN, DENIED, EXPLORING, NEVER, POINT, TILE_LEFT, TOKEN
from undertow.games.abyss.judging.payments import Payment
from undertow.games.abyss.judging.places import best_in_row, deck_worths, hoped_for, location_worth
from undertow.games.abyss.judging.powers import (
    own_interest,
    power_to_use,
    rivals_interest,
    threat_of_stack,
    without_powers,
)
from undertow.games.abyss.judging.turns import (
    council_gain,
    explore_worth,
    fight_worth,
    leaving,
    recruit_gain,
    should_plot,
)
from undertow.kernel.decision import Decision
from undertow.kernel.seat import Bot, Seat


class Thumb(Bot):
    """Plays by rules of thumb."""

    name = "thumb"

    def choose(self, seat: Seat) -> int:
        """Answer a question."""
        every = seat.moves
        if len(every) == 1:
            return every[0]
        decision: Decision = seat.decision
        eyes = Eyes(seat.view, seat.number)
        prompt = decision.prompt
        power = power_to_use(eyes, prompt, every)
        if power >= 0:
            return power
        moves = without_powers(every)
        if prompt == "turn":
            return choose_action(eyes, moves)
        if prompt == "offer":
            return choose_offer(eyes, moves)
        if prompt == "keep":
            return choose_ally(eyes, moves)
        if prompt == "monster":
            return choose_fight(eyes, moves)
        if prompt == "pay":
            return choose_payment(eyes, moves)
        if prompt == "reward":
            return choose_reward(eyes, moves)
        if prompt == "end_of_turn":
            return m.END_TURN
        if prompt == "control":
            return choose_location(eyes, moves)
        if prompt == "corrupt":
            return choose_corruption(eyes, moves)
        if prompt == "betray" or prompt == "scheme":
            return choose_to_dismiss(eyes, moves, prompt == "betray")
        if prompt == "give_location":
            return choose_to_swap(eyes, moves)
        best = moves[0]
        top = NEVER * 2
        for move in moves:
            worth = answer_worth(eyes, prompt, move)
            if worth > top:
                top = worth
                best = move
        return best


def answer_worth(eyes: Eyes, prompt: str, move: int) -> float:
    """How good an answer is, for questions where the best one is simply taken."""
    if prompt == "affiliate":
        return affiliation_worth(eyes, move - m.AFFILIATE)
    if prompt == "second_stack" or prompt == "take_a_stack":
        return stack_worth(eyes, move - m.STACK)
    if prompt == "clear_a_stack":
        return threat_of_stack(eyes, move - m.STACK)
    if prompt == "spend":
        return 1.0 if move == m.KEY_TOKEN else -still_at_work(eyes, move - m.KEY_LORD)
    if prompt == "exchange":
        return NEVER if move == m.PASS else location_worth(eyes, move - m.LOCATION)
    if prompt == "choose_drawn" or prompt == "get_location":
        return location_worth(eyes, move - m.LOCATION)
    if prompt == "discard_for_jailer" or prompt == "discard_for_commander" or prompt == "sell":
        return -kept_worth(eyes, move - m.DISCARD)
    if prompt == "turn_a_lord":
        return loss_of(eyes, move - m.LORD)
    if prompt == "hunt":
        return standing(eyes, move - m.SEAT)
    if prompt == "replace":
        return rivals_interest(eyes, move - m.LORD) - own_interest(eyes, move - m.LORD)
    if prompt == "betray_for":
        return plain_worth(eyes, move - m.LORD)
    return 0.0


def choose_action(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Choose the action that brings the most."""
    best = moves[0]
    top = NEVER
    for move in moves:
        if move == m.EXPLORE:
            gain = explore_worth(eyes, 1, eyes.view["threat"]) + EXPLORING
        elif m.COUNCIL <= move < m.COUNCIL + 5:
            gain = council_gain(eyes, move - m.COUNCIL)
        elif m.RECRUIT <= move < m.RECRUIT + len(LORDS):
            gain = recruit_gain(eyes, move - m.RECRUIT)
        else:
            continue
        if gain > top:
            top = gain
            best = move
    if m.PLOT in moves and should_plot(eyes, top):
        return m.PLOT
    return best


def choose_offer(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Buy an ally when it is worth its price; the explorer gets the pearls, but not the ally."""
    if m.BUY not in moves:
        return m.PASS
    kind = eyes.view["track"][-1]
    price = eyes.view["price"]
    rivals = eyes.view["seats"] - 1
    gain = ally_worth(eyes, kind) + DENIED * POINT * VALUE[kind] / rivals
    return m.BUY if gain - BARGAIN > price * pearl_worth(eyes) * (1 + 1 / rivals) else m.PASS


def choose_ally(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Take the ally, or leave it and go on."""
    if m.GO_ON not in moves:
        return m.TAKE
    track = eyes.view["track"]
    worth = ally_worth(eyes, track[-1])
    ahead = explore_worth(eyes, len(track) + 1, eyes.view["threat"])
    return m.TAKE if worth >= ahead - leaving(eyes, track[-1], worth) else m.GO_ON


def choose_fight(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Fight the monster for the reward, or let the threat rise."""
    if m.GO_ON not in moves:
        return m.FIGHT
    threat = eyes.view["threat"]
    ahead = explore_worth(eyes, len(eyes.view["track"]) + 1, min(6, threat + 1))
    return m.FIGHT if fight_worth(eyes, threat) >= ahead else m.GO_ON


def choose_reward(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Monster tokens are points; pearls only what can be bought with them."""
    return moves[-1] if pearl_worth(eyes) < TOKEN else moves[0]


def choose_payment(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Lay out the next ally of the best payment."""
    lord = eyes.view["recruiting"]
    assert lord is not None
    paid = eyes.view["payment"]
    best = Payment(eyes, lord, paid).best
    for kind in best:
        if best.count(kind) > paid.count(kind) and m.PAY + kind in moves:
            return m.PAY + kind
    return m.PAID if m.PAID in moves else moves[0]


def choose_location(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Take the best location in the row, or draw as many as it pays to leave behind."""
    best = moves[0]
    top = NEVER
    deck = deck_worths(eyes)
    for move in moves:
        if m.LOCATION <= move < m.LOCATION + 20:
            worth = location_worth(eyes, move - m.LOCATION)
        elif m.DRAW <= move < m.DRAW + 4:
            n = move - m.DRAW + 1
            worth = hoped_for(deck, n) - TILE_LEFT * (n - 1)
        else:
            continue
        if worth > top:
            top = worth
            best = move
    return best


def choose_corruption(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Bribe the best lord, if five pearls are well spent on it."""
    best = m.PASS
    top = powers.CORRUPTION * pearl_worth(eyes)
    for move in moves:
        if move != m.PASS:
            worth = plain_worth(eyes, move - m.LORD)
            if worth > top:
                top = worth
                best = move
    return best


def choose_to_dismiss(eyes: Eyes, moves: tuple[int, ...], betray: bool) -> int:
    """Give up one's least lord, if the new one is likely to be better."""
    best = m.PASS
    hope = best_in_court(eyes, -1) if betray else average_lord(eyes)
    for move in moves:
        if move != m.PASS:
            worth = in_play(eyes, move - m.LORD)
            if worth < hope:
                hope = worth
                best = move
    return best


def choose_to_swap(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Give away one's least location, if a better one lies face up."""
    best = m.PASS
    least = best_in_row(eyes)
    for move in moves:
        if move != m.PASS:
            worth = location_worth(eyes, move - m.LOCATION)
            if worth < least:
                least = worth
                best = move
    return best
