"""What went wrong, as an answer: a status and a sentence in the caller's language."""

from __future__ import annotations

from typing import Any

from fastapi import Request, Response
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from undertow.kernel.errors import Error
from undertow.table import speech
from undertow.table.asking import language
from undertow.table.errors import Refused


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
