"""What may be answered to the questions of a turn: candidates, and one guard per prohibition.

The questions of an exploration, a recruitment and a location stand beside their steps (``procedures/*_menu.py``)."""

from __future__ import annotations

from typing import Final

from undertow.games.abyss import moves as m
from undertow.games.abyss.board import NO_RACE
from undertow.games.abyss.cards.lords import LORDS, OPPORTUNIST, ORACLE, SLAVER
from undertow.games.abyss.cards.powers import FOR_SALE, OWN_TURN, CardsInHand
from undertow.games.abyss.cards.prices import weigh
from undertow.games.abyss.cards.traits import USABLE
from undertow.games.abyss.state import Table
from undertow.kernel.decision import Choice, Guard, Only, Question

# -- guards of a turn --------------------------------------------------------------------------------------------------


class NoPearl(Guard):
    """Plotting costs a pearl."""

    rule = "plotting.3"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.pearls[seat] < 1


class CourtIsFull(Guard):
    """A new lord needs a free space in the court."""

    rule = "plotting.4"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not table.court_has_room()


class NoLordLeft(Guard):
    """The lord deck is empty."""

    rule = "plotting.5"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.lords_left() == 0


class NothingToReveal(Guard):
    """Deck and discard pile are empty."""

    rule = "rulings.empty_deck"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.deck_at == len(table.deck) and not table.discard


class StackIsEmpty(Guard):
    """There is no ally of that race at the council."""

    rule = "council.2"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not table.council[move - m.COUNCIL]

    def allowed(self, table: Table, seat: int, moves: list[int]) -> list[int]:
        return [move for move in moves if table.council[move - m.COUNCIL]]


class TooFewRaces(Guard):
    """The number of different races must be exact."""

    rule = "recruiting.2"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.scales.races < LORDS[move - m.RECRUIT].races


class RequiredRaceMissing(Guard):
    """The race in the large bubble must be there; pearls do not stand in for it."""

    rule = "recruiting.3"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        race = LORDS[move - m.RECRUIT].demands
        return race != NO_RACE and table.scales.sums[race] == 0 and not table.scales.any_race


class TooDear(Guard):
    """Allies and pearls together do not reach the value."""

    rule = "recruiting.7"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        lord = LORDS[move - m.RECRUIT]
        scales = table.scales
        missing = lord.value + scales.dearer - table.pearls[seat]
        return scales.best_value(lord.races, NO_RACE if scales.any_race else lord.demands) < missing


class AnActionIsPossible(Guard):
    """One of the three actions must be carried out, if any of them can be."""

    rule = "actions.1"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        if table.deck_at < len(table.deck) or table.discard:  # exploring is nearly always possible
            return True
        for choice in ACTIONS:
            legal: list[int] = []
            choice.add_legal(table, seat, legal)
            if legal:
                return True
        return False


class PowerIsGone(Guard):
    """A lord under a location, or turned by the Assassin, has no power."""

    rule = "powers.2"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not table.active(seat) >> (move - m.USE) & 1


class NothingToSell(Guard):
    """The Slaver needs an ally in hand."""

    rule = "lords.slaver"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return move == m.USE + SLAVER and not table.hands[seat]


class NothingToSpare(Guard):
    """While a lord is being paid for, the Slaver takes nothing that the payment needs."""

    rule = "rulings.paying"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        if move != m.USE + SLAVER or table.being_paid() is None or not table.hands[seat]:
            return False
        return not FOR_SALE.legal(table, seat)


class NoStackToClear(Guard):
    """The Oracle needs a council stack with cards in it."""

    rule = "lords.oracle"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        if move != m.USE + ORACLE:
            return False
        for stack in table.council:
            if stack:
                return False
        return True


class NoLordToReplace(Guard):
    """The Opportunist needs a lord in the court and one in the deck."""

    rule = "lords.opportunist"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return move == m.USE + OPPORTUNIST and (not table.court or table.lords_left() == 0)


class OnlyTheOneBeingPaidFor(Guard):
    """While a lord is being paid for, the Opportunist needs another one in the court."""

    rule = "rulings.paying"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return move == m.USE + OPPORTUNIST and len(table.court) == 1 and table.is_recruited(table.court[0])


