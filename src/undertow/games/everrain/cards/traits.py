"""Traits: twelve helpful, twelve that hinder, two cards of each. Those of one row contradict each other."""

from __future__ import annotations

from typing import Final

GOOD: Final = (
    "hardy", "belligerent", "weatherwise", "explorer", "surefooted", "astute", "extroverted", "friendly", "savvy",
    "blessed", "enduring", "thrifty",
)  # fmt: skip
BAD: Final = (
    "queasy", "timid", "landlubber", "homesick", "clumsy", "slow", "brooding", "gruff", "gullible", "jinxed", "frail",
    "greedy",
)  # fmt: skip
TRAITS: Final = (*GOOD, *BAD)
NO_TRAIT: Final = -1
KINDS_OF_GOOD: Final = len(GOOD)
COPIES: Final = 2

HARDY: Final = TRAITS.index("hardy")
EXPLORER: Final = TRAITS.index("explorer")
SUREFOOTED: Final = TRAITS.index("surefooted")
FRIENDLY: Final = TRAITS.index("friendly")
HOMESICK: Final = TRAITS.index("homesick")
CLUMSY: Final = TRAITS.index("clumsy")
GRUFF: Final = TRAITS.index("gruff")
JINXED: Final = TRAITS.index("jinxed")
BELLIGERENT: Final = TRAITS.index("belligerent")
WEATHERWISE: Final = TRAITS.index("weatherwise")
ASTUTE: Final = TRAITS.index("astute")
EXTROVERTED: Final = TRAITS.index("extroverted")
SAVVY: Final = TRAITS.index("savvy")
BLESSED: Final = TRAITS.index("blessed")
ENDURING: Final = TRAITS.index("enduring")
THRIFTY: Final = TRAITS.index("thrifty")
QUEASY: Final = TRAITS.index("queasy")
TIMID: Final = TRAITS.index("timid")
LANDLUBBER: Final = TRAITS.index("landlubber")
SLOW: Final = TRAITS.index("slow")
BROODING: Final = TRAITS.index("brooding")
GULLIBLE: Final = TRAITS.index("gullible")
FRAIL: Final = TRAITS.index("frail")
GREEDY: Final = TRAITS.index("greedy")


def contradict(good: int, bad: int) -> bool:
    """Whether a helpful and a hindering trait cancel out. rule: crew.9"""
    return bad - good == KINDS_OF_GOOD
