"""Compile the engine with mypyc when a wheel is built; without a compiler the same files run plain.

``UNDERTOW_COMPILE=0`` leaves everything plain, ``UNDERTOW_COMPILE=1`` fails where the compiler is missing.
``UNDERTOW_OPT`` is mypyc's optimisation level.
"""

import os
import sys
from pathlib import Path

from setuptools import setup

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


setup(ext_modules=extensions())
