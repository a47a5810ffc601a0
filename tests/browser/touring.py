"""A tour of every screen, for pictures and for axe."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page
from serving import Process

from undertow.texts import sources

WAIT = ".choice:not([aria-disabled=true]), .end"
DESK = ("rules", "cards", "setup")
LONGEST = 2500


def tour(page: Page, server: Process, lang: str) -> Iterator[str]:
    """Go from screen to screen, from the start page to a look back; each is named when it stands there."""
    page.goto(server.url)
    page.wait_for_selector("article")
    yield settled(page, "start")
    button(page, lang, "ui-invite").click()
    yield settled(page, "invite")
    yield from talking(page, server, lang)
    yield from playing(page, server, lang)


def talking(page: Page, server: Process, lang: str) -> Iterator[str]:
    """Two people at a table, who talk."""
    (own, other), data = server.create(seats=2, you=[0, 1], seed=1, pace="none", talk="chat", lang=lang)
    hold(page, server, data, data["seats"][:1])
    for player, said in ((own, {"signal": "hello"}), (other, {"signal": "thanks"})):
        said_to = server.http.post(f"/api/tables/{data['table']}/say", headers=player.headers, json=said)
        assert said_to.status_code < 300, said_to.text
    tab = page.get_by_role("tab", name=words(lang, "ui-talk"), exact=True)
    (tab if tab.count() else page.get_by_role("heading", name=words(lang, "ui-talk")).get_by_role("button")).click()
    yield settled(page, "talk")


def playing(page: Page, server: Process, lang: str) -> Iterator[str]:
    """A game alone against bots: its first question, its middle with all that can be opened there, its end."""
    (player,), data = server.create(seed=21, seats=3, lang=lang)
    luck = random.Random(21)
    middle = False
    for at in range(LONGEST):
        frame = player.until_asked()
        if frame["over"]:
            break
        busy = at > 25 and frame["decision"]["prompt"] == "turn" and len(frame["decision"]["moves"]) > 3
        if at == 0 or (busy and not middle):
            hold(page, server, data, data["seats"])
            yield settled(page, "first" if at == 0 else "table")
        if busy and not middle:
            middle = True
            yield from opened(page, lang)
        player.post(frame["number"], chosen(frame, luck))
    hold(page, server, data, data["seats"])
    yield settled(page, "end")
    button(page, lang, "ui-replay").first.click()
    page.wait_for_selector("#replay-title")
    yield settled(page, "replay")


def opened(page: Page, lang: str) -> Iterator[str]:
    """What can be opened at a table: why not, the rules desk with its player aid, the menu."""
    page.keyboard.press("?")
    yield settled(page, "why")
    page.keyboard.press("Escape")
    button(page, lang, "ui-rules").click()
    for part in DESK:
        page.locator(f"#desk-{part}").click()
        yield settled(page, f"desk-{part}")
    page.evaluate("() => { window.print = () => {} }")
    button(page, lang, "ui-print").click()
    page.emulate_media(media="print")
    yield settled(page, "aid")
    page.emulate_media(media="screen")
    page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    page.keyboard.press("Escape")
    button(page, lang, "ui-menu").click()
    yield settled(page, "menu")
    page.keyboard.press("Escape")


def settled(page: Page, name: str) -> str:
    """Let what has been opened come to rest."""
    page.wait_for_timeout(600)
    return name


def words(lang: str, key: str) -> str:
    """A text of the page."""
    return sources("undertow.table", lang)[key]


def button(page: Page, lang: str, key: str) -> Any:
    """The button that says so."""
    return page.get_by_role("button", name=words(lang, key))


def hold(page: Page, server: Process, data: dict[str, Any], seats: list[dict[str, Any]]) -> None:
    """Open a table with its keys, as if one had sat down there; without hints."""
    held = {"table": data["table"], "game": "abyss", "seats": seats, "seen": 1}
    page.goto(f"{server.url}/t/{data['table']}")
    page.evaluate("() => localStorage.setItem('undertow.guide', JSON.stringify({ off: true, known: [] }))")
    page.evaluate("(seats) => localStorage.setItem('undertow.tables', seats)", json.dumps({data["table"]: held}))
    page.goto(f"{server.url}/t/{data['table']}")
    page.wait_for_selector(f"{WAIT}, .prompt")


def chosen(frame: dict[str, Any], luck: random.Random) -> int:
    """Play so that something happens: recruit where possible."""
    moves = frame["decision"]["moves"]
    wanted = [move for move in moves if move["family"] in ("recruit", "pay", "paid", "buy", "fight", "location")]
    return int(luck.choice(wanted or moves)["move"])
