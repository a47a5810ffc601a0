"""The Sick Bay (topic 29)."""

from __future__ import annotations

from staging import PASS, Scene, act_card, act_item, skill, to_seat, to_space, walk

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable.board import DAMAGEABLE, ROOM, SPACES
from undertow.games.unfathomable.procedures.damage import Damage
from undertow.games.unfathomable.procedures.defeat import DefeatCharacter
from undertow.games.unfathomable.procedures.monsters import ActivateDeepOnes
from undertow.games.unfathomable.procedures.turns import Turn
from undertow.games.unfathomable.procedures.unmasked import Sabotage


def turn_of(scene: Scene, seat: int) -> Scene:
    """A player's turn from its beginning."""
    scene.table.stack[:] = [Turn(seat)]
    return scene.turn()


def test_sick_bay_0_defeated_humans_are_sent_here() -> None:
    scene = Scene().at(0, "deck 3").begin(DefeatCharacter(0))
    assert (scene.place_of(0), scene.told(e.DEFEATED)) == ("sick bay", [(0,)])


def test_sick_bay_1_who_is_here_in_the_receive_skills_step_draws_one_card_of_choice() -> None:
    scene = turn_of(Scene().at(0, "sick bay"), 0)
    assert (scene.prompt, scene.moves) == ("choose_skills", (skill("influence"), skill("will")))
    scene.play(skill("influence"))
    assert scene.hand_of(0) == ["influence 1"]


def test_sick_bay_1a_an_improvement_does_not_raise_the_number_but_its_type_may_be_chosen() -> None:
    scene = turn_of(Scene().items(0, "mystical_text").at(0, "sick bay"), 0)
    assert scene.moves == (skill("influence"), skill("lore"), skill("will"))
    scene.play(skill("lore"))
    assert (scene.hand_of(0), scene.prompt) == (["lore 1"], "action")


def test_sick_bay_2_it_is_left_with_an_ordinary_move() -> None:
    scene = Scene().at(0, "sick bay").turn().play(walk("deck 6"))
    assert (scene.place_of(0), scene.prompt, scene.seat) == ("deck 6", "action", 0)  # one action of the two


def test_sick_bay_2a_who_has_left_before_the_turn_draws_the_whole_skill_set() -> None:
    scene = Scene().hand(0, "influence 1").at(1, "sick bay").turn()
    scene.play(act_card("influence 1"), to_seat(1), walk("deck 1"))
    turn_of(scene, 1)
    assert (scene.prompt, scene.seat, len(scene.hand_of(1))) == ("action", 1, 5)


def test_sick_bay_3_who_is_defeated_here_stays_here() -> None:
    scene = Scene().at(0, "sick bay").begin(DefeatCharacter(0))
    assert (scene.place_of(0), scene.told(e.MOVED)) == ("sick bay", [])


def test_sick_bay_4_nobody_goes_here_by_choice() -> None:
    for scene in (Scene().turn(), Scene().traitor(0).turn()):
        assert walk("sick bay") not in scene.moves
        assert scene.refused(walk("sick bay")) == ["spaces.20c"]


def test_sick_bay_4_not_even_with_plimsolls() -> None:
    scene = Scene().items(0, "plimsolls").turn().play(act_item("plimsolls"))
    assert scene.refused(to_space("sick bay")) == ["spaces.20c"]


def test_sick_bay_5_it_cannot_be_damaged() -> None:
    for die in range(1, 9):
        scene = Scene()
        for seat in range(3):
            scene.at(seat, "sick bay")
        scene.dice(die).begin(Damage())
        assert scene.damaged_rooms() != []
        assert scene.place_of(0) == "sick bay"
        assert scene.told(e.DEFEATED) == []
    assert Scene().begin(Sabotage(0)).refused(to_space("sick bay")) == ["spaces.20a"]
    assert "sick_bay" not in SPACES[ROOM : ROOM + DAMAGEABLE]


def test_sick_bay_6_deep_ones_do_not_come_here() -> None:
    scene = Scene().at(1, "sick bay").at(2, "sick bay").at(0, "sick bay").deep_ones("chapel").damaged("chapel")
    scene.begin(ActivateDeepOnes([]))
    if scene.prompt == "way":
        assert to_space("sick bay") not in scene.moves
        scene.play(scene.moves[0])
    assert "sick bay" not in scene.monsters()


def test_sick_bay_6_deep_ones_cannot_be_sent_here() -> None:
    scene = Scene().hand(0, "lore 3").deep_ones("captains cabin").turn().play(act_card("lore 3"))
    assert scene.refused(to_space("sick bay")) == ["spaces.20b"]
    assert PASS not in scene.moves
