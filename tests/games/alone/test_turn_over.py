"""What a turn or a round has left behind ends with it (topic turns and others)."""

from __future__ import annotations

from typing import Any

from outpost import PASS, SEARCH, Scene, attack, cover, explore, go, locate, play, repair, send, spawn
from played import aim, attacks, reacting

from undertow.games.alone import events as e

PACK = "they-hunt-in-a-pack"


def seen(scene: Scene, key: str) -> Any:
    """What everybody sees under a key."""
    return scene.table.view(0)[key]


def to_next_round(scene: Scene) -> Scene:
    """The round ends; Evil does as little as possible."""
    number = scene.table.round
    while scene.table.round == number:
        scene.play(SEARCH if scene.prompt == "action" else scene.moves[-1 if scene.prompt == "drawing" else 0])
    return scene


def test_dangerous_3_an_action_of_the_turn_before_does_not_count() -> None:
    scene = Scene().hero("D3").hand(1, PACK).danger("D3").play(go("west"), PASS, go("west"), play(PACK))
    assert scene.told(e.CARD_DANGEROUS) == []


def test_attacks_1_a_creature_attacks_every_turn() -> None:
    scene = Scene().creature("spore", "C3").dice(*["miss"] * 6).play(SEARCH, SEARCH)
    assert attacks(scene) == [("spore", 3), ("spore", 3)]


def test_light_5_who_moved_in_the_turn_before_puts_out_no_light_now() -> None:
    scene = Scene().hand(1, PACK).creature("worm", "D1").box("C3").play(SEARCH, cover(PACK), send("worm", "C1"))
    assert scene.play(repair("north")).lit() == ["C1", "C2", "C3"]


def test_rulings_2_a_card_whose_moment_did_not_come_does_not_wait_for_the_next_turn() -> None:
    scene = reacting("was-i-mistaken").revealed("C2", "C1").play(explore("north"), play("was-i-mistaken"), PASS)
    assert (scene.table.turn, scene.table.view(1)["pending"]) == (1, [])


def test_turns_3_targets_lines_losses_and_dice_are_of_one_turn() -> None:
    scene = Scene().play(*locate("lab", "crew"))
    assert (scene.table.turn, seen(scene, "named")) == (1, [])
    scene = Scene().play(explore("north"))
    assert (scene.table.turn, seen(scene, "line")) == (1, [])
    scene = Scene().creature("spore", "C3").dice("hit", "miss", "miss").play(SEARCH)
    assert (scene.table.turn, seen(scene, "lost"), seen(scene, "dice")) == (1, [0, 0, 0, 0], [])


def test_turns_3_who_was_killed_in_the_turn_before_has_no_successor_now() -> None:
    """Another Takes Its Place: 2 sectors nearer after a kill in this turn, else 1."""
    another = "another-takes-its-place"
    for turns, near in ((1, True), (2, False)):
        scene = reacting(another).creature("spore", "C3", wounded=True).creature("worm", "C3")
        scene.dice("hit", *["miss"] * 12).play(attack("spore", True))
        if turns == 2:
            scene.play(PASS, attack("worm"))
        scene.play(play(another))
        assert scene.may(spawn("worm", "D1")) == near  # 3 away; a Worm spawns at 5
        assert scene.may(spawn("worm", "E1"))


def test_turns_3_who_raged_in_the_turn_before_heeds_the_light_again() -> None:
    heard = "it-heard-the-signal"
    scene = reacting(heard).creature("worm", "C1").light("C3").dice(*["miss"] * 3)
    scene.play(*locate("lab", "crew"), play(heard), aim(3), send("worm", "C3"))
    assert attacks(scene) == [("worm", 3)]
    assert attacks(scene.play(SEARCH)) == [("worm", 3), ("worm", 0)]


def test_reactions_6_a_field_that_a_card_freed_is_one_of_seven_in_the_next_round() -> None:
    faster = "they-are-faster"
    scene = reacting(faster, danger="C3").covered(2).creature("worm", "F2").time(turn=8)
    scene.play(go("north"), play(faster), send("worm", "E2"), send("worm", "E1"))
    assert scene.told(e.FIELD_FREED, 0) == [(1,)]
    assert scene.told(e.DANGER_GAINED, 0) == [(4,)]
    assert seen(to_next_round(scene), "free_fields") == 7


def test_nightmare_2_its_loss_belongs_to_no_turn() -> None:
    scene = to_next_round(Scene().time(turn=8, round_=4))
    scene.lost(composure=2)
    assert (seen(scene, "lost"), seen(scene, "triggers")) == ([0, 0, 0, 0], 0)
