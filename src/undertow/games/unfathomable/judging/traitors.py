"""What actions of traitors are worth, and when to step into the open."""

from __future__ import annotations

from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import (
    ADJACENT,
    BRIDGE,
    BRIG,
    CABIN,
    CARGO_HOLD,
    CULTIST,
    DAMAGEABLE,
    DECK,
    DEEP,
    GALLEY,
    GATHERED,
    HYBRID,
    PORT,
    RITUAL,
    ROOM,
    SANITY,
    SICK_BAY,
    SOULS,
    TRAVEL,
)
from undertow.games.unfathomable.cards import characters as who
from undertow.games.unfathomable.cards import items as thing
from undertow.games.unfathomable.cards import mythos as crisis
from undertow.games.unfathomable.cards.mythos import ACTIVATE_HYDRA
from undertow.games.unfathomable.cards.skills import (
    ABILITY,
    CALL_TO_ACTION,
    PERFORM_RITES,
    PERSISTENCE,
    RAMPAGE,
    REINFORCEMENTS,
    SHRIVELLING,
    SIREN_SONG,
    TRUE_GRIT,
    WATCH_AND_LEARN,
)
from undertow.games.unfathomable.judging.eyes import (
    Eyes,
    act_harm,
    back_harm,
    icon_harm,
    lose_harm,
    spawn_harm,
    step_worth,
)
from undertow.games.unfathomable.judging.humans import throw_worth
from undertow.games.unfathomable.judging.numbers import DEFEAT, EXPOSED, IN_SIGHT, REVEAL, SOUL, TRAITORS_TURN
from undertow.games.unfathomable.judging.places import blocked, danger, prey_worth, ransacked, used


def harmless_worth(eyes: Eyes, move: int) -> float:
    """What an action is worth to a hidden traitor: it looks useful and is not."""
    if m.REVEAL <= move < m.REVEAL + 3:
        beyond = reveal_worth(eyes, move - m.REVEAL) - REVEAL
        return beyond + 3.0 if beyond > 0.0 else -1.0
    if m.ROOM_ACTION <= move < m.ROOM_ACTION + 24:
        room = move - m.ROOM_ACTION
        if room == GALLEY:
            return 0.9 if len(eyes.hand) < 9 else 0.2
        if room == BRIDGE:
            return 0.8
        if room == CARGO_HOLD:
            return 0.5
        if room == CABIN:
            return 0.9 if eyes.view["turns"] >= 2 * eyes.view["seats"] else -0.5
        return 1.2 if room == BRIG else -0.5
    if m.MOVE <= move < m.MOVE + 24:
        space = move - m.MOVE
        if eyes.space == SICK_BAY:
            return 1.0 - danger(eyes, space)
        if space == eyes.space or blocked(eyes, space) or not ROOM <= space < ROOM + DAMAGEABLE:
            return -0.5
        if eyes.view["damage"][space - ROOM] is not None:
            return -0.2
        wanted = 0.5 if space == GALLEY else 0.45 if space == BRIDGE else 0.3 if space == CARGO_HOLD else 0.0
        return wanted if not used(eyes, space) else 0.0
    if move == m.PASS:
        return 0.05
    if m.CARD_ACTION <= move < m.CARD_ACTION + 30:
        ability = ABILITY[move - m.CARD_ACTION]
        return 0.4 if ability in (WATCH_AND_LEARN, PERSISTENCE) else -0.3
    if m.ITEM_ACTION <= move < m.ITEM_ACTION + 20 or m.FEAT_ACTION <= move < m.FEAT_ACTION + 10:
        return -0.4
    if move == m.SHEET_ACTION + who.SAMIRA:
        return 0.5
    if move == m.SHEET_ACTION + who.WILLIAM:
        return 0.3
    if move == m.TITLE_ACTION:
        return 0.35
    if move == m.ATTACK_DEEP_ONE:
        return 0.1
    return -0.5


def reveal_worth(eyes: Eyes, card: int) -> float:
    """How good it is to step into the open now."""
    if card == CULTIST and HYBRID in eyes.view["loyalty"]:
        return -10.0
    if card == CULTIST and eyes.distance < PORT:
        return -10.0
    seats: int = eyes.view["seats"]
    worth = 0.0 if eyes.space == BRIG else unmasked_worth(eyes)
    if eyes.space == BRIG:
        worth += 6.5
    least = 10
    for dial in eyes.dials:
        least = min(least, dial)
    worth += 0.5 * max(0, 6 - least) + 0.3 * max(0, eyes.distance - 3) + 0.4 * eyes.broken
    worth += 0.12 * eyes.view["turns"] / seats
    if eyes.distance >= PORT:
        worth += IN_SIGHT
    if eyes.space != BRIG:
        worth += EXPOSED * max(0.0, eyes.suspicion[eyes.seat] - 0.5)
    return worth


