"""What to do in port: hand in, sell, rest, hire, buy what counts as clues, listen with the rest."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain import moves as m
from undertow.games.everrain.board import (
    BOW_ZONE,
    BUY,
    HELM,
    HIRE,
    HOUSES,
    LISTEN,
    NEST,
    REPAIR,
    REST,
    SELL,
    TREAT,
    UNIVERSITY,
)
from undertow.games.everrain.cards.crew import BOARDS, is_deckhand
from undertow.games.everrain.cards.traits import GULLIBLE, SAVVY
from undertow.games.everrain.cards.treasures import HIGH, STANDARD, TREASURES
from undertow.games.everrain.judging.eyes import Eyes, clues_aboard, clues_wanted, fewest_wanted
from undertow.games.everrain.judging.fitting import upgrading
from undertow.games.everrain.params import ACT_SPACE, CLUE_LIMIT
from undertow.games.everrain.procedures.trade import CLUE, CLUES, SEVERAL
from undertow.games.everrain.view import Member

HANDS: Final = 3  # crew that a ship should have
DEAR: Final = 5  # coins for a clue that are too many
MANY_BROKEN: Final = 3
NEEDED: Final = (BOW_ZONE, NEST, HELM)  # posts that a peaceful ship cannot spare
FEW: Final = 2  # clues that are bought to hand in more
EARNED: Final = 2  # coins that a step of a marker leaves time to earn
SHIPS: Final = 4
TIRED: Final = 3  # stress aboard that is worth a rest


def visit(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """The next thing in port."""
    for ask in (university, sales, completing, rest, repairs, treatment, hiring, purchase, shipyard, listening):
        found = ask(eyes, moves)
        if found >= 0:
            return found
    return m.LEAVE


def sent_to(eyes: Eyes, moves: tuple[int, ...], house: int, members: list[Member]) -> int:
    """The first of these members who can go to a place; -1: none."""
    for member in members:
        move = m.VISIT + member["board"] * len(HOUSES) + house
        if move in moves:
            return move
    return -1


def university(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Whoever hands in the fewest clues goes."""
    return sent_to(eyes, moves, UNIVERSITY, sorted(eyes.crew, key=clues_wanted))


