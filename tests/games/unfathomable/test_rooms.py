"""What can be done in the rooms of the ship: both outcomes of each action, and what forbids it."""

from __future__ import annotations

import pytest
from staging import (
    DONE,
    OPTION_A,
    PASS,
    Scene,
    add,
    card,
    discard,
    ended,
    item,
    mythos_card,
    name_item,
    name_waypoint,
    next_mythos,
    skill,
    to_seat,
    to_space,
    use_room,
    walk,
    waypoint,
)

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m

ROOMS = ("bridge", "chapel", "captains cabin", "cargo hold", "galley", "boiler room")
MYTHOS, WAYPOINTS = m.DECK, m.DECK + 1


def ready(name: str) -> Scene:
    """The first player stands in a room and could use it."""
    scene = Scene("keilani", "arjun", "william").at(0, name).at(1, "deck 8").at(2, "deck 8")
    return scene.hand(0, "strength 3", "lore 3")


def top_chaos(scene: Scene, *names: str) -> Scene:
    """Put cards on top of the chaos deck."""
    for name in names:
        scene.table.chaos.remove(card(name))
        scene.table.chaos.append(card(name))
    return scene


def added(scene: Scene, names: tuple[str, ...]) -> Scene:
    """Add cards to a check; nobody reacts with one."""
    for name in (*names, ""):
        while scene.prompt == "react":
            scene.play(PASS)
        if name:
            scene.play(add(name))
    return scene


# -- what holds for every room ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ROOMS)
def test_room_actions_can_be_used_in_an_undamaged_room_without_enemies(name: str) -> None:
    scene = ready(name).turn()
    assert use_room(name) in scene.moves
    assert [use_room(other) in scene.moves for other in ROOMS].count(True) == 1  # only the room where one is


@pytest.mark.parametrize("name", ROOMS)
def test_room_actions_not_with_a_deep_one_there(name: str) -> None:
    assert ready(name).deep_ones(name).turn().refused(use_room(name)) == ["actions.8a"]


@pytest.mark.parametrize("name", ROOMS)
def test_room_actions_not_with_a_revealed_traitor_there(name: str) -> None:
    assert ready(name).traitor(1).at(1, name).turn().refused(use_room(name)) == ["actions.8a"]


@pytest.mark.parametrize("name", ROOMS)
def test_room_actions_not_while_the_room_is_damaged(name: str) -> None:
    assert ready(name).damaged(name).turn().refused(use_room(name)) == ["damage.4"]


@pytest.mark.parametrize("name", ROOMS)
def test_room_actions_not_twice_in_a_turn(name: str) -> None:
    scene = ready(name)
    scene.table.used |= 1 << ROOMS.index(name)
    assert scene.turn().refused(use_room(name)) == ["actions.8d"]


@pytest.mark.parametrize("name", ROOMS)
def test_room_actions_are_not_for_revealed_traitors(name: str) -> None:
    scene = ready(name).traitor(0).turn()
    assert (scene.prompt, use_room(name) in scene.moves) == ("traitor_action", False)
    assert scene.refused(use_room(name)) == ["actions.13b"]


def test_room_sick_bay_and_decks_have_no_action() -> None:
    for name in ("sick bay", "deck 3"):
        assert use_room(name) not in Scene().at(0, name).turn().moves


# -- the Bridge ---------------------------------------------------------------------------------------------------------


def on_the_bridge() -> Scene:
    """The Bridge is used: a passenger is risked on deck 5. The top cards of both decks are known to the test."""
    scene = ready("bridge").next_waypoints("reef", "iceberg", "hurricane").dice(5, 1)
    next_mythos(scene, "food_rationing", "infection", "hull_leak")
    return scene.turn().play(use_room("bridge"))


def test_room_bridge_costs_a_passenger_at_risk() -> None:
    scene = on_the_bridge()
    assert (scene.passengers(), scene.prompt, scene.moves) == ({"deck 5": 1}, "which_deck", (MYTHOS, WAYPOINTS))


def test_room_bridge_cannot_be_used_without_a_passenger_in_the_supply() -> None:
    assert ready("bridge").supply(0).turn().refused(use_room("bridge")) == ["passengers.6"]
    assert use_room("bridge") in ready("bridge").supply(1).turn().moves


