"""When powers work."""

import pytest
from scene import (
    BUY,
    END_TURN,
    EXPLORE,
    FIGHT,
    GO_ON,
    KEY_TOKEN,
    PAID,
    PASS,
    TAKE,
    Scene,
    affiliate,
    council,
    discard,
    draw,
    hire,
    key_of,
    location,
    lord,
    name_lord,
    pay,
    recruit,
    reward,
    stack,
    use,
)

import undertow
from undertow.games.abyss import moves as m
from undertow.games.abyss.cards.lords import OPPORTUNIST, ORACLE, SLAVER


def test_powers_1_an_arrow_power_works_once_when_the_lord_enters_play():
    scene = Scene(2).hiring(0, "peddler").council("crab 1", "squid 1").turn(0).play(*hire("peddler"))
    assert scene.pearls_of(0) == 2
    scene.play(council("crab"), council("squid"))  # round the table and a turn further
    assert scene.pearls_of(0) == 2


def test_powers_1_a_lord_that_lies_there_does_not_repeat_its_arrow():
    scene = Scene(2).lords(0, "trader", "jailer").hand(1, "crab 1").council("squid 1").turn(0).play(council("squid"))
    assert scene.pearls_of(0) == 0
    assert scene.hand_of(1) == ["crab 1"]


@pytest.mark.parametrize("name", ["hunter", "apprentice", "illusionist", "corruptor"])
def test_powers_1_an_arrow_that_finds_nothing_to_do_is_told_to_have_lapsed(name):
    scene = Scene(2).hiring(0, name, left=0).turn(0).play(*hire(name))
    assert scene.told("power_lapses") == [{"seat": 0, "lord": lord(name)}]


def test_powers_2_a_permanent_power_works_in_every_turn():
    scene = Scene(2).lords(0, "slaver").hand(0, "crab 1", "crab 2").council("squid 1", "seahorse 1").turn(0)
    scene.play(use("slaver"), discard("crab 1"), council("squid"), END_TURN, council("seahorse"))
    assert (scene.seat, scene.prompt) == (0, "turn")
    assert scene.play(use("slaver"), discard("crab 2")).pearls_of(0) == 4


@pytest.mark.parametrize("name", ["slaver", "oracle", "opportunist"])
def test_powers_2_the_power_of_a_lord_under_a_location_is_gone(name):
    scene = Scene(2).lords(0, name).locations(0, "chasm").under(0, "chasm", name)
    scene.hand(0, "crab 1").council("crab 2").court("miller").turn(0)
    assert use(name) not in scene.moves
    assert scene.refused(use(name)) == ["powers.2"]


@pytest.mark.parametrize("name", ["slaver", "oracle", "opportunist"])
def test_powers_2_the_power_of_a_turned_lord_is_gone(name):
    scene = Scene(2).lords(0, name).turned(name).hand(0, "crab 1").council("crab 2").court("miller").turn(0)
    assert scene.refused(use(name)) == ["powers.2"]


def test_powers_2_covered_traits_are_gone():
    scene = Scene(2).lords(0, "treasurer").locations(0, "chasm").under(0, "chasm", "treasurer")
    scene.hand(0, "crab 5", "crab 1").court("commander").turn(0)
    scene.refused(recruit("commander"))  # 6 would do with the Treasurer
    scene = Scene(2).lords(0, "treasurer").hand(0, "crab 5", "crab 1").court("commander").turn(0)
    assert recruit("commander") in scene.moves


def test_powers_2_the_power_of_an_opponents_lord_is_not_mine():
    scene = Scene(2).lords(1, "slaver").hand(0, "crab 1").turn(0)
    assert use("slaver") not in scene.moves
    scene.refused(use("slaver"))


# -- the owner chooses the moment --------------------------------------------------------------------------------------


def test_powers_3_before_the_action():
    scene = Scene(2).lords(0, "slaver").hand(0, "crab 1").turn(0)
    assert use("slaver") in scene.moves
    scene.play(use("slaver"), discard("crab 1"))
    assert (scene.seat, scene.prompt) == (0, "turn")
    assert scene.pearls_of(0) == 2


def test_powers_3_between_using_a_power_and_recruiting():
    scene = Scene(2).lords(0, "slaver").hiring(0, "commander").hand(0, "squid 5").turn(0)
    scene.play(use("slaver"), discard("crab 3"))  # crab 5 and two pearls: 7
    scene.refused(recruit("commander"))
    scene = Scene(2).lords(0, "slaver").hand(0, "crab 5", "crab 1", "squid 1").court("commander").turn(0)
    scene.refused(recruit("commander"))
    scene.play(use("slaver"), discard("squid 1"), *hire("commander", "crab 5", "crab 1"))
    assert "commander" in scene.lords_of(0)


