"""A ship that others move, elder, story or storm: what it meets there, and what becomes of it if it is lost."""

from __future__ import annotations

import pytest
from deck import KINDS, at_sea, roll
from ledger import Ledger
from test_altars import before_an_altar
from test_answers_refused import at_the_elder, before_the_guns
from test_begun_anew import raider_named
from test_elders import pellam, put_elder, woken
from test_guns import broadside_on, shot
from test_raiders import activate, beset
from test_supporting_fire import beset as beset_by
from test_supporting_fire import help_at
from told import carried_out, on_top
from voyage import asked, at_the_helm, events, in_port, sail_to, sign_on

from undertow.games.everrain import elders, tales
from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import HELM, NEST
from undertow.games.everrain.cards import elders as c
from undertow.games.everrain.cards import raiders as r
from undertow.games.everrain.cards.guns import POSTS, STARBOARD_GUN
from undertow.games.everrain.cards.stories import BOUND_FOR, STORIES
from undertow.games.everrain.foes import FOE_PILE
from undertow.games.everrain.hexes import SIDES
from undertow.games.everrain.procedures.elders import Drawn
from undertow.games.everrain.procedures.reclaiming import DrivenOut, Reclaim
from undertow.games.everrain.procedures.tales import draw_society_card
from undertow.games.everrain.procedures.travel import NewTile, Sail
from undertow.games.everrain.state import Table
from undertow.kernel.flow import NO_MOVE, run

BOTH = pytest.mark.parametrize("how", ["drawn", "drifting", "put out"])


def moved_onto(how: str, table: Table, outside: int, inside: int) -> None:
    """A ship is moved from one hex to the next by something else than its captain."""
    ship = table.ships[0]
    ship[s.HEX] = outside
    side = next(side for side in range(SIDES) if table.chart.next[outside * SIDES + side] == inside)
    if how == "drifting":
        roll(table, side, *[HELM] * 3)
        carried_out("drift 1", table)
        return
    frame: Drawn | DrivenOut = Drawn(0) if how == "drawn" else DrivenOut(0)
    frame.go_on()  # its damage is done
    if how == "drawn":
        table.beast = [c.HUNDREDFATHOM, inside, 0, 0, 0, 0]
        beyond = [
            at
            for at in range(len(table.chart.kind))
            if table.chart.apart(at, inside) == 1 and table.chart.apart(at, outside) == 2
        ]
        table.beast[c.AT] = beyond[0]
    table.push(frame)
    run(table, NO_MOVE)
    if ship[s.HEX] == outside:
        roll(table, *[HELM] * 3)
        table.play(m.PUT_OUT + side)


# -- what it meets -----------------------------------------------------------------------------------------------------


@BOTH
def test_altars_2_a_ship_that_is_moved_onto_the_tile_of_an_active_altar_meets_an_enemy(how: str) -> None:
    table, outside, inside = before_an_altar()
    moved_onto(how, table, outside, inside)
    assert table.ships[0][s.HEX] == inside and len(events(table, "altar_stirred")) == 1


@pytest.mark.parametrize(("storm", "blows"), [([2, 0, 0, 0], 1), ([2, 0, 0, 1], 1), ([2, 1, 0, 0], 0)])
def test_storms_6_a_ship_that_the_undertow_draws_out_of_a_storm_or_into_one_is_hurt(
    storm: list[int], blows: int
) -> None:
    table = at_sea(HELM)
    table.storms = [storm]  # over the first hex, over the second, over both
    moved_onto("drawn", table, table.chart.number[0, 0], table.chart.number[0, 1])
    assert table.ships[0][s.HEX] == table.chart.number[0, 1] and len(events(table, "post_destroyed")) == blows


# -- what becomes of it ------------------------------------------------------------------------------------------------


def barely_afloat(table: Table) -> None:
    """One post is left, where the next damage strikes."""
    table.ships[0][s.POSTS] = 1 << HELM


def test_loss_1_a_ship_that_drifts_into_a_storm_and_breaks_is_lost() -> None:
    table = at_sea()
    table.storms = [[2, 0, 0, 1]]
    barely_afloat(table)
    moved_onto("drifting", table, table.chart.number[0, 0], table.chart.number[0, 1])
    assert events(table, "ship_lost") == [{"seat": 0}]


