"""What the server sends, as models; what is said to it is in ``wire_said``.

The OpenAPI description and the page's types are made from both. Frames are built as plain dicts (``speech``) because
there are many of them; a test holds them against these models.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from undertow.sections import Edge, Role
from undertow.table.wire_said import Lang, Order, Talk

LAST = 12  # events that come with a moment of a replay


class RuleRef(BaseModel):
    """A rule: its key, its number in the reader's edition (else its card or heading), its words."""

    key: str
    number: str
    text: str


class Move(BaseModel):
    """A move; ``noun`` and ``index`` name the thing it is about; ``parts``: head, thing and aside, if it has them."""

    move: int
    text: str
    parts: list[str] = []
    family: str
    noun: str
    index: int


class Refused(Move):
    """A move that may not be made, with the rules against it."""

    rules: list[RuleRef]


class Decision(BaseModel):
    """A question of some kind; ``moves`` is null when it is somebody else's; ``window``: the one that is open."""

    prompt: str
    text: str
    rule: RuleRef
    cause: list[RuleRef]
    pace: str
    kind: str = "choice"
    window: str = ""
    moves: list[Move] | None


class Event(BaseModel):
    """Something that happened, numbered for its reader; ``weight``: how much it matters to that reader, from 0 to 3."""

    number: int
    event: str
    rule: str
    text: str
    values: dict[str, int]
    weight: int = 1
    story: str = ""


class Player(BaseModel):
    """Who sits in a seat; ``called``: what texts call the seat; ``here``: somebody has the page open (a bot always)."""

    seat: int
    name: str
    called: str
    kind: Literal["person", "bot", "open"]
    bot: str
    here: bool


class Result(BaseModel):
    """How a game ended."""

    winners: list[int]
    scores: list[int]
    rewards: list[float]
    ending: str
    text: str
    story: str
    rule: RuleRef


class StandingOrder(Order):
    """One of a seat's own orders."""

    id: int


class Undo(BaseModel):
    """Whether one may take one's last move back: freely, or if the others agree; else why not."""

    free: bool
    vote: bool
    why: str


class UndoVote(BaseModel):
    """Somebody wants to take a move back, or to open a bot's seat (``of``) for a friend; these have not agreed yet."""

    about: Literal["undo", "seat"]
    seat: int
    of: int | None
    waiting: list[int]


class Onlooker(BaseModel):
    """A watcher who sees all, through the eyes of every seat, or asks to; these seats have not agreed yet."""

    watcher: int
    name: str
    admitted: bool
    waiting: list[int]


class Note(BaseModel):
    """What happened at the table, after so many events of the game."""

    after: int
    kind: str
    seat: int
    text: str


class Saying(BaseModel):
    """What somebody said to the others: a signal in the reader's language, or (``signal`` is empty) free text."""

    n: int
    seat: int
    signal: str
    text: str


class Path(BaseModel):
    """Several moves, sent as one, and in words what they lead to."""

    text: str
    moves: list[int]


class Span(BaseModel):
    """Words with a role, or a thing (``noun`` and ``index``) that can be read, and chosen where a legal move names it
    or is among ``moves``."""

    text: str
    role: Role
    noun: str
    index: int
    moves: list[int]
    paths: list[Path]


class SectionFact(BaseModel):
    """A name and what it stands for."""

    name: str
    value: list[str | Span]


class SectionRow(BaseModel):
    """A row of a table; its first cell names it."""

    role: Role
    cells: list[list[str | Span]]


class SectionCard(BaseModel):
    """A card that lies there ``n`` times, with its figures and what it says in a few words."""

    noun: str
    index: int
    name: str
    role: Role
    figures: list[str | Span]
    text: str
    n: int
    moves: list[int]


class SectionCell(BaseModel):
    """A space of a map: where it lies, what is drawn, the same in words, and what lies on its sides."""

    row: int
    column: int
    rows: int
    columns: int
    lines: list[list[str | Span]]
    title: str
    roles: list[Role]
    noun: str
    index: int
    moves: list[int]
    paths: list[Path]
    edges: dict[Literal["n", "e", "s", "w"], Edge]


class SectionLines(BaseModel):
    """Lines of text."""

    kind: Literal["lines"]
    lines: list[list[str | Span]]


class SectionFacts(BaseModel):
    """Names and values."""

    kind: Literal["facts"]
    facts: list[SectionFact]


class SectionTable(BaseModel):
    """A table with a heading for each column."""

    kind: Literal["table"]
    columns: list[str]
    rows: list[SectionRow]


class SectionCards(BaseModel):
    """Cards beside each other."""

    kind: Literal["cards"]
    cards: list[SectionCard]


class SectionMap(BaseModel):
    """Spaces by row and column; of ``hexes`` every odd row lies half a space to the right."""

    kind: Literal["map"]
    label: str
    hexes: bool
    cells: list[SectionCell]


