"""Effects that only show later, to others, or in an order: what no other test would miss if it were left out."""

from __future__ import annotations

import pytest
from staging import (
    DONE,
    NO,
    OPTION_A,
    OPTION_B,
    PASS,
    YES,
    Scene,
    act_card,
    act_item,
    act_sheet,
    add,
    card,
    discard,
    item,
    mend,
    mythos_card,
    name_item,
    next_mythos,
    number,
    skill,
    space,
    spell,
    to_seat,
    to_space,
    use_room,
    waypoint,
)

from undertow.games.unfathomable import GAME
from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import LORE, TREACHERY, WILL
from undertow.games.unfathomable.cards.characters import (
    ARJUN,
    BEATRICE,
    ISHMAEL,
    JAMIE,
    JEANNE,
    SAMIRA,
    SVETLANA,
    WILLIAM,
)
from undertow.games.unfathomable.cards.items import ACTIONS, SLUGS
from undertow.games.unfathomable.cards.skills import SKILL
from undertow.games.unfathomable.procedures.attack import A_DEEP_ONE, Attack
from undertow.games.unfathomable.procedures.chaos import add_chaos_card, add_top_card, build_chaos_deck
from undertow.games.unfathomable.procedures.checking import FAIL, NO_PARTIAL, SUCCESS
from undertow.games.unfathomable.procedures.checks import SkillCheck
from undertow.games.unfathomable.procedures.defeat import DefeatCharacter, DefeatPassenger
from undertow.games.unfathomable.procedures.dice import Roll
from undertow.games.unfathomable.procedures.monsters import ActivateDeepOnes
from undertow.games.unfathomable.procedures.mythos import MythosCard
from undertow.games.unfathomable.procedures.skills import Discards
from undertow.games.unfathomable.procedures.spells import CastSpell
from undertow.games.unfathomable.procedures.tracks import reset, retreat
from undertow.games.unfathomable.procedures.unmasked import Malpractice, SpreadMisfortune
from undertow.games.unfathomable.state import OF_THIS_CHAOS

HERE = "captains cabin"


# -- guards of every card they stand before ----------------------------------------------------------------------------


@pytest.mark.parametrize("number", ACTIONS)
@pytest.mark.parametrize("loyalty", ["human", "traitor"])
def test_brig_6_no_item_is_used_in_the_brig(number: int, loyalty: str) -> None:
    scene = Scene().items(0, SLUGS[number]).at(0, "brig")
    if loyalty == "traitor":
        scene.traitor(0)
    scene.turn()
    assert "brig.6" in scene.refused(m.ITEM_ACTION + number)


@pytest.mark.parametrize("name", ["six_shooter", "repeating_rifle", "pocket_pistol", "shotgun", "starbuck"])
def test_crisis_the_peacemaker_forbids_every_weapon(name: str) -> None:
    scene = Scene().keeps(0, "the_peacemaker").items(0, name).deep_ones("captains cabin").deep_ones("deck 4").turn()
    assert scene.refused(act_item(name)) == ["crisis.the_peacemaker"]
    assert act_item(name) in Scene().items(0, name).deep_ones("captains cabin").deep_ones("deck 4").turn().moves


@pytest.mark.parametrize("name", ["strength 3", "strength 4"])
def test_crisis_the_peacemaker_forbids_every_rampage(name: str) -> None:
    scene = Scene().keeps(0, "the_peacemaker").hand(0, name).deep_ones("captains cabin").turn()
    assert scene.refused(act_card(name)) == ["crisis.the_peacemaker"]


def test_crisis_the_peacemaker_forbids_attacks_on_traitors() -> None:
    scene = Scene().keeps(0, "the_peacemaker").traitor(1).at(1, "captains cabin").turn()
    assert scene.refused(m.ATTACK + 1) == ["crisis.the_peacemaker"]
    assert m.ATTACK + 1 in Scene().traitor(1).at(1, "captains cabin").turn().moves


@pytest.mark.parametrize("name", ["will 1", "will 2"])
@pytest.mark.parametrize("loyalty", ["human", "traitor"])
def test_skill_persistence_needs_another_card(name: str, loyalty: str) -> None:
    scene = Scene().hand(0, name)
    if loyalty == "traitor":
        scene.traitor(0)
    scene.turn()
    assert scene.refused(act_card(name)) == ["skill.persistence"]


@pytest.mark.parametrize(
    ("name", "rule"), [("treachery 2", "skill.call_to_action"), ("treachery 3", "skill.siren_song")]
)
def test_action_abilities_2b_a_human_hears_all_that_is_against_a_treachery_card(name: str, rule: str) -> None:
    scene = Scene().supply(0).hand(0, name).turn()
    assert sorted(scene.refused(act_card(name))) == sorted([rule, "action_abilities.2b"])


@pytest.mark.parametrize(("name", "bit"), [("starbuck", 10), ("plimsolls", 11), ("book_of_dagon", 9)])
def test_revealed_traitors_4_a_traitor_too_uses_an_item_once_per_turn(name: str, bit: int) -> None:
    scene = Scene().items(0, name).traitor(0).at(1, HERE).deep_ones(HERE).turn()
    assert act_item(name) in scene.moves
    scene.table.used = 1 << bit
    assert scene.turn().refused(act_item(name)) == ["item." + name]


