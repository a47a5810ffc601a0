"""Evil's rules of thumb: what to play and when, whom to move where, and what the leader permits."""

from __future__ import annotations

from typing import Any, Final

from undertow.games.alone import moves as m
from undertow.games.alone import params
from undertow.games.alone.board import CELLS
from undertow.games.alone.cards.all import CARDS
from undertow.games.alone.cards.language import Either, Half
from undertow.games.alone.cards.reading import verbs_in
from undertow.games.alone.judging.cards import card_worth, half_worth, kept_worth
from undertow.games.alone.judging.evil import Eyes
from undertow.games.alone.judging.numbers import FIRST_CARD, SECOND_CARD, TOKEN
from undertow.games.alone.missions import FULFILLED_IN

DECK_ORDER: Final = (1, 2, 0, 3)  # speed, terror, wrath, traps: which pairs cost the Hero most


def answer(view: dict[str, Any], seat: int, prompt: str, moves: tuple[int, ...]) -> int:
    """Answer a question put to a seat of Evil."""
    if prompt == "which_deck":
        return next(m.DECK + deck for deck in DECK_ORDER if m.DECK + deck in moves)
    if prompt == "drawing":
        return choose_drawing(moves)
    if prompt == "who_draws":
        return min(moves, key=lambda move: (sum(view["hands"][move - m.SHARE]), move))
    if prompt == "discarding":
        return choose_discard(moves)
    if prompt in ("whose_deck", "which_pile", "which_way", "how_told"):
        return moves[0]
    if prompt == "whom":
        return m.AT_HERO if view["health"] <= 3 else m.AT_PATIENT
    eyes = Eyes(view, seat)
    if prompt == "react":
        return choose_reaction(eyes, moves)
    if prompt == "start":
        return max(moves, key=lambda move: (start_worth(eyes, move - m.SECTOR), -move))
    if prompt in ("saboteur", "needle"):
        return max(moves, key=lambda move: (eyes.distance(move - m.SECTOR), -move))
    if prompt == "which_side":
        return choose_side(eyes, moves)
    best, top = moves[0], -99.0
    for move in moves:
        worth = answer_worth(eyes, prompt, move)
        if worth > top:
            best, top = move, worth
    return best


# -- cards -------------------------------------------------------------------------------------------------------------