@pytest.mark.parametrize(("kept", "other"), [("food_rationing", "infection"), ("infection", "food_rationing")])
def test_room_bridge_of_two_mythos_cards_one_goes_on_top_and_one_under_the_deck(kept: str, other: str) -> None:
    scene = on_the_bridge().play(MYTHOS)
    assert scene.prompt == "mythos_on_top"
    assert set(scene.moves) == {m.MYTHOS + mythos_card(name) for name in ("food_rationing", "infection")}
    scene.play(m.MYTHOS + mythos_card(kept))
    deck = scene.table.mythos
    assert (deck[-1], deck[-2], deck[0]) == (mythos_card(kept), mythos_card("hull_leak"), mythos_card(other))
    assert (scene.table.mythos_known[-1], scene.table.mythos_known[0]) == (1, 1)  # only who looked knows them
    assert len(scene.table.waypoint_deck) == 20
    assert scene.prompt == "action"


@pytest.mark.parametrize(("kept", "other"), [("reef", "iceberg"), ("iceberg", "reef")])
def test_room_bridge_of_two_waypoints_one_goes_on_top_and_one_under_the_deck(kept: str, other: str) -> None:
    scene = on_the_bridge().play(WAYPOINTS)
    assert (scene.prompt, set(scene.moves)) == ("waypoint_on_top", {name_waypoint("reef"), name_waypoint("iceberg")})
    scene.play(name_waypoint(kept))
    deck = scene.table.waypoint_deck
    assert (deck[-1], deck[-2], deck[0]) == (waypoint(kept), waypoint("hurricane"), waypoint(other))
    assert (scene.table.waypoint_known[-1], scene.table.waypoint_known[0]) == (1, 1)
    assert scene.prompt == "action"


def test_room_bridge_nobody_else_sees_the_cards() -> None:
    for deck, seen in ((MYTHOS, "mythos_seen"), (WAYPOINTS, "waypoint_seen")):
        scene = on_the_bridge().play(deck)
        assert len([event for event in scene.table.log(0) if event.key == seen]) == 2
        assert not [event for event in scene.table.log(1) if event.key == seen]


def test_room_bridge_the_last_waypoint_stays_where_it_is() -> None:
    scene = ready("bridge").next_waypoints("reef").dice(5, 1)
    t = scene.table
    t.waypoints_gone, t.waypoint_deck, t.waypoint_known = t.waypoint_deck[:-1], t.waypoint_deck[-1:], [0]
    scene.turn().play(use_room("bridge"), WAYPOINTS)
    assert (t.waypoint_deck, t.waypoint_known, scene.prompt) == ([waypoint("reef")], [1], "action")


@pytest.mark.parametrize("n", [0, 1])
def test_room_bridge_a_single_mythos_card_or_none_stays_where_it_is(n: int) -> None:
    scene = next_mythos(ready("bridge").dice(5, 1), "infection")
    t = scene.table
    left = len(t.mythos) - n
    t.mythos_discard, t.mythos, t.mythos_known = t.mythos[:left], t.mythos[left:], [0] * n
    scene.turn().play(use_room("bridge"), MYTHOS)
    assert (t.mythos, t.mythos_known, scene.prompt) == ([mythos_card("infection")] * n, [1] * n, "action")


# -- the Chapel ---------------------------------------------------------------------------------------------------------


def in_the_chapel(ritual: int = 1) -> Scene:
    """The Chapel, with the ritual under way."""
    return Scene().at(0, "chapel").at(1, "deck 8").hand(0, "lore 1", "lore 3", "will 2").track("ritual", ritual)


def test_room_chapel_retreats_the_ritual_and_costs_nothing() -> None:
    scene = in_the_chapel(2).turn().play(use_room("chapel"), OPTION_A)
    scene.gained()
    assert (scene.track_of("ritual"), scene.hand_of(0)) == (1, ["lore 1", "lore 3", "will 2"])
    assert (scene.told(e.DIE_ROLLED), scene.prompt) == ([], "action")


def test_room_chapel_or_takes_a_lore_card_and_no_other() -> None:
    scene = in_the_chapel().turn().play(use_room("chapel"))
    assert (scene.prompt, scene.moves) == ("chapel", (discard("lore 1"), discard("lore 3"), OPTION_A))


@pytest.mark.parametrize(("name", "die", "sanity"), [
    ("lore 3", 3, -1), ("lore 3", 4, 0), ("lore 1", 5, -1), ("lore 1", 6, 0), ("lore 3", 1, -1), ("lore 3", 8, 0),
])  # fmt: skip
def test_room_chapel_the_card_and_the_die_below_seven_cost_sanity(name: str, die: int, sanity: int) -> None:
    scene = in_the_chapel().dice(die).turn().play(use_room("chapel"), discard(name))
    scene.gained(**({"sanity": sanity} if sanity else {}))
    assert scene.track_of("ritual") == 2  # whatever the die says
    assert name not in scene.hand_of(0) and len(scene.hand_of(0)) == 2
    assert scene.prompt == "action"


