"""Story cards: drawn, read, answered, and what comes of it; landing on islands; the society of ports."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.everrain import events as e
from undertow.games.everrain import moves as m
from undertow.games.everrain import params, tales
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import NOWHERE, SOCIETY_HOUSE
from undertow.games.everrain.cards.improvements import CABIN
from undertow.games.everrain.cards.language import CHOICE, EXPEDITION, SOCIETY, TALE, TEST
from undertow.games.everrain.cards.stories import (
    JOURNEY,
    STORIES,
    chronicle_of,
    memory_of,
    outcome_of,
    outcomes_of,
    part_of,
)
from undertow.games.everrain.cards.traits import BLESSED, EXPLORER, FRIENDLY, HOMESICK
from undertow.games.everrain.cards.treasures import EAR_TRUMPET, KNUCKLE_DICE
from undertow.games.everrain.procedures import tale_menu as menu
from undertow.games.everrain.procedures.losses import Sinking
from undertow.games.everrain.procedures.outcomes import PROGRAM_OF, REWARD_OF, Outcome
from undertow.games.everrain.procedures.reaction_menu import CARD, DICE, spend
from undertow.games.everrain.state import TREASURE_PILE, Table
from undertow.kernel.decision import Only, Question
from undertow.kernel.flow import ASK, DONE, GO, NO_MOVE, Procedure, SimpleProcedure, step

SWAPPED: Final = 1  # an explorer has exchanged the card or kept it
HEARD: Final = 2  # the Ear Trumpet has told what the answers bring; until one of them is given


class Tale(Procedure):
    """One story card, from its first word to its last. rule: events.2"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "party", "answer", "tester", "failed", "swapped")

    def __init__(
        self, seat: int, card: int, party: int = 0, answer: int = 0, tester: int = 0, failed: int = 0, swapped: int = 0
    ) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.party = party  # who is ashore, or was sent: a bit for each; 0: all the crew are concerned
        self.answer = answer
        self.tester = tester  # plus one; 0: nobody
        self.failed = failed
        self.swapped = swapped  # SWAPPED and HEARD; one number, so that saves from before the second can be read

    def copy(self) -> Procedure:
        return Tale(
            self.seat, self.card, self.party, self.answer, self.tester, self.failed, self.swapped
        ).at_the_step_of(self)

    def is_heard(self) -> bool:
        """Whether the Ear Trumpet has told what the answers bring, and none is given yet. rule: treasures.6"""
        return self.swapped & HEARD > 0

    @step("chronicles.9")
    def meet_the_demand(self, table: Table, move: int) -> int:
        return self.go_on() if meets_demand(table, self.seat, self.card) else DONE

    @step("events.1")
    def read_it(self, table: Table, move: int) -> int:
        if table.tales[self.card] != tales.OPEN:
            read(table, self.seat, self.card)
        table.tales[self.card] = tales.TOLD
        return self.go_on()

    @step("crew.8")
    def swap_it(self, table: Table, move: int) -> int:
        """An explorer ashore may exchange the card once, after its story is read; chronicle cards stay."""
        ship = table.ships[self.seat]
        explorers = [place for place in menu.members(ship, self.party) if s.has(ship, place, EXPLORER)]
        ordinary = STORIES[self.card].back == EXPEDITION and chronicle_of(self.card) < 0
        if self.swapped or not explorers or not ordinary:
            return self.go_on()
        if move == NO_MOVE:
            return table.ask(self.seat, menu.SWAP)
        self.swapped = SWAPPED
        if move == m.REFUSE:
            return self.go_on()
        old = self.card
        self.card = tales.draw(table, self.seat, EXPEDITION, ordinary=True)
        tales.lay_down(table, old)
        table.tell(e.TALE_SWAPPED, self.seat, old)
        return self.start_over() if self.card != NOWHERE else DONE

    @step("treasures.6")
    def listen_with_the_trumpet(self, table: Table, move: int) -> int:
        """All effects of a card that asks are shown before the answer, to whoever holds the Ear Trumpet."""
        story = STORIES[self.card]
        if story.sort != CHOICE or not s.holds(table.ships[self.seat], EAR_TRUMPET):
            return self.go_on()
        if move == NO_MOVE:
            return table.ask(self.seat, CARD)
        if move != m.FORGO:
            spend(table, self.seat, EAR_TRUMPET)
            self.swapped |= HEARD
            for answer, outcome in outcomes_of(self.card):
                table.tell(e.FORESEEN, self.seat, answer, outcome)
        return self.go_on()

    @step("events.2")
    def answer_it(self, table: Table, move: int) -> int:
        story, ship = STORIES[self.card], table.ships[self.seat]
        if story.sort in (TEST, TALE):
            return self.go_on()
        if move == NO_MOVE:
            return table.ask(self.seat, menu.ANSWER[self.card])  # only bargains are declined. rule: events.5
        self.swapped &= ~HEARD
        if move == m.DECLINE:
            table.tell(e.TALE_DECLINED, self.seat)
            tales.lay_down(table, self.card)
            return DONE
        self.answer = move - m.ANSWER
        price = story.answers[self.answer].coins
        if price:
            ship[s.COINS] -= price
            table.tell(e.COINS_SPENT, self.seat, price)
        return self.go_on()

    @step("events.4")
    def give_what_is_asked(self, table: Table, move: int) -> int:
        if STORIES[self.card].answers[self.answer].gift:
            move = table.settle(self.seat, menu.GIFT, move)
            if move == NO_MOVE:
                return ASK
            card = move - m.GIFT
            s.unstow(table.ships[self.seat], card)
            table.discards[TREASURE_PILE].append(card)
            table.tell(e.TREASURE_GIVEN_AWAY, self.seat, card)
        return self.go_on()

    @step("terms.2")
    def test_somebody(self, table: Table, move: int) -> int:
        story = STORIES[self.card]
        kind = story.answers[self.answer].test
        if not kind:
            return self.go_on()
        move = table.settle(self.seat, menu.TEST, move)
        if move == NO_MOVE:
            return ASK
        ship = table.ships[self.seat]
        place = s.member_of(ship, move - m.MEMBER)
        self.tester = s.AT.index(place) + 1
        value = menu.test_value(table, self.seat, place, kind, story.back)
        roll = self.roll(table, place, value)
        self.failed = int(roll > value)
        return self.go_on()

    def roll(self, table: Table, place: int, value: int) -> int:
        """The fate die; a jinxed member's first success of a round is rolled again, a blessed one's failure, too."""
        ship = table.ships[self.seat]
        roll = table.chance.below(params.FATE)
        table.tell(e.TESTED, self.seat, ship[place], roll, value)
        if roll <= value and menu.is_jinxed(ship, place):
            ship[s.LUCKLESS] |= 1 << s.AT.index(place)
            roll = table.chance.below(params.FATE)
            table.tell(e.TESTED, self.seat, ship[place], roll, value)
        if roll > value and s.has(ship, place, BLESSED):  # rule: rulings.30
            roll = table.chance.below(params.FATE)
            table.tell(e.TESTED, self.seat, ship[place], roll, value)
        return roll

    @step("rulings.30")
    def throw_the_bones(self, table: Table, move: int) -> int:
        """Whoever holds the Whalebone Dice may roll a test again; the second result stands. rule: treasures.6"""
        ship, kind = table.ships[self.seat], STORIES[self.card].answers[self.answer].test
        if not kind or not self.failed or not s.holds(ship, KNUCKLE_DICE):
            return self.go_on()
        if move == NO_MOVE:
            return table.ask(self.seat, DICE)
        if move == m.REROLL:
            spend(table, self.seat, KNUCKLE_DICE)
            place = s.AT[self.tester - 1]
            value = menu.test_value(table, self.seat, place, kind, STORIES[self.card].back)
            roll = table.chance.below(params.FATE)
            table.tell(e.TESTED, self.seat, ship[place], roll, value)
            self.failed = int(roll > value)
        return self.go_on()

    @step("events.3")
    def tell_what_comes_of_it(self, table: Table, move: int) -> int:
        chronicle = chronicle_of(self.card)
        memory = max(0, table.memory[chronicle]) if chronicle >= 0 else 0
        second = memory if STORIES[self.card].sort == TALE else self.failed
        outcome = outcome_of(self.card, self.answer, second)
        table.tell(e.OUTCOME_TOLD, self.seat, outcome, outcome)
        registers = [self.card, self.tester, self.party, self.answer, 0]
        return self.then(table, Outcome(PROGRAM_OF[outcome][memory], self.seat, 0, registers))

    @step("chronicles.1")
    def lay_it_down(self, table: Table, move: int) -> int:
        if table.tales[self.card] == tales.TOLD:
            tales.lay_down(table, self.card)
        return DONE


