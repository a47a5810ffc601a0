"""Fixtures for all tests of the table; ``serving`` has what stands behind them."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from serving import checked_here, db, server, start

__all__ = ["checked_here", "db", "server", "start"]
