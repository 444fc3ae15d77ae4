"""One writer for all tables: whatever waits is written in one transaction."""

import asyncio
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from incognita.table.store.base import ConflictError, NotSavedError

MOST_AT_ONCE: Final = 200

Change = tuple[sa.Insert | sa.Update, list[dict[str, Any]]]
Job = tuple[list[Change], asyncio.Future[None]]


class Writer:
    """A transaction costs much more than a row, so rows share transactions."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run())

    async def write(self, changes: list[Change]) -> None:
        """Returns once the changes are safe; raises ConflictError or NotSavedError."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((changes, done))
        await done

    async def close(self) -> None:
        self._jobs.put_nowait(None)
        await self._task
        await self._connection.close()

    async def _run(self) -> None:
        while (job := await self._jobs.get()) is not None:
            jobs = [job]
            while len(jobs) < MOST_AT_ONCE and not self._jobs.empty():
                further = self._jobs.get_nowait()
                if further is None:
                    self._jobs.put_nowait(None)
                    break
                jobs.append(further)
            await self._write(jobs)

    async def _write(self, jobs: list[Job]) -> None:
        problem = await self._try(jobs)
        if problem is not None and len(jobs) > 1:
            # One of them spoilt it for all: each gets a transaction of its own.
            for job in jobs:
                _finish([job], await self._try([job]))
            return
        _finish(jobs, problem)

    async def _try(self, jobs: list[Job]) -> Exception | None:
        try:
            async with self._connection.begin():
                await _execute(self._connection, jobs)
        except IntegrityError:
            return ConflictError()
        except (SQLAlchemyError, OSError) as error:
            return NotSavedError(str(error))
        return None


async def _execute(connection: AsyncConnection, jobs: list[Job]) -> None:
    """Rows of neighbouring inserts into the same table go together."""
    together: list[Change] = []
    for changes, _done in jobs:
        for statement, rows in changes:
            if together and together[-1][0] is statement:
                together[-1][1].extend(rows)
            else:
                together.append((statement, list(rows)))
    for statement, rows in together:
        await connection.execute(statement, rows)


def _finish(jobs: list[Job], problem: Exception | None) -> None:
    for _changes, done in jobs:
        if done.done():
            continue
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(problem)
