"""The table on the whole terminal, for every game: question, choices, log, rules, cards, saving.

It shows what a seat may know and nothing else: view, log and decision of the viewer. How the table itself looks is
the business of the game's module ``screen`` (see ``undertow.drawing``).
"""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from textual.app import App
from textual.binding import Binding
from textual.events import Resize
from textual.screen import Screen

from undertow.cli.asked import title_of
from undertow.cli.files import write_record
from undertow.cli.screen_pages import COLUMNS, ROWS, Enlarge
from undertow.cli.screen_table import Table
from undertow.cli.session import Session
from undertow.drawing import say
from undertow.kernel.errors import Error

PAUSE = 0.3  # seconds between the moves of bots
TOO_SMALL, NOT_SAVED = 2, 1  # exit codes

STYLES = """
Screen { background: #071018; color: #e8efe9; }
ModalScreen { background: #071018 70%; align: center middle; }
Curtain, Enlarge { align: center middle; }
.middle { width: 90%; max-width: 70; height: auto; text-align: center; padding: 1 2; }
#head, #foot { height: 1; padding: 0 1; background: #0d1f2d; }
#banner { height: auto; padding: 0 1; }
#board { width: 1fr; height: 1fr; padding: 0 1; }
#middle { height: 1fr; }
#right { width: 35; height: 1fr; }
#prompt { height: 1fr; border: round #2a4456; padding: 0 1; background: #0b1a26; }
#prompt.asked { border: round #3fd0c0; border-title-color: #3fd0c0; border-subtitle-color: #c9a45c; }
#news, #question, #hint { height: auto; }
#news { color: #9fb3bd; }
OptionList, OptionList:focus { border: none; padding: 0; background: transparent; background-tint: transparent; }
OptionList, VerticalScroll { scrollbar-size-vertical: 1; scrollbar-color: #2a4456; scrollbar-color-hover: #3fd0c0;
    scrollbar-color-active: #3fd0c0; scrollbar-background: #0b1a26; scrollbar-background-hover: #0b1a26;
    scrollbar-background-active: #0b1a26; }
#choices { height: 1fr; }
#log { display: none; height: 1fr; border: round #2a4456; padding: 0 1; }
#log, #prompt { border-title-color: #c9a45c; }
.large #banner { display: none; }
.large #right { width: 42; }
.huge #right { width: 56; }
.large #prompt { height: auto; max-height: 72%; }
.large #news { margin-bottom: 1; }
.large #question { margin-bottom: 1; }
.large #choices { height: auto; max-height: 18; }
.large #hint { margin-top: 1; }
.large #log { display: block; }
OptionList > .option-list--option-highlighted { background: #164048; color: #e8efe9; text-style: bold; }
OptionList:focus > .option-list--option-highlighted { background: #1c5a60; color: #ffffff; text-style: bold; }
.window { width: 96; max-width: 100%; height: auto; max-height: 92%; border: round #3fd0c0; padding: 1 2;
    margin: 0 2; background: #10222f; border-title-color: #c9a45c; border-title-style: bold;
    border-subtitle-color: #9fb3bd; }
.large-window { height: 90%; }
#names { width: 28; height: 1fr; }
#card { width: 1fr; height: 1fr; padding: 0 2; }
Toast { background: #10222f; color: #e8efe9; }
"""


def too_small(size: Sequence[int], lang: str) -> str | None:
    """What to say about a terminal of this size (columns, rows): nothing if it is large enough."""
    if size[0] >= COLUMNS and size[1] >= ROWS:
        return None
    return say("screen-too-small", lang, columns=COLUMNS, rows=ROWS, width=size[0], height=size[1])


def run(session: Session, save_path: Path) -> int:
    """Play at this terminal until the end or until somebody leaves; the answer is the exit code."""
    problem = too_small(shutil.get_terminal_size(), session.lang)
    if problem is None and not sys.stdout.isatty():
        problem = say("screen-no-terminal", session.lang)
    if problem is not None:
        print(problem, file=sys.stderr)
        return TOO_SMALL
    app = TableApp(session, save_path)
    app.run()
    if app.return_code and app.farewell == "":  # it broke: keep the game
        app.keep()
    if app.farewell:
        print(app.farewell, file=sys.stderr if app.return_code else sys.stdout)
    return app.return_code or 0


def farewell(session: Session, path: Path) -> str:
    """Where the game lies, and the command that goes on with it."""
    key = "screen-saved-over" if session.state.over else "screen-saved-go-on"
    return say(key, session.lang, file=shlex.quote(str(path)))


class TableApp(App[None]):
    """The terminal with the table on it."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[Any]] = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]
    CSS = STYLES

    def __init__(self, session: Session, save_path: Path, pause: float = PAUSE) -> None:
        super().__init__()
        self.session = session
        self.save_path = save_path
        self.pause = pause
        self.farewell = ""
        self.refused = False  # whether leaving has failed once because nothing could be saved
        self.title = f"Undertow · {title_of(session.game, session.lang)}"

    def get_default_screen(self) -> Screen[Any]:
        """Begin at the table."""
        return Table(self.session, self.pause)

    def on_resize(self, event: Resize) -> None:
        """Ask for a larger window while this one is too small; the game waits behind."""
        small = too_small(event.size, self.session.lang) is not None
        standing = isinstance(self.screen, Enlarge)
        if small and not standing:
            self.push_screen(Enlarge(self.session.lang))
        elif standing and not small:
            self.pop_screen()

    def keep(self) -> str:
        """Save; the answer is what went wrong."""
        try:
            write_record(self.session.recorder.record(), self.save_path)
        except (Error, OSError) as error:
            return error.text(self.session.lang) if isinstance(error, Error) else str(error)
        self.farewell = farewell(self.session, self.save_path)
        return ""

    def action_save(self) -> None:
        """Save and say so."""
        why = self.keep()
        file = str(self.save_path)
        if why:
            self.notify(say("screen-not-saved", self.session.lang, file=file, why=why), severity="error", markup=False)
        else:
            self.notify(say("screen-saved", self.session.lang, file=file), markup=False)

    def action_leave(self) -> None:
        """Save and quit; if nothing can be saved, say so and quit only when asked again."""
        why = self.keep()
        file = str(self.save_path)
        if not why:
            self.exit()
        elif self.refused:
            self.farewell = say("screen-not-saved", self.session.lang, file=file, why=why)
            self.exit(return_code=NOT_SAVED)
        else:
            self.refused = True
            words = say("screen-not-saved-quit", self.session.lang, file=file, why=why)
            self.notify(words, severity="error", timeout=10, markup=False)
