"""Take the pictures in ``docs/screens``: every screen, wide and on a phone, dark and light. ``make screens``."""

from __future__ import annotations

import json
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / "table"), str(ROOT / "tests" / "browser")]

from visiting import CHROMIUM, FLAGS, LOCALES, PHONE, WIDE
from playwright.sync_api import Page, sync_playwright
from serving import Process

PLACE = ROOT / "docs" / "screens"
SIZES = {"wide": WIDE, "phone": PHONE}
VISITS = (("de", "wide", "dark"), ("en", "wide", "light"), ("pl", "phone", "dark"), ("de", "phone", "light"))
WAIT = ".choice:not([aria-disabled=true]), .end"


def main() -> None:
    """Start a server and a browser, go everywhere, take pictures."""
    PLACE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Process(f"sqlite:///{folder}/tables.sqlite3")
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for lang, size, scheme in VISITS:
                context = chromium.new_context(
                    locale=LOCALES[lang], viewport={"width": SIZES[size][0], "height": SIZES[size][1]},
                    color_scheme=scheme, reduced_motion="reduce",
                )  # fmt: skip
                tour(context.new_page(), server, lang, lambda name, tag=f"{size}-{scheme}": PLACE / f"{name}-{tag}.png")
                context.close()
        finally:
            chromium.close()
            server.stop()


def tour(page: Page, server: Process, lang: str, place: Callable[[str], Path]) -> None:
    """Go through one game, from the start page to the end."""
    page.goto(server.url)
    page.wait_for_selector("article")
    page.wait_for_timeout(300)
    page.screenshot(path=place("start"))
    (player,), data = server.create(seed=21, seats=3, lang=lang)
    held = {"table": data["table"], "game": "abyss", "seats": data["seats"], "seen": 1}
    seats = json.dumps({data["table"]: held})
    luck = random.Random(21)
    pictured = False
    for at in range(2500):
        frame = player.until_asked()
        if frame["over"]:
            break
        busy = at > 25 and frame["decision"]["prompt"] == "turn" and len(frame["decision"]["moves"]) > 3
        if at == 0 or (busy and not pictured):
            shown(page, server, data["table"], seats)
            page.screenshot(path=place("first" if at == 0 else "table"))
            if at:
                pictured = True
                page.keyboard.press("?")
                page.wait_for_timeout(500)
                page.screenshot(path=place("why"))
        player.post(frame["number"], chosen(frame, luck))
    shown(page, server, data["table"], seats)
    page.screenshot(path=place("end"))


def chosen(frame: dict[str, Any], luck: random.Random) -> int:
    """Play so that something happens: recruit where possible."""
    moves = frame["decision"]["moves"]
    wanted = [move for move in moves if move["family"] in ("recruit", "pay", "paid", "buy", "fight", "location")]
    return int(luck.choice(wanted or moves)["move"])


def shown(page: Page, server: Process, table: str, seats: str) -> None:
    """Open the table with its key, as if one had sat down there."""
    page.goto(f"{server.url}/t/{table}")
    page.evaluate("() => localStorage.setItem('undertow.guide', JSON.stringify({ off: true, known: [] }))")
    page.evaluate("(seats) => localStorage.setItem('undertow.tables', seats)", seats)
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_selector(WAIT)
    page.wait_for_timeout(600)


if __name__ == "__main__":
    main()
