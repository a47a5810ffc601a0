"""What a seat or a spectator may know, built up from nothing; and the same knowledge dealt anew.

Open is what topic 36 lists and what lies face up. Hidden are the order of the decks, the hands of others, the chaos
deck, passengers, loyalty cards, cards added to a check before they are turned up, and cards removed unseen. What a
seat has learnt besides stands in its view under ``known``; of hands and of the chaos deck everyone knows how many
cards of each type they can hold at most, since cards are drawn by type.
"""

from __future__ import annotations

from typing import Any, Final, TypedDict
from zlib import crc32

from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import (
    BRIG_PRICE,
    CULTIST,
    DAMAGEABLE,
    HUMAN,
    HYBRID,
    LORE,
    LOYALTY_DECK,
    PASSENGER_TOKENS,
    ROOM,
    SPACES,
    STRENGTH,
)
from undertow.games.unfathomable.cards.characters import CHARACTERS
from undertow.games.unfathomable.cards.damage import ANY_SKILL, DAMAGE_CARDS, REPAIR
from undertow.games.unfathomable.cards.items import ITEMS
from undertow.games.unfathomable.cards.mythos import CARDS
from undertow.games.unfathomable.cards.skills import KINDS, SKILL, VALUE, whole_deck
from undertow.games.unfathomable.cards.spells import SPELLS
from undertow.games.unfathomable.cards.waypoints import WAYPOINTS
from undertow.games.unfathomable.procedures.actions import Action, Actions, LeaveTheBrig, Trade
from undertow.games.unfathomable.procedures.checks import ADD_CARDS, SkillCheck
from undertow.games.unfathomable.procedures.damage import Damage
from undertow.games.unfathomable.procedures.defeat import DefeatCharacter, DefeatPassenger
from undertow.games.unfathomable.procedures.dice import Roll
from undertow.games.unfathomable.procedures.rooms import BoilerRoom, BrigRoom, CaptainsCabin, Repairing
from undertow.games.unfathomable.procedures.setup import SetUp
from undertow.games.unfathomable.procedures.sheets import FirstOath
from undertow.games.unfathomable.procedures.skills import ChooseSkills, ReceiveSkills
from undertow.games.unfathomable.procedures.windows import Reactions
from undertow.games.unfathomable.state import ALL_SKILLS, NO_CARD, OF_THIS_CHAOS, Table
from undertow.kernel.flow import Procedure
from undertow.kernel.state import NOBODY
from undertow.kernel.zones import Hidden

ANYTHING: Final = ALL_SKILLS


class PlayerView(TypedDict):
    """What everyone sees of a player; ``traitor`` is the loyalty card that was turned up."""

    seat: int
    character: int | None
    space: int | None
    feat: bool
    traitor: int | None
    loyalty: int
    hand: int
    items: list[int]
    active: int | None
    spells: list[int]
    mythos: list[int]


class CheckView(TypedDict):
    """A skill check under way: cards added by each seat, those among them that lie open, and the pile turned up.

    ``about``: the seat whom success would send to the Brig, or let out of it; None in other checks.
    """

    about: int | None
    target: int
    partial: int
    skills: list[int]
    face_up: bool
    no_chaos: bool
    drawn: int
    added: list[int]
    open: list[list[int]]
    pile: list[int]
    total: int


class CheckedView(TypedDict):
    """A skill check whose result is being carried out: its cards still lie there. rule: skill_checks.9"""

    target: int
    partial: int
    skills: list[int]
    pile: list[int]
    total: int
    outcome: int


class RollView(TypedDict):
    """A die being rolled: what is added to it, and how it lies there (0: not rolled yet)."""

    modifier: int
    attack: bool
    rolled: int


class DecksView(TypedDict):
    """How many cards each deck has."""

    skills: list[int]
    chaos: int
    mythos: int
    items: int
    spells: int
    waypoints: int
    damage: int
    loyalty: int


class RemovedView(TypedDict):
    """What has left the game openly."""

    items: list[int]
    spells: list[int]
    waypoints: list[int]
    damage: list[int]
    passengers: list[int]


