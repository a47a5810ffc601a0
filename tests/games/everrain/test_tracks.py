"""Tracks, acts, winning and losing: goal, progress, agenda, acts, wages, rulings."""

from __future__ import annotations

import pytest
from voyage import asked, blow, events, give_trait, in_port, put, sign_on, stow, under_way

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import BELOW, HELM, HOUSES, NOWHERE
from undertow.games.everrain.state import BY_ENEMY, BY_PLAYERS, NOT_ENDED, Table


def to_the_next_round(table: Table) -> None:
    """Everybody ends the turn; nothing else is answered."""
    now = table.round
    while table.ended is None and table.round == now and asked(table) in ("turn", "port"):
        table.play(m.END if asked(table) == "turn" else m.LEAVE)


def hand_in(table: Table) -> None:
    """The first member hands in clues."""
    table.ships[0][s.CLUES] = 5
    table.ask_again()
    table.play(m.VISIT + table.ships[0][s.AT[0]] * len(HOUSES))


# -- the agenda --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "step"), [(1, 3), (2, 4), (3, 5), (4, 6)])
def test_agenda_1_it_advances_by_two_and_one_for_each_player(seats: int, step: int):
    table = under_way(seats)
    to_the_next_round(table)
    assert table.agenda == 1 + step


@pytest.mark.parametrize(("seats", "spaces"), [(1, 26), (2, 19), (3, 17), (4, 17)])
def test_agenda_2_from_its_last_space_the_marker_returns_and_counts_on(seats: int, spaces: int):
    table = under_way(seats)
    assert table.agenda_spaces == spaces
    table.agenda = spaces - 1
    to_the_next_round(table)
    assert table.agenda == 1 + (2 + seats) - 1 and table.enemy == 2
    table.raiders = []  # whose arrival would count, too
    table.agenda = spaces - 2 - seats
    to_the_next_round(table)  # it arrives on the last space, and returns at once
    assert table.agenda == 1 and table.enemy == 3


def test_agenda_4_easy_makes_it_longer_and_hard_shorter():
    assert in_port(difficulty="easy").agenda_spaces == 30 and in_port(difficulty="hard").agenda_spaces == 23


def test_rulings_5_several_rounds_of_the_agenda_are_counted_one_by_one():
    table = under_way()
    table.advance_agenda(50)
    assert table.enemy == 3 and table.agenda == 1


# -- winning and losing ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("length", "end"), [("short", 8), ("medium", 12), ("long", 16)])
def test_goal_2_all_win_when_the_players_reach_the_end(length: str, end: int):
    table = in_port(3, length=length)
    table.players, table.enemy = end - 1, end - 1
    hand_in(table)
    assert table.result is not None and table.result.ending == "discovery" and table.result.rule == "goal.2"
    assert table.result.winners == (0, 1, 2) and table.result.scores == (end, end, end)
    assert table.result.rewards == (1.0, 1.0, 1.0)  # rule: goal.1


def test_goal_3_all_lose_when_the_enemy_reaches_the_end():
    table = under_way(2)
    table.enemy, table.agenda = 11, table.agenda_spaces - 1
    table.elder = 12
    to_the_next_round(table)
    assert table.result is not None and table.result.ending == "agenda" and table.result.winners == ()
    assert table.result.rewards == (-1.0, -1.0) and table.awake == 0  # rule: rulings.2


def test_options_7_a_game_that_takes_too_long_is_lost():
    table = under_way()
    table.longest = table.count
    table.play(m.NAVIGATE)
    assert table.result is not None and table.result.ending == "length" and table.result.winners == ()


# -- the elder ---------------------------------------------------------------------------------------------------------


def test_progress_6_leaving_the_players_behind_lowers_the_elder_at_the_first_step_too():
    table = under_way()
    table.advance_agenda(25)
    assert (table.enemy, table.elder) == (2, 11)
    table.advance_agenda(25)  # the players are behind already. rule: rulings.4
    assert (table.enemy, table.elder) == (3, 11)


