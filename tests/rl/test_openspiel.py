"""The OpenSpiel games: OpenSpiel's own tests, chance nodes, information states under resampling, IS-MCTS."""

from __future__ import annotations

import doctest
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from rl_cases import SOME

import undertow
from night import night

np = pytest.importorskip("numpy")
pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import ismcts
from open_spiel.python.observation import make_observation

from undertow.rl import openspiel


def loaded(name: str, seats: int) -> Any:
    return pyspiel.load_game(f"python_undertow_{name}(players={seats})")


def nodes(name: str, seats: int, seed: int) -> Iterator[Any]:
    """Play at random; give every node, the end included."""
    luck = random.Random(seed)
    state = loaded(name, seats).new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(luck.choice(state.legal_actions()))
    yield state


def decisions(name: str, seats: int, seed: int, every: int) -> Iterator[Any]:
    """Some of the decision nodes of a random game."""
    luck = random.Random(seed)
    for state in nodes(name, seats, seed):
        if not state.is_terminal() and not state.is_chance_node() and luck.randrange(every) == 0:
            yield state


@pytest.mark.parametrize(("name", "seats"), SOME)
def test_passes_openspiels_own_test(name: str, seats: int) -> None:
    long = name == "unfathomable"  # every state is saved and read again, each time with its whole past
    pyspiel.random_sim_test(loaded(name, seats), num_sims=2, serialize=not long, verbose=False)


LONG = [(3, 1), *night(*((seats, 2) for seats in (3, 4, 5, 6)))]


@pytest.mark.parametrize(("seats", "games"), LONG)
def test_saves_of_a_long_game_pass_it_too(seats: int, games: int) -> None:
    pyspiel.random_sim_test(loaded("unfathomable", seats), num_sims=games, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "seats"), SOME)
def test_chance_nodes_carry_all_chance(name: str, seats: int) -> None:
    chances = 0
    for state in nodes(name, seats, seed=4):
        if state.is_chance_node():
            chances += 1
            assert len(state.chance_outcomes()) == 4096
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
            assert not state.rewards() or set(state.rewards()) == {0.0}
            child = state.child(7)
            assert not child.is_chance_node() or child.table is None
            assert str(state.child(7)) == str(child)
    game = state.get_game()
    assert chances <= game.max_chance_nodes_in_history()
    assert state.move_number() - chances <= game.max_game_length() == undertow.game(name).longest
    assert state.returns() == list(state.table.result.rewards)


def test_outcomes_of_a_held_move_differ() -> None:
    found = 0
    for seed in range(10):
        for state in nodes("abyss", 3, seed):
            if state.is_chance_node() and state.table is not None:
                seen = {str(state.child(outcome)) for outcome in range(20)}
                assert len(seen) > 1
                mover = state.table.seat
                others = [seat for seat in range(3) if seat != mover]
                assert '"did"' in state.information_state_string(mover)
                assert not any('"did"' in state.information_state_string(seat) for seat in others)
                with pytest.raises(pyspiel.SpielError):
                    state.resample_from_infostate(0, random.random)
                found += 1
    assert found


@pytest.mark.parametrize(("name", "seats"), SOME)
def test_history_replays_to_the_same_state(name: str, seats: int) -> None:
    *_, end = nodes(name, seats, seed=9)
    again = end.get_game().new_initial_state()
    for action in end.history():
        again.apply_action(action)
    assert str(again) == str(end)
    for seat in range(seats):
        assert again.information_state_string(seat) == end.information_state_string(seat)


@pytest.mark.parametrize(("name", "seats"), SOME)
def test_resampling_keeps_what_a_player_knows(name: str, seats: int) -> None:
    luck = random.Random(1)
    differ = 0
    for state in decisions(name, seats, seed=6, every=20):
        for player in range(seats):
            for _ in range(2):
                other = state.resample_from_infostate(player, luck.random)
                assert other.current_player() == state.current_player()
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.observation_string(player) == state.observation_string(player)
                assert other.information_state_tensor(player) == state.information_state_tensor(player)
                assert other.observation_tensor(player) == state.observation_tensor(player)
                assert other.history() == state.history()
                if player == state.current_player():
                    assert other.legal_actions() == state.legal_actions()
                differ += str(other) != str(state)
    assert differ


@pytest.mark.parametrize(("name", "seats"), SOME)
def test_resampling_lets_no_truth_through(name: str, seats: int) -> None:
    for state in decisions(name, seats, seed=12, every=40):
        player = state.current_player()
        other = state.resample_from_infostate(player, lambda: 0.3)
        one = state.resample_from_infostate(player, lambda: 0.6)
        two = other.resample_from_infostate(player, lambda: 0.6)
        assert str(one) == str(two)
        for seat in range(seats):
            assert one.information_state_string(seat) == two.information_state_string(seat)


def test_a_resampled_state_plays_on_is_cloned_and_saved() -> None:
    luck = random.Random(2)
    for state in decisions("abyss", 3, seed=3, every=60):
        other = state.resample_from_infostate(state.current_player(), luck.random)
        _, saved = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(other.get_game(), other))
        copy = other.clone()
        assert str(saved) == str(copy) == str(other)
        while not other.is_terminal():
            action = luck.choice(other.legal_actions())
            for each in (other, saved, copy):
                each.apply_action(action)
        assert str(saved) == str(copy) == str(other)
        assert saved.returns() == other.returns()
        for player in range(3):
            assert saved.information_state_string(player) == other.information_state_string(player)