def sales(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Goods that are no clues go at their standard price or above."""
    port = eyes.port_of(eyes.ship["hex"])
    wares = [
        card for card in eyes.ship["hold"] if not TREASURES[card].clues and TREASURES[card].level[port] >= STANDARD
    ]
    for card in wares:
        if m.SELL + card in moves:
            return m.SELL + card
    return sent_to(eyes, moves, SELL, sorted(eyes.crew, key=sells_badly)) if wares else -1


def sells_badly(member: Member) -> int:
    """The better a seller, the lower."""
    return (1 if GULLIBLE in member["traits"] else 0) - (1 if SAVVY in member["traits"] else 0)


def rest(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """The most worn member rests, if there is something to rest from."""
    worn = sorted(eyes.crew, key=stress_of, reverse=True)
    return sent_to(eyes, moves, REST, worn) if eyes.stress() >= TIRED else -1


def repairs(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Posts that are missed, or several that are not."""
    broken = eyes.ship["broken"]
    needed = len(broken) >= MANY_BROKEN or any([zone in NEEDED for zone in broken])
    return sent_to(eyes, moves, REPAIR, eyes.crew) if needed else -1


def treatment(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Wounds of a member who is worn."""
    hurt = any([member["wounds"] for member in eyes.crew]) and eyes.strain() <= TIRED
    return sent_to(eyes, moves, TREAT, eyes.crew) if hurt else -1


def stress_of(member: Member) -> int:
    """The stress of a member."""
    return member["stress"]


def hiring(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """A third hand, the cheapest there is."""
    cheapest = sorted(eyes.view["crew_row"], key=wage_of)
    for board in cheapest:
        if m.HIRE + board in moves and len(eyes.crew) < HANDS:
            return m.HIRE + board
    if len(eyes.crew) >= HANDS or not cheapest or wage_of(cheapest[0]) > eyes.ship["coins"] - DEAR:
        return -1
    return sent_to(eyes, moves, HIRE, eyes.crew)


def wage_of(board: int) -> int:
    """What a board costs; shellbacks are worth a little more."""
    return BOARDS[board].wage - (0 if is_deckhand(board) else 2)


def shipyard(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Upgrades that pay."""
    move, house = upgrading(eyes, moves, eyes.ship["coins"] - reserve(eyes))
    return move if move >= 0 or house < 0 else sent_to(eyes, moves, house, eyes.crew)


def purchase(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Relics are the cheapest clues; goods are bought for a port on the chart that wants them."""
    coins = eyes.ship["coins"] - reserve(eyes)
    here = eyes.port_of(eyes.ship["hex"])
    others = [eyes.port_of(hexagon) for hexagon in eyes.ports if eyes.port_of(hexagon) != here]
    for card in eyes.view["market"]:
        ware = TREASURES[card]
        wanted = any([ware.level[port] == HIGH for port in others])
        if ware.prices[STANDARD] <= coins and len(eyes.ship["hold"]) < eyes.ship["room"] and (ware.clues > 1 or wanted):
            if m.BUY + card in moves:
                return m.BUY + card
            found = sent_to(eyes, moves, BUY, eyes.crew)
            if found >= 0:
                return found
    return -1


def completing(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """The clues that are missing for the University, if they can be had now and somebody is left to take them there."""
    missing = eyes.wanted() - eyes.clues()
    coins = eyes.ship["coins"] - (reserve(eyes) if is_last(eyes) else 0)
    taught = any([member["place"] == UNIVERSITY for member in eyes.crew])
    if taught or not 0 < missing <= FEW or coins < missing * (DEAR + eyes.ship["listened"]):
        return -1
    if m.AGAIN + LISTEN in moves:
        return m.AGAIN + LISTEN
    free = [member for member in eyes.crew if member["place"] < 0]
    return sent_to(eyes, moves, LISTEN, eyes.crew) if len(free) > 1 else -1


def listening(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Clues for coins, as long as they are cheap and can be kept."""
    if eyes.ship["coins"] - reserve(eyes) < DEAR or eyes.ship["clues"] >= CLUE_LIMIT or eyes.ship["listened"] > 1:
        return -1
    return m.AGAIN + LISTEN if m.AGAIN + LISTEN in moves else sent_to(eyes, moves, LISTEN, eyes.crew)


def reserve(eyes: Eyes) -> int:
    """Coins to keep: wages, the nearer the end of the act the more of them."""
    leading = max(eyes.view["players"], eyes.view["enemy"])
    steps = ACT_SPACE - leading % ACT_SPACE
    if leading + steps >= eyes.view["end"]:
        return 0  # nobody is paid after the end
    return max(0, eyes.wages() - EARNED * (steps - 1))


def is_last(eyes: Eyes) -> bool:
    """Whether the next step of either marker ends the act."""
    leading = max(eyes.view["players"], eyes.view["enemy"])
    return leading % ACT_SPACE == ACT_SPACE - 1


def hand_in(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Clues first, for they are lost beyond a limit; else the treasure that leaves the least over."""
    if m.HAND_CLUES in moves:
        return m.HAND_CLUES
    return min(moves, key=lambda move: abs(TREASURES[move - m.HAND_IN].clues - eyes.ship["wanted"]))


# -- with a neighbour --------------------------------------------------------------------------------------------------


def barter(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """A trade with a ship beside, if it has the clues that are missing here and does not need them; -1: none."""
    for seat in range(SHIPS):
        if m.TRADE + seat in moves and asked_for(eyes, seat):
            return m.TRADE + seat
    return -1


def asked_for(eyes: Eyes, seat: int) -> int:
    """Clues to ask a captain for: what is missing for the University, where that captain cannot hand them in either."""
    other = eyes.view["ships"][seat]
    missing = eyes.wanted() - eyes.clues()
    wanted, has = fewest_wanted(other), clues_aboard(other)
    spare = min(other["clues"], has - wanted) if has >= wanted else other["clues"]
    return missing if 0 < missing <= spare else 0


def deal(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """The next thing in a trade."""
    wants = eyes.view["wants"]
    left = asked_for(eyes, eyes.view["partner"]) - wants.count(CLUE) - SEVERAL * wants.count(CLUES)
    if left >= SEVERAL and m.WANT_CLUES in moves:
        return m.WANT_CLUES
    return m.WANT_CLUE if left > 0 and m.WANT_CLUE in moves else m.CLOSE
