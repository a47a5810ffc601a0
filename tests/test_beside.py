"""Parts of ``make test`` that run beside each other: what they say stays readable, and the first that fails ends all."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.skipif(shutil.which("make") is None or sys.platform == "win32", reason="needs make")
MAKEFILE = """
good:
	@echo one; echo two
other:
	@echo three >&2; echo four
bad:
	@echo what is wrong; false
endless:
	@echo $$PPID > endless.pid; echo begun > begun; sleep 1000; echo never > never
bad-later:
	@while ! test -e begun; do sleep 0.05; done; echo what is wrong; false
"""


def beside(folder: Path, *parts: str) -> subprocess.CompletedProcess[str]:
    (folder / "Makefile").write_text(MAKEFILE)
    command = [sys.executable, str(ROOT / "tools" / "beside.py"), *parts]
    env = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True)


def test_each_part_is_told_in_one_piece_and_timed(tmp_path: Path) -> None:
    done = beside(tmp_path, "first part=good", "second part=other")
    assert done.returncode == 0
    assert "== first part\none\ntwo\n" in done.stdout and "== second part\nthree\nfour\n" in done.stdout
    times = (tmp_path / ".times").read_text().splitlines()
    assert sorted(re.sub(r"^ +\d+", "0", line) for line in times) == ["0 s  first part", "0 s  second part"]


def test_the_first_part_that_fails_ends_the_others_and_its_words_come_last(tmp_path: Path) -> None:
    begun = time.monotonic()
    done = beside(tmp_path, "long=endless", "short=bad-later")
    assert done.returncode == 1 and time.monotonic() - begun < 900
    assert "what is wrong" in done.stdout and done.stdout.endswith("== short has failed\n")
    assert "== long\n" not in done.stdout and not (tmp_path / "never").exists()
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "endless.pid").read_text()), 0)


def recipe(target: str) -> list[str]:
    """The lines of a target in the Makefile."""
    found = re.search(rf"^{target}:.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert found is not None
    return found[1].splitlines()


def test_speed_is_measured_alone_and_every_part_of_the_tests_is_timed() -> None:
    lines = recipe("test")
    alone = [line for line in lines if "bench" in line or "speed" in line]
    assert len(alone) == 1 and "BESIDE" not in alone[0]
    assert all("$(TIME)" in line or "$(BESIDE)" in line for line in lines[:-1])
    for target in ("lint", "page-tests", "unit", "browser-tests", "wheel-tests", "speed", "plain-laws", "no-compiler"):
        assert sum(re.search(rf"\b{target}(?![\w-])", line) is not None for line in lines) == 1, target
    assert not any("bench" in line for line in recipe("wheel-tests"))
