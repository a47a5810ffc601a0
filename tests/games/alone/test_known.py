"""What the Hero knows: looks, what he saw and heard of creatures, answers; and that it says no more than that."""

import pytest
from stage import Stage

from undertow.games.alone import known
from undertow.games.alone.board import NOWHERE, STAIRS, cell_named, station
from undertow.games.alone.known import HAPPENED, LOOK
from undertow.kernel.compiled import is_compiled

# plain only: a small table stands in for the real one, which compiled functions do not take; make unit runs it.
pytestmark = pytest.mark.skipif(is_compiled(), reason="plain only")

COMB, LATTICE = 2, 4


def at(name: str, floor: int = 0) -> int:
    return cell_named(name, floor, 0)


def staged(*names: str) -> Stage:
    """A stage on the lattice, the Hero in the first of these sectors, all of them revealed."""
    stage = Stage(1, station(LATTICE, 0, COMB, 0))
    stage.start = stage.hero = at(names[0])
    stage.revealed = sum(1 << at(name) for name in names)
    known.begin(stage)  # type: ignore[arg-type]
    stage.look()
    return stage


def test_secrecy_5_a_look_is_entered_only_if_something_shown_has_changed() -> None:
    stage = staged("B3", "C3")
    stage.look()
    assert len(stage.trace) == 1
    stage.where[0] = at("F2")
    stage.danger = 1 << at("F1")
    stage.look()
    assert len(stage.trace) == 1, "what happens in the dark changes nothing"
    stage.where[0] = at("C3")
    stage.look()
    assert len(stage.trace) == 2 and stage.trace[-1][known.FIGURES :] == [at("C3")]
    stage.wounded = 1
    stage.look()
    assert stage.trace[-1][known.FIGURES :] == [at("C3") | 1 << 9]


def test_labyrinth_1_tiles_are_never_forgotten_and_lights_and_doors_as_they_were_last_seen() -> None:
    stage = staged("D3", "D2")
    door = stage.station.doors[at("D3") * 4 + 1]
    stage.lit = 1 << at("D2")
    stage.blocked = 1 << door
    stage.look()
    stage.hero, stage.revealed = at("B3"), 1 << at("B3")
    stage.lit = stage.blocked = 0
    stage.look()
    assert stage.tiles == 1 << at("D3") | 1 << at("D2") | 1 << at("B3")
    assert stage.lit_seen == 1 << at("D2") and stage.blocked_seen == 1 << door


def entered(stage: Stage, token: int, route: list[int], noise: int = 0) -> list[int]:
    stage.look()
    cells = [code for code in route if 0 <= code < known.CLEARS]
    stage.where[token] = cells[-1]
    entry = known.acted(stage, token, route, known.STANDARD, 1, known.spawn_code(0, False), noise)  # type: ignore[arg-type]
    assert stage.mover[entry] == token
    return next(e for e in stage.trace if e[0] == HAPPENED and e[known.ENTRY] == entry)


def test_noise_2_of_a_creature_in_the_dark_only_its_noise_is_entered() -> None:
    stage = staged("B3", "C3")
    one = entered(stage, 0, [NOWHERE, at("F2")], known.OTHER_FLOOR)
    two = entered(stage, 7, [at("F3"), at("F2")], known.OTHER_FLOOR)
    assert one[known.MENU :] == two[known.MENU :], "who it was and what it did is not known"
    assert one[known.FIGURE] == known.NO_FIGURE and one[known.NOISE] == known.OTHER_FLOOR


def test_creatures_15_a_creature_that_comes_out_of_the_dark_is_seen_where_it_appears() -> None:
    """T9 and T16: figures appear, walk in the open, and leave towards a side."""
    stage = staged("B3", "C3", "D3")
    came = entered(stage, 3, [at("D2"), at("D3")])
    assert came[known.FIGURE] == known.UNSEEN | 1 << 6 and came[known.PATH :] == [at("D3")]
    walked = entered(stage, 3, [at("D3"), at("C3")])
    assert walked[known.FIGURE] == at("D3") | 1 << 6 and walked[known.PATH :] == [at("C3")]
    stage.revealed = 1 << at("B3") | 1 << at("D3")
    stage.where[3] = at("D3")
    left = entered(stage, 3, [at("D3"), at("C3")])
    assert left[known.PATH :] == [known.LEFT + 3], "west"


def test_doors_5_a_blockade_that_is_cleared_is_seen_where_one_side_is_revealed() -> None:
    stage = staged("D3", "D2")
    seen, unseen = stage.station.doors[at("D3") * 4 + 1], stage.station.doors[at("F3") * 4 + 3]
    entry = entered(stage, 0, [at("E3"), known.CLEARS + seen])
    assert entry[known.PATH :] == [known.CLEARED + at("E3") * 4 + 3]
    assert entry[known.FIGURE] == known.NO_FIGURE, "whoever did it was behind the door"
    assert entered(stage, 0, [at("F3"), known.CLEARS + unseen])[known.PATH :] == []


def test_stairs_1_a_creature_that_leaves_by_the_stairs_is_told_so() -> None:
    stage = staged("D1", "C1")
    assert entered(stage, 0, [at("D1"), at("D1", 1)])[known.PATH :] == [known.LEFT + STAIRS]


def test_locate_3_answers_about_things_that_move_stand_in_order_of_time() -> None:
    stage = staged("B3")
    known.answered(stage, 3, 4, 1, 0)  # type: ignore[arg-type]
    known.answered(stage, known.FIRST_KIND + 4, known.NO_TARGET, 0, 0)  # type: ignore[arg-type]
    assert stage.told == [[at("B3"), 3, 4, 1, 0], [at("B3"), 12, 255, 0, 0]]
    assert [entry for entry in stage.trace if entry[0] == known.ANSWER] == [[known.ANSWER, 12, 255, 0, 0]]


def test_secrecy_1_what_is_known_does_not_depend_on_what_is_hidden() -> None:
    """Two stages that differ in the dark only know the same, to the last number."""
    for seed in range(20):
        one, two = Stage(seed), Stage(seed)
        one.play(6)
        two.play(6)
        hidden = [cell for cell in one.station.cells if not one.revealed >> cell & 1]
        two.where = [cell if cell < 0 or one.revealed >> cell & 1 else hidden[0] for cell in two.where]
        two.danger = two.danger & two.revealed
        two.lit &= two.revealed
        for stage in (one, two):
            stage.look()
        assert one.trace == two.trace and one.tiles == two.tiles


def test_the_present_round_begins_after_the_last_one_ended() -> None:
    stage = staged("B3")
    assert known.round_begins_at(stage.trace) == 0
    known.round_over(stage)  # type: ignore[arg-type]
    stage.revealed |= 1 << at("C3")
    stage.look()
    assert stage.trace[known.round_begins_at(stage.trace)][0] == known.ROUND
    assert stage.trace[-1][0] == LOOK
