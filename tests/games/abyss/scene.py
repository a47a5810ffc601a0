"""Scenes: a table of Abyss laid out by hand, for tests that read like the rulebook.

>>> scene = Scene(seats=3).hand(0, "crab 3", "squid 1").pearls(0, 4).court("jailer", "keeper").turn(0)
>>> scene.play(recruit("keeper"))
"""

from __future__ import annotations

import undertow
from undertow.games.abyss import moves as m
from undertow.games.abyss.board import LOWEST_TOKEN, RACES, TOKENS
from undertow.games.abyss.cards import allies, locations, lords
from undertow.games.abyss.procedures.scoring import score_sheet
from undertow.games.abyss.procedures.turns import Turn
from undertow.games.abyss.state import Table


def card(name: str) -> int:
    """An exploration card: ``"crab 3"`` or ``"monster"``."""
    return allies.SLUGS.index(name.replace(" ", "-"))


def lord(name: str) -> int:
    """A lord by its slug, e.g. ``"master_of_magic"``."""
    return lords.SLUGS.index(name)


def place(name: str) -> int:
    """A location by its slug, e.g. ``"parliament"``."""
    return locations.SLUGS.index(name)


# -- moves, as people say them -----------------------------------------------------------------------------------------

PASS, PLOT, EXPLORE, BUY, TAKE, GO_ON, FIGHT = m.PASS, m.PLOT, m.EXPLORE, m.BUY, m.TAKE, m.GO_ON, m.FIGHT
PAID, KEY_TOKEN, END_TURN = m.PAID, m.KEY_TOKEN, m.END_TURN


def council(race: str) -> int:
    """Ask the council for the stack of a race (the action)."""
    return m.COUNCIL + RACES.index(race)


def stack(race: str) -> int:
    """Name a council stack (Apprentice, Oracle, Alchemist's second stack)."""
    return m.STACK + RACES.index(race)


def recruit(name: str) -> int:
    """Recruit a lord from the court (the action)."""
    return m.RECRUIT + lord(name)


def pay(name: str) -> int:
    """Lay out an ally for the lord being recruited."""
    return m.PAY + card(name)


def affiliate(name: str) -> int:
    """Choose the ally that joins."""
    return m.AFFILIATE + card(name)


def discard(name: str) -> int:
    """Discard an ally (Jailer, Commander) or sell it (Slaver)."""
    return m.DISCARD + card(name)


def name_lord(name: str) -> int:
    """Name a lord (Assassin's victim, Traitor's and Schemer's old lord, Traitor's and Corruptor's new one, ...)."""
    return m.LORD + lord(name)


def seat(number: int) -> int:
    """Name a player (Hunter)."""
    return m.SEAT + number


def location(name: str) -> int:
    """Name a location: take it from the row, choose it among the drawn, swap it."""
    return m.LOCATION + place(name)


def draw(n: int) -> int:
    """Draw 1 to 4 locations."""
    return m.DRAW + n - 1


def key_of(name: str) -> int:
    """Spend the key of a lord."""
    return m.KEY_LORD + lord(name)


def use(name: str) -> int:
    """Use the power of a lord in one's own turn (Slaver, Oracle, Opportunist)."""
    return m.USE + lord(name)


def reward(tokens: int) -> int:
    """Choose how many monster tokens; the rest of the goods are pearls."""
    return m.REWARD + tokens


