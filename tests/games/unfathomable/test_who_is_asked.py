"""Windows: asked is exactly who could react in some world that everybody must think possible (18.14, 18.15)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from staging import Scene, card, space

from undertow.games.unfathomable.board import HYBRID
from undertow.games.unfathomable.cards.skills import SKILL, SLUGS
from undertow.games.unfathomable.procedures.checking import FOR_A_CRISIS, FOR_A_ROOM
from undertow.games.unfathomable.procedures.checks import SkillCheck
from undertow.games.unfathomable.procedures.checks_after import AfterTotal
from undertow.games.unfathomable.procedures.checks_before import BeforeCards
from undertow.games.unfathomable.procedures.defeat import (
    DefeatCharacter,
    DefeatPassenger,
    PassengerWouldBeDefeated,
    WouldBeDefeated,
)
from undertow.games.unfathomable.procedures.dice import AfterRoll, BeforeRoll, Roll
from undertow.games.unfathomable.procedures.windows import Reactions
from undertow.games.unfathomable.state import Table
from undertow.kernel.flow import Procedure

WHO = 1  # whose chance it is
PLACES = ("deck 3", "brig", "sick bay")
HANDS = ((), ("influence 1",), ("lore 1",), ("observation 1",), ("strength 1",), ("will 1",), ("treachery 1",))
# Everybody with a say in windows, and somebody without.
CAST = ("keilani", "arjun", "svetlana", "beatrice", "edmund", "samira", "jamie")
THINGS = ("almanac", "lucky_ring", "starbuck", "travel_pharmacy", "pocket_pistol", "")
SPELLS = ("revelation_of_script", "flesh_ward", "")

WINDOWS: dict[str, tuple[Callable[[], Procedure], Callable[[], Reactions]]] = {
    "before a check": (lambda: SkillCheck(8, 5, 3, FOR_A_CRISIS), lambda: BeforeCards([], [], [])),
    "before a check of a room": (lambda: SkillCheck(8, 99, 3, FOR_A_ROOM), lambda: BeforeCards([], [], [])),
    "after the total": (lambda: SkillCheck(8, 5, 3, FOR_A_CRISIS), lambda: AfterTotal([], [], [])),
    "before a roll": (lambda: Roll(), lambda: BeforeRoll([], [], [])),
    "after a roll": (lambda: Roll(), lambda: AfterRoll([], [], [])),
    "after the roll of an attack": (lambda: Roll(0, 1), lambda: AfterRoll([], [], [])),
    "after the roll of a pocket pistol": (lambda: Roll(0, 2), lambda: AfterRoll([], [], [])),
    "oneself would be defeated": (lambda: DefeatCharacter(WHO), lambda: WouldBeDefeated([], [], [])),
    "another would be defeated": (lambda: DefeatCharacter(2), lambda: WouldBeDefeated([], [], [])),
    "a passenger here would be defeated": (
        lambda: DefeatPassenger(space("deck 3")), lambda: PassengerWouldBeDefeated([], [], [])
    ),
    "a passenger far away would be defeated": (
        lambda: DefeatPassenger(space("deck 8")), lambda: PassengerWouldBeDefeated([], [], [])
    ),
}  # fmt: skip


def worlds(table: Table) -> Iterator[Table]:
    """The table with every card that the hand may hold: everybody knows of which type its one card is."""
    if not table.hands[WHO]:
        yield table
        return
    skill = SKILL[table.hands[WHO][0]]
    for kind in range(len(SLUGS)):
        if SKILL[kind] == skill:
            table.hands[WHO] = [kind]
            yield table


def judged(table: Table, window: Reactions, *facts: object) -> None:
    """Compare who is asked with who could do something."""
    table.stack.append(window)
    asked = WHO in window.entitled(table)
    could = any(len(window.reaction().answers(world, WHO)) > 1 for world in worlds(table))
    assert asked == could, facts


def laid_out(who: str, place: str, hand: tuple[str, ...], traitor: bool, feat: bool) -> Scene:
    scene = Scene("jeanne", who, "ishmael").at(WHO, place).hand(WHO, *hand).on_deck("deck 3", 1).on_deck("deck 8", 1)
    scene.table.feats[WHO] = int(feat)
    if traitor:
        scene.traitor(WHO, HYBRID)
    return scene


@pytest.mark.parametrize("name", WINDOWS)
def test_abilities_15_whoever_may_react_is_asked_wherever_they_are_and_whatever_they_hold(name: str) -> None:
    opener, window = WINDOWS[name]
    for who in CAST:
        for traitor, feat in ((False, True), (False, False), (True, False)):
            scene = laid_out(who, "deck 3", (), traitor, feat)
            for place in PLACES:
                for hand in HANDS:
                    table = scene.table.clone()
                    table.where[WHO] = space(place)
                    table.hands[WHO] = [card(each) for each in hand]
                    table.most[WHO] = [int(SKILL[card(each)] == skill) for skill in range(6) for each in hand] or [
                        0
                    ] * 6
                    table.stack.append(opener())
                    judged(table, window(), name, who, traitor, feat, place, hand)


@pytest.mark.parametrize("name", WINDOWS)
def test_abilities_14_items_and_kept_spells_are_thought_of_as_well(name: str) -> None:
    opener, window = WINDOWS[name]
    for thing in THINGS:
        for spell in SPELLS:
            for place in PLACES:
                for hand in ((), ("observation 1",)):
                    scene = laid_out("jamie", place, hand, traitor=False, feat=False)
                    if thing:
                        scene.items(WHO, thing)
                    if spell:
                        scene.casts(WHO, spell)
                    scene.table.stack.append(opener())
                    judged(scene.table, window(), name, thing, spell, place, hand)


def test_skill_checks_3a_arjun_is_asked_in_the_brig_without_a_card_in_hand() -> None:
    scene = Scene("jeanne", "arjun", "ishmael", windows="ask").at(1, "brig").feat(1).crisis("hull_leak")
    assert (scene.prompt, scene.table.asked) == ("react", (1,))
