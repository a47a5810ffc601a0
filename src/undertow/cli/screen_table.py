"""The table itself: board, question, choices, log; it goes on with whoever is next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Key, Resize, ScreenResume
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from undertow import texts
from undertow.cli.answers import BACK, Answer, Answers
from undertow.cli.asked import title_of
from undertow.cli.paths import Paths
from undertow.cli.screen_drawn import Drawn
from undertow.cli.screen_pages import Cards, Curtain, Ending, Page, Places, text_width
from undertow.cli.screen_texts import (
    Chronicle,
    fitting,
    help_page,
    key_hints,
    keys_of,
    marks_of,
    refusals,
    result_page,
    rule_page,
    short_sign_of,
)
from undertow.cli.session import Session
from undertow.drawing import (
    BRASS,
    CORAL,
    INK,
    QUIET,
    TEAL,
    Block,
    Mark,
    Reader,
    between,
    drawing_of,
    joined,
    page,
    wrapped,
)
from undertow.kernel.decision import Decision
from undertow.sectioned import Sectioned

WIDE, TALL = 110, 34  # from here on the table is drawn in full, with the log beside it
HUGE = 160  # columns from which the log gets more room
RIGHT, LARGE_RIGHT, HUGE_RIGHT = 35, 42, 56  # columns beside the board, as in the styles
FRAME = 4  # columns of them for frame and margin
NEWS, LARGE_NEWS = 2, 5  # lines for what has just happened: at least, and where the log stands below
CHOICES = 4  # lines of choices that stay in sight
HINT, LARGE_HINT = 3, 5  # lines for what a choice means, likewise
AT_ONCE = 40  # moves of bots between two looks at the keyboard, without pauses


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
        Binding("slash", "places", show=False),
        Binding("space", "skip", show=False),
        Binding("0", "zero", show=False),
        Binding("escape,backspace", "back", show=False),
        Binding("tab", "turn(1)", show=False),
        Binding("shift+tab", "turn(-1)", show=False),
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
        self.paths = Paths(session, None)
        self.answers = Answers(session)
        self.skipping = pause == 0
        self.timer: Timer | None = None
        self.reader = self.reader_with(None)
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

    def reader_with(self, decision: Decision | None) -> Reader:
        """The person at the keyboard, and what they can choose."""
        session = self.session
        answers = self.answers.renew(decision is not None, self.paths.together)
        marks = marks_of(session.game, answers)
        keyed = zip(keys_of(answers), answers, strict=True)
        keys = {each.moves[0]: Mark(key, each.moves[0]) for key, each in keyed if key and len(each.moves) == 1}
        state = session.state
        return Reader(session.game, session.lang, session.names, self.viewer, marks, state.options, keys, state.events)

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
            if self.session.is_round_over(self.viewer):
                self.notify(texts.say("plain-round-over", self.session.lang), markup=False)
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
            self.drawing = drawing_of(self.session.game)  # open at its first page

        self.app.push_screen(Curtain(self.session.names[seat], self.session.lang), lifted)

    def bots_move(self) -> None:
        """Let a bot move, or many at once when pauses are skipped; nothing happens behind another screen."""
        self.timer = None
        if not self.on_top:
            return
        for _ in range(AT_ONCE if self.skipping else 1):
            if self.session.state.over or self.session.asks_human:
                break
            self.session.bot_moves(self.viewer)
        self.go_on()

    def choose(self, answer: Answer) -> None:
        """Make the moves of an answer, open a group, or go back to all answers."""
        if answer.moves:
            self.play_all(answer.moves)
            return
        self.answers.group = answer.opens
        self.refresh_table()

    def choose_at(self, move: int) -> None:
        """Choose the answer behind a thing on the table."""
        if answer := self.answers.with_move(move):
            self.choose(answer)

    def action_back(self) -> None:
        """Close a group again."""
        if self.answers.group:
            self.choose(BACK)

    def play(self, move: int) -> None:
        """Make the move of the person at the keyboard."""
        self.play_all([move])

    def play_all(self, moves: Sequence[int]) -> None:
        """Make several moves as one; what happens on the way may end them."""
        if self.decision is None or moves[0] not in self.decision.moves:
            return
        self.chronicle.heard = len(self.chronicle.events)
        self.decision = None
        made = self.session.play_all(moves)
        if made < len(moves):
            self.notify(texts.say("plain-dropped", self.session.lang, {"made": made, "all": len(moves)}), markup=False)
        self.go_on()

    # -- drawing ----------------------------------------------------------------------------------------------------

    def refresh_table(self) -> None:
        """Draw everything anew from what the viewer may know."""
        state = self.session.state
        self.view = state.view(self.viewer)
        self.chronicle.listen()
        asked = self.viewer is not None and state.seat == self.viewer and self.viewer in self.session.humans
        self.decision = self.session.decision() if asked else None
        self.paths = Paths(self.session, self.viewer if asked else None)
        self.reader = self.reader_with(self.decision)
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
        asked = session.asked(self.viewer)
        if asked != (turn,):
            mine = asked == (self.viewer,)
            said = self.reader.say("screen-asked") if mine else self.others_asked("screen-asked-name")
            parts.append(Text(said, f"bold {TEAL}" if mine else QUIET))
        return joined(parts, " · ")

    def others_asked(self, key: str) -> str:
        """Who else is asked: a text with one name, or all names behind a screen."""
        names = [self.session.names[seat] for seat in self.session.asked(self.viewer)]
        if len(names) == 1:
            return self.reader.say(key, name=names[0])
        return texts.say("table-expected", self.session.lang, {"names": ", ".join(names)})

    def show_head(self) -> None:
        """Show game, turn and alarm."""
        game = (f"  {title_of(self.session.game, self.session.lang)}   ", QUIET)
        left = Text.assemble(("≈ Undertow", f"bold {TEAL}"), game, self.whose_turn())
        alarm = Text(self.drawing.alarm(self.view, self.reader), f"bold reverse {CORAL}")
        self.query_one("#head", Static).update(between(left, alarm, max(self.size.width - 2, 10)))
        over = "screen-foot-over" if self.session.state.over else "screen-foot-waiting"
        words = self.reader.say("screen-foot" if self.decision else over)
        if self.paths.places:
            words = f"{self.reader.say('screen-foot-places')} · {words}"
        self.query_one("#foot", Static).update(key_hints(fitting(words, self.size.width - 2)))

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
            if session.state.over:
                words = reader.say("screen-over")
            else:
                words = f"{self.others_asked('screen-thinking')}\n{reader.say('screen-skip-hint')}"
            self.query_one("#question", Static).update(Text(words, QUIET))
            self.show_news(len(words.split("\n")))
            self.set_focus(None)
            return
        prompt.border_title = texts.topic(session.game, self.decision.rule, session.lang)
        prompt.border_subtitle = short_sign_of(reader, self.decision.rule)
        question = wrapped(Text(session.question(), f"bold {INK}"), self.column)
        if hint := session.hint():
            question = [*wrapped(Text(hint, BRASS), self.column), *[Text()] * self.large, *question]
        self.query_one("#question", Static).update(Text("\n").join(question))
        options = []
        rows = len(question)
        for at, (key, answer) in enumerate(zip(keys_of(self.answers.listed), self.answers.listed, strict=True)):
            words = Text.assemble((f"{key or ' '} ", f"bold {TEAL}"), answer.text or reader.say("plain-back"))
            lines = wrapped(words, self.column - 1, indent=2)
            rows += len(lines)
            options.append(Option(Text("\n").join(lines), str(at)))
        hinted = any([self.hint_of(answer.thing(session.game)) for answer in self.answers.listed])
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
        keys = keys_of(self.answers.listed)
        if event.character in keys:
            event.stop()
            self.choose(self.answers.listed[keys.index(event.character)])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Choose with Enter or the mouse."""
        if event.option.id is not None and int(event.option.id) < len(self.answers.listed):
            self.choose(self.answers.listed[int(event.option.id)])

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
        if self.decision is None or at is None or at >= len(self.answers.listed):
            return None
        return self.answers.listed[at].thing(self.session.game)

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

    def action_zero(self) -> None:
        """Close a group; else let everything of this kind pass until the round ends, in a game that counts rounds."""
        if self.answers.group:
            self.action_back()
            return
        if self.decision is None or not self.session.pass_the_round():
            return
        self.chronicle.heard = len(self.chronicle.events)
        self.decision = None
        self.go_on()

    def action_turn(self, pages: int) -> None:
        """Turn to another page of the table."""
        if isinstance(self.drawing, Sectioned):
            self.drawing.turn(pages)
            self.query_one("#board", Drawn).refresh()

    def action_cards(self) -> None:
        """Look up cards."""
        if self.drawing.browsed:
            self.app.push_screen(Cards(self.reader, self.chosen_thing()))
        else:
            self.open_page("screen-cards", [Text(self.reader.say("screen-cards-none"), QUIET)])

    def action_places(self) -> None:
        """Name a space of the map, and how to get there."""
        if self.paths.places:
            self.app.push_screen(Places(self.reader, self.paths), self.go_to)

    def go_to(self, moves: list[int] | None) -> None:
        """Follow the way that was chosen."""
        if moves is not None:
            self.play_all(moves)

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
