"""Passkeys: a device signs what the server asks, so that there is nothing to steal or to guess."""

import secrets
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from starlette.requests import HTTPConnection

from incognita.table.accounts import Accounts, LoggedIn, account_name
from incognita.table.browsers import device_of, is_own_origin
from incognita.table.errors import RefusedError
from incognita.table.limits import Limits, address_of
from incognita.table.names import digest_of
from incognita.table.people import People, now, saving
from incognita.table.store import ConflictError
from incognita.table.store.accounts import StoredPasskey

if TYPE_CHECKING:
    from webauthn.helpers.structs import AuthenticatorSelectionCriteria

# How long a device may take to answer.
ANSWER_SECONDS: Final = 300
MOST_PASSKEYS: Final = 10
SERVICE: Final = "Incognita"


class Site(NamedTuple):
    """The address that a passkey is for."""

    host: str
    origin: str


class Passkeys:
    """Each challenge is asked of one browser and answered once, at any server."""

    def __init__(
        self, people: People, accounts: Accounts, limits: Limits, origins: tuple[str, ...]
    ):
        self._people = people
        self._accounts = accounts
        self._limits = limits
        self._origins = origins
        self._stored = accounts.stored

    async def ask_for_new(self, connection: HTTPConnection, name: str) -> str:
        """What the browser needs to make one: for the account that is open, or for a new one."""
        from webauthn import generate_registration_options, options_to_json  # noqa: PLC0415
        from webauthn.helpers import base64url_to_bytes  # noqa: PLC0415
        from webauthn.helpers.structs import PublicKeyCredentialDescriptor  # noqa: PLC0415

        person = await self._people.person_of(connection)
        if person and person.account:
            shown = (await self._accounts.proved_owner(connection)).name
            with saving():
                known = [one.id for one in await self._stored.passkeys(person.id)]
            if len(known) >= MOST_PASSKEYS:
                raise RefusedError("limit-reached")
        else:
            shown, key = account_name(name)
            self._limits.take("passkeys", address_of(connection))
            with saving():
                if await self._stored.named(key) is not None:
                    raise RefusedError("name-taken")
            known = []
        options = generate_registration_options(
            rp_id=self._site(connection).host,
            rp_name=SERVICE,
            user_name=shown,
            user_id=secrets.token_bytes(16),
            challenge=await self._challenge(connection),
            authenticator_selection=_selection(),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(id)) for id in known
            ],
        )
        return options_to_json(options)

    async def add(
        self, connection: HTTPConnection, name: str, credential: dict[str, Any]
    ) -> tuple[LoggedIn, list[str]] | None:
        """Keep what the browser has made; for a new account as `Accounts.sign_up` returns it."""
        person = await self._people.person_of(connection)
        opened = (
            await self._accounts.proved_owner(connection) if person and person.account else None
        )
        challenge = await self._answered(connection, credential)
        id, public_key, count = self._verify_new(connection, credential, challenge)
        owner = opened.person if opened else await self._accounts.new_person(connection)
        passkey = StoredPasskey(id, owner, public_key, count, device_of(connection), now())
        if opened is None:
            return await self._accounts.sign_up(connection, name, "", passkey)
        with saving():
            try:
                await self._stored.add_passkey(passkey)
            except ConflictError as error:
                raise RefusedError("bad-passkey") from error
        return None

    async def ask_to_log_in(self, connection: HTTPConnection) -> str:
        """Names nobody: the device knows which accounts it has passkeys for."""
        from webauthn import generate_authentication_options, options_to_json  # noqa: PLC0415

        self._limits.take("passkeys", address_of(connection))
        challenge = await self._challenge(connection)
        options = generate_authentication_options(
            rp_id=self._site(connection).host, challenge=challenge
        )
        return options_to_json(options)

    async def log_in(self, connection: HTTPConnection, credential: dict[str, Any]) -> LoggedIn:
        """As `Accounts.log_in`."""
        with self._limits.tries({"logins": address_of(connection)}):
            challenge = await self._answered(connection, credential)
            with saving():
                passkey = await self._stored.passkey(str(credential.get("id", ""))[:1400])
            if passkey is None:
                raise RefusedError("bad-passkey")
            count = self._verify(connection, credential, challenge, passkey)
        with saving():
            await self._stored.count_passkey(passkey.id, count)
            account = await self._stored.of(passkey.person)
        if account is None:
            raise RefusedError("bad-passkey")
        return await self._accounts.begin_session(connection, account)

    async def remove(self, connection: HTTPConnection, id: str) -> None:
        """Unless it is the last way into the account."""
        account = await self._accounts.proved_owner(connection)
        with saving():
            others = [one for one in await self._stored.passkeys(account.person) if one.id != id]
            if not others and not account.password:
                raise RefusedError("last-way-in")
            await self._stored.remove_passkey(account.person, id)

    def _verify_new(
        self, connection: HTTPConnection, credential: dict[str, Any], challenge: bytes
    ) -> tuple[str, str, int]:
        """Id, public key and count of a passkey that was made as it was asked for."""
        from webauthn import verify_registration_response  # noqa: PLC0415
        from webauthn.helpers import bytes_to_base64url  # noqa: PLC0415

        site = self._site(connection)
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
            )
        # Whatever the library stumbles over came from outside.
        except Exception as error:
            raise RefusedError("bad-passkey") from error
        return (
            bytes_to_base64url(made.credential_id),
            bytes_to_base64url(made.credential_public_key),
            made.sign_count,
        )

    def _verify(
        self,
        connection: HTTPConnection,
        credential: dict[str, Any],
        challenge: bytes,
        passkey: StoredPasskey,
    ) -> int:
        """How often the passkey says that it was used."""
        from webauthn import verify_authentication_response  # noqa: PLC0415
        from webauthn.helpers import base64url_to_bytes  # noqa: PLC0415

        site = self._site(connection)
        try:
            verified = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=base64url_to_bytes(passkey.public_key),
                credential_current_sign_count=passkey.count,
            )
        # Whatever the library stumbles over came from outside.
        except Exception as error:
            raise RefusedError("bad-passkey") from error
        return verified.new_sign_count

    def _site(self, connection: HTTPConnection) -> Site:
        """The page that asks, once it is known to be one of this server's."""
        origin = connection.headers.get("origin", "")
        if not origin or not is_own_origin(connection, self._origins):
            raise RefusedError("foreign-page")
        host = origin.partition("://")[2].rpartition(":")[0] or origin.partition("://")[2]
        return Site(host, origin)

    async def _challenge(self, connection: HTTPConnection) -> bytes:
        browser = self._people.browsers.browser_of(connection)
        if not browser:
            raise RefusedError("no-cookie")
        challenge = secrets.token_bytes(32)
        digest = digest_of(challenge.hex())
        with saving():
            await self._stored.add_challenge(digest, browser, now(), now() - ANSWER_SECONDS)
        return challenge

    async def _answered(self, connection: HTTPConnection, credential: dict[str, Any]) -> bytes:
        """The challenge that was signed, if it was asked of this browser and not answered yet."""
        from webauthn.helpers import (  # noqa: PLC0415
            base64url_to_bytes,
            parse_client_data_json,
        )

        try:
            said = base64url_to_bytes(credential["response"]["clientDataJSON"])
            challenge = parse_client_data_json(said).challenge
        # Whatever the library stumbles over came from outside.
        except Exception as error:
            raise RefusedError("bad-passkey") from error
        browser = self._people.browsers.browser_of(connection)
        digest = digest_of(challenge.hex())
        with saving():
            if not await self._stored.take_challenge(digest, browser, now() - ANSWER_SECONDS):
                raise RefusedError("bad-passkey")
        return challenge


def _selection() -> "AuthenticatorSelectionCriteria":
    """Passkeys that the device finds by itself, so that nobody has to say who they are first."""
    from webauthn.helpers.structs import (  # noqa: PLC0415
        AuthenticatorSelectionCriteria,
        ResidentKeyRequirement,
    )

    return AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED)
