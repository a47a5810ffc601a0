"""Skill checks, step by step (topic 23)."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import (
    INFLUENCE,
    LORE,
    OBSERVATION,
    PLAIN_SKILLS,
    SANITY,
    TREACHERY,
    WILL,
)
from undertow.games.unfathomable.cards.characters import ARJUN, ISHMAEL, KEILANI, SAMIRA, WILLIAM
from undertow.games.unfathomable.cards.items import LUCKY_RING
from undertow.games.unfathomable.cards.mythos import FAMILY_TIES, MEMORY_OF_THE_DEEP
from undertow.games.unfathomable.cards.skills import (
    DETERMINATION,
    FORCED_LEARNING,
    NOTHING_TO_HIDE,
    PREPARATION,
    SKILL,
    VALUE,
)
from undertow.games.unfathomable.cards.spells import REVELATION_OF_SCRIPT
from undertow.games.unfathomable.procedures.choices import different
from undertow.games.unfathomable.procedures.defeat import DefeatCharacter, use_feat
from undertow.games.unfathomable.procedures.dice import Roll
from undertow.games.unfathomable.procedures.windows import Reactions, with_ability
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Choice, Guard, Only, Question
from undertow.kernel.flow import DONE, GO, NO_MOVE, OVER, Procedure, step

FAIL: Final = 0
PARTIAL: Final = 1
SUCCESS: Final = 2
NO_PARTIAL: Final = 99  # above every target number

# What a check can be for.
FOR_A_CRISIS: Final = 0
FOR_A_ROOM: Final = 1
FOR_A_MEMORY: Final = 2

# Once-per-check abilities.
EXPERIENCED: Final = 1
RING: Final = 2


class SkillCheck(Procedure):
    """A skill check; ``table.outcome`` and ``table.total`` hold what came of it.

    The procedure below it on the stack has called for it and carries out what follows from it.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "target", "partial", "skills", "purpose", "face_up", "no_chaos", "chosen", "asked", "modifier", "used",
    )  # fmt: skip

    def __init__(
        self, target: int, partial: int, skills: int, purpose: int = FOR_A_CRISIS, face_up: int = 0, no_chaos: int = 0,
        chosen: int = -1, asked: int = 0, modifier: int = 0, used: int = 0,
    ) -> None:  # fmt: skip
        super().__init__()
        self.target = target
        self.partial = partial
        self.skills = skills  # that support it, a bit each
        self.purpose = purpose
        self.face_up = face_up
        self.no_chaos = no_chaos
        self.chosen = chosen  # the outcome, if a feat has chosen it
        self.asked = asked  # how many players have had their chance to add cards
        self.modifier = modifier
        self.used = used

    def copy(self) -> Procedure:
        return SkillCheck(
            self.target, self.partial, self.skills, self.purpose, self.face_up, self.no_chaos, self.chosen, self.asked,
            self.modifier, self.used,
        ).at_the_step_of(self)  # fmt: skip

    @property
    def is_decided(self) -> bool:
        """Whether the outcome is known, and only its result is still carried out."""
        return self.pc == len(self.steps) - 1

    @step("skill_checks.3")
    def announce_it(self, table: Table, move: int) -> int:
        """Say what it takes. rule: skill_checks.0, skill_checks.1, target.1a, mythos.14"""
        table.tell(e.CHECK_ANNOUNCED, self.target, self.skills)
        return self.go_on()

    @step("skill_checks.3a")
    def before_cards_are_added(self, table: Table, move: int) -> int:
        outcome = self.go_on()
        table.push(BeforeCards([], [], []))
        return outcome

    @step("skill_checks.4")
    def start_with_chaos_cards(self, table: Table, move: int) -> int:
        if self.chosen >= 0:  # rule: feat.arjun
            table.outcome, table.total = self.chosen, self.target
            table.tell(e.CHECK_OUTCOME, table.outcome)
            return DONE
        if not self.no_chaos:  # rule: skill.preparation
            for _ in range(2):
                table.add_chaos_card()
            table.tell(e.CHAOS_ADDED, len(table.drawn))
            seat = table.seat_of(ISHMAEL)
            if seat >= 0 and FAMILY_TIES in table.kept[seat] and not table.in_brig(seat):
                self.add_treachery(table)
        return self.go_on()

    def add_treachery(self, table: Table) -> None:
        """A kept mythos card adds a treachery card. rule: crisis.family_ties, crisis.memory_of_the_deep"""
        if table.can_draw(TREACHERY):
            table.add_top_card(TREACHERY)
            table.tell(e.TREACHERY_ADDED, 1)

    @step("skill_checks.5")
    def everyone_may_add_cards(self, table: Table, move: int) -> int:
        while self.asked < table.seats:
            seat = self.adding(table)  # rule: brig.1a, brig.4a.ii
            if move == NO_MOVE:
                if table.hands[seat] or table.added[seat]:
                    return table.ask(seat, ADD_FACE_UP if self.face_up else ADD_CARDS)
                move = m.DONE
            if move == m.DONE:
                self.end_of_turn(table, seat)
                move = NO_MOVE
                continue
            card = move - m.ADD
            table.hands[seat].remove(card)
            table.added[seat].append(card)
            return GO
        return self.go_on()

    def adding(self, table: Table) -> int:
        """Whose chance it is: from the current player's left, the current player last."""
        return (table.current + 1 + self.asked) % table.seats

    def end_of_turn(self, table: Table, seat: int) -> None:
        """Everyone sees how many cards were added; which ones only if they lie open. rule: open_information.7"""
        self.asked += 1
        table.added[seat].sort()  # in which order they were laid down is nobody's business
        n = len(table.added[seat])
        table.tell(e.CARDS_ADDED, seat, n)
        if self.face_up:
            for card in table.added[seat]:
                table.most[seat][SKILL[card]] -= 1
                table.tell(e.CARD_ADDED_OPENLY, seat, card)
        elif n:
            for card in table.added[seat]:
                table.tell_to(1 << seat, e.OWN_CARD_ADDED, seat, card)
        if n and table.plays(seat, WILLIAM) and MEMORY_OF_THE_DEEP in table.kept[seat]:
            self.add_treachery(table)

    @step("skill_checks.6")
    def shuffle_the_pile(self, table: Table, move: int) -> int:
        cards = table.drawn[:]
        for seat in range(table.seats):
            cards += table.added[seat]
            table.added[seat] = []
            table.limit_most(seat)
        table.drawn, table.drawn_can = [], []
        table.pile = list(table.chance.shuffled(sorted(cards)))
        return self.go_on()

    @step("skill_checks.7")
    def turn_the_cards_up(self, table: Table, move: int) -> int:
        for card in table.pile:
            table.tell(e.CARD_TURNED_UP, card, self.skills >> SKILL[card] & 1)
        return self.go_on()

    @step("skill_checks.8")
    def add_up(self, table: Table, move: int) -> int:
        table.total = self.sum_of(table)
        table.tell(e.CHECK_TOTAL, table.total)
        outcome = self.go_on()
        table.push(AfterTotal([], [], []))
        return outcome

    def sum_of(self, table: Table) -> int:
        """Supporting values minus opposing values.

        rule: supporting_skills.0, supporting_skills.1, opposing_skills.0, opposing_skills.1, target.0
        rule: mythos.15a, mythos.15b, skill_cards.0
        """
        total = self.modifier
        for card in table.pile:
            total += VALUE[card] if self.skills >> SKILL[card] & 1 else -VALUE[card]
        return total

    def change(self, table: Table, n: int) -> None:
        """Add to the total."""
        self.modifier += n
        table.total = self.sum_of(table)
        table.tell(e.CHECK_TOTAL, table.total)

    @step("skill_checks.8a")
    def compare(self, table: Table, move: int) -> int:
        if table.total >= self.target:  # rule: target.1
            table.outcome = SUCCESS
        elif table.total >= self.partial:  # rule: skill_checks.8b, skill_checks.8b.i
            table.outcome = PARTIAL  # rule: skill_checks.8b.ii, mythos.17, mythos.17b
        else:  # rule: skill_checks.8c
            table.outcome = FAIL
        table.tell(e.CHECK_OUTCOME, table.outcome)
        if self.used & RING and table.outcome == SUCCESS:  # rule: item.lucky_ring
            table.shuffle_treachery_in(2)
        return self.go_on()

    @step("skill_checks.8a.i")
    def let_the_result_follow(self, table: Table, move: int) -> int:
        """What called for the check comes on top and carries its result out while the cards still lie there.

        rule: skill_checks.8b.i, skill_checks.8c.i
        """
        outcome = self.go_on()
        table.stack[-2], table.stack[-1] = self, table.stack[-2]
        return outcome

    @step("skill_checks.9")
    def discard_all_cards(self, table: Table, move: int) -> int:
        for card in table.pile:
            table.discards[SKILL[card]].append(card)
        table.pile = []
        return DONE


