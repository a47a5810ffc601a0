"""How the powers of lords work: what all of one kind have in common, and the questions they ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from undertow.games.abyss import events as e
from undertow.games.abyss import moves as m
from undertow.kernel.decision import Choice, Guard, Only, Question
from undertow.kernel.flow import DONE, GO, NO_MOVE, Procedure

if TYPE_CHECKING:
    from undertow.games.abyss.state import Table

CORRUPTION: Final = 5  # pearls, for the Corruptor


class Power(Procedure):
    """The power of a lord at work, for the seat that has the lord."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "lord")

    def __init__(self, seat: int, lord: int) -> None:
        super().__init__()
        self.seat = seat
        self.lord = lord

    def copy(self) -> Procedure:
        return type(self)(self.seat, self.lord).at_the_step_of(self)

    def lapse(self, table: Table) -> int:
        """End without effect."""
        table.tell(e.POWER_LAPSES, self.seat, self.lord)
        return DONE


class Exchange(Power):
    """One gives something away for something else: what one gives is told with what one gets, so until then hidden."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "lord", "place")
    hidden: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, seat: int, lord: int, place: int = -1) -> None:
        super().__init__(seat, lord)
        self.place = place  # of what one gives, among one's own; -1: not chosen yet

    def places(self, table: Table) -> list[int]:
        """The places of all that one could give."""
        raise NotImplementedError(type(self).__name__)

    def redeal(self, state: Any, knows: int) -> None:
        """Choose anew what another seat may have chosen to give away."""
        if knows != self.seat and self.place >= 0:
            ways = self.places(state)
            self.place = ways[state.chance.below(len(ways))]


class Victims(Power):
    """A power that strikes the opponents one after another, clockwise; an active Shaman keeps one out of it."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "lord", "at_work", "victims")

    def __init__(self, seat: int, lord: int, at_work: int = 0, victims: list[int] | None = None) -> None:
        super().__init__(seat, lord)
        self.at_work = at_work
        self.victims: list[int] = victims if victims is not None else []

    def copy(self) -> Procedure:
        return type(self)(self.seat, self.lord, self.at_work, self.victims[:]).at_the_step_of(self)

    def find_victims(self, table: Table) -> None:
        """List the opponents who are not immune, clockwise."""
        if not self.at_work:
            self.at_work = 1
            self.victims = [other for other in table.opponents(self.seat) if not table.is_immune(other)]


# -- questions that powers ask --------------------------------------------------------------------------------------


class CardsInHand(Choice):
    """One move for every kind of ally in hand."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return table.different_cards(seat, m.DISCARD)


class FullStacks(Choice):
    """One move for every council stack with cards in it."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.STACK + race for race in range(5) if table.council[race]]


class LordsOfAnother(Choice):
    """The free, upright lords of the seat whose turn it is to suffer."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, Victims)
        return table.lord_moves(table.active(frame.victims[0]))


class OwnOtherLords(Choice):
    """One's own free lords, turned ones too, but not the one whose power this is."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, Power)
        return table.lord_moves(table.free[seat] & ~(1 << frame.lord))


class IsNeeded(Guard):
    """An ally without which the lord being recruited could not be paid for is not sold."""

    rule = "rulings.paying"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not table.spared(seat, [move - m.DISCARD])

    def allowed(self, table: Table, seat: int, moves: list[int]) -> list[int]:
        if table.being_paid() is None:  # the common case
            return moves
        return [m.DISCARD + card for card in table.spared(seat, [move - m.DISCARD for move in moves])]


class IsBeingPaidFor(Guard):
    """The lord being recruited is not replaced."""

    rule = "rulings.paying"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.is_recruited(move - m.LORD)


class LordsInCourt(Choice):
    """The lords in the court."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.LORD + lord for lord in sorted(table.court)]


class OpponentsWithTokens(Choice):
    """Opponents, for the Hunter."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SEAT + other for other in range(table.seats) if other != seat]


class HasNoToken(Guard):
    """The Hunter takes a token from somebody who has one."""

    rule = "lords.hunter"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not table.tokens[move - m.SEAT]


class IsImmune(Guard):
    """Soldiers do nothing to the owner of an active Shaman."""

    rule = "lords.shaman"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.is_immune(move - m.SEAT)


class OwnLocations(Choice):
    """Locations one controls."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.LOCATION + tile for tile in sorted(table.locations[seat])]


class LocationRow(Choice):
    """Locations that lie face up."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.LOCATION + tile for tile in sorted(table.row)]


