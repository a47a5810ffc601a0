"""Standing orders: a seat says ahead what it wants to be answered. Private; thrown away unseen if never reached.

An order names a question and the answer. Where a game has a module ``presets``, its ``applies`` looks at the values
that an order may name besides ("this race, up to that value"), its ``round_of`` says when an order for a round ends,
and its ``chosen`` what is answered where that is not always the same; else an order holds for every question of its
kind. Whoever gives an order may know all that ``chosen`` looks at.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from undertow.kernel.game import Game
from undertow.kernel.state import State
from undertow.table.errors import Illegal

MOST = 40  # orders of one seat
UNTIL = (
    "turn",
    "round",
    "game",
)  # one's own next turn; the end of the round, where a game says what one is; of the game


def module_of(game: Game) -> Any:
    """The orders a game knows; None where it has none of its own."""
    name = f"{game.package}.presets"
    return import_module(name) if find_spec(name) is not None else None


def checked(game: Game, order: Mapping[str, Any]) -> dict[str, Any]:
    """An order that makes sense in this game, or a refusal."""
    module = module_of(game)
    move = order["move"]
    where = dict(order["where"])
    if not 0 <= move < game.vocabulary or order["until"] not in UNTIL:
        raise Illegal("bad-order")
    if order["until"] == "round" and not hasattr(module, "round_of"):
        raise Illegal("bad-order")
    if where and (module is None or not module.makes_sense(order["prompt"], move, where)):
        raise Illegal("bad-order")
    return {"prompt": order["prompt"], "move": move, "where": where, "until": order["until"]}


def round_of(state: State) -> int:
    """The round of a game whose orders may hold for one."""
    found: int = module_of(state.game).round_of(state)
    return found


def answer(state: State, seat: int, orders: Mapping[int, Mapping[str, Any]]) -> int | None:
    """What the first order that applies would answer to the present question; None if none does."""
    if not orders:
        return None
    decision = state.decision_for(seat)
    module = module_of(state.game)
    chosen = getattr(module, "chosen", None)
    for order in orders.values():
        if order["prompt"] != decision.prompt:
            continue
        move = int(order["move"]) if chosen is None else int(chosen(state, decision, order["move"]))
        if move in decision.moves and (not order["where"] or module.applies(decision, order["where"])):
            return move
    return None
