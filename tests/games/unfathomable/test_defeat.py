"""Defeat, and the Deep (topics 48 and 50)."""

import pytest
from staging import Scene, act_card, act_item, card, item, space, to_space

from undertow import texts
from undertow.games.unfathomable import GAME
from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import ADJACENT, DEEP, SPACES
from undertow.games.unfathomable.cards.spells import LURE_MONSTER, PROGRAM
from undertow.games.unfathomable.procedures.defeat import DefeatCharacter, DefeatPassenger
from undertow.games.unfathomable.procedures.monsters import ActivateDagon, ActivateDeepOnes
from undertow.games.unfathomable.procedures.tracks import Ritual, Travel

BLANK, SOUL, TWO_SOULS, SOUL_AND_SANITY = range(4)


def human_defeated(where):
    """A human is defeated."""
    return Scene().at(1, where).begin(DefeatCharacter(1))


def traitor_defeated(where):
    """A revealed traitor is defeated."""
    return Scene().traitor(1).at(1, where).begin(DefeatCharacter(1))


def test_defeat_0_characters_monsters_and_passengers_can_be_defeated():
    scene = Scene().at(0, "deck 2").items(0, "jam_tin_grenade").at(1, "deck 1").traitor(2).at(2, "deck 1")
    scene.deep_ones("deck 1", 2).on_deck("deck 1", SOUL).turn().play(act_item("jam_tin_grenade"), to_space("deck 1"))
    scene.play(m.ANY_ORDER).gained(souls=-1)
    assert scene.told(e.DEEP_ONES_DEFEATED) == [(space("deck 1"), 2)]
    assert scene.told(e.PASSENGER_DEFEATED) == [(space("deck 1"), SOUL)]
    assert scene.told(e.DEFEATED) == [(1,), (2,)]
    assert (scene.monsters(), scene.passengers()) == ({}, {})
    assert (scene.place_of(1), scene.place_of(2)) == ("sick bay", "brig")


@pytest.mark.parametrize(("die", "where"), [(5, "galley"), (6, "brig")])
def test_defeat_1_a_successful_attack_defeats_the_defender(die, where):
    scene = Scene().at(0, "galley").traitor(1).at(1, "galley").dice(die).turn().play(m.ATTACK + 1)
    assert scene.place_of(1) == where


def test_defeat_2_a_deep_one_on_deck_defeats_one_of_the_passengers_if_no_human_is_there():
    scene = Scene().traitor(1).at(1, "deck 6").deep_ones("deck 6").on_deck("deck 6", SOUL, SOUL, SOUL).dice(1)
    scene.begin(ActivateDeepOnes([])).gained(souls=-1)
    assert scene.passengers() == {"deck 6": 2}


def test_defeat_2_chance_says_which_of_them_and_the_rule_says_so():
    for die, lost in ((1, {"souls": -1}), (2, {"souls": -2})):
        scene = Scene().deep_ones("deck 6").on_deck("deck 6", SOUL, TWO_SOULS).dice(die).begin(ActivateDeepOnes([]))
        assert scene.prompt == "action", "nobody was asked"
        scene.gained(**lost)
    for lang, word in (("en", "chance decides"), ("de", "entscheidet der Zufall"), ("pl", "rozstrzyga los")):
        assert word in texts.rule(GAME, "defeat.2", lang)


def test_defeat_2_not_if_a_human_is_there():
    scene = Scene().at(1, "deck 6").deep_ones("deck 6").on_deck("deck 6", SOUL).dice(1).begin(ActivateDeepOnes([]))
    scene.gained()
    assert scene.told(e.DEEP_ONE_ATTACKS) == [(1,)]


@pytest.mark.parametrize("where", ["galley", "deck 1", "chapel"])
def test_defeat_3_a_defeated_human_moves_to_the_sick_bay(where):
    assert human_defeated(where).place_of(1) == "sick bay"


def test_defeat_3a_a_human_there_stays_there():
    scene = human_defeated("sick bay")
    assert (scene.place_of(1), scene.told(e.DEFEATED), scene.told(e.MOVED)) == ("sick bay", [(1,)], [])


def test_defeat_3b_a_human_in_the_brig_stays_in_the_brig():
    scene = human_defeated("brig")
    assert (scene.place_of(1), scene.told(e.DEFEATED)) == ("brig", [(1,)])


@pytest.mark.parametrize("where", ["galley", "deck 1", "sick bay"])
def test_defeat_4_a_defeated_revealed_traitor_moves_to_the_brig(where):
    assert traitor_defeated(where).place_of(1) == "brig"


