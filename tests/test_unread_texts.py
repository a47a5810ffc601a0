"""No text of a game is written in vain: each can be said by code, page or tool.

A text is reached by its whole key, or by a key that is composed: ``f"does-trait-{slug}"``, ``say("item-" + slug)``. What
is put in there must be a word that the game itself has: the slug of a thing, or a word in its own strings.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import undertow
from found import OWN
from undertow import texts

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "undertow"
PAGE = ROOT / "page" / "src"
HOLE = "\0"  # where something is put in
LITERAL = re.compile(r"\"([\w.-]+)\"|'([\w.-]+)'|`([^`\n]*)`")  # of the page
PUT_IN = re.compile(r"\$\{[^}]*\}")
NAMED = ("", *[f"--{form}" for form in texts.FORMS])


def of_python(path: Path) -> Iterator[str]:
    """Every string of a module; a hole where something is put in."""
    inside: set[int] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.JoinedStr):
            inside |= {id(part) for part in node.values}
            yield "".join([str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values])
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            if isinstance(node.left, ast.Constant) and isinstance(node.left.value, str):
                yield node.left.value + HOLE
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inside:
            yield node.value


def of_page(path: Path) -> Iterator[str]:
    """Every string of a file of the page."""
    for match in LITERAL.finditer(path.read_text("utf-8")):
        yield PUT_IN.sub(HOLE, match[1] or match[2] or match[3] or "")


@cache
def everywhere() -> frozenset[str]:
    """The strings of all code that belongs to no game."""
    found: set[str] = set()
    shared = [path for path in SOURCE.rglob("*.py") if "games" not in path.parts]
    for path in [*shared, *(ROOT / "tools").glob("*.py")]:
        found |= set(of_python(path))
    for path in [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]:
        if path.parent.name not in OWN:
            found |= set(of_page(path))
    return frozenset(found)


def own(game: str) -> set[str]:
    """The strings of a game: its package, its board on the page, and the tools among its tests."""
    found: set[str] = set()
    for place in (SOURCE / "games" / game, ROOT / "tests" / "games" / game):
        for path in place.rglob("*.py"):
            found |= set(of_python(path))
    for path in board(game):
        found |= set(of_page(path))
    return found


def board(game: str) -> list[Path]:
    """The files of a game on the page."""
    return [path for path in sorted((PAGE / "boards" / game).rglob("*")) if path.suffix in (".ts", ".svelte")]


def vocabulary(game: undertow.Game, strings: set[str]) -> set[str]:
    """What may be put into a key: slugs, nouns, kinds of events, values of options, words in the game's own strings."""
    found = {game.id, *game.nouns, *game.endings, *texts.FORMS, *[kind.key for kind in game.kinds.all]}
    for slugs in game.nouns.values():
        found |= set(slugs)
    for option in game.options:
        found |= {option.key, *[str(value).lower() for value in option.allowed]}
    return found.union(*[string.split() for string in strings if HOLE not in string])


def is_spelled(word: str, words: set[str]) -> bool:
    """Whether a part of a key consists of words of the vocabulary."""
    if word in words or word.isdigit():
        return True
    cuts = [at for at, letter in enumerate(word) if letter == "-" and at]
    return any(word[:at] in words and is_spelled(word[at:].lstrip("-"), words) for at in cuts)


def fits(key: str, pieces: list[str], words: set[str]) -> bool:
    """Whether a key can be composed of these pieces, words put into the holes."""
    if not pieces:
        return not key
    first, rest = pieces[0], pieces[1:]
    if first != HOLE:
        return key.startswith(first) and fits(key[len(first) :], rest, words)
    ends = range(len(key), 0, -1) if rest else [len(key)]
    return any(is_spelled(key[:end], words) and fits(key[end:], rest, words) for end in ends)


def composed(strings: set[str]) -> dict[str, list[list[str]]]:
    """The keys with holes, by how they begin; one that begins with a hole could be any key, and says nothing."""
    found: dict[str, list[list[str]]] = {}
    for string in strings:
        head = string.split(HOLE)[0]
        if HOLE in string and re.fullmatch(r"[a-z][\w-]*-", head):
            found.setdefault(head, []).append([piece for piece in re.split(f"({HOLE})", string) if piece])
    return found


def surely(game: undertow.Game) -> set[str]:
    """The keys that every game may have: names, questions, answers, events, rules, options, stories."""
    found = set(game.spelled) | {"title", "tagline"}
    found |= {f"{noun}-{slug}{form}" for noun in game.nouns for slug in game.nouns[noun] for form in NAMED}
    found |= {f"event-{kind.key}{you}" for kind in game.kinds.all for you in ("", "--you")}
    found |= {f"ending-{ending}" for ending in game.endings}
    found |= {f"option-{option.key}" for option in game.options}
    found |= {f"option-{one.key}-{str(value).lower()}" for one in game.options for value in one.allowed}
    return found


def unread(name: str) -> list[str]:
    """The texts of a game that nothing can say."""
    game = undertow.game(name)
    strings = own(name)
    written = texts.texts_of(game.package, "en")
    assert written is not None
    words, known, literal = vocabulary(game, strings), surely(game), strings | everywhere()
    prompts = [key.removeprefix("prompt-") for key in written.written if key.startswith("prompt-")]
    words |= {*prompts, *[prompt.split("_")[0] for prompt in prompts]}  # questions of one family share a hint
    patterns = composed(literal)
    raw = "".join([path.read_text("utf-8") for path in board(name)])
    drawn = words | {part for string in strings for part in re.split(f"{HOLE}-?", string)}
    families = {family.key for family in game.words.families}
    found: list[str] = []
    for key in written.written:
        if key in known or key in literal or key.startswith(("rule-", "topic-", "prompt-", "story-")):
            continue  # rules and questions are found by their keys, and have tests of their own; so have stories
        if key.startswith("move-") and key.removeprefix("move-").split("--")[0] in families:
            continue
        on_page = key.removeprefix("page-")  # as the page calls it
        if key != on_page and (re.search(rf"(?<![\w-]){on_page}(?![\w-])", raw) or is_spelled(on_page, drawn)):
            continue
        if key.startswith("option-") and "--" in key:  # an option has no forms
            found.append(key)
            continue
        heads = [on_page[: at + 1] for at, letter in enumerate(on_page) if letter == "-"]
        if not any(fits(on_page, pieces, words) for head in heads for pieces in patterns.get(head, ())):
            found.append(key)
    return found


@pytest.mark.parametrize("name", OWN)
def test_every_text_of_a_game_can_be_said(name: str) -> None:
    assert unread(name) == []


def test_a_text_that_nobody_says_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    written = texts.texts_of(undertow.game("abyss").package, "en")
    assert written is not None
    left_over = {
        "lord-shaman-epigraph": "lord-shaman-epigraph = Nobody reads this.",
        "scene-first": "scene-first = Nor this.",
    }
    monkeypatch.setattr(written, "written", {**written.written, **left_over})
    assert unread("abyss") == list(left_over)
