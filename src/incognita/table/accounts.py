"""Accounts: signing up, logging in, and what only their owner may do."""

import secrets
import unicodedata
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection

from incognita.table import passwords
from incognita.table.browsers import device_of, new_name
from incognita.table.errors import RefusedError
from incognita.table.limits import Limits, address_of
from incognita.table.live_tables import LiveTables
from incognita.table.names import digest_of
from incognita.table.passwords import Hashing
from incognita.table.people import People, now, saving
from incognita.table.seating import MAX_NAME, clean_name
from incognita.table.store import ConflictError
from incognita.table.store.accounts import StoredAccount, StoredPasskey, StoredSession

SHORTEST_NAME: Final = 2
# So long after logging in one may change how one logs in.
PROVED_SECONDS: Final = 600


class LoggedIn(NamedTuple):
    """Who has logged in, and the new name of the browser, for its cookie."""

    name: str
    browser: str


class Accounts:
    """What changes who is at a browser also gives the browser another name."""

    def __init__(self, people: People, limits: Limits) -> None:
        self._people = people
        self._limits = limits
        self._hashing = Hashing()
        self.stored = people.accounts
        self.tries = people.first_tries

    async def sign_up(
        self,
        connection: HTTPConnection,
        name: str,
        password: str,
        passkey: StoredPasskey | None = None,
    ) -> tuple[LoggedIn, list[str]]:
        """With a password or a passkey; returns the recovery codes as well."""
        cleaned, key = account_name(name)
        if passkey is None:
            passwords.check_new(password, cleaned)
        self._limits.take("accounts", address_of(connection))
        person = passkey.person if passkey else await self.new_person(connection)
        kept = await self._hashing.hashed(password) if passkey is None else ""
        codes = passwords.new_codes()
        account = StoredAccount(person, cleaned, kept, now())
        with saving():
            try:
                await self.stored.sign_up(account, key, _digests(codes), passkey)
            except ConflictError as error:
                raise RefusedError("name-taken") from error
        return await self.begin_session(connection, account), codes

    async def new_person(self, connection: HTTPConnection) -> str:
        """Who the account will be of: the guest at this browser, with their tables, if any."""
        guest = await self._people.person_of(connection)
        return guest.id if guest and not guest.account else secrets.token_hex(16)

    async def log_in(self, connection: HTTPConnection, name: str, password: str) -> LoggedIn:
        """Says the same of a wrong name and of a wrong password, after the same time."""
        key = name_key(name)
        with self._limits.tries({"logins": address_of(connection), "logins_by_name": key}):
            with saving():
                account = await self.stored.named(key)
            fits = await self._hashing.fits(password, account.password if account else "")
            if account is None or not fits:
                raise RefusedError("wrong-login")
        return await self.begin_session(connection, account)

    async def recover(
        self, connection: HTTPConnection, name: str, code: str, password: str
    ) -> LoggedIn:
        """A code that was written down opens the account once, and sets a new password."""
        passwords.check_new(password, name)
        with self._limits.tries({"logins": address_of(connection)}), saving():
            account = await self.stored.named(name_key(name))
            digest = passwords.code_digest(code)
            if account is None or not await self.stored.use_code(account.person, digest):
                raise RefusedError("wrong-code")
        await self._change_password(account.person, password)
        await self.end_others(account.person, "")
        return await self.begin_session(connection, account)

    async def begin_session(self, connection: HTTPConnection, account: StoredAccount) -> LoggedIn:
        """Under a new name: whoever knew the old cookie is not logged in by it."""
        name, moment = new_name(), now()
        session = StoredSession(digest_of(name), device_of(connection), moment, moment, moment)
        with saving():
            before = self._people.browsers.browser_of(connection)
            await self.stored.log_in(account.person, session, before)
        return LoggedIn(account.name, name)

    async def log_out(self, connection: HTTPConnection) -> str:
        """The old cookie opens nothing any more."""
        with saving():
            await self.stored.log_out(self._people.browsers.browser_of(connection))
        return new_name()

    async def owner(self, connection: HTTPConnection) -> StoredAccount:
        """Whose account is open at this browser; raises RefusedError."""
        person = await self._people.person_of(connection)
        with saving():
            account = await self.stored.of(person.id) if person else None
        if account is None:
            raise RefusedError("no-account")
        return account

    async def proved_owner(self, connection: HTTPConnection) -> StoredAccount:
        """Who has logged in a short while ago, so that nobody else sits there."""
        account = await self.owner(connection)
        with saving():
            session = await self.stored.session(self._people.browsers.browser_of(connection))
        if session is None or session.proved < now() - PROVED_SECONDS:
            raise RefusedError("log-in-again")
        return account

    async def set_password(self, connection: HTTPConnection, password: str) -> None:
        """Every other browser has to log in again."""
        account = await self.proved_owner(connection)
        passwords.check_new(password, account.name)
        await self._change_password(account.person, password)
        await self.end_others(account.person, self._people.browsers.browser_of(connection))

    async def new_codes(self, connection: HTTPConnection) -> list[str]:
        """Those before them are worth nothing any more."""
        account = await self.proved_owner(connection)
        codes = passwords.new_codes()
        with saving():
            await self.stored.set_codes(account.person, _digests(codes))
        return codes

    async def end_others(self, person: str, kept: str) -> None:
        with saving():
            sessions = await self.stored.sessions(person)
            ended = [one.digest for one in sessions if one.digest != kept]
            await self.stored.end_sessions(person, ended)

    async def end_session(self, connection: HTTPConnection, id: str) -> None:
        """The browser that this id of the list stands for is logged out."""
        account = await self.owner(connection)
        with saving():
            sessions = await self.stored.sessions(account.person)
            ended = [one.digest for one in sessions if session_id(one) == id]
            await self.stored.end_sessions(account.person, ended)

    async def delete(self, connection: HTTPConnection, name: str, tables: LiveTables) -> str:
        """For good; whoever sits at their tables sees seats of somebody."""
        account = await self.proved_owner(connection)
        if name_key(name) != name_key(account.name):
            raise RefusedError("other-name")
        with saving():
            changed = set(await self.stored.delete(account.person))
        for table in tables.loaded():
            if table.stored.id in changed:
                async with table.lock:
                    await table.others.reload_chairs()
        return new_name()

    async def _change_password(self, person: str, password: str) -> None:
        kept = await self._hashing.hashed(password)
        with saving():
            await self.stored.set_password(person, kept)


def session_id(session: StoredSession) -> str:
    """Names a browser in the list of its owner; too short to be the cookie."""
    return session.digest[:16]


def account_name(name: str) -> tuple[str, str]:
    """As it is shown and as it is compared; raises RefusedError."""
    cleaned = clean_name(unicodedata.normalize("NFC", name))
    if len(cleaned) < SHORTEST_NAME:
        raise RefusedError("bad-name", most=MAX_NAME)
    return cleaned, name_key(cleaned)


def name_key(name: str) -> str:
    """Names that look alike in this are one name."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(plain.split())[:80]


def _digests(codes: list[str]) -> list[str]:
    return [passwords.code_digest(code) for code in codes]
