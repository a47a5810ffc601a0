"""Texts in English, German and Polish, from Fluent files; one set for terminal, page and command line.

A text is parsed when it is first said, a file read when a game is first spoken of in a language, never at import.
Without ``fluent.runtime`` every text is its key with its values, never an error.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from undertow.kernel.log import WHOM

if TYPE_CHECKING:
    from undertow.kernel.decision import Decision
    from undertow.kernel.game import Game
    from undertow.kernel.log import Event
    from undertow.kernel.state import State

LANGS = ("en", "de", "pl")
KEPT = 50_000  # texts that are remembered
COMMON = "undertow"  # the package whose texts every game shares
PARTS = ("head", "thing", "aside")  # of an answer: what is done, with what, and what else is to be known
FORMS = ("to", "at", "of", "as")  # of a name, beside the nominative: where to, where, whose, as what
ENTRY = re.compile(r"^(?=[A-Za-z][\w-]* *=)", re.MULTILINE)  # where a text begins; our texts never refer to each other


class Texts:
    """The texts of a package in a language, each parsed when it is first said: a whole file takes Fluent too long."""

    def __init__(self, lang: str, source: str) -> None:
        from fluent.runtime import FluentBundle

        self.bundle = FluentBundle([lang], use_isolating=False)
        entries = [entry for entry in ENTRY.split(source) if ENTRY.match(entry)]
        self.written = {entry.split("=", 1)[0].strip(): entry for entry in entries}

    def say(self, key: str, values: dict[str, Any]) -> str:
        """A text with its values; one that is written in parts is put together."""
        pattern = self.message(key).value
        if pattern is None:
            return joined(*self.parts(key, values))
        return str(self.bundle.format_pattern(pattern, values)[0])

    def parts(self, key: str, values: dict[str, Any]) -> tuple[str, str, str]:
        """Head, thing and aside of a text that is written in parts (``.head = …``); what is not there is empty."""
        written = self.message(key).attributes
        head, thing, aside = [
            str(self.bundle.format_pattern(written[part], values)[0]) if part in written else "" for part in PARTS
        ]
        return head, thing, aside

    def message(self, key: str) -> Any:
        """A text as Fluent has it, read at first use."""
        if not self.bundle.has_message(key):
            from fluent.runtime import FluentResource

            self.bundle.add_resource(FluentResource(self.written[key]))
        return self.bundle.get_message(key)


def joined(head: str, thing: str, aside: str) -> str:
    """An answer as one text.

    >>> joined("Lay", "Oyster", "worth 6"), joined("Pass", "", "")
    ('Lay: Oyster (worth 6)', 'Pass')
    """
    return head + (f": {thing}" if thing else "") + (f" ({aside})" if aside else "")


@cache
def texts_of(package: str, lang: str) -> Texts | None:
    """The texts of a package in a language; None where Fluent is not installed."""
    try:
        return Texts(lang, written(package, lang))
    except ImportError:
        return None


def written(package: str, lang: str, stories: bool = True) -> str:
    """All files of a package's texts in a language, one behind the other: ``en.ftl`` and ``<subject>-en.ftl``."""
    folder = resources.files(package).joinpath("locale")
    if not folder.is_dir():
        return ""
    files = sorted(folder.iterdir(), key=lambda file: (file.name != f"{lang}.ftl", file.name))
    wanted = [file for file in files if file.name == f"{lang}.ftl" or file.name.endswith(f"-{lang}.ftl")]
    return "\n".join([file.read_text("utf-8") for file in wanted if stories or not file.name.startswith("stories-")])


@cache
def sources(package: str, lang: str) -> dict[str, str]:
    """The plain texts of a package as they are written, ``{$n}`` for a value; those with variants are left out."""
    from fluent.syntax import FluentParser, ast

    found: dict[str, str] = {}
    for entry in FluentParser().parse(written(package, lang, stories=False)).body:
        if not isinstance(entry, ast.Message) or entry.value is None:
            continue
        parts = []
        for part in entry.value.elements:
            if isinstance(part, ast.TextElement):
                parts.append(part.value)
            elif isinstance(part.expression, ast.VariableReference):
                parts.append("{$" + part.expression.id.name + "}")
            else:
                break
        else:
            found[entry.id.name] = "".join(parts)
    return found


def has(package: str, key: str, lang: str) -> bool:
    """Whether a package has a text in a language."""
    texts = texts_of(package, lang)
    return texts is not None and key in texts.written


def say(key: str, lang: str = "en", values: Mapping[str, Any] | None = None, game: Game | None = None) -> str:
    """A text with its values: the game's own, else the common one, else English, else the key itself."""
    packages = (game.package, COMMON) if game is not None else (COMMON,)
    try:
        return said(key, lang, tuple(values.items()) if values else (), packages)
    except TypeError:  # a value that cannot be remembered
        return said.__wrapped__(key, lang, tuple(values.items()) if values else (), packages)


@lru_cache(KEPT)
def said(key: str, lang: str, values: tuple[tuple[str, Any], ...], packages: tuple[str, ...]) -> str:
    """A text of the first package that has it; formatted once, since Fluent is thorough, not fast."""
    for spoken in (lang, "en") if lang in LANGS else ("en",):
        for package in packages:
            texts = texts_of(package, spoken)
            if texts is not None and key in texts.written:
                return texts.say(key, dict(values))
    if not values:
        return key
    return key + " " + ", ".join(f"{name}={value}" for name, value in values)


def name_of(game: Game, noun: str, index: int, lang: str) -> str:
    """The name of a lord, a race, a place; where the game spells such names out, from its parts."""
    if noun in game.spelled:
        return say(noun, lang, game.spelled[noun](index), game)
    return say(f"{noun}-{game.nouns[noun][index]}", lang, None, game)


