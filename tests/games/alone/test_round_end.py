"""The end of a round, step by step (topic round_end)."""

from __future__ import annotations

import pytest
from outpost import DONE, PASS, SEARCH, Scene, card, cell, cover, names_of, play, send

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone import params

PACK, PACE = "they-hunt-in-a-pack", "they-are-keeping-pace"


def put(name: str) -> int:
    """Place a danger token."""
    return m.SECTOR + cell(name)


def take(name: str) -> int:
    """Remove one."""
    return m.UNPLACE + cell(name)


def ended(scene: Scene, until: str = "action") -> Scene:
    """The last turn of a round ends; go on with as little as possible until something is asked."""
    scene.time(turn=8, round_=scene.table.round + 1).play(SEARCH)
    return on(scene, until)


def on(scene: Scene, until: str) -> Scene:
    """Go on with as little as possible until something is asked."""
    while scene.prompt != until:
        scene.play(scene.moves[-1] if scene.prompt == "drawing" else scene.moves[0])
    return scene


def sectors(scene: Scene) -> set[str]:
    """Where a danger token may be placed."""
    mask = sum(1 << (move - m.SECTOR) for move in scene.moves if m.SECTOR <= move < m.SECTOR + m.SECTORS)
    return set(names_of(mask))


# -- order -------------------------------------------------------------------------------------------------------------


def test_round_end_1_it_comes_after_the_eighth_turn_and_its_reactions() -> None:
    scene = Scene().hand(1, PACK).creature("worm", "F2").time(turn=7).play(SEARCH, PASS)
    assert (scene.prompt, scene.table.turn, scene.told(e.DANGER_GAINED)) == ("action", 7, [])
    scene.play(SEARCH)
    assert (scene.prompt, scene.told(e.DANGER_GAINED)) == ("react", [])
    scene.play(cover(PACK), send("worm", "E2"))
    assert scene.told(e.DANGER_GAINED) == [(4,)]


def test_round_end_1_the_steps_come_in_the_order_of_the_book() -> None:
    """Symbols, cards off the fields, hands, labyrinth, adrenaline, tokens, nightmare's loss, marker, leader."""
    scene = Scene(evil=2).hand(1, PACK).creature("worm", "F2").tracks(health=3).revealed("C2", "C1").completed("bonus")
    scene.creature("boss", "G4").time(turn=8, round_=3)
    scene.play(SEARCH, cover(PACK), send("worm", "E2"))
    assert scene.table.played == [] and scene.table.discards[0] == [card(PACK)]
    assert (scene.prompt, scene.seat) == ("placing", 1)
    assert [len(hand) for hand in scene.table.hands] == [0, 6, 6]
    assert (scene.shown(), scene.table.adrenaline) == (["C2", "C3"], 5)
    assert scene.play(DONE).prompt == "saboteur_goes"
    assert (scene.table.marker, scene.table.leader, scene.table.nightmare) == (2, 1, 0)
    on(scene, "action")
    kinds = [event[0] for event in scene.table.events or []]
    steps = [e.DANGER_GAINED, e.CARDS_DRAWN, e.LABYRINTH_TIDIED, e.ADRENALINE, e.NIGHTMARE, e.LEADER_PASSED_ON]
    assert [kinds.index(step) for step in steps] == sorted(kinds.index(step) for step in steps)
    assert (scene.table.marker, scene.table.leader, scene.table.round, scene.table.turn) == (1, 2, 3, 0)


# -- tokens and cards --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("covered", "tokens"), [(0, 4), (3, 4), (4, 4), (5, 3), (6, 2), (7, 1)])
def test_round_end_2_evil_gains_a_token_for_each_symbol_that_no_card_covers(covered: int, tokens: int) -> None:
    scene = ended(Scene().covered(covered), "placing")
    assert scene.told(e.DANGER_GAINED, 0) == [(tokens,)]
    assert scene.table.view(0)["tokens"] == tokens


def test_round_end_2_a_combo_covers_two_fields() -> None:
    scene = Scene().hand(1, PACK, PACE).creature("worm", "F2").covered(3).time(turn=8).play(SEARCH)
    scene.play(cover(PACK), send("worm", "E2"), cover(PACE), send("worm", "E1"))
    assert scene.told(e.DANGER_GAINED) == [(2,)]  # fields 1 to 6 are covered


def test_round_end_3_the_last_symbol_is_never_covered() -> None:
    assert ended(Scene().covered(7), "placing").told(e.DANGER_GAINED) == [(1,)]


def test_round_end_4_played_cards_go_to_the_piles_of_their_decks() -> None:
    scene = Scene().hand(1, PACK, PACE).creature("worm", "F2").time(turn=8).play(SEARCH)
    scene.play(cover(PACK), send("worm", "E2"), cover(PACE), send("worm", "E1"))
    assert (scene.table.played, scene.table.widths) == ([], [])
    assert scene.table.discards == [[card(PACK)], [card(PACE)]]


