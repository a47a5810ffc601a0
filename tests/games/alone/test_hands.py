"""Decks and hands (topic hands)."""

from __future__ import annotations

from collections import Counter

from outpost import PASS, SEARCH, Scene, card, cover, go, play, send

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.cards.all import CARDS, DECKS, cards_of
from undertow.games.alone.signals import SIGNALS
from undertow.games.alone.state import Table
from undertow.table import talk

PACK, PACE = "they-hunt-in-a-pack", "they-are-keeping-pace"


class Fresh:
    """A new game as it is dealt."""

    def __init__(self, evil: int) -> None:
        self.table: Table = Scene().table.game.new(evil + 1, "hands", {"character": "pilot"}, windows="skip")  # type: ignore[assignment]

    def play(self, *moves: int) -> Fresh:
        for move in moves:
            self.table.play(move)
        return self

    @property
    def prompt(self) -> str:
        return self.table.asking.key

    @property
    def seat(self) -> int:
        return self.table.deciding


def to_the_draw(scene: Scene) -> Scene:
    """The last turn of a round is over, Evil draws; nobody discards."""
    scene.time(turn=8).play(SEARCH)
    while scene.prompt in ("react", "discarding"):
        scene.play(scene.moves[0])
    return scene


def decks_of(table: Table, seat: int) -> Counter[int]:
    """How many cards of which of the two decks a hand holds."""
    return Counter(table.deck_at(each) for each in table.hands[seat])


# -- decks -------------------------------------------------------------------------------------------------------------


def test_hands_1_there_are_four_decks_of_equally_many_cards_of_the_same_kinds() -> None:
    assert [deck.slug for deck in DECKS] == ["wrath", "speed", "terror", "traps"]
    assert [len(cards_of(deck)) for deck in range(4)] == [26, 26, 26, 26]
    spread = [Counter(CARDS[each].trigger for each in cards_of(deck)) for deck in range(4)]
    assert spread[0] == spread[1] == spread[2] == spread[3]


def test_hands_1_the_leader_picks_two_of_them() -> None:
    game = Fresh(2)
    assert (game.seat, game.prompt) == (1, "which_deck")
    assert game.table.moves == (m.DECK, m.DECK + 1, m.DECK + 2, m.DECK + 3)
    game.play(m.DECK + 2)
    assert game.seat == 1
    assert list(game.table.moves) == [m.DECK, m.DECK + 1, m.DECK + 3]
    game.play(m.DECK)
    assert game.table.decks == [2, 0]
    assert len(game.table.box) == 52


def with_decks(evil: int) -> Fresh:
    """The leader has picked Wrath and Speed."""
    return Fresh(evil).play(m.DECK, m.DECK + 1)


# -- hands -------------------------------------------------------------------------------------------------------------


def test_hands_3_everybody_starts_with_a_full_hand_of_ten_six_or_four() -> None:
    one = with_decks(1).play(m.FROM_FIRST + 9)
    assert [len(hand) for hand in one.table.hands] == [0, 10]
    two = with_decks(2)
    assert [len(hand) for hand in two.table.hands] == [0, 6, 6]
    three = with_decks(3).play(m.DEAL + 1, m.DEAL + 2, m.FROM_FIRST + 3)
    assert [len(hand) for hand in three.table.hands] == [0, 4, 4, 4]


def test_hands_4_one_evil_player_chooses_the_deck_for_every_card() -> None:
    game = with_decks(1)
    assert (game.seat, game.prompt) == (1, "drawing")
    assert set(game.table.moves) == {m.FROM_FIRST + n for n in range(10)} | {m.FROM_SECOND + n for n in range(10)}
    game.play(m.FROM_FIRST, m.FROM_SECOND + 2)  # one card, looked at; then three of the other
    assert decks_of(game.table, 1) == {0: 1, 1: 3}
    assert max(game.table.moves) == m.FROM_SECOND + 5  # six are missing
    game.play(m.FROM_FIRST + 5)
    assert decks_of(game.table, 1) == {0: 7, 1: 3}
    assert game.prompt != "drawing"


def test_hands_5_of_two_the_leader_has_one_deck_and_the_other_the_second() -> None:
    game = with_decks(2)
    assert [decks_of(game.table, 1), decks_of(game.table, 2)] == [{0: 6}, {1: 6}]
    assert game.prompt == "start"  # nobody was asked which deck


def test_hands_5_for_the_whole_game() -> None:
    scene = to_the_draw(Scene(evil=2))
    assert [decks_of(scene.table, 1), decks_of(scene.table, 2)] == [{0: 6}, {1: 6}]


def test_hands_6_of_three_the_leader_puts_the_decks_before_two_of_them() -> None:
    game = with_decks(3)
    assert (game.seat, game.prompt, game.table.moves) == (1, "whose_deck", (m.DEAL + 1, m.DEAL + 2, m.DEAL + 3))
    game.play(m.DEAL + 3)
    assert (game.seat, game.table.moves) == (1, (m.DEAL + 1, m.DEAL + 2))
    game.play(m.DEAL + 2)
    assert [decks_of(game.table, 2), decks_of(game.table, 3)] == [{}, {}]
    assert (game.seat, game.prompt) == (1, "drawing")  # the third draws card by card
    game.play(m.FROM_FIRST, m.FROM_SECOND + 2)
    assert [decks_of(game.table, seat) for seat in (1, 2, 3)] == [{0: 1, 1: 3}, {1: 4}, {0: 4}]


