"""Cards in real games: every one is played for its text in some game."""

from __future__ import annotations

import random

from undertow.games.alone import GAME
from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.cards.all import CARDS
from undertow.games.alone.moments import SEARCH_DRAWN
from undertow.kernel.state import State

GAMES = 150  # most that are played; the last card usually comes within 80


def lively(table: State, luck: random.Random) -> int:
    """A move by luck, each kind of move as likely as the other; but a fight is not avoided, and a card is played."""
    kinds: dict[str, list[int]] = {}
    for move in table.moves:
        kinds.setdefault(m.WORDS.of(move).key, []).append(move)
    for wanted in ("attack", "play"):
        if wanted in kinds:
            return luck.choice(kinds[wanted])
    return luck.choice(kinds[luck.choice(sorted(kinds))])


def test_reactions_7_every_card_is_played_in_some_game() -> None:
    missing = {number for number, row in enumerate(CARDS) if row.moment != SEARCH_DRAWN}  # those wait for items
    for seed in range(GAMES):
        luck = random.Random(seed)
        table = GAME.new(2 + seed % 3, seed=f"lively {seed}")
        while not table.over:
            table.play(lively(table, luck))
        assert table.events is not None
        missing -= {event[3] for event in table.events if event[0] == e.CARD_PLAYED}
        if not missing:
            break
    assert [CARDS[number].slug for number in sorted(missing)] == []
