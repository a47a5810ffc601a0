"""Revealing as a traitor, all seven steps (topic 14)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import PORT, TREACHERY
from undertow.games.unfathomable.procedures.choices import OwnCards
from undertow.games.unfathomable.procedures.tracks import hand_loyalty_on
from undertow.games.unfathomable.state import IN_DOUBT, Table
from undertow.kernel.decision import Choice, Only, Question
from undertow.kernel.flow import DONE, GO, NO_MOVE, Procedure, step

# By character: the procedure of the reveal ability, called with the seat; ``abilities`` fills it.
REVEAL_ABILITIES: Final[dict[int, Any]] = {}


class Reveal(Procedure):
    """A traitor steps into the open."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "discarded", "heir")

    def __init__(self, seat: int, card: int, discarded: int = 0, heir: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.card = card  # the kind that is turned up; public from the first step on
        self.discarded = discarded
        self.heir = heir

    def copy(self) -> Procedure:
        return Reveal(self.seat, self.card, self.discarded, self.heir).at_the_step_of(self)

    @step("reveal.1")
    def turn_a_card_up(self, table: Table, move: int) -> int:
        place = table.loyalty[self.seat].index(self.card)
        table.loyalty[self.seat].pop(place)
        doubt_who_knows(table.loyalty_known[self.seat], place)
        table.tell(e.REVEALED, self.seat, self.card)
        return self.go_on()

    @step("reveal.2")
    def resolve_the_reveal_ability(self, table: Table, move: int) -> int:
        """Do what the sheet of this character says. rule: reveal_ability.0"""
        outcome = self.go_on()
        table.shown[self.seat] = self.card
        if not table.in_brig(self.seat):
            start: Any = REVEAL_ABILITIES[table.characters[self.seat]]
            table.push(start(self.seat))
        return outcome

    @step("reveal.3")
    def hand_the_others_on(self, table: Table, move: int) -> int:
        seat = self.seat
        if table.distance() >= PORT or not table.loyalty[seat]:
            return self.go_on()
        if move == NO_MOVE:
            return table.ask(seat, PASS_LOYALTY)
        while table.loyalty[seat]:
            hand_loyalty_on(table, seat, move - m.SEAT, 0)
        return self.go_on()

    @step("reveal.4")
    def lose_all_titles(self, table: Table, move: int) -> int:
        table.lose_titles(self.seat)  # rule: titles.3b
        return self.go_on()

    @step("reveal.5")
    def discard_mythos_cards_and_the_feat(self, table: Table, move: int) -> int:
        while table.kept[self.seat]:
            card = table.kept[self.seat].pop()
            table.mythos_discard.append(card)
            table.tell(e.KEPT_CARD_DISCARDED, self.seat, card)
        if table.feats[self.seat]:
            table.feats[self.seat] = 0
            table.tell(e.FEAT_REMOVED, self.seat, table.characters[self.seat])
        return self.go_on()

    @step("reveal.6")
    def exchange_cards_for_treachery(self, table: Table, move: int) -> int:
        seat = self.seat
        if table.in_brig(seat):
            return self.go_on()
        if move == NO_MOVE and table.hands[seat]:
            return table.ask(seat, EXCHANGE)
        if move not in (NO_MOVE, m.DONE):
            table.discard(seat, move - m.DISCARD)
            self.discarded += 1
            return GO
        if self.discarded:  # rule: component_limits.1
            table.draw_skill(seat, TREACHERY, self.discarded)
        return self.go_on()

    @step("reveal.7")
    def put_on_the_traitor_ring(self, table: Table, move: int) -> int:
        table.tell(e.TRAITOR_RING, self.seat)
        return DONE  # the turn goes on (rule: reveal.8)


def doubt_who_knows(known: list[int], place: int) -> None:
    """Take a loyalty card from its place: the others cannot tell which of the seat's cards it was.

    Whoever had looked at some of them alone may or may not know one of those that are left. rule: abilities.7
    """
    doubted, some, every = 0, 0, -1
    for mask in known:
        doubted |= mask >> IN_DOUBT
        some |= mask
        every &= mask
    doubted = (doubted | some ^ every) & ((1 << IN_DOUBT) - 1)
    known.pop(place)
    for left in range(len(known)):
        known[left] |= doubted << IN_DOUBT


class OtherPlayers(Choice):
    """Any other player."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SEAT + other for other in range(table.seats) if other != seat]


PASS_LOYALTY: Final = Question("pass_loyalty", "reveal.3", [OtherPlayers()])
EXCHANGE: Final = Question("exchange", "reveal.6", [Only([m.DONE]), OwnCards()])
