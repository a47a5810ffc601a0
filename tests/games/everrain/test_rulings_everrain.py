"""Rulings after their own words, where no other test looks at all of them."""

from __future__ import annotations

import pytest
from deck import BLANK, CRITICAL, HIT, at_sea, board, evade, roll, wounds
from test_supporting_fire import beset, help_at
from test_tracks import blow
from told import SLUGS, on_top
from voyage import asked, events, give_trait, in_port, sail_to, send, stow, under_way

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain import tales
from undertow.games.everrain.board import HELM, NOWHERE
from undertow.games.everrain.cards.enemies import FOES
from undertow.games.everrain.cards.raiders import WOUNDS as RAIDER_WOUNDS
from undertow.games.everrain.cards.stories import FIRST_OF_CHRONICLES
from undertow.games.everrain.cards.traits import BLESSED, JINXED
from undertow.games.everrain.foes import hits_left
from undertow.games.everrain.hexes import TILE_HEXES
from undertow.games.everrain.procedures.acts import ActEnd
from undertow.games.everrain.procedures.losses import Sinking
from undertow.games.everrain.procedures.raiders import arrive
from undertow.games.everrain.procedures.storms import StormMove
from undertow.games.everrain.procedures.tales import Company, Tale
from undertow.games.everrain.procedures.wrecks import Spoils
from undertow.games.everrain.state import Table
from undertow.kernel.flow import NO_MOVE, run

BOTTLES = "sea-eleven-bottles"  # a test of the port value, 4 for a deckhand; two clues if it is passed
JOURNEY = FIRST_OF_CHRONICLES + 1


# -- storms (A40) ------------------------------------------------------------------------------------------------------


def test_rulings_12_a_storm_that_moves_onto_a_ship_does_no_damage() -> None:
    table = under_way()
    sail_to(table, 0, 0)
    table.storms = [[2, 0, -2, 0]]  # beside the ship
    posts, wounds = table.ships[0][s.POSTS], [table.ships[0][place + s.WOUNDS] for place in s.AT[:2]]
    table.push(StormMove(0, 0))
    roll(table, 0)
    table.ask_again()
    while asked(table) == "storm_toward":
        table.play(table.moves[0])
    assert table.is_stormy(table.ships[0][s.HEX])
    assert table.ships[0][s.POSTS] == posts and not events(table, "post_destroyed")
    assert [table.ships[0][place + s.WOUNDS] for place in s.AT[:2]] == wounds


def test_rulings_12_nor_to_an_enemy_ship() -> None:
    table = under_way()
    sail_to(table, 0, 0)
    arrive(table, table.chart.number[2, 0])
    raider = table.raiders[0]
    q, r = table.chart.place[raider[1]]
    table.storms = [[2, 0, q + 1, r]]
    table.push(StormMove(0, 0))
    roll(table, 9)
    table.ask_again()
    table.play(m.STORM_STEP + 3)
    assert table.is_stormy(raider[1]) and raider[RAIDER_WOUNDS] == 0 and not events(table, "raider_struck")


# -- the first player is lost (A84) ------------------------------------------------------------------------------------


def test_rulings_9_while_the_first_player_is_lost_an_enemy_ship_appears_on_the_tile_of_the_wreck() -> None:
    for seed in range(6):
        table = under_way(2, seed=seed + 1)
        sail_to(table, 3, 1), sail_to(table, 0, 0, seat=1)
        tile = table.ships[0][s.HEX] // TILE_HEXES
        table.push(Sinking(0, 0))
        run(table, NO_MOVE)
        wreck = table.ships[0][s.WRECK]
        assert table.first == 0 and table.ships[0][s.HEX] == NOWHERE and wreck // TILE_HEXES == tile
        table.raiders = []
        arrive(table, NOWHERE)
        assert table.raiders[0][1] // TILE_HEXES == tile != table.ships[1][s.HEX] // TILE_HEXES


def test_rulings_9_the_storm_of_a_new_act_then_lies_over_the_wreck() -> None:
    table = under_way(2)
    sail_to(table, 3, 1), sail_to(table, 0, 0, seat=1)
    table.push(Sinking(0, 0))
    run(table, NO_MOVE)
    wreck = table.ships[0][s.WRECK]
    table.act_ended = 2
    table.push(ActEnd(0))
    table.ask_again()
    while asked(table) != "storm_place":
        table.play(table.moves[0])
    blow(table)
    assert table.is_stormy(wreck)


# -- two Friendly (A98) ------------------------------------------------------------------------------------------------


