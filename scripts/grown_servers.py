"""What `make grown` starts, in an environment that has all packages."""

import signal
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from scripts.play import child, leave
from scripts.real_servers import LOCAL, Nats, Postgres, free_port, wait_for_port
from scripts.shell import Command, exit_code, say, venv

SERVERS = 2
WORKERS = 2

STARTED = """
One service, {servers} servers: a table made at one address goes on at the other.
{addresses}
{workers} workers think for their bots. Database: {database}
Bus: {bus}
Ctrl-C ends everything, and the tables are gone.
"""


def main() -> int:
    signal.signal(signal.SIGTERM, leave)
    with ExitStack() as stack:
        say("Starting PostgreSQL and NATS …")
        postgres = Postgres()
        stack.callback(postgres.stop)
        nats = Nats(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        stack.callback(nats.stop)
        database = postgres.database("incognita")
        ports = [free_port() for _ in range(SERVERS)]
        first, *others = [serve(port, database, nats.url) for port in ports]
        servers = [stack.enter_context(child(first))]
        # The first one makes the schema.
        wait_for_port(ports[0])
        servers += [stack.enter_context(child(other)) for other in others]
        for _ in range(WORKERS):
            stack.enter_context(child(think(nats.url)))
        addresses = "".join(f"  http://{LOCAL}:{port}\n" for port in ports)
        say(
            STARTED.format(
                servers=SERVERS,
                workers=WORKERS,
                addresses=addresses,
                database=database,
                bus=nats.url,
            )
        )
        try:
            return servers[0].wait()
        except KeyboardInterrupt:
            return 0


def serve(port: int, database: str, bus: str) -> Command:
    return [
        venv("incognita"), "serve", "--port", str(port), "--database", database, "--bus", bus
    ]  # fmt: skip


def think(bus: str) -> Command:
    return [venv("incognita"), "think", "--bus", bus, "--workers", "1"]


if __name__ == "__main__":
    sys.exit(exit_code(main))
