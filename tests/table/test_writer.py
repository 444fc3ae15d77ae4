"""The writer of all tables: it answers every job, and goes on whatever happens."""

import asyncio
from collections.abc import Awaitable
from typing import Any

import pytest

from incognita.table.store import NotSavedError
from incognita.table.store.statements import Change
from incognita.table.store.writer import Job, Writer

ADD_ROW = "INSERT INTO entries VALUES (?)"
NO_ROWS: Any = None


class FailingOnce(Writer):
    """Fails by itself, and not at what it is given to write."""

    failures = 1

    async def _write(self, jobs: list[Job]) -> None:
        if self.failures:
            self.failures -= 1
            raise RuntimeError("nobody foresaw this")
        await super()._write(jobs)


@pytest.mark.parametrize(
    ("kind", "rows", "problem"),
    [(FailingOnce, [], "nobody foresaw this"), (Writer, NO_ROWS, "TypeError")],
)
def test_a_writer_that_fails_answers_and_goes_on(
    kind: type[Writer], rows: list[Any], problem: str
) -> None:
    async def story() -> None:
        written: list[list[Change]] = []

        async def transact(changes: list[Change]) -> None:
            written.append(changes)

        writer = kind(transact)
        with pytest.raises(NotSavedError, match=problem):
            await asyncio.wait_for(writer.write([(ADD_ROW, rows)]), 5)
        await asyncio.wait_for(writer.write([(ADD_ROW, [])]), 5)
        assert len(written) == 1
        await writer.close()

    asyncio.run(story())


async def after_some_turns(write: Awaitable[None]) -> None:
    for _ in range(5):
        await asyncio.sleep(0)
    await write


def test_while_several_write_they_share_transactions() -> None:
    async def story() -> None:
        written: list[int] = []

        async def transact(changes: list[Change]) -> None:
            written.append(len(changes[0][1]))

        writer = Writer(transact)
        one: list[Change] = [(ADD_ROW, [()])]
        await asyncio.gather(writer.write(one), writer.write(one))
        await asyncio.gather(writer.write(one), after_some_turns(writer.write(one)))
        assert written == [2, 2]
        # One that writes alone has nobody to wait for the next time.
        await writer.write(one)
        await asyncio.gather(writer.write(one), after_some_turns(writer.write(one)))
        assert written == [2, 2, 1, 1, 1]
        await writer.close()

    asyncio.run(story())