def test_rulings_4_players_moving_away_do_not_count():
    table = in_port()
    hand_in(table)
    assert (table.players, table.enemy, table.elder) == (2, 1, 12)
    table.advance_agenda(25)
    assert (table.enemy, table.elder) == (2, 12)


def test_progress_8_the_elder_wakes_when_the_enemy_meets_its_marker():
    table = under_way()
    table.elder, table.players, table.enemy, table.act = 7, 5, 6, 2
    table.advance_agenda(25)
    assert table.awake == 1 and len(events(table, "elder_woken")) == 1


def test_rulings_1_the_players_marker_wakes_nobody():
    table = in_port()
    table.elder = 2
    hand_in(table)
    assert table.players == 2 and table.awake == 0


def test_rulings_3_the_elder_never_passes_the_enemy_and_lies_still_once_awake():
    table = under_way()
    table.enemy, table.elder = 5, 7
    table.lower_elder(4)
    assert table.elder == 5 and table.awake == 1
    table.lower_elder(1)
    assert table.elder == 5 and len(events(table, "elder_lowered")) == 1


@pytest.mark.parametrize(("house", "kept"), [(True, [4, 3]), (False, [6, 3])])
def test_options_4_when_the_elder_wakes_each_ship_keeps_four_clues(house: bool, kept: list[int]):
    table = under_way(2, house_rules=house)
    table.ships[0][s.CLUES], table.ships[1][s.CLUES] = 6, 3
    table.enemy, table.elder = 5, 6
    table.lower_elder(1)
    assert [ship[s.CLUES] for ship in table.ships] == kept


# -- acts --------------------------------------------------------------------------------------------------------------


def ended_by_players(seats: int = 1) -> Table:
    """The players have just reached space 4; the first captain is still in port."""
    table = in_port(seats)
    table.players = 3
    hand_in(table)
    assert table.act_ended == BY_PLAYERS
    return table


def test_acts_11_an_act_ends_after_the_turn_and_until_then_the_old_one_counts():
    table = ended_by_players(2)
    assert table.act == 1
    table.play(m.LEAVE)
    table.play(table.moves[0])
    table.play(m.END)
    assert asked(table) == "token" and table.act == 1


def test_acts_3_each_captain_takes_a_new_order_of_any_kind():
    table = ended_by_players(2)
    table.play(m.LEAVE), table.play(table.moves[0]), table.play(m.END)
    assert table.moves == (m.TOKEN, m.TOKEN + 1, m.TOKEN + 2, m.TOKEN + 3) and table.deciding == 0
    table.play(m.TOKEN + 3)
    assert table.deciding == 1
    table.play(m.TOKEN + 1)
    blow(table)
    assert table.ships[0][s.FRESH : s.FRESH + 4] == [3, 2, 2, 1]
    assert table.ships[1][s.FRESH : s.FRESH + 4] == [3, 3, 2, 0]
    assert table.act == 2 and table.act_ended == NOT_ENDED and table.deciding == 1


def test_acts_8_the_trailing_marker_moves_up():
    table = ended_by_players()
    table.play(m.LEAVE), table.play(table.moves[0]), table.play(m.END)
    table.play(m.TOKEN)
    blow(table)
    assert (table.players, table.enemy) == (4, 4) and table.elder == 12


def ended_by_enemy(elder: int = 12, players: int = 2, **options: bool) -> Table:
    """The enemy goes from space 3 to 4 at the end of this round."""
    table = under_way(**options)
    table.enemy, table.players, table.elder, table.agenda = 3, players, elder, table.agenda_spaces - 1
    return table


def test_acts_4_an_act_ended_by_the_enemy_lowers_the_elder_by_its_lead():
    table = ended_by_enemy()
    table.play(m.END)
    blow(table)
    assert table.elder == 10 and (table.players, table.enemy) == (4, 4) and table.act == 2
    assert table.enemy_acts == 1 and asked(table) == "turn"


