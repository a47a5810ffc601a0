"""What character sheets can do as an action. Revealed traitors lose them (rule: actions.13b)."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import (
    ADJACENT,
    DAGON,
    DECK,
    DEEP,
    HYDRA,
    LORE,
    ROOM,
    is_water,
)
from undertow.games.unfathomable.cards.characters import ARJUN, ISHMAEL, JAMIE, SAMIRA, WILLIAM
from undertow.games.unfathomable.cards.skills import SKILL, VALUE
from undertow.games.unfathomable.procedures import limits
from undertow.games.unfathomable.procedures.actions import Action, hand_item_over
from undertow.games.unfathomable.procedures.choices import LoreCards, OwnItems
from undertow.games.unfathomable.procedures.dice import Roll
from undertow.games.unfathomable.procedures.limits import Ability, OncePerTurn, mark
from undertow.games.unfathomable.procedures.rooms import gain_item
from undertow.games.unfathomable.procedures.spells import look_at_spells
from undertow.games.unfathomable.procedures.uses import HUMANS, use
from undertow.games.unfathomable.procedures.weapons import Peaceful, Strike, ready_weapons
from undertow.games.unfathomable.state import NO_CARD, Table
from undertow.kernel.decision import Choice, Guard, Only, Question
from undertow.kernel.flow import DONE, NO_MOVE, Procedure, step

BANISHED: Final = 7  # from which sum on the First Oath sends a monarch away
MOST_ITEMS: Final = 4  # with which Samira still scavenges

# -- Arjun -------------------------------------------------------------------------------------------------------------


class DeckChief(Ability):
    """Move to any deck space, then act."""

    def copy(self) -> Procedure:
        return DeckChief(self.seat, self.n).at_the_step_of(self)

    @step("sheet.arjun")
    def move_then_act(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, PATROL)
        mark(table, limits.DECK_CHIEF)
        table.tell(e.SHEET_USED, self.seat, ARJUN)
        table.place(self.seat, move - m.SPACE)
        table.push(Action(self.seat))
        return DONE


class OtherDecks(Choice):
    """All deck spaces but one's own."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SPACE + space for space in range(DECK, ROOM) if space != table.where[seat]]


class NoDeckChiefInTheBrig(Guard):
    """Deck Chief does not name the Brig, so it does not lead out of it."""

    rule = "brig.4c"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.in_brig(seat)


class DeckChiefOnce(OncePerTurn):
    """Deck Chief is limited to once per turn."""

    rule = "sheet.arjun"
    bit: ClassVar[int] = limits.DECK_CHIEF


PATROL: Final = Question("patrol", "sheet.arjun", [OtherDecks()])

# -- Jamie -------------------------------------------------------------------------------------------------------------


