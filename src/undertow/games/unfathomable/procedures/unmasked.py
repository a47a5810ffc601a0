"""What each character does when revealing as a traitor. In the Brig nothing of it happens (see ``reveal``)."""

from __future__ import annotations

from typing import Final

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import (
    BRIG,
    DAMAGEABLE,
    DECK,
    DEEP,
    RITUAL,
    ROOM,
    SANITY,
    SICK_BAY,
    TRAVEL,
    WATER,
    can_be_damaged,
)
from undertow.games.unfathomable.cards.characters import (
    ARJUN,
    BEATRICE,
    EDMUND,
    ISHMAEL,
    JAMIE,
    JEANNE,
    KEILANI,
    SAMIRA,
    SVETLANA,
    WILLIAM,
)
from undertow.games.unfathomable.procedures.actions import hand_item_over
from undertow.games.unfathomable.procedures.choices import DecksWithPassengers
from undertow.games.unfathomable.procedures.damage import Damage
from undertow.games.unfathomable.procedures.defeat import SUPPLY, DefeatPassenger, DefeatSeveral, passengers_in
from undertow.games.unfathomable.procedures.limits import Ability
from undertow.games.unfathomable.procedures.monsters import activation_of
from undertow.games.unfathomable.procedures.mythos import Crisis, draw, shuffle_discards
from undertow.games.unfathomable.procedures.reveal import REVEAL_ABILITIES
from undertow.games.unfathomable.procedures.tracks import Ritual, reset, retreat
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Choice, Guard, Only, Question
from undertow.kernel.flow import DONE, NO_MOVE, OVER, Procedure, step

DIVIDED: Final = 4  # water spaces in which Beatrice calls Deep Ones
DISRUPTED: Final = 2  # steps by which William moves the ritual
NO_CHANGE: Final = m.CHANGE + 20


class Despair(Ability):
    """Keilani: the humans lose sanity."""

    def copy(self) -> Procedure:
        return Despair(self.seat, self.n).at_the_step_of(self)

    @step("unmasked.keilani")
    def lose_sanity(self, table: Table, move: int) -> int:
        return OVER if table.lose(SANITY) == OVER else DONE


class Becalmed(Ability):
    """Arjun: the travel track is reset."""

    def copy(self) -> Procedure:
        return Becalmed(self.seat, self.n).at_the_step_of(self)

    @step("unmasked.arjun")
    def reset_the_travel_track(self, table: Table, move: int) -> int:
        reset(table, TRAVEL)
        return DONE


