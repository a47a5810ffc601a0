"""The game line by line: whole games through a pipe, every key, saving and going on."""

from __future__ import annotations

import io
import random
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from undertow_command import ONES, command, environment, run, well_behaved

import cellar
import undertow
from found import OWN, QUICK, facts, fewest, most, with_facts
from night import night
from undertow import texts
from undertow.cli import plain
from undertow.cli.session import Session
from undertow.games.abyss.cards.lords import ELDER
from undertow.kernel.record import Record

KEY = re.compile(
    r"\b(event|prompt|move|rule|topic|lord|card|race|location|guild|ending|terminal|plain"
    r"|space|skill|loyalty|mythos|item|spell|waypoint|damage|feat|title|resource|character)-[a-z]"
)


def seed_of_a_deal(seats: int, holds: Callable[[undertow.State], bool]) -> int:
    """The first seed whose game begins the way a test needs it."""
    for seed in range(200):
        if holds(undertow.game("abyss").new(seats, seed)):
            return seed
    raise AssertionError("no game begins so")


@pytest.mark.parametrize("game", with_facts("terminal"))
@pytest.mark.parametrize(
    ("lang", "won", "lost"),
    [("en", r"\bwins?\b", r"\blost\b"), ("de", "gewinn", "verloren"), ("pl", "[Ww]ygrywa", "Przegra")],
)
def test_a_whole_game_through_a_pipe(lang: str, won: str, lost: str, game: str, tmp_path: Path) -> None:
    save = tmp_path / "game.jsonl"
    done = well_behaved(run("play", game, "--seed", "3", "--lang", lang, "--save", save, typed=ONES))
    record = Record.load(save)
    assert record.result is not None
    ended = texts.ending(undertow.game(game), record.result["ending"], lang)
    ending = done.stdout[done.stdout.rindex(ended) :]
    assert re.search(won if record.result["winners"] else lost, ending)
    assert texts.say(facts(game, "terminal")["end"], lang, None, undertow.game(game)) in ending
    assert not KEY.search(done.stdout), KEY.search(done.stdout)
    assert record.replay(verify=True).over


@pytest.mark.parametrize(
    ("game", "bots", "seats", "pauses"),
    [
        (QUICK, "random", fewest(QUICK), 3), (QUICK, "thumb", fewest(QUICK), 3), (QUICK, "thumb", most(QUICK), 3),
        *[(name, "random", fewest(name), 0) for name in OWN if name != QUICK],
        *night((QUICK, "random", most(QUICK), 3), *[(name, "thumb", most(name), 3) for name in OWN if name != QUICK]),
    ],
)  # fmt: skip
def test_a_game_that_was_saved_goes_on_as_if_it_had_not_been(
    game: str, bots: str, seats: int, pauses: int, tmp_path: Path
) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    setting = ["--seats", seats, "--bots", bots, "--seed", "7"]
    well_behaved(run("play", game, *setting, "--save", whole, typed=ONES))
    well_behaved(run("play", game, *setting, "--save", parts, typed="1\n" * 13))
    for _ in range(pauses):
        well_behaved(run("play", "--resume", parts, typed="1\n" * 7 + "q\n"))
        assert Record.load(parts).result is None
    well_behaved(run("play", "--resume", parts, typed=ONES))
    assert parts.read_bytes() == whole.read_bytes()
    assert Record.load(parts).replay().digest() == Record.load(whole).replay().digest()


def test_bots_keep_in_mind_what_they_saw_before_a_game_was_saved() -> None:
    game = undertow.game("unfathomable")
    played = Session.new(game, 3, "thumb", (0,), 3, {"characters": "suggested"})
    luck = random.Random(3)
    while len(played.recorder.lines) < 150:
        if played.asks_human:
            played.play(luck.choice(played.state.moves))
        else:
            played.bot_moves()
    resumed = Session.resumed(played.recorder.record())
    seen = [[vars(bot.memory) for bot in session.bots.values()] for session in (played, resumed)]  # type: ignore[attr-defined]
    assert seen[0] == seen[1] and any(any(memory["evidence"]) for memory in seen[0])


def test_the_end_of_input_saves_in_the_data_directory_and_says_how_to_go_on(tmp_path: Path) -> None:
    done = well_behaved(run("play", "abyss", "--seed", "3", "--lang", "de", typed="1\n1\n", home=tmp_path))
    (save,) = (tmp_path / "undertow").iterdir()
    assert save.name.startswith("abyss-20")
    assert f"undertow play --resume {save}" in done.stdout
    assert Record.load(save).result is None


