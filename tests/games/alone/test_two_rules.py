"""Hard cases: where two rules meet, or where the order of steps decides."""

from __future__ import annotations

from crew import along, charges, shield
from outpost import (
    BULLET_TIME,
    DONE,
    PASS,
    SEARCH,
    Scene,
    attack,
    cell,
    explore,
    force,
    fulfil,
    go,
    locate,
    play,
    repair,
    send,
    use,
)
from played import attacks, danger, later, leave_out, pay, reacting, shift
from played import mask as shown_as
from test_missions_initial import with_mission
from test_missions_main import begun
from test_sight import COMB, LATTICE, at, mask

from undertow.games.alone import board, sight
from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.procedures.creatures import walk
from undertow.games.alone.shown import NO_STATUS

GAZE = "i-must-not-look-away"  # at a loss of composure: a creature here has a die more, then one moves
BEHIND = "right-behind-me"  # when a Move is done: a creature comes up to two sectors nearer
NOBODY = ["miss"] * 20


def moved(scene: Scene, side: str) -> Scene:
    """The Hero has moved; Evil has passed, and no door is used."""
    scene.play(go(side))
    while scene.prompt in ("react", "door"):
        scene.play(PASS if scene.prompt == "react" else DONE)
    return scene


# -- dangerous cards -----------------------------------------------------------------------------------------------------


def test_dangerous_3_an_immediate_card_answers_to_the_action_in_which_it_is_played() -> None:
    """Two Moves: the first from a token, the second from a clear sector."""
    for played_in, was in ((1, True), (2, False)):
        scene = Scene().hand(1, BEHIND).danger("C3").creature("worm", "G4").play(BULLET_TIME)
        if played_in == 2:
            moved(scene, "north")
        scene.play(go("north"), play(BEHIND))
        while not scene.told(e.CARD_PLAYED):
            scene.play(DONE)
        assert bool(scene.told(e.CARD_DANGEROUS)) == was


def test_dangerous_3_a_card_for_the_end_of_the_turn_answers_to_either_action() -> None:
    scene = Scene().hand(1, "they-hunt-in-a-pack").danger("C3").creature("worm", "G4").play(BULLET_TIME)
    moved(scene, "north").play(go("north"))
    while scene.prompt != "react":
        scene.play(DONE)
    assert scene.play(play("they-hunt-in-a-pack")).told(e.CARD_DANGEROUS)


# -- what happens without a card, and losses -----------------------------------------------------------------------------


def test_rulings_7_evil_reacts_to_what_a_footfall_costs_before_the_next_action() -> None:
    """Ringing Silence: the Worm walks in after the first of two actions."""
    scene = with_mission("pm05", in_room=False).hand(1, GAZE).creature("worm", "C2").dice(*NOBODY)
    moved(scene.hero("D3").play(BULLET_TIME), "west").play(send("worm", "C3"))
    scene.lost(composure=2)
    assert scene.prompt == "react" and scene.may(play(GAZE))
    scene.play(play(GAZE), DONE)
    assert scene.prompt == "action", "the second action"


def test_rulings_7_and_to_what_a_footfall_costs_at_an_opened_door() -> None:
    scene = with_mission("pm05", in_room=False).hand(1, GAZE).creature("worm", "C2").dice(*NOBODY)
    scene.hero("C1").blocked("C1", "west").play(BULLET_TIME, force("west")).passes().play(send("worm", "C1"))
    assert scene.prompt == "react" and scene.may(play(GAZE))


def test_rulings_7_and_to_what_the_purge_costs() -> None:
    """The Long Minute: its standard reaction brings a Worm in."""
    scene = begun("fm05").hand(1, GAZE).creature("worm", "f2").dice(*NOBODY)
    scene.play(BULLET_TIME, fulfil("main")).passes().play(send("worm", "f3"))
    scene.lost(composure=2)
    assert scene.prompt == "react" and scene.may(play(GAZE))


def test_missions_3_a_move_that_a_card_has_ended_is_not_heard() -> None:
    """Ringing Silence, and My Legs Will Not Obey: neither a step nor an opened door."""
    for move in (go("south"), force("west")):
        scene = with_mission("pm05", in_room=False).decks("terror", "speed").hand(1, "my-legs-will-not-obey")
        scene.creature("worm", "A1").hero("C1").blocked("C1", "west").play(move, play("my-legs-will-not-obey"))
        scene.play(pay("stop"))
        assert scene.prompt == "action" and scene.table.turn == 1 and scene.told(e.RULE_USED) == []


def test_round_end_13_no_turn_is_under_way_for_what_the_matriarch_costs_not_with_a_companion_either() -> None:
    scene = along("doctor", scene=begun("fm04", "A3")).creature("boss", "C3").hand(1, GAZE)
    scene.time(turn=8).play(SEARCH).passes()
    while scene.prompt != "saboteur_goes":
        scene.play(DONE if scene.may(DONE) else scene.moves[-1])
    scene.play(send("boss", "A3"))
    assert scene.prompt == "bear"
    scene.play(m.BEAR)
    assert scene.prompt == "action" and scene.table.round == 1


