"""The rules of thumb of a sensible captain of The Everrain.

The bot knows what its seat may know (``seat.view``), looks at nothing else and remembers nothing.
"""

from __future__ import annotations

from undertow.games.everrain import moves as m
from undertow.games.everrain.board import FIRE_ORDER, RENEWALS
from undertow.games.everrain.cards.treasures import EAR_TRUMPET, STANDARD, TREASURES
from undertow.games.everrain.judging import elder, fighting, fitting, gunnery, sailing, stories, trading, using, walking
from undertow.games.everrain.judging.eyes import Eyes
from undertow.games.everrain.tiles import NO_PORT, TILES
from undertow.kernel.seat import Bot, Seat

RENEWING = (3, 4, 1)  # how much a crew, a navigation and a fire order are missed
LOADING = 5  # how much a fire order is missed while an enemy ship is at sea


class Thumb(Bot):
    """Plays by rules of thumb."""

    name = "thumb"

    def choose(self, seat: Seat) -> int:
        """Answer a question."""
        moves: tuple[int, ...] = seat.moves
        if len(moves) == 1:
            return moves[0]
        eyes = Eyes(seat.view, seat.number)
        if eyes.view["stories"]["foreseen"] and seat.decision.prompt in stories.SLUGS:
            return stories.foreseen(eyes, stories.SLUGS.index(seat.decision.prompt), moves)
        found = fighting.answer(eyes, seat.decision.prompt, moves, seat.decision.details)
        return found if found >= 0 else answer(eyes, seat.decision.prompt, moves)


def answer(eyes: Eyes, prompt: str, moves: tuple[int, ...]) -> int:
    """The answer to a question."""
    if stories.is_asked(prompt):
        return stories.answer(eyes, prompt, moves)
    if prompt == "turn":
        return turn(eyes, moves)
    if prompt == "steer":
        return sailing.steer(eyes, moves)
    if prompt == "port":
        heeded = stories.society(eyes, moves)
        if heeded >= 0:
            return heeded
        return trading.visit(eyes, moves)
    if prompt == "hand_in":
        return trading.hand_in(eyes, moves)
    if prompt == "renew":
        return max(moves, key=lambda move: missed(eyes, move))
    if prompt in ("rotate", "free_tile"):
        return sailing.rotation(eyes, moves, m.ROTATE if prompt == "rotate" else m.LAY_AT)
    if prompt == "which_tile":
        return max(moves, key=tile_worth)
    if prompt in ("storm_toward", "storm_drift"):
        return sailing.storm_step(eyes, moves)
    if prompt == "deal":
        return trading.deal(eyes, moves)
    if prompt == "consent":
        return m.AGREE  # all win together
    if prompt == "token":
        return m.TOKEN + 1
    if prompt == "omen":  # the order that is missed least
        return m.OMEN_PAY + FIRE_ORDER if m.OMEN_PAY + FIRE_ORDER in moves else m.OMEN_LEAVE
    if prompt == "salvage":
        return m.SALVAGE + max([move - m.SALVAGE for move in moves], key=card_worth)
    if prompt in ("discard", "drop"):
        return m.DISCARD + min([move - m.DISCARD for move in moves], key=card_worth)
    if prompt in fitting.ASKED:
        return fitting.answer(eyes, prompt, moves)
    if prompt == "journey":
        return walking.answer(eyes, moves)
    if prompt == "journey_stress":
        return stories.answer(eyes, "whom", moves)
    if prompt == "react_card":
        return m.USE + EAR_TRUMPET
    if prompt == "dice":
        return m.REROLL if eyes.view["rolled"] < 0 else m.ACCEPT
    if prompt == "keep":
        return max(moves, key=treasure_worth)
    return moves[0]


def turn(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """The next thing of a turn: spoils and shots first, then fights, then the course."""
    found = elder.order(eyes, moves)
    if found < 0 and m.LOOT in moves:
        return m.LOOT
    if found < 0:
        found = gunnery.shoot(eyes, moves)
    if found < 0:
        found = stories.ashore(eyes, moves)
    if found < 0:
        found = fighting.order(eyes, moves) if eyes.ship["foes"] else fighting.boards(eyes, moves)
    if found < 0:
        found = using.order(eyes, moves)
    if found < 0:
        found = gunnery.man_a_gun(eyes, moves)
    if found < 0:
        found = trading.barter(eyes, moves)
    return found if found >= 0 else sailing.order(eyes, moves)


def missed(eyes: Eyes, move: int) -> int:
    """What three orders are worth together."""
    crew, steer, fire = RENEWALS[move - m.RENEW]
    return RENEWING[0] * crew + RENEWING[1] * steer + (LOADING if eyes.view["raiders"] else RENEWING[2]) * fire


def tile_worth(move: int) -> int:
    """A port, else clues."""
    tile = TILES[move - m.TOP]
    return 5 if tile.port != NO_PORT else tile.bonus


def treasure_worth(move: int) -> int:
    """What it is worth to keep."""
    return card_worth(move - m.KEEP)


def card_worth(card: int) -> int:
    """Clues, else coins."""
    treasure = TREASURES[card]
    return 5 * treasure.clues + treasure.prices[STANDARD]
