"""What Stalk shows: a dark grid with the hero, what was heard, and for evil where the creatures really are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stalk import CREATURE, CREEP, LOCATE, SECTORS, TURNS, WALK, WIDTH, beside
from undertow.sections import Cell, Role, Section, Words, card, cards, cell, facts, grid, section, span

SIGNS = ("α", "β")
SIDES = ("north", "east", "south", "west", "here")


def sections(view: Mapping[str, Any], words: Words) -> list[Section]:
    """The labyrinth, the turn, the cards of whoever looks."""
    heard = [SIDES[side] for side in view["heard"][-3:]]
    turn = facts(("Turn", span(f"{view['turn'] + 1} of {TURNS}", "strong")), ("Heard", ", ".join(heard) or "nothing"))
    found = [section("Labyrinth", grid("The labyrinth", [sector(view, at) for at in SECTORS])), section("Turn", turn)]
    hand = view["hands"][words.viewer] if words.viewer else []
    if hand:
        found.append(section("Your cards", cards(*[shown(words, one, hand.count(one)) for one in sorted(set(hand))])))
    return found


def shown(words: Words, one: int, n: int) -> Any:
    """A card of one's hand."""
    return card("card", one, words.game.nouns["card"][one], n=n)


def sector(view: Mapping[str, Any], at: int) -> Cell:
    """A sector: the hero, creatures that are known or possible, walls around the edge."""
    creatures = [one for one in range(len(SIGNS)) if view["where"] is not None and view["where"][one] == at]
    possible = [one for one in range(len(SIGNS)) if view["where"] is None and view["maybe"][one] >> at & 1]
    signs = [span("H", "own")] if at == view["hero"] else []
    signs += [span(SIGNS[one], "danger", moves=[LOCATE + one, CREATURE + one]) for one in creatures]
    signs += [span(SIGNS[one], "faded", moves=[LOCATE + one]) for one in possible]
    there = ["the hero"] * (at == view["hero"]) + [f"creature {SIGNS[one]}" for one in creatures]
    there += [f"perhaps creature {SIGNS[one]}" for one in possible]
    roles: list[Role] = ["lit" if at == view["hero"] else "dark"]
    return cell(
        at // WIDTH, at % WIDTH, ", ".join(there) or "empty", *([signs] if signs else []), roles=roles,
        moves=moves_to(view, at), edges={name: "wall" for side, name in enumerate("nesw") if beside(at, side) < 0},
    )  # fmt: skip


def moves_to(view: Mapping[str, Any], at: int) -> list[int]:
    """Moves that lead to a sector: the hero's steps, and those of a creature that moves now."""
    found = [WALK + side for side in range(4) if beside(view["hero"], side) == at]
    for registers in view["moving"]:
        found += [CREEP + side for side in range(4) if beside(view["where"][registers[2]], side) == at]
    return found
