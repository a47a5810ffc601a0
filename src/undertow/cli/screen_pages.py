"""Screens over the table: windows of text, cards, ways, a curtain between two people, a terminal that is too small."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Key, Resize
from textual.screen import ModalScreen, Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from undertow import stories
from undertow.cli.paths import Paths
from undertow.drawing import BRASS, INK, QUIET, TEAL, Block, Reader, drawing_of, hanging, page, say

COLUMNS, ROWS = 80, 24  # the smallest terminal


def text_width(columns: int) -> int:
    """The width of the text in a window, on a terminal of so many columns."""
    return min(96, columns - 4) - 7


class Page(ModalScreen[None]):
    """A window of text over the table."""

    BINDINGS: ClassVar[list[Any]] = [
        Binding("escape,enter,q,space", "close", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]

    def __init__(self, heading: str, lines: Block, foot: str, end: bool = False) -> None:
        super().__init__()
        self.heading = heading
        self.lines = lines
        self.foot = foot
        self.end = end  # show the end first

    def compose(self) -> ComposeResult:
        """Lay out the text in a frame."""
        with VerticalScroll(classes="window", can_focus=False):
            yield Static()

    def on_resize(self, _: Resize) -> None:
        """Fill the window; begin where the reader wants to begin."""
        window = self.query_one(VerticalScroll)
        window.border_title = self.heading
        window.border_subtitle = self.foot
        self.query_one(Static).update(page(hanging(self.lines, text_width(self.size.width))))
        if self.end:
            self.call_after_refresh(window.scroll_end, animate=False)

    def action_close(self) -> None:
        """Go back to the table."""
        self.dismiss(None)

    def action_scroll(self, lines: int) -> None:
        """Move through the text."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class Ending(Page):
    """The window that says how the game has ended."""

    BINDINGS: ClassVar[list[Any]] = [Binding("q", "app.leave", show=False)]


class Cards(ModalScreen[None]):
    """All cards of the game, to be looked up."""

    BINDINGS: ClassVar[list[Any]] = [Binding("escape,q,c,i", "close", show=False)]

    def __init__(self, reader: Reader, at: tuple[str, int] | None = None) -> None:
        super().__init__()
        self.reader = reader
        self.at = at  # the card to begin with
        self.drawing = drawing_of(reader.game)
        self.cards = [(noun, index) for noun in self.drawing.browsed for index in range(len(reader.game.nouns[noun]))]
        self.cards.sort(key=lambda card: (card[0] != self.drawing.browsed[0], reader.name(*card)))

    def compose(self) -> ComposeResult:
        """Lay out the names and the card."""
        with Horizontal(classes="window large-window") as window:
            window.border_title = self.reader.say("screen-cards")
            window.border_subtitle = self.reader.say("screen-close")
            yield OptionList(
                *[Option(Text(self.reader.name(*card)), f"{card[0]}-{card[1]}") for card in self.cards], id="names"
            )
            with VerticalScroll(id="card", can_focus=False):
                yield Static(id="card-text")

    def on_mount(self) -> None:
        """Begin with the card the reader is thinking about."""
        if self.at in self.cards:
            self.query_one("#names", OptionList).highlighted = self.cards.index(self.at)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the card the reader is at."""
        noun, index = self.cards[event.option_index]
        self.query_one("#card-text", Static).update(Text("\n").join(self.words_of(noun, index)))

    def words_of(self, noun: str, index: int) -> Block:
        """What a card does, and what it tells."""
        lines = self.drawing.about(self.reader, noun, index)
        story = stories.of_card(self.reader.game, noun, index, self.reader.lang)
        return [*lines, Text(), Text(story, f"italic {QUIET}")] if story else lines

    def action_close(self) -> None:
        """Go back to the table."""
        self.dismiss(None)


class Places(ModalScreen[list[int] | None]):
    """All spaces that can be reached; typing the name of one leaves the ways that lead there."""

    BINDINGS: ClassVar[list[Any]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, reader: Reader, paths: Paths) -> None:
        super().__init__()
        self.reader = reader
        self.paths = paths
        self.typed = ""

    def compose(self) -> ComposeResult:
        """Lay out the name and the ways."""
        with Vertical(classes="window") as window:
            window.border_title = self.reader.say("screen-places")
            window.border_subtitle = self.reader.say("screen-close")
            yield Static(id="typed")
            yield OptionList(id="ways")

    def on_mount(self) -> None:
        """Show all of them."""
        self.show()

    def show(self) -> None:
        """Show what begins with what was typed."""
        self.query_one("#typed", Static).update(
            Text.assemble((self.reader.say("screen-places-type"), QUIET), (f" {self.typed}▏", f"bold {BRASS}"))
        )
        ways = self.query_one("#ways", OptionList)
        ways.clear_options()
        for name, found in self.paths.places.items():
            if name.startswith(self.typed):
                for at, path in enumerate(found):
                    words = Text.assemble((f"{name:<4}", f"bold {BRASS}"), (path["text"], INK))
                    ways.add_option(Option(words, f"{name} {at}"))
        ways.highlighted = 0 if ways.option_count else None
        ways.focus()

    def on_key(self, event: Key) -> None:
        """Take letters and digits of a name; a letter that leads nowhere is not taken."""
        if event.key == "backspace":
            self.typed = self.typed[:-1]
        elif event.character and event.character.isalnum():
            longer = self.typed + event.character.lower()
            if not any([name.startswith(longer) for name in self.paths.places]):
                return
            self.typed = longer
        else:
            return
        event.stop()
        self.show()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go there."""
        name, at = (event.option.id or "").split()
        self.dismiss(self.paths.places[name][int(at)]["moves"])


class Curtain(Screen[None]):
    """Hides the table while the keyboard goes from one person to another."""

    BINDINGS: ClassVar[list[Any]] = [Binding("enter", "open", show=False), Binding("q", "app.leave", show=False)]

    def __init__(self, name: str, lang: str) -> None:
        super().__init__()
        self.person = name
        self.lang = lang

    def compose(self) -> ComposeResult:
        """Say whose keyboard it is."""
        lines = [Text(say("screen-curtain", self.lang, name=self.person), f"bold {TEAL}"), Text()]
        lines.append(Text(say("screen-curtain-enter", self.lang, name=self.person), QUIET))
        yield Static(Text("\n").join(lines), classes="middle")

    def action_open(self) -> None:
        """Lift the curtain."""
        self.dismiss(None)


class Enlarge(Screen[None]):
    """Stands before everything while the terminal is too small."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.lang = lang

    def compose(self) -> ComposeResult:
        """Ask for a larger window."""
        words = say("screen-enlarge", self.lang, columns=COLUMNS, rows=ROWS)
        yield Static(Text(words, f"bold {TEAL}"), classes="middle")
