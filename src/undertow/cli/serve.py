"""``undertow serve``: the table in the browser."""

from __future__ import annotations

import argparse
import json
import logging
import os
import socket
import sys
import webbrowser
from typing import Any

from undertow import texts
from undertow.cli.parser import Parser, UsageError, whole_number

PORT = 8080
TRIED = 20  # ports, if nobody names one
LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
LARGEST_MESSAGE = 16 * 1024  # on a live connection


def add(parser: Parser) -> None:
    """Say what the command takes."""
    parser.option("--host", key="cli-serve-host", value="cli-value-host", default=LOOPBACK)
    parser.option("--port", key="cli-serve-port", value="cli-value-n", type=whole_number(parser, 0))
    parser.option("--lan", key="cli-serve-lan", action="store_true")
    parser.option("--db", key="cli-serve-db", value="cli-value-url")
    parser.option("--proxy", key="cli-serve-proxy", action="store_true")
    parser.option("--no-browser", key="cli-serve-no-browser", action="store_true")
    parser.option("--unlimited", key="cli-serve-unlimited", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Open the table and keep it open until Ctrl-C."""
    try:
        import uvicorn

        from undertow.table.app import create_app, has_page
        from undertow.table.guard import Limits
        from undertow.table.place import url_of
    except ImportError as error:
        raise UsageError("serve-missing", missing=error.name or str(error), extra="undertow[table]") from error
    if not has_page():
        print(texts.say("serve-no-page", args.lang), file=sys.stderr)
    db = url_of(args.db)
    limits = Limits(trust_forwarded=args.proxy)
    if args.unlimited:
        limits.burst, limits.rate = 1 << 30, 1e9
    host = EVERYWHERE if args.lan else args.host
    listener = listening(host, args.port) if args.port is not None else listening_somewhere(host)
    port = listener.getsockname()[1]
    log_as_json()
    app = create_app(db, limits)
    config = uvicorn.Config(
        app, log_config=None, server_header=False, ws_max_size=LARGEST_MESSAGE, access_log=False,
        proxy_headers=args.proxy, lifespan="on", timeout_graceful_shutdown=3,
    )  # fmt: skip
    announce(args, db, port)
    uvicorn.Server(config).run(sockets=[listener])
    return 0


def listening(host: str, port: int) -> socket.socket:
    """A socket at this address; one clear sentence where that cannot be."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise UsageError("serve-address", address=f"{host}:{port}", why=why) from error
    return listener


def listening_somewhere(host: str) -> socket.socket:
    """The usual port, or one of the next where another program has it."""
    for port in range(PORT, PORT + TRIED):
        try:
            return listening(host, port)
        except UsageError:
            continue
    return listening(host, PORT)


def announce(args: argparse.Namespace, db: str, port: int) -> None:
    """Say where the table is and where it is kept; open the browser where there is one."""
    from sqlalchemy.engine import make_url

    here = f"http://{'localhost' if args.lan or args.host == LOOPBACK else args.host}:{port}"
    print(texts.say("serve-open", args.lang, {"address": here}))
    print(texts.say("serve-kept", args.lang, {"place": make_url(db).render_as_string(hide_password=True)}))
    if args.lan:
        there = f"http://{lan_address()}:{port}"
        print(texts.say("serve-lan", args.lang, {"address": there}))
        print_code(there)
    print(texts.say("serve-stop", args.lang), flush=True)
    if not args.no_browser and has_browser():
        webbrowser.open(here)


def lan_address() -> str:
    """The address of this machine in the home network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: only the route is looked up
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def print_code(address: str) -> None:
    """Show the address as a code that a phone can read."""
    try:
        import segno

        segno.make(address).terminal(compact=True)
    except ImportError:
        pass


def has_browser() -> bool:
    """Whether somebody sits at a screen here."""
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


class AsJson(logging.Formatter):
    """A line of JSON for each entry; never an address of a table with a token, since those are in no URL."""

    KNOWN = frozenset(vars(logging.makeLogRecord({})))

    def format(self, record: logging.LogRecord) -> str:
        """Write an entry."""
        data: dict[str, Any] = {
            "at": self.formatTime(record), "level": record.levelname.lower(), "log": record.name,
            "message": record.getMessage(),
        }  # fmt: skip
        data.update(
            {key: value for key, value in vars(record).items() if key not in self.KNOWN and key != "color_message"}
        )
        if record.exc_info:
            data["trace"] = self.formatException(record.exc_info)
        return json.dumps(data, default=str, ensure_ascii=False)


def log_as_json() -> None:
    """Structured logs on the error stream: ours at once, those of others from warnings on."""
    handler = logging.StreamHandler()
    handler.setFormatter(AsJson())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    quiet = sys.stderr.isatty() and not os.environ.get("UNDERTOW_LOG")
    logging.getLogger("undertow").setLevel(logging.WARNING if quiet else logging.INFO)
