"""An account of a game kept from what the Hero is told, compared with the table after every move.

Whatever changes before his eyes is told, and whatever is told has changed. The Hero's memory (``known``) is
up to date whenever somebody is asked: to look once more would tell him nothing new.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from undertow.games.alone import known
from undertow.games.alone.board import NOWHERE
from undertow.games.alone.state import HERO, Table


class Notebook:
    """What the log says there is."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.read_on = len(table.log(HERO))
        self.begin()

    def begin(self) -> None:
        """Take over what is true now."""
        table = self.table
        self.before = table.clone()
        self.health, self.composure, self.sabotage = table.health, table.composure, table.sabotage
        self.done = table.done.bit_count()
        self.held = Counter(table.held)
        self.lit = self.seen(table.lit)
        self.danger = self.seen(table.danger)
        self.open = self.seen(table.revealed)

    def seen(self, cells: int) -> set[int]:
        """Which of these sectors lie open, as places; none before the Hero has a start."""
        if self.table.start == NOWHERE:
            return set()
        open_now = known.certain(self.table)
        return {self.table.place(cell) for cell in range(open_now.bit_length()) if open_now & cells & 1 << cell}

    # -- reading ---------------------------------------------------------------------------------------------------

    def read(self) -> list[str]:
        """Add up what was told since the last time."""
        found = []
        told = self.table.log(HERO)[self.read_on :]
        self.read_on += len(told)
        for event in told:
            found.append(event.key)
            self.enter(event.key, event.values)
        return found

    def enter(self, key: str, values: dict[str, Any]) -> None:
        """What the Hero is told."""
        place = values.get("place", NOWHERE)
        if key in ("health_lost", "health_regained"):
            self.health += values["n"] if key == "health_regained" else -values["n"]
        elif key in ("composure_lost", "composure_regained"):
            self.composure += values["n"] if key == "composure_regained" else -values["n"]
        elif key in ("sabotage", "sabotage_removed"):
            self.sabotage = values["n"]
        elif key == "mission_done":
            self.done += 1
        elif key in ("item_drawn", "item_taken"):
            self.held[values["item"]] += 1
        elif key == "item_discarded":
            self.held[values["item"]] -= 1
        elif key == "danger_shown":
            self.danger.add(place)
        elif key in ("danger_gone", "danger_swept"):
            self.danger.discard(place)
        elif key == "light_on":
            self.lit.add(place)
        elif key == "light_out":
            self.lit.discard(place)

    # -- comparing -------------------------------------------------------------------------------------------------

    def differences(self, told: list[str]) -> list[str]:
        """Where the accounts and the table part."""
        table, before = self.table, self.before
        still = self.open & self.seen(table.revealed)  # what has lain open all the time
        pairs = {
            "health": (self.health, table.health),
            "composure": (self.composure, table.composure),
            "sabotage": (self.sabotage, table.sabotage),
            "missions done": (self.done, table.done.bit_count()),
            "items": (+self.held, Counter(table.held)),
            "lights": (self.lit & still, self.seen(table.lit) & still),
            "danger": (self.danger & still, self.seen(table.danger) & still),
        }
        found = [f"{name}: {counted}, not {true}" for name, (counted, true) in pairs.items() if counted != true]
        untold = {
            "round_begun": table.round > before.round,
            "game_won game_lost": table.over and not before.over,
            "adrenaline round_begun": table.adrenaline > before.adrenaline,
            "sector_shown room_shown truth": bool(self.seen(table.revealed) - self.open),
        }
        found += [f"untold: {keys}" for keys, so in untold.items() if so and not set(keys.split()) & set(told)]
        if not table.over and table.start != NOWHERE and memory(table) != memory(looked(table)):
            found.append("he has not looked")
        return found

    def play(self, move: int) -> None:
        """Play a move; everything that it changes is told."""
        asked = self.table.asking.key
        self.table.play(move)
        told = self.read()
        found = self.differences(told)
        assert not found, (asked, move, told, found)
        self.begin()


def memory(table: Table) -> list[Any]:
    """What the Hero remembers."""
    return [getattr(table, name) for name in known.FIELDS]


def looked(table: Table) -> Table:
    """The table after one look more."""
    other = table.clone()
    assert isinstance(other, Table)
    known.look(other)
    return other
