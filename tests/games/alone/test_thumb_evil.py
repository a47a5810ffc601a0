"""Evil's rules of thumb: whom to move where, what a card must bring, where tokens lie, what the leader says."""

from __future__ import annotations

from outpost import SEARCH, Scene, cell, cover, go, play, send
from sensible import choice

from undertow.games.alone import moves as m
from undertow.games.alone.cards.all import CARDS
from undertow.games.alone.judging import team
from undertow.games.alone.judging.cards import card_worth
from undertow.games.alone.judging.evil import Eyes
from undertow.games.alone.judging.numbers import EAGER, TOKEN


def eyes(scene: Scene, seat: int = 1) -> Eyes:
    """What a seat of Evil sees."""
    return Eyes(scene.table.view(seat), seat)


def test_a_creature_beside_the_hero_comes_to_him() -> None:
    scene = Scene().hand(1, "right-behind-me").creature("hybrid", "D4").creature("worm", "A1")
    scene.play(go("east"), play("right-behind-me"))
    assert scene.prompt == "who_acts" and choice(scene) == send("hybrid", "D3")


def test_a_creature_that_waits_on_his_way_is_worth_more_than_one_behind_him() -> None:
    scene = Scene().hero("F4")  # on his way to the crew quarters in G3
    here = eyes(scene)
    assert here.goal == cell("G3")
    assert here.threat(0, cell("G4"), False) > here.threat(0, cell("E4"), False)


def test_a_creature_out_of_the_dark_is_a_shock_and_one_that_he_sees_is_none() -> None:
    unseen, seen = Scene().creature("worm", "D3"), Scene().creature("worm", "D3").revealed("D3")
    token = 12
    assert eyes(unseen).comes_unseen(token) and not eyes(seen).comes_unseen(token)


def test_a_field_with_a_danger_symbol_must_bring_as_much_as_a_token() -> None:
    plain, symbols = eyes(Scene().covered(3)), eyes(Scene().covered(4))
    assert abs(team.need_of(symbols) - team.need_of(plain) - TOKEN) < 0.11


def test_a_card_is_worth_more_where_it_is_dangerous() -> None:
    slug = "who-is-breathing"
    card = next(number for number, row in enumerate(CARDS) if row.slug == slug)
    more = card_worth(eyes(Scene().danger("C3")), card) - card_worth(eyes(Scene()), card)
    assert abs(more - 1 - EAGER) < 0.001


def test_danger_tokens_lie_where_the_hero_must_pass() -> None:
    scene = Scene().hero("F4").time(turn=8).play(SEARCH)
    while scene.prompt != "placing":
        scene.play(choice(scene))
    first = choice(scene) - m.SECTOR
    assert first == cell("G3")  # the room that he needs
    scene.play(choice(scene))
    assert choice(scene) - m.SECTOR == cell("G4") or scene.prompt != "placing"


def test_the_leader_wants_no_second_card_that_brings_little() -> None:
    scene = Scene().hand(1, "it-is-angry", "it-heard-the-signal").creature("worm", "D3")
    scene.play(go("north"), cover("it-is-angry"), send("worm", "C3"))
    assert scene.prompt == "react" and choice(scene) == m.ENOUGH


def test_the_saboteur_goes_for_the_control_room_while_he_can_be_there_first() -> None:
    scene = Scene().completed("bonus").hero("A1").creature("boss", "F3")  # the room is E3
    best = max(scene.table.station.cells, key=lambda one: eyes(scene).gain_of_move(15, one))
    assert best == cell("E3")
