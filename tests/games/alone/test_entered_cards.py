"""What cards do to what the Hero knows: marks, entries, and who is behind which screen."""

from __future__ import annotations

from outpost import DONE, SEARCH, Scene, attack, card, cell, explore, fulfil, go, play, repair, say, send
from played import die, noises, pick, reacting, side, with_dice
from test_entered import entries, killed_a_spore, lie_about, settled
from test_items_told import may_be_played
from test_missions import in_crew, put, round_over, started
from test_missions_initial import with_mission
from test_missions_main import begun, starting

from undertow.games.alone import events as e
from undertow.games.alone import known
from undertow.games.alone import moves as m
from undertow.games.alone.board import KINDS
from undertow.games.alone.shown import NO_CREATURE
from undertow.games.alone.state import BOSS, HERO

# -- marks -------------------------------------------------------------------------------------------------------------


def marks(scene: Scene, sort: int) -> list[list[int]]:
    """What holds for creatures this turn, as the Hero sees it."""
    return [mark[1:] for mark in scene.table.view(HERO)["marks"] if mark[0] == sort]


def test_card_barely_a_scratch_the_hero_knows_for_whom_the_die_is() -> None:
    scene = reacting("barely-a-scratch", ask=True).creature("worm", "C3").dice("hit", *["miss"] * 8)
    with_dice(scene, 2, attack("worm")).play(play("barely-a-scratch"))
    assert [known.DICE, 1, known.NO_FIGURE, known.THE_AIMED] in entries(scene, known.MARKED)


def test_card_i_must_not_look_away_the_hero_knows_who_has_a_die_more() -> None:
    scene = reacting("i-must-not-look-away").creature("hybrid", "C2").dice(*["miss"] * 8)
    scene.play(go("north"), play("i-must-not-look-away"))
    assert marks(scene, known.DICE) == [[1, KINDS.index("hybrid"), scene.place("C2")]]


# -- tokens, noises, lies ----------------------------------------------------------------------------------------------


def test_card_that_floor_was_different_the_hero_knows_that_a_token_may_lie_there() -> None:
    scene = reacting("that-floor-was-different").play(explore("west"), play("that-floor-was-different"))
    settled(scene)
    assert entries(scene, known.TOKENS) == [[1, known.OUT_OF_SIGHT, 1 << cell("B3")]]


def test_card_who_is_breathing_the_noise_is_entered_as_one_that_may_be_nobody() -> None:
    scene = reacting("who-is-breathing").box("C3").play(repair("north"), play("who-is-breathing"), say("west"))
    assert noises(scene) == ["west"]
    (entry,) = entries(scene, known.HAPPENED)
    assert entry[known.NOISE - 1] == 3 and entry[known.MENU - 1] == known.NOBODY | known.ANY_NOISE


def test_card_it_only_looked_small_is_read_by_the_hero_even_where_nobody_is() -> None:
    scene = reacting("it-only-looked-small").play(explore("west"), play("it-only-looked-small"), side(1))
    settled(scene)
    assert [scene.tile(name)["doubt"] for name in ("B3",)] == [card("it-only-looked-small")]
    (entry,) = entries(scene, known.HAPPENED)
    assert entry[known.MENU - 1] == known.NOBODY | known.QUIET


def test_secrecy_3_what_was_said_of_a_creature_ends_when_it_is_elsewhere() -> None:
    scene = reacting("it-was-never-there").creature("worm", "D3").creature("hybrid", "B3").revealed("B3")
    scene = lie_about(scene, "D3", NO_CREATURE, 12)
    killed_a_spore("it-was-never-there", scene)
    scene = reacting("they-have-changed-places").creature("worm", "D3").creature("hybrid", "A3")
    scene = lie_about(scene, "D3", NO_CREATURE, 12)
    killed_a_spore("they-have-changed-places", scene).play(side(1), pick("hybrid"))
    assert scene.table.lies == []


