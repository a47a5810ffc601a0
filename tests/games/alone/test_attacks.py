"""Attacks on the Hero, and shocks."""

from __future__ import annotations

import pytest
from outpost import DONE, PASS, SEARCH, Scene, cover, explore, go, play, send, spawn, token

from undertow.games.alone import events as e
from undertow.games.alone import known
from undertow.games.alone.board import KINDS
from undertow.games.alone.state import RAGING

CARDS = ("they-are-keeping-pace", "footsteps-ahead")
MISSES = ("miss",) * 12


def dice_of(scene: Scene) -> list[tuple[str, int]]:
    """Who has attacked, with how many dice."""
    return [(KINDS[kind], dice) for kind, dice in scene.told(e.CREATURE_ATTACKS)]


# -- at the end of a turn ----------------------------------------------------------------------------------------------


def test_attacks_1_a_creature_in_the_heros_sector_attacks_without_a_card_and_each_hit_costs_1_health() -> None:
    scene = Scene().creature("spore", "C3").dice("hit", "hit", "miss").play(SEARCH)
    assert dice_of(scene) == [("spore", 3)]
    assert scene.told(e.DICE_ROLLED) == [(2, 0, 1)]
    scene.lost(health=2)


def test_attacks_1_one_that_is_next_to_him_does_not() -> None:
    scene = Scene().creature("spore", "B3").revealed("B3").play(SEARCH)
    assert dice_of(scene) == []


def test_attacks_1_whoever_the_end_of_the_turn_brings_attacks_too() -> None:
    scene = Scene().creature("cultist", "B3").hand(1, *CARDS[:1]).dice("hit", "hit").play(SEARCH, cover(CARDS[0]))
    scene.play(send("cultist", "C3"))
    assert dice_of(scene) == [("cultist", 2)]
    scene.lost(health=2)


@pytest.mark.parametrize(
    ("kind", "dark", "light"),
    [("spore", 3, 2), ("parasite", 2, 1), ("hybrid", 2, 1), ("cultist", 2, 2), ("worm", 3, 0)],
)
def test_attacks_2_dice_for_darkness_or_for_light(kind: str, dark: int, light: int) -> None:
    assert dice_of(Scene().creature(kind, "C3").dice(*MISSES).play(SEARCH)) == [(kind, dark)]
    assert dice_of(Scene().creature(kind, "C3").light("C3").dice(*MISSES).play(SEARCH)) == [(kind, light)]


def test_attacks_2_example_t18_a_parasite_in_the_dark_has_2_dice_and_a_worm_in_the_light_none() -> None:
    assert dice_of(Scene().creature("parasite", "C3").dice(*MISSES).play(SEARCH)) == [("parasite", 2)]
    scene = Scene().creature("worm", "C3").light("C3").play(SEARCH)
    assert dice_of(scene) == [("worm", 0)] and scene.told(e.DICE_ROLLED) == []
    scene.lost()


def test_attacks_2_the_sector_of_the_creature_counts_also_where_it_is_not_the_heros() -> None:
    scene = Scene().completed("problem").creature("boss", "B3").revealed("B3").light("B3").dice(*MISSES).play(SEARCH)
    assert scene.told(e.CREATURE_ATTACKS) == [(5, 3)], "the Saboteur has 3 dice in the light as in the dark"


def test_attacks_3_with_a_danger_token_in_the_heros_sector_conditional_hits_count() -> None:
    faces = ("hit", "conditional", "conditional")
    Scene().creature("spore", "C3").dice(*faces).play(SEARCH).lost(health=1)
    Scene().creature("spore", "C3").danger("C3").dice(*faces).play(SEARCH).lost(health=3)
    Scene().creature("spore", "C3").danger("B3").dice(*faces).play(SEARCH).lost(health=1)


def test_attacks_3_light_does_not_make_them_count_for_creatures() -> None:
    Scene().creature("spore", "C3").light("C3").dice("conditional", "conditional").play(SEARCH).lost()


def test_attacks_4_several_creatures_roll_one_after_another_in_the_order_of_the_table() -> None:
    scene = Scene(evil=3).creature("spore", "C3").creature("worm", "C3").creature("cultist", "C3")
    scene.dice(*MISSES).play(SEARCH)
    assert scene.prompt == "action", "nobody is asked: nothing can happen between their rolls"
    assert dice_of(scene) == [("spore", 3), ("cultist", 2), ("worm", 3)]
    assert scene.told(e.DICE_ROLLED) == [(0, 0, 3), (0, 0, 2), (0, 0, 3)]


