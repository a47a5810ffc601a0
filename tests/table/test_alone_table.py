"""Alone at the table: stand-ins, taking back, sealed answers, orders for a round, and nothing that leaks."""

from __future__ import annotations

import contextlib
import json
import random
import secrets
import sqlite3
import time
from collections.abc import Iterator
from typing import Any

import pytest
from serving import InThread, Player
from test_notes import act
from test_undo import undo, vote

from night import night
from undertow import registry, sections, texts
from undertow.games.alone import moves as m
from undertow.games.alone import params, public
from undertow.kernel.chance import Chance, key_of
from undertow.kernel.game import Game
from undertow.kernel.seat import Seat
from undertow.table.notes import ORDERS_OVER

GAME = registry.game("alone")
HERO = 0
KINDS = {kind.key for kind in GAME.kinds.all}


def people(server: InThread, seats: int = 3, seed: int = 5) -> tuple[list[Player], Any]:
    """A table with a person in every seat, and its room."""
    players, data = server.create(game="alone", you=list(range(seats)), seats=seats, seed=seed, pace="none")
    return players, server.house.rooms[data["table"]]


def answer(players: list[Player], room: Any, luck: random.Random) -> int:
    """Let whoever is asked answer at random, one of them where it is several; who it was, -1: it is over."""
    for seat in room.state.asked:
        frame = players[seat].look()
        if frame["seat"] is not None:
            players[seat].post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])
            return int(seat)
    assert room.state.over or room.state.asked, "nobody is asked"
    return -1


def until(players: list[Player], room: Any, luck: random.Random, prompt: str, least: int = 1) -> tuple[int, ...]:
    """Play at random until a question is asked, of at least so many who have a choice; who they are."""
    while True:
        assert not room.state.over
        asked = [seat for seat in room.state.asked if players[seat].look()["seat"] is not None]
        if room.state.asking.key == prompt and len(asked) >= least:
            return tuple(asked)
        answer(players, room, luck)


# -- taking a sealed answer back ---------------------------------------------------------------------------------------


def test_evil_takes_a_sealed_answer_back_until_the_question_closes_and_nobody_else_notices(start: Any, db: str) -> None:
    server = start(InThread, db)
    players, room = people(server)
    luck = random.Random(3)
    first, last = until(players, room, luck, "react", least=2)[:2]
    others = [players[seat].look() for seat in range(3) if seat != first]
    before, state, closes = players[first].look(), room.state.digest(), room.opened
    assert not before["undo"]["free"]
    moves = [one["move"] for one in before["decision"]["moves"]]
    players[first].post(before["number"], moves[-1])
    waiting = players[first].look()
    assert waiting["seat"] is None and waiting["undo"]["free"]
    assert undo(players[first]) == 204
    back = players[first].look()
    assert back["seat"] == first and back["decision"] == before["decision"] and back["number"] > waiting["number"]
    assert (room.state.digest(), room.opened) == (state, closes), "nothing is put off"
    assert [players[seat].look() for seat in range(3) if seat != first] == others
    players[last].post(players[last].look()["number"], m.PASS)
    players[first].post(back["number"], moves[-1])
    end = time.monotonic() + 20
    while room.held:
        assert time.monotonic() < end, "never closed"
        time.sleep(0.01)
    assert room.state.digest() != state, "now it has closed"
    assert not players[last].look()["undo"]["free"], "and what has been seen is not taken back freely"


def test_what_others_have_answered_waits_on_when_one_takes_an_answer_back_also_after_a_restart(
    start: Any, db: str
) -> None:
    server = start(InThread, db)
    players, room = people(server, seats=4)
    first, other = until(players, room, random.Random(3), "react", least=3)[:2]
    for seat in (first, other):
        players[seat].post(players[seat].look()["number"], m.PASS)
    held = room.held[other]
    assert undo(players[first]) == 204 and room.held == {other: held}
    number = players[first].look()["number"]
    server.stop()
    again = start(InThread, db)
    frame = Player(again, players[first].table, players[first].token).look()
    assert frame["seat"] == first and frame["number"] == number
    assert again.house.rooms[players[first].table].held == {other: held}


# -- who stands in, and who returns ------------------------------------------------------------------------------------


