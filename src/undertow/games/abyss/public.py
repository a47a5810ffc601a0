"""What everybody can see of the whole game: how near its end is."""

from __future__ import annotations

from undertow.games.abyss.board import COURT, LORD_CARDS, LORDS_TO_END
from undertow.games.abyss.view import View
from undertow.kernel.margins import Way


def ways_to_end(view: View) -> list[Way]:
    """The seventh lord of a player, and the last lord of the deck. rule: ending.1, ending.2"""
    most = max([len(player["lords"]) for player in view["players"]])
    return [
        Way("seven_lords", max(LORDS_TO_END - most, 0), LORDS_TO_END),
        Way("court_empty", view["lord_deck"], LORD_CARDS - COURT),
    ]
