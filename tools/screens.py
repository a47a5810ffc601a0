"""Take the pictures in ``docs/screens``: the screens of a game, wide and on a phone, dark and light. ``make screens``.

``python tools/screens.py GAME wide-dark`` takes those of one game, or of one size and scheme, alone. A game with a tour
is shown everywhere and in every way; besides, a few moments can be (``[pictures]`` in its ``facts.toml``).
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), *(str(ROOT / "tests" / place) for place in ("", "table", "browser"))]

from found import facts, with_facts
from sitting import GAMES, take_seats
from visiting import CHROMIUM, FLAGS, LOCALES, PHONE, WIDE
from playwright.sync_api import Browser, Page, sync_playwright
from serving import Process
from touring import tour

PLACE = ROOT / "docs" / "screens"
SIZES = {"wide": WIDE, "phone": PHONE}
VISITS = (("de", "wide", "dark"), ("en", "wide", "light"), ("pl", "phone", "dark"), ("de", "phone", "light"))
PICTURES = {"start", "first", "table", "check", "why", "end"}  # what else the tour shows looks alike in all games
PREFIX = {game: facts(game, "tour")["pictures"] for game in GAMES}
SHOWN = with_facts("pictures")
QUIET = {"end", "stop", "leave", "pass"}  # families of answers with which little happens


def main(wanted: list[str]) -> None:
    """Start a server and a browser, go everywhere, take pictures."""
    visits = [(game, *visit) for game in GAMES for visit in VISITS]
    names = {*GAMES, *SHOWN, *(f"{size}-{scheme}" for _, size, scheme in VISITS)}
    if unknown := sorted(set(wanted) - names):
        sys.exit(f"no pictures of {', '.join(unknown)}; there are {', '.join(sorted(names))}")
    games = {*GAMES, *SHOWN} & {*wanted} or {*GAMES, *SHOWN}
    looks = {*wanted} - games or names - games
    chosen = [visit for visit in visits if visit[0] in games and f"{visit[2]}-{visit[3]}" in looks]
    moments = [(game, name, one) for game in SHOWN if game in games for name, one in facts(game, "pictures").items()]
    PLACE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Process(f"sqlite:///{folder}/tables.sqlite3")
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for game, lang, size, scheme in chosen:
                page = opened(chromium, lang, size, scheme)
                for name in tour(page, server, lang, game):
                    if name in PICTURES:
                        page.screenshot(path=PLACE / f"{PREFIX[game]}{name}-{size}-{scheme}.png")
                page.context.close()
            for game, name, one in moments:
                if f"{one['size']}-{one['scheme']}" in looks:
                    page = opened(chromium, one["lang"], one["size"], one["scheme"])
                    sit_at_moment(page, server, game, one)
                    page.screenshot(path=PLACE / f"{game}-{name}-{one['size']}-{one['scheme']}.png")
                    page.context.close()
        finally:
            chromium.close()
            server.stop()


def opened(chromium: Browser, lang: str, size: str, scheme: str) -> Page:
    """A page of somebody with such a browser."""
    wide, high = SIZES[size]
    context = chromium.new_context(
        locale=LOCALES[lang], viewport={"width": wide, "height": high}, color_scheme=scheme, reduced_motion="reduce"
    )
    return context.new_page()


def sit_at_moment(page: Page, server: Process, game: str, one: dict[str, Any]) -> None:
    """Play at random until so many answers are given and such a question is asked, or to the end; then look."""
    (player,), data = server.create(
        game=game, seats=one["seats"], you=[one["seat"]], seed=one["seed"], pace="none", bots="thumb", lang=one["lang"],
        options=one.get("options", {}),
    )  # fmt: skip
    luck = random.Random(one["seed"])
    given = 0
    while not (frame := player.until_asked())["over"]:
        moves, view = frame["decision"]["moves"], frame["view"]
        is_asked = frame["decision"]["prompt"].startswith(one.get("asked", "no question"))
        if given >= one.get("after", 0) and is_asked and all(view[key] for key in one.get("holds", [])):
            break
        active = [move for move in moves if move["family"] not in QUIET]
        player.post(frame["number"], luck.choice(active if active and luck.random() < 0.8 else moves)["move"])
        given += 1
    assert frame["over"] == ("asked" not in one), f"{game}: no such moment"
    take_seats(page, server.url, data["table"], data["seats"], game, guided=False)
    page.wait_for_timeout(600)


if __name__ == "__main__":
    main(sys.argv[1:])
