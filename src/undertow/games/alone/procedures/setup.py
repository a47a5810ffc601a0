"""Setting the game up. rule: setup.1"""

from __future__ import annotations

from hashlib import blake2b
from types import MappingProxyType
from typing import Any, ClassVar

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone import params
from undertow.games.alone.board import FIRST_FLOOR, FLOOR, SLOTS
from undertow.games.alone.cards.all import DECKS, cards_of
from undertow.games.alone.cards.people import CHARACTERS
from undertow.games.alone.floors import sheets_of
from undertow.games.alone.missions import FULFILLED_IN, KINDS, MISSIONS, drawn
from undertow.games.alone.names import DIFFICULTIES
from undertow.games.alone.people import CHARACTER
from undertow.games.alone.procedures.hands import DrawCards
from undertow.games.alone.procedures.labyrinth import reveal
from undertow.games.alone.procedures.search import shuffle_items
from undertow.games.alone.procedures.starting import equip
from undertow.games.alone.procedures.turns import begin_turn
from undertow.games.alone.state import HERO, Table
from undertow.kernel.chance import Chance
from undertow.kernel.decision import Choice, Only, Question
from undertow.kernel.errors import OptionError
from undertow.kernel.flow import DONE, NO_MOVE, SimpleProcedure, step
from undertow.kernel.screened import Screened


class UnusedDecks(Choice):
    """Decks that are not chosen yet. rule: hands.1"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.DECK + deck for deck in allowed_decks(table) if deck not in table.decks]


def allowed_decks(table: Table) -> list[int]:
    """All decks, or the pair that the table has agreed on."""
    fixed: str = table.options["decks"]
    return [deck for deck in range(len(DECKS)) if fixed == "any" or DECKS[deck].slug in fixed.split("-")]


class SeatsWithoutDeck(Choice):
    """Evil players before whom no deck lies. rule: hands.6"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.DEAL + other for other in table.evil() if not table.drawing[other]]


SLUGS = [character.slug for character in CHARACTERS]
BECOME = Question("become", "setup.2", [Only([m.BECOME + who for who in range(len(CHARACTERS))])])
WHICH_DECK = Question("which_deck", "hands.1", [UnusedDecks()])
WHOSE_DECK = Question("whose_deck", "hands.6", [SeatsWithoutDeck()])


def draw_the_difficulty(table: Table) -> None:
    """Where the table has left the difficulty open, chance fixes it, and all see it. rule: difficulty.1

    It takes nothing from the other luck of the game: all else is as if the table had agreed on it.
    """
    if table.options["difficulty"] == "any":
        luck = Chance(blake2b(b"difficulty", digest_size=16, key=table.chance.key).digest())
        table.options = MappingProxyType({**table.options, "difficulty": DIFFICULTIES[luck.below(len(DIFFICULTIES))]})


class SetUp(SimpleProcedure):
    """In this order: the Hero's character, missions, station, decks, hands, start sector."""

    @step("setup.2")
    def become(self, table: Table, move: int) -> int:
        """The Hero chooses a character, unless the table has."""
        table.box = [card for deck in range(len(DECKS)) for card in cards_of(deck)]
        pools_of(table)  # what cannot be drawn is refused before anything is asked
        draw_the_difficulty(table)
        fixed = table.options["character"]
        if fixed == "any" and move == NO_MOVE:
            return table.ask(HERO, BECOME)
        who = move - m.BECOME if fixed == "any" else SLUGS.index(fixed)
        table.people[CHARACTER] = who
        table.tell(e.GAME_BEGUN, HERO)
        table.tell(e.CHARACTER_CHOSEN, who)
        return self.go_on()

    @step("setup.4")
    def missions(self, table: Table, move: int) -> int:
        table.missions = draw_missions(table)
        for mission in table.missions:
            table.tell(e.MISSION_DRAWN, mission)
        return self.go_on()

    @step("setup.5")
    def station(self, table: Table, move: int) -> int:
        """Floors, their turn, rooms and power boxes by chance."""
        chance = table.chance
        sheets = chance.shuffled(sheets_of(table.options["floors"]))
        table.lay_out([sheets[0], chance.below(2), sheets[1], chance.below(2)])
        slots = list(chance.shuffled(list(range(SLOTS))))
        table.rooms = [table.station.slots[slot] for slot in slots]
        for floor in range(2):
            left_out = chance.below(4)
            for site in range(4):
                if site != left_out:
                    table.boxes |= 1 << table.station.sites[floor * 4 + site]
        shuffle_items(table)
        return self.go_on()

    @step("hands.1")
    def choose_decks(self, table: Table, move: int) -> int:
        """The leader picks two decks, unless the table has; of two Evil players each gets one. rule: hands.5"""
        allowed = allowed_decks(table)
        if move == NO_MOVE and (len(allowed) > 2 or table.seats == 3):  # of two, who has which is the leader's choice
            move = table.settle(table.leader, WHICH_DECK, move)
            if move == NO_MOVE:
                return 1
        for deck in allowed if move == NO_MOVE else [move - m.DECK]:
            table.decks.append(deck)
            table.tell(e.DECK_CHOSEN, table.leader, deck)
        if len(table.decks) < 2:
            return 0
        for place, deck in enumerate(table.decks):
            table.piles[place] = list(table.chance.shuffled(cards_of(deck)))
        table.box = [card for deck in range(len(DECKS)) if deck not in table.decks for card in cards_of(deck)]
        if table.seats == 2:
            table.drawing[1] = 3
        elif table.seats == 3:
            table.drawing[1], table.drawing[2] = 1, 2
        return self.go_on()

    @step("hands.6")
    def hand_out_decks(self, table: Table, move: int) -> int:
        """Of three Evil players two get a deck each; the third draws from both."""
        if table.seats == 4:
            given = [seat for seat in table.evil() if table.drawing[seat]]
            if move == NO_MOVE:
                return table.ask(table.leader, WHOSE_DECK)
            table.drawing[move - m.DEAL] = 1 << len(given)
            if not given:
                return 0
            for seat in table.evil():
                table.drawing[seat] = table.drawing[seat] or 3
        return self.go_on()

    @step("hands.3")
    def draw_hands(self, table: Table, move: int) -> int:
        return self.then(table, DrawCards(0))

    @step("setup.6")
    def choose_the_start(self, table: Table, move: int) -> int:
        return self.then(table, ChooseTheStart())

    @step("setup.3")
    def ready(self, table: Table, move: int) -> int:
        equip(table)
        table.adrenaline = params.FIRST_ADRENALINE
        table.tell(e.ROUND_BEGUN, 1)
        begin_turn(table)
        return DONE