class Sabotage(Ability):
    """Jeanne: an undamaged room of her choice is damaged."""

    def copy(self) -> Procedure:
        return Sabotage(self.seat, self.n).at_the_step_of(self)

    @step("unmasked.jeanne")
    def damage_a_room(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            rooms = undamaged(table)
            if len(rooms) > 1:
                return table.ask(self.seat, SABOTAGE)
            move = m.SPACE + rooms[0]  # six damaged rooms have ended the game
        table.push(Damage(move - m.SPACE))
        return DONE


def undamaged(table: Table) -> list[int]:
    """The rooms that can be damaged and are not."""
    return [space for space in range(ROOM, ROOM + DAMAGEABLE) if not table.is_damaged(space)]


class Undamaged(Choice):
    """Undamaged rooms."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SPACE + space for space in (*undamaged(table), SICK_BAY, BRIG)]


class CannotBeDamaged(Guard):
    """Neither Sick Bay nor Brig can be damaged."""

    rule = "spaces.20a"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not can_be_damaged(move - m.SPACE)


SABOTAGE: Final = Question("sabotage", "unmasked.jeanne", [Undamaged([CannotBeDamaged()])])


class RainFire(Ability):
    """Jamie: every human and every passenger in his space is defeated."""

    def copy(self) -> Procedure:
        return RainFire(self.seat, self.n).at_the_step_of(self)

    @step("unmasked.jamie")
    def defeat_them_all(self, table: Table, move: int) -> int:
        space = table.where[self.seat]
        table.push(DefeatSeveral(table.humans_in(space), passengers_in(table, space)))
        return DONE


class Malpractice(Ability):
    """Svetlana: a passenger in the supply or in any space is defeated."""

    def copy(self) -> Procedure:
        return Malpractice(self.seat, self.n).at_the_step_of(self)

    @step("unmasked.svetlana")
    def defeat_a_passenger(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            answers = PATIENT.answers(table, self.seat)
            if not answers:
                return DONE
            if len(answers) > 1:
                return table.ask(self.seat, PATIENT)
            move = answers[0]
        table.push(DefeatPassenger(SUPPLY if move == m.OPTION_A else move - m.SPACE))
        return DONE


class NobodyInTheSupply(Guard):
    """There is no passenger in the supply."""

    rule = "unmasked.svetlana"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not table.passenger_supply


PATIENT: Final = Question(
    "patient", "unmasked.svetlana", [DecksWithPassengers(), Only([m.OPTION_A], [NobodyInTheSupply()])]
)


class DivideAndConquer(Ability):
    """Beatrice: a Deep One spawns in each of four water spaces. ``n``: where it has happened, a bit each."""

    def copy(self) -> Procedure:
        return DivideAndConquer(self.seat, self.n).at_the_step_of(self)

    @step("unmasked.beatrice")
    def spawn_one_after_another(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            if self.n.bit_count() == DIVIDED:
                return DONE
            return table.ask(self.seat, DIVIDE)
        self.n |= 1 << move - m.SPACE
        return table.spawn(move - m.SPACE)


class OtherWaters(Choice):
    """Water spaces that have not been named yet."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, DivideAndConquer)
        return [m.SPACE + space for space in range(WATER, DECK) if not frame.n >> space & 1]


DIVIDE: Final = Question("divide", "unmasked.beatrice", [OtherWaters()])


class SpreadMisfortune(Ability):
    """Edmund: a mythos card of which only the crisis is resolved; he decides, and a check counts as failed."""

    def copy(self) -> Procedure:
        return SpreadMisfortune(self.seat, self.n).at_the_step_of(self)

    @step("mythos.4")
    def draw_a_mythos_card(self, table: Table, move: int) -> int:
        self.n = draw(table)
        table.crisis.append(self.n)
        table.tell(e.MYTHOS_DRAWN, self.seat, self.n)
        return self.go_on()

    @step("unmasked.edmund")
    def resolve_its_crisis(self, table: Table, move: int) -> int:
        outcome = self.go_on()
        table.push(Crisis(self.seat, 1))
        return outcome

    @step("mythos.5")
    def discard_it(self, table: Table, move: int) -> int:
        if self.n in table.crisis:  # else somebody keeps it
            table.crisis.remove(self.n)
            table.mythos_discard.append(self.n)
        if not table.mythos:  # rule: mythos.6
            shuffle_discards(table)
        return DONE


class SecondOath(Ability):
    """Ishmael: each Deep One in his space is activated."""

    def copy(self) -> Procedure:
        return SecondOath(self.seat, self.n).at_the_step_of(self)

    @step("unmasked.ishmael")
    def activate_them(self, table: Table, move: int) -> int:
        space = table.where[self.seat]
        waiting = [0] * DEEP
        waiting[space] = table.deep_ones[space]
        table.push(activation_of(waiting))
        return DONE


class DisruptRitual(Ability):
    """William: the ritual goes on or back by up to two steps."""

    def copy(self) -> Procedure:
        return DisruptRitual(self.seat, self.n).at_the_step_of(self)

    @step("unmasked.william")
    def move_the_ritual(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, DISRUPT)
        steps = move - NO_CHANGE
        if steps > 0:
            table.push(Ritual(steps))
        else:
            retreat(table, RITUAL, -steps)
        return DONE


class RitualSteps(Choice):
    """Steps back, none, or steps on."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [NO_CHANGE + steps for steps in range(-DISRUPTED, DISRUPTED + 1)]


class BeyondStart(Guard):
    """A token on Start cannot retreat."""

    rule = "tracks.2a"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return NO_CHANGE - move > table.tracks[RITUAL]


DISRUPT: Final = Question("disrupt", "unmasked.william", [RitualSteps([BeyondStart()])])


class Pickpocket(Ability):
    """Samira: she takes an item from a human in her space."""

    def copy(self) -> Procedure:
        return Pickpocket(self.seat, self.n).at_the_step_of(self)

    @step("unmasked.samira")
    def take_an_item(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            loot = within_reach(table, self.seat)
            if not loot:
                return DONE
            if len(loot) > 1:
                return table.ask(self.seat, PICKPOCKET)
            move = m.ITEM + loot[0]
        item = move - m.ITEM
        owner = owner_of(table, item)
        hand_item_over(table, owner, self.seat, item)
        return DONE


def owner_of(table: Table, item: int) -> int:
    """Who has an item."""
    owners = [seat for seat in range(table.seats) if item in table.items[seat]]
    return owners[0]


def within_reach(table: Table, seat: int) -> list[int]:
    """The items of all humans in one's space, ascending."""
    return sorted([item for other in table.humans_in(table.where[seat]) for item in table.items[other]])


class Loot(Choice):
    """The items of the humans in one's space."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.ITEM + item for item in within_reach(table, seat)]


PICKPOCKET: Final = Question("pickpocket", "unmasked.samira", [Loot()])

REVEAL_ABILITIES[KEILANI] = Despair
REVEAL_ABILITIES[ARJUN] = Becalmed
REVEAL_ABILITIES[JEANNE] = Sabotage
REVEAL_ABILITIES[JAMIE] = RainFire
REVEAL_ABILITIES[SVETLANA] = Malpractice
REVEAL_ABILITIES[BEATRICE] = DivideAndConquer
REVEAL_ABILITIES[EDMUND] = SpreadMisfortune
REVEAL_ABILITIES[ISHMAEL] = SecondOath
REVEAL_ABILITIES[WILLIAM] = DisruptRitual
REVEAL_ABILITIES[SAMIRA] = Pickpocket
