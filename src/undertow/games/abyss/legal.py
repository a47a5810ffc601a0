"""What may be answered to the questions of a turn: candidates, and one guard per prohibition."""

from __future__ import annotations

from typing import Final

from undertow.games.abyss import moves as m
from undertow.games.abyss.board import AMBASSADOR, MOST_DRAWN, NO_RACE, THREAT_GOODS, THREAT_KEYS
from undertow.games.abyss.cards.allies import RACE
from undertow.games.abyss.cards.lords import (
    FOR_SALE,
    LORDS,
    ONE_KEY,
    OPPORTUNIST,
    ORACLE,
    OWN_TURN,
    SLAVER,
    TAMES,
    THREE_KEYS,
    USABLE,
    CardsInHand,
)
from undertow.games.abyss.cards.prices import hopeless_races, price, wanted, weigh
from undertow.games.abyss.frames import Controlling, Exploring, Paying, Recruiting
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

    def allowed(self, table: Table, seat: int, moves: list[int]) -> list[int]:
        races = table.scales.races
        return [move for move in moves if LORDS[move - m.RECRUIT].races <= races]


class RequiredRaceMissing(Guard):
    """The race in the large bubble must be there; pearls do not stand in for it."""

    rule = "recruiting.3"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        race = LORDS[move - m.RECRUIT].demands
        return race != NO_RACE and table.scales.sums[race] == 0 and not table.scales.any_race

    def allowed(self, table: Table, seat: int, moves: list[int]) -> list[int]:
        sums = table.scales.sums
        if table.scales.any_race:
            return moves
        return [
            move
            for move in moves
            if LORDS[move - m.RECRUIT].guild == AMBASSADOR or sums[LORDS[move - m.RECRUIT].demands]
        ]


class TooDear(Guard):
    """Allies and pearls together do not reach the value."""

    rule = "recruiting.7"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        lord = LORDS[move - m.RECRUIT]
        scales = table.scales
        missing = lord.value + scales.dearer - table.pearls[seat]
        if missing > scales.total:
            return True
        return scales.best_value(lord.races, NO_RACE if scales.any_race else lord.demands) < missing

    def allowed(self, table: Table, seat: int, moves: list[int]) -> list[int]:
        scales = table.scales
        most = table.pearls[seat] - scales.dearer
        affordable: list[int] = []
        for move in moves:
            lord = LORDS[move - m.RECRUIT]
            required = NO_RACE if scales.any_race else lord.demands
            if lord.value <= most + scales.best_value(lord.races, required):
                affordable.append(move)
        return affordable


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
        for lord in USED:
            if active >> lord & 1:
                for guard in USED[lord]:
                    if guard.forbids(table, seat, m.USE + lord):
                        break
                else:
                    legal.append(m.USE + lord)


NONE: Final[list[int]] = []
COUNCILS: Final = [m.COUNCIL + race for race in range(5)]
ACTIONS: Final[list[Choice]] = [
    Only([m.EXPLORE], [NothingToReveal()]),
    Councils([StackIsEmpty()]),
    Lords([TooFewRaces(), RequiredRaceMissing(), TooDear()]),
]
USED: Final[dict[int, list[Guard]]] = {  # what stands before each power that is not gone
    SLAVER: [NothingToSell(), NothingToSpare()],
    ORACLE: [NoStackToClear()],
    OPPORTUNIST: [NoLordToReplace(), OnlyTheOneBeingPaidFor()],
}
POWERS: Final = Powers([PowerIsGone(), *USED[SLAVER], *USED[ORACLE], *USED[OPPORTUNIST]])
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
)
END_OF_TURN: Final = Question("end_of_turn", "powers.3", [POWERS, Only([m.END_TURN])])


class OtherStacks(Choice):
    """A second stack, for the Alchemist."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.STACK + race for race in range(5) if table.council[race]]


OTHER_STACKS: Final = OtherStacks()
SECOND_STACK: Final = Question("second_stack", "lords.alchemist", [OTHER_STACKS, POWERS])
DISCARD_AT_END: Final = Question("discard_for_commander", "lords.commander", [CardsInHand(), POWERS], private=True)


# -- exploring ---------------------------------------------------------------------------------------------------------


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


OFFER: Final = OfferQuestion("offer", "exploring.3", [Only([m.PASS, m.BUY])], pace="offer")
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


# -- paying for a lord -------------------------------------------------------------------------------------------------


class OneRaceTooMany(Guard):
    """Not more races than the price has bubbles."""

    rule = "recruiting.2"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        pay = table.wanted
        return pay.races == 0 and not pay.used >> RACE[move - m.PAY] & 1

    def allowed(self, table: Table, seat: int, moves: list[int]) -> list[int]:
        return super().allowed(table, seat, moves) if table.wanted.races == 0 else moves


class NoRoomForTheRequiredRace(Guard):
    """The last bubble is kept for the required race."""

    rule = "recruiting.3"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        pay = table.wanted
        if pay.required == NO_RACE or pay.races != 1:
            return False
        race = RACE[move - m.PAY]
        return race != pay.required and not pay.used >> race & 1

    def allowed(self, table: Table, seat: int, moves: list[int]) -> list[int]:
        pay = table.wanted
        return moves if pay.required == NO_RACE or pay.races != 1 else super().allowed(table, seat, moves)


class CannotBeCompleted(Guard):
    """With this ally the price could not be reached any more."""

    rule = "recruiting.7"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return bool(table.wanted.hopeless >> RACE[move - m.PAY] & 1)

    def allowed(self, table: Table, seat: int, moves: list[int]) -> list[int]:
        return super().allowed(table, seat, moves) if table.wanted.hopeless else moves


class RacesMissing(Guard):
    """Not fewer races than the price has bubbles."""

    rule = "recruiting.2"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.wanted.races > 0


class RequiredRaceNotPaid(Guard):
    """The required race is not in the payment yet."""

    rule = "recruiting.3"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.wanted.required != NO_RACE


class ValueNotReached(Guard):
    """More points are missing than one has pearls."""

    rule = "recruiting.7"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.wanted.paid + table.pearls[seat] < table.wanted.value


class Hand(Choice):
    """Lay out one more ally."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return table.different_cards(seat, m.PAY)


