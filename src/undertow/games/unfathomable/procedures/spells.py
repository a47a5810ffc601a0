"""Casting spells, and what the twenty of them do. "You" is the player who casts.

origin: six spells seed, the others public
"""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import (
    BRIG,
    DECK,
    DEEP,
    FOOD,
    FUEL,
    NOWHERE,
    RITUAL,
    ROOM,
    SANITY,
    SICK_BAY,
    SOULS,
    TRAVEL,
)
from undertow.games.unfathomable.cards import spells as s
from undertow.games.unfathomable.cards.mythos import ACTIVATE_DEEP_ONES
from undertow.games.unfathomable.cards.programs import DRAW_FROM_THE_SET, LEAVE_SICK_BAY
from undertow.games.unfathomable.procedures.branches import IfAtLeast, IfAtMost, IfAtMostCounted
from undertow.games.unfathomable.procedures.decks import look, remove_top_spells, take_one
from undertow.games.unfathomable.procedures.effects import Effects, Instruction, define
from undertow.games.unfathomable.procedures.everyone import Each, EachHumanDiscards, EachHumanDraws
from undertow.games.unfathomable.procedures.instructions import (
    YOU,
    Activate,
    Advance,
    DamageShip,
    Gain,
    GainAny,
    Lose,
    MonarchsToTheDeep,
    RollDie,
    TreacheryIn,
    who,
)
from undertow.games.unfathomable.procedures.skills import FROM_ANY
from undertow.games.unfathomable.procedures.spells_cards import (
    Foresight,
    KeepSpell,
    LookAtItems,
    OneOnTop,
    PlaceWithAnyPlayer,
    TakeItem,
)
from undertow.games.unfathomable.procedures.spells_counting import (
    CountTheDie,
    DefeatAsManyAsCounted,
    DefeatEnemiesHere,
    DefeatEveryoneHere,
    DefeatInTheWater,
    ElsewhereOnTheShip,
    LeaveOutTheSpared,
    MayMove,
    RescueAnyNumber,
)
from undertow.games.unfathomable.procedures.uses import HUMANS, use
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Choice, Guard, Only, Question
from undertow.kernel.flow import DONE, GO, NO_MOVE, Procedure, step

LOOKED_AT: Final = 2  # spells one picks from
USED: Final = 1 << 24  # the Keeper's action in ``table.used``; the rooms have the lowest bits

# -- casting -----------------------------------------------------------------------------------------------------------


class CastSpell(Procedure):
    """Look at the top two spells; one is resolved, the other goes under the deck."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> Procedure:
        return CastSpell(self.seat).at_the_step_of(self)

    @step("abilities.7")
    def look(self, table: Table, move: int) -> int:
        look_at_spells(table, self.seat, LOOKED_AT)
        return self.go_on()

    @step("titles.13")
    def resolve_one(self, table: Table, move: int) -> int:
        if not table.spell_deck:  # rule: spells.2
            return DONE
        if move == NO_MOVE:
            return table.ask(self.seat, PICK_SPELL if len(table.spell_deck) > 1 else LAST_SPELL)
        if move == m.BOTTOM:  # rule: spells.2a
            table.tell(e.SPELLS_ARRANGED, self.seat, 1)
            return DONE
        outcome = self.go_on()
        pick_spell(table, self.seat, move - m.SPELL)
        return outcome


class CastTopSpell(Procedure):
    """Resolve the top spell, whatever it is."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> Procedure:
        return CastTopSpell(self.seat).at_the_step_of(self)

    @step("spells.1a")
    def resolve_it(self, table: Table, move: int) -> int:
        outcome = self.go_on()
        if table.spell_deck:  # rule: spells.2
            table.spell_known.pop()
            resolve(table, self.seat, table.spell_deck.pop())
        return outcome


def look_at_spells(table: Table, seat: int, n: int) -> None:
    """Let a player look at the top spells."""
    look(table, table.spell_deck, table.spell_known, seat, n, e.SPELL_SEEN)


def pick_spell(table: Table, seat: int, spell: int) -> None:
    """Resolve one of the top two spells and put the other under the deck."""
    if len(table.spell_deck) > 1:
        table.tell(e.SPELLS_ARRANGED, seat, 1)
    take_one(table.spell_deck, table.spell_known, spell, LOOKED_AT)
    resolve(table, seat, spell)


def resolve(table: Table, seat: int, spell: int) -> None:
    """Turn a spell up and carry it out. It has left the game, unless it orders that somebody keeps it."""
    table.spells_gone.append(spell)  # rule: spells.1a.i, titles.13a
    table.tell(e.SPELL_CAST, seat, spell)
    table.push(Effects(s.PROGRAM[spell], seat))


