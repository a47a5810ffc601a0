"""The log read again: the voyage at its end, chronicles as a book, the last round; and nothing that is veiled."""

from __future__ import annotations

import random
from typing import Any

import pytest
from told import SLUGS, telling
from voyage import asked, sign_on, under_way

from undertow import texts
from undertow.cli.plain import end_of, in_lines
from undertow.games.everrain import logbook, tales, voyage_sections
from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.cards.crew import SLUGS as CREW
from undertow.games.everrain.cards.raiders import RAIDERS
from undertow.games.everrain.cards.stories import OUTCOMES, STORIES
from undertow.games.everrain.game import EVERRAIN
from undertow.games.everrain.procedures.losses import Sinking
from undertow.games.everrain.procedures.tales import Tale
from undertow.games.everrain.sections import sections
from undertow.games.everrain.state import CREW_PILE, Table
from undertow.kernel.flow import NO_MOVE, run
from undertow.sections import Words

NAMES = ["Ada", "Ben", "Cas", "Dot"]


def words_for(table: Table, lang: str = "en", log: bool = True) -> Words:
    return Words(EVERRAIN, lang, NAMES[: table.seats], 0, table.options, table.events if log else None)


def played(seed: int, **options: Any) -> Table:
    table = EVERRAIN.new(seats=1 + seed % 4, seed=seed, options=options)
    assert isinstance(table, Table)
    return table


def shown(found: list[Any]) -> str:
    return in_lines(found)


# -- the end -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_goal_1_the_curves_are_where_the_markers_were_when_each_round_ended(seed: int) -> None:
    luck, table = random.Random(seed), played(seed, length="short")
    seen: list[list[int]] = []
    while not table.over:
        before, markers = table.round, [table.players, table.enemy, table.elder, table.agenda]
        told = len(table.log(None))
        table.play(luck.choice(table.moves))
        for event in table.log(None)[told:]:  # one move may bring a round to its end and begin the next
            if event.key == "round_begun" and before:
                seen.append(markers)
            elif event.key == "marker_moved_up":
                markers[0] = markers[1] = event.values["space"]
            elif event.key in logbook.MOVING:
                markers[logbook.MARKERS.index(logbook.MOVING[event.key])] = event.values["space"]
                markers = markers[:]
    found = logbook.courses(words_for(table), table.end_space)
    assert [found[marker][-1] for marker in logbook.MARKERS] == [table.players, table.enemy, table.elder, table.agenda]
    assert len(found["players"]) == table.round and len(set(map(tuple, seen))) > 3
    assert [[found[marker][at] for marker in logbook.MARKERS] for at in range(len(seen))] == seen


def test_goal_1_a_curve_rises_from_the_first_space_to_the_last() -> None:
    assert voyage_sections.curve(range(1, 9), 8) == voyage_sections.BLOCKS
    long = voyage_sections.curve(range(1, 101), 100)
    assert len(long) <= voyage_sections.LONGEST + 1 and (long[0], long[-1]) == ("▁", "█") and sorted(long) == list(long)


@pytest.mark.parametrize("lang", texts.LANGS)
def test_goal_1_the_voyage_at_its_end_tells_curves_figures_stories_and_the_dead(lang: str) -> None:
    luck, table = random.Random(7), played(7)
    while not table.over:
        assert not voyage_sections.ending(table.view(0), words_for(table, lang))
        table.play(luck.choice(table.moves))
    found = sections(table.view(0), words_for(table, lang))
    closing = [one for one in found if one["closing"]]
    keys = ("logbook-curves", "logbook-figures", "logbook-stories", "logbook-dead")
    assert [one["heading"] for one in closing] == [texts.say(key, lang, None, EVERRAIN) for key in keys]
    assert found[1] == closing[0], "what it is about stands first, behind the tracks"
    said = shown(closing)
    assert texts.say("sections-of", lang, {"n": table.players, "of": table.end_space}, EVERRAIN) in said
    for one in logbook.muster(words_for(table, lang))[1]:
        assert texts.name_of(EVERRAIN, "crew", one.board, lang) in said
    lived = [one for one in logbook.stories(words_for(table, lang)) if one.outcome >= 0]
    assert lived and all(texts.name_of(EVERRAIN, "tale", one.card, lang) in said for one in lived)
    assert "logbook-" not in said and "label-" not in said
    assert said in "\n".join(end_of(EVERRAIN, table, 0, NAMES[: table.seats], lang)), "the terminal ends with it"


