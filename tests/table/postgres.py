"""A real PostgreSQL of our own, in a folder of its own, at a free port of this machine."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import psycopg

USER = "undertow"


def tools() -> Path | None:
    """The folder with initdb and pg_ctl: where Debian has them, the newest first, else on the PATH."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda file: float(file.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


class Postgres:
    """A server that is started and stopped."""

    def __init__(self, bin: Path) -> None:
        self.bin = bin
        self.folder = Path(tempfile.mkdtemp(prefix="undertow-pg-"))  # pytest's own folders are closed to other users
        self.data = self.folder / "data"
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(self.folder, "postgres")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.run("initdb", "-D", self.data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    def run(self, tool: str, *args: object) -> None:
        """Run one of the tools as a user who may."""
        command = [str(self.bin / tool), *map(str, args)]
        if os.getuid() == 0:
            command = ["runuser", "-u", "postgres", "--", *command]
        # A file, not a pipe: the server inherits it and would keep a pipe open for ever.
        with tempfile.TemporaryFile() as said:
            if subprocess.run(command, stdout=said, stderr=said, cwd=self.folder, timeout=60).returncode:
                said.seek(0)
                raise RuntimeError(said.read().decode())

    def start(self) -> None:
        """Start it; what is written reaches the system, which does not crash here, so it need not reach the disk."""
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder} -c fsync=off"
        self.run("pg_ctl", "-D", self.data, "-l", self.folder / "log", "-o", options, "-w", "start")

    def stop(self, mode: str = "immediate") -> None:
        """Stop it; "immediate" is as if it had crashed."""
        self.run("pg_ctl", "-D", self.data, "-m", mode, "-w", "stop")

    def restart(self) -> None:
        """Crash and come back."""
        self.run("pg_ctl", "-D", self.data, "-l", self.folder / "log", "-m", "immediate", "-w", "restart")

    def url(self, database: str) -> str:
        """Where a database is."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def ask(self, query: str, database: str = "postgres") -> list[Any]:
        """What the database says, past our server."""
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            cursor = connection.execute(query.encode())
            return cursor.fetchall() if cursor.description else []

    def remove(self) -> None:
        """Stop it and leave nothing behind."""
        try:
            self.stop()
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)
