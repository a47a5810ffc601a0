"""How Unfathomable looks in a terminal, drawn from a view alone.

The ship lies there as seen from above, its front on the left. Skills, players, monsters and damage have a letter or a
sign beside their colour, so that nothing is said by colour alone. What can be chosen now carries its key.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from undertow.drawing import BRASS, INK, QUIET, Block, Reader, fitted, hanging, joined, packed, spread, title
from undertow.games.unfathomable.board import RESOURCES, ROOM, SPACES
from undertow.games.unfathomable.cards.characters import SLUGS as CHARACTERS
from undertow.games.unfathomable.meaning import DAMAGED, DEEP_ONE, LOW, PASSENGER, first_up, loyalty_rows
from undertow.games.unfathomable.screen_board import plan_frames, plan_rows, scene, ship_title, status, status_rows
from undertow.games.unfathomable.screen_pieces import entries, labelled, said, words_of
from undertow.games.unfathomable.screen_players import (
    badges,
    called,
    chosen_parts,
    hand_parts,
    in_order,
    loyalty_line,
    own_box,
    own_parts,
    player_rows,
    short_name,
    space_name,
)
from undertow.games.unfathomable.shown import View

MANY_DAMAGED: Final = 4  # rooms
FEW_DEEP_ONES: Final = 3  # in the supply
AROUND_ROOMS: Final = 12  # lines of the plan besides those of two rows of rooms
# How much is drawn: lines of a room, lines of a crisis, lines of what lies before each player.
LEVELS: Final = (
    (3, 8, 2), (3, 6, 2), (2, 6, 2), (2, 4, 1), (2, 3, 1), (2, 2, 1), (2, 3, 0), (2, 1, 0), (1, 1, 0), (1, 0, 0),
)  # fmt: skip


class UnfathomableDrawing:
    """The drawing of Unfathomable."""

    dividers: Sequence[str] = ("turn_begun",)
    browsed: Sequence[str] = ("card", "mythos", "item", "spell", "waypoint", "character", "feat", "damage")

    def banner(self, view: View, reader: Reader, width: int) -> Block:
        """Draw the ship in seven lines."""
        return plan_rows(view, reader, width)

    def side(self, view: View, reader: Reader, width: int, height: int) -> Block:
        """Draw dials, tracks, what is going on, players and one's own cards in few lines."""
        numbers = status_rows(view, reader, width)
        crew = player_rows(view, in_order(view), reader, width, 0)
        own: Block = []
        if view["seat"] is not None:
            own = packed([*hand_parts(view, reader), *chosen_parts(view, reader)], width, "  ", 2)
        room = max(height - len(numbers) - len(crew) - len(own), 0)
        if view["seat"] is not None and room:
            mine = own_parts(view, view["players"][view["seat"]], reader)
            own += packed(mine, width, " · ", 2 if room > 4 else 1)
        room = max(height - len(numbers) - len(crew) - len(own), 0)
        going_on: Block = []
        for most in range(max(room, 1), -1, -1):
            going_on = scene(view, reader, width, most)
            if len(going_on) <= room:
                break
        lines = spread([numbers, going_on[:room], crew, own], height)
        return [fitted(line, width) for line in lines[:height]]

    def board(self, view: View, reader: Reader, width: int, height: int) -> Block:
        """Draw the whole table, with as much of it as there is room for."""
        own = own_box(view, reader, width)
        others = [player for player in in_order(view) if player["seat"] != view["seat"]]
        numbers = status(view, reader, width)
        for rooms, words, belonging in LEVELS:
            crew = [self.crew_title(view, reader), *player_rows(view, others, reader, width, belonging)]
            going_on = scene(view, reader, width, words)
            if going_on and words:
                going_on = [title(said(reader, "scene")), *going_on]
            if AROUND_ROOMS + 2 * rooms + len(numbers) + len(going_on) + len(crew) + len(own) <= height:
                plan = [ship_title(view, reader), *plan_frames(view, reader, width, rooms)]
                break
        else:
            plan = plan_rows(view, reader, width)
        return [fitted(line, width) for line in spread([plan, numbers, going_on, crew, own], height)[:height]]

    def crew_title(self, view: View, reader: Reader) -> Text:
        """The heading of the players, with the decks beside it."""
        decks = view["decks"]
        aside = said(
            reader, "crew-aside", mythos=decks["mythos"], chaos=decks["chaos"], items=decks["items"],
            spells=decks["spells"],
        )  # fmt: skip
        return title(said(reader, "crew"), aside)

    def players(self, view: View, reader: Reader, width: int) -> Block:
        """Draw everything before each player, with what it does."""
        lines: Block = []
        for player in in_order(view):
            who = player["character"]
            head = [called(view, player["seat"], reader), *badges(view, player, reader)]
            if who is not None:
                head.insert(1, Text(reader.name("character", who), f"bold {INK}"))
            lines.append(joined(head, "  "))
            where = "" if player["space"] is None else reader.name("space", player["space"])
            facts = [
                Text(first_up(where), INK), Text(said(reader, "hand-size", n=player["hand"]), INK),
                Text(said(reader, "loyalty-size", n=player["loyalty"]), INK),
            ]  # fmt: skip
            lines.append(Text("  ") + joined([fact for fact in facts if fact.plain], " · "))
            if player["seat"] == view["seat"]:
                lines.append(
                    Text("  ") + joined([*hand_parts(view, reader), loyalty_line(view, player, reader)], "   ")
                )
                lines += [self.described("loyalty", card, reader) for card in sorted(set(view["loyalty"]))]
                lines += [self.described("card", card, reader) for card in sorted(set(view["hand"]))]
            if who is not None:
                lines.append(Text(f"  {words_of(f'sheet.{CHARACTERS[who]}', reader)}", QUIET))
                if player["feat"]:
                    lines.append(self.described("feat", who, reader))
            lines += [self.described("item", item, reader) for item in player["items"]]
            lines += [self.described("spell", card, reader) for card in player["spells"]]
            lines += [self.described("mythos", card, reader) for card in player["mythos"]]
            lines.append(Text())
        return hanging(lines, width)

    def described(self, noun: str, index: int, reader: Reader) -> Text:
        """A card and its words."""
        words = words_of(entries()[noun, index]["rule"], reader)
        return Text.assemble("  ", (reader.name(noun, index), INK), (f"  {words}", QUIET))

    def sheet(self, view: View, reader: Reader, width: int) -> Block:
        """Draw who had which loyalty cards."""
        rows = loyalty_rows(view, reader.lang, reader.names)
        wide = [max([len(row[at]) for row in rows]) + 3 for at in range(3)]
        lines = [Text("".join([cell_.ljust(wide[at]) for at, cell_ in enumerate(rows[0])]), BRASS)]
        for seat, row in enumerate(rows[1:]):
            name = fitted(reader.seat(seat), wide[0] + 2)
            rest = "".join([cell_.ljust(wide[at + 1]) for at, cell_ in enumerate(row[1:])])
            lines.append(Text.assemble(name, (rest, INK)))
        lines[0] = Text("  ") + lines[0]
        return lines

    def about(self, reader: Reader, noun: str, index: int) -> Block:
        """Describe a card in full."""
        card = entries()[noun, index]
        lines = [Text(first_up(reader.name(noun, index)), f"bold {BRASS}"), Text()]
        lines += [labelled(label, value) for label, value in self.facts(noun, card["facts"], reader)]
        words = words_of(card["rule"], reader)
        lines += [Text(), Text(words, INK)] if words else []
        if noun == "character":
            unmasked = words_of(card["facts"]["unmasked"], reader)
            lines += [Text(), labelled(said(reader, "about-unmasked"), Text(unmasked, INK))]
        return lines

    def facts(self, noun: str, facts: dict[str, Any], reader: Reader) -> list[tuple[str, Text]]:
        """What is printed on a card besides its words."""
        found: list[tuple[str, Text]] = []

        def add(key: str, words: str) -> None:
            found.append((said(reader, f"about-{key}"), Text(words, f"bold {INK}")))

        def skills(which: Sequence[int]) -> str:
            return ", ".join([reader.name("skill", skill) for skill in which])

        if noun == "character":
            drawn = [f"{reader.name('skill', skill)} {n}" for skill, n in enumerate(facts["skill_set"]) if n]
            add("skill-set", ", ".join(drawn))
            add("start", reader.name("space", facts["start"]))
            add("item", reader.name("item", facts["item"]))
            add("feat", reader.name("feat", facts["feat"]))
            add("captain", str(facts["captain"]))
            add("keeper", str(facts["keeper"]))
        elif noun == "card":
            add("skill", reader.name("skill", facts["skill"]))
            add("value", str(facts["value"]))
            add("copies", str(facts["copies"]))
        elif noun == "item" and facts["improves"] >= 0:
            add("improves", reader.name("skill", facts["improves"]))
        elif noun == "waypoint":
            add("distance", str(facts["distance"]))
        elif noun == "damage" and facts["structural"]:
            skill = said(reader, "about-any") if facts["skill"] < 0 else reader.name("skill", facts["skill"])
            add("repair", f"{skill} {facts['repair']}")
        elif noun == "mythos" and facts["target"]:
            add("target", str(facts["target"]))
            if facts["partial"]:
                add("partial", str(facts["partial"]))
            add("skills", skills(facts["skills"]))
        return found

    def hint(self, view: View, reader: Reader, noun: str, index: int) -> str:
        """Say what a card does, what can be done in a room, where a player is."""
        entry = entries().get((noun, index))
        if entry is not None and noun != "loyalty":
            return words_of(entry["rule"], reader)
        if noun == "space" and index >= ROOM:
            return words_of(f"room.{SPACES[index]}", reader)
        if noun == "seat":
            player = view["players"][index]
            return " · ".join([words for words in (short_name(player, reader), space_name(player, reader)) if words])
        return ""

    def alarm(self, view: View, reader: Reader) -> str:
        """Announce that the humans are close to losing."""
        if view["over"]:
            return ""
        lowest = min(range(len(RESOURCES)), key=lambda resource: view["dials"][resource])
        if view["dials"][lowest] <= LOW:
            return said(reader, "danger", resource=reader.name("resource", lowest))
        damaged = len([card for card in view["damage"] if card is not None])
        if damaged >= MANY_DAMAGED:
            return said(reader, "danger-damage", n=damaged)
        return said(reader, "danger-deep-ones") if view["deep_ones_left"] <= FEW_DEEP_ONES else ""

    def legend(self, reader: Reader) -> str:
        """Explain letters and signs."""
        return said(reader, "help-signs", deep_one=DEEP_ONE, passenger=PASSENGER, damaged=DAMAGED)


DRAWING: Final = UnfathomableDrawing()