class TopSpells(Choice):
    """The spells one has looked at."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return sorted([m.SPELL + spell for spell in table.spell_deck[-LOOKED_AT:]])


PICK_SPELL: Final = Question("pick_spell", "titles.13", [TopSpells()])
LAST_SPELL: Final = Question("last_spell", "spells.2a", [TopSpells(), Only([m.BOTTOM])])


class CastSpells(Instruction):
    """Somebody looks at the top two spells and resolves one."""

    def __init__(self, whom: int = YOU) -> None:
        self.whom = whom

    def do(self, table: Table, frame: Effects, move: int) -> int:
        table.push(CastSpell(who(table, frame, self.whom)))
        return GO


class RemoveTopSpells(Instruction):
    """The top spells leave the game unseen."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Table, frame: Effects, move: int) -> int:
        remove_top_spells(table, self.n)
        return GO


# -- the action of the Keeper of the Tome ------------------------------------------------------------------------------


class KeeperOfTheTome(Procedure):
    """The action of the title card, once per turn. rule: spells.0"""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> Procedure:
        return KeeperOfTheTome(self.seat).at_the_step_of(self)

    @step("titles.13")
    def cast_a_spell(self, table: Table, move: int) -> int:
        table.used |= USED
        outcome = self.go_on()
        table.push(CastSpell(self.seat))
        return outcome


class OneSpellATurn(Guard):
    """The Keeper casts one spell per turn, as two public sources say of the card; the books do not."""

    rule = "rulings.one_spell_a_turn"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.used & USED != 0


class NoSpellLeft(Guard):
    """With an empty spell deck there is nothing to cast."""

    rule = "titles.13b"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not table.spell_deck


use(m.TITLE_ACTION, KeeperOfTheTome, HUMANS, [OneSpellATurn(), NoSpellLeft()])


# -- Astral Travel -----------------------------------------------------------------------------------------------------

A_DEEP_ONE: Final = -1  # who moves


class AstralTravel(Procedure):
    """Any number of characters and Deep Ones leave one space for other ship spaces."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "origin", "moving")
    in_view: ClassVar[dict[str, str]] = {"origin": "space", "moving": "seat"}

    def __init__(self, seat: int, origin: int = NOWHERE, moving: int = A_DEEP_ONE) -> None:
        super().__init__()
        self.seat = seat
        self.origin = origin
        self.moving = moving  # a seat, or a Deep One

    def copy(self) -> Procedure:
        return AstralTravel(self.seat, self.origin, self.moving).at_the_step_of(self)

    @step("spell.astral_travel")
    def choose_a_space(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, ASTRAL_ORIGIN)
        if move == m.PASS:
            return DONE
        self.origin = move - m.SPACE
        return self.go_on()

    @step("abilities.9")
    def choose_who_moves(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            if not table.deep_ones[self.origin] and not table.characters_in(self.origin):
                return DONE
            return table.ask(self.seat, ASTRAL_TRAVELLER)
        if move == m.DONE:
            return DONE
        self.moving = A_DEEP_ONE if move == m.DEEP_ONE else move - m.SEAT
        return self.go_on()

    @step("brig.4c")
    def choose_where_to(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, ASTRAL_TARGET)
        if self.moving == A_DEEP_ONE:
            table.move_deep_ones(self.origin, move - m.SPACE, 1)
        else:
            table.place(self.moving, move - m.SPACE)
        return self.go_to("abilities.9")


def astral(table: Table) -> AstralTravel:
    """The spell that is being carried out."""
    frame = table.stack[-1]
    assert isinstance(frame, AstralTravel)
    return frame


class Inhabited(Choice):
    """Spaces with characters or Deep Ones."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SPACE + space for space in range(DEEP) if table.deep_ones[space] or table.characters_in(space)]


class Travellers(Choice):
    """Who is in the space."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SEAT + other for other in table.characters_in(astral(table).origin)]


class DeepOneThere(Choice):
    """A Deep One in the space."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.DEEP_ONE] if table.deep_ones[astral(table).origin] else []


class OtherShipSpaces(Choice):
    """All other ship spaces."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SPACE + space for space in range(DECK, DEEP) if space != astral(table).origin]


class ClosedToDeepOnes(Guard):
    """Deep Ones never enter Sick Bay or Brig."""

    rule = "spaces.20b"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return astral(table).moving == A_DEEP_ONE and move - m.SPACE in (SICK_BAY, BRIG)


class HatchesAreBarricaded(Guard):
    """Deep Ones do not move into rooms in this turn."""

    rule = "crisis.barricade_the_hatches"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return astral(table).moving == A_DEEP_ONE and table.barricaded != 0 and move - m.SPACE >= ROOM


ASTRAL_ORIGIN: Final = Question("astral_origin", "spell.astral_travel", [Only([m.PASS]), Inhabited()])
ASTRAL_TRAVELLER: Final = Question(
    "astral_traveller", "spell.astral_travel", [Only([m.DONE]), Travellers(), DeepOneThere()]
)
ASTRAL_TARGET: Final = Question(
    "astral_target", "spell.astral_travel", [OtherShipSpaces([ClosedToDeepOnes(), HatchesAreBarricaded()])]
)


class TravelAstrally(Instruction):
    """Move characters and Deep Ones from one space."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        table.push(AstralTravel(frame.seat))
        return GO


