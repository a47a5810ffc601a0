"""Chances beside every roll: of the Hero's attacks, of attacks on him, of strikes by cards; exact, and no more than one
may know."""

from __future__ import annotations

import random
from typing import Any

import pytest
from outpost import Scene, card, token

from undertow.games.alone import GAME, chances, known, params, reach
from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.board import KINDS
from undertow.games.alone.cards.items import ITEMS
from undertow.games.alone.missions import MAIN, RUNNER
from undertow.games.alone.moments import ATTACK
from undertow.games.alone.procedures.turns import Attacks
from undertow.games.alone.state import BOSS, DICE_HERE, RAGING, Table
from undertow.kernel.flow import NO_MOVE, run
from undertow.sections import Words, sections_of

FIGHT = "Chances"


def shown(scene: Scene, viewer: int, lang: str = "en") -> list[Any]:
    words = Words(GAME, lang, ["Ann", "Bob"], viewer, scene.table.options)
    return sections_of(GAME, scene.table.view(viewer), words)


def rows(scene: Scene, viewer: int = 0) -> dict[str, tuple[str, str]]:
    """What stands under the chances: dice and odds by their name."""
    found = [one for one in shown(scene, viewer) if one["heading"] == FIGHT]
    return {
        str(row["cells"][0][0]): (row["cells"][1][0], row["cells"][2][0])
        for one in found
        for row in one["parts"][0]["rows"]
    }


def weapon(scene: Scene) -> str:
    """What the first item says."""
    section = next(one for one in shown(scene, 0) if one["heading"] == "The Hero’s items")
    return str(section["parts"][0]["cards"][0]["text"])


# -- the Hero attacks --------------------------------------------------------------------------------------------------


def test_attack_3_the_chances_of_bare_hands_stand_there_as_soon_as_a_creature_does() -> None:
    assert rows(Scene()) == {}
    dark = rows(Scene().creature("spore", "C3"))
    assert dark["Bare hands: Spore"] == ("1", "Chances: killed 0 %, wounded 33 %")
    lit = rows(Scene().creature("spore", "C3", wounded=True).light("C3"))
    assert lit[f"Bare hands: {Words(GAME, 'en', []).name('figure', 1)}"] == ("1", "Chances: killed 67 %, wounded 0 %")
    assert rows(Scene().creature("spore", "C3"), viewer=1)["Bare hands: Spore"] == dark["Bare hands: Spore"]


def test_attack_3_whoever_knows_their_blades_has_two_dice_and_conditional_hits_count() -> None:
    scene = Scene().creature("hybrid", "C3")
    scene.table.people[6 + 3] = params.TO_UNLOCK  # the experience with Cultists
    assert rows(scene)["Bare hands: Hybrid"] == ("2", "Chances: killed 0 %, wounded 44 %")


def test_attack_4_dice_that_are_rolled_again_count() -> None:
    slugs = Scene().holds("slug-rounds", charges=1).creature("spore", "C3")
    assert "killed 20 %, wounded 49 %" in weapon(slugs)  # each of 2 dice hits in 16 of 36 ways
    better = Scene().holds("slug-rounds", charges=1, upgraded=True).creature("spore", "C3")
    assert "killed 31 %, wounded 49 %" in weapon(better)  # in 20 of 36


def test_attack_2_creatures_elsewhere_have_their_chances_with_what_reaches_them() -> None:
    for item in ("sentry-gun", "tracer-rounds", "shock-grenade"):
        scene = Scene().holds(item).revealed("C2", "C1").creature("spore", "C2")
        assert "Spore (1 north): Chances: killed" in weapon(scene), item
    assert (
        "Spore" not in weapon(Scene().holds("plasma-cutter").revealed("C2").creature("spore", "C2")).split("dice.")[-1]
    )
    far = Scene().holds("sentry-gun").revealed("C2").creature("spore", "C2").creature("worm", "C3")
    assert "Worm" not in weapon(far), "the gun shoots at other sectors only"
    assert "killed 26 %, wounded 44 %" in weapon(far)


