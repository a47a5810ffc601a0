"""No module is too long to be read at once."""

from __future__ import annotations

from pathlib import Path

SRC = Path(__file__).parents[1] / "src"
MOST = 500  # lines


def test_no_module_has_more_than_500_lines() -> None:
    lines = {path.relative_to(SRC).as_posix(): len(path.read_text("utf-8").splitlines()) for path in SRC.rglob("*.py")}
    assert len(lines) > 300
    assert {name: count for name, count in lines.items() if count > MOST} == {}, "split it by topic"
