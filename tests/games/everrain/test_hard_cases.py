"""Where two rules meet: cases of the book that are easily played wrong."""

from __future__ import annotations

import pytest
from deck import KINDS, MOVE, OMEN, act, at_sea, board, roll
from test_altars import altar_at_hand, before_an_altar
from test_boarding import beside_a_ship
from test_guns import broadside_on, shot
from test_ports import rich, visit
from test_raiders import activate
from test_raiders import add as add_raider
from test_travel import before_an_edge
from told import carried_out
from voyage import (
    asked,
    at_the_helm,
    chart_tile,
    events,
    give_trait,
    mount,
    put,
    sail_to,
    send,
    sign_on,
    stow,
    under_way,
    why,
)

from undertow.games.everrain import elders, tales
from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import BELOW, FIRST_SLOT, HELM, HIRE, NEST, REST
from undertow.games.everrain.cards import elders as c
from undertow.games.everrain.cards.guns import POSTS, STARBOARD_GUN
from undertow.games.everrain.cards.island import BAG, CLUE, ENEMY, LANDMARKS
from undertow.games.everrain.cards.language import SOCIETY
from undertow.games.everrain.cards.stories import STORIES
from undertow.games.everrain.cards.traits import TRAITS
from undertow.games.everrain.foes import FOE_PILE
from undertow.games.everrain.procedures.acts import ActEnd
from undertow.games.everrain.procedures.deck_enemies import Spawn, spawn
from undertow.games.everrain.procedures.elders import listen_alone
from undertow.games.everrain.procedures.losses import Sinking
from undertow.games.everrain.procedures.ports import Visit
from undertow.games.everrain.procedures.reclaiming import DrivenOut
from undertow.games.everrain.procedures.tale_menu import is_jinxed
from undertow.games.everrain.procedures.turns import Turn
from undertow.games.everrain.state import BAD_PILE, BY_ENEMY, BY_PLAYERS, Table
from undertow.games.everrain.tiles import ISLAND


def sink(table: Table, seat: int = 0) -> None:
    table.push(Sinking(seat, 0))
    table.ask_again()


def test_altars_4_a_ship_that_is_lost_there_leaves_the_altar_cleansed():
    table, altar = altar_at_hand()
    table.play(m.CLEANSE)
    while asked(table) != "turn":
        table.play(table.moves[0])
    assert altar in table.explored
    sink(table)
    assert altar in table.explored and altar in table.wrecks


def an_island() -> tuple[Table, int]:
    table = at_sea(FIRST_SLOT)
    island = next(at for at, kind in enumerate(table.chart.kind) if kind == ISLAND)
    table.ships[0][s.HEX] = island
    table.ask_again()
    return table, island


def test_islands_2_a_wreck_that_is_looted_there_explores_no_island():
    table, island = an_island()
    table.wrecks.append(island)
    table.ask_again()
    assert m.LOOT in table.moves and m.LAND in table.moves
    table.play(m.LOOT)
    while asked(table) != "turn":
        table.play(table.moves[-1])
    assert m.LOOT not in table.moves and m.LAND in table.moves


def test_islands_4_a_ship_that_is_lost_there_leaves_the_island_explored():
    table, island = an_island()
    table.explored.append(island)
    sink(table)
    assert island in table.explored


def test_elders_17_a_ship_that_its_agony_sinks_meets_no_hundredling():
    table = at_sea(elder="hundredfathom")
    table.ships[0][s.POSTS] = 3
    table.elder = table.enemy
    elders.wake_where_they_meet(table)
    table.ask_again()
    assert events(table, "ship_lost")
    assert not events(table, "foe_came")


def test_boarding_8_a_crew_that_dies_while_enemies_come_meets_no_more_of_them():
    table = beside_a_ship(1)
    ship = table.ships[0]
    table.act = table.deck_act = 2
    table.piles[FOE_PILE] = [KINDS.index("gullwife")] * 2
    for place in s.crew(ship)[1:]:
        s.clear(ship, place)
    ship[s.AT[0] + s.WOUNDS] = 4
    table.ask_again()
    roll(table, 0, 0, 3, OMEN, 5, MOVE)
    table.play(m.BOARD)
    assert events(table, "ship_lost") and len(events(table, "foe_came")) == 1
    assert not events(table, "foe_banished") and not table.coming


def test_progress_5_players_who_are_ahead_when_the_enemy_ended_the_act_leave_the_elder_where_it_is():
    table = under_way()
    table.enemy, table.players, table.elder = 4, 5, 10
    table.act_ended = BY_ENEMY
    table.play(m.END)
    while table.act == 1:
        table.play(table.moves[0])
    assert table.elder == 10


