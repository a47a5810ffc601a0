"""The voyage at its end, chronicles to read again and the last round, for terminal and page: all of it from the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undertow.games.everrain import logbook
from undertow.games.everrain.cards.language import LETTERS, TALE, TEST
from undertow.games.everrain.cards.stories import STORIES, chronicle_of, outcome_of
from undertow.games.everrain.logbook import MARKERS, Telling
from undertow.games.everrain.view import View
from undertow.kernel.log import Event
from undertow.sections import Facts, Line, Role, Section, Table, Words, capital, facts, lines, section, span, table

BLOCKS: Final = "▁▂▃▄▅▆▇█"
LONGEST: Final = 40  # rounds that are drawn; of a longer voyage every second, third, … one
NAMED: Final = 5  # rounds whose spaces are said besides
ROLES: Final[dict[str, Role]] = {"players": "own", "enemy": "danger"}
FIGURES: Final = {  # what is counted, by what was told of it
    "charted": "tile_laid", "sunk": "raider_sunk", "boarded": "boarding_won", "arrived": "raider_arrived",
    "lost": "ship_lost",
}  # fmt: skip


def ending(view: View, words: Words) -> list[Section]:
    """How the voyage went, once it is over. rule: goal.1"""
    if view["question"]:
        return []
    courses = logbook.courses(words, view["end"])
    if not courses["players"]:  # no log was kept
        return []
    lived = [one for one in logbook.stories(words) if one.outcome >= 0]
    told = [section(words.say("logbook-curves"), curves(view, courses, words), closing=True)]
    told.append(section(words.say("logbook-figures"), figures(view, len(lived), words), closing=True))
    if lived:
        told.append(section(words.say("logbook-stories"), stories(lived, words), closing=True))
    return [*told, section(words.say("logbook-dead"), lines(*dead(words)), closing=True)]


# -- the end -----------------------------------------------------------------------------------------------------------


def curves(view: View, courses: dict[str, list[int]], words: Words) -> Table:
    """Each marker as a curve, and for whoever hears it in a few numbers."""
    columns = [words.say("logbook-marker"), words.say("logbook-curve"), words.say("logbook-at")]
    rounds = len(courses["players"])
    named = sorted({1 + step * (rounds - 1) // (NAMED - 1) for step in range(NAMED)})
    rows: list[list[str | Line]] = []
    for marker in MARKERS:
        spaces = courses[marker]
        top = view["agenda_spaces"] if marker == "agenda" else view["end"]
        drawn: Line = [span(curve(spaces, top), ROLES.get(marker, ""))]
        rows.append([words.say(f"sections-{marker}"), drawn, ", ".join([f"{at}: {spaces[at - 1]}" for at in named])])
    return table(columns, rows)


def curve(spaces: Sequence[int], top: int) -> str:
    """A row of blocks, the higher the space the higher the block.

    >>> curve([1, 2, 6, 11, 12], 12)
    '▁▁▄▇█'
    """
    every = (len(spaces) + LONGEST - 1) // LONGEST
    kept = [*spaces[:-1:every], spaces[-1]]
    return "".join([BLOCKS[(space - 1) * (len(BLOCKS) - 1) // (top - 1)] for space in kept])


def figures(view: View, lived: int, words: Words) -> Facts:
    """The score, and what was done on the way. rule: goal.1"""
    reached = words.say("sections-of", n=view["players"], of=view["end"])
    handed = sum([event.values["n"] for event in words.told("clues_handed_in")])
    finished = len([pages for pages in logbook.chronicles(words) if state_of(pages, view) == "done"])
    found: list[tuple[str, str | Line]] = [
        (words.say("logbook-reached"), [span(reached, "strong")]),
        (words.say("logbook-rounds"), str(view["round"])),
        (words.say("logbook-handed"), str(handed)),
        (words.say("logbook-lived"), str(lived)),
        (words.say("logbook-finished"), str(finished)),
    ]
    return facts(
        *found, *[(words.say(f"logbook-{name}"), str(len(words.told(kind)))) for name, kind in FIGURES.items()]
    )


def stories(lived: list[Telling], words: Words) -> Table:
    """The cards that were lived, with what was answered."""
    columns = [words.say(f"logbook-{name}") for name in ("captain", "story", "answer")]
    columns.insert(0, words.say("sections-round"))
    return table(
        columns,
        [[str(one.turn), words.player(one.seat), words.name("tale", one.card), answer(one, words)] for one in lived],
    )


def answer(one: Telling, words: Words) -> str:
    """What was answered, or how the test ended."""
    story = STORIES[one.card]
    if story.sort == TALE:
        return "–"
    if story.sort == TEST:
        passed = one.outcome == outcome_of(one.card, one.answer, 0)
        return words.say("logbook-passed" if passed else "logbook-failed")
    return words.say(f"label-{story.slug}-{LETTERS[one.answer]}")


def dead(words: Words) -> list[str | Line]:
    """The dead by name. rule: crew.13, loss.3"""
    found: list[str | Line] = []
    for one in logbook.muster(words)[1]:
        key = "logbook-drowned" if one.sunk else "logbook-death"
        found.append(words.say(key, crew=words.name("crew", one.board), who=words.player(one.seat), turn=one.turn))
    return found or [words.say("logbook-nobody")]


# -- chronicles --------------------------------------------------------------------------------------------------------


def book(view: View, words: Words) -> list[Section]:
    """Chronicles to read again: each card that was told, with its answer and what came of it. rule: chronicles.3"""
    found: list[Section] = []
    being_told = [*view["stories"]["told"], *view["stories"]["open"]]
    for pages in logbook.chronicles(words):
        told: list[str | Line] = []
        for page in [page for page in pages if page.card not in being_told]:
            told += read(page, words)
        aside = words.say(f"logbook-{state_of(pages, view)}")
        heading = words.say("logbook-book", tale=words.name("tale", pages[0].card))
        found.append(section(heading, lines(*told), aside=aside))
    return found


def read(page: Telling, words: Words) -> list[str | Line]:
    """One card as it was lived: title, story, what it remembers, the answer, what came of it."""
    found: list[str | Line] = [[span(words.name("tale", page.card), "strong")], words.name("told", page.card)]
    if page.memory >= 0:
        found.append(words.name("memory", page.memory))
    if page.outcome >= 0:
        if STORIES[page.card].sort != TALE:
            chose = words.say("logbook-chose", who=words.player(page.seat), label=answer(page, words))
            found.append([span(chose, "own" if page.seat == words.viewer else "other")])
        found.append(words.name("outcome", page.outcome))
        found.append([span(words.name("effect", page.outcome), "quiet")])
    return found


def state_of(pages: list[Telling], view: View) -> str:
    """Whether a chronicle is under way, told to the end, or unwritten."""
    running = [chronicle_of(one["done"][0]) for one in view["stories"]["chronicles"]]
    if chronicle_of(pages[0].card) in running:
        return "under-way"
    return "unwritten" if pages[-1].continues >= 0 or pages[-1].outcome < 0 else "done"


# -- the last round ----------------------------------------------------------------------------------------------------


def recap(view: View, words: Words) -> list[Section]:
    """What the last round brought: to each ship, and by the enemy. rule: round.1, round.7"""
    number, turns, phase = logbook.last_round(words, len(view["ships"]))
    if not number:
        return []
    ships: list[tuple[str, str | Line]] = []
    for seat in range(len(view["ships"])):
        done = ", ".join(deeds(turns, seat, words)) or words.say("logbook-quiet")
        ships.append((words.player(seat), done))
    heading = words.say("logbook-phase", n=number)
    return [
        section(words.say("logbook-round", n=number), facts(*ships)),
        section(heading, facts(*enemies(view, phase, words))),
    ]


def deeds(events: list[Event], seat: int, words: Words) -> list[str]:
    """What befell a ship, in few words."""
    own = [event for event in events if event.values.get("seat") == seat]
    found = [words.say("recap-tale", tale=words.name("tale", one.values["tale"])) for one in of(own, "tale_told")]
    if tiles := of(own, "tile_laid"):
        found.append(words.say("recap-tiles", n=len(tiles)))
    if handed := sum([event.values["n"] for event in of(own, "clues_handed_in")]):
        found.append(words.say("recap-clues", n=handed))
    found += [words.say("recap-hired", crew=words.name("crew", one.values["crew"])) for one in of(own, "hired")]
    return found + harm(own, words)


def harm(own: list[Event], words: Words) -> list[str]:
    """What a ship and its crew suffered."""
    found: list[str] = []
    if posts := of(own, "post_destroyed"):
        found.append(words.say("recap-posts", n=len(posts)))
    if wounds := len(of(own, "wounded")) + sum([event.values["n"] for event in of(own, "crew_struck")]):
        found.append(words.say("recap-wounds", n=wounds))
    found += [words.say("recap-died", crew=words.name("crew", one.values["crew"])) for one in of(own, "died")]
    return found + ([words.say("recap-lost")] if of(own, "ship_lost") else [])


def enemies(view: View, phase: list[Event], words: Words) -> list[tuple[str, str | Line]]:
    """The enemy phase in the order in which they act, what the ships suffered, and the agenda. rule: round.7"""
    found: list[tuple[str, str | Line]] = []
    for noun, rolled, moved, attacked in (
        ("elder", "elder_rolled", "elder_moved", "elder_attacked"),
        ("enemy", "raider_rolled", "raider_sailed", "raider_attacked"),
    ):
        for number in dict.fromkeys([event.values[noun] for event in of(phase, rolled)]):
            own = [event for event in phase if event.values.get(noun) == number]
            found.append((capital(words.name(noun, number)), ", ".join(acts(own, moved, attacked, words))))
        if noun == "elder" and (storms := of(phase, "storm_moved")):
            found.append((words.say("forecast-storms"), words.say("forecast-move", n=len(storms))))
    for seat in range(len(view["ships"])):
        if suffered := harm([event for event in phase if event.values.get("seat") == seat], words):
            found.append((words.player(seat), [span(", ".join(suffered), "danger")]))
    steps = of(phase, "agenda_moved")
    agenda: Line = [
        words.say("forecast-steps", n=sum([one.values["n"] for one in steps]), space=steps[-1].values["space"])
    ]
    if advanced := of(phase, "enemy_advanced"):
        agenda.append(span(words.say("forecast-marker", space=advanced[-1].values["space"]), "danger"))
    return [*found, (words.say("forecast-agenda"), agenda)]


def acts(own: list[Event], moved: str, attacked: str, words: Words) -> list[str]:
    """What one of them did."""
    found: list[str] = []
    if hexes := sum([event.values.get("n", 1) for event in of(own, moved)]):
        found.append(words.say("recap-moved" if moved == "elder_moved" else "recap-sailed", n=hexes))
    for one in of(own, attacked):
        found.append(words.say("recap-attacked", who=words.player(one.values["seat"]), n=one.values["n"]))
    found += [words.say("recap-arrived")] if of(own, "raider_arrived") else []
    found += [words.say("recap-sunk")] if of(own, "raider_sunk") else []
    return found or [words.say("logbook-quiet")]


def of(events: list[Event], key: str) -> list[Event]:
    """Those of one kind."""
    return [event for event in events if event.key == key]
