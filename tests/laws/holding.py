"""What all laws are written with: breaking one, and walking step by step as the kernel does."""

from __future__ import annotations

import random
from collections.abc import Iterator

from undertow.kernel.errors import OptionError
from undertow.kernel.flow import ASK, DONE, NO_MOVE, OVER, Procedure, answers_itself
from undertow.kernel.game import Game
from undertow.kernel.state import State


class Broken(AssertionError):
    """A law is broken."""


def hold(law: str, truth: bool, *facts: object) -> None:
    """Raise Broken unless the law holds."""
    if not truth:
        raise Broken(f"law {law}: " + " | ".join(str(fact) for fact in facts))


def steps_of(state: State, move: int) -> Iterator[tuple[Procedure, int]]:
    """Carry the rules on as the kernel does; stop before every step, with its procedure and what it is called with."""
    state.count += 1
    move = state.taken(move)
    stack = state.stack
    while True:
        top = stack[-1]
        yield top, move
        outcome = top.todo[top.pc](top, state, move)
        if outcome == ASK:
            if len(state.legal) > 1 or not answers_itself(state):
                if state.count >= state.longest:
                    state.end_by_length()
                return
            move = state.legal[0]
            continue
        if outcome == DONE:
            if top.since >= 0:
                state.screen_down(top)
            stack.remove(top)
        elif outcome == OVER:
            return
        move = NO_MOVE


def options_of(game: Game, seats: int, number: int) -> dict[str, object]:
    """Other options for each number, none in step with another; every value comes once in as many numbers as there are."""
    options: dict[str, object] = {}
    for option in game.options:
        values = list(option.allowed)
        lap, place = divmod(number, len(values))
        random.Random(f"{option.key} {lap}").shuffle(values)
        options[option.key] = values[place]
    return fitting(game, seats, options)


def fitting(game: Game, seats: int, options: dict[str, object]) -> dict[str, object]:
    """Let values that do not go together give way to the usual ones, from the last on."""
    for option in reversed(game.options):
        try:
            game.new(seats=seats, seed=0, options=options, log=False)
        except OptionError:
            options[option.key] = option.default
    return options
