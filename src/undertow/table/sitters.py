"""Who sits at a table."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from undertow import texts
from undertow.kernel.state import NOBODY
from undertow.table.errors import Unauthorized

PERSON, BOT, OPEN = "person", "bot", "open"


def hashed(token: str) -> str:
    """How a token is kept."""
    return hashlib.sha256(token.encode()).hexdigest()


class Sitter:
    """Who sits in a seat."""

    def __init__(self, kind: str, bot: str, name: str, token_hash: str | None) -> None:
        self.kind = kind
        self.bot = bot
        self.name = name
        self.token_hash = token_hash


class Seated:
    """The seats of a table, and who sits in each."""

    def __init__(self, sitters: Sequence[Sitter]) -> None:
        self.sitters = list(sitters)

    def seat_of(self, token: str | None) -> int:
        """The seat that a token opens; -1, a spectator, without one."""
        if token is None:
            return NOBODY
        if not self.knows(token):
            raise Unauthorized("unknown-token")
        keys = self.keys()
        return keys.index(hashed(token)) if hashed(token) in keys else NOBODY  # who only sees all has no seat

    def knows(self, token: str) -> bool:
        """Whether a token opens a seat."""
        return hashed(token) in self.keys()

    def keys(self) -> list[str | None]:
        """The hashed tokens of all seats."""
        return [sitter.token_hash for sitter in self.sitters]

    def names(self, lang: str) -> tuple[str, ...]:
        """What the players are called."""
        named = enumerate(self.sitters)
        return tuple(sitter.name or texts.say("player", lang, {"n": seat + 1}) for seat, sitter in named)

    def is_bot(self, seat: int) -> bool:
        """Whether a bot answers for a seat."""
        return self.sitters[seat].kind == BOT

    def persons(self) -> list[int]:
        """The seats of people; an open seat is one for whom one waits."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.kind != BOT]

    def open_seats(self) -> list[int]:
        """The seats for which somebody may still come."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.kind == OPEN]

    def company(self, seat: int) -> set[int]:
        """The people who sit here besides one of them: whoever has to agree with what that one wants."""
        return {other for other, sitter in enumerate(self.sitters) if sitter.kind == PERSON and other != seat}

    def absent(self) -> list[int]:
        """The seats of people for whom a bot plays now; they can agree to nothing."""
        return [
            seat for seat, sitter in enumerate(self.sitters) if sitter.kind == BOT and sitter.token_hash is not None
        ]

    def is_alone(self, seat: int) -> bool:
        """Whether nobody else has ever sat here: no other seat has a key."""
        return all(sitter.token_hash is None for other, sitter in enumerate(self.sitters) if other != seat)
