"""Passwords and recovery codes: what is kept of them, and whether one fits."""

import asyncio
import secrets
from functools import cache
from typing import TYPE_CHECKING, Final

from incognita.table.errors import RefusedError
from incognita.table.names import CHARACTERS, digest_of

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SHORTEST: Final = 10
LONGEST: Final = 200
CODES: Final = 8
GROUPS: Final = 3
GROUP: Final = 4
# Each check takes 64 MiB and a core for a moment; those who log in at once wait for each other.
AT_ONCE: Final = 2


def check_new(password: str, name: str) -> None:
    """Raises RefusedError for what is guessed too easily."""
    if not SHORTEST <= len(password) <= LONGEST or name.casefold() == password.casefold():
        raise RefusedError("weak-password", least=SHORTEST)


class Hashing:
    """Hashes and checks, a few at a time."""

    def __init__(self) -> None:
        self._places = asyncio.Semaphore(AT_ONCE)

    async def hashed(self, password: str) -> str:
        async with self._places:
            return await asyncio.to_thread(_hasher().hash, password)

    async def fits(self, password: str, kept: str) -> bool:
        """Takes as long where nothing is kept, so that the time says nothing about names."""
        async with self._places:
            return await asyncio.to_thread(_fits, password, kept)


def _fits(password: str, kept: str) -> bool:
    from argon2.exceptions import Argon2Error, InvalidHashError  # noqa: PLC0415

    try:
        _hasher().verify(kept or _nobodys(), password)
    except (Argon2Error, InvalidHashError):
        return False
    return bool(kept)


@cache
def _hasher() -> "PasswordHasher":
    # Slow to import, and not needed before somebody logs in.
    from argon2 import PasswordHasher  # noqa: PLC0415

    return PasswordHasher()


@cache
def _nobodys() -> str:
    return _hasher().hash(secrets.token_hex(16))


def new_codes() -> list[str]:
    """Each has 59 bits, in groups that can be written down."""
    return [_new_code() for _ in range(CODES)]


def _new_code() -> str:
    groups = ("".join(secrets.choice(CHARACTERS) for _ in range(GROUP)) for _ in range(GROUPS))
    return "-".join(groups)


def code_digest(code: str) -> str:
    """Of a code as it was written down, with or without its hyphens."""
    return digest_of("".join(char for char in code.lower() if char in CHARACTERS))
