"""What every store promises, and the rows that go in and out."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Final

import msgspec

from incognita.table.pace import Clocks, Pace

if TYPE_CHECKING:
    from incognita.table.store.accounts import AccountStore
    from incognita.table.store.first_tries import FirstTryStore
    from incognita.table.store.people import PeopleStore

ACT: Final = "act"
CHANCE_ENTRY: Final = "chance"
UNDO: Final = "undo"
# A number that a seat's browser adds to chance: no step of the game.
SEED: Final = "seed"


NO_RUN: Final = -1


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One line of a table's list: an action, an outcome, the step to go back to, or a seed.

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
    `colour` is the number of its colour and mark, which stay with a person from rematch to rematch;
    `arrived`: somebody has sat here; `forfeited`: their time was up where that loses the game.
    """

    seat: int
    kind: str
    name: str
    level: str
    stand_in: str = ""
    lent: bool = False
    since: int = 0
    colour: int = 0
    arrived: bool = False
    forfeited: bool = False


class StoredKey(msgspec.Struct, frozen=True):
    """The digest of a key and the seats that it opens; the owner's key also opens the links."""

    digest: str
    seats: list[int]
    owner: bool = False


class StoredTable(msgspec.Struct, frozen=True):
    """A table without its entries.

    `origin` is where it began, if not at the start of a game; `answer_seconds` is how long a
    question in another's turn may wait for its answer, 0 for ever; `hints`: seats may ask for
    good moves; `first` is who begins, the first seat or by lots; `rematch` is the table where the
    same people play again, once there is one; `tutorial` is the name of the tutorial that is
    played here, "" for none; `changes` counts what happened to chairs and rematch. All chance
    follows from `secret`, which leaves the server when the game is over; "" where it does not.
    `pace`: how much time seats have; without one, all the time. `listed`: in the lobby.
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
    first: str = "lots"
    rematch: str = ""
    tutorial: str = ""
    changes: int = 0
    secret: str = ""
    pace: Pace | None = None
    listed: bool = False


class Head(msgspec.Struct, frozen=True):
    """How far a table is in the store: its entries, the run over them, changes of its chairs."""

    entries: int
    run: int
    changes: int


class Snapshot(msgspec.Struct, frozen=True):
    """A position as data, after so many entries and steps, so that a table is opened quickly."""

    entries: int
    step: int
    state: dict[str, Any]


class StoredClocks(msgspec.Struct, frozen=True):
    """The clocks of a table, and when it has something to do by itself, if it has."""

    clocks: Clocks
    due: int | None


class StoredGame(msgspec.Struct, frozen=True):
    """All that is stored of a table; `run` has what seats decided and others do not know yet."""

    table: StoredTable
    entries: list[Entry]
    run: list[Entry]
    snapshot: Snapshot | None
    clocks: StoredClocks | None = None


class StoredAnalysis(msgspec.Struct, frozen=True):
    """A game with variations as text; `version` counts its changes, `digest` is that of its key."""

    id: str
    digest: str
    version: int
    changed: int
    text: str


class ConflictError(Exception):
    """Somebody else has already written what was to be written here."""


class NotSavedError(Exception):
    """The store cannot be used at the moment; nothing was changed."""


class Store(ABC):
    """Tables and their entries. Each method is one transaction: all of it happens, or nothing."""

    people: "PeopleStore"
    accounts: "AccountStore"
    first_tries: "FirstTryStore"

    @abstractmethod
    async def open(self) -> None:
        """Make ready, bringing an older schema up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting, then let go."""

    @abstractmethod
    async def create(
        self, table: StoredTable, entries: list[Entry], rematch_of: str = "", promise: str = ""
    ) -> None:
        """Raises ConflictError if the name is taken.

        `rematch_of`: the finished table whose rematch this is; also if that one has a rematch.
        `promise`: the commitment whose secret this table uses up; also if it was used before.
        """

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
        clocks: StoredClocks | None = None,
    ) -> None:
        """The first entry gets the number; raises ConflictError if one of the numbers is taken.

        `run_length`: the entries reveal a run of this length; raises ConflictError if it has grown.
        `snapshot`: the position after the entries; `clocks`: those from now on.
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
    async def save_clocks(self, id: str, clocks: StoredClocks) -> None:
        """Replaces the clocks before them."""

    @abstractmethod
    async def clocks(self, id: str) -> StoredClocks | None:
        """The clocks of a table that has a pace."""

    @abstractmethod
    async def due_tables(self, now: int, most: int) -> list[str]:
        """Tables that have something to do by themselves, the longest due first."""

    @abstractmethod
    async def save_chair(self, id: str, before: StoredChair, chair: StoredChair) -> None:
        """Another name, or a bot that stands in or no longer does.

        Raises ConflictError if the chair is not stored as it was before.
        """

    @abstractmethod
    async def take_seat(
        self, id: str, before: StoredChair, after: StoredChair, key: StoredKey
    ) -> None:
        """The seat has an owner: this key opens it, and no key of it that was given before.

        Raises ConflictError if the chair is not stored as it was before, or is taken already.
        """

    @abstractmethod
    async def open_tables(self, since: int, most: int) -> list[StoredTable]:
        """Listed tables made since then at which nobody has come to some friend's seat."""

    @abstractmethod
    async def heads(self, ids: list[str]) -> dict[str, Head]:
        """How far these tables are; those that are not there are left out."""

    @abstractmethod
    async def claim(self, name: str, owner: str, seconds: float) -> bool:
        """Whether the owner is now the only one to do this for so many seconds."""

    @abstractmethod
    async def release(self, name: str, owner: str) -> None:
        """Let others claim it before the time is up."""

    @abstractmethod
    async def add_promise(self, commitment: str, secret: str) -> None:
        """Keep the secret for the table that is made under this commitment."""

    @abstractmethod
    async def promised(self, commitment: str) -> str:
        """The secret behind a commitment that no table has used; "" if there is none."""

    @abstractmethod
    async def add_analysis(self, analysis: StoredAnalysis) -> None:
        """Keep a new one; raises ConflictError if its id is taken."""

    @abstractmethod
    async def change_analysis(self, seen: int, analysis: StoredAnalysis) -> None:
        """Put it in the place of the version that was seen; raises ConflictError for another."""

    @abstractmethod
    async def analysis(self, id: str) -> StoredAnalysis | None:
        """The newest version."""

    @abstractmethod
    async def service_key(self, name: str, fresh: str) -> str:
        """A key of the service, by what it is for; the first one that is offered stays."""

    @abstractmethod
    async def check_writable(self) -> None:
        """Writes something small; raises NotSavedError."""
