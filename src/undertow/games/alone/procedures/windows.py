"""Evil's windows: one sealed answer of all who may react, the leader's permission in it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undertow.games.alone import events as e
from undertow.games.alone import known
from undertow.games.alone import moves as m
from undertow.games.alone.cards.all import CARDS, MOMENTS_OF_DECK
from undertow.games.alone.moments import (
    COMPOSURE_LOST,
    EXPLORE_REVEALING,
    FORESEEN,
    HEALTH_LOST,
    LOST_HEALTH,
    TURN_END,
    mask,
)
from undertow.games.alone.procedures.playing import CardPlayed
from undertow.games.alone.procedures.programs import CALM, DANGEROUS, STANDARD
from undertow.games.alone.state import (
    ARMED,
    DECK_SIZE,
    FEWER_CARDS,
    FEWER_DICE,
    MISSED_COST,
    NO_SWEEP,
    SHORT_SIGHT,
    UNSHAKEN,
    Table,
)
from undertow.kernel.decision import Choice, Guard, Question
from undertow.kernel.flow import DONE, GO, NO_MOVE, SimpleProcedure, step
from undertow.kernel.screened import Proposals

NOT_NOW: Final = 1 << 8  # in ``in_danger``: the present action was not announced in danger, an earlier one like it was


def entitled(table: Table, moments: int) -> list[int]:
    """Who is asked, from public facts alone: whoever holds cards and draws from a deck with a card for one of these
    moments; and the leader, where anybody is. rule: rulings.4"""
    if not table.may_react():
        return []
    found = [seat for seat in table.evil() if table.hands[seat] and moments & moments_of(table, seat)]
    if found and table.leader not in found:
        found = sorted([*found, table.leader])
    return found


def moments_of(table: Table, seat: int) -> int:
    """The moments for which a seat could hold a card; at the end of a turn it may play any card face down."""
    found = 1 << TURN_END
    for place in range(2):
        if table.drawing[seat] >> place & 1:
            found |= MOMENTS_OF_DECK[table.decks[place]]
    return found


class Passes(Choice):
    """Nothing; but a permission that stands is not taken back for a moment for which the leader has no card.

    rule: rulings.5
    """

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [] if permission(table, seat) else [m.PASS]


def permission(table: Table, seat: int) -> int:
    """Whom the leader has let play and is not asked about anew, a bit for each; 0: the question is open to this seat.

    A permission stands until the round ends or the leader answers otherwise. Where he could play a card himself, he is
    asked. rule: rulings.5
    """
    window = window_of(table)
    if seat != table.leader or (window.moments >> TURN_END & 1 and not window.losses_only):
        return 0
    if any(window.fits(table, card) for card in table.hands[seat]):
        return 0
    others = sum([1 << (other - 1) for other in window.seats if other != seat])
    return table.permitted & others


def window_of(table: Table) -> Reacting:
    """The window that is open."""
    window = table.stack[-1]
    assert isinstance(window, Reacting)
    return window


class NotItsMoment(Guard):
    """An immediate card is played at the moment that it names."""

    rule = "reactions.11"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        row = CARDS[card_of(move)]
        return row.immediate and not window_of(table).moments >> row.moment & 1


class NotBeforeTheEnd(Guard):
    """All other cards, and all that lie face down, are played at the end of a turn."""

    rule = "reactions.12"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        immediate = move < m.COVER and CARDS[card_of(move)].immediate
        return not immediate and not window_of(table).moments >> TURN_END & 1


class NotTriggered(Guard):
    """What a card answers to has not happened this turn."""

    rule = "reactions.7"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not table.triggers >> CARDS[card_of(move)].trigger & 1


class LossesOnly(Guard):
    """After the attacks at the end of a turn only cards with a loss as trigger are played."""

    rule = "rulings.8"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        card = card_of(move)
        return window_of(table).losses_only == 1 and (move >= m.COVER or CARDS[card].trigger < LOST_HEALTH)


class Hand(Choice):
    """Cards of the hand, each once; cards of the second half of an Explore are played later. rule: reactions.1"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.PLAY + card for card in sorted(set(table.hands[seat]))]

    def add_legal(self, table: Table, seat: int, legal: list[int]) -> None:
        """Append what the guards leave, in one go."""
        window = window_of(table)
        fitting = [m.PLAY + card for card in table.hands[seat] if window.fits(table, card)]
        legal += sorted(set(fitting)) if len(fitting) > 1 else fitting


