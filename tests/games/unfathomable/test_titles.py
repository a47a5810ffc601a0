"""The Captain and the Keeper of the Tome (topic 49)."""

import pytest
from staging import FAIL, OPTION_A, OPTION_B, Scene, act_feat, name_waypoint, spell, to_seat, waypoint

from undertow.games.unfathomable import GAME
from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import BRIG, HYBRID, SICK_BAY, TITLES
from undertow.games.unfathomable.cards import mythos
from undertow.games.unfathomable.cards.characters import SLUGS, SUCCESSION
from undertow.games.unfathomable.procedures.setup import first_in_line
from undertow.games.unfathomable.procedures.tracks import Travel

CAPTAIN, KEEPER = 0, 1
CAPTAINS = "keilani arjun jeanne jamie svetlana beatrice edmund ishmael william samira"
KEEPERS = "william ishmael beatrice edmund samira svetlana jamie jeanne arjun keilani"


def locked_up(seat, *cast):
    """A player is sent to the Brig."""
    scene = Scene(*cast)
    scene.table.place(seat, BRIG)
    return scene


def name_spell(name):
    """Name a spell."""
    return m.SPELL + spell(name)


def test_titles_0_there_are_a_captain_and_a_keeper_of_the_tome():
    assert TITLES == ("captain", "keeper")
    assert Scene().table.view(None)["titles"] == [0, 2]


def test_titles_1_each_title_has_its_line_of_succession():
    assert [" ".join(SLUGS[character] for character in line) for line in SUCCESSION] == [CAPTAINS, KEEPERS]


def test_titles_2_at_the_start_the_first_in_line_has_the_title():
    table = GAME.new(3, 1, {"characters": "suggested"})  # engineer, surgeon and apprentice, the book's example
    while table.asking.key == "choose_skills":
        table.play(table.moves[0])
    assert [SLUGS[table.characters[seat]] for seat in table.titles] == ["jeanne", "william"]


def test_titles_2_one_player_may_have_both():
    tables = [Scene(*cast.split()).table for cast in ("samira jamie svetlana", "beatrice edmund samira")]
    assert [[first_in_line(table, title) for title in (CAPTAIN, KEEPER)] for table in tables] == [[1, 0], [0, 0]]


def test_titles_3a_who_comes_to_the_brig_loses_them():
    scene = Scene("jamie", "keilani", "samira").feat(0).at(0, "galley").at(1, "galley").title("keeper", 1).turn()
    assert (scene.title_of("captain"), scene.title_of("keeper")) == (1, 1)
    scene.play(act_feat("jamie"))
    assert (scene.place_of(1), scene.title_of("captain"), scene.title_of("keeper")) == ("brig", 0, 2)


def test_titles_3a_who_comes_to_the_sick_bay_keeps_them():
    scene = Scene()
    scene.table.place(0, SICK_BAY)
    assert scene.title_of("captain") == 0


def test_titles_3b_who_reveals_as_a_traitor_loses_them():
    scene = Scene().loyal(0, "hybrid").turn().play(m.REVEAL + HYBRID)
    assert scene.title_of("captain") == 1
    assert scene.told(e.TITLE_PASSED) == [(CAPTAIN, 1)]


def test_titles_4_a_lost_title_goes_to_the_next_in_line():
    assert locked_up(0, "keilani", "samira", "jeanne", "arjun").title_of("captain") == 3
    assert locked_up(2, "keilani", "samira", "william", "beatrice").title_of("keeper") == 3


def test_titles_4_the_highest_who_may_have_it_even_if_higher_than_the_loser():
    scene = Scene("arjun", "keilani", "william").title("captain", 0)  # Keilani has come out of the Brig
    scene.table.place(0, BRIG)
    assert scene.title_of("captain") == 1


@pytest.mark.parametrize(
    ("cast", "arjun", "heir"),
    [(("keilani", "arjun", "jeanne", "samira"), "brig", 2), (("keilani", "arjun", "jeanne", "samira"), "traitor", 2)],
)
def test_titles_4a_not_to_a_revealed_traitor_a_human_in_the_brig_or_a_character_nobody_plays(cast, arjun, heir):
    scene = Scene(*cast)
    if arjun == "brig":
        scene.at(1, "brig")
    else:
        scene.traitor(1)
    scene.table.place(0, BRIG)
    assert scene.title_of("captain") == heir
    assert locked_up(0, "keilani", "william", "samira").title_of("captain") == 1  # all between them are not there


def test_titles_4b_not_to_the_loser_while_another_human_is_outside_the_brig():
    scene = Scene("keilani", "arjun", "william").at(1, "brig").title("keeper", 2)
    scene.checked("fear_of_the_unknown", FAIL)  # the Keeper is defeated and loses the title
    assert (scene.place_of(2), scene.title_of("keeper")) == ("sick bay", 0)


