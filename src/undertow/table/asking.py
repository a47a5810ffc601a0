"""Who asks, in which language: what the calls of the surface need to know of a request."""

from __future__ import annotations

import contextlib
from typing import Annotated

from fastapi import Depends, Query, Request

from undertow import registry, texts
from undertow.kernel.errors import Error
from undertow.kernel.game import Game
from undertow.kernel.state import NOBODY
from undertow.table import acts, wire_said
from undertow.table.cost import Turns
from undertow.table.errors import NotFound, Unauthorized
from undertow.table.house import House
from undertow.table.quota import Quota
from undertow.table.room import Room


def language(request: Request) -> str:
    """``?lang=``, else what the browser prefers, else English."""
    asked = request.query_params.get("lang", "")
    if asked in texts.LANGS:
        return asked
    for part in request.headers.get("accept-language", "").split(","):
        if (lang := part.strip()[:2].lower()) in texts.LANGS:
            return lang
    return "en"


def token_of(request: Request) -> str | None:
    """The token of a seat, if the caller has one."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if not kind:
        return None
    if kind.lower() != "bearer" or not token:
        raise Unauthorized("unknown-token")
    return token.strip()


def key_of(request: Request) -> str | None:
    """The same, where a header that holds none is as good as no header."""
    with contextlib.suppress(Unauthorized):
        return token_of(request)
    return None


def house_of(request: Request) -> House:
    """The house of this application."""
    house: House = request.app.state.house
    return house


def quota_of(request: Request) -> Quota:
    """What strangers may still open."""
    quota: Quota = request.app.state.quota
    return quota


Quota_ = Annotated[Quota, Depends(quota_of)]


def turns_of(request: Request) -> Turns:
    """Who waits for what takes long."""
    turns: Turns = request.app.state.turns
    return turns


Turns_ = Annotated[Turns, Depends(turns_of)]
House_ = Annotated[House, Depends(house_of)]
Lang_ = Annotated[str, Depends(language)]
LangQuery = Annotated[wire_said.Lang | None, Query(alias="lang")]


async def room_of(table: str, request: Request, house: House_) -> Room:
    """The table that is asked for."""
    room = await house.room(table)
    with contextlib.suppress(Unauthorized):  # whether the call needs a token at all is its own business
        await house.acquaint(room, token_of(request))
    return room


Room_ = Annotated[Room, Depends(room_of)]


def game_of(name: str) -> Game:
    """A game by its id."""
    try:
        return registry.game(name)
    except Error as error:
        raise NotFound("unknown-game", game=name) from error


def seat_of(request: Request, room: Room) -> int:
    """The seat of the caller, who must have one."""
    seat = room.seat_of(token_of(request))
    if seat == NOBODY:
        raise Unauthorized("no-token")
    return seat


def read_by(request: Request, room: Room, through: int | None) -> tuple[int, int]:
    """Whose log and notes the caller reads, its own or those of a seat it may see through, and how many events."""
    token = token_of(request)
    viewer = room.seat_of(token)
    eyes = room.onlookers.through(room.onlookers.of(token), through)
    return (viewer, room.sees_until(viewer)) if eyes is None else (eyes, room.ledger.heard[eyes])


def acting(request: Request, room: Room_) -> int:
    """The seat of a caller who does something besides answering; not too often."""
    seat = seat_of(request, room)
    acts.take(room.acts[seat], request.app.state.limits.acts)
    return seat


Acting_ = Annotated[int, Depends(acting)]
