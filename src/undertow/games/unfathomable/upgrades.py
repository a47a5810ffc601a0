"""How a table of older rules goes on by the present ones: what a save of each version becomes in the next."""

from __future__ import annotations

from typing import Any, Final

from undertow.games.unfathomable.cards.numbered_before import NAMES as NUMBERED_BEFORE

Frame = list[Any]  # the name of a procedure, the rule of its step, its fields

# By program: how far its instructions have moved, from which place on. Version 2 asks whether there are enough
# passengers before it offers to risk them, and rolls whatever a spell has counted.
MOVED: Final = {
    "waypoint.abandoned_depot": [(1, 1), (3, 0)],
    "waypoint.deserted_island": [(1, 1), (3, 0)],
    "waypoint.shipwreck_survivors": [(1, 1), (3, 0)],
    "waypoint.wrecked_ship": [(1, 1), (3, 0)],
    "waypoint.rainstorm": [(2, 1), (4, 0)],
    "spell.call_down_the_storm": [(2, -1)],
    "spell.call_friends": [(2, -1)],
    "spell.summon_the_beast_within": [(4, -1)],
}


def from_1_to_2(data: dict[str, Any]) -> dict[str, Any]:
    """The current player orders all who are hit at once, and several programs have other instructions."""
    data["stack"] = [frame for entry in data["stack"] for frame in frames_of(entry, data)]
    return data


def frames_of(entry: Frame, data: dict[str, Any]) -> list[Frame]:
    """What a frame has become; one for several players is now one for each."""
    name, rule, *fields = entry
    if name == "Effects":
        program = fields[0] if isinstance(fields[0], str) else NUMBERED_BEFORE[fields[0]]
        return [[name, rule, program, fields[1], place_in(program, fields[2]), fields[3]]]
    if name == "DefeatSeveral":
        return [[name, rule, fields[0], [0] * 8, 0, 0]]
    if name == "DefeatPassengers":
        return [["DefeatSeveral", "abilities.16", [], fields[0], 0, 0]]
    if name == "Discards":
        left, first = fields
        seats = [(first + i) % data["seats"] for i in range(data["seats"])]
        return [[name, rule, seat, left[seat]] for seat in reversed(seats) if left[seat]]
    return [entry]


def place_in(program: str, place: int) -> int:
    """The place of an order in a program, by the place that it had."""
    by = 0
    for begin, change in MOVED.get(program, ()):
        if place >= begin:
            by = change
    return place + by


def from_2_to_3(data: dict[str, Any]) -> dict[str, Any]:
    """Cards are added behind a screen; whoever is adding some goes on with it."""
    return data


UPGRADES: Final = {1: from_1_to_2, 2: from_2_to_3}
