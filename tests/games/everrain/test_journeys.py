"""Journeys of discovery: who sets out, landmark by landmark, what tokens bring, how a journey ends."""

from __future__ import annotations

import pytest
from told import SLUGS as TALES
from told import on_top
from voyage import asked, chart_tile, events, put, under_way, why

from undertow import texts
from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import ASHORE, BELOW, FIRST_SLOT, HELM
from undertow.games.everrain.cards.improvements import SHIPS_BOAT
from undertow.games.everrain.cards.island import BAG, BEACH, GOLDEN, LANDMARKS, LINES, ROWS, TOKENS
from undertow.games.everrain.game import EVERRAIN
from undertow.games.everrain.procedures.journeys import Journey
from undertow.games.everrain.state import Table
from undertow.games.everrain.tiles import ISLAND
from undertow.sections import Words, sections_of

CARD = "exp-cooks-grave"


def at_an_island(members: int = 1, **options: object) -> Table:
    """The ship lies at an island, with so many members in the boat."""
    table = under_way(**options)
    if ISLAND not in table.chart.kind:
        chart_tile(table, "i-4", next(slot for slot in ((0, 0, 1), (1, 0, 0)) if slot not in table.chart.slots))
    table.ships[0][s.HEX] = table.chart.kind.index(ISLAND)
    if members == 2:
        table.ships[0][s.MOUNTED] = SHIPS_BOAT
    for number in range(2):
        put(table, number, FIRST_SLOT if number < members else HELM)
    table.ask_again()
    return table


def step(table: Table, number: int, landmark: int) -> int:
    return m.STEP + table.ships[0][s.AT[number]] * len(LANDMARKS) + landmark


def go(table: Table, number: int, landmark: int, token: str = "") -> None:
    """One step; the token turned over there is this one."""
    if token:
        frame = table.stack[-1]
        assert isinstance(frame, Journey)
        frame.bag = [int(kind == token) for kind in TOKENS]
    table.play(step(table, number, landmark))


def test_discovery_1_a_journey_is_offered_at_an_island_beside_the_landing_where_advanced_rules_are_played():
    table = at_an_island()
    assert m.JOURNEY in table.moves and m.LAND in table.moves
    assert m.JOURNEY not in at_an_island(advanced=False).moves
    empty = at_an_island(0)
    assert "islands.2" in why(empty, m.JOURNEY)
    table.explored.append(table.ships[0][s.HEX])
    table.ask_again()
    assert "islands.2" in why(table, m.JOURNEY)


def test_discovery_1_tokens_lie_on_all_landmarks_but_the_golden_point_and_twelve_are_in_the_bag():
    assert sum(BAG) == 12 and dict(zip(TOKENS, BAG, strict=True)) == {
        "clue": 4, "treasure": 3, "expedition": 2, "enemy": 2, "rest": 1,
    }  # fmt: skip
    assert len(LANDMARKS) == 9 and GOLDEN == 8
    table = at_an_island()
    table.play(m.JOURNEY)
    assert table.view(None)["journey"] == [[-1] * 4, [], list(BAG)]  # nothing hidden is kept


def test_discovery_2_members_step_onto_the_beach_and_then_along_lines_and_no_landmark_twice():
    table = at_an_island()
    table.play(m.JOURNEY)
    assert list(table.moves) == [step(table, 0, at) for at in BEACH]
    go(table, 0, 0, "clue")
    assert list(table.moves) == [step(table, 0, at) for at in (3, 4)] + [m.TURN_BACK]
    go(table, 0, 4, "clue")
    assert step(table, 0, 0) not in table.moves and table.ships[0][s.AT[0] + s.SPOT] == ASHORE


def test_discovery_2_the_lines_are_those_of_the_board():
    assert [list(lines) for lines in LINES] == [
        [3, 4], [3, 4, 5], [4, 5], [0, 1, 4, 6], [0, 1, 2, 3, 5, 6, 7], [1, 2, 4, 7], [3, 4, 7, 8], [4, 5, 6, 8], [6, 7],
    ]  # fmt: skip
    assert list(ROWS) == [0, 0, 0, 1, 1, 1, 2, 2, 3]


def test_discovery_2_it_takes_no_orders():
    table = at_an_island()
    fresh = table.ships[0][s.FRESH : s.FRESH + 4]
    table.play(m.JOURNEY)
    go(table, 0, 0, "clue")
    assert table.ships[0][s.FRESH : s.FRESH + 4] == fresh


def test_discovery_3_a_token_that_is_reached_is_turned_over_once():
    table = at_an_island(2)
    table.play(m.JOURNEY)
    go(table, 0, 1, "clue")
    assert events(table, "token_turned") == [{"seat": 0, "token": 0}] and table.view(None)["journey"][1] == [1]
    go(table, 1, 1)
    assert len(events(table, "token_turned")) == 1


def test_discovery_3_every_token_of_the_bag_is_as_likely_as_any_other():
    found = [0] * len(TOKENS)
    for draw in range(12):
        table = at_an_island()
        table.play(m.JOURNEY)
        table.chance.script, table.chance.read = [draw], 0
        table.play(step(table, 0, 0))
        found[events(table, "token_turned")[0]["token"]] += 1
    assert found == list(BAG)


