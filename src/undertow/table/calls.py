"""The calls over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi import Path as Path_
from fastapi.responses import JSONResponse, PlainTextResponse

from undertow import registry, texts
from undertow.kernel.state import NOBODY
from undertow.table import prepared, speech, wire, wire_said
from undertow.table.asking import (
    Acting_,
    House_,
    Lang_,
    LangQuery,
    Quota_,
    Room_,
    Turns_,
    game_of,
    key_of,
    read_by,
    seat_of,
    token_of,
)
from undertow.table.errors import Forbidden, Illegal, NotFound

NDJSON = "application/x-ndjson"

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": wire.Problem} for status in (401, 403, 404, 409, 413, 422, 429, 503)
}
router = APIRouter(prefix="/api", responses=PROBLEMS)
Through_ = Annotated[int | None, Query(ge=0, le=16)]
Onlooker_ = Annotated[int, Path_(ge=0, le=wire_said.WIDEST)]


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
async def create(new: wire_said.NewTable, request: Request, house: House_, quota: Quota_) -> Any:
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
async def join(asked: wire_said.Join, request: Request, room: Room_, house: House_) -> Any:
    """Take an open seat; not for who has one here already."""
    seat, token = await house.seating.join(room, asked.join, asked.name, asked.seat, key_of(request))
    return {"seat": seat, "token": token}


@router.get("/tables/{table}", response_model=wire.Frame)
async def look(
    request: Request, room: Room_, lang: Lang_, sections: bool = False, through: Through_ = None, _: LangQuery = None
) -> Any:
    """The table as this seat, or a spectator, may know it; with what it shows as sections, if that is wanted.

    ``through``: as that seat knows it, for a watcher who sees all.
    """
    viewer = room.seat_of(token_of(request))
    eyes = room.onlookers.through(room.onlookers.of(token_of(request)), through)
    return JSONResponse({**room.frame(viewer, lang, 1 << 30, 0, sections, eyes, fresh=True), "events": []})


@router.post("/tables/{table}/moves", response_model=wire.Number, response_model_exclude_defaults=True)
async def move(answer: wire_said.Answer, request: Request, room: Room_, house: House_, lang: Lang_) -> Any:
    """Answer the present question, in one or several moves; 200 once it is durable."""
    moves = answer.all()
    number, made = await house.answers.answer(room, seat_of(request, room), answer.number, moves)
    return {"number": number, "message": speech.dropped(made, len(moves), lang)}


@router.get("/tables/{table}/notes", response_model=list[wire.Note])
async def all_notes(request: Request, room: Room_, lang: Lang_, through: Through_ = None, _: LangQuery = None) -> Any:
    """Everything that happened at the table; a frame has only the latest of it."""
    viewer, _seen = read_by(request, room, through)
    return room.notes_for(viewer, lang, room.called(viewer, lang), len(room.notes))


@router.get("/tables/{table}/log", response_model=list[wire.Event])
async def log(
    request: Request, room: Room_, lang: Lang_, since: Annotated[int, Query(ge=0, le=wire_said.WIDEST)] = 0,
    until: Annotated[int, Query(ge=0, le=wire_said.WIDEST)] = wire_said.WIDEST,
    through: Through_ = None, _: LangQuery = None,
) -> Any:  # fmt: skip
    """The events this viewer may know, or a part of them: from number ``since`` on, before number ``until``."""
    viewer, seen = read_by(request, room, through)
    names = room.called(viewer, lang)
    told = speech.events_since(room.state, viewer, since, lang, names, room.ledger.heard[viewer])
    return told[: max(0, min(seen, until) - since)]


@router.get("/tables/{table}/why", response_model=list[wire.Refused])
async def why(request: Request, room: Room_, lang: Lang_, _: LangQuery = None) -> Any:
    """What this seat might expect to do now but may not, with the rules."""
    seat = seat_of(request, room)
    if room.is_bot(seat):
        raise Forbidden("bot-plays")
    return speech.refused(room.state, seat, lang, room.called(seat, lang))


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
    at: Annotated[int, Query(ge=0, le=wire_said.WIDEST)] = 0,
    seat: Annotated[int | None, Query(ge=-1, le=16)] = None,
    sections: bool = False,
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
    view = state.view(None if viewer == NOBODY else viewer)
    names = texts.called(state.game, view, lang, room.names(lang))
    events = speech.events_since(state, viewer, 0, lang, names)[-wire.LAST :]
    notes = room.notes_for(viewer, lang, names, len(room.notes))
    first, last = (events[0]["number"], events[-1]["number"] + 1) if events else (0, 0)
    return JSONResponse(
        {
            "at": at, "before": before, "all": seen, "view": view, "over": state.over,
            "sections": speech.sections(state, view, viewer, lang, names) if sections else None,
            "expected": [] if question is None else list(question.asked), "seat": None if viewer == NOBODY else viewer,
            "events": events,
            "notes": [note for note in notes if first <= note["after"] <= last],
        }
    )  # fmt: skip


@router.post("/tables/{table}/play-on", status_code=201, response_model=wire.Created)
async def play_on(
    wanted: wire_said.PlayOn, request: Request, room: Room_, house: House_, quota: Quota_, turns: Turns_, lang: Lang_
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
async def open_record(upload: wire_said.Upload, request: Request, house: House_, quota: Quota_, lang: Lang_) -> Any:
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
async def say(said: wire_said.Say, request: Request, room: Room_, house: House_) -> None:
    """Say something to everybody at the table: a signal, or free text where the table allows it."""
    await house.say(room, seat_of(request, room), said.signal, said.text)


@router.post("/tables/{table}/orders", status_code=201, response_model=wire.OrderId)
async def give_order(order: wire_said.Order, room: Room_, house: House_, seat: Acting_) -> Any:
    """Say ahead what is to be answered for you; nobody else hears of it."""
    return {"id": await house.give_order(room, seat, order.model_dump())}


@router.delete("/tables/{table}/orders/{id}", status_code=204)
async def end_order(
    id: Annotated[int, Path_(ge=0, le=wire_said.WIDEST)], room: Room_, house: House_, seat: Acting_
) -> None:
    """Take a standing order back."""
    await house.end_order(room, seat, id)


@router.post("/tables/{table}/undo", status_code=204)
async def undo(room: Room_, house: House_, seat: Acting_) -> None:
    """Take your last move back, or ask the others whether you may."""
    await house.back.undo(room, seat)


@router.post("/tables/{table}/vote", status_code=204)
@router.post("/tables/{table}/undo/vote", status_code=204)
async def vote(said: wire_said.Agreement, room: Room_, house: House_, seat: Acting_) -> None:
    """Say whether one agrees with what somebody else wants: a move taken back, a bot's seat opened."""
    await house.voting.vote(room, seat, said.agrees)


