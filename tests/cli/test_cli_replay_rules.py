"""Replaying records, and looking up rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from undertow_command import run, well_behaved

import undertow
from found import OWN
from undertow import desk, texts
from undertow.desk import folded, matching


@pytest.fixture(scope="module", params=OWN)
def record(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.jsonl"
    undertow.play(request.param, ["thumb", "random", "random"], seed=8).save(path)
    return path


@pytest.mark.parametrize(("lang", "said"), [("en", "verified"), ("de", "geprüft"), ("pl", "sprawdzono")])
def test_a_good_record_is_verified(lang: str, said: str, record: Path) -> None:
    assert well_behaved(run("replay", record, "--verify", "--lang", lang)).stdout.startswith(said)


@pytest.mark.parametrize("number", [1, 7, 60])
@pytest.mark.parametrize("what", ["chance", "move", "digest", "seat"])
def test_a_tampered_record_is_found_out(what: str, number: int, record: Path, tmp_path: Path) -> None:
    lines = [json.loads(line) for line in record.read_text("utf-8").splitlines()]
    number = next(i for i in range(number, len(lines)) if lines[i].get(what) not in (None, []))
    line = lines[number]
    if what == "chance":
        line["chance"][0] += 1
    elif what == "digest":
        line["digest"] = "0" * 32
    else:
        line[what] = 777
    tampered = tmp_path / "tampered.jsonl"
    tampered.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    done = run("replay", tampered, "--verify", "--lang", "de")
    assert done.returncode == 1
    assert f"Bei Zug {number - 1} " in done.stderr


@pytest.mark.parametrize("lang", texts.LANGS)
def test_a_replay_tells_the_game_and_how_it_ended(lang: str, record: Path) -> None:
    shown = well_behaved(run("replay", record, "--lang", lang)).stdout
    assert texts.say("bot-name", lang, {"bot": "thumb", "n": 1}) in shown
    played = undertow.Record.load(record)
    assert played.result is not None
    assert texts.say(f"ending-{played.result['ending']}", lang, None, undertow.game(played.game)) in shown


def test_a_seat_hears_what_spectators_do_not(record: Path) -> None:
    spectator = run("replay", record, "--plain").stdout.splitlines()
    seat = run("replay", record, "--plain", "--seat", "1").stdout.splitlines()
    assert len(seat) >= len(spectator)
    assert any(line.startswith("You ") for line in seat)
    stories = undertow.game(undertow.Record.load(record).game).veiled  # which speak to everybody
    assert stories or not any(line.startswith("You ") for line in spectator)


def test_a_replay_stops_after_so_many_moves(record: Path) -> None:
    moves = len(undertow.Record.load(record).moves)
    shown = well_behaved(run("replay", record, "--upto", "10", "--lang", "de")).stdout
    assert f"10 von {moves:,} aufgezeichneten Zügen".replace(",", ".") in shown
    assert "gewinnt" not in shown
    assert "geprüft: 10 Züge" in run("replay", record, "--upto", "10", "--verify", "--lang", "de").stdout


# -- rules -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", texts.LANGS)
def test_all_rules_under_their_headings(lang: str) -> None:
    shown = well_behaved(run("rules", "abyss", "--lang", lang)).stdout
    game = undertow.game("abyss")
    for key in ("exploring.1", "recruiting.3", "lords.oracle", "game.over"):
        assert f"  {desk.short_name(game, key, lang)} ({key}) · " in shown
        assert texts.rule(game, key, lang) in shown
        assert texts.topic(game, key, lang) + "\n" in shown
    assert "rule-" not in shown and "topic-" not in shown and "kind-" not in shown


def test_every_word_must_occur() -> None:
    shown = well_behaved(run("rules", "abyss", "PERLE", "kaufen", "--lang", "de")).stdout
    rules = [line for line in shown.splitlines() if line.startswith("    ")]
    assert rules
    assert len(rules) < len(run("rules", "abyss", "perle", "--lang", "de").stdout.splitlines())


def test_the_language_may_stand_anywhere() -> None:
    words = ["rules", "abyss", "perle", "kaufen"]
    last = well_behaved(run(*words, "--lang", "de")).stdout
    assert last
    for at in range(len(words)):
        for said in (["--lang", "de"], ["--lang=de"]):
            assert well_behaved(run(*words[:at], *said, *words[at:])).stdout == last
    for said, wrong in ((["abyss", "--lang", "xx", "perle"], "xx"), (["abyss", "--lang"], "--lang")):
        refused = run("rules", *said)
        assert refused.returncode == 2 and wrong in refused.stderr and "abyss" not in refused.stderr


def test_an_exact_key_comes_first() -> None:
    found = matching(undertow.game("abyss"), ["exploring.1"], "en")
    assert [rule.key for rule in found[:2]] == ["exploring.1", "exploring.10"]


def test_a_topic_a_key_and_a_kind_are_found_too() -> None:
    game = undertow.game("abyss")
    assert {rule.key.split(".")[0] for rule in matching(game, ["council.2"], "de")} == {"council"}
    assert {rule.kind for rule in matching(game, ["verbot", "exploring"], "de")} == {"prohibition"}


def test_accents_and_capitals_do_not_matter() -> None:
    assert folded("ŁOŚ Überraschung") == folded("łoś überraschung") == folded("los uberraschung")
    game = undertow.game("abyss")
    assert matching(game, ["zrodla"], "pl") == matching(game, ["źródła"], "pl")
