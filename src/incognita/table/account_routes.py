"""HTTP routes of accounts: signing up, logging in, sessions, one's data, and leaving for good."""

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request, Response

from incognita.table.account_models import (
    AccountInfo,
    EndedSession,
    Login,
    NamedAccount,
    NewPassword,
    OwnData,
    OwnSeat,
    Recovery,
    RecoveryCodes,
    open_sessions,
    own_passkeys,
)
from incognita.table.accounts import Accounts, LoggedIn
from incognita.table.limits import address_of
from incognita.table.names import matches
from incognita.table.people import OwnTable, saving
from incognita.table.people_routes import Me, OwnPage, ThePeople, people_of
from incognita.table.responses import json_response, response_docs
from incognita.table.routes import limits_of, tables_of
from incognita.table.seating import admit
from incognita.table.store.accounts import StoredAccount

EXPORT_FORMAT: Final = "incognita account 1"


def accounts_of(request: Request) -> Accounts:
    accounts: Accounts = request.app.state.accounts
    return accounts


TheAccounts = Annotated[Accounts, Depends(accounts_of)]
account_router = APIRouter(prefix="/api/account", dependencies=[OwnPage])


def with_cookie(request: Request, response: Response, browser: str) -> Response:
    """The answer, and the name that the browser has from now on."""
    people_of(request).browsers.give(request, response, browser)
    return response


def logged_in(request: Request, entered: LoggedIn) -> Response:
    return with_cookie(request, json_response(Me(entered.name, account=True)), entered.browser)


def signed_up(request: Request, entered: LoggedIn, codes: list[str]) -> Response:
    return with_cookie(request, json_response(RecoveryCodes(entered.name, codes)), entered.browser)


@account_router.post("", responses=response_docs(RecoveryCodes, 400, 403, 409, 413, 429, 503))
async def sign_up(body: Login, request: Request, accounts: TheAccounts) -> Response:
    """A new account with a password; the tables of this browser go with it."""
    entered, codes = await accounts.sign_up(request, body.name, body.password)
    return signed_up(request, entered, codes)


@account_router.post("/login", responses=response_docs(Me, 400, 403, 413, 429, 503))
async def log_in(body: Login, request: Request, accounts: TheAccounts) -> Response:
    return logged_in(request, await accounts.log_in(request, body.name, body.password))


@account_router.post("/recover", responses=response_docs(Me, 400, 403, 413, 429, 503))
async def recover(body: Recovery, request: Request, accounts: TheAccounts) -> Response:
    """A recovery code opens the account once and sets a new password."""
    entered = await accounts.recover(request, body.name, body.code, body.password)
    return logged_in(request, entered)


@account_router.post("/logout", responses=response_docs(Me, 403, 503))
async def log_out(request: Request, accounts: TheAccounts) -> Response:
    browser = await accounts.log_out(request)
    return with_cookie(request, json_response(Me("")), browser)


@account_router.get("", responses=response_docs(AccountInfo, 403, 503))
async def show_account(request: Request, accounts: TheAccounts) -> Response:
    """The account that is open at this browser."""
    return json_response(await account_info(request, accounts))


@account_router.post("/password", responses=response_docs(AccountInfo, 400, 403, 413, 429, 503))
async def set_password(body: NewPassword, request: Request, accounts: TheAccounts) -> Response:
    """All other browsers have to log in again."""
    limits_of(request).take("people", address_of(request))
    await accounts.set_password(request, body.password)
    return json_response(await account_info(request, accounts))


@account_router.post("/codes", responses=response_docs(RecoveryCodes, 403, 429, 503))
async def new_codes(request: Request, accounts: TheAccounts) -> Response:
    """New recovery codes in the place of all others."""
    limits_of(request).take("people", address_of(request))
    codes = await accounts.new_codes(request)
    account = await accounts.owner(request)
    return json_response(RecoveryCodes(account.name, codes))


@account_router.post("/sessions/end", responses=response_docs(AccountInfo, 400, 403, 413, 503))
async def end_session(
    body: EndedSession, request: Request, accounts: TheAccounts, people: ThePeople
) -> Response:
    """Log out another browser, or all others."""
    if body.id:
        await accounts.end_session(request, body.id)
    else:
        account = await accounts.owner(request)
        await accounts.end_others(account.person, people.browsers.browser_of(request))
    return json_response(await account_info(request, accounts))


@account_router.get("/data", responses=response_docs(OwnData, 403, 429, 503))
async def show_data(request: Request, accounts: TheAccounts) -> Response:
    """All that is kept of the account's owner, to be taken away."""
    limits_of(request).take("people", address_of(request))
    account = await accounts.owner(request)
    with saving():
        tries = await accounts.tries.of(account.person)
    data = OwnData(
        EXPORT_FORMAT,
        await account_info(request, accounts),
        await own_seats(request, account),
        tries,
    )
    response = json_response(data)
    response.headers["content-disposition"] = 'attachment; filename="incognita-account.json"'
    return response


@account_router.post("/delete", responses=response_docs(Me, 400, 403, 413, 503))
async def delete_account(body: NamedAccount, request: Request, accounts: TheAccounts) -> Response:
    """For good: everything that is kept, and the name at every seat."""
    browser = await accounts.delete(request, body.name, tables_of(request))
    return with_cookie(request, json_response(Me("")), browser)


async def account_info(request: Request, accounts: Accounts) -> AccountInfo:
    account = await accounts.owner(request)
    current = people_of(request).browsers.browser_of(request)
    with saving():
        sessions = await accounts.stored.sessions(account.person)
        return AccountInfo(
            name=account.name,
            made=account.made,
            password=bool(account.password),
            codes=await accounts.stored.codes_left(account.person),
            sessions=open_sessions(sessions, current),
            passkeys=own_passkeys(await accounts.stored.passkeys(account.person)),
        )


async def own_seats(request: Request, account: StoredAccount) -> list[OwnSeat]:
    people = people_of(request)
    seats = [await own_seat(request, table) for table in await people.tables_of(account.person)]
    return [seat for seat in seats if seat is not None]


async def own_seat(request: Request, held: OwnTable) -> OwnSeat | None:
    """None where another has the seat now."""
    with saving():
        table = await tables_of(request).store.find(held.table)
    if table is None or not any(matches(held.key, key.digest) for key in table.keys):
        return None
    own = admit(table, held.key).seats
    names = [table.chairs[seat].name for seat in own]
    link = f"{request.base_url}t/{held.table}#k={held.key}"
    return OwnSeat(held, table.options, table.made, own, names, link)
