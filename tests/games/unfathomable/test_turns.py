"""Turns of humans and of revealed traitors (topics 44 and 46)."""

import pytest
from staging import DONE, OPTION_B, Scene, discard, mythos_card, skill, walk

from undertow.games.unfathomable import GAME
from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.cards import skills
from undertow.games.unfathomable.procedures.turns import Turn


def begun(scene, seat=0, step=""):
    """A player's turn begins, or goes on with a step."""
    turn = Turn(seat)
    if step:
        turn.go_to(step)
    scene.table.stack[:] = [turn]
    return scene.turn()


def with_mythos(name, *cast):
    """A mythos card lies on top."""
    scene = Scene(*cast)
    deck = scene.table.mythos
    deck.append(deck.pop(deck.index(mythos_card(name))))
    return scene


def types(scene, seat=0):
    """How many cards of each type a player holds."""
    return [sum(1 for card in scene.table.hands[seat] if skills.SKILL[card] == kind) for kind in range(6)]


def full_hands():
    """Two players hold too many cards."""
    scene = Scene().hand(1, *["influence 1"] * 6, *["strength 1"] * 6)
    return scene.hand(0, *["lore 1"] * 6, *["will 1"] * 5).hand(2, *["observation 1"] * 6, *["observation 2"] * 4)


# -- players -----------------------------------------------------------------------------------------------------------


def test_players_0_each_player_controls_one_character_and_is_that_character():
    scene = Scene().turn().play(walk("deck 4"))
    assert len(set(scene.table.characters)) == scene.table.seats == 3
    assert scene.place_of(0) == "deck 4"
    assert scene.told(e.MOVED)[0][0] == 0  # the seat


# -- turns -------------------------------------------------------------------------------------------------------------


def test_turns_0_the_game_is_a_row_of_turns():
    scene = with_mythos("food_rationing").turn().stroll(2).play(OPTION_B)
    assert scene.told(e.TURN_BEGUN) == [(1,)]
    assert (scene.prompt, scene.seat) == ("action", 1)


@pytest.mark.parametrize("seed", range(6))
def test_turns_1_the_player_drawn_at_the_set_up_begins(seed):
    table = GAME.new(4, seed, {"characters": "suggested"})
    while table.asking.key == "choose_skills":
        table.play(table.moves[0])
    told = {event.key: event.values for event in table.log(None)}
    assert told["game_begun"] == told["turn_begun"] == {"seat": table.current}


def test_turns_1_then_clockwise():
    scene = begun(Scene(), 2, "turns.8")
    assert (scene.table.current, scene.told(e.TURN_BEGUN)) == (0, [(0,)])


def test_turns_2_a_human_draws_a_mythos_card_and_a_revealed_traitor_does_not():
    human, traitor = with_mythos("food_rationing"), with_mythos("food_rationing").traitor(0)
    assert human.turn().stroll(2).prompt == "crisis_food_rationing"
    traitor.turn().stroll(2)
    assert (traitor.prompt, traitor.seat, traitor.told(e.MYTHOS_DRAWN)) == ("action", 1, [])


@pytest.mark.parametrize(
    ("name", "drawn"),
    [("keilani", [3, 0, 0, 0, 2, 0]), ("edmund", [1, 1, 1, 1, 1, 0]), ("william", [0, 3, 0, 0, 2, 0])],
)
def test_turns_4_first_one_draws_the_skill_set(name, drawn):
    scene = begun(Scene(name, "jamie", "samira"))
    assert (types(scene), scene.prompt) == (drawn, "action")


def test_turns_4a_in_the_sick_bay_one_card_of_the_set():
    scene = begun(Scene().at(0, "sick bay"))
    assert (scene.prompt, scene.moves) == ("choose_skills", (skill("influence"), skill("will")))
    scene.play(skill("will"))
    assert (types(scene), scene.prompt) == ([0, 0, 0, 0, 1, 0], "action")


