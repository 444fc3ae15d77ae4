"""A server for each worker, browsers for each test, and evidence when one fails."""

import os
import re
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from incognita.core import Game
from scripts import chromium
from tests.browser.server import Server
from tests.browser.tables import Tables
from tests.browser.visits import PATIENCE, Visits

BUILD = Path(__file__).parents[2] / "build" / "browser"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    # Nobody looks at most frames: no process of its own to hand them to.
    "--in-process-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
failed = pytest.StashKey[bool]()

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": chromium.find(), "args": ARGUMENTS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("server"))
    started.start()
    yield started
    started.stop()


@pytest.fixture
def tables(server: Server, game: Game) -> Tables:
    """Tables of the game that a folder of tests is about."""
    return Tables(server, game)


@pytest.fixture
def visits(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Visits]:
    """Pages of one test. None may have made an error or asked for a text that does not exist."""
    opened = Visits(browser, server.address, full_trace="INCOGNITA_TRACE" in os.environ)
    yield opened
    errors = [error for visit in opened.all for error in visit.errors]
    missing = [key for visit in opened.all for key in visit.missing()]
    if request.node.stash.get(failed, False) or errors or missing:
        opened.keep(BUILD / re.sub(r"[^\w.-]+", "-", request.node.name))
    opened.close()
    assert errors == []
    assert missing == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, Any]:
    report = yield
    again = report.when == "setup"
    item.stash[failed] = report.failed or (not again and item.stash.get(failed, False))
    return report
