"""Tables that are sealed for good: who added which card stays secret after the end, in everything that is given out."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from serving import InThread, Player, made_older
from test_api import play_on

from undertow import Record, registry, texts
from undertow.cli import main
from undertow.games.unfathomable import GAME
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.cards.skills import SKILL
from undertow.games.unfathomable.procedures.checking import running_check
from undertow.kernel.errors import FormatError
from undertow.kernel.record import SealedRecord
from undertow.table import wire
from undertow.table.house import House
from undertow.table.store import Store

Start = Callable[..., Any]
FRIENDS: dict[str, Any] = {
    "game": "unfathomable", "you": [0, 1, 2], "pace": "none", "bots": "random",
    "options": {"characters": "random", "balance": -2},
}  # fmt: skip


# -- two worlds --------------------------------------------------------------------------------------------------------


class World:
    """A check to which two seats add a card each of the same type, and the game that follows from it."""

    def __init__(self, start: Any, first: tuple[int, int], second: tuple[int, int]) -> None:
        self.start = start.clone()
        self.state = start.clone()
        self.moves: list[tuple[int, int]] = []
        wanted = dict([first, second])
        while self.state.asking.key == "add_cards":
            seat = self.state.seat
            card = wanted.pop(seat, None)
            if card is not None:
                self.play(m.ADD + card)
            if self.state.seat == seat and m.DONE in self.state.moves:
                self.play(m.DONE)

    def play(self, move: int) -> None:
        """Make a move."""
        self.moves.append((self.state.seat, move))
        self.state.play(move)


def adding(state: Any) -> bool:
    """Whether a check stands where the first player is asked for cards."""
    return state.asking.key == "add_cards" and not running_check(state).asked and not any(state.added)


def exchangeable(state: Any) -> tuple[tuple[int, int], tuple[int, int]] | None:
    """Two seats out of the Brig, not revealed, with different cards of the same type."""
    free = [seat for seat in range(3) if state.is_human(seat) and not state.in_brig(seat)]
    for one in free:
        for other in free[free.index(one) + 1 :]:
            for mine in state.hands[one]:
                for yours in state.hands[other]:
                    if SKILL[mine] == SKILL[yours] and mine != yours:
                        return (one, mine), (other, yours)
    return None


def two_worlds(seed: int) -> tuple[World, World, int] | None:
    """The same game to its end, twice, but that two seats have exchanged the cards they add; and who looks on."""
    luck = random.Random(seed)
    state: Any = GAME.new(3, seed, FRIENDS["options"])
    while not state.over and not (adding(state) and exchangeable(state)):
        state.play(luck.choice(state.moves))
    pair = None if state.over else exchangeable(state)
    if pair is None:
        return None
    (one, mine), (other, yours) = pair
    exchanged = state.clone()
    for seat, gives, takes in ((one, mine, yours), (other, yours, mine)):
        exchanged.hands[seat].remove(gives)
        exchanged.hands[seat] = sorted([*exchanged.hands[seat], takes])
    exchanged.ask_again()
    worlds = World(state, (one, mine), (other, yours)), World(exchanged, (one, yours), (other, mine))
    a, b = worlds[0].state, worlds[1].state
    while not a.over:
        assert a.digest() == b.digest(), "once the pile is shuffled nothing tells the worlds apart"
        move = luck.choice(a.moves)
        for world in worlds:
            world.play(move)
    return *worlds, 3 - one - other


WORLDS = [found for found in map(two_worlds, range(12)) if found is not None][:4]


def test_skill_checks_6_there_are_such_worlds_and_those_who_added_know_which_is_theirs() -> None:
    assert len(WORLDS) == 4
    for one, other, onlooker in WORLDS:
        assert [seat for seat, _ in one.moves] == [seat for seat, _ in other.moves] and one.moves != other.moves
        for seat in range(3):
            same = one.state.log(seat) == other.state.log(seat)
            assert same == (seat == onlooker)


def test_secrecy_9_a_sealed_record_is_the_same_whoever_added_which_card() -> None:
    for one, other, _ in WORLDS:
        texts_ = {SealedRecord.of(world.state, ["you"] * 3).text() for world in (one, other)}
        assert len(texts_) == 1


def opened(db: str, worlds: tuple[World, World], sealed: bool) -> list[tuple[str, dict[int, str]]]:
    """Tables at which both worlds have been played to their end, with the tokens of their seats."""

    async def open_all() -> list[tuple[str, dict[int, str]]]:
        house = House(Store(db))
        await house.open()
        found = []
        for world in worlds:
            room, tokens, _ = await house.create(
                "unfathomable", 3, [0, 1, 2], [], "random", world.start.options, {}, "en", None, "none", world.moves,
                start=world.start.clone(), sealed=sealed,
            )  # fmt: skip
            found.append((room.id, dict(tokens)))
        await house.close()
        return found

    return asyncio.run(open_all())


def given_out(player: Player, seats: range) -> list[str]:
    """Every byte that a viewer can get of a finished game, without the name of the table."""
    asked: list[tuple[str, dict[str, Any]]] = [("", {"lang": lang}) for lang in texts.LANGS]
    asked += [("/log", {}), ("/why", {}), ("/record", {})]
    last = len(player.get("/log").json())
    for at in [*range(0, last, 40), last]:
        asked += [("/replay", {"at": at}), *[("/replay", {"at": at, "seat": seat}) for seat in seats]]
    answers = [player.get(path, **query) for path, query in asked]
    url = f"/api/tables/{player.table}/play-on"
    answers += [player.server.http.post(url, headers=player.headers, json={"at": 3, "seat": seat}) for seat in seats]
    return [f"{answer.status_code} {answer.text}".replace(player.table, "?") for answer in answers]


@pytest.mark.parametrize("at", [0, 1])
def test_secrecy_9_no_byte_given_out_at_a_sealed_table_depends_on_who_added_which_card(
    at: int, start: Start, db: str
) -> None:
    one, other, onlooker = WORLDS[at]
    tables = opened(db, (one, other), sealed=True)
    server = start(InThread, db)
    others = range(3)
    for viewer in (onlooker, None):
        got = [given_out(Player(server, table, tokens.get(viewer)), others) for table, tokens in tables]
        assert got[0] == got[1]
        assert any(text.startswith("403") for text in got[0])


def test_at_other_tables_the_record_and_the_views_tell_all_after_the_end(start: Start, db: str) -> None:
    one, other, onlooker = WORLDS[0]
    tables = opened(db, (one, other), sealed=False)
    server = start(InThread, db)
    players = [Player(server, table, tokens[onlooker]) for table, tokens in tables]
    records = [Record.parse(player.get("/record").text) for player in players]
    assert records[0].moves != records[1].moves
    seen = [player.get("/replay", at=1 << 20, seat=(onlooker + 1) % 3).json()["events"] for player in players]
    assert all(seen), "another seat's eyes"
    assert given_out(players[0], range(3)) != given_out(players[1], range(3))


# -- a table from its opening to its record ----------------------------------------------------------------------------


@pytest.fixture
def finished(server: InThread) -> Player:
    """A sealed table at which one person has played against bots to the end."""
    (player,), _ = server.create(**{**FRIENDS, "you": [0]}, sealed=True)
    assert play_on(player, random.Random(1))["over"]
    return player


def test_the_record_is_what_everyone_heard(server: InThread, finished: Player) -> None:
    text = finished.get("/record").text
    record = SealedRecord.parse(text)
    told = Player(server, finished.table).get("/log").json()
    assert [line["event"] for line in record.lines] == [event["event"] for event in told]
    assert record.header["kind"] == "sealed" and record.end["result"]["ending"] == finished.look()["result"]["ending"]
    bots = [player["name"] for player in finished.look()["players"]][1:]
    assert record.header["names"] == ["", *bots], "bots keep their names"
    assert server.house.rooms[finished.table].seed not in text
    for word in ("seed", "move", "chance", "digest", "own_card_added"):
        assert f'"{word}"' not in text
    piles = [line for line in record.lines if line["event"] == "card_turned_up"]
    assert piles and all("seat" not in line["values"] for line in piles)


def test_nobody_looks_through_other_eyes_or_plays_on(server: InThread, finished: Player) -> None:
    for lang, word in (("en", "sealed"), ("de", "versiegelt"), ("pl", "zapieczętowano")):
        refused = finished.get("/replay", at=5, seat=1, lang=lang)
        assert refused.status_code == 403 and word in refused.json()["message"]
    assert finished.get("/replay", at=5).json()["seat"] == 0
    assert finished.get("/replay", at=5, seat=0).json()["seat"] == 0
    assert finished.get("/replay", at=5, seat=-1).json()["seat"] is None
    url = f"/api/tables/{finished.table}/play-on"
    for seat in (0, 1):
        answer = server.http.post(url, headers=finished.headers, json={"at": 5, "seat": seat})
        assert answer.status_code == 403 and "sealed" in answer.json()["message"]


def test_before_the_end_there_is_no_record_at_all(server: InThread) -> None:
    (player,), _ = server.create(**{**FRIENDS, "you": [0]}, sealed=True)
    assert player.get("/record").status_code == 403
    assert player.get("/replay", at=1, seat=1).status_code == 403


@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "cannot be replayed"), ("de", "nicht nachspielen"), ("pl", "nie można go odtworzyć")]
)
def test_a_sealed_record_is_told_but_never_replayed(
    finished: Player, lang: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "sealed.jsonl"
    file.write_text(finished.get("/record").text, "utf-8")
    brought = finished.server.http.post("/api/records", json={"record": file.read_text("utf-8")}, params={"lang": lang})
    assert brought.status_code == 422 and sentence in brought.json()["message"]
    with pytest.raises(FormatError) as refused:
        Record.load(file)
    assert refused.value.key == "sealed-record"
    for more in (["--verify"], ["--seat", "2"], ["--upto", "3"]):
        assert main(["replay", str(file), *more, "--lang", lang]) != 0
        assert sentence in capsys.readouterr().err
    assert main(["replay", str(file), "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert texts.say("replay-sealed", lang) in told
    assert texts.ending(GAME, SealedRecord.load(file).end["result"]["ending"], lang) in told


def test_an_export_of_the_database_is_the_same_record(
    finished: Player, db: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = finished.get("/record").text
    finished.server.stop()  # type: ignore[attr-defined]
    file = tmp_path / "out.jsonl"
    assert main(["tables", "export", finished.table, "--db", db, "--out", str(file), "--lang", "en"]) == 0
    assert file.read_text("utf-8") == given


@pytest.mark.parametrize("what", ["cut", "no result", "no list", "wrong card"])
def test_a_damaged_sealed_record_is_refused_in_one_line(
    finished: Player, what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = finished.get("/record").text.splitlines()
    turned = next(n for n, line in enumerate(lines) if "card_turned_up" in line)
    if what == "cut":
        lines.pop()
    elif what == "no result":
        lines[-1] = lines[-1].replace('"result": {', '"result": 3, "x": {')
    elif what == "no list":
        lines[0] = lines[0].replace('"players": [', '"players": 3, "x": [')
    else:
        lines[turned] = lines[turned].replace('"card": ', '"card": 99')
    file = tmp_path / "bad.jsonl"
    file.write_text("\n".join(lines) + "\n", "utf-8")
    assert main(["replay", str(file), "--lang", "en"]) != 0
    heard = capsys.readouterr()
    assert len(heard.err.splitlines()) == 1 and not heard.out


# -- choosing it -------------------------------------------------------------------------------------------------------


def test_it_is_offered_where_a_game_has_such_secrets_and_shown_at_the_table(server: InThread) -> None:
    games = {game["id"]: wire.Game.model_validate(game) for game in server.http.get("/api/games").json()}
    assert games["unfathomable"].seals and not games["abyss"].seals
    for sealed in (False, True):
        players, _ = server.create(**FRIENDS, sealed=sealed)
        assert wire.Frame.model_validate(players[0].look()).sealed is sealed
    assert server.create(**FRIENDS)[0][0].look()["sealed"] is False


def test_it_is_refused_where_it_would_keep_nothing_secret(server: InThread) -> None:
    abyss = server.http.post("/api/tables", json={"game": "abyss", "sealed": True})
    assert abyss.status_code == 422 and registry.game("abyss").title in abyss.json()["message"]
    seeded = server.http.post("/api/tables", json={**FRIENDS, "sealed": True, "seed": 5})
    assert seeded.status_code == 422 and "seed" in seeded.json()["message"]


def test_it_outlives_the_server_and_tables_from_before_are_not_sealed(start: Start, db: str) -> None:
    first = start(InThread, db)
    tables = [first.create(**FRIENDS, sealed=sealed)[1]["table"] for sealed in (True, False)]
    first.stop()
    again = start(InThread, db)
    assert [Player(again, table).look()["sealed"] for table in tables] == [True, False]
    again.stop()
    made_older(db, "0003")
    assert [Player(start(InThread, db), table).look()["sealed"] for table in tables] == [False, False]
