"""Write ``constraints.txt``: the versions with which the table was tested, so that everybody can install the same.

    python tools/constraints.py            write it, from what is installed here
    python tools/constraints.py --check    fail where a package that is needed has no line

Use it with ``pip install -c constraints.txt ".[table,cli]"``. It names versions alone, no place to get them from.
"""

from __future__ import annotations

import re
import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement

TARGET = Path(__file__).parents[1] / "constraints.txt"
EXTRAS = ("cli", "table")
HEAD = "# Versions with which the table and the terminal were tested; written by tools/constraints.py.\n"


def plain(name: str) -> str:
    """A name as all tools write it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def needed() -> dict[str, str]:
    """The version of everything that the table and the terminal need here."""
    found: dict[str, str] = {}
    waiting = [("undertow", EXTRAS)]
    seen = set(waiting)
    while waiting:
        name, extras = waiting.pop()
        for line in distribution(name).requires or []:
            wanted = Requirement(line)
            if wanted.marker and not any(wanted.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
                continue
            try:
                found[plain(wanted.name)] = distribution(wanted.name).version
            except PackageNotFoundError:  # for another system
                continue
            new = (wanted.name, tuple(sorted(wanted.extras)))
            if new not in seen:
                seen.add(new)
                waiting.append(new)
    return found


def main() -> int:
    """Write, or only check."""
    versions = needed()
    if "--check" in sys.argv[1:]:
        kept = {line.partition("==")[0] for line in TARGET.read_text().splitlines() if "==" in line}
        missing = sorted(set(versions) - kept)
        if missing:
            print(f"constraints.txt has no line for {', '.join(missing)}: python tools/constraints.py")
        return len(missing) > 0
    TARGET.write_text(HEAD + "".join(f"{name}=={version}\n" for name, version in sorted(versions.items())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
