"""Defeat of characters and passengers, and what can prevent it (topics 37 and 50)."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import (
    ADJACENT,
    BRIG,
    DECK,
    DEEP,
    LORE,
    PASSENGER_SANITY,
    PASSENGER_SOULS,
    SANITY,
    SICK_BAY,
    SOULS,
    STRENGTH,
)
from undertow.games.unfathomable.cards.characters import SVETLANA
from undertow.games.unfathomable.cards.items import STARBUCK, TRAVEL_PHARMACY
from undertow.games.unfathomable.cards.mythos import THE_PEACEMAKER
from undertow.games.unfathomable.cards.programs import FLESH_WARD_ROLL, PHARMACY
from undertow.games.unfathomable.cards.skills import SHRUG_IT_OFF, SKILL
from undertow.games.unfathomable.cards.spells import FLESH_WARD
from undertow.games.unfathomable.procedures.choices import different
from undertow.games.unfathomable.procedures.effects import Effects
from undertow.games.unfathomable.procedures.windows import Reactions, with_ability
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Choice, Only, Question
from undertow.kernel.flow import DONE, GO, NO_MOVE, OVER, Procedure, step

SUPPLY: Final = DEEP + 1  # where a passenger is who is defeated in the supply


class DefeatCharacter(Procedure):
    """A character would be defeated; unless somebody prevents it, it is. rule: defeat.0"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "prevented")

    def __init__(self, seat: int, prevented: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.prevented = prevented

    def copy(self) -> Procedure:
        return DefeatCharacter(self.seat, self.prevented).at_the_step_of(self)

    @step("abilities.6")
    def it_may_be_prevented(self, table: Table, move: int) -> int:
        outcome = self.go_on()
        table.push(WouldBeDefeated([], [], []))
        return outcome

    @step("defeat.3")
    def defeat(self, table: Table, move: int) -> int:
        seat = self.seat
        if self.prevented:  # rule: defeat.7
            table.tell(e.DEFEAT_PREVENTED, seat)
            several = table.stack[-2]
            if isinstance(several, DefeatSeveral):
                several.spared += 1
            return DONE
        table.tell(e.DEFEATED, seat)
        if not table.is_human(seat):  # rule: defeat.4, defeat.4a, attack.9a.iii, brig.0, brig.3
            table.place(seat, BRIG)
        elif not table.in_brig(seat):  # rule: defeat.3a, defeat.3b, attack.9a.ii, brig.8
            table.place(seat, SICK_BAY)  # rule: sick_bay.0, sick_bay.3
        return DONE


class DefeatSeveral(Procedure):
    """Characters and passengers are defeated at the same time; the current player sets the order.

    When it has ended, ``table.n`` is how many characters were spared.
    """

    fields: ClassVar[tuple[str, ...]] = ("waiting", "passengers", "any_order", "spared")
    in_view: ClassVar[dict[str, str]] = {"waiting": "seats", "passengers": "passengers", "any_order": "any_order"}

    def __init__(
        self, waiting: list[int], passengers: list[int] | None = None, any_order: int = 0, spared: int = 0
    ) -> None:
        super().__init__()
        self.waiting = waiting  # seats
        self.passengers = passengers if passengers is not None else [0] * 8  # by deck space: how many
        self.any_order = any_order
        self.spared = spared

    def copy(self) -> Procedure:
        made = DefeatSeveral(self.waiting[:], self.passengers[:], self.any_order, self.spared)
        return made.at_the_step_of(self)

    @step("abilities.16")
    def one_after_another(self, table: Table, move: int) -> int:
        victims = self.victims()
        if not victims:
            table.n = self.spared
            return DONE
        if move == NO_MOVE:
            if len(victims) > 1 and not self.any_order:
                return table.ask(table.current, WHO_FIRST)
            move = victims[0]
        if move == m.ANY_ORDER:
            self.any_order = 1
        elif move < m.SEAT:
            self.passengers[move - m.SPACE - DECK] -= 1
            table.push(DefeatPassenger(move - m.SPACE))
        else:
            self.waiting.remove(move - m.SEAT)
            table.push(DefeatCharacter(move - m.SEAT))
        return GO

    def victims(self) -> list[int]:
        """Who is still to be defeated, as moves; the passengers of a space are alike."""
        spaces = [m.SPACE + DECK + i for i in range(8) if self.passengers[i]]
        return spaces + [m.SEAT + seat for seat in sorted(self.waiting)]


class Waiting(Choice):
    """Those who are still to be defeated."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, DefeatSeveral)
        return frame.victims()


WHO_FIRST: Final = Question("who_is_defeated_first", "abilities.16", [Only([m.ANY_ORDER]), Waiting()])


def passengers_in(table: Table, space: int) -> list[int]:
    """By deck space: how many passengers are in one space, and none elsewhere."""
    return [len(table.passengers[i]) if DECK + i == space else 0 for i in range(8)]


def all_passengers(table: Table) -> list[int]:
    """By deck space: how many passengers are there."""
    return [len(tokens) for tokens in table.passengers]


def victim(table: Table) -> int:
    """The seat that would be defeated."""
    frame = table.stack[-2]
    assert isinstance(frame, DefeatCharacter)
    return frame.seat


class ShrugItOff(Choice):
    """Prevent one's own defeat. rule: skill.shrug_it_off"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.PLAY + card for card in with_ability(table, seat, SHRUG_IT_OFF)] if seat == victim(table) else []


class HealingWords(Choice):
    """Discard a lore card to prevent any character's defeat. rule: sheet.svetlana"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        if not table.plays(seat, SVETLANA):
            return []
        return [m.DISCARD + card for card in different(table, seat) if SKILL[card] == LORE]


class MedicalIntervention(Choice):
    """Prevent the defeat of a character or a passenger. rule: feat.svetlana"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ready = table.feats[seat] and table.plays(seat, SVETLANA) and not table.in_brig(seat)
        return [m.USE_FEAT + SVETLANA] if ready else []


class FleshWard(Choice):
    """Prevent the defeat of the character with whom it lies. rule: spell.flesh_ward"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        mine = seat == victim(table) and FLESH_WARD in table.spells[seat]  # ruling: kept_spells
        return [m.USE_SPELL + FLESH_WARD] if mine else []


class Starbuck(Choice):
    """Remove it to prevent one's own defeat. rule: item.starbuck"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.USE_ITEM + STARBUCK] if seat == victim(table) and table.has_item(seat, STARBUCK) else []


PREVENT: Final = Question(
    "prevent_defeat",
    "abilities.6",
    [Only([m.PASS]), ShrugItOff(), HealingWords(), Starbuck(), FleshWard(), MedicalIntervention()],
    private=True,
)


class WouldBeDefeated(Reactions):
    """When a character would be defeated."""

    kind: ClassVar[str] = "defeat"

    def copy(self) -> Procedure:
        return WouldBeDefeated(self.seats, self.answers[:], self.acting[:]).at_the_step_of(self)

    @step("abilities.6")
    def ask_everyone(self, table: Table, move: int) -> int:
        return self.invite(table, move)

    @step("abilities.16a")
    def set_the_order(self, table: Table, move: int) -> int:
        return self.order(table, move)

    @step("defeat.7")
    def let_one_react(self, table: Table, move: int) -> int:
        return self.act(table, move)

    def entitled(self, table: Table) -> list[int]:
        who = victim(table)
        found: list[int] = []
        for seat in range(table.seats):
            own = seat == who and (
                table.may_hold(seat, STRENGTH) or FLESH_WARD in table.spells[seat] or table.has_item(seat, STARBUCK)
            )
            healer = table.plays(seat, SVETLANA) and (
                table.may_hold(seat, LORE) or (table.feats[seat] and not table.in_brig(seat))
            )
            if own or healer:
                found.append(seat)
        return found

    def reaction(self) -> Question:
        return PREVENT

    def react(self, table: Table, seat: int, move: int) -> int:
        frame = table.stack[-2]
        assert isinstance(frame, DefeatCharacter)
        if move == m.PASS:
            return GO
        frame.prevented = 1
        if m.PLAY <= move < m.PLAY + 30:
            table.discard(seat, move - m.PLAY)
        elif m.DISCARD <= move < m.DISCARD + 30:
            table.discard(seat, move - m.DISCARD)
        elif move == m.USE_FEAT + SVETLANA:
            use_feat(table, seat)
        elif move == m.USE_ITEM + STARBUCK:
            table.remove_item(seat, STARBUCK)
        else:
            table.spells[seat].remove(FLESH_WARD)
            table.spells_gone.append(FLESH_WARD)
            table.tell(e.SPELL_USED, seat, FLESH_WARD)
            table.push(Effects(FLESH_WARD_ROLL, seat))
        return DONE


def use_feat(table: Table, seat: int) -> None:
    """A feat card leaves the game when it is used. rule: feats.0, feats.3, feats.4"""
    table.feats[seat] = 0
    table.tell(e.FEAT_USED, seat, table.characters[seat])


# -- passengers --------------------------------------------------------------------------------------------------------


class DefeatPassenger(Procedure):
    """A passenger would be defeated, in a deck space or in the supply. rule: defeat.0, defeat.6"""

    fields: ClassVar[tuple[str, ...]] = ("space", "saved")

    def __init__(self, space: int, saved: int = 0) -> None:
        super().__init__()
        self.space = space
        self.saved = saved  # 1: prevented, 2: rescued instead

    def copy(self) -> Procedure:
        return DefeatPassenger(self.space, self.saved).at_the_step_of(self)

    @step("abilities.6")
    def it_may_be_prevented(self, table: Table, move: int) -> int:
        if not tokens_at(table, self.space):
            return DONE
        outcome = self.go_on()
        table.push(PassengerWouldBeDefeated([], [], []))
        return outcome

    @step("passengers.8")
    def turn_it_up(self, table: Table, move: int) -> int:
        if self.saved == 1:
            table.tell(e.PASSENGER_SPARED, self.space)
            return DONE
        if self.saved == 2:
            rescue(table, self.space)
            return DONE
        tokens = tokens_at(table, self.space)
        token = tokens.pop(table.chance.below(len(tokens)))  # ruling: which_passenger
        table.passengers_gone.append(token)
        table.tell(e.PASSENGER_DEFEATED, self.space, token)
        # rule: passengers.1a.i, passengers.10, passengers.11, defeat.6a
        for resource, n in ((SOULS, PASSENGER_SOULS[token]), (SANITY, PASSENGER_SANITY[token])):
            if table.lose(resource, n) == OVER:
                return OVER
        return peace_is_broken(table)


def peace_is_broken(table: Table) -> int:
    """The Peacemaker suffers when a passenger is defeated. rule: crisis.the_peacemaker"""
    for seat in range(table.seats):
        if THE_PEACEMAKER in table.kept[seat]:
            table.kept[seat].remove(THE_PEACEMAKER)
            table.mythos_discard.append(THE_PEACEMAKER)
            table.tell(e.KEPT_CARD_DISCARDED, seat, THE_PEACEMAKER)
            if table.lose(SANITY) == OVER:
                return OVER
    return DONE


def tokens_at(table: Table, space: int) -> list[int]:
    """The passengers in a deck space, or in the supply."""
    return table.passenger_supply if space == SUPPLY else table.passengers[space - DECK]


def rescue(table: Table, space: int) -> None:
    """Put a passenger back into the supply, unseen. rule: passengers.7"""
    tokens = table.passengers[space - DECK]
    table.passenger_supply.append(tokens.pop(table.chance.below(len(tokens))))
    table.tell(e.PASSENGER_RESCUED, space)


class TravelPharmacy(Choice):
    """Rescue a passenger instead, in one's own space or next to it. rule: item.travel_pharmacy"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-2]
        assert isinstance(frame, DefeatPassenger)
        near = frame.space == table.where[seat] or frame.space in ADJACENT[table.where[seat]]
        return [m.USE_ITEM + TRAVEL_PHARMACY] if near and table.has_item(seat, TRAVEL_PHARMACY) else []


SPARE: Final = Question("spare_passenger", "abilities.6", [Only([m.PASS]), TravelPharmacy(), MedicalIntervention()])


class PassengerWouldBeDefeated(Reactions):
    """When a passenger would be defeated."""

    kind: ClassVar[str] = "passenger"

    def copy(self) -> Procedure:
        return PassengerWouldBeDefeated(self.seats, self.answers[:], self.acting[:]).at_the_step_of(self)

    @step("abilities.6")
    def ask_everyone(self, table: Table, move: int) -> int:
        return self.invite(table, move)

    @step("abilities.16a")
    def set_the_order(self, table: Table, move: int) -> int:
        return self.order(table, move)

    @step("defeat.7")
    def let_one_react(self, table: Table, move: int) -> int:
        return self.act(table, move)

    def entitled(self, table: Table) -> list[int]:
        return [seat for seat in range(table.seats) if len(SPARE.answers(table, seat)) > 1]  # all of it is open

    def reaction(self) -> Question:
        return SPARE

    def react(self, table: Table, seat: int, move: int) -> int:
        frame = table.stack[-2]
        assert isinstance(frame, DefeatPassenger)
        if move == m.PASS:
            return GO
        if move == m.USE_FEAT + SVETLANA:
            use_feat(table, seat)
            frame.saved = 1
        else:
            table.tell(e.ITEM_USED, seat, TRAVEL_PHARMACY)
            frame.saved = 2
            table.push(Effects(PHARMACY, seat))
        return DONE
