"""What a table of Unfathomable shows, as sections: the ship, its dials, what is going on, everybody on board."""

from __future__ import annotations

from undertow.games.unfathomable.board import (
    DECK,
    DEEP,
    HAND_LIMIT,
    MONARCHS,
    PORT,
    ROOM,
    SPACES,
    TRACK_END,
    TRACKS,
)
from undertow.games.unfathomable.cards.mythos import CARDS
from undertow.games.unfathomable.cards.skills import ABILITY, RULES
from undertow.games.unfathomable.cards.waypoints import DISTANCE
from undertow.games.unfathomable.meaning import (
    DAMAGED,
    DEEP_ONE,
    LOW,
    PASSENGER,
    PLAN,
    damage_in,
    first_up,
    loyalty_rows,
    monarchs_in,
    number_of,
    passengers_in,
    seats_in,
    titles_of,
    words_of,
)
from undertow.games.unfathomable.shown import PlayerView, View
from undertow.games.unfathomable.terminal import LONGEST, Drawing
from undertow.sections import (
    Cell,
    Line,
    Part,
    Role,
    Section,
    Words,
    card,
    cards,
    cell,
    facts,
    grid,
    joined,
    lines,
    section,
    span,
    table,
)


def sections(view: View, words: Words) -> list[Section]:
    """Everything on the table; one's own things last, where the hand is."""
    drawing = Drawing(view, words.lang, words.names, words=False, width=LONGEST)
    found = [ship(view, words, drawing), voyage(view, words)]
    going_on = scene(view, words, drawing)
    if going_on:
        found.append(section(words.say("terminal-scene"), *going_on))
    found.append(crew(view, words))
    if view["seat"] is not None:
        found.append(own(view, words))
    if view["loyalties"] is not None:
        head, *rows = loyalty_rows(view, words.lang, words.names)
        found.append(section(head[2], table(head, [list(row) for row in rows])))
    return found


# -- the ship ----------------------------------------------------------------------------------------------------------


def ship(view: View, words: Words, drawing: Drawing) -> Section:
    """The ship from above, its front on the left, with the Deep behind it."""
    cells: list[Cell] = []
    for row, spaces in enumerate(PLAN):
        for column, space in enumerate(spaces):
            if row == 0 or PLAN[row - 1][column] != space:
                tall = len([one for one in PLAN if one[column] == space])
                cells.append(place(view, words, drawing, space, row, column, tall))
    cells.append(place(view, words, drawing, DEEP, 0, len(PLAN[0]), len(PLAN)))
    aside = words.say("terminal-ship-aside", deep_ones=view["deep_ones_left"], passengers=view["passengers_left"])
    notes = [lines(words.say("terminal-barricaded"))] if view["barricaded"] else []
    return section(words.say("terminal-ship"), grid(words.say("terminal-ship"), cells), *notes, aside=aside)


def place(view: View, words: Words, drawing: Drawing, space: int, row: int, column: int, tall: int) -> Cell:
    """A space of the ship or the water: its name, and what is there in signs."""
    damaged = damage_in(view, space) is not None
    number = number_of(space) if ROOM <= space < DEEP else ""
    head: Line = [span(short_name(space, words), "quiet" if space < ROOM else "strong")]
    head += [" ", span(number, "quiet")] if number else []
    head += [" ", span(DAMAGED, "danger")] if damaged else []
    signs = joined([[sign] for sign in tokens(view, words, space)], " ")
    name = words.say("terminal-short-deep") if space == DEEP else first_up(words.name("space", space))
    there = ", ".join(drawing.contents(space)) or words.say("terminal-nothing")
    roles: list[Role] = ["danger"] if damaged else ["dark"] if space < DECK or space == DEEP else []
    noun = "" if space == DEEP else "space"
    return cell(
        row, column, f"{name}: {there}", head, *([signs] if signs else []), roles=roles, noun=noun,
        index=space if noun else -1, rows=tall,
    )  # fmt: skip


def short_name(space: int, words: Words) -> str:
    """The name of a space, as short as on the plan."""
    if space == DEEP:
        return words.say("terminal-short-deep")
    if space < ROOM:
        return words.say(f"terminal-short-{'water' if space < DECK else 'deck'}", n=space % DECK + 1)
    return words.say(f"terminal-short-{SPACES[space]}")


def tokens(view: View, words: Words, space: int) -> Line:
    """Who and what is in a space, in signs."""
    found: Line = [words.seat(seat) for seat in seats_in(view, space)]
    found += [
        span(words.say(f"terminal-short-{MONARCHS[monarch]}"), "danger", "monarch", monarch)
        for monarch in monarchs_in(view, space)
    ]
    if view["deep_ones"][space]:
        found.append(span(f"{DEEP_ONE}{view['deep_ones'][space]}", "danger"))
    if passengers_in(view, space):
        found.append(span(f"{PASSENGER}{passengers_in(view, space)}", "own"))
    return found


