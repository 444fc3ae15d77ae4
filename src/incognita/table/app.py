"""The service put together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

import structlog
from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from incognita import __version__
from incognita.table.answers import add_handlers
from incognita.table.atlas import router as atlas_router
from incognita.table.guards import BodyLimit, SafeHeaders
from incognita.table.memory import search_in_a_pause, spare_the_old
from incognita.table.page import page_router
from incognita.table.rooms import Rooms
from incognita.table.routes import router
from incognita.table.schema import openapi
from incognita.table.settings import Settings
from incognita.table.store.sqlite import SqliteStore
from incognita.table.thinkers import Thinkers
from incognita.table.tryouts import Tryouts

SWEEP_SECONDS: Final = 30.0
SMALLEST_PACKED: Final = 1500

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
    app.include_router(router)
    app.include_router(atlas_router)
    app.include_router(page_router())
    add_handlers(app)
    app.add_middleware(GZipMiddleware, minimum_size=SMALLEST_PACKED)
    app.add_middleware(BodyLimit, most=settings.most_body_bytes)
    app.add_middleware(SafeHeaders)
    app.openapi = lambda: openapi(app)  # type: ignore[method-assign]
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    settings.data.mkdir(parents=True, exist_ok=True)
    store = SqliteStore(settings.database)
    await store.open()
    thinkers = Thinkers(settings.workers, settings.worker_patience)
    rooms = Rooms(store, thinkers, settings)
    app.state.rooms = rooms
    app.state.renew_bots = thinkers.renew
    app.state.tryouts = Tryouts(settings.tryouts, settings.worker_patience)
    spare_the_old()
    sweeper = asyncio.create_task(_sweep(rooms, settings))
    try:
        yield
    finally:
        sweeper.cancel()
        with suppress(asyncio.CancelledError):
            await sweeper
        await app.state.tryouts.close()
        await rooms.close()
        await thinkers.close()
        await store.close()


async def _sweep(rooms: Rooms, settings: Settings) -> None:
    while True:
        await asyncio.sleep(min(SWEEP_SECONDS, settings.idle_seconds))
        try:
            await rooms.sweep()
            search_in_a_pause(rooms.last_touched())
        except Exception:
            log.exception("idle tables were not swept")
