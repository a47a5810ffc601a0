"""The laws can fail: mistakes put into the test game on purpose break the law that forbids them."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, ClassVar

import pytest
from holding import options_of

import cellar
import laws
import undertow
from undertow.kernel import news
from undertow.kernel.decision import Question
from undertow.kernel.flow import NO_MOVE, Procedure
from undertow.kernel.game import Option
from undertow.kernel.log import Kinds
from undertow.kernel.seat import Seat
from undertow.match import chosen
from undertow.registry import register


def broken_by(game: undertow.Game, games: int = 60) -> str:
    """The first law that a game breaks; empty if none."""
    register(game)
    try:
        for seed in range(games):
            laws.play_a_game(game, 3, seed, every=1)
    except laws.Broken as error:
        return str(error).split(":")[0]
    finally:
        register(cellar.GAME)
    return ""


def test_the_test_game_obeys_the_laws() -> None:
    assert broken_by(cellar.GAME, 25) == ""


def test_options_of_a_run_of_the_laws_go_in_no_step_with_each_other() -> None:
    options = (Option("noise", (False, True), False), Option("cold", (1, 2, 3), 1), Option("dark", (0, 1, 2, 3), 0))
    game = cellar.game(options=options)
    given = [options_of(game, 3, number) for number in range(200)]
    assert len({tuple(values.items()) for values in given}) == 2 * 3 * 4
    for option in options:
        size = len(option.allowed)
        assert {values[option.key] for values in given[size : 2 * size]} == set(option.allowed)


def test_a_redeal_that_returns_a_clone_is_noticed() -> None:
    def clone(table: cellar.Cellar, seat: int) -> None:
        table.deck = table.deck[table.deck_at :]  # only tidied up
        table.deck_at = 0

    assert broken_by(cellar.game(redeal=clone), 300) == "law 6c"


def test_a_redeal_that_always_deals_the_same_is_noticed() -> None:
    def sorted_deal(table: cellar.Cellar, seat: int) -> None:
        table.chance.key = b"always the same."
        table.chance.count = 0
        cellar.redeal(table, seat)

    assert broken_by(cellar.game(redeal=sorted_deal), 300) == "law 6c"


def test_a_view_that_shows_one_hidden_card_is_noticed() -> None:
    def leaking(table: cellar.Cellar, seat: int) -> dict[str, Any]:
        seen = cellar.view(table, seat)
        if seat == 2 and table.hands[0]:
            seen["hands"][0][0] = table.hands[0][0]
        return seen

    assert broken_by(cellar.game(view=leaking)) in ("law 6a", "law 6d")


def test_a_window_that_asks_only_who_can_react_is_noticed() -> None:
    entitled = cellar.CardWindow.entitled

    def only_holders(self: cellar.CardWindow, table: cellar.Cellar) -> list[int]:
        return [seat for seat in entitled(self, table) if table.fitting(seat, self.card)]

    cellar.CardWindow.entitled = only_holders  # type: ignore[method-assign]
    try:
        assert broken_by(cellar.game()) in ("law 6a", "law 6d", "law asked")
    finally:
        cellar.CardWindow.entitled = entitled  # type: ignore[method-assign]


def test_a_window_that_leaves_somebody_out_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """By an open fact, so that nobody learns anything from it: no law but these two can see it."""
    entitled = cellar.CardWindow.entitled

    def rich_hands(self: cellar.CardWindow, table: cellar.Cellar) -> list[int]:
        return [seat for seat in entitled(self, table) if len(table.hands[seat]) > 1]

    monkeypatch.setattr(cellar.CardWindow, "entitled", rich_hands)
    assert broken_by(cellar.game(), 8) in ("law 6g", "law asked")
    silence(monkeypatch, "law_asked")
    assert broken_by(cellar.game(), 8) == "law 6g"
    silence(monkeypatch, "law_6g")
    assert broken_by(cellar.game(), 8) == ""


def test_a_window_that_does_not_ask_whom_it_says_to_be_entitled_is_noticed_by_law_6g_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By an open fact: who holds one card beside richer ones is entitled and passed over, in every world alike."""
    invite = cellar.CardWindow.invite

    def hasty(self: cellar.CardWindow, table: cellar.Cellar, move: int) -> int:
        outcome = invite(self, table, move)
        asked = [seat for seat in self.seats if len(table.hands[seat]) > 1]
        if move == NO_MOVE and asked and not self.begun and not self.answers:
            self.seats = asked
            return table.ask_sealed(asked[0], self.question(), asked)
        return outcome

    monkeypatch.setattr(cellar.CardWindow, "invite", hasty)
    assert broken_by(cellar.game(), 8) == "law 6g"
    silence(monkeypatch, "law_6g")
    assert broken_by(cellar.game(), 8) == ""


