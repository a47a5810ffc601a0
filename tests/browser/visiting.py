"""Somebody with a browser, and which browser that is."""

from __future__ import annotations

import os
import shutil

from playwright.sync_api import BrowserContext, Page

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
LOCALES = {"en": "en-GB", "de": "de-DE", "pl": "pl-PL"}
WIDE, PHONE = (1280, 800), (360, 740)
EVERYTHING = os.environ.get("UNDERTOW_BROWSER") == "all"


class Visitor:
    """Somebody with a browser of their own; every console error and every foreign address is noted."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.url = url
        self.page: Page = context.new_page()
        self.faults: list[str] = []
        self.answered = ""  # the number of the last question
        self.page.on(
            "console", lambda said: self.faults.append(said.text) if said.type in ("error", "warning") else None
        )
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("request", lambda request: None if self.own(request.url) else self.faults.append(request.url))

    def own(self, address: str) -> bool:
        return address.startswith((self.url, self.url.replace("http", "ws", 1), "data:", "blob:"))

    def open(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def asked(self, seconds: float = 15) -> bool:
        """Wait for one's own decision (true) or for the end screen (false)."""
        new = f'.prompt:not([data-number="{self.answered}"])'  # not the question that has just been answered
        self.page.wait_for_selector(f"{new} .choice:not([aria-disabled=true]), .end", timeout=seconds * 1000)
        return self.page.locator(".end").count() == 0
