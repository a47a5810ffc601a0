"""The games that tests are run over: found, never listed. What tests of all games must know of one stands in its folder."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import undertow
from undertow.registry import own

OWN = own()
WHOLE = tuple(name for name in OWN if undertow.game(name).maturity != "alpha")  # that lack nothing
QUICK = min(OWN, key=lambda name: undertow.game(name).longest)  # where one game must do


def fewest(name: str) -> int:
    """The fewest seats of a game."""
    return undertow.game(name).seats[0]


def most(name: str) -> int:
    """The most seats of a game."""
    return undertow.game(name).seats[1]


def quick_by_day(names: Sequence[str] = OWN) -> list[Any]:
    """The quick game by day, the others by night."""
    return [name if name == QUICK else pytest.param(name, marks=pytest.mark.night) for name in names]


def facts(name: str, about: str) -> dict[str, Any]:
    """What ``tests/games/<name>/facts.toml`` says about something; nothing, if it says nothing."""
    path = Path(__file__).parent / "games" / name / "facts.toml"
    found: dict[str, Any] = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    return dict(found.get(about, {}))


def with_facts(about: str) -> tuple[str, ...]:
    """The games whose ``facts.toml`` says something about it."""
    return tuple(name for name in OWN if facts(name, about))


def golden(name: str) -> str:
    """A golden game; of a game that has none yet, one that is played now."""
    kept = sorted((Path(__file__).parent / "replays" / name).glob("*.jsonl"))
    return kept[0].read_text("utf-8") if kept else undertow.play(name, ["random"] * fewest(name), seed=1).text()
