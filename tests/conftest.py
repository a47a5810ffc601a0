"""Paths and the test game for all tests."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE / "laws"), str(HERE / "games" / "abyss")]

import cellar
from undertow.registry import register

register(cellar.GAME)

# Whoever starts the tests in the background ignores Ctrl-C, and so would every command the tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)
