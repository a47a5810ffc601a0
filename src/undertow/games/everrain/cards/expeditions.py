"""Expeditions: what a party meets ashore. All are ours."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain.cards.language import choice, test

EXPEDITIONS: Final = (
    choice("exp-underside-stairs", "clues 3; wound one 1", "clues 1; stress party 1"),
    choice("exp-orchard-of-oars", "calm party 3; heal one 1", "fleeting 2; spawn 1", "clues 2; exhaust 1"),
    test("exp-inkpot-crabs", "island", "clues 2", "clues 1; wound tester 1"),
    choice("exp-breathing", "clues 2; stress party 1", "spoils 2; wound party 1", "calm party 1; unexplored"),
    choice("exp-cooks-grave", "treasure any 1; clues 1; stress party 1", "clues 1; agenda -1"),
    test("exp-upper-house", "port", "clues 2; coins 3", "coins -3; stress tester 1"),
    choice("exp-house-of-salt", "treasure relic 1; wound party 1", "calm party 2; clues 1"),
    test("exp-warm-sand", "island", "treasure commodity 2", "wound tester 1; spawn 1"),
    choice("exp-supper-laid", "calm party 3; heal party 1; agenda 1", "clues 2", "clues 3; stress party 2"),
    test("exp-bridge-of-sorts", "island", "spoils 3", "wound tester 2; spoils 1"),
    test("exp-bell-pit", "island", "clues 2; agenda -1", "stress party 2"),
    choice("exp-your-own-boots", "clues 2; stress party 1", "treasure any 1; clues 1; agenda 1"),
    test("exp-dry-water", "island", "heal party 1; clues 2", "stress tester 2; clues 1"),
    test("exp-tide-clock", "port", "clues 1; refresh 3", "exhaust 2; agenda 1"),
    choice("exp-harmonium", "clues 3; spawn 1", "treasure any 1; clues 1"),
    choice(
        "exp-hermits-toll",
        "[give any] clues 3",
        "test port: clues 2 | exhaust 1; stress one 1",
        "[pay 2] heal party 2",
    ),
    choice("exp-the-pool", "trait one good; clues 1", "treasure any 1; stress party 1"),
    test("exp-kite-rock", "island", "chart; clues 1", "wound tester 1; clues 1"),
    choice("exp-gravel-garden", "clues 2; exhaust 1", "treasure commodity 2; agenda 1"),
    test("exp-a-hand-short", "port", "coins 6; clues 1", "coins -4; stress tester 1"),
    test("exp-glass-beach", "island", "treasure trinket 1; clues 1", "wound party 1"),
    test("exp-gulls-bank", "island", "coins 10", "coins 4; wound tester 1"),
    choice("exp-chapel-of-boots", "fleeting 1; calm party 1", "test island: clues 3 | stress party 1; spawn 1"),
    choice("exp-scarecrow", "clues 3; spawn 1", "coins 6; calm one 1"),
)