# -- adding cards ------------------------------------------------------------------------------------------------------


class CardsToAdd(Choice):
    """A card from hand."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.ADD + card for card in different(table, seat)]


class OneFromTheBrig(Guard):
    """Who is in the Brig adds one card at most. rule: skill_checks.5b"""

    rule = "brig.5"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.in_brig(seat) and len(table.added[seat]) > 0


class OneFromATraitor(Guard):
    """A revealed traitor adds one card at most. rule: skill_checks.5b"""

    rule = "revealed_traitors.6"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not table.is_human(seat) and len(table.added[seat]) > 0


# Nobody has to add any. rule: skill_checks.5a
ADD_CARDS: Final = Question(
    "add_cards", "skill_checks.5", [Only([m.DONE]), CardsToAdd([OneFromTheBrig(), OneFromATraitor()])], private=True
)
ADD_FACE_UP: Final = Question(
    "add_face_up", "skill.nothing_to_hide", [Only([m.DONE]), CardsToAdd([OneFromTheBrig(), OneFromATraitor()])],
    private=True,
)  # fmt: skip


# -- before cards are added --------------------------------------------------------------------------------------------


def check_of(table: Table) -> SkillCheck:
    """The check that a window on top belongs to."""
    frame = table.stack[-2]
    assert isinstance(frame, SkillCheck)
    return frame


class CardsBeforeACheck(Choice):
    """Nothing to Hide, Forced Learning, Preparation."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        cards = with_ability(table, seat, NOTHING_TO_HIDE)
        cards += with_ability(table, seat, FORCED_LEARNING)
        cards += with_ability(table, seat, PREPARATION)
        return [m.PLAY + card for card in cards]


