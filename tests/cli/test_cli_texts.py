"""The common texts: the same keys and the same values in all three languages, and all that the code asks for."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import undertow
from undertow import texts
from undertow.cli import plain
from undertow.kernel.rules import KINDS

SOURCE = Path(undertow.__file__).parent


class Values(Visitor):
    """Collects the values a text names."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(lang: str) -> dict[str, set[str]]:
    """All keys of a language, each with the values it names."""
    text = resources.files("undertow").joinpath("locale", f"{lang}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"twice: {entry.id.name}"
            values = Values()
            values.visit(entry)
            found[entry.id.name] = values.names
    return found


@pytest.mark.parametrize("lang", ["de", "pl"])
def test_all_languages_have_the_same_keys_and_values(lang: str) -> None:
    english, other = messages("en"), messages(lang)
    assert list(other) == list(english)
    assert {key: values for key, values in other.items() if values != english[key]} == {}


def strings(path: Path) -> list[str]:
    """All strings in a module."""
    return [
        node.value
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]


def test_every_error_has_a_sentence() -> None:
    raised = re.compile(r"\b\w*(?:Error|NoLog|UnknownGame)\(\s*\"([a-z-]+)\"")
    keys = {key for path in SOURCE.rglob("*.py") for key in raised.findall(path.read_text("utf-8"))}
    assert {"unknown-game", "seats", "parts", "newer-format", "no-log"} <= keys
    assert {key for key in keys if f"error-{key}" not in messages("en")} == set()


def test_every_key_of_the_command_line_has_a_text() -> None:
    key = re.compile(r"(?:arg|cli|plain|sim|replay|games|rules|end|error)-[a-z-]+[a-z]")
    used = {text for path in (SOURCE / "cli").glob("*.py") for text in strings(path) if key.fullmatch(text)}
    assert "cli-game" in used
    assert {name for name in used if name not in messages("en")} == set()


def test_every_kind_of_rule_and_every_maturity_has_a_word() -> None:
    english = messages("en")
    assert {f"kind-{kind}" for kind in KINDS} <= english.keys()
    assert {f"maturity-{maturity}" for maturity in ("alpha", "beta", "stable")} <= english.keys()


@pytest.mark.parametrize(("n", "expected"), [(1, "1 partia"), (2, "2 partie"), (5, "5 partii"), (22, "22 partie")])
def test_polish_plurals(n: int, expected: str) -> None:
    assert expected in texts.say("sim-title", "pl", {"title": "Abyss", "games": n, "seed": "7"})


@pytest.mark.parametrize(("lang", "expected"), [("en", "Bosun 2"), ("de", "Maat 2"), ("pl", "Bosman 2")])
def test_bots_have_names(lang: str, expected: str) -> None:
    assert texts.say("bot-name", lang, {"bot": "thumb", "n": 2}) == expected
    assert texts.say("bot-name", lang, {"bot": "deep_blue", "n": 3}) == "deep_blue 3"


@pytest.mark.parametrize(("lang", "said"), [("en", "You lose."), ("de", "Du verlierst."), ("pl", "Przegrywasz.")])
def test_a_lost_voyage_says_that_it_is_lost_and_counts_no_points(lang: str, said: str) -> None:
    game = undertow.game("everrain")
    state = game.new(seats=1, seed=5, options={"length": "short"})
    result = {"winners": [], "scores": [4], "ending": "agenda"}
    lines = plain.ending(game, result, state.view(0), 0, ["Ada"], lang)
    assert lines[-1] == said and not any("Ada" in line for line in lines)
