"""What the table says: frames, decisions and events as one viewer may know them, in that viewer's language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import asdict
from functools import lru_cache
from typing import Any

from undertow import desk, printed, stories, texts
from undertow.first import firsts_of
from undertow.kernel.decision import Decision
from undertow.kernel.game import JOINT, Game
from undertow.kernel.log import ALL, may_know
from undertow.kernel.rules import rules_of
from undertow.kernel.screened import SeenQuestion
from undertow.kernel.state import NOBODY, State
from undertow.registry import bot_names
from undertow.registry import game as game_of
from undertow.sections import Section, Words, sections_of
from undertow.table import talk

WORDS = "page-"  # the texts of a game that its drawn board uses


# Texts are formatted once for all tables, with a mark in place of each player's name.
MARKS = tuple(chr(0xE000 + seat) for seat in range(16))
MARK = re.compile("[\ue000-\ue00f]")


def named(text: str, names: tuple[str, ...]) -> str:
    """A text with the players' names in it.

    >>> named("\ue001 passes.", ("Ida", "Bram"))
    'Bram passes.'
    """
    return MARK.sub(lambda mark: names[ord(mark[0]) - 0xE000], text)


@lru_cache(texts.KEPT)
def move_text(game: str, question: str, move: int, lang: str, details: tuple[tuple[str, int], ...]) -> str:
    """What a move means, formatted once."""
    return texts.move(game_of(game), question, move, lang, dict(details), MARKS)


@lru_cache(texts.KEPT)
def move_parts(game: str, question: str, move: int, lang: str, details: tuple[tuple[str, int], ...]) -> tuple[str, ...]:
    """What a move means in parts, where its text is written so."""
    return texts.move_parts(game_of(game), question, move, lang, dict(details), MARKS) or ()


@lru_cache(texts.KEPT)
def event_text(game: str, key: str, lang: str, values: tuple[tuple[str, int], ...], viewer: int) -> str:
    """What happened, formatted once."""
    return texts.event_told(game_of(game), key, dict(values), lang, viewer, MARKS)


@lru_cache(texts.KEPT)
def rule_ref(game: str, key: str, lang: str) -> dict[str, str]:
    """A rule as the page shows it; not to be changed."""
    played = game_of(game)
    return {"key": key, "number": desk.rule_name(played, key, lang), "text": texts.rule(played, key, lang)}


def move_data(
    game: Game, question: str, move: int, lang: str, details: Mapping[str, int], names: tuple[str, ...]
) -> dict[str, Any]:
    """A move with its words and the thing it is about."""
    family, index = game.words.split(move)
    values = tuple(details.items())
    text = named(move_text(game.id, question, move, lang, values), names)
    parts = [named(part, names) for part in move_parts(game.id, question, move, lang, values)]
    noun = family.noun if family.noun in game.nouns or family.noun == "seat" else ""
    return {
        "move": move, "text": text, "parts": parts, "family": family.key, "noun": noun, "index": index if noun else -1,
    }  # fmt: skip


def own_decision(state: State, decision: Decision, lang: str, names: tuple[str, ...]) -> dict[str, Any]:
    """A question as the seat that is asked hears it."""
    game = state.game
    moves = [move_data(game, decision.prompt, move, lang, decision.details, names) for move in decision.moves]
    return {**asked(game, decision, lang), "text": texts.prompt(game, decision, lang, names), "moves": moves}


def others_decision(game: Game, question: SeenQuestion, lang: str, names: tuple[str, ...]) -> dict[str, Any]:
    """A question as somebody else may see it: that it is asked, by which rule, and whom."""
    who = ", ".join(texts.seat_name(each, lang, names) for each in question.asked)
    text = texts.say("table-expected", lang, {"names": who})
    return {**asked(game, question, lang), "text": text, "moves": None}


def asked(game: Game, decision: Decision | SeenQuestion, lang: str) -> dict[str, Any]:
    """What everybody may know of a question."""
    return {
        "prompt": decision.prompt,
        "rule": rule_ref(game.id, decision.rule, lang),
        "cause": [{**rule_ref(game.id, key, lang), "text": texts.topic(game, key, lang)} for key in decision.cause],
        "pace": decision.pace,
        "kind": decision.kind,
        "window": decision.window,
    }


def dropped(made: int, of: int, lang: str) -> str:
    """What to say to whoever sent several moves of which only some were made; empty if all were."""
    return "" if made == of else texts.say("table-dropped", lang, {"made": made, "all": of})


def refused(state: State, seat: int, lang: str, names: tuple[str, ...]) -> list[dict[str, Any]]:
    """What a seat might expect but may not do, with the rules."""
    game = state.game
    details = state.asking.details(state, seat) if seat in state.asked else {}
    found: list[dict[str, Any]] = []
    for entry in state.why_not(seat, lang):
        move: Any = entry["move"]
        keys: Any = entry["rules"]
        data = move_data(game, state.asking.key, move, lang, details, names)
        found.append({**data, "rules": [rule_ref(game.id, key, lang) for key in keys]})
    return found


def events_since(
    state: State, viewer: int, since: int, lang: str, names: tuple[str, ...], heard: int | None = None
) -> list[dict[str, Any]]:
    """The events that a viewer may know, from number ``since`` on; ``heard``: how many there are, if that is known."""
    events = state.events or []
    if heard is None:
        heard = sum(1 for event in events if may_know(event[1], viewer))
    great = stories.moments(state.game)
    seat = None if viewer == NOBODY else viewer
    told: list[dict[str, Any]] = []
    for at in range(len(events) - 1, -1, -1):  # what is new is short, the log is long
        event = events[at]
        if heard - len(told) <= since:
            break
        if event[1] == ALL or may_know(event[1], viewer):
            kind = state.game.kinds.all[event[0]]
            values = {name: event[2 + i] for i, name in enumerate(kind.names)}
            meant = viewer if viewer in (values.get("seat"), values.get("other")) else NOBODY
            text = named(event_text(state.game.id, kind.key, lang, tuple(values.items()), meant), names)
            number = heard - len(told) - 1
            story = stories.of_event(state.game, events, at, lang, seat) if kind.key in great else ""
            told.append(
                {
                    "number": number, "event": kind.key, "rule": kind.rule, "text": text, "values": values,
                    "weight": kind.weight(event[2:], viewer), "story": story,
                }
            )  # fmt: skip
    return told[::-1]


def sections(state: State, view: Any, viewer: int, lang: str, names: tuple[str, ...]) -> list[Section]:
    """What the table shows to whoever has this view, as sections: made from the view and the viewer's log."""
    words = Words(state.game, lang, names, None if viewer == NOBODY else viewer, state.options, state.events)
    return sections_of(state.game, view, words)


