"""Every crew board: its figures, and what nobody else can do."""

from __future__ import annotations

from deck import board as come_aboard
from test_ports import rich, visit
from voyage import asked, at_the_helm, events, put, send, sign_on, stow, under_way

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import BELOW, HELM, LISTEN, NEST, NOWHERE, SELL
from undertow.games.everrain.cards.crew import SLUGS
from undertow.games.everrain.cards.guns import POSTS, STARBOARD_GUN
from undertow.games.everrain.cards.language import ISLAND, PORT, SEA
from undertow.games.everrain.procedures.frays import own_dice
from undertow.games.everrain.procedures.gun_menu import dice_of
from undertow.games.everrain.procedures.port_menu import listening_costs, price_here
from undertow.games.everrain.procedures.ports import Visit
from undertow.games.everrain.procedures.tale_menu import test_value as value_of
from undertow.games.everrain.reach import points_of_an_order
from undertow.games.everrain.state import CREW_PILE, Table


def alone(slug: str) -> tuple[Table, int]:
    """A ship with this member and nobody else; where the numbers of the member begin."""
    table = under_way()
    ship, board = table.ships[0], SLUGS.index(slug)
    for place in s.crew(ship):
        if ship[place] != board:
            table.let_go(0, place)
    place = s.member_of(ship, board)
    if place == NOWHERE:
        place = sign_on(table, slug)
    return table, place


def figures(slug: str, holes: int, wage: int, dice: int, island: int = 4, port: int = 4) -> None:
    """Values, holes, wage and dice of a board. rule: terms.2, crew.12, crew.13, wages.1, fray.4"""
    table, place = alone(slug)
    assert (value_of(table, 0, place, ISLAND, SEA), value_of(table, 0, place, PORT, SEA)) == (island, port)
    ship = table.ships[0]
    ship[place + s.SPOT] = 1
    assert own_dice(ship, 1, 1) == dice and s.wage(ship, place) == wage
    ship[place + s.WOUNDS] = holes - 1
    assert table.bury(0)
    ship[place + s.WOUNDS] = holes
    assert not table.bury(0) and events(table, "died")[-1]["crew"] == SLUGS.index(slug)


def test_crew_16_the_boards_are_twelve_deckhands_and_eight_shellbacks():
    table = under_way()
    aboard = [table.ships[0][place] for place in s.crew(table.ships[0])]
    assert sorted([*table.piles[CREW_PILE], *table.crew_row, *aboard]) == list(range(20))


def test_ansel_has_a_deckhands_figures():
    figures("ansel", holes=5, wage=3, dice=1)


def test_bettine_has_a_deckhands_figures():
    figures("bettine", holes=5, wage=3, dice=1)


def test_cobb_has_a_deckhands_figures():
    figures("cobb", holes=5, wage=3, dice=1)


def test_dorrit_has_a_deckhands_figures():
    figures("dorrit", holes=5, wage=3, dice=1)


def test_ezra_has_a_deckhands_figures():
    figures("ezra", holes=5, wage=3, dice=1)


def test_fenna_has_a_deckhands_figures():
    figures("fenna", holes=5, wage=3, dice=1)


def test_gil_has_a_deckhands_figures():
    figures("gil", holes=5, wage=3, dice=1)


def test_hob_has_a_deckhands_figures():
    figures("hob", holes=5, wage=3, dice=1)


def test_ivo_has_a_deckhands_figures():
    figures("ivo", holes=5, wage=3, dice=1)


def test_jory_has_a_deckhands_figures():
    figures("jory", holes=5, wage=3, dice=1)


def test_kes_has_a_deckhands_figures():
    figures("kes", holes=5, wage=3, dice=1)


def test_lune_has_a_deckhands_figures():
    figures("lune", holes=5, wage=3, dice=1)


def test_marthe_has_the_printed_figures():
    figures("marthe", holes=5, wage=9, dice=1, island=5, port=6)


def test_teasel_has_the_printed_figures():
    figures("teasel", holes=6, wage=10, dice=2, island=4, port=4)


def test_aubrin_has_the_printed_figures():
    figures("aubrin", holes=5, wage=9, dice=2, island=6, port=5)


def test_corvane_has_the_printed_figures():
    figures("corvane", holes=6, wage=10, dice=3, island=3, port=3)


def test_nacht_has_the_printed_figures():
    figures("nacht", holes=5, wage=10, dice=1, island=4, port=6)


def test_ferrow_has_the_printed_figures():
    figures("ferrow", holes=5, wage=9, dice=1, island=5, port=7)


def test_yusra_has_the_printed_figures():
    figures("yusra", holes=5, wage=12, dice=1, island=6, port=4)


def test_wick_has_the_printed_figures():
    figures("wick", holes=6, wage=8, dice=1, island=7, port=3)


# -- what nobody else can do -------------------------------------------------------------------------------------------


