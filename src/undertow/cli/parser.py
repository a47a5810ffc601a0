"""The command line in the reader's language: argparse, its own words included."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Any, NoReturn

from undertow import texts
from undertow.kernel.errors import Error

Run = Callable[[argparse.Namespace], int]

COMMANDS = ("serve", "play", "sim", "replay", "rules", "bench", "games", "tables")

# What argparse says, in the versions of Python at hand, and our key for it. Its placeholders become values.
PHRASES = {
    "usage: ": "arg-usage",
    "positional arguments": "arg-positional",
    "options": "arg-options",
    "show this help message and exit": "arg-help",
    "argument %(argument_name)s: %(message)s": "arg-argument",
    "the following arguments are required: %s": "arg-required",
    "unrecognized arguments: %s": "arg-unrecognized",
    "expected one argument": "arg-expected-one",
    "expected at most one argument": "arg-expected-optional",
    "expected at least one argument": "arg-expected-some",
    "expected %s argument": "arg-expected-number",
    "expected %s arguments": "arg-expected-number",
    "invalid %(type)s value: %(value)r": "arg-value",
    "not allowed with argument %s": "arg-conflict",
    "one of the arguments %s is required": "arg-one-of",
    "ignored explicit argument %r": "arg-explicit",
    "ambiguous option: %(option)s could match %(matches)s": "arg-ambiguous",
    "unexpected option string: %s": "arg-unrecognized",
}
PLACEHOLDER = re.compile(r"%(?:\((\w+)\))?[sr]")


class UsageError(Error):
    """A command line that cannot be carried out."""


class Parser(argparse.ArgumentParser):
    """An argument parser that speaks ``lang`` and raises instead of printing its usage."""

    lang: str = "en"
    asked: str = ""  # the command that was asked for, if this is the whole command line

    def text(self, key: str, **values: object) -> str:
        """Say something in the reader's language; argparse wants its percent signs doubled."""
        return texts.say(key, self.lang, values).replace("%", "%%")

    def option(self, *names: str, key: str, value: str = "", **how: Any) -> None:
        """Add an option or a word: ``key`` is its help, ``value`` what its value is called in the help."""
        if value:
            how["metavar"] = texts.say(value, self.lang)
        self.add_argument(*names, help=self.text(key), **how)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Let the options of a command stand anywhere, between its words, too."""
        in_order = options_first(self._option_string_actions, args) if self._subparsers is None else args
        return super().parse_known_args(in_order, namespace)

    def error(self, message: str) -> NoReturn:
        """Raise what argparse would print together with its usage."""
        raise UsageError("usage", message=message, help=f"{self.prog} {self.asked}".strip() + " --help")

    def _check_value(self, action: argparse.Action, value: object) -> None:
        """Refuse what is not among the choices, and say it of a command as of a command."""
        if action.choices is None or value in action.choices:
            return
        values = {"value": quoted(str(value), self.lang), "choices": ", ".join(map(str, action.choices))}
        is_command = isinstance(action, argparse._SubParsersAction)
        key = "arg-command" if is_command else "arg-choice"
        raise argparse.ArgumentError(None if is_command else action, texts.say(key, self.lang, values))


def options_first(known: Mapping[str, argparse.Action], words: Sequence[str]) -> list[str]:
    """The words of a command with its options before all others: argparse takes only neighbours for one list."""
    options: list[str] = []
    others: list[str] = []
    waiting = list(words)
    while waiting:
        word = waiting.pop(0)
        option = known.get(word)
        if word == "--":
            return [*options, *others, word, *waiting]
        if option is None:
            (options if word.partition("=")[0] in known else others).append(word)
        elif option.nargs == 0:
            options.append(word)
        elif option.nargs is None and waiting and not waiting[0].startswith("-"):
            options += [word, waiting.pop(0)]
        else:  # its value is missing, or it may have none: argparse knows
            return list(words)
    return [*options, *others]


def language(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """The reader's language: ``--lang`` wherever it stands, else what the environment says, else English."""
    for word, following in zip(words, [*words[1:], ""], strict=False):
        said = following if word == "--lang" else word.removeprefix("--lang=")
        if said in texts.LANGS and said != word:
            return said
    if (own := environment.get("UNDERTOW_LANG", "")[:2].lower()) in texts.LANGS:
        return own
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if found := environment.get(name, ""):
            return found[:2].lower() if found[:2].lower() in texts.LANGS else "en"
    return "en"


