"""Search, upgrading, and what holds for all items (topics search and items)."""

from __future__ import annotations

from outpost import BULLET_TIME, DONE, SEARCH, Scene, block, of_item, upgrade

from undertow.games.alone import GAME
from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.cards.items import ITEM, ITEMS, MATERIALS
from undertow.games.alone.procedures.search import TakingItems, discard_item, gain_items
from undertow.games.alone.state import HERO

FOUR = ("jetpack", "crowbar", "sedative", "tool-kit")


def test_search_1_the_hero_draws_one_item_card_with_all_its_charges() -> None:
    scene = Scene().item_deck(*FOUR).play(SEARCH)
    assert scene.held() == {"jetpack": 3} and scene.told(e.ITEM_DRAWN) == [(ITEM["jetpack"],)]
    assert scene.table.view(HERO)["item_deck"] == 3


def test_search_2_the_first_search_in_a_room_draws_three_and_marks_it() -> None:
    scene = Scene().hero("A4").item_deck(*FOUR).play(BULLET_TIME, SEARCH, DONE)
    assert list(scene.held()) == ["jetpack", "crowbar", "sedative"]
    assert scene.told(e.ROOM_SEARCHED) == [(4,)]
    assert scene.table.view(0)["searched"] == 1 << 4 == scene.table.view(1)["searched"]
    scene.play(SEARCH)
    assert list(scene.held())[3:] == ["tool-kit"], "then one"
    assert scene.told(e.ROOM_SEARCHED) == [(4,)], "only the first time"


def test_search_3_after_drawing_the_hero_upgrades_any_number_of_items_new_ones_as_well() -> None:
    scene = Scene().holds("slug-rounds").holds("motion-tracker").item_deck("flare-gun").play(BULLET_TIME, SEARCH)
    assert scene.prompt == "upgrade"
    scene.play(upgrade("flare-gun", "motion-tracker"))
    assert scene.upgraded() == ["flare-gun"] and scene.held()["motion-tracker"] == 2
    scene.play(upgrade("slug-rounds", "motion-tracker"), DONE)
    assert scene.upgraded() == ["slug-rounds", "flare-gun"] and scene.held()["motion-tracker"] == 1


def test_search_4_it_is_possible_everywhere_and_marks_no_corridor() -> None:
    for name in ("C3", "D1", "A4", "G2"):
        assert Scene().hero(name).may(SEARCH)
    assert Scene().play(SEARCH).table.searched == 0


def test_search_4_an_empty_item_deck_is_made_of_the_discards() -> None:
    scene = Scene().item_deck("jetpack")
    scene.table.item_discard = [ITEM["crowbar"]]
    scene.play(BULLET_TIME, SEARCH)
    assert scene.told(e.ITEMS_SHUFFLED) == []
    scene.play(SEARCH)
    assert list(scene.held()) == ["jetpack", "crowbar"] and scene.table.item_discard == []
    assert scene.told(e.ITEMS_SHUFFLED) == [()]
    assert Scene().play(SEARCH).held() == {}, "nothing is left to draw"


def test_items_1_with_the_last_charge_an_item_is_discarded_with_its_own_upgrade() -> None:
    scene = Scene().holds("jetpack", 1, True).holds("scout-drone", upgraded=True).item_deck("sedative").play(SEARCH)
    scene.play(upgrade("sedative", "jetpack"))
    assert list(scene.held()) == ["scout-drone", "sedative"]
    assert scene.upgraded() == ["scout-drone", "sedative"], "tokens that it gave stay"
    assert scene.table.item_discard == [ITEM["jetpack"]] and not scene.table.upgraded >> ITEM["jetpack"] & 1


def test_items_2_each_item_has_one_of_three_materials_and_needs_another() -> None:
    assert len(ITEMS) == 21 and sum(item.charges for item in ITEMS) == 59
    for number in range(len(MATERIALS)):
        assert len([item for item in ITEMS if item.material == number]) == 7
        assert len([item for item in ITEMS if item.needs == number]) == 7
    assert all(item.material != item.needs for item in ITEMS)
    scene = Scene().holds("jetpack").holds("crowbar").item_deck("sedative").play(SEARCH)
    assert set(scene.moves) == {
        DONE, upgrade("jetpack", "sedative"), upgrade("crowbar", "sedative"), upgrade("sedative", "jetpack"),
        upgrade("sedative", "crowbar"),
    }  # fmt: skip