def test_progress_5_and_progress_6_both_apply():
    table = ended_by_enemy(players=3)
    table.play(m.END)
    blow(table)
    assert table.elder == 10  # one for leaving the players, one for the lead


def test_rulings_6_a_marker_that_is_moved_up_leaves_nobody_behind_but_may_wake_the_elder():
    table = ended_by_players()
    table.elder = 4
    table.play(m.LEAVE), table.play(table.moves[0]), table.play(m.END)
    table.play(m.TOKEN)
    blow(table)
    assert table.awake == 1 and not events(table, "elder_lowered")


def test_acts_2_in_a_short_game_the_second_act_is_the_last():
    table = in_port(length="short")
    table.players, table.enemy, table.act = 7, 4, 2
    hand_in(table)
    assert table.result is not None and table.act_ended == NOT_ENDED


def test_acts_1_whoever_comes_second_ends_nothing():
    table = in_port()
    table.players, table.enemy, table.act = 4, 4, 2
    hand_in(table)
    assert table.act_ended == NOT_ENDED
    table.enemy, table.act, table.act_ended = 3, 1, BY_ENEMY
    table.advance_enemy()
    assert table.act_ended == BY_ENEMY


# -- wages -------------------------------------------------------------------------------------------------------------


def test_acts_5_wages_are_paid_without_a_question_while_coins_suffice():
    table = ended_by_enemy()
    give_trait(table, 1, "greedy")
    table.play(m.END)
    blow(table)
    assert table.ships[0][s.COINS] == 20 - 3 - 4 and len(s.crew(table.ships[0])) == 2


def test_rulings_19_when_coins_are_short_the_captain_says_who_is_paid():
    table = ended_by_enemy()
    ship = table.ships[0]
    sign_on(table, "wick")  # 8 coins
    ship[s.COINS] = 9
    table.play(m.END)
    blow(table)
    assert asked(table) == "wages" and len(table.moves) == 3
    table.play(m.PAY + ship[s.AT[0]])
    blow(table)
    assert len(s.crew(ship)) == 2 and ship[s.COINS] == 3  # the other deckhand can be paid, so must be; Wick goes
    assert [event["crew"] for event in events(table, "left_unpaid")] == [19]


def test_wages_2_who_is_not_paid_leaves_and_rulings_19_without_crew_the_ship_is_lost():
    table = ended_by_enemy()
    ship = table.ships[0]
    ship[s.COINS] = 2
    table.play(m.END)
    blow(table)
    assert len(events(table, "left_unpaid")) == 2 and len(events(table, "ship_lost")) == 1
    assert ship[s.COINS] == 20 and len(s.crew(ship)) == 1  # it has returned, with the next turn
    assert table.elder == 12 - 2 - 1  # the lead of the enemy, then the loss, before the marker moves up


# -- death, loss, return -----------------------------------------------------------------------------------------------


def worn_out(table: Table, number: int = 0) -> None:
    """One more stress kills this member, who stands at the helm on calm sea."""
    ship = table.ships[0]
    ship[s.HEX] = table.chart.number[0, 0]
    put(table, number, HELM)
    ship[s.AT[number] + s.STRESS] = s.holes(ship, s.AT[number]) - 1


def test_crew_13_a_full_track_kills():
    table = under_way()
    worn_out(table)
    board = table.ships[0][s.AT[0]]
    table.play(m.END)
    assert events(table, "died") == [{"seat": 0, "crew": board}] and len(s.crew(table.ships[0])) == 1


def test_crew_12_wounds_and_stress_fill_the_same_track():
    table = under_way()
    worn_out(table)
    table.ships[0][s.AT[0] + s.WOUNDS], table.ships[0][s.AT[0] + s.STRESS] = 3, 1
    table.play(m.END)
    assert len(events(table, "died")) == 1


