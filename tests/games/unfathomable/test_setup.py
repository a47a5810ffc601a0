"""The set-up and its variants (front matter, Appendices I, II and IV)."""

from collections import Counter

import pytest
from staging import FAIL, OPTION_A, Scene, item, skill, to_seat

from undertow.games.unfathomable import GAME, board
from undertow.games.unfathomable.board import CULTIST, DEEP, HUMAN, HYBRID, LOYALTY_DECK
from undertow.games.unfathomable.cards import characters, skills

SEATS = [3, 4, 5, 6]


def new(seats=3, seed=1, **options):
    """A game at its first question; characters as the book suggests them."""
    return GAME.new(seats, seed, {"characters": "suggested", **options})


def begun(seats=3, seed=1, **options):
    """A game at the first player's first action."""
    table = new(seats, seed, **options)
    while table.asking.key == "choose_skills":
        table.play(table.moves[0])
    return table


def before_the_first_turn(table, key):
    """The values of events before the first turn."""
    found = []
    for event in table.log(None):
        if event.key == "turn_begun":
            return found
        if event.key == key:
            found.append(event.values)
    raise AssertionError("no turn")


def loyalty(table):
    """All loyalty cards of a game."""
    return Counter(card for zone in [*table.loyalty, table.loyalty_deck] for card in zone)


# -- golden rules --------------------------------------------------------------------------------------------------------


def test_golden_2_the_reference_counts_unless_the_first_game_of_the_other_book_is_wanted():
    assert begun().options["first_game"] is False
    assert [len(cards) for cards in begun().loyalty] == [1, 1, 1]
    assert [len(cards) for cards in begun(first_game=True).loyalty] == [0, 0, 0]


def test_golden_3_a_card_goes_before_the_rules():
    scene = Scene().checked("eot_failure", FAIL)  # a token on Start cannot retreat, but the card makes it cost fuel
    assert scene.track_of("travel") == 0
    scene.gained(fuel=-1)


def test_golden_4_where_both_can_be_obeyed_both_are():
    scene = Scene().crisis("accusation").play(OPTION_A, to_seat(0))
    assert scene.place_of(0) == "brig"  # as the card says
    assert scene.title_of("captain") == 1  # as the rules say


# -- Appendix I: without the Cultist ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "humans", "hybrids"), [(4, 7, 1), (6, 10, 2)])
def test_no_cultist_1_a_human_card_takes_the_place_of_the_cultist(seats, humans, hybrids):
    assert loyalty(begun(seats, no_cultist=True)) == {HUMAN: humans, HYBRID: hybrids}


@pytest.mark.parametrize("seats", [3, 5])
def test_no_cultist_1_it_is_for_four_or_six_players(seats):
    with_it, without = begun(seats, no_cultist=True), begun(seats)
    assert loyalty(with_it) == loyalty(without)
    assert with_it.dials == without.dials == [8, 8, 8, 8]


@pytest.mark.parametrize("seats", [4, 6])
def test_no_cultist_2_the_dials_begin_at_7_6_6_and_7(seats):
    assert new(seats, no_cultist=True).dials == [7, 6, 6, 7]


# -- Appendix II: balance --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("balance", [0, 2, -2])
def test_difficulty_1_the_balance_is_agreed_before_the_game(balance):
    assert new(balance=balance).options["balance"] == balance
    assert new(balance=balance).dials == [8 + balance] * 4


@pytest.mark.parametrize(("options", "dials"), [({}, [10, 10, 10, 10]), ({"no_cultist": True}, [9, 8, 8, 9])])
def test_difficulty_2_for_the_humans_every_dial_begins_2_higher(options, dials):
    assert new(4, balance=2, **options).dials == dials


@pytest.mark.parametrize(("options", "dials"), [({}, [6, 6, 6, 6]), ({"no_cultist": True}, [5, 4, 4, 5])])
def test_difficulty_3_for_the_traitors_every_dial_begins_2_lower(options, dials):
    assert new(4, balance=-2, **options).dials == dials


# -- Appendix IV -----------------------------------------------------------------------------------------------------------


def test_setup_1_the_board_has_water_deck_and_rooms():
    assert len(board.SPACES) == 24
    assert [sum(map(is_one, range(24))) for is_one in (board.is_water, board.is_deck, board.is_room)] == [8, 8, 8]


def test_setup_2_both_tokens_are_on_start():
    assert new().tracks == [0, 0]


@pytest.mark.parametrize("seats", SEATS)
def test_setup_3_all_four_dials_begin_at_8(seats):
    assert new(seats).dials == [8, 8, 8, 8]


def test_setup_4_the_passengers_are_mixed_face_down():
    orders = {tuple(new(seed=seed).passenger_supply) for seed in range(8)}
    assert len(orders) > 4
    table = new()
    tokens = [*table.passenger_supply, *[token for tokens in table.passengers for token in tokens]]
    assert Counter(tokens) == {0: 2, 1: 5, 2: 1, 3: 1}
    assert table.supply() + sum(table.deep_ones) == 20
    assert new(seed=1).view(None)["passengers"] == new(seed=2).view(None)["passengers"]


def test_setup_5_the_skill_cards_lie_in_six_decks_by_type_each_shuffled():
    table = new()
    for kind in range(6):
        assert {skills.SKILL[card] for card in table.decks[kind]} == {kind}
        assert len(table.decks[kind]) == (21 if kind == 5 else 19)  # two of each plain type are in the chaos deck
        assert table.decks[kind] != new(seed=2).decks[kind]


def test_setup_6_damage_and_mythos_cards_are_shuffled():
    one, two = new(seed=1), new(seed=2)
    assert sorted(one.damage_deck) == list(range(9)) and one.damage_deck != two.damage_deck
    assert sorted(one.mythos) == list(range(70)) and one.mythos != two.mythos
    assert not any(one.damage_known) and not any(one.mythos_known)


