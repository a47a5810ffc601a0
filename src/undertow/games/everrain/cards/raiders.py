"""Enemy ships: two kinds for each act, and one that only comes when it is called. Names, figures and omens are ours."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain.hexes import Arc, Place, by_heading, marked, mirror_of

# Numbers of an enemy ship on the chart
KIND: Final = 0
AT: Final = 1
HEADING: Final = 2
WOUNDS: Final = 3
GOAL: Final = 4
ACTED: Final = 5

# Omens
COINS: Final = 0  # the target's captain loses so many
BOARD: Final = 1  # in attack position: so many enemies on the target's deck
STRESS: Final = 2  # each on the target's deck takes so much
BOOST: Final = 3  # so many more moves
VOLLEY: Final = 4  # so many more hits in an attack
AGENDA: Final = 5  # the agenda goes on by so many

NEAR_SIDE: Final[tuple[Place, ...]] = ((0, 1), (-1, 1))  # to starboard of a ship that heads east, by distance
SECOND: Final[tuple[Place, ...]] = ((0, 2), (-1, 2), (-2, 2))
THIRD: Final[tuple[Place, ...]] = ((0, 3), (-1, 3), (-2, 3), (-3, 3))
ALL_ROUND: Final = marked(1, (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
AHEAD: Final = marked(1, (1, 0), (2, 0), (3, 0), (1, 1), (2, -1))


def both_sides(*places: Place) -> Arc:
    """A broadside and its mirror."""
    one = marked(1, *places)
    return (*one, *mirror_of(one))


class Raider:
    """An enemy ship: act, cards, hit points (and one for each player), dice, engagement range, vector, omen."""

    def __init__(
        self, slug: str, act: int, copies: int, hits: int, dice: int, reach: int, vector: Arc, omen: int, n: int
    ) -> None:
        self.slug = slug
        self.act = act
        self.copies = copies
        self.hits = hits
        self.dice = dice
        self.reach = reach
        self.vector: tuple[tuple[Place, ...], ...] = tuple(  # by heading
            [tuple([(q, r) for q, r, _ in arc]) for arc in by_heading(vector)]
        )
        self.omen = omen
        self.n = n


RAIDERS: Final = (
    Raider("customs-hulk", 1, 2, 2, 3, 2, both_sides(*NEAR_SIDE, *SECOND), COINS, 3),
    Raider("ropewalker", 1, 1, 1, 3, 2, ALL_ROUND, BOARD, 1),
    Raider("choir-barge", 2, 2, 4, 3, 3, both_sides(*NEAR_SIDE, *SECOND), STRESS, 1),
    Raider("lantern-galley", 2, 1, 3, 4, 3, AHEAD, BOOST, 2),
    Raider("bone-galleon", 3, 2, 6, 5, 3, both_sides(*NEAR_SIDE, *SECOND, *THIRD), VOLLEY, 1),
    Raider("flood-flagship", 3, 1, 7, 4, 3, (*both_sides(*NEAR_SIDE, *SECOND), *marked(1, (1, 0), (2, 0))), AGENDA, 1),
    Raider("empty-ship", 1, 0, 3, 3, 2, ALL_ROUND, BOARD, 1),  # comes only when the Landlord calls it
)
EMPTY_SHIP: Final = 6
FIRST_RAIDER: Final = 12  # among the names of all enemies
CARDS: Final = [kind for kind, raider in enumerate(RAIDERS) for _ in range(raider.copies)]  # of all acts
