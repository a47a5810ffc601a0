"""First games in the terminal: line by line and on the whole screen, with their hints."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from undertow_command import run, run_here, well_behaved

import undertow
from found import OWN
from undertow import texts
from undertow.cli.parser import parsed
from undertow.cli.play import new
from undertow.first import firsts_of

FIRSTS = [(name, first.key) for name in OWN for first in firsts_of(undertow.game(name))]
SMALL, LARGE = (80, 24), (120, 40)


@pytest.mark.parametrize(("game", "key"), FIRSTS)
@pytest.mark.parametrize("lang", texts.LANGS)
def test_a_first_game_tells_its_first_hints_line_by_line(game: str, key: str, lang: str, tmp_path: Path) -> None:
    done = run("play", game, "--first", key, "--plain", "--lang", lang, typed="1\n" * 6 + "q\n", home=tmp_path)
    said = well_behaved(done).stdout
    played = undertow.game(game)
    (first,) = [each for each in firsts_of(played) if each.key == key]
    for step in first.script[:2]:
        words = texts.say(f"ui-guide-{game}-{step}", lang, None, played)
        assert said.count(texts.say("plain-hint", lang, {"hint": words})) == 1


@pytest.mark.parametrize(("game", "key"), FIRSTS)
def test_a_saved_first_game_goes_on_with_the_hints_that_are_left(game: str, key: str, tmp_path: Path) -> None:
    def hints(said: str) -> list[str]:
        return [line for line in said.splitlines() if line.startswith("Hint: ")]

    whole = hints(well_behaved(run("play", game, "--first", key, "--plain", typed="1\n" * 8, home=tmp_path)).stdout)
    save = tmp_path / "first.jsonl"
    begin = ("play", game, "--first", key, "--plain", "--save", save)
    told = hints(well_behaved(run(*begin, typed="1\n" * 4, home=tmp_path)).stdout)
    rest = well_behaved(run("play", "--resume", save, "--plain", typed="1\n" * 4, home=tmp_path))
    assert len(set(whole)) > 2 and list(dict.fromkeys(told + hints(rest.stdout))) == list(dict.fromkeys(whole))


@pytest.mark.parametrize(
    "first",
    [None, 7, [], {"name": "hero"}, {"name": "nobody", "told": {}}, {"name": "hero", "told": {"1": 7, "x": "y"}}],
)
def test_a_save_with_strange_hints_can_be_played(first: object, tmp_path: Path) -> None:
    save = tmp_path / "first.jsonl"
    well_behaved(run("play", "alone", "--first", "hero", "--plain", "--save", save, typed="1\n", home=tmp_path))
    header, *lines = save.read_text("utf-8").splitlines()
    save.write_text("\n".join([json.dumps({**json.loads(header), "first": first}), *lines]) + "\n", "utf-8")
    well_behaved(run("play", "--resume", save, "--plain", typed="1\n1\n", home=tmp_path))


def test_a_wrong_name_is_answered_with_the_right_ones() -> None:
    done = run_here("play", "alone", "--first", "nobody")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.strip() == "undertow: Alone has no first game “nobody”. Choose from: hero, evil."


def test_the_list_of_games_names_first_games() -> None:
    said = well_behaved(run_here("games")).stdout
    assert said.count("--first") == len({name for name, _ in FIRSTS}) and "--first hero|evil (" in said


@pytest.mark.parametrize(("game", "key"), FIRSTS)
@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_the_hint_stands_above_the_question_and_leaves_room_for_answers(
    game: str, key: str, size: tuple[int, int], tmp_path: Path
) -> None:
    pytest.importorskip("textual")
    from textual.widgets import OptionList, Static

    from undertow.cli.screen import TableApp

    session = new(parsed(["play", game, "--first", key], "en")[1])
    while not session.asks_human:
        session.bot_moves()
    app = TableApp(session, tmp_path / "game.jsonl", pause=0)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.pause()
        assert session.hint().split()[0] in str(app.screen.query_one("#question", Static).render())
        assert app.screen.query_one("#choices", OptionList).size.height >= 3
