"""Help, version, languages: nothing of argparse's English is left."""

from __future__ import annotations

import argparse
import re

import pytest
from undertow_command import run, run_here, well_behaved

import undertow
from undertow import texts
from undertow.cli.parser import COMMANDS, PHRASES, language, parsed, phrase

ENGLISH = (
    "usage", "options:", "positional", "arguments:", "show this", "exit", "choose from", "required", "default",
    "expected", "language",
)  # fmt: skip


@pytest.mark.parametrize("command", ["", *COMMANDS])
@pytest.mark.parametrize("lang", texts.LANGS)
def test_help_is_wholly_in_one_language(command: str, lang: str) -> None:
    shown = well_behaved((run if lang == "de" else run_here)("--lang", lang, *command.split(), "--help")).stdout
    assert len(shown) > 100
    assert not re.search(r"\b(arg|cli)-[a-z]", shown), "a text is missing"
    if lang != "en":
        for word in ENGLISH:
            assert word not in shown.replace("--option", ""), word


def test_the_language_may_stand_before_or_after_the_command() -> None:
    before = run_here("--lang", "pl", "games").stdout
    assert before == run_here("games", "--lang", "pl").stdout == run_here("games", "--lang=pl").stdout
    assert before == run_here("games", UNDERTOW_LANG="pl").stdout
    assert "graczy" in before


@pytest.mark.parametrize(
    ("words", "environment", "expected"),
    [
        ([], {}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "de"),
        ([], {"LC_MESSAGES": "pl_PL", "LANG": "de_DE.UTF-8"}, "pl"),
        ([], {"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LC_ALL": "fr_FR.UTF-8"}, "en"),
        ([], {"UNDERTOW_LANG": "de", "LC_ALL": "pl_PL"}, "de"),
        ([], {"UNDERTOW_LANG": "xx", "LC_ALL": "pl_PL"}, "pl"),
        (["--lang", "pl"], {"UNDERTOW_LANG": "de"}, "pl"),
        (["rules", "abyss", "--lang=pl"], {}, "pl"),
        (["rules", "abyss", "pl"], {}, "en"),
        (["--lang", "xx"], {"LANG": "de"}, "de"),
    ],
)
def test_where_the_language_comes_from(words: list[str], environment: dict[str, str], expected: str) -> None:
    assert language(words, environment) == expected


@pytest.mark.parametrize("lang", texts.LANGS)
def test_every_phrase_takes_what_argparse_puts_into_it(lang: str) -> None:
    placeholder = re.compile(r"%(?:\(\w+\))?[sr]")
    for english in PHRASES:
        ours, theirs = set(placeholder.findall(phrase(english, lang))), set(placeholder.findall(english))
        theirs = {f"{mark[:-1]}s" for mark in theirs}  # where Python quotes, the text has the quotes of the language
        assert ours == theirs - {"%(type)s"}, english  # the name of a Python type says nothing to a player


def test_argparse_speaks_english_again_afterwards() -> None:
    parsed(["games"], "de")
    assert "usage:" in argparse.ArgumentParser(prog="other").format_usage()


def test_no_command_shows_the_help() -> None:
    assert well_behaved(run("--lang", "de")).stdout.startswith("Aufruf: undertow")


@pytest.mark.parametrize("lang", texts.LANGS)
def test_the_version_is_the_same_in_every_language(lang: str) -> None:
    shown = well_behaved(run("--version", "--lang", lang)).stdout
    assert re.fullmatch(r"undertow \d+\.\d+\.\d+ \((compiled|plain)\), Python 3\.\d+(, \w+ rules \d+)+\n", shown)
    assert re.search(rf"\babyss rules {undertow.game('abyss').rules_version}\b", shown)


def test_games_are_listed_with_seats_bots_and_options() -> None:
    shown = well_behaved(run("games", "--lang", "de")).stdout
    for word in ("abyss", "2 bis 4 Spieler", "random, thumb", "ambassador_keys=3|0", "memory_aid=false|true"):
        assert word in shown
    for word in ("unfathomable", "3 bis 6 Spieler", "characters=choose|random|suggested", "balance=0|2|-2"):
        assert word in shown
    assert "unfathomable: Abgrundtief" in shown  # as the game is called in the reader's language
    assert texts.say("option-balance--2", "de", None, undertow.game("unfathomable")) in shown


def test_the_help_loads_neither_a_game_nor_heavy_packages() -> None:
    import subprocess
    import sys

    from undertow_command import environment

    code = (
        "import sys\nfrom undertow.cli import main\nmain(['--help'])\n"
        "heavy = ('textual', 'rich', 'numpy', 'ray', 'matplotlib', 'multiprocessing', 'undertow.games.abyss', 'undertow.games.unfathomable')\n"
        "print([name for name in heavy if name in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment())
    assert done.stderr == "[]\n"
