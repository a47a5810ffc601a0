"""What a seat or a spectator may know, built up from nothing; and the same knowledge dealt anew.

Everybody sees every ally face up before it goes into a hand or to the council, and every discard (rulings: seen,
discards). So a player who forgets nothing knows all hands and stacks; a view names them under ``known``. Hidden are
the order of the three decks, the monster tokens of others, and a payment that is still being laid out.
"""

from __future__ import annotations

from typing import Any, Final, TypedDict

from undertow.games.abyss.board import COURT, LOCATION_TILES, LORD_CARDS, LOWEST_TOKEN, TOKENS
from undertow.games.abyss.cards.allies import DECK
from undertow.games.abyss.cards.locations import LOCATIONS, Holdings, worth_of_all
from undertow.games.abyss.cards.lords import LORDS
from undertow.games.abyss.cards.powers import Power
from undertow.games.abyss.cards.prices import surcharge
from undertow.games.abyss.cards.traits import ANY_RACE
from undertow.games.abyss.frames import Controlling, Exploring, Recruiting
from undertow.games.abyss.procedures.turns import Turn
from undertow.games.abyss.state import Table
from undertow.kernel.state import NOBODY
from undertow.kernel.zones import Hidden


class LordView(TypedDict):
    """A lord in front of a player; ``under`` is the location it lies under."""

    lord: int
    turned: bool
    under: int | None


class PlayerView(TypedDict):
    """What a viewer sees of a player; ``score`` (locations, lords, allies, monsters) at the end.

    ``influence`` is what the player would score now, with the monster tokens that the viewer knows. ``usable_keys`` are
    key tokens and keys of active lords. A lord costs the player its value and ``dearer``, which powers add to every
    price or take off; with ``any_race`` no race is mandatory.
    """

    seat: int
    pearls: int
    keys: int
    usable_keys: int
    dearer: int
    any_race: bool
    hand: int
    affiliated: list[int]
    lords: list[LordView]
    locations: list[int]
    tokens: int
    influence: int
    score: list[int] | None


class Known(TypedDict):
    """What a player who forgets nothing knows besides: contents, never an order."""

    hands: list[list[int]]
    council: list[list[int]]
    deck: list[int]
    discard: list[int]
    lord_deck: list[int]
    location_deck: list[int]
    tokens: list[list[int | None]]


class View(TypedDict):
    """All that a seat may know now. Cards, lords and locations are numbers (``game.nouns`` names them).

    ``worth`` is what each location would bring the seat now; a spectator has none. ``using``: the lord whose power is
    being carried out.
    """

    game: str
    seat: int | None
    seats: int
    over: bool
    turn: int | None
    court: list[int]
    lord_deck: int
    deck: int
    discard: int
    track: list[int]
    price: int
    bought: list[int]
    council: list[int]
    threat: int
    row: list[int]
    drawn: list[int]
    location_deck: int
    tokens_left: int
    recruiting: int | None
    using: int | None
    payment: list[int]
    last_turns_of: int | None
    extra_turns: int
    options: dict[str, Any]
    hand: list[int]
    tokens: list[int]
    worth: list[int]
    players: list[PlayerView]
    known: Known | None


def view(table: Table, seat: int) -> View:
    """Build the view of a seat; -1 is a spectator."""
    turn: int | None = None
    price = 1
    bought: list[int] = []
    recruiting: int | None = None
    using: int | None = None
    paying = NOBODY
    payment: list[int] = []
    for frame in table.stack:
        if isinstance(frame, Turn):
            turn = frame.seat
        elif isinstance(frame, Exploring):
            price = frame.sold + 1
            bought = [other for other in range(table.seats) if frame.bought >> other & 1]
        elif isinstance(frame, Power):
            using = frame.lord
        elif isinstance(frame, Recruiting):
            recruiting = frame.lord
            if frame.shown or frame.seat == seat:
                payment = table.payment[:]
            else:
                paying = frame.seat
    held = [Holdings(table, other) for other in range(table.seats)]
    return {
        "game": "abyss",
        "seat": None if seat == NOBODY else seat,
        "seats": table.seats,
        "over": table.ended is not None,
        "turn": turn,
        "court": table.court[:],
        "lord_deck": table.lords_left(),
        "deck": len(table.deck) - table.deck_at,
        "discard": len(table.discard),
        "track": table.track[:],
        "price": price,
        "bought": bought,
        "council": [len(stack) for stack in table.council],
        "threat": table.threat + 1,
        "row": table.row[:],
        "drawn": table.drawn[:],
        "location_deck": table.tiles_left(),
        "tokens_left": table.tokens_left(),
        "recruiting": recruiting,
        "using": using,
        "payment": payment,
        "last_turns_of": None if table.final == NOBODY else table.final,
        "extra_turns": table.extra_turns,
        "options": dict(table.options),
        "hand": [] if seat == NOBODY else table.hands[seat][:],
        "tokens": [] if seat == NOBODY else table.tokens[seat][:],
        "worth": [] if seat == NOBODY else [tile.worth(held[seat]) for tile in LOCATIONS],
        "players": [player_view(table, seat, held[other], paying) for other in range(table.seats)],
        "known": None if seat == NOBODY else known(table, seat, paying),
    }


