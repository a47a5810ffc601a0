"""What an Attack of the Hero's comes to, with bare hands or with an item: aiming, rolling, wounds."""

from __future__ import annotations

from undertow.games.alone import events as e
from undertow.games.alone import known, params, people
from undertow.games.alone.moments import ATTACK_ROLLED
from undertow.games.alone.procedures.companions import offer_another_roll
from undertow.games.alone.procedures.dice import hits_of, roll
from undertow.games.alone.procedures.playing import CardPlayed, after_losses
from undertow.games.alone.procedures.programs import ASIDE
from undertow.games.alone.procedures.skills import killed as killed_one
from undertow.games.alone.procedures.windows import Reacting
from undertow.games.alone.state import COMPOSURE, FEWER_DICE, MISSED_COST, SPRINGS_ASIDE, Table


def aim_at(table: Table, figure: int) -> None:
    """The Hero attacks a creature in his sector that looks so. rule: attack.1"""
    aim(table, next(token for token in table.here() if table.figure_of(token) == figure))


def aim(table: Table, token: int) -> None:
    """The Hero attacks a creature that he sees."""
    table.aimed_at = token
    known.marked(table, known.AIMED, 1, token)


def is_aimed_at_in(table: Table, cell: int) -> bool:
    """Whether the creature that he aims at is in a sector; it may have sprung aside, or be gone."""
    return table.aimed_at >= 0 and table.where[table.aimed_at] == cell


def roll_to_hit(table: Table, dice: int) -> None:
    """Roll so many dice, as far as they are in the box and no card takes some away."""
    roll(table, max(0, min(dice, params.MOST_DICE) - table.mods[FEWER_DICE]))


def react_to_the_roll(table: Table) -> None:
    """Evil may react to what the dice say, and a companion may have some rolled again."""
    if table.dice:
        table.push(Reacting(1 << ATTACK_ROLLED))
    offer_another_roll(table)


def hit(table: Table, cell: int, met: bool) -> int:
    """Wound or kill the creature that he aims at, if it is still in that sector. rule: attack.5, attack.7"""
    if is_aimed_at_in(table, cell):
        damage = max(0, hits_of(table, met) - table.cancelled)
        if not strike(table, table.aimed_at, damage):
            people.inflict(table, COMPOSURE, table.mods[MISSED_COST])
    table.dice = []
    return after_losses(table)


def spring_aside(table: Table, cell: int) -> None:
    """A card may let the creature that was attacked go a step, if it is alive."""
    seat = table.mods[SPRINGS_ASIDE]
    table.mods[SPRINGS_ASIDE] = 0
    if seat and is_aimed_at_in(table, cell):
        table.push(CardPlayed(ASIDE, seat))


def strike(table: Table, token: int, damage: int) -> bool:
    """What so much damage does to a creature; return whether it was wounded or killed. rule: attack.7"""
    values, kind = table.values_of(token), table.kind_of(token)
    first, second = values[params.FIRST_WOUND], values[params.SECOND_WOUND]
    if table.wounded >> token & 1:
        killed, wounded = damage >= second, False
    else:
        killed, wounded = damage >= first + second, damage >= first
    if killed or wounded:
        known.hurt(table, token, killed)
    if killed:
        table.take_off(token)
        table.killed += 1 if table.is_usable(token) else 0  # for cards. rule: missions.5
        table.tell(e.KILLED, kind)
        killed_one(table, kind)  # rule: experience.1
    elif wounded:
        table.wounded |= 1 << token
        table.tell(e.WOUNDED, kind)
    else:
        table.tell(e.UNHARMED, kind)
    known.look(table)
    if killed or wounded:
        people.hearten(table)
    return killed or wounded
