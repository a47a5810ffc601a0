"""What a seat does not know, dealt anew; and where everything lies, for the laws."""

from __future__ import annotations

from typing import Any, Final

from undertow.games.unfathomable.board import (
    BRIG_PRICE,
    CULTIST,
    HUMAN,
    HYBRID,
    LORE,
    LOYALTY_DECK,
    PASSENGER_TOKENS,
    ROOM,
    STRENGTH,
)
from undertow.games.unfathomable.cards.damage import ANY_SKILL, DAMAGE_CARDS, REPAIR
from undertow.games.unfathomable.cards.items import ITEMS
from undertow.games.unfathomable.cards.mythos import CARDS
from undertow.games.unfathomable.cards.skills import KINDS, SKILL, VALUE, whole_deck
from undertow.games.unfathomable.cards.spells import SPELLS
from undertow.games.unfathomable.cards.waypoints import WAYPOINTS
from undertow.games.unfathomable.procedures.actions import LeaveTheBrig
from undertow.games.unfathomable.procedures.repairs import Repairing
from undertow.games.unfathomable.procedures.rooms import BoilerRoom
from undertow.games.unfathomable.procedures.setup import SetUp
from undertow.games.unfathomable.procedures.sheets import FirstOath
from undertow.games.unfathomable.procedures.windows import Reactions
from undertow.games.unfathomable.state import ALL_SKILLS, IN_DOUBT, NO_CARD, OF_THIS_CHAOS, Table
from undertow.games.unfathomable.view import hidden_adder, is_face_up
from undertow.kernel.flow import Procedure
from undertow.kernel.state import NOBODY
from undertow.kernel.zones import Hidden

ANYTHING: Final = ALL_SKILLS

TRIES: Final = 40  # deals of skill cards, until one fits what a seat has promised
WISHES: Final = 8  # of these, how many are thrown away because a seat that reacts has nothing to react with


def redeal(table: Table, seat: int) -> None:
    """Deal anew, in place, everything the seat does not know."""
    bit = 1 << seat
    chance = table.chance
    redeal_cards(table, [table.mythos], [table.mythos_known], bit)
    redeal_cards(table, [table.item_deck, table.items_unseen], [table.item_known, table.items_unseen_known], bit)
    redeal_cards(table, [table.spell_deck, table.spells_unseen], [table.spell_known, table.spells_unseen_known], bit)
    redeal_cards(table, [table.waypoint_deck], [table.waypoint_known], bit)
    redeal_cards(table, [table.damage_deck], [table.damage_known], bit)
    if table.ended is None:  # at the end all loyalty cards are turned up
        nobody = [0] * len(table.loyalty_deck)
        redeal_cards(table, [*table.loyalty, table.loyalty_deck], [*table.loyalty_known, nobody], bit)
    else:
        table.loyalty_deck = list(chance.shuffled(sorted(table.loyalty_deck)))
    everywhere = [*table.passengers, table.passenger_supply]
    redeal_cards(table, everywhere, [[0] * len(tokens) for tokens in everywhere], bit)
    redeal_skills(table, seat)
    forget_what_others_know(table, seat)
    forget_what_is_in_doubt(table, bit)


def forget_what_others_know(table: Table, seat: int) -> None:
    """Keep of what not all know of cards in decks what the seat knows: the rest may follow from a hidden move."""
    everyone = (1 << table.seats) - 1
    for known in (
        table.mythos_known, table.item_known, table.items_unseen_known, table.spell_known, table.spells_unseen_known,
        table.waypoint_known, table.damage_known,
    ):  # fmt: skip
        for place in range(len(known)):
            if known[place] & everyone != everyone:
                known[place] &= 1 << seat


def forget_what_is_in_doubt(table: Table, bit: int) -> None:
    """Keep of those who know a loyalty card whoever all know to know it, and the seat itself."""
    for known in table.loyalty_known:
        for place, mask in enumerate(known):
            known[place] = mask & ~(mask >> IN_DOUBT & ~bit)


def redeal_cards(table: Table, zones: list[list[int]], known: list[list[int]], bit: int) -> None:
    """Shuffle what a seat does not know in some zones over the places that it does not know."""
    pool: list[int] = []
    for i, zone in enumerate(zones):
        pool += [card for place, card in enumerate(zone) if not known[i][place] & bit]
    cards = list(table.chance.shuffled(sorted(pool)))
    for i, zone in enumerate(zones):
        for place in range(len(zone)):
            if not known[i][place] & bit:
                zone[place] = cards.pop()


