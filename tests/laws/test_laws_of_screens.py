"""The laws for frames, screens and what is dealt anew can fail, each by a mistake that it alone finds."""

from __future__ import annotations

import random
from typing import Any, ClassVar

import drift
import pytest
import stalk

import cellar
import laws
import undertow
from undertow.games.unfathomable.board import DECK
from undertow.games.unfathomable.procedures.abilities import LesserBanishment
from undertow.games.unfathomable.state import Table
from undertow.kernel.flow import Procedure
from undertow.kernel.zones import Hidden
from undertow.registry import register

pytestmark = pytest.mark.usefixtures("sketches")


def broken_by(game: undertow.Game, seats: tuple[int, ...], games: int = 60) -> str:
    """The first law that a game breaks; empty if none."""
    known = undertow.game(game.id)
    register(game)
    try:
        for seed in range(games):
            laws.play_a_game(game, seats[seed % len(seats)], seed, every=1)
    except laws.Broken as error:
        return str(error).split(":")[0]
    finally:
        register(known)
    return ""


def stalk_with(**changes: Any) -> undertow.Game:
    parts = {"title": "Stalk", "seats": (2, 4), "longest": 600, **changes}
    return undertow.Game.of_package("stalk", **parts)


# -- frames ------------------------------------------------------------------------------------------------------------


