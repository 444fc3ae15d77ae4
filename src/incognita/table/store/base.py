"""What every store promises, and the rows that go in and out."""

from abc import ABC, abstractmethod
from typing import Any, Final

import msgspec

ACT: Final = "act"
CHANCE_ENTRY: Final = "chance"
UNDO: Final = "undo"


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One line of a table's list: an action, an outcome, or the step to go back to."""

    kind: str
    seat: int
    value: int
    at: int


class StoredChair(msgspec.Struct, frozen=True):
    """`stand_in` is the level of the bot that plays for a person now, from step `since` on.

    `lent`: by the person's own wish, so that it stays until they take the seat back.
    """

    seat: int
    kind: str
    name: str
    level: str
    stand_in: str = ""
    lent: bool = False
    since: int = 0


class StoredKey(msgspec.Struct, frozen=True):
    """The digest of a key and the seats that it opens; the owner's key also opens the links."""

    digest: str
    seats: list[int]
    owner: bool = False


class StoredTable(msgspec.Struct, frozen=True):
    """A table without its entries.

    `origin` is where it began, if not at the start of a game; `answer_seconds` is how long a
    question in another's turn may wait for its answer, 0 for ever; `hints`: seats may ask for
    good moves.
    """

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    origin: dict[str, Any] | None
    frozen: bool
    made: int
    chairs: list[StoredChair]
    keys: list[StoredKey]
    answer_seconds: int = 0
    hints: bool = False


class ConflictError(Exception):
    """Somebody else has already written what was to be written here."""


class NotSavedError(Exception):
    """The store cannot write at the moment; nothing was changed."""


class Store(ABC):
    """Tables and their entries. Each method is one transaction: all of it happens, or nothing."""

    @abstractmethod
    async def open(self) -> None:
        """Make ready, bringing an older schema up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting, then let go."""

    @abstractmethod
    async def create(self, table: StoredTable, entries: list[Entry]) -> None:
        """Raises ConflictError if the name is taken."""

    @abstractmethod
    async def find(self, id: str) -> StoredTable | None:
        """The table of this name."""

    @abstractmethod
    async def entries(self, id: str, since: int = 0) -> list[Entry]:
        """The entries from this number on."""

    @abstractmethod
    async def append(self, id: str, number: int, entries: list[Entry]) -> None:
        """The first entry gets the number; raises ConflictError if one of the numbers is taken."""

    @abstractmethod
    async def save_run(self, id: str, number: int, seat: int, run: list[Entry]) -> None:
        """What a seat has decided and others do not know yet, over so many entries."""

    @abstractmethod
    async def runs(self, id: str, number: int) -> dict[int, list[Entry]]:
        """The runs over so many entries; older ones count no more."""

    @abstractmethod
    async def save_chair(self, id: str, chair: StoredChair) -> None:
        """A chair with another name, or with a bot that stands in or no longer does."""