# What buys each lord exactly: the right races, the printed value, one ally that is the lowest.
PRICES: dict[str, tuple[str, ...]] = {
    "recruiter": ("crab 5", "crab 4", "squid 1"),
    "jailer": ("crab 3", "squid 2", "seahorse 1"),
    "seeker": ("crab 4", "squid 3"),
    "assassin": ("crab 5", "crab 4", "crab 1"),
    "commander": ("crab 5", "crab 3"),
    "tamer": ("crab 3", "squid 2", "seahorse 1"),
    "hunter": ("crab 5", "squid 3"),
    "ship_master": ("shellfish 3", "squid 2", "seahorse 1"),
    "trader": ("shellfish 5", "squid 4", "seahorse 1"),
    "peddler": ("shellfish 5", "shellfish 3"),
    "landlord": ("shellfish 5", "shellfish 4", "squid 1"),
    "slaver": ("shellfish 5", "shellfish 3"),
    "shopkeeper": ("shellfish 3", "squid 2", "seahorse 1"),
    "shaman": ("jellyfish 3", "squid 2", "seahorse 1"),
    "invoker": ("jellyfish 5", "jellyfish 3"),
    "apprentice": ("jellyfish 3", "squid 2", "seahorse 1"),
    "oracle": ("jellyfish 5", "squid 3"),
    "alchemist": ("jellyfish 4", "jellyfish 3"),
    "illusionist": ("jellyfish 5", "jellyfish 4", "jellyfish 1"),
    "master_of_magic": ("jellyfish 5", "squid 4", "seahorse 1"),
    "opportunist": ("squid 3", "crab 2", "seahorse 1"),
    "corruptor": ("squid 5", "squid 4", "squid 1"),
    "traitor": ("squid 5", "crab 4", "seahorse 3"),
    "diplomat": ("squid 5", "squid 3"),
    "treasurer": ("squid 5", "squid 4", "crab 1"),
    "schemer": ("squid 5", "crab 2", "seahorse 1"),
    "keeper": ("seahorse 3", "squid 2", "crab 1"),
    "reaper": ("seahorse 4", "squid 3"),
    "shepherd": ("seahorse 5", "seahorse 3"),
    "miller": ("seahorse 5", "squid 3"),
    "aquaculturalist": ("seahorse 4", "squid 3", "crab 2"),
    "landowner": ("seahorse 5", "seahorse 4", "seahorse 1"),
    "sage": ("jellyfish 1", "crab 2", "seahorse 2", "shellfish 2", "squid 3"),
    "hermit": ("jellyfish 1", "crab 2", "seahorse 2", "shellfish 2", "squid 3"),
    "elder": ("jellyfish 1", "crab 2", "seahorse 2", "shellfish 2", "squid 3"),
}


def hire(name: str, *cards: str) -> list[int]:
    """All moves of a recruitment, paid with these allies (none named: with the exact price)."""
    return [recruit(name), *[pay(each) for each in cards or PRICES[name]], PAID]