# -- Heal --------------------------------------------------------------------------------------------------------------


class FindPatients(Instruction):
    """Note who is in Sick Bay: a bit per seat."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        for seat in table.humans_in(SICK_BAY):
            frame.n |= 1 << seat
        return GO


class PatientsLeave(Each):
    """Each of them moves to any ship space of their own choice. ruling: own_way"""

    program: ClassVar[int] = LEAVE_SICK_BAY

    def concerns(self, table: Table, frame: Effects, seat: int) -> bool:
        return frame.n >> seat & 1 == 1


class LeaveSickBay(Instruction):
    """Leave Sick Bay for any ship space."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(frame.seat, OUT_OF_SICK_BAY)
        table.place(frame.seat, move - m.SPACE)
        return GO


OUT_OF_SICK_BAY: Final = Question("leave_sick_bay", "spell.heal", [ElsewhereOnTheShip()])
define(LEAVE_SICK_BAY, [LeaveSickBay()])


class TheOthersDraw(Each):
    """Each other human draws a card of their skill set."""

    program: ClassVar[int] = DRAW_FROM_THE_SET

    def concerns(self, table: Table, frame: Effects, seat: int) -> bool:
        return table.is_human(seat) and not frame.n >> seat & 1


# -- what the spells do ------------------------------------------------------------------------------------------------


def at_the_risk_of_sanity() -> list[Instruction]:
    """Roll afterwards: 4 or less costs sanity."""
    return [RollDie(), IfAtMost(4, [Lose(SANITY)])]


define(s.PROGRAM[s.ALCHEMICAL_TRANSMUTATION], [Lose(FOOD), Gain(FUEL, 2)])
define(s.PROGRAM[s.ASTRAL_TRAVEL], [TravelAstrally(), *at_the_risk_of_sanity()])
define(s.PROGRAM[s.CALL_DOWN_THE_STORM], [DefeatInTheWater(), RollDie(), IfAtMostCounted([DamageShip()])])
define(
    s.PROGRAM[s.CALL_FRIENDS],
    [RescueAnyNumber(), RollDie(), IfAtMostCounted([Activate(ACTIVATE_DEEP_ONES)])],
)
define(s.PROGRAM[s.CLOUD_MEMORY], [Gain(SANITY), EachHumanDiscards(1)])
define(s.PROGRAM[s.CONJURATION], [LookAtItems(), TakeItem(), *at_the_risk_of_sanity()])
define(s.PROGRAM[s.DARK_PACT], [TreacheryIn(4), GainAny("dark_pact", "spell.dark_pact")])
define(s.PROGRAM[s.FEED_THE_MIND], [Lose(FOOD), Gain(SANITY, 2)])
define(s.PROGRAM[s.FLESH_WARD], [PlaceWithAnyPlayer()])
define(s.PROGRAM[s.FORESEE], [Foresight(), OneOnTop(), *at_the_risk_of_sanity()])
for _spell in (s.GREATER_BANISHMENT, s.GREATER_BANISHMENT_2):  # rule: spell.greater_banishment
    define(s.PROGRAM[_spell], [Advance(RITUAL, 2), *at_the_risk_of_sanity()])
define(s.PROGRAM[s.HEAL], [FindPatients(), PatientsLeave(), TheOthersDraw(), *at_the_risk_of_sanity()])
define(s.PROGRAM[s.LURE_MONSTER], [MonarchsToTheDeep(), *at_the_risk_of_sanity()])
define(s.PROGRAM[s.PLAGUE_OF_LOCUSTS], [RollDie(), CountTheDie(), DefeatAsManyAsCounted(), IfAtLeast(5, [Lose(FOOD)])])
define(s.PROGRAM[s.RAISE_THE_DEAD], [Lose(SANITY), Gain(SOULS, 2)])
define(s.PROGRAM[s.REVELATION_OF_SCRIPT], [KeepSpell(s.REVELATION_OF_SCRIPT)])
define(s.PROGRAM[s.SUMMON_FIRE], [Advance(TRAVEL), RollDie(), IfAtLeast(6, [Advance(TRAVEL), DamageShip()])])
define(
    s.PROGRAM[s.SUMMON_THE_BEAST_WITHIN],
    [MayMove(), DefeatEnemiesHere(), LeaveOutTheSpared(), RollDie(), IfAtMostCounted([DefeatEveryoneHere()])],
)
define(s.PROGRAM[s.VOICE_OF_RA], [EachHumanDraws(FROM_ANY), RollDie(), IfAtMost(4, [EachHumanDiscards(1)])])
