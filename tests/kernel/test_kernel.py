"""The kernel on the test game: windows, sealed answers, nested actions, chance."""

from __future__ import annotations

import pytest

import cellar
import undertow
from undertow.kernel import log
from undertow.kernel.chance import Chance, key_of
from undertow.kernel.errors import Endless
from undertow.kernel.flow import GO, Procedure, step
from undertow.kernel.rules import parsed


def scene(**hands: list[int]) -> cellar.Cellar:
    """A cellar in which a trap has just been opened; hands by seat."""
    table = cellar.GAME.new(seed=1)
    assert isinstance(table, cellar.Cellar)
    table.hands = [hands.get("hero", []), hands.get("one", []), hands.get("two", [])]
    table.seen = [[1 << seat] * len(table.hands[seat]) for seat in range(3)]
    held = [card for hand in table.hands for card in hand]
    table.deck, table.deck_at = tuple(card for card in range(8) if card not in held), 0
    table.stack[:] = [cellar.Round(), cellar.Trap()]
    table.stack[0].pc = 1
    table.reseed(3)
    table.ask_again()
    return table


def test_a_window_asks_everyone_whom_public_facts_entitle_also_who_can_only_pass() -> None:
    table = scene(hero=[6], one=[0], two=[])
    assert table.asked == (0, 1)
    assert table.seat == 0 and table.moves == (cellar.PASS,)
    assert table.decision_for(1).moves == (cellar.PASS, cellar.ACT)
    assert [entry["rules"] for entry in table.why_not(0)] == [["window.5"]]


def test_with_skip_the_kernel_answers_private_questions_that_have_one_answer() -> None:
    table = scene(hero=[6], one=[0])
    table.skip = True
    table.ask_again()
    assert table.seat == 1


def test_sealed_answers_show_nowhere_until_the_last_is_given() -> None:
    table = scene(hero=[1], one=[0], two=[6])
    before = [(table.view(seat), table.log(seat)) for seat in (None, 1, 2)]
    table.play(cellar.ACT)
    assert [(table.view(seat), table.log(seat)) for seat in (None, 1, 2)] == before
    assert table.asked == (1, 2)
    table.play(cellar.PASS)
    table.play(cellar.PASS)
    assert table.view(None)["acting"] == {0: cellar.REROLL}


def test_the_one_whom_the_book_names_orders_several_reactions_and_the_window_reopens() -> None:
    table = scene(hero=[0], one=[1], two=[6])
    table.play(cellar.ACT)
    table.play(cellar.ACT)
    table.play(cellar.PASS)
    assert table.seat == cellar.HERO and table.moves == (cellar.FIRST, cellar.FIRST + 1)
    table.play(cellar.FIRST + 1)
    assert table.seat == 1 and table.moves == (cellar.PLAY + 1,)
    rolls = len([event for event in table.log(None) if event.key == "rolled"])
    table.play(cellar.PLAY + 1)
    assert table.seat == 0 and table.moves == (cellar.PLAY,)
    table.play(cellar.PLAY)
    assert len([event for event in table.log(None) if event.key == "rolled"]) == rolls + 2
    assert table.asked == (2,), "the window has reopened for whoever still has a card"


def test_a_replacement_takes_the_place_of_the_wound() -> None:
    for answer, wounds in ((cellar.ACT, 0), (cellar.PASS, 1)):
        for seed in range(50):
            table = scene(one=[2])
            table.stack[:] = [cellar.Round(), cellar.Trap()]
            table.stack[0].pc = 1
            table.reseed(seed)
            table.ask_again()
            table.play(cellar.PASS)  # nobody rolls again
            if isinstance(table.stack[-1], cellar.InsteadOfTheWound):
                break
        table.play(answer)
        if answer == cellar.ACT:
            table.play(cellar.PLAY + 2)
        assert table.wounds == wounds


def test_a_nested_action_lets_another_player_act_now_and_look_alone() -> None:
    table = scene()
    table.hands[1], table.seen[1] = [4], [0b010]
    table.deck = tuple(card for card in table.deck if card != 4)
    table.stack[:] = [cellar.Round()]
    table.stack[0].pc = 1
    table.rounds = 0
    table.ask_again()
    table.play(cellar.PLAY + 4)
    table.play(cellar.FIRST + 2)
    assert table.seat == 2 and table.caption() == ("round.5", "nudge.1")
    table.play(cellar.PEEK)
    assert table.view(2)["top"] == table.deck[0]
    assert table.view(0)["top"] is None and table.view(None)["top"] is None


