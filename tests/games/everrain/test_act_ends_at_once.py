"""An act that ends in the enemy phase ends at once, before anybody else acts."""

from __future__ import annotations

import pytest
from test_elders import woken
from voyage import asked, events

from undertow.games.everrain.procedures.rounds import Round
from undertow.games.everrain.state import BY_ENEMY
from undertow.kernel.flow import NO_MOVE, run


@pytest.mark.parametrize("step", ["round.8", "round.9"])
def test_acts_11_an_act_that_signum_or_elder_have_ended_ends_before_the_next_acts(step: str) -> None:
    table = woken("landlord")
    table.act_ended = BY_ENEMY
    frame = Round(0)
    frame.go_to(step)
    table.push(frame)
    run(table, NO_MOVE)
    keys = [event.key for event in table.log(None)]
    assert asked(table) == "storm_place" and len(events(table, "act_lost")) == 1
    assert not {"elder_rolled", "storm_rolled", "agenda_moved"} & set(keys[keys.index("act_lost") - 2 :])
