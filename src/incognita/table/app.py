"""The web application: routes, middleware, and what lives as long as the server."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

import structlog
from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from incognita import __version__
from incognita.table.atlas_routes import atlas_router
from incognita.table.folder_lock import FolderLock
from incognita.table.game_list import offered_games
from incognita.table.gc_tuning import collect_when_idle, freeze_gc
from incognita.table.limits import Limits
from incognita.table.live_tables import LiveTables
from incognita.table.middleware import BodyLimit, ErrorAnswers, SecurityHeaders
from incognita.table.page import page_router
from incognita.table.responses import add_error_handlers
from incognita.table.routes import router
from incognita.table.schema import openapi
from incognita.table.settings import Settings
from incognita.table.store.sqlite import SqliteStore
from incognita.table.tryouts import Tryouts
from incognita.table.worker_pool import WorkerPool

UNLOAD_SECONDS: Final = 30.0
MIN_GZIP_BYTES: Final = 1500

log = structlog.get_logger()


def create_app(settings: Settings) -> FastAPI:
    """One server process over one data folder."""
    app = FastAPI(
        title="Incognita",
        version=__version__,
        summary="A table for exploration board games",
        lifespan=_lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.settings = settings
    app.state.limits = Limits(settings.limits)
    app.include_router(router)
    for entry in offered_games().values():
        atlas = entry.game.atlas()
        if atlas is not None:
            app.include_router(atlas_router(entry.game, atlas))
    app.include_router(page_router())
    add_error_handlers(app)
    app.add_middleware(GZipMiddleware, minimum_size=MIN_GZIP_BYTES)
    app.add_middleware(BodyLimit, max_bytes=settings.max_body_bytes, seconds=settings.body_seconds)
    app.add_middleware(ErrorAnswers)
    app.add_middleware(SecurityHeaders)
    app.openapi = lambda: openapi(app)  # type: ignore[method-assign]
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    settings.data.mkdir(parents=True, exist_ok=True)
    lock = FolderLock(settings.data)
    lock.take()
    store = SqliteStore(settings.database)
    await store.open()
    worker_pool = WorkerPool(settings.workers, settings.worker_timeout)
    tables = LiveTables(store, worker_pool, settings)
    app.state.tables = tables
    app.state.renew_bots = worker_pool.renew
    app.state.tryouts = Tryouts(settings.tryouts, settings.worker_timeout)
    freeze_gc()
    unloader = asyncio.create_task(_unload_idle(tables, settings))
    try:
        yield
    finally:
        unloader.cancel()
        with suppress(asyncio.CancelledError):
            await unloader
        await app.state.tryouts.close()
        await tables.close()
        await worker_pool.close()
        await store.close()
        lock.release()


async def _unload_idle(tables: LiveTables, settings: Settings) -> None:
    while True:
        await asyncio.sleep(min(UNLOAD_SECONDS, settings.idle_seconds))
        try:
            await tables.unload_idle()
            collect_when_idle(tables.last_used())
        except Exception:
            log.exception("idle tables were not unloaded")
