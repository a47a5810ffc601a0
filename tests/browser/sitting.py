"""Sitting down at a table on the page, and answering what is asked there."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page
from serving import Player, Process
from visiting import Visitor

from found import with_facts

Visit = Callable[..., Visitor]
ABYSS = "abyss"
UNFATHOMABLE = "unfathomable"
GAMES = with_facts("tour")
LANGS = ("en", "de", "pl")
PLAY = {"en": "Play now", "de": "Jetzt spielen", "pl": "Zagraj"}
SERIOUS = ("serious", "critical")


def tile(page: Page, game: str) -> Locator:
    """A game on the start page."""
    return page.locator(f"article[data-game={game}]")


def sit_down(visitor: Visitor, lang: str, game: str = ABYSS) -> None:
    """From the start page to the first own decision."""
    visitor.open()
    tile(visitor.page, game).get_by_role("button", name=PLAY[lang]).click()
    assert visitor.asked()


def sit_at(visitor: Visitor, server: Process, seed: int, game: str = ABYSS, **wanted: Any) -> Player:
    """Sit at a table whose luck is known, as if one had opened it on this page."""
    (player, *_), data = server.create(seed=seed, game=game, **wanted)
    take_seats(visitor.page, visitor.url, data["table"], data["seats"], game)
    assert visitor.asked()
    return player


# Before the page begins to read what it has kept.
SITTING = """
  const held = JSON.parse(localStorage.getItem('undertow.tables') ?? '{}');
  held[%(table)s] ??= %(held)s;
  localStorage.setItem('undertow.tables', JSON.stringify(held));
  if (!%(guided)s) localStorage.setItem('undertow.guide', JSON.stringify({ off: true, known: [] }));
"""


def take_seats(
    page: Page, url: str, table: str, seats: list[dict[str, Any]], game: str = ABYSS, guided: bool = True
) -> None:
    """Open a table with the keys of seats, as if one had sat down there."""
    held = {"table": table, "game": game, "seats": seats, "seen": 1}
    values = {"table": table, "held": held, "guided": guided}
    page.add_init_script("{" + SITTING % {key: json.dumps(value) for key, value in values.items()} + "}")
    page.goto(f"{url}/t/{table}")
    page.wait_for_selector(".prompt, .end")


def answer(visitor: Visitor, luck: random.Random, keyboard: bool) -> None:
    """Give one of the answers that are offered, at random."""
    page = visitor.page
    question = page.locator(".prompt h2").inner_text()
    choices = page.locator(".prompt .choice:not([aria-disabled=true])")
    visitor.answered = page.locator(".prompt").get_attribute("data-number") or ""
    at = luck.randrange(choices.count())
    if keyboard:
        keys = choices.nth(at).get_attribute("aria-keyshortcuts")
        if keys:
            page.keyboard.press(keys.split()[0])
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
