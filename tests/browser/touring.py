"""A tour of every screen of a game, for pictures and for axe."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page
from serving import Process
from sitting import ABYSS, GAMES, take_seats, tile

from found import facts
from undertow.texts import sources

DESK = ("rules", "cards", "setup")
LONGEST = 2500
EARLY = 25  # questions after which much lies on the table
SCREENS = {
    game: {
        "start", "invite", "talk", "first", "table", "why", *(f"desk-{part}" for part in DESK), "aid", "menu", "end",
        "replay", *facts(game, "tour")["screens"],
    }
    for game in GAMES
}  # fmt: skip


def tour(page: Page, server: Process, lang: str, game: str = ABYSS) -> Iterator[str]:
    """Go from screen to screen, from the start page to a look back; each is named when it stands there."""
    page.goto(server.url)
    tile(page, game).scroll_into_view_if_needed()
    yield settled(page, "start")
    tile(page, game).get_by_role("button", name=words(lang, "ui-invite")).click()
    page.get_by_text(words(lang, "ui-more-settings")).click()
    yield settled(page, "invite")
    yield from talking(page, server, lang, game)
    yield from playing(page, server, lang, game)


def talking(page: Page, server: Process, lang: str, game: str) -> Iterator[str]:
    """Two people at a table, who talk."""
    (own, other), data = server.create(game=game, you=[0, 1], seed=1, pace="none", talk="chat", lang=lang)
    hold(page, server, data, data["seats"][:1], game)
    for player, said in ((own, {"signal": "hello"}), (other, {"signal": "thanks"})):
        said_to = server.http.post(f"/api/tables/{data['table']}/say", headers=player.headers, json=said)
        assert said_to.status_code < 300, said_to.text
    tab = page.get_by_role("tab", name=words(lang, "ui-tab-talk"), exact=True)
    tab.or_(page.get_by_role("heading", name=words(lang, "ui-talk")).get_by_role("button")).first.click()
    yield settled(page, "talk")


def playing(page: Page, server: Process, lang: str, game: str) -> Iterator[str]:
    """A game alone against bots: its first question, its middle with all that can be opened there, its end."""
    played = facts(game, "tour")
    (player,), data = server.create(game=game, seed=played["seed"], lang=lang, options=played.get("options", {}))
    luck = random.Random(21)
    seen: set[str] = set()
    for at in range(LONGEST):
        frame = player.until_asked()
        if frame["over"]:
            break
        name = screen_of(frame, at, game)
        if name and name not in seen:
            seen.add(name)
            hold(page, server, data, data["seats"], game)
            yield settled(page, name)
            if name == "table":
                yield from opened(page, lang)
        player.post(frame["number"], chosen(frame, luck, game))
    hold(page, server, data, data["seats"], game)
    yield settled(page, "end")
    button(page, lang, "ui-replay").first.click()
    page.wait_for_selector("#replay-title")
    yield settled(page, "replay")


def screen_of(frame: dict[str, Any], at: int, game: str) -> str:
    """What is to be seen at a question, if it is worth a look."""
    prompt, moves = frame["decision"]["prompt"], frame["decision"]["moves"]
    if at == 0:
        return "first"
    if prompt == "add_cards" and sum(frame["view"]["check"]["added"]) > 1 and len(moves) > 3:
        return "check"
    return "table" if at > EARLY and prompt == facts(game, "tour")["turn"] and len(moves) > 3 else ""


def opened(page: Page, lang: str) -> Iterator[str]:
    """What can be opened at a table: why not, the rules desk with its player aid, the menu."""
    page.keyboard.press("?")
    yield settled(page, "why")
    page.keyboard.press("Escape")
    button(page, lang, "ui-rules").click()
    for part in DESK:
        page.locator(f"#desk-{part}").click()
        yield settled(page, f"desk-{part}")
    print_aid(page, lang)
    page.emulate_media(media="print")
    yield settled(page, "aid")
    page.emulate_media(media="screen")
    page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    page.keyboard.press("Escape")
    button(page, lang, "ui-menu").click()
    yield settled(page, "menu")
    page.keyboard.press("Escape")


def print_aid(page: Page, lang: str) -> None:
    """Let the player aid be printed, without a printer."""
    page.evaluate("() => { window.print = () => {} }")
    button(page, lang, "ui-print").click()
    page.wait_for_selector(".aid", state="attached")


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


def hold(page: Page, server: Process, data: dict[str, Any], seats: list[dict[str, Any]], game: str) -> None:
    """Open a table with its keys, as if one had sat down there; without hints."""
    take_seats(page, server.url, data["table"], seats, game, guided=False)


def chosen(frame: dict[str, Any], luck: random.Random, game: str) -> int:
    """Play so that something happens."""
    moves = frame["decision"]["moves"]
    wanted = [move for move in moves if move["family"] in facts(game, "tour")["wanted"]]
    return int(luck.choice(wanted or moves)["move"])
