"""Whom the rules-of-thumb player suspects, and what it does about it."""

from __future__ import annotations

import pytest
from staging import DONE, OPTION_A, PASS, Scene, add, to_seat

from undertow.games.unfathomable import GAME
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import BRIG, CABIN, CULTIST, HYBRID
from undertow.games.unfathomable.judging.eyes import Eyes
from undertow.games.unfathomable.judging.odds import jail_worth
from undertow.games.unfathomable.judging.suspicion import Memory, chances, prior
from undertow.games.unfathomable.judging.traitors import reveal_worth
from undertow.games.unfathomable.thumb import Thumb
from undertow.kernel.seat import Seat

CREW = ("keilani", "arjun", "william", "samira")


def prior_of(scene: Scene, other: int) -> float:
    """What the loyalty cards alone say to the first player about another one."""
    view = scene.table.view(0)
    assert view["known"] is not None
    return prior(view, view["known"], 0, other)


def eyes(scene: Scene, *suspicion: float) -> Eyes:
    """What the first player sees, with what it thinks of everyone."""
    return Eyes(scene.table.view(0), 0, scene.table.caption(), list(suspicion), False)


def after_a_check(*added: tuple[str, ...]) -> Memory:
    """What the first player thinks of seats 1 to 3 after a check that strength supports, to which they add cards."""
    scene = Scene(*CREW).hand(0, "strength 4", "will 3")
    for seat in (1, 2, 3):
        scene.hand(seat, *added[seat - 1], "strength 1")
    scene.crisis("firemen_strike", 0).play(OPTION_A)
    bot = Thumb()
    while scene.prompt == "react":
        scene.play(PASS)
    for seat in (1, 2, 3):
        assert scene.seat == seat
        for name in added[seat - 1]:
            scene.play(add(name))
        scene.play(DONE)
    while not scene.table.over and scene.seat == 0 and scene.prompt == "add_cards":
        scene.play(bot.choose(Seat(scene.table, 0)))
    while not scene.table.over and scene.prompt != "action":
        scene.play(bot.choose(Seat(scene.table, scene.seat)) if scene.seat == 0 else scene.moves[0])
    bot.memory.look(scene.table.view(0), 0, False)
    return bot.memory


# -- loyalty cards -----------------------------------------------------------------------------------------------------


def test_before_any_check_the_loyalty_cards_speak() -> None:
    scene = Scene("keilani", "arjun", "william").loyal(0, "human").turn()
    assert prior_of(scene, 1) == pytest.approx(1 / 5)  # one Hybrid among five cards that one has not seen


def test_who_has_the_only_hybrid_suspects_nobody() -> None:
    scene = Scene("keilani", "arjun", "william").loyal(0, "hybrid").turn()
    assert prior_of(scene, 1) == prior_of(scene, 2) == 0.0


def test_a_hybrid_in_the_open_clears_the_others() -> None:
    scene = Scene("keilani", "arjun", "william").loyal(0, "human").traitor(1).turn()
    assert prior_of(scene, 2) == 0.0


def test_a_loyalty_card_that_one_has_seen_settles_it() -> None:
    scene = Scene("keilani", "arjun", "william").loyal(0, "human").loyal(1, "hybrid").turn()
    scene.table.loyalty_known[1][0] |= 1
    assert prior_of(scene, 1) > 0.9 and prior_of(scene, 2) == 0.0


def test_the_cultist_is_no_danger_before_port_is_in_sight() -> None:
    scene = Scene(*CREW).loyal(0, "human").turn()
    early = prior_of(scene, 1)
    scene.waypoints("calm_waters", "rough_water", "stormy_seas")
    assert prior_of(scene, 1) == pytest.approx(2 * early)


# -- checks ------------------------------------------------------------------------------------------------------------


def test_the_chaos_deck_explains_two_opposing_cards_and_no_more() -> None:
    odds = chances(2, 0.6, [1.0, 0.0, 0.0])
    assert odds[:3] == pytest.approx([0.16, 0.48, 0.36]) and sum(odds[3:]) == 0.0


def test_it_suspects_who_alone_can_have_opposed() -> None:
    memory = after_a_check(("lore 5", "lore 4", "lore 2"), ("strength 3",), ("strength 3",))
    assert memory.evidence[1] > 0.5 > max(memory.evidence[2], memory.evidence[3])
    assert memory.suspicion[1] > 2 * max(memory.suspicion[2], memory.suspicion[3])


def test_it_trusts_who_helps() -> None:
    memory = after_a_check(("strength 3", "strength 4"), ("strength 3",), ("strength 3", "strength 5"))
    assert memory.evidence[1] < 0.0 and memory.evidence[3] < 0.0


