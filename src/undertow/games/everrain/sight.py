"""Line of sight: from centre to centre; where it runs along an edge, it is blocked only if both hexes block."""

from __future__ import annotations

from collections.abc import Container

from undertow.games.everrain.hexes import Place, distance

FINE = 1000  # parts of a step, so that a line can be nudged to either side without leaving it
CACHE: dict[Place, tuple[tuple[Place, ...], ...]] = {}  # by the goal relative to the start


def rounded(x: int, z: int, whole: int) -> Place:
    """The hex that a point lies in; a step is ``whole`` parts long."""
    y = -x - z
    a, b, c = [(2 * part + whole) // (2 * whole) for part in (x, y, z)]
    off_a, off_b, off_c = abs(a * whole - x), abs(b * whole - y), abs(c * whole - z)
    if off_a > off_b and off_a > off_c:
        return -b - c, c
    return (a, c) if off_b > off_c else (a, -a - b)


def crossed(goal: Place) -> tuple[tuple[Place, ...], ...]:
    """What a line to a relative hex crosses: at each step one hex, or two where it runs along their edge."""
    steps = distance((0, 0), goal)
    whole = steps * FINE
    found: list[tuple[Place, ...]] = []
    for number in range(1, steps):
        x, z = goal[0] * number * FINE, goal[1] * number * FINE
        one, two = [rounded(x + nudge, z + 2 * nudge, whole) for nudge in (1, -1)]
        found.append((one,) if one == two else (one, two))
    return tuple(found)


def is_clear(start: Place, goal: Place, blocking: Container[Place]) -> bool:
    """Whether a line of sight leads from one hex to another; its ends never block. rule: sight.1, sight.5"""
    relative = goal[0] - start[0], goal[1] - start[1]
    if relative not in CACHE:
        CACHE[relative] = crossed(relative)
    for places in CACHE[relative]:
        if all([(start[0] + q, start[1] + r) in blocking for q, r in places]):
            return False
    return True
