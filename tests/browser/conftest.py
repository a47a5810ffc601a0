"""A real Chromium against a real server. ``UNDERTOW_BROWSER=all`` plays every combination to its end."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1] / "table")]

from playwright.sync_api import Browser, BrowserContext, sync_playwright
from serving import Process, start
from visiting import CHROMIUM, FLAGS, LOCALES, PHONE, WIDE, Visitor

__all__ = ["start"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser these tests are skipped; where CI is true, a skip is a failure."""
    if CHROMIUM is None and os.environ.get("CI") != "true":
        for item in items:
            item.add_marker(pytest.mark.skip(reason="no Chromium on this machine"))


@pytest.fixture(scope="session")
def db(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('db') / 'tables.sqlite3'}"


@pytest.fixture(scope="session")
def server(db: str) -> Iterator[Process]:
    running = Process(db)
    yield running
    running.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    assert CHROMIUM is not None, "no Chromium on this machine"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


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