def company(*cards: str, friendly: int = 2) -> Table:
    """A ship in port with friendly members, and these society cards left."""
    table = in_port()
    for number in range(friendly):
        give_trait(table, number, "friendly")
    for slug in cards:
        on_top(table, slug)
    return table


def test_rulings_30_two_friendly_members_draw_two_society_cards_not_three() -> None:
    table = company("soc-map-forger", "soc-lamplighters", "soc-the-crimp")
    table.push(Company(0))
    run(table, NO_MOVE)
    assert asked(table) == "which_card" and len(tales.at(table, tales.OPEN)) == 2
    table.play(m.ANSWER + 1)
    assert len(tales.at(table, tales.OPEN)) == len(tales.at(table, tales.DISCARDED)) == 1
    assert len(tales.at(table, tales.IN_DECK)) == 1 and asked(table) != "which_card"


@pytest.mark.parametrize(("kept", "left"), [(0, "journey"), (1, "ordinary")])
def test_rulings_30_a_turned_chronicle_card_is_taken_first_and_the_second_is_an_ordinary_one(
    kept: int, left: str
) -> None:
    table = company("soc-map-forger", "soc-lamplighters")
    table.tales[JOURNEY - 1], table.tales[JOURNEY], table.turned = tales.WRITTEN, tales.TURNED, [JOURNEY]
    table.tales[JOURNEY + 3], table.tales[JOURNEY + 2] = tales.GONE, tales.ASIDE
    table.memory[0] = 0
    table.push(Company(0))
    run(table, NO_MOVE)
    opened = tales.at(table, tales.OPEN)
    assert asked(table) == "which_card" and JOURNEY in opened and len(opened) == 2
    (other,) = [card for card in opened if card != JOURNEY]
    assert SLUGS[other] in ("soc-map-forger", "soc-lamplighters")
    table.play(m.ANSWER + kept)
    if left == "journey":
        assert table.tales[JOURNEY] == tales.OPEN and table.tales[other] == tales.DISCARDED
    else:  # a journey that is put away makes its chronicle unwritten
        assert table.tales[JOURNEY] == tales.GONE and table.tales[other] == tales.OPEN


def test_rulings_30_without_a_friendly_member_one_card_is_drawn() -> None:
    table = company("soc-map-forger", "soc-lamplighters", friendly=0)
    table.push(Company(0))
    run(table, NO_MOVE)
    assert len(tales.at(table, tales.OPEN)) == 1 and asked(table) != "which_card"


# -- luck (A97) --------------------------------------------------------------------------------------------------------


def bottles(*traits: int, dice: bool = False) -> Table:
    """The first member, with these traits, is about to be tested."""
    table = at_sea(HELM)
    ship = table.ships[0]
    for trait in traits:
        ship[s.AT[0] + (s.GOOD if trait == BLESSED else s.BAD)] = trait
    if dice:
        stow(table, "tri-knuckle-dice")
    on_top(table, BOTTLES)
    table.push(Tale(0, SLUGS.index(BOTTLES)))
    table.ask_again()
    return table


def rolled(table: Table, *draws: int) -> list[int]:
    """What the fate die shows, one roll after another."""
    roll(table, *draws)
    table.play(m.MEMBER + table.ships[0][s.AT[0]])
    if asked(table) == "dice":
        table.play(m.REROLL)
    return [event["roll"] for event in events(table, "tested")]


def test_rulings_30_jinxed_comes_first_then_blessed_then_the_dice_each_once_a_roll() -> None:
    assert rolled(bottles(JINXED, BLESSED, dice=True), 0, 9, 8, 7, 0) == [0, 9, 8, 7]
    assert rolled(bottles(JINXED, BLESSED, dice=True), 0, 9, 1) == [0, 9, 1]  # a success is nothing for the dice
    assert rolled(bottles(JINXED, BLESSED), 0, 1, 9) == [0, 1]  # jinxed once a roll
    assert rolled(bottles(JINXED, BLESSED), 9, 8, 0) == [9, 8]  # blessed once, and no success for the jinx
    assert rolled(bottles(BLESSED, dice=True), 9, 8, 0) == [9, 8, 0]


def test_rulings_30_the_last_roll_stands() -> None:
    table = bottles(JINXED, BLESSED, dice=True)
    rolled(table, 0, 9, 8, 3)
    assert table.ships[0][s.CLUES] == 2
    table = bottles(JINXED, BLESSED, dice=True)
    rolled(table, 0, 9, 8, 7)
    assert table.ships[0][s.CLUES] == 1


