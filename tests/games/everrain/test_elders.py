"""The elder: how it wakes, what each of the three does and wins by, how it is fought."""

from __future__ import annotations

import pytest
from voyage import asked, chart_tile, events, in_port, put, under_way, why

from undertow.games.everrain import elders, params
from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import BELOW, BOW_ZONE, HELM, NOWHERE
from undertow.games.everrain.cards import elders as c
from undertow.games.everrain.cards import raiders as r
from undertow.games.everrain.cards.elders import HUNDREDFATHOM, LANDLORD, UNSUNG
from undertow.games.everrain.cards.enemies import FOES
from undertow.games.everrain.cards.stories import BOUND_FOR, fare_of
from undertow.games.everrain.cards.treasures import HIGH, LOW, TREASURES
from undertow.games.everrain.dice import throw_enemy
from undertow.games.everrain.game import EVERRAIN
from undertow.games.everrain.procedures import elders as deeds
from undertow.games.everrain.procedures.elder_ways import pace_to, prey_of, waiting_places
from undertow.games.everrain.procedures.losses import Sinking
from undertow.games.everrain.procedures.port_menu import price_here
from undertow.games.everrain.procedures.rounds import Round
from undertow.games.everrain.procedures.undertow_menu import drawn_to
from undertow.games.everrain.public import ways_to_end
from undertow.games.everrain.state import Table
from undertow.games.everrain.tiles import PORTS, ROUGH
from undertow.games.everrain.ways import blocking
from undertow.kernel.compiled import is_compiled

# plain only: dice are put in the place of those that are thrown, which compiled functions do not take; make unit runs it.
pytestmark = pytest.mark.skipif(is_compiled(), reason="plain only")

SLUGS = c.SLUGS


def sea(elder: str, seats: int = 1, **options: object) -> Table:
    """A wider chart: Lanthorn, a quiet tile, Pellam, an altar; nobody is awake."""
    table = under_way(seats, elder=elder, **options)
    slots = [slot for slot in ((0, 0, 1), (1, 0, 0), (1, 0, 1), (0, -1, 1)) if slot not in table.chart.slots]
    for tile, slot in zip(("i-3", "i-8"), slots, strict=False):
        chart_tile(table, tile, slot)
    table.ask_again()
    return table


def woken(elder: str, seats: int = 1, **options: object) -> Table:
    """The elder is awake, whatever its Agony asked is answered, and the captain is in the turn."""
    table = sea(elder, seats, **options)
    for seat in range(seats):  # in Lanthorn nothing of an Agony reaches them
        assert table.in_port(seat)
    table.elder = table.enemy
    elders.wake_where_they_meet(table)
    table.ask_again()
    while asked(table) != "turn":
        table.play(table.moves[0])
    return table


def rolls(monkeypatch: pytest.MonkeyPatch, moves: int, hits: int, omens: int) -> None:
    monkeypatch.setattr(deeds, "throw_enemy", lambda chance, number: [moves, hits, omens])


def act(table: Table) -> None:
    """Carry out one activation; what it asks is answered by the first move."""
    table.push(deeds.Rampage())
    table.ask_again()
    settle(table)


def settle(table: Table) -> None:
    while asked(table) not in ("turn", ""):
        table.play(table.moves[0])


def put_elder(table: Table, hexagon: int) -> None:
    table.beast[c.AT] = hexagon


def to_sea(table: Table) -> None:
    """The first captain's ship lies on a calm hex beside Lanthorn."""
    chart = table.chart
    near = [at for at in range(6) if chart.apart(at, chart.ports[0]) == 1]
    table.ships[0][s.HEX] = next(at for at in near if not chart.is_land(at) and not table.is_rough(at))
    table.ships[0][s.HEADING] = 0


def altar_of(table: Table) -> int:
    return table.chart.altars[0]


def pellam(table: Table) -> int:
    return table.chart.ports[PORTS.index("pellam")]


def beside(table: Table, hexagon: int, away: int = 1) -> int:
    chart = table.chart
    return next(at for at in range(len(chart.kind)) if chart.apart(at, hexagon) == away and not chart.is_land(at))


# -- waking ------------------------------------------------------------------------------------------------------------


