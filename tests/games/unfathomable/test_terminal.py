"""The table in a terminal: lines and full screen, at several widths, in three languages; and that it tells no secret."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from night import night

pytest.importorskip("rich")

from staging import Scene, space, to_seat, to_space, use_room

from undertow import texts
from undertow.drawing import SEAT_SIGNS, Reader, drawing_of
from undertow.games.unfathomable import GAME, meaning, screen, screen_board, terminal
from undertow.games.unfathomable.board import DECK, DEEP, RESOURCES, ROOM, SKILLS
from undertow.games.unfathomable.cards.mythos import CARDS
from undertow.games.unfathomable.procedures.abilities import LesserBanishment
from undertow.games.unfathomable.procedures.defeat import DefeatCharacter, DefeatPassenger
from undertow.kernel.state import State

NAMES = ["Ann", "Bram", "Cleo", "Dora", "Emil", "Fenja"]
KEY = re.compile(r"\b(terminal|rule|topic|card|mythos|item|spell|waypoint|damage|space|skill|loyalty|feat|title)-[a-z]")
SMALL = [(78, 43, 15), (98, 63, 21)]  # banner, side and its height on 80 x 24 and 100 x 30
LARGE = [(66, 32), (76, 38), (100, 50), (140, 58)]


def states(every: int = 37) -> list[State]:
    """Tables of a few random games, windows open, one of each number of players; and some that have just begun."""
    found: list[State] = [GAME.new(4, 1), GAME.new(3, 1, {"first_game": True, "characters": "suggested"})]
    for seats in range(3, 7):
        state = GAME.new(seats, seats, {"characters": "random"}, windows="ask")
        luck = random.Random(seats)
        while not state.over:
            if state.count % every == 0:
                found.append(state.clone())
            state.play(luck.choice(state.moves))
        found.append(state)
    return found


@pytest.fixture(scope="module")
def tables() -> list[State]:
    return states()


def lines(view: Any, lang: str, words: bool, width: int) -> list[str]:
    return terminal.Drawing(view, lang, NAMES, words, width).text().splitlines()


def reader(state: State, lang: str, viewer: int | None) -> Reader:
    return Reader(GAME, lang, NAMES[: state.seats], viewer, {}, state.options)


# -- line by line ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", texts.LANGS)
@pytest.mark.parametrize("width", [80, 100])
def test_lines_fit_the_terminal_and_hold_no_key(tables: list[State], lang: str, width: int) -> None:
    for state in tables:
        for viewer in (0, None):
            for words in (False, True):
                for line in lines(state.view(viewer), lang, words, width):
                    assert len(line) <= width, line
                    assert not KEY.search(line) and "{" not in line and "???" not in line, line


@pytest.mark.parametrize("lang", texts.LANGS)
def test_the_table_in_lines_names_everybody_and_everything(tables: list[State], lang: str) -> None:
    for state in tables:
        view = state.view(0)
        text = " ".join(" ".join(lines(view, lang, False, 100)).split())
        for resource in range(len(RESOURCES)):
            assert f"{texts.name_of(GAME, 'resource', resource, lang)} {view['dials'][resource]}" in text
        for player in view["players"]:
            assert NAMES[player["seat"]] in text
            if player["character"] is not None:
                assert texts.name_of(GAME, "character", player["character"], lang) in text
            for item in player["items"]:
                assert texts.name_of(GAME, "item", item, lang) in text
        for card in view["loyalty"]:
            assert texts.name_of(GAME, "loyalty", card, lang) in text
        for card in view["crisis"]:
            assert texts.name_of(GAME, "mythos", card, lang) in text


def test_a_scene_in_words() -> None:
    scene = Scene("keilani", "arjun", "william").at(0, "chapel").at(1, "deck 3").at(2, "galley")
    scene.deep_ones("chapel", 2).damaged("chapel").on_deck("deck 3", 1)
    scene.monarch("dagon", "water 5").deep_ones("the deep", 3)
    scene.hand(0, "lore 3", "lore 3", "will 5").dial("food", 2).turn()
    text = "\n".join(lines(scene.table.view(0), "en", False, 100))
    assert "Chapel (3): damaged (repair: influence 3), Ann, 2 Deep Ones" in text
    assert "Deck 3: Bram, 1 passenger" in text
    assert "In the water: Water by deck 5: Father Dagon" in text
    assert "In the Deep: Mother Hydra, 3 Deep Ones" in text
    assert "food 2 (!)" in text
    assert "Your hand (3 of 10): lore 3 3, will 5" in text
    assert "Keilani Tatupu, Captain" in text and "William Bowleg, Keeper of the Tome" in text


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["At stake: Cleo goes to the Brig", "At stake: Ann gets out of the Brig", "About to be defeated: Bram",
                "A passenger is about to be defeated: Deck 2"]),
        ("de", ["Es geht darum: Cleo soll in die Brig", "Es geht darum: Ann will aus der Brig heraus",
                "Wird gleich überwältigt: Bram", "Gleich wird ein Passagier überwältigt: Deck 2"]),
        ("pl", ["Stawka: do aresztu trafi Cleo", "Stawka: z aresztu wyjdzie Ann",
                "Zaraz zostanie pokonana postać: Bram", "Zaraz zostanie pokonany pasażer: pokład 2"]),
    ],
)  # fmt: skip
def test_whom_something_is_about(lang: str, words: list[str]) -> None:
    cast = ("svetlana", "arjun", "william")
    cabin = Scene(*cast).at(0, "captains cabin").hand(1, "lore 1").turn()
    brig = Scene(*cast).at(0, "brig").hand(1, "lore 1").turn()
    scenes = [
        cabin.play(use_room("captains cabin"), to_seat(2)),
        brig.play(use_room("brig")),
        Scene(*cast).feat(0).begin(DefeatCharacter(1)),
        Scene(*cast).feat(0).on_deck("deck 2", 1).begin(DefeatPassenger(space("deck 2"))),
    ]
    reads = Reader(GAME, lang, NAMES[:3])
    for scene, said in zip(scenes, words, strict=True):
        view = scene.table.view(None)
        assert said in "\n".join(lines(view, lang, False, 100))
        assert said in "\n".join(line.plain for line in screen_board.scene(view, reads, 100, 2))


def test_the_plan_shows_all_deep_ones_passengers_and_players(tables: list[State]) -> None:
    for state in tables:
        view = state.view(None)
        for plan in (
            terminal.Drawing(view, "en", NAMES, True, 80).plan()[1:-1],
            plan_of(state, 78),
            plan_of(state, 98),
        ):
            text = "\n".join(plan)
            assert sum(map(int, re.findall(r"Ψ(\d+)", text))) == sum(view["deep_ones"])
            assert sum(map(int, re.findall(r"○(\d+)", text))) == sum(view["passengers"])
            for player in view["players"]:
                if player["space"] is not None:
                    assert text.count(SEAT_SIGNS[player["seat"]]) == 1
            assert text.count("✗") == len([card for card in view["damage"] if card is not None])
            assert text.count("Hydra") == text.count("Dagon") == 1


def plan_of(state: State, width: int) -> list[str]:
    return [line.plain for line in screen_board.plan_rows(state.view(None), reader(state, "en", None), width)]


def test_signs_are_those_of_all_games() -> None:
    assert terminal.SIGNS == SEAT_SIGNS


@pytest.mark.parametrize("lang", texts.LANGS)
def test_no_two_skills_or_rooms_have_the_same_letters(lang: str) -> None:
    codes = [meaning.say(f"code-{skill}", lang) for skill in SKILLS]
    assert len(set(codes)) == len(codes)
    rooms = [meaning.say(f"short-{slug}", lang) for slug in GAME.nouns["space"][ROOM:DEEP]]
    assert len(set(rooms)) == len(rooms) == DECK
    for code in codes:
        assert code in meaning.say("help-signs", lang, deep_one="Ψ", passenger="○", damaged="✗")


@pytest.mark.parametrize("lang", texts.LANGS)
def test_at_the_end_all_loyalty_cards_are_shown(tables: list[State], lang: str) -> None:
    for state in tables:
        view = state.view(0)
        if not state.over:
            continue
        text = terminal.sheet(view, lang, NAMES)
        drawn = "\n".join([line.plain for line in screen.DRAWING.sheet(view, reader(state, lang, 0), 80)])
        for seat, cards in enumerate(view["loyalties"]):
            named = ", ".join(texts.name_of(GAME, "loyalty", card, lang) for card in cards)
            for shown in (text, drawn):
                assert [line for line in shown.splitlines() if NAMES[seat] in line and named in line]


# -- full screen -----------------------------------------------------------------------------------------------------


def test_the_game_draws_itself() -> None:
    assert drawing_of(GAME) is screen.DRAWING


@pytest.mark.parametrize("lang", texts.LANGS)
def test_a_drawing_keeps_to_its_room(tables: list[State], lang: str) -> None:
    for state in tables[texts.LANGS.index(lang) :: 6]:
        for viewer in (0, state.seats - 1, None):
            view, who = state.view(viewer), reader(state, lang, viewer)
            for across, width, height in SMALL:
                fits(screen.DRAWING.banner(view, who, across), across, 7)
                fits(screen.DRAWING.side(view, who, width, height), width, height)
            for width, height in LARGE:
                fits(screen.DRAWING.board(view, who, width, height), width, height)
            fits(screen.DRAWING.players(view, who, 69), 69, 10_000)


def fits(block: list[Any], width: int, height: int) -> None:
    assert len(block) <= height
    for line in block:
        assert line.cell_len <= width, line.plain
        assert not KEY.search(line.plain), line.plain


@pytest.mark.parametrize("lang", texts.LANGS)
def test_every_screen_shows_what_matters(tables: list[State], lang: str) -> None:
    for state in tables[::3]:
        view, who = state.view(0), reader(state, lang, 0)
        drawn = [screen.DRAWING.side(view, who, 43, 15), screen.DRAWING.board(view, who, 66, 32)]
        for text in ("\n".join([line.plain for line in block]) for block in drawn):
            for resource, slug in enumerate(RESOURCES):
                name = meaning.say(f"short-{slug}", lang)
                assert re.search(rf"{re.escape(name)} +[▮▯]* *{view['dials'][resource]}\b", text), text
            for player in view["players"]:
                assert NAMES[player["seat"]] in text
            assert meaning.say("your-hand", lang) in text and meaning.say("your-loyalty", lang) in text
            for card in view["loyalty"]:
                assert texts.name_of(GAME, "loyalty", card, lang) in text
            if view["check"] is not None and view["check"]["pile"]:
                assert meaning.say("total", lang, total=meaning.signed(view["check"]["total"])) in text


@pytest.mark.parametrize("lang", texts.LANGS)
def test_every_card_can_be_looked_up(lang: str) -> None:
    who = Reader(GAME, lang, NAMES, None)
    for noun in screen.DRAWING.browsed:
        for index in range(len(GAME.nouns[noun])):
            page = "\n".join([line.plain for line in screen.DRAWING.about(who, noun, index)])
            assert len(page.splitlines()) > 2 and not KEY.search(page), page
    assert "{" not in screen.DRAWING.legend(who)


def test_hints_and_alarms() -> None:
    scene = Scene("keilani", "arjun", "william").turn()
    view, who = scene.table.view(0), reader(scene.table, "en", 0)
    assert "Risk 1 passenger" in screen.DRAWING.hint(view, who, "space", ROOM)
    assert screen.DRAWING.hint(view, who, "space", DECK) == ""
    assert screen.DRAWING.hint(view, who, "seat", 1) == "Arjun · Bridge"
    assert screen.DRAWING.alarm(view, who) == ""
    scene.dial("food", 2)
    assert "food" in screen.DRAWING.alarm(scene.table.view(0), who)
    scene.dial("food", 5).damaged("bridge", "chapel", "galley", "cargo hold")
    assert "4" in screen.DRAWING.alarm(scene.table.view(0), who)


@pytest.mark.parametrize(("lang", "size"), [("en", (80, 24)), *night(("pl", (100, 30)), ("de", (120, 40)))])
async def test_the_whole_terminal(lang: str, size: tuple[int, int], tmp_path: Path) -> None:
    pytest.importorskip("textual")
    from undertow.cli.screen import TableApp
    from undertow.cli.screen_pages import Cards, Page
    from undertow.cli.session import Session

    played = Session.new(GAME, 4, "random", (0,), 3, {"characters": "random"}, lang)
    luck = random.Random(3)
    while len(played.recorder.lines) < 60 or not played.asks_human or played.decision().prompt != "action":
        played.play(luck.choice(played.state.moves))
    app = TableApp(played, tmp_path / "game.jsonl", pause=0)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.pause()
        text = "\n".join(strip.text for strip in app.screen._compositor.render_strips(app.size))
        assert all(len(line) <= size[0] for line in text.splitlines())
        assert meaning.say("your-loyalty", lang) in text and meaning.say("short-deep", lang) in text
        assert "‹2›" in text  # a space to go to
        for key in ("r", "w", "l", "p", "question_mark", "c"):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, Cards if key == "c" else Page)
            await pilot.press("escape")
            await pilot.pause()
        made = len(played.recorder.lines)
        await pilot.press("2")
        await pilot.pause()
        assert len(played.recorder.lines) > made


# -- who may know what -----------------------------------------------------------------------------------------------


def test_nothing_is_shown_that_the_reader_may_not_know(tables: list[State]) -> None:
    for state in tables[::4]:
        before = everything(state)
        assert everything(state.redeal(0, 5)) == before


def everything(state: State) -> list[str]:
    view, who = state.view(0), reader(state, "en", 0)
    drawing = screen.DRAWING
    blocks = [
        drawing.banner(view, who, 78), drawing.side(view, who, 43, 15), drawing.board(view, who, 100, 50),
        drawing.players(view, who, 80),
    ]  # fmt: skip
    return lines(view, "en", True, 100) + [line.plain for block in blocks for line in block]


# -- what a newcomer asks ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", texts.LANGS)
def test_the_lines_say_what_a_crisis_is_about(tables: list[State], lang: str) -> None:
    seen = 0
    for state in tables:
        view: Any = state.view(0)
        text = " ".join(" ".join(lines(view, lang, False, 100)).split())
        for card in view["crisis"]:
            seen += 1
            assert " ".join(texts.rule(GAME, CARDS[card].rule, lang).split()) in text
    assert seen


@pytest.mark.parametrize(
    ("rolled", "modifier", "said"),
    [(0, 0, "A die is about to be rolled"), (5, 0, "The die shows 5"), (5, 2, "The die shows 5 (+2)"),
     (0, -2, "A die is about to be rolled (−2)")],
)  # fmt: skip
def test_a_roll_names_what_is_added_only_if_something_is(rolled: int, modifier: int, said: str) -> None:
    assert meaning.roll_words({"modifier": modifier, "attack": False, "face": 0, "rolled": rolled}, "en") == said


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Chosen: Chapel"), ("de", "Gewählt: Kapelle"), ("pl", "Wybrano: kaplica")]
)
def test_what_was_chosen_openly_is_said_until_it_takes_effect(lang: str, said: str) -> None:
    scene = Scene("keilani", "arjun", "william").deep_ones("chapel", 2).deep_ones("galley")
    scene.begin(LesserBanishment(0))
    assert meaning.chosen_words(scene.table.view(1), lang, ()) == ""
    scene.play(to_space("chapel"))
    assert meaning.chosen_words(scene.table.view(1), lang, ()) == said
    assert said in "\n".join(lines(scene.table.view(1), lang, False, 100))
    assert said in "".join(
        str(line) for line in screen_board.scene(scene.table.view(1), reader(scene.table, lang, 1), 80, 2)
    )


@pytest.mark.parametrize("lang", texts.LANGS)
def test_the_hint_of_a_room_says_what_can_be_done_there(lang: str) -> None:
    state = GAME.new(3, 1, {"characters": "random"})
    hint = screen.DRAWING.hint(state.view(0), reader(state, lang, 0), "space", space("galley"))
    assert hint == texts.rule(GAME, "room.galley", lang)
    assert screen.DRAWING.hint(state.view(0), reader(state, lang, 0), "space", DECK) == ""


@pytest.mark.parametrize("lang", texts.LANGS)
def test_the_page_of_players_explains_ones_own_hand_and_nobody_elses(tables: list[State], lang: str) -> None:
    state = next(state for state in tables if all(state.view(seat)["hand"] for seat in (0, 1)))
    cards = {seat: {texts.name_of(GAME, "card", card, lang) for card in state.view(seat)["hand"]} for seat in (0, 1)}
    assert cards[1] - cards[0]

    def shown(viewer: int | None) -> str:
        page = screen.DRAWING.players(state.view(viewer), reader(state, lang, viewer), 90)
        return " ".join(" ".join(line.plain for line in page).split())

    assert all(name in shown(0) for name in cards[0])
    assert not any(name in shown(0) for name in cards[1] - cards[0])
    assert not any(name in shown(None) for name in cards[0] | cards[1])
