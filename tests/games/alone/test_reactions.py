"""Reactions: who plays how many cards when, on which fields (topic reactions)."""

from __future__ import annotations

import pytest
from outpost import (
    BULLET_TIME,
    DONE,
    PASS,
    SEARCH,
    Scene,
    attack,
    card,
    cover,
    explore,
    go,
    locate,
    play,
    repair,
    send,
    spawn,
    token,
)

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone import params
from undertow.games.alone.cards.all import CARDS
from undertow.games.alone.moments import TRIGGERS

PACK, PACE = "they-hunt-in-a-pack", "they-are-keeping-pace"  # both for a Move, at the end of the turn
FOUR = (PACK, PACK, PACE, PACE)


def permit(*seats: int) -> int:
    """The leader lets these seats play."""
    return m.PERMIT + sum(1 << seat - 1 for seat in seats)


def after_search(*slugs: str, **more: int) -> Scene:
    """The Hero has searched; Evil holds these cards and is asked at the end of the turn."""
    return Scene(**more).hand(1, *slugs).play(SEARCH)  # type: ignore[arg-type]


def widths(scene: Scene) -> list[int]:
    """How many fields each card takes, as everybody sees it."""
    return [field["width"] for field in scene.table.view(0)["fields"]]


def next_turn(scene: Scene) -> Scene:
    """Evil does no more, and the Hero is asked for his next action."""
    scene.passes()
    assert scene.prompt == "action"
    return scene


# -- who and how many --------------------------------------------------------------------------------------------------


def test_reactions_1_once_an_action_is_announced_evil_may_react_with_the_cards_it_allows() -> None:
    scene = Scene().hand(1, "right-behind-me", "something-flits-past").play(go("north"))
    assert (scene.seat, scene.prompt) == (1, "react")
    assert scene.moves == (PASS, play("right-behind-me"))
    scene = Scene().hand(1, "right-behind-me", "something-flits-past").play(explore("north"))
    assert scene.moves == (PASS, play("something-flits-past"))


def test_reactions_1_a_card_is_carried_out_by_who_plays_it() -> None:
    scene = Scene().hand(1, "something-flits-past").creature("worm", "E1")
    scene.play(explore("north"), play("something-flits-past"))
    assert (scene.seat, scene.prompt) == (1, "who_acts")
    assert scene.play(send("worm", "E2")).where("worm") == "E2"


def test_reactions_2_evil_plays_two_cards_a_turn() -> None:
    scene = after_search(*FOUR).creature("worm", "F2")
    scene.play(cover(PACK), send("worm", "E2"), cover(PACK), send("worm", "E1"))
    assert (scene.prompt, scene.table.turn) == ("action", 1)
    assert scene.table.hands[1] == sorted([card(PACE)] * 2)


def test_reactions_2_two_actions_do_not_make_it_more() -> None:
    scene = Scene().hand(1, *FOUR, "right-behind-me", "footsteps-ahead").creature("worm", "F2")
    scene.play(BULLET_TIME, go("north"), play("footsteps-ahead"), send("worm", "F3"))
    assert scene.prompt == "react"  # once more, for a moment still to come
    scene.play(play("right-behind-me"), send("worm", "F2"))
    assert scene.prompt == "action"
    scene.play(go("south"))
    assert (scene.prompt, scene.table.turn) == ("action", 1)


def test_reactions_2_asked_why_not_evil_reads_of_the_limit() -> None:
    scene = Scene().hand(1, PACK, "it-let-me-come", "right-behind-me")
    scene.play(BULLET_TIME, go("north"), play("it-let-me-come"), play("right-behind-me"))
    assert (scene.prompt, scene.table.cards_played) == ("action", 2)
    assert [(row["move"], row["rules"]) for row in scene.table.why_not(1)] == [(play(PACK), ["reactions.2"])]
    fresh = Scene().hand(1, PACK)  # nothing has been played: it is simply not Evil's turn, and never is
    assert [(row["move"], row["rules"]) for row in fresh.table.why_not(1)] == [(play(PACK), ["turns.2"])]


