"""What is told: every kind of event with its rule, its values and how much it matters.

Places are counted from the Hero's start.
"""

from __future__ import annotations

from typing import Final

from undertow.kernel.log import ROUTINE, STAKE, TURNING, Kinds

KINDS: Final = Kinds()

# Set-up and rounds
GAME_BEGUN: Final = KINDS.kind("game_begun", "setup.1", "seat", own=TURNING, others=TURNING)
MISSION_DRAWN: Final = KINDS.kind("mission_drawn", "setup.4", "mission", own=STAKE)
DECK_CHOSEN: Final = KINDS.kind("deck_chosen", "hands.1", "seat", "deck")
CARDS_DRAWN: Final = KINDS.kind("cards_drawn", "hands.10", "seat", "deck", "n", own=ROUTINE)
CARD_DRAWN: Final = KINDS.kind("card_drawn", "hands.9", "seat", "card", drawn=True)  # to whoever drew it
PILE_SHUFFLED: Final = KINDS.kind("pile_shuffled", "hands.10", "deck", own=ROUTINE)
START_CHOSEN: Final = KINDS.kind("start_chosen", "setup.6")
ROUND_BEGUN: Final = KINDS.kind("round_begun", "turns.1", "n")
TURN_BEGUN: Final = KINDS.kind("turn_begun", "turns.4", "n")
BULLET_TIME: Final = KINDS.kind("bullet_time", "turns.5", "seat", "n")
CHARACTER_CHOSEN: Final = KINDS.kind("character_chosen", "setup.2", "character")
LEADER_PASSED_ON: Final = KINDS.kind("leader_passed_on", "leader.4", "seat", own=ROUTINE)

# What the Hero does
WALKS: Final = KINDS.kind("walks", "move.1", "side")
STAIRS_TAKEN: Final = KINDS.kind("stairs_taken", "stairs.2")
EXPLORES: Final = KINDS.kind("explores", "explore.1", "side")
TARGET_NAMED: Final = KINDS.kind("target_named", "locate.1", "target")  # the first; the second is told with it
LOCATES: Final = KINDS.kind("locates", "locate.1", "target", "other_target")
LOCATED: Final = KINDS.kind("located", "locate.3", "target", "n", "floor")
LOCATED_NONE: Final = KINDS.kind("located_none", "locate.6", "target")
ATTACKS: Final = KINDS.kind("attacks", "attack.1", "creature", "n")
SEARCHES: Final = KINDS.kind("searches", "search.1")
ROOM_SEARCHED: Final = KINDS.kind("room_searched", "search.2", "room")
ITEM_DRAWN: Final = KINDS.kind("item_drawn", "search.1", "item", own=STAKE, drawn=True)
REPAIRS: Final = KINDS.kind("repairs", "interact.1", "side")
INTERACTS: Final = KINDS.kind("interacts", "interact.3", "mission")
DOOR_TACKLED: Final = KINDS.kind("door_tackled", "doors.6", "side")
DOOR_BLOCKED: Final = KINDS.kind("door_blocked", "move.4", "side")
DOOR_CLEARED: Final = KINDS.kind("door_cleared", "doors.6", "side")
DANGER_SWEPT: Final = KINDS.kind("danger_swept", "explore.4", "place")
ACTION_ENDED: Final = KINDS.kind("action_ended", "rulings.9", own=ROUTINE)

# What is shown
SECTOR_SHOWN: Final = KINDS.kind("sector_shown", "labyrinth.4", "place", "shape")
ROOM_SHOWN: Final = KINDS.kind("room_shown", "labyrinth.4", "place", "room")
SECTOR_HIDDEN: Final = KINDS.kind("sector_hidden", "labyrinth.8", "place", own=STAKE)
LABYRINTH_TIDIED: Final = KINDS.kind("labyrinth_tidied", "round_end.6", "n", own=ROUTINE)
CREATURE_SHOWN: Final = KINDS.kind("creature_shown", "creatures.15", "figure", "place")
CREATURE_LEFT: Final = KINDS.kind("creature_left", "creatures.16", "creature", "place", "side")
CREATURE_WALKED: Final = KINDS.kind("creature_walked", "labyrinth.2", "creature", "place")
DANGER_SHOWN: Final = KINDS.kind("danger_shown", "labyrinth.4", "place")
LIGHT_ON: Final = KINDS.kind("light_on", "light.4", "place")
LIGHT_OUT: Final = KINDS.kind("light_out", "light.4", "place", own=STAKE)
BLOCKADE_GONE: Final = KINDS.kind("blockade_gone", "doors.5", "place", "side")
NOISE: Final = KINDS.kind("noise", "noise.2", "side")
NOISE_BELOW: Final = KINDS.kind("noise_elsewhere", "noise.4")
NOISE_HERE: Final = KINDS.kind("noise_here", "noise.6")
FELT: Final = KINDS.kind("felt", "noise.2", "creature", "n")  # with Tremor Sense

