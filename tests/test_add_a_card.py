"""``docs/add-a-card.md`` is right: its two cards are added to a copy of the tree, step by step, and the tests are run there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "add-a-card.md").read_text("utf-8")
LEFT_OUT = shutil.ignore_patterns("page", "__pycache__", "*.egg-info", "*.so", "replays", "saves", "browser")
BLOCK = r":\n\n```\w+\n(?P<{}>.*?)```"
STEP = re.compile(
    r"[Ii]n `(?P<file>[^`]+)`, (?P<side>before|after) `(?P<line>[^`]+)`" + BLOCK.format("put")
    + r"|At the end of `(?P<last>[^`]+)`" + BLOCK.format("added")
    + r"|[Ii]n `(?P<where>[^`]+)`, `(?P<old>[^`]+)` becomes `(?P<new>[^`]+)`",
    re.DOTALL,
)  # fmt: skip
HEADINGS = ("## A lord", "## A crisis")


def applied(root: Path, step: re.Match[str]) -> str:
    """Do what a step says; fail where it cannot be followed. The answer names the file."""
    name = step["file"] or step["last"] or step["where"]
    path = root / name
    text = path.read_text("utf-8")
    if step["last"]:
        text = text.rstrip("\n") + "\n" + step["added"]
    elif step["where"]:
        assert step["old"] in text, (path.name, step["old"])
        text = text.replace(step["old"], step["new"])
    else:
        lines = text.splitlines(keepends=True)
        found = [at for at, line in enumerate(lines) if line.startswith(step["line"])]
        assert len(found) == 1, (path.name, step["line"], len(found))
        lines.insert(found[0] + (step["side"] == "after"), step["put"])
        text = "".join(lines)
    path.write_text(text, "utf-8")
    return name


@pytest.mark.parametrize("heading", HEADINGS)
def test_a_card_that_is_added_as_the_document_says_passes_the_tests(heading: str, tmp_path: Path) -> None:
    for place in ("src", "tests", "tools"):
        shutil.copytree(ROOT / place, tmp_path / place, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    chapter = next(part for part in re.split(r"^(?=## )", PAGE, flags=re.MULTILINE) if part.startswith(heading))
    steps = list(STEP.finditer(chapter))
    assert len(steps) == chapter.count("```") // 2 + chapter.count("` becomes `"), "every block says where it goes"
    changed = sorted({applied(tmp_path, step) for step in steps})
    (game,) = {name.split("/")[3] for name in changed if name.startswith("src/undertow/games/")}
    tests = [name for name in changed if "/test_" in name]
    run(tmp_path, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests)
    texts = ["tests/test_texts.py", "tests/test_stories.py"]
    run(tmp_path, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-k", f"{game} and not terminal", *texts)
    run(tmp_path, "tests/laws/run.py", "--games", "1", "--thorough", "0", game)


def run(root: Path, *words: str) -> None:
    """Run Python in the copy; fail with its words."""
    env = {**os.environ, "PYTHONPATH": str(root / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, *words], cwd=root, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
