"""What a captain must read to answer stands on the table, in words: a trade that is wanted, two cards, the enemy's ship."""

from __future__ import annotations

import pytest
from test_sections_elder import awake, words_for
from test_trade import trading
from voyage import asked

from undertow import texts
from undertow.games.everrain import moves as m
from undertow.games.everrain import public
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import BOARDED, ZONES
from undertow.games.everrain.cards.elders import SLUGS
from undertow.games.everrain.game import EVERRAIN
from undertow.games.everrain.procedures.tales import WHICH_CARD, Company
from undertow.games.everrain.sections import sections, tile_card
from undertow.games.everrain.tiles import TILES

LANGS = ("en", "de", "pl")


@pytest.mark.parametrize("kind", range(len(SLUGS)))
@pytest.mark.parametrize("lang", LANGS)
def test_goal_4_how_near_the_elder_is_to_its_victory_is_said_in_words(kind: int, lang: str):
    table = awake(kind)
    keys = [f"way-{way.key}" for way in public.ways_to_end(table.view(0))]
    assert len(keys) == 3 and all(texts.has(EVERRAIN.package, key, lang) for key in keys)


@pytest.mark.parametrize("lang", LANGS)
def test_rulings_26_whoever_is_asked_for_something_reads_first_what_it_is(lang: str):
    table = trading()
    table.ships[1][s.COINS], table.ships[1][s.CLUES] = 7, 1
    table.ask_again()
    table.play(m.WANT_COINS), table.play(m.WANT_CLUE), table.play(m.CLOSE)
    assert asked(table) == "consent"
    wanted = sections(table.view(1), words_for(table, lang))[1]
    assert wanted["heading"] == texts.say("sections-wanted", lang, None, EVERRAIN)
    (part,) = wanted["parts"]
    assert part["kind"] == "lines"
    parts = [texts.move_parts(EVERRAIN, "deal", move, lang) for move in (m.WANT_COINS, m.WANT_CLUE)]
    assert "".join(str(piece) for piece in part["lines"][0]) == ", ".join([part[1] for part in parts if part])


@pytest.mark.parametrize("lang", LANGS)
def test_crew_8_two_society_cards_are_called_by_their_names(lang: str):
    table = trading()
    table.stack.append(Company(0, 3, 5))
    details = WHICH_CARD.details(table, 0)
    said = [texts.move(EVERRAIN, "which_card", m.ANSWER + n, lang, details) for n in range(2)]
    names = [words_for(table, lang).name("tale", number) for number in (3, 5)]
    assert names[0] in said[0] and names[1] in said[1] and names[0] != names[1]


@pytest.mark.parametrize("lang", LANGS)
def test_boarding_3_the_zones_of_the_enemy_ship_have_names_as_ones_own(lang: str):
    table = trading()
    for zone in range(ZONES):
        own, theirs = [words_for(table, lang).name("zone", one) for one in (zone, BOARDED + zone)]
        assert theirs.casefold().endswith(own.casefold()) and theirs != own


def test_a_tile_that_was_seen_is_told_in_words():
    words = words_for(trading())
    told = [tile_card(tile, words)["text"] for tile in range(len(TILES))]
    assert all("~" not in text and "^" not in text for text in told)
    assert any("2 × " in text for text in told)
