"""The live connection: every change that a viewer may see goes out, answers come in."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, ValidationError

from undertow.kernel.errors import Error
from undertow.kernel.state import NOBODY
from undertow.table import guard, metrics, speech, wire_said
from undertow.table.errors import Refused, TooMany, Unauthorized
from undertow.table.house import House
from undertow.table.problems import problem, status_of
from undertow.table.room import Room
from undertow.table.seeing import PAGES
from undertow.table.watching import MOST_FRAMES, Crowd, Watcher, written

HELLO_SECONDS = 10.0  # in which a page has to say who it is
PATIENCE = (100, 1 / 60)  # refusals on a live connection, and how many more a second; then it ends

router = APIRouter(prefix="/api")


@router.websocket("/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    """Push every change this viewer may see; take answers."""
    crowd: Crowd = socket.app.state.crowd
    await socket.accept()
    with contextlib.ExitStack() as counted:
        try:
            counted.enter_context(crowd.coming_from(socket.state.address))
        except TooMany as error:
            await turn_away(socket, error, "en")
            return
        await serve_live(socket, table, counted)


async def turn_away(socket: WebSocket, error: Error, lang: str) -> None:
    """Say why not, and goodbye."""
    await socket.send_json({"type": "error", "status": status_of(error), **problem(error, lang)})
    await socket.close(guard.BYE)


async def serve_live(socket: WebSocket, table: str, counted: contextlib.ExitStack) -> None:
    """Let somebody watch who has come, and perhaps play."""
    house: House = socket.app.state.house
    lang = "en"
    try:
        hello = heard(wire_said.Hello, await asyncio.wait_for(socket.receive_text(), HELLO_SECONDS))
        lang = hello.lang
        room = await house.room(table)
        await house.acquaint(room, hello.token)
        viewer = room.seat_of(hello.token)
        if viewer == NOBODY:
            counted.enter_context(socket.app.state.crowd.watching(room.id))
        if (onlooker := room.onlookers.of(hello.token)) is not None:
            counted.enter_context(socket.app.state.crowd.counted(f"{onlooker} sees all at {room.id}", PAGES))
    except Error as error:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_json({"type": "error", "status": status_of(error), **problem(error, lang)})
            await socket.close(guard.BYE)
        return
    except (TimeoutError, WebSocketDisconnect, KeyError):
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(guard.BYE)
        return
    if viewer != NOBODY and room.is_bot(viewer):  # somebody for whom a bot has played is back
        await house.seating.come_back(room, viewer)
    watcher = house.watch(room, viewer, lang, hello.sections, (onlooker, hello.through))
    metrics.SOCKETS.inc()
    sender = asyncio.create_task(send_on(socket, watcher))
    try:
        await listen(socket, house, room, watcher)
    except (WebSocketDisconnect, RuntimeError, KeyError):
        pass
    finally:
        metrics.SOCKETS.dec()
        sender.cancel()
        house.leave(room, watcher)


async def send_on(socket: WebSocket, watcher: Watcher) -> None:
    """Send what waits."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            frame = await watcher.queue.get()
            if frame is None:  # the key of this seat has been renewed
                await socket.close(guard.BYE)
                return
            await socket.send_text(frame)


async def listen(socket: WebSocket, house: House, room: Room, watcher: Watcher) -> None:
    """Take what the page says, until it goes."""
    allowance = guard.Allowance()
    patience = guard.Allowance(*PATIENCE)
    while watcher.queue.qsize() <= MOST_FRAMES and not watcher.queue.ended:  # else it says more than it reads
        message = await socket.receive()
        if message["type"] == "websocket.disconnect" or watcher not in room.watchers:
            return
        try:
            allowance.take()
            said = heard((wire_said.Answer, wire_said.Speak), message.get("text") or "")
            if isinstance(said, wire_said.Speak):
                watcher.speak(said.lang, said.sections, room.greet, said.through)
                continue
            if watcher.viewer == NOBODY:
                raise Unauthorized("no-token")
            moves = said.all()
            _, made = await house.answers.answer(room, watcher.viewer, said.number, moves)
            ack = {"move": said.move} if said.moves is None else {"moves": moves[:made]}
            dropped = {} if made == len(moves) else {"message": speech.dropped(made, len(moves), watcher.lang)}
            watcher.queue.put_nowait(written({"type": "ack", "number": said.number, **ack, **dropped}))
        except Error as error:
            watcher.queue.put_nowait(
                written({"type": "error", "status": status_of(error), **problem(error, watcher.lang)})
            )
            try:
                patience.take()
            except TooMany:
                await socket.close(guard.BYE)
                return


def heard(kinds: Any, text: str) -> Any:
    """A message as one of the models; a Refused if it is none."""
    for kind in kinds if isinstance(kinds, tuple) else (kinds,):
        with contextlib.suppress(ValidationError):
            model: BaseModel = kind.model_validate_json(text)
            return model
    raise Refused("malformed")
