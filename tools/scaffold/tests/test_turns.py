"""The turns of New Game, from its rules: the name of a test begins with the key of a rule."""

from __future__ import annotations

import pytest

import undertow
from undertow.games.newgame import moves as m
from undertow.games.newgame.cards.shells import LANTERN, QUEEN, SHELLS


def laid_out(hands: list[list[int]], pile: list[int] | None = None) -> undertow.State:
    """A table on which these shells lie: the first seat has its turn."""
    table = undertow.game("newgame").new(len(hands), seed=1)
    rest = [shell for shell in SHELLS.cards() if not any(shell in hand for hand in hands)]
    table.hands, table.pile = [hand[:] for hand in hands], rest if pile is None else pile
    table.ask_again()
    return table


def test_setup_1_everybody_is_dealt_three_shells() -> None:
    table = undertow.game("newgame").new(3, seed=7)
    assert [len(hand) for hand in table.hands] == [3, 3, 3]


def test_turns_1_a_shell_is_laid_face_up() -> None:
    table = laid_out([[0, 1], [2]])
    table.play(m.LAY + 1)
    assert table.view(None)["players"][0]["laid"] == [1]


def test_turns_2_the_queen_is_not_laid_first() -> None:
    table = laid_out([[0, QUEEN], [2]])
    assert table.moves == (m.LAY,)
    with pytest.raises(undertow.IllegalMove):
        table.play(m.LAY + QUEEN)


def test_turns_3_only_whoever_draws_sees_the_shell() -> None:
    table = laid_out([[LANTERN], [2]], [5])
    table.play(m.LAY + LANTERN)
    assert [event.key for event in table.log(0)] == ["laid", "drew"]
    assert [event.key for event in table.log(1)] == ["laid", "drew_one"]


def test_turns_4_the_next_one_who_holds_a_shell_has_the_turn() -> None:
    table = laid_out([[0, 1], [], [2]])
    table.play(m.LAY)
    assert table.seat == 2


def test_shells_lantern_draws_a_shell_while_there_is_one() -> None:
    table = laid_out([[LANTERN], [2]], [5])
    table.play(m.LAY + LANTERN)
    assert table.hands[0] == [5]
    table = laid_out([[LANTERN], [2]], [])
    table.play(m.LAY + LANTERN)
    assert table.hands[0] == []


def test_ending_1_the_highest_sum_wins_and_equal_sums_win_together() -> None:
    table = laid_out([[1], [LANTERN], [0]], [])
    for shell in (1, LANTERN, 0):
        table.play(m.LAY + shell)
    assert table.result is not None
    assert (table.result.winners, table.result.scores) == ((0, 1), (2, 2, 1))
