"""``undertow sim``: many matches between bots, and what they say."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from time import monotonic

from undertow import sim, texts
from undertow.cli.asked import bots_of, options_of, title_of, usual_bot
from undertow.cli.files import check_folder
from undertow.cli.parser import Parser, add_game, add_options, seed, whole_number
from undertow.registry import game as game_of
from undertow.sim.results import Results, Standing
from undertow.sim.runs import MOST_WORKERS, Progress

USUAL_GAMES = 100
NOW_AND_THEN = 10.0  # seconds between two lines of progress


def add(parser: Parser) -> None:
    """Say what the command takes."""
    add_game(parser)
    number = whole_number(parser, 1)
    parser.option("--games", key="cli-games-number", value="cli-value-n", type=number, default=USUAL_GAMES)
    parser.option("--bots", key="cli-sim-bots", value="cli-value-bots")
    parser.option("--seed", key="cli-seed", value="cli-value-seed", type=seed)
    workers = whole_number(parser, 1, MOST_WORKERS)
    parser.option("--workers", key="cli-workers", value="cli-value-n", type=workers)
    parser.option("--out", key="cli-out", value="cli-value-folder", type=Path)
    parser.option("--swap", key="cli-swap", action="store_true")
    add_options(parser)
    parser.option("--ray", key="cli-ray", value="cli-value-address")


def run(args: argparse.Namespace) -> int:
    """Play the matches, print the table, write the files."""
    game = game_of(args.game)
    bots = bots_of(game, args.bots) if args.bots else [usual_bot(game)] * game.seats[0]
    game.checked_seats(len(bots))
    options = options_of(game, args.options)
    if args.out is not None:
        check_folder(args.out)
    with watched(args.lang) as progress:
        results = sim.run(game, bots, args.games, args.seed, args.workers, args.swap, options, args.ray, progress)
    print("\n".join(lines(results, args.lang)))
    if args.out is not None:
        written = results.write(args.out)
        print(texts.say("sim-written", args.lang, {"files": ", ".join(map(str, written))}))
    return 0


# -- while it runs ------------------------------------------------------------------------------------------------


@contextmanager
def watched(lang: str) -> Iterator[Progress]:
    """A bar on a terminal, else a line now and then; on stderr, so that results can be piped."""
    if not sys.stderr.isatty() or find_spec("rich") is None:
        yield Lines(lang)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


class Lines:
    """Progress as a line now and then."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.last = monotonic()

    def __call__(self, done: int, total: int) -> None:
        """Say how far it is, if that was not said just now."""
        if monotonic() - self.last >= NOW_AND_THEN and done < total:
            self.last = monotonic()
            text = texts.say("sim-progress", self.lang, {"done": done, "total": total})
            print(text, file=sys.stderr, flush=True)


# -- the results --------------------------------------------------------------------------------------------------


def lines(results: Results, lang: str) -> list[str]:
    """The results as a person reads them."""
    game = game_of(results.game)
    values = {"title": title_of(game, lang), "games": len(results.rows), "seed": results.seed}
    found = [texts.say("sim-title", lang, values), ""]
    head = [texts.say(f"sim-{name}", lang) for name in ("bot", "games", "wins", "share", "interval", "score")]
    found += aligned([head, *(cells(standing, lang) for standing in results.standings)])
    found.append("")
    for ending, share in results.endings.items():
        found.append(f"{percent(share, lang):>8}  {texts.ending(game, ending, lang)}")
    speed = {"length": round(results.mean_length), "speed": round(results.speed), "seconds": results.seconds}
    return [*found, "", texts.say("sim-speed", lang, {**speed, "workers": results.workers})]


def cells(standing: Standing, lang: str) -> list[str]:
    """A line of the table."""
    low, high = standing.interval
    return [
        f"{standing.place + 1} {standing.bot}",
        texts.say("sim-count", lang, {"n": standing.games}),
        texts.say("sim-count", lang, {"n": standing.wins}),
        percent(standing.share, lang),
        f"{percent(low, lang)} – {percent(high, lang)}",
        texts.say("sim-decimal", lang, {"n": standing.score}),
    ]


def percent(share: float, lang: str) -> str:
    """A share as a language writes it."""
    return texts.say("sim-percent", lang, {"n": share})


def aligned(rows: list[list[str]]) -> list[str]:
    """Cells under each other: the first column to the left, figures to the right."""
    wide = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(cell.ljust(wide[0]) if column == 0 else cell.rjust(wide[column]) for column, cell in enumerate(row))
        for row in rows
    ]