class Unknown:
    """The skill cards that a seat does not know: where they can lie, and how many of each type at most.

    Rows are the hands of others with what they have added face down, then the chaos deck with what was drawn from it,
    then every other card drawn for a check. The rest of each type is its deck.
    """

    def __init__(self, table: Table, seat: int) -> None:
        face_up = is_face_up(table)
        self.seats = [other for other in range(table.seats) if other != seat]
        self.need: list[int] = []  # by row: how many cards
        self.most: list[list[int]] = []  # by row and type
        lying: list[int] = []
        for other in self.seats:
            cards = table.hands[other] if face_up else table.hands[other] + table.added[other]
            self.need.append(len(cards))
            self.most.append(table.most[other])
            lying += cards
        self.chaos = [place for place, can in enumerate(table.drawn_can) if can & OF_THIS_CHAOS]
        self.others = [place for place, can in enumerate(table.drawn_can) if not can & OF_THIS_CHAOS]
        self.need.append(len(table.chaos) + len(self.chaos))
        self.most.append(table.chaos_most)
        for place in self.others:
            self.need.append(1)
            self.most.append([table.drawn_can[place] >> skill & 1 for skill in range(6)])
        lying += table.chaos + table.drawn
        self.cards: list[list[int]] = [[] for _ in range(6)]  # by type: the cards, in no order that tells anything
        self.out = [0] * 6  # by type: how many of them are not in the deck
        for card in lying:
            self.cards[SKILL[card]].append(card)
            self.out[SKILL[card]] += 1
        for skill in range(6):
            self.cards[skill] = sorted(self.cards[skill] + table.decks[skill])


def redeal_skills(table: Table, seat: int) -> None:
    """Deal the skill cards anew."""
    unknown = Unknown(table, seat)
    none: list[int] = []
    fits = False
    for i in range(TRIES):
        deal_skills(table, unknown, none, none)
        fits = keeps_promises(table, seat) and (i >= WISHES or has_reactions(table, seat))
        if fits:
            break
    if not fits:
        deal_a_good_hand(table, unknown, seat)


def deal_skills(table: Table, unknown: Unknown, first: list[int], good: list[int]) -> None:
    """Deal all unknown skill cards; ``first``: by type what one row gets at least; ``good``: cards it gets, row first.

    A row of ``good`` is its first number; the cards follow.
    """
    chance = table.chance
    row = good[0] if good else -1
    wanted = good[1:]
    need = unknown.need[:]
    most = [limits[:] for limits in unknown.most]
    left = unknown.out[:]
    if row >= 0:
        for skill in range(6):
            need[row] -= first[skill]
            most[row][skill] -= first[skill]
            left[skill] -= first[skill]
    table_of = spread(table, need, most, left)
    rows: list[list[int]] = [[] for _ in need]
    for skill in range(6):
        cards = unknown.cards[skill][:]
        if row >= 0:
            for card in wanted:
                if SKILL[card] == skill:
                    cards.remove(card)
                    rows[row].append(card)
        mixed = list(chance.shuffled(cards))
        for i in range(len(need)):
            for _ in range(table_of[i][skill]):
                rows[i].append(mixed.pop())
        table.decks[skill] = mixed
    lay_out(table, unknown, rows)


def lay_out(table: Table, unknown: Unknown, rows: list[list[int]]) -> None:
    """Put the cards of each row where they belong."""
    face_up = is_face_up(table)
    for i, other in enumerate(unknown.seats):
        cards = list(table.chance.shuffled(rows[i]))
        if not face_up:
            table.added[other] = sorted([cards.pop() for _ in table.added[other]])
        table.hands[other] = sorted(cards)
    at = len(unknown.seats)
    cards = list(table.chance.shuffled(rows[at]))
    for place in unknown.chaos:
        table.drawn[place] = cards.pop()
    table.chaos = cards
    for i, place in enumerate(unknown.others):
        table.drawn[place] = rows[at + 1 + i][0]


