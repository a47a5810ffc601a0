"""Whole matches: bots around a table, and the record of what they did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from undertow.kernel.errors import BotError, IllegalMove
from undertow.kernel.game import Game, new_seed
from undertow.kernel.record import Record, Recorder
from undertow.kernel.seat import Bot, Seat


def seated(game: Game, players: Sequence[Bot | str], seed: str) -> list[Bot]:
    """Turn names into bots and let each get ready; equal luck for equal seeds."""
    from undertow.registry import bot

    bots: list[Bot] = []
    for number, player in enumerate(players):
        made = bot(player, game) if isinstance(player, str) else player
        made.begin(f"{seed} bot {number}")
        bots.append(made)
    return bots


def chosen(bot: Bot, seat: Seat) -> int:
    """Ask a bot and check that it answers with a legal move."""
    move = bot.choose(seat)
    try:
        legal = move in seat.moves
    except TypeError:
        legal = False
    if not legal:
        raise BotError("bot-move", bot=bot.name, move=str(move))
    return move


def play(
    game: str | Game,
    players: Sequence[Bot | str],
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    windows: str = "ask",
    log: bool = True,
) -> Record:
    """Play a whole match between bots; a bot is named or given."""
    from undertow.registry import game as game_of

    played = game_of(game) if isinstance(game, str) else game
    text = new_seed(seed)
    recorder = Recorder(played, len(players), text, options, windows, log, [name_of(player) for player in players])
    bots = seated(played, players, text)
    state = recorder.state
    seats = [Seat(state, number) for number in range(len(players))]
    while not state.over:
        number = state.seat
        assert number is not None
        try:
            recorder.play(chosen(bots[number], seats[number]))
        except IllegalMove as error:
            raise BotError("bot-move", bot=bots[number].name, move=str(error.move)) from error
    return recorder.record()


def name_of(player: Bot | str) -> str:
    """The name a record gives a player."""
    return player if isinstance(player, str) else player.name
