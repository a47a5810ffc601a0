"""What ``tools/new_game.py`` writes is played on the page as it is: found on the start page, shown in sections, to its end."""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import Process
from sitting import Visit, answer, sit_down, tile, wrong

ROOT = Path(__file__).parents[2]
BUILT = Path("src/undertow/table/page")  # the page knows no game by name, so it need not be built anew
LEFT_OUT = shutil.ignore_patterns("page", "__pycache__", "*.egg-info", "*.so")
NAME, TITLE = "low_tide", "Low Tide"
HEADINGS = {"en": ["Table", "Players", "Hand"], "de": ["Tisch", "Mitspielende", "Hand"]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server of a copy of the tree with a new game in it."""
    root = tmp_path_factory.mktemp("tree")
    for place in ("src", "tools"):
        shutil.copytree(ROOT / place, root / place, ignore=LEFT_OUT)
    (root / BUILT).symlink_to(ROOT / BUILT)
    subprocess.run([sys.executable, "tools/new_game.py", NAME, TITLE], cwd=root, check=True, capture_output=True)
    running = Process(f"sqlite:///{root / 'tables.sqlite3'}", source=root / "src")
    yield running
    running.stop()


@pytest.mark.parametrize("lang", HEADINGS)
def test_a_new_game_is_played_on_the_page_to_its_end(visit: Visit, lang: str) -> None:
    visitor, luck = visit(lang), random.Random(1)
    sit_down(visitor, lang, NAME)
    page = visitor.page
    page.wait_for_selector(".sections h2")
    assert page.locator(".sections section h2").all_inner_texts() == HEADINGS[lang]
    assert wrong(visitor) == []
    answered = 0
    while visitor.asked(30):
        answer(visitor, luck, keyboard=answered % 2 == 1)
        answered += 1
    page.wait_for_selector(".end")
    assert answered > 1
    visitor.open()
    tile(page, NAME).get_by_role("heading", name=TITLE).wait_for()
