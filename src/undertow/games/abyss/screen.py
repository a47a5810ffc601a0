"""How Abyss looks in a terminal, drawn from a view alone.

A race has a colour and two letters, so that nothing is said by colour alone. What can be chosen now carries its key.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from undertow.drawing import (
    BRASS,
    CORAL,
    FAINT,
    INK,
    LINE,
    QUIET,
    TEAL,
    Block,
    Reader,
    beside,
    between,
    boxed,
    centred,
    choosing,
    fitted,
    hanging,
    joined,
    packed,
    spread,
    title,
    wrapped,
)
from undertow.games.abyss.board import (
    AMBASSADOR,
    COURT,
    FARMER,
    GUILDS,
    LORDS_TO_END,
    NO_RACE,
    RACES,
    THREAT_GOODS,
    THREAT_KEYS,
    TRACK,
)
from undertow.games.abyss.cards.allies import MONSTER, RACE, VALUE
from undertow.games.abyss.cards.locations import LOCATIONS
from undertow.games.abyss.cards.lords import CHEAPER, DEARER, IMMUNE, LORDS, Lord
from undertow.games.abyss.view import LordView, PlayerView, View

RACE_COLOURS: Final = ("#b794ff", CORAL, "#e6c04d", "#74d184", "#74aaff")
TURNED: Final = "↻"  # only its influence counts
UNDER: Final = "▾"  # lies under a location
PEARL: Final = "●"
PLACE: Final = "○"  # any race
NOTHING: Final = "–"
# How much is drawn: lines of a power (none: the court is a list), locations with their texts, lines of a frame,
# shells for the council, and how many empty lines must be left between the parts.
LEVELS: Final = (
    (8, 9, 12, 1, 4), (7, 9, 12, 1, 4), (6, 8, 11, 1, 4), (5, 7, 10, 1, 4), (5, 4, 9, 1, 4), (4, 6, 9, 1, 4),
    (4, 3, 9, 1, 4), (3, 6, 9, 1, 4), (3, 3, 8, 1, 3),
    (3, 3, 8, 0, 1), (2, 4, 8, 1, 1), (2, 3, 8, 0, 1), (2, 2, 8, 0, 0), (2, 2, 7, 0, 0), (1, 1, 6, 0, 0),
    (0, 1, 6, 0, 0),
)  # fmt: skip
COLUMNS: Final = ("pearls", "keys", "hand", "lords", "influence", "places", "monsters")
CARD: Final = 24  # the least width of a lord's card if all six stand side by side
FRAME: Final = 34  # the least width of an opponent's frame
THREAT_WIDTH: Final = 33


# -- what a view means ---------------------------------------------------------------------------------------------


def active(player: PlayerView) -> int:
    """The lords of a player that are free and upright, as a bit mask."""
    return sum([1 << lord["lord"] for lord in player["lords"] if not lord["turned"] and lord["under"] is None])


def price_for(view: View, lord: Lord) -> int:
    """The value the viewer has to reach for a lord; the printed one for a spectator."""
    seat = view["seat"]
    if seat is None:
        return lord.value
    own = active(view["players"][seat])
    dearer = any(active(other) & DEARER for other in view["players"] if other["seat"] != seat) and not own & IMMUNE
    return lord.value - (2 if own & CHEAPER else 0) + (2 if dearer else 0)


def printed_keys(lord: int, reader: Reader) -> int:
    """Keys on a lord; those of an ambassador are an option."""
    keys = LORDS[lord].keys
    return keys if keys < 3 else int(reader.options.get("ambassador_keys", keys))


def usable_keys(player: PlayerView, reader: Reader) -> int:
    """Key tokens and the keys of active lords."""
    upright = active(player)
    return player["keys"] + sum(
        [printed_keys(lord["lord"], reader) for lord in player["lords"] if upright >> lord["lord"] & 1]
    )


# -- small things --------------------------------------------------------------------------------------------------


def guild_colour(guild: int) -> str:
    """The colour of a guild is that of the race it asks for."""
    return BRASS if guild == AMBASSADOR else RACE_COLOURS[LORDS_OF[guild].demands]


LORDS_OF: Final = {card.guild: card for card in LORDS}  # a lord of each guild


def code(race: int, reader: Reader) -> Text:
    """Two letters for a race, in its colour."""
    return Text(reader.say(f"abyss-code-{RACES[race]}"), RACE_COLOURS[race])


def chip(card: int, reader: Reader) -> Text:
    """An ally as letters and value, or a monster."""
    if card == MONSTER:
        return Text(reader.say("abyss-code-monster"), f"bold reverse {CORAL}")
    return Text.assemble(code(RACE[card], reader), (str(VALUE[card]), f"bold {RACE_COLOURS[RACE[card]]}"))


def chips(cards: Sequence[int], reader: Reader) -> Text:
    """Cards in a row, or a dash."""
    return joined([chip(card, reader) for card in cards], " ") if cards else Text(NOTHING, FAINT)


def by_race(cards: Sequence[int], reader: Reader, marks: bool = False) -> list[Text]:
    """Cards grouped by race, with their values; with the key of each if it can be chosen."""
    groups: list[Text] = []
    for race in range(len(RACES)):
        mine = sorted([card for card in cards if card != MONSTER and RACE[card] == race])
        if not mine:
            continue
        values: list[Text] = []
        for at, card in enumerate(mine):
            value = Text(str(VALUE[card]), f"bold {RACE_COLOURS[race]}")
            first = at == 0 or mine[at - 1] != card
            mark = reader.marks.get(("card", card)) if marks and first else None
            values.append(choosing(Text.assemble(reader.badge(mark), value), mark) if mark else value)
        groups.append(Text.assemble(code(race, reader), " ", joined(values, " ")))
    return groups


def bubbles(lord: Lord, reader: Reader, whole: bool = True) -> Text:
    """The races of a price: the required one by name, a ring for each that is free."""
    if lord.demands == NO_RACE:
        return joined([code(race, reader) for race in range(5)], " ") if whole else Text(PLACE * lord.races, BRASS)
    return Text.assemble(code(lord.demands, reader), (PLACE * (lord.races - 1), QUIET))


def price(view: View, lord: Lord) -> Text:
    """The value to reach; an arrow says that powers have made it lower or higher."""
    value = price_for(view, lord)
    return Text(f"{value}{'' if value == lord.value else '↓' if value < lord.value else '↑'}", f"bold {INK}")


def power_rule(lord: Lord) -> str:
    """The rule of a lord's power; farmers share one, since they have none."""
    return "lords.farmers" if lord.guild == FARMER else lord.rule