class Known(TypedDict):
    """What a player who forgets nothing knows besides.

    Decks by place, the top card last; discard piles sorted. What has left the game lies in the box, where nobody may
    look at it again (rule: removed.0): it is here since one has seen it go, and in no view of everybody. ``most``: by
    seat and type, how many cards there can be in a hand (with what was added face down to the present check).
    """

    discards: list[list[int]]
    mythos_discard: list[int]
    mythos: list[int | None]
    items: list[int | None]
    items_unseen: list[int | None]
    spells: list[int | None]
    spells_unseen: list[int | None]
    waypoints: list[int | None]
    damage: list[int | None]
    loyalty: list[list[int | None]]
    most: list[list[int]]
    chaos_most: list[int]
    removed: RemovedView


class View(TypedDict):
    """All that a seat may know now. Cards, spaces and characters are numbers (``game.nouns`` names them).

    While it can still be prevented: ``defeating`` is the seat whose character would be defeated, ``passenger_at`` the
    space (or the supply) in which a passenger would be. ``actions``: how many each seat has left, the one that it is
    about to choose among them.
    """

    game: str
    seat: int | None
    seats: int
    over: bool
    turn: int
    turns: int
    options: dict[str, Any]
    dials: list[int]
    tracks: list[int]
    distance: int
    awakened: bool
    barricaded: bool
    titles: list[int | None]
    deep_ones: list[int]
    deep_ones_left: int
    monarchs: list[int]
    passengers: list[int]
    passengers_left: int
    damage: list[int | None]
    damage_drawn: int | None
    waypoints: list[int]
    decks: DecksView
    discards: list[int | None]
    mythos_discard: int | None
    crisis: list[int]
    played: list[int]
    used: list[int]
    actions: list[int]
    offered: int | None
    reacting: list[int]
    die: int
    roll: RollView | None
    check: CheckView | None
    checked: CheckedView | None
    defeating: int | None
    passenger_at: int | None
    hand: list[int]
    added: list[int]
    chosen: list[int]
    loyalty: list[int]
    players: list[PlayerView]
    loyalties: list[list[int]] | None
    known: Known | None


def view(table: Table, seat: int) -> View:
    """Build the view of a seat; -1 is a spectator. rule: open_information.0"""
    adding = hidden_adder(table, seat)
    offered: int | None = None
    roll: RollView | None = None
    check: CheckView | None = None
    checked: CheckedView | None = None
    damage: int | None = None
    about = NOBODY
    defeating: int | None = None
    passenger_at: int | None = None
    reacting: list[int] = []
    chosen: list[int] = []
    actions = [0] * table.seats
    for frame in table.stack:
        if isinstance(frame, SkillCheck):
            if frame.is_decided:
                checked = checked_view(table, frame)
            else:
                check = check_view(table, frame, adding, about)
        elif isinstance(frame, Actions):
            actions[frame.seat] += frame.left
        elif isinstance(frame, Action):
            actions[frame.seat] += 1 if frame.pc == 0 else 0
        elif isinstance(frame, CaptainsCabin):
            about = frame.n
        elif isinstance(frame, BrigRoom):
            about = frame.seat
        elif isinstance(frame, DefeatCharacter):
            defeating = None if frame.prevented else frame.seat
        elif isinstance(frame, DefeatPassenger):
            passenger_at = None if frame.saved else frame.space
        elif isinstance(frame, Reactions):
            reacting += frame.acting
        elif isinstance(frame, Roll):
            rolled = table.rolled if frame.pc > 1 else 0
            roll = {"modifier": frame.modifier, "attack": frame.attack > 0, "rolled": rolled}
        elif isinstance(frame, Damage):
            damage = table.damage_deck[-1] if frame.pc else None
        elif isinstance(frame, Trade):
            offered = None if frame.pc == 0 else frame.item
        elif isinstance(frame, ChooseSkills) and frame.seat == seat:
            chosen = frame.chosen[:]
        elif isinstance(frame, ReceiveSkills) and frame.seat == seat:
            chosen = frame.treachery[:]
    over = table.ended is not None
    watching = seat == NOBODY
    return {
        "game": "unfathomable",
        "seat": None if watching else seat,
        "seats": table.seats,
        "over": over,
        "turn": table.current,
        "turns": table.turns,
        "options": dict(table.options),
        "dials": table.dials[:],
        "tracks": table.tracks[:],
        "distance": table.distance(),
        "awakened": table.awakened > 0,
        "barricaded": table.barricaded > 0,
        "titles": [or_none(holder) for holder in table.titles],
        "deep_ones": table.deep_ones[:],
        "deep_ones_left": table.supply(),
        "monarchs": table.monarchs[:],
        "passengers": [len(tokens) for tokens in table.passengers],  # rule: passengers.2
        "passengers_left": len(table.passenger_supply),  # rule: open_information.3
        "damage": [or_none(card) for card in table.damage],
        "damage_drawn": damage,
        "waypoints": table.waypoints[:],
        "decks": decks_view(table),
        # rule: open_information.2, open_information.2a
        "discards": [pile[-1] if pile else None for pile in table.discards],
        "mythos_discard": table.mythos_discard[-1] if table.mythos_discard else None,
        "crisis": table.crisis[:],  # rule: mythos.4a
        "played": table.played[:],
        "used": [bit for bit in range(table.used.bit_length()) if table.used >> bit & 1],
        "actions": actions,
        "offered": offered,
        "reacting": reacting,
        "die": table.die,
        "roll": roll,
        "check": check,
        "checked": checked,
        "defeating": defeating,
        "passenger_at": passenger_at,
        "hand": [] if watching else table.hands[seat][:],
        "added": [] if watching else table.added[seat][:],
        "chosen": chosen,
        "loyalty": [] if watching else table.loyalty[seat][:],  # rule: loyalty.7
        "players": [player_view(table, other, adding) for other in range(table.seats)],
        "loyalties": [table.all_loyalty(other)[:] for other in range(table.seats)] if over else None,
        "known": None if watching else known(table, seat),
    }


