"""A plot of win shares, where matplotlib is installed."""

from __future__ import annotations

import io
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from undertow.sim.results import Results


def plotted(results: Results) -> str | None:
    """Win shares as bars with their 95 % intervals, as SVG; None without matplotlib."""
    if find_spec("matplotlib") is None:
        return None
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    standings = results.standings
    labels = [f"{standing.place + 1} {standing.bot}" for standing in standings]
    shares = [standing.share for standing in standings]
    below = [standing.share - standing.interval[0] for standing in standings]
    above = [standing.interval[1] - standing.share for standing in standings]
    figure = Figure(figsize=(6, 1 + 0.5 * len(standings)), layout="constrained")
    axes = figure.subplots()
    axes.barh(labels, shares, xerr=[below, above], color="#3fa79b", ecolor="#1c2733", capsize=4)
    axes.axvline(1 / len(standings), color="#8a6a24", linestyle=":")
    axes.set_xlim(0, 1)
    axes.invert_yaxis()
    axes.set_title(f"{results.game}, n = {len(results.rows)}")
    drawing = io.StringIO()
    with rc_context({"svg.hashsalt": "undertow"}):  # the same figures give the same file
        figure.savefig(drawing, format="svg", metadata={"Date": None})
    return drawing.getvalue()