def test_loss_6_a_ship_lost_to_the_storm_it_leaves_meets_no_enemy_of_the_altar_it_comes_to() -> None:
    table, outside, _ = before_an_altar()
    table.storms = [
        next([2, way, *table.chart.place[outside]] for way in range(3) if is_only_over(table, outside, way))
    ]
    barely_afloat(table)
    cards = len(table.piles[FOE_PILE])
    table.play(m.NAVIGATE)
    table.ships[0][s.POINTS] = 9
    roll(table, 0, HELM)
    table.play(m.AHEAD)
    assert events(table, "altar_stirred") and events(table, "ship_lost") and not events(table, "foe_came")
    assert table.coming == [] and len(table.piles[FOE_PILE]) + len(table.discards[FOE_PILE]) == cards


def is_only_over(table: Table, hexagon: int, way: int) -> bool:
    """Whether a storm that lies this way over a hex lies over no altar, and not where the ship is heading."""
    table.storms = [[2, way, *table.chart.place[hexagon]]]
    ahead = table.chart.next[hexagon * SIDES + table.ships[0][s.HEADING]]
    return not table.is_stormy(ahead) and not any([table.is_stormy(altar) for altar in table.chart.altars])


def test_loss_6_a_ship_lost_to_the_storm_that_it_leaves_makes_no_visit() -> None:
    table = at_the_helm(5)
    sail_to(table, 0, 0)
    table.ships[0][s.HEADING] = next(
        side for side in range(SIDES) if table.chart.next[table.ships[0][s.HEX] * SIDES + side] == table.chart.ports[0]
    )
    table.ships[0][s.VISITED] = 0
    table.storms = [[2, 1, 0, 0]]
    barely_afloat(table)
    table.ask_again()
    before = len(events(table, "port_reached"))
    roll(table, HELM)
    table.play(m.AHEAD)
    keys = [event.key for event in table.log(None)]
    assert "ship_lost" in keys and "port_reached" not in keys[keys.index("ship_lost") - 3 : keys.index("ship_lost")]
    assert before == len([key for key in keys[: keys.index("ship_lost")] if key == "port_reached"])


# -- reclaimed ports ---------------------------------------------------------------------------------------------------


def test_elders_16_the_walls_of_a_reclaimed_port_are_none_of_its_own_any_more() -> None:
    table = woken("landlord")
    port = pellam(table)
    elders.tear(table, port)
    table.push(Reclaim(port, 0))
    run(table, NO_MOVE)
    assert table.reclaimed == (port,) and elders.torn_at(table, port) == 0


def test_elders_14_a_ship_that_is_put_out_and_where_it_heads_are_told_and_it_sails_no_further() -> None:
    table = woken("landlord")
    ship = table.ships[0]
    ship[s.HEX] = pellam(table)
    ship[s.POINTS], ship[s.OWES] = 3, 1
    account = Ledger(table)
    table.push(Sail(0)), table.push(DrivenOut(0))
    roll(table, HELM, NEST)
    run(table, NO_MOVE)
    table.chance.script = None
    assert asked(table) == "put_out" and ship[s.OWES] == 0
    account.play(table.moves[0])
    account.play(m.FACE + 4)
    assert asked(table) == "turn" and ship[s.HEADING] == 4
    assert events(table, "ship_put_out") == [{"seat": 0, "at": ship[s.HEX]}]
    assert events(table, "ship_faced")[-1] == {"seat": 0, "heading": 4}


def test_elders_14_where_every_sea_hex_beside_the_port_is_taken_it_is_put_out_onto_the_nearest_free_one() -> None:
    table = woken("landlord")
    chart, port = table.chart, pellam(table)
    table.ships[0][s.HEX] = port
    beside = [at for at in range(len(chart.kind)) if chart.apart(at, port) == 1 and not chart.is_land(at)]
    table.raiders = [[raider_named("customs-hulk"), at, 0, 0, at, 0] for at in beside]
    table.explored += chart.altars  # so that nothing stirs
    frame = DrivenOut(0)
    frame.go_on()
    table.push(frame)
    run(table, NO_MOVE)
    assert asked(table) == "face_out" and not table.is_taken(0, table.ships[0][s.HEX])
    assert table.ships[0][s.HEX] != port and not chart.is_land(table.ships[0][s.HEX])


