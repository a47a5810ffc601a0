"""New Game: what it is about, in one sentence, for two or three players."""

from __future__ import annotations

from undertow.kernel.game import Game

GAME = Game.of_package(
    __name__,
    title="New Game",
    seats=(2, 3),
    longest=100,
    rules_version=1,
    maturity="alpha",
    thumb="undertow.games.newgame.thumb:Thumb",
)
