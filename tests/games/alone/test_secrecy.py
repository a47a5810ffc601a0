"""Truth and lies: what Evil tells, what a card may bend, how truth comes back, and how the Hero counts."""

from __future__ import annotations

import pytest
from outpost import DONE, PASS, SEARCH, Scene, attack, card, cell, cover, explore, go, locate, play, send, sweep, token

from undertow.games.alone import GAME, known
from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.names import LIES
from undertow.games.alone.procedures.playing import CardPlayed
from undertow.kernel import news
from undertow.kernel.seat import Seat
from undertow.match import chosen, seated

HERO = 0
MISTAKEN = "was-i-mistaken"


def lie(name: str) -> int:
    """Leave out an element ("no-danger") of the sector being revealed, or show a false one."""
    return m.LIE + LIES.index(name) * 2


def lied(name: str, **laid: str) -> Scene:
    """The Hero explores B3 and A3; Evil lies about B3."""
    scene = Scene(windows="ask").decks("terror", "speed").hand(1, MISTAKEN)
    for what, where in laid.items():
        scene = scene.danger(where) if what == "danger" else scene.creature(what, where)
    return scene.play(explore("west"), play(MISTAKEN), lie(name))


# -- truth -------------------------------------------------------------------------------------------------------------


def test_secrecy_1_evil_informs_the_hero_by_answers_to_a_locate_and_by_directions_of_noise() -> None:
    scene = Scene(evil=2).creature("worm", "A3").hand(1, "they-are-keeping-pace").play(*locate("worm", "lab"))
    assert scene.told(e.LOCATED, HERO) == [(12, 2, 0), (3, 3, 0)]
    while scene.prompt == "react":
        scene.play(scene.moves[-1] if scene.seat == 1 else PASS)
    scene.play(send("worm", "A3"))
    assert scene.told(e.NOISE, HERO) == [(3,)]


def test_secrecy_2_without_a_card_the_answers_are_true_and_evil_is_not_asked() -> None:
    scene = Scene().decks("terror", "speed").play(*locate("lab", "crew"))
    assert scene.told(e.LOCATED) == [(3, 3, 0), (1, 6, 0)]
    assert scene.table.view(HERO)["told"] == [[3, scene.place("C3"), 3, 0, 0], [1, scene.place("C3"), 6, 0, 0]]


@pytest.mark.parametrize(("choice", "told"), [(0, (2, 6)), (1, (4, 6)), (2, (3, 5)), (3, (3, 7)), (-1, (3, 6))])
def test_secrecy_2_a_card_allows_exactly_what_it_says(choice: int, told: tuple[int, int]) -> None:
    scene = Scene(windows="ask").decks("terror", "speed").hand(1, "the-numbers-swim").creature("worm", "G3")
    scene.play(*locate("lab", "crew"), play("the-numbers-swim"))
    assert scene.moves == (DONE, *[m.OFFSET + number for number in range(4)]), "one target, one too few or too many"
    scene.play(DONE if choice < 0 else m.OFFSET + choice, send("worm", "G3"))
    assert tuple(far for _, far, _ in scene.told(e.LOCATED)) == told


def test_secrecy_2_the_secret_map_stays_true_whatever_is_shown() -> None:
    scene = lied("danger", worm="G3")
    assert scene.tile("B3")["danger"] == 1
    assert scene.table.view(1)["map"]["danger"] == [] and scene.table.danger == 0


# -- lies about a sector, and how they end -----------------------------------------------------------------------------


def test_secrecy_3_entering_the_sector_brings_the_truth_about_a_false_element() -> None:
    scene = lied("danger").play(DONE).passes()
    assert scene.tile("B3")["danger"] == 1
    scene.play(go("west"))
    assert scene.tile("B3")["danger"] == 0
    assert scene.told(e.TRUTH, HERO) == [(scene.place("B3"),)]


def test_secrecy_3_and_about_one_left_out_a_creature_that_is_met_so_is_a_shock() -> None:
    scene = lied("no-worm-1", worm="B3").passes()
    assert scene.figures("B3") == [] and scene.where("worm") == "B3"
    scene.dice(*["miss"] * 9).play(go("west")).passes()
    assert scene.figures("B3") == ["worm"] and scene.told(e.SHOCK) == [(4, 2)]
    scene.lost(composure=2)


