"""Feats that are an action. The card leaves the game when it is used, and when its owner reveals as a traitor."""

from __future__ import annotations

from typing import Final

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import BOILER_ROOM, BRIG, FUEL, KEEPER
from undertow.games.unfathomable.cards.characters import ISHMAEL, JAMIE, JEANNE, WILLIAM
from undertow.games.unfathomable.procedures.actions import Action
from undertow.games.unfathomable.procedures.defeat import use_feat
from undertow.games.unfathomable.procedures.limits import Ability
from undertow.games.unfathomable.procedures.spells import CastTopSpell
from undertow.games.unfathomable.procedures.tracks import Travel
from undertow.games.unfathomable.procedures.uses import HUMANS, use
from undertow.games.unfathomable.state import Table, seen_by
from undertow.kernel.decision import Choice, Guard, Question
from undertow.kernel.flow import DONE, NO_MOVE, OVER, Procedure, step

FULL_STEAM: Final = 2  # steps of the travel track

# -- Jamie -------------------------------------------------------------------------------------------------------------


class ArrestOrder(Ability):
    """Move another character of one's space to the Brig."""

    def copy(self) -> Procedure:
        return ArrestOrder(self.seat, self.n).at_the_step_of(self)

    @step("feat.jamie")
    def arrest(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            others = beside(table, self.seat)
            if len(others) > 1:
                return table.ask(self.seat, ARREST)
            move = m.SEAT + others[0]
        use_feat(table, self.seat)
        table.place(move - m.SEAT, BRIG)
        return DONE


def beside(table: Table, seat: int) -> list[int]:
    """The other characters in one's space."""
    return [other for other in table.characters_in(table.where[seat]) if other != seat]


class Suspects(Choice):
    """The other characters in one's space."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SEAT + other for other in beside(table, seat)]


class NobodyToArrest(Guard):
    """Arrest Order needs another character in one's space; who is in the Brig is there already."""

    rule = "feat.jamie"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.in_brig(seat) or not beside(table, seat)


ARREST: Final = Question("arrest", "feat.jamie", [Suspects()])

# -- Jeanne ------------------------------------------------------------------------------------------------------------


class FullSteamAhead(Ability):
    """Lose fuel and travel on by two steps."""

    def copy(self) -> Procedure:
        return FullSteamAhead(self.seat, self.n).at_the_step_of(self)

    @step("feat.jeanne")
    def full_steam(self, table: Table, move: int) -> int:
        use_feat(table, self.seat)
        if table.lose(FUEL) == OVER:
            return OVER
        table.push(Travel(FULL_STEAM))
        return DONE


class NotInTheBoilerRoom(Guard):
    """Full Steam Ahead works in the Boiler Room, whoever else is there (ruling: full_steam)."""

    rule = "feat.jeanne"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.where[seat] != BOILER_ROOM


# -- Ishmael -----------------------------------------------------------------------------------------------------------


class DeepOneAncestry(Ability):
    """Look at all loyalty cards of another unrevealed player."""

    def copy(self) -> Procedure:
        return DeepOneAncestry(self.seat, self.n).at_the_step_of(self)

    @step("feat.ishmael")
    def look(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            others = unrevealed(table, self.seat)
            if len(others) > 1:
                return table.ask(self.seat, LOOK_AT)
            move = m.SEAT + others[0]
        use_feat(table, self.seat)
        look_at_loyalty(table, self.seat, move - m.SEAT)
        return DONE


def unrevealed(table: Table, seat: int) -> list[int]:
    """The other players with nothing but face-down loyalty cards."""
    return [other for other in table.humans() if other != seat and table.loyalty[other]]


def look_at_loyalty(table: Table, seat: int, other: int) -> None:
    """Let a player look at all loyalty cards of another, who learns which ones. rule: abilities.7, secrecy.18"""
    cards = table.loyalty[other]
    table.tell(e.LOYALTY_LOOKED_AT, seat, other, len(cards))
    for place, card in enumerate(cards):
        table.loyalty_known[other][place] = seen_by(table.loyalty_known[other][place], seat)
        table.tell_to(1 << seat | 1 << other, e.LOYALTY_LOOKED_AT_SEEN, seat, other, card)


class Unrevealed(Choice):
    """Other unrevealed players."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SEAT + other for other in unrevealed(table, seat)]


class NobodyToLookAt(Guard):
    """Deep One Ancestry needs another unrevealed player."""

    rule = "feat.ishmael"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not unrevealed(table, seat)


LOOK_AT: Final = Question("look_at_loyalty", "feat.ishmael", [Unrevealed()])

# -- William -----------------------------------------------------------------------------------------------------------


class QuickCast(Ability):
    """The Keeper resolves the top spell, then acts."""

    def copy(self) -> Procedure:
        return QuickCast(self.seat, self.n).at_the_step_of(self)

    @step("feat.william")
    def cast_then_act(self, table: Table, move: int) -> int:
        use_feat(table, self.seat)
        table.push(Action(self.seat))
        table.push(CastTopSpell(self.seat))
        return DONE


class NotTheKeeper(Guard):
    """Quick Cast is for the Keeper of the Tome."""

    rule = "feat.william"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.titles[KEEPER] != seat


class NoSpellToCast(Guard):
    """Quick Cast needs a spell in the deck. rule: spells.2"""

    rule = "feat.william"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not table.spell_deck


# -- which characters have them ----------------------------------------------------------------------------------------

use(m.FEAT_ACTION + JEANNE, FullSteamAhead, HUMANS, [NotInTheBoilerRoom()])
use(m.FEAT_ACTION + JAMIE, ArrestOrder, HUMANS, [NobodyToArrest()])
use(m.FEAT_ACTION + ISHMAEL, DeepOneAncestry, HUMANS, [NobodyToLookAt()])
use(m.FEAT_ACTION + WILLIAM, QuickCast, HUMANS, [NotTheKeeper(), NoSpellToCast()])
