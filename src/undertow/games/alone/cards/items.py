"""The items: through which action each is used, charges, materials, what it does, and what it does when upgraded.

What an item does is a handful of numbers by name; the procedures of its action read them (``procedures/items.py``).
An upgraded item does what stands in the first table, with what stands in the second in its place or beside it. The
jetpack's effect and the dice of ammunition are the book's, everything else is original.

Move: ``steps`` sectors; ``calm``: shocks on the way cost nothing; ``pin``: creatures in the sector left (1), and in
those adjacent to it (2), cannot be moved this turn.
Explore: ``reveal`` sectors, in a ``line`` or along a ``path``, or all ``around``; ``stairs`` may be taken by a path;
``light`` goes on in them, and in the Hero's ``own`` sector; ``sweep`` danger tokens; ``heat``: creatures within so many
sectors are shown.
Locate: ``track`` creatures within so many sectors, with their ``distance``; ``rooms`` whose place is told.
Attack: ``dice``, so many more ``per_charge``; ``flame``: light before it, ``glow``: at the target after it; ``sight``
and ``far``: so many sectors away in sight, or revealed; ``burst``: everybody in a sector; ``again``: misses (1) and
conditional hits (2) are rolled again; ``doors`` may be cleared instead.
Search: ``cards`` more; ``door``: one may be blocked or cleared then; ``recharge`` so many items, ``twice`` one of them.
Interact: ``health``, ``composure``, ``actions`` more, ``weld`` doors blocked or cleared; ``seam``: they hold better.
"""

from __future__ import annotations

from typing import Final

from undertow.games.alone.moments import ATTACK, EXPLORE, INTERACT, LOCATE, MOVE, SEARCH

MATERIALS: Final = ("alloy", "circuit", "reagent")
ALLOY: Final = 0
CIRCUIT: Final = 1
REAGENT: Final = 2

Does = dict[str, int]


class Item:
    """An item. rule: items.1, items.2"""

    def __init__(
        self, slug: str, action: int, charges: int, material: int, needs: int, plain: Does, better: Does,
        origin: str = "original",
    ) -> None:  # fmt: skip
        self.slug = slug
        self.action = action
        self.charges = charges
        self.material = material
        self.needs = needs  # the material of its upgrade
        self.plain = plain
        self.better = better
        self.origin = origin

    def does(self, what: str, upgraded: int) -> int:
        """One of the numbers that say what it does; 0: it does nothing of that sort."""
        if upgraded and what in self.better:
            return self.better[what]
        return self.plain.get(what, 0)


ITEMS: Final = (
    Item("slug-rounds", ATTACK, 4, ALLOY, CIRCUIT, {"per_charge": 2, "again": 1}, {"again": 2}, "seed"),
    Item("tracer-rounds", ATTACK, 4, CIRCUIT, REAGENT, {"per_charge": 2, "sight": 2}, {"glow": 1}, "seed"),
    Item("incendiary-rounds", ATTACK, 4, REAGENT, ALLOY, {"per_charge": 2, "flame": 1}, {"dice": 1}, "seed"),
    Item("jetpack", MOVE, 3, ALLOY, REAGENT, {"steps": 2}, {"steps": 3}, "seed"),
    Item("magnetic-boots", MOVE, 3, ALLOY, CIRCUIT, {"steps": 1, "calm": 1}, {"steps": 2}),
    Item("smoke-canister", MOVE, 3, REAGENT, ALLOY, {"steps": 1, "pin": 1}, {"pin": 2}),
    Item("scout-drone", EXPLORE, 3, CIRCUIT, ALLOY, {"path": 1, "reveal": 3, "sweep": 1}, {"reveal": 5, "stairs": 1}),
    Item("flare-gun", EXPLORE, 3, REAGENT, CIRCUIT, {"reveal": 2, "light": 1, "sweep": 1}, {"reveal": 3, "own": 1}),
    Item("thermal-goggles", EXPLORE, 3, CIRCUIT, REAGENT, {"around": 1}, {"heat": 3}),
    Item("motion-tracker", LOCATE, 3, CIRCUIT, REAGENT, {"track": 4}, {"track": 6, "distance": 1}),
    Item("floor-plan-chip", LOCATE, 2, CIRCUIT, ALLOY, {"rooms": 1}, {"rooms": 2}),
    Item("plasma-cutter", ATTACK, 3, ALLOY, REAGENT, {"dice": 3}, {"dice": 4, "doors": 2}),
    Item("shock-grenade", ATTACK, 2, REAGENT, CIRCUIT, {"dice": 2, "burst": 1}, {"dice": 3}),
    Item("sentry-gun", ATTACK, 2, ALLOY, CIRCUIT, {"dice": 3, "far": 3}, {"dice": 4}),
    Item("blowtorch", ATTACK, 3, REAGENT, ALLOY, {"dice": 2, "flame": 1}, {"dice": 3}),
    Item("crowbar", SEARCH, 3, ALLOY, REAGENT, {"cards": 1, "door": 1}, {"cards": 2}),
    Item("tool-kit", SEARCH, 2, ALLOY, CIRCUIT, {"recharge": 2}, {"recharge": 3, "twice": 1}),
    Item("field-medkit", INTERACT, 2, REAGENT, CIRCUIT, {"health": 3}, {"health": 4}),
    Item("sedative", INTERACT, 2, REAGENT, ALLOY, {"composure": 3}, {"composure": 4}),
    Item("neurostimulator", INTERACT, 2, CIRCUIT, REAGENT, {"actions": 2}, {"composure": 1}),
    Item("door-welder", INTERACT, 3, CIRCUIT, ALLOY, {"weld": 2}, {"seam": 1}),
)
ITEM: Final[dict[str, int]] = {item.slug: number for number, item in enumerate(ITEMS)}
AMMO: Final = 3  # the first three are ammunition

# What items leave on the map (``Table.gear``).
SMOKE: Final = 0  # sectors out of which nothing is moved this turn
WELDED: Final = 1  # blocked doors that hold better
WELDED_SEEN: Final = 2  # ... as the Hero last saw them
