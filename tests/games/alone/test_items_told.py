"""Items and what comes of them: what is told, what Evil may react to, and what a card has falsely shown."""

from __future__ import annotations

import pytest
from crew import played
from outpost import DONE, PASS, Scene, card, cell, explore, go, play, use
from played import places, reacting
from test_entered import entries, lie_about

from undertow.games.alone import events as e
from undertow.games.alone import known
from undertow.games.alone import moves as m
from undertow.games.alone.board import ROOMS, SIDES
from undertow.games.alone.shown import DANGER, NO_DANGER, STAIRS
from undertow.games.alone.state import HERO


def may_be_played(scene: Scene, slug: str) -> bool:
    """Whether Evil is asked about this card before the next turn begins."""
    while scene.prompt != "action" and not scene.may(play(slug)):
        scene.play(PASS if PASS in scene.moves else DONE if DONE in scene.moves else scene.moves[0])
    return scene.may(play(slug))


# -- what Evil may react to --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("item", "slug"),
    [
        ("field-medkit", "it-tears-the-cables-out"),  # when it is done
        ("field-medkit", "the-sparks-draw-them"),  # at the end of the turn
        ("motion-tracker", "my-signal-maddens-them"),
        ("motion-tracker", "it-heard-the-signal"),
        ("floor-plan-chip", "my-signal-maddens-them"),
        ("floor-plan-chip", "it-heard-the-signal"),
    ],
)
def test_actions_5_an_item_is_used_through_its_action_and_evil_may_react_to_that(item: str, slug: str) -> None:
    scene = reacting(slug, ask=True).tracks(6, 6).holds(item).creature("worm", "D3").play(use(item))
    if item == "floor-plan-chip":
        scene.play(m.LOCATE + ROOMS.index("cargo"))
    assert may_be_played(scene, slug)
    scene.play(play(slug))
    while scene.prompt in ("react", "evil_chooses"):
        scene.play(scene.moves[0])
    assert scene.prompt == "who_acts", "it is carried out"


def test_actions_4_who_names_no_target_with_an_item_leaves_none_named() -> None:
    scene = reacting("it-heard-the-signal", ask=True).holds("motion-tracker")
    scene.table.named = [8, 9]
    scene.laid().play(use("motion-tracker"))
    assert scene.table.view(HERO)["named"] == []


def test_locate_1_all_are_told_both_rooms_of_a_plan() -> None:
    scene = Scene().holds("floor-plan-chip", upgraded=True).play(use("floor-plan-chip"))
    scene.play(m.LOCATE + ROOMS.index("cargo"), m.ALSO + ROOMS.index("lab"))
    assert scene.told(e.LOCATES, HERO) == [(ROOMS.index("cargo"), ROOMS.index("lab"))]


# -- Explore -----------------------------------------------------------------------------------------------------------


def test_explore_1_all_are_told_where_a_drone_goes() -> None:
    scene = Scene().holds("scout-drone").play(use("scout-drone"), explore("west"), explore("west"), DONE)
    assert scene.told(e.EXPLORES, HERO) == [(SIDES.index("west"),)]
    assert scene.told(e.FLIES_ON, HERO) == [(SIDES.index("west"),)]


def test_explore_4_the_line_of_a_drone_is_its_own() -> None:
    scene = Scene().holds("scout-drone").adrenaline(2)
    scene.play(m.BULLET_TIME, explore("north"), use("scout-drone"), explore("west"))
    assert scene.table.view(HERO)["line"] == [scene.place("B3")]


def test_secrecy_3_a_drone_shows_the_truth_of_the_sectors_that_it_crosses() -> None:
    scene = lie_about(Scene().holds("scout-drone").danger("B3"), "B3", NO_DANGER)
    scene.play(use("scout-drone"), explore("west"))
    assert places(scene, e.TRUTH) == ["B3"] and scene.tile("B3")["danger"] == 1


def test_secrecy_3_a_false_token_that_a_drone_is_to_remove_is_found_out() -> None:
    scene = Scene().holds("flare-gun").danger("A3").play(use("flare-gun"), explore("west"))
    assert scene.prompt == "sweep"
    lie_about(scene, "B3", DANGER).play(m.SWEEP + 1)
    assert places(scene, e.TRUTH) == ["B3"] and scene.tile("B3")["danger"] == 0
    assert scene.told(e.DANGER_SWEPT) == [] and scene.prompt == "sweep"


def test_secrecy_3_a_drone_finds_false_stairs_and_goes_on_elsewhere() -> None:
    scene = Scene().holds("scout-drone", upgraded=True).play(use("scout-drone"), explore("west"))
    scene.table.lies.append([cell("B3"), STAIRS, 0, 0])
    scene.table.doubts += [cell("B3"), card("it-is-angry")]
    scene.laid()
    if scene.may(explore("stairs")):
        scene.play(explore("stairs"))
        assert places(scene, e.TRUTH) == ["B3"] and scene.prompt == "item_path"