class TooDear(Guard):
    """The Corruptor asks five pearls."""

    rule = "lords.corruptor"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.pearls[seat] < CORRUPTION


class ByAnother(Question):
    """A question that the lord of another player makes one answer."""

    def details(self, table: Table, seat: int) -> dict[str, int]:
        frame = table.stack[-1]
        return {"other": frame.seat} if isinstance(frame, Power) else {}


class AboutAnother(Question):
    """A question about the next victim of one's own lord."""

    def details(self, table: Table, seat: int) -> dict[str, int]:
        frame = table.stack[-1]
        assert isinstance(frame, Victims)
        return {"other": frame.victims[0]}


DISCARD_FOR_JAILER: Final = ByAnother("discard_for_jailer", "lords.jailer", [CardsInHand()], private=True)
DISCARD_FOR_COMMANDER: Final = Question("discard_for_commander", "lords.commander", [CardsInHand()], private=True)
FOR_SALE: Final = CardsInHand([IsNeeded()])
SELL: Final = Question("sell", "lords.slaver", [FOR_SALE], private=True)
TURN_A_LORD: Final = AboutAnother("turn_a_lord", "lords.assassin", [LordsOfAnother()])
PREY: Final = OpponentsWithTokens([HasNoToken(), IsImmune()])
HUNT: Final = Question("hunt", "lords.hunter", [PREY])
TAKE_A_STACK: Final = Question("take_a_stack", "lords.apprentice", [FullStacks()])
CLEAR_A_STACK: Final = Question("clear_a_stack", "lords.oracle", [FullStacks()])
GIVE_LOCATION: Final = Question("give_location", "lords.illusionist", [Only([m.PASS]), OwnLocations()])
GET_LOCATION: Final = Question("get_location", "lords.illusionist", [LocationRow()])
REPLACE: Final = Question("replace", "lords.opportunist", [LordsInCourt([IsBeingPaidFor()])])
CORRUPT: Final = Question("corrupt", "lords.corruptor", [Only([m.PASS]), LordsInCourt([TooDear()])])
BETRAY: Final = Question("betray", "lords.traitor", [Only([m.PASS]), OwnOtherLords()])
BETRAY_FOR: Final = Question("betray_for", "lords.traitor", [LordsInCourt()])
SCHEME: Final = Question("scheme", "lords.schemer", [Only([m.PASS]), OwnOtherLords()])


# -- ambassadors: they take locations ---------------------------------------------------------------------------------


class DrawnLocations(Choice):
    """The locations just drawn."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.LOCATION + tile for tile in sorted(table.drawn)]


class AsManyAsPrinted(Choice):
    """Draw as many locations as the ambassador says, or as there are."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, Ambassador)
        return [m.DRAW + min(frame.draws, table.tiles_left()) - 1]


ROW_OR_DRAW: Final = Question("control", "locations.2", [LocationRow(), AsManyAsPrinted()])
CHOOSE_DRAWN: Final = Question("choose_drawn", "locations.3", [DrawnLocations()])
OWN_TURN: Final = [  # at these, powers without an arrow can be used, too: ``legal`` adds them
    TURN_A_LORD, HUNT, TAKE_A_STACK, GIVE_LOCATION, GET_LOCATION, CORRUPT, BETRAY, BETRAY_FOR, SCHEME, ROW_OR_DRAW,
    CHOOSE_DRAWN,
]  # fmt: skip


class Ambassador(Power):
    """With its three keys the ambassador alone takes a location: one that lies face up, or one of those it draws."""

    draws: ClassVar[int] = 1

    def take_a_location(self, table: Table, move: int) -> int:
        """Choose between the row and the deck, then among the drawn; slide the ambassador under the tile."""
        if not table.drawn:
            if not table.tiles_left():
                return self.lapse(table)
            if move == NO_MOVE and table.row and table.printed_keys(self.lord):  # rule: locations.2
                return table.ask(self.seat, ROW_OR_DRAW)
            if m.LOCATION <= move < m.DRAW:
                table.take_from_row(move - m.LOCATION)
            else:
                table.draw_tiles(self.draws)
            return GO
        if move == NO_MOVE and len(table.drawn) > 1:
            return table.ask(self.seat, CHOOSE_DRAWN)
        tile = table.drawn[0] if move == NO_MOVE else move - m.LOCATION
        table.choose_drawn(tile)
        table.slide_under(self.seat, self.lord, tile)
        table.control(self.seat, tile)
        return DONE
