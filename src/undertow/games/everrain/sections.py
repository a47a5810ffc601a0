"""What the table shows, once for terminal and page: tracks, the chart with headings, the ship's plan, crew, port."""

from __future__ import annotations

from typing import Final

from undertow import texts
from undertow.games.everrain import elder_sections, forecast, helm, pictures, story_sections, voyage_sections, yard
from undertow.games.everrain import moves as m
from undertow.games.everrain.board import ASHORE, BELOW, BOARDED, DECKS, FIRST_SLOT, ORDERS, SLOTS, SPOTS, ZONES
from undertow.games.everrain.cards.crew import BOARDS
from undertow.games.everrain.cards.elders import AT as ELDER_AT
from undertow.games.everrain.cards.raiders import AT, FIRST_RAIDER, GOAL, HEADING, KIND, RAIDERS, WOUNDS
from undertow.games.everrain.cards.treasures import TREASURES
from undertow.games.everrain.hexes import Place, distance
from undertow.games.everrain.names import ENEMIES
from undertow.games.everrain.pictures import BOWS
from undertow.games.everrain.ship import PARTED
from undertow.games.everrain.tiles import CALM, KINDS, LAND, PORT, ROUGH, SIGNS, TILES
from undertow.games.everrain.view import Member, Ship, View
from undertow.sections import (
    Card,
    Cell,
    Facts,
    Line,
    Lines,
    Part,
    Role,
    Section,
    Span,
    Table,
    Words,
    card,
    cards,
    cell,
    facts,
    grid,
    hex_place,
    hexes,
    joined,
    lines,
    section,
    span,
    table,
)

PLAN: Final = ((0, 1), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2), (3, 0), (3, 2), (4, 1))  # of zones: row, column
BELOW_ROW: Final = 5  # of the plan


# What a question is about stands first; else the chart does. By question: the sections, by name.
ON_DECK: Final = ("fray", "foes", "prize", "plan")
IN_PORT: Final = ("port", "stories", "tests", "crew")
FOCUS: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("chart", "plan", "orders", "crew"),
    "": ("ending",),  # nothing is asked any more
    **dict.fromkeys(
        ("boarding", "evade", "strike", "bear", "drag", "lure", "rouse", "omen", "place", "step", "activate", "smite"),
        ON_DECK,
    ),
    **dict.fromkeys(("port", "hand_in", "payment", "gift", "envoy"), IN_PORT),
    **dict.fromkeys(("mount", "plan", "nurse", "refresh"), ("upgrades", "plan")),
    **dict.fromkeys(("rotate", "which_tile", "free_tile", "scout"), ("tiles", "chart")),
    "storm_place": ("storm", "chart"),
    **dict.fromkeys(("salvage", "discard", "throw_away", "keep"), ("hold", "ships")),
    **dict.fromkeys(("renew", "token", "exhaust", "exhaust_one"), ("orders", "plan")),
    **dict.fromkeys(
        ("wages", "soothe", "heal", "bring", "without", "whom", "which_card"), ("stories", "tests", "crew")
    ),
    "tester": ("tests", "stories", "crew"),
    **dict.fromkeys(("deal", "consent"), ("wanted", "ships", "chart")),
}


def sections(view: View, words: Words) -> list[Section]:
    """All of it, seen from the reader's ship; a spectator looks at the first player's."""
    named = in_their_order(view, words)
    first = FOCUS.get(view["question"], ("stories", "tests", "chart") if view["stories"]["told"] else ("chart",))
    found = [one for name, one in named if name == "voyage"]
    found += [one for wanted in first for name, one in named if name == wanted]
    return found + [one for name, one in named if name not in first and name != "voyage"]


