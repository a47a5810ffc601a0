"""What the host can do at the table: a new link, no more guests, a bot's seat for a friend."""

from __future__ import annotations

from functools import partial
from typing import Any

from playwright.sync_api import Locator
from serving import Process, Server, eventually
from sitting import Visit, take_seats
from touring import words
from visiting import Visitor


def kinds(server: Server, table: str) -> str:
    """Who sits at a table, seat by seat."""
    return " ".join(player["kind"] for player in server.http.get(f"/api/tables/{table}").json()["players"])


def sits(server: Server, table: str, who: str) -> bool:
    """Whether these sit at a table."""
    return kinds(server, table) == who


def join(server: Server, table: str, code: str) -> int:
    """What somebody hears who comes with this code."""
    return server.http.post(f"/api/tables/{table}/join", json={"join": code}).status_code


def menu_of(visitor: Visitor, server: Process, data: dict[str, Any], lang: str) -> Locator:
    """The menu of whoever opened a table, open."""
    take_seats(visitor.page, server.url, data["table"], data["seats"][:1])
    visitor.page.get_by_role("button", name=words(lang, "ui-menu")).click()
    return visitor.page.locator("dialog .menu")


def test_the_host_makes_a_new_link_and_closes_the_table(visit: Visit, server: Process) -> None:
    _, data = server.create(seats=3, open=[1, 2], seed=1, pace="none")
    table = data["table"]
    menu = menu_of(visit("en"), server, data, "en")
    assert menu.locator(".link").count() == 0, "nobody has told this browser the code"
    menu.get_by_role("button", name=words("en", "ui-new-link")).click()
    link = menu.locator(".link input").input_value()
    assert join(server, table, data["join"]) == 403, "the old one stops working"
    friend = visit("de")
    friend.page.goto(link)
    friend.page.wait_for_selector(".prompt")
    eventually(lambda: sits(server, table, "person person open"))
    close = menu.get_by_role("button", name=words("en", "ui-close-table"))
    close.click()
    close.wait_for(state="detached")
    eventually(lambda: sits(server, table, "person person bot"))
    assert menu.locator(".link").count() == 0 and join(server, table, link.rpartition("=")[2]) == 403


def test_a_bots_seat_is_opened_once_the_others_agree(visit: Visit, server: Process) -> None:
    _, data = server.create(seats=3, you=[0, 1], seed=1, pace="none")
    bot = server.http.get(f"/api/tables/{data['table']}").json()["players"][2]["name"]
    host, other = visit("en"), visit("pl")
    menu = menu_of(host, server, data, "en")
    take_seats(other.page, server.url, data["table"], data["seats"][1:])
    free = menu.get_by_role("button", name=words("en", "ui-open-seat-of").replace("{$bot}", bot))
    vote = other.page.locator(".prompt .vote")
    for answer, after in ((1, "person person bot"), (0, "person person open")):
        free.click()
        vote.wait_for()
        assert bot in vote.inner_text() and host.page.locator(".prompt .vote button").count() == 0
        free.wait_for(state="detached")  # one question at a time
        vote.locator("button").nth(answer).click()
        vote.wait_for(state="detached")  # told first; then the seat is given away
        eventually(partial(sits, server, data["table"], after))
    menu.get_by_role("button", name=words("en", "ui-new-link")).wait_for()
