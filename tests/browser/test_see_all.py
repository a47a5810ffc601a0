"""A watcher who sees all, on the page: asking, agreeing, looking through each seat, and the end of it."""

from __future__ import annotations

from playwright.sync_api import Page
from serving import Process
from sitting import UNFATHOMABLE, Visit, take_seats, wrong
from touring import button, words


def holds(page: Page, lang: str) -> bool:
    """Whether a seat's own things are shown."""
    return page.get_by_role("region", name=words(lang, "ui-own")).count() == 1


def test_a_watcher_sees_all_while_every_seat_agrees(visit: Visit, server: Process) -> None:
    _, data = server.create(game=UNFATHOMABLE, seats=3, you=[0, 1], seed=3, pace="none", talk="chat")
    table, keys = data["table"], data["seats"]
    one, two, watcher = visit("en"), visit("de"), visit("pl")
    take_seats(one.page, server.url, table, keys[:1], UNFATHOMABLE)
    take_seats(two.page, server.url, table, keys[1:], UNFATHOMABLE)
    page = watcher.page
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_selector(".prompt")
    assert not holds(page, "pl")
    button(page, "pl", "ui-menu").click()
    page.get_by_label(words("pl", "ui-see-all-name")).fill("Wanda")
    button(page, "pl", "ui-see-all-ask").click()
    seeing = page.locator(".seeing")
    seeing.wait_for()
    assert seeing.get_by_role("button").count() == 1, "one can only give it up"

    for visitor, lang in ((one, "en"), (two, "de")):
        asked = visitor.page.locator(".seeing")
        asked.wait_for()
        assert "Wanda" in asked.inner_text()
        button(visitor.page, lang, "ui-undo-agree").click()
        button(visitor.page, lang, "ui-see-all-end").wait_for()
    seats = seeing.locator("button[aria-pressed]")
    seats.first.wait_for()
    assert seats.count() == 3, "the bot is seen through, too"
    for seat in (1, 0):
        seats.nth(seat).click()
        seeing.locator("button[aria-pressed=true]").nth(0).wait_for()
        page.wait_for_function("at => document.querySelectorAll('.seeing button')[at].ariaPressed === 'true'", arg=seat)
        assert holds(page, "pl"), "what that seat holds"
        assert page.locator(".choice").count() == 0 and page.locator(".signals").count() == 0, "but nothing to do"
    assert wrong(watcher) == [] and wrong(one) == []

    page.reload()  # the key is kept, and the seat can be chosen again
    seats.nth(1).click()
    page.get_by_role("region", name=words("pl", "ui-own")).wait_for()
    button(two.page, "de", "ui-see-all-end").click()
    seeing.wait_for(state="detached")
    assert not holds(page, "pl"), "at once"
    one.page.locator(".seeing").wait_for(state="detached")
    page.reload()
    page.wait_for_selector(".prompt")
    assert page.locator(".seeing").count() == 0 and not holds(page, "pl")