# -- hands -------------------------------------------------------------------------------------------------------------


def test_round_end_5_each_may_discard_and_then_draws_up_to_the_limit() -> None:
    scene = Scene(evil=2).hand(1, PACK, PACK, "right-behind-me").hand(2, PACE).time(turn=8).play(SEARCH).passes()
    assert (scene.seat, scene.prompt) == (1, "discarding")
    assert set(scene.moves) == {DONE, m.DISCARD + card(PACK), m.DISCARD + card("right-behind-me")}
    scene.play(m.DISCARD + card(PACK), m.DISCARD + card("right-behind-me"), DONE)
    assert scene.told(e.CARDS_DISCARDED, 0) == [(1, 2)]
    assert (scene.seat, scene.prompt) == (2, "discarding")
    scene.play(DONE)
    assert [len(hand) for hand in scene.table.hands] == [0, 6, 6]
    assert sorted(scene.table.discards[0]) == sorted([card(PACK), card("right-behind-me")])


def test_round_end_5_first_all_discard_then_all_draw() -> None:
    scene = Scene(evil=2).hand(1, PACK, PACK).hand(2, PACE).time(turn=8).play(SEARCH).passes()
    scene.play(DONE)
    assert (scene.seat, scene.prompt) == (2, "discarding")
    assert [len(hand) for hand in scene.table.hands] == [0, 2, 1]  # nobody has drawn yet


def test_round_end_5_whoever_holds_more_discards_down_to_the_limit() -> None:
    slugs = ("they-used-the-time", PACE, PACE, "footsteps-ahead")
    scene = Scene(evil=3).hand(2, *slugs).creature("worm", "F2").time(turn=8)
    scene.play(SEARCH, m.PERMIT + 2, play("they-used-the-time"), send("worm", "E2"), m.SHARE + 2, m.SHARE + 2).passes()
    assert (scene.seat, scene.prompt, len(scene.table.hands[2])) == (2, "discarding", 5)
    assert DONE not in scene.moves
    scene.play(scene.moves[0])
    assert DONE in scene.moves


# -- the labyrinth -----------------------------------------------------------------------------------------------------


def test_round_end_6_the_labyrinth_keeps_the_heros_sector_its_neighbours_and_lit_ones_in_sight() -> None:
    scene = Scene().revealed("C2", "C1", "B3", "A3", "D3", "D4", "E4").light("C1", "E4")
    ended(scene, "placing")
    assert scene.shown() == ["C1", "C2", "B3", "C3", "D3"]  # E4 is lit, too, but round two corners
    assert scene.told(e.LABYRINTH_TIDIED, 0) == [(3,)]


def test_round_end_6_nothing_new_is_revealed_and_a_blocked_neighbour_goes() -> None:
    scene = Scene().hero("F3").revealed("E3", "F4").blocked("F3", "west")
    assert ended(scene, "placing").shown() == ["F3", "F4"]  # F2 is adjacent, but was hidden


def test_round_end_7_adrenaline_is_filled_up_by_the_lower_track() -> None:
    scene = ended(Scene().tracks(health=3, composure=8).adrenaline(0), "placing")
    assert scene.table.adrenaline == 5  # the book's example
    assert scene.told(e.ADRENALINE, 0) == [(5,)]
    assert ended(Scene().tracks(health=8, composure=3).adrenaline(4), "placing").table.adrenaline == 5


@pytest.mark.parametrize("n", range(1, 13))
def test_round_end_8_the_maximum_by_the_lower_track(n: int) -> None:
    most = 2 if n >= 10 else 3 if n >= 7 else 4 if n >= 4 else 5 if n >= 2 else 6
    assert params.ADRENALINE[n] == most
    assert ended(Scene().tracks(health=n).adrenaline(0), "placing").table.adrenaline == most


def test_round_end_8_at_zero_it_is_six_and_what_is_above_is_kept() -> None:
    assert params.ADRENALINE[0] == 6
    assert ended(Scene().tracks(composure=0).adrenaline(1), "placing").table.adrenaline == 6
    assert ended(Scene().adrenaline(5), "placing").table.adrenaline == 5


# -- placing tokens ----------------------------------------------------------------------------------------------------


def test_round_end_9_tokens_are_placed_out_of_sight_and_not_with_the_hero() -> None:
    scene = ended(Scene().revealed("C2", "C1").light("C1"), "placing")
    assert (scene.seat, scene.shown()) == (1, ["C1", "C2", "C3"])
    assert sectors(scene) & {"C1", "C2", "C3"} == set()
    assert len(sectors(scene)) == len(scene.table.station.cells) - 3
    scene.play(put("D3"), put("c1"), put("B3"), put("E3"))
    assert names_of(scene.table.danger) == ["B3", "D3", "E3", "c1"]
    assert scene.prompt == "action"
    assert scene.told(e.DANGER_PLACED, 0) == []
    assert scene.told(e.DANGER_PLACED, 1) == [(cell("D3"),), (cell("c1"),), (cell("B3"),), (cell("E3"),)]


