"""What every store promises, and the rows that go in and out."""

from abc import ABC, abstractmethod
from typing import Any, Final

import msgspec

ACT: Final = "act"
CHANCE_ENTRY: Final = "chance"
UNDO: Final = "undo"


NO_RUN: Final = -1


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One line of a table's list: an action, an outcome, or the step to go back to.

    `run_start`: it was decided while others decided too, after so many entries that all knew.
    """

    kind: str
    seat: int
    value: int
    at: int
    run_start: int = NO_RUN


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


class Snapshot(msgspec.Struct, frozen=True):
    """A position as data, after so many entries and steps, so that a table is opened quickly."""

    entries: int
    step: int
    state: dict[str, Any]


class StoredGame(msgspec.Struct, frozen=True):
    """All that is stored of a table; `run` has what seats decided and others do not know yet."""

    table: StoredTable
    entries: list[Entry]
    run: list[Entry]
    snapshot: Snapshot | None


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
    async def load(self, id: str) -> StoredGame | None:
        """The table of this name with all that belongs to it."""

    @abstractmethod
    async def entries(self, id: str, since: int = 0) -> list[Entry]:
        """The entries from this number on."""

    @abstractmethod
    async def append(
        self,
        id: str,
        number: int,
        entries: list[Entry],
        run_length: int | None = None,
        snapshot: Snapshot | None = None,
    ) -> None:
        """The first entry gets the number; raises ConflictError if one of the numbers is taken.

        `run_length`: the entries reveal a run of this length; raises ConflictError if it has grown.
        `snapshot`: the position after the entries.
        """

    @abstractmethod
    async def add_to_run(self, id: str, number: int, length: int, entries: list[Entry]) -> None:
        """What seats decide over so many entries and others do not know yet.

        Raises ConflictError unless the run of all seats together has this length.
        """

    @abstractmethod
    async def run(self, id: str, number: int) -> list[Entry]:
        """The run over so many entries; older ones count no more."""

    @abstractmethod
    async def save_snapshot(self, id: str, snapshot: Snapshot) -> None:
        """Replaces the snapshot before it."""

    @abstractmethod
    async def save_chair(self, id: str, before: StoredChair, chair: StoredChair) -> None:
        """Another name, or a bot that stands in or no longer does.

        Raises ConflictError if the chair is not stored as it was before.
        """

    @abstractmethod
    async def check_writable(self) -> None:
        """Writes something small; raises NotSavedError."""
