"""``undertow serve``: the table in the browser."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import webbrowser
from dataclasses import dataclass
from ipaddress import ip_network
from typing import Any

from undertow import texts
from undertow.cli.parser import Parser, UsageError, whole_number

PORT = 8080
TRIED = 20  # ports, if nobody names one
LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
COLLECT = (20_000, 20, 50)  # new objects, and rounds, after which unused ones are looked for
SWITCH = 0.0002  # seconds after which Python lets another thread run
LOOPBACK_NETWORKS = "127.0.0.0/8,::1"

LIMITS = [  # on what strangers may open: flag, help, the least, the usual
    ("--tables-an-hour", "cli-serve-tables", 1, 20),
    ("--records-an-hour", "cli-serve-records", 0, 5),
    ("--most-tables", "cli-serve-rooms", 1, 2000),
    ("--most-megabytes", "cli-serve-megabytes", 1, 4096),
    ("--most-pages", "cli-serve-pages", 1, 2000),
]


def add(parser: Parser) -> None:
    """Say what the command takes."""
    parser.option("--host", key="cli-serve-host", value="cli-value-host", default=LOOPBACK)
    parser.option("--port", key="cli-serve-port", value="cli-value-n", type=whole_number(parser, 0, 65535))
    parser.option("--lan", key="cli-serve-lan", action="store_true")
    parser.option("--db", key="cli-serve-db", value="cli-value-url")
    parser.option("--proxy", key="cli-serve-proxy", value="cli-value-addresses", nargs="?", const=LOOPBACK_NETWORKS)
    parser.option("--host-name", key="cli-serve-host-name", value="cli-value-name", action="append", default=[])
    parser.option("--metrics-token", key="cli-serve-metrics-token", value="cli-value-key")
    parser.option("--no-browser", key="cli-serve-no-browser", action="store_true")
    parser.option("--unlimited", key="cli-serve-unlimited", action="store_true")
    for flag, key, least, usual in LIMITS:
        parser.option(flag, key=key, value="cli-value-n", type=whole_number(parser, least), default=usual)
    parser.option("--keep", key="cli-serve-keep", value="cli-value-days", type=whole_number(parser, 0), default=90)
    parser.option("--workers", key="cli-serve-workers", value="cli-value-n", type=whole_number(parser, 1), default=1)


def run(args: argparse.Namespace) -> int:
    """Open the table and keep it open until Ctrl-C."""
    try:
        import uvicorn  # noqa: F401  # used where it serves; here only to say so if it is missing

        from undertow.table.app import has_page
        from undertow.table.files import file_of, locked
        from undertow.table.place import url_of
        from undertow.table.store import Store
    except ImportError as error:
        raise UsageError("serve-missing", missing=error.name or str(error), extra="undertow[table]") from error
    if not has_page():
        print(texts.say("serve-no-page", args.lang), file=sys.stderr)
    db = url_of(args.db)
    store = Store(db)
    if args.workers > 1 and not store.shared:
        raise UsageError("serve-workers")
    proxies = networks(args.proxy)
    with contextlib.ExitStack() as held:
        if (file := file_of(db)) is not None:
            held.enter_context(locked(file))
        host = EVERYWHERE if args.lan else args.host
        listener = listening(host, args.port) if args.port is not None else listening_somewhere(host)
        asyncio.run(tried(store))
        port = listener.getsockname()[1]
        announce(args, db, port)
        doors = doors_of(args, host, port, proxies)
        served = Served(db, args.workers, args.unlimited, args.most_pages, doors, quotas_of(args), args.keep)
        if args.workers > 1:
            return share(args, served, listener)
        serve(served, listener)
    return 0


async def tried(store: Any) -> None:
    """Open the database once, so that what is wrong with it is said in one sentence before anything else."""
    await store.open()
    await store.close()


@dataclass(frozen=True)
class Served:
    """What a process serves, and to whom."""

    db: str
    workers: int
    unlimited: bool
    pages: int
    doors: Any
    quotas: Any
    keep: int  # days


def networks(given: str | None) -> list[str]:
    """The addresses and networks of one's own proxies."""
    found = [each.strip() for each in (given or "").split(",") if each.strip()]
    for each in found:
        try:
            ip_network(each, strict=False)
        except ValueError as error:
            raise UsageError("serve-proxy", address=each) from error
    return found


