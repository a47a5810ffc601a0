"""Paths and the test game for all tests."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

HERE = Path(__file__).parent
PLACES = (
    "",
    "laws",
    "sketches",
    "games/abyss",
    "games/unfathomable",
    "table",
    "browser",
    "cli",
    "kernel",
    "sim",
    "rl",
)  # with helpers
sys.path[:0] = [str(HERE / place) for place in PLACES]

import cellar
from undertow.registry import register

register(cellar.GAME)

# Whoever starts the tests in the background ignores Ctrl-C, and so would every command the tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)