def test_powers_3_while_exploring_before_taking_or_leaving_an_ally():
    scene = Scene(2).lords(0, "slaver").hand(0, "crab 1").next_cards("squid 1").turn(0).play(EXPLORE)
    scene.play(use("slaver"), discard("crab 1"))
    assert scene.prompt == "keep"
    assert scene.legal(TAKE, GO_ON)  # no ally is left to sell
    assert scene.pearls_of(0) == 2


def test_powers_3_while_exploring_before_a_monster():
    scene = Scene(2).lords(0, "oracle").council("crab 1").next_cards("monster").turn(0).play(EXPLORE)
    scene.play(use("oracle"), stack("crab"))
    assert scene.prompt == "monster"
    assert scene.discard_of() == ["crab 1"]


def test_powers_3_before_taking_a_location():
    scene = Scene(2).lords(0, "slaver").keys(0, 3).hand(0, "crab 1").council("squid 1").row("chasm").turn(0)
    scene.play(council("squid"))
    assert scene.prompt == "control"
    scene.play(use("slaver"), discard("squid 1"))
    assert scene.prompt == "control"
    assert scene.pearls_of(0) == 2
    assert use("slaver") in scene.moves  # the crab is still there


def test_powers_3_at_the_end_of_the_turn():
    scene = Scene(2).lords(0, "slaver").council("squid 1").turn(0).play(council("squid"))
    assert (scene.seat, scene.prompt) == (0, "end_of_turn")
    assert scene.legal(END_TURN, use("slaver"))
    scene.play(use("slaver"), discard("squid 1"))
    assert scene.pearls_of(0) == 2
    assert (scene.seat, scene.prompt) == (1, "turn")


def test_powers_3_the_owner_need_not_use_it():
    scene = Scene(2).lords(0, "slaver").council("squid 1").turn(0).play(council("squid"), END_TURN)
    assert scene.seat == 1
    assert scene.hand_of(0) == ["squid 1"]


def test_powers_3_without_a_use_the_end_of_the_turn_is_not_asked():
    scene = Scene(2).lords(0, "slaver", "oracle").next_cards("monster").council("crab 1").turn(0)
    scene.play(use("oracle"), stack("crab"), EXPLORE, FIGHT, reward(0))
    assert (scene.seat, scene.prompt) == (1, "turn")  # no card in hand, no stack


def test_powers_3_the_lord_just_recruited_may_be_used_in_the_same_turn():
    scene = Scene(2).hiring(0, "slaver").hand(0, "crab 1").turn(0).play(*hire("slaver"))
    assert scene.prompt == "end_of_turn"
    assert scene.play(use("slaver"), discard("crab 1")).pearls_of(0) == 2


def test_powers_3_a_lord_may_be_used_between_recruiting_it_and_covering_it():
    scene = Scene(2).hiring(0, "slaver").keys(0, 2).hand(0, "crab 1").row("chasm").turn(0).play(*hire("slaver"))
    assert scene.prompt == "control"
    scene.play(use("slaver"), discard("crab 1"), location("chasm"))
    assert scene.pearls_of(0) == 2
    assert scene.active_of(0) == []


def test_powers_3_not_in_the_turn_of_another():
    scene = Scene(2).lords(1, "slaver").hand(1, "crab 1").pearls(1, 1).next_cards("squid 1").turn(0).play(EXPLORE)
    assert (scene.seat, scene.prompt) == (1, "offer")
    assert scene.legal(BUY, PASS)
    scene.refused(use("slaver"))


def test_powers_3_not_in_the_turn_of_another_even_when_one_has_to_choose():
    scene = Scene(2).lords(1, "slaver").hand(1, "crab 1", "crab 2").hiring(0, "jailer").turn(0).play(*hire("jailer"))
    assert (scene.seat, scene.prompt) == (1, "discard_for_jailer")
    scene.refused(use("slaver"))


def test_powers_3_several_lords_in_any_order():
    for first, second in (("slaver", "opportunist"), ("opportunist", "slaver")):
        scene = Scene(2).lords(0, "slaver", "opportunist").hand(0, "crab 1").court("miller").turn(0)
        for name in (first, second):
            scene.play(use(name), discard("crab 1") if name == "slaver" else name_lord("miller"))
        assert scene.pearls_of(0) == 2
        assert "miller" not in scene.court_of()


