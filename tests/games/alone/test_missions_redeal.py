"""Worlds that the Hero cannot tell apart while he chases the Courier or digs for the core."""

from __future__ import annotations

import checker
import pytest
from checker_needles import judge_tokens
from test_redeal_table import knowledge

from undertow.games.alone import GAME, known, redeal
from undertow.games.alone.procedures.missions import start
from undertow.games.alone.search.luck import Luck
from undertow.games.alone.state import HERO, Table
from undertow.kernel.seat import Seat
from undertow.match import chosen, seated


def begun_early(main: str, seed: int) -> Table:
    """A game whose main mission begins with the first turn."""
    table = GAME.new(2 + seed % 3, seed=seed, options={"main": main})
    assert isinstance(table, Table)
    while table.asking.key != "action":
        table.play(table.moves[0])
    table.main = table.done = 1
    start(table)
    table.ask_again()
    return table


@pytest.mark.parametrize("play", ["random", "thumb"])
@pytest.mark.parametrize("main", ["fm08", "fm09"])
def test_secrecy_5_the_checker_finds_nothing_in_games_with_a_beacon_or_hidden_tokens(main: str, play: str) -> None:
    judged = told = 0
    levels = [0, 0, 0]
    for seed in range(4):
        table = begun_early(main, seed)
        bots = seated(GAME, [play] * table.seats, str(seed))
        while not table.over and table.count < 160:
            if table.count % 9 == 5:
                world = redeal.ready_for(table).draw(Luck(table.count))
                levels[world.level] += 1
                checker.judge(knowledge(table), world)
                other = table.redeal(HERO, table.count)
                assert other.view(HERO) == table.view(HERO) and other.log(HERO) == table.log(HERO)
                assert isinstance(other, Table)
                judge_tokens(other)
                judged += 1
            table.play(chosen(bots[table.deciding], Seat(table, table.deciding)))
        told += len([entry for entry in table.trace if entry[0] in (known.BEACON, known.HIDDEN)])
    assert judged > 30 and told > 3, (judged, told)
    assert levels[0] > judged // 2, levels
