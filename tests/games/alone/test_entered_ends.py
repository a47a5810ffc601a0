"""What ends, and what is asked in between: screens, lies, leftovers of actions, and the last moves of bosses."""

from __future__ import annotations

import pytest
from crew import along
from outpost import DONE, PASS, SEARCH, Scene, attack, card, cell, explore, fulfil, go, play, repair, say, send, use
from played import attacks, die, noises, pay, pick, reacting, side, with_dice
from test_entered import entries, killed_a_spore, lie_about, settled
from test_missions import put, round_over
from test_missions_needle import hidden

from undertow.games.alone import events as e
from undertow.games.alone import known
from undertow.games.alone import moves as m
from undertow.games.alone.board import ROOMS
from undertow.games.alone.cards.people import TREMOR_SENSE
from undertow.games.alone.missions import CLEAN, CORE, MISSIONS, SEEN, TOKENS
from undertow.games.alone.people import EXPERIENCE
from undertow.games.alone.shown import MASK, NO_CREATURE, NO_DANGER, NO_STATUS
from undertow.games.alone.state import HERO


def asked(scene: Scene, slug: str) -> Scene:
    """A main mission has begun, with every window open."""
    scene.table.missions[2] = MISSIONS.index(slug)
    scene.table.main = scene.table.done = 1
    return scene.laid()


# -- bosses ------------------------------------------------------------------------------------------------------------


def test_reactions_9_what_the_matriarch_costs_when_she_comes_can_be_answered_with_the_screen_down() -> None:
    scene = asked(reacting("i-must-not-look-away", ask=True), "fm04").creature("boss", "D3").play(SEARCH)
    while not scene.may(play("i-must-not-look-away")):
        scene.play(PASS if PASS in scene.moves else scene.moves[0])
    assert scene.told(e.SHOCK, HERO) and all(
        frame.since < 0 or frame is scene.table.stack[-1] for frame in scene.table.stack
    )


def test_rulings_7_at_the_end_of_a_round_nobody_can_answer_to_what_she_costs() -> None:
    scene = asked(reacting("i-must-not-look-away", ask=True), "fm04").creature("boss", "A3").time(turn=8).play(SEARCH)
    for _ in range(2):  # she follows him, then the round ends
        while scene.prompt != "saboteur_goes":
            scene.play(
                scene.moves[-1] if scene.prompt == "drawing" else PASS if PASS in scene.moves else scene.moves[0]
            )
        scene.play(send("boss", "B3" if scene.where("boss") == "A3" else "C3"))
    assert scene.told(e.SHOCK, HERO) and scene.prompt == "action"


def test_cards_8_where_nothing_else_fits_he_enters_in_the_control_room_and_two_tokens_are_put_there() -> None:
    scene = Scene().hero("F3")
    scene.table.rooms[ROOMS.index("crew")] = cell("F3")
    scene.revealed("E3").play(fulfil("bonus"))
    if scene.prompt == "saboteur":
        assert scene.may(put("E3"))
        scene.play(put("E3"))
    assert scene.where("boss") == "E3" and scene.table.sabotage == 2


def test_cards_8_he_sees_at_once_what_the_saboteur_does_in_a_revealed_control_room() -> None:
    scene = Scene().hero("F3").completed("bonus").creature("boss", "F2").revealed("E3")
    round_over(scene).play(send("boss", "E3"))
    assert scene.tile("E3")["sabotage"] == 3 and scene.told(e.SABOTAGE, HERO) == [(2,), (1,)]


# -- needles -----------------------------------------------------------------------------------------------------------


def test_missions_7_who_digs_up_the_core_sees_that_it_is_gone_before_anybody_reacts() -> None:
    scene = asked(reacting("it-tears-the-cables-out", ask=True), "fm09")
    scene.table.mission[TOKENS] = 1 << cell("c4") | 1 << cell("a1") | 1 << cell("a2")
    scene.table.mission[CORE] = cell("c4")
    scene.table.mission[CLEAN] = 0
    scene.hero("c4").play(fulfil("main"))
    while scene.prompt == "react":
        scene.play(PASS)
    assert scene.told(e.ON_CARD, HERO) == [(8, 1)] and scene.table.mission[CLEAN] >> cell("c4") & 1


