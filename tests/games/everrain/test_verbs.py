"""What verbs of story cards do to chart, storms, islands, ports and enemies, after the words of their definitions."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from told import SLUGS, carried_out, on_top
from voyage import asked, chart_tile, events, mount, put, sail_to, stow, under_way

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import BLANK, FIRST_SLOT, HELM, NOWHERE
from undertow.games.everrain.cards.enemies import FOES
from undertow.games.everrain.cards.language import effects
from undertow.games.everrain.cards.stories import STORIES, outcome_of
from undertow.games.everrain.cards.treasures import SORTS, TREASURES
from undertow.games.everrain.game import EVERRAIN
from undertow.games.everrain.hexes import SIDES, distance, slot_beside, slot_of, step_from
from undertow.games.everrain.procedures.outcomes import PROGRAM_OF, PROGRAMS, Outcome
from undertow.games.everrain.procedures.tales import Tale
from undertow.games.everrain.procedures.verbs import instructions_of
from undertow.games.everrain.state import TREASURE_PILE, Table, storm_hexes
from undertow.games.everrain.tiles import TILES
from undertow.kernel.effects import laid_out
from undertow.kernel.flow import NO_MOVE, run

TILE = [tile.slug for tile in TILES].index("i-6")  # a clue bonus, no start space
STORM = [2, 0, 5, -2]


def at_sea(*ahead: int) -> Table:
    """A ship on the calm hex (0, 0), facing the port beside it, with these tiles next."""
    table = under_way()
    sail_to(table, 0, 0)
    table.storms = []
    table.ahead = [*ahead]
    for tile in ahead:
        table.tiles.remove(tile)
    table.ask_again()
    return table


def roll(table: Table, *draws: int) -> None:
    """The next dice fall like this."""
    table.chance.script, table.chance.read = [*draws], 0


def away(table: Table, number: int = 0) -> int:
    """How far a storm is from the ship."""
    here = table.chart.place[table.ships[0][s.HEX]]
    return min(distance(place, here) for place in storm_hexes(table.storms[number]))


@contextmanager
def carrying_out(table: Table, verbs: str) -> Iterator[None]:
    """Verbs are carried out, up to the first question and, with the answers, further."""
    card = SLUGS.index("sea-upward-rain")
    program = PROGRAM_OF[outcome_of(card, 0, 0)][0]
    kept, PROGRAMS.flat[program] = PROGRAMS.flat[program], laid_out(instructions_of(effects(verbs)))
    try:
        table.push(Outcome(program, 0, 0, [card, 0, 0, 0, 0]))
        run(table, NO_MOVE)
        yield
    finally:
        PROGRAMS.flat[program] = kept


# -- chart -------------------------------------------------------------------------------------------------------------


def test_chart_2_the_verb_chart_lays_the_next_tile_on_any_free_slot_that_touches_the_ships_tile_for_nothing() -> None:
    table = at_sea(TILE)
    ship, laid = table.ships[0], len(table.chart.slots)
    fresh, clues = ship[s.FRESH : s.FRESH + 4], ship[s.CLUES]
    with carrying_out(table, "chart"):
        here = slot_of(table.chart.place[ship[s.HEX]])
        free = [side for side in range(SIDES) if slot_beside(here, side) not in table.chart.slots]
        assert asked(table) == "free_tile" and len(free) == 5  # one of six is taken
        assert table.moves == tuple([m.LAY_AT + 3 * side + turn for side in free for turn in range(3)])
        table.play(m.LAY_AT + 3 * free[2] + 1)
    assert table.chart.slots[slot_beside(here, free[2])] == laid == 2 and not table.ahead
    assert ship[s.CLUES] == clues + TILES[TILE].bonus and ship[s.FRESH : s.FRESH + 4] == fresh
    assert asked(table) == "turn" and ship[s.POINTS] == 0


@pytest.mark.parametrize("why", ["storm", "act", "slots"])
def test_chart_2_nothing_is_charted_under_a_storm_nor_of_a_later_act_nor_without_a_free_slot(why: str) -> None:
    table = at_sea(TILE)
    if why == "storm":
        table.storms = [[2, 0, 0, 0]]
    elif why == "act":
        table.tiles, table.ahead = [], []
    else:
        slots = [slot_beside((0, 0, 0), side) for side in range(SIDES)]
        for tile, slot in zip(("i-2", "i-3", "i-4", "i-7", "i-8"), slots[1:], strict=True):
            chart_tile(table, tile, slot)
    tiles = len(table.chart.slots)
    carried_out("chart", table)
    assert len(table.chart.slots) == tiles and not events(table, "tile_laid")[1:]


def test_enemy_ships_3_a_charted_start_space_brings_an_enemy_ship() -> None:
    table = at_sea([tile.slug for tile in TILES].index("i-5"))
    carried_out("chart", table)
    assert len(table.raiders) == 1


# -- storms ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("way", "step"), [("toward", -1), ("away", 1)])
@pytest.mark.parametrize("n", [1, 2])
def test_storms_8_a_card_moves_the_nearest_storm_hex_by_hex_and_it_keeps_its_orientation(
    way: str, step: int, n: int
) -> None:
    table = at_sea()
    table.storms = [[3, 1, -9, 9], STORM[:]]
    before = away(table, 1)
    carried_out(f"storm {way} {n}", table)
    assert away(table, 1) == before + step * n and table.storms[1][:2] == STORM[:2]
    assert table.storms[0] == [3, 1, -9, 9] and len(events(table, "storm_moved")) == n


def test_storms_8_the_captain_chooses_among_the_shortest_steps_and_no_others() -> None:
    for way, key, step in (("toward", "storm_toward_ship", -1), ("away", "storm_away", 1)):
        table = at_sea()
        table.storms = [STORM[:]]
        with carrying_out(table, f"storm {way} 1"):
            assert asked(table) == key and 1 < len(table.moves) < SIDES
            for side in range(SIDES):
                other = table.clone()
                assert isinstance(other, Table)
                q, r = step_from((STORM[2], STORM[3]), side)
                other.storms = [[*STORM[:2], q, r]]
                assert (m.STORM_STEP + side in table.moves) is (away(other) == away(table) + step)


@pytest.mark.parametrize(("way", "step"), [("toward", -1), ("away", 1)])
def test_storms_8_of_storms_that_are_equally_near_the_captain_chooses_one_and_then_its_way(way: str, step: int) -> None:
    for chosen, size in ((1, 3), (2, 4)):
        table = at_sea()
        table.storms = [[2, 0, 9, -9], [3, 0, 0, 4], [4, 0, 4, 0]]
        while away(table, 1) != away(table, 2):
            table.storms[2][2] += 1 if away(table, 2) < away(table, 1) else -1
        before = [storm[:] for storm in table.storms]
        with carrying_out(table, f"storm {way} 1"):
            assert asked(table) == "which_storm" and list(table.moves) == [m.STORM_PLACE + 2, m.STORM_PLACE + 3]
            assert table.describe(table.moves[chosen - 1]) == f"The storm of {size} hexes"
            table.play(m.STORM_PLACE + size - 1)
            again = EVERRAIN.load(table.dump())
            assert again.asking.key == table.asking.key and again.moves == table.moves
            if asked(table).startswith("storm_"):
                table.play(table.moves[0])
        moved = [number for number in range(3) if table.storms[number] != before[number]]
        assert moved == [chosen] and table.drifting == NOWHERE
        here = table.chart.place[table.ships[0][s.HEX]]
        was = min(distance(place, here) for place in storm_hexes(before[chosen]))
        assert away(table, chosen) == was + step


def test_storms_8_nobody_is_asked_about_storms_that_cover_the_ship_and_could_only_come_nearer() -> None:
    table = at_sea()
    table.storms = [[2, 0, 0, 0], [3, 0, 0, 0]]
    with carrying_out(table, "storm toward 1"):
        assert asked(table) not in ("which_storm", "storm_toward_ship")


def test_storms_8_without_a_storm_nothing_moves_and_one_that_covers_the_ship_comes_no_nearer() -> None:
    assert not events(carried_out("storm away 1; storm toward 1", at_sea()), "storm_moved")
    table = at_sea()
    table.storms = [[2, 0, 0, 0]]
    assert not events(carried_out("storm toward 2", table), "storm_moved")


# -- the ship ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", range(6))
def test_events_6_a_drifting_ship_moves_in_the_direction_that_is_rolled_and_does_not_turn(side: int) -> None:
    table = at_sea()
    sail_to(table, 1, 1, 3)
    there = step_from((1, 1), side)
    roll(table, side)
    carried_out("drift 1", table)
    ship = table.ships[0]
    assert table.chart.place[ship[s.HEX]] == there and ship[s.HEADING] == 3
    assert events(table, "ship_drifted") == [{"seat": 0, "at": ship[s.HEX]}]


@pytest.mark.parametrize("rolled", [6, 7, 8, 9])
def test_events_6_a_six_and_more_drive_the_ship_straight_ahead(rolled: int) -> None:
    table = at_sea()
    sail_to(table, 0, 2, 5)
    roll(table, rolled, rolled)
    carried_out("drift 2", table)
    assert table.chart.place[table.ships[0][s.HEX]] == step_from(step_from((0, 2), 5), 5)


def test_events_6_a_ship_drifts_onto_no_uncharted_hex_and_onto_no_other_ship() -> None:
    table = under_way(2)
    sail_to(table, 0, 0), sail_to(table, 2, 0, seat=1)
    roll(table, 3)
    carried_out("drift 1", table)
    assert not events(table, "ship_drifted")
    sail_to(table, 1, 1)
    there = next(side for side in range(6) if step_from((1, 1), side) == (2, 0))
    roll(table, there)
    carried_out("drift 1", table)
    assert not events(table, "ship_drifted")


@pytest.mark.parametrize(("hull", "stone", "struck"), [(False, False, 2), (True, False, 1), (False, True, 0)])
def test_storms_6_a_ship_that_drifts_into_a_storm_and_out_of_it_is_hurt_as_usual(
    hull: bool, stone: bool, struck: int
) -> None:
    table = at_sea()
    sail_to(table, 0, 2, 5)
    table.storms = [[2, 0, *step_from((0, 2), 5)]]
    if hull:
        mount(table, "copper-bottom", 2)
    if stone:
        stow(table, "rel-dry-stone")
    roll(table, 6, 0, 6, 0) if not stone and not hull else roll(table, 6, 6)
    carried_out("drift 2", table)
    assert len(events(table, "ship_drifted")) == 2 and not table.is_stormy(table.ships[0][s.HEX])
    assert len(events(table, "post_destroyed")) == struck and len(events(table, "damage_held_off")) == int(hull)


@pytest.mark.parametrize("verb", ["drift", "sail"])
def test_rulings_31_a_ship_that_a_card_brings_into_a_port_makes_its_visit_at_the_start_of_its_next_turn(
    verb: str,
) -> None:
    table = at_sea()
    ship = table.ships[0]
    put(table, 0, HELM)
    ship[s.VISITED], ship[s.OWES] = 0, 0
    if verb == "drift":
        roll(table, 0)
        carried_out("drift 1", table)
    else:
        carried_out("sail 3", table)
        assert asked(table) == "steer" and ship[s.POINTS] == 3
        table.play(m.AHEAD)
    assert table.in_port(0) and asked(table) == "turn" and ship[s.POINTS] == 0 and ship[s.OWES] == 1
    table.chance.script = None
    turn = table.round
    table.play(m.END)
    while asked(table) not in ("port", "which_card"):
        table.play(table.moves[0])
    assert table.deciding == 0 and table.round == turn + 1 and ship[s.OWES] == 0


def test_travel_2_points_that_a_card_gives_are_as_many_as_it_says_and_cost_no_order() -> None:
    table = at_sea()
    put(table, 0, HELM)  # a manned post adds nothing
    fresh = table.ships[0][s.FRESH : s.FRESH + 4]
    carried_out("sail 4", table)
    assert table.ships[0][s.POINTS] == 4 and table.ships[0][s.FRESH : s.FRESH + 4] == fresh
    table.play(m.STOP)
    assert table.ships[0][s.POINTS] == 0 and asked(table) == "turn"


# -- islands -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "explored"), [(2, False), (0, True)])
def test_islands_4_an_island_that_is_left_unexplored_gets_no_marker_and_can_be_landed_on_again(
    answer: int, explored: bool
) -> None:
    table = under_way()
    ship = table.ships[0]
    ship[s.HEX] = island = table.chart.kind.index(TILES[0].kinds[0][5])
    put(table, 0, FIRST_SLOT)
    on_top(table, "exp-breathing")
    table.ask_again()
    table.play(m.LAND)
    table.play(m.ANSWER + answer)
    while asked(table) != "turn":
        table.play(table.moves[0])
    assert (island in table.explored) is explored and (m.LAND in table.moves) is not explored
    on_top(table, "exp-house-of-salt")
    if not explored:  # what is spared is spared once
        table.play(m.LAND)
        table.play(m.ANSWER + 1)
        while asked(table) != "turn":
            table.play(table.moves[0])
        assert island in table.explored


# -- enemies -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", ["bailiff", "stowaway"])
def test_setup_3_a_card_calls_an_enemy_by_its_name_onto_a_blank_post(slug: str) -> None:
    table = at_sea()
    with carrying_out(table, f"special {slug}"):
        assert {move - m.ZONE for move in table.moves} == {*BLANK}
        roll(table, 0)
        table.play(m.ZONE + BLANK[0])
    (foe,) = s.foes(table.ships[0])
    assert FOES[table.ships[0][foe]].slug == slug and len(events(table, "foe_came")) == 1


def test_setup_3_the_journey_of_the_seventh_chronicle_brings_the_bailiff() -> None:
    from undertow.games.everrain import tales

    table = at_sea()
    card = SLUGS.index("c07-journey")
    table.tales[card - 1], table.tales[card], table.memory[6] = tales.WRITTEN, tales.WAITING, 0
    table.push(Tale(0, card))
    run(table, NO_MOVE)
    table.play(m.ANSWER + 1)
    while asked(table) != "turn":
        table.play(table.moves[0])
    assert [FOES[table.ships[0][foe]].slug for foe in s.foes(table.ships[0])] == ["bailiff"]


# -- goods -------------------------------------------------------------------------------------------------------------


def test_treasures_2_what_is_passed_over_on_the_way_to_a_sort_is_discarded() -> None:
    table = at_sea()
    cards = [next(n for n, each in enumerate(TREASURES) if SORTS[each.sort] == sort) for sort in SORTS]
    table.piles[TREASURE_PILE] = sorted(cards)
    roll(table, 0, 0, 0, 0)
    carried_out("treasure relic 1", table)
    assert s.held(table.ships[0]) == cards[3:] and sorted(table.discards[TREASURE_PILE]) == sorted(cards[:3])


def test_treasures_2_a_sort_of_which_there_is_none_brings_nothing() -> None:
    table = at_sea()
    table.piles[TREASURE_PILE] = [0]
    carried_out("treasure relic 1", table)
    assert not s.held(table.ships[0]) and table.piles[TREASURE_PILE] == [0]


def test_treasures_5_with_a_full_hold_the_owner_discards_down_to_its_room_the_new_card_included() -> None:
    table = at_sea()
    room = s.hold_room(table.ships[0])
    with carrying_out(table, f"treasure any {room + 1}"):
        held = s.held(table.ships[0])
        assert len(held) == room + 1 and [move - m.DISCARD for move in table.moves] == sorted(held)
        table.play(m.DISCARD + held[-1])
    assert len(s.held(table.ships[0])) == room and held[-1] in table.discards[TREASURE_PILE]


def test_events_6_of_a_lost_ship_the_rest_of_a_card_is_dropped() -> None:
    table = at_sea()
    ship = table.ships[0]
    ship[s.POSTS] = 1
    carried_out("damage 1; coins 9", table)
    assert events(table, "ship_lost") and not events(table, "coins_gained")


def test_society_2_a_passenger_takes_the_free_cabin_and_nobody_else_finds_one() -> None:
    table = at_sea()
    assert table.view(0)["ships"][0]["cabins"] == 1
    for slug, taken in (("soc-choirmaster", True), ("soc-beekeeper", False)):
        card = on_top(table, slug)
        table.push(Tale(0, card))
        run(table, NO_MOVE)
        if taken:
            table.play(m.ANSWER)
        assert (card in table.view(0)["stories"]["passengers"][0]) is taken
    assert [STORIES[card].slug for card in table.view(0)["stories"]["discards"]] == ["soc-beekeeper"]