def test_titles_4b_but_if_all_other_humans_are_in_the_brig_the_loser_keeps_it():
    scene = Scene("keilani", "arjun", "william").at(0, "brig").at(1, "brig").title("keeper", 2)
    scene.checked("fear_of_the_unknown", FAIL)
    assert (scene.place_of(2), scene.title_of("keeper")) == ("sick bay", 2)


def test_titles_4b_not_to_one_who_has_revealed_as_a_traitor():
    scene = Scene().at(1, "brig").at(2, "brig").loyal(0, "hybrid").turn().play(m.REVEAL + HYBRID)
    assert scene.title_of("captain") == 1


def test_titles_4c_if_all_humans_are_in_the_brig_the_first_in_line_of_them_has_it():
    scene = Scene("jeanne", "arjun", "william").at(1, "brig").at(2, "brig").title("captain", 0)
    scene.table.place(0, BRIG)
    assert scene.title_of("captain") == 1
    scene = Scene("arjun", "jeanne", "william").at(1, "brig").at(2, "brig").title("captain", 0)
    scene.table.place(0, BRIG)
    assert scene.title_of("captain") == 0  # the loser, too


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_titles_6_captain_means_who_holds_that_title(holder):
    scene = Scene().title("captain", holder).crisis("food_rationing")
    assert (scene.prompt, scene.seat) == ("crisis_food_rationing", holder)


def test_titles_7_the_waypoint_deck_goes_with_the_title():
    scene = locked_up(0).track("travel", 3).next_waypoints("smooth_sailing", "rough_water").begin(Travel())
    assert (scene.prompt, scene.seat) == ("pick_waypoint", 1)
    assert scene.table.view(1)["known"]["waypoints"][-2:] == [waypoint("rough_water"), waypoint("smooth_sailing")]
    assert scene.table.view(0)["known"]["waypoints"][-2:] == [None, None]


def test_titles_8_at_arrive_the_captain_chooses_between_the_top_two_waypoints():
    scene = Scene().title("captain", 1).track("travel", 3).next_waypoints("smooth_sailing", "rough_water")
    scene.begin(Travel())
    assert (scene.prompt, scene.seat) == ("pick_waypoint", 1)
    assert scene.moves == (name_waypoint("smooth_sailing"), name_waypoint("rough_water"))
    scene.play(name_waypoint("rough_water"))
    assert (scene.table.waypoints, scene.table.waypoint_deck[0]) == (
        [waypoint("rough_water")],
        waypoint("smooth_sailing"),
    )


def test_titles_9_many_crises_ask_the_captain():
    cards = [card for card in mythos.CARDS if card.chooser == mythos.CAPTAIN]
    assert len(cards) >= 10
    for card in cards:
        assert Scene().title("captain", 1).crisis(card.slug).seat == 1


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_titles_11_keeper_means_who_holds_that_title(holder):
    scene = Scene().title("keeper", holder).crisis("mysterious_lifeboat")
    assert (scene.prompt, scene.seat) == ("crisis_mysterious_lifeboat", holder)


def test_titles_12_the_spell_deck_goes_with_the_title():
    scene = Scene("samira", "william", "keilani").turn()
    assert scene.refused(m.TITLE_ACTION) == ["titles.13"]
    scene.table.place(1, BRIG)
    assert scene.title_of("keeper") == 0
    assert m.TITLE_ACTION in scene.turn().moves


def test_titles_13_the_keeper_sees_two_spells_resolves_one_and_puts_the_other_under_the_deck_for_an_action():
    scene = Scene().title("keeper", 0).next_spells("heal", "feed_the_mind").turn().play(m.TITLE_ACTION)
    scene.play(name_spell("feed_the_mind")).gained(food=-1, sanity=2)
    assert (scene.table.spell_deck[0], scene.prompt) == (spell("heal"), "action")
    assert scene.table.stack[-2].left == 0  # the second action


def test_titles_13a_a_resolved_spell_is_removed_from_the_game():
    scene = Scene().title("keeper", 0).next_spells("heal", "feed_the_mind").turn()
    scene.play(m.TITLE_ACTION, name_spell("feed_the_mind"))
    assert scene.table.spells_gone == [spell("feed_the_mind")]
    assert spell("feed_the_mind") not in scene.table.spell_deck


def test_titles_14_some_crises_ask_the_keeper():
    cards = [card for card in mythos.CARDS if card.chooser == mythos.KEEPER]
    assert cards
    for card in cards:
        assert Scene().title("keeper", 1).crisis(card.slug).seat == 1


def test_titles_6_a_captain_who_is_deposed_decides_no_more():
    scene = Scene("arjun", "keilani", "william").crisis("accusation").play(OPTION_A, to_seat(1))
    assert (scene.place_of(1), scene.title_of("captain")) == ("brig", 0)
    scene.crisis("food_rationing")
    assert scene.seat == 0
    scene.play(OPTION_B).gained(food=-2)
