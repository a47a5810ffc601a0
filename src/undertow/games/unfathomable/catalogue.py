"""What is printed on the cards and on the board, as plain figures for whoever draws them.

Names and words are not here: they come from ``game.nouns`` and the texts of the rules.
"""

from __future__ import annotations

from typing import Any, Final

from undertow.games.unfathomable import board as b
from undertow.games.unfathomable import presets
from undertow.games.unfathomable.cards import characters as c
from undertow.games.unfathomable.cards import damage, items, mythos, skills, spells, waypoints

SHEETS_SEEN: Final = (c.JEANNE, c.SVETLANA, c.WILLIAM)
FEATS_SEEN: Final = (c.BEATRICE, c.WILLIAM)
SKILLS_SEEN: Final = (
    skills.COORDINATED_EFFORT, skills.NOTHING_TO_HIDE, skills.INSPIRING_SPEECH, skills.SHRIVELLING,
    skills.LESSER_BANISHMENT, skills.PERSISTENCE,
)  # fmt: skip
FEAT_ACTIONS: Final = (c.JEANNE, c.JAMIE, c.ISHMAEL, c.WILLIAM)  # feats that cost an action
SHEET_ACTIONS: Final = (c.ARJUN, c.JAMIE, c.ISHMAEL, c.WILLIAM, c.SAMIRA)  # abilities that cost an action
CRISES: Final = ("choice", "check", "combined")  # by the kind of a mythos card
ACTIVATIONS: Final = ("hydra", "dagon", "deep_ones")
ADVANCES: Final = ("travel", "ritual", "either")
CHOOSERS: Final = ("character", "current", "captain", "keeper")
LOYALTY_RULES: Final = ("loyalty.2", "loyalty.3", "loyalty.4")
TITLE_RULES: Final = ("titles.5", "titles.10")


def cards() -> list[dict[str, Any]]:
    """Every card, and what else has words of its own: rooms, titles, passengers.

    >>> [card["facts"]["target"] for card in cards() if card["rule"] == "crisis.bucket_brigade"]
    [16]
    """
    return [
        *sheets(), *feats(), *skill_cards(), *item_cards(), *spell_cards(), *waypoint_cards(), *damage_cards(),
        *mythos_cards(), *loyalty_cards(), *titles(), *passengers(), *rooms(),
    ]  # fmt: skip


def card(noun: str, index: int, rule: str, origin: str, **facts: Any) -> dict[str, Any]:
    """One entry."""
    return {"noun": noun, "index": index, "rule": rule, "origin": origin, "facts": facts}


def seen(is_seen: bool) -> str:
    """Where a card comes from."""
    return "seed" if is_seen else "public"


def sheets() -> list[dict[str, Any]]:
    """The characters: skill set by type, where and with what they start, their places in both lines of succession."""
    return [
        card(
            "character", who, f"sheet.{slug}", seen(who in SHEETS_SEEN),
            skill_set=list(c.SKILL_SETS[who]), start=c.STARTS[who], item=who, feat=who,
            captain=c.SUCCESSION[b.CAPTAIN].index(who) + 1, keeper=c.SUCCESSION[b.KEEPER].index(who) + 1,
            unmasked=f"unmasked.{slug}", action=who in SHEET_ACTIONS,
        )
        for who, slug in enumerate(c.SLUGS)
    ]  # fmt: skip


def feats() -> list[dict[str, Any]]:
    """The feats, one of each character."""
    return [
        card("feat", who, f"feat.{slug}", seen(who in FEATS_SEEN), character=who, action=who in FEAT_ACTIONS)
        for who, slug in enumerate(c.SLUGS)
    ]