class Carrying(cellar.Nudged):
    """A frame that carries the whole hidden map along."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "secret")

    def __init__(self, seat: int, secret: list[int]) -> None:
        super().__init__(seat)
        self.secret = secret

    def copy(self) -> Procedure:
        return type(self)(self.seat, self.secret[:]).at_the_step_of(self)


class KeepingBack(Carrying):
    """The same, declared as hidden, but never made anew."""

    hidden: ClassVar[tuple[str, ...]] = ("secret",)

    def redeal(self, table: Any, knows: int) -> None:
        pass


class Honest(KeepingBack):
    """The same, made anew from the map that was dealt."""

    def redeal(self, table: Any, knows: int) -> None:
        self.secret = list(table.map)


@pytest.mark.parametrize(("frame", "law"), [(Carrying, "law frames"), (KeepingBack, "law 6b"), (Honest, "")])
def test_a_secret_in_a_frame_is_noticed(frame: type[Carrying], law: str) -> None:
    class Nudging(cellar.Cellar):
        def push(self, procedure: Procedure) -> None:
            nudged = type(procedure) is cellar.Nudged
            super().push(frame(procedure.seat, list(self.map)) if nudged else procedure)

    procedures = (*cellar.GAME.procedures.values(), frame)
    assert broken_by(cellar.game(state=Nudging, procedures=procedures), (3,), 200 if law else 20) == law


# -- what is dealt anew ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", [{}, {"cards": Hidden([])}], ids=["no group", "a group without things"])
def test_an_empty_answer_of_hidden_does_not_silence_law_6c(answer: dict[str, Hidden]) -> None:
    """Neither as a game begins, which every game is asked for, nor later, if something is dealt anew there."""
    game = cellar.game(hidden=lambda table, seat: answer)
    assert broken_by(game, (3,), 1) == "law 6c"
    with pytest.raises(laws.Broken, match=r"law 6c: seat 0 \| nothing is hidden, and it is dealt anew"):
        laws.law_6c(game.new(seed=1), 0)


def test_a_clone_for_a_redeal_with_an_empty_answer_of_hidden_does_not_silence_law_6c() -> None:
    """Then nothing is dealt anew, and nothing is hidden: only that the game never had a secret gives it away."""
    silent = cellar.game(redeal=lambda table, seat: None, hidden=lambda table, seat: {"cards": Hidden([])})
    laws.law_6c(silent.new(seed=1), 0)
    assert broken_by(silent, (3,), 1) == "law 6c"


def test_where_all_has_come_out_nothing_need_be_hidden_any_more() -> None:
    table, luck = drift.GAME.new(seats=1, seed=1), random.Random(1)
    while table.deck and not table.over:
        table.play(luck.choice(table.moves))
    assert not table.over and not any(group.things for group in drift.GAME.hidden(table, 0).values())
    laws.law_6c(table, 0)


def test_a_place_that_is_called_forced_and_is_not_is_noticed() -> None:
    def forcing(table: cellar.Cellar, seat: int) -> dict[str, Hidden]:
        found = cellar.hidden(table, seat)
        return {group: Hidden(known.things, forced=[0]) for group, known in found.items()}

    with pytest.raises(laws.Broken, match="is not forced"):
        laws.law_6c(cellar.game(hidden=forcing).new(seed=1), 0)


def test_a_game_that_calls_itself_open_hides_nothing() -> None:
    with pytest.raises(laws.Broken, match="law 6c"):
        laws.law_6c(cellar.game(open=True, hidden=lambda table, seat: {}).new(seed=1), 0)


def test_forced_places_are_those_that_hold_one_card_in_every_deal_by_enumeration() -> None:
    seen = set()
    for seed in range(400):
        table, luck = cellar.GAME.new(seed=seed), random.Random(seed)
        while not table.over:
            if cellar.acting(table) and len(table.deck) - table.deck_at < 4:
                for seat in range(3):
                    view = table.view(seat)
                    deals = cellar.posterior(view, 0)
                    places = [
                        (q, i) for q, hand in enumerate(view["hands"]) for i, card in enumerate(hand) if card is None
                    ]
                    known_top = int(view["top"] is not None)
                    places += [(3, i) for i in range(known_top, view["deck"])]
                    fixed = [n for n, (q, i) in enumerate(places) if len({deal[q][i] for deal in deals}) == 1]
                    hidden = cellar.hidden(table, seat)["cards"]
                    if len(set(hidden.things)) > 1:
                        assert sorted(hidden.forced) == fixed
                        seen.add(bool(fixed))
            table.play(luck.choice(table.moves))
    assert seen == {True, False}


def test_where_one_sector_is_left_for_a_creature_its_place_is_forced() -> None:
    found = set()
    for seed in range(40):
        table, luck = stalk.GAME.new(seats=3, seed=seed), random.Random(seed)
        while not table.over:
            for creature, possible in enumerate(table.maybe):
                places = {table.redeal(0, x).where[creature] for x in range(30)}
                forced = creature in stalk.hidden(table, 0)["creatures"].forced
                assert forced == (possible.bit_count() == 1) and (len(places) == 1 if forced else len(places) > 1)
                found.add(forced)
            table.play(luck.choice(table.moves))
    assert found == {True, False}


# -- screens -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [stalk.GAME, drift.GAME], ids=lambda game: game.id)
def test_the_sketches_obey_the_laws(game: undertow.Game) -> None:
    low, high = game.seats
    assert broken_by(game, tuple(range(low, high + 1)), 12) == ""


class Rustling(stalk.Stalk):
    def tell_to(self, audience: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        super().tell_to(audience, kind, a, b, c, d)
        if kind == stalk.CREATURE_SEEN:  # says nothing of which and where
            self.tell(stalk.WALKED, self.hero)


def test_what_is_told_through_a_screen_is_noticed() -> None:
    assert broken_by(stalk_with(state=Rustling), (2, 3)) == "law screen"


class Counted(stalk.Stalk):
    def forget_unseen(self, seat: int) -> None:
        """Let everybody count what was answered behind a screen."""


def test_a_number_of_decisions_that_tells_of_steps_in_the_dark_is_noticed() -> None:
    assert broken_by(stalk_with(state=Counted), (2, 3)) == "law 6b"


class Uncovered(stalk.CardPlayed):
    def put_up(self, table: Any) -> None:
        """Ask without a screen."""


def test_a_team_that_moves_in_secret_without_a_screen_is_noticed() -> None:
    class Bare(stalk.Stalk):
        def push(self, procedure: Procedure) -> None:
            bare = type(procedure) is stalk.CardPlayed
            super().push(Uncovered(procedure.program, procedure.seat) if bare else procedure)

    procedures = (*stalk.GAME.procedures.values(), Uncovered)
    assert broken_by(stalk_with(state=Bare, procedures=procedures), (3, 4)) == "law 6b"


def test_a_question_behind_a_screen_is_not_declared_as_never_asked_with_one_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(stalk.CREEPING, "settles", True)
    assert broken_by(stalk.GAME, (2, 3)) == "law settles"


def test_the_hero_has_as_many_pictures_of_a_screen_as_there_are_kinds() -> None:
    pictures, kinds = set(), set()
    for seed in range(60):
        table, luck = stalk.GAME.new(seats=2 + seed % 3, seed=seed), random.Random(seed)
        while not table.over:
            question = table.question_as_seen_by(0)
            if question.screened:
                pictures.add((table.seats, question.prompt, question.rule, question.pace, question.asked))
                kinds.add((table.seats, type(table.stack[table.screen_before(0)])))
                assert question.asked == tuple(range(1, table.seats)) and question == table.question_as_seen_by(None)
            elif 0 not in table.asked:
                raise AssertionError("evil acts before the screen")
            table.play(luck.choice(table.moves))
    assert len(pictures) == len(kinds) == 2 * 3


def test_a_window_of_a_team_that_leaves_somebody_out_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    entitled = stalk.Reactions.entitled
    monkeypatch.setattr(stalk.Reactions, "entitled", lambda self, state: entitled(self, state)[:1])
    assert broken_by(stalk_with(), (3, 4)) in ("law 6g", "law asked")


def test_what_follows_is_the_leaders_move_else_the_first_permitted_proposal_else_nothing() -> None:
    table = stalk.GAME.new(seats=4, seed=1)  # the leader is seat 1
    window = stalk.Reactions(stalk.END, 0, [1, 2, 3], [])
    own, lurk, rush = stalk.PROPOSE + 2, stalk.PROPOSE, stalk.PROPOSE + 1
    for answers, decided in (
        ([own, lurk, rush], (1, own)), ([stalk.PERMIT + 3, lurk, rush], (3, rush)),
        ([stalk.PERMIT + 2, stalk.PASS, rush], (-1, -1)), ([stalk.PASS, lurk, rush], (-1, -1)),
    ):  # fmt: skip
        window.answers = answers
        assert window.decided(table) == decided


def test_a_refused_proposal_is_told_to_its_owner_alone() -> None:
    for seed in range(50):
        table, luck = stalk.GAME.new(seats=4, seed=seed), random.Random(seed)
        while not table.over:
            table.play(luck.choice(table.moves))
        for event in table.events:
            if event[0] == stalk.REFUSED:
                assert event[1].bit_count() == 1
                return
    raise AssertionError("nobody was refused")


# -- what was chosen openly --------------------------------------------------------------------------------------------


def aiming() -> undertow.State:
    """Somebody chooses the space from which Deep Ones are banished; then everybody waits for where to."""
    table = undertow.game("unfathomable").new(3, 1)
    assert isinstance(table, Table)
    table.deep_ones[DECK] = table.deep_ones[DECK + 1] = 1
    table.push(LesserBanishment(0))
    table.ask_again()
    return table


def answered_differently(table: undertow.State) -> None:
    """Hold law 6b over all pairs of answers."""
    for luck in range(60):
        laws.law_6b_of_moves(table, 1, random.Random(luck))


def test_what_is_chosen_openly_stands_in_every_view() -> None:
    answered_differently(aiming())


def test_an_open_choice_that_no_view_shows_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = aiming()
    view = table.game.view
    monkeypatch.setattr(table.game, "view", lambda table, seat: {**view(table, seat), "underway": []})
    with pytest.raises(laws.Broken, match="law 6b"):
        answered_differently(table)
