"""Attack: dice, damage, wounds."""

from __future__ import annotations

import pytest
from outpost import BULLET_TIME, PASS, SEARCH, Scene, attack, explore, token

from undertow.games.alone import events as e

HERO, EVIL = 0, 1


def fought(kind: str, *faces: str, lit: bool = False, wounded: bool = False) -> Scene:
    """The Hero attacks a creature in his sector, with a die for each face; its own attack misses."""
    scene = Scene(windows="ask").creature(kind, "C3", wounded).hand(EVIL, "gone-before-i-aim")
    if lit:
        scene.light("C3")
    scene.play(attack(kind, wounded)).aims(len(faces)).dice(*faces, *["miss"] * 9).play(PASS, PASS)
    return scene


def state_of(scene: Scene, kind: str) -> str:
    """Whether a creature is unhurt, wounded or dead."""
    if not scene.where(kind):
        return "dead"
    return "wounded" if scene.table.wounded >> token(kind) & 1 else "unhurt"


def test_attack_1_the_hero_attacks_one_creature_in_his_own_sector() -> None:
    scene = Scene().creature("spore", "C3").creature("worm", "C3").dice("hit", "miss", "miss", "miss", "miss", "miss")
    scene.play(attack("spore"))
    assert scene.told(e.ATTACKS) == [(0, 1)]
    assert (state_of(scene, "spore"), state_of(scene, "worm")) == ("wounded", "unhurt")


def test_attack_1_not_one_elsewhere_not_even_next_to_him() -> None:
    scene = Scene().creature("worm", "B3").revealed("B3")
    assert scene.refused(attack("worm")) == ["attack.1"]
    assert scene.creature("worm", "C3").may(attack("worm"))


def test_attack_1_unhurt_and_wounded_ones_of_a_kind_are_told_apart() -> None:
    scene = Scene().creature("spore", "C3").creature("spore", "C3", wounded=True)
    assert scene.may(attack("spore")) and scene.may(attack("spore", wounded=True))
    scene.dice("hit", *["miss"] * 6).play(attack("spore", wounded=True))
    assert scene.figures("C3") == ["spore"]


def test_attack_3_an_attack_without_an_item_has_1_die() -> None:
    scene = Scene().creature("cultist", "C3").dice("miss", "miss", "miss").play(attack("cultist"))
    assert scene.told(e.DICE_ROLLED)[0] == (0, 0, 1)


def test_attack_3_no_roll_has_more_than_8_dice() -> None:
    scene = Scene(windows="ask").creature("worm", "C3").hand(EVIL, "gone-before-i-aim").play(attack("worm")).aims(11)
    scene.dice(*["miss"] * 20).play(PASS)
    assert scene.told(e.DICE_ROLLED) == [(0, 0, 8)]


@pytest.mark.parametrize(("face", "after"), [("hit", "wounded"), ("conditional", "unhurt"), ("miss", "unhurt")])
def test_attack_4_a_hit_always_counts_a_miss_never_a_conditional_hit_not_by_itself(face: str, after: str) -> None:
    assert state_of(fought("spore", face), "spore") == after


@pytest.mark.parametrize(("face", "after"), [("hit", "wounded"), ("conditional", "wounded"), ("miss", "unhurt")])
def test_attack_5_conditional_hits_count_if_the_heros_sector_is_lit(face: str, after: str) -> None:
    assert state_of(fought("spore", face, lit=True), "spore") == after


def test_attack_5_light_elsewhere_does_not_help_and_danger_does_not_either() -> None:
    scene = Scene().creature("spore", "C3").light("B3").danger("C3").dice("conditional", "miss", "miss", "miss")
    assert state_of(scene.play(attack("spore")), "spore") == "unhurt"


def test_attack_6_all_dice_are_rolled_in_the_open() -> None:
    scene = fought("worm", "hit", "conditional", "conditional", "miss")
    for seat in (HERO, EVIL):
        assert scene.told(e.DICE_ROLLED, seat)[0] == (1, 2, 1)
    assert scene.told(e.DICE_ROLLED, seat=HERO) == scene.told(e.DICE_ROLLED)