def test_item_pocket_pistol_of_a_traitor_needs_a_human_in_the_space() -> None:
    scene = Scene().items(0, "pocket_pistol").traitor(0).deep_ones(HERE).turn()
    assert scene.refused(act_item("pocket_pistol")) == ["item.pocket_pistol"]


def test_skill_true_grit_of_a_traitor_is_limited_too() -> None:
    scene = Scene().hand(0, "will 5").traitor(0).turn()
    assert act_card("will 5") in scene.moves
    scene.table.used = 1 << 16
    assert scene.turn().refused(act_card("will 5")) == ["skill.true_grit"]


@pytest.mark.parametrize("where", ["brig", "traitor"])
def test_skill_nothing_to_hide_one_card_stays_one_card(where: str) -> None:
    scene = Scene().hand(1, "will 1", "will 2")
    if where == "brig":
        scene.at(1, "brig")
    else:
        scene.traitor(1)
    scene.begin(SkillCheck(9, NO_PARTIAL, 1 << WILL, 0, 1, 1))
    assert (scene.prompt, scene.seat) == ("add_face_up", 1)
    scene.play(add("will 1"))
    assert (scene.hand_of(1), scene.told(e.CARD_ADDED_OPENLY)) == (["will 2"], [(1, card("will 1"))])
    assert scene.prompt == "action"


def test_crisis_barricade_the_hatches_binds_the_book_of_dagon() -> None:
    scene = Scene().items(0, "book_of_dagon").at(0, "deck 1").deep_ones("deck 1")
    scene.table.barricaded = 1
    scene.turn().play(act_item("book_of_dagon"))
    assert scene.refused(to_space("bridge")) == ["crisis.barricade_the_hatches"]


def test_unmasked_svetlana_chooses_nobody_in_an_empty_supply() -> None:
    scene = Scene("svetlana", "arjun", "william").on_deck("deck 1", 0).on_deck("deck 2", 1).supply(0)
    scene.traitor(0).begin(Malpractice(0))
    assert scene.moves == (to_space("deck 1"), to_space("deck 2"))
    assert scene.refused(OPTION_A) == ["unmasked.svetlana"]


# -- what everyone hears -----------------------------------------------------------------------------------------------


def test_item_speaking_trumpet_is_heard() -> None:
    scene = Scene().items(0, "speaking_trumpet").at(0, "deck 1").on_deck("deck 1", 1).turn()
    assert scene.play(act_item("speaking_trumpet")).told(e.ITEM_USED) == [(0, item("speaking_trumpet"))]


def test_item_plimsolls_are_heard() -> None:
    scene = Scene().items(0, "plimsolls").turn().play(act_item("plimsolls"), to_space("galley"))
    assert scene.told(e.ITEM_USED) == [(0, item("plimsolls"))]


def test_item_book_of_dagon_is_seen_in_use() -> None:
    scene = Scene().items(0, "book_of_dagon").deep_ones(HERE).turn().play(act_item("book_of_dagon"))
    assert scene.play(to_space("deck 4")).told(e.ITEM_USED) == [(0, item("book_of_dagon"))]


def test_item_pocket_pistol_is_seen_when_it_rolls_again() -> None:
    scene = Scene().items(0, "pocket_pistol").deep_ones(HERE).dice(1, 4).turn().play(act_item("pocket_pistol"))
    scene.play(m.REACT, m.USE_ITEM + item("pocket_pistol"))
    assert scene.told(e.ITEM_USED)[-1] == (0, item("pocket_pistol"))


def test_item_travel_pharmacy_is_seen_in_use() -> None:
    scene = Scene().items(0, "travel_pharmacy").at(0, "deck 1").on_deck("deck 3", 1).begin(DefeatPassenger(10))
    scene.play(m.REACT, m.USE_ITEM + item("travel_pharmacy"), OPTION_A)
    assert scene.told(e.ITEM_USED) == [(0, item("travel_pharmacy"))]


def test_item_elder_sign_amulet_is_seen_in_use() -> None:
    scene = Scene().items(0, "elder_sign_amulet").hand(0, "lore 1").deep_ones("water 3", 3).dice(8, 8).turn()
    scene.play(act_card("lore 1"))
    assert scene.prompt == "once_more"
    assert scene.play(YES).told(e.ITEM_USED) == [(0, item("elder_sign_amulet"))]


def test_sheet_arjun_is_named_when_he_patrols() -> None:
    scene = Scene("arjun", "keilani", "william").turn().play(act_sheet("arjun"), to_space("deck 7"))
    assert scene.told(e.SHEET_USED) == [(0, ARJUN)]


def test_sheet_jamie_is_named_when_he_draws() -> None:
    scene = Scene("jamie", "arjun", "william").items(0, "repeating_rifle").deep_ones("deck 1").dice(3).turn()
    assert scene.play(act_sheet("jamie")).told(e.SHEET_USED) == [(0, JAMIE)]


