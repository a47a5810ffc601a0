"""What `make balance GAME=everrain` measures: which voyages, between which shares the captains should win them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from captains import Keeping, Knowing
from clicks import Clock as Clock

from undertow.games.everrain.cards.guns import GUNS
from undertow.games.everrain.cards.improvements import IMPROVEMENTS
from undertow.games.everrain.cards.traits import TRAITS
from undertow.games.everrain.cards.treasures import TREASURES

WON = "discovery"
FAIR = (30, 60)
WAKING = (20, 70)  # of voyages in which the named elder wakes
KNOWN = 70  # what a captain who knows or keeps more than thumb may win at most
BOTS = {"knowing": Knowing, "keeping": Keeping}
# The first wins at least so many points more than the second.
ABOVE = [
    ("easy", "normal", 12.0), ("normal", "hard", 12.0), ("1", "knowing, 1", -15.0), ("1", "keeping, 1", -15.0),
    ("4", "knowing, 4", -15.0), ("4", "keeping, 4", -15.0),
]  # fmt: skip
LEAST = {"minutes": 45.0, "enemies on deck": 4.0, "frays": 3.0, "shots": 1.0}
MOST = {"minutes": 90.0}
EVENTS = {
    "round_begun": "rounds", "elder_woken": "elders awake", "ship_lost": "ships lost", "tile_laid": "tiles",
    "port_reached": "visits", "players_advanced": "steps", "raider_sunk": "enemy ships sunk",
    "boarding_won": "enemy ships boarded", "raider_arrived": "enemy ships arrived", "foe_came": "enemies on deck",
    "elder_hit": "hits on the elder", "fray_begun": "frays", "gun_fired": "shots", "boarded": "boardings",
    "trade_begun": "trades", "died": "dead", "tale_told": "story cards", "altar_cleansed": "altars cleansed",
    "journey_ended": "journeys", "treasure_used": "treasures used",
}  # fmt: skip
UPGRADES = [row.slug for row in IMPROVEMENTS] + [gun.slug for gun in GUNS]
HALF = 2  # acts after whose end nothing more counts as had, for whoever sails longer has more of everything


def rows() -> list[tuple[Any, ...]]:
    """Group, name, seats, options, limits, bots, what must have been told."""
    found: list[tuple[Any, ...]] = [("ships", str(ships), ships, {}, *FAIR) for ships in (1, 2, 3, 4)]
    for level in ("easy", "normal", "hard"):
        found.append(("difficulty", level, 1, {"difficulty": level}, 0, 100))
    for elder in ("landlord", "hundredfathom", "unsung"):
        found.append(("elder", elder, 1, {"elder": elder}, *WAKING, (), "elder_woken"))
    for ships in (1, 4):
        for bot in BOTS:
            found.append(("captains", f"{bot}, {ships}", ships, {}, 0, KNOWN, (bot,) * ships))
    return found


def counted(log: list[Any]) -> Counter[str]:
    """How often what happened."""
    return Counter(EVENTS[event.key] for event in log if event.key in EVENTS)


def had(log: list[Any]) -> set[str]:
    """What the captains bought, found, mounted, used and whom they had aboard before the second act was over."""
    found: set[str] = set()
    acts = 0
    for event in log:
        values = event.values
        acts += int(event.key == "act_won")
        if acts == HALF:
            break
        if event.key in ("bought", "treasure_found"):
            found.add(f"treasure {TREASURES[values['treasure']].slug}")
        elif event.key == "upgrade_mounted":
            found.add(f"upgrade {UPGRADES[values['upgrade']]}")
        elif event.key == "trait_drawn":
            found.add(f"trait {TRAITS[values['trait']]}")
        elif event.key in DEEDS:
            found.add(DEEDS[event.key])
    return found


DEEDS = {
    "listened": "listening", "hired": "hiring", "rested": "resting", "gun_fired": "firing a gun", "boarded": "boarding",
    "altar_cleansed": "cleansing", "journey_ended": "a journey", "landed": "a landing", "bought": "buying treasure",
    "upgrade_bought": "buying an upgrade", "passenger_arrived": "a passenger delivered", "treasure_used": "using treasure",
    "wreck_looted": "looting", "trade_begun": "trading", "ship_lost": "a ship lost", "sold": "selling",
}  # fmt: skip
