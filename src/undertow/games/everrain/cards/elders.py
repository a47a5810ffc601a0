"""The three elders, one of which wakes. Names, figures, effects and objectives are ours."""

from __future__ import annotations

from typing import Final

# Numbers of the elder that is awake (``Table.beast``)
KIND: Final = 0
AT: Final = 1
WOUNDS: Final = 2
WEAKENED: Final = 3  # dice that it has lost for good. rule: elders.9
WRATH: Final = 4  # dice that our addition gives it. rule: options.5
COUNT: Final = 5  # ships lost since it woke, or verses sung

LANDLORD: Final = 0  # takes back the ports
HUNDREDFATHOM: Final = 1  # hunts ships
UNSUNG: Final = 2  # sings at altars


class Elder:
    """An elder: its dice, and one for each player."""

    def __init__(self, slug: str, dice: int) -> None:
        self.slug = slug
        self.dice = dice
        self.ending: str = f"elder_{slug}"


ELDERS: Final = (Elder("landlord", 3), Elder("hundredfathom", 3), Elder("unsung", 2))
SLUGS: Final = tuple([elder.slug for elder in ELDERS])
ENDINGS: Final = tuple([elder.ending for elder in ELDERS])