def test_items_3_a_charge_of_another_item_goes_to_the_upgraded_field_once() -> None:
    scene = Scene().holds("jetpack").item_deck("sedative").play(SEARCH, upgrade("jetpack", "sedative"))
    assert scene.held() == {"jetpack": 3, "sedative": 1}, "the token there is no charge"
    assert not scene.may(upgrade("jetpack", "sedative")), "once"
    assert scene.told(e.UPGRADED) == [(ITEM["jetpack"], ITEM["sedative"])]


def test_items_4_without_a_search_nothing_is_upgraded() -> None:
    scene = Scene().holds("jetpack").holds("sedative")
    assert not scene.may(upgrade("jetpack", "sedative"))


def test_items_5_items_charges_and_upgrades_are_open_to_evil() -> None:
    scene = Scene(evil=2).holds("jetpack", 2, True)
    for seat in range(3):
        shown = scene.table.view(seat)["items"]
        assert shown == [{"item": ITEM["jetpack"], "charges": 2, "upgraded": 1}]
    scene.item_deck("crowbar").play(SEARCH)
    assert scene.told(e.ITEM_DRAWN, 1) == [(ITEM["crowbar"],)] == scene.told(e.ITEM_DRAWN, 2)


def test_items_5_nobody_knows_the_order_of_the_item_deck() -> None:
    table = GAME.new(2, 5)
    while not table.item_deck:  # type: ignore[attr-defined]
        table.play(table.moves[0])
    decks = set()
    for seat in (0, 1):
        assert "item_deck" in table.view(seat) and table.view(seat)["item_deck"] == len(table.item_deck)  # type: ignore[attr-defined]
        decks |= {tuple(table.redeal(seat, seed).item_deck) for seed in range(3)}  # type: ignore[attr-defined]
    assert len(decks) > 2


def test_items_6_the_hero_may_carry_any_number() -> None:
    scene = Scene().item_deck(*[item.slug for item in ITEMS])
    gain_items(scene.table, 30)
    assert len(scene.held()) == 21


def test_cards_4_finders_keepers_three_items_of_his_choice_then_the_deck_is_shuffled_and_he_upgrades() -> None:
    scene = Scene().item_deck(*FOUR, "motion-tracker")
    scene.table.item_discard = [ITEM["jetpack"]]
    scene.table.item_deck.remove(ITEM["jetpack"])
    scene.table.push(TakingItems(3))
    scene.table.ask_again()
    assert scene.prompt == "which_item" and len(scene.moves) == 5, "deck and discards"
    scene.play(of_item(m.TAKE, "jetpack"), of_item(m.TAKE, "sedative"), of_item(m.TAKE, "crowbar"))
    assert scene.held() == {"jetpack": 3, "sedative": 2, "crowbar": 3} and scene.prompt == "upgrade"
    scene.play(upgrade("jetpack", "sedative"), DONE)
    assert scene.prompt == "action" and scene.table.actions == 1


def test_items_4_a_reward_of_ammunition_offers_nothing_else() -> None:
    scene = Scene().item_deck(*FOUR, "slug-rounds", "tracer-rounds", "incendiary-rounds")
    scene.table.push(TakingItems(2, 1))
    scene.table.ask_again()
    assert len(scene.moves) == 3
    scene.play(of_item(m.TAKE, "slug-rounds"), of_item(m.TAKE, "tracer-rounds"))
    assert scene.held() == {"slug-rounds": 4, "tracer-rounds": 4}


def test_search_doors_stay_as_they_are_without_a_crowbar() -> None:
    scene = Scene().hero("A4").item_deck("jetpack").play(SEARCH)
    assert not scene.may(block("north"))


def test_items_1_a_discarded_item_comes_back_whole() -> None:
    scene = Scene().holds("jetpack", 1, True)
    discard_item(scene.table, ITEM["jetpack"])
    scene.play(SEARCH)
    assert scene.held() == {"jetpack": 3} and scene.upgraded() == []
