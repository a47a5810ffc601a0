"""Skill checks: what hangs on them, which cards to add."""

from __future__ import annotations

from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import BRIG, HAND_LIMIT, SANITY, TREACHERY
from undertow.games.unfathomable.cards import characters as who
from undertow.games.unfathomable.cards import items as thing
from undertow.games.unfathomable.cards import spells as spell
from undertow.games.unfathomable.cards.mythos import CARDS, CHECK, NO_PARTIAL
from undertow.games.unfathomable.cards.skills import (
    ABILITY,
    DETERMINATION,
    FORCED_LEARNING,
    NOTHING_TO_HIDE,
    PREPARATION,
    SKILL,
    VALUE,
)
from undertow.games.unfathomable.judging.eyes import Eyes, lose_harm
from undertow.games.unfathomable.judging.harm import harm_of
from undertow.games.unfathomable.judging.numbers import (
    ADDED,
    CHAOS,
    COVER,
    FEIGN,
    HELP,
    HIDE,
    HOPE,
    KEEP_OPEN,
    MARGIN,
    OPEN,
    SPENT,
    SPOIL,
    TEMPTING,
    TRUST,
    WILLING,
)
from undertow.games.unfathomable.judging.odds import (
    accused,
    chaos_points,
    doubt,
    highest_suspicion,
    jail,
    jail_worth,
    kept_worth,
    likely_points,
    points,
    possible,
    success_share,
    supports,
)
from undertow.games.unfathomable.judging.suspicion import skill_bits
from undertow.games.unfathomable.shown import CheckView


class Stakes:
    """What hangs on a check: what failure, partial success and success do."""

    def __init__(self, fail: float, partial: float, success: float) -> None:
        self.fail = fail
        self.partial = partial
        self.success = success


def stakes(eyes: Eyes, check: CheckView) -> Stakes:
    """Say what hangs on the check that is under way."""
    cards = eyes.view["crisis"]
    if cards:
        each = CARDS[cards[-1]]
        fail, success = harm_of(eyes, each.second), harm_of(eyes, each.first)
        partial = harm_of(eyes, each.third) if each.kind == CHECK and each.partial != NO_PARTIAL else fail
        return Stakes(fail, partial, success)
    about = check["about"]
    if about is None:  # the memory of the deep
        return Stakes(lose_harm(eyes, SANITY) + 0.5, 0.0, 0.0)
    if eyes.view["players"][about]["space"] == BRIG:
        return Stakes(0.0, 0.0, jail_worth(eyes, about))
    return Stakes(0.0, 0.0, -jail(accused(eyes, about)))


def likely_total(eyes: Eyes, check: CheckView, skills: int) -> float:
    """What the cards of a check that lie there are worth, one's own included."""
    total = chaos_points(eyes, skills, check["drawn"])
    for seat in range(eyes.view["seats"]):
        if seat == eyes.seat:
            continue
        shown = check["open"][seat]
        if shown:
            for card in shown:
                total += VALUE[card] if supports(skills, card) else -VALUE[card]
        elif eyes.view["players"][seat]["traitor"] is not None:
            total -= ADDED * check["added"][seat]
        else:
            total += ADDED * check["added"][seat] * (1.0 - eyes.suspicion[seat])
    for card in eyes.view["added"]:
        total += VALUE[card] if supports(skills, card) else -VALUE[card]
    return total


def still_to_come(eyes: Eyes, skills: int) -> float:
    """What those who come after one are likely to add; the current player comes last."""
    seats = eyes.view["seats"]
    turn = eyes.view["turn"]
    total = 0.0
    seat = eyes.seat
    while seat != turn:
        seat = (seat + 1) % seats
        if eyes.view["players"][seat]["traitor"] is not None:
            total -= CHAOS
        else:
            total += likely_points(eyes, skills, seat) * WILLING * (1.0 - doubt(eyes, seat))
    return total


def card_to_add(eyes: Eyes, moves: tuple[int, ...], skills: int, need: float) -> int:
    """The supporting card with which one comes closest to what is needed without waste; -1 if there is none."""
    best = -1
    top = -1000.0
    for move in moves:
        if m.ADD <= move < m.ADD + 30:
            card = move - m.ADD
            if not supports(skills, card):
                continue
            value = VALUE[card]
            useful = min(float(value), need)
            worth = 0.3 * useful - kept_worth(eyes, card)
            if worth > top:
                top = worth
                best = move
    return best


