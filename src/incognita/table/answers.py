"""HTTP answers: written with msgspec, described in the OpenAPI document."""

from typing import Any

import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from msgspec import Struct
from starlette.exceptions import HTTPException

from incognita.table.bodies import Problem
from incognita.table.errors import RefusedError
from incognita.table.messages import REF, written
from incognita.table.words import preferred, refusal_text

log = structlog.get_logger()

Documented = dict[int | str, dict[str, Any]]


def answer(thing: object, status: int = 200) -> Response:
    return Response(written(thing), status, media_type="application/json")


def documented(kind: type[Struct] | str, *statuses: int, many: bool = False) -> Documented:
    """The shape of a good answer, and the statuses of refusals, for the OpenAPI document."""
    name = kind if isinstance(kind, str) else kind.__name__
    schema: dict[str, Any] = {"$ref": f"{REF}{name}"}
    if many:
        schema = {"type": "array", "items": schema}
    found: Documented = {200: {"content": {"application/json": {"schema": schema}}}}
    return found | refusals(*statuses)


def refusals(*statuses: int) -> Documented:
    problem = {"application/json": {"schema": {"$ref": f"{REF}Problem"}}}
    return {status: {"description": "Refused", "content": problem} for status in statuses}


def refused(request: Request, refusal: RefusedError) -> Response:
    language = preferred(request.headers.get("accept-language", ""))
    return answer(Problem(refusal.code, refusal_text(language, refusal)), refusal.status)


def add_handlers(app: FastAPI) -> None:
    """Whatever goes wrong is answered with a code and a sentence."""

    @app.exception_handler(RefusedError)
    async def on_refusal(request: Request, error: RefusedError) -> Response:
        return refused(request, error)

    @app.exception_handler(RequestValidationError)
    async def on_bad_body(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"] if part != "body")
        detail = f"{where}: {first['msg']}" if where else str(first["msg"])
        return refused(request, RefusedError("bad-body", detail=detail[:200]))

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, error: HTTPException) -> Response:
        code = {404: "nothing-here", 405: "no-method"}.get(error.status_code, "bad-body")
        found = refused(request, RefusedError(code, detail=str(error.detail)[:200]))
        found.headers.update(error.headers or {})
        return found

    @app.exception_handler(Exception)
    async def on_anything(request: Request, error: Exception) -> Response:
        log.error("a request broke", path=request.url.path, error=repr(error))
        return refused(request, RefusedError("broken"))
