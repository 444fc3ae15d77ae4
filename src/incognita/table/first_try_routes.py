"""HTTP routes of an account's first tries at puzzles."""

from fastapi import APIRouter, Request, Response

from incognita.table.account_models import NewTries
from incognita.table.account_routes import TheAccounts
from incognita.table.errors import RefusedError
from incognita.table.limits import address_of
from incognita.table.people import saving
from incognita.table.people_routes import OwnPage
from incognita.table.responses import json_response, response_docs
from incognita.table.routes import limits_of
from incognita.table.store import ConflictError
from incognita.table.store.first_tries import FirstTry

first_try_router = APIRouter(prefix="/api/account/tries", dependencies=[OwnPage])


@first_try_router.get("", responses=response_docs(FirstTry, 403, 429, 503, many=True))
async def show_tries(request: Request, accounts: TheAccounts) -> Response:
    """All that the account keeps, the oldest first."""
    limits_of(request).take("puzzles", address_of(request))
    account = await accounts.owner(request)
    with saving():
        return json_response(await accounts.tries.of(account.person))


@first_try_router.post("", responses=response_docs(FirstTry, 400, 403, 413, 429, 503, many=True))
async def add_tries(body: NewTries, request: Request, accounts: TheAccounts) -> Response:
    """Tries of this browser; answers with these. What the account has already it keeps once."""
    limits_of(request).take("puzzles", address_of(request))
    account = await accounts.owner(request)
    tries = [one.first_try() for one in body.tries]
    with saving():
        try:
            await accounts.tries.add(account.person, tries)
        except ConflictError as error:
            raise RefusedError("no-account") from error
    return json_response(tries)
