"""Standing answers: storms drift away, no omen is paid for, enemies act zone by zone."""

from __future__ import annotations

from typing import Any

import pytest
from deck import at_sea, board, roll
from voyage import asked, under_way

from undertow import texts
from undertow.games.everrain import moves as m
from undertow.games.everrain import params, presets
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import DECKS
from undertow.games.everrain.game import EVERRAIN
from undertow.games.everrain.hexes import SIDES, distance, step_from
from undertow.games.everrain.procedures.deck_enemies import DeckPhase
from undertow.games.everrain.procedures.raiders import Salvo
from undertow.games.everrain.procedures.storms import StormMove
from undertow.games.everrain.state import Table, storm_hexes
from undertow.table.errors import Illegal
from undertow.table.orders import answer, checked, round_of

FORMS = (
    ("storm_drift", m.STORM_STEP),
    ("storm_toward", m.STORM_STEP),
    ("omen", m.OMEN_LEAVE),
    ("activate", m.ACTIVATE),
)


def order(prompt: str, move: int, **changed: Any) -> dict[str, Any]:
    return {"prompt": prompt, "move": move, "where": {}, "until": "game", **changed}


def ordered(table: Table, prompt: str) -> int | None:
    """What the order for a question would answer now."""
    return answer(table, table.deciding, {1: checked(EVERRAIN, order(prompt, dict(FORMS)[prompt]))})


def blown(q: int, r: int, fate: int, seats: int = 1) -> Table:
    """A storm of two hexes that moves now."""
    table = under_way(seats)
    table.storms = [[2, 0, q, r]]
    table.push(StormMove(0, 0))
    roll(table, fate)
    table.ask_again()
    return table


def apart(table: Table, seat: int) -> int:
    here = table.chart.place[table.ships[seat][s.HEX]]
    return min(distance(place, here) for place in storm_hexes(table.storms[0]))


@pytest.mark.parametrize("start", [(3, 0), (0, 3), (-3, 0), (0, -3), (0, 0)])
def test_storms_3_by_order_a_storm_drifts_where_it_is_farthest_from_the_ships(start: tuple[int, int]) -> None:
    table = blown(*start, fate=params.FATE - 1)
    assert asked(table) == "storm_drift"
    move = ordered(table, "storm_drift")
    assert move is not None
    far = []
    for side in range(SIDES):
        other = table.clone()
        assert isinstance(other, Table)
        other.play(m.STORM_STEP + side)
        other.storms = [[2, 0, *step_from(start, side)]]
        far.append(apart(other, 0))
    assert far[move - m.STORM_STEP] == max(far) > min(far)


def test_storms_2_by_order_a_storm_that_comes_nearer_spares_the_other_ships() -> None:
    seen = 0
    for q, r in [(q, r) for q in range(-4, 5) for r in range(-4, 5)]:
        table = blown(q, r, fate=0, seats=2)
        if asked(table) != "storm_toward":
            continue
        table.ships[1][s.HEX] = (table.ships[0][s.HEX] + 3) % 6
        move = ordered(table, "storm_toward")
        assert move in table.moves
        far: dict[int, tuple[int, int]] = {}
        for step in table.moves:
            table.storms = [[2, 0, *step_from((q, r), step - m.STORM_STEP)]]
            far[step] = (min(apart(table, 0), apart(table, 1)), apart(table, 0) + apart(table, 1))
        assert far[move] == max(far.values())
        seen += max(far.values()) != min(far.values())
    assert seen


def test_dice_5_by_order_no_omen_is_paid_for() -> None:
    table = at_sea(0)
    table.push(Salvo(0, 3, 0, 1))
    table.stack[-1].go_on()
    table.ask_again()
    assert asked(table) == "omen" and ordered(table, "omen") == m.OMEN_LEAVE


def test_enemies_6_by_order_enemies_act_zone_by_zone() -> None:
    table = at_sea(0)
    for slug, zone in (("drip", 7), ("gullwife", 2), ("barnacled", 5)):
        board(table, slug, zone)
    table.push(DeckPhase(0))
    table.ask_again()
    assert asked(table) == "activate"
    move = ordered(table, "activate")
    assert move is not None and (move - m.ACTIVATE) % DECKS == 2


@pytest.mark.parametrize(("prompt", "move"), FORMS)
def test_an_order_answers_its_own_question_alone(prompt: str, move: int) -> None:
    table = under_way()
    assert asked(table) == "turn" and ordered(table, prompt) is None


def test_orders_of_this_game_name_nothing_else_and_may_hold_for_a_round() -> None:
    with pytest.raises(Illegal):
        checked(EVERRAIN, order("omen", m.OMEN_LEAVE, where={"zone": 1}))
    assert checked(EVERRAIN, order("omen", m.OMEN_LEAVE, until="round"))["until"] == "round"
    table = under_way()
    assert round_of(table) == table.round == 1


@pytest.mark.parametrize("lang", texts.LANGS)
def test_every_order_has_its_words(lang: str) -> None:
    for prompt, _ in FORMS:
        for what in ("", "-new", "-give"):
            assert texts.has(EVERRAIN.package, f"ui-order-everrain-{prompt}{what}", lang)
    assert set(presets.STORMS) < {prompt for prompt, _ in FORMS}
