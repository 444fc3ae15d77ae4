"""The lobby: which tables have free seats, and sitting down at one."""

from fastapi import APIRouter, Request, Response

from incognita.table.http_models import Body, ShortText
from incognita.table.limits import address_of
from incognita.table.lobby import Lobby, LobbyTable, SeatTaken, take_seat
from incognita.table.responses import json_response, response_docs
from incognita.table.routes import find_table, limits_of

lobby_router = APIRouter(prefix="/api")


class SitDown(Body):
    """The name to sit down with."""

    name: ShortText = ""


@lobby_router.get("/lobby", responses=response_docs(LobbyTable, 503, many=True))
async def show_lobby(request: Request) -> Response:
    """Tables where anybody may sit down, the newest first."""
    lobby: Lobby = request.app.state.lobby
    return json_response(await lobby.tables())


@lobby_router.post("/lobby/{id}", responses=response_docs(SeatTaken, 400, 404, 409, 413, 429, 503))
async def sit_down(id: str, body: SitDown, request: Request) -> Response:
    """Take a free seat."""
    limits_of(request).take("tables", address_of(request))
    table = await find_table(request, id)
    return json_response(await take_seat(table, body.name))
