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
    BOILER_ROOM,
    BRIG,
    DAMAGEABLE,
    DECK,
    DEEP,
    FOOD,
    FUEL,
    GALLEY,
    HAND_LIMIT,
    HYDRA,
    INFLUENCE,
    LORE,
    RITUAL,
    ROOM,
    SANITY,
    SICK_BAY,
    SOULS,
    STRENGTH,
    TRAVEL,
    TREACHERY,
    WILL,
)
from undertow.games.unfathomable.cards import characters as who
from undertow.games.unfathomable.cards import items as thing
from undertow.games.unfathomable.cards import waypoints as waypoint
from undertow.games.unfathomable.cards.damage import REPAIR
from undertow.games.unfathomable.cards.mythos import ACTIVATE_HYDRA, CARDS, CHOICE
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
from undertow.games.unfathomable.judging.eyes import (
    Eyes,
    act_harm,
    back_harm,
    gain_worth,
    icon_harm,
    lose_harm,
    step_worth,
    threat,
)
from undertow.games.unfathomable.judging.harm import harm_from, harm_of, mythos_harm, spell_harm, waypoint_harm
from undertow.games.unfathomable.judging.humans import action_worth, throw_worth
from undertow.games.unfathomable.judging.numbers import (
    DEFEAT,
    DISGUISE,
    HELP,
    HIDE,
    ITEM,
    KEEP_OPEN,
    OPEN,
    PLAUSIBLE,
    POINT,
    RISKED,
    SOUL,
    WATCHED,
)
from undertow.games.unfathomable.judging.odds import jail_worth, kept_worth, success_share
from undertow.games.unfathomable.judging.places import payment_harm, rescue_worth, stand_worth
from undertow.games.unfathomable.judging.programs import EITHER, MAY, lines_of
from undertow.games.unfathomable.judging.reactions import after_roll, before_roll, prevent, spare, would_prevent
from undertow.games.unfathomable.judging.suspicion import Memory
from undertow.games.unfathomable.judging.traitors import harmful_worth, harmless_worth, reveals_now, starting_worth
from undertow.games.unfathomable.view import View
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


def settle(eyes: Eyes, prompt: str, moves: tuple[int, ...]) -> int:
    """Take the least harm as a human, the most as a revealed traitor, what looks like a mistake as a hidden one."""
    if prompt.startswith("crisis_"):
        harms = crisis_harms(eyes, moves)
    else:
        harms = [harm_if(eyes, prompt, move) for move in moves]
    own = prompt in OWN
    least = 0
    most = 0
    for i in range(len(moves)):
        if harms[i] < harms[least]:
            least = i
        if harms[i] > harms[most]:
            most = i
    if eyes.side == HELP or own:
        return moves[least]
    if eyes.side == OPEN or prompt in SECRET:
        return moves[most]
    worst = least
    for i in range(len(moves)):
        if harms[worst] < harms[i] <= harms[least] + PLAUSIBLE:
            worst = i
    return moves[worst]


# Questions whose answer one gives for oneself, whatever one's side: harm is then to oneself.
OWN: Final = (
    "walk_out", "leave_sick_bay", "break_out", "the_beast_moves", "patrol", "walk_to", "astral_target", "keep_item",
    "last_item", "conjure", "item_to_keep", "item_to_remove", "improvement", "give_item", "give_to", "present",
    "present_for", "accept", "pass_loyalty", "hand_on", "first_monarch", "start_of_actions", "come_up",
    "which_deep_ones", "divide", "pickpocket", "ward", "who_reacts", "draw_weapon", "rampage_with", "who_shrivels",
    "whom_to_attack", "whom_to_attack_next", "throw_at", "astral_origin", "sabotage", "patient", "disrupt",
    "look_ahead", "look_at_loyalty", "who_acts", "to_the_banquet", "once_more", "suspect", "accuse", "arrest",
    "lock_up", "which_deck", "foresee_deck",
)  # fmt: skip
# Questions whose answer nobody else sees.
SECRET: Final = (
    "mythos_on_top", "top_mythos", "foresee_mythos", "waypoint_on_top", "foresee_waypoint", "top_or_bottom",
)  # fmt: skip


def crisis_harms(eyes: Eyes, moves: tuple[int, ...]) -> list[float]:
    """What the options of a crisis do."""
    each = CARDS[eyes.view["crisis"][-1]]
    harms: list[float] = []
    for move in moves:
        if m.LEADER <= move < m.LEADER + 4:
            harms.append(lose_harm(eyes, move - m.LEADER) + 0.8)
        elif each.kind == CHOICE:
            harms.append(harm_of(eyes, each.first if move == m.OPTION_A else each.second))
        elif move == m.OPTION_A:
            if eyes.side == OPEN:  # it counts as failed
                harms.append(harm_of(eyes, each.second))
            else:
                luck = success_share(eyes, each.skills, each.target)
                harm = luck * harm_of(eyes, each.first) + (1.0 - luck) * harm_of(eyes, each.second)
                harms.append(harm + each.target * POINT * 0.6)
        else:
            harms.append(harm_of(eyes, each.third))
    return harms


