"""Texts: every key in every language, with the same values, and no gap."""

from __future__ import annotations

import importlib
import pkgutil
import random
import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

import pytest

import undertow
from undertow import printed, texts
from undertow.kernel.decision import Question
from undertow.kernel.rules import rules_of
from undertow.kernel.screened import Screened

pytest.importorskip("fluent.syntax")
from fluent.syntax import FluentParser, ast

OWN = [name for name in undertow.games() if name != "cellar"]
PACKAGES = ["undertow", "undertow.cli", *(undertow.game(name).package for name in OWN)]


@cache
def messages(package: str, lang: str) -> dict[str, set[str]]:
    """All keys of a file, each with the values it names; fails on what cannot be parsed or stands twice."""
    source = texts.written(package, lang, stories=False)
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{package} {lang}: {entry.content[:80]}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{package} {lang}: {entry.id.name} stands twice"
            found[entry.id.name] = set(re.findall(r"VariableReference\(id=Identifier\(name='(\w+)'", tree(entry)))
    return found


def tree(node: Any) -> str:
    """All variables of a message, as text to search in."""
    if isinstance(node, ast.VariableReference):
        return f"VariableReference(id=Identifier(name='{node.id.name}'"
    if isinstance(node, ast.BaseNode):
        return " ".join(tree(value) for value in vars(node).values())
    if isinstance(node, list):
        return " ".join(tree(item) for item in node)
    return ""


@pytest.mark.parametrize("package", PACKAGES)
def test_all_languages_have_the_same_keys_and_no_unknown_values(package: str) -> None:
    english = messages(package, "en")
    for lang in ("de", "pl"):
        other = messages(package, lang)
        assert other.keys() == english.keys(), (lang, other.keys() ^ english.keys())
        for key, values in other.items():
            unknown = {value.removesuffix(form) for value in values for form in forms(value)} - {"you", "you_other"}
            unknown -= {value.removesuffix(form) for value in english[key] for form in forms(value)}
            assert not unknown or values_allowed(package, key, unknown), (lang, key, unknown)


def forms(value: str) -> list[str]:
    """The form in which a text names a value (``_to`` in ``space_to``), or none: a language may take another one."""
    return [f"_{form}" for form in (*texts.FORMS, "is", "signed", "figure") if value.endswith(f"_{form}")] or [""]


def values_allowed(package: str, key: str, unknown: set[str]) -> bool:
    """A language may name a value that English leaves out, if the code passes it."""
    for name in OWN:
        game = undertow.game(name)
        if game.package == package and key.startswith("event-"):
            return unknown <= set(next(kind for kind in game.kinds.all if f"event-{kind.key}" == key).names)
    return False


@cache
def questions(game: undertow.Game) -> frozenset[str]:
    """The keys of all questions of a game, wherever one is kept: in a module, a class, a list, an order of a card."""
    package = importlib.import_module(game.package)
    names = [info.name for info in pkgutil.walk_packages(package.__path__, game.package + ".")]
    waiting = [thing for name in names for thing in vars(importlib.import_module(name)).values()]
    found: set[str] = set()
    met: dict[int, Any] = {}  # by id, and kept, so that no other object gets the same id
    while waiting:
        thing = waiting.pop()
        if id(thing) in met:
            continue
        met[id(thing)] = thing
        if isinstance(thing, Question):
            found.add(thing.key)
        waiting += inside(thing, game.package)
    return frozenset(found)


def asked_or_seen(game: undertow.Game) -> set[str]:
    """The keys of all questions, and what stands before a screen."""
    screens = {kind.prompt for kind in game.procedures.values() if issubclass(kind, Screened)}
    return questions(game) | screens - {Screened.prompt}


def inside(thing: Any, package: str) -> list[Any]:
    """What something holds, if it is a collection, or a class or an object of a package."""
    if isinstance(thing, Mapping):
        return [*thing.keys(), *thing.values()]
    if isinstance(thing, list | tuple | set | frozenset):
        return list(thing)
    kind = thing if isinstance(thing, type) else type(thing)
    return list(vars(thing).values()) if kind.__module__.startswith(package) and hasattr(thing, "__dict__") else []


def test_questions_are_found_wherever_they_are_kept() -> None:
    assert {"turn", "offer", "pay"} <= questions(undertow.game("abyss"))
    kept = questions(undertow.game("unfathomable"))
    assert {"action", "pharmacy", "crisis_accusation"} <= kept  # in a module, in an order of a program, in a table
    assert "crisis_hull_leak" not in kept  # nobody chooses anything: a check
    for seats in (3, 6):
        record = undertow.play("unfathomable", ["thumb"] * seats, seed=seats)
        asked = {state.decision.prompt for state, _ in record.states() if state.decision is not None}
        assert len(asked) > 20 and asked <= kept, asked - kept


