"""What an answer does, where a question is settled by harm alone: to the humans, or to oneself."""

from __future__ import annotations

from typing import Final

from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import (
    BOILER_ROOM,
    BRIG,
    DECK,
    DEEP,
    FOOD,
    GALLEY,
    HYDRA,
    MYTHOS_CARDS,
    RITUAL,
    ROOM,
    SANITY,
    SICK_BAY,
    SOULS,
    TRAVEL,
)
from undertow.games.unfathomable.cards import items as thing
from undertow.games.unfathomable.cards import waypoints as waypoint
from undertow.games.unfathomable.cards.mythos import ACTIVATE_HYDRA, CARDS, CHOICE
from undertow.games.unfathomable.cards.skills import SKILL, VALUE
from undertow.games.unfathomable.judging.checks import stakes
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
from undertow.games.unfathomable.judging.humans import throw_worth
from undertow.games.unfathomable.judging.numbers import DEFEAT, HELP, ITEM, OPEN, PLAUSIBLE, POINT, RISKED, SOUL
from undertow.games.unfathomable.judging.odds import jail_worth, success_share
from undertow.games.unfathomable.judging.places import rescue_worth, stand_worth
from undertow.games.unfathomable.judging.programs import EITHER, MAY, lines_of
from undertow.games.unfathomable.judging.traitors import starting_worth


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
    if m.MYTHOS <= move < m.MYTHOS + MYTHOS_CARDS:
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
