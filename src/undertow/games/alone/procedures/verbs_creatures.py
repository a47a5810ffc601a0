"""Verbs that move creatures, bring them and take them away."""

from __future__ import annotations

from typing import Any, Final

from undertow.games.alone import events as e
from undertow.games.alone import known, shown
from undertow.games.alone import moves as m
from undertow.games.alone.board import FLOOR, NOWHERE
from undertow.games.alone.cards.language import Verb
from undertow.games.alone.procedures.acting import HERO_TOO, Acts, any_echo, it_of, may_be_moved, running, told_as
from undertow.games.alone.procedures.playing import AIM, CHOICE, CLOSER, HUSHED, IT, MEANT, PHASE, PROGRAMS, CardPlayed
from undertow.games.alone.procedures.verbs import BUILDERS
from undertow.games.alone.state import BOSS, HEAT, SPRINGS_ASIDE, Table
from undertow.kernel.decision import Choice, Question
from undertow.kernel.effects import Instruction
from undertow.kernel.flow import GO, NO_MOVE

# -- one thing, chosen in secret -------------------------------------------------------------------------------------


class Picks(Instruction):
    """One thing is chosen behind the screen, then it happens; *done* where nothing can be chosen, or it is free."""

    optional: bool = False

    def candidates(self, table: Table, frame: CardPlayed) -> list[int]:
        """What can be chosen, ascending."""
        raise NotImplementedError(type(self).__name__)

    def picked(self, table: Table, frame: CardPlayed, move: int) -> int:
        """Let it happen."""
        raise NotImplementedError(type(self).__name__)

    def left(self, table: Table, frame: CardPlayed) -> None:
        """Nothing was chosen."""

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Ask, then do it."""
        if move == NO_MOVE:
            return int(frame.ask_secretly(state, EVIL_CHOOSES))
        frame.act_openly(state)
        if move == m.DONE:
            self.left(state, frame)
            return GO
        return self.picked(state, frame, move)


class Picked(Choice):
    """What the running verb offers."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        verb, frame = running(table)
        found = verb.candidates(table, frame)
        return [m.DONE, *found] if verb.optional or not found else found


EVIL_CHOOSES: Final = Question("evil_chooses", "leader.5", [Picked()], private=True, pace="choice")


