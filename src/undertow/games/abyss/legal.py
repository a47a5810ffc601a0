"""What may be answered to the questions of a turn: candidates, and one guard per prohibition."""

from __future__ import annotations

from typing import Final

from undertow.games.abyss import moves as m
from undertow.games.abyss.board import AMBASSADOR, MOST_DRAWN, NO_RACE, THREAT_GOODS, THREAT_KEYS
from undertow.games.abyss.cards.allies import RACE
from undertow.games.abyss.cards.lords import (
    ANY_RACE,
    CHEAPER,
    DEARER,
    LORDS,
    ONE_KEY,
    OPPORTUNIST,
    ORACLE,
    SLAVER,
    TAMES,
    THREE_KEYS,
    USABLE,
    Lord,
)
from undertow.games.abyss.frames import Controlling, Exploring, Paying, Recruiting
from undertow.games.abyss.state import NO_SUMS, Table
from undertow.kernel.decision import Choice, Guard, Only, Question

# -- prices ------------------------------------------------------------------------------------------------------------


FREE_LORD: Final = Lord(-1, "", 0, 0, 0, 0, 0, None, None, "", "original")  # costs nothing: shows what powers do


def price(table: Table, seat: int, lord: Lord) -> int:
    """The value a seat has to reach for a lord."""
    value = lord.value
    if table.has(seat, CHEAPER):  # rule: lords.treasurer
        value -= 2
    if table.suffers(seat, DEARER):  # rule: lords.recruiter
        value += 2
    return value


def weigh(table: Table, seat: int) -> None:
    """Work out once, for all lords of the court: sums by race, and what one's powers do to prices."""
    table.add_up(seat)
    table.dearer = price(table, seat, FREE_LORD)
    table.any_race = table.has(seat, ANY_RACE)  # rule: lords.diplomat


def best_value(table: Table, races: int, required: int) -> int:
    """The most that allies of so many races can be worth, the required one among them. Needs ``table.add_up``."""
    best = table.best
    if required == NO_RACE or table.sums[required] >= table.ranked[races - 1]:
        return best[races]
    return best[races - 1] + table.sums[required]


def hopeless_races(table: Table, pay: Paying, pearls: int) -> int:
    """The races of which one more ally would keep the price out of reach, as a bit mask. Needs ``table.add_up``."""
    missing = pay.value - pearls
    if missing <= pay.paid:
        return 0
    fixed = pay.used if pay.required == NO_RACE else pay.used | 1 << pay.required
    bubbles = pay.races if pay.required == NO_RACE else pay.races - 1  # free for any other race
    sums = table.sums
    total = 0
    others: list[int] = []
    for race in range(5):
        if fixed >> race & 1:
            total += sums[race]
        else:
            others.append(sums[race])
    others.sort(reverse=True)
    best_others = sum(others[:bubbles])
    hopeless = 0
    for race in range(5):
        best = total + best_others
        if not fixed >> race & 1 and bubbles and sums[race] < others[bubbles - 1]:
            best += sums[race] - others[bubbles - 1]
        if best < missing:
            hopeless |= 1 << race
    return hopeless


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
        return table.races < LORDS[move - m.RECRUIT].races

    def allowed(self, table: Table, seat: int, moves: list[int]) -> list[int]:
        races = table.races
        return [move for move in moves if LORDS[move - m.RECRUIT].races <= races]


class RequiredRaceMissing(Guard):
    """The race in the large bubble must be there; pearls do not stand in for it."""

    rule = "recruiting.3"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        race = LORDS[move - m.RECRUIT].demands
        return race != NO_RACE and table.sums[race] == 0 and not table.any_race

    def allowed(self, table: Table, seat: int, moves: list[int]) -> list[int]:
        sums = table.sums
        if table.any_race:
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
        missing = lord.value + table.dearer - table.pearls[seat]
        if missing > table.total:
            return True
        return best_value(table, lord.races, NO_RACE if table.any_race else lord.demands) < missing

    def allowed(self, table: Table, seat: int, moves: list[int]) -> list[int]:
        most = table.pearls[seat] - table.dearer
        affordable: list[int] = []
        for move in moves:
            lord = LORDS[move - m.RECRUIT]
            required = NO_RACE if table.any_race else lord.demands
            if lord.value <= most + best_value(table, lord.races, required):
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


class PowerWasUsed(Guard):
    """A power is used once in a turn."""

    rule = "rulings.once"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.used >> (move - m.USE) & 1 == 1


class NothingToSell(Guard):
    """The Slaver needs an ally in hand."""

    rule = "lords.slaver"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return move == m.USE + SLAVER and not table.hands[seat]


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


class Councils(Choice):
    """Ask the council for one of its stacks."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return COUNCILS


class Lords(Choice):
    """Recruit a lord from the court."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.RECRUIT + lord for lord in sorted(table.court)]


class Powers(Choice):
    """Use the power of one of one's lords."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.USE + lord for lord in sorted(table.lords[seat]) if USABLE >> lord & 1]

    def add_legal(self, table: Table, seat: int, legal: list[int]) -> None:
        if table.active(seat) & USABLE & ~table.used:  # else every power is gone or used
            super().add_legal(table, seat, legal)


NONE: Final[list[int]] = []
COUNCILS: Final = [m.COUNCIL + race for race in range(5)]
ACTIONS: Final[list[Choice]] = [
    Only([m.EXPLORE], [NothingToReveal()]),
    Councils([StackIsEmpty()]),
    Lords([TooFewRaces(), RequiredRaceMissing(), TooDear()]),
]
POWERS: Final = Powers([PowerIsGone(), PowerWasUsed(), NothingToSell(), NoStackToClear(), NoLordToReplace()])


class TurnQuestion(Question):
    """What the active player does: plot, use a power, carry out an action."""

    def prepare(self, table: Table, seat: int) -> None:
        weigh(table, seat)


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


SECOND_STACK: Final = Question("second_stack", "lords.alchemist", [OtherStacks()])


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


REWARD: Final = RewardQuestion("reward", "monsters.4", [Rewards([TooFewTokens()])])


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


class PayQuestion(Question):
    """One more ally for the lord, or done."""

    def prepare(self, table: Table, seat: int) -> None:
        if table.sums is NO_SUMS:  # else what the turn's question worked out still holds
            weigh(table, seat)
        frame = table.stack[-1]
        assert isinstance(frame, Recruiting)
        lord = LORDS[frame.lord]
        required = NO_RACE if table.any_race else lord.demands
        pay = Paying(lord.races, required, lord.value + table.dearer, table.payment)
        pay.hopeless = hopeless_races(table, pay, table.pearls[seat])
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


AFFILIATE: Final = Question("affiliate", "recruiting.9", [PaidAllies([NotTheLowest()])])


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
SPEND: Final = Question("spend", "locations.7", [KeyTokens([KeysDoNotFit()]), LordKeys([KeysDoNotFit()])])
EXCHANGE: Final = Question("exchange", "tiles.black_smokers", [Only([m.PASS]), TileDeck()])
