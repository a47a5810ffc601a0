"""What goes over the wire, as models: the OpenAPI description and the page's types are made from these.

Frames are built as plain dicts (``speech``) because there are many of them; a test holds them against these models.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr, model_validator

from undertow.names import LONGEST

Lang = Literal["en", "de", "pl"]
Talk = Literal["none", "signals", "chat"]
NAME = LONGEST  # characters of a player's name
SAYING = 200  # characters that one may say at once, tidied
LARGEST_RECORD = 1_000_000  # characters
LAST = 12  # events that come with a moment of a replay
WIDEST = 1 << 53  # what JavaScript can count to


class Said(BaseModel):
    """A message from outside: nothing in it that we do not know, no half characters, no zero bytes."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def all_text_is_text(cls, data: Any) -> Any:
        """Refuse what no database and no page could show."""
        refuse_half_characters(data)
        return data


def refuse_half_characters(data: Any) -> None:
    """Look into everything that may hold text; how deep it goes is limited by the size of a message."""
    waiting = [data]
    while waiting:
        part = waiting.pop()
        if isinstance(part, str):
            if "\0" in part or any("\ud800" <= letter <= "\udfff" for letter in part):
                raise ValueError("no text")
        elif isinstance(part, dict):
            waiting += [*part.keys(), *part.values()]
        elif isinstance(part, list):
            waiting += part


class RuleRef(BaseModel):
    """A rule: its key, its number in the reader's edition (else its card or heading), its words."""

    key: str
    number: str
    text: str


class Move(BaseModel):
    """A move; ``noun`` and ``index`` name the thing it is about."""

    move: int
    text: str
    family: str
    noun: str
    index: int


class Refused(Move):
    """A move that may not be made, with the rules against it."""

    rules: list[RuleRef]


class Decision(BaseModel):
    """A question; ``moves`` is null when it is somebody else's."""

    prompt: str
    text: str
    rule: RuleRef
    cause: list[RuleRef]
    pace: str
    moves: list[Move] | None


class Event(BaseModel):
    """Something that happened, numbered for its reader."""

    number: int
    event: str
    rule: str
    text: str
    values: dict[str, int]
    story: str = ""


class Player(BaseModel):
    """Who sits in a seat; ``here``: somebody has the page open (a bot always has)."""

    seat: int
    name: str
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


class Order(Said):
    """Answer ``move`` to every question ``prompt``; ``where`` narrows it down, as the game knows how."""

    prompt: StrictStr = Field(max_length=40)
    move: StrictInt = Field(ge=0, le=WIDEST)
    where: dict[StrictStr, StrictInt] = Field(default_factory=dict, max_length=8)
    until: Literal["turn", "game"] = "game"


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
    seat: int | None
    expected: list[int]
    view: dict[str, Any]
    decision: Decision | None
    result: Result | None
    players: list[Player]
    closes: float | None
    orders: list[StandingOrder]
    undo: Undo | None
    vote: UndoVote | None
    host: bool
    notes: list[Note]
    said: list[Saying]
    events: list[Event]


class Ack(BaseModel):
    """A move has been written down."""

    type: Literal["ack"] = "ack"
    number: int
    move: int


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
    kind: str
    topic: str
    text: str


class Texts(BaseModel):
    """The words of the page itself, as Fluent source."""

    lang: Lang
    ftl: str


class NewTable(Said):
    """A table to be set up: the caller's seats, those open for friends; bots take the others.

    ``sealed``: for good; who did what in secret stays secret after the end, too (where the game ``seals``).
    """

    game: StrictStr = Field(max_length=40)
    seats: StrictInt | None = None
    you: list[StrictInt] = Field(default_factory=lambda: [0], max_length=16)
    open: list[StrictInt] = Field(default_factory=list, max_length=16)
    bots: StrictStr = Field("thumb", max_length=40)
    options: dict[StrictStr, StrictInt | StrictBool | StrictStr] = Field(default_factory=dict, max_length=40)
    names: dict[StrictStr, StrictStr] = Field(default_factory=dict, max_length=16)
    lang: Lang = "en"
    pace: Literal["none", "quick", "calm", "slow", "test"] = "calm"
    talk: Talk = "signals"
    sealed: StrictBool = False
    seed: Annotated[StrictInt, Field(ge=-WIDEST, le=WIDEST)] | Annotated[StrictStr, Field(max_length=64)] | None = None


class SeatToken(BaseModel):
    """A seat and the secret that opens it."""

    seat: int
    token: str


class Created(BaseModel):
    """A new table: the caller's seats, and the code with which friends join (null without open seats)."""

    table: str
    seats: list[SeatToken]
    join: str | None


class Join(Said):
    """Somebody wants an open seat."""

    join: StrictStr = Field(max_length=80)
    seat: StrictInt | None = None
    name: StrictStr = Field("", max_length=NAME)


class Invitation(BaseModel):
    """The code with which friends join."""

    join: str


class Open(Said):
    """A bot's seat is to be open for a friend."""

    seat: StrictInt = Field(ge=0, le=16)


class Answer(Said):
    """An answer to the question that stands at ``number``."""

    number: StrictInt = Field(ge=0, le=WIDEST)
    move: StrictInt = Field(ge=-WIDEST, le=WIDEST)


class Number(BaseModel):
    """Where the viewer stands now."""

    number: int


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
    events: list[Event]
    notes: list[Note]


class PlayOn(Said):
    """Go on from a moment of a finished game, in this seat (one's own if none is named)."""

    at: StrictInt = Field(ge=0, le=WIDEST)
    seat: StrictInt | None = None


class Upload(Said):
    """A record, as text."""

    record: StrictStr = Field(max_length=LARGEST_RECORD)


class Agreement(Said):
    """Whether one agrees with what somebody else wants."""

    agrees: StrictBool


class Say(Said):
    """Something to say to the others: one of the signals, or free text where the table allows it."""

    signal: StrictStr | None = Field(None, max_length=40)
    text: StrictStr | None = Field(None, max_length=5 * SAYING)

    @model_validator(mode="after")
    def one_of_both(self) -> Say:
        """Refuse to say nothing, or two things at once."""
        if (self.signal is None) == (self.text is None):
            raise ValueError("either a signal or a text")
        return self


class OrderId(BaseModel):
    """The id of a standing order."""

    id: int


class Token(BaseModel):
    """A new key for a seat."""

    token: str


class Hello(Said):
    """The first message on a WebSocket."""

    token: StrictStr | None = Field(None, max_length=80)
    lang: Lang = "en"


class Speak(Said):
    """From now on in this language."""

    lang: Lang


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
