"""Verbs that cost the Hero something, verbs that give Evil cards and fields, and the conditions of cards."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone import people
from undertow.games.alone.cards.language import Verb
from undertow.games.alone.procedures.dice import MISS
from undertow.games.alone.procedures.hands import DrawingQuestion
from undertow.games.alone.procedures.playing import PROGRAMS, CardPlayed, after_losses
from undertow.games.alone.procedures.verbs import BUILDERS, CONDITIONS
from undertow.games.alone.procedures.verbs_creatures import it_of
from undertow.games.alone.state import (
    COMPOSURE,
    DEEPENED,
    FEWER_CARDS,
    FEWER_DICE,
    HEALTH,
    HERO,
    NO_SWEEP,
    SHORT_SIGHT,
    Table,
)
from undertow.kernel.decision import Choice, Question
from undertow.kernel.effects import Instruction
from undertow.kernel.flow import DONE, GO, NO_MOVE, SimpleProcedure, step

TRACKS: Final = {"health": HEALTH, "composure": COMPOSURE}
TOLLS: Final = ("composure", "health", "adrenaline", "charge", "dice", "search", "discard", "keep_one", "stop")


class Deepens(Instruction):
    """Each shock until the end of the turn costs more; shocks of value 0 stay 0."""

    def __init__(self, k: int) -> None:
        self.k = k

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Set it for the turn."""
        state.mods[DEEPENED] += self.k
        return GO


class Loses(Instruction):
    """The Hero loses health or composure: so much, as much as he has just lost, or 1 for a miss."""

    def __init__(self, track: int, k: Any) -> None:
        self.track = track
        self.k = k

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Take it; then Evil may react to the loss."""
        table: Table = state
        if self.k == "just":
            n = min(2, table.just_lost[HEALTH])
        elif self.k == "blank":
            n = 1 if MISS in table.dice else 0
        else:
            n = self.k
        people.inflict(table, self.track, n)
        following = PROGRAMS.flat[frame.program][frame.place + 1 :][:1]
        if table.owed and following and isinstance(following[0], Loses):
            return GO  # one loss of both tracks: a companion takes all of it or nothing. rule: companions.4
        return after_losses(table)


class Limits(Instruction):
    """This Explore reveals one sector at most, or removes no danger token."""

    def __init__(self, mod: int) -> None:
        self.mod = mod

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Set it for the action."""
        state.mods[self.mod] = 1
        return GO


# -- tolls ---------------------------------------------------------------------------------------------------------


class Tolls(Choice):
    """What the Hero can pay in full."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, PayingAToll)
        return sorted([m.PAY + kind for kind, n in frame.offers() if can_pay(table, kind, n)])


TOLL: Final = Question("toll", "rulings.10", [Tolls()])


def can_pay(table: Table, kind: int, n: int) -> bool:
    """Whether the Hero can pay so much of a kind."""
    name = TOLLS[kind]
    if name in ("composure", "health"):
        return (table.composure if name == "composure" else table.health) >= n
    if name == "adrenaline":
        return table.adrenaline >= n
    if name == "charge":
        return sum(table.charges) >= n
    if name == "search":
        return cards_to_draw(table) >= n
    if name in ("discard", "keep_one"):
        return table.drawn >= n
    return True


def cards_to_draw(table: Table) -> int:
    """How many cards the present Search is going to draw."""
    from undertow.games.alone.procedures.search import Searching

    return sum([frame.cards(table) for frame in table.stack if isinstance(frame, Searching)])


class PayingAToll(SimpleProcedure):
    """The Hero chooses what he pays; what cannot be paid in full is not offered."""

    fields: ClassVar[tuple[str, ...]] = ("one", "n", "other", "k")
    one: int
    n: int
    other: int
    k: int

    def offers(self) -> list[tuple[int, int]]:
        """The two tolls with their amounts."""
        return [(self.one, self.n), (self.other, self.k)]

    @step("rulings.10")
    def pay(self, table: Table, move: int) -> int:
        move = table.settle(HERO, TOLL, move)
        if move < 0:
            return 1 if move == NO_MOVE else DONE
        kind = move - m.PAY
        n = self.n if kind == self.one else self.k
        name = TOLLS[kind]
        table.tell(e.TOLL_PAID, kind)
        if name in TRACKS:
            table.lose(TRACKS[name], n)
        elif name == "adrenaline":
            table.adrenaline -= n
        elif name == "dice":
            table.mods[FEWER_DICE] += n
        elif name == "search":
            table.mods[FEWER_CARDS] += n
        elif name == "stop":
            table.ended_early = 1
            table.tell(e.ACTION_ENDED)
        self.go_on()
        if name in ("charge", "discard", "keep_one"):
            pay_with_items(table, name, n)
        return after_losses(table)

    @step("rulings.9")
    def over(self, table: Table, move: int) -> int:
        return DONE


def pay_with_items(table: Table, name: str, n: int) -> None:
    """Charges, or cards that were drawn: so many, or all but one (the only one, too)."""
    from undertow.games.alone.procedures.search import DroppingItems, LosingCharges

    if name == "charge":
        table.push(LosingCharges(n))
    else:
        table.push(DroppingItems(max(1, table.drawn - 1) if name == "keep_one" else n))


class Asks(Instruction):
    """A toll."""

    def __init__(self, one: int, n: int, other: int, k: int) -> None:
        self.toll = (one, n, other, k)

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Let him pay."""
        state.push(PayingAToll(*self.toll))
        return GO


