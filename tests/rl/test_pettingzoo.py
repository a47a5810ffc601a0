"""The PettingZoo environments: PettingZoo's own tests, and what observations and masks must be."""

from __future__ import annotations

import doctest
import pickle
import random
import warnings
from typing import Any

import pytest
from rl_cases import SOME, decisions

import undertow

np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")
gymnasium = pytest.importorskip("gymnasium")

from pettingzoo.test import api_test, seed_test

from undertow.rl import pettingzoo

# PettingZoo wants bare arrays of all but its own environments; a mask beside the array is its own convention, too.
UNAVOIDABLE = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


def play(env: Any, luck: random.Random, most: int = 10**6) -> list[tuple[str, int, float]]:
    """Play at random; give agent, action and reward of every step."""
    steps = []
    for agent in env.agent_iter(most):
        observation, reward, terminated, truncated, _ = env.last()
        action = None
        if not (terminated or truncated):
            action = luck.choice(np.flatnonzero(observation["action_mask"]))
        steps.append((agent, -1 if action is None else int(action), reward))
        env.step(action)
    return steps


@pytest.mark.parametrize(("name", "seats"), SOME)
def test_passes_pettingzoos_own_tests(name: str, seats: int) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(pettingzoo.env(name, seats), num_cycles=1000)
        seed_test(lambda: pettingzoo.env(name, seats), num_cycles=500)
    said = {str(warning.message) for warning in caught}
    assert [text for text in said if not text.startswith(UNAVOIDABLE)] == []


@pytest.mark.parametrize(("name", "seats"), SOME)
def test_asking_windows_pass_too(name: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env(name, seats, windows="ask"), num_cycles=200)


@pytest.mark.parametrize(("name", "seats"), SOME)
def test_mask_is_the_legal_moves_and_nothing_for_who_is_not_asked(name: str, seats: int) -> None:
    env = pettingzoo.raw_env(name, seats)
    env.reset(seed=3)
    luck = random.Random(3)
    while not env.table.over:
        for seat, agent in enumerate(env.agents):
            mask = env.observe(agent)["action_mask"]
            assert mask.dtype == np.int8
            assert mask.shape == (env.game.vocabulary,)
            moves = tuple(int(move) for move in np.flatnonzero(mask))
            if seat == env.table.seat:
                assert moves == env.table.moves
            elif seat not in env.table.asked:
                assert moves == ()
        env.step(luck.choice(env.table.moves))
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.agents)


@pytest.mark.parametrize(("name", "seats"), SOME)
def test_rewards_come_at_the_end_and_are_the_result(name: str, seats: int) -> None:
    env = pettingzoo.env(name, seats)
    env.reset(seed=5)
    table = env.unwrapped.table
    steps = play(env, random.Random(5))
    assert table.over
    assert table.result is not None
    assert all(reward == 0 for _, action, reward in steps if action >= 0)
    last = {agent: reward for agent, action, reward in steps if action < 0}
    assert last == {f"seat_{seat}": reward for seat, reward in enumerate(table.result.rewards)}
    assert env.agents == []


@pytest.mark.parametrize(("name", "seats"), SOME)
def test_same_seed_same_game(name: str, seats: int) -> None:
    env = pettingzoo.env(name, seats)
    env.reset(seed=11)
    digest = env.unwrapped.table.digest()
    first = play(env, random.Random(1))
    env.reset()
    assert env.unwrapped.table.digest() != digest
    second = play(env, random.Random(1))
    env.reset(seed=11)
    assert env.unwrapped.table.digest() == digest
    assert play(env, random.Random(1)) == first
    env.reset()
    assert play(env, random.Random(1)) == second
    other = pettingzoo.env(name, seats, seed=11)
    other.reset()
    assert other.unwrapped.table.digest() == digest


@pytest.mark.parametrize(("name", "seats"), SOME)
def test_observation_is_a_copy_and_says_only_what_the_seat_knows(name: str, seats: int) -> None:
    game = undertow.game(name)
    env = pettingzoo.raw_env(name, seats)
    env.reset(seed=2)
    before = env.observe("seat_0")["observation"]
    kept = before.copy()
    env.observe(f"seat_{seats - 1}")
    assert (before == kept).all()
    assert before.dtype == np.uint8
    assert before.shape == (game.encoded,)
    for state in decisions(name, seats, seed=8, every=20):
        seat = state.seat
        assert seat is not None
        true, dealt = np.full(game.encoded, 9, np.uint8), np.zeros(game.encoded, np.uint8)
        game.encode(state, seat, true)
        for seed in range(3):
            game.encode(state.redeal(seat, seed), seat, dealt)
            assert (true == dealt).all()


def test_an_illegal_action_costs_a_point_and_ends_the_game() -> None:
    env = pettingzoo.env("abyss", 3)
    env.reset(seed=1)
    observation, *_ = env.last()
    agent = env.agent_selection
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert env.rewards == {other: -1.0 if other == agent else 0 for other in env.agents}
    assert all(env.terminations.values())
    bare = pettingzoo.raw_env("abyss", 3)
    bare.reset(seed=1)
    with pytest.raises(undertow.IllegalMove):
        bare.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    env.reset(seed=1)
    with pytest.raises(AssertionError):
        env.step(undertow.game("abyss").vocabulary)


@pytest.mark.parametrize("kind", [np.int8, np.int32, np.int64, np.uint16])
def test_numpy_ints_are_moves(kind: Any) -> None:
    state = undertow.game("abyss").new(3, 4, windows="skip", log=False)
    same = state.clone()
    tried = 0
    while tried < 30:
        assert not state.over
        fitting = [move for move in state.moves if move <= np.iinfo(kind).max]
        move = fitting[-1] if fitting else state.moves[0]
        state.play(kind(move) if fitting else move)
        same.play(move)
        assert state.digest() == same.digest()
        tried += bool(fitting)
    with pytest.raises(TypeError):
        state.play(np.float64(state.moves[0]))


def test_renders_what_a_spectator_hears(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.env("abyss", 2, render_mode="ansi")
    env.reset(seed=1)
    first = env.render()
    assert first.strip()
    assert first.endswith("\n")
    play(env, random.Random(1), most=20)
    assert env.render() != first
    env = pettingzoo.env("abyss", 2, render_mode="human")
    env.reset(seed=1)
    play(env, random.Random(1))
    assert len(capsys.readouterr().out.splitlines()) > 100
    with pytest.raises(undertow.OptionError):
        pettingzoo.env("abyss", 2, render_mode="rgb_array")


def test_metadata_pickle_and_bad_values() -> None:
    env = pettingzoo.env("abyss", 4, seed=3, options={"ambassador_keys": 0})
    assert env.metadata["name"] == str(env) == "undertow_abyss"
    assert env.metadata["is_parallelizable"] is False
    again = pickle.loads(pickle.dumps(env))
    again.reset()
    env.reset()
    assert again.unwrapped.table == env.unwrapped.table
    assert env.unwrapped.table.options["ambassador_keys"] == 0
    for bad in ({"seats": 9}, {"options": {"nothing": 1}}, {"windows": "shut"}):
        with pytest.raises(undertow.OptionError):
            pettingzoo.env("abyss", **bad)
    with pytest.raises(undertow.UnknownGame):
        pettingzoo.env("chess")
    with pytest.raises(gymnasium.error.ResetNeeded):
        _ = pettingzoo.raw_env("abyss").table


def test_examples_in_the_docstring() -> None:
    assert doctest.testmod(pettingzoo).failed == 0
