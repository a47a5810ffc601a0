"""A free undo is no peek: what a move has shown cannot be unseen, so the others must agree."""

from __future__ import annotations

import random

import pytest
from serving import InThread
from test_reactions import asked_of
from test_undo import undo

import undertow
from undertow import registry
from undertow.games.unfathomable import moves as aboard
from undertow.kernel import news
from undertow.kernel.decision import Sealed
from undertow.table.room import Room
from undertow.table.sitters import PERSON, Sitter, hashed

every_game = pytest.mark.parametrize("game", registry.own())
FAR = 160  # decisions of a game that are looked at; law 6f looks at all of them


def room_of_people(game: str, seats: int, seed: int) -> Room:
    """A table of people alone, in memory."""
    table = {
        "id": "t", "game": game, "seats": seats, "options": {}, "seed": str(seed), "practice": True, "lang": "en",
        "pace": "none", "talk": "none", "sealed": False, "join_hash": None, "touched": 0.0,
    }  # fmt: skip
    return Room(table, [Sitter(PERSON, "", f"P{seat}", hashed(f"key {seat}")) for seat in range(seats)])


@every_game
def test_what_may_be_taken_back_freely_has_shown_its_mover_nothing(game: str) -> None:
    free = 0
    for seed in range(4):
        luck = random.Random(seed)
        room = room_of_people(game, 3, seed)
        while not room.state.over and room.state.count < FAR:
            before, seat, move = room.state.clone(), room.state.deciding, luck.choice(room.state.moves)
            room.make(seat, room.number(seat), move)
            if luck.random() < 0.4 and not room.why_no_undo(seat):
                free += 1
                for world in range(3):
                    other = before.redeal(seat, f"{seed} {world}")
                    other.play(move)
                    assert news.seen_by(other, seat) == news.seen_by(room.state, seat), (seed, before.asking.key)
    assert free > 20


def test_who_answers_last_in_a_window_never_takes_the_answer_back_freely() -> None:
    closed = 0
    for seed in range(6):
        luck = random.Random(seed)
        room = room_of_people("unfathomable", 3, seed)
        while not room.state.over:
            top, seat = room.state.stack[-1], room.state.deciding
            last = isinstance(top, Sealed) and len(top.seats) > 1 and len(room.state.asked) == 1 and bool(top.answers)
            room.make(seat, room.number(seat), luck.choice(room.state.moves))
            if last and room.state.asked == (seat,):
                closed += 1
                assert room.why_no_undo(seat) == "undo-news"
    assert closed > 10


def test_news_is_worked_out_once_and_only_where_it_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    redeal = undertow.State.redeal

    def counted(state: undertow.State, seat: int, seed: object) -> undertow.State:
        asked.append(seat)
        return redeal(state, seat, seed)

    monkeypatch.setattr(undertow.State, "redeal", counted)
    room = room_of_people("abyss", 3, 5)
    luck = random.Random(5)
    for _ in range(60):
        seat = room.state.deciding
        room.make(seat, room.number(seat), luck.choice(room.state.moves))
        asked.clear()
        for _ in range(3):
            for viewer in range(-1, 3):
                room.frame(viewer, "en")
        assert len(asked) <= news.WORLDS and set(asked) <= {seat}


def test_over_http_the_outcome_of_a_window_cannot_be_looked_at_and_taken_back(server: InThread) -> None:
    """All pass, the window closes, its outcome is told, and the same seat is asked again: it needs a vote."""
    found = 0
    for seed in range(8):
        players, _ = server.create(game="unfathomable", seats=3, you=[0, 1, 2], seed=seed, pace="none")
        luck = random.Random(seed)
        for _ in range(150):
            seat, frame = asked_of(players)
            if seat < 0:
                break
            moves = [each["move"] for each in frame["decision"]["moves"]]
            asked = frame["expected"]
            if len(asked) > 1 and aboard.PASS in moves:
                for each in asked:
                    players[each].post(players[each].look()["number"], aboard.PASS)
                after = players[asked[-1]].look()
                if after["expected"] == asked[-1:]:
                    found += 1
                    assert not after["undo"]["free"] and after["undo"]["vote"]
                    assert undo(players[asked[-1]]) == 204
                    voting = players[asked[-1]].look()
                    assert voting["vote"] and voting["view"] == after["view"], "the others are asked, nothing goes back"
                    if found == 2:
                        return
                    break
            else:
                players[seat].post(frame["number"], luck.choice(moves))
    raise AssertionError("too few windows closed like this")
