"""What the terminal says around a table: keys, rules, refusals, the log, the result."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from undertow import desk, stories, texts
from undertow.cli.answers import BACK, RASH, Answer, Thing, thing_of
from undertow.cli.asked import goal_of
from undertow.cli.session import Session, alike, are_points, in_short
from undertow.drawing import (
    BRASS,
    CORAL,
    FAINT,
    INK,
    QUIET,
    SEAT_SIGNS,
    TEAL,
    Block,
    Mark,
    Reader,
    joined,
    seat_colour,
    title,
    wrapped,
)
from undertow.kernel.decision import Decision
from undertow.kernel.game import Game
from undertow.kernel.log import Event

EVENT = 3  # lines for one of these events
COMMANDS = "rwlcipsq"
HELP = (
    "choose", "places", "rule", "why", "log", "cards", "players", "pages", "save", "quit", "space", "round", "signs",
)  # fmt: skip
KEYS = "123456789" + "".join([letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in COMMANDS])


def keys_of(choices: Sequence[object]) -> list[str]:
    """The key for each choice: 1 to 9, then letters that are no command, then none; 0 for the way back."""
    keys = [KEYS[at] if at < len(KEYS) else "" for at in range(len(choices))]
    return ["0" if each == BACK else key for each, key in zip(choices, keys, strict=True)]


def marks_of(game: Game, answers: Sequence[Answer]) -> dict[Thing, Mark]:
    """What on the table can be chosen, by noun and number: what just one answer is about."""
    keys = dict(zip(range(len(answers)), keys_of(answers), strict=True))
    about: dict[Thing, set[int]] = {}
    for at, answer in enumerate(answers):
        for thing in filter(None, [thing_of(game, move) for move in answer.all if len(answer.moves) < 2]):
            about.setdefault(thing, set()).add(at)
    found = {thing: ats.pop() for thing, ats in about.items() if len(ats) == 1}
    whole = {thing: at for thing, at in found.items() if keys[at] and answers[at].thing(game) == thing}
    marks = {thing: Mark(keys[at], answers[at].all[0]) for thing, at in whole.items()}
    return {thing: mark for thing, mark in marks.items() if game.words.of(mark.move).key not in RASH}


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
        said = [entry["text"] for entry in group]
        if prompt:
            moves = [entry["move"] for entry in group]
            said = [texts.move(session.game, prompt, move, session.lang, details, session.names) for move in moves]
        for words in in_short(said):
            lines.append(Text.assemble(("✗ ", CORAL), (words, f"bold {INK}")))
        for key in group[0]["rules"]:
            lines.append(Text.assemble(f"  {reader.rule(key)} ", (sign_of(reader, key), BRASS)))
        lines.append(Text())
    return lines or [Text(reader.say("screen-why-not-none"), QUIET)]


def help_page(reader: Reader, legend: str) -> Block:
    """What the game is about, all keys and signs."""
    goal = goal_of(reader.game, reader.lang)
    lines: Block = [Text(goal, INK), Text()] if goal else []
    for key in HELP:
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
        verdict = reader.say("end-you-lose" if session.humans else "screen-nobody-wins", n=len(result.scores))
    lines = [Text(verdict, f"bold {TEAL}"), Text()]
    lines.append(Text(texts.ending(session.game, result.ending, session.lang), f"bold {INK}"))
    seat = session.humans[0] if len(session.humans) == 1 else None
    if story := stories.of_ending(session.game, result.ending, session.state.view(seat), seat, session.lang):
        lines.append(Text(story, f"italic {INK}"))
    lines.append(Text.assemble((reader.rule(result.rule), QUIET), (f"  {sign_of(reader, result.rule)}", BRASS)))
    totals = [Text.assemble(reader.seat(seat), f"  {score}") for seat, score in enumerate(result.scores)]
    if not sheet and not are_points(result.scores, result.winners):
        return lines
    return [*lines, Text(), *(sheet or totals)]


def fitting(words: str, width: int) -> str:
    """Hints as far as there is room; the last ones, how to leave and where to find all keys, stay.

    >>> fitting("/ where to · r rule · l log · q quit · ? help", 36)
    '/ where to · r rule · q quit · ? help'
    """
    hints = words.split(" · ")
    while len("  ".join(hints)) > width > 0 and len(hints) > 3:
        del hints[-3]
    return " · ".join(hints)


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
        self.listened = 0  # events so far, with those that are not worth telling
        self.heard = 0  # events before the viewer's last choice

    def listen(self) -> None:
        """Put what is new into words."""
        news = self.session.news(self.viewer, self.listened)
        self.listened += len(news)
        news = self.session.worth_telling(news)
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
        tales = {} if most else stories.in_log(self.session.game, self.events, self.session.lang, self.viewer)
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
