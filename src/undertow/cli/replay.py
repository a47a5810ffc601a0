"""``undertow replay``: what happened in a recorded game, and the proof that it did."""

from __future__ import annotations

import argparse
from pathlib import Path

from undertow import texts
from undertow.cli import plain
from undertow.cli.asked import title_of
from undertow.cli.files import one_line, read_record
from undertow.cli.parser import Parser, UsageError, whole_number
from undertow.cli.session import YOU
from undertow.kernel.errors import FormatError, RecordError
from undertow.kernel.record import Record, SealedRecord
from undertow.kernel.state import State
from undertow.names import names_in
from undertow.registry import game as game_of

DIFFERENT = 1


def add(parser: Parser) -> None:
    """Say what the command takes."""
    parser.option("file", key="cli-record", value="cli-value-file", type=Path)
    parser.option("--verify", key="cli-verify", action="store_true")
    parser.option("--upto", key="cli-upto", value="cli-value-n", type=whole_number(parser, 0))
    parser.option("--seat", key="cli-seat", value="cli-value-n", type=whole_number(parser, 1))
    parser.option("--plain", key="cli-replay-plain", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Replay a record, and tell or verify it."""
    try:
        record = read_record(args.file)
    except FormatError as error:
        if error.key != "sealed-record" or args.verify or args.upto is not None or args.seat is not None:
            raise
        tell_sealed(SealedRecord.load(args.file), args)
        return 0
    reader = viewer(args, record)
    upto = checked_upto(args, record)
    if args.verify:
        return verified(record, upto, args.lang)
    tell(record, replayed(record, upto), reader, args)
    return 0


def viewer(args: argparse.Namespace, record: Record) -> int | None:
    """Who reads: a spectator, or any seat once the game is over and nothing is secret any more."""
    if args.seat is None:
        return None
    seats = record.header["seats"]
    if not isinstance(seats, int) or args.seat > seats:
        raise UsageError("seat-range", seat=args.seat, seats=str(seats))
    if record.result is None:
        raise UsageError("seat-running")
    return int(args.seat) - 1


def checked_upto(args: argparse.Namespace, record: Record) -> int | None:
    """How many moves to replay."""
    moves = len(record.moves)
    if args.upto is not None and args.upto > moves:
        raise UsageError("upto", upto=args.upto, moves=moves)
    return int(args.upto) if args.upto is not None else None


def replayed(record: Record, upto: int | None, verify: bool = False) -> State:
    """The state after so many moves; data that no game can have made are damage."""
    try:
        return record.replay(upto, verify)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise FormatError("damaged-record") from error


def verified(record: Record, upto: int | None, lang: str) -> int:
    """Draw chance from the seed and compare every move."""
    try:
        replayed(record, upto, verify=True)
    except RecordError as error:
        from undertow.cli import complain

        complain(error.text(lang))
        return DIFFERENT
    print(texts.say("replay-verified", lang, {"moves": len(record.moves) if upto is None else upto}))
    return 0


def tell(record: Record, state: State, reader: int | None, args: argparse.Namespace) -> None:
    """Print the log of one reader, then how it ended or how it stands."""
    game = game_of(record.game)
    names = names_of(record, state.seats, args.lang)
    if not args.plain:
        title = texts.say("replay-title", args.lang, {"title": title_of(game, args.lang), "names": ", ".join(names)})
        print(title, end="\n\n")
    called = texts.called(game, state.view(reader), args.lang, names)
    for event in state.log(reader):
        print(texts.event(game, event, args.lang, reader, called))
    if state.over:
        print("\n".join(plain.end_of(game, state, reader, names, args.lang)))
    else:
        all_moves = len(record.moves)
        upto = all_moves if args.upto is None else args.upto
        stops = texts.say("replay-stops", args.lang, {"moves": all_moves, "upto": upto})
        print(stops)


def tell_sealed(record: SealedRecord, args: argparse.Namespace) -> None:
    """Print what everyone heard of a game that was sealed for good."""
    game = game_of(record.game)
    names = names_of(record, len(record.header["players"]), args.lang)
    try:
        called = texts.called(game, record.end["view"], args.lang, names)
        lines = [texts.event(game, event, args.lang, None, called) for event in record.events]
        lines += plain.ending(game, record.end["result"], record.end["view"], None, names, args.lang)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise FormatError("damaged-record") from error
    if not args.plain:
        title = texts.say("replay-title", args.lang, {"title": title_of(game, args.lang), "names": ", ".join(names)})
        print(title, texts.say("replay-sealed", args.lang), sep="\n", end="\n\n")
    print(*lines, sep="\n")


def names_of(record: Record | SealedRecord, seats: int, lang: str) -> list[str]:
    """What the players are called: a record may hold any text."""
    called = names_in(record.header, seats)
    names = []
    for seat in range(seats):
        player = record.header["players"][seat] if record.header["players"] else YOU
        values = {"n": seat + 1, "bot": one_line(player)}
        unnamed = texts.say("player" if player == YOU else "bot-name", lang, values)
        names.append(called[seat] or unnamed)
    return names
