"""What cards order, as far as it matters to somebody who weighs them."""

from __future__ import annotations

from typing import Any, Final

from undertow.games.unfathomable.board import BRIG, RITUAL, ROOM, SICK_BAY
from undertow.games.unfathomable.judging.numbers import CARD, DEFEAT, LOCKED
from undertow.games.unfathomable.procedures.effects import INSTRUCTIONS

FLAT: Final = 0
LOSE: Final = 1
GAIN: Final = 2
AT_MOST: Final = 3
AT_LEAST: Final = 4
RISK: Final = 5
IF_RISKED: Final = 6
MAY: Final = 7
EITHER: Final = 8
SKIP: Final = 9
DAMAGED: Final = 10
AMONG_CHAOS: Final = 11
SPAWN: Final = 12
SPAWN_EACH: Final = 13
ACTIVATE: Final = 14
ADVANCE: Final = 15
RETREAT: Final = 16
RESET: Final = 17
BANISH: Final = 18
IF_LEFT: Final = 19
IF_FEW_ON_DECK: Final = 20
RETURN: Final = 21
IF_SUM: Final = 22
WASH: Final = 23
PASSENGER: Final = 24
IF_COUNTED: Final = 25
CLEAR_WATER: Final = 26
FRIENDS: Final = 27
LOCUSTS: Final = 28
EVERYBODY: Final = 29
ALL_RISE: Final = 30
ARREST: Final = 31

CODES: Final = {
    "Lose": LOSE, "Gain": GAIN, "IfAtMost": AT_MOST, "IfAtLeast": AT_LEAST, "RiskPassengers": RISK,
    "IfRisked": IF_RISKED, "May": MAY, "Either": EITHER, "Skip": SKIP, "DamageShip": DAMAGED, "DamageRoom": DAMAGED,
    "TreacheryIn": AMONG_CHAOS, "Spawn": SPAWN, "SpawnInEach": SPAWN_EACH, "SpawnWhereRolled": SPAWN,
    "SpawnWhereDamaged": SPAWN, "SpawnHere": SPAWN, "SpawnAroundIshmael": SPAWN, "Activate": ACTIVATE,
    "Advance": ADVANCE, "AdvanceTheRitualByTheTotal": ADVANCE, "Retreat": RETREAT, "Reset": RESET,
    "MonarchsToTheDeep": BANISH, "IfPassengersLeft": IF_LEFT, "IfAtMostOnDeck": IF_FEW_ON_DECK,
    "DeepOnesReturn": RETURN, "IfSumAtMost": IF_SUM, "WashDecks": WASH, "DefeatInTheSupply": PASSENGER,
    "DefeatOneOnDeck": PASSENGER, "IfAtMostCounted": IF_COUNTED, "DefeatInTheWater": CLEAR_WATER,
    "RescueAnyNumber": FRIENDS, "DefeatAsManyAsCounted": LOCUSTS, "EachHumanDiscards": EVERYBODY, "AllRise": ALL_RISE,
    "SendAHumanToTheBrig": ARREST,
}  # fmt: skip
# Instructions whose harm is always about the same.
USUAL: Final = {
    "Defeat": DEFEAT, "DefeatHumansWhereRolled": 0.4, "DiscardHand": 1.2, "DrawItem": -0.5, "RemoveTopItems": 0.3,
    "WaypointOnTop": -0.3, "RemoveItem": 0.4, "RemoveAllItems": 0.9, "GainAny": -1.8, "PassTitleOn": 0.1,
    "EachHumanDraws": -1.0, "DiscardTwoAsBoth": 1.2,
    "DiscardALoreCard": 0.3, "HumansMayComeToTheGalley": -0.2, "RiskVolunteers": 0.6, "DefeatDeepOnesAboard": -1.1,
    "MoveEachDeepOne": -0.7, "MonarchsToTheBow": 0.6, "DefeatOneInside": -0.6, "EveryoneLeavesTheBrig": 0.3,
    "HumansKeepOneItem": 0.8, "RemoveOneItem": 0.5, "ThroughTheGate": -4.0, "DeposeTheCaptain": LOCKED,
    "MayLockUpAnother": -0.3, "LockUpKeilaniAndTheCaptain": 2.4, "ClearARoom": -0.7, "MoveWhereRolled": 0.3,
    "RebuildTheChaosDeck": -0.5, "CastSpells": -0.8, "RemoveTopSpells": 0.8, "TravelAstrally": -0.3,
    "DefeatEnemiesHere": -1.3, "DefeatEveryoneHere": DEFEAT, "TakeItem": -0.8, "Foresight": -0.4,
    "PlaceWithAnyPlayer": -0.6, "KeepSpell": -0.6, "PatientsLeave": -0.5, "TheOthersDraw": -0.8,
    "MaySkipTheIcons": -0.4, "LostInTheFog": 0.8,
}  # fmt: skip
# Instructions that weigh nothing by themselves: they look, count, roll, or belong to others that are weighed.
WEIGHTLESS: Final = (
    "AwakeningMayFollow", "BreakOut", "CheckTheMemory", "CountTheDie", "CountTheRisked", "DefeatADeepOneHere",
    "DiscardKept", "DiscardToTheLimit", "DrawSkill", "Each", "FindPatients", "IfPassed", "KeepMythosCard",
    "KeepOneItem", "LeaveOutTheSpared", "LeaveSickBay", "LookAtItems", "LookAtWaypoints", "MayComeToTheGalley",
    "MayMove", "Nothing", "OneOnTop", "RemovePharmacy", "RollDie",
)  # fmt: skip
BY_VALUE: Final = ("MoveTo", "DiscardCards")  # weighed by where to, and by how many