def test_powers_3_a_sale_at_the_end_of_the_turn_comes_before_the_commander():
    six = ("crab 1", "crab 1", "crab 2", "squid 1", "squid 2", "squid 4")
    scene = Scene(2).lords(0, "commander").lords(1, "slaver").hand(1, *six).council("seahorse 1").turn(1)
    scene.play(council("seahorse"))
    assert (scene.seat, scene.prompt) == (1, "end_of_turn")
    scene.play(use("slaver"), discard("seahorse 1"), END_TURN)
    assert (scene.seat, scene.prompt) == (0, "turn")
    assert len(scene.hand_of(1)) == 6


def test_powers_3_whoever_does_not_sell_discards_for_the_commander():
    six = ("crab 1", "crab 1", "crab 2", "squid 1", "squid 2", "squid 4")
    scene = Scene(2).lords(0, "commander").lords(1, "slaver").hand(1, *six).council("seahorse 1").turn(1)
    scene.play(council("seahorse"), END_TURN)
    assert (scene.seat, scene.prompt) == (1, "discard_for_commander")


def test_powers_3_a_lord_spent_for_a_location_is_not_asked_at_the_end_of_the_turn():
    scene = Scene(2).lords(0, "oracle").keys(0, 2).council("crab 1", "squid 1").row("jail").turn(0)
    scene.play(council("crab"), location("jail"))
    assert (scene.seat, scene.prompt) == (1, "turn")


# -- at any decision of one's own turn, as often as there is something to spend -----------------------------------------


def test_powers_3_as_often_as_one_likes():
    scene = Scene(2).lords(0, "slaver").hand(0, "crab 1", "crab 2", "squid 1").turn(0)
    scene.play(use("slaver"), discard("crab 1"), use("slaver"), discard("squid 1"), use("slaver"), discard("crab 2"))
    assert scene.pearls_of(0) == 6
    assert scene.refused(use("slaver")) == ["lords.slaver"]


def test_powers_3_while_paying():
    scene = Scene(2).lords(0, "slaver").hand(0, "crab 5", "crab 3", "squid 1").court("commander").turn(0)
    scene.play(recruit("commander"), pay("crab 5"))
    scene.play(use("slaver"), discard("squid 1"))
    assert scene.prompt == "pay"
    assert (scene.hand_of(0), scene.pearls_of(0)) == (["crab 3"], 2)
    scene.play(pay("crab 3"), PAID)
    assert "commander" in scene.lords_of(0)
    assert scene.pearls_of(0) == 2 + 2  # nothing was missing; two for the empty court


def test_powers_3_while_paying_the_pearls_count_at_once():
    scene = Scene(2).lords(0, "slaver").hand(0, "crab 5", "crab 3", "squid 1").court("commander").pearls(0, 1).turn(0)
    scene.play(recruit("commander"), pay("crab 5"))
    assert scene.refused(PAID) == ["recruiting.7"]  # 5 and a pearl
    scene.play(use("slaver"), discard("squid 1"), PAID)
    assert scene.hand_of(0) == ["crab 3"]
    assert scene.pearls_of(0) == 0 + 2


def test_powers_3_while_choosing_the_ally_that_joins():
    scene = Scene(2).lords(0, "slaver").hand(0, "crab 5", "squid 5", "seahorse 1").court("hunter").turn(0)
    scene.play(*hire("hunter", "crab 5", "squid 5"))
    assert scene.prompt == "affiliate"
    scene.play(use("slaver"), discard("seahorse 1"))
    assert (scene.prompt, scene.pearls_of(0)) == ("affiliate", 2)
    assert scene.play(affiliate("squid 5")).affiliated_of(0) == ["squid 5"]


def test_powers_3_while_choosing_a_reward():
    scene = Scene(2).lords(0, "oracle").council("crab 1").next_cards("monster").turn(0).play(EXPLORE, FIGHT)
    assert scene.prompt == "reward"
    scene.play(use("oracle"), stack("crab"))
    assert (scene.prompt, scene.council_of("crab")) == ("reward", [])
    assert scene.play(reward(0)).pearls_of(0) == 1


def test_powers_3_while_spending_keys():
    scene = Scene(2).lords(0, "slaver", "keeper", "reaper").keys(0, 1).hand(0, "crab 1").council("squid 1").row("jail")
    scene.turn(0).play(council("squid"), location("jail"))
    assert scene.prompt == "spend"
    scene.play(key_of("keeper"), use("slaver"), discard("crab 1"))
    assert (scene.prompt, scene.pearls_of(0)) == ("spend", 2)
    scene.play(key_of("slaver"))
    assert scene.refused(use("slaver")) == ["powers.2"]  # covered now


