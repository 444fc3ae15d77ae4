"""`incognita doctor`: what keeps a service from running well, and what to do about it."""

import asyncio
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

import typer

from incognita.cli.output import StopError, out

if TYPE_CHECKING:
    from incognita.table.settings import Settings

FREE_BYTES: Final = 1 << 30
OPEN_FILES: Final = 4096
# Clocks of the database and of this machine may differ so much.
CLOCK_SECONDS: Final = 2.0
WORKER_SECONDS: Final = 60.0
# Nobody has set the clock of a machine that lives before this day: 1 January 2026.
EARLIEST: Final = 1_767_225_600


class Finding(NamedTuple):
    """What was looked at; without a problem all is well."""

    about: str
    fact: str
    problem: str = ""


def doctor(
    data: Annotated[Path | None, typer.Option(help="Where tables are kept.")] = None,
    database: Annotated[str, typer.Option(help="As for serve: postgresql://…")] = "",
    bus: Annotated[str, typer.Option(help="As for serve: nats://…")] = "",
) -> None:
    """Check data, database, bus, workers, page, clock and permissions, and say what to do."""
    from incognita.cli.data_folder import user_data
    from incognita.cli.serving import check_addresses
    from incognita.table.settings import Settings

    check_addresses(database, bus)
    settings = Settings(data=data or user_data(), database_url=database, bus_url=bus)
    findings = [check(settings) for check in CHECKS]
    for finding in findings:
        mark = "[red]no[/]" if finding.problem else "[green]ok[/]"
        out.print(f"{mark}  {finding.about:12}", end="")
        out.print(finding.problem or finding.fact, markup=False)
    problems = sum(1 for finding in findings if finding.problem)
    if problems:
        raise StopError(f"{problems} of {len(findings)} checks found something to mend.")


def check_package(_settings: "Settings") -> Finding:
    from incognita import __version__
    from incognita.core import COMPILED

    if COMPILED:
        return Finding("package", f"{__version__}, compiled")
    return Finding(
        "package",
        "",
        f"{__version__} runs as pure Python: bots think a quarter as far. Install a C compiler and "
        "install the package again (in a clone: make compile).",
    )


def check_data_folder(settings: "Settings") -> Finding:
    settings.data.mkdir(parents=True, exist_ok=True)
    try:
        with tempfile.NamedTemporaryFile(dir=settings.data):
            pass
    except OSError as error:
        return Finding("data folder", "", f"{settings.data} cannot be written: {error.strerror}.")
    free = shutil.disk_usage(settings.data).free
    if free < FREE_BYTES:
        return Finding("data folder", "", f"{settings.data} has {free >> 20} MiB left: make room.")
    return Finding("data folder", f"{settings.data}, {free >> 30} GiB free")


def check_store(settings: "Settings") -> Finding:
    """Without a lock on the folder: a server may be running."""
    from incognita.cli.serving import check_shared
    from incognita.table.store.backup import BackupError, inspect

    try:
        if settings.several_servers:
            check_shared(settings)
            return Finding("database", "PostgreSQL and its schema answer")
        if not settings.database.exists():
            return Finding("database", "no tables yet; the first start makes the file")
        held = inspect(settings.database)
    except (StopError, BackupError) as error:
        return Finding("database", "", str(error))
    return Finding("database", f"{held.tables} tables, schema {held.version}, undamaged")


def check_bus(settings: "Settings") -> Finding:
    from incognita.table.bus import BusUnreachableError
    from incognita.table.opening import bus_of

    if not settings.bus_url:
        return Finding("bus", "in this process")

    async def connect() -> None:
        bus = bus_of(settings)
        await bus.open()
        await bus.close()

    try:
        asyncio.run(connect())
    except BusUnreachableError as error:
        return Finding("bus", "", f"Nobody answers at {settings.bus_url}: {error}.")
    return Finding("bus", f"{settings.bus_url} answers")


def check_worker(_settings: "Settings") -> Finding:
    """A process of this machine decides once, as for a server."""
    import incognita
    from incognita.table.worker_pool import DecisionRequest, WorkerPool
    from incognita.table.worker_process import WorkerError

    game = incognita.games()[0]
    state = game.start()
    rng = incognita.Rng(1)
    while state.actor() == incognita.CHANCE:
        state.apply(state.sample(rng))
    request = DecisionRequest("doctor", game.id, state.actor(), "greedy", 0.1, 1, state.dump())

    async def decide() -> int:
        pool = WorkerPool(1, WORKER_SECONDS)
        try:
            return await pool.decide(request)
        finally:
            await pool.close()

    began = time.monotonic()
    try:
        asyncio.run(decide())
    except WorkerError as error:
        return Finding("workers", "", f"A worker for bots cannot be started: {error}.")
    return Finding("workers", f"decided in {time.monotonic() - began:.1f} s, start included")


def check_page(_settings: "Settings") -> Finding:
    from incognita.table.page import STATIC

    if (STATIC / "index.html").exists():
        return Finding("page", "built")
    return Finding("page", "", "The page is not built: in a clone, make play builds it.")


def check_clock(settings: "Settings") -> Finding:
    """Clocks of tables run by this one; claims by that of the database."""
    now = time.time()
    if now < EARLIEST:
        return Finding("clock", "", f"This machine believes it is {time.ctime(now)}: set it.")
    if not settings.several_servers:
        return Finding("clock", time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(now)))
    apart = abs(database_time(settings) - time.time())
    if apart > CLOCK_SECONDS:
        return Finding("clock", "", f"{apart:.0f} s apart from the database's: let NTP set both.")
    return Finding("clock", f"{apart:.1f} s apart from the database's")


def database_time(settings: "Settings") -> float:
    import sqlalchemy as sa

    from incognita.table.opening import store_of

    engine = sa.create_engine(store_of(settings).url)
    try:
        with engine.connect() as connection:
            return float(connection.scalar(sa.text("SELECT extract(epoch FROM clock_timestamp())")))
    except sa.exc.SQLAlchemyError:
        # The check of the database has said what is wrong.
        return time.time()
    finally:
        engine.dispose()


def check_open_files(_settings: "Settings") -> Finding:
    if os.name == "nt":
        return Finding("open files", "not limited here")
    import resource

    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if 0 <= hard < OPEN_FILES:
        return Finding(
            "open files", "", f"Only {hard} connections fit: raise the limit (LimitNOFILE, ulimit)."
        )
    return Finding("open files", f"up to {hard if hard >= 0 else 'any number'}")


CHECKS: Final[list[Callable[["Settings"], Finding]]] = [
    check_package,
    check_data_folder,
    check_store,
    check_bus,
    check_worker,
    check_page,
    check_clock,
    check_open_files,
]
