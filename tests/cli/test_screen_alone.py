"""Alone on the full screen: readable maps on a small terminal, games to their end, a curtain between the sides."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from night import night

pytest.importorskip("textual")

from textual.widgets import OptionList

from undertow import texts
from undertow.cli.screen import TableApp
from undertow.cli.screen_pages import Curtain, Ending
from undertow.cli.screen_table import Table
from undertow.cli.session import Session
from undertow.drawing import say
from undertow.games.alone import GAME
from undertow.games.everrain import GAME as EVERRAIN
from undertow.kernel.chance import Chance, key_of
from undertow.kernel.seat import Seat
from undertow.match import chosen, seated
from undertow.sections import Words

SMALL, LARGE = (80, 24), (120, 40)
HERO, EVIL = 0, 1
LAST = 24  # decisions of a game that are made by keyboard by day


def session(seat: int, seats: int = 2, seed: int = 3, lang: str = "en", humans: tuple[int, ...] = ()) -> Session:
    return Session.new(GAME, seats, "thumb", humans or (seat,), seed, None, lang)


def thumb_says(played: Session) -> int:
    """What the bot would choose for the person who is asked; the same in every run."""
    seat = played.state.seat
    assert seat is not None
    bot = seated(GAME, ["thumb"] * played.state.seats, "person")[seat]
    bot.luck = Chance(key_of(f"person at {len(played.recorder.lines)}"))
    return chosen(bot, Seat(played.state, seat))


def advanced(played: Session, decisions: int) -> Session:
    """Let bots play for everybody until a person is asked after so many decisions, or until the end."""
    while not played.state.over and not (played.asks_human and len(played.recorder.lines) > decisions):
        if played.asks_human:
            played.play(thumb_says(played))
        else:
            played.bot_moves()
    return played


def shown(app: TableApp) -> str:
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips(app.size))


async def settle(pilot: Any) -> None:
    await pilot.pause()
    await pilot.pause()


def heading(key: str, lang: str = "en") -> str:
    return Words(GAME, lang, ("A", "B")).say(key).upper()


async def answer(table: Table, pilot: Any, move: int) -> None:
    """Go to a move with arrows and Enter; where it stands in a group, open that."""
    made = len(table.session.recorder.lines)
    for _ in range(2):
        found = table.answers.with_move(move)
        assert found is not None
        table.query_one("#choices", OptionList).highlighted = table.answers.listed.index(found)
        await pilot.press("enter")
        if len(table.session.recorder.lines) > made:
            return


async def play_on(app: TableApp, pilot: Any) -> None:
    """Answer as the bot would, with arrows and Enter, until the end is shown."""
    table = app.screen_stack[0]
    assert isinstance(table, Table)
    for _ in range(20_000):
        if isinstance(app.screen, Ending):
            return
        if isinstance(app.screen, Curtain):
            await pilot.press("enter")
        elif table.decision is not None:
            made = len(app.session.recorder.lines)
            await answer(table, pilot, thumb_says(app.session))
            assert len(app.session.recorder.lines) > made
        else:
            await pilot.pause(0.01)
    raise AssertionError("the game does not end")


# -- to the end --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [HERO, EVIL])
async def test_the_last_turns_of_either_side_are_played_by_keyboard_and_the_end_is_shown(
    seat: int, tmp_path: Path
) -> None:
    whole = advanced(session(seat), 1 << 30)
    played = advanced(session(seat), len(whole.recorder.lines) - LAST)
    assert not played.state.over
    app = TableApp(played, tmp_path / "game.jsonl", pause=0)
    async with app.run_test(size=SMALL) as pilot:
        await play_on(app, pilot)
        assert played.recorder.lines == whole.recorder.lines
        assert say("screen-result", "en") in shown(app)


@pytest.mark.night
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("lang", texts.LANGS)
@pytest.mark.parametrize("seat", [HERO, EVIL])
async def test_a_whole_game_of_either_side(seat: int, lang: str, seats: int, tmp_path: Path) -> None:
    app = TableApp(session(seat, seats, lang=lang), tmp_path / "game.jsonl", pause=0)
    async with app.run_test(size=LARGE if seats == 3 else SMALL) as pilot:
        await play_on(app, pilot)
        assert app.session.state.over and say("screen-result", lang) in shown(app)


# -- one screen for both sides -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("changes", [6, *night(80)])
async def test_before_every_change_between_seats_nothing_of_map_and_hand_is_on_the_screen(
    changes: int, tmp_path: Path
) -> None:
    played = session(HERO, 3, humans=(0, 1, 2), lang="en")
    app = TableApp(played, tmp_path / "game.jsonl", pause=0)
    secret, labyrinth = heading("sections-station"), heading("sections-labyrinth")
    curtains, sides = 0, set()
    async with app.run_test(size=SMALL) as pilot:
        table = app.screen_stack[0]
        assert isinstance(table, Table)
        while curtains < changes and not played.state.over:
            await settle(pilot)
            if isinstance(app.screen, Curtain):
                curtains += 1
                name = played.names[played.state.seat or 0]
                said = [say(key, "en", name=name) for key in ("screen-curtain", "screen-curtain-enter")]
                assert " ".join(shown(app).split()) == " ".join(said)
                await pilot.press("tab", "p", "l", "1", "space")
                await settle(pilot)
                assert isinstance(app.screen, Curtain)
                await pilot.press("enter")
                continue
            assert table.viewer == played.state.seat and table.decision is not None
            sides.add(table.viewer == HERO)
            text = shown(app)
            if table.viewer == HERO:
                assert secret not in text and labyrinth in text
                assert "hand" not in table.view and "map" not in table.view
            else:
                assert table.view["hand"] == played.state.view(table.viewer)["hand"]
            table.play(thumb_says(played))
    assert curtains == changes and sides == {True, False}


async def test_a_turned_page_is_not_left_open_for_the_next_person(tmp_path: Path) -> None:
    app = TableApp(advanced(session(HERO, 2, humans=(0, 1)), 60), tmp_path / "game.jsonl", pause=0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        if isinstance(app.screen, Curtain):
            await pilot.press("enter")
            await settle(pilot)
        table = app.screen
        assert isinstance(table, Table)
        await pilot.press("tab")
        turned = table.drawing
        assert turned.turned >= 0  # type: ignore[attr-defined]
        while not isinstance(app.screen, Curtain):
            table.play(thumb_says(app.session))
            await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        assert table.drawing.turned < 0  # type: ignore[attr-defined]


# -- small and large ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", *night("de", "pl")])
async def test_at_80_by_24_each_floor_of_the_secret_map_stands_whole_on_a_page(lang: str, tmp_path: Path) -> None:
    played = advanced(session(EVIL, lang=lang), 60)
    app = TableApp(played, tmp_path / "game.jsonl", pause=1000)
    floors = [Words(GAME, lang, ("A", "B")).say("sections-floor", floor=floor) for floor in range(2)]
    found: dict[str, str] = {}
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        table = app.screen
        assert isinstance(table, Table)
        first = shown(app)
        plan = table.view["map"]
        assert floors[plan["hero"] // 28] in first and "@" in first  # the Hero's floor comes first
        for _ in range(table.drawing.pages):  # type: ignore[attr-defined]
            text = shown(app)
            found |= {floor: text for floor in floors if floor in text}
            await pilot.press("tab")
            await settle(pilot)
        assert shown(app) == first  # after the last page comes the first
    assert set(found) == set(floors)
    for number, floor in enumerate(floors):
        rows = [line[:45] for line in found[floor].splitlines()]
        for at in range(28):
            sheet = [cell["index"] for cell in cells_of(played, lang) if cell["index"] // 28 == number]
            code = "ABCDEFG"[at % 7] + str(at % 28 // 7 + 1)
            assert (number * 28 + at in sheet) == any(code in row for row in rows), (floor, code)


def cells_of(played: Session, lang: str) -> list[Any]:
    """All sectors of the secret map."""
    from undertow.games.alone.charts import station_map

    words = Words(GAME, lang, played.names, EVIL)
    return [
        cell for part in station_map(played.state.view(EVIL), words) if part["kind"] == "map" for cell in part["cells"]
    ]


@pytest.mark.parametrize("seed", [3, *night(4, 5)])
async def test_at_120_by_40_status_and_missions_of_the_hero_stand_on_the_first_page(seed: int, tmp_path: Path) -> None:
    played = advanced(session(HERO, seed=seed), 40)
    app = TableApp(played, tmp_path / "game.jsonl", pause=1000)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        text = shown(app)
        missions = played.state.view(HERO)["missions"]
        names = [Words(GAME, "en", played.names).name("mission", number) for number in missions]
    assert heading("sections-labyrinth") in text and heading("sections-missions") in text
    assert len(names) == 3 and all(name in text for name in names)


async def test_the_help_explains_the_signs_that_a_small_map_leaves_out(tmp_path: Path) -> None:
    app = TableApp(advanced(session(EVIL), 30), tmp_path / "game.jsonl", pause=1000)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        sign = "[A1] revealed"
        assert sign not in shown(app)
        await pilot.press("question_mark")
        await settle(pilot)
        assert sign in shown(app)


# -- letting pass ------------------------------------------------------------------------------------------------------


def asked_to_react(seed: int = 3) -> Session:
    """A game in which Evil may react, with a choice."""
    played = session(EVIL, seed=seed)
    while not played.asks_human or played.state.asking.key != "react" or len(played.state.moves) < 2:
        if played.asks_human:
            played.play(thumb_says(played))
        else:
            played.bot_moves()
    return played


def test_whoever_lets_pass_for_a_round_is_not_asked_again_before_the_next() -> None:
    played = asked_to_react()
    begun = played.state.round  # type: ignore[attr-defined]
    assert played.pass_the_round()
    while not played.state.over and not played.is_round_over(EVIL):
        if played.asks_human:
            asked = played.state.asking.key
            assert asked != "react" or played.state.round > begun  # type: ignore[attr-defined]
            played.play(thumb_says(played))
        else:
            played.bot_moves()
    assert played.state.round == begun + 1 and played.passing == {}  # type: ignore[attr-defined]
    assert not played.is_round_over(EVIL), "it is told once"


def test_the_hero_has_nothing_to_let_pass() -> None:
    played = advanced(session(HERO), 20)
    made = len(played.recorder.lines)
    assert not played.pass_the_round() and len(played.recorder.lines) == made


async def test_0_lets_pass_until_the_round_ends(tmp_path: Path) -> None:
    app = TableApp(asked_to_react(), tmp_path / "game.jsonl", pause=1000)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert app.session.passing == {}
        await pilot.press("0")
        await settle(pilot)
        assert EVIL in app.session.passing


async def test_many_answers_of_one_kind_are_one_line_that_opens_and_closes(tmp_path: Path) -> None:
    played = advanced(session(HERO), 4)
    app = TableApp(played, tmp_path / "game.jsonl", pause=0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        table = app.screen
        assert isinstance(table, Table) and table.decision is not None
        (group,) = [each for each in table.answers.listed if each.opens]
        assert group.text == f"Locate: … ({len(group.opens)})" and len(table.answers.listed) < 15
        whole, made = table.answers.listed, len(played.recorder.lines)
        for back in ("0", "escape", "backspace"):
            await pilot.press(str(whole.index(group) + 1))
            await settle(pilot)
            assert [each.moves[0] for each in table.answers.listed[:-1]] == [move for move, _ in group.opens]
            assert "1 Locate: Control Room" in shown(app)
            await pilot.press(back)
            await settle(pilot)
            assert table.answers.listed == whole
        assert len(played.recorder.lines) == made
        await pilot.press(str(whole.index(group) + 1), "2")
        await settle(pilot)
        assert played.recorder.lines[made]["move"] == group.opens[1][0] and not table.answers.group


async def test_a_thing_that_several_answers_name_has_no_key_of_its_own(tmp_path: Path) -> None:
    played = Session.new(EVERRAIN, 1, "thumb", (0,), 7, None, "en")
    app = TableApp(played, tmp_path / "game.jsonl", pause=0)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        table = app.screen
        assert isinstance(table, Table)
        assert [each.text for each in table.answers.listed if each.text.startswith("Lune: ")][1:]
        assert not [noun for noun, _ in table.reader.marks if noun == "crew"]