# Fights and losses
SHOCK: Final = KINDS.kind("shock", "shock.1", "creature", "n", own=STAKE)
DICE_ROLLED: Final = KINDS.kind("dice_rolled", "attack.6", "hits", "conditional", "misses", rolled=True)
WOUNDED: Final = KINDS.kind("wounded", "attack.7", "creature", own=STAKE)
KILLED: Final = KINDS.kind("killed", "attack.8", "creature", own=STAKE)
UNHARMED: Final = KINDS.kind("unharmed", "attack.10", "creature")
OPPORTUNITY: Final = KINDS.kind("opportunity", "attacks.5", "n", own=STAKE)
CREATURE_ATTACKS: Final = KINDS.kind("creature_attacks", "attacks.1", "creature", "n", own=STAKE)
HEALTH_LOST: Final = KINDS.kind("health_lost", "attacks.1", "n", "total", own=STAKE)
COMPOSURE_LOST: Final = KINDS.kind("composure_lost", "shock.1", "n", "total", own=STAKE)
HEALTH_REGAINED: Final = KINDS.kind("health_regained", "difficulty.1", "n", "total")
COMPOSURE_REGAINED: Final = KINDS.kind("composure_regained", "difficulty.1", "n", "total")

# The Hero's people
COMPANION_GAINED: Final = KINDS.kind("companion_gained", "companions.1", "character", "n", own=STAKE)
COMPANION_HELPS: Final = KINDS.kind("companion_helps", "companions.3", "character", "n")
COMPANION_SHIELDS: Final = KINDS.kind("companion_shields", "companions.4", "character", "n", "left")
COMPANION_GONE: Final = KINDS.kind("companion_gone", "companions.6", "character", own=STAKE)
SACRIFICED: Final = KINDS.kind("sacrificed", "companions.2", "character", own=STAKE)
EXPERIENCE: Final = KINDS.kind("experience", "experience.1", "skill", "n")
SKILL_UNLOCKED: Final = KINDS.kind("skill_unlocked", "experience.3", "skill", own=STAKE)

# Evil
CARD_PLAYED: Final = KINDS.kind("card_played", "reactions.3", "seat", "card")
CARD_DANGEROUS: Final = KINDS.kind("card_dangerous", "dangerous.2", "card", own=STAKE)
CARD_COVERED: Final = KINDS.kind("card_covered", "reactions.3", "seat", "deck")
ENOUGH: Final = KINDS.kind("enough", "rulings.12", "seat", own=ROUTINE)
PROPOSAL_REFUSED: Final = KINDS.kind("proposal_refused", "rulings.5", "card")  # to its owner
CARDS_DISCARDED: Final = KINDS.kind("cards_discarded", "round_end.5", "seat", "n", own=ROUTINE)
CREATURE_SPAWNED: Final = KINDS.kind("creature_spawned", "creatures.12", "creature", "sector")  # to Evil
CREATURE_MOVED: Final = KINDS.kind("creature_moved", "creatures.13", "creature", "sector")  # to Evil
CREATURE_STAYED: Final = KINDS.kind("creature_stayed", "creatures.14", "creature", "sector", own=ROUTINE)  # to Evil
BLOCKADE_CLEARED: Final = KINDS.kind("blockade_cleared", "doors.3", "creature", "sector")  # to Evil
DANGER_PLACED: Final = KINDS.kind("danger_placed", "round_end.9", "sector")  # to Evil
DANGER_REMOVED: Final = KINDS.kind("danger_removed", "round_end.11", "sector")  # to Evil
DANGER_GAINED: Final = KINDS.kind("danger_gained", "round_end.2", "n")

SIDE_CHOSEN: Final = KINDS.kind("side_chosen", "secrecy.4", "n", own=ROUTINE)
CASE_TOLD: Final = KINDS.kind("case_told", "secrecy.4", "n", own=ROUTINE)
CREATURE_GONE: Final = KINDS.kind("creature_gone", "labyrinth.2", "creature", "place")
TRUTH: Final = KINDS.kind("truth", "secrecy.3", "place")
CREATURE_HEALED: Final = KINDS.kind("creature_healed", "attack.12", "creature", "place")
DOOR_SHUT: Final = KINDS.kind("door_shut", "doors.4", "place", "side")
DANGER_GONE: Final = KINDS.kind("danger_gone", "labyrinth.2", "place")
FIELD_FREED: Final = KINDS.kind("field_freed", "reactions.6", "n", own=ROUTINE)
TOLL_PAID: Final = KINDS.kind("toll_paid", "rulings.10", "price")
HITS_CANCELLED: Final = KINDS.kind("hits_cancelled", "rulings.10", "n")
MORE_DICE: Final = KINDS.kind("more_dice", "rulings.10", "n")
DICE_FOR: Final = KINDS.kind("dice_for", "rulings.10", "figure", "n")  # one that stands with the Hero
FEWER_DICE: Final = KINDS.kind("fewer_dice", "rulings.10", "n")

