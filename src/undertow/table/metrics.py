"""Figures for Prometheus."""

from __future__ import annotations

import time
from collections import Counter as Counted
from typing import TYPE_CHECKING

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.types import ASGIApp, Message, Receive, Scope, Send

if TYPE_CHECKING:
    from undertow.table.house import House

CONTENT_TYPE = CONTENT_TYPE_LATEST
REGISTRY = CollectorRegistry()
REQUESTS = Counter("undertow_requests_total", "Requests by kind and status", ["method", "status"], registry=REGISTRY)
SECONDS = Histogram("undertow_request_seconds", "How long requests take", registry=REGISTRY)
SOCKETS = Gauge("undertow_sockets", "Open live connections", registry=REGISTRY)
ROOMS = Gauge("undertow_tables_in_memory", "Tables in memory by game", ["game"], registry=REGISTRY)
FAULTS = Counter("undertow_faults_total", "Faults of ours, by where they showed", ["where"], registry=REGISTRY)
REFUSED = Counter("undertow_writes_refused_total", "Writes that the database refused", registry=REGISTRY)
COMMITS = Histogram("undertow_commit_seconds", "How long a commit takes", registry=REGISTRY)
QUEUE = Gauge("undertow_writes_waiting", "Writes that wait for their commit", registry=REGISTRY)


def text(house: House) -> str:
    """All figures."""
    ROOMS.clear()
    for game, rooms in Counted(room.game.id for room in house.rooms.values()).items():
        ROOMS.labels(game).set(rooms)
    QUEUE.set(house.store.queue.qsize())
    return generate_latest(REGISTRY).decode()


class Counting:
    """Counts requests and how long they take; addresses are not counted, they name tables."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                REQUESTS.labels(scope["method"], str(message["status"])).inc()
                SECONDS.observe(time.perf_counter() - begun)
            await send(message)

        await self.app(scope, receive, sending)
