"""The table on the whole terminal, for every game: question, choices, log, rules, cards, saving.

It shows what a seat may know and nothing else: view, log and decision of the viewer. How the table itself looks is
the business of the game's module ``screen`` (see ``undertow.drawing``).
"""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Click, Key, Resize, ScreenResume
from textual.screen import ModalScreen, Screen
from textual.timer import Timer
from textual.widget import Widget
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from undertow import desk, stories, texts
from undertow.cli.asked import goal_of, title_of
from undertow.cli.files import write_record
from undertow.cli.session import Session, alike
from undertow.drawing import (
    BRASS,
    CHOOSE,
    CORAL,
    FAINT,
    INK,
    QUIET,
    SEAT_SIGNS,
    TEAL,
    Block,
    Mark,
    Reader,
    between,
    drawing_of,
    hanging,
    joined,
    page,
    say,
    seat_colour,
    title,
    wrapped,
)
from undertow.kernel.decision import Decision
from undertow.kernel.errors import Error
from undertow.kernel.log import Event

COLUMNS, ROWS = 80, 24  # the smallest terminal
WIDE, TALL = 110, 34  # from here on the table is drawn in full, with the log beside it
HUGE = 160  # columns from which the log gets more room
RIGHT, LARGE_RIGHT, HUGE_RIGHT = 35, 42, 56  # columns beside the board, as in the styles
FRAME = 4  # columns of them for frame and margin
NEWS, LARGE_NEWS = 2, 5  # lines for what has just happened: at least, and where the log stands below
CHOICES = 4  # lines of choices that stay in sight
EVENT = 3  # lines for one of these events
HINT, LARGE_HINT = 3, 5  # lines for what a choice means, likewise
PAUSE = 0.3  # seconds between the moves of bots
AT_ONCE = 40  # moves of bots between two looks at the keyboard, without pauses
TOO_SMALL, NOT_SAVED = 2, 1  # exit codes
COMMANDS = "rwlcipsq"
KEYS = "123456789" + "".join([letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in COMMANDS])

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


# -- what is said --------------------------------------------------------------------------------------------------


def keys_of(moves: Sequence[int]) -> list[str]:
    """The key for each choice: 1 to 9, then letters that are no command; none for what comes after."""
    return [KEYS[at] if at < len(KEYS) else "" for at in range(len(moves))]


def marks_of(session: Session, decision: Decision) -> dict[tuple[str, int], Mark]:
    """What on the table can be chosen, by noun and number."""
    words = session.game.words
    marks: dict[tuple[str, int], Mark] = {}
    for key, move in zip(keys_of(decision.moves), decision.moves, strict=True):
        family = words.of(move)
        if family.noun and key:
            marks.setdefault((family.noun, words.index(move) + family.base), Mark(key, move))
    return marks


def sign_of(reader: Reader, key: str) -> str:
    """A rule by its name, with the sign of a paragraph."""
    return f"{desk.SIGN} {desk.rule_name(reader.game, key, reader.lang)}"


def short_sign_of(reader: Reader, key: str) -> str:
    """The same beside the rule's heading."""
    return f"{desk.SIGN} {desk.short_name(reader.game, key, reader.lang)}"


def rule_lines(reader: Reader, key: str) -> Block:
    """A rule: heading, name, words."""
    heading = Text.assemble(
        (texts.topic(reader.game, key, reader.lang), f"bold {INK}"), (f"  {short_sign_of(reader, key)}", BRASS)
    )
    return [heading, Text(reader.rule(key), INK), Text()]


def rule_page(reader: Reader, decision: Decision) -> Block:
    """The rule of a question, and those it stands under."""
    lines = rule_lines(reader, decision.rule)
    around = list(dict.fromkeys(reversed(decision.cause)))  # the top of the stack is under way, the rest waits for it
    for heading, keys in (("screen-rule-around", around[:1]), ("screen-rule-after", around[1:])):
        others = [key for key in keys if key != decision.rule]
        if others:
            lines += [title(reader.say(heading)), Text()]
        for key in others:
            lines += rule_lines(reader, key)
    return lines


