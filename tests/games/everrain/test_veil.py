"""The veil: what comes of an answer is nowhere to be read before it is told. rule: events.3"""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import random
from pathlib import Path
from typing import Any

import pytest
from marks import CARDS, MARK, VEILED, early, opened, spoken_in_marks
from serving import InThread, Player

import undertow
from night import night
from undertow import desk, texts
from undertow.cli import rules as rules_command
from undertow.cli.plain import Plain
from undertow.cli.session import Session
from undertow.games.everrain import moves as m
from undertow.games.everrain import story_sections
from undertow.games.everrain.cards.stories import OUTCOMES, STORIES
from undertow.games.everrain.game import EVERRAIN
from undertow.kernel.errors import Error
from undertow.kernel.rules import rules_of
from undertow.match import seated
from undertow.sections import section
from undertow.table import speech

PAGE = Path(undertow.__file__).parent / "table" / "page"
OPTIONS = (
    {"length": "short"},
    {"length": "short", "advanced": False},
    {"length": "short", "house_rules": False, "difficulty": "hard"},
    {"length": "medium", "advanced": False, "house_rules": False, "difficulty": "easy"},
    {"length": "long"},
)


# -- every surface -----------------------------------------------------------------------------------------------------


def terminal(session: Session, path: Path) -> str:
    """All that the terminal says when it is asked for everything, and the save of the running game."""
    plain = Plain(session, path)
    plain.reader = session.state.deciding
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        plain.tell_news()
        for line in ("", "v", "r", "w", "?", "l", "h", "t", "t e", "z9", "999999", "s"):
            plain.answer(line)
        plain.show_summary()
    return said.getvalue() + path.read_text("utf-8")


def errors(session: Session) -> str:
    """What is said of moves that are not allowed."""
    found = []
    for move in range(0, EVERRAIN.words.size, 97):
        if move not in session.state.moves:
            try:
                session.state.clone().play(move)
            except Error as error:
                found += [error.text(lang) for lang in texts.LANGS]
    assert found
    return "\n".join(found)


def surfaces(session: Session, lang: str, path: Path) -> str:
    """All that anybody can read at a decision."""
    state = session.state
    seat = state.deciding
    said: list[Any] = [terminal(session, path), errors(session)]
    for viewer in (seat, -1):
        view = state.view(None if viewer < 0 else viewer)
        said += [view, speech.sections(state, view, viewer, lang, speech.MARKS)]
        said.append(speech.events_since(state, viewer, 0, lang, speech.MARKS))
    said += [state.describe(move) for move in state.moves]
    said += [str(each) for each in state.why_not(seat, lang)]
    said += [
        speech.own_decision(state, state.decision, lang, speech.MARKS),
        speech.refused(state, seat, lang, speech.MARKS),
    ]
    said.append(texts.prompt(EVERRAIN, state.decision, lang))
    return "\n".join(
        [each if isinstance(each, str) else json.dumps(each, ensure_ascii=False, default=str) for each in said]
    )


def log_of(state: undertow.State) -> list[tuple[str, dict[str, Any]]]:
    """What everybody has heard."""
    return [(event.key, event.values) for event in state.log(None)]


class Reading:
    """Games played at random, in which everything is read now and then, and whenever a story asks."""

    def __init__(self, path: Path, every: int) -> None:
        self.path = path / "game.jsonl"
        self.every = every
        self.told: set[str] = set()  # texts that were told at last
        self.seen: set[str] = set()  # marks that were read, none before its time

    def play(self, seed: int) -> None:
        """One game."""
        lang, luck = texts.LANGS[seed % 3], random.Random(seed)
        seats = 1 + seed % 4
        session = Session.new(EVERRAIN, seats, "random", tuple(range(seats)), seed, OPTIONS[seed % len(OPTIONS)], lang)
        if seed % 2:  # somebody who sails on purpose comes to more stories
            session.bots = dict(enumerate(seated(EVERRAIN, ["thumb"] * seats, str(seed))))
        count, asks = 0, {story.slug for story in STORIES}
        while not session.state.over:
            if count % self.every == 0 or (session.state.asking.key in asks and luck.random() < 0.5):
                self.read(session, lang, (seed, count))
            tempting = [move for move in (m.LAND, m.HEED) if move in session.state.moves]  # where stories are told
            if seed % 2 and not tempting and session.state.asking.key not in asks:
                session.play(session.bot_chooses())
            else:
                session.play(luck.choice(tempting or session.state.moves))
            count += 1

    def read(self, session: Session, lang: str, where: object) -> None:
        """Read everything: no mark of what is not told yet."""
        told = opened(log_of(session.state))
        said = surfaces(session, lang, self.path)
        assert not early(said, told), (where, sorted(early(said, told)))
        self.told |= told
        self.seen |= {*MARK.findall(said)}


