"""Take the pictures in ``docs/screens``: every screen, wide and on a phone, dark and light. ``make screens``."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests" / "table"), str(ROOT / "tests" / "browser")]

from visiting import CHROMIUM, FLAGS, LOCALES, PHONE, WIDE
from playwright.sync_api import sync_playwright
from serving import Process
from touring import tour

PLACE = ROOT / "docs" / "screens"
SIZES = {"wide": WIDE, "phone": PHONE}
VISITS = (("de", "wide", "dark"), ("en", "wide", "light"), ("pl", "phone", "dark"), ("de", "phone", "light"))


def main() -> None:
    """Start a server and a browser, go everywhere, take pictures."""
    PLACE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Process(f"sqlite:///{folder}/tables.sqlite3")
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for lang, size, scheme in VISITS:
                context = chromium.new_context(
                    locale=LOCALES[lang], viewport={"width": SIZES[size][0], "height": SIZES[size][1]},
                    color_scheme=scheme, reduced_motion="reduce",
                )  # fmt: skip
                page = context.new_page()
                for name in tour(page, server, lang):
                    page.screenshot(path=PLACE / f"{name}-{size}-{scheme}.png")
                context.close()
        finally:
            chromium.close()
            server.stop()


if __name__ == "__main__":
    main()
