"""Scenes in the station: a table of Alone laid out by hand, for tests that read like the rulebook.

>>> scene = Scene().hero("C3").creature("worm", "D3").play(go("east"))

The Hero starts in C3 of the floor *anvil*; the other floor is *twins*. A sector is called by column and row, in small
letters on the other floor: ``"D1"``, ``"d1"``. Nothing but the Hero's sector is revealed; there is no light, no power
box, no creature, no danger token and no item, and Evil holds no cards: what a test needs it lays out.

         A  B  C  D  E  F  G          a  b  c  d  e  f  g
      1  ┌  R1 ┬  ─  ┐  .  .       1  ┌  ┬  ─  ─  ┐  R6 ┐
      2  │  .  │  .  └  ┬  ┐       2  │  R5 .  .  ├  ┬  ┘
      3  ├  ─  ┴  ┐  R2 ┤  R3      3  ├  ┤  .  .  │  R7 .
      4  R4 .  .  └  ─  ┴  ┘       4  R8 └  ─  ─  ┴  ┘  .

R1 laboratory, R2 control room, R3 crew quarters, R4 infirmary, R5 escape pods, R6 generator, R7 hydroponics, R8 cargo.
Stairs lie in D1 and D4 of both floors.
"""

from __future__ import annotations

from typing import Any

from notebook import Notebook

from undertow.games.alone import GAME, known
from undertow.games.alone import moves as m
from undertow.games.alone.board import KINDS, NOWHERE, ROOMS, SIDES, cell_named, cells_of
from undertow.games.alone.cards.all import CARDS, DECKS, cards_of
from undertow.games.alone.cards.items import ITEM, ITEMS
from undertow.games.alone.floors import POOL
from undertow.games.alone.procedures.actions import Attacking
from undertow.games.alone.procedures.turns import begin_turn
from undertow.games.alone.state import BOSS, HERO, Table
from undertow.games.alone.targets import TARGETS
from undertow.kernel.chance import Chance
from undertow.kernel.state import NOBODY

DONE, PASS, BULLET_TIME, SEARCH = m.DONE, m.PASS, m.BULLET_TIME, m.SEARCH
FACES = {"hit": 0, "conditional": 2, "miss": 4}
IN_SLOTS = ("lab", "control", "crew", "infirmary", "pods", "generator", "hydroponics", "cargo")


def cell(name: str) -> int:
    """A sector: ``"D1"``, or ``"d1"`` on the other floor."""
    return cell_named(name.upper(), 1 if name.islower() else 0, 0)


def name_of(number: int) -> str:
    """What a sector is called here."""
    row, column = divmod(number % 28, 7)
    name = "ABCDEFG"[column] + str(row + 1)
    return name.lower() if number >= 28 else name


def names_of(mask: int) -> list[str]:
    """What the sectors of a set are called."""
    return [name_of(number) for number in cells_of(mask)]


def card(slug: str) -> int:
    """A reaction card by its slug."""
    return next(number for number, row in enumerate(CARDS) if row.slug == slug)


# -- moves, as people say them -----------------------------------------------------------------------------------------


def go(side: str) -> int:
    """Move one sector to a side ("north" to "west", "stairs")."""
    return m.WALK + SIDES.index(side)


def explore(side: str) -> int:
    """Explore to a side."""
    return m.EXPLORE + SIDES.index(side)


def locate(*names: str) -> list[int]:
    """Locate two targets: rooms, kinds of creatures and the like."""
    return [first + TARGETS.index(name) for first, name in zip((m.LOCATE, m.ALSO), names, strict=True)]


def attack(kind: str, wounded: bool = False) -> int:
    """Attack a creature of a kind."""
    return m.ATTACK + (*KINDS, "boss").index(kind) * 2 + wounded


def repair(side: str) -> int:
    """Repair the power box, with light to a side."""
    return m.REPAIR + SIDES.index(side)


def fulfil(slot: str) -> int:
    """Do what a mission asks for: "bonus", "problem" or "main"."""
    return m.FULFIL + ("bonus", "problem", "main").index(slot)


def force(side: str) -> int:
    """Open a blocked door of the Hero's sector without a step."""
    return m.FORCE + SIDES.index(side)