# -- watchers who see all ----------------------------------------------------------------------------------------------


@router.post("/tables/{table}/see-all", status_code=201, response_model=wire.OnlookerKey)
async def ask_to_see(asked: wire_said.SeeAll, request: Request, room: Room_, house: House_) -> Any:
    """Ask every seat whether one may look on through all eyes; not for who has a key of this table."""
    watcher, token = await house.seeing.ask(room, asked.name, key_of(request))
    return {"watcher": watcher, "token": token}


@router.post("/tables/{table}/see-all/{watcher}", status_code=204)
async def let_see(said: wire_said.Agreement, watcher: Onlooker_, room: Room_, house: House_, seat: Acting_) -> None:
    """Say whether a watcher may see what your seat sees; a no ends it at once, also for who has seen all so far."""
    await house.seeing.answer(room, seat, watcher, said.agrees)


@router.delete("/tables/{table}/see-all", status_code=204)
async def see_no_more(request: Request, room: Room_, house: House_) -> None:
    """Be an ordinary spectator again, or ask no longer."""
    await house.seeing.give_up(room, room.onlookers.of(token_of(request)))


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
async def open_seat(wanted: wire_said.Open, room: Room_, house: House_, seat: Acting_) -> None:
    """Open a bot's seat for a friend, if one has opened the table and all others agree."""
    await house.seating.ask_to_open(room, seat, wanted.seat)
