"""The seventy mythos cards: who decides, what is checked, which icons stand below.

What their crises order stands in ``procedures.programs``, under the same names.

origin: six cards seed (their skills and icons public), the others public
"""

from __future__ import annotations

from typing import Final

from undertow.games.unfathomable.board import INFLUENCE, LORE, OBSERVATION, STRENGTH, WILL
from undertow.games.unfathomable.cards.characters import (
    ARJUN,
    BEATRICE,
    EDMUND,
    ISHMAEL,
    JAMIE,
    JEANNE,
    KEILANI,
    SAMIRA,
    SVETLANA,
    WILLIAM,
)
from undertow.games.unfathomable.cards.programs import NOTHING, program

# Kinds of crises. rule: mythos.10
CHOICE: Final = 0
CHECK: Final = 1
COMBINED: Final = 2

# Who decides: a character by number, or one of these. rule: mythos.12
CURRENT: Final = 10
CAPTAIN: Final = 11
KEEPER: Final = 12

# Icons. rule: activations.1, activations.1a, activations.1b, activations.1c, mythos.21, mythos.25, mythos.27
ACTIVATE_HYDRA: Final = 0
ACTIVATE_DAGON: Final = 1
ACTIVATE_DEEP_ONES: Final = 2
ADVANCE_TRAVEL: Final = 0
ADVANCE_RITUAL: Final = 1
ADVANCE_EITHER: Final = 2

INF, LOR, OBS, STR, WIL = 1 << INFLUENCE, 1 << LORE, 1 << OBSERVATION, 1 << STRENGTH, 1 << WILL
NO_PARTIAL: Final = 99  # rule: mythos.17


class MythosCard:
    """A mythos card. ``first``, ``second`` and ``third`` are programs.

    Of a choice: its two options. Of a check: success, failure, partial success. Of a combination: success, failure,
    the other option.
    """

    def __init__(
        self, slug: str, kind: int, chooser: int, target: int, partial: int, skills: int, activation: int, track: int,
        origin: str,
    ) -> None:  # fmt: skip
        self.slug = slug
        self.rule = "crisis." + slug
        self.kind = kind
        self.chooser = chooser
        self.target = target
        self.partial = partial
        self.skills = skills
        self.activation = activation
        self.track = track
        self.origin = origin
        self.first = program(f"crisis.{slug} {('option_a', 'success', 'success')[kind]}")
        self.second = program(f"crisis.{slug} {('option_b', 'failure', 'failure')[kind]}")
        has_third = kind == COMBINED or (kind == CHECK and partial != NO_PARTIAL)
        self.third = program(f"crisis.{slug} {('', 'partial', 'other')[kind]}") if has_third else NOTHING

    @property
    def named(self) -> bool:
        """Whether it is a green card, for one character. rule: mythos.4c"""
        return self.chooser < CURRENT


CARDS: Final[list[MythosCard]] = []


def card(
    slug: str, kind: int, chooser: int, target: int, partial: int, skills: int, activation: int, track: int,
    origin: str = "public",
) -> int:  # fmt: skip
    """Add a card; the answer is its number."""
    CARDS.append(MythosCard(slug, kind, chooser, target, partial, skills, activation, track, origin))
    return len(CARDS) - 1


