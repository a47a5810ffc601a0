"""The HTTP surface: calls, the live connection, the page."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Depends, FastAPI, Query, Request, Response, WebSocket, WebSocketDisconnect
from fastapi import Path as Path_
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from pydantic import BaseModel, ValidationError
from starlette.exceptions import HTTPException

from undertow import registry, texts
from undertow.kernel.compiled import is_compiled
from undertow.kernel.errors import Error
from undertow.kernel.game import Game
from undertow.kernel.state import NOBODY
from undertow.table import acts, clock, guard, metrics, prepared, speech, trouble, wire
from undertow.table.callers import Doors
from undertow.table.cost import Charging, Turns
from undertow.table.errors import Forbidden, Illegal, NotFound, Refused, TooMany, Unauthorized
from undertow.table.expiry import Keeping
from undertow.table.house import House
from undertow.table.quota import Quota, Quotas
from undertow.table.room import Room
from undertow.table.sharing import Shared
from undertow.table.store import Store
from undertow.table.watching import MOST_FRAMES, Crowd, Watcher, written
from undertow.version import VERSION

PAGE = Path(__file__).parent / "page"
NDJSON = "application/x-ndjson"
HELLO_SECONDS = 10.0  # in which a page has to say who it is
SWEEP_SECONDS = 60.0
PATIENCE = (100, 1 / 60)  # refusals on a live connection, and how many more a second; then it ends

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": wire.Problem} for status in (401, 403, 404, 409, 413, 422, 429, 503)
}
router = APIRouter(prefix="/api", responses=PROBLEMS)


def create_app(
    db: str, limits: guard.Limits | None = None, doors: Doors | None = None, quotas: Quotas | None = None,
    keeping: Keeping | None = None,
) -> FastAPI:  # fmt: skip
    """The whole application on a database."""
    quotas = quotas or Quotas()
    house = House(Store(db), keeping, quotas.rooms)

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(trouble.in_the_loop)
        await house.open()
        house.begin(house.prune_on())
        sweeper = asyncio.create_task(sweep(house))
        yield
        sweeper.cancel()
        await house.close()

    app = FastAPI(
        title="Undertow", version=VERSION, lifespan=life, docs_url=None, redoc_url=None,
        description="Board games by their rulebooks: tables, seats, moves, rules.",
    )  # fmt: skip
    app.state.house = house
    app.state.quota = Quota(quotas, house)
    app.state.turns = Turns((limits or guard.Limits()).waiting)
    app.state.limits = limits or guard.Limits()
    app.state.crowd = Crowd(*app.state.limits.of_pages())
    app.state.doors = doors or Doors()
    app.state.ready = Shared(house.store.ready)
    app.include_router(router)
    app.add_api_route("/healthz", health, response_model=wire.Health)
    app.add_api_route("/readyz", ready, response_model=wire.Ready, responses={503: {"model": wire.Problem}})
    app.add_api_route("/metrics", metrics_text, response_class=PlainTextResponse)
    app.add_exception_handler(Error, refuse)
    app.add_exception_handler(RequestValidationError, refuse_malformed)
    app.add_exception_handler(HTTPException, refuse_http)
    add_page(app)
    describe_frames(app)
    app.add_middleware(Charging, limits=app.state.limits)
    app.add_middleware(guard.Guard, limits=app.state.limits, doors=app.state.doors)
    app.add_middleware(metrics.Counting)  # outside: what is refused counts, too
    return app


def describe_frames(app: FastAPI) -> None:
    """Put the messages of the live connection into the OpenAPI description, too."""
    plain = app.openapi

    def described() -> dict[str, Any]:
        known = plain()
        schemas = known["components"]["schemas"]
        for model in (wire.Hello, wire.Speak, wire.Answer, wire.Frame, wire.Ack, wire.Refusal):
            schema = model.model_json_schema(ref_template="#/components/schemas/{model}")
            for name, part in schema.pop("$defs", {}).items():
                schemas.setdefault(name, part)
            schemas.setdefault(model.__name__, schema)
        return known

    app.openapi = described  # type: ignore[method-assign]


async def sweep(house: House) -> None:
    """Tidy up now and then."""
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        house.forget_resting()


# -- who asks, in which language ---------------------------------------------------------------------------------------


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
LangQuery = Annotated[wire.Lang | None, Query(alias="lang")]


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


# -- games, cards, rules, texts ----------------------------------------------------------------------------------------


@router.get("/games", response_model=list[wire.Game])
async def games(lang: Lang_, _: LangQuery = None) -> Any:
    """All games one can play here."""
    return [speech.game_data(registry.game(name), lang) for name in registry.names()]


@router.get("/games/{game}/cards", response_model=wire.Catalogue)
async def cards(game: str, request: Request, lang: Lang_, _: LangQuery = None) -> Any:
    """Everything in the box: names, words, figures, origin."""
    return prepared.cards(game_of(game).id, lang).response(request)


@router.get("/rules/{game}", response_model=list[wire.Rule])
async def rules(
    game: str, request: Request, lang: Lang_, q: Annotated[str, Query(max_length=200)] = "", _: LangQuery = None
) -> Any:
    """Rules by words, key or name."""
    return prepared.rules(game_of(game).id, lang, q).response(request)


@router.get("/texts", response_model=wire.Texts)
async def page_texts(request: Request, lang: Lang_, _: LangQuery = None) -> Any:
    """The words of the page."""
    return prepared.page_texts(lang).response(request)


# -- tables ------------------------------------------------------------------------------------------------------------


@router.post("/tables", status_code=201, response_model=wire.Created)
async def create(new: wire.NewTable, request: Request, house: House_, quota: Quota_) -> Any:
    """Set up a table: your seats, open ones for friends, bots in the others."""
    if not new.you and not new.open:
        raise Illegal("no-person")
    async with quota.table(request.state.address):
        room, tokens, join = await house.create(
            new.game, new.seats, new.you, new.open, new.bots, new.options, new.names, new.lang, new.seed, new.pace,
            talk_=new.talk, sealed=new.sealed,
        )  # fmt: skip
    return {"table": room.id, "seats": [{"seat": seat, "token": token} for seat, token in tokens], "join": join}


@router.post("/tables/{table}/join", status_code=201, response_model=wire.SeatToken)
async def join(asked: wire.Join, request: Request, room: Room_, house: House_) -> Any:
    """Take an open seat; not for who has one here already."""
    seat, token = await house.seating.join(room, asked.join, asked.name, asked.seat, key_of(request))
    return {"seat": seat, "token": token}


@router.get("/tables/{table}", response_model=wire.Frame)
async def look(request: Request, room: Room_, lang: Lang_, _: LangQuery = None) -> Any:
    """The table as this seat, or a spectator, may know it."""
    viewer = room.seat_of(token_of(request))
    return JSONResponse({**room.frame(viewer, lang, 1 << 30, fresh=True), "events": []})


@router.post("/tables/{table}/moves", response_model=wire.Number)
async def move(answer: wire.Answer, request: Request, room: Room_, house: House_) -> Any:
    """Answer the present question; 200 once it is durable."""
    seat = seat_of(request, room)
    return {"number": await house.answer(room, seat, answer.number, answer.move)}


def seat_of(request: Request, room: Room) -> int:
    """The seat of the caller, who must have one."""
    seat = room.seat_of(token_of(request))
    if seat == NOBODY:
        raise Unauthorized("no-token")
    return seat


def acting(request: Request, room: Room_) -> int:
    """The seat of a caller who does something besides answering; not too often."""
    seat = seat_of(request, room)
    acts.take(room.acts[seat], request.app.state.limits.acts)
    return seat


Acting_ = Annotated[int, Depends(acting)]


@router.get("/tables/{table}/notes", response_model=list[wire.Note])
async def all_notes(request: Request, room: Room_, lang: Lang_, _: LangQuery = None) -> Any:
    """Everything that happened at the table; a frame has only the latest of it."""
    viewer = room.seat_of(token_of(request))
    return room.notes_for(viewer, lang, room.names(lang), len(room.notes))


@router.get("/tables/{table}/log", response_model=list[wire.Event])
async def log(
    request: Request, room: Room_, lang: Lang_, since: Annotated[int, Query(ge=0, le=wire.WIDEST)] = 0,
    until: Annotated[int, Query(ge=0, le=wire.WIDEST)] = wire.WIDEST, _: LangQuery = None,
) -> Any:  # fmt: skip
    """The events this viewer may know, or a part of them: from number ``since`` on, before number ``until``."""
    viewer = room.seat_of(token_of(request))
    told = speech.events_since(room.state, viewer, since, lang, room.names(lang), room.ledger.heard[viewer])
    return told[: max(0, min(room.sees_until(viewer), until) - since)]


@router.get("/tables/{table}/why", response_model=list[wire.Refused])
async def why(request: Request, room: Room_, lang: Lang_, _: LangQuery = None) -> Any:
    """What this seat might expect to do now but may not, with the rules."""
    seat = seat_of(request, room)
    if room.is_bot(seat):
        raise Forbidden("bot-plays")
    return speech.refused(room.state, seat, lang, room.names(lang))


@router.get("/tables/{table}/record", response_class=Response, responses={200: {"content": {NDJSON: {}}}})
async def record(request: Request, room: Room_, house: House_, turns: Turns_) -> Any:
    """The whole record, once the game is over; what everyone heard, if the table was sealed for good."""
    room.seat_of(token_of(request))
    async with turns.turn(request.state.address):
        text = await house.history.record_text(room)
    name = f"{room.game.id}-{room.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, media_type=NDJSON, headers=headers)


@router.get("/tables/{table}/replay", response_model=wire.Moment)
async def replay(
    request: Request, room: Room_, house: House_, turns: Turns_, lang: Lang_,
    at: Annotated[int, Query(ge=0, le=wire.WIDEST)] = 0,
    seat: Annotated[int | None, Query(ge=-1, le=16)] = None,
    _: LangQuery = None,
) -> Any:  # fmt: skip
    """The table as it stood after the first ``at`` events one has heard of.

    Any seat's view once the game is over, unless the table was sealed for good.
    """
    viewer = room.seat_of(token_of(request))
    if seat is not None and seat != viewer:
        if not room.state.over:
            raise Forbidden("record-later")
        if room.sealed and seat != NOBODY:
            raise Forbidden("sealed")
        if seat >= room.seats:
            raise NotFound("unknown-table")
        viewer = seat
    seen = room.sees_until(viewer)
    at = min(at, seen) if room.eyes(viewer) != viewer else at
    async with turns.turn(request.state.address):
        state, _past, before = await house.history.back_then(room, viewer, at)
    question = state.question_as_seen_by(None if viewer == NOBODY else viewer)
    names = room.names(lang)
    events = speech.events_since(state, viewer, 0, lang, names)[-wire.LAST :]
    notes = room.notes_for(viewer, lang, names, len(room.notes))
    first, last = (events[0]["number"], events[-1]["number"] + 1) if events else (0, 0)
    return JSONResponse(
        {
            "at": at, "before": before, "all": seen,
            "view": state.view(None if viewer == NOBODY else viewer), "over": state.over,
            "expected": [] if question is None else list(question.asked), "seat": None if viewer == NOBODY else viewer,
            "events": events,
            "notes": [note for note in notes if first <= note["after"] <= last],
        }
    )  # fmt: skip


@router.post("/tables/{table}/play-on", status_code=201, response_model=wire.Created)
async def play_on(
    wanted: wire.PlayOn, request: Request, room: Room_, house: House_, quota: Quota_, turns: Turns_, lang: Lang_
) -> Any:
    """A practice table that stands where this finished game stood, with bots in the other seats."""
    seat = max(room.seat_of(token_of(request)), 0) if wanted.seat is None else wanted.seat
    if not 0 <= seat < room.seats:
        raise NotFound("unknown-table")
    address = request.state.address
    async with turns.turn(address), quota.table(address):
        opened, tokens = await house.play_on(room, seat, wanted.at, lang)
    return {"table": opened.id, "seats": [{"seat": seat, "token": token} for seat, token in tokens], "join": None}


@router.post("/records", status_code=201, response_model=wire.Created)
async def open_record(upload: wire.Upload, request: Request, house: House_, quota: Quota_, lang: Lang_) -> Any:
    """Open a record as a practice table; it is checked first."""
    await quota.check_room()
    quota.records.take(request.state.address)
    opened, tokens = await house.open_record(upload.record, lang)
    return {"table": opened.id, "seats": [{"seat": seat, "token": token} for seat, token in tokens], "join": None}


@router.post("/tables/{table}/leave", status_code=204)
async def leave(room: Room_, house: House_, seat: Acting_) -> None:
    """Let a bot play for you; your key stays good."""
    await house.seating.hand_over(room, seat)


@router.post("/tables/{table}/return", status_code=204)
async def come_back(room: Room_, house: House_, seat: Acting_) -> None:
    """Play yourself again."""
    await house.seating.come_back(room, seat)


@router.post("/tables/{table}/token", response_model=wire.Token)
async def renew(room: Room_, house: House_, seat: Acting_) -> Any:
    """A new key for your seat; the old one opens nothing any more."""
    return {"token": await house.seating.renew(room, seat)}


@router.post("/tables/{table}/more-time", status_code=204)
async def more_time(room: Room_, house: House_, seat: Acting_) -> None:
    """Keep the present question open for longer, for all; nobody is named."""
    await house.more_time(room, seat)


@router.post("/tables/{table}/say", status_code=204)
async def say(said: wire.Say, request: Request, room: Room_, house: House_) -> None:
    """Say something to everybody at the table: a signal, or free text where the table allows it."""
    await house.say(room, seat_of(request, room), said.signal, said.text)


@router.post("/tables/{table}/orders", status_code=201, response_model=wire.OrderId)
async def give_order(order: wire.Order, room: Room_, house: House_, seat: Acting_) -> Any:
    """Say ahead what is to be answered for you; nobody else hears of it."""
    return {"id": await house.give_order(room, seat, order.model_dump())}


@router.delete("/tables/{table}/orders/{id}", status_code=204)
async def end_order(id: Annotated[int, Path_(ge=0, le=wire.WIDEST)], room: Room_, house: House_, seat: Acting_) -> None:
    """Take a standing order back."""
    await house.end_order(room, seat, id)


@router.post("/tables/{table}/undo", status_code=204)
async def undo(room: Room_, house: House_, seat: Acting_) -> None:
    """Take your last move back, or ask the others whether you may."""
    await house.back.undo(room, seat)


@router.post("/tables/{table}/vote", status_code=204)
@router.post("/tables/{table}/undo/vote", status_code=204)
async def vote(said: wire.Agreement, room: Room_, house: House_, seat: Acting_) -> None:
    """Say whether one agrees with what somebody else wants: a move taken back, a bot's seat opened."""
    await house.voting.vote(room, seat, said.agrees)