def player_view(table: Table, viewer: int, held: Holdings, paying: int) -> PlayerView:
    """Build what a viewer sees of a player; ``paying`` is the seat whose payment is not shown yet."""
    seat = held.seat
    lords: list[LordView] = []
    for lord in table.lords[seat]:
        under = table.under[lord]
        lords.append({"lord": lord, "turned": table.turned >> lord & 1 == 1, "under": None if under < 0 else under})
    hidden = len(table.payment) if seat == paying else 0
    return {
        "seat": seat,
        "pearls": table.pearls[seat],  # ruling: pearls
        "keys": table.keys[seat],
        "usable_keys": table.keys_at_hand(seat),
        "dearer": surcharge(table, seat),
        "any_race": table.has(seat, ANY_RACE),
        "hand": len(table.hands[seat]) + hidden,
        "affiliated": table.affiliated[seat][:],
        "lords": lords,
        "locations": table.locations[seat][:],
        "tokens": len(table.tokens[seat]),
        "influence": influence(table, viewer, held),
        "score": table.sheet[seat][:] if table.sheet else None,
    }


def influence(table: Table, viewer: int, held: Holdings) -> int:
    """What a seat would score now, as far as the viewer knows: monster tokens of others lie face down."""
    seat = held.seat
    total = worth_of_all(held, table.locations[seat]) + held.influence + held.highest_allies
    for place, value in enumerate(table.tokens[seat]):
        if knows_token(table, viewer, seat, place):
            total += value
    return total


def known(table: Table, seat: int, paying: int) -> Known:
    """Build what a seat knows because it has seen it."""
    return {
        "hands": [known_hand(table, other, paying) for other in range(table.seats)],
        "council": [sorted(stack) for stack in table.council],
        "deck": sorted(table.deck[table.deck_at :]),
        "discard": sorted(table.discard),
        "lord_deck": sorted(table.lord_deck[table.lord_at :]),
        "location_deck": sorted(table.tile_deck[table.tile_at :]),
        "tokens": [known_tokens(table, seat, other) for other in range(table.seats)],
    }


def known_hand(table: Table, seat: int, paying: int) -> list[int]:
    """A hand as everyone has seen it come together. ruling: seen"""
    return sorted(table.hands[seat] + table.payment) if seat == paying else table.hands[seat][:]


def known_tokens(table: Table, seat: int, other: int) -> list[int | None]:
    """The monster tokens of a player, by place: a value where a seat knows it."""
    return [
        value if knows_token(table, seat, other, place) else None for place, value in enumerate(table.tokens[other])
    ]


def knows_token(table: Table, seat: int, other: int, place: int) -> bool:
    """Whether a seat knows a token: its own, one the Hunter took from it, and all at the end."""
    if seat == other or table.ended is not None:
        return True
    return table.hunted_by == other and table.hunted_from == seat and table.hunted_at == place


# -- dealing anew ------------------------------------------------------------------------------------------------------


def redeal(table: Table, seat: int) -> None:
    """Deal anew, in place, everything the seat does not know."""
    chance = table.chance
    table.deck = chance.shuffled(sorted(table.deck[table.deck_at :]))
    table.deck_at = 0
    table.lord_deck = chance.shuffled(sorted(table.lord_deck[table.lord_at :]))
    table.lord_at = 0
    table.tile_deck = chance.shuffled(sorted(table.tile_deck[table.tile_at :]))
    table.tile_at = 0
    redeal_tokens(table, seat)
    redeal_payment(table, seat)


