"""Treasures that answer to a moment, the Compass and the Left Hand, and the use of treasures in port."""

from __future__ import annotations

import pytest
from deck import at_sea, roll
from told import SLUGS as TALES
from told import on_top
from voyage import asked, events, in_port, stow, why

from undertow import texts
from undertow.games.everrain import moves as m
from undertow.games.everrain import params
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import BELOW, HELM, HOUSES, LISTEN, REST
from undertow.games.everrain.cards.stories import STORIES
from undertow.games.everrain.cards.treasures import KNUCKLE_DICE, LAY_HIM_EASY, LEAD_SAILOR, TREASURES
from undertow.games.everrain.game import EVERRAIN
from undertow.games.everrain.observing import OBSERVATION
from undertow.games.everrain.procedures.raiders import Raid
from undertow.games.everrain.procedures.tales import SWAPPED, Tale
from undertow.games.everrain.procedures.wrecks import Spoils
from undertow.games.everrain.reach import courses
from undertow.games.everrain.sections import sections
from undertow.games.everrain.state import RAIDER_PILE, TREASURE_PILE, Table
from undertow.sections import Words

MONDAY = "sea-upward-rain"  # a card that asks


def told(table: Table, slug: str) -> None:
    """A card is told."""
    on_top(table, slug)
    table.push(Tale(0, TALES.index(slug)))
    table.ask_again()


# -- the dying ---------------------------------------------------------------------------------------------------------


def hurt(table: Table, number: int = 0) -> None:
    """A member can take no more."""
    place = s.AT[number]
    table.ships[0][place + s.WOUNDS] = s.holes(table.ships[0], place)


def test_treasures_6_the_lead_sailor_saves_one_who_would_die():
    table = at_sea(HELM)
    card = stow(table, "tri-lead-sailor")
    hurt(table)
    board = table.ships[0][s.AT[0]]
    assert table.bury(0)
    table.ask_again()
    assert asked(table) == "react_save" and list(table.moves) == [m.MEMBER + board, m.FORGO]
    table.play(m.MEMBER + board)
    ship = table.ships[0]
    assert ship[s.AT[0]] == board and ship[s.AT[0] + s.WOUNDS] == 0 and ship[s.AT[0] + s.SPOT] == BELOW
    assert card in table.discards[TREASURE_PILE] and not events(table, "died")


def test_treasures_6_the_lead_sailor_may_stay_in_the_hold():
    table = at_sea(HELM)
    stow(table, "tri-lead-sailor")
    hurt(table)
    table.bury(0)
    table.ask_again()
    table.play(m.FORGO)
    assert s.holds(table.ships[0], LEAD_SAILOR) and len(events(table, "died")) == 1 and asked(table) == "turn"


def test_treasures_6_the_lead_sailor_saves_a_ship_with_its_last_member():
    for saved in (True, False):
        table = at_sea(HELM)
        stow(table, "tri-lead-sailor")
        hurt(table, 0), hurt(table, 1)
        table.bury(0)
        table.ask_again()
        table.play(table.moves[0] if saved else m.FORGO)
        assert bool(events(table, "ship_lost")) is not saved


def test_treasures_6_lay_him_down_easy_comforts_those_who_are_left():
    table = at_sea(HELM)
    stow(table, "sha-lay-him-easy")
    ship = table.ships[0]
    ship[s.AT[1] + s.STRESS] = 4
    ship[s.FRESH : s.FRESH + 4], ship[s.ISSUED : s.ISSUED + 3] = [0, 0, 0, 0], [3, 0, 0]
    hurt(table)
    table.bury(0)
    table.ask_again()
    assert asked(table) == "react_death" and events(table, "died")
    table.play(m.USE + LAY_HIM_EASY)
    while asked(table) != "turn":
        table.play(table.moves[0])
    assert ship[s.AT[1] + s.STRESS] == 1 and ship[s.FRESH] == 2


def test_treasures_6_nobody_is_asked_where_nobody_dies():
    table = at_sea(HELM)
    stow(table, "tri-lead-sailor"), stow(table, "sha-lay-him-easy")
    assert table.bury(0)
    table.ask_again()
    assert asked(table) == "turn"


# -- dice --------------------------------------------------------------------------------------------------------------


def test_rulings_30_the_whalebone_dice_roll_for_spoils_again():
    table = at_sea()
    stow(table, "tri-knuckle-dice")
    table.push(Spoils(0, 1))
    roll(table, 9, 0)
    table.ask_again()
    assert asked(table) == "dice"
    clues = table.ships[0][s.CLUES]
    table.play(m.REROLL)
    assert table.ships[0][s.CLUES] == clues + 1 and not s.holds(table.ships[0], KNUCKLE_DICE)


