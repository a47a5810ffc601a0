"""What the Hero knows is entered as it happened, and nothing that he cannot know gets into it."""

from __future__ import annotations

from outpost import DONE, SEARCH, Scene, attack, card, cell, fulfil, go, play, repair
from played import appeared, danger, figure_called, pick, places, reacting, sector, shift, side
from test_missions_initial import done, end_the_round, with_mission
from test_missions_main import begun, starting
from test_missions_needle import hidden, put

from undertow.games.alone import events as e
from undertow.games.alone import known
from undertow.games.alone import moves as m
from undertow.games.alone.missions import CORE, COUNT, FALSE, FOUND, SEEN
from undertow.games.alone.shown import DANGER, NO_CREATURE, NO_DANGER
from undertow.games.alone.state import HERO


def entries(scene: Scene, kind: int) -> list[list[int]]:
    """What was entered of a kind."""
    return [entry[1:] for entry in scene.table.trace if entry[0] == kind]


def figures(scene: Scene) -> list[str]:
    """The figures that were seen to do something."""
    seen = [entry[known.FIGURE] for entry in scene.table.trace if entry[0] == known.HAPPENED]
    return [figure_called((code >> 6 & 7) * 2 + (code >> 9)) for code in seen if code != known.NO_FIGURE]


def lie_about(scene: Scene, name: str, sort: int, what: int = 0) -> Scene:
    """A card has told a lie about a revealed sector."""
    scene.table.lies.append([cell(name), sort, what, 0])
    scene.table.doubts += [cell(name), card("it-is-angry")]
    return scene.revealed(name)


def settled(scene: Scene, *stops: str) -> Scene:
    """Nobody does anything else until one of these is asked."""
    while scene.prompt not in ("action", "", *stops):
        scene.play(DONE if DONE in scene.moves else scene.moves[0])
    return scene


# -- creatures ---------------------------------------------------------------------------------------------------------


def killed_a_spore(slug: str, scene: Scene | None = None) -> Scene:
    """The Hero has killed a wounded spore, and at the end of the turn this card is played."""
    scene = (scene or reacting(slug)).creature("spore", "C3", wounded=True).dice("hit", *["miss"] * 8)
    return scene.play(attack("spore", wounded=True), play(slug))


def test_card_it_is_angry_a_wounded_creature_is_seen_to_go_as_what_it_is_and_comes_back_unhurt() -> None:
    scene = killed_a_spore("it-is-angry", reacting("it-is-angry").creature("worm", "D3", wounded=True).revealed("D3"))
    scene.play(side(2))
    if scene.prompt == "evil_chooses":
        scene.play(pick("worm"))
    assert figures(scene) == ["wounded worm"] and scene.table.wounded == 0
    assert scene.figures("D3") == []


def test_secrecy_3_what_was_said_of_a_creature_ends_when_it_goes_seen_or_not() -> None:
    for open_now in (True, False):
        scene = reacting("it-is-angry").creature("worm", "D3").creature("hybrid", "A3")
        scene = lie_about(scene, "D3", NO_CREATURE, 12)
        killed_a_spore("it-is-angry", scene).play(side(2), pick("worm") if not open_now else pick("hybrid"))
        assert bool(scene.table.lies) == open_now


def test_card_they_have_changed_places_nothing_else_follows() -> None:
    scene = reacting("they-have-changed-places").creature("hybrid", "A3").creature("worm", "D4")
    killed_a_spore("they-have-changed-places", scene).play(side(1), pick("hybrid"), DONE)
    assert scene.prompt == "action"


def test_card_they_have_changed_places_one_that_comes_into_view_is_shown_there() -> None:
    scene = reacting("they-have-changed-places").creature("hybrid", "D3").creature("worm", "D4").revealed("D3")
    killed_a_spore("they-have-changed-places", scene).play(side(1), pick("worm"))
    assert places(scene, e.CREATURE_GONE) == ["D3"] and ("worm", "D3") in appeared(scene)
    assert scene.table.redeal(HERO, 1).view(HERO) == scene.table.view(HERO), "also before the card goes on"


def test_secrecy_4_the_hero_cannot_tell_a_card_without_effect_from_one_that_nobody_has_seen_work() -> None:
    heard = []
    for there in (True, False):
        scene = reacting("they-have-changed-places")
        scene = scene.creature("hybrid", "a3").creature("worm", "d4") if there else scene
        killed_a_spore("they-have-changed-places", scene).play(side(1))
        if there:
            scene.play(pick("hybrid"), DONE)
        heard.append((len(scene.table.mover), entries(scene, known.HAPPENED)[0][1:6]))
    assert heard[0] == heard[1]


