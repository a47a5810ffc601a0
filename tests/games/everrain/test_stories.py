"""Story cards: what is printed on them, how they are drawn, answered and remembered."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from told import SLUGS, carried_out, on_top, telling
from voyage import asked, give_trait, in_port, put, under_way

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain import tales
from undertow.games.everrain.board import FIRST_SLOT, NEST
from undertow.games.everrain.cards import language as words
from undertow.games.everrain.cards.language import Effect, Story
from undertow.games.everrain.cards.stories import (
    BOUND_FOR,
    FIRST_OF_CHRONICLES,
    STORIES,
    chronicle_of,
    next_card,
)  # fmt: skip
from undertow.games.everrain.cards.treasures import SORTS, TREASURES
from undertow.games.everrain.procedures.tales import Tale
from undertow.games.everrain.tiles import ISLAND, TILES
from undertow.kernel.flow import NO_MOVE, run

PRINTED = list(csv.DictReader((Path(__file__).parent / "printed.tsv").read_text("utf-8").splitlines(), delimiter="\t"))


def written(rows: list[Effect]) -> str:
    """Effects as they are written."""
    said = []
    for row in rows:
        if row.ways:
            said.append(f"{row.verb} {' '.join(row.words)} {{{' | '.join([written(way) for way in row.ways])}}}")
        else:
            said.append(" ".join([row.verb, *row.words, *([str(row.n)] if row.n else [])]))
    return "; ".join(said)


def rows_of(story: Story) -> list[tuple[str, str, str]]:
    """Every answer of a card: its name, its price, what comes of it."""
    found = []
    for number, answer in enumerate(story.answers):
        price = [f"give {answer.gift}"] if answer.gift else []
        price += [f"pay {answer.coins}"] if answer.coins else []
        for result, rows in zip(("passed", "failed"), answer.outcomes, strict=False):
            name = "then" if story.sort == words.TALE else "abc"[number]
            if story.sort == words.TEST:
                name = result
            elif answer.test:
                name = f"{name} {result}"
            found.append((name, ", ".join(price), written(rows)))
    return found


@pytest.mark.parametrize("slug", SLUGS)
def test_events_2_every_card_says_what_it_was_designed_to_say(slug: str) -> None:
    story, printed = STORIES[SLUGS.index(slug)], [row for row in PRINTED if row["card"] == slug]
    assert rows_of(story) == [(row["answer"], row["price"], row["comes of it"]) for row in printed]
    assert words.BACKS[story.back] == printed[0]["back"]
    assert f"{story.needs} {story.needed or ''}".strip() == printed[0]["needs"]
    kinds = ("choice", "test", "offer", "passenger", "tale")
    assert printed[0]["asks"].split()[0] == kinds[story.sort]
    if story.sort == words.TEST:
        assert printed[0]["asks"].split()[1] == words.TESTS[story.answers[0].test]


# -- verbs -------------------------------------------------------------------------------------------------------------


def test_events_6_coins_clues_and_fleeting_orders_are_gained_and_never_lost_beyond_nothing() -> None:
    table = under_way()
    ship = table.ships[0]
    ship[s.COINS], ship[s.CLUES], ship[s.FRESH + 3] = 5, 1, 0
    carried_out("coins 3; clues 2; fleeting 2", table)
    assert (ship[s.COINS], ship[s.CLUES], ship[s.FRESH + 3]) == (8, 3, 2)
    carried_out("coins -20", table)
    assert ship[s.COINS] == 0


@pytest.mark.parametrize("sort", SORTS)
def test_events_6_a_treasure_of_a_sort_is_one_of_that_sort(sort: str) -> None:
    table = carried_out(f"treasure {sort} 2")
    assert [SORTS[TREASURES[card].sort] for card in s.held(table.ships[0])] == [sort, sort]


def test_events_6_any_treasure_is_the_one_on_top() -> None:
    assert len(s.held(carried_out("treasure any 3").ships[0])) == 3


def test_events_6_a_treasure_is_dropped_and_an_order_exhausted_or_refreshed() -> None:
    table = carried_out("treasure any 2")
    carried_out("drop 1", table)
    ship = table.ships[0]
    assert len(s.held(ship)) == 1
    fresh = sum(ship[s.FRESH : s.FRESH + 4])
    carried_out("exhaust 2", table)
    assert sum(ship[s.FRESH : s.FRESH + 4]) == fresh - 2 and sum(ship[s.ISSUED : s.ISSUED + 3]) == 2
    ship[s.ISSUED : s.ISSUED + 3] = [2, 0, 0]
    carried_out("refresh 1", table)
    assert ship[s.ISSUED] == 1


@pytest.mark.parametrize(
    ("who", "expected"), [("all", [0, 1, 2]), ("deck", [0, 1]), ("below", [2]), ("nest", [1]), ("tester", [2])]
)
def test_events_6_stress_comes_to_those_whom_the_card_means(who: str, expected: list[int]) -> None:
    table = under_way()
    table.sign_on(0, table.draw_deckhand())
    ship = table.ships[0]
    for number, spot in ((0, 5), (1, NEST), (2, FIRST_SLOT + 3)):
        put(table, number, spot)
        ship[s.AT[number] + s.GOOD] = ship[s.AT[number] + s.BAD] = -1
    carried_out(f"stress {who} 1", table, tested=3)
    assert [number for number in range(3) if ship[s.AT[number] + s.STRESS]] == expected


def test_events_6_one_of_the_crew_is_named_by_the_captain_and_only_who_could_gain_from_it() -> None:
    table = under_way()
    ship = table.ships[0]
    ship[s.AT[1] + s.WOUNDS] = 2
    carried_out("heal one 1; wound one 1", table)
    assert ship[s.AT[1] + s.WOUNDS] == 1 and ship[s.AT[0] + s.WOUNDS] == 1


def test_events_6_the_surefooted_is_hurt_less_ashore_and_the_clumsy_more() -> None:
    for trait, wounds in (("surefooted", 0), ("clumsy", 2)):
        table = under_way()
        give_trait(table, 0, trait)
        carried_out("wound party 1", table, slug="exp-underside-stairs", ashore=1)
        assert table.ships[0][s.AT[0] + s.WOUNDS] == wounds


def test_events_6_a_recruit_comes_for_nothing_or_coins_where_there_is_no_room() -> None:
    table = under_way()
    ship = table.ships[0]
    coins = ship[s.COINS]
    carried_out("recruit; recruit", table)
    assert (len(s.crew(ship)), ship[s.COINS]) == (4, coins)
    carried_out("recruit", table)
    assert (len(s.crew(ship)), ship[s.COINS]) == (4, coins + 4)


def test_events_6_a_trait_takes_the_place_of_the_one_before() -> None:
    table = under_way()
    give_trait(table, 0, "hardy")
    give_trait(table, 1, "hardy")
    carried_out("trait all good", table)
    assert all(table.ships[0][s.AT[number] + s.GOOD] >= 0 for number in range(2))
    assert len(table.discards[1]) == 2


def test_events_6_damage_strikes_posts_and_repairs_mend_them() -> None:
    table = carried_out("damage 3")
    ship = table.ships[0]
    assert bin(ship[s.POSTS]).count("1") == 7
    carried_out("repair 2", table)
    assert bin(ship[s.POSTS]).count("1") == 9


def test_events_6_the_agenda_goes_on_and_back_but_not_before_its_first_space() -> None:
    table = under_way()
    table.agenda = 3
    assert carried_out("agenda 2", table).agenda == 5
    assert carried_out("agenda -9", table).agenda == 1


def test_events_6_the_elder_moves_away_at_most_to_the_end_and_comes_down() -> None:
    table = under_way()
    table.elder = table.end_space - 1
    assert carried_out("elder up 3", table).elder == table.end_space
    assert carried_out("elder down 2", table).elder == table.end_space - 2


def test_events_6_spoils_enemies_ships_and_plans_come_as_the_card_says() -> None:
    table = carried_out("spawn 1; special stowaway; raider; schematic artillery")
    told = [event.key for event in table.log(0)]
    assert told.count("foe_came") == 2 and told.count("raider_came") == 1 and told.count("plan_found") == 1
    rolled = [event for event in carried_out("spoils 3").log(0) if event.key == "spoils_rolled"]
    assert len(rolled) >= 3


def test_events_6_tiles_are_scouted_and_put_back_in_an_order_of_the_captains() -> None:
    table = under_way()
    table.ahead = []
    before = len(table.tiles)
    carried_out("scout 3", table)
    assert len(table.ahead) == 3 and len(table.tiles) == before - 3


# -- drawing and answering ---------------------------------------------------------------------------------------------


def test_events_4_an_answer_that_cannot_be_paid_is_refused() -> None:
    table = telling("sea-gull-tax")
    table.ships[0][s.COINS] = 1
    table.ask_again()
    assert table.moves == (m.ANSWER + 1, m.ANSWER + 2)
    assert table.asking.why_not(table, 0, m.ANSWER) == ["events.4"]


def test_events_5_a_sea_event_cannot_be_declined_and_a_bargain_can() -> None:
    assert m.DECLINE not in telling("sea-gull-tax").moves
    assert m.DECLINE in telling("soc-map-forger").moves


def test_events_3_what_comes_of_an_answer_is_told_only_after_it() -> None:
    table = telling("sea-gull-tax")
    assert "outcome_told" not in [event.key for event in table.log(0)]
    table.play(m.ANSWER + 2)
    assert [event.key for event in table.log(0)][-2:] == ["outcome_told", "fleeting_gained"]


def test_terms_2_a_test_is_passed_with_a_roll_not_above_the_value() -> None:
    passed = 0
    for seed in range(60):
        table = under_way()
        table.reseed(seed)
        on_top(table, "sea-eleven-bottles")
        table.push(Tale(0, SLUGS.index("sea-eleven-bottles")))
        run(table, NO_MOVE)
        table.play(table.moves[0])
        told = [event for event in table.log(0) if event.key == "tested"][-1].values
        clues = [event.values["n"] for event in table.log(0) if event.key == "clues_gained"]
        assert (clues == [2]) == (told["roll"] <= told["value"])
        passed += clues == [2]
    assert 15 < passed < 45


def test_islands_1_all_who_stand_on_the_boats_land_and_the_island_is_explored() -> None:
    table = under_way()
    ship = table.ships[0]
    island = next(number for number, kind in enumerate(table.chart.kind) if kind == ISLAND)
    ship[s.HEX] = island
    on_top(table, "exp-house-of-salt")
    table.ask_again()
    assert m.LAND not in table.moves and table.asking.why_not(table, 0, m.LAND) == ["islands.2"]
    put(table, 0, FIRST_SLOT)
    table.ask_again()
    table.play(m.LAND)
    assert asked(table) == "exp-house-of-salt"
    table.play(m.ANSWER)
    assert ship[s.AT[0] + s.WOUNDS] == 1 and ship[s.AT[1] + s.WOUNDS] == 0
    assert island in table.explored and table.asking.why_not(table, 0, m.LAND) == ["islands.2"]


def test_turn_end_2_a_sea_event_comes_at_the_end_of_a_turn_on_open_water() -> None:
    table = under_way()
    table.ships[0][s.HEX] = next(number for number, kind in enumerate(table.chart.kind) if kind == 0)
    on_top(table, "sea-gull-tax")
    table.ask_again()
    table.play(m.END)
    assert asked(table) == "sea-gull-tax"


def test_ports_3_a_society_card_lies_open_for_the_visit_and_takes_whoever_is_sent() -> None:
    table = under_way()
    on_top(table, "soc-shave-tooth-leg")
    table.ships[0][s.OWES] = 1
    table.ships[0][s.HEX] = table.chart.ports[0]
    table.ask_again()
    table.play(m.END)
    while asked(table) != "port":
        table.play(table.moves[0])
    assert m.HEED in table.moves
    table.play(m.HEED)
    table.play(table.moves[0])
    assert asked(table) == "soc-shave-tooth-leg"
    table.play(m.ANSWER)
    assert asked(table) == "port" and m.HEED not in table.moves


def test_society_3_a_passenger_pays_in_the_port_where_he_wants_to_go() -> None:
    table = under_way()
    card = SLUGS.index("soc-hangman-on-leave")
    table.tales[card] = tales.ABOARD
    ship = table.ships[0]
    coins, port = ship[s.COINS], BOUND_FOR[card]
    assert tales.passengers(table, 0) == [card] and tales.free_cabins(table, 0) == 0
    table.chart.port_of[ship[s.HEX]] = table.chart.port_of.get(ship[s.HEX], port)
    from undertow.games.everrain.procedures.tales import Passengers

    ship[s.HEX] = table.chart.ports[0]
    known = dict(table.chart.port_of)
    table.chart.port_of[ship[s.HEX]] = port
    try:
        table.push(Passengers(0))
        run(table, NO_MOVE)
    finally:
        table.chart.port_of.clear()
        table.chart.port_of.update(known)
    assert ship[s.COINS] == coins + 15 and table.tales[card] == tales.DISCARDED


# -- chronicles --------------------------------------------------------------------------------------------------------

OPENING, JOURNEY, EPILOGUE = range(FIRST_OF_CHRONICLES, FIRST_OF_CHRONICLES + 3)


def test_chronicles_3_the_card_goes_to_its_captains_field_and_the_next_under_the_cover() -> None:
    table = telling("c01-opening")
    table.play(m.ANSWER + 1)
    assert table.tales[OPENING] == tales.WRITTEN and table.tales[JOURNEY] == tales.COVERED
    assert table.memory[0] == 1 and next_card(1) == JOURNEY and next_card(2) == EPILOGUE


def test_chronicles_2_without_a_number_a_chronicle_ends_and_its_opening_is_discarded() -> None:
    table = telling("c01-opening")
    table.play(m.ANSWER + 2)
    assert table.tales[OPENING] == tales.DISCARDED and table.tales[JOURNEY] != tales.COVERED


def test_chronicles_4_at_a_book_all_cards_under_the_cover_are_turned_onto_their_decks() -> None:
    table = telling("c01-opening")
    table.play(m.ANSWER)
    table.players = 5
    table.advance_players(0)
    assert table.turned == [JOURNEY] and table.tales[JOURNEY] == tales.TURNED
    assert tales.draw(table, 0, words.SOCIETY) == JOURNEY


def test_chronicles_6_and_7_somebody_elses_card_waits_on_the_owners_field() -> None:
    table = under_way(2)
    table.tales[OPENING], table.tales[JOURNEY], table.turned = tales.WRITTEN + 1, tales.TURNED, [JOURNEY]
    card = on_top(table, "soc-map-forger")
    assert tales.draw(table, 0, words.SOCIETY) == card
    assert table.tales[JOURNEY] == tales.WAITING + 1
    assert tales.draw(table, 1, words.SOCIETY) == JOURNEY


def test_chronicles_1_a_tale_remembers_the_answer_and_then_leaves_the_game() -> None:
    for letter, clues in ((0, 3), (1, 1)):
        table = under_way()
        table.tales[OPENING] = table.tales[JOURNEY] = tales.WRITTEN
        table.memory[0] = letter
        table.tales[EPILOGUE] = tales.WAITING
        table.push(Tale(0, EPILOGUE))
        table.ships[0][s.CLUES] = 0
        run(table, NO_MOVE)
        assert table.ships[0][s.CLUES] == clues
        assert [table.tales[card] for card in (OPENING, JOURNEY, EPILOGUE)] == [tales.GONE] * 3


def test_chronicles_9_a_demand_that_cannot_be_met_unwrites_the_chronicle() -> None:
    card = SLUGS.index("c07-epilogue")
    table = under_way()
    table.tales[card - 2] = table.tales[card - 1] = tales.WRITTEN
    table.let_go(0, s.AT[1])
    table.push(Tale(0, card, 1))
    run(table, NO_MOVE)
    assert table.tales[card] == tales.GONE
    assert [event.key for event in table.log(0)][-1] == "chronicle_unwritten" and chronicle_of(card) == 6


def test_rulings_30_a_jinxed_success_is_rolled_again_and_a_blessed_failure_too() -> None:
    for trait, again in (("jinxed", True), ("blessed", False)):
        rolled = 0
        for seed in range(40):
            table = under_way()
            give_trait(table, 0, trait)
            table.reseed(seed)
            on_top(table, "sea-eleven-bottles")
            table.push(Tale(0, SLUGS.index("sea-eleven-bottles")))
            run(table, NO_MOVE)
            table.play(m.MEMBER + table.ships[0][s.AT[0]])
            told = [event.values for event in table.log(0) if event.key == "tested"]
            first = told[0]["roll"] <= told[0]["value"]
            assert (len(told) == 2) == (first is again)
            rolled += len(told) == 2
        assert rolled


def test_rulings_30_somebody_friendly_keeps_one_of_two_society_cards() -> None:
    for keep in range(2):
        table = in_port()
        give_trait(table, 0, "friendly")
        cards = [on_top(table, "soc-map-forger"), on_top(table, "soc-lamplighters")]
        from undertow.games.everrain.procedures.tales import Company

        table.push(Company(0))
        run(table, NO_MOVE)
        assert asked(table) == "which_card"
        table.play(m.ANSWER + keep)
        assert len(tales.at(table, tales.OPEN)) == 1 and len(tales.at(table, tales.DISCARDED)) == 1
        assert {*tales.at(table, tales.OPEN), *tales.at(table, tales.DISCARDED)} == {*cards}


def test_crew_8_an_explorer_may_exchange_an_expedition_card_once() -> None:
    table = under_way()
    give_trait(table, 0, "explorer")
    first, second = on_top(table, "exp-house-of-salt"), on_top(table, "exp-cooks-grave")
    table.push(Tale(0, first, 1))
    run(table, NO_MOVE)
    assert asked(table) == "swap"
    table.play(m.AGREE)
    assert asked(table) == "exp-cooks-grave" and table.tales[first] == tales.DISCARDED
    assert table.tales[second] == tales.TOLD


def test_every_tile_is_named_so_that_it_can_be_scouted() -> None:
    assert len({tile.slug for tile in TILES}) == len(TILES)