def test_enemies_6_one_that_is_brought_in_a_turn_acts_in_the_enemy_phase_that_follows():
    table = at_sea()
    bride = board(table, "tide-bride", 1)
    act(table, bride, OMEN)
    roll(table, MOVE)
    table.play(table.moves[0])
    assert asked(table) == "turn"
    roll(table, *[MOVE] * 30)
    table.play(m.END)
    while asked(table) == "activate":
        table.play(table.moves[0])
    told = [each for each in events(table, "foe_rolled")]
    print(told)
    assert sum(each["moves"] == 3 for each in told) == 1  # gutterling's three dice


def test_rulings_31_a_treasure_that_takes_the_ship_into_a_port_is_an_action_of_the_turn_and_makes_the_visit():
    table = at_sea()
    ship = table.ships[0]
    ship[s.VISITED] = 0
    card = stow(table, "tri-pilots-whistle")
    table.ask_again()
    table.play(m.USE + card)
    table.play(m.AHEAD)
    assert table.in_port(0) and asked(table) == "port" and not ship[s.OWES]


def test_ports_9_whoever_sails_out_with_a_treasure_ends_the_visit_and_may_make_another_elsewhere():
    table = under_way()
    slots = [slot for slot in ((0, 0, 1), (0, -1, 1)) if slot not in table.chart.slots]
    chart_tile(table, "i-3", slots[0])
    ship = table.ships[0]
    pellam = table.chart.ports[2]
    ship[s.HEX], ship[s.VISITED] = table.chart.ports[0], 0
    card = stow(table, "tri-pilots-whistle")
    put(table, 0, NEST)
    table.push(Visit(0))
    table.ask_again()
    assert asked(table) == "port"
    table.play(m.USE + card)
    ship[s.POINTS] = 40
    table.ask_again()
    assert s.mans_nest(ship)
    course = next(course for course in table.view(None)["reach"] if course["hex"] == pellam)
    for move in course["moves"]:
        table.play(move)
    assert asked(table) == "port" and ship[s.HEX] == pellam and not s.mans_nest(ship)
    assert len([frame for frame in table.stack if isinstance(frame, Visit)]) == 1
    table.play(m.LEAVE)
    assert asked(table) == "turn" and ship[s.HEX] == pellam


def test_crew_10_frailty_that_would_kill_is_drawn_again():
    table = at_sea()
    ship = table.ships[0]
    ship[s.AT[0] + s.WOUNDS] = 4
    frail, homesick = TRAITS.index("frail"), TRAITS.index("homesick")
    table.discards[BAD_PILE] += table.piles[BAD_PILE]
    table.piles[BAD_PILE] = [homesick, frail]
    for card in table.piles[BAD_PILE]:
        table.discards[BAD_PILE].remove(card)
    roll(table, 1, 0)
    board_number = ship[s.AT[0]]
    for other in s.crew(ship)[1:]:
        s.clear(ship, other)
    carried_out("trait one bad", table)
    assert ship[s.AT[0]] == board_number and ship[s.AT[0] + s.BAD] == homesick
    assert events(table, "trait_redrawn") == [{"seat": 0, "crew": board_number, "trait": frail}]


def test_sight_4_an_enemy_ship_in_a_port_that_is_safe_again_attacks_nobody_from_there():
    """It came in under a storm, which has gone."""
    table = at_sea(HELM)
    add_raider(table, "ropewalker", 1, 0)
    assert table.is_port(table.raiders[0][1])
    activate(table, 0, 1, 1)
    assert asked(table) == "turn" and not events(table, "raider_omen") and not events(table, "raider_attacked")


def test_enemies_1_an_altar_that_is_stirred_while_others_still_come_sends_its_enemy_to_the_ship_that_came():
    table = at_sea(HELM, seats=2)
    table.coming = [KINDS.index("drip")]
    table.push(Spawn(0, 1))
    spawn(table, 1, 1)
    table.ask_again()
    while asked(table) == "place":
        table.play(table.moves[0])
    assert [each["seat"] for each in events(table, "foe_came")] == [1, 0]


