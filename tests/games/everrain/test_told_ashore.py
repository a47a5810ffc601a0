"""Whatever changes in a port, in the hold, in a slot or on an island is told, each thing with its own words."""

from __future__ import annotations

from deck import at_sea
from ledger import Ledger
from test_traits_ashore import ashore
from told import carried_out, on_top
from voyage import asked, events, give_trait, in_port, mount, put, send, stow, under_way

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain import tales
from undertow.games.everrain.board import FIRST_SLOT, HELM, HOUSES, INSTALL, NOWHERE, REPAIR, REST
from undertow.games.everrain.cards.stories import BOUND_FOR, STORIES, fare_of
from undertow.games.everrain.cards.upgrades import half_of
from undertow.games.everrain.procedures.tales import Company
from undertow.games.everrain.procedures.trade import PLAN, hand_over
from undertow.games.everrain.procedures.upgrades import Surplus
from undertow.games.everrain.state import TREASURE_PILE, Table
from undertow.games.everrain.tiles import PORTS
from undertow.kernel.flow import NO_MOVE, run


def visit(table: Table, number: int, house: int) -> int:
    """The move that sends one of the crew to a place of the port."""
    return m.VISIT + table.ships[0][s.AT[number]] * len(HOUSES) + house


def guest(table: Table, wants_to: str) -> int:
    """A passenger aboard who wants to go to this port."""
    card = next(card for card in range(len(STORIES)) if BOUND_FOR[card] == PORTS.index(wants_to))
    table.tales[card] = tales.ABOARD
    table.ask_again()
    return card


# -- passengers --------------------------------------------------------------------------------------------------------


def test_society_3_whoever_is_put_ashore_without_reward_is_told_and_the_card_discarded() -> None:
    table = in_port()
    card, coins = guest(table, "pellam"), table.ships[0][s.COINS]
    table.play(m.PUT_ASHORE)
    assert events(table, "passenger_left") == [{"seat": 0, "tale": card}]
    assert table.tales[card] == tales.DISCARDED and table.ships[0][s.COINS] == coins


