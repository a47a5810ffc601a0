"""The benchmark: what it measures, how it judges, what it says."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import pytest

import undertow
from undertow import bench
from undertow.cli import bench as command
from undertow.cli import main

QUICK = ["bench", "--rounds", "2", "--seconds", "0.01"]


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure little."""
    for name in ("CALL_SECONDS", "MIDDLES", "COUNTED", "IMPORTS"):
        monkeypatch.setattr(bench, name, 0.0005 if name == "CALL_SECONDS" else 1)
    monkeypatch.setattr(bench, "CLONES", 20)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch)
    monkeypatch.setattr(bench, "names", lambda: ("abyss",))


@pytest.fixture(scope="module")
def measured() -> dict[str, Any]:
    """Figures with peers, once for all tests that only look at them."""
    pytest.importorskip("pyspiel")
    pytest.importorskip("catanatron")
    with pytest.MonkeyPatch.context() as monkeypatch:
        hurry(monkeypatch)
        return bench.measure(rounds=2, seconds=0.02, peers=True)


def figures(compiled: bool = True, seats: int = 4, catan: float = 12.0, clone: float = 0.1) -> dict[str, Any]:
    """Made-up figures of a game that reaches all targets, unless told otherwise."""

    def all_the_same(value: float) -> dict[str, float]:
        return bench.spread([value])

    data: dict[str, Any] = {
        "version": "1", "compiled": compiled, "python": "3", "seats": {"abyss": seats}, "rounds": 1, "seconds": 1.0,
        "rates": {"abyss": dict.fromkeys(
            ["decisions_per_second", "games_per_second", "decisions_per_game", "moves", "choices_per_second"], 9.0
        )},
        "rate_ratios": {"abyss": {"hearts": all_the_same(0.8), "catanatron": all_the_same(catan)}},
        "calls": {"abyss": {"clone": 4.0}, "catanatron": {"copy": 50.0}},
        "call_ratios": {"abyss": {"clone": all_the_same(clone), "view": all_the_same(1.0)}},
        "import_ms": 50.0, "dump_kb": {"abyss": 15.0}, "clones_mb": {"abyss": 5.0},
    }  # fmt: skip
    data["targets"] = bench.targets(data)
    return data


@pytest.mark.parametrize("name", undertow.games())
def test_plays_whole_games_at_random(name: str) -> None:
    ours = bench.Ours(undertow.game(name), 4)
    decisions = ours.play(3, random.Random(3).random)
    widths = ours.widths(3, random.Random(3).random)
    assert decisions == len(widths) > 10
    assert min(widths) >= 1
    middle = ours.middle(3)
    assert not middle.over
    assert middle.windows == "skip"


def test_peers_play_whole_games() -> None:
    pytest.importorskip("pyspiel")
    pytest.importorskip("catanatron")
    hearts, catan = bench.peers_at_hand()
    assert {hearts.play(0, random.Random(seed).random) for seed in range(20)} == {52, 64}  # without and with passing
    assert hearts.play(0, random.Random(1).random) == len(hearts.widths(0, random.Random(1).random))
    assert len(catan.widths(1, random.Random(1).random)) > 100
    assert catan.middle(1).winning_color() is None
    assert catan.middle(1).copy().state.num_turns == catan.middle(1).state.num_turns


@pytest.mark.night  # make test measures the wheel beside its peers
def test_figures_beside_peers(measured: dict[str, Any]) -> None:
    assert set(measured["rates"]) == {*undertow.games(), "hearts", "catanatron"}
    for name in undertow.games():
        assert set(measured["rate_ratios"][name]) == {"hearts", "catanatron"}
        found = measured["rate_ratios"][name]["catanatron"]
        assert found["min"] <= found["low"] <= found["median"] <= found["high"] <= found["max"]
        assert all(micros > 0 for micros in measured["calls"][name].values())
        assert set(measured["calls"][name]) == set(measured["call_ratios"][name]) == set(bench.CALLS)
        assert 0.5 < measured["dump_kb"][name] < undertow.game(name).largest_save / 1000
        assert 0.1 < measured["clones_mb"][name] < bench.CLONES_MB
    for rate in measured["rates"].values():
        assert 0 < rate["choices_per_second"] <= rate["decisions_per_second"]
        assert rate["moves"] > 1
    assert json.loads(json.dumps(measured)) == measured
    assert any("catanatron" in line for line in command.report(measured, "en"))