def test_powers_3_while_choosing_among_drawn_locations():
    scene = Scene(2).lords(0, "slaver").keys(0, 3).hand(0, "crab 1").council("squid 1").next_locations("jail", "chasm")
    scene.turn(0).play(council("squid"), draw(2), use("slaver"), discard("crab 1"))
    assert scene.prompt == "choose_drawn"
    assert scene.legal(location("jail"), location("chasm"), use("slaver"))


def test_powers_3_while_exchanging_the_black_smokers():
    scene = Scene(2).lords(0, "slaver").keys(0, 3).hand(0, "crab 1").council("squid 1").row("black_smokers").turn(0)
    scene.play(council("squid"), location("black_smokers"))
    while scene.prompt == "spend":
        scene.play(KEY_TOKEN)
    assert scene.prompt == "exchange"
    assert scene.play(use("slaver"), discard("crab 1")).prompt == "exchange"


def test_powers_3_before_the_second_stack_of_the_alchemist():
    scene = Scene(2).lords(0, "alchemist", "oracle").council("crab 1", "squid 1", "seahorse 1").turn(0)
    scene.play(council("crab"))
    assert scene.prompt == "second_stack"
    scene.play(use("oracle"), stack("squid"))  # one is left, so it is taken
    assert scene.hand_of(0) == ["crab 1", "seahorse 1"]


def test_powers_3_while_discarding_for_the_commander():
    six = ("crab 1", "crab 1", "crab 2", "squid 1", "squid 2", "squid 4")
    scene = Scene(2).lords(0, "commander").lords(1, "slaver").hand(1, *six).council("seahorse 1").turn(1)
    scene.play(council("seahorse"), END_TURN)
    assert (scene.seat, scene.prompt) == (1, "discard_for_commander")
    scene.play(use("slaver"), discard("crab 1"))
    assert (scene.seat, scene.prompt) == (0, "turn")  # six are left
    assert scene.pearls_of(1) == 2


def test_powers_3_not_while_discarding_for_a_commander_in_the_turn_of_another():
    seven = ("crab 1", "crab 1", "crab 2", "squid 1", "squid 2", "squid 4", "seahorse 2")
    scene = Scene(2).lords(1, "slaver").hand(1, *seven).hiring(0, "commander").turn(0).play(*hire("commander"))
    assert (scene.seat, scene.prompt) == (1, "discard_for_commander")
    scene.refused(use("slaver"))


ARROWS = {  # who asks what, at which a power can be used
    "assassin": "turn_a_lord", "hunter": "hunt", "apprentice": "take_a_stack", "illusionist": "give_location",
    "corruptor": "corrupt", "traitor": "betray", "schemer": "scheme", "sage": "control", "elder": "control",
}  # fmt: skip


@pytest.mark.parametrize("name", ARROWS)
def test_powers_3_inside_the_power_of_an_arrow(name):
    scene = (
        Scene(3).lords(0, "slaver", "keeper").hand(0, "crab 1").lords(1, "reaper", "miller").tokens(1, 2).tokens(2, 3)
    )
    scene.council("seahorse 3", "jellyfish 2").locations(0, "jail").row("chasm", "depths").pearls(0, 5).hiring(0, name)
    scene.turn(0).play(*hire(name))
    assert (scene.seat, scene.prompt) == (0, ARROWS[name])
    before = scene.moves
    scene.play(use("slaver"), discard("crab 1"))
    assert (scene.seat, scene.prompt, scene.pearls_of(0)) == (0, ARROWS[name], 7)
    assert scene.moves == tuple(move for move in before if move != use("slaver"))


@pytest.mark.parametrize(
    ("name", "first", "prompt"), [("traitor", "keeper", "betray_for"), ("illusionist", "jail", "get_location")]
)
def test_powers_3_between_the_two_halves_of_a_swap(name, first, prompt):
    scene = Scene(2).lords(0, "opportunist", "keeper").locations(0, "jail").row("chasm", "depths").next_lords("elder")
    scene.hiring(0, name).turn(0).play(*hire(name), name_lord(first) if name == "traitor" else location(first))
    assert scene.prompt == prompt
    scene.play(use("opportunist"), name_lord("miller"))
    assert scene.prompt == prompt
    assert "elder" in scene.court_of()
    if name == "traitor":
        assert name_lord("elder") in scene.moves


def test_powers_3_the_slaver_pays_for_the_corruptors_bribe():
    scene = Scene(2).lords(0, "slaver").hand(0, "crab 1", "crab 2").hiring(0, "corruptor").pearls(0, 3).turn(0)
    scene.play(*hire("corruptor"))
    assert (scene.seat, scene.prompt) == (0, "corrupt")
    assert scene.refused(name_lord("landowner")) == ["lords.corruptor"]
    scene.play(use("slaver"), discard("crab 1"), name_lord("landowner"))
    assert "landowner" in scene.lords_of(0)
    assert scene.pearls_of(0) == 0 + 2  # 3 + 2 - 5; two for the court


