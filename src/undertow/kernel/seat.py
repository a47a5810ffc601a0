"""What a player gets: one seat's view of a game, and nothing else."""

from __future__ import annotations

from typing import Any

from undertow.kernel.chance import Chance, key_of
from undertow.kernel.decision import Decision
from undertow.kernel.errors import OptionError
from undertow.kernel.log import Event
from undertow.kernel.state import State


class Seat:
    """One seat of a running game, for the player who sits there."""

    __slots__ = ("__state", "number")

    def __init__(self, state: State, number: int) -> None:
        self.__state = state
        self.number = number

    @property
    def game(self) -> Any:
        """The game that is played."""
        return self.__state.game

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.__state.seats

    @property
    def view(self) -> Any:
        """All that this seat may know now."""
        return self.__state.view(self.number)

    @property
    def log(self) -> list[Event]:
        """The events this seat may know."""
        return self.__state.log(self.number)

    @property
    def decision(self) -> Decision:
        """What this seat has to decide; an error if it is not asked."""
        return self.__state.decision_for(self.number)

    @property
    def moves(self) -> tuple[int, ...]:
        """The legal moves of this seat; empty if it is not asked."""
        if self.__state.seat == self.number:
            return self.__state.moves
        return self.decision.moves if self.number in self.__state.asked else ()

    def describe(self, move: int, lang: str = "en") -> str:
        """What a move means."""
        if self.number not in self.__state.asked:
            raise OptionError("not-asked", seat=str(self.number))
        return self.__state.described(self.number, move, lang)

    def why_not(self, lang: str = "en") -> list[dict[str, object]]:
        """Moves one might expect but may not make, each with its rules."""
        return self.__state.why_not(self.number, lang)

    def redeal(self, seed: object) -> State:
        """A whole state made from what this seat knows: to think ahead in."""
        return self.__state.redeal(self.number, seed)


class Bot:
    """A player. ``choose`` gets its seat and answers with one of ``seat.moves``.

    ``luck`` is the bot's own chance, seeded for every game, so that a match can be played again. ``remembers``: whether
    it keeps in mind what it saw at its own decisions; whoever lets it play on a game must then show it all of them.
    """

    name = "bot"
    remembers = False

    def __init__(self) -> None:
        self.luck = Chance(key_of("bot"))

    def begin(self, seed: str) -> None:
        """Get ready for a new game."""
        self.luck = Chance(key_of(seed))

    def choose(self, seat: Seat) -> int:
        """Choose a move."""
        raise NotImplementedError(type(self).__name__)
