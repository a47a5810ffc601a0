"""What the engine keeps and tells where items, lights, companions and creatures come and go."""

from __future__ import annotations

import pytest
from crew import WHO, along
from notebook import looked, memory
from outpost import Scene, cell, token

from undertow.games.alone import events as e
from undertow.games.alone import known, people
from undertow.games.alone.cards.items import ITEM
from undertow.games.alone.procedures.companions import discharge
from undertow.games.alone.procedures.labyrinth import light_around
from undertow.games.alone.procedures.search import give_back
from undertow.games.alone.state import HERO


def test_items_1_an_item_whose_charges_come_back_leaves_the_discards_again() -> None:
    scene = Scene().laid()
    table, item = scene.table, ITEM["jetpack"]
    table.item_discard = [item]
    give_back(table, item, 1, 0)
    assert item in table.held and item not in table.item_discard and table.charges[item] == 1
    assert scene.told(e.CHARGES_BACK, HERO) == [(item, 1)]


def test_light_4_lights_around_him_are_told_where_he_sees_them_and_remembered_where_he_does_not() -> None:
    scene = Scene().hero("C3").revealed("B3").laid()
    known.look(scene.table)
    light_around(scene.table, 1)
    told = {place for (place,) in scene.told(e.LIGHT_ON, HERO)}
    assert {scene.place("C3"), scene.place("B3")} <= told
    assert [known.AROUND, 1] in scene.table.trace and memory(scene.table) == memory(looked(scene.table))


def test_companions_6_whose_last_charge_is_gone_is_gone_for_good() -> None:
    scene = along("pilot", 1)
    discharge(scene.table, WHO.index("pilot"), 1)
    assert scene.table.people[people.GONE] >> WHO.index("pilot") & 1
    assert scene.told(e.COMPANION_GONE, HERO) == [(WHO.index("pilot"),)]


@pytest.mark.parametrize(("seen", "entries"), [(("C2",), 2), ((), 1)])
def test_secrecy_1_two_that_exchange_their_sectors_are_remembered_as_far_as_he_saw_it(
    seen: tuple[str, ...], entries: int
) -> None:
    scene = Scene().hero("C3").revealed(*seen).creature("worm", "C2").creature("spore", "G3")
    table = scene.table
    known.look(table)
    trace, movers = len(table.trace), len(table.mover)
    one, other = token("worm"), token("spore")
    known.exchanged(table, one, other, cell("C2"), cell("G3"))
    happened = [entry for entry in table.trace[trace:] if entry[0] == known.HAPPENED]
    assert len(happened) == len(table.mover) - movers == entries
    assert sorted(table.mover[movers:]) == sorted([one, other][: len(table.mover) - movers])


@pytest.mark.parametrize("where", ["C3", "G3"])
def test_attack_12_he_remembers_that_somebody_may_have_healed_seen_or_not(where: str) -> None:
    scene = Scene().hero("C3").creature("worm", where, wounded=True)
    known.look(scene.table)
    before = len(scene.table.trace)
    known.healed(scene.table, token("worm"))
    assert len(scene.table.trace) > before and memory(scene.table) == memory(looked(scene.table))
    assert scene.table.trace[before][0] == (known.MENDED if where == "C3" else known.HAPPENED)
