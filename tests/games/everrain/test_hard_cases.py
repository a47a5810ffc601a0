"""Where two rules meet: cases of the book that are easily played wrong."""

from __future__ import annotations

import pytest
from deck import BLANK, HIT, KINDS, MOVE, OMEN, STRUCK, act, at_sea, board, evade, roll, zones
from test_altars import altar_at_hand
from test_boarding import beside_a_ship
from test_raiders import activate
from test_raiders import add as add_raider
from told import carried_out
from voyage import asked, chart_tile, events, give_trait, put, sail_to, stow, under_way, why

from undertow.games.everrain import elders
from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import BELOW, FIRST_SLOT, HELM, NOWHERE, WHOLE
from undertow.games.everrain.cards.traits import TRAITS
from undertow.games.everrain.foes import FOE_PILE
from undertow.games.everrain.procedures.deck_enemies import Spawn, spawn
from undertow.games.everrain.procedures.losses import Sinking
from undertow.games.everrain.procedures.ports import Visit
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
    nest = put(table, 0, 2)
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