def test_companions_4_what_one_event_costs_of_both_tracks_is_taken_as_a_whole() -> None:
    scene = along("doctor", scene=reacting("the-crate-is-hissing", danger="C3"))
    scene.play(SEARCH, play("the-crate-is-hissing"), shield("doctor"))
    assert charges(scene, "doctor") == 4, "1 for health, 1 for composure"
    assert scene.prompt == "bear", "the lower half is a loss of its own"
    scene.play(m.BEAR)
    scene.lost(composure=1)
    scene = along("doctor", scene=reacting("the-crate-is-hissing", danger="C3"))
    scene.play(SEARCH, play("the-crate-is-hissing"), m.BEAR, m.BEAR)
    scene.lost(health=1, composure=2)


def test_attack_2_a_card_about_one_roll_of_a_grenade_costs_once() -> None:
    """Nothing But Air: if the attack wounds nobody, the Hero loses 1 composure."""
    scene = reacting("nothing-but-air").holds("shock-grenade").dice(*NOBODY, *NOBODY)
    scene.creature("spore", "C3").creature("worm", "C3").creature("hybrid", "C3")
    scene.play(use("shock-grenade"), play("nothing-but-air"), DONE).passes()
    scene.lost(composure=1)


# -- bosses that reactions cannot use --------------------------------------------------------------------------------------


def test_missions_5_to_a_card_a_boss_that_it_cannot_use_is_no_creature() -> None:
    """It Let Me Come This Far, dangerous: with a creature beside him the Hero loses 1 health."""
    for kind, lost in (("boss", 0), ("hybrid", 1)):
        scene = begun("fm08", "C3").creature(kind, "C3").creature("worm", "a1").hand(1, "it-let-me-come").danger("C3")
        scene.dice(*NOBODY).play(go("north"), play("it-let-me-come"), DONE)
        scene.lost(health=lost)


def test_missions_5_the_courier_beside_the_hero_takes_nothing_from_what_he_has_drawn() -> None:
    """It Was Here First: if a creature is near, he discards one of the cards; otherwise one moves."""
    scene = begun("fm08", "C3").creature("boss", "C2").hand(1, "it-was-here-first").item_deck("jetpack")
    scene.play(SEARCH, play("it-was-here-first"))
    assert scene.told(e.CASE_TOLD) == [(0,)] and "jetpack" in scene.held()


def test_missions_5_no_light_goes_out_beside_the_courier() -> None:
    """It Is Tearing the Cables Out: light goes out where a creature is, or next to it."""
    for kind, number in (("boss", 0), ("hybrid", 1)):
        scene = begun("fm08", "C3").creature(kind, "C2").box("C3").hand(1, "it-tears-the-cables-out").dice(*NOBODY)
        scene.play(repair("north"), play("it-tears-the-cables-out"))
        if kind == "hybrid":
            scene.play(DONE)
        assert (scene.prompt == "evil_chooses") == bool(number)


def test_missions_5_the_matriarch_has_no_more_dice_by_a_card() -> None:
    """Barely a Scratch: if the creature attacked survives, it has a die more."""
    scene = begun("fm04", "C3").creature("boss", "C3").hand(1, "barely-a-scratch").dice("hit", *NOBODY)
    scene.play(attack("boss"), play("barely-a-scratch")).passes()
    assert attacks(scene) == [("boss", 3)]


def test_missions_5_whoever_meets_the_matriarch_by_explore_has_seen_no_creature_of_a_card() -> None:
    """Eyes in the Dark: if a creature with a shock value was found, 1 composure; otherwise a false noise."""
    scene = begun("fm04", "C3").decks("terror", "speed").creature("boss", "C1").hand(1, "eyes-in-the-dark")
    scene.play(explore("north"), play("eyes-in-the-dark")).lost()


# -- lies ----------------------------------------------------------------------------------------------------------------


def test_secrecy_3_a_creature_shown_as_another_is_healed_unseen() -> None:
    """It Only Looked Small, then The Blood Whips Them Up: the figure that is shown does not change."""
    scene = reacting("it-only-looked-small", "the-blood-whips-them-up").creature("parasite", "C2", wounded=True)
    scene.creature("hybrid", "C3").dice("hit", *NOBODY).play(explore("north"), play("it-only-looked-small"))
    scene.play(m.SIDE, shown_as("parasite", "worm"))
    while scene.prompt != "action":
        scene.play(PASS if scene.may(PASS) else DONE)
    assert scene.figures("C2") == ["worm"]
    scene.dice("hit", *NOBODY).play(go("west"))
    while not scene.may(play("the-blood-whips-them-up")):
        scene.play(PASS if scene.may(PASS) else DONE)
    scene.play(play("the-blood-whips-them-up"), DONE)
    assert scene.table.wounded == 0 and scene.figures("C2") == ["worm"]
    assert scene.told(e.CREATURE_HEALED, 0) == []


