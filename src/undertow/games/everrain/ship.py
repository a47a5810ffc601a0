"""A ship as one flat list of ints: where each number stands, and what can be read from it.

So a copy is one slice. Crew are four times ``MEMBER`` numbers from ``CREW`` on; an empty place has board ``NOWHERE``.
Enemies on deck are a tail of ``FOE`` numbers each, behind the rest; one that is gone leaves a gap of kind ``NOWHERE``
while others stand behind it, so that an enemy is always found where it came aboard.
"""

from __future__ import annotations

from typing import Final

from undertow.games.everrain.board import (
    ASHORE,
    CREW_ORDER,
    DECKS,
    FIRST_SLOT,
    FLEETING_ORDER,
    NAVIGATION,
    NEST,
    NOWHERE,
    SLOTS,
    UPGRADE_SLOTS,
    WHOLE,
    ZONES,
)
from undertow.games.everrain.cards.crew import BOARDS, YUSRA, is_deckhand
from undertow.games.everrain.cards.enemies import FOES_MOST
from undertow.games.everrain.cards.guns import FIRST_GUNS
from undertow.games.everrain.cards.improvements import (
    ANY_NUMBER,
    CABIN,
    DINGHY,
    GALLEY,
    HAMMOCK,
    IMPROVEMENTS,
    ORLOP,
    SHIPS_BOAT,
    TALL_MAST,
)
from undertow.games.everrain.cards.traits import FRAIL, GREEDY, LANDLUBBER, NO_TRAIT, THRIFTY, WEATHERWISE
from undertow.games.everrain.params import CABINS, CREW_MOST, HOLD_ROOM, ORLOP_ROOM, PAIR_WAGE, ZONE_ROOM

HEX: Final = 0  # NOWHERE: lost
HEADING: Final = 1
COINS: Final = 2
CLUES: Final = 3
FRESH: Final = 4  # crew, navigation, fire, fleeting
ISSUED: Final = 8  # crew, navigation, fire
POSTS: Final = 11  # those that are whole, a bit for each
WRECK: Final = 12  # of a lost ship: where its wreck lies, else NOWHERE
OWES: Final = 13  # whether it has arrived in a port without a visit
VISITED: Final = 14  # ports visited this turn, a bit for each
HASTE: Final = 15  # whether the next order is to be a fleeting one
ECHO: Final = 16  # Teasel's voice: 0 not used, 1 to 4 the member that was moved (the next goes free), 9 used
POINTS: Final = 17  # travel points of the order under way
SMOOTH: Final = 18  # whether the next thing paid for on rough sea costs the single price
FACED: Final = 19  # whether the free facing in port has been used since a point was spent
USED: Final = 20  # places of the port used in this visit, a bit for each
DONE: Final = 21  # those of them that are spent: somebody hired, something bought
LISTENED: Final = 22  # clues of this visit
SOLD: Final = 23  # things sold in this visit
SAVVIED: Final = 24  # whether the desired price has been asked for in this visit
WANTED: Final = 25  # clues still to be handed in at the University
PAID: Final = 26  # at an act's end: members whose wage is paid, a bit for each
TRADED: Final = 27  # seats traded with this turn, a bit for each
HOLD: Final = 28  # ten places for treasures, NOWHERE where one is free
HOLD_MOST: Final = 10
CREW: Final = 38
MEMBER: Final = 8
BOARD: Final = 0
SPOT: Final = 1
WOUNDS: Final = 2
STRESS: Final = 3
GOOD: Final = 4
BAD: Final = 5
TIRED: Final = 6
PLACE: Final = 7  # the place of the port where this member is, plus one
MOUNTED: Final = CREW + CREW_MOST * MEMBER  # by slot: six improvements, three guns; NOWHERE: none
GUNS: Final = MOUNTED + SLOTS  # the guns among them: port, starboard, bow or stern
PLANS: Final = MOUNTED + UPGRADE_SLOTS  # by slot: the schematic that lies there and covers what is mounted
AIM: Final = PLANS + UPGRADE_SLOTS  # dice that the next fire order of this turn rolls more
SHELTERED: Final = AIM + 1  # whether the hull has held off storm damage this turn
LUCKLESS: Final = SHELTERED + 1  # jinxed members who have been tested again this round, a bit for each
GRAPPLE: Final = LUCKLESS + 1  # 1 and the number of the enemy ship that is boarded; PARTED: one was, this turn
PARTED: Final = 9
TOLLED: Final = GRAPPLE + 1  # whether the bell's tongue has hushed an altar this round
FREE_TURN: Final = TOLLED + 1  # whether the next change of heading costs nothing
SAINTLY: Final = FREE_TURN + 1  # whether the next service of this visit costs a coin less
LENGTH: Final = SAINTLY + 1

