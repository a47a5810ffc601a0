"""The leader of Evil (topic leader)."""

from __future__ import annotations

import pytest
from outpost import PASS, SEARCH, Scene, card, cover, play, send

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.procedures.windows import ActionWindow

PACK, PACE = "they-hunt-in-a-pack", "they-are-keeping-pace"


def permit(*seats: int) -> int:
    """The leader lets these seats play."""
    return m.PERMIT + sum(1 << seat - 1 for seat in seats)


def two() -> Scene:
    """Two Evil players with a card each, at the end of a turn; the first of them leads."""
    return Scene(evil=2).hand(1, PACK).hand(2, PACE).creature("worm", "F2").play(SEARCH)


def three() -> Scene:
    """Three of them; the third holds a card of each deck."""
    scene = Scene(evil=3).hand(1, PACK).hand(2, PACE).hand(3, "fresh-claw-marks", "from-everywhere")
    return scene.creature("worm", "F2").play(SEARCH)


def refusals(scene: Scene) -> dict[int, list[tuple[int, ...]]]:
    """Which refusals each seat was told of."""
    return {seat: scene.told(e.PROPOSAL_REFUSED, seat) for seat in range(scene.table.seats)}


# -- permission --------------------------------------------------------------------------------------------------------


def test_leader_1_nobody_plays_a_card_without_the_leaders_permission() -> None:
    scene = two().play(PASS, cover(PACE))
    assert scene.table.played == []
    assert (scene.prompt, scene.table.turn) == ("action", 1)
    scene = two().play(permit(2), cover(PACE))
    assert scene.table.played == [card(PACE)]
    assert (scene.seat, scene.prompt) == (2, "who_acts")


def test_leader_1_a_permission_that_nobody_uses_plays_nothing() -> None:
    scene = two().play(permit(2), PASS)
    assert (scene.table.played, scene.table.turn) == ([], 1)


def test_leader_1_only_the_leader_permits() -> None:
    scene = two()
    assert scene.moves == (PASS, cover(PACK), permit(2), m.ENOUGH)
    scene.play(PASS)
    assert scene.seat == 2
    assert list(scene.moves) == [PASS, cover(PACE)]
    assert scene.refused(permit(1)) == ["leader.1"]


def test_leader_1_of_three_the_leader_permits_one_or_both() -> None:
    assert [move for move in three().moves if m.PERMIT <= move < m.DISCARD] == [permit(2), permit(3), permit(2, 3)]


def test_leader_2_if_they_differ_the_leader_decides() -> None:
    """Both want to play; the leader's own card is played, and the other goes back."""
    scene = two().play(cover(PACK), cover(PACE))
    assert scene.table.played == [card(PACK)]
    assert scene.table.hands[2] == [card(PACE)]
    assert refusals(scene) == {0: [], 1: [], 2: [(card(PACE),)]}


def test_leader_2_of_two_proposals_the_leader_says_which() -> None:
    for seat, slug in ((2, PACE), (3, "from-everywhere")):
        scene = three().play(permit(seat), cover(PACE), cover("from-everywhere"))
        assert scene.table.played == [card(slug)]
        assert scene.seat == seat


def test_leader_2_where_both_are_permitted_the_next_on_the_left_plays() -> None:
    scene = three().play(permit(2, 3), cover(PACE), cover("from-everywhere"))
    assert scene.table.played == [card(PACE)]
    assert refusals(scene)[3] == [(card("from-everywhere"),)]
    scene = Scene(evil=3).hand(1, PACK).hand(2, PACE).hand(3, "from-everywhere").creature("worm", "F2")
    scene.table.leader = 2
    scene.play(SEARCH, cover(PACK), permit(1, 3), cover("from-everywhere"))
    assert scene.table.played == [card("from-everywhere")]  # seat 3 sits on the left of seat 2


# -- drawing -----------------------------------------------------------------------------------------------------------


def drawing(evil: int) -> Scene:
    """They Used the Time: a standard reaction, then Evil draws 2 cards."""
    scene = Scene(evil=evil).hand(2 if evil > 1 else 1, "they-used-the-time").creature("worm", "F2").play(SEARCH)
    if evil > 1:
        scene.play(permit(2))
    return scene.play(play("they-used-the-time"), send("worm", "E2"))


