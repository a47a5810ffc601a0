"""How texts are worded: what a machine can tell of the voice, in three languages (CONTRIBUTING, *Texts*)."""

from __future__ import annotations

import re
import runpy
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import undertow
from found import OWN
from undertow import texts

pytest.importorskip("fluent.syntax")
from fluent.syntax import FluentParser, ast

GAMES = {game.package: game for game in map(undertow.game, OWN)}
PACKAGES = ("undertow", "undertow.cli", "undertow.table", *GAMES)
ABYSS, COMMON = "undertow.games.abyss", "undertow"
EVERYWHERE = [(package, lang) for package in PACKAGES for lang in texts.LANGS]


class Inserted(NamedTuple):
    """A value in a text, with the words before and after it and the variants it stands in."""

    key: str
    value: str
    before: str
    after: str
    chosen: tuple[tuple[str, str], ...]


@cache
def messages(package: str, lang: str) -> dict[str, ast.Message]:
    """All texts of a file."""
    source = texts.written(package, lang, stories=False)
    return {entry.id.name: entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)}


def inserted(package: str, lang: str) -> Iterator[Inserted]:
    """All values in all texts of a file."""
    for key, entry in messages(package, lang).items():
        for pattern in patterns(entry):
            yield from within(key, pattern, "", "", ())


def patterns(entry: ast.Message) -> list[ast.Pattern]:
    """What a text says: all of it, or its parts (``.head = …``)."""
    return [part.value for part in (entry, *entry.attributes) if part.value is not None]


def within(
    key: str, pattern: ast.Pattern, before: str, after: str, chosen: tuple[tuple[str, str], ...]
) -> Iterator[Inserted]:
    """All values in a pattern and its variants; what stands around a selection stands around each variant."""
    parts = pattern.elements
    for at, part in enumerate(parts):
        if isinstance(part, ast.TextElement):
            continue
        left = words_of(parts[at - 1]) if at else before
        right = words_of(parts[at + 1]) if at + 1 < len(parts) else after
        inner = part.expression
        if isinstance(inner, ast.VariableReference):
            yield Inserted(key, inner.id.name, left, right, chosen)
        elif isinstance(inner, ast.SelectExpression):
            value = inner.selector.id.name if isinstance(inner.selector, ast.VariableReference) else ""
            for variant in inner.variants:
                name = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                yield from within(key, variant.value, left, right, (*chosen, (value, name)))


def words_of(part: ast.BaseNode) -> str:
    """The words of a part; none of a value."""
    return part.value if isinstance(part, ast.TextElement) else ""


def plain_words(package: str, lang: str) -> Iterator[tuple[str, str]]:
    """Every piece of text that is written out, with its key."""
    waiting: list[tuple[str, ast.Pattern]] = [
        (key, pattern) for key, entry in messages(package, lang).items() for pattern in patterns(entry)
    ]
    while waiting:
        key, pattern = waiting.pop()
        for part in pattern.elements:
            if isinstance(part, ast.TextElement):
                yield key, part.value
            elif isinstance(part.expression, ast.SelectExpression):
                waiting += [(key, variant.value) for variant in part.expression.variants]


# -- names -------------------------------------------------------------------------------------------------------------

PREPOSITIONS = {
    "de": "ab am an auf aus außer bei beim bis dank durch für gegen hinter im in ins mit nach neben ohne seit statt über"
    " um unter vom von vor wegen zu zum zur zwischen",
    "pl": "bez dla do dzięki ku między na nad o od po pod poza przeciw przed przez przy u w we według wobec wśród z za"
    " zamiast ze",
}
PEOPLE = {"seat", "other", "name", "names"}  # names of people

# A bare name behind a preposition, where its case cannot be heard: package, language, key, value, why.
BARE = {
    (COMMON, "de", "error-other-game", "found"): "the title of a game has no case",
    (COMMON, "de", "error-other-game", "game"): "the title of a game has no case",
    (COMMON, "de", "rules-none", "title"): "the title of a game has no case",
    (COMMON, "de", "cli-bench-dump", "game"): "the title of a game has no case",
    (COMMON, "de", "cli-bench-clones", "game"): "the title of a game has no case",
    (COMMON, "de", "error-table-no-seal", "game"): "the title of a game has no case",
    (ABYSS, "de", "move-affiliate", "card"): "an ally is a name and a number, Krebs 3, and has no case",
    (ABYSS, "de", "event-ally_paid", "card"): "the same",
    (ABYSS, "de", "event-affiliated", "card"): "the same",
    (ABYSS, "de", "event-affiliated_at_end", "card"): "the same",
}


