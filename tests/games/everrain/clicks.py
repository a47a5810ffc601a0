"""How often a captain has to click, by what page and terminal really send.

A person wants what thumb does. A course is a click on its hex, and a second one where several headings lead there; it
ends where chance speaks, and *stop* is a click of its own. Members sent after each other are one click where the table
offers just them together, else one each. Everything else is one click.

    python tests/games/everrain/clicks.py              100 solo games of thumb at medium length
    python tests/games/everrain/clicks.py --games 20 --seats 2

Prints a row for docs/measurements.md.
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


class Clicks:
    """What was asked in some games."""

    def __init__(self) -> None:
        self.voyages: list[int] = []  # clicks of each
        self.turns = 0  # rounds, times ships
        self.single: Counter[str] = Counter()  # questions with a single answer
        self.endings: Counter[str] = Counter()

    def a_turn(self) -> float:
        """Clicks a round and ship."""
        return sum(self.voyages) / self.turns

    def row(self) -> str:
        """The figures as a line."""
        mean = sum(self.voyages) / len(self.voyages)
        figures = f"{self.a_turn():.2f} a round and ship, {mean:.0f} a voyage, {max(self.voyages)} at most"
        return f"{len(self.voyages)} voyages: {figures}; single answers: {dict(self.single) or 'none'}; {dict(self.endings)}"


def count(games: int, seats: int = 1, first: int = 0) -> Clicks:
    """Let thumb sail and count."""
    found = Clicks()
    for seed in range(first, first + games):
        state = EVERRAIN.new(seats=seats, seed=seed)
        bots = seated(EVERRAIN, ["thumb"] * seats, str(seed))
        clicks = 0
        message: Message | None = None
        while not state.over:
            seat, decision = state.seat, state.decision
            assert seat is not None and decision is not None
            if len(decision.moves) == 1:
                found.single[decision.prompt] += 1
            move = bots[seat].choose(Seat(state, seat))
            family = EVERRAIN.words.split(move)[0].key
            if message is not None and not message.takes(state, move, family):
                clicks += message.clicks(state)
                message = None
            if message is None and family in {SENDING, *AT_THE_HELM}:
                message = Message(state, seat, family)
            if message is None:
                clicks += 1
            else:
                message.moves.append(move)
            state.play(move)
        clicks += message.clicks(state) if message is not None else 0
        assert state.result is not None
        found.voyages.append(clicks)
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
