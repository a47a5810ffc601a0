"""Worlds that the Hero could be in: judged apart from the search, drawn again alike, and different from each other."""

import random

import checker
import pytest
from stage import Stage

from undertow.games.alone import known
from undertow.games.alone.board import NOWHERE, absolute, cells_of, relative
from undertow.games.alone.search.luck import Luck
from undertow.games.alone.search.places import readings
from undertow.games.alone.search.timeline import Shift
from undertow.games.alone.search.worlds import NOTHING, THIS_ROUND, WHOLE_GAME, Ready, World
from undertow.kernel.compiled import is_compiled

# plain only: a small table stands in for the real one, which compiled functions do not take; make unit runs it.
pytestmark = pytest.mark.skipif(is_compiled(), reason="plain only")


def played(seed: int, turns: int) -> Stage:
    stage = Stage(seed)
    stage.play(turns)
    return stage


def summary(world: World) -> list[object]:
    beasts = [(beast.cell, beast.kinds, beast.wound) for beast in world.end.shown + world.end.hidden]
    return [
        world.made.key(),
        world.rooms,
        world.boxes,
        world.danger,
        world.end.lit,
        world.end.blocked,
        beasts,
        world.who,
    ]


@pytest.mark.parametrize("turns", [1, 3, 8, 14, 20])
def test_secrecy_5_every_world_explains_all_that_the_hero_saw_heard_and_was_told(turns: int) -> None:
    levels = [0, 0, 0]
    for seed in range(12):
        stage = played(seed, turns)
        ready = stage.ready()
        for draw in range(2):
            world = ready.draw(Luck(seed * 10 + draw))
            levels[world.level] += 1
            checker.judge(stage, world)
    assert levels[WHOLE_GAME] >= 20 and levels[NOTHING] == 0, levels