def test_sheet_jeanne_is_named_when_she_forces_the_engines() -> None:
    scene = Scene("arjun", "jeanne", "william").at(0, "boiler room").at(1, "deck 1").hand(0, "strength 5").dice(2, 3)
    scene.turn().play(m.ROOM_ACTION + space("boiler room"), discard("strength 5"), YES)
    assert scene.told(e.SHEET_USED) == [(1, JEANNE)]


@pytest.mark.parametrize(("answer", "n"), [(m.TOP, 0), (m.BOTTOM, 1)])
def test_sheet_william_is_named_and_everyone_sees_where_the_spell_goes(answer: int, n: int) -> None:
    scene = Scene("william", "arjun", "jeanne").turn().play(act_sheet("william"), answer)
    assert scene.told(e.SHEET_USED) == [(0, WILLIAM)]
    assert scene.told(e.SPELLS_ARRANGED) == [(0, n)]


def test_spells_2a_everyone_hears_that_the_last_spell_stays() -> None:
    scene = Scene()
    t = scene.table
    t.spells_gone, t.spell_deck, t.spell_known = t.spell_deck[1:], t.spell_deck[:1], [0]
    scene.begin(CastSpell(0)).play(m.BOTTOM)
    assert scene.told(e.SPELLS_ARRANGED) == [(0, 1)]
    assert len(t.spell_deck) == 1


def test_spell_revelation_of_script_everyone_sees_the_spell_and_the_card() -> None:
    scene = Scene().casts(0, "revelation_of_script").crisis("horrific_visions")
    t = scene.table
    t.decks[LORE].remove(card("lore 3"))
    t.decks[LORE].append(card("lore 3"))
    before = len(scene.told(e.CARD_TURNED_UP))
    scene.dice(8).play(m.REACT, m.USE_SPELL + spell("revelation_of_script"), skill("lore"))
    assert scene.told(e.SPELL_USED) == [(0, spell("revelation_of_script"))]
    assert scene.told(e.CARD_TURNED_UP)[before:] == [(card("lore 3"), 1)]


def test_skill_forced_learning_everyone_hears_which_skill_supports() -> None:
    scene = Scene().hand(1, "lore 5", "will 3")
    scene.begin(SkillCheck(3, NO_PARTIAL, 1 << LORE, 0, 0, 1)).play(m.REACT, m.PLAY + card("lore 5"), skill("will"))
    assert scene.told(e.SKILL_SUPPORTS) == [(1, WILL)]


def test_feat_arjun_everyone_hears_the_outcome_he_chose() -> None:
    scene = Scene("arjun", "keilani", "william").begin(SkillCheck(9, NO_PARTIAL, 1 << WILL, 0, 0, 1, SUCCESS))
    assert scene.told(e.CHECK_OUTCOME) == [(SUCCESS,)]
    assert (scene.table.outcome, scene.table.total) == (SUCCESS, 9)


def test_reveal_3_everyone_sees_the_kept_card_go() -> None:
    scene = Scene().keeps(0, "barricade_the_hatches").loyal(0, "hybrid").turn().play(m.REVEAL + 1)
    assert scene.told(e.KEPT_CARD_DISCARDED) == [(0, mythos_card("barricade_the_hatches"))]


def test_crisis_the_peacemaker_everyone_sees_the_peace_end() -> None:
    scene = Scene().keeps(1, "the_peacemaker").on_deck("deck 3", 0).begin(DefeatPassenger(10))
    assert scene.told(e.KEPT_CARD_DISCARDED) == [(1, mythos_card("the_peacemaker"))]
    scene.gained(sanity=-1)


def test_crisis_sacrifice_deep_one_everyone_sees_the_card_go() -> None:
    scene = Scene().keeps(0, "sacrifice_deep_one").deep_ones(HERE).dice(6).turn()
    scene.play(m.MYTHOS_ACTION + mythos_card("sacrifice_deep_one"))
    assert scene.told(e.KEPT_CARD_DISCARDED) == [(0, mythos_card("sacrifice_deep_one"))]


def test_removed_0_everyone_hears_how_many_items_went_unseen() -> None:
    scene = Scene().crisis("the_anarcho_individualist").play(OPTION_A)
    assert scene.told(e.ITEMS_REMOVED_UNSEEN) == [(5,)]


def test_items_2_everyone_hears_which_item_is_removed() -> None:
    scene = Scene().items(1, "shotgun")
    scene.table.remove_item(1, item("shotgun"))
    assert scene.told(e.ITEM_REMOVED) == [(1, item("shotgun"))]
    assert (scene.items_of(1), scene.table.items_gone) == ([], [item("shotgun")])


# -- what is used up, counted, remembered ------------------------------------------------------------------------------


def test_feat_svetlana_is_used_up_by_a_passenger() -> None:
    scene = Scene("arjun", "svetlana", "william").feat(1).on_deck("deck 3", 2).begin(DefeatPassenger(10))
    scene.play(m.REACT, m.USE_FEAT + SVETLANA)
    assert (scene.table.feats[1], scene.told(e.PASSENGER_SPARED)) == (0, [(space("deck 3"),)])


