"""The board of sections: games without a drawn board are played on it, and any other game by whoever likes it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page
from serving import InThread, Player, eventually
from sitting import GAMES, Visit, answer, take_seats, wrong
from touring import words
from visiting import EVERYTHING, PHONE, WIDE, Visitor

from undertow import registry

pytestmark = pytest.mark.usefixtures("sketches")
SIZES = {"wide": WIDE, "phone": PHONE}
BOARDS = Path(__file__).parents[2] / "page" / "src" / "boards"
DRAWN = [game for game in GAMES if (BOARDS / game / "Board.svelte").is_file()]


@pytest.fixture(scope="module")
def server(db: str) -> Iterator[InThread]:
    """A server in this process, so that the sketches are known to it."""
    running = InThread(db)
    yield running
    running.stop()


def sit(visitor: Visitor, server: InThread, game: str, lang: str = "en", seed: int = 4, seat: int = 0) -> Player:
    """Sit at a table, with the sections in sight."""
    seats = max(2, registry.game(game).seats[0])
    (player,), data = server.create(
        game=game, seats=seats, you=[seat], seed=seed, pace="none", bots="random", lang=lang
    )
    player.until_asked()
    take_seats(visitor.page, visitor.url, data["table"], data["seats"], game, guided=False)
    visitor.page.wait_for_selector(".sections h2")
    return player


def spaces(page: Page) -> Locator:
    """The spaces of a map that can be chosen."""
    return page.locator(".sections button.cell.open")


@pytest.mark.parametrize("game", ["stalk", "drift", "cellar"])
@pytest.mark.parametrize(("size", "scheme"), [("wide", "dark"), ("phone", "light")])
def test_axe_finds_nothing_serious_on_sections(
    visit: Visit, server: InThread, game: str, size: str, scheme: str
) -> None:
    visitor = visit("de", SIZES[size], scheme)
    sit(visitor, server, game, "de")
    assert wrong(visitor) == []
    wide = visitor.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "what is too wide scrolls inside"


def test_a_click_on_a_space_makes_the_move_that_leads_there(visit: Visit, server: InThread) -> None:
    visitor = visit()
    player = sit(visitor, server, "stalk")
    before = player.look()["view"]["hero"]
    spaces(visitor.page).filter(has_not_text=re.compile("[αβ]")).first.click()
    eventually(lambda: player.look()["view"]["hero"] != before)


def test_arrow_keys_go_from_space_to_space_and_enter_chooses(visit: Visit, server: InThread) -> None:
    visitor = visit()
    player = sit(visitor, server, "stalk")
    hero = player.look()["view"]["hero"]
    visitor.page.locator(".sections .scroll").focus()
    for key in ["ArrowDown"] + ["ArrowRight"] * (hero % 5) + ["ArrowDown"] * (hero // 5):
        visitor.page.keyboard.press(key)
    label = visitor.page.evaluate("() => document.activeElement.ariaLabel")
    assert re.search(r"\bhero\b", label), label
    visitor.page.keyboard.press("ArrowLeft")
    visitor.page.keyboard.press("Enter")
    eventually(lambda: player.look()["view"]["hero"] == hero - 1)


def test_a_thing_that_stands_for_several_moves_asks_which(visit: Visit, server: InThread) -> None:
    visitor = visit("de")
    player = sit(visitor, server, "stalk", "de")
    page = visitor.page
    space = page.locator(".sections button.cell.open:has-text('αβ')").first
    space.click()
    assert player.look()["decision"] is not None and player.look()["view"]["said"] == []
    asked = page.get_by_role("dialog", name=words("de", "ui-sections-which"))
    assert asked.get_by_role("button").count() >= 2
    page.keyboard.press("Escape")
    asked.wait_for(state="detached")
    space.click()
    located = next(move for move in player.look()["decision"]["moves"] if move["family"] == "locate")
    asked.get_by_role("button", name=located["text"], exact=True).click()
    eventually(lambda: player.look()["view"]["said"])  # the creature has been located


@pytest.mark.parametrize(("game", "lang", "size"), [("stalk", "en", "wide"), ("drift", "pl", "phone")])
def test_a_whole_game_is_played_on_sections_and_looked_back_at(
    visit: Visit, server: InThread, game: str, lang: str, size: str
) -> None:
    visitor = visit(lang, SIZES[size])
    sit(visitor, server, game, lang)
    luck = random.Random(3)
    for _ in range(400):
        if not visitor.asked(30):
            break
        assert visitor.page.locator(".sections section h2").count() > 1
        answer(visitor, luck, keyboard=size == "phone")
    page = visitor.page
    page.get_by_role("button", name=words(lang, "ui-replay")).first.click()
    page.wait_for_selector("#replay-title")
    page.wait_for_selector(".sections h2")
    assert spaces(page).count() == 0, "nothing can be chosen in the past"


@pytest.mark.parametrize("game", DRAWN)
def test_a_drawn_board_gives_way_to_sections_and_comes_back(visit: Visit, server: InThread, game: str) -> None:
    visitor = visit("en")
    (player,), data = server.create(game=game, seats=3, you=[0], seed=4, pace="none", bots="random")
    player.until_asked()
    page = visitor.page
    take_seats(page, visitor.url, data["table"], data["seats"], game, guided=False)
    assert page.locator(".sections").count() == 0
    for shown in (1, 0):
        page.get_by_role("button", name=words("en", "ui-menu")).click()
        page.get_by_label(words("en", "ui-sections")).click()
        page.keyboard.press("Escape")
        page.wait_for_function("(n) => document.querySelectorAll('.sections h2').length > 0 === !!n", arg=shown)
    page.goto(f"{visitor.url}/t/{data['table']}?board=sections")
    page.wait_for_selector(".sections h2")
    assert wrong(visitor) == [] or not EVERYTHING
