"""Records: they replay, they notice what was changed, and they are written whole."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import undertow
from found import OWN
from undertow.kernel import codec
from undertow.kernel.record import Recorder


@pytest.fixture(scope="module", params=OWN)
def record(request: pytest.FixtureRequest) -> undertow.Record:
    fewest, _ = undertow.game(request.param).seats
    return undertow.play(request.param, ["random"] * fewest, seed=11)


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
    first = next(number for number, outcomes in enumerate(record.chance) if outcomes)  # the set-up, or after a question
    other = list(record.chance[first])
    other[-1] += 1 if other[-1] == 0 else -1  # the last: what was drawn before it may have been drawn again
    for verify in (False, True):
        with pytest.raises(undertow.RecordError):
            changed(record, 1 + first, chance=other).replay(verify=verify)


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
        text.replace('"format": 2', '"format": 3'),
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
    header = record.header
    recorder = Recorder(undertow.game(record.game), header["seats"], record.seed, players=header["players"])
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
        ({"game": "chess"}, "other-game"), ({"rules": 99}, "other-rules"), ({"format": 3}, "newer-format"),
        ({"format": None}, "no-save"), ({"stack": [["Nothing", "x"]]}, "damaged"), ({"table": {}}, "damaged"),
        ({"seats": 9}, "seats"),
    ):  # fmt: skip
        with pytest.raises(undertow.Error) as caught:
            game.load({**data, **change})
        assert caught.value.key == key
    with pytest.raises(undertow.FormatError):
        game.load("nonsense")  # type: ignore[arg-type]


def test_saves_of_older_rules_are_brought_up_to_date_version_by_version(monkeypatch: pytest.MonkeyPatch) -> None:
    def coins(data: dict[str, Any]) -> dict[str, Any]:
        data["table"]["coins"] = data["table"].pop("gold")
        return data

    def pearls(data: dict[str, Any]) -> dict[str, Any]:
        data["table"]["pearls"] = data["table"].pop("coins")
        return data

    game = undertow.game("abyss")
    state = game.new(3, 1)
    monkeypatch.setattr(game, "rules_version", 3)
    monkeypatch.setattr(game, "upgrades", {1: coins, 2: pearls})
    now = state.dump()
    old = {**now, "rules": 1, "table": {**now["table"], "gold": now["table"]["pearls"]}}
    del old["table"]["pearls"]
    before = json.dumps(old)
    assert game.load(old).dump() == now and json.dumps(old) == before
    assert codec.upgraded(game, now) is now
    for rules in (0, 4, None, "1", True, [1]):
        with pytest.raises(undertow.FormatError) as caught:
            game.load({**old, "rules": rules})
        assert caught.value.key == "other-rules" and caught.value.values["found"] == str(rules)
    monkeypatch.setattr(game, "upgrades", {1: coins})
    with pytest.raises(undertow.FormatError) as caught:
        game.load(old)
    assert (caught.value.key, caught.value.values["found"]) == ("other-rules", "1"), "half a way leads nowhere"
    monkeypatch.setattr(game, "upgrades", {1: pearls, 2: pearls})
    with pytest.raises(undertow.FormatError) as caught:
        game.load(old)
    assert caught.value.key == "damaged"


def test_a_record_may_begin_in_the_middle(record: undertow.Record) -> None:
    game, seats = undertow.game(record.game), record.header["seats"]
    recorder = Recorder(
        game, seats, record.seed, players=["a"] * seats, start=record_at(record, 50), upgraded=(0, 1, 50)
    )
    for move in record.moves[50:]:
        recorder.play(move)
    begun = undertow.Record.parse(recorder.record().text())
    assert begun.header["start"]["count"] == 50 and begun.header["upgraded"] == [0, 1, 50]
    assert begun.moves == record.moves[50:] and begun.chance[1:] == record.chance[51:] and begun.chance[0] == ()
    for verify in (False, True):
        assert begun.replay(0, verify).count == 50
        assert begun.replay(verify=verify) == record.replay()
    assert Recorder.of(begun).record().text() == begun.text()
    for change in (
        {"seats": seats + 1},
        {"options": {}},
        {"windows": "skip"},
        {"start": {**begun.header["start"], "count": 7}},
    ):
        with pytest.raises(undertow.RecordError):
            changed(begun, 0, **change).replay()
        with pytest.raises(undertow.RecordError):
            Recorder.of(changed(begun, 0, **change))
    with pytest.raises(undertow.FormatError):
        changed(begun, 0, start={}).replay()
    for change in ({"start": 1}, {"upgraded": 1}, {"upgraded": ["x"]}):
        with pytest.raises(undertow.FormatError):
            changed(begun, 0, **change)


def record_at(record: undertow.Record, moves: int) -> undertow.State:
    """A game with luck of its own, after so many moves of a record."""
    state = undertow.game(record.game).new(record.header["seats"], record.seed)
    for move in record.moves[:moves]:
        state.play(move)
    return state
