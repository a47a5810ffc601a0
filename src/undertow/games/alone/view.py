"""What each side sees: the Hero in places counted from his start, Evil the secret map."""

from __future__ import annotations

from typing import Any

from undertow.games.alone import known, needles, shown
from undertow.games.alone import missions as rows
from undertow.games.alone.board import NOWHERE, ROOM, Station, cells_of, relative
from undertow.games.alone.cards.all import CARDS
from undertow.games.alone.cards.items import SMOKE, WELDED
from undertow.games.alone.floors import sheets_of
from undertow.games.alone.procedures.missions_boss import MoveTheBoss
from undertow.games.alone.procedures.missions_needle import planned as planned_needles
from undertow.games.alone.procedures.playing import PROGRAMS, CardPlayed
from undertow.games.alone.procedures.tokens import planned
from undertow.games.alone.state import DECK_SIZE, HERO, Table


def view(table: Table, seat: int) -> dict[str, Any]:
    """All that a seat may know; a spectator sees with the Hero's eyes. rule: labyrinth.1"""
    seen = public(table)
    seen["underway"] = table.underway(seat)
    if table.ended is not None or seat > HERO:
        seen["map"] = secret_map(table)
        seen["known"] = known_tiles(table)
    if seat > HERO:
        seen["hand"] = table.hands[seat][:]
        seen["pending"] = table.pending[1:] if table.pending and table.pending[0] == seat else []
        seen["discarded"] = own_discards(table, seat)
        seen["choosing"] = choosing(table)
        seen["effect"] = effect(table)
        seen["mover"] = table.mover[:]
        seen["lie"] = table.lie[:]
        seen["permitted"] = table.permitted if seat == table.leader else 0
    elif table.ended is None:
        seen["known"] = known_tiles(table)
    return seen


def effect(table: Table) -> str:
    """What is carried out now, by its name: a card, or what a mission lets Evil do."""
    names = [PROGRAMS.names[frame.program] for frame in table.stack if isinstance(frame, CardPlayed)]
    return names[-1] if names else ""


def choosing(table: Table) -> list[list[int]]:
    """What has been chosen so far for the cards that are carried out, and where the boss is to go: Evil sees the map,
    and so what is done on it."""
    found: list[list[int]] = []
    for frame in table.stack:
        if isinstance(frame, CardPlayed):
            found.append([*frame.registers, *frame.picks])
        elif isinstance(frame, MoveTheBoss):
            found.append([frame.to])
    return found


def public(table: Table) -> dict[str, Any]:
    """What lies open for everybody."""
    started = table.hero != NOWHERE
    return {
        "round": table.round + 1,
        "turn_number": table.turn + 1,
        "marker": table.marker,
        "nightmare": table.nightmare,
        "health": table.health,
        "composure": table.composure,
        "adrenaline": table.adrenaline,
        "people": table.people[:],
        "owed": table.owed[:],
        "actions": table.actions,
        "bullet": table.bullet,
        "triggers": table.triggers,
        "in_danger": table.in_danger,
        "dice": table.dice[:],
        "lost": [*table.lost, *table.just_lost],
        "mods": table.mods[:],
        "named": table.named[:],
        "missions": table.missions[:],
        "floors": [] if table.options["floors"] == "any" else sheets_of(table.options["floors"]),
        "mission": public_state(table),
        "status": [relative(cell, table.start) for cell in table.mission[rows.ONE : rows.TWO + 1] if cell >= 0],
        "done": table.done,
        "main": table.main,
        "searched": table.searched,
        "items": items(table),
        "item_deck": len(table.item_deck),
        "item_discard": table.item_discard[:],
        "drawn": table.drawn,
        "smoke": [relative(cell, table.start) for cell in cells_of(table.gear[SMOKE])],
        "heat": [[code >> 6, relative(code & 63, table.start)] for code in known.warm_now(table) or []],
        "tracks": tracks(table),
        "sensed": sensed(table),
        "plans": known.plans(table.trace),
        "here": relative(table.hero, table.start) if started else -1,
        "labyrinth": [tile(table, cell) for cell in cells_of(table.revealed)] if started else [],
        "line": [relative(cell, table.start) for cell in cells_of(table.line)] if started else [],
        "leader": table.leader,
        "enough": table.enough,
        "decks": table.decks[:],
        "drawing": table.drawing[:],
        "hands": [[count_of(table, hand, place) for place in range(len(table.decks))] for hand in table.hands],
        "piles": [len(pile) for pile in table.piles],
        "discards": [open_cards(table, place) for place in range(2)],
        "thrown": table.thrown[:],
        "fields": fields(table),
        "free_fields": table.free_fields(),
        "cards_played": table.cards_played,
        "tokens": table.tokens,
        "needles": needles.places_seen(table),
        "clean": needles.places_clean(table),
        "beacon": known.last_beacon(table) if table.where[15] != NOWHERE else [],
        "saboteur": 1 if table.where[15] != NOWHERE else 0,
        "told": told(table),
        "heard": known.heard(table),
        "felt": known.felt(table),
        "marks": known.marks(table),
        "aimed": aimed(table),
    }