class QuickDraw(Ability):
    """Attack with a weapon, then act."""

    def copy(self) -> Procedure:
        return QuickDraw(self.seat, self.n).at_the_step_of(self)

    @step("sheet.jamie")
    def attack_then_act(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            weapons = ready_weapons(table, self.seat)
            if len(weapons) > 1:
                return table.ask(self.seat, DRAW_WEAPON)
            move = m.ITEM + weapons[0]
        mark(table, limits.QUICK_DRAW)
        table.tell(e.SHEET_USED, self.seat, JAMIE)
        table.push(Action(self.seat))
        table.push(Strike(self.seat, move - m.ITEM))
        return DONE


class ReadyWeapons(Choice):
    """Weapons that reach an enemy."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.ITEM + item for item in ready_weapons(table, seat)]


class NothingToDraw(Guard):
    """Quick Draw needs a weapon that reaches an enemy, and nobody has one in the Brig."""

    rule = "sheet.jamie"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not ready_weapons(table, seat)


class QuickDrawOnce(OncePerTurn):
    """Quick Draw is limited to once per turn."""

    rule = "sheet.jamie"
    bit: ClassVar[int] = limits.QUICK_DRAW


DRAW_WEAPON: Final = Question("draw_weapon", "sheet.jamie", [ReadyWeapons()])


# -- Ishmael -----------------------------------------------------------------------------------------------------------


class FirstOath(Procedure):
    """Discard a lore card to send a monarch to the Deep, or at least elsewhere."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "monarch", "value")
    in_view: ClassVar[dict[str, str]] = {"monarch": "monarch"}

    def __init__(self, seat: int, monarch: int = NO_CARD, value: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.monarch = monarch  # once it is chosen
        self.value = value  # of the card

    def copy(self) -> Procedure:
        return FirstOath(self.seat, self.monarch, self.value).at_the_step_of(self)

    @step("sheet.ishmael")
    def choose_a_monarch(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            on_board = risen(table)
            if len(on_board) > 1:
                return table.ask(self.seat, WHICH_MONARCH)
            move = m.MONARCH + on_board[0]
        self.monarch = move - m.MONARCH
        return self.go_on()

    @step("dice.0")
    def discard_a_lore_card_and_roll(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, SWEAR_WITH)
        table.tell(e.SHEET_USED, self.seat, ISHMAEL)
        table.discard(self.seat, move - m.DISCARD)
        self.value = VALUE[move - m.DISCARD]
        outcome = self.go_on()
        table.push(Roll())
        return outcome

    @step("abilities.9")
    def move_the_monarch(self, table: Table, move: int) -> int:
        if table.die + self.value >= BANISHED:  # rule: deep.1
            table.move_monarch(self.monarch, DEEP)
            return DONE
        if move == NO_MOVE:
            return table.ask(self.seat, LURE_TO)
        if move != m.PASS:
            table.move_monarch(self.monarch, move - m.SPACE)
        return DONE


def risen(table: Table) -> list[int]:
    """The monarchs on the board."""
    return [monarch for monarch in (HYDRA, DAGON) if table.monarchs[monarch] != DEEP]


class Risen(Choice):
    """The monarchs on the board."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.MONARCH + monarch for monarch in risen(table)]


class WaterBeside(Choice):
    """The water spaces beside the monarch."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, FirstOath)
        return [m.SPACE + space for space in ADJACENT[table.monarchs[frame.monarch]] if is_water(space)]


class NoMonarchOnTheBoard(Guard):
    """The First Oath needs a monarch on the board."""

    rule = "sheet.ishmael"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not risen(table)


class NoLoreCard(Guard):
    """The First Oath costs a lore card."""

    rule = "sheet.ishmael"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not [card for card in table.hands[seat] if SKILL[card] == LORE]


WHICH_MONARCH: Final = Question("which_monarch", "sheet.ishmael", [Risen()])
SWEAR_WITH: Final = Question("swear_with", "sheet.ishmael", [LoreCards()], private=True)
LURE_TO: Final = Question("lure_to", "sheet.ishmael", [Only([m.PASS]), WaterBeside()])


# -- William -----------------------------------------------------------------------------------------------------------


class OccultTraining(Ability):
    """Look at the top spell, leave it there or put it under the deck, then act."""

    def copy(self) -> Procedure:
        return OccultTraining(self.seat, self.n).at_the_step_of(self)

    @step("abilities.7")
    def look(self, table: Table, move: int) -> int:
        mark(table, limits.OCCULT_TRAINING)
        table.tell(e.SHEET_USED, self.seat, WILLIAM)
        look_at_spells(table, self.seat, 1)
        return self.go_on()

    @step("sheet.william")
    def top_or_bottom_then_act(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, TOP_OR_BOTTOM)
        if move == m.BOTTOM:
            table.spell_deck.insert(0, table.spell_deck.pop())
            table.spell_known.insert(0, table.spell_known.pop())
        table.tell(e.SPELLS_ARRANGED, self.seat, 1 if move == m.BOTTOM else 0)
        table.push(Action(self.seat))
        return DONE


class NoTrainingInTheBrig(Guard):
    """Occult Training is not possible in the Brig."""

    rule = "sheet.william"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.in_brig(seat)


class NoSpellToLookAt(Guard):
    """Occult Training needs a spell in the deck."""

    rule = "sheet.william"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not table.spell_deck


class OccultTrainingOnce(OncePerTurn):
    """Occult Training is limited to once per turn."""

    rule = "sheet.william"
    bit: ClassVar[int] = limits.OCCULT_TRAINING


TOP_OR_BOTTOM: Final = Question("top_or_bottom", "sheet.william", [Only([m.TOP, m.BOTTOM])])


# -- Samira ------------------------------------------------------------------------------------------------------------


class Scavenger(Procedure):
    """Draw an item; one may then give an item to another human here."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "item")
    in_view: ClassVar[dict[str, str]] = {"item": "item"}

    def __init__(self, seat: int, item: int = NO_CARD) -> None:
        super().__init__()
        self.seat = seat
        self.item = item  # that is given

    def copy(self) -> Procedure:
        return Scavenger(self.seat, self.item).at_the_step_of(self)

    @step("items.1")
    def draw_an_item(self, table: Table, move: int) -> int:
        mark(table, limits.SCAVENGER)
        table.tell(e.SHEET_USED, self.seat, SAMIRA)
        outcome = self.go_on()
        table.item_known.pop()
        gain_item(table, self.seat, table.item_deck.pop())
        return outcome

    @step("sheet.samira")
    def pick_a_present(self, table: Table, move: int) -> int:
        if not humans_beside(table, self.seat):
            return DONE
        if move == NO_MOVE:
            return table.ask(self.seat, PRESENT)
        if move == m.PASS:
            return DONE
        self.item = move - m.ITEM
        return self.go_on()

    @step("items.8a")
    def give_it(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            others = humans_beside(table, self.seat)
            if len(others) > 1:
                return table.ask(self.seat, PRESENT_FOR)
            move = m.SEAT + others[0]
        hand_item_over(table, self.seat, move - m.SEAT, self.item)  # ruling: presents
        return DONE


def humans_beside(table: Table, seat: int) -> list[int]:
    """The other humans in one's space."""
    return [other for other in table.humans_in(table.where[seat]) if other != seat]


class HumansBeside(Choice):
    """The other humans in one's space."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SEAT + other for other in humans_beside(table, seat)]


class NoScavengingInTheBrig(Guard):
    """Scavenger is not possible in the Brig."""

    rule = "sheet.samira"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.in_brig(seat)


class TooManyItems(Guard):
    """Scavenger works with four items at most."""

    rule = "sheet.samira"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return len(table.items[seat]) > MOST_ITEMS


class NothingToScavenge(Guard):
    """The item deck is empty. rule: items.4"""

    rule = "sheet.samira"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not table.item_deck


class ScavengerOnce(OncePerTurn):
    """Scavenger is limited to once per turn."""

    rule = "sheet.samira"
    bit: ClassVar[int] = limits.SCAVENGER


PRESENT: Final = Question("present", "sheet.samira", [Only([m.PASS]), OwnItems()])
PRESENT_FOR: Final = Question("present_for", "sheet.samira", [HumansBeside()])

# -- which characters have them ----------------------------------------------------------------------------------------

use(m.SHEET_ACTION + ARJUN, DeckChief, HUMANS, [DeckChiefOnce(), NoDeckChiefInTheBrig()])
use(m.SHEET_ACTION + JAMIE, QuickDraw, HUMANS, [Peaceful(), QuickDrawOnce(), NothingToDraw()])
use(m.SHEET_ACTION + ISHMAEL, FirstOath, HUMANS, [NoMonarchOnTheBoard(), NoLoreCard()])
use(m.SHEET_ACTION + WILLIAM, OccultTraining, HUMANS, [OccultTrainingOnce(), NoTrainingInTheBrig(), NoSpellToLookAt()])
use(
    m.SHEET_ACTION + SAMIRA,
    Scavenger,
    HUMANS,
    [ScavengerOnce(), NoScavengingInTheBrig(), TooManyItems(), NothingToScavenge()],
)