FOE: Final = 4  # numbers of an enemy on deck
FOE_KIND: Final = 0
FOE_ZONE: Final = 1
FOE_WOUNDS: Final = 2
FOE_DEED: Final = 3  # in an enemy phase: 0 still to act, else 1 and the hits it has for the crew of its zone

AT: Final = tuple([CREW + number * MEMBER for number in range(CREW_MOST)])  # where each member begins


def new_ship(at: int) -> list[int]:
    """A bare ship in a port."""
    ship = [0] * LENGTH
    ship[HEX] = at
    ship[POSTS] = WHOLE
    ship[WRECK] = NOWHERE
    ship[OWES] = 1
    ship[HOLD : HOLD + HOLD_MOST] = [NOWHERE] * HOLD_MOST
    ship[MOUNTED : PLANS + UPGRADE_SLOTS] = [NOWHERE] * (2 * UPGRADE_SLOTS)
    ship[MOUNTED], ship[MOUNTED + 1] = DINGHY, HAMMOCK
    ship[GUNS : GUNS + len(FIRST_GUNS)] = FIRST_GUNS
    for place in AT:
        clear(ship, place)
    return ship


def clear(ship: list[int], place: int) -> None:
    """Nobody is at this place among the crew; whoever takes it next has not been tested."""
    ship[LUCKLESS] &= ~(1 << AT.index(place))
    ship[place : place + MEMBER] = [NOWHERE, NOWHERE, 0, 0, NO_TRAIT, NO_TRAIT, 0, 0]


def crew(ship: list[int]) -> list[int]:
    """Where the numbers of each member begin."""
    return [place for place in AT if ship[place] != NOWHERE]


def member_of(ship: list[int], board: int) -> int:
    """Where the numbers of the member with this board begin; NOWHERE, if there is none."""
    for place in AT:
        if ship[place] == board:
            return place
    return NOWHERE


def is_paid(ship: list[int], place: int) -> bool:
    """Whether a member's wage has been paid. rule: acts.5"""
    return ship[PAID] >> AT.index(place) & 1 == 1


def holds(ship: list[int], card: int) -> bool:
    """Whether a treasure is in the hold."""
    return card in ship[HOLD : HOLD + HOLD_MOST]


def held(ship: list[int]) -> list[int]:
    """The treasures in the hold."""
    return [card for card in ship[HOLD : HOLD + HOLD_MOST] if card != NOWHERE]


def on_deck(ship: list[int], place: int) -> bool:
    """Whether a member stands in a zone of the deck."""
    return 0 <= ship[place + SPOT] < ZONES


def on_a_deck(ship: list[int], place: int) -> bool:
    """Whether a member stands on this deck or on that of a boarded ship."""
    return 0 <= ship[place + SPOT] < DECKS


def in_zone(ship: list[int], zone: int) -> list[int]:
    """The members in a zone, or in a slot below."""
    return [place for place in AT if ship[place] != NOWHERE and ship[place + SPOT] == zone]


def is_board(ship: list[int], place: int, board: int) -> bool:
    """Whether a member is a certain shellback, with the trait that nobody else has. rule: crew.1"""
    return ship[place] == board


def has_aboard(ship: list[int], board: int) -> bool:
    """Whether a certain shellback is among the crew."""
    return any([is_board(ship, place, board) for place in AT])


def has(ship: list[int], place: int, trait: int) -> bool:
    """Whether a member has a trait."""
    return trait in (ship[place + GOOD], ship[place + BAD])


def holes(ship: list[int], place: int) -> int:
    """How much a member can take. rule: crew.12"""
    return BOARDS[ship[place]].holes - (1 if has(ship, place, FRAIL) else 0)


def wage(ship: list[int], place: int) -> int:
    """What a member wants, rounded down. rule: terms.1"""
    asked = BOARDS[ship[place]].wage
    if has(ship, place, THRIFTY):
        asked //= 2
    elif has(ship, place, GREEDY):
        asked += asked // 2
    return max(0, asked - PAIR_WAGE) if is_deckhand(ship[place]) and is_pair(ship, GALLEY) else asked


def is_whole(ship: list[int], zone: int) -> bool:
    """Whether the post of a zone is not destroyed. rule: zones.5"""
    return ship[POSTS] >> zone & 1 == 1