def lord_name(mark: LordView, reader: Reader) -> Text:
    """A lord before a player, with the marks of what has become of it."""
    lord = LORDS[mark["lord"]]
    sign = UNDER if mark["under"] is not None else TURNED if mark["turned"] else ""
    name = Text(reader.name("lord", lord.id) + sign, FAINT if sign else guild_colour(lord.guild))
    return reader.marked("lord", lord.id, name)


def names_of(noun: str, things: Sequence[int], reader: Reader) -> Text:
    """Names in a row, or a dash."""
    if not things:
        return Text(NOTHING, FAINT)
    return joined([reader.marked(noun, thing, Text(reader.name(noun, thing), INK)) for thing in things], ", ")


def labelled(label: str, value: Text) -> Text:
    """A quiet word and what it stands for."""
    return Text.assemble((label, QUIET), " ", value)


def reward(space: int, reader: Reader, short: str = "") -> str:
    """The reward of a threat space, from 0."""
    return reader.say(f"abyss-reward{short}", keys=THREAT_KEYS[space], goods=THREAT_GOODS[space])


def shares(width: int, parts: int) -> list[int]:
    """The width of each of so many things side by side, which fill a line together."""
    room = width - parts + 1
    return [room // parts + (1 if part < room % parts else 0) for part in range(parts)]


# -- the court -----------------------------------------------------------------------------------------------------


def court_title(view: View, reader: Reader) -> Text:
    """The heading of the court."""
    aside = reader.say("abyss-court-aside", n=len(view["court"]), left=view["lord_deck"])
    return title(reader.say("abyss-court"), aside)


def court_rows(view: View, reader: Reader, width: int) -> Block:
    """The court as a list: one line for each lord."""
    name = max([len(reader.name("lord", lord)) for lord in view["court"]], default=10)
    guild = max([len(reader.name("guild", guild)) for guild in range(len(GUILDS))])
    name, guild = min(max(name, 12), 20 if width > 100 else 16), min(guild, 11)
    aside = reader.say("abyss-court-short", n=len(view["court"]), left=view["lord_deck"])
    heading = [fitted(title(reader.say("abyss-court"), aside), name + guild + 6)]
    for key, wide in (("price", 9), ("influence", 4), ("keys", 4), ("power", 12)):
        heading.append(fitted(Text(reader.say(f"abyss-court-{key}"), FAINT), wide))
    lines = [fitted(joined(heading, ""), width)]
    for number in range(COURT):
        if number >= len(view["court"]):
            lines.append(Text(f"    {reader.say('abyss-empty')}", FAINT))
            continue
        lord = LORDS[view["court"][number]]
        mark = reader.marks.get(("lord", lord.id))
        called = Text.assemble(
            reader.badge(mark) if mark else Text("   "),
            " ",
            fitted(Text(reader.name("lord", lord.id), f"bold {guild_colour(lord.guild)}"), name),
        )
        facts = Text.assemble(
            fitted(Text(reader.name("guild", lord.guild), QUIET), guild),
            " ",
            fitted(bubbles(lord, reader, whole=False), 5),
            Text(" ") + fitted(price(view, lord), 4)[:3],
            (f"{lord.influence:>2}  ", f"bold {INK}"),
            (f" {printed_keys(lord.id, reader) or '·'}  ", BRASS),
        )
        row = joined([called, facts], " ")
        power = Text(reader.rule(power_rule(lord)), QUIET)
        line = fitted(Text.assemble(row, power), width)
        lines.append(choosing(line, mark))
    return lines


def lord_card(view: View, lord: Lord, reader: Reader, width: int, powers: int) -> Block:
    """A lord of the court as a small card."""
    mark = reader.marks.get(("lord", lord.id))
    recruited = view["recruiting"] == lord.id
    inner = width - 4
    name = Text(reader.name("lord", lord.id), f"bold {guild_colour(lord.guild)}")
    heading = Text.assemble(reader.badge(mark), " ", name) if mark else name
    keys = printed_keys(lord.id, reader)
    short = "-short" if inner < 30 else ""
    body = [
        between(
            Text(reader.name("guild", lord.guild), QUIET),
            Text(reader.say(f"abyss-influence{short}", n=lord.influence), f"bold {INK}"),
            inner,
        ),
        between(
            Text.assemble(bubbles(lord, reader, whole=not short), (" = ", QUIET), price(view, lord)),
            Text(reader.say(f"abyss-keys{short}", n=keys) if keys else "", BRASS),
            inner,
        ),
    ]
    body += wrapped(Text(reader.rule(power_rule(lord)), QUIET), inner, powers)
    card = boxed(heading, body, width, powers + 4, TEAL if recruited or mark else LINE)
    return [choosing(line, mark) for line in card]


def abreast(width: int) -> int:
    """How many lords stand side by side."""
    return 6 if width >= 6 * (CARD + 1) else 3


def court_cards(view: View, reader: Reader, width: int, powers: int) -> Block:
    """The court as cards, three or six abreast."""
    wide = abreast(width)
    widths = shares(width, wide)
    lines = [court_title(view, reader)]
    for first in range(0, max(len(view["court"]), 1), wide):
        cards: list[Block] = []
        for space, room in zip(range(first, first + wide), widths, strict=True):
            if space < len(view["court"]):
                cards.append(lord_card(view, LORDS[view["court"][space]], reader, room, powers))
            else:
                cards.append(boxed(Text(reader.say("abyss-empty"), FAINT), [], room, powers + 4))
        lines += beside(cards, widths)
    return lines


# -- exploration, threat, council, locations -----------------------------------------------------------------------


def track_aside(view: View, reader: Reader) -> str:
    """What one should know beside the exploration track."""
    return reader.say("abyss-track-aside", deck=view["deck"], price=view["price"])


def track_row(view: View, reader: Reader) -> Text:
    """The exploration track as a line of five spaces."""
    spaces: list[Text] = []
    for space in range(TRACK):
        if space < len(view["track"]):
            spaces.append(chip(view["track"][space], reader))
        else:
            spaces.append(Text(f" {PEARL if space == TRACK - 1 else '·'} ", FAINT))
    aside = reader.say("abyss-track-short", price=view["price"])
    return Text.assemble(Text("│", LINE).join(spaces), "  ", (aside, QUIET))


def track_cards(view: View, reader: Reader, width: int) -> Block:
    """The exploration track as five ledges, the last one with a pearl."""
    wide = min((width - TRACK + 1) // TRACK, 11)
    inner = wide - 2
    cards: list[Block] = []
    for space in range(TRACK):
        last = space == len(view["track"]) - 1
        if space < len(view["track"]):
            card = view["track"][space]
            body = chip(card, reader)
        elif space == TRACK - 1:
            body = Text(f"{PEARL} +1", FAINT)
        else:
            body = Text()
        cards.append(boxed(Text(), [centred(body, inner)], wide, 3, TEAL if last else LINE, pad=0))
    return [title(reader.say("abyss-track"), track_aside(view, reader)), *beside(cards, [wide] * TRACK)]


def threat_row(view: View, reader: Reader) -> Text:
    """The threat track as a line: the token and what fighting brings now."""
    spaces = [
        Text(f"▶{space}◀", f"bold {CORAL}") if space == view["threat"] else Text(str(space), FAINT)
        for space in range(1, len(THREAT_KEYS) + 1)
    ]
    return Text.assemble(joined(spaces, ""), " ", (reward(view["threat"] - 1, reader, "-short"), INK))


def threat_list(view: View, reader: Reader, width: int) -> Block:
    """The threat track as a list of six depths with their rewards."""
    lines = [title(reader.say("abyss-threat"), reader.say("abyss-tokens-left", n=view["tokens_left"]))]
    for space in range(len(THREAT_KEYS)):
        here = space + 1 == view["threat"]
        line = Text.assemble(
            ("▶ " if here else "  ", f"bold {CORAL}"),
            (f"{space + 1}  ", f"bold {CORAL}" if here else FAINT),
            (reward(space, reader), f"bold {INK}" if here else QUIET),
        )
        lines.append(fitted(line, width))
    return lines


def council_row(view: View, reader: Reader) -> Text:
    """The five stacks of the council: race and number of cards."""
    stacks: list[Text] = []
    for race, size in enumerate(view["council"]):
        mark = reader.marks.get(("race", race))
        stack = Text.assemble(
            reader.badge(mark) if mark else "", code(race, reader), (str(size), f"bold {INK}" if size else FAINT)
        )
        stacks.append(choosing(stack, mark))
    return joined(stacks, " ")


def council_shells(view: View, reader: Reader, width: int) -> Block:
    """The council as five shells."""
    wide = min((width - 4) // 5, 11)
    shells: list[Block] = []
    for race, size in enumerate(view["council"]):
        mark = reader.marks.get(("race", race))
        body = Text.assemble(code(race, reader), " ", (str(size), f"bold {INK}" if size else FAINT))
        heading = reader.badge(mark) if mark else Text()
        shell = boxed(heading, [centred(body, wide - 2)], wide, 3, TEAL if mark else LINE, pad=0)
        shells.append([choosing(line, mark) for line in shell])
    return [title(reader.say("abyss-council"), reader.say("abyss-council-aside")), *beside(shells, [wide] * 5)]


def council_lines(view: View, reader: Reader) -> Block:
    """The council in two lines."""
    return [title(reader.say("abyss-council"), reader.say("abyss-council-aside")), council_row(view, reader)]


def location_lines(view: View, reader: Reader, width: int, most: int) -> Block:
    """The locations that lie face up, with what each is worth; names alone if there are too many."""
    lines = [title(reader.say("abyss-locations"), reader.say("abyss-locations-aside", n=view["location_deck"]))]
    shown = [*view["drawn"], *view["row"]]
    if len(shown) > most:
        return lines + wrapped(names_of("location", shown, reader), width, most)
    for tile in shown:
        name = reader.marked("location", tile, Text(reader.name("location", tile), f"bold {INK}"))
        worth = Text(f"  {reader.rule(LOCATIONS[tile].rule)}", QUIET)
        line = Text.assemble(name, worth)
        lines.append(fitted(line, width))
    return lines if shown else [*lines, Text(NOTHING, FAINT)]


def recruiting_line(view: View, reader: Reader) -> Block:
    """What is being paid for which lord."""
    if view["recruiting"] is None:
        return []
    lord = LORDS[view["recruiting"]]
    paid = sum([VALUE[card] for card in view["payment"]])
    words = reader.say("abyss-recruiting", lord=reader.name("lord", lord.id), paid=paid, value=price_for(view, lord))
    return [Text.assemble((words, f"bold {TEAL}"), "  ", chips(view["payment"], reader) if view["payment"] else "")]


# -- players -------------------------------------------------------------------------------------------------------


def own_seat(view: View) -> int:
    """The seat at the bottom of the table: the viewer's, else the first."""
    return 0 if view["seat"] is None else view["seat"]


def others(view: View) -> list[PlayerView]:
    """The opponents, clockwise; for a spectator everybody."""
    if view["seat"] is None:
        return view["players"]
    return [view["players"][(view["seat"] + i) % view["seats"]] for i in range(1, view["seats"])]


def called(view: View, seat: int, reader: Reader) -> Text:
    """A player by name, with a pointer if it is their turn."""
    name = reader.marked("seat", seat, reader.seat(seat))
    return Text.assemble(("▶ ", f"bold {TEAL}"), name) if view["turn"] == seat else name


def figures(player: PlayerView, reader: Reader, width: int) -> Text:
    """Pearls, keys, cards in hand."""
    keys = usable_keys(player, reader)
    words = ""
    for key in ("abyss-figures", "abyss-figures-short"):
        words = (
            words
            if words and len(words) <= width
            else reader.say(key, pearls=player["pearls"], keys=keys, hand=player["hand"])
        )
    return Text(words, f"bold {INK}")


def lords_head(player: PlayerView, reader: Reader, short: str = "") -> Text:
    """How many lords a player has, and what everything is worth as the viewer knows it."""
    words = f"abyss-lords{short}"
    return Text(reader.say(words, n=len(player["lords"]), end=LORDS_TO_END, influence=player["influence"]), QUIET)


def tokens_line(view: View, player: PlayerView, reader: Reader) -> Text:
    """Monster tokens: the values of one's own, the number of others'."""
    if player["seat"] == view["seat"] and view["tokens"]:
        values = f"{'+'.join(map(str, view['tokens']))}={sum(view['tokens'])}"
        return labelled(reader.say("abyss-tokens"), Text(values, INK))
    return labelled(reader.say("abyss-tokens"), Text(str(player["tokens"]), INK if player["tokens"] else FAINT))


def opponent_box(view: View, player: PlayerView, reader: Reader, width: int, height: int) -> Block:
    """An opponent in a frame."""
    inner = width - 4
    body = wrapped(figures(player, reader, inner), inner, 2)
    known = view["known"]
    if known is not None and reader.aided:
        body += wrapped(labelled(reader.say("abyss-hand"), chips(known["hands"][player["seat"]], reader)), inner, 2)
    rest: list[Text] = []
    if player["affiliated"]:
        rest.append(labelled(reader.say("abyss-affiliated"), chips(player["affiliated"], reader)))
    if player["locations"]:
        rest.append(labelled(reader.say("abyss-places"), names_of("location", player["locations"], reader)))
    tail = packed(rest, inner, most=4)
    heads = [lords_head(player, reader, "-short"), *([tokens_line(view, player, reader)] if player["tokens"] else [])]
    body += packed(heads, inner)
    names = [lord_name(lord, reader) for lord in player["lords"]]
    body += packed(names, inner, ", ", max(height - 2 - len(body) - len(tail), 1))
    turn = view["turn"] == player["seat"]
    return boxed(called(view, player["seat"], reader), body + tail, width, height, TEAL if turn else LINE)


def opponent_rows(view: View, reader: Reader, width: int, most: int) -> Block:
    """The opponents under each other: a line of numbers, and so many of what they have."""
    lines: Block = []
    for player in others(view):
        head = [called(view, player["seat"], reader), figures(player, reader, 24), lords_head(player, reader, "-short")]
        lines.append(fitted(joined(head, "  "), width))
        parts = belongings(view, player, reader)
        known = view["known"]
        if known is not None and reader.aided:
            parts.append(labelled(reader.say("abyss-hand"), chips(known["hands"][player["seat"]], reader)))
        lines += [Text("  ") + line for line in packed(parts, width - 2, " · ", most)]
    return lines


def opponent_frames(view: View, reader: Reader, width: int, height: int) -> Block:
    """The opponents in frames side by side."""
    players = others(view)
    widths = shares(width, len(players))
    boxes = [opponent_box(view, player, reader, wide, height) for player, wide in zip(players, widths, strict=True)]
    return beside(boxes, widths)


def hand_parts(view: View, reader: Reader) -> list[Text]:
    """One's own hand, grouped by race."""
    groups = by_race(view["hand"], reader, marks=True) or [Text(reader.say("abyss-no-cards"), FAINT)]
    return [labelled(reader.say("abyss-hand"), groups[0]), *groups[1:]]


def own_box(view: View, reader: Reader, width: int) -> Block:
    """What the viewer has, in a frame."""
    player = view["players"][own_seat(view)]
    inner = width - 4
    body = [figures(player, reader, inner), *packed(hand_parts(view, reader), inner, most=2)]
    body += recruiting_line(view, reader)
    lords = [lord_name(lord, reader) for lord in player["lords"]]
    if lords:
        lords[0] = Text.assemble(lords_head(player, reader), ": ", lords[0])
    body += packed(lords or [lords_head(player, reader)], inner, ", ", 2)
    rest = [labelled(reader.say("abyss-affiliated"), chips(player["affiliated"], reader))]
    rest.append(labelled(reader.say("abyss-places"), names_of("location", player["locations"], reader)))
    rest.append(tokens_line(view, player, reader))
    body += packed(rest, inner, most=2)
    turn = view["turn"] == player["seat"]
    return boxed(called(view, player["seat"], reader), body, width, 0, TEAL if turn else LINE)


def player_table(view: View, reader: Reader, width: int) -> Block:
    """All players as a table of numbers, the viewer last."""
    columns = [reader.say(f"abyss-column-{key}") for key in COLUMNS]
    widths = [max(len(column), 2) for column in columns]
    room = width - sum(widths) - len(widths)
    lines = [Text.assemble(" " * room, (" " + " ".join(columns), FAINT))]
    players = others(view) + ([] if view["seat"] is None else [view["players"][view["seat"]]])
    for player in players:
        numbers = [
            player["pearls"], usable_keys(player, reader), player["hand"], len(player["lords"]), player["influence"],
            len(player["locations"]), player["tokens"],
        ]  # fmt: skip
        row = [
            Text(f"{number:>{wide}}", INK if number else FAINT) for number, wide in zip(numbers, widths, strict=True)
        ]
        turn = view["turn"] == player["seat"]
        name = Text.assemble(("▶", f"bold {TEAL}") if turn else "", reader.seat(player["seat"]))
        lines.append(Text.assemble(fitted(name, room), " ", joined(row, " ")))
    return lines


def belongings(view: View, player: PlayerView, reader: Reader) -> list[Text]:
    """Lords, affiliated allies, locations and monster tokens of a player; a dash if there is nothing."""
    parts = [joined([lord_name(lord, reader) for lord in player["lords"]], ", ")] if player["lords"] else []
    if player["affiliated"]:
        parts.append(chips(player["affiliated"], reader))
    if player["locations"]:
        parts.append(names_of("location", player["locations"], reader))
    if player["tokens"]:
        parts.append(tokens_line(view, player, reader))
    return parts or [Text(NOTHING, FAINT)]


# -- what the terminal asks for ------------------------------------------------------------------------------------


class AbyssDrawing:
    """The drawing of Abyss."""

    dividers: Sequence[str] = ("turn_begun",)
    browsed: Sequence[str] = ("lord", "location")

    def banner(self, view: View, reader: Reader, width: int) -> Block:
        """Draw the court as a list."""
        return court_rows(view, reader, width)

    def side(self, view: View, reader: Reader, width: int, height: int) -> Block:
        """Draw track, threat, council, locations and players in few lines; the hand is always there."""
        places = labelled(reader.say("abyss-locations"), names_of("location", [*view["drawn"], *view["row"]], reader))
        middle = [
            labelled(reader.say("abyss-track-label"), track_row(view, reader)),
            labelled(reader.say("abyss-threat"), threat_row(view, reader)),
            labelled(reader.say("abyss-council"), council_row(view, reader)),
        ]
        numbers = player_table(view, reader, width)
        own = recruiting_line(view, reader)
        room = height - len(middle) - 1 - len(numbers)
        if view["seat"] is not None:
            own += packed(hand_parts(view, reader), width, "  ", 3)
            mine = belongings(view, view["players"][view["seat"]], reader)
            mine[0] = labelled(reader.say("abyss-yours"), mine[0])
            own += packed(mine, width, " · ", max(min(room - len(own), 3), 1))
        room -= len(own)
        middle += wrapped(places, width, 2 if room > view["seats"] else 1)
        room = height - len(middle) - len(numbers) - len(own)
        theirs: Block = []
        share = max(room // max(len(others(view)), 1), 1)
        for player in others(view) if room >= len(others(view)) else []:
            parts = belongings(view, player, reader)
            parts[0] = Text.assemble(reader.seat(player["seat"])[:1], " ", parts[0])
            theirs += packed(parts, width, " · ", share)
        lines = spread([middle, numbers, theirs, own], height)
        return [fitted(line, width) for line in lines]

    def board(self, view: View, reader: Reader, width: int, height: int) -> Block:
        """Draw the whole table, with as much of every text as there is room for."""
        left = width - THREAT_WIDTH - 2
        own = [] if view["seat"] is None else own_box(view, reader, width)
        framed = shares(width, len(others(view)))[-1] >= FRAME
        rows = [] if framed else opponent_rows(view, reader, width, 2)
        court = 2 if len(view["court"]) > abreast(width) else 1
        for powers, places, frame, shells, empty in LEVELS:
            if not powers and not framed:
                rows = opponent_rows(view, reader, width, 1)
            needed = 1 + court * (powers + 4) if powers else 1 + COURT
            locations = location_lines(view, reader, width, places)
            needed += (8 if shells else 7) + len(locations)
            if needed + (frame if framed else len(rows)) + len(own) + empty <= height:
                break
        council = council_shells(view, reader, left) if shells else council_lines(view, reader)
        middle = [track_cards(view, reader, left) + council, threat_list(view, reader, THREAT_WIDTH)]
        blocks = [
            court_cards(view, reader, width, powers) if powers else court_rows(view, reader, width),
            beside(middle, [left, THREAT_WIDTH], 2),
            locations,
            opponent_frames(view, reader, width, frame) if framed else rows,
            own,
        ]
        return spread(blocks, height)

    def players(self, view: View, reader: Reader, width: int) -> Block:
        """Draw everything before each player; with the memory aid, what one has seen."""
        lines: Block = []
        seats = others(view) + ([] if view["seat"] is None else [view["players"][view["seat"]]])
        for player in seats:
            lines += [called(view, player["seat"], reader), figures(player, reader, width)]
            if player["seat"] == view["seat"]:
                lines.append(joined(hand_parts(view, reader), "   "))
            lines.append(lords_head(player, reader))
            for mark in player["lords"]:
                lord = LORDS[mark["lord"]]
                name = lord_name(mark, reader)
                where = ""
                if mark["under"] is not None:
                    where = reader.say("abyss-lies-under", location=reader.name("location", mark["under"]))
                elif mark["turned"]:
                    where = reader.say("abyss-is-turned")
                words = where or reader.rule(power_rule(lord))
                lines.append(Text.assemble("  ", name, (f" {lord.influence}  ", INK), (words, QUIET)))
            lines.append(labelled(reader.say("abyss-affiliated"), chips(player["affiliated"], reader)))
            for tile in player["locations"]:
                worth = (f"  {reader.rule(LOCATIONS[tile].rule)}", QUIET)
                lines.append(Text.assemble("  ", (reader.name("location", tile), INK), worth))
            lines += [tokens_line(view, player, reader), Text()]
        return hanging(lines + self.seen(view, reader) if reader.aided else lines, width)

    def seen(self, view: View, reader: Reader) -> Block:
        """What a player who forgets nothing knows besides."""
        known = view["known"]
        if known is None:
            return []
        lines = [title(reader.say("abyss-seen"))]
        for seat, hand in enumerate(known["hands"]):
            if seat != view["seat"]:
                lines.append(Text.assemble(reader.seat(seat), "  ", chips(hand, reader)))
        for race, stack in enumerate(known["council"]):
            words = Text(f"{reader.say('abyss-council')}: {reader.name('race', race)}", QUIET)
            lines.append(Text.assemble(words, "  ", chips(stack, reader)))
        for key, cards in (("abyss-deck", known["deck"]), ("abyss-discard", known["discard"])):
            lines.append(labelled(reader.say(key), chips(cards, reader)))
        return lines

    def sheet(self, view: View, reader: Reader, width: int) -> Block:
        """Draw the score sheet: a line for each player."""
        columns = [reader.say(f"abyss-sheet-{key}") for key in ("places", "lords", "allies", "monsters", "total")]
        room = max([len(name) for name in reader.names], default=8) + 3
        lines = [Text.assemble(" " * room, ("".join([f"  {column}" for column in columns]), BRASS))]
        for player in view["players"]:
            score = player["score"]
            if score is None:
                continue
            numbers = [*score, sum(score)]
            row = "".join([f"  {number:>{len(column)}}" for number, column in zip(numbers, columns, strict=True)])
            lines.append(Text.assemble(fitted(reader.seat(player["seat"]), room), (row, f"bold {INK}")))
        return lines

    def about(self, reader: Reader, noun: str, index: int) -> Block:
        """Describe a lord or a location in full."""
        heading = Text(reader.name(noun, index), f"bold {INK}")
        if noun == "location":
            return [heading, Text(), Text(reader.rule(LOCATIONS[index].rule), INK)]
        lord = LORDS[index]
        race = NOTHING if lord.demands == NO_RACE else reader.name("race", lord.demands)
        facts = (
            ("abyss-card-guild", reader.name("guild", lord.guild)),
            ("abyss-card-influence", str(lord.influence)),
            ("abyss-card-races", str(lord.races)),
            ("abyss-card-race", race),
            ("abyss-card-value", str(lord.value)),
            ("abyss-card-keys", str(printed_keys(index, reader))),
        )
        lines = [Text(reader.name(noun, index), f"bold {guild_colour(lord.guild)}"), Text()]
        lines += [labelled(reader.say(key), Text(value, f"bold {INK}")) for key, value in facts]
        return [*lines, Text(), Text(reader.rule(power_rule(lord)), INK)]

    def hint(self, view: View, reader: Reader, noun: str, index: int) -> str:
        """Say what a lord does, what a location is worth, what a council stack brings."""
        if noun == "lord":
            return reader.rule(power_rule(LORDS[index]))
        if noun == "location":
            return reader.rule(LOCATIONS[index].rule)
        if noun == "race":
            return reader.say("abyss-stack-hint", n=view["council"][index])
        return ""

    def alarm(self, view: View, reader: Reader) -> str:
        """Announce the last turns."""
        if view["last_turns_of"] is None or view["over"]:
            return ""
        return reader.say("abyss-last-turns")

    def legend(self, reader: Reader) -> str:
        """Explain letters and signs."""
        return reader.say("abyss-help-signs")


DRAWING: Final = AbyssDrawing()
