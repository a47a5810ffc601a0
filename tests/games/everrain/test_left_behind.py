"""What things leave behind: cards on their discards, the dead buried, a ship without crew lost, tokens used up."""

from __future__ import annotations

from deck import KINDS, OMEN, act, at_sea, board
from ledger import Ledger
from test_boarding import boarded
from test_journeys import at_an_island
from told import carried_out, on_top
from voyage import asked, events, mount, put, send, sign_on, stow, under_way, why

from undertow.games.everrain import moves as m
from undertow.games.everrain import params, tales
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import BELOW, FIRST_SLOT, HELM, NOWHERE
from undertow.games.everrain.cards.island import BAG, TOKENS
from undertow.games.everrain.cards.stories import BOUND_FOR, STORIES
from undertow.games.everrain.cards.upgrades import half_of
from undertow.games.everrain.foes import FOE_PILE, turn_away
from undertow.games.everrain.procedures.journeys import Journey
from undertow.games.everrain.procedures.losses import Sinking
from undertow.games.everrain.procedures.ports import SELL, HandIn, sell
from undertow.games.everrain.procedures.tales import Passengers, Tale
from undertow.games.everrain.procedures.upgrades import nurse_all, sell_plan
from undertow.games.everrain.state import CREW_PILE, GUN_PILE, IMPROVEMENT_PILE, TREASURE_PILE, Table
from undertow.kernel.flow import NO_MOVE, run

GUESTS = [card for card in range(len(STORIES)) if BOUND_FOR[card] >= 0]


def alone_at(spot: int, holes_left: int) -> Table:
    """One member aboard, with so many holes left."""
    table = at_sea(spot)
    ship = table.ships[0]
    s.clear(ship, s.AT[1])
    ship[s.AT[0] + s.STRESS] = s.holes(ship, s.AT[0]) - holes_left
    return table


# -- cards -------------------------------------------------------------------------------------------------------------


def test_society_1_a_bargain_that_is_declined_goes_to_the_discards() -> None:
    card = next(card for card, story in enumerate(STORIES) if story.slug == "soc-map-forger")
    table = under_way()
    table.ships[0][s.COINS] = 50
    table.push(Tale(0, on_top(table, STORIES[card].slug)))
    run(table, NO_MOVE)
    table.play(m.DECLINE)
    assert table.tales[card] == tales.DISCARDED


def test_loss_3_passengers_of_a_lost_ship_go_to_the_discards() -> None:
    table = at_sea(HELM)
    table.tales[GUESTS[0]] = tales.ABOARD
    table.push(Sinking(0, 0))
    table.ask_again()
    assert events(table, "ship_lost") and not tales.passengers(table, 0)


def test_upgrades_3_a_passenger_whose_cabin_is_covered_leaves_in_the_next_port() -> None:
    table = under_way()
    for card in GUESTS[: params.CABINS + 1]:
        table.tales[card] = tales.ABOARD
    staying = tales.passengers(table, 0)[: params.CABINS]
    account = Ledger(table)
    table.push(Passengers(0))
    run(table, NO_MOVE)
    assert [told["tale"] for told in events(table, "passenger_left")] == [
        card for card in GUESTS[: params.CABINS + 1] if card not in staying
    ]
    assert account.read()
    assert not [card for card in tales.passengers(table, 0) if card not in staying]


def test_enemies_3_the_card_of_an_enemy_that_finds_no_place_is_discarded() -> None:
    table = at_sea()
    kind = KINDS.index("drip")
    table.piles[FOE_PILE].remove(kind)
    before = table.discards[FOE_PILE].count(kind)
    turn_away(table, kind)
    assert table.discards[FOE_PILE].count(kind) == before + 1


def test_events_6_a_treasure_that_a_card_takes_is_told_and_goes_to_the_discards() -> None:
    table = under_way()
    one, two = stow(table, "com-rope"), stow(table, "com-tea")
    carried_out("drop 1", table)
    gone = events(table, "treasure_discarded")[-1]["treasure"]
    assert gone in (one, two) and table.discards[TREASURE_PILE][-1:] == [gone]
    assert s.held(table.ships[0]) == [one + two - gone]


# -- the dead ----------------------------------------------------------------------------------------------------------


def test_crew_13_whoever_dies_of_an_enemys_omen_is_buried_and_with_the_last_the_ship_is_lost() -> None:
    table = alone_at(HELM, 1)
    foe = board(table, "gullwife", HELM + 1)
    table.ships[0][s.AT[0] + s.WOUNDS] = 0
    act(table, foe, OMEN)
    assert events(table, "died") and events(table, "ship_lost") == [{"seat": 0}]


