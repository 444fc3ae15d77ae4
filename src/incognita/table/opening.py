"""What a server stands on, as its settings name it: a store, a bus and workers."""

from typing import cast

import sqlalchemy as sa

from incognita.table.bus import Bus, LocalBus
from incognita.table.folder_lock import FolderLock
from incognita.table.limits import Limits
from incognita.table.settings import Settings
from incognita.table.store.sql_store import SqlStore
from incognita.table.store.sqlite import SqliteStore
from incognita.table.worker_pool import WorkerPool


def store_of(settings: Settings) -> SqlStore:
    if not settings.database_url:
        return SqliteStore(settings.database)
    # Both are slow to import, and most servers need neither.
    from incognita.table.store.postgres import PostgresStore  # noqa: PLC0415

    return PostgresStore(sa.make_url(settings.database_url))


def bus_of(settings: Settings) -> Bus:
    if not settings.bus_url:
        return LocalBus()
    from incognita.table.bus.nats import NatsBus  # noqa: PLC0415

    return NatsBus(settings.bus_url)


def lock_of(settings: Settings) -> FolderLock | None:
    """One server alone uses a folder; a database takes as many as there are."""
    return None if settings.several_servers else FolderLock(settings.data)


def workers_of(settings: Settings, bus: Bus, limits: Limits) -> WorkerPool:
    """Processes of this server, or those that take their work from the queue of the bus."""
    if not settings.bus_url:
        return WorkerPool(settings.workers, settings.worker_timeout, limits=limits)
    from incognita.table.bus.nats import NatsBus  # noqa: PLC0415
    from incognita.table.think_queue import QueuedWorker  # noqa: PLC0415

    nats_bus = cast("NatsBus", bus)
    return WorkerPool(
        settings.queued,
        settings.worker_timeout,
        limits=limits,
        worker=lambda: QueuedWorker(nats_bus),
        hint_places=settings.queued,
    )
