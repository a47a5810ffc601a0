"""Open pages: what waits to be sent to them, and how a frame is written."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from pydantic_core import to_json

ADDED = ("fresh", "said", "events")  # of a frame: not how the table stands, but what is new
MOST_FRAMES = 256  # that wait for a slow reader; then it gets one fresh frame instead


class Watcher:
    """An open page: which seat it shows, in which language, and what waits to be sent."""

    def __init__(self, viewer: int, lang: str) -> None:
        self.viewer = viewer
        self.lang = lang
        self.told = 0  # events
        self.heard = 0  # things that were said
        self.last = ""  # the frame it has, without events and what was said
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()  # what is sent; None: say goodbye


def body_of(frame: Mapping[str, Any]) -> str:
    """A frame without what is only ever added; if this changes, it is news."""
    return written({key: value for key, value in frame.items() if key not in ADDED})


def on_the_wire(body: str, frame: Mapping[str, Any]) -> str:
    """A frame as it is sent; its body has been written already."""
    return written({key: frame[key] for key in ADDED})[:-1] + "," + body[1:]


def written(data: Any) -> str:
    """JSON, short."""
    return to_json(data).decode()
