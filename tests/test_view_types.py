"""The page's types of views are made from the games' own, and views really are what these say."""

from __future__ import annotations

import random
import sys
from importlib import import_module
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, TypedDict, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from undertow import registry

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))

import view_types

TYPED = [path.parent.name for path in view_types.files()]


def fits(value: Any, hint: Any) -> bool:
    """Whether a value is what an annotation says, to its last part."""
    if is_typeddict(hint):
        hints = get_type_hints(hint)
        whole = type(value) is dict and hint.__required_keys__ <= value.keys() <= hints.keys()
        return whole and all(fits(part, hints[key]) for key, part in value.items())
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return any(fits(value, part) for part in inner)
    if origin is Literal:
        return value in inner
    if origin is list:
        return type(value) is list and all(fits(part, inner[0]) for part in value)
    if origin is dict:
        return type(value) is dict and all(fits(key, inner[0]) and fits(part, inner[1]) for key, part in value.items())
    return hint is Any or type(value) is hint or (value is None and hint is NoneType)


@pytest.mark.parametrize("id", TYPED)
def test_a_view_is_what_its_type_says(id: str) -> None:
    game, luck = registry.game(id), random.Random(5)
    view = import_module(f"{game.package}.view").View
    state = game.new(seats=game.seats[1], seed=5)
    for made in range(400):
        if made % 10 == 0 or state.over:
            for seat in (0, game.seats[1] - 1, None):
                seen = {**state.view(seat), "options": dict(state.options)}
                wrong = [key for key, hint in get_type_hints(view).items() if not fits(seen[key], hint)]
                assert wrong == [] and fits(seen, view)
        if state.over:
            break
        state.play(luck.choice(state.moves))


def test_every_file_of_types_is_new() -> None:
    made = view_types.files()
    assert made and all(path.read_text("utf-8") == text for path, text in made.items())


class Lamp(TypedDict, total=False):
    """A lamp. rule: light.1

    Not said on the page.
    """

    lit: bool
    oil: int | None
    of: dict[str, list[list[int | None]]]
    kind: Literal["brass", "tin"]


def test_records_become_types_with_their_first_sentence() -> None:
    found: dict[str, str] = {}
    assert view_types.typed(list[Lamp], found) == "Lamp[]"
    assert found["Lamp"].split("\n") == [
        "/** A lamp. rule: light.1 */", "export type Lamp = {", "  lit?: boolean;", "  oil?: number | null;",
        "  of?: Record<string, ((number | null)[])[]>;", '  kind?: "brass" | "tin";', "};",
    ]  # fmt: skip
