"""Which locations may be taken, and with which keys."""

from __future__ import annotations

from typing import Final

from undertow.games.abyss import moves as m
from undertow.games.abyss.board import MOST_DRAWN
from undertow.games.abyss.cards.traits import ONE_KEY, THREE_KEYS
from undertow.games.abyss.frames import Controlling
from undertow.games.abyss.legal import POWERS
from undertow.games.abyss.state import Table
from undertow.kernel.decision import Choice, Guard, Only, Question

NONE: Final[list[int]] = []


class MoreThanTheDeckHolds(Guard):
    """One draws at most as many locations as there are."""

    rule = "locations.4"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return move - m.DRAW + 1 > table.tiles_left()


class Row(Choice):
    """Locations that lie face up."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.LOCATION + tile for tile in sorted(table.row)]


class TileDeck(Choice):
    """Locations in the deck, for the Black Smokers."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.LOCATION + tile for tile in sorted(table.tile_deck[table.tile_at :])]


class KeyTokens(Choice):
    """A key token, if one has any."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.KEY_TOKEN] if table.keys[seat] else NONE


class LordKeys(Choice):
    """Active lords with keys; an ambassador only as long as nothing else has been spent."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        active = table.active(seat)
        return [
            m.KEY_LORD + lord for lord in sorted(table.lords[seat]) if active >> lord & 1 and table.printed_keys(lord)
        ]


class KeysDoNotFit(Guard):
    """Exactly three keys are spent: an ambassador alone, or three single keys."""

    rule = "locations.8"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        controlling = table.stack[-1]
        assert isinstance(controlling, Controlling)
        paid = controlling.spent
        single = table.keys[seat]
        active = table.active(seat)
        for lord in table.lords[seat]:
            if active >> lord & 1 and ONE_KEY >> lord & 1:
                single += 1
        ambassador = move >= m.KEY_LORD and THREE_KEYS >> (move - m.KEY_LORD) & 1 == 1
        return paid > 0 if ambassador else paid + single < 3


CONTROL: Final = Question(
    "control",
    "locations.1",
    [Row(), Only([m.DRAW + n for n in range(MOST_DRAWN)], [MoreThanTheDeckHolds()]), POWERS],
)
TOKEN_KEYS: Final = KeyTokens([KeysDoNotFit()])
LORD_KEYS: Final = LordKeys([KeysDoNotFit()])
SPEND: Final = Question("spend", "locations.7", [TOKEN_KEYS, LORD_KEYS, POWERS], kind="payment")
EXCHANGE: Final = Question("exchange", "tiles.black_smokers", [Only([m.PASS]), TileDeck(), POWERS])