ACCUSATION: Final = card("accusation", CHOICE, CAPTAIN, 0, NO_PARTIAL, 0, ACTIVATE_DEEP_ONES, ADVANCE_RITUAL)
CLASS_STRUGGLE: Final = card("class_struggle", CHOICE, CAPTAIN, 0, NO_PARTIAL, 0, ACTIVATE_DEEP_ONES, ADVANCE_TRAVEL)
DINGHY_LAUNCH: Final = card("dinghy_launch", CHOICE, CAPTAIN, 0, NO_PARTIAL, 0, ACTIVATE_DAGON, ADVANCE_TRAVEL)
FOOD_RATIONING: Final = card("food_rationing", CHOICE, CAPTAIN, 0, NO_PARTIAL, 0, ACTIVATE_DEEP_ONES, ADVANCE_RITUAL)
IMPROVISED_FUEL_SOURCE: Final = card(
    "improvised_fuel_source", CHOICE, CAPTAIN, 0, NO_PARTIAL, 0, ACTIVATE_HYDRA, ADVANCE_RITUAL
)
INCOMING_SOS: Final = card("incoming_sos", CHOICE, CAPTAIN, 0, NO_PARTIAL, 0, ACTIVATE_DAGON, ADVANCE_RITUAL)
INFECTION: Final = card("infection", CHOICE, CAPTAIN, 0, NO_PARTIAL, 0, ACTIVATE_DEEP_ONES, ADVANCE_TRAVEL)
JUST_DESSERTS: Final = card("just_desserts", CHOICE, CURRENT, 0, NO_PARTIAL, 0, ACTIVATE_DEEP_ONES, ADVANCE_EITHER)
MISSING_JEWELRY: Final = card("missing_jewelry", CHOICE, CAPTAIN, 0, NO_PARTIAL, 0, ACTIVATE_HYDRA, ADVANCE_TRAVEL)
MISSING_PARENTS: Final = card("missing_parents", CHOICE, CURRENT, 0, NO_PARTIAL, 0, ACTIVATE_DEEP_ONES, ADVANCE_RITUAL)
MYSTERIOUS_LIFEBOAT: Final = card(
    "mysterious_lifeboat", CHOICE, KEEPER, 0, NO_PARTIAL, 0, ACTIVATE_DEEP_ONES, ADVANCE_RITUAL
)
POISONED_FOOD: Final = card("poisoned_food", CHOICE, KEEPER, 0, NO_PARTIAL, 0, ACTIVATE_DEEP_ONES, ADVANCE_TRAVEL)
RITUAL_SUPPORT: Final = card("ritual_support", CHOICE, KEEPER, 0, NO_PARTIAL, 0, ACTIVATE_HYDRA, ADVANCE_TRAVEL)
SACRIFICE_DEEP_ONE: Final = card(
    "sacrifice_deep_one", CHOICE, KEEPER, 0, NO_PARTIAL, 0, ACTIVATE_DEEP_ONES, ADVANCE_TRAVEL
)
STRANGE_VISION: Final = card("strange_vision", CHOICE, CURRENT, 0, NO_PARTIAL, 0, ACTIVATE_DEEP_ONES, ADVANCE_EITHER)
THE_ANARCHO_INDIVIDUALIST: Final = card(
    "the_anarcho_individualist", CHOICE, CURRENT, 0, NO_PARTIAL, 0, ACTIVATE_DAGON, ADVANCE_RITUAL
)
THE_CAPTAINS_BANQUET: Final = card(
    "the_captains_banquet", CHOICE, CAPTAIN, 0, NO_PARTIAL, 0, ACTIVATE_HYDRA, ADVANCE_TRAVEL
)
TOO_MANY_BODIES: Final = card("too_many_bodies", CHOICE, CAPTAIN, 0, NO_PARTIAL, 0, ACTIVATE_DEEP_ONES, ADVANCE_TRAVEL)
TRANSFORMATION: Final = card("transformation", CHOICE, CAPTAIN, 0, NO_PARTIAL, 0, ACTIVATE_DEEP_ONES, ADVANCE_TRAVEL)
VOLUNTEER_ARMY: Final = card("volunteer_army", CHOICE, CAPTAIN, 0, NO_PARTIAL, 0, ACTIVATE_DAGON, ADVANCE_RITUAL)
FAMILY_TIES: Final = card("family_ties", CHOICE, ISHMAEL, 0, NO_PARTIAL, 0, ACTIVATE_DEEP_ONES, ADVANCE_TRAVEL)
ADRIFT_FISHING_BOAT: Final = card(
    "adrift_fishing_boat", CHECK, CURRENT, 16, 13, INF | OBS | STR, ACTIVATE_HYDRA, ADVANCE_EITHER
)
BARRICADE_THE_HATCHES: Final = card(
    "barricade_the_hatches", CHECK, CURRENT, 10, NO_PARTIAL, STR | WIL, ACTIVATE_HYDRA, ADVANCE_EITHER
)
COLLISION_COURSE: Final = card("collision_course", CHECK, CURRENT, 11, 8, OBS | WIL, ACTIVATE_DEEP_ONES, ADVANCE_RITUAL)
COORDINATED_ASSAULT: Final = card(
    "coordinated_assault", CHECK, CURRENT, 17, NO_PARTIAL, INF | LOR | OBS, ACTIVATE_DEEP_ONES, ADVANCE_RITUAL
)
DAMAGED_EVAPORATOR: Final = card("damaged_evaporator", CHECK, CURRENT, 11, 8, OBS | WIL, ACTIVATE_HYDRA, ADVANCE_RITUAL)
DEEP_ONE_FEINT: Final = card(
    "deep_one_feint", CHECK, CURRENT, 11, NO_PARTIAL, OBS | WIL, ACTIVATE_DEEP_ONES, ADVANCE_EITHER
)
DEEP_ONE_SWARM: Final = card(
    "deep_one_swarm", CHECK, CURRENT, 15, 11, LOR | OBS | STR, ACTIVATE_DEEP_ONES, ADVANCE_EITHER
)
DISTURBING_DREAMS: Final = card("disturbing_dreams", CHECK, CURRENT, 13, 10, INF | LOR, ACTIVATE_HYDRA, ADVANCE_TRAVEL)
EOT_FAILURE: Final = card("eot_failure", CHECK, CURRENT, 11, NO_PARTIAL, INF | OBS, ACTIVATE_DAGON, ADVANCE_RITUAL)
FEAR_OF_THE_UNKNOWN: Final = card(
    "fear_of_the_unknown", CHECK, CURRENT, 15, NO_PARTIAL, INF | LOR | WIL, ACTIVATE_DEEP_ONES, ADVANCE_EITHER
)
FLOODING_COMPARTMENT: Final = card(
    "flooding_compartment", CHECK, CURRENT, 9, NO_PARTIAL, STR | WIL, ACTIVATE_DEEP_ONES, ADVANCE_RITUAL
)
FOOD_STORES_RAID: Final = card("food_stores_raid", CHECK, CURRENT, 11, 8, INF | STR, ACTIVATE_DAGON, ADVANCE_TRAVEL)
HOLD_THE_LINE: Final = card("hold_the_line", CHECK, CURRENT, 15, 10, LOR | STR | WIL, ACTIVATE_HYDRA, ADVANCE_EITHER)
HORRIFIC_VISIONS: Final = card(
    "horrific_visions", CHECK, CURRENT, 10, NO_PARTIAL, LOR | WIL, ACTIVATE_DEEP_ONES, ADVANCE_RITUAL
)
HULL_LEAK: Final = card("hull_leak", CHECK, CURRENT, 9, NO_PARTIAL, OBS | STR, ACTIVATE_DEEP_ONES, ADVANCE_TRAVEL)
HYPNOTIC_MELODY: Final = card("hypnotic_melody", CHECK, CURRENT, 10, 7, INF | WIL, ACTIVATE_DEEP_ONES, ADVANCE_TRAVEL)
INFILTRATOR: Final = card("infiltrator", CHECK, CURRENT, 11, 8, LOR | STR, ACTIVATE_HYDRA, ADVANCE_TRAVEL)
JAIL_BREAK: Final = card("jail_break", CHECK, CURRENT, 9, NO_PARTIAL, LOR | STR, ACTIVATE_DAGON, ADVANCE_EITHER)
LURE_OF_YHANTHLEI: Final = card(
    "lure_of_yhanthlei", CHECK, CURRENT, 9, NO_PARTIAL, INF | LOR, ACTIVATE_DAGON, ADVANCE_RITUAL
)
MISSING_MUNITIONS: Final = card(
    "missing_munitions", CHECK, CURRENT, 16, 12, INF | OBS | WIL, ACTIVATE_DEEP_ONES, ADVANCE_EITHER
)
ON_THE_OFFENSIVE: Final = card(
    "on_the_offensive", CHECK, CURRENT, 10, NO_PARTIAL, LOR | STR, ACTIVATE_DAGON, ADVANCE_EITHER
)
PASSENGER_OVERBOARD: Final = card(
    "passenger_overboard", CHECK, CURRENT, 9, NO_PARTIAL, LOR | OBS, ACTIVATE_DEEP_ONES, ADVANCE_TRAVEL
)
PASSENGER_RIOT: Final = card("passenger_riot", CHECK, CURRENT, 13, 10, INF | STR, ACTIVATE_DEEP_ONES, ADVANCE_TRAVEL)
RALLY_THE_CREW: Final = card("rally_the_crew", CHECK, CURRENT, 13, 10, INF | WIL, ACTIVATE_DAGON, ADVANCE_EITHER)
RAT_INFESTATION: Final = card(
    "rat_infestation", CHECK, CURRENT, 12, 8, INF | OBS, ACTIVATE_DEEP_ONES, ADVANCE_RITUAL, "seed"
)
SEWAGE_BACKUP: Final = card("sewage_backup", CHECK, CURRENT, 9, NO_PARTIAL, STR | WIL, ACTIVATE_DAGON, ADVANCE_EITHER)
SHIPBOARD_FIRE: Final = card(
    "shipboard_fire", CHECK, CURRENT, 11, 8, OBS | STR, ACTIVATE_DEEP_ONES, ADVANCE_RITUAL, "seed"
)
STOLEN_RITUAL_COMPONENTS: Final = card(
    "stolen_ritual_components", CHECK, CURRENT, 10, NO_PARTIAL, LOR | OBS, ACTIVATE_DAGON, ADVANCE_TRAVEL, "seed"
)
THE_FATHERS_FAVOR: Final = card(
    "the_fathers_favor", CHECK, CURRENT, 16, 11, LOR | OBS | STR, ACTIVATE_DAGON, ADVANCE_TRAVEL
)
THE_MOTHERS_WRATH: Final = card(
    "the_mothers_wrath", CHECK, CURRENT, 17, 12, INF | LOR | STR, ACTIVATE_HYDRA, ADVANCE_TRAVEL, "seed"
)
BUCKET_BRIGADE: Final = card(
    "bucket_brigade", COMBINED, CAPTAIN, 16, NO_PARTIAL, INF | STR | WIL, ACTIVATE_HYDRA, ADVANCE_RITUAL, "seed"
)
COAL_BUNKER_FIRE: Final = card(
    "coal_bunker_fire", COMBINED, CURRENT, 13, NO_PARTIAL, INF | STR, ACTIVATE_DAGON, ADVANCE_RITUAL
)
CRIMINAL_ACTIVITY: Final = card(
    "criminal_activity", COMBINED, CURRENT, 11, NO_PARTIAL, INF | OBS, ACTIVATE_HYDRA, ADVANCE_RITUAL
)
FIREMEN_STRIKE: Final = card(
    "firemen_strike", COMBINED, CURRENT, 9, NO_PARTIAL, STR | WIL, ACTIVATE_DAGON, ADVANCE_RITUAL
)
IDENTITY_CRISIS: Final = card(
    "identity_crisis", COMBINED, CURRENT, 11, NO_PARTIAL, INF | LOR, ACTIVATE_DEEP_ONES, ADVANCE_RITUAL
)
KITTY_LITTER: Final = card("kitty_litter", COMBINED, CURRENT, 10, NO_PARTIAL, LOR | OBS, ACTIVATE_HYDRA, ADVANCE_RITUAL)
LOOMING_BREAKDOWN: Final = card(
    "looming_breakdown", COMBINED, CAPTAIN, 11, NO_PARTIAL, OBS | STR, ACTIVATE_HYDRA, ADVANCE_RITUAL
)
OPEN_THE_GATE: Final = card(
    "open_the_gate", COMBINED, KEEPER, 18, NO_PARTIAL, LOR | OBS | WIL, ACTIVATE_DAGON, ADVANCE_RITUAL, "seed"
)
POWER_TO_THE_PEOPLE: Final = card(
    "power_to_the_people", COMBINED, CAPTAIN, 9, NO_PARTIAL, INF | WIL, ACTIVATE_DEEP_ONES, ADVANCE_TRAVEL
)
RITUAL_COORDINATION: Final = card(
    "ritual_coordination", COMBINED, KEEPER, 9, NO_PARTIAL, LOR | WIL, ACTIVATE_DEEP_ONES, ADVANCE_TRAVEL
)
HISTORY_REPEATS: Final = card(
    "history_repeats", COMBINED, KEILANI, 13, NO_PARTIAL, INF | STR, ACTIVATE_DEEP_ONES, ADVANCE_TRAVEL
)
THE_PEACEMAKER: Final = card(
    "the_peacemaker", COMBINED, ARJUN, 13, NO_PARTIAL, INF | WIL, ACTIVATE_HYDRA, ADVANCE_TRAVEL
)
SIGNS_OF_LIFE: Final = card(
    "signs_of_life", COMBINED, JEANNE, 13, NO_PARTIAL, INF | OBS, ACTIVATE_DEEP_ONES, ADVANCE_TRAVEL
)
THE_GAME_IS_AFOOT: Final = card(
    "the_game_is_afoot", COMBINED, JAMIE, 13, NO_PARTIAL, OBS | STR, ACTIVATE_DEEP_ONES, ADVANCE_TRAVEL
)
DO_NO_HARM: Final = card("do_no_harm", COMBINED, SVETLANA, 13, NO_PARTIAL, LOR | OBS, ACTIVATE_DAGON, ADVANCE_TRAVEL)
MISCALCULATION: Final = card(
    "miscalculation", COMBINED, BEATRICE, 13, NO_PARTIAL, LOR | OBS, ACTIVATE_DAGON, ADVANCE_TRAVEL
)
GIFT_OF_THE_MOTHER: Final = card(
    "gift_of_the_mother", COMBINED, EDMUND, 15, NO_PARTIAL, STR | WIL, ACTIVATE_HYDRA, ADVANCE_TRAVEL
)
MEMORY_OF_THE_DEEP: Final = card(
    "memory_of_the_deep", COMBINED, WILLIAM, 13, NO_PARTIAL, LOR | WIL, ACTIVATE_HYDRA, ADVANCE_TRAVEL
)
TICKET_PLEASE: Final = card(
    "ticket_please", COMBINED, SAMIRA, 13, NO_PARTIAL, INF | WIL, ACTIVATE_DEEP_ONES, ADVANCE_TRAVEL
)

SLUGS: Final = tuple([each.slug for each in CARDS])

# What cards that are kept can do as an action.
SACRIFICE: Final = program("crisis.sacrifice_deep_one action")
REMEMBER: Final = program("crisis.memory_of_the_deep action")
