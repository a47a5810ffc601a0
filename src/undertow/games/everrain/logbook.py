"""The log read again: how the markers ran, which stories were lived, who died, what the last round brought.

Nothing of it is kept in the state: where no log is kept, less is shown.
"""

from __future__ import annotations

from typing import Final

from undertow.games.everrain import params
from undertow.games.everrain.cards.stories import (
    FIRST_OF_CHRONICLES,
    FIRST_OUTCOME,
    STORIES,
    chronicle_of,
    next_card,
    outcome_of,
)
from undertow.kernel.log import Event
from undertow.sections import Words

MARKERS: Final = ("players", "enemy", "elder", "agenda")
MOVING: Final = {  # what is told of each marker
    "players_advanced": "players", "enemy_advanced": "enemy", "elder_lowered": "elder", "elder_raised": "elder",
    "agenda_moved": "agenda", "agenda_back": "agenda",
}  # fmt: skip
LEAVING: Final = ("died", "dismissed", "left_unpaid")
# What is told in captains' turns alone, and what in the enemy phase or in between: where a round passes from one to the
# other nothing is told.
OF_TURNS: Final = (
    "turn_begun", "crew_sent", "points_gained", "ship_turned", "ship_moved", "tile_laid", "port_reached",
    "port_left", "place_visited", "tale_told", "outcome_told", "gun_fired", "supported", "boarded", "boarding_won",
    "ships_parted", "altar_cleansed", "wreck_looted", "spoils_rolled", "soothed", "clues_lost", "trade_begun",
    "stepped", "journey_ended",
)  # fmt: skip
OF_ENEMIES: Final = ("elder_signum", "elder_rolled", "storm_rolled", "foe_rolled", "raider_rolled")


class Telling:
    """A story card as it was lived: by whom, when, with which answer and outcome; -1: none."""

    def __init__(self, seat: int, card: int, turn: int) -> None:
        self.seat = seat
        self.card = card
        self.turn = turn  # the round
        self.memory = -1
        self.answer = -1
        self.outcome = -1
        self.continues = -1  # the card with which its chronicle goes on


class Death:
    """Who died, on whose ship, when; and whether the ship went down with them."""

    def __init__(self, seat: int, board: int, turn: int, sunk: bool = False) -> None:
        self.seat = seat
        self.board = board
        self.turn = turn
        self.sunk = sunk


def courses(words: Words, end: int) -> dict[str, list[int]]:
    """By marker: on which space it was when each round ended, the present one included."""
    now = {"players": params.FIRST_SPACE, "enemy": params.FIRST_SPACE, "elder": end, "agenda": params.FIRST_SPACE}
    found: dict[str, list[int]] = {marker: [] for marker in MARKERS}
    begun = False
    for event in words.told("round_begun", "marker_moved_up", *MOVING):
        if event.key == "round_begun":
            for marker in MARKERS if begun else ():
                found[marker].append(now[marker])
            begun = True
        elif event.key == "marker_moved_up":  # both are level then. rule: acts.8
            now["players"] = now["enemy"] = event.values["space"]
        else:
            now[MOVING[event.key]] = event.values["space"]
    for marker in MARKERS if begun else ():
        found[marker].append(now[marker])
    return found


def stories(words: Words) -> list[Telling]:
    """All cards that were told, in their order."""
    found: list[Telling] = []
    turn = 0
    for event in words.told("round_begun", "tale_told", "memory_told", "outcome_told", "chronicle_continues"):
        values = event.values
        if event.key == "round_begun":
            turn = values["round"]
        elif event.key == "tale_told":
            found.append(Telling(values["seat"], values["tale"], turn))
        elif event.key == "memory_told":
            found[-1].memory = values["memory"]
        elif event.key == "chronicle_continues":
            following = next_card(values["n"])
            latest(found, chronicle_of(following)).continues = following
        else:
            card, answer = answer_behind(values["outcome"])
            lived = next(one for one in reversed(found) if one.card == card)
            lived.answer, lived.outcome = answer, values["outcome"]
    return found


def latest(told: list[Telling], chronicle: int) -> Telling:
    """The last card of a chronicle that was told."""
    return next(one for one in reversed(told) if chronicle_of(one.card) == chronicle)


def answer_behind(outcome: int) -> tuple[int, int]:
    """The card and the answer that have this outcome."""
    card = max([card for card, first in enumerate(FIRST_OUTCOME) if first <= outcome])
    answers = range(len(STORIES[card].answers))
    return card, max([answer for answer in answers if outcome_of(card, answer, 0) <= outcome])


def chronicles(words: Words) -> list[list[Telling]]:
    """The chronicles that were begun, each with those of its cards that were told, in their order."""
    told = [one for one in stories(words) if one.card >= FIRST_OF_CHRONICLES]
    begun = [chronicle_of(one.card) for one in told if one.continues >= 0]
    found: list[list[Telling]] = []
    for chronicle in dict.fromkeys(begun):
        pages = {one.card: one for one in told if chronicle_of(one.card) == chronicle}  # an opening may be told twice
        found.append(list(pages.values()))
    return found


def muster(words: Words) -> tuple[dict[int, list[int]], list[Death]]:
    """Who is aboard each ship by the log, and who died, in their order: of wounds and stress, or with the ship."""
    found: list[Death] = []
    aboard: dict[int, list[int]] = {}
    turn = 0
    for event in words.told("round_begun", "trait_drawn", "crew_given", "ship_lost", *LEAVING):
        seat, board = event.values.get("seat", -1), event.values.get("crew", -1)
        if event.key == "round_begun":
            turn = event.values["round"]
        elif event.key == "ship_lost":  # rule: loss.3
            found += [Death(seat, one, turn, True) for one in aboard.pop(seat, [])]
        elif event.key in LEAVING:
            aboard[seat].remove(board)
            if event.key == "died":
                found.append(Death(seat, board, turn))
        elif event.key == "crew_given":
            aboard[seat].remove(board)
            aboard.setdefault(event.values["other"], []).append(board)
        elif board not in aboard.setdefault(seat, []):  # whoever signs on draws a trait. rule: crew.6, crew.7
            aboard[seat].append(board)
    return aboard, found


def last_round(words: Words, seats: int) -> tuple[int, list[Event], list[Event]]:
    """The last round that is over: its number, what was told in captains' turns, and in the enemy phase."""
    told = words.told(since="round_begun", times=2)
    if not told:
        return 0, [], []
    turns = told[: max([at for at, event in enumerate(told) if event.key == "round_begun"])]
    moved = [at for at, event in enumerate(turns) if is_step(event, seats)]  # always in the enemy phase. rule: agenda.1
    last = max([at for at in range(moved[-1]) if turns[at].key in OF_TURNS], default=0)
    first = next(at for at in range(last, len(turns)) if turns[at].key in OF_ENEMIES or at == moved[-1])
    return turns[0].values["round"], turns[:first], turns[first:]


def is_step(event: Event, seats: int) -> bool:
    """Whether the agenda goes on as it does in every round."""
    return event.key == "agenda_moved" and event.values["n"] == params.AGENDA_STEP + seats
