"""What the table foretells: the enemy phase, shots before the roll, arcs on the chart."""

from __future__ import annotations

import random

import pytest
from voyage import events, under_way

from undertow import texts
from undertow.games.everrain import forecast, params
from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.cards.guns import STARBOARD_GUN
from undertow.games.everrain.cards.raiders import ACTED, AT, BOOST, FIRST_RAIDER, GOAL, HEADING, RAIDERS
from undertow.games.everrain.game import EVERRAIN
from undertow.games.everrain.hexes import SIDES
from undertow.games.everrain.procedures.raiders import in_range
from undertow.games.everrain.sections import sections
from undertow.games.everrain.signals import SIGNALS
from undertow.games.everrain.state import Table
from undertow.games.everrain.ways import left_to
from undertow.sections import Words


def words_for(table: Table, lang: str = "en", viewer: int = 0) -> Words:
    return Words(EVERRAIN, lang, ["Ada", "Ben", "Cas", "Dot"][: table.seats], viewer)


def said(table: Table, lang: str = "en") -> str:
    facts = forecast.enemy_phase(table.view(0), words_for(table, lang))["facts"]
    return "; ".join(
        f"{fact['name']}: " + "".join([part if isinstance(part, str) else part["text"] for part in fact["value"]])
        for fact in facts
    )


def to_the_end_of_the_round(table: Table, luck: random.Random) -> None:
    """Captains end their turns; what else is asked is answered by chance."""
    begun = table.round
    while not table.over and table.round == begun:
        table.play(m.END if m.END in table.moves else luck.choice(table.moves))


@pytest.mark.parametrize("agenda", [1, 10, 15])
def test_the_agenda_comes_to_where_it_was_foretold(agenda: int):
    table = under_way(2)
    table.agenda = min(agenda, table.agenda_spaces - 1)
    foretold, marker = said(table), table.enemy
    to_the_end_of_the_round(table, random.Random(1))
    moved = events(table, "agenda_moved")[-1]
    assert moved["n"] == params.AGENDA_STEP + 2 and f"{moved['n']} spaces on, to {moved['space']}" in foretold
    assert (f"marker comes to {table.enemy}" in foretold) == (table.enemy > marker)


def test_who_can_be_attacked_is_said_of_each_enemy_ship_and_the_others_sail_on():
    attacked = passed = 0
    for seed in range(40):
        luck, table = random.Random(seed), EVERRAIN.new(seats=2, seed=seed)
        assert isinstance(table, Table)
        for _ in range(150):
            if table.over:
                break
            view, foretold = table.view(0), said(table)
            assert view["threats"] == [in_range(table, raider) for raider in table.raiders]
            for targets in view["threats"]:
                attacked += bool(targets)
                passed += not targets
                assert ("can attack: " if targets else "to its destination") in foretold
            table.play(luck.choice(table.moves))
    assert attacked and passed


def at_sea(raider: str, goal: int, seats: int = 1) -> Table:
    """An enemy ship on the far side of the chart, out of everybody's sight."""
    table = under_way(seats)
    kind = [row.slug for row in RAIDERS].index(raider)
    chart = table.chart
    sea = [number for number in range(len(chart.kind)) if not chart.is_land(number)]
    at = max(sea, key=lambda number: (chart.apart(number, table.ships[0][s.HEX]), number))
    near = sorted([number for number in sea if number != at], key=lambda number: (chart.apart(number, at), number))
    table.raiders = [[kind, at, 0, 0, near[goal], 0]]
    return table


@pytest.mark.parametrize("goal", [0, 3, -1])
def test_enemy_ships_11_the_first_round_in_which_it_can_arrive_is_foretold_and_how_far_the_agenda_goes(goal: int):
    for raider in RAIDERS:
        table = at_sea(raider.slug, goal)
        ship = table.raiders[0]
        foretold = forecast.earliest(table.view(0), ship)
        most = max(raider.dice, raider.dice - 1 + raider.n) if raider.omen == BOOST else raider.dice
        left = left_to(table, ship[GOAL])[ship[AT] * SIDES + ship[HEADING]]
        assert foretold == table.round + -(-left // most) - 1 >= table.round
        told = f"there in round {foretold} at the earliest, the agenda then goes on by {raider.hits + 1}"
        assert told in said(table)
        ship[ACTED] = 1  # it has had its turn in this enemy phase
        assert forecast.earliest(table.view(0), ship) == foretold + 1


def test_enemy_ships_11_no_enemy_ship_arrives_before_the_round_that_was_foretold():
    """Storms move and may clear the way, so only games without one are looked at."""
    seen = arrived = 0
    for seed in range(30):
        luck, table = random.Random(seed), EVERRAIN.new(seats=1 + seed % 4, seed=seed)
        assert isinstance(table, Table)
        first: dict[int, int] = {}
        while not table.over and not table.storms:
            view = table.view(0)
            for raider in table.raiders:
                first[FIRST_RAIDER + raider[0]] = forecast.earliest(view, raider)
                seen += 1
            told, now, tiles = len(table.log(None)), table.round, len(table.laid)
            table.play(luck.choice(table.moves))
            for event in table.log(None)[told:]:
                if event.key == "raider_arrived" and event.values["enemy"] in first and len(table.laid) == tiles:
                    arrived += 1
                    assert now >= first[event.values["enemy"]] > 0
    assert seen > 100 and arrived > 3


@pytest.mark.parametrize("lang", texts.LANGS)
def test_the_round_of_an_arrival_stands_in_the_forecast_in_every_language(lang: str):
    table = at_sea(RAIDERS[0].slug, -1)
    turn, n = forecast.earliest(table.view(0), table.raiders[0]), RAIDERS[0].hits + 1
    told = texts.say("forecast-arrives", lang, {"turn": turn, "n": n}, EVERRAIN)
    assert told in said(table, lang) and f" {turn}" in told and told.endswith(str(n))


def test_guns_3_the_chart_shows_what_ones_own_guns_cover():
    table = under_way()
    view = table.view(0)
    covered = forecast.covered_by_guns(view, view["ships"][0])
    q, r, _ = view["hexes"][view["ships"][0]["hex"]]
    heading = view["ships"][0]["heading"]
    assert covered and (q, r) not in covered
    assert STARBOARD_GUN in {battery for some in covered.values() for battery, _ in some}
    table.ships[0][s.HEADING] = (heading + 3) % 6
    view = table.view(0)
    turned = forecast.covered_by_guns(view, view["ships"][0])
    assert {(2 * q - a, 2 * r - b) for a, b in covered} == set(turned), "about turn, and so are the guns"


@pytest.mark.parametrize("lang", texts.LANGS)
def test_the_forecast_stands_among_the_sections_in_every_language(lang: str):
    table = under_way(2)
    headings = [one["heading"] for one in sections(table.view(0), words_for(table, lang))]
    assert texts.say("sections-forecast", lang, game=EVERRAIN) in headings
    assert all(texts.say(f"signal-{signal}", lang, game=EVERRAIN) != f"signal-{signal}" for signal in SIGNALS)
