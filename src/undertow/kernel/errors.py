"""What can go wrong, as a person should hear of it.

Every error has a *key* and named values, so that a command line or a page can say it in the reader's language;
``str(error)`` is the English sentence.
"""

from __future__ import annotations


class Error(Exception):
    """Base of everything Undertow raises on purpose."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def text(self, lang: str = "en") -> str:
        """Say what went wrong in one sentence of the given language."""
        from undertow import texts

        return texts.say("error-" + self.key, lang, self.values)

    def __str__(self) -> str:
        return self.text("en")

    def __reduce__(self) -> tuple[object, ...]:
        return (_again, (type(self), self.key, self.values, self.__dict__))


def _again(cls: type[Error], key: str, values: dict[str, object], state: dict[str, object]) -> Error:
    """Make an error anew on the other side of a process border."""
    error = cls.__new__(cls)
    Error.__init__(error, key, **values)
    error.__dict__.update(state)
    return error


class UnknownGame(Error):
    """There is no game of that name."""


class OptionError(Error):
    """A number of seats, an option or another setting that the game does not have."""


class NoLog(Error):
    """The state was made with ``log=False``."""


class FormatError(Error):
    """A save or a record that cannot be read: damaged, cut off, or of a newer format."""


class RecordError(Error):
    """A record that does not replay: it names the move at which the games part."""


class Endless(Error):
    """Rules that come to no end: no question follows, and the game is not over."""


class BotError(Error):
    """An unknown bot, or one that answered with something that is no move."""


class IllegalMove(Error):
    """A move that may not be made now; ``rules`` are the keys of the rules against it."""

    def __init__(self, move: object, rules: tuple[str, ...]) -> None:
        super().__init__("illegal-move", move=str(move), rules=", ".join(rules))
        self.move = move
        self.rules = rules
