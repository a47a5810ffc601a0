"""What the table shows: the Hero's labyrinth from his start, Evil's map with every sector that can be chosen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from outpost import Scene
from test_missions_needle import hidden
from test_missions_runner import chased

import undertow
from undertow.games.alone import GAME, catalogue, charts
from undertow.games.alone import moves as m
from undertow.games.alone.board import FLOOR
from undertow.layout import plain
from undertow.sections import Words, sections_of


def shown(state: undertow.State, viewer: int | None, lang: str = "en") -> list[Any]:
    names = ["Ann", "Bob", "Cy", "Dee"][: state.seats]
    return sections_of(state.game, state.view(viewer), Words(state.game, lang, names, viewer, state.options))


def cells(sections: list[Any]) -> Iterator[dict[str, Any]]:
    """All spaces of the maps."""
    for one in sections:
        for part in one["parts"]:
            yield from part.get("cells", ())


def asked(prompt: str, seed: int, seats: int = 3) -> undertow.State:
    """A game played at random up to a question."""
    luck = random.Random(seed)
    state = GAME.new(seats, seed=seed)
    while state.decision is not None and state.decision.prompt != prompt:
        state.play(luck.choice(state.moves))
    assert state.decision is not None, f"{prompt} is never asked"
    return state


def offered(state: undertow.State) -> set[int]:
    """The legal moves that a space stands for, by its moves or by its name."""
    found: set[int] = set()
    for one in cells(shown(state, state.seat)):
        found |= {move for move in state.moves if move in one["moves"]}
        for move in state.moves:
            family = GAME.words.of(move)
            found |= {move} if (family.noun, GAME.words.index(move)) == (one["noun"], one["index"]) else set()
    return found


@pytest.mark.parametrize("prompt", ["start", "who_acts", "placing"])
def test_whatever_names_a_sector_is_chosen_on_the_secret_map(prompt: str) -> None:
    some = 0
    for seed in range(6):
        state = asked(prompt, seed)
        named = {move for move in state.moves if "sector" in GAME.words.of(move).named(move)}
        assert named <= offered(state)
        some += len(named)
    assert some


def test_every_step_of_the_hero_is_chosen_on_the_labyrinth() -> None:
    for seed in range(4):
        state = asked("action", seed)
        steps = {move for move in state.moves if GAME.words.of(move).key in ("walk", "explore", "search")}
        assert steps and steps <= offered(state)


def test_the_hero_sees_no_sector_of_the_secret_map_and_nobodys_cards() -> None:
    state = asked("action", 5)
    assert {one["noun"] for one in cells(shown(state, 0))} == {"place"}
    assert shown(state, 0) != shown(state, 1)
    told = str(shown(state, 0)) + str(shown(state, None))
    hands = [card for hand in state.hands for card in hand]  # type: ignore[attr-defined]
    assert hands and not [card for card in hands if Words(GAME, "en", []).name("card", card) in told]


def test_a_space_of_the_secret_map_says_what_the_hero_would_hear_there() -> None:
    state = asked("action", 3)
    said = [one["title"] for one in cells(shown(state, 1))]
    assert all("distance" in title and "hears it" in title for title in said if "the Hero," not in f"{title},")
    assert any("from the other floor" in title for title in said)


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_after_the_end_everybody_sees_both_maps(lang: str) -> None:
    luck = random.Random(1)
    state = GAME.new(2, seed=1)
    while not state.over:
        state.play(luck.choice(state.moves))
    for viewer in (0, None):
        assert {one["noun"] for one in cells(shown(state, viewer, lang))} == {"place", "sector"}


# -- items, and what missions tell -------------------------------------------------------------------------------------


def part_of(scene: Scene, viewer: int, heading: str, lang: str = "en") -> dict[str, Any]:
    """A section by its heading."""
    words = Words(GAME, lang, ["Ann", "Bob"], viewer, scene.table.options)
    return next(one for one in sections_of(GAME, scene.table.view(viewer), words) if one["heading"] == heading)


def test_items_5_everybody_sees_the_heros_items_with_charges_and_what_they_do() -> None:
    scene = Scene().holds("jetpack", charges=2).holds("sedative", upgraded=True)
    for viewer in (0, 1):
        jetpack, sedative = part_of(scene, viewer, "The Hero’s items")["parts"][0]["cards"]
        assert (jetpack["name"], jetpack["noun"], jetpack["index"]) == ("Jetpack", "item", 3)
        assert "Charges 2 of 3" in str(jetpack["figures"]) and "upgraded" not in str(jetpack["figures"])
        assert "upgraded" in str(sedative["figures"]) and "Regain 3 composure" in sedative["text"]
        assert m.USE + 3 in jetpack["moves"]
    assert "Keine Gegenstände." in str(part_of(Scene(), 0, "Ausrüstung des Helden", "de"))
    assert "Brak przedmiotów." in str(part_of(Scene(), 1, "Przedmioty Bohatera", "pl"))


def test_attack_4_the_chances_of_a_weapon_stand_beside_it_where_a_creature_is() -> None:
    scene = Scene().holds("plasma-cutter").creature("spore", "C3")
    text = part_of(scene, 0, "The Hero’s items")["parts"][0]["cards"][0]["text"]
    assert "killed 26 %, wounded 44 %" in text  # of three dice one in three hits
    lit = Scene().holds("plasma-cutter").light("C3").creature("spore", "C3", wounded=True)
    text = part_of(lit, 0, "The Hero’s items")["parts"][0]["cards"][0]["text"]
    assert "killed 96 %, wounded 0 %" in text
    assert "killed" not in str(part_of(Scene().holds("plasma-cutter"), 0, "The Hero’s items"))


def test_missions_7_the_beacon_stands_with_the_heros_tracks() -> None:
    scene = chased("E1").play(m.SEARCH)
    for viewer in (0, 1):
        assert "distance 4, the way begins in the north" in str(part_of(scene, viewer, "Hero"))


def test_missions_4_tokens_are_marked_on_both_maps_the_core_for_evil_alone() -> None:
    scene = hidden("c4", "b4", "a2", hero="d4").revealed("c4")
    tile = next(one for one in cells(shown(scene.table, 0)) if one["index"] == scene.place("c4"))
    assert "status or mission tokens: 1" in tile["title"] and "the core" not in str(shown(scene.table, 0)[0])
    sector = next(
        one for one in cells(shown(scene.table, 1)) if one["title"].startswith("C4:") and "core" in one["title"]
    )
    assert "the core" in sector["title"]
    false = [
        one for one in cells(shown(scene.table, 1)) if one["noun"] == "sector" and "mission tokens" in one["title"]
    ]
    assert len(false) == 3


def test_the_catalogue_has_every_item_and_mission_with_its_words() -> None:
    found = catalogue.cards()
    for noun, count in (("item", 21), ("mission", 24)):
        mine = [one for one in found if one["noun"] == noun]
        assert [one["index"] for one in mine] == list(range(count))
        assert {one["origin"] for one in mine} == {"seed", "original"}
        for lang in ("en", "de", "pl"):
            said = [catalogue.words_of(noun, number, lang) for number in range(count)]
            assert len(set(said)) == count and not [text for text in said if f"{noun}-" in text or "sections-" in text]
    assert catalogue.words_of("item", 3, "en").startswith("Move: ")
    assert "Upgraded: " in catalogue.words_of("item", 3, "en")


def observed(scene: Scene, seat: int) -> bytes:
    """What a learner in a seat sees."""
    seen = bytearray(GAME.encoded)
    assert GAME.encode is not None
    GAME.encode(scene.table, seat, seen)
    return bytes(seen)


def test_the_observation_of_items_and_missions_is_open_and_that_of_tokens_evils() -> None:
    bare, rich = Scene(), Scene().holds("jetpack", charges=2, upgraded=True)
    for seat in (0, 1):
        assert observed(bare, seat) != observed(rich, seat)
    one, other = hidden("c4", "b4", "a2"), hidden("b4", "c4", "a2")
    assert observed(one, 0) == observed(other, 0)
    assert observed(one, 1) != observed(other, 1)
    near, far = chased("D1"), chased("D1")
    near.play(m.SEARCH)
    assert near.table.view(0)["beacon"] and observed(near, 0) != observed(far, 0)


def test_each_floor_is_named_once() -> None:
    parts = part_of(Scene(), 1, "The secret map")["parts"]
    assert [part["label"] for part in parts if part["kind"] == "map"] == ["The floor of the start", "The other floor"]
    assert "floor of the start" not in str([part for part in parts if part["kind"] == "lines"])


@pytest.mark.parametrize(
    ("lang", "rule", "reward"),
    [("en", "Special rule:", "Reward:"), ("de", "Sonderregel:", "Belohnung:"), ("pl", "Zasada specjalna:", "Nagroda:")],
)
def test_missions_3_the_special_rule_and_the_reward_say_what_they_are(lang: str, rule: str, reward: str) -> None:
    state = GAME.new(2, seed=3, options={"problem": "pm04"})
    while not state.view(0)["missions"]:
        state.play(state.moves[0])
    words = Words(GAME, lang, ["A", "B"], 0, state.options)
    found = [one for one in shown(state, 0, lang) if one["heading"] == words.say("sections-missions")]
    said = [card["text"] for card in found[0]["parts"][0]["cards"]]
    fever = next(text for text in said if rule in text)
    assert reward in said[0] and rule not in said[0]  # a bonus mission has none
    assert fever.index(rule) < fever.index(reward)


def facts_of(**changed: Any) -> dict[str, str]:
    """The facts on the table of the Hero, by name, with something else in the view."""
    found = sections_of(GAME, {**asked("action", 5).view(0), **changed}, Words(GAME, "en", ["A", "B", "C"], 0, {}))
    facts = [fact for one in found for part in one["parts"] for fact in part.get("facts", ())]
    return {fact["name"]: plain(fact["value"]) for fact in facts}


def test_locate_2_two_targets_have_a_comma_between_them() -> None:
    assert facts_of(named=[0, 1])["Locating"] == "Control Room, Crew Quarters"


def test_items_5_a_room_on_the_floor_plan_is_named_once() -> None:
    assert facts_of(plans=[[0, 3], [1, 4], [0, 3]])["Rooms on the floor plan"].count("Control Room") == 1


def test_the_heros_floor_comes_first_on_both_maps() -> None:
    scene = Scene()
    maps = [part["label"] for part in part_of(scene, 1, "The secret map")["parts"] if part["kind"] == "map"]
    assert maps == ["The floor of the start", "The other floor"]
    view = {**scene.table.view(1)}
    view["map"] = {**view["map"], "hero": view["map"]["hero"] % FLOOR + FLOOR}
    words = Words(GAME, "en", ["Ann", "Bob"], 1, scene.table.options)
    parts = charts.station_map(view, words)
    assert [part["label"] for part in parts if part["kind"] == "map"] == maps[::-1]