def skill_cards() -> list[dict[str, Any]]:
    """The kinds of skill cards, with how often there is one."""
    return [
        card(
            "card", kind, skills.RULES[skills.ABILITY[kind]], seen(skills.ABILITY[kind] in SKILLS_SEEN),
            skill=skills.SKILL[kind], value=skills.VALUE[kind], copies=skills.COPIES[skills.VALUE[kind] - 1],
            ability=skills.ABILITIES[skills.ABILITY[kind]], action=skills.IS_ACTION[kind],
        )
        for kind in range(skills.KINDS)
    ]  # fmt: skip


def item_cards() -> list[dict[str, Any]]:
    """The items: trait, the skill that an Improvement adds, whose starting item it is (-1: none)."""
    return [
        card(
            "item", item, f"item.{slug}", items.ORIGIN[item],
            trait=items.TRAITS.get(item, ""), improves=items.IMPROVES[item],
            starts_with=item if item < items.STARTING else c.NO_CHARACTER, action=item in items.ACTIONS,
        )
        for item, slug in enumerate(items.SLUGS)
    ]  # fmt: skip


def spell_cards() -> list[dict[str, Any]]:
    """The spells; ``kept``: they stay in a play area until they are used."""
    return [
        card("spell", spell, spells.RULES[spell], spells.ORIGIN[spell], kept=spell in spells.KEPT)
        for spell in range(spells.SPELLS)
    ]


def waypoint_cards() -> list[dict[str, Any]]:
    """The waypoints with their distance."""
    return [
        card("waypoint", number, waypoints.RULES[number], waypoints.ORIGIN[number], distance=waypoints.DISTANCE[number])
        for number in range(waypoints.WAYPOINTS)
    ]


def damage_cards() -> list[dict[str, Any]]:
    """The damage cards: which skill a repair takes (-1: any), and cards of what value (0: it does not stay)."""
    found: list[dict[str, Any]] = []
    for number, slug in enumerate(damage.SLUGS):
        stays = number < damage.STRUCTURAL
        rule = "damage_card.structural_damage" if stays else f"damage_card.{slug}"
        skill = number if number < damage.ANY_SKILL else items.NO_SKILL
        repair = damage.REPAIR[number] if stays else 0
        found.append(card("damage", number, rule, "public", structural=stays, skill=skill, repair=repair))
    return found


def mythos_cards() -> list[dict[str, Any]]:
    """The mythos cards: kind, who decides, target number (0: no check), skills that support it, both icons."""
    found: list[dict[str, Any]] = []
    for number, each in enumerate(mythos.CARDS):
        who = "character" if each.named else CHOOSERS[each.chooser - mythos.CURRENT + 1]
        found.append(
            card(
                "mythos", number, each.rule, each.origin,
                kind=CRISES[each.kind], chooser=who, character=each.chooser if each.named else c.NO_CHARACTER,
                target=each.target, partial=0 if each.partial == mythos.NO_PARTIAL else each.partial,
                skills=[skill for skill in range(len(b.SKILLS)) if each.skills >> skill & 1],
                activates=ACTIVATIONS[each.activation], advances=ADVANCES[each.track],
            )
        )  # fmt: skip
    return found


def loyalty_cards() -> list[dict[str, Any]]:
    """The loyalty cards, with how many of each are dealt from, by the number of players."""
    return [
        card(
            "loyalty", loyalty, LOYALTY_RULES[loyalty], "seed",
            copies={str(seats): deck[loyalty] for seats, deck in b.LOYALTY_DECK.items()},
        )
        for loyalty in range(len(b.LOYALTIES))
    ]  # fmt: skip


def titles() -> list[dict[str, Any]]:
    """The two titles and their lines of succession."""
    return [
        card("title", title, TITLE_RULES[title], "seed", succession=list(c.SUCCESSION[title]))
        for title in range(len(b.TITLES))
    ]


def passengers() -> list[dict[str, Any]]:
    """The kinds of passenger tokens: how many there are, and what their defeat costs."""
    return [
        card(
            "passenger", kind, "passengers.8", "public",
            copies=b.PASSENGER_TOKENS[kind], souls=b.PASSENGER_SOULS[kind], sanity=b.PASSENGER_SANITY[kind],
        )
        for kind in range(len(b.PASSENGERS))
    ]  # fmt: skip


