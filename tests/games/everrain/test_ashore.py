"""Losses and returns, ports, islands, society, chronicles."""

from __future__ import annotations

import pytest
from deck import BLANK, CRITICAL, MOVE, roll
from deck import board as come_aboard
from test_boarding import boarded
from test_ports import rich, visit
from test_tracks import lost, to_the_next_round
from told import SLUGS, on_top, telling
from voyage import asked, events, in_port, mount, put, sail_to, send, stow, under_way, why

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain import tales
from undertow.games.everrain.board import BELOW, FIRST_SLOT, HELM, HOUSES, LISTEN, NOWHERE, REST, UNIVERSITY, WHOLE
from undertow.games.everrain.cards.language import SOCIETY
from undertow.games.everrain.cards.stories import FIRST_OF_CHRONICLES, next_card
from undertow.games.everrain.procedures.ports import Visit
from undertow.games.everrain.procedures.tales import SeaEvent
from undertow.games.everrain.state import Table
from undertow.games.everrain.tiles import ISLAND

OPENING, JOURNEY, EPILOGUE = range(FIRST_OF_CHRONICLES, FIRST_OF_CHRONICLES + 3)

# -- loss and return ---------------------------------------------------------------------------------------------------


def test_loss_8_discarded_clues_and_treasures_lie_on_the_wreck():
    table = lost()
    rope, tea = stow(table, "com-rope"), stow(table, "com-tea")
    wreck = table.ships[0][s.HEX]
    table.play(m.END)
    table.play(m.KEEP + tea)
    assert table.cargoes == [[wreck, 2, rope]]


def test_loss_10_the_ship_returns_to_the_nearest_port_be_it_occupied_with_coins_and_a_deckhand_and_visits_it():
    table = under_way(2)
    one, two = table.ships
    sail_to(table, 0, 0)
    put(table, 0, HELM)
    table.let_go(0, s.AT[1])
    one[s.AT[0] + s.STRESS] = s.holes(one, s.AT[0]) - 1
    two[s.OWES] = 0
    table.ask_again()
    table.play(m.END)
    assert one[s.HEX] == NOWHERE
    while not events(table, "ship_returned"):
        table.play(m.END if m.END in table.moves else table.moves[0])
    assert one[s.HEX] == two[s.HEX] == table.chart.ports[0] and one[s.COINS] == 20
    assert len(s.crew(one)) == 1 and asked(table) == "port" and table.deciding == 0


def test_loss_11_what_is_mounted_is_kept_and_all_posts_are_whole():
    table = lost()
    mount(table, "galley", 3)
    ship = table.ships[0]
    kept = ship[s.MOUNTED : s.PLANS]
    ship[s.POSTS] = 0b1111
    table.play(m.END)
    assert events(table, "ship_returned") and ship[s.POSTS] == WHOLE and ship[s.MOUNTED : s.PLANS] == kept


def test_rulings_17_with_no_other_port_charted_the_ship_returns_to_lanthorn():
    table = lost()
    assert [at for at in table.chart.ports if at != NOWHERE] == [table.chart.ports[0]]
    table.play(m.END)
    assert events(table, "ship_returned") == [{"seat": 0, "port": 0}]
    assert table.ships[0][s.HEX] == table.chart.ports[0]


# -- ports -------------------------------------------------------------------------------------------------------------


def test_ports_4_crew_are_sent_to_places_of_the_port():
    table = rich()
    board = table.ships[0][s.AT[0]]
    table.play(visit(table, 0, LISTEN))
    assert events(table, "place_visited") == [{"seat": 0, "crew": board, "place": LISTEN}]
    assert s.at_house(table.ships[0], LISTEN) == s.AT[0]


def test_ports_7_a_member_uses_one_place_only_in_a_visit():
    table = rich()
    table.ships[0][s.CLUES] = 5
    table.ask_again()
    table.play(visit(table, 0, LISTEN))
    first = range(visit(table, 0, 0), visit(table, 0, 0) + len(HOUSES))
    assert not [move for move in table.moves if move in first]
    assert visit(table, 1, UNIVERSITY) in table.moves