def test_labyrinth_4_where_he_has_looked_and_found_no_token_there_is_none() -> None:
    scene = hidden("c4", "a1", "a2", hero="d4").revealed("e4")
    assert {scene.place("d4"), scene.place("e4")} <= set(scene.table.view(HERO)["clean"])


def test_secrecy_3_a_token_that_was_left_out_is_shown_with_the_truth() -> None:
    scene = lie_about(hidden("c4", "a1", "a2", hero="d4").holds("scout-drone"), "c4", NO_STATUS)
    assert scene.tile("c4")["sabotage"] == 0
    scene.play(use("scout-drone"), explore("west"))
    assert scene.told(e.NEEDLE_SHOWN, HERO) == [(scene.place("c4"),)] and scene.tile("c4")["sabotage"] == 1


def test_missions_7_a_token_dug_up_under_a_lie_is_seen_no_more() -> None:
    scene = hidden("a1", "c4", "a2", hero="c4")
    assert scene.table.mission[SEEN] == 1 << cell("c4")
    lie_about(scene, "c4", NO_DANGER)
    scene.play(fulfil("main"))
    assert scene.table.mission[SEEN] == 0


# -- cards -------------------------------------------------------------------------------------------------------------


def test_card_it_is_angry_what_a_creature_was_shown_as_ends_when_it_goes() -> None:
    scene = reacting("it-is-angry").creature("worm", "D3").creature("hybrid", "A3")
    scene.table.lies.append([cell("D3"), MASK, 12, 0])
    scene.table.doubts += [cell("D3"), card("it-is-angry")]
    killed_a_spore("it-is-angry", scene.revealed("D3")).play(side(2), pick("worm"))
    assert scene.table.lies == []


def test_card_the_blood_whips_them_up_the_hero_sees_it_before_he_is_asked_anything() -> None:
    scene = along("pilot", scene=reacting("the-blood-whips-them-up").creature("spore", "C3", wounded=True))
    scene.creature("worm", "D3").dice("hit", *["hit"] * 8).play(go("north"))
    while scene.prompt != "react":
        scene.play(m.BEAR if m.BEAR in scene.moves else scene.moves[0])
    scene.play(play("the-blood-whips-them-up"))
    while scene.prompt == "who_acts":
        scene.play(send("worm", "C2"))
    assert scene.prompt == "bear" and scene.figures("C3") == ["spore"]


def test_card_nothing_but_air_dangerous_each_half_rolls_as_many_dice_as_it_says() -> None:
    scene = reacting("nothing-but-air", danger="C3", ask=True).creature("worm", "C3").dice(*["miss"] * 9)
    with_dice(scene, 3, attack("worm")).play(play("nothing-but-air"), DONE, die("miss"))
    assert scene.prompt != "evil_chooses", "one die by its lower half"


def test_card_the_lights_are_dying_the_screen_is_down_when_the_noise_is_told() -> None:
    scene = reacting("the-lights-are-dying", danger="C3").box("C3").light("C3")
    scene.play(repair("north"), play("the-lights-are-dying"), side(2), say("west"))
    settled(scene)
    assert noises(scene) == ["west"] and "C3" not in scene.lit()


@pytest.mark.parametrize("tremor", [False, True])
def test_card_who_is_breathing_the_screen_is_down_before_he_is_asked_what_he_bears(tremor: bool) -> None:
    scene = along("pilot", scene=reacting("who-is-breathing", danger="C3").box("C3"))
    scene.table.people[EXPERIENCE + TREMOR_SENSE] = 2 if tremor else 0
    scene.laid().play(repair("north"), play("who-is-breathing"))
    while scene.prompt == "bear":
        scene.play(m.BEAR)
    scene.play(say("west"))
    if tremor:
        scene.play(scene.moves[-1])
    assert scene.prompt == "bear" and noises(scene) == ["west"]


def test_card_it_smells_my_blood_the_dice_of_the_attack_lie_there_as_before() -> None:
    scene = reacting("it-smells-my-blood").creature("spore", "C3").creature("worm", "A3")
    scene.dice("hit", "miss", "miss", "miss", "miss").play(go("north"))
    dice = scene.table.view(HERO)["dice"]
    scene.play(play("it-smells-my-blood"))
    assert scene.prompt == "who_acts" and scene.table.view(HERO)["dice"] == dice != []


