"""Every game as a PettingZoo environment (AEC: one agent after another).

>>> from undertow.rl import pettingzoo
>>> env = pettingzoo.env("abyss", seats=3)
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> sorted(observation), bool(observation["action_mask"].any())
(['action_mask', 'observation'], True)

An agent is a seat: ``seat_0``, ``seat_1`` and so on. It observes ``observation``, bytes that the game's encoder writes
from the same allow-list as ``state.view``, and ``action_mask``, its legal moves; the mask of an agent that is not asked
is all zeros. An action is a move id. Rewards come with the end of the game, one float in [-1, 1] per seat. Behind a
screen nothing changes for the agents before it; only ``agent_selection``, for whoever drives the environment, says who
acts there.

The games ask one seat after another, and an answer may change what the next seat is asked. So there is no parallel
environment (``is_parallelizable`` is false), and PettingZoo's ``aec_to_parallel`` does not fit: it wants environments
that move all agents in every cycle. To train one policy for all seats, loop over ``agent_iter``.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from undertow import texts
from undertow.kernel.errors import OptionError
from undertow.kernel.game import Game, new_seed
from undertow.kernel.state import State
from undertow.registry import game as game_of

RENDER_MODES = ("human", "ansi")
ILLEGAL_REWARD = -1.0


def env(
    game: str | Game,
    seats: int | None = None,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    windows: str = "skip",
    render_mode: str | None = None,
) -> Any:
    """Make the environment of a game, with PettingZoo's usual wrappers.

    An illegal action ends the game and costs its agent one point, as in PettingZoo's own board games; an action outside
    the vocabulary is an assertion error. ``seats``, ``options`` and ``windows`` are those of ``game.new``.
    """
    made: Any = raw_env(game, seats, seed, options, windows, render_mode)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL_REWARD)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv, EzPickle):
    """The bare environment; an illegal action is an ``undertow.IllegalMove``.

    Seeds: ``reset(seed=7)`` always sets up the same game. A ``reset()`` without one goes on from the last seed to a
    game that this seed determines, too; without any seed the game is secret.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        windows: str = "skip",
        render_mode: str | None = None,
    ) -> None:
        self.game = game_of(game) if isinstance(game, str) else game
        EzPickle.__init__(self, self.game.id, seats, seed, options, windows, render_mode)
        AECEnv.__init__(self)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise OptionError("option-value", option="render_mode", value=render_mode, allowed=", ".join(RENDER_MODES))
        if windows not in ("ask", "skip"):
            raise OptionError("windows", value=str(windows))
        self.seats = self.game.checked_seats(seats)
        self.options = self.game.checked_options(options)
        self.windows = windows
        self.render_mode = render_mode
        self.metadata = {
            "name": f"undertow_{self.game.id}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents = self.possible_agents[:]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(self.game.vocabulary) for agent in self.agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (self.game.encoded,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (self.game.vocabulary,), np.int8),
                }
            )
            for agent in self.agents
        }
        self._buffer = bytearray(self.game.encoded)  # the encoder writes here
        self._written = np.frombuffer(self._buffer, np.uint8)  # the same bytes as an array
        self._seed = seed
        self._episode = -1
        self._told = 0
        self._state: State | None = None

    @property
    def table(self) -> State:
        """The game as it stands: whole, so nothing that an agent may see."""
        if self._state is None:
            raise gymnasium.error.ResetNeeded("call reset() before anything else")
        return self._state

    def observation_space(self, agent: str) -> Any:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All moves of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a game. ``options`` are PettingZoo's and change nothing; those of the game belong to ``env``."""
        if seed is not None:
            self._seed = seed
            self._episode = -1
        self._episode += 1
        text = new_seed(self._seed)
        if self._seed is not None and self._episode:
            text = f"{text} game {self._episode}"
        self._state = self.game.new(self.seats, text, self.options, self.windows, log=self.render_mode is not None)
        self._told = 0
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and its legal moves: fresh arrays every time."""
        table = self.table
        seat = self._seat_of[agent]
        self.game.encode(table, seat, self._buffer)
        mask: Any = np.zeros(self.game.vocabulary, np.int8)
        if seat == table.seat:
            mask[list(table.moves)] = 1
        elif seat in table.asked:  # a sealed question that goes round
            mask[list(table.decision_for(seat).moves)] = 1
        return {"observation": self._written.copy(), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Make a move of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        table.play(action)
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        result = table.result
        if result is not None:
            self.rewards = dict(zip(self.agents, result.rewards, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self._select()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        """Point to the agent that is asked; after the end, to the first."""
        self.agent_selection = self.possible_agents[self.table.seat or 0]

    def render(self) -> str | None:
        """Tell, as a spectator hears it, what has happened since the last time, and who is asked what."""
        if self.render_mode is None:
            gymnasium.logger.warn("You are calling render method without specifying any render mode.")
            return None
        table = self.table
        news = table.log(None)
        lines = [texts.event(self.game, event, "en") for event in news[self._told :]]
        self._told = len(news)
        decision, question, result = table.decision, table.question_as_seen_by(None), table.result
        if question is not None and question.screened:
            asked = ", ".join(texts.seat_name(seat, "en") for seat in question.asked)
            lines.append(texts.say("table-expected", "en", {"names": asked}))
        elif decision is not None:
            lines.append(f"{texts.seat_name(decision.seat, 'en')}: {texts.prompt(self.game, decision, 'en')}")
        elif result is not None:
            scores = ", ".join(f"{texts.seat_name(seat, 'en')}: {n}" for seat, n in enumerate(result.scores))
            lines.append(f"{texts.ending(self.game, result.ending, 'en')} {scores}")
        text = "\n".join(lines) + "\n"
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text)
        return None

    def close(self) -> None:
        """Nothing is left open."""
