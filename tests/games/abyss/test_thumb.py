"""The rules-of-thumb player: it plays sensibly, sees only its seat, and is the same for the same seed."""

from __future__ import annotations

import pytest
from scene import BUY, END_TURN, KEY_TOKEN, PASS, Scene, council, hire, lord, name_lord, recruit, use

import undertow
from undertow.games.abyss import moves as m
from undertow.games.abyss.cards.locations import LOCATIONS
from undertow.games.abyss.judging.ending import standing
from undertow.games.abyss.judging.eyes import Eyes
from undertow.games.abyss.judging.places import tile_worth
from undertow.games.abyss.state import Table
from undertow.games.abyss.thumb import Thumb
from undertow.kernel.seat import Seat


def choice(scene: Scene) -> int:
    """What the bot would do in a scene."""
    assert scene.seat is not None
    return Thumb().choose(Seat(scene.table, scene.seat))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_whole_games_without_a_log(seats: int) -> None:
    for seed in range(6):
        record = undertow.play("abyss", ["thumb"] * seats, seed=seed, windows="skip", log=False)
        assert record.result is not None and record.result["ending"] in ("seven_lords", "court_empty")


def test_it_beats_a_random_player() -> None:
    wins = 0
    for seed in range(20):
        for order in (["thumb", "random"], ["random", "thumb"]):
            record = undertow.play("abyss", order, seed=seed, windows="skip", log=False)
            assert record.result is not None
            wins += record.result["winners"] == [order.index("thumb")]
    assert wins >= 38, wins


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = (undertow.play("abyss", ["thumb", "thumb"], seed=5).text() for _ in range(2))
    assert one == two


def test_it_does_not_depend_on_what_it_may_not_know() -> None:
    state = undertow.game("abyss").new(seats=3, seed=2)
    for _ in range(200):
        if state.over:
            break
        seat = state.seat
        assert seat is not None
        move = Thumb().choose(Seat(state, seat))
        assert Thumb().choose(Seat(state.redeal(seat, 1), seat)) == move
        state.play(move)


def test_it_recruits_a_good_lord_it_can_pay_for() -> None:
    scene = Scene(seats=2).court("landowner", "keeper", "tamer", "recruiter")
    scene.hand(0, "seahorse 5", "seahorse 4", "seahorse 1").pearls(0, 1).turn(0)
    assert choice(scene) == recruit("landowner")


def test_it_does_not_pay_three_pearls_for_a_poor_ally() -> None:
    scene = Scene(seats=4).court("landowner", "keeper", "tamer").next_cards("crab 3", "crab 2", "squid 1", "squid 1")
    for seat in range(4):
        scene.pearls(seat, 3)
    scene.turn(0).play(2, BUY, BUY)  # two opponents buy; the third is asked three pearls
    assert scene.prompt == "offer" and scene.table.decision.details["n"] == 3
    assert choice(scene) == PASS


def test_it_spends_key_tokens_before_lords() -> None:
    scene = Scene(seats=2).row("parliament").lords(0, "treasurer", "diplomat").keys(0, 2).next_cards("crab 1").turn(0)
    scene.play(2)
    while scene.prompt != "control":
        scene.play(scene.moves[0])
    scene.play(scene.moves[0])
    assert scene.prompt == "spend"
    assert choice(scene) == KEY_TOKEN


def test_it_takes_the_seventh_lord_when_ahead() -> None:
    scene = Scene(seats=2).court("keeper", "tamer", "recruiter", "assassin")
    scene.lords(0, "landowner", "aquaculturalist", "miller", "peddler", "trader", "shopkeeper").lords(1, "reaper")
    scene.hand(0, "seahorse 3", "crab 2", "squid 1").turn(0)
    assert choice(scene) == recruit("keeper")


def test_it_takes_even_a_small_lord_in_its_last_turn() -> None:
    scene = Scene(seats=2).court("commander", "landowner", "traitor", "illusionist").hand(0, "crab 4", "crab 4")
    scene.table.final = 1
    scene.turn(0)
    assert choice(scene) == recruit("commander")