def pools_of(table: Table) -> list[list[int]]:
    """For each kind the missions that the options leave; two that are fixed may not share a room. rule: setup.4"""
    pools = [drawn(kind, table.options[KINDS[kind]]) for kind in range(3)]
    for kind in range(1, 3):
        taken = [FULFILLED_IN[pool[0]] for pool in pools[:kind] if len(pool) == 1]
        if len(pools[kind]) == 1 and FULFILLED_IN[pools[kind][0]] in taken:
            free = [MISSIONS[other] for other in drawn(kind, "any") if FULFILLED_IN[other] not in taken]
            value, allowed = table.options[KINDS[kind]], ", ".join(["any", *free])
            raise OptionError("option-value", option=KINDS[kind], value=value, allowed=allowed)
    return pools


def draw_missions(table: Table) -> list[int]:
    """One of each kind, for three different rooms: where two clash, all are drawn again. rule: setup.4"""
    pools = pools_of(table)
    while True:
        found = [pool[table.chance.below(len(pool))] for pool in pools]
        if len({FULFILLED_IN[mission] for mission in found}) == 3:
            return found


class Starts(Choice):
    """Legal start sectors at the right distance from the nearer room of the initial missions. rule: setup.6"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        rooms = [table.rooms[FULFILLED_IN[table.missions[slot]]] for slot in range(2)]
        found: list[int] = []
        for cell in table.station.cells:
            if not table.station.is_start(cell):
                continue
            nearest = min([table.located(cell, room) for room in rooms])
            if params.START_NEAREST <= nearest <= params.START_FARTHEST:
                found.append(m.SECTOR + cell)
        return found


START = Question("start", "setup.6", [Starts()], private=True, pace="choice")


class ChooseTheStart(Screened):
    """The leader picks the Hero's first sector on the floor of the start."""

    fields: ClassVar[tuple[str, ...]] = ("since",)
    prompt: ClassVar[str] = "evil_acts"

    def behind(self, state: Any) -> list[int]:
        """All of Evil."""
        return [seat for seat in range(1, state.seats)]

    def begin_again(self, state: Any) -> None:
        """Nothing was answered."""

    @step("setup.6")
    def choose(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return self.ask(table, table.leader, START)
        self.take_down(table)
        table.start = move - m.SECTOR
        if table.start >= FLOOR:
            swap_floors(table)
        table.hero = table.start
        table.tell(e.START_CHOSEN)
        reveal(table, table.hero)
        return DONE


def swap_floors(table: Table) -> None:
    """The floor of the start is always the first, so that its number tells nothing."""
    table.lay_out([*table.sheets[2:], *table.sheets[:2]])
    table.rooms = [(cell + FLOOR) % (2 * FLOOR) for cell in table.rooms]
    table.boxes = table.boxes >> FLOOR | (table.boxes & FIRST_FLOOR) << FLOOR
    table.start -= FLOOR
