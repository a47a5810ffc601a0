"""``undertow --version``: one line, the same in every language, so that scripts can read it."""

from __future__ import annotations

import sys

from undertow.kernel.compiled import is_compiled
from undertow.registry import game, names
from undertow.version import VERSION


def version() -> str:
    """The version, whether the engine is compiled, and the version of the rules of every game."""
    build = "compiled" if is_compiled() else "plain"
    python = f"Python {sys.version_info.major}.{sys.version_info.minor}"
    rules = [f"{name} rules {game(name).rules_version}" for name in names()]
    return ", ".join([f"undertow {VERSION} ({build})", python, *rules])