def test_elders_1_it_wakes_at_once_on_top_of_what_goes_on_which_then_goes_on():
    table = sea("unsung")
    table.elder = table.enemy + 1
    table.push(Round(0))
    before = len(table.stack)
    table.advance_enemy()
    assert table.awake and isinstance(table.stack[-1], deeds.Awakening) and len(table.stack) == before + 1


def test_elders_1_any_elder_is_drawn_when_it_wakes_and_not_before():
    found = set()
    for seed in range(30):
        table = under_way(1, seed)
        assert table.beast == [] and table.view(None)["risen"]["beast"] == []
        table.elder = table.enemy
        elders.wake_where_they_meet(table)
        table.ask_again()
        found.add(table.beast[c.KIND])
    assert found == {LANDLORD, HUNDREDFATHOM, UNSUNG}


@pytest.mark.parametrize("elder", SLUGS)
def test_options_1_the_elder_can_be_chosen(elder: str):
    table = woken(elder)
    assert SLUGS[table.beast[c.KIND]] == elder and events(table, "elder_risen") == [{"elder": SLUGS.index(elder)}]


def test_elders_2_it_appears_on_the_sea_hex_farthest_from_the_first_player_with_eight_hit_points_and_one_a_player():
    for seats in (1, 2):
        table = woken("unsung", seats)
        chart, here = table.chart, table.ships[table.first][s.HEX]
        away = [chart.apart(here, at) for at in range(len(chart.kind)) if not chart.is_land(at)]
        assert chart.apart(here, table.beast[c.AT]) == max(away) and not chart.is_land(table.beast[c.AT])
        assert elders.hits_left(table) == 8 + seats


def test_elders_2_guns_hit_it_like_an_enemy_ship():
    table = woken("unsung")
    to_sea(table)
    put(table, 0, 6)  # the starboard gun
    ship = table.ships[0]
    put_elder(table, table.chart.next[ship[s.HEX] * 6 + 1])
    table.ask_again()
    shot = m.FIRE_ELDER + 2
    assert shot in table.moves and [row[0] for row in table.view(None)["shots"]] == [shot]
    table.play(shot)
    settle(table)
    assert events(table, "elder_hit")[0]["elder"] == UNSUNG


def test_rulings_28_nobody_fires_at_it_on_the_own_hex():
    table = woken("unsung")
    to_sea(table)
    put(table, 0, 6)
    put_elder(table, table.ships[0][s.HEX])
    table.ask_again()
    assert "guns.4" in why(table, m.FIRE_ELDER + 2)


def test_sight_2_the_elder_blocks_the_line():
    table = woken("unsung")
    at = beside(table, pellam(table))
    put_elder(table, at)
    assert table.chart.place[at] in blocking(table) and table.chart.place[at] not in blocking(table, at)


def test_elders_2_storms_and_boarding_do_not_touch_it():
    table = woken("unsung")
    to_sea(table)
    put_elder(table, table.chart.next[table.ships[0][s.HEX] * 6 + 1])
    table.storms = [[2, 0, *table.chart.place[table.beast[c.AT]]]]
    table.ask_again()
    assert not [move for move in table.moves if m.BOARD <= move < m.USE]
    wounds = table.beast[c.WOUNDS]
    act(table)
    assert table.beast[c.WOUNDS] == wounds


# -- strength ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("elder", "dice"), [("landlord", 4), ("hundredfathom", 4), ("unsung", 3)])
def test_terms_4_its_dice_grow_with_the_players(elder: str, dice: int):
    assert elders.dice(woken(elder, house_rules=False)) == dice
    assert elders.dice(woken(elder, 2, house_rules=False)) == dice + 1


@pytest.mark.parametrize(("difficulty", "more"), [("easy", -1), ("normal", 0), ("hard", 1)])
def test_options_2_difficulty_gives_or_takes_a_die_of_the_elder(difficulty: str, more: int):
    assert elders.dice(woken("landlord", house_rules=False, difficulty=difficulty)) == 4 + more


