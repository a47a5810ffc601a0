"""What is printed on every item beside its text: action, charges, materials."""

from __future__ import annotations

import pytest
from outpost import SEARCH, Scene, of_item, upgrade, use

from undertow.games.alone import moves as m
from undertow.games.alone.cards.items import ITEM, ITEMS, MATERIALS
from undertow.games.alone.moments import TRIGGERS

PRINTED = [
    ("slug-rounds", "attack", 4, "alloy", "circuit"),
    ("tracer-rounds", "attack", 4, "circuit", "reagent"),
    ("incendiary-rounds", "attack", 4, "reagent", "alloy"),
    ("jetpack", "move", 3, "alloy", "reagent"),
    ("magnetic-boots", "move", 3, "alloy", "circuit"),
    ("smoke-canister", "move", 3, "reagent", "alloy"),
    ("scout-drone", "explore", 3, "circuit", "alloy"),
    ("flare-gun", "explore", 3, "reagent", "circuit"),
    ("thermal-goggles", "explore", 3, "circuit", "reagent"),
    ("motion-tracker", "locate", 3, "circuit", "reagent"),
    ("floor-plan-chip", "locate", 2, "circuit", "alloy"),
    ("plasma-cutter", "attack", 3, "alloy", "reagent"),
    ("shock-grenade", "attack", 2, "reagent", "circuit"),
    ("sentry-gun", "attack", 2, "alloy", "circuit"),
    ("blowtorch", "attack", 3, "reagent", "alloy"),
    ("crowbar", "search", 3, "alloy", "reagent"),
    ("tool-kit", "search", 2, "alloy", "circuit"),
    ("field-medkit", "interact", 2, "reagent", "circuit"),
    ("sedative", "interact", 2, "reagent", "alloy"),
    ("neurostimulator", "interact", 2, "circuit", "reagent"),
    ("door-welder", "interact", 3, "circuit", "alloy"),
]


def test_items_2_there_are_21_items_7_of_each_material_and_7_upgraded_by_each() -> None:
    assert [row[0] for row in PRINTED] == [item.slug for item in ITEMS] and sum(row[2] for row in PRINTED) == 59
    for material in range(3):
        assert len([item for item in ITEMS if item.material == material]) == 7
        assert len([item for item in ITEMS if item.needs == material]) == 7
    assert all(item.material != item.needs for item in ITEMS)


@pytest.mark.parametrize(("slug", "action", "charges", "material", "needs"), PRINTED)
def test_items_1_what_is_printed_on_each_is_what_it_comes_with_and_is_upgraded_by(
    slug: str, action: str, charges: int, material: str, needs: str
) -> None:
    scene = Scene().hero("G3").item_deck(slug)
    scene.play(SEARCH)
    assert scene.held()[slug] == charges
    item = ITEMS[ITEM[slug]]
    assert (TRIGGERS[item.action], MATERIALS[item.material], MATERIALS[item.needs]) == (action, material, needs)
    others = [other.slug for other in ITEMS if other.slug != slug]
    for other in others:
        holder = Scene().holds(slug).holds("tool-kit" if slug != "tool-kit" else "crowbar").item_deck(other)
        if other in holder.held():
            continue
        holder.play(SEARCH)
        pays = ITEMS[ITEM[other]].material == item.needs
        assert holder.may(upgrade(slug, other)) == pays or holder.prompt != "upgrade"


@pytest.mark.parametrize("slug", [row[0] for row in PRINTED])
def test_items_1_the_use_of_each_takes_a_charge_and_the_last_discards_it(slug: str) -> None:
    scene = Scene().creature("worm", "C2").creature("worm", "C3").revealed("C2").holds(slug, charges=1)
    scene.item_deck(*[other for other in ("sedative", "blowtorch", "jetpack") if other != slug])
    scene.dice(*["miss"] * 40).play(use(slug))
    while scene.prompt not in ("action", "") and slug in scene.held():
        scene.play(scene.moves[0])
    assert slug not in scene.held() and ITEM[slug] in scene.table.view(1)["item_discard"]
    assert of_item(m.USE, slug) not in scene.moves
