"""What tables show as sections: for every game, seat and spectator, in three languages, from view and log alone."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import cellar
from found import facts
from undertow import registry, texts
from undertow.cli.plain import table_of_any_game
from undertow.kernel.game import Game
from undertow.kernel.state import State
from undertow.layout import laid_out, plain
from undertow.sections import Words, card, cards, cell, grid, hex_place, hexes, lines, section, sections_of, span, table
from undertow.table import wire

pytestmark = pytest.mark.usefixtures("sketches")
NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Flo")
DECISIONS = 150
GAMES = [*registry.names(), "stalk", "drift"]


def sampled(game: Game, seed: int = 1) -> Iterator[State]:
    """A game played at random, now and then and at its end."""
    luck = random.Random(seed)
    state = game.new(seats=game.seats[luck.randrange(2)], seed=seed)
    for made in range(DECISIONS):
        if made % 15 == 0 or state.over:
            yield state
        if state.over:
            return
        state.play(luck.choice(state.moves))


def viewers(state: State) -> list[int | None]:
    return [*range(state.seats), None]


def words_of(state: State, viewer: int | None, lang: str = "en") -> Words:
    return Words(state.game, lang, NAMES[: state.seats], viewer, state.options, state.events)


def made(state: State, viewer: int | None, lang: str = "en") -> list[Any]:
    return sections_of(state.game, state.view(viewer), words_of(state, viewer, lang))


@pytest.mark.parametrize("id", GAMES)
def test_every_table_shows_sections_to_everybody_in_every_language(id: str) -> None:
    for state in sampled(registry.game(id)):
        for viewer in viewers(state):
            for lang in texts.LANGS:
                found = made(state, viewer, lang)
                assert found and all(one["parts"] for one in found)
                for one in found:
                    wire.Section.model_validate(one, strict=True)


@pytest.mark.parametrize("id", registry.own())
def test_no_text_of_a_section_is_missing_in_any_language(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[tuple[str, tuple[str, ...]]] = set()
    said = texts.said

    def heard(key: str, lang: str, values: Any, packages: tuple[str, ...]) -> str:
        asked.add((key, packages))
        return said(key, lang, values, packages)

    monkeypatch.setattr(texts, "said", heard)
    for state in sampled(registry.game(id)):
        for viewer in (0, None):
            made(state, viewer)
    for lang in texts.LANGS:
        missing = [key for key, packages in asked if not any(texts.has(package, key, lang) for package in packages)]
        assert asked and missing == []


@pytest.mark.parametrize("id", GAMES)
def test_sections_are_the_same_in_every_world_that_a_seat_could_be_in(id: str) -> None:
    for state in sampled(registry.game(id), 2):
        for viewer in viewers(state):
            before = made(state, viewer)
            for seed, seat in enumerate(range(state.seats) if viewer is None else [viewer] * 2):
                assert made(state.redeal(seat, seed), viewer) == before


@pytest.mark.parametrize("id", GAMES)
def test_what_was_told_is_what_the_log_of_that_reader_says(id: str) -> None:
    state = list(sampled(registry.game(id), 4))[-1]
    for viewer in viewers(state):
        words, log = words_of(state, viewer), state.log(viewer)
        assert words.told() == log and log
        key = log[len(log) // 2].key
        of_it = [event.values for event in log if event.key == key]
        assert [event.values for event in words.told(key)] == of_it
        last = max(event.number for event in log if event.key == key)
        assert [event.values for event in words.told(since=key)] == [event.values for event in log[last:]]
        assert words.told(since=key, times=len(of_it) + 1) == []
        assert Words(state.game, "en", NAMES, viewer).told() == []


def test_sections_leave_the_view_as_it_is() -> None:
    for state in sampled(registry.game("stalk"), 3):
        view = state.view(0)
        kept = copy.deepcopy(view)
        sections_of(state.game, view, words_of(state, 0))
        assert view == kept


def test_what_one_could_remember_is_shown_only_where_the_table_agreed_on_it() -> None:
    state = registry.game("abyss").new(seats=2, seed=1)
    view = {"known": {"hands": [[1]]}, "deck": 3}
    plainly, aided = [Words(state.game, "en", NAMES, 0, {"memory_aid": aid}) for aid in (False, True)]
    from undertow.outline import sections

    assert [one["heading"] for one in sections(view, plainly)] == [texts.say("sections-table")]
    assert [one["heading"] for one in sections(view, aided)] == [texts.say("sections-table"), "known"]


def things(part: Any) -> Iterator[tuple[str, int]]:
    """Everything that is named in a section, by noun and index."""
    for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list) else []:
        yield from things(inner)
    if isinstance(part, dict) and part.get("noun"):
        yield part["noun"], part["index"]


def choosable(game: Game, nouns: Sequence[str], seeds: int = 3) -> list[tuple[str, int]]:
    """What moves name, of these nouns, and no section shows to whoever may choose it."""
    missing: list[tuple[str, int]] = []
    words = game.words
    for state in [one for seed in range(seeds) for one in sampled(game, seed)]:
        if state.seat is None:
            continue
        shown = set(things(made(state, state.seat)))
        split = [words.split(move) for move in state.decision_for(state.seat).moves]
        named = [(family.noun, index) for family, index in split]
        missing += [thing for thing in named if thing[0] in nouns and thing not in shown]
    return missing


@pytest.mark.parametrize("id", registry.own())
def test_what_lies_on_the_table_can_be_chosen_there(id: str) -> None:
    game = registry.game(id)
    elsewhere = facts(id, "sections").get("elsewhere", ())  # nouns that may be chosen and do not lie there
    assert choosable(game, [noun for noun in game.nouns if noun not in elsewhere]) == []


# -- lines of a terminal -----------------------------------------------------------------------------------------------


def printed(*sections: Any, width: int = 60, words: int = 2) -> list[str]:
    laid = laid_out(sections, width, words, lambda one: one["text"])
    return [text for heading, body in laid for text in [heading["text"] if heading else "", *map(plain, body)]]


def test_a_map_of_squares_has_its_walls_whichever_space_knows_of_them() -> None:
    two = [cell(5, 7, "hall", "H", edges={"e": "door", "s": "wall"}), cell(5, 8, "dark", edges={"n": "blocked"})]
    under = [cell(6, 8, "cellar", "C", edges={"w": "wall"})]
    found = grid("plan", [*under, *two])
    assert [(one["row"], one["column"]) for one in found["cells"]] == [(0, 0), (0, 1), (1, 1)]
    assert [text.rstrip() for text in printed(section("Plan", found))] == ["Plan", "   ╳", " H┊·", " ─", "  │C"]


def test_hexes_lie_half_a_space_apart_whatever_the_first_row_is() -> None:
    for first in (-1, 0):
        places = [hex_place(q, first + r) for q, r in ((0, 0), (1, 0), (-1, 1), (0, 1), (1, 1))]
        found = hexes("sea", [cell(row, column, "sea", str(at)) for at, (row, column) in enumerate(places)])
        drawn = [text.rstrip() for text in printed(section("Sea", found))][1:]
        assert drawn == ["   0 1", "  2 3 4"]


def test_a_table_that_is_too_wide_is_told_row_by_row() -> None:
    part = table(["Ship", "Hull"], [["Heron", [span("6", "strong")]], ["Tern", "4"]])
    assert printed(section("Ships", part)) == ["Ships", "Ship   Hull", "Heron  6   ", "Tern   4   "]
    assert printed(section("Ships", part), width=8)[1:] == ["Heron", "  Hull 6", "Tern", "  Hull 4"]


def test_a_card_says_as_much_as_there_is_room_for() -> None:
    part = cards(card("card", 1, "Rush", "It runs two steps and is heard from afar by all.", n=3))
    assert printed(section("Hand", part), words=0)[1:] == ["3 × Rush"]
    assert printed(section("Hand", part), width=24)[1:] == ["3 × Rush  It runs two", "  steps and is heard…"]


def test_lines_are_broken_between_words() -> None:
    assert printed(section("", lines("one two three")), width=8) == ["", "one two", "  three"]


def test_any_view_becomes_headings_with_indented_lines() -> None:
    view: dict[str, Any] = {
        "game": "cellar", "seat": 1, "turn": None, "open": [], "deck": -3, "over": False,
        "players": [{"seat": 0, "hand": [1, 2]}, {"seat": 1, "hand": [None, 4]}],
    }  # fmt: skip
    assert table_of_any_game(cellar.game(ways_to_end=None), view, "en", ["Ann", "Bob"]).splitlines() == [
        "The table", "  turn –   open –   deck −3", "players", "  seat  hand", "  Ann   1, 2", "  Bob   –, 4",
    ]  # fmt: skip


# -- narrow terminals --------------------------------------------------------------------------------------------------


def floor(columns: int, own: int = 0) -> Any:
    """A row of rooms with long names and many signs."""
    rooms = [
        cell(
            0,
            at,
            "room",
            f"A{at} 4←",
            "Infirmary",
            [span("@", "own" if at == own else ""), " ¤ !"],
            edges={"e": "wall"},
        )
        for at in range(columns)
    ]
    return grid("floor", rooms)


def test_a_map_that_is_too_wide_gets_narrow_spaces_and_no_line_is_longer_than_the_terminal() -> None:
    drawn = printed(section("", floor(7)), width=43)[1:]
    assert max(map(len, drawn)) <= 43
    assert drawn[0].startswith(" A0 4←│A1 4←│") and drawn[1].startswith(" Infi…│") and drawn[2].startswith(" @ ¤ !│")
    assert len(drawn) == 3
    assert "Infirmary" in printed(section("", floor(7)), width=80)[2]


def test_of_a_map_that_is_far_too_wide_the_columns_around_the_reader_are_drawn() -> None:
    drawn = printed(section("", floor(30, own=15)), width=43)[1:]
    assert max(map(len, drawn)) <= 43
    assert "@" in "".join(drawn) and "A15" in drawn[0] and "A2 " not in drawn[0]


def test_a_line_that_is_cut_off_is_not_longer_than_the_rest() -> None:
    part = cards(card("card", 1, "Rush", "It runs on and on and on"))
    for width in range(12, 30):
        assert max(map(len, printed(section("", part), width=width, words=1))) <= width
