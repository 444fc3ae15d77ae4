"""HTTP responses: encoded with msgspec, described in the OpenAPI document."""

from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from incognita.table.errors import RefusedError
from incognita.table.http_models import Problem
from incognita.table.messages import REF, encoded
from incognita.table.words import preferred_language, refusal_text

ResponseDocs = dict[int | str, dict[str, Any]]


def json_response(data: object, status: int = 200) -> Response:
    return Response(encoded(data), status, media_type="application/json")


def response_docs(kind: type | str, *statuses: int, many: bool = False) -> ResponseDocs:
    """The type of a good response and the statuses of refusals, for the OpenAPI document."""
    name = kind if isinstance(kind, str) else kind.__name__
    schema: dict[str, Any] = {"$ref": f"{REF}{name}"}
    if many:
        schema = {"type": "array", "items": schema}
    good: ResponseDocs = {200: {"content": {"application/json": {"schema": schema}}}}
    return good | refusal_docs(*statuses)


def refusal_docs(*statuses: int) -> ResponseDocs:
    problem = {"application/json": {"schema": {"$ref": f"{REF}Problem"}}}
    return {status: {"description": "Refused", "content": problem} for status in statuses}


def refusal_response(request: Request, refusal: RefusedError) -> Response:
    language = preferred_language(request.headers.get("accept-language", ""))
    return json_response(
        Problem(refusal.code, refusal_text(language, refusal, refusal.game)), refusal.status
    )


def add_error_handlers(app: FastAPI) -> None:
    """Every error is answered with a code and a sentence."""

    @app.exception_handler(RefusedError)
    async def on_refusal(request: Request, error: RefusedError) -> Response:
        return refusal_response(request, error)

    @app.exception_handler(RequestValidationError)
    async def on_bad_body(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"] if part != "body")
        detail = f"{where}: {first['msg']}" if where else str(first["msg"])
        return refusal_response(request, RefusedError("bad-body", detail=detail[:200]))

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, error: HTTPException) -> Response:
        code = {404: "nothing-here", 405: "no-method"}.get(error.status_code, "bad-body")
        refusal = RefusedError(code, detail=str(error.detail)[:200])
        response = refusal_response(request, refusal)
        response.headers.update(error.headers or {})
        return response