class Councils(Choice):
    """Ask the council for one of its stacks."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return COUNCILS


class Lords(Choice):
    """Recruit a lord from the court."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.RECRUIT + lord for lord in sorted(table.court)]

    def add_legal(self, table: Table, seat: int, legal: list[int]) -> None:
        """Append the lords that no guard forbids, all guards in one go: every turn asks this (law 7 compares)."""
        scales = table.scales
        sums = scales.sums
        most = table.pearls[seat] - scales.dearer
        found: list[int] = []
        for number in table.court:
            lord = LORDS[number]
            if lord.races <= scales.races:
                required = NO_RACE if scales.any_race else lord.demands
                there = required == NO_RACE or sums[required] > 0
                if there and lord.value <= most + scales.best_value(lord.races, required):
                    found.append(m.RECRUIT + number)
        if len(found) > 1:
            found.sort()
        legal += found


class Powers(Choice):
    """Use the power of one of one's lords: at any decision of one's own turn, as often as it finds something to spend.

    What keeps it from going on for ever: the Slaver takes an ally, the Oracle a stack, the Opportunist a lord of the
    deck, and none of the three brings one of these back.
    """

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.USE + lord for lord in sorted(table.lords[seat]) if USABLE >> lord & 1]

    def add_legal(self, table: Table, seat: int, legal: list[int]) -> None:
        active = table.free[seat] & ~table.turned & USABLE
        if not active:  # the common case
            return
        for lord, guards in USED:
            if active >> lord & 1:
                for guard in guards:
                    if guard.forbids(table, seat, m.USE + lord):
                        break
                else:
                    legal.append(m.USE + lord)


COUNCILS: Final = [m.COUNCIL + race for race in range(5)]
ACTIONS: Final[list[Choice]] = [
    Only([m.EXPLORE], [NothingToReveal()]),
    Councils([StackIsEmpty()]),
    Lords([TooFewRaces(), RequiredRaceMissing(), TooDear()]),
]
USED: Final[list[tuple[int, list[Guard]]]] = [  # what stands before each power that is not gone
    (SLAVER, [NothingToSell(), NothingToSpare()]),
    (ORACLE, [NoStackToClear()]),
    (OPPORTUNIST, [NoLordToReplace(), OnlyTheOneBeingPaidFor()]),
]
POWERS: Final = Powers([PowerIsGone(), *[guard for _, guards in USED for guard in guards]])
for question in OWN_TURN:  # rule: powers.3
    question.choices.append(POWERS)


class Weighing(Question):
    """A question for which a seat's allies are weighed; whoever only asks about it leaves the table as it was."""

    def refused(self, table: Table, seat: int) -> list[tuple[int, list[str]]]:
        scales, pay = table.scales, table.wanted
        found = super().refused(table, seat)
        table.scales, table.wanted = scales, pay
        return found

    def why_not(self, table: Table, seat: int, move: int) -> list[str]:
        scales, pay = table.scales, table.wanted
        rules = super().why_not(table, seat, move)
        table.scales, table.wanted = scales, pay
        return rules


class TurnQuestion(Weighing):
    """What the active player does: plot, use a power, carry out an action."""

    def prepare(self, table: Table, seat: int) -> None:
        table.scales = weigh(table, seat)


TURN: Final = TurnQuestion(
    "turn",
    "actions.1",
    [
        Only([m.PASS], [AnActionIsPossible()]),
        Only([m.PLOT], [NoPearl(), CourtIsFull(), NoLordLeft()]),
        ACTIONS[0],
        ACTIONS[1],
        ACTIONS[2],
        POWERS,
    ],
    kind="turn",
)
END_OF_TURN: Final = Question("end_of_turn", "powers.3", [POWERS, Only([m.END_TURN])], kind="turn")


class OtherStacks(Choice):
    """A second stack, for the Alchemist."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.STACK + race for race in range(5) if table.council[race]]


OTHER_STACKS: Final = OtherStacks()
SECOND_STACK: Final = Question("second_stack", "lords.alchemist", [OTHER_STACKS, POWERS])
DISCARD_AT_END: Final = Question("discard_for_commander", "lords.commander", [CardsInHand(), POWERS], private=True)