def test_secrecy_3_exploring_it_again_brings_the_truth_without_a_shock() -> None:
    scene = lied("no-worm-1", worm="B3").passes()
    scene.play(explore("west")).passes()
    assert scene.figures("B3") == ["worm"] and scene.told(e.TRUTH) == [(scene.place("B3"),)]
    scene.lost()


def test_secrecy_3_acting_on_the_false_element_brings_the_truth_and_the_action_is_not_spent() -> None:
    scene = lied("danger", danger="A3")
    assert (scene.prompt, scene.moves) == ("sweep", (DONE, sweep(1), sweep(2)))
    scene.play(sweep(1))
    assert scene.told(e.TRUTH) == [(scene.place("B3"),)] and scene.tile("B3")["danger"] == 0
    assert (scene.prompt, scene.moves) == ("sweep", (DONE, sweep(2))), "he may still remove a true one"
    scene.play(sweep(2))
    assert scene.table.danger == 0


def test_secrecy_3_a_creature_that_was_left_out_is_shown_when_it_moves() -> None:
    scene = lied("no-worm-1", worm="B3").passes().hand(1, "they-are-keeping-pace")
    scene.dice(*["miss"] * 9).play(SEARCH)
    while not scene.may(cover("they-are-keeping-pace")):
        scene.play(PASS)
    scene.play(cover("they-are-keeping-pace"), send("worm", "C3"))
    assert scene.figures("C3") == ["worm"] and scene.told(e.SHOCK) == [(4, 2)], "it was hidden until now"


def test_secrecy_3_a_creature_shown_as_another_is_shown_as_it_is_when_it_moves() -> None:
    scene = Scene(windows="ask").hand(1, "it-only-looked-small").creature("worm", "B3").play(explore("west"))
    scene.play(play("it-only-looked-small"), m.SIDE, m.MASK + token("worm") * 12 + 0)
    assert scene.figures("B3") == ["spore"]
    scene.passes().hand(1, "they-are-keeping-pace").dice(*["miss"] * 9).play(SEARCH)
    while not scene.may(cover("they-are-keeping-pace")):
        scene.play(PASS)
    scene.play(cover("they-are-keeping-pace"), send("worm", "C3"))
    assert scene.figures("C3") == ["worm"] and scene.told(e.CREATURE_ATTACKS) == [(4, 3)]


def test_secrecy_3_a_sector_that_leaves_the_labyrinth_takes_its_lie_with_it() -> None:
    scene = Scene(windows="ask").decks("terror", "speed").hand(1, MISTAKEN).time(8).play(explore("west"))
    scene.play(m.PLAY_LATER + card(MISTAKEN), lie("danger"), DONE)
    assert scene.tile("A3")["danger"] == 1 and scene.table.lies != []
    while scene.seat != HERO:
        scene.play(scene.moves[0])
    assert "A3" not in scene.shown() and scene.table.lies == []
    assert scene.told(e.TRUTH) == [], "silently"


# -- what is told of a card --------------------------------------------------------------------------------------------


def angry(*danger: str) -> Scene:
    """Evil plays It Is Angry! openly after an Attack; a hidden Worm is far away."""
    scene = Scene(windows="ask").hand(1, "it-is-angry").creature("worm", "G3").creature("spore", "C3").danger(*danger)
    scene.dice(*["miss"] * 20).play(attack("spore"))
    while not scene.may(play("it-is-angry")):
        scene.play(PASS)
    return scene.play(play("it-is-angry"))


def test_secrecy_4_the_hero_reads_a_card_played_open_and_sees_whether_it_was_dangerous() -> None:
    calm, dangerous = angry(), angry("C3")
    number = calm.table.played[0]
    assert calm.told(e.CARD_PLAYED, HERO) == [(1, number)] == dangerous.told(e.CARD_PLAYED, HERO)
    assert (calm.told(e.CARD_DANGEROUS, HERO), dangerous.told(e.CARD_DANGEROUS, HERO)) == ([], [(number,)])
    assert calm.table.view(HERO)["fields"][0]["card"] == number


def test_secrecy_4_one_played_face_down_shows_only_its_deck() -> None:
    scene = Scene().hand(1, "they-are-faster").creature("worm", "G3").play(SEARCH, cover("they-are-faster"))
    assert scene.told(e.CARD_COVERED, HERO) == [(1, 1)] and scene.told(e.CARD_PLAYED) == []
    assert scene.table.view(HERO)["fields"] == [{"card": -1, "deck": 1, "width": 1, "sides": 0}]