def block(side: str) -> int:
    """Block a door after a step."""
    return m.BLOCK + SIDES.index(side)


def clear(side: str) -> int:
    """Clear a door after a step."""
    return m.CLEAR + SIDES.index(side)


def sweep(number: int) -> int:
    """Remove the danger token of the Hero's sector (0), or of the first or second of the line."""
    return m.SWEEP + number


def play(slug: str) -> int:
    """Play a reaction card for its text."""
    return m.PLAY + card(slug)


def cover(slug: str) -> int:
    """Play a reaction card face down."""
    return m.COVER + card(slug)


def token(kind: str, number: int = 0) -> int:
    """The token of a kind: the first, second or third; or the boss."""
    return BOSS if kind == "boss" else KINDS.index(kind) * 3 + number


def send(kind: str, where: str, number: int = 0) -> int:
    """Let a creature go to a sector."""
    return m.SEND + token(kind, number) * m.SECTORS + cell(where)


def breaks(kind: str, side: str, number: int = 0) -> int:
    """Let a creature clear the blockade on a side of where it stands, or comes to stand."""
    return m.BREAK + token(kind, number) * 4 + SIDES.index(side)


def spawn(kind: str, where: str) -> int:
    """Let a creature appear."""
    return m.SPAWN + KINDS.index(kind) * m.SECTORS + cell(where)


def say(side: str) -> int:
    """Name the direction of a noise."""
    return m.SAY + SIDES.index(side)


def use(slug: str) -> int:
    """Use an item."""
    return m.USE + ITEM[slug]


def upgrade(slug: str, other: str) -> int:
    """Upgrade an item with a charge from another."""
    return m.UPGRADE + ITEM[slug] * m.ITEMS + ITEM[other]


def of_item(first: int, slug: str) -> int:
    """An answer that names an item: ``of_item(m.TAKE, "jetpack")``."""
    return first + ITEM[slug]


