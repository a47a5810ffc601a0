"""Verbs that change a fight: dice of creatures and of the Hero."""

from __future__ import annotations

from typing import Any

from undertow.games.alone import events as e
from undertow.games.alone import known, params, people
from undertow.games.alone import moves as m
from undertow.games.alone.procedures.dice import face_of, hits_of, roll, tell_dice
from undertow.games.alone.procedures.playing import IT, LEFT, REROLLED, CardPlayed, after_losses
from undertow.games.alone.procedures.verbs import BUILDERS
from undertow.games.alone.procedures.verbs_creatures import EVIL_CHOOSES, Picks, it_of
from undertow.games.alone.state import DICE_HERE, FEWER_DICE, HEALTH, MISSED_COST, RAGING, Table
from undertow.kernel.effects import Instruction
from undertow.kernel.flow import GO, NO_MOVE


class OneHere(Picks):
    """One creature in the Hero's sector, chosen now. These are all revealed, so the choice is open."""

    def candidates(self, table: Table, frame: CardPlayed) -> list[int]:
        """The creatures there."""
        return [m.TOKEN + token for token in table.here() if table.is_usable(token)]


class MoreDice(OneHere):
    """One creature in the Hero's sector rolls more dice in its automatic attack of this turn."""

    def __init__(self, k: int) -> None:
        self.k = k

    def picked(self, table: Table, frame: CardPlayed, move: int) -> int:
        """Add them."""
        token = move - m.TOKEN
        table.extra_dice[token] += self.k
        known.marked(table, known.DICE, self.k, token)
        table.tell(e.DICE_FOR, table.figure_of(token), self.k)
        return GO


class DiceFor(Instruction):
    """More dice this turn for "it", for the creature attacked, or for each that stands with the Hero then."""

    def __init__(self, k: int, who: str) -> None:
        self.k = k
        self.who = who

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Add them."""
        table: Table = state
        token = it_of(table, frame) if self.who == "it" else table.aimed_at
        if self.who == "target" and token >= 0 and not table.is_usable(token):
            return GO  # rule: missions.5
        if self.who == "here":
            table.mods[DICE_HERE] += self.k
        elif token >= 0:
            table.extra_dice[token] += self.k
        if self.who == "it":
            mark_it(table, frame, known.DICE, self.k)
        elif self.who == "target":
            known.marked_unseen(table, known.DICE, self.k, known.THE_AIMED)
        table.tell(e.MORE_DICE, self.k)
        return GO


def mark_it(table: Table, frame: CardPlayed, sort: int, number: int) -> None:
    """What the card says of "it" the Hero reads, whoever it is, and whether there is one or not."""
    if frame.registers[IT]:
        known.marked_unseen(table, sort, number, frame.registers[IT] - 1)


class Rages(Instruction):
    """This turn creatures attack in the light as in the dark."""

    def __init__(self, who: str) -> None:
        self.who = who

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Set it for all, or remember the one."""
        table: Table = state
        if self.who == "all":
            table.mods[RAGING] = 1
        else:
            if it_of(table, frame) >= 0:
                table.raging |= 1 << it_of(table, frame)
            mark_it(table, frame, known.RAGING, 1)
        return GO


class Strikes(OneHere):
    """A creature in the Hero's sector attacks at once, beside its automatic attack. rule: attacks.3"""

    def __init__(self, k: int) -> None:
        self.k = k

    def picked(self, table: Table, frame: CardPlayed, move: int) -> int:
        """Roll and hurt."""
        return struck(table, move - m.TOKEN, self.k)


class ItStrikes(Instruction):
    """The same for "it", if it is with the Hero."""

    def __init__(self, k: int) -> None:
        self.k = k

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Roll and hurt."""
        token = it_of(state, frame)
        if token < 0 or state.where[token] != state.hero:
            return GO
        return struck(state, token, self.k)


def struck(table: Table, token: int, dice: int) -> int:
    """An attack outside the order."""
    table.tell(e.CREATURE_ATTACKS, table.kind_of(token), dice)
    kept = table.dice
    roll(table, dice)
    people.inflict(table, HEALTH, hits_of(table, table.is_dangerous(table.hero)))
    table.dice = kept
    return after_losses(table)


class Cancels(Instruction):
    """Some hits of the Hero's attack do not count."""

    def __init__(self, k: int) -> None:
        self.k = k

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Count them."""
        state.cancelled += self.k
        state.tell(e.HITS_CANCELLED, self.k)
        return GO


class Rerolls(Instruction):
    """The Hero rolls again up to k dice that Evil chooses, each once by one card."""

    optional = True

    def __init__(self, k: int) -> None:
        self.k = k

    def candidates(self, table: Table, frame: CardPlayed) -> list[int]:
        """Faces that lie there."""
        return [m.DIE + face for face in sorted(set(table.dice[: len(table.dice) - frame.registers[REROLLED]]))]

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Choose die by die; dice rolled again lie behind and are not chosen twice."""
        table: Table = state
        if move == NO_MOVE:
            if frame.registers[LEFT] == 0:
                frame.put(LEFT, self.k)
            return int(frame.ask_secretly(table, EVIL_CHOOSES))
        frame.act_openly(table)
        if move != m.DONE:
            table.dice.remove(move - m.DIE)
            table.dice.append(face_of(table.chance.below(params.FACES)))
            tell_dice(table)
            frame.put(REROLLED, frame.registers[REROLLED] + 1)
            frame.put(LEFT, frame.registers[LEFT] - 1)
            if frame.registers[LEFT]:
                return int(frame.ask_secretly(table, EVIL_CHOOSES))
        frame.put(LEFT, 0)
        return GO


class HeroDice(Instruction):
    """The Hero's attack has fewer dice."""

    def __init__(self, k: int) -> None:
        self.k = k

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Set it for this attack."""
        state.mods[FEWER_DICE] += self.k
        state.tell(e.FEWER_DICE, self.k)
        return GO


class LoseIfMissed(Instruction):
    """If the attack wounds nobody, the Hero loses composure."""

    def __init__(self, k: int) -> None:
        self.k = k

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Set it for this attack."""
        state.mods[MISSED_COST] += self.k
        return GO


def build_dice(verb: Any) -> list[Instruction]:
    """``dice(k, who)``"""
    k, who = verb.args
    return [MoreDice(k)] if who == "one" else [DiceFor(k, who)]


BUILDERS["dice"] = build_dice
BUILDERS["rage"] = lambda verb: [Rages(verb.args[0])]
BUILDERS["strike"] = lambda verb: [ItStrikes(verb.args[0]) if verb.args[1] == "it" else Strikes(verb.args[0])]
BUILDERS["cancel"] = lambda verb: [Cancels(verb.args[0])]
BUILDERS["reroll"] = lambda verb: [Rerolls(verb.args[0])]
BUILDERS["hero_dice"] = lambda verb: [HeroDice(verb.args[0])]
BUILDERS["lose_if_missed"] = lambda verb: [LoseIfMissed(verb.args[0])]