# -- invitations -------------------------------------------------------------------------------------------------------


@router.post("/tables/{table}/invitation", status_code=201, response_model=wire.Invitation)
async def invite(room: Room_, house: House_, seat: Acting_) -> Any:
    """A new invitation to the open seats, for whoever opened the table; the old one is good for nothing any more."""
    return {"join": await house.seating.invite(room, seat)}


@router.delete("/tables/{table}/invitation", status_code=204)
async def close_table(room: Room_, house: House_, seat: Acting_) -> None:
    """Let nobody join any more, if one has opened the table: bots take the seats that are still open."""
    await house.seating.close(room, seat)


@router.post("/tables/{table}/open", status_code=204)
async def open_seat(wanted: wire.Open, room: Room_, house: House_, seat: Acting_) -> None:
    """Open a bot's seat for a friend, if one has opened the table and all others agree."""
    await house.seating.ask_to_open(room, seat, wanted.seat)


# -- live --------------------------------------------------------------------------------------------------------------


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
        hello = heard(wire.Hello, await asyncio.wait_for(socket.receive_text(), HELLO_SECONDS))
        lang = hello.lang
        room = await house.room(table)
        await house.acquaint(room, hello.token)
        viewer = room.seat_of(hello.token)
        if viewer == NOBODY:
            counted.enter_context(socket.app.state.crowd.watching(room.id))
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
    watcher = house.watch(room, viewer, lang)
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
            said = heard((wire.Answer, wire.Speak), message.get("text") or "")
            if isinstance(said, wire.Speak):
                watcher.speak(said.lang, room.greet)
                continue
            if watcher.viewer == NOBODY:
                raise Unauthorized("no-token")
            await house.answer(room, watcher.viewer, said.number, said.move)
            watcher.queue.put_nowait(written({"type": "ack", "number": said.number, "move": said.move}))
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


