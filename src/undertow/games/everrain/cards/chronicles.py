"""Chronicles: twelve stories of three cards each, with the deck on whose back each card belongs. All are ours."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain.cards.language import choice, tale

CHRONICLES: Final = (
    choice("c01-opening", "clues 1; stress deck 1; story 1", "story 1", "calm one 1", back="sea"),
    choice("c01-journey", "clues 2; story 2", "coins 8; story 2", back="society"),
    tale("c01-epilogue", "if A {clues 3; agenda -1 | clues 1; treasure relic 1}", back="sea"),
    choice("c02-opening", "clues 2; stress all 1; story 3", "scout 3; story 3", "agenda -1; stress one 1", back="sea"),
    choice("c02-journey", "clues 2; wound one 1; story 4", "refresh 3; agenda -1; story 4", back="sea"),
    tale("c02-epilogue", "if A {clues 3; coins 4 | calm all 2; clues 2; agenda -2}", back="sea"),
    choice("c03-opening", "coins 2; story 5", "clues 1; stress one 1; story 5", "nothing", back="society"),
    choice("c03-journey", "wound one 1; clues 2; story 6", "scout 3; clues 1; story 6", back="sea"),
    tale("c03-epilogue", "if A {clues 4 | clues 2; spoils 2}", back="society"),
    choice("c04-opening", "[pay 4] fleeting 1; story 7", "stress one 1; clues 1; story 7", back="society"),
    choice("c04-journey", "clues 2; spawn 1; story 8", "treasure trinket 1; story 8", back="sea"),
    tale("c04-epilogue", "if A {clues 3; agenda -1 | coins 12; clues 1}", back="society"),
    choice("c05-opening", "clues 1; agenda -1; story 9", "clues 2; stress party 1; story 9", back="expedition"),
    choice(
        "c05-journey",
        "if A {sail 4; clues 1 | damage 2; clues 1}; story 10",
        "clues 1; scout 2; story 10",
        back="sea",
    ),
    tale("c05-epilogue", "exhaust 1; if A {clues 4 | chart; clues 3}", back="sea", needs="fresh 1"),
    choice("c06-opening", "calm all 1; story 11", "clues 1; story 11", back="expedition"),
    choice("c06-journey", "sail 5; clues 1; story 12", "refresh 2; story 12", back="sea"),
    tale("c06-epilogue", "if A {treasure relic 1; clues 1 | agenda -2; elder up 1; clues 2}", back="sea"),
    choice("c07-opening", "coins 6; story 13", "clues 1; story 13", back="society"),
    choice("c07-journey", "[pay 5] clues 2; story 14", "special bailiff; clues 1; story 14", back="sea"),
    tale("c07-epilogue", "if A {coins 10; clues 2 | clues 3; treasure any 1}", back="expedition", needs="crew 2"),
    choice("c08-opening", "scout 3; clues 1; story 15", "calm all 1; story 15", back="sea"),
    choice("c08-journey", "coins 15; damage 1; story 16", "repair 3; clues 1; story 16", back="society"),
    tale("c08-epilogue", "if A {clues 3; calm all 1 | clues 2; agenda -2; heal all 1}", back="expedition"),
    choice("c09-opening", "coins 6; damage 1; story 17", "clues 1; story 17", "nothing", back="society"),
    choice(
        "c09-journey",
        "coins -2; scout 3; clues 1; story 18",
        "coins -2; stress one 2; agenda -2; story 18",
        back="society",
        needs="coins 2",
    ),
    tale("c09-epilogue", "if A {clues 4 | clues 2; calm all 3; agenda -2}", back="society"),
    choice("c10-opening", "calm party 1; story 19", "clues 1; exhaust 1; story 19", back="expedition"),
    choice("c10-journey", "coins 7; calm all 1; story 20", "clues 2; story 20", back="society"),
    tale("c10-epilogue", "if A {clues 2; coins 6; heal all 1 | clues 3; fleeting 1}", back="society"),
    choice("c11-opening", "calm deck 1; sail 3; story 21", "clues 1; stress one 1; story 21", back="sea"),
    choice("c11-journey", "calm all 1; agenda -2; story 22", "[pay 3] fleeting 2; story 22", back="sea"),
    tale("c11-epilogue", "if A {clues 3; agenda -2 | clues 1; spoils 3}", back="sea"),
    choice("c12-opening", "agenda -2; story 23", "clues 2; story 23", back="expedition"),
    choice("c12-journey", "coins 4; fleeting 1; story 24", "clues 2; story 24", back="society"),
    tale("c12-epilogue", "if A {agenda -3; elder up 1; clues 1 | clues 4}", back="sea"),
)