class SeaEvent(SimpleProcedure):
    """At the end of a turn on open water. rule: turn_end.2"""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    seat: int

    @step("turn_end.2")
    def draw(self, table: Table, move: int) -> int:
        card = tales.draw(table, self.seat, 0)
        if card != NOWHERE:
            return self.then(table, Tale(self.seat, card))
        return DONE

    @step("events.1")
    def end(self, table: Table, move: int) -> int:
        return DONE


class Expedition(Procedure):
    """All who stand on the boats land. rule: islands.1"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "party")

    def __init__(self, seat: int, party: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.party = party

    def copy(self) -> Procedure:
        return Expedition(self.seat, self.party).at_the_step_of(self)

    @step("islands.1")
    def land(self, table: Table, move: int) -> int:
        self.party = menu.party_of(table, self.seat)
        outcome = self.go_on()
        return outcome if land(table, self.seat, self.party) else DONE

    @step("islands.3")
    def draw(self, table: Table, move: int) -> int:
        card = tales.draw(table, self.seat, EXPEDITION)
        return self.then(table, Tale(self.seat, card, self.party)) if card != NOWHERE else DONE

    @step("islands.4")
    def mark_the_island(self, table: Table, move: int) -> int:
        at = table.ships[self.seat][s.HEX]
        if at != NOWHERE and not table.spared:
            table.explored.append(at)
        table.spared = 0
        return DONE


def land(table: Table, seat: int, party: int) -> bool:
    """They go ashore, the homesick with stress; the answer is whether anybody of them is left. rule: islands.1"""
    ship = table.ships[seat]
    table.tell(e.LANDED, seat, len(menu.members(ship, party)))
    for place in menu.members(ship, party):
        if s.has(ship, place, HOMESICK):
            table.stress(seat, place, 1)
    if not table.bury(seat):
        table.push(Sinking(seat, 0))
        return False
    return len(menu.members(ship, party)) > 0


class Passengers(SimpleProcedure):
    """Whoever wanted to come here pays and leaves. rule: society.3"""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    seat: int

    @step("society.3")
    def arrive(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        for card in tales.passengers(table, self.seat)[s.cabins(ship) :]:  # of covered cabins. rule: upgrades.3
            table.tell(e.PASSENGER_LEFT, self.seat, card)
            tales.lay_down(table, card)
        for card in tales.passengers(table, self.seat):
            if tales.is_bound_here(table, self.seat, card):
                table.tell(e.PASSENGER_ARRIVED, self.seat, card)
                tales.lay_down(table, card)
                if s.is_pair(ship, CABIN):
                    ship[s.COINS] += params.CABINS_PAY
                    table.tell(e.COINS_GAINED, self.seat, params.CABINS_PAY)
                table.push(Outcome(REWARD_OF[card], self.seat, 0, [card, 0, 0, 0, 0]))
                return GO
        return DONE


def meets_demand(table: Table, seat: int, card: int) -> bool:
    """What a chronicle card demands must be there at once; else the chronicle is unwritten. rule: chronicles.9"""
    story, ship = STORIES[card], table.ships[seat]
    if story.needs == "coins":
        met = ship[s.COINS] >= story.needed
    elif story.needs == "crew":
        met = len(s.crew(ship)) >= story.needed
    else:
        met = sum(ship[s.FRESH : s.FRESH + 4]) >= story.needed
    if not met:
        table.tell(e.CHRONICLE_UNWRITTEN, seat)
        tales.strike(table, chronicle_of(card))
    return met


def read(table: Table, seat: int, card: int) -> None:
    """The story is read aloud, with what it remembers. rule: events.2, chronicles.3"""
    table.tell(e.TALE_TOLD, seat, card, card)
    chronicle = chronicle_of(card)
    if chronicle >= 0 and part_of(card) == JOURNEY:
        table.tell(e.MEMORY_TOLD, seat, memory_of(card, table.memory[chronicle]))


class Company(Procedure):
    """On arrival in a port a society card is drawn; it lies open for this visit. rule: ports.3"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "first", "second")

    def __init__(self, seat: int, first: int = NOWHERE, second: int = NOWHERE) -> None:
        super().__init__()
        self.seat = seat
        self.first = first
        self.second = second

    def copy(self) -> Procedure:
        return Company(self.seat, self.first, self.second).at_the_step_of(self)

    @step("ports.3")
    def draw(self, table: Table, move: int) -> int:
        self.first = draw_society_card(table, self.seat)
        if self.first == NOWHERE or not meets_demand(table, self.seat, self.first):
            return DONE
        read(table, self.seat, self.first)
        table.tales[self.first] = tales.OPEN
        return self.go_on()

    @step("rulings.30")
    def keep_one_of_two(self, table: Table, move: int) -> int:
        """Somebody friendly draws a second card, an ordinary one, and keeps one of the two."""
        if not is_friendly(table.ships[self.seat]):
            return DONE
        if self.second == NOWHERE:
            self.second = draw_society_card(table, self.seat, ordinary=True)
            if self.second == NOWHERE:
                return DONE
            read(table, self.seat, self.second)
            table.tales[self.second] = tales.OPEN
        if move == NO_MOVE:
            return table.ask(self.seat, WHICH_CARD)
        tales.lay_down(table, self.second if move == m.ANSWER else self.first)
        return DONE