def result_data(state: State, lang: str, viewer: int) -> dict[str, Any] | None:
    """How the game ended, in words, and what that tells a viewer."""
    result = state.result
    if result is None:
        return None
    seat = None if viewer == NOBODY else viewer
    return {
        **result.data(),
        "text": texts.ending(state.game, result.ending, lang),
        "story": stories.of_ending(state.game, result.ending, state.view(seat), seat, lang),
        "rule": rule_ref(state.game.id, result.rule, lang),
    }


# -- games, cards, rules -----------------------------------------------------------------------------------------------


def game_data(game: Game, lang: str) -> dict[str, Any]:
    """A game, for the start page."""
    return {
        "id": game.id,
        "title": texts.say("title", lang, None, game),
        "tagline": texts.say("tagline", lang, None, game),
        "seats": game.seats,
        "maturity": game.maturity,
        "bots": list(bot_names(game)),
        "seals": game.seals,
        "options": [
            {
                "key": option.key,
                "text": texts.say(f"option-{option.key}", lang, None, game),
                "default": option.default,
                "allowed": [
                    {"value": value, "text": option_text(game, option.key, value, lang)} for value in option.allowed
                ],
            }
            for option in game.options
        ],
        "firsts": [asdict(first) for first in firsts_of(game)],
    }


def option_text(game: Game, key: str, value: Any, lang: str) -> str:
    """What a value of an option is called; of several names joined in one value, each."""
    if isinstance(value, str) and JOINT in value:
        return " + ".join([option_text(game, key, name, lang) for name in value.split(JOINT)])
    named = f"option-{key}-{str(value).lower()}"
    if texts.has(game.package, named, lang):
        return texts.say(named, lang, None, game)
    if isinstance(value, bool):
        return texts.say("table-yes" if value else "table-no", lang)
    return str(value)


@lru_cache(32)
def catalogue(game_id: str, lang: str) -> dict[str, Any]:
    """Everything in the box; a game without a catalogue of its own gives the names alone."""
    game = game_of(game_id)
    nouns = {
        noun: [texts.name_of(game, noun, i, lang) for i in range(len(slugs))]
        for noun, slugs in game.nouns.items()
        if noun not in game.veiled
    }
    cards: list[dict[str, Any]] = []
    board: dict[str, Any] = {}
    module = printed.catalogue(game)
    if module is not None:
        board = module.board()
        for card in module.cards():
            noun, index, rule = card["noun"], card["index"], card["rule"]
            known = rule_ref(game.id, rule, lang) if rule in rules_of(game) else None
            cards.append(
                {
                    **card,
                    "slug": game.nouns[noun][index],
                    "name": nouns[noun][index],
                    "rule": known,
                    "text": printed.words(game, noun, index, lang),
                    "story": stories.of_card(game, noun, index, lang),
                }
            )
    return {
        "game": game.id, "lang": lang, "nouns": nouns, "cards": cards, "board": board, "words": words(game, lang),
        "signals": [{"key": key, "text": talk.words(game, key, lang)} for key in talk.signals_of(game)],
    }  # fmt: skip


def words(game: Game, lang: str) -> dict[str, str]:
    """The words of a drawn board; placeholders stay, the page fills them in."""
    found = texts.sources(game.package, lang)
    return {key.removeprefix(WORDS): text for key, text in found.items() if key.startswith(WORDS)}