def test_options_5_wrath_takes_a_die_and_gives_one_for_each_space_of_the_lead_and_each_act_the_enemy_ended():
    table = sea("landlord")
    table.players, table.enemy, table.enemy_acts, table.elder = 2, 5, 1, 9
    assert table.view(None)["risen"]["gauge"] == [7, 7, 6]  # 3 + 1 player - 1 + 3 spaces + 1 act
    table.elder = table.enemy
    elders.wake_where_they_meet(table)
    table.ask_again()
    assert elders.dice(table) == 7
    table.players, table.enemy_acts = 5, 2
    assert elders.dice(table) == 7  # for the rest of the game
    off = sea("landlord", house_rules=False)
    off.players, off.enemy = 2, 5
    assert off.view(None)["risen"]["gauge"] == [4, 4, 3]


def test_elders_9_without_hit_points_it_loses_a_die_for_good_and_its_wounds_are_cleared():
    table = woken("landlord", house_rules=False)
    elders.wound(table, 8)
    assert elders.hits_left(table) == 1 and elders.dice(table) == 4
    elders.wound(table, 3)
    assert elders.hits_left(table) == 9 and elders.dice(table) == 3
    assert table.ended is None  # rule: elders.8


def test_elders_8_it_cannot_be_killed():
    table = woken("landlord")
    for _ in range(9):
        elders.wound(table, 20)
    assert table.ended is None and elders.dice(table) == 1 and elders.hits_left(table) == 9


def test_elders_10_it_always_rolls_at_least_one_die(monkeypatch: pytest.MonkeyPatch):
    table = woken("unsung")
    table.beast[c.WEAKENED] = 9
    assert elders.dice(table) == 1
    rolled: list[int] = []

    def roll(chance: object, number: int) -> list[int]:
        rolled.append(number)
        return throw_enemy(table.chance, number)

    monkeypatch.setattr(deeds, "throw_enemy", roll)
    act(table)
    assert rolled == [1]


# -- its phase ---------------------------------------------------------------------------------------------------------


def test_round_7_signum_and_activation_come_first_in_every_enemy_phase_after_it_woke():
    table = woken("landlord")
    assert not events(table, "elder_signum")
    for seat in range(table.seats):
        table.ships[seat][s.COINS] = 9
    table.play(m.END)
    settle(table)
    told = [event.key for event in table.log(None)]
    assert told.index("elder_signum") < told.index("elder_rolled") < told.index("first_player")
    assert len(events(table, "elder_signum")) == 1


def ended_turn() -> Table:
    table = woken("landlord")
    table.ships[0][s.COINS] = 9
    table.play(m.END)
    settle(table)
    return table


def test_round_8_the_elder_activates_once_in_an_enemy_phase_before_storms_and_enemies():
    table = ended_turn()
    told = [event.key for event in table.log(None)]
    assert told.count("elder_rolled") == 1 and told.index("elder_rolled") < told.index("agenda_moved")


def test_elders_5_it_activates_in_every_enemy_phase_that_begins_after_it_woke():
    table = ended_turn()
    table.ships[0][s.COINS] = 9
    table.play(m.END)
    settle(table)
    assert len(events(table, "elder_rolled")) == 2


def test_elders_6_it_makes_for_its_goal_over_land_and_pays_for_rough_sea(monkeypatch: pytest.MonkeyPatch):
    table = woken("landlord")
    port = table.chart.ports[0]
    far = next(at for at in range(len(table.chart.kind)) if table.chart.apart(at, port) == 2)
    put_elder(table, far)
    way = pace_to(table, far, [port])
    assert table.chart.apart(way, port) == 1
    rough = next(at for at in range(len(table.chart.kind)) if table.chart.kind[at] == ROUGH)
    put_elder(table, rough)
    rolls(monkeypatch, 1, 0, 0)
    act(table)
    assert table.beast[c.AT] == rough  # one move is not enough there
    rolls(monkeypatch, 2, 0, 0)
    act(table)
    assert table.beast[c.AT] != rough


def test_rulings_28_two_useless_results_of_a_kind_are_a_move_on_the_way_and_a_hit_at_the_goal(
    monkeypatch: pytest.MonkeyPatch,
):
    table = woken("landlord")
    port = pellam(table)
    at = next(
        there
        for there in range(len(table.chart.kind))
        if table.chart.apart(there, port) == 1 and not table.is_rough(there)
    )
    put_elder(table, at)
    rolls(monkeypatch, 0, 1, 2)  # omens: a move; then the hit tears down a wall
    act(table)
    assert table.beast[c.AT] == port and elders.torn_at(table, port) == 1
    rolls(monkeypatch, 2, 0, 0)
    act(table)
    assert elders.torn_at(table, port) == 2
    rolls(monkeypatch, 8, 0, 0)
    act(table)
    assert port in table.reclaimed


