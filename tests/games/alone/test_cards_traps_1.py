"""Traps, cards of Move, Explore and Locate: each half as it is printed. The Hero stands in C3 unless a scene says so."""

from __future__ import annotations

from outpost import DONE, explore, go, locate, play, send, sweep
from played import (
    answers,
    danger,
    doubted,
    ends,
    later,
    noises,
    offset,
    places,
    reacting,
    sector,
    sectors,
    shift,
    side,
    was_dangerous,
)

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.state import HERO

# -- The floor gives way (Move, after the step)


def test_card_the_floor_gives_way_puts_a_token_where_he_has_come() -> None:
    scene = reacting("the-floor-gives-way").play(go("north"), play("the-floor-gives-way"))
    assert danger(scene) == ["C2"] and scene.tile("C2")["danger"] == 1 and places(scene, e.DANGER_SHOWN) == ["C2"]
    assert not was_dangerous(scene, "the-floor-gives-way"), "its own token does not count"
    scene.lost()


def test_card_the_floor_gives_way_before_he_can_block_a_door() -> None:
    scene = reacting("the-floor-gives-way").hero("C2").play(go("north"), play("the-floor-gives-way"))
    assert danger(scene) == ["C1"] and scene.prompt == "door"


def test_card_the_floor_gives_way_where_one_lies_it_costs_health_and_is_dangerous() -> None:
    scene = reacting("the-floor-gives-way", danger="C2").play(go("north"), play("the-floor-gives-way"))
    scene.lost(health=1, composure=1)
    assert danger(scene) == ["C2"] and was_dangerous(scene, "the-floor-gives-way")


def test_card_the_floor_gives_way_dangerous_by_the_sector_that_he_has_left() -> None:
    scene = reacting("the-floor-gives-way", danger="C3").play(go("north"), play("the-floor-gives-way"))
    scene.lost(composure=1)
    assert danger(scene) == ["C2", "C3"]


# -- The door slams shut (Move, after the step)


def test_card_the_door_slams_shut_blocks_a_door_nearby_and_puts_a_token_near() -> None:
    scene = reacting("the-door-slams-shut").hero("C2").play(go("north"), play("the-door-slams-shut"))
    doors = [scene.door("B1", "east"), scene.door("B1", "west")]
    assert scene.moves == tuple(sorted(m.BLOCK_DOOR + door for door in doors)), "of C1, and of B1, which is adjacent"
    scene.play(m.BLOCK_DOOR + doors[0])
    assert scene.table.blocked == 1 << doors[0] and scene.told(e.DOOR_SHUT, HERO) == [(scene.place("C1"), 3)]
    assert sectors(scene) == ["D1", "E1", "C3", "d1"], "within 2, round the blocked door, out of sight"
    scene.play(sector("E1"))
    assert danger(scene) == ["E1"] and scene.told(e.DANGER_SHOWN, HERO) == [] and scene.prompt == "door"


def test_card_the_door_slams_shut_a_door_that_he_does_not_see_shuts_unseen() -> None:
    scene = reacting("the-door-slams-shut").hero("C2").play(go("north"), play("the-door-slams-shut"))
    scene.play(m.BLOCK_DOOR + scene.door("B1", "west"))
    assert scene.table.blocked == 1 << scene.door("B1", "west") and scene.told(e.DOOR_SHUT, HERO) == []


def test_card_the_door_slams_shut_dangerous_a_creature_moves() -> None:
    scene = reacting("the-door-slams-shut", danger="C2").hero("C2").creature("hybrid", "E2")
    scene.play(go("north"), play("the-door-slams-shut"), m.BLOCK_DOOR + scene.door("B1", "west"), sector("E1"))
    assert ends(scene, "hybrid") == ["E1", "E2", "F2"]
    scene.play(send("hybrid", "E1"))
    assert scene.where("hybrid") == "E1" and noises(scene) == ["east"]


# -- I felt the wire too late (Move, before the step)


def test_card_i_felt_the_wire_a_token_moves_two_sectors_to_where_he_is_going() -> None:
    scene = reacting("i-felt-the-wire").danger("D1").creature("worm", "A3").play(go("north"), play("i-felt-the-wire"))
    offered = [move for move in scene.moves if m.SHIFT <= move < m.OFFSET]
    assert offered == sorted(shift("D1", name) for name in ("B1", "C1", "E1", "C2", "E2", "d1", "c1", "e1"))
    scene.play(shift("D1", "C2"), send("worm", "B3"))
    assert danger(scene) == ["C2"] and scene.here == "C2" and places(scene, e.DANGER_SHOWN) == ["C2"]
    assert scene.where("worm") == "B3"


def test_card_i_felt_the_wire_not_into_a_sector_that_he_sees() -> None:
    scene = reacting("i-felt-the-wire").danger("D1").revealed("C2").play(go("north"), play("i-felt-the-wire"))
    assert not scene.may(shift("D1", "C2")) and scene.may(shift("D1", "C1"))


