"""The Everrain: what a voyage can bring, told by what everybody hears of it."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

from rare import Rare, ends, has, told

import undertow
from undertow.games.everrain.cards.elders import SLUGS
from undertow.games.everrain.cards.island import GOLDEN
from undertow.games.everrain.cards.stories import FIRST_OF_CHRONICLES, PARTS, part_of
from undertow.games.everrain.params import LAST_ACT
from undertow.kernel.log import Event

EPILOGUE = PARTS - 1
BY_THE_WAY = ("omen_paid", "foe_struck", "foe_slain", "raider_hit")  # what is told between a shot and what comes of it
DAMAGED = ("post_destroyed", "wounded", "damage_held_off")


def follows(state: undertow.State, first: str, then: tuple[str, ...]) -> list[tuple[Event, Event]]:
    """All events of a kind, each with what came of it, if that is one of these."""
    pairs, events = [], told(state)
    for number, event in enumerate(events):
        if event.key == first:
            rest = [other for other in events[number + 1 :] if other.key not in BY_THE_WAY]
            if rest and rest[0].key in then:
                pairs.append((event, rest[0]))
    return pairs


def beaten(state: undertow.State, elder: int) -> bool:
    """The elder has risen, and still the players reach the end."""
    return has(state, "elder_risen", elder=elder) and ends(state, "discovery")


def acts_of_both(state: undertow.State) -> bool:
    """The players win an act, and the enemy another one."""
    return has(state, "act_won") and has(state, "act_lost")


def the_last_act(state: undertow.State) -> bool:
    """A long voyage sees Act IV and a storm of four hexes."""
    long = state.options["length"] == "long"
    return long and has(state, "act_begun", act=LAST_ACT) and has(state, "storm_placed", n=4)


def loots_its_own_wreck(state: undertow.State) -> bool:
    """A ship is lost, returns, sails to the hex where it went down, and loots."""
    at: dict[int, int] = {}
    lost: dict[int, int] = {}
    returned: set[int] = set()
    for event in told(state):
        seat = event.values.get("seat", -1)
        if event.key in ("ship_moved", "ship_drifted", "ship_put_out", "ship_drawn"):
            at[seat] = event.values["at"]
        elif event.key == "ship_lost" and seat in at:
            lost[seat] = at.pop(seat)
            returned.discard(seat)
        elif event.key == "ship_returned":
            returned.add(seat)
            at.pop(seat, None)
        elif event.key == "wreck_looted" and seat in returned and at.get(seat, -1) == lost.get(seat, -2):
            return True
    return False


def sunk_by_guns(state: undertow.State) -> bool:
    """An enemy ship sinks right after a shot."""
    return bool(follows(state, "gun_fired", ("raider_sunk",)))


def supported_with_blanks(state: undertow.State) -> bool:
    """Supporting fire damages the ship that it is to help."""
    return any(shot.values["other"] == harm.values["seat"] for shot, harm in follows(state, "supported", DAMAGED))


def boarding_lost(state: undertow.State) -> bool:
    """A ship is lost while it has an enemy ship boarded."""
    boarding: set[int] = set()
    for event in told(state):
        seat = event.values.get("seat", -1)
        if event.key == "boarded":
            boarding.add(seat)
        elif event.key in ("boarding_won", "ships_parted", "turn_begun"):
            boarding.discard(seat)
        elif event.key == "ship_lost" and seat in boarding:
            return True
    return False


def chronicle_finished(state: undertow.State) -> bool:
    """The last part of a chronicle is read, and what comes of it."""
    tales = [event for event in told(state) if event.key in ("tale_told", "outcome_told")]
    return any(
        one.key == "tale_told"
        and one.values["tale"] >= FIRST_OF_CHRONICLES
        and part_of(one.values["tale"]) == EPILOGUE
        and (other.key, other.values["seat"]) == ("outcome_told", one.values["seat"])
        for one, other in pairwise(tales)
    )


EVERRAIN: dict[str, Rare] = {
    **{
        f"beaten_{slug}": Rare((2,), partial(beaten, elder=number), {"elder": slug, "difficulty": "easy"})
        for number, slug in enumerate(SLUGS)
    },
    "both_win_acts": Rare((1,), acts_of_both),
    "fourth_act": Rare((2,), the_last_act, {"length": "long", "difficulty": "easy"}),
    "own_wreck": Rare((2,), loots_its_own_wreck),
    "ship_sunk_by_guns": Rare((1,), sunk_by_guns),
    "ship_arrived": Rare((1,), partial(has, key="raider_arrived")),
    "supporting_fire_with_blanks": Rare((2,), supported_with_blanks, {}, ("support",)),
    "unpaid": Rare((1,), partial(has, key="left_unpaid")),
    "boarded": Rare((1,), partial(has, key="boarding_won"), {}, ("board",)),
    "boarding_lost": Rare((1,), boarding_lost, {}, ("board",)),
    "golden_point": Rare((1,), partial(has, key="stepped", landmark=GOLDEN), {}, ("journey",)),
    "chronicle_finished": Rare((1,), chronicle_finished),
    "chronicle_waits": Rare((2,), partial(has, key="chronicle_waits")),
    "chronicle_unwritten": Rare((1,), partial(has, key="chronicle_unwritten")),
}
