"""First games and the hints that lead through them: data of each game, in three languages."""

from __future__ import annotations

import json
import re
from importlib import resources

import pytest

import undertow
from found import OWN, facts, with_facts
from undertow import texts
from undertow.cli.session import Session
from undertow.first import First, Lesson, firsts_of, hint_key, question_of
from undertow.kernel.game import Game
from undertow.kernel.screened import Screened
from undertow.kernel.seat import Seat
from undertow.match import chosen, seated

PAGE = "undertow.table"  # where the page's own words are
FIRSTS = [(name, first) for name in OWN for first in firsts_of(undertow.game(name))]
MOST = 45  # questions in which a script is through
LONGEST = 400  # letters of a hint
HINTED = [name for name in OWN if firsts_of(undertow.game(name))]


def hints_of(game: Game, lang: str) -> dict[str, str]:
    """The hints of a game by what they are called, wherever they are kept."""
    start = f"ui-guide-{game.id}-"
    found = {**texts.sources(PAGE, lang), **texts.sources(game.package, lang)}
    return {key.removeprefix(start): text for key, text in found.items() if key.startswith(start)}


def questions_of(game: Game) -> set[str]:
    """All questions that a game has words for."""
    folder = resources.files(game.package).joinpath("locale")
    words = "\n".join([file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith("en.ftl")])
    return set(re.findall(r"^prompt-([\w-]+?)(?:--[\w-]+)? *=", words, re.MULTILINE))


def screens_of(game: Game) -> set[str]:
    """What stands before a screen, where nobody is asked."""
    return {procedure.prompt for procedure in game.procedures.values() if issubclass(procedure, Screened)}


@pytest.mark.parametrize("name", with_facts("first"))
def test_a_game_has_the_first_games_it_promises(name: str) -> None:
    assert [first.key for first in firsts_of(undertow.game(name))] == facts(name, "first")["names"]


@pytest.mark.parametrize(("name", "first"), FIRSTS, ids=lambda value: getattr(value, "key", value))
def test_a_first_game_can_be_set_up_and_named_in_each_language(name: str, first: First) -> None:
    game = undertow.game(name)
    game.checked_seats(first.seats)
    assert 0 <= first.seat < first.seats and game.checked_options(first.options).items() >= first.options.items()
    if len(firsts_of(game)) > 1:
        for lang in texts.LANGS:
            assert texts.has(game.package, f"ui-{name}-first-{first.key}", lang)


@pytest.mark.parametrize(("name", "first"), FIRSTS, ids=lambda value: getattr(value, "key", value))
def test_the_script_of_a_first_game_leads_in_its_order_through_what_is_asked(name: str, first: First) -> None:
    """Played by ``thumb``: whoever does something else meets the same questions, perhaps in another order."""
    game = undertow.game(name)
    session = Session.new(game, first.seats, "thumb", [first.seat], first.seed, first.options)
    bot = seated(game, ["thumb"] * first.seats, str(first.seed))[first.seat]
    lesson, told, asked = Lesson(game, first), [], []
    while lesson.left and len(asked) < MOST:
        if not session.asks_human:
            session.bot_moves()
            continue
        left = list(lesson.left)
        asked.append(session.decision().prompt)
        assert lesson.hint(len(asked), asked[-1], "en") == lesson.hint(len(asked), asked[-1], "en")
        told += [step for step in left if step not in lesson.left]
        session.play(chosen(bot, Seat(session.state, first.seat)))
    assert told == list(first.script), f"asked were: {asked}; another seed, or another script"


@pytest.mark.parametrize("name", HINTED)
@pytest.mark.parametrize("lang", texts.LANGS)
def test_every_question_of_a_game_with_a_first_game_has_a_hint(name: str, lang: str) -> None:
    game = undertow.game(name)
    assert {prompt for prompt in questions_of(game) - screens_of(game) if not hint_key(game, prompt, lang)} == set()


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("lang", texts.LANGS)
def test_every_hint_names_a_question_and_says_the_same_whatever_is_hidden(name: str, lang: str) -> None:
    game = undertow.game(name)
    asked = questions_of(game)
    families = {match[0] for prompt in asked if (match := re.match(r"[a-z]+", prompt))}
    scripted = {step for first in firsts_of(game) for step in first.script}
    for hint, text in hints_of(game, lang).items():
        assert question_of(hint) in asked | families, hint
        assert hint == question_of(hint) or hint in scripted, f"{hint} is in no script"
        assert "{" not in text and len(text) <= LONGEST, hint
    assert set(hints_of(game, lang)) == set(hints_of(game, "en"))
    assert scripted <= set(hints_of(game, lang))


def test_a_lesson_tells_its_steps_once_and_any_other_hint_once() -> None:
    game = undertow.game("alone")
    lesson = Lesson(game, First("x", 2, 0, 1, {}, ("action", "action-2")))
    said = [lesson.hint(at, prompt, "en") for at, prompt in enumerate(["action", "door", "action", "door", "action"])]
    words = texts.sources(game.package, "en")
    keys = [f"ui-guide-alone-{step}" for step in ("action", "door", "action-2")]
    assert said == [*[words[key] for key in keys], "", ""]
    assert hint_key(game, "no_such_question") == "" and hint_key(game, "item_walk") == "ui-guide-alone-item"


@pytest.mark.parametrize(("name", "first"), FIRSTS, ids=lambda value: getattr(value, "key", value))
def test_a_lesson_goes_on_where_its_record_ends(name: str, first: First) -> None:
    game = undertow.game(name)
    prompts = [question_of(step) for step in first.script] * 2
    lesson = Lesson(game, first)
    said = [lesson.hint(at, prompt, "en") for at, prompt in enumerate(prompts)]
    for end in range(len(prompts)):
        begun = Lesson(game, first)
        for at, prompt in enumerate(prompts[: end + 1]):
            begun.hint(at, prompt, "en")
        gone_on = Lesson.resumed(game, json.loads(json.dumps(begun.data)))
        assert gone_on is not None
        rest = [gone_on.hint(at, prompt, "en") for at, prompt in enumerate(prompts) if at >= end]
        assert rest == said[end:]  # the question that is open comes with its hint again