def choose_help(eyes: Eyes, moves: tuple[int, ...], check: CheckView) -> int:
    """Add what is missing, if what hangs on the check is worth it."""
    skills = skill_bits(check)
    hangs = stakes(eyes, check)
    here = likely_total(eyes, check, skills)
    coming = still_to_come(eyes, skills)
    mine = float(points(skills, eyes.hand))
    margin = MARGIN if eyes.hides else 0.0
    price = SPENT if len(eyes.hand) < HAND_LIMIT - 2 else 0.5 * SPENT
    best = 0.0
    for aim in (check["target"], check["partial"]):
        if aim >= NO_PARTIAL:
            continue
        gain = hangs.fail - hangs.success if aim == check["target"] else hangs.fail - hangs.partial
        missing = aim + margin - here
        if missing <= 0 or gain <= 0:
            if aim == check["target"] and missing <= 0:
                return m.DONE
            continue
        if missing - margin > mine + HOPE * coming:  # in vain
            continue
        share = min(missing - TRUST * coming, mine)
        if share <= 0.0:
            continue
        if gain >= share * price:
            best = share
            break
    if best <= 0.0:
        return m.DONE
    card = card_to_add(eyes, moves, skills, best)
    return card if card >= 0 else m.DONE


def choose_spoil(eyes: Eyes, moves: tuple[int, ...], check: CheckView, luck: int) -> int:
    """A hidden traitor adds an opposing card where several others may have done it, or a small one that helps."""
    skills = skill_bits(check)
    if eyes.view["added"] or check["face_up"]:
        return m.DONE
    hangs = stakes(eyes, check)
    others = 0
    for seat in range(eyes.view["seats"]):
        if seat != eyes.seat and check["added"][seat]:
            others += 1
    here = likely_total(eyes, check, skills) + still_to_come(eyes, skills)
    worth = eyes.view["crisis"] and hangs.fail - hangs.success >= 0.8 and here > check["target"] - 8
    if worth and others >= min(COVER, eyes.view["seats"] - 2) and luck < SPOIL:
        best = -1
        top = 0
        for move in moves:
            if m.ADD <= move < m.ADD + 30:
                card = move - m.ADD
                if not supports(skills, card) and VALUE[card] > top and has_cover(eyes, SKILL[card]):
                    top = VALUE[card]
                    best = move
        if best >= 0:
            return best
    if luck >= FEIGN and hangs.fail - hangs.success < 2.0:
        return choose_help(eyes, moves, check)
    small = [move for move in moves if m.ADD <= move < m.ADD + 30 and supports(skills, move - m.ADD)]
    if len(small) >= 2 or (small and luck % 2):  # who has much and adds nothing is noticed
        return small[0] if VALUE[small[0] - m.ADD] <= 2 else m.DONE
    return m.DONE


def tempting(eyes: Eyes, prompt: str) -> bool:
    """Whether so much hangs on a check that a hidden traitor forgets its disguise."""
    check = eyes.view["check"]
    if check is None or not eyes.view["crisis"] or prompt not in ("add_cards", "add_face_up"):
        return False
    hangs = stakes(eyes, check)
    return hangs.fail - hangs.success >= TEMPTING


def has_cover(eyes: Eyes, skill: int) -> bool:
    """Whether the chaos deck or another human may have brought a card of a type."""
    if eyes.known["chaos_most"][skill]:
        return True
    for seat in range(eyes.view["seats"]):
        if seat != eyes.seat and eyes.known["most"][seat][skill]:
            return True
    return False


def choose_harm(eyes: Eyes, moves: tuple[int, ...], check: CheckView) -> int:
    """A revealed traitor adds the card that opposes most, if it may turn the check."""
    skills = skill_bits(check)
    hangs = stakes(eyes, check)
    if hangs.fail - hangs.success < 0.4:
        return m.DONE
    here = likely_total(eyes, check, skills) + still_to_come(eyes, skills)
    if here < check["target"] - 10:
        return m.DONE
    best = m.DONE
    top = 0.0
    for move in moves:
        if m.ADD <= move < m.ADD + 30:
            card = move - m.ADD
            if not supports(skills, card):
                worth = VALUE[card] - 1.5 * KEEP_OPEN[ABILITY[card]]
                if worth > top:
                    top = worth
                    best = move
    return best


