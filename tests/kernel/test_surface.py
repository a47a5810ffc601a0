"""The public surface: what DESIGN promises to programs."""

from __future__ import annotations

import json
import pickle
import pydoc
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import undertow
from found import WHOLE
from undertow import registry, texts
from undertow.kernel.seat import Seat

ROOT = Path(__file__).parents[2]


def new(**settings: Any) -> undertow.State:
    return undertow.game("abyss").new(**{"seats": 3, "seed": 7, **settings})


def test_games_are_named_and_found() -> None:
    assert "abyss" in undertow.games()
    game = undertow.game("abyss")
    assert (game.id, game.title, game.seats, game.maturity) == ("abyss", "Abyss", (2, 4), "stable")
    assert game.vocabulary > 100
    assert {option.key for option in game.options} == {"ambassador_keys", "memory_aid"}
    with pytest.raises(undertow.UnknownGame, match="abyss"):
        undertow.game("chess")


@pytest.mark.parametrize("seats", [0, 1, 5, -3, "3", 2.0, True])
def test_seats_out_of_range_are_refused_with_what_is_allowed(seats: Any) -> None:
    with pytest.raises(undertow.OptionError, match="2") as caught:
        new(seats=seats)
    assert "4" in str(caught.value)


@pytest.mark.parametrize("options", [{"colour": 1}, {"ambassador_keys": 2}, {"memory_aid": 1}, {"memory_aid": "yes"}])
def test_unknown_options_and_values_are_refused_with_what_is_allowed(options: dict[str, Any]) -> None:
    with pytest.raises(undertow.OptionError) as caught:
        new(options=options)
    assert "allowed" in caught.value.values


@pytest.mark.parametrize("options", [[1], 5, "abc"])
def test_options_that_are_no_mapping_are_refused(options: Any) -> None:
    with pytest.raises(undertow.OptionError):
        new(options=options)


def test_options_cannot_be_changed_in_a_running_game() -> None:
    with pytest.raises(TypeError):
        new().options["memory_aid"] = True


@pytest.mark.parametrize("seat", [7, -1])
def test_a_seat_that_is_not_there_is_refused_everywhere(seat: int) -> None:
    state = new()
    for call in (state.view, state.log, state.why_not, state.decision_for, lambda seat: state.redeal(seat, 1)):
        with pytest.raises(undertow.OptionError):
            call(seat)
    with pytest.raises(undertow.OptionError):
        state.redeal(None, 1)  # type: ignore[arg-type]
    assert state.why_not(None) == []  # type: ignore[arg-type]


def test_windows_is_ask_or_skip() -> None:
    with pytest.raises(undertow.OptionError):
        new(windows="sometimes")


def test_a_seed_decides_everything_and_none_is_secret() -> None:
    assert new(seed=7).digest() == new(seed=7).digest() != new(seed=8).digest()
    assert new(seed=None).digest() != new(seed=None).digest()


def test_a_decision_is_data() -> None:
    state = new()
    decision = state.decision
    assert decision is not None
    assert decision.prompt == "turn" and decision.rule == "actions.1" and decision.pace == "turn"
    assert decision.moves == state.moves and decision.seat == state.seat
    assert decision.cause == ("actions.1",)
    assert json.loads(json.dumps(decision.data())) == decision.data()
    with pytest.raises(undertow.OptionError):
        state.decision_for((decision.seat + 1) % 3)


def test_views_and_logs_are_json_and_numbered() -> None:
    state = new()
    for _ in range(60):
        state.play(state.moves[-1])
    for seat in (None, 0, 1, 2):
        assert json.loads(json.dumps(state.view(seat))) == state.view(seat)
        assert [event.number for event in state.log(seat)] == list(range(len(state.log(seat))))
    for seat in (3, -1):
        with pytest.raises(undertow.OptionError):
            state.view(seat)


def test_without_a_log_there_is_none() -> None:
    with pytest.raises(undertow.NoLog):
        new(log=False).log(0)