def test_room_chapel_the_last_step_brings_the_greater_banishment() -> None:
    scene = in_the_chapel(3).deep_ones("deck 2", 3).dice(8).turn().play(use_room("chapel"), discard("lore 3"))
    assert (scene.monsters(), scene.track_of("ritual")) == ({}, 0)


def test_room_chapel_the_last_sanity_ends_the_game_before_the_ritual_goes_on() -> None:
    scene = in_the_chapel(3).dial("sanity", 1).deep_ones("deck 2").dice(3).turn()
    scene.play(use_room("chapel"), discard("lore 3"))
    assert (ended(scene), scene.track_of("ritual"), scene.monsters()) == ("sanity", 3, {"deck 2": 1})


def test_room_chapel_without_a_lore_card_the_ritual_can_only_retreat() -> None:
    scene = Scene().at(0, "chapel").hand(0, "will 2", "strength 1").track("ritual", 1).turn().play(use_room("chapel"))
    assert scene.moves == (OPTION_A,)
    assert scene.play(OPTION_A).track_of("ritual") == 0


def test_room_chapel_a_ritual_at_its_start_stays_there() -> None:
    scene = in_the_chapel(0).turn().play(use_room("chapel"), OPTION_A)
    assert (scene.track_of("ritual"), scene.prompt) == (0, "action")


# -- the Captain's Cabin ------------------------------------------------------------------------------------------------


def suspected(*names: str) -> Scene:
    """Seat 0 tries to send seat 2 to the Brig; the chaos deck gives 3."""
    scene = top_chaos(Scene().at(0, "captains cabin").hand(0, *names), "influence 1", "observation 2").turn()
    return added(scene.play(use_room("captains cabin"), to_seat(2)), names)


@pytest.mark.parametrize(("name", "brig"), [("influence 5", True), ("observation 5", True), ("influence 4", False)])
def test_room_captains_cabin_a_check_of_eight_sends_the_other_to_the_brig(name: str, brig: bool) -> None:
    scene = suspected(name)
    assert scene.table.total == 3 + int(name[-1])
    assert scene.place_of(2) == ("brig" if brig else "chapel")
    assert (scene.place_of(0), scene.prompt, scene.seat) == ("captains cabin", "action", 0)


def test_room_captains_cabin_influence_and_observation_support_all_else_opposes() -> None:
    scene = suspected("influence 4", "observation 4", "lore 1", "strength 1", "will 1")
    assert (scene.table.total, scene.place_of(2)) == (3 + 8 - 3, "brig")
    scene = suspected("influence 4", "observation 4", "lore 1", "strength 1", "will 2")
    assert (scene.table.total, scene.place_of(2)) == (3 + 8 - 4, "chapel")


def test_room_captains_cabin_everyone_may_add_cards() -> None:
    scene = Scene("keilani", "arjun", "william", "samira").traitor(3)
    for seat in range(4):
        scene.hand(seat, "strength 3")
    scene.turn().play(use_room("captains cabin"), to_seat(1))
    seats = []
    while scene.prompt == "add_cards":
        seats.append(scene.seat)
        scene.play(DONE)
    assert seats == [1, 2, 3, 0]


def test_room_captains_cabin_names_another_human() -> None:
    scene = Scene("keilani", "arjun", "william", "samira").traitor(1).turn().play(use_room("captains cabin"))
    assert (scene.prompt, scene.moves) == ("suspect", (to_seat(2), to_seat(3)))  # neither oneself nor a traitor


def test_room_captains_cabin_nobody_is_named_who_is_in_the_brig() -> None:
    scene = Scene("keilani", "arjun", "william", "samira").at(2, "brig").turn().play(use_room("captains cabin"))
    assert scene.moves == (to_seat(1), to_seat(3))
    assert scene.refused(to_seat(2)) == ["room.captains_cabin"]


def test_room_captains_cabin_is_of_no_use_where_nobody_can_be_named() -> None:
    assert Scene().at(2, "brig").traitor(1).turn().refused(use_room("captains cabin")) == ["brig.1"]


def test_room_captains_cabin_who_comes_to_the_brig_loses_titles() -> None:
    scene = top_chaos(Scene().title("captain", 2).hand(0, "influence 5"), "influence 1", "observation 2").turn()
    scene.play(use_room("captains cabin"), to_seat(2), add("influence 5"))
    assert (scene.place_of(2), scene.title_of("captain")) == ("brig", 0)


