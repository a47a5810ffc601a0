"""The Hero's rules of thumb for items and fights: what he searches, keeps, pays with and strikes."""

from __future__ import annotations

import pytest
from outpost import Scene, attack
from sensible import POCKETS, choice, equipped

from undertow.games.alone import moves as m
from undertow.games.alone.cards.items import ITEM, ITEMS
from undertow.games.alone.judging import fights, items
from undertow.games.alone.judging.eyes import Eyes
from undertow.games.alone.judging.numbers import POOR
from undertow.games.alone.missions import BROOD


@pytest.mark.parametrize(
    ("dice", "hit", "needed", "chance"),
    [(1, 1 / 3, 1, 1 / 3), (2, 1 / 3, 1, 5 / 9), (2, 2 / 3, 2, 4 / 9), (4, 1 / 3, 2, 33 / 81), (1, 0.5, 2, 0.0), (0, 0.5, 0, 1.0)],
)  # fmt: skip
def test_the_chance_of_so_many_hits(dice: int, hit: float, needed: int, chance: float) -> None:
    assert fights.chance_of(dice, hit, needed) == pytest.approx(chance)


def test_every_item_has_its_worth() -> None:
    assert set(items.WORTH) == {item.slug for item in ITEMS}
    assert all(worth > 0 for worth in items.OF_ITEM)


def test_he_searches_a_room_that_nobody_has_searched_before_he_goes_on() -> None:
    scene = equipped(Scene().hero("E3").adrenaline(0))
    assert choice(scene) == m.SEARCH
    scene.table.searched = 0xFF
    assert choice(scene) != m.SEARCH


def test_he_searches_anywhere_as_long_as_he_holds_little() -> None:
    scene = Scene().adrenaline(0)
    scene.table.told = [[scene.table.hero, room, 4, 0, 0] for room in range(8)]  # he has asked for his rooms
    scene.table.ask_again()
    assert choice(scene) == m.SEARCH
    for slug in POCKETS[:POOR]:
        assert items.is_poor(scene.table.view(0), scene.moves)
        scene.holds(slug)
    assert not items.is_poor(scene.table.view(0), scene.moves)


def test_he_does_not_search_with_a_creature_beside_him() -> None:
    assert choice(Scene().hero("E3").creature("worm", "E3").adrenaline(0)) != m.SEARCH


def test_he_strikes_without_a_weapon_where_light_makes_it_likely() -> None:
    scene = Scene().light("C3").creature("spore", "C3", wounded=True).adrenaline(0)
    assert choice(scene) == attack("spore", wounded=True)
    assert choice(Scene().creature("parasite", "C3").adrenaline(0)) != attack("parasite")


def test_he_gives_up_the_poorest_charge_and_the_poorest_card_and_takes_the_best() -> None:
    view = {"items": []}
    some = ("door-welder", "field-medkit", "jetpack")
    assert items.answer(view, "which_charge", moves(m.DISCHARGE, *some)) == m.DISCHARGE + ITEM["door-welder"]
    assert items.answer(view, "which_drawn", moves(m.DROP, *some)) == m.DROP + ITEM["door-welder"]
    assert items.answer(view, "which_item", moves(m.TAKE, *some)) == m.TAKE + ITEM["field-medkit"]


def test_he_betters_a_good_item_with_a_charge_of_a_poor_one_and_never_the_other_way_round() -> None:
    good = m.UPGRADE + ITEM["plasma-cutter"] * m.ITEMS + ITEM["motion-tracker"]
    poor = m.UPGRADE + ITEM["motion-tracker"] * m.ITEMS + ITEM["field-medkit"]
    assert items.answer({}, "upgrade", (m.DONE, poor, good)) == good
    assert items.answer({}, "upgrade", (m.DONE, poor)) == m.DONE


def test_he_takes_a_remedy_in_a_quiet_moment_when_all_of_it_comes_back() -> None:
    use = m.USE + ITEM["field-medkit"]
    held = [{"item": ITEM["field-medkit"], "charges": 2, "upgraded": 0}]
    view = {"items": held, "health": 9, "composure": 12, "actions": 1}
    assert items.remedy(view, (use,), True) == use
    assert items.remedy(view, (use,), False) == -1  # not under attack
    assert items.remedy({**view, "health": 3}, (use,), False) == use  # unless it is nearly over
    assert items.remedy({**view, "health": 10}, (use,), True) == -1
    assert items.remedy(view, (), True) == -1


def test_he_shoots_what_is_worth_a_charge_and_runs_from_what_it_hardly_hurts() -> None:
    use = m.USE + ITEM["plasma-cutter"]
    spore = Scene().holds("plasma-cutter").light("C3").creature("spore", "C3").table.view(0)
    assert fights.best(Eyes(spore), (use,)) == use
    cultist = Scene().holds("plasma-cutter").creature("cultist", "C3").table.view(0)
    assert fights.best(Eyes(cultist), (use,)) == -1


def test_he_wants_nothing_more_than_the_matriarchs_death() -> None:
    view = {"missions": [0, 8, BROOD], "main": 1, "mission": [0, 0]}
    assert fights.is_the_goal(view, 5) and not fights.is_the_goal(view, 4)
    assert not fights.is_the_goal({**view, "main": 0}, 5)
    worm, matriarch = m.ATTACK + 9, m.ATTACK + 10
    assert items.answer({**view, "nightmare": 0, "here": 45}, "item_target", (worm, matriarch)) == matriarch


def test_he_aims_at_the_wounded_first_and_at_whom_he_stands_with() -> None:
    view = {"nightmare": 0, "here": 45, "main": 0, "missions": [0, 8, BROOD]}
    worm, hurt = m.ATTACK + 8, m.ATTACK + 5
    assert items.answer(view, "item_target", (hurt, worm)) == hurt
    far, near = m.SHOOT + 46, m.SHOOT + 8 * m.PLACES + 45  # a Spore beside him, a Worm with him
    assert items.answer(view, "item_target", (far, near)) == near


def test_he_spends_as_many_charges_as_are_likely_to_kill() -> None:
    offers = (m.SPEND, m.SPEND + 1, m.SPEND + 2, m.SPEND + 3)
    for kind, wounded, lit, spent in (("spore", True, True, 1), ("spore", False, False, 2), ("worm", False, True, 3)):
        scene = Scene().creature(kind, "C3", wounded=wounded)
        view = (scene.light("C3") if lit else scene).table.view(0)
        assert items.answer(view, "item_spend", offers) == m.SPEND + spent - 1
        assert items.answer(view, "item_spend", (m.SPEND,)) == m.SPEND


def test_he_recharges_what_is_worth_most_and_leaves_doors_alone() -> None:
    some = (m.DONE, *moves(m.RECHARGE, "door-welder", "sedative"))
    assert items.answer({}, "recharge", some) == m.RECHARGE + ITEM["sedative"]
    assert items.answer({}, "weld", (m.DONE, m.BLOCK)) == m.DONE


def moves(family: int, *names: str) -> tuple[int, ...]:
    return tuple(sorted(family + ITEM[name] for name in names))
