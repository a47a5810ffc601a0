"""Drawing skill cards of one's choice, and discarding them (topics 21, 22)."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import HAND_LIMIT, PLAIN_SKILLS, SICK_BAY, TREACHERY
from undertow.games.unfathomable.cards.characters import SKILL_SETS
from undertow.games.unfathomable.cards.items import IMPROVES
from undertow.games.unfathomable.procedures.choices import OwnCards
from undertow.games.unfathomable.state import NO_CARD, Table
from undertow.kernel.decision import Choice, Guard, Only, Question
from undertow.kernel.flow import DONE, GO, NO_MOVE, Procedure, step
from undertow.kernel.screened import Screened

# From where cards may be chosen.
FROM_THE_SET: Final = 0  # the skill set, each type as often as it shows
FROM_ANY: Final = 1  # every plain deck
TREACHERY_FOR: Final = 2  # each choice replaces one card of the skill set by a treachery card
ONE_DECK: Final = 3  # all from one plain deck


def skill_set(table: Table, seat: int) -> list[int]:
    """The skill set of a player, the active Improvement counted in.

    rule: items.7a, items.7b, items.10, items.10b, brig.6a
    """
    cards = list(SKILL_SETS[table.characters[seat]])
    active = table.active[seat]
    if active != NO_CARD and not table.in_brig(seat):
        cards[IMPROVES[active]] += 1  # rule: skill_set.2
    return cards


class ChooseSkills(Screened):
    """Say from which decks one draws, card by card; only then draw. rule: skill_cards.3a.i"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "source", "least", "chosen", "since")
    prompt: ClassVar[str] = "choose_skills"
    pace: ClassVar[str] = "turn"

    def __init__(self, seat: int, left: int, source: int, least: int, chosen: list[int], since: int = -1) -> None:
        super().__init__(since)
        self.seat = seat
        self.left = left
        self.source = source
        self.least = least  # fewer are not allowed as long as there are cards
        self.chosen = chosen  # by type

    def copy(self) -> Procedure:
        made = ChooseSkills(self.seat, self.left, self.source, self.least, self.chosen[:], self.since)
        return made.at_the_step_of(self)

    def behind(self, table: Table) -> list[int]:
        return [self.seat]

    def begin_again(self, table: Table) -> None:
        if self.source != ONE_DECK:  # there one choice is all
            self.left += sum(self.chosen)
        self.chosen = [0] * 6

    @step("skill_cards.3a.i")
    def choose(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            answers = CHOOSE_SKILLS.answers(table, self.seat)
            if self.left and answers:
                if len(answers) > 1:
                    return self.ask(table, self.seat, CHOOSE_SKILLS)
                move = answers[0]
        if move in (NO_MOVE, m.DONE):
            return self.go_on()
        skill = move - m.SKILL
        if self.source == ONE_DECK:
            self.chosen[skill] = self.left
            self.left = 0
        else:
            self.chosen[skill] += 1
            self.left -= 1
        return GO

    @step("skill_cards.3a")
    def draw(self, table: Table, move: int) -> int:
        for skill in range(6):
            if self.chosen[skill]:
                table.draw_skill(self.seat, skill, self.chosen[skill])
        table.n = sum(self.chosen)
        return DONE


class Skills(Choice):
    """The decks from which one more card may come; treachery is not among them. rule: treachery.1"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, ChooseSkills)
        if frame.source == FROM_THE_SET:
            skills = skill_set(table, seat)
            return [m.SKILL + skill for skill in range(PLAIN_SKILLS) if frame.chosen[skill] < skills[skill]]
        return [m.SKILL + skill for skill in range(6 if table.is_human(seat) else PLAIN_SKILLS)]


class NoneLeft(Guard):
    """More cards than there are cannot be drawn."""

    rule = "skill_cards.2b.i"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        frame = table.stack[-1]
        assert isinstance(frame, ChooseSkills)
        return left_in(table, move - m.SKILL) <= frame.chosen[move - m.SKILL]


class TreacheryIsForTraitors(Guard):
    """Humans do not draw treachery cards."""

    rule = "skill_cards.2c"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return move == m.SKILL + TREACHERY


class Enough(Choice):
    """Stop early, where one may."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, ChooseSkills)
        return [m.DONE] if sum(frame.chosen) >= frame.least else []


def left_in(table: Table, skill: int) -> int:
    """How many cards of a type can be drawn."""
    return len(table.decks[skill]) + len(table.discards[skill])


CHOOSE_SKILLS: Final = Question(
    "choose_skills", "skill_cards.3a.i", [Enough(), Skills([TreacheryIsForTraitors(), NoneLeft()])]
)


class ReceiveSkills(Screened):
    """The first step of a turn: draw the skill set. rule: turns.10, turns.10a.i"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "treachery", "since")
    prompt: ClassVar[str] = "forgo"
    pace: ClassVar[str] = "turn"

    def __init__(self, seat: int, treachery: list[int], since: int = -1) -> None:
        super().__init__(since)
        self.seat = seat
        self.treachery = treachery  # by type: how many are replaced by treachery cards

    def copy(self) -> Procedure:
        return ReceiveSkills(self.seat, self.treachery[:], self.since).at_the_step_of(self)

    def behind(self, table: Table) -> list[int]:
        return [self.seat]

    def begin_again(self, table: Table) -> None:
        self.treachery = [0] * 5

    @step("turns.10a")
    def forgo_some_for_treachery(self, table: Table, move: int) -> int:
        seat = self.seat
        if table.is_human(seat):
            return self.go_on()
        if move == NO_MOVE:
            if len(FORGO.answers(table, seat)) == 1:
                return self.go_on()
            return self.ask(table, seat, FORGO)
        if move == m.DONE:
            return self.go_on()
        self.treachery[move - m.SKILL] += 1
        return GO

    @step("turns.4")
    def draw_them(self, table: Table, move: int) -> int:
        seat = self.seat
        if table.where[seat] == SICK_BAY:  # rule: sick_bay.1, sick_bay.1a, sick_bay.2a, skill_set.1a, turns.4a
            if sum(self.treachery):  # ruling: treachery_in_the_sick_bay
                table.draw_skill(seat, TREACHERY, 1)
            else:
                table.push(ChooseSkills(seat, 1, FROM_THE_SET, 1, [0] * 6))
            return DONE
        skills = skill_set(table, seat)  # in the Brig, too (rule: brig.12)
        for skill in range(PLAIN_SKILLS):
            if skills[skill] > self.treachery[skill]:
                table.draw_skill(seat, skill, skills[skill] - self.treachery[skill])
        replaced = sum(self.treachery)
        if replaced:
            table.draw_skill(seat, TREACHERY, replaced)
        return DONE


class Forgone(Choice):
    """One more card of the skill set, to be replaced."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, ReceiveSkills)
        most = 1 if table.where[seat] == SICK_BAY else left_in(table, TREACHERY)
        if sum(frame.treachery) >= min(most, left_in(table, TREACHERY)):
            return []
        skills = skill_set(table, seat)
        return [m.SKILL + skill for skill in range(PLAIN_SKILLS) if frame.treachery[skill] < skills[skill]]


FORGO: Final = Question("forgo", "turns.10a", [Only([m.DONE]), Forgone()])


class Discards(Procedure):
    """A player discards cards of their choice: ``left`` is how many still have to go."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__()
        self.seat = seat
        self.left = left

    def copy(self) -> Procedure:
        return Discards(self.seat, self.left).at_the_step_of(self)

    @step("skill_cards.3d.i")
    def one_card_after_another(self, table: Table, move: int) -> int:
        if not self.left or not table.hands[self.seat]:
            return DONE
        if move == NO_MOVE:
            return table.ask(self.seat, DISCARD)
        table.discard(self.seat, move - m.DISCARD)
        self.left -= 1
        return GO


DISCARD: Final = Question("discard", "skill_cards.3d.i", [OwnCards()], private=True)


def over_the_limit(table: Table) -> list[int]:
    """Who has too many cards, clockwise from the current player. rule: hand_limit.2"""
    return [seat for seat in table.clockwise(table.current) if len(table.hands[seat]) > HAND_LIMIT]
