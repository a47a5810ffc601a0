"""Captains for measuring: each differs from thumb in the one thing it is there for."""

from __future__ import annotations

from captains import Keeping, Knowing
from deck import at_sea
from told import told
from voyage import in_port

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import HELM, HOUSES, UNIVERSITY
from undertow.games.everrain.state import Table
from undertow.games.everrain.thumb import Thumb
from undertow.kernel.seat import Bot, Seat


def chosen(bot: Bot, table: Table) -> int:
    """What a captain answers."""
    table.ask_again()
    return bot.choose(Seat(table, table.deciding))


def test_whoever_knows_all_outcomes_gives_the_same_answer_in_every_round():
    blind, known = set(), set()
    for rounds in range(3):
        table = at_sea(HELM)
        table.round += rounds
        told(table, "sea-gull-tax")
        blind.add(chosen(Thumb(), table))
        known.add(chosen(Knowing(), table))
    assert len(blind) > 1 and known == {m.ANSWER + 2}  # a fleeting order


def test_whoever_keeps_clues_goes_to_the_university_in_the_last_act_or_once_the_elder_is_awake():
    table = in_port()
    table.ships[0][s.CLUES] = 5
    assert to_the_university(chosen(Thumb(), table)) and not to_the_university(chosen(Keeping(), table))
    table.act = 3
    assert to_the_university(chosen(Keeping(), table))
    table.act, table.awake = 1, 1
    assert to_the_university(chosen(Keeping(), table))


def to_the_university(move: int) -> bool:
    """Whether somebody goes there."""
    return m.VISIT <= move < m.AGAIN and (move - m.VISIT) % len(HOUSES) == UNIVERSITY
