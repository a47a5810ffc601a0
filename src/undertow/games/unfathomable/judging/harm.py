"""What the programs of cards do, in harm."""

from __future__ import annotations

from undertow.games.unfathomable.board import DECK, DEEP, PORT, RITUAL, ROOM, SOULS, TRAVEL
from undertow.games.unfathomable.cards import spells as spell
from undertow.games.unfathomable.cards import waypoints as waypoint
from undertow.games.unfathomable.cards.mythos import ADVANCE_RITUAL, ADVANCE_TRAVEL, CARDS, CHECK, CHOICE
from undertow.games.unfathomable.judging.eyes import (
    Eyes,
    back_harm,
    gain_worth,
    icon_harm,
    lose_harm,
    spawn_harm,
    step_worth,
    threat,
)
from undertow.games.unfathomable.judging.numbers import CARD, DISTANCE, RISKED, SOUL, TREASON
from undertow.games.unfathomable.judging.odds import most_to_jail, success_share
from undertow.games.unfathomable.judging.programs import (
    ACTIVATE,
    ADVANCE,
    ALL_RISE,
    AMONG_CHAOS,
    ARREST,
    AT_LEAST,
    AT_MOST,
    BANISH,
    CLEAR_WATER,
    DAMAGED,
    EITHER,
    EVERYBODY,
    FLAT,
    FRIENDS,
    GAIN,
    IF_COUNTED,
    IF_FEW_ON_DECK,
    IF_LEFT,
    IF_RISKED,
    IF_SUM,
    LOCUSTS,
    LOSE,
    MAY,
    PASSENGER,
    RESET,
    RETREAT,
    RETURN,
    RISK,
    SKIP,
    SPAWN,
    SPAWN_EACH,
    WASH,
    Line,
    lines_of,
)


def harm_of(eyes: Eyes, program: int) -> float:
    """What a program does to the humans, on average."""
    return harm_from(eyes, lines_of(program), 0)


def harm_from(eyes: Eyes, lines: list[Line], start: int) -> float:
    """What the instructions from one on do, on average; dice are even, and who may choose is a human."""
    harm = 0.0
    place = start
    while place < len(lines):
        line = lines[place]
        code = line.code
        place += 1
        if code == FLAT:
            harm += line.worth
        elif code == LOSE:
            harm += lose_harm(eyes, line.a, line.b)
        elif code == GAIN:
            harm -= gain_worth(eyes, line.a, line.b)
        elif code == SKIP:
            place += line.k
        elif code in (IF_RISKED, IF_LEFT):
            if eyes.view["passengers_left"] < line.a:
                place += line.k
        elif code in (AT_MOST, AT_LEAST, IF_SUM, IF_FEW_ON_DECK, IF_COUNTED):
            share = share_of(eyes, line)
            return harm + share * harm_from(eyes, lines, place) + (1.0 - share) * harm_from(eyes, lines, place + line.k)
        elif code in (MAY, EITHER):
            return harm + min(harm_from(eyes, lines, place), harm_from(eyes, lines, place + line.k))
        else:
            harm += order_harm(eyes, line)
    return harm


def share_of(eyes: Eyes, line: Line) -> float:
    """How likely it is that a condition holds."""
    if line.code == AT_MOST:
        return min(line.a, 8) / 8
    if line.code == AT_LEAST:
        return max(9 - line.a, 0) / 8
    if line.code == IF_SUM:
        return 0.4
    if line.code == IF_COUNTED:
        return 0.35
    return min(sum(eyes.passengers) + 1, 8) / 8


def order_harm(eyes: Eyes, line: Line) -> float:
    """What one order does that changes the board."""
    code = line.code
    if code == RISK:
        return RISKED * min(line.a, eyes.view["passengers_left"]) * lose_harm(eyes, SOULS)
    if code == DAMAGED:
        return eyes.hole
    if code == AMONG_CHAOS:
        return TREASON * line.a
    if code in (SPAWN, SPAWN_EACH):
        return spawn_harm(eyes, line.a, line.b)
    if code == ACTIVATE:
        return icon_harm(eyes, line.a)
    if code == ADVANCE:
        return -step_worth(eyes, line.a, line.b)
    if code == RETREAT:
        return back_harm(eyes, line.a, line.b, line.k == 1)
    if code == RESET:
        return back_harm(eyes, line.a, eyes.tracks[line.a], False)
    if code == BANISH:
        return -0.7 * monarchs_risen(eyes)
    if code == RETURN:
        return -all_threats(eyes, 0, DEEP)
    if code == CLEAR_WATER:
        return -all_threats(eyes, 0, DECK)
    if code == LOCUSTS:
        return -0.8 * min(all_threats(eyes, 0, DEEP), 3.0)
    if code == WASH:
        return SOUL * sum(eyes.passengers) * lose_harm(eyes, SOULS) - 0.25 * sum(eyes.deep_ones[DECK:ROOM])
    if code == PASSENGER:
        return SOUL * lose_harm(eyes, SOULS)
    if code == FRIENDS:
        return -0.5 * sum(eyes.passengers)
    if code == EVERYBODY:
        return CARD * line.a * eyes.view["seats"]
    if code == ARREST:
        return -most_to_jail(eyes)
    if code == ALL_RISE:
        return 0.15 * eyes.deep_ones[DEEP] + 0.5
    return 0.0


def monarchs_risen(eyes: Eyes) -> int:
    """How many monarchs are on the board."""
    return len([where for where in eyes.view["monarchs"] if where != DEEP])


def all_threats(eyes: Eyes, first: int, last: int) -> float:
    """What it helps to be rid of all Deep Ones in some spaces."""
    worth = 0.0
    for space in range(first, last):
        if eyes.deep_ones[space]:
            worth += eyes.deep_ones[space] * threat(eyes, space)
    return worth


def mythos_harm(eyes: Eyes, card: int) -> float:
    """What a whole mythos card does, on average."""
    each = CARDS[card]
    first, second = harm_of(eyes, each.first), harm_of(eyes, each.second)
    if each.kind == CHOICE:
        harm = min(first, second)
    else:
        luck = success_share(eyes, each.skills, each.target)
        harm = luck * first + (1.0 - luck) * second
        if each.kind != CHECK:
            harm = min(harm, harm_of(eyes, each.third))
    harm += icon_harm(eyes, each.activation)
    if each.track == ADVANCE_TRAVEL:
        return harm - step_worth(eyes, TRAVEL)
    if each.track == ADVANCE_RITUAL:
        return harm - step_worth(eyes, RITUAL)
    return harm - max(step_worth(eyes, TRAVEL), step_worth(eyes, RITUAL))


def waypoint_harm(eyes: Eyes, card: int) -> float:
    """What a waypoint does; the way it brings the ship on counts against it."""
    far = min(waypoint.DISTANCE[card], PORT - eyes.distance + 1)
    return harm_of(eyes, waypoint.PROGRAM[card]) - DISTANCE * far


def spell_harm(eyes: Eyes, card: int) -> float:
    """What a spell does."""
    return harm_of(eyes, spell.PROGRAM[card])
