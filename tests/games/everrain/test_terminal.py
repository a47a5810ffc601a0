"""A course at the terminal: a hex is named, line by line and on the whole screen, and the ship is there."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path

import pytest
from voyage import put, under_way

from undertow.cli.paths import Paths
from undertow.cli.plain import Leaving, Plain
from undertow.cli.session import Session
from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import BELOW, HELM
from undertow.games.everrain.game import EVERRAIN
from undertow.games.everrain.state import Table
from undertow.layout import called
from undertow.sections import Words, sections_of


def sailing(lang: str = "en") -> tuple[Session, Table]:
    """A captain before an order, with somebody at the helm."""
    table = under_way()
    put(table, 0, HELM)
    table.ask_again()
    session = Session.new(EVERRAIN, 1, "random", (0,), 1, {}, lang)
    session.recorder.state = table
    return session, table


def far_away(session: Session) -> tuple[str, list[int]]:
    """The name of a hex to which a course of several steps leads, and its first course."""
    places = Paths(session, 0).places
    name = max(places, key=lambda one: (len(places[one][0]["moves"]), one))
    assert len(places[name][0]["moves"]) > 2
    return name, places[name][0]["moves"]


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_travel_9_a_hex_is_named_line_by_line(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session, table = sailing(lang)
    name, course = far_away(session)
    several = len(Paths(session, 0).places[name]) > 1
    monkeypatch.setattr("sys.stdin", io.StringIO(f"z9\n{name}\n" + "1\n" * several))
    plain = Plain(session, tmp_path / "game.jsonl")
    plain.ask()
    said = capsys.readouterr().out
    other = under_way()
    put(other, 0, HELM)
    other.ask_again()
    for move in course:
        other.play(move)
    assert table.ships[0][: s.LENGTH] == other.ships[0][: s.LENGTH]
    assert said.count(f", {name}") >= 2, "it is listed, and once more after a name that leads nowhere"
    assert "plain-" not in said and "helm-" not in said


def test_travel_9_rows_and_columns_are_named_as_the_hexes_are(tmp_path: Path) -> None:
    session, table = sailing()
    shown = sections_of(EVERRAIN, table.view(0), Words(EVERRAIN, "en", session.names, 0))
    chart = next(part for one in shown for part in one["parts"] if part["kind"] == "map")
    named = {called(cell) for cell in chart["cells"] if cell["paths"]}
    assert named == set(Paths(session, 0).places)
    drawn = Plain(session, tmp_path / "game.jsonl")
    drawn.reader = 0
    lines = drawn.drawn("table").splitlines()
    at = next(number for number, line in enumerate(lines) if line.split()[:3] == ["a", "b", "c"])
    assert [line.split()[0] for line in lines[at + 1 : at + 3]] == ["1", "2"]


def test_orders_5_members_sent_together_are_one_answer_line_by_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session, table = sailing()
    ship = table.ships[0]
    for place in s.crew(ship):
        ship[place + s.SPOT] = BELOW
    table.ask_again()
    last = len(session.choices()) + len(Paths(session, 0).together)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    plain = Plain(session, tmp_path / "game.jsonl")
    with pytest.raises(Leaving):
        plain.ask()
    choices, paths = plain.offered()
    assert f"{len(choices) + len(paths)}" in capsys.readouterr().out
    assert plain.answer(str(len(choices) + 1)) == paths[0]["moves"] and len(paths[0]["moves"]) == 2
    assert last >= len(choices) + len(paths)
    assert session.play_all(paths[0]["moves"]) == 2


def test_travel_9_a_hex_is_named_on_the_whole_screen(tmp_path: Path) -> None:
    pytest.importorskip("textual")
    from undertow.cli.screen import TableApp
    from undertow.cli.screen_pages import Places

    session, table = sailing("de")
    name, course = far_away(session)
    app = TableApp(session, tmp_path / "game.jsonl", pause=0)

    async def played() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            await pilot.press("slash")
            await pilot.pause()
            assert isinstance(app.screen, Places)
            await pilot.press(*name, "enter")
            await pilot.pause()
            await pilot.pause()

    asyncio.run(played())
    fresh = under_way()
    put(fresh, 0, HELM)
    fresh.ask_again()
    assert course[0] == m.NAVIGATE
    for move in course:
        fresh.play(move)
    assert table.ships[0][s.HEX] == fresh.ships[0][s.HEX] and table.ships[0][s.HEADING] == fresh.ships[0][s.HEADING]
