"""The page as people use it: in three languages, wide and narrow, by mouse and by keyboard."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from serving import Process
from touring import tour
from visiting import EVERYTHING, PHONE, WIDE, Visitor

Visit = Callable[..., Visitor]
LANGS = ("en", "de", "pl")
SIZES = {"wide": WIDE, "phone": PHONE}
PLAY = {"en": "Play now", "de": "Jetzt spielen", "pl": "Zagraj"}
FEW = 40  # decisions where not the whole game is played
SERIOUS = ("serious", "critical")


def sit_down(visitor: Visitor, lang: str) -> None:
    """From the start page to the first own decision."""
    visitor.open()
    visitor.page.get_by_role("button", name=PLAY[lang]).first.click()
    assert visitor.asked()


def sit_at(visitor: Visitor, server: Process, seed: int) -> None:
    """Sit at a table whose luck is known, as if one had opened it on this page."""
    _, data = server.create(seed=seed)
    held = {data["table"]: {"table": data["table"], "game": "abyss", "seats": data["seats"], "seen": 1}}
    visitor.open()
    visitor.page.evaluate("(held) => localStorage.setItem('undertow.tables', JSON.stringify(held))", held)
    visitor.open(f"/t/{data['table']}")
    assert visitor.asked()


def answer(visitor: Visitor, luck: random.Random, keyboard: bool) -> None:
    """Give one of the answers that are offered, at random."""
    page = visitor.page
    question = page.locator(".prompt h2").inner_text()
    choices = page.locator(".prompt .choice:not([aria-disabled=true])")
    visitor.answered = page.locator(".prompt").get_attribute("data-number") or ""
    at = luck.randrange(choices.count())
    if keyboard:
        key = choices.nth(at).locator("kbd")
        if key.count():
            page.keyboard.press(key.inner_text())
        else:
            choices.nth(at).focus()
            page.keyboard.press("Enter")
    else:
        choices.nth(at).click(timeout=5000)
    assert question, "every question has words"


def wrong(visitor: Visitor) -> list[str]:
    """What axe finds that is serious."""
    found = Axe().run(visitor.page).response["violations"]
    return [
        f"{each['id']}: {[node['target'] for node in each['nodes']][:4]}" for each in found if each["impact"] in SERIOUS
    ]


@pytest.mark.parametrize("lang", LANGS)
def test_three_clicks_lead_to_the_first_decision_and_nothing_is_filled_in(visit: Visit, lang: str) -> None:
    visitor = visit(lang)
    visitor.open()
    assert visitor.page.locator("html").get_attribute("lang") == lang
    assert visitor.page.locator("input:not([type=checkbox]):not([type=radio]):visible").count() == 0
    visitor.page.get_by_role("button", name=PLAY[lang]).first.click()
    assert visitor.asked()


COMBINATIONS = [(lang, size, keyboard) for lang in LANGS for size in SIZES for keyboard in (False, True)]
WHOLE = [("de", "wide", False), ("pl", "phone", True)]


@pytest.mark.parametrize(("lang", "size", "keyboard"), COMBINATIONS)
def test_whoever_only_takes_what_is_offered_gets_to_the_end(visit: Visit, lang: str, size: str, keyboard: bool) -> None:
    visitor = visit(lang, SIZES[size])
    sit_down(visitor, lang)
    luck = random.Random(f"{lang} {size} {keyboard}")
    whole = EVERYTHING or (lang, size, keyboard) in WHOLE
    for _ in range(2500 if whole else FEW):
        if not visitor.asked(30):
            assert visitor.page.locator(".end").is_visible()
            break
        answer(visitor, luck, keyboard)
    else:
        assert not whole, "the game never ended"


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("size", sorted(SIZES))
def test_axe_finds_nothing_serious(visit: Visit, size: str, scheme: str) -> None:
    visitor = visit("de", SIZES[size], scheme)
    visitor.open()
    visitor.page.wait_for_selector("article")
    assert wrong(visitor) == []
    sit_down(visitor, "de")
    luck = random.Random(1)
    for at in range(25):
        if at % 6 == 0:
            assert wrong(visitor) == [], at
        visitor.asked()
        answer(visitor, luck, False)


TOURS = [("wide", "dark"), pytest.param("phone", "light", marks=pytest.mark.night)]


@pytest.mark.parametrize(("size", "scheme"), TOURS)
def test_axe_finds_nothing_serious_on_any_screen(visit: Visit, server: Process, size: str, scheme: str) -> None:
    visitor = visit("de", SIZES[size], scheme)
    found = {name: wrong(visitor) for name in tour(visitor.page, server, "de")}
    assert len(found) == 13
    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_is_wider_than_a_phone(visit: Visit, lang: str) -> None:
    visitor = visit(lang, PHONE)
    sit_down(visitor, lang)
    luck = random.Random(2)
    for _ in range(20):
        visitor.asked()
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
