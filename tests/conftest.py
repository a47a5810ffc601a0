"""Paths and the test game for all tests."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
PLACES = ("", "laws", "sketches", "table", "browser", "cli", "kernel", "sim", "rl")  # with helpers
GAMES = sorted(path for path in (HERE / "games").iterdir() if path.is_dir())
sys.path[:0] = [str(HERE / place) for place in PLACES] + [str(path) for path in GAMES]

import pytest

import cellar
from undertow.registry import forget, register

register(cellar.GAME)

# Whoever starts the tests in the background ignores Ctrl-C, and so would every command the tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="module")
def sketches() -> Iterator[None]:
    """Make the sketches of two games known while the tests of a module run, and to nobody else."""
    import drift
    import stalk

    for sketch in (stalk, drift):
        register(sketch.GAME)
    yield
    for sketch in (stalk, drift):
        forget(sketch.GAME)