def seat_name(seat: int, lang: str, names: Sequence[str] = ()) -> str:
    """The name of a player."""
    return names[seat] if seat < len(names) else say("player", lang, {"n": seat + 1})


def called(game: Game, view: Any, lang: str, names: Sequence[str]) -> tuple[str, ...]:
    """What each seat is called in texts: who it is in the game, the player's name behind it; else the name alone."""
    if game.called is None:
        return tuple(names)
    who = [game.called(view, seat) for seat in range(len(names))]
    return tuple(
        [
            name if found is None else say("seat-called", lang, {"who": name_of(game, *found, lang), "player": name})
            for found, name in zip(who, names, strict=True)
        ]
    )


def called_by_number(state: State, viewer: int, lang: str) -> tuple[str, ...]:
    """The same where players have no names, as a seat (-1: a spectator) may know it."""
    if state.game.called is None:
        return ()
    names = [seat_name(seat, lang) for seat in range(state.seats)]
    return called(state.game, state.view(None if viewer < 0 else viewer), lang, names)


def names_seats(game: Game, move: int, details: Mapping[str, int]) -> bool:
    """Whether the words of a move may name a seat."""
    return any(key in WHOM for key in (*details, *game.words.of(move).named(move)))


def spoken(
    game: Game, values: Mapping[str, int], lang: str, viewer: int | None = None, names: Sequence[str] = ()
) -> dict[str, Any]:
    """Values as a text needs them: names for numbers; ``you`` and ``you_other`` say whether the reader is meant.

    A number that may be negative is also there with a proper minus (``n_figure``) and with its sign (``n_signed``).
    """
    said: dict[str, Any] = {"you": "no", "you_other": "no"}
    for key, value in values.items():
        noun = key.removeprefix("other_")
        if key in ("seat", "other"):
            said[key] = seat_name(value, lang, names)
            if value == viewer:
                said["you" if key == "seat" else "you_other"] = "yes"
        elif noun in game.nouns:
            said[key] = name_of(game, noun, value, lang)
            said |= {f"{key}_{form}": text for form, text in forms_of(game, noun, value, lang).items()}
        else:
            said[key] = value
            said[f"{key}_figure"] = f"{value}".replace("-", "−")
            said[f"{key}_signed"] = f"{value:+}".replace("-", "−")
    return said


@lru_cache(KEPT)
def forms_of(game: Game, noun: str, index: int, lang: str) -> dict[str, str]:
    """A name in the forms that the locale file has for it (``space-bridge--to = auf die Brücke``), and its slug.

    A text puts a name in the nominative, ``{ $space }``, or in a form, ``{ $space_to }``; ``{ $space_is -> [brig] … }``
    chooses by the slug. The result is not to be changed.
    """
    slug = game.nouns[noun][index]
    forms = [form for form in FORMS if has(game.package, f"{noun}-{slug}--{form}", lang)]
    return {"is": slug} | {form: say(f"{noun}-{slug}--{form}", lang, None, game) for form in forms}


def move(
    game: Game, question: str, move: int, lang: str, details: Mapping[str, int] | None = None, names: Sequence[str] = ()
) -> str:
    """What a move means: ``move-<family>--<question>`` if there is such a text, else ``move-<family>``."""
    return say(*move_key(game, question, move, lang, details, names), game)


def move_parts(
    game: Game, question: str, move: int, lang: str, details: Mapping[str, int] | None = None, names: Sequence[str] = ()
) -> tuple[str, str, str] | None:
    """Head, thing and aside of what a move means; None where its text is not written in parts."""
    key, lang, values = move_key(game, question, move, lang, details, names)
    written = texts_of(game.package, lang)
    if written is None or key not in written.written or written.message(key).value is not None:
        return None
    return written.parts(key, values)


def move_key(
    game: Game, question: str, move: int, lang: str, details: Mapping[str, int] | None, names: Sequence[str]
) -> tuple[str, str, dict[str, Any]]:
    """The key of the text for a move, the language, and the values that the text needs."""
    family = game.words.of(move)
    values = {**(details or {}), **family.named(move)}
    special = f"move-{family.key}--{question}"
    key = special if has(game.package, special, lang) else f"move-{family.key}"
    return key, lang, spoken(game, values, lang, None, names)


def prompt(game: Game, decision: Decision, lang: str, names: Sequence[str] = ()) -> str:
    """The question, as the asked player hears it."""
    return say(f"prompt-{decision.prompt}", lang, spoken(game, decision.details, lang, decision.seat, names), game)


def event(game: Game, event: Event, lang: str, viewer: int | None = None, names: Sequence[str] = ()) -> str:
    """What happened, as a viewer hears it."""
    return event_told(game, event.key, event.values, lang, viewer, names)


def event_told(
    game: Game, kind: str, values: Mapping[str, int], lang: str, viewer: int | None, names: Sequence[str] = ()
) -> str:
    """What happened: to the seat concerned by ``event-<kind>--you`` if there is such a text, else ``event-<kind>``."""
    key, concerned = f"event-{kind}", viewer is not None and values.get("seat") == viewer
    if concerned and has(game.package, f"{key}--you", lang):
        key += "--you"
    return say(key, lang, spoken(game, values, lang, viewer, names), game)


def rule(game: Game, key: str, lang: str) -> str:
    """The words of a rule, our own."""
    return say("rule-" + key.replace(".", "-"), lang, None, game)


def topic(game: Game, key: str, lang: str) -> str:
    """The heading a rule stands under."""
    return say("topic-" + key.split(".")[0], lang, None, game)


def ending(game: Game, key: str, lang: str) -> str:
    """How a game ended."""
    return say(f"ending-{key}", lang, None, game)
