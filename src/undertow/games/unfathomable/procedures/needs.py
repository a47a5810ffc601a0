"""What an option of a crisis needs before it can be chosen. Without such a need both are open."""

from __future__ import annotations

from typing import Final

from undertow.games.unfathomable.board import CAPTAIN, LORE
from undertow.games.unfathomable.cards.characters import KEILANI
from undertow.games.unfathomable.cards.mythos import (
    CRIMINAL_ACTIVITY,
    HISTORY_REPEATS,
    IMPROVISED_FUEL_SOURCE,
    POISONED_FOOD,
    RITUAL_SUPPORT,
    VOLUNTEER_ARMY,
)
from undertow.games.unfathomable.cards.skills import SKILL
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Guard

FUEL_PASSENGERS: Final = 3


class NeedsALoreCard(Guard):
    """The option costs a lore card."""

    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not [card for card in table.hands[seat] if SKILL[card] == LORE]


class NoAntidote(NeedsALoreCard):
    """Poisoned Food is tested with a lore card."""

    rule = "crisis.poisoned_food"


class NoIncantation(NeedsALoreCard):
    """Ritual Support takes a lore card."""

    rule = "crisis.ritual_support"


class NobodyToBurnFor(Guard):
    """An improvised source of fuel takes three passengers in the supply."""

    rule = "crisis.improvised_fuel_source"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return len(table.passenger_supply) < FUEL_PASSENGERS


class NoVolunteer(Guard):
    """A volunteer army takes a passenger in the supply."""

    rule = "crisis.volunteer_army"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not table.passenger_supply


class NeedsAnItem(Guard):
    """The option costs an item."""

    rule = "crisis.criminal_activity"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not table.items[seat]


class NeedsTheCaptain(Guard):
    """The option is there only if Keilani is Captain."""

    rule = "crisis.history_repeats"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.titles[CAPTAIN] != table.seat_of(KEILANI)


# By card and option (0, 1).
NEEDS: Final[dict[tuple[int, int], list[Guard]]] = {
    (POISONED_FOOD, 0): [NoAntidote()],
    (RITUAL_SUPPORT, 0): [NoIncantation()],
    (IMPROVISED_FUEL_SOURCE, 0): [NobodyToBurnFor()],
    (VOLUNTEER_ARMY, 0): [NoVolunteer()],
    (CRIMINAL_ACTIVITY, 1): [NeedsAnItem()],
    (HISTORY_REPEATS, 1): [NeedsTheCaptain()],
}
