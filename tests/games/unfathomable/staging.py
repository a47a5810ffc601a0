"""Scenes: a table of Unfathomable laid out by hand, for tests that read like the rulebook.

>>> scene = Scene("keilani", "arjun", "william").hand(0, "lore 3", "will 1").dice(4, 8).crisis("food_rationing")
>>> scene.play(OPTION_A).lost("food")

The first character has the turn. Nobody holds cards, items or feats, no monster is on the board, all passengers are in
the supply: what a test needs it lays out. Afterwards the first player is asked for an action ("action").
"""

from __future__ import annotations

from bisect import insort

from undertow.games.unfathomable import GAME
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import (
    BRIG,
    DAMAGEABLE,
    DECK,
    DEEP,
    DEEP_ONES,
    DIAL,
    HUMAN,
    HYBRID,
    LOYALTIES,
    LOYALTY_DECK,
    MONARCHS,
    PASSENGER_TOKENS,
    PLAIN_SKILLS,
    RESOURCES,
    ROOM,
    SKILLS,
    SPACES,
    TITLES,
    TRACKS,
)
from undertow.games.unfathomable.cards import characters, damage, items, mythos, skills, spells, waypoints
from undertow.games.unfathomable.cards.programs import NOTHING
from undertow.games.unfathomable.procedures.chaos import build_chaos_deck
from undertow.games.unfathomable.procedures.checks import SkillCheck
from undertow.games.unfathomable.procedures.effects import Effects
from undertow.games.unfathomable.procedures.mythos import Crisis, MythosCard
from undertow.games.unfathomable.procedures.turns import Turn
from undertow.games.unfathomable.state import NO_CARD, Table
from undertow.kernel.chance import Chance
from undertow.kernel.flow import Procedure
from undertow.kernel.state import NOBODY

PASS, DONE, YES, NO = m.PASS, m.DONE, m.YES, m.NO
OPTION_A, OPTION_B = m.OPTION_A, m.OPTION_B
FAIL, PARTIAL, SUCCESS = 0, 1, 2


def card(name: str) -> int:
    """A skill card: ``"lore 3"``."""
    return skills.SLUGS.index(name.replace(" ", "_"))


def space(name: str) -> int:
    """A space: ``"galley"``, ``"deck 3"``, ``"water 8"``, or ``"the deep"``."""
    return DEEP if name == "the deep" else SPACES.index(name.replace(" ", "_"))


def item(name: str) -> int:
    """An item by its slug."""
    return items.SLUGS.index(name)


def spell(name: str) -> int:
    """A spell by its slug."""
    return spells.SLUGS.index(name)


def waypoint(name: str) -> int:
    """A waypoint by its slug."""
    return waypoints.SLUGS.index(name)


def mythos_card(name: str) -> int:
    """A mythos card by its slug."""
    return mythos.SLUGS.index(name)


# -- moves, as people say them -----------------------------------------------------------------------------------------


def discard(name: str) -> int:
    """Discard a skill card."""
    return m.DISCARD + card(name)


def add(name: str) -> int:
    """Add a skill card to a check."""
    return m.ADD + card(name)


def to_space(name: str) -> int:
    """Name a space."""
    return m.SPACE + space(name)


def to_seat(number: int) -> int:
    """Name a player."""
    return m.SEAT + number


def number(n: int) -> int:
    """Name a number."""
    return m.NUMBER + n


def skill(name: str) -> int:
    """Name a skill."""
    return m.SKILL + SKILLS.index(name)


def name_item(name: str) -> int:
    """Name an item."""
    return m.ITEM + item(name)


def name_waypoint(name: str) -> int:
    """Name a waypoint."""
    return m.WAYPOINT + waypoint(name)


def act_card(name: str) -> int:
    """Use the action of a skill card."""
    return m.CARD_ACTION + card(name)


def act_item(name: str) -> int:
    """Use the action of an item."""
    return m.ITEM_ACTION + item(name)


def act_sheet(name: str) -> int:
    """Use the action of a character sheet."""
    return m.SHEET_ACTION + characters.SLUGS.index(name)