# Missions, nightmare, the end
MISSION_DONE: Final = KINDS.kind("mission_done", "missions.1", "mission", own=STAKE)
MAIN_MISSION: Final = KINDS.kind("main_mission", "goal.2", "mission", own=TURNING)
RULE_USED: Final = KINDS.kind("rule_used", "missions.3", "mission")
ON_CARD: Final = KINDS.kind("on_card", "missions.4", "token", "n")
HATCH: Final = KINDS.kind("hatch", "missions.4", "place")
LAMPS: Final = KINDS.kind("lamps", "missions.7", "n")
EXTRA_ROUND: Final = KINDS.kind("extra_round", "difficulty.7", own=STAKE)
SABOTEUR_PLACED: Final = KINDS.kind("saboteur_placed", "cards.6", own=STAKE)
MATRIARCH_PLACED: Final = KINDS.kind("matriarch_placed", "missions.5", own=STAKE)
COURIER_PLACED: Final = KINDS.kind("courier_placed", "missions.5", own=STAKE)
BEACON: Final = KINDS.kind("beacon", "missions.7", "side", "n")
BEACON_FLOOR: Final = KINDS.kind("beacon_elsewhere", "missions.7", "n")
BEACON_HERE: Final = KINDS.kind("beacon_here", "missions.7")
NEEDLES_PLACED: Final = KINDS.kind("needles_placed", "missions.4", "n", own=STAKE)
NEEDLE_PLACED: Final = KINDS.kind("needle_placed", "missions.4", "sector")  # to Evil
CORE_PLACED: Final = KINDS.kind("core_placed", "missions.4", "sector")  # to Evil
NEEDLE_SHOWN: Final = KINDS.kind("needle_shown", "labyrinth.4", "place")
NEEDLE_FALSE: Final = KINDS.kind("needle_false", "missions.7", "place")
CORE_FOUND: Final = KINDS.kind("core_found", "missions.7", "place", own=STAKE)
SABOTAGE: Final = KINDS.kind("sabotage", "cards.8", "n", own=STAKE)
SABOTAGE_REMOVED: Final = KINDS.kind("sabotage_removed", "cards.9", "n")
ADRENALINE: Final = KINDS.kind("adrenaline", "round_end.7", "n")
NIGHTMARE: Final = KINDS.kind("nightmare", "nightmare.1", own=TURNING)
GAME_WON: Final = KINDS.kind("game_won", "goal.1", own=TURNING)
MAP_OPENED: Final = KINDS.kind("map_opened", "secrecy.6", own=TURNING)
GAME_LOST: Final = KINDS.kind("game_lost", "goal.3", own=TURNING)

# Items
ITEMS_SHUFFLED: Final = KINDS.kind("items_shuffled", "search.4", own=ROUTINE)
ITEM_TAKEN: Final = KINDS.kind("item_taken", "cards.4", "item", own=STAKE)
ITEM_DISCARDED: Final = KINDS.kind("item_discarded", "items.1", "item")
CHARGES_BACK: Final = KINDS.kind("charges_back", "items.1", "item", "n")
CHARGE_LOST: Final = KINDS.kind("charge_lost", "rulings.10", "item")
UPGRADED: Final = KINDS.kind("upgraded", "items.3", "item", "other_item", own=STAKE)
ITEM_USED: Final = KINDS.kind("item_used", "actions.4", "item", "n")
RECHARGED: Final = KINDS.kind("recharged", "items.6", "item")
THROWS: Final = KINDS.kind("throws", "attack.2", "n")
CUTS: Final = KINDS.kind("cuts", "doors.4")
FLIES_ON: Final = KINDS.kind("flies_on", "explore.1", "side")
SMOKE: Final = KINDS.kind("smoke", "actions.4", "place")
WELDED: Final = KINDS.kind("welded", "doors.4", "place", "side")
TRACKED: Final = KINDS.kind("tracked", "locate.3", "creature", "side")
TRACKED_AT: Final = KINDS.kind("tracked_at", "locate.3", "creature", "side", "n")
TRACKED_NONE: Final = KINDS.kind("tracked_none", "locate.6")
HEAT_SHOWN: Final = KINDS.kind("heat_shown", "labyrinth.4", "creature", "place")
PLAN_TOLD: Final = KINDS.kind("plan_told", "locate.3", "room", "place")
MORE_ACTIONS: Final = KINDS.kind("more_actions", "actions.3", "n")