def or_none(number: int) -> int | None:
    """A number; None where there is nothing."""
    return None if number < 0 else number


def decks_view(table: Table) -> DecksView:
    """Count the decks. rule: open_information.1"""
    return {
        "skills": [len(deck) for deck in table.decks],
        "chaos": len(table.chaos),  # not which ones they are (rule: chaos_deck.3, chaos_deck.4)
        "mythos": len(table.mythos),
        "items": len(table.item_deck),
        "spells": len(table.spell_deck),
        "waypoints": len(table.waypoint_deck),
        "damage": len(table.damage_deck),
        "loyalty": len(table.loyalty_deck),
    }


def player_view(table: Table, seat: int, adding: int) -> PlayerView:
    """Build what everyone sees of a player; ``adding`` is the seat that has not said yet how many cards it adds.

    rule: skill_cards.3c, open_information.4, open_information.5, open_information.6
    """
    not_told = len(table.added[seat]) if seat == adding else 0
    return {
        "seat": seat,
        "character": or_none(table.characters[seat]),
        "space": or_none(table.where[seat]),
        "feat": table.feats[seat] > 0,
        "traitor": or_none(table.shown[seat]),
        "loyalty": len(table.loyalty[seat]),
        "hand": len(table.hands[seat]) + not_told,
        "items": table.items[seat][:],
        "active": or_none(table.active[seat]),
        "spells": table.spells[seat][:],
        "mythos": table.kept[seat][:],
    }


def check_view(table: Table, check: SkillCheck, adding: int, about: int) -> CheckView:
    """Build what everyone sees of a check. rule: open_information.7, open_information.8"""
    seats = range(table.seats)
    now = adder(table)
    return {
        "about": or_none(about),
        "target": check.target,
        "partial": check.partial,
        "skills": [skill for skill in range(6) if check.skills >> skill & 1],
        "face_up": check.face_up > 0,
        "no_chaos": check.no_chaos > 0,
        "drawn": len(table.drawn),
        "added": [0 if seat == adding else len(table.added[seat]) for seat in seats],
        "open": [table.added[seat][:] if check.face_up and seat != now else [] for seat in seats],
        "pile": table.pile[:],
        "total": check.sum_of(table),
    }


def checked_view(table: Table, check: SkillCheck) -> CheckedView:
    """Build what everyone sees of a check that is decided."""
    return {
        "target": check.target,
        "partial": check.partial,
        "skills": [skill for skill in range(6) if check.skills >> skill & 1],
        "pile": table.pile[:],
        "total": table.total,
        "outcome": table.outcome,
    }