def test_leader_3_the_leader_splits_a_draw_as_he_likes() -> None:
    scene = drawing(2)
    assert (scene.seat, scene.prompt) == (1, "who_draws")
    assert scene.moves == (m.SHARE + 1, m.SHARE + 2)
    scene.play(m.SHARE + 1, m.SHARE + 2)
    assert [len(hand) for hand in scene.table.hands] == [0, 1, 1]
    scene = drawing(2).play(m.SHARE + 1, m.SHARE + 1)
    assert [len(hand) for hand in scene.table.hands] == [0, 2, 0]


def test_leader_3_each_draws_only_from_a_deck_open_to_him() -> None:
    scene = drawing(2).play(m.SHARE + 1, m.SHARE + 2)
    assert [scene.table.deck_at(scene.table.hands[seat][0]) for seat in (1, 2)] == [0, 1]
    scene = drawing(3).play(m.SHARE + 3)
    assert (scene.seat, scene.moves) == (3, (m.FROM_FIRST, m.FROM_SECOND))  # the third chooses for every card
    scene.play(m.FROM_SECOND, m.SHARE + 3, m.FROM_FIRST)
    assert [scene.table.deck_at(each) for each in scene.table.hands[3]] == [0, 1]


def test_leader_3_the_draw_may_go_above_the_limit() -> None:
    scene = Scene(evil=3).hand(2, "they-used-the-time", PACE, PACE, "footsteps-ahead").creature("worm", "F2")
    scene.play(SEARCH, permit(2), play("they-used-the-time"), send("worm", "E2"), m.SHARE + 2, m.SHARE + 2)
    assert len(scene.table.hands[2]) == 5


# -- who leads ---------------------------------------------------------------------------------------------------------


def to_next_round(scene: Scene) -> Scene:
    """The last turn of the round ends, and everything until the next action is done with as little as possible."""
    scene.time(turn=8).play(SEARCH)
    while scene.prompt != "action":
        scene.play(scene.moves[-1] if scene.prompt == "drawing" else scene.moves[0])
    return scene


@pytest.mark.parametrize(("evil", "order"), [(1, [1, 1, 1]), (2, [2, 1, 2]), (3, [2, 3, 1])])
def test_leader_4_the_lead_passes_to_the_left_with_every_round(evil: int, order: list[int]) -> None:
    scene = Scene(evil=evil)
    assert scene.table.leader == 1
    for leader in order:
        assert to_next_round(scene).table.leader == leader


def test_leader_4_it_is_the_last_step_of_the_round() -> None:
    scene = to_next_round(Scene(evil=2))
    kinds = [event[0] for event in scene.table.events or []]
    assert kinds.index(e.DANGER_GAINED) < kinds.index(e.LEADER_PASSED_ON) < kinds.index(e.ROUND_BEGUN)
    assert scene.told(e.LEADER_PASSED_ON, 0) == [(2,)]


# -- who chooses -------------------------------------------------------------------------------------------------------


def test_leader_5_what_belongs_to_a_card_is_chosen_by_who_plays_it() -> None:
    scene = two().play(permit(2), cover(PACE))
    assert scene.seat == 2
    scene = two().play(cover(PACK), PASS)
    assert scene.seat == 1
    scene = Scene(evil=2).hand(2, "out-of-the-vents").creature("worm", "F2").play(SEARCH, permit(2))
    scene.play(play("out-of-the-vents"))
    assert (scene.seat, scene.prompt) == (2, "evil_chooses")


def test_leader_5_all_else_is_the_leaders_the_new_danger_tokens() -> None:
    scene = Scene(evil=2).time(turn=8)
    scene.table.leader = 2
    scene.play(SEARCH)
    while scene.prompt != "placing":
        scene.play(scene.moves[-1] if scene.prompt == "drawing" else scene.moves[0])
    assert scene.seat == 2


def test_rulings_7_who_can_react_to_a_loss_is_entitled_before_the_window_is_asked() -> None:
    scene = Scene(evil=2, windows="ask").decks("terror", "wrath")
    table = scene.table
    table.drawing[1], table.drawing[2] = 1, 0
    scene.hand(1, "i-am-losing-my-mind")
    window = ActionWindow(0)
    assert window.entitled(table) == []
    table.lost = [0, 1]
    assert window.entitled(table) == [1]
