"""The five Improvements: each adds a card of its type to the skill set of whoever owns it."""

from __future__ import annotations

import pytest
from staging import Scene

from undertow.games.unfathomable.board import SKILLS
from undertow.games.unfathomable.cards.skills import SKILL
from undertow.games.unfathomable.procedures.skills import skill_set
from undertow.games.unfathomable.procedures.turns import Turn

CAST = ("keilani", "arjun", "jeanne", "jamie", "svetlana", "beatrice", "edmund", "ishmael", "william", "samira")


def received(name: str, *items: str) -> list[int]:
    """What a character draws at the start of a turn, by type."""
    others = [other for other in CAST if other != name][:2]
    scene = Scene(name, *others).at(0, "deck 1").items(0, *items)
    frame = scene.table.stack[0]
    assert isinstance(frame, Turn)
    frame.go_to("turns.1")
    scene.turn()
    while scene.prompt == "choose_skills":
        scene.play(scene.moves[-1])
    return [len([kind for kind in scene.table.hands[0] if SKILL[kind] == skill]) for skill in range(6)]


def improves(item: str, skill: str) -> bool:
    """Whether an item gives one more card of a type to anybody, and none of another type."""
    at = SKILLS.index(skill)
    for name in CAST:
        scene = Scene(name, *[other for other in CAST if other != name][:2]).at(0, "deck 1")
        plain = skill_set(scene.table, 0)
        better = skill_set(scene.items(0, item).table, 0)
        if better != [n + (kind == at) for kind, n in enumerate(plain)]:
            return False
    return True


def more(name: str, item: str) -> dict[str, int]:
    """What a character receives more than without an item."""
    plain, better = received(name), received(name, item)
    return {SKILLS[i]: better[i] - plain[i] for i in range(6) if better[i] != plain[i]}


def test_item_fine_clothes_add_an_influence_card() -> None:
    assert improves("fine_clothes", "influence")
    assert more("william", "fine_clothes") == {"influence": 1}


def test_item_mystical_text_adds_a_lore_card() -> None:
    assert improves("mystical_text", "lore")
    assert more("william", "mystical_text") == {"lore": 1}


def test_item_binoculars_add_an_observation_card() -> None:
    assert improves("binoculars", "observation")
    assert more("william", "binoculars") == {"observation": 1}


def test_item_medicine_ball_adds_a_strength_card() -> None:
    assert improves("medicine_ball", "strength")
    assert more("william", "medicine_ball") == {"strength": 1}


def test_item_treasured_memento_adds_a_will_card() -> None:
    assert improves("treasured_memento", "will")
    assert more("william", "treasured_memento") == {"will": 1}


ITEMS = ("fine_clothes", "mystical_text", "binoculars", "medicine_ball", "treasured_memento")


@pytest.mark.parametrize("item", ITEMS)
def test_item_improvements_do_not_count_in_the_brig(item: str) -> None:
    scene = Scene().items(0, item)
    better = sum(skill_set(scene.table, 0))
    assert sum(skill_set(scene.at(0, "brig").table, 0)) == better - 1
