"""Feat cards and spell cards (topics 47 and 54)."""

import pytest
from staging import Scene, act_feat, mythos_card, spell

from undertow.games.unfathomable import GAME
from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.cards import characters
from undertow.games.unfathomable.procedures.defeat import DefeatCharacter
from undertow.games.unfathomable.procedures.dice import Roll
from undertow.games.unfathomable.procedures.spells import CastTopSpell


def jamie():
    """Jamie can arrest Samira."""
    return Scene("jamie", "samira", "william").feat(0).at(0, "galley").at(1, "galley").turn()


def test_feats_0_each_character_has_one_feat_for_one_use():
    scene = jamie().play(act_feat("jamie"))
    assert scene.told(e.FEAT_USED) == [(0, characters.JAMIE)]
    assert scene.at(1, "galley").turn().prompt == "action"
    assert act_feat("jamie") not in scene.moves


@pytest.mark.parametrize("name", characters.SLUGS)
def test_feats_1_a_feat_belongs_to_the_character_it_names(name):
    others = [other for other in ("jeanne", "jamie", "ishmael", "william") if other != name][:2]
    scene = Scene(name, *others).feat(0).feat(1).feat(2).at(0, "boiler room").at(1, "boiler room")
    scene.title("keeper", 0).turn()
    mine = [other for other in characters.SLUGS if act_feat(other) in scene.moves]
    assert mine == ([name] if name in ("jeanne", "jamie", "ishmael", "william") else [])


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_feats_2_everyone_has_the_feat_from_the_start(seats):
    table = GAME.new(seats, 1, {"characters": "suggested"})
    assert [player["feat"] for player in table.view(None)["players"]] == [True] * seats


def test_feats_3_a_feat_that_was_an_action_leaves_the_game():
    assert jamie().play(act_feat("jamie")).table.feats == [0, 0, 0]


def test_feats_3_a_feat_that_was_a_reaction_leaves_the_game():
    scene = Scene("svetlana", "arjun", "william").feat(0).begin(DefeatCharacter(1))
    scene.play(m.REACT, m.USE_FEAT + characters.SVETLANA)
    assert (scene.place_of(1), scene.table.feats) == ("bridge", [0, 0, 0])
    scene.begin(DefeatCharacter(1))
    assert (scene.prompt, scene.place_of(1)) == ("action", "sick bay")


def test_feats_4_one_does_what_the_card_says():
    scene = jamie().play(act_feat("jamie"))
    assert (scene.place_of(1), scene.place_of(0)) == ("brig", "galley")


def test_feats_4a_an_action_on_it_costs_an_action():
    scene = jamie()
    deck = scene.table.mythos
    deck.append(deck.pop(deck.index(mythos_card("food_rationing"))))
    scene.play(act_feat("jamie"))
    assert (scene.prompt, scene.told(e.MYTHOS_DRAWN)) == ("action", [])
    scene.stroll()
    assert scene.prompt == "crisis_food_rationing"


def test_feats_4a_a_feat_without_one_costs_none():
    scene = Scene("beatrice", "arjun", "william").feat(0).turn().begin(Roll()).play(m.REACT, m.FACE + 7)
    assert (scene.table.die, scene.prompt) == (8, "action")
    scene.stroll()
    assert scene.prompt == "action"  # the second one


# -- spells ------------------------------------------------------------------------------------------------------------


def name_spell(name):
    """Name a spell."""
    return m.SPELL + spell(name)


def test_spells_0_the_keeper_casts_them_with_the_action_of_the_title_card():
    scene = Scene().title("keeper", 0).next_spells("feed_the_mind", "heal").turn()
    scene.play(m.TITLE_ACTION, name_spell("feed_the_mind")).gained(food=-1, sanity=2)


def test_spells_1_a_spell_is_resolved_only_where_an_ability_allows_it():
    scene = Scene().title("keeper", 2).feat(2).turn()
    assert not [move for move in scene.moves if m.SPELL <= move < m.SPELL + 20]
    assert scene.refused(m.TITLE_ACTION) == ["titles.13"]
    assert scene.refused(name_spell("heal")) == ["actions.2"]


def test_spells_1a_it_is_turned_up_for_all_and_carried_out():
    scene = Scene().next_spells("feed_the_mind").begin(CastTopSpell(0))
    scene.gained(food=-1, sanity=2)
    for viewer in (0, 1, 2, None):
        assert [event.values for event in scene.table.log(viewer) if event.key == "spell_cast"] == [
            {"seat": 0, "spell": spell("feed_the_mind")}
        ]


def test_spells_1a_i_afterwards_it_is_removed_from_the_game():
    scene = Scene().next_spells("feed_the_mind").begin(CastTopSpell(0))
    assert scene.table.spells_gone == [spell("feed_the_mind")]
    assert len(scene.table.spell_deck) == 19


def test_spells_2_without_a_spell_in_the_deck_none_can_be_resolved():
    scene = Scene("william", "arjun", "samira").feat(0).title("keeper", 0)
    t = scene.table
    t.spells_gone, t.spell_deck, t.spell_known = t.spell_deck, [], []
    scene.turn()
    assert scene.refused(m.TITLE_ACTION) == ["titles.13b"]
    assert scene.refused(act_feat("william")) == ["feat.william"]


def test_spells_2a_who_should_see_more_spells_than_there_are_sees_all_and_decides():
    scene = Scene().title("keeper", 0).next_spells("feed_the_mind")
    t = scene.table
    t.spells_gone, t.spell_deck, t.spell_known = t.spell_deck[:-1], t.spell_deck[-1:], [0]
    scene.turn().play(m.TITLE_ACTION)
    assert scene.moves == (name_spell("feed_the_mind"), m.BOTTOM)
    scene.play(m.BOTTOM).gained()
    assert t.spell_deck == [spell("feed_the_mind")]


def test_feats_4_william_resolves_the_top_spell_and_acts():
    scene = Scene("william", "arjun", "samira").feat(0).title("keeper", 0).next_spells("feed_the_mind").turn()
    scene.play(act_feat("william")).gained(food=-1, sanity=2)
    assert (scene.prompt, scene.place_of(0)) == ("action", "chapel")
