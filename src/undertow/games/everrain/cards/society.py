"""Society cards: offers, tests and passengers in ports. All are ours."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain.cards.language import offer, passenger, test

SOCIETY_CARDS: Final = (
    offer("soc-map-forger", "[pay 3] scout 3; clues 1", "[pay 8] chart; clues 2"),
    offer("soc-widows-gun", "[pay 6] schematic artillery", "calm one 3"),
    offer("soc-shave-tooth-leg", "[pay 1] calm one 2", "[pay 5] heal all 1; calm all 1"),
    offer("soc-lamplighters", "[pay 4] fleeting 1", "[pay 9] fleeting 2; scout 2"),
    offer("soc-woman-who-heard", "[pay 4] clues 1", "[give shanty] clues 3"),
    offer("soc-the-crimp", "[pay 2] recruit", "coins 5; agenda 1"),
    offer("soc-wet-pawnshop", "[give commodity] treasure trinket 1", "[give trinket, pay 3] treasure relic 1"),
    offer("soc-mutual-and-drowned", "[pay 5] agenda -3", "repair 2"),
    test("soc-three-shells", "port", "coins 7", "coins -4"),
    test("soc-anything-to-declare", "port", "clues 1; refresh 2", "drop 1; coins -2"),
    test("soc-professors-witness", "port", "clues 2", "stress one 2"),
    test("soc-harbour-dog", "port", "repair 3; coins 2", "wound one 1"),
    test("soc-somebodys-birthday", "port", "recruit; calm one 1", "wound one 1; calm one 1"),
    test("soc-dry-preacher", "port", "agenda -2; clues 1", "stress all 1"),
    test("soc-lot-forty", "port", "coins -1; treasure any 2", "coins -5; treasure commodity 1"),
    test("soc-sister-drinks", "port", "clues 3", "coins -2; stress one 1"),
    passenger("soc-bride-in-oilskins", "passenger pellam {coins 12; calm all 1}", "nothing"),
    passenger("soc-beekeeper", "passenger skarn {coins 8; treasure commodity 1}", "nothing"),
    passenger("soc-hangman-on-leave", "stress one 1; passenger vesk {coins 15}", "nothing"),
    passenger("soc-boy-with-box", "passenger ombrey {treasure relic 1}", "nothing"),
    passenger("soc-choirmaster", "passenger pellam {clues 3}", "nothing"),
    passenger("soc-tax-inspector", "passenger lanthorn {agenda -4; coins 4}", "nothing"),
    passenger("soc-the-twins", "passenger skarn {coins 8; calm all 2}", "nothing"),
    passenger("soc-dry-woman", "calm all 1; passenger morva {clues 5}", "agenda -1"),
)