def spread(table: Table, need: list[int], most: list[list[int]], left: list[int]) -> list[list[int]]:
    """How many cards of each type lie in each row: by chance, within all limits.

    Card by card, in random order; where a row has no type left to take, others change theirs along a chain. Such a
    chain exists as long as any deal is possible (an augmenting path of a flow), and the true deal is.
    """
    chance = table.chance
    given = [[0] * 6 for _ in need]
    for row in chance.shuffled([i for i in range(len(need)) for _ in range(need[i])]):
        weights = [(most[row][skill] - given[row][skill]) * left[skill] for skill in range(6)]
        total = sum(weights)
        if not total:
            exchange(table, row, given, most, left)
            continue
        pick = chance.below(total)
        for skill in range(6):
            pick -= weights[skill]
            if pick < 0:
                given[row][skill] += 1
                left[skill] -= 1
                break
    return given


def exchange(table: Table, row: int, given: list[list[int]], most: list[list[int]], left: list[int]) -> None:
    """Give a row one more card: it takes a type from another row, which takes another type, up to one that is left."""
    rows = list(table.chance.shuffled(list(range(len(given)))))
    skills = list(table.chance.shuffled(list(range(6))))
    by = [-1] * 6  # the row that takes a card of a type
    gives = [-1] * len(given)  # the type that a row gives away
    line = [row]
    for taker in line:
        for skill in skills:
            if by[skill] >= 0 or given[taker][skill] >= most[taker][skill]:
                continue
            by[skill] = taker
            if left[skill]:
                left[skill] -= 1
                while True:
                    given[by[skill]][skill] += 1
                    if by[skill] == row:
                        return
                    at = by[skill]
                    skill = gives[at]
                    given[at][skill] -= 1
            for giver in rows:
                if giver != row and gives[giver] < 0 and given[giver][skill]:
                    gives[giver] = skill
                    line.append(giver)
    raise AssertionError("no deal is possible")


# -- what a seat must have ---------------------------------------------------------------------------------------------


def promise(table: Table) -> tuple[int, int, int]:
    """What everyone knows of a hand because of what its owner is doing: seat, types, total value at least."""
    frame: Procedure | None = table.stack[-1] if table.stack else None
    if isinstance(frame, BoilerRoom) and frame.at == "room.boiler_room":
        return frame.seat, 1 << STRENGTH, 1
    if isinstance(frame, Repairing):
        damage = table.damage[table.where[frame.seat] - ROOM]
        return frame.seat, ANYTHING if damage == ANY_SKILL else 1 << damage, REPAIR[damage] - frame.paid
    if isinstance(frame, LeaveTheBrig):
        return frame.seat, ANYTHING, BRIG_PRICE - frame.paid
    if isinstance(frame, FirstOath) and not frame.value:
        return frame.seat, 1 << LORE, 1
    return table.deciding, ANYTHING, 0


def keeps_promises(table: Table, seat: int) -> bool:
    """Whether the seat that is asked can answer, and can pay what it has begun to pay."""
    if table.deciding in (NOBODY, seat):
        return True
    who, types, value = promise(table)
    if sum([VALUE[card] for card in table.hands[who] if types >> SKILL[card] & 1]) < value:
        return False
    return len(table.asking.answers(table, table.deciding)) > 0


def has_reactions(table: Table, seat: int) -> bool:
    """Whether those who have said that they want to react can."""
    frame = table.stack[-1] if table.stack else None
    if isinstance(frame, Reactions) and frame.begun:
        for other in frame.acting:
            if other != seat and len(frame.reaction().answers(table, other)) < 2:
                return False
    return True


def deal_a_good_hand(table: Table, unknown: Unknown, seat: int) -> None:
    """Deal so that the seat that is asked surely has what it needs: the types it pays with, or one after another."""
    who, types, value = promise(table)
    row = unknown.seats.index(who)
    if value > 0:
        deal_the_best(table, unknown, row, types, value)
        return
    for skill in table.chance.shuffled(list(range(6))):
        deal_the_best(table, unknown, row, 1 << skill, 99)
        if keeps_promises(table, seat):
            return


