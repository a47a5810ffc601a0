"""How Abyss looks in a terminal, drawn from a view alone.

A race has a colour and two letters, so that nothing is said by colour alone. What can be chosen now carries its key.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from undertow.drawing import (
    BRASS,
    INK,
    QUIET,
    Block,
    Reader,
    beside,
    fitted,
    hanging,
    joined,
    packed,
    spread,
    title,
    wrapped,
)
from undertow.games.abyss.board import COURT, NO_RACE
from undertow.games.abyss.cards.locations import LOCATIONS
from undertow.games.abyss.cards.lords import LORDS
from undertow.games.abyss.meaning import others, power_rule, printed_keys
from undertow.games.abyss.screen_board import (
    THREAT_WIDTH,
    abreast,
    council_lines,
    council_row,
    council_shells,
    court_cards,
    court_rows,
    location_lines,
    recruiting_line,
    threat_list,
    threat_row,
    track_cards,
    track_row,
)
from undertow.games.abyss.screen_pieces import NOTHING, chips, guild_colour, labelled, lord_name, names_of, shares
from undertow.games.abyss.screen_players import (
    FRAME,
    belongings,
    called,
    figures,
    hand_parts,
    lords_head,
    opponent_frames,
    opponent_rows,
    own_box,
    player_table,
    tokens_line,
)
from undertow.games.abyss.view import View

# How much is drawn: lines of a power (none: the court is a list), locations with their texts, lines of a frame,
# shells for the council, and how many empty lines must be left between the parts.
LEVELS: Final = (
    (8, 9, 12, 1, 4), (7, 9, 12, 1, 4), (6, 8, 11, 1, 4), (5, 7, 10, 1, 4), (5, 4, 9, 1, 4), (4, 6, 9, 1, 4),
    (4, 3, 9, 1, 4), (3, 6, 9, 1, 4), (3, 3, 8, 1, 3),
    (3, 3, 8, 0, 1), (2, 4, 8, 1, 1), (2, 3, 8, 0, 1), (2, 2, 8, 0, 0), (2, 2, 7, 0, 0), (1, 1, 6, 0, 0),
    (0, 1, 6, 0, 0),
)  # fmt: skip


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
            ("abyss-card-keys", str(printed_keys(index, reader.options))),
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
