"""Unfathomable at a given moment, on a page: states of random games, and a seat at a table that stands there."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any

from serving import Player, Process
from sitting import UNFATHOMABLE, take_seats
from test_secrets import laid_out
from visiting import Visitor

from undertow import registry
from undertow.kernel.state import State

GAME = registry.game(UNFATHOMABLE)
SUGGESTED = {"characters": "suggested"}
NUMBERS = count(1)


def found(wanted: Callable[[Any], bool], seed: int = 0) -> Any:
    """The first state of some random games that is as wanted."""
    for more in range(200):
        luck = random.Random(seed + more)
        state = GAME.new(3, seed + more, SUGGESTED)
        while not state.over:
            if wanted(state):
                return state
            state.play(luck.choice(state.moves))
    raise AssertionError("no game comes there")


class Sitting:
    """A seat at a table that stands at a given state, on a page; people sit in the other seats."""

    def __init__(self, visitor: Visitor, server: Process, db: str, state: State, seat: int) -> None:
        self.table = f"aboard{next(NUMBERS):04}"
        with ThreadPoolExecutor() as aside:  # in this thread the browser's own loop runs
            aside.submit(laid_out, db, state, self.table).result()
        self.visitor, self.page, self.seat = visitor, visitor.page, seat
        self.players = [Player(server, self.table, f"token {each}") for each in range(state.seats)]
        keys = [{"seat": seat, "token": f"token {seat}"}]
        take_seats(self.page, server.url, self.table, keys, UNFATHOMABLE, guided=False)
        self.page.wait_for_selector(".uf.board")

    @property
    def number(self) -> int:
        return int(self.players[self.seat].look()["number"])

    def shown(self) -> str:
        """All that stands on the page when it has come to rest, seen or unseen; without the name of the table."""
        still = 0  # answers of a window are opened a little later: then the table goes on by itself
        end = time.monotonic() + 30
        while still < 3:
            assert time.monotonic() < end, "the page never came to rest"
            self.page.wait_for_timeout(100)
            now = self.page.locator(".prompt").get_attribute("data-number")
            still = still + 1 if now == str(self.number) else 0
        html = str(self.page.locator(".table").evaluate("(table) => table.outerHTML"))
        html = re.sub(r"\bc\d+\b", "c", html)  # what is made sooner has a lower number
        return html.replace(self.table, "").replace("&nbsp;", " ").replace("\u00ad", "")

    def chooses(self, place: str, **how: Any) -> dict[str, Any]:
        """What the seat sees after a click that answers its question."""
        before = self.number
        self.page.locator(place).first.click(timeout=5000, **how)
        self.page.wait_for_selector(f'.prompt:not([data-number="{before}"])')
        frame = self.players[self.seat].look()
        return {"view": frame["view"], "decision": frame["decision"], "log": self.players[self.seat].get("/log").json()}
