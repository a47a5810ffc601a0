"""The box and the start: components, setup."""

from collections import Counter

import pytest
from scene import PRICES, RACES, Scene, allies, hire, locations, lord, lords, recruit

import undertow
from undertow.games.abyss.board import GUILDS, TOKENS


def new(seats: int = 3, seed: str = "a") -> undertow.State:
    return undertow.game("abyss").new(seats=seats, seed=seed)


def test_goal_1_the_most_influence_points_win():
    scene = Scene(2).tokens(1, 4, 4).play_out()  # 7 points against 8
    assert scene.table.result.scores == (7, 8)
    assert scene.table.result.winners == (1,)


# -- the exploration deck ----------------------------------------------------------------------------------------------


def test_setup_1_the_exploration_deck_has_71_cards():
    table = new()
    assert len(table.deck) == 71
    assert table.deck_at == 0
    assert not table.discard
    assert not any(table.hands)


@pytest.mark.parametrize("race", RACES)
def test_setup_1_each_race_has_thirteen_allies(race):
    copies = Counter(allies.SLUGS[kind] for kind in new().deck)
    of_race = {value: copies[f"{race}-{value}"] for value in (5, 4, 3, 2, 1)}
    assert of_race == {5: 1, 4: 2, 3: 3, 2: 3, 1: 4}
    assert sum(value * number for value, number in of_race.items()) == 32


def test_setup_1_there_are_65_allies_and_six_monsters():
    deck = new().deck
    assert sum(kind == allies.MONSTER for kind in deck) == 6
    assert sum(kind != allies.MONSTER for kind in deck) == 65


def test_setup_1_the_five_races_are_jellyfish_crabs_seahorses_shellfish_and_squids():
    assert set(RACES) == {"jellyfish", "crab", "seahorse", "shellfish", "squid"}


def test_setup_1_the_exploration_deck_is_shuffled():
    assert len({tuple(new(seed=seed).deck) for seed in "abcdef"}) == 6


def test_setup_1_the_exploration_deck_lies_face_down():
    view = new().view(None)
    assert view["deck"] == 71


# -- lords -------------------------------------------------------------------------------------------------------------


def test_setup_2_six_of_the_35_lords_lie_in_the_court():
    table = new()
    deck = table.lord_deck[table.lord_at :]
    assert len(table.court) == 6
    assert len(deck) == 29
    assert sorted([*table.court, *deck]) == list(range(35))


def test_setup_2_the_lords_are_shuffled():
    assert len({tuple(new(seed=seed).court) for seed in "abcdef"}) == 6


def test_setup_2_the_court_is_open_and_the_lord_deck_is_not():
    table = new()
    view = table.view(None)
    assert view["court"] == table.court
    assert view["lord_deck"] == 29


# Influence points, bubbles, value, keys, kind of power: A arrow, P permanent, - none.
LORDS = {
    "soldier": {
        "recruiter": (4, 2, 10, 1, "P"),
        "jailer": (7, 3, 6, 0, "A"),
        "seeker": (7, 2, 7, 0, "A"),
        "assassin": (6, 1, 10, 0, "A"),
        "commander": (4, 1, 8, 1, "P"),
        "tamer": (4, 3, 6, 1, "P"),
        "hunter": (6, 2, 8, 0, "A"),
    },
    "merchant": {
        "ship_master": (5, 3, 6, 1, "P"),
        "trader": (9, 3, 10, 0, "A"),
        "peddler": (9, 1, 8, 0, "A"),
        "landlord": (5, 2, 10, 1, "P"),
        "slaver": (5, 1, 8, 1, "P"),
        "shopkeeper": (9, 3, 6, 0, "A"),
    },
    "mage": {
        "shaman": (5, 3, 6, 1, "P"),
        "invoker": (8, 1, 8, 0, "A"),
        "apprentice": (9, 3, 6, 0, "A"),
        "oracle": (5, 2, 8, 1, "P"),
        "alchemist": (5, 1, 7, 1, "P"),
        "illusionist": (9, 1, 10, 0, "A"),
        "master_of_magic": (6, 3, 10, 1, "P"),
    },
    "politician": {
        "opportunist": (5, 3, 6, 1, "P"),
        "corruptor": (6, 1, 10, 0, "A"),
        "traitor": (6, 3, 12, 0, "A"),
        "diplomat": (5, 1, 8, 1, "P"),
        "treasurer": (5, 2, 10, 1, "P"),
        "schemer": (6, 3, 8, 0, "A"),
    },
    "farmer": {
        "keeper": (6, 3, 6, 1, "-"),
        "reaper": (6, 2, 7, 1, "-"),
        "shepherd": (6, 1, 8, 1, "-"),
        "miller": (10, 2, 8, 0, "-"),
        "aquaculturalist": (11, 3, 9, 0, "-"),
        "landowner": (12, 1, 10, 0, "-"),
    },
    "ambassador": {
        "sage": (4, 5, 10, 3, "A"),
        "hermit": (5, 5, 10, 3, "A"),
        "elder": (3, 5, 10, 3, "A"),
    },
}
DEMANDED = {
    "soldier": "crab",
    "merchant": "shellfish",
    "politician": "squid",
    "mage": "jellyfish",
    "farmer": "seahorse",
}
NAMES = [(guild, name) for guild, cards in LORDS.items() for name in cards]