def test_goal_1_without_a_log_the_end_is_told_by_its_result_alone() -> None:
    luck, table = random.Random(1), played(0, length="short")
    while not table.over:
        table.play(luck.choice(table.moves))
    assert not [one for one in sections(table.view(0), words_for(table, log=False)) if one["closing"]]


def test_crew_13_the_dead_are_remembered_with_ship_and_round_and_the_living_are_not() -> None:
    table = under_way()
    place = sign_on(table, CREW[table.piles[CREW_PILE][0]])
    ship = table.ships[0]
    table.draw_traits(0, place)
    board = ship[place]
    ship[place + s.WOUNDS] = 9
    assert table.bury(0)
    assert [(one.seat, one.board, one.turn, one.sunk) for one in logbook.muster(words_for(table))[1]] == [
        (0, board, 1, False)
    ]
    assert voyage_sections.dead(words_for(table)) == [f"{texts.name_of(EVERRAIN, 'crew', board, 'en')}, Ada, round 1"]


def test_loss_3_whoever_goes_down_with_the_ship_is_among_the_dead() -> None:
    table = under_way(2)
    aboard = [table.ships[1][place] for place in s.crew(table.ships[1])]
    table.push(Sinking(1, 0))
    run(table, NO_MOVE)
    found = logbook.muster(words_for(table))[1]
    assert [(one.seat, one.board, one.sunk) for one in found] == [(1, board, True) for board in aboard] and aboard
    assert "Ben, round 1, with the ship" in str(voyage_sections.dead(words_for(table)))


@pytest.mark.parametrize("seed", range(3))
def test_crew_13_by_the_log_everybody_is_aboard_who_is_at_every_decision(seed: int) -> None:
    luck, table = random.Random(seed), played(seed + 1)
    while not table.over:
        table.play(luck.choice(table.moves))
        if any(event.key == "ship_lost" for event in table.log(None)[-3:]):
            continue  # the crew of a ship that goes down is gone only when that is carried out
        aboard = logbook.muster(words_for(table))[0]
        for seat, ship in enumerate(table.ships):
            assert sorted(aboard.get(seat, [])) == sorted([ship[place] for place in s.crew(ship)])
    assert logbook.muster(words_for(table))[1]


# -- stories -----------------------------------------------------------------------------------------------------------


def test_events_3_every_outcome_belongs_to_one_answer_of_its_card() -> None:
    for outcome, name in enumerate(OUTCOMES):
        card, answer = logbook.answer_behind(outcome)
        assert name.startswith(STORIES[card].slug + "-")
        if len(STORIES[card].answers) > 1:
            assert name.removeprefix(STORIES[card].slug + "-")[0] == "abc"[answer]


@pytest.mark.parametrize("answer", [0, 1])
def test_events_2_a_story_that_was_lived_is_remembered_with_its_answer(answer: int) -> None:
    table = telling("sea-upward-rain")
    told = logbook.stories(words_for(table))[-1]
    assert (told.card, told.outcome) == (SLUGS.index("sea-upward-rain"), -1), "told, and not answered yet"
    table.play(m.ANSWER + answer)
    told = logbook.stories(words_for(table))[-1]
    assert OUTCOMES[told.outcome] == f"sea-upward-rain-{'ab'[answer]}"
    label = texts.say(f"label-sea-upward-rain-{'ab'[answer]}", "en", None, EVERRAIN)
    assert voyage_sections.answer(told, words_for(table)) == label


def next_page(table: Table, slug: str, answer: int) -> None:
    """The next card of a chronicle is drawn and answered; an epilogue asks nothing."""
    card = SLUGS.index(slug)
    table.tales[card] = tales.WAITING
    table.push(Tale(0, card))
    run(table, NO_MOVE)
    if asked(table) == slug:
        table.play(m.ANSWER + answer)
    while asked(table) != "turn":
        table.play(table.moves[0])


