"""What captains may tell each other with one click. Nothing is hidden, so all of it may be said."""

from __future__ import annotations

from typing import Final

SIGNALS: Final = (
    "hello", "luck", "thanks", "well-played", "moment",
    "need-clues", "need-coins", "help-me", "i-fight", "i-chart", "meet-in-port", "mind-the-agenda", "mind-the-storm",
)  # fmt: skip