def choose_drawing(moves: tuple[int, ...]) -> int:
    """Half of what is missing from each deck."""
    first = [move for move in moves if move < m.FROM_SECOND]
    return first[len(first) // 2] if first else moves[-1]


def choose_discard(moves: tuple[int, ...]) -> int:
    """Throw nothing away of one's own will: every card does as a standard reaction. What must go is what is hardly ever
    triggered."""
    if m.DONE in moves:
        return m.DONE
    return min(moves, key=lambda move: (kept_worth(move - m.DISCARD), move))


def need_of(eyes: Eyes) -> float:
    """What a card must bring: less when fields would be left over, more when they carry danger symbols."""
    view = eyes.view
    free: int = view["free_fields"]
    left = params.TURNS + 1 - view["turn_number"]
    second = view["cards_played"] > 0
    need = SECOND_CARD if second else FIRST_CARD
    width = 2 if second else 1
    covered = params.FIELDS - free
    lost = max(0, covered + width - max(covered, params.FIRST_DANGER_FIELD - 1))  # symbols that it would cover
    need += TOKEN * min(lost, width)
    if free - width < left - 1:
        need += 0.1
    return need


def choose_reaction(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Play what brings most, if it brings enough; a leader who has nothing lets the others play."""
    need = need_of(eyes)
    best, top = -1, need
    cover, least = -1, 9.0
    for move in moves:
        if m.PLAY <= move < m.COVER:
            worth = card_worth(eyes, move - (m.PLAY_LATER if move >= m.PLAY_LATER else m.PLAY))
            if worth > top:
                best, top = move, worth
        elif m.COVER <= move < m.PERMIT:
            kept = kept_worth(move - m.COVER)
            if kept < least:
                cover, least = move, kept
    if cover >= 0 and eyes.best_standard() > top:
        best, top = cover, eyes.best_standard()
    permits = [move for move in moves if m.PERMIT <= move < m.DISCARD]
    if best < 0 and m.ENOUGH in moves:
        return m.ENOUGH
    if permits and best < 0:
        return permits[-1]
    return best if best >= 0 else m.PASS


def choose_side(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """The better side of an *or* of the card that is being played."""
    card = eyes.view["fields"][-1]["card"]
    sides = either_of(CARDS[card].upper) if card >= 0 else []
    best, top = moves[0], -99.0
    for move in moves:
        number = move - m.SIDE
        worth = half_worth(eyes, sides[number]) if number < len(sides) else 0.0
        if worth > top:
            best, top = move, worth
    return best


def either_of(half: Half) -> list[Half]:
    """The sides of the first *or* of a half."""
    for part in half.parts():
        if isinstance(part, Either):
            return part.sides
    return []


# -- single answers ----------------------------------------------------------------------------------------------------


def answer_worth(eyes: Eyes, prompt: str, move: int) -> float:
    """How good an answer is, for questions where the best one is simply taken."""
    if prompt == "placing":
        return placing_worth(eyes, move)
    if m.SEND <= move < m.BREAK:
        return eyes.gain_of_move((move - m.SEND) // m.SECTORS, (move - m.SEND) % m.SECTORS)
    if m.BREAK <= move < m.SPAWN:
        return 0.15
    if m.SPAWN <= move < m.WAY:
        return eyes.gain_of_spawn((move - m.SPAWN) // m.SECTORS, (move - m.SPAWN) % m.SECTORS)
    return choice_worth(eyes, move)


def placing_worth(eyes: Eyes, move: int) -> float:
    """Danger tokens where the Hero has to pass; none is moved once it lies."""
    if m.SECTOR <= move < m.TOKEN:
        return eyes.token_worth(move - m.SECTOR)
    return 0.0 if move == m.DONE else -1.0


def choice_worth(eyes: Eyes, move: int) -> float:
    """What an answer within a card brings."""
    names = verbs_now(eyes)
    if eyes.view["effect"] in ("dimmed", "dims"):
        names = ["dark"]
    if m.TOKEN <= move < m.AIM:
        token = move - m.TOKEN
        worth = eyes.threat(token // 3, eyes.where[token], eyes.is_seen(token))
        return -worth if "remove" in names else worth
    if m.SECTOR <= move < m.TOKEN:
        cell = move - m.SECTOR
        if eyes.lit >> cell & 1 and "dark" in names:
            return 0.5 - 0.05 * eyes.distance(cell)
        return eyes.token_worth(cell) + 0.1 if "danger" in names else -0.1  # he hardly looks back at what he forgets
    if m.SHIFT <= move < m.OFFSET:
        began, end = (move - m.SHIFT) // m.SECTORS, (move - m.SHIFT) % m.SECTORS
        return eyes.token_worth(end) - worth_of_lying(eyes, began)
    if m.BLOCK_DOOR <= move < m.CLEAR_DOOR:
        return door_worth(eyes, move - m.BLOCK_DOOR)
    if m.DIE <= move < m.BLOCK_DOOR:
        return (0.5, 0.2 if eyes.lit >> eyes.hero & 1 else -0.1, -0.5)[move - m.DIE]
    if m.OFFSET <= move < m.SHARE:
        return 0.3
    if m.AIM <= move < m.SIDE:
        return 0.1 * (move - m.AIM)
    if m.LIE <= move < m.MASK:
        return lie_worth((move - m.LIE) // 2)
    return 0.0 if move == m.DONE else 0.1


def verbs_now(eyes: Eyes) -> list[str]:
    """The verbs of the card that is being played."""
    fields: list[dict[str, int]] = eyes.view["fields"]
    card = fields[-1]["card"] if fields else -1
    if card < 0:
        return []
    return [verb.name for verb in (*verbs_in(CARDS[card].upper), *verbs_in(CARDS[card].lower))]


def worth_of_lying(eyes: Eyes, cell: int) -> float:
    """What a token brings where it lies."""
    eyes.danger ^= 1 << cell
    worth = eyes.token_worth(cell)
    eyes.danger ^= 1 << cell
    return worth


def door_worth(eyes: Eyes, door: int) -> float:
    """Shut the door through which the Hero would go on."""
    corridor, room = eyes.station.door_cells[door * 2], eyes.station.door_cells[door * 2 + 1]
    worth = 0.1
    for cell in (corridor, room):
        if eyes.is_ahead(cell):
            worth += 0.2
    return worth


def lie_worth(lie: int) -> float:
    """A creature or token left out costs him most; a false creature bars his way."""
    if lie < 16:
        return 0.6
    if lie < 28:
        return 0.4 if (lie - 16) // 2 == 4 else 0.3
    return 0.5 if lie == 28 else 0.1


# -- set-up ------------------------------------------------------------------------------------------------------------


def start_worth(eyes: Eyes, cell: int) -> float:
    """Far from the first rooms and from the room of the main mission."""
    missions: list[int] = eyes.view["missions"]
    far = [eyes.open[cell * CELLS + eyes.rooms[FULFILLED_IN[mission]]] for mission in missions]
    return min(far[0], far[1]) + 0.2 * far[2]