def test_setup_7_both_monarchs_are_in_the_deep_the_first_monsters_and_passengers_on_the_board():
    table = new()
    assert table.monarchs == [DEEP, DEEP]
    assert sum(table.deep_ones) == 6 and not table.deep_ones[DEEP]
    assert sum(map(len, table.passengers)) == 2


def test_setup_8_the_chaos_deck_has_two_unseen_cards_of_each_type_but_treachery():
    table = new()
    assert Counter(skills.SKILL[card] for card in table.chaos) == {kind: 2 for kind in range(5)}
    assert table.view(0)["decks"]["chaos"] == 10
    assert "chaos" not in table.view(0)["known"]


def test_setup_9_chance_names_the_first_player_and_everyone_chooses_a_character_from_there_on():
    assert {GAME.new(3, seed).current for seed in range(20)} == {0, 1, 2}
    table = GAME.new(4, 1)
    order = []
    while table.asking.key == "choose_character":
        order.append(table.seat)
        assert len(table.moves) == 10 - len(order) + 1  # nobody plays a character twice
        table.play(table.moves[0])
    assert order == [(table.current + i) % 4 for i in range(4)]
    assert sorted(table.characters) == [0, 1, 2, 3]


@pytest.mark.parametrize("seats", SEATS)
def test_setup_10_everyone_has_their_feat_card(seats):
    assert new(seats).feats == [1] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_setup_11_everyone_has_their_starting_item_and_the_others_are_shuffled(seats):
    table = new(seats)
    assert table.items == [[character] for character in table.characters]  # they have the same numbers
    assert sorted(table.item_deck) == [other for other in range(20) if other not in table.characters]
    assert table.item_deck != new(seats, 2).item_deck
    william = new().characters.index(characters.WILLIAM)
    assert new().view(None)["players"][william]["items"] == [item("elder_sign_amulet")]


def test_setup_12_everyone_stands_where_the_sheet_says():
    table = new()
    places = {characters.SLUGS[table.characters[seat]]: board.SPACES[table.where[seat]] for seat in range(3)}
    assert places == {"jeanne": "boiler_room", "svetlana": "captains_cabin", "william": "chapel"}


@pytest.mark.parametrize("seats", SEATS)
def test_setup_13_all_but_the_first_player_draw_three_cards_of_their_set_clockwise(seats):
    table = begun(seats)
    drawn = before_the_first_turn(table, "cards_drawn")
    order = list(dict.fromkeys(values["seat"] for values in drawn))
    assert order == [(table.current + i) % seats for i in range(1, seats)]
    for seat in order:
        mine = [values for values in drawn if values["seat"] == seat]
        assert sum(values["n"] for values in mine) == 3
        skill_set = characters.SKILL_SETS[table.characters[seat]]
        assert all(values["n"] <= skill_set[values["skill"]] for values in mine)


def test_setup_13_william_may_take_two_lore_and_one_will():
    table = new()
    while table.characters[table.seat] != characters.WILLIAM:
        table.play(table.moves[0])
    seat = table.seat
    assert list(table.moves) == [skill("lore"), skill("will")]
    for name in ("lore", "lore", "will"):
        assert table.hands[seat] == []  # the choice comes first
        table.play(skill(name))
    assert sorted(skills.SKILL[card] for card in table.hands[seat]) == [1, 1, 4]


@pytest.mark.parametrize("seats", SEATS)
def test_setup_14_the_first_in_line_is_captain_and_has_the_shuffled_waypoints(seats):
    table = begun(seats)
    captain = next(character for character in characters.SUCCESSION[0] if character in table.characters)
    assert table.characters[table.titles[0]] == captain
    assert sorted(table.waypoint_deck) == list(range(20)) and table.waypoint_deck != begun(seats, 2).waypoint_deck


@pytest.mark.parametrize("seats", SEATS)
def test_setup_15_the_first_in_line_is_keeper_and_has_the_shuffled_spells(seats):
    table = begun(seats)
    keeper = next(character for character in characters.SUCCESSION[1] if character in table.characters)
    assert table.characters[table.titles[1]] == keeper
    assert sorted(table.spell_deck) == list(range(20)) and table.spell_deck != begun(seats, 2).spell_deck


@pytest.mark.parametrize(
    ("seats", "cards"),
    [
        (3, {HUMAN: 5, HYBRID: 1}), (4, {HUMAN: 6, HYBRID: 1, CULTIST: 1}), (5, {HUMAN: 8, HYBRID: 2}),
        (6, {HUMAN: 9, HYBRID: 2, CULTIST: 1}),
    ],
)  # fmt: skip
def test_setup_16_the_loyalty_deck_depends_on_the_number_of_players(seats, cards):
    assert loyalty(begun(seats)) == cards
    assert sum(LOYALTY_DECK[seats]) == 2 * seats


@pytest.mark.parametrize("seats", SEATS)
def test_setup_17_everyone_gets_a_loyalty_card_and_only_they_see_it(seats):
    table = begun(seats)
    assert [len(cards) for cards in table.loyalty] == [1] * seats
    for seat in range(seats):
        seen = [event.values for event in table.log(seat) if event.key == "loyalty_seen"]
        assert seen == [{"seat": seat, "loyalty": table.loyalty[seat][0]}]
        known = [cards[0] for cards in table.view(seat)["known"]["loyalty"]]
        assert known == [table.loyalty[seat][0] if other == seat else None for other in range(seats)]
    assert len({tuple(map(tuple, begun(seats, seed).loyalty)) for seed in range(12)}) > 1
