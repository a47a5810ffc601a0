"""The application: calls, the live connection, health and figures, the page."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException

from undertow import registry
from undertow.kernel.compiled import is_compiled
from undertow.kernel.errors import Error
from undertow.table import calls, clock, guard, live, metrics, trouble, wire, wire_said
from undertow.table.callers import Doors
from undertow.table.cost import Charging, Turns
from undertow.table.expiry import Keeping
from undertow.table.house import House
from undertow.table.problems import refuse, refuse_http, refuse_malformed
from undertow.table.quota import Quota, Quotas
from undertow.table.sharing import Shared
from undertow.table.store import Store
from undertow.table.watching import Crowd
from undertow.version import VERSION

PAGE = Path(__file__).parent / "page"
SWEEP_SECONDS = 60.0


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
    app.include_router(calls.router)
    app.include_router(live.router)
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
        for model in (wire_said.Hello, wire_said.Speak, wire_said.Answer, wire.Frame, wire.Ack, wire.Refusal):
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
