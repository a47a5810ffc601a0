"""Relics that turn the agenda back."""

from __future__ import annotations

from undertow.games.everrain import events as e
from undertow.games.everrain import params
from undertow.games.everrain import ship as s
from undertow.games.everrain.cards.treasures import CANDLE
from undertow.games.everrain.state import Table


def turn_back_agenda(table: Table, n: int) -> None:
    """The agenda goes back, as far as its first space."""
    back = min(n, table.agenda - params.FIRST_SPACE)
    if back:
        table.agenda -= back
        table.tell(e.AGENDA_BACK, back, table.agenda)


def burn_candle(table: Table) -> None:
    """After an act's end the agenda goes back for whoever holds the Downward Candle. rule: treasures.6"""
    if any([s.holds(ship, CANDLE) for ship in table.ships]):
        turn_back_agenda(table, params.RELIC_AGENDA)
