"""What the book leaves open (topic rulings, and ``rulings.md``)."""

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
    cell,
    cover,
    explore,
    go,
    locate,
    play,
    send,
    spawn,
)
from played import pay, reacting

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone import params

PACK, PACE, BEHIND = "they-hunt-in-a-pack", "they-are-keeping-pace", "right-behind-me"
BLOOD, GAZE, WHIPPED = "it-smells-my-blood", "i-must-not-look-away", "the-blood-whips-them-up"


def permit(*seats: int) -> int:
    """The leader lets these seats play."""
    return m.PERMIT + sum(1 << seat - 1 for seat in seats)


# -- 1: a track at 0 ---------------------------------------------------------------------------------------------------


def attacked(health: int, hits: int, **options: str) -> Scene:
    """A Spore attacks a Hero with so much health."""
    scene = Scene(**options).tracks(health=health).creature("spore", "C3")  # type: ignore[arg-type]
    return scene.dice(*["hit"] * hits, *["miss"] * (3 - hits)).play(SEARCH)


def test_rulings_1_what_one_track_cannot_lose_the_other_does() -> None:
    attacked(0, 2).lost(composure=2)
    attacked(1, 3).lost(health=1, composure=2)
    attacked(5, 3).lost(health=3)


def test_rulings_1_composure_too() -> None:
    scene = Scene().tracks(composure=1).creature("worm", "C2").dice(*["miss"] * 3).play(go("north"))
    scene.lost(composure=1, health=1)


def test_rulings_1_a_switch_lets_the_rest_be_lost() -> None:
    attacked(0, 2, overflow="lost").lost()
    attacked(1, 3, overflow="lost").lost(health=1)


# -- 2: one sealed answer per action -----------------------------------------------------------------------------------


def test_rulings_2_one_answer_at_the_announcement_is_for_all_moments_of_the_action() -> None:
    scene = Scene().hand(1, "it-let-me-come", BEHIND).play(go("north"))  # before the step, and after it
    assert set(scene.moves) == {PASS, play("it-let-me-come"), play(BEHIND)}
    assert scene.here == "C3"
    scene.play(PASS)
    assert (scene.here, scene.prompt) == ("C2", "react")
    assert play(BEHIND) not in scene.moves  # the end of the turn: it was not asked again


def test_rulings_2_a_card_is_shown_and_carried_out_at_its_moment() -> None:
    scene = Scene().hand(1, BEHIND).creature("worm", "D1")
    scene.hero("F3").play(go("west"), play(BEHIND))
    assert scene.here == "E3" and scene.prompt == "door"  # the Hero has gone, and may still block the door
    assert scene.told(e.CARD_PLAYED) == [] and scene.table.view(0)["fields"] == []
    assert scene.table.view(1)["pending"] == [card(BEHIND), 0]
    assert "pending" not in scene.table.view(0)
    scene.play(DONE)
    assert scene.told(e.CARD_PLAYED, 0) == [(1, card(BEHIND))]
    assert scene.table.view(1)["pending"] == []


def test_rulings_2_if_its_moment_does_not_come_it_returns_to_hand_unseen() -> None:
    """Nothing is laid out anew, so there is nothing to lie about."""
    scene = reacting("was-i-mistaken").revealed("C2", "C1").play(explore("north"), play("was-i-mistaken"))
    assert scene.table.hands[1] == [card("was-i-mistaken")]
    assert scene.told(e.CARD_PLAYED) == scene.told(e.PROPOSAL_REFUSED) == []
    assert scene.table.view(0)["free_fields"] == 7
    assert scene.prompt == "react"  # the end of the turn


def test_rulings_2_to_the_hero_it_is_one_question_to_all_of_evil() -> None:
    scene = Scene(evil=3, windows="ask").hand(1, PACK).hand(2, PACE).hand(3, BEHIND).play(go("north"))
    first = scene.table.question_as_seen_by(0)
    assert first is not None and (first.asked, first.prompt) == ((1, 2, 3), "station_listens")
    before = scene.table.view(0)
    scene.play(PASS)
    assert scene.table.question_as_seen_by(0) == first
    scene.play(PASS)
    assert scene.table.question_as_seen_by(0) == first and scene.table.view(0) == before


def test_rulings_2_who_answers_later_does_not_see_what_others_answered() -> None:
    views = []
    for answer in (PASS, cover(PACK), permit(2)):
        scene = Scene(evil=2).hand(1, PACK).hand(2, PACE).creature("worm", "F2").play(SEARCH, answer)
        assert scene.seat == 2
        views.append((scene.table.view(2), [event.key for event in scene.table.log(2)]))
    assert views[0] == views[1] == views[2]


