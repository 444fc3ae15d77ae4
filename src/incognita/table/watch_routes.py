"""Looking at a game being played: the table that everybody may watch, and chances to win."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from incognita.table.chances import ChancesToWin, chances_of
from incognita.table.limits import Payer, address_of
from incognita.table.responses import json_response, response_docs
from incognita.table.routes import MOST_STEPS, Key, admitted, check_step, find_table, tables_of
from incognita.table.showcase import Showcase, ShowcaseTable

watch_router = APIRouter(prefix="/api")

Step = Annotated[int, Query(ge=0, le=MOST_STEPS)]


@watch_router.get(
    "/tables/{id}/chances", responses=response_docs(ChancesToWin, 400, 403, 404, 409, 429)
)
async def show_chances(id: str, request: Request, key: Key, step: Step, since: Step) -> Response:
    """How bots stand at a step of their game, and at an earlier one."""
    table = await find_table(request, id)
    admitted(request, table, key)
    check_step(table, max(step, since))
    payer = Payer(address_of(request), f"{id} chances")
    pool = tables_of(request).worker_pool
    return json_response(await chances_of(table, pool, payer, step, since))


@watch_router.get("/showcase", responses=response_docs(ShowcaseTable, 429, 503))
async def show_showcase(request: Request) -> Response:
    """The table of bots that is open to everybody; a new one when its game is over."""
    showcase: Showcase = request.app.state.showcase
    return json_response(await showcase.current())