class PassedBy(cellar.AfterTheDie):
    """A window that, open once more, asks nobody again who has passed."""

    fields: ClassVar[tuple[str, ...]] = (*cellar.CardWindow.fields, "passed")
    copy = Procedure.copy

    def __init__(self, seats: list[int], answers: list[int], acting: list[int], passed: list[int]) -> None:
        super().__init__(seats, answers, acting)
        self.passed = passed

    def entitled(self, table: cellar.Cellar) -> list[int]:
        return [seat for seat in super().entitled(table) if seat not in self.passed]

    def answers_opened(self, table: cellar.Cellar) -> None:
        super().answers_opened(table)
        self.passed = [seat for seat in self.seats if seat not in self.acting]


def test_a_window_that_leaves_out_who_has_nothing_in_truth_is_noticed_by_law_asked_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where everybody reacts who can, whoever has passed has nothing, and law 6g is content; others cannot know that."""

    class Reopening(cellar.Cellar):
        def push(self, procedure: Procedure) -> None:
            super().push(PassedBy([], [], [], []) if type(procedure) is cellar.AfterTheDie else procedure)

    def eager(bot: Any, seat: Seat) -> int:
        return cellar.ACT if cellar.ACT in seat.moves else chosen(bot, seat)

    game = cellar.game(state=Reopening, procedures=(*cellar.GAME.procedures.values(), PassedBy))
    monkeypatch.setattr(laws, "chosen", eager)
    assert broken_by(game, 8) == "law asked"
    silence(monkeypatch, "law_asked")
    assert broken_by(game, 8) == ""


def silence(monkeypatch: pytest.MonkeyPatch, law: str) -> None:
    """Hold all laws but this one."""
    monkeypatch.setattr(laws, law, lambda *about: None)


def test_an_undo_after_sealed_answers_were_opened_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever answers last and is asked at once what to do has learnt that all others pass."""
    monkeypatch.setattr(news, "others_have_answered", lambda state: False)
    monkeypatch.setattr(news, "reveals_since", lambda state, events: False)
    monkeypatch.setattr(news, "WORLDS", 0)
    assert broken_by(cellar.game(), 300) == "law 6f"


def test_an_encoder_that_leaks_the_top_card_is_noticed() -> None:
    def leaking(table: cellar.Cellar, seat: int, out: Any) -> None:
        cellar.encode(table, seat, out)
        if table.deck_at < len(table.deck):
            out[0] = table.deck[table.deck_at]

    assert broken_by(cellar.game(encode=leaking)) in ("law 6a", "law 6d")