class Scene:
    """A table laid out by hand. Every component that is named is taken from wherever it lies (deck first)."""

    def __init__(self, seats: int = 2, **options: object) -> None:
        self.table: Table = undertow.game("abyss").new(seats=seats, seed="scene", options=options)  # type: ignore
        t = self.table
        # A clean table: all in the decks, nothing in court or row, no pearls.
        t.lord_deck, t.lord_at, t.court = tuple(range(len(lords.SLUGS))), 0, []
        t.tile_deck, t.tile_at, t.row = tuple(range(len(locations.SLUGS))), 0, []
        t.deck, t.deck_at = tuple(allies.DECK), 0
        t.pearls = [0] * seats

    # -- laying out --------------------------------------------------------------------------------------------------

    def _card(self, name: str) -> int:
        t, kind = self.table, card(name)
        rest = list(t.deck[t.deck_at :])
        rest.remove(kind)
        t.deck, t.deck_at = tuple(rest), 0
        return kind

    def _lord(self, name: str) -> int:
        t, number = self.table, lord(name)
        t.lord_deck = tuple(other for other in t.lord_deck[t.lord_at :] if other != number)
        t.lord_at = 0
        if number in t.court:
            t.court.remove(number)
        return number

    def _tile(self, name: str) -> int:
        t, number = self.table, place(name)
        t.tile_deck = tuple(other for other in t.tile_deck[t.tile_at :] if other != number)
        t.tile_at = 0
        return number

    def hand(self, seat: int, *names: str) -> Scene:
        """Give a player allies: ``"crab 3"``."""
        for name in names:
            self.table.to_hand(seat, self._card(name))
        return self

    def affiliated(self, seat: int, *names: str) -> Scene:
        """Give a player affiliated allies."""
        self.table.affiliated[seat] = sorted(self.table.affiliated[seat] + [self._card(name) for name in names])
        return self

    def council(self, *names: str) -> Scene:
        """Put allies onto the council stacks of their races."""
        for name in names:
            kind = self._card(name)
            self.table.council[allies.RACE[kind]].append(kind)
        return self

    def discarded(self, *names: str) -> Scene:
        """Put exploration cards onto the discard pile."""
        self.table.discard += [self._card(name) for name in names]
        return self

    def next_cards(self, *names: str) -> Scene:
        """Put these exploration cards on top of the deck, first one on top."""
        top = [self._card(name) for name in names]
        t = self.table
        t.deck, t.deck_at = tuple(top) + t.deck[t.deck_at :], 0
        return self

    def deck_is(self, *names: str) -> Scene:
        """Let the exploration deck consist of these cards only, first one on top; the others are out of the way."""
        top = tuple(self._card(name) for name in names)
        self.empty_deck()
        self.table.deck = top
        return self

    def empty_deck(self) -> Scene:
        """Let the whole rest of the exploration deck be gone (into player 0's affiliated allies: out of the way)."""
        t = self.table
        self.aside = list(t.deck[t.deck_at :])
        t.deck, t.deck_at = (), 0
        return self

    def court(self, *names: str) -> Scene:
        """Put lords into the court, the first one farthest from the deck."""
        self.table.court += [self._lord(name) for name in names]
        return self

    def hiring(self, seat: int, *names: str, left: int = 3) -> Scene:
        """Let a player hold the exact price of these lords, who are in court with so many farmers besides."""
        for name in names:
            self.hand(seat, *PRICES[name]).court(name)
        t = self.table
        besides = ("miller", "aquaculturalist", "landowner", "reaper", "shepherd", "keeper")
        free = [name for name in besides if lord(name) in t.lord_deck[t.lord_at :]]
        return self.court(*free[:left])

    def next_lords(self, *names: str) -> Scene:
        """Put these lords on top of the lord deck, first one on top."""
        top = tuple(self._lord(name) for name in names)
        t = self.table
        t.lord_deck, t.lord_at = top + t.lord_deck[t.lord_at :], 0
        return self

    def lords_left(self, n: int) -> Scene:
        """Keep only the top n lords in the lord deck; the others have left the game."""
        t = self.table
        rest = t.lord_deck[t.lord_at :]
        t.gone += list(rest[n:])
        t.lord_deck, t.lord_at = rest[:n], 0
        return self

    def lords(self, seat: int, *names: str) -> Scene:
        """Put lords in front of a player, free and upright, their arrow powers long over."""
        for name in names:
            number = self._lord(name)
            self.table.lords[seat].append(number)
            self.table.free[seat] |= 1 << number
        return self

    def turned(self, *names: str) -> Scene:
        """Let the Assassin have turned these lords."""
        for name in names:
            self.table.turned |= 1 << lord(name)
        return self

    def under(self, seat: int, tile: str, *names: str) -> Scene:
        """Let lords of a player lie under a location of that player."""
        for name in names:
            self.table.free[seat] &= ~(1 << lord(name))
            self.table.under[lord(name)] = place(tile)
        return self

    def row(self, *names: str) -> Scene:
        """Lay locations face up for everyone."""
        self.table.row += [self._tile(name) for name in names]
        return self

    def next_locations(self, *names: str) -> Scene:
        """Put these locations on top of the location deck, first one on top."""
        top = tuple(self._tile(name) for name in names)
        t = self.table
        t.tile_deck, t.tile_at = top + t.tile_deck[t.tile_at :], 0
        return self

    def locations_left(self, n: int) -> Scene:
        """Keep only the top n locations in the deck; the others are out of the game."""
        t = self.table
        rest = t.tile_deck[t.tile_at :]
        t.removed += list(rest[n:])
        t.tile_deck, t.tile_at = rest[:n], 0
        return self

    def locations(self, seat: int, *names: str) -> Scene:
        """Let a player control locations."""
        self.table.locations[seat] += [self._tile(name) for name in names]
        return self

    def tokens(self, seat: int, *values: int) -> Scene:
        """Give a player monster tokens of these values."""
        for value in values:
            self.table.supply[value - LOWEST_TOKEN] -= 1
            self.table.tokens[seat].append(value)
        return self

    def tokens_left(self, n: int) -> Scene:
        """Leave n tokens (of value 2) in the supply."""
        assert n <= TOKENS[0]
        self.table.supply = [n, 0, 0]
        return self

    def pearls(self, seat: int, n: int) -> Scene:
        """Give a player so many pearls."""
        self.table.pearls[seat] = n
        return self

    def keys(self, seat: int, n: int) -> Scene:
        """Give a player so many key tokens."""
        self.table.keys[seat] = n
        return self

    def threat(self, space: int) -> Scene:
        """Put the threat token on a space, 1 to 6."""
        self.table.threat = space - 1
        return self

    def turn(self, seat: int) -> Scene:
        """Begin a turn of a player, and carry the rules on to the first decision."""
        self.table.stack[:] = [Turn(seat)]
        self.table.ask_again()
        return self

    def in_court_only(self, *names: str) -> Scene:
        """Let these lords be the court, and no lord be left in the deck."""
        return self.court(*names).lords_left(0)

    def play_out(self) -> Scene:
        """Play a game of two to its end: player 0 recruits the Keeper, the last lord of all, and so gets 6 influence
        points, an affiliated crab 1 and 2 pearls; player 1 fights a monster for one key, worth nothing."""
        self.hand(0, *PRICES["keeper"]).in_court_only("keeper").next_cards("monster").threat(3)
        self.turn(0).play(*hire("keeper")).play(EXPLORE, FIGHT)
        assert self.table.over
        return self

    # -- playing and looking -----------------------------------------------------------------------------------------

    def play(self, *moves: int) -> Scene:
        """Make moves, whoever decides; an illegal one raises undertow.IllegalMove."""
        for move in moves:
            self.table.play(move)
        return self

    @property
    def moves(self) -> tuple[int, ...]:
        """Legal moves of the deciding player."""
        return self.table.moves

    @property
    def seat(self) -> int | None:
        """The player who decides."""
        return self.table.seat

    @property
    def prompt(self) -> str:
        """The key of the question."""
        return self.table.decision.prompt if self.table.decision else ""

    def told(self, key: str, viewer: int | None = None) -> list[dict[str, int]]:
        """What a player (None: a spectator) was told by every event of a kind."""
        return [event.values for event in self.table.log(viewer) if event.key == key]

    def refused(self, move: int) -> list[str]:
        """The rules against a move of the deciding player; fails if the move is legal or the state changes."""
        before = self.table.digest()
        try:
            self.table.play(move)
        except undertow.IllegalMove as error:
            assert self.table.digest() == before
            return list(error.rules)
        raise AssertionError("the move is legal")

    def asked(self, *moves: int) -> list[int | None]:
        """Make moves and list who decided each of them."""
        seats = []
        for move in moves:
            seats.append(self.seat)
            self.table.play(move)
        return seats

    def legal(self, *moves: int) -> bool:
        """Whether exactly these moves are legal now."""
        return sorted(self.moves) == sorted(moves)

    @property
    def space(self) -> int:
        """The threat space of the token, 1 to 6."""
        return self.table.threat + 1

    def pearls_of(self, seat: int) -> int:
        """How many pearls a player has."""
        return self.table.pearls[seat]

    def keys_of(self, seat: int) -> int:
        """How many key tokens a player has."""
        return self.table.keys[seat]

    def tokens_of(self, seat: int) -> list[int]:
        """The monster tokens of a player by value."""
        return sorted(self.table.tokens[seat])

    def is_turned(self, name: str) -> bool:
        """Whether the Assassin has turned a lord."""
        return bool(self.table.turned >> lord(name) & 1)

    def under_of(self, name: str) -> str:
        """The location a lord lies under."""
        return locations.SLUGS[self.table.under[lord(name)]]

    def removed_lords(self) -> list[str]:
        """The lords that have left the game."""
        return [lords.SLUGS[number] for number in self.table.gone]

    def removed_locations(self) -> list[str]:
        """The locations that have left the game."""
        return [locations.SLUGS[number] for number in self.table.removed]

    def lord_deck_of(self) -> list[str]:
        """The lord deck from the top."""
        return [lords.SLUGS[number] for number in self.table.lord_deck[self.table.lord_at :]]

    def location_deck_of(self) -> list[str]:
        """The location deck from the top."""
        return [locations.SLUGS[number] for number in self.table.tile_deck[self.table.tile_at :]]

    def deck_of(self) -> list[str]:
        """The exploration deck, sorted."""
        rest = sorted(self.table.deck[self.table.deck_at :])
        return [allies.SLUGS[kind].replace("-", " ") for kind in rest]

    def why_not(self, seat: int) -> dict[int, list[str]]:
        """The moves a player, asked or not, might expect but may not make, each with the rules against it."""
        return {entry["move"]: entry["rules"] for entry in self.table.why_not(seat)}  # type: ignore

    def hand_of(self, seat: int) -> list[str]:
        """The hand of a player as names, sorted by race and value."""
        return [allies.SLUGS[kind].replace("-", " ") for kind in self.table.hands[seat]]

    def affiliated_of(self, seat: int) -> list[str]:
        """The affiliated allies of a player."""
        return [allies.SLUGS[kind].replace("-", " ") for kind in self.table.affiliated[seat]]

    def council_of(self, race: str) -> list[str]:
        """The council stack of a race."""
        return [allies.SLUGS[kind].replace("-", " ") for kind in self.table.council[RACES.index(race)]]

    def track_of(self) -> list[str]:
        """The cards on the exploration track."""
        return [allies.SLUGS[kind].replace("-", " ") for kind in self.table.track]

    def discard_of(self) -> list[str]:
        """The exploration discard pile, sorted."""
        return [allies.SLUGS[kind].replace("-", " ") for kind in sorted(self.table.discard)]

    def court_of(self) -> list[str]:
        """The lords in the court, the first one farthest from the deck."""
        return [lords.SLUGS[number] for number in self.table.court]

    def lords_of(self, seat: int) -> list[str]:
        """The lords in front of a player, in order of arrival."""
        return [lords.SLUGS[number] for number in self.table.lords[seat]]

    def free_of(self, seat: int) -> list[str]:
        """The lords of a player that are free (not under a location), turned ones too."""
        return [name for name in self.lords_of(seat) if self.table.free[seat] >> lord(name) & 1]

    def active_of(self, seat: int) -> list[str]:
        """The lords of a player that are free and not turned."""
        return [name for name in self.lords_of(seat) if self.table.active(seat) >> lord(name) & 1]

    def row_of(self) -> list[str]:
        """The locations that lie face up."""
        return [locations.SLUGS[number] for number in self.table.row]

    def locations_of(self, seat: int) -> list[str]:
        """The locations of a player."""
        return [locations.SLUGS[number] for number in self.table.locations[seat]]

    def worth(self, seat: int, tile: str) -> int:
        """What a location would bring a player now."""
        return locations.LOCATIONS[place(tile)].worth(locations.Holdings(self.table, seat))

    def sheet(self, seat: int) -> list[int]:
        """What a player would score now: locations, lords, affiliated allies, monster tokens."""
        return score_sheet(self.table, seat)
