"""What a reaction card is worth now, read off its verbs: the same language that says what it does."""

from __future__ import annotations

from typing import Any, Final

from undertow.games.alone.board import NOWHERE
from undertow.games.alone.cards.all import CARDS
from undertow.games.alone.cards.language import Case, Either, Half, Then, Verb
from undertow.games.alone.judging.evil import Eyes
from undertow.games.alone.judging.numbers import ARMED, EAGER

# Verbs that are worth about the same whenever they are carried out.
PLAIN: Final[dict[str, float]] = {
    "nothing": 0.0, "move_it": 0.3, "move_target": 0.2, "closer": 0.2, "lose_if_missed": 0.4, "block": 0.3,
    "bury": 0.5, "arm": 0.3, "mislead": 0.45, "hush": 0.15, "echo": 0.2, "deepen": 0.2, "falsify": 0.35, "dodge": 0.3,
    "toll": 0.7, "cancel": 0.4, "reroll": 0.4, "hero_dice": 0.4, "mask": 0.0, "field": 0.35, "forget": 0.2,
    "remove": -0.2,
}  # fmt: skip
# How likely it is that a card can be played for its text, by its trigger; for what is kept and what is thrown away.
# A list: a tuple that begins with a float is never set, once compiled.
CHANCE: Final[list[float]] = [1.0, 0.7, 0.4, 0.2, 0.15, 0.3, 0.8, 0.8]


def card_worth(eyes: Eyes, card: int) -> float:
    """What a card would bring now."""
    row = CARDS[card]
    worth = half_worth(eyes, row.upper)
    view = eyes.view
    if eyes.danger >> eyes.hero & 1 or view["in_danger"] or view["mods"][1]:
        worth += half_worth(eyes, row.lower) + EAGER
    return worth


def kept_worth(card: int) -> float:
    """What a card promises for later: as much as its trigger is likely."""
    return CHANCE[CARDS[card].trigger]


def half_worth(eyes: Eyes, half: Half) -> float:
    """What a half brings."""
    if isinstance(half, Then):
        total = 0.0
        for part in half.all_parts:
            total += half_worth(eyes, part)
        return total
    if isinstance(half, Either):
        return max([half_worth(eyes, side) for side in half.sides])
    if isinstance(half, Case):
        return half_worth(eyes, half.yes if holds(eyes, half.condition.name) else half.no)
    assert isinstance(half, Verb)
    return verb_worth(eyes, half)


def holds(eyes: Eyes, name: str) -> bool:
    """Whether a condition is likely to hold."""
    if name == "met":
        return eyes.here() > 0
    if name == "near":
        return any([cell != NOWHERE and eyes.distance(cell) <= 1 for cell in eyes.where])
    if name == "danger_here":
        return eyes.danger >> eyes.hero & 1 == 1
    if name == "lit_here":
        return eyes.lit >> eyes.hero & 1 == 1
    return False


def verb_worth(eyes: Eyes, verb: Verb) -> float:
    """What a verb brings."""
    name = verb.name
    plain = PLAIN.get(name)
    if plain is not None:
        return plain
    args: tuple[Any, ...] = verb.args
    first: Any = args[0] if args else 0
    n: int = first if isinstance(first, int) else 1
    if name == "move":
        who, to = verb.named.get("who", "any"), verb.named.get("to", "any")
        best = eyes.best_move(args[1], who, to)
        return best * (1 + 0.6 * (n - 1))
    if name == "spawn":
        return eyes.best_spawn(-args[1])
    if name == "standard":
        return eyes.best_standard() * (1 + 0.7 * (n - 1))
    if name == "lose":
        return 1.0 if isinstance(args[1], str) else float(args[1])
    if name == "strike":
        return n * eyes.hit() if eyes.here() or args[1] == "it" else 0.0
    if name == "dice":
        return n * eyes.hit() * (min(eyes.here(), 3) if args[1] == "here" else 1) if eyes.here() else 0.1
    if name == "rage":
        return 0.3 if eyes.lit >> eyes.hero & 1 and eyes.here() else 0.0
    if name == "danger":
        return danger_worth(eyes, n, args[1])
    if name == "shift":
        return 0.35 if eyes.danger else 0.0
    if name == "drain":
        return 0.7 if args[0] == "adrenaline" else 0.0
    if name == "dark":
        return 0.3 if eyes.lit else 0.0
    if name == "clear":
        return 0.2 if eyes.blocked else 0.0
    if name == "limit":
        return 0.4 if args[0] == "explore" else 0.1
    if name == "heal":
        return 0.3 if eyes.wounded else 0.0
    if name == "draw":
        return 0.25 * n
    if name == "teleport" or name == "swap":
        return 0.3 if len([cell for cell in eyes.where if cell != NOWHERE]) > 0 else 0.0
    return 0.0


def danger_worth(eyes: Eyes, n: int, where: str) -> float:
    """What new danger tokens bring: where he stands now at once, elsewhere later."""
    if where == "hero":
        return 0.0 if eyes.danger >> eyes.hero & 1 else ARMED
    return 0.4 * n