def redeal_tokens(table: Table, seat: int) -> None:
    """Deal the monster tokens that the seat has not seen to the places where it has not seen them."""
    pool = list(TOKENS)
    for other in range(table.seats):
        for place, value in enumerate(table.tokens[other]):
            if knows_token(table, seat, other, place):
                pool[value - LOWEST_TOKEN] -= 1
    unseen = list(table.chance.shuffled([kind + LOWEST_TOKEN for kind in range(len(pool)) for _ in range(pool[kind])]))
    for other in range(table.seats):
        for place in range(len(table.tokens[other])):
            if not knows_token(table, seat, other, place):
                value = unseen.pop()
                table.tokens[other][place] = value
                pool[value - LOWEST_TOKEN] -= 1
    table.supply = pool


def redeal_payment(table: Table, seat: int) -> None:
    """Where somebody uses a power in the middle of paying, let them do so before the first ally is laid out.

    While they pay, a screen stands, and goes back there by itself.
    """
    frame = table.being_paid()
    if frame is not None and frame.seat != seat:
        table.take_payment_back(frame.seat)


# -- for the laws ------------------------------------------------------------------------------------------------------

LORD: Final = 100  # components: cards are their kinds, lords, locations and tokens follow
TILE: Final = 200
TOKEN: Final = 300


def components(seats: int, options: Any) -> list[int]:
    """Everything in the box that lies in a zone."""
    box = DECK + [LORD + lord for lord in range(len(LORDS))] + [TILE + tile for tile in range(len(LOCATIONS))]
    return sorted(box + [TOKEN + kind + LOWEST_TOKEN for kind in range(len(TOKENS)) for _ in range(TOKENS[kind])])


def zones(table: Table) -> dict[str, list[int]]:
    """All zones and what lies in them."""
    found = {
        "deck": list(table.deck[table.deck_at :]),
        "discard": table.discard,
        "track": table.track,
        "payment": table.payment,
        "lord_deck": [LORD + lord for lord in table.lord_deck[table.lord_at :]],
        "court": [LORD + lord for lord in table.court],
        "gone": [LORD + lord for lord in table.gone],
        "location_deck": [TILE + tile for tile in table.tile_deck[table.tile_at :]],
        "row": [TILE + tile for tile in table.row],
        "drawn": [TILE + tile for tile in table.drawn],
        "removed": [TILE + tile for tile in table.removed],
        "supply": [TOKEN + kind + LOWEST_TOKEN for kind in range(3) for _ in range(table.supply[kind])],
    }
    for race in range(5):
        found[f"council {race}"] = table.council[race]
    for seat in range(table.seats):
        found[f"hand {seat}"] = table.hands[seat]
        found[f"affiliated {seat}"] = table.affiliated[seat]
        found[f"lords {seat}"] = [LORD + lord for lord in table.lords[seat]]
        found[f"locations {seat}"] = [TILE + tile for tile in table.locations[seat]]
        found[f"tokens {seat}"] = [TOKEN + value for value in table.tokens[seat]]
    return found


def hidden(table: Table, seat: int) -> dict[str, Hidden]:
    """What a seat does not know."""
    tokens: list[int] = []
    for other in range(table.seats):
        tokens += [
            value for place, value in enumerate(table.tokens[other]) if not knows_token(table, seat, other, place)
        ]
    supply = [kind + LOWEST_TOKEN for kind in range(3) for _ in range(table.supply[kind])]
    return {
        "deck": Hidden(list(table.deck[table.deck_at :])),
        "lords": Hidden(list(table.lord_deck[table.lord_at :])),
        "locations": Hidden(list(table.tile_deck[table.tile_at :])),
        "tokens": Hidden(tokens, supply),
    }


# -- for learners ------------------------------------------------------------------------------------------------------

QUESTIONS: Final = (
    "turn", "end_of_turn", "second_stack", "offer", "keep", "monster", "reward", "pay", "affiliate", "control",
    "spend", "exchange", "choose_drawn", "discard_for_jailer", "discard_for_commander", "sell", "turn_a_lord", "hunt",
    "take_a_stack", "clear_a_stack", "give_location", "get_location", "replace", "corrupt", "betray", "betray_for",
    "scheme",
)  # fmt: skip
MOST_SEATS: Final = 4
NUMBERS: Final = 17  # on the table as a whole
PLAYER_NUMBERS: Final = 7
ENCODED: Final = (
    len(QUESTIONS) + 25 + 25 + 26 + 25 + 2 * LORD_CARDS + 3 * LOCATION_TILES + NUMBERS
    + MOST_SEATS * (25 + 25 + LORD_CARDS + LOCATION_TILES + len(TOKENS) + PLAYER_NUMBERS)
)  # fmt: skip


