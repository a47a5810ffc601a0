"""Verbs that let Evil say what is not true. The table writes every answer; Evil chooses among what a card allows."""

from __future__ import annotations

from typing import Any, Final

from undertow.games.alone import known, params, people, shown
from undertow.games.alone import moves as m
from undertow.games.alone.board import FLOOR, NOWHERE
from undertow.games.alone.cards.people import TREMOR_SENSE
from undertow.games.alone.procedures.creatures import tell_noise
from undertow.games.alone.procedures.playing import EXTRA, FALSE_ECHO, FEIGNED, IT, MEANT, PHASE, CardPlayed
from undertow.games.alone.procedures.tokens import tokens_on
from undertow.games.alone.procedures.verbs import BUILDERS, CONDITIONS
from undertow.games.alone.procedures.verbs_creatures import Picks, any_echo, told_as
from undertow.games.alone.state import Table
from undertow.games.alone.targets import nearest
from undertow.kernel.decision import Only, Question
from undertow.kernel.effects import Instruction
from undertow.kernel.flow import GO, NO_MOVE

# How the answers of the present Locate may be bent (public), and how they are (Evil's)
DISTANCE: int = 1
FLOOR_WORD: int = 2
EXCHANGED: int = 4


def is_bendable(table: Table) -> bool:
    """Whether distances are told: a Locate without an item is under way. Places and tracks cannot be bent."""
    from undertow.games.alone.procedures.actions import Locating

    return any(isinstance(frame, Locating) for frame in table.stack)


class Misleads(Picks):
    """The distance of one target one off, its floor exchanged, or both answers exchanged.

    A lower half speaks of the target of the upper half. That there is nothing of the kind cannot be bent.
    """

    optional = True

    def __init__(self, what: int) -> None:
        self.what = what

    def candidates(self, table: Table, frame: CardPlayed) -> list[int]:
        """By target: one less, one more; or the exchange of floors, of answers."""
        if not is_bendable(table):
            return []
        there = [nearest(table, target) != NOWHERE for target in table.named]  # rule: locate.6
        if self.what == EXCHANGED:
            return [m.OFFSET] if all(there) and len(there) == 2 else []
        meant = frame.registers[MEANT]
        targets = [target for target in range(len(there)) if there[target] and meant in (0, 1 + target)]
        if self.what == DISTANCE:
            return [m.OFFSET + target * 2 + less for target in targets for less in range(2)]
        return [m.OFFSET + target * 2 for target in targets]

    def picked(self, table: Table, frame: CardPlayed, move: int) -> int:
        """Keep the lie until the answer is given."""
        self.allow(table)
        target, side = (move - m.OFFSET) // 2, (move - m.OFFSET) % 2
        if self.what == DISTANCE:
            table.lie[target] += 1 if side else -1
        elif self.what == FLOOR_WORD:
            table.lie[2 + target] = 1
        else:
            table.lie[4] = 1
        if self.what != EXCHANGED:
            frame.put(MEANT, 1 + target)
        return GO

    def left(self, table: Table, frame: CardPlayed) -> None:
        """The truth; that a lie was allowed is public all the same."""
        self.allow(table)

    def allow(self, table: Table) -> None:
        """Say, in what everybody sees, that the answers may be bent."""
        table.bendable |= self.what