def test_secrecy_4_the_same_where_nobody_could_teleport() -> None:
    for there in (True, False):
        scene = reacting("it-was-never-there")
        scene = scene.creature("hybrid", "D3").revealed("D3") if there else scene
        killed_a_spore("it-was-never-there", scene).play(side(1))
        while scene.prompt == "evil_chooses":
            scene.play(scene.moves[-1])
        (entry,) = entries(scene, known.HAPPENED)
        assert entry[known.MENU - 1] & (known.TELEPORTS | known.NOBODY) == known.TELEPORTS | known.NOBODY


def test_secrecy_4_and_where_nobody_was_wounded() -> None:
    for there in (True, False):
        scene = reacting("the-blood-whips-them-up").creature("hybrid", "C3").dice("hit", *["miss"] * 8)
        scene = scene.creature("worm", "a1", wounded=True) if there else scene
        scene.play(SEARCH)
        settled(scene, "react", "evil_acts")
        while not scene.may(play("the-blood-whips-them-up")):
            scene.play(m.PASS if m.PASS in scene.moves else scene.moves[0])
        scene.play(play("the-blood-whips-them-up"))
        settled(scene, "evil_chooses")
        assert [entry for entry in entries(scene, known.HAPPENED) if entry[known.MENU - 1] & known.HEALED]


def test_card_it_is_angry_the_screen_is_down_when_the_creature_has_gone() -> None:
    scene = reacting("it-is-angry").creature("worm", "D3").revealed("D3")
    killed_a_spore("it-is-angry", scene).play(side(2))
    if scene.prompt == "evil_chooses":
        scene.play(pick("worm"))
    assert scene.table.redeal(HERO, 1).view(HERO) == scene.table.view(HERO)


# -- tokens, lights, doors ---------------------------------------------------------------------------------------------


def test_labyrinth_2_tokens_that_make_room_or_go_on_are_seen_to_go() -> None:
    scene = reacting("every-shadow-is-a-trap", danger="D3").revealed("D3").creature("worm", "C2").dice(*["miss"] * 8)
    scene.play(go("north"))
    while not scene.may(play("every-shadow-is-a-trap")):
        scene.play(m.PASS if m.PASS in scene.moves else scene.moves[0])
    scene.play(play("every-shadow-is-a-trap"), side(1))
    scene.play(shift("D3", "C2"))
    assert places(scene, e.DANGER_GONE) == ["D3"] and places(scene, e.DANGER_SHOWN)[-1:] == ["C2"]


def full(scene: Scene) -> Scene:
    """Eight tokens lie on the Hero's floor, two of them in view."""
    return scene.danger("C1", "D1", "A2", "E1", "A3", "E3", "G3", "D4").revealed("C1")


def test_round_end_11_where_a_floor_is_full_a_card_may_take_one_away_and_the_hero_sees_it() -> None:
    for name, seen in (("C1", True), ("G3", False)):
        scene = full(reacting("the-floor-gives-way")).play(go("north"), play("the-floor-gives-way"))
        assert scene.may(m.UNPLACE + cell(name))
        scene.play(m.UNPLACE + cell(name))
        if scene.prompt == "evil_chooses":
            scene.play(sector("C2"))
        assert places(scene, e.DANGER_GONE) == (["C1"] if seen else [])
        assert scene.told(e.DANGER_REMOVED, 1) == ([] if seen else [(cell("G3"),)])
        assert "C2" in danger(scene)


def test_card_the_floor_gives_way_with_a_token_there_no_other_is_gained() -> None:
    scene = reacting("the-floor-gives-way").danger("C2").play(go("north"), play("the-floor-gives-way"))
    scene.lost(health=1, composure=1)
    assert entries(scene, known.TOKENS) == []


def test_card_it_was_here_first_nobody_moves_where_somebody_is_near() -> None:
    scene = reacting("it-was-here-first").creature("cultist", "D3").item_deck("jetpack", "crowbar")
    scene.play(SEARCH, play("it-was-here-first"))
    while scene.prompt == "drop":
        scene.play(scene.moves[0])
    assert entries(scene, known.HAPPENED) == [] and scene.prompt != "who_acts"
    assert scene.table.view(HERO)["fields"][0]["sides"] == 2, "the second case stands beside the card"


