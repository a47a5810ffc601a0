"""Every bad input ends with one clear sentence in the reader's language and a non-zero exit."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest
from undertow_command import command, environment, run, run_here

import undertow

LANGS = ("de", "pl")

# A name, the exit code, and the words; {…} are files made by `files`.
CASES: dict[str, tuple[int, str]] = {
    "no such command": (2, "dance"),
    "no such option of the command": (2, "play abyss --dance"),
    "a word too many": (2, "play abyss abyss"),
    "a language we do not speak": (2, "rules abyss --lang fr"),
    "a language that is missing": (2, "rules abyss --lang"),
    "no game": (2, "play"),
    "unknown game to play": (2, "play chess"),
    "unknown game to simulate": (2, "sim chess"),
    "unknown game to read": (2, "rules chess"),
    "too many seats": (2, "play abyss --seats 5"),
    "too few seats": (2, "play abyss --seats 1"),
    "seats that are no number": (2, "play abyss --seats many"),
    "seats without a number": (2, "play abyss --seats"),
    "more people than seats": (2, "play abyss --seats 2 --people 3"),
    "a seat that is not there": (2, "play abyss --seats 2 --seat 3"),
    "unknown option": (2, "play abyss --option colour=blue"),
    "unknown value": (2, "play abyss --option ambassador_keys=7"),
    "option without a value": (2, "play abyss --option ambassador_keys"),
    "unknown option in a simulation": (2, "sim abyss --option colour=blue"),
    "unknown bot": (2, "play abyss --bots deep_blue"),
    "unknown bot in a simulation": (2, "sim abyss --bots random,deep_blue"),
    "too many bots": (2, "play abyss --seats 2 --bots random,random"),
    "too few bots for a match": (2, "sim abyss --bots random"),
    "no games": (2, "sim abyss --games 0"),
    "no workers": (2, "sim abyss --workers 0"),
    "an output directory that is a file": (2, "sim abyss --games 1 --out {garbage}"),
    "an output directory in a file": (2, "sim abyss --games 1 --out {garbage}/results"),
    "a cluster that is not there": (2, "sim abyss --games 1 --ray 127.0.0.1:1"),
    "a place to save that is a directory": (2, "play abyss --save {folder}"),
    "a place to save in no directory": (2, "play abyss --save {folder}/none/save"),
    "a place to save where something else lies": (2, "play abyss --save {garbage}"),
    "a missing save": (2, "play --resume {folder}/none"),
    "a directory as a save": (2, "play --resume {folder}"),
    "a save with new settings": (2, "play --resume {running} --seats 2"),
    "a save of another game": (2, "play chess --resume {running}"),
    "a first game that is not there": (2, "play alone --first nobody"),
    "a first game of a game that has none": (2, "play abyss --first turn"),
    "a first game with other settings": (2, "play alone --first hero --seats 3"),
    "a first game with too many bots": (2, "play alone --first hero --bots thumb,thumb"),
    "a save as a first game": (2, "play --resume {running} --first hero"),
    "a save of an unknown game": (2, "play --resume {chess}"),
    "a save with an unknown bot": (2, "play --resume {deep_blue}"),
    "a save by other rules": (2, "play --resume {rules}"),
    "a save with an illegal move": (2, "play --resume {illegal}"),
    "a save with too few players": (2, "play --resume {players}"),
    "a missing record": (2, "replay {folder}/none"),
    "garbage": (2, "replay {garbage}"),
    "binary garbage": (2, "replay {binary}"),
    "an empty record": (2, "replay {empty}"),
    "data without end": (2, "replay {deep}"),
    "a truncated record": (2, "replay {truncated}"),
    "a record cut off in a line": (2, "replay {cut}"),
    "a record of a newer format": (2, "replay {newer}"),
    "a record with an illegal move": (2, "replay {illegal}"),
    "a record with seats that are none": (2, "replay {seats}"),
    "a record with strange options": (2, "replay {options}"),
    "a tampered record, verified": (1, "replay --verify {chance}"),
    "an illegal move, verified": (1, "replay --verify {illegal}"),
    "another seed, verified": (1, "replay --verify {seed}"),
    "a seat that is none": (2, "replay {finished} --seat 4"),
    "a seat of a running game": (2, "replay {running} --seat 1"),
    "more moves than there are": (2, "replay {finished} --upto 99999"),
    "no file": (2, "replay"),
    "no rule found": (1, "rules abyss xyzzy"),
}  # fmt: skip


def changed(record: undertow.Record, **header: Any) -> str:
    """A record with another header."""
    first, rest = record.text().split("\n", 1)
    return json.dumps({**json.loads(first), **header}) + "\n" + rest


def changed_line(record: undertow.Record, number: int, **values: Any) -> str:
    """A record with another line."""
    lines = record.text().splitlines()
    lines[number] = json.dumps({**json.loads(lines[number]), **values})
    return "\n".join(lines) + "\n"


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Records, whole and damaged in every way."""
    folder = tmp_path_factory.mktemp("records")
    record = undertow.play("abyss", ["random", "random", "random"], seed=1)
    running = record.text().splitlines()[:42]
    running.append(json.dumps({"end": 40, "result": None}))
    texts = {
        "finished": record.text(),
        "running": "\n".join(running) + "\n",
        "garbage": "This is a diary, not a game.\n",
        "empty": "",
        "deep": "[" * 100_000,
        "truncated": "".join(record.text().splitlines(keepends=True)[:40]),
        "cut": record.text()[:5000],
        "newer": changed(record, format=99),
        "rules": changed(record, rules=99),
        "chess": changed(record, game="chess"),
        "deep_blue": changed(record, players=["you", "deep_blue", "random"]),
        "players": changed(record, players=["you"]),
        "seats": changed(record, seats="three"),
        "options": changed(record, options={"ambassador_keys": [3]}),
        "seed": changed(record, seed="2"),
        "illegal": changed_line(record, 30, move=10**9),
        "chance": changed_line(record, 1, chance=[0] * 100),
    }
    found = {"folder": folder}
    for name, text in texts.items():
        found[name] = folder / f"{name}.jsonl"
        found[name].write_text(text, "utf-8")
    found["binary"] = folder / "binary"
    found["binary"].write_bytes(bytes(range(256)))
    return found


