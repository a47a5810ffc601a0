"""The rules of thumb of a sensible player of Unfathomable.

Everything is measured in harm: 1 is about what it hurts the humans to lose one resource early in the game. Humans take
what does them the least harm, revealed traitors what does the most, hidden traitors the worst that still looks like an
honest mistake. What cards order is read off their programs, so the same few numbers weigh crises, waypoints and spells.

The bot knows what its seat may know (``seat.view``) and remembers what it saw there: how many cards everyone added to
a check and what lay on the discard piles afterwards. From that it suspects.
"""

from __future__ import annotations

from typing import Any, Final

from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import (
    ADJACENT,
    BOILER_ROOM,
    BRIDGE,
    BRIG,
    CABIN,
    CARGO_HOLD,
    CHAPEL,
    CULTIST,
    DAGON,
    DAMAGEABLE,
    DECK,
    DEEP,
    DIAL_MOST,
    FOOD,
    FUEL,
    GALLEY,
    GATHERED,
    HAND_LIMIT,
    HYBRID,
    HYDRA,
    INFLUENCE,
    LORE,
    OBSERVATION,
    PLAIN_SKILLS,
    PORT,
    RITUAL,
    ROOM,
    SANITY,
    SICK_BAY,
    SOULS,
    STRENGTH,
    TRACK_END,
    TRAVEL,
    TREACHERY,
    WILL,
)
from undertow.games.unfathomable.cards import characters as who
from undertow.games.unfathomable.cards import items as thing
from undertow.games.unfathomable.cards import mythos as crisis
from undertow.games.unfathomable.cards import spells as spell
from undertow.games.unfathomable.cards import waypoints as waypoint
from undertow.games.unfathomable.cards.damage import ANY_SKILL, REPAIR
from undertow.games.unfathomable.cards.mythos import (
    ACTIVATE_DEEP_ONES,
    ACTIVATE_HYDRA,
    ADVANCE_RITUAL,
    ADVANCE_TRAVEL,
    CARDS,
    CHECK,
    CHOICE,
    NO_PARTIAL,
)
from undertow.games.unfathomable.cards.skills import (
    ABILITY,
    CALL_TO_ACTION,
    COMBAT_TRAINING,
    COORDINATED_EFFORT,
    DETERMINATION,
    FORCED_LEARNING,
    INSPIRING_SPEECH,
    KEEN_INSIGHT,
    LESSER_BANISHMENT,
    NOTHING_TO_HIDE,
    PERFORM_RITES,
    PERSISTENCE,
    PREPARATION,
    RAMPAGE,
    RANSACK,
    REINFORCEMENTS,
    SHRIVELLING,
    SHRUG_IT_OFF,
    SIREN_SONG,
    SKILL,
    TRUE_GRIT,
    VALUE,
    WATCH_AND_LEARN,
)
from undertow.games.unfathomable.procedures.effects import ORDERS
from undertow.games.unfathomable.suspicion import Memory, skill_bits
from undertow.games.unfathomable.view import CheckView, PlayerView, View
from undertow.kernel.seat import Bot, Seat

# -- numbers: harm to the humans, unless said otherwise ----------------------------------------------------------------

ENDED: Final = 60.0  # the end of the game
LOSS: Final = [60.0, 60.0, 5.0, 3.2, 2.3, 1.8, 1.5, 1.3, 1.15, 1.05, 1.0]  # one of a resource, by what is left
DAMAGE: Final = [1.1, 1.3, 1.6, 2.4, 5.0, 60.0]  # one more damaged room, by how many there are
REPAIRED: Final = [0.0, 0.9, 1.4, 2.2, 3.6, 15.0]  # what a repair is worth, by how many there are
RITE: float = 0.45  # share of the banishment that one step of the ritual is worth
STEP: float = 1.7  # one step of the travel track
DISTANCE: float = 2.4  # one point of distance on a waypoint
LAST_STEPS: float = 5.0  # one step when port is in sight
RISKED: float = 0.7  # a passenger put at risk
SWEPT: Final = [0.6, 0.7, 0.85, 1.0]  # how likely a passenger on deck is lost, by the ritual track
SOUL: float = 1.11  # souls that a passenger costs, on average
DEFEAT: float = 1.2  # a human in Sick Bay
LOCKED: float = 1.6  # a human in the Brig
IN_WATER: float = 0.25  # a Deep One in the water
ON_DECK: float = 0.45  # ... on deck
INSIDE: float = 0.8  # ... in a room
RISEN: float = 2.0  # a monarch on the board
TREASON: float = 0.35  # a treachery card in the chaos deck
CARD: float = 0.3  # a skill card
POINT: float = 0.11  # a point of value on a skill card
HELD: float = 0.2  # a card in hand, whatever its value
SPENT: float = 0.08  # a point of value added to a check
CHAOS: float = 2.43  # the value of a card, on average
ADDED: float = 2.0  # what a card brings that somebody has added
WILLING: float = 0.45  # share of what others could add that they are likely to add
HOPE: float = 2.5  # what others add at best, against what they are likely to add
TRUST: float = 0.1  # share of it that one counts on
MARGIN: float = 5.0  # points by which one wants to be above the target
PLAUSIBLE: float = 1.0  # harm beyond the best choice that a hidden traitor dares to do
CABIN_TARGET: Final = 8  # of the check in the Captain's Cabin
WORD: float = 2.0  # what an accusation by a player without blame counts
JAILED: float = 4.0  # a hidden traitor in the Brig, as a gain
COVER: int = 2  # others who have added cards before a hidden traitor spoils a check
DISGUISE: int = 95  # of 100: turns in which a hidden traitor does all that a human would do
WATCHED: float = 0.5  # how sure the others may be before a hidden traitor does nothing but help
TEMPTING: float = 7.0  # what must hang on a check for a hidden traitor to forget all that
FEIGN: int = 60  # of 100: from here on one adds like a human, if little hangs on the check
SPOIL: int = 60  # of 100: how often a hidden traitor spoils a check that is worth it
REVEAL: float = 9.0  # how good it must be to step into the open
EXPOSED: float = 8.0  # how much better it is the surer the others are
HUNT: float = 0.6  # an attack on a revealed traitor
EFFORT: float = 0.5  # an action that somebody else gets
IN_SIGHT: float = 2.5  # how much better it is once port is in sight
TRAITORS_TURN: float = 0.9  # what the two actions of a revealed traitor are worth

# What an ability is worth in a human's hand, beyond the card's points.
KEEP: Final = [
    0.15, 0.05, 0.55, 0.3, 0.1, 0.15, 0.25, 0.1, 0.15, 0.1, 0.4, 0.5, 0.0, 0.25, 0.6, 0.0, 0.0, 0.0, 0.0, 0.0,
]  # fmt: skip
# What it is worth to a traitor.
KEEP_OPEN: Final = [
    0.0, 0.0, 0.0, 0.2, 0.0, 0.0, 0.1, 0.1, 0.0, 0.1, 0.3, 0.4, 0.0, 0.2, 0.5, 0.3, 0.6, 0.4, 1.2, 1.4,
]  # fmt: skip
# Items, in the order of ``cards.items``.
ITEM: Final = [
    0.5, 0.8, 0.7, 0.7, 0.4, 0.4, 0.7, 0.4, 0.4, 0.8, 0.5, 0.8, 0.8, 0.8, 1.0, 0.8, 0.3, 0.3, 0.6, 0.6,
]  # fmt: skip

HELP: Final = 0  # a human, or a Cultist who still wants the ship to get on
HIDE: Final = 1  # a hidden traitor
OPEN: Final = 2  # a revealed traitor

# -- what cards order --------------------------------------------------------------------------------------------------

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
# Orders whose harm is always about the same.
USUAL: Final = {
    "Defeat": DEFEAT, "DefeatHumansWhereRolled": 0.4, "DiscardHand": 1.2, "DrawItem": -0.5, "RemoveTopItems": 0.3,
    "WaypointOnTop": -0.3, "RemoveItem": 0.4, "RemoveAllItems": 0.9, "GainAny": -1.8, "PassTitleOn": 0.1,
    "EachHumanDraws": -1.0, "EachHumanDrawsFromTheSet": -1.0, "DiscardAsBoth": 1.2,
    "DiscardALoreCard": 0.3, "HumansMayComeToTheGalley": -0.2, "RiskVolunteers": 0.6, "DefeatDeepOnesAboard": -1.1,
    "MoveEachDeepOne": -0.7, "MonarchsToTheBow": 0.6, "DefeatOneInside": -0.6, "EveryoneLeavesTheBrig": 0.3,
    "HumansKeepOneItem": 0.8, "RemoveOneItem": 0.5, "ThroughTheGate": -4.0, "DeposeTheCaptain": LOCKED,
    "MayLockUpAnother": -0.3, "LockUpKeilaniAndTheCaptain": 2.4, "ClearARoom": -0.7, "MoveWhereRolled": 0.3,
    "RebuildTheChaosDeck": -0.5, "CastSpells": -0.8, "RemoveTopSpells": 0.8, "TravelAstrally": -0.3,
    "DefeatEnemiesHere": -1.3, "DefeatEveryoneHere": DEFEAT, "TakeItem": -0.8, "Foresight": -0.4,
    "PlaceWithAnyPlayer": -0.6, "KeepSpell": -0.6, "PatientsLeave": -0.5, "TheOthersDraw": -0.8,
    "MaySkipTheIcons": -0.4, "LostInTheFog": 0.8,
}  # fmt: skip


class Line:
    """One order of a program, as far as it matters here: ``k`` is how many orders it may leave out."""

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
    lines: list[Line] = [line_of(order) for order in ORDERS[program]]
    PROGRAMS[program] = lines
    return lines


def line_of(order: Any) -> Line:
    """Read one order."""
    name: str = type(order).__name__
    n: int = getattr(order, "n", 1)
    k: int = getattr(order, "k", 1)
    if name == "MoveTo":
        harm = LOCKED if order.space == BRIG else 0.8 if order.space == SICK_BAY else 0.2
        return Line(FLAT, 0, 0, 0, harm)
    if name == "DiscardCards":
        return Line(FLAT, 0, 0, 0, CARD * n)
    code = CODES.get(name, FLAT)
    if code == FLAT:
        return Line(FLAT, 0, 0, 0, USUAL.get(name, 0.0))
    if code in (LOSE, GAIN):
        return Line(code, order.resource, n, 0, 0.0)
    if code == SPAWN:
        space: int = getattr(order, "space", ROOM)
        return Line(code, space, 4 if name == "SpawnAroundIshmael" else n, 0, 0.0)
    if code == SPAWN_EACH:
        return Line(code, order.first, order.last - order.first, 0, 0.0)
    if code == ACTIVATE:
        return Line(code, order.icon, 0, 0, 0.0)
    if code == ADVANCE:
        return Line(code, getattr(order, "track", RITUAL), n, 0, 0.0)
    if code == RETREAT:
        return Line(code, order.track, n, 1 if order.fuel else 0, 0.0)
    if code == RESET:
        return Line(code, order.track, 0, 0, 0.0)
    return Line(code, n, 0, k, 0.0)


