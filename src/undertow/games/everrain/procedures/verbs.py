"""From the verbs of story cards to what is carried out: goods, orders and crew. The rest stands in ``verbs_sea``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from undertow.games.everrain import events as e
from undertow.games.everrain import moves as m
from undertow.games.everrain import params
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import NOWHERE
from undertow.games.everrain.cards import traits
from undertow.games.everrain.cards.crew import CORVANE, is_deckhand
from undertow.games.everrain.cards.language import EXPEDITION, SEA, Effect
from undertow.games.everrain.cards.stories import STORIES
from undertow.games.everrain.cards.treasures import SORTS
from undertow.games.everrain.procedures.finds import Find
from undertow.games.everrain.procedures.losses import Sinking
from undertow.games.everrain.procedures.tale_menu import DROP, EXHAUST, RELIEVED, WHOM, concerned
from undertow.games.everrain.procedures.upgrades import Refreshing
from undertow.games.everrain.state import BAD_PILE, GOOD_PILE, TREASURE_PILE, Table
from undertow.kernel.effects import Instruction, Pick
from undertow.kernel.flow import GO, NO_MOVE

PICKED: Final = ("one", "nest")  # one of them, whom the captain names


class Coins(Instruction):
    """Coins are gained or lost, never more than there are."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Table, frame: Any, move: int) -> int:
        """Count them."""
        ship = table.ships[frame.seat]
        if self.n > 0:
            ship[s.COINS] += self.n
            table.tell(e.COINS_GAINED, frame.seat, self.n)
        elif ship[s.COINS]:
            lost = min(-self.n, ship[s.COINS])
            ship[s.COINS] -= lost
            table.tell(e.COINS_LOST, frame.seat, lost)
        return GO


class Clues(Instruction):
    """Clues are gained."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Table, frame: Any, move: int) -> int:
        """Count them."""
        table.ships[frame.seat][s.CLUES] += self.n
        table.tell(e.CLUES_GAINED, frame.seat, self.n)
        return GO


class Treasures(Instruction):
    """Treasures of a sort; who has no room discards."""

    def __init__(self, sort: str, n: int) -> None:
        self.sort: int = SORTS.index(sort) if sort in SORTS else NOWHERE
        self.n = n

    def do(self, table: Table, frame: Any, move: int) -> int:
        """Find them."""
        table.push(Find(frame.seat, self.sort, self.n))
        return GO


class Drop(Pick):
    """A treasure is discarded."""

    def __init__(self) -> None:
        super().__init__(DROP)

    def picked(self, table: Table, frame: Any, move: int) -> int:
        """Discard it."""
        card = move - m.DISCARD
        s.unstow(table.ships[frame.seat], card)
        table.discards[TREASURE_PILE].append(card)
        table.tell(e.TREASURE_DISCARDED, frame.seat, card)
        return GO


class Fleeting(Instruction):
    """Fleeting orders, fresh."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Table, frame: Any, move: int) -> int:
        """Take them."""
        table.ships[frame.seat][s.FRESH + 3] += self.n
        table.tell(e.FLEETING_GAINED, frame.seat, self.n)
        return GO