def test_rulings_30_a_result_may_stand_and_the_dice_stay():
    table = at_sea()
    stow(table, "tri-knuckle-dice")
    table.push(Spoils(0, 1))
    roll(table, 9)
    table.ask_again()
    coins = table.ships[0][s.COINS]
    table.play(m.ACCEPT)
    assert table.ships[0][s.COINS] == coins + 10 and s.holds(table.ships[0], KNUCKLE_DICE)


@pytest.mark.parametrize(("second", "failed"), [(0, False), (9, True)])
def test_treasures_6_the_whalebone_dice_roll_a_failed_test_again_and_the_second_result_stands(
    second: int, failed: bool
):
    table = at_sea(HELM)
    stow(table, "tri-knuckle-dice")
    told(table, "sea-at-the-waterline")
    roll(table, 9, second)
    if asked(table) == "tester":
        table.play(table.moves[0])
    assert asked(table) == "dice"
    table.play(m.REROLL)
    assert [event["roll"] for event in events(table, "tested")] == [9, second]
    assert bool(events(table, "foe_came") or table.coming or events(table, "post_destroyed")) is failed


# -- the trumpet -------------------------------------------------------------------------------------------------------


def test_treasures_6_the_ear_trumpet_shows_all_effects_of_a_card_before_the_answer():
    table = at_sea(HELM)
    card = stow(table, "tri-ear-trumpet")
    told(table, MONDAY)
    assert asked(table) == "react_card"
    table.play(m.USE + card)
    assert asked(table) == MONDAY and [event["answer"] for event in events(table, "foreseen")] == [0, 1]
    assert card in table.discards[TREASURE_PILE] and not events(table, "outcome_told")


def test_events_3_without_the_trumpet_nothing_is_foreseen():
    table = at_sea(HELM)
    stow(table, "tri-ear-trumpet")
    told(table, MONDAY)
    table.play(m.FORGO)
    assert asked(table) == MONDAY and not events(table, "foreseen")


def observed(table: Table) -> list[int]:
    """What a learner sees."""
    out = [0] * OBSERVATION.size
    table.game.encode(table, 0, out)
    return out


def test_treasures_6_what_the_trumpet_told_stands_in_the_view_until_the_answer_is_given():
    table = at_sea(HELM)
    card = stow(table, "tri-ear-trumpet")
    told(table, MONDAY)
    assert table.view(0)["stories"]["foreseen"] == []
    table.play(m.USE + card)
    foreseen = [[event["answer"], event["effect"]] for event in events(table, "foreseen")]
    for again in (table, table.clone(), EVERRAIN.load(table.dump())):
        assert again.view(0)["stories"]["foreseen"] == again.view(None)["stories"]["foreseen"] == foreseen
    before = observed(table)
    table.play(m.ANSWER + 1)
    assert table.view(0)["stories"]["foreseen"] == []
    forgone = at_sea(HELM)
    stow(forgone, "tri-ear-trumpet")
    told(forgone, MONDAY)
    forgone.play(m.FORGO)
    assert forgone.view(0)["stories"]["foreseen"] == []
    flag = OBSERVATION.size - 10  # before the nine numbers of the elder
    assert before[flag] == 1 and observed(forgone)[flag] == 0


def test_treasures_6_a_save_from_before_the_trumpet_was_remembered_is_read():
    assert Tale.fields == ("seat", "card", "party", "answer", "tester", "failed", "swapped")
    for swapped in (0, SWAPPED):  # all that stood there
        table = at_sea(HELM)
        told(table, MONDAY)
        table.stack[-1] = Tale(0, TALES.index(MONDAY), swapped=swapped).at_the_step_of(table.stack[-1])
        again = EVERRAIN.load(table.dump())
        assert again.view(0) == table.view(0) and again.view(0)["stories"]["foreseen"] == []


@pytest.mark.parametrize("lang", texts.LANGS)
@pytest.mark.parametrize("slug", [MONDAY, "sea-gull-tax"])
def test_treasures_6_the_effects_stand_beside_the_answers_while_the_card_asks(slug: str, lang: str):
    table = at_sea(HELM)
    card = stow(table, "tri-ear-trumpet")
    told(table, slug)
    heading = texts.say("sections-foreseen", lang, None, EVERRAIN)

    def shown() -> list[list[str]]:
        found = sections(table.view(0), Words(EVERRAIN, lang, ["Ada"], 0, table.options))
        parts = [part for one in found if one["heading"] == heading for part in one["parts"]]
        return [["".join(map(str, cell)) for cell in row["cells"]] for part in parts for row in part["rows"]]

    assert shown() == []
    table.play(m.USE + card)
    assert shown() == [
        [texts.say(f"label-{slug}-{letter}", lang, None, EVERRAIN), texts.say(f"effect-{slug}-{letter}", lang, None, EVERRAIN)]
        for letter in "abc"[: len(STORIES[TALES.index(slug)].answers)]
    ]  # fmt: skip
    table.play(m.ANSWER + 1)
    assert shown() == []