@pytest.mark.parametrize("level", [THIS_ROUND, NOTHING])
def test_secrecy_5_a_world_that_leaves_the_past_unexplained_keeps_all_the_rest(
    level: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    from undertow.games.alone.search import worlds

    monkeypatch.setattr(worlds, "AT_WHOLE_GAME", 0)
    monkeypatch.setattr(worlds, "AT_THIS_ROUND", 100 if level == THIS_ROUND else 0)
    for seed in range(20):
        stage = played(seed, 12)
        world = stage.ready().draw(Luck(seed))
        assert world.level == level
        checker.judge(stage, world)


def test_secrecy_5_equal_knowledge_and_luck_give_equal_worlds() -> None:
    for seed in range(6):
        stage = played(seed, 10)
        assert summary(stage.ready().draw(Luck(3))) == summary(stage.ready().draw(Luck(3)))
        ready = stage.ready()
        ready.draw(Luck(8))
        assert summary(ready.draw(Luck(3))) == summary(stage.ready().draw(Luck(3))), (
            "what was drawn before changes nothing"
        )


def test_secrecy_5_a_history_that_is_kept_serves_every_draw_and_is_the_same_whoever_asks_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from undertow.games.alone.search import worlds

    monkeypatch.setattr(worlds, "OWN", 0)
    kept = 0
    for seed in (2, 5, 8, 19):
        stage = played(seed, 18)
        ready, again = stage.ready(), stage.ready()
        one = ready.draw(Luck(3))
        again.draw(Luck(8))
        assert summary(again.draw(Luck(3))) == summary(one)
        if ready.kept is not None:
            kept += 1
            two = ready.draw(Luck(8))
            assert (one.who, one.ends) == (two.who, two.ends) and one.end is not two.end
            checker.judge(stage, one)
            checker.judge(stage, two)
    assert kept >= 3


def test_secrecy_5_a_world_knows_what_the_true_one_knows_counted_from_its_own_start() -> None:
    """Seen from another world the trace is the same, so a redeal of a redeal has no more to go on."""
    for seed in range(6):
        stage = played(seed, 8)
        world = stage.ready().draw(Luck(seed))
        there = Shift(stage.station, stage.start, world.made.station, world.made.start)
        back = Shift(world.made.station, world.made.start, stage.station, stage.start)
        assert [back.entry(there.entry(entry)) for entry in stage.trace] == stage.trace
        for cell in cells_of(stage.tiles):
            assert there.cells(1 << cell) == 1 << absolute(relative(cell, stage.start), world.made.start)


def test_secrecy_5_worlds_differ_where_the_hero_knows_nothing() -> None:
    stage = played(4, 3)
    ready = stage.ready()
    worlds = [ready.draw(Luck(seed)) for seed in range(40)]
    assert len({world.made.key() for world in worlds}) > 5
    assert len({tuple(world.rooms) for world in worlds}) > 20
    assert len({world.boxes for world in worlds}) > 10


def test_locate_3_a_room_told_twice_is_pinned_and_the_others_are_not() -> None:
    stage = Stage(5)
    for room in (0, 3):
        stage.locate(room)
    ready = stage.ready()
    away = stage.station.distances(0)
    for seed in range(60):
        world = ready.draw(Luck(seed))
        there = world.made.station.distances(0)
        for room in (0, 3):
            told = away[stage.start * 56 + stage.rooms[room]]
            assert there[world.made.start * 56 + world.rooms[room]] == told
    assert len({relative(ready.draw(Luck(seed)).rooms[5], 0) for seed in range(30)}) > 3


def test_setup_6_the_start_is_as_far_from_the_initial_rooms_as_it_must_be() -> None:
    stage = Stage(6)
    ready = stage.ready()
    for seed in range(200):
        world = ready.draw(Luck(seed))
        away = world.made.station.distances(0)
        near = min(away[world.made.start * 56 + world.rooms[room]] for room in stage.first)
        assert 3 <= near <= 6


def test_secrecy_1_bent_answers_are_read_in_every_way_that_the_card_allowed() -> None:
    one, two = [5, 0, 4, 0, 0], [5, 1, 7, 1, 0]
    assert readings([one, two]) == [[one, two]]
    bent = [[*entry[:4], known.DISTANCE_BENT] for entry in (one, two)]
    assert readings(bent) == [[bent[0], two], [one, bent[1]]], "one of the two, not both"
    swapped = [[*entry[:4], known.SWAPPED] for entry in (one, two)]
    assert readings(swapped) == [[one, two], [[5, 0, 7, 1, 0], [5, 1, 4, 0, 0]]]


def test_round_end_9_tokens_lie_where_nobody_has_looked_since_they_were_placed() -> None:
    for seed in range(10):
        stage = played(seed, 17)
        ready = stage.ready()
        for draw in range(3):
            world = ready.draw(Luck(draw))
            checker.judge(stage, world)
            assert world.danger.bit_count() >= (stage.danger & stage.revealed).bit_count()


# -- the checker itself


def broken(stage: Stage, world: World) -> bool:
    try:
        checker.judge(stage, world)
    except (checker.Broken, ValueError):
        return True
    return False


def test_the_checker_notices_what_the_hero_could_tell() -> None:
    """Faults put into worlds that were right: each kind is noticed, at least where it matters."""
    luck = random.Random(1)
    noticed = dict.fromkeys(("creature", "kind", "room", "box", "who", "light", "lost"), 0)
    tried = dict.fromkeys(noticed, 0)
    for seed in range(40):
        stage = played(seed, 5 + seed % 10)
        ready = stage.ready()
        for fault in noticed:
            world = ready.draw(Luck(seed))
            if put_in(world, fault, luck):
                tried[fault] += 1
                noticed[fault] += broken(stage, world)
    assert all(noticed[fault] * 2 > tried[fault] > 0 for fault in noticed), (noticed, tried)


def put_in(world: World, fault: str, luck: random.Random) -> bool:
    """Spoil a world; False where there is nothing to spoil."""
    end = world.end
    needed = {"creature": end.hidden, "lost": end.hidden, "who": world.who, "kind": end.shown}
    if fault in needed and not needed[fault]:
        return False
    if fault == "creature":
        end.hidden = [end.hidden[0].at(luck.choice(cells_of(end.revealed))), *end.hidden[1:]]
    elif fault == "lost":
        end.hidden = end.hidden[1:]
        world.who = [NOWHERE if luck.random() < 0.5 else name for name in world.who]
        world.ends = [NOWHERE if name == NOWHERE else cell for name, cell in zip(world.who, world.ends, strict=True)]
    elif fault == "kind":
        end.shown = [end.shown[0].of(1 << (end.shown[0].kinds.bit_length() % 5)), *end.shown[1:]]
    elif fault == "room":
        world.rooms = world.rooms[1:] + world.rooms[:1]
    elif fault == "box":
        world.boxes ^= 1 << luck.choice(world.made.station.sites)
    elif fault == "who":
        world.ends = [luck.choice(world.made.station.cells) for _ in world.ends]
    else:
        end.lit ^= end.revealed
    return True


def test_a_preparation_serves_many_worlds() -> None:
    ready: Ready = played(3, 12).ready()
    for seed in range(20):
        ready.draw(Luck(seed))
    assert len(ready.timelines) <= len({made.key() for made in ready.places.candidates})
