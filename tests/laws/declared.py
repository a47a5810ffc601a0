"""Laws of what games declare: sorts of questions, weights of events, outcomes of rolls."""

from __future__ import annotations

from typing import Any

from holding import hold, steps_of

from undertow.kernel.decision import SORTS, Window
from undertow.kernel.effects import Effect
from undertow.kernel.log import ROUTINE, TURNING
from undertow.kernel.rolls import Outcomes, Pool, Rolling
from undertow.kernel.state import State


def law_declared(state: State) -> None:
    """Everything that is declared makes sense at one decision."""
    law_sorts(state)
    law_weights(state)
    views = [state.view(None), *[state.view(seat) for seat in range(state.seats)]]
    law_ways(state, views)
    law_called(state, views)
    for frame in state.stack:
        if isinstance(frame, Rolling):
            law_outcomes(frame.outcomes, frame.pool(state))


def law_sorts(state: State) -> None:
    """Every question is of a sort that page and bots know, to all viewers; a window says which one it is."""
    if state.over:
        return
    hold("sorts", all(state.decision_for(seat).kind in SORTS for seat in state.asked), state.asking.key)
    hold("sorts", state.window != "" or not isinstance(state.stack[-1], Window), "a window without a kind")
    for seat in (None, *range(state.seats)):
        question = state.question_as_seen_by(seat)
        assert question is not None
        hold("sorts", question.kind in SORTS, question.prompt, question.kind)
        hold("sorts", (question.kind == "screen") == question.screened, f"seat {seat}", question.kind)


def law_weights(state: State) -> None:
    """Every kind of event says how much it matters, and nothing is told but of a declared kind."""
    kinds = state.game.kinds.all
    for kind in kinds:
        hold("weights", all(ROUTINE <= weight <= TURNING for weight in (kind.own, kind.others)), kind.key)
    for event in state.events or ():
        hold("weights", 0 <= event[0] < len(kinds), "an event of no declared kind", event)


def law_ways(state: State, views: list[Any]) -> None:
    """A game's ways to end are endings, public, and within what they are of; the one that has come about was met."""
    if state.game.ways_to_end is None:
        return
    ways = state.game.ways_to_end(views[0])
    keys = [way.key for way in ways]
    hold("ways", len(set(keys)) == len(keys) and set(keys) <= set(state.game.endings), keys)
    hold("ways", all(0 <= way.left <= way.of for way in ways), ways)
    for view in views:
        seen = [way.data() for way in state.game.ways_to_end(view)]
        hold("ways", seen == [way.data() for way in ways], "somebody knows more than a spectator", seen, ways)
    if state.result is not None and state.result.ending in keys:
        way = ways[keys.index(state.result.ending)]
        hold("ways", way.is_met, way, "was not met, and the game has ended so")


def law_called(state: State, views: list[Any]) -> None:
    """Whoever a seat is called after has a name, and is called so by everybody."""
    called, nouns = state.game.called, state.game.nouns
    if called is None:
        return
    for seat in range(state.seats):
        found = called(views[0], seat)
        hold("called", found is None or found[1] in range(len(nouns.get(found[0], ()))), f"seat {seat}", found)
        others = [called(view, seat) for view in views]
        hold("called", all(other == found for other in others), f"seat {seat}", found, others)


def law_outcomes(outcomes: Outcomes, pool: Pool) -> None:
    """The outcomes of a roll cover every possible total exactly once."""
    spread = pool.spread()
    for total in spread.totals():
        found = [outcome.key for outcome in outcomes.all if outcome.low <= total <= outcome.high]
        hold("rolls", len(found) == 1, outcomes.name, total, found)
    hold("rolls", sum(outcomes.odds(spread)) == spread.all, outcomes.name)


def law_rolls(state: State, move: int) -> None:
    """What follows from dice is what was declared for what they have come to; dice that lie there are judged."""
    walked = state.clone()
    last: Rolling | None = None
    declared, before = -1, -1
    for top, _ in steps_of(walked, move):
        if last is not None:
            rolled_as_declared(walked, last, declared, before)
        last = None
        if isinstance(top, Rolling):
            law_outcomes(top.outcomes, top.pool(walked))
            last, before = top, top.outcome
            declared = top.outcomes.of(top.total(walked)) if top.faces else -1
    if last is not None:
        rolled_as_declared(walked, last, declared, before)


def rolled_as_declared(state: State, roll: Rolling, declared: int, before: int) -> None:
    """Look at a roll after one of its steps."""
    standing = roll in state.stack
    if roll.faces and not standing and not state.over:
        hold("rolls", roll.outcome >= 0, type(roll).__name__, "ended, and nobody has judged the dice")
    if roll.outcome < 0 or roll.outcome == before:
        return
    hold("rolls", roll.outcome == declared, type(roll).__name__, roll.outcome, "instead of", declared)
    outcome = roll.outcomes.all[declared]
    goes = roll.is_at(outcome.goes_to) if outcome.goes_to else not standing
    hold("rolls", goes or state.over, type(roll).__name__, outcome.key, "does not go where it should")
    if outcome.program >= 0 and state.stack:
        top = state.stack[-1]
        hold("rolls", isinstance(top, Effect) and top.program == outcome.program, outcome.key, "does something else")
