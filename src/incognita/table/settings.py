"""Settings of a server."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from incognita.lab.judge import DEFAULT_SIMULATIONS
from incognita.table.limits import LimitSettings

ABSENT_SECONDS: Final = 20.0


def spare_cores() -> int:
    """The web loop keeps one core for itself where there are several."""
    return max(1, (os.cpu_count() or 1) - 1)


@dataclass(frozen=True)
class Settings:
    data: Path
    # A PostgreSQL database and a NATS server, where several servers share the tables; bots think
    # in processes that take their work from a queue of the bus.
    database_url: str = ""
    bus_url: str = ""
    # How many requests of one server may be in the queue at the same time.
    queued: int = 64
    workers: int = field(default_factory=spare_cores)
    tryouts: int = 1
    # Playouts of a position in the study of a finished game.
    study_simulations: int = DEFAULT_SIMULATIONS
    think_seconds: float = 0.6
    worker_timeout: float = 10.0
    absent_seconds: float = ABSENT_SECONDS
    hint_seconds: float = 1.5
    hints_per_second: float = 0.2
    hint_burst: int = 4
    idle_seconds: float = 600.0
    max_message_bytes: int = 16_384
    max_body_bytes: int = 262_144
    body_seconds: float = 20.0
    messages_per_second: float = 200.0
    message_burst: int = 400

    # Pages of these addresses may open sockets beside those of the server itself.
    origins: tuple[str, ...] = ()
    # Networks beside this machine that may read the figures of the server.
    metrics_for: tuple[str, ...] = ()
    limits: LimitSettings = field(default_factory=LimitSettings)
    hello_seconds: float = 10.0
    # How many tables are opened at once, and how many may wait for it.
    openings: int = 4
    max_waiting_openings: int = 20_000

    @property
    def database(self) -> Path:
        return self.data / "tables.sqlite"

    @property
    def several_servers(self) -> bool:
        return bool(self.database_url)