def after_withholding(gravity: float) -> Memory:
    """What the first player thinks after a check of some weight to which Jamie, with a hand of strength, adds nothing."""
    scene = Scene("keilani", "jamie", "william").hand(0, "strength 4", "lore 1").hand(2, "will 1")
    scene.hand(1, "strength 1", "strength 1", "strength 2", "strength 2", "strength 3", "strength 3", "strength 4")
    memory = Memory()
    scene.crisis("firemen_strike", 0).play(OPTION_A)
    while scene.prompt == "react":
        scene.play(PASS)
    scene.play(DONE, DONE)
    assert scene.seat == 0 and scene.prompt == "add_cards"
    memory.look(scene.table.view(0), 0, True)
    memory.gravity = gravity
    scene.play(DONE)
    memory.look(scene.table.view(0), 0, False)
    return memory


def test_it_wonders_at_who_has_much_and_adds_nothing() -> None:
    grave, light = after_withholding(6.0), after_withholding(1.0)
    assert grave.evidence[1] > 0.3 > grave.evidence[2]
    assert grave.evidence[1] > light.evidence[1] > 0.0


# -- the Brig ----------------------------------------------------------------------------------------------------------


def test_the_brig_is_for_those_who_are_likely_traitors() -> None:
    scene = Scene(*CREW).turn()
    assert jail_worth(eyes(scene, 0.0, 0.9, 0.1, 0.1), 1) > 0.0 > jail_worth(eyes(scene, 0.0, 0.9, 0.1, 0.1), 2)


def accused_by(scene: Scene, *evidence: float) -> int:
    """Whom the first player accuses in the Captain's Cabin; -1 if it does something else."""
    bot = Thumb()
    bot.memory.evidence = list(evidence)
    if bot.choose(Seat(scene.table, 0)) != m.ROOM_ACTION + CABIN:
        return -1
    scene.play(m.ROOM_ACTION + CABIN)
    return bot.choose(Seat(scene.table, 0)) - m.SEAT


def test_it_accuses_the_one_it_suspects_most() -> None:
    scene = Scene(*CREW).hand(0, "influence 5", "observation 4").at(0, "captains cabin").turn()
    assert accused_by(scene, 0.0, -1.0, 3.9, 1.0) == 2


def test_it_accuses_nobody_without_evidence() -> None:
    scene = Scene(*CREW).hand(0, "influence 5", "observation 4").at(0, "captains cabin").turn()
    assert accused_by(scene, 0.0, 0.0, 0.0, 0.0) == -1


def test_it_helps_to_convict_a_suspect_but_not_itself() -> None:
    for about, helps in ((2, True), (1, False)):
        scene = Scene(*CREW).hand(1, "influence 5", "observation 4").at(0, "captains cabin").turn()
        scene.play(m.ROOM_ACTION + CABIN, to_seat(about))
        while scene.prompt == "react":
            scene.play(PASS)
        bot = Thumb()
        bot.memory.evidence = [0.0, 3.9, 3.9, 0.0]
        assert scene.seat == 1 and (bot.choose(Seat(scene.table, 1)) != DONE) == helps


def test_it_lets_a_suspect_sit() -> None:
    for evidence, helps in ((-2.0, True), (3.9, False)):
        scene = Scene(*CREW).at(0, "brig").hand(0, "lore 1").hand(1, "lore 4", "strength 4", "lore 5").turn()
        scene.play(m.ROOM_ACTION + BRIG)
        while scene.prompt == "react":
            scene.play(PASS)
        bot = Thumb()
        bot.memory.evidence = [evidence, 0.0, 0.0, 0.0]
        assert scene.seat == 1 and (bot.choose(Seat(scene.table, 1)) != DONE) == helps


@pytest.mark.wheel
@pytest.mark.night  # plain it takes too long for make test
def test_whom_humans_accuse_is_mostly_a_traitor() -> None:
    right = wrong = 0
    for seed in range(40):
        state = GAME.new(3, seed, windows="skip", log=False)
        bots = [Thumb() for _ in range(3)]
        for seat, bot in enumerate(bots):
            bot.begin(f"{seed} {seat}")
        while not state.over:
            seat = state.seat
            assert seat is not None
            prompt = state.asking.key
            move = bots[seat].choose(Seat(state, seat))
            if prompt == "suspect" and HYBRID not in state.loyalty[seat]:
                if {HYBRID, CULTIST} & set(state.loyalty[move - m.SEAT]):
                    right += 1
                else:
                    wrong += 1
            state.play(move)
    assert right >= 4 and right > wrong


# -- traitors under suspicion ------------------------------------------------------------------------------------------


def test_a_traitor_whom_the_others_have_found_out_steps_into_the_open() -> None:
    scene = Scene("samira", "arjun", "william").loyal(0, "hybrid").hand(0, "lore 1").turn()
    safe, exposed = (reveal_worth(eyes(scene, own, 0.0, 0.0), HYBRID) for own in (0.2, 0.9))
    assert exposed > safe + 2.0