class Drains(Instruction):
    """The Hero discards adrenaline; without any he loses composure. Charges: as many as there are."""

    def __init__(self, what: str, k: int) -> None:
        self.what = what
        self.k = k

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Take it."""
        table: Table = state
        if self.what == "adrenaline":
            if table.adrenaline:
                table.adrenaline -= self.k
                table.tell(e.TOLL_PAID, TOLLS.index("adrenaline"))
            else:
                people.inflict(table, COMPOSURE, self.k)
        else:
            pay_with_items(table, "charge", self.k)
        return after_losses(table)


class DiscardsDrawn(Instruction):
    """The Hero discards cards that he has just drawn."""

    def __init__(self, k: int) -> None:
        self.k = k

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Let him choose which."""
        pay_with_items(state, "discard", self.k)
        return GO


# -- cards and fields ------------------------------------------------------------------------------------------------


class WhoDraws(Choice):
    """Evil players who have a deck with cards left. rule: leader.3"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SHARE + other for other in table.evil() if piles_of(table, other)]


class WhichPile(Choice):
    """The decks that a seat may draw from."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [(m.FROM_FIRST, m.FROM_SECOND)[pile] for pile in piles_of(table, seat)]


def piles_of(table: Table, seat: int) -> list[int]:
    """Decks open to a seat that have cards left."""
    return [pile for pile in range(2) if table.drawing[seat] >> pile & 1 and table.cards_left(pile)]


WHO_DRAWS: Final = Question("who_draws", "leader.3", [WhoDraws()], pace="choice")
WHICH_PILE: Final = DrawingQuestion("which_pile", "hands.4", [WhichPile()], pace="choice")


class Draws(SimpleProcedure):
    """Evil draws cards, split by the leader; a hand may be above its limit until the round ends."""

    fields: ClassVar[tuple[str, ...]] = ("left", "seat")
    left: int
    seat: int

    @step("leader.3")
    def who(self, table: Table, move: int) -> int:
        if self.left == 0:
            return DONE
        move = table.settle(table.leader, WHO_DRAWS, move)
        if move < 0:
            return 1 if move == NO_MOVE else DONE
        self.seat = move - m.SHARE
        return self.go_on()

    @step("hands.10")
    def draw(self, table: Table, move: int) -> int:
        move = table.settle(self.seat, WHICH_PILE, move)
        if move < 0:
            return 1
        table.draw_cards(self.seat, 0 if move == m.FROM_FIRST else 1, 1)
        self.left -= 1
        return self.go_to("leader.3")


class DrawsCards(Instruction):
    """Evil draws."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Let them."""
        state.push(Draws(self.n, 0))
        return GO


class FreesFields(Instruction):
    """Covered reaction fields become free at once."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Free them."""
        table: Table = state
        freed = min(self.n, sum(table.widths) - table.freed)
        table.freed += freed
        table.tell(e.FIELD_FREED, freed)
        return GO


# -- conditions: a boss is a creature to cards only where reactions may use him (missions.5) ---------------------------


def is_met(table: Table, frame: CardPlayed, verb: Verb) -> bool:
    """A creature is in the Hero's sector."""
    return any(table.is_usable(token) for token in table.here())


def is_near(table: Table, frame: CardPlayed, verb: Verb) -> bool:
    """A creature is there or adjacent."""
    near = [table.hero, *table.station.neighbours(table.hero, table.blocked)]
    return any(table.where[token] in near for token in table.on_map() if table.is_usable(token))


def has_arrived(table: Table, frame: CardPlayed, verb: Verb) -> bool:
    """It has ended in the Hero's sector."""
    token = it_of(table, frame)
    return token >= 0 and table.where[token] == table.hero


def has_killed(table: Table, frame: CardPlayed, verb: Verb) -> bool:
    """A creature was killed this turn."""
    return table.killed > 0


def has_seen(table: Table, frame: CardPlayed, verb: Verb) -> bool:
    """This action has revealed a creature with a shock value."""
    return table.saw > 0


def is_danger_here(table: Table, frame: CardPlayed, verb: Verb) -> bool:
    """A danger token lies in the Hero's sector."""
    return table.is_dangerous(table.hero)


def is_lit_here(table: Table, frame: CardPlayed, verb: Verb) -> bool:
    """The light is on in the Hero's sector."""
    return table.is_lit(table.hero)


CONDITIONS["met"] = is_met
CONDITIONS["near"] = is_near
CONDITIONS["arrived"] = has_arrived
CONDITIONS["killed"] = has_killed
CONDITIONS["saw"] = has_seen
CONDITIONS["danger_here"] = is_danger_here
CONDITIONS["lit_here"] = is_lit_here

BUILDERS["deepen"] = lambda verb: [Deepens(verb.args[0])]
BUILDERS["lose"] = lambda verb: [Loses(TRACKS[verb.args[0]], verb.args[1])]
BUILDERS["limit"] = lambda verb: [Limits(SHORT_SIGHT if verb.args[0] == "explore" else NO_SWEEP)]
BUILDERS["toll"] = lambda verb: [Asks(TOLLS.index(verb.args[0]), verb.args[1], TOLLS.index(verb.args[2]), verb.args[3])]
BUILDERS["drain"] = lambda verb: [Drains(verb.args[0], verb.args[1])]
BUILDERS["discard_drawn"] = lambda verb: [DiscardsDrawn(verb.args[0])]
BUILDERS["draw"] = lambda verb: [DrawsCards(verb.args[0])]
BUILDERS["field"] = lambda verb: [FreesFields(verb.args[0])]
BUILDERS["nothing"] = lambda verb: []
