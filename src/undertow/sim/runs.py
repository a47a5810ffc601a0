"""Share matches out among processes, here or on a Ray cluster, and put the results in order."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import islice
from time import perf_counter
from typing import Any

from undertow.kernel.errors import Error
from undertow.kernel.game import Game, new_seed
from undertow.registry import bot
from undertow.registry import game as game_of
from undertow.sim.matches import Match, Row, Task, play_all, schedule
from undertow.sim.results import Results

Progress = Callable[[int, int], None]  # matches done, matches in all

LARGEST = 32  # matches in one task: enough that handing it over costs little, few enough that the bar moves
AHEAD = 4  # tasks per worker that wait in the queue
MOST_WORKERS = 61 if sys.platform == "win32" else 512  # Windows waits for at most 63 things at once


class ClusterError(Error):
    """Ray is not installed, or there is no cluster at that address."""


def run(
    game: str | Game,
    bots: Sequence[str],
    games: int = 100,
    seed: int | str | None = None,
    workers: int | None = None,
    swap: bool = False,
    options: Mapping[str, Any] | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
) -> Results:
    """Play many matches between named bots.

    With ``swap`` every seed is played in all rotations of the seats, so that no bot profits from its seat; ``games``
    is then rounded up to whole rounds. ``workers`` are processes (all processors, without a number); with ``ray``
    the matches run on that cluster instead.
    """
    played = game_of(game) if isinstance(game, str) else game
    seats = played.checked_seats(len(bots))
    checked = played.checked_options(options)
    for name in bots:
        bot(name, played)
    text = new_seed(seed)
    matches = schedule(seats, games, text, swap)
    used = min(workers or os.cpu_count() or 1, MOST_WORKERS, len(matches))
    todo = tasks(played.id, tuple(bots), checked, matches, used)
    start = perf_counter()
    rows: list[Row] = []
    for some in on_cluster(todo, ray) if ray is not None else on_processes(todo, used):
        rows += some
        if progress is not None:
            progress(len(rows), len(matches))
    rows.sort()  # by number, which is unique
    took = perf_counter() - start
    return Results(played.id, played.rules_version, tuple(bots), checked, text, swap, rows, used, took)


def tasks(
    game: str, bots: tuple[str, ...], options: Mapping[str, Any], matches: list[Match], workers: int
) -> Iterator[Task]:
    """Cut the matches into tasks; how they are cut does not change what comes out."""
    size = max(1, min(LARGEST, len(matches) // (workers * AHEAD)))
    for start in range(0, len(matches), size):
        yield Task(game, bots, options, tuple(matches[start : start + size]))


def on_processes(todo: Iterator[Task], workers: int) -> Iterator[list[Row]]:
    """Play tasks on local processes; with one worker in this one."""
    if workers == 1:
        yield from map(play_all, todo)
        return
    context = multiprocessing.get_context("spawn")  # the same on every system, and safe beside threads
    executor = ProcessPoolExecutor(workers, context, leave_interrupts_to_parent)
    try:
        waiting: set[Future[list[Row]]] = set()
        while True:
            for task in islice(todo, workers * AHEAD - len(waiting)):
                with interrupts_later():
                    waiting.add(executor.submit(play_all, task))
            if not waiting:
                break
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BaseException:
        stop(executor)
        raise
    executor.shutdown()


@contextmanager
def interrupts_later() -> Iterator[None]:
    """Hold Ctrl-C back while a process may be started: it inherits that, and else complains before it can listen."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_interrupts_to_parent() -> None:
    """Let only the parent process hear Ctrl-C; it stops the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def stop(executor: ProcessPoolExecutor) -> None:
    """Stop at once, also in the middle of a match."""
    for worker in list((getattr(executor, "_processes", None) or {}).values()):
        worker.terminate()
    executor.shutdown(cancel_futures=True)


def check_reachable(address: str) -> None:
    """Refuse at once what does not answer: Ray itself would try for more than a minute."""
    if address in ("auto", "local"):
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), timeout=5).close()
    except (OSError, ValueError) as error:
        raise ClusterError("no-cluster", address=address, why=type(error).__name__) from error


def on_cluster(todo: Iterator[Task], address: str) -> Iterator[list[Row]]:
    """Play tasks on a Ray cluster (``auto``, ``local`` or its address)."""
    if find_spec("ray") is None:
        raise ClusterError("no-ray")
    check_reachable(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to anybody
    import ray

    try:
        ray.init(address=address, ignore_reinit_error=True, log_to_driver=False, logging_level="ERROR")
    except Exception as error:  # Ray raises whatever its transport raises
        raise ClusterError("no-cluster", address=address, why=type(error).__name__) from error
    play = ray.remote(play_all)
    ahead = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
    waiting: list[Any] = []
    while True:
        waiting += [play.remote(task) for task in islice(todo, ahead - len(waiting))]
        if not waiting:
            break
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)
    ray.shutdown()
