"""The web application: routes, middleware, and what lives as long as the server."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

import structlog
from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response

from incognita import __version__
from incognita.table.account_routes import account_router
from incognita.table.accounts import Accounts
from incognita.table.analysis_positions import Positions
from incognita.table.analysis_routes import analysis_router
from incognita.table.atlas_routes import atlas_router
from incognita.table.bus import Bus
from incognita.table.catching_up import CatchingUp
from incognita.table.deadlines import Deadlines
from incognita.table.fair_routes import fair_router
from incognita.table.first_try_routes import first_try_router
from incognita.table.game_list import offered_games
from incognita.table.gc_tuning import collect_when_idle, freeze_gc
from incognita.table.limits import Limits
from incognita.table.live_tables import LiveTables
from incognita.table.lobby import Lobby
from incognita.table.lobby_routes import lobby_router
from incognita.table.metrics import Metrics
from incognita.table.middleware import BodyLimit, ErrorAnswers, SecurityHeaders
from incognita.table.number_routes import number_router
from incognita.table.opening import bus_of, lock_of, store_of, workers_of
from incognita.table.operator_routes import operator_router
from incognita.table.own_work import OwnWork
from incognita.table.page import page_router
from incognita.table.passkey_routes import passkey_router
from incognita.table.passkeys import Passkeys
from incognita.table.people import People
from incognita.table.people_routes import people_router
from incognita.table.puzzle_routes import puzzle_router
from incognita.table.responses import add_error_handlers
from incognita.table.routes import router
from incognita.table.schema import openapi
from incognita.table.settings import Settings
from incognita.table.showcase import Showcase
from incognita.table.studies import Studies
from incognita.table.study_routes import study_router
from incognita.table.tryouts import Tryouts
from incognita.table.watch_routes import watch_router

UNLOAD_SECONDS: Final = 30.0
MIN_GZIP_BYTES: Final = 1500

log = structlog.get_logger()


def create_app(settings: Settings, bus: Bus | None = None) -> FastAPI:
    """One server process over one data folder, or one of several over a database.

    `bus`: instead of the one that the settings name.
    """
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
    app.state.bus = bus or bus_of(settings)
    app.state.limits = Limits(settings.limits)
    app.state.own_work = OwnWork(app.state.limits)
    app.state.metrics = Metrics()
    app.state.positions = Positions()
    app.include_router(router)
    app.include_router(watch_router)
    app.include_router(study_router)
    app.include_router(analysis_router)
    app.include_router(puzzle_router)
    app.include_router(number_router)
    app.include_router(fair_router)
    app.include_router(lobby_router)
    app.include_router(people_router)
    app.include_router(account_router)
    app.include_router(passkey_router)
    app.include_router(first_try_router)
    app.include_router(operator_router)
    for entry in offered_games().values():
        atlas = entry.game.atlas()
        if atlas is not None:
            app.include_router(atlas_router(entry.game, atlas))
    app.include_router(page_router(greet=_greet))
    add_error_handlers(app)
    app.add_middleware(GZipMiddleware, minimum_size=MIN_GZIP_BYTES)
    app.add_middleware(BodyLimit, max_bytes=settings.max_body_bytes, seconds=settings.body_seconds)
    app.add_middleware(ErrorAnswers)
    app.add_middleware(SecurityHeaders)
    app.openapi = lambda: openapi(app)  # type: ignore[method-assign]
    return app


def _greet(request: Request, first: Response) -> None:
    """A browser that comes for the first time gets its cookie."""
    people: People = request.app.state.people
    people.browsers.greet(request, first)


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    settings.data.mkdir(parents=True, exist_ok=True)
    lock = lock_of(settings)
    if lock is not None:
        lock.take()
    store, bus = store_of(settings), app.state.bus
    await store.open()
    await bus.open()
    limits: Limits = app.state.limits
    worker_pool = workers_of(settings, bus, limits)
    tables = LiveTables(store, worker_pool, settings, bus)
    catching_up = CatchingUp(tables) if settings.several_servers else None
    deadlines = Deadlines(tables, tables.claims)
    app.state.tables = tables
    app.state.people = People(store)
    await app.state.people.open()
    app.state.accounts = Accounts(app.state.people, limits)
    app.state.passkeys = Passkeys(app.state.people, app.state.accounts, limits, settings.origins)
    app.state.metrics.watch(tables)
    worker_pool.metrics = app.state.metrics
    app.state.showcase = Showcase(tables)
    app.state.lobby = Lobby(store)
    app.state.renew_bots = worker_pool.renew
    app.state.tryouts = Tryouts(settings.tryouts, settings.worker_timeout)
    app.state.studies = Studies(settings.data / "studies", settings.study_simulations)
    freeze_gc()
    unloader = asyncio.create_task(_unload_idle(tables, settings))
    try:
        yield
    finally:
        unloader.cancel()
        with suppress(asyncio.CancelledError):
            await unloader
        await deadlines.close()
        if catching_up is not None:
            await catching_up.close()
        await app.state.tryouts.close()
        await app.state.studies.close()
        await tables.close()
        await worker_pool.close()
        await bus.close()
        await store.close()
        if lock is not None:
            lock.release()


async def _unload_idle(tables: LiveTables, settings: Settings) -> None:
    while True:
        await asyncio.sleep(min(UNLOAD_SECONDS, settings.idle_seconds))
        try:
            await tables.unload_idle()
            collect_when_idle(tables.last_used())
        except Exception:
            log.exception("idle tables were not unloaded")