# -- the Landlord ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "lost"), [(1, 0), (2, 1)])
def test_elders_3_the_landlords_agony_reclaims_half_as_many_ports_as_players_and_never_the_last(seats: int, lost: int):
    assert len(woken("landlord", seats).reclaimed) == lost
    table = under_way(seats, elder="landlord")  # Lanthorn alone
    assert len([at for at in table.chart.ports if at != NOWHERE]) == 1
    table.elder = table.enemy
    elders.wake_where_they_meet(table)
    table.ask_again()
    assert table.reclaimed == ()


def test_elders_4_rent_costs_two_coins_or_damage():
    table = woken("landlord")
    ship = table.ships[0]
    ship[s.COINS] = 5
    table.push(deeds.Signum(0)), table.ask_again()
    assert ship[s.COINS] == 3 and ship[s.POSTS].bit_count() == 10
    ship[s.COINS] = 1
    table.push(deeds.Signum(0)), table.ask_again()
    assert ship[s.COINS] == 0 and ship[s.POSTS].bit_count() == 9


def test_elders_16_six_hits_reclaim_a_port_in_this_or_a_later_activation(monkeypatch: pytest.MonkeyPatch):
    table = woken("landlord")
    port = pellam(table)
    put_elder(table, port)
    rolls(monkeypatch, 0, 1, 0)
    act(table)
    assert events(table, "wall_torn") == [{"port": PORTS.index("pellam")}] and not table.reclaimed
    rolls(monkeypatch, 0, 4, 0)
    act(table)
    assert elders.torn_at(table, port) == 5 and not table.reclaimed
    rolls(monkeypatch, 0, 1, 0)
    act(table)
    assert table.reclaimed == (port,) and events(table, "port_reclaimed") == [{"port": PORTS.index("pellam")}]


def test_elders_12_a_reclaimed_port_is_rough_sea(monkeypatch: pytest.MonkeyPatch):
    table = woken("landlord")
    port = pellam(table)
    put_elder(table, port)
    rolls(monkeypatch, 0, 6, 0)
    act(table)
    assert table.chart.kind[port] == ROUGH and not table.is_port(port) and table.is_rough(port)
    assert table.chart.ports[PORTS.index("pellam")] == NOWHERE
    assert table.view(None)["hexes"][port][2] == ROUGH
    other = EVERRAIN.load(table.dump())
    assert isinstance(other, Table) and other.chart.kind[port] == ROUGH and other.digest() == table.digest()


def test_elders_13_a_reclaimed_port_brings_the_empty_ship_once(monkeypatch: pytest.MonkeyPatch):
    table = woken("landlord")
    put_elder(table, pellam(table))
    rolls(monkeypatch, 0, 6, 0)
    act(table)
    assert [raider[r.KIND] for raider in table.raiders] == [r.EMPTY_SHIP]
    chart = table.chart
    assert chart.apart(table.raiders[0][r.AT], table.reclaimed[0]) == 0  # the nearest free sea hex is the port itself
    table.push(deeds.Reclaim(chart.ports[0], 0))
    assert len(table.raiders) == 1
    assert r.EMPTY_SHIP not in table.piles[4] and r.EMPTY_SHIP not in r.CARDS


def test_elders_14_ships_in_a_reclaimed_port_take_two_damage_and_are_put_out(monkeypatch: pytest.MonkeyPatch):
    table = woken("landlord")
    ship, port = table.ships[0], pellam(table)
    ship[s.HEX] = port
    put_elder(table, port)
    rolls(monkeypatch, 0, 6, 0)
    table.push(deeds.Rampage()), table.ask_again()
    assert asked(table) == "put_out" and ship[s.POSTS].bit_count() == 8
    move = table.moves[-1]
    there = table.chart.next[port * 6 + move - m.PUT_OUT]
    table.play(move)
    assert ship[s.HEX] == there and asked(table) == "face_out" and len(table.moves) == 6
    table.play(m.FACE + 4)
    assert ship[s.HEADING] == 4 and asked(table) == "turn"