def refusals(session: Session, reader: Reader, seat: int) -> Block:
    """Moves one might expect but may not make, each with its rules."""
    state = session.state
    details = state.decision_for(seat).details if seat in state.asked else {}
    prompt = state.decision_for(seat).prompt if seat in state.asked else ""
    lines: Block = []
    for group in alike(state.why_not(seat, session.lang)):
        for entry in group:
            words = entry["text"]
            if prompt:
                words = texts.move(session.game, prompt, entry["move"], session.lang, details, session.names)
            lines.append(Text.assemble(("✗ ", CORAL), (words, f"bold {INK}")))
        for key in group[0]["rules"]:
            lines.append(Text.assemble(f"  {reader.rule(key)} ", (sign_of(reader, key), BRASS)))
        lines.append(Text())
    return lines or [Text(reader.say("screen-why-not-none"), QUIET)]


def help_page(reader: Reader, legend: str) -> Block:
    """What the game is about, all keys and signs."""
    goal = goal_of(reader.game, reader.lang)
    lines: Block = [Text(goal, INK), Text()] if goal else []
    for key in ("choose", "rule", "why", "log", "cards", "players", "save", "quit", "space", "signs"):
        lines.append(Text(reader.say(f"screen-help-{key}"), INK))
    lines += [Text(), *[Text(part, QUIET) for part in legend.split(" · ") if part]]
    return lines


def result_page(session: Session, reader: Reader, sheet: Block) -> Block:
    """Who has won, why it is over, and the score sheet."""
    result = session.state.result
    assert result is not None
    if len(result.winners) == 1:
        key = "screen-winner-you" if session.humans == result.winners else "screen-winner"
        verdict = reader.say(key, name=session.names[result.winners[0]])
    elif result.winners:
        names = f" {reader.say('screen-and')} ".join([session.names[seat] for seat in result.winners])
        verdict = reader.say("screen-winners", names=names)
    else:
        verdict = reader.say("screen-nobody-wins")
    lines = [Text(verdict, f"bold {TEAL}"), Text()]
    lines.append(Text(texts.ending(session.game, result.ending, session.lang), f"bold {INK}"))
    seat = session.humans[0] if len(session.humans) == 1 else None
    if story := stories.of_ending(session.game, result.ending, session.state.view(seat), seat, session.lang):
        lines.append(Text(story, f"italic {INK}"))
    lines.append(Text.assemble((reader.rule(result.rule), QUIET), (f"  {sign_of(reader, result.rule)}", BRASS)))
    totals = [Text.assemble(reader.seat(seat), f"  {score}") for seat, score in enumerate(result.scores)]
    return [*lines, Text(), *(sheet or totals)]


def key_hints(words: str) -> Text:
    """Keys and what they do, from "key word · key word"."""
    hints = [hint.split(" ", 1) for hint in words.split(" · ")]
    return joined([Text.assemble((hint[0], BRASS), (f" {' '.join(hint[1:])}", QUIET)) for hint in hints], "  ")


class Chronicle:
    """The log as one viewer may read it, put into words once."""

    def __init__(self, session: Session, viewer: int | None, dividers: Sequence[str], reader: Reader) -> None:
        self.session = session
        self.reader = reader
        self.viewer = viewer
        self.dividers = dividers
        self.events: list[Event] = []
        self.words: list[str] = []
        self.heard = 0  # events before the viewer's last choice

    def listen(self) -> None:
        """Put what is new into words."""
        news = self.session.news(self.viewer, len(self.events))
        self.events += news
        self.words += [self.session.told(event, self.viewer) for event in news]

    def line(self, at: int, rules: bool = False) -> Text:
        """An event: sign of the player, words, rule if wanted."""
        event = self.events[at]
        seat = event.values.get("seat")
        sign = Text("  ") if seat is None else Text(f"{SEAT_SIGNS[seat % 6]} ", seat_colour(seat))
        if event.key in self.dividers:
            return Text.assemble(sign, (self.words[at], f"bold {BRASS}"))
        rule = (f"  {sign_of(self.reader, event.rule)}", FAINT) if rules else ""
        return Text.assemble(sign, (self.words[at], INK if at >= self.heard else QUIET), rule)

    def lines(self, rules: bool = False, most: int = 0) -> Block:
        """All events, with what great moments tell; or the latest ones."""
        first = max(len(self.events) - most, 0) if most else 0
        tales = {} if most else stories.in_log(self.session.game, self.events, self.session.lang)
        lines: Block = []
        for at in range(first, len(self.events)):
            lines.append(self.line(at, rules))
            if at in tales:
                lines.append(Text(f"  {tales[at]}", f"italic {QUIET}"))
        return lines

    def latest(self, width: int, most: int) -> Block:
        """The end of what has happened since the viewer's last choice, in so many lines."""
        lines: Block = []
        for at in range(len(self.events) - 1, self.heard - 1, -1):
            event = wrapped(self.line(at), width, min(most, EVENT), indent=2)
            if lines and len(lines) + len(event) > most:
                break
            lines = event + lines
        return lines[-most:]


