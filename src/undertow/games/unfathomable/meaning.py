"""What a view means, for whoever shows it: where everything is, in the words of this game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undertow import texts
from undertow.games.unfathomable.board import (
    BOILER_ROOM,
    BRIDGE,
    BRIG,
    CABIN,
    CARGO_HOLD,
    CHAPEL,
    DECK,
    GALLEY,
    MONARCHS,
    ROOM,
    SICK_BAY,
    is_deck,
)
from undertow.games.unfathomable.cards.damage import ANY_SKILL, REPAIR
from undertow.games.unfathomable.catalogue import numbers_of
from undertow.games.unfathomable.shown import RollView, View
from undertow.kernel.rules import rules_of

DEEP_ONE: Final = "Ψ"
PASSENGER: Final = "○"
DAMAGED: Final = "✗"
LOW: Final = 2  # a resource that could soon run out

# The ship from above, its front on the left; the Deep lies behind it. Bridge and Boiler Room go from side to side.
PLAN: Final = (
    (0, 2, 4, 6),
    (8, 10, 12, 14),
    (BRIDGE, CHAPEL, CARGO_HOLD, BOILER_ROOM),
    (BRIDGE, SICK_BAY, BRIG, BOILER_ROOM),
    (BRIDGE, CABIN, GALLEY, BOILER_ROOM),
    (9, 11, 13, 15),
    (1, 3, 5, 7),
)


def loyalty_rows(view: View, lang: str, names: Sequence[str]) -> list[list[str]]:
    """A heading, then name, character and loyalty cards of everybody."""
    rows = [[say(key, lang) for key in ("player", "character", "sheet-loyalty")]]
    for player, cards in zip(view["players"], view["loyalties"] or [], strict=False):
        who = player["character"]
        character = "" if who is None else name_of("character", who, lang)
        held = ", ".join(name_of("loyalty", card, lang) for card in cards)
        rows.append([names[player["seat"]], character, held])
    return rows


# -- words -------------------------------------------------------------------------------------------------------------


def say(key: str, lang: str, **values: object) -> str:
    """A text of this game's terminal."""
    from undertow.games.unfathomable import GAME

    return texts.say(f"terminal-{key}", lang, values, GAME)


def name_of(noun: str, index: int, lang: str) -> str:
    """The name of a card, a space, a character."""
    from undertow.games.unfathomable import GAME

    return texts.name_of(GAME, noun, index, lang)


def words_of(rule: str, lang: str) -> str:
    """What a rule says; nothing where there is no such rule."""
    from undertow.games.unfathomable import GAME

    return texts.rule(GAME, rule, lang) if rule in rules_of(GAME) else ""


def first_up(text: str) -> str:
    """A text that begins with a capital, as a line does.

    >>> first_up("łódź")
    'Łódź'
    """
    return text[:1].upper() + text[1:]


def signed(n: int, plus: str = "") -> str:
    """A number with a minus sign as long as a plus sign.

    >>> signed(-3), signed(3), signed(0, "+")
    ('−3', '3', '+0')
    """
    return f"−{-n}" if n < 0 else f"{plus}{n}"


# -- what a view means -------------------------------------------------------------------------------------------------


def seats_in(view: View, space: int) -> list[int]:
    """The players in a space."""
    return [player["seat"] for player in view["players"] if player["space"] == space]


def monarchs_in(view: View, space: int) -> list[int]:
    """The monarchs in a space."""
    return [monarch for monarch in range(len(MONARCHS)) if view["monarchs"][monarch] == space]


def passengers_in(view: View, space: int) -> int:
    """How many passengers are in a space."""
    return view["passengers"][space - DECK] if is_deck(space) else 0


def damage_in(view: View, space: int) -> int | None:
    """The damage card that lies in a space."""
    at = space - ROOM
    return view["damage"][at] if 0 <= at < len(view["damage"]) else None


def repair_of(damage: int) -> tuple[int, int]:
    """The skill that a repair takes (``ANY_SKILL``: any) and the value of the cards."""
    return min(damage, ANY_SKILL), REPAIR[damage]


def number_of(space: int) -> str:
    """The results of a die that mean a space, as they are printed there.

    >>> number_of(BRIDGE), number_of(CHAPEL), number_of(BRIG)
    ('1–2', '3', '')
    """
    numbers = numbers_of(space)
    if not numbers:
        return ""
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"


def titles_of(view: View, seat: int) -> list[int]:
    """The titles that a player holds."""
    return [title for title, holder in enumerate(view["titles"]) if holder == seat]


def about_words(view: View, seat: int, lang: str, names: Sequence[str]) -> str:
    """What a check about a player would do: send them to the Brig, or let them out."""
    key = "check-out-of-brig" if view["players"][seat]["space"] == BRIG else "check-to-brig"
    return say(key, lang, name=texts.seat_name(seat, lang, names))


def roll_words(roll: RollView, lang: str) -> str:
    """That a die is about to be rolled, or what it shows; with what is added, if anything is."""
    words = say("roll", lang, rolled=roll["rolled"])
    return f"{words} ({signed(roll['modifier'], '+')})" if roll["modifier"] else words


def chosen_words(view: View, lang: str, names: Sequence[str]) -> str:
    """What was chosen openly and has not taken effect yet; empty, if nothing was."""
    things: list[str] = []
    for entry in view["underway"]:
        if "seat" in entry:
            things.append(texts.seat_name(entry["seat"], lang, names))
        for noun, index in (
            ("space", entry.get("space")), ("monarch", entry.get("monarch")), ("item", entry.get("item")),
        ):  # fmt: skip
            if index is not None:
                things.append(name_of(noun, index, lang))
    if view["check"] is not None and view["check"]["chosen"] is not None:
        things.append(name_of("outcome", view["check"]["chosen"], lang))
    if view["roll"] is not None and view["roll"]["face"]:
        things.append(str(view["roll"]["face"]))
    return say("underway", lang, things=", ".join(things)) if things else ""
