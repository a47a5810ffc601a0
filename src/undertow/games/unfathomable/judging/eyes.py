"""What a player has before its eyes, and how bad it would be if this or that happened."""

from __future__ import annotations

from undertow.games.unfathomable.board import (
    CULTIST,
    DAGON,
    DAMAGEABLE,
    DECK,
    DEEP,
    DIAL_MOST,
    FUEL,
    GATHERED,
    HYBRID,
    HYDRA,
    PORT,
    ROOM,
    SOULS,
    TRACK_END,
    TRAVEL,
)
from undertow.games.unfathomable.cards.mythos import ACTIVATE_DEEP_ONES, ACTIVATE_HYDRA
from undertow.games.unfathomable.judging.numbers import (
    DAMAGE,
    DEFEAT,
    ENDED,
    HELP,
    HIDE,
    IN_WATER,
    INSIDE,
    LAST_STEPS,
    LOSS,
    ON_DECK,
    OPEN,
    RISEN,
    RITE,
    SOUL,
    STEP,
)
from undertow.games.unfathomable.shown import PlayerView, View


class Eyes:
    """One seat's position, read off its view."""

    def __init__(self, view: View, seat: int, cause: tuple[str, ...], suspicion: list[float], late: bool) -> None:
        self.view = view
        self.seat = seat
        self.cause = cause
        self.suspicion = suspicion
        self.late = late  # the last action of this turn
        known = view["known"]
        assert known is not None
        self.known = known
        self.me: PlayerView = view["players"][seat]
        self.hand: list[int] = view["hand"]
        self.dials: list[int] = view["dials"]
        self.tracks: list[int] = view["tracks"]
        self.distance: int = view["distance"]
        self.deep_ones: list[int] = view["deep_ones"]
        self.passengers: list[int] = view["passengers"]
        space = self.me["space"]
        self.space: int = -1 if space is None else space
        character = self.me["character"]
        self.character: int = -1 if character is None else character
        self.humans = [0] * (DEEP + 1)  # by space, those in the open
        self.traitors = [0] * (DEEP + 1)
        for player in view["players"]:
            there = player["space"]
            if there is not None:
                if player["traitor"] is None:
                    self.humans[there] += 1
                else:
                    self.traitors[there] += 1
        self.broken = 0
        for card in view["damage"]:
            if card is not None:
                self.broken += 1
        self.side = side_of(view, self.me)
        self.hides = self.side == HIDE  # whatever one pretends
        left = (PORT - self.distance) / PORT
        self.pace = 0.7 + 0.3 * max(left, 0.0)  # the closer to port, the less a loss hurts
        self.hole = damage_harm(self)


def side_of(view: View, me: PlayerView) -> int:
    """Whom a player helps now. The Cultist wants the ship lost, but not before port is in sight."""
    shown = me["traitor"]
    mine: list[int] = view["loyalty"]
    if HYBRID in mine or shown == HYBRID:
        return HIDE if shown is None else OPEN
    if shown is not None:
        return OPEN
    if CULTIST in mine and view["distance"] >= PORT:
        return HIDE
    return HELP


