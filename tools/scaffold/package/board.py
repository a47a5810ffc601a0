"""Fixed figures of the box."""

from __future__ import annotations

from typing import Final

HAND: Final = 3  # shells that each player is dealt
