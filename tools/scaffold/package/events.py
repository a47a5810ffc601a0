"""What is told, each kind with its rule and the names of its values."""

from __future__ import annotations

from typing import Final

from undertow.kernel.log import Kinds

KINDS: Final = Kinds()
LAID: Final = KINDS.kind("laid", "turns.1", "seat", "shell")
DREW: Final = KINDS.kind("drew", "turns.3", "seat", "shell")  # to whoever drew it
DREW_ONE: Final = KINDS.kind("drew_one", "turns.3", "seat")  # to all others
