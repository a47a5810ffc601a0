"""Take the pictures in ``docs/screens``: the screens of a game, wide and on a phone, dark and light. ``make screens``.

``python tools/screens.py unfathomable wide-dark`` takes those of one game, or of one size and scheme, alone.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests" / "table"), str(ROOT / "tests" / "browser")]

from sitting import ABYSS, GAMES, UNFATHOMABLE
from visiting import CHROMIUM, FLAGS, LOCALES, PHONE, WIDE
from playwright.sync_api import sync_playwright
from serving import Process
from touring import tour

PLACE = ROOT / "docs" / "screens"
SIZES = {"wide": WIDE, "phone": PHONE}
VISITS = (("de", "wide", "dark"), ("en", "wide", "light"), ("pl", "phone", "dark"), ("de", "phone", "light"))
PICTURES = {"start", "first", "table", "check", "why", "end"}  # what else the tour shows looks alike in all games
PREFIX = {ABYSS: "", UNFATHOMABLE: "unfathomable-"}


def main(wanted: list[str]) -> None:
    """Start a server and a browser, go everywhere, take pictures."""
    visits = [(game, *visit) for game in GAMES for visit in VISITS]
    names = {*GAMES, *(f"{size}-{scheme}" for _, size, scheme in VISITS)}
    if unknown := sorted(set(wanted) - names):
        sys.exit(f"no pictures of {', '.join(unknown)}; there are {', '.join(sorted(names))}")
    chosen = [
        (game, lang, size, scheme) for game, lang, size, scheme in visits
        if (game in wanted or not {*GAMES} & {*wanted}) and (f"{size}-{scheme}" in wanted or {*wanted} <= {*GAMES})
    ]  # fmt: skip
    PLACE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Process(f"sqlite:///{folder}/tables.sqlite3")
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for game, lang, size, scheme in chosen:
                context = chromium.new_context(
                    locale=LOCALES[lang], viewport={"width": SIZES[size][0], "height": SIZES[size][1]},
                    color_scheme=scheme, reduced_motion="reduce",
                )  # fmt: skip
                page = context.new_page()
                for name in tour(page, server, lang, game):
                    if name in PICTURES:
                        page.screenshot(path=PLACE / f"{PREFIX[game]}{name}-{size}-{scheme}.png")
                context.close()
        finally:
            chromium.close()
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