def test_reseed_makes_chance_the_same_from_here_on() -> None:
    one, two = new(seed=1), new(seed=1)
    one.reseed(5)
    two.reseed(5)
    assert one.draws == 0 and one.digest() == two.digest()


def test_draws_counts_what_chance_was_asked() -> None:
    state = new()
    assert state.draws == 70 + 34 + 19 + 1  # three shuffles and the first player


def test_results_say_who_won_and_why() -> None:
    state = undertow.play("abyss", ["random", "random", "random"], seed=3).replay()
    result = state.result
    assert result is not None
    assert result.ending in undertow.game("abyss").endings and result.rule.startswith(("ending.", "rulings."))
    assert abs(sum(result.rewards)) < 1e-9 and all(-1 <= reward <= 1 for reward in result.rewards)
    assert max(result.scores) in [result.scores[seat] for seat in result.winners]
    assert state.moves == () and state.seat is None and state.decision is None
    with pytest.raises(undertow.IllegalMove) as caught:
        state.play(0)
    assert caught.value.rules == ("game.over",)


def test_a_bot_gets_its_seat_and_nothing_else() -> None:
    class Nosy(undertow.Bot):
        name = "nosy"

        def choose(self, seat: undertow.Seat) -> int:
            assert not any(
                isinstance(getattr(seat, name, None), undertow.State) for name in dir(seat) if name[0] != "_"
            )
            assert seat.view["seat"] == seat.number
            assert seat.decision.moves == seat.moves
            return seat.moves[0]

    record = undertow.play("abyss", [Nosy(), "random"], seed=1)
    assert record.header["players"] == ["nosy", "random"]
    assert isinstance(Seat(new(), 0).redeal(1), undertow.State)


@pytest.mark.parametrize("answer", [-1, 10_000, None, "0", 2.5])
def test_a_bot_that_answers_nonsense_is_named(answer: Any) -> None:
    class Broken(undertow.Bot):
        name = "broken"

        def choose(self, seat: undertow.Seat) -> int:
            return answer  # type: ignore[no-any-return]

    with pytest.raises(undertow.BotError, match="broken"):
        undertow.play("abyss", [Broken(), "random"], seed=1)


def test_matches_with_equal_seeds_are_equal() -> None:
    assert (
        undertow.play("abyss", ["random"] * 2, seed=4).text() == undertow.play("abyss", ["random"] * 2, seed=4).text()
    )


def test_errors_survive_a_process_border() -> None:
    error = undertow.IllegalMove(5, ("a.1", "b.2"))
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is undertow.IllegalMove and again.rules == ("a.1", "b.2") and str(again) == str(error)


def test_every_public_class_says_what_it_is() -> None:
    for name in undertow.__all__:
        if name not in ("__version__", "games"):
            assert (getattr(undertow, name).__doc__ or "").strip(), name


def test_help_says_something_about_every_method_of_a_state() -> None:
    text = pydoc.plain(pydoc.render_doc(undertow.State))
    for said in ("redeal", "this seat's knowledge alone", "why_not", "An independent copy"):
        assert said in text, said