def known(table: Table, seat: int) -> Known:
    """Build what a seat knows because it has seen it."""
    bit = 1 << seat
    return {
        "discards": [sorted(pile) for pile in table.discards],
        "mythos_discard": sorted(table.mythos_discard),
        "mythos": seen(table.mythos, table.mythos_known, bit),
        "items": seen(table.item_deck, table.item_known, bit),
        "items_unseen": seen(table.items_unseen, table.items_unseen_known, bit),
        "spells": seen(table.spell_deck, table.spell_known, bit),
        "spells_unseen": seen(table.spells_unseen, table.spells_unseen_known, bit),
        "waypoints": seen(table.waypoint_deck, table.waypoint_known, bit),
        "damage": seen(table.damage_deck, table.damage_known, bit),
        "loyalty": [seen(table.loyalty[other], table.loyalty_known[other], bit) for other in range(table.seats)],
        "most": [most[:] for most in table.most],
        "chaos_most": table.chaos_most[:],
        "removed": {
            "items": table.items_gone[:],
            "spells": table.spells_gone[:],
            "waypoints": table.waypoints_gone[:],
            "damage": table.damage_gone[:],
            "passengers": table.passengers_gone[:],
        },
    }


def seen(cards: list[int], who: list[int], bit: int) -> list[int | None]:
    """Cards by place, those alone that a seat knows."""
    return [card if who[place] & bit else None for place, card in enumerate(cards)]


def adder(table: Table) -> int:
    """The seat that is adding cards to a check just now and has not said that it is done; NOBODY if there is none."""
    frame = table.stack[-1] if table.stack else None
    if not isinstance(frame, SkillCheck) or frame.at != "skill_checks.5" or frame.asked >= table.seats:
        return NOBODY
    return frame.adding(table)


def hidden_adder(table: Table, seat: int) -> int:
    """The seat that adds cards just now, if it is another one: even how many is its secret until it is done."""
    adding = adder(table)
    return NOBODY if adding == seat else adding


# -- dealing anew ------------------------------------------------------------------------------------------------------

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


def is_face_up(table: Table) -> bool:
    """Whether cards are added openly to the present check."""
    for frame in table.stack:
        if isinstance(frame, SkillCheck) and frame.face_up:
            return True
    return False


def redeal_skills(table: Table, seat: int) -> None:
    """Deal the skill cards anew; then let a seat that is adding cards to a check have added any number so far."""
    adding = hidden_adder(table, seat)
    if adding != NOBODY:
        table.count -= len(table.added[adding])
        table.hands[adding] = sorted(table.hands[adding] + table.added[adding])
        table.added[adding] = []
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
    while adding != NOBODY and table.count + 1 < table.longest and table.chance.below(2):
        ways = [move for move in ADD_CARDS.answers(table, adding) if move != m.DONE]
        if not ways:
            break
        card = ways[table.chance.below(len(ways))] - m.ADD
        table.hands[adding].remove(card)
        table.added[adding].append(card)
        table.count += 1


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
    if isinstance(frame, Reactions) and frame.pc:
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


# -- choices whose parts nobody else sees yet --------------------------------------------------------------------------


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
        found[f"hand {other}"] = Hidden([code], [-1] if could_be_another(table, hand) else [])
    return found


def could_be_another(table: Table, hand: list[int]) -> bool:
    """Whether a card of a hand has a different one of its type in its deck."""
    for card in hand:
        for other in table.decks[SKILL[card]]:
            if other != card:
                return True
    return False


def not_seen(cards: list[int], who: list[int], bit: int) -> list[int]:
    """The cards that a seat does not know, by place."""
    return [card for place, card in enumerate(cards) if not who[place] & bit]


# -- for learners ------------------------------------------------------------------------------------------------------

MOST_SEATS: Final = 6
QUESTION_BITS: Final = 16  # of the checksum of its key: new cards bring new questions without a new code
FAMILIES: Final = len(m.WORDS.families)
WHERE: Final = len(SPACES) + 1
LOYALTIES: Final = 3
NUMBERS: Final = 36  # on the table as a whole
PLAYER_NUMBERS: Final = 11
PLAYER: Final = (
    CHARACTERS + WHERE + LOYALTIES + LOYALTIES + 6 + ITEMS + ITEMS + SPELLS + len(CARDS) + KINDS + PLAYER_NUMBERS
)
ENCODED: Final = (
    QUESTION_BITS + FAMILIES + 3 * KINDS + 2 * KINDS + 6 + 6
    + len(CARDS) + len(CARDS) + 2 * len(CARDS)
    + ITEMS + SPELLS + WAYPOINTS + 2 * WAYPOINTS
    + 2 * SPELLS + 2 * ITEMS
    + WHERE + WHERE + WHERE + DAMAGEABLE * DAMAGE_CARDS + DAMAGE_CARDS + 8
    + 6 + 30 + 5 + NUMBERS
    + MOST_SEATS * PLAYER
)  # fmt: skip


