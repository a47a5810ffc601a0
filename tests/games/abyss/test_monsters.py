"""Monsters."""

from scene import BUY, EXPLORE, FIGHT, GO_ON, TAKE, Scene, council, reward

BEFORE_LAST = ("crab 1", "crab 2", "squid 1", "squid 2")


def test_monsters_1_the_active_player_fights_or_goes_on():
    scene = Scene(2).next_cards("monster").turn(0).play(EXPLORE)
    assert (scene.seat, scene.prompt) == (0, "monster")
    assert scene.legal(FIGHT, GO_ON)


def test_monsters_1_a_monster_is_not_for_sale():
    scene = Scene(3).pearls(1, 9).pearls(2, 9).next_cards("monster").turn(0).play(EXPLORE)
    assert scene.seat == 0
    scene.refused(BUY)
    scene.refused(TAKE)


def test_monsters_2_the_fight_is_won_and_brings_what_the_threat_track_shows():
    scene = Scene(2).threat(4).next_cards("monster").turn(0).play(EXPLORE, FIGHT, reward(0))
    assert (scene.keys_of(0), scene.pearls_of(0), scene.tokens_of(0)) == (1, 1, [])
    assert (scene.keys_of(1), scene.pearls_of(1), scene.tokens_of(1)) == (0, 0, [])


def test_monsters_2_all_are_told_of_the_fight_before_its_reward():
    scene = Scene(2).threat(3).next_cards("monster").turn(0).play(EXPLORE, FIGHT)
    assert scene.told("monster_fought") == [{"seat": 0, "space": 3}]
    keys = [event.key for event in scene.table.log(None)]
    assert keys.index("monster_fought") < keys.index("reward_taken")


def test_monsters_2_the_exploration_ends_with_the_fight():
    scene = Scene(2).threat(3).next_cards("monster", "squid 2").turn(0).play(EXPLORE, FIGHT)
    assert scene.deck_of().count("squid 2") == 3
    assert scene.track_of() == []
    assert scene.seat == 1


def test_monsters_3_a_token_is_drawn_from_the_supply_and_kept_face_down():
    scene = Scene(2).next_cards("monster").turn(0).play(EXPLORE, FIGHT, reward(1))
    (value,) = scene.tokens_of(0)
    assert sum(scene.table.supply) == 19
    mine, theirs = scene.table.view(0), scene.table.view(1)
    assert mine["tokens"] == [value]
    assert mine["players"][0]["tokens"] == theirs["players"][0]["tokens"] == 1
    assert theirs["known"]["tokens"][0] == [None]
    assert theirs["tokens"] == []


def test_monsters_3_tokens_are_drawn_at_random():
    drawn = set()
    for seed in range(60):
        scene = Scene(2).next_cards("monster")
        scene.table.reseed(f"seed {seed}")
        drawn |= set(scene.turn(0).play(EXPLORE, FIGHT, reward(1)).tokens_of(0))
    assert drawn == {2, 3, 4}


def test_monsters_3_only_tokens_that_are_left_are_drawn():
    for last, gone in (
        (4, [2] * 9 + [3] * 9 + [4]),
        (3, [2] * 9 + [3] * 8 + [4] * 2),
        (2, [2] * 8 + [3] * 9 + [4] * 2),
    ):
        for seed in "abc":
            scene = Scene(2).tokens(1, *gone).next_cards("monster")
            scene.table.reseed(seed)
            scene.turn(0).play(EXPLORE, FIGHT, reward(1))
            assert scene.tokens_of(0) == [last]
            assert scene.table.supply == [0, 0, 0]


def test_monsters_3_two_tokens_are_drawn_without_putting_back():
    for seed in range(20):
        scene = Scene(2).tokens(1, *[2] * 9, *[3] * 8, 4).next_cards("monster").threat(2)
        scene.table.reseed(f"seed {seed}")
        scene.turn(0).play(EXPLORE, FIGHT, reward(2))
        assert scene.tokens_of(0) == [3, 4]


def test_monsters_3_the_drawer_is_told_the_value_and_nobody_else():
    scene = Scene(2).next_cards("monster").turn(0).play(EXPLORE, FIGHT, reward(1))
    (value,) = scene.tokens_of(0)
    assert [event.values["n"] for event in scene.table.log(0) if event.rule == "monsters.3"] == [value]
    assert [event for event in scene.table.log(1) if event.rule == "monsters.3"] == []
    assert [event for event in scene.table.log(None) if event.rule == "monsters.3"] == []