# -- 3: when Evil is asked anew ----------------------------------------------------------------------------------------


def test_rulings_3_after_the_roll_of_an_attack() -> None:
    scene = reacting("barely-a-scratch").creature("spore", "C3").dice("hit", *["miss"] * 4).play(attack("spore"))
    assert scene.told(e.DICE_ROLLED, 0) == [(1, 0, 0)]
    assert scene.moves == (PASS, play("barely-a-scratch"))
    assert scene.told(e.WOUNDED) == []


def test_rulings_3_after_a_loss() -> None:
    scene = reacting(GAZE).creature("worm", "C2").play(go("north"))
    assert (scene.moves, scene.told(e.COMPOSURE_LOST)) == ((PASS, play(GAZE)), [(2, 10)])


def test_rulings_3_at_the_end_of_the_turn() -> None:
    assert Scene().hand(1, PACK).play(SEARCH).moves == (PASS, cover(PACK))


def test_rulings_3_after_a_card_for_what_is_still_to_come() -> None:
    scene = reacting("it-let-me-come", BEHIND).play(go("north"), play("it-let-me-come"))
    assert (scene.here, scene.prompt) == ("C3", "react")
    assert scene.moves == (PASS, play(BEHIND))
    assert scene.refused(play("it-let-me-come")) == ["rulings.5"]  # it is no longer in hand
    scene = reacting("it-let-me-come", BEHIND).play(go("north"), play(BEHIND))
    assert scene.here == "C2"
    assert set(scene.moves) == {PASS, m.ENOUGH, cover("it-let-me-come")}  # of this action nothing is left


def test_rulings_3_within_an_action_not_twice_for_the_same_moment() -> None:
    """Both cards come when the targets are named; after the answers there is a moment for neither."""
    swim, voice = "the-numbers-swim", "it-answers-in-my-voice"
    scene = reacting(swim, voice).play(*locate("lab", "crew"))
    assert set(scene.moves) == {PASS, play(swim), play(voice)}
    scene.play(play(swim), DONE)
    assert (scene.prompt, len(scene.told(e.LOCATED, 0))) == ("react", 2)
    assert scene.refused(play(voice)) == ["reactions.11"]


# -- 4: public facts ---------------------------------------------------------------------------------------------------


def prompts(*slugs: str, actions: list[int]) -> list[tuple[int, str]]:
    """Who is asked what in a turn in which Evil passes; every window asks."""
    scene = Scene(windows="ask").hand(1, *slugs).creature("worm", "C2").dice(*["miss"] * 9)
    found = []
    scene.play(actions[0])
    rest = actions[1:]
    while scene.table.turn == 0:
        found.append((scene.seat, scene.prompt))
        scene.play(PASS if scene.prompt == "react" else rest.pop(0))
    return found


@pytest.mark.parametrize("actions", [[go("north")], [explore("north")], [SEARCH], locate("lab", "crew")])
def test_rulings_4_whether_evil_is_asked_does_not_hang_on_what_is_held(actions: list[int]) -> None:
    one = prompts(BEHIND, GAZE, actions=actions)
    other = prompts("fresh-claw-marks", "it-was-here-first", actions=actions)
    assert one == other


def test_rulings_4_it_hangs_on_the_decks_on_hands_and_on_fields() -> None:
    """Only Terror has a card for the announcement of a Search."""
    for decks, windows in ((("wrath", "speed"), 1), (("wrath", "terror"), 2)):
        scene = Scene(windows="ask").decks(*decks).hand(1, PACK).play(SEARCH)
        found = 0
        while scene.prompt == "react":
            scene.play(PASS)
            found += 1
        assert found == windows
    assert Scene(windows="ask").play(SEARCH).prompt == "action"  # empty hands
    assert Scene(windows="ask").hand(1, PACK).covered(7).play(SEARCH).prompt == "action"  # no field


def test_rulings_4_only_who_draws_from_such_a_deck_is_asked_and_the_leader() -> None:
    scene = Scene(evil=2, windows="ask").decks("wrath", "terror").hand(1, PACK).hand(2, "my-hands-are-shaking")
    asked = scene.play(SEARCH).table.question_as_seen_by(1)
    assert asked is not None and asked.asked == (1, 2)  # seat 2 has the deck; seat 1 leads
    scene = Scene(evil=2, windows="ask").decks("terror", "wrath").hand(1, "my-hands-are-shaking").hand(2, PACK)
    asked = scene.play(SEARCH).table.question_as_seen_by(1)
    assert asked is not None and asked.asked == (1,)


