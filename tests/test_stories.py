"""Stories stand with their cards, endings and moments, in three languages, beside the words of the rules."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import undertow
from found import facts, with_facts
from undertow import stories, texts
from undertow.cli import plain, screen_pages, screen_texts
from undertow.cli.session import Session
from undertow.drawing import Reader
from undertow.kernel.log import ALL
from undertow.table import speech

# By game, every noun whose cards have a story, one each; endings by the sides that see them; moments by event and thing.
TOLD = {name: facts(name, "stories") for name in with_facts("stories")}
CARDS = {name: told["cards"] for name, told in TOLD.items()}
SIDES = {name: told["sides"] for name, told in TOLD.items()}
SOME = {name: told.get("some", {}) for name, told in TOLD.items()}  # by noun, the slugs that have one where not all do
UNTOLD = {name: told.get("untold", ()) for name, told in TOLD.items()}
MOMENTS = {name: told["moments"] for name, told in TOLD.items()}
EVERY = [(name, lang) for name in CARDS for lang in texts.LANGS]
every = pytest.mark.parametrize(("name", "lang"), EVERY)


def keys(game: undertow.Game) -> list[str]:
    """The keys of all stories that a game must have."""
    found = [f"story-{noun}-{slug}" for noun in CARDS[game.id] for slug in game.nouns[noun]]
    found += [f"story-{noun}-{slug}" for noun, slugs in SOME[game.id].items() for slug in slugs]
    for ending in set(game.endings) - set(UNTOLD[game.id]):
        found += [f"story-ending-{ending}" + (f"-{side}" if side else "") for side in SIDES[game.id]]
    return found + [moment(*one) for one in MOMENTS[game.id]]


def moment(event: str, thing: str, version: str = "") -> str:
    """The key of a moment."""
    return f"story-event-{event}" + (f"-{thing}" if thing else "") + (f"--{version}" if version else "")


@every
def test_every_card_ending_and_moment_has_its_story_and_no_story_is_left_over(name: str, lang: str) -> None:
    game = undertow.game(name)
    written = texts.texts_of(game.package, lang)
    assert written is not None
    assert sorted(key for key in written.written if key.startswith("story-")) == sorted(keys(game))
    told = [texts.say(key, lang, None, game) for key in keys(game)]
    assert len(set(told)) == len(told) and min(map(len, told)) > 20
    assert all(re.search(r"[.!?…”“»]$", story) for story in told)


@every
def test_the_page_gets_every_story_with_its_card_beside_the_rule(name: str, lang: str) -> None:
    game = undertow.game(name)
    cards = speech.catalogue(name, lang)["cards"]
    for noun in CARDS[name]:
        found = {card["slug"]: card for card in cards if card["noun"] == noun}
        assert set(found) == set(game.nouns[noun])
        for slug, card in found.items():
            assert card["story"] == texts.say(f"story-{noun}-{slug}", lang, None, game)
            assert card["rule"] is None or card["text"] == card["rule"]["text"], "the words of the rule stay"
    written = {(noun, slug) for noun, slugs in SOME[name].items() for slug in slugs}
    others = [card for card in cards if card["noun"] not in CARDS[name]]
    assert {(card["noun"], card["slug"]) for card in others if card["story"]} == written


@every
def test_the_terminal_tells_every_story_on_request(
    name: str, lang: str, capsys: pytest.CaptureFixture[str], tmp_path: Any
) -> None:
    game = undertow.game(name)
    session = Session.new(game, game.seats[0], "random", (0,), 3, lang=lang)
    while not session.asks_human:
        session.bot_moves()
    paper = plain.Plain(session, tmp_path / "game.jsonl")
    for noun in CARDS[name]:
        for index in range(len(game.nouns[noun])):
            card = texts.name_of(game, noun, index, lang)
            assert paper.answer(f"t {card.lower()}") is None
            assert f"{card}: {stories.of_card(game, noun, index, lang)}" in capsys.readouterr().out
    paper.answer("h")
    assert "\n  t " in capsys.readouterr().out
    paper.answer("t no such card")
    assert capsys.readouterr().out.strip() == texts.say("plain-no-story", lang)


@pytest.mark.parametrize("lang", texts.LANGS)
def test_the_question_tells_the_stories_of_the_cards_it_names(
    lang: str, capsys: pytest.CaptureFixture[str], tmp_path: Any
) -> None:
    session = Session.new(undertow.game("abyss"), 2, "thumb", (0,), 3, lang=lang)
    luck = random.Random(1)
    while not (session.asks_human and any(noun == "lord" for noun, _ in session.things())):
        session.play(luck.choice(session.decision().moves)) if session.asks_human else session.bot_moves()
    plain.Plain(session, tmp_path / "game.jsonl").answer("t")
    told = capsys.readouterr().out
    lords = [index for noun, index in session.things() if noun == "lord"]
    assert lords and all(stories.of_card(session.game, "lord", lord, lang) in told for lord in lords)


@every
def test_the_cards_of_the_full_screen_end_with_their_story(name: str, lang: str) -> None:
    game = undertow.game(name)
    window = screen_pages.Cards(Reader(game, lang, ["a", "b"], None))
    for noun in set(CARDS[name]) & set(window.drawing.browsed):
        for index in range(len(game.nouns[noun])):
            lines = [str(line) for line in window.words_of(noun, index)]
            assert lines[-1] == stories.of_card(game, noun, index, lang)
            assert lines[:-2] == [str(line) for line in window.drawing.about(window.reader, noun, index)]
    assert set(CARDS[name]) <= set(window.drawing.browsed)


@every
def test_an_ending_tells_its_story_to_the_side_that_sees_it(name: str, lang: str) -> None:
    game = undertow.game(name)
    for ending in game.endings:
        for side, seat in zip(SIDES[name], TOLD[name].get("seats", [1, 1]), strict=False):
            view = {"loyalties": [[0], [0, 1] if side == "traitors" else [0]], "players": [{"traitor": None}] * 2}
            key = f"story-ending-{ending}" + (f"-{side}" if side else "")
            story = "" if ending in UNTOLD[name] else texts.say(key, lang, None, game)
            assert stories.of_ending(game, ending, view, seat, lang) == story
    if name == "unfathomable":
        view = {"loyalties": [[0]], "players": [{"traitor": 2}]}
        assert stories.of_ending(game, "port", view, 0, lang) == texts.say(
            "story-ending-port-traitors", lang, None, game
        )
        assert stories.of_ending(game, "port", view, None, lang) == texts.say(
            "story-ending-port-humans", lang, None, game
        )


@pytest.mark.parametrize("lang", texts.LANGS)
def test_the_end_of_a_game_tells_its_story_on_the_page_and_in_the_terminal(lang: str) -> None:
    record = undertow.play("abyss", ["random", "random"], seed=4)
    state = record.replay()
    assert state.result is not None
    story = texts.say(f"story-ending-{state.result.ending}", lang, None, state.game)
    for viewer in (-1, 0, 1):
        result = speech.result_data(state, lang, viewer)
        assert result is not None and result["story"] == story
        assert result["text"] == texts.ending(state.game, state.result.ending, lang), "and how it ended"
    assert story in plain.end_of(state.game, state, 0, ["a", "b"], lang)


@pytest.mark.parametrize("lang", texts.LANGS)
def test_a_moment_is_told_with_its_event_the_first_time(lang: str) -> None:
    game = undertow.game("unfathomable")
    state = game.new(3, 1)
    kinds = [kind.key for kind in game.kinds.all]
    brig, deck = game.nouns["space"].index("brig"), 0
    happened = [
        ("game_begun", (0,)), ("awakening", ()), ("moved", (1, deck)), ("moved", (1, brig)), ("moved", (2, brig)),
        ("revealed", (1, 1)), ("revealed", (2, 2)), ("monarch_activates", (1,)), ("monarch_activates", (0,)),
        ("monarch_activates", (1,)),
    ]  # fmt: skip
    state.events = [(kinds.index(key), ALL, *values) for key, values in happened]
    keyed = [
        "game_begun", "awakening", "", "moved-brig", "", "revealed-hybrid", "revealed-cultist",
        "monarch_activates-dagon", "monarch_activates-hydra", "",
    ]  # fmt: skip
    expected = [texts.say(f"story-event-{key}", lang, None, game) if key else "" for key in keyed]
    told = speech.events_since(state, -1, 0, lang, ("a", "b", "c"))
    assert [event["story"] for event in told] == expected
    assert all(event["text"] for event in told)
    assert [event["story"] for event in speech.events_since(state, -1, 9, lang, ("a", "b", "c"))] == [""]
    tales = stories.in_log(game, state.log(None), lang)
    assert [tales.get(at, "") for at in range(len(expected))] == expected


@pytest.mark.parametrize("lang", texts.LANGS)
def test_each_side_hears_a_moment_in_its_own_words_and_differently_the_next_time(lang: str) -> None:
    game = undertow.game("alone")
    state = game.new(2, 1)
    kinds = [kind.key for kind in game.kinds.all]
    turns = [("turn_begun", (n,)) for n in (7, 8, 8, 8, 8)]
    state.events = [(kinds.index(key), ALL, *values) for key, values in [("courier_placed", ()), *turns]]
    for viewer, side in ((0, "hero"), (1, "evil"), (-1, "hero")):
        keyed = ["courier_placed--hero" if side == "hero" else "", "", f"turn_begun-8--{side}"]
        keyed += [f"turn_begun-8--{side}-2", f"turn_begun-8--{side}-3", ""]
        expected = [texts.say(f"story-event-{key}", lang, None, game) if key else "" for key in keyed]
        assert [event["story"] for event in speech.events_since(state, viewer, 0, lang, ("a", "b"))] == expected
        seat = None if viewer < 0 else viewer
        tales = stories.in_log(game, state.log(seat), lang, seat)
        assert [tales.get(at, "") for at in range(len(expected))] == expected


def test_what_one_side_alone_is_told_tells_it_no_story_either() -> None:
    game = undertow.game("alone")
    nightmare = [kind.key for kind in game.kinds.all].index("nightmare")
    to_evil = 0b10
    for seat in (None, 0, 1):
        assert stories.of_event(game, [(nightmare, to_evil)], 0, "en", seat) == ""
        assert stories.of_event(game, [(nightmare, ALL)], 0, "en", seat) != ""


@pytest.mark.parametrize("lang", texts.LANGS)
def test_the_terminal_tells_moments_in_its_log_and_the_ending_at_the_end(
    lang: str, capsys: pytest.CaptureFixture[str], tmp_path: Any
) -> None:
    game = undertow.game("unfathomable")
    session = Session.new(game, 3, "random", (0,), 3, lang=lang)
    while not session.state.over:
        session.play(session.decision().moves[-1]) if session.asks_human else session.bot_moves()
    reader = Reader(game, lang, session.names, 0)
    begun = texts.say("story-event-game_begun", lang, None, game)
    plain.Plain(session, tmp_path / "game.jsonl").show_log()
    assert capsys.readouterr().out.count(begun) == 1
    chronicle = screen_texts.Chronicle(session, 0, (), reader)
    chronicle.listen()
    assert [str(line) for line in chronicle.lines()].count(f"  {begun}") == 1
    assert session.state.result is not None
    story = stories.of_ending(game, session.state.result.ending, session.state.view(0), 0, lang)
    assert story and story in [str(line) for line in screen_texts.result_page(session, reader, [])]


def test_what_not_everybody_hears_tells_nothing() -> None:
    game = undertow.game("unfathomable")
    awakening = [kind.key for kind in game.kinds.all].index("awakening")
    assert stories.of_event(game, [(awakening, 1)], 0, "en") == ""
    assert stories.of_event(game, [(awakening, 1), (awakening, ALL)], 1, "en") != "", "it is the first that all hear"
