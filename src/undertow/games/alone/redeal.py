"""A world that a seat cannot tell from the true one, made from what it knows alone."""

from __future__ import annotations

from typing import Final

from undertow.games.alone import known, shown
from undertow.games.alone.board import NOWHERE, cells_of, relative
from undertow.games.alone.cards.all import CARDS
from undertow.games.alone.cards.items import SMOKE
from undertow.games.alone.floors import sheets_of
from undertow.games.alone.missions import (
    CARGO,
    CLEAN,
    CORE,
    COUNT,
    EVERY_LAMP,
    FALSE,
    FOUND,
    FULFILLED_IN,
    MAIN,
    NEEDLE,
    ONE,
    SEEN,
    STEP,
    TOKENS,
    TWO,
)
from undertow.games.alone.moments import EXPLORE_REVEALING
from undertow.games.alone.procedures.actions import Attacking
from undertow.games.alone.procedures.windows import sectors_to_come
from undertow.games.alone.search.luck import Luck
from undertow.games.alone.search.needle import Needles
from undertow.games.alone.search.places import Facts
from undertow.games.alone.search.timeline import Shift
from undertow.games.alone.search.ways import Beast
from undertow.games.alone.search.worlds import Ready, World
from undertow.games.alone.state import BOSS, DECK_SIZE, HERO, Table
from undertow.kernel.zones import Hidden

KEPT: Final = 4  # preparations
OPEN: Final = 24  # of 30 draws: how often a room may lie in one place and still count as open


class Kept:
    """A preparation, and which knowledge it belongs to."""

    def __init__(self, table: Table) -> None:
        self.last = table.trace[-1]  # kept, so that no other entry can be taken for it
        self.told = table.told[:]  # two worlds may part by an answer alone, before an entry follows
        first = [FULFILLED_IN[mission] for mission in table.missions[:2]]
        self.tiles = table.tiles
        self.hearsay = table.hearsay
        facts = Facts(
            table.station, table.start, table.tiles, table.rooms, table.boxes, self.told, first, table.hearsay,
            sheets_of(table.options["floors"]), known.plans(table.trace),
        )  # fmt: skip
        self.needles = table.mission[SEEN : CLEAN + 1]
        needles: Needles | None = None
        if table.pursues(NEEDLE):
            needles = Needles(table.station, table.start, table.trace[:], table.mission[SEEN], table.mission[CLEAN])
        self.ready = Ready(table.station, facts, table.trace[:], table.missions[MAIN], needles)


READY: Final[list[Kept]] = []


def ready_for(table: Table) -> Ready:
    """The preparation for what the Hero knows now. The trace only grows, so its last entry says which one it is."""
    last = table.trace[-1]
    for kept in READY:
        same = kept.last is last and kept.told == table.told
        same = same and kept.needles == table.mission[SEEN : CLEAN + 1]
        if same and kept.tiles == table.tiles and kept.hearsay == table.hearsay:
            return kept.ready
    if len(READY) >= KEPT:
        del READY[0]
    READY.append(Kept(table))
    return READY[-1].ready


def redeal(table: Table, seat: int) -> None:
    """Deal anew, in place, everything the seat does not know."""
    if seat == HERO and table.ended is None:  # then the map lies open. rule: secrecy.6
        if table.trace:
            redeal_station(table)
        elif table.rooms[0] != NOWHERE:
            redeal_unseen_station(table)
    redeal_cards(table, seat)


# -- the station ---------------------------------------------------------------------------------------------------


def redeal_unseen_station(table: Table) -> None:
    """Before the Hero has seen anything: any two floors, any rooms, any boxes. rule: setup.5"""
    chance = table.chance
    sheets = chance.shuffled(sheets_of(table.options["floors"]))
    table.lay_out([sheets[0], chance.below(2), sheets[1], chance.below(2)])
    table.rooms = list(chance.shuffled(table.station.slots))
    table.boxes = 0
    for floor in range(2):
        for site in chance.shuffled(table.station.sites[floor * 4 : floor * 4 + 4])[1:]:
            table.boxes |= 1 << site


