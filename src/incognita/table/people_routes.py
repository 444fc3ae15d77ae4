"""HTTP routes of the browser's own person: a name, and the tables that it has sat at."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from msgspec import Struct

from incognita.table.browsers import check_own_page
from incognita.table.errors import RefusedError
from incognita.table.http_models import Body, ShortText
from incognita.table.limits import address_of
from incognita.table.people import OwnTable, People
from incognita.table.responses import json_response, response_docs
from incognita.table.routes import limits_of
from incognita.table.seating import MAX_NAME, clean_name


class Me(Struct, frozen=True):
    """Who uses this browser; nobody in particular has no name. `account`: they are logged in."""

    name: str
    account: bool = False


class NewName(Body):
    """How this browser's person wants to be called."""

    name: ShortText


class ForgottenTable(Body):
    """A table that is no longer wanted among the own ones, and the key for it."""

    table: ShortText
    key: ShortText


def people_of(request: Request) -> People:
    people: People = request.app.state.people
    return people


def own_page(request: Request) -> None:
    """What changes something is taken from pages of this server alone."""
    check_own_page(request, request.app.state.settings.origins)


OwnPage = Depends(own_page)
ThePeople = Annotated[People, Depends(people_of)]
people_router = APIRouter(prefix="/api/me")


@people_router.get("", responses=response_docs(Me, 503))
async def show_me(request: Request, people: ThePeople) -> Response:
    """Who this browser is, by its cookie."""
    person = await people.person_of(request)
    return json_response(Me(person.name, person.account) if person else Me(""))


@people_router.post(
    "", dependencies=[OwnPage], responses=response_docs(Me, 400, 403, 413, 429, 503)
)
async def change_me(body: NewName, request: Request, people: ThePeople) -> Response:
    """Take another name; seats keep those that they have."""
    limits_of(request).take("people", address_of(request))
    name = clean_name(body.name)
    if not name:
        raise RefusedError("bad-name", most=MAX_NAME)
    person = await people.somebody(request)
    if person.account:
        raise RefusedError("account-name")
    await people.rename(person, name)
    return json_response(Me(name))


@people_router.get("/tables", responses=response_docs(OwnTable, 503, many=True))
async def show_own_tables(request: Request, people: ThePeople) -> Response:
    """The tables that this browser's person has sat at, those used last first."""
    person = await people.person_of(request)
    return json_response(await people.tables_of(person.id) if person else [])


@people_router.post(
    "/tables/forget",
    dependencies=[OwnPage],
    responses=response_docs(OwnTable, 400, 403, 413, 503, many=True),
)
async def forget_own_table(body: ForgottenTable, request: Request, people: ThePeople) -> Response:
    """The table is no longer among the own ones; its key still opens it."""
    person = await people.person_of(request)
    if person:
        await people.forget_table(person, body.table, body.key)
    return await show_own_tables(request, people)