def in_their_order(view: View, words: Words) -> list[tuple[str, Section]]:
    """The sections with their names."""
    ship = view["ships"][view["seat"] if view["seat"] >= 0 else view["first"]]
    chart_label, plan_label = words.say("sections-chart"), words.say("sections-plan")
    room = words.say("sections-room", n=len(ship["hold"]), room=ship["room"], cabins=ship["cabins"])
    seen = [*view["shown"], *view["ahead"]]
    sea_legend = lines(*legend(view, words))
    found = [
        named(words, "voyage", tracks(view, words), gauge=True),
        named(words, "forecast", forecast.enemy_phase(view, words), gauge=True),
        named(words, "chart", hexes(chart_label, chart(view, words)), sea_legend, aside=next_tile(view, words)),
        *[("elder", one) for one in elder_sections.sections(view, words)],
        named(words, "ships", ships(view, words)),
        named(words, "plan", *at_once(view, ship, words), grid(plan_label, plan(ship, words))),
        named(words, "orders", orders(ship, words)),
        named(words, "crew", crew(ship, words)),
        named(words, "guns", yard.guns(ship, words)),
        named(words, "upgrades", yard.slots(ship, words), aside=room),
    ]
    if 0 < ship["grapple"] < PARTED:
        prize = [spot_cell(ship, words, BOARDED + zone, *PLAN[zone]) for zone in range(ZONES)]
        found.append(named(words, "prize", grid(words.say("sections-prize"), prize)))
    found += [("stories", one) for one in story_sections.sections(view, ship, words)]
    found += [("tests", one) for one in story_sections.tests(view, words)]
    if view["wants"]:
        things = [wanted(thing, words) for thing in view["wants"]]
        found.append(named(words, "wanted", lines(joined(things, ", "))))
    if ship["foes"]:
        found.append(named(words, "foes", foes(ship, words)))
    if view["fray"]:
        found.append(named(words, "fray", odds(view["fray"], words)))
    if view["shots"]:
        found.append(named(words, "shots", yard.shots(view, words)))
    if view["raiders"]:
        found.append(named(words, "raiders", raiders(view, words)))
    if ship["hold"]:
        found.append(named(words, "hold", cards(*[treasure(one, words) for one in ship["hold"]])))
    offered = [
        *[for_hire(board, words) for board in view["crew_row"]],
        *[treasure(one, words) for one in view["market"]],
        *[yard.on_offer(one, words) for one in view["yard"]],
    ]
    found.append(named(words, "port", cards(*offered)))
    if turned := pictures.of_tile(view, words) or pictures.of_free_tile(view, words):
        found.append(("tiles", section(words.say("sections-new-tile", tile=words.name("tile", seen[0])), *turned)))
    elif seen:
        found.append(named(words, "tiles", cards(*[tile_card(tile, words) for tile in seen])))
    found += [("ending", one) for one in voyage_sections.ending(view, words)]
    found += [("recap", one) for one in voyage_sections.recap(view, words)]
    book = voyage_sections.book(view, words) or story_sections.book(view, words)  # without a log less is known
    found += [("book", one) for one in book]
    if storm := pictures.of_storm(view, words):
        found.append(("storm", section(words.say("sections-new-storm"), *storm)))
    return found


def named(words: Words, name: str, *parts: Part, aside: str = "", gauge: bool = False) -> tuple[str, Section]:
    """A section with its name, which its heading is called after."""
    return name, section(words.say(f"sections-{name}"), *parts, aside=aside, gauge=gauge)


# -- tracks and chart --------------------------------------------------------------------------------------------------


def tracks(view: View, words: Words) -> Facts:
    """The markers."""
    of = view["end"]
    elder = words.say("sections-of", n=view["elder"], of=of)
    return facts(
        (words.say("sections-round"), words.say("sections-round-act", n=view["round"], act=view["act"])),
        (words.say("sections-players"), span(words.say("sections-of", n=view["players"], of=of), "own")),
        (words.say("sections-enemy"), span(words.say("sections-of", n=view["enemy"], of=of), "danger")),
        (words.say("sections-elder"), words.say("sections-awake") if view["awake"] else elder),
        (words.say("sections-agenda"), words.say("sections-of", n=view["agenda"], of=view["agenda_spaces"])),
    )


def next_tile(view: View, words: Words) -> str:
    """What the back of the next tile shows."""
    if view["next_act"] < 0:
        return words.say("sections-no-tile")
    if view["back"] < 0:  # nobody has seen its back yet
        return words.say("sections-next-act", act=view["next_act"])
    return words.say("sections-next-tile", act=view["next_act"], n=view["back"])


