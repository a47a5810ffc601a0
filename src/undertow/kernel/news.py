"""What a move teaches: whether its mover sees something that did not follow from what it knew before.

Such a move cannot be taken back freely: else one could look, go back and choose again (law 6f).
"""

from __future__ import annotations

from typing import Any, Final

from undertow.kernel.decision import Sealed
from undertow.kernel.log import may_know
from undertow.kernel.rules import rules_of
from undertow.kernel.screened import Proposals
from undertow.kernel.state import State

WORLDS: Final = 3  # that are compared with the true one: what is not marked and so rare slips through


def brings_news(state: State, move: int) -> bool:
    """Say whether a move tells the deciding seat anything but what it could have told beforehand.

    Chance, sealed answers that are opened and what a rule reveals are news without a further look. For the rest the
    move is made in worlds that the seat could not tell from the true one: what it sees must be the same in all.
    """
    seat = state.deciding
    after = state.clone()
    after.play(move)
    if after.draws != state.draws or others_have_answered(state) or reveals_since(after, len(state.events or ())):
        return True
    seen = seen_by(after, seat)
    for world in range(WORLDS):
        other = state.redeal(seat, f"news {world}")
        other.play(move)
        if seen_by(other, seat) != seen:
            return True
    return False


def others_have_answered(state: State) -> bool:
    """Whether answers of other seats lie face down, which the deciding seat's own may open."""
    top = state.stack[-1]
    return (isinstance(top, (Sealed, Proposals)) and bool(top.answers)) or state.keeps_answers(state.deciding)


def reveals_since(state: State, events: int) -> bool:
    """Whether a rule that reveals something was told of since there were so many events."""
    rules, kinds = rules_of(state.game), state.game.kinds.all
    return any(rules[kinds[event[0]].rule].kind == "reveals" for event in (state.events or [])[events:])


def seen_by(state: State, seat: int) -> dict[str, Any]:
    """What a seat has before it: the table, what it was told, who is asked what, and what it may answer itself."""
    seen: dict[str, Any] = {
        "over": state.over,
        "view": state.view(seat),
        "log": told(state, seat),
    }
    question = state.question_as_seen_by(seat)
    if question is not None:
        seen["question"] = question.data()
    if seat in state.asked:
        seen["mine"] = state.decision_for(seat).data()
    return seen


def told(state: State, seat: int) -> list[tuple[int, ...]]:
    """The events that a seat may know, as they lie in the state."""
    return [event for event in state.events or () if may_know(event[1], seat)]