# -- screens over the table ----------------------------------------------------------------------------------------


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


# -- the table -----------------------------------------------------------------------------------------------------


class Drawn(Widget):
    """Draws a block for exactly the room it has."""

    def __init__(self, draw: Callable[[int, int], Block], id: str) -> None:
        super().__init__(id=id)
        self.draw = draw

    def render(self) -> Text:
        """Draw."""
        return page(self.draw(self.size.width, self.size.height))

    def on_click(self, event: Click) -> None:
        """Choose what was clicked, if it can be chosen."""
        move = event.style.meta.get(CHOOSE)
        if move is not None:
            self.screen.play(move)


class Table(Screen[None]):
    """The table: board, question, choices, log."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[Any]] = [
        Binding("r", "rule", show=False),
        Binding("w", "why_not", show=False),
        Binding("l", "log", show=False),
        Binding("c,i", "cards", show=False),
        Binding("p", "players", show=False),
        Binding("s", "app.save", show=False),
        Binding("q", "app.leave", show=False),
        Binding("question_mark", "help", show=False),
        Binding("space", "skip", show=False),
        Binding("enter", "result", show=False),
    ]

    def __init__(self, session: Session, pause: float) -> None:
        super().__init__()
        self.session = session
        self.pause = pause
        self.drawing = drawing_of(session.game)
        self.chronicles: dict[int | None, Chronicle] = {}
        self.viewer: int | None = session.humans[0] if len(session.humans) == 1 else None
        self.view: Any = session.state.view(self.viewer)
        self.decision: Decision | None = None
        self.skipping = pause == 0
        self.timer: Timer | None = None
        self.reader = self.reader_with({})
        self.shown_result = False
        self.hint_rows = HINT  # lines for what one should know about a choice

    def compose(self) -> ComposeResult:
        """Lay out the parts."""
        yield Static(id="head")
        yield Drawn(self.draw_banner, id="banner")
        with Horizontal(id="middle"):
            yield Drawn(self.draw_board, id="board")
            with Vertical(id="right"):
                with Vertical(id="prompt"):
                    yield Static(id="news")
                    yield Static(id="question")
                    yield OptionList(id="choices")
                    yield Static(id="hint")
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="log-text")
        yield Static(id="foot")

    def reader_with(self, marks: dict[tuple[str, int], Mark]) -> Reader:
        """The person at the keyboard, and what they can choose."""
        session = self.session
        return Reader(session.game, session.lang, session.names, self.viewer, marks, session.state.options)

    @property
    def chronicle(self) -> Chronicle:
        """The viewer's log."""
        if self.viewer not in self.chronicles:
            self.chronicles[self.viewer] = Chronicle(self.session, self.viewer, self.drawing.dividers, self.reader)
        return self.chronicles[self.viewer]

    @property
    def on_top(self) -> bool:
        """Whether nothing lies over the table."""
        return self.app.screen is self

    @property
    def large(self) -> bool:
        """Whether there is room for the whole drawing and the log."""
        return self.size.width >= WIDE and self.size.height >= TALL

    @property
    def column(self) -> int:
        """How many characters a line beside the board has."""
        right = RIGHT if not self.large else LARGE_RIGHT if self.size.width < HUGE else HUGE_RIGHT
        return right - FRAME

    # -- the course of the game -------------------------------------------------------------------------------------

    def on_screen_resume(self, _: ScreenResume) -> None:
        """Go on when the table is the topmost screen (again)."""
        self.go_on()

    def go_on(self) -> None:
        """Show the table and see who is next: a person, a bot, nobody."""
        if not self.on_top:
            return
        state = self.session.state
        if state.over:
            if len(self.session.humans) > 1:
                self.viewer = None
            self.refresh_table()
            if not self.shown_result:
                self.action_result()
        elif self.session.asks_human:
            if len(self.session.humans) > 1 and state.seat != self.viewer:
                self.draw_curtain(state.seat)
                return
            self.skipping = self.pause == 0
            self.refresh_table()
        else:
            self.refresh_table()
            if self.timer is None:
                self.timer = self.set_timer(0.01 if self.skipping else self.pause, self.bots_move)

    def draw_curtain(self, seat: int | None) -> None:
        """Hide the table until the person who is asked says so."""
        assert seat is not None

        def lifted(_: None) -> None:
            self.viewer = seat

        self.app.push_screen(Curtain(self.session.names[seat], self.session.lang), lifted)

    def bots_move(self) -> None:
        """Let a bot move, or many at once when pauses are skipped; nothing happens behind another screen."""
        self.timer = None
        if not self.on_top:
            return
        for _ in range(AT_ONCE if self.skipping else 1):
            if self.session.state.over or self.session.asks_human:
                break
            self.session.bot_moves()
        self.go_on()

    def play(self, move: int) -> None:
        """Make the move of the person at the keyboard."""
        if self.decision is None or move not in self.decision.moves:
            return
        self.chronicle.heard = len(self.chronicle.events)
        self.decision = None
        self.session.play(move)
        self.go_on()

    # -- drawing ----------------------------------------------------------------------------------------------------

    def refresh_table(self) -> None:
        """Draw everything anew from what the viewer may know."""
        state = self.session.state
        self.view = state.view(self.viewer)
        self.chronicle.listen()
        asked = self.viewer is not None and state.seat == self.viewer and self.viewer in self.session.humans
        self.decision = self.session.decision() if asked else None
        self.reader = self.reader_with(marks_of(self.session, self.decision) if self.decision else {})
        self.show_head()
        self.show_prompt()
        self.show_log()
        self.query_one("#banner", Drawn).refresh()
        self.query_one("#board", Drawn).refresh()

    def draw_banner(self, width: int, height: int) -> Block:
        """Draw the strip across the top of a small screen."""
        return [] if self.large else self.drawing.banner(self.view, self.reader, width)

    def draw_board(self, width: int, height: int) -> Block:
        """Draw the table for the room there is."""
        draw = self.drawing.board if self.large else self.drawing.side
        return draw(self.view, self.reader, width, height)

    def whose_turn(self) -> Text:
        """Whose turn it is, and who is asked."""
        session, state = self.session, self.session.state
        if state.over:
            return Text(self.reader.say("screen-over"), f"bold {TEAL}")
        turn = self.view.get("turn")
        parts: list[Text] = []
        if turn is not None and turn == self.viewer:
            key = "screen-turn-yours" if len(session.humans) == 1 else "screen-turn-of-you"
            parts.append(Text(f"▶ {self.reader.say(key, name=session.names[turn])}", f"bold {TEAL}"))
        elif turn is not None:
            parts.append(Text(f"▶ {self.reader.say('screen-turn-of', name=session.names[turn])}", f"bold {INK}"))
        if state.seat is not None and state.seat != turn:
            mine = state.seat == self.viewer
            said = self.reader.say("screen-asked" if mine else "screen-asked-name", name=session.names[state.seat])
            parts.append(Text(said, f"bold {TEAL}" if mine else QUIET))
        return joined(parts, " · ")

    def show_head(self) -> None:
        """Show game, turn and alarm."""
        game = (f"  {title_of(self.session.game, self.session.lang)}   ", QUIET)
        left = Text.assemble(("≈ Undertow", f"bold {TEAL}"), game, self.whose_turn())
        alarm = Text(self.drawing.alarm(self.view, self.reader), f"bold reverse {CORAL}")
        self.query_one("#head", Static).update(between(left, alarm, max(self.size.width - 2, 10)))
        over = "screen-foot-over" if self.session.state.over else "screen-foot-waiting"
        words = self.reader.say("screen-foot" if self.decision else over)
        self.query_one("#foot", Static).update(key_hints(words))

    def show_prompt(self) -> None:
        """Show what has just happened, the question and the choices."""
        reader, session = self.reader, self.session
        prompt = self.query_one("#prompt", Vertical)
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        prompt.set_class(self.decision is not None, "asked")
        self.show_hint([])
        if self.decision is None:
            prompt.border_title = ""
            prompt.border_subtitle = ""
            seat = session.state.seat
            if seat is None:
                words = reader.say("screen-over")
            else:
                words = f"{reader.say('screen-thinking', name=session.names[seat])}\n{reader.say('screen-skip-hint')}"
            self.query_one("#question", Static).update(Text(words, QUIET))
            self.show_news(len(words.split("\n")))
            self.set_focus(None)
            return
        prompt.border_title = texts.topic(session.game, self.decision.rule, session.lang)
        prompt.border_subtitle = short_sign_of(reader, self.decision.rule)
        question = wrapped(Text(session.question(), f"bold {INK}"), self.column)
        self.query_one("#question", Static).update(Text("\n").join(question))
        keys = keys_of(self.decision.moves)
        options = []
        rows = len(question)
        for key, (move, words) in zip(keys, session.choices(), strict=True):
            lines = wrapped(Text.assemble((f"{key or ' '} ", f"bold {TEAL}"), words), self.column - 1, indent=2)
            rows += len(lines)
            options.append(Option(Text("\n").join(lines), str(move)))
        hinted = any([self.hint_of(self.thing_of(move)) for move in self.decision.moves])
        self.show_news(rows + (HINT if hinted else 0))
        choices.add_options(options)
        choices.highlighted = 0
        choices.focus()

    def show_news(self, others: int) -> None:
        """Show what has just happened, in as many lines as the other parts of the prompt leave free."""
        room = self.query_one("#prompt", Vertical).size.height
        if room == 0:  # before the first layout
            self.call_after_refresh(self.redraw)
        most = LARGE_NEWS if self.large else max(room - others, NEWS)
        lines = self.chronicle.latest(self.column, most)
        news = self.query_one("#news", Static)
        news.styles.max_height = most
        if lines and len(lines) < most and not self.large:
            lines.append(Text())
        news.update(Text("\n").join(lines))
        free = room - len(lines) - self.query_one("#question", Static).size.height
        self.hint_rows = LARGE_HINT if self.large else max(free - CHOICES, HINT)

    def show_log(self) -> None:
        """Show the log beside the board; its end is in sight."""
        log = self.query_one("#log", VerticalScroll)
        log.border_title = self.reader.say("screen-log")
        if not self.large:
            return
        lines = [line for event in self.chronicle.lines(most=60) for line in wrapped(event, self.column, 0, 2)]
        self.query_one("#log-text", Static).update(page(lines))
        self.call_after_refresh(log.scroll_end, animate=False)

    def on_resize(self, _: Resize) -> None:
        """Choose the arrangement for the room there is."""
        self.set_class(self.large, "large")
        self.set_class(self.large and self.size.width >= HUGE, "huge")
        if self.on_top and self.is_mounted:
            self.call_after_refresh(self.redraw)

    def redraw(self) -> None:
        """Draw again without asking anew who is next."""
        if self.on_top:
            at = self.query_one("#choices", OptionList).highlighted
            self.refresh_table()
            self.query_one("#choices", OptionList).highlighted = at or 0

    # -- choosing ---------------------------------------------------------------------------------------------------

    def on_key(self, event: Key) -> None:
        """Choose by key."""
        if self.decision is None or not event.character:
            return
        keys = keys_of(self.decision.moves)
        if event.character in keys and event.character:
            event.stop()
            self.play(self.decision.moves[keys.index(event.character)])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Choose with Enter or the mouse."""
        if event.option.id is not None:
            self.play(int(event.option.id))

    def on_option_list_option_highlighted(self, _: OptionList.OptionHighlighted) -> None:
        """Say what one should know about the choice one is at."""
        lines = wrapped(Text(self.hint_of(self.chosen_thing()), QUIET), self.column, self.hint_rows)
        self.show_hint(lines)
        self.call_after_refresh(self.query_one("#choices", OptionList).scroll_to_highlight)

    def show_hint(self, lines: Block) -> None:
        """Show a hint below the choices; without words it takes no room."""
        hint = self.query_one("#hint", Static)
        hint.update(Text("\n").join(lines))
        hint.display = any(line.plain for line in lines)

    def chosen_thing(self) -> tuple[str, int] | None:
        """What the choice one is at names: a card, a place, a player."""
        at = self.query_one("#choices", OptionList).highlighted
        if self.decision is None or at is None or at >= len(self.decision.moves):
            return None
        return self.thing_of(self.decision.moves[at])

    def thing_of(self, move: int) -> tuple[str, int] | None:
        """What a move names."""
        words = self.session.game.words
        family = words.of(move)
        return (family.noun, words.index(move) + family.base) if family.noun else None

    def hint_of(self, thing: tuple[str, int] | None) -> str:
        """What one should know about a thing."""
        return self.drawing.hint(self.view, self.reader, *thing) if thing else ""

    # -- looking things up ------------------------------------------------------------------------------------------

    def open_page(self, key: str, lines: Block, end: bool = False) -> None:
        """Open a window of text."""
        self.app.push_screen(Page(self.reader.say(key), lines, self.reader.say("screen-close"), end))

    def action_rule(self) -> None:
        """Show the rule of the question."""
        none = [Text(self.reader.say("screen-rule-none"), QUIET)]
        self.open_page("screen-rule", rule_page(self.reader, self.decision) if self.decision else none)

    def action_why_not(self) -> None:
        """Show what is forbidden now, and why."""
        none = [Text(self.reader.say("screen-why-not-none"), QUIET)]
        lines = none if self.viewer is None else refusals(self.session, self.reader, self.viewer)
        self.open_page("screen-why-not", lines)

    def action_log(self) -> None:
        """Show everything that has happened."""
        self.open_page("screen-log", self.chronicle.lines(rules=True), end=True)

    def action_players(self) -> None:
        """Show what lies before each player."""
        self.open_page("screen-players", self.drawing.players(self.view, self.reader, text_width(self.size.width)))

    def action_cards(self) -> None:
        """Look up cards."""
        if self.drawing.browsed:
            self.app.push_screen(Cards(self.reader, self.chosen_thing()))
        else:
            self.open_page("screen-cards", [Text(self.reader.say("screen-cards-none"), QUIET)])

    def action_help(self) -> None:
        """Show keys and signs."""
        self.open_page("screen-help", help_page(self.reader, self.drawing.legend(self.reader)))

    def action_result(self) -> None:
        """Show how the game has ended."""
        if not self.session.state.over:
            return
        self.shown_result = True
        sheet = self.drawing.sheet(self.view, self.reader, text_width(self.size.width))
        lines = result_page(self.session, self.reader, sheet)
        self.app.push_screen(Ending(self.reader.say("screen-result"), lines, self.reader.say("screen-result-close")))

    def action_skip(self) -> None:
        """Pass, as on the page; while bots play: let them play without pauses until somebody is asked."""
        if self.decision is not None:
            last = self.decision.moves[-1]
            if self.session.is_quiet(last):
                self.play(last)
        elif not self.session.state.over:
            self.skipping = True
            if self.timer is not None:
                self.timer.stop()
                self.timer = None
            self.go_on()


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
