"""The Everrain on the board of sections: a voyage is sailed to its end, and a course is one click."""

from __future__ import annotations

import json
import random
from itertools import product
from typing import Any

import pytest
from serving import Player, Process, eventually
from sitting import Visit, answer, take_seats, wrong
from touring import words
from visiting import EVERYTHING, PHONE, WIDE, Visitor

SIZES = {"wide": WIDE, "phone": PHONE}
BY_DAY = {
    (1, "de", "wide"),
    (2, "pl", "phone"),
}  # from the last steps of the enemy or the elder on; by night whole voyages
ALL = [
    each if each in BY_DAY else pytest.param(*each, marks=pytest.mark.night)
    for each in product((1, 2), ("en", "de", "pl"), SIZES)
]
QUIET = ("end", "stop", "leave")


def begun(visitor: Visitor, server: Process, ships: int, lang: str, seed: int = 2) -> tuple[Player, dict[str, Any]]:
    """A short voyage, with one person aboard."""
    (player,), data = server.create(
        game="everrain", seats=ships, you=[0], seed=seed, pace="none", bots="thumb", lang=lang,
        options={"length": "short"},
    )  # fmt: skip
    return player, data


def sit(visitor: Visitor, data: dict[str, Any]) -> None:
    """Open the page at that table."""
    take_seats(visitor.page, visitor.url, data["table"], data["seats"], "everrain", guided=False)


def sail_on(player: Player, until: Any, luck: random.Random) -> dict[str, Any]:
    """Answer somehow, without the page, until something holds."""
    for _ in range(2000):
        frame = player.until_asked()
        if frame["over"] or until(frame):
            return frame
        moves = frame["decision"]["moves"]
        active = [move for move in moves if move["family"] not in QUIET]
        player.post(frame["number"], luck.choice(active if active and luck.random() < 0.7 else moves)["move"])
    raise AssertionError("it never came to be")


def is_nearly_over(frame: dict[str, Any]) -> bool:
    view = frame["view"]
    return bool(view["awake"]) or max(view["enemy"], view["players"]) >= view["end"] - 1


@pytest.mark.parametrize(("ships", "lang", "size"), ALL)
def test_whoever_only_takes_what_is_offered_gets_to_the_end(
    visit: Visit, server: Process, ships: int, lang: str, size: str, request: pytest.FixtureRequest
) -> None:
    visitor = visit(lang, SIZES[size])
    luck = random.Random(5)
    whole = request.node.get_closest_marker("night") is not None or EVERYTHING
    for seed in range(2, 12):  # some voyages end before that
        player, data = begun(visitor, server, ships, lang, seed)
        if whole or not sail_on(player, is_nearly_over, luck)["over"]:
            break
    assert not player.until_asked()["over"]
    sit(visitor, data)
    page = visitor.page
    looked = 0
    for _ in range(900):
        if not visitor.asked(60):
            break
        assert page.locator(".sections section h2").count() > 3
        if looked < 2:
            looked += 1
            assert wrong(visitor) == []
            assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
        answer(visitor, luck, keyboard=False)
    assert player.look()["over"]
    page.wait_for_selector(".end")


def has_a_course(frame: dict[str, Any]) -> bool:
    """Whether a hex can be reached by a single course of several steps, and others by several."""
    by_hex: dict[int, list[Any]] = {}
    for course in frame["view"]["reach"]:
        by_hex.setdefault(course["hex"], []).append(course)
    return any(len(some) > 1 and len(some[0]["moves"]) > 2 for some in by_hex.values())


@pytest.mark.parametrize(("lang", "size"), [("en", "wide"), pytest.param("de", "phone", marks=pytest.mark.night)])
def test_a_click_on_a_hex_sends_the_whole_course_as_one_message(
    visit: Visit, server: Process, lang: str, size: str
) -> None:
    visitor = visit(lang, SIZES[size])
    player, data = begun(visitor, server, 1, lang)
    frame = sail_on(player, has_a_course, random.Random(1))
    assert not frame["over"]
    said: list[str] = []
    page = visitor.page
    page.on("websocket", lambda socket: socket.on("framesent", lambda payload: said.append(str(payload))))
    sit(visitor, data)
    assert visitor.asked()
    courses = [one for one in frame["view"]["reach"] if len(one["moves"]) > 2]
    longest = max(courses, key=lambda one: (len(one["moves"]), one["hex"]))
    there = [one for one in frame["view"]["reach"] if one["hex"] == longest["hex"]]
    cells = page.locator(".sections ul.hexes button.cell.open")
    assert cells.count() == len({one["hex"] for one in frame["view"]["reach"]})
    at = sorted(range(len(frame["view"]["hexes"])), key=lambda one: place(frame, one))
    reached = [one for one in at if one in {each["hex"] for each in frame["view"]["reach"]}]
    cells.nth(reached.index(longest["hex"])).click()
    if len(there) > 1:
        asked = page.get_by_role("dialog", name=words(lang, "ui-sections-which"))
        costs = sorted([one["cost"] for one in there])
        assert asked.get_by_role("button").count() == len(there)
        wanted = sorted(there, key=lambda one: one["cost"]).index(longest)
        assert str(costs[wanted]) in asked.get_by_role("button").nth(wanted).inner_text()
        asked.get_by_role("button").nth(wanted).click()
    eventually(lambda: [line for line in said if '"moves"' in line])
    (message,) = [json.loads(line) for line in said if '"moves"' in line]
    assert message["moves"] == longest["moves"] and message["number"] == frame["number"]
    eventually(lambda: player.look()["number"] != frame["number"])


def place(frame: dict[str, Any], at: int) -> tuple[int, int]:
    """Where a hex is drawn: row, and how far to the right."""
    q, r, _ = frame["view"]["hexes"][at]
    return r, 2 * q + r
