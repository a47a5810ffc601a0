"""What a table agrees on before the game: difficulty, character, decks, overflow; and what it is told about nonsense."""

from __future__ import annotations

import pytest

import undertow
from undertow import cli
from undertow.games.alone import GAME
from undertow.games.alone.cards.all import DECKS, PAIRS
from undertow.games.alone.moves import DEAL, DECK

SLUGS = [deck.slug for deck in DECKS]


def test_hands_1_a_fixed_pair_of_decks_is_used_without_asking() -> None:
    for pair in PAIRS:
        for seats in (2, 4):
            table = GAME.new(seats, "pair", {"character": "pilot", "decks": pair})
            assert table.asking.key != "which_deck"
            assert "-".join(SLUGS[deck] for deck in table.view(None)["decks"]) == pair


def test_hands_5_of_a_fixed_pair_the_leader_takes_one_and_the_other_player_the_second() -> None:
    table = GAME.new(3, "pair", {"character": "pilot", "decks": "wrath-traps"})
    assert (table.asking.key, table.seat) == ("which_deck", 1)
    assert table.moves == (DECK, DECK + 3)
    table.play(DECK + 3)
    assert table.view(None)["decks"] == [3, 0] and table.view(None)["drawing"] == [0, 1, 2]


def test_hands_6_with_a_fixed_pair_the_leader_still_says_before_whom_they_lie() -> None:
    table = GAME.new(4, "pair", {"character": "pilot", "decks": "speed-terror"})
    assert (table.asking.key, table.seat) == ("whose_deck", 1)
    assert table.moves == (DEAL + 1, DEAL + 2, DEAL + 3)


def test_difficulty_1_what_the_table_has_agreed_on_is_public_from_the_start() -> None:
    options = {"difficulty": "easy", "character": "doctor", "decks": "terror-traps", "overflow": "lost"}
    table = GAME.new(2, "options", options)
    assert all(table.options[key] == value for key, value in options.items())


@pytest.mark.parametrize(
    ("key", "value", "allowed"),
    [
        ("difficulty", "hard", "easy, normal, nightmare, impossible"),
        ("character", "nurse", "any, pilot, engineer, captain, doctor"),
        (
            "decks",
            "wrath-wrath",
            "any, wrath-speed, wrath-terror, wrath-traps, speed-terror, speed-traps, terror-traps",
        ),
        ("decks", "traps-wrath", "any, wrath-speed"),
        ("overflow", "yes", "spill, lost"),
        ("difficulty", 2, "easy, normal"),
        ("floors", "moon", "any, x+y (x, y: anvil, twins, comb"),
        ("floors", "anvil+anvil", "any, x+y (x, y: anvil, twins, comb"),
        ("floors", "anvil+moon", "any, x+y (x, y: anvil, twins, comb"),
        ("bonus", "sm09", "any, sm01, sm02, sm03, sm04, sm05, sm06, sm07, sm08"),
        ("problem", "sm01", "any, pm01, pm02, pm03, pm04, pm05, pm06, pm07, pm08"),
        ("main", "fm01", "any, fm03, fm04, fm05, fm06, fm07, fm08, fm09, fm10"),
    ],
)
def test_an_unknown_value_is_refused_in_one_sentence_that_names_what_is_allowed(
    key: str, value: object, allowed: str
) -> None:
    with pytest.raises(undertow.OptionError) as refused:
        GAME.new(2, "options", {key: value})
    said = str(refused.value)
    assert key in said and str(value) in said and allowed in said
    assert "\n" not in said and said.endswith(".")


def test_an_unknown_option_is_refused_with_the_names_of_all() -> None:
    with pytest.raises(undertow.OptionError) as refused:
        GAME.new(2, "options", {"level": "easy"})
    assert all(name in str(refused.value) for name in ("level", "difficulty", "character", "decks", "overflow"))


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
@pytest.mark.parametrize(
    "wanted", ["difficulty=hard", "character=nurse", "decks=red", "floors=moon", "bonus=sm9", "problem=x", "main=fm1"]
)
def test_the_command_refuses_it_in_one_sentence_in_every_language(
    wanted: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        raise SystemExit(cli.main(["play", "alone", "--plain", "--lang", lang, "--option", wanted]))
    told = capsys.readouterr()
    key, value = wanted.split("=")
    assert ended.value.code == 2 and told.out == ""
    assert key in told.err and value in told.err and told.err.strip().count("\n") == 0


def test_setup_4_two_missions_of_one_room_are_refused_by_naming_what_is_left() -> None:
    with pytest.raises(undertow.OptionError) as refused:
        GAME.new(2, "options", {"bonus": "sm04", "problem": "pm07"})  # both in the crew quarters
    said = str(refused.value)
    assert "problem" in said and "pm07" in said and "pm01, pm02, pm03, pm04, pm05, pm06, pm08." in said