def test_importing_loads_no_game_and_no_texts() -> None:
    code = (
        "import sys, undertow; bad = [m for m in sys.modules if m.startswith(('undertow.games.', 'fluent', 'numpy', "
        "'rich', 'textual'))]; sys.exit(str(bad) if bad else 0)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_without_fluent_texts_are_keys_and_nothing_fails() -> None:
    code = """
import sys
sys.modules["fluent"] = sys.modules["fluent.runtime"] = None
import undertow
state = undertow.game("abyss").new(2, 1)
assert state.describe(state.moves[0], "de").startswith("move-"), state.describe(state.moves[0])
assert state.why_not(state.seat, "pl")
try:
    state.play(-1)
except undertow.Error as error:
    assert "illegal-move" in str(error)
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_no_compiled_file_lies_in_the_source_tree() -> None:
    assert not [str(path) for path in (ROOT / "src").rglob("*") if path.suffix in (".so", ".pyd")]


FILES = {
    "__init__.py", "board.py", "cards", "catalogue.py", "events.py", "legal.py", "locale", "moves.py", "presets.py",
    "procedures", "public.py", "rules.toml", "rulings.md", "state.py", "thumb.py", "view.py",
}  # fmt: skip
# A table is drawn for the terminal by the game itself, or for terminal and page from its sections.
DRAWN = {"screen.py", "terminal.py"}
SECTIONS = {"sections.py"}
# Where there are definitions that no line of code can cite.
SOME = {"definitions.toml"}
# Where a game has signals of its own; where its bot is too long for one file; where saves of older rules need more than a line;
# where it is compiled in its own way; what its view means to whoever shows it.
SOME |= {"signals.py", "frames.py", "judging", "upgrades.py", "build.toml", "meaning.py"}
# What a newcomer may begin with.
SOME |= {"first.toml"}
# Where the drawing for the terminal is too long for one file.
SOME |= {"screen_pieces.py", "screen_board.py", "screen_players.py"}
# Where the map itself is secret: its sheets and figures, what is seen, shown and known of it, and how it is dealt anew.
SECRET_MAP = {
    "floors.py", "sheets.py", "params.py", "missions.py", "moments.py", "names.py", "targets.py", "sight.py", "shown.py", "known.py",
    "search", "redeal.py", "observing.py", "charts.py", "people.py", "items.py", "sections_people.py", "goals.py", "checks.py", "bosses.py",
    "sensed.py", "needles.py", "sections_items.py", "sections_fights.py", "chances.py",
}  # fmt: skip
# Where the map is a sea of hexes that is charted as one sails: its tiles, what a ship has aboard, and how far it gets.
SEA = {
    "hexes.py", "tiles.py", "chart.py", "ship.py", "ways.py", "reach.py", "game.py", "dice.py", "odds.py", "foes.py",
    "yard.py", "forecast.py", "tales.py", "story_view.py", "story_sections.py", "elders.py", "elder_sections.py",
    "helm.py", "pictures.py", "logbook.py", "voyage_sections.py",
}  # fmt: skip
SUBJECT = re.compile(r"(?!stories-)([a-z]+)-(?:de|en|pl)\.ftl")  # where the words of a game are too many for one file


def is_package(path: Path) -> bool:
    """Whether a folder can be imported."""
    return (path / "__init__.py").is_file()


@pytest.mark.parametrize("game", registry.own())
def test_every_game_has_the_same_file_names(game: str) -> None:
    package = ROOT / "src" / "undertow" / "games" / game
    found = {path.name for path in package.iterdir() if path.name != "__pycache__"}
    modules = {name.removesuffix(".py") for name in found if name.endswith(".py")}
    folders = {name for name in found if (package / name).is_dir()}
    assert not modules & folders, "a module and a package of the same name"
    # Procedures are a module, or a package where they would be too long for one.
    files = {"procedures" if name == "procedures.py" else name for name in found} - SOME - SECRET_MAP - SEA
    assert files & DRAWN in ([DRAWN, set()] if files >= SECTIONS else [DRAWN]), "what does the terminal show?"
    files -= DRAWN | SECTIONS
    assert files == FILES if game in WHOLE else files <= FILES
    assert all(is_package(package / name) for name in folders - {"locale"})
    words = {f"{kind}{lang}.ftl" for kind in ("", "stories-") for lang in ("de", "en", "pl")}
    locale = {path.name for path in (package / "locale").iterdir() if not path.name.startswith("page-")}
    subjects = {found[1] for name in locale if (found := SUBJECT.fullmatch(name))}
    of_subjects = {f"{subject}-{lang}.ftl" for subject in subjects for lang in texts.LANGS}
    assert of_subjects <= locale, "a subject has words in all languages"
    locale -= of_subjects
    assert locale == words if game in WHOLE else locale <= words
