"""The table in lines of text, for a terminal without colours; made from a view alone, so nothing else can get out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from undertow import texts
from undertow.games.abyss.board import NO_RACE, THREAT_GOODS, THREAT_KEYS
from undertow.games.abyss.cards.locations import LOCATIONS
from undertow.games.abyss.cards.lords import LORDS
from undertow.games.abyss.view import LordView, PlayerView
from undertow.kernel.rules import rules_of

LONGEST = 100  # characters of a line
MOST_PRINTED = 2  # ambassadors have more keys printed, which is an option


def summary(view: Mapping[str, Any], lang: str, names: Sequence[str]) -> str:
    """The table in a few lines."""
    return Drawing(view, lang, names, words=False).text()


def table(view: Mapping[str, Any], lang: str, names: Sequence[str]) -> str:
    """The whole table, with what lords and locations do."""
    return Drawing(view, lang, names, words=True).text()


def sheet(view: Mapping[str, Any], lang: str, names: Sequence[str]) -> str:
    """The score sheet at the end."""
    columns = ("locations", "lords", "allies", "monsters", "total")
    rows = [[say("terminal-player", lang), *(say(f"terminal-sheet-{column}", lang) for column in columns)]]
    for name, player in zip(names, view["players"], strict=True):
        score = player["score"] or [0, 0, 0, 0]
        rows.append([name, *map(str, score), str(sum(score))])
    wide = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join(
        "  " + "  ".join([row[0].ljust(wide[0]), *(row[i].rjust(wide[i]) for i in range(1, len(row)))]) for row in rows
    )


def say(key: str, lang: str, **values: object) -> str:
    """A text of this game, or a common one."""
    from undertow.games.abyss import GAME

    return texts.say(key, lang, values, GAME)


def name_of(noun: str, index: int, lang: str) -> str:
    """The name of a lord, a race, a location."""
    from undertow.games.abyss import GAME

    return texts.name_of(GAME, noun, index, lang)


def words_of(rule: str, lang: str) -> str:
    """What a rule says; nothing where there is no such rule."""
    from undertow.games.abyss import GAME

    return texts.rule(GAME, rule, lang) if rule in rules_of(GAME) else ""


class Drawing:
    """A view on its way to text; ``words``: with what lords and locations do."""

    def __init__(self, view: Mapping[str, Any], lang: str, names: Sequence[str], words: bool) -> None:
        self.view = view
        self.lang = lang
        self.names = names
        self.words = words

    def say(self, key: str, **values: object) -> str:
        """A text in the reader's language."""
        return say(f"terminal-{key}", self.lang, **values)

    def name(self, noun: str, index: int) -> str:
        """A name in the reader's language."""
        return name_of(noun, index, self.lang)

    def listed(self, noun: str, things: Sequence[int]) -> str:
        """Names after each other."""
        return ", ".join(self.name(noun, thing) for thing in things) or self.say("nothing")

    def cards(self, cards: Sequence[int]) -> str:
        """Cards in order, each kind once: *2 × Crab 1, Squid 3*."""
        counted = sorted(Counter(cards).items())
        names = [(f"{n} × " if n > 1 else "") + self.name("card", card) for card, n in counted]
        return ", ".join(names) or self.say("nothing")

    def text(self) -> str:
        """Everything, in lines."""
        return "\n".join([*self.court(), *self.board(), *self.under_way(), *self.players(), *self.own(), *self.known()])

    def court(self) -> list[str]:
        """The lords one can recruit."""
        lines = [self.say("court", n=self.view["lord_deck"])]
        for lord in self.view["court"]:
            lines += ["  " + self.lord(lord), *self.power(lord)]
        return lines

    def lord(self, lord: int) -> str:
        """What is printed on a lord."""
        card = LORDS[lord]
        free = card.demands == NO_RACE
        options = self.view.get("options", {})
        keys = card.keys if card.keys < MOST_PRINTED else options.get("ambassador_keys", card.keys)
        return self.say(
            "lord", lord=self.name("lord", lord), guild=self.name("guild", card.guild), value=card.value,
            races=card.races, demands="none" if free else "one",
            race="" if free else self.name("race", card.demands), influence=card.influence, keys=keys,
        )  # fmt: skip

    def power(self, lord: int) -> list[str]:
        """What a lord does."""
        words = words_of(LORDS[lord].rule, self.lang) if self.words else ""
        return [f"      {self.name('lord', lord)}: {words}"] if words else []

    def board(self) -> list[str]:
        """Track, threat, council, locations."""
        view = self.view
        space = view["threat"] - 1
        reward = self.say("reward", keys=THREAT_KEYS[space], goods=THREAT_GOODS[space])
        stacks = ", ".join(f"{self.name('race', race)} {n}" for race, n in enumerate(view["council"]))
        return [
            self.say("track", cards=self.in_order(view["track"]), price=view["price"], deck=view["deck"]),
            self.say("threat", space=view["threat"], reward=reward, left=view["tokens_left"]),
            self.say("council", stacks=stacks),
            self.say("locations", locations=self.listed("location", view["row"]), deck=view["location_deck"]),
            *self.effects(view["row"]),
        ]

    def in_order(self, cards: Sequence[int]) -> str:
        """Cards as they lie."""
        return self.listed("card", cards)

    def effects(self, locations: Sequence[int]) -> list[str]:
        """What locations are worth."""
        if not self.words:
            return []
        lang = self.lang
        return [f"      {self.name('location', tile)}: {words_of(LOCATIONS[tile].rule, lang)}" for tile in locations]

    def under_way(self) -> list[str]:
        """What is being done just now."""
        view = self.view
        lines = []
        if view["drawn"]:
            lines += [self.say("drawn", locations=self.listed("location", view["drawn"])), *self.effects(view["drawn"])]
        recruiting = view["recruiting"]
        if recruiting is not None and not self.in_play(recruiting):
            lord = self.lord(recruiting)
            lines.append(self.say("recruiting", lord=lord, cards=self.cards(view["payment"])))
        if view["last_turns_of"] is not None:
            lines.append(self.say("last-turns", name=self.names[view["last_turns_of"]]))
        return lines

    def in_play(self, lord: int) -> bool:
        """Whether a lord lies before a player: it may be at work already while its recruiting goes on."""
        return any(entry["lord"] == lord for player in self.view["players"] for entry in player["lords"])

    def players(self) -> list[str]:
        """Everybody, with what lies before them; an arrow shows whose turn it is."""
        lines: list[str] = []
        for player in self.view["players"]:
            arrow = "▶ " if self.view["turn"] == player["seat"] else "· "
            lines += folded(arrow, self.player(player))
            for entry in player["lords"]:
                if entry["under"] is None and not entry["turned"]:
                    lines += self.power(entry["lord"])
            lines += self.effects(player["locations"])
        return lines

    def player(self, player: PlayerView) -> list[str]:
        """What everyone sees of a player."""
        found = [
            self.say(
                "figures", name=self.names[player["seat"]], pearls=player["pearls"], keys=player["usable_keys"],
                printed=player["usable_keys"] - player["keys"], hand=player["hand"],
            )
        ]  # fmt: skip
        if player["lords"]:
            found.append(self.say("lords", lords=", ".join(self.standing(entry) for entry in player["lords"])))
        if player["locations"]:
            found.append(self.say("places", locations=self.listed("location", player["locations"])))
        if player["affiliated"]:
            found.append(self.say("affiliated", cards=self.cards(player["affiliated"])))
        if player["tokens"]:
            found.append(self.say("tokens", n=player["tokens"]))
        return found

    def standing(self, entry: LordView) -> str:
        """A lord before a player: free, turned, or under a location."""
        lord = self.name("lord", entry["lord"])
        if entry["under"] is not None:
            return self.say("under", lord=lord, location=self.name("location", entry["under"]))
        return self.say("turned", lord=lord) if entry["turned"] else lord

    def own(self) -> list[str]:
        """What only the reader sees."""
        if self.view["seat"] is None:
            return []
        lines = [self.say("hand", cards=self.cards(self.view["hand"]))]
        if self.view["tokens"]:
            lines.append(self.say("own-tokens", values=", ".join(map(str, self.view["tokens"]))))
        return lines

    def known(self) -> list[str]:
        """What a reader could remember; only there where the game is played with that aid."""
        known = self.view.get("known")
        if not known:
            return []
        lines = [self.say("remembered")]
        for seat, hand in enumerate(known["hands"]):
            if seat != self.view["seat"]:
                lines.append("  " + self.say("remembered-hand", name=self.names[seat], cards=self.cards(hand)))
        for race, stack in enumerate(known["council"]):
            if stack:
                name = self.name("race", race)
                lines.append("  " + self.say("remembered-stack", race=name, cards=self.cards(stack)))
        lines.append("  " + self.say("remembered-discard", cards=self.cards(known["discard"])))
        return lines


def folded(arrow: str, parts: list[str]) -> list[str]:
    """A player in one line if that is short enough, else what lies before them line by line."""
    whole = arrow + "; ".join(parts)
    return [whole] if len(whole) <= LONGEST else [arrow + parts[0], *(f"    {part}" for part in parts[1:])]
