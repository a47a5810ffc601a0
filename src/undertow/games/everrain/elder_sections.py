"""The elder, for terminal and page: how strong it would be, and once it is awake how it acts, wins and is stopped."""

from __future__ import annotations

from undertow.games.everrain.board import NOWHERE, ZONES
from undertow.games.everrain.cards.elders import AT, ELDERS, HUNDREDFATHOM, KIND, LANDLORD
from undertow.games.everrain.hexes import distance
from undertow.games.everrain.tiles import ALTAR, PORT
from undertow.games.everrain.view import View
from undertow.sections import Line, Section, Words, facts, section, span


def sections(view: View, words: Words) -> list[Section]:
    """One section."""
    risen = view["risen"]
    if not risen["beast"]:
        return [section(words.say("sections-risen"), facts(*asleep(view, words)), gauge=True)]
    kind = risen["beast"][KIND]
    slug = ELDERS[kind].slug
    found: list[tuple[str, str | Line]] = [
        (words.say("sections-elder-name"), [span(words.name("elder", kind), "danger")]),
        (words.say("sections-elder-left"), [span(words.say(f"sections-elder-left-{slug}", n=risen["left"]), "danger")]),
        (words.say("sections-elder-hits"), str(risen["hits"])),
        (words.say("sections-elder-dice"), str(risen["dice"])),
    ]
    for part in ("objective", "activation", "signum", "beaten"):
        found.append((words.say(f"sections-elder-{part}"), words.say(f"does-elder-{slug}-{part}")))
    return [section(words.say("sections-risen"), facts(*found))]


def asleep(view: View, words: Words) -> list[tuple[str, str | Line]]:
    """How far it is from waking, and what it would roll if it woke now. rule: options.5"""
    gap = words.say("sections-elder-in", n=max(0, view["elder"] - view["enemy"] - 1))
    found: list[tuple[str, str | Line]] = [(words.say("sections-elder-gap"), gap)]
    chosen = words.options.get("elder", "any")  # where the table has chosen one, no other can wake. rule: options.1
    for kind, dice in enumerate(view["risen"]["gauge"]):
        if chosen not in ("any", ELDERS[kind].slug):
            continue
        found.append((words.name("elder", kind), words.say("elder-gauge", n=dice)))
    return found


def goals(view: View) -> list[int]:
    """Hexes that the elder makes for, if it has a goal on the chart."""
    kind = view["risen"]["beast"][KIND]
    if kind == HUNDREDFATHOM:
        return []
    wanted = PORT if kind == LANDLORD else ALTAR
    return [
        number
        for number, (_, _, found) in enumerate(view["hexes"])
        if found == wanted and number not in view["risen"]["sung"]
    ]


def forecast(view: View, words: Words) -> Line:
    """What it will do if nothing changes: how far its goal is, or whom it hunts. rule: round.8"""
    here = place(view, view["risen"]["beast"][AT])
    wanted = goals(view)
    if wanted:
        away = min([distance(here, place(view, goal)) for goal in wanted])
        return [span(words.say("forecast-makes-for", n=away), "danger")]
    ways = {  # by captain at sea: how far, and how many posts are whole
        seat: (distance(here, place(view, ship["hex"])), ZONES - len(ship["broken"]))
        for seat, ship in enumerate(view["ships"])
        if ship["hex"] != NOWHERE and not in_port(view, ship["hex"])
    }
    if not ways:
        return [words.say("forecast-waits")]
    who = [seat for seat, way in ways.items() if way == min(ways.values())]  # rule: elders.17
    return [span(words.say("forecast-hunts", who=", ".join([words.player(seat) for seat in who])), "danger")]


def in_port(view: View, number: int) -> bool:
    """Whether a hex is a port, which under a storm it is not. rule: rulings.11"""
    q, r, kind = view["hexes"][number]
    return kind == PORT and [q, r] not in [covered for storm in view["storms"] for covered in storm]


def place(view: View, number: int) -> tuple[int, int]:
    """Where a hex is."""
    q, r, _ = view["hexes"][number]
    return q, r


def marks(view: View, words: Words, number: int) -> list[str]:
    """What the elder has done on a hex, and whether it is there."""
    risen, found = view["risen"], []
    if not risen["beast"]:
        return []
    kind = risen["beast"][KIND]
    if risen["beast"][AT] == number:
        found.append(words.say("sections-elder-there", elder=words.name("elder", kind)))
    for at, n in risen["torn"]:
        if at == number:
            found.append(words.say(f"sections-elder-torn-{ELDERS[kind].slug}", n=n))
    if number in risen["sung"]:
        found.append(words.say("sections-elder-sung"))
    return found