def test_elders_14_a_visit_ends_with_its_port():
    table = in_port(2, elder="landlord")
    chart_tile(table, "i-3", (0, 0, 1))
    table.beast = [LANDLORD, 0, 0, 0, 0, 0]
    table.push(deeds.Reclaim(table.ships[0][s.HEX], 0))
    table.ask_again()
    while asked(table) in ("put_out", "face_out"):
        table.play(table.moves[0])
    assert not table.in_port(0) and asked(table) != "port"


def test_elders_15_what_a_lost_port_wanted_is_not_spurned_elsewhere():
    table = woken("landlord")
    ware = next(
        card for card, one in enumerate(TREASURES) if one.level[0] == LOW and one.level[PORTS.index("pellam")] == HIGH
    )
    table.ships[0][s.AT[0] + s.PLACE] = 0
    assert price_here(table, 0, ware) == TREASURES[ware].prices[0]
    table.reclaimed = (pellam(table),)
    assert price_here(table, 0, ware) == TREASURES[ware].prices[1]


def test_elders_15_a_passenger_for_a_lost_port_leaves_anywhere_for_half_the_coins():
    from undertow.games.everrain import tales

    table = in_port(1, elder="landlord")
    at = chart_tile(table, "i-3", (0, 0, 1))
    assert at and pellam(table) != NOWHERE
    card = next(card for card, port in enumerate(BOUND_FOR) if port == PORTS.index("pellam") and fare_of(card) > 1)
    table.tales[card] = tales.ABOARD
    coins = table.ships[0][s.COINS]
    table.reclaimed = (pellam(table),)
    table.ask_again()
    table.play(m.PUT_ASHORE)
    assert table.ships[0][s.COINS] == coins + fare_of(card) // 2


def test_goal_4_with_no_charted_port_left_the_game_is_lost(monkeypatch: pytest.MonkeyPatch):
    table = woken("landlord")
    table.reclaimed = (pellam(table),)
    put_elder(table, table.chart.ports[0])
    rolls(monkeypatch, 0, 6, 0)
    assert [way.key for way in ways_to_end(table.view(None))][-1] == "elder_landlord"
    act(table)
    assert table.result is not None and table.result.ending == "elder_landlord"
    assert table.result.scores == (table.players,) * table.seats and not table.result.winners


# -- Hundredfathom -----------------------------------------------------------------------------------------------------


def test_elders_3_hundredfathoms_agony_damages_the_nearest_ship_outside_and_boards_every_ship_at_sea():
    table = sea("hundredfathom", 2)
    to_sea(table)
    table.elder = table.enemy
    elders.wake_where_they_meet(table)
    table.ask_again()
    settle(table)
    ship, other = table.ships
    assert ship[s.POSTS].bit_count() <= 8 and other[s.POSTS].bit_count() == 10
    assert [FOES[ship[foe]].slug for foe in s.foes(ship)] == ["hundredling"] and not s.foes(other)


def test_elders_17_the_undertow_damages_and_draws_ships_within_two_hexes():
    table = woken("hundredfathom")
    ship = table.ships[0]
    to_sea(table)
    two = next(
        at for at in range(len(table.chart.kind)) if table.chart.apart(at, ship[s.HEX]) == 2 and drawn_from(table, at)
    )
    put_elder(table, two)
    heading = ship[s.HEADING]
    table.push(deeds.Signum(0)), table.ask_again()
    while asked(table) == "undertow":
        table.play(table.moves[0])
    assert ship[s.POSTS].bit_count() == 9 and table.chart.apart(ship[s.HEX], two) == 1
    assert ship[s.HEADING] == heading and not table.chart.is_land(ship[s.HEX])


def drawn_from(table: Table, at: int) -> bool:
    put_elder(table, at)
    return bool(drawn_to(table, 0))


def test_elders_17_ships_in_port_or_farther_away_are_safe_from_the_undertow():
    table = woken("hundredfathom")
    put_elder(table, beside(table, table.ships[0][s.HEX]))
    table.push(deeds.Signum(0)), table.ask_again()
    assert table.ships[0][s.POSTS].bit_count() == 10


