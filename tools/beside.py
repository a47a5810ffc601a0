"""Run parts of the tests beside each other: ``python tools/beside.py NAME=TARGET NAME=TARGET …`` (targets of make).

What a part says is shown when it has ended, in one piece. The first that fails ends all others, and its words are the
last to be read. Times go into ``.times``, as those of ``tools/part`` do.
"""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import IO

MAKE = shlex.split(os.environ.get("MAKE", "make"))
TIMES = Path(".times")
OFTEN = 0.1  # seconds between two looks


class Part:
    """A part that runs in a group of processes of its own, which can be ended as a whole."""

    def __init__(self, name: str, target: str, folder: Path) -> None:
        self.name = name
        self.begun = time.monotonic()
        self.words: IO[bytes] = (folder / name.replace("/", " ")).open("w+b")
        command = [*MAKE, "--no-print-directory", *shlex.split(target)]
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=self.words, stderr=subprocess.STDOUT, start_new_session=True
        )

    def tell(self) -> None:
        """Show what it said, and note its time."""
        self.words.seek(0)
        said = self.words.read().decode("utf-8", "replace").rstrip()
        print(f"== {self.name}", *([said] if said else []), sep="\n", flush=True)
        with TIMES.open("a", encoding="utf-8") as times:
            times.write(f"{time.monotonic() - self.begun:5.0f} s  {self.name}\n")

    def end(self) -> None:
        """End it with all that it has started."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait()


def main(named: list[str]) -> int:
    """Run all parts; stop at the first that fails."""
    with tempfile.TemporaryDirectory() as folder:
        waiting = [Part(*part.split("=", 1), Path(folder)) for part in named]
        try:
            while waiting:
                for part in [each for each in waiting if each.process.poll() is not None]:
                    waiting.remove(part)
                    part.tell()
                    if part.process.returncode != 0:
                        print(f"== {part.name} has failed", flush=True)
                        return 1
                time.sleep(OFTEN)
        finally:
            for part in waiting:
                part.end()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