class SelfSacrifice(Choice):
    """Arjun chooses the outcome of a mythos check. rule: feat.arjun"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        check = check_of(table)
        ready = table.feats[seat] and table.plays(seat, ARJUN) and check.purpose != FOR_A_ROOM
        if not ready:
            return []
        outcomes = [FAIL, PARTIAL, SUCCESS] if check.partial != NO_PARTIAL else [FAIL, SUCCESS]
        return [m.OUTCOME + outcome for outcome in outcomes]


BEFORE: Final = Question(
    "before_cards", "skill_checks.3a", [Only([m.PASS]), CardsBeforeACheck(), SelfSacrifice()], private=True
)


class BeforeCards(Reactions):
    """Before cards are added to a skill check."""

    def copy(self) -> Procedure:
        return BeforeCards(self.seats, self.answers[:], self.acting[:]).at_the_step_of(self)

    @step("abilities.15")
    def ask_everyone(self, table: Table, move: int) -> int:
        return self.invite(table, move)

    @step("abilities.16a")
    def set_the_order(self, table: Table, move: int) -> int:
        return self.order(table, move)

    @step("skill_checks.3a")
    def let_one_react(self, table: Table, move: int) -> int:
        return self.act(table, move)

    def entitled(self, table: Table) -> list[int]:
        sacrifice = check_of(table).purpose != FOR_A_ROOM
        found: list[int] = []
        for seat in range(table.seats):
            cards = [skill for skill in (INFLUENCE, LORE, OBSERVATION) if table.may_hold(seat, skill)]
            if cards or (sacrifice and table.feats[seat] and table.plays(seat, ARJUN)):
                found.append(seat)
        return found

    def reaction(self) -> Question:
        return BEFORE

    def react(self, table: Table, seat: int, move: int) -> int:
        check = check_of(table)
        if move == m.PASS:
            return GO
        if m.OUTCOME <= move < m.OUTCOME + 3:
            check.chosen = move - m.OUTCOME
            use_feat(table, seat)
            table.push(DefeatCharacter(seat))
            return DONE
        card = move - m.PLAY
        table.discard(seat, card)
        if card in (INFLUENCE * 5 + 2, INFLUENCE * 5 + 3):
            check.face_up = 1
            table.tell(e.FACE_UP, seat)
        elif card == OBSERVATION * 5 + 4:
            check.no_chaos = 1
            table.tell(e.NO_CHAOS, seat)
        else:
            table.push(ForcedLearning(seat))
        return GO


class ForcedLearning(Procedure):
    """Name a further skill that supports the check."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> Procedure:
        return ForcedLearning(self.seat).at_the_step_of(self)

    @step("skill.forced_learning")
    def name_a_skill(self, table: Table, move: int) -> int:
        check = running_check(table)
        if move == NO_MOVE:
            others = [skill for skill in range(PLAIN_SKILLS) if not check.skills >> skill & 1]
            if not others:
                return DONE
            if len(others) > 1:
                return table.ask(self.seat, FURTHER_SKILL)
            move = m.SKILL + others[0]
        check.skills |= 1 << move - m.SKILL
        table.tell(e.SKILL_SUPPORTS, self.seat, move - m.SKILL)
        return DONE