def encode(table: Table, seat: int, out: Any) -> None:
    """Write what a seat may know into ``out`` as numbers from 0 to 255; players follow each other from this seat on.

    The same allow-list as ``view``. Of what it knows in a deck the two top places are written.
    """
    for i in range(ENCODED):
        out[i] = 0
    at = encode_question(table, seat, out)
    adding = hidden_adder(table, seat)
    bit = 1 << seat
    check: SkillCheck | None = None
    roll: Roll | None = None
    about = NOBODY
    defeating = NOBODY
    passenger_at = NOBODY
    reacting = 0
    chosen = [0] * 6
    for frame in table.stack:
        if isinstance(frame, SkillCheck):
            check = None if frame.is_decided else frame
        elif isinstance(frame, CaptainsCabin):
            about = frame.n
        elif isinstance(frame, BrigRoom):
            about = frame.seat
        elif isinstance(frame, DefeatCharacter):
            defeating = NOBODY if frame.prevented else frame.seat
        elif isinstance(frame, DefeatPassenger):
            passenger_at = NOBODY if frame.saved else frame.space
        elif isinstance(frame, Roll):
            roll = frame
        elif isinstance(frame, Reactions):
            for other in frame.acting:
                reacting |= 1 << other
        elif isinstance(frame, ChooseSkills) and frame.seat == seat:
            chosen = frame.chosen
        elif isinstance(frame, ReceiveSkills) and frame.seat == seat:
            chosen = frame.treachery
    at = count_kinds(table.hands[seat], KINDS, out, at)
    at = count_kinds(table.added[seat], KINDS, out, at)
    at = count_kinds(table.pile, KINDS, out, at)
    at = count_kinds(table.played, KINDS, out, at)
    for pile in table.discards:
        count_kinds(pile, KINDS, out, at)
    at += KINDS
    at = put(chosen, out, at, 6)
    at = put(table.chaos_most, out, at, 6)
    at = count_kinds(table.crisis, len(CARDS), out, at)
    at = count_kinds(table.mythos_discard, len(CARDS), out, at)
    at = encode_top(table.mythos, table.mythos_known, bit, len(CARDS), out, at)
    at = count_kinds(table.items_gone, ITEMS, out, at)
    at = count_kinds(table.spells_gone, SPELLS, out, at)
    at = count_kinds(table.waypoints, WAYPOINTS, out, at)
    at = encode_top(table.waypoint_deck, table.waypoint_known, bit, WAYPOINTS, out, at)
    at = encode_top(table.spell_deck, table.spell_known, bit, SPELLS, out, at)
    at = encode_top(table.item_deck, table.item_known, bit, ITEMS, out, at)
    at = put(table.deep_ones, out, at, WHERE)
    for monarch in table.monarchs:
        out[at + monarch] = 1
        at += WHERE
    for card in table.damage:
        if card != NO_CARD:
            out[at + card] = 1
        at += DAMAGE_CARDS
    for place, card in enumerate(table.damage_deck):
        if table.damage_known[place] & bit:
            out[at + card] = 2 if place == len(table.damage_deck) - 1 else 1
    at += DAMAGE_CARDS
    at = put([len(tokens) for tokens in table.passengers], out, at, 8)
    at = put([len(deck) for deck in table.decks], out, at, 6)
    at = encode_check(table, check, adding, about, seat, out, at)
    at = put([table.passengers_gone.count(kind) for kind in range(4)], out, at, 5)
    numbers = [
        *table.dials, *table.tracks, table.distance(), table.awakened, table.barricaded, table.supply(),
        len(table.passenger_supply), len(table.chaos), len(table.mythos), len(table.item_deck), len(table.spell_deck),
        len(table.waypoint_deck), len(table.damage_deck), len(table.loyalty_deck), len(table.items_unseen),
        len(table.spells_unseen), len(table.drawn), table.seats, table.used & 255, table.used >> 8 & 255, table.die,
        table.rolled, 0 if roll is None else 1, 0 if roll is None else 100 + roll.modifier,
        0 if roll is None else roll.attack, min(table.turns, 255), table.used >> 16 & 255, table.used >> 24 & 255,
        passenger_at + 1,
    ]  # fmt: skip
    at = put(numbers, out, at, NUMBERS)
    for i in range(table.seats):
        other = (seat + i) % table.seats
        encode_player(table, seat, other, adding, reacting >> other & 1, 1 if other == defeating else 0, out, at)
        at += PLAYER
    assert at <= ENCODED and (at == ENCODED or table.seats < MOST_SEATS)