# -- what a player has before its eyes ---------------------------------------------------------------------------------


class Eyes:
    """One seat's position, read off its view."""

    def __init__(self, view: View, seat: int, cause: tuple[str, ...], suspicion: list[float], late: bool) -> None:
        self.view = view
        self.seat = seat
        self.cause = cause
        self.suspicion = suspicion
        self.late = late  # the last action of this turn
        known = view["known"]
        assert known is not None
        self.known = known
        self.me: PlayerView = view["players"][seat]
        self.hand: list[int] = view["hand"]
        self.dials: list[int] = view["dials"]
        self.tracks: list[int] = view["tracks"]
        self.distance: int = view["distance"]
        self.deep_ones: list[int] = view["deep_ones"]
        self.passengers: list[int] = view["passengers"]
        space = self.me["space"]
        self.space: int = -1 if space is None else space
        character = self.me["character"]
        self.character: int = -1 if character is None else character
        self.humans = [0] * (DEEP + 1)  # by space, those in the open
        self.traitors = [0] * (DEEP + 1)
        for player in view["players"]:
            there = player["space"]
            if there is not None:
                if player["traitor"] is None:
                    self.humans[there] += 1
                else:
                    self.traitors[there] += 1
        self.broken = 0
        for card in view["damage"]:
            if card is not None:
                self.broken += 1
        self.side = side_of(view, self.me)
        left = (PORT - self.distance) / PORT
        self.pace = 0.7 + 0.3 * max(left, 0.0)  # the closer to port, the less a loss hurts
        self.hole = damage_harm(self)


def side_of(view: View, me: PlayerView) -> int:
    """Whom a player helps now. The Cultist wants the ship lost, but not before port is in sight."""
    shown = me["traitor"]
    mine: list[int] = view["loyalty"]
    if HYBRID in mine or shown == HYBRID:
        return HIDE if shown is None else OPEN
    if shown is not None:
        return OPEN
    if CULTIST in mine and view["distance"] >= PORT:
        return HIDE
    return HELP


