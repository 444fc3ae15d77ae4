"""HTTP routes of passkeys: made, used to log in, and removed."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from incognita.table.account_models import (
    AccountInfo,
    NamedAccount,
    PasskeyId,
    RecoveryCodes,
    SignedPasskey,
)
from incognita.table.account_routes import TheAccounts, account_info, logged_in, signed_up
from incognita.table.passkeys import Passkeys
from incognita.table.people_routes import Me, OwnPage
from incognita.table.responses import json_response, refusal_docs, response_docs


def passkeys_of(request: Request) -> Passkeys:
    passkeys: Passkeys = request.app.state.passkeys
    return passkeys


ThePasskeys = Annotated[Passkeys, Depends(passkeys_of)]
passkey_router = APIRouter(prefix="/api/account/passkeys", dependencies=[OwnPage])


@passkey_router.post("/options", responses=refusal_docs(400, 403, 409, 413, 429, 503))
async def ask_for_new(body: NamedAccount, request: Request, passkeys: ThePasskeys) -> Response:
    """What the browser needs to make a passkey, as WebAuthn has it (creation options)."""
    options = await passkeys.ask_for_new(request, body.name)
    return Response(options, media_type="application/json")


@passkey_router.post("", responses=response_docs(RecoveryCodes, 400, 403, 409, 413, 429, 503))
async def add_passkey(
    body: SignedPasskey, request: Request, passkeys: ThePasskeys, accounts: TheAccounts
) -> Response:
    """For the account that is open, which gets no new codes by it, or for a new one."""
    made = await passkeys.add(request, body.name, body.credential)
    if made is not None:
        return signed_up(request, *made)
    account = await accounts.owner(request)
    return json_response(RecoveryCodes(account.name, []))


@passkey_router.post("/login/options", responses=refusal_docs(400, 403, 429, 503))
async def ask_to_log_in(request: Request, passkeys: ThePasskeys) -> Response:
    """What the browser needs to use a passkey, as WebAuthn has it (request options)."""
    options = await passkeys.ask_to_log_in(request)
    return Response(options, media_type="application/json")


@passkey_router.post("/login", responses=response_docs(Me, 400, 403, 413, 429, 503))
async def log_in_by_passkey(
    body: SignedPasskey, request: Request, passkeys: ThePasskeys
) -> Response:
    return logged_in(request, await passkeys.log_in(request, body.credential))


@passkey_router.post("/remove", responses=response_docs(AccountInfo, 400, 403, 409, 413, 503))
async def remove_passkey(
    body: PasskeyId, request: Request, passkeys: ThePasskeys, accounts: TheAccounts
) -> Response:
    """Unless it is the last way into the account."""
    await passkeys.remove(request, body.id)
    return json_response(await account_info(request, accounts))