def test_secrecy_6_evil_is_told_where_creatures_are_that_change_places() -> None:
    scene = reacting("they-have-changed-places").creature("hybrid", "A3").creature("worm", "D4")
    killed_a_spore("they-have-changed-places", scene).play(side(1), pick("hybrid"))
    assert scene.told(e.CREATURE_MOVED, 1) == [(2, cell("D4")), (4, cell("A3"))]
    assert scene.told(e.CREATURE_MOVED, HERO) == []


# -- dice --------------------------------------------------------------------------------------------------------------


def test_card_nothing_but_air_a_reroll_is_seen_and_the_card_goes_on_without_a_trace() -> None:
    scene = reacting("nothing-but-air", ask=True).creature("worm", "C3").dice("hit", "hit", *["miss"] * 8)
    with_dice(scene, 3, attack("worm")).play(play("nothing-but-air"), die("hit"))
    assert scene.prompt == "evil_chooses"
    assert scene.table.redeal(HERO, 1).view(HERO) == scene.table.view(HERO)
    scene.play(DONE)
    assert scene.told(e.DICE_ROLLED, HERO)[-1] == (0, 0, 3)


def test_card_this_belonged_to_the_dead_what_it_costs_may_be_the_end() -> None:
    scene = reacting("this-belonged-to-the-dead", danger="C3").tracks(0, 1).adrenaline(0)
    scene.item_deck("jetpack").laid().play(SEARCH)
    assert may_be_played(scene, "this-belonged-to-the-dead")
    scene.play(play("this-belonged-to-the-dead"))
    while not scene.table.over and scene.prompt not in ("action",):
        scene.play(scene.moves[0])
    assert scene.ending == "defeat"


# -- bosses ------------------------------------------------------------------------------------------------------------


def test_cards_8_if_he_enters_in_the_control_room_itself_two_tokens_are_put_there() -> None:
    scene = in_crew().play(fulfil("bonus"))
    if scene.may(put("E3")):
        scene.play(put("E3"))
        assert scene.table.sabotage == 2


def test_cards_8_a_hero_who_starts_the_mission_in_the_control_room_was_there_first() -> None:
    scene = with_mission("sm03")
    scene.table.main = scene.table.done = 0
    scene.laid().play(fulfil("bonus"))
    assert scene.table.reached == 1


def matriarch(where: str, **tracks: int) -> Scene:
    """She stands somewhere near the Hero."""
    return begun("fm04", "C3").creature("boss", where).tracks(**tracks)


def test_missions_6_where_the_matriarch_comes_to_the_hero_the_shock_may_be_the_end() -> None:
    scene = matriarch("D3", health=0, composure=1).play(SEARCH)
    while scene.prompt not in ("", "action"):
        scene.play(scene.moves[0])
    assert scene.ending == "defeat" and scene.here == scene.where("boss") == "C3"


def test_missions_6_what_she_costs_at_the_end_of_a_round_is_no_loss_to_react_to() -> None:
    scene = round_over(matriarch("A3", health=12, composure=12))
    scene.play(m.SEND + BOSS * m.SECTORS + cell("C3"))
    settled(scene)
    assert scene.told(e.SHOCK, HERO) and scene.table.lost == [0, 0]


def test_secrecy_5_where_the_boss_is_to_go_gets_into_no_world_of_the_hero() -> None:
    scene = round_over(started("F3")).play(send("boss", "F2"))
    assert scene.prompt == "how_told"
    world = scene.table.redeal(HERO, 1)
    assert (world.asking.key, world.stack[-1].to) == ("saboteur_goes", -1), "nothing was answered"


def test_secrecy_5_what_was_placed_behind_the_screen_gets_into_no_world_of_the_hero() -> None:
    scene = starting("fm09").play(fulfil("bonus"), put("b3"))
    world = scene.table.redeal(HERO, 1)
    assert world.stack[-1].chosen == []


def test_missions_6_the_hero_knows_that_the_matriarch_did_not_have_to_move() -> None:
    scene = begun("fm04", "C3").creature("boss", "a1").play(SEARCH)
    settled(scene)
    assert entries(scene, known.RESTS) == [[]]