@pytest.mark.parametrize("first", [True, False])
def test_attacks_4_of_one_kind_an_unhurt_creature_attacks_before_a_wounded_one(first: bool) -> None:
    """Whatever the numbers of their tokens are: the Hero does not know these."""
    scene = Scene().creature("worm", "C3", wounded=first).creature("worm", "C3", wounded=not first)
    scene.dice(*MISSES).play(SEARCH)
    marked = [entry for entry in scene.table.trace if entry[0] == known.MARKED and entry[1] == known.ATTACKED]
    assert [entry[3] >> 9 for entry in marked] == [0, 1]


@pytest.mark.parametrize("first", [0, 1])
def test_attacks_4_of_creatures_that_look_alike_the_one_with_fewer_dice_attacks_first(first: int) -> None:
    scene = Scene().creature("worm", "C3").creature("worm", "C3")
    scene.table.extra_dice[token("worm", first)] = 2
    scene.dice(*MISSES).play(SEARCH)
    assert dice_of(scene) == [("worm", 3), ("worm", 5)]


def test_attacks_4_no_creature_attacks_twice_in_a_turn() -> None:
    scene = Scene().creature("spore", "C3").hand(1, "it-smells-my-blood").dice("hit", *MISSES).play(SEARCH)
    scene.passes()
    assert dice_of(scene) == [("spore", 3)], "not even after Evil has been asked about the loss"


def test_attacks_4_in_the_next_turn_it_attacks_again() -> None:
    scene = Scene().creature("spore", "C3").dice("hit", *MISSES).play(SEARCH, SEARCH)
    assert dice_of(scene) == [("spore", 3), ("spore", 3)]
    assert scene.table.view(0)["lost"] == [0, 0, 0, 0], "what was lost a turn ago is no longer there to be reacted to"


# -- opportunity attacks -----------------------------------------------------------------------------------------------


def left(*kinds: str, lit: bool = False, danger: bool = False) -> Scene:
    """The Hero leaves a sector with these creatures; the mission that adds a die is completed."""
    scene = Scene().completed("problem")
    for kind in kinds:
        scene.creature(kind, "C3")
    if lit:
        scene.light("C3")
    if danger:
        scene.danger("C3")
    return scene


def test_attacks_5_one_attack_however_many_creatures_are_there() -> None:
    scene = left("spore", "worm", "worm").dice("hit", "hit", "miss").play(go("east"))
    assert scene.told(e.OPPORTUNITY) == [(3,)] and scene.told(e.DICE_ROLLED) == [(2, 0, 1)]
    scene.lost(health=2)


def test_attacks_5_evil_is_not_asked_whether_it_makes_it() -> None:
    scene = left("spore").dice("miss").play(go("east"))
    assert scene.told(e.OPPORTUNITY) == [(1,)] and scene.prompt == "action"


@pytest.mark.parametrize("kinds", [("worm",), ("cultist", "spore"), ("hybrid", "parasite", "worm", "spore")])
def test_attacks_6_one_die_for_each_creature_in_the_sector_left(kinds: tuple[str, ...]) -> None:
    scene = left(*kinds).creature("worm", "B3").dice(*["hit"] * len(kinds)).play(go("east"))
    assert scene.told(e.OPPORTUNITY) == [(len(kinds),)]
    scene.lost(health=len(kinds))


def test_attacks_7_in_the_light_it_has_one_die_fewer_example_t5() -> None:
    scene = left("spore", "worm", lit=True).dice("hit").play(go("east"))
    assert scene.told(e.OPPORTUNITY) == [(1,)] and scene.told(e.DICE_ROLLED) == [(1, 0, 0)]
    scene.lost(health=1)


def test_attacks_7_one_die_fewer_in_all_not_for_each() -> None:
    scene = left("spore", "worm", "worm", lit=True).dice(*MISSES).play(go("east"))
    assert scene.told(e.OPPORTUNITY) == [(2,)]


def test_attacks_7_the_light_of_the_sector_left_counts_not_that_of_the_next() -> None:
    scene = left("spore").light("D3").dice(*MISSES).play(go("east"))
    assert scene.told(e.OPPORTUNITY) == [(1,)]


def test_attacks_8_conditional_hits_never_count_not_even_with_a_danger_token() -> None:
    left("spore", "spore", danger=True).dice("conditional", "conditional").play(go("east")).lost()


def test_attacks_8_no_other_effect_touches_it() -> None:
    scene = left("worm", lit=True)
    scene.table.extra_dice[token("worm")] = 2
    scene.table.mods[RAGING] = 1
    scene.play(go("east"))
    assert scene.told(e.OPPORTUNITY) == [(0,)] and scene.told(e.DICE_ROLLED) == []