def redeal_station(table: Table) -> None:
    """Floors, rooms, boxes, creatures, tokens, lights and blockades that explain all the Hero knows."""
    world, tokens = draw_world(table)
    doubtful = [as_shown(table, cell) for cell in table.doubts[::2]]
    made = world.made
    shift = Shift(table.station, table.start, made.station, made.start)
    table.trace = [shift.entry(entry) for entry in table.trace]
    table.told = [[entry[0] + shift.by, *entry[1:]] for entry in table.told]
    table.tiles = shift.cells(table.tiles)
    table.sure = shift.cells(table.sure)
    table.hearsay = [[seen[0] + shift.by, *seen[1:]] for seen in table.hearsay]
    table.lit_seen = shift.cells(table.lit_seen)
    table.blocked_seen = shift.doors(table.blocked_seen)
    table.line = shift.cells(table.line)
    table.just_lit = shift.cells(table.just_lit)
    if table.ahead != NOWHERE:
        table.ahead += shift.by
    table.revealed = shift.cells(table.revealed)
    table.hero += shift.by
    table.lay_out(made.sheets[:])
    table.start = made.start
    table.rooms = world.rooms
    table.boxes = world.boxes
    table.danger = world.danger
    table.lit = world.end.lit
    table.blocked = world.end.blocked
    for number, seen in enumerate(doubtful):
        keep_what_is_true(table, shift.cell(table.doubts[number * 2]), seen)
    table.gear = [shift.cells(table.gear[SMOKE]), world.end.welded & table.blocked, shift.doors(table.gear[2])]
    table.sabotage = world.end.sabotage
    table.reached = world.end.reached
    redeal_mission(table, shift, tokens)
    table.lie = [0] * len(table.lie)  # answers to come: the truth is always allowed
    put_creatures(table, world)
    retell(table, shift, doubtful)


def draw_world(table: Table) -> tuple[World, list[int]]:
    """A world, and the sets of mission tokens that fit it."""
    ready = ready_for(table)
    world = ready.draw(Luck(table.chance.below(1 << 31)))
    if ready.needles is None:
        return world, [0]
    return world, ready.needles.worlds(world.made, world.rooms[CARGO])[1]


def redeal_mission(table: Table, shift: Shift, tokens: list[int]) -> None:
    """What the main mission has put on the map; as many lights as the Hero was told are on."""
    table.mission = table.mission[:]
    for place in (SEEN, CLEAN, FALSE):
        table.mission[place] = shift.cells(table.mission[place])
    if table.mission[FOUND] != NOWHERE:
        table.mission[FOUND] += shift.by
    if table.pursues(NEEDLE):
        table.mission[TOKENS] = tokens[table.chance.below(len(tokens))]
        table.mission[CORE] = table.mission[FOUND]
        open_ones = table.mission[TOKENS] & ~table.mission[FALSE]
        if table.mission[FOUND] == NOWHERE and not table.mission[STEP] and open_ones:
            table.mission[CORE] = one_of(table, open_ones)
    for place in (ONE, TWO):
        if table.mission[place] != NOWHERE:
            table.mission[place] += shift.by
    if not table.pursues(EVERY_LAMP) or not table.mission[STEP]:
        return
    dark = table.station.sectors & ~table.revealed
    while table.lit.bit_count() > table.mission[COUNT] and table.lit & dark:
        table.lit &= ~(1 << one_of(table, table.lit & dark))
    while table.lit.bit_count() < table.mission[COUNT] and dark & ~table.lit:
        table.lit |= 1 << one_of(table, table.lit_seen & dark & ~table.lit or dark & ~table.lit)


def one_of(table: Table, mask: int) -> int:
    """One of the cells of a set, by chance."""
    cells = cells_of(mask)
    return cells[table.chance.below(len(cells))]


