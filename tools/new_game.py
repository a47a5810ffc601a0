"""Write the package of a new game, which plays at once: ``python tools/new_game.py NAME ["Title"]``.

It is a whole small game (shells that are laid, with a card that does something, a prohibition and hidden hands) in
``src/undertow/games/NAME`` and ``tests/games/NAME``: change it into yours, file by file (docs/add-a-game.md).
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

HERE = Path(__file__).parent
PLACES = {"package": "src/undertow/games", "tests": "tests/games"}
WORDS = ("newgame", "New Game", "Neues Spiel", "Nowa gra")  # what stands in the scaffold for name and title


def written(root: Path, name: str, title: str) -> list[Path]:
    """Write the files; the answer names them."""
    found: list[Path] = []
    for part, place in PLACES.items():
        for source in sorted((HERE / "scaffold" / part).rglob("*")):
            if not source.is_file() or "__pycache__" in source.parts:
                continue
            target = root / place / name / source.relative_to(HERE / "scaffold" / part)
            target.parent.mkdir(parents=True, exist_ok=True)
            text = source.read_text("utf-8")
            for word, new in zip(WORDS, (name, title, title, title), strict=True):
                text = text.replace(word, new)
            target.write_text(text, "utf-8")
            found.append(target)
    return found


def main(words: list[str], root: Path = HERE.parent) -> None:
    """Check the name, write the game, say how it is played."""
    name = words[0] if words else ""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or len(words) > 2:
        sys.exit(__doc__)
    if (root / PLACES["package"] / name).exists():
        sys.exit(f"there is a game {name} already")
    title = words[1] if len(words) > 1 else name.replace("_", " ").title()
    for path in written(root, name, title):
        print(path.relative_to(root))
    print(f"\nPlay it: undertow play {name}   The laws: python tests/laws/run.py --games 20 {name}")
    print(f"Its tests: pytest tests/games/{name}   At the table: undertow serve   Then: docs/add-a-game.md")


if __name__ == "__main__":
    main(sys.argv[1:])