TOLD = {
    "unknown game to play": "abyss",
    "too many seats": "4",
    "unknown option": "ambassador_keys",
    "unknown value": "3, 0",
    "unknown bot": "random, thumb",
    "a language we do not speak": "en, de, pl",
    "no such command": "replay, ",
    "a record of a newer format": "99",
    "an illegal move, verified": "29",
    "a missing record": "none",
}


ALONE = set(list(CASES)[::3])  # these in a process of their own, as a shell runs them


@pytest.mark.parametrize("name", CASES)
def test_one_sentence_in_the_readers_language_an_exit_code_and_nothing_written(
    name: str, files: dict[str, Path]
) -> None:
    code, line = CASES[name]
    words = [word.format(**files) for word in line.split()]
    said = set()
    for lang in LANGS:
        alone = lang == "de" and name in ALONE
        done = (run if alone else run_here)(*words, home=files["folder"], UNDERTOW_LANG=lang)
        assert done.returncode == code, done
        assert done.stdout == ""
        assert done.stderr.startswith("undertow: ") and done.stderr.count("\n") == 1, done.stderr
        assert "Traceback" not in done.stderr
        assert not re.search(r"\b(error|arg|cli)-[a-z]", done.stderr), "a text is missing: " + done.stderr
        assert TOLD.get(name, "") in done.stderr  # what is allowed, or what is wrong
        said.add(done.stderr)
    assert len(said) == len(LANGS)
    assert files["garbage"].read_text("utf-8") == "This is a diary, not a game.\n"
    assert not [path for path in files["folder"].iterdir() if path.name.startswith(".")]


def test_a_line_break_in_a_name_does_not_break_the_line() -> None:
    done = run("play", "che\nss\x1b[31m")
    assert done.stderr.count("\n") == 1 and "\x1b" not in done.stderr


def test_a_bug_is_one_sentence_too(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from undertow import cli

    def bug(words: list[str], lang: str) -> int:
        raise ZeroDivisionError("bug")

    monkeypatch.setattr(cli, "carried_out", bug)
    assert cli.main(["games"]) == 2
    assert "ZeroDivisionError" in capsys.readouterr().err


@pytest.mark.parametrize("words", ["rules abyss", "--help", "games", "replay {finished}"])
def test_a_closed_pipe_ends_silently(words: str, files: dict[str, Path]) -> None:
    with subprocess.Popen(
        command(*words.format(**files).split()), stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def wait_until_it_works(process: subprocess.Popen[bytes]) -> None:
    """Wait until the simulation has workers, and a little for them to begin; where nobody can tell, some seconds."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    end = time.monotonic() + (60 if children.exists() else 5)
    while time.monotonic() < end and not (children.exists() and children.read_text().split()):
        time.sleep(0.05)
    time.sleep(1)


def test_ctrl_c_ends_a_simulation_at_once_and_quietly() -> None:
    with subprocess.Popen(
        command("sim", "abyss", "--games", "1000000", "--bots", "random,random", "--workers", "2"),
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(), start_new_session=True,
    ) as process:  # fmt: skip
        wait_until_it_works(process)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (130, b"", b"")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("foo --lang en", "there is no command “foo”; choose from serve, "),
        ("foo --lang de", "Einen Befehl „foo“ gibt es nicht; zur Wahl stehen serve, "),
        ("rules --lang en", "Which game? Choose from: "),
        ("tables --lang de", "Es fehlt: AKTION"),
        ("tables frob --lang pl", "DZIAŁANIE: nie ma takiej możliwości: „frob”; do wyboru: list, "),
        ("play abyss --bogus --lang en", "(help: undertow play --help)"),
        ("play abyss --bots thumb,thumb,thumb,thumb --lang de", "4 Bots und 1 Mensch sind 5 Spieler; Abyss ist für 2 bis 4."),
        ("serve --port 99999 --lang pl", "„99999” nie jest liczbą całkowitą od 0 do 65535"),
        ("rules unfathomable 23.5 --lang en", "“23.5” is a number of the German book. Try --lang de, or the key skill_checks.5."),
        ("rules unfathomable 23.5 --lang pl", "„23.5” to numer z niemieckiej instrukcji."),
    ],
)  # fmt: skip
def test_a_mistake_is_named_in_the_readers_words(words: str, said: str) -> None:
    assert said in run_here(*words.split()).stderr


def test_a_switch_is_listed_as_one_types_it() -> None:
    done = run_here("play", "everrain", "--option", "advanced=x")
    assert done.returncode == 2 and done.stderr.strip().endswith("cannot be “x”; it may be: true, false.")
