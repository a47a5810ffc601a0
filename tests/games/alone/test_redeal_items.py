"""Worlds that the Hero cannot tell apart, with items in use: the checker judges tracks, warmth, plans, smoke, welds."""

from __future__ import annotations

from collections import Counter

import checker
import pytest
from test_redeal_table import knowledge

from undertow.games.alone import GAME, known, redeal
from undertow.games.alone.board import NOWHERE
from undertow.games.alone.cards.items import ITEM
from undertow.games.alone.moves import SPEND, USE
from undertow.games.alone.procedures.search import gain
from undertow.games.alone.search.history import Search
from undertow.games.alone.search.luck import Luck
from undertow.games.alone.search.strangers import unheard_of
from undertow.games.alone.search.ways import Moment
from undertow.games.alone.state import Table
from undertow.kernel.seat import Seat
from undertow.match import chosen, seated

GEAR = ("smoke-canister", "thermal-goggles", "motion-tracker", "floor-plan-chip", "door-welder")
SORTS = (known.SMOKED, known.SEAMS, known.TRACKS, known.WARM, known.PLAN)


def equipped(seed: int) -> Table:
    """A game whose Hero has these items from the start, upgraded, with many charges."""
    table = GAME.new(2 + seed % 3, seed=seed)
    assert isinstance(table, Table)
    while table.asking.key != "action":
        table.play(table.moves[0])
    for slug in GEAR:
        item = ITEM[slug]
        if item in table.item_deck:
            table.item_deck.remove(item)
            gain(table, item)
        table.charges[item] = 9
        table.upgraded |= 1 << item
    table.ask_again()
    return table


def played_on(table: Table, seed: int) -> int:
    """A move: one of these items where that is asked and it is their turn, else what chance says."""
    uses = [move for move in table.moves if USE <= move < SPEND]
    if uses and table.count % 2:
        return uses[(table.count // 2 + seed) % len(uses)]
    bots = seated(GAME, ["random"] * table.seats, f"{seed} {table.count}")
    return int(chosen(bots[table.deciding], Seat(table, table.deciding)))


@pytest.mark.parametrize("seed", range(4))
def test_secrecy_5_the_checker_finds_nothing_in_games_with_trackers_goggles_plans_smoke_and_welds(seed: int) -> None:
    table = equipped(seed)
    judged = 0
    while not table.over and table.count < 200:
        if table.count % 11 == 5:
            world = redeal.ready_for(table).draw(Luck(table.count))
            checker.judge(knowledge(table), world)
            judged += 1
        table.play(played_on(table, seed))
    sorts = Counter(entry[0] for entry in table.trace)
    assert judged > 4 and sum(sort in sorts for sort in SORTS) >= 3, (judged, sorts)


@pytest.mark.parametrize("sort", [known.TRACKS, known.WARM, known.PLAN, known.SEAMS])
def test_secrecy_5_the_checker_finds_what_items_have_told_otherwise(sort: int) -> None:
    found = 0
    for seed in range(8):
        table = equipped(seed)
        while not table.over and table.count < 120 and not any(entry[0] == sort for entry in table.trace):
            table.play(played_on(table, seed))
        world = redeal.ready_for(table).draw(Luck(1))
        number = next((n for n, entry in enumerate(table.trace) if entry[0] == sort), -1)
        if number < 0 or world.level or table.over:
            continue
        knows = knowledge(table)
        checker.judge(knows, world)
        entry = knows.trace[number]
        if sort == known.SEAMS:
            wrong = [sort, entry[1], 0]
        elif sort == known.PLAN:
            wrong = [sort, entry[1], entry[2] + 1]
        else:  # somebody who was not there
            wrong = [*entry, 7 << 3]
        knows.trace = [*knows.trace[:number], wrong, *knows.trace[number + 1 :]]
        with pytest.raises(checker.Broken):
            checker.judge(knows, world)
        found += 1
        if found == 2:
            return
    assert found


def test_secrecy_5_a_creature_of_an_open_place_is_not_taken_for_the_kind_that_was_felt() -> None:
    """One spore is known of, its place is open; felt is a parasite, so that is a second creature."""
    table = equipped(1)
    ready = redeal.ready_for(table)
    made = ready.places.draw(Luck(1))
    search = Search(ready.timeline(made), made.start, ready.main)
    search.since = 1
    felt, near = 1, range(1, 7)
    found: list[Moment] = []
    for away in near:
        at = Moment()
        at.time, at.hero, at.revealed = 1, made.start, 1 << made.start
        at.hidden = [at.born(NOWHERE, 1 << 0, 0, 0)]
        told = known.FELT * (8 * away + felt + 1)
        for noise in range(known.UNHEARD):
            found += unheard_of(search, at, [known.HAPPENED, 0, known.MOVES, 3, told, noise, known.NO_FIGURE])
    assert found
    for moment in found:
        assert sorted(beast.kinds for beast in moment.hidden) == [1 << 0, 1 << felt]
