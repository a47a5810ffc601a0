"""What bots at a table have in mind: it survives a restart, and a step back takes it away again."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import undertow
from undertow.kernel.seat import Bot, Seat
from undertow.table.house import House
from undertow.table.minds import Mind, go_through
from undertow.table.room import Room
from undertow.table.store import Store

GAME = "unfathomable"


def thoughts(bot: Any) -> list[Any]:
    """Whom a bot suspects, and why."""
    return [bot.memory.suspicion[:], bot.memory.evidence[:], bot.habit.mood, bot.habit.acts]


def minds_of(house: House, room: Room) -> dict[int, Any]:
    known = house.driver.minds.known
    return {seat: thoughts(known[room.id, seat].bot) for seat in range(room.seats) if (room.id, seat) in known}


async def opened(db: str) -> House:
    house = House(Store(db))
    await house.open()
    return house


async def answered(house: House, room: Room, answers: int, luck: random.Random) -> None:
    """Let seat 0 answer so often; bots play in between, and think about what is asked at last."""
    house.driver.drive(room)
    for n in range(answers + 1):
        while room.driving is not None and not room.driving.done():
            await room.driving
        if room.state.over or n == answers:
            return
        moves = room.state.decision_for(0).moves
        await house.answers.answer(room, 0, room.number(0), [luck.choice(moves)])


async def a_table(house: House) -> Room:
    room, _, _ = await house.create(GAME, 4, [0], [], "thumb", {}, {}, "en", 5, "none")
    return room


def test_a_bot_keeps_what_it_suspects_over_a_restart(db: str) -> None:
    async def played() -> None:
        house = await opened(db)
        room = await a_table(house)
        await answered(house, room, 40, random.Random(1))
        before = minds_of(house, room)
        assert len(before) == 3 and any(any(evidence) for _, evidence, *_ in before.values())
        await house.close()
        house = await opened(db)
        again = await house.room(room.id)
        await answered(house, again, 0, random.Random(1))
        assert minds_of(house, again) == before
        await house.close()

    asyncio.run(played())


def test_a_step_back_takes_from_a_bot_what_it_saw_since(db: str) -> None:
    async def played() -> None:
        house = await opened(db)
        room = await a_table(house)
        luck = random.Random(1)
        await answered(house, room, 30, luck)
        before, count = minds_of(house, room), room.state.count
        await answered(house, room, 12, luck)
        assert minds_of(house, room) != before
        await house.back.go_back(room, 0, count)
        assert not minds_of(house, room), "what was taken back is forgotten at once"
        await answered(house, room, 0, luck)
        assert minds_of(house, room) == before
        await house.close()

    asyncio.run(played())


def test_a_bot_that_takes_over_has_seen_what_the_seat_saw(db: str) -> None:
    async def played() -> None:
        house = await opened(db)
        room, _, _ = await house.create(GAME, 4, [0, 1], [], "thumb", {}, {}, "en", 5, "none")
        await house.seating.hand_over(room, 1)
        await answered(house, room, 30, random.Random(2))
        told = minds_of(house, room)[1]
        await house.seating.come_back(room, 1)
        await house.seating.hand_over(room, 1)
        await answered(house, room, 0, random.Random(2))
        assert minds_of(house, room)[1] == told and any(told[1])
        await house.close()

    asyncio.run(played())


class Forgetful(Bot):
    """Counts how often it thinks."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = 0
        self.thought = 0

    def begin(self, seed: str) -> None:
        super().begin(seed)
        self.begun += 1

    def choose(self, seat: Seat) -> int:
        self.thought += 1
        return seat.moves[-1]


@pytest.mark.parametrize("remembers", [False, True])
def test_a_question_that_is_put_again_is_not_thought_about_again(remembers: bool) -> None:
    bot = Forgetful()
    bot.remembers = remembers
    state, mind = undertow.game(GAME).new(3, 1), Mind(bot, "seed")
    seat = state.seat
    assert seat is not None
    for _ in range(3):
        assert mind.choose(state, seat, state.count) == state.moves[-1]
    assert bot.thought == 1 and bot.begun == (1 if remembers else 2)
    mind.choose(state, seat, state.count + 1)
    assert bot.thought == 2 and bot.begun == (1 if remembers else 3)


def test_luck_is_the_same_when_a_bot_goes_through_its_decisions_once_more() -> None:
    drawn: list[list[int]] = [[], []]

    class Lucky(Bot):
        remembers = True

        def choose(self, seat: Seat) -> int:
            drawn[which].append(self.luck.below(1 << 30))
            return seat.moves[self.luck.below(len(seat.moves))]

    start = undertow.game(GAME).new(3, 7)
    minds = {seat: Mind(Lucky(), f"bot {seat}") for seat in range(3)}
    state, moves, which = start.clone(), [], 0
    while len(moves) < 400 and not state.over:
        at = state.count
        for seat, move in [(seat, minds[seat].choose(state, seat, at)) for seat in state.asked]:
            moves.append((seat, move))
            state.play(move)
    which = 1
    go_through(start, moves, {seat: Mind(Lucky(), f"bot {seat}") for seat in range(3)})
    assert drawn[0] == drawn[1] and start == state
