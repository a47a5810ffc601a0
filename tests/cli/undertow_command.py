"""Run the real command, as a shell would."""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
from pathlib import Path
from unittest import mock

import undertow
from undertow import cli

SOURCE = str(Path(undertow.__file__).parents[1])
ONES = "1\n" * 3000


def environment(home: Path | None = None, **more: str) -> dict[str, str]:
    """An environment that says nothing about the language, and keeps saves out of the real home."""
    found = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "UNDERTOW_"))}
    path = os.pathsep.join(filter(None, [SOURCE, os.environ.get("PYTHONPATH", "")]))
    found.update(PYTHONPATH=path, PYTHONIOENCODING="utf-8", XDG_DATA_HOME=str(home or "/nonexistent"), COLUMNS="100")
    return {**found, **more}


def command(*words: object) -> list[str]:
    """The command line as a list."""
    return [sys.executable, "-m", "undertow", *map(str, words)]


def run(*words: object, typed: str = "", home: Path | None = None, **more: str) -> subprocess.CompletedProcess[str]:
    """Run the command to its end, with something typed into it."""
    return subprocess.run(
        command(*words), input=typed, capture_output=True, encoding="utf-8", env=environment(home, **more), timeout=120
    )


def run_here(*words: object, home: Path | None = None, **more: str) -> subprocess.CompletedProcess[str]:
    """The same within this process, which takes a twentieth of the time; nothing can be typed into it."""
    out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8", newline="") for _ in range(2))
    with (
        mock.patch.dict(os.environ, environment(home, **more), clear=True),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        code = cli.main([str(word) for word in words])
    shown = []
    for stream in (out, err):
        stream.seek(0)
        shown.append(stream.read())
    return subprocess.CompletedProcess(list(words), code, *shown)


def well_behaved(done: subprocess.CompletedProcess[str]) -> subprocess.CompletedProcess[str]:
    """Check that a command ended well and quietly."""
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done
