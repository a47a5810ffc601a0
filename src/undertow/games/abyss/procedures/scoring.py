"""How a game ends, and what it brings."""

from __future__ import annotations

from typing import Final

from undertow.games.abyss import events as e
from undertow.games.abyss.cards.allies import RACE
from undertow.games.abyss.cards.locations import Holdings, worth_of_all
from undertow.games.abyss.cards.lords import LORDS
from undertow.games.abyss.state import Table
from undertow.kernel.flow import NO_MOVE, Procedure, step

ENDINGS: Final = ("seven_lords", "court_empty", "length")
ENDING_RULES: Final = ("ending.1", "ending.2", "rulings.length")
SEVEN_LORDS: Final = 0
COURT_EMPTY: Final = 1
LENGTH: Final = 2


class Scoring(Procedure):
    """The end of the game."""

    def copy(self) -> Procedure:
        return Scoring().at_the_step_of(self)

    @step("scoring.1")
    def affiliate_from_hand(self, table: Table, move: int) -> int:
        for seat in range(table.seats):
            joined = 0
            for card in table.hands[seat]:  # sorted: the lowest of each race comes first
                if joined >> RACE[card] & 1:
                    table.discard.append(card)  # rule: scoring.2
                else:
                    joined |= 1 << RACE[card]
                    table.affiliated[seat].append(card)
                    table.tell(e.AFFILIATED_AT_END, seat, card)
            table.affiliated[seat].sort()
            table.hands[seat] = []
        return self.go_on()

    @step("scoring.7")
    def add_everything_up(self, table: Table, move: int) -> int:
        table.sheet = [score_sheet(table, seat) for seat in range(table.seats)]
        scores = [sum(line) for line in table.sheet]
        for seat in range(table.seats):
            if table.tokens[seat]:
                table.tell(e.TOKENS_SHOWN, seat, sum(table.tokens[seat]))
        for seat in range(table.seats):
            table.tell(e.SCORED, seat, scores[seat])
        return table.finish(winners(table, scores), scores, ENDINGS[table.ending], ENDING_RULES[table.ending])


def score_sheet(table: Table, seat: int) -> list[int]:
    """What a seat has scored: locations, lords, allies, monster tokens."""
    held = Holdings(table, seat)
    tiles = worth_of_all(held, table.locations[seat])
    return [tiles, held.influence, held.highest_allies, sum(table.tokens[seat])]  # rule: scoring.4, scoring.5


def winners(table: Table, scores: list[int]) -> list[int]:
    """The highest score; then the most pearls; then the most valuable lord; then a shared victory. rule: goal.1"""
    best: list[int] = []
    top: list[int] = []
    for seat in range(table.seats):
        lord = max([LORDS[lord].influence for lord in table.lords[seat]], default=0)
        standing = [scores[seat], table.pearls[seat], lord]  # rule: scoring.8, scoring.9
        if standing > top:
            top = standing
            best = [seat]
        elif standing == top:  # rule: scoring.10
            best.append(seat)
    return best


def score_at_once(table: Table) -> None:
    """End the game where it stands. ruling: length."""
    table.hands_back()
    table.ending = LENGTH
    scoring = Scoring()
    scoring.affiliate_from_hand(table, NO_MOVE)
    scoring.add_everything_up(table, NO_MOVE)
