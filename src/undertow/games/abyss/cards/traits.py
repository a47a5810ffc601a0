"""Traits, the lasting powers: which lords have one, as bit masks; and which can be used or have keys."""

from __future__ import annotations

from typing import Final

from undertow.games.abyss.cards.lords import LORDS


def with_trait(trait: str) -> int:
    """The lords with a lasting power, as a bit mask."""
    return sum([1 << card.id for card in LORDS if card.trait == trait])


DEARER: Final = with_trait("dearer")  # opponents pay 2 more
LIMITS: Final = with_trait("limits")  # opponents keep at most 6 allies
TAMES: Final = with_trait("tames")  # opponents get the reward of the space before
HARVESTS: Final = with_trait("harvests")  # a pearl per race that goes to the council
RENT: Final = with_trait("rent")  # a pearl at the start of each turn
IMMUNE: Final = with_trait("immune")  # no soldier of others has an effect
TWO_STACKS: Final = with_trait("two_stacks")
ANY_ALLY: Final = with_trait("any_ally")  # affiliates any ally of the payment
ANY_RACE: Final = with_trait("any_race")  # no race is mandatory
CHEAPER: Final = with_trait("cheaper")  # 2 less to pay
USABLE: Final = sum([1 << card.id for card in LORDS if card.use is not None])
ONE_KEY: Final = sum([1 << card.id for card in LORDS if card.keys == 1])
THREE_KEYS: Final = sum([1 << card.id for card in LORDS if card.keys == 3])