def test_without_peers_nothing_is_compared(quick: None) -> None:
    data = bench.measure(["abyss"], rounds=1, seconds=0.01, seats=2)
    assert data["rate_ratios"] == {"abyss": {}}
    assert data["call_ratios"] == {}
    assert {target["what"] for target in data["targets"]} == {"import_ms", "dump_kb", "clones_mb"}
    assert not any("catanatron" in line for line in command.report(data, "de"))


def test_missing_peers_are_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    with pytest.raises(bench.NoPeers) as found:
        bench.measure(peers=True)
    assert found.value.values["missing"] == "catanatron"
    assert main([*QUICK, "--peers"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_spread() -> None:
    assert bench.spread([3, 1, 2, 5, 4]) == {"median": 3, "low": 2, "high": 4, "min": 1, "max": 5}
    assert bench.spread([7]) == dict.fromkeys(["median", "low", "high", "min", "max"], 7)


def test_import_time_is_read_from_the_listing() -> None:
    listing = "import time: self [us] | cumulative | imported package\nimport time:  9 |  9 |   undertow.version\n"
    assert bench.imported(listing + "import time:       120 |      45678 | undertow\n") == 45678
    with pytest.raises(ValueError):
        bench.imported(listing)


def test_targets() -> None:
    assert all(target["ok"] for target in figures()["targets"])
    assert len(figures()["targets"]) == 7
    missed = [target["what"] for target in figures(catan=9.9, clone=0.13)["targets"] if not target["ok"]]
    assert missed == ["rate catanatron", "call clone"]
    plain = figures(compiled=False, catan=4.1, clone=1.0)["targets"]
    assert [target["what"] for target in plain] == ["import_ms", "dump_kb", "clones_mb", "rate catanatron"]
    assert all(target["ok"] for target in plain)
    assert not all(target["ok"] for target in figures(compiled=False, catan=3.9)["targets"])
    assert len(figures(seats=3)["targets"]) == 3


def test_check_fails_on_a_miss(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(bench, "measure", lambda **how: figures(catan=1.0))
    assert main([*QUICK, "--check"]) == 1
    assert main(QUICK) == 0
    monkeypatch.setattr(bench, "measure", lambda **how: figures())
    assert main([*QUICK, "--check"]) == 0
    assert "abyss" in capsys.readouterr().out


def test_writes_json(quick: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bench.json"
    for _ in range(2):  # a second run replaces the file
        assert main([*QUICK, "--json", str(path)]) == 0
    data = json.loads(path.read_text("utf-8"))
    assert data["compiled"] is bench.is_compiled()
    assert (data["rounds"], data["seconds"], data["seats"]["abyss"]) == (2, 0.01, 4)
    said = capsys.readouterr()
    assert said.err
    assert "abyss" in said.out


@pytest.mark.parametrize(
    "words",
    [["--rounds", "0"], ["--rounds", "x"], ["--seconds", "0"], ["--seconds", "nan"], ["--seconds", "long"],
     ["--seats", "0"], ["--json", "/"], ["--json", "/no/such/place/bench.json"], ["--fast"]],
)  # fmt: skip
def test_bad_input_is_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", *words]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_what_is_missed_by_less_than_noise_is_told_and_fails_nobody() -> None:
    for value, told, fails in ((6.1, True, False), (5.9, False, False), (5.5, False, False), (5.3, False, True)):
        found = bench.target("rate", "any", value, bench.LEAST, 6.0)
        assert (found["ok"], bench.is_clearly_missed(found)) == (told, fails), value
    for value, told, fails in ((0.9, True, False), (1.05, False, False), (1.15, False, True)):
        found = bench.target("call", "any", value, bench.MOST, 1.0)
        assert (found["ok"], bench.is_clearly_missed(found)) == (told, fails), value