def test_an_end_in_the_middle_of_a_procedure_ends_the_game_at_once() -> None:
    table = scene()
    table.wounds = 2
    for seed in range(50):
        table.stack[:] = [cellar.Round(), cellar.Trap()]
        table.stack[0].pc = 1
        table.reseed(seed)
        table.ask_again()
        if table.over:
            break
    assert table.result is not None and table.result.ending == "wounds" and table.result.winners == (1, 2)
    assert table.stack == [] and table.moves == ()


def test_a_deck_that_runs_out_is_rebuilt_from_the_discard_pile() -> None:
    table = scene()
    table.discard = [5, 6, 7]
    table.deck, table.deck_at = (), 0
    table.draw(0)
    assert table.discard == [] and len(table.deck) == 3 and table.deck_at == 1
    table.draw(0)
    table.draw(0)
    table.draw(0)
    assert sorted(table.hands[0]) == [5, 6, 7], "nothing left: nothing drawn"


def test_a_secret_of_a_team_is_told_to_the_team() -> None:
    table = cellar.GAME.new(seed=1)
    assert [len([e for e in table.log(seat) if e.key == "map_seen"]) for seat in range(3)] == [0, 9, 9]
    assert table.view(0)["map"] == [None] * 9 and None not in table.view(1)["map"]


def test_the_same_key_gives_the_same_draws_and_a_copy_goes_its_own_way() -> None:
    one, two = Chance(key_of("7")), Chance(key_of("7"))
    draws = [one.below(100) for _ in range(40)]
    assert [two.below(100) for _ in range(40)] == draws
    copy = one.copy()
    assert [copy.below(100) for _ in range(20)] == [one.below(100) for _ in range(20)]
    assert len({Chance(key_of(str(seed))).below(1 << 40) for seed in range(200)}) == 200


def test_chance_favours_nobody() -> None:
    luck = Chance(key_of("fair"))
    counts = [0] * 6
    for _ in range(60_000):
        counts[luck.below(6)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 25
    orders = [0] * 6
    names = {
        order: number for number, order in enumerate([(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)])
    }
    for _ in range(12_000):
        orders[names[luck.shuffled([0, 1, 2])]] += 1
    assert sum((count - 2000) ** 2 / 2000 for count in orders) < 25


def test_two_steps_of_one_rule_are_refused() -> None:
    with pytest.raises(ValueError, match="two steps"):

        class Twice(Procedure):
            @step("a.1")
            def one(self, table: object, move: int) -> int:
                return 0

            @step("a.1")
            def two(self, table: object, move: int) -> int:
                return 0


def test_unknown_kinds_of_rules_are_refused() -> None:
    with pytest.raises(ValueError, match="unknown kind"):
        parsed('[a]\n1 = { kind = "wish" }')


def test_a_saved_window_goes_on_in_the_middle_of_a_reaction() -> None:
    table = scene(hero=[0], one=[1])
    table.play(cellar.ACT)
    again = cellar.GAME.load(table.dump())
    assert again == table and again.asked == (1,)
    again.play(cellar.PASS)
    assert again.seat == 0 and again.moves == (cellar.PLAY,)


def test_a_foreign_game_runs_on_this_kernel() -> None:
    assert undertow.game("cellar") is cellar.GAME
    assert undertow.play(cellar.GAME, ["random"] * 3, seed=1).replay(verify=True).over


def test_a_redeal_keeps_sealed_answers_that_are_open() -> None:
    table = scene()
    vote = cellar.Vote([0, 1, 2], [cellar.DRAW, cellar.DRAW, cellar.DRAW])
    vote.redeal(table, 0)
    assert vote.answers == [cellar.DRAW] * 3
    vote.answers = [cellar.DRAW, cellar.DRAW]
    seen = set()
    for seed in range(20):
        table.reseed(seed)
        vote.redeal(table, 0)
        assert vote.answers[0] == cellar.DRAW
        seen.add(vote.answers[1])
    assert seen == {cellar.DRAW, cellar.HOLD}


def test_rules_that_come_to_no_end_are_an_error_and_no_hang() -> None:
    class Circle(Procedure):
        @step("trap.1")
        def again(self, table: cellar.Cellar, move: int) -> int:
            return GO

    table = scene(hero=[6])
    table.push(Circle())
    with pytest.raises(Endless) as error:
        table.ask_again()
    assert isinstance(error.value, undertow.Error) and "trap.1" in str(error.value)


def test_an_audience_of_all_but_one_counts_spectators_in() -> None:
    others = log.all_but(1)
    assert [log.may_know(others, seat) for seat in (-1, 0, 1, 2)] == [True, True, False, True]
    assert [log.may_know(0b101, seat) for seat in (-1, 0, 1, 2)] == [False, True, False, True]
    assert all(log.may_know(log.ALL, seat) for seat in range(-1, 6))