def test_round_end_10_a_sector_holds_one_token() -> None:
    scene = ended(Scene().danger("E1"), "placing")
    assert not scene.may(put("E1"))
    assert not scene.play(put("F2")).may(put("F2"))


EIGHT = ("A1", "A2", "A3", "E1", "E2", "F2", "G2", "G4")


def test_round_end_10_a_floor_holds_eight() -> None:
    scene = ended(Scene().danger(*EIGHT), "placing")
    assert scene.refused(put("F3")) == ["round_end.10"]
    assert all(name.islower() for name in sectors(scene))
    scene = ended(Scene().danger(*EIGHT[1:]), "placing")
    assert scene.may(put("F3"))
    assert scene.play(put("F3")).refused(put("A1")) == ["round_end.10"]


def test_round_end_11_tokens_are_removed_to_make_room_for_new_ones() -> None:
    scene = ended(Scene().danger(*EIGHT), "placing")
    assert {take(name) for name in EIGHT} <= set(scene.moves)
    scene.play(take("A1"), put("D4"))
    assert names_of(scene.table.danger) == sorted(EIGHT, key=cell)  # they lie there when all are placed
    assert "D4" in names_of(sum(1 << each for each in scene.table.view(1)["map"]["danger"]))  # but Evil sees the plan
    on(scene, "action")
    assert names_of(scene.table.danger) == sorted({*EIGHT, "D4"} - {"A1"}, key=cell)
    assert (scene.told(e.DANGER_REMOVED, 0), scene.told(e.DANGER_REMOVED, 1)) == ([], [(cell("A1"),)])


def test_round_end_11_only_where_there_is_no_room() -> None:
    scene = ended(Scene().danger(*EIGHT[1:]), "placing")
    assert not [move for move in scene.moves if move >= m.UNPLACE]


def test_round_end_11_a_token_that_goes_from_a_revealed_sector_is_seen() -> None:
    scene = ended(Scene().revealed("C2").danger(*EIGHT[1:], "C2"), "placing")
    before = scene.table.view(0)
    scene.play(take("C2"))
    assert scene.table.view(0) == before  # behind the screen
    scene.play(put("A1"), DONE)
    assert scene.tile("C2")["danger"] == 0
    assert scene.told(e.DANGER_GONE, 0) == [(scene.place("C2"),)]


def test_round_end_12_what_is_kept_is_settled_first_and_sight_for_tokens_afterwards() -> None:
    """B3 and A3 are dark: A3 goes although it is in sight, and then it is free for a token."""
    scene = Scene().revealed("B3", "A3")
    assert scene.table.in_sight() >> cell("A3") & 1
    assert {"A3"} == {"A3", "B3"} & sectors(ended(scene, "placing"))


def test_round_end_12_evil_may_place_fewer_and_only_the_number_gained_is_public() -> None:
    few = ended(Scene(), "placing").play(put("F2"), DONE)
    many = ended(Scene(), "placing").play(put("F2"), put("G2"), put("G4"), put("E1"))
    assert few.prompt == many.prompt == "action"
    assert few.table.view(0) == many.table.view(0)
    assert few.table.view(0)["tokens"] == 0
    assert [event.key for event in few.table.log(0)] == [event.key for event in many.table.log(0)]


def test_round_end_12_to_the_hero_nothing_has_happened_before_all_are_placed() -> None:
    scene = ended(Scene(), "placing")
    before = scene.table.redeal(0, 7).digest()
    assert scene.play(put("F2"), put("G2")).table.redeal(0, 7).digest() == before


# -- the rest ----------------------------------------------------------------------------------------------------------


def test_round_end_13_missions_come_before_the_marker_moves() -> None:
    scene = ended(Scene().completed("bonus").creature("boss", "G4"), "saboteur_goes")
    assert (scene.seat, scene.table.marker) == (1, 4)
    assert on(scene, "action").table.marker == 3


def test_round_end_13_so_does_the_loss_of_nightmare_mode() -> None:
    scene = Scene().time(turn=8, round_=5).play(SEARCH)
    on(scene, "action")
    kinds = [event[0] for event in scene.table.events or []]
    assert kinds.index(e.DANGER_GAINED) < kinds.index(e.COMPOSURE_LOST) < kinds.index(e.ROUND_BEGUN)
    scene.lost(composure=2)


def test_round_end_14_the_marker_moves_one_step_to_the_left() -> None:
    scene = Scene()
    assert scene.table.marker == 4
    for marker, nightmare in ((3, 0), (2, 0), (1, 1), (1, 1)):
        ended(scene)
        assert (scene.table.marker, scene.table.nightmare > 0) == (marker, nightmare == 1)
