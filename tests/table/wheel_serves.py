"""The installed wheel serves the page within five seconds of one command, with an empty home and no network.

Where the system tells it, these are seconds of the server's own processor time: a busy machine proves nothing.

``python tests/table/wheel_serves.py UNDERTOW``: the path of the installed command. Not a test of its own, because it
must not find the sources; ``make test`` runs it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

MOST_SECONDS = 5.0
PATIENCE = 60.0


def main(command: str) -> None:
    """Start, fetch the page and all it names, stop."""
    if "--inside" not in sys.argv and os.geteuid() == 0 and shutil.which("unshare") and shutil.which("ip"):
        inside = f'ip link set lo up && exec "{sys.executable}" "{__file__}" "{command}" --inside'
        sys.exit(subprocess.run(["unshare", "--net", "sh", "-c", inside], check=False).returncode)
    with tempfile.TemporaryDirectory() as home:
        env = {"HOME": home, "PATH": os.environ["PATH"], "UNDERTOW_LANG": "en"}
        begun = time.monotonic()
        server = subprocess.Popen(
            [command, "serve", "--port", "0"], cwd=home, env=env, stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            url = server.stdout.readline().split()[-1].replace("localhost", "127.0.0.1")
            page = fetched(url + "/", begun + PATIENCE)
            took = processor_seconds(server.pid) or time.monotonic() - begun
            assert took < MOST_SECONDS, f"{took:.1f} s"
            named = re.findall(r'(?:src|href)="(/[^"]+)"', page)
            assert named, "the page names no script"
            for path in named:
                fetched(url + path, begun + PATIENCE)
            assert '"engine":"compiled"' in fetched(url + "/healthz", begun + PATIENCE)
            assert list(Path(home).rglob("tables.sqlite3")), "tables are kept in the user's data directory"
        finally:
            server.terminate()
            server.wait(15)
    blocked = "network blocked" if "--inside" in sys.argv else "network open"
    print(f"the wheel serves the page after {took:.1f} s, {len(named)} files, {blocked}")


def processor_seconds(pid: int) -> float:
    """How long a process has had a processor so far; 0 where the system does not tell."""
    told = Path(f"/proc/{pid}/stat")
    if not told.exists():
        return 0.0
    fields = told.read_text("utf-8").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def fetched(url: str, until: float) -> str:
    """What lies at an address; waits for the server."""
    while True:
        try:
            with urllib.request.urlopen(url, timeout=5) as answer:
                return str(answer.read().decode("utf-8", "replace"))
        except urllib.error.HTTPError:
            raise
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.02)


if __name__ == "__main__":
    main(sys.argv[1])