def test_reactions_2_it_is_two_for_all_of_evil_together() -> None:
    scene = Scene(evil=2).hand(1, PACK, PACK).hand(2, PACE, PACE).creature("worm", "F2").play(SEARCH)
    scene.play(cover(PACK), PASS, send("worm", "E2"))
    assert (scene.prompt, scene.seat) == ("react", 1)
    scene.play(permit(2), cover(PACE), send("worm", "E1"))
    assert (scene.prompt, scene.table.turn) == ("action", 1)
    assert widths(scene) == [1, 2]


def test_reactions_2_a_card_kept_for_its_moment_is_not_played_as_the_third() -> None:
    """One card answers the opportunity attack, one the shock; the third waits for the end of the Move."""
    scene = Scene(evil=2).decks("wrath", "terror").hand(1, "right-behind-me", "it-smells-my-blood")
    scene.hand(2, "i-am-losing-my-mind").creature("spore", "C3").creature("worm", "D3")
    scene.dice("hit", *["miss"] * 8)
    scene.play(go("east"), play("right-behind-me"))  # it waits
    assert scene.told(e.HEALTH_LOST) == [(1, 11)]
    scene.play(play("it-smells-my-blood"))
    while scene.prompt != "react" or scene.seat != 1 or scene.table.composure == 12:
        scene.play(DONE if DONE in scene.moves else scene.moves[0])
    scene.play(permit(2), play("i-am-losing-my-mind"))
    assert len(scene.table.played) == 2
    while scene.table.turn == 0:
        scene.play(DONE if DONE in scene.moves else scene.moves[0])
    assert len(scene.table.played) == 2
    assert scene.table.hands[1] == [card("right-behind-me")]  # back in hand, unseen


# -- fields ------------------------------------------------------------------------------------------------------------


def test_reactions_3_the_first_card_of_a_turn_takes_the_next_field_and_is_read() -> None:
    scene = Scene().hand(1, PACK).covered(2).play(go("north"), play(PACK))
    assert widths(scene) == [1, 1, 1]
    assert scene.table.view(0)["fields"][2]["card"] == card(PACK)
    assert scene.told(e.CARD_PLAYED, 0) == [(1, card(PACK))]


def test_reactions_3_face_down_it_shows_its_deck_only() -> None:
    scene = after_search(PACK).play(cover(PACK))
    field = scene.table.view(0)["fields"][0]
    assert field == {"card": -1, "deck": 0, "width": 1, "sides": 0}
    assert scene.told(e.CARD_COVERED, 0) == [(1, 0)]
    assert scene.told(e.CARD_PLAYED) == []


def test_reactions_4_the_second_lies_sideways_on_two_fields() -> None:
    scene = Scene().hand(1, PACK, PACE).creature("worm", "F2").play(go("north"))
    scene.play(play(PACK), DONE, play(PACE), DONE)
    assert widths(scene) == [1, 2]
    assert scene.table.view(0)["free_fields"] == 4
    assert [field["card"] for field in scene.table.view(0)["fields"]] == [card(PACK), card(PACE)]


def test_reactions_4_it_too_must_be_allowed_or_face_down() -> None:
    scene = Scene().hand(1, PACK, "from-everywhere").creature("worm", "F2").play(go("north"), play(PACK), DONE)
    assert scene.moves == (PASS, cover("from-everywhere"), m.ENOUGH)
    assert scene.refused(play("from-everywhere")) == ["reactions.7"]


def test_reactions_5_with_two_fields_the_first_card_leaves_no_room_for_a_combo() -> None:
    scene = after_search(*FOUR).covered(5).creature("worm", "F2")
    scene.table.ask_again()
    scene.play(cover(PACK), send("worm", "E2"))
    assert (scene.prompt, scene.table.turn) == ("action", 1)  # one field is left: one card in a later turn
    scene.play(SEARCH)
    assert scene.prompt == "react"
    scene.play(cover(PACK), send("worm", "E1"))
    assert (scene.prompt, scene.table.view(0)["free_fields"]) == ("action", 0)


def test_reactions_5_with_three_fields_there_is_room() -> None:
    scene = Scene().hand(1, *FOUR).covered(4).creature("worm", "F2").play(SEARCH)
    scene.play(cover(PACK), send("worm", "E2"), cover(PACK), send("worm", "E1"))
    assert scene.table.view(0)["free_fields"] == 0


