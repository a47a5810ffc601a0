"""What random options have found: choices that were open to a side and stood in no view of it."""

from __future__ import annotations

from outpost import Scene, attack, locate, play, spawn, use
from played import pick, side

from undertow.games.alone import events as e
from undertow.games.alone import known
from undertow.games.alone import moves as m
from undertow.games.alone.procedures.missions_boss import MoveTheBoss
from undertow.games.alone.state import BOSS

HERO = 0
FELLOW = 2  # of Evil, who chooses nothing in these tests
MISSES = ("miss",) * 12


def test_secrecy_2_how_an_answer_will_be_bent_stands_before_all_of_evil_and_not_before_the_hero() -> None:
    seen = []
    for choice in range(2):
        scene = Scene(windows="ask", evil=2).decks("terror", "speed").hand(1, "the-numbers-swim")
        scene.creature("worm", "G3").play(*locate("lab", "crew"))
        while scene.prompt != "evil_chooses":
            scene.play(play("the-numbers-swim") if scene.may(play("the-numbers-swim")) else m.PASS)
        scene.play(m.OFFSET + choice)
        assert scene.prompt == "who_acts", "the answer is still to come"
        seen.append(scene.table)
    assert [table.view(FELLOW)["lie"][0] for table in seen] == [-1, 1]
    assert seen[0].view(HERO) == seen[1].view(HERO) and "lie" not in seen[0].view(HERO)
    assert seen[0].redeal(HERO, 1) == seen[1].redeal(HERO, 1)


def test_attack_1_which_of_two_creatures_of_a_kind_was_attacked_is_not_forgotten_with_the_turn() -> None:
    seen = []
    for wounded in (False, True):
        scene = Scene(evil=2).creature("worm", "C3").creature("worm", "C3", wounded=True).dice(*MISSES)
        scene.play(attack("worm", wounded=wounded)).passes()
        assert scene.table.turn == 1 and known.marks(scene.table) == [], "the turn is over"
        seen.append([scene.table.view(seat)["aimed"] for seat in (HERO, 1, FELLOW)])
        assert seen[-1] == [[[4 + 8 * wounded, scene.place("C3")]]] * 3
    assert seen[0] != seen[1]


def test_cards_7_where_the_saboteur_goes_stands_before_all_of_evil_while_the_leader_says_how_it_is_heard() -> None:
    scene = Scene(windows="ask", evil=2).completed("problem").creature("boss", "E3")
    table = scene.table
    table.push(MoveTheBoss())
    table.ask_again()
    assert scene.prompt == "saboteur_goes" and table.view(FELLOW)["choosing"] == [[-1]]
    heard = []
    for move in scene.moves:
        other = table.clone()
        other.play(move)
        if other.asking.key == "how_told":
            heard.append(move)
            assert other.view(FELLOW)["choosing"] == [[move]] and "choosing" not in other.view(HERO)
            assert other.where[BOSS] == table.where[BOSS], "it has not gone yet"
    assert heard


def test_labyrinth_4_what_goggles_have_shown_stands_in_the_view_when_the_turn_is_over() -> None:
    seen = []
    for kind in ("worm", "spore"):
        scene = Scene().holds("thermal-goggles", upgraded=True).creature(kind, "A3").play(use("thermal-goggles"))
        assert scene.table.turn == 1 and scene.table.view(HERO)["heat"] == [], "they show nothing any more"
        assert scene.table.view(HERO)["sensed"] == [[0, *scene.told(e.HEAT_SHOWN, HERO)[0]]]
        seen.append(scene.table.view(HERO)["sensed"])
    assert seen[0] != seen[1]


def angry(*creatures: str) -> Scene:
    """Evil is to remove a creature by *It is angry!* and to bring another; these stand in the dark."""
    scene = Scene(windows="ask").hand(1, "it-is-angry").creature("spore", "C3", wounded=True)
    for name in creatures:
        scene.creature("hybrid", name)
    scene.dice("hit").play(attack("spore", wounded=True))
    while not scene.may(side(2)):
        scene.play(play("it-is-angry") if scene.may(play("it-is-angry")) else m.PASS)
    return scene.play(side(2))


def test_secrecy_4_that_a_hidden_creature_was_removed_shows_only_when_another_comes() -> None:
    scene = angry("A3")
    before = scene.table.clone()
    assert scene.prompt == "evil_chooses" and before.screen_before(HERO) >= 0
    scene.play(pick("hybrid"))
    table = scene.table
    assert scene.where("hybrid") == "" and scene.prompt == "who_acts"
    assert table.screen_before(HERO) == before.screen_before(HERO), "the same screen still stands"
    assert table.view(HERO) == before.view(HERO) and table.log(HERO) == before.log(HERO)
    assert table.redeal(HERO, 3) == before.redeal(HERO, 3), "and he goes back to before all that was chosen behind it"
    scene.play(spawn("worm", "F4"))
    gone, came = [entry for entry in table.trace if entry[0] == known.HAPPENED]
    assert gone[known.MENU] == known.REMOVED | known.QUIET, "since somebody came, somebody went"
    assert came[known.NOISE] != known.UNHEARD and table.screen_before(HERO) < 0


def test_secrecy_4_whether_evil_makes_room_for_a_token_first_is_kept_behind_the_screen() -> None:
    full = ("A1", "A2", "B1", "C1", "G2", "G3", "F2", "E1")  # the floor takes no more
    card = "the-echo-comes-back-wrong"
    scene = Scene(windows="ask").decks("traps", "speed").hand(1, card).creature("worm", "A3").danger(*full)
    scene.play(*locate("lab", "crew"))
    while scene.prompt != "evil_chooses":
        scene.play(play(card) if scene.may(play(card)) else m.PASS)
    nothing, room = scene.table.clone(), scene.table.clone()
    nothing.play(m.DONE)
    room.play(next(move for move in scene.moves if move >= m.UNPLACE))
    assert (nothing.asking.key, room.asking.key) == ("who_acts", "evil_chooses"), "one has gone on to the creatures"
    assert nothing.view(HERO) == room.view(HERO)
    assert nothing.redeal(HERO, 1) == room.redeal(HERO, 1) == scene.table.redeal(HERO, 1)
    assert nothing.trace != scene.table.trace, "what Evil may have placed is entered once that is over"