def chart(view: View, words: Words) -> list[Cell]:
    """The sea as it is charted."""
    ship = view["ships"][view["seat"] if view["seat"] >= 0 else view["first"]]
    own, aimed = forecast.covered_by_guns(view, ship), forecast.covered_by_enemies(view)
    courses, costs = helm.courses(view, words), helm.costs(view)
    found: list[Cell] = []
    for number in range(len(view["hexes"])):
        made = place(view, words, number, own, aimed)
        if number in courses:
            turning = number == ship["hex"]
            made["paths"] = courses[number]
            made["title"] += ", " + words.say("helm-turn" if turning else "helm-reach", n=costs[number])
            made["lines"] += [] if turning else [[span(str(costs[number]), "strong")]]
        found.append(made)
    return found


def legend(view: View, words: Words) -> list[Line]:
    """What the numbers and those signs mean that are on the chart."""
    kinds = sorted({kind for _, _, kind in view["hexes"] if kind != CALM})
    signs: list[Line] = [[span(SIGNS[kind], "strong"), " ", words.say(f"hex-{KINDS[kind]}")] for kind in kinds]
    if view["storms"]:
        signs.append([span("≈", "danger"), " ", words.say("hex-storm")])
    if view["wrecks"]:
        signs.append([span("✕", "danger"), " ", words.say("sections-sunk")])
    if view["raiders"]:
        signs.append([span("⚑", "danger"), " ", words.say("sections-goal-there")])
    told = [joined([*signs, *forecast.legend(words)], " · ")]
    numbered = set(helm.costs(view)) - {ship["hex"] for ship in view["ships"]}  # one's own hex shows no number
    return [[words.say("helm-legend")], *told] if numbered else told


def at_once(view: View, ship: Ship, words: Words) -> list[Lines]:
    """Several members sent with one click, where the reader may."""
    asked = view["asked"] == view["seat"] and view["question"] == "turn"
    offered = helm.stations(ship, words) if asked else []
    return [lines([words.say("helm-together"), " ", *offered])] if offered else []


def place(view: View, words: Words, number: int, own: dict[Place, list[tuple[int, int]]], aimed: set[Place]) -> Cell:
    """One hex: its kind, the ships with their bows, wrecks, a port's name, whose guns cover it."""
    q, r, kind = view["hexes"][number]
    signs: Line = []
    told = [words.say(f"hex-{KINDS[kind]}")]
    if kind == PORT:
        told.append(words.name("port", port_at(view, number)))
    for seat, ship in enumerate(view["ships"]):
        if ship["hex"] == number:
            signs.append(span(BOWS[ship["heading"]], "own" if seat == view["seat"] else "other"))
            told.append(
                words.say("sections-ship-there", who=words.player(seat), to=words.name("heading", ship["heading"]))
            )
    if view["risen"]["beast"] and view["risen"]["beast"][ELDER_AT] == number:
        signs.append(span("◆", "danger"))
    told += elder_sections.marks(view, words, number)
    for raider in view["raiders"]:
        if raider[AT] == number:
            signs.append(span(BOWS[raider[HEADING]], "danger"))
            enemy, to = words.name("enemy", FIRST_RAIDER + raider[KIND]), words.name("heading", raider[HEADING])
            told.append(words.say("sections-raider-there", enemy=enemy, to=to))
        if raider[GOAL] == number:
            signs.append(span("⚑", "danger"))
            told.append(words.say("sections-goal-there"))
    if number in view["wrecks"] or number in [cargo[0] for cargo in view["cargoes"]]:
        signs.append(span("✕", "danger"))
        told.append(words.say("sections-sunk"))
    if [q, r] in [covered for storm in view["storms"] for covered in storm]:
        signs.append(span("≈", "danger"))
        told.append(words.say("hex-storm"))
    if number in view["explored"]:
        told.append(words.say("sections-explored"))
    for battery, dice in own.get((q, r), []):
        told.append(words.say("forecast-covered", battery=words.name("battery", battery), n=dice))
    if (q, r) in aimed:
        told.append(words.say("forecast-endangered"))
    if not signs and kind != CALM:
        signs.append(SIGNS[kind])
    if not signs and (q, r) in aimed:
        signs.append(span("!", "danger"))
    elif not signs and (q, r) in own:
        signs.append(span("+", "own"))
    role: Role = "dark" if kind == ROUGH else "lit" if LAND[kind] else ""
    row, column = hex_place(q, r)
    return cell(row, column, ", ".join(told), signs or "·", roles=[role] if role else [], index=number)