class Section(BaseModel):
    """A part of the table with its heading, and what stands quietly beside it; ``closing``: told with the result;
    ``gauge``: figures that stand beside the board where there is room."""

    heading: str
    aside: str
    closing: bool
    gauge: bool
    parts: list[SectionLines | SectionFacts | SectionTable | SectionCards | SectionMap]


class Frame(BaseModel):
    """A table as one viewer may know it."""

    type: Literal["state"] = "state"
    fresh: bool
    table: str
    game: str
    lang: Lang
    practice: bool
    talk: Talk
    sealed: bool
    number: int
    over: bool
    you: int | None
    through: int | None
    seat: int | None
    expected: list[int]
    view: dict[str, Any]
    sections: list[Section] | None
    decision: Decision | None
    result: Result | None
    players: list[Player]
    closes: float | None
    orders: list[StandingOrder]
    undo: Undo | None
    vote: UndoVote | None
    see_all: list[Onlooker]
    host: bool
    notes: list[Note]
    said: list[Saying]
    events: list[Event]


class Ack(BaseModel):
    """A move, or as many of several (``moves``) as were made, has been written down; ``message``: what was dropped."""

    type: Literal["ack"] = "ack"
    number: int
    move: int | None = None
    moves: list[int] | None = None
    message: str = ""


class Problem(BaseModel):
    """What went wrong, as a sentence."""

    message: str
    rules: list[RuleRef] = Field(default_factory=list)


class Refusal(Problem):
    """What went wrong, over the WebSocket."""

    type: Literal["error"] = "error"
    status: int


class Choice(BaseModel):
    """A value that an option may have."""

    value: Any
    text: str


class Option(BaseModel):
    """A setting of a game."""

    key: str
    text: str
    default: Any
    allowed: list[Choice]


class First(BaseModel):
    """A first game: a practice table with a fixed seed, and the questions whose hints lead through its first round."""

    key: str
    seats: int
    seat: int
    seed: int
    options: dict[str, Any]
    script: list[str]


class Game(BaseModel):
    """A game one can play."""

    id: str
    title: str
    tagline: str
    seats: tuple[int, int]
    maturity: str
    bots: list[str]
    seals: bool
    options: list[Option]
    firsts: list[First] = []


class Card(BaseModel):
    """A card, a tile, a lord: its name, what it does, what is printed on it."""

    noun: str
    index: int
    slug: str
    name: str
    text: str
    story: str
    rule: RuleRef | None
    origin: str
    facts: dict[str, Any]


class Signal(BaseModel):
    """Something one may say with one click."""

    key: str
    text: str


class Catalogue(BaseModel):
    """Everything in the box, in the reader's language."""

    game: str
    lang: Lang
    nouns: dict[str, list[str]]
    cards: list[Card]
    board: dict[str, Any]
    words: dict[str, str]
    signals: list[Signal]


class Rule(BaseModel):
    """A rule as the rules desk shows it."""

    key: str
    number: str
    numbers: dict[str, str]
    ours: bool  # whether the numbers are ours: the book has none
    kind: str
    topic: str
    text: str


class Texts(BaseModel):
    """The words of the page itself, as Fluent source."""

    lang: Lang
    ftl: str


class SeatToken(BaseModel):
    """A seat and the secret that opens it."""

    seat: int
    token: str


class Created(BaseModel):
    """A new table: the caller's seats, and the code with which friends join (null without open seats)."""

    table: str
    seats: list[SeatToken]
    join: str | None


class Invitation(BaseModel):
    """The code with which friends join."""

    join: str


class Number(BaseModel):
    """Where the viewer stands now; ``message`` says what was dropped, if something was."""

    number: int
    message: str = ""


class Moment(BaseModel):
    """A game as it stood once: after ``at`` of ``all`` events, as ``seat`` saw it (null: a spectator).

    ``before`` is the ``at`` of the moment before this one (null: there is none).
    """

    at: int
    before: int | None
    all: int
    seat: int | None
    over: bool
    expected: list[int]
    view: dict[str, Any]
    sections: list[Section] | None
    events: list[Event]
    notes: list[Note]


class OrderId(BaseModel):
    """The id of a standing order."""

    id: int


class OnlookerKey(BaseModel):
    """What a watcher is known by who asks to see all, and the key for that; it opens no seat."""

    watcher: int
    token: str


class Token(BaseModel):
    """A new key for a seat."""

    token: str


class Ready(BaseModel):
    """That the database takes a row and gives it back."""

    status: Literal["ok"] = "ok"


class Health(BaseModel):
    """That the server is alive, and what its clock says (seconds since 1970)."""

    status: Literal["ok"] = "ok"
    version: str
    engine: Literal["compiled", "plain"]
    rules: dict[str, int]
    now: float
    outside: str | None  # where others in the home network reach the server, if it listens to them