class Line:
    """One instruction of a program, as far as it matters here: ``k`` is how many instructions it may leave out."""

    def __init__(self, code: int, a: int, b: int, k: int, worth: float) -> None:
        self.code = code
        self.a = a
        self.b = b
        self.k = k
        self.worth = worth


PROGRAMS: Final[dict[int, list[Line]]] = {}  # what has been read so far


def lines_of(program: int) -> list[Line]:
    """Read what a card orders."""
    known = PROGRAMS.get(program)
    if known is not None:
        return known
    lines: list[Line] = [line_of(instruction) for instruction in INSTRUCTIONS[program]]
    PROGRAMS[program] = lines
    return lines


def line_of(instruction: Any) -> Line:
    """Read one instruction."""
    name: str = type(instruction).__name__
    n: int = getattr(instruction, "n", 1)
    k: int = getattr(instruction, "k", 1)
    if name == "MoveTo":
        harm = LOCKED if instruction.space == BRIG else 0.8 if instruction.space == SICK_BAY else 0.2
        return Line(FLAT, 0, 0, 0, harm)
    if name == "DiscardCards":
        return Line(FLAT, 0, 0, 0, CARD * n)
    code = CODES.get(name, FLAT)
    if code == FLAT:
        return Line(FLAT, 0, 0, 0, USUAL.get(name, 0.0))
    if code in (LOSE, GAIN):
        return Line(code, instruction.resource, n, 0, 0.0)
    if code == SPAWN:
        space: int = getattr(instruction, "space", ROOM)
        return Line(code, space, 4 if name == "SpawnAroundIshmael" else n, 0, 0.0)
    if code == SPAWN_EACH:
        return Line(code, instruction.first, instruction.last - instruction.first, 0, 0.0)
    if code == ACTIVATE:
        return Line(code, instruction.icon, 0, 0, 0.0)
    if code == ADVANCE:
        return Line(code, getattr(instruction, "track", RITUAL), n, 0, 0.0)
    if code == RETREAT:
        return Line(code, instruction.track, n, 1 if instruction.fuel else 0, 0.0)
    if code == RESET:
        return Line(code, instruction.track, 0, 0, 0.0)
    return Line(code, n, 0, k, 0.0)
