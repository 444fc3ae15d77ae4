"""Starting the service: a port, a data folder, and a server over both."""

import asyncio
import ipaddress
import signal
import socket
import sqlite3
import sys
from collections.abc import Callable, Coroutine
from contextlib import closing, suppress
from importlib.util import find_spec

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from incognita.cli.output import StopError
from incognita.table.app import create_app
from incognita.table.bus import BusUnreachableError
from incognita.table.folder_lock import FolderInUseError, FolderLock
from incognita.table.logs import configure_logs
from incognita.table.opening import bus_of, store_of
from incognita.table.protocols import server_config
from incognita.table.settings import Settings
from incognita.table.store.schema import NEWEST
from incognita.table.store.sql_store import NewerDatabaseError

BACKLOG = 2048


def bound_socket(host: str, port: int) -> socket.socket:
    """A listening place of our own, so that nobody takes the port before the server does."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family)
    if sys.platform != "win32":
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
        bound.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        bound.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise StopError(
            f"Port {port} on {host} cannot be used: {reason}.\n"
            "Name another with --port, or stop the program that has it."
        ) from error
    return bound


def address_of(bound: socket.socket) -> str:
    host, port = bound.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104 - only compared
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def check_addresses(database: str, bus: str) -> None:
    """Several servers need both, and the packages of their extra."""
    if bool(database) != bool(bus):
        raise StopError(
            "Several servers share a database and a bus: name both --database and --bus, "
            "or neither for tables in a folder of this machine."
        )
    if database:
        check_address(database, "postgresql")
        check_address(bus, "nats")


def checked_networks(networks: list[str]) -> tuple[str, ...]:
    """As they are written, if each of them is one."""
    for network in networks:
        try:
            ipaddress.ip_network(network)
        except ValueError as error:
            raise StopError(f"This is no network such as 10.0.0.0/8: {network}") from error
    return tuple(networks)


def check_address(address: str, scheme: str) -> None:
    """Whether it is one for a database or a bus, and the packages for it are there."""
    if not address.startswith(f"{scheme}://"):
        raise StopError(f"This is no address such as {scheme}://host/…: {address}")
    if not (find_spec("psycopg") and find_spec("nats")):
        raise StopError("Several servers need further packages: pip install 'incognita[grown]'")


def check_shared(settings: Settings) -> None:
    """Whether database and bus answer, and the database is not a newer one."""
    try:
        asyncio.run(_try_shared(settings))
    except NewerDatabaseError as error:
        raise StopError(
            f"The tables in the database were kept by a newer Incognita (version {error} of its "
            f"tables; this one knows {NEWEST}).\nInstall the newer one, or name another --database."
        ) from error
    except SQLAlchemyError as error:
        reason = str(error.__cause__ or error).strip()
        raise StopError(f"The database cannot be used: {reason}") from error
    except BusUnreachableError as error:
        raise StopError(f"Nobody answers at {settings.bus_url}: {error}.") from error


async def _try_shared(settings: Settings) -> None:
    if settings.bus_url:
        bus = bus_of(settings)
        await bus.open()
        await bus.close()
    store = store_of(settings)
    await store.open()
    await store.close()


def check_data(settings: Settings) -> None:
    """Better one sentence now than a traceback from the depths of the database."""
    if settings.several_servers:
        check_shared(settings)
        return
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
        lock = FolderLock(settings.data)
        lock.take()
        lock.release()
        with closing(sqlite3.connect(settings.database)) as database:
            database.execute("PRAGMA user_version")
            database.execute("BEGIN IMMEDIATE")
            database.rollback()
            check_version(database, settings)
    except FolderInUseError as error:
        raise StopError(
            f"The data folder {settings.data} is used by another Incognita (process {error}).\n"
            "Stop that one, or name another folder with --data."
        ) from error
    except OSError as error:
        raise StopError(f"The data folder {settings.data} cannot be used: {error}.") from error
    except sqlite3.Error as error:
        raise StopError(
            f"The tables in {settings.database} cannot be opened: {error}.\n"
            "Name another folder with --data, or put a good copy of the file in its place."
        ) from error


def check_version(database: sqlite3.Connection, settings: Settings) -> None:
    """Raises StopError if a later version of the program has written the file."""
    try:
        version = database.execute("SELECT version_num FROM alembic_version").fetchone()[0]
    except (sqlite3.OperationalError, TypeError):
        return
    if str(version) > NEWEST:
        raise StopError(
            f"The tables in {settings.database} were kept by a newer Incognita "
            f"(version {version} of its tables; this one knows {NEWEST}).\n"
            "Install the newer one, or name another folder with --data."
        )


def serve_on(bound: socket.socket, settings: Settings, when_ready: Callable[[], None]) -> int:
    """Serve until somebody stops it."""
    try:
        check_data(settings)
    except StopError:
        bound.close()
        raise
    configure_logs()
    _allow_many_connections()
    app = create_app(settings)
    config = server_config(app, log_level="warning", timeout_graceful_shutdown=3)
    server = _Server(config, app, when_ready)
    try:
        server.run(sockets=[bound])
    except KeyboardInterrupt:
        return 0
    return 0 if server.started else 1


class _Server(uvicorn.Server):
    def __init__(
        self, config: uvicorn.Config, app: FastAPI, when_ready: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._app = app
        self._when_ready = when_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._listen_for_renewal()
            self._when_ready()

    def _listen_for_renewal(self) -> None:
        """SIGUSR1 says that the package has been compiled: bots think in new processes."""
        if sys.platform == "win32":
            return
        loop = asyncio.get_running_loop()
        renew: Callable[[], Coroutine[None, None, None]] = self._app.state.renew_bots

        def on_signal() -> None:
            self._renewal = loop.create_task(renew())

        loop.add_signal_handler(signal.SIGUSR1, on_signal)


def _allow_many_connections() -> None:
    """Every connection is an open file; the usual limit is much lower than it may be."""
    if sys.platform == "win32":
        return
    import resource

    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
