"""Positions that a hunt over games with random options has found, rebuilt small: worlds that were judged wrong."""

from __future__ import annotations

import checker
import pytest
from stage import Stage

from undertow.games.alone import known
from undertow.games.alone.board import CELLS, FLOOR, NOWHERE, cells_of
from undertow.games.alone.search import worlds
from undertow.games.alone.search.luck import Luck
from undertow.games.alone.search.timeline import Shift, Timeline
from undertow.games.alone.search.ways import Beast, Moment, ends_of
from undertow.games.alone.search.worlds import THIS_ROUND, WHOLE_GAME
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


def test_secrecy_5_a_wounded_figure_of_an_older_round_makes_a_noise_and_is_killed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where this round alone is explained, nobody says who was wounded before somebody did anything."""
    monkeypatch.setattr(worlds, "AT_WHOLE_GAME", 0)
    stage = Stage(3)
    way = path(stage)
    appears(stage, ONE, way[2])
    stage.go(way[0])
    stage.reveal(way[1:3])
    stage.go(way[1])
    stage.end_round()
    hurt(stage, ONE)
    walks(stage, ONE, way[2])
    hurt(stage, ONE)
    ready = stage.ready()
    it_was = 0
    for seed in range(20):
        world = ready.draw(Luck(seed))
        assert world.level == THIS_ROUND
        checker.judge(stage, world)
        it_was += world.ends[1] == way[2] + world.made.start - stage.start
    assert it_was, "in some world it was the figure that stayed where it was"


def test_doors_3_after_its_last_step_a_creature_clears_no_door_though_that_were_free() -> None:
    stage = Stage(3)
    station, tried = stage.station, 0
    timeline = Timeline(station, Shift(station, stage.start, station, stage.start), stage.trace)
    at = Moment()
    at.hero, at.revealed, at.blocked = stage.hero, 1 << stage.hero, station.every_door
    menu = known.MOVES | known.FREE_DOORS | known.ANY_NOISE
    for begin in cells_of(station.sectors & ~at.revealed):
        entry = [known.HAPPENED, 0, menu, 1, 0, known.UNHEARD, known.NO_FIGURE]
        for end, blocked in ends_of(timeline, at, entry, Beast(begin, 1, 0, 0, 0)):
            gone = station.every_door & ~blocked
            assert not gone & ~known.doors_beside(station, 1 << begin), (begin, end, cells_of(gone))
            tried += end != begin and gone == 0
    assert tried > 20
