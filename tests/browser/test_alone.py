"""Alone on the board of sections: either side is played to its end, in every language, on any screen."""

from __future__ import annotations

import random
from itertools import product

import pytest
from serving import Process
from sitting import Visit, answer, take_seats, wrong
from visiting import EVERYTHING, PHONE, WIDE

SIDES = {"hero": 0, "evil": 1}
SIZES = {"wide": WIDE, "phone": PHONE}
SEATS = (2, 3, 4)  # one Hero against one to three
BY_DAY = {("hero", "en", "wide", 2), ("evil", "de", "phone", 3)}  # the others by night
ALL = [
    each if each in BY_DAY else pytest.param(*each, marks=pytest.mark.night)
    for each in product(SIDES, ("en", "de", "pl"), SIZES, SEATS)
]


@pytest.mark.parametrize(("side", "lang", "size", "seats"), ALL)
def test_whoever_only_takes_what_is_offered_gets_to_the_end(
    visit: Visit, server: Process, side: str, lang: str, size: str, seats: int
) -> None:
    visitor = visit(lang, SIZES[size])
    (player,), data = server.create(
        game="alone", seats=seats, you=[SIDES[side]], seed=2, pace="none", bots="thumb", lang=lang
    )
    player.until_asked()
    page = visitor.page
    take_seats(page, visitor.url, data["table"], data["seats"], "alone", guided=False)
    luck = random.Random(5)
    looked = 0
    for _ in range(600):
        if not visitor.asked(60):
            break
        assert page.locator(".sections section h2").count() > 3
        if looked < 2:  # at the first question, and in the middle of things
            looked += 1
            assert wrong(visitor) == [] or not EVERYTHING
            assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
        answer(visitor, luck, keyboard=False)
    assert player.look()["over"]
    page.wait_for_selector(".end")
