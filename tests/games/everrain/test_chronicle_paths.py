"""Every way through every chronicle, from the opening over two books to its end, drawn from its decks as in a game."""

from __future__ import annotations

import pytest
from reckoning import PRINTED
from test_cards_told import drawn, go_through, ready
from told import SLUGS, on_top
from voyage import asked, events

from undertow.games.everrain import moves as m
from undertow.games.everrain import tales
from undertow.games.everrain.cards.stories import MEMORIES, OUTCOMES
from undertow.games.everrain.state import Table

CHRONICLES = [f"c{number:02}" for number in range(1, 13)]
BOOKS = (4, 6, 8, 10, 12, 14)


def answers(slug: str) -> list[str]:
    """The answers with which a chronicle goes on."""
    return [row["answer"] for row in PRINTED[slug] if "story" in row["comes of it"]]


def tell(table: Table, slug: str, answer: str) -> None:
    """A card is drawn from its deck, and answered."""
    depth, back = len(table.stack), PRINTED[slug][0]["back"]
    table.explored = []
    drawn(table, slug, back, -1, [])
    if answer:
        assert asked(table) == slug
        table.play(m.ANSWER + "abc".index(answer))
    go_through(table, depth, [])
    table.chance.script = None


def turn_the_page(table: Table, book: int) -> None:
    """The players' marker comes to a book: what lies under the cover goes onto its deck."""
    table.players, table.act = BOOKS[book] - 1, 4
    turned = len(events(table, "chronicles_turned"))
    table.advance_players(0)
    assert len(events(table, "chronicles_turned")) == turned + 1


@pytest.mark.parametrize("name", CHRONICLES)
def test_chronicles_1_every_path_leads_over_two_books_to_the_end_that_its_answers_have_earned(name: str) -> None:
    for first in answers(f"{name}-opening"):
        for second in answers(f"{name}-journey"):
            path(name, first, second)


def path(name: str, first: str, second: str) -> None:
    """One way through a chronicle."""
    opening, journey, epilogue = [f"{name}-{part}" for part in ("opening", "journey", "epilogue")]
    table = ready([], "", "expedition")
    on_top(table, opening)
    tell(table, opening, first)
    turn_the_page(table, 1)
    tell(table, journey, second)
    remembered = MEMORIES[events(table, "memory_told")[-1]["memory"]]
    assert remembered == f"{journey}-{first}"
    turn_the_page(table, 3)
    tell(table, epilogue, "")
    outcomes = [OUTCOMES[event["outcome"]] for event in events(table, "outcome_told")]
    assert outcomes == [f"{opening}-{first}", f"{journey}-{second}", f"{epilogue}-{second}"]
    assert [table.tales[SLUGS.index(slug)] for slug in (opening, journey, epilogue)] == [tales.GONE] * 3
    assert [event["tale"] for event in events(table, "tale_told")][-3:] == [
        SLUGS.index(slug) for slug in (opening, journey, epilogue)
    ]


@pytest.mark.parametrize("name", CHRONICLES)
def test_chronicles_2_an_opening_answered_without_a_number_is_an_ordinary_card(name: str) -> None:
    ends = [row["answer"] for row in PRINTED[f"{name}-opening"] if "story" not in row["comes of it"]]
    for answer in ends:
        table = ready([], "", "expedition")
        card = on_top(table, f"{name}-opening")
        tell(table, f"{name}-opening", answer)
        assert card in table.view(0)["stories"]["discards"] and not table.view(0)["stories"]["chronicles"]
        assert tales.at(table, tales.COVERED) == []
    assert bool(ends) is (name in ("c01", "c02", "c03", "c09"))
