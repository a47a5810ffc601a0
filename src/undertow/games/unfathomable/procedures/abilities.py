"""What skill cards can do as an action; items, sheets, feats and reveal abilities have files of their own."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import ADJACENT, DECK, DEEP, GATHERED, NOWHERE, SANITY, WATER
from undertow.games.unfathomable.cards.skills import (
    CALL_TO_ACTION,
    COORDINATED_EFFORT,
    INSPIRING_SPEECH,
    LESSER_BANISHMENT,
    PERSISTENCE,
    RAMPAGE,
    REINFORCEMENTS,
    SHRIVELLING,
    SIREN_SONG,
    TRUE_GRIT,
    WATCH_AND_LEARN,
    cards_with,
)
from undertow.games.unfathomable.procedures import (
    crises_checks,
    crises_choices,
    crises_combined,
    feats,
    items,
    limits,
    sheets,
    spells,
    unmasked,
)
from undertow.games.unfathomable.procedures.actions import Action, Actions
from undertow.games.unfathomable.procedures.choices import OwnCards
from undertow.games.unfathomable.procedures.defeat import DefeatCharacter
from undertow.games.unfathomable.procedures.dice import Roll
from undertow.games.unfathomable.procedures.limits import Ability, Barricaded, ClosedToDeepOnes, around, mark
from undertow.games.unfathomable.procedures.monsters import activation_of, rise
from undertow.games.unfathomable.procedures.passengers import Risk
from undertow.games.unfathomable.procedures.skills import FROM_ANY, ONE_DECK, ChooseSkills
from undertow.games.unfathomable.procedures.uses import EVERYONE, use
from undertow.games.unfathomable.procedures.weapons import Peaceful, Rampage, enemies, everywhere, ways_to_attack
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Choice, Guard, Only, Question
from undertow.kernel.flow import DONE, GO, NO_MOVE, OVER, Procedure, step

CHEERED: Final = 3  # from which roll on Inspiring Speech helps
WITHERED: Final = 6  # from which roll on Shrivelling defeats
AGAINST_DEEP_ONES: Final = 2  # what it adds against a Deep One
LEARNED: Final = 2  # cards that Watch and Learn draws
MOST_DISCARDED: Final = 5  # with Persistence
GRIT: Final = 2  # actions of True Grit
BOTH_MONARCHS: Final = 3  # a bit each

# -- influence ---------------------------------------------------------------------------------------------------------


class CoordinatedEffort(Ability):
    """Another character performs an action."""

    def copy(self) -> Procedure:
        return CoordinatedEffort(self.seat, self.n).at_the_step_of(self)

    @step("skill.coordinated_effort")
    def choose_another(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, WHO_ACTS)
        table.push(Action(move - m.SEAT))
        return DONE


class OtherCharacters(Choice):
    """All other characters."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SEAT + other for other in range(table.seats) if other != seat]


WHO_ACTS: Final = Question("who_acts", "skill.coordinated_effort", [OtherCharacters()])


class InspiringSpeech(Ability):
    """Roll to gain sanity, or to lose some."""

    def copy(self) -> Procedure:
        return InspiringSpeech(self.seat, self.n).at_the_step_of(self)

    @step("dice.0")
    def roll(self, table: Table, move: int) -> int:
        outcome = self.go_on()
        table.push(Roll())
        return outcome

    @step("skill.inspiring_speech")
    def gain_or_lose_sanity(self, table: Table, move: int) -> int:
        outcome = table.gain(SANITY) if table.die >= CHEERED else table.lose(SANITY)
        return OVER if outcome == OVER else DONE


# -- lore --------------------------------------------------------------------------------------------------------------


class Shrivelling(Procedure):
    """Roll to defeat an enemy anywhere. It is no attack (ruling: shrivelling)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "space", "other")
    in_view: ClassVar[dict[str, str]] = {"space": "space", "other": "seat"}

    def __init__(self, seat: int, space: int = -1, other: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.space = space  # of the Deep One
        self.other = other  # the character

    def copy(self) -> Procedure:
        return Shrivelling(self.seat, self.space, self.other).at_the_step_of(self)

    @step("skill.shrivelling")
    def choose_an_enemy(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            targets = enemies(table, self.seat, everywhere())
            if not targets:
                return DONE
            if len(targets) > 1:
                return table.ask(self.seat, WHO_SHRIVELS)
            move = targets[0]
        outcome = self.go_on()
        if m.SEAT <= move < m.SEAT + table.seats:
            self.other = move - m.SEAT
            table.push(Roll())
        else:
            self.space = move - m.SPACE
            table.push(Roll(AGAINST_DEEP_ONES))
        return outcome

    @step("defeat.0")
    def defeat_it(self, table: Table, move: int) -> int:
        if table.die < WITHERED:
            return DONE
        if self.other < 0:
            table.defeat_deep_ones(self.space)
        else:
            table.push(DefeatCharacter(self.other))
        return DONE


class EnemiesAnywhere(Choice):
    """Enemies in any space."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return enemies(table, seat, everywhere())


