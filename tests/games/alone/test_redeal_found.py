"""Positions that a hunt over games with random options has found, rebuilt small: worlds that were judged wrong."""

from __future__ import annotations

import checker
import pytest
from stage import Stage

from undertow.games.alone import known
from undertow.games.alone.board import CELLS, FLOOR, NOWHERE
from undertow.games.alone.search.luck import Luck
from undertow.games.alone.search.worlds import WHOLE_GAME
from undertow.kernel.compiled import is_compiled

# plain only: a small table stands in for the real one, which compiled functions do not take; make unit runs it.
pytestmark = pytest.mark.skipif(is_compiled(), reason="plain only")

ONE, TWO, OTHER = 0, 1, 6  # tokens: two of a kind, and one of another, that may appear three sectors away


def path(stage: Stage) -> list[int]:
    """Four sectors one after the other, away from the Hero's."""
    away = stage.station.distances(0)
    found: list[int] = []
    for cell in stage.station.cells:
        if away[stage.hero * CELLS + cell] == 4 and cell // FLOOR == stage.hero // FLOOR:
            found = [cell]
            break
    while len(found) < 4:
        nearer = [c for c in stage.station.neighbours(found[0], 0) if away[stage.hero * CELLS + c] == 4 - len(found)]
        found.insert(0, nearer[0])
    return found


def appears(stage: Stage, token: int, cell: int) -> None:
    stage.where[token] = cell
    stage.heard(token, [NOWHERE, cell])


def walks(stage: Stage, token: int, cell: int) -> None:
    route = [stage.where[token]] + ([] if cell == stage.where[token] else [cell])
    stage.where[token] = cell
    stage.moved |= 1 << token
    stage.heard(token, route)


def hurt(stage: Stage, token: int) -> None:
    killed = stage.wounded >> token & 1 == 1
    known.hurt(stage, token, killed)  # type: ignore[arg-type]
    stage.wounded ^= 1 << token
    if killed:
        stage.where[token] = NOWHERE
    stage.look()


def two_alike(dies: int, leaves: int) -> Stage:
    """Two of a kind stand where the Hero goes; he kills one, and the other leaves."""
    stage = Stage(3)
    way = path(stage)
    for token in (ONE, TWO):
        appears(stage, token, way[2])
        stage.end_turn()
    for cell in way[:3]:
        stage.go(cell)
    hurt(stage, dies)
    hurt(stage, dies)
    stage.end_turn()
    walks(stage, leaves, way[3])
    stage.end_turn()
    return stage


@pytest.mark.parametrize(("dies", "leaves"), [(ONE, TWO), (TWO, ONE)])
def test_secrecy_5_of_two_that_look_alike_the_hero_may_have_killed_either_first(dies: int, leaves: int) -> None:
    """He follows the other one and kills it, too: at the end nobody is there to say who it was."""
    stage = two_alike(dies, leaves)
    stage.go(stage.where[leaves])
    hurt(stage, leaves)
    hurt(stage, leaves)
    ready = stage.ready()
    for seed in range(20):
        world = ready.draw(Luck(seed))
        assert world.level == WHOLE_GAME
        for left in (0, 1):
            world.who = [0, 1, left]
            checker.judge(stage, world)


def test_secrecy_5_whoever_was_killed_does_nothing_any_more() -> None:
    """The judge may choose who was hurt, but not that the dead one leaves while the other is there at the end."""
    stage = two_alike(ONE, TWO)
    world = stage.ready().draw(Luck(1))
    checker.judge(stage, world)
    world.who = [*world.who[:2], 1 - world.who[2]]
    with pytest.raises(checker.Broken, match="no way explains it"):
        checker.judge(stage, world)


def test_light_5_a_figure_whose_light_burns_on_has_not_made_the_noise() -> None:
    """It might have moved no step; then its light would be out at the end of the turn."""
    stage = Stage(3)
    *near, far, hidden = path(stage)
    for token, cell in ((ONE, far), (OTHER, hidden)):
        appears(stage, token, cell)
        stage.end_turn()
    stage.reveal([*near, far])
    stage.lit |= 1 << far
    known.lights_on(stage, 1 << far)  # type: ignore[arg-type]
    stage.see()
    walks(stage, OTHER, hidden)
    stage.end_turn()
    ready = stage.ready()
    for seed in range(30):
        world = ready.draw(Luck(seed))
        checker.judge(stage, world)
        assert world.end.lit & world.end.revealed, "the light burns in every world"
        figure = world.end.shown[0].name
        assert world.level != WHOLE_GAME or world.who[2] != figure
