"""How many questions a game asks: windows, answers of every seat, and which of them are put to a person at all.

    python tools/questions.py GAME              100 games of thumb, with the fewest players
    python tools/questions.py GAME --seats 3 --games 200 --seed 7 --turn turn_begun --prompts

A turn begins with the event TURN. A window is one sealed question to all who may react. A question with a single answer
is given by the server and put to nobody. Prints rows for docs/measurements.md.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

import undertow
from undertow.kernel.game import Game
from undertow.kernel.seat import Seat
from undertow.match import seated


class Tally:
    """What was asked in some games."""

    def __init__(self, seats: int) -> None:
        self.turns = 0
        self.windows = 0
        self.asked = [0] * seats
        self.open = [0] * seats  # with more than one answer
        self.prompts: Counter[tuple[str, bool]] = Counter()  # by prompt, and whether there was a choice

    def row(self, seat: int) -> str:
        """A seat as a line of the table."""
        asked, open_ = self.asked[seat] / self.turns, self.open[seat] / self.turns
        return f"| {seat} | {asked:.2f} | {open_:.2f} |"


def count(game: Game, seats: int, games: int, seed: str, turn: str) -> Tally:
    """Let thumb play and count."""
    tally = Tally(seats)
    for number in range(games):
        text = f"{seed} {number}"
        state = game.new(seats=seats, seed=text)
        bots = seated(game, ["thumb"] * seats, text)
        others: tuple[int, ...] = ()  # who else answers the window that is open
        while not state.over:
            seat, decision = state.seat, state.decision
            assert seat is not None and decision is not None
            several = len(decision.moves) > 1
            if decision.kind == "reaction":
                tally.windows += state.asked != others
                others = state.asked[1:]
            tally.asked[seat] += 1
            tally.open[seat] += several
            tally.prompts[decision.prompt, several] += 1
            state.play(bots[seat].choose(Seat(state, seat)))
        tally.turns += sum(event.key == turn for event in state.log(0))
    return tally


def main() -> int:
    """Count and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--turn", default="turn_begun", help="the event with which a turn begins")
    parser.add_argument("--prompts", action="store_true", help="say which questions they are")
    args = parser.parse_args()
    game = undertow.game(args.game)
    seats = args.seats or game.seats[0]
    tally = count(game, seats, args.games, args.seed, args.turn)
    print(f"{args.games} games, {tally.turns} turns, {tally.windows / tally.turns:.2f} windows a turn")
    print("| Seat | Questions a turn | of which with a choice |")
    print("|---|---|---|")
    for seat in range(seats):
        print(tally.row(seat))
    if args.prompts:
        for (prompt, several), times in tally.prompts.most_common():
            print(f"{times / tally.turns:7.3f} {prompt}{'' if several else ' (one answer)'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
