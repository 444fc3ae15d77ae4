"""Studies of finished games: worked out once in worker processes, and kept for all who ask."""

import asyncio
import sys
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Final

import msgspec
import structlog

from incognita.lab.judge.report import VERSION
from incognita.table.errors import RefusedError
from incognita.table.fair_queue import FairQueue
from incognita.table.http_models import StudyStatus
from incognita.table.limits import Limits, Payer
from incognita.table.lru import LruCache
from incognita.table.worker_process import WorkerError, WorkerProcess

COMMAND: Final = (sys.executable, "-m", "incognita.table.study_worker")
# About how long a study takes; only what waits together is compared by it.
USUAL_SECONDS: Final = 60.0
# Studies that wait or are under way at once, whoever asked for them.
MOST_UNDER_WAY: Final = 64
# Of so many studies it is remembered that they broke off.
MOST_FAILED: Final = 256
# One part of a game is worked out in less, however busy the machine is.
PART_SECONDS: Final = 300.0

log = structlog.get_logger()


class Version(msgspec.Struct, frozen=True):
    version: int = 0


def version_of(report: bytes) -> int:
    try:
        return msgspec.json.decode(report, type=Version).version
    except msgspec.DecodeError:
        return 0


class StudyRequest(msgspec.Struct, frozen=True):
    record: str
    simulations: int


class StudyReply(msgspec.Struct, frozen=True):
    """A line of the worker: how far it is, and last what it came to."""

    done: int
    total: int
    report: dict[str, Any] | None = None


class Studies:
    """A study for each finished table that somebody asked about; a file keeps what is whole."""

    def __init__(
        self, folder: Path, simulations: int, count: int = 1, command: tuple[str, ...] = COMMAND
    ) -> None:
        self._folder = folder
        self._simulations = simulations
        self._command = command
        self._free = FairQueue(count)
        self._running: dict[str, asyncio.Task[None]] = {}
        self._progress: dict[str, StudyStatus] = {}
        # The latest that broke off.
        self._failed: LruCache[str, StudyStatus] = LruCache(MOST_FAILED)

    async def status(self, id: str) -> StudyStatus:
        """How far the study of this table is; with the report, once it is whole."""
        progress = self._progress.get(id)
        if progress is not None:
            return progress
        report = await asyncio.to_thread(self._read, id)
        if report is None:
            return self._failed.get(id) or StudyStatus("none")
        return StudyStatus("done", report=msgspec.Raw(report))

    async def start(self, id: str, record: str, person: str, limits: Limits) -> StudyStatus:
        """Begin, unless it is under way or whole; raises RefusedError where too much waits."""
        status = await self.status(id)
        if status.state not in ("none", "failed") or id in self._running:
            return await self.status(id)
        if len(self._running) >= MOST_UNDER_WAY:
            raise RefusedError("limit-reached")
        limits.check_search(Payer(person))
        held = ExitStack()
        held.enter_context(limits.hold("studies", person))
        self._progress[id] = StudyStatus("waiting")
        work = self._work(id, StudyRequest(record, self._simulations), person, limits)
        task = self._running[id] = asyncio.create_task(work)
        task.add_done_callback(lambda _: held.close())
        return self._progress[id]

    async def close(self) -> None:
        for task in list(self._running.values()):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _work(self, id: str, request: StudyRequest, person: str, limits: Limits) -> None:
        try:
            async with self._free.place(person, id, USUAL_SECONDS):
                report = await self._report(id, request, person, limits)
            await asyncio.to_thread(self._write, id, msgspec.json.encode(report))
        except (WorkerError, OSError) as error:
            log.warning("a study broke off", table=id, error=str(error))
            self._failed.put(id, StudyStatus("failed"))
        finally:
            self._progress.pop(id, None)
            self._running.pop(id, None)

    async def _report(
        self, id: str, request: StudyRequest, person: str, limits: Limits
    ) -> dict[str, Any]:
        process = WorkerProcess(self._command)
        began = time.monotonic()
        try:
            await process.send(request, PART_SECONDS)
            while (reply := await process.receive(StudyReply, PART_SECONDS)).report is None:
                self._progress[id] = StudyStatus("running", reply.done, reply.total)
            return reply.report
        finally:
            limits.searched(Payer(person), time.monotonic() - began)
            await process.stop()

    def _path(self, id: str) -> Path:
        return self._folder / f"{id}.json"

    def _read(self, id: str) -> bytes | None:
        """None where there is none, or one in an older form, which is made anew."""
        path = self._path(id)
        report = path.read_bytes() if path.is_file() else None
        return report if report is not None and version_of(report) == VERSION else None

    def _write(self, id: str, report: bytes) -> None:
        """At once: who reads meanwhile finds all of it or nothing."""
        self._folder.mkdir(parents=True, exist_ok=True)
        part = self._path(id).with_suffix(".part")
        part.write_bytes(report)
        part.replace(self._path(id))