def test_loss_1_with_the_last_who_dies_of_a_story_the_ship_is_lost() -> None:
    table = alone_at(HELM, 1)
    carried_out("wound all 1", table)
    assert events(table, "died") and events(table, "ship_lost") == [{"seat": 0}]


# -- boarding ----------------------------------------------------------------------------------------------------------


def test_zones_2_a_fourth_finds_no_place_in_a_zone_of_a_boarded_ship() -> None:
    table = boarded()
    ship = table.ships[0]
    full = HELM + 1
    for slug in ("corvane", "teasel"):
        sign_on(table, slug)
    for number in range(4):
        put(table, number, full if number else HELM)
    table.ask_again()
    assert why(table, send(ship[s.AT[0]], full)) == ["zones.2"]


# -- journeys ----------------------------------------------------------------------------------------------------------


def test_discovery_3_a_token_that_was_turned_is_out_of_the_bag_and_the_next_is_drawn_anew() -> None:
    table = at_an_island()
    table.play(m.JOURNEY)
    frame = table.stack[-1]
    assert isinstance(frame, Journey)
    before = frame.bag[:]
    assert before == list(BAG)
    frame.token = len(TOKENS) - 1  # of an earlier one
    table.chance.script, table.chance.read = [0], 0
    table.play(next(move for move in table.moves if move != m.TURN_BACK))
    assert [told["token"] for told in events(table, "token_turned")] == [0] and len(events(table, "stepped")) == 1
    assert frame.bag == [before[0] - 1, *before[1:]]


# -- in port -----------------------------------------------------------------------------------------------------------


def test_ports_16_what_is_sold_fills_a_gap_among_the_treasures_on_offer() -> None:
    table = under_way()
    ship, card = table.ships[0], stow(table, "com-rope")
    s.go_ashore(ship, s.AT[0], SELL)
    table.piles[TREASURE_PILE], table.discards[TREASURE_PILE], table.market = [], [], table.market[:2]
    sell(table, 0, card)
    assert not s.held(ship) and card in table.market and len(table.market) == 3


def test_ports_16_whoever_leaves_fills_a_gap_among_those_for_hire() -> None:
    table = under_way()
    board_ = table.ships[0][s.AT[0]]
    table.piles[CREW_PILE], table.crew_row = [], table.crew_row[:2]
    table.let_go(0, s.AT[0])
    assert board_ in table.crew_row


def test_upgrades_6_a_plan_that_is_sold_is_discarded_counted_and_told() -> None:
    table = under_way()
    upgrade = mount(table, "sick-bay", 3, plan=True)
    ship, coins = table.ships[0], table.ships[0][s.COINS]
    table.yard = table.yard[:2]
    table.piles[IMPROVEMENT_PILE], table.discards[IMPROVEMENT_PILE] = [], []
    table.piles[GUN_PILE], table.discards[GUN_PILE] = [], []
    sell_plan(table, 0, upgrade)
    assert ship[s.COINS] == coins + half_of(upgrade) and ship[s.SOLD] == 1 and ship[s.PLANS + 3] == NOWHERE
    assert events(table, "plan_sold") == [{"seat": 0, "upgrade": upgrade, "n": half_of(upgrade)}]
    assert table.yard[-1] == upgrade, "it is on offer again"


def test_ports_10_once_the_clues_are_handed_in_none_are_wanted() -> None:
    table = under_way()
    ship = table.ships[0]
    ship[s.CLUES], ship[s.WANTED] = 7, 5
    table.push(HandIn(0))
    run(table, NO_MOVE)
    if asked(table) == "hand_in":
        table.play(m.HAND_CLUES)
    assert ship[s.CLUES] == 2 and table.view(0)["ships"][0]["wanted"] == 0


def test_turn_end_3_who_nurses_all_is_tired_and_it_is_told() -> None:
    table = under_way()
    for slot in (2, 3):
        mount(table, "sick-bay", slot)
    ship = table.ships[0]
    put(table, 0, FIRST_SLOT + 2), put(table, 1, BELOW)
    ship[s.AT[1] + s.WOUNDS] = 2
    nurse_all(table, 0)
    assert ship[s.AT[1] + s.WOUNDS] == 1 and ship[s.AT[0] + s.TIRED] == 1
    assert [told["crew"] for told in events(table, "activated")] == [ship[s.AT[0]]]
