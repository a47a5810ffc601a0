"""Every game as an OpenSpiel game; importing this module registers ``python_undertow_<game>``.

>>> import pyspiel
>>> from undertow.rl import openspiel
>>> game = pyspiel.load_game("python_undertow_abyss(players=3)")
>>> game.num_players(), game.new_initial_state().is_chance_node()
(3, True)

**Parameters**: ``players``, and every option of the game that is a number, a text or a truth value.

**Chance** is explicit. The first node deals: 4,096 equal outcomes, each the seed of a game. A move that draws is held
back: a chance node with 4,096 equal outcomes follows, the outcome reseeds the game, then the move is played. What was
shuffled face down stays as it was dealt; cards that come up later are no chance node.

**Information states.** The string holds all that a seat may know now (``state.view``), what it is asked, and a hash
over every event it was told and every move it made: perfect recall. Two states of which a seat was told the same have
the same string. The tensors, for information states and observations alike, are the seat's number and what the game's
encoder writes; the games keep what a seat has learnt in its view, so all they lack is the order of what happened.

Behind a screen the strings and tensors of all players before it stay as they are; ``current_player``, which drives the
game, says who acts there.

**Resampling** (``state.resample_from_infostate``) is ``redeal``: hidden things are dealt anew from what the player
knows. The new state has the history of the old one, though its hidden things may come from no outcome of these chance
nodes: replaying that history gives the true state, not the new one. ``clone`` and ``serialize`` keep the state itself.
In the new state the other players' strings know of the past only what the resampling player knows. OpenSpiel does not
pass ``resample_from_infostate`` on from C++ to games in Python: search with ``open_spiel.python.algorithms.ismcts``.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from undertow.kernel.game import Game
from undertow.kernel.log import may_know
from undertow.kernel.state import NOBODY, State
from undertow.registry import game as game_of
from undertow.registry import names

OUTCOMES = 4096
CHANCES = [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]
NO_MOVE = -1
TRIES = 1000  # to find a world in which the same seat decides
WORLDS = 2**53


class SpielGame(pyspiel.Game):
    """One of the games, as OpenSpiel sees it; ``register`` makes a class for each."""

    played: Game
    kind: Any  # pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        played = self.played
        self.seats = played.checked_seats(int(given.get("players", played.seats[0])))
        self.options = played.checked_options({key: value for key, value in given.items() if key != "players"})
        info = pyspiel.GameInfo(
            num_distinct_actions=played.vocabulary,
            max_chance_outcomes=OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=played.longest,
        )
        super().__init__(self.kind, info, given)

    def max_chance_nodes_in_history(self) -> int:
        """One for the deal, and at most one for every decision."""
        return self.played.longest + 1

    def new_initial_state(self) -> SpielState:
        """The chance node before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Make an observer of this game's states."""
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):
    """A game before the deal, at a decision, between a move and its chance, or at its end."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table: State | None = None
        self.held: int = NO_MOVE  # the move that waits for its chance
        self.told: tuple[bytes, ...] = ()  # by seat, last a spectator: a hash over what it was told and what it did

    # -- OpenSpiel's surface ---------------------------------------------------------------------------------------

    def current_player(self) -> Any:
        """The seat that decides, chance, or the end."""
        table = self.table
        if table is None or self.held != NO_MOVE:
            return pyspiel.PlayerId.CHANCE
        seat = table.seat
        return pyspiel.PlayerId.TERMINAL if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        """The legal moves of the seat that decides."""
        return list(self.dealt.moves)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Seeds, all equally likely."""
        return CHANCES

    def _apply_action(self, action: int) -> None:
        """Deal, or make a move; hold a move back that needs chance."""
        table = self.table
        if table is None:
            self.deal(action)
        elif self.held != NO_MOVE:
            move, self.held = self.held, NO_MOVE
            seat = table.seat
            table.reseed(action)
            table.play(move)
            self.tell(table, seat, move)
        else:
            after = table.clone()
            after.play(action)
            if after.draws > table.draws:
                self.held = int(action)
            else:
                self.table = after
                self.tell(after, table.seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        """What a move means, in English."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"Chance {action}"
        return f"Move {action}" if self.table is None else self.table.describe(action, "en")

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table is not None and self.table.over

    def returns(self) -> list[float]:
        """The rewards at the end; 0 until then."""
        result = None if self.table is None else self.table.result
        return [0.0] * self.num_players() if result is None else list(result.rewards)

    def __str__(self) -> str:
        """Where in the rules the game stands, and its fingerprint."""
        if self.table is None:
            return "before the deal"
        where = " > ".join(self.table.caption()) or "over"
        held = "" if self.held == NO_MOVE else f", move {self.held} waits for its chance"
        return f"{where}{held} [{self.table.digest()}]"

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SpielState:
        """A state that this player could not tell from this one, dealt anew from what the player knows."""
        if self.table is None or self.held != NO_MOVE:
            raise pyspiel.SpielError("resample_from_infostate: the state is a chance node")
        other: SpielState = self.clone()
        other.table = self.world(player_id, probability_sampler)
        known = self.told[player_id]
        other.told = tuple(
            told if seat in (player_id, len(self.told) - 1) else hashed(known, b"known to %d" % seat)
            for seat, told in enumerate(self.told)
        )
        return other

    # -- inside ----------------------------------------------------------------------------------------------------

    @property
    def dealt(self) -> State:
        """The game, once it is dealt."""
        assert self.table is not None
        return self.table

    def world(self, player: int, sampler: Callable[[], float]) -> State:
        """Deal anew, until the same is asked, as far as the player sees it.

        When another seat lays something out unseen, the redealt game may find a single answer left, and go on by itself
        (``windows="skip"``); the player would have seen that, so such a world is none of those it thinks possible.
        For a player before a screen it stands where the screen was put up, whoever acts there by now.
        """
        table = self.dealt
        question = table.question_as_seen_by(player)
        for _ in range(TRIES):
            other = table.redeal(player, int(sampler() * WORLDS))
            if player == table.seat:
                return other
            if other.question_as_seen_by(player) == question and other.view(player) == table.view(player):
                return other
        raise pyspiel.SpielError(f"resample_from_infostate: nothing found for player {player} in {TRIES} tries")

    def deal(self, seed: int) -> None:
        """Set up the game of a seed."""
        game = self.get_game()
        table: State = game.played.new(game.seats, str(seed), game.options, "skip", log=True)
        self.table = table
        self.told = (b"",) * (game.seats + 1)
        self.tell(table, None, NO_MOVE)

    def tell(self, table: State, mover: int | None, move: int) -> None:
        """Add the mover's move and the new events to what every seat has been told; the events are then forgotten."""
        events = table.events
        assert events is not None
        told = []
        for seat in [*range(table.seats), NOBODY]:
            heard = [b"did %d" % move] if seat == mover else []
            heard += [repr(event[:1] + event[2:]).encode() for event in events if may_know(event[1], seat)]
            told.append(hashed(self.told[seat], *heard) if heard else self.told[seat])
        self.told = tuple(told)
        table.events = []


class SpielObserver:
    """Observes states for a player (or for all players, or for a spectator), as a tensor and as a string."""

    def __init__(self, game: SpielGame, kind: Any, params: Any = None) -> None:
        if params:
            raise ValueError(f"observers of {game.played.id} take no parameters: {params}")
        if not kind.public_info:
            raise ValueError(f"observers of {game.played.id} always show public things")
        self.game = game.played
        self.recall = bool(kind.perfect_recall)
        self.private = kind.private_info
        self.buffer = bytearray(self.game.encoded)
        self.written = np.frombuffer(self.buffer, np.uint8)
        self.dict: dict[str, Any] = {}
        self.tensor: Any = None
        if self.private != pyspiel.PrivateInfoType.NONE:
            whole = self.private == pyspiel.PrivateInfoType.ALL_PLAYERS
            shape = (game.seats, self.game.encoded) if whole else (self.game.encoded,)
            self.tensor = np.zeros(game.seats + int(np.prod(shape)), np.float32)
            self.dict["player"] = self.tensor[: game.seats]
            self.dict["observation"] = self.tensor[game.seats :].reshape(shape)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write a state into the tensor, as a player sees it."""
        if self.tensor is None:
            raise ValueError(f"{self.game.id} has no tensor for spectators")
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if state.table is None:
            return
        rows = self.dict["observation"]
        if rows.ndim == 1:
            self.write(state.table, player, rows)
        else:
            for seat, row in enumerate(rows):
                self.write(state.table, seat, row)

    def write(self, table: State, seat: int, row: Any) -> None:
        """Encode what a seat may know."""
        self.game.encode(table, seat, self.buffer)
        row[:] = self.written

    def string_from(self, state: SpielState, player: int) -> str:
        """A state in words, as a player sees it."""
        if self.private == pyspiel.PrivateInfoType.NONE:
            return information(state, NOBODY, self.recall)
        if self.private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return "\n".join(information(state, seat, self.recall) for seat in range(state.num_players()))
        return information(state, player, self.recall)


def information(state: SpielState, seat: int, recall: bool) -> str:
    """What a seat (-1: a spectator) may know: its view, what it is asked, what it has just done; the past, if asked."""
    table = state.table
    if table is None:
        return "before the deal"
    seen: dict[str, Any] = {"view": table.view(None if seat == NOBODY else seat)}
    if seat in table.asked:
        decision = table.decision_for(seat)
        seen["asked"] = [decision.prompt, list(decision.moves)]
    if state.held != NO_MOVE and seat == table.seat:
        seen["did"] = state.held
    if recall:
        seen["told"] = state.told[seat].hex()
    return json.dumps(seen, separators=(",", ":"))


def hashed(*parts: bytes) -> bytes:
    """A hash over parts, which does not confuse where one ends and the next begins."""
    made = blake2b(digest_size=16)
    for part in parts:
        made.update(b"%d " % len(part))
        made.update(part)
    return made.digest()


def parameters(game: Game) -> dict[str, Any]:
    """The parameters of a game and what they are when nobody says anything."""
    found: dict[str, Any] = {"players": game.seats[0]}
    found.update({option.key: option.default for option in game.options if type(option.default) in (bool, int, str)})
    return found


def register(game: Game) -> str:
    """Register a game with OpenSpiel, once; the answer is its name there."""
    name = f"python_undertow_{game.id}"
    if name in pyspiel.registered_names():
        return name
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"Undertow: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )
    # A class, since OpenSpiel lets go of it after Python's end, and whatever is freed then crashes; classes never are.
    pyspiel.register_game(kind, type(f"Spiel_{game.id}", (SpielGame,), {"played": game, "kind": kind}))
    return name


for _name in names():
    register(game_of(_name))
