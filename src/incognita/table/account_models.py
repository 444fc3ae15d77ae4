"""What the server says about accounts, and what it is told."""

from typing import Annotated, Any, Final

from msgspec import Struct
from pydantic import Field, StrictBool, StrictInt

from incognita.table.accounts import session_id
from incognita.table.http_models import Body, ShortText
from incognita.table.people import OwnTable
from incognita.table.store.accounts import StoredPasskey, StoredSession
from incognita.table.store.first_tries import FirstTry

LAST_MOMENT: Final = 2**53 - 1
Password = Annotated[str, Field(max_length=400)]


class Login(Body):
    """A name and its password."""

    name: ShortText
    password: Password


class Recovery(Body):
    """One of the codes that were written down, and the password from now on."""

    name: ShortText
    code: ShortText
    password: Password


class NewPassword(Body):
    password: Password


class EndedSession(Body):
    """A browser of the list; "" for all but this one."""

    id: ShortText = ""


class NamedAccount(Body):
    """The name, so that nothing is done by mistake."""

    name: ShortText = ""


class SignedPasskey(Body):
    """What the browser has made of the options; `name` is that of a new account."""

    name: ShortText = ""
    credential: dict[str, Any]


class PasskeyId(Body):
    id: Annotated[str, Field(max_length=1400)]


class NewTry(Body):
    """A first try at a puzzle, and how the puzzle is rated; `at`: milliseconds since 1970."""

    puzzle: Annotated[str, Field(pattern="^[a-z0-9_-]{1,80}$")]
    rating: Annotated[StrictInt, Field(ge=0, le=5000)]
    right: StrictBool
    at: Annotated[StrictInt, Field(ge=0, le=LAST_MOMENT)]

    def first_try(self) -> FirstTry:
        return FirstTry(self.puzzle, self.rating, self.right, self.at)


class NewTries(Body):
    tries: Annotated[list[NewTry], Field(min_length=1, max_length=200)]


class RecoveryCodes(Struct, frozen=True):
    """Shown once: each opens the account once, should everything else be lost."""

    name: str
    codes: list[str]


class OpenSession(Struct, frozen=True):
    """A browser that is logged in; times are in seconds since 1970. `current`: this one."""

    id: str
    device: str
    made: int
    seen: int
    current: bool


class OwnPasskey(Struct, frozen=True):
    id: str
    device: str
    made: int


class AccountInfo(Struct, frozen=True):
    """An account as its owner sees it; `codes` are left, `password`: it has one."""

    name: str
    made: int
    password: bool
    codes: int
    sessions: list[OpenSession]
    passkeys: list[OwnPasskey]


class OwnSeat(Struct, frozen=True):
    """A table among one's own data: what was played and where one sat; `link` opens the seat."""

    table: OwnTable
    options: dict[str, Any]
    made: int
    seats: list[int]
    names: list[str]
    link: str


class OwnData(Struct, frozen=True):
    """All that is kept of somebody."""

    format: str
    account: AccountInfo
    tables: list[OwnSeat]
    tries: list[FirstTry]


def open_sessions(sessions: list[StoredSession], current: str) -> list[OpenSession]:
    return [
        OpenSession(session_id(one), one.device, one.made, one.seen, one.digest == current)
        for one in sessions
    ]


def own_passkeys(passkeys: list[StoredPasskey]) -> list[OwnPasskey]:
    return [OwnPasskey(one.id, one.device, one.made) for one in passkeys]
