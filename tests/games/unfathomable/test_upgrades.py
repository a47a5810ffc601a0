"""Tables that were begun by version 1 of the rules go on by the present ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from staging import Scene, discard

from undertow import Record, RecordError, texts
from undertow.games.unfathomable import GAME
from undertow.games.unfathomable.cards.numbered_before import NAMES as NUMBERED_BEFORE
from undertow.games.unfathomable.cards.programs import NAMES
from undertow.games.unfathomable.procedures.effects import INSTRUCTIONS
from undertow.games.unfathomable.upgrades import frames_of, place_in

SAVES = Path(__file__).parents[2] / "saves"
RISKING = ["May", "RiskPassengers", "IfRisked", "RollDie", "IfAtLeast", "Gain"]
BEFORE = {
    "waypoint.abandoned_depot": RISKING,
    "waypoint.deserted_island": RISKING,
    "waypoint.shipwreck_survivors": RISKING,
    "waypoint.wrecked_ship": RISKING,
    "waypoint.rainstorm": ["Lose", *RISKING],
    "spell.call_down_the_storm": ["DefeatInTheWater", "IfCounted", "RollDie", "IfAtMostCounted", "DamageShip"],
    "spell.call_friends": ["RescueAnyNumber", "IfCounted", "RollDie", "IfAtMostCounted", "Activate"],
    "spell.summon_the_beast_within": [
        "MayMove", "DefeatEnemiesHere", "LeaveOutTheSpared", "IfCounted", "RollDie", "IfAtMostCounted",
        "DefeatEveryoneHere",
    ],
}  # fmt: skip


def loaded(scene: Scene, *frames: list[Any]) -> Scene:
    """The table as version 1 would have saved it, with these frames on top, loaded now."""
    data = scene.turn().table.dump()
    data["rules"] = 1
    while data["stack"][-1][0] != "Actions":
        data["stack"].pop()
    data["stack"] += frames
    scene.table = GAME.load(data)  # type: ignore[assignment]
    return scene


@pytest.mark.parametrize("name", BEFORE)
def test_version_2_an_effect_goes_on_with_the_order_that_was_next(name: str) -> None:
    now = [type(order).__name__ for order in INSTRUCTIONS[NAMES.index(name)]]
    for place, order in enumerate([*BEFORE[name], "the end"]):
        if order in ("IfRisked", "IfCounted"):  # nothing is asked between them and the order before
            continue
        at = place_in(name, place)
        if order == "May":  # version 2 looks first whether there are enough passengers
            assert now[at : at + 2] == ["IfPassengersLeft", "May"]
        else:
            assert [*now, "the end"][at] == order, (name, place)


@pytest.mark.parametrize("program", ["waypoint.abandoned_depot", NUMBERED_BEFORE.index("waypoint.abandoned_depot")])
@pytest.mark.parametrize(("supply", "prompt"), [(3, "risk_abandoned_depot"), (2, "action")])
def test_version_2_who_was_asked_whether_to_risk_passengers_is_asked_still(program, supply: int, prompt: str) -> None:
    scene = Scene().supply(supply)
    assert loaded(scene, ["Effects", "abilities.9", program, 0, 0, 0]).prompt == prompt


def test_version_2_a_spell_that_was_about_to_damage_the_ship_does_so() -> None:
    scene = loaded(Scene(), ["Effects", "abilities.9", "spell.call_down_the_storm", 0, 4, 1])
    assert (scene.prompt, len(scene.damaged_rooms())) == ("action", 1)


FRAMES = [
    ["Effects", "abilities.9", "spell.call_friends", 0, 3, 1],
    ["DefeatSeveral", "abilities.16", [1, 2]],
    ["DefeatPassengers", "passengers.8", [0, 1, 0, 0, 1, 0, 0, 0]],
    ["Discards", "skill_cards.3d.i", [1, 0, 2], 2],
]


@pytest.mark.parametrize("frame", FRAMES, ids=[name for name, *_ in FRAMES])
def test_version_2_a_frame_of_version_1_gets_a_value_for_every_field(frame: list[Any]) -> None:
    made = frames_of(frame, {"seats": 3})
    assert made and all(len(fields) == len(GAME.procedures[name].fields) for name, _, *fields in made)


def test_version_2_players_who_were_discarding_go_on_one_after_another() -> None:
    scene = Scene().hand(0, "lore 1", "lore 2").hand(2, "will 1", "will 2", "will 3")
    loaded(scene, ["Discards", "skill_cards.3d.i", [1, 0, 2], 2])
    assert (scene.prompt, scene.seat) == ("discard", 2)
    scene.play(discard("will 1"), discard("will 2"))
    assert (scene.prompt, scene.seat) == ("discard", 0)
    assert scene.play(discard("lore 1")).prompt == "action"


def test_version_2_passengers_who_were_to_be_defeated_are_defeated() -> None:
    scene = Scene().on_deck("deck 2", 1).on_deck("deck 5", 1)
    loaded(scene, ["DefeatPassengers", "passengers.8", [0, 1, 0, 0, 1, 0, 0, 0]])
    assert (scene.prompt, scene.seat) == ("who_is_defeated_first", 0)
    assert scene.play(scene.moves[0]).passengers() == {}


def test_version_2_characters_who_were_to_be_defeated_are_defeated() -> None:
    scene = loaded(Scene().at(1, "deck 1").at(2, "deck 1"), ["DefeatSeveral", "abilities.16", [1, 2]])
    assert (scene.prompt, scene.seat) == ("who_is_defeated_first", 0)
    scene.play(scene.moves[0])
    assert (scene.place_of(1), scene.place_of(2), scene.prompt) == ("sick bay", "sick bay", "action")


def test_version_2_a_record_of_version_1_is_replayed_where_the_rules_bring_the_same() -> None:
    record = Record.load(SAVES / "unfathomable-1-replays.jsonl")
    assert record.header["rules"] == 1
    state = record.replay(verify=True)
    assert state.result is not None and state.result.data() == record.result


def test_version_2_or_says_in_one_sentence_why_not() -> None:
    record = Record.load(SAVES / "unfathomable-1-parts.jsonl")
    with pytest.raises(RecordError) as refused:
        record.replay()
    words = [refused.value.text(lang) for lang in texts.LANGS]
    assert refused.value.key == "rules-part" and len(set(words)) == 3
    assert all(word.count(". ") == 0 and "72" in word for word in words)