def retell(table: Table, shift: Shift, doubtful: list[list[list[int]]]) -> None:
    """Let sectors of which a card may lie look as they did."""
    before = table.doubts
    table.doubts = []
    table.lies = []
    for number in range(0, len(before), 2):
        cell = shift.cell(before[number])
        if cell == NOWHERE:  # a sector that was never laid out, and that this station does not have
            continue
        table.doubts += [cell, before[number + 1]]
        if table.is_shown(cell):
            lie_about(table, cell, doubtful[number // 2])


def as_shown(table: Table, cell: int) -> list[list[int]]:
    """What is shown in a sector of which a card may lie: figures, token, box, stairs, status, doors, light."""
    return [
        shown.figures(table, cell),
        [int(shown.danger(table, cell)), int(shown.box(table, cell)), shown.stairs(table, cell)],
        [shown.status(table, cell)],
        [shown.door(table, cell, side) for side in range(4)],
        [table.lit >> cell & 1],
    ]


def keep_what_is_true(table: Table, cell: int, seen: list[list[int]]) -> None:
    """Light, and whether a door is blocked: no card lies about these, whatever else it shows. rule: secrecy.2"""
    if cell == NOWHERE or not table.is_shown(cell):
        return
    table.lit = table.lit & ~(1 << cell) | seen[4][0] << cell
    for side in range(4):
        door = table.station.doors[cell * 4 + side]
        if door != NOWHERE and seen[3][side]:
            table.blocked = table.blocked & ~(1 << door) | (seen[3][side] - 1) << door


def lie_about(table: Table, cell: int, seen: list[list[int]]) -> None:
    """Let a sector be shown as it was, by lies where this world differs. rule: secrecy.2"""
    lies = table.lies
    missing = seen[0][:]
    for token in range(16):
        if table.where[token] == cell:
            if table.figure_of(token) in missing:
                missing.remove(table.figure_of(token))
            else:
                lies.append([cell, shown.NO_CREATURE, token, 0])
    lies += [[cell, shown.CREATURE, 0, figure] for figure in missing]
    danger, box, stairs = seen[1]
    if danger != int(table.is_dangerous(cell)):
        lies.append([cell, shown.DANGER if danger else shown.NO_DANGER, 0, 0])
    if box != table.boxes >> cell & 1:
        lies.append([cell, shown.BOX if box else shown.NO_BOX, 0, 0])
    if stairs != table.station.colour[cell]:
        lies.append([cell, shown.NO_STAIRS if stairs < 0 else shown.STAIRS, 0, 0])
    true = shown.true_status(table, cell)
    if seen[2][0] != true:
        lies.append([cell, shown.STATUS if seen[2][0] > true else shown.NO_STATUS, 0, 0])
    for side in range(4):
        if (seen[3][side] > 0) != (table.station.doors[cell * 4 + side] != NOWHERE):
            lies.append([cell, shown.DOOR if seen[3][side] else shown.NO_DOOR, side, 0])


def put_creatures(table: Table, world: World) -> None:
    """Give every creature a token: first those shown, in the order in which they are seen, then the hidden ones."""
    table.where = [NOWHERE] * 16
    table.wounded = 0
    token_of: dict[int, int] = {}
    seen = world.end.shown
    for place in sorted([beast.figure() * 64 + number for number, beast in enumerate(seen)]):
        token_of[seen[place % 64].name] = put(table, seen[place % 64])
    for beast in world.end.hidden:
        token_of[beast.name] = put(table, beast)
    table.mover = [token_of.get(name, NOWHERE) for name in world.who]
    table.moved = 0
    for name, token in token_of.items():
        table.moved |= (world.end.moved >> name & 1) << token
    mark(table, world.end.marks, token_of)


def mark(table: Table, marks: list[int], token_of: dict[int, int]) -> None:
    """What holds for creatures until the turn is over. Whom the Hero attacks counts only while he does."""
    attacking = any(isinstance(frame, Attacking) for frame in table.stack)
    table.extra_dice = [0] * 16
    table.raging = 0
    table.attacked = 0
    table.aimed_at = NOWHERE
    for place in range(0, len(marks), 3):
        token, sort = token_of.get(marks[place], NOWHERE), marks[place + 1]
        if sort == known.AIMED and attacking:
            table.aimed_at = token
        elif token == NOWHERE:
            continue
        elif sort == known.DICE:
            table.extra_dice[token] += marks[place + 2]
        elif sort == known.RAGING:
            table.raging |= 1 << token
        elif sort == known.ATTACKED:
            table.attacked |= 1 << token


def put(table: Table, beast: Beast) -> int:
    """Put a token of a creature's kind on the map."""
    kind = beast.kinds.bit_length() - 1
    token = BOSS if kind == BOSS // 3 else table.spare_token(kind)
    table.where[token] = beast.cell
    if beast.wound:
        table.wounded |= 1 << token
    return token


# -- cards -----------------------------------------------------------------------------------------------------------


def redeal_cards(table: Table, seat: int) -> None:
    """Deal anew the cards that a seat does not know: hands, piles, what lies face down. rule: hands.7, hands.11"""
    for place in range(len(table.decks)):
        pool: list[int] = []
        for holder in range(1, table.seats):
            if holder != seat:
                pool += [card for card in table.hands[holder] if card // DECK_SIZE == table.decks[place]]
        pool += table.piles[place]
        pool += [card for number, card in enumerate(table.played) if is_unknown(table, number, place, seat)]
        seen = table.discards_seen[place]
        pool += [card for number, card in enumerate(table.discards[place]) if not seen[number] >> seat & 1]
        give_out(table, seat, place, list(table.chance.shuffled(sorted(pool))))
    table.item_deck = list(table.chance.shuffled(sorted(table.item_deck)))
    if not table.pending or table.pending[0] != seat:
        table.pending = choose_anew(table, seat)
    if table.leader != seat:
        owner = table.pending[0] if table.pending else table.leader
        table.permitted = 1 << (owner - 1) if owner != table.leader else 0


def choose_anew(table: Table, seat: int) -> list[int]:
    """The card that somebody else may have chosen for a moment to come, or none. rule: rulings.2"""
    if not table.awaited:
        return []
    moments, seats = table.awaited
    choices: list[list[int]] = [[]]
    for owner in range(1, table.seats):
        if owner == seat or not seats >> owner & 1:
            continue
        if seat == table.leader and not table.permitted >> (owner - 1) & 1:
            continue  # whom he has not let play
        for card in sorted(set(table.hands[owner])):
            row = CARDS[card]
            if moments >> row.moment & 1 and table.triggers >> row.trigger & 1:
                sectors = sectors_to_come(table)[:2] if row.moment == EXPLORE_REVEALING else [0]
                choices += [[owner, card, sector] for sector in sectors]
    return choices[table.chance.below(len(choices))]


def is_unknown(table: Table, number: int, place: int, seat: int) -> bool:
    """Whether a card on the fields is of a deck and lies face down before a seat."""
    return not table.played_seen[number] >> seat & 1 and table.played[number] // DECK_SIZE == table.decks[place]


def give_out(table: Table, seat: int, place: int, pool: list[int]) -> None:
    """Put the cards of a deck back where as many lay before."""
    for holder in range(1, table.seats):
        if holder != seat:
            hand = table.hands[holder]
            kept = [card for card in hand if card // DECK_SIZE != table.decks[place]]
            drawn = [pool.pop() for _ in range(len(hand) - len(kept))]
            table.hands[holder] = sorted(kept + drawn)
    table.piles[place] = [pool.pop() for _ in range(len(table.piles[place]))]
    table.played = [
        pool.pop() if is_unknown(table, number, place, seat) else card for number, card in enumerate(table.played)
    ]
    seen = table.discards_seen[place]
    table.discards[place] = [
        card if seen[number] >> seat & 1 else pool.pop() for number, card in enumerate(table.discards[place])
    ]


# -- for the laws ------------------------------------------------------------------------------------------------------


def hidden(table: Table, seat: int) -> dict[str, Hidden]:
    """What a seat does not know, as far as it is still open."""
    found: dict[str, Hidden] = {}
    for place in range(len(table.decks)):
        things: list[int] = []
        for holder in range(1, table.seats):
            if holder != seat:
                things += [card for card in table.hands[holder] if card // DECK_SIZE == table.decks[place]]
        found[f"deck {place}"] = Hidden(things + table.piles[place])
    found["item deck"] = Hidden(table.item_deck[:])
    if seat == HERO and table.trace:
        rooms = open_rooms(table)
        found["rooms"] = Hidden([relative(table.rooms[room], table.start) for room in rooms])
    return found


def open_rooms(table: Table) -> list[int]:
    """The rooms that may well lie in more than one place, by all that was seen and told."""
    places = ready_for(table).places
    luck = Luck(1)
    counts: list[dict[int, int]] = [{} for _ in range(8)]
    for _ in range(30):
        made = places.draw(luck)
        rooms = places.draw_rooms(made, luck, made.slots)
        for room in range(8):
            place = relative(rooms[room], made.start)
            counts[room][place] = counts[room].get(place, 0) + 1
    return [room for room in range(8) if max(counts[room].values()) <= OPEN]
