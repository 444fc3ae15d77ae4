"""People: who uses a browser, and the tables that they have sat at."""

import base64
import hashlib
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import structlog
from msgspec import Struct
from starlette.requests import HTTPConnection

from incognita.table.browsers import Browsers, device_of
from incognita.table.errors import RefusedError
from incognita.table.names import digest_of
from incognita.table.seating import Admission
from incognita.table.store import NotSavedError, Store
from incognita.table.store.copying_people import PEOPLE_KEY
from incognita.table.store.people import StoredPerson

if TYPE_CHECKING:
    from cryptography.fernet import Fernet

    from incognita.table.live_table import LiveTable

SEEN_SECONDS = 3600

log = structlog.get_logger()


class OwnTable(Struct, frozen=True):
    """A table that somebody has sat at, with the key that opens their seat; when it was used."""

    table: str
    key: str
    game: str
    seen: int


class People:
    """A browser becomes somebody when it first sits down or takes a name, not before."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.stored = store.people
        self.accounts = store.accounts
        self.first_tries = store.first_tries

    async def open(self) -> None:
        """All servers of one store sign and seal with the same key."""
        self._secret = await self._store.service_key(PEOPLE_KEY, secrets.token_hex(32))
        self.browsers = Browsers(self._secret)
        self._fernet: Fernet | None = None

    async def person_of(self, connection: HTTPConnection) -> StoredPerson | None:
        """Who uses this browser; None while it is nobody in particular."""
        browser = self.browsers.browser_of(connection)
        if not browser:
            return None
        with saving():
            person = await self.stored.person(browser)
            if person is not None and person.seen < now() - SEEN_SECONDS:
                await self.stored.touch(browser, now())
        return person

    async def somebody(self, connection: HTTPConnection) -> StoredPerson:
        """Who uses this browser, a new guest if it is nobody yet; raises RefusedError."""
        person = await self.person_of(connection)
        browser = self.browsers.browser_of(connection)
        if person is None and not browser:
            raise RefusedError("no-cookie")
        if person is None:
            with saving():
                await self.stored.add_guest(
                    browser, digest_of(f"guest {browser}")[:32], device_of(connection), now()
                )
            person = await self.person_of(connection)
        if person is None:
            raise RefusedError("not-saved")
        return person

    async def note_seat(
        self, connection: HTTPConnection, table: "LiveTable", key: str, admission: Admission
    ) -> None:
        """This browser sits at the table; a store that is out of reach stops nobody's game."""
        if not self.browsers.browser_of(connection) or not (admission.seats or admission.owner):
            return
        try:
            person = await self.somebody(connection)
            sealed = self._seal().encrypt(key.encode()).decode()
            with saving():
                await self.stored.hold(person.id, digest_of(key), table.stored.id, sealed, now())
                if not person.name and admission.seats:
                    name = table.chairs[admission.seats[0]].name
                    await self.stored.rename(person.id, name)
        except RefusedError as refusal:
            log.warning("a seat was not noted", table=table.stored.id, code=refusal.code)

    async def rename(self, person: StoredPerson, name: str) -> None:
        with saving():
            await self.stored.rename(person.id, name)

    async def tables_of(self, person: str) -> list[OwnTable]:
        """Those used last come first."""
        with saving():
            held = await self.stored.held(person)
        tables = [OwnTable(one.table, self._opened(one.sealed), one.game, one.seen) for one in held]
        return [table for table in tables if table.key]

    async def forget_table(self, person: StoredPerson, table: str, key: str) -> None:
        with saving():
            await self.stored.let_go(person.id, table, digest_of(key))

    def _opened(self, sealed: str) -> str:
        """The key; "" if it was sealed by another service."""
        from cryptography.fernet import InvalidToken  # noqa: PLC0415

        try:
            return self._seal().decrypt(sealed.encode()).decode()
        except InvalidToken:
            return ""

    def _seal(self) -> "Fernet":
        if self._fernet is None:
            # Slow to import, and not needed before somebody sits down.
            from cryptography.fernet import Fernet  # noqa: PLC0415

            key = hashlib.sha256(f"seal {self._secret}".encode()).digest()
            self._fernet = Fernet(base64.urlsafe_b64encode(key))
        return self._fernet


@contextmanager
def saving() -> Iterator[None]:
    """What the store cannot do is refused with a sentence."""
    try:
        yield
    except NotSavedError as error:
        raise RefusedError("not-saved") from error


def now() -> int:
    return int(time.time())
