"""What the table shows of upgrades: the slots below deck, the guns, what is on offer in the shipyards."""

from __future__ import annotations

from undertow.games.everrain import moves as m
from undertow.games.everrain.board import FIRST_SLOT, NOWHERE, SLOTS
from undertow.games.everrain.cards.elders import KIND as ELDER_KIND
from undertow.games.everrain.cards.guns import BATTERIES, GUNS, MOUNTS
from undertow.games.everrain.cards.raiders import FIRST_RAIDER, KIND
from undertow.games.everrain.cards.upgrades import FIRST_GUN, at_slot, price_of
from undertow.games.everrain.names import NOUNS
from undertow.games.everrain.procedures.gun_menu import aimed
from undertow.games.everrain.view import Ship, View
from undertow.sections import Card, Span, Table, Words, card, table

PAIRED = ("hammock", "ships-boat", "galley", "sick-bay", "cabin", "orlop", "powder-room", "chart-room")


def does(words: Words, upgrade: int) -> str:
    """What an upgrade does, and what a pair of it adds."""
    slug = NOUNS["upgrade"][upgrade]
    text = words.say(f"does-upgrade-{slug}")
    if slug not in PAIRED:
        return text
    return words.say("sections-pair", does=text, pair=words.say(f"pair-upgrade-{slug}"))


def slots(ship: Ship, words: Words) -> Table:
    """What is mounted on each slot, and the schematics that lie there. rule: upgrades.4"""
    columns = [words.say(f"sections-{name}") for name in ("slot", "mounted", "schematic", "does")]
    rows: list[list[str | Span]] = []
    for slot, (mounted, plan) in enumerate(zip(ship["mounted"], ship["plans"], strict=True)):
        if plan == NOWHERE and (mounted == NOWHERE or slot >= SLOTS):  # guns are shown by themselves
            continue
        named = words.name("upgrade", at_slot(slot, mounted)) if mounted != NOWHERE else "–"
        if mounted != NOWHERE and plan != NOWHERE:
            named = words.say("sections-covered", upgrade=named)
        planned = words.name("upgrade", at_slot(slot, plan)) if plan != NOWHERE else "–"
        told = does(words, at_slot(slot, mounted)) if mounted != NOWHERE and plan == NOWHERE else "–"
        rows.append([words.name("slot", slot), named, planned, told])
    return table(columns, rows)


def fitted(ship: Ship, words: Words, spot: int) -> list[str]:
    """What works in a slot below deck, if anything does."""
    slot = spot - FIRST_SLOT
    if not 0 <= slot < SLOTS or ship["mounted"][slot] == NOWHERE or ship["plans"][slot] != NOWHERE:
        return []
    return [words.name("upgrade", ship["mounted"][slot])]


def guns(ship: Ship, words: Words) -> Table:
    """What can be fired from which post, and what it does. rule: guns.3"""
    columns = [words.say("sections-battery"), words.say("sections-gun"), words.say("sections-does")]
    rows: list[list[str | Span]] = []
    for battery in range(len(BATTERIES)):
        slot = SLOTS + MOUNTS[battery]
        gun = ship["mounted"][slot]
        if gun != NOWHERE and ship["plans"][slot] == NOWHERE and GUNS[gun].arcs[battery][0]:
            upgrade = FIRST_GUN + gun
            told = words.say(f"does-upgrade-{GUNS[gun].slug}")
            rows.append([words.name("battery", battery), words.thing("upgrade", upgrade), told])
    return table(columns, rows)


def shots(view: View, words: Words) -> Table:
    """What could be fired now, with the odds of it before the roll. rule: guns.5"""
    columns = [words.say(f"sections-{name}") for name in ("gun", "target", "dice", "likely")]
    rows: list[list[str | Span]] = []
    for move, dice, ways, of in view["shots"]:
        battery, target = aimed(move)
        if move >= m.FIRE_ELDER:
            named, odds = words.name("elder", view["risen"]["beast"][ELDER_KIND]), "sections-odds-weaken"
        elif move >= m.SUPPORT:
            named, odds = words.player(target), "sections-odds-hit"
        else:
            kind = view["raiders"][target][KIND]
            named, odds = words.name("enemy", FIRST_RAIDER + kind), "sections-odds-sink"
        chance = words.say(odds, n=(100 * ways + of // 2) // of)
        rows.append([words.name("battery", battery), named, str(dice), chance])
    return table(columns, rows)


def on_offer(upgrade: int, words: Words) -> Card:
    """An upgrade with its price and what it does."""
    text = words.say("sections-upgrade", price=price_of(upgrade), does=does(words, upgrade))
    return card("upgrade", upgrade, words.name("upgrade", upgrade), text)