class TwoCards(Question):
    """Which of the two cards is kept; says which they are, and in which order they were drawn."""

    def details(self, table: Table, seat: int) -> dict[str, int]:
        company = table.stack[-1]
        assert isinstance(company, Company)
        return {"tale": company.first, "other_tale": company.second}


WHICH_CARD: Final = TwoCards("which_card", "crew.8", [Only([m.ANSWER, m.ANSWER + 1])])


class Heed(SimpleProcedure):
    """A captain turns to the society card; an offer or a test takes a crew member. rule: society.1"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    seat: int
    card: int

    @step("society.1")
    def send_somebody(self, table: Table, move: int) -> int:
        party = 0
        if menu.needs_envoy(self.card):
            move = table.settle(self.seat, menu.ENVOY, move)
            if move == NO_MOVE:
                return ASK
            ship = table.ships[self.seat]
            place = s.member_of(ship, move - m.MEMBER)
            s.go_ashore(ship, place, SOCIETY_HOUSE)
            party = 1 << s.AT.index(place)
        table.push(Tale(self.seat, self.card, party))
        return DONE


def draw_society_card(table: Table, seat: int, ordinary: bool = False) -> int:
    """The card of a visit; a passenger bound for this very port is drawn again. rule: ports.3, society.3"""
    card = tales.draw(table, seat, SOCIETY, ordinary)
    while card != NOWHERE and tales.is_bound_here(table, seat, card):
        table.tales[card] = tales.DISCARDED
        card = tales.draw(table, seat, SOCIETY, ordinary=True)
    return card


def is_friendly(ship: list[int]) -> bool:
    """Whether two society cards are drawn. rule: rulings.30"""
    return any([s.has(ship, place, FRIENDLY) for place in s.crew(ship)])
