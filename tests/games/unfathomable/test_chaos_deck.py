"""The chaos deck, and what is removed from the game (topics 9 and 12)."""

from __future__ import annotations

from collections import Counter

from staging import OPTION_A, OPTION_B, PASS, Scene, add, item

from undertow.games.unfathomable import GAME
from undertow.games.unfathomable import events as e
from undertow.games.unfathomable.board import INFLUENCE, TREACHERY
from undertow.games.unfathomable.cards.skills import SKILL
from undertow.games.unfathomable.procedures.checking import NO_PARTIAL
from undertow.games.unfathomable.procedures.checks import SkillCheck


def types(cards: list[int]) -> Counter[int]:
    """How many cards of each type there are."""
    return Counter(SKILL[card] for card in cards)


TWO_OF_EACH = Counter({kind: 2 for kind in range(5)})


def left(n: int) -> Scene:
    """Only the top cards of the chaos deck are left; the others are discarded."""
    scene = Scene().hand(1, "strength 3")
    t = scene.table
    while len(t.chaos) > n:
        card = t.chaos.pop(0)
        t.discards[SKILL[card]].append(card)
    return scene


def check(scene: Scene) -> Scene:
    """A skill check begins; seat 1 may add a card."""
    scene.begin(SkillCheck(8, NO_PARTIAL, 8))
    while scene.prompt == "react":
        scene.play(PASS)
    assert (scene.seat, scene.prompt) == (1, "add_cards")
    return scene


def test_chaos_deck_0_it_holds_two_cards_of_each_type_but_treachery() -> None:
    table = GAME.new(3, "chaos", {"characters": "random"})
    assert types(table.chaos) == TWO_OF_EACH
    assert types(Scene().table.chaos) == TWO_OF_EACH


def test_chaos_deck_1_a_skill_check_starts_with_its_top_two_cards_face_down() -> None:
    scene = Scene().hand(1, "strength 3")
    top = scene.table.chaos[-2:]
    check(scene)
    assert sorted(scene.table.drawn) == sorted(top)
    assert len(scene.table.chaos) == 8
    for seat in (0, 1, 2, None):
        seen = scene.table.view(seat)["check"]
        assert (seen["drawn"], seen["pile"]) == (2, [])
    scene.play(add("strength 3"))
    turned = [values[0] for values in scene.told(e.CARD_TURNED_UP)]
    assert not Counter(top) - Counter(turned)


def test_chaos_deck_2_after_its_last_card_it_is_built_anew() -> None:
    scene = check(left(2))
    assert types(scene.table.chaos) == TWO_OF_EACH
    assert scene.told(e.CHAOS_DECK_BUILT) == [(10,)]


def test_chaos_deck_2_the_second_card_may_come_from_the_new_deck() -> None:
    scene = check(left(1))
    assert (len(scene.table.drawn), len(scene.table.chaos)) == (2, 9)


def test_chaos_deck_2a_a_type_with_fewer_than_two_cards_puts_none_in() -> None:
    scene = left(2)
    t = scene.table
    cards = sorted(t.decks[INFLUENCE] + t.discards[INFLUENCE])
    t.decks[INFLUENCE], t.discards[INFLUENCE] = cards[:1], []
    t.hands[2] = cards[1:]
    t.most[2][INFLUENCE] = len(cards) - 1
    check(scene)
    assert types(t.chaos) == Counter({kind: 2 for kind in range(1, 5)})
    assert t.decks[INFLUENCE] == cards[:1]


def test_chaos_deck_2a_discards_count_too() -> None:
    scene = left(2)
    t = scene.table
    cards = sorted(t.decks[INFLUENCE] + t.discards[INFLUENCE])
    t.decks[INFLUENCE], t.discards[INFLUENCE] = cards[:1], cards[1:2]
    t.hands[2] = cards[2:]
    t.most[2][INFLUENCE] = len(cards) - 2
    check(scene)
    assert types(t.chaos) == TWO_OF_EACH


def test_chaos_deck_3_nobody_sees_its_cards() -> None:
    scene = Scene().turn()
    t = scene.table
    before = [t.view(seat) for seat in (0, 1, 2, None)]
    t.chaos[0], t.decks[SKILL[t.chaos[0]]][0] = t.decks[SKILL[t.chaos[0]]][0], t.chaos[0]  # another card of its type
    t.chaos.reverse()
    assert [t.view(seat) for seat in (0, 1, 2, None)] == before


def test_chaos_deck_4_everyone_may_know_how_many_are_left() -> None:
    scene = check(Scene().hand(1, "strength 3"))
    assert [scene.table.view(seat)["decks"]["chaos"] for seat in (0, 1, 2, None)] == [8] * 4


def test_chaos_deck_5_the_top_treachery_cards_are_shuffled_in() -> None:
    scene = Scene()
    top = scene.table.decks[TREACHERY][-4:]
    scene.crisis("missing_jewelry").play(OPTION_B)
    assert (len(scene.table.chaos), scene.treachery()) == (14, 4)
    assert sorted(card for card in scene.table.chaos if SKILL[card] == TREACHERY) == sorted(top)
    assert scene.told(e.TREACHERY_SHUFFLED_IN) == [(4,)]


def test_chaos_deck_5_they_are_mixed_with_what_is_left_of_it() -> None:
    scene = left(3).crisis("missing_jewelry").play(OPTION_B)
    assert (len(scene.table.chaos), scene.treachery()) == (7, 4)
    assert scene.told(e.CHAOS_DECK_BUILT) == []


# -- removed from the game ---------------------------------------------------------------------------------------------


def five_items_gone() -> Scene:
    """Seat 0 has drawn an item, and five more have left the game unseen."""
    return Scene().crisis("the_anarcho_individualist").play(OPTION_A)


def test_removed_0_what_is_removed_is_out_of_the_game() -> None:
    t = five_items_gone().table
    assert (len(t.item_deck), len(t.items[0]), len(t.items_unseen)) == (14, 1, 5)


def test_removed_0_nobody_may_look_at_it() -> None:
    t = five_items_gone().table
    before = [t.view(seat) for seat in (0, 1, 2, None)]
    t.items_unseen[0], t.item_deck[0] = t.item_deck[0], t.items_unseen[0]
    assert [t.view(seat) for seat in (0, 1, 2, None)] == before


def test_removed_0_an_item_that_was_removed_openly_is_not_drawn_again() -> None:
    scene = Scene().items(0, "starbuck")
    scene.table.remove_item(0, item("starbuck"))
    assert item("starbuck") not in scene.table.item_deck
    assert scene.items_of(0) == []
