"""The full-screen table: whole games by keyboard, what each key does, and that it tells nobody too much."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from night import night

pytest.importorskip("textual")

from fluent.syntax import ast, parse
from rich.text import Text

from undertow import desk, texts
from undertow.cli import screen, screen_table, screen_texts
from undertow.cli.replay import names_of
from undertow.cli.screen import TableApp, too_small
from undertow.cli.screen_pages import Cards, Curtain, Ending, Enlarge, Page
from undertow.cli.screen_table import Table
from undertow.cli.screen_texts import keys_of
from undertow.cli.session import Session
from undertow.drawing import PACKAGE, Reader, drawing_of, packed, say
from undertow.games.abyss import GAME, meaning
from undertow.games.abyss import screen as abyss
from undertow.games.abyss.board import RACES
from undertow.games.abyss.cards.lords import LORDS
from undertow.games.abyss.cards.prices import price
from undertow.games.unfathomable import GAME as ABOARD
from undertow.kernel.record import Record
from undertow.kernel.seat import Seat
from undertow.names import BOTS, names_in
from undertow.sectioned import Sectioned

SMALL, LARGE = (80, 24), (120, 40)


def session(lang: str = "en", seats: int = 3, humans: tuple[int, ...] = (0,), seed: int = 5, **options: Any) -> Session:
    return Session.new(GAME, seats, "random", humans, seed, options, lang)


def advanced(played: Session, decisions: int, prompt: str = "") -> Session:
    """Let chance play for everybody until a person is asked (this question) after so many decisions."""
    luck = random.Random(3)
    while (
        len(played.recorder.lines) < decisions
        or not played.asks_human
        or (prompt and played.decision().prompt != prompt)
    ):
        played.recorder.play(luck.choice(played.state.moves))
        assert not played.state.over
    return played


def app_for(played: Session, tmp_path: Path) -> TableApp:
    return TableApp(played, tmp_path / "game.jsonl", pause=0)


def shown(app: TableApp) -> str:
    """What stands on the terminal, as text."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips(app.size))


async def settle(pilot: Any) -> None:
    await pilot.pause()
    await pilot.pause()


async def play_on(app: TableApp, pilot: Any, choose: Callable[[int], int]) -> None:
    """Press keys until the game is over and its end is shown."""
    table = app.screen_stack[0]
    assert isinstance(table, Table)
    for _ in range(3000):
        if isinstance(app.screen, Ending):
            return
        if isinstance(app.screen, Curtain):
            await pilot.press("enter")
        elif table.decision is not None:
            keys = keys_of(table.decision.moves)
            await pilot.press(keys[choose(len(keys))])
        else:
            await pilot.pause(0.02)
    raise AssertionError("the game does not end")


