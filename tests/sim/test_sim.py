"""Many matches: the same seeds give the same results, whoever plays them where."""

from __future__ import annotations

import csv
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import undertow
from found import OWN, fewest, most
from undertow import sim
from undertow.kernel.errors import BotError, OptionError
from undertow.kernel.seat import Bot, Seat
from undertow.sim.matches import Match, play_one, rotated, schedule
from undertow.sim.results import Results
from undertow.sim.runs import ClusterError

SOURCE = str(Path(undertow.__file__).parents[1])


def outcome(results: Results) -> dict[str, object]:
    """The summary without how long it took."""
    return {name: value for name, value in results.data().items() if name != "run"}


@pytest.mark.parametrize("swap", [False, True])
def test_the_number_of_workers_does_not_matter(swap: bool) -> None:
    runs = [sim.run("abyss", ["thumb", "random"], 20, seed=7, workers=n, swap=swap) for n in (1, 2, 3)]
    assert len(runs[0].rows) == 20
    for other in runs[1:]:
        assert other.rows == runs[0].rows
        assert other.table() == runs[0].table()
        assert outcome(other) == outcome(runs[0])


def test_the_number_of_workers_does_not_matter_aboard_either() -> None:
    runs = [sim.run("unfathomable", ["thumb", "random", "random", "thumb"], 6, seed=7, workers=n) for n in (1, 2)]
    assert len(runs[0].rows) == 6 and runs[0].rows == runs[1].rows
    assert runs[0].table() == runs[1].table() and outcome(runs[0]) == outcome(runs[1])
    assert {row.ending for row in runs[0].rows} <= set(undertow.game("unfathomable").endings)


def test_another_seed_gives_other_games() -> None:
    one, two = (sim.run("abyss", ["random"] * 2, 5, seed=seed, workers=1).rows for seed in (1, 2))
    assert [row.scores for row in one] != [row.scores for row in two]


def test_a_match_is_the_game_that_play_records() -> None:
    game = undertow.game("abyss")
    row = play_one(game, ["thumb", "random", "random"], {}, Match(0, "7-0", 1))
    record = undertow.play("abyss", ["random", "thumb", "random"], seed="7-0", windows="skip", log=False)
    assert row.bots == ("random", "thumb", "random")
    assert record.result is not None
    assert list(row.scores) == record.result["scores"] and row.ending == record.result["ending"]
    assert row.decisions == len(record.moves)


def whole_games(name: str) -> list[object]:
    """Seats and seeds: the fewest and the most by day, all of them by night."""
    seats = range(fewest(name), most(name) + 1)
    by_day = {(fewest(name), 1), (most(name), 2)}
    return [
        pytest.param(name, n, seed, marks=[] if (n, seed) in by_day else [pytest.mark.night])
        for n in seats
        for seed in range(1, 6)
    ]


@pytest.mark.parametrize(("name", "seats", "seed"), [each for name in OWN for each in whole_games(name)])
def test_thumb_plays_the_same_game_where_no_log_is_kept(name: str, seats: int, seed: int) -> None:
    kept, bare = (undertow.play(name, ["thumb"] * seats, seed, windows="skip", log=log) for log in (True, False))
    assert kept.moves == bare.moves and kept.result == bare.result and kept.result is not None


def test_with_swap_every_seed_is_played_in_every_rotation() -> None:
    matches = schedule(3, 7, "s", swap=True)
    assert len(matches) == 9
    assert [match.seed for match in matches] == ["s-0"] * 3 + ["s-1"] * 3 + ["s-2"] * 3
    assert [rotated("abc", match.rotation) for match in matches[:3]] == [tuple("abc"), tuple("cab"), tuple("bca")]


def test_equal_bots_that_swap_have_equal_standings_in_sum() -> None:
    results = sim.run("abyss", ["random", "random"], 10, seed=3, workers=1, swap=True)
    first, second = results.standings
    assert first.score == second.score  # the same games, seen from the other side
    assert (first.wins, first.games) == (second.wins, 10)


def test_wins_are_counted_for_the_bot_not_for_the_seat() -> None:
    results = sim.run("abyss", ["thumb", "random"], 10, seed=3, workers=1, swap=True)
    thumb, random = results.standings
    assert thumb.wins > random.wins and thumb.score > random.score
    assert {row.bots for row in results.rows} == {("thumb", "random"), ("random", "thumb")}


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (10, 10), (5, 10), (1, 1), (500, 1000)])
def test_the_interval_holds_the_share(wins: int, games: int) -> None:
    low, high = sim.wilson(wins, games)
    assert 0 <= low <= wins / games <= high <= 1
    assert high - low < 2 / games**0.5


