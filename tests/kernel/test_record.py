"""Records: they replay, they notice what was changed, and they are written whole."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import undertow
from undertow.kernel.record import Recorder


@pytest.fixture(scope="module")
def record() -> undertow.Record:
    return undertow.play("abyss", ["random", "random"], seed=11)


def changed(record: undertow.Record, line: int, **changes: Any) -> undertow.Record:
    """The record with one line changed."""
    lines = [json.loads(text) for text in record.text().splitlines()]
    lines[line].update(changes)
    return undertow.Record.parse("".join(json.dumps(entry) + "\n" for entry in lines))


def test_a_record_replays_to_any_move(record: undertow.Record) -> None:
    assert record.replay(0).count == 0
    assert record.replay(17).count == 17
    assert record.replay().over and record.replay(10**6).over
    assert record.replay().result.data() == record.result
    assert [number for _, number in record.states()] == list(range(len(record.moves) + 1))


def test_a_record_names_the_move_at_which_games_part(record: undertow.Record) -> None:
    wrong = changed(record, 30 + 1, move=record.moves[30 - 1] + 1)
    with pytest.raises(undertow.RecordError) as caught:
        wrong.replay()
    assert 29 <= caught.value.values["move"] <= 40


def test_other_outcomes_are_noticed_with_and_without_the_seed(record: undertow.Record) -> None:
    setup = list(record.chance[0])
    setup[0], setup[1] = (setup[0] + 1) % 71, setup[1]
    for verify in (False, True):
        with pytest.raises(undertow.RecordError):
            changed(record, 1, chance=setup).replay(verify=verify)


def test_another_seed_is_noticed_only_when_verified(record: undertow.Record) -> None:
    other = changed(record, 0, seed="12")
    with pytest.raises(undertow.RecordError):
        other.replay(verify=True)


def test_another_result_is_noticed(record: undertow.Record) -> None:
    with pytest.raises(undertow.RecordError):
        changed(record, -1, result=None).replay()


def test_another_rules_version_is_refused(record: undertow.Record) -> None:
    with pytest.raises(undertow.RecordError):
        changed(record, 0, rules=99).replay()


def test_damaged_records_are_refused(record: undertow.Record, tmp_path: Path) -> None:
    text = record.text()
    for damaged in (
        "", "hello", "{}", "[1]\n[2]\n[3]\n", text[: len(text) // 2], text[:-30], "\n".join(text.splitlines()[:-1]),
        text.replace('"move"', '"mvoe"'), text.replace('"chance": [', '"chance": ["x", ', 1), "\x00" * 50,
        text.replace('"format": 1', '"format": 2'),
    ):  # fmt: skip
        with pytest.raises(undertow.FormatError):
            undertow.Record.parse(damaged)
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    for path in (tmp_path / "binary", tmp_path / "missing", tmp_path):
        with pytest.raises(undertow.FormatError):
            undertow.Record.load(path)


def test_a_record_is_written_whole_or_not_at_all(record: undertow.Record, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    record.save(path)
    assert undertow.Record.load(path).text() == record.text()
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.jsonl"]
    with pytest.raises(undertow.FormatError):
        record.save(tmp_path / "no folder" / "game.jsonl")


def test_a_saved_game_goes_on_as_if_it_had_never_stopped(record: undertow.Record) -> None:
    recorder = Recorder(undertow.game("abyss"), 2, record.seed, players=["random", "random"])
    for move in record.moves[:50]:
        recorder.play(move)
    again = Recorder.of(undertow.Record.parse(recorder.record().text()))
    for move in record.moves[50:]:
        again.play(move)
    assert again.record().text() == record.text()


def test_saves_of_other_games_rules_and_formats_are_refused() -> None:
    game = undertow.game("abyss")
    data = game.new(2, 1).dump()
    for change, key in (
        ({"game": "chess"}, "other-game"), ({"rules": 99}, "other-rules"), ({"format": 2}, "newer-format"),
        ({"format": None}, "no-save"), ({"stack": [["Nothing", "x"]]}, "damaged"), ({"table": {}}, "damaged"),
        ({"seats": 9}, "seats"),
    ):  # fmt: skip
        with pytest.raises(undertow.Error) as caught:
            game.load({**data, **change})
        assert caught.value.key == key
    with pytest.raises(undertow.FormatError):
        game.load("nonsense")  # type: ignore[arg-type]
