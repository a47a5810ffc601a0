"""All that can be read in the box, for whoever wants to read it; nothing of the story cards, which are told in play.

Words are what is printed: figures, then what a thing does.
"""

from __future__ import annotations

from typing import Any, Final

from undertow import texts
from undertow.games.everrain.cards.crew import BOARDS, is_deckhand
from undertow.games.everrain.cards.elders import ELDERS
from undertow.games.everrain.cards.enemies import FOES, NAMED
from undertow.games.everrain.cards.guns import GUNS
from undertow.games.everrain.cards.improvements import IMPROVEMENTS
from undertow.games.everrain.cards.raiders import RAIDERS
from undertow.games.everrain.cards.traits import KINDS_OF_GOOD
from undertow.games.everrain.cards.treasures import COMMODITY, HIGH, LOW, SORTS, STANDARD, TREASURES
from undertow.games.everrain.names import ENEMIES, NOUNS
from undertow.games.everrain.tiles import PORTS
from undertow.games.everrain.yard import PAIRED

PACKAGE: Final = "undertow.games.everrain"
READ: Final = (
    "crew", "trait", "upgrade", "treasure", "enemy", "elder", "place", "order", "post", "die", "hex",
)  # fmt: skip
FORMS: Final = ("round", "square", "rect")
ACTS: Final = ("", "I", "II", "III", "IV")
HOUSES: Final = {
    "university": "university", "hire": "tavern", "rest": "tavern", "listen": "tavern", "repair": "shipyard",
    "improve": "shipyard", "install": "shipyard", "sell": "market", "buy": "market", "treat": "infirmary",
}  # fmt: skip
FACES: Final = {
    "attack": ("hit", "critical", "omen", "blank"),
    "evasion": ("evade", "omen", "blank"),
    "enemy": ("move", "hit", "omen"),
    "fate": (),
}
ELDER_PARTS: Final = ("agony", "signum", "activation", "objective", "beaten")


def cards() -> list[dict[str, Any]]:
    """Everything once; no tales, no answers, no outcomes. rule: events.3

    >>> [len([one for one in cards() if one["noun"] == noun]) for noun in ("crew", "treasure", "tale", "outcome")]
    [24, 40, 0, 0]
    """
    return [
        {"noun": noun, "index": number, "rule": "", "origin": "original", "facts": {}}
        for noun in READ
        for number in range(len(NOUNS[noun]))
    ]


def board() -> dict[str, Any]:
    """What else the page needs to know: nothing."""
    return {}


def said(key: str, lang: str, **values: Any) -> str:
    """A text of the game."""
    return texts.said(key, lang, tuple(values.items()), (PACKAGE,))


def words_of(noun: str, index: int, lang: str) -> str:
    """What is printed."""
    slug = NOUNS[noun][index]
    if noun == "crew":
        return crew(index, lang)
    if noun == "treasure":
        return treasure(index, lang)
    if noun == "enemy":
        return enemy(index, lang)
    if noun == "elder":
        return elder(index, lang)
    if noun == "upgrade":
        return upgrade(index, lang)
    if noun == "die":
        return die(slug, lang)
    does = said(f"does-{noun}-{slug}", lang)
    if noun == "trait":
        return f"{said('trait-kind-positive' if index < KINDS_OF_GOOD else 'trait-kind-negative', lang)}. {does}"
    if noun == "place" and slug in HOUSES:
        return f"{said(f'house-{HOUSES[slug]}', lang)}: {does}"
    if noun == "order":
        return f"{does} {said('does-order-renew', lang)}"
    return does


def crew(index: int, lang: str) -> str:
    """A crew board: its figures, and the trait that a shellback never loses. rule: crew.1"""
    one = BOARDS[index]
    sort = said("crew-deckhand" if is_deckhand(index) else "crew-shellback", lang)
    figures = said(
        "printed-crew", lang, sort=sort, holes=one.holes, island=one.island, port=one.port, dice=one.dice, wage=one.wage
    )
    if is_deckhand(index):
        return figures
    trait = f"{said('trait-kind-indelible', lang)}, {said(f'indelible-{one.slug}', lang)}"
    return f"{figures} {trait}: {said(f'does-indelible-{one.slug}', lang)}"


def treasure(index: int, lang: str) -> str:
    """A treasure: its sort, its price, where it is wanted and where not, and what it does. rule: treasures.3"""
    one = TREASURES[index]
    wants, spurns = [said(f"port-{PORTS[one.level.index(level)]}--at", lang) for level in (HIGH, LOW)]
    sort = said(f"kind-{SORTS[one.sort]}", lang)
    figures = said("printed-treasure", lang, sort=sort, price=one.prices[STANDARD], wants=wants, spurns=spurns)
    return figures if one.sort == COMMODITY else f"{figures} {said(f'does-treasure-{one.slug}', lang)}"


def enemy(index: int, lang: str) -> str:
    """An enemy on deck or at sea: its figures and its omen. rule: enemies.1, enemy_ships.1"""
    omen = said(f"omen-of-{ENEMIES[index]}", lang)
    if index in NAMED:
        foe = FOES[NAMED.index(index)]
        return said("printed-foe", lang, act=ACTS[foe.act], hits=foe.hits, dice=foe.dice, omen=omen)
    ship = next(raider for raider in RAIDERS if raider.slug == ENEMIES[index])
    return said("printed-raider", lang, act=ACTS[ship.act], hits=ship.hits, dice=ship.dice, reach=ship.reach, omen=omen)


def elder(index: int, lang: str) -> str:
    """An elder: its dice, when it wakes and what then. rule: elders.1"""
    one = ELDERS[index]
    found = [said("printed-elder", lang, dice=one.dice), said("does-elder-wakes", lang)]
    for part in ELDER_PARTS:
        does = said(f"does-elder-{one.slug}-{part}", lang)
        found.append(does if part == "objective" else f"{said(f'sections-elder-{part}', lang)}: {does}")
    ours = [said(key, lang) for key in ("option-house_rules", "does-elder-hush", "does-elder-wrath")]
    return " ".join([*found, *ours])


def upgrade(index: int, lang: str) -> str:
    """An improvement or a gun: its price, its form, what it does, and what a pair adds. rule: upgrades.11, guns.3"""
    slug = NOUNS["upgrade"][index]
    does = said(f"does-upgrade-{slug}", lang)
    if slug in PAIRED:
        does = said("sections-pair", lang, does=does, pair=said(f"pair-upgrade-{slug}", lang))
    if index >= len(IMPROVEMENTS):
        return said("printed-upgrade", lang, price=GUNS[index - len(IMPROVEMENTS)].price, does=does)
    one = IMPROVEMENTS[index]
    return f"{said('printed-upgrade', lang, price=one.price, does=does)} {said(f'form-{FORMS[one.form]}', lang)}"


def die(slug: str, lang: str) -> str:
    """A die: its faces, and what each does. rule: dice.1"""
    faces = [f"{said(f'face-{one}', lang)}: {said(f'does-face-{slug}-{one}', lang)}" for one in FACES[slug]]
    return " ".join([said(f"does-die-{slug}", lang), *faces])
