"""All laws where a zone is as full as it gets: no place in a zone is special, neither the first nor the fifth."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import laws
import undertow
from undertow import registry
from undertow.kernel.seat import Seat
from undertow.match import seated

GAMES = 4


def filling(game: undertow.Game) -> Iterator[tuple[undertow.State, int, list[str]]]:
    """A few games by ``thumb``: each move that puts more into a zone than ever lay there, and into which zones."""
    most: dict[str, int] = {}
    for seed in range(GAMES):
        seats = game.seats[1] - seed % 2
        state = game.new(seats=seats, seed=seed)
        bots = seated(game, ["thumb"] * seats, str(seed))
        while not state.over:
            before, move = state.clone(), bots[state.deciding].choose(Seat(state, state.deciding))
            state.play(move)
            now = {zone: len(lying) for zone, lying in game.zones(state).items()}
            fuller = [zone for zone, lying in now.items() if lying > most.get(zone, 0)]
            if fuller and not state.over:
                most |= {zone: now[zone] for zone in fuller}
                yield before, move, fuller


def all_laws_hold_where_zones_are_full(game: undertow.Game) -> None:
    """What fills a zone is hidden as it comes (law 6d); every law holds where each zone is fullest."""
    luck = random.Random(game.id)
    fullest: dict[str, undertow.State] = {}
    for before, move, zones in filling(game):
        for seat in range(before.seats):
            laws.law_6d(before, seat, luck, 1, move)
        after = before.clone()
        after.play(move)
        fullest |= dict.fromkeys(zones, after)
    for state in {id(state): state for state in fullest.values()}.values():
        laws.everything(state, luck, deep=False)


@pytest.mark.parametrize("name", registry.own())
def test_all_laws_hold_where_zones_are_full(name: str) -> None:
    all_laws_hold_where_zones_are_full(undertow.game(name))


def test_a_fifth_monster_token_that_everybody_sees_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Random play hardly gets there: five tokens lie in one of a hundred positions."""
    game = undertow.game("abyss")
    view = game.view

    def leaking(table: Any, seat: int) -> Any:
        seen = view(table, seat)
        if seat >= 0:
            for tokens, true in zip(seen["known"]["tokens"], table.tokens, strict=True):
                tokens[4:5] = true[4:5]
        return seen

    monkeypatch.setattr(game, "view", leaking)
    with pytest.raises(laws.Broken, match="law 6"):
        all_laws_hold_where_zones_are_full(game)
