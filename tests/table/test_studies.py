"""Studies of finished games: worked out once, kept, and never of a game that goes on."""

import asyncio
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from incognita.lab.judge.report import VERSION
from incognita.table.errors import RefusedError
from incognita.table.limits import Limits, LimitSettings
from incognita.table.studies import MOST_FAILED, MOST_UNDER_WAY, Studies
from incognita.table.worker_process import WorkerError
from tests.lab.games_played import short_race
from tests.table.client import Client
from tests.table.server import Server

RECORD = short_race(rounds=2).text()
PATIENCE = 120.0
PARTS = ("luck", "own_decisions", "others_decisions")
ENDLESS = (sys.executable, "-c", "import time; time.sleep(600)")
BROKEN = (sys.executable, "-c", "raise SystemExit(3)")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, study_simulations=8).start()
    yield running
    running.stop()


def address_of(made: dict[str, Any]) -> str:
    return f"/api/tables/{made['table']}/study?key={made['key']}"


def finished(server: Server, address: str) -> dict[str, Any]:
    last = time.monotonic() + PATIENCE
    while time.monotonic() < last:
        status: dict[str, Any] = server.get(address)
        assert status["state"] in ("waiting", "running", "done")
        assert 0 <= status["done"] <= max(status["total"], 0)
        if status["state"] == "done":
            return status
        time.sleep(0.1)
    raise AssertionError("the study took too long")


def test_a_finished_game_is_studied_and_kept(server: Server) -> None:
    made = server.post("/api/records", {"text": RECORD})
    address = address_of(made)
    assert server.get(address) == {"state": "none", "done": 0, "total": 0}
    assert server.post(address, {})["state"] == "waiting"
    assert server.post(address, {})["state"] in ("waiting", "running", "done")
    report = finished(server, address)["report"]
    assert report["game"] == "eldorado"
    for seat in report["seats"]:
        parts = sum(seat[part] for part in PARTS)
        assert seat["result"] - seat["expected_at_start"] == pytest.approx(parts)
    server.restart()
    assert server.get(address)["report"] == report
    assert server.post(address, {})["state"] == "done"


def test_a_game_that_goes_on_is_not_studied(server: Server) -> None:
    made = server.table("me", "bot")
    address = address_of(made)
    with Client(server, made["table"], made["key"]):
        for refused in (server.http.get(address), server.http.post(address, json={})):
            assert refused.status_code == 409
            assert refused.json()["code"] == "still-running"


def test_a_wrong_key_opens_no_study(server: Server) -> None:
    made = server.post("/api/records", {"text": RECORD})
    path = f"/api/tables/{made['table']}/study?key=wrong"
    assert server.http.get(path).status_code == 403
    assert server.http.post(path, json={}).status_code == 403


def test_only_so_many_studies_are_under_way(tmp_path: Path) -> None:
    async def ask() -> None:
        studies = Studies(tmp_path, 8, command=ENDLESS)
        free = Limits(LimitSettings(on=False))
        try:
            for number in range(MOST_UNDER_WAY):
                await studies.start(f"table{number}", RECORD, "somebody", free)
            with pytest.raises(RefusedError, match="limit-reached"):
                await studies.start("one-more", RECORD, "somebody", free)
        finally:
            await studies.close()

    asyncio.run(ask())


def test_one_address_has_a_few_studies_at_a_time(tmp_path: Path) -> None:
    async def ask() -> None:
        studies = Studies(tmp_path, 8, command=ENDLESS)
        limits = Limits(LimitSettings(studies=2))
        try:
            for number in range(2):
                await studies.start(f"table{number}", RECORD, "somebody", limits)
            await studies.start("table0", RECORD, "somebody", limits)
            with pytest.raises(RefusedError, match="limit-reached"):
                await studies.start("table2", RECORD, "somebody", limits)
            await studies.start("table2", RECORD, "somebody else", limits)
        finally:
            await studies.close()

    asyncio.run(ask())


def test_a_study_that_broke_off_says_so_and_may_be_asked_for_again(tmp_path: Path) -> None:
    async def ask() -> None:
        limits = Limits(LimitSettings(studies=1))
        studies = Studies(tmp_path, 8, command=BROKEN)
        for _ in range(2):
            await studies.start("table", RECORD, "somebody", limits)
            while True:
                status = await studies.status("table")
                if status.state not in ("waiting", "running"):
                    break
                await asyncio.sleep(0.02)
            assert status.state == "failed"
        studies._write("table", msgspec.json.encode({"version": VERSION}))
        assert (await studies.status("table")).state == "done"
        await studies.close()

    asyncio.run(ask())


def test_only_the_latest_studies_that_broke_off_are_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_facts: object) -> None:
        raise WorkerError("as often as it is tried")

    async def ask() -> None:
        limits = Limits(LimitSettings(on=False))
        studies = Studies(tmp_path, 8)
        monkeypatch.setattr(studies, "_report", broken)
        for number in range(MOST_FAILED + 1):
            await studies.start(f"table{number}", RECORD, "somebody", limits)
            await asyncio.gather(*studies._running.values())
        states = [(await studies.status(f"table{number}")).state for number in (0, MOST_FAILED)]
        assert states == ["none", "failed"]
        assert not studies._progress

    asyncio.run(ask())


def test_a_study_in_an_older_form_is_made_anew(tmp_path: Path) -> None:
    for name, text in (("old", '{"version": 1, "seats": []}'), ("cut", '{"vers')):
        (tmp_path / f"{name}.json").write_text(text)
        status = asyncio.run(Studies(tmp_path, 8).status(name))
        assert status.state == "none"
