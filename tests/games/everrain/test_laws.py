"""Games of one to four ships and of each length run to their end under the laws, by chance, by thumb, and by stubbornness."""

from __future__ import annotations

import pytest
import stubborn
from clicks import count

import laws
import undertow
from undertow.games.everrain.game import EVERRAIN
from undertow.games.everrain.params import ENDS, LONGEST
from undertow.kernel.errors import OptionError

NEVER = 10**9


def options(seed: int) -> dict[str, object]:
    return {option.key: option.allowed[seed // 3 % len(option.allowed)] for option in EVERRAIN.options}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("length", ENDS)
def test_laws_1_2_and_5_hold_at_every_decision(seats: int, length: str):
    _, too_long, _ = laws.play_a_game(EVERRAIN, seats, seats, NEVER, options(seats) | {"length": length})
    assert not too_long


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_laws_hold_now_and_then(seats: int):
    laws.play_a_game(EVERRAIN, seats, 10 + seats, 150, options(3 * seats), deep=0.2)


@pytest.mark.parametrize("length", ENDS)
def test_all_laws_hold_now_and_then_where_thumb_sails(length: str):
    laws.play_a_game(EVERRAIN, 2, 7, 150, {"length": length}, "ask", "thumb", 0.2)


def test_options_7_a_stubborn_captain_who_never_stops_still_ends_the_game():
    assert not stubborn.voyages(12).endings["length"]


@pytest.mark.night
def test_options_7_of_a_thousand_voyages_of_a_stubborn_captain_none_ends_by_its_length():
    found = stubborn.voyages(1_000, first=100)
    assert not found.endings["length"], found.row()


@pytest.mark.night
def test_options_7_of_twenty_thousand_voyages_by_chance_none_ends_by_its_length():
    found = stubborn.voyages(20_000, is_stubborn=False, first=100)
    assert not found.endings["length"], found.row()


def test_options_7_no_game_is_longer_than_twenty_thousand_decisions():
    assert EVERRAIN.longest == LONGEST <= 20_000


def test_a_captain_is_asked_little_and_never_with_a_single_answer():
    found = count(6)
    assert found.a_turn() <= 14 and sum(found.voyages) / len(found.voyages) <= 600
    assert not found.single


@pytest.mark.parametrize(
    ("option", "value"),
    [("length", "endless"), ("difficulty", "impossible"), ("house_rules", "perhaps"), ("elder", "x")],
)
def test_options_1_what_is_no_option_is_refused_in_a_sentence(option: str, value: str):
    with pytest.raises(OptionError) as refused:
        EVERRAIN.new(options={option: value})
    assert option in str(refused.value) and str(refused.value).count("\n") == 0


def test_a_save_of_another_version_is_refused_and_the_file_stays_as_it_was():
    dump = EVERRAIN.new(seats=2, seed=1).dump()
    later = {**dump, "rules": EVERRAIN.rules_version + 1} if "rules" in dump else dump
    with pytest.raises(undertow.Error):
        EVERRAIN.load(later)
    assert EVERRAIN.load(dump).digest() == EVERRAIN.new(seats=2, seed=1).digest()