class Scene:
    """A table laid out by hand. Seat 0 is the Hero; ``evil`` players sit in the seats after it."""

    def __init__(
        self, evil: int = 1, floors: tuple[str, str] = ("anvil", "twins"), windows: str = "skip", **options: str
    ) -> None:
        self.table: Table = GAME.new(evil + 1, "outpost", options, windows=windows)  # type: ignore[assignment]
        t = self.table
        slugs = [sheet.slug for sheet in POOL]
        t.missions = [3, 8, 23]
        t.lay_out([slugs.index(floors[0]), 0, slugs.index(floors[1]), 0])
        t.rooms = [t.station.slots[IN_SLOTS.index(room)] for room in ROOMS]
        t.boxes = 0
        t.item_deck = []
        t.adrenaline = 2
        t.start = t.hero = cell("C3")
        t.revealed = 1 << t.hero
        self.decks("wrath", "speed")
        t.stack[:] = []
        begin_turn(t)
        self.laid()

    # -- laying out ----------------------------------------------------------------------------------------------------

    def laid(self) -> Scene:
        """What was laid out is what the Hero sees from the beginning; nothing was told before."""
        t = self.table
        assert t.events is not None
        known.begin(t)
        known.look(t)
        t.events.clear()
        t.ask_again()
        t.events.clear()
        self.before = [t.health, t.composure]
        return self

    def decks(self, *slugs: str) -> Scene:
        """The two decks in play, unshuffled; nobody holds a card."""
        t = self.table
        names = [deck.slug for deck in DECKS]
        t.decks = [names.index(slug) for slug in slugs]
        t.piles = [cards_of(deck) for deck in t.decks]
        t.discards, t.discards_seen = [[], []], [[], []]
        t.box = [each for deck in range(4) if deck not in t.decks for each in cards_of(deck)]
        t.hands = [[] for _ in range(t.seats)]
        t.drawing = {2: [0, 3], 3: [0, 1, 2], 4: [0, 1, 2, 3]}[t.seats]
        return self

    def hand(self, seat: int, *slugs: str) -> Scene:
        """Give an Evil player cards."""
        t = self.table
        for slug in slugs:
            t.piles[t.deck_at(card(slug))].remove(card(slug))
            t.hands[seat].append(card(slug))
        t.hands[seat].sort()
        return self.laid()

    def start(self, name: str) -> Scene:
        """Put the Hero into a sector from which he counts, as if he had started there."""
        self.table.start = cell(name)
        return self.hero(name)

    def hero(self, name: str) -> Scene:
        """Put the Hero into a sector; only this one is revealed."""
        self.table.hero = cell(name)
        self.table.revealed = 1 << cell(name)
        return self.laid()

    def revealed(self, *names: str) -> Scene:
        """Let these sectors be revealed, too."""
        for name in names:
            self.table.revealed |= 1 << cell(name)
        return self.laid()

    def light(self, *names: str) -> Scene:
        """Let the light be on in these sectors."""
        for name in names:
            self.table.lit |= 1 << cell(name)
        return self.laid()

    def box(self, *names: str) -> Scene:
        """Put power boxes into these sectors."""
        for name in names:
            self.table.boxes |= 1 << cell(name)
        return self.laid()

    def danger(self, *names: str) -> Scene:
        """Put danger tokens into these sectors."""
        for name in names:
            self.table.danger |= 1 << cell(name)
        return self.laid()

    def door(self, name: str, side: str) -> int:
        """The door on a side of a sector."""
        number = self.table.station.doors[cell(name) * 4 + SIDES.index(side)]
        assert number != NOWHERE, f"no door on the {side} side of {name}"
        return number

    def blocked(self, name: str, side: str) -> Scene:
        """Block the door on a side of a sector."""
        self.table.blocked |= 1 << self.door(name, side)
        return self.laid()

    def room(self, room: str, name: str) -> Scene:
        """Put a room into a sector; it changes places with the one that is there."""
        rooms = self.table.rooms
        other, number = rooms.index(cell(name)), ROOMS.index(room)
        rooms[number], rooms[other] = rooms[other], rooms[number]
        return self.laid()

    def creature(self, kind: str, name: str, wounded: bool = False) -> Scene:
        """Put a creature, or the boss, into a sector."""
        t = self.table
        number = BOSS if kind == "boss" else t.spare_token(KINDS.index(kind))
        t.where[number] = cell(name)
        t.wounded |= wounded << number
        return self.laid()

    def tracks(self, health: int = 12, composure: int = 12) -> Scene:
        """Set the Hero's tracks."""
        self.table.health, self.table.composure = health, composure
        return self.laid()

    def adrenaline(self, n: int) -> Scene:
        """Give the Hero so many adrenaline tokens."""
        self.table.adrenaline = n
        return self.laid()

    def time(self, turn: int, round_: int = 1) -> Scene:
        """Let it be this turn of this round."""
        t = self.table
        t.turn, t.round = turn - 1, round_ - 1
        t.marker = max(1, 5 - round_)
        t.nightmare = 0 if t.marker > 1 else 1
        return self.laid()

    def completed(self, *slots: str) -> Scene:
        """Let initial missions be completed ("bonus", "problem"); the main one has begun, without its Saboteur."""
        for slot in slots:
            self.table.done |= 1 << ("bonus", "problem").index(slot)
        self.table.main = 1
        return self.laid()

    def covered(self, n: int) -> Scene:
        """Let cards lie on so many reaction fields, each on one."""
        t = self.table
        for _ in range(n):
            t.played.append(t.piles[0].pop())
            t.played_seen.append(15)
            t.played_sides.append(0)
            t.widths.append(1)
        return self.laid()

    def holds(self, slug: str, charges: int = 0, upgraded: bool = False) -> Scene:
        """Give the Hero an item, with all its charges or with so many, upgraded or not."""
        t, number = self.table, ITEM[slug]
        t.held.append(number)
        t.charges[number] = charges or ITEMS[number].charges
        t.upgraded |= upgraded << number
        return self.laid()

    def item_deck(self, *slugs: str) -> Scene:
        """Let the item deck hold these, the first on top."""
        self.table.item_deck = [ITEM[slug] for slug in reversed(slugs)]
        return self

    def held(self) -> dict[str, int]:
        """The Hero's items and their charges, as everybody sees them."""
        return {ITEMS[one["item"]].slug: one["charges"] for one in self.table.view(1)["items"]}

    def upgraded(self) -> list[str]:
        """The Hero's upgraded items."""
        return [ITEMS[one["item"]].slug for one in self.table.view(1)["items"] if one["upgraded"]]

    def dice(self, *faces: str) -> Scene:
        """Say what the dice will show: "hit", "conditional", "miss"."""
        chance = Chance(b"")
        chance.script = [FACES[face] for face in faces]
        self.table.chance = chance
        return self

    # -- playing -------------------------------------------------------------------------------------------------------

    def play(self, *moves: int) -> Scene:
        """Make moves, each by whoever is asked; what changes is told, and every card stays in exactly one place."""
        notes = Notebook(self.table)
        for move in moves:
            notes.play(move)
            self.whole()
        return self

    def aims(self, dice: int) -> Scene:
        """Let the Attack that was announced have so many dice, as with an item."""
        frame = next(frame for frame in self.table.stack if isinstance(frame, Attacking))
        frame.number = dice
        return self

    def passes(self) -> Scene:
        """Evil passes in every window until somebody is asked for something else."""
        while self.prompt == "react":
            self.play(PASS)
        return self

    def whole(self) -> None:
        """Every card is in exactly one zone, limits hold, and a clone carries on like the table."""
        t = self.table
        zones = [t.box, t.played, *t.piles, *t.discards, *t.hands]
        assert sorted(each for zone in zones for each in zone) == [each for deck in range(4) for each in cards_of(deck)]
        items = t.held + t.item_deck + t.item_discard
        assert len(items) == len(set(items))
        assert not any(n for item, n in enumerate(t.charges) if item not in t.held)
        assert len(t.played) == len(t.played_seen) == len(t.widths) == len(t.played_sides)
        assert 0 <= t.health <= 12 and 0 <= t.composure <= 12 and t.adrenaline >= 0
        assert t.revealed >> t.hero & 1
        assert t.clone().digest() == t.digest()

    # -- what is there -------------------------------------------------------------------------------------------------

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

    def may(self, move: int) -> bool:
        """Whether a move may be made now."""
        return move in self.moves

    def refused(self, move: int) -> list[str]:
        """The rules against a move of the one who is asked."""
        return self.table.asking.why_not(self.table, self.table.deciding, move)

    def lost(self, health: int = 0, composure: int = 0) -> None:
        """Check that the Hero has lost exactly this since the scene was laid out."""
        t = self.table
        assert [self.before[0] - t.health, self.before[1] - t.composure] == [health, composure]

    @property
    def here(self) -> str:
        """The Hero's sector."""
        return name_of(self.table.hero)

    def place(self, name: str) -> int:
        """A sector as the Hero counts it."""
        return self.table.place(cell(name))

    def shown(self) -> list[str]:
        """The revealed sectors."""
        return names_of(self.table.revealed)

    def lit(self) -> list[str]:
        """The lit sectors."""
        return names_of(self.table.lit)

    def tile(self, name: str, seat: int = HERO) -> Any:
        """A revealed sector as it stands in the view."""
        place = self.place(name)
        return next(tile for tile in self.table.view(seat)["labyrinth"] if tile["place"] == place)

    def figures(self, name: str) -> list[str]:
        """The creatures that the Hero sees in a revealed sector: "worm", "wounded worm"."""
        kinds = (*KINDS, "boss")
        return [("wounded " if figure % 2 else "") + kinds[figure // 2] for figure in self.tile(name)["figures"]]

    def where(self, kind: str, number: int = 0) -> str:
        """Where a creature is; "" in the supply."""
        found = self.table.where[token(kind, number)]
        return "" if found == NOWHERE else name_of(found)

    def told(self, kind: int, seat: int | None = None) -> list[tuple[int, ...]]:
        """The values of all events of a kind, of those that a seat is told (None: of all)."""
        assert self.table.events is not None
        return [
            tuple(event[2:])
            for event in self.table.events
            if event[0] == kind and (seat is None or event[1] >> seat & 1)
        ]

    @property
    def ending(self) -> str:
        """How the game has ended; "" while it goes on."""
        result = self.table.result
        return "" if result is None else result.ending
