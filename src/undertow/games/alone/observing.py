"""What a learner sees of Alone, from the same allow-list as the view: numbers from 0 to 255."""

from __future__ import annotations

from typing import Final

from undertow.games.alone import known, needles, people, shown
from undertow.games.alone.board import CELLS, NOWHERE, PLACES, cells_of, relative
from undertow.games.alone.cards.items import ITEMS
from undertow.games.alone.procedures.missions_needle import planned as planned_needles
from undertow.games.alone.procedures.tokens import planned
from undertow.games.alone.state import BOSS, DECK_SIZE, HERO, Table
from undertow.games.alone.view import public_state
from undertow.kernel.observation import Counts, Numbers, Observation

ROOMS: Final = 8
LAYERS: Final = 8  # of the labyrinth: known, revealed, lit, danger, box, figures, tokens, what is known of one
SECRETS: Final = 6  # of the secret map: shape, lit, danger, room, creature, mission token


def status(table: Table, seat: int) -> list[int]:
    """Tracks, time and cards that everybody sees."""
    hands = [len(hand) for hand in table.hands] + [0] * (4 - table.seats)
    decks = [sum([1 for deck in table.decks if deck == which]) for which in range(4)]
    return [
        table.health, table.composure, table.adrenaline, table.round, table.turn, table.marker, table.nightmare,
        table.actions, table.bullet, table.cards_played, table.free_fields(), table.main, table.done, table.leader,
        table.in_danger, table.tokens, table.enough, seat, *(table.missions + [0] * 3)[:3],
        *public_state(table), *hands, *decks, *[len(pile) for pile in table.piles],
    ]  # fmt: skip


def labyrinth(table: Table, seat: int) -> list[int]:
    """The Hero's own map, place by place."""
    seen = [0] * (PLACES * LAYERS + PLACES)
    if table.hero == NOWHERE:
        return seen
    for cell in cells_of(table.tiles):
        seen[relative(cell, table.start) * LAYERS] = 1
    for cell in cells_of(table.revealed):
        at = relative(cell, table.start) * LAYERS
        layers = [table.lit >> cell & 1, int(shown.danger(table, cell)), int(shown.box(table, cell))]
        tokens = [shown.status(table, cell), needles.face_of(table, cell)]
        seen[at + 1 : at + LAYERS] = [1, *layers, len(shown.figures(table, cell)), *tokens]
    seen[PLACES * LAYERS + relative(table.hero, table.start)] = 1
    return seen


def secret_map(table: Table, seat: int) -> list[int]:
    """The station, sector by sector, for Evil alone."""
    seen = [0] * (CELLS * SECRETS)
    if seat <= HERO or table.rooms[0] == NOWHERE:
        return seen
    danger = planned(table)
    for cell in table.station.cells:
        seen[cell * SECRETS] = 1 + table.station.shape[cell]
        seen[cell * SECRETS + 1] = table.lit >> cell & 1
        seen[cell * SECRETS + 2] = danger >> cell & 1
        seen[cell * SECRETS + 3] = 1 + table.rooms.index(cell) if cell in table.rooms else 0
    for token, cell in enumerate(table.where):
        if cell != NOWHERE:
            seen[cell * SECRETS + 4] = 1 + table.figure_of(token)
    for number, cell in enumerate(planned_needles(table)):
        if cell != NOWHERE:
            seen[cell * SECRETS + 5] = 1 if number else 2
    return seen


def hand(table: Table, seat: int) -> list[int]:
    """One's own cards."""
    return table.hands[seat] if seat > HERO else []


def fields(table: Table, seat: int) -> list[int]:
    """Cards that lie open on the reaction fields."""
    return [card for number, card in enumerate(table.played) if table.played_seen[number] == 15]


def crew(table: Table, seat: int) -> list[int]:
    """The Hero's people and skills, open to all; a character not yet chosen is 0."""
    return [table.people[0] + 1, *table.people[1:], *(table.owed[:2] or [0, 0])]


def inventory(table: Table, seat: int) -> list[int]:
    """The Hero's items, open to all: charges of each, and whether it is upgraded; then the rooms that are searched."""
    found: list[int] = []
    for item in range(len(ITEMS)):
        found += [table.charges[item] if item in table.held else 0, table.upgraded >> item & 1]
    return [*found, table.searched]


def clues(table: Table, seat: int) -> list[int]:
    """What the mission has told: the beacon, and rooms whose place is told (1 + the place)."""
    beacon = known.last_beacon(table) if table.where[BOSS] != NOWHERE else []
    told = [0] * ROOMS
    for room, place in known.plans(table.trace):
        told[room] = 1 + place
    return [*([1 + beacon[0], beacon[1]] if beacon else [0, 0]), *told]


OBSERVATION: Final = Observation(
    Numbers(people.SIZE + 2, crew),
    Numbers(35, status),
    Numbers(PLACES * LAYERS + PLACES, labyrinth),
    Numbers(CELLS * SECRETS, secret_map),
    Numbers(len(ITEMS) * 2 + 1, inventory),
    Numbers(2 + ROOMS, clues),
    Counts(DECK_SIZE * 4, hand),
    Counts(DECK_SIZE * 4, fields),
)
