"""What a player can say; the order of the families gives the numbers of the moves."""

from __future__ import annotations

from typing import Final

from undertow.games.newgame.cards.shells import SHELLS
from undertow.kernel.moves import Vocabulary

WORDS: Final = Vocabulary()
LAY: Final = WORDS.family("lay", "shell", len(SHELLS))