def doors_of(args: argparse.Namespace, host: str, port: int, proxies: list[str]) -> Any:
    """By which names the server may be called, and who is believed."""
    from undertow.table.callers import Doors, is_everywhere

    key = args.metrics_token or os.environ.get("UNDERTOW_METRICS_TOKEN", "")
    outside = f"http://{lan_address()}:{port}" if is_everywhere(host) else ""
    return Doors.of(host, args.host_name, proxies, key, outside)


def quotas_of(args: argparse.Namespace) -> Any:
    """How much strangers may open."""
    from undertow.table.quota import Quotas

    if args.unlimited:
        return Quotas.none()
    quotas = Quotas(args.tables_an_hour, args.records_an_hour, args.most_tables, args.most_megabytes << 20)
    return quotas.shared_by(args.workers)


def serve(served: Served, listener: socket.socket) -> None:
    """Serve the table in this process until it is told to stop, or its parent is gone."""
    import uvicorn

    from undertow.table import lines
    from undertow.table.app import create_app
    from undertow.table.expiry import Keeping
    from undertow.table.guard import Limits

    limits = Limits.none() if served.unlimited else Limits(pages=served.pages).shared_by(served.workers)
    of_lines = lines.LineLimits()
    if served.unlimited:
        of_lines.of_address = of_lines.of_all = 1 << 30
    log_as_json()
    sys.setswitchinterval(SWITCH)  # the database works in a thread: it must not wait for the event loop at every step
    app = create_app(served.db, limits, served.doors, served.quotas, Keeping.of(served.keep))
    gc.freeze()  # what is loaded now stays; looking through it again and again would make everybody wait
    gc.set_threshold(*COLLECT)
    server = uvicorn.Server(lines.config(app, of_lines, served.doors))
    if (parent := multiprocessing.parent_process()) is not None:

        def follow() -> None:
            parent.join()
            server.should_exit = True

        threading.Thread(target=follow, daemon=True).start()
    server.run(sockets=[listener])


def share(args: argparse.Namespace, served: Served, listener: socket.socket) -> int:
    """Let several processes serve the table at the same address; they end together."""
    print(texts.say("serve-workers", args.lang, {"n": args.workers}), flush=True)
    spawn = multiprocessing.get_context("spawn")
    workers = [spawn.Process(target=work, args=(served, listener)) for _ in range(args.workers)]
    told: list[int] = []

    def stop(sign: int, _: object) -> None:
        told.append(sign)
        for worker in workers:
            if worker.is_alive():
                worker.terminate()

    for worker in workers:
        worker.start()
    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    listener.close()
    for worker in workers:
        worker.join()
    return 128 + told[0] if told else max(abs(worker.exitcode or 0) for worker in workers)


def work(served: Served, listener: socket.socket) -> None:
    """Be one of several processes; Ctrl-C reaches them all."""
    with contextlib.suppress(KeyboardInterrupt):
        serve(served, listener)


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

    from undertow.table.files import file_of, is_open_to_others

    here = f"http://{'localhost' if args.lan or args.host == LOOPBACK else args.host}:{port}"
    print(texts.say("serve-open", args.lang, {"address": here}))
    print(texts.say("serve-kept", args.lang, {"place": make_url(db).render_as_string(hide_password=True)}))
    if args.lan:
        there = f"http://{lan_address()}:{port}"
        print(texts.say("serve-lan", args.lang, {"address": there}))
        print_code(there)
    if (file := file_of(db)) is not None and is_open_to_others(file):
        print(texts.say("serve-wide", args.lang, {"file": str(file)}), file=sys.stderr)
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
    from undertow.table.trouble import OnceAMinute

    handler = logging.StreamHandler()
    handler.setFormatter(AsJson())
    handler.addFilter(OnceAMinute())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    quiet = sys.stderr.isatty() and not os.environ.get("UNDERTOW_LOG")
    logging.getLogger("undertow").setLevel(logging.WARNING if quiet else logging.INFO)