def test_powers_3_it_sells_allies_to_pay_for_a_good_bribe() -> None:
    scene = Scene(seats=2).lords(0, "slaver").hand(0, "crab 1", "seahorse 1").hiring(0, "corruptor").pearls(0, 3)
    scene.turn(0).play(*hire("corruptor"))
    assert scene.prompt == "corrupt"
    assert choice(scene) == use("slaver")
    scene.play(use("slaver"))
    scene.play(choice(scene))
    assert scene.prompt == "corrupt"
    assert choice(scene) == name_lord("landowner")


def test_powers_3_it_sells_nothing_for_a_bribe_it_cannot_pay() -> None:
    scene = Scene(seats=2).lords(0, "slaver").hand(0, "crab 5", "seahorse 5", "squid 3").hiring(0, "corruptor")
    scene.table.court = [lord("corruptor"), lord("recruiter")]
    scene.turn(0).play(*hire("corruptor"))
    assert scene.prompt == "corrupt"
    assert choice(scene) == PASS  # three good allies for a poor lord


def test_powers_3_it_sells_rather_than_discards_for_the_commander() -> None:
    six = ("crab 1", "crab 1", "crab 2", "squid 1", "squid 2", "squid 4")
    scene = Scene(seats=2).lords(0, "commander").lords(1, "slaver").hand(1, *six).council("seahorse 4").turn(1)
    scene.play(council("seahorse"), END_TURN)
    assert scene.prompt == "discard_for_commander"
    assert choice(scene) == use("slaver")


def test_powers_3_it_never_goes_on_using_powers_for_ever() -> None:
    asked = 0
    for seed in range(8):
        state = undertow.game("abyss").new(seats=2, seed=seed)
        assert isinstance(state, Table)
        for name in ("slaver", "oracle", "opportunist"):
            number = lord(name)
            state.lord_deck = tuple(other for other in state.lord_deck[state.lord_at :] if other != number)
            state.lord_at = 0
            state.court = [other for other in state.court if other != number]
            state.lords[0].append(number)
            state.free[0] |= 1 << number
        state.ask_again()
        in_a_row = most = 0
        while not state.over:
            assert state.seat is not None and state.decision is not None
            move = Thumb().choose(Seat(state, state.seat))
            asked += state.moves[-1] >= m.USE
            if state.decision.prompt == "turn":
                in_a_row = 0
            in_a_row += m.USE <= move < m.END_TURN
            most = max(most, in_a_row)
            state.play(move)
        assert most <= 12  # in one turn
        assert state.result is not None and state.result.ending != "length"
    assert asked > 20


def test_what_it_expects_of_a_location_begins_with_what_the_view_says() -> None:
    """With no lord to come it is the same number, for every location at every decision of some games."""
    for seed in range(6):
        state = undertow.game("abyss").new(2 + seed % 3, seed)
        bots = [Thumb() for _ in range(state.seats)]
        while not state.over:
            seat = state.deciding
            eyes = Eyes(state.view(seat), seat)
            now = [tile_worth(eyes, tile, eyes.lords, eyes.me["affiliated"], 0.0) for tile in range(len(LOCATIONS))]
            assert now == eyes.view["worth"]
            state.play(bots[seat].choose(Seat(state, seat)))


def test_an_opponents_city_of_mirrors_counts_with_the_opponents_lords_and_not_with_its_own_locations() -> None:
    hired = ("recruiter", "commander")
    plain = Scene(seats=2).locations(0, "jail").locations(1, "barracks").lords(1, *hired).turn(0)
    mirrors = Scene(seats=2).locations(0, "jail").locations(1, "barracks", "city_of_mirrors").lords(1, *hired).turn(0)
    now, before = [standing(Eyes(scene.table.view(0), 0), 1) for scene in (mirrors, plain)]
    assert now - before == 15 - len(hired)  # as the jail of the other, with the lords of this one