def test_card_i_felt_the_wire_dangerous_costs_health() -> None:
    scene = reacting("i-felt-the-wire", danger="C3").play(go("north"), play("i-felt-the-wire"), DONE)
    scene.lost(health=1)


# -- It looked harmless (Explore, when all is revealed)


def test_card_it_looked_harmless_puts_a_token_in_the_line_and_none_is_removed() -> None:
    scene = reacting("it-looked-harmless").danger("B3").play(explore("west"), play("it-looked-harmless"))
    assert danger(scene) == ["A3", "B3"] and places(scene, e.DANGER_SHOWN) == ["B3", "A3"]
    assert scene.prompt == "action" and scene.table.turn == 1, "he is not asked what to remove"


def test_card_it_looked_harmless_dangerous_costs_health() -> None:
    scene = reacting("it-looked-harmless", danger="C3").play(explore("west"), play("it-looked-harmless"), sector("A3"))
    scene.lost(health=1)
    assert danger(scene) == ["A3", "C3"]


# -- Dust trickles from the ceiling (Explore, end of the turn)


def test_card_dust_from_the_ceiling_two_tokens_within_two_out_of_sight() -> None:
    scene = reacting("dust-from-the-ceiling").play(explore("west"), play("dust-from-the-ceiling"))
    assert sectors(scene) == ["C1", "C2", "D3", "D4"], "B3 and A3 are in sight"
    scene.play(sector("C1"), sector("D3"))
    assert danger(scene) == ["C1", "D3"] and scene.told(e.DANGER_SHOWN, HERO) == [] and scene.prompt == "action"


def test_card_dust_from_the_ceiling_on_a_full_floor_one_may_make_room() -> None:
    scene = reacting("dust-from-the-ceiling").danger("A1", "A2", "B1", "E1", "E2", "F2", "G2", "G4")
    scene.play(explore("west"), play("dust-from-the-ceiling"))
    assert sectors(scene) == [] and scene.may(DONE) and scene.may(m.UNPLACE + 0)
    scene.play(m.UNPLACE + 0, sector("C1"), DONE)
    assert danger(scene) == ["B1", "C1", "E1", "A2", "E2", "F2", "G2", "G4"]
    assert scene.told(e.DANGER_GONE, HERO) == [] and scene.prompt == "action", "one came, one went, none was seen"


def test_card_dust_from_the_ceiling_each_floor_has_its_own_limit() -> None:
    scene = reacting("dust-from-the-ceiling").hero("D4").danger("A1", "A2", "B1", "E1", "E2", "F2", "G2")
    scene.play(explore("east"), play("dust-from-the-ceiling"), sector("d4"))
    assert "C3" in sectors(scene), "a token on the other floor leaves the eighth of this one free"


def test_card_dust_from_the_ceiling_dangerous_one_beside_him_in_sight_or_not() -> None:
    scene = reacting("dust-from-the-ceiling", danger="C3").play(explore("west"), DONE, play("dust-from-the-ceiling"))
    scene.play(sector("C1"), sector("D4"))
    assert sectors(scene) == ["C2", "B3", "D3"]
    scene.play(sector("B3"))
    assert danger(scene) == ["C1", "B3", "C3", "D4"] and places(scene, e.DANGER_SHOWN) == ["B3"]


# -- That floor was different just now (Explore, while a sector is revealed): a lie


def test_card_that_floor_was_different_a_token_is_buried_until_he_enters() -> None:
    scene = reacting("that-floor-was-different").play(explore("west"), play("that-floor-was-different"))
    assert danger(scene) == ["B3"] and scene.tile("B3")["danger"] == 0 and scene.told(e.DANGER_SHOWN, HERO) == []
    assert doubted(scene) == {"B3": "that-floor-was-different"}
    scene.play(go("west"))
    assert scene.tile("B3")["danger"] == 1 and places(scene, e.DANGER_SHOWN) == ["B3"]
    assert scene.told(e.TRUTH, HERO) == [(scene.place("B3"),)] and doubted(scene) == {}


def test_card_that_floor_was_different_a_token_that_lies_there_is_not_shown_either() -> None:
    scene = reacting("that-floor-was-different").danger("B3").play(explore("west"), play("that-floor-was-different"))
    assert danger(scene) == ["B3"] and scene.tile("B3")["danger"] == 0 and scene.prompt == "action", "nothing to sweep"
    scene.play(explore("west"))
    assert scene.tile("B3")["danger"] == 1 and scene.moves == (DONE, sweep(1)), "exploring again brings the truth"


def test_card_that_floor_was_different_may_wait_for_the_second_sector() -> None:
    scene = reacting("that-floor-was-different").play(explore("west"), later("that-floor-was-different"))
    assert danger(scene) == ["A3"] and doubted(scene) == {"A3": "that-floor-was-different"}