# -- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.night
@pytest.mark.parametrize("lang", texts.LANGS)
async def test_a_whole_game_with_the_first_choice(lang: str, tmp_path: Path) -> None:
    app = app_for(session(lang, seats=2), tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await play_on(app, pilot, lambda count: 0)
        text = shown(app)
        assert say("screen-result", lang) in text
        assert say("abyss-sheet-total", lang) in text
        result = app.session.state.result
        assert result is not None
        assert all(str(score) in text for score in result.scores)
        assert f"§ {desk.rule_name(GAME, result.rule, lang)}" in " ".join(text.split())


@pytest.mark.night
@pytest.mark.parametrize("lang", texts.LANGS)
async def test_a_whole_game_with_random_choices(lang: str, tmp_path: Path) -> None:
    luck = random.Random(lang)
    app = app_for(session(lang, seats=3, seed=11), tmp_path)
    async with app.run_test(size=LARGE if lang == "de" else SMALL) as pilot:
        await play_on(app, pilot, luck.randrange)
        assert app.session.state.over
        assert say("screen-result", lang) in shown(app)
        await pilot.press("escape")
        await settle(pilot)
        assert say("screen-over", lang) in shown(app)
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(app.screen, Ending)
        await pilot.press("q")
    assert app.return_code == 0
    assert "undertow replay" in app.farewell
    assert Record.load(app.save_path).replay(verify=True).over


@pytest.mark.night
async def test_a_whole_game_of_people_at_one_screen(tmp_path: Path) -> None:
    luck = random.Random(1)
    app = app_for(session(seats=3, humans=(0, 1), seed=2), tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await play_on(app, pilot, luck.randrange)
        assert app.session.state.over


async def test_a_game_in_which_nobody_is_asked_can_be_watched(tmp_path: Path) -> None:
    app = app_for(session(humans=()), tmp_path)
    async with app.run_test(size=LARGE) as pilot:
        await play_on(app, pilot, lambda count: 0)
        assert app.session.state.over


# -- aboard ----------------------------------------------------------------------------------------------------------


def voyage(lang: str, seats: int, seed: int, humans: tuple[int, ...] = (0,)) -> Session:
    return Session.new(ABOARD, seats, "random", humans, seed, {"characters": "random"}, lang)


@pytest.mark.parametrize(("lang", "size", "seats"), [("de", LARGE, 6), *night(("en", SMALL, 3), ("pl", SMALL, 4))])
async def test_the_last_hours_of_a_voyage_and_every_window(
    lang: str, size: tuple[int, int], seats: int, tmp_path: Path
) -> None:
    luck = random.Random(lang)
    played = voyage(lang, seats, 5)
    ahead = played.state.clone()
    while not ahead.over:  # chance plays for everybody until shortly before the end
        ahead.play(luck.choice(ahead.moves))
    luck = random.Random(lang)
    while played.state.count < ahead.count - 40 or not played.asks_human:
        played.recorder.play(luck.choice(played.state.moves))
        assert not played.state.over
    decision = played.decision()
    app = app_for(played, tmp_path)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        assert f"§ {desk.short_name(ABOARD, decision.rule, lang)}" in " ".join(shown(app).split())
        for key, heading in (
            ("r", "screen-rule"), ("w", "screen-why-not"), ("l", "screen-log"), ("p", "screen-players"),
            ("question_mark", "screen-help"),
        ):  # fmt: skip
            await pilot.press(key)
            await settle(pilot)
            assert isinstance(app.screen, Page) and say(heading, lang) in shown(app)
            await pilot.press("down", "escape")
            await settle(pilot)
        await pilot.press("c")
        await settle(pilot)
        assert isinstance(app.screen, Cards)
        noun, index = app.screen.at or app.screen.cards[0]
        assert texts.name_of(ABOARD, noun, index, lang) in shown(app)
        await pilot.press("escape")
        await play_on(app, pilot, luck.randrange)
        assert app.session.state.over and say("screen-result", lang) in shown(app)
        flat = re.sub(r"[│\s]+", " ", shown(app))  # the number may stand on the next line
        assert f"§ {desk.rule_name(app.session.game, app.session.state.result.rule, lang)}" in flat


@pytest.mark.night
@pytest.mark.parametrize(("lang", "humans"), [("en", (0,)), ("de", (0, 2)), ("pl", (0, 1, 2, 3))])
async def test_a_whole_voyage_with_random_choices(lang: str, humans: tuple[int, ...], tmp_path: Path) -> None:
    luck = random.Random(lang)
    app = app_for(voyage(lang, 4, 11, humans), tmp_path)
    async with app.run_test(size=LARGE if lang == "de" else SMALL) as pilot:
        await play_on(app, pilot, luck.randrange)
        assert app.session.state.over and say("screen-result", lang) in shown(app)
        await pilot.press("q")
    assert Record.load(app.save_path).replay(verify=True).over


@pytest.mark.parametrize("size", [SMALL, (100, 30)])
async def test_on_a_small_screen_the_lines_that_are_free_tell_what_has_happened(
    size: tuple[int, int], tmp_path: Path
) -> None:
    played = voyage("en", 3, 5)
    luck = random.Random(2)
    while played.state.count < 60 or not played.asks_human or len(played.state.moves) > 2:
        played.recorder.play(luck.choice(played.state.moves))
    app = app_for(played, tmp_path)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        table = app.screen_stack[0]
        assert isinstance(table, Table)
        last = [" ".join(words.split()) for words in table.chronicle.words[-2:]]
        flat = " ".join(re.sub(r"[│┊║]", " ", "".join(line[-34:] for line in shown(app).splitlines())).split())
        assert all(words in flat for words in last), flat
        choices = table.query_one("#choices")
        assert choices.virtual_size.height <= choices.size.height  # and no choice had to make room for it


@pytest.mark.parametrize(("humans", "asked"), [((0,), False), ((0, 1), True)])
def test_a_person_alone_is_not_asked_where_nothing_can_be_chosen(humans: tuple[int, ...], asked: bool) -> None:
    played = voyage("en", 4, 5, humans)
    luck = random.Random(1)
    found = False
    while not played.state.over and not found:
        state = played.state
        found = played.asks_human and state.asking.private and len(state.moves) == 1
        played.play(luck.choice(state.moves))
    assert found is asked  # together, or the others could tell what somebody has in hand


# -- keys ------------------------------------------------------------------------------------------------------------


async def test_choosing_with_arrows_and_enter(tmp_path: Path) -> None:
    played = advanced(session(), 40)
    moves = played.decision().moves
    assert len(moves) > 1
    app = app_for(played, tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        made = len(played.recorder.lines)
        await pilot.press("down", "enter")
        await settle(pilot)
        assert played.recorder.lines[made]["move"] == moves[1]


async def test_choosing_with_the_mouse_in_the_panel_and_on_the_table(tmp_path: Path) -> None:
    played = session(seed=8)
    app = app_for(played, tmp_path)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        made = len(played.recorder.lines)
        moves = played.state.moves
        await pilot.click("#choices", offset=(3, 0))
        await settle(pilot)
        assert played.recorder.lines[made]["move"] == moves[0]
        while not any("‹" in line for line in shown(app).splitlines()):
            await pilot.press("1")
            await settle(pilot)
        rows = shown(app).splitlines()
        row = next(at for at, line in enumerate(rows) if "‹" in line)
        column = rows[row].index("‹")
        table = app.screen
        assert isinstance(table, Table) and table.decision is not None
        chosen = table.decision.moves[keys_of(table.decision.moves).index(rows[row][column + 1])]
        made = len(played.recorder.lines)
        await pilot.click(offset=(column + 1, row))
        await settle(pilot)
        assert played.recorder.lines[made]["move"] == chosen


async def test_keys_beyond_nine_are_letters_that_are_no_command() -> None:
    keys = keys_of(range(40))
    assert keys[:9] == list("123456789")
    assert keys[9:13] == list("abde")
    assert keys[-1] == ""
    assert not set(screen_texts.COMMANDS) & set("".join(keys))


@pytest.mark.parametrize(("lang", "size"), [("pl", SMALL), *night(("en", SMALL), ("de", LARGE))])
async def test_windows(lang: str, size: tuple[int, int], tmp_path: Path) -> None:
    played = advanced(session(lang), 40, "turn")
    decision = played.decision()
    refused = played.state.why_not(0, lang)
    app = app_for(played, tmp_path)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        flat = " ".join(shown(app).split())
        assert f"§ {desk.short_name(GAME, decision.rule, lang)}" in flat
        for key, heading in (
            ("r", "screen-rule"), ("w", "screen-why-not"), ("l", "screen-log"), ("p", "screen-players"),
            ("question_mark", "screen-help"),
        ):  # fmt: skip
            await pilot.press(key)
            await settle(pilot)
            assert isinstance(app.screen, Page)
            assert say(heading, lang) in shown(app)
            if key == "r":
                assert f"§ {desk.short_name(GAME, decision.rule, lang)}" in shown(app)
                first = texts.rule(GAME, decision.rule, lang).split()[0]
                assert first in shown(app)
            if key == "w":
                assert refused
                name = desk.rule_name(GAME, refused[0]["rules"][0], lang)  # type: ignore[index]
                assert f"§ {name}" in re.sub(r"[│┃\s]+", " ", shown(app))
            await pilot.press("down", "pagedown", "up", "pageup", "escape")
            await settle(pilot)
            assert isinstance(app.screen, Table)
        for key in ("c", "i"):
            await pilot.press(key)
            await settle(pilot)
            assert isinstance(app.screen, Cards)
            await pilot.press("home", "down")
            await settle(pilot)
            noun, index = app.screen.cards[1]
            assert texts.name_of(GAME, noun, index, lang) in shown(app)
            assert say("abyss-card-guild", lang) in shown(app)
            await pilot.press("end")
            await settle(pilot)
            noun, index = app.screen.cards[-1]
            assert noun == "location"
            assert texts.name_of(GAME, noun, index, lang) in shown(app)
            await pilot.press("escape")
            await settle(pilot)


async def test_the_cards_begin_with_the_one_that_is_about_to_be_chosen(tmp_path: Path) -> None:
    played = session(seed=8)
    recruits: list[int] = []
    for decisions in range(20, 400, 5):
        moves = advanced(played, decisions).decision().moves
        if recruits := [move for move in moves if GAME.words.of(move).key == "recruit"]:
            break
    app = app_for(played, tmp_path)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await pilot.press(*["down"] * moves.index(recruits[0]), "c")
        await settle(pilot)
        assert isinstance(app.screen, Cards)
        lord = GAME.words.index(recruits[0])
        name = texts.name_of(GAME, "lord", lord, "en")
        assert shown(app).count(name) >= 2
        assert say("abyss-card-value", "en") + f" {LORDS[lord].value}" in shown(app)


async def test_save_and_go_on(tmp_path: Path) -> None:
    played = advanced(session(), 30)
    app = app_for(played, tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("s")
        await settle(pilot)
        assert app.save_path.exists()
        assert app.is_running
    again = Session.resumed(Record.load(app.save_path), "de")
    assert again.state == played.state


def test_bots_have_names_and_keep_them_in_a_saved_game(tmp_path: Path) -> None:
    played = session(humans=(1,))
    assert {played.names[0], played.names[2]} < set(BOTS) and len(set(played.names)) == 3
    assert played.names[1] == texts.say("you", "en")
    assert {tuple(session(seed=seed).names[1:]) for seed in range(40)} > {tuple(session().names[1:])}, (
        "not always the same"
    )
    played.save(tmp_path / "game.jsonl")
    record = Record.load(tmp_path / "game.jsonl")
    again = Session.resumed(record, "de")
    assert [again.names[0], again.names[2]] == [played.names[0], played.names[2]]
    assert names_of(record, 3, "de") == [played.names[0], texts.say("player", "de", {"n": 2}), played.names[2]]


@pytest.mark.parametrize("names", [None, "Ida", ["Ida"], [1, None, "a\x1b[2J\n b" + "c" * 99]])
def test_names_in_a_record_may_be_anything(names: Any) -> None:
    found = names_in({"names": names}, 3)
    assert found[:2] == ["", ""] and found[2] in ("", "a [2J b" + "c" * 33)


@pytest.mark.parametrize("key", ["q", "ctrl+c", "ctrl+q"])
async def test_quitting_saves_and_tells_how_to_go_on(key: str, tmp_path: Path) -> None:
    played = advanced(session(), 30)
    app = app_for(played, tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press(key)
        await settle(pilot)
    assert app.return_code == 0
    assert f"undertow play --resume {app.save_path}" in app.farewell
    assert Session.resumed(Record.load(app.save_path)).state == played.state


async def test_quitting_from_a_window_and_from_the_curtain(tmp_path: Path) -> None:
    app = app_for(session(humans=(0, 1)), tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert isinstance(app.screen, Curtain)
        await pilot.press("enter", "l", "ctrl+c")
        await settle(pilot)
    assert app.return_code == 0
    assert app.save_path.exists()


async def test_a_game_that_cannot_be_saved_is_left_only_on_purpose(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    app = TableApp(advanced(session(), 30), tmp_path / "file" / "game.jsonl", pause=0)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await pilot.press("s")
        await settle(pilot)
        assert app.farewell == ""
        await pilot.press("q")
        await settle(pilot)
        assert app.return_code is None
        await pilot.press("q")
        await settle(pilot)
    assert app.return_code == screen.NOT_SAVED
    assert str(app.save_path) in app.farewell


async def test_bots_pause_and_space_skips(tmp_path: Path) -> None:
    played = session(seed=1)
    while played.asks_human:
        played.play(played.state.moves[-1])
    app = TableApp(played, tmp_path / "game.jsonl", pause=60)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        made = len(played.recorder.lines)
        assert say("screen-thinking", "en", name=played.names[played.state.seat or 0]) in shown(app)
        await pilot.press("1", "w", "escape", "r", "escape")
        await settle(pilot)
        assert len(played.recorder.lines) == made
        await pilot.press("space")
        for _ in range(50):
            await pilot.pause(0.02)
        assert len(played.recorder.lines) > made
        assert played.asks_human


@pytest.mark.parametrize("prompt", ["offer", "turn"])
async def test_space_passes_wherever_one_can(prompt: str, tmp_path: Path) -> None:
    played = advanced(session(), 10, prompt)
    quiet = played.decision().moves[-1]
    before = len(played.recorder.lines)
    app = app_for(played, tmp_path)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await pilot.press("space")
        await settle(pilot)
    if prompt == "offer":
        assert played.is_quiet(quiet) and played.recorder.lines[before]["move"] == quiet
    else:
        assert not played.is_quiet(quiet) and len(played.recorder.lines) == before, "there is nothing to pass"


async def test_bots_wait_behind_a_window(tmp_path: Path) -> None:
    played = session(seed=1)
    while played.asks_human:
        played.play(played.state.moves[-1])
    app = TableApp(played, tmp_path / "game.jsonl", pause=0.05)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("l")
        await pilot.pause(0.1)
        made = len(played.recorder.lines)
        await pilot.pause(0.3)
        assert len(played.recorder.lines) == made
        await pilot.press("escape")
        await pilot.pause(0.3)
        assert len(played.recorder.lines) > made


# -- what is on the table --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALL, (100, 30), LARGE, (200, 60)])
@pytest.mark.parametrize(("lang", "seats"), [("en", 2), ("de", 4), ("pl", 3)])
async def test_the_table_shows_what_matters(lang: str, size: tuple[int, int], seats: int, tmp_path: Path) -> None:
    played = advanced(session(lang, seats, seed=4), 120)
    app = app_for(played, tmp_path)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        await settle(pilot)
        text = shown(app)
        flat = " ".join(text.split())
        view = played.state.view(0)
        for lord in view["court"]:
            assert texts.name_of(GAME, "lord", lord, lang)[:12] in flat
        for name in played.names:
            assert name in flat
        for race in RACES:
            assert say(f"abyss-code-{race}", lang) in text
        assert say("abyss-threat", lang).lower() in text.lower()
        assert say("abyss-hand", lang) in text
        turn = "screen-turn-yours" if view["turn"] == 0 else "screen-turn-of"
        assert say(turn, lang, name=played.names[view["turn"]]) in text
        assert played.question().split()[0] in text
        assert f"§ {desk.short_name(GAME, played.decision().rule, lang)}" in text
        assert all(len(line) <= size[0] for line in text.splitlines())


@pytest.mark.parametrize("size", [(60, 20), (43, 15), (78, 32), (76, 38), (140, 58)])
def test_a_drawing_keeps_to_its_room(size: tuple[int, int]) -> None:
    width, height = size
    played = advanced(session(seats=4, seed=3, memory_aid=True), 10)
    luck = random.Random(2)
    while not played.state.over:
        for viewer in (0, 3, None):
            view = played.state.view(viewer)
            reader = Reader(GAME, "de", played.names, viewer, {}, played.state.options)
            drawn = abyss.DRAWING.side(view, reader, width, height)
            assert all(line.cell_len <= width for line in drawn), [line.plain for line in drawn]
            assert len(drawn) <= height
            drawn = abyss.DRAWING.banner(view, reader, width)
            assert all(line.cell_len <= width for line in drawn), [line.plain for line in drawn]
            if width >= 76:
                drawn = abyss.DRAWING.board(view, reader, width, height)
                assert len(drawn) <= height
                assert all(line.cell_len <= width for line in drawn), [line.plain for line in drawn]
        for _ in range(10):
            if not played.state.over:
                played.recorder.play(luck.choice(played.state.moves))


@pytest.mark.parametrize("by", ["   ", ", ", " · "])
def test_packed_parts_keep_to_the_width(by: str) -> None:
    for first in range(1, 25):
        for second in range(1, 25):
            parts = [Text("a" * first), Text("b" * second), Text("c" * 10)]
            lines = packed(parts, 10, by)
            assert all(line.cell_len <= 10 for line in lines), [line.plain for line in lines]
            assert [sum(line.plain.count(letter) for line in lines) for letter in "abc"] == [first, second, 10]


def test_packed_parts_are_parted_at_the_end_of_a_line_where_there_is_room() -> None:
    assert [line.plain for line in packed([Text("a" * 9), Text("b")], 10, ", ")] == ["aaaaaaaaa,", "b"]
    assert [line.plain for line in packed([Text("a" * 10), Text("b")], 10, ", ")] == ["aaaaaaaaaa", "b"]


def test_the_price_on_the_table_is_the_price_of_the_rules() -> None:
    luck = random.Random(6)
    changed = 0
    for seed in range(12):
        state = GAME.new(3, seed)
        while not state.over:
            for seat in range(3):
                view = state.view(seat)
                for lord in view["court"]:
                    cost = price(state, seat, LORDS[lord])  # type: ignore[arg-type]
                    assert meaning.price_for(view, LORDS[lord]) == cost
                    changed += cost != LORDS[lord].value
            state.play(luck.choice(state.moves))
    assert changed


async def test_last_turns_are_announced(tmp_path: Path) -> None:
    played = session(seats=2, seed=6)
    luck = random.Random(5)
    while played.state.view(0)["last_turns_of"] is None or not played.asks_human:
        played.recorder.play(luck.choice(played.state.moves))
        assert not played.state.over
    app = app_for(played, tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert say("abyss-last-turns", "en") in shown(app)


@pytest.mark.long
@pytest.mark.night
async def test_a_game_without_a_drawing_is_shown_plainly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen_table, "drawing_of", lambda game: Sectioned())
    app = app_for(advanced(session(), 40), tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert "court" in shown(app)
        assert "known" not in shown(app)
        await pilot.press("c")
        await settle(pilot)
        assert say("screen-cards-none", "en") in shown(app)
        await pilot.press("escape", "p", "escape", "question_mark", "escape")
        await play_on(app, pilot, random.Random(0).randrange)
    assert drawing_of(GAME) is abyss.DRAWING


# -- who may know what -----------------------------------------------------------------------------------------------


async def everything(played: Session, size: tuple[int, int], tmp_path: Path) -> list[str]:
    """The table and all windows, as the person in seat 0 sees them."""
    app = TableApp(played, tmp_path / "game.jsonl", pause=60)
    pages = []
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        pages.append(shown(app))
        for key in ("r", "w", "l", "p", "c"):
            await pilot.press(key)
            await settle(pilot)
            pages.append(shown(app))
            await pilot.press("escape")
            await settle(pilot)
        pages.append(shown(app))
    return pages


@pytest.mark.long
@pytest.mark.parametrize(("size", "memory_aid"), [(LARGE, True), *night((SMALL, False))])
@pytest.mark.parametrize("decisions", [60, *night(160)])
async def test_nothing_is_shown_that_the_seat_may_not_know(
    decisions: int, size: tuple[int, int], memory_aid: bool, tmp_path: Path
) -> None:
    played = advanced(session(seats=3, seed=9, memory_aid=memory_aid), decisions)
    before = await everything(played, size, tmp_path)
    true = played.recorder.state
    lords = GAME.hidden(true, 0)["lords"].things
    assert lords != sorted(lords)
    for seed in range(2):
        played.recorder.state = true.redeal(0, seed)
        assert await everything(played, size, tmp_path) == before


@pytest.mark.long
async def test_nothing_is_shown_while_another_seat_pays(tmp_path: Path) -> None:
    played = session(seats=2, seed=9)
    luck = random.Random(3)
    while not (played.state.seat == 1 and played.decision().prompt == "pay" and played.state.payment):  # type: ignore[attr-defined]
        played.recorder.play(luck.choice(played.state.moves))
        assert not played.state.over
    true = played.recorder.state
    before = await everything(played, LARGE, tmp_path)
    for seed in range(2):
        played.recorder.state = true.redeal(0, seed)
        assert await everything(played, LARGE, tmp_path) == before


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_known_hands_are_shown_only_with_the_memory_aid(size: tuple[int, int], tmp_path: Path) -> None:
    for memory_aid in (False, True):
        played = advanced(session(seats=2, seed=9, memory_aid=memory_aid), 60)
        assert played.state.view(1)["hand"]
        app = app_for(played, tmp_path)
        async with app.run_test(size=size) as pilot:
            await settle(pilot)
            await pilot.press("p", "pagedown", "pagedown", "pagedown", "pagedown")
            await settle(pilot)
            assert (say("abyss-seen", "en").upper() in shown(app)) is memory_aid


@pytest.mark.long
async def test_the_curtain_hides_the_other_hand(tmp_path: Path) -> None:
    luck = random.Random(4)
    played = session(seats=2, humans=(0, 1), seed=6)
    app = app_for(played, tmp_path)
    curtains = 0
    async with app.run_test(size=LARGE) as pilot:
        table = app.screen_stack[0]
        assert isinstance(table, Table)
        for _ in range(36):
            await settle(pilot)
            if played.state.over:
                break
            if isinstance(app.screen, Curtain):
                curtains += 1
                text = " ".join(shown(app).split())
                name = played.names[played.state.seat or 0]
                said = [say(key, "en", name=name) for key in ("screen-curtain", "screen-curtain-enter")]
                assert text == " ".join(said)
                await pilot.press("1", "space", "l", "escape")
                assert isinstance(app.screen, Curtain)
                await pilot.press("enter")
                continue
            assert table.viewer == played.state.seat
            assert table.view["seat"] == played.state.seat
            assert table.decision is not None
            keys = keys_of(table.decision.moves)
            await pilot.press(luck.choice(keys))
    assert curtains > 5


# -- small terminals -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", texts.LANGS)
def test_a_terminal_must_have_80_columns_and_24_rows(lang: str) -> None:
    assert too_small((80, 24), lang) is None
    assert too_small((300, 100), lang) is None
    for size in ((79, 24), (80, 23), (20, 5)):
        words = too_small(size, lang)
        assert words is not None
        assert "80 × 24" in words
        assert f"{size[0]} × {size[1]}" in words


def test_a_small_terminal_ends_it_before_it_begins(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("COLUMNS", "70")
    monkeypatch.setenv("LINES", "20")
    assert screen.run(session("de"), tmp_path / "game.jsonl") == screen.TOO_SMALL
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.strip() == too_small((70, 20), "de")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "40")
    assert screen.run(session("de"), tmp_path / "game.jsonl") == screen.TOO_SMALL
    assert capsys.readouterr().err.strip() == say("screen-no-terminal", "de")


async def test_a_terminal_that_shrinks_loses_nothing(tmp_path: Path) -> None:
    played = advanced(session(), 40)
    app = app_for(played, tmp_path)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        before = shown(app)
        await pilot.press("p")
        await settle(pilot)
        page = shown(app)
        made = len(played.recorder.lines)
        for size in ((60, 20), (50, 10)):
            await pilot.resize_terminal(*size)
            await settle(pilot)
            assert isinstance(app.screen, Enlarge)
            assert "80 × 24" in " ".join(shown(app).split())
            await pilot.press("1", "enter", "escape")
            await settle(pilot)
        assert len(played.recorder.lines) == made
        await pilot.resize_terminal(*LARGE)
        await settle(pilot)
        assert shown(app) == page
        await pilot.press("escape")
        await settle(pilot)
        assert shown(app) == before
        await pilot.resize_terminal(*SMALL)
        await settle(pilot)
        await settle(pilot)
        assert isinstance(app.screen, Table)
        assert played.question().split()[0] in shown(app)
        await pilot.press("1")
        await settle(pilot)
        assert len(played.recorder.lines) > made


# -- texts -----------------------------------------------------------------------------------------------------------


def parsed(lang: str) -> dict[str, set[str]]:
    """The keys of a language, each with the values its text uses."""
    path = Path(screen.__file__).parent / "locale" / f"{lang}.ftl"
    found: dict[str, set[str]] = {}
    for entry in parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            names = Names()
            names.visit(entry)
            found[entry.id.name] = names.found
    return found


class Names(__import__("fluent.syntax.visitor", fromlist=["Visitor"]).Visitor):  # type: ignore[misc]
    """Collects the values a message names."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def test_every_text_is_there_in_every_language_with_the_same_values() -> None:
    english = parsed("en")
    for lang in texts.LANGS:
        assert parsed(lang) == english


def test_every_text_is_used() -> None:
    root = Path(screen.__file__).parent.parent
    drawn = ("cli/screen*.py", "sectioned.py", "games/abyss/screen*.py")
    code = "".join(path.read_text() for name in drawn for path in sorted(root.glob(name)))
    families = ("screen-help-", "abyss-code-", "abyss-column-", "abyss-sheet-", "abyss-court-")
    short = tuple(key for key in parsed("en") if key.endswith("-short"))
    for key in parsed("en"):
        assert re.search(rf"\b{key}\b(?!-)", code) or key.startswith(families) or key in short, key


def test_a_text_that_is_missing_is_its_key() -> None:
    assert say("no-such-text", "de", n=1) == "no-such-text n=1"
    assert texts.has(PACKAGE, "screen-log", "pl")


def test_the_seat_sees_its_own_decision_only() -> None:
    played = advanced(session(), 40)
    decision, seen = Seat(played.state, 0).decision, played.decision()
    assert decision is not None and (decision.prompt, decision.seat) == (seen.prompt, seen.seat)
    assert sorted(decision.moves) == sorted(seen.moves)


def test_with_which_nothing_is_done_stands_last() -> None:
    for played, prompt in ((session(), "offer"), (Session.new(ABOARD, 3, "random", seed=1), "react")):
        decision = advanced(played, 10, prompt).decision()
        assert played.is_quiet(decision.moves[-1]) and not any(map(played.is_quiet, decision.moves[:-1]))
