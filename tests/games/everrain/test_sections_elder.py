"""What the table says of the elder, in three languages and in figures: asleep, awake, and what it will do next."""

from __future__ import annotations

import pytest
from voyage import asked, chart_tile, sail_to, under_way

from undertow import texts
from undertow.games.everrain import elder_sections, elders, forecast, params
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import NOWHERE
from undertow.games.everrain.cards import elders as c
from undertow.games.everrain.cards.elders import HUNDREDFATHOM, LANDLORD, SLUGS, UNSUNG
from undertow.games.everrain.game import EVERRAIN
from undertow.games.everrain.procedures.elder_ways import prey_of
from undertow.games.everrain.sections import sections
from undertow.games.everrain.state import Table
from undertow.sections import Words

NAMES = ["Ada", "Ben", "Cas", "Dot"]


def words_for(table: Table, lang: str = "en") -> Words:
    return Words(EVERRAIN, lang, NAMES[: table.seats], 0, table.options)


def wide(seats: int = 1, **options: object) -> Table:
    """Lanthorn, a quiet tile, Pellam, an altar."""
    table = under_way(seats, **options)
    slots = [slot for slot in ((0, 0, 1), (1, 0, 0), (1, 0, 1), (0, -1, 1)) if slot not in table.chart.slots]
    for tile, slot in zip(("i-3", "i-8"), slots, strict=False):
        chart_tile(table, tile, slot)
    table.ask_again()
    return table


def awake(kind: int, seats: int = 1, **options: object) -> Table:
    table = wide(seats, elder=SLUGS[kind], **options)
    table.elder = table.enemy
    elders.wake_where_they_meet(table)
    table.ask_again()
    while asked(table) != "turn":
        table.play(table.moves[0])
    return table


def told(table: Table, lang: str = "en") -> dict[str, str]:
    """The section of the elder, as it stands among all, name by name."""
    heading = texts.say("sections-risen", lang, None, EVERRAIN)
    (one,) = [one for one in sections(table.view(0), words_for(table, lang)) if one["heading"] == heading]
    (part,) = one["parts"]
    assert part["kind"] == "facts"
    return {
        fact["name"]: "".join([p if isinstance(p, str) else p["text"] for p in fact["value"]]) for fact in part["facts"]
    }


def say(key: str, lang: str, **values: int | str) -> str:
    return texts.say(key, lang, values, EVERRAIN)


@pytest.mark.parametrize("lang", texts.LANGS)
@pytest.mark.parametrize(("lead", "acts"), [(0, 0), (3, 0), (2, 2)])
def test_options_5_while_it_sleeps_the_gauge_says_what_each_would_roll_now(lang: str, lead: int, acts: int) -> None:
    table = wide(2)
    table.players, table.enemy, table.enemy_acts, table.elder = 1, 1 + lead, acts, 9
    found = told(table, lang)
    assert found[say("sections-elder-gap", lang)] == say("sections-elder-in", lang, n=7 - lead)
    for kind in (LANDLORD, HUNDREDFATHOM, UNSUNG):  # one for each player, and wrath
        dice = c.ELDERS[kind].dice + 2 + lead + acts - params.WRATH_LESS
        assert found[texts.name_of(EVERRAIN, "elder", kind, lang)] == say("elder-gauge", lang, n=dice)
        assert str(dice) in say("elder-gauge", lang, n=dice)
    assert len(found) == 4


def test_options_5_the_gauge_counts_neither_wrath_by_the_printed_rules_nor_less_than_one_die() -> None:
    table = wide(house_rules=False, difficulty="easy")
    table.enemy = 6
    assert [told(table)[texts.name_of(EVERRAIN, "elder", kind, "en")] for kind in range(3)] == [
        say("elder-gauge", "en", n=max(1, elder.dice + 1 + params.ELDER_EASE["easy"])) for elder in c.ELDERS
    ]


def test_options_1_where_the_table_has_chosen_an_elder_no_other_is_on_the_gauge() -> None:
    found = told(wide(elder="unsung"))
    assert list(found) == [say("sections-elder-gap", "en"), texts.name_of(EVERRAIN, "elder", UNSUNG, "en")]


@pytest.mark.parametrize("lang", texts.LANGS)
@pytest.mark.parametrize("kind", range(3))
def test_elders_1_once_awake_it_is_said_how_it_wins_acts_and_is_stopped(lang: str, kind: int) -> None:
    table = awake(kind, seats=2)
    slug, found = SLUGS[kind], told(table, lang)
    assert found[say("sections-elder-name", lang)] == texts.name_of(EVERRAIN, "elder", kind, lang)
    for part in ("objective", "activation", "signum", "beaten"):
        assert found[say(f"sections-elder-{part}", lang)] == say(f"does-elder-{slug}-{part}", lang) != ""
    ports = len([port for port in table.chart.ports if port >= 0])
    left = {LANDLORD: ports, HUNDREDFATHOM: params.PREY, UNSUNG: params.VERSES}[kind]
    assert found[say("sections-elder-left", lang)] == say(f"sections-elder-left-{slug}", lang, n=left)
    assert found[say("sections-elder-hits", lang)] == str(params.ELDER_HITS + 2)
    assert found[say("sections-elder-dice", lang)] == str(c.ELDERS[kind].dice + 2 - params.WRATH_LESS)