def test_attack_6_when_a_roll_is_over_the_dice_are_taken_away() -> None:
    scene = Scene().creature("cultist", "C3").dice("hit", "miss", "hit").play(BULLET_TIME, attack("cultist"))
    assert scene.table.view(HERO)["dice"] == []
    assert scene.play(SEARCH).table.view(HERO)["dice"] == [], "those of the creature as well"


@pytest.mark.parametrize(
    ("kind", "first", "second"),
    [("spore", 1, 1), ("parasite", 2, 1), ("hybrid", 2, 1), ("cultist", 2, 2), ("worm", 2, 2)],
)
def test_attack_7_the_first_threshold_brings_the_first_wound(kind: str, first: int, second: int) -> None:
    for hits in range(first + second):
        assert state_of(fought(kind, *["hit"] * hits, "miss"), kind) == ("wounded" if hits >= first else "unhurt")


def test_attack_7_example_t7_three_hits_of_four_dice_wound_a_worm_and_the_third_is_lost() -> None:
    scene = fought("worm", "hit", "hit", "hit", "miss")
    assert scene.told(e.DICE_ROLLED)[0] == (3, 0, 1)
    assert scene.told(e.WOUNDED) == [(4,)] and scene.told(e.KILLED) == []
    assert scene.figures("C3") == ["wounded worm"]
    again = fought("worm", "hit", wounded=True)
    assert again.figures("C3") == ["wounded worm"], "the lost damage is not kept: one more does not kill"


@pytest.mark.parametrize(
    ("kind", "second"), [("spore", 1), ("parasite", 1), ("hybrid", 1), ("cultist", 2), ("worm", 2)]
)
def test_attack_8_the_second_wound_kills(kind: str, second: int) -> None:
    assert state_of(fought(kind, *["hit"] * second, wounded=True), kind) == "dead"
    assert state_of(fought(kind, *["hit"] * (second - 1), "miss", wounded=True), kind) == "wounded"


@pytest.mark.parametrize(("kind", "both"), [("spore", 2), ("parasite", 3), ("hybrid", 3), ("cultist", 4), ("worm", 4)])
def test_attack_9_the_sum_of_both_thresholds_kills_an_unhurt_creature_outright(kind: str, both: int) -> None:
    assert state_of(fought(kind, *["hit"] * both), kind) == "dead"
    assert state_of(fought(kind, *["hit"] * (both - 1)), kind) == "wounded"


def test_attack_10_damage_below_the_threshold_is_lost_and_not_kept() -> None:
    scene = Scene().creature("cultist", "C3").dice("hit", *["miss"] * 2, "hit", *["miss"] * 2)
    scene.play(attack("cultist"), attack("cultist"))
    assert state_of(scene, "cultist") == "unhurt"
    assert scene.told(e.UNHARMED) == [(3,), (3,)]


def test_attack_11_a_wounded_creature_is_marked_on_the_secret_map_and_in_the_labyrinth() -> None:
    scene = fought("hybrid", "hit", "hit")
    assert [each["wounded"] for each in scene.table.view(EVIL)["map"]["creatures"]] == [1]
    assert scene.figures("C3") == ["wounded hybrid"]


def test_attack_11_a_killed_one_leaves_both_and_its_token_can_be_used_again_unhurt() -> None:
    scene = fought("worm", "hit", "hit", wounded=True)
    assert scene.table.view(EVIL)["map"]["creatures"] == [] and scene.figures("C3") == []
    assert scene.told(e.KILLED) == [(4,)]
    assert scene.told(e.CREATURE_ATTACKS) == []
    assert scene.table.wounded == 0


def test_attack_12_the_hero_is_told_whether_a_creature_is_wounded_when_it_is_revealed() -> None:
    scene = Scene().creature("worm", "C2", wounded=True).creature("spore", "C1").play(explore("north"))
    assert scene.figures("C2") == ["wounded worm"]
    assert scene.told(e.CREATURE_SHOWN, HERO) == [(9, scene.place("C2")), (0, scene.place("C1"))]