def harm_if(eyes: Eyes, prompt: str, move: int) -> float:
    """What an answer does to the humans, or to oneself where the question is one's own."""
    if m.SPACE <= move < m.SPACE + 24:
        return harm_at(eyes, prompt, move - m.SPACE)
    if m.SEAT <= move < m.SEAT + 6:
        return harm_to(eyes, prompt, move - m.SEAT)
    if m.MYTHOS <= move < m.MYTHOS + 70:
        return mythos_harm(eyes, move - m.MYTHOS)
    if m.WAYPOINT <= move < m.WAYPOINT + 20:
        return waypoint_harm(eyes, move - m.WAYPOINT)
    if m.SPELL <= move < m.SPELL + 20:
        return spell_harm(eyes, move - m.SPELL)
    if m.ITEM <= move < m.ITEM + 20:
        worth = ITEM[move - m.ITEM]
        return worth if prompt in ("item_to_remove", "give_item", "present") else -worth
    if m.RESOURCE <= move < m.RESOURCE + 4:
        return -gain_worth(eyes, move - m.RESOURCE)
    if m.TRACK <= move < m.TRACK + 2:
        return -step_worth(eyes, move - m.TRACK)
    if m.NUMBER <= move < m.NUMBER + 9:
        n = move - m.NUMBER
        aboard = sum(eyes.deep_ones[DECK:DEEP])
        return RISKED * n * lose_harm(eyes, SOULS) - 0.75 * min(n, aboard)
    if m.PLAY <= move < m.PLAY + 30 or prompt == "start_of_actions":
        return -starting_worth(eyes, move)
    if m.SKILL <= move < m.SKILL + 6:
        return skill_harm(eyes, move - m.SKILL)
    if m.CHANGE <= move < m.CHANGE + 41:
        return change_harm(eyes, prompt, move - m.CHANGE - 20)
    return plain_harm(eyes, prompt, move)


def skill_harm(eyes: Eyes, skill: int) -> float:
    """What it does to name a skill: one that supports a check, or a deck for it."""
    check = eyes.view["check"]
    if check is not None and check["pile"]:
        return -1.0 if skill in check["skills"] else 1.0
    total = 0.0
    for card in eyes.hand:
        if SKILL[card] == skill:
            total += VALUE[card]
    return -total


def change_harm(eyes: Eyes, prompt: str, change: int) -> float:
    """What it does to change a total, or the ritual."""
    if prompt == "disrupt":
        return -back_harm(eyes, RITUAL, -change, False) if change < 0 else step_worth(eyes, RITUAL, change) * 1.0
    check = eyes.view["check"]
    if check is None:
        return 0.0
    total = check["total"] + change
    hangs = stakes(eyes, check)
    harm = hangs.success if total >= check["target"] else hangs.partial if total >= check["partial"] else hangs.fail
    return harm + 0.01 * abs(change)


def plain_harm(eyes: Eyes, prompt: str, move: int) -> float:
    """What yes, no, one option or the other does."""
    yes = move == m.YES or move == m.OPTION_A
    if prompt.startswith("risk_") or prompt.startswith("choose_"):
        name = prompt[5:] if prompt.startswith("risk_") else prompt[7:]
        if name in waypoint.SLUGS:
            return branch_harm(eyes, waypoint.PROGRAM[waypoint.SLUGS.index(name)], yes)
    if prompt == "fish_for_food":
        return RISKED * lose_harm(eyes, SOULS) - gain_worth(eyes, FOOD) if yes else 0.0
    if prompt == "rats_for_food":
        return lose_harm(eyes, SANITY) - gain_worth(eyes, FOOD) if yes else 0.0
    if prompt == "pharmacy":
        return lose_harm(eyes, FOOD) if yes else ITEM[thing.TRAVEL_PHARMACY] + 0.4
    if prompt == "force_it":
        return eyes.hole + DEFEAT * 0.5 - step_worth(eyes, TRAVEL) if yes else 0.0
    if prompt == "replace_mythos":
        return 1.5 - mythos_harm(eyes, eyes.view["crisis"][-1]) if yes else 0.0
    if prompt == "barricade":
        return 0.0 if move == m.PASS else 0.4 - 0.4 * sum(eyes.deep_ones[DECK:ROOM])
    if prompt == "skip_the_icons":
        return 0.0 if not yes else step_worth(eyes, TRAVEL) - icon_harm(eyes, ACTIVATE_HYDRA)
    if prompt == "to_the_banquet":
        return stand_worth(eyes, eyes.space) - stand_worth(eyes, GALLEY) if yes else 0.0
    if prompt in ("accept", "look_ahead", "once_more"):
        return -1.0 if yes else 0.0
    if prompt == "top_or_bottom":
        top = eyes.known["spells"]
        known = top[-1] if top else None
        worth = -0.8 - spell_harm(eyes, known) if known is not None else 0.0
        return -worth if move == m.TOP else 0.0
    if prompt == "which_deck" or prompt == "foresee_deck":
        return 0.0 if (move == m.DECK) == (eyes.tracks[TRAVEL] < 2) else 1.0
    if prompt == "last_spell":
        return 0.0
    if prompt == "which_monarch":
        return 0.0 if move == m.MONARCH + HYDRA else 0.1
    if prompt == "which_deep_ones":  # those in one's own space
        return -eyes.deep_ones[eyes.space] * act_harm(eyes, eyes.space)
    if prompt == "patient":
        return -SOUL
    if prompt in ("give_item", "present"):
        return 0.0
    if prompt == "call_a_friend":
        return 0.0
    if prompt == "the_beast_moves":
        return -beast_worth(eyes, eyes.space)
    if prompt == "rampage_with" or prompt == "whom_to_attack_next":
        return 0.0
    if prompt == "lock_up":
        return 0.0
    if prompt == "astral_origin" or prompt == "lure_to":
        return 0.0
    return 0.0


