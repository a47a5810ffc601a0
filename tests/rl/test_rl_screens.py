"""Behind a screen nothing changes for a learner before it: neither observation, nor information state, nor info."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
import stalk

np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")
pyspiel = pytest.importorskip("pyspiel")

from undertow.kernel.state import State
from undertow.rl import openspiel, pettingzoo

pytestmark = pytest.mark.usefixtures("sketches")
GAMES = 8
HERO = 0


def screen(table: State) -> tuple[int, int] | None:
    """The screen before the hero, if one stands."""
    place = table.screen_before(HERO)
    return (place, table.stack[place].since) if place >= 0 else None


def one_picture_each(pictures: Iterator[tuple[Any, Any, int]]) -> None:
    """Hold that all pictures of one screen are equal, over screens in which several decisions were made."""
    seen: dict[Any, Any] = {}
    decisions: dict[Any, set[int]] = {}
    for key, picture, count in pictures:
        assert seen.setdefault(key, picture) == picture, key
        decisions.setdefault(key, set()).add(count)
    assert max(map(len, decisions.values())) > 2 and len(decisions) > GAMES


def observed(windows: str) -> Iterator[tuple[Any, Any, int]]:
    for seed in range(GAMES):
        env = pettingzoo.raw_env(stalk.GAME, 3, windows=windows, render_mode="ansi")
        env.reset(seed=seed)
        luck = random.Random(seed)
        rendered: dict[Any, str] = {}
        while not env.table.over:
            if (stands := screen(env.table)) is not None:
                seen = env.observe("seat_0")
                said = env.render().splitlines()[-1]
                assert rendered.setdefault(stands, said) == said and "2" in said and "3" in said
                picture = (seen["observation"].tobytes(), seen["action_mask"].tobytes(), env.infos["seat_0"], said)
                yield (seed, stands), picture, env.table.count
            env.step(luck.choice(env.table.moves))


@pytest.mark.parametrize("windows", ["ask", "skip"])
def test_pettingzoo_shows_the_hero_one_picture_of_a_screen(windows: str) -> None:
    one_picture_each(observed(windows))


def spiel_states(seed: int) -> Iterator[Any]:
    """The nodes of a random game, chance nodes behind a screen included."""
    luck = random.Random(seed)
    state = pyspiel.load_game(openspiel.register(stalk.GAME), {"players": 3}).new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(luck.choice(state.legal_actions()))


def informed() -> Iterator[tuple[Any, Any, int]]:
    for seed in range(GAMES):
        for state in spiel_states(seed):
            if state.table is not None and (stands := screen(state.table)) is not None:
                yield (
                    (seed, stands),
                    (
                        state.information_state_string(HERO), tuple(state.information_state_tensor(HERO)),
                        state.observation_string(HERO), tuple(state.observation_tensor(HERO)),
                    ),
                    state.table.count,
                )  # fmt: skip


def test_openspiel_shows_the_hero_one_information_state_of_a_screen() -> None:
    one_picture_each(informed())


def test_openspiel_resamples_for_the_hero_wherever_behind_a_screen_somebody_acts() -> None:
    resampled = 0
    for seed in range(3):
        for state in spiel_states(seed):
            table = state.table
            if table is None or state.is_chance_node() or screen(table) is None:
                continue
            luck = random.Random(table.count)
            other = state.resample_from_infostate(HERO, luck.random)
            assert other.information_state_string(HERO) == state.information_state_string(HERO)
            resampled += other.current_player() != state.current_player()
    assert resampled, "nobody acted but the first behind the screen"
