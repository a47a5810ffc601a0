"""The Everrain: one to four ships chart a drowned sea and lose or win together. It is put together in ``game.py``."""

from __future__ import annotations

from undertow.games.everrain.game import EVERRAIN

GAME = EVERRAIN