# -- the Cargo Hold -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kept", "other"), [("shotgun", "almanac"), ("almanac", "shotgun")])
def test_room_cargo_hold_of_two_items_one_is_kept_and_one_goes_under_the_deck(kept: str, other: str) -> None:
    scene = ready("cargo hold").next_items("shotgun", "almanac").turn().play(use_room("cargo hold"))
    assert (scene.prompt, set(scene.moves)) == ("keep_item", {name_item("shotgun"), name_item("almanac")})
    scene.play(name_item(kept))
    assert scene.items_of(0) == [kept]
    assert (scene.table.item_deck[0], scene.table.item_known[0]) == (item(other), 1)  # only who looked knows it
    assert (len(scene.table.item_deck), scene.prompt) == (19, "action")
    scene.gained()


def items_left(*names: str) -> Scene:
    """The item deck holds only these; the others have left the game."""
    scene = ready("cargo hold").next_items(*names)
    t, n = scene.table, 20 - len(names)
    t.items_gone, t.item_deck, t.item_known = t.item_deck[:n], t.item_deck[n:], [0] * len(names)
    return scene.turn()


def test_room_cargo_hold_the_last_item_is_kept() -> None:
    scene = items_left("shotgun").play(use_room("cargo hold"))
    assert (scene.prompt, scene.moves) == ("last_item", (PASS, name_item("shotgun")))
    scene.play(name_item("shotgun"))
    assert (scene.items_of(0), scene.table.item_deck, scene.prompt) == (["shotgun"], [], "action")


def test_room_cargo_hold_or_the_last_item_is_put_back() -> None:
    scene = items_left("shotgun").play(use_room("cargo hold"), PASS)
    assert (scene.items_of(0), scene.table.item_deck) == ([], [item("shotgun")])
    assert scene.table.item_known == [1]
    assert scene.refused(use_room("cargo hold")) == ["actions.8d"]  # it was used all the same


def test_room_cargo_hold_of_the_last_two_items_one_must_be_kept() -> None:
    scene = items_left("shotgun", "almanac").play(use_room("cargo hold"))
    assert (scene.prompt, PASS in scene.moves) == ("keep_item", False)


def test_room_cargo_hold_is_of_no_use_without_items() -> None:
    assert items_left().refused(use_room("cargo hold")) == ["items.4"]


# -- the Galley ---------------------------------------------------------------------------------------------------------


def fed(n: int, die: int) -> Scene:
    """So many cards are drawn in the Galley."""
    scene = Scene().at(0, "galley").dice(die).turn().play(use_room("galley"))
    return scene.play(*[skill("will")] * n, *[DONE] * (n < 5))


@pytest.mark.parametrize(("n", "die", "food"), [
    (2, 1, -1), (2, 2, 0), (3, 2, -1), (3, 3, 0), (4, 3, -1), (4, 4, 0), (5, 1, -1), (5, 4, -1), (5, 5, 0), (5, 8, 0),
])  # fmt: skip
def test_room_galley_a_die_below_the_number_of_cards_costs_food(n: int, die: int, food: int) -> None:
    scene = fed(n, die)
    scene.gained(**({"food": food} if food else {}))
    assert (len(scene.hand_of(0)), len(scene.told(e.DIE_ROLLED)), scene.prompt) == (n, 1, "action")


def test_room_galley_for_one_card_no_die_is_needed() -> None:
    scene = fed(1, 1)
    scene.gained()
    assert (len(scene.hand_of(0)), scene.told(e.DIE_ROLLED)) == (1, [])


def test_room_galley_at_least_one_card_is_drawn_and_at_most_five() -> None:
    scene = Scene().at(0, "galley").dice(8).turn().play(use_room("galley"))
    assert DONE not in scene.moves
    scene.play(skill("will"))
    assert DONE in scene.moves
    scene.play(*[skill("will")] * 4)
    assert (scene.prompt, len(scene.hand_of(0))) == ("action", 5)


def test_room_galley_cards_come_from_any_decks_but_treachery() -> None:
    scene = Scene().at(0, "galley").dice(8).turn().play(use_room("galley"))
    names = ("influence", "lore", "observation", "strength", "will")
    assert scene.moves == tuple(skill(name) for name in names)
    assert scene.refused(skill("treachery")) == ["skill_cards.2c"]
    scene.play(*[skill(name) for name in names])
    assert [name.split()[0] for name in scene.hand_of(0)] == list(names)


