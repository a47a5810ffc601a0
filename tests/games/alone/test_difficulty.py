"""What the Hero starts with, by difficulty. What starting the main mission brings is in test_goal.py."""

from __future__ import annotations

import pytest

import undertow
from undertow.games.alone import GAME
from undertow.games.alone import events as e
from undertow.games.alone.cards.items import AMMO, ITEMS
from undertow.games.alone.names import DIFFICULTIES
from undertow.games.alone.state import Table
from undertow.sections import Words, sections_of

SEEDS = range(30)


def started(level: str, seed: int = 0) -> Table:
    """A game up to the first action."""
    table = GAME.new(2, f"difficulty {seed}", {"difficulty": level, "character": "pilot"})
    assert isinstance(table, Table)
    while table.asking.key != "action":
        table.play(table.moves[0])
    return table


@pytest.mark.parametrize(("level", "items"), [("easy", 2), ("normal", 1), ("nightmare", 1), ("impossible", 0)])
def test_difficulty_1_it_sets_the_starting_items(level: str, items: int) -> None:
    table = started(level)
    assert len(table.held) == items and len(table.item_deck) == len(ITEMS) - items
    assert [table.charges[item] for item in table.held] == [ITEMS[item].charges for item in table.held]
    assert table.events is not None
    told = [event[2] for event in table.events if event[0] == e.ITEM_DRAWN and event[1] & 2]
    assert told == table.held, "Evil sees them"


def test_difficulty_2_easy_starts_with_ammo_and_one_other_item() -> None:
    firsts, seconds = set(), set()
    for seed in SEEDS:
        first, second = started("easy", seed).held
        assert first < AMMO and first != second
        firsts.add(first)
        seconds.add(second)
    assert firsts == set(range(AMMO)), "one of the three at random"
    assert len(seconds) > 8


@pytest.mark.parametrize("level", ["normal", "nightmare"])
def test_difficulty_3_and_4_start_with_1_random_item(level: str) -> None:
    assert len({started(level, seed).held[0] for seed in SEEDS}) > 8


def test_difficulty_5_impossible_starts_with_nothing() -> None:
    assert started("impossible").held == []


def test_difficulty_6_the_random_item_may_be_ammo_and_on_easy_the_second_one_too() -> None:
    assert any(started("normal", seed).held[0] < AMMO for seed in range(80))
    assert any(started("easy", seed).held[1] < AMMO for seed in range(80))


def test_difficulty_6_the_level_nightmare_has_nothing_to_do_with_nightmare_mode() -> None:
    table = started("nightmare")
    assert table.nightmare == 0 and table.marker == started("easy").marker


def test_difficulty_1_where_it_is_left_open_chance_fixes_it_and_everybody_sees_it() -> None:
    drawn = {}
    for seed in range(40):
        table = GAME.new(2, seed, {"difficulty": "any"})
        drawn[seed] = table.options["difficulty"]
    assert set(drawn.values()) == set(DIFFICULTIES)
    for seed, level in list(drawn.items())[:8]:
        fixed = GAME.new(2, seed, {"difficulty": level})
        assert GAME.new(2, seed, {"difficulty": "any"}) == fixed, "all else is as if the table had agreed on it"
        words = Words(GAME, "en", ("A", "B"), 0, fixed.options)
        status = sections_of(GAME, fixed.view(0), words)[1]
        assert words.say(f"option-difficulty-{level}") in str(status)


def test_difficulty_1_a_record_of_a_difficulty_left_open_replays() -> None:
    record = undertow.play("alone", ["random", "random"], 5, {"difficulty": "any"})
    assert record.header["options"]["difficulty"] in DIFFICULTIES
    assert record.replay(verify=True).over