def port_at(view: View, number: int) -> int:
    """The port of a hex: that of its tile."""
    return max(0, TILES[view["tiles"][number // 6][0]].port)


def raiders(view: View, words: Words) -> Table:
    """Enemy ships in figures, in the order in which they act. rule: enemy_ships.7"""
    columns = [words.say(f"sections-{name}") for name in ("ship", "hits", "dice", "range", "bow", "away")]
    rows: list[list[str | Span]] = []
    for number, raider in enumerate(view["raiders"], 1):
        row = RAIDERS[raider[KIND]]
        here, goal = view["hexes"][raider[AT]], view["hexes"][raider[GOAL]]
        away = distance((here[0], here[1]), (goal[0], goal[1]))
        left = row.hits + len(view["ships"]) - raider[WOUNDS]
        figures = [str(left), str(row.dice), str(row.reach), BOWS[raider[HEADING]], str(away)]
        named = words.thing("enemy", FIRST_RAIDER + raider[KIND])
        if len(view["raiders"]) > 1:  # answers call it the first, the second
            named["text"] = f"{number} {named['text']}"
        rows.append([named, *figures])
    return table(columns, rows)


# -- ships -------------------------------------------------------------------------------------------------------------


def ships(view: View, words: Words) -> Table:
    """All ships in figures."""
    columns = [words.say(f"sections-{name}") for name in ("ship", "where", "coins", "clues", "ready", "crew", "hold")]
    rows: list[list[str | Span]] = [
        [
            words.seat(seat),
            where(view, ship, words),
            str(ship["coins"]),
            str(ship["clues"]),
            "/".join([str(n) for n in ship["fresh"]]),
            str(len(ship["crew"])),
            str(len(ship["hold"])),
        ]
        for seat, ship in enumerate(view["ships"])
    ]
    return table(columns, rows)


def wanted(thing: int, words: Words) -> str:
    """What one captain asks of another, thing by thing. rule: trade.2"""
    parts = texts.move_parts(words.game, "deal", m.WANT + thing, words.lang)
    return parts[1] if parts else ""


def where(view: View, ship: Ship, words: Words) -> str:
    """Where a ship is, in a word."""
    if ship["hex"] < 0:
        return words.say("sections-lost")
    kind = view["hexes"][ship["hex"]][2]
    if kind == PORT:
        return words.name("port", port_at(view, ship["hex"]))
    return words.say(f"hex-{KINDS[kind]}")


def orders(ship: Ship, words: Words) -> Table:
    """Fresh and issued orders; a fleeting one is never issued."""
    columns = [words.say("sections-order"), words.say("sections-fresh"), words.say("sections-issued")]
    rows: list[list[str | Span]] = [
        [words.thing("order", kind), str(ship["fresh"][kind]), str(ship["issued"][kind]) if kind < 3 else "–"]
        for kind in range(len(ORDERS))
    ]
    return table(columns, rows)


def plan(ship: Ship, words: Words) -> list[Cell]:
    """The deck, bow above, and the slots below it."""
    places = [(spot, *PLAN[spot]) for spot in range(ZONES)]
    places += [(FIRST_SLOT + slot, BELOW_ROW + slot // 3, slot % 3) for slot in range(SLOTS)]
    places.append((BELOW, BELOW_ROW + 2, 1))
    return [spot_cell(ship, words, *found) for found in places]


def spot_cell(ship: Ship, words: Words, spot: int, row: int, column: int) -> Cell:
    """One zone or slot with who stands there; a click sends somebody."""
    names = [words.name("crew", member["board"]) for member in ship["crew"] if member["spot"] == spot]
    broken = spot in ship["broken"]
    met = [words.name("enemy", foe["name"]) for foe in ship["foes"] if foe["zone"] == spot]
    fitted = yard.fitted(ship, words, spot)
    marred = [words.say("sections-broken")] if broken else []
    title = ", ".join([words.name("zone", spot), *fitted, *names, *met, *marred])
    label = (
        fitted[0] if fitted else words.name("zone", spot % BOARDED if spot < DECKS else spot)
    )  # the heading says whose
    drawn: list[Line] = [[span(label, "quiet")]]
    drawn += [[span(name, "own")] for name in names]
    drawn += [[span(name, "danger")] for name in [*met, *marred]]
    sent = [
        m.SEND + member["board"] * SPOTS + spot for member in ship["crew"] if member["spot"] != spot or met or fitted
    ]
    sent += [m.ZONE + spot] if spot < DECKS else []
    return cell(
        row, column, title, *drawn, roles=["dark"] if row >= BELOW_ROW else [], noun="zone", index=spot, moves=sent
    )


def foes(ship: Ship, words: Words) -> Table:
    """Enemies on deck in figures, and what their omens do."""
    columns = [words.say(f"sections-{name}") for name in ("foe", "where", "hits", "dice", "omen")]
    rows: list[list[str | Span]] = []
    for foe in ship["foes"]:
        figures = [words.name("zone", foe["zone"]), str(foe["hits"]), str(foe["dice"])]
        omen = words.say(f"omen-of-{ENEMIES[foe['name']]}")
        rows.append([words.thing("enemy", foe["name"]), *figures, omen])
    return table(columns, rows)


def odds(chances: list[list[int]], words: Words) -> Table:
    """What the dice of a fray will come to, for each way to split them."""
    columns = [words.say(f"sections-{name}") for name in ("evading", "slaying", "unhurt")]
    rows: list[list[str | Span]] = []
    for evading, (slain, of_slain, unhurt, of_unhurt) in enumerate(chances):
        shares = [(100 * slain + of_slain // 2) // of_slain, (100 * unhurt + of_unhurt // 2) // of_unhurt]
        rows.append([str(evading), *[words.say("sections-chance", n=share) for share in shares]])
    return table(columns, rows)


def crew(ship: Ship, words: Words) -> Table:
    """The crew in figures."""
    columns = [words.say(f"sections-{name}") for name in ("member", "where", "track", "wage", "traits")]
    return table(columns, [member_row(member, words) for member in ship["crew"]])


def member_row(member: Member, words: Words) -> list[str | Line]:
    """One member."""
    ashore = member["place"] >= 0
    if ashore:
        at = words.name("place", member["place"])
    else:  # on a journey somebody is in no zone
        at = words.say("sections-ashore") if member["spot"] == ASHORE else words.name("zone", member["spot"])
    track = words.say("sections-stress", n=member["stress"], wounds=member["wounds"], of=member["holes"])
    return [
        [words.thing("crew", member["board"])],
        at,
        track,
        str(member["wage"]),
        words.things("trait", member["traits"]),
    ]


# -- cards -------------------------------------------------------------------------------------------------------------


def treasure(number: int, words: Words) -> Card:
    """A treasure with its price, who wants it, and what it counts as."""
    row = TREASURES[number]
    wants = words.name("port", row.level.index(2))
    spurns = words.name("port", row.level.index(0))
    text = words.say("sections-treasure", price=row.prices[1], wants=wants, spurns=spurns, clues=row.clues)
    return card("treasure", number, words.name("treasure", number), text)


def for_hire(board: int, words: Words) -> Card:
    """A crew board on offer."""
    row = BOARDS[board]
    text = words.say("sections-board", wage=row.wage, holes=row.holes, island=row.island, port=row.port, dice=row.dice)
    return card("crew", board, words.name("crew", board), text)


def tile_card(tile: int, words: Words) -> Card:
    """A tile that everybody has seen: what lies on it, and how often."""
    kinds = TILES[tile].kinds[0]
    found = [(words.say(f"hex-{KINDS[kind]}"), kinds.count(kind)) for kind in sorted(set(kinds), reverse=True)]
    told = [f"{n} × {name}" if n > 1 else name for name, n in found]
    return card("tile", tile, words.name("tile", tile), ", ".join(told))
