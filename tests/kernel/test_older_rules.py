"""Games of older rules: a record goes on being replayed, or says in one sentence why not; a save is brought up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import undertow
from undertow.cli.session import Session
from undertow.kernel.record import Record, Recorder

OLDER = Path(__file__).parents[1] / "older"  # Abyss by version 1, when a power could be used once in a turn


@pytest.fixture
def goes_on() -> Record:
    return Record.load(OLDER / "abyss-1-goes-on.jsonl")


@pytest.fixture
def parts() -> Record:
    return Record.load(OLDER / "abyss-1-parts.jsonl")


def test_a_record_of_older_rules_replays_where_the_present_ones_bring_the_same(goes_on: Record) -> None:
    game = undertow.game("abyss")
    assert goes_on.header["rules"] == 1 < game.rules_version
    state = goes_on.replay()
    assert state.result is not None and state.result.data() == goes_on.result
    assert goes_on.replay(verify=True).digest() == state.digest()
    assert goes_on.replay(upto=20).count == 20
    renewed = goes_on.renewed()
    assert (renewed.header["rules"], renewed.moves) == (game.rules_version, goes_on.moves)
    assert renewed.renewed() is renewed


def test_a_record_of_version_2_replays_though_a_payment_is_a_screen_now() -> None:
    record = Record.load(OLDER / "abyss-2-goes-on.jsonl")
    assert record.header["rules"] == 2
    assert record.replay().count == 216


def test_a_record_of_older_rules_is_played_on(goes_on: Record) -> None:
    short = Record(goes_on.header, goes_on.lines[:51], {"end": 50, "result": None})
    recorder = Recorder.of(short)
    assert recorder.header["rules"] == undertow.game("abyss").rules_version
    for move in goes_on.moves[50:]:
        recorder.play(move)
    assert recorder.record().result == goes_on.result
    assert Session.resumed(short).state.count == 50


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "This game was played by version 1 of the rules; under version {}, used here, "),
        ("de", "Dieses Spiel folgt Fassung 1 der Regeln; nach Fassung {}, die hier gilt, "),
        ("pl", "Tę grę rozegrano według wersji 1 zasad; według wersji {}, która tutaj obowiązuje, "),
    ],
)
def test_a_record_of_older_rules_says_in_one_sentence_where_they_part(parts: Record, lang: str, sentence: str) -> None:
    for use in (parts.replay, parts.renewed, lambda: Recorder.of(parts), lambda: Session.resumed(parts)):
        with pytest.raises(undertow.RecordError) as caught:
            use()
        assert caught.value.key == "rules-part"
        said = caught.value.text(lang)
        assert (
            said.startswith(sentence.format(undertow.game("abyss").rules_version))
            and "72" in said
            and said.count(".") == 1
        )


def changed(record: Record, line: int, **values: Any) -> Record:
    """A record with something changed in one of its lines."""
    lines = [dict(each) for each in record.lines]
    lines[line].update(values)
    return Record(record.header, lines, record.end)


def test_a_record_of_older_rules_is_checked_move_by_move(goes_on: Record) -> None:
    move = next(number for number, line in enumerate(goes_on.lines) if number and line["chance"])
    for damaged in (
        changed(goes_on, move, chance=[9]), changed(goes_on, 7, seat=3), changed(goes_on, 7, move=99),
        Record(goes_on.header, goes_on.lines, {**goes_on.end, "result": None}),
    ):  # fmt: skip
        with pytest.raises(undertow.RecordError) as caught:
            damaged.replay()
        assert caught.value.key == "rules-part"


@pytest.mark.parametrize("rules", [0, 99, "1", None, True])
def test_a_record_of_rules_from_which_no_way_leads_here_is_refused(goes_on: Record, rules: object) -> None:
    with pytest.raises(undertow.RecordError) as caught:
        Record({**goes_on.header, "rules": rules}, goes_on.lines, goes_on.end).replay()
    assert caught.value.key == "other-rules"


def test_moves_that_have_got_other_numbers_are_found_again(goes_on: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    game = undertow.game("abyss")
    shifted = [{**line, "move": line["move"] + 1000} if "move" in line else line for line in goes_on.lines]
    monkeypatch.setattr(game, "renumbered", {1: lambda move: move - 1000})
    assert Record(goes_on.header, shifted, goes_on.end).renewed().moves == goes_on.moves


def test_a_save_of_abyss_by_version_1_goes_on() -> None:
    game = undertow.game("abyss")
    state = game.new(3, 7)
    for _ in range(40):
        state.play(state.moves[0])
    old = state.dump()
    old["rules"] = 1
    old["table"]["used"] = 1 << 11
    assert game.load(old).digest() == state.digest()
