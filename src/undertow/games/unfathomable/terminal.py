"""The table in lines of text, for a terminal without colours; made from a view alone, so nothing else can get out."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from undertow.games.unfathomable.board import (
    BOILER_ROOM,
    BRIDGE,
    DECK,
    DEEP,
    HAND_LIMIT,
    MONARCHS,
    PORT,
    ROOM,
    SKILLS,
    SPACES,
    TRACK_END,
)
from undertow.games.unfathomable.cards.characters import SLUGS as CHARACTERS
from undertow.games.unfathomable.cards.damage import ANY_SKILL
from undertow.games.unfathomable.cards.items import SLUGS as ITEMS
from undertow.games.unfathomable.cards.mythos import CARDS, NO_PARTIAL
from undertow.games.unfathomable.cards.skills import ABILITY, RULES, SKILL, VALUE
from undertow.games.unfathomable.cards.spells import RULES as SPELL_RULES
from undertow.games.unfathomable.cards.waypoints import DISTANCE
from undertow.games.unfathomable.meaning import (
    DAMAGED,
    DEEP_ONE,
    LOW,
    PASSENGER,
    PLAN,
    about_words,
    chosen_words,
    damage_in,
    first_up,
    loyalty_rows,
    monarchs_in,
    name_of,
    number_of,
    passengers_in,
    repair_of,
    roll_words,
    say,
    seats_in,
    signed,
    titles_of,
    words_of,
)
from undertow.games.unfathomable.shown import CheckView, PlayerView, View

LONGEST: Final = 100  # characters of a line
SHORTEST: Final = 40
INDENT: Final = "    "
NO_BREAK: Final = "\N{NO-BREAK SPACE}"  # stands for a space at which no line is broken, while lines are made
SIGNS: Final = "◆▲■★✚✱"  # a player on the plan
WATER: Final = "≈"


def summary(view: View, lang: str, names: Sequence[str]) -> str:
    """The table in a few lines."""
    return Drawing(view, lang, names, words=False).text()


def table(view: View, lang: str, names: Sequence[str]) -> str:
    """The whole table: a plan of the ship, and what cards and rooms do."""
    return Drawing(view, lang, names, words=True).text()


def sheet(view: View, lang: str, names: Sequence[str]) -> str:
    """The end: who had which loyalty cards."""
    return "\n".join("  " + "  ".join(row).rstrip() for row in columns(loyalty_rows(view, lang, names)))


def columns(rows: list[list[str]]) -> list[list[str]]:
    """Rows whose cells stand under each other."""
    wide = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return [[cell.ljust(wide[at]) for at, cell in enumerate(row)] for row in rows]


def squeezed(text: str, width: int) -> str:
    """A text of this width at most; before anything is cut off, it loses its spaces.

    >>> squeezed("≈ Hydra Dagon", 12)
    '≈HydraDagon'
    """
    return text if len(text) <= width else text.replace(" ", "")[:width]


class Drawing:
    """A view on its way to text; ``words``: with a plan, and with what cards and rooms do."""

    def __init__(self, view: View, lang: str, names: Sequence[str], words: bool, width: int = 0) -> None:
        self.view = view
        self.lang = lang
        self.names = names
        self.words = words
        columns = width or shutil.get_terminal_size((LONGEST, 24)).columns
        self.width = max(min(columns, LONGEST), SHORTEST)

    def say(self, key: str, **values: object) -> str:
        """A text in the reader's language."""
        return say(key, self.lang, **values)

    def name(self, noun: str, index: int) -> str:
        """A name in the reader's language."""
        return name_of(noun, index, self.lang)

    def listed(self, noun: str, things: Sequence[int]) -> str:
        """Names after each other."""
        return ", ".join(self.name(noun, thing) for thing in things) or self.say("nothing")

    def text(self) -> str:
        """Everything, in lines of the right length."""
        parts = [
            *self.numbers(), *self.ship(), *self.voyage(), *self.under_way(), *self.players(), *self.own(),
            *(self.decks() if self.words else []),
        ]  # fmt: skip
        return "\n".join(line for part in parts for line in self.folded(part))

    def folded(self, line: str) -> list[str]:
        """A line in as many as it needs; those that follow are indented, so that one sees what belongs together."""
        margin = line[: len(line) - len(line.lstrip())]
        found = (
            wrap(line, self.width, subsequent_indent=margin + INDENT, break_on_hyphens=False)
            if len(line) > self.width
            else [line]
        )
        return [part.replace(NO_BREAK, " ") for part in found]

    # -- the ship ------------------------------------------------------------------------------------------------------

    def numbers(self) -> list[str]:
        """Resources and tracks."""
        view = self.view
        dials = [
            f"{self.name('resource', resource)} {n}{' (!)' if n <= LOW else ''}"
            for resource, n in enumerate(view["dials"])
        ]
        travel, ritual = view["tracks"]
        return [
            self.say("dials", dials=", ".join(dials)),
            self.say(
                "tracks", travel=travel, ritual=ritual, end=TRACK_END, distance=view["distance"], port=PORT,
                awakened=str(view["awakened"]).lower(),
            ),
        ]  # fmt: skip

    def ship(self) -> list[str]:
        """Where everybody and everything is."""
        view = self.view
        aboard = [self.space(space) for space in range(DECK, DEEP) if self.contents(space)]
        water = [self.space(space) for space in range(DECK) if self.contents(space)]
        lines = [*self.plan(), *self.rooms()] if self.words else []
        nobody = self.say("nothing")
        lines.append(self.say("aboard", spaces=" · ".join(aboard) or nobody))
        lines.append(self.say("water", spaces=" · ".join(water) or nobody))
        lines.append(self.say("deep", things=", ".join(self.contents(DEEP)) or nobody))
        lines.append(self.say("supply", deep_ones=self.deep_ones(view["deep_ones_left"]), n=view["passengers_left"]))
        if view["barricaded"]:
            lines.append(self.say("barricaded"))
        return lines

    def space(self, space: int) -> str:
        """A space and what is in it: *Chapel (3): damaged, Ann*."""
        number = number_of(space) if space >= ROOM else ""
        name = first_up(self.name("space", space)) + (f" ({number})" if number else "")
        return f"{name.replace(' ', NO_BREAK)}: {', '.join(self.contents(space))}"

    def contents(self, space: int) -> list[str]:
        """What is in a space, in words."""
        view = self.view
        damage = damage_in(view, space)
        found = [] if damage is None else [self.damaged(damage)]
        found += [self.names[seat] for seat in seats_in(view, space)]
        found += [self.name("monarch", monarch) for monarch in monarchs_in(view, space)]
        if view["deep_ones"][space]:
            found.append(self.deep_ones(view["deep_ones"][space]))
        if passengers_in(view, space):
            found.append(self.say("passengers", n=passengers_in(view, space)))
        return found

    def deep_ones(self, n: int) -> str:
        """So many Deep Ones."""
        return self.say("deep-ones", n=n)

    def damaged(self, damage: int) -> str:
        """That a room is damaged, and what its repair costs."""
        skill, value = repair_of(damage)
        if skill == ANY_SKILL:
            return self.say("damaged-any", value=value)
        return self.say("damaged", skill=self.name("skill", skill), value=value)

    def plan(self) -> list[str]:
        """The ship from above in signs; each line of rooms has one for names and one for what is there."""
        wide = (min(self.width, 80) - 2) // 5 - 1
        deep = [self.say("short-deep"), *self.signs(DEEP)]
        lines = [self.say("plan", deep_one=DEEP_ONE, passenger=PASSENGER, damaged=DAMAGED, water=WATER)]
        rows: list[list[str]] = []
        for number, row in enumerate(PLAN):
            cells = [self.cell(number, space) for space in row]
            rows += [[cell[0] for cell in cells], *([[cell[1] for cell in cells]] if number in (2, 4) else [])]
        for number, line in enumerate(rows):
            behind = deep[number] if number < len(deep) else ""
            drawn = "│".join(squeezed(text, wide).ljust(wide) for text in line)
            lines.append(f"  {drawn}║ {behind}".rstrip())
        signs = [f"{SIGNS[player['seat']]} {self.names[player['seat']]}" for player in self.view["players"]]
        return [*lines, "  " + "  ".join(signs)]

    def rooms(self) -> list[str]:
        """What can be done in the rooms."""
        lines = [self.say("rooms")]
        for space in range(ROOM, DEEP):
            words = words_of(f"room.{SPACES[space]}", self.lang)
            lines += [f"  {first_up(self.name('space', space))}: {words}"] if words else []
        return lines

    def cell(self, row: int, space: int) -> tuple[str, str]:
        """A space on the plan: its name, and what is there; both together where there is one line for them."""
        signs = " ".join(self.signs(space))
        if space < DECK:
            return f"{WATER} {signs}", ""
        if space < ROOM:
            return f"{space - DECK + 1} {signs}", ""
        if space in (BRIDGE, BOILER_ROOM) and row != 2:
            return "", ""
        number = number_of(space)
        damage = DAMAGED if damage_in(self.view, space) is not None else ""
        name = " ".join(part for part in (self.say(f"short-{SPACES[space]}"), number, damage) if part)
        return (f"{name} {signs}", "") if row == 3 else (name, signs)

    def signs(self, space: int) -> list[str]:
        """What is in a space, in signs."""
        view = self.view
        found = [self.say(f"short-{MONARCHS[monarch]}") for monarch in monarchs_in(view, space)]
        seats = "".join(SIGNS[seat] for seat in seats_in(view, space))
        for n, sign in ((view["deep_ones"][space], DEEP_ONE), (passengers_in(view, space), PASSENGER)):
            if n:
                found.append(f"{sign}{n}")
        return [*([seats] if seats else []), *found]

    def voyage(self) -> list[str]:
        """The waypoints in play."""
        cards = self.view["waypoints"]
        if not cards:
            return []
        names = ", ".join(f"{self.name('waypoint', card)} ({DISTANCE[card]})" for card in cards)
        return [self.say("waypoints", waypoints=names)]

    # -- what is being done just now -----------------------------------------------------------------------------------

    def under_way(self) -> list[str]:
        """A crisis, a check, a roll, who would be defeated, and who reacts."""
        view = self.view
        lines: list[str] = []
        for card in view["crisis"]:
            words = words_of(CARDS[card].rule, self.lang)  # always: they say what is at stake
            lines += [self.say("crisis", crisis=self.name("mythos", card)), f"  {words}"]
        if view["played"]:
            lines.append(self.say("played", cards=self.listed("card", view["played"])))
        if view["check"] is not None:
            lines += self.check(view["check"])
        if view["roll"] is not None:
            lines.append(roll_words(view["roll"], self.lang))
        chosen = chosen_words(view, self.lang, self.names)
        if chosen:
            lines.append(chosen)
        if view["damage_drawn"] is not None:
            lines.append(self.say("damage-drawn", damage=self.name("damage", view["damage_drawn"])))
        if view["defeating"] is not None:
            lines.append(self.say("defeating", name=self.names[view["defeating"]]))
        if view["passenger_at"] is not None:
            lines.append(self.say("passenger-at", space=self.name("space", view["passenger_at"])))
        if view["offered"] is not None:
            lines.append(self.say("offered", item=self.name("item", view["offered"])))
        if view["reacting"]:
            lines.append(self.say("reacting", names=", ".join(self.names[seat] for seat in view["reacting"])))
        return lines

    def words_for(self, rule: str) -> list[str]:
        """What a card does, on a line of its own; only where words are wanted."""
        words = words_of(rule, self.lang) if self.words else ""
        return [f"  {words}"] if words else []

    def check(self, check: CheckView) -> list[str]:
        """A skill check: what it takes, what has been added, what came of it."""
        skills = ", ".join(self.name("skill", skill) for skill in check["skills"])
        partial = 0 if check["partial"] == NO_PARTIAL else check["partial"]
        lines = [self.say("check", target=check["target"], partial=partial, skills=skills)]
        if check["about"] is not None:
            lines.append("  " + about_words(self.view, check["about"], self.lang, self.names))
        if check["no_chaos"]:
            lines.append("  " + self.say("check-no-chaos"))
        if check["face_up"]:
            lines.append("  " + self.say("check-face-up"))
        if check["pile"]:
            cards = ", ".join(self.counted(card, check) for card in sorted(check["pile"]))
            lines.append("  " + self.say("check-pile", cards=cards, total=signed(check["total"])))
            return lines
        added = [self.say("check-drawn", n=check["drawn"])] if check["drawn"] else []
        for seat, n in enumerate(check["added"]):
            if n:
                shown = ", ".join(self.short(card) for card in check["open"][seat])
                added.append(f"{self.names[seat]}: {n}{f' ({shown})' if shown else ''}")
        lines.append("  " + self.say("check-added", cards=", ".join(added) or self.say("nothing")))
        return lines

    def counted(self, card: int, check: CheckView) -> str:
        """A card that was turned up, with the sign that says whether it supports the check."""
        return f"{self.name('skill', SKILL[card])} {'+' if SKILL[card] in check['skills'] else '−'}{VALUE[card]}"

    def short(self, card: int) -> str:
        """A skill card by type and value."""
        return f"{self.name('skill', SKILL[card])} {VALUE[card]}"

    # -- players -------------------------------------------------------------------------------------------------------

    def players(self) -> list[str]:
        """Everybody, with what lies before them; an arrow shows whose turn it is."""
        lines: list[str] = []
        for player in self.view["players"]:
            arrow = "▶ " if self.view["turn"] == player["seat"] else "· "
            lines.append(f"{arrow}{SIGNS[player['seat']]} {self.called(player)}: {'; '.join(self.player(player))}")
            if self.words:
                lines += self.abilities(player)
        return lines

    def called(self, player: PlayerView) -> str:
        """A player: name, character, titles."""
        who = [] if player["character"] is None else [self.name("character", player["character"])]
        who += [self.name("title", title) for title in titles_of(self.view, player["seat"])]
        name = self.names[player["seat"]]
        return f"{name} ({', '.join(who)})" if who else name

    def player(self, player: PlayerView) -> list[str]:
        """What everyone sees of a player."""
        found = [] if player["space"] is None else [self.name("space", player["space"])]
        found.append(self.say("hand-size", n=player["hand"]))
        if player["traitor"] is not None:
            found.insert(0, self.say("traitor", loyalty=self.name("loyalty", player["traitor"])))
        else:
            found.append(self.say("loyalty-size", n=player["loyalty"]))
        if player["feat"] and player["character"] is not None:
            found.append(self.say("feat", feat=self.name("feat", player["character"])))
        if player["items"]:
            found.append(self.say("items", items=", ".join(self.item(player, item) for item in player["items"])))
        if player["spells"]:
            found.append(self.say("spells", spells=self.listed("spell", player["spells"])))
        if player["mythos"]:
            found.append(self.say("kept", cards=self.listed("mythos", player["mythos"])))
        return found

    def item(self, player: PlayerView, item: int) -> str:
        """An item; an Improvement says whether it is active."""
        name = self.name("item", item)
        return self.say("active", item=name) if player["active"] == item else name

    def abilities(self, player: PlayerView) -> list[str]:
        """What a character, a feat, items and kept cards can do."""
        if player["character"] is None:
            return []
        slug = CHARACTERS[player["character"]]
        lines = self.words_for(f"sheet.{slug}")
        if player["feat"]:
            lines += self.named("feat", player["character"], f"feat.{slug}")
        for item in player["items"]:
            lines += self.named("item", item, f"item.{ITEMS[item]}")
        for spell in player["spells"]:
            lines += self.named("spell", spell, SPELL_RULES[spell])
        for card in player["mythos"]:
            lines += self.named("mythos", card, CARDS[card].rule)
        return lines

    def named(self, noun: str, index: int, rule: str) -> list[str]:
        """A card and its words."""
        words = words_of(rule, self.lang)
        return [f"  {self.name(noun, index)}: {words}"] if words else []

    # -- what only the reader sees -------------------------------------------------------------------------------------

    def own(self) -> list[str]:
        """Hand, loyalty, and what one has added or chosen."""
        view = self.view
        if view["seat"] is None:
            return []
        lines = [self.say("hand", n=len(view["hand"]), most=HAND_LIMIT, cards=self.hand(view["hand"]))]
        if self.words:
            for card in sorted(set(view["hand"])):
                lines += self.named("card", card, RULES[ABILITY[card]])
        if view["added"]:
            lines.append(self.say("added", cards=self.hand(view["added"])))
        if any(view["chosen"]):
            chosen = [f"{self.name('skill', skill)} {n}" for skill, n in enumerate(view["chosen"]) if n]
            lines.append(self.say("chosen", skills=", ".join(chosen)))
        if view["loyalty"]:
            lines.append(self.say("loyalty", cards=self.listed("loyalty", view["loyalty"])))
        return lines

    def hand(self, cards: Sequence[int]) -> str:
        """Cards by type: *influence 1 1 3, will 5*."""
        groups = []
        for skill in range(len(SKILLS)):
            values = [str(VALUE[card]) for card in sorted(cards) if SKILL[card] == skill]
            if values:
                groups.append(f"{self.name('skill', skill)} {' '.join(values)}")
        return ", ".join(groups) or self.say("nothing")

    def decks(self) -> list[str]:
        """How many cards the decks have."""
        decks = self.view["decks"]
        skills = ", ".join(f"{self.name('skill', skill)} {n}" for skill, n in enumerate(decks["skills"]))
        return [
            self.say(
                "decks", skills=skills, chaos=decks["chaos"], mythos=decks["mythos"], items=decks["items"],
                spells=decks["spells"], waypoints=decks["waypoints"], damage=decks["damage"], loyalty=decks["loyalty"],
            )
        ]  # fmt: skip