def lose_harm(eyes: Eyes, resource: int, n: int = 1) -> float:
    """What it hurts to lose some of a resource."""
    left = eyes.dials[resource]
    if resource == FUEL and eyes.distance < PORT:  # waypoints will cost some
        left = max(min(left, 2), left - (PORT - eyes.distance) // 6)
    harm = 0.0
    dial = eyes.dials[resource]
    for _ in range(n):
        if dial <= 1:
            return harm + ENDED
        harm += LOSS[max(left, 1)] if left > 1 else 8.0
        dial -= 1
        left -= 1
    return harm * eyes.pace


def gain_worth(eyes: Eyes, resource: int, n: int = 1) -> float:
    """What it helps to gain some of a resource."""
    dial = eyes.dials[resource]
    worth = 0.0
    for _ in range(n):
        if dial < DIAL_MOST:
            dial += 1
            worth += LOSS[dial]
    return worth * eyes.pace


def damage_harm(eyes: Eyes) -> float:
    """What it hurts if the ship is damaged: six cards are structural damage, three are not."""
    total = eyes.broken
    cards = eyes.view["decks"]["damage"]
    if cards <= 0:
        return 0.0
    structural = 6 - total
    others = (cards - structural) / cards
    return DAMAGE[min(total, 5)] * structural / cards + 0.8 * others


def spawn_harm(eyes: Eyes, space: int, n: int) -> float:
    """What it hurts if Deep Ones come up."""
    left: int = eyes.view["deep_ones_left"]
    if n > left:
        return ENDED
    each = IN_WATER if space < DECK or space >= DEEP else ON_DECK if space < ROOM else INSIDE
    crowd = 1.0 if left - n > 5 else 1.0 + 0.25 * (6 - left + n)
    return each * n * crowd


def act_harm(eyes: Eyes, space: int) -> float:
    """What one Deep One does if it is activated in a space."""
    if eyes.humans[space]:
        return 0.45
    if space < DECK:
        return 0.1
    if space < ROOM:
        return SOUL * lose_harm(eyes, SOULS) if eyes.passengers[space - DECK] else 0.2
    if space < ROOM + DAMAGEABLE and eyes.view["damage"][space - ROOM] is None:
        return eyes.hole
    return 0.25


def deep_ones_harm(eyes: Eyes) -> float:
    """What an activation of all Deep Ones does."""
    harm = 0.0
    found = False
    for space in range(DEEP):
        n = eyes.deep_ones[space]
        if n:
            found = True
            each = act_harm(eyes, space)
            harm += each * n if space < DECK or eyes.humans[space] else each + 0.25 * (n - 1)
    return harm if found else spawn_harm(eyes, DEEP, 2)


def icon_harm(eyes: Eyes, icon: int) -> float:
    """What an activation icon does."""
    if icon == ACTIVATE_DEEP_ONES:
        return deep_ones_harm(eyes)
    monarch = HYDRA if icon == ACTIVATE_HYDRA else DAGON
    where: int = eyes.view["monarchs"][monarch]
    if where == DEEP:
        return spawn_harm(eyes, DEEP, 2) + (0.5 if eyes.deep_ones[DEEP] + 2 >= GATHERED else 0.0)
    return eyes.hole if monarch == HYDRA else spawn_harm(eyes, DECK, 2)


def banishment(eyes: Eyes) -> float:
    """What the greater banishment would be worth now."""
    worth = 0.0
    for space in range(ROOM):
        n = eyes.deep_ones[space]
        if n:
            worth += n * threat(eyes, space)
    for where in eyes.view["monarchs"]:
        if where != DEEP:
            worth += RISEN
    for i in range(8):
        worth -= eyes.passengers[i] * SOUL * 0.9 * lose_harm(eyes, SOULS)
    for space in range(DECK, ROOM):
        worth -= eyes.humans[space] * DEFEAT
    return worth


def step_worth(eyes: Eyes, track: int, n: int = 1) -> float:
    """What it helps to advance a track."""
    at = eyes.tracks[track]
    if track == TRAVEL:
        if eyes.distance >= PORT:
            return ENDED if at + n >= TRACK_END else LAST_STEPS * n
        water = 0
        for space in range(DECK):
            water += eyes.deep_ones[space]
        return STEP * n + 0.05 * water
    worth = banishment(eyes)
    if at + n >= TRACK_END:
        return worth
    return max(worth, 1.0) * RITE * n if worth > 0.0 else worth * 0.3 * n


def back_harm(eyes: Eyes, track: int, n: int, fuel: bool) -> float:
    """What it hurts if a track retreats."""
    harm = 0.0
    at = eyes.tracks[track]
    for _ in range(n):
        if at:
            at -= 1
            harm += (LAST_STEPS if eyes.distance >= PORT else STEP) if track == TRAVEL else 0.3
        elif fuel:
            harm += lose_harm(eyes, FUEL)
    return harm


def threat(eyes: Eyes, space: int) -> float:
    """What it helps to be rid of one Deep One in a space."""
    left: int = eyes.view["deep_ones_left"]
    crowd = 0.0 if left > 6 else 0.12 * (7 - left)
    if space < DECK:
        return IN_WATER + crowd
    if space < ROOM:
        worth = ON_DECK + crowd
        if eyes.passengers[space - DECK]:
            worth += 0.6 * lose_harm(eyes, SOULS)
        return worth
    worth = INSIDE + crowd
    if space < ROOM + DAMAGEABLE and eyes.view["damage"][space - ROOM] is None:
        worth += 0.5 * eyes.hole
    return worth + 0.15 * eyes.humans[space]


# -- what programs do --------------------------------------------------------------------------------------------------


def harm_of(eyes: Eyes, program: int) -> float:
    """What a program does to the humans, on average."""
    return harm_from(eyes, lines_of(program), 0)


def harm_from(eyes: Eyes, lines: list[Line], start: int) -> float:
    """What the orders from one on do, on average; dice are even, and who may choose is a human."""
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


# -- skill checks ------------------------------------------------------------------------------------------------------


def supports(skills: int, card: int) -> bool:
    """Whether a card supports a check."""
    return skills >> SKILL[card] & 1 == 1


def points(skills: int, cards: list[int]) -> int:
    """What the supporting cards among some are worth."""
    total = 0
    for card in cards:
        if skills >> SKILL[card] & 1:
            total += VALUE[card]
    return total


def likely_points(eyes: Eyes, skills: int, seat: int) -> float:
    """What a player could add, judged by hand size and the skill set that is printed on the sheet."""
    player = eyes.view["players"][seat]
    character = player["character"]
    if character is None or player["traitor"] is not None:
        return 0.0
    cards = player["hand"] if player["space"] != BRIG else min(player["hand"], 1)
    fitting = 0
    for skill in range(PLAIN_SKILLS):
        if skills >> skill & 1:
            fitting += who.SKILL_SETS[character][skill]
    return cards * fitting / 5 * CHAOS


def chaos_points(eyes: Eyes, skills: int, cards: int) -> float:
    """What cards from the chaos deck bring, on average."""
    fitting = 0
    for skill in range(PLAIN_SKILLS):
        fitting += skills >> skill & 1
    size = max(eyes.view["decks"]["chaos"], 1)
    treachery = min(eyes.known["chaos_most"][TREACHERY], size) / size
    return cards * CHAOS * ((1.0 - treachery) * (fitting * 0.4 - 1.0) - treachery)


def success_share(eyes: Eyes, skills: int, target: int) -> float:
    """How likely it is that a check succeeds."""
    total = chaos_points(eyes, skills, 2) + points(skills, eyes.hand)
    for seat in range(eyes.view["seats"]):
        if seat != eyes.seat:
            total += likely_points(eyes, skills, seat) * 0.6
    return max(0.05, min(0.9, (total / target - 0.5) * 0.9))


class Stakes:
    """What hangs on a check: what failure, partial success and success do."""

    def __init__(self, fail: float, partial: float, success: float) -> None:
        self.fail = fail
        self.partial = partial
        self.success = success


def stakes(eyes: Eyes, check: CheckView) -> Stakes:
    """Say what hangs on the check that is under way."""
    cards = eyes.view["crisis"]
    if cards:
        each = CARDS[cards[-1]]
        fail, success = harm_of(eyes, each.second), harm_of(eyes, each.first)
        partial = harm_of(eyes, each.third) if each.kind == CHECK and each.partial != NO_PARTIAL else fail
        return Stakes(fail, partial, success)
    about = check["about"]
    if about is None:  # the memory of the deep
        return Stakes(lose_harm(eyes, SANITY) + 0.5, 0.0, 0.0)
    if eyes.view["players"][about]["space"] == BRIG:
        return Stakes(0.0, 0.0, jail_worth(eyes, about))
    return Stakes(0.0, 0.0, -jail(accused(eyes, about)))


def accused(eyes: Eyes, seat: int) -> float:
    """How likely somebody is a traitor whom the current player has accused, who may know more than oneself."""
    guilt = doubt(eyes, seat)
    turn = eyes.view["turn"]
    if turn == eyes.seat or seat == eyes.seat:
        return guilt
    odds = guilt / (1.0 - guilt) * (1.0 + WORD * (1.0 - eyes.suspicion[turn])) if guilt < 1.0 else 99.0
    return odds / (1.0 + odds)


def jail(guilt: float) -> float:
    """What it helps to have somebody in the Brig who is so likely a traitor."""
    return guilt * JAILED - (1.0 - guilt) * LOCKED


def doubt(eyes: Eyes, seat: int) -> float:
    """How likely another player is a hidden traitor; of oneself one knows better than the others."""
    return 0.0 if seat == eyes.seat else eyes.suspicion[seat]


def jail_worth(eyes: Eyes, seat: int) -> float:
    """What it helps to have somebody in the Brig."""
    return jail(doubt(eyes, seat))


def highest_suspicion(eyes: Eyes) -> float:
    """How much one suspects whom one suspects most."""
    most = 0.0
    for seat in range(eyes.view["seats"]):
        if seat != eyes.seat and eyes.view["players"][seat]["traitor"] is None:
            most = max(most, eyes.suspicion[seat])
    return most


def likely_total(eyes: Eyes, check: CheckView, skills: int) -> float:
    """What the cards of a check that lie there are worth, one's own included."""
    total = chaos_points(eyes, skills, check["drawn"])
    for seat in range(eyes.view["seats"]):
        if seat == eyes.seat:
            continue
        shown = check["open"][seat]
        if shown:
            for card in shown:
                total += VALUE[card] if supports(skills, card) else -VALUE[card]
        elif eyes.view["players"][seat]["traitor"] is not None:
            total -= ADDED * check["added"][seat]
        else:
            total += ADDED * check["added"][seat] * (1.0 - eyes.suspicion[seat])
    for card in eyes.view["added"]:
        total += VALUE[card] if supports(skills, card) else -VALUE[card]
    return total


def still_to_come(eyes: Eyes, skills: int) -> float:
    """What those who come after one are likely to add; the current player comes last."""
    seats = eyes.view["seats"]
    turn = eyes.view["turn"]
    total = 0.0
    seat = eyes.seat
    while seat != turn:
        seat = (seat + 1) % seats
        if eyes.view["players"][seat]["traitor"] is not None:
            total -= CHAOS
        else:
            total += likely_points(eyes, skills, seat) * WILLING * (1.0 - doubt(eyes, seat))
    return total


def kept_worth(eyes: Eyes, card: int) -> float:
    """What a card in hand is worth."""
    ability = ABILITY[card]
    if eyes.side == OPEN:
        return KEEP_OPEN[ability] + 0.05 * VALUE[card]
    if SKILL[card] == TREACHERY:
        return -1.0
    worth = KEEP[ability] + HELD + POINT * VALUE[card]
    if SKILL[card] == STRENGTH and eyes.side == HELP and VALUE[card] >= 3:
        worth += 0.15
    return worth


def card_to_add(eyes: Eyes, moves: tuple[int, ...], skills: int, need: float) -> int:
    """The supporting card with which one comes closest to what is needed without waste; -1 if there is none."""
    best = -1
    top = -1000.0
    for move in moves:
        if m.ADD <= move < m.ADD + 30:
            card = move - m.ADD
            if not supports(skills, card):
                continue
            value = VALUE[card]
            useful = min(float(value), need)
            worth = 0.3 * useful - kept_worth(eyes, card)
            if worth > top:
                top = worth
                best = move
    return best


def choose_help(eyes: Eyes, moves: tuple[int, ...], check: CheckView) -> int:
    """Add what is missing, if what hangs on the check is worth it."""
    skills = skill_bits(check)
    hangs = stakes(eyes, check)
    here = likely_total(eyes, check, skills)
    coming = still_to_come(eyes, skills)
    mine = float(points(skills, eyes.hand))
    price = SPENT if len(eyes.hand) < HAND_LIMIT - 2 else 0.5 * SPENT
    best = 0.0
    for aim in (check["target"], check["partial"]):
        if aim >= NO_PARTIAL:
            continue
        gain = hangs.fail - hangs.success if aim == check["target"] else hangs.fail - hangs.partial
        missing = aim + MARGIN - here
        if missing <= 0 or gain <= 0:
            if aim == check["target"] and missing <= 0:
                return m.DONE
            continue
        if missing - MARGIN > mine + HOPE * coming:  # in vain
            continue
        share = min(missing - TRUST * coming, mine)
        if share <= 0.0:
            continue
        if gain >= share * price:
            best = share
            break
    if best <= 0.0:
        return m.DONE
    card = card_to_add(eyes, moves, skills, best)
    return card if card >= 0 else m.DONE


def choose_spoil(eyes: Eyes, moves: tuple[int, ...], check: CheckView, luck: int) -> int:
    """A hidden traitor adds an opposing card where several others may have done it, or a small one that helps."""
    skills = skill_bits(check)
    if eyes.view["added"] or check["face_up"]:
        return m.DONE
    hangs = stakes(eyes, check)
    others = 0
    for seat in range(eyes.view["seats"]):
        if seat != eyes.seat and check["added"][seat]:
            others += 1
    here = likely_total(eyes, check, skills) + still_to_come(eyes, skills)
    worth = eyes.view["crisis"] and hangs.fail - hangs.success >= 0.8 and here > check["target"] - 8
    if worth and others >= min(COVER, eyes.view["seats"] - 2) and luck < SPOIL:
        best = -1
        top = 0
        for move in moves:
            if m.ADD <= move < m.ADD + 30:
                card = move - m.ADD
                if not supports(skills, card) and VALUE[card] > top and has_cover(eyes, SKILL[card]):
                    top = VALUE[card]
                    best = move
        if best >= 0:
            return best
    if luck >= FEIGN and hangs.fail - hangs.success < 2.0:
        return choose_help(eyes, moves, check)
    small = [move for move in moves if m.ADD <= move < m.ADD + 30 and supports(skills, move - m.ADD)]
    if len(small) >= 2 or (small and luck % 2):  # who has much and adds nothing is noticed
        return small[0] if VALUE[small[0] - m.ADD] <= 2 else m.DONE
    return m.DONE


def tempting(eyes: Eyes, prompt: str) -> bool:
    """Whether so much hangs on a check that a hidden traitor forgets its disguise."""
    check = eyes.view["check"]
    if check is None or not eyes.view["crisis"] or prompt not in ("add_cards", "add_face_up"):
        return False
    hangs = stakes(eyes, check)
    return hangs.fail - hangs.success >= TEMPTING


def has_cover(eyes: Eyes, skill: int) -> bool:
    """Whether the chaos deck or another human may have brought a card of a type."""
    if eyes.known["chaos_most"][skill]:
        return True
    for seat in range(eyes.view["seats"]):
        if seat != eyes.seat and eyes.known["most"][seat][skill]:
            return True
    return False


def choose_harm(eyes: Eyes, moves: tuple[int, ...], check: CheckView) -> int:
    """A revealed traitor adds the card that opposes most, if it may turn the check."""
    skills = skill_bits(check)
    hangs = stakes(eyes, check)
    if hangs.fail - hangs.success < 0.4:
        return m.DONE
    here = likely_total(eyes, check, skills) + still_to_come(eyes, skills)
    if here < check["target"] - 10:
        return m.DONE
    best = m.DONE
    top = 0.0
    for move in moves:
        if m.ADD <= move < m.ADD + 30:
            card = move - m.ADD
            if not supports(skills, card):
                worth = VALUE[card] - 1.5 * KEEP_OPEN[ABILITY[card]]
                if worth > top:
                    top = worth
                    best = move
    return best


def before_cards(eyes: Eyes, cards: list[int]) -> int:
    """What to do before cards are added; PASS if nothing."""
    check = eyes.view["check"]
    if check is None or eyes.side != HELP or not eyes.view["crisis"]:
        return m.PASS
    hangs = stakes(eyes, check)
    gain = hangs.fail - hangs.success
    skills = skill_bits(check)
    luck = success_share(eyes, skills, check["target"])
    if gain >= 5.0 and luck < 0.35 and eyes.character == who.ARJUN and eyes.me["feat"]:
        return m.OUTCOME + 2
    treachery: int = eyes.known["chaos_most"][TREACHERY]
    for card in cards:
        ability = ABILITY[card]
        if ability == PREPARATION and not check["no_chaos"] and gain >= 2.0 and treachery >= 2 and luck > 0.2:
            return m.PLAY + card
        if ability == FORCED_LEARNING and gain >= 1.8 and 0.2 < luck < 0.8:
            return m.PLAY + card
        if ability == NOTHING_TO_HIDE and not check["face_up"] and gain >= 2.5 and highest_suspicion(eyes) >= 0.5:
            return m.PLAY + card
    return m.PASS


def possible(move: int, moves: tuple[int, ...]) -> bool:
    """Whether a reaction is possible; as long as one is only asked whether to react at all, ``moves`` is empty."""
    return not moves or move in moves


def after_total(eyes: Eyes, cards: list[int], moves: tuple[int, ...]) -> int:
    """What to do after the total is known: turn the check, if that is possible and worth it; PASS if not."""
    check = eyes.view["check"]
    if check is None or eyes.side == HIDE:
        return m.PASS
    hangs = stakes(eyes, check)
    total = check["total"]
    if eyes.side == OPEN:
        over = total - check["target"]
        if over < 0 or over >= 2 or hangs.fail - hangs.success < 0.6:
            return m.PASS
        for card in cards:
            if ABILITY[card] == DETERMINATION:
                return m.LOWER + card
        return m.PASS
    for aim in (check["target"], check["partial"]):
        missing = aim - total
        if missing <= 0:
            return m.PASS
        now = hangs.fail
        if aim == check["target"] and total >= check["partial"]:
            now = hangs.partial
        then = hangs.success if aim == check["target"] else hangs.partial
        if aim < NO_PARTIAL and now - then >= 0.6:
            move = turn_it(eyes, cards, check, missing, now - then, moves)
            if move != m.PASS:
                return move
    return m.PASS


def turn_it(
    eyes: Eyes, cards: list[int], check: CheckView, missing: int, gain: float, moves: tuple[int, ...]
) -> int:  # fmt: skip
    """Raise the total by what is missing, as cheaply as possible; PASS if it cannot be done."""
    skills = skill_bits(check)
    free = eyes.space != BRIG
    if free and eyes.character == who.KEILANI:
        best = -1
        for card in cards:
            if supports(skills, card) and VALUE[card] >= missing and (best < 0 or VALUE[card] < VALUE[best]):
                best = card
        if best >= 0 and possible(m.ADD + best, moves):
            return m.ADD + best
    raising = [card for card in cards if ABILITY[card] == DETERMINATION]
    if raising and missing <= 2:
        return m.RAISE + raising[0]
    if free and thing.LUCKY_RING in eyes.me["items"] and missing <= 2 and gain >= 1.0:
        ring = m.USE_ITEM + thing.LUCKY_RING
        if possible(ring, moves):
            return ring
    if free and eyes.character == who.SAMIRA and eyes.me["feat"] and missing <= len(eyes.me["items"]) and gain >= 1.3:
        return m.USE_FEAT + who.SAMIRA
    if spell.REVELATION_OF_SCRIPT in eyes.me["spells"] and missing <= 2 and gain >= 1.5:
        return m.USE_SPELL + spell.REVELATION_OF_SCRIPT
    if raising and missing <= 2 * len(raising) and gain >= 2.0:
        return m.RAISE + raising[0]
    return m.PASS


# -- dice --------------------------------------------------------------------------------------------------------------


def purpose(eyes: Eyes) -> str:
    """What a die is rolled for: the rule with which the procedure below the roll goes on."""
    return eyes.cause[-3] if len(eyes.cause) >= 3 else ""


def deep_one_attacks(eyes: Eyes) -> bool:
    """Whether it is a Deep One that attacks."""
    return "activations.13" in eyes.cause


def payment(eyes: Eyes, skill: int) -> int:
    """The value of the card that was just discarded for a room."""
    top = eyes.view["discards"][skill]
    return 0 if top is None else VALUE[top]


def at_stake(eyes: Eyes) -> int:
    """The resource that a roll in Chapel or Boiler Room may cost; -1 if it is another roll."""
    rule = purpose(eyes)
    return FUEL if rule == "tracks.6" else SANITY if rule == "tracks.11" else -1


def before_roll(eyes: Eyes, cards: list[int]) -> int:
    """What to do before a die is rolled; PASS if nothing."""
    rule = purpose(eyes)
    roll = eyes.view["roll"]
    if roll is None or eyes.side == HIDE or abs(roll["modifier"]) >= 2:
        return m.PASS
    if roll["modifier"] and not roll["attack"]:  # somebody has done it
        return m.PASS
    keen = [card for card in cards if ABILITY[card] == KEEN_INSIGHT]
    if rule == "attack.9":
        mine = eyes.view["turn"] == eyes.seat and not deep_one_attacks(eyes)
        if keen and eyes.side == OPEN and mine and not eyes.deep_ones[eyes.space]:
            return m.RAISE + keen[0]
        alone = eyes.humans[eyes.space] == 1 and eyes.deep_ones[eyes.space] > 0
        if keen and eyes.side == HELP and deep_one_attacks(eyes) and alone and len(eyes.hand) > 6:
            return m.LOWER + keen[0]
        return m.PASS
    resource = at_stake(eyes)
    if resource < 0:
        return m.PASS
    value = payment(eyes, STRENGTH if resource == FUEL else LORE)
    if value >= 5:
        return m.PASS
    if eyes.side == OPEN:
        return m.LOWER + keen[0] if keen and eyes.dials[resource] <= 4 else m.PASS
    if eyes.dials[resource] <= 2 and eyes.character == who.BEATRICE and eyes.me["feat"] and eyes.space != BRIG:
        return m.FACE + 7
    if eyes.dials[resource] <= 4 and keen:
        return m.RAISE + keen[0]
    if eyes.dials[resource] <= 4 and thing.ALMANAC in eyes.me["items"] and eyes.space != BRIG:
        best = -1
        for card in cards:
            if SKILL[card] == OBSERVATION and (best < 0 or kept_worth(eyes, card) < kept_worth(eyes, best)):
                best = card
        if best >= 0:
            return m.BOOST + best
    return m.PASS


def after_roll(eyes: Eyes, cards: list[int], moves: tuple[int, ...]) -> int:
    """What to do after a die was rolled; PASS if nothing."""
    roll = eyes.view["roll"]
    if roll is None or eyes.side == HIDE:
        return m.PASS
    result = min(max(roll["rolled"] + roll["modifier"], 1), 8)
    rule = purpose(eyes)
    bad = False
    attack = rule == "attack.9"
    if attack:
        by_deep_one = deep_one_attacks(eyes)
        by_traitor = eyes.view["players"][eyes.view["turn"]]["traitor"] is not None
        if by_deep_one or by_traitor:
            bad = (result >= 6) == (eyes.side == HELP)
            if eyes.side == OPEN and by_deep_one:
                bad = False
        else:
            bad = result < 4 and eyes.side == HELP
    else:
        resource = at_stake(eyes)
        if resource >= 0 and eyes.side == HELP:
            bad = result + payment(eyes, STRENGTH if resource == FUEL else LORE) < 7
    if not bad:
        return m.PASS
    pistol = m.USE_ITEM + thing.POCKET_PISTOL
    mine = attack and eyes.view["turn"] == eyes.seat and thing.POCKET_PISTOL in eyes.me["items"]
    if mine and possible(pistol, moves):
        return pistol
    if attack:
        for card in cards:
            if ABILITY[card] == COMBAT_TRAINING:
                return m.PLAY + card
    if eyes.character == who.EDMUND and eyes.side == HELP and eyes.space != BRIG and len(cards) > 3:
        least = cards[0]
        for card in cards:
            if kept_worth(eyes, card) < kept_worth(eyes, least):
                least = card
        return m.REROLL + least
    return m.PASS


# -- defeat ------------------------------------------------------------------------------------------------------------


def prevent(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Prevent a defeat, one's own with what serves for nothing else; one has said that one will."""
    for move in moves:
        if move in (m.USE_ITEM + thing.STARBUCK, m.USE_SPELL + spell.FLESH_WARD) or m.PLAY <= move < m.PLAY + 30:
            return move
    for move in moves:
        if m.DISCARD <= move < m.DISCARD + 30:  # the lowest
            return move
    return moves[-1]


def would_prevent(eyes: Eyes) -> bool:
    """Whether one wants to react to a defeat. Who could react only to one's own defeat is asked only then."""
    healer = eyes.character == who.SVETLANA and eyes.side != OPEN
    if eyes.cause[-2] == "passengers.8":
        if eyes.side != HELP:
            return False
        return thing.TRAVEL_PHARMACY in eyes.me["items"] or eyes.dials[SOULS] <= 3
    if not healer:
        return True
    whom = eyes.view["defeating"]
    foe = whom is not None and (eyes.view["players"][whom]["traitor"] is not None or jail_worth(eyes, whom) > 0.0)
    if foe:
        return False
    for card in eyes.hand:
        if ABILITY[card] == SHRUG_IT_OFF or (SKILL[card] == LORE and VALUE[card] <= 3 and eyes.side == HELP):
            return True
    return False


def spare(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Save a passenger; one has said that one will."""
    pharmacy = m.USE_ITEM + thing.TRAVEL_PHARMACY
    return pharmacy if pharmacy in moves else moves[-1]


# -- where to be -------------------------------------------------------------------------------------------------------


def best_payment(eyes: Eyes, skill: int, resource: int) -> float:
    """What the best card of a type costs in a room: its worth, and the risk of losing a resource."""
    least = 1000.0
    loss = lose_harm(eyes, resource)
    for card in eyes.hand:
        if SKILL[card] == skill:
            least = min(least, payment_harm(eyes, card, loss))
    return least


def payment_harm(eyes: Eyes, card: int, loss: float) -> float:
    """What it costs to pay with a card where the die and its value have to be 7 together."""
    return max(6 - VALUE[card], 0) / 8 * loss + kept_worth(eyes, card)


def blocked(eyes: Eyes, space: int) -> bool:
    """Whether Deep Ones or traitors keep one from using a room."""
    return eyes.deep_ones[space] > 0 or eyes.traitors[space] > 0


def used(eyes: Eyes, room: int) -> bool:
    """Whether a room's action has been used in this turn by somebody."""
    return eyes.view["turn"] == eyes.seat and room - ROOM in eyes.view["used"]


def room_worth(eyes: Eyes, room: int) -> float:
    """What the action of a room is worth."""
    if room == BOILER_ROOM:
        worth = step_worth(eyes, TRAVEL) - best_payment(eyes, STRENGTH, FUEL)
        return max(worth, 0.0)
    if room == CHAPEL:
        return max(step_worth(eyes, RITUAL) - best_payment(eyes, LORE, SANITY), 0.0)
    if room == GALLEY:
        room_left = 8 - len(eyes.hand)
        return 0.4 * min(room_left, 3) - 0.2 * lose_harm(eyes, FOOD) if room_left > 0 else 0.0
    if room == CARGO_HOLD:
        return (0.6 if len(eyes.me["items"]) < 3 else 0.3) if eyes.view["decks"]["items"] else 0.0
    if room == CABIN:
        return accuse_worth(eyes)
    return 0.1


def most_to_jail(eyes: Eyes) -> float:
    """What it helps to lock up whom one suspects most of those at large."""
    best = -LOCKED
    for seat in range(eyes.view["seats"]):
        player = eyes.view["players"][seat]
        if seat != eyes.seat and player["traitor"] is None and player["space"] != BRIG:
            best = max(best, jail_worth(eyes, seat))
    return best


def accuse_worth(eyes: Eyes) -> float:
    """What it helps to accuse somebody in the Captain's Cabin, where a check decides."""
    return max(most_to_jail(eyes), 0.0) * success_share(eyes, 1 << INFLUENCE | 1 << OBSERVATION, CABIN_TARGET)


def repair_worth(eyes: Eyes, room: int) -> float:
    """What it is worth to repair a room; nothing if one cannot."""
    damage = eyes.view["damage"][room - ROOM]
    if damage is None:
        return 0.0
    total = 0
    least = 1000.0
    for card in eyes.hand:
        if damage == ANY_SKILL or SKILL[card] == damage:
            total += VALUE[card]
            least = min(least, kept_worth(eyes, card))
    if total < REPAIR[damage]:
        return 0.0
    return REPAIRED[eyes.broken] + (0.5 if room == BOILER_ROOM else 0.0) - least


def rescue_worth(eyes: Eyes, space: int) -> float:
    """What it is worth to rescue a passenger in a space."""
    if not DECK <= space < ROOM or not eyes.passengers[space - DECK]:
        return 0.0
    danger = SWEPT[min(eyes.tracks[RITUAL], 3)]
    if eyes.deep_ones[space]:
        danger = 0.9
    elif eyes.deep_ones[space - DECK]:
        danger = max(danger, 0.55)
    return danger * SOUL * lose_harm(eyes, SOULS)


def hit_share(eyes: Eyes, bonus: int) -> float:
    """How likely an attack on a Deep One succeeds."""
    if thing.KITCHEN_KNIFE in eyes.me["items"] and bonus == 0:
        bonus = 1
    return min(5 + bonus, 8) / 8


def site_worth(eyes: Eyes, space: int) -> float:
    """What the best thing is worth that one can do in a space."""
    worth = rescue_worth(eyes, space)
    if eyes.traitors[space] and space != BRIG:
        worth = max(worth, HUNT)
    if eyes.deep_ones[space]:
        return max(worth, hit_share(eyes, 0) * threat(eyes, space))
    if ROOM <= space < ROOM + DAMAGEABLE and not eyes.traitors[space]:
        if eyes.view["damage"][space - ROOM] is not None:
            return repair_worth(eyes, space)
        if not used(eyes, space):
            return room_worth(eyes, space)
    return worth


def danger(eyes: Eyes, space: int) -> float:
    """What may happen to one who stays in a space."""
    risk = 0.3 * min(eyes.deep_ones[space], 3) + 0.25 * eyes.traitors[space]
    if DECK <= space < ROOM:
        risk += 0.15
        if eyes.tracks[RITUAL] == TRACK_END - 1:
            risk += 0.4
        risk += 0.1 * min(eyes.deep_ones[space - DECK], 3)
    return risk


def stand_worth(eyes: Eyes, space: int) -> float:
    """What it is worth to be in a space next turn, for whoever may choose where to go."""
    if eyes.side == OPEN:
        return prey_worth(eyes, space)
    return site_worth(eyes, space) - danger(eyes, space)


# -- actions of humans -------------------------------------------------------------------------------------------------


def most_threatened(eyes: Eyes, first: int, last: int) -> float:
    """The most that it helps to be rid of one Deep One somewhere."""
    worth = 0.0
    for space in range(first, last):
        if eyes.deep_ones[space]:
            worth = max(worth, threat(eyes, space))
    return worth


def action_worth(eyes: Eyes, move: int) -> float:
    """What an action is worth to one who helps."""
    space = eyes.space
    if move == m.PASS:
        return 0.0
    if m.MOVE <= move < m.MOVE + 24:
        return move_worth(eyes, move - m.MOVE)
    if move == m.ATTACK_DEEP_ONE:
        return hit_share(eyes, 0) * threat(eyes, space) + 0.1 * min(eyes.deep_ones[space], 2)
    if m.ATTACK <= move < m.ATTACK + 6:
        return HUNT if space != BRIG else 0.0
    if move == m.RESCUE:
        return rescue_worth(eyes, space)
    if m.ROOM_ACTION <= move < m.ROOM_ACTION + 24:
        return 1.5 if space == BRIG else room_worth(eyes, space)
    if m.REPAIR <= move < m.REPAIR + 24:
        return repair_worth(eyes, space)
    if m.CARD_ACTION <= move < m.CARD_ACTION + 30:
        return card_action_worth(eyes, move - m.CARD_ACTION)
    if m.ITEM_ACTION <= move < m.ITEM_ACTION + 20:
        return item_action_worth(eyes, move - m.ITEM_ACTION)
    if m.SHEET_ACTION <= move < m.SHEET_ACTION + 10:
        return sheet_worth(eyes, move - m.SHEET_ACTION)
    if m.FEAT_ACTION <= move < m.FEAT_ACTION + 10:
        return feat_worth(eyes, move - m.FEAT_ACTION)
    if move == m.TITLE_ACTION:
        return 0.8
    if move == m.MYTHOS_ACTION + crisis.SACRIFICE_DEEP_ONE:
        return 3 / 8 * (threat(eyes, space) + step_worth(eyes, RITUAL, 2))
    if move == m.MYTHOS_ACTION + crisis.MEMORY_OF_THE_DEEP:
        return 0.6 if success_share(eyes, 1 << LORE | 1 << WILL, 13) > 0.6 else -0.5
    return -1.0


def move_worth(eyes: Eyes, space: int) -> float:
    """What it is worth to move to a space: something to do there with the next action, or in the next turn."""
    there = site_worth(eyes, space)
    if eyes.late:
        stay = 0.0 if eyes.space in (SICK_BAY, BRIG) else 0.35 * site_worth(eyes, eyes.space)
        worth = 0.35 * there - stay - danger(eyes, space) + danger(eyes, eyes.space)
    else:
        worth = 0.75 * there - 0.5 * danger(eyes, space)
    if eyes.space == SICK_BAY:
        worth += 0.9
    return worth


def card_action_worth(eyes: Eyes, card: int) -> float:
    """What a skill card is worth as an action."""
    ability = ABILITY[card]
    price = kept_worth(eyes, card) - KEEP[ability]
    if ability == INSPIRING_SPEECH:
        if eyes.dials[SANITY] >= DIAL_MOST or eyes.dials[SANITY] <= 1:
            return 0.0
        return 0.75 * gain_worth(eyes, SANITY) - 0.25 * lose_harm(eyes, SANITY) - price
    if ability == SHRIVELLING:
        return 5 / 8 * most_threatened(eyes, 0, DEEP) - price
    if ability == LESSER_BANISHMENT:
        crowd = 0.0
        for space in range(ROOM, DEEP):
            crowd = max(crowd, eyes.deep_ones[space] * 0.45)
        return crowd - price
    if ability == WATCH_AND_LEARN:
        return (2 * CARD if len(eyes.hand) < 8 else 0.0) - price
    if ability == RAMPAGE:
        here = eyes.deep_ones[eyes.space]
        return 0.62 * min(here, 3) * threat(eyes, eyes.space) - price if here >= 2 else 0.0
    if ability == TRUE_GRIT:
        return 0.9 - price
    if ability == COORDINATED_EFFORT:
        return EFFORT - price
    if ability == PERSISTENCE:
        return 0.1
    return 0.0


def item_action_worth(eyes: Eyes, item: int) -> float:
    """What an item is worth as an action."""
    space = eyes.space
    if item == thing.SPEAKING_TRUMPET:
        worth = rescue_worth(eyes, space) * max(eyes.passengers[space - DECK] if DECK <= space < ROOM else 0, 1)
        for other in ADJACENT[space]:
            if DECK <= other < ROOM:
                worth += rescue_worth(eyes, other) * eyes.passengers[other - DECK]
        return worth
    if item == thing.TOOL_KIT:
        return REPAIRED[eyes.broken] + 0.3
    if item == thing.STARBUCK or item == thing.BOOK_OF_DAGON:
        return 2.2  # an action follows
    if item == thing.PLIMSOLLS:
        best = -1000.0
        for other in ADJACENT[space]:
            if other >= DECK and other not in (SICK_BAY, BRIG):
                best = max(best, stand_worth(eyes, other))
        return 1.0 if best > stand_worth(eyes, space) + 0.2 and not eyes.late else best * 0.9
    if item == thing.JAM_TIN_GRENADE:
        return max([throw_worth(eyes, other) for other in ADJACENT[space]]) - 0.6
    if item == thing.REPEATING_RIFLE:
        best = 0.0
        for other in ADJACENT[space]:
            if eyes.deep_ones[other]:
                best = max(best, threat(eyes, other))
        return hit_share(eyes, 1) * best
    bonus = 2 if item == thing.SIX_SHOOTER else 1
    if item == thing.SHOTGUN:
        bonus = eyes.deep_ones[space]
    return hit_share(eyes, bonus) * max(threat(eyes, space), 1.4 * HUNT if eyes.traitors[space] else 0.0) + 0.05


def throw_worth(eyes: Eyes, space: int) -> float:
    """What it helps to throw the grenade into a space."""
    worth = eyes.deep_ones[space] * threat(eyes, space) if eyes.deep_ones[space] else 0.0
    worth += eyes.traitors[space] - DEFEAT * eyes.humans[space]
    if DECK <= space < ROOM:
        worth -= eyes.passengers[space - DECK] * SOUL * lose_harm(eyes, SOULS)
    elif ROOM <= space < ROOM + DAMAGEABLE:
        worth -= eyes.hole
    return worth


def sheet_worth(eyes: Eyes, character: int) -> float:
    """What the action of a character sheet is worth."""
    if character == who.ARJUN:
        best = 0.0
        for space in range(DECK, ROOM):
            if space != eyes.space:
                best = max(best, site_worth(eyes, space))
        return best
    if character == who.JAMIE or character == who.WILLIAM:
        return 2.5  # an action follows
    if character == who.SAMIRA:
        return 0.7
    if character == who.ISHMAEL:
        price = best_payment(eyes, LORE, SANITY) * 0.5
        return 0.6 + 0.4 * monarchs_risen(eyes) - min(price, 1.0)
    return 0.0


def feat_worth(eyes: Eyes, character: int) -> float:
    """What a feat is worth as an action."""
    if character == who.JEANNE:
        return step_worth(eyes, TRAVEL, 2) - lose_harm(eyes, FUEL) - 0.8
    if character == who.ISHMAEL:
        return 0.9 if eyes.view["turns"] >= eyes.view["seats"] else 0.0
    if character == who.WILLIAM:
        return 1.5
    if character == who.JAMIE:
        best = 0.0
        for seat in range(eyes.view["seats"]):
            if seat != eyes.seat and eyes.view["players"][seat]["space"] == eyes.space:
                shown = eyes.view["players"][seat]["traitor"] is not None
                best = max(best, 2.0 if shown else jail_worth(eyes, seat))
        return best
    return 0.0


# -- actions of traitors -----------------------------------------------------------------------------------------------


def harmless_worth(eyes: Eyes, move: int) -> float:
    """What an action is worth to a hidden traitor: it looks useful and is not."""
    if m.REVEAL <= move < m.REVEAL + 3:
        beyond = reveal_worth(eyes, move - m.REVEAL) - REVEAL
        return beyond + 3.0 if beyond > 0.0 else -1.0
    if m.ROOM_ACTION <= move < m.ROOM_ACTION + 24:
        room = move - m.ROOM_ACTION
        if room == GALLEY:
            return 0.9 if len(eyes.hand) < 9 else 0.2
        if room == BRIDGE:
            return 0.8
        if room == CARGO_HOLD:
            return 0.5
        if room == CABIN:
            return 0.9 if eyes.view["turns"] >= 2 * eyes.view["seats"] else -0.5
        return 1.2 if room == BRIG else -0.5
    if m.MOVE <= move < m.MOVE + 24:
        space = move - m.MOVE
        if eyes.space == SICK_BAY:
            return 1.0 - danger(eyes, space)
        if space == eyes.space or blocked(eyes, space) or not ROOM <= space < ROOM + DAMAGEABLE:
            return -0.5
        if eyes.view["damage"][space - ROOM] is not None:
            return -0.2
        wanted = 0.5 if space == GALLEY else 0.45 if space == BRIDGE else 0.3 if space == CARGO_HOLD else 0.0
        return wanted if not used(eyes, space) else 0.0
    if move == m.PASS:
        return 0.05
    if m.CARD_ACTION <= move < m.CARD_ACTION + 30:
        ability = ABILITY[move - m.CARD_ACTION]
        return 0.4 if ability in (WATCH_AND_LEARN, PERSISTENCE) else -0.3
    if m.ITEM_ACTION <= move < m.ITEM_ACTION + 20 or m.FEAT_ACTION <= move < m.FEAT_ACTION + 10:
        return -0.4
    if move == m.SHEET_ACTION + who.SAMIRA:
        return 0.5
    if move == m.SHEET_ACTION + who.WILLIAM:
        return 0.3
    if move == m.TITLE_ACTION:
        return 0.35
    if move == m.ATTACK_DEEP_ONE:
        return 0.1
    return -0.5


def reveal_worth(eyes: Eyes, card: int) -> float:
    """How good it is to step into the open now."""
    if card == CULTIST and HYBRID in eyes.view["loyalty"]:
        return -10.0
    if card == CULTIST and eyes.distance < PORT:
        return -10.0
    seats: int = eyes.view["seats"]
    worth = 0.0 if eyes.space == BRIG else unmasked_worth(eyes)
    if eyes.space == BRIG:
        worth += 6.5
    least = 10
    for dial in eyes.dials:
        least = min(least, dial)
    worth += 0.5 * max(0, 6 - least) + 0.3 * max(0, eyes.distance - 3) + 0.4 * eyes.broken
    worth += 0.12 * eyes.view["turns"] / seats
    if eyes.distance >= PORT:
        worth += IN_SIGHT
    if eyes.space != BRIG:
        worth += EXPOSED * max(0.0, eyes.suspicion[eyes.seat] - 0.5)
    return worth


def reveals_now(eyes: Eyes, moves: tuple[int, ...]) -> bool:
    """Whether it is time to step into the open."""
    for card in (HYBRID, CULTIST):
        if m.REVEAL + card in moves and reveal_worth(eyes, card) > REVEAL:
            return True
    return False


def unmasked_worth(eyes: Eyes) -> float:
    """What one's reveal ability does."""
    character = eyes.character
    if character == who.KEILANI:
        return lose_harm(eyes, SANITY)
    if character == who.ARJUN:
        return back_harm(eyes, TRAVEL, eyes.tracks[TRAVEL], False)
    if character == who.JEANNE:
        return eyes.hole
    if character == who.JAMIE:
        worth = DEFEAT * (eyes.humans[eyes.space] - 1)
        if DECK <= eyes.space < ROOM:
            worth += SOUL * eyes.passengers[eyes.space - DECK]
        return worth
    if character == who.SVETLANA:
        return SOUL * lose_harm(eyes, SOULS)
    if character == who.BEATRICE:
        return spawn_harm(eyes, 0, 4)
    if character == who.EDMUND:
        return 1.5
    if character == who.ISHMAEL:
        return eyes.deep_ones[eyes.space] * act_harm(eyes, eyes.space)
    if character == who.WILLIAM:
        return max(back_harm(eyes, RITUAL, 2, False), -step_worth(eyes, RITUAL, 2))
    return 0.2


def prey_worth(eyes: Eyes, space: int) -> float:
    """What it is worth to a revealed traitor to be in a space: rooms to ransack or to block, passengers, humans."""
    if DECK <= space < ROOM:
        n = eyes.passengers[space - DECK]
        return 0.8 * SOUL * lose_harm(eyes, SOULS) if n and not eyes.humans[space] else 0.0
    worth = 0.3 * min(eyes.humans[space], 2)
    if ROOM <= space < ROOM + DAMAGEABLE:
        whole = eyes.view["damage"][space - ROOM] is None and not eyes.deep_ones[space]
        if whole and not eyes.traitors[space]:
            worth += 0.8 if space == BOILER_ROOM else 0.4 if space in (CHAPEL, GALLEY) else 0.1
        if has_ability(eyes, RANSACK):
            resource = ransacked(space)
            if resource >= 0:
                worth += 0.8 * lose_harm(eyes, resource)
    return worth


def ransacked(space: int) -> int:
    """What Ransack costs in a space; -1 if nothing."""
    return SANITY if space == CHAPEL else FOOD if space == GALLEY else FUEL if space == BOILER_ROOM else -1


def has_ability(eyes: Eyes, ability: int) -> bool:
    """Whether one holds a card with an ability."""
    for card in eyes.hand:
        if ABILITY[card] == ability:
            return True
    return False


def harmful_worth(eyes: Eyes, move: int) -> float:
    """What an action is worth to a revealed traitor."""
    if move == m.PASS:
        return 0.0
    if m.MOVE <= move < m.MOVE + 24:
        space = move - m.MOVE
        if eyes.space == BRIG:
            return 0.4 + prey_worth(eyes, space) + 0.1 * (len(eyes.hand) - 6)
        here = prey_worth(eyes, eyes.space) if eyes.space != SICK_BAY else 0.0
        return 0.8 * (prey_worth(eyes, space) - here)
    if m.ATTACK <= move < m.ATTACK + 6:
        return 3 / 8 * DEFEAT + 0.1
    if move == m.DEFEAT_PASSENGER:
        return SOUL * lose_harm(eyes, SOULS)
    if m.CARD_ACTION <= move < m.CARD_ACTION + 30:
        ability = ABILITY[move - m.CARD_ACTION]
        if ability == REINFORCEMENTS:
            gathered = 0.5 if eyes.deep_ones[DEEP] + 1 >= GATHERED else 0.0
            return spawn_harm(eyes, DEEP, 1) + gathered + 0.25
        if ability == CALL_TO_ACTION:
            return call_worth(eyes)
        if ability == SIREN_SONG:
            return 0.5 * lose_harm(eyes, SOULS)
        if ability == SHRIVELLING:
            return 0.4
        if ability == WATCH_AND_LEARN:
            return 0.3
        if ability == RAMPAGE:
            return 1.2 * DEFEAT if eyes.humans[eyes.space] else 0.0
        if ability == TRUE_GRIT:
            return 0.9
        return -0.2
    if m.ITEM_ACTION <= move < m.ITEM_ACTION + 20:
        item = move - m.ITEM_ACTION
        if item == thing.SIX_SHOOTER:
            return 5 / 8 * DEFEAT
        if item == thing.STARBUCK:
            return 1.0
        if item in (thing.REPEATING_RIFLE, thing.POCKET_PISTOL, thing.SHOTGUN):
            return 0.5 * DEFEAT
        if item == thing.JAM_TIN_GRENADE:
            return max([-throw_worth(eyes, other) for other in ADJACENT[eyes.space]])
        return 0.3 if item == thing.PLIMSOLLS and not eyes.late else -0.5
    return -0.5


def call_worth(eyes: Eyes) -> float:
    """What Call to Action does."""
    most = 0.0
    for space in range(DEEP):
        if eyes.deep_ones[space]:
            most = max(most, act_harm(eyes, space))
    if eyes.deep_ones[eyes.space]:
        most = max(most, eyes.deep_ones[eyes.space] * act_harm(eyes, eyes.space))
    return most


def starting_worth(eyes: Eyes, move: int) -> float:
    """What Ransack or Perform Rites is worth instead of two actions."""
    if move == m.PASS:
        best = 0.0
        for card in eyes.hand:
            best = max(best, harmful_worth(eyes, m.CARD_ACTION + card))
        return max(TRAITORS_TURN, 1.6 * best)
    ability = ABILITY[move - m.PLAY]
    if ability == PERFORM_RITES:
        return icon_harm(eyes, ACTIVATE_HYDRA) + icon_harm(eyes, crisis.ACTIVATE_DAGON)
    resource = ransacked(eyes.space)
    return lose_harm(eyes, resource) if resource >= 0 else -1.0


# -- the bot -----------------------------------------------------------------------------------------------------------


NOTHING_DECLINED: Final = (-1, 0, 0, 0)


def window_of(eyes: Eyes) -> tuple[int, int, int, int]:
    """What tells one window from another."""
    check = eyes.view["check"]
    roll = eyes.view["roll"]
    total = -99 if check is None else check["total"]
    return (eyes.view["turns"], len(eyes.cause), total, 0 if roll is None else roll["rolled"] + 10 * len(eyes.hand))


class Habit:
    """What a player remembers of its own doings: windows it let pass, its mood, how often it has acted this turn."""

    def __init__(self) -> None:
        self.declined = NOTHING_DECLINED  # the window in which one found nothing to react with
        self.mood_of = -2  # the turn for which a hidden traitor has made up its mind
        self.mood = 0  # of 100: the lower, the more honest
        self.acting = -1  # the turn in which one has last acted
        self.acts = 0  # and how often

    def is_late(self, turns: int) -> bool:
        """Count an action; whether it is the last one of the turn."""
        if self.acting != turns:
            self.acting = turns
            self.acts = 0
        self.acts += 1
        return self.acts >= 2

    def goes_on(self) -> None:
        """Count an action back: another one follows it."""
        self.acts -= 1


class Thumb(Bot):
    """Plays by rules of thumb."""

    name = "thumb"

    def __init__(self) -> None:
        super().__init__()
        self.memory = Memory()
        self.habit = Habit()

    def begin(self, seed: str) -> None:
        """Forget the last game."""
        super().begin(seed)
        self.memory = Memory()
        self.habit = Habit()

    def choose(self, seat: Seat) -> int:
        """Answer a question."""
        moves: tuple[int, ...] = seat.moves
        if len(moves) == 1:
            return moves[0]
        decision = seat.decision
        prompt: str = decision.prompt
        view: View = seat.view
        memory: Memory = self.memory
        habit: Habit = self.habit
        memory.look(view, seat.number, prompt in ADDING)
        late = False
        if prompt == "action" or prompt == "traitor_action":
            late = view["turn"] == seat.number and habit.is_late(view["turns"])
        eyes = Eyes(view, seat.number, decision.cause, memory.suspicion, late)
        check = view["check"]
        if check is not None and prompt in ADDING:
            hangs = stakes(eyes, check)
            memory.gravity = hangs.fail - hangs.success if view["crisis"] else 0.0
        luck = 0
        if eyes.side == HIDE or prompt == "choose_character":
            if habit.mood_of != view["turns"]:
                habit.mood_of = view["turns"]
                habit.mood = self.luck.below(100)
            luck = habit.mood
            shy = prompt == "react" or prompt in WINDOWS  # nobody wonders at one who does nothing
            careful = luck < DISGUISE or memory.suspicion[seat.number] > WATCHED
            if careful and not shy and not reveals_now(eyes, moves) and not tempting(eyes, prompt):
                eyes.side = HELP
        if prompt == "react" and habit.declined == window_of(eyes):
            return m.PASS
        chosen = answer(eyes, prompt, moves, luck)
        if prompt == "action" and chosen in GOES_ON:
            habit.goes_on()
        if chosen == m.PASS and prompt in WINDOWS:
            habit.declined = window_of(eyes)
        return chosen


GOES_ON: Final = (
    m.SHEET_ACTION + who.ARJUN, m.SHEET_ACTION + who.JAMIE, m.SHEET_ACTION + who.WILLIAM, m.FEAT_ACTION + who.WILLIAM,
    m.ITEM_ACTION + thing.STARBUCK, m.ITEM_ACTION + thing.BOOK_OF_DAGON, m.ITEM_ACTION + thing.PLIMSOLLS,
    m.CARD_ACTION + WILL * 5 + 4,
)  # fmt: skip
ADDING: Final = ("add_cards", "add_face_up")
WINDOWS: Final = ("before_roll", "after_roll", "before_cards", "after_total", "prevent_defeat", "spare_passenger")


def answer(eyes: Eyes, prompt: str, moves: tuple[int, ...], luck: int) -> int:
    """Choose one of the answers to a question."""
    if prompt == "react":
        return m.REACT if m.REACT in moves and wants_to_react(eyes) else m.PASS
    if prompt == "add_cards" or prompt == "add_face_up":
        check = eyes.view["check"]
        assert check is not None
        if eyes.side == HELP:
            return choose_help(eyes, moves, check)
        if eyes.side == OPEN:
            return choose_harm(eyes, moves, check)
        return choose_spoil(eyes, moves, check, (luck * 37 + 11 * len(eyes.hand)) % 100)
    if prompt == "action":
        return best_action(eyes, moves)
    if prompt == "traitor_action":
        return best_action(eyes, moves)
    if prompt == "next_deep_one":
        return m.ANY_ORDER
    found = reaction_to(eyes, prompt, moves)
    if found >= 0:
        return found if found in moves else moves[0]
    if prompt == "choose_character":
        return moves[luck * len(moves) // 100]
    if prompt == "choose_skills":
        return choose_skill(eyes, moves)
    if prompt in ("discard", "discard_lore", "stoke", "swear_with", "repair_with", "pay_to_leave", "chapel"):
        return choose_payment(eyes, prompt, moves)
    if prompt == "exchange" or prompt == "forgo" or prompt == "give_up_cards":
        return choose_to_exchange(eyes, prompt, moves)
    if prompt == "which_may_move" or prompt == "astral_traveller":
        return choose_who_moves(eyes, prompt, moves)
    return settle(eyes, prompt, moves)


def best_action(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Take the action that is worth most."""
    best = moves[0]
    top = -1000.0
    for move in moves:
        if eyes.side == OPEN:
            worth = harmful_worth(eyes, move)
        elif eyes.side == HIDE:
            worth = harmless_worth(eyes, move)
        else:
            worth = action_worth(eyes, move)
        if worth > top:
            top = worth
            best = move
    return best


def wants_to_react(eyes: Eyes) -> bool:
    """Whether one has something to do in the window that is open."""
    window = eyes.cause[-1]
    if window == "abilities.14":
        return before_roll(eyes, eyes.hand) != m.PASS
    if window == "attack.8":
        return after_roll(eyes, eyes.hand, ()) != m.PASS
    if window == "abilities.15":
        return before_cards(eyes, eyes.hand) != m.PASS
    if window == "skill_checks.8":
        return after_total(eyes, eyes.hand, ()) != m.PASS
    return would_prevent(eyes)


def reaction_to(eyes: Eyes, prompt: str, moves: tuple[int, ...]) -> int:
    """What one does in a window; -1 if the question is none."""
    if prompt == "before_roll":
        return legal_or_pass(before_roll(eyes, eyes.hand), moves)
    if prompt == "after_roll":
        return legal_or_pass(after_roll(eyes, eyes.hand, moves), moves)
    if prompt == "before_cards":
        return legal_or_pass(before_cards(eyes, eyes.hand), moves)
    if prompt == "after_total":
        return legal_or_pass(after_total(eyes, eyes.hand, moves), moves)
    if prompt == "prevent_defeat":
        return prevent(eyes, moves)
    if prompt == "spare_passenger":
        return spare(eyes, moves)
    return -1


def legal_or_pass(move: int, moves: tuple[int, ...]) -> int:
    """A move if it is possible now."""
    return move if move in moves else m.PASS


def choose_skill(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Draw what one has least of; strength for the engines first."""
    chosen: list[int] = eyes.view["chosen"]
    drawn = sum(chosen)
    if m.DONE in moves:  # the Galley, where more cards cost food more often
        most = 5 if eyes.side == HIDE else 3
        if eyes.dials[FOOD] <= 2 and eyes.side == HELP:
            most = 1
        if drawn >= most or len(eyes.hand) + drawn >= HAND_LIMIT:
            return m.DONE
    best = moves[0]
    top = -1000.0
    for move in moves:
        if m.SKILL <= move < m.SKILL + 6:
            skill = move - m.SKILL
            n = (chosen[skill] if skill < len(chosen) else 0) * 1.0
            for card in eyes.hand:
                if SKILL[card] == skill:
                    n += 1.0
            if skill == STRENGTH:
                n -= 1.5
            elif skill in (LORE, INFLUENCE):
                n -= 0.5
            if -n > top:
                top = -n
                best = move
    return best


def choose_payment(eyes: Eyes, prompt: str, moves: tuple[int, ...]) -> int:
    """Discard the card that one misses least, where its value does not matter; else weigh what it saves."""
    best = moves[0]
    top = -1000.0
    need = 0
    if prompt == "repair_with":
        damage = eyes.view["damage"][eyes.space - ROOM] if ROOM <= eyes.space < ROOM + DAMAGEABLE else None
        need = 3 if damage is None else REPAIR[damage]
    for move in moves:
        if move == m.OPTION_A:  # of the Chapel: the ritual goes back
            worth = -5.0 if eyes.side == HELP and step_worth(eyes, RITUAL) > -0.5 else 0.0
        else:
            card = move - m.DISCARD
            worth = -kept_worth(eyes, card)
            if prompt == "stoke" or prompt == "chapel" or prompt == "discard_lore" or prompt == "swear_with":
                loss = lose_harm(eyes, FUEL if prompt == "stoke" else SANITY)
                worth = -payment_harm(eyes, card, loss)
                if eyes.side == HIDE:
                    worth = -float(VALUE[card])
            elif prompt == "repair_with":
                worth += 0.5 if VALUE[card] >= need else 0.1 * VALUE[card]
            elif prompt == "pay_to_leave":
                worth += 0.1 * VALUE[card]
        if worth > top:
            top = worth
            best = move
    return best


def choose_to_exchange(eyes: Eyes, prompt: str, moves: tuple[int, ...]) -> int:
    """Exchange plain cards for others, until one has what one wants."""
    if prompt == "forgo":
        treachery = sum(eyes.view["chosen"])
        for card in eyes.hand:
            if SKILL[card] == TREACHERY:
                treachery += 1
        if treachery >= 6 or m.DONE not in moves:
            return moves[0]
        for move in moves:
            if m.SKILL <= move < m.SKILL + 6:
                return move
        return m.DONE
    best = m.DONE
    least = 0.35 if prompt == "exchange" else 0.2
    treachery = 0
    for card in eyes.hand:
        if SKILL[card] == TREACHERY:
            treachery += 1
    for move in moves:
        if m.DISCARD <= move < m.DISCARD + 30:
            card = move - m.DISCARD
            if SKILL[card] == TREACHERY and prompt == "exchange":
                continue
            worth = KEEP_OPEN[ABILITY[card]] + 0.05 * VALUE[card] if prompt == "exchange" else kept_worth(eyes, card)
            if worth < least:
                least = worth
                best = move
    return best


def choose_who_moves(eyes: Eyes, prompt: str, moves: tuple[int, ...]) -> int:
    """Move Deep Ones out of rooms; with Astral Travel oneself out of Brig and Sick Bay."""
    if prompt == "astral_traveller":
        return m.SEAT + eyes.seat if m.SEAT + eyes.seat in moves and eyes.space in (BRIG, SICK_BAY) else m.DONE
    if eyes.side != HELP:
        return m.DONE
    for move in moves:
        if m.SPACE + DECK <= move < m.SPACE + DEEP:
            return move
    return m.DONE


def settle(eyes: Eyes, prompt: str, moves: tuple[int, ...]) -> int:
    """Take the least harm as a human, the most as a revealed traitor, what looks like a mistake as a hidden one."""
    if prompt.startswith("crisis_"):
        harms = crisis_harms(eyes, moves)
    else:
        harms = [harm_if(eyes, prompt, move) for move in moves]
    own = prompt in OWN
    least = 0
    most = 0
    for i in range(len(moves)):
        if harms[i] < harms[least]:
            least = i
        if harms[i] > harms[most]:
            most = i
    if eyes.side == HELP or own:
        return moves[least]
    if eyes.side == OPEN or prompt in SECRET:
        return moves[most]
    worst = least
    for i in range(len(moves)):
        if harms[worst] < harms[i] <= harms[least] + PLAUSIBLE:
            worst = i
    return moves[worst]


# Questions whose answer one gives for oneself, whatever one's side: harm is then to oneself.
OWN: Final = (
    "walk_out", "leave_sick_bay", "break_out", "the_beast_moves", "patrol", "walk_to", "astral_target", "keep_item",
    "last_item", "conjure", "item_to_keep", "item_to_remove", "improvement", "give_item", "give_to", "present",
    "present_for", "accept", "pass_loyalty", "hand_on", "first_monarch", "start_of_actions", "come_up",
    "which_deep_ones", "divide", "pickpocket", "ward", "who_reacts", "draw_weapon", "rampage_with", "who_shrivels",
    "whom_to_attack", "whom_to_attack_next", "throw_at", "astral_origin", "sabotage", "patient", "disrupt",
    "look_ahead", "look_at_loyalty", "who_acts", "to_the_banquet", "once_more", "suspect", "accuse", "arrest",
    "lock_up", "which_deck", "foresee_deck",
)  # fmt: skip
# Questions whose answer nobody else sees.
SECRET: Final = (
    "mythos_on_top", "top_mythos", "foresee_mythos", "waypoint_on_top", "foresee_waypoint", "top_or_bottom",
)  # fmt: skip


def crisis_harms(eyes: Eyes, moves: tuple[int, ...]) -> list[float]:
    """What the options of a crisis do."""
    each = CARDS[eyes.view["crisis"][-1]]
    harms: list[float] = []
    for move in moves:
        if m.LEADER <= move < m.LEADER + 4:
            harms.append(lose_harm(eyes, move - m.LEADER) + 0.8)
        elif each.kind == CHOICE:
            harms.append(harm_of(eyes, each.first if move == m.OPTION_A else each.second))
        elif move == m.OPTION_A:
            if eyes.side == OPEN:  # it counts as failed
                harms.append(harm_of(eyes, each.second))
            else:
                luck = success_share(eyes, each.skills, each.target)
                harm = luck * harm_of(eyes, each.first) + (1.0 - luck) * harm_of(eyes, each.second)
                harms.append(harm + each.target * POINT * 0.6)
        else:
            harms.append(harm_of(eyes, each.third))
    return harms


def harm_if(eyes: Eyes, prompt: str, move: int) -> float:
    """What an answer does to the humans, or to oneself where the question is one's own."""
    if m.SPACE <= move < m.SPACE + 24:
        return harm_at(eyes, prompt, move - m.SPACE)
    if m.SEAT <= move < m.SEAT + 6:
        return harm_to(eyes, prompt, move - m.SEAT)
    if m.MYTHOS <= move < m.MYTHOS + 70:
        return mythos_harm(eyes, move - m.MYTHOS)
    if m.WAYPOINT <= move < m.WAYPOINT + 20:
        return waypoint_harm(eyes, move - m.WAYPOINT)
    if m.SPELL <= move < m.SPELL + 20:
        return spell_harm(eyes, move - m.SPELL)
    if m.ITEM <= move < m.ITEM + 20:
        worth = ITEM[move - m.ITEM]
        return worth if prompt in ("item_to_remove", "give_item", "present") else -worth
    if m.RESOURCE <= move < m.RESOURCE + 4:
        return -gain_worth(eyes, move - m.RESOURCE)
    if m.TRACK <= move < m.TRACK + 2:
        return -step_worth(eyes, move - m.TRACK)
    if m.NUMBER <= move < m.NUMBER + 9:
        n = move - m.NUMBER
        aboard = sum(eyes.deep_ones[DECK:DEEP])
        return RISKED * n * lose_harm(eyes, SOULS) - 0.75 * min(n, aboard)
    if m.PLAY <= move < m.PLAY + 30 or prompt == "start_of_actions":
        return -starting_worth(eyes, move)
    if m.SKILL <= move < m.SKILL + 6:
        return skill_harm(eyes, move - m.SKILL)
    if m.CHANGE <= move < m.CHANGE + 41:
        return change_harm(eyes, prompt, move - m.CHANGE - 20)
    return plain_harm(eyes, prompt, move)


def skill_harm(eyes: Eyes, skill: int) -> float:
    """What it does to name a skill: one that supports a check, or a deck for it."""
    check = eyes.view["check"]
    if check is not None and check["pile"]:
        return -1.0 if skill in check["skills"] else 1.0
    total = 0.0
    for card in eyes.hand:
        if SKILL[card] == skill:
            total += VALUE[card]
    return -total


def change_harm(eyes: Eyes, prompt: str, change: int) -> float:
    """What it does to change a total, or the ritual."""
    if prompt == "disrupt":
        return -back_harm(eyes, RITUAL, -change, False) if change < 0 else step_worth(eyes, RITUAL, change) * 1.0
    check = eyes.view["check"]
    if check is None:
        return 0.0
    total = check["total"] + change
    hangs = stakes(eyes, check)
    harm = hangs.success if total >= check["target"] else hangs.partial if total >= check["partial"] else hangs.fail
    return harm + 0.01 * abs(change)


def plain_harm(eyes: Eyes, prompt: str, move: int) -> float:
    """What yes, no, one option or the other does."""
    yes = move == m.YES or move == m.OPTION_A
    if prompt.startswith("risk_") or prompt.startswith("choose_"):
        name = prompt[5:] if prompt.startswith("risk_") else prompt[7:]
        if name in waypoint.SLUGS:
            return branch_harm(eyes, waypoint.PROGRAM[waypoint.SLUGS.index(name)], yes)
    if prompt == "fish_for_food":
        return RISKED * lose_harm(eyes, SOULS) - gain_worth(eyes, FOOD) if yes else 0.0
    if prompt == "rats_for_food":
        return lose_harm(eyes, SANITY) - gain_worth(eyes, FOOD) if yes else 0.0
    if prompt == "pharmacy":
        return lose_harm(eyes, FOOD) if yes else ITEM[thing.TRAVEL_PHARMACY] + 0.4
    if prompt == "force_it":
        return eyes.hole + DEFEAT * 0.5 - step_worth(eyes, TRAVEL) if yes else 0.0
    if prompt == "replace_mythos":
        return 1.5 - mythos_harm(eyes, eyes.view["crisis"][-1]) if yes else 0.0
    if prompt == "barricade":
        return 0.0 if move == m.PASS else 0.4 - 0.4 * sum(eyes.deep_ones[DECK:ROOM])
    if prompt == "skip_the_icons":
        return 0.0 if not yes else step_worth(eyes, TRAVEL) - icon_harm(eyes, ACTIVATE_HYDRA)
    if prompt == "to_the_banquet":
        return stand_worth(eyes, eyes.space) - stand_worth(eyes, GALLEY) if yes else 0.0
    if prompt in ("accept", "look_ahead", "once_more"):
        return -1.0 if yes else 0.0
    if prompt == "top_or_bottom":
        top = eyes.known["spells"]
        known = top[-1] if top else None
        worth = -0.8 - spell_harm(eyes, known) if known is not None else 0.0
        return -worth if move == m.TOP else 0.0
    if prompt == "which_deck" or prompt == "foresee_deck":
        return 0.0 if (move == m.DECK) == (eyes.tracks[TRAVEL] < 2) else 1.0
    if prompt == "last_spell":
        return 0.0
    if prompt == "which_monarch":
        return 0.0 if move == m.MONARCH + HYDRA else 0.1
    if prompt == "which_deep_ones":  # those in one's own space
        return -eyes.deep_ones[eyes.space] * act_harm(eyes, eyes.space)
    if prompt == "patient":
        return -SOUL
    if prompt in ("give_item", "present"):
        return 0.0
    if prompt == "call_a_friend":
        return 0.0
    if prompt == "the_beast_moves":
        return -beast_worth(eyes, eyes.space)
    if prompt == "rampage_with" or prompt == "whom_to_attack_next":
        return 0.0
    if prompt == "lock_up":
        return 0.0
    if prompt == "astral_origin" or prompt == "lure_to":
        return 0.0
    return 0.0


def branch_harm(eyes: Eyes, program: int, yes: bool) -> float:
    """What the first or the second branch of a waypoint does."""
    lines = lines_of(program)
    for i in range(len(lines)):
        if lines[i].code == MAY or lines[i].code == EITHER:
            return harm_from(eyes, lines, i + 1 if yes else i + 1 + lines[i].k)
    return 0.0


def beast_worth(eyes: Eyes, space: int) -> float:
    """What Summon the Beast Within does in a space."""
    n = eyes.deep_ones[space] + eyes.traitors[space]
    worth = n * (threat(eyes, space) if eyes.deep_ones[space] else 1.0)
    others = eyes.humans[space] - (1 if space == eyes.space else 0)
    worth -= min(n, 8) / 8 * DEFEAT * (others + 1)
    if DECK <= space < ROOM:
        worth -= min(n, 8) / 8 * eyes.passengers[space - DECK]
    return worth


def harm_at(eyes: Eyes, prompt: str, space: int) -> float:
    """What it does to name a space."""
    if prompt in ("walk_out", "leave_sick_bay", "break_out", "patrol", "walk_to", "astral_target"):
        return -stand_worth(eyes, space)
    if prompt == "the_beast_moves":
        return -beast_worth(eyes, space)
    if prompt in ("banish_to", "send_deep_ones_to", "moves_where"):
        return act_harm(eyes, space) + (0.4 if space >= ROOM else 0.2 if space >= DECK else 0.0)
    if prompt == "which_deep_ones":
        return -act_harm(eyes, space)
    if prompt == "divide" or prompt == "come_up":
        return 0.1 * space
    if prompt == "throw_at":
        return -throw_worth(eyes, space) if eyes.side != OPEN else throw_worth(eyes, space)
    if prompt == "sabotage":
        return -eyes.humans[space] * DEFEAT - (0.5 if space == BOILER_ROOM else 0.0)
    if prompt == "astral_origin":
        return -1.0 if space == eyes.space and space in (BRIG, SICK_BAY) else 1.0
    if prompt in ("who_goes_overboard", "patient"):
        return 0.0
    if prompt == "call_a_friend":
        return -rescue_worth(eyes, space) - 0.1
    if prompt == "lure_to":
        return -0.1 * space
    if prompt == "way" or prompt == "where_they_come":
        return act_harm(eyes, space)
    if prompt == "banish_from":
        return -eyes.deep_ones[space] * threat(eyes, space)
    if eyes.deep_ones[space]:  # which Deep One is to go
        return -threat(eyes, space)
    return 0.0


def harm_to(eyes: Eyes, prompt: str, seat: int) -> float:
    """What it does to name a player."""
    player = eyes.view["players"][seat]
    suspicion = eyes.suspicion[seat]
    shown = player["traitor"] is not None
    if prompt in ("suspect", "accuse", "arrest", "lock_up", "look_at_loyalty"):
        if eyes.side == HELP:
            if seat == eyes.seat:
                return 5.0
            if shown:
                return -1.5
            return -jail_worth(eyes, seat)
        if seat == eyes.seat:
            return 5.0
        title = 0.5 if seat in eyes.view["titles"] else 0.0
        return (5.0 if shown else 1.0) - suspicion * 0.5 - title - 0.03 * player["hand"]
    if prompt == "ward":
        return 0.0 if seat == eyes.seat else 1.0
    if prompt == "who_acts":
        if eyes.side == OPEN:
            return 0.0 if shown else 1.0
        return 5.0 if shown else suspicion - 0.1 * player["hand"] + (1.0 if player["space"] in (BRIG, SICK_BAY) else 0)
    if prompt in ("pass_loyalty", "hand_on"):
        return (5.0 if shown else 0.0) + (1.0 if player["space"] == BRIG else 0.0) - 0.05 * player["hand"]
    if prompt == "defender":
        return 0.05 * player["hand"] + (0.5 if seat == eyes.seat else 0.0)
    if prompt in ("who_shrivels", "whom_to_attack", "whom_to_attack_next"):
        title = 0.2 if seat in eyes.view["titles"] else 0.0
        return -0.9 - title if player["space"] != BRIG else 0.5
    return 0.0