def act_feat(name: str) -> int:
    """Use the action of a feat card."""
    return m.FEAT_ACTION + characters.SLUGS.index(name)


def walk(name: str) -> int:
    """Move to a space (the action)."""
    return m.MOVE + space(name)


class Scene:
    """A table laid out by hand. Every component that is named is taken from its deck or its supply."""

    def __init__(self, *names: str, windows: str = "skip") -> None:
        cast = names or ("keilani", "arjun", "william")
        seats = len(cast)
        self.table: Table = GAME.new(seats, "scene", {"characters": "random"}, windows=windows)  # type: ignore[assignment]
        t = self.table
        t.characters = [characters.SLUGS.index(name) for name in cast]
        t.where = [characters.STARTS[character] for character in t.characters]
        t.feats = [0] * seats
        t.hands, t.most = [[] for _ in cast], [[0] * 6 for _ in cast]
        t.decks = [skills.whole_deck(kind)[::-1] for kind in range(6)]  # the cards of value 1 on top
        for deck in t.decks[:PLAIN_SKILLS]:
            deck.append(deck.pop(-8))  # one card of value 2 and one of value 1 for the chaos deck
        t.discards = [[] for _ in range(6)]
        t.mythos, t.mythos_known = list(range(len(mythos.CARDS))), [0] * len(mythos.CARDS)
        t.items, t.active = [[] for _ in cast], [NO_CARD] * seats
        t.item_deck, t.item_known = list(range(items.ITEMS)), [0] * items.ITEMS
        t.spell_deck, t.spell_known = list(range(spells.SPELLS)), [0] * spells.SPELLS
        t.waypoint_deck, t.waypoint_known = list(range(waypoints.WAYPOINTS)), [0] * waypoints.WAYPOINTS
        t.damage_deck = list(range(damage.DAMAGE_CARDS))[::-1]  # structural damage on top
        t.damage_known = [0] * damage.DAMAGE_CARDS
        t.passenger_supply = [kind for kind, n in enumerate(PASSENGER_TOKENS) for _ in range(n)]
        t.passengers = [[] for _ in range(8)]
        t.deep_ones = [0] * (DEEP + 1)
        t.titles = [t.characters.index(next(c for c in line if c in t.characters)) for line in characters.SUCCESSION]
        deck = [kind for kind, n in enumerate(LOYALTY_DECK[seats]) for _ in range(n)]
        t.loyalty, t.loyalty_known = [[HUMAN] for _ in cast], [[1 << seat] for seat in range(seats)]
        t.loyalty_deck = deck[seats:]  # everybody is human; traitors lie in the deck
        t.current = 0
        build_chaos_deck(t)
        turn = Turn(0)
        turn.go_to("turns.5")
        t.stack[:] = [turn]
        assert t.events is not None
        t.events.clear()
        self.before = t.dials[:]

    # -- laying out ------------------------------------------------------------------------------------------------------

    def hand(self, seat: int, *names: str) -> Scene:
        """Give a player skill cards."""
        t = self.table
        for name in names:
            kind = card(name)
            t.decks[skills.SKILL[kind]].remove(kind)
            insort(t.hands[seat], kind)
            t.most[seat][skills.SKILL[kind]] += 1
        return self

    def at(self, seat: int, name: str) -> Scene:
        """Put a character into a space."""
        self.table.where[seat] = space(name)
        return self

    def title(self, name: str, seat: int) -> Scene:
        """Give a title ("captain", "keeper") to a player."""
        self.table.titles[TITLES.index(name)] = seat
        return self

    def feat(self, seat: int) -> Scene:
        """Let a player still have the feat."""
        self.table.feats[seat] = 1
        return self

    def traitor(self, seat: int, loyalty: int = HYBRID) -> Scene:
        """Let a player be a revealed traitor."""
        t = self.table
        t.shown[seat] = loyalty
        if loyalty in t.loyalty[seat]:
            at = t.loyalty[seat].index(loyalty)
            t.loyalty[seat].pop(at)
            t.loyalty_known[seat].pop(at)
        elif loyalty in t.loyalty_deck:
            t.loyalty_deck.remove(loyalty)
        return self

    def loyal(self, seat: int, *names: str) -> Scene:
        """Give a player loyalty cards ("human", "hybrid", "cultist"), face down."""
        self.table.loyalty[seat] = [LOYALTIES.index(name) for name in names]
        self.table.loyalty_known[seat] = [1 << seat] * len(names)
        return self

    def dial(self, name: str, n: int) -> Scene:
        """Set a dial."""
        self.table.dials[RESOURCES.index(name)] = n
        self.before = self.table.dials[:]
        return self

    def track(self, name: str, n: int) -> Scene:
        """Set a track."""
        self.table.tracks[TRACKS.index(name)] = n
        return self

    def deep_ones(self, name: str, n: int = 1) -> Scene:
        """Put Deep Ones into a space."""
        self.table.deep_ones[space(name)] = n
        return self

    def monarch(self, name: str, where: str) -> Scene:
        """Put a monarch into a space."""
        self.table.monarchs[MONARCHS.index(name)] = space(where)
        return self

    def on_deck(self, name: str, *tokens: int) -> Scene:
        """Put passengers into a deck space: kinds of tokens."""
        t = self.table
        for token in tokens:
            t.passenger_supply.remove(token)
            t.passengers[space(name) - DECK].append(token)
        return self

    def supply(self, n: int) -> Scene:
        """Leave so many passengers in the supply; the others have left the game."""
        t = self.table
        t.passengers_gone += t.passenger_supply[n:]
        del t.passenger_supply[n:]
        return self

    def items(self, seat: int, *names: str) -> Scene:
        """Give a player items."""
        t = self.table
        for name in names:
            place = t.item_deck.index(item(name))
            t.item_known.pop(place)
            t.give_item(seat, t.item_deck.pop(place))
        return self

    def next_items(self, *names: str) -> Scene:
        """Put items on top of their deck, the first one on top."""
        t = self.table
        for name in reversed(names):
            t.item_deck.remove(item(name))
            t.item_deck.append(item(name))
        return self

    def next_waypoints(self, *names: str) -> Scene:
        """Put waypoints on top of their deck, the first one on top."""
        t = self.table
        for name in reversed(names):
            t.waypoint_deck.remove(waypoint(name))
            t.waypoint_deck.append(waypoint(name))
        return self

    def next_spells(self, *names: str) -> Scene:
        """Put spells on top of their deck, the first one on top."""
        t = self.table
        for name in reversed(names):
            t.spell_deck.remove(spell(name))
            t.spell_deck.append(spell(name))
        return self

    def waypoints(self, *names: str) -> Scene:
        """Put waypoints into play."""
        t = self.table
        for name in names:
            place = t.waypoint_deck.index(waypoint(name))
            t.waypoint_known.pop(place)
            t.waypoints.append(t.waypoint_deck.pop(place))
        return self

    def keeps(self, seat: int, name: str) -> Scene:
        """Let a player keep a mythos card."""
        self.table.kept[seat].append(self._mythos(name))
        return self

    def casts(self, seat: int, name: str) -> Scene:
        """Let a kept spell lie with a player."""
        t = self.table
        place = t.spell_deck.index(spell(name))
        t.spell_known.pop(place)
        t.spells[seat].append(t.spell_deck.pop(place))
        return self

    def damaged(self, *names: str) -> Scene:
        """Let rooms be damaged."""
        t = self.table
        for name in names:
            t.damage[space(name) - ROOM] = t.damage_deck.pop()
            t.damage_known.pop()
        return self

    def next_damage(self, name: str) -> Scene:
        """Put a damage card on top."""
        t = self.table
        t.damage_deck.remove(damage.SLUGS.index(name))
        t.damage_deck.append(damage.SLUGS.index(name))
        return self

    def dice(self, *draws: int) -> Scene:
        """Say what chance will bring, each from 1 on: dice, and which of several things (1: the first)."""
        chance = Chance(b"")
        chance.script = [draw - 1 for draw in draws]
        self.table.chance = chance
        return self

    # -- beginning -------------------------------------------------------------------------------------------------------

    def _mythos(self, name: str) -> int:
        t, number_ = self.table, mythos_card(name)
        place = t.mythos.index(number_)
        t.mythos.pop(place)
        t.mythos_known.pop(place)
        return number_

    def begin(self, procedure: Procedure) -> Scene:
        """Put a procedure on top and carry the rules on to the first question; a check belongs to a card's instructions."""
        if isinstance(procedure, SkillCheck):
            self.table.push(Effects(NOTHING, 0))
        self.table.push(procedure)
        self.table.ask_again()
        self.whole()
        return self

    def crisis(self, name: str, seat: int = 0) -> Scene:
        """A player resolves the crisis of a mythos card."""
        self.table.crisis.append(self._mythos(name))
        return self.begin(Crisis(seat))

    def checked(self, name: str, outcome: int, total: int = 0, seat: int = 0) -> Scene:
        """The check of a crisis has had an outcome; now follows what it brings."""
        t = self.table
        t.crisis.append(self._mythos(name))
        t.outcome, t.total = outcome, total
        frame = Crisis(seat)
        frame.go_to("mythos.16")
        return self.begin(frame)

    def mythos(self, name: str, seat: int = 0) -> Scene:
        """A player draws a mythos card and resolves all of it."""
        self.table.mythos.append(self._mythos(name))
        self.table.mythos_known.append(0)
        return self.begin(MythosCard(seat))

    def program(self, number_: int, seat: int = 0) -> Scene:
        """A player carries out a program."""
        return self.begin(Effects(number_, seat))

    def turn(self) -> Scene:
        """The first player has two actions."""
        self.table.ask_again()
        return self

    # -- playing -----------------------------------------------------------------------------------------------------------

    def play(self, *moves: int) -> Scene:
        """Make moves, each by whoever is asked; every component stays in exactly one place."""
        for move in moves:
            self.table.play(move)
            self.whole()
        return self

    def stroll(self, n: int = 1) -> Scene:
        """Spend actions on walking, where a test needs nothing but that they are over."""
        for _ in range(n):
            self.play(next(move for move in self.moves if m.MOVE <= move < m.ATTACK_DEEP_ONE))
        return self

    def whole(self) -> None:
        """Every component is in exactly one zone, and a clone carries on like the table."""
        t = self.table
        cards = [c for zone in (*t.hands, *t.decks, *t.discards, *t.added) for c in zone]
        cards += t.played + t.chaos + t.drawn + t.pile
        assert sorted(cards) == [c for kind in range(6) for c in sorted(skills.whole_deck(kind))]
        kept = [c for zone in t.kept for c in zone]
        assert sorted(t.mythos + t.mythos_discard + t.crisis + kept) == list(range(len(mythos.CARDS)))
        owned = [c for zone in t.items for c in zone]
        assert sorted(t.item_deck + owned + t.items_gone + t.items_unseen) == list(range(items.ITEMS))
        cast = [c for zone in t.spells for c in zone]
        assert sorted(t.spell_deck + cast + t.spells_gone + t.spells_unseen) == list(range(spells.SPELLS))
        assert sorted(t.waypoint_deck + t.waypoints + t.waypoints_gone) == list(range(waypoints.WAYPOINTS))
        placed = [c for c in t.damage if c != NO_CARD]
        assert sorted(t.damage_deck + placed + t.damage_gone) == list(range(damage.DAMAGE_CARDS))
        tokens = [kind for kind, n in enumerate(PASSENGER_TOKENS) for _ in range(n)]
        aboard = [c for zone in t.passengers for c in zone]
        assert sorted(t.passenger_supply + aboard + t.passengers_gone) == tokens
        for deck, known in (
            (t.mythos, t.mythos_known), (t.item_deck, t.item_known), (t.spell_deck, t.spell_known),
            (t.waypoint_deck, t.waypoint_known), (t.damage_deck, t.damage_known),
            (t.items_unseen, t.items_unseen_known), (t.spells_unseen, t.spells_unseen_known),
        ):  # fmt: skip
            assert len(deck) == len(known)
        assert sum(t.deep_ones) <= DEEP_ONES
        assert not sum(t.deep_ones[space_] for space_ in (space("sick bay"), BRIG))
        assert t.clone().digest() == t.digest()

    # -- what is there -------------------------------------------------------------------------------------------------------

    @property
    def prompt(self) -> str:
        """The question that is asked."""
        return "" if self.table.over else self.table.asking.key

    @property
    def seat(self) -> int:
        """Who is asked."""
        return NOBODY if self.table.seat is None else self.table.seat

    @property
    def moves(self) -> tuple[int, ...]:
        """What may be answered."""
        return self.table.moves

    def refused(self, move: int) -> list[str]:
        """The rules against a move of the one who is asked."""
        return self.table.asking.why_not(self.table, self.table.deciding, move)

    def gained(self, **changes: int) -> None:
        """Check that the dials have changed by exactly this: ``gained(food=-1, sanity=1)``."""
        now = {name: self.table.dials[i] - self.before[i] for i, name in enumerate(RESOURCES)}
        assert {name: n for name, n in now.items() if n} == changes

    def hand_of(self, seat: int) -> list[str]:
        """The hand of a player."""
        return [skills.SLUGS[kind].replace("_", " ") for kind in self.table.hands[seat]]

    def items_of(self, seat: int) -> list[str]:
        """The items of a player."""
        return [items.SLUGS[each] for each in self.table.items[seat]]

    def kept_by(self, seat: int) -> list[str]:
        """The mythos cards in a player's play area."""
        return [mythos.SLUGS[each] for each in self.table.kept[seat]]

    def discarded(self, name: str) -> bool:
        """Whether a mythos card lies on its discard pile."""
        return mythos_card(name) in self.table.mythos_discard

    def place_of(self, seat: int) -> str:
        """Where a character is."""
        return SPACES[self.table.where[seat]].replace("_", " ")

    def monsters(self) -> dict[str, int]:
        """Where Deep Ones are, and how many."""
        names = [name.replace("_", " ") for name in SPACES] + ["the deep"]
        return {names[i]: n for i, n in enumerate(self.table.deep_ones) if n}

    def passengers(self) -> dict[str, int]:
        """Where passengers on deck are, and how many."""
        return {f"deck {i + 1}": len(tokens) for i, tokens in enumerate(self.table.passengers) if tokens}

    def damaged_rooms(self) -> list[str]:
        """The damaged rooms."""
        return [SPACES[ROOM + i].replace("_", " ") for i in range(DAMAGEABLE) if self.table.damage[i] != NO_CARD]

    def track_of(self, name: str) -> int:
        """How far a track is."""
        return self.table.tracks[TRACKS.index(name)]

    def title_of(self, name: str) -> int:
        """Who holds a title."""
        return self.table.titles[TITLES.index(name)]

    def treachery(self) -> int:
        """How many treachery cards are in the chaos deck."""
        return len([kind for kind in self.table.chaos if skills.SKILL[kind] == SKILLS.index("treachery")])

    def told(self, kind: int) -> list[tuple[int, ...]]:
        """The values of all events of a kind."""
        assert self.table.events is not None
        return [event[2:] for event in self.table.events if event[0] == kind]


__all__ = ["DIAL", "Scene"]


def use_room(name: str) -> int:
    """Use the action ability of a room."""
    return m.ROOM_ACTION + space(name)


def mend(name: str) -> int:
    """Repair a room (the action)."""
    return m.REPAIR + space(name)


def next_mythos(scene: Scene, *names: str) -> Scene:
    """Put mythos cards on top of their deck, the first one on top."""
    for name in reversed(names):
        scene.table.mythos.remove(mythos_card(name))
        scene.table.mythos.append(mythos_card(name))
    return scene


def ended(scene: Scene) -> str:
    """How the game has ended; "" while it goes on."""
    result = scene.table.result
    return "" if result is None else result.ending
