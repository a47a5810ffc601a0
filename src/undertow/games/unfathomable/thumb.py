"""The rules of thumb of a sensible player of Unfathomable.

Everything is measured in harm: 1 is about what it hurts the humans to lose one resource early in the game. Humans take
what does them the least harm, revealed traitors what does the most, hidden traitors the worst that still looks like an
honest mistake. What cards order is read off their programs, so the same few numbers weigh crises, waypoints and spells.

The bot knows what its seat may know (``seat.view``) and remembers what it saw there: how many cards everyone added to
a check and what lay on the discard piles afterwards. From that it suspects.
"""

from __future__ import annotations

from typing import Final

from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import (
    BRIG,
    DAMAGEABLE,
    DECK,
    DEEP,
    FOOD,
    FUEL,
    HAND_LIMIT,
    INFLUENCE,
    LORE,
    RITUAL,
    ROOM,
    SANITY,
    SICK_BAY,
    STRENGTH,
    TREACHERY,
    WILL,
)
from undertow.games.unfathomable.cards import characters as who
from undertow.games.unfathomable.cards import items as thing
from undertow.games.unfathomable.cards.damage import REPAIR
from undertow.games.unfathomable.cards.skills import ABILITY, SKILL, VALUE
from undertow.games.unfathomable.judging.checks import (
    after_total,
    before_cards,
    choose_harm,
    choose_help,
    choose_spoil,
    stakes,
    tempting,
)
from undertow.games.unfathomable.judging.eyes import Eyes, lose_harm, step_worth
from undertow.games.unfathomable.judging.humans import action_worth
from undertow.games.unfathomable.judging.numbers import DISGUISE, HELP, HIDE, KEEP_OPEN, OPEN, WATCHED
from undertow.games.unfathomable.judging.odds import kept_worth
from undertow.games.unfathomable.judging.places import payment_harm
from undertow.games.unfathomable.judging.reactions import after_roll, before_roll, prevent, spare, would_prevent
from undertow.games.unfathomable.judging.settling import settle
from undertow.games.unfathomable.judging.suspicion import Memory
from undertow.games.unfathomable.judging.traitors import harmful_worth, harmless_worth, reveals_now
from undertow.games.unfathomable.shown import View
from undertow.kernel.seat import Bot, Seat

NOTHING_DECLINED: Final = (-1, 0, 0, 0)


def window_of(eyes: Eyes) -> tuple[int, int, int, int]:
    """What tells one window from another."""
    check = eyes.view["check"]
    roll = eyes.view["roll"]
    total = -99 if check is None else check["total"]
    return (eyes.view["turns"], len(eyes.cause), total, 0 if roll is None else roll["rolled"] + 10 * len(eyes.hand))


class Habit:
    """What a player remembers of its own doings: windows it let pass, its mood, how often it has acted this turn."""

    def __init__(self) -> None:
        self.declined = NOTHING_DECLINED  # the window in which one found nothing to react with
        self.mood_of = -2  # the turn for which a hidden traitor has made up its mind
        self.mood = 0  # of 100: the lower, the more honest
        self.acting = -1  # the turn in which one has last acted
        self.acts = 0  # and how often

    def is_late(self, turns: int) -> bool:
        """Count an action; whether it is the last one of the turn."""
        if self.acting != turns:
            self.acting = turns
            self.acts = 0
        self.acts += 1
        return self.acts >= 2

    def goes_on(self) -> None:
        """Count an action back: another one follows it."""
        self.acts -= 1


class Thumb(Bot):
    """Plays by rules of thumb."""

    name = "thumb"
    remembers = True  # whom it suspects

    def __init__(self) -> None:
        super().__init__()
        self.memory = Memory()
        self.habit = Habit()

    def begin(self, seed: str) -> None:
        """Forget the last game."""
        super().begin(seed)
        self.memory = Memory()
        self.habit = Habit()

    def choose(self, seat: Seat) -> int:
        """Answer a question."""
        moves: tuple[int, ...] = seat.moves
        if len(moves) == 1:
            return moves[0]
        decision = seat.decision
        prompt: str = decision.prompt
        view: View = seat.view
        memory: Memory = self.memory
        habit: Habit = self.habit
        memory.look(view, seat.number, prompt in ADDING)
        late = False
        if prompt == "action" or prompt == "traitor_action":
            late = view["turn"] == seat.number and habit.is_late(view["turns"])
        eyes = Eyes(view, seat.number, decision.cause, memory.suspicion, late)
        check = view["check"]
        if check is not None and prompt in ADDING:
            hangs = stakes(eyes, check)
            memory.gravity = hangs.fail - hangs.success if view["crisis"] else 0.0
        luck = 0
        if eyes.side == HIDE or prompt == "choose_character":
            if habit.mood_of != view["turns"]:
                habit.mood_of = view["turns"]
                habit.mood = self.luck.below(100)
            luck = habit.mood
            shy = prompt == "react" or prompt in WINDOWS  # nobody wonders at one who does nothing
            careful = luck < DISGUISE or memory.suspicion[seat.number] > WATCHED
            if careful and not shy and not reveals_now(eyes, moves) and not tempting(eyes, prompt):
                eyes.side = HELP
        if prompt == "react" and habit.declined == window_of(eyes):
            return m.PASS
        chosen = answer(eyes, prompt, moves, luck)
        if prompt == "action" and chosen in GOES_ON:
            habit.goes_on()
        if chosen == m.PASS and prompt in WINDOWS:
            habit.declined = window_of(eyes)
        return chosen