def running_check(table: Table) -> SkillCheck:
    """The check that is under way."""
    for frame in reversed(table.stack):
        if isinstance(frame, SkillCheck):
            return frame
    raise AssertionError("no check")


class OpposingSkills(Choice):
    """A plain skill that does not support the check yet; treachery never does. rule: treachery.3"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        skills = running_check(table).skills
        return [m.SKILL + skill for skill in range(PLAIN_SKILLS) if not skills >> skill & 1]


FURTHER_SKILL: Final = Question("further_skill", "skill.forced_learning", [OpposingSkills()])


# -- after the total ---------------------------------------------------------------------------------------------------


class Determination(Choice):
    """Add or subtract 2. rule: skill.determination"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        cards = with_ability(table, seat, DETERMINATION)
        return [m.RAISE + card for card in cards] + [m.LOWER + card for card in cards]


class Experienced(Choice):
    """Keilani adds one more card. rule: sheet.keilani"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        if not table.plays(seat, KEILANI) or table.in_brig(seat) or check_of(table).used & EXPERIENCED:
            return []
        return [m.ADD + card for card in different(table, seat)]


class LuckyRing(Choice):
    """Edmund's ring adds 2. rule: item.lucky_ring"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ready = table.has_item(seat, LUCKY_RING) and not check_of(table).used & RING
        return [m.USE_ITEM + LUCKY_RING] if ready else []


class RevelationOfScript(Choice):
    """Add the top card of a skill deck. rule: spell.revelation_of_script"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        kept = REVELATION_OF_SCRIPT in table.spells[seat]  # in the Brig, too (ruling: kept_spells)
        return [m.USE_SPELL + REVELATION_OF_SCRIPT] if kept else []


class WellEquipped(Choice):
    """Samira adds or subtracts up to the number of her items. rule: feat.samira"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ready = table.feats[seat] and table.plays(seat, SAMIRA) and not table.in_brig(seat) and table.items[seat]
        return [m.USE_FEAT + SAMIRA] if ready else []


THE_RING: Final = LuckyRing()  # both are open to all
EQUIPMENT: Final = WellEquipped()
AFTER: Final = Question(
    "after_total",
    "skill_checks.8",
    [Only([m.PASS]), Experienced(), Determination(), THE_RING, RevelationOfScript(), EQUIPMENT],
    private=True,
)


