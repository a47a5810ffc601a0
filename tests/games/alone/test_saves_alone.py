"""Saves of another version, or with what no game can come to: one clear sentence, and nothing is lost."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import undertow
from undertow.games.alone import GAME

Change = Callable[[dict[str, Any]], None]


def saved() -> dict[str, Any]:
    """A save of a game that has begun."""
    table = GAME.new(3, "save", {"character": "doctor"})
    while table.asking.key != "action":
        table.play(table.moves[0])
    return table.dump()


def setting(name: str, value: object) -> Change:
    def change(data: dict[str, Any]) -> None:
        data["table"][name] = value

    return change


def people_of(place: int, value: int) -> Change:
    def change(data: dict[str, Any]) -> None:
        data["table"]["people"][place] = value

    return change


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (setting("sheets", [99, 0, 1, 0]), "map"),
        (setting("sheets", [3, 0, 3, 0]), "map"),
        (setting("sheets", [3, 2, 4, 0]), "map"),
        (setting("rooms", [1] * 8), "map"),
        (setting("hero", 55), "map"),
        (setting("where", [200] * 16), "map"),
        (setting("lit", 1 << 60), "map"),
        (setting("blocked", 1 << 60), "map"),
        (setting("revealed", 0), "map"),
        (setting("health", 13), "hero"),
        (setting("people", [7]), "hero"),
        (people_of(0, 4), "hero"),
        (people_of(2, 7), "hero"),
        (people_of(6, 3), "hero"),
        (setting("mission", [0, 0, -1, -1, 0, 0, 1 << 60, -1, 0, 0, 0, -1]), "map"),
        (setting("held", [3, 3]), "items"),
        (setting("item_discard", [99]), "items"),
        (setting("charges", [9] * 21), "items"),
    ],
)
def test_a_save_with_an_impossible_map_or_hero_is_refused_in_one_sentence(change: Change, said: str) -> None:
    data = saved()
    kept = copy.deepcopy(data)
    change(data)
    with pytest.raises(undertow.FormatError) as refused:
        GAME.load(data)
    assert str(refused.value) == f"This save is damaged ({said})."
    assert GAME.load(kept).dump() == kept, "the save itself is as good as before"


@pytest.mark.parametrize("rules", [0, 99, "1"])
def test_a_save_of_other_rules_is_refused_in_one_sentence(rules: object) -> None:
    with pytest.raises(undertow.FormatError) as refused:
        GAME.load({**saved(), "rules": rules})
    assert str(rules) in str(refused.value) and "\n" not in str(refused.value)


def test_a_save_with_unknown_options_is_refused_with_what_is_allowed() -> None:
    data = saved()
    data["options"] = {**data["options"], "decks": "wrath-wrath"}
    with pytest.raises(undertow.OptionError) as refused:
        GAME.load(data)
    assert "decks" in str(refused.value) and "wrath-speed" in str(refused.value)
