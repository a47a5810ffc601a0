"""What a seat or a spectator may know, built up from nothing; and the same as numbers, for learners.

Open is what topic 36 lists and what lies face up. Hidden are the order of the decks, the hands of others, the chaos
deck, passengers, loyalty cards, cards added to a check before they are turned up, and cards removed unseen. What a
seat has learnt besides stands in its view under ``known``; of hands and of the chaos deck everyone knows how many
cards of each type they can hold at most, since cards are drawn by type.
"""

from __future__ import annotations

from typing import Any, Final
from zlib import crc32

from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import (
    DAMAGEABLE,
    SPACES,
)
from undertow.games.unfathomable.cards.characters import CHARACTERS
from undertow.games.unfathomable.cards.damage import DAMAGE_CARDS
from undertow.games.unfathomable.cards.items import ITEMS
from undertow.games.unfathomable.cards.mythos import CARDS
from undertow.games.unfathomable.cards.skills import KINDS
from undertow.games.unfathomable.cards.spells import SPELLS
from undertow.games.unfathomable.cards.waypoints import WAYPOINTS
from undertow.games.unfathomable.procedures.actions import Action, Actions, Trade
from undertow.games.unfathomable.procedures.checks import AddCards, SkillCheck
from undertow.games.unfathomable.procedures.damage import Damage
from undertow.games.unfathomable.procedures.defeat import DefeatCharacter, DefeatPassenger
from undertow.games.unfathomable.procedures.dice import Roll
from undertow.games.unfathomable.procedures.rooms import BrigRoom, CaptainsCabin
from undertow.games.unfathomable.procedures.skills import ChooseSkills, ReceiveSkills
from undertow.games.unfathomable.procedures.windows import Reactions
from undertow.games.unfathomable.shown import (
    CheckedView,
    CheckView,
    DecksView,
    Known,
    PlayerView,
    RollView,
    View,
)
from undertow.games.unfathomable.state import NO_CARD, Table
from undertow.kernel.state import NOBODY


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
            actions[frame.seat] += 0 if frame.begun else 1
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
            rolled = table.rolled if frame.is_past("dice.0") else 0
            roll = {"modifier": frame.modifier, "attack": frame.attack > 0, "face": frame.face, "rolled": rolled}
        elif isinstance(frame, Damage):
            damage = table.damage_deck[-1] if frame.begun else None
        elif isinstance(frame, Trade):
            offered = frame.item if frame.begun else None
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
        "underway": table.underway(seat),
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
        "chosen": or_none(check.chosen),
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
    if who.count(0) == len(who):  # as most decks are: nobody has looked into it
        return [None] * len(cards)
    return [card if who[place] & bit else None for place, card in enumerate(cards)]


def adder(table: Table) -> int:
    """The seat that is adding cards to a check just now and has not said that it is done; NOBODY if there is none."""
    frame = table.stack[-1] if table.stack else None
    return frame.behind(table)[0] if isinstance(frame, AddCards) else NOBODY


def is_face_up(table: Table) -> bool:
    """Whether cards are added openly to the present check."""
    for frame in table.stack:
        if isinstance(frame, SkillCheck) and frame.face_up:
            return True
    return False


def hidden_adder(table: Table, seat: int) -> int:
    """The seat that adds cards just now, if it is another one: even how many is its secret until it is done."""
    adding = adder(table)
    return NOBODY if adding == seat else adding


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