def test_enduring_lives_on_with_new_traits_below():
    table = under_way()
    worn_out(table)
    give_trait(table, 0, "enduring")
    table.play(m.END)
    ship = table.ships[0]
    assert not events(table, "died") and len(events(table, "endured")) == 1
    assert ship[s.AT[0] + s.STRESS] == 0 and ship[s.AT[0] + s.SPOT] == BELOW and ship[s.AT[0] + s.BAD] != NOWHERE


def test_frail_has_one_hole_fewer():
    table = under_way()
    give_trait(table, 0, "frail")
    assert s.holes(table.ships[0], s.AT[0]) == 4
    worn_out(table)
    table.play(m.END)
    assert len(events(table, "died")) == 1


def test_wicks_last_hole_is_never_filled_by_stress():
    table = under_way()
    place = sign_on(table, "wick", spot=HELM)
    ship = table.ships[0]
    ship[s.HEX] = table.chart.number[0, 0]
    for _ in range(8):
        table.raiders = []  # nobody is to be asked about them
        table.play(m.END)
    assert ship[place + s.STRESS] == 5 and not events(table, "died")


def lost(**options: bool) -> Table:
    """A ship that goes down at the end of this turn."""
    table = under_way(**options)
    ship = table.ships[0]
    worn_out(table)
    table.let_go(0, s.AT[1])
    ship[s.CLUES], ship[s.FRESH : s.FRESH + 4], ship[s.ISSUED : s.ISSUED + 3] = 5, [1, 0, 0, 1], [2, 2, 1]
    return table


def test_loss_1_without_crew_the_ship_is_lost_and_returns_with_the_next_turn():
    table = lost()
    table.play(m.END)
    ship = table.ships[0]
    assert len(events(table, "ship_lost")) == 1 and asked(table) == "port"
    assert ship[s.HEX] == table.chart.ports[0] and ship[s.COINS] == 20  # rule: loss.10
    assert len(s.crew(ship)) == 1 and ship[s.AT[0]] < 12


def test_loss_2_all_orders_are_fresh_again():
    table = lost()
    table.play(m.END)
    assert table.ships[0][s.FRESH : s.FRESH + 4] == [3, 2, 1, 1]


def test_loss_4_half_the_clues_are_lost_rounded_down_and_loss_8_lie_on_the_wreck():
    table = lost()
    wreck = table.ships[0][s.HEX]
    table.play(m.END)
    assert table.ships[0][s.CLUES] == 3 and table.cargoes == [[wreck, 2]] and table.wrecks == [wreck]


def test_loss_5_one_treasure_is_kept():
    table = lost()
    cards = [stow(table, slug) for slug in ("com-rope", "com-tea", "rel-dry-stone")]
    table.play(m.END)
    assert asked(table) == "keep" and set(table.moves) == {m.KEEP + card for card in cards}
    table.play(m.KEEP + cards[2])
    assert s.held(table.ships[0]) == [cards[2]] and sorted(table.cargoes[0][2:]) == sorted(cards[:2])


def test_loss_7_lost_in_port_the_wreck_lies_on_the_nearest_sea_hex():
    table = ended_by_enemy()
    table.ships[0][s.COINS] = 0
    table.play(m.END)
    blow(table)
    (wreck,) = table.wrecks
    assert not table.chart.is_land(wreck) and table.chart.apart(wreck, table.chart.ports[0]) == 1


def test_loss_9_the_elder_comes_down():
    table = lost()
    table.play(m.END)
    assert table.elder == 11


def test_rulings_16_the_turn_ends_without_its_closing_steps():
    table = lost()
    table.ships[0][s.CLUES] = 20
    table.play(m.END)
    assert not events(table, "clues_lost")


def test_rulings_27_between_two_nearest_ports_the_captain_chooses():
    table = lost()
    table.chart.ports[1] = table.chart.number[0, 1]  # as if Skarn were charted there
    table.play(m.END)
    assert asked(table) == "return" and len(table.moves) == 2
    table.play(m.RETURN)
    assert table.ships[0][s.HEX] == table.chart.ports[0]