# -- problems ----------------------------------------------------------------------------------------------------------


def status_of(error: Error) -> int:
    """The status of an error; what the engine refuses is 422."""
    return error.status if isinstance(error, Refused) else 422


def problem(error: Error, lang: str) -> dict[str, Any]:
    """An error as data."""
    rules = [speech.rule_ref(error.of, key, lang) for key in error.rules] if isinstance(error, Refused) else []
    return {"message": error.text(lang), "rules": rules}


async def refuse(request: Request, error: Exception) -> Response:
    """Say what went wrong, in the caller's language."""
    assert isinstance(error, Error)
    return JSONResponse(problem(error, language(request)), status_of(error))


async def refuse_malformed(request: Request, error: Exception) -> Response:
    """A body that is no message of ours."""
    return JSONResponse(problem(Refused("malformed"), language(request)), 422)


async def refuse_http(request: Request, error: Exception) -> Response:
    """No such address, or no such method."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    key = {400: "malformed", 405: "no-method"}.get(status, "no-page")
    headers = getattr(error, "headers", None)
    return JSONResponse(problem(Refused(key), language(request)), status, headers)


# -- health, metrics, page ---------------------------------------------------------------------------------------------


async def health(request: Request) -> Any:
    """That the server is alive, what it runs, and what its clock says."""
    versions = {name: registry.game(name).rules_version for name in registry.names()}
    return {
        "status": "ok", "version": VERSION, "engine": "compiled" if is_compiled() else "plain", "rules": versions,
        "now": round(clock.now(), 3), "outside": request.app.state.doors.outside or None,
    }  # fmt: skip


async def ready(request: Request) -> Any:
    """That the database takes a row and gives it back, in time."""
    await request.app.state.ready.ask()
    return {"status": "ok"}


async def metrics_text(request: Request) -> Response:
    """Figures for Prometheus."""
    house: House = request.app.state.house
    return PlainTextResponse(metrics.text(house), media_type=metrics.CONTENT_TYPE)


def add_page(app: FastAPI) -> None:
    """Serve the page: its files, and its one document at every address that is no call."""
    if not (PAGE / "index.html").is_file():
        return
    if (PAGE / "assets").is_dir():
        app.mount("/assets", StaticFiles(directory=PAGE / "assets"), "assets")

    files = {path.name: path for path in PAGE.iterdir() if path.is_file()}

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path in files:
            return FileResponse(files[path])
        if path.startswith(("api/", "assets/")):
            raise HTTPException(404)
        return FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})


def has_page() -> bool:
    """Whether the page has been built."""
    return (PAGE / "index.html").is_file() and os.access(PAGE / "index.html", os.R_OK)
