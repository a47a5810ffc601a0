"""A real Chromium against a real server. ``UNDERTOW_BROWSER=all`` plays every combination to its end."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "table"))

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from serving import Process

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
LOCALES = {"en": "en-GB", "de": "de-DE", "pl": "pl-PL"}
WIDE, PHONE = (1280, 800), (360, 740)
EVERYTHING = os.environ.get("UNDERTOW_BROWSER") == "all"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser these tests are skipped; where CI is true, a skip is a failure."""
    if CHROMIUM is None and os.environ.get("CI") != "true":
        for item in items:
            item.add_marker(pytest.mark.skip(reason="no Chromium on this machine"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    running = Process(f"sqlite:///{tmp_path_factory.mktemp('db') / 'tables.sqlite3'}")
    yield running
    running.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    assert CHROMIUM is not None, "no Chromium on this machine"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


class Visitor:
    """Somebody with a browser of their own; every console error and every foreign address is noted."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.url = url
        self.page: Page = context.new_page()
        self.faults: list[str] = []
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
        self.page.wait_for_selector(".choice:not([aria-disabled=true]), .end", timeout=seconds * 1000)
        return self.page.locator(".end").count() == 0


@pytest.fixture
def visit(chromium: Browser, server: Process) -> Iterator[Callable[..., Visitor]]:
    """Give visitors: language, size of the window, dark or light."""
    visitors: list[tuple[BrowserContext, Visitor]] = []

    def come(lang: str = "en", size: tuple[int, int] = WIDE, scheme: Any = "dark", motion: Any = "reduce") -> Visitor:
        context = chromium.new_context(
            locale=LOCALES[lang], viewport={"width": size[0], "height": size[1]}, color_scheme=scheme,
            reduced_motion=motion, has_touch=size == PHONE,
        )  # fmt: skip
        visitors.append((context, Visitor(context, server.url)))
        return visitors[-1][1]

    yield come
    for context, visitor in visitors:
        context.close()
        assert visitor.faults == [], "the console was not silent, or something foreign was asked for"