def test_a_log_line_for_the_wrong_audience_is_noticed() -> None:
    class Loud(cellar.Cellar):
        def tell_to(self, audience: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
            super().tell_to(-1, kind, a, b, c, d)

    assert broken_by(cellar.game(state=Loud)) == "law 6e"


def test_a_lost_component_is_noticed() -> None:
    class Leaky(cellar.Cellar):
        def play_card(self, seat: int, card: int) -> None:
            super().play_card(seat, card)
            self.discard.pop()

    assert broken_by(cellar.game(state=Leaky)) == "law 5"


def test_a_clone_that_shares_a_list_is_noticed() -> None:
    class Shared(cellar.Cellar):
        def copied(self) -> Any:
            other = super().copied()
            other.hands = self.hands
            return other

    assert broken_by(cellar.game(state=Shared)) in ("law 4", "law 5", "law 6b")


def test_a_forgotten_field_is_noticed() -> None:
    class Forgetful(cellar.Cellar):
        fields = tuple(name for name in cellar.Cellar.fields if name != "peeked")
        peeked = 0

    assert broken_by(cellar.game(state=Forgetful), 300) != ""


def test_a_query_that_leaves_something_behind_is_noticed() -> None:
    class Marked(cellar.Cellar):
        looked = False

        def ask(self, seat: int, question: Question) -> int:
            outcome = super().ask(seat, question)
            if self.looked:
                self.legal = self.legal[:1]
            return outcome

    def marking(table: cellar.Cellar, seat: int) -> dict[str, Any]:
        if isinstance(table, Marked) and seat != table.deciding:
            table.looked = True
        return cellar.view(table, seat)

    assert broken_by(cellar.game(state=Marked, view=marking)) == "law queries"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_law_6c_redealt_hands_and_decks_are_as_likely_as_the_enumeration_says(seat: int) -> None:
    """Over 2,000 seeds the frequency of every deal is right: sharp, since the posterior is known exactly."""
    luck = random.Random(f"posterior {seat}")
    checked = 0
    for seed in range(400):
        state = cellar.GAME.new(seed=seed)
        for _ in range(luck.randrange(2, 40)):
            if state.over:
                break
            state.play(luck.choice(state.moves))
        if state.over:
            continue
        assert isinstance(state, cellar.Cellar)
        deals = cellar.posterior(state.view(seat), len(state.deck) - state.deck_at)
        special = bool(cellar.acting(state)) or bool(state.peeked) or state.discard
        if not 2 <= len(deals) <= 130 or not special:
            continue
        found: Counter[Any] = Counter()
        for x in range(2000):
            other = state.redeal(seat, x)
            assert isinstance(other, cellar.Cellar)
            found[(*(tuple(hand) for hand in other.hands), other.deck[other.deck_at :])] += 1
        assert set(found) <= set(deals)
        expected = 2000 / len(deals)
        chi = sum((found[deal] - expected) ** 2 / expected for deal in deals)
        freedom = len(deals) - 1
        assert chi < freedom + 4.5 * (2 * freedom) ** 0.5 + 8, (seed, chi, freedom)
        checked += 1
        if checked == 6:
            break
    assert checked == 6


def test_law_6c_the_map_is_as_likely_as_the_enumeration_says() -> None:
    state = cellar.GAME.new(seed=5)
    assert isinstance(state, cellar.Cellar)
    found = Counter(state.redeal(0, x).view(1)["map"].index(cellar.TREASURE) for x in range(2000))
    assert len(found) == 9
    assert sum((found[cell] - 2000 / 9) ** 2 / (2000 / 9) for cell in range(9)) < 35


def test_only_cards_from_a_pile_may_be_told_in_another_order() -> None:
    state = undertow.game("unfathomable").new(3, 1)
    keys = [kind.key for kind in state.game.kinds.all]
    drawn, lost = keys.index("damage_drawn"), keys.index("resource_lost")
    two = [(drawn, -1, 6), (lost, -1, 0, 1, 8), (drawn, -1, 2)]
    assert laws.drawn_in_another_order(state, two, [two[2], *two[:2]])
    assert not laws.drawn_in_another_order(state, two, [(drawn, -1, 3), *two[:2]])
    assert not laws.drawn_in_another_order(state, two[1:], two[:0:-1])


def test_events_may_come_in_another_order_because_they_are_declared_so_and_not_by_their_names() -> None:
    kinds = Kinds()
    seen = kinds.kind("card_drawn", "round.2", "card")
    drawn = kinds.kind("seen", "round.2", "card", drawn=True)
    state = cellar.game(kinds=kinds).new(seed=1, log=False)
    assert not laws.drawn_in_another_order(state, [(seen, -1, 1), (seen, -1, 2)], [(seen, -1, 2), (seen, -1, 1)])
    assert laws.drawn_in_another_order(state, [(drawn, -1, 1), (drawn, -1, 2)], [(drawn, -1, 2), (drawn, -1, 1)])


def test_dice_that_all_have_seen_may_be_told_once_more_and_nothing_else() -> None:
    kinds = Kinds()
    seen = kinds.kind("dice_rolled", "round.2", "card")
    rolled = kinds.kind("seen", "round.2", "card", rolled=True)
    state = cellar.game(kinds=kinds).new(seed=1, log=False)
    told = [(seen, -1, 1)]
    assert laws.is_over_and_open(state, [(rolled, -1, 1), *told], told)
    assert not laws.is_over_and_open(state, [(rolled, 0, 1), *told], told), "dice that one seat alone was told of"
    assert not laws.is_over_and_open(state, [(seen, -1, 2), *told], told)


def test_to_declare_that_cards_are_drawn_hides_no_other_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    class Loud(cellar.Cellar):
        def tell_to(self, audience: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
            super().tell_to(-1, kind, a, b, c, d)

    for kind in cellar.KINDS.all:
        monkeypatch.setattr(kind, "drawn", True)
    assert broken_by(cellar.game(state=Loud)) == "law 6e"