def test_passengers_5_those_risked_before_do_not_count_again() -> None:
    scene = Scene().supply(3)
    scene.table.risked = 4
    scene.crisis("incoming_sos").play(OPTION_A).gained()
    assert scene.table.risked == 3


def test_actions_6a_after_an_offer_is_refused_the_next_one_may_offer() -> None:
    scene = Scene().items(0, "shotgun", "six_shooter").items(1, "plimsolls").at(1, HERE).turn().play(m.TRADE)
    assert (scene.prompt, scene.seat) == ("give_item", 0)
    scene.play(name_item("shotgun"))
    assert (scene.prompt, scene.seat) == ("accept", 1)
    scene.play(NO)
    assert (scene.prompt, scene.seat) == ("give_item", 1)
    scene.play(DONE)  # both have given nothing, one after another
    assert (scene.prompt, scene.seat) == ("action", 0)
    assert (scene.items_of(0), scene.items_of(1)) == (["six_shooter", "shotgun"], ["plimsolls"])


def test_sheet_beatrice_knows_both_cards_she_has_looked_at() -> None:
    scene = next_mythos(Scene("beatrice", "arjun", "william"), "hull_leak", "jail_break").begin(MythosCard(0)).play(YES)
    assert scene.told(e.MYTHOS_SEEN) == [(0, mythos_card("hull_leak")), (0, mythos_card("jail_break"))]
    assert scene.table.mythos_known[-2:] == [1, 1]
    scene.play(m.MYTHOS + mythos_card("hull_leak"))
    assert scene.table.mythos_known[0] == 1


def test_spell_foresee_who_casts_it_knows_the_waypoints() -> None:
    four = ("reef", "iceberg", "maelstrom", "hurricane")
    scene = Scene().next_waypoints(*four).next_spells("foresee", "heal").dice(8).begin(CastSpell(0))
    scene.play(m.SPELL + spell("foresee"), m.DECK + 1)
    assert sorted(values[1] for values in scene.told(e.WAYPOINT_SEEN)) == sorted(waypoint(name) for name in four)
    assert scene.table.waypoint_known[-4:] == [1] * 4


# -- decks that run out, cards that are mixed --------------------------------------------------------------------------


def test_chaos_deck_5_treachery_does_not_simply_lie_on_top() -> None:
    seen = set()
    for seed in range(20):
        scene = Scene()
        scene.table.reseed(seed)
        scene.crisis("missing_jewelry").play(OPTION_B)
        seen.add(tuple(place for place, kind in enumerate(scene.table.chaos) if SKILL[kind] == TREACHERY))
    assert len(seen) > 10


def all_discarded(scene: Scene, *left: str) -> Scene:
    """Only these mythos cards are in the deck, all others lie on the discard pile."""
    t = scene.table
    keep = [mythos_card(name) for name in left]
    t.mythos_discard = [number for number in t.mythos if number not in keep]
    t.mythos, t.mythos_known = keep, [0] * len(keep)
    return scene


def test_mythos_6_an_empty_deck_is_made_anew_before_a_card_is_drawn() -> None:
    scene = all_discarded(Scene()).begin(MythosCard(0))
    assert len(scene.told(e.MYTHOS_DRAWN)) == 1
    assert scene.told(e.MYTHOS_SHUFFLED) == [()]


def test_mythos_6_the_deck_is_made_anew_when_its_last_card_is_void() -> None:
    scene = all_discarded(Scene("beatrice", "arjun", "william"), "ticket_please").begin(MythosCard(0)).play(YES)
    assert scene.told(e.MYTHOS_VOID)[0] == (mythos_card("ticket_please"),)
    assert scene.told(e.MYTHOS_SHUFFLED) == [()]
    assert (scene.prompt, len(scene.told(e.MYTHOS_SEEN))) == ("top_mythos", 2)


def test_unmasked_edmund_the_deck_is_made_anew_after_its_last_card() -> None:
    scene = all_discarded(Scene("edmund", "arjun", "william").traitor(0), "horrific_visions").begin(SpreadMisfortune(0))
    scene.gained(sanity=-1)
    assert scene.told(e.MYTHOS_SHUFFLED) == [()]
    assert len(scene.table.mythos) == 70


# -- what everyone knows of hands and decks ----------------------------------------------------------------------------


def test_open_information_6_an_open_discard_is_one_card_of_its_type_less() -> None:
    scene = Scene().hand(1, "lore 1", "lore 2", "will 1")
    scene.table.discard(1, card("lore 1"))
    assert scene.table.most[1] == [0, 1, 0, 0, 1, 0]


def test_open_information_6_nobody_holds_more_cards_of_a_type_than_cards() -> None:
    scene = Scene().hand(1, "lore 1", "will 1", "will 2")
    scene.table.most[1] = [3] * 6
    scene.table.discard(1, card("lore 1"))
    assert scene.table.most[1] == [2] * 6