def test_rulings_14_a_visit_goes_on_where_one_of_its_steps_cannot_be_done():
    table = in_port()
    assert not tales.at(table, tales.IN_DECK)  # no society card, and nobody to banish
    table.play(visit(table, 0, REST))
    assert asked(table) == "port"
    table = under_way()
    come_aboard(table, "drip", 7)
    table.push(Visit(0))
    table.ask_again()
    assert events(table, "foe_banished") and asked(table) == "port"


def test_rulings_21_after_a_boarding_that_was_won_the_crew_is_below_and_the_turn_goes_on():
    table = boarded("gutterling", 3)
    ship = table.ships[0]
    roll(table, MOVE, MOVE, CRITICAL)
    table.play(send(ship[s.AT[0]], 13))
    while asked(table) in ("evade", "boarding"):
        roll(table, *[CRITICAL] * 9)
        table.play(table.moves[0])
    while asked(table) in ("plan", "discard"):
        table.play(table.moves[-1])
    assert events(table, "boarding_won") and ship[s.AT[0] + s.SPOT] == BELOW
    assert asked(table) in ("turn", "port") and BLANK


# -- islands -----------------------------------------------------------------------------------------------------------


def at_an_island(card: str = "exp-house-of-salt") -> Table:
    """The ship on an island, one of the crew in the dinghy, a card on top of the expeditions."""
    table = under_way()
    table.ships[0][s.HEX] = table.chart.kind.index(ISLAND)
    on_top(table, card)
    put(table, 0, FIRST_SLOT)
    table.ask_again()
    return table


def test_islands_2_nobody_lands_without_a_boat_or_on_an_explored_island():
    table = at_an_island()
    assert m.LAND in table.moves
    put(table, 0, HELM)
    table.ask_again()
    assert why(table, m.LAND) == ["islands.2"]
    table = at_an_island()
    table.explored.append(table.ships[0][s.HEX])
    table.ask_again()
    assert why(table, m.LAND) == ["islands.2"]


def test_islands_3_an_expedition_card_is_drawn_and_resolved():
    table = at_an_island()
    table.play(m.LAND)
    assert events(table, "tale_told")[-1]["tale"] == SLUGS.index("exp-house-of-salt")
    assert asked(table) == "exp-house-of-salt"
    table.play(m.ANSWER)
    assert events(table, "outcome_told")


def test_islands_4_then_the_island_gets_an_explored_marker():
    table = at_an_island()
    island = table.ships[0][s.HEX]
    table.play(m.LAND)
    assert island not in table.explored
    table.play(m.ANSWER)
    assert table.explored == [island]


# -- cards -------------------------------------------------------------------------------------------------------------


def test_events_1_sea_events_come_at_the_end_of_a_turn_at_sea_and_expeditions_on_islands():
    table = under_way()
    on_top(table, "sea-gull-tax"), on_top(table, "exp-house-of-salt")
    sail_to(table, 0, 0)
    table.ask_again()
    assert m.LAND not in table.moves
    table.play(m.END)
    assert asked(table) == "sea-gull-tax"
    table = at_an_island()
    on_top(table, "sea-gull-tax")
    table.play(m.LAND)
    assert asked(table) == "exp-house-of-salt"
    table.play(m.ANSWER)
    to_the_next_round(table)
    assert "sea-gull-tax" not in [SLUGS[event["tale"]] for event in events(table, "tale_told")]  # no sea hex


def test_events_1_without_a_card_the_turn_simply_ends():
    table = under_way()
    told = len(events(table, "tale_told"))
    table.push(SeaEvent(0))
    table.ask_again()
    assert asked(table) == "turn" and len(events(table, "tale_told")) == told


@pytest.mark.parametrize(("card", "question"), [("sea-gull-tax", "sea-gull-tax"), ("sea-eleven-bottles", "tester")])
def test_events_2_a_card_tells_its_story_and_then_asks_for_a_choice_or_a_test(card: str, question: str):
    table = telling(card)
    assert [event.key for event in table.log(0)][-1] == "tale_told" and asked(table) == question


def test_events_5_an_expedition_cannot_be_declined():
    table = at_an_island()
    table.play(m.LAND)
    assert m.DECLINE not in table.moves and len(table.moves) > 1


def with_company(card: str, **options: int) -> Table:
    """The first captain in port, with this society card open."""
    table = under_way(**options)
    table.ships[0][s.HEX], table.ships[0][s.VISITED] = table.chart.ports[0], 0
    on_top(table, card)
    table.push(Visit(0))
    table.ask_again()
    assert asked(table) == "port"
    return table