def public_state(table: Table) -> list[int]:
    """What lies open of missions: how far the main one is, tokens on its card, special rules used this round."""
    return [table.mission[rows.STEP], table.mission[rows.COUNT], table.mission[rows.ECHOED], table.mission[rows.VOICED]]


def items(table: Table) -> list[dict[str, int]]:
    """The Hero's items, in the order in which he gained them: charges, and whether each is upgraded. rule: items.5"""
    return [
        {"item": item, "charges": table.charges[item], "upgraded": table.upgraded >> item & 1} for item in table.held
    ]


def is_welded(table: Table, cell: int, side: int) -> int:
    """Whether the blockade on a side of a revealed sector is welded; of sectors in doubt it is not told."""
    door = table.station.doors[cell * 4 + side]
    return 0 if door == NOWHERE or shown.is_doubtful(table, cell) >= 0 else table.gear[WELDED] >> door & 1


def tracks(table: Table) -> list[list[int]]:
    """What trackers have told this round: kind, side, distance (0: not told)."""
    last: list[list[int]] = []
    for entry in reversed(table.trace):
        if entry[0] == known.ROUND:
            break
        if entry[0] == known.TRACKS:
            last += [[code & 7, code >> 3 & 7, code >> 6] for code in entry[3:]]
    return last


def sensed(table: Table) -> list[list[int]]:
    """All that goggles and trackers have ever shown: 0, then kind and place of each creature; 1, then the codes of
    tracks. ``heat`` ends with the turn, ``tracks`` with the round; what was told stays known. rule: labyrinth.4"""
    found: list[list[int]] = []
    for entry in table.trace:
        if entry[0] == known.WARM:
            found.append([0])
            for code in entry[2:]:
                found[-1] += [code >> 6, relative(code & 63, table.start)]
        elif entry[0] == known.TRACKS:
            found.append([1, *entry[3:]])
    return found


def aimed(table: Table) -> list[list[int]]:
    """Every creature that the Hero has attacked, as it stood there: kind, with 8 more if it was wounded, and place.

    The log names its kind alone, and what was open to all when it happened is forgotten by nobody. rule: attack.1
    """
    return [
        [entry[3] >> 6, relative(entry[3] & 63, table.start)]
        for entry in table.trace
        if entry[0] == known.MARKED and entry[1] == known.AIMED
    ]