def deal_the_best(table: Table, unknown: Unknown, row: int, types: int, value: int) -> None:
    """Give a row card after card, the best of some types first, if the rest can still be dealt, up to a total value."""
    best = [card for skill in range(6) if types >> skill & 1 for card in unknown.cards[skill]]
    best = sorted(best, key=VALUE.__getitem__, reverse=True)
    got: list[int] = []
    first = [0] * 6
    worth = 0
    for card in best:
        if worth >= value or len(got) == unknown.need[row]:
            break
        first[SKILL[card]] += 1
        if is_possible(unknown, row, first):
            got.append(card)
            worth += VALUE[card]
        else:
            first[SKILL[card]] -= 1
    deal_skills(table, unknown, first, [row, *got])


def is_possible(unknown: Unknown, row: int, first: list[int]) -> bool:
    """Whether all cards can be dealt when a row gets so many of each type first."""
    need, most, left = unknown.need[:], [limits[:] for limits in unknown.most], unknown.out[:]
    for skill in range(6):
        need[row] -= first[skill]
        most[row][skill] -= first[skill]
        left[skill] -= first[skill]
        if need[row] < 0 or most[row][skill] < 0 or left[skill] < 0:
            return False
    # Enough for every set of types: what the rows must take of it fits, and what is left of it is taken.
    for types in range(1 << 6):
        there = sum([left[skill] for skill in range(6) if types >> skill & 1])
        room = 0
        for i in range(len(need)):
            room += min(need[i], sum([most[i][skill] for skill in range(6) if types >> skill & 1]))
        if there > room:
            return False
    return True


# -- for the laws ------------------------------------------------------------------------------------------------------

LOYALTY: Final = 100  # components: skill cards are their kinds, all others follow
PASSENGER: Final = 200
MYTHOS: Final = 300
ITEM: Final = 400
SPELL: Final = 500
WAYPOINT: Final = 600
DAMAGE: Final = 700


def components(seats: int, options: Any) -> list[int]:
    """Everything in the box that lies in a zone."""
    box: list[int] = []
    for skill in range(6):
        box += whole_deck(skill)
    box += loyalty_cards(seats, options)
    box += [PASSENGER + kind for kind, n in enumerate(PASSENGER_TOKENS) for _ in range(n)]
    box += range(MYTHOS, MYTHOS + len(CARDS))
    box += range(ITEM, ITEM + ITEMS)
    box += range(SPELL, SPELL + SPELLS)
    box += range(WAYPOINT, WAYPOINT + WAYPOINTS)
    box += range(DAMAGE, DAMAGE + DAMAGE_CARDS)
    return sorted(box)


def loyalty_cards(seats: int, options: Any) -> list[int]:
    """The loyalty cards of a game. rule: setup.16"""
    humans, hybrids, cultists = LOYALTY_DECK[seats]
    if options["no_cultist"] or options["first_game"]:
        humans, cultists = humans + cultists, 0
    return [LOYALTY + HUMAN] * humans + [LOYALTY + HYBRID] * hybrids + [LOYALTY + CULTIST] * cultists


def zones(table: Table) -> dict[str, list[int]]:
    """All zones and what lies in them."""
    found = {
        "played": table.played,
        "chaos": table.chaos,
        "drawn": table.drawn,
        "pile": table.pile,
        "loyalty_deck": numbered(LOYALTY, table.loyalty_deck),
        "shown": numbered(LOYALTY, [card for card in table.shown if card != NO_CARD]),
        "mythos": numbered(MYTHOS, table.mythos),
        "mythos_discard": numbered(MYTHOS, table.mythos_discard),
        "crisis": numbered(MYTHOS, table.crisis),
        "item_deck": numbered(ITEM, table.item_deck),
        "items_gone": numbered(ITEM, table.items_gone),
        "items_unseen": numbered(ITEM, table.items_unseen),
        "spell_deck": numbered(SPELL, table.spell_deck),
        "spells_gone": numbered(SPELL, table.spells_gone),
        "spells_unseen": numbered(SPELL, table.spells_unseen),
        "waypoint_deck": numbered(WAYPOINT, table.waypoint_deck),
        "waypoints": numbered(WAYPOINT, table.waypoints),
        "waypoints_gone": numbered(WAYPOINT, table.waypoints_gone),
        "damage_deck": numbered(DAMAGE, table.damage_deck),
        "damage": numbered(DAMAGE, [card for card in table.damage if card != NO_CARD]),
        "damage_gone": numbered(DAMAGE, table.damage_gone),
        "passenger_supply": numbered(PASSENGER, table.passenger_supply),
        "passengers_gone": numbered(PASSENGER, table.passengers_gone),
        "box": in_the_box(table),
    }
    for skill in range(6):
        found[f"deck {skill}"] = table.decks[skill]
        found[f"discards {skill}"] = table.discards[skill]
    for i, tokens in enumerate(table.passengers):
        found[f"passengers {i}"] = numbered(PASSENGER, tokens)
    for seat in range(table.seats):
        found[f"hand {seat}"] = table.hands[seat]
        found[f"added {seat}"] = table.added[seat]
        found[f"loyalty {seat}"] = numbered(LOYALTY, table.loyalty[seat])
        found[f"kept {seat}"] = numbered(MYTHOS, table.kept[seat])
        found[f"items {seat}"] = numbered(ITEM, table.items[seat])
        found[f"spells {seat}"] = numbered(SPELL, table.spells[seat])
    return found


