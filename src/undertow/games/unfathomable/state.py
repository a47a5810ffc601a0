"""Everything on the table, and what is done to it again and again.

Skill cards are kinds (``cards.skills``), all other cards numbers into their decks. A deck is a list with its top card
at the end; beside a deck that can be looked into lies a list of who knows each of its cards, a bit per seat.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable.board import (
    BRIG,
    CAPTAIN,
    CULTIST,
    DAMAGEABLE,
    DEEP,
    DEEP_ONES,
    DIAL,
    DIAL_MOST,
    HYBRID,
    KEEPER,
    NOWHERE,
    PORT,
    ROOM,
)
from undertow.games.unfathomable.cards.characters import NO_CHARACTER, SUCCESSION
from undertow.games.unfathomable.cards.items import IMPROVES
from undertow.games.unfathomable.cards.skills import SKILL, whole_deck
from undertow.games.unfathomable.cards.waypoints import DISTANCE
from undertow.kernel.flow import GO
from undertow.kernel.log import all_but
from undertow.kernel.state import NOBODY, State

if TYPE_CHECKING:
    from undertow.kernel.game import Game

NO_CARD: Final = -1
ALL_SKILLS: Final = 63  # a bit for each type
IN_DOUBT: Final = 8  # bits from here on, beside who knows a loyalty card: of whom the others cannot tell
OF_THIS_CHAOS: Final = 64  # a card drawn from the present chaos deck, whose limits by type hold for it, too

# How a game ends. The first is the humans' goal, the others are the Deep Ones'.
ENDINGS: Final = ("port", "fuel", "food", "sanity", "souls", "damage", "deep_ones", "length")
ENDING_RULES: Final = (
    "ending.0a", "ending.0b", "ending.0b", "ending.0b", "ending.0b", "ending.0c", "ending.0d", "rulings.length",
)  # fmt: skip
BY_PORT: Final = 0
BY_RESOURCE: Final = 1  # and the resource
BY_DAMAGE: Final = 5
BY_DEEP_ONES: Final = 6
BY_LENGTH: Final = 7


def seen_by(known: int, seat: int) -> int:
    """Who knows a loyalty card once a seat has looked at it, as all have seen."""
    return (known | 1 << seat) & ~(1 << seat << IN_DOUBT)


class Table(State):
    """The state of a game of Unfathomable."""

    fields: ClassVar[tuple[str, ...]] = (
        "characters", "where", "feats", "shown", "loyalty", "loyalty_known", "loyalty_deck",
        "hands", "most", "decks", "discards", "played", "chaos", "chaos_most", "added", "drawn", "drawn_can",
        "pile",
        "mythos", "mythos_known", "mythos_discard", "crisis", "kept",
        "item_deck", "item_known", "items", "active", "items_gone", "items_unseen", "items_unseen_known",
        "spell_deck", "spell_known", "spells", "spells_gone", "spells_unseen", "spells_unseen_known",
        "waypoint_deck", "waypoint_known", "waypoints", "waypoints_gone",
        "damage_deck", "damage_known", "damage", "damage_gone",
        "passengers", "passenger_supply", "passengers_gone",
        "deep_ones", "monarchs", "dials", "tracks", "titles",
        "current", "used", "turns", "awakened", "barricaded", "rolled", "die", "total", "outcome",
        "hit", "risked", "n",
    )  # fmt: skip

    # Players
    characters: list[int]  # by seat
    where: list[int]  # by seat: a space
    feats: list[int]  # by seat: 1 while the feat card lies there
    shown: list[int]  # by seat: the loyalty card that was turned up, or none
    loyalty: list[list[int]]  # by seat: face down, in order of arrival
    loyalty_known: list[list[int]]  # who knows each of them, and of whom that is in doubt
    loyalty_deck: list[int]

    # Skill cards
    hands: list[list[int]]  # by seat, sorted
    most: list[list[int]]  # by seat and type: how many everyone knows there can be at most in hand
    decks: list[list[int]]  # by type
    discards: list[list[int]]  # by type
    played: list[int]  # whose abilities are being carried out
    chaos: list[int]
    chaos_most: list[int]  # by type: how many there can be at most in the chaos deck, as everyone knows
    added: list[list[int]]  # by seat: added to the present check, face down
    drawn: list[int]  # added to it from decks, face down
    drawn_can: list[int]  # what everyone knows of each: the types it can be, a bit each, and ``OF_THIS_CHAOS``
    pile: list[int]  # its cards, once they are turned up

    # Mythos cards
    mythos: list[int]
    mythos_known: list[int]
    mythos_discard: list[int]
    crisis: list[int]  # being resolved
    kept: list[list[int]]  # by seat: in the play area

    # Items, spells, waypoints, damage
    item_deck: list[int]
    item_known: list[int]
    items: list[list[int]]  # by seat
    active: list[int]  # by seat: the active Improvement
    items_gone: list[int]  # open to all
    items_unseen: list[int]  # removed unseen
    items_unseen_known: list[int]  # who knows each of them, since they had looked at it in the deck
    spell_deck: list[int]
    spell_known: list[int]
    spells: list[list[int]]  # by seat: kept in the play area
    spells_gone: list[int]  # open to all
    spells_unseen: list[int]  # removed unseen
    spells_unseen_known: list[int]
    waypoint_deck: list[int]
    waypoint_known: list[int]
    waypoints: list[int]  # in play
    waypoints_gone: list[int]
    damage_deck: list[int]
    damage_known: list[int]  # what lies on top while a die is rolled for it, or was put under the deck, is open
    damage: list[int]  # by room: the card that lies there
    damage_gone: list[int]

    # Tokens and figures
    passengers: list[list[int]]  # by deck space: tokens, face down
    passenger_supply: list[int]
    passengers_gone: list[int]
    deep_ones: list[int]  # by space, the Deep last
    monarchs: list[int]  # where they are

    # Numbers
    dials: list[int]
    tracks: list[int]
    titles: list[int]  # the seats that hold them
    current: int  # the current player
    used: int  # once-per-turn abilities used in this turn, a bit each
    turns: int  # that have ended
    awakened: int
    barricaded: int  # Deep Ones do not enter rooms in this turn
    rolled: int  # the die as it lies there
    die: int  # the last roll with all that was added
    total: int  # of the last skill check
    outcome: int  # of the last skill check
    hit: int  # the room that was damaged last
    risked: int  # passengers that an effect has put at risk
    n: int  # what the last procedure has counted

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any]) -> None:
        super().__init__(game, seats, options)

    def set_up(self) -> None:
        """Clear the table; the procedure of the set-up does the rest."""
        from undertow.games.unfathomable.procedures.setup import SetUp

        seats = self.seats
        self.characters = [NO_CHARACTER] * seats
        self.where = [NOWHERE] * seats
        self.feats = [0] * seats
        self.shown = [NO_CARD] * seats
        self.loyalty = [[] for _ in range(seats)]
        self.loyalty_known = [[] for _ in range(seats)]
        self.loyalty_deck = []
        self.hands = [[] for _ in range(seats)]
        self.most = [[0] * 6 for _ in range(seats)]
        self.decks = [whole_deck(skill) for skill in range(6)]
        self.discards = [[] for _ in range(6)]
        self.played, self.chaos, self.chaos_most, self.pile = [], [], [0] * 6, []
        self.drawn, self.drawn_can = [], []
        self.added = [[] for _ in range(seats)]
        self.mythos, self.mythos_known, self.mythos_discard, self.crisis = [], [], [], []
        self.kept = [[] for _ in range(seats)]
        self.item_deck, self.item_known, self.items_gone = [], [], []
        self.items_unseen, self.items_unseen_known = [], []
        self.items = [[] for _ in range(seats)]
        self.active = [NO_CARD] * seats
        self.spell_deck, self.spell_known, self.spells_gone = [], [], []
        self.spells_unseen, self.spells_unseen_known = [], []
        self.spells = [[] for _ in range(seats)]
        self.waypoint_deck, self.waypoint_known, self.waypoints, self.waypoints_gone = [], [], [], []
        self.damage_deck, self.damage_known, self.damage, self.damage_gone = [], [], [NO_CARD] * DAMAGEABLE, []
        self.passengers = [[] for _ in range(8)]
        self.passenger_supply, self.passengers_gone = [], []
        self.deep_ones = [0] * (DEEP + 1)
        self.monarchs = [DEEP, DEEP]
        self.dials = [DIAL] * 4
        self.tracks = [0, 0]  # rule: setup.2
        self.titles = [NOBODY, NOBODY]
        self.current, self.used, self.turns, self.awakened, self.barricaded = 0, 0, 0, 0, 0
        self.rolled, self.die, self.total, self.outcome = 0, 0, 0, 0
        self.hit, self.risked, self.n = NOWHERE, 0, 0
        self.push(SetUp())

    def copied(self) -> State:
        """Copy every zone."""
        other = Table(self.game, self.seats, self.options)
        other.characters, other.where, other.feats = self.characters[:], self.where[:], self.feats[:]
        other.shown = self.shown[:]
        other.loyalty = [cards[:] for cards in self.loyalty]
        other.loyalty_known = [known[:] for known in self.loyalty_known]
        other.loyalty_deck = self.loyalty_deck[:]
        other.hands = [hand[:] for hand in self.hands]
        other.most = [most[:] for most in self.most]
        other.decks = [deck[:] for deck in self.decks]
        other.discards = [pile[:] for pile in self.discards]
        other.played, other.chaos, other.chaos_most = self.played[:], self.chaos[:], self.chaos_most[:]
        other.added = [cards[:] for cards in self.added]
        other.drawn, other.drawn_can, other.pile = self.drawn[:], self.drawn_can[:], self.pile[:]
        other.mythos, other.mythos_known = self.mythos[:], self.mythos_known[:]
        other.mythos_discard, other.crisis = self.mythos_discard[:], self.crisis[:]
        other.kept = [cards[:] for cards in self.kept]
        other.item_deck, other.item_known = self.item_deck[:], self.item_known[:]
        other.items = [cards[:] for cards in self.items]
        other.active, other.items_gone = self.active[:], self.items_gone[:]
        other.items_unseen, other.items_unseen_known = self.items_unseen[:], self.items_unseen_known[:]
        other.spell_deck, other.spell_known = self.spell_deck[:], self.spell_known[:]
        other.spells = [cards[:] for cards in self.spells]
        other.spells_gone = self.spells_gone[:]
        other.spells_unseen, other.spells_unseen_known = self.spells_unseen[:], self.spells_unseen_known[:]
        other.waypoint_deck, other.waypoint_known = self.waypoint_deck[:], self.waypoint_known[:]
        other.waypoints, other.waypoints_gone = self.waypoints[:], self.waypoints_gone[:]
        other.damage_deck, other.damage_known = self.damage_deck[:], self.damage_known[:]
        other.damage, other.damage_gone = self.damage[:], self.damage_gone[:]
        other.passengers = [tokens[:] for tokens in self.passengers]
        other.passenger_supply, other.passengers_gone = self.passenger_supply[:], self.passengers_gone[:]
        other.deep_ones, other.monarchs = self.deep_ones[:], self.monarchs[:]
        other.dials, other.tracks, other.titles = self.dials[:], self.tracks[:], self.titles[:]
        other.current, other.used, other.turns = self.current, self.used, self.turns
        other.awakened, other.barricaded = self.awakened, self.barricaded
        other.rolled, other.die, other.total, other.outcome = self.rolled, self.die, self.total, self.outcome
        other.hit, other.risked, other.n = self.hit, self.risked, self.n
        return other

    # -- who is where --------------------------------------------------------------------------------------------------

    def is_human(self, seat: int) -> bool:
        """Whether a player counts as human: not a revealed traitor. rule: humans.0, loyalty.6, revealed_traitors.0"""
        return self.shown[seat] == NO_CARD

    def in_brig(self, seat: int) -> bool:
        """Whether a player is in the Brig."""
        return self.where[seat] == BRIG

    def seat_of(self, character: int) -> int:
        """The seat of a character; NOBODY if it is not in the game."""
        return self.characters.index(character) if character in self.characters else NOBODY

    def plays(self, seat: int, character: int) -> bool:
        """Whether a seat has the sheet of a character and may use it: no revealed traitor. rule: actions.13b"""
        return self.characters[seat] == character and self.shown[seat] == NO_CARD

    def humans_in(self, space: int) -> list[int]:
        """The humans in a space."""
        return [seat for seat in range(self.seats) if self.where[seat] == space and self.shown[seat] == NO_CARD]

    def traitors_in(self, space: int) -> list[int]:
        """The revealed traitors in a space."""
        return [seat for seat in range(self.seats) if self.where[seat] == space and self.shown[seat] != NO_CARD]

    def characters_in(self, space: int) -> list[int]:
        """All characters in a space, humans and revealed traitors. rule: characters.0"""
        return [seat for seat in range(self.seats) if self.where[seat] == space]

    def humans(self) -> list[int]:
        """All humans."""
        return [seat for seat in range(self.seats) if self.shown[seat] == NO_CARD]

    def clockwise(self, first: int) -> list[int]:
        """All seats, from one on."""
        return [(first + i) % self.seats for i in range(self.seats)]

    # -- resources and endings -----------------------------------------------------------------------------------------

    def lose(self, resource: int, n: int = 1) -> int:
        """Turn a dial down; the answer is OVER if that ends the game.

        rule: resources.1, resources.1a, ending.0b, objectives.6
        """
        if n <= 0:
            return GO
        self.dials[resource] = max(self.dials[resource] - n, 0)
        self.tell(e.RESOURCE_LOST, resource, n, self.dials[resource])
        return self.end(BY_RESOURCE + resource) if not self.dials[resource] else GO

    def gain(self, resource: int, n: int = 1) -> int:
        """Turn a dial up, to 10 at most. rule: resources.1b"""
        self.dials[resource] = min(self.dials[resource] + n, DIAL_MOST)
        self.tell(e.RESOURCE_GAINED, resource, n, self.dials[resource])
        return GO

    def distance(self) -> int:
        """What the waypoints in play are worth together. rule: waypoints.0"""
        return sum([DISTANCE[card] for card in self.waypoints])

    def end(self, ending: int) -> int:
        """End the game: everyone turns up all loyalty cards. rule: ending.0, ending.1"""
        for seat in range(self.seats):
            for card in self.all_loyalty(seat):
                self.tell(e.LOYALTY_TURNED_UP, seat, card)
        winners = [seat for seat in range(self.seats) if self.wins(seat, ending)]
        scores = [1 if seat in winners else 0 for seat in range(self.seats)]
        return self.finish(winners, scores, ENDINGS[ending], ENDING_RULES[ending])

    def all_loyalty(self, seat: int) -> list[int]:
        """All loyalty cards of a player."""
        return self.loyalty[seat] if self.shown[seat] == NO_CARD else [self.shown[seat], *self.loyalty[seat]]

    def wins(self, seat: int, ending: int) -> bool:
        """Whether a player wins.

        rule: ending.1a, ending.1b, ending.1b.i, ending.1b.ii, loyalty.2, loyalty.3, loyalty.4, loyalty.5
        rule: objectives.0, objectives.1, objectives.2, objectives.4, objectives.9, objectives.9a
        """
        cards = self.all_loyalty(seat)
        if ending == BY_PORT:
            return HYBRID not in cards and CULTIST not in cards
        if ending == BY_LENGTH:  # ruling: length
            return HYBRID in cards or CULTIST in cards
        # rule: objectives.11, objectives.12, objectives.13
        return HYBRID in cards or (CULTIST in cards and self.distance() >= PORT)

    def end_by_length(self) -> None:
        """End the game because it has taken too long: the ship is lost at sea. ruling: length"""
        self.end(BY_LENGTH)

    # -- monsters ------------------------------------------------------------------------------------------------------

    def supply(self) -> int:
        """How many Deep Ones are not on the board."""
        return DEEP_ONES - sum(self.deep_ones)

    def spawn(self, space: int, n: int = 1) -> int:
        """Place Deep Ones from the supply; OVER if there are too few.

        rule: spawn.0, spawn.1, ending.0d, objectives.8
        """
        if n > self.supply():  # rule: component_limits.2
            return self.end(BY_DEEP_ONES)
        self.deep_ones[space] += n
        self.tell(e.DEEP_ONES_SPAWNED, space, n)
        return GO

    def defeat_deep_ones(self, space: int, n: int = 1) -> int:
        """Put Deep Ones back into the supply; the answer is how many there were. rule: defeat.0, defeat.5"""
        gone = min(n, self.deep_ones[space])
        if gone:
            self.deep_ones[space] -= gone
            self.tell(e.DEEP_ONES_DEFEATED, space, gone)
        return gone

    def move_deep_ones(self, origin: int, target: int, n: int) -> None:
        """Move Deep Ones."""
        if n and origin != target:
            self.deep_ones[origin] -= n
            self.deep_ones[target] += n
            self.tell(e.DEEP_ONES_MOVED, origin, target, n)

    def move_monarch(self, monarch: int, target: int) -> None:
        """Move a monarch."""
        if self.monarchs[monarch] != target:
            self.monarchs[monarch] = target
            self.tell(e.MONARCH_MOVED, monarch, target)

    def deep_ones_on_board(self) -> int:
        """How many Deep Ones are on the board, those in the Deep left out."""
        return sum(self.deep_ones) - self.deep_ones[DEEP]

    # -- moving people -------------------------------------------------------------------------------------------------

    def place(self, seat: int, space: int) -> None:
        """Move a character; who comes to the Brig loses all titles. rule: brig.2, titles.3a"""
        if self.where[seat] == space:
            return
        self.where[seat] = space
        self.tell(e.MOVED, seat, space)
        if space == BRIG:
            self.lose_titles(seat)

    def lose_titles(self, seat: int) -> None:
        """Pass on every title that a player holds. rule: titles.3, titles.4"""
        for title in (CAPTAIN, KEEPER):
            if self.titles[title] == seat:
                self.pass_title(title, self.heir(title, seat))

    def pass_title(self, title: int, seat: int) -> None:
        """Give a title, with its deck, to a player. rule: titles.7, titles.12"""
        if self.titles[title] != seat:
            self.titles[title] = seat
            self.tell(e.TITLE_PASSED, title, seat)

    def heir(self, title: int, loser: int, lowest: bool = False) -> int:
        """Who gets a title: the first in line who may. rule: titles.4a, titles.4b, titles.4c"""
        line = SUCCESSION[title][::-1] if lowest else SUCCESSION[title]
        seats = [self.characters.index(character) for character in line if character in self.characters]
        for seat in seats:
            if seat != loser and self.is_human(seat) and not self.in_brig(seat):
                return seat
        if self.is_human(loser) and not self.in_brig(loser):
            return loser
        for seat in seats:
            if self.is_human(seat):
                return seat
        return loser  # ruling: no_heir

    # -- skill cards ---------------------------------------------------------------------------------------------------

    def can_draw(self, skill: int) -> bool:
        """Whether there is a card of a type to draw. rule: skill_cards.2b.i"""
        return len(self.decks[skill]) > 0 or len(self.discards[skill]) > 0

    def take_top(self, skill: int) -> int:
        """The top card of a skill deck; after the last one the discards become a new deck."""
        if not self.decks[skill]:  # rule: skill_cards.2b.ii
            self.rebuild(skill)
        card = self.decks[skill].pop()
        if not self.decks[skill] and self.discards[skill]:  # rule: skill_cards.2b
            self.rebuild(skill)
        return card

    def rebuild(self, skill: int) -> None:
        """Shuffle the discards of a type; they become its deck."""
        self.decks[skill] = list(self.chance.shuffled(self.discards[skill]))
        self.discards[skill] = []
        self.tell(e.SKILL_DECK_REBUILT, skill)

    def draw_skill(self, seat: int, skill: int, n: int = 1) -> int:
        """Draw skill cards into a hand, as many as there are; the answer is how many. rule: component_limits.1"""
        drawn: list[int] = []
        while len(drawn) < n and self.can_draw(skill):
            insort(drawn, self.take_top(skill))
        for card in drawn:
            insort(self.hands[seat], card)
            self.tell_to(1 << seat, e.CARD_DRAWN, seat, card)
        if drawn:
            self.most[seat][skill] += len(drawn)
            self.tell_to(all_but(seat), e.CARDS_DRAWN, seat, skill, len(drawn))
        return len(drawn)

    def discard(self, seat: int, card: int) -> None:
        """Put a card of a hand on the discard pile of its type, open to all. rule: skill_cards.2a, skill_cards.4c"""
        self.hands[seat].remove(card)
        self.most[seat][SKILL[card]] -= 1
        self.limit_most(seat)
        self.discards[SKILL[card]].append(card)
        self.tell(e.CARD_DISCARDED, seat, card)

    def limit_most(self, seat: int) -> None:
        """Nobody can hold more cards of a type than cards in all."""
        cards = len(self.hands[seat]) + len(self.added[seat])
        self.most[seat] = [min(most, cards) for most in self.most[seat]]

    def may_hold(self, seat: int, skill: int) -> bool:
        """Whether everyone must think it possible that a hand holds a card of a type."""
        return self.most[seat][skill] > 0 and len(self.hands[seat]) > 0

    # -- items and damage ----------------------------------------------------------------------------------------------

    def has_item(self, seat: int, item: int) -> bool:
        """Whether a player may use an item: it lies there, and its owner is not in the Brig. rule: brig.6"""
        return item in self.items[seat] and not self.in_brig(seat)

    def give_item(self, seat: int, item: int) -> None:
        """Lay an item in a play area."""
        insort(self.items[seat], item)
        if IMPROVES[item] >= 0 and self.active[seat] == NO_CARD:
            self.active[seat] = item

    def take_item(self, seat: int, item: int) -> None:
        """Take an item out of a play area."""
        self.items[seat].remove(item)
        if self.active[seat] == item:
            others = [other for other in self.items[seat] if IMPROVES[other] >= 0]
            self.active[seat] = others[0] if others else NO_CARD

    def remove_item(self, seat: int, item: int) -> None:
        """Remove an item from the game. rule: items.2"""
        self.take_item(seat, item)
        self.items_gone.append(item)
        self.tell(e.ITEM_REMOVED, seat, item)

    def everyone(self) -> int:
        """A bit for every seat: who knows what lies open."""
        return (1 << self.seats) - 1

    def is_damaged(self, space: int) -> bool:
        """Whether a space is damaged."""
        return ROOM <= space < ROOM + DAMAGEABLE and self.damage[space - ROOM] != NO_CARD

    def damaged_rooms(self) -> int:
        """How many rooms are damaged."""
        return sum([1 for card in self.damage if card != NO_CARD])