def struck(ship: list[int], zone: int) -> int:
    """The zone where damage strikes: this one, else the next below, the next above, and so on. rule: damage.3"""
    for away in range(ZONES):
        for found in (zone - away, zone + away):
            if 0 <= found < ZONES and is_whole(ship, found):
                return found
    return NOWHERE


def foes(ship: list[int]) -> list[int]:
    """Where the numbers of each enemy on deck begin."""
    return [foe for foe in range(LENGTH, len(ship), FOE) if ship[foe] != NOWHERE]


def foes_in(ship: list[int], zone: int) -> list[int]:
    """The enemies in a zone."""
    return [foe for foe in foes(ship) if ship[foe + FOE_ZONE] == zone]


def is_alive(ship: list[int], foe: int) -> bool:
    """Whether an enemy is still on this deck."""
    return foe < len(ship) and ship[foe] != NOWHERE


def add_foe(ship: list[int], kind: int, zone: int) -> int:
    """An enemy comes aboard; the answer is where its numbers begin."""
    foe = len(ship)
    if foe == LENGTH + FOE * FOES_MOST:  # no end of the tail is left: into a gap
        foe = ship.index(NOWHERE, LENGTH)
    ship[foe : foe + FOE] = [kind, zone, 0, 0]
    return foe


def remove_foe(ship: list[int], foe: int) -> None:
    """An enemy is gone."""
    ship[foe : foe + FOE] = [NOWHERE, NOWHERE, 0, 0]
    while len(ship) > LENGTH and ship[-FOE] == NOWHERE:
        del ship[-FOE:]


def is_grappled(ship: list[int]) -> bool:
    """Whether an enemy ship is being boarded."""
    return 0 < ship[GRAPPLE] < PARTED


def room_in(ship: list[int], zone: int) -> int:
    """How many miniatures a zone still has room for, crew and enemies together. rule: zones.2"""
    return ZONE_ROOM - len(in_zone(ship, zone)) - len(foes_in(ship, zone))


def serves(ship: list[int], zone: int) -> bool:
    """Whether a post can be used by whoever stands there: it is whole, and no enemy is in its zone. rule: zones.4"""
    return is_whole(ship, zone) and (len(ship) == LENGTH or not foes_in(ship, zone))


def is_contested(ship: list[int], zone: int) -> bool:
    """Whether an enemy stands in a zone, so that nobody can use its post. rule: zones.4"""
    return len(ship) > LENGTH and len(foes_in(ship, zone)) > 0


def mans_nest(ship: list[int]) -> bool:
    """Whether the crow's nest is manned. rule: travel.6"""
    return serves(ship, NEST) and len(in_zone(ship, NEST)) > 0


def nest_holds(ship: list[int], board: int) -> bool:
    """Whether a certain member mans the crow's nest."""
    return serves(ship, NEST) and any([is_board(ship, place, board) for place in in_zone(ship, NEST)])


def points_from(ship: list[int], zone: int, rough: bool) -> int:
    """Travel points from a navigation post: the best there counts. rule: travel.1, zones.3, rulings.25"""
    best = 0
    if serves(ship, zone):
        for place in in_zone(ship, zone):
            given = 2 if is_board(ship, place, YUSRA) else 1
            best = max(best, 0 if rough and has(ship, place, LANDLUBBER) else given)
    return best


def is_weatherwise(ship: list[int], zone: int) -> bool:
    """Whether somebody at a navigation post knows the weather."""
    return serves(ship, zone) and any([has(ship, place, WEATHERWISE) for place in in_zone(ship, zone)])


def has_order(ship: list[int], kind: int) -> bool:
    """Whether there is a fresh order of a kind, or a fleeting one in its place. rule: orders.3, orders.7"""
    return ship[FRESH + kind] > 0 or ship[FRESH + 3] > 0


def issue(ship: list[int], kind: int) -> None:
    """Give an order: a fleeting one is discarded, where it is asked for or there is no other. rule: orders.8"""
    if ship[FRESH + 3] and (ship[HASTE] or not ship[FRESH + kind]):
        ship[FRESH + 3] -= 1
    else:
        ship[FRESH + kind] -= 1
        ship[ISSUED + kind] += 1
    ship[HASTE] = 0
    if kind != CREW_ORDER and ship[ECHO]:
        ship[ECHO] = 9


