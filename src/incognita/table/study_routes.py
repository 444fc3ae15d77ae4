"""The HTTP routes of studies: only of games that are over, for everybody who may see them."""

from fastapi import APIRouter, Request, Response

from incognita.table.create_table import record_of
from incognita.table.errors import RefusedError
from incognita.table.http_models import StudyStatus
from incognita.table.limits import address_of
from incognita.table.live_table import LiveTable
from incognita.table.responses import json_response, response_docs
from incognita.table.routes import Key, admitted, find_table, limits_of
from incognita.table.studies import Studies

study_router = APIRouter(prefix="/api")
DOCS = response_docs(StudyStatus, 400, 403, 404, 409, 429)


@study_router.get("/tables/{id}/study", responses=DOCS)
async def show_study(id: str, request: Request, key: Key) -> Response:
    """How far the study of a finished game is, and its report once it is whole."""
    table = await finished_table(request, id, key)
    return json_response(await studies_of(request).status(table.stored.id))


@study_router.post("/tables/{id}/study", responses=DOCS)
async def start_study(id: str, request: Request, key: Key) -> Response:
    """Work out luck and decisions of a finished game, unless that is done or under way."""
    table = await finished_table(request, id, key)
    record = record_of(table).text()
    address = address_of(request)
    return json_response(
        await studies_of(request).start(table.stored.id, record, address, limits_of(request))
    )


async def finished_table(request: Request, id: str, key: str) -> LiveTable:
    """What nobody may know of a running game is not worked out for anybody."""
    table = await find_table(request, id)
    admitted(request, table, key)
    if not table.history.over:
        raise RefusedError("still-running")
    return table


def studies_of(request: Request) -> Studies:
    studies: Studies = request.app.state.studies
    return studies