def test_attack_2_exactly_those_that_can_be_aimed_at_are_listed() -> None:
    seen = 0
    for seed in range(8):
        luck = random.Random(seed)
        table = GAME.new(2, seed, {"difficulty": "easy"}, windows="skip")
        assert isinstance(table, Table)
        while not table.over and table.count < 400:
            table.play(luck.choice(table.moves))
            if table.count % 4 or table.hero < 0 or not reach.somebody_shown(table):
                continue
            view = table.view(0)
            for number, row in enumerate(ITEMS):
                for better in (0, 1) if row.action == ATTACK else ():
                    found = chances.reached(view, row, better)
                    assert sorted(moves_of(view, row, found)) == aimed(table, number, better)
                    seen += len(found)
    assert seen > 200


def moves_of(view: dict[str, Any], row: Any, found: list[tuple[int, int]]) -> set[int]:
    """The answers with which these are attacked; of a grenade the sectors."""
    if row.does("burst", 0):
        return {place for _, place in found}
    return {
        m.ATTACK + figure if place == view["here"] else m.SHOOT + figure * m.PLACES + place for figure, place in found
    }


def aimed(table: Table, item: int, better: int) -> list[int]:
    """What the rules offer; of a grenade the sectors."""
    if not ITEMS[item].does("burst", 0):
        return reach.targets(table, item, better)
    from undertow.games.alone.procedures.items import cell_of

    return sorted({table.place(cell_of(table, move)) for move in reach.throws(table)})


# -- attacks on the Hero -----------------------------------------------------------------------------------------------


def test_attacks_2_automatic_attacks_with_their_dice_one_by_one_and_together() -> None:
    scene = Scene().creature("spore", "C3").creature("parasite", "C3")
    for viewer in (0, 1):
        found = rows(scene, viewer)
        assert found["At the turn’s end: Spore"] == ("3", "Health lost: 0: 30 %, 1: 44 %, 2: 22 %, 3: 4 %")
        assert found["At the turn’s end: Parasite"] == ("2", "Health lost: 0: 44 %, 1: 44 %, 2: 11 %")
        assert found["All of them together"][0] == "5"
    lit = rows(Scene().creature("spore", "C3").light("C3"))
    assert lit["At the turn’s end: Spore"][0] == "2" and "All of them together" not in lit


def test_attacks_3_in_a_dangerous_sector_conditional_hits_count() -> None:
    scene = Scene().creature("parasite", "C3").danger("C3")
    for viewer in (0, 1):
        assert rows(scene, viewer)["At the turn’s end: Parasite"][1] == "Health lost: 0: 11 %, 1: 44 %, 2: 44 %"


def test_attacks_5_what_it_costs_to_leave_stands_there_and_conditional_hits_never_count() -> None:
    heavy = Scene().creature("spore", "C3").creature("parasite", "C3").danger("C3")
    assert rows(heavy)["If the Hero leaves"][0] == "3", "with the special rule of the Gravity Failure"
    scene = Scene().completed("problem").creature("spore", "C3").creature("parasite", "C3").danger("C3")
    for viewer in (0, 1):
        assert rows(scene, viewer)["If the Hero leaves"] == ("2", "Health lost: 0: 44 %, 1: 44 %, 2: 11 %")
    lit = Scene().completed("problem").creature("spore", "C3").light("C3")
    assert rows(lit)["If the Hero leaves"] == ("0", "Health lost: 0: 100 %")