def test_card_that_floor_was_different_a_buried_token_works_when_he_stands_on_it() -> None:
    scene = reacting("that-floor-was-different", "the-floor-gives-way")
    scene.play(explore("west"), play("that-floor-was-different"))
    scene.passes().play(go("west"), play("the-floor-gives-way")).lost(health=1, composure=1)


def test_card_that_floor_was_different_dangerous_the_same_in_the_next_sector() -> None:
    scene = reacting("that-floor-was-different", danger="C3").play(explore("west"), play("that-floor-was-different"))
    assert danger(scene) == ["A3", "B3", "C3"] and [scene.tile(name)["danger"] for name in ("B3", "A3")] == [0, 0]
    scene.play(DONE).lost()
    assert doubted(scene) == {"B3": "that-floor-was-different", "A3": "that-floor-was-different"}


def test_card_that_floor_was_different_dangerous_without_a_next_sector_it_costs_composure() -> None:
    scene = reacting("that-floor-was-different", danger="C3").play(explore("east"), play("that-floor-was-different"))
    scene.lost(composure=1)
    assert danger(scene) == ["C3", "D3"]


# -- The echo comes back wrong (Locate, before the answers): a lie in the lower half


def test_card_the_echo_comes_back_wrong_a_token_at_a_named_target_and_a_creature_moves() -> None:
    scene = reacting("the-echo-comes-back-wrong").creature("worm", "A3")
    scene.play(*locate("lab", "crew"), play("the-echo-comes-back-wrong"))
    assert sectors(scene) == ["A1", "B1", "C1", "G2", "G3", "G4"], "the laboratory is in B1, the crew in G3"
    scene.play(sector("G4"), send("worm", "B3"))
    assert danger(scene) == ["G4"] and scene.where("worm") == "B3" and scene.told(e.DANGER_SHOWN, HERO) == []
    assert answers(scene) == {"lab": (3, "same"), "crew": (6, "same")}


def test_card_the_echo_comes_back_wrong_dangerous_the_distance_of_that_target_may_be_one_off() -> None:
    scene = reacting("the-echo-comes-back-wrong", danger="C3")
    scene.play(*locate("lab", "crew"), play("the-echo-comes-back-wrong"), sector("G4"))
    assert scene.moves == (DONE, offset(2, -1), offset(2, 1)), "the token lies at the second"
    scene.play(offset(2, 1))
    assert answers(scene) == {"lab": (3, "same"), "crew": (7, "same")}
    assert [entry[4] for entry in scene.table.told] == [1, 1]


# -- My scanner set something off (Locate, end of the turn)


def test_card_my_scanner_set_it_off_two_tokens_move_two_sectors_one_to_him() -> None:
    scene = reacting("my-scanner-set-it-off").danger("A3", "E1").creature("worm", "A4")
    scene.play(*locate("lab", "crew"), play("my-scanner-set-it-off"), side(1))
    assert scene.may(shift("A3", "C3")) and not scene.may(shift("E1", "C2"))
    scene.play(shift("A3", "C3"))
    assert not scene.may(shift("E1", "C3"))
    scene.play(shift("E1", "C1"), send("worm", "A3"))
    assert danger(scene) == ["C1", "C3"] and places(scene, e.DANGER_SHOWN) == ["C3"] and scene.where("worm") == "A3"


def test_card_my_scanner_set_it_off_a_full_floor_takes_no_token_from_the_other() -> None:
    scene = reacting("my-scanner-set-it-off").danger("A1", "A2", "B1", "E1", "E2", "F2", "G2", "G4", "d1")
    scene.play(*locate("lab", "crew"), play("my-scanner-set-it-off"), side(1))
    assert not scene.may(shift("d1", "D1")) and scene.may(shift("d1", "c1")) and scene.may(shift("E1", "D1"))


def test_card_my_scanner_set_it_off_or_two_tokens_within_three() -> None:
    scene = reacting("my-scanner-set-it-off").creature("worm", "A4")
    scene.play(*locate("lab", "crew"), play("my-scanner-set-it-off"), side(2))
    near = ["B1", "C1", "D1", "A2", "C2", "A3", "B3", "D3", "A4", "D4", "E4", "d4"]
    assert sectors(scene) == near
    scene.play(sector("D1"), sector("A2"), send("worm", "A3"))
    assert danger(scene) == ["D1", "A2"] and scene.told(e.DANGER_SHOWN, HERO) == [] and scene.where("worm") == "A3"


def test_card_my_scanner_set_it_off_dangerous_costs_health() -> None:
    scene = reacting("my-scanner-set-it-off", danger="C3")
    scene.play(*locate("lab", "crew"), play("my-scanner-set-it-off"), side(1), DONE).lost(health=1)
