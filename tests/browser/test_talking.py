"""Two people at one table talk to each other: by signals, and in words."""

from __future__ import annotations

import pytest
from serving import Process
from sitting import ABYSS, Visit, sit_down, take_seats, tile, wrong
from visiting import PHONE, WIDE

TAB = {"en": "Talk", "de": "Gespräch", "pl": "Rozmowa"}


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_two_pages_hear_each_other_and_what_is_written_stays_text(visit: Visit, server: Process, size: str) -> None:
    _, data = server.create(seats=2, you=[0, 1], seed=1, pace="none", talk="chat", names={"0": "Ida", "1": "Bram"})
    one, other = visit("en"), visit("de", WIDE if size == "wide" else PHONE)
    for visitor, seat in zip((one, other), data["seats"], strict=True):
        take_seats(visitor.page, visitor.url, data["table"], [seat])

    one.page.get_by_role("heading", name="Talk").get_by_role("button").click()
    one.page.get_by_role("button", name="Well played!").click()
    near = ".side .bubble" if size == "wide" else ".heard"  # beside the speaker; on a phone in a line over the board
    other.page.locator(near).get_by_text("Gut gespielt!").wait_for()
    assert other.page.locator("[aria-live=polite]", has_text="Ida: Gut gespielt!").count() == 1
    assert wrong(other) == []

    if size == "phone":
        prompt = other.page.locator(".prompt h2").bounding_box()
        other.page.get_by_role("tab", name=TAB["de"]).click()
        assert other.page.locator(".prompt h2").bounding_box() == prompt, "the question stays where it is"
        for part in (other.page.get_by_role("tab").last, other.page.get_by_role("button", name="Senden")):
            box = part.bounding_box()
            assert box is not None and box["x"] + box["width"] <= PHONE[0] and box["y"] < PHONE[1]
    else:
        other.page.get_by_role("heading", name="Tischgespräch").get_by_role("button").click()
    other.page.get_by_label("Sag etwas").fill("<b>Danke</b> & 1")
    other.page.keyboard.press("Enter")
    one.page.locator(".talk .list").get_by_text("<b>Danke</b> & 1").wait_for()
    assert one.page.locator(".talk .list b", has_text="Danke").count() == 0, "text, never markup"
    assert other.page.get_by_label("Sag etwas").input_value() == ""
    for visitor in (one, other):
        assert wrong(visitor) == []

    other.page.get_by_role("button", name="Andere stummschalten").click()
    one.page.get_by_role("button", name="Thanks!").click()
    one.page.locator(".talk .list").get_by_text("Thanks!").wait_for()
    assert other.page.get_by_text("Danke!").count() == 1, "only the button: whoever is muted is not seen"


def test_alone_against_bots_nobody_listens_and_a_friend_may_be_asked_to_chat(visit: Visit, server: Process) -> None:
    visitor = visit("en")
    sit_down(visitor, "en")
    assert visitor.page.get_by_role("heading", name="Talk").count() == 0
    visitor.open()
    tile(visitor.page, ABYSS).get_by_role("button", name="Invite friends").click()
    visitor.page.get_by_text("More settings").click()
    visitor.page.get_by_label("What may you say to each other?").select_option("chat")
    assert wrong(visitor) == []
    visitor.page.get_by_role("button", name="Open the table").click()
    visitor.page.get_by_role("button", name="To the table").click()
    visitor.page.get_by_role("heading", name="Talk").get_by_role("button").click()
    visitor.page.get_by_label("Say something").wait_for()
