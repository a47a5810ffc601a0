"""Several moves that were sent as one, such as a course: how far they are made."""

from __future__ import annotations

from undertow.kernel.state import State


class Bundle:
    """What was asked when the first of them was made.

    The rest is dropped where another seat or another step asks, where the rules forbid the next one, and where chance
    has spoken meanwhile: whoever sent it could not know what would come.
    """

    def __init__(self, state: State) -> None:
        self.seat = state.deciding
        self.draws = state.draws
        self.top = state.stack[-1]
        self.step = self.top.pc
        self.key = state.asking.key

    def goes_on(self, state: State, move: int) -> bool:
        """Whether the next move is still an answer to what was asked then, or to what follows from it."""
        if state.asked != (self.seat,) or state.draws != self.draws or move not in state.moves:
            return False
        top = state.stack[-1]
        if top is self.top and top.pc == self.step:
            return True
        if state.asking.follows != self.key:
            return False
        self.top, self.step, self.key = top, top.pc, state.asking.key
        return True