class Refresh(Instruction):
    """Issued orders are fresh again."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Table, frame: Any, move: int) -> int:
        """Renew them, one at a time."""
        table.push(Refreshing(frame.seat, self.n))
        return GO


class Exhaust(Pick):
    """A fresh order is spent for nothing. rule: terms.5"""

    def __init__(self) -> None:
        super().__init__(EXHAUST)

    def picked(self, table: Table, frame: Any, move: int) -> int:
        """Spend it."""
        s.exhaust(table.ships[frame.seat], move - m.EXHAUST)
        table.tell(e.ORDER_EXHAUSTED, frame.seat, move - m.EXHAUST)
        return GO


# -- crew --------------------------------------------------------------------------------------------------------------


class Members(Instruction):
    """Something befalls crew members: all whom the card means, or one of them whom the captain names."""

    relieves: ClassVar[bool] = False  # whether it is a good thing

    def __init__(self, who: str, n: int) -> None:
        self.who = who
        self.n = n

    def befalls(self, table: Table, frame: Any, place: int) -> None:
        """It befalls a member."""
        raise NotImplementedError(type(self).__name__)

    def matters(self, table: Table, frame: Any, place: int) -> bool:
        """Whether it would change anything for a member: whom it would not change is not asked about."""
        return True

    def among(self, table: Table, frame: Any) -> list[int]:
        """Those whom the card means and for whom it would change something."""
        return [place for place in concerned(table, frame, self.who) if self.matters(table, frame, place)]

    def do(self, table: Table, frame: Any, move: int) -> int:
        """Ask where one of several is meant; deaths are checked afterwards, all at once. rule: crew.13"""
        found = self.among(table, frame)
        ship = table.ships[frame.seat]
        if self.who in PICKED and len(found) > 1:
            if move == NO_MOVE:
                outcome: int = table.ask(frame.seat, RELIEVED if self.relieves else WHOM)
                return outcome
            found = [s.member_of(ship, move - m.MEMBER)]
        for place in found:
            self.befalls(table, frame, place)
        if not table.bury(frame.seat):
            table.push(Sinking(frame.seat, 0))
        return GO


def back_of(frame: Any) -> int:
    """From which deck the card under way came."""
    card = frame.registers[0]
    return STORIES[card].back if card >= 0 else card  # a treasure does this, no story card


class Stress(Members):
    """They take stress; Corvane hears nothing of what happens at sea."""

    def befalls(self, table: Table, frame: Any, place: int) -> None:
        """Mark it."""
        if back_of(frame) != SEA or table.ships[frame.seat][place] != CORVANE:
            table.stress(frame.seat, place, self.n)


class Wound(Members):
    """They are wounded; ashore the surefooted less, the clumsy more."""

    def befalls(self, table: Table, frame: Any, place: int) -> None:
        """Mark it."""
        ship, n = table.ships[frame.seat], self.n
        if back_of(frame) == EXPEDITION:
            n += int(s.has(ship, place, traits.CLUMSY)) - int(s.has(ship, place, traits.SUREFOOTED))
        for _ in range(n):
            ship[place + s.WOUNDS] += 1
            table.tell(e.WOUNDED, frame.seat, ship[place])


class Calm(Members):
    """They shed stress."""

    relieves = True

    def matters(self, table: Table, frame: Any, place: int) -> bool:
        return bool(table.ships[frame.seat][place + s.STRESS])

    def befalls(self, table: Table, frame: Any, place: int) -> None:
        """Take it off."""
        table.calm(frame.seat, place, self.n)


class Heal(Members):
    """Their wounds heal."""

    relieves = True

    def matters(self, table: Table, frame: Any, place: int) -> bool:
        return bool(table.ships[frame.seat][place + s.WOUNDS])

    def befalls(self, table: Table, frame: Any, place: int) -> None:
        """Take them off."""
        ship = table.ships[frame.seat]
        for _ in range(min(self.n, ship[place + s.WOUNDS])):
            ship[place + s.WOUNDS] -= 1
            table.tell(e.WOUND_HEALED, frame.seat, ship[place])


class Trait(Members):
    """A new trait takes the place of the present one of its kind; whatever contradicts it is drawn again.

    rule: crew.9, crew.10
    """

    def __init__(self, who: str, good: bool) -> None:
        super().__init__(who, 0)
        self.good = good

    def befalls(self, table: Table, frame: Any, place: int) -> None:
        """Draw it."""
        ship = table.ships[frame.seat]
        pile, at = (GOOD_PILE, s.GOOD) if self.good else (BAD_PILE, s.BAD)
        drawn = table.draw(pile)
        if drawn == NOWHERE:
            return
        if is_deckhand(ship[place]):
            if ship[place + at] != traits.NO_TRAIT:
                table.discards[pile].append(ship[place + at])
        else:  # whose other place is printed full. rule: crew.11
            table.lay_down_traits(ship, place)
        ship[place + at] = drawn
        table.tell(e.TRAIT_DRAWN, frame.seat, ship[place], drawn)
        while traits.contradict(ship[place + s.GOOD], ship[place + s.BAD]) or is_too_frail(ship, place):
            table.tell(e.TRAIT_REDRAWN, frame.seat, ship[place], ship[place + s.BAD])
            table.discards[BAD_PILE].append(ship[place + s.BAD])
            ship[place + s.BAD] = table.draw(BAD_PILE)
            table.tell(e.TRAIT_DRAWN, frame.seat, ship[place], ship[place + s.BAD])


def is_too_frail(ship: list[int], place: int) -> bool:
    """Whether it is frailty that would kill: nobody dies of a trait that is drawn. rule: crew.10"""
    marks = ship[place + s.WOUNDS] + ship[place + s.STRESS]
    return s.has(ship, place, traits.FRAIL) and marks >= s.holes(ship, place)


class Recruit(Instruction):
    """A deckhand comes aboard for nothing; where there is no room, coins instead. rule: crew.2, crew.6"""

    def do(self, table: Table, frame: Any, move: int) -> int:
        """Sign on."""
        ship = table.ships[frame.seat]
        if len(s.crew(ship)) < params.CREW_MOST and table.deckhands_left():
            board = table.draw_deckhand()
            table.tell(e.RECRUITED, frame.seat, board)
            table.sign_on(frame.seat, board)
        else:
            ship[s.COINS] += params.RECRUIT_COINS
            table.tell(e.COINS_GAINED, frame.seat, params.RECRUIT_COINS)
        return GO


Builder = Callable[[Effect], list[Instruction]]


def times(made: Callable[[], Instruction]) -> Builder:
    """As many of an instruction as the card says."""
    return lambda row: [made() for _ in range(row.n)]


BUILDERS: Final[dict[str, Builder]] = {
    "nothing": lambda row: [],
    "coins": lambda row: [Coins(row.n)],
    "clues": lambda row: [Clues(row.n)],
    "treasure": lambda row: [Treasures(row.words[0], row.n)],
    "drop": times(Drop),
    "fleeting": lambda row: [Fleeting(row.n)],
    "refresh": lambda row: [Refresh(row.n)],
    "exhaust": times(Exhaust),
    "stress": lambda row: [Stress(row.words[0], row.n)],
    "wound": lambda row: [Wound(row.words[0], row.n)],
    "calm": lambda row: [Calm(row.words[0], row.n)],
    "heal": lambda row: [Heal(row.words[0], row.n)],
    "trait": lambda row: [Trait(row.words[0], row.words[1] == "good")],
    "recruit": lambda row: [Recruit()],
}


def instructions_of(rows: list[Effect]) -> list[Instruction]:
    """What rows of verbs come to."""
    from undertow.games.everrain.procedures import verbs_sea

    builders = {**BUILDERS, **verbs_sea.BUILDERS}
    return [instruction for row in rows for instruction in builders[row.verb](row)]