def test_sheet_keilani_what_she_adds_is_seen() -> None:
    scene = Scene().hand(0, "influence 2", "lore 1").begin(SkillCheck(2, NO_PARTIAL, 1, 0, 0, 1))
    scene.play(DONE, m.REACT, add("influence 2"))
    assert scene.told(e.CARD_ADDED_OPENLY) == [(0, card("influence 2"))]
    assert (scene.hand_of(0), scene.table.most[0]) == (["lore 1"], [0, 1, 0, 0, 0, 0])


def test_skill_nothing_to_hide_is_announced_and_open_cards_are_no_secret() -> None:
    scene = Scene().hand(1, "influence 3", "will 2", "will 1")
    scene.begin(SkillCheck(9, NO_PARTIAL, 1 << WILL, 0, 0, 1)).play(m.REACT, m.PLAY + card("influence 3"))
    assert scene.told(e.FACE_UP) == [(1,)]
    scene.play(add("will 2"), DONE)
    assert scene.table.most[1] == [0, 0, 0, 0, 1, 0]


def test_chaos_deck_5_everyone_knows_how_much_treachery_can_be_in_it() -> None:
    table = Scene().crisis("missing_jewelry").play(OPTION_B).table
    assert table.chaos_most == [2, 2, 2, 2, 2, 4]
    for kind in table.chaos:
        table.discards[SKILL[kind]].append(kind)
    table.chaos = []
    build_chaos_deck(table)
    assert table.chaos_most == [2, 2, 2, 2, 2, 0]


def test_chaos_deck_2a_everyone_knows_that_a_type_is_missing() -> None:
    scene = Scene()
    t = scene.table
    cards = t.decks[LORE] + t.discards[LORE]
    t.decks[LORE], t.hands[2] = cards[:1], sorted(cards[1:])
    t.discards[0] += [kind for kind in t.chaos if SKILL[kind] == 0]
    build_chaos_deck(t)
    assert t.chaos_most == [2, 0, 2, 2, 2, 0]


def test_chaos_deck_1_an_empty_chaos_deck_is_built_before_a_card_is_taken() -> None:
    t = Scene().table
    for kind in t.chaos:
        t.discards[SKILL[kind]].append(kind)
    t.chaos = []
    add_chaos_card(t)
    assert (len(t.drawn), len(t.chaos), t.drawn_can) == (1, 9, [31 | OF_THIS_CHAOS])


def test_crisis_family_ties_everyone_knows_the_type_of_the_added_card() -> None:
    t = Scene().table
    add_top_card(t, TREACHERY)
    assert (len(t.drawn), t.drawn_can) == (1, [1 << TREACHERY])


# -- the rest of some abilities ----------------------------------------------------------------------------------------


def test_sheet_edmund_has_to_discard_the_card() -> None:
    scene = Scene("arjun", "edmund", "william").hand(1, "will 1", "lore 1").deep_ones("bridge").dice(3, 4)
    scene.begin(Attack(0, A_DEEP_ONE, space("bridge"))).play(m.REACT, m.REROLL + card("lore 1"), PASS)
    assert (scene.hand_of(1), scene.table.discards[LORE]) == (["will 1"], [card("lore 1")])
    assert scene.told(e.REROLLED) == [(1,)]


def test_feat_beatrice_is_seen_in_use() -> None:
    scene = Scene("beatrice", "arjun", "william").feat(0).begin(Roll()).play(m.REACT, m.FACE + 5)
    assert scene.told(e.FEAT_USED) == [(0, BEATRICE)]


def test_spell_flesh_ward_is_seen_in_use() -> None:
    scene = Scene().casts(1, "flesh_ward").dice(8).begin(DefeatCharacter(1))
    scene.play(m.REACT, m.USE_SPELL + spell("flesh_ward"))
    assert scene.told(e.SPELL_USED) == [(1, spell("flesh_ward"))]


def test_crisis_barricade_the_hatches_everyone_sees_the_card_go() -> None:
    scene = Scene().keeps(1, "barricade_the_hatches").deep_ones("deck 4").begin(ActivateDeepOnes([]))
    scene.play(m.USE_MYTHOS + mythos_card("barricade_the_hatches"))
    assert scene.told(e.KEPT_CARD_DISCARDED) == [(1, mythos_card("barricade_the_hatches"))]


def test_item_book_of_dagon_of_a_traitor_needs_a_deep_one_here() -> None:
    scene = Scene().items(0, "book_of_dagon").traitor(0).deep_ones("galley").turn()
    assert scene.refused(act_item("book_of_dagon")) == ["item.book_of_dagon"]


# -- rooms -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("where", "moves"),
    [
        ("bridge", [m.DECK + 1, m.WAYPOINT + 19]),
        ("boiler room", [discard("strength 1")]),
        ("captains cabin", [to_seat(1)]),
        ("galley", []),
        ("chapel", [OPTION_A]),
        ("cargo hold", [m.ITEM + 19]),
    ],
)
def test_actions_8d_a_room_is_used_once_per_turn_whatever_room_it_is(where: str, moves: list[int]) -> None:
    scene = Scene().at(0, where).hand(0, "strength 1", "strength 2").turn()
    assert use_room(where) in scene.moves
    scene.play(use_room(where), *moves)
    while scene.prompt != "action":
        scene.play(m.DONE if m.DONE in scene.moves else scene.moves[0])
    assert (scene.seat, scene.told(e.ROOM_USED)) == (0, [(0, space(where))])
    assert "actions.8d" in scene.refused(use_room(where))