def reveals_now(eyes: Eyes, moves: tuple[int, ...]) -> bool:
    """Whether it is time to step into the open."""
    for card in (HYBRID, CULTIST):
        if m.REVEAL + card in moves and reveal_worth(eyes, card) > REVEAL:
            return True
    return False


def unmasked_worth(eyes: Eyes) -> float:
    """What one's reveal ability does."""
    character = eyes.character
    if character == who.KEILANI:
        return lose_harm(eyes, SANITY)
    if character == who.ARJUN:
        return back_harm(eyes, TRAVEL, eyes.tracks[TRAVEL], False)
    if character == who.JEANNE:
        return eyes.hole
    if character == who.JAMIE:
        worth = DEFEAT * (eyes.humans[eyes.space] - 1)
        if DECK <= eyes.space < ROOM:
            worth += SOUL * eyes.passengers[eyes.space - DECK]
        return worth
    if character == who.SVETLANA:
        return SOUL * lose_harm(eyes, SOULS)
    if character == who.BEATRICE:
        return spawn_harm(eyes, 0, 4)
    if character == who.EDMUND:
        return 1.5
    if character == who.ISHMAEL:
        return eyes.deep_ones[eyes.space] * act_harm(eyes, eyes.space)
    if character == who.WILLIAM:
        return max(back_harm(eyes, RITUAL, 2, False), -step_worth(eyes, RITUAL, 2))
    return 0.2


def harmful_worth(eyes: Eyes, move: int) -> float:
    """What an action is worth to a revealed traitor."""
    if move == m.PASS:
        return 0.0
    if m.MOVE <= move < m.MOVE + 24:
        space = move - m.MOVE
        if eyes.space == BRIG:
            return 0.4 + prey_worth(eyes, space) + 0.1 * (len(eyes.hand) - 6)
        here = prey_worth(eyes, eyes.space) if eyes.space != SICK_BAY else 0.0
        return 0.8 * (prey_worth(eyes, space) - here)
    if m.ATTACK <= move < m.ATTACK + 6:
        return 3 / 8 * DEFEAT + 0.1
    if move == m.DEFEAT_PASSENGER:
        return SOUL * lose_harm(eyes, SOULS)
    if m.CARD_ACTION <= move < m.CARD_ACTION + 30:
        ability = ABILITY[move - m.CARD_ACTION]
        if ability == REINFORCEMENTS:
            gathered = 0.5 if eyes.deep_ones[DEEP] + 1 >= GATHERED else 0.0
            return spawn_harm(eyes, DEEP, 1) + gathered + 0.25
        if ability == CALL_TO_ACTION:
            return call_worth(eyes)
        if ability == SIREN_SONG:
            return 0.5 * lose_harm(eyes, SOULS)
        if ability == SHRIVELLING:
            return 0.4
        if ability == WATCH_AND_LEARN:
            return 0.3
        if ability == RAMPAGE:
            return 1.2 * DEFEAT if eyes.humans[eyes.space] else 0.0
        if ability == TRUE_GRIT:
            return 0.9
        return -0.2
    if m.ITEM_ACTION <= move < m.ITEM_ACTION + 20:
        item = move - m.ITEM_ACTION
        if item == thing.SIX_SHOOTER:
            return 5 / 8 * DEFEAT
        if item == thing.STARBUCK:
            return 1.0
        if item in (thing.REPEATING_RIFLE, thing.POCKET_PISTOL, thing.SHOTGUN):
            return 0.5 * DEFEAT
        if item == thing.JAM_TIN_GRENADE:
            return max([-throw_worth(eyes, other) for other in ADJACENT[eyes.space]])
        return 0.3 if item == thing.PLIMSOLLS and not eyes.late else -0.5
    return -0.5


def call_worth(eyes: Eyes) -> float:
    """What Call to Action does."""
    most = 0.0
    for space in range(DEEP):
        if eyes.deep_ones[space]:
            most = max(most, act_harm(eyes, space))
    if eyes.deep_ones[eyes.space]:
        most = max(most, eyes.deep_ones[eyes.space] * act_harm(eyes, eyes.space))
    return most


def starting_worth(eyes: Eyes, move: int) -> float:
    """What Ransack or Perform Rites is worth instead of two actions."""
    if move == m.PASS:
        best = 0.0
        for card in eyes.hand:
            best = max(best, harmful_worth(eyes, m.CARD_ACTION + card))
        return max(TRAITORS_TURN, 1.6 * best)
    ability = ABILITY[move - m.PLAY]
    if ability == PERFORM_RITES:
        return icon_harm(eyes, ACTIVATE_HYDRA) + icon_harm(eyes, crisis.ACTIVATE_DAGON)
    resource = ransacked(eyes.space)
    return lose_harm(eyes, resource) if resource >= 0 else -1.0