def is_name(value: str, package: str, lang: str) -> bool:
    """Whether a value is a name that is put in: of a card or a place, of a game; in Polish of a person, too.

    German names of people stay as they are behind a preposition (*von Anna*, *für Maat 2*); Polish ones do not.
    """
    games = [GAMES[package]] if package in GAMES else list(GAMES.values())
    nouns = {noun for game in games for noun in game.nouns} | {"game", "found", "bot"}
    if package not in GAMES:
        nouns -= {"seats", "place", "price"}  # numbers there, and where tables are kept
    if package == ABYSS:
        nouns.discard("space")  # a number there
    return value.removeprefix("other_") in nouns or (lang == "pl" and value in PEOPLE)


@pytest.mark.parametrize("lang", PREPOSITIONS)
@pytest.mark.parametrize("package", PACKAGES)
def test_no_name_stands_bare_behind_a_preposition(package: str, lang: str) -> None:
    found = set()
    for one in inserted(package, lang):
        word = re.search(r"(\w+)\s+$", one.before)
        if word and word[1].lower() in PREPOSITIONS[lang].split() and is_name(one.value, package, lang):
            found.add((package, lang, one.key, one.value))
    assert found == {entry for entry in BARE if entry[:2] == (package, lang)}


def test_a_form_of_a_name_is_there_for_the_whole_noun_in_every_language() -> None:
    for package, game in GAMES.items():
        for lang in texts.LANGS:
            keys = messages(package, lang).keys()
            for noun, slugs in game.nouns.items():
                for form in texts.FORMS:
                    have = {slug for slug in slugs if f"{noun}-{slug}--{form}" in keys}
                    assert have in (set(), set(slugs)), (package, lang, noun, form, set(slugs) - have)


@pytest.mark.parametrize(("package", "lang"), EVERYWHERE)
def test_a_text_uses_only_forms_that_are_there(package: str, lang: str) -> None:
    for one in inserted(package, lang):
        value, _, form = one.value.rpartition("_")
        noun = value.removeprefix("other_")
        if package in GAMES and form in texts.FORMS and noun in GAMES[package].nouns:
            slug = GAMES[package].nouns[noun][0]
            assert f"{noun}-{slug}--{form}" in messages(package, lang), one


@pytest.mark.parametrize(
    ("lang", "yours", "theirs", "locked_up"),
    [
        ("en", "You go to the Bridge.", "Ida goes to the Bridge.", "Ida is locked up in the Brig."),
        ("de", "Du gehst auf die Brücke.", "Ida geht auf die Brücke.", "Ida landet in der Brig."),
        ("pl", "Idziesz na mostek.", "Ida idzie na mostek.", "Ida ląduje w areszcie."),
    ],
)
def test_the_log_puts_names_into_sentences(lang: str, yours: str, theirs: str, locked_up: str) -> None:
    game = undertow.game("unfathomable")
    spaces = game.nouns["space"]
    moved = {"seat": 1, "space": spaces.index("bridge")}

    def said(values: dict[str, int], viewer: int) -> str:
        return texts.say("event-moved", lang, texts.spoken(game, values, lang, viewer, ["Ada", "Ida"]), game)

    assert said(moved, 1) == yours
    assert said(moved, 0) == theirs
    assert said({"seat": 1, "space": spaces.index("brig")}, 0) == locked_up


# -- counts ------------------------------------------------------------------------------------------------------------

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

