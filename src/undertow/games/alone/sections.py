"""What a table of Alone shows, as sections: a map, the Hero, the missions, what he was told and heard, Evil's cards.

The Hero and spectators see the labyrinth, Evil the secret map; after the end everybody sees both.
"""

from __future__ import annotations

from typing import Any, Final

from undertow.games.alone import charts, params, shown
from undertow.games.alone import known as k
from undertow.games.alone.board import PLACES, SIDES
from undertow.games.alone.catalogue import words_of
from undertow.games.alone.missions import FULFILLED_IN, MISSIONS, ROWS
from undertow.games.alone.moments import TRIGGERS
from undertow.games.alone.names import ALL_KINDS, FIGURES, LIES
from undertow.games.alone.sections_fights import fights, struck
from undertow.games.alone.sections_items import items
from undertow.games.alone.sections_people import people
from undertow.games.alone.state import DECK_SIZE, HERO
from undertow.sections import (
    Card,
    Line,
    Part,
    Section,
    Words,
    capital,
    card,
    cards,
    facts,
    joined,
    lines,
    section,
    span,
    table,
)

View = dict[str, Any]
LATELY: Final = 8  # answers and noises that are listed; the log has them all


def sections(view: View, words: Words) -> list[Section]:
    """Everything on the table: the map, one's own cards, then what all can see."""
    found: list[Section] = []
    if "map" in view:
        found.append(section(words.say("sections-station"), *charts.station_map(view, words)))
    if "hand" in view:
        found.append(section(words.say("sections-hand"), *own_cards(view, words)))
    else:
        aside = words.say("sections-labyrinth-aside")
        found.append(section(words.say("sections-labyrinth"), *charts.labyrinth(view, words), aside=aside))
    found += [status(view, words), *fights(view, words), missions(view, words), items(view, words)]
    found += [people(view, words), learnt(view, words), team(view, words)]
    if "map" in view:
        found.append(section(words.say("sections-creatures"), creatures(view, words)))
    return found


# -- the Hero ----------------------------------------------------------------------------------------------------------

LABELLED = ("rule", "reward")  # parts of a mission that say what they are


def status(view: View, words: Words) -> Section:
    """His tracks, and where the round stands."""
    dread = (
        words.say("sections-nightmare-now") if view["nightmare"] else words.say("sections-until", n=view["marker"] - 1)
    )
    turn = words.say("sections-turn-of", n=min(view["turn_number"], params.TURNS), of=params.TURNS)
    found: list[tuple[str, Any]] = [
        (capital(words.name("track", 0)), track(words, view["health"])),
        (capital(words.name("track", 1)), track(words, view["composure"])),
        (words.say("sections-adrenaline"), str(view["adrenaline"])),
        (words.say("sections-round"), span(str(view["round"]), "strong")),
        (words.say("sections-turn"), turn),
        (words.say("sections-nightmare"), span(dread, "danger" if view["nightmare"] else "")),
        (words.say("sections-actions"), str(view["actions"])),
    ]
    if level := words.options.get("difficulty"):
        found.append((words.say("option-difficulty"), words.say(f"option-difficulty-{level}")))
    if view["beacon"]:
        found.append((words.say("sections-beacon"), beacon(words, view["beacon"])))
    if view["named"]:
        found.append((words.say("sections-locating"), ", ".join([words.name("target", one) for one in view["named"]])))
    if view["dice"]:
        found.append((words.say("sections-dice"), ", ".join([words.name("face", one) for one in view["dice"]])))
    if view["in_danger"]:
        found.append((words.say("sections-in-danger"), span(words.say("sections-yes"), "danger")))
    return section(words.name("role", HERO), facts(*found), gauge=True)


def beacon(words: Words, told: list[int]) -> str:
    """Where the Courier was told to be. rule: missions.7"""
    how, far = told
    if how < k.OTHER_FLOOR:
        return words.say("sections-beacon-side", n=far, side=words.say(f"side-{SIDES[how]}--at"))
    return words.say("sections-beacon-floor" if how == k.OTHER_FLOOR else "sections-beacon-here", n=far)


def track(words: Words, n: int) -> Line:
    """A track that ends at 0."""
    return [span(words.say("sections-of", n=n, of=params.HEALTH), "danger" if n <= 3 else "strong")]