class NoEnemyAnywhere(Guard):
    """Shrivelling needs an enemy on the board."""

    rule = "skill.shrivelling"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not enemies(table, seat, everywhere())


WHO_SHRIVELS: Final = Question("who_shrivels", "skill.shrivelling", [EnemiesAnywhere()])


class LesserBanishment(Ability):
    """All Deep Ones of one space move to one space beside it."""

    in_view: ClassVar[dict[str, str]] = {"n": "space"}

    def __init__(self, seat: int, n: int = NOWHERE) -> None:
        super().__init__(seat, n)

    def copy(self) -> Procedure:
        return LesserBanishment(self.seat, self.n).at_the_step_of(self)

    @step("skill.lesser_banishment")
    def choose_a_space(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            spaces = infested(table)
            if not spaces:
                return DONE
            if len(spaces) > 1:
                return table.ask(self.seat, BANISH_FROM)
            move = m.SPACE + spaces[0]
        self.n = move - m.SPACE
        return self.go_on()

    @step("adjacent.0")
    def move_them(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            spaces = around(table, self.n)
            if len(spaces) > 1:
                return table.ask(self.seat, BANISH_TO)
            move = m.SPACE + spaces[0]
        table.move_deep_ones(self.n, move - m.SPACE, table.deep_ones[self.n])
        return DONE


def infested(table: Table) -> list[int]:
    """The spaces with Deep Ones."""
    return [space for space in range(DEEP) if table.deep_ones[space]]


class Infested(Choice):
    """Spaces with Deep Ones."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SPACE + space for space in infested(table)]


class Around(Choice):
    """The spaces beside the one that was chosen."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, LesserBanishment)
        return [m.SPACE + space for space in ADJACENT[frame.n]]


class NobodyToBanish(Guard):
    """Lesser Banishment needs a Deep One on the board."""

    rule = "skill.lesser_banishment"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not table.deep_ones_on_board()


BANISH_FROM: Final = Question("banish_from", "skill.lesser_banishment", [Infested()])
BANISH_TO: Final = Question("banish_to", "skill.lesser_banishment", [Around([ClosedToDeepOnes(), Barricaded()])])

# -- observation, strength, will ---------------------------------------------------------------------------------------


class WatchAndLearn(Ability):
    """Draw two cards from any plain decks."""

    def copy(self) -> Procedure:
        return WatchAndLearn(self.seat, self.n).at_the_step_of(self)

    @step("skill.watch_and_learn")
    def draw(self, table: Table, move: int) -> int:
        table.push(ChooseSkills(self.seat, LEARNED, FROM_ANY, LEARNED, [0] * 6))
        return DONE


class NobodyToRampageAgainst(Guard):
    """Rampage needs an enemy within reach."""

    rule = "skill.rampage"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not ways_to_attack(table, seat)


class Persistence(Ability):
    """Discard cards and draw as many from one plain deck. ``n`` counts them."""

    def copy(self) -> Procedure:
        return Persistence(self.seat, self.n).at_the_step_of(self)

    @step("skill.persistence")
    def discard_some(self, table: Table, move: int) -> int:
        if move == NO_MOVE and self.n < MOST_DISCARDED and table.hands[self.seat]:
            return table.ask(self.seat, GIVE_UP)
        if move not in (NO_MOVE, m.DONE):
            table.discard(self.seat, move - m.DISCARD)
            self.n += 1
            return GO
        if self.n:
            table.push(ChooseSkills(self.seat, self.n, ONE_DECK, self.n, [0] * 6))
        return DONE


class NothingToDiscard(Guard):
    """Persistence needs another card in hand."""

    rule = "skill.persistence"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return len(table.hands[seat]) < 2


GIVE_UP: Final = Question("give_up_cards", "skill.persistence", [Only([m.DONE]), OwnCards()], private=True)


class TrueGrit(Ability):
    """Two actions, once per turn."""

    def copy(self) -> Procedure:
        return TrueGrit(self.seat, self.n).at_the_step_of(self)

    @step("skill.true_grit")
    def act_twice(self, table: Table, move: int) -> int:
        mark(table, limits.TRUE_GRIT + self.seat)
        table.push(Actions(self.seat, GRIT))
        return DONE


class NoMoreGrit(Guard):
    """True Grit is limited to once per turn."""

    rule = "skill.true_grit"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.used >> limits.TRUE_GRIT + seat & 1 == 1


# -- treachery ---------------------------------------------------------------------------------------------------------


class Reinforcements(Ability):
    """A Deep One gathers in the Deep; from four on all monsters there come up where one likes."""

    def copy(self) -> Procedure:
        return Reinforcements(self.seat, self.n).at_the_step_of(self)

    @step("spawn.0")
    def spawn_one(self, table: Table, move: int) -> int:
        if table.spawn(DEEP) == OVER:
            return OVER
        return self.go_on()

    @step("skill.reinforcements")
    def let_them_come_up(self, table: Table, move: int) -> int:
        if table.deep_ones[DEEP] < GATHERED:
            return DONE
        if move == NO_MOVE:
            return table.ask(self.seat, COME_UP)
        rise(table, move - m.SPACE, BOTH_MONARCHS)
        return DONE


COME_UP: Final = Question(
    "come_up", "skill.reinforcements", [Only([m.SPACE + space for space in range(WATER, DECK)])]
)  # fmt: skip


class CallToAction(Ability):
    """Activate every Deep One of one's space, or one anywhere."""

    def copy(self) -> Procedure:
        return CallToAction(self.seat, self.n).at_the_step_of(self)

    @step("skill.call_to_action")
    def activate_them(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, WHICH_DEEP_ONES)
        waiting = [0] * DEEP
        if move == m.OPTION_A:
            space = table.where[self.seat]
            waiting[space] = table.deep_ones[space]
        else:
            waiting[move - m.SPACE] = 1
        table.push(activation_of(waiting))
        return DONE


class NoDeepOneBesideYou(Guard):
    """There is no Deep One in one's space."""

    rule = "skill.call_to_action"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not table.deep_ones[table.where[seat]]


class NobodyToCall(Guard):
    """Call to Action needs a Deep One on the board; in the Deep they do not activate. rule: activations.4"""

    rule = "skill.call_to_action"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not table.deep_ones_on_board()


WHICH_DEEP_ONES: Final = Question(
    "which_deep_ones", "skill.call_to_action", [Infested(), Only([m.OPTION_A], [NoDeepOneBesideYou()])]
)


class SirenSong(Ability):
    """Risk a passenger."""

    def copy(self) -> Procedure:
        return SirenSong(self.seat, self.n).at_the_step_of(self)

    @step("skill.siren_song")
    def risk_a_passenger(self, table: Table, move: int) -> int:
        table.push(Risk(1))
        return DONE


class NobodyToLure(Guard):
    """Siren Song needs a passenger in the supply."""

    rule = "skill.siren_song"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not table.passenger_supply


# -- which cards have them ---------------------------------------------------------------------------------------------

for _card in cards_with(COORDINATED_EFFORT):
    use(m.CARD_ACTION + _card, CoordinatedEffort)
for _card in cards_with(INSPIRING_SPEECH):
    use(m.CARD_ACTION + _card, InspiringSpeech)
for _card in cards_with(SHRIVELLING):
    use(m.CARD_ACTION + _card, Shrivelling, EVERYONE, [NoEnemyAnywhere()])
for _card in cards_with(LESSER_BANISHMENT):
    use(m.CARD_ACTION + _card, LesserBanishment, EVERYONE, [NobodyToBanish()])
for _card in cards_with(WATCH_AND_LEARN):
    use(m.CARD_ACTION + _card, WatchAndLearn)
for _card in cards_with(RAMPAGE):
    use(m.CARD_ACTION + _card, Rampage, EVERYONE, [Peaceful(), NobodyToRampageAgainst()])
for _card in cards_with(PERSISTENCE):
    use(m.CARD_ACTION + _card, Persistence, EVERYONE, [NothingToDiscard()])
for _card in cards_with(TRUE_GRIT):
    use(m.CARD_ACTION + _card, TrueGrit, EVERYONE, [NoMoreGrit()])
for _card in cards_with(REINFORCEMENTS):
    use(m.CARD_ACTION + _card, Reinforcements)
for _card in cards_with(CALL_TO_ACTION):
    use(m.CARD_ACTION + _card, CallToAction, EVERYONE, [NobodyToCall()])
for _card in cards_with(SIREN_SONG):
    use(m.CARD_ACTION + _card, SirenSong, EVERYONE, [NobodyToLure()])

__all__ = [
    "crises_checks",
    "crises_choices",
    "crises_combined",
    "feats",
    "items",
    "sheets",
    "spells",
    "unmasked",
]