def test_turns_5_then_two_actions_and_the_same_one_may_be_repeated():
    scene = with_mythos("food_rationing").turn().play(walk("deck 4"))
    assert scene.prompt == "action"
    scene.play(walk("deck 5"))
    assert (scene.place_of(0), scene.prompt) == ("deck 5", "crisis_food_rationing")


def test_turns_6_then_one_mythos_card_is_drawn_and_resolved():
    scene = with_mythos("food_rationing").turn().stroll(2)
    assert scene.told(e.MYTHOS_DRAWN) == [(0, mythos_card("food_rationing"))]
    scene.play(OPTION_B).gained(food=-2)
    assert scene.discarded("food_rationing")
    assert (scene.track_of("ritual"), scene.monsters()) == (1, {"the deep": 2})  # its icons
    assert len(scene.told(e.MYTHOS_DRAWN)) == 1


def test_turns_7_then_everyone_discards_down_to_ten_cards_of_their_choice():
    scene = begun(full_hands(), 0, "turns.7")
    scene.play(m.ANY_ORDER)
    assert (scene.prompt, scene.seat, scene.moves) == ("discard", 0, (discard("lore 1"), discard("will 1")))
    scene.play(discard("lore 1"))
    assert (scene.prompt, scene.seat) == ("discard", 1)
    scene.play(discard("influence 1"), discard("strength 1"))
    assert scene.prompt != "discard"
    told = [event for event in scene.table.events if event[0] in (e.CARD_DISCARDED, e.TURN_BEGUN)]
    assert [event[2] for event in told] == [0, 1, 1, 1]  # seat 0 one card, seat 1 two; then seat 1 begins
    assert (len(scene.table.hands[0]), len(scene.table.hands[2])) == (10, 10)


def test_turns_8_then_the_player_to_the_left_has_the_turn():
    scene = begun(Scene(), 0, "turns.8")
    assert (scene.table.current, scene.seat, scene.prompt) == (1, 1, "action")


def test_turns_10_a_revealed_traitor_draws_the_skill_set():
    scene = begun(Scene().traitor(0))
    assert scene.prompt == "forgo"
    scene.play(DONE)
    assert (types(scene), scene.prompt) == ([3, 0, 0, 0, 2, 0], "traitor_action")


def test_turns_10a_any_number_of_cards_may_be_replaced_by_treachery():
    scene = begun(Scene().traitor(0)).play(skill("influence"), skill("influence"), skill("will"), DONE)
    assert types(scene) == [1, 0, 0, 0, 1, 3]


def test_turns_10a_all_of_them_too():
    influence, will = [skill("influence")] * 3, [skill("will")] * 2
    scene = begun(Scene().traitor(0)).play(*influence, *will)
    assert types(scene) == [0, 0, 0, 0, 0, 5]


def test_turns_10a_i_how_many_is_decided_before_any_card_is_drawn():
    scene = begun(Scene().traitor(0)).play(skill("influence"), skill("will"))
    assert (scene.prompt, scene.hand_of(0)) == ("forgo", [])
    scene.play(DONE)
    assert [values[1:] for values in scene.told(e.CARDS_DRAWN)] == [(0, 2), (4, 1), (5, 2)]


def test_turns_11_a_revealed_traitor_performs_two_actions_the_same_one_too():
    scene = Scene().traitor(0).turn().play(walk("deck 4"))
    assert scene.prompt == "traitor_action"
    scene.play(walk("deck 5"))
    assert (scene.place_of(0), scene.seat) == ("deck 5", 1)


def test_turns_12_after_a_traitors_turn_everyone_discards_down_to_ten():
    scene = full_hands().traitor(0).turn().stroll(2).play(m.ANY_ORDER)
    assert (scene.prompt, scene.seat) == ("discard", 0)
    scene.play(discard("will 1"), discard("strength 1"), discard("strength 1"))
    assert (len(scene.table.hands[0]), scene.told(e.TURN_BEGUN)) == (10, [(1,)])


def test_turns_13_then_the_player_to_the_left_has_the_turn():
    scene = Scene().traitor(0).turn().stroll(2)
    assert (scene.table.current, scene.seat, scene.prompt) == (1, 1, "action")