def test_hands_7_nobody_of_evil_sees_the_hand_of_another() -> None:
    one = Scene(evil=2).hand(1, PACK).hand(2, PACE)
    other = Scene(evil=2).hand(1, "right-behind-me").hand(2, PACE)
    assert one.table.view(2) == other.table.view(2)
    assert one.table.view(1)["hand"] == [card(PACK)]
    found = {one.table.redeal(2, seed).hands[1][0] for seed in range(40)}  # type: ignore[attr-defined]
    assert len(found) > 5  # whatever it is, to seat 2 it may be many a card of its deck


def test_hands_8_evil_may_talk_but_there_is_no_channel_that_the_hero_does_not_hear() -> None:
    """What is said has words, and nobody whom it is said to."""
    game = Scene().table.game
    assert talk.signals_of(game) == SIGNALS
    for signal in ("can-slow", "can-hurt", "can-lie", "save-the-fields", "you-lead"):
        assert talk.checked(game, "signals", signal, None) == {"signal": signal, "text": ""}
        said = {talk.words(game, signal, lang) for lang in ("en", "de", "pl")}
        assert len(said) == 3 and not any(text.startswith("signal-") for text in said)


def test_hands_9_only_who_draws_sees_the_card_everybody_its_deck() -> None:
    scene = Scene(evil=2).hand(2, "they-used-the-time").creature("worm", "F2").play(SEARCH, m.PERMIT + 2)
    scene.play(play("they-used-the-time"), send("worm", "E2"), m.SHARE + 1, m.SHARE + 1)
    drawn = scene.told(e.CARD_DRAWN, 1)
    assert len(drawn) == 2 and sorted(each for _, each in drawn) == scene.table.hands[1]
    assert scene.told(e.CARD_DRAWN, 0) == scene.told(e.CARD_DRAWN, 2) == []
    assert scene.told(e.CARDS_DRAWN, 0) == scene.told(e.CARDS_DRAWN, 2) == [(1, 0, 1), (1, 0, 1)]


# -- piles -------------------------------------------------------------------------------------------------------------


def test_hands_10_each_deck_has_its_own_pile() -> None:
    scene = Scene().hand(1, PACK, PACE).creature("worm", "F2").time(turn=8)
    scene.play(SEARCH, cover(PACK), send("worm", "E2"), cover(PACE), send("worm", "E1"))
    assert scene.table.discards == [[card(PACK)], [card(PACE)]]


def test_hands_10_a_deck_that_is_used_up_is_made_anew_from_its_pile() -> None:
    scene = Scene(evil=2)
    t = scene.table
    t.discards[0] = t.piles[0][:-2]
    t.discards_seen[0] = [15] * 24
    t.piles[0] = t.piles[0][-2:]
    to_the_draw(scene.laid())
    assert scene.told(e.PILE_SHUFFLED) == [(0,)]
    assert (len(t.hands[1]), len(t.piles[0]), t.discards[0]) == (6, 20, [])
    assert t.discards_seen[0] == []  # nobody knows any more what lies where


def test_hands_10_the_piles_never_mix() -> None:
    scene = Scene(evil=2)
    t = scene.table
    t.discards[1], t.discards_seen[1] = t.piles[1][:20], [15] * 20
    t.piles[1] = t.piles[1][20:]
    t.piles[0], t.hands[1] = [], t.piles[0]
    t.draw_cards(1, 0, 1)  # nothing is left in the first deck, so nothing comes
    assert len(t.hands[1]) == 26 and len(t.discards[1]) == 20


def test_hands_11_what_was_played_open_stays_open_all_else_is_known_to_its_owner() -> None:
    scene = Scene(evil=2).hand(1, PACK, PACK).hand(2, PACE).creature("worm", "F2").time(turn=8)
    scene.play(go("north"), PASS, play(PACK), PASS, send("worm", "E2"))
    while scene.prompt == "who_acts":
        scene.play(m.DONE)
    scene.play(m.PERMIT + 2, cover(PACE), send("worm", "E1"))
    scene.play(m.DISCARD + card(PACK), m.DONE)
    view = scene.table.view(0)
    assert sorted(view["discards"][0]) == [-1, card(PACK)]
    assert view["discards"][1] == [-1]
    assert scene.table.view(1)["discards"] == view["discards"]
    assert (scene.table.view(1)["discarded"], scene.table.view(2)["discarded"]) == ([card(PACK)], [card(PACE)])


def test_hands_11_how_many_cards_of_which_deck_a_hand_holds_is_public() -> None:
    scene = Scene().hand(1, PACK, PACK, PACE)
    assert scene.table.view(0)["hands"] == [[0, 0], [2, 1]]
