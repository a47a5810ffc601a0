"""What is said to the server, as models: all that comes from outside, and how long it may be.

What the server sends is in ``wire``.
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
WIDEST = 1 << 53  # what JavaScript can count to
MOST_MOVES = 64  # in one message


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


class Order(Said):
    """Answer ``move`` to every question ``prompt``; ``where`` narrows it down, as the game knows how."""

    prompt: StrictStr = Field(max_length=40)
    move: StrictInt = Field(ge=0, le=WIDEST)
    where: dict[StrictStr, StrictInt] = Field(default_factory=dict, max_length=8)
    until: Literal["turn", "round", "game"] = "game"


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


class Join(Said):
    """Somebody wants an open seat."""

    join: StrictStr = Field(max_length=80)
    seat: StrictInt | None = None
    name: StrictStr = Field("", max_length=NAME)


class Open(Said):
    """A bot's seat is to be open for a friend."""

    seat: StrictInt = Field(ge=0, le=16)


Through = Annotated[StrictInt, Field(ge=0, le=16)] | None  # the seat through which a watcher sees who sees all
AnyMove = Annotated[StrictInt, Field(ge=-WIDEST, le=WIDEST)]


class Answer(Said):
    """An answer to the question that stands at ``number``: a move, or several, as steps of that one question.

    They are made while the same seat is asked by the same step, or by one that follows from it, and until chance
    speaks; the rest is dropped, and the answer says so.
    """

    number: StrictInt = Field(ge=0, le=WIDEST)
    move: AnyMove | None = None
    moves: list[AnyMove] | None = Field(None, min_length=1, max_length=MOST_MOVES)

    @model_validator(mode="after")
    def one_of_both(self) -> Answer:
        """Refuse to answer nothing, or twice."""
        if (self.move is None) == (self.moves is None):
            raise ValueError("either a move or several")
        return self

    def all(self) -> list[int]:
        """The moves, in order."""
        return [self.move] if self.move is not None else list(self.moves or ())


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


class SeeAll(Said):
    """A watcher wants to see all, if every seat agrees."""

    name: StrictStr = Field(max_length=NAME)


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


class Hello(Said):
    """The first message on a WebSocket; ``sections``: whether frames bring what the table shows as sections."""

    token: StrictStr | None = Field(None, max_length=80)
    lang: Lang = "en"
    sections: StrictBool = False
    through: Through = None


class Speak(Said):
    """From now on in this language, and with sections or without (null: as before)."""

    lang: Lang
    sections: StrictBool | None = None
    through: Through = None