def test_card_eyes_in_the_dark_a_creature_that_is_found_by_the_truth_counts() -> None:
    scene = lie_about(reacting("eyes-in-the-dark").creature("worm", "B3"), "B3", NO_CREATURE, 12)
    scene.play(explore("west"), play("eyes-in-the-dark")).lost(composure=1)
    assert noises(scene) == []


def test_secrecy_4_where_evil_leaves_a_move_as_many_entries_are_made_as_if_somebody_had_gone() -> None:
    for slug, n in (("they-hunt-in-a-pack", 2), ("right-behind-me", 1)):
        scene = reacting(slug).creature("worm", "a1").creature("hybrid", "a3").play(go("north"), play(slug))
        assert scene.may(DONE)
        scene.play(DONE)
        happened = entries(scene, known.HAPPENED)
        assert len(happened) == n and all(entry[known.MENU - 1] & known.NOBODY for entry in happened)


def test_card_i_will_not_die_here_the_screen_is_down_where_evil_moves_nobody() -> None:
    scene = along("pilot", scene=reacting("i-will-not-die-here", danger="C2").adrenaline(0).creature("spore", "C3"))
    scene.creature("worm", "A3").dice("hit", "miss").play(go("north"))
    while not scene.may(play("i-will-not-die-here")):
        scene.play(m.BEAR if m.BEAR in scene.moves else scene.moves[0])
    scene.play(play("i-will-not-die-here"), m.BEAR, DONE)


def test_creatures_9_what_held_for_a_creature_is_gone_with_it() -> None:
    scene = Scene().creature("spore", "C3", wounded=True).dice(*["hit"] * 4)
    scene.table.extra_dice[0] = scene.table.raging = 1
    scene.laid().play(m.BULLET_TIME, attack("spore", wounded=True))
    assert (scene.table.extra_dice[0], scene.table.raging, scene.prompt) == (0, 0, "action")


def test_light_4_the_hero_knows_where_the_light_went_on_in_hidden_sectors_too() -> None:
    scene = Scene().box("C3").blocked("C1", "west").play(m.BULLET_TIME, repair("north"))
    lit = sum(1 << cell(name) for name in scene.lit())
    assert entries(scene, known.LIGHTS) == [[lit]] and scene.table.lit_seen == lit


def test_rulings_10_what_he_pays_may_be_the_end() -> None:
    scene = reacting("live-wires").box("C3").tracks(1, 0).holds("jetpack")
    scene.play(repair("north"), play("live-wires"), pay("health"))
    assert scene.ending == "defeat", "before Evil chooses anything more"


def test_secrecy_6_evil_is_told_where_a_card_puts_a_token_that_the_hero_does_not_see() -> None:
    scene = reacting("my-blood-marks-the-way").creature("spore", "C3").dice("hit", "miss").play(go("north"))
    while not scene.may(play("my-blood-marks-the-way")):
        scene.play(scene.moves[0])
    scene.play(play("my-blood-marks-the-way"))
    scene.play(scene.moves[-1])
    assert scene.told(e.DANGER_SHOWN, HERO) == scene.told(e.DANGER_PLACED, HERO) == []
    assert entries(scene, known.TOKENS) == [[1, 2, 0]], "the Hero knows how near"
    assert scene.told(e.DANGER_PLACED, 1) == [(scene.table.danger.bit_length() - 1,)]


def test_secrecy_5_which_creature_goes_gets_into_no_world_before_it_is_told() -> None:
    scene = reacting("they-hunt-in-a-pack").creature("worm", "a1").creature("hybrid", "A3").play(go("north"))
    scene.play(play("they-hunt-in-a-pack"))
    before = scene.table.clone()
    for move in before.moves:
        other = before.clone()
        other.play(move)
        if not other.over and other.asking.key in ("how_told", "which_way"):
            assert other.redeal(HERO, 7).digest() == before.redeal(HERO, 7).digest()
            return
    raise AssertionError("no choice in two parts")


def test_rulings_9_a_grenade_that_has_killed_everybody_does_not_come_back() -> None:
    scene = Scene().holds("shock-grenade").creature("spore", "C3", wounded=True).creature("spore", "C3", wounded=True)
    scene.dice(*["hit"] * 9).play(use("shock-grenade"))
    settled(scene)
    assert scene.held() == {"shock-grenade": 1} and scene.told(e.ACTION_ENDED) == [] and attacks(scene) == []
