"""``undertow bench``: how fast the games are on this machine, alone or beside two peers."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from undertow import bench, texts
from undertow.cli.files import FileError
from undertow.cli.parser import Parser, whole_number
from undertow.kernel.record import write_whole

MISSED = 1


def add(parser: Parser) -> None:
    """Say what the command takes."""
    parser.option("--peers", key="cli-bench-peers", action="store_true")
    parser.option("--json", key="cli-bench-json", value="cli-value-file", type=Path)
    parser.option(
        "--rounds", key="cli-bench-rounds", value="cli-value-n", type=whole_number(parser, 1), default=bench.ROUNDS
    )
    parser.option(
        "--seconds", key="cli-bench-seconds", value="cli-value-seconds", type=seconds_in(parser), default=bench.SECONDS
    )
    parser.option("--seats", key="cli-bench-seats", value="cli-value-n", type=whole_number(parser, 1))
    parser.option("--check", key="cli-bench-check", action="store_true")


def seconds_in(parser: Parser) -> Any:
    """Read a number of seconds."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = 0.0
        if not 0 < number <= 3600:  # what is no number compares with nothing
            raise argparse.ArgumentTypeError(texts.say("arg-seconds", parser.lang, {"value": text}))
        return number

    return read


def run(args: argparse.Namespace) -> int:
    """Measure, print, write; with ``--check`` a target that is clearly missed is a failure."""
    if args.json is not None:
        check_place(args.json)
    progress = Progress(args.lang)
    data = bench.measure(
        rounds=args.rounds, seconds=args.seconds, seats=args.seats, peers=args.peers, tell=progress.tell
    )
    progress.done()
    for line in report(data, args.lang):
        print(line)
    if args.json is not None:
        write_whole(args.json, json.dumps(data, indent=1) + "\n")
    return MISSED if args.check and any(bench.is_clearly_missed(target) for target in data["targets"]) else 0


def check_place(path: Path) -> None:
    """Refuse before, not after the measuring, a place where no file can be written."""
    if path.is_dir():
        raise FileError("file-directory", path=str(path))
    if not path.parent.is_dir():
        raise FileError("file-missing", path=str(path.parent))


