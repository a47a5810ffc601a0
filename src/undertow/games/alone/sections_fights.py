"""What a fight would cost and bring, before it comes to it: bare hands, automatic attacks, leaving, strikes."""

from __future__ import annotations

from typing import Any

from undertow.games.alone import chances
from undertow.kernel.rolls import Spread
from undertow.sections import Section, Words, section, table

View = dict[str, Any]


def fights(view: View, words: Words) -> list[Section]:
    """The chances of every roll that may come; nothing where no creature is with the Hero or aims at him."""
    rows: list[list[str]] = []
    bare = chances.bare(view)
    for figure in here(view):
        killed, wounded = chances.against(view, bare, figure)
        said = words.say("sections-item-odds", killed=killed, wounded=wounded)
        rows.append([words.say("sections-fight-bare", creature=words.name("figure", figure)), str(dice_of(bare)), said])
    danger, all_dice = chances.in_danger(view), 0
    attackers, afar = chances.attackers(view), chances.afar(view)
    for number, one in enumerate([*attackers, *afar]):
        all_dice += one.dice
        name = words.say("sections-fight-attack", creature=words.name("figure", one.figure))
        if number >= len(attackers):
            name = words.say("sections-fight-afar")
        rows.append([name, str(one.dice), lost(words, chances.roll(one.dice, danger))])
    if len(attackers) + len(afar) > 1:
        rows.append([words.say("sections-fight-all"), str(all_dice), lost(words, chances.roll(all_dice, danger))])
    leaving = chances.opportunity(view)
    if attackers:
        rows.append([words.say("sections-fight-leave"), str(leaving), lost(words, chances.roll(leaving, False))])
    if not rows:
        return []
    columns = [words.say(f"sections-fight-{one}") for one in ("what", "dice", "chance")]
    return [section(words.say("sections-fights"), table(columns, rows))]


def here(view: View) -> list[int]:
    """The different creatures that are shown in the Hero's sector."""
    tile = chances.here(view)
    return sorted(set(tile["figures"])) if tile is not None else []


def dice_of(spread: Spread) -> int:
    """How many dice a roll has."""
    return len(spread.ways) - 1


def lost(words: Words, spread: Spread) -> str:
    """How much health a roll costs, each with its chance."""
    found = [f"{n}: {share} %" for n, share in enumerate(chances.shares(spread)) if share or n == 0]
    return words.say("sections-fight-lost", shares=", ".join(found))


def struck(view: View, words: Words, card: int) -> str:
    """What the strikes of a reaction card would do now; nothing where it has none. rule: attacks.3"""
    said = [
        words.say("sections-fight-strike", n=dice, lost=lost(words, chances.roll(dice, chances.in_danger(view))))
        for dice in dict.fromkeys(chances.strikes(card))
    ]
    return " ".join(said)
