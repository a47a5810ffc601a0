"""``undertow rules``: the rules of a game, all or those with certain words."""

from __future__ import annotations

import argparse
import shutil
import sys
import textwrap
from collections.abc import Sequence

from undertow import desk, texts
from undertow.cli.asked import title_of
from undertow.cli.parser import Parser, UsageError, add_game
from undertow.kernel.game import Game
from undertow.kernel.rules import Rule
from undertow.registry import game as game_of
from undertow.registry import names

NOTHING_FOUND = 1
WIDEST = 100  # longer lines are hard to read


def add(parser: Parser) -> None:
    """Say what the command takes."""
    add_game(parser, optional=True)
    parser.option("words", key="cli-words", value="cli-value-words", nargs="*")


def run(args: argparse.Namespace) -> int:
    """Print the rules that were asked for."""
    if args.game is None:
        raise UsageError("which-game", games=", ".join(names()))
    game = game_of(args.game)
    found = desk.matching(game, args.words, args.lang)
    if not found:
        from undertow.cli import complain

        words = " ".join(args.words)
        complain(texts.say("rules-none", args.lang, {"words": words, "title": title_of(game, args.lang)}))
        if other := desk.in_another_book(game, args.words):
            complain(texts.say("rules-other-book", args.lang, {"words": words, "book": other[0], "key": other[1]}))
        return NOTHING_FOUND
    print("\n".join(pages(game, found, args.lang)))
    if any(rule.ours for rule in found):
        print("\n" + texts.say("rules-ours", args.lang))
    return 0


def pages(game: Game, rules: Sequence[Rule], lang: str) -> list[str]:
    """Rules under their headings, in lines."""
    lines: list[str] = []
    heading = ""
    for rule in rules:
        topic = texts.topic(game, rule.key, lang)
        if topic != heading:
            lines += ["", topic] if lines else [topic]
            heading = topic
        lines += entry(game, rule, lang)
    return lines


def entry(game: Game, rule: Rule, lang: str) -> list[str]:
    """A rule below its heading: its name, key and kind, then its words."""
    name = f"{desk.short_name(game, rule.key, lang)} ({rule.key})"
    also = f" = {', '.join(rule.same_as)}" if rule.same_as else ""
    return [
        f"  {name}{also} · {texts.say(f'kind-{rule.kind}', lang)}",
        *wrapped(texts.rule(game, rule.key, lang), "    "),
    ]


def wrapped(text: str, indent: str) -> list[str]:
    """A text in lines that fit the terminal; whole lines in a pipe, where other programs search them."""
    if not sys.stdout.isatty():
        return [indent + " ".join(text.split())]
    width = min(shutil.get_terminal_size().columns, WIDEST)
    return textwrap.wrap(text, max(width, 20), initial_indent=indent, subsequent_indent=indent)