# What follows a value without being counted by it.
UNCOUNTED = {
    "en": "of to or in a are as at be been cannot do done begins from has have is may paid the was were",
    "de": "von vom des bis oder im in aus ab als auf aufgefüllt beginnt darf gibt kann ist lässt sind wird wurde gehen geht hat passt liegt nicht bezahlt erledigt wert",
    "pl": "z do od po w na i jest nie to już może wzwyż zapis ma razy jako oraz albo",
}
# A count with one word for every number, or one that is never 1: package, key, value, why.
SAME_WORD = {
    ("undertow", "error-seats", "high"): "no game is for 1 player at most",
    ("undertow", "games-seats", "high"): "the same",
    ("undertow.table", "ui-players", "high"): "the same",
    ("undertow", "error-no-such-seat", "seats"): "a table has 2 seats or more",
    ("undertow", "error-people", "people"): "more people than seats: 2 or more",
    ("undertow", "error-people", "seats"): "a table has 2 seats or more",
    ("undertow", "error-bots-and-people", "bots"): "said of 2 or more",
    ("undertow", "error-bots-and-people", "seats"): "said of 2 or more",
    ("undertow", "error-table-bad-seats", "seats"): "a table has 2 seats or more",
    ("undertow", "plain-welcome", "seats"): "a table has 2 seats or more",
    ("undertow", "tables-line", "seats"): "a table has 2 seats or more",
    ("undertow", "arg-expected-number", "value"): "one value has a text of its own",
    ("undertow", "sim-speed", "speed"): "thousands",
    ("undertow", "sim-progress", "total"): "out of all, in the plural",
    ("undertow", "cli-bench-engine", "rounds"): "15 unless one wants few",
    ("undertow", "cli-bench-targets", "all"): "there are several",
    ("undertow", "serve-workers", "n"): "said of 2 or more",
    ("undertow", "terminal-threat", "left"): "Plättchen is its own plural",
    ("undertow", "terminal-figures", "keys"): "Schlüssel is its own plural",
    ("undertow.cli", "screen-too-small", "rows"): "a window of many",
    ("undertow.cli", "abyss-influence", "n"): "influence is not counted",
    ("undertow.cli", "abyss-keys", "n"): "Schlüssel is its own plural",
    ("undertow.cli", "abyss-keys-short", "n"): "the same",
    ("undertow.cli", "abyss-figures", "keys"): "the same",
    ("undertow.cli", "abyss-figures-short", "keys"): "the same",
    ("undertow.cli", "abyss-tokens-left", "n"): "Plättchen is its own plural",
    ("undertow.table", "ui-replay-at", "all"): "out of all, in the plural",
    ("undertow.games.unfathomable", "terminal-danger-damage", "n"): "a danger is several",
    ("undertow.games.unfathomable", "page-deep-fills", "n"): "4, by the rules",
    ("undertow.games.everrain", "effect-stress", "n"): "stress is not counted",
    ("undertow.games.everrain", "omen-stress-zone", "n"): "the same",
    ("undertow.games.everrain", "omen-stress-near", "n"): "the same",
    ("undertow.games.everrain", "omen-stress-deck", "n"): "the same",
    ("undertow.games.everrain", "effect-damage", "n"): "damage is not counted",
    ("undertow.games.everrain", "effect-story", "n"): "the number of a card",
    ("undertow.games.everrain", "event-chronicle_continues", "n"): "the same",
    ("undertow.games.everrain", "move-put_ashore", "n"): "the number of a passenger",
    ("undertow.games.everrain", "forecast-steps", "n"): "3 or more, by the rules",
    ("undertow.games.everrain", "test-member", "value"): "a number or less",
    ("undertow.games.everrain", "test-rolled-pass", "value"): "the same",
    ("undertow.games.everrain", "test-rolled-fail", "value"): "the same",
    ("undertow.games.alone", "toll-composure", "n"): "composure is not counted",
    ("undertow.games.alone", "hero-regain--composure", "n"): "the same",
    ("undertow.games.alone", "toll-health", "n"): "health is not counted",
    ("undertow.games.alone", "hero-regain--health", "n"): "the same",
    ("undertow.games.alone", "toll-adrenaline", "n"): "adrenaline is not counted",
    ("undertow.games.alone", "toll-discard", "n"): "so many of the cards, in the plural",
}


def is_counted(one: Inserted, package: str, lang: str) -> bool:
    """Whether a number stands before the word it counts, outside of a choice by that number."""
    word = re.match(r" ([^\W\d_]{3,})", one.after)
    if word is None or word[1].lower() in UNCOUNTED[lang].split() or one.value not in NUMBERS:
        return False
    by_number = any(value == one.value and (name in CATEGORIES or name.isdigit()) for value, name in one.chosen)
    return not by_number and (package, one.key, one.value) not in SAME_WORD


