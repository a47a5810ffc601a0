"""Scenes in which Evil plays a reaction card, and what Evil says while it is carried out (``outpost.py`` has the rest).

>>> scene = reacting("right-behind-me").creature("hybrid", "D1")
>>> scene.play(go("north"), play("right-behind-me"), send("hybrid", "C2"))
"""

from __future__ import annotations

from outpost import Scene, card, cell, name_of, token

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.board import KINDS, SIDES
from undertow.games.alone.cards.all import CARDS, DECKS
from undertow.games.alone.procedures.actions import Attacking
from undertow.games.alone.procedures.verbs_costs import TOLLS
from undertow.games.alone.procedures.verbs_lies import DOORS, ELEMENTS, FALSE_CREATURE
from undertow.games.alone.state import HERO
from undertow.games.alone.targets import TARGETS

ELEMENT = ("danger", "box", "stairs", "status")
DICE = ("hit", "conditional", "miss")


def reacting(*slugs: str, danger: str = "", evil: int = 1, ask: bool = False) -> Scene:
    """A scene in which the first seat of Evil holds these cards; ``danger``: where danger tokens lie."""
    decks = list(dict.fromkeys(DECKS[card(slug) // 18].slug for slug in slugs))
    decks += [deck.slug for deck in DECKS if deck.slug not in decks]
    scene = Scene(evil, windows="ask" if ask else "skip").decks(*decks[:2]).hand(1, *slugs)
    return scene.danger(*danger.split())


# -- what Evil says ----------------------------------------------------------------------------------------------------


def later(slug: str) -> int:
    """Play a card when the second sector of an Explore is revealed."""
    return m.PLAY_LATER + card(slug)


def side(number: int) -> int:
    """Carry out the first or the second side of an *or*."""
    return m.SIDE + number - 1


def pick(kind: str, number: int = 0) -> int:
    """Choose a creature."""
    return m.TOKEN + token(kind, number)


def sector(name: str) -> int:
    """Choose a sector."""
    return m.SECTOR + cell(name)


def aim(number: int) -> int:
    """Aim at the first or second named target, or (3) at the Hero."""
    return m.AIM + number - 1


def offset(target: int, by: int) -> int:
    """Tell the distance of the first or second target too small (-1) or too large (1)."""
    return m.OFFSET + (target - 1) * 2 + (by > 0)


def die(face: str) -> int:
    """Choose a die that shows this."""
    return m.DIE + DICE.index(face)


def shift(one: str, other: str) -> int:
    """Move a danger token."""
    return m.SHIFT + cell(one) * m.SECTORS + cell(other)


def pay(price: str) -> int:
    """What the Hero chooses to pay."""
    return m.PAY + TOLLS.index(price)


def figure(name: str) -> int:
    """A figure: ``"worm"``, ``"wounded worm"``."""
    return (*KINDS, "boss").index(name.removeprefix("wounded ")) * 2 + name.startswith("wounded ")


def mask(kind: str, as_what: str) -> int:
    """Show a creature as another."""
    return m.MASK + token(kind) * 12 + figure(as_what)


def leave_out(what: str, second: bool = False, number: int = 0) -> int:
    """Leave out a creature, an element or the door on a side; ``second``: in the next sector."""
    if what in ELEMENT:
        lie = ELEMENTS + ELEMENT.index(what) * 2
    elif what in SIDES:
        lie = DOORS + SIDES.index(what)
    else:
        lie = token(what, number)
    return m.LIE + lie * 2 + second


def pretend(what: str, second: bool = False) -> int:
    """Show a false figure, element or door on a side; ``second``: in the next sector."""
    if what in ELEMENT:
        lie = ELEMENTS + ELEMENT.index(what) * 2 + 1
    elif what in SIDES:
        lie = DOORS + 4 + SIDES.index(what)
    else:
        lie = FALSE_CREATURE + figure(what)
    return m.LIE + lie * 2 + second


# -- what there is -----------------------------------------------------------------------------------------------------


def ends(scene: Scene, kind: str, number: int = 0) -> list[str]:
    """Where a creature may be sent now."""
    first = m.SEND + token(kind, number) * m.SECTORS
    return [name_of(move - first) for move in scene.moves if first <= move < first + m.SECTORS]


def movers(scene: Scene) -> list[int]:
    """The tokens that may be sent now."""
    return sorted({(move - m.SEND) // m.SECTORS for move in scene.moves if m.SEND <= move < m.BREAK})


def sectors(scene: Scene) -> list[str]:
    """The sectors that may be chosen now."""
    return [name_of(move - m.SECTOR) for move in scene.moves if m.SECTOR <= move < m.TOKEN]


def danger(scene: Scene) -> list[str]:
    """Where danger tokens lie, in truth."""
    return [name_of(number) for number in range(56) if scene.table.danger >> number & 1]


def more_dice(scene: Scene, kind: str, number: int = 0) -> int:
    """How many more dice a creature rolls this turn, as Evil sees it."""
    found = [each for each in scene.table.view(1)["map"]["creatures"] if each["token"] == token(kind, number)]
    return int(found[0]["dice"])


def attacks(scene: Scene) -> list[tuple[str, int]]:
    """Who has attacked the Hero, with how many dice."""
    kinds = (*KINDS, "boss")
    return [(kinds[kind], dice) for kind, dice in scene.told(e.CREATURE_ATTACKS, HERO)]


def noises(scene: Scene) -> list[str]:
    """What the Hero has heard."""
    assert scene.table.events is not None
    heard: list[str] = []
    for kind, audience, *values in scene.table.events:
        if audience >> HERO & 1 and kind in (e.NOISE, e.NOISE_BELOW, e.NOISE_HERE):
            heard.append(
                "other floor" if kind == e.NOISE_BELOW else "here" if kind == e.NOISE_HERE else SIDES[values[0]]
            )
    return heard


def appeared(scene: Scene) -> list[tuple[str, str]]:
    """Which figures were shown to the Hero, and where."""
    by_place = {scene.table.place(number): name_of(number) for number in scene.table.station.cells}
    return [(figure_called(number), by_place[place]) for number, place in scene.told(e.CREATURE_SHOWN, HERO)]


def figure_called(number: int) -> str:
    """The name of a figure."""
    return ("wounded " if number % 2 else "") + (*KINDS, "boss")[number // 2]


def places(scene: Scene, kind: int) -> list[str]:
    """The sectors of which events of a kind tell the Hero."""
    by_place = {scene.table.place(number): name_of(number) for number in scene.table.station.cells}
    return [by_place[values[-1]] for values in scene.told(kind, HERO)]


def answers(scene: Scene) -> dict[str, tuple[int, str]]:
    """What Locate has told: by target the distance and the floor."""
    told = scene.told(e.LOCATED, HERO)
    return {TARGETS[target]: (distance, "other" if floor else "same") for target, distance, floor in told}


def during_the_turn(scene: Scene) -> bool:
    """Whether the end of the turn has not come yet: the Hero's action is under way, or has just been carried out."""
    return "turns.4" in scene.table.caption()


def was_dangerous(scene: Scene, slug: str) -> bool:
    """Whether a card was carried out in full."""
    return (card(slug),) in scene.told(e.CARD_DANGEROUS, HERO)


def doubted(scene: Scene) -> dict[str, str]:
    """The sectors that the Hero knows to have been revealed under a card that may lie."""
    t = scene.table
    return {name_of(cell): CARDS[card].slug for cell, card in zip(t.doubts[::2], t.doubts[1::2], strict=True)}


def with_dice(scene: Scene, number: int, attack: int, answer: int = m.PASS) -> Scene:
    """Let the Hero announce an attack for which an item would give so many dice; ``answer``: of Evil, before the roll."""
    scene.play(attack)
    frame = next(frame for frame in scene.table.stack if isinstance(frame, Attacking))
    frame.number = number
    assert scene.prompt == "react", "before the dice"
    return scene.play(answer)
