"""Artillery: a row for each card, with the hexes it reaches by mount and heading. Names and figures are ours."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain.board import NOWHERE
from undertow.games.everrain.cards.raiders import NEAR_SIDE, SECOND, THIRD
from undertow.games.everrain.hexes import Arc, Place, astern, by_heading, marked, mirror_of

BATTERIES: Final = ("bow", "port", "starboard", "stern")  # where a gun is fired
BOW_GUN: Final = 0
PORT_GUN: Final = 1
STARBOARD_GUN: Final = 2
STERN_GUN: Final = 3
POSTS: Final = (0, 4, 6, 9)  # by battery: the zone of its post. rule: zones.9
MOUNTS: Final = (2, 0, 1, 2)  # by battery: the gun slot. rule: upgrades.4

BROADSIDE: Final = 0
CHASE: Final = 1  # fired from bow and stern
STERN_ONLY: Final = 2


class Gun:
    """A gun: cards in the deck, price, where it is mounted, and by battery and heading the dice for each hex."""

    def __init__(
        self, slug: str, copies: int, price: int, mount: int, arc: Arc, blind: bool = False, harmless: bool = False
    ) -> None:
        self.slug = slug
        self.copies = copies
        self.price = price
        self.mount = mount
        self.blind = blind  # needs no line of sight
        self.harmless = harmless  # its blanks destroy nothing in supporting fire. rule: guns.10
        arcs: list[Arc] = [(), mirror_of(arc), arc, ()]  # an arc is written to starboard, or for its own place
        if mount == CHASE:
            arcs = [arc, (), (), astern(arc)]
        elif mount == STERN_ONLY:
            arcs = [(), (), (), arc]
        self.arcs: tuple[tuple[dict[Place, int], ...], ...] = tuple([by_headings(one) for one in arcs])


def by_headings(arc: Arc) -> tuple[dict[Place, int], ...]:
    """For each heading: the dice for each hex."""
    return tuple([{(q, r): dice for q, r, dice in turned} for turned in by_heading(arc)])


def broadside(near: int, second: int, third: int = 0) -> Arc:
    """Dice by distance, to starboard."""
    return (*marked(near, *NEAR_SIDE), *marked(second, *SECOND), *(marked(third, *THIRD) if third else ()))


GUNS: Final = (
    Gun("old-swivels", 0, 6, BROADSIDE, broadside(3, 2)),  # eight of them, mounted from the start
    Gun("demi-culverins", 2, 14, BROADSIDE, broadside(3, 3, 1)),
    Gun("carronades", 2, 14, BROADSIDE, broadside(5, 1)),
    Gun("long-nines", 2, 20, BROADSIDE, broadside(2, 3, 3)),
    Gun("full-broadside", 1, 30, BROADSIDE, broadside(4, 4, 2)),
    Gun("langrage", 1, 16, BROADSIDE, (*broadside(3, 2), *marked(2, (1, 1), (-2, 1))), harmless=True),
    Gun("bow-chasers", 2, 12, CHASE, (*marked(2, (1, 0), (2, 0), (3, 0)), *marked(1, (4, 0)))),
    Gun(
        "stern-petard",
        1,
        10,
        STERN_ONLY,
        (*marked(5, (-1, 0)), *marked(3, (-1, 1), (0, -1)), *marked(2, (-2, 0))),
    ),
    Gun("mortar", 1, 24, CHASE, marked(3, (3, 0), (3, -1), (2, 1), (4, 0), (4, -1), (3, 1)), blind=True),
)
OLD_SWIVELS: Final = 0
FITS: Final = ((0, 1), (2,), (2,))  # by mount: the gun slots where a card can lie. rule: upgrades.2
CARDS: Final = [kind for kind, gun in enumerate(GUNS) for _ in range(gun.copies)]
FIRST_GUNS: Final = (OLD_SWIVELS, OLD_SWIVELS, NOWHERE)  # by gun slot. rule: setup.2
