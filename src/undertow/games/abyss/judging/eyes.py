"""What a player has before its eyes."""

from __future__ import annotations

from undertow.games.abyss.board import LORDS_TO_END
from undertow.games.abyss.cards.allies import RACE, VALUE
from undertow.games.abyss.judging.numbers import LONG, TURNS_PER_LORD
from undertow.games.abyss.view import PlayerView, View


class Eyes:
    """One player's position, read off the view: the bot's own, or an opponent's as the bot knows it."""

    def __init__(self, view: View, seat: int) -> None:
        known = view["known"]
        assert known is not None
        self.view = view
        self.known = known
        self.seat = seat
        me: PlayerView = view["players"][seat]
        self.me = me
        self.pearls: int = me["pearls"]
        self.hand: list[int] = view["hand"] if seat == view["seat"] else known["hands"][seat]
        self.sums = [0, 0, 0, 0, 0]
        for kind in self.hand:
            self.sums[RACE[kind]] += VALUE[kind]
        self.lords: list[int] = []
        self.active = 0
        for placed in me["lords"]:
            lord: int = placed["lord"]
            self.lords.append(lord)
            if placed["under"] is None and not placed["turned"]:
                self.active |= 1 << lord
        self.keys: int = me["usable_keys"]
        self.highest = [0, 0, 0, 0, 0]
        for kind in me["affiliated"]:
            self.highest[RACE[kind]] = max(self.highest[RACE[kind]], VALUE[kind])
        self.last = view["last_turns_of"] is not None
        self.left = turns_left(view)
        self.fresh = min(1.0, self.left / LONG)
        self.wanted: list[float] = []

    def has(self, trait: int) -> bool:
        """Whether the player has an active lord with a lasting power."""
        return self.active & trait != 0


def bits(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def turns_left(view: View) -> float:
    """Guess how many more turns a player gets: the one with the most lords sets the pace."""
    if view["last_turns_of"] is not None:
        return 0.0
    most = 0
    for player in view["players"]:
        most = max(most, len(player["lords"]))
    return max(1.0, (LORDS_TO_END - most) * TURNS_PER_LORD)


def suffers(view: View, seat: int, trait: int) -> bool:
    """Whether an opponent has an active lord with that lasting power."""
    for player in view["players"]:
        if player["seat"] != seat:
            for placed in player["lords"]:
                if trait >> placed["lord"] & 1 and placed["under"] is None and not placed["turned"]:
                    return True
    return False