def test_rulings_30_for_spoils_each_blessed_member_rolls_once_and_then_the_dice() -> None:
    table = at_sea(HELM)
    give_trait(table, 0, "blessed"), give_trait(table, 1, "blessed")
    stow(table, "tri-knuckle-dice")
    table.push(Spoils(0, 1))
    roll(table, 9, 9, 9, 8)
    table.ask_again()
    order = []
    while asked(table) in ("blessing", "dice"):
        order.append(asked(table))
        table.play(m.REROLL)
    assert order == ["blessing", "blessing", "dice"] and len(events(table, "spoils_rolled")) == 4


# -- books (A57) -------------------------------------------------------------------------------------------------------


def covered(space: int, by: str) -> Table:
    """A long game with a card under the cover, and a marker one step before a space."""
    table = under_way(length="long")
    table.tales[JOURNEY - 1], table.tales[JOURNEY] = tales.WRITTEN, tales.COVERED
    table.act = (space - 1) // 4 + 1
    table.players = table.enemy = space - 2
    table.awake, table.beast = 1, []
    if by == "players":
        table.players = space - 1
        table.advance_players(0)
    else:
        table.enemy = space - 1
        table.advance_enemy()
    return table


@pytest.mark.parametrize("by", ["players", "enemy"])
@pytest.mark.parametrize("space", range(2, 16))
def test_chronicles_4_books_lie_on_six_ten_and_fourteen_beside_the_ends_of_acts(space: int, by: str) -> None:
    table = covered(space, by)
    assert (table.tales[JOURNEY] == tales.TURNED) is (space in (6, 10, 14))
    if space in (4, 8, 12):  # there it is a step of the act's end, done once
        assert not events(table, "chronicles_turned") and table.act_ended


@pytest.mark.parametrize("by", ["players", "enemy"])
def test_chronicles_4_at_an_acts_end_the_cover_is_turned_once(by: str) -> None:
    table = covered(8, by)
    table.push(ActEnd(0))
    table.ask_again()
    while any(isinstance(frame, ActEnd) for frame in table.stack):
        table.play(table.moves[0])
    assert events(table, "chronicles_turned") == [{"n": 1}] and table.turned == [JOURNEY]


@pytest.mark.parametrize("trailing", ["players", "enemy"])
def test_rulings_6_a_marker_that_is_moved_up_arrives_on_no_book(trailing: str) -> None:
    table = under_way(length="long")
    table.act, table.act_ended = 2, 1 if trailing == "enemy" else 2
    table.players, table.enemy = (5, 10) if trailing == "players" else (10, 5)  # a book lies on ten
    table.awake, table.beast = 1, []
    table.tales[JOURNEY - 1], table.tales[JOURNEY] = tales.WRITTEN, tales.COVERED
    end = ActEnd(0)
    end.go_to("acts.8")  # what lies under the cover at the third step was turned over then
    table.push(end)
    table.ask_again()
    assert events(table, "marker_moved_up") == [{"space": 10}] and table.players == table.enemy == 10
    assert not events(table, "chronicles_turned") and table.tales[JOURNEY] == tales.COVERED


# -- guns and frays (A38, A12) -----------------------------------------------------------------------------------------


def test_guns_9_a_critical_hit_is_two_wounds_that_may_be_split() -> None:
    for second in range(2):
        table = beset(("tallow-man", 7), ("barnacled", 8))
        roll(table, CRITICAL, BLANK, BLANK)
        ship = table.ships[1]
        before = [hits_left(ship, foe) for foe in s.foes(ship)]
        table.play(help_at())
        assert asked(table) == "support" and len(table.moves) == 2
        table.play(table.moves[0])
        assert asked(table) == "support"
        table.play(table.moves[second])
        lost = sorted(
            was - is_ for was, is_ in zip(before, [hits_left(ship, foe) for foe in s.foes(ship)], strict=True)
        )
        assert lost == ([0, 2] if not second else [1, 1]) and asked(table) != "support"


@pytest.mark.parametrize(("value", "dice"), [(0, 0), (1, 0), (2, 1), (4, 3)])
def test_fray_5_an_enemy_rolls_one_die_fewer_than_its_value_and_never_fewer_than_none(
    value: int, dice: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind = next(number for number, foe in enumerate(FOES) if foe.slug == "barnacled")
    monkeypatch.setattr(FOES[kind], "dice", value)
    table = at_sea(1)
    foe = board(table, "barnacled", 1)
    assert table.ships[0][foe] == kind
    table.ask_again()
    table.play(send(table.ships[0][s.AT[0]], 1))
    roll(table, *[HIT] * dice, BLANK)
    table.play(evade(0))
    (told,) = events(table, "foe_rolled")
    assert (told["moves"], told["hits"], told["omens"]) == (0, dice, 0) and wounds(table, 0) == dice
