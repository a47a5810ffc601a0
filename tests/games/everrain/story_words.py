"""Write what comes of every story card of The Everrain in words, from the verbs of its row.

    python tests/games/everrain/story_words.py           write locale/effects-<lang>.ftl anew
    python tests/games/everrain/story_words.py --check   say which of them differ from what the rows say

So a card says what it does. Titles, stories, answers and outcomes are written by hand (``locale/tellings-<lang>.ftl``).
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from undertow.games.everrain.cards.language import (
    CHOICE,
    LETTERS,
    OFFER,
    PASSENGER,
    TALE,
    TEST,
    TESTS,
    Answer,
    Effect,
    Story,
)  # fmt: skip
from undertow.games.everrain.cards.stories import STORIES
from undertow.texts import LANGS, Texts

PACKAGE = Path(__file__).parents[3] / "src" / "undertow" / "games" / "everrain"
SIGNED = {"coins": "coins-lose", "clues": "clues-lose", "agenda": "agenda-back"}  # what a negative number is called
GAINS = ("coins", "clues", "treasure", "schematic", "fleeting")  # bare nouns; behind anything else “you gain …”
MEMBERS = ("stress", "wound", "calm", "heal")
PLURAL = ("party", "deck", "below")  # subjects in the plural


class Reader:
    """The words of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        files = [f"{part}-{lang}.ftl" for part in ("verbs", "things", "names", "tellings")]
        self.texts = Texts(lang, "\n".join([(PACKAGE / "locale" / name).read_text("utf-8") for name in files]))

    def say(self, key: str, **values: Any) -> str:
        """A text with its values."""
        return self.texts.say(key, values)

    def fold(self, join: str, parts: list[str]) -> str:
        """Parts one behind the other."""
        text = parts[0]
        for part in parts[1:]:
            text = self.say(join, first=text, second=part)
        return text

    # -- effects ---------------------------------------------------------------------------------------------------

    def effects(self, rows: list[Effect], story: Story, join: str = "join-effects") -> str:
        """Effects as one text; the same members twice running are named once."""
        parts: list[str] = []
        after = "no"
        for number, row in enumerate(rows):
            last = rows[number - 1] if number else None
            if row.verb == "if" and number + 1 < len(rows):
                either = self.fold(join, [*parts, self.effect(row, story, after)])
                return self.say("join-either", first=either, second=self.effects(rows[number + 1 :], story, join))
            if last is not None and self.is_same(last, row, story):
                again = self.effect(row, story, after, "again-each" if row.words[0] in PLURAL else "again")
                parts[-1] = self.say("join-same", first=parts[-1], second=again)
            else:
                parts.append(self.effect(row, story, after))
            if row.verb not in GAINS or row.n < 0:
                after = "yes"
        return self.fold(join, parts)

    def is_same(self, last: Effect, row: Effect, story: Story) -> bool:
        """Whether the same members are concerned as before; whoever is chosen anew is not."""
        both = last.verb in MEMBERS and row.verb in MEMBERS and last.words == row.words
        return both and who_of(row.words[0], story) not in ("one", "ashore")

    def effect(self, row: Effect, story: Story, after: str = "no", who: str = "") -> str:
        """One effect."""
        verb, n = row.verb, row.n
        if verb in SIGNED and n < 0:
            return self.say(f"effect-{SIGNED[verb]}", n=-n)
        if verb == "treasure":
            return self.say("effect-treasure", kind=row.words[0], n=n, after=after)
        if verb == "schematic":
            return self.say("effect-schematic", deck=row.words[0], after=after)
        if verb in MEMBERS:
            return self.say(f"effect-{verb}", who=who or who_of(row.words[0], story), n=n)
        if verb == "trait":
            return self.say("effect-trait", who=who_of(row.words[0], story), kind=row.words[1])
        if verb in ("storm", "elder"):
            return self.say(f"effect-{verb}", way=row.words[0], n=n)
        if verb == "special":
            return self.say("effect-special", enemy_is=row.words[0], enemy=self.say(f"enemy-{row.words[0]}"))
        if verb == "passenger":
            reward = self.effects(row.ways[0], story, "join-inner")
            return self.say("effect-passenger", port_to=self.say(f"port-{row.words[0]}--to"), reward=reward)
        if verb == "if":
            first, second = [self.effects(way, story, "join-inner") for way in row.ways]
            return self.say("effect-if", letter=row.words[0], then=first, **{"else": second})
        return self.say(f"effect-{verb}", n=n, after=after)

    def sentence(self, text: str) -> str:
        """A text with a capital letter and a full stop."""
        return self.say("sentence", effects=text[:1].upper() + text[1:])

    # -- answers ---------------------------------------------------------------------------------------------------

    def label(self, story: Story, number: int, answer: Answer) -> str:
        """An answer as it is offered: a bargain says what comes of it, a test what is tested."""
        label = self.say(f"label-{story.slug}-{LETTERS[number]}")
        if answer.test:
            return f"{label} ({self.say('test', kind=TESTS[answer.test], n=0)})"
        if story.sort in (OFFER, PASSENGER):
            return f"{label} → {self.sentence(self.effects(answer.outcomes[0], story))}"
        return label


def who_of(selector: str, story: Story) -> str:
    """``one`` is one of those ashore on an expedition, whoever was sent in society, else one of the crew."""
    if selector != "one":
        return selector
    if story.back == 1:
        return "ashore"
    return "envoy" if story.slug.startswith("soc") and story.sort != PASSENGER else "one"


def resolved(rows: list[Effect], letter: int) -> list[Effect]:
    """Effects with one way through every ``if``."""
    return [each for row in rows for each in (resolved(row.ways[letter], letter) if row.verb == "if" else [row])]


def entries(lang: str) -> str:
    """The whole file of a language."""
    reader = Reader(lang)
    out = [
        "# Written by tests/games/everrain/story_words.py from the rows of the cards: what comes of every answer, how it is offered.",
        "",
    ]
    for story in STORIES:
        names = story.outcomes()
        rows: list[list[Effect]] = []
        for answer in story.answers:
            if story.sort == TALE:
                rows += [resolved(answer.outcomes[0], letter) for letter in range(2)]
            else:
                rows += answer.outcomes
        out += [
            f"effect-{name} = {reader.sentence(reader.effects(row, story))}"
            for name, row in zip(names, rows, strict=True)
        ]
        if story.sort in (CHOICE, OFFER, PASSENGER):
            out.append(f"prompt-{story.slug} = {reader.say(f'tale-{story.slug}')}")
            out.append(f"move-answer--{story.slug} = {{ $n ->")
            for number, answer in enumerate(story.answers):
                mark = "*" if number == len(story.answers) - 1 else " "
                out.append(f"   {mark}[{number + 1}] {reader.label(story, number, answer)}")
            out.append("    }")
        assert story.sort in (CHOICE, OFFER, PASSENGER, TALE, TEST)
    return "\n".join(out) + "\n"


def main() -> int:
    """Write or check."""
    wrong = 0
    for lang in LANGS:
        path = PACKAGE / "locale" / f"effects-{lang}.ftl"
        text = entries(lang)
        if "--check" not in sys.argv:
            path.write_text(text, "utf-8")
        elif not path.exists() or path.read_text("utf-8") != text:
            print(f"{path.name}: other than the rows of the cards; run tests/games/everrain/story_words.py")
            wrong = 1
    return wrong


if __name__ == "__main__":
    sys.exit(main())
