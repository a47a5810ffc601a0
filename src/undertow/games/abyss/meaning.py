"""What the view of Abyss means to whoever shows it: prices, keys, whose things come first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undertow.games.abyss.board import FARMER
from undertow.games.abyss.cards.lords import LORDS, Lord
from undertow.games.abyss.view import PlayerView, View


def price_for(view: View, lord: Lord) -> int:
    """The value the viewer has to reach for a lord; the printed one for a spectator."""
    seat = view["seat"]
    return lord.value if seat is None else lord.value + view["players"][seat]["dearer"]


def printed_keys(lord: int, options: Mapping[str, Any]) -> int:
    """Keys on a lord; those of an ambassador are an option."""
    keys = LORDS[lord].keys
    return keys if keys < 3 else int(options.get("ambassador_keys", keys))


def power_rule(lord: Lord) -> str:
    """The rule of a lord's power; farmers share one, since they have none."""
    return "lords.farmers" if lord.guild == FARMER else lord.rule


def others(view: View) -> list[PlayerView]:
    """The opponents, clockwise; for a spectator everybody."""
    if view["seat"] is None:
        return view["players"]
    return [view["players"][(view["seat"] + i) % view["seats"]] for i in range(1, view["seats"])]