# -- tiles ---------------------------------------------------------------------------------------------------------------


def test_labyrinth_8_a_lit_sector_in_sight_gives_no_tile() -> None:
    """It would be revealed again at once (sight.5), and so on."""
    made = board.station(LATTICE, 0, COMB, 0)
    new, revealed = at("F3"), mask("B3", "B2", "C3", "D3", "C1", "D2")
    assert sight.is_short(made, revealed, new) and sight.in_sight(made, at("B3"), revealed) & mask("D3")
    assert sight.to_hide(made, at("B3"), revealed, 0, 0, new, mask("C1", "D2")) == mask("D3")
    assert sight.to_hide(made, at("B3"), revealed, mask("D3"), 0, new, mask("C1", "D2")) == 0
    assert sight.to_hide(made, at("B3"), revealed, mask("D3"), 0, new, 0) == mask("C1", "D2")


# -- refusals ------------------------------------------------------------------------------------------------------------


def test_rulings_12_who_asks_why_no_second_card_is_told_of_the_leaders_word() -> None:
    scene = Scene(2, windows="ask").hand(1, "it-was-here-first", BEHIND).hand(2, "footsteps-ahead", "footsteps-ahead")
    scene.table.enough = 1
    scene.table.cards_played = 1
    assert scene.table.asking.refused_to_others(scene.table, 1)[0][1] == ["rulings.12"]


# -- what changes under a lie --------------------------------------------------------------------------------------------


def buried(*slugs: str) -> Scene:
    """A danger token is buried in C2: the Hero has seen the sector, and no token in it."""
    scene = reacting("that-floor-was-different", *slugs).play(explore("north"), play("that-floor-was-different"))
    while scene.prompt != "action":
        scene.play(PASS if scene.may(PASS) else DONE)
    assert not scene.tile("C2")["danger"]
    return scene


def test_secrecy_3_a_buried_token_moves_away_unseen() -> None:
    """My Scanner Set Something Off: two tokens move."""
    scene = buried("my-scanner-set-it-off").play(*locate("lab", "crew"), play("my-scanner-set-it-off"), m.SIDE)
    scene.play(shift("C2", "B3"))
    assert danger(scene) == ["B3"] and scene.told(e.DANGER_GONE, 0) == scene.told(e.DANGER_SHOWN, 0) == []


def test_secrecy_3_a_token_that_comes_to_a_buried_one_is_not_seen_either() -> None:
    """Every Shadow Is a Trap and others put tokens down in sectors under a lie: the tile stays as it is shown."""
    scene = buried("my-scanner-set-it-off").danger("B3")
    scene.table.danger &= ~(1 << cell("C2"))
    scene.play(*locate("lab", "crew"), play("my-scanner-set-it-off"), m.SIDE, shift("B3", "C2"))
    assert danger(scene) == ["C2"] and scene.told(e.DANGER_SHOWN, 0) == [] and not scene.tile("C2")["danger"]


def test_doors_5_a_blockade_on_a_door_that_was_left_out_is_not_seen() -> None:
    """Was I Mistaken?, then The Door Slams Shut."""
    scene = reacting("was-i-mistaken", "the-door-slams-shut").play(explore("north"), later("was-i-mistaken"))
    scene.play(leave_out("west"))
    while scene.prompt != "action":
        scene.play(PASS if scene.may(PASS) else DONE)
    scene.play(go("north"), play("the-door-slams-shut"))  # there is but one door
    assert scene.table.blocked == 1 << scene.door("C1", "west") and scene.told(e.DOOR_SHUT, 0) == []
    scene.play(scene.moves[0])
    while scene.prompt != "action":
        scene.play(PASS if scene.may(PASS) else DONE)
    scene.play(go("north"))
    assert scene.tile("C1")["doors"][3] == 2, "now the Hero sees that its western door is blocked"


def test_cards_8_sabotage_under_a_lie_is_not_told() -> None:
    scene = Scene().completed("bonus").creature("boss", "F3").revealed("E3")
    scene.table.lies = [[cell("E3"), NO_STATUS, 0, 0]]
    scene.table.doubts = [cell("E3"), 0]
    walk(scene.table, 15, [cell("E3")])
    assert scene.table.sabotage == 2 and scene.told(e.SABOTAGE, 0) == [] and scene.told(e.SABOTAGE) == [(2,)]


def test_round_end_10_who_asks_why_no_second_token_reads_that_a_sector_holds_one() -> None:
    scene = Scene().danger("A1").time(turn=8).play(SEARCH)
    while scene.prompt != "placing":
        scene.play(scene.moves[-1])
    assert scene.refused(m.SECTOR + cell("A1")) == ["round_end.10"]
    assert scene.refused(m.SECTOR + cell("C3")) == ["round_end.9"]