def voyage(view: View, words: Words) -> Section:
    """Resources, tracks, waypoints and decks."""
    dials: list[tuple[str, Line]] = []
    for resource, n in enumerate(view["dials"]):
        low = n <= LOW
        value = span(f"{n}{' (!)' if low else ''}", "danger" if low else "strong", "resource", resource)
        dials.append((first_up(words.name("resource", resource)), [value]))
    found: list[tuple[str, Line]] = [
        (
            words.say(f"terminal-short-{track}"),
            [span(f"{view['tracks'][number]} / {TRACK_END}", "strong", "track", number)],
        )
        for number, track in enumerate(TRACKS)
    ]
    found.append((words.say("terminal-short-distance"), [span(f"{view['distance']} / {PORT}", "strong")]))
    course: list[Line] = [[words.thing("waypoint", one), f" {DISTANCE[one]}"] for one in view["waypoints"]]
    if course:
        found.append((words.say("terminal-course"), joined(course, " · ")))
    return section(words.say("sections-voyage"), facts(*dials), facts(*found))


# -- what is going on --------------------------------------------------------------------------------------------------


def scene(view: View, words: Words, drawing: Drawing) -> list[Part]:
    """A crisis as its card, then what the terminal says line by line of a check, a roll, who reacts."""
    crisis = [
        card("mythos", one, words.name("mythos", one), words_of(CARDS[one].rule, words.lang), role="danger")
        for one in view["crisis"]
    ]
    told = [text.strip() for text in drawing.under_way()[2 * len(crisis) :]]
    return [*([cards(*crisis)] if crisis else []), *([lines(*told)] if told else [])]


# -- everybody on board ------------------------------------------------------------------------------------------------


def crew(view: View, words: Words) -> Section:
    """All players, clockwise from the viewer's left; the viewer last."""
    first = 0 if view["seat"] is None else view["seat"] + 1
    players = [view["players"][(first + at) % view["seats"]] for at in range(view["seats"])]
    decks = view["decks"]
    sizes = {"mythos": decks["mythos"], "chaos": decks["chaos"], "items": decks["items"], "spells": decks["spells"]}
    aside = words.say("terminal-crew-aside", **sizes)
    return section(
        words.say("terminal-crew"), lines(*[player_line(view, player, words) for player in players]), aside=aside
    )


def player_line(view: View, player: PlayerView, words: Words) -> Line:
    """A player: character, titles, place, cards, and what lies open."""
    found: list[Line] = [[*(["▶ "] if view["turn"] == player["seat"] else []), words.seat(player["seat"])]]
    if player["character"] is not None:
        found.append([words.thing("character", player["character"])])
    found += [[span(words.name("title", title), "lit")] for title in titles_of(view, player["seat"])]
    if player["traitor"] is not None:
        traitor = words.say("terminal-traitor", loyalty=words.name("loyalty", player["traitor"]))
        found.append([span(traitor, "danger")])
    if player["space"] is not None:
        found.append([words.thing("space", player["space"])])
    found.append([words.say("terminal-hand-size", n=player["hand"])])
    if player["traitor"] is None:
        found.append([words.say("terminal-loyalty-size", n=player["loyalty"])])
    if player["feat"] and player["character"] is not None:
        found.append([words.thing("feat", player["character"])])
    for noun, things in (("item", player["items"]), ("spell", player["spells"]), ("mythos", player["mythos"])):
        found += [[words.thing(noun, thing)] for thing in things]
    return joined(found, " · ")


def own(view: View, words: Words) -> Section:
    """The viewer's hand, what they have added or chosen, and their loyalty."""
    hand = [
        card("card", one, words.name("card", one), words_of(RULES[ABILITY[one]], words.lang), n=view["hand"].count(one))
        for one in sorted(set(view["hand"]))
    ]
    found: list[tuple[str, Line]] = []
    if view["loyalty"]:
        found.append((words.say("terminal-your-loyalty"), words.things("loyalty", view["loyalty"])))
    told: list[str] = []
    if view["added"]:
        added = ", ".join([words.name("card", one) for one in sorted(view["added"])])
        told.append(words.say("terminal-added", cards=added))
    if any(view["chosen"]):
        chosen = [f"{words.name('skill', skill)} {n}" for skill, n in enumerate(view["chosen"]) if n]
        told.append(words.say("terminal-chosen", skills=", ".join(chosen)))
    return section(
        words.say("terminal-your-hand"),
        cards(*hand) if hand else lines([span(words.say("terminal-no-cards"), "quiet")]),
        *([lines(*told)] if told else []),
        *([facts(*found)] if found else []),
        aside=f"{len(view['hand'])} / {HAND_LIMIT}",
    )  # fmt: skip