def test_room_captains_cabin_everyone_hears_who_is_suspected() -> None:
    scene = Scene().turn().play(use_room("captains cabin"), to_seat(2))
    assert scene.told(e.SUSPECTED) == [(0, 2)]


@pytest.mark.parametrize("where", ["bridge", "chapel", "captains cabin", "cargo hold", "galley", "boiler room"])
def test_damage_card_structural_damage_no_room_is_repaired_without_cards_of_its_value(where: str) -> None:
    scene = Scene().damaged(where).at(0, where).turn()
    assert scene.refused(mend(where)) == ["damage_card.structural_damage"]


def test_room_bridge_everyone_sees_that_cards_were_arranged() -> None:
    scene = Scene().at(0, "bridge").turn().play(use_room("bridge"), m.DECK + 1, m.WAYPOINT + 19)
    assert scene.told(e.WAYPOINTS_ARRANGED) == [(0, 1)]
    scene = Scene().at(0, "bridge").turn().play(use_room("bridge"), m.DECK)
    assert scene.play(scene.moves[0]).told(e.MYTHOS_ARRANGED) == [(0, 1)]


def test_tracks_2_everyone_sees_a_track_retreat_or_reset() -> None:
    scene = Scene().track("travel", 2)
    retreat(scene.table, 0, 1)
    assert scene.told(e.TRACK_RETREATED) == [(0, 1)]
    reset(scene.table, 0)
    assert (scene.told(e.TRACK_RESET), scene.track_of("travel")) == ([(0,)], 0)


# -- cards of every value, in every menu -------------------------------------------------------------------------------


@pytest.mark.parametrize("loyalty", ["human", "traitor"])
@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("lore 1", "skill.shrivelling"),
        ("lore 2", "skill.shrivelling"),
        ("strength 3", "skill.rampage"),
        ("strength 4", "skill.rampage"),
    ],
)
def test_action_abilities_1_a_card_that_strikes_needs_an_enemy(name: str, rule: str, loyalty: str) -> None:
    scene = Scene().hand(0, name)
    if loyalty == "traitor":
        scene.traitor(0).at(1, "sick bay").at(2, "sick bay")
        scene.traitor(1).traitor(2)
    scene.turn()
    assert scene.refused(act_card(name)) == [rule]


@pytest.mark.parametrize("name", ["starbuck", "repeating_rifle", "shotgun", "six_shooter"])
def test_revealed_traitors_3_the_weapon_of_a_traitor_needs_a_human(name: str) -> None:
    scene = Scene().items(0, name).traitor(0).deep_ones(HERE).at(1, "deck 8").at(2, "deck 8").turn()
    assert scene.refused(act_item(name)) == ["item." + name]


def test_item_speaking_trumpet_of_a_traitor_needs_a_passenger() -> None:
    scene = Scene().items(0, "speaking_trumpet").traitor(0).turn()
    assert scene.refused(act_item("speaking_trumpet")) == ["item.speaking_trumpet"]


# -- trading, checks, rolls --------------------------------------------------------------------------------------------


def test_actions_6_a_trade_is_heard_step_by_step() -> None:
    scene = Scene().items(0, "shotgun").items(1, "plimsolls").at(1, HERE).turn().play(m.TRADE)
    assert scene.told(e.TRADING) == [(0,)]
    scene.play(name_item("shotgun"))
    assert scene.told(e.ITEM_OFFERED) == [(0, 1, item("shotgun"))]
    scene.play(YES)
    assert scene.told(e.ITEM_GIVEN) == [(0, 1, item("shotgun"))]


def test_actions_6a_who_has_given_something_is_followed_by_a_whole_round() -> None:
    scene = Scene().items(0, "shotgun").items(1, "plimsolls").at(1, HERE).turn().play(m.TRADE, DONE)
    assert (scene.prompt, scene.seat) == ("give_item", 1)
    scene.play(name_item("plimsolls"), YES)
    assert (scene.prompt, scene.seat) == ("give_item", 0)  # who passed may give after all
    scene.play(name_item("shotgun"), YES)
    assert (scene.items_of(0), scene.items_of(1)) == (["plimsolls"], ["shotgun"])


def test_item_lucky_ring_is_seen_and_so_is_the_new_total() -> None:
    scene = Scene().items(0, "lucky_ring").begin(SkillCheck(2, NO_PARTIAL, 1, 0, 0, 1))
    scene.play(m.REACT, m.USE_ITEM + item("lucky_ring"))
    assert scene.told(e.ITEM_USED) == [(0, item("lucky_ring"))]
    assert scene.told(e.CHECK_TOTAL) == [(0,), (2,)]


def test_item_almanac_is_seen_in_use() -> None:
    scene = Scene().items(0, "almanac").hand(0, "observation 2").dice(3).begin(Roll())
    scene.play(m.REACT, m.BOOST + card("observation 2"))
    assert (scene.told(e.ITEM_USED), scene.table.die) == ([(0, item("almanac"))], 5)


