"""The page as people use it: in three languages, wide and narrow, by mouse and by keyboard, at every game."""

from __future__ import annotations

import random
from typing import Any

import pytest
from serving import Process
from sitting import ABYSS, GAMES, LANGS, PLAY, UNFATHOMABLE, Visit, answer, sit_at, sit_down, tile, wrong
from touring import SCREENS, tour
from visiting import EVERYTHING, PHONE, WIDE

from found import facts

SIZES = {"wide": WIDE, "phone": PHONE}
FEW = 40  # decisions where not the whole game is played


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_three_clicks_lead_to_the_first_decision_and_nothing_is_filled_in(visit: Visit, lang: str, game: str) -> None:
    visitor = visit(lang)
    visitor.open()
    visitor.page.wait_for_selector(f'html[lang="{lang}"]')
    assert visitor.page.locator("input:not([type=checkbox]):not([type=radio]):visible").count() == 0
    tile(visitor.page, game).get_by_role("button", name=PLAY[lang]).click()
    assert visitor.asked()


COMBINATIONS = [(lang, size, keyboard) for lang in LANGS for size in SIZES for keyboard in (False, True)]
WHOLE = [("de", "wide", False), ("pl", "phone", True)]
PLAYED = [(game, *one) for game in GAMES for one in COMBINATIONS]
PLAYED_BY_DAY = {(ABYSS, *one) for one in [*WHOLE, ("en", "wide", True), ("en", "phone", False)]}


def by_day(some: set[tuple[Any, ...]], wanted: list[tuple[Any, ...]]) -> list[Any]:
    """All that is wanted; some of it by day, the rest by night."""
    return [pytest.param(*one, marks=[] if one in some else [pytest.mark.night]) for one in wanted]


@pytest.mark.parametrize(("game", "lang", "size", "keyboard"), by_day(PLAYED_BY_DAY, PLAYED))
def test_whoever_only_takes_what_is_offered_gets_to_the_end(
    visit: Visit, game: str, lang: str, size: str, keyboard: bool
) -> None:
    visitor = visit(lang, SIZES[size])
    sit_down(visitor, lang, game)
    luck = random.Random(f"{lang} {size} {keyboard}")
    whole = EVERYTHING or (game, lang, size, keyboard) in [(ABYSS, *one) for one in WHOLE]
    for _ in range(2500 if whole else FEW):
        if not visitor.asked(30):
            assert visitor.page.locator(".end").is_visible()
            break
        answer(visitor, luck, keyboard)
    else:
        assert not whole, "the game never ended"


# Nobody aboard knows what they do: the ship is lost soon.
@pytest.mark.parametrize(("lang", "size", "keyboard", "seed"), [("en", "wide", False, 23), ("de", "phone", True, 7)])
def test_a_short_voyage_is_played_to_its_end(
    visit: Visit, server: Process, lang: str, size: str, keyboard: bool, seed: int
) -> None:
    visitor = visit(lang, SIZES[size])
    player = sit_at(visitor, server, seed, UNFATHOMABLE, bots="random", options={"characters": "suggested"})
    luck = random.Random(seed)
    while visitor.asked(30):
        answer(visitor, luck, keyboard)
    assert visitor.page.locator(".end").is_visible() and player.look()["result"]["ending"] != "length"


BY_DAY = {(ABYSS, "wide", "dark")}
LIGHTS = [(game, size, scheme) for game in GAMES for size in SIZES for scheme in ("dark", "light")]


@pytest.mark.parametrize(("game", "size", "scheme"), by_day(BY_DAY, LIGHTS))
def test_axe_finds_nothing_serious(visit: Visit, game: str, size: str, scheme: str) -> None:
    visitor = visit("de", SIZES[size], scheme)
    visitor.open()
    visitor.page.wait_for_selector("article")
    assert wrong(visitor) == []
    sit_down(visitor, "de", game)
    luck = random.Random(1)
    for at in range(25):
        if at % 6 == 0:
            assert wrong(visitor) == [], at
        if not visitor.asked():
            break
        answer(visitor, luck, False)


TOURS = {(UNFATHOMABLE, "phone", "light")}


@pytest.mark.parametrize(("game", "size", "scheme"), by_day(TOURS, LIGHTS))
def test_axe_finds_nothing_serious_on_any_screen(
    visit: Visit, server: Process, game: str, size: str, scheme: str
) -> None:
    visitor = visit("de", SIZES[size], scheme)
    found = {name: wrong(visitor) for name in tour(visitor.page, server, "de", game)}
    assert set(found) == SCREENS[game]
    assert {name: faults for name, faults in found.items() if faults} == {}


NARROW = [(game, lang) for game in GAMES for lang in LANGS]


@pytest.mark.parametrize(("game", "lang"), by_day({(game, facts(game, "tour")["lang"]) for game in GAMES}, NARROW))
def test_nothing_is_wider_than_a_phone(visit: Visit, game: str, lang: str) -> None:
    visitor = visit(lang, PHONE)
    sit_down(visitor, lang, game)
    luck = random.Random(2)
    for _ in range(20):
        if not visitor.asked():
            break
        width = visitor.page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE[0]
        box = visitor.page.locator(".prompt h2").bounding_box()
        assert box is not None and 0 <= box["y"] < PHONE[1], "the question is in sight"
        answer(visitor, luck, False)


def test_the_language_switches_in_mid_game_log_included(visit: Visit, server: Process) -> None:
    visitor = visit("en")
    sit_at(visitor, server, 1)
    answer(visitor, random.Random(3), False)
    visitor.asked()
    visitor.page.locator("select").first.select_option("pl")
    visitor.page.wait_for_function("() => document.documentElement.lang === 'pl'")
    visitor.page.wait_for_function("() => document.querySelector('.log')?.innerText.includes('tura')")


def test_why_not_is_answered_with_rules(visit: Visit, server: Process) -> None:
    visitor = visit("de")
    sit_at(visitor, server, 1)
    visitor.page.locator(".whynot").click()
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_text("§").first.wait_for()


def test_the_page_comes_back_by_itself_to_the_same_prompt(visit: Visit, server: Process) -> None:
    visitor = visit("en")
    sit_down(visitor, "en")
    question = visitor.page.locator(".prompt h2").inner_text()
    visitor.page.reload()
    assert visitor.asked()
    assert visitor.page.locator(".prompt h2").inner_text() == question


def test_a_friend_joins_by_one_link(visit: Visit, server: Process) -> None:
    _, data = server.create(open=[1], seats=2, seed=1)
    friend = visit("pl")
    friend.open(f"/t/{data['table']}#join={data['join']}")
    friend.page.wait_for_selector(".prompt")
    friend.page.wait_for_function("() => !location.hash")
    assert data["join"] not in friend.page.url


def test_a_spectator_watches_without_a_seat(visit: Visit, server: Process) -> None:
    _, data = server.create(seats=2, seed=1)
    visitor = visit("de")
    visitor.open(f"/t/{data['table']}")
    visitor.page.wait_for_selector(".prompt")
    assert visitor.page.locator(".choice").count() == 0
