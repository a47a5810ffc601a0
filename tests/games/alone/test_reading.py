"""The words of reaction cards are made from their verbs."""

from __future__ import annotations

import pytest

from undertow.games.alone.cards.all import CARDS
from undertow.games.alone.cards.reading import read

BY_SLUG = {card.slug: card for card in CARDS}


@pytest.mark.parametrize(
    ("slug", "lang", "upper", "lower"),
    [
        (
            "it-is-angry",
            "en",
            "Move 1 creature up to 2 sectors, OR take 1 creature off the map, then spawn 1 creature; its minimum "
            "distance is 1 less.",
            "That creature rolls 1 more die in its attack at the end of the turn.",
        ),
        (
            "footsteps-ahead",
            "de",
            "Bewege 1 verborgene Kreatur bis zu 2 Sektoren weit, aber nicht in den Sektor des Helden.",
            "Zieh 1 Karte.",
        ),
        (
            "they-know-where-i-am",
            "pl",
            "Przesuń najwyżej 2 stwory, każdego o 1 sektor w stronę tego samego podanego celu.",
            "Przy tym celu możesz podać odległość o 1 za dużą lub za małą.",
        ),
    ],
)
def test_cards_say_what_they_do(slug: str, lang: str, upper: str, lower: str) -> None:
    assert read(BY_SLUG[slug], lang) == (upper, lower)


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_every_half_of_every_card_is_a_whole_text(lang: str) -> None:
    for card in CARDS:
        for half in read(card, lang):
            assert not half[0].islower(), (card.slug, half)
            assert half.endswith("."), (card.slug, half)
            assert "verb-" not in half, (card.slug, half)
            assert "{" not in half, (card.slug, half)


def test_two_losses_are_told_as_one() -> None:
    assert "1 health and 1 composure" in read(BY_SLUG["the-crate-is-hissing"], "en")[0]


def test_who_moves_after_two_have_changed_places_is_said() -> None:
    assert "move one of the two up to" in read(BY_SLUG["they-have-changed-places"], "en")[0].replace(
        "1 sector", "up to"
    )
    assert "move one of the two" not in read(BY_SLUG["another-takes-its-place"], "en")[1]