def test_elders_9_wounds_and_lost_dice_are_in_its_figures() -> None:
    table = awake(HUNDREDFATHOM)
    elders.wound(table, 3)
    assert told(table)["Hit points"] == str(params.ELDER_HITS + 1 - 3)
    before = int(told(table)["Dice"])
    elders.wound(table, params.ELDER_HITS + 1 - 3)
    assert (told(table)["Hit points"], told(table)["Dice"]) == (str(params.ELDER_HITS + 1), str(before - 1))


def test_elders_17_a_ship_lost_to_hundredfathom_leaves_one_to_go() -> None:
    table = awake(HUNDREDFATHOM, seats=2)
    elders.count_loss(table)
    assert told(table)[say("sections-elder-left", "en")] == "1 more ship lost"


# -- what it will do ---------------------------------------------------------------------------------------------------


def foretold(table: Table, lang: str = "en") -> str:
    """The elder's line in the forecast of the enemy phase."""
    name = texts.name_of(EVERRAIN, "elder", table.beast[c.KIND], lang)
    (line,) = [
        fact["value"]
        for fact in forecast.enemy_phase(table.view(0), words_for(table, lang))["facts"]
        if fact["name"] == name
    ]
    return "".join([piece if isinstance(piece, str) else piece["text"] for piece in line])


@pytest.mark.parametrize("lang", texts.LANGS)
@pytest.mark.parametrize("kind", [LANDLORD, UNSUNG])
def test_elders_16_the_forecast_says_how_far_its_goal_is(lang: str, kind: int) -> None:
    table = awake(kind)
    chart = table.chart
    goals = [at for at in chart.ports if at != NOWHERE] if kind == LANDLORD else chart.altars
    for at in range(len(chart.kind)):
        table.beast[c.AT] = at
        away = min([chart.apart(at, goal) for goal in goals])
        assert foretold(table, lang) == say("forecast-makes-for", lang, n=away)
    assert say("forecast-makes-for", lang, n=0) != say("forecast-makes-for", lang, n=2)


@pytest.mark.parametrize("lang", texts.LANGS)
def test_elders_17_the_forecast_names_whom_it_hunts_and_that_it_waits_while_all_are_in_port(lang: str) -> None:
    table = awake(HUNDREDFATHOM, seats=2)
    assert table.in_port(0) and table.in_port(1)
    assert foretold(table, lang) == say("forecast-waits", lang)
    sail_to(table, *next(place for at, place in enumerate(table.chart.place) if not table.chart.is_land(at)), seat=1)
    assert foretold(table, lang) == say("forecast-hunts", lang, who="Ben")


def test_elders_17_of_two_ships_equally_near_the_one_with_fewer_posts_is_named() -> None:
    table = awake(HUNDREDFATHOM, seats=2)
    chart = table.chart
    sea = [at for at in range(len(chart.kind)) if not chart.is_land(at)]
    one, two, here = next(
        (a, b, at) for a in sea for b in sea for at in sea if a < b and chart.apart(a, at) == chart.apart(b, at) == 1
    )
    table.ships[0][s.HEX], table.ships[1][s.HEX], table.beast[c.AT] = one, two, here
    assert foretold(table) == "hunts Ada, Ben"
    table.ships[1][s.POSTS] &= ~1
    assert foretold(table) == "hunts Ben" and prey_of(table) == 1
    table.ships[0][s.POSTS] &= ~7
    assert foretold(table) == "hunts Ada" and prey_of(table) == 0


def test_rulings_11_a_ship_in_a_port_under_a_storm_is_hunted() -> None:
    table = awake(HUNDREDFATHOM)
    assert foretold(table) == say("forecast-waits", "en") and prey_of(table) == NOWHERE
    table.storms = [[2, 0, *table.chart.place[table.ships[0][s.HEX]]]]
    assert foretold(table) == "hunts Ada" and prey_of(table) == 0


def test_elders_18_without_an_altar_left_it_hunts() -> None:
    table = awake(UNSUNG)
    sail_to(table, *next(place for at, place in enumerate(table.chart.place) if not table.chart.is_land(at)))
    assert "goal" in foretold(table)
    table.sung = table.chart.altars[:]
    assert foretold(table) == "hunts Ada" and elder_sections.goals(table.view(0)) == []
