"""Worlds that the Hero cannot tell apart, with people about: what Tremor Sense has told holds in all of them."""

from __future__ import annotations

import checker
import pytest
from test_redeal_table import knowledge

from undertow.games.alone import GAME, known, params, people, redeal
from undertow.games.alone.procedures.companions import gain_companion
from undertow.games.alone.search.luck import Luck
from undertow.games.alone.state import HERO, Table
from undertow.kernel.seat import Seat
from undertow.match import chosen, seated


def peopled(seed: int) -> Table:
    """A game whose Hero has companions and all skills from the start."""
    table = GAME.new(2 + seed % 3, seed=seed)
    assert isinstance(table, Table)
    while table.asking.key != "action":
        table.play(table.moves[0])
    table.people[people.EXPERIENCE : people.EXPERIENCE + 5] = [params.TO_UNLOCK] * 5
    while gain_companion(table) >= 0:
        pass
    table.ask_again()
    return table


@pytest.mark.parametrize("play", ["random", "thumb"])
def test_secrecy_5_the_checker_finds_nothing_in_games_with_companions_and_tremor_sense(play: str) -> None:
    judged = felt = 0
    levels = [0, 0, 0]
    for seed in range(4):
        table = peopled(seed)
        bots = seated(GAME, [play] * table.seats, str(seed))
        while not table.over and table.count < 190:
            if table.count % 9 == 5:
                world = redeal.ready_for(table).draw(Luck(table.count))
                levels[world.level] += 1
                checker.judge(knowledge(table), world)
                other = table.redeal(HERO, table.count)
                assert other.view(HERO) == table.view(HERO) and other.log(HERO) == table.log(HERO)
                judged += 1
            table.play(chosen(bots[table.deciding], Seat(table, table.deciding)))
        felt += len(known.felt(table))
    assert judged > 40 and felt > 10, (judged, felt)
    assert levels[0] > judged // 2, levels
