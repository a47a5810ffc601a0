"""What the table refuses, with the status that HTTP has for it."""

from __future__ import annotations

from undertow.kernel.errors import Error


class Refused(Error):
    """A request that cannot be met."""

    status = 400

    def __init__(self, key: str, rules: tuple[str, ...] = (), of: str = "", **values: object) -> None:
        super().__init__("table-" + key, **values)
        self.rules = rules  # of the game ``of``
        self.of = of


class Unauthorized(Refused):
    """No seat has this token."""

    status = 401


class Forbidden(Refused):
    """This viewer may not do that now."""

    status = 403


class NotFound(Refused):
    """There is no such thing."""

    status = 404


class Conflict(Refused):
    """The table has gone on in the meantime."""

    status = 409


class OtherRules(Conflict):
    """The table is played by rules that this process does not have, and no upgrade leads to its own."""


class TooLarge(Refused):
    """More than anybody has to say."""

    status = 413


class Illegal(Refused):
    """The rules are against it."""

    status = 422


class TooMany(Refused):
    """Too many requests from one place."""

    status = 429


class Unavailable(Refused):
    """The database does not answer; nothing was changed."""

    status = 503