def test_item_jam_tin_grenade_is_seen_in_use() -> None:
    scene = Scene().items(0, "jam_tin_grenade").turn().play(act_item("jam_tin_grenade"), to_space("deck 4"))
    assert scene.told(e.ITEM_USED) == [(0, item("jam_tin_grenade"))]


def test_item_six_shooter_is_seen_in_use() -> None:
    scene = Scene().items(0, "six_shooter").deep_ones(HERE).dice(2).turn().play(act_item("six_shooter"))
    assert scene.told(e.ITEM_USED) == [(0, item("six_shooter"))]


def test_sheet_samira_is_named_when_she_scavenges() -> None:
    scene = Scene("samira", "arjun", "william").turn().play(act_sheet("samira"))
    assert scene.told(e.SHEET_USED) == [(0, SAMIRA)]


def test_crisis_volunteer_army_option_a_counts_from_nothing() -> None:
    scene = Scene().deep_ones("deck 4", 3)
    scene.table.risked = 2
    scene.crisis("volunteer_army").play(OPTION_A, number(1))
    assert (scene.monsters(), scene.table.risked) == ({"deck 4": 2}, 1)


def test_unmasked_edmund_everyone_sees_the_card_and_the_check_fails_whatever_was_before() -> None:
    scene = next_mythos(Scene("edmund", "arjun", "william").traitor(0), "horrific_visions")
    scene.table.outcome = SUCCESS
    scene.begin(SpreadMisfortune(0)).gained(sanity=-1)
    assert scene.told(e.MYTHOS_DRAWN) == [(0, mythos_card("horrific_visions"))]


def test_skill_cards_3d_i_who_runs_out_of_cards_need_not_discard_later() -> None:
    scene = Scene().hand(1, "will 1", "will 2").begin(Discards(1, 3))
    assert (scene.prompt, scene.seat) == ("discard", 1)
    scene.play(discard("will 1"))  # the last one goes without a question
    assert (scene.hand_of(1), scene.prompt) == ([], "action")


@pytest.mark.parametrize("way", [m.RAISE, m.LOWER])
def test_skill_determination_costs_the_card_either_way(way: int) -> None:
    scene = Scene().hand(1, "will 4").begin(SkillCheck(0, NO_PARTIAL, 1, 0, 0, 1)).play(DONE)
    scene.play(m.REACT, way + card("will 4"))
    assert (scene.hand_of(1), scene.table.discards[WILL]) == ([], [card("will 4")])


@pytest.mark.parametrize("name", ["lore 3", "lore 4"])
@pytest.mark.parametrize("loyalty", ["human", "traitor"])
def test_skill_lesser_banishment_needs_a_deep_one_whoever_plays_it(name: str, loyalty: str) -> None:
    scene = Scene().hand(0, name)
    if loyalty == "traitor":
        scene.traitor(0)
    assert scene.turn().refused(act_card(name)) == ["skill.lesser_banishment"]


def test_open_information_6_a_card_that_is_played_is_one_of_its_type_less() -> None:
    scene = Scene().hand(0, "influence 5", "influence 1").dice(8).turn().play(act_card("influence 5"))
    assert scene.table.most[0] == [1, 0, 0, 0, 0, 0]


def test_skill_checks_8c_a_failure_is_one_whatever_was_before() -> None:
    scene = Scene()
    scene.table.outcome = SUCCESS
    scene.begin(SkillCheck(9, NO_PARTIAL, 1 << WILL, 0, 0, 1))
    assert (scene.table.outcome, scene.told(e.CHECK_OUTCOME)) == (FAIL, [(FAIL,)])


def test_open_information_7_who_adds_cards_reads_in_the_log_which() -> None:
    scene = Scene().hand(1, "will 2", "will 1").begin(SkillCheck(9, NO_PARTIAL, 1 << WILL, 0, 0, 1))
    scene.play(add("will 2"), DONE)
    own = [event.key for event in scene.table.log(1)].count("own_card_added")
    assert (own, [event.key for event in scene.table.log(0)].count("own_card_added")) == (1, 0)
    assert scene.told(e.OWN_CARD_ADDED) == [(1, card("will 2"))]


def test_reveal_0_a_card_that_was_turned_up_is_no_secret_any_more() -> None:
    scene = Scene().loyal(0, "human", "hybrid").turn().play(m.REVEAL + 1)
    assert (scene.table.loyalty[0], scene.table.loyalty_known[0]) == ([0], [1])


def test_titles_13_everyone_sees_that_a_spell_goes_under_the_deck() -> None:
    scene = Scene().next_spells("feed_the_mind", "heal").begin(CastSpell(0)).play(m.SPELL + spell("feed_the_mind"))
    assert scene.told(e.SPELLS_ARRANGED) == [(0, 1)]


def test_abilities_14_everyone_hears_who_reacts() -> None:
    scene = Scene().hand(1, "will 4").begin(SkillCheck(0, NO_PARTIAL, 1, 0, 0, 1)).play(DONE, m.REACT)
    assert scene.told(e.REACTS) == [(1,)]