def kind_of(card: lords.Lord) -> str:
    if card.trait or card.use:
        return "P"
    return "A" if card.arrow else "-"


@pytest.mark.parametrize(("guild", "name"), NAMES)
def test_setup_2_what_is_printed_on_each_lord(guild, name):
    card = lords.LORDS[lord(name)]
    assert GUILDS[card.guild] == guild
    assert (card.influence, card.races, card.value, card.keys, kind_of(card)) == LORDS[guild][name]


def test_setup_2_the_printed_numbers_of_the_lords_add_up():
    cards = lords.LORDS
    assert len(cards) == 35
    assert sum(card.influence for card in cards) == 223
    assert sum(card.value for card in cards) == 290
    assert sum(card.races for card in cards) == 81
    assert sum(card.keys == 1 for card in cards) == 16
    assert sum(card.keys == 3 for card in cards) == 3
    assert Counter(kind_of(card) for card in cards) == {"A": 16, "P": 13, "-": 6}
    assert Counter(GUILDS[card.guild] for card in cards) == {
        "soldier": 7, "mage": 7, "merchant": 6, "politician": 6, "farmer": 6, "ambassador": 3
    }  # fmt: skip


def test_setup_2_a_lord_has_a_key_if_its_power_is_permanent_and_none_if_it_has_an_arrow():
    for card in lords.LORDS:
        if GUILDS[card.guild] not in {"farmer", "ambassador"}:
            assert card.keys == (kind_of(card) == "P"), card.slug


@pytest.mark.parametrize(("guild", "name"), NAMES)
def test_setup_2_the_printed_price_buys_each_lord_and_one_point_less_does_not(guild, name):
    scene = Scene(2).hiring(0, name).turn(0)
    assert scene.play(*hire(name)).lords_of(0) == [name]

    cards = list(PRICES[name])
    for at, each in enumerate(cards):
        race, value = each.split()
        if int(value) > 1:
            cards[at] = f"{race} {int(value) - 1}"
            break
    scene = Scene(2).court(name, "miller", "reaper", "landowner", "aquaculturalist").hand(0, *cards).turn(0)
    assert recruit(name) not in scene.moves


@pytest.mark.parametrize(("guild", "name"), [(guild, name) for guild, name in NAMES if guild != "ambassador"])
def test_setup_2_each_guild_demands_its_race(guild, name):
    race, bubbles = DEMANDED[guild], LORDS[guild][name][1]
    others = [other for other in RACES if other != race]
    hand = [f"{other} 5" for other in others]
    scene = Scene(2).court(name, "elder").pearls(0, 20).hand(0, *hand).turn(0)
    assert "recruiting.3" in scene.refused(recruit(name))
    scene = Scene(2).court(name, "elder").pearls(0, 20).hand(0, f"{race} 1", *hand[: bubbles - 1]).turn(0)
    assert recruit(name) in scene.moves


@pytest.mark.parametrize("name", ["sage", "hermit", "elder"])
@pytest.mark.parametrize("missing", RACES)
def test_setup_2_an_ambassador_demands_all_five_races(name, missing):
    hand = [f"{race} 4" for race in RACES if race != missing]
    scene = Scene(2).court(name, "miller").pearls(0, 20).hand(0, *hand).turn(0)
    assert "recruiting.2" in scene.refused(recruit(name))


# -- locations ---------------------------------------------------------------------------------------------------------


def test_setup_3_one_of_the_20_locations_lies_face_up():
    table = new()
    deck = table.tile_deck[table.tile_at :]
    assert len(table.row) == 1
    assert len(deck) == 19
    assert sorted([*table.row, *deck]) == list(range(20))
    assert len(set(locations.SLUGS)) == 20


def test_setup_3_the_locations_are_shuffled():
    assert len({tuple(new(seed=seed).tile_deck) for seed in "abcdef"}) == 6


def test_setup_3_the_location_deck_lies_face_down():
    table = new()
    view = table.view(None)
    assert view["row"] == table.row
    assert view["location_deck"] == 19


# -- tokens, pearls, first player --------------------------------------------------------------------------------------


def test_setup_4_there_are_twenty_monster_tokens():
    table = new()
    assert dict(zip((2, 3, 4), table.supply, strict=True)) == {2: 9, 3: 9, 4: 2}
    assert tuple(table.supply) == TOKENS
    assert sum(table.supply) == 20
    assert sum(value * number for value, number in zip((2, 3, 4), table.supply, strict=True)) == 53
    assert not any(table.tokens)


def test_setup_5_the_threat_token_starts_on_the_first_space():
    table = new()
    assert table.threat == 0
    assert table.view(None)["threat"] == 1


def test_setup_6_the_key_tokens_lie_beside_the_board():
    assert new().keys == [0, 0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup_7_every_player_gets_one_pearl(seats):
    assert new(seats).pearls == [1] * seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_setup_7_the_game_is_for_two_to_four(seats):
    with pytest.raises(undertow.OptionError):
        new(seats)


def test_setup_8_the_first_player_is_chosen_at_random():
    firsts = Counter(new(4, f"seed {n}").seat for n in range(80))
    assert set(firsts) == {0, 1, 2, 3}
    assert max(firsts.values()) < 40


def test_setup_8_all_are_told_who_begins():
    for seed in range(8):
        table = new(4, f"seed {seed}")
        begun = table.log(None)[0]
        assert (begun.key, begun.values) == ("game_begun", {"seat": table.seat})
