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

if TYPE_CHECKING:
    from undertow.kernel.decision import Decision
    from undertow.kernel.game import Game
    from undertow.kernel.log import Event

LANGS = ("en", "de", "pl")
KEPT = 50_000  # texts that are remembered
COMMON = "undertow"  # the package whose texts every game shares
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
        """A text with its values."""
        if not self.bundle.has_message(key):
            from fluent.runtime import FluentResource

            self.bundle.add_resource(FluentResource(self.written[key]))
        text, _ = self.bundle.format_pattern(self.bundle.get_message(key).value, values)
        return str(text)


@cache
def texts_of(package: str, lang: str) -> Texts | None:
    """The texts of a package in a language; None where Fluent is not installed."""
    folder = resources.files(package).joinpath("locale")
    paths = [folder.joinpath(name) for name in (f"{lang}.ftl", f"stories-{lang}.ftl")]
    try:
        return Texts(lang, "\n".join([path.read_text("utf-8") for path in paths if path.is_file()]))
    except ImportError:
        return None


@cache
def sources(package: str, lang: str) -> dict[str, str]:
    """The plain texts of a package as they are written, ``{$n}`` for a value; those with variants are left out."""
    from fluent.syntax import FluentParser, ast

    path = resources.files(package).joinpath("locale", f"{lang}.ftl")
    if not path.is_file():
        return {}
    found: dict[str, str] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
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
    """The name of a lord, a race, a place."""
    return say(f"{noun}-{game.nouns[noun][index]}", lang, None, game)


def seat_name(seat: int, lang: str, names: Sequence[str] = ()) -> str:
    """The name of a player."""
    return names[seat] if seat < len(names) else say("player", lang, {"n": seat + 1})


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
    family = game.words.of(move)
    values = dict(details or {})
    if family.noun:
        values[family.noun] = game.words.index(move) + family.base
    special = f"move-{family.key}--{question}"
    key = special if has(game.package, special, lang) else f"move-{family.key}"
    return say(key, lang, spoken(game, values, lang, None, names), game)


def prompt(game: Game, decision: Decision, lang: str, names: Sequence[str] = ()) -> str:
    """The question, as the asked player hears it."""
    return say(f"prompt-{decision.prompt}", lang, spoken(game, decision.details, lang, decision.seat, names), game)


def event(game: Game, event: Event, lang: str, viewer: int | None = None, names: Sequence[str] = ()) -> str:
    """What happened, as a viewer hears it."""
    return say(f"event-{event.key}", lang, spoken(game, event.values, lang, viewer, names), game)


def rule(game: Game, key: str, lang: str) -> str:
    """The words of a rule, our own."""
    return say("rule-" + key.replace(".", "-"), lang, None, game)


def topic(game: Game, key: str, lang: str) -> str:
    """The heading a rule stands under."""
    return say("topic-" + key.split(".")[0], lang, None, game)


def ending(game: Game, key: str, lang: str) -> str:
    """How a game ended."""
    return say(f"ending-{key}", lang, None, game)