@pytest.mark.parametrize("name", OWN)
def test_a_game_has_a_text_for_everything_it_can_say(name: str) -> None:
    game = undertow.game(name)
    keys = {f"{noun}-{slug}" for noun, slugs in game.nouns.items() if noun not in game.spelled for slug in slugs}
    keys |= {noun for noun in game.nouns if noun in game.spelled}
    keys |= {f"move-{family.key}" for family in game.words.families}
    keys |= {f"event-{kind.key}" for kind in game.kinds.all}
    keys |= {f"prompt-{key}" for key in asked_or_seen(game)}
    keys |= {f"ending-{ending}" for ending in game.endings}
    keys |= {f"option-{option.key}" for option in game.options} | {"title", "tagline"}
    own = [key for key in rules_of(game) if not key.startswith(("moves.", "game."))]
    keys |= {"rule-" + key.replace(".", "-") for key in own} | {"topic-" + key.split(".")[0] for key in own}
    for lang in texts.LANGS:
        missing = keys - messages(game.package, lang).keys()
        assert not missing, (lang, sorted(missing))


@pytest.mark.parametrize("name", OWN)
def test_no_text_of_a_game_names_something_there_is_not(name: str) -> None:
    game = undertow.game(name)
    for key in messages(game.package, "en"):
        if key.startswith("move-"):
            family, _, question = key.removeprefix("move-").partition("--")
            assert family in {entry.key for entry in game.words.families}, key
            assert not question or question in questions(game), key
        if key.startswith("prompt-"):
            assert key.removeprefix("prompt-") in asked_or_seen(game), key
        if key.startswith("event-"):
            assert key.removeprefix("event-").removesuffix("--you") in {kind.key for kind in game.kinds.all}, key
        if key.startswith("rule-"):
            assert key.removeprefix("rule-").replace("-", ".") in rules_of(game), key


@pytest.mark.parametrize("lang", texts.LANGS)
@pytest.mark.parametrize("name", OWN)
def test_every_prompt_move_and_event_of_a_game_can_be_said(name: str, lang: str) -> None:
    game = undertow.game(name)
    problems: set[str] = set()
    for seed in range(4):
        luck = random.Random(seed)
        state = game.new(seats=game.seats[1], seed=seed)
        while not state.over:
            decision = state.decision
            assert decision is not None
            said = [texts.prompt(game, decision, lang), *(state.describe(move, lang) for move in state.moves)]
            problems |= {text for text in said if "{" in text or "???" in text or text.startswith(("move-", "prompt-"))}
            state.play(luck.choice(state.moves))
        for viewer in (None, 0):
            for event in state.log(viewer):
                text = texts.event(game, event, lang, viewer)
                if "{" in text or "???" in text or text.startswith("event-"):
                    problems.add(text)
    assert not problems


def test_polish_numbers_have_their_three_forms() -> None:
    game = undertow.game("abyss")
    source = resources.files(game.package).joinpath("locale", "pl.ftl").read_text("utf-8")
    assert source.count("[few]") >= 5
    said = {
        n: texts.say("event-trader_pearls", "pl", {"you": "yes", "seat": "Ala", "n": n}, game)
        for n in (1, 2, 5, 12, 22)
    }
    assert (
        "perłę" in said[1] and "perły" in said[2] and "pereł" in said[5] and "pereł" in said[12] and "perły" in said[22]
    )


def test_an_unknown_language_is_english_and_an_unknown_key_is_itself() -> None:
    game = undertow.game("abyss")
    assert texts.say("title", "xx", None, game) == texts.say("title", "en", None, game)
    assert texts.say("no-such-key", "de", {"n": 3}) == "no-such-key n=3"


def test_a_name_can_be_spelled_out_of_its_parts() -> None:
    from types import SimpleNamespace

    game = SimpleNamespace(
        spelled={"player": lambda index: {"n": index * 10}}, nouns={"player": ("a", "b")}, package="undertow"
    )
    assert texts.name_of(game, "player", 1, "en") == texts.say("player", "en", {"n": 10})  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", texts.LANGS)
@pytest.mark.parametrize("name", OWN)
def test_every_kind_of_card_has_a_name_on_the_page(name: str, lang: str) -> None:
    game = undertow.game(name)
    printed_cards = printed.catalogue(game)
    assert printed_cards is not None
    kinds = {card["noun"] for card in printed_cards.cards()}
    named = texts.sources(game.package, lang)
    assert [kind for kind in kinds if not {f"page-kind-{kind}", f"page-{kind}s"} & set(named)] == []


@pytest.mark.parametrize("name", OWN)
def test_what_a_game_adds_to_the_page_is_there_in_all_languages_and_bears_its_name(name: str) -> None:
    folder = resources.files(undertow.game(name).package).joinpath("locale")
    found = {path.name: path.read_text("utf-8") for path in folder.iterdir() if path.name.startswith("page-")}
    assert set(found) in (set(), {f"page-{lang}.ftl" for lang in texts.LANGS})
    keys = [[entry.id.name for entry in FluentParser().parse(source).body] for source in found.values()]
    assert all(each == keys[0] for each in keys)
    assert all(re.match(rf"ui-(guide-|order-)?{name}-", key) for each in keys for key in each)