def test_orders_5_teasels_second_member_goes_at_once_or_not_at_all():
    table = at_sea(HELM)
    sign_on(table, "teasel", spot=7)
    other = put(table, 1, BELOW)
    sail_to(table, 0, 1)  # where a wreck is
    ship = table.ships[0]
    ship[s.FRESH : s.FRESH + 4] = [1, 1, 0, 0]
    table.ask_again()
    table.play(send(put(table, 0, HELM), BELOW))
    assert send(other, 1) in table.moves
    table.play(m.LOOT)
    while asked(table) != "turn":
        table.play(table.moves[-1])
    assert why(table, send(other, 1)) == ["orders.3"]


def test_elders_18_corvane_who_hears_no_omens_hears_the_response():
    table = at_sea(elder="unsung")
    table.beast = [c.UNSUNG, 0, 0, 0, 0, 0]
    place = sign_on(table, "corvane", spot=HELM)
    listen_alone(table, 0)
    assert table.ships[0][place + s.STRESS] == 1


def stories(table: Table) -> list[dict[str, int]]:
    """The story cards that were read."""
    return events(table, "tale_told")


# -- the order of steps ------------------------------------------------------------------------------------------------


def keys(table: Table, *wanted: str) -> list[str]:
    """What was told of some kinds, in its order."""
    return [event.key for event in table.log(None) if event.key in wanted]


def test_acts_5_a_crew_that_leaves_unpaid_lowers_the_elder_before_the_trailing_marker_moves_up_and_wakes_it():
    table = under_way(elder="landlord")
    table.players, table.enemy, table.elder = 4, 2, 5
    table.act_ended, table.ships[0][s.COINS] = BY_PLAYERS, 0
    table.push(ActEnd(0))
    table.ask_again()
    table.play(m.TOKEN)
    assert asked(table) == "storm_place"
    order = keys(table, "ship_lost", "elder_lowered", "marker_moved_up", "elder_woken", "elder_risen", "storm_placed")
    assert order == ["ship_lost", "elder_lowered", "marker_moved_up", "elder_woken", "elder_risen"]
    assert table.enemy == table.elder == 4 and table.beast


def test_acts_4_an_elder_that_the_enemys_lead_wakes_is_there_before_wages_are_paid():
    table = under_way(elder="unsung")
    table.players, table.enemy, table.elder = 2, 4, 6
    table.act_ended, table.ships[0][s.CLUES] = BY_ENEMY, 7
    table.push(ActEnd(0))
    table.ask_again()
    order = keys(table, "elder_woken", "clues_hushed", "elder_risen", "wage_paid", "marker_moved_up")
    assert order == ["elder_woken", "clues_hushed", "elder_risen", "wage_paid", "wage_paid", "marker_moved_up"]
    assert table.beast[c.WRATH] == 2 + 1 - 1  # its lead before the players' marker moved up, and the act


def test_turn_end_1_a_crew_that_dies_of_the_sea_meets_no_sea_event_and_rulings_16_nothing_else():
    table = at_sea(HELM)
    ship = table.ships[0]
    for other in s.crew(ship)[1:]:
        s.clear(ship, other)
    ship[s.AT[0] + s.STRESS] = 4
    table.tales = tales.beginning()
    table.ask_again()
    told = len(stories(table))
    table.play(m.END)
    assert keys(table, "ship_lost", "elder_lowered", "agenda_moved")[:3] == [
        "ship_lost",
        "elder_lowered",
        "agenda_moved",
    ]
    assert all(STORIES[each["tale"]].back == SOCIETY for each in stories(table)[told:])  # of the visit after it


def test_loss_10_a_ship_that_returns_to_a_port_under_a_storm_lies_on_rough_sea_and_makes_no_visit():
    table = at_sea()
    port = table.chart.ports[0]
    ship = table.ships[0]
    sink(table)
    assert asked(table) == "port" and ship[s.HEX] == port
    table = at_sea()
    ship = table.ships[0]
    table.storms = [[2, 0, *table.chart.place[port]]]
    drifting(table, port)
    assert ship[s.HEX] == port and asked(table) == "turn" and not ship[s.OWES] and table.is_rough(port)
    assert ship[s.COINS] == 20 and len(s.crew(ship)) == 1


def drifting(table: Table, port: int) -> None:
    """Lose the first ship; the storm stays where it is."""
    table.push(Sinking(0, 0))
    table.ask_again()
    while asked(table) != "turn":
        table.play(table.moves[0])
        table.storms = [[2, 0, *table.chart.place[port]]]