def encode(table: Table, seat: int, out: Any) -> None:
    """Write what a seat may know into ``out`` as numbers from 0 to 255; players follow each other from this seat on.

    The same allow-list as ``view``: own hand and payment, open zones, what was seen.
    """
    for i in range(ENCODED):
        out[i] = 0
    at = 0
    if table.ended is None:
        out[QUESTIONS.index(table.asking.key)] = 1
    at += len(QUESTIONS)
    paying = NOBODY
    turn = NOBODY
    sold = 0
    bought = 0
    recruited = NOBODY
    payment: list[int] = []
    for frame in table.stack:
        if isinstance(frame, Turn):
            turn = frame.seat
        elif isinstance(frame, Exploring):
            sold = frame.sold
            bought = frame.bought
        elif isinstance(frame, Recruiting):
            recruited = frame.lord
            if frame.shown or frame.seat == seat:
                payment = table.payment
            else:
                paying = frame.seat
    count_cards(table.hands[seat], out, at)
    at += 25
    count_cards(payment, out, at)
    at += 25
    count_cards(table.track, out, at)
    at += 26
    for stack in table.council:
        count_cards(stack, out, at)
    at += 25
    for lord in table.court:
        out[at + lord] = 1
    at += LORD_CARDS
    if recruited != NOBODY:
        out[at + recruited] = 1
    at += LORD_CARDS
    for tile in table.row:
        out[at + tile] = 1
    at += LOCATION_TILES
    for tile in table.drawn:
        out[at + tile] = 1
    at += LOCATION_TILES
    for tile in table.tile_deck[table.tile_at :]:
        out[at + tile] = 1
    at += LOCATION_TILES
    numbers = [
        len(table.deck) - table.deck_at, len(table.discard), table.lords_left(), table.tokens_left(), table.threat + 1,
        sold + 1, table.extra_turns, 1 if table.final != NOBODY else 0, table.seats, COURT - len(table.court),
        len(table.row), table.tiles_left(), 1 if seat == turn else 0,
        table.tokens[seat].count(2), table.tokens[seat].count(3), table.tokens[seat].count(4),
        spent_keys(table),
    ]  # fmt: skip
    for i, number in enumerate(numbers):
        out[at + i] = min(number, 255)
    at += len(numbers)
    for i in range(table.seats):
        other = (seat + i) % table.seats
        count_cards(table.hands[other], out, at)
        if other == paying:
            count_cards(table.payment, out, at)
        at += 25
        count_cards(table.affiliated[other], out, at)
        at += 25
        for lord in table.lords[other]:
            out[at + lord] = 3 if table.under[lord] >= 0 else 2 if table.turned >> lord & 1 else 1
        at += LORD_CARDS
        for tile in table.locations[other]:
            out[at + tile] = 1
        at += LOCATION_TILES
        for place, value in enumerate(table.tokens[other]):
            if knows_token(table, seat, other, place):
                out[at + value - LOWEST_TOKEN] += 1
        at += len(TOKENS)
        hand = len(table.hands[other]) + (len(table.payment) if other == paying else 0)
        mine = [
            min(table.pearls[other], 255), min(table.keys[other], 255), len(table.tokens[other]), hand,
            1 if other == turn else 0, 1 if bought >> other & 1 else 0, 1 if other == table.final else 0,
        ]  # fmt: skip
        for j, number in enumerate(mine):
            out[at + j] = number
        at += len(mine)
    assert at <= ENCODED and (at == ENCODED or table.seats < MOST_SEATS)


def count_cards(cards: list[int], out: Any, at: int) -> None:
    """Count cards by kind."""
    for card in cards:
        out[at + card] += 1


def spent_keys(table: Table) -> int:
    """Keys already spent for the location being taken."""
    for frame in reversed(table.stack):
        if isinstance(frame, Controlling):
            return frame.spent
    return 0