def test_defeat_4a_a_revealed_traitor_there_stays_there():
    scene = traitor_defeated("brig")
    assert (scene.place_of(1), scene.told(e.DEFEATED), scene.told(e.MOVED)) == ("brig", [(1,)], [])


def test_defeat_5_a_defeated_deep_one_returns_to_the_supply():
    scene = Scene().at(0, "deck 1").deep_ones("deck 1", 2).dice(4).turn()
    assert scene.table.supply() == 18
    scene.play(m.ATTACK_DEEP_ONE)
    assert (scene.monsters(), scene.table.supply()) == ({"deck 1": 1}, 19)


@pytest.mark.parametrize(
    ("token", "lost"),
    [(SOUL, {"souls": -1}), (TWO_SOULS, {"souls": -2}), (SOUL_AND_SANITY, {"souls": -1, "sanity": -1})],
)
def test_defeat_6_a_defeated_passenger_costs_what_the_token_shows_and_leaves_the_game(token, lost):
    scene = Scene().on_deck("deck 8", token).begin(DefeatPassenger(space("deck 8")))
    scene.gained(**lost)
    assert scene.told(e.PASSENGER_DEFEATED) == [(space("deck 8"), token)]
    assert scene.table.passengers_gone == [token]


def test_defeat_6a_an_x_costs_nothing():
    scene = Scene().on_deck("deck 8", BLANK).begin(DefeatPassenger(space("deck 8")))
    scene.gained()
    assert scene.table.passengers_gone == [BLANK]


def test_defeat_7_a_defeat_that_is_prevented_has_no_consequence():
    scene = Scene("samira", "arjun", "william").items(0, "starbuck").begin(DefeatCharacter(0))
    scene.play(m.REACT, m.USE_ITEM + item("starbuck"))
    assert (scene.place_of(0), scene.told(e.DEFEATED), scene.told(e.DEFEAT_PREVENTED)) == ("cargo hold", [], [(0,)])


def test_defeat_7_a_passenger_who_is_spared_costs_nothing_and_stays():
    scene = Scene("svetlana", "arjun", "william").feat(0).on_deck("deck 2", TWO_SOULS)
    scene.begin(DefeatPassenger(space("deck 2"))).play(m.REACT, m.USE_FEAT + 4)
    scene.gained()
    assert scene.passengers() == {"deck 2": 1}


# -- the Deep ----------------------------------------------------------------------------------------------------------


def test_deep_0_there_deep_ones_gather_for_another_assault():
    scene = Scene().begin(ActivateDagon())
    assert scene.monsters() == {"the deep": 2}
    assert scene.dice(1).begin(ActivateDagon()).monsters() == {"water 1": 4}


def test_deep_1_a_monarch_who_is_removed_from_the_board_comes_to_the_deep():
    scene = Scene().monarch("hydra", "water 3").monarch("dagon", "water 6").dice(8).program(PROGRAM[LURE_MONSTER])
    assert scene.table.monarchs == [DEEP, DEEP]
    scene = Scene().monarch("hydra", "water 3").track("ritual", 3).begin(Ritual())
    assert scene.table.monarchs == [DEEP, DEEP]


def test_deep_2_monsters_at_the_back_move_there_when_the_ship_advances():
    scene = Scene().deep_ones("water 7", 2).deep_ones("water 8").deep_ones("water 5").monarch("dagon", "water 8")
    scene.begin(Travel())
    assert scene.monsters() == {"water 7": 1, "the deep": 3}
    assert scene.table.monarchs == [DEEP, DEEP]


def test_deep_3_the_deep_is_no_space():
    assert len(SPACES) == 24 and "deep" not in SPACES
    scene = Scene().hand(0, "lore 1").deep_ones("the deep", 3).turn()
    assert scene.refused(act_card("lore 1")) == ["skill.shrivelling"]  # "an enemy in any space"
    assert len([move for move in scene.moves if m.MOVE <= move < m.MOVE + 24]) == 13  # 8 decks, 6 rooms, not one's own


def test_deep_3_deep_ones_there_are_not_on_the_board():
    scene = Scene().deep_ones("the deep").begin(ActivateDeepOnes([]))
    assert scene.monsters() == {"the deep": 3}  # as if there were none: two more gather


def test_deep_3a_it_is_adjacent_to_no_space():
    assert ADJACENT[DEEP] == []
    assert not [space_ for space_ in range(DEEP) if DEEP in ADJACENT[space_]]
    scene = Scene().hand(0, "lore 4").deep_ones("water 7").turn().play(act_card("lore 4"))
    assert scene.moves == tuple(to_space(name) for name in ("water 5", "water 8", "deck 7"))
    assert card("lore 4") in scene.table.played