class Progress:
    """One line on the error stream that says how far it is."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.live = sys.stderr.isatty()
        self.said = ""

    def tell(self, what: str, done: int, all: int) -> None:
        """Show what is measured; where nobody watches, one line for every thing."""
        if what in ("calls", "import"):
            what = texts.say(f"cli-bench-what-{what}", self.lang)
        if self.live:
            values = {"what": what, "round": str(done + 1), "rounds": str(all)}
            text = texts.say("cli-bench-progress", self.lang, values)
            sys.stderr.write("\r" + text.ljust(len(self.said)))
            sys.stderr.flush()
            self.said = text
        elif done == 0 and what != self.said:
            self.said = what
            sys.stderr.write(texts.say("cli-bench-measuring", self.lang, {"what": what}) + "\n")

    def done(self) -> None:
        """Leave the line empty."""
        if self.live:
            sys.stderr.write("\r" + " " * len(self.said) + "\r")
            sys.stderr.flush()


def report(data: dict[str, Any], lang: str) -> list[str]:
    """All figures, as lines of text."""
    verdicts = {(target["what"], target["game"]): verdict(target, lang) for target in data["targets"]}
    values = {
        "version": data["version"],
        "engine": texts.say("cli-bench-compiled" if data["compiled"] else "cli-bench-plain", lang),
        "python": data["python"],
        "seats": ", ".join(f"{name} {seats}" for name, seats in data["seats"].items()),
        "rounds": str(data["rounds"]),
        "seconds": f"{data['seconds']:g}",
    }
    lines = [texts.say("cli-bench-engine", lang, values), ""]
    lines += rates(data, lang)
    if data["call_ratios"]:
        lines += ["", *rate_ratios(data, lang, verdicts)]
    lines += ["", *calls(data, lang, verdicts), "", *sizes(data, lang, verdicts), ""]
    reached = sum(target["ok"] for target in data["targets"])
    counted = {"reached": str(reached), "all": str(len(data["targets"]))}
    return [*lines, texts.say("cli-bench-targets", lang, counted)]


def rates(data: dict[str, Any], lang: str) -> list[str]:
    """What each game does in a second."""
    rows = [
        [
            name,
            whole(rate["decisions_per_second"]),
            f"{rate['games_per_second']:.1f}",
            whole(rate["decisions_per_game"]),
            f"{rate['moves']:.2f}",
            whole(rate["choices_per_second"]),
        ]
        for name, rate in data["rates"].items()
    ]
    return table(["game", "rate", "games", "length", "moves", "choices"], rows, lang)


def rate_ratios(data: dict[str, Any], lang: str, verdicts: dict[tuple[str, str], str]) -> list[str]:
    """How our games compare with the peers."""
    rows = [
        [f"{name} : {peer}", *spread(found), verdicts.get((f"rate {peer}", name), "")]
        for name, against in data["rate_ratios"].items()
        for peer, found in against.items()
    ]
    return table(["ratio", "median", "quartiles", "range", "target"], rows, lang)


def calls(data: dict[str, Any], lang: str, verdicts: dict[tuple[str, str], str]) -> list[str]:
    """What single calls take in the middle of a game, and how that compares with catanatron's copy."""
    rows = []
    for name, found in data["calls"].items():
        against = data["call_ratios"].get(name, {})
        for call, micros in found.items():
            compared = spread(against[call]) if call in against else [""] * 3
            rows.append([f"{name} {call}", f"{micros:.2f}", *compared, verdicts.get((f"call {call}", name), "")])
    heads = ["call", "micros", "copies", "quartiles", "range", "target"]
    if not data["call_ratios"]:  # nobody to compare with
        return table(heads[:2], [row[:2] for row in rows], lang)
    return table(heads, rows, lang)


def sizes(data: dict[str, Any], lang: str, verdicts: dict[tuple[str, str], str]) -> list[str]:
    """Import, saves, copies."""
    rows = [[texts.say("cli-bench-import", lang), f"{data['import_ms']:.1f} ms", verdicts[("import_ms", "")]]]
    for what, unit in (("dump_kb", "KB"), ("clones_mb", "MB")):
        key = "cli-bench-" + what.split("_")[0]
        for name, value in data[what].items():
            rows.append([texts.say(key, lang, {"game": name}), f"{value:.1f} {unit}", verdicts[(what, name)]])
    return table(["size", "value", "target"], rows, lang)


def whole(number: float) -> str:
    """A whole number, its thousands apart as in no language in particular."""
    return f"{number:,.0f}".replace(",", " ")


def spread(found: dict[str, float]) -> list[str]:
    """Median, quartiles and range, as cells."""
    return [
        f"{found['median']:.3f}",
        f"{found['low']:.3f} - {found['high']:.3f}",
        f"{found['min']:.3f} - {found['max']:.3f}",
    ]


def verdict(target: dict[str, Any], lang: str) -> str:
    """Whether a target is reached."""
    side, sign = (bench.LEAST, ">=") if bench.LEAST in target else (bench.MOST, "<=")
    word = texts.say("cli-bench-ok" if target["ok"] else "cli-bench-miss", lang)
    return f"{sign} {target[side]:g} {word}"


def table(heads: list[str], rows: list[list[str]], lang: str) -> list[str]:
    """Rows under their headings: the first column to the left, the others to the right."""
    grid = [[texts.say(f"cli-bench-col-{head}", lang) for head in heads], *rows]
    widths = [max(len(row[column]) for row in grid) for column in range(len(heads))]
    return [
        "  ".join(
            cell.rjust(width) if i else cell.ljust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in grid
    ]