def missions(view: View, words: Words) -> Section:
    """The three missions: what each asks for, and how far it is."""
    drawn: Part = cards(*[mission(view, words, slot, number) for slot, number in enumerate(view["missions"])])
    return section(
        words.say("sections-missions"),
        drawn if view["missions"] else lines(span(words.say("sections-no-missions"), "quiet")),
        aside="" if words.viewer == HERO else words.say("sections-missions-aside"),
    )


def mission(view: View, words: Words, slot: int, number: int) -> Card:
    """A mission. rule: goal.2, missions.3"""
    done = view["done"] >> slot & 1
    closed = slot == 2 and not view["main"]
    state = "done" if done else "closed" if closed else "open"
    parts = ROWS[number].parts if not closed or "map" in view else ["task"]
    said = " ".join([told(words, number, part) for part in parts if not (done and part == "rule")])
    figures: Line = [
        words.name("slot", slot),
        " · ",
        span(words.say(f"sections-mission-{state}"), "good" if done else ""),
    ]
    if slot == 2 and view["main"]:
        figures += [" · ", words.say("sections-on-card", n=view["mission"][1])]
    elif slot == 1 and not done and (view["mission"][2] or view["mission"][3]):
        figures += [" · ", words.say("sections-rule-used")]
    room = words.name("room", FULFILLED_IN[number])
    return card("slot", slot, words.name("mission", number), said, [*figures, f" · {room}"])


def told(words: Words, number: int, part: str) -> str:
    """A part of a mission, with what it is: a rule that holds until then is no reward."""
    text = words.say(f"mission-{MISSIONS[number]}-{part}")
    return words.say(f"sections-mission-{part}", text=text) if part in LABELLED else text


# -- what he was told and heard ----------------------------------------------------------------------------------------


def learnt(view: View, words: Words) -> Section:
    """The last answers to Locate and the last noises, the newest first."""
    heading = "sections-learnt" if words.viewer == HERO else "sections-learnt-hero"
    parts: list[Part] = []
    told = view["told"][-LATELY:][::-1]
    if told:
        columns = [words.say(f"sections-told-{one}") for one in ("target", "distance", "from")]
        parts.append(table(columns, [answer(words, one) for one in told]))
    noises = [heard(words, one) for one in view["heard"]]
    for number, kind, far in view["felt"]:
        noises[number] += " " + words.say("sections-felt", creature=words.name("creature", kind), n=far)
    if noises:
        parts.append(lines(*noises[-LATELY:][::-1]))
    elif not told:
        parts.append(lines(span(words.say("sections-silence"), "quiet")))
    return section(words.say(heading), *parts)


def answer(words: Words, told: list[int]) -> list[str]:
    """An answer: the target, how far, and from where it was asked. rule: locate.3"""
    target, place, distance, floor, bend = told
    if distance == k.NO_TARGET:
        said = words.say("sections-told-none")
    else:
        said = words.say("sections-told", n=distance, floor=words.name("floor", floor))
    if bend:
        said += f" ({words.say('sections-told-bent')})"
    return [words.name("target", target), said, words.name("place", place)]


def heard(words: Words, entry: list[int]) -> str:
    """Something that moved or appeared: its noise, and what was seen of it. rule: noise.2"""
    noise, figure, began, *path = entry
    said = [noise_told(words, noise)]
    if figure >= 0:
        said.append(words.name("figure", min(figure & 7, 5) * 2 + (figure >> 3 & 1)))
        places = [words.name("place", one) for one in ([began] if began >= 0 else []) + path if one < PLACES]
        said += [", ".join(dict.fromkeys(places))] if places else []
        said += [words.say(f"side-{SIDES[one - PLACES]}--to") for one in path if PLACES <= one < PLACES + 5]
    return " · ".join([one for one in said if one])


def noise_told(words: Words, noise: int) -> str:
    """A noise in words."""
    if noise < k.OTHER_FLOOR:
        return words.say("sections-noise", side=words.say(f"side-{SIDES[noise]}--of"))
    kinds = {k.OTHER_FLOOR: "floor", k.HERE: "here", k.UNHEARD: "unheard"}
    return words.say(f"sections-noise-{kinds[noise]}")


# -- Evil --------------------------------------------------------------------------------------------------------------


