"""What players may tell each other with one click, and no more than Appendix III of the book allows.

Vague about hidden things, so that a lie and the truth sound alike: no card, no type, no value, and nothing by which one
could tell later whose card was whose. rule: secrecy.4, secrecy.6, secrecy.7, secrecy.8, secrecy.10, secrecy.15,
secrecy.16, secrecy.19
"""

from __future__ import annotations

from typing import Final

SIGNALS: Final = (
    "hello", "moment", "thanks", "well-played",
    "yes", "no", "no-answer",
    "who-helps", "one-card-helps-a-lot", "help-somewhat", "several-some-help", "several-little-help", "cannot-help",
    "keep-your-cards", "help-with-a-roll",
    "card-is-good", "card-is-bad",
    "suspect-current", "suspect-captain", "suspect-keeper", "suspect-left", "suspect-right", "suspect-somebody",
    "trust-current", "trust-me",
)  # fmt: skip
