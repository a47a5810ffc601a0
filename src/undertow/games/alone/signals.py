"""What players may tell each other with one click. All hear it, the Hero too: Evil has no channel of its own."""

from __future__ import annotations

from typing import Final

# rule: hands.8
SIGNALS: Final = (
    "hello", "luck", "thanks", "well-played", "moment",
    "can-slow", "can-hurt", "can-lie", "save-the-fields", "you-lead",
)  # fmt: skip