def test_information_state_is_the_view_the_question_and_the_past() -> None:
    past = set()
    for state in decisions("abyss", 2, seed=1, every=5):
        player = state.current_player()
        seen = json.loads(state.information_state_string(player))
        assert seen["view"] == json.loads(json.dumps(state.table.view(player)))
        assert seen["asked"][1] == state.legal_actions()
        assert "asked" not in json.loads(state.information_state_string(1 - player))
        assert "told" not in json.loads(state.observation_string(player))
        past.add(seen["told"])
    assert len(past) > 20


def test_what_others_do_unseen_is_not_told() -> None:
    """Laying out a payment card by card shows nobody anything: only the payer's information state changes."""
    found = 0
    for seed in range(5):
        for state in decisions("abyss", 3, seed, every=1):
            if state.table.decision.prompt == "pay" and len(state.legal_actions()) > 1:
                player = state.current_player()
                child = state.child(state.legal_actions()[0])
                if child.table.decision.prompt == "pay":
                    found += 1
                    for other in range(3):
                        same = child.information_state_string(other) == state.information_state_string(other)
                        assert same == (other != player)
    assert found


def test_observers() -> None:
    state = loaded("abyss", 3).new_initial_state()
    game = state.get_game()
    blank = make_observation(game)
    blank.set_from(state, 1)
    assert blank.tensor.sum() == 1
    state.apply_action(5)
    own = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False))
    own.set_from(state, 1)
    assert list(own.tensor) == state.observation_tensor(1)
    assert own.string_from(state, 1) == state.observation_string(1)
    everyone = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS)
    whole = make_observation(game, everyone)
    whole.set_from(state, 1)
    assert (whole.dict["observation"][1] == own.dict["observation"]).all()
    assert whole.string_from(state, 0).count("\n") == 2
    public = make_observation(game, pyspiel.IIGObservationType(True, True, pyspiel.PrivateInfoType.NONE))
    assert public.tensor is None
    assert json.loads(public.string_from(state, 0))["view"]["known"] is None
    with pytest.raises(ValueError):
        public.set_from(state, 0)
    with pytest.raises(ValueError):
        make_observation(game, pyspiel.IIGObservationType(False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER))
    with pytest.raises(ValueError):
        make_observation(game, None, {"a": 1})


def test_parameters_are_seats_and_options() -> None:
    game = pyspiel.load_game("python_undertow_abyss(players=4,ambassador_keys=0,memory_aid=True)")
    assert (game.num_players(), game.played.id) == (4, "abyss")
    state = game.new_initial_state()
    state.apply_action(0)
    assert state.table.options == {"ambassador_keys": 0, "memory_aid": True}
    assert pyspiel.load_game("python_undertow_abyss").num_players() == undertow.game("abyss").seats[0]
    assert openspiel.register(undertow.game("abyss")) == "python_undertow_abyss"
    with pytest.raises(undertow.OptionError):
        pyspiel.load_game("python_undertow_abyss(players=4,ambassador_keys=1)")


def test_texts_of_moves() -> None:
    state = loaded("abyss", 2).new_initial_state()
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 9) == "Chance 9"
    assert state.action_to_string(0, 9) == "Move 9"
    state.apply_action(1)
    move = state.legal_actions()[0]
    assert state.action_to_string(0, move) == state.table.describe(move, "en")


def test_a_program_that_uses_it_ends_cleanly() -> None:
    program = (
        "import pyspiel; from undertow.rl import openspiel; "
        "state = pyspiel.load_game('python_undertow_abyss').new_initial_state(); state.apply_action(1)"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)


class ShortRollout:
    """Values a state by a few random moves: what the game then says, else 0."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)

    def prior(self, state: Any) -> list[tuple[int, float]]:
        moves = state.legal_actions()
        return [(move, 1 / len(moves)) for move in moves]

    def evaluate(self, state: Any) -> Any:
        for _ in range(5):
            if state.is_terminal():
                break
            state.apply_action(self.luck.choice(state.legal_actions()))
        return np.array(state.returns())


@pytest.mark.parametrize("worlds", [ismcts.UNLIMITED_NUM_WORLD_SAMPLES, 3])
@pytest.mark.parametrize(("name", "seats"), SOME)
def test_ismcts_finds_its_information_states_again(name: str, seats: int, worlds: int) -> None:
    bot = ismcts.ISMCTSBot(loaded(name, seats), ShortRollout(1), 2.0, max_simulations=10, max_world_samples=worlds)
    for state in decisions(name, seats, seed=2, every=30):
        policy = bot.get_policy(state)
        assert sorted(move for move, _ in policy) == state.legal_actions()
        assert sum(chance for _, chance in policy) == pytest.approx(1)


def test_ismcts_plays_a_whole_game() -> None:
    game = loaded("abyss", 2)
    luck = random.Random(1)
    bot = ismcts.ISMCTSBot(
        game, ShortRollout(1), uct_c=2.0, max_simulations=25, random_state=np.random.RandomState(1),
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )  # fmt: skip
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, luck.random))
    state = game.new_initial_state()
    thought = 0
    while not state.is_terminal():
        if state.current_player() == 0:
            thought += len(state.legal_actions()) > 1
            state.apply_action(bot.step(state))
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    assert thought > 20
    assert sum(state.returns()) == pytest.approx(0)


def test_examples_in_the_docstring() -> None:
    assert doctest.testmod(openspiel).failed == 0