def test_reactions_5_without_a_field_evil_plays_nothing_for_the_rest_of_the_round() -> None:
    scene = Scene().hand(1, *FOUR).covered(7).play(SEARCH)
    assert (scene.prompt, scene.table.turn) == ("action", 1)
    refused = scene.table.why_not(1)
    assert {row["move"] for row in refused} == {play(PACK), play(PACE)}
    assert all(row["rules"] == ["reactions.5"] for row in refused)


def test_reactions_5_after_the_combo_the_next_round_begins_with_empty_fields() -> None:
    scene = Scene().hand(1, *FOUR).covered(7).time(turn=8).play(SEARCH)
    while scene.prompt != "action":
        scene.play(scene.moves[-1] if scene.prompt == "drawing" else scene.moves[0])
    assert (scene.table.round, scene.table.view(0)["free_fields"]) == (1, 7)


def test_reactions_6_there_are_seven_fields_and_four_danger_symbols() -> None:
    assert params.FIELDS == 7
    for covered, tokens in ((0, 4), (4, 4), (5, 3), (6, 2), (7, 1)):
        scene = Scene().covered(covered).time(turn=8).play(SEARCH)
        assert scene.told(e.DANGER_GAINED, 0) == [(tokens,)]


# -- triggers ----------------------------------------------------------------------------------------------------------


def test_reactions_7_a_card_is_allowed_for_the_rest_of_the_turn() -> None:
    scene = Scene().hand(1, PACK, "from-everywhere").play(BULLET_TIME, go("north"), SEARCH)
    assert play(PACK) in scene.moves and play("from-everywhere") not in scene.moves
    assert scene.refused(play("from-everywhere")) == ["reactions.7"]
    next_turn(scene).play(SEARCH)
    assert play(PACK) not in scene.moves


def test_reactions_7_even_where_it_would_change_nothing() -> None:
    scene = Scene().hand(1, PACK).play(go("north"))  # there is no creature to be moved
    assert play(PACK) in scene.moves
    assert next_turn(scene.play(play(PACK))).table.played == [card(PACK)]


ACTIONS = {
    "move": [go("north")],
    "explore": [explore("north")],
    "locate": locate("lab", "crew"),
    "attack": [attack("spore")],
    "search": [SEARCH],
    "interact": [repair("north")],
}


@pytest.mark.parametrize("action", ACTIONS)
def test_reactions_8_an_action_allows_its_cards(action: str) -> None:
    scene = Scene().box("C3").creature("spore", "C3").dice(*["miss"] * 12)
    slugs = [row.slug for row in CARDS[:36] if not row.immediate and TRIGGERS[row.trigger] in ACTIONS]
    scene.hand(1, *slugs).play(*ACTIONS[action])
    while not any(m.COVER <= move < m.PERMIT for move in scene.moves):
        scene.play(PASS)
    allowed = {move - m.PLAY for move in scene.moves if m.PLAY <= move < m.PLAY_LATER}
    assert allowed == {card(slug) for slug in slugs if TRIGGERS[CARDS[card(slug)].trigger] == action}
    assert allowed


def test_reactions_9_lost_health_allows_its_cards() -> None:
    scene = Scene().hand(1, "it-smells-my-blood", "i-must-not-look-away").creature("spore", "C3").revealed("C2")
    scene.dice("hit", "miss", "miss").play(go("north"))  # gravity has failed: two dice
    assert scene.told(e.HEALTH_LOST) == [(1, 11)]
    assert scene.moves == (PASS, play("it-smells-my-blood"))
    assert scene.refused(play("i-must-not-look-away")) == ["reactions.11", "reactions.7"]


def test_reactions_9_lost_composure_allows_its_cards() -> None:
    scene = Scene().hand(1, "it-smells-my-blood", "i-must-not-look-away").creature("worm", "C2").play(go("north"))
    assert scene.told(e.COMPOSURE_LOST) == [(2, 10)]
    assert scene.moves == (PASS, play("i-must-not-look-away"))


def test_reactions_9_what_counts_is_the_track_that_went_down() -> None:
    scene = Scene().hand(1, "it-smells-my-blood", "i-must-not-look-away").creature("worm", "C2")
    scene.tracks(composure=0).play(go("north"))  # the shock of 2 is paid with health
    assert scene.told(e.HEALTH_LOST) == [(2, 10)]
    assert scene.moves == (PASS, play("it-smells-my-blood"))