def test_elders_15_whoever_wanted_to_go_to_a_reclaimed_port_pays_half_and_the_coins_are_told() -> None:
    table = in_port()
    card = guest(table, "lanthorn")
    table.reclaimed = (table.chart.ports[PORTS.index("lanthorn")],)
    account = Ledger(table)
    table.stack[-1].serve(table, m.PUT_ASHORE)  # type: ignore[attr-defined]
    account.check()
    assert events(table, "coins_gained") == [{"seat": 0, "n": fare_of(card) // 2}]


# -- places ------------------------------------------------------------------------------------------------------------


def test_ports_12_each_post_that_is_repaired_is_told() -> None:
    table = in_port()
    table.ships[0][s.POSTS] &= ~(1 << HELM)
    table.ask_again()
    table.play(visit(table, 0, REPAIR))
    assert events(table, "post_repaired") == [{"seat": 0, "zone": HELM}]


def test_ports_11_whoever_rests_is_told() -> None:
    table = in_port()
    ship = table.ships[0]
    ship[s.AT[0] + s.STRESS] = 2
    table.ask_again()
    table.play(visit(table, 0, REST))
    assert events(table, "rested") == [{"seat": 0, "crew": ship[s.AT[0]]}]


def test_ports_16_each_treasure_that_comes_on_offer_is_told() -> None:
    table = in_port()
    before = len(events(table, "on_offer"))
    gone = table.market.pop(0)
    table.discards[TREASURE_PILE].append(gone)
    table.refill()
    assert [told["treasure"] for told in events(table, "on_offer")[before:]] == [table.market[-1]]


# -- upgrades ----------------------------------------------------------------------------------------------------------


def test_upgrades_5_a_schematic_that_is_carried_out_is_told() -> None:
    table = in_port()
    upgrade = mount(table, "sick-bay", 3, plan=True)
    table.ships[0][s.COINS] = half_of(upgrade)
    table.ask_again()
    table.play(visit(table, 0, INSTALL))
    table.play(m.INSTALL + upgrade)
    assert events(table, "upgrade_mounted") == [{"seat": 0, "upgrade": upgrade, "slot": 3}]


def test_upgrades_8_whoever_uses_an_improvement_is_told() -> None:
    table = under_way()
    ship, upgrade = table.ships[0], mount(table, "hammock", 3)
    put(table, 0, HELM)
    ship[s.AT[0] + s.STRESS] = 1
    table.ask_again()
    table.play(send(ship[s.AT[0]], FIRST_SLOT + 3))
    assert [(told["crew"], told["upgrade"]) for told in events(table, "activated")] == [(ship[s.AT[0]], upgrade)]


def test_treasures_5_what_finds_no_room_in_the_hold_is_told() -> None:
    table = under_way()
    cards = [stow(table, slug) for slug in ("com-rope", "com-tea", "com-pitch", "com-ink", "com-wool")]
    table.push(Surplus(0))
    table.ask_again()
    assert asked(table) == "discard"
    account = Ledger(table)
    account.play(m.DISCARD + cards[2])
    assert events(table, "treasure_discarded") == [{"seat": 0, "treasure": cards[2]}]


def test_trade_2_a_schematic_that_is_given_is_told() -> None:
    table = under_way(2)
    upgrade = mount(table, "sick-bay", 3, plan=True)
    hand_over(table, 0, 1, PLAN + upgrade)
    run(table, NO_MOVE)
    assert [(told["seat"], told["upgrade"]) for told in events(table, "plan_given")] == [(0, upgrade)]


# -- stories -----------------------------------------------------------------------------------------------------------


def test_trait_explorer_the_card_that_is_exchanged_is_told_and_discarded() -> None:
    table = ashore("exp-house-of-salt", "explorer")
    assert asked(table) == "swap"
    card = table.stack[-1].card  # type: ignore[attr-defined]
    on_top(table, "exp-cooks-grave")
    table.play(m.AGREE)
    assert [told["tale"] for told in events(table, "tale_swapped")] == [card]


def test_events_4_a_treasure_that_an_answer_costs_is_told_and_discarded() -> None:
    from test_answers_refused import GIVEN, opened

    slug, number = GIVEN[0]
    table = opened(slug)
    account = Ledger(table)
    table.play(m.ANSWER + number)
    if asked(table) == "gift":
        table.play(table.moves[0])
    (gone,) = [told["treasure"] for told in events(table, "treasure_given_away")]
    assert gone in table.discards[TREASURE_PILE] and gone not in s.held(table.ships[0])
    while asked(table) != "turn":
        table.play(table.moves[0])
    account.check()


def test_events_2_the_second_society_card_of_a_friendly_crew_is_read_aloud_too() -> None:
    table = under_way()
    give_trait(table, 0, "friendly")
    cards = {on_top(table, slug) for slug in ("soc-map-forger", "soc-lamplighters")}
    before = len(events(table, "tale_told"))
    table.push(Company(0))
    run(table, NO_MOVE)
    assert asked(table) == "which_card"
    assert {told["tale"] for told in events(table, "tale_told")[before:]} == cards


def test_crew_6_a_deckhand_who_comes_aboard_for_nothing_is_told() -> None:
    table = at_sea(HELM)
    account = Ledger(table)
    carried_out("recruit", table)
    account.check()
    board = events(table, "recruited")[-1]["crew"]
    assert s.member_of(table.ships[0], board) != NOWHERE


def test_travel_9_the_points_that_a_story_gives_are_told() -> None:
    table = carried_out("sail 2", at_sea(HELM))
    assert asked(table) == "steer" and events(table, "points_gained")[-1] == {"seat": 0, "n": 2}


def test_progress_5_a_story_that_raises_the_elder_tells_the_space() -> None:
    table = at_sea(HELM)
    table.elder -= 3
    carried_out("elder up 2", table)
    assert events(table, "elder_raised") == [{"space": table.elder}]


# -- wrecks ------------------------------------------------------------------------------------------------------------


def test_wrecks_1_that_a_wreck_is_looted_is_told() -> None:
    from test_wrecks import at_the_wreck

    table = at_the_wreck()
    table.play(m.LOOT)
    assert events(table, "wreck_looted") == [{"seat": 0}]


def test_rulings_15_clues_and_treasures_that_lie_on_a_wreck_are_told() -> None:
    from test_wrecks import SLUGS, with_cargo

    table = with_cargo("com-tea", clues=2)
    account = Ledger(table)
    account.play(m.LOOT)
    assert events(table, "clues_found") == [{"seat": 0, "n": 2}]
    assert events(table, "treasure_found") == [{"seat": 0, "treasure": SLUGS.index("com-tea")}]


def test_treasures_2_a_six_on_the_spoils_table_is_a_gun_and_a_seven_an_improvement() -> None:
    from test_wrecks import rolled

    for roll, slots in ((6, range(6, 9)), (7, range(6))):
        table = rolled(roll)
        assert asked(table) == "plan"
        assert {move - m.SLOT for move in table.moves if move != m.LAY_ASIDE} <= set(slots)
