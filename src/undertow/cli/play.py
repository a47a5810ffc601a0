"""``undertow play``: a game at this terminal, full-screen or line by line."""

from __future__ import annotations

import argparse
import shlex
import sys
from importlib.util import find_spec
from pathlib import Path

from undertow import texts
from undertow.cli.asked import bots_of, options_of, title_of, usual_bot
from undertow.cli.files import check_target, default_save, read_record
from undertow.cli.parser import Parser, UsageError, add_game, add_options, seed, whole_number
from undertow.cli.session import Session
from undertow.first import First, Lesson, firsts_of
from undertow.kernel.game import Game
from undertow.registry import game as game_of
from undertow.registry import names

USUAL_SEATS = 3
FIXED = ("seats", "bots", "people", "seat", "seed", "options", "first")  # what a saved game says itself
SCRIPTED = ("seats", "people", "seat", "seed", "options")  # what a first game says itself


def add(parser: Parser) -> None:
    """Say what the command takes."""
    add_game(parser, optional=True)
    parser.option("--seats", key="cli-seats", value="cli-value-n", type=whole_number(parser, 1))
    parser.option("--bots", key="cli-bots", value="cli-value-bots")
    parser.option("--people", key="cli-people", value="cli-value-n", type=whole_number(parser, 0))
    parser.option("--seat", key="cli-own-seat", value="cli-value-n", type=whole_number(parser, 1))
    parser.option("--seed", key="cli-seed", value="cli-value-seed", type=seed)
    add_options(parser)
    parser.option("--first", key="cli-first", value="cli-value-first")
    parser.option("--plain", key="cli-plain", action="store_true")
    parser.option("--save", key="cli-save", value="cli-value-file", type=Path)
    parser.option("--resume", key="cli-resume", value="cli-value-file", type=Path)


def run(args: argparse.Namespace) -> int:
    """Set up or go on with a game, and play it."""
    session = resumed(args) if args.resume else new(args)
    path = args.save or args.resume or default_save(session.game.id)
    if args.save or args.resume:
        check_target(path)
    if full_screen(args, session):
        from undertow.cli import screen

        return screen.run(session, path)
    from undertow.cli import plain

    return plain.run(session, path, keep=bool(args.save or args.resume))


def full_screen(args: argparse.Namespace, session: Session) -> bool:
    """Whether to take the whole terminal; says so where only a package is missing."""
    if args.plain or not session.humans or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    if find_spec("textual") is None:
        print(texts.say("plain-no-textual", args.lang), file=sys.stderr)
        return False
    return True


def resumed(args: argparse.Namespace) -> Session:
    """Go on with a saved game; it knows its game, seats, bots, seed and options itself."""
    refuse(args, FIXED, "resume-fixed")
    record = read_record(args.resume)
    if args.game is not None and game_of(args.game).id != record.game:
        raise UsageError("other-game", game=args.game, found=record.game)
    return Session.resumed(record, args.lang)


def refuse(args: argparse.Namespace, fixed: tuple[str, ...], problem: str) -> None:
    """Refuse to be told what is settled already."""
    for name in fixed:
        if getattr(args, name) not in (None, []):
            raise UsageError(problem, option="--" + name.removesuffix("s" if name == "options" else ""))


def new(args: argparse.Namespace) -> Session:
    """Set up a new game."""
    if args.game is None:
        raise UsageError("which-game", games=", ".join(names()))
    game = game_of(args.game)
    if args.first is not None:
        return begun(args, game)
    bots = bots_of(game, args.bots or usual_bot(game))
    people = 1 if args.people is None else args.people
    seats = args.seats or usual_seats(game, people, len(bots))
    low, high = game.seats
    if args.seats is None and len(bots) > 1 and not low <= seats <= high:
        values = {"bots": len(bots), "people": people, "seats": seats, "low": low, "high": high}
        raise UsageError("bots-and-people", game=title_of(game, args.lang), **values)
    game.checked_seats(seats)
    if people > seats:
        raise UsageError("people", people=people, seats=seats)
    first = args.seat or 1
    if first > seats:
        raise UsageError("seat-range", seat=first, seats=str(seats))
    if len(bots) == 1:
        bots *= seats - people
    if len(bots) != seats - people:
        raise UsageError("bots-count", bots=len(bots), empty=seats - people)
    humans = sorted([(first - 1 + number) % seats for number in range(people)])
    return Session.new(game, seats, bots, humans, args.seed, options_of(game, args.options), args.lang)


def begun(args: argparse.Namespace, game: Game) -> Session:
    """Set up a first game, with hints."""
    refuse(args, SCRIPTED, "first-fixed")
    first = first_of(game, args.first, args.lang)
    bots = bots_of(game, args.bots or usual_bot(game))
    if len(bots) == 1:
        bots *= first.seats - 1
    if len(bots) != first.seats - 1:
        raise UsageError("bots-count", bots=len(bots), empty=first.seats - 1)
    options = game.checked_options(first.options)
    session = Session.new(game, first.seats, bots, [first.seat], first.seed, options, args.lang)
    session.learns(Lesson(game, first))
    return session


def first_of(game: Game, name: str, lang: str) -> First:
    """The first game that is meant."""
    known = {first.key: first for first in firsts_of(game)}
    if not known:
        having = [other for other in names() if firsts_of(game_of(other))]
        raise UsageError("no-first", game=title_of(game, lang), games=", ".join(having))
    if name not in known:
        raise UsageError("which-first", game=title_of(game, lang), name=name, names=", ".join(known))
    return known[name]


def usual_seats(game: Game, people: int, bots: int) -> int:
    """How many seats where nobody says so: enough for all who are named, three if the game allows."""
    low, high = game.seats
    return people + bots if bots > 1 else max(min(max(USUAL_SEATS, low), high), people)


def resume_command(path: Path) -> str:
    """The command that goes on with a save."""
    return "undertow play --resume " + shlex.quote(str(path))