# -- 5: permission -----------------------------------------------------------------------------------------------------


def test_rulings_5_a_refusal_is_told_to_its_owner_alone() -> None:
    scene = Scene(evil=3).hand(1, PACK).hand(2, PACE).hand(3, "from-everywhere").creature("worm", "F2").play(SEARCH)
    scene.play(PASS, cover(PACE), PASS)
    assert [scene.told(e.PROPOSAL_REFUSED, seat) for seat in range(4)] == [[], [], [(card(PACE),)], []]
    assert scene.prompt == "action"


def test_rulings_5_the_leaders_card_goes_first_then_the_first_permitted_from_the_left() -> None:
    scene = Scene(evil=3).hand(1, PACK).hand(2, PACE).hand(3, "from-everywhere").creature("worm", "F2").play(SEARCH)
    scene.play(cover(PACK), cover(PACE), cover("from-everywhere"))
    assert scene.table.played == [card(PACK)]
    scene = Scene(evil=3).hand(1, PACK).hand(2, PACE).hand(3, "from-everywhere").creature("worm", "F2").play(SEARCH)
    scene.play(permit(2, 3), PASS, cover("from-everywhere"))
    assert scene.table.played == [card("from-everywhere")]


# -- 6: ways -----------------------------------------------------------------------------------------------------------


def blip(*revealed: str) -> Scene:
    """A hidden Worm in a1 goes three sectors to b3: by a2 and a3, or through the escape pods."""
    scene = reacting("the-blip-is-moving").hero("e4").revealed(*revealed).creature("worm", "a1")
    return scene.play(*locate("lab", "crew"), play("the-blip-is-moving"), send("worm", "b3"))


def test_rulings_6_creature_and_destination_are_one_choice() -> None:
    scene = blip()
    assert (scene.where("worm"), scene.prompt) == ("b3", "action")


def test_rulings_6_where_two_ways_look_different_to_the_hero_evil_chooses() -> None:
    scene = blip("a2")
    assert (scene.seat, scene.prompt, scene.moves) == (1, "which_way", (m.WAY, m.WAY + 1))
    seen = []
    for way in scene.moves:
        seen.append(bool(blip("a2").play(way).told(e.CREATURE_SHOWN, 0)))
    assert sorted(seen) == [False, True]


def test_rulings_6_the_way_is_the_shortest() -> None:
    scene = reacting("the-blip-is-moving").hero("e4").creature("worm", "a1")
    scene.play(*locate("lab", "crew"), play("the-blip-is-moving"), send("worm", "a2"))
    assert [values[-1] for values in scene.told(e.CREATURE_MOVED, 1)] == [cell("a2")]  # one step, not three


# -- 7 and 8: losses ---------------------------------------------------------------------------------------------------


def test_rulings_7_health_and_composure_lost_by_one_event_are_one_loss() -> None:
    scene = reacting(BLOOD, GAZE).tracks(health=1).creature("spore", "C3").revealed("C2")
    scene.dice("hit", "hit", *["miss"] * 9).play(go("north"))  # an opportunity attack with 2 dice
    scene.lost(health=1, composure=1)
    assert set(scene.moves) == {PASS, play(BLOOD), play(GAZE)}
    scene.play(PASS)
    assert set(scene.moves) == {PASS, cover(BLOOD), cover(GAZE)}  # asked once; this is the end of the turn


def test_rulings_8_after_the_attacks_cards_with_a_loss_as_trigger_may_be_played_once_more() -> None:
    scene = reacting(WHIPPED, PACK).creature("spore", "C3").creature("worm", "F2")
    scene.dice("hit", *["miss"] * 9).play(SEARCH)
    assert set(scene.moves) == {PASS, cover(WHIPPED), cover(PACK)}  # nothing is lost yet
    scene.play(PASS)
    assert scene.told(e.HEALTH_LOST) == [(1, 11)]
    assert scene.moves == (PASS, play(WHIPPED))
    assert scene.refused(cover(PACK)) == ["rulings.8"]
    scene.play(PASS)
    assert (scene.prompt, scene.table.turn) == ("action", 1)


