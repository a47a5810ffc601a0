"""How long a question stays open: one function of the kind of question and of public facts.

A question with a span never closes before its minimum, so an answer given by hand, by a bot or by a standing order
looks the same from outside. It closes when every person asked has answered, or at its maximum. A screen is a kind of
its own: whatever is asked behind it, it stands for a time that is drawn.
"""

from __future__ import annotations

from random import Random
from typing import Final

SECONDS: Final = {"offer": (1.0, 45.0), "window": (4.0, 60.0), "sealed": (2.0, 300.0)}
SCREEN: Final = (1.5, 4.5)  # for how long at least a screen stands that has people on both sides: drawn between these
FACTORS: Final = {"none": 0.0, "quick": 0.5, "calm": 1.0, "slow": 10.0, "test": 0.01}
HURRIED: Final = 0.06  # of that time, in tests
MORE: Final = 30.0  # seconds that "more time" gives, to all ...
MORE_TIMES: Final = 2  # ... so often to one seat's wish ...
MOST_MORE: Final = 300.0  # ... and so much in all, per question
GRACE: Final = 90.0  # seconds after which a bot takes over from somebody who has left


def span(question: str, sealed: bool, pace: str, persons: int) -> tuple[float, float] | None:
    """The least and the most seconds of a question; None: as long as it takes. Nobody waits for bots alone."""
    factor = FACTORS[pace]
    kind = question if question in SECONDS else "sealed" if sealed else ""
    if persons < 2 or not kind or not factor:
        return None
    least, most = SECONDS[kind]
    return least * factor, most * factor


def stands(pace: str, drawn_by: str) -> float:
    """For how many seconds a screen stands at least: short ones are more likely, and nobody can tell which one it is.

    Also where nobody is hurried: the server answers behind it at once, where there is nothing to choose.
    """
    least, most = SCREEN
    return (least + (most - least) * Random(drawn_by).random() ** 2) * (HURRIED if pace == "test" else 1.0)