def parsed(words: Sequence[str], lang: str) -> tuple[Run, argparse.Namespace]:
    """The command that was asked for, and its arguments."""
    with speaking(lang):
        parser = root(lang)
        name = parser.asked = next((word for word in words if word in COMMANDS), "")
        run = add_commands(parser, name)
        args = parser.parse_args(words)
        if args.command is None:
            parser.print_help()
            parser.exit()
    args.lang = lang
    return run, args


def root(lang: str) -> Parser:
    """The command line without its commands."""
    parser = Parser(prog="undertow", description=texts.say("cli-undertow", lang), allow_abbrev=False)
    parser.lang = lang
    add_lang(parser)
    parser.option("--version", key="cli-version", action=Version)
    return parser


def add_lang(parser: Parser) -> None:
    """Every command takes the language; it has been looked up before."""
    parser.option("--lang", key="cli-lang", choices=texts.LANGS, default=argparse.SUPPRESS)


def add_commands(parser: Parser, name: str) -> Run:
    """Add all commands; only the one that is asked for is imported and gets its arguments."""
    metavar = texts.say("cli-value-command", parser.lang)
    commands = parser.add_subparsers(title=texts.say("cli-commands", parser.lang), metavar=metavar, dest="command")
    run: Run = nothing
    for each in COMMANDS:
        about = parser.text(f"cli-{each}")
        command = commands.add_parser(each, help=about, description=about, allow_abbrev=False)
        command.lang = parser.lang
        if each == name:
            module = import_module(f"undertow.cli.{each}")
            module.add(command)
            run = module.run
        add_lang(command)
    return run


def nothing(args: argparse.Namespace) -> int:
    """No command was asked for."""
    return 0


class Version(argparse.Action):
    """Print the version, which needs all games, only when it is asked for."""

    def __init__(self, option_strings: Sequence[str], dest: str, help: str | None = None) -> None:
        super().__init__(option_strings, argparse.SUPPRESS, nargs=0, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *rest: object) -> None:
        """Print and end."""
        from undertow.cli.version import version

        print(version())
        parser.exit()


@contextmanager
def speaking(lang: str) -> Iterator[None]:
    """Let argparse say its own words in a language, as long as this lasts."""
    words = vars(argparse)
    before = words["_"], words["ngettext"]
    words["_"] = lambda text: phrase(text, lang)
    words["ngettext"] = lambda one, many, n: phrase(one if n == 1 else many, lang)
    try:
        yield
    finally:
        words["_"], words["ngettext"] = before


def phrase(english: str, lang: str) -> str:
    """A phrase of argparse in a language, with the same placeholders; itself where we do not know it."""
    key = PHRASES.get(english, "")
    if not texts.has(texts.COMMON, key, lang):
        return english
    values = {found.group(1) or "value": found.group() for found in PLACEHOLDER.finditer(english)}
    values = {name: quoted(mark[:-1] + "s", lang) if mark[-1] == "r" else mark for name, mark in values.items()}
    return texts.say(key, lang, values) + (" " if english.endswith(" ") else "")


def quoted(text: str, lang: str) -> str:
    """A text in the quotes of a language."""
    return texts.say("quoted", lang, {"text": text})


def whole_number(parser: Parser, low: int, high: int | None = None) -> Callable[[str], int]:
    """Read a whole number within limits."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = low - 1
        if number < low or (high is not None and number > high):
            key = "arg-number-from" if high is None else "arg-number-between"
            values = {"value": text, "low": str(low), "high": str(high)}
            raise argparse.ArgumentTypeError(texts.say(key, parser.lang, values))
        return number

    return read


def seed(text: str) -> str:
    """Read a seed: any text; letters that are none become question marks, since a seed is hashed."""
    return text.encode("utf-8", "replace").decode("utf-8")


def add_game(parser: Parser, optional: bool = False) -> None:
    """Take the name of a game."""
    parser.option("game", key="cli-game", value="cli-value-game", nargs="?" if optional else None)


def add_options(parser: Parser) -> None:
    """Take options of the game."""
    parser.option(
        "--option", key="cli-option", value="cli-value-option", action="append", default=[], dest="options"
    )  # fmt: skip
