"""What a table of Abyss shows, as sections: the court, the board, the players, what the viewer has."""

from __future__ import annotations

from collections.abc import Sequence

from undertow.games.abyss.board import NO_RACE, RACES, THREAT_GOODS, THREAT_KEYS, TRACK
from undertow.games.abyss.cards.allies import VALUE
from undertow.games.abyss.cards.locations import LOCATIONS
from undertow.games.abyss.cards.lords import LORDS
from undertow.games.abyss.meaning import others, power_rule, price_for, printed_keys
from undertow.games.abyss.view import LordView, PlayerView, View
from undertow.sections import (
    Card,
    Line,
    Part,
    Role,
    Section,
    Table,
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

COLUMNS = ("pearls", "keys", "hand", "lords", "influence", "places", "monsters")
NOTHING = "–"


def sections(view: View, words: Words) -> list[Section]:
    """Everything on the table; one's own things last, where the hand is."""
    found = [court(view, words), track(view, words), council(view, words), threat(view, words), locations(view, words)]
    found.append(section(words.say("terminal-player"), figures(view, words), *before_players(view, words)))
    if view["seat"] is not None:
        found.append(own(view, view["players"][view["seat"]], words))
    return [*found, *seen(view, words)]


def court(view: View, words: Words) -> Section:
    """The lords one can recruit, and what is paid for one of them."""
    aside = words.say("abyss-court-aside", n=len(view["court"]), left=view["lord_deck"])
    found: list[Line] = []
    if view["last_turns_of"] is not None and not view["over"]:
        found.append([span(words.say("abyss-last-turns"), "danger")])
    if view["recruiting"] is not None:
        lord = LORDS[view["recruiting"]]
        paid = sum([VALUE[one] for one in view["payment"]])
        price = price_for(view, lord)
        said = words.say("abyss-recruiting", lord=words.name("lord", lord.id), paid=paid, value=price)
        found.append([span(said, "strong"), "  ", *words.things("card", view["payment"])])
    shown = cards(*[lord_card(view, lord, words) for lord in view["court"]])
    return section(words.say("abyss-court"), *([lines(*found)] if found else []), shown, aside=aside)


def lord_card(view: View, index: int, words: Words) -> Card:
    """A lord with price, influence, keys and power."""
    lord = LORDS[index]
    free = lord.demands == NO_RACE
    price = words.say(
        "sections-price", value=price_for(view, lord), races=lord.races, demands="none" if free else "one",
        race="" if free else words.name("race", lord.demands),
    )  # fmt: skip
    keys = printed_keys(index, words.options)
    said: list[Line] = [
        [span(words.name("guild", lord.guild), "quiet")],
        [span(price, "strong")],
        [words.say("abyss-influence", n=lord.influence)],
    ]
    if keys:
        said.append([words.say("abyss-keys", n=keys)])
    role: Role = "own" if view["recruiting"] == index else ""
    return card("lord", index, words.name("lord", index), words.rule(power_rule(lord)), joined(said, " · "), role)


def track(view: View, words: Words) -> Section:
    """The exploration track, from left to right; the last space has a pearl."""
    cells = []
    for space in range(TRACK):
        if space < len(view["track"]):
            name = words.name("card", view["track"][space])
            roles: list[Role] = ["lit"] if space == len(view["track"]) - 1 else []
            cells.append(cell(0, space, name, name, roles=roles, noun="card", index=view["track"][space]))
        else:
            cells.append(cell(0, space, words.say("abyss-empty"), "● +1" if space == TRACK - 1 else [], roles=["dark"]))
    aside = words.say("abyss-track-aside", deck=view["deck"], price=view["price"])
    return section(words.say("abyss-track"), grid(words.say("abyss-track"), cells), aside=aside)


def council(view: View, words: Words) -> Section:
    """The five stacks."""
    cells = []
    for race, n in enumerate(view["council"]):
        name = words.name("race", race)
        size = span(str(n), "strong" if n else "quiet")
        title = f"{name}: {words.say('abyss-stack-hint', n=n)}"
        cells.append(cell(0, race, title, name, size, roles=[] if n else ["dark"], noun="race", index=race))
    return section(
        words.say("abyss-council"), grid(words.say("abyss-council"), cells), aside=words.say("abyss-council-aside")
    )


def threat(view: View, words: Words) -> Section:
    """The threat track with its rewards."""
    found: list[Line] = []
    for space in range(len(THREAT_KEYS)):
        here = space + 1 == view["threat"]
        reward = words.say("abyss-reward", keys=THREAT_KEYS[space], goods=THREAT_GOODS[space])
        number = span(f"{'▶ ' if here else ''}{space + 1}", "danger" if here else "quiet")
        found.append([number, ": ", span(reward, "strong" if here else "quiet")])
    return section(
        words.say("abyss-threat"), lines(*found), aside=words.say("abyss-tokens-left", n=view["tokens_left"])
    )


def locations(view: View, words: Words) -> Section:
    """The locations that can be taken, with what each is worth."""
    shown = [location(view, tile, words) for tile in [*view["drawn"], *view["row"]]]
    return section(
        words.say("abyss-locations"), cards(*shown) if shown else lines([span(NOTHING, "quiet")]),
        aside=words.say("abyss-locations-aside", n=view["location_deck"]),
    )  # fmt: skip


def location(view: View, tile: int, words: Words) -> Card:
    """A location, and what it would bring the viewer now."""
    worth = words.say("abyss-influence", n=view["worth"][tile]) if view["worth"] else ""
    name = words.name("location", tile)
    return card("location", tile, name, words.rule(LOCATIONS[tile].rule), [span(worth, "strong")] if worth else ())


def figures(view: View, words: Words) -> Table:
    """All players in figures, the viewer last."""
    players = [*others(view), *([] if view["seat"] is None else [view["players"][view["seat"]]])]
    rows = []
    for player in players:
        numbers = (
            player["pearls"], player["usable_keys"], player["hand"], len(player["lords"]),
            player["influence"], len(player["locations"]), player["tokens"],
        )  # fmt: skip
        turn: Line = ["▶ "] if view["turn"] == player["seat"] else []
        rows.append([[*turn, words.seat(player["seat"])], *map(str, numbers)])
    roles: list[Role] = ["own" if player["seat"] == view["seat"] else "" for player in players]
    return table([words.say("terminal-player"), *[words.say(f"abyss-column-{key}") for key in COLUMNS]], rows, roles)


def before_players(view: View, words: Words) -> list[Part]:
    """What lies before the other players."""
    found: list[Line] = []
    for player in others(view):
        things = belongings(player, words)
        if things:
            found.append([words.seat(player["seat"]), ": ", *joined(things, " · ")])
    return [lines(*found)] if found else []


def belongings(player: PlayerView, words: Words) -> list[Line]:
    """Lords, affiliated allies and locations of a player."""
    found: list[Line] = []
    if player["lords"]:
        found.append(joined([lord_name(lord, words) for lord in player["lords"]], ", "))
    if player["affiliated"]:
        found.append([f"{words.say('abyss-affiliated')} ", *words.things("card", player["affiliated"])])
    if player["locations"]:
        found.append([f"{words.say('abyss-places')} ", *words.things("location", player["locations"])])
    return found


def lord_name(lord: LordView, words: Words) -> Line:
    """A lord before a player, with what has become of it."""
    name = words.thing("lord", lord["lord"], "quiet" if lord["turned"] or lord["under"] is not None else "")
    if lord["under"] is not None:
        return [name, " (", words.say("abyss-lies-under", location=words.name("location", lord["under"])), ")"]
    return [name, " (", words.say("abyss-is-turned"), ")"] if lord["turned"] else [name]


def own(view: View, player: PlayerView, words: Words) -> Section:
    """The viewer's hand, lords, locations and tokens."""
    hand = [card("card", one, words.name("card", one), n=view["hand"].count(one)) for one in sorted(set(view["hand"]))]
    facts_: list[tuple[str, Line]] = []
    if player["affiliated"]:
        facts_.append((words.say("abyss-affiliated"), words.things("card", player["affiliated"])))
    if player["locations"]:
        facts_.append((words.say("abyss-places"), words.things("location", player["locations"])))
    if view["tokens"]:
        facts_.append((words.say("abyss-tokens"), ["+".join(map(str, view["tokens"])), f" = {sum(view['tokens'])}"]))
    keys = player["usable_keys"]
    lords = [lord_name(lord, words) for lord in player["lords"]]
    if lords:
        facts_.insert(0, (words.say("abyss-sheet-lords"), joined(lords, ", ")))
    return section(
        words.say("abyss-yours"), cards(*hand) if hand else lines([span(words.say("abyss-no-cards"), "quiet")]),
        *([facts(*facts_)] if facts_ else []),
        aside=words.say("abyss-figures", pearls=player["pearls"], keys=keys, hand=player["hand"]),
    )  # fmt: skip


def seen(view: View, words: Words) -> list[Section]:
    """What a player who forgets nothing knows besides, where the table agreed on that aid."""
    known = view["known"]
    if known is None or not words.aided:
        return []
    found = [
        (words.player(seat), held(hand, words)) for seat, hand in enumerate(known["hands"]) if seat != view["seat"]
    ]
    found += [
        (f"{words.say('abyss-council')}: {words.name('race', race)}", held(known["council"][race], words))
        for race in range(len(RACES))
    ]
    found.append((words.say("abyss-deck"), held(known["deck"], words)))
    found.append((words.say("abyss-discard"), held(known["discard"], words)))
    return [section(words.say("abyss-seen"), facts(*found))]


def held(found: Sequence[int], words: Words) -> Line:
    """Cards in order, each kind once with its number."""
    kinds = sorted(set(found))
    named: list[Line] = [
        [f"{found.count(one)} × " if found.count(one) > 1 else "", words.thing("card", one)] for one in kinds
    ]
    return joined(named, ", ") or [span(NOTHING, "quiet")]
