"""Lines of the log are sentences: counted things in the right form, and no stop after a question."""

from __future__ import annotations

import pytest

from undertow import texts
from undertow.games.everrain import GAME, sections
from undertow.games.everrain.cards.raiders import AT, GOAL, HEADING, KIND, WOUNDS
from undertow.games.everrain.cards.stories import BOUND_FOR
from undertow.kernel.log import Event
from undertow.layout import plain
from undertow.sections import Words, sections_of

LEDGER = (": 1.", ": 2.", ": 5.")
COUNTED = (
    "foe_struck", "foe_mended", "coins_lost", "raider_sailed", "raider_attacked", "raider_hit", "elder_hit",
    "elder_attacked", "evaded", "fray_suffered", "gun_fired", "aimed",
)  # fmt: skip


def told(key: str, lang: str, viewer: int, **values: int) -> str:
    return texts.event(GAME, Event(0, key, "goal.1", {"seat": 0, **values}), lang, viewer, ["Ann", "Bob"])


@pytest.mark.parametrize("lang", texts.LANGS)
@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("key", COUNTED)
def test_what_is_counted_stands_in_a_sentence(key: str, viewer: int, lang: str) -> None:
    said = [told(key, lang, viewer, enemy=3, elder=0, zone=0, upgrade=0, n=n) for n in (1, 2, 5)]
    for line in said:
        assert not line.endswith(LEDGER) and "{" not in line and len(line.split()) <= 14, line


def test_one_two_and_five_have_their_own_forms() -> None:
    assert [told("coins_lost", "pl", 0, n=n) for n in (1, 2, 5)] == [
        "Tracisz 1 monetę.", "Tracisz 2 monety.", "Tracisz 5 monet.",
    ]  # fmt: skip
    hits = [told("raider_hit", "en", 1, enemy=3, n=n) for n in (1, 2)]
    assert hits == ["Gullwife takes 1 hit.", "Gullwife takes 2 hits."]
    assert told("foe_struck", "de", 0, enemy=3, n=1) == "Möwenweib erleidet 1 Wunde."


@pytest.mark.parametrize("lang", texts.LANGS)
def test_no_full_stop_follows_a_question(lang: str) -> None:
    for tale in range(len(GAME.nouns["tale"])):
        said = told("tale_told", lang, 0, tale=tale, told=tale)
        assert "?." not in said and "!." not in said


def test_answers_that_count_enemy_ships_and_passengers_find_their_numbers_on_the_table() -> None:
    state = GAME.new(1, seed=3)
    view = state.view(0)
    words = Words(GAME, "en", ["Ann"], 0, state.options)
    passengers = list(BOUND_FOR)[:2]

    def first_cells(raiders: int) -> list[str]:
        blank = [0] * (1 + max(KIND, AT, HEADING, GOAL, WOUNDS))
        sailing = [blank[:] for _ in range(raiders)]
        for kind, one in enumerate(sailing):
            one[KIND], one[AT], one[GOAL] = kind, 0, 0
        return [plain(row["cells"][0]) for row in sections.raiders({**view, "raiders": sailing}, words)["rows"]]

    assert first_cells(1) == ["Customs Hulk"] and first_cells(2) == ["1 Customs Hulk", "2 Ropewalker"]
    aboard = {**view, "stories": {**view["stories"], "passengers": [passengers]}}
    (told,) = [one for one in sections_of(GAME, aboard, words) if one["heading"] == "Passengers"]
    assert [plain(fact["value"])[:2] for fact in told["parts"][0]["facts"]] == ["1 ", "2 "]