def count_of(table: Table, hand: list[int], place: int) -> int:
    """How many cards of a deck a hand holds. rule: hands.11"""
    return len([card for card in hand if card // DECK_SIZE == table.decks[place]])


def fields(table: Table) -> list[dict[str, int]]:
    """The reaction fields: cards, -1 for one that lies face down; its deck; how many fields it takes;
    which sides of it Evil has carried out (a digit to base 3 for each)."""
    return [
        {
            "card": card if table.played_seen[number] == 15 else -1,
            "deck": card // DECK_SIZE,
            "width": table.widths[number],
            "sides": table.played_sides[number],
        }
        for number, card in enumerate(table.played)
    ]


def open_cards(table: Table, place: int) -> list[int]:
    """A discard pile: cards that were played open, and -1 for each of the others. rule: hands.11"""
    seen = table.discards_seen[place]
    return [card if seen[number] == 15 else -1 for number, card in enumerate(table.discards[place])]


def own_discards(table: Table, seat: int) -> list[int]:
    """Cards on the piles and fields that lie face down and that this seat has put there."""
    found = [card for number, card in enumerate(table.played) if table.played_seen[number] == 1 << seat]
    for place in range(2):
        seen = table.discards_seen[place]
        found += [card for number, card in enumerate(table.discards[place]) if seen[number] == 1 << seat]
    return found


def tile(table: Table, cell: int) -> dict[str, Any]:
    """A revealed sector with everything that is shown of it. rule: labyrinth.3, labyrinth.4"""
    station = table.station
    return {
        "place": relative(cell, table.start),
        "exits": exits_of(station, cell) & 15 | (16 if shown.stairs(table, cell) >= 0 else 0),
        "doors": [shown.door(table, cell, side) for side in range(4)],
        "welded": [is_welded(table, cell, side) for side in range(4)],
        "shape": station.shape[cell],
        "room": table.room_at(cell) if station.shape[cell] == ROOM else -1,
        "lit": table.lit >> cell & 1,
        "danger": 1 if shown.danger(table, cell) else 0,
        "box": 1 if shown.box(table, cell) else 0,
        "stairs": shown.stairs(table, cell),
        "sabotage": shown.status(table, cell),
        "face": needles.face_of(table, cell),
        "figures": shown.figures(table, cell),
        "doubt": shown.is_doubtful(table, cell),
    }


def exits_of(station: Station, cell: int) -> int:
    """The sides that are open, a bit for each; stairs are the fifth."""
    return sum([1 << side for side in range(5) if station.exits[cell * 5 + side] != NOWHERE])


def known_tiles(table: Table) -> list[dict[str, Any]]:
    """Every sector that the Hero has ever seen, as it is built, or as a card that may lie has shown it, until he has
    seen it without one. rule: secrecy.2, secrecy.5"""
    if table.hero == NOWHERE:
        return []
    told_of = {seen[0]: seen for seen in table.hearsay}
    return [known_tile(table, cell, told_of.get(cell)) for cell in cells_of(table.tiles)]


def known_tile(table: Table, cell: int, seen: list[int] | None) -> dict[str, Any]:
    """A sector that the Hero has seen; ``seen``: as it was shown under a card that may lie."""
    station = table.station
    if seen is None:
        doors = sum([1 << side for side in range(4) if station.doors[cell * 4 + side] != NOWHERE])
        seen = [cell, doors, table.boxes >> cell & 1, station.colour[cell], -1]
    return {
        "place": relative(cell, table.start),
        "exits": exits_of(station, cell) & 15 | (16 if seen[3] >= 0 else 0),
        "doors": [seen[1] >> side & 1 for side in range(4)],
        "room": table.room_at(cell) if station.shape[cell] == ROOM else -1,
        "box": seen[2],
        "stairs": seen[3],
        "lit": table.lit_seen >> cell & 1,
        "doubt": seen[4],
    }


def told(table: Table) -> list[list[int]]:
    """Every answer to a Locate: target, where it was asked, distance, whether on the other floor, how it is bent."""
    return [
        [target, relative(cell, table.start), distance, other, bend & ~known.ONLY_ONE]
        for cell, target, distance, other, bend in table.told
    ]


def secret_map(table: Table) -> dict[str, Any]:
    """The whole station, for Evil. rule: labyrinth.3"""
    return {
        "sheets": table.sheets[:],
        "start": table.start,
        "hero": table.hero,
        "rooms": table.rooms[:],
        "boxes": cells_of(table.boxes),
        "lit": cells_of(table.lit),
        "danger": cells_of(planned(table)),
        "blocked": table.blocked,
        "welded": table.gear[WELDED],
        "revealed": cells_of(table.revealed),
        "creatures": [
            {
                "token": token,
                "kind": table.kind_of(token),
                "cell": cell,
                "wounded": table.wounded >> token & 1,
                "moved": table.moved >> token & 1,
                "dice": table.dice_of(token),
                "raging": table.raging >> token & 1,
            }
            for token, cell in enumerate(table.where)
            if cell != NOWHERE
        ],
        "lies": [lie[:] for lie in table.lies],
        "needles": planned_needles(table),
        "sabotage": table.sabotage,
        "reached": table.reached,
    }


def zones(table: Table) -> dict[str, list[int]]:
    """Every card by where it lies."""
    found = {"box": table.box, "played": table.played}
    for place in range(2):
        found[f"pile {place}"] = table.piles[place]
        found[f"discard {place}"] = table.discards[place]
    for seat in range(table.seats):
        found[f"hand {seat}"] = table.hands[seat]
    for name, items in (("held", table.held), ("item deck", table.item_deck), ("item discard", table.item_discard)):
        found[name] = [len(CARDS) + item for item in items]
    return found