def books(table: Table, lang: str = "en") -> list[Any]:
    return voyage_sections.book(table.view(0), words_for(table, lang))


@pytest.mark.parametrize("lang", texts.LANGS)
@pytest.mark.parametrize("answer", [0, 1])
def test_chronicles_3_a_chronicle_is_read_again_with_its_answers_and_nothing_that_was_not_told(
    lang: str, answer: int
) -> None:
    table = under_way()
    for at, slug in enumerate(("c01-opening", "c01-journey", "c01-epilogue")):
        next_page(table, slug, answer)
        found = books(table, lang)
        state = texts.say("logbook-under-way" if at < 2 else "logbook-done", lang, None, EVERRAIN)
        assert [one["aside"] for one in found] == [state]
        said = shown(found).replace("\n    ", " ").replace("\n  ", " ")
        parts = ["c01-opening", "c01-journey", "c01-epilogue"][: at + 1]
        lived = [f"{part}-{'ab'[answer]}" for part in parts]
        for number, name in enumerate(OUTCOMES):
            if name.startswith("c01"):
                assert (plain("outcome", number, lang) in said) == (name in lived), name
                assert name not in lived or plain("effect", number, lang) in said
        for number, slug_told in enumerate(SLUGS):
            assert (plain("told", number, lang) in said) == (slug_told in parts)
        label = texts.say(f"label-c01-opening-{'ab'[answer]}", lang, None, EVERRAIN)
        assert label in said and ("c01-journey" not in parts or memory(answer, lang) in said)


def plain(noun: str, number: int, lang: str) -> str:
    return texts.name_of(EVERRAIN, noun, number, lang)


def memory(answer: int, lang: str) -> str:
    return texts.say(f"memory-c01-journey-{'ab'[answer]}", lang, None, EVERRAIN)


def test_chronicles_9_a_chronicle_whose_demand_was_not_met_is_unwritten_in_the_book() -> None:
    table = under_way()
    next_page(table, "c05-opening", 0)
    next_page(table, "c05-journey", 1)
    table.ships[0][s.FRESH : s.FRESH + 4] = [0, 0, 0, 0]
    table.tales[SLUGS.index("c05-epilogue")] = tales.WAITING
    table.push(Tale(0, SLUGS.index("c05-epilogue")))
    run(table, NO_MOVE)
    (found,) = books(table)
    assert found["aside"] == "unwritten"
    assert plain("told", SLUGS.index("c05-epilogue"), "en") not in shown([found]).replace("\n  ", " ")


def test_chronicles_1_an_opening_that_led_nowhere_is_no_book() -> None:
    table = under_way()
    next_page(table, "c01-opening", 2)
    assert books(table) == [] and logbook.stories(words_for(table))[-1].outcome >= 0


def test_chronicles_3_a_card_that_is_being_told_is_read_where_it_is_told() -> None:
    table = under_way()
    next_page(table, "c01-opening", 0)
    table.push(Tale(0, SLUGS.index("c01-journey")))
    run(table, NO_MOVE)
    assert asked(table) == "c01-journey"
    assert plain("told", SLUGS.index("c01-journey"), "en") not in shown(books(table)).replace("\n  ", " ")


def test_events_3_what_the_log_tells_again_was_told_before() -> None:
    """The veil over what is read again: whole games, every outcome and every story."""
    for seed in range(6):
        luck, table = random.Random(seed), played(seed)
        count = 0
        while not table.over:
            table.play(luck.choice(table.moves))
            count += 1
            if count % 40 and not table.over:
                continue
            told = {event.values["outcome"] for event in table.log(0) if event.key == "outcome_told"}
            read = {event.values["told"] for event in table.log(0) if event.key == "tale_told"}
            said = str(sections(table.view(0), words_for(table)))
            assert not [one for one in range(len(OUTCOMES)) if one not in told and plain("outcome", one, "en") in said]
            assert not [one for one in range(len(STORIES)) if one not in read and plain("told", one, "en") in said]


