"""Who may buy what an exploration reveals, what the explorer may do with it, and which rewards a monster brings."""

from __future__ import annotations

from typing import Final

from undertow.games.abyss import moves as m
from undertow.games.abyss.board import THREAT_GOODS, THREAT_KEYS
from undertow.games.abyss.cards.traits import TAMES
from undertow.games.abyss.frames import Exploring
from undertow.games.abyss.legal import POWERS, NothingToReveal
from undertow.games.abyss.state import Table
from undertow.kernel.decision import Choice, Guard, Only, Question


class HasBought(Guard):
    """One ally per opponent and turn."""

    rule = "exploring.6"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        frame = table.stack[-1]
        return isinstance(frame, Exploring) and frame.bought >> seat & 1 == 1


class CannotPay(Guard):
    """A buyer needs the pearls."""

    rule = "exploring.7"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        frame = table.stack[-1]
        return isinstance(frame, Exploring) and table.pearls[seat] <= frame.sold


BUYING: Final = Only([m.BUY], [HasBought(), CannotPay()])  # whom these guards forbid it is not asked at all


class OfferQuestion(Question):
    """Whether an opponent buys the ally that was revealed."""

    def details(self, table: Table, seat: int) -> dict[str, int]:
        frame = table.stack[-1]
        assert isinstance(frame, Exploring)
        return {"card": table.track[-1], "n": frame.sold + 1, "other": frame.seat}

    def refused_to_others(self, table: Table, seat: int) -> list[tuple[int, list[str]]]:
        frame = table.stack[-1]
        assert isinstance(frame, Exploring)
        rules = [] if seat == frame.seat else BUYING.forbidding(table, seat, m.BUY)
        return [(m.BUY, rules)] if rules else []


class KeepQuestion(Question):
    """What the active player does with the card that was revealed."""

    def details(self, table: Table, seat: int) -> dict[str, int]:
        return {"card": table.track[-1], "space": len(table.track)}


OFFER: Final = OfferQuestion("offer", "exploring.3", [Only([m.PASS, m.BUY])], pace="offer", kind="reaction")
KEEP: Final = KeepQuestion("keep", "exploring.8", [Only([m.TAKE]), Only([m.GO_ON], [NothingToReveal()]), POWERS])
MONSTER: Final = KeepQuestion("monster", "monsters.1", [Only([m.GO_ON], [NothingToReveal()]), Only([m.FIGHT]), POWERS])


class TooFewTokens(Guard):
    """More monster tokens than are left cannot be chosen."""

    rule = "rulings.tokens"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return move - m.REWARD > table.tokens_left()


class Rewards(Choice):
    """How many of the goods are monster tokens; the rest are pearls."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.REWARD + n for n in range(THREAT_GOODS[reward_space(table, seat)] + 1)]


def reward_space(table: Table, seat: int) -> int:
    """The space whose reward a seat gets; the Tamer of an opponent takes one off."""
    if table.threat > 0 and table.suffers(seat, TAMES):  # rule: lords.tamer
        return table.threat - 1
    return table.threat


class RewardQuestion(Question):
    """Which reward a monster brings."""

    def details(self, table: Table, seat: int) -> dict[str, int]:
        space = reward_space(table, seat)
        return {"space": space + 1, "keys": THREAT_KEYS[space], "goods": THREAT_GOODS[space]}


REWARD: Final = RewardQuestion("reward", "monsters.4", [Rewards([TooFewTokens()]), POWERS])