class HandLater(Choice):
    """The same cards for the second hidden sector of the line, where there is one. rule: rulings.2"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        window = window_of(table)
        if not window.moments >> EXPLORE_REVEALING & 1 or not window.two_sectors(table):
            return []
        cards = [card for card in sorted(set(table.hands[seat])) if CARDS[card].moment == EXPLORE_REVEALING]
        return [m.PLAY_LATER + card for card in cards if window.fits(table, card)]


class FaceDown(Choice):
    """Any card as a standard reaction, at the end of a turn. rule: reactions.13"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.COVER + card for card in sorted(set(table.hands[seat]))]

    def add_legal(self, table: Table, seat: int, legal: list[int]) -> None:
        """Append what the guards leave, in one go."""
        window = window_of(table)
        if window.moments >> TURN_END & 1 and not window.losses_only:
            legal += self.candidates(table, seat)


class LeaderPermits(Guard):
    """Only the leader lets others play."""

    rule = "leader.1"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return seat != table.leader


class Permits(Choice):
    """Whom the leader may let play: any of the others who are asked. rule: leader.1, rulings.5"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        standing = permission(table, seat)
        if standing:
            return [m.PERMIT + standing]
        others = 0
        for other in window_of(table).seats:
            if other != seat:
                others |= 1 << other
        return [m.PERMIT + some for some in range(1, 8) if some << 1 & ~others == 0]


class OneCardATurn(Choice):
    """That each turn of this round sees one card at most, by whoever likes: the leader may say so, openly.

    He is not asked for the sake of this: it is offered where he may permit somebody, or play a second card.
    rule: rulings.12
    """

    def candidates(self, table: Table, seat: int) -> list[int]:
        if seat != table.leader or table.enough or permission(table, seat):
            return []
        window = window_of(table)
        second = table.cards_played and window.moments >> TURN_END & 1 and not window.losses_only
        return [m.ENOUGH] if second or len(window.seats) > 1 else []


class ReactQuestion(Question):
    """Whether and how to react: at the end of the turn or before, and whether the Hero stands in danger."""

    def details(self, table: Table, seat: int) -> dict[str, int]:
        late = window_of(table).moments >> TURN_END & 1
        return {"late": late, "danger": int(table.in_danger > 0 or table.is_dangerous(table.hero))}


REACT = ReactQuestion(
    "react",
    "rulings.5",
    [
        Passes(),
        Hand([NotItsMoment(), NotBeforeTheEnd(), NotTriggered(), LossesOnly()]),
        HandLater(),
        FaceDown([NotBeforeTheEnd(), LossesOnly()]),
        Permits([LeaderPermits()]),
        OneCardATurn(),
    ],
    private=True,
    pace="screen",
)


class Reacting(Proposals):
    """A window for some moments (a bit for each): all of Evil who may react answer face down."""

    fields: ClassVar[tuple[str, ...]] = ("moments", "losses_only", *Proposals.fields)
    prompt: ClassVar[str] = "station_listens"
    pass_move: ClassVar[int] = m.PASS

    def __init__(
        self, moments: int, losses_only: int = 0, since: int = -1, seats: list[int] | None = None,
        answers: list[int] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(since, seats, answers)
        self.moments = moments
        self.losses_only = losses_only  # only cards with a loss as trigger (rulings.8)

    def behind(self, state: Any) -> list[int]:
        """All of Evil."""
        return [seat for seat in range(1, state.seats)]

    def entitled(self, state: Any) -> list[int]:
        """Whom public facts entitle, with what has just been lost."""
        return entitled(state, self.moments | moments_lost(state))

    def leader(self, state: Any) -> int:
        """Who leads this round."""
        table: Table = state
        return table.leader

    def question(self) -> Question:
        """The question to all."""
        return REACT

    def permits(self, state: Any, move: int) -> list[int]:
        """The seats that the leader lets play."""
        some = move - m.PERMIT
        return [seat for seat in range(1, 4) if some >> (seat - 1) & 1] if 0 < some < 8 else []

    def decided(self, state: Any) -> tuple[int, int]:
        """Whose card follows; whom the leader permits, or that it is nobody, stands from now on.

        rule: leader.2, rulings.5
        """
        table: Table = state
        if table.leader in self.seats:
            place = self.seats.index(table.leader)
            answer = self.answers[place]
            if answer == m.ENOUGH:
                table.enough = 1
                table.tell(e.ENOUGH, table.leader)
                table.permitted = sum([1 << (seat - 1) for seat in range(1, table.seats) if seat != table.leader])
                allowed = table.permitted if table.may_react() else 0
                self.answers[place] = m.PERMIT + allowed if allowed else m.PASS
            elif answer == m.PASS or answer >= m.PERMIT:
                table.permitted = max(0, answer - m.PERMIT)
        return super().decided(table)

    def refuse(self, state: Any, seat: int, move: int) -> None:
        """Tell the owner alone. rule: rulings.5"""
        state.tell_to(1 << seat, e.PROPOSAL_REFUSED, card_of(move))

    def fits(self, table: Table, card: int) -> bool:
        """Whether a card may be played for its text here. rule: reactions.7"""
        row = CARDS[card]
        if not self.moments >> row.moment & 1:
            return False
        return table.triggers >> row.trigger & 1 == 1 and (not self.losses_only or row.trigger >= LOST_HEALTH)

    def two_sectors(self, table: Table) -> bool:
        """Whether a card can wait for a second sector."""
        return False

    def carry_out(self, state: Any, seat: int, move: int) -> int:
        """Play the card at once."""
        play_card(state, seat, card_of(move), move >= m.COVER)
        return GO

    def decide(self, state: Any, move: int) -> int:
        """Ask; where the window opens again, what the card has cost the Hero is reacted to, too. rule: rulings.7"""
        if move == NO_MOVE and not self.answers:
            self.moments |= moments_of_loss(state)
        return super().decide(state, move)

    @step("reactions.2")
    def react(self, table: Table, move: int) -> int:
        return self.decide(table, move)


class ActionWindow(Reacting):
    """Opened when an action is announced: a card is chosen for a moment to come. rule: rulings.2"""

    def carry_out(self, state: Any, seat: int, move: int) -> int:
        """Keep the card for its moment."""
        card, sector = card_of(move), 0
        if CARDS[card].moment == EXPLORE_REVEALING:
            hidden = sectors_to_come(state)
            sector = hidden[1 if m.PLAY_LATER <= move < m.COVER else 0] if hidden else 0
        state.pending = [seat, card, sector]
        return DONE

    def two_sectors(self, table: Table) -> bool:
        """Whether two hidden sectors of the line of this Explore are still to be revealed."""
        return len(sectors_to_come(table)) > 1

    @step("rulings.2")
    def foresee(self, table: Table, move: int) -> int:
        outcome = self.decide(table, move)
        if outcome == DONE:
            table.awaited = [self.moments, sum([1 << seat for seat in self.seats])]
        return outcome


def sectors_to_come(table: Table) -> list[int]:
    """Which sectors of the line of the present Explore, by their number in it, are hidden and still to be revealed."""
    from undertow.games.alone.procedures.actions import Exploring

    for frame in table.stack:
        if isinstance(frame, Exploring):
            ahead = frame.ahead(table)
            return [number for number in range(frame.number, len(ahead)) if not table.is_shown(ahead[number])]
    return []


class LossWindow(Reacting):
    """Opened when the Hero has lost something. rule: rulings.7"""

    @staticmethod
    def opened(table: Table) -> LossWindow:
        """The window for what was lost by the present event, which is over with this."""
        return LossWindow(moments_of_loss(table))

    @step("rulings.3")
    def react_to_a_loss(self, table: Table, move: int) -> int:
        return self.decide(table, move)


def moments_lost(table: Table) -> int:
    """The moments that what was lost in the present event brings about."""
    return (1 << HEALTH_LOST if table.lost[0] else 0) | (1 << COMPOSURE_LOST if table.lost[1] else 0)


def moments_of_loss(table: Table) -> int:
    """The moments that what was lost has brought about; that event is over with this."""
    moments = moments_lost(table)
    if moments:
        table.just_lost = table.lost  # what a card may refer to
        table.lost = [0, 0]
    return moments


def card_of(move: int) -> int:
    """The card that an answer names."""
    if move >= m.COVER:
        return move - m.COVER
    return move - (m.PLAY_LATER if move >= m.PLAY_LATER else m.PLAY)


def play_card(table: Table, seat: int, card: int, covered: bool) -> None:
    """Lay a card on its field and carry it out. rule: reactions.3, reactions.4"""
    table.hands[seat].remove(card)
    table.played.append(card)
    table.played_sides.append(0)
    table.widths.append(1 + table.cards_played)
    table.cards_played += 1
    if covered:
        table.played_seen.append(1 << seat)
        table.tell(e.CARD_COVERED, seat, card // DECK_SIZE)
        known.look(table)
        table.push(CardPlayed(STANDARD, seat))
        return
    table.played_seen.append(15)
    dangerous = is_dangerous_now(table, card)
    table.tell(e.CARD_PLAYED, seat, card)
    if dangerous:
        table.tell(e.CARD_DANGEROUS, card)
    known.look(table)
    table.push(CardPlayed(DANGEROUS[card] if dangerous else CALM[card], seat))


def is_dangerous_now(table: Table, card: int) -> bool:
    """Whether a card is dangerous if it is played now: by where the Hero is, or where he was when he announced the
    action that the card answers to; a loss is no action. rule: dangerous.3, dangerous.4"""
    row = CARDS[card]
    announced = table.in_danger >> row.trigger & 1 == 1
    if row.immediate and table.in_danger & NOT_NOW:  # an earlier one of its kind was announced in danger
        announced = False
    return announced or table.is_dangerous(table.hero) or table.mods[ARMED] > 0


class Moment(SimpleProcedure):
    """A moment of an action comes: a card chosen for it is played, and the window opens once more. rule: rulings.2"""

    fields: ClassVar[tuple[str, ...]] = ("action", "moment", "sector")

    action: int
    moment: int
    sector: int

    @step("reactions.11")
    def play_what_was_chosen(self, table: Table, move: int) -> int:
        pending = table.pending
        if not pending or CARDS[pending[1]].moment != self.moment or pending[2] != self.sector:
            self.pass_by(table)
            return DONE
        table.pending = []
        table.awaited = []
        if not table.may_react():  # others were played in between: it goes back unseen. rule: reactions.2, reactions.5
            return DONE
        play_card_after(self, table, pending)
        return GO

    def pass_by(self, table: Table) -> None:
        """No card was played, as all can see: none can have been chosen for this moment."""
        if table.awaited and self.moment != EXPLORE_REVEALING:  # of that one the sectors to come are left
            table.awaited[0] &= -2 << self.moment

    @step("rulings.3")
    def ask_once_more(self, table: Table, move: int) -> int:
        later = mask([moment for moment in FORESEEN[self.action] if moment > self.moment])
        if self.moment == EXPLORE_REVEALING and sectors_to_come(table):
            later |= 1 << EXPLORE_REVEALING
        if later and not table.ended_early:
            table.push(ActionWindow(later))
        if table.lost_something():
            table.push(LossWindow.opened(table))
        return DONE


def play_card_after(moment: Moment, table: Table, pending: list[int]) -> None:
    """Go on to the next step, with the card on top."""
    moment.go_on()
    play_card(table, pending[0], pending[1], covered=False)


def announce(table: Table, action: int) -> None:
    """An action is announced: its trigger has happened, and Evil chooses cards for its moments. rule: rulings.9"""
    table.triggers |= 1 << action  # beside those of the actions before. rule: reactions.10
    table.in_danger &= ~NOT_NOW
    if table.is_dangerous(table.hero):
        table.in_danger |= 1 << action
    elif table.in_danger >> action & 1:  # an immediate card answers to this action. rule: dangerous.3
        table.in_danger |= NOT_NOW
    table.ended_early = 0
    table.saw = 0
    table.drawn = 0
    table.just_lit = 0
    table.bendable = 0
    table.lie = [0] * 5
    table.cancelled = 0
    table.aimed_at = -1
    table.ahead = -1
    for mod in (SHORT_SIGHT, NO_SWEEP, MISSED_COST, FEWER_DICE, FEWER_CARDS, UNSHAKEN):
        table.mods[mod] = 0
    table.push(Moment(action, FORESEEN[action][0], 0))
    table.push(ActionWindow(mask(FORESEEN[action])))
