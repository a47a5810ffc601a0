"""Lines of the log are sentences: counted things in the right form, and no stop after a question."""

from __future__ import annotations

import pytest

from undertow import texts
from undertow.games.everrain import GAME
from undertow.kernel.log import Event

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