def test_the_interval_is_the_published_one() -> None:
    low, high = sim.wilson(81, 263)  # Newcombe 1998, example (a), without continuity correction
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)


def test_bad_settings_are_refused_before_anything_is_played() -> None:
    with pytest.raises(OptionError):
        sim.run("abyss", ["random"], 1)
    with pytest.raises(BotError):
        sim.run("abyss", ["random", "nobody"], 1)
    with pytest.raises(OptionError):
        sim.run("abyss", ["random", "random"], 1, options={"colour": 1})


class Stubborn(Bot):
    """Plays what is not allowed."""

    name = "stubborn"

    def choose(self, seat: Seat) -> int:
        return 10**6


def test_a_bot_that_fails_is_named_with_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    from undertow import registry

    monkeypatch.setitem(registry.OWN_BOTS, "stubborn", f"{__name__}:Stubborn")
    monkeypatch.setitem(sys.modules, __name__, sys.modules[__name__])
    with pytest.raises(BotError) as caught:
        sim.run("abyss", ["stubborn", "stubborn"], 1, seed=9, workers=1)
    assert "stubborn" in str(caught.value) and "9-0" in str(caught.value)


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    sim.run(
        "abyss", ["random", "random"], 8, seed=1, workers=1, progress=lambda done, total: told.append((done, total))
    )
    assert told[-1] == (8, 8) and told == sorted(told)


# -- Ray ---------------------------------------------------------------------------------------------------------------


@pytest.mark.night
def test_ray_gives_the_same_results() -> None:
    there = sim.run("abyss", ["random", "random"], 12, seed=1, ray="local")
    assert there.rows == sim.run("abyss", ["random", "random"], 12, seed=1, workers=1).rows


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "ray://127.0.0.1:1"])
def test_a_cluster_that_does_not_answer_is_named_at_once(address: str) -> None:
    with pytest.raises(ClusterError) as caught:
        sim.run("abyss", ["random", "random"], 1, ray=address)
    assert address in caught.value.text("de")


# -- the command -------------------------------------------------------------------------------------------------------


def command(*words: object, game: str = "abyss") -> subprocess.CompletedProcess[str]:
    """Run the real command."""
    path = os.pathsep.join(filter(None, [SOURCE, os.environ.get("PYTHONPATH", "")]))
    done = subprocess.run(
        [sys.executable, "-m", "undertow", "sim", game, *map(str, words)], capture_output=True, encoding="utf-8",
        env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", "UNDERTOW_LANG": "en"}, timeout=120,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    return done


def test_the_command_prints_a_table_and_writes_its_files(tmp_path: Path) -> None:
    words = ("--games", 6, "--bots", "thumb,random,random", "--seed", 7, "--swap")
    one = command(*words, "--workers", 1, "--out", tmp_path / "one")
    two = command(*words, "--workers", 2, "--out", tmp_path / "two" / "deeper")
    assert "1 thumb" in one.stdout and "95% interval" in one.stdout and "decisions a second" in one.stdout
    table = (tmp_path / "one" / "games.csv").read_text("utf-8")
    assert table == (tmp_path / "two" / "deeper" / "games.csv").read_text("utf-8")
    rows = list(csv.DictReader(table.splitlines()))
    assert [row["seed"] for row in rows] == ["7-0"] * 3 + ["7-1"] * 3
    assert rows[1]["bots"] == "random thumb random"
    assert all(int(row["decisions"]) > 0 and len(row["scores"].split()) == 3 for row in rows)
    summaries = [json.loads((tmp_path / where / "summary.json").read_text("utf-8")) for where in ("one", "two/deeper")]
    for summary in summaries:
        assert summary.pop("run")["decisions_per_second"] > 0
    assert summaries[0] == summaries[1]
    assert summaries[0]["games"] == 6 and summaries[0]["swap"] is True
    assert sum(summaries[0]["endings"].values()) == pytest.approx(1, abs=1e-4)
    assert one.stdout.splitlines()[:6] == two.stdout.splitlines()[:6]


@pytest.mark.parametrize(("game", "seats"), [(name, fewest(name)) for name in OWN])
@pytest.mark.parametrize(("lang", "words"), [("de", ("Siege", "Partien")), ("pl", ("wygrane", "partie"))])
def test_the_table_in_other_languages(game: str, seats: int, lang: str, words: tuple[str, ...]) -> None:
    bots = ",".join(["random"] * seats)
    shown = command("--games", 2, "--bots", bots, "--workers", 1, "--lang", lang, game=game).stdout
    assert "ending-" not in shown
    for word in words:
        assert word in shown
