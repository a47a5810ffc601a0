"""Redeals in real games: the Hero sees no difference, Evil keeps what it knows, and the checker finds nothing."""

from __future__ import annotations

import random
from types import SimpleNamespace

import checker
import pytest

from undertow.games.alone import GAME, known, redeal
from undertow.games.alone.missions import CARGO, FULFILLED_IN
from undertow.games.alone.search import worlds
from undertow.games.alone.search.luck import Luck
from undertow.games.alone.search.worlds import NOTHING, WHOLE_GAME
from undertow.games.alone.state import DECK_SIZE, HERO, Table
from undertow.kernel.compiled import is_compiled
from undertow.kernel.seat import Seat
from undertow.match import chosen, seated


def in_play(seed: int, decisions: int) -> Table:
    """A game that has been played at random for so many decisions."""
    luck = random.Random(seed)
    table = GAME.new(2 + seed % 3, seed=seed)
    while table.count < decisions and not table.over:
        table.play(luck.choice(table.moves))
    assert isinstance(table, Table)
    return table


def knowledge(table: Table) -> SimpleNamespace:
    names = ("station", "start", "tiles", "rooms", "boxes", "told", "trace", "hearsay")
    first = [FULFILLED_IN[mission] for mission in table.missions[:2]]
    return SimpleNamespace(**{name: getattr(table, name) for name in names}, first=first)


def test_secrecy_5_a_redealt_game_looks_the_same_to_the_hero_and_comes_out_the_same_for_equal_luck() -> None:
    for seed in range(6):
        table = in_play(seed, 60 + 25 * seed)
        if table.over:
            continue
        other = table.redeal(HERO, seed)
        assert other.view(HERO) == table.view(HERO)
        assert other.log(HERO) == table.log(HERO)
        assert other.redeal(HERO, 5).digest() == table.redeal(HERO, 5).digest()


def test_secrecy_5_the_checker_finds_nothing_in_worlds_of_real_games() -> None:
    levels = [0, 0, 0]
    for seed in range(9):
        table = in_play(seed, 40 + 20 * seed)
        if table.over:
            continue
        ready = redeal.ready_for(table)
        for draw in range(2):
            world = ready.draw(Luck(draw))
            levels[world.level] += 1
            checker.judge(knowledge(table), world)
    assert levels[WHOLE_GAME] >= 10 and levels[NOTHING] == 0, levels


@pytest.mark.parametrize("play", ["random", "thumb"])
def test_secrecy_5_the_checker_finds_nothing_at_decisions_of_whole_games(play: str) -> None:
    """X2 to X7, also in the middle of cards, in games with one, two and three Evil players."""
    judged = 0
    for seed in range(3):
        table = GAME.new(2 + seed, seed=seed)
        bots = seated(GAME, [play] * table.seats, str(seed))
        while not table.over and table.count < 160:
            assert isinstance(table, Table)
            if table.trace and table.count % 6 == 5:
                checker.judge(knowledge(table), redeal.ready_for(table).draw(Luck(table.count)))
                judged += 1
            table.play(chosen(bots[table.deciding], Seat(table, table.deciding)))
    assert judged > 40


@pytest.mark.skipif(is_compiled(), reason="plain only: compiled constants cannot be replaced; make unit runs it")
def test_secrecy_5_the_last_resort_needs_no_search_and_keeps_all_that_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """X1 to X6 where nothing is searched for: a redeal never fails."""
    for name in ("AT_WHOLE_GAME", "FEWEST", "AT_THIS_ROUND", "AT_NOTHING"):
        monkeypatch.setattr(worlds, name, 0)
    judged = 0
    for seed in range(6):
        table = GAME.new(2 + seed % 3, seed=seed)
        bots = seated(GAME, ["thumb"] * table.seats, str(seed))
        while not table.over and table.count < 200:
            assert isinstance(table, Table)
            if table.trace and table.count % 10 == 9:
                world = redeal.ready_for(table).draw(Luck(table.count))
                assert world.level == NOTHING
                checker.judge(knowledge(table), world)
                assert table.redeal(HERO, seed).view(HERO) == table.view(HERO)
                judged += 1
            table.play(chosen(bots[table.deciding], Seat(table, table.deciding)))
    assert judged > 60


def cards_in(table: Table) -> list[int]:
    return sorted(card for zone in GAME.zones(table).values() for card in zone)


def test_hands_7_an_evil_seat_keeps_its_hand_and_learns_no_other() -> None:
    table = in_play(1, 60)
    assert table.seats == 3 and not table.over
    others = [table.redeal(1, seed) for seed in range(30)]
    assert all(isinstance(other, Table) and other.hands[1] == table.hands[1] for other in others)
    assert len({tuple(other.hands[2]) for other in others if isinstance(other, Table)}) > 5
    for other in others:
        assert isinstance(other, Table)
        decks = sorted(card // DECK_SIZE for card in other.hands[2])
        assert decks == sorted(card // DECK_SIZE for card in table.hands[2]), "backs differ: the deck is known"
        assert other.where == table.where and other.danger == table.danger, "Evil knows the map"
        assert cards_in(other) == cards_in(table), "every card lies in one place"


def test_secrecy_5_one_preparation_serves_until_something_new_is_known() -> None:
    table = in_play(2, 80)
    ready = redeal.ready_for(table)
    table.redeal(HERO, 1)
    assert redeal.ready_for(table) is ready
    assert redeal.ready_for(table.clone()) is ready, "a copy knows the same"  # type: ignore[arg-type]
    table.trace = [*table.trace, list(table.trace[-1])]
    assert redeal.ready_for(table) is not ready


def test_secrecy_5_worlds_that_part_by_an_answer_alone_share_no_preparation() -> None:
    table = in_play(2, 40)
    nearer = table.clone()
    assert isinstance(nearer, Table)
    for world, distance in ((table, 3), (nearer, 2)):
        known.answered(world, CARGO, distance, 0, 0)
    assert len(table.told) == len(nearer.told)
    assert table.trace[-1] is nearer.trace[-1], "an answer about a room makes no entry"
    assert redeal.ready_for(table) is not redeal.ready_for(nearer)


def test_setup_5_before_the_hero_has_seen_anything_every_station_is_possible() -> None:
    table = GAME.new(2, seed=3)
    assert isinstance(table, Table) and not table.trace
    luck = random.Random(1)
    while not table.trace and table.rooms[0] < 0:
        table.play(luck.choice(table.moves))
    if not table.trace:
        sheets = {tuple(other.sheets) for seed in range(20) if isinstance(other := table.redeal(HERO, seed), Table)}
        assert len(sheets) > 10