# -- forged colours ----------------------------------------------------------------------------------------------------


def beset() -> Table:
    """A Ropewalker beside the ship, about to strike."""
    table = at_sea()
    at = next(
        there
        for there in range(len(table.chart.kind))
        if table.chart.apart(there, table.ships[0][s.HEX]) == 1 and not table.chart.is_land(there)
    )
    goal = next(there for there in range(len(table.chart.kind)) if not table.chart.is_land(there) and there != at)
    table.piles[RAIDER_PILE].remove(1)
    table.raiders = [[1, at, 0, 0, goal, 0]]
    return table


@pytest.mark.parametrize("shown", [True, False])
def test_treasures_6_forged_colours_let_an_enemy_ship_pass_by(shown: bool):
    table = beset()
    card = stow(table, "tri-forged-colours")
    raid = Raid(0)
    table.push(raid)
    roll(table, 3, 3, 3)  # three hits
    table.ask_again()
    assert asked(table) == "react_attack"
    table.play(m.USE + card if shown else m.FORGO)
    assert bool(events(table, "raider_attacked")) is not shown
    assert bool(events(table, "let_be")) is shown and (card in table.discards[TREASURE_PILE]) is shown


# -- relics ------------------------------------------------------------------------------------------------------------


def test_treasures_6_with_the_thirteenth_compass_the_first_turn_of_an_order_is_free():
    table = at_sea(HELM)
    stow(table, "rel-thirteenth-compass")
    table.ask_again()
    costs = {(at, heading): cost for at, heading, cost, _ in courses(table)}
    ship = table.ships[0]
    here, heading = ship[s.HEX], ship[s.HEADING]
    assert costs[here, (heading + 1) % 6] == 0 and costs[here, (heading + 2) % 6] == 1
    table.play(m.NAVIGATE)
    points = ship[s.POINTS]
    table.play(m.RIGHT)
    assert ship[s.POINTS] == points
    table.play(m.RIGHT)
    assert ship[s.POINTS] == points - 1


def test_treasures_6_the_left_hand_heals_one_in_port_and_makes_the_first_service_cheaper():
    table = in_port()
    stow(table, "rel-left-hand")
    ship = table.ships[0]
    ship[s.AT[0] + s.WOUNDS], ship[s.AT[0] + s.STRESS] = 2, 3
    ship[s.OWES] = 1
    table.play(m.LEAVE)
    from undertow.games.everrain.procedures.ports import Visit

    table.push(Visit(0)), table.ask_again()
    while asked(table) != "port":
        table.play(table.moves[0])
    assert ship[s.AT[0] + s.WOUNDS] == 1
    ship[s.COINS] = params.REST_COINS - 1  # enough only with the coin that is let off
    table.ask_again()
    board = ship[s.AT[0]]
    table.play(m.VISIT + board * len(HOUSES) + REST)
    assert ship[s.COINS] == 0 and ship[s.AT[0] + s.STRESS] == 0 and ship[s.SAINTLY] == 0
    ship[s.COINS] = params.LISTEN_HOUSE - 1
    table.ask_again()
    assert m.VISIT + ship[s.AT[1]] * len(HOUSES) + LISTEN not in table.moves


def test_treasures_6_in_port_treasures_are_used_before_crew_are_sent_to_places():
    table = in_port()
    card = stow(table, "sha-other-wife")
    ship = table.ships[0]
    ship[s.AT[0] + s.STRESS] = 2
    table.ask_again()
    assert m.USE + card in table.moves
    later = table.clone()
    assert isinstance(later, Table)
    table.play(m.USE + card)
    assert ship[s.AT[0] + s.STRESS] == 1 and asked(table) == "port"
    later.play(m.VISIT + ship[s.AT[0]] * len(HOUSES) + REST)
    assert "treasures.6" in why(later, m.USE + card)


def test_treasures_6_every_treasure_is_a_ware_or_does_something():
    reacts = {"tri-knuckle-dice", "tri-ear-trumpet", "tri-forged-colours", "tri-lead-sailor"}
    for treasure in TREASURES:
        kind = treasure.slug.split("-")[0]
        assert kind in ("com", "rel") or treasure.use or treasure.react or treasure.slug in reacts