def test_enemies_5_whoever_is_sunk_by_an_enemys_first_die_under_sail_sails_no_farther():
    table, _, inside = before_an_altar()
    ship = table.ships[0]
    table.piles[FOE_PILE] = [KINDS.index("barnacled")]
    ship[s.POSTS] = 1 << 1
    table.ask_again()
    table.play(m.NAVIGATE)
    ship[s.POINTS] = 5
    table.ask_again()
    table.play(m.AHEAD)
    roll(table, OMEN)
    table.play(m.ZONE + 1)
    assert events(table, "ship_lost") and table.wrecks == [inside] and asked(table) != "steer"


def test_islands_1_a_party_that_dies_of_homesickness_hears_no_story_and_leaves_the_island_unexplored():
    table, island = an_island()
    ship = table.ships[0]
    ship[s.AT[0] + s.STRESS] = 4
    give_trait(table, 0, "homesick")
    table.tales = tales.beginning()
    table.ask_again()
    told = len(stories(table))
    table.play(m.LAND)
    assert events(table, "died") and len(stories(table)) == told and island not in table.explored
    assert asked(table) == "turn" and len(s.crew(ship)) == 1


def test_upgrades_3_nobody_lands_from_a_dinghy_that_a_schematic_covers():
    table, _ = an_island()
    assert m.LAND in table.moves and m.JOURNEY in table.moves
    mount(table, "galley", 0, plan=True)
    table.ask_again()
    assert why(table, m.LAND) == why(table, m.JOURNEY) == ["islands.2"]


def test_rulings_31_a_card_that_brings_a_ship_back_into_a_port_of_this_turn_owes_it_a_visit_in_the_next():
    table = at_sea()
    ship = table.ships[0]
    ship[s.OWES], ship[s.VISITED] = 0, 1
    carried_out("sail 3", table)
    table.play(m.AHEAD)
    assert asked(table) == "steer" and ship[s.POINTS] == 2  # ports.8: it could sail on
    table.play(m.STOP)
    assert table.in_port(0) and asked(table) == "turn" and ship[s.OWES] == 1


def on_a_journey(*, boats: int = 2) -> Table:
    """The crew stand on a Ship's Boat at an island and have set out; no story comes."""
    table, _ = an_island()
    mount(table, "ships-boat", 0)
    for number in range(boats):
        put(table, number, FIRST_SLOT)
    table.ask_again()
    table.play(m.JOURNEY)
    return table


def step(table: Table, number: int, landmark: int, token: int) -> None:
    """A member steps onto a landmark, where this token lies."""
    roll(table, sum(BAG[:token]))
    table.play(m.STEP + table.ships[0][s.AT[number]] * len(LANDMARKS) + landmark)


def test_discovery_7_whoever_stayed_in_the_boat_is_there_still():
    table = on_a_journey()
    step(table, 0, 0, CLUE)
    table.play(m.TURN_BACK)
    ship = table.ships[0]
    assert (ship[s.AT[0] + s.SPOT], ship[s.AT[1] + s.SPOT]) == (BELOW, FIRST_SLOT)


def test_discovery_6_when_nobody_ashore_is_left_the_journey_ends_though_others_wait_in_the_boat():
    table = on_a_journey()
    table.ships[0][s.AT[0] + s.STRESS] = 4
    step(table, 0, 0, CLUE)
    assert events(table, "died") and events(table, "journey_ended") and asked(table) == "turn"