def test_elders_7_it_hunts_the_nearest_ship_and_attacks_from_a_neighbouring_hex(monkeypatch: pytest.MonkeyPatch):
    table = woken("hundredfathom")
    to_sea(table)
    put(table, 0, BELOW), put(table, 1, BELOW)
    put_elder(table, beside(table, table.ships[0][s.HEX]))
    rolls(monkeypatch, 2, 1, 2)  # two moves and two omens are a hit each. rule: rulings.28
    act(table)
    assert events(table, "elder_attacked") == [{"elder": HUNDREDFATHOM, "seat": 0, "n": 3}]
    assert table.ships[0][s.POSTS].bit_count() == 7


def test_elders_7_its_prey_evades_as_against_an_enemy_ship(monkeypatch: pytest.MonkeyPatch):
    from undertow.games.everrain.procedures import raiders

    table = woken("hundredfathom")
    to_sea(table)
    put(table, 0, HELM), put(table, 1, BOW_ZONE)
    put_elder(table, beside(table, table.ships[0][s.HEX]))
    dice: list[int] = []
    monkeypatch.setattr(raiders, "throw", lambda chance, die, number: dice.append(number) or (2, 0))
    rolls(monkeypatch, 0, 2, 0)
    act(table)
    assert dice == [2] and table.ships[0][s.POSTS].bit_count() == 10


def test_rulings_27_between_two_equally_near_it_hunts_the_one_with_fewer_whole_posts():
    table = woken("hundredfathom", 2)
    at = beside(table, table.chart.ports[0])
    for ship in table.ships:
        ship[s.HEX] = at
    table.ships[1][s.POSTS] &= ~3
    assert prey_of(table) == 1


def test_elders_7_while_all_are_in_port_it_waits_two_hexes_off(monkeypatch: pytest.MonkeyPatch):
    table = woken("hundredfathom")
    assert prey_of(table) == NOWHERE
    rolls(monkeypatch, 30, 0, 0)
    act(table)
    assert (
        table.beast[c.AT] in waiting_places(table) and table.chart.apart(table.beast[c.AT], table.ships[0][s.HEX]) == 2
    )
    assert not events(table, "elder_attacked")


def test_goal_4_two_ships_lost_since_hundredfathom_woke_lose_the_game():
    table = woken("hundredfathom")
    for lost in (1, 2):
        to_sea(table)
        table.ships[0][s.WRECK] = NOWHERE
        table.push(Sinking(0, 0)), table.ask_again()
        if lost == 1:
            assert table.ended is None and table.view(None)["risen"]["left"] == 1
            while asked(table) != "turn":
                table.play(table.moves[0])
    assert table.result is not None and table.result.ending == "elder_hundredfathom"


def test_elders_17_the_ship_whose_loss_wakes_it_does_not_count():
    table = sea("hundredfathom")
    to_sea(table)
    table.elder = table.enemy + 1
    table.push(Sinking(0, 0)), table.ask_again()
    assert table.awake and table.beast[c.COUNT] == 0


# -- the Unsung --------------------------------------------------------------------------------------------------------


def test_elders_3_the_unsungs_agony_puts_a_chorister_on_every_ship_outside_a_port():
    table = sea("unsung", 2)
    to_sea(table)
    table.elder = table.enemy
    elders.wake_where_they_meet(table)
    table.ask_again()
    settle(table)
    assert [FOES[table.ships[0][foe]].slug for foe in s.foes(table.ships[0])] == ["chorister"]
    assert not s.foes(table.ships[1])


def test_enemies_3_those_that_the_elder_calls_do_not_take_along_others_that_are_still_to_come():
    table = sea("unsung")
    to_sea(table)
    table.coming = [0]
    deeds.call(table, 0, deeds.CHORISTER)
    table.ask_again()
    settle(table)
    assert [FOES[table.ships[0][foe]].slug for foe in s.foes(table.ships[0])] == ["chorister"] and table.coming == [0]