def test_item_pocket_pistol_is_named_for_the_shot_and_for_the_second_roll() -> None:
    scene = Scene().items(0, "pocket_pistol").deep_ones(HERE).dice(1, 4).turn().play(act_item("pocket_pistol"))
    scene.play(m.REACT, m.USE_ITEM + item("pocket_pistol"))
    assert scene.told(e.ITEM_USED) == [(0, item("pocket_pistol"))] * 2


def test_sheet_ishmael_is_named_when_he_swears() -> None:
    scene = Scene("ishmael", "arjun", "william").hand(0, "lore 3").monarch("dagon", "water 5").dice(4).turn()
    assert scene.play(act_sheet("ishmael")).told(e.SHEET_USED) == [(0, ISHMAEL)]


def test_crisis_the_peacemaker_keeps_jamie_from_drawing() -> None:
    scene = Scene("jamie", "arjun", "william").items(0, "six_shooter").deep_ones("bridge")
    assert act_sheet("jamie") in scene.turn().moves
    assert scene.keeps(0, "the_peacemaker").turn().refused(act_sheet("jamie")) == ["crisis.the_peacemaker"]


def test_crisis_infiltrator_failure_nobody_comes_where_no_room_was_damaged() -> None:
    scene = Scene().next_damage("fuel_leak")
    scene.table.hit = space("galley")  # of an earlier damage
    scene.checked("infiltrator", FAIL).gained(fuel=-1)
    assert scene.monsters() == {}


@pytest.mark.parametrize("where", ["bridge", "chapel", "captains cabin", "cargo hold", "galley", "boiler room"])
def test_repair_3_no_room_is_repaired_beside_a_deep_one(where: str) -> None:
    scene = Scene().hand(0, "influence 3", "lore 3", "observation 3", "strength 3", "will 3", "will 5")
    scene.damaged(where).at(0, where)
    assert mend(where) in scene.turn().moves
    assert "repair.3" in scene.deep_ones(where).turn().refused(mend(where))


def test_actions_12_a_traitor_finds_no_passenger_to_defeat() -> None:
    scene = Scene().traitor(0).at(0, "deck 8").turn()
    assert scene.refused(m.DEFEAT_PASSENGER) == ["actions.12"]
    assert m.DEFEAT_PASSENGER in scene.on_deck("deck 8", 0).turn().moves


def test_open_information_7_in_which_order_cards_were_added_is_not_told() -> None:
    scene = Scene().hand(1, "will 1", "will 2", "will 3").begin(SkillCheck(9, NO_PARTIAL, 1 << WILL, 0, 0, 1))
    scene.play(add("will 3"), add("will 1"), DONE)
    assert scene.told(e.OWN_CARD_ADDED) == [(1, card("will 1")), (1, card("will 3"))]


def test_open_information_6_after_a_check_nobody_holds_more_of_a_type_than_cards() -> None:
    scene = Scene().hand(1, "will 1", "will 2", "will 3").begin(SkillCheck(9, NO_PARTIAL, 1 << WILL, 0, 0, 1))
    scene.play(add("will 3"), add("will 2"), DONE)
    assert scene.table.most[1] == [0, 0, 0, 0, 1, 0]


def test_skill_nothing_to_hide_each_open_card_is_one_of_its_type_less() -> None:
    scene = Scene().hand(1, "influence 3", "will 1", "will 2", "will 3", "lore 1")
    scene.begin(SkillCheck(9, NO_PARTIAL, 1 << WILL, 0, 0, 1)).play(m.REACT, m.PLAY + card("influence 3"))
    scene.play(add("will 3"), DONE)
    assert scene.table.most[1] == [0, 1, 0, 0, 2, 0]


def test_chaos_deck_2_what_was_drawn_from_the_old_deck_is_not_of_the_new_one() -> None:
    t = Scene().table
    add_chaos_card(t)
    assert t.drawn_can == [31 | OF_THIS_CHAOS]
    for kind in t.chaos:
        t.discards[SKILL[kind]].append(kind)
    t.chaos = []
    build_chaos_deck(t)
    assert t.drawn_can == [31]


@pytest.mark.parametrize("where", ["bridge", "chapel", "captains cabin", "cargo hold", "galley", "boiler room"])
def test_damage_6_no_room_is_repaired_that_is_whole(where: str) -> None:
    scene = Scene().hand(0, "influence 3", "lore 3", "observation 3", "strength 3", "will 3").at(0, where).turn()
    assert "damage.6" in scene.refused(mend(where))


def test_item_tool_kit_of_a_traitor_hears_that_nothing_is_damaged() -> None:
    scene = Scene().items(0, "tool_kit").traitor(0).turn()
    assert sorted(scene.refused(act_item("tool_kit"))) == ["damage.6", "repair.3"]


def test_setup_9_everyone_hears_who_plays_whom() -> None:
    table = GAME.new(3, "set-up", {"characters": "random"})
    told = [event[2:] for event in table.events if event[0] == e.CHARACTER_CHOSEN]
    assert sorted(told) == [(seat, table.characters[seat]) for seat in range(3)]