def test_card_they_are_through_the_hero_knows_that_blockades_may_be_gone() -> None:
    scene = reacting("they-are-through").box("C3").play(repair("north"), play("they-are-through"))
    assert entries(scene, known.DOORS) == [[2, 0]]


def test_secrecy_3_lies_end_with_the_sector_that_is_forgotten() -> None:
    scene = lie_about(reacting("how-do-i-know-this-place").hero("F2"), "A3", NO_DANGER).play(go("west"))
    while not scene.may(play("how-do-i-know-this-place")):
        scene.play(m.PASS if m.PASS in scene.moves else scene.moves[0])
    scene.play(play("how-do-i-know-this-place"), sector("A3"))
    while scene.prompt == "evil_chooses":
        scene.play(DONE)
    assert (scene.table.lies, scene.table.doubts) == ([], [])


# -- missions ----------------------------------------------------------------------------------------------------------


def test_missions_1_evil_is_told_of_the_token_in_the_generator_room_and_the_hero_only_where_he_sees_it() -> None:
    for names, seen in ((("C3",), []), (("f1",), ["f1"])):
        scene = settled(starting("fm03").revealed(*names).play(fulfil("bonus")))
        assert places(scene, e.DANGER_SHOWN) == seen
        assert scene.told(e.DANGER_PLACED, 1) == ([] if seen else [(cell("f1"),)])
        assert entries(scene, known.TOKENS) == [[1, known.OUT_OF_SIGHT, 0]]


def test_missions_4_when_the_countdown_runs_he_remembers_no_light() -> None:
    scene = begun("fm07", "", 1, 0).light("b1").revealed("b1")
    scene.box(scene.here)
    scene.table.mission[2] = cell("G2")
    scene.table.revealed = 1 << scene.table.hero
    scene.table.ask_again()
    scene.play(fulfil("main"))
    assert scene.table.lit == scene.table.lit_seen == 0
    assert {tile["lit"] for tile in scene.table.view(HERO)["known"]} == {0}


def test_missions_7_a_token_that_was_dug_up_is_nowhere_and_the_core_lies_on_the_card() -> None:
    scene = hidden("c4", "a1", "a2", hero="c4")
    scene.table.mission[SEEN] = 1 << cell("c4")
    scene.play(fulfil("main"))
    mission = scene.table.mission
    assert (mission[CORE], mission[FOUND], mission[COUNT]) == (-1, -1, 1) and not mission[SEEN]
    assert scene.table.view(HERO)["mission"][1] == 1 and scene.table.view(HERO)["needles"] == []
    assert entries(scene, known.DUG) == [[1 << cell("c4")]]
    scene = hidden("a1", "c4", "a2", hero="c4").light("c4")
    assert scene.table.mission[FALSE] == 1 << cell("c4")
    scene.play(fulfil("main"))
    assert (scene.table.mission[FALSE], scene.table.mission[SEEN]) == (0, 0)
    assert entries(scene, known.DUG) == [[1 << cell("c4")]]


def test_missions_1_a_needle_placed_where_the_hero_can_see_is_shown_at_once() -> None:
    scene = starting("fm09").revealed("c1").play(fulfil("bonus"), put("b3"), put("a1"), put("c1"))
    assert scene.told(e.NEEDLE_SHOWN, HERO) == [(scene.place("c1"),)] and scene.tile("c1")["sabotage"] == 1


def test_missions_3_when_spore_haze_is_over_a_false_token_is_found_out() -> None:
    scene = lie_about(with_mission("pm03"), "f3", DANGER)
    done("pm03", scene)
    assert scene.told(e.TRUTH, HERO) == [(scene.place("f3"),)] and scene.tile("f3")["danger"] == 0


def test_missions_3_when_lockdown_is_over_two_blockades_go_and_no_third() -> None:
    scene = with_mission("pm08").hero("a4")
    for name, where in (("a4", "north"), ("G3", "north"), ("F3", "west")):
        scene.blocked(name, where).revealed(name)
    done("pm08", scene)
    scene.play(scene.moves[-1])
    scene.play(scene.moves[-1])
    assert scene.table.blocked.bit_count() == 1 and scene.prompt == "action"


def test_round_end_13_a_fever_is_no_loss_that_evil_reacts_to() -> None:
    scene = end_the_round(with_mission("pm04", in_room=False))
    scene.lost(health=1)
    assert scene.table.lost == [0, 0] == scene.table.view(HERO)["lost"][:2]
