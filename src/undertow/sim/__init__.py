"""Many matches between bots, on all processors; the same seeds give the same results however they are shared out.

>>> from undertow import sim
>>> results = sim.run("abyss", ["random", "random"], games=2, seed=7, workers=1)
>>> len(results.rows), [len(row.scores) for row in results.rows]
(2, [2, 2])
"""

from __future__ import annotations

from undertow.sim.matches import Row
from undertow.sim.results import Results, wilson
from undertow.sim.runs import run

__all__ = ["Results", "Row", "run", "wilson"]