NUMBERS = {
    "n", "high", "seats", "people", "value", "speed", "total", "rounds", "all", "left", "keys", "rows", "pearls",
    "tokens", "goods", "missing", "races", "price", "games", "moves", "length", "workers", "bots", "seconds", "cards",
    "points", "deck", "distance",
}  # fmt: skip


@pytest.mark.parametrize(("package", "lang"), EVERYWHERE)
def test_what_is_counted_stands_in_the_right_number(package: str, lang: str) -> None:
    assert [one for one in inserted(package, lang) if is_counted(one, package, lang)] == []


@pytest.mark.parametrize(("package", "lang"), EVERYWHERE)
def test_a_number_or_a_card_never_follows_a_persons_name_at_once(package: str, lang: str) -> None:
    """*Player 2 3 pearls* and *Player 2 Crab 3* cannot be read: a word stands between."""
    found = [key for key, entry in messages(package, lang).items() for each in patterns(entry) for _ in touching(each)]
    assert found == []


def touching(pattern: ast.Pattern) -> Iterator[str]:
    """Names of people in a text with another value directly behind them."""
    parts = pattern.elements
    for at, part in enumerate(parts):
        inner = getattr(part, "expression", None)
        if isinstance(inner, ast.SelectExpression):
            for variant in inner.variants:
                yield from touching(variant.value)
        behind = [words_of(each) for each in parts[at + 1 : at + 3]]
        if isinstance(inner, ast.VariableReference) and inner.id.name in PEOPLE and behind == [" ", ""]:
            yield inner.id.name


@pytest.mark.parametrize("lang", texts.LANGS)
def test_a_number_below_nought_has_a_proper_minus(lang: str) -> None:
    game = undertow.game("unfathomable")
    said = texts.say("event-check_total", lang, texts.spoken(game, {"n": -9}, lang), game)
    assert "−9" in said and "-" not in said
    changes = [texts.say("move-change--by_items", lang, texts.spoken(game, {"n": n}, lang), game) for n in (-2, 3)]
    assert changes[0].endswith("−2") and changes[1].endswith("+3")


@pytest.mark.parametrize(("package", "lang"), [each for each in EVERYWHERE if each[1] == "pl"])
def test_a_polish_choice_by_number_has_its_few(package: str, lang: str) -> None:
    for key, entry in messages(package, lang).items():
        for names in [names for pattern in patterns(entry) for names in choices(pattern)]:
            assert not {"one", "many"} <= names or "few" in names, key


def choices(pattern: ast.Pattern) -> Iterator[set[str]]:
    """The variants of every selection in a text."""
    for part in pattern.elements:
        inner = getattr(part, "expression", None)
        if isinstance(inner, ast.SelectExpression):
            yield {
                variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                for variant in inner.variants
            }
            for variant in inner.variants:
                yield from choices(variant.value)


def test_on_the_page_a_word_stands_before_its_number() -> None:
    page = Path(__file__).parents[1] / "page" / "src"
    behind = re.compile(r'\}<span class="unseen">\{(?:w|word)\(')  # {player.pearls}<span class="unseen">{w("pearls")}
    found = [(path.name, behind.findall(path.read_text("utf-8"))) for path in page.rglob("*.svelte")]
    assert [name for name, some in found if some] == []


# -- letters and words -------------------------------------------------------------------------------------------------

LETTERS = {
    "en": r"[„\"]|\w'\w|\s…|—|\d %",
    "de": r"[\"]|\w'\w|”|\w…|—",
    "pl": r"[\"]|\w'\w|“|\s…|—",
}
QUOTED_COMMANDS = {"error-bench-no-peers", "error-serve-missing"}  # pip install "undertow[table]"


@pytest.mark.parametrize(("package", "lang"), EVERYWHERE)
def test_quotes_dashes_and_dots_are_those_of_the_language(package: str, lang: str) -> None:
    wrong = [(key, words) for key, words in plain_words(package, lang) if re.search(LETTERS[lang], words)]
    assert [each for each in wrong if each[0] not in QUOTED_COMMANDS] == []