def test_events_3_nothing_veiled_is_read_before_the_event_that_tells_it(tmp_path: Path) -> None:
    with spoken_in_marks():
        reading = Reading(tmp_path, 150)
        for seed in range(5):
            reading.play(seed)
    assert len(reading.seen) > 60 and any(mark.startswith("effect-") for mark in reading.seen)
    assert reading.seen <= reading.told


@pytest.mark.night
def test_events_3_nothing_veiled_is_read_early_in_three_hundred_games(tmp_path: Path) -> None:
    with spoken_in_marks():
        reading = Reading(tmp_path, 100)
        for seed in range(300):
            reading.play(seed)
    outcomes = {mark for mark in reading.seen if mark.startswith("outcome-")}
    assert len(outcomes) > 205  # of 232; forty games tell 201


# -- the whole screen --------------------------------------------------------------------------------------------------

PAGES = ("", "r", "w", "l", "c", "p", "question_mark", "tab", "tab")


async def leafed_through(app: Any) -> str:
    """What stands on the terminal, page after page."""
    said = []
    async with app.run_test(size=(220, 90)) as pilot:
        for key in PAGES:
            if key:
                await pilot.press(key)
            await pilot.pause()
            await pilot.pause()
            said += [strip.text for strip in app.screen._compositor.render_strips(app.size)]
            if len(app.screen_stack) > 1 and key not in ("", "tab"):
                await pilot.press("escape")
    return "\n".join(said)


@pytest.mark.parametrize(("lang", "stops"), [("de", 1), *night(("en", 4), ("pl", 4))])
def test_events_3_nothing_veiled_stands_on_the_whole_screen_before_its_time(
    lang: str, stops: int, tmp_path: Path
) -> None:
    pytest.importorskip("textual")
    from undertow.cli.screen import TableApp

    asks = {story.slug for story in STORIES}
    seen: list[str] = []
    with spoken_in_marks():
        session, luck = Session.new(EVERRAIN, 1, "random", (0,), 1, OPTIONS[0], lang), random.Random(stops)
        while stops and not session.state.over:
            if session.state.asking.key in asks:
                stops -= 1
                said = asyncio.run(leafed_through(TableApp(session, tmp_path / "game.jsonl", pause=0)))
                told = opened(log_of(session.state))
                found = {*MARK.findall(said)}  # a line may end in the middle of one
                assert all(any(key.startswith(mark) for key in told) for mark in found), found - told
                seen += found & told
            session.play(luck.choice(session.state.moves))
    assert any(mark.startswith("told-") for mark in seen) and any(mark.startswith("move-answer") for mark in seen)


# -- what needs no game ------------------------------------------------------------------------------------------------


def words_of(lang: str) -> dict[str, str]:
    """The veiled texts as they are written, by their keys."""
    source = texts.texts_of(EVERRAIN.package, lang)
    assert source is not None
    return {key: source.written[key].split("=", 1)[1].strip() for key in VEILED if key in source.written}


def test_events_3_every_veiled_text_is_marked_and_is_veiled_in_every_language() -> None:
    spoken = {key for key in VEILED if not key.startswith("label-")}
    asked = {f"{part}{story.slug}" for story in STORIES for part in ("prompt-", "move-answer--")}
    for lang in texts.LANGS:
        missing = {key for key in spoken if key not in words_of(lang)}
        assert missing <= asked, sorted(missing)[:5]  # tests and tales ask nothing of their own
    nouns = {f"{noun}-{name}" for noun in EVERRAIN.veiled for name in EVERRAIN.nouns[noun]}
    assert nouns <= VEILED and len(OUTCOMES) == 232 and len(CARDS) == 108


@pytest.mark.parametrize("lang", texts.LANGS)
def test_events_3_no_mark_stands_in_catalogue_rules_or_start_page(lang: str) -> None:
    with spoken_in_marks():
        said = json.dumps([speech.catalogue("everrain", lang), speech.game_data(EVERRAIN, lang)], ensure_ascii=False)
        said += " ".join(
            [texts.rule(EVERRAIN, key, lang) + texts.topic(EVERRAIN, key, lang) for key in rules_of(EVERRAIN)]
        )
        for word in ("", "e", "outcome", "⟦", *[STORIES[card].slug for card in range(0, 108, 9)]):
            found = desk.matching(EVERRAIN, [word] if word else [], lang)
            said += "\n".join(rules_command.pages(EVERRAIN, found, lang))
        assert not MARK.findall(said) and len(said) > 50_000