def test_monsters_4_some_spaces_let_the_player_choose():
    scene = Scene(2).threat(2).next_cards("monster").turn(0).play(EXPLORE, FIGHT)
    assert (scene.seat, scene.prompt) == (0, "reward")
    assert scene.legal(reward(0), reward(1), reward(2))


def test_monsters_4_a_space_with_only_keys_leaves_no_choice():
    scene = Scene(2).threat(3).next_cards("monster").turn(0).play(EXPLORE, FIGHT)
    assert (scene.seat, scene.prompt) == (1, "turn")
    assert scene.keys_of(0) == 1


def test_monsters_5_after_the_fight_the_token_returns_to_the_first_space():
    for space in range(1, 7):
        scene = Scene(2).threat(space).next_cards("monster").turn(0).play(EXPLORE, FIGHT)
        if scene.prompt == "reward":
            scene.play(reward(0))
        assert scene.space == 1


def test_monsters_2_the_fight_ends_the_action():
    scene = Scene(3).threat(3).next_cards("monster", "crab 1").turn(0).play(EXPLORE, FIGHT)
    assert (scene.seat, scene.prompt) == (1, "turn")


def test_monsters_6_going_on_moves_the_token_one_space_and_leaves_the_card():
    scene = Scene(2).next_cards("monster", "crab 1").turn(0).play(EXPLORE, GO_ON)
    assert scene.space == 2
    assert scene.track_of() == ["monster", "crab 1"]
    assert scene.prompt == "keep"


def test_monsters_6_each_monster_left_raises_the_threat_and_it_stays_for_the_next_player():
    scene = Scene(2).next_cards("monster", "monster", "crab 1", "monster").turn(0).play(EXPLORE, GO_ON, GO_ON, TAKE)
    assert scene.space == 3
    scene.play(EXPLORE, FIGHT)
    assert scene.keys_of(1) == 1  # the reward of space 3


def test_monsters_6_on_the_last_threat_space_the_token_stays():
    scene = Scene(2).threat(6).next_cards("monster", "monster").turn(0).play(EXPLORE, GO_ON)
    assert scene.space == 6
    assert scene.play(FIGHT).keys_of(0) == 2


def test_monsters_6_an_ally_does_not_move_the_token():
    scene = Scene(2).next_cards("crab 1", "crab 2").turn(0).play(EXPLORE, GO_ON, TAKE)
    assert scene.space == 1
    assert scene.play(council("crab")).space == 1


def test_monsters_7_on_the_last_space_the_monster_must_be_fought():
    scene = Scene(2).threat(3).next_cards(*BEFORE_LAST, "monster").turn(0).play(EXPLORE, GO_ON, GO_ON, GO_ON, GO_ON)
    assert (scene.seat, scene.prompt) == (1, "turn")
    assert scene.keys_of(0) == 1
    assert scene.space == 1
    assert scene.discard_of() == ["monster"]


def test_monsters_7_on_the_last_space_the_reward_is_still_chosen():
    scene = Scene(2).threat(5).next_cards(*BEFORE_LAST, "monster").turn(0).play(EXPLORE, GO_ON, GO_ON, GO_ON, GO_ON)
    assert (scene.seat, scene.prompt) == (0, "reward")
    scene.play(reward(2))
    assert (scene.keys_of(0), scene.pearls_of(0), len(scene.tokens_of(0))) == (1, 1, 2)


def test_monsters_8_on_the_last_space_the_fight_brings_one_pearl_more():
    scene = Scene(2).threat(3).next_cards(*BEFORE_LAST, "monster").turn(0).play(EXPLORE, GO_ON, GO_ON, GO_ON, GO_ON)
    assert scene.pearls_of(0) == 1


def test_monsters_8_on_another_space_the_fight_brings_no_further_pearl():
    scene = Scene(2).threat(3).next_cards(*BEFORE_LAST[:3], "monster").turn(0).play(EXPLORE, GO_ON, GO_ON, GO_ON, FIGHT)
    assert scene.pearls_of(0) == 0


def test_monsters_1_who_goes_on_leaves_the_monster_on_the_track():
    scene = Scene(2).next_cards("monster", "squid 2").turn(0).play(EXPLORE, GO_ON)
    assert scene.track_of() == ["monster", "squid 2"]