# Words that readers stumbled over: other languages showing through, and terms that are not those of the books.
BANNED = {
    "en": [
        r"(?<!here )\bis no (?!more\b|secret|lower)[a-z]+ (?!left)", r"\bif you do not say\b", r"\(usually\b", r"\bface(down|up)\b",
        r"\bdo(es)? without\b", r"\bsees? to it\b", r"\banew\b", r"\blooks? into the (deck|top)", r"\bthe most\.$",
        r"\b(success|partial) from\b", r"\bfalls? back by\b", r"\bturns? up (the|your|a)\b", r"\bone (may|speaks)\b",
        r"\b\d (influence|lore|observation|strength|will) more\b", r"\bunder (pass|fail)\b", r"\bArrival\b",
    ],
    "de": [
        r"\bRangfolge\b", r"\(sonst\b", r"\bnach ganz unten\b", r"\blausch", r"\bschau(t|st)? in die\b", r"\bjetzt hier:",
        r"\bBeim Handel\b", r"\bIch (verdächtige|vertraue),? wer\b", r"\bje [A-Z]\w+em$", r"\bDrücken\b", r"\bes gibt: ",
    ],
    "pl": [
        r"\(zwykle\b", r"\b[Rr]as[ayęie]\b", r"\bpunkt\w* nawigacyjn", r"\bkolejce\b", r"\b[Tt]arcz[eay]\b",
        r"\bkart[ayęą] postaci\b", r"\bod \d+ (w górę|łącznie|wzwyż)", r"\b(sukces|ginie|pada|pokonana) od \d", r"\bNieobecny\b",
        r"\b[01] (żywność|poczytalność|paliwo|percepcję|wpływ|siłę|wiedzę|wolę|zdrada)\b", r"\bna planie\b", r"; są: ",
        r"\bma turę\b", r"\bna ruchu\b", r"\([Oo]brócony\b", r"\bnie jest (ci teraz )?zabronione\b",
    ],
}  # fmt: skip
# Good words, but not those of one game's books.
NOT_IN_ITS_BOOK = {"undertow.games.unfathomable": {"en": [r"\bmarker\b"], "de": [], "pl": [r"\b[Ww]łaz"]}}


def banned(package: str, lang: str) -> list[str]:
    """The words that no text of a package may have; the common ones none of any game."""
    own = [words for name, words in NOT_IN_ITS_BOOK.items() if name == package or package not in GAMES]
    return [*BANNED[lang], *[word for words in own for word in words[lang]]]


@pytest.mark.parametrize(("package", "lang"), EVERYWHERE)
def test_no_text_has_words_that_readers_stumbled_over(package: str, lang: str) -> None:
    wrong = re.compile("|".join(banned(package, lang)))
    found = [(key, wrong.search(words)) for key, words in plain_words(package, lang)]
    assert [(key, match[0]) for key, match in found if match] == []


@pytest.mark.parametrize("lang", texts.LANGS)
def test_screens_drawn_by_a_seed_read_well(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    tool = runpy.run_path(str(Path(__file__).parents[1] / "tools" / "draw_screens.py"))
    for number, name in enumerate(tool["GAMES"]):
        tool["show"](f"words-{lang}-{number}", name, lang)
        screens = capsys.readouterr().out.splitlines()[3:]
        assert len(screens) > 5
        words = banned(f"undertow.games.{name}", lang)
        wrong = re.compile("|".join([*words, r"(?<![\w–-])-\d", r"\?\?\?", r"\{", r"\b[a-z]+_[a-z]+\b"]))
        assert [line for line in screens if wrong.search(line) and not line.startswith("===")] == []


@pytest.mark.parametrize("lang", texts.LANGS)
def test_every_crisis_can_be_cut_into_its_parts(lang: str) -> None:
    game = undertow.game("unfathomable")
    source = texts.sources(game.package, lang)
    cuts = {
        part: source[f"page-check-cut-{part}"] for part in ("either", "success", "partial", "failure", "or", "last")
    }
    english = texts.sources(game.package, "en")
    of_english = {part: english[f"page-check-cut-{part}"] for part in cuts}
    for key in (key for key in source if key.startswith("rule-crisis-")):
        found = {part for part, cut in cuts.items() if re.search(rf"(?<=[.)]\s){cut}", source[key])}
        meant = {part for part, cut in of_english.items() if re.search(rf"(?<=[.)]\s){cut}", english[key])}
        assert found == meant, (key, found ^ meant)