def test_reactions_9_nothing_lost_allows_none() -> None:
    scene = Scene().hand(1, "it-smells-my-blood").creature("cultist", "C2").dice("miss", "miss").play(go("north"))
    assert scene.moves == (PASS, cover("it-smells-my-blood"))  # the end of the turn
    assert scene.refused(play("it-smells-my-blood")) == ["reactions.11", "reactions.7"]


def test_reactions_10_each_of_several_actions_allows_its_cards_in_any_order() -> None:
    for actions in ([go("north"), explore("north")], [explore("north"), go("north")]):
        scene = Scene().hand(1, PACK, "from-everywhere").play(BULLET_TIME, *actions)
        assert {play(PACK), play("from-everywhere")} <= set(scene.moves)
        scene.play(play("from-everywhere"), spawn("spore", "E2"))
        assert play(PACK) in scene.moves  # the later one first


def test_reactions_11_an_immediate_card_is_played_at_its_moment() -> None:
    """Something Flits Past comes before anything is revealed, It Is Staring Back after it."""
    scene = Scene().hand(1, "something-flits-past").creature("worm", "C1")
    scene.play(explore("north"), play("something-flits-past"))
    assert scene.shown() == ["C3"]
    scene.play(send("worm", "E1"))
    assert scene.shown() == ["C1", "C2", "C3"] and scene.figures("C1") == []
    scene = Scene().hand(1, "it-is-staring-back").creature("worm", "C1")
    scene.play(explore("north"), play("it-is-staring-back"))
    assert scene.shown() == ["C1", "C2", "C3"]


def test_reactions_11_at_the_end_of_the_turn_it_is_too_late() -> None:
    scene = Scene().hand(1, "something-flits-past").play(explore("north"), PASS)
    assert scene.moves == (PASS, cover("something-flits-past"))
    assert scene.refused(play("something-flits-past")) == ["reactions.11"]


def test_reactions_12_other_cards_and_standard_reactions_wait_for_the_end_of_the_turn() -> None:
    scene = Scene().hand(1, PACK, "right-behind-me").play(go("north"))
    assert scene.moves == (PASS, play("right-behind-me"))
    assert scene.refused(play(PACK)) == ["reactions.12"]
    assert scene.refused(cover("right-behind-me")) == ["reactions.12"]
    scene.play(PASS)
    assert set(scene.moves) == {PASS, play(PACK), cover(PACK), cover("right-behind-me")}


def test_reactions_12_with_bullet_time_it_comes_after_both_actions() -> None:
    scene = Scene().hand(1, PACK).play(BULLET_TIME, go("north"))
    assert (scene.seat, scene.prompt) == (0, "action")
    assert scene.play(go("south")).prompt == "react"


def test_reactions_12_the_attacks_come_after_it() -> None:
    scene = Scene().hand(1, PACK).creature("worm", "C2").dice(*["miss"] * 3).play(SEARCH)
    assert scene.told(e.CREATURE_ATTACKS) == []
    scene.play(cover(PACK), send("worm", "C3"))
    assert scene.told(e.CREATURE_ATTACKS) == [(4, 3)]


@pytest.mark.parametrize("slug", [row.slug for row in CARDS[:36]])
def test_reactions_13_any_card_is_a_standard_reaction_face_down(slug: str) -> None:
    scene = after_search(slug).creature("worm", "F2")
    assert cover(slug) in scene.moves
    scene.play(cover(slug))
    assert {send("worm", "E2"), send("worm", "F2"), spawn("spore", "D1")} <= set(scene.moves)
    assert DONE not in scene.moves


def test_reactions_13_it_moves_one_creature_or_brings_one() -> None:
    scene = after_search(PACK).creature("worm", "F2").play(cover(PACK), send("worm", "E2"))
    assert (scene.table.turn, scene.where("worm"), len(scene.table.on_map())) == (1, "E2", 1)
    scene = after_search(PACK).creature("worm", "F2").play(cover(PACK), spawn("spore", "D1"))
    assert (scene.table.turn, scene.where("worm"), len(scene.table.on_map())) == (1, "F2", 2)
    assert scene.table.where[token("spore")] >= 0