def lose_harm(eyes: Eyes, resource: int, n: int = 1) -> float:
    """What it hurts to lose some of a resource."""
    left = eyes.dials[resource]
    if resource == FUEL and eyes.distance < PORT:  # waypoints will cost some
        left = max(min(left, 2), left - (PORT - eyes.distance) // 6)
    harm = 0.0
    dial = eyes.dials[resource]
    for _ in range(n):
        if dial <= 1:
            return harm + ENDED
        harm += LOSS[max(left, 1)] if left > 1 else 8.0
        dial -= 1
        left -= 1
    return harm * eyes.pace


def gain_worth(eyes: Eyes, resource: int, n: int = 1) -> float:
    """What it helps to gain some of a resource."""
    dial = eyes.dials[resource]
    worth = 0.0
    for _ in range(n):
        if dial < DIAL_MOST:
            dial += 1
            worth += LOSS[dial]
    return worth * eyes.pace


def damage_harm(eyes: Eyes) -> float:
    """What it hurts if the ship is damaged: six cards are structural damage, three are not."""
    total = eyes.broken
    cards = eyes.view["decks"]["damage"]
    if cards <= 0:
        return 0.0
    structural = 6 - total
    others = (cards - structural) / cards
    return DAMAGE[min(total, 5)] * structural / cards + 0.8 * others


def spawn_harm(eyes: Eyes, space: int, n: int) -> float:
    """What it hurts if Deep Ones come up."""
    left: int = eyes.view["deep_ones_left"]
    if n > left:
        return ENDED
    each = IN_WATER if space < DECK or space >= DEEP else ON_DECK if space < ROOM else INSIDE
    crowd = 1.0 if left - n > 5 else 1.0 + 0.25 * (6 - left + n)
    return each * n * crowd


def act_harm(eyes: Eyes, space: int) -> float:
    """What one Deep One does if it is activated in a space."""
    if eyes.humans[space]:
        return 0.45
    if space < DECK:
        return 0.1
    if space < ROOM:
        return SOUL * lose_harm(eyes, SOULS) if eyes.passengers[space - DECK] else 0.2
    if space < ROOM + DAMAGEABLE and eyes.view["damage"][space - ROOM] is None:
        return eyes.hole
    return 0.25


def deep_ones_harm(eyes: Eyes) -> float:
    """What an activation of all Deep Ones does."""
    harm = 0.0
    found = False
    for space in range(DEEP):
        n = eyes.deep_ones[space]
        if n:
            found = True
            each = act_harm(eyes, space)
            harm += each * n if space < DECK or eyes.humans[space] else each + 0.25 * (n - 1)
    return harm if found else spawn_harm(eyes, DEEP, 2)


def icon_harm(eyes: Eyes, icon: int) -> float:
    """What an activation icon does."""
    if icon == ACTIVATE_DEEP_ONES:
        return deep_ones_harm(eyes)
    monarch = HYDRA if icon == ACTIVATE_HYDRA else DAGON
    where: int = eyes.view["monarchs"][monarch]
    if where == DEEP:
        return spawn_harm(eyes, DEEP, 2) + (0.5 if eyes.deep_ones[DEEP] + 2 >= GATHERED else 0.0)
    return eyes.hole if monarch == HYDRA else spawn_harm(eyes, DECK, 2)


def banishment(eyes: Eyes) -> float:
    """What the greater banishment would be worth now."""
    worth = 0.0
    for space in range(ROOM):
        n = eyes.deep_ones[space]
        if n:
            worth += n * threat(eyes, space)
    for where in eyes.view["monarchs"]:
        if where != DEEP:
            worth += RISEN
    for i in range(8):
        worth -= eyes.passengers[i] * SOUL * 0.9 * lose_harm(eyes, SOULS)
    for space in range(DECK, ROOM):
        worth -= eyes.humans[space] * DEFEAT
    return worth


def step_worth(eyes: Eyes, track: int, n: int = 1) -> float:
    """What it helps to advance a track."""
    at = eyes.tracks[track]
    if track == TRAVEL:
        if eyes.distance >= PORT:
            return ENDED if at + n >= TRACK_END else LAST_STEPS * n
        water = 0
        for space in range(DECK):
            water += eyes.deep_ones[space]
        return STEP * n + 0.05 * water
    worth = banishment(eyes)
    if at + n >= TRACK_END:
        return worth
    return max(worth, 1.0) * RITE * n if worth > 0.0 else worth * 0.3 * n


def back_harm(eyes: Eyes, track: int, n: int, fuel: bool) -> float:
    """What it hurts if a track retreats."""
    harm = 0.0
    at = eyes.tracks[track]
    for _ in range(n):
        if at:
            at -= 1
            harm += (LAST_STEPS if eyes.distance >= PORT else STEP) if track == TRAVEL else 0.3
        elif fuel:
            harm += lose_harm(eyes, FUEL)
    return harm


def threat(eyes: Eyes, space: int) -> float:
    """What it helps to be rid of one Deep One in a space."""
    left: int = eyes.view["deep_ones_left"]
    crowd = 0.0 if left > 6 else 0.12 * (7 - left)
    if space < DECK:
        return IN_WATER + crowd
    if space < ROOM:
        worth = ON_DECK + crowd
        if eyes.passengers[space - DECK]:
            worth += 0.6 * lose_harm(eyes, SOULS)
        return worth
    worth = INSIDE + crowd
    if space < ROOM + DAMAGEABLE and eyes.view["damage"][space - ROOM] is None:
        worth += 0.5 * eyes.hole
    return worth + 0.15 * eyes.humans[space]
