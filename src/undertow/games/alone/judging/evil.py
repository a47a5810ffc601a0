"""What Evil sees on the secret map, and how much a creature threatens the Hero from a sector."""

from __future__ import annotations

from typing import Any, Final

from undertow.games.alone import params
from undertow.games.alone.board import CELLS, FAR, FLOOR, NOWHERE, Station, mask_of, station
from undertow.games.alone.judging.numbers import (
    AHEAD,
    ASIDE,
    AT_HAND,
    HIT,
    HIT_IN_DANGER,
    IN_THE_RACE,
    LIGHT_OUT,
    OTHER_FLOOR,
    RACE,
    SAME_FLOOR,
    TO_THE_ROOM,
)
from undertow.games.alone.missions import BROOD, FULFILLED_IN, NOBODY_BEHIND, RUNNER
from undertow.games.alone.state import BOSS

DECAY: Final[list[list[float]]] = [[rate**steps for steps in range(CELLS)] for rate in (ASIDE, AHEAD)]


class Eyes:
    """The secret map, and where the Hero is going."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        self.view = view
        self.seat = seat
        secret: dict[str, Any] = view["map"]
        sheets: list[int] = secret["sheets"]
        self.station: Station = station(sheets[0], sheets[1], sheets[2], sheets[3])
        self.hero: int = secret["hero"]
        self.rooms: list[int] = secret["rooms"]
        self.lit: int = mask_of(secret["lit"])
        self.danger: int = mask_of(secret["danger"])
        self.revealed: int = mask_of(secret["revealed"])
        self.blocked: int = secret["blocked"]
        self.sabotage: int = secret["sabotage"]
        self.reached: int = secret["reached"]
        self.where: list[int] = [NOWHERE] * 16
        self.wounded = 0
        self.extra: list[int] = [0] * 16
        for creature in secret["creatures"]:
            token: int = creature["token"]
            self.where[token] = creature["cell"]
            self.wounded |= creature["wounded"] << token
            self.extra[token] = creature["dice"]
        self.night: int = view["nightmare"]
        self.open: bytes = self.station.distances(0)
        self.away: bytes = self.station.distances(self.blocked)
        self.goal: int = goal_of(view, self.rooms, self.hero, self.open)
        self.gains: dict[int, float] = {}

    def distance(self, cell: int) -> int:
        """Steps of a creature to the Hero; where every way is blocked, those through one door."""
        steps = self.away[cell * CELLS + self.hero]
        return steps if steps != FAR else min(CELLS - 1, self.open[cell * CELLS + self.hero] + 1)

    def is_ahead(self, cell: int) -> bool:
        """Whether a sector lies on a shortest way of the Hero to his goal."""
        goal = self.goal * CELLS
        return self.open[goal + cell] + self.open[cell * CELLS + self.hero] == self.open[goal + self.hero]

    def values(self, kind: int) -> list[int]:
        """The row of the creature table of a kind; the boss is the sixth."""
        if kind >= 5:
            return params.NIGHTMARE[3]
        return params.NIGHTMARE[kind] if self.night else params.NORMAL[kind]

    def hit(self) -> float:
        """The chance of a die to hurt the Hero where he stands."""
        return HIT_IN_DANGER if self.danger >> self.hero & 1 else HIT

    def threat(self, kind: int, cell: int, shown: bool, more: int = 0) -> float:
        """What a creature in a sector is likely to cost the Hero."""
        row = self.values(kind)
        dice = row[params.BRIGHT if self.lit >> self.hero & 1 else params.DARK] + more
        worth = dice * self.hit() + (0 if shown else row[params.SHOCK])
        steps = self.distance(cell)
        if steps == 0:
            return worth + AT_HAND
        worth *= DECAY[1 if self.is_ahead(cell) else 0][steps]
        return worth * (SAME_FLOOR if cell // FLOOR == self.hero // FLOOR else OTHER_FLOOR)

    def is_seen(self, token: int) -> bool:
        """Whether the Hero sees a creature."""
        return self.revealed >> self.where[token] & 1 == 1

    def gain_of_move(self, token: int, cell: int) -> float:
        """What it brings to move a creature to a sector."""
        began = self.where[token]
        if token == BOSS:
            return self.gain_of_boss(cell)
        kind = token // 3
        if cell == began:
            return 0.0
        shown = self.revealed >> cell & 1 == 1 if cell != self.hero else not self.comes_unseen(token)
        gain = self.threat(kind, cell, shown, self.extra[token])
        gain -= self.threat(kind, began, self.is_seen(token), self.extra[token])
        if self.lit >> cell & 1 and cell != self.hero:
            gain += LIGHT_OUT
        return gain

    def comes_unseen(self, token: int) -> bool:
        """Whether a creature can step out of the dark into the Hero's sector: a shock."""
        began = self.where[token]
        if self.is_seen(token):
            return False
        steps = self.away[began * CELLS + self.hero]
        for side in range(5):
            last = self.station.step(self.hero, side, self.blocked)
            if last != NOWHERE and not self.revealed >> last & 1 and self.away[began * CELLS + last] == steps - 1:
                return True
        return False

    def gain_of_boss(self, cell: int) -> float:
        """What it brings to move the Saboteur: he wants to be in the Control Room, first if he can."""
        room, began = self.rooms[0], self.where[BOSS]
        if self.view["missions"][2] == RUNNER:
            return 0.1 * (self.open[cell * CELLS + self.hero] - self.open[began * CELLS + self.hero])
        if self.view["missions"][2] == BROOD:
            return self.threat(5, cell, False) - self.threat(5, began, False)
        nearer = self.open[began * CELLS + room] - self.open[cell * CELLS + room]
        gain = self.threat(5, cell, True) - self.threat(5, began, True)
        if not self.reached and self.open[began * CELLS + room] <= self.open[self.hero * CELLS + room] + IN_THE_RACE:
            return nearer * RACE + gain
        return nearer * TO_THE_ROOM + gain

    def gain_of_spawn(self, kind: int, cell: int) -> float:
        """What it brings to let a creature appear in a sector."""
        row = self.values(kind)
        tough = 0.04 * (row[params.FIRST_WOUND] + row[params.SECOND_WOUND])
        return self.threat(kind, cell, self.revealed >> cell & 1 == 1) * 0.9 + tough

    def crowd(self, floor: int) -> int:
        """How many creatures are on a floor."""
        return len([cell for cell in self.where[:BOSS] if cell != NOWHERE and cell // FLOOR == floor])

    def best_move(self, steps: int, who: str, to: str) -> float:
        """The most that one movement can bring."""
        key = steps * 100 + len(who) * 10 + len(to)
        found = self.gains.get(key)
        if found is not None:
            return found
        best = 0.0
        for token in range(16):
            cell = self.where[token]
            if (
                cell == NOWHERE
                or (who == "hidden" and self.is_seen(token))
                or (who == "revealed" and not self.is_seen(token))
            ):
                continue
            for other in self.station.cells:
                if self.away[cell * CELLS + other] > steps or (to == "not_hero" and other == self.hero):
                    continue
                if to == "hero" and self.distance(other) > self.distance(cell):
                    continue
                best = max(best, self.gain_of_move(token, other))
        self.gains[key] = best
        return best

    def best_spawn(self, nearer: int) -> float:
        """The most that one spawn can bring."""
        key = 100000 + nearer
        found = self.gains.get(key)
        if found is not None:
            return found
        best = 0.0
        room = [self.crowd(floor) < params.CREATURES_A_FLOOR for floor in range(2)]
        for kind in range(5):
            if NOWHERE not in self.where[kind * 3 : kind * 3 + 3]:
                continue
            least = max(1, self.values(kind)[params.FAR] - nearer)
            for cell in self.station.cells:
                steps = self.away[cell * CELLS + self.hero]
                if least <= steps <= least + 2 and room[cell // FLOOR]:
                    best = max(best, self.gain_of_spawn(kind, cell))
        self.gains[key] = best
        return best

    def best_standard(self) -> float:
        """The most that a standard reaction can bring."""
        return max(self.best_move(1, "any", "any"), self.best_spawn(0))

    def here(self) -> int:
        """How many creatures stand with the Hero."""
        return len([cell for cell in self.where if cell == self.hero])

    def token_worth(self, cell: int) -> float:
        """What a danger token in a sector is worth: the Hero should have to stand there."""
        if self.danger >> cell & 1:
            return 0.0
        if cell == self.hero:
            return 0.7
        if cell == self.goal:
            return 0.8
        steps = self.distance(cell)
        if self.is_ahead(cell):
            return 0.7 - 0.04 * steps
        return max(0.05, 0.35 - 0.06 * steps)


def goal_of(view: dict[str, Any], rooms: list[int], hero: int, away: bytes) -> int:
    """Where the Hero is likely to go: the room of the main mission, else the nearer of the first two."""
    missions: list[int] = view["missions"]
    if view["main"]:
        home = missions[2] == NOBODY_BEHIND and view["mission"][0] > 0
        return view["map"]["start"] if home else rooms[FULFILLED_IN[missions[2]]]
    one, other = rooms[FULFILLED_IN[missions[0]]], rooms[FULFILLED_IN[missions[1]]]
    if hero == NOWHERE:
        return one
    return one if away[hero * CELLS + one] <= away[hero * CELLS + other] else other