def test_a_bot_that_stands_in_for_the_leader_plays_on_and_who_returns_finds_hand_and_log(server: InThread) -> None:
    players, room = people(server)
    luck = random.Random(5)
    until(players, room, luck, "action")
    leader = room.state.leader
    hand = players[leader].look()["view"]["hand"]
    assert hand == room.state.hands[leader] and hand
    assert act(players[leader], "leave") < 300
    count = room.state.count
    end = time.monotonic() + 60
    while not leader_answered(room, leader, count):
        assert time.monotonic() < end, "it has not answered for the leader"
        if answer(players, room, luck) < 0:
            time.sleep(0.02)
    assert act(players[leader], "return") < 300
    back = players[leader].look()
    assert back["you"] == leader and back["view"]["hand"] == room.state.hands[leader]
    told = players[leader].get("/log").json()
    assert len(told) == len(room.state.log(leader)), "nothing of the log is missing"
    assert [note["kind"] for note in back["notes"]][:2] == ["left", "returned"]


def leader_answered(room: Any, leader: int, since: int) -> bool:
    """Whether the leader was asked, and a turn has gone by all the same."""
    return bool(room.state.turn > 1 and room.state.count > since and room.ledger.answered[leader] > 1)


@pytest.mark.parametrize("seat", [1, 2])
def test_a_bot_that_stands_in_answers_from_the_view_of_that_seat_alone(seat: int) -> None:
    luck = random.Random(seat)
    state = GAME.new(3, seed=7)
    compared = 0
    while not state.over and compared < 12:
        if state.seat == seat and len(state.moves) > 1:
            said = {thumb_says(world, seat) for world in (state, state.redeal(seat, 1), state.redeal(seat, 2))}
            assert len(said) == 1, "what the seat cannot know changes nothing"
            compared += 1
        state.play(luck.choice(state.moves))
    assert compared == 12


def thumb_says(state: Any, seat: int) -> int:
    """What the bot answers, with the same luck."""
    bot = registry.bot("thumb", GAME)
    bot.begin("stand-in")
    bot.luck = Chance(key_of("stand-in"))
    return int(bot.choose(Seat(state, seat)))


# -- taking back -------------------------------------------------------------------------------------------------------


def test_only_what_the_game_tells_is_final() -> None:
    assert set(public.FINAL) <= KINDS and GAME.final == frozenset(public.FINAL)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_hero_takes_back_until_the_action_is_announced(server: InThread, seats: int) -> None:
    players, _ = server.create(game="alone", you=[HERO], seats=seats, seed=4, pace="none")
    (hero,) = players
    frame = hero.until_asked()
    while frame["decision"]["prompt"] != "action":
        hero.post(frame["number"], frame["decision"]["moves"][0]["move"])
        frame = hero.until_asked()
    hero.post(frame["number"], m.BULLET_TIME)  # nothing is announced yet
    assert hero.until_asked()["view"] != frame["view"]
    assert undo(hero) == 204
    again = hero.until_asked()
    assert again["decision"]["prompt"] == "action" and again["view"] == frame["view"]
    walk = next(move["move"] for move in again["decision"]["moves"] if move["family"] in ("walk", "explore"))
    hero.post(again["number"], walk)
    after = hero.until_asked()
    assert undo(hero) == 403, "the action was announced, and Evil has answered"
    assert hero.until_asked()["view"] == after["view"]


def test_what_came_to_light_is_not_taken_back_even_if_all_agree(server: InThread) -> None:
    players, room = people(server, 3)
    luck = random.Random(6)
    until(players, room, luck, "action")
    count, events = room.state.count, len(room.state.events)
    while not {GAME.kinds.all[event[0]].key for event in room.state.events[events:]} & set(public.FINAL):
        answer(players, room, luck)
    made = room.state.count
    assert made > count
    for player in players:
        undo(player)
        for other in players:
            vote(other, True)
        assert room.state.count >= made, "not even if all agree"


