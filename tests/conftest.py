"""Paths and the test game for all tests."""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE / "laws"), str(HERE / "games" / "abyss")]

import cellar
from undertow.registry import register

register(cellar.GAME)
