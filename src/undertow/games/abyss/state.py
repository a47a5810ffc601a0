"""Everything on the table, and what is done to it again and again.

Cards are kinds (``cards.allies``), lords and locations are numbers into their decks, sets of lords are bit masks. A
deck is a tuple and how much of it is used up.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from undertow.games.abyss import events as e
from undertow.games.abyss import moves as m
from undertow.games.abyss.board import COURT, LOWEST_TOKEN, TOKENS
from undertow.games.abyss.cards.locations import BLACK_SMOKERS
from undertow.games.abyss.cards.lords import LORDS, SALE, SLAVER
from undertow.games.abyss.cards.prices import NO_SCALES, Scales, spared
from undertow.games.abyss.cards.traits import IMMUNE, ONE_KEY, THREE_KEYS
from undertow.games.abyss.frames import NOTHING, Controlling, Paying, Recruiting
from undertow.kernel.flow import NO_MOVE
from undertow.kernel.state import NOBODY, State

if TYPE_CHECKING:
    from undertow.kernel.game import Game

NOWHERE: Final = -1


class Table(State):
    """The state of a game of Abyss."""

    fields: ClassVar[tuple[str, ...]] = (
        "deck", "deck_at", "discard", "track", "council", "hands", "payment", "affiliated",
        "lord_deck", "lord_at", "court", "lords", "gone", "free", "turned", "under",
        "tile_deck", "tile_at", "row", "drawn", "locations", "removed",
        "supply", "tokens", "hunted_by", "hunted_from", "hunted_at",
        "pearls", "keys", "threat", "extra_turns", "final", "ending", "sheet",
    )  # fmt: skip
    tuples: ClassVar[tuple[str, ...]] = ("deck", "lord_deck", "tile_deck")

    # Exploration cards
    deck: tuple[int, ...]
    deck_at: int
    discard: list[int]
    track: list[int]
    council: list[list[int]]  # by race
    hands: list[list[int]]  # by seat, sorted
    payment: list[int]  # allies laid out for a lord, not yet shown
    affiliated: list[list[int]]  # by seat, sorted

    # Lords
    lord_deck: tuple[int, ...]
    lord_at: int
    court: list[int]  # from the space farthest from the deck
    lords: list[list[int]]  # by seat, in order of arrival
    gone: list[int]  # lords that have left the game
    free: list[int]  # by seat: bit mask of the lords not under a location
    turned: int  # bit mask of the lords the Assassin has turned
    under: list[int]  # by lord: the location it lies under

    # Locations
    tile_deck: tuple[int, ...]
    tile_at: int
    row: list[int]  # face up, for everyone to take
    drawn: list[int]  # drawn, to choose from
    locations: list[list[int]]  # by seat
    removed: list[int]

    # Monster tokens
    supply: list[int]  # how many are left of each value
    tokens: list[list[int]]  # by seat: values, in order of arrival
    hunted_by: int  # the Hunter's owner, who took a token ...
    hunted_from: int  # ... of this seat, who knows its value ...
    hunted_at: int  # ... at this place among the new owner's tokens

    # Numbers
    pearls: list[int]
    keys: list[int]  # key tokens
    threat: int  # space of the threat token, from 0
    extra_turns: int
    final: int  # the seat in whose turn the end was triggered
    ending: int  # which trigger it was (index into ENDINGS)
    sheet: list[list[int]]  # at the end, by seat: locations, lords, allies, monsters

    # Worked out anew for every question, no part of the state
    scales: Scales
    wanted: Paying

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any]) -> None:
        super().__init__(game, seats, options)
        self.scales, self.wanted = NO_SCALES, NOTHING

    def set_up(self) -> None:
        """Clear the table; the procedure of the set-up does the rest."""
        from undertow.games.abyss.procedures.setup import SetUp

        seats = self.seats
        self.deck, self.deck_at = (), 0
        self.discard, self.track, self.payment = [], [], []
        self.council = [[] for _ in range(5)]
        self.hands = [[] for _ in range(seats)]
        self.affiliated = [[] for _ in range(seats)]
        self.lord_deck, self.lord_at = (), 0
        self.court, self.gone = [], []
        self.lords = [[] for _ in range(seats)]
        self.free = [0] * seats
        self.turned = 0
        self.under = [NOWHERE] * len(LORDS)
        self.tile_deck, self.tile_at = (), 0
        self.row, self.drawn, self.removed = [], [], []
        self.locations = [[] for _ in range(seats)]
        self.supply = list(TOKENS)
        self.tokens = [[] for _ in range(seats)]
        self.hunted_by, self.hunted_from, self.hunted_at = NOBODY, NOBODY, NOWHERE
        self.pearls = [0] * seats
        self.keys = [0] * seats
        self.threat, self.extra_turns = 0, 0
        self.final, self.ending = NOBODY, 0
        self.sheet = []
        self.push(SetUp())

    def copied(self) -> State:
        """Copy every zone; tuples are shared."""
        other = Table(self.game, self.seats, self.options)
        other.deck, other.deck_at = self.deck, self.deck_at
        other.discard, other.track, other.payment = self.discard[:], self.track[:], self.payment[:]
        other.council = [stack[:] for stack in self.council]
        other.hands = [hand[:] for hand in self.hands]
        other.affiliated = [cards[:] for cards in self.affiliated]
        other.lord_deck, other.lord_at = self.lord_deck, self.lord_at
        other.court, other.gone = self.court[:], self.gone[:]
        other.lords = [lords[:] for lords in self.lords]
        other.free = self.free[:]
        other.turned = self.turned
        other.under = self.under[:]
        other.tile_deck, other.tile_at = self.tile_deck, self.tile_at
        other.row, other.drawn, other.removed = self.row[:], self.drawn[:], self.removed[:]
        other.locations = [tiles[:] for tiles in self.locations]
        other.supply = self.supply[:]
        other.tokens = [tokens[:] for tokens in self.tokens]
        other.hunted_by, other.hunted_from = self.hunted_by, self.hunted_from
        other.hunted_at = self.hunted_at
        other.pearls = self.pearls[:]
        other.keys = self.keys[:]
        other.threat, other.extra_turns = self.threat, self.extra_turns
        other.final, other.ending = self.final, self.ending
        other.sheet = self.sheet
        return other

    def end_by_length(self) -> None:
        """Score the game as it stands. ruling: length."""
        from undertow.games.abyss.procedures.scoring import score_at_once

        score_at_once(self)

    def ask_again(self) -> None:
        """Ask anew, with everything weighed anew."""
        self.scales = NO_SCALES
        super().ask_again()

    def taken(self, move: int) -> int:
        """Put a power that is used on top of whatever asked, which asks anew afterwards. rule: powers.3."""
        if move < m.USE or move == m.END_TURN:
            return move
        asking = self.stack[-1]
        if isinstance(asking, Recruiting):  # what a power does is open, so the screen before a payment comes down
            asking.take_down(self)
            self.tell(e.POWER_WHILE_PAYING, self.deciding, move - m.USE)
        use: Any = LORDS[move - m.USE].use
        self.push(use(self.deciding, move - m.USE))
        return NO_MOVE

    # -- seats and powers --------------------------------------------------------------------------------------------

    def opponents(self, seat: int) -> list[int]:
        """All other seats, clockwise."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def active(self, seat: int) -> int:
        """The lords of a seat that are free and not turned: only these have keys and powers."""
        return self.free[seat] & ~self.turned

    def has(self, seat: int, trait: int) -> bool:
        """Whether a seat has an active lord with that lasting power."""
        return self.free[seat] & ~self.turned & trait != 0

    def suffers(self, seat: int, trait: int) -> bool:
        """Whether an opponent's soldier with that lasting power strikes a seat."""
        standing = ~self.turned
        for other, free in enumerate(self.free):
            if free & standing & trait and other != seat:
                return not self.is_immune(seat)
        return False

    def is_immune(self, seat: int) -> bool:
        """Whether the soldiers of others do nothing to a seat, by its Shaman."""
        return self.has(seat, IMMUNE)

    def printed_keys(self, lord: int) -> int:
        """Keys on a lord; what an ambassador has is disputed, hence an option. ruling: ambassadors"""
        keys = LORDS[lord].keys
        return keys if keys < 3 else int(self.options["ambassador_keys"])

    def keys_at_hand(self, seat: int) -> int:
        """Key tokens and the keys of active lords."""
        active = self.free[seat] & ~self.turned
        keys = self.keys[seat] + (active & ONE_KEY).bit_count()
        if active & THREE_KEYS:
            keys += int(self.options["ambassador_keys"]) * (active & THREE_KEYS).bit_count()
        return keys

    # -- exploration cards ---------------------------------------------------------------------------------------------

    def different_cards(self, seat: int, first: int) -> list[int]:
        """One move of a family of cards for every kind in a hand."""
        found: list[int] = []
        last = -1
        for card in self.hands[seat]:
            if card != last:
                found.append(first + card)
                last = card
        return found

    def to_hand(self, seat: int, card: int) -> None:
        """Put an ally into a hand."""
        insort(self.hands[seat], card)

    def discard_from_hand(self, seat: int, card: int, kind: int) -> None:
        """Discard an ally, face up (ruling: discards)."""
        self.hands[seat].remove(card)
        self.discard.append(card)
        self.scales = NO_SCALES
        self.tell(kind, seat, card)

    def being_paid(self) -> Recruiting | None:
        """The recruitment whose payment is being laid out."""
        for frame in reversed(self.stack):
            if isinstance(frame, Recruiting):
                return None if frame.shown else frame  # once shown, it is paid
        return None

    def is_recruited(self, lord: int) -> bool:
        """Whether somebody is recruiting that lord just now."""
        for frame in self.stack:
            if isinstance(frame, Recruiting) and frame.lord == lord:
                return True
        return False

    def spared(self, seat: int, cards: list[int]) -> list[int]:
        """Those of some allies in hand that nothing being paid for needs."""
        return spared(self, seat, cards)

    def pearls_in_reach(self, seat: int) -> int:
        """Pearls, and what the Slaver would give for the whole hand. rule: lords.slaver."""
        return self.pearls[seat] + (SALE * len(self.hands[seat]) if self.active(seat) >> SLAVER & 1 else 0)

    def take_payment_back(self, seat: int) -> None:
        """Take the allies that are laid out back into the hand of whoever pays."""
        for card in self.payment:
            self.to_hand(seat, card)
        self.payment = []

    def hands_back(self) -> None:
        """Take what lies half-way back to where it came from: a payment, drawn locations, keys spent for them."""
        for frame in self.stack:
            if isinstance(frame, Recruiting):
                self.take_payment_back(frame.seat)
            elif isinstance(frame, Controlling):
                self.keys[frame.seat] += frame.tokens_spent
        for lord in range(len(LORDS)):
            if self.under[lord] in self.drawn:
                self.under[lord] = NOWHERE
                for seat in range(self.seats):
                    if lord in self.lords[seat]:
                        self.free[seat] |= 1 << lord
        self.row += self.drawn
        self.drawn = []

    def take_stack(self, seat: int, race: int, kind: int) -> None:
        """Take all cards of a council stack into a hand."""
        stack = self.council[race]
        self.tell(kind, seat, race, len(stack))
        hand = self.hands[seat]
        hand += stack
        hand.sort()
        self.council[race] = []

    def rebuild_deck(self) -> None:
        """Shuffle the discard pile into a new deck."""
        self.tell(e.DECK_REBUILT, len(self.discard))
        self.deck = self.chance.shuffled(sorted(self.discard))
        self.deck_at = 0
        self.discard = []

    # -- lords ---------------------------------------------------------------------------------------------------------

    def lords_left(self) -> int:
        """Lords in the deck."""
        return len(self.lord_deck) - self.lord_at

    def draw_lord(self) -> int:
        """The top lord of the deck."""
        lord = self.lord_deck[self.lord_at]
        self.lord_at += 1
        return lord

    def court_has_room(self) -> bool:
        """Whether a space of the court is free."""
        return len(self.court) < COURT

    def lord_moves(self, lords: int) -> list[int]:
        """One move for every lord of a bit mask."""
        return [m.LORD + lord for lord in range(len(LORDS)) if lords >> lord & 1]

    def dismiss(self, seat: int, lord: int) -> None:
        """Let a lord leave the game."""
        self.lords[seat].remove(lord)
        self.free[seat] &= ~(1 << lord)
        self.turned &= ~(1 << lord)
        self.gone.append(lord)

    # -- locations -----------------------------------------------------------------------------------------------------

    def tiles_left(self) -> int:
        """Locations in the deck."""
        return len(self.tile_deck) - self.tile_at

    def draw_tiles(self, n: int) -> None:
        """Draw locations to choose from, at most as many as there are; everyone sees them."""
        for _ in range(min(n, self.tiles_left())):
            tile = self.tile_deck[self.tile_at]
            self.tile_at += 1
            self.drawn.append(tile)
            self.tell(e.LOCATION_REVEALED, tile)

    def take_from_row(self, tile: int) -> None:
        """Choose a location that lies face up."""
        self.row.remove(tile)
        self.drawn = [tile]

    def choose_drawn(self, tile: int) -> None:
        """Keep one of the drawn locations; the others lie face up for everyone."""
        self.drawn.remove(tile)
        self.row += self.drawn
        self.drawn = [tile]

    def slide_under(self, seat: int, lord: int, tile: int) -> None:
        """Put a lord under a location: no longer free, its power and its keys covered. rule: locations.5."""
        self.free[seat] &= ~(1 << lord)
        self.under[lord] = tile
        self.tell(e.LORD_UNDER, lord, tile)

    def move_lords_under(self, old: int, new: int) -> None:
        """Let the lords under one location lie under another."""
        for lord in range(len(LORDS)):
            if self.under[lord] == old:
                self.under[lord] = new

    def control(self, seat: int, tile: int) -> None:
        """Bring the chosen location under control."""
        self.drawn = []
        self.locations[seat].append(tile)
        self.tell(e.LOCATION_TAKEN, seat, tile)
        self.took_location(seat, tile)

    def took_location(self, seat: int, tile: int) -> None:
        """Let a location act that acts when it is taken."""
        if tile == BLACK_SMOKERS:
            from undertow.games.abyss.procedures.locations import Smokers

            self.push(Smokers(seat))

    # -- monster tokens -----------------------------------------------------------------------------------------------

    def tokens_left(self) -> int:
        """Tokens in the supply."""
        return self.supply[0] + self.supply[1] + self.supply[2]

    def draw_token(self, seat: int) -> None:
        """Draw a token at random; only its owner sees it."""
        at = self.chance.below(self.tokens_left())
        kind = 0
        while at >= self.supply[kind]:
            at -= self.supply[kind]
            kind += 1
        self.supply[kind] -= 1
        value = kind + LOWEST_TOKEN
        self.tokens[seat].append(value)
        self.tell_to(1 << seat, e.TOKEN_SEEN, seat, value)
