"""What missions do is told, and the Hero has looked when it is done."""

from __future__ import annotations

import pytest
from notebook import looked, memory
from outpost import Scene
from test_missions_main import begun

from undertow.games.alone import events as e
from undertow.games.alone import known
from undertow.games.alone.procedures import missions_main as main
from undertow.games.alone.procedures.missions_rewards import Reward, breath_of_green, spore_haze
from undertow.games.alone.state import HERO
from undertow.kernel.flow import NO_MOVE


def up_to_date(scene: Scene) -> bool:
    return memory(scene.table) == memory(looked(scene.table))


def test_missions_4_each_overload_is_told_and_after_the_second_he_knows_that_all_lights_are_out() -> None:
    scene = begun("fm07").hero("C3").revealed("B3").light("B3", "C3").light("a1")
    known.look(scene.table)
    assert scene.table.lit_seen
    for _ in range(2):
        main.overload(scene.table)
    assert [told for told in scene.told(e.ON_CARD, HERO) if told[0] == main.OVERLOAD] == [
        (main.OVERLOAD, 1),
        (main.OVERLOAD, 2),
    ]
    assert scene.table.lit == scene.table.lit_seen == 0 and [known.DARKNESS] in scene.table.trace
    assert up_to_date(scene)


def test_missions_4_the_purge_is_told_and_remembered_and_he_sees_its_doors_open() -> None:
    scene = begun("fm05").hero("B1").blocked("B1", "east")
    known.look(scene.table)
    main.start_the_purge(scene.table)
    assert (main.PURGE, 1) in scene.told(e.ON_CARD, HERO) and [known.PURGE] in scene.table.trace
    assert scene.table.blocked == 0 and up_to_date(scene)


def test_missions_4_that_the_grid_is_on_is_told() -> None:
    scene = begun("fm03").hero("C3")
    main.switch_the_grid_on(scene.table)
    assert (main.GRID, 1) in scene.told(e.ON_CARD, HERO)


def test_missions_3_that_the_patient_is_dead_is_told_by_the_chip_he_carries() -> None:
    scene = begun("fm06")
    main.hurt_the_patient(scene.table, 9)
    assert (main.CHIP, 1) in scene.told(e.ON_CARD, HERO)


def test_cards_4_a_breath_of_green_tells_how_much_adrenaline_there_is() -> None:
    scene = Scene().adrenaline(1)
    breath_of_green(Reward(0, 0), scene.table, NO_MOVE)
    assert scene.told(e.ADRENALINE, HERO)[-1:] == [(3,)]


def test_cards_4_after_spore_haze_he_sees_that_the_danger_is_gone() -> None:
    scene = Scene().hero("C3").danger("C3")
    known.look(scene.table)
    spore_haze(Reward(0, 0), scene.table, NO_MOVE)
    assert not scene.table.danger and up_to_date(scene)


@pytest.mark.parametrize("wounded", [True, False])
def test_attack_12_that_a_creature_may_have_healed_is_remembered(wounded: bool) -> None:
    scene = Scene().hero("C3").creature("worm", "C3", wounded=wounded)
    known.look(scene.table)
    before = len(scene.table.trace)
    known.healed(scene.table, next(token for token, cell in enumerate(scene.table.where) if cell == scene.table.hero))
    assert [entry[0] for entry in scene.table.trace[before:]] == [known.MENDED]
