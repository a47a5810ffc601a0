"""How often a captain has to click, by what page and terminal really send.

A person wants what thumb does. A course is a click on its hex, and a second one where several headings lead there; it
ends where chance speaks, and *stop* is a click of its own. Members sent after each other are one click where the table
offers just them together, else one each. Everything else is one click.

    python tests/games/everrain/clicks.py              100 solo games of thumb at medium length
    python tests/games/everrain/clicks.py --games 20 --seats 2

Minutes: 5 s a click, 25 s a story card, 6 s an enemy phase. Prints a row for docs/measurements.md.
"""

from __future__ import annotations

import argparse
from collections import Counter

import undertow
from undertow.games.everrain import helm
from undertow.games.everrain.game import EVERRAIN
from undertow.kernel.bundle import Bundle
from undertow.kernel.seat import Seat
from undertow.kernel.state import State
from undertow.match import seated

SENDING = "send"
A_CLICK, A_CARD, AN_ENEMY_PHASE = 5, 25, 6  # seconds
AT_THE_HELM = {"navigate", "left", "right", "ahead", "face"}  # what a course is made of


class Message:
    """Moves that a person may be able to send as one: what could be sent when the first was made, and what was."""

    def __init__(self, state: State, seat: int, family: str) -> None:
        self.view = state.view(seat)
        self.seat = seat
        self.family = family
        self.bundle = Bundle(state)
        self.moves: list[int] = []

    def takes(self, state: State, move: int, family: str) -> bool:
        """Whether a move belongs to the same message."""
        if family == "navigate" or (family == SENDING) != (self.family == SENDING):
            return False
        return family in {SENDING, *AT_THE_HELM} and self.bundle.goes_on(state, move)

    def clicks(self, state: State) -> int:
        """How often the person clicked for these moves; the state is that after them."""
        if self.family == SENDING:
            offered = [helm.sent_to(self.view["ships"][self.seat], posts) for posts in helm.STATIONS.values()]
            return 1 if sorted(self.moves) in [sorted(moves) for moves in offered] else len(self.moves)
        ship = state.view(self.seat)["ships"][self.seat]
        there = [course for course in self.view["reach"] if course["hex"] == ship["hex"]]
        if ship["heading"] in [course["heading"] for course in there]:
            return min(len(self.moves), 1 if len(there) == 1 else 2)
        return len(self.moves)


class Clock:
    """One voyage: clicks, and how long a person takes for it."""

    def __init__(self) -> None:
        self.clicks = 0
        self.message: Message | None = None

    def move(self, state: State, seat: int, move: int) -> None:
        """A move that is about to be made."""
        family = EVERRAIN.words.split(move)[0].key
        if self.message is not None and not self.message.takes(state, move, family):
            self.close(state)
        if self.message is None and family in {SENDING, *AT_THE_HELM}:
            self.message = Message(state, seat, family)
        if self.message is None:
            self.clicks += 1
        else:
            self.message.moves.append(move)

    def close(self, state: State) -> None:
        """A message is whole."""
        self.clicks += self.message.clicks(state) if self.message is not None else 0
        self.message = None

    def seconds(self, state: State) -> int:
        """How long the voyage took; the state is that after the last move."""
        self.close(state)
        told = Counter([event.key for event in state.log(None)])
        return A_CLICK * self.clicks + A_CARD * told["tale_told"] + AN_ENEMY_PHASE * told["round_begun"]


class Clicks:
    """What was asked in some games."""

    def __init__(self) -> None:
        self.voyages: list[int] = []  # clicks of each
        self.seconds: list[int] = []
        self.turns = 0  # rounds, times ships
        self.single: Counter[str] = Counter()  # questions with a single answer
        self.endings: Counter[str] = Counter()

    def a_turn(self) -> float:
        """Clicks a round and ship."""
        return sum(self.voyages) / self.turns

    def row(self) -> str:
        """The figures as a line."""
        mean = sum(self.voyages) / len(self.voyages)
        times = sorted(self.seconds)
        tenth = len(times) // 10
        minutes = f"{sum(times) / len(times) / 60:.0f} minutes, eight of ten {times[tenth] / 60:.0f} to {times[-1 - tenth] / 60:.0f}"
        figures = f"{self.a_turn():.2f} a round and ship, {mean:.0f} a voyage, {max(self.voyages)} at most; {minutes}"
        return f"{len(self.voyages)} voyages: {figures}; single answers: {dict(self.single) or 'none'}; {dict(self.endings)}"


def count(games: int, seats: int = 1, first: int = 0) -> Clicks:
    """Let thumb sail and count."""
    found = Clicks()
    for seed in range(first, first + games):
        state = EVERRAIN.new(seats=seats, seed=seed)
        bots = seated(EVERRAIN, ["thumb"] * seats, str(seed))
        clock = Clock()
        while not state.over:
            seat, decision = state.seat, state.decision
            assert seat is not None and decision is not None
            if len(decision.moves) == 1:
                found.single[decision.prompt] += 1
            move = bots[seat].choose(Seat(state, seat))
            clock.move(state, seat, move)
            state.play(move)
        assert state.result is not None
        found.seconds.append(clock.seconds(state))
        found.voyages.append(clock.clicks)
        found.turns += state.view(None)["round"] * seats
        found.endings[state.result.ending] += 1
    return found


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=1)
    asked = parser.parse_args()
    print(undertow.__name__, "everrain,", f"ships: {asked.seats}:", count(asked.games, asked.seats).row())


if __name__ == "__main__":
    main()