def test_discovery_6_an_enduring_member_who_would_die_ashore_is_below_deck_and_walks_no_farther():
    table = on_a_journey()
    ship = table.ships[0]
    give_trait(table, 0, "enduring")
    step(table, 1, 1, CLUE)
    ship[s.AT[0] + s.STRESS] = 4
    step(table, 0, 0, CLUE)
    assert events(table, "endured") and asked(table) == "journey"
    boards = {(move - m.STEP) // len(LANDMARKS) for move in table.moves if move != m.TURN_BACK}
    assert boards == {ship[s.AT[1]]}


def test_discovery_2_whoever_is_lured_onto_the_deck_meanwhile_does_not_go_ashore():
    table = on_a_journey()
    table.piles[FOE_PILE], table.act, table.deck_act = [KINDS.index("lampmouth")], 2, 2
    roll(table, sum(BAG[:ENEMY]), 0, OMEN)
    table.play(m.STEP + table.ships[0][s.AT[0]] * len(LANDMARKS))
    table.play(m.ZONE + 1)
    ship = table.ships[0]
    assert ship[s.AT[1] + s.SPOT] == 1 and asked(table) == "journey"
    assert {(move - m.STEP) // len(LANDMARKS) for move in table.moves if move != m.TURN_BACK} == {ship[s.AT[0]]}


def test_rulings_30_a_jinx_of_one_who_has_gone_is_not_that_of_the_next_at_the_same_place():
    table = at_sea()
    ship = table.ships[0]
    ship[s.LUCKLESS] = 0b11
    table.let_go(0, s.AT[1])
    sign_on(table, "wick")
    give_trait(table, 1, "jinxed")
    assert is_jinxed(ship, s.AT[1]) and ship[s.LUCKLESS] == 0b01


# -- refusals cite the rule --------------------------------------------------------------------------------------------


def test_zones_4_nobody_fires_a_gun_beside_an_enemy_and_zones_5_none_from_a_destroyed_post():
    table = broadside_on()
    board(table, "drip", POSTS[STARBOARD_GUN])
    table.ask_again()
    assert why(table, shot(STARBOARD_GUN)) == ["zones.4"]
    table = broadside_on()
    table.ships[0][s.POSTS] &= ~(1 << POSTS[STARBOARD_GUN])
    table.ask_again()
    assert why(table, shot(STARBOARD_GUN)) == ["zones.5"]


def test_zones_4_no_tile_is_laid_with_an_enemy_in_the_nest_and_zones_5_with_the_nest_destroyed():
    table = before_an_edge()
    board(table, "drip", NEST)
    table.ask_again()
    assert why(table, m.LAY) == ["zones.4"]
    table = before_an_edge()
    table.ships[0][s.POSTS] &= ~(1 << NEST)
    table.ask_again()
    assert why(table, m.LAY) == ["zones.5"]


def test_ports_7_a_member_who_has_been_at_a_place_goes_to_no_other():
    table = rich(60)
    table.play(visit(table, 0, REST))
    assert why(table, visit(table, 0, HIRE)) == ["ports.7"]
    assert visit(table, 1, HIRE) in table.moves


def test_upgrades_9_a_fatigued_member_is_not_sent_to_the_improvement_again():
    table = at_sea()
    ship = table.ships[0]
    member = put(table, 0, FIRST_SLOT + 1)  # the Hammock
    ship[s.AT[0] + s.STRESS] = 2
    table.ask_again()
    table.play(send(member, FIRST_SLOT + 1))
    assert ship[s.AT[0] + s.STRESS] == 1
    assert why(table, send(member, FIRST_SLOT + 1)) == ["upgrades.9"]
    assert send(member, HELM) in table.moves


@pytest.mark.parametrize("storm", [False, True])
def test_storms_6_whoever_is_put_out_of_a_reclaimed_port_into_a_storm_takes_its_damage(storm: bool):
    table = at_sea(elder="landlord")
    table.beast = [c.LANDLORD, 0, 0, 0, 0, 0]
    port = table.chart.ports[0]
    ship = table.ships[0]
    ship[s.HEX] = port
    table.push(DrivenOut(0))
    table.ask_again()
    assert ship[s.POSTS].bit_count() == 8 and asked(table) == "put_out"
    side = table.moves[0] - m.PUT_OUT
    if storm:
        table.storms = [[2, 0, *table.chart.place[table.chart.next[port * 6 + side]]]]
        assert not table.is_stormy(port)
    table.play(table.moves[0])
    assert ship[s.POSTS].bit_count() == (7 if storm else 8)


def test_travel_10_over_two_ships_in_a_row_leads_to_a_free_hex_behind_them():
    for points, free in ((2, False), (3, True)):
        table = at_the_helm(points, seats=3)
        sail_to(table, 0, 1, 0), sail_to(table, 1, 1, seat=1), sail_to(table, 2, 1, seat=2)
        for place in ((2, 0), (1, 2)):  # so that nothing but the way straight on is left
            add_raider(table, "customs-hulk", *place)
        table.ask_again()
        assert (m.AHEAD in table.moves) is free
        if not free:
            assert why(table, m.AHEAD) == ["travel.10"]
    for _ in range(3):
        if asked(table) == "steer":
            table.play(m.AHEAD)
    assert table.chart.place[table.ships[0][s.HEX]] == (3, 1)


def test_rulings_16_a_ship_that_a_sea_event_sinks_keeps_its_half_of_the_clues_whatever_the_limit():
    table = at_sea()
    ship = table.ships[0]
    ship[s.CLUES], ship[s.POSTS] = 18, 1 << 1
    turn = table.stack[-1]
    assert isinstance(turn, Turn)
    turn.go_to("turn_end.3")
    sink(table)
    assert events(table, "clues_sunk") == [{"seat": 0, "n": 9}] and not events(table, "clues_lost")
    assert ship[s.CLUES] == 9
