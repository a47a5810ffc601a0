"""The elder's dice: what has served is spent, and what it leaves behind counts from the beginning."""

from __future__ import annotations

import pytest
from ledger import Ledger
from test_elders import act, altar_of, drawn_from, pellam, put_elder, rolls, sea, settle, to_sea, woken
from voyage import asked, events, put

from undertow.games.everrain import elders
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import BELOW, HELM, NOWHERE
from undertow.games.everrain.cards import elders as c
from undertow.games.everrain.chart import with_tile
from undertow.games.everrain.procedures import elders as deeds
from undertow.games.everrain.tiles import NO_PORT, TILES
from undertow.kernel.compiled import is_compiled

# plain only: dice are put in the place of those that are thrown, which compiled functions do not take; make unit runs it.
pytestmark = pytest.mark.skipif(is_compiled(), reason="plain only")


@pytest.mark.parametrize(("moves", "hits", "omens"), [(1, 0, 0), (0, 2, 0), (0, 0, 2)])
def test_rulings_28_one_move_or_two_useless_results_take_it_one_hex_and_no_farther(
    moves: int, hits: int, omens: int, monkeypatch: pytest.MonkeyPatch
):
    table = woken("landlord")
    goals = [at for at in table.chart.ports if at != NOWHERE]

    def left(at: int) -> int:
        return min(table.chart.apart(at, goal) for goal in goals)

    calm = [at for at in range(len(table.chart.kind)) if not table.is_rough(at) and left(at) > 1]
    here = max(calm, key=left)
    put_elder(table, here)
    rolls(monkeypatch, moves, hits, omens)
    act(table)
    assert table.chart.apart(here, table.beast[c.AT]) == 1
    assert [told["at"] for told in events(table, "elder_moved")] == [table.beast[c.AT]]


def test_elders_16_two_omens_tear_down_one_wall(monkeypatch: pytest.MonkeyPatch):
    table = woken("landlord")
    put_elder(table, pellam(table))
    rolls(monkeypatch, 0, 0, 2)
    act(table)
    assert elders.torn_at(table, pellam(table)) == 1


def test_elders_18_one_omen_is_one_note(monkeypatch: pytest.MonkeyPatch):
    table = woken("unsung")
    put_elder(table, altar_of(table))
    rolls(monkeypatch, 0, 0, 1)
    act(table)
    assert elders.torn_at(table, altar_of(table)) == 1 and events(table, "note_sung")[-1]["n"] == 1


def test_elders_18_the_notes_that_broke_an_altar_are_no_part_of_a_verse(monkeypatch: pytest.MonkeyPatch):
    table = woken("unsung")
    altar = altar_of(table)
    put_elder(table, altar)
    table.explored.append(altar)
    rolls(monkeypatch, 0, 3, 0)
    act(table)
    assert altar not in table.explored and table.sung == [] and elders.torn_at(table, altar) == 1


def test_elders_18_it_sings_at_an_altar_once(monkeypatch: pytest.MonkeyPatch):
    table = woken("unsung")
    altar = altar_of(table)
    put_elder(table, altar)
    rolls(monkeypatch, 0, 5, 0)
    act(table)
    assert table.sung.count(altar) == 1 and [told["n"] for told in events(table, "verse_sung")] == [1]


@pytest.mark.parametrize("roll", [2, 3])
def test_elders_18_the_fate_die_says_whether_choristers_answer(roll: int):
    table = woken("unsung")
    to_sea(table)
    put(table, 0, HELM), put(table, 1, BELOW)
    table.push(deeds.Signum(0))
    table.chance.script, table.chance.read = [roll], 0
    table.ask_again()
    settle(table)
    assert events(table, "response_rolled") == [{"roll": roll}]
    assert bool(s.foes(table.ships[0])) == (roll == 2)


def test_loss_1_with_the_last_of_the_crew_who_listens_alone_the_ship_is_lost():
    table = woken("unsung")
    to_sea(table)
    ship = table.ships[0]
    s.clear(ship, s.AT[1])
    put(table, 0, HELM)
    ship[s.AT[0] + s.STRESS] = s.holes(ship, s.AT[0]) - 1
    deeds.listen_alone(table, 0)
    table.ask_again()
    settle(table)
    assert events(table, "ship_lost") == [{"seat": 0}]


def test_elders_17_a_ship_that_is_drawn_is_told_to_be_drawn():
    table = woken("hundredfathom")
    ship = table.ships[0]
    to_sea(table)
    two = next(
        at for at in range(len(table.chart.kind)) if table.chart.apart(at, ship[s.HEX]) == 2 and drawn_from(table, at)
    )
    put_elder(table, two)
    table.push(deeds.Signum(0)), table.ask_again()
    account = Ledger(table)
    while asked(table) == "undertow":
        account.play(table.moves[0])
    assert events(table, "ship_drawn") == [{"seat": 0, "at": ship[s.HEX]}]


def test_elders_3_two_players_lose_one_port_of_three():
    table = sea("landlord", 2)
    slot = next(
        slot
        for slot in ((0, 0, 1), (1, 0, 0), (1, 0, 1), (0, -1, 1), (1, 1, 0), (2, 0, 0))
        if slot not in table.chart.slots
    )
    tile = next(tile for tile in table.tiles if TILES[tile].port != NO_PORT)
    table.laid = with_tile(table.laid, tile, slot, 0)
    table.tiles.remove(tile)
    assert len([at for at in table.chart.ports if at != NOWHERE]) == 3
    table.elder = table.enemy
    elders.wake_where_they_meet(table)
    table.ask_again()
    settle(table)
    assert len(table.reclaimed) == len(events(table, "port_reclaimed")) == 1