def test_attacks_8_a_mission_that_names_it_does() -> None:
    scene = Scene().creature("worm", "C3").light("C3").dice("hit").play(go("east"))
    assert scene.told(e.OPPORTUNITY) == [(1,)], "Gravity Failure is open: one die more"
    scene.lost(health=1)


# -- shocks ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "worth"), [("spore", 1), ("parasite", 1), ("hybrid", 2), ("cultist", 0), ("worm", 2)])
def test_shock_1_a_hidden_creature_that_moves_into_the_heros_sector_costs_its_shock_value(
    kind: str, worth: int
) -> None:
    scene = Scene().creature(kind, "B3").hand(1, *CARDS[:1]).dice(*MISSES).play(SEARCH, cover(CARDS[0]))
    scene.play(send(kind, "C3"))
    assert scene.told(e.SHOCK) == ([(KINDS.index(kind), worth)] if worth else [])
    scene.lost(composure=worth)


def test_shock_2_so_does_one_in_a_hidden_sector_that_the_hero_enters_example_t8() -> None:
    scene = Scene().creature("worm", "D3").dice(*MISSES).play(go("east"))
    assert scene.told(e.SHOCK) == [(4, 2)]
    scene.lost(composure=2)


def test_shock_2_in_the_light_no_less() -> None:
    scene = Scene().hero("B3").creature("worm", "A3").light("A3")
    assert "A3" not in scene.shown()
    scene.dice(*MISSES).play(go("west"), DONE).lost(composure=2)


def test_shock_3_a_creature_revealed_in_another_sector_first_causes_none_example_t9() -> None:
    scene = Scene().creature("parasite", "A3").revealed("B3").hand(1, *CARDS).dice(*MISSES)
    scene.play(SEARCH, cover(CARDS[0]), send("parasite", "B3"))
    assert scene.figures("B3") == ["parasite"]
    scene.play(cover(CARDS[1]), send("parasite", "C3"))
    assert scene.told(e.SHOCK) == [] and scene.figures("C3") == ["parasite"]
    scene.lost()


def test_shock_3_in_one_movement_as_well() -> None:
    scene = Scene(windows="ask").creature("parasite", "A3").revealed("B3").hand(1, "something-flits-past")
    scene.dice(*MISSES).play(explore("north"), play("something-flits-past"), send("parasite", "C3"))
    assert scene.told(e.SHOCK) == [] and scene.where("parasite") == "C3"


def test_shock_3_nor_does_one_that_the_hero_has_seen_before_he_enters() -> None:
    scene = Scene().creature("worm", "D3").revealed("D3").dice(*MISSES).play(go("east"))
    assert scene.told(e.SHOCK) == []
    scene.lost()


def test_shock_3_nor_one_that_explore_or_light_reveals_elsewhere() -> None:
    Scene().creature("worm", "B3").play(explore("west")).lost()
    scene = Scene().hero("D3").creature("worm", "B3").light("B3").play(go("west"))
    assert scene.figures("B3") == ["worm"]
    scene.lost()


def test_shock_3_nor_one_that_spawns_in_view() -> None:
    scene = Scene().hero("E4").revealed("F4", "F3", "F2").hand(1, *CARDS[:1]).play(SEARCH, cover(CARDS[0]))
    scene.play(spawn("spore", "F2"))
    assert scene.figures("F2") == ["spore"] and scene.told(e.SHOCK) == []


def test_shock_4_several_are_all_shown_first_then_each_is_a_shock_in_the_order_of_the_table() -> None:
    scene = Scene().creature("worm", "D3").creature("cultist", "D3").creature("spore", "D3")
    scene.dice(*MISSES).play(go("east"))
    assert scene.table.events is not None
    seen = [(event[0], event[2]) for event in scene.table.events if event[0] in (e.CREATURE_SHOWN, e.SHOCK)]
    shown = [(e.CREATURE_SHOWN, figure) for figure in (0, 6, 8)]
    assert seen == [*shown, (e.SHOCK, 0), (e.SHOCK, 4)], "the Cultist frightens nobody"
    scene.lost(composure=3)


def test_shock_4_each_is_an_event_of_its_own_that_evil_may_react_to() -> None:
    scene = Scene(windows="ask").decks("terror", "speed").creature("worm", "D3").creature("spore", "D3")
    scene.hand(1, "it-answers-in-my-voice").play(go("east"), PASS)
    assert (scene.prompt, scene.told(e.SHOCK)) == ("react", [(0, 1)])
    assert scene.table.view(1)["lost"][2:] == [0, 1]
    scene.play(PASS)
    assert (scene.prompt, scene.told(e.SHOCK)) == ("react", [(0, 1), (4, 2)])
    assert scene.table.view(1)["lost"][2:] == [0, 2]