# -- guns --------------------------------------------------------------------------------------------------------------


def against(table: Table, move: int) -> list[str]:
    """The rules against a move, as things are now."""
    return table.asking.why_not(table, 0, move)


def test_sight_4_nobody_fires_out_of_a_port_at_whatever_it_be() -> None:
    for table, move in ((before_the_guns(), at_the_elder()), (beset_by(), help_at())):
        assert "sight.4" not in against(table, move)
        table.ships[0][s.HEX] = table.chart.ports[0]
        assert "sight.4" in against(table, move)


def test_sight_4_nobody_fires_into_a_port_at_whatever_it_be() -> None:
    table = before_the_guns()
    assert "sight.4" not in against(table, at_the_elder())
    put_elder(table, table.chart.ports[0])
    assert "sight.4" in against(table, at_the_elder())
    table = broadside_on()
    assert "sight.4" not in against(table, shot(STARBOARD_GUN))
    table.raiders[0][r.AT] = table.chart.ports[0]
    assert "sight.4" in against(table, shot(STARBOARD_GUN))


def test_zones_4_and_zones_5_a_gun_whose_post_is_beset_or_destroyed_fires_at_nothing() -> None:
    for table, move in ((before_the_guns(), at_the_elder()), (beset_by(), help_at())):
        ship, post = table.ships[0], POSTS[STARBOARD_GUN]
        assert not {"zones.4", "zones.5"} & set(against(table, move))
        foe = s.add_foe(ship, KINDS.index("drip"), post)
        assert "zones.4" in against(table, move)
        s.remove_foe(ship, foe)
        ship[s.POSTS] &= ~(1 << post)
        assert "zones.5" in against(table, move)


@pytest.mark.parametrize("whom", ["elder", "another ship"])
def test_sight_1_a_ship_between_is_in_the_way_of_whatever_is_fired(whom: str) -> None:
    table, move = (before_the_guns(), at_the_elder()) if whom == "elder" else (beset_by(), help_at())
    place, number = table.chart.place, table.chart.number
    here = place[table.ships[0][s.HEX]]
    between, beyond = [(here[0] + n * q, here[1] + n * p) for n in (1, 2) for q, p in [(0, 1)]]
    if whom == "elder":
        put_elder(table, number[beyond])
    else:
        table.ships[1][s.HEX] = number[beyond]
    assert "sight.1" not in against(table, move)
    table.raiders = [[raider_named("customs-hulk"), number[between], 0, 0, number[between], 0]]
    assert "sight.1" in against(table, move)


# -- enemy ships -------------------------------------------------------------------------------------------------------


def test_enemy_ships_9_moves_that_took_it_into_position_are_spent() -> None:
    table = beset("customs-hulk", q=0, r_=1, heading=0)  # a turn away from its position
    activate(table, 1, 0, 0)
    assert [told["n"] for told in events(table, "raider_sailed")] == [1]


# -- tiles and stories -------------------------------------------------------------------------------------------------


def test_chart_2_the_two_tiles_that_marthe_sees_are_told() -> None:
    table = at_the_helm(3)
    sign_on(table, "marthe", spot=NEST)
    table.push(NewTile(0))
    run(table, NO_MOVE)
    assert [list(told.values()) for told in events(table, "tiles_seen")] == [[0, *table.ahead[:2]]]


def test_society_3_a_passenger_bound_for_this_very_port_is_discarded() -> None:
    table = in_port()
    here = table.chart.port_of[table.ships[0][s.HEX]]
    guest = next(card for card in range(len(STORIES)) if BOUND_FOR[card] == here)
    cards = sorted([on_top(table, STORIES[guest].slug), on_top(table, "soc-map-forger")])
    roll(table, cards.index(guest), 0)
    assert draw_society_card(table, 0) == next(card for card in cards if card != guest)
    assert table.tales[guest] == tales.DISCARDED