def test_marthe_sees_two_tiles_from_the_nest():
    table = at_the_helm(3)
    sign_on(table, "marthe", spot=NEST)
    table.ships[0][s.HEADING] = 0
    while m.LAY not in table.moves:
        table.ships[0][s.HEADING] += 1
        table.ask_again()
    table.play(m.LAY)
    assert asked(table) == "which_tile" and len(table.ahead) == 2


def test_teasel_on_deck_moves_two_with_one_order():
    table = under_way()
    sign_on(table, "teasel", spot=1)
    ship = table.ships[0]
    ship[s.FRESH] = 1
    first, second = put(table, 0, BELOW), put(table, 1, BELOW)
    table.ask_again()
    table.play(send(first, HELM))
    assert ship[s.FRESH] == 0 and send(second, NEST) in table.moves and send(first, NEST) not in table.moves
    table.play(send(second, NEST))
    assert not [move for move in table.moves if m.SEND <= move < m.NAVIGATE]


def banished(slug: str) -> int:
    """By how much the agenda goes on when three hit points are banished in port, with this member aboard."""
    table, _ = alone(slug)
    come_aboard(table, "barnacled", 1)
    before = table.agenda
    table.ships[0][s.HEX] = table.chart.ports[0]
    table.push(Visit(0))
    table.ask_again()
    return table.agenda - before


def test_aubrin_makes_banishing_cheaper():
    assert banished("ansel") == 3 and banished("aubrin") == 2


def test_corvane_fires_with_one_more_die_and_hears_no_omens():
    from test_guns import broadside_on
    from test_raiders import activate, beset

    table = broadside_on()
    sign_on(table, "corvane", spot=POSTS[STARBOARD_GUN])
    assert dice_of(table, 0, STARBOARD_GUN, 0) == 4
    table = beset("choir-barge", q=0, r_=1)
    place = sign_on(table, "corvane", spot=HELM)
    put(table, 0, NEST)
    activate(table, 0, 0, 1)
    assert table.ships[0][place + s.STRESS] == 0 and table.ships[0][s.AT[0] + s.STRESS] == 1


def under_the_doctor(stress: int, wounds: int) -> Table:
    """The end of a turn with Nacht and another below, who has stress and wounds."""
    table = under_way()
    ship = table.ships[0]
    sign_on(table, "nacht")
    put(table, 0, BELOW), put(table, 1, BELOW)
    ship[s.AT[0] + s.STRESS], ship[s.AT[0] + s.WOUNDS] = stress, wounds
    table.ask_again()
    table.play(m.END)
    return table


def test_nacht_below_takes_one_stress_or_one_wound_off_another():
    table = under_the_doctor(2, 2)
    board = table.ships[0][s.AT[0]]
    assert asked(table) == "soothe" and table.moves == (m.HEAL + board, m.SOOTHE + board)
    twin = table.clone()
    table.play(m.HEAL + board), twin.play(m.SOOTHE + board)
    assert (table.ships[0][s.AT[0] + s.STRESS], table.ships[0][s.AT[0] + s.WOUNDS]) == (2, 1)
    assert (twin.ships[0][s.AT[0] + s.STRESS], twin.ships[0][s.AT[0] + s.WOUNDS]) == (1, 2)
    assert under_the_doctor(0, 1).ships[0][s.AT[0] + s.WOUNDS] == 0  # nothing to ask


def test_nacht_on_deck_or_alone_helps_nobody():
    table = under_way()
    ship = table.ships[0]
    place = sign_on(table, "nacht", spot=HELM)
    put(table, 0, BELOW)
    ship[s.AT[0] + s.WOUNDS] = 2
    table.ask_again()
    table.play(m.END)
    assert ship[s.AT[0] + s.WOUNDS] == 2 and ship[place + s.SPOT] == HELM


def test_ferrow_listens_for_one_coin_less_and_sells_the_first_thing_a_step_higher():
    table = rich()
    place = sign_on(table, "ferrow")
    other = s.AT[0]
    assert listening_costs(table, 0, place) == listening_costs(table, 0, other) - 1
    tea, wool = stow(table, "com-tea"), stow(table, "com-wool")
    table.ask_again()
    table.play(visit(table, 2, SELL))
    assert price_here(table, 0, tea) == 10  # 7 and a half of it
    table.play(m.SELL + tea)
    assert price_here(table, 0, wool) == 5
    table.play(visit(table, 0, LISTEN))
    assert s.at_house(table.ships[0], LISTEN) == other


def test_yusra_gives_two_points_at_a_navigation_post():
    table, place = alone("yusra")
    assert points_of_an_order(table, 0) == 1
    table.ships[0][place + s.SPOT] = HELM
    assert points_of_an_order(table, 0) == 3


def test_wick_never_fills_the_last_hole_with_stress():
    table, place = alone("wick")
    table.stress(0, place, 9)
    assert table.ships[0][place + s.STRESS] == 5 and table.bury(0)
    table.ships[0][place + s.WOUNDS] = 1
    assert not table.bury(0)
