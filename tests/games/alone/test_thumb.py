"""The rules-of-thumb player: it plays sensibly on both sides, sees only its seat, and is the same for the same seed."""

from __future__ import annotations

import pytest

from undertow.bots.random import Random
from undertow.games.alone import GAME
from undertow.games.alone import moves as m
from undertow.games.alone.missions import ROWS
from undertow.games.alone.state import Table
from undertow.games.alone.thumb import Thumb
from undertow.kernel.seat import Bot, Seat
from undertow.match import play


def team(hero: Bot, *evil: Bot) -> list[Bot | str]:
    """A Hero and those who play against him."""
    return [hero, *evil]


def ending(players: list[Bot | str], seed: int) -> str:
    """How a game ends."""
    result = play(GAME, players, seed=seed, log=False).result
    assert result is not None
    return str(result["ending"])


def until(prompt: str, seats: int = 3, seed: int = 1, seat: int = -1) -> Table:
    """A game of thumb, played until a question is put."""
    state = GAME.new(seats=seats, seed=seed)
    assert isinstance(state, Table)
    while True:
        assert state.decision is not None and state.seat is not None
        if state.decision.prompt == prompt and seat in (-1, state.seat):
            return state
        state.play(Thumb().choose(Seat(state, state.seat)))


@pytest.mark.parametrize("evil", [1, 2, 3])
def test_it_plays_both_sides_to_the_end(evil: int) -> None:
    found = [ending(team(Thumb(), *[Thumb() for _ in range(evil)]), seed) for seed in range(6)]
    assert set(found) <= {"mission", "defeat"}


def test_its_hero_beats_random_evil() -> None:
    assert [ending(team(Thumb(), Random(), Random()), seed) for seed in range(10)].count("mission") >= 7


def test_its_evil_beats_a_random_hero() -> None:
    assert [ending(team(Random(), Thumb(), Thumb()), seed) for seed in range(10)].count("defeat") >= 9


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = (play(GAME, team(Thumb(), Thumb(), Thumb()), seed=5).text() for _ in range(2))
    assert one == two


@pytest.mark.parametrize("seed", [2, 3])
def test_it_does_not_depend_on_what_it_may_not_know(seed: int) -> None:
    state = GAME.new(seats=3, seed=seed)
    for _ in range(90):
        if state.over:
            break
        seat = state.seat
        assert seat is not None
        move = Thumb().choose(Seat(state, seat))
        assert Thumb().choose(Seat(state.redeal(seat, 1), seat)) == move
        state.play(move)


def test_the_hero_asks_first_where_his_rooms_are() -> None:
    state = until("action")
    move = Thumb().choose(Seat(state, 0))
    assert m.LOCATE <= move < m.ATTACK
    state.play(move)
    other = Thumb().choose(Seat(state, 0))
    assert {move - m.LOCATE, other - m.ALSO} == {ROWS[mission].room for mission in state.missions[:2]}


def test_the_hero_does_at_once_what_a_mission_asks_for() -> None:
    state = until("action")
    state.hero = state.room_of(0)
    state.revealed |= 1 << state.hero
    state.searched = 0xFF
    state.ask_again()
    assert Thumb().choose(Seat(state, 0)) == m.FULFIL


def test_the_leader_lets_others_play_where_he_has_nothing() -> None:
    state = until("react", seat=1)
    state.hands[1] = [card for card in state.hands[1] if m.PLAY + card not in state.moves][:1]
    state.ask_again()
    assert state.leader == 1
    assert Thumb().choose(Seat(state, 1)) == m.ENOUGH  # which lets them play, too. rule: rulings.12
    state.enough = 1
    state.ask_again()
    assert Thumb().choose(Seat(state, 1)) == m.PERMIT + 2