# -- the last round ----------------------------------------------------------------------------------------------------


def recap(table: Table, lang: str = "en") -> str:
    return shown(voyage_sections.recap(table.view(0), words_for(table, lang)))


def to_the_next_round(table: Table, luck: random.Random) -> None:
    begun = table.round
    while not table.over and table.round == begun:
        table.play(m.END if m.END in table.moves else luck.choice(table.moves))


def test_round_1_in_the_first_round_there_is_nothing_to_look_back_at() -> None:
    assert voyage_sections.recap(under_way().view(0), words_for(under_way())) == []


@pytest.mark.parametrize("lang", texts.LANGS)
def test_round_7_the_last_round_tells_the_agenda_and_each_ship(lang: str) -> None:
    table = under_way(2)
    table.agenda = 3
    to_the_next_round(table, random.Random(1))
    said = recap(table, lang)
    agenda = texts.say("forecast-steps", lang, {"n": 4, "space": 7}, EVERRAIN)
    assert agenda in said and "recap-" not in said and "logbook-" not in said
    for key in ("logbook-round", "logbook-phase"):
        assert texts.say(key, lang, {"n": 1}, EVERRAIN) in said
    assert "Ada" in said and "Ben" in said


def test_round_11_an_enemy_ship_that_arrives_is_in_the_summary_and_so_is_what_it_brings() -> None:
    table = under_way()
    chart = table.chart
    sea = [at for at in range(len(chart.kind)) if not chart.is_land(at)]
    at = max(sea, key=lambda number: (chart.apart(number, table.ships[0][s.HEX]), number))
    goal = next(number for number in sea if chart.apart(number, at) == 1)
    heading = next(side for side in range(6) if chart.next[at * 6 + side] == goal)
    for seed in range(20):
        other = table.clone()
        assert isinstance(other, Table)
        other.raiders = [[0, at, heading, 0, goal, 0]]
        other.reseed(seed)
        to_the_next_round(other, random.Random(1))
        if not other.raiders:
            break
    assert isinstance(other, Table)
    said = recap(other)
    step = 3 + RAIDERS[0].hits + 1
    assert "reaches its destination" in said and f"{step} spaces on" in said


def test_elders_14_a_ship_that_is_put_out_when_the_agenda_wakes_the_landlord_is_in_the_enemy_phase() -> None:
    table = under_way(4, elder="landlord")
    table.agenda, table.elder, table.enemy = table.agenda_spaces - 1, 3, 2
    while table.round == 1:
        table.play(m.END if m.END in table.moves else table.moves[0])
    _, turns, phase = logbook.last_round(words_for(table), 4)
    keys = [event.key for event in phase]
    assert keys.index("agenda_moved") < keys.index("elder_woken") and "elder_woken" not in [
        event.key for event in turns
    ]
    assert "spaces on" in recap(table)


def test_round_10_what_happened_in_a_turn_is_not_told_as_the_enemys_deed() -> None:
    table = under_way()
    assert table.damage(0)
    to_the_next_round(table, random.Random(1))
    _, turns, phase = logbook.last_round(words_for(table), table.seats)
    assert [event.key for event in turns].count("post_destroyed") == 1
    assert "post_destroyed" not in [event.key for event in phase] and phase[-1].key == "first_player"
    ships, enemy = voyage_sections.recap(table.view(0), words_for(table))
    assert "1 post lost" in shown([ships]) and "post" not in shown([enemy])


@pytest.mark.parametrize("seed", range(3))
def test_round_7_every_round_of_a_voyage_has_its_summary_with_an_agenda_that_moves(seed: int) -> None:
    luck, table = random.Random(seed), played(seed)
    rounds = 0
    while not table.over:
        before = table.round
        table.play(luck.choice(table.moves))
        if table.round != before and table.round > 1:
            number, _, phase = logbook.last_round(words_for(table), table.seats)
            moved = [event.values["n"] for event in phase if event.key == "agenda_moved"]
            assert number == table.round - 1 and 2 + table.seats in moved
            assert "spaces on" in recap(table)
            rounds += 1
    assert rounds > 3
