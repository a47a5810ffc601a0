"""Why an action is not possible: the rule that forbids it, in words, and nothing of what is hidden."""

from __future__ import annotations

from typing import Any

import pytest
from outpost import (
    BULLET_TIME,
    SEARCH,
    Scene,
    attack,
    block,
    cell,
    clear,
    explore,
    force,
    fulfil,
    go,
    locate,
    repair,
    spawn,
    sweep,
)

from undertow import IllegalMove, texts
from undertow.games.alone import GAME
from undertow.games.alone import moves as m

HERO = 0


def why(scene: Scene, move: int, lang: str) -> Any:
    """What the Hero is told about a move that he might expect, if he may not make it."""
    found = [entry for entry in scene.table.why_not(HERO, lang) if entry["move"] == move]
    assert len(found) == 1, f"{move} is not explained"
    return found[0]


def explained(scene: Scene, move: int, rule: str, words: tuple[str, str, str]) -> None:
    """Check what is said about a move: this one rule, and its words in three languages; and it is true."""
    for lang, said in zip(texts.LANGS, words, strict=True):
        entry = why(scene, move, lang)
        assert entry["rules"] == [rule]
        assert said in entry["why"][0]
        assert entry["text"] == texts.move(GAME, scene.prompt, move, lang)
    refused(scene, move, rule)


def refused(scene: Scene, move: int, *rules: str) -> None:
    """Check that a move is refused by these rules and changes nothing."""
    before = scene.table.digest()
    assert move not in scene.moves
    with pytest.raises(IllegalMove) as error:
        scene.table.play(move)
    assert error.value.rules == rules
    assert scene.table.digest() == before


def test_labyrinth_6_nobody_walks_or_explores_through_a_wall() -> None:
    words = ("without a wall", "weder Wand", "ani ściana")
    explained(Scene(), go("south"), "labyrinth.6", words)
    explained(Scene(), explore("south"), "labyrinth.6", words)


def test_doors_2_nobody_goes_through_a_blocked_door() -> None:
    words = ("Nobody passes a blocked door", "Durch eine blockierte Tür", "zablokowane drzwi")
    explained(Scene().hero("A3").blocked("A3", "south"), go("south"), "doors.2", words)


def test_explore_2_no_line_goes_through_a_blocked_door() -> None:
    words = ("a blocked one does", "eine blockierte schon", "zablokowane tak")
    explained(Scene().hero("A3").blocked("A3", "south"), explore("south"), "explore.2", words)


def test_attack_1_no_attack_on_a_creature_in_another_sector() -> None:
    scene = Scene().revealed("B3").creature("worm", "B3", wounded=True)
    words = ("in their own sector", "in seinem Sektor", "w swoim sektorze")
    explained(scene, attack("worm", wounded=True), "attack.1", words)


def test_attack_1_of_a_hidden_creature_nothing_is_said() -> None:
    scene = Scene().creature("worm", "B3")
    assert [entry for entry in scene.table.why_not(HERO) if m.ATTACK <= entry["move"] < m.SEARCH] == []
    refused(scene, attack("worm"), "turns.4")


def test_interact_1_no_light_without_a_power_box() -> None:
    words = ("a power box in their sector", "Schaltkasten in seinem Sektor", "skrzynkę")
    explained(Scene(), repair("north"), "interact.1", words)


@pytest.mark.parametrize("slot", ["bonus", "problem"])
def test_interact_3_no_mission_elsewhere_than_in_its_room(slot: str) -> None:
    words = ("in this sector", "in diesem Sektor", "w tym sektorze")
    explained(Scene().hero("A4"), fulfil(slot), "interact.3", words)


def test_goal_2_no_main_mission_before_an_initial_one() -> None:
    words = ("is closed until", "gesperrt", "zamknięta")
    explained(Scene().hero("E3"), fulfil("main"), "goal.2", words)


def test_goal_2_all_rules_are_named_at_once() -> None:
    entry = why(Scene(), fulfil("main"), "en")
    assert entry["rules"] == ["interact.3", "goal.2"]


def test_missions_3_no_mission_twice() -> None:
    scene = Scene().completed("bonus").hero("G3")
    assert why(scene, fulfil("bonus"), "en")["rules"] == ["missions.3"]


def test_turns_5_no_bullet_time_without_adrenaline() -> None:
    words = ("spend 1 adrenaline token", "1 Adrenalinmarker", "1 żeton adrenaliny")
    explained(Scene().adrenaline(0), BULLET_TIME, "turns.5", words)


def test_turns_7_no_bullet_time_in_the_middle_of_a_turn() -> None:
    words = ("once a turn at most", "höchstens einmal", "najwyżej raz")
    explained(Scene().play(BULLET_TIME, go("west")), BULLET_TIME, "turns.7", words)


def test_move_4_no_door_where_there_is_none_and_no_blocked_one_again() -> None:
    scene = Scene().hero("B3").blocked("A3", "south").play(go("west"))
    refused(scene, block("north"), "move.4")
    refused(scene, block("south"), "move.4")
    refused(scene, clear("north"), "move.4")


def test_explore_4_no_token_where_none_is() -> None:
    scene = Scene().danger("B3").play(explore("west"))
    refused(scene, sweep(0), "explore.4")
    refused(scene, sweep(2), "explore.4")


def test_locate_1_no_target_twice() -> None:
    refused(Scene().play(locate("lab", "lab")[0]), locate("lab", "lab")[1], "locate.1")


def test_turns_4_what_is_no_action_here_is_refused_as_such() -> None:
    for move in (force("south"), go("stairs"), explore("stairs"), m.DONE, m.PASS, spawn("worm", "A1"), SEARCH + 9999):
        scene = Scene()
        refused(scene, move, "moves.unknown" if move > 9999 else "turns.4")


def test_secrecy_5_what_is_refused_does_not_depend_on_what_is_hidden() -> None:
    """Guards look at revealed things only, so the list tells nothing of the dark."""
    plain = Scene().table.why_not(HERO)
    full = Scene().creature("worm", "B3").danger("D3").box("C2").light("B3").blocked("A3", "south").room("crew", "A4")
    assert full.table.why_not(HERO) == plain
    assert full.table.where[12] == cell("B3")
