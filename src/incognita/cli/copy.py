"""`incognita copy`: all tables from one database to another."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from incognita.cli.output import StopError, out

if TYPE_CHECKING:
    from sqlalchemy import URL, Engine

    from incognita.table.settings import Settings

# Of more tables that differ only the number is said.
NAMED = 10


def copy(
    source: Annotated[
        str, typer.Option("--from", help="A data folder (sqlite:FOLDER), or postgresql://…")
    ],
    target: Annotated[str, typer.Option("--to", help="The same: the database to be filled.")],
) -> None:
    """Copy all tables, each checked; what is there already stays. No server may run meanwhile."""
    import sqlalchemy as sa
    from rich.progress import Progress

    from incognita.table.store.copying import copy_tables

    ours, theirs = settings_of(source), settings_of(target)
    if not ours.several_servers and not ours.database.exists():
        raise StopError(f"There are no tables in {ours.data}.")
    reading, writing = (sa.create_engine(brought_up_to_date(one)) for one in (ours, theirs))
    with closing_engines(reading, writing), Progress(console=out) as progress:
        bar = progress.add_task("Tables", total=None)
        result = copy_tables(
            reading, writing, lambda done, of: progress.update(bar, completed=done, total=of)
        )
    out.print(f"{result.copied} tables copied, {result.there} were there already; all checked.")
    if not result.people:
        out.print("The target has people of its own, or accounts of the same names: those stay.")
    if result.different:
        names = ", ".join(result.different[:NAMED])
        more = len(result.different) - NAMED
        further = f" and {more} more" if more > 0 else ""
        raise StopError(f"These differ, and stay as they are: {names}{further}.")


@contextmanager
def closing_engines(*engines: "Engine") -> Iterator[None]:
    try:
        yield
    finally:
        for engine in engines:
            engine.dispose()


def settings_of(address: str) -> "Settings":
    """Of a server with these tables."""
    from incognita.cli.serving import check_address
    from incognita.table.settings import Settings

    if "://" in address:
        check_address(address, "postgresql")
        return Settings(data=Path(), database_url=address)
    return Settings(data=Path(address.removeprefix("sqlite:")))


def brought_up_to_date(settings: "Settings") -> "URL":
    """The address of the database, with the schema of this version."""
    from incognita.cli.serving import check_data
    from incognita.table.opening import store_of

    check_data(settings)
    store = store_of(settings)

    async def open_and_close() -> None:
        await store.open()
        await store.close()

    asyncio.run(open_and_close())
    return store.url
