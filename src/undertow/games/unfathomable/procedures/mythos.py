"""Mythos cards: drawing one, its crisis, its icons (topic 35)."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import CAPTAIN, KEEPER, RITUAL, TRAVEL
from undertow.games.unfathomable.cards import mythos
from undertow.games.unfathomable.cards.characters import BEATRICE, EDMUND, KEILANI
from undertow.games.unfathomable.cards.mythos import (
    ACTIVATE_DAGON,
    ACTIVATE_HYDRA,
    ADVANCE_EITHER,
    ADVANCE_TRAVEL,
    CARDS,
    CHECK,
    CHOICE,
)
from undertow.games.unfathomable.procedures.checking import PARTIAL, SUCCESS
from undertow.games.unfathomable.procedures.checks import SkillCheck
from undertow.games.unfathomable.procedures.choices import TopMythosCards
from undertow.games.unfathomable.procedures.decks import take_one
from undertow.games.unfathomable.procedures.defeat import use_feat
from undertow.games.unfathomable.procedures.effects import Effects
from undertow.games.unfathomable.procedures.monsters import ActivateDagon, ActivateDeepOnes, ActivateHydra
from undertow.games.unfathomable.procedures.needs import NEEDS
from undertow.games.unfathomable.procedures.tracks import Ritual, Travel
from undertow.games.unfathomable.state import NO_CARD, Table
from undertow.kernel.decision import Choice, Guard, Only, Question
from undertow.kernel.flow import DONE, GO, NO_MOVE, Procedure, step
from undertow.kernel.state import NOBODY


class MythosCard(Procedure):
    """Drawing a mythos card and resolving all of it. The card lies in ``table.crisis``."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "no_icons")

    def __init__(self, seat: int, card: int = NO_CARD, no_icons: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.card = card  # which one it is, for its icons: somebody may keep it meanwhile
        self.no_icons = no_icons

    def copy(self) -> Procedure:
        return MythosCard(self.seat, self.card, self.no_icons).at_the_step_of(self)

    @step("sheet.beatrice")
    def beatrice_may_look_ahead(self, table: Table, move: int) -> int:
        if not table.plays(self.seat, BEATRICE) or table.in_brig(self.seat):
            return self.go_on()
        if move == NO_MOVE:
            return table.ask(self.seat, LOOK_AHEAD)
        outcome = self.go_on()
        if move == m.YES:
            table.push(LookAhead(self.seat))
        return outcome

    @step("mythos.4")
    def draw_it(self, table: Table, move: int) -> int:
        self.card = draw(table)
        table.crisis.append(self.card)
        table.tell(e.MYTHOS_DRAWN, self.seat, self.card)
        return self.go_on()

    @step("feat.edmund")
    def edmund_may_replace_it(self, table: Table, move: int) -> int:
        edmund = table.seat_of(EDMUND)
        if edmund == NOBODY or not table.feats[edmund] or not table.is_human(edmund):
            return self.go_on()
        if move == NO_MOVE:
            return table.ask(edmund, REPLACE_IT)
        if move == m.NO:
            return self.go_on()
        use_feat(table, edmund)
        discard_crisis(table)
        return self.go_to("mythos.4")

    @step("mythos.1")
    def resolve_the_crisis(self, table: Table, move: int) -> int:
        outcome = self.go_on()
        if not table.in_brig(self.seat):  # rule: brig.7
            table.push(Crisis(self.seat))
        return outcome

    @step("mythos.2")
    def resolve_the_activation_icon(self, table: Table, move: int) -> int:
        outcome = self.go_on()
        if not self.no_icons:  # rule: activations.2
            table.push(activation(CARDS[self.card].activation))
        return outcome

    @step("mythos.3")
    def resolve_the_track_icon(self, table: Table, move: int) -> int:
        if self.no_icons:
            return self.go_on()
        track = CARDS[self.card].track
        if track == ADVANCE_EITHER:
            if move == NO_MOVE:  # rule: mythos.27c, mythos.27c.i
                who = table.titles[CAPTAIN] if table.in_brig(self.seat) else self.seat
                return table.ask(who, EITHER_TRACK)  # rule: brig.7a
            track = move - m.TRACK
        outcome = self.go_on()
        # rule: mythos.26, mythos.27a, mythos.27b, tracks.5, tracks.10
        table.push(Travel() if track == ADVANCE_TRAVEL else Ritual())
        return outcome

    @step("mythos.5")
    def discard_it(self, table: Table, move: int) -> int:
        discard_crisis(table)
        if not table.mythos:  # rule: mythos.6
            shuffle_discards(table)
        return DONE


def activation(icon: int) -> Procedure:
    """What an activation icon orders. rule: mythos.24b, mythos.24c"""
    if icon == ACTIVATE_HYDRA:
        return ActivateHydra()
    if icon == ACTIVATE_DAGON:
        return ActivateDagon()
    return ActivateDeepOnes([])


def is_void(table: Table, card: int) -> bool:
    """Whether a green card has nobody to decide it. rule: mythos.4c.ii, brig.7b"""
    if not CARDS[card].named:
        return False
    seat = table.seat_of(CARDS[card].chooser)
    return seat == NOBODY or table.in_brig(seat) or not table.is_human(seat)


def draw(table: Table) -> int:
    """The top mythos card; green ones without their character are discarded."""
    while True:
        if not table.mythos:
            shuffle_discards(table)
        card = table.mythos.pop()
        table.mythos_known.pop()
        if not is_void(table, card):
            return card
        table.mythos_discard.append(card)
        table.tell(e.MYTHOS_VOID, card)


def shuffle_discards(table: Table) -> None:
    """Make the discards a new deck."""
    table.mythos = list(table.chance.shuffled(table.mythos_discard))
    table.mythos_known = [0] * len(table.mythos)
    table.mythos_discard = []
    table.tell(e.MYTHOS_SHUFFLED)


def discard_crisis(table: Table) -> None:
    """Put the resolved card on its discard pile, unless somebody keeps it."""
    if table.crisis:
        table.mythos_discard.append(table.crisis.pop())


class LookAhead(Procedure):
    """Predictive Analytics: look at the top two mythos cards; one is resolved, one goes under the deck."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> Procedure:
        return LookAhead(self.seat).at_the_step_of(self)

    @step("abilities.7")
    def look(self, table: Table, move: int) -> int:
        look_at_mythos(table, self.seat, 2)
        return self.go_on()

    @step("sheet.beatrice")
    def pick_one(self, table: Table, move: int) -> int:
        if len(table.mythos) < 2:
            return DONE
        if move == NO_MOVE:
            return table.ask(self.seat, TOP_MYTHOS_CARDS)
        to_the_top(table, self.seat, move - m.MYTHOS, 2)
        return DONE


def look_at_mythos(table: Table, seat: int, n: int) -> None:
    """Let a player look at the top mythos cards; void green ones are replaced. rule: abilities.7, mythos.4c.iii"""
    seen = 0
    while seen < min(n, len(table.mythos)):
        place = len(table.mythos) - 1 - seen
        card = table.mythos[place]
        if is_void(table, card):
            table.mythos.pop(place)
            table.mythos_known.pop(place)
            table.mythos_discard.append(card)
            table.tell(e.MYTHOS_VOID, card)
            if not table.mythos:
                shuffle_discards(table)
            continue
        table.mythos_known[place] |= 1 << seat
        table.tell_to(1 << seat, e.MYTHOS_SEEN, seat, card)
        seen += 1


def to_the_top(table: Table, seat: int, card: int, n: int) -> None:
    """Leave one of the top cards on top and put the others under the deck; only this player knows where they went."""
    left = len(table.mythos)
    knows = take_one(table.mythos, table.mythos_known, card, n, 1 << seat)
    table.mythos.append(card)
    table.mythos_known.append(knows)
    table.tell(e.MYTHOS_ARRANGED, seat, min(n, left) - 1)


class Tracks(Choice):
    """Either track."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.TRACK + TRAVEL, m.TRACK + RITUAL]


LOOK_AHEAD: Final = Question("look_ahead", "sheet.beatrice", [Only([m.YES, m.NO])])
REPLACE_IT: Final = Question("replace_mythos", "feat.edmund", [Only([m.YES, m.NO])])
TOP_MYTHOS_CARDS: Final = Question("top_mythos", "sheet.beatrice", [TopMythosCards()])
EITHER_TRACK: Final = Question("either_track", "mythos.27c", [Tracks()])


# -- crises ------------------------------------------------------------------------------------------------------------


class Crisis(Procedure):
    """The crisis of the card in ``table.crisis``. ``seat``: whose mythos card it is."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "failed")

    def __init__(self, seat: int, failed: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.failed = failed  # a check counts as failed (rule: reveal of Edmund)

    def copy(self) -> Procedure:
        return Crisis(self.seat, self.failed).at_the_step_of(self)

    @step("mythos.9")
    def decide(self, table: Table, move: int) -> int:
        card = CARDS[table.crisis[-1]]
        if card.kind == CHECK:
            return self.check(table)
        chooser = self.chooser(table)
        if move == NO_MOVE:
            return table.ask(chooser, CRISES[table.crisis[-1]])
        if m.LEADER <= move < m.LEADER + 4:  # rule: feat.keilani
            use_feat(table, chooser)
            self.go_to("mythos.22")
            return table.lose(move - m.LEADER)
        if card.kind == CHOICE:
            self.go_to("mythos.22")
            table.push(Effects(card.first if move == m.OPTION_A else card.second, chooser))
            return GO
        if move == m.OPTION_A:  # rule: mythos.18
            return self.check(table)
        self.go_to("mythos.22")
        table.push(Effects(card.third, chooser))  # rule: mythos.19
        return GO

    def check(self, table: Table) -> int:
        """Start the skill check. rule: mythos.15"""
        card = CARDS[table.crisis[-1]]
        outcome = self.go_on()
        if self.failed:
            table.outcome = 0
        else:
            table.push(SkillCheck(card.target, card.partial, card.skills))
        return outcome

    @step("mythos.16")
    def what_follows_from_the_check(self, table: Table, move: int) -> int:
        # rule: skill_checks.8a.i, skill_checks.8c.i, mythos.17a
        card = CARDS[table.crisis[-1]]
        program = card.first if table.outcome == SUCCESS else card.third if table.outcome == PARTIAL else card.second
        outcome = self.go_on()
        # Who "you" are. ruling: who_is_you; rule: abilities.2, abilities.2a, mythos.9a
        table.push(Effects(program, self.seat if card.kind == CHECK else self.chooser(table)))
        return outcome

    @step("mythos.22")
    def it_is_over(self, table: Table, move: int) -> int:
        return DONE

    def chooser(self, table: Table) -> int:
        """Who decides, and so gets the card. rule: mythos.4b, mythos.4c.i, mythos.12"""
        who = CARDS[table.crisis[-1]].chooser
        if self.failed or who == mythos.CURRENT:
            return self.seat  # rule: mythos.12a
        if who == mythos.CAPTAIN:
            return table.titles[CAPTAIN]  # rule: mythos.12b, titles.6, titles.9
        if who == mythos.KEEPER:
            return table.titles[KEEPER]  # rule: mythos.12c, titles.11, titles.14
        return table.seat_of(who)  # rule: mythos.12d


class Option(Choice):
    """One option of a crisis; it is open unless the card needs something. rule: mythos.11, mythos.13a"""

    def __init__(self, move: int, guards: list[Guard] | None = None) -> None:
        super().__init__(guards)
        self.move = move

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [self.move]


class UnconventionalLeader(Choice):
    """Keilani loses one resource instead, in a choice only (ruling: leader_and_combinations). rule: feat.keilani"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ready = table.feats[seat] and table.plays(seat, KEILANI)
        return [m.LEADER + resource for resource in range(4)] if ready else []


class CrisisQuestion(Question):
    """What the chooser of a crisis does; who holds no title is told that the decision goes with it."""

    def refused_to_others(self, table: Table, seat: int) -> list[tuple[int, list[str]]]:
        who = CARDS[table.crisis[-1]].chooser
        if who == mythos.CAPTAIN and table.titles[CAPTAIN] == table.deciding:
            rules = ["titles.9"]
        elif who == mythos.KEEPER and table.titles[KEEPER] == table.deciding:
            rules = ["titles.14"]
        else:
            return []
        return [(m.OPTION_A, rules), (m.OPTION_B, rules)]


def crisis_question(card: int) -> Question:
    """The question that a card puts to its chooser."""
    options: list[Choice] = [
        Option(m.OPTION_A, NEEDS.get((card, 0))), Option(m.OPTION_B, NEEDS.get((card, 1)))
    ]  # fmt: skip
    if CARDS[card].kind == CHOICE:  # ruling: leader_and_combinations
        options.append(UnconventionalLeader())
    return CrisisQuestion("crisis_" + CARDS[card].slug, CARDS[card].rule, options, private=False)


CRISES: Final[dict[int, Question]] = {
    card: crisis_question(card) for card in range(len(CARDS)) if CARDS[card].kind != CHECK
}
