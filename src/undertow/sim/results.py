"""What many matches say: shares with their uncertainty, endings, lengths; as data and as files."""

from __future__ import annotations

import csv
import io
import json
from collections import Counter
from collections.abc import Mapping
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any

from undertow.kernel.record import write_whole
from undertow.sim.matches import Row
from undertow.version import VERSION

Z95 = 1.959964  # the 97.5 % quantile of the normal distribution


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share; honest for small numbers too.

    >>> [round(limit, 3) for limit in wilson(8, 10)]
    [0.49, 0.943]
    """
    if not games:
        return 0.0, 1.0
    share = wins / games
    square = Z95 * Z95
    middle = share + square / (2 * games)
    spread = Z95 * sqrt(share * (1 - share) / games + square / (4 * games * games))
    whole = 1 + square / games
    low, high = (middle - spread) / whole, (middle + spread) / whole
    return (low if wins else 0.0), (high if wins < games else 1.0)  # exactly, whatever rounding does


class Standing:
    """How one of the bots did; ``place`` is where it stands in the list of bots, from 0."""

    def __init__(self, place: int, bot: str, rows: list[Row], bots: int) -> None:
        seats = [(row, (place + row.rotation) % bots) for row in rows]
        self.place = place
        self.bot = bot
        self.games = len(rows)
        self.wins = sum(seat in row.winners for row, seat in seats)
        self.shared = sum(seat in row.winners and len(row.winners) > 1 for row, seat in seats)
        self.share = self.wins / self.games
        self.interval = wilson(self.wins, self.games)
        self.score = fmean(row.scores[seat] for row, seat in seats)

    def data(self) -> dict[str, object]:
        """The standing as JSON-ready data."""
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": self.wins,
            "shared_wins": self.shared,
            "share": round(self.share, 6),
            "interval_95": [round(limit, 6) for limit in self.interval],
            "mean_score": round(self.score, 6),
        }


class Results:
    """All matches of a run, in the order of their numbers, and how long they took."""

    def __init__(
        self, game: str, rules: int, bots: tuple[str, ...], options: Mapping[str, Any], seed: str, swap: bool,
        rows: list[Row], workers: int, seconds: float,
    ) -> None:  # fmt: skip
        self.game = game
        self.rules = rules
        self.bots = bots
        self.options = options
        self.seed = seed
        self.swap = swap
        self.rows = rows
        self.workers = workers
        self.seconds = seconds

    @property
    def standings(self) -> list[Standing]:
        """How each bot did, in the order in which they were named."""
        return [Standing(place, bot, self.rows, len(self.bots)) for place, bot in enumerate(self.bots)]

    @property
    def endings(self) -> dict[str, float]:
        """The share of each ending, the most frequent first."""
        counted = Counter(row.ending for row in self.rows)
        ordered = sorted(counted.items(), key=lambda item: (-item[1], item[0]))
        return {ending: count / len(self.rows) for ending, count in ordered}

    @property
    def decisions(self) -> int:
        """Decisions in all matches."""
        return sum(row.decisions for row in self.rows)

    @property
    def mean_length(self) -> float:
        """Decisions in a match."""
        return self.decisions / len(self.rows)

    @property
    def speed(self) -> float:
        """Decisions a second, all workers together."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def data(self) -> dict[str, object]:
        """The summary as JSON-ready data; only ``run`` differs when the same seeds are played again."""
        return {
            "undertow": VERSION,
            "game": self.game,
            "rules": self.rules,
            "seed": self.seed,
            "options": dict(self.options),
            "swap": self.swap,
            "games": len(self.rows),
            "bots": [standing.data() for standing in self.standings],
            "endings": {ending: round(share, 6) for ending, share in self.endings.items()},
            "mean_length": round(self.mean_length, 6),
            "run": {
                "workers": self.workers,
                "seconds": round(self.seconds, 3),
                "decisions_per_second": round(self.speed),
            },
        }

    def table(self) -> str:
        """One line of CSV per match; several values in a field are separated by spaces, seats count from 0."""
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(Row._fields)
        for row in self.rows:
            writer.writerow(" ".join(map(str, field)) if isinstance(field, tuple) else field for field in row)
        return text.getvalue()

    def write(self, folder: Path) -> list[Path]:
        """Write ``games.csv``, ``summary.json`` and, with matplotlib, ``wins.svg``; each whole or not at all."""
        written = [folder / "games.csv", folder / "summary.json"]
        write_whole(written[0], self.table())
        write_whole(written[1], json.dumps(self.data(), indent=2, ensure_ascii=False) + "\n")
        from undertow.sim.plot import plotted

        if (drawing := plotted(self)) is not None:
            written.append(folder / "wins.svg")
            write_whole(written[2], drawing)
        return written