class AfterTotal(Reactions):
    """After a skill check is totalled, before it counts."""

    def copy(self) -> Procedure:
        return AfterTotal(self.seats, self.answers[:], self.acting[:]).at_the_step_of(self)

    @step("skill_checks.8")
    def ask_everyone(self, table: Table, move: int) -> int:
        return self.invite(table, move)

    @step("abilities.16a")
    def set_the_order(self, table: Table, move: int) -> int:
        return self.order(table, move)

    @step("abilities.16a.ii")
    def let_one_react(self, table: Table, move: int) -> int:
        return self.act(table, move)

    def entitled(self, table: Table) -> list[int]:
        found: list[int] = []
        for seat in range(table.seats):
            experienced = (
                table.plays(seat, KEILANI)
                and not table.in_brig(seat)
                and table.hands[seat]
                and not check_of(table).used & EXPERIENCED
            )
            open_to_all = THE_RING.candidates(table, seat) + EQUIPMENT.candidates(table, seat)
            if table.may_hold(seat, WILL) or experienced or open_to_all or REVELATION_OF_SCRIPT in table.spells[seat]:
                found.append(seat)
        return found

    def reaction(self) -> Question:
        return AFTER

    def react(self, table: Table, seat: int, move: int) -> int:
        check = check_of(table)
        if m.ADD <= move < m.ADD + 30:
            card = move - m.ADD
            check.used |= EXPERIENCED
            table.hands[seat].remove(card)
            table.most[seat][SKILL[card]] -= 1
            table.pile.append(card)
            table.tell(e.CARD_ADDED_OPENLY, seat, card)
            check.change(table, 0)
        elif m.RAISE <= move < m.RAISE + 30:
            table.discard(seat, move - m.RAISE)
            check.change(table, 2)
        elif m.LOWER <= move < m.LOWER + 30:
            table.discard(seat, move - m.LOWER)
            check.change(table, -2)
        elif move == m.USE_ITEM + LUCKY_RING:
            check.used |= RING
            table.tell(e.ITEM_USED, seat, LUCKY_RING)
            check.change(table, 2)
        elif move == m.USE_SPELL + REVELATION_OF_SCRIPT:
            table.push(Script(seat))
        elif move == m.USE_FEAT + SAMIRA:
            use_feat(table, seat)
            table.push(Equipment(seat))
        return GO


class Script(Procedure):
    """Revelation of Script: the top card of a skill deck joins the check; then it may cost sanity."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "value")

    def __init__(self, seat: int, value: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.value = value

    def copy(self) -> Procedure:
        return Script(self.seat, self.value).at_the_step_of(self)

    @step("spell.revelation_of_script")
    def add_the_top_card(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, ANY_DECK)
        table.spells[self.seat].remove(REVELATION_OF_SCRIPT)
        table.spells_gone.append(REVELATION_OF_SCRIPT)
        table.tell(e.SPELL_USED, self.seat, REVELATION_OF_SCRIPT)
        card = table.take_top(move - m.SKILL)
        self.value = VALUE[card]
        table.pile.append(card)
        check = running_check(table)
        table.tell(e.CARD_TURNED_UP, card, check.skills >> SKILL[card] & 1)
        check.change(table, 0)
        outcome = self.go_on()
        table.push(Roll())
        return outcome

    @step("abilities.9")
    def pay_for_it(self, table: Table, move: int) -> int:
        if table.die <= self.value and table.lose(SANITY) == OVER:
            return OVER
        return DONE


class AnyDeck(Choice):
    """A skill deck with a card to draw, treachery included."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SKILL + skill for skill in range(6) if table.can_draw(skill)]


ANY_DECK: Final = Question("any_deck", "spell.revelation_of_script", [AnyDeck()])


class Equipment(Procedure):
    """Well Equipped: say by how much the total goes up or down."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> Procedure:
        return Equipment(self.seat).at_the_step_of(self)

    @step("feat.samira")
    def change_the_total(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, BY_ITEMS)
        running_check(table).change(table, move - m.CHANGE - MOST_CHANGE)
        return DONE


MOST_CHANGE: Final = 20


class ByItems(Choice):
    """Up to as much as one has items, up or down."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        n = len(table.items[seat])
        return [m.CHANGE + MOST_CHANGE + change for change in range(-n, n + 1) if change]


BY_ITEMS: Final = Question("by_items", "feat.samira", [ByItems()])
