"""Late drawing deals as shuffled decks do: by frequencies. Nothing hidden is stored."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

from voyage import in_port

from undertow.games.everrain.board import NOWHERE
from undertow.games.everrain.state import TREASURE_PILE, Table
from undertow.games.everrain.tiles import TILES

GAMES = 6_000


def fits(found: Counter[tuple[int, ...]], chances: dict[tuple[int, ...], float]) -> bool:
    """Whether frequencies fit their chances: chi-square, no further off than one sample in 10,000 would be."""
    assert set(found) <= set(chances)
    total = sum(found.values())
    off = sum((found[key] - total * chance) ** 2 / (total * chance) for key, chance in chances.items())
    free = len(chances) - 1
    return off < free + 3.9 * (2 * free) ** 0.5 + 9  # above the quantile for all numbers of outcomes used here


def drawn_late(table: Table, cards: list[int], draws: int, back_after: int) -> tuple[int, ...]:
    """Draw from a pool of these; what was drawn first is discarded, so that it comes again when the pool is spent."""
    table.piles[TREASURE_PILE], table.discards[TREASURE_PILE] = sorted(cards), []
    found: list[int] = []
    for number in range(draws):
        found.append(table.draw(TREASURE_PILE))
        if number < back_after:
            table.discards[TREASURE_PILE].append(found[-1])
    return tuple(found)


def test_terms_6_a_deck_and_its_rebuilding_deal_as_a_shuffled_deck():
    table = in_port()
    found = Counter(drawn_late(table, [3, 7, 9], 5, 2) for _ in range(GAMES))
    # Shuffled: any order of the three; then any order of the two that were discarded.
    chances = {(*first, *second): 1 / 12 for first in permutations((3, 7, 9)) for second in permutations(first[:2])}
    assert len(chances) == 12 and fits(found, chances)


def test_the_test_notices_a_deck_that_is_dealt_unfairly():
    luck = random.Random(1)
    chances = {one: 1 / 6 for one in permutations((3, 7, 9))}
    false = Counter(luck.choice([*chances, (3, 7, 9)]) for _ in range(GAMES))
    assert not fits(false, chances)


def tiles_drawn(table: Table, tiles: list[int], scouted: int) -> tuple[int, ...]:
    """The back of the top tile, then all tiles; so many are scouted first."""
    table.tiles, table.ahead, table.act = sorted(tiles), [], 1
    table.turn_up_back()
    back = table.back
    table.scout(scouted)
    assert len(table.ahead) == scouted
    found = []
    while table.tiles or table.ahead:
        found.append(table.draw_tile())
        if table.back == NOWHERE:
            table.turn_up_back()
    assert TILES[found[0]].bonus == back
    return tuple(found)


def test_chart_6_tiles_come_as_from_a_shuffled_stack_though_backs_are_drawn_first():
    table = in_port()
    some = [1, 2, 5, 6]  # two without a bonus, two with one
    for scouted in (0, 1, 2, 3):
        found = Counter(tiles_drawn(table, some, scouted) for _ in range(GAMES))
        assert fits(found, {order: 1 / 24 for order in permutations(some)}), scouted


def test_chart_6_acts_lie_one_below_the_other():
    table = in_port()
    table.act = 3
    table.tiles, table.ahead = [1, 5, 9, 11, 17], []
    table.turn_up_back()
    for _ in range(200):
        clone = table.clone()
        assert isinstance(clone, Table)
        clone.reseed(_)
        clone.scout(5)
        assert [TILES[tile].act for tile in clone.ahead] == [1, 1, 2, 2, 3]


def test_chart_2_scouting_stops_before_a_tile_of_a_later_act():
    table = in_port()
    table.tiles, table.ahead = [5, 9, 11], []
    table.turn_up_back()
    table.scout(3)
    assert table.ahead == [5] and table.back == NOWHERE
    table.tiles, table.ahead = [9, 11], []
    table.turn_up_back()
    back = table.back
    table.scout(3)
    assert table.ahead == [] and table.back == back


def test_scouting_again_shows_the_same_tiles_first():
    table = in_port()
    table.scout(2)
    seen = table.ahead[:]
    table.scout(4)
    assert table.ahead[:2] == seen and len(table.ahead) == 4


def test_all_seats_and_spectators_see_the_same():
    table = in_port(3)
    views = [table.view(seat) for seat in (None, 0, 1, 2)]
    assert [view.pop("seat") for view in views] == [-1, 0, 1, 2]
    assert all(view == views[0] for view in views)


def test_nothing_hidden_is_stored():
    table = in_port(2)
    assert table.game.open and table.game.hidden(table, 0) == {}
    other = table.redeal(0, 1)
    other.chance = table.chance.copy()
    assert other.digest() == table.digest()


def test_an_observation_overwrites_what_stood_there():
    table = in_port(3)
    clean, used = bytearray(table.game.encoded), bytearray([9] * table.game.encoded)
    for out in (clean, used, used):
        table.game.encode(table, 1, out)
    assert clean == used and len(clean) < 5_000