@pytest.mark.parametrize("side", [0, 1])
def test_secrecy_4_which_side_of_an_or_is_carried_out_is_told(side: int) -> None:
    scene = angry().play(m.SIDE + side)
    assert scene.told(e.SIDE_CHOSEN, HERO) == [(side + 1,)]


@pytest.mark.parametrize(("kind", "told"), [("worm", 0), ("spore", 1)])
def test_secrecy_4_which_hidden_creature_was_removed_is_not_told_and_a_revealed_one_is_seen_to_go(
    kind: str, told: int
) -> None:
    scene = angry().play(m.SIDE + 1, m.TOKEN + token(kind))
    assert scene.where(kind) == ""
    assert len(scene.told(e.CREATURE_GONE, HERO)) == told


def test_secrecy_5_places_are_counted_from_the_start_sector() -> None:
    here = []
    for start in ("C3", "A2", "F2"):
        scene = Scene().start(start)
        here.append(scene.table.view(HERO)["here"])
    assert len(set(here)) == 1, "wherever he starts, he calls it the same"
    west = Scene().start("C3").play(go("west")).table.view(HERO)["here"]
    assert (west, Scene().start("D1").play(go("west")).table.view(HERO)["here"]) == (here[0] - 1, here[0] - 1)


def test_secrecy_5_the_other_floor_is_only_called_the_other() -> None:
    scene = Scene().start("D4").play(go("stairs"))
    assert scene.table.view(HERO)["here"] == scene.place("D4") + 91
    assert cell("d4") - cell("D4") == 28


def test_secrecy_5_what_was_seen_stays_known_though_the_labyrinth_is_tidied() -> None:
    scene = Scene().start("C3").time(8).play(explore("west"))
    while scene.seat != HERO:
        scene.play(scene.moves[0])
    assert scene.shown() == ["B3", "C3"]
    assert [tile["place"] for tile in scene.table.view(HERO)["known"]] == [
        scene.place(name) for name in ("A3", "B3", "C3")
    ]


# -- what a redeal and an undo may tell ----------------------------------------------------------------------------------


def test_secrecy_4_whether_evil_still_chooses_sectors_or_moves_already_is_the_same_to_the_hero() -> None:
    """Law 6b: nothing forgotten yet, or nothing to be forgotten: the same question stands before the Hero."""
    scene = Scene(windows="ask").decks("terror", "speed").hand(1, "how-do-i-know-this-place").creature("worm", "G3")
    table = scene.table
    table.revealed = table.station.sectors & ~(1 << cell("G3"))
    known.look(table)
    scene.play(go("west"))
    while scene.prompt != "evil_chooses":
        scene.play(play("how-do-i-know-this-place") if play("how-do-i-know-this-place") in scene.moves else PASS)
    picking, leaving = table.clone(), table.clone()
    picking.play(next(move for move in picking.moves if move != DONE))
    leaving.play(DONE)
    assert leaving.asking.key != "evil_chooses" and picking.view(HERO) == leaving.view(HERO)
    frames = [world.stack[-1] for world in (picking, leaving)]
    assert all(isinstance(frame, CardPlayed) for frame in frames)
    assert len({(frame.since, *frame.before) for frame in frames}) == 1, "a redeal goes back to the same choice"


def test_rulings_2_a_move_that_may_bring_a_card_kept_ready_cannot_be_taken_back_freely() -> None:
    scene = Scene(windows="ask").decks("terror", "speed").hand(1, "how-do-i-know-this-place")
    table = scene.table
    assert not table.keeps_answers(HERO)
    table.awaited = [4, 2]
    assert table.keeps_answers(HERO) and news.others_have_answered(table)
    table.awaited = [0, 2]
    assert not table.keeps_answers(HERO), "every moment for which it may lie ready has gone by"


@pytest.mark.parametrize("play", ["random", "thumb"])
def test_actions_4_a_question_that_is_put_once_more_changes_and_tells_nothing(play: str) -> None:
    """As a redeal does it, for whoever may know everything."""
    for seed in range(3):
        table = GAME.new(2 + seed, seed=seed)
        bots = seated(GAME, [play] * table.seats, str(seed))
        while not table.over and table.count < 250:
            again = table.clone()
            again.ask_again()
            assert again.digest() == table.digest() and again.events == table.events, table.asking.key
            table.play(chosen(bots[table.deciding], Seat(table, table.deciding)))
