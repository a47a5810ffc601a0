"""What is printed on the cards of a game, as its module ``catalogue`` says it: for the page and the terminal alike."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from undertow import texts
from undertow.kernel.rules import rules_of

if TYPE_CHECKING:
    from undertow.kernel.game import Game


@cache
def catalogue(game: Game) -> Any:
    """The catalogue of a game; None if it has none."""
    name = f"{game.package}.catalogue"
    return import_module(name) if find_spec(name) is not None else None


@cache
def rules(game: Game) -> dict[tuple[str, int], str]:
    """The cards that can be read, with the rule that says what each does (empty: its words are its own)."""
    found = catalogue(game)
    return {} if found is None else {(card["noun"], card["index"]): card["rule"] for card in found.cards()}


def browsed(game: Game) -> tuple[str, ...]:
    """The nouns whose cards can be read."""
    return tuple(dict.fromkeys([noun for noun, _ in rules(game)]))


def words(game: Game, noun: str, index: int, lang: str) -> str:
    """What a card says: the words of its rule, or its own."""
    rule = rules(game).get((noun, index))
    if rule in rules_of(game):
        return texts.rule(game, rule, lang)
    own: Any = getattr(catalogue(game), "words_of", None)
    return "" if rule is None or own is None else str(own(noun, index, lang))
