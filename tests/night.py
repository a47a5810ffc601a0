"""Cases that take too long for `make test`."""

from __future__ import annotations

from typing import Any

import pytest


def night(*cases: Any) -> list[Any]:
    """Cases of a test that run in `make long` only."""
    return [pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.night) for case in cases]