class Removes(Picks):
    """A creature goes back to the supply; a hidden one unseen. rule: cards.3, secrecy.4

    Where nothing is seen of it the screen stands until the verb that follows is done: else it would tell the Hero,
    before anything can be heard, whether there was a creature at all.
    """

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Ask; take it away openly, or behind the screen."""
        token = move - m.TOKEN
        if move in (NO_MOVE, m.DONE) or state.is_seen(token) or state.mods[HEAT]:
            return super().do(state, frame, move)
        shown.unmask(state, token)
        state.take_off(token)
        frame.picks = [move]
        return GO

    def candidates(self, table: Table, frame: CardPlayed) -> list[int]:
        """Any creature but a boss."""
        return [m.TOKEN + token for token in range(BOSS) if table.where[token] != NOWHERE]

    def picked(self, table: Table, frame: CardPlayed, move: int) -> int:
        """Take it away; what follows by *and then* is carried out."""
        token = move - m.TOKEN
        known.look(table)
        began = table.where[token]
        if table.is_seen(token):
            table.tell(e.CREATURE_GONE, table.kind_of(token), table.place(began))
        shown.unmask(table, token)
        wounded = table.wounded >> token & 1
        table.take_off(token)
        table.wounded |= wounded << token  # as it was seen last
        known.acted(table, token, [began], known.REMOVED | known.QUIET, 0, 0, known.UNHEARD)
        table.wounded &= ~(1 << token)
        return GO

    def left(self, table: Table, frame: CardPlayed) -> None:
        """There is none: what follows is skipped."""
        frame.skip(1)


class Teleports(Picks):
    """A creature goes to a hidden sector of its floor, without a sound. rule: creatures.17, creatures.18"""

    def __init__(self, far: int, who: str) -> None:
        self.far = far
        self.who = who

    def candidates(self, table: Table, frame: CardPlayed) -> list[int]:
        """Creatures, and hidden sectors far enough from the Hero."""
        found: list[int] = []
        far = max(1, self.far - frame.registers[CLOSER])
        for token in range(BOSS):
            cell = table.where[token]
            if not may_be_moved(table, token) or table.is_seen(token) != (self.who == "revealed"):
                continue
            for other in table.station.cells:
                hidden = not table.is_shown(other) and other // FLOOR == cell // FLOOR
                if hidden and table.distance(table.hero, other) >= far:
                    found.append(m.SEND + token * m.SECTORS + other)
        return found

    def picked(self, table: Table, frame: CardPlayed, move: int) -> int:
        """It is gone from there and here now."""
        token, cell = (move - m.SEND) // m.SECTORS, (move - m.SEND) % m.SECTORS
        known.look(table)
        began = table.where[token]
        put(table, token, cell)
        frame.put(IT, 1 + self.entered(table, frame, token, [began]))
        return GO

    def entered(self, table: Table, frame: CardPlayed, token: int, route: list[int]) -> int:
        """Enter it: somebody of the sort that the card means is elsewhere now, or nobody could be."""
        far = max(1, self.far - frame.registers[CLOSER])
        menu = known.TELEPORTS | known.QUIET | known.NOBODY
        menu |= known.REVEALED_ONLY if self.who == "revealed" else 0
        return known.acted(table, token, route, menu, far, 0, known.UNHEARD)

    def left(self, table: Table, frame: CardPlayed) -> None:
        """Nothing happened, and no entry may show it."""
        frame.put(IT, 1 + self.entered(table, frame, -1, [NOWHERE]))


def put(table: Table, token: int, cell: int) -> None:
    """Put a creature somewhere without a way between. rule: creatures.18"""
    left, kind, seen = table.where[token], table.kind_of(token), table.is_seen(token)
    shown.unmask(table, token)
    table.where[token] = cell
    if seen:
        table.tell(e.CREATURE_GONE, kind, table.place(left))
    if table.is_shown(cell):
        table.tell(e.CREATURE_SHOWN, table.figure_of(token), table.place(cell))
    table.moved |= 1 << token
    table.tell_to(table.to_evil(), e.CREATURE_MOVED, kind, cell)


class Swaps(Instruction):
    """Two creatures outside the Hero's sector exchange sectors; the first chosen is "it"."""

    optional = False

    def candidates(self, table: Table, frame: CardPlayed) -> list[int]:
        """Creatures outside the Hero's sector; the second another one than the first."""
        first = frame.registers[CHOICE] - m.TOKEN if frame.registers[PHASE] else -1
        found = [token for token in range(BOSS) if may_be_moved(table, token) and token != first]
        found = [token for token in found if table.where[token] != table.hero]
        return [m.TOKEN + token for token in found] if len(found) + frame.registers[PHASE] > 1 else []

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Ask for the first and for the second behind one screen."""
        table: Table = state
        if move == NO_MOVE:
            return int(frame.ask_secretly(table, EVIL_CHOOSES))
        if move != m.DONE and frame.registers[PHASE] == 0:
            frame.put(CHOICE, move)
            frame.put(PHASE, 1)
            return int(frame.ask_secretly(table, EVIL_CHOOSES))
        frame.put(PHASE, 0)
        frame.act_openly(table)
        menu = known.EXCHANGED | known.QUIET | known.NOBODY
        if move == m.DONE:
            frame.put(IT, 1 + known.acted(table, -1, [NOWHERE], menu, 0, 0, known.UNHEARD))
            return GO
        one, other = frame.registers[CHOICE] - m.TOKEN, move - m.TOKEN
        frame.put(CHOICE, 0)  # what was chosen in secret is not kept
        known.look(table)
        here, there = table.where[one], table.where[other]
        put(table, one, there)
        put(table, other, here)
        frame.put(IT, 1 + known.exchanged(table, one, other, here, there))
        return GO


class Heals(Picks):
    """A wounded creature is unhurt again; the Hero sees it where it is revealed."""

    def candidates(self, table: Table, frame: CardPlayed) -> list[int]:
        """Wounded creatures."""
        found = [token for token in range(BOSS) if table.wounded >> token & 1 and table.where[token] != NOWHERE]
        return [m.TOKEN + token for token in found]

    def picked(self, table: Table, frame: CardPlayed, move: int) -> int:
        """Turn its token over."""
        token = move - m.TOKEN
        known.look(table)
        table.wounded &= ~(1 << token)
        if table.is_seen(token) and not shown.is_masked(table, token):  # what is shown as another does not change
            table.tell(e.CREATURE_HEALED, table.kind_of(token), table.place(table.where[token]))
        known.healed(table, token)
        return GO

    def left(self, table: Table, frame: CardPlayed) -> None:
        """Nobody is wounded."""
        known.healed(table, -1)


class Aims(Picks):
    """One of the named targets (or the Hero) is chosen, to which creatures will move; it is not told.

    rule: cards.1
    """

    def __init__(self, hero_too: bool) -> None:
        self.hero_too = hero_too

    def candidates(self, table: Table, frame: CardPlayed) -> list[int]:
        """The targets by their number."""
        return [m.AIM + n for n in range(len(table.named) + (1 if self.hero_too else 0))]

    def picked(self, table: Table, frame: CardPlayed, move: int) -> int:
        """Remember it."""
        aim = move - m.AIM
        frame.put(AIM, HERO_TOO if aim == len(table.named) else aim)
        frame.put(MEANT, 1 + aim)
        return GO


class Hushes(Instruction):
    """The next noises of this card are not reported."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Set the modifier."""
        frame.put(HUSHED, self.n)
        return GO


