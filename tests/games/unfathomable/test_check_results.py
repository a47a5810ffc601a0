"""The result of a skill check is carried out while its cards still lie there; then they are discarded (23.8, 23.9)."""

from __future__ import annotations

import pytest
from staging import DONE, OPTION_A, PASS, SUCCESS, Scene, add, card, spell, to_seat, to_space, use_room

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import LORE, STRENGTH, TREACHERY
from undertow.games.unfathomable.cards.skills import SKILL, SLUGS

CAST = ("jeanne", "arjun", "jamie")  # nobody with a say in checks


def out_of_reach(scene: Scene, skill: int) -> Scene:
    """Let the third player hold every card of a type that lies in its deck or in the chaos deck."""
    t = scene.table
    cards = t.decks[skill] + [each for each in t.chaos if SKILL[each] == skill]
    t.decks[skill], t.chaos = [], [each for each in t.chaos if SKILL[each] != skill]
    t.chaos_most[skill] = 0
    t.hands[2] = sorted(t.hands[2] + cards)
    t.most[2][skill] += len(cards)
    return scene


def add_all(scene: Scene, *names: str) -> Scene:
    """The second player adds these cards, nobody else any, and nobody reacts."""
    left = list(names)
    while scene.prompt in ("react", "add_cards"):
        if scene.prompt == "react":
            scene.play(PASS)
        else:
            scene.play(add(left.pop(0)) if scene.seat == 1 and left else DONE)
    return scene


def test_skill_checks_9_power_to_the_people_shuffles_none_of_the_checks_own_treachery_cards_in():
    scene = Scene(*CAST).hand(1, "influence 5", "influence 4", "will 4", "will 4")
    for name in ("treachery 1", "treachery 2"):
        scene.table.decks[TREACHERY].remove(card(name))
        scene.table.chaos.append(card(name))
    on_top = scene.table.chaos[-2:]
    scene.table.chaos = scene.table.chaos[:-2]
    out_of_reach(scene, TREACHERY)
    scene.table.chaos += on_top
    scene.table.chaos_most[TREACHERY] = 2
    scene.crisis("power_to_the_people").play(OPTION_A)
    add_all(scene, "influence 5", "influence 4", "will 4", "will 4")
    assert scene.told(e.CHECK_OUTCOME) == [(SUCCESS,)]
    assert (scene.told(e.TREACHERY_SHUFFLED_IN), scene.treachery()) == ([(0,)], 0)
    assert sorted(scene.table.discards[TREACHERY]) == sorted(on_top)


def test_skill_checks_9_identity_crisis_gives_nobody_a_card_of_the_check():
    scene = out_of_reach(Scene("beatrice", *CAST[1:]).hand(1, "influence 5", "influence 4", "lore 5"), LORE)
    add_all(scene.crisis("identity_crisis").play(OPTION_A), "influence 5", "influence 4", "lore 5")
    while scene.prompt != "choose_skills":
        scene.play(scene.moves[0])
    assert (scene.seat, scene.table.view(None)["checked"]["outcome"]) == (0, SUCCESS)
    assert scene.refused(m.SKILL + LORE) == ["skill_cards.2b.i"]


def test_skill_checks_9_gift_of_the_mother_builds_a_chaos_deck_without_the_cards_of_the_check():
    scene = out_of_reach(Scene("edmund", *CAST[1:]).hand(1, "strength 5", "strength 4", "will 5", "will 4"), STRENGTH)
    add_all(scene.crisis("gift_of_the_mother").play(OPTION_A), "strength 5", "strength 4", "will 5", "will 4")
    assert scene.told(e.CHECK_OUTCOME) == [(SUCCESS,)]
    assert {SLUGS[each].split("_")[0] for each in scene.table.chaos} == {"influence", "lore", "observation", "will"}
    assert sorted(scene.table.discards[STRENGTH]) == [card("strength 4"), card("strength 5")]


def test_skill_checks_8a_i_the_spell_of_a_success_is_resolved_while_the_cards_still_lie_there():
    names = ("lore 5", "lore 4", "observation 5")
    scene = Scene(*CAST).hand(1, *names).next_spells("feed_the_mind", "heal").crisis("stolen_ritual_components")
    add_all(scene, *names)
    assert (scene.prompt, len(scene.table.pile), scene.table.discards) == ("pick_spell", 5, [[] for _ in range(6)])
    scene.play(m.SPELL + spell("feed_the_mind"))
    assert scene.table.pile == [] and sum(len(pile) for pile in scene.table.discards) == 5


def test_skill_checks_8c_i_what_a_failure_brings_comes_before_the_discard_as_well():
    scene = add_all(Scene(*CAST).hand(0, "lore 1", "lore 2", "lore 3").crisis("rally_the_crew"))
    assert (scene.seat, scene.prompt, len(scene.table.pile)) == (0, "discard", 2)
    scene.play(*scene.moves[:1])
    assert scene.table.discards[LORE] == [card("lore 1")], "a card of a hand is discarded at once"
    scene.play(*scene.moves[:1])
    assert scene.table.pile == [] and sum(len(pile) for pile in scene.table.discards) == 4


def test_skill_checks_9_a_check_of_the_brig_lets_its_human_out_before_the_cards_are_discarded():
    names = ("lore 5", "strength 5", "lore 4")
    scene = Scene(*CAST).at(0, "brig").hand(1, *names).turn().play(use_room("brig"))
    add_all(scene, *names)
    assert (scene.prompt, len(scene.table.pile)) == ("walk_out", 5)
    scene.play(to_space("galley"))
    assert (scene.table.pile, scene.prompt) == ([], "action")


def test_skill_checks_9_a_check_of_the_captains_cabin_ends_with_all_cards_discarded():
    names = ("influence 5", "observation 5", "influence 4")
    scene = Scene(*CAST).at(0, "captains cabin").hand(1, *names).turn().play(use_room("captains cabin"), to_seat(2))
    add_all(scene, *names)
    assert (scene.place_of(2), scene.table.pile, scene.prompt) == ("brig", [], "action")
    assert sum(len(pile) for pile in scene.table.discards) == 5


def test_skill_checks_9_the_check_of_a_kept_card_ends_with_all_cards_discarded():
    names = ("lore 5", "lore 4", "will 5", "will 4")
    scene = Scene("william", *CAST[1:]).keeps(0, "memory_of_the_deep").hand(1, *names).turn()
    scene.play(m.MYTHOS_ACTION + scene.table.kept[0][0])
    add_all(scene, *names)
    assert (scene.discarded("memory_of_the_deep"), scene.table.pile, scene.prompt) == (True, [], "action")


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_skill_checks_9_until_then_everybody_sees_the_cards_the_total_and_the_outcome(viewer):
    names = ("lore 5", "lore 4", "observation 5")
    scene = Scene(*CAST).hand(1, *names).next_spells("feed_the_mind", "heal").crisis("stolen_ritual_components")
    assert scene.table.view(viewer)["checked"] is None
    add_all(scene, *names)
    seen = scene.table.view(viewer)
    assert seen["check"] is None and set(seen["checked"]) == {"target", "partial", "skills", "pile", "total", "outcome"}
    assert (seen["checked"]["target"], seen["checked"]["outcome"]) == (10, SUCCESS)
    assert set(seen["checked"]["pile"]) >= {card(name) for name in names}
    scene.play(m.SPELL + spell("feed_the_mind"))
    assert scene.table.view(viewer)["checked"] is None