def branch_harm(eyes: Eyes, program: int, yes: bool) -> float:
    """What the first or the second branch of a waypoint does."""
    lines = lines_of(program)
    for i in range(len(lines)):
        if lines[i].code == MAY or lines[i].code == EITHER:
            return harm_from(eyes, lines, i + 1 if yes else i + 1 + lines[i].k)
    return 0.0


def beast_worth(eyes: Eyes, space: int) -> float:
    """What Summon the Beast Within does in a space."""
    n = eyes.deep_ones[space] + eyes.traitors[space]
    worth = n * (threat(eyes, space) if eyes.deep_ones[space] else 1.0)
    others = eyes.humans[space] - (1 if space == eyes.space else 0)
    worth -= min(n, 8) / 8 * DEFEAT * (others + 1)
    if DECK <= space < ROOM:
        worth -= min(n, 8) / 8 * eyes.passengers[space - DECK]
    return worth


def harm_at(eyes: Eyes, prompt: str, space: int) -> float:
    """What it does to name a space."""
    if prompt in ("walk_out", "leave_sick_bay", "break_out", "patrol", "walk_to", "astral_target"):
        return -stand_worth(eyes, space)
    if prompt == "the_beast_moves":
        return -beast_worth(eyes, space)
    if prompt in ("banish_to", "send_deep_ones_to", "moves_where"):
        return act_harm(eyes, space) + (0.4 if space >= ROOM else 0.2 if space >= DECK else 0.0)
    if prompt == "which_deep_ones":
        return -act_harm(eyes, space)
    if prompt == "divide" or prompt == "come_up":
        return 0.1 * space
    if prompt == "throw_at":
        return -throw_worth(eyes, space) if eyes.side != OPEN else throw_worth(eyes, space)
    if prompt == "sabotage":
        return -eyes.humans[space] * DEFEAT - (0.5 if space == BOILER_ROOM else 0.0)
    if prompt == "astral_origin":
        return -1.0 if space == eyes.space and space in (BRIG, SICK_BAY) else 1.0
    if prompt in ("who_goes_overboard", "patient"):
        return 0.0
    if prompt == "call_a_friend":
        return -rescue_worth(eyes, space) - 0.1
    if prompt == "lure_to":
        return -0.1 * space
    if prompt == "way" or prompt == "where_they_come":
        return act_harm(eyes, space)
    if prompt == "banish_from":
        return -eyes.deep_ones[space] * threat(eyes, space)
    if eyes.deep_ones[space]:  # which Deep One is to go
        return -threat(eyes, space)
    return 0.0


def harm_to(eyes: Eyes, prompt: str, seat: int) -> float:
    """What it does to name a player."""
    player = eyes.view["players"][seat]
    suspicion = eyes.suspicion[seat]
    shown = player["traitor"] is not None
    if prompt in ("suspect", "accuse", "arrest", "lock_up", "look_at_loyalty"):
        if eyes.side == HELP:
            if seat == eyes.seat:
                return 5.0
            if shown:
                return -1.5
            return -jail_worth(eyes, seat)
        if seat == eyes.seat:
            return 5.0
        title = 0.5 if seat in eyes.view["titles"] else 0.0
        return (5.0 if shown else 1.0) - suspicion * 0.5 - title - 0.03 * player["hand"]
    if prompt == "ward":
        return 0.0 if seat == eyes.seat else 1.0
    if prompt == "who_acts":
        if eyes.side == OPEN:
            return 0.0 if shown else 1.0
        return 5.0 if shown else suspicion - 0.1 * player["hand"] + (1.0 if player["space"] in (BRIG, SICK_BAY) else 0)
    if prompt in ("pass_loyalty", "hand_on"):
        return (5.0 if shown else 0.0) + (1.0 if player["space"] == BRIG else 0.0) - 0.05 * player["hand"]
    if prompt == "defender":
        return 0.05 * player["hand"] + (0.5 if seat == eyes.seat else 0.0)
    if prompt in ("who_shrivels", "whom_to_attack", "whom_to_attack_next"):
        title = 0.2 if seat in eyes.view["titles"] else 0.0
        return -0.9 - title if player["space"] != BRIG else 0.5
    return 0.0
