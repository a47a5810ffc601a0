"""Crew boards: twelve deckhands, all alike but for their names, and eight shellbacks with a trait of their own."""

from __future__ import annotations

from typing import Final


class Board:
    """A crew board: holes for wounds and stress, two values for tests, dice in frays, wage. All figures are ours."""

    def __init__(self, slug: str, holes: int, island: int, port: int, dice: int, wage: int) -> None:
        self.slug = slug
        self.holes = holes
        self.island = island
        self.port = port
        self.dice = dice
        self.wage = wage


DECKHANDS: Final = (
    "ansel", "bettine", "cobb", "dorrit", "ezra", "fenna", "gil", "hob", "ivo", "jory", "kes", "lune",
)  # fmt: skip
NAMELESS: Final = 4  # boards that are in no box: for a return when all deckhands are at sea. rule: rulings.17
BOARDS: Final = (
    *[Board(slug, 5, 4, 4, 1, 3) for slug in DECKHANDS],
    Board("marthe", 5, 5, 6, 1, 9),  # in the crow's nest: sees two tiles, lays one
    Board("teasel", 6, 4, 4, 2, 10),  # on deck: once a turn one crew order moves two
    Board("aubrin", 5, 6, 5, 2, 9),  # banishing costs less; what cleansing brings rolls no first die
    Board("corvane", 6, 3, 3, 3, 10),  # a die more at the gun; no stress from omens and events
    Board("nacht", 5, 4, 6, 1, 10),  # below at the end of a turn: another there recovers
    Board("ferrow", 5, 5, 7, 1, 9),  # listens for less, sells the first thing for more
    Board("yusra", 5, 6, 4, 1, 12),  # two points at a navigation post
    Board("wick", 6, 7, 3, 1, 8),  # stress never fills the last hole
    *[Board(f"nameless-{number + 1}", 5, 4, 4, 1, 3) for number in range(NAMELESS)],
)
FIRST_SHELLBACK: Final = len(DECKHANDS)
FIRST_NAMELESS: Final = len(BOARDS) - NAMELESS
SLUGS: Final = tuple([board.slug for board in BOARDS])

MARTHE: Final = SLUGS.index("marthe")
TEASEL: Final = SLUGS.index("teasel")
AUBRIN: Final = SLUGS.index("aubrin")
CORVANE: Final = SLUGS.index("corvane")
NACHT: Final = SLUGS.index("nacht")
FERROW: Final = SLUGS.index("ferrow")
YUSRA: Final = SLUGS.index("yusra")
WICK: Final = SLUGS.index("wick")


def is_deckhand(board: int) -> bool:
    """Whether a board is that of a deckhand, named or not. rule: crew.1"""
    return not FIRST_SHELLBACK <= board < FIRST_NAMELESS