GOES_ON: Final = (
    m.SHEET_ACTION + who.ARJUN, m.SHEET_ACTION + who.JAMIE, m.SHEET_ACTION + who.WILLIAM, m.FEAT_ACTION + who.WILLIAM,
    m.ITEM_ACTION + thing.STARBUCK, m.ITEM_ACTION + thing.BOOK_OF_DAGON, m.ITEM_ACTION + thing.PLIMSOLLS,
    m.CARD_ACTION + WILL * 5 + 4,
)  # fmt: skip
ADDING: Final = ("add_cards", "add_face_up")
WINDOWS: Final = ("before_roll", "after_roll", "before_cards", "after_total", "prevent_defeat", "spare_passenger")


def answer(eyes: Eyes, prompt: str, moves: tuple[int, ...], luck: int) -> int:
    """Choose one of the answers to a question."""
    if prompt == "react":
        return m.REACT if m.REACT in moves and wants_to_react(eyes) else m.PASS
    if prompt == "add_cards" or prompt == "add_face_up":
        check = eyes.view["check"]
        assert check is not None
        if eyes.side == HELP:
            return choose_help(eyes, moves, check)
        if eyes.side == OPEN:
            return choose_harm(eyes, moves, check)
        return choose_spoil(eyes, moves, check, (luck * 37 + 11 * len(eyes.hand)) % 100)
    if prompt == "action":
        return best_action(eyes, moves)
    if prompt == "traitor_action":
        return best_action(eyes, moves)
    if prompt in ("next_deep_one", "who_is_defeated_first", "who_comes_first"):
        return m.ANY_ORDER
    found = reaction_to(eyes, prompt, moves)
    if found >= 0:
        return found if found in moves else moves[0]
    if prompt == "choose_character":
        return moves[luck * len(moves) // 100]
    if prompt == "choose_skills":
        return choose_skill(eyes, moves)
    if prompt in ("discard", "discard_lore", "stoke", "swear_with", "repair_with", "pay_to_leave", "chapel"):
        return choose_payment(eyes, prompt, moves)
    if prompt == "exchange" or prompt == "forgo" or prompt == "give_up_cards":
        return choose_to_exchange(eyes, prompt, moves)
    if prompt == "which_may_move" or prompt == "astral_traveller":
        return choose_who_moves(eyes, prompt, moves)
    return settle(eyes, prompt, moves)


def best_action(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Take the action that is worth most."""
    best = moves[0]
    top = -1000.0
    for move in moves:
        if eyes.side == OPEN:
            worth = harmful_worth(eyes, move)
        elif eyes.side == HIDE:
            worth = harmless_worth(eyes, move)
        else:
            worth = action_worth(eyes, move)
        if worth > top:
            top = worth
            best = move
    return best


def wants_to_react(eyes: Eyes) -> bool:
    """Whether one has something to do in the window that is open."""
    window = eyes.cause[-1]
    if window == "abilities.14":
        return before_roll(eyes, eyes.hand) != m.PASS
    if window == "attack.8":
        return after_roll(eyes, eyes.hand, ()) != m.PASS
    if window == "abilities.15":
        return before_cards(eyes, eyes.hand) != m.PASS
    if window == "skill_checks.8":
        return after_total(eyes, eyes.hand, ()) != m.PASS
    return would_prevent(eyes)


def reaction_to(eyes: Eyes, prompt: str, moves: tuple[int, ...]) -> int:
    """What one does in a window; -1 if the question is none."""
    if prompt == "before_roll":
        return legal_or_pass(before_roll(eyes, eyes.hand), moves)
    if prompt == "after_roll":
        return legal_or_pass(after_roll(eyes, eyes.hand, moves), moves)
    if prompt == "before_cards":
        return legal_or_pass(before_cards(eyes, eyes.hand), moves)
    if prompt == "after_total":
        return legal_or_pass(after_total(eyes, eyes.hand, moves), moves)
    if prompt == "prevent_defeat":
        return prevent(eyes, moves)
    if prompt == "spare_passenger":
        return spare(eyes, moves)
    return -1


def legal_or_pass(move: int, moves: tuple[int, ...]) -> int:
    """A move if it is possible now."""
    return move if move in moves else m.PASS


def choose_skill(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Draw what one has least of; strength for the engines first."""
    chosen: list[int] = eyes.view["chosen"]
    drawn = sum(chosen)
    if m.DONE in moves:  # the Galley, where more cards cost food more often
        most = 5 if eyes.side == HIDE else 3
        if eyes.dials[FOOD] <= 2 and eyes.side == HELP:
            most = 1
        if drawn >= most or len(eyes.hand) + drawn >= HAND_LIMIT:
            return m.DONE
    best = moves[0]
    top = -1000.0
    for move in moves:
        if m.SKILL <= move < m.SKILL + 6:
            skill = move - m.SKILL
            n = (chosen[skill] if skill < len(chosen) else 0) * 1.0
            for card in eyes.hand:
                if SKILL[card] == skill:
                    n += 1.0
            if skill == STRENGTH:
                n -= 1.5
            elif skill in (LORE, INFLUENCE):
                n -= 0.5
            if -n > top:
                top = -n
                best = move
    return best


def choose_payment(eyes: Eyes, prompt: str, moves: tuple[int, ...]) -> int:
    """Discard the card that one misses least, where its value does not matter; else weigh what it saves."""
    best = moves[0]
    top = -1000.0
    need = 0
    if prompt == "repair_with":
        damage = eyes.view["damage"][eyes.space - ROOM] if ROOM <= eyes.space < ROOM + DAMAGEABLE else None
        need = 3 if damage is None else REPAIR[damage]
    for move in moves:
        if move == m.OPTION_A:  # of the Chapel: the ritual goes back
            worth = -5.0 if eyes.side == HELP and step_worth(eyes, RITUAL) > -0.5 else 0.0
        else:
            card = move - m.DISCARD
            worth = -kept_worth(eyes, card)
            if prompt == "stoke" or prompt == "chapel" or prompt == "discard_lore" or prompt == "swear_with":
                loss = lose_harm(eyes, FUEL if prompt == "stoke" else SANITY)
                worth = -payment_harm(eyes, card, loss)
                if eyes.side == HIDE:
                    worth = -float(VALUE[card])
            elif prompt == "repair_with":
                worth += 0.5 if VALUE[card] >= need else 0.1 * VALUE[card]
            elif prompt == "pay_to_leave":
                worth += 0.1 * VALUE[card]
        if worth > top:
            top = worth
            best = move
    return best


def choose_to_exchange(eyes: Eyes, prompt: str, moves: tuple[int, ...]) -> int:
    """Exchange plain cards for others, until one has what one wants."""
    if prompt == "forgo":
        treachery = sum(eyes.view["chosen"])
        for card in eyes.hand:
            if SKILL[card] == TREACHERY:
                treachery += 1
        if treachery >= 6 or m.DONE not in moves:
            return moves[0]
        for move in moves:
            if m.SKILL <= move < m.SKILL + 6:
                return move
        return m.DONE
    best = m.DONE
    least = 0.35 if prompt == "exchange" else 0.2
    treachery = 0
    for card in eyes.hand:
        if SKILL[card] == TREACHERY:
            treachery += 1
    for move in moves:
        if m.DISCARD <= move < m.DISCARD + 30:
            card = move - m.DISCARD
            if SKILL[card] == TREACHERY and prompt == "exchange":
                continue
            worth = KEEP_OPEN[ABILITY[card]] + 0.05 * VALUE[card] if prompt == "exchange" else kept_worth(eyes, card)
            if worth < least:
                least = worth
                best = move
    return best


def choose_who_moves(eyes: Eyes, prompt: str, moves: tuple[int, ...]) -> int:
    """Move Deep Ones out of rooms; with Astral Travel oneself out of Brig and Sick Bay."""
    if prompt == "astral_traveller":
        return m.SEAT + eyes.seat if m.SEAT + eyes.seat in moves and eyes.space in (BRIG, SICK_BAY) else m.DONE
    if eyes.side != HELP:
        return m.DONE
    for move in moves:
        if m.SPACE + DECK <= move < m.SPACE + DEEP:
            return move
    return m.DONE