def put(numbers: list[int], out: Any, at: int, size: int) -> int:
    """Write numbers; the answer is the place behind them."""
    for i, number in enumerate(numbers):
        out[at + i] = min(max(number, 0), 255)
    return at + size


def count_kinds(cards: list[int], kinds: int, out: Any, at: int) -> int:
    """Count cards by kind; the answer is the place behind them."""
    for card in cards:
        out[at + card] += 1
    return at + kinds


def encode_top(deck: list[int], who: list[int], bit: int, kinds: int, out: Any, at: int) -> int:
    """Write the top two cards of a deck, where the seat knows them."""
    for depth in (1, 2):
        if len(deck) >= depth and who[-depth] & bit:
            out[at + deck[-depth]] = 1
        at += kinds
    return at


def encode_question(table: Table, seat: int, out: Any) -> int:
    """Write what is asked, and of which families the answers of this seat are."""
    if table.ended is None:
        code = crc32(table.asking.key.encode())
        for i in range(QUESTION_BITS):
            out[i] = code >> i & 1
        if table.deciding == seat:
            families = m.WORDS.families
            i = 0
            for move in table.legal:
                while i + 1 < FAMILIES and families[i + 1].first <= move:
                    i += 1
                out[QUESTION_BITS + i] = 1
    return QUESTION_BITS + FAMILIES


def encode_check(table: Table, check: SkillCheck | None, adding: int, about: int, seat: int, out: Any, at: int) -> int:
    """Write a check: its numbers, then how many cards each player has added, then whom it is about."""
    if check is not None:
        numbers = [
            1, check.target, check.partial, check.face_up, check.no_chaos, 100 + check.sum_of(table),
            *[check.skills >> skill & 1 for skill in range(6)],
        ]  # fmt: skip
        put(numbers, out, at, 12)
        for i in range(table.seats):
            other = (seat + i) % table.seats
            out[at + 12 + i] = 0 if other == adding else len(table.added[other])
            out[at + 18 + i] = 1 if other == about else 0
    return at + 30


def encode_player(table: Table, seat: int, other: int, adding: int, reacts: int, falls: int, out: Any, at: int) -> None:
    """Write what a seat knows of a player."""
    if table.characters[other] >= 0:
        out[at + table.characters[other]] = 1
    at += CHARACTERS
    if table.where[other] >= 0:
        out[at + table.where[other]] = 1
    at += WHERE
    if table.shown[other] != NO_CARD:
        out[at + table.shown[other]] = 1
    at += LOYALTIES
    for place, card in enumerate(table.loyalty[other]):
        if table.loyalty_known[other][place] >> seat & 1:
            out[at + card] += 1
    at += LOYALTIES
    at = put(table.most[other], out, at, 6)
    at = count_kinds(table.items[other], ITEMS, out, at)
    if table.active[other] != NO_CARD:
        out[at + table.active[other]] = 1
    at += ITEMS
    at = count_kinds(table.spells[other], SPELLS, out, at)
    at = count_kinds(table.kept[other], len(CARDS), out, at)
    if is_face_up(table) and other != adder(table):
        count_kinds(table.added[other], KINDS, out, at)
    at += KINDS
    hand = len(table.hands[other]) + (len(table.added[other]) if other == adding else 0)
    numbers = [
        hand, len(table.loyalty[other]), table.feats[other], 1 if other == table.current else 0,
        1 if other == table.titles[0] else 0, 1 if other == table.titles[1] else 0, reacts,
        1 if other == table.deciding else 0, 1 if other in table.owing else 0, falls,
    ]  # fmt: skip
    put(numbers, out, at, PLAYER_NUMBERS)