def rooms() -> list[dict[str, Any]]:
    """The rooms with what can be done in them; nothing in the Sick Bay."""
    found: list[dict[str, Any]] = []
    for space in range(b.ROOM, b.DEEP):
        rule = "sick_bay.1" if space == b.SICK_BAY else f"room.{b.SPACES[space]}"
        found.append(card("space", space, rule, "public", numbers=numbers_of(space), action=space != b.SICK_BAY))
    return found


# -- the board ---------------------------------------------------------------------------------------------------------


def kind_of(space: int) -> str:
    """Water, deck or room.

    >>> [kind_of(space) for space in (b.WATER, b.DECK, b.BRIG)]
    ['water', 'deck', 'room']
    """
    return "water" if b.is_water(space) else "deck" if b.is_deck(space) else "room"


def numbers_of(space: int) -> list[int]:
    """The results of a die that mean a space, as they are printed there.

    >>> numbers_of(b.BOILER_ROOM), numbers_of(b.SICK_BAY), numbers_of(b.WATER)
    ([7, 8], [], [1, 2, 3, 4])
    """
    rolled = b.WATER_ROLLED if b.is_water(space) else b.DECK_ROLLED if b.is_deck(space) else b.ROOM_ROLLED
    return [result for result in range(1, b.SIDES + 1) if rolled[result] == space]


def space_data(space: int) -> dict[str, Any]:
    """One space: kind, numbers, borders; its arrow and, in the water, one step to the front and to the back."""
    return {
        "index": space,
        "slug": b.SPACES[space],
        "kind": kind_of(space),
        "numbers": numbers_of(space),
        "adjacent": list(b.ADJACENT[space]),
        "arrow": b.ARROW[space] if space < b.ROOM else b.NOWHERE,
        "front": b.BOWWARD[space] if space < b.DECK else b.NOWHERE,
        "back": b.STERNWARD[space] if space < b.DECK else b.NOWHERE,
        "damageable": b.can_be_damaged(space),
    }


def board() -> dict[str, Any]:
    """The figures of the board. ``lanes``: the water on either side of the ship from front to back, then the Deep."""
    return {
        "spaces": [space_data(space) for space in range(b.DEEP)],
        "deep": b.DEEP,
        "lanes": [[0, 2, 4, 6, b.DEEP], [1, 3, 5, 7, b.DEEP]],
        "closest": [list(line) for line in b.CLOSEST],
        "resources": list(b.RESOURCES),
        "dial": b.DIAL,
        "dial_most": b.DIAL_MOST,
        "tracks": list(b.TRACKS),
        "track_end": b.TRACK_END,
        "awakening": b.AWAKENING,
        "port": b.PORT,
        "monarchs": list(b.MONARCHS),
        "deep_ones": b.DEEP_ONES,
        "gathered": b.GATHERED,
        "skills": list(b.SKILLS),
        "hand_limit": b.HAND_LIMIT,
        "brig_price": b.BRIG_PRICE,
        "sides": b.SIDES,
        "titles": list(b.TITLES),
        "loyalties": list(b.LOYALTIES),
        "passengers": list(b.PASSENGERS),
        "passenger_tokens": list(b.PASSENGER_TOKENS),
        "windows": list(presets.WINDOWS),
        "hits": {"deep_one": b.HITS_A_DEEP_ONE, "character": b.HITS_A_CHARACTER},
    }


def side(view: Any, seat: int | None) -> str:
    """With whose eyes a seat sees the end: one card that is not human is enough to be a traitor."""
    if seat is None or view["loyalties"] is None:
        return "humans"
    traitor = view["players"][seat]["traitor"]
    return "traitors" if traitor or any(view["loyalties"][seat]) else "humans"
