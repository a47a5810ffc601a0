"""Sea events: what comes at the end of a turn on open water. All are ours."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain.cards.language import choice, test

SEA_EVENTS: Final = (
    choice("sea-upward-rain", "treasure commodity 1; stress deck 1", "clues 1; exhaust 1"),
    choice("sea-door-afloat", "treasure trinket 1; spawn 1", "clues 1; stress one 1", "nothing"),
    choice("sea-overboard-twice", "recruit", "special stowaway", "clues 2; stress all 1"),
    choice("sea-gull-tax", "[pay 2] sail 3; scout 2", "stress deck 1", "fleeting 1"),
    choice("sea-lights-below", "clues 2; stress one 2", "sail 2", "calm deck 1"),
    choice("sea-three-tugs", "spoils 2; spawn 1", "agenda -1; exhaust 1"),
    choice("sea-ledger-barge", "coins 8; agenda 2", "clues 1; stress one 1", "spoils 1; exhaust 1"),
    choice("sea-nine-minutes", "clues 2; stress deck 1", "calm all 1"),
    choice("sea-tide-goes-out", "spoils 2; damage 1", "repair 3"),
    choice("sea-patient-sail", "refresh 2; raider", "sail 3; stress deck 1", "clues 1; agenda 1"),
    choice("sea-rats-conference", "scout 3; clues 1", "coins 4; stress below 1"),
    choice("sea-counting-buoy", "agenda -2; damage 1", "clues 2; agenda 1"),
    test("sea-polite-fog", "port", "clues 1; sail 2", "drift 2; stress deck 1"),
    test("sea-eleven-bottles", "port", "clues 2", "clues 1; stress tester 2"),
    test("sea-cooks-theory", "port", "clues 1; calm all 1", "stress all 1"),
    test("sea-blue-fire", "island", "refresh 2", "damage 1; wound nest 1"),
    test("sea-plaited-weed", "island", "clues 1", "damage 1; exhaust 1"),
    test("sea-whale-bell", "island", "clues 2; sail 2", "damage 2"),
    test("sea-hail-of-teeth", "island", "coins 5", "wound one 1; stress deck 1"),
    test("sea-moths", "island", "clues 1", "exhaust 2"),
    test("sea-green-squall", "island", "sail 4; storm away 1", "damage 2; storm toward 1"),
    test("sea-evensong", "port", "agenda -2", "spawn 1; stress deck 1"),
    test("sea-own-signal", "port", "clues 1; agenda -1", "raider"),
    test("sea-at-the-waterline", "island", "treasure any 1", "damage 1; spawn 1"),
)