class PayQuestion(Weighing):
    """One more ally for the lord, or done."""

    def prepare(self, table: Table, seat: int) -> None:
        if table.scales.seat != seat:  # else what the turn's question worked out still holds
            table.scales = weigh(table, seat)
        frame = table.being_paid()
        assert frame is not None
        pay = wanted(table, frame, table.scales)
        pay.hopeless = hopeless_races(pay, table.scales.sums, table.pearls[seat])
        table.wanted = pay

    def details(self, table: Table, seat: int) -> dict[str, int]:
        frame = table.stack[-1]
        assert isinstance(frame, Recruiting)
        pay = Paying(LORDS[frame.lord].races, NO_RACE, price(table, seat, LORDS[frame.lord]), table.payment)
        missing = max(0, pay.value - pay.paid)
        return {"lord": frame.lord, "value": pay.value, "paid": pay.paid, "missing": missing, "races": pay.races}


PAY: Final = PayQuestion(
    "pay",
    "recruiting.4",
    [
        Hand([OneRaceTooMany(), NoRoomForTheRequiredRace(), CannotBeCompleted()]),
        Only([m.PAID], [RacesMissing(), RequiredRaceNotPaid(), ValueNotReached()]),
        POWERS,
    ],
    private=True,
)


class NotTheLowest(Guard):
    """The weakest ally of the payment is the one that joins."""

    rule = "recruiting.8"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        frame = table.stack[-1]
        assert isinstance(frame, Recruiting)
        return not frame.any_ally and (move - m.AFFILIATE) % 5 > frame.lowest(table)

    def allowed(self, table: Table, seat: int, moves: list[int]) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, Recruiting)
        if frame.any_ally or len(moves) == 1:
            return moves
        lowest = frame.lowest(table)
        return [move for move in moves if (move - m.AFFILIATE) % 5 == lowest]


class PaidAllies(Choice):
    """The allies of the payment."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return sorted({m.AFFILIATE + card for card in table.payment})


JOINING: Final = PaidAllies([NotTheLowest()])
AFFILIATE: Final = Question("affiliate", "recruiting.9", [JOINING, POWERS])


# -- locations ---------------------------------------------------------------------------------------------------------


class MoreThanTheDeckHolds(Guard):
    """One draws at most as many locations as there are."""

    rule = "locations.4"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return move - m.DRAW + 1 > table.tiles_left()


class Row(Choice):
    """Locations that lie face up."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.LOCATION + tile for tile in sorted(table.row)]


class TileDeck(Choice):
    """Locations in the deck, for the Black Smokers."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.LOCATION + tile for tile in sorted(table.tile_deck[table.tile_at :])]


class KeyTokens(Choice):
    """A key token, if one has any."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.KEY_TOKEN] if table.keys[seat] else NONE


class LordKeys(Choice):
    """Active lords with keys; an ambassador only as long as nothing else has been spent."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        active = table.active(seat)
        return [
            m.KEY_LORD + lord for lord in sorted(table.lords[seat]) if active >> lord & 1 and table.printed_keys(lord)
        ]


class KeysDoNotFit(Guard):
    """Exactly three keys are spent: an ambassador alone, or three single keys."""

    rule = "locations.8"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        controlling = table.stack[-1]
        assert isinstance(controlling, Controlling)
        paid = controlling.spent
        single = table.keys[seat]
        active = table.active(seat)
        for lord in table.lords[seat]:
            if active >> lord & 1 and ONE_KEY >> lord & 1:
                single += 1
        ambassador = move >= m.KEY_LORD and THREE_KEYS >> (move - m.KEY_LORD) & 1 == 1
        return paid > 0 if ambassador else paid + single < 3


CONTROL: Final = Question(
    "control",
    "locations.1",
    [Row(), Only([m.DRAW + n for n in range(MOST_DRAWN)], [MoreThanTheDeckHolds()]), POWERS],
)
TOKEN_KEYS: Final = KeyTokens([KeysDoNotFit()])
LORD_KEYS: Final = LordKeys([KeysDoNotFit()])
SPEND: Final = Question("spend", "locations.7", [TOKEN_KEYS, LORD_KEYS, POWERS])
EXCHANGE: Final = Question("exchange", "tiles.black_smokers", [Only([m.PASS]), TileDeck(), POWERS])
