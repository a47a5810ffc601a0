"""The ship board: zones of the deck with their posts, slots below, places of a port, kinds of orders."""

from __future__ import annotations

from typing import Final

NOWHERE: Final = -1

# -- the deck ----------------------------------------------------------------------------------------------------------

ZONES: Final = 10  # each with a post. rule: zones.1
BOW_ZONE: Final = 0  # gun and navigation, one post. rule: zones.9
NEST: Final = 2  # the crow's nest
HELM: Final = 5
NAVIGATION: Final = (BOW_ZONE, HELM)
BLANK: Final = (1, 3, 7, 8)  # where enemies come aboard
WHOLE: Final = (1 << ZONES) - 1  # all posts, a bit for each
ADJACENT: Final = (
    (1, 2, 3), (0, 2, 4), (0, 1, 3, 5), (0, 2, 6), (1, 5, 7), (2, 4, 6, 7, 8), (3, 5, 8), (4, 5, 8, 9), (5, 6, 7, 9),
    (7, 8),
)  # fmt: skip

SYMBOL: Final = tuple([zone for zone in range(ZONES) if zone not in BLANK])  # posts with a gun, a helm, a nest
BOARDED: Final = 10  # the first zone of a boarded ship, which has the same plan; its starboard touches the port side
DECKS: Final = 2 * ZONES
TOUCHING: Final = ((1, 13), (4, 16), (7, 18))  # zones of both decks. rule: boarding.3


def zones_beside() -> tuple[tuple[int, ...], ...]:
    """By zone of both decks: the zones next to it."""
    rows = [list(there) for there in ADJACENT] + [[BOARDED + zone for zone in there] for there in ADJACENT]
    for one, other in TOUCHING:
        rows[one].append(other)
        rows[other].append(one)
    return tuple([tuple(row) for row in rows])


BESIDE: Final = zones_beside()


def ways_between() -> tuple[tuple[int, ...], ...]:
    """By two zones: the length of the shortest way. Between zones of one deck none leads over the other."""
    rows: list[tuple[int, ...]] = []
    for start in range(DECKS):
        away = [NOWHERE] * DECKS
        away[start] = 0
        found = [start]
        for zone in found:
            for there in BESIDE[zone]:
                if away[there] == NOWHERE:
                    away[there] = away[zone] + 1
                    found.append(there)
        rows.append(tuple(away))
    return tuple(rows)


APART: Final = ways_between()

# -- where a crew member can be ----------------------------------------------------------------------------------------

SLOTS: Final = 6  # below deck
FIRST_SLOT: Final = 20  # 10 to 19 are the zones of a boarded ship
BELOW: Final = 26  # below, in no slot. rule: zones.10
ASHORE: Final = 27  # at a place of a port
SPOTS: Final = 27  # that an order can name
SPOT_SLUGS: Final = tuple([str(spot) for spot in range(SPOTS)])

# -- upgrades ----------------------------------------------------------------------------------------------------------

UPGRADE_SLOTS: Final = 9  # six below, then those of guns: port, starboard, bow or stern. rule: upgrades.4
UPGRADE_SLUGS: Final = ("below-1", "below-2", "below-3", "below-4", "below-5", "below-6", "port", "starboard", "chase")

# -- orders ------------------------------------------------------------------------------------------------------------

ORDERS: Final = ("crew", "navigation", "fire", "fleeting")  # rule: orders.4
CREW_ORDER: Final = 0
NAVIGATION_ORDER: Final = 1
FIRE_ORDER: Final = 2
FLEETING_ORDER: Final = 3
OMEN_FACE: Final = 3  # of attack and evasion dice (``params``)
RENEWALS: Final = tuple(  # three orders to renew: how many of crew, navigation and fire
    [(crew, steer, 3 - crew - steer) for crew in range(4) for steer in range(4 - crew)]
)

# -- places of a port --------------------------------------------------------------------------------------------------

HOUSES: Final = (
    "university", "hire", "rest", "listen", "repair", "improve", "install", "sell", "buy", "treat", "society",
)  # fmt: skip
UNIVERSITY: Final = 0
HIRE: Final = 1
REST: Final = 2
LISTEN: Final = 3
REPAIR: Final = 4
IMPROVE: Final = 5
INSTALL: Final = 6
SELL: Final = 7
BUY: Final = 8
TREAT: Final = 9
SOCIETY_HOUSE: Final = 10  # where somebody goes who turns to the society card
OPEN_HOUSES: Final = range(TREAT + 1)