def exhaust(ship: list[int], kind: int) -> None:
    """Spend an order for nothing of its own; a fleeting one is discarded. rule: terms.5, rulings.23"""
    ship[FRESH + kind] -= 1
    if kind < FLEETING_ORDER:
        ship[ISSUED + kind] += 1


def any_order(ship: list[int]) -> bool:
    """Whether there is a fresh order of any kind."""
    return sum(ship[FRESH : FRESH + 4]) > 0


def navigation(ship: list[int]) -> tuple[int, ...]:
    """The zones that navigate: with a Tall Mast the crow's nest, too."""
    return (*NAVIGATION, NEST) if count_of(ship, TALL_MAST) else NAVIGATION


def evasion_dice(ship: list[int]) -> int:
    """One for each navigation post that is manned. rule: enemy_ships.13, rulings.29"""
    return len([zone for zone in navigation(ship) if serves(ship, zone) and in_zone(ship, zone)])


def stow(ship: list[int], card: int) -> None:
    """Lay a treasure into the first free place of the hold."""
    for place in range(HOLD, HOLD + HOLD_MOST):
        if ship[place] == NOWHERE:
            ship[place] = card
            return


def unstow(ship: list[int], card: int) -> None:
    """Take a treasure out of the hold."""
    ship[ship.index(card, HOLD, HOLD + HOLD_MOST)] = NOWHERE


def go_ashore(ship: list[int], place: int, house: int) -> None:
    """A member goes to a place of the port."""
    ship[place + SPOT] = ASHORE
    ship[place + PLACE] = house + 1
    ship[USED] |= 1 << house


def at_house(ship: list[int], house: int) -> int:
    """The member at a place of the port; NOWHERE, if nobody is there."""
    for place in AT:
        if ship[place] != NOWHERE and ship[place + PLACE] == house + 1:
            return place
    return NOWHERE


# -- upgrades ----------------------------------------------------------------------------------------------------------


def working(ship: list[int], slot: int) -> int:
    """What is mounted in a slot and not covered by a schematic; NOWHERE: nothing. rule: upgrades.3"""
    return ship[MOUNTED + slot] if ship[PLANS + slot] == NOWHERE else NOWHERE


def count_of(ship: list[int], improvement: int) -> int:
    """How many of an improvement work."""
    if improvement not in ship[MOUNTED:GUNS]:
        return 0
    return len([slot for slot in range(SLOTS) if working(ship, slot) == improvement])


def is_pair(ship: list[int], improvement: int) -> bool:
    """Whether two identical ones work. rule: upgrades.10"""
    return count_of(ship, improvement) > 1


def hold_room(ship: list[int]) -> int:
    """How many treasures the ship carries. rule: treasures.5"""
    return HOLD_ROOM + ORLOP_ROOM * count_of(ship, ORLOP)


def cabins(ship: list[int]) -> int:
    """How many passengers the ship carries. rule: ports.3"""
    return CABINS + count_of(ship, CABIN)


def party(ship: list[int]) -> list[int]:
    """The members who stand on boats and could land. rule: islands.1"""
    boats = [slot for slot in range(SLOTS) if working(ship, slot) in (DINGHY, SHIPS_BOAT)]
    return [place for slot in boats for place in in_zone(ship, FIRST_SLOT + slot)]


def space_in(ship: list[int], spot: int) -> int:
    """How many members a place below can hold, with an improvement or without. rule: zones.6, zones.7, zones.8"""
    if not FIRST_SLOT <= spot < FIRST_SLOT + SLOTS:
        return ANY_NUMBER
    improvement = working(ship, spot - FIRST_SLOT)
    return IMPROVEMENTS[improvement].holds if improvement != NOWHERE else ANY_NUMBER


def plans(ship: list[int]) -> list[int]:
    """The slots on which schematics lie."""
    return [slot for slot in range(UPGRADE_SLOTS) if ship[PLANS + slot] != NOWHERE]


def dying(ship: list[int]) -> list[int]:
    """Members who can take no more. rule: crew.13"""
    return [place for place in crew(ship) if ship[place + WOUNDS] + ship[place + STRESS] >= holes(ship, place)]


def purse(ship: list[int]) -> int:
    """The coins for a service, the one that is let off included."""
    return ship[COINS] + ship[SAINTLY]


def pay(ship: list[int], price: int) -> int:
    """Pay for a service; with the Saint's Left Hand the first one of a visit costs less. rule: treasures.6"""
    if price > 0:
        price -= ship[SAINTLY]
        ship[SAINTLY] = 0
    ship[COINS] -= price
    return price