@pytest.mark.skipif(not PAGE.is_dir(), reason="the page is not built")
@pytest.mark.parametrize("lang", texts.LANGS)
def test_events_3_no_veiled_text_stands_in_the_files_of_the_page(lang: str) -> None:
    files = [path for path in PAGE.rglob("*") if path.suffix in (".js", ".html", ".css", ".json", ".svg")]
    locale = Path(undertow.__file__).parent / "games" / "everrain" / "locale"
    files += [locale / f"page-{lang}.ftl", Path(undertow.__file__).parent / "table" / "locale" / f"{lang}.ftl"]
    said = "\n".join([path.read_text("utf-8") for path in files])
    pieces = {key: text[:60] for key, text in words_of(lang).items() if not key.startswith("move-answer")}
    assert len(pieces) > 700 and len(said) > 200_000
    assert not [
        key for key, text in pieces.items() if len(text) > 20 and (text in said or json.dumps(text)[1:-1] in said)
    ]


# -- over the wire -----------------------------------------------------------------------------------------------------


def everything(server: InThread, player: Player, lang: str) -> str:
    """All answers that a seat, and somebody without one, can have at this moment, those to bad questions included."""
    said = []
    for who in (player, Player(server, player.table)):
        for path in ("", "/log", "/why", "/notes", "/record", "/replay"):
            query: dict[str, Any] = {"lang": lang, "sections": True} if not path else {"lang": lang}
            said.append(who.get(path, **query).text)
    said.append(player.say({"number": 0, "move": 1}, lang).text)
    said.append(player.say({"number": 10**6, "moves": [1, 2]}, lang).text)
    return "\n".join(said)


def test_events_3_nothing_veiled_goes_over_the_wire_before_its_time(tmp_path: Path) -> None:
    server = InThread(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    try:
        listen(server)
    finally:
        server.stop()


def listen(server: InThread) -> None:
    """Ask a server everything, and sail."""
    with spoken_in_marks():
        for path in ("/games", "/games/everrain/cards", "/rules/everrain", "/rules/everrain?q=outcome", "/texts"):
            answer = server.http.get(f"/api{path}", params={"lang": "de"} if "?" not in path else None)
            assert answer.status_code == 200 and not MARK.findall(answer.text), path
        seen: set[str] = set()
        for seed, lang in ((4, "en"), (5, "pl")):
            seen |= sail(server, seed, lang)
    assert len(seen) > 10 and any(mark.startswith("outcome-") for mark in seen)


def sail(server: InThread, seed: int, lang: str) -> set[str]:
    """A voyage over the wire, every frame of which is read; the answer is what was told."""
    luck = random.Random(seed)
    options = {**OPTIONS[seed % len(OPTIONS)], "length": "short"}
    players, _ = server.create(game="everrain", seats=1, you=[0], seed=seed, options=options)
    player = players[0]
    seen: set[str] = set()
    with player.live(lang) as line:
        number = -1
        for count in range(100):
            heard = [line.hear()]
            while heard[-1].get("number", number) < number:  # what comes before the answer to the last move
                heard.append(line.hear())
            frame = player.look(lang=lang)
            told = opened([(event["event"], event["values"]) for event in player.get("/log", lang=lang).json()])
            said = json.dumps([heard, frame], ensure_ascii=False)
            if count % 20 == 0:
                said += everything(server, player, lang)
            assert not early(said, told), (seed, count, early(said, told))
            seen |= {*MARK.findall(said)}
            if frame["over"]:
                break
            move = luck.choice(frame["decision"]["moves"])
            answer = player.post(frame["number"], move["move"])
            assert answer.status_code == 200
            number = answer.json()["number"]
    return seen


# -- a leak is found ---------------------------------------------------------------------------------------------------


def leak_by_sections(patch: pytest.MonkeyPatch) -> None:
    """As soon as a card lies open, sections say what would come of another one."""
    true = story_sections.sections

    def leaking(view: Any, ship: Any, words: Any) -> Any:
        lies_open = view["stories"]["told"] or view["stories"]["open"]
        return [*true(view, ship, words), *([section(words.say(f"effect-{OUTCOMES[0]}"))] if lies_open else [])]

    patch.setattr(story_sections, "sections", leaking)


def test_events_3_a_leak_in_the_sections_would_be_found(tmp_path: Path) -> None:
    with spoken_in_marks() as patch:
        leak_by_sections(patch)
        with pytest.raises(AssertionError, match=f"effect-{OUTCOMES[0]}"):
            Reading(tmp_path, 150).play(0)


def test_events_3_a_leak_over_the_wire_would_be_found(tmp_path: Path) -> None:
    server = InThread(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    try:
        with spoken_in_marks() as patch:
            leak_by_sections(patch)
            with pytest.raises(AssertionError, match=f"effect-{OUTCOMES[0]}"):
                sail(server, 4, "en")
    finally:
        server.stop()


def test_events_3_a_leak_in_the_catalogue_would_be_found() -> None:
    with spoken_in_marks() as patch:
        patch.setattr(EVERRAIN, "veiled", ())
        assert MARK.findall(json.dumps(speech.catalogue("everrain", "en"), ensure_ascii=False))