def test_room_galley_the_split_is_declared_before_a_card_is_drawn() -> None:
    scene = Scene().at(0, "galley").turn().play(use_room("galley"), skill("lore"), skill("will"))
    assert (scene.hand_of(0), scene.prompt) == ([], "choose_skills")


def test_room_galley_the_last_food_ends_the_game() -> None:
    scene = Scene().at(0, "galley").dial("food", 1).dice(4).turn()
    assert ended(scene.play(use_room("galley"), *[skill("will")] * 5)) == "food"


# -- the Boiler Room ----------------------------------------------------------------------------------------------------


def stoked(name: str, die: int, travel: int = 1) -> Scene:
    """A strength card is thrown into the Boiler Room."""
    scene = Scene().at(0, "boiler room").hand(0, name, "lore 3").track("travel", travel).dice(die).turn()
    scene.play(use_room("boiler room"))
    assert (scene.prompt, scene.moves) == ("stoke", (discard(name),))  # no other card
    return scene.play(discard(name))


@pytest.mark.parametrize(("name", "die", "fuel"), [
    ("strength 3", 3, -1), ("strength 3", 4, 0), ("strength 1", 5, -1), ("strength 1", 6, 0), ("strength 5", 1, -1),
    ("strength 5", 2, 0),
])  # fmt: skip
def test_room_boiler_room_the_card_and_the_die_below_seven_cost_fuel(name: str, die: int, fuel: int) -> None:
    scene = stoked(name, die)
    scene.gained(**({"fuel": fuel} if fuel else {}))
    assert (scene.track_of("travel"), scene.hand_of(0), scene.prompt) == (2, ["lore 3"], "action")


def test_room_boiler_room_the_last_step_reaches_a_waypoint() -> None:
    assert stoked("strength 5", 8, travel=3).prompt == "pick_waypoint"


def test_room_boiler_room_the_last_fuel_ends_the_game_before_the_ship_travels_on() -> None:
    scene = Scene().at(0, "boiler room").hand(0, "strength 1").dial("fuel", 1).dice(5).turn()
    scene.play(use_room("boiler room"), discard("strength 1"))
    assert (ended(scene), scene.track_of("travel")) == ("fuel", 0)


def test_room_boiler_room_is_of_no_use_without_a_strength_card() -> None:
    scene = Scene().at(0, "boiler room").hand(0, "lore 5", "will 5").turn()
    assert scene.refused(use_room("boiler room")) == ["room.boiler_room"]


# -- the Brig -----------------------------------------------------------------------------------------------------------


def breakout(*names: str, scene: Scene | None = None) -> Scene:
    """Seat 0 tries to get out of the Brig, seat 1 adds cards; the chaos deck gives 3."""
    scene = top_chaos((scene or Scene()).at(0, "brig").hand(1, *names), "lore 1", "strength 2").turn()
    return added(scene.play(use_room("brig")), names)


def test_room_brig_a_check_of_eight_leads_to_any_ship_space() -> None:
    scene = breakout("strength 5")
    assert (scene.table.total, scene.prompt, scene.seat) == (8, "walk_out", 0)
    assert scene.moves == tuple(range(to_space("deck 1"), to_space("boiler room") + 1))
    scene.play(to_space("deck 6"))
    assert (scene.place_of(0), scene.prompt) == ("deck 6", "action")
    assert walk("chapel") in scene.moves


def test_room_brig_with_seven_one_stays() -> None:
    scene = breakout("strength 4")
    assert (scene.table.total, scene.place_of(0), scene.prompt) == (7, "brig", "action")


def test_room_brig_lore_and_strength_support_all_else_opposes() -> None:
    scene = breakout("lore 4", "strength 4", "influence 1", "observation 1", "will 1")
    assert (scene.table.total, scene.prompt) == (3 + 8 - 3, "walk_out")
    scene = breakout("lore 4", "strength 4", "influence 1", "observation 1", "will 2")
    assert (scene.table.total, scene.place_of(0)) == (3 + 8 - 4, "brig")


def test_room_brig_a_revealed_traitor_there_is_no_hindrance() -> None:
    scene = breakout("strength 5", scene=Scene().traitor(2).at(2, "brig"))
    assert scene.prompt == "walk_out"


def test_room_brig_can_be_tried_once_per_turn() -> None:
    scene = breakout("strength 4")
    assert scene.refused(use_room("brig")) == ["actions.8d"]


def test_room_brig_is_not_for_revealed_traitors() -> None:
    scene = Scene().traitor(0).at(0, "brig").turn()
    assert scene.refused(use_room("brig")) == ["actions.13b"]
