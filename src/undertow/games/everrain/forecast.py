"""What is about to happen: the enemy phase if nothing changes, and what guns cover."""

from __future__ import annotations

from functools import lru_cache

from undertow.games.everrain import elder_sections, params
from undertow.games.everrain.board import NOWHERE, SLOTS
from undertow.games.everrain.cards.elders import KIND as ELDER_KIND
from undertow.games.everrain.cards.guns import BATTERIES, GUNS, MOUNTS
from undertow.games.everrain.cards.raiders import ACTED, AT, BOOST, FIRST_RAIDER, GOAL, HEADING, KIND, RAIDERS, WOUNDS
from undertow.games.everrain.chart import Chart
from undertow.games.everrain.hexes import SIDES, Place, distance
from undertow.games.everrain.tiles import PORT, ROUGH
from undertow.games.everrain.view import Ship, View
from undertow.games.everrain.ways import left_on
from undertow.sections import Facts, Line, Words, facts, span


def enemy_phase(view: View, words: Words) -> Facts:
    """The elder, storms, enemies on deck and at sea, the agenda, in their order. rule: round.8 to round.12"""
    found: list[tuple[str, str | Line]] = []
    if view["risen"]["beast"]:
        found.append((words.name("elder", view["risen"]["beast"][ELDER_KIND]), elder_sections.forecast(view, words)))
    if view["storms"]:
        found.append((words.say("forecast-storms"), storms(view, words)))
    boarded = [seat for seat, ship in enumerate(view["ships"]) if ship["foes"]]
    if boarded:
        who = [
            words.say("forecast-on-deck", who=words.player(seat), n=len(view["ships"][seat]["foes"]))
            for seat in boarded
        ]
        found.append((words.say("forecast-boarded"), [span(", ".join(who), "danger")]))
    for raider, targets in zip(view["raiders"], view["threats"], strict=True):
        found.append((words.name("enemy", FIRST_RAIDER + raider[KIND]), raid(view, words, raider, targets)))
    found.append((words.say("forecast-agenda"), agenda(view, words)))
    return facts(*found)


def storms(view: View, words: Words) -> Line:
    """How many storms move, and who lies below one of them. rule: storms.6"""
    covered = [place for storm in view["storms"] for place in storm]
    below = [
        seat
        for seat, ship in enumerate(view["ships"])
        if ship["hex"] != NOWHERE and view["hexes"][ship["hex"]][:2] in covered
    ]
    told: Line = [words.say("forecast-move", n=len(view["storms"]))]
    if below:
        told.append(span(words.say("forecast-below", who=", ".join([words.player(seat) for seat in below])), "danger"))
    return told


def raid(view: View, words: Words, raider: list[int], targets: list[int]) -> Line:
    """Whom an enemy ship could attack from where it is; else how far it has to go. rule: enemy_ships.8"""
    if targets:
        who = ", ".join([words.player(seat) for seat in targets])
        return [span(words.say("forecast-attacks", who=who), "danger"), *arrival(view, words, raider)]
    here, goal = view["hexes"][raider[AT]], view["hexes"][raider[GOAL]]
    away = distance((here[0], here[1]), (goal[0], goal[1]))
    return [words.say("forecast-sails", n=away), *arrival(view, words, raider)]


def arrival(view: View, words: Words, raider: list[int]) -> Line:
    """In which round it is at its destination at the earliest, and what that brings. rule: enemy_ships.11"""
    turn = earliest(view, raider)
    if not turn:
        return []
    left = RAIDERS[raider[KIND]].hits + len(view["ships"]) - raider[WOUNDS]
    told = words.say("forecast-arrives", turn=turn, n=left)
    return [span(told, "danger" if turn == view["round"] else "")]


def earliest(view: View, raider: list[int]) -> int:
    """The first round in which an enemy ship could arrive if nothing changes; 0: no way leads there.

    Every die shows a move; where its omen gives more moves than one, one of them shows that. rule: enemy_ships.9
    """
    row = RAIDERS[raider[KIND]]
    most = max(row.dice, row.dice - 1 + row.n) if row.omen == BOOST else row.dice
    covered = [place for storm in view["storms"] for place in storm]
    stormy = [[q, r] in covered for q, r, _ in view["hexes"]]
    price = [2 if kind == ROUGH or stormy[number] else 1 for number, (_, _, kind) in enumerate(view["hexes"])]
    closed = [kind == PORT and not stormy[number] for number, (_, _, kind) in enumerate(view["hexes"])]
    chart = charted(tuple([part for tile in view["tiles"] for part in tile]), tuple(view["risen"]["reclaimed"]))
    left = left_on(chart, price, closed, raider[GOAL]).get(raider[AT] * SIDES + raider[HEADING], 0)
    return view["round"] + raider[ACTED] + (left - 1) // most if left else 0


@lru_cache(64)
def charted(laid: tuple[int, ...], reclaimed: tuple[int, ...]) -> Chart:
    """The sea, as its tiles lie."""
    return Chart(laid, reclaimed)


def agenda(view: View, words: Words) -> Line:
    """Where the agenda will stand, and whether the enemy's marker moves. rule: agenda.1, agenda.2"""
    n = params.AGENDA_STEP + len(view["ships"])
    cycle = view["agenda_spaces"] - params.FIRST_SPACE
    steps = view["agenda"] - params.FIRST_SPACE + n
    told: Line = [words.say("forecast-steps", n=n, space=params.FIRST_SPACE + steps % cycle)]
    if steps >= cycle:
        told.append(span(words.say("forecast-marker", space=view["enemy"] + steps // cycle), "danger"))
    return told


# -- what is covered ---------------------------------------------------------------------------------------------------


def covered_by_guns(view: View, ship: Ship) -> dict[Place, list[tuple[int, int]]]:
    """By hex: battery and dice of the ship's own guns as it heads now. rule: guns.3"""
    found: dict[Place, list[tuple[int, int]]] = {}
    if ship["hex"] == NOWHERE:
        return found
    q, r, _ = view["hexes"][ship["hex"]]
    for battery in range(len(BATTERIES)):
        slot = SLOTS + MOUNTS[battery]
        gun = ship["mounted"][slot]
        if gun == NOWHERE or ship["plans"][slot] != NOWHERE or not GUNS[gun].arcs[battery][0]:
            continue
        for (a, b), dice in GUNS[gun].arcs[battery][ship["heading"]].items():
            found.setdefault((q + a, r + b), []).append((battery, dice))
    return found


def covered_by_enemies(view: View) -> set[Place]:
    """The hexes that enemy ships cover as they head now. rule: enemy_ships.8"""
    found: set[Place] = set()
    for raider in view["raiders"]:
        q, r, _ = view["hexes"][raider[AT]]
        found.update([(q + a, r + b) for a, b in RAIDERS[raider[KIND]].vector[raider[HEADING]]])
    return found


def legend(words: Words) -> list[Line]:
    """What the signs on the sea mean."""
    own, enemy = words.say("forecast-own-arc"), words.say("forecast-enemy-arc")
    return [[span("+", "own"), f" {own}"], [span("!", "danger"), f" {enemy}"]]
