"""What Drift shows: a chart of hexes with the ships and the enemy, the ships in figures, and the stories told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from drift import AHEAD, FIRE, HEXES, NEXT, ROUNDS
from undertow.sections import Cell, Section, Words, cell, facts, hex_place, hexes, lines, section, span, table

BOWS = "→↗↖←↙↘"  # by facing


def sections(view: Mapping[str, Any], words: Words) -> list[Section]:
    """The chart, the ships, the stories."""
    ships = range(len(view["where"]))
    turn = view["turn"] // len(ships) + 1
    rows = [[words.seat(ship), *[str(view[name][ship]) for name in ("hull", "orders", "clues")]] for ship in ships]
    enemy = facts(("Round", f"{turn} of {ROUNDS}"), ("Enemy hull", span(str(view["enemy_hull"]), "danger")))
    told = words.things("story", view["told"])
    return [
        section("Chart", hexes("The chart", [place(view, words, at) for at in range(len(HEXES))])),
        section("Ships", enemy, table(["Ship", "Hull", "Orders", "Clues"], rows)),
        section("Stories", lines(told), aside=f"deck {view['deck']}"),
    ]


def place(view: Mapping[str, Any], words: Words, at: int) -> Cell:
    """A hex: ships with their bow, the enemy, and what is ahead of the ship whose turn it is."""
    ships = [ship for ship, where in enumerate(view["where"]) if where == at]
    signs = [span(BOWS[view["facing"][ship]], "own" if ship == words.viewer else "other") for ship in ships]
    there = [words.player(ship) for ship in ships]
    moves = []
    if at == view["enemy"]:
        signs.append(span("✸", "danger"))
        there.append("the enemy")
        moves.append(FIRE)
    sailing = view["turn"] % len(view["where"])
    if at == NEXT[view["where"][sailing]][view["facing"][sailing]]:
        moves.append(AHEAD)
    row, column = hex_place(*HEXES[at])
    return cell(row, column, ", ".join(there) or "open sea", *([signs] if signs else []), moves=moves)
