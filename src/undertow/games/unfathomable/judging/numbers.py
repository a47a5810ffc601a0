"""What things are worth to a sensible player: harm to the humans, unless said otherwise."""

from __future__ import annotations

from typing import Final

ENDED: Final = 60.0  # the end of the game
LOSS: Final = [60.0, 60.0, 5.0, 3.2, 2.3, 1.8, 1.5, 1.3, 1.15, 1.05, 1.0]  # one of a resource, by what is left
DAMAGE: Final = [1.1, 1.3, 1.6, 2.4, 5.0, 60.0]  # one more damaged room, by how many there are
REPAIRED: Final = [0.0, 0.9, 1.4, 2.2, 3.6, 15.0]  # what a repair is worth, by how many there are
RITE: float = 0.45  # share of the banishment that one step of the ritual is worth
STEP: float = 1.7  # one step of the travel track
DISTANCE: float = 2.4  # one point of distance on a waypoint
LAST_STEPS: float = 5.0  # one step when port is in sight
RISKED: float = 0.7  # a passenger put at risk
SWEPT: Final = [0.6, 0.7, 0.85, 1.0]  # how likely a passenger on deck is lost, by the ritual track
SOUL: float = 1.11  # souls that a passenger costs, on average
DEFEAT: float = 1.2  # a human in Sick Bay
LOCKED: float = 1.6  # a human in the Brig
IN_WATER: float = 0.25  # a Deep One in the water
ON_DECK: float = 0.45  # ... on deck
INSIDE: float = 0.8  # ... in a room
RISEN: float = 2.0  # a monarch on the board
TREASON: float = 0.35  # a treachery card in the chaos deck
CARD: float = 0.3  # a skill card
POINT: float = 0.11  # a point of value on a skill card
HELD: float = 0.2  # a card in hand, whatever its value
SPENT: float = 0.08  # a point of value added to a check
CHAOS: float = 2.43  # the value of a card, on average
ADDED: float = 2.0  # what a card brings that somebody has added
WILLING: float = 0.45  # share of what others could add that they are likely to add
HOPE: float = 2.5  # what others add at best, against what they are likely to add
TRUST: float = 0.1  # share of it that one counts on
MARGIN: float = 5.0  # points above the target that a hidden traitor adds, to seem eager; humans add what is missing
PLAUSIBLE: float = 1.0  # harm beyond the best choice that a hidden traitor dares to do
CABIN_TARGET: Final = 8  # of the check in the Captain's Cabin
WORD: float = 2.0  # what an accusation by a player without blame counts
JAILED: float = 4.0  # a hidden traitor in the Brig, as a gain
COVER: int = 2  # others who have added cards before a hidden traitor spoils a check
DISGUISE: int = 95  # of 100: turns in which a hidden traitor does all that a human would do
WATCHED: float = 0.5  # how sure the others may be before a hidden traitor does nothing but help
TEMPTING: float = 7.0  # what must hang on a check for a hidden traitor to forget all that
FEIGN: int = 60  # of 100: from here on one adds like a human, if little hangs on the check
SPOIL: int = 60  # of 100: how often a hidden traitor spoils a check that is worth it
REVEAL: float = 9.0  # how good it must be to step into the open
EXPOSED: float = 8.0  # how much better it is the surer the others are
HUNT: float = 0.6  # an attack on a revealed traitor
EFFORT: float = 0.5  # an action that somebody else gets
IN_SIGHT: float = 2.5  # how much better it is once port is in sight
TRAITORS_TURN: float = 0.9  # what the two actions of a revealed traitor are worth

# What an ability is worth in a human's hand, beyond the card's points.
KEEP: Final = [
    0.15, 0.05, 0.55, 0.3, 0.1, 0.15, 0.25, 0.1, 0.15, 0.1, 0.4, 0.5, 0.0, 0.25, 0.6, 0.0, 0.0, 0.0, 0.0, 0.0,
]  # fmt: skip
# What it is worth to a traitor.
KEEP_OPEN: Final = [
    0.0, 0.0, 0.0, 0.2, 0.0, 0.0, 0.1, 0.1, 0.0, 0.1, 0.3, 0.4, 0.0, 0.2, 0.5, 0.3, 0.6, 0.4, 1.2, 1.4,
]  # fmt: skip
# Items, in the order of ``cards.items``.
ITEM: Final = [
    0.5, 0.8, 0.7, 0.7, 0.4, 0.4, 0.7, 0.4, 0.4, 0.8, 0.5, 0.8, 0.8, 0.8, 1.0, 0.8, 0.3, 0.3, 0.6, 0.6,
]  # fmt: skip

HELP: Final = 0  # a human, or a Cultist who still wants the ship to get on
HIDE: Final = 1  # a hidden traitor
OPEN: Final = 2  # a revealed traitor