def test_society_1_the_card_is_one_more_thing_to_do_and_may_be_left():
    table = with_company("soc-map-forger")
    assert m.HEED in table.moves and visit(table, 0, REST) in table.moves
    table.play(m.LEAVE)
    assert asked(table) == "turn" and table.tales[SLUGS.index("soc-map-forger")] == tales.DISCARDED


def test_society_1_an_offer_takes_the_member_who_is_sent():
    table = with_company("soc-map-forger")
    first = table.ships[0][s.AT[0]]
    table.play(m.HEED)
    assert asked(table) == "envoy"
    table.play(m.MEMBER + first)
    table.play(m.DECLINE)
    own = range(visit(table, 0, 0), visit(table, 0, 0) + len(HOUSES))
    assert not [move for move in table.moves if move in own]
    assert visit(table, 1, REST) in table.moves


def test_society_2_a_passenger_needs_a_cabin_and_a_cabin_holds_one():
    table = with_company("soc-beekeeper")
    table.play(m.HEED)
    assert asked(table) == "soc-beekeeper" and m.ANSWER in table.moves
    table.play(m.ANSWER)
    assert tales.passengers(table, 0) == [SLUGS.index("soc-beekeeper")] and tales.free_cabins(table, 0) == 0
    table.play(m.LEAVE)
    on_top(table, "soc-dry-woman")  # who has another answer, too
    table.push(Visit(0))
    table.ask_again()
    table.play(m.HEED)
    assert len(tales.passengers(table, 0)) == 1  # the other answer was all that was left
    table = with_company("soc-dry-woman")
    table.play(m.HEED)
    table.tales[SLUGS.index("soc-beekeeper")] = tales.ABOARD
    assert table.asking.why_not(table, 0, m.ANSWER) == ["society.2"]


# -- chronicles --------------------------------------------------------------------------------------------------------


def test_chronicles_2_a_number_names_the_card_with_which_the_chronicle_goes_on():
    table = telling("c01-opening")
    table.play(m.ANSWER)
    assert events(table, "chronicle_continues") == [{"seat": 0, "n": 1}]
    assert table.tales[next_card(1)] == tales.COVERED and next_card(1) == JOURNEY


def turned(owner: int, seats: int = 2) -> Table:
    """The second card of a chronicle lies turned on the society deck; its first is on the owner's field."""
    table = under_way(seats)
    table.tales[OPENING], table.tales[JOURNEY], table.turned = tales.WRITTEN + owner, tales.TURNED, [JOURNEY]
    table.memory[0] = 0
    return table


def test_chronicles_5_whoever_draws_a_card_of_a_chronicle_of_ones_own_resolves_it_at_once():
    table = turned(0)
    on_top(table, "soc-map-forger")
    table.ships[0][s.HEX] = table.chart.ports[0]
    table.push(Visit(0))
    table.ask_again()
    assert table.tales[JOURNEY] == tales.OPEN and events(table, "tale_told")[-1]["tale"] == JOURNEY


def test_chronicles_7_a_card_that_waits_is_resolved_when_its_owner_draws_from_its_deck():
    table = turned(1)
    table.tales[JOURNEY], table.turned = tales.WAITING + 1, []
    other = on_top(table, "soc-map-forger")
    assert tales.draw(table, 1, 0) == NOWHERE  # from another deck it does not come
    assert tales.draw(table, 0, SOCIETY) == other  # nor to somebody else
    assert tales.draw(table, 1, SOCIETY) == JOURNEY


def test_chronicles_8_nobody_else_can_claim_the_cards_of_a_chronicle():
    table = turned(1)
    assert tales.owner_of(table, 0) == 1
    other = on_top(table, "soc-map-forger")
    assert tales.draw(table, 0, SOCIETY) == other and table.tales[JOURNEY] == tales.WAITING + 1


def test_rulings_20_a_card_drawn_while_its_owners_ship_is_lost_waits_on_the_field():
    table = turned(1)
    table.ships[1][s.WRECK], table.ships[1][s.HEX] = table.ships[1][s.HEX], NOWHERE
    on_top(table, "soc-map-forger")
    tales.draw(table, 0, SOCIETY)
    assert table.tales[JOURNEY] == tales.WAITING + 1 and events(table, "chronicle_waits")
