"""One writer for all tables: all waiting changes are written in one transaction."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from incognita.table.store.base import ConflictError, NotSavedError
from incognita.table.store.statements import Change

MAX_JOBS: Final = 200
# While several write at once, a moment's wait lets more of them share a transaction.
GATHER_SECONDS: Final = 0.002

Job = tuple[list[Change], asyncio.Future[None]]
Transact = Callable[[list[Change]], Awaitable[None]]

log = structlog.get_logger()


class Writer:
    """A transaction costs much more than a row, so changes share transactions.

    Whatever goes wrong with a job is answered to that job alone; the writer itself goes on.
    """

    def __init__(self, transact: Transact) -> None:
        self._transact = transact
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._in_hand: list[Job] = []
        self._several_write = False
        self._task = asyncio.create_task(self._supervise())

    async def write(self, changes: list[Change]) -> None:
        """Returns once the changes are safe; raises ConflictError or NotSavedError."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((changes, done))
        await done

    async def close(self) -> None:
        self._jobs.put_nowait(None)
        await self._task

    async def _supervise(self) -> None:
        """Runs until it is closed; after a failure that nobody foresaw it starts again."""
        while True:
            try:
                await self._run()
            except Exception as error:
                log.exception("the writer failed and is restarted")
                _finish(self._in_hand, NotSavedError(repr(error)))
            else:
                return

    async def _run(self) -> None:
        while (job := await self._jobs.get()) is not None:
            jobs = [job]
            self._in_hand = jobs
            if self._several_write:
                await asyncio.sleep(GATHER_SECONDS)
            while len(jobs) < MAX_JOBS and not self._jobs.empty():
                further = self._jobs.get_nowait()
                if further is None:
                    self._jobs.put_nowait(None)
                    break
                jobs.append(further)
            self._several_write = len(jobs) > 1
            await self._write(jobs)

    async def _write(self, jobs: list[Job]) -> None:
        problem = await self._try(jobs)
        if problem is not None and len(jobs) > 1:
            # One of them made all fail: each gets a transaction of its own.
            for job in jobs:
                _finish([job], await self._try([job]))
            return
        _finish(jobs, problem)

    async def _try(self, jobs: list[Job]) -> Exception | None:
        try:
            await self._transact(_merged(jobs))
        except (IntegrityError, ConflictError):
            return ConflictError()
        except NotSavedError as error:
            return error
        except (SQLAlchemyError, OSError) as error:
            return NotSavedError(str(error))
        except Exception as error:
            log.exception("a change cannot be written")
            return NotSavedError(repr(error))
        return None


def _merged(jobs: list[Job]) -> list[Change]:
    """Rows of neighbouring changes by the same statement go in one."""
    merged: list[Change] = []
    for changes, _done in jobs:
        for statement, rows in changes:
            if merged and merged[-1][0] is statement:
                merged[-1][1].extend(rows)
            else:
                merged.append((statement, list(rows)))
    return merged


def _finish(jobs: list[Job], problem: Exception | None) -> None:
    for _changes, done in jobs:
        if done.done():
            continue
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(problem)