def test_powers_3_too_few_allies_for_a_bribe_leave_nothing_to_ask():
    scene = Scene(2).lords(0, "slaver").hand(0, "crab 1").hiring(0, "corruptor").pearls(0, 2).turn(0)
    assert scene.play(*hire("corruptor")).prompt == "end_of_turn"


def test_powers_3_the_opportunist_may_take_the_schemers_last_lord():
    scene = Scene(2).lords(0, "opportunist", "keeper").hiring(0, "schemer").lords_left(1).turn(0).play(*hire("schemer"))
    assert scene.prompt == "scheme"
    scene.play(use("opportunist"), name_lord("miller"))
    assert scene.seat == 1  # no lord is left for the Schemer
    assert "keeper" in scene.lords_of(0)


def test_powers_3_a_game_in_which_every_power_is_used_whenever_it_can_be_comes_to_its_end():
    for seed in range(3):
        table = undertow.game("abyss").new(seats=2, seed=seed)
        table.lords[0] += [SLAVER, ORACLE, OPPORTUNIST]
        table.free[0] = 1 << SLAVER | 1 << ORACLE | 1 << OPPORTUNIST
        for power in (SLAVER, ORACLE, OPPORTUNIST):
            if power in table.court:
                table.court.remove(power)
        table.lord_deck = tuple(lord for lord in table.lord_deck[table.lord_at :] if not table.free[0] >> lord & 1)
        table.lord_at = 0
        table.ask_again()
        spent = 0
        while not table.over:
            uses = [move for move in table.moves if m.USE <= move < m.END_TURN]
            table.play(uses[0] if uses else table.moves[table.count % len(table.moves)])
            spent += bool(uses)
        assert spent > 20
        assert table.result.ending != "length"


# -- however a lord comes into play ------------------------------------------------------------------------------------

SEVEN = ("crab 1", "crab 1", "crab 3", "squid 1", "squid 2", "squid 2", "jellyfish 1")


def test_powers_1_a_landlord_got_by_the_traitor_brings_a_pearl():
    scene = Scene(2).lords(0, "miller").court("landlord").hiring(0, "traitor").turn(0)
    assert scene.play(*hire("traitor"), name_lord("miller"), name_lord("landlord")).pearls_of(0) == 1


def test_powers_1_a_commander_got_by_the_schemer_makes_opponents_discard():
    scene = Scene(2).lords(0, "miller").next_lords("commander").hand(1, *SEVEN).hiring(0, "schemer").turn(0)
    scene.play(*hire("schemer"), name_lord("miller"))
    assert (scene.seat, scene.prompt) == (1, "discard_for_commander")
    assert len(scene.play(discard("crab 1")).hand_of(1)) == 6


def test_powers_1_an_assassin_got_by_the_corruptor_turns_a_lord():
    scene = Scene(2).lords(1, "keeper").court("assassin").hiring(0, "corruptor").pearls(0, 5).turn(0)
    scene.play(*hire("corruptor"), name_lord("assassin"), name_lord("keeper"))
    assert scene.is_turned("keeper")


def test_powers_1_an_invoker_got_by_the_traitor_brings_another_turn():
    scene = Scene(2).lords(0, "miller").court("invoker").hiring(0, "traitor").council("crab 1").turn(0)
    scene.play(*hire("traitor"), name_lord("miller"), name_lord("invoker"))
    assert (scene.seat, scene.prompt) == (0, "turn")
    assert scene.play(council("crab")).seat == 1


def test_powers_1_the_corruptor_may_buy_the_traitor_who_swaps_the_corruptor():
    scene = Scene(2).court("traitor", "peddler").hiring(0, "corruptor").pearls(0, 5).turn(0)
    scene.play(*hire("corruptor"), name_lord("traitor"))
    assert scene.legal(PASS, name_lord("corruptor"))
    scene.play(name_lord("corruptor"), name_lord("peddler"))
    assert scene.lords_of(0) == ["traitor", "peddler"]
    assert scene.pearls_of(0) == 2


def test_powers_1_declining_is_for_good():
    scene = Scene(2).lords(0, "miller").hiring(0, "schemer").council("crab 1", "squid 1", "jellyfish 1").turn(0)
    scene.play(*hire("schemer"), PASS, council("crab"))
    assert (scene.seat, scene.prompt) == (0, "turn")
    scene.refused(use("schemer"))
    scene.refused(name_lord("miller"))