def test_rulings_8_not_with_what_the_hero_did_as_trigger() -> None:
    full = "and-my-hands-are-full"  # for a Search, at the end of the turn
    scene = reacting(WHIPPED, full).creature("spore", "C3").dice("hit", *["miss"] * 9).play(SEARCH)
    assert play(full) in scene.moves
    scene.play(PASS)
    assert scene.moves == (PASS, play(WHIPPED))
    assert scene.refused(play(full)) == ["rulings.8"]


def test_rulings_8_without_a_loss_there_is_no_such_moment() -> None:
    scene = reacting(WHIPPED).creature("spore", "C3").dice("miss", "miss", "miss").play(SEARCH, PASS)
    assert (scene.prompt, scene.table.turn) == ("action", 1)


def test_rulings_8_within_the_limit_of_two() -> None:
    scene = reacting(WHIPPED, PACK, PACE).creature("spore", "C3").creature("worm", "F2").dice("hit", "miss", "miss")
    scene.play(SEARCH, cover(PACK), send("worm", "E2"), cover(PACE), send("worm", "E1"))
    assert scene.told(e.HEALTH_LOST) == [(1, 11)]
    assert (scene.prompt, scene.table.turn) == ("action", 1)


def test_rulings_8_who_reaches_the_hero_by_it_still_attacks_and_nobody_twice() -> None:
    scene = reacting(WHIPPED).creature("spore", "C3").creature("hybrid", "C1").dice("hit", *["miss"] * 6)
    scene.play(SEARCH, PASS, play(WHIPPED), send("hybrid", "C3"))
    assert scene.told(e.CREATURE_ATTACKS, 0) == [(0, 3), (2, 2)]


# -- 9 to 11 -----------------------------------------------------------------------------------------------------------


def test_rulings_9_an_action_that_a_card_ends_counts_as_performed() -> None:
    legs = "my-legs-will-not-obey"
    scene = reacting(legs, "something-brushed-my-neck").play(go("north"), play(legs), pay("stop"))
    assert scene.told(e.ACTION_ENDED, 0) == [()]
    assert scene.here == "C3"
    assert play("something-brushed-my-neck") in scene.moves  # a card for a Move
    scene.passes()
    assert scene.table.turn == 1  # the action is spent


def test_rulings_9_with_bullet_time_the_second_action_is_left() -> None:
    legs = "my-legs-will-not-obey"
    scene = reacting(legs).play(BULLET_TIME, go("north"), play(legs), pay("stop"))
    assert (scene.prompt, scene.table.actions) == ("action", 1)


def test_rulings_10_what_cannot_be_carried_out_is_left_out_and_the_card_goes_on() -> None:
    """From Everywhere: one spawns, then another moves. Both floors are full, so none can spawn."""
    scene = reacting("from-everywhere")
    for kind, where in zip(("spore", "parasite", "worm", "cultist") * 2, ("E1", "E2", "F2", "G2"), strict=False):
        scene.creature(kind, where)
    for kind, where in zip(("spore", "parasite", "worm", "cultist"), ("e1", "e2", "f2", "g2"), strict=True):
        scene.creature(kind, where)
    scene.play(explore("east"), play("from-everywhere"))
    assert not any(m.SPAWN <= move < m.WAY for move in scene.moves)
    assert scene.play(send("spore", "D1")).where("spore") == "D1"


def test_rulings_10_up_to_includes_none() -> None:
    scene = Scene().hand(1, PACK).creature("worm", "F2").play(go("north"), play(PACK))
    assert scene.may(DONE)
    assert scene.play(DONE).where("worm") == "F2"


def test_rulings_10_limits_are_checked_at_every_step() -> None:
    """They Are Faster: two standard reactions. The first fills the floor, so the second finds it full."""
    scene = reacting("they-are-faster").creature("spore", "E1").creature("spore", "E2").creature("worm", "F2")
    scene.play(go("east"), play("they-are-faster"))
    assert scene.may(spawn("hybrid", "A2"))
    scene.play(spawn("hybrid", "A2"))
    assert scene.refused(spawn("hybrid", "A3")) == ["creatures.10"]


def test_rulings_11_a_game_far_longer_than_any_real_one_is_won_by_evil() -> None:
    assert params.LONGEST == 8_000
    scene = Scene(evil=2)
    scene.table.count = params.LONGEST - 1
    scene.play(SEARCH)
    assert scene.ending == "length"
    assert scene.table.result is not None and list(scene.table.result.winners) == [1, 2]
