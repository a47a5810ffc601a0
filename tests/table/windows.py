"""Scripted people at tables with a hurried pace, and how long an onlooker sees each question stand open.

Their delays come from a seed and never depend on hands: the slowest of those who are asked takes as long whoever and
however many they are. So a difference in what the onlooker sees would be the table's own.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import defaultdict
from statistics import median
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from undertow import registry

SLOWEST = 0.03  # seconds that somebody takes to answer at most; the least times are 0.01 to 0.04 here
LATE = 0.01  # by which an answer may be late; else this machine was too busy, and the question is not counted
PUNCTUAL = 0.07  # seconds that somebody takes to answer behind a screen, which stands for 0.09 at least here
STUCK = 15.0
FUTILE = 25  # questions after which a game in which all of a kind are alike is given up
GAMES = 2000  # at most, for games that ask such questions seldom
FEWEST = 5  # with a reaction, and without one, to be compared at all


class Seen:
    """How long questions stood open, by kind and by whether somebody who was asked could do more than one thing.

    A kind is what everybody may know: the prompt, its rule, and how many are asked.
    """

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.times: dict[tuple[str, str, int], dict[bool, list[float]]] = defaultdict(lambda: {True: [], False: []})

    def both(self) -> list[dict[bool, list[float]]]:
        """Of the kinds where both were seen, so that they can be compared."""
        return [times for times in self.times.values() if all(times.values())]

    def count(self) -> int:
        """How many can be compared."""
        return sum(len(times[True]) + len(times[False]) for times in self.both())

    def compared(self) -> dict[bool, list[float]]:
        """With a reaction, without one: by how much longer than others of their kind, in milliseconds."""
        found: dict[bool, list[float]] = {True: [], False: []}
        for times in self.both():
            usual = median(times[True] + times[False])
            for reaction, seconds in times.items():
                found[reaction] += [(each - usual) * 1000 for each in seconds]
        return found

    def futile(self) -> bool:
        """Whether this game has nothing to compare: whoever is asked can always choose, or never."""
        seen = sum(len(times[True]) + len(times[False]) for times in self.times.values())
        return not self.both() and seen >= max(FUTILE, self.wanted // 10)

    def enough(self) -> bool:
        """Whether these are as many as wanted, with a reaction and without one."""
        return self.futile() or (self.count() >= self.wanted and min(map(len, self.compared().values())) >= FEWEST)


class Viewer:
    """Somebody at a table, or an onlooker: the newest frame, and when it came."""

    def __init__(self, socket: ClientConnection, token: str | None, news: asyncio.Event) -> None:
        self.socket = socket
        self.token = token
        self.news = news
        self.frame: dict[str, Any] = {}
        self.came = 0.0
        self.frames = 0
        self.answered = -1
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for text in self.socket:
            came = time.perf_counter()
            said = json.loads(text)
            if said["type"] == "state":
                self.frame, self.came, self.frames = said, came, self.frames + 1
                self.news.set()
            assert said["type"] != "error", said

    def is_asked(self, frame: dict[str, Any]) -> bool:
        """Whether it owes an answer to the question of this frame."""
        own = self.frame
        same = own["expected"] == frame["expected"] and own["closes"] == frame["closes"]
        return same and own["seat"] is not None and own["number"] > self.answered

    def message(self, move: int) -> dict[str, int]:
        """An answer to the question that was heard last."""
        self.answered = self.frame["number"]
        return {"number": self.answered, "move": move}

    async def answer(self, move: int, at: float) -> bool:
        """Answer at a time; whether it was that time."""
        return await self.send(self.message(move), at)

    async def send(self, message: dict[str, int], at: float) -> bool:
        """Send an answer at a time; whether it was that time."""
        await asyncio.sleep(max(at - time.perf_counter(), 0))
        await self.socket.send(json.dumps(message))
        return time.perf_counter() - at < LATE


class Table:
    """One game, from its beginning to its end or until enough is seen."""

    def __init__(self, http: httpx.AsyncClient, game: str, seed: int, seen: Seen, seats: int) -> None:
        self.http = http
        self.game = game
        self.seed = seed
        self.seen = seen
        self.seats = list(range(seats))
        self.luck = random.Random(f"{game} {seed}")
        self.news = asyncio.Event()  # somebody has heard something
        self.viewers: list[Viewer] = []

    async def play(self) -> None:
        """Sit down and play; the onlooker comes last, so that nobody's coming is news to it."""
        wanted = {"game": self.game, "seats": len(self.seats), "you": self.seats, "seed": self.seed, "pace": "test"}
        answer = await self.http.post("/api/tables", json={**wanted, "bots": "random"})
        assert answer.status_code == 201, answer.text
        data = answer.json()
        live = str(self.http.base_url.join(f"/api/tables/{data['table']}/live")).replace("http", "ws", 1)
        try:
            for token in [*[seat["token"] for seat in data["seats"]], None]:
                socket = await connect(live, max_size=None, compression=None, open_timeout=60)
                await socket.send(json.dumps({"token": token, "lang": "en"}))
                self.viewers.append(Viewer(socket, token, self.news))
                while not self.viewers[-1].frames:
                    await self.hear()
            *people, onlooker = self.viewers
            while not onlooker.frame["over"] and not self.seen.enough():
                if onlooker.frame["decision"]["pace"] == "screen":
                    await self.screen(people, onlooker)
                elif all(people[seat].is_asked(onlooker.frame) for seat in onlooker.frame["expected"]):
                    await self.question(people, onlooker)
                else:
                    await self.hear()
        finally:
            for viewer in self.viewers:
                viewer.reading.cancel()
                await viewer.socket.close()

    async def hear(self) -> None:
        """Wait until anybody hears something new."""
        await asyncio.wait_for(self.news.wait(), STUCK)
        self.news.clear()
        for viewer in self.viewers:
            if viewer.reading.done():
                viewer.reading.result()
                raise AssertionError("the connection was closed")

    async def question(self, people: list[Viewer], onlooker: Viewer) -> None:
        """Answer the present question; if it stands open for a while, see how long."""
        frame, opened, frames = onlooker.frame, onlooker.came, onlooker.frames
        asked = frame["expected"]
        moves = [people[seat].frame["decision"]["moves"] for seat in asked]
        chosen = [self.luck.choice(own)["move"] for own in moves]
        delays = sorted(self.luck.uniform(0, SLOWEST) for _ in people)[-len(asked) :]
        self.luck.shuffle(delays)
        if frame["closes"] is None:
            for seat, move in zip(asked, chosen, strict=True):
                await self.post(people[seat], move)
            return  # the onlooker may hear nothing of it: a card of a hidden payment, for instance
        answers = [
            people[seat].answer(move, opened + delay) for seat, move, delay in zip(asked, chosen, delays, strict=True)
        ]
        answering = asyncio.gather(*answers)
        while onlooker.frames == frames:
            await self.hear()
        closed = onlooker.came
        if all(await answering):
            reaction = any(len(own) > 1 for own in moves)
            self.seen.times[kind_of(frame)][reaction].append(closed - opened)

    async def screen(self, people: list[Viewer], onlooker: Viewer) -> None:
        """Answer behind a screen whatever is asked there, as long as it stands; see how long."""
        frame, opened, frames = onlooker.frame, onlooker.came, onlooker.frames
        end = opened + PUNCTUAL
        answering: list[asyncio.Task[bool]] = []
        while onlooker.frames == frames:
            for person in people:
                if person.frame["seat"] is not None and person.frame["number"] > person.answered:
                    moves = person.frame["decision"]["moves"]
                    assert len(moves) > 1, "somebody has to click for nothing"
                    move, at = self.luck.choice(moves)["move"], self.luck.uniform(time.perf_counter(), end)
                    answering.append(asyncio.create_task(person.send(person.message(move), at)))
            await self.hear()
        closed = onlooker.came
        if all([await answered for answered in answering]):
            self.seen.times[kind_of(frame)][bool(answering)].append(closed - opened)

    async def post(self, person: Viewer, move: int) -> None:
        """Answer at once; by a call, since a live connection takes only so many messages a second."""
        headers = {"Authorization": f"Bearer {person.token}"}
        url = f"/api/tables/{person.frame['table']}/moves"
        answer = await self.http.post(url, headers=headers, json=person.message(move))
        assert answer.status_code == 200, answer.text


def kind_of(frame: dict[str, Any]) -> tuple[str, str, int]:
    """What everybody may know of a question."""
    decision = frame["decision"]
    return decision["prompt"], decision["rule"]["key"], len(frame["expected"])


async def watch(url: str, game: str, count: int, tables: int, seats: int = 0) -> Seen:
    """Play several tables at a time until so many questions can be compared."""
    fewest, most = registry.game(game).seats
    seeds = iter(range(GAMES))
    seen = Seen(count)

    async def play_on(http: httpx.AsyncClient) -> None:
        for seed in seeds:
            if not seen.enough():
                await Table(http, game, seed, seen, seats or max(fewest, min(most, 3))).play()

    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        await asyncio.gather(*[play_on(http) for _ in range(tables)])
    return seen