# -- sealed answers ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, *night(4)])
def test_that_somebody_has_answered_shows_in_no_frame_of_others(server: InThread, seats: int) -> None:
    players, room = people(server, seats)
    luck = random.Random(5)
    for _ in range(2):
        first, *late = until(players, room, luck, "react", least=2)
        others = [*[players[other] for other in range(seats) if other != first], Player(server, room.id)]
        before = [other.look() for other in others]
        mine = players[first].look()
        assert players[first].post(mine["number"], luck.choice(mine["decision"]["moves"])["move"]).status_code == 200
        assert [other.look() for other in others] == before, "nothing has changed for anybody else"
        for seat in late:
            own = players[seat].look()
            if own["seat"] is not None:
                players[seat].post(own["number"], luck.choice(own["decision"]["moves"])["move"])


# -- orders for a round ------------------------------------------------------------------------------------------------


def test_when_a_round_ends_its_orders_the_seat_is_told_and_nobody_else(server: InThread, db: str) -> None:
    players, room = people(server, 3)
    luck = random.Random(8)
    until(players, room, luck, "action")
    url = f"/api/tables/{room.id}/orders"
    order = {"prompt": "react", "move": m.PASS, "where": {"when": 2}, "until": "round"}
    lasting = {**order, "where": {"when": 0}, "until": "game"}
    for seat, given in ((1, order), (2, lasting)):
        assert server.http.post(url, headers=players[seat].headers, json=given).status_code == 201
    room.state.turn = params.TURNS - 1  # the last of the round
    while room.state.round == 0 and not room.state.over:
        answer(players, room, luck)
    assert room.state.round == 1
    assert players[1].look()["orders"] == [] and len(players[2].look()["orders"]) == 1
    for lang in texts.LANGS:
        (note,) = [note for note in players[1].look(lang=lang)["notes"] if note["kind"] == ORDERS_OVER]
        assert note["text"] == texts.say("note-orders-over", lang) and note["seat"] == 1
    watcher = Player(server, room.id)
    for other in (players[0], players[2], watcher):
        assert ORDERS_OVER not in json.dumps([other.look(), other.get("/notes").json()])
    with contextlib.closing(sqlite3.connect(db.removeprefix("sqlite:///"))) as file:
        kept = file.execute("SELECT seat FROM notes WHERE kind = ?", [ORDERS_OVER]).fetchall()
    assert kept == [(1,)]


# -- canaries ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def canaries(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Names of reaction cards that occur nowhere else."""
    names = [f"zz{secrets.token_hex(6)}zz" for _ in GAME.nouns["card"]]
    plain = texts.name_of

    def name_of(game: Game, noun: str, index: int, lang: str) -> str:
        return names[index] if game.id == "alone" and noun == "card" else plain(game, noun, index, lang)

    monkeypatch.setattr(texts, "name_of", name_of)
    monkeypatch.setattr(sections, "_named", name_of)
    yield names


@pytest.mark.parametrize("moves", [24, *night(300)])
@pytest.mark.parametrize("seats", [3, *night(2, 4)])
def test_no_card_of_a_hand_and_no_sector_reaches_whoever_may_not_know_it(
    server: InThread, canaries: list[str], moves: int, seats: int
) -> None:
    players, room = people(server, seats, seed=secrets.randbelow(1 << 30))
    viewers = [*players, Player(server, room.id)]
    luck = random.Random(moves)
    known: list[set[int]] = [set() for _ in viewers]
    held = 0
    for _ in range(moves):
        answer(players, room, luck)
        if room.state.over:
            break
        state = room.state
        for number, viewer in enumerate(viewers):
            known[number] |= open_cards(state) | (set(state.hands[number]) if number < seats else set())
            everything = viewer.get("", sections=True).text + viewer.get("/log").text
            leaked = [card for card, name in enumerate(canaries) if name in everything and card not in known[number]]
            assert leaked == [], (number, leaked)
            if number in (HERO, seats):
                frame = json.loads(viewer.get("", sections=True).text)
                assert not {"map", "hand", "pending", "mover", "effect"} & frame["view"].keys()
                assert '"noun": "sector"' not in everything and '"noun":"sector"' not in everything
            held += number in range(1, seats) and any(canaries[card] in everything for card in state.hands[number])
    assert held, "who holds a card does see its name"


def open_cards(state: Any) -> set[int]:
    """The cards that everybody has seen."""
    found = {card for number, card in enumerate(state.played) if state.played_seen[number] == 15}
    for place in range(2):
        seen = state.discards_seen[place]
        found |= {card for number, card in enumerate(state.discards[place]) if seen[number] == 15}
    return found