def test_a_finished_game_is_saved_only_where_one_says_so(tmp_path: Path) -> None:
    well_behaved(run("play", "abyss", "--seed", "3", typed=ONES, home=tmp_path))
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_ctrl_c_or_a_closed_terminal_saves_and_says_how_to_go_on(number: int, tmp_path: Path) -> None:
    save = tmp_path / "game.jsonl"
    with subprocess.Popen(
        command("play", "abyss", "--seed", "3", "--save", save, "--lang", "de"), env=environment(),
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        while b"h Hilfe" not in process.stdout.readline():
            pass
        process.send_signal(number)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, err) == (130, b"")
    assert f"undertow play --resume {save}" in out.decode()
    assert Record.load(save).replay(verify=True).seat == 0


def test_a_closed_pipe_saves_silently(tmp_path: Path) -> None:
    save = tmp_path / "game.jsonl"
    seed = seed_of_a_deal(3, lambda state: state.seat != 0)  # a bot moves first, so there is something to save
    with subprocess.Popen(
        command("play", "abyss", "--seats", "3", "--seed", seed, "--save", save), env=environment(),
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as process:  # fmt: skip
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        while b"h help" not in process.stdout.readline():
            pass
        process.stdout.close()
        process.stdin.write(b"1\n")
        process.stdin.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0
    assert len(Record.load(save).moves) > 0


@pytest.mark.parametrize("lang", texts.LANGS)
@pytest.mark.parametrize("game", with_facts("terminal"))
def test_every_key_answers_and_asks_again(game: str, lang: str, tmp_path: Path) -> None:
    save = tmp_path / "game.jsonl"
    typed = "1\n1\n1\n?\nwhy\nr\nh\nv\nl\n\nx\n0\n99\n\udcff\ns\nq\n"
    done = subprocess.run(
        command("play", game, "--seed", "3", "--lang", lang, "--save", save), env=environment(),
        input=typed.encode("utf-8", "surrogateescape"), capture_output=True, timeout=60,
    )  # fmt: skip
    shown = done.stdout.decode()
    assert (done.returncode, done.stderr) == (0, b"")
    assert not KEY.search(shown), KEY.search(shown)
    assert shown.count(texts.say("plain-saved", lang, {"path": str(save)})) == 2
    state = Record.load(save).replay(verify=True)
    n = len(state.moves)
    assert shown.count(texts.say("plain-not-understood", lang, {"n": n})) == 2
    assert texts.say("plain-out-of-range", lang, {"number": "99", "n": n}) in shown
    assert texts.say("plain-help", lang, {"n": n, "game": game}) in shown
    assert state.seat == 0


@pytest.mark.parametrize("lang", texts.LANGS)
def test_the_help_names_one_number_where_there_is_one_choice(lang: str) -> None:
    one, two = [texts.say("plain-help", lang, {"n": n, "game": "abyss"}).splitlines() for n in (1, 2)]
    assert one[1].startswith("  1    ") and two[1].startswith("  1–2  ")
    assert one[1].split()[1:] == two[1].split()[1:]
    assert one[2:] == two[2:] and one[2].startswith("  ? w  ")


def test_w_asks_why_not_as_on_the_full_screen(tmp_path: Path) -> None:
    words = ("play", "abyss", "--seed", "3", "--lang", "en", "--save", tmp_path / "save")
    asked, typed = [well_behaved(run(*words, typed=key + "\n")).stdout for key in ("?", "w")]
    assert "✗" in typed
    assert typed.replace("> w\n", "> ?\n") == asked


def test_refused_moves_are_listed_with_the_rule_and_its_words(tmp_path: Path) -> None:
    done = run("play", "abyss", "--seed", "3", "--lang", "de", typed="?\n1\n" * 12, home=tmp_path)
    game = undertow.game("abyss")
    assert f"§ Einen Edlen anwerben 2: {texts.rule(game, 'recruiting.2', 'de')}" in done.stdout
    assert "recruiting." not in done.stdout  # no English key in German


def test_only_the_readers_own_hand_is_shown_unless_the_game_has_a_memory_aid(tmp_path: Path) -> None:
    words = ("play", "abyss", "--seed", "3", "--lang", "en", "--save", tmp_path / "save")
    without = run(*words, typed="1\nv\n").stdout
    aided = run(*words, "--option", "memory_aid=yes", typed="1\nv\n").stdout
    remembered = texts.say("terminal-remembered", "en")
    assert remembered not in without and remembered in aided
    bot = Session.new(undertow.game("abyss"), 3, seed=3).names[1]
    assert f"Hand of {bot}" not in without and f"Hand of {bot}" in aided


@pytest.mark.parametrize(("keys", "shown"), [("3", "influence 3, 3 keys"), ("0", "influence 3\n")])
def test_the_court_shows_the_keys_that_an_option_sets(keys: str, shown: str, tmp_path: Path) -> None:
    seed = seed_of_a_deal(2, lambda state: ELDER in state.view(None)["court"])
    words = ("--seed", seed, "--seats", "2", "--option", f"ambassador_keys={keys}")
    assert shown in well_behaved(run("play", "abyss", *words, home=tmp_path)).stdout


def test_hot_seat_shows_nothing_before_the_next_person_has_come(tmp_path: Path) -> None:
    typed = "1\n" * 40
    words = ("play", "abyss", "--people", "2", "--seats", "2", "--seed", "5", "--save", tmp_path / "save")
    shown = well_behaved(run(*words, typed=typed)).stdout
    turns = shown.split("it is your turn. Press Enter when nobody else is looking.")
    assert len(turns) > 4
    for turn in turns[1:]:
        assert turn.startswith("\n> ")
    assert "Player 1" in shown and "Player 2" in shown


def test_without_people_one_watches(tmp_path: Path) -> None:
    shown = well_behaved(run("play", "abyss", "--people", "0", "--bots", "random", "--seed", "5")).stdout
    assert "> " not in shown and "wins" in shown


def test_one_may_take_any_seat(tmp_path: Path) -> None:
    save = tmp_path / "save"
    well_behaved(run("play", "abyss", "--seats", "3", "--seat", "3", "--people", "2", "--save", save))
    assert Record.load(save).header["players"] == ["you", "thumb", "you"]


def test_a_list_of_bots_says_how_many_seats_there_are(tmp_path: Path) -> None:
    save = tmp_path / "save"
    well_behaved(run("play", "abyss", "--bots", "thumb,random,random", "--save", save))
    assert Record.load(save).header["players"] == ["you", "thumb", "random", "random"]


# -- any game ---------------------------------------------------------------------------------------------------------


def played(session: Session, typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """Play within this process: the test game is registered only here."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    return plain.run(session, tmp_path / "save.jsonl", keep=True)


@pytest.mark.parametrize("humans", [(0,), (1,), (0, 1, 2), ()])
def test_a_game_without_drawings_of_its_own_can_be_played(
    humans: tuple[int, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = Session.new(cellar.GAME, 3, "random", humans, seed=4, lang="de")
    assert played(session, "v\nr\n?\nl\n" + ONES, tmp_path, monkeypatch) == 0
    assert session.state.over
    shown = capsys.readouterr().out
    assert "wounds " in shown or not humans
    assert Record.load(tmp_path / "save.jsonl").replay(verify=True).over


# Either side against one, two and three, in every language: three of them by day.
BY_DAY = [(0, "pl", 3), (1, "de", 2), (2, "en", 4)]
BY_NIGHT = [
    (seat, lang, seats)
    for lang in texts.LANGS
    for seats in (2, 3, 4)
    for seat in (0, 1)
    if (seat, lang, seats) not in BY_DAY
]


@pytest.mark.parametrize(("seat", "lang", "seats"), [*BY_DAY, *night(*BY_NIGHT)])
def test_either_side_of_alone_is_played_to_its_end(
    seat: int, lang: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    session = Session.new(undertow.game("alone"), seats, "thumb", (seat,), seed=seat, lang=lang)
    assert played(session, "v\nr\n?\nl\n" + ONES * 20, tmp_path, monkeypatch) == 0
    assert session.state.over
    shown = capsys.readouterr().out
    assert not re.search(r"\b[a-z]+_[a-z]+\b|\?\?\?|\{", shown)


def test_evil_lets_pass_until_the_round_ends_and_hears_why_it_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = Session.new(undertow.game("alone"), 2, "thumb", (1,), seed=3, options={"difficulty": "easy"})
    played(session, "p\n1\n" * 60, tmp_path, monkeypatch)
    shown = capsys.readouterr().out
    assert "Here there is nothing to let pass for a round." in shown and session.state.round > 0  # type: ignore[attr-defined]
    assert "The round is over: you are asked again." in shown


def test_many_answers_of_one_kind_stand_in_one_line_and_lead_to_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = Session.new(undertow.game("alone"), 2, "thumb", (0,), seed=3, options={"character": "pilot"})
    while not session.asks_human:
        session.bot_moves()
    choices = plain.grouped(session.game, session.choices())
    every = [choice for some in choices for choice in some]
    assert sorted(every) == sorted(session.choices()) and len(choices) < 12
    at = next(number for number, some in enumerate(choices, 1) if len(some) == 23)
    played(session, f"{at}\n0\n{at}\n2\n", tmp_path, monkeypatch)
    shown = capsys.readouterr().out
    assert f"{at}  Locate: … (23)" in shown and "0  Back" in shown
    assert "Locate: Crew Quarters" in shown and "And the second target?" in shown


def test_an_interrupted_move_is_written_down_before_one_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session.new(undertow.game("abyss"), 2, "random", (), seed=4)
    play = session.recorder.play

    def interrupted(move: int) -> None:
        signal.raise_signal(signal.SIGINT)
        play(move)

    monkeypatch.setattr(session.recorder, "play", interrupted)
    with pytest.raises(KeyboardInterrupt):
        session.bot_moves()
    assert len(session.recorder.lines) == 2
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.parametrize(("lang", "said"), [("en", "1 player."), ("de", "1 Spieler."), ("pl", "1 gracz.")])
def test_a_game_for_one_says_so(lang: str, said: str, tmp_path: Path) -> None:
    done = run("play", "everrain", "--seats", "1", "--plain", "--lang", lang, typed="q\n", home=tmp_path)
    assert said in well_behaved(done).stdout.splitlines()[0]


def test_the_signs_of_a_map_are_explained_once_and_in_the_whole_table(tmp_path: Path) -> None:
    done = run("play", "alone", "--first", "hero", "--plain", typed="1\n1\n1\n1\n", home=tmp_path)
    said = well_behaved(done).stdout
    assert said.count("The labyrinth") > 3 and said.count("@ the Hero") == 1
    done = run("play", "alone", "--first", "hero", "--plain", typed="1\n1\nv\n", home=tmp_path)
    assert well_behaved(done).stdout.count("@ the Hero") == 2


def test_an_open_group_does_not_repeat_the_hint(tmp_path: Path) -> None:
    done = run("play", "alone", "--first", "hero", "--plain", typed="1\n6\n", home=tmp_path)
    said = well_behaved(done).stdout
    assert "Locate: Control Room" in said and said.count("Locate pays best") == 1


def test_a_story_that_was_told_just_now_is_not_laid_on_the_table_at_once(tmp_path: Path) -> None:
    done = run("play", "everrain", "--first", "voyage", "--plain", typed="v\n", home=tmp_path)
    first, whole = well_behaved(done).stdout.split("> v", 1)
    assert first.count("Thirty-nine boxes") == 1 and "Society card" not in first
    assert "Society card" in whole and "Thirty-nine boxes" in whole


def test_what_stands_beside_a_heading_is_read_and_the_help_names_a_space(tmp_path: Path) -> None:
    begun = "\n".join(["14", "1", "h", ""])  # out of the port; the first tile
    said = well_behaved(run("play", "everrain", "--first", "voyage", "--plain", typed=begun, home=tmp_path)).stdout
    assert "The chart (next tile: Act 1, clue bonus 1)" in said
    assert re.search(r"^  [a-z]\d   go to this space", said, re.MULTILINE)
    assert not re.search(r"^ +$", said, re.MULTILINE)


def test_whoever_plays_alone_is_not_told_whose_turn_it_is(tmp_path: Path) -> None:
    for seats, told in (("1", False), ("2", True)):
        done = run("play", "everrain", "--seats", seats, "--seed", "7", "--plain", typed="l\n", home=tmp_path)
        said = well_behaved(done).stdout
        assert "Round 1 begins." in said and ("It’s your turn." in said) is told


def test_q_at_the_change_of_people_leaves_and_shows_nothing(tmp_path: Path) -> None:
    words = ("play", "abyss", "--people", "2", "--seats", "2", "--seed", "5", "--save", tmp_path / "save")
    said = well_behaved(run(*words, typed="q\n")).stdout
    assert "Your hand" not in said and said.count("it is your turn. Press Enter") == 1
    assert Record.load(tmp_path / "save").moves == ()


@pytest.mark.parametrize("lang", texts.LANGS)
def test_a_character_is_not_told_to_be_that_character(lang: str, tmp_path: Path) -> None:
    words = ("play", "unfathomable", "--seats", "4", "--seed", "4", "--lang", lang, "--save", tmp_path / "save")
    said = well_behaved(run(*words, typed="q\n")).stdout
    assert "Samira Dualeh (" in said and not [line for line in said.splitlines() if line.count("Samira Dualeh") > 1]
