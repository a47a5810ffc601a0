"""What a view shows, and what a redeal keeps (topic 36, secrecy)."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from staging import (
    DONE,
    Scene,
    act_sheet,
    add,
    card,
    discard,
    item,
    mythos_card,
    skill,
    space,
    spell,
    to_seat,
    use_room,
    waypoint,
)

from undertow.games.unfathomable import GAME, redeal, view
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import BRIG, CULTIST, HUMAN, HYBRID, LORE, STRENGTH, TREACHERY
from undertow.games.unfathomable.cards.damage import FLEEING_PASSENGERS
from undertow.games.unfathomable.cards.skills import SKILL, VALUE, whole_deck
from undertow.games.unfathomable.procedures.abilities import LesserBanishment, Shrivelling
from undertow.games.unfathomable.procedures.actions import LeaveTheBrig
from undertow.games.unfathomable.procedures.checking import FOR_A_ROOM, NO_PARTIAL
from undertow.games.unfathomable.procedures.checks import SkillCheck
from undertow.games.unfathomable.procedures.damage import Damage, repair
from undertow.games.unfathomable.procedures.decks import remove_top_items, remove_top_spells
from undertow.games.unfathomable.procedures.defeat import SUPPLY, DefeatCharacter, DefeatPassenger
from undertow.games.unfathomable.procedures.dice import Roll
from undertow.games.unfathomable.procedures.mythos import look_at_mythos, to_the_top
from undertow.games.unfathomable.procedures.repairs import Repairing
from undertow.games.unfathomable.procedures.rooms import BoilerRoom, Bridge, look_at_items, waypoint_to_the_top
from undertow.games.unfathomable.procedures.sheets import FirstOath
from undertow.games.unfathomable.procedures.skills import FROM_ANY, ChooseSkills, ReceiveSkills
from undertow.games.unfathomable.procedures.spells import AstralTravel
from undertow.games.unfathomable.procedures.tracks import hand_loyalty_on, look_at_waypoints
from undertow.games.unfathomable.state import Table
from undertow.kernel.chance import Chance, key_of
from undertow.kernel.state import NOBODY

PUBLIC = {
    "game", "seat", "seats", "over", "turn", "turns", "options", "dials", "tracks", "distance", "awakened",
    "barricaded", "titles", "deep_ones", "deep_ones_left", "monarchs", "passengers", "passengers_left", "damage",
    "damage_drawn", "waypoints", "decks", "discards", "mythos_discard", "crisis", "played", "used",
    "actions", "offered", "reacting", "die", "roll", "check", "checked", "defeating", "passenger_at", "underway", "players",
    "loyalties",
}  # fmt: skip
OWN = {"hand", "added", "chosen", "loyalty", "known"}
PLAYER = {
    "seat", "character", "space", "feat", "traitor", "loyalty", "hand", "items", "active", "spells", "mythos",
}  # fmt: skip
CHECK = {
    "about",
    "chosen",
    "target",
    "partial",
    "skills",
    "face_up",
    "no_chaos",
    "drawn",
    "added",
    "open",
    "pile",
    "total",
}
KNOWN = {
    "discards", "mythos_discard", "mythos", "items", "items_unseen", "spells", "spells_unseen", "waypoints", "damage",
    "loyalty", "most", "chaos_most", "removed",
}  # fmt: skip
DECKS = {"skills", "chaos", "mythos", "items", "spells", "waypoints", "damage", "loyalty"}
REMOVED = {"items", "spells", "waypoints", "damage", "passengers"}


def check(*, face_up: int = 0) -> SkillCheck:
    """A check on lore and strength, for a room."""
    return SkillCheck(8, NO_PARTIAL, 1 << LORE | 1 << STRENGTH, FOR_A_ROOM, face_up)


def deals(table: Table, seat: int, n: int = 40) -> list[Any]:
    """Several redeals for a seat."""
    return [table.redeal(seat, x) for x in range(n)]


def three() -> Scene:
    """Three players with cards."""
    scene = Scene("keilani", "arjun", "william", windows="ask")
    scene.hand(0, "influence 1", "influence 2", "will 2").hand(1, "influence 2", "strength 1", "strength 4", "lore 2")
    return scene.hand(2, "lore 1", "lore 1", "lore 3", "will 1", "will 5")


def checked(scene: Scene, *, face_up: int = 0) -> Scene:
    """Begin a check; nobody reacts before cards are added."""
    scene.begin(check(face_up=face_up))
    while scene.prompt == "react":
        scene.play(m.PASS)
    return scene


# -- open information --------------------------------------------------------------------------------------------------


def test_open_information_0_a_view_names_these_things_and_nothing_else():
    scene = checked(three())
    for viewer in (0, 1, 2, None):
        seen = scene.table.view(viewer)
        assert set(seen) == PUBLIC | OWN
        assert set(seen["check"]) == CHECK
        assert set(seen["decks"]) == DECKS
        assert [set(player) for player in seen["players"]] == [PLAYER] * 3
        assert seen["known"] is None if viewer is None else set(seen["known"]) == KNOWN
        assert seen["known"] is None or set(seen["known"]["removed"]) == REMOVED
        json.dumps(seen)


def test_open_information_0_a_spectator_sees_what_everyone_sees():
    scene = checked(three())
    public = scene.table.view(None)
    assert (public["hand"], public["loyalty"], public["added"], public["chosen"]) == ([], [], [], [])
    for seat in range(3):
        seen = scene.table.view(seat)
        assert all(seen[key] == public[key] for key in PUBLIC - {"seat"})


def test_open_information_1_how_many_cards_each_deck_has():
    table = three().turn().table
    decks = table.view(None)["decks"]
    assert decks["skills"] == [len(deck) for deck in table.decks]
    assert (decks["chaos"], decks["mythos"], decks["items"], decks["spells"]) == (10, 70, 20, 20)
    assert (decks["waypoints"], decks["damage"], decks["loyalty"]) == (20, 9, 3)


def test_open_information_2_the_top_card_of_each_discard_pile():
    table = three().turn().table
    for name in ("influence 1", "influence 2"):
        table.discard(0, card(name))
    table.mythos_discard += [table.mythos.pop(), table.mythos.pop()]
    public = table.view(None)
    assert public["discards"] == [card("influence 2"), None, None, None, None, None]
    assert public["mythos_discard"] == table.mythos_discard[-1]


def test_skill_cards_3a_a_draw_is_told_once_to_everyone_and_its_cards_to_the_player_alone():
    table = Scene().table
    heard = {viewer: len(table.log(viewer)) for viewer in (None, 0, 1)}
    table.draw_skill(0, LORE, 2)
    told = {viewer: [event.key for event in table.log(viewer)[n:]] for viewer, n in heard.items()}
    assert told == {None: ["cards_drawn"], 0: ["card_drawn", "card_drawn"], 1: ["cards_drawn"]}


def test_open_information_2a_nobody_is_told_how_many_cards_a_discard_pile_has():
    table = three().turn().table
    one = table.view(None)
    table.discards[0] = [card("influence 5")]
    two = table.view(None)
    table.discards[0] = [card("influence 2"), card("influence 5")]
    assert table.view(None) == two != one


def test_open_information_2a_but_who_forgets_nothing_knows_what_lies_there_in_no_order():
    table = three().turn().table
    table.discard(0, card("influence 2"))
    table.discard(0, card("influence 1"))
    assert table.view(1)["known"]["discards"][0] == [card("influence 1"), card("influence 2")]


def test_open_information_3_how_many_deep_ones_and_passengers_the_supply_has():
    table = three().deep_ones("galley", 3).on_deck("deck 2", 1, 3).turn().table
    public = table.view(None)
    assert public["deep_ones_left"] == 17
    assert (public["passengers_left"], public["passengers"]) == (7, [0, 2, 0, 0, 0, 0, 0, 0])


def test_open_information_4_all_that_lies_face_up_in_the_play_areas():
    scene = three().items(1, "six_shooter", "fine_clothes").casts(2, "flesh_ward").keeps(0, "history_repeats").feat(0)
    players = scene.at(0, "galley").traitor(2).turn().table.view(None)["players"]
    assert players[1]["items"] == [item("six_shooter"), item("fine_clothes")]
    assert players[1]["active"] == item("fine_clothes")
    assert players[2]["spells"] == [spell("flesh_ward")]
    assert players[0]["mythos"] == [mythos_card("history_repeats")]
    assert [player["feat"] for player in players] == [True, False, False]
    assert [player["traitor"] for player in players] == [None, None, HYBRID]
    assert players[0]["space"] == space("galley")


def test_open_information_5_how_many_loyalty_cards_each_player_has_and_only_ones_own_are_seen():
    table = three().loyal(0, "human", "hybrid").loyal(1, "human").turn().table
    assert [player["loyalty"] for player in table.view(None)["players"]] == [2, 1, 1]
    assert table.view(0)["loyalty"] == [HUMAN, HYBRID]
    assert table.view(1)["known"]["loyalty"] == [[None, None], [HUMAN], [None]]


def test_open_information_6_how_many_skill_cards_each_player_holds_and_only_ones_own_are_seen():
    table = three().turn().table
    for viewer in (0, 1, 2, None):
        assert [player["hand"] for player in table.view(viewer)["players"]] == [3, 4, 5]
    assert table.view(1)["hand"] == table.hands[1]
    assert table.view(None)["hand"] == []


def test_open_information_7_how_many_cards_a_player_adds_is_seen_when_he_is_done():
    scene = checked(three())
    assert (scene.prompt, scene.seat) == ("add_cards", 1)
    before = scene.table.view(0)
    scene.play(add("strength 4"), add("lore 2"))
    assert scene.table.view(0) == before
    assert scene.table.view(None)["players"][1]["hand"] == 4
    mine = scene.table.view(1)
    assert (mine["added"], mine["players"][1]["hand"]) == ([card("strength 4"), card("lore 2")], 2)
    scene.play(DONE)
    after = scene.table.view(0)
    assert after["check"]["added"] == [0, 2, 0]
    assert after["players"][1]["hand"] == 2
    assert after["check"]["open"] == [[], [], []]
    assert after["added"] == []


def test_open_information_7_cards_added_openly_are_seen_when_the_player_is_done():
    scene = checked(three(), face_up=1).play(add("strength 4"))
    assert scene.table.view(0)["check"]["open"] == [[], [], []]
    scene.play(DONE)
    assert scene.table.view(0)["check"]["open"] == [[], [card("strength 4")], []]
    for other in deals(scene.table, 0):
        assert other.added[1] == [card("strength 4")]


def test_open_information_8_how_many_cards_were_added_from_decks():
    assert checked(three()).table.view(2)["check"]["drawn"] == 2


def told_to_learners(table: Table, seat: int) -> bytes:
    """What a learner in a seat is told."""
    out = bytearray(GAME.encoded)
    GAME.encode(table, seat, out)
    return bytes(out)


def test_room_captains_cabin_everyone_sees_whom_the_check_is_about():
    told = set()
    for suspect in (1, 2):
        scene = three().at(0, "captains cabin").turn().play(use_room("captains cabin"))
        assert scene.table.view(1)["check"] is None
        scene.play(to_seat(suspect))
        assert [scene.table.view(viewer)["check"]["about"] for viewer in (0, 1, 2, None)] == [suspect] * 4
        told.add(told_to_learners(scene.table, 0))
    assert len(told) == 2


def test_room_brig_the_check_is_about_who_wants_to_get_out():
    scene = three().at(0, "brig").turn().play(use_room("brig"))
    assert scene.table.view(None)["check"]["about"] == 0


def test_mythos_15_the_check_of_a_crisis_is_about_nobody():
    scene = three().crisis("bucket_brigade")
    while scene.table.view(None)["check"] is None:
        scene.play(m.OPTION_A)
    assert scene.table.view(None)["check"]["about"] is None


def test_abilities_6_everyone_sees_who_would_be_defeated_until_it_is_prevented():
    told = set()
    for victim in (1, 2):
        scene = Scene("svetlana", "arjun", "william").feat(0).begin(DefeatCharacter(victim))
        assert [scene.table.view(viewer)["defeating"] for viewer in (0, 1, 2, None)] == [victim] * 4
        told.add(told_to_learners(scene.table, 0))
        scene.play(m.REACT, m.USE_FEAT + scene.table.characters[0])
        assert scene.table.view(None)["defeating"] is None
    assert len(told) == 2


def test_spell_flesh_ward_while_its_die_is_rolled_nobody_would_be_defeated():
    scene = three().hand(2, "observation 1", "observation 3").casts(1, "flesh_ward").begin(DefeatCharacter(1))
    while scene.prompt == "react":
        scene.play(m.REACT if scene.seat == 1 else m.PASS)
    assert scene.table.view(None)["defeating"] == 1
    scene.play(m.USE_SPELL + spell("flesh_ward"))
    assert scene.table.view(None)["roll"] is not None and scene.table.view(None)["defeating"] is None


def test_abilities_6_everyone_sees_where_a_passenger_would_be_defeated():
    told = set()
    for place in (space("deck 2"), SUPPLY):
        scene = Scene("svetlana", "arjun", "william").feat(0).on_deck("deck 2", 1).begin(DefeatPassenger(place))
        assert [scene.table.view(viewer)["passenger_at"] for viewer in (0, 1, None)] == [place] * 3
        told.add(told_to_learners(scene.table, 1))
        scene.play(m.PASS)
        assert scene.table.view(None)["passenger_at"] is None
    assert len(told) == 2


def test_skill_checks_7_the_pile_is_seen_by_all():
    scene = checked(three())
    while scene.prompt != "react" or not scene.table.pile:
        scene.play(m.PASS if scene.prompt == "react" else DONE)
    for viewer in (0, 1, 2, None):
        assert scene.table.view(viewer)["check"]["pile"] == scene.table.pile
    for other in deals(scene.table, 0):
        assert other.pile == scene.table.pile


def test_skill_cards_3a_i_what_a_player_chooses_to_draw_is_seen_with_the_draw():
    scene = three().begin(ChooseSkills(1, 3, FROM_ANY, 3, [0] * 6))
    before = scene.table.view(0)
    scene.play(skill("lore"), skill("will"))
    assert scene.table.view(0) == before
    assert scene.table.view(1)["chosen"] == [0, 1, 0, 0, 1, 0]
    for other in deals(scene.table, 0):  # from what seat 0 knows nothing is chosen yet, and nobody has answered
        frame = other.stack[-1]
        assert frame.left == 3 and frame.chosen == [0] * 6
        assert other.count == scene.table.count - 2
    scene.play(skill("lore"))
    assert scene.table.view(0)["players"][1]["hand"] == 7


def test_turns_10a_what_a_traitor_forgoes_is_seen_with_the_draw():
    scene = three().traitor(1).begin(ReceiveSkills(1, [0] * 5))
    before = scene.table.view(0)
    scene.play(skill("influence"))
    assert scene.table.view(0) == before
    assert {sum(other.stack[-1].treachery) for other in deals(scene.table, 0)} == {0}
    assert {other.count for other in deals(scene.table, 0)} == {scene.table.count - 1}


def test_ending_1_at_the_end_all_loyalty_cards_are_seen():
    scene = three().loyal(0, "human", "hybrid").turn()
    assert scene.table.view(1)["loyalties"] is None
    scene.table.lose(0, 10)
    assert scene.table.view(None)["loyalties"] == [[HUMAN, HYBRID], [HUMAN], [HUMAN]]
    assert scene.table.redeal(1, 5).view(1) == scene.table.view(1)


# -- what one has seen -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seen", [0, 1])
def test_abilities_7_which_of_two_loyalty_cards_was_seen_is_in_doubt_once_one_is_turned_up(seen: int) -> None:
    scene = Scene("keilani", "arjun", "william", "samira").loyal(0, "hybrid", "cultist")
    scene.table.loyalty_known[0][seen] |= 1 << 1  # Arjun has looked when there was one; which one the others forget
    scene.turn().play(m.REVEAL + HYBRID)
    left = scene.table.loyalty_known[0]
    assert bool(left[0] & 1 << 1) == (seen == 1), "what somebody knows is kept"
    assert {bool(other.loyalty_known[0][0] & 1 << 1) for other in deals(scene.table, 2)} == {False}
    assert {bool(other.loyalty_known[0][0] & 1 << 1) for other in deals(scene.table, 1)} == {seen == 1}
    assert {other.view(1)["known"]["loyalty"][0][0] for other in deals(scene.table, 1)} == {CULTIST if seen else None}
    hand_loyalty_on(scene.table, 0, 1, 0)  # now all see that he knows it
    assert {bool(other.loyalty_known[1][-1] & 1 << 1) for other in deals(scene.table, 2)} == {True}


def test_abilities_7_who_has_looked_at_a_card_knows_its_place():
    table = three().turn().table
    look_at_mythos(table, 1, 2)
    look_at_waypoints(table, 0, 2)
    look_at_items(table, 2, 2)
    top = table.mythos[-2:]
    assert table.view(1)["known"]["mythos"][-3:] == [None, *top]
    assert table.view(0)["known"]["mythos"] == [None] * len(table.mythos)
    assert table.view(0)["known"]["waypoints"][-2:] == table.waypoint_deck[-2:]
    assert table.view(2)["known"]["items"][-2:] == table.item_deck[-2:]
    for other in deals(table, 1):
        assert other.mythos[-2:] == top
    assert len({tuple(other.mythos[-2:]) for other in deals(table, 0)}) > 20


def test_abilities_7_who_puts_cards_back_knows_where_and_nobody_else_does():
    table = three().turn().table
    look_at_mythos(table, 0, 2)
    look_at_mythos(table, 1, 2)
    first, second = table.mythos[-1], table.mythos[-2]
    to_the_top(table, 1, second, 2)
    assert (table.mythos[-1], table.mythos[0]) == (second, first)
    assert (table.view(1)["known"]["mythos"][-1], table.view(1)["known"]["mythos"][0]) == (second, first)
    assert table.view(0)["known"]["mythos"] == [None] * len(table.mythos)
    look_at_waypoints(table, 0, 2)
    look_at_waypoints(table, 2, 2)
    low = table.waypoint_deck[-2]
    waypoint_to_the_top(table, 2, low, 2)
    assert table.view(2)["known"]["waypoints"][-1] == low
    assert table.view(0)["known"]["waypoints"] == [None] * 20


def test_room_bridge_the_others_see_that_cards_are_looked_at_but_not_which():
    scene = three().at(0, "bridge").next_waypoints("reef", "iceberg").begin(Bridge(0)).play(m.DECK + 1)
    assert scene.prompt == "waypoint_on_top"
    assert scene.table.view(1)["known"]["waypoints"] == [None] * 20
    scene.play(m.WAYPOINT + waypoint("iceberg"))
    assert scene.table.view(0)["known"]["waypoints"][-1] == waypoint("iceberg")
    assert scene.table.view(0)["known"]["waypoints"][0] == waypoint("reef")


def test_loyalty_7_own_loyalty_cards_and_those_one_has_seen_stay():
    scene = Scene("keilani", "arjun", "william", "samira").loyal(0, "human", "hybrid")
    table = scene.turn().table
    table.loyalty_deck = [HUMAN, HUMAN, CULTIST]  # of eight, five with the players
    hand_loyalty_on(table, 0, 1, 1)
    assert table.view(0)["known"]["loyalty"] == [[HUMAN], [None, HYBRID], [None], [None]]
    assert table.view(1)["known"]["loyalty"] == [[None], [HUMAN, HYBRID], [None], [None]]
    found: Counter[int] = Counter()
    for other in deals(table, 0, 120):
        assert other.loyalty[0] == [HUMAN] and other.loyalty[1][1] == HYBRID
        found[other.loyalty[1][0]] += 1
        assert sorted([one for cards in other.loyalty for one in cards] + other.loyalty_deck) == [HUMAN] * 6 + [
            HYBRID,
            CULTIST,
        ]
    assert found[HUMAN] > found[CULTIST] > 5


def test_passengers_3_nobody_knows_the_passengers():
    table = three().on_deck("deck 1", 3).on_deck("deck 5", 2, 0).turn().table
    found = {(*other.passengers[0], *other.passengers[4]) for other in deals(table, 0, 80)}
    assert len(found) > 10
    for other in deals(table, 1):
        assert [len(tokens) for tokens in other.passengers] == [1, 0, 0, 0, 2, 0, 0, 0]
    assert all(str(table.view(seat)["passengers"]) == "[1, 0, 0, 0, 2, 0, 0, 0]" for seat in (0, 1, 2, None))


def test_damage_1_a_card_that_waits_for_its_die_stays_on_top():
    scene = three().feat(0).hand(0, "observation 3").begin(Damage())
    assert scene.prompt == "react"
    drawn = scene.table.damage_deck[-1]
    assert scene.table.view(None)["damage_drawn"] == drawn
    for other in deals(scene.table, 1):
        assert other.damage_deck[-1] == drawn
    assert len({tuple(other.damage_deck) for other in deals(scene.table, 1)}) > 30


def test_damage_card_fleeing_passengers_everyone_knows_it_is_at_the_bottom_until_the_deck_is_shuffled():
    scene = three().damaged("galley").next_damage("fleeing_passengers").dice(1, 1, 1).begin(Damage())
    table = scene.table
    assert table.damage_deck[0] == FLEEING_PASSENGERS
    assert table.view(2)["known"]["damage"][0] == FLEEING_PASSENGERS
    assert {other.damage_deck[0] for other in deals(table, 1)} == {FLEEING_PASSENGERS}
    table.chance = Chance(key_of("7"))
    repair(table, space("galley"))
    assert table.view(2)["known"]["damage"] == [None] * len(table.damage_deck)
    assert len({other.damage_deck[0] for other in deals(table, 1)}) > 2


def test_removed_0_what_has_left_the_game_lies_open_to_nobody():
    table = three().items(0, "shotgun").waypoints("fog_bank").turn().table
    table.remove_item(0, item("shotgun"))
    table.spells_gone.append(table.spell_deck.pop())
    table.passengers_gone.append(table.passenger_supply.pop())
    for viewer in (0, 1, 2, None):
        seen = table.view(viewer)
        assert "removed" not in seen and not [key for key in seen if "gone" in key or "unseen" in key]
    assert table.view(None)["known"] is None
    assert table.view(1)["known"]["removed"]["items"] == [item("shotgun")], "whoever has seen it go may remember it"


def test_removed_0_who_had_looked_at_a_card_knows_it_when_it_is_removed_unseen():
    table = three().next_items("shotgun", "plimsolls").turn().table
    look_at_items(table, 1, 1)
    remove_top_items(table, 2)
    remove_top_spells(table, 5)
    assert table.view(1)["known"]["items_unseen"] == [item("shotgun"), None]
    assert table.view(0)["known"]["items_unseen"] == [None, None]
    assert {other.items_unseen[0] for other in deals(table, 1)} == {item("shotgun")}
    assert len({other.items_unseen[1] for other in deals(table, 1)}) > 5
    assert len({tuple(other.spells_unseen) for other in deals(table, 1)}) > 30


# -- dealing skill cards anew ------------------------------------------------------------------------------------------


def by_type(cards: list[int]) -> list[int]:
    """How many cards of each type there are."""
    return [len([one for one in cards if SKILL[one] == kind]) for kind in range(6)]


def fits(table: Table, other: Any, seat: int) -> None:
    """Check a redeal against all that everyone knows."""
    assert other.hands[seat] == table.hands[seat]
    for i in range(table.seats):
        assert len(other.hands[i] + other.added[i]) == len(table.hands[i] + table.added[i])
        assert other.hands[i] == sorted(other.hands[i])
        if i != seat:
            assert all(
                n <= most for n, most in zip(by_type(other.hands[i] + other.added[i]), table.most[i], strict=True)
            )
    assert [len(deck) for deck in other.decks] == [len(deck) for deck in table.decks]
    assert all(n <= most for n, most in zip(by_type(other.chaos), table.chaos_most, strict=True))
    assert other.discards == table.discards


def test_open_information_6_a_redealt_hand_never_has_more_of_a_type_than_can_be_there():
    for seed in range(12):
        table: Any = GAME.new(3 + seed % 4, seed, {"characters": "random"})
        chance = Chance(key_of(f"moves {seed}"))
        for _ in range(150):
            if table.over:
                break
            table.play(table.moves[chance.below(len(table.moves))])
        if view.adder(table) < 0 and not view.is_face_up(table):
            for seat in range(table.seats):
                fits(table, table.redeal(seat, seed), seat)


def test_open_information_6_hands_differ_from_deal_to_deal():
    table = three().turn().table
    assert len({tuple(other.hands[1]) for other in deals(table, 0)}) > 15
    for other in deals(table, 0):
        fits(table, other, 0)
        assert by_type(other.hands[1]) == [1, 1, 0, 2, 0, 0]  # nothing was added to a check yet: all types are known
        assert sorted(other.chaos) != sorted(table.chaos) or other.chaos != table.chaos


def test_skill_checks_5_after_cards_were_added_face_down_types_are_no_longer_certain():
    scene = checked(three()).play(add("strength 4"), DONE)
    found = {tuple(by_type(other.hands[1])) for other in deals(scene.table, 0, 120)}
    assert found == {(0, 1, 0, 2, 0, 0), (1, 0, 0, 2, 0, 0), (1, 1, 0, 1, 0, 0)}


def test_skill_checks_5_ones_own_added_cards_stay():
    scene = checked(three()).play(add("strength 4"), DONE, add("lore 1"))
    for other in deals(scene.table, 1):
        assert other.added[1] == [card("strength 4")]
        assert other.hands[1] == scene.table.hands[1]


def test_open_information_7_a_redeal_goes_back_to_before_the_first_card_was_added():
    before = checked(three())
    scene = checked(three()).play(add("strength 4"), add("lore 2"))
    for other in deals(scene.table, 0):
        assert other.added[1] == [] and len(other.hands[1]) == 4
        assert other.count == before.table.count
    own = scene.table.redeal(1, 3)
    assert (own.added[1], own.count) == (scene.table.added[1], scene.table.count)


def test_open_information_7_to_all_others_what_each_player_added_was_one_decision():
    scene = checked(three())
    begun = scene.table.count
    scene.play(add("strength 4"), add("lore 2"), DONE, add("lore 1"))
    assert [scene.table.redeal(seat, 3).count - begun for seat in range(3)] == [1, 3, 2]


def test_open_information_7_to_all_others_it_is_one_question_until_the_last_card_is_added():
    for face_up, prompt in ((0, "add_cards"), (1, "add_face_up")):
        scene = checked(three(), face_up=face_up)
        seen = [scene.table.question_as_seen_by(viewer) for viewer in (0, 2, None)]
        assert {(q.prompt, q.rule, q.asked, q.screened) for q in seen} == {(prompt, "skill_checks.5", (1,), True)}
        views = [scene.table.view(viewer) for viewer in (0, 2, None)]
        for name in ("strength 4", "lore 2"):
            scene.play(add(name))
            assert [scene.table.question_as_seen_by(viewer) for viewer in (0, 2, None)] == seen
            assert [scene.table.view(viewer) for viewer in (0, 2, None)] == views
        assert scene.table.question_as_seen_by(1).asked == (1,) and not scene.table.question_as_seen_by(1).screened
        scene.play(DONE)
        assert scene.table.view(0)["check"]["added"] == [0, 2, 0]
        assert scene.table.question_as_seen_by(0).asked == (2,)


def test_skill_checks_5_a_save_in_the_middle_of_adding_cards_by_the_frames_before_goes_on():
    scene = checked(three()).play(add("strength 4"))
    data = scene.table.dump()
    assert [frame[:2] for frame in data["stack"][-2:]] == [
        ["SkillCheck", "skill_checks.6"],
        ["AddCards", "skill_checks.5"],
    ]
    data["stack"].pop()
    data["stack"][-1][1] = "skill_checks.5"
    table = GAME.load(data)
    assert (table.seat, table.moves) == (scene.table.seat, scene.table.moves)
    for answer in (DONE, add("lore 1"), DONE, DONE):
        table.play(answer)
        scene.play(answer)
    assert table.view(0) == scene.table.view(0) and table.pile == scene.table.pile


def test_chaos_deck_5_a_treachery_card_added_from_its_deck_stays_one():
    scene = Scene("ishmael", "arjun", "william", windows="ask").keeps(0, "family_ties").hand(1, "lore 2")
    checked(scene)
    assert len(scene.table.drawn) == 3
    for other in deals(scene.table, 0):
        assert SKILL[other.drawn[2]] == TREACHERY
        assert all(
            n <= most for n, most in zip(by_type(other.chaos + other.drawn[:2]), scene.table.chaos_most, strict=True)
        )
        assert by_type(other.chaos + other.drawn[:2]) == [2, 2, 2, 2, 2, 0]


def test_chaos_deck_2_a_card_of_the_old_chaos_deck_is_not_counted_in_the_new_one():
    scene = three()
    table = scene.table
    for one in table.chaos[1:]:
        table.decks[SKILL[one]].append(one)
    del table.chaos[1:]
    checked(scene)
    assert len(table.drawn) == 2 and len(table.chaos) == 9
    for other in deals(table, 0):
        assert by_type([*other.chaos, other.drawn[1]]) == [2, 2, 2, 2, 2, 0]
        assert SKILL[other.drawn[0]] != TREACHERY


@pytest.mark.parametrize("seed", range(60))
def test_open_information_6_a_deal_within_tight_limits_is_always_found(seed: int):
    """A random deal gives sizes and limits, some tight; another one within them is found."""
    luck = Chance(key_of(f"tight {seed}"))
    rows = 2 + luck.below(6)
    truth = [[luck.below(4) for _ in range(6)] for _ in range(rows)]
    most = [[n + (luck.below(3) if luck.below(2) else 0) for n in row] for row in truth]
    table = three().turn().table
    table.chance = luck
    left = [sum(row[kind] for row in truth) for kind in range(6)]
    found = redeal.spread(table, [sum(row) for row in truth], most, left[:])
    assert [sum(row) for row in found] == [sum(row) for row in truth]
    assert [sum(row[kind] for row in found) for kind in range(6)] == left
    assert all(
        n <= limit for row, limits in zip(found, most, strict=True) for n, limit in zip(row, limits, strict=True)
    )


# -- what a seat must have -----------------------------------------------------------------------------------------------


def test_room_boiler_room_who_stokes_has_a_strength_card_in_every_deal():
    scene = (
        Scene(windows="ask")
        .hand(1, "strength 1", "lore 1", "lore 2", "lore 3", "will 1", "will 2")
        .at(1, "boiler room")
    )
    scene.table.most[1] = [6] * 6
    scene.hand(2, "strength 2", "lore 4", "influence 1", "influence 2")
    scene.table.most[2] = [4] * 6
    scene.begin(BoilerRoom(1))
    for other in deals(scene.table, 0, 80):
        assert by_type(other.hands[1])[STRENGTH] and other.moves


def test_actions_10a_a_traitor_who_leaves_the_brig_can_pay_in_every_deal():
    scene = Scene(windows="ask").traitor(1).hand(1, "strength 4", "lore 4", "will 4")
    scene.table.where[1] = BRIG
    scene.begin(LeaveTheBrig(1, space("galley")))
    hands = {tuple(other.hands[1]) for other in deals(scene.table, 0, 30)}
    assert all(sum(VALUE[one] for one in hand) >= 12 for hand in hands)
    assert len(hands) > 1
    scene.play(discard("will 4"))
    for other in deals(scene.table, 0, 30):
        assert sum(VALUE[one] for one in other.hands[1]) >= 8


def test_repair_1_who_repairs_can_pay_in_every_deal():
    scene = Scene(windows="ask").hand(1, "influence 3").at(1, "galley")
    scene.table.damage[4], scene.table.damage_deck[:] = 0, scene.table.damage_deck[:-1]
    scene.table.damage_known.pop()
    scene.begin(Repairing(1))
    hands = {tuple(other.hands[1]) for other in deals(scene.table, 0)}
    assert hands <= {(card("influence 3"),), (card("influence 4"),), (card("influence 5"),)} and len(hands) > 1


def test_sheet_ishmael_who_swears_the_oath_has_a_lore_card_in_every_deal():
    scene = (
        Scene("keilani", "ishmael", "william", windows="ask").monarch("hydra", "water 1").monarch("dagon", "water 2")
    )
    scene.hand(1, "lore 1", "will 1", "will 2", "strength 1").hand(2, "lore 2", "lore 3", "will 3")
    scene.table.most[1], scene.table.most[2] = [4] * 6, [3] * 6
    scene.table.current = 1
    scene.table.stack[-1].seat = 1
    scene.turn().play(act_sheet("ishmael"))
    for answer in (m.MONARCH, None):
        for other in deals(scene.table, 0):
            assert by_type(other.hands[1])[LORE] and other.moves
        if answer is not None:
            scene.play(answer)
    assert scene.prompt == "swear_with"


# -- for learners --------------------------------------------------------------------------------------------------------


def test_open_information_0_a_learner_is_told_no_more_than_the_view():
    scene = checked(three()).play(add("strength 4"))
    for seat in (0, 2):
        seen = set()
        for other in [scene.table, *deals(scene.table, seat)]:
            out = bytearray(GAME.encoded)
            GAME.encode(other, seat, out)
            seen.add(bytes(out))
        assert len(seen) == 1


def test_setup_3_all_components_lie_somewhere_from_the_first_question_on():
    for seats in (3, 4, 5, 6):
        for options in ({}, {"no_cultist": True}, {"first_game": True}):
            table: Any = GAME.new(seats, 1, options)
            for _ in range(30):
                lying = sorted(one for zone in GAME.zones(table).values() for one in zone)
                assert lying == GAME.components(seats, table.options)
                table.play(table.moves[len(table.moves) // 2])


def test_rulings_treachery_in_the_sick_bay_a_traitor_there_may_draw_one_treachery_card_instead():
    scene = three().traitor(1).at(1, "sick bay").begin(ReceiveSkills(1, [0] * 5))
    assert scene.prompt == "forgo"
    assert {sum(other.stack[-1].treachery) for other in deals(scene.table, 0)} == {0}
    scene.play(skill("influence"))
    assert by_type(scene.table.hands[1])[TREACHERY] == 1 and len(scene.table.hands[1]) == 5


def test_rulings_treachery_in_the_sick_bay_else_it_is_one_card_of_the_set():
    scene = three().traitor(1).at(1, "sick bay").begin(ReceiveSkills(1, [0] * 5)).play(DONE)
    assert scene.prompt == "choose_skills"
    scene.play(skill("strength"))
    assert len(scene.table.hands[1]) == 5 and not by_type(scene.table.hands[1])[TREACHERY]


# -- what was chosen openly and has not taken effect yet ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("procedure", "answer", "chosen"),
    [
        (LesserBanishment(0), m.SPACE + space("chapel"), {"space": space("chapel")}),
        (Shrivelling(0), m.SPACE + space("chapel"), {"space": space("chapel")}),
        (Shrivelling(0), m.SEAT + 2, {"seat": 2}),
        (AstralTravel(0), m.SPACE + space("chapel"), {"space": space("chapel")}),
        (FirstOath(0), m.MONARCH + 1, {"monarch": 1}),
    ],
    ids=lambda part: type(part).__name__,
)  # fmt: skip
def test_open_information_0_everyone_sees_what_was_chosen_before_it_takes_effect(procedure, answer, chosen):
    scene = three().hand(0, "lore 3").hand(1, "observation 3").traitor(2).at(2, "deck 3")
    scene.deep_ones("chapel", 2).deep_ones("galley").monarch("hydra", "water 1").monarch("dagon", "water 5")
    scene.begin(procedure.copy())
    assert not set(scene.table.view(1)["underway"][-1]) & set(chosen)
    scene.play(answer)
    rule = procedure.rules[1]
    assert [scene.table.view(viewer)["underway"] for viewer in (0, 1, None)] == [[{"rule": rule, **chosen}]] * 3


def test_open_information_0_everyone_sees_a_chosen_face_and_a_chosen_outcome():
    scene = three()
    scene.begin(SkillCheck(9, NO_PARTIAL, 3, chosen=1))
    assert scene.table.view(1)["check"]["chosen"] == 1
    scene = three().hand(0, "observation 3")
    scene.begin(Roll(face=7))
    assert scene.table.view(1)["roll"]["face"] == 7


def with_left(kind: int, deck: list[int], *hands: list[int]) -> Table:
    """A table at which all cards of a type lie in the discard pile but those in its deck and in the hands of 1 and 2."""
    table = Scene().table
    table.deciding = NOBODY  # not who was asked before the table was laid out
    table.chaos.clear()
    left = whole_deck(kind)
    for cards in (deck, *hands):
        for each in cards:
            left.remove(each)
    table.decks[kind], table.discards[kind] = list(deck), left
    for seat, cards in enumerate(hands, 1):
        table.hands[seat], table.most[seat][kind] = sorted(cards), len(cards)
    return table


ONE, TWO = sorted(set(whole_deck(0)))[:2]


@pytest.mark.parametrize(
    ("deck", "hands", "changes"),
    [
        ([TWO], ([ONE], []), True),
        ([ONE], ([ONE], []), False),
        ([], ([ONE], []), False),
        ([], ([ONE], [TWO]), True),
        ([], ([ONE], [ONE]), False),
        ([], ([ONE, TWO], []), False),
    ],
)
def test_open_information_6_a_hand_is_called_open_to_change_where_it_does_change(deck, hands, changes):
    table = with_left(0, deck, *hands)
    dealt = {tuple(other.hands[1]) for other in deals(table, 0, 60)}
    assert (len(dealt) > 1) == changes
    assert bool(redeal.hidden(table, 0)["hand 1"].elsewhere) == changes
