"""First tries at puzzles in the database: rating, row and solved puzzles follow from them."""

from typing import Any, Final

import sqlalchemy as sa
from msgspec import Struct

from incognita.table.store.dialects import Dialect
from incognita.table.store.people import Ask, run_all
from incognita.table.store.schema import FIRST_TRIES

MOST_TRIES: Final = 2000


class FirstTry(Struct, frozen=True):
    """A puzzle that was met, and how it is rated; `at` is in milliseconds since 1970."""

    puzzle: str
    rating: int
    right: bool
    at: int


class FirstTryStore:
    """Each method is one transaction."""

    def __init__(self, ask: Ask, dialect: Dialect) -> None:
        self._ask = ask
        self._insert = dialect.insert

    async def of(self, person: str) -> list[FirstTry]:
        """The oldest comes first."""
        tries: list[FirstTry] = await self._ask(_of, person)
        return tries

    async def add(self, person: str, tries: list[FirstTry]) -> None:
        """Those that are there already stay as they are; only the newest are kept.

        Raises ConflictError if there is no such person.
        """
        rows = [
            {"person": person} | {name: getattr(one, name) for name in FirstTry.__struct_fields__}
            for one in tries
        ]
        added = self._insert(FIRST_TRIES).values(rows).on_conflict_do_nothing()
        await self._ask(run_all, added, _older_than_newest(person))


def _of(connection: sa.Connection, person: str) -> list[FirstTry]:
    columns = [FIRST_TRIES.c[name] for name in FirstTry.__struct_fields__]
    query = sa.select(*columns).where(FIRST_TRIES.c.person == person)
    return [FirstTry(*row) for row in connection.execute(query.order_by(FIRST_TRIES.c.at))]


def _older_than_newest(person: str) -> sa.Delete:
    own = FIRST_TRIES.c.person == person
    newest_first: sa.Select[Any] = sa.select(FIRST_TRIES.c.at).where(own)
    newest_first = newest_first.order_by(FIRST_TRIES.c.at.desc())
    last = newest_first.offset(MOST_TRIES).limit(1).scalar_subquery()
    return sa.delete(FIRST_TRIES).where(own, FIRST_TRIES.c.at <= last)
