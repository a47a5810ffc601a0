"""The documents are true: examples run, links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from found import OWN

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def test_the_examples_of_the_readme_run() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert tried > 5 and failed == 0


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)", page.read_text("utf-8")):
        if not target.startswith(("http:", "https:")):
            assert (page.parent / target).exists(), target


def test_every_ruling_has_its_test() -> None:
    for page in [ROOT / "src" / "undertow" / "games" / game / "rulings.md" for game in OWN]:  # those that are offered
        tests = "".join(
            path.read_text("utf-8") for path in (ROOT / "tests" / "games" / page.parent.name).glob("test_*.py")
        )
        for name in re.findall(r"`rulings\.(\w+)`", page.read_text("utf-8")):
            assert f"def test_rulings_{name}_" in tests, name