def test_discovery_4_one_member_on_the_spot_takes_a_stress_for_each_token():
    table = at_an_island(2)
    ship = table.ships[0]
    table.play(m.JOURNEY)
    go(table, 0, 1, "clue")
    assert ship[s.AT[0] + s.STRESS] == 1 and ship[s.AT[1] + s.STRESS] == 0
    go(table, 1, 1)
    go(table, 0, 4, "clue"), go(table, 1, 4)
    assert (ship[s.AT[0] + s.STRESS], ship[s.AT[1] + s.STRESS]) == (2, 0)


def test_discovery_4_the_token_counts_even_if_the_stress_kills():
    table = at_an_island()
    ship = table.ships[0]
    ship[s.AT[0] + s.STRESS] = s.holes(ship, s.AT[0]) - 1
    table.play(m.JOURNEY)
    clues = ship[s.CLUES]
    go(table, 0, 0, "clue")
    assert events(table, "died") and ship[s.CLUES] == clues + 1
    assert events(table, "journey_ended")  # nobody on shore is left. rule: discovery.6


@pytest.mark.parametrize("token", ["clue", "treasure", "enemy", "rest"])
def test_discovery_5_each_token_brings_what_it_says(token: str):
    table = at_an_island()
    ship = table.ships[0]
    ship[s.AT[0] + s.STRESS] = 3
    table.play(m.JOURNEY)
    clues = ship[s.CLUES]
    go(table, 0, 0, token)
    while asked(table) not in ("journey", "turn"):
        table.play(table.moves[0])
    assert ship[s.CLUES] == clues + (token == "clue")
    assert len(s.held(ship)) == (token == "treasure")
    assert bool(s.foes(ship)) is (token == "enemy")
    assert ship[s.AT[0] + s.STRESS] == (2 if token == "rest" else 4)


def test_discovery_5_an_expedition_token_draws_a_card_and_ends_the_journey():
    table = at_an_island()
    on_top(table, CARD)
    table.play(m.JOURNEY)
    go(table, 0, 0, "expedition")
    assert asked(table) == CARD
    table.play(m.ANSWER)
    while asked(table) != "turn":
        table.play(table.moves[0])
    assert events(table, "journey_ended") and table.ships[0][s.HEX] in table.explored


def test_discovery_6_the_golden_point_draws_an_expedition_card_and_ends_the_journey():
    table = at_an_island()
    on_top(table, CARD)
    table.play(m.JOURNEY)
    for landmark in (0, 3, 6):
        go(table, 0, landmark, "clue")
    tokens = len(events(table, "token_turned"))
    go(table, 0, GOLDEN)
    assert asked(table) == CARD and len(events(table, "token_turned")) == tokens == 3
    assert TALES[table.view(None)["stories"]["told"][0]] == CARD


def test_discovery_6_a_captain_may_stop_once_somebody_is_ashore():
    table = at_an_island()
    table.play(m.JOURNEY)
    assert m.TURN_BACK not in table.moves
    go(table, 0, 0, "clue")
    table.play(m.TURN_BACK)
    assert asked(table) == "turn" and table.ships[0][s.HEX] in table.explored


def test_discovery_7_afterwards_all_who_went_stand_below_deck_and_after_a_landing_on_their_boats():
    table = at_an_island()
    table.play(m.JOURNEY)
    go(table, 0, 0, "clue")
    table.play(m.TURN_BACK)
    assert table.ships[0][s.AT[0] + s.SPOT] == BELOW
    table = at_an_island()
    on_top(table, CARD)
    table.play(m.LAND)
    table.play(m.ANSWER + 1)
    while asked(table) != "turn":
        table.play(table.moves[0])
    assert table.ships[0][s.AT[0] + s.SPOT] == FIRST_SLOT


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_discovery_2_a_journey_can_be_shown_in_every_language(lang: str):
    table = at_an_island()
    table.play(m.JOURNEY)
    go(table, 0, 0, "clue")
    shown = str(sections_of(EVERRAIN, table.view(0), Words(EVERRAIN, lang, (), 0)))
    assert texts.name_of(EVERRAIN, "landmark", 0, lang) in shown


def test_thumb_walks_inland_with_the_fit_and_turns_back_with_the_worn():
    from undertow.games.everrain.judging import walking
    from undertow.games.everrain.judging.eyes import Eyes

    table = at_an_island()
    assert walking.sets_out(Eyes(table.view(0), 0), tuple(table.moves))
    table.play(m.JOURNEY)
    go(table, 0, 0, "clue")
    assert walking.answer(Eyes(table.view(0), 0), tuple(table.moves)) == step(table, 0, 3)
    table.ships[0][s.AT[0] + s.STRESS] = s.holes(table.ships[0], s.AT[0]) - 1
    assert walking.answer(Eyes(table.view(0), 0), tuple(table.moves)) == m.TURN_BACK
