"""A game line by line: for pipes, screen readers, small terminals and whoever likes it.

Everything shown comes from the view, the log and the decision of the person who reads.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from undertow import desk, stories, texts
from undertow.cli.answers import Choices, grouped, heading
from undertow.cli.asked import goal_of, title_of
from undertow.cli.files import one_line, plainer, write_record
from undertow.cli.paths import PLACE, Paths
from undertow.cli.session import INTERRUPTS, Session, alike, are_points, in_short
from undertow.kernel.errors import Error
from undertow.kernel.game import Game
from undertow.layout import laid_out
from undertow.layout import plain as plain_words
from undertow.sections import Path as Course
from undertow.sections import Section, Words, is_legend, sections_of, ways_of, without_legends

WHY = ("?", "w", "why", "warum", "dlaczego")
RECAP = 8  # events told again when a saved game goes on
FEW = 5  # parts of the table that may be shown alone
INTERRUPTED = 130
STORY = 30  # letters from which a part of a table is taken for a story
LONGEST = 98  # characters of a line of a table that no game draws itself
CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class Leaving(Exception):
    """The person wants to stop, or there is no more input."""


def run(session: Session, path: Path, keep: bool = False) -> int:
    """Play to the end or until the person leaves; ``keep``: write the record of a finished game too."""
    game = Plain(session, path)
    try:
        with interruptible():
            game.play()
    except Leaving:
        game.leave()
        return 0
    except KeyboardInterrupt:
        game.leave()
        return INTERRUPTED
    except BrokenPipeError:
        write_record(session.recorder.record(), path)
        raise
    if keep:
        game.save()
        game.say("plain-replay", path=str(path))
    return 0


@contextmanager
def interruptible() -> Iterator[None]:
    """Treat a closed terminal and the end of the system like Ctrl-C, as long as a game is played."""
    before = {number: signal.signal(number, signal.default_int_handler) for number in INTERRUPTS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class Plain:
    """A session on paper, so to speak."""

    def __init__(self, session: Session, path: Path) -> None:
        self.session = session
        self.path = path
        self.lang = session.lang
        self.reader: int | None = session.humans[0] if len(session.humans) == 1 else None
        self.heard: dict[int | None, int] = {}  # by reader: how many events were told
        self.shown: list[str] = []  # the summary the reader has in front of them
        self.explained: set[str] = set()  # the signs of maps that have been explained already
        self.told = ""  # what the reader was told last
        self.turn: int | None = None  # whose turn it was then
        self.group: list[Choices] = []  # the answers about one thing that the reader has asked for
        self.courses: list[Course] = []  # the ways to one place that the reader has named
        self.paths = Paths(session, None)
        self.passed = False  # whether the reader has just let the rest of the round pass
        if len(session.recorder.lines) > 1:
            for reader in (None, *session.humans):
                self.heard[reader] = max(0, len(session.state.log(reader)) - RECAP)

    def say(self, key: str, **values: object) -> None:
        """Print a text."""
        print(texts.say(key, self.lang, values, self.session.game), flush=True)

    # -- the game -------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play to the end."""
        session = self.session
        self.say("plain-welcome", title=title_of(session.game, self.lang), seats=session.state.seats)
        if goal := goal_of(session.game, self.lang):
            print(goal)
        while not session.state.over:
            if session.asks_human:
                self.ask()
            else:
                session.bot_moves()
                if not session.humans:
                    self.tell_news()
        self.tell_news()
        self.tell_end()

    def ask(self) -> None:
        """Put the question to the person whose turn it is, until they answer."""
        self.hand_over()
        self.tell_news()
        if self.session.is_round_over(self.reader):
            self.say("plain-round-over")
        self.show_summary()
        self.group, self.courses = [], []
        self.paths = Paths(self.session, self.reader)
        self.show_question()
        while (moves := self.answer(self.read())) is None:
            if self.passed:
                self.passed = False
                return
        made = self.session.play_all(moves)
        if made < len(moves):
            self.say("plain-dropped", made=made, all=len(moves))

    def hand_over(self) -> None:
        """Where several people share the screen, let the next one come before anything of theirs is shown."""
        seat = self.session.state.seat
        if seat == self.reader:
            return
        self.reader = seat
        self.shown = []
        if len(self.session.humans) > 1 and seat is not None:
            if sys.stdout.isatty():
                print(CLEAR, end="")
            self.say("plain-hand-over", name=self.session.names[seat])
            if self.read() == "q":
                self.quit()

    def read(self) -> str:
        """Read a line; echo it where no terminal does."""
        sys.stdout.write("> ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise Leaving
        if not sys.stdin.isatty():
            print(one_line(line.strip()))
        return line.strip().lower()

    def offered(self) -> tuple[list[Choices], list[Course]]:
        """What stands there with a number: moves, then several of them as one."""
        if self.courses:
            return [], self.courses
        if self.group:
            return self.group, []
        return grouped(self.session.game, self.session.choices()), self.paths.together

    def answer(self, line: str) -> list[int] | None:
        """The moves a line chooses; None after a command or something that is no answer."""
        choices, paths = self.offered()
        last = len(choices) + len(paths)
        if line.isdecimal():
            number = int(line[:9])
            if 1 <= number <= len(choices) and len(choices[number - 1]) == 1:
                return [choices[number - 1][0][0]]
            if len(choices) < number <= last:
                return paths[number - len(choices) - 1]["moves"]
            if number <= len(choices) and (number or self.group or self.courses):
                self.group = [[choice] for choice in choices[number - 1]] if number else []
                self.courses = []
                self.show_question()
                return None
            self.say("plain-out-of-range", number=line[:9], n=last)
            return None
        if line in self.paths.places:
            found = self.paths.places[line]
            if len(found) == 1:
                return found[0]["moves"]
            self.courses = found
            self.show_question()
            return None
        commands = {
            "r": self.show_rule, "t": self.show_stories, "h": self.show_help, "v": self.show_table, "l": self.show_log,
            "s": self.try_to_save, "q": self.quit, "": self.show_question, "p": self.pass_the_round,
        }  # fmt: skip
        commands.update(dict.fromkeys(WHY, self.show_refused))
        if line in commands:
            commands[line]()
        elif line.startswith("t "):
            self.show_stories(line[2:].strip())
        elif self.paths.places and PLACE.fullmatch(line):
            self.say("plain-no-such-place", places=", ".join(self.paths.places))
        else:
            self.say("plain-not-understood", n=last)
        return None

    # -- what is shown --------------------------------------------------------------------------------------------

    def tell_news(self) -> None:
        """Tell what the reader has not heard yet."""
        news = self.session.news(self.reader, self.heard.get(self.reader, 0))
        self.heard[self.reader] = self.heard.get(self.reader, 0) + len(news)
        told = [self.session.told(event, self.reader) for event in self.session.worth_telling(news)]
        self.told = " ".join(told)
        for line in told:
            print("  " + line)

    def view(self) -> dict[str, Any]:
        """The reader's view and the options; what one could remember only if the game is played with a memory aid."""
        options = self.session.state.options
        view = {**self.session.state.view(self.reader), "options": dict(options)}
        if not options.get("memory_aid"):
            view.pop("known", None)
        return view

    def drawn(self, what: str) -> str:
        """The table, the way the game's own module draws it, or any game's."""
        drawing = getattr(terminal_of(self.session.game), what, None)
        if drawing is None:
            found = self.sections()
            return in_lines(without_legends(found) if what == "summary" else found)
        own = str(drawing(self.view(), self.lang, self.session.names))
        return own if what == "summary" else f"{own}\n\n{self.ways()}".rstrip()

    def sections(self) -> list[Section]:
        """The table in sections, as any game has them."""
        game, state = self.session.game, self.session.state
        options = dict(state.options)
        words = Words(game, self.lang, self.session.names, self.reader, options, state.events)
        return sections_of(game, {**state.view(self.reader), "options": options}, words)

    def explain(self, changed: list[str]) -> list[str]:
        """The same parts of a table, with the signs of a map where they have not been explained before."""
        if terminal_of(self.session.game) is not None:
            return changed
        found: list[str] = []
        signs = {heading_of(one): in_lines(only_legends(one)) for one in self.sections() if one["heading"]}
        for part in changed:
            legend = signs.get(part.partition("\n")[0], "")
            found.append(f"{part}\n{legend}" if legend and legend not in self.explained else part)
            self.explained.add(legend)
        return found

    def ways(self) -> str:
        """How near the end is, where a game says so."""
        words = Words(self.session.game, self.lang, self.session.names, self.reader)
        return in_lines(ways_of(self.session.game, self.view(), words))

    def show_summary(self) -> None:
        """Show the table in a few lines; where little has changed, only that, but all when one's own turn begins."""
        parts = parts_of(self.drawn("summary"))
        changed = [part for part in parts if part not in self.shown]
        turn = self.view().get("turn")
        if len(changed) > FEW or (turn == self.reader != self.turn):
            changed = parts
        self.shown, self.turn = parts, turn
        if changed := self.explain([part for part in changed if not was_told(part, self.told)]):
            print("\n" + "\n".join(changed))

    def show_table(self) -> None:
        """Show the whole table."""
        print(self.drawn("table"))

    def show_question(self) -> None:
        """Show the question and the numbered choices."""
        choices, paths = self.offered()
        if (hint := self.session.hint()) and not (self.group or self.courses):
            print("\n" + texts.say("plain-hint", self.lang, {"hint": hint}))
        print("\n" + self.session.question())
        told = [*[heading(some) for some in choices], *[path["text"] for path in paths]]
        wide = len(str(len(told)))
        for number, text in enumerate(told, 1):
            print(f"  {number:>{wide}}  {text}")
        if self.group or self.courses:
            print(f"  {0:>{wide}}  {texts.say('plain-back', self.lang)}")
        elif self.paths.places:
            self.say("plain-places", places=", ".join(self.paths.places))
        self.say("plain-ask", n=len(told))

    def show_refused(self) -> None:
        """List the moves one might expect, with the rules against them."""
        decision = self.session.decision()
        refused = self.session.state.why_not(decision.seat, self.lang)
        if not refused:
            self.say("plain-nothing-refused")
        game, names = self.session.game, self.session.called
        for group in alike(refused):
            moves = [entry["move"] for entry in group]
            said = [texts.move(game, decision.prompt, move, self.lang, decision.details, names) for move in moves]
            for text in in_short(said):
                print(f"  ✗ {text}")
            for rule in group[0]["rules"]:
                print(f"      {self.rule(rule)}")

    def rule(self, key: str) -> str:
        """A rule in one line: its name and its words."""
        game = self.session.game
        return f"{desk.SIGN} {desk.rule_name(game, key, self.lang)}: {texts.rule(game, key, self.lang)}"

    def show_rule(self) -> None:
        """Show the rule of the question, and the rule of the step that asks it."""
        decision = self.session.decision()
        for key in dict.fromkeys([decision.rule, *decision.cause[-1:]]):
            print("  " + self.rule(key))

    def show_stories(self, words: str = "") -> None:
        """Tell the stories of the cards with such a name; without one, of those that question and answers name."""
        game = self.session.game
        things = self.session.things() if not words else [(n, i) for n in game.nouns for i in range(len(game.nouns[n]))]
        found = False
        for noun, index in things:
            name = texts.name_of(game, noun, index, self.lang)
            story = stories.of_card(game, noun, index, self.lang)
            if story and words in name.lower():
                print(f"  {name}: {story}")
                found = True
        if not found:
            self.say("plain-no-story")

    def show_help(self) -> None:
        """Show what can be typed."""
        choices, paths = self.offered()
        self.say("plain-help", n=len(choices) + len(paths), game=self.session.game.id)
        for place in list(self.paths.places)[:1]:
            self.say("plain-help-places", place=place)

    def show_log(self) -> None:
        """Tell the whole game so far."""
        events = self.session.worth_telling(self.session.news(self.reader, 0))
        tales = stories.in_log(self.session.game, events, self.lang, self.reader)
        for at, event in enumerate(events):
            print("  " + self.session.told(event, self.reader))
            if at in tales:
                print("    " + tales[at])

    def tell_end(self) -> None:
        """Say who has won, how it ended, and who has how many points."""
        reader = self.reader if len(self.session.humans) == 1 else None
        for line in end_of(self.session.game, self.session.state, reader, self.session.names, self.lang):
            print(line)

    # -- saving ---------------------------------------------------------------------------------------------------

    def save(self) -> None:
        """Write the record, whole or not at all."""
        write_record(self.session.recorder.record(), self.path)

    def try_to_save(self) -> None:
        """Save and go on; where that fails, say so and go on as well."""
        try:
            self.save()
        except Error as error:
            print(one_line(plainer(error).text(self.lang)))
        else:
            self.say("plain-saved", path=str(self.path))

    def pass_the_round(self) -> None:
        """Let everything of this kind pass until the round ends."""
        self.passed = self.session.pass_the_round()
        if not self.passed:
            self.say("plain-no-passing")

    def quit(self) -> None:
        """Stop."""
        raise Leaving

    def leave(self) -> None:
        """Save, then say where and how to go on."""
        from undertow.cli.play import resume_command

        self.save()  # first, since a closed terminal takes no more lines
        print()
        self.say("plain-saved", path=str(self.path))
        self.say("plain-go-on", command=resume_command(self.path))


# -- for any game -------------------------------------------------------------------------------------------------


def parts_of(text: str) -> list[str]:
    """A table cut into its parts: lines, each with the indented lines that belong to it.

    >>> parts_of("court\\n  oracle\\n  hunter\\nhand")
    ['court\\n  oracle\\n  hunter', 'hand']
    """
    parts: list[str] = []
    for line in text.splitlines():
        if line.startswith(" ") and parts:
            parts[-1] += "\n" + line
        else:
            parts.append(line)
    return parts


def terminal_of(game: Game) -> ModuleType | None:
    """The module with which a game draws its own table; None if it has none."""
    name = f"{game.package}.terminal"
    return import_module(name) if find_spec(name) is not None else None


def table_of_any_game(
    game: Game, view: dict[str, Any], lang: str, names: list[str], viewer: int | None = None,
    events: list[tuple[int, ...]] | None = None,
) -> str:  # fmt: skip
    """A view as headings with indented lines, for a game that does not draw its own."""
    words = Words(game, lang, names, viewer, view.get("options"), events)
    return in_lines(sections_of(game, view, words))


def only_legends(one: Section) -> list[Section]:
    """A section with what explains the signs of its map alone, and without its heading."""
    return [{**one, "heading": "", "parts": [part for part in one["parts"] if is_legend(part)]}]


def was_told(part: str, told: str) -> bool:
    """Whether a part of a table has nothing but a story that was told just now.

    >>> told = "The Egg. An egg in the sand, as large as a cask."
    >>> was_told("Card\\n  The Egg\\n  An egg in the sand,\\n    as large as a cask.", told)
    True
    """
    story = " ".join(" ".join(part.split("\n")[2:]).split())
    return len(story) > STORY and story in told


def in_lines(sections: list[Section]) -> str:
    """Sections as headings with indented lines."""
    found: list[str] = []
    for one, (_, body) in zip(sections, laid_out(sections, LONGEST, 20, lambda piece: piece["text"]), strict=True):
        found += [heading_of(one)] if one["heading"] else []
        found += ["  " + plain_words(line).rstrip() for line in body]
    return "\n".join(found)


def heading_of(one: Section) -> str:
    """The heading of a section, with what stands beside it."""
    return f"{one['heading']} ({one['aside']})" if one["aside"] else one["heading"]


def end_of(game: Game, state: Any, reader: int | None, names: list[str], lang: str) -> list[str]:
    """How a game ended, in lines; last, how it all went, where a game says so."""
    view = state.view(reader)
    words = Words(game, lang, names, reader, state.options, state.events)
    closing = [one for one in sections_of(game, view, words) if one["closing"]]
    told = ["", in_lines(closing)] if closing else []
    return [*ending(game, state.result.data(), view, reader, names, lang), *told]


def ending(game: Game, result: dict[str, Any], view: Any, reader: int | None, names: list[str], lang: str) -> list[str]:
    """The same of a result as data, and the table as the reader saw it last."""
    winners = result["winners"]
    lines = ["", texts.ending(game, result["ending"], lang)]
    if story := stories.of_ending(game, result["ending"], view, reader, lang):
        lines.append(story)
    if reader is not None and winners == [reader]:
        lines.append(texts.say("end-you-win", lang))
    elif winners:
        named = ", ".join(names[seat] for seat in winners)
        lines.append(texts.say("end-winners", lang, {"n": len(winners), "names": named}))
    else:
        lines.append(texts.say("end-nobody" if reader is None else "end-you-lose", lang, {"n": len(names)}))
    sheet = getattr(terminal_of(game), "sheet", None)
    if sheet is not None:
        return [*lines, "", sheet(view, lang, names)]
    if not are_points(result["scores"], winners):
        return lines
    wide = max(len(name) for name in names)
    scores = zip(names, result["scores"], strict=True)
    return [*lines, "", *(f"  {name:<{wide}}  {score:>4}" for name, score in scores)]
