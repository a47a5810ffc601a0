"""What is printed on the cards and on the board, as plain figures for whoever draws them.

Names and words are not here: they come from ``game.nouns`` and the texts of the rules.
"""

from __future__ import annotations

from typing import Any, Final

from undertow.games.abyss import board as b
from undertow.games.abyss.cards.allies import COPIES, KINDS, MONSTER, MONSTERS, RACE, VALUE
from undertow.games.abyss.cards.locations import LOCATIONS
from undertow.games.abyss.cards.lords import LORDS, Lord

# Locations by number: a base, so much for each of what they count, and which guild or race that is (-1: none).
PRINTED: Final[dict[str, tuple[int, int, str, int]]] = {
    "sargasso_silos": (5, 2, "guild", b.FARMER),
    "dockworks": (5, 2, "guild", b.MERCHANT),
    "hydrozoa_reserves": (6, 2, "guild", b.MAGE),
    "parliament": (6, 2, "guild", b.POLITICIAN),
    "barracks": (7, 2, "guild", b.SOLDIER),
    "sargasso_fields": (3, 3, "race", b.SEAHORSE),
    "giant_clams": (3, 3, "race", b.SHELLFISH),
    "sanctuary": (4, 3, "race", b.JELLYFISH),
    "oceanic_senate": (4, 3, "race", b.SQUID),
    "chasm": (5, 3, "race", b.CRAB),
    "abyss": (0, 2, "guilds", -1),
    "throne_room": (0, 1, "highest", -1),
    "depths": (0, 2, "lowest", -1),
    "jail": (15, -1, "lords", -1),
    "closed_tower": (0, 3, "keys", -1),
    "lost_tower": (0, 3, "keyless", -1),
    "chamber_of_allies": (3, 1, "allies", -1),
    "coral_barrier": (20, -1, "affiliated", -1),
    "city_of_mirrors": (0, 0, "mirror", -1),
    "black_smokers": (0, 0, "exchange", -1),
}


def cards() -> list[dict[str, Any]]:
    """Every card: lords, locations, allies and the monster.

    >>> [card["facts"]["value"] for card in cards() if card["noun"] == "lord" and card["index"] == 1]
    [6]
    """
    return [*lords(), *locations(), *allies()]


def kind_of_power(lord: Lord) -> str:
    """Whether a power acts once, may be used in one's turn, or lasts; nothing for those who have none.

    >>> from undertow.games.abyss.cards.lords import JAILER, KEEPER, RECRUITER, SLAVER
    >>> [kind_of_power(LORDS[lord]) for lord in (JAILER, SLAVER, RECRUITER, KEEPER)]
    ['arrow', 'use', 'lasting', '']
    """
    if lord.arrow is not None:
        return "arrow"
    if lord.use is not None:
        return "use"
    return "lasting" if lord.trait else ""


def lords() -> list[dict[str, Any]]:
    """The lords: guild, influence, price, keys, kind of power and the name of a lasting one."""
    return [
        {
            "noun": "lord",
            "index": lord.id,
            "rule": "lords.farmers" if lord.guild == b.FARMER else lord.rule,
            "origin": lord.origin,
            "facts": {
                "guild": lord.guild,
                "influence": lord.influence,
                "races": lord.races,
                "value": lord.value,
                "keys": lord.keys,
                "demands": lord.demands,
                "power": kind_of_power(lord),
                "trait": lord.trait,
            },
        }
        for lord in LORDS
    ]


def locations() -> list[dict[str, Any]]:
    """The locations: what they are worth as a sum, ``base`` and ``per`` for each of what they count."""
    found: list[dict[str, Any]] = []
    for tile in LOCATIONS:
        base, per, counts, of = PRINTED[tile.slug]
        facts = {"base": base, "per": per, "counts": counts, "of": of}
        found.append({"noun": "location", "index": tile.id, "rule": tile.rule, "origin": tile.origin, "facts": facts})
    return found


def allies() -> list[dict[str, Any]]:
    """The kinds of allies, with how often there is one; the monster is the last."""
    found: list[dict[str, Any]] = []
    for kind in range(KINDS):
        facts = {"race": RACE[kind], "value": VALUE[kind], "copies": COPIES[VALUE[kind] - 1], "monster": False}
        found.append({"noun": "card", "index": kind, "rule": "", "origin": "seed", "facts": facts})
    facts = {"race": b.NO_RACE, "value": 0, "copies": MONSTERS, "monster": True}
    found.append({"noun": "card", "index": MONSTER, "rule": "monsters.1", "origin": "seed", "facts": facts})
    return found


def board() -> dict[str, Any]:
    """The figures of the board."""
    return {
        "races": list(b.RACES),
        "guilds": list(b.GUILDS),
        "demands": list(b.DEMANDS),
        "court": b.COURT,
        "refill_at": b.REFILL_AT,
        "refill_pearls": b.REFILL_PEARLS,
        "track": b.TRACK,
        "lords_to_end": b.LORDS_TO_END,
        "keys_for_a_location": b.KEYS_FOR_A_LOCATION,
        "most_drawn": b.MOST_DRAWN,
        "threat_keys": list(b.THREAT_KEYS),
        "threat_goods": list(b.THREAT_GOODS),
        "tokens": {str(b.LOWEST_TOKEN + kind): count for kind, count in enumerate(b.TOKENS)},
    }