def test_explore_2_evil_may_react_to_what_a_drone_has_revealed_and_what_is_lit_behind_is_seen_by_then() -> None:
    scene = reacting("it-looked-harmless", ask=True).holds("scout-drone").light("A3")
    scene.play(use("scout-drone"))
    while scene.prompt != "item_path":
        answers = [play("it-looked-harmless"), PASS, explore("west")]
        scene.play(next(answer for answer in answers if scene.may(answer)))
    scene.play(DONE)
    assert scene.prompt == "evil_chooses" and scene.shown() == ["A3", "B3", "C3"]


# -- attacks -----------------------------------------------------------------------------------------------------------


def test_attack_1_all_are_told_whom_he_attacks_with_an_item_and_with_how_many_dice() -> None:
    scene = Scene().holds("plasma-cutter").creature("worm", "C3").dice(*["miss"] * 9).play(use("plasma-cutter"))
    assert scene.told(e.ATTACKS, HERO) == [(4, 3)]


def test_attack_2_all_are_told_of_a_grenade_and_at_whom_each_roll_is_aimed() -> None:
    scene = Scene().holds("shock-grenade").creature("worm", "C3").creature("spore", "C3").dice(*["miss"] * 12)
    scene.play(use("shock-grenade"))
    assert scene.told(e.THROWS, HERO) == [(2,)]
    aimed = [kind for kind, place in scene.table.view(HERO)["aimed"] if place == scene.place("C3")]
    assert sorted(set(aimed)) == [0, 4] and aimed[0] == aimed[1], "announced against the first, then at each"


def test_rulings_9_no_charge_comes_back_where_one_was_there_and_the_others_are_gone() -> None:
    scene = reacting("it-springs-aside", ask=True).holds("shock-grenade").creature("hybrid", "C3")
    scene.creature("spore", "C3", wounded=True).dice(*["hit"] * 9).play(use("shock-grenade"))
    while scene.prompt != "action" and scene.told(e.TURN_BEGUN) == []:
        scene.play(PASS if PASS in scene.moves else DONE if DONE in scene.moves else scene.moves[0])
    assert scene.held() == {"shock-grenade": 1} and scene.told(e.ACTION_ENDED) == []


def test_character_captain_may_help_with_each_roll_of_a_grenade() -> None:
    from crew import along

    scene = along("captain", scene=Scene().holds("shock-grenade").creature("worm", "C3").dice(*["miss"] * 12))
    scene.play(use("shock-grenade"))
    assert scene.prompt == "roll_again" or scene.may(m.DONE), scene.prompt


def test_character_engineer_saves_one_charge_a_round_and_no_second() -> None:
    scene = played("engineer", Scene().holds("field-medkit", 2).holds("jetpack", 3).tracks(3, 3))
    scene.play(use("field-medkit"))
    while scene.prompt != "action":
        scene.play(scene.moves[0])
    scene.play(use("jetpack"), go("north"), DONE)
    assert scene.held() == {"field-medkit": 2, "jetpack": 2}


def test_card_nothing_but_air_a_miss_with_an_item_costs_composure_too() -> None:
    scene = reacting("nothing-but-air", ask=True).holds("plasma-cutter").creature("worm", "C3").dice(*["miss"] * 9)
    scene.play(use("plasma-cutter"))
    assert may_be_played(scene, "nothing-but-air")
    before = scene.table.composure
    scene.play(play("nothing-but-air"))
    while scene.prompt == "evil_chooses":
        scene.play(DONE)
    assert scene.table.composure == before - 1


# -- doors and smoke ---------------------------------------------------------------------------------------------------


def test_items_door_welder_all_see_the_door_next_to_him_shut_and_what_is_true_there() -> None:
    scene = Scene().hero("F4").revealed("G4").holds("door-welder", upgraded=True)
    scene = lie_about(scene.danger("G4"), "G4", NO_DANGER).play(use("door-welder"))
    near = [move for move in scene.moves if m.BLOCK_NEAR <= move < m.CLEAR_NEAR]
    scene.play(near[0])
    assert places(scene, e.TRUTH) == ["G4"] and scene.tile("G4")["danger"] == 1
    assert [values[0] for values in scene.told(e.DOOR_SHUT, HERO)] == [scene.place("G4")]
    assert scene.told(e.WELDED, HERO) == scene.told(e.DOOR_SHUT, HERO)


def test_items_smoke_canister_the_hero_knows_who_cannot_have_moved() -> None:
    scene = Scene().holds("smoke-canister").play(use("smoke-canister"), go("north"))
    assert entries(scene, known.SMOKED)[0] == [1 << cell("C3")]
    assert scene.told(e.SMOKE, HERO) == [(scene.place("C3"),)]


def test_move_5_all_are_told_every_step() -> None:
    scene = Scene().holds("jetpack").play(use("jetpack"), go("west"), m.ONWARD + SIDES.index("west"))
    assert scene.told(e.WALKS, HERO) == [(SIDES.index("west"),)] * 2


def test_cards_4_the_deck_that_he_has_looked_through_is_shuffled() -> None:
    from test_missions_initial import done, with_mission

    decks = set()
    for seed in range(6):
        scene = with_mission("sm04")
        scene.table.item_deck = list(range(21))
        scene.table.chance = scene.table.clone().redeal(HERO, seed).chance
        done("sm04", scene.laid()).play(scene.moves[0]).play(scene.moves[0]).play(scene.moves[0])
        decks.add(tuple(scene.table.item_deck))
    assert len(decks) > 1
