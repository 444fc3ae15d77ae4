"""Starting the service: a port, a data folder, and a server over both."""

import asyncio
import signal
import socket
import sqlite3
import sys
from collections.abc import Callable, Coroutine
from contextlib import closing, suppress

import uvicorn
from fastapi import FastAPI

from incognita.cli.output import StopError
from incognita.table.app import create_app
from incognita.table.folder_lock import FolderInUseError, FolderLock
from incognita.table.logs import configure_logs
from incognita.table.protocols import server_config
from incognita.table.settings import Settings
from incognita.table.store.schema import NEWEST

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


def check_data(settings: Settings) -> None:
    """Better one sentence now than a traceback from the depths of the database."""
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