@pytest.mark.parametrize("roll", [2, 3])
def test_elders_18_the_response_brings_choristers_on_0_to_2_else_stress_for_whoever_stands_alone(
    roll: int, monkeypatch: pytest.MonkeyPatch
):
    table = woken("unsung")
    ship = table.ships[0]
    to_sea(table)
    put(table, 0, HELM), put(table, 1, BELOW)
    signum = deeds.Signum(0, int(roll <= params.RESPONSE))
    signum.go_on()
    table.push(signum), table.ask_again()
    settle(table)
    assert bool(s.foes(ship)) == (roll == 2)
    if roll == 3:
        assert (ship[s.AT[0] + s.STRESS], ship[s.AT[1] + s.STRESS]) == (1, 0)


def test_elders_18_whoever_stands_with_another_takes_no_stress():
    table = woken("unsung")
    put(table, 0, HELM), put(table, 1, HELM)
    deeds.listen_alone(table, 0)
    assert [table.ships[0][place + s.STRESS] for place in s.AT[:2]] == [0, 0]


def test_elders_18_hits_and_omens_are_notes_and_two_are_a_verse(monkeypatch: pytest.MonkeyPatch):
    table = woken("unsung")
    altar = altar_of(table)
    put_elder(table, altar)
    rolls(monkeypatch, 0, 1, 0)
    act(table)
    assert elders.torn_at(table, altar) == 1 and table.beast[c.COUNT] == 0
    rolls(monkeypatch, 0, 0, 1)
    act(table)
    assert table.sung == [altar] and table.beast[c.COUNT] == 1 and events(table, "verse_sung")[0]["n"] == 1


def test_elders_18_a_cleansed_altar_is_broken_first(monkeypatch: pytest.MonkeyPatch):
    table = woken("unsung")
    altar = altar_of(table)
    put_elder(table, altar)
    table.explored.append(altar)
    rolls(monkeypatch, 0, 2, 0)
    act(table)
    assert altar not in table.explored and table.sung == [] and events(table, "altar_broken")
    act(table)
    assert table.sung == [altar]


def test_elders_18_to_cleanse_an_altar_silences_the_notes_sung_there():
    table = woken("unsung")
    altar = altar_of(table)
    elders.tear(table, altar)
    table.ships[0][s.HEX] = altar
    table.ask_again()
    table.play(m.CLEANSE)
    assert elders.torn_at(table, altar) == 0 and altar in table.explored


def test_elders_7_with_no_altar_left_the_unsung_hunts_and_a_ship_lost_is_a_verse(monkeypatch: pytest.MonkeyPatch):
    table = woken("unsung")
    to_sea(table)
    put(table, 0, BELOW), put(table, 1, BELOW)
    table.push(Sinking(0, 0)), table.ask_again()
    assert table.beast[c.COUNT] == 0  # there is still an altar
    table = woken("unsung")
    to_sea(table)
    table.sung = [altar_of(table)]
    put_elder(table, beside(table, table.ships[0][s.HEX]))
    rolls(monkeypatch, 0, 1, 0)
    act(table)
    assert events(table, "elder_attacked")
    table.push(Sinking(0, 0)), table.ask_again()
    assert table.beast[c.COUNT] == 1


def test_goal_4_the_third_verse_loses_the_game(monkeypatch: pytest.MonkeyPatch):
    table = woken("unsung")
    table.beast[c.COUNT] = 2
    put_elder(table, altar_of(table))
    rolls(monkeypatch, 0, 2, 0)
    act(table)
    assert table.result is not None and table.result.ending == "elder_unsung"


def test_goal_2_players_still_win_by_the_track_while_it_is_awake():
    table = woken("unsung")
    table.players = table.end_space - 1
    table.advance_players(0)
    assert table.result is not None and table.result.ending == "discovery" and table.result.winners


# -- thumb -------------------------------------------------------------------------------------------------------------


def test_thumb_shoots_at_the_elder_and_cleanses_what_the_unsung_wants():
    from undertow.games.everrain.judging import elder
    from undertow.games.everrain.judging.eyes import Eyes

    table = woken("unsung")
    assert elder.order(Eyes(table.view(0), 0), tuple(table.moves)) == -1
    assert elder.order(Eyes(table.view(0), 0), (m.END, m.FIRE_ELDER + 1)) == m.FIRE_ELDER + 1
    assert elder.order(Eyes(table.view(0), 0), (m.END, m.CLEANSE)) == m.CLEANSE