class FalseEcho(Instruction):
    """The noise of this card may be told from any open side."""

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Set the modifier."""
        frame.put(FALSE_ECHO, 1)
        return GO


FEIGN: Final = Question(
    "feign",
    "leader.5",
    [Only([m.FEIGN + kind * 10 + far for kind in range(m.KINDS) for far in range(1, 10)])],
    private=True,
    pace="choice",
)


class ExtraEcho(Picks):
    """Evil may report one noise that has no cause.

    ``joined``: a movement of the same card follows. Both are chosen behind one screen and told together, so that the
    Hero cannot know which of them he hears.
    """

    optional = True

    def __init__(self, joined: bool) -> None:
        self.joined = joined

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Ask for the side, and for kind and distance where Tremor Sense hears them; what is joined is kept for the
        movement."""
        table: Table = state
        if move == NO_MOVE:
            return super().do(state, frame, move) if not frame.registers[PHASE] else frame.ask_secretly(table, FEIGN)
        if frame.registers[PHASE]:
            frame.put(PHASE, 0)
            frame.put(FEIGNED, known.felt_code((move - m.FEIGN) // 10, (move - m.FEIGN) % 10))
        else:
            frame.put(EXTRA, 1 + (known.UNHEARD if move == m.DONE else told_as(move)))
            if move != m.DONE and people.has_skill(table, TREMOR_SENSE):
                frame.put(PHASE, 1)
                return int(frame.ask_secretly(table, FEIGN))
        if self.joined:
            return GO
        frame.act_openly(table)
        noise, felt = frame.registers[EXTRA] - 1, frame.registers[FEIGNED]
        frame.put(EXTRA, 0)
        frame.put(FEIGNED, 0)
        tell_noise(table, noise, felt)
        told = felt + known.DOUBTED if felt else 0
        known.acted(table, -1, [NOWHERE], known.NOBODY | known.ANY_NOISE, 0, told, noise)
        return GO

    def candidates(self, table: Table, frame: CardPlayed) -> list[int]:
        """Any open side, or the other floor."""
        return [m.SAY_OTHER_FLOOR if noise == known.OTHER_FLOOR else m.SAY + noise for noise in any_echo(table)]


def build_mislead(verb: Any) -> list[Instruction]:
    """``mislead(what, k)``"""
    return [Misleads({"distance": DISTANCE, "floor": FLOOR_WORD, "swap": EXCHANGED}[verb.args[0]])]


BUILDERS["mislead"] = build_mislead
BUILDERS["echo"] = lambda verb: [FalseEcho() if verb.args[0] == "false" else ExtraEcho("joined" in verb.named)]


# -- lies about a sector ---------------------------------------------------------------------------------------------


def sector_being_revealed(table: Table) -> tuple[int, int]:
    """The sector that the present Explore is about to lay out, and the hidden one after it (or -1)."""
    from undertow.games.alone.procedures.actions import Exploring

    for frame in table.stack:
        if isinstance(frame, Exploring):
            ahead = frame.ahead(table)
            later = [cell for cell in ahead[frame.number :] if not table.is_shown(cell)]
            return ahead[frame.number - 1], later[0] if later else -1
    raise AssertionError("nothing is being revealed")


class Falsifies(Picks):
    """An element of the sector is left out, or a false one shown; ``again``: in this sector or in the next.

    rule: cards.2
    """

    def __init__(self, again: bool) -> None:
        self.again = again

    def candidates(self, table: Table, frame: CardPlayed) -> list[int]:
        """Every lie about this sector, and about the next where it is open."""
        here, later = sector_being_revealed(table)
        found = [m.LIE + lie * 2 for lie in possible_lies(table, here)]
        if self.again and later >= 0:
            found += [m.LIE + lie * 2 + 1 for lie in possible_lies(table, later)]
        return sorted(found)

    def picked(self, table: Table, frame: CardPlayed, move: int) -> int:
        """Keep the lie; it shows with the sector."""
        lie, number = (move - m.LIE) // 2, (move - m.LIE) % 2
        here, later = sector_being_revealed(table)
        sort, what, shown_as = lie_of(lie)
        table.lies.append([later if number else here, sort, what, shown_as])
        doubt(table, [here, later] if self.again else [here])
        return GO


def doubt(table: Table, cells: list[int]) -> None:
    """All can see which sectors stood under the card that lies open."""
    for cell in cells:
        if cell >= 0 and shown.is_doubtful(table, cell) < 0:
            table.doubts += [cell, table.played[-1]]


# Lies by number: 16 creatures left out, 12 false ones, then elements in pairs, left out and false.
FALSE_CREATURE: int = 16
ELEMENTS: int = 28
DOORS: int = 36
LIES: int = 44


def lie_of(number: int) -> tuple[int, int, int]:
    """A lie by its number: sort, what it is about, what is shown."""
    if number < FALSE_CREATURE:
        return shown.NO_CREATURE, number, 0
    if number < ELEMENTS:
        return shown.CREATURE, 0, number - FALSE_CREATURE
    if number < DOORS:
        sorts = (
            shown.NO_DANGER,
            shown.DANGER,
            shown.NO_BOX,
            shown.BOX,
            shown.NO_STAIRS,
            shown.STAIRS,
            shown.NO_STATUS,
            shown.STATUS,
        )
        return sorts[number - ELEMENTS], 0, 0
    return (shown.NO_DOOR if number < DOORS + 4 else shown.DOOR), (number - DOORS) % 4, 0


def possible_lies(table: Table, cell: int) -> list[int]:
    """Which lies can be told about a sector: left out can be what is there, false what is not."""
    station = table.station
    found = [token for token in range(16) if table.where[token] == cell]
    found += [FALSE_CREATURE + figure for figure in range(10)]
    there = [table.is_dangerous(cell), table.boxes >> cell & 1 == 1, station.colour[cell] >= 0]
    there.append(shown.true_status(table, cell) > 0)
    found += [ELEMENTS + number * 2 + (0 if true else 1) for number, true in enumerate(there)]
    for side in range(4):
        if station.exits[cell * 5 + side] >= 0:
            found.append(DOORS + side + (0 if station.doors[cell * 4 + side] >= 0 else 4))
    return sorted(found)


class Masks(Picks):
    """A creature of the sector is shown as another kind, wounded or unhurt; without one nothing is."""

    def candidates(self, table: Table, frame: CardPlayed) -> list[int]:
        """Creatures there, each as any other figure."""
        here, _ = sector_being_revealed(table)
        tokens = [token for token in range(15) if table.where[token] == here]
        return [
            m.MASK + token * 12 + figure for token in tokens for figure in range(10) if figure != table.figure_of(token)
        ]

    def picked(self, table: Table, frame: CardPlayed, move: int) -> int:
        """Keep the lie."""
        here, _ = sector_being_revealed(table)
        token, figure = (move - m.MASK) // 12, (move - m.MASK) % 12
        table.lies.append([here, shown.MASK, token, figure])
        frame.put(IT, 1 + known.acted(table, token, [NOWHERE], known.NOBODY | known.QUIET, 0, 0, known.UNHEARD))
        doubt(table, [here])
        return GO

    def left(self, table: Table, frame: CardPlayed) -> None:
        """The Hero reads the card all the same."""
        frame.put(IT, 1 + known.acted(table, -1, [NOWHERE], known.NOBODY | known.QUIET, 0, 0, known.UNHEARD))
        doubt(table, [sector_being_revealed(table)[0]])


class Buries(Instruction):
    """A danger token is put into the sector if it has none, and none is shown there."""

    def __init__(self, later: bool) -> None:
        self.later = later

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Put it down unseen; a full floor keeps what it has. rule: round_end.10"""
        table: Table = state
        cell = sector_being_revealed(table)[1 if self.later else 0]
        if cell < 0:
            return GO
        if tokens_on(table, cell // FLOOR) < params.TOKENS_A_FLOOR:
            table.danger |= 1 << cell
        known.tokens_placed(table, 1, known.OUT_OF_SIGHT, 1 << cell)
        table.lies.append([cell, shown.NO_DANGER, 0, 0])
        doubt(table, [cell])
        return GO


def is_more(table: Table, frame: CardPlayed, verb: Any) -> bool:
    """Another hidden sector of the line follows."""
    return sector_being_revealed(table)[1] >= 0


CONDITIONS["more"] = is_more
BUILDERS["falsify"] = lambda verb: [Falsifies(verb.named.get("again", False))]
BUILDERS["mask"] = lambda verb: [Masks()]
BUILDERS["bury"] = lambda verb: [Buries(verb.named.get("later", False))]
