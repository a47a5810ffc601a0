"""What lies in the middle, in a terminal: court, track, threat, council, locations."""

from __future__ import annotations

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
    joined,
    title,
    wrapped,
)
from undertow.games.abyss.board import COURT, GUILDS, THREAT_KEYS, TRACK
from undertow.games.abyss.cards.allies import VALUE
from undertow.games.abyss.cards.locations import LOCATIONS
from undertow.games.abyss.cards.lords import LORDS, Lord
from undertow.games.abyss.meaning import power_rule, price_for, printed_keys
from undertow.games.abyss.screen_pieces import (
    NOTHING,
    PEARL,
    bubbles,
    chip,
    chips,
    code,
    guild_colour,
    names_of,
    price,
    reward,
    shares,
)
from undertow.games.abyss.view import View

CARD: Final = 24  # the least width of a lord's card if all six stand side by side
THREAT_WIDTH: Final = 33


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
            (f" {printed_keys(lord.id, reader.options) or '·'}  ", BRASS),
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
    keys = printed_keys(lord.id, reader.options)
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