def numbered(first: int, cards: list[int]) -> list[int]:
    """Cards of a deck as components."""
    return [first + card for card in cards]


def in_the_box(table: Table) -> list[int]:
    """What the set-up has not laid out yet, deck by deck."""
    frame = table.stack[0] if table.stack else None
    if not isinstance(frame, SetUp):
        return []
    box: list[int] = []
    if not table.item_deck:
        box += range(ITEM, ITEM + ITEMS)
    if not table.waypoint_deck:
        box += range(WAYPOINT, WAYPOINT + WAYPOINTS)
    if not table.spell_deck:
        box += range(SPELL, SPELL + SPELLS)
    if not table.loyalty_deck:
        box += loyalty_cards(table.seats, table.options)
    return box


def hidden(table: Table, seat: int) -> dict[str, Hidden]:
    """What a seat does not know.

    A hand lies in no order; it stands there as one number for all of it, if it could be another one.
    """
    bit = 1 << seat
    tokens = [token for space in table.passengers for token in space] + table.passenger_supply
    lying = {
        "mythos": not_seen(table.mythos, table.mythos_known, bit),
        "items": not_seen(table.item_deck, table.item_known, bit)
        + not_seen(table.items_unseen, table.items_unseen_known, bit),
        "spells": not_seen(table.spell_deck, table.spell_known, bit)
        + not_seen(table.spells_unseen, table.spells_unseen_known, bit),
        "waypoints": not_seen(table.waypoint_deck, table.waypoint_known, bit),
        "damage": not_seen(table.damage_deck, table.damage_known, bit),
        "passengers": tokens,
        "chaos": table.chaos,
    }
    found = {group: Hidden(things) for group, things in lying.items()}
    if table.ended is None:
        loyalty: list[int] = []
        for other in range(table.seats):
            loyalty += not_seen(table.loyalty[other], table.loyalty_known[other], bit)
        found["loyalty"] = Hidden(loyalty, table.loyalty_deck)
    face_up = is_face_up(table)
    now = hidden_adder(table, seat)
    out = table.chaos + table.drawn
    hands: list[list[int]] = []
    for other in range(table.seats):
        if other != seat:
            hand = table.hands[other] + ([] if face_up and other != now else table.added[other])
            hands.append(sorted(hand))
            out = out + hand
        else:
            hands.append([])
    for skill in range(6):
        found[f"deck {skill}"] = Hidden(table.decks[skill], [card for card in out if SKILL[card] == skill])
    for other, hand in enumerate(hands):
        code = 0
        for card in hand:
            code = code * KINDS + card + 1
        found[f"hand {other}"] = Hidden([code], [-1] if could_be_another(table, hand, out) else [])
    return found


def could_be_another(table: Table, hand: list[int], out: list[int]) -> bool:
    """Whether a card of a hand has a different one of its type in its deck, or among hidden cards beside the hand."""
    beside = out.copy()
    for card in hand:
        beside.remove(card)
    for card in hand:
        for other in table.decks[SKILL[card]] + beside:
            if other != card and SKILL[other] == SKILL[card]:
                return True
    return False


def not_seen(cards: list[int], who: list[int], bit: int) -> list[int]:
    """The cards that a seat does not know, by place."""
    return [card for place, card in enumerate(cards) if not who[place] & bit]