@pytest.mark.parametrize("lit", [False, True])
@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize("skilled", [False, True])
@pytest.mark.parametrize("more", [0, 1])
def test_attacks_2_the_dice_are_those_that_are_rolled(lit: bool, night: bool, skilled: bool, more: int) -> None:
    scene = Scene()
    for kind in KINDS:
        scene.creature(kind, "C3")
    if lit:
        scene.light("C3")
    if skilled:
        scene.table.people[6] = params.TO_UNLOCK  # Shallow Breath
    scene.table.nightmare = int(night)
    scene.table.mods[DICE_HERE] = more
    scene.table.mods[RAGING] = more
    for viewer in (0, 1):
        expected = [(one.figure // 2, one.dice) for one in chances.attackers(scene.table.view(viewer))]
        table = scene.table.clone()
        table.push(Attacks())
        run(table, NO_MOVE)
        rolled = [event[2:4] for event in table.events or [] if event[0] == e.CREATURE_ATTACKS]
        assert len(rolled) == len(KINDS) and rolled == expected, viewer


@pytest.mark.parametrize("viewer", [0, 1])
def test_attacks_2_dice_that_a_card_has_given_a_creature_in_view_count_for_it(viewer: int) -> None:
    scene = Scene().creature("worm", "C3").creature("spore", "C3")
    scene.table.extra_dice[token("worm")] = 2
    known.marked(scene.table, known.DICE, 2, token("worm"))
    assert [one.dice for one in chances.attackers(scene.table.view(viewer))] == [3, 5]


@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("more", [0, 2])
def test_cards_7_the_saboteurs_attack_from_afar_has_its_chances_while_he_is_in_sight(viewer: int, more: int) -> None:
    scene = Scene().completed("problem").creature("boss", "B3")
    assert rows(scene, viewer) == {}, "he is hidden"
    scene.revealed("B3").light("B3")
    if more:
        scene.table.extra_dice[BOSS] = more
        known.marked(scene.table, known.DICE, more, BOSS)
    name = "At the turn’s end: the Saboteur, from afar"
    assert list(rows(scene, viewer)) == [name], "nobody is with the Hero: he leaves unharmed"
    table = scene.table.clone()
    table.push(Attacks())
    run(table, NO_MOVE)
    rolled = [event[3] for event in table.events or [] if event[0] == e.CREATURE_ATTACKS]
    assert rolled == [3 + more] and rows(scene, viewer)[name][0] == str(3 + more)
    assert list(rows(scene.creature("spore", "C3"), viewer))[1:4] == [
        "At the turn’s end: Spore", name, "All of them together",
    ]  # fmt: skip


def test_cards_7_no_other_boss_and_no_creature_attacks_from_afar() -> None:
    assert rows(Scene().completed("problem").creature("worm", "B3").revealed("B3")) == {}
    scene = Scene().completed("problem").creature("boss", "B3").revealed("B3")
    scene.table.missions[MAIN] = RUNNER
    assert rows(scene) == {}


def test_secrecy_1_the_hero_reads_of_the_creatures_that_he_is_shown_alone() -> None:
    scene = Scene().creature("worm", "D3")
    assert rows(scene, 0) == rows(scene, 1) == {}
    armed = Scene().holds("sentry-gun").creature("worm", "D3")
    assert "Worm" not in weapon(armed) and "Worm" in weapon(armed.revealed("D3"))


# -- strikes -----------------------------------------------------------------------------------------------------------


def test_attacks_3_evil_sees_what_a_strike_would_do_before_playing_it() -> None:
    striking = [number for number in range(72) if chances.strikes(number)]
    assert len(striking) == 3
    slug = "it-is-angry"
    for danger, share in ((False, "0: 67 %, 1: 33 %"), (True, "0: 33 %, 1: 67 %")):
        scene = Scene().creature("spore", "C3").hand(1, slug)
        scene.table.hands[1] = [striking[0], card(slug)]
        if danger:
            scene.danger("C3")
        hand = next(one for one in shown(scene, 1) if one["heading"] == "Your cards")["parts"][0]["cards"]
        assert f"A strike now (dice: 1): Health lost: {share}." in hand[0]["text"]
        assert "strike now" not in hand[1]["text"]


def test_the_chances_are_told_in_every_language() -> None:
    scene = Scene().creature("spore", "C3").creature("worm", "C3")
    assert "Am Ende des Zuges: Spore" in str(shown(scene, 0, "de"))
    assert "Na koniec tury: " in str(shown(scene, 1, "pl"))