def team(view: View, words: Words) -> Section:
    """Hands, decks and fields, as everybody sees them."""
    parts: list[Part] = []
    decks = [words.name("deck", deck) for deck in view["decks"]]
    rows: list[list[Any]] = [
        [[words.seat(seat), f" ({words.say('sections-leader')})" if seat == view["leader"] else ""], *map(str, hand)]
        for seat, hand in enumerate(view["hands"])
        if seat != HERO
    ]
    for name, counts in (("pile", view["piles"]), ("discards", [len(pile) for pile in view["discards"]])):
        rows.append([words.say(f"sections-{name}"), *[str(n) for n in counts]])
    if decks:
        parts.append(table(["", *decks], [row[: 1 + len(decks)] for row in rows]))
    played = [field(words, one) for one in view["fields"]]
    triggers = [words.say(f"trigger-{name}") for number, name in enumerate(TRIGGERS) if view["triggers"] >> number & 1]
    found: list[tuple[str, Any]] = [
        (words.say("sections-fields"), joined(played, ", ") or [span("–", "quiet")]),
        (words.say("sections-free"), words.say("sections-of", n=view["free_fields"], of=params.FIELDS)),
        (words.say("sections-played"), words.say("sections-of", n=view["cards_played"], of=params.CARDS_A_TURN)),
        (words.say("sections-triggers"), ", ".join(triggers) or "–"),
    ]
    if view["tokens"]:
        found.append((words.say("sections-to-place"), str(view["tokens"])))
    if "map" in view and view["map"]["lies"]:
        found.append((words.say("sections-lies"), "; ".join([lie(words, one) for one in view["map"]["lies"]])))
    return section(words.say("sections-evil"), *parts, facts(*found))


def field(words: Words, one: dict[str, int]) -> Line:
    """A card on a reaction field; face down it is one of its deck."""
    if one["card"] < 0:
        return [words.say("sections-face-down", deck=words.name("deck", one["deck"]))]
    return [words.thing("card", one["card"])]


def lie(words: Words, found: list[int]) -> str:
    """What the Hero is shown although it is not so. rule: secrecy.2"""
    at, sort, what, as_ = found
    if sort == shown.MASK:
        said = words.say("sections-mask", piece=words.name("piece", what), figure=words.name("figure", as_))
    else:
        said = words.name("lie", lie_number(sort, what, as_))
    return f"{words.name('sector', at)}: {said}"


def lie_number(sort: int, what: int, as_: int) -> int:
    """The number of a lie among the nouns."""
    if sort == shown.NO_CREATURE:
        return what
    if sort == shown.CREATURE:
        return LIES.index(FIGURES[as_])
    if sort in (shown.NO_DOOR, shown.DOOR):
        return LIES.index(f"{'no-' if sort == shown.NO_DOOR else ''}door-{SIDES[what]}")
    pairs = (
        shown.NO_DANGER,
        shown.DANGER,
        shown.NO_BOX,
        shown.BOX,
        shown.NO_STAIRS,
        shown.STAIRS,
        shown.NO_STATUS,
        shown.STATUS,
    )
    return LIES.index("no-danger") + pairs.index(sort)


def creatures(view: View, words: Words) -> Part:
    """The creature table as it holds now. rule: creatures.1"""
    values = params.NIGHTMARE if view["nightmare"] else params.NORMAL
    columns = [words.say(f"sections-creature-{one}") for one in ("kind", "dice", "wounds", "shock", "far")]
    rows: list[list[Any]] = [
        [
            [
                span(words.name("creature", kind), "", "creature", kind),
                f" ({words.say('sections-sign-' + ALL_KINDS[kind])})",
            ],
            f"{row[params.DARK]} / {row[params.BRIGHT]}",
            f"{row[params.FIRST_WOUND]} + {row[params.SECOND_WOUND]}",
            str(row[params.SHOCK]),
            str(row[params.FAR]),
        ]
        for kind, row in enumerate(values)
    ]
    return table(columns, rows)


def own_cards(view: View, words: Words) -> list[Part]:
    """The hand, with the words of each card."""
    hand = view["hand"]
    found: list[Part] = [cards(*[reaction(view, words, one, hand.count(one)) for one in dict.fromkeys(hand)])]
    if not hand:
        found = [lines(span(words.say("sections-no-cards"), "quiet"))]
    chosen = [one for one in view["pending"][:1] if one >= 0]
    return found + ([lines([words.say("sections-pending"), " ", words.thing("card", chosen[0])])] if chosen else [])


def reaction(view: View, words: Words, number: int, n: int) -> Card:
    """A reaction card: of which deck, when it can be played, what it does, and how its strikes would go."""
    text = " ".join([one for one in (words_of("card", number, words.lang), struck(view, words, number)) if one])
    return card("card", number, words.name("card", number), text, words.name("deck", number // DECK_SIZE), n=n)