class Closer(Instruction):
    """A teleport may end nearer."""

    def __init__(self, k: int) -> None:
        self.k = k

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Set the modifier."""
        frame.put(CLOSER, self.k)
        return GO


class Dodges(Acts):
    """The creature attacked takes a step; it may not stay."""

    def ways(self, table: Table, frame: CardPlayed, token: int) -> list[list[int]]:
        """Ways with a step in them."""
        return [way for way in super().ways(table, frame, token) if way]

    def reach(self, table: Table, frame: CardPlayed, token: int) -> int:
        """Where they lead: not to where it stands."""
        return super().reach(table, frame, token) & ~(1 << table.where[token])


class MovesLater(Instruction):
    """The creature attacked may move 1 sector, but only when the attack is over."""

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Remember who may move it."""
        state.mods[SPRINGS_ASIDE] = frame.seat
        return GO


def build_move(verb: Verb) -> list[Instruction]:
    """``move(n, s, who=, to=, doors=)``"""
    n, steps = verb.args
    to, who, free = verb.named.get("to", "any"), verb.named.get("who", "any"), verb.named.get("doors") == "free"
    first: list[Instruction] = []
    if to in ("target", "target_or_hero"):
        first = [Aims(to == "target_or_hero")]
    return first + [Acts(steps, -1, True, who, to, free, n - 1 - i, i == 0) for i in range(n)]


def build_spawn(verb: Verb) -> list[Instruction]:
    """``spawn(n, m)``: m is 0 or below"""
    return [Acts(-1, -verb.args[1]) for _ in range(verb.args[0])]


def build_standard(verb: Verb) -> list[Instruction]:
    """``standard(n)``. rule: reactions.13"""
    return [Acts(1, 0) for _ in range(verb.args[0])]


BUILDERS["move"] = build_move
BUILDERS["move_it"] = lambda verb: [Acts(verb.args[0], -1, True, "it")]
BUILDERS["move_target"] = lambda verb: [MovesLater()]
BUILDERS["spawn"] = build_spawn
BUILDERS["standard"] = build_standard
BUILDERS["remove"] = lambda verb: [Removes() for _ in range(verb.args[0])]
BUILDERS["teleport"] = lambda verb: [Teleports(verb.args[1], verb.named["who"]) for _ in range(verb.args[0])]
BUILDERS["closer"] = lambda verb: [Closer(verb.args[0])]
BUILDERS["swap"] = lambda verb: [Swaps()]
BUILDERS["heal"] = lambda verb: [Heals()]
BUILDERS["dodge"] = lambda verb: [Dodges(1, -1, False, "target", "not_hero")]
BUILDERS["hush"] = lambda verb: [Hushes(verb.args[0])]

STANDARD: Final = PROGRAMS.define("standard", [Acts(1, 0)])  # rule: reactions.13
ASIDE: Final = PROGRAMS.define("aside", [Acts(1, -1, True, "target")])  # what ``move_target`` leaves for later

__all__ = ["ASIDE", "EVIL_CHOOSES", "STANDARD", "Hushes", "Picks", "any_echo", "it_of", "told_as"]