def before_cards(eyes: Eyes, cards: list[int]) -> int:
    """What to do before cards are added; PASS if nothing."""
    check = eyes.view["check"]
    if check is None or eyes.side != HELP or not eyes.view["crisis"]:
        return m.PASS
    hangs = stakes(eyes, check)
    gain = hangs.fail - hangs.success
    skills = skill_bits(check)
    luck = success_share(eyes, skills, check["target"])
    if gain >= 5.0 and luck < 0.35 and eyes.character == who.ARJUN and eyes.me["feat"]:
        return m.OUTCOME + 2
    treachery: int = eyes.known["chaos_most"][TREACHERY]
    for card in cards:
        ability = ABILITY[card]
        if ability == PREPARATION and not check["no_chaos"] and gain >= 2.0 and treachery >= 2 and luck > 0.2:
            return m.PLAY + card
        if ability == FORCED_LEARNING and gain >= 1.8 and 0.2 < luck < 0.8:
            return m.PLAY + card
        if ability == NOTHING_TO_HIDE and not check["face_up"] and gain >= 2.5 and highest_suspicion(eyes) >= 0.5:
            return m.PLAY + card
    return m.PASS


def after_total(eyes: Eyes, cards: list[int], moves: tuple[int, ...]) -> int:
    """What to do after the total is known: turn the check, if that is possible and worth it; PASS if not."""
    check = eyes.view["check"]
    if check is None or eyes.side == HIDE:
        return m.PASS
    hangs = stakes(eyes, check)
    total = check["total"]
    if eyes.side == OPEN:
        over = total - check["target"]
        if over < 0 or over >= 2 or hangs.fail - hangs.success < 0.6:
            return m.PASS
        for card in cards:
            if ABILITY[card] == DETERMINATION:
                return m.LOWER + card
        return m.PASS
    for aim in (check["target"], check["partial"]):
        missing = aim - total
        if missing <= 0:
            return m.PASS
        now = hangs.fail
        if aim == check["target"] and total >= check["partial"]:
            now = hangs.partial
        then = hangs.success if aim == check["target"] else hangs.partial
        if aim < NO_PARTIAL and now - then >= 0.6:
            move = turn_it(eyes, cards, check, missing, now - then, moves)
            if move != m.PASS:
                return move
    return m.PASS


def turn_it(
    eyes: Eyes, cards: list[int], check: CheckView, missing: int, gain: float, moves: tuple[int, ...]
) -> int:  # fmt: skip
    """Raise the total by what is missing, as cheaply as possible; PASS if it cannot be done."""
    skills = skill_bits(check)
    free = eyes.space != BRIG
    if free and eyes.character == who.KEILANI:
        best = -1
        for card in cards:
            if supports(skills, card) and VALUE[card] >= missing and (best < 0 or VALUE[card] < VALUE[best]):
                best = card
        if best >= 0 and possible(m.ADD + best, moves):
            return m.ADD + best
    raising = [card for card in cards if ABILITY[card] == DETERMINATION]
    if raising and missing <= 2:
        return m.RAISE + raising[0]
    if free and thing.LUCKY_RING in eyes.me["items"] and missing <= 2 and gain >= 1.0:
        ring = m.USE_ITEM + thing.LUCKY_RING
        if possible(ring, moves):
            return ring
    if free and eyes.character == who.SAMIRA and eyes.me["feat"] and missing <= len(eyes.me["items"]) and gain >= 1.3:
        return m.USE_FEAT + who.SAMIRA
    if spell.REVELATION_OF_SCRIPT in eyes.me["spells"] and missing <= 2 and gain >= 1.5:
        return m.USE_SPELL + spell.REVELATION_OF_SCRIPT
    if raising and missing <= 2 * len(raising) and gain >= 2.0:
        return m.RAISE + raising[0]
    return m.PASS
