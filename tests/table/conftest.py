import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from incognita.core import Rng
from incognita.table import chance
from tests.table.browser import Browser, NewBrowser
from tests.table.server import Server

if TYPE_CHECKING:
    from scripts.real_servers import Nats, Postgres


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a file: each makes tables of its own."""
    running = Server(tmp_path_factory.mktemp("tables")).start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that the test may stop and start."""
    running = Server(tmp_path).start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator["Postgres"]:
    """One PostgreSQL server for all tests of a process: each makes a database of its own."""
    from scripts.real_servers import Postgres

    running = Postgres()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def nats(tmp_path_factory: pytest.TempPathFactory) -> Iterator["Nats"]:
    """One NATS server for all tests of a process."""
    from scripts.real_servers import Nats

    running = Nats(tmp_path_factory.mktemp("nats"))
    yield running
    running.stop()


@pytest.fixture
def new_browser() -> Iterator[NewBrowser]:
    """Opens browsers, each with a cookie of its own."""
    opened: list[Browser] = []

    def open_browser(server: Server, cookie: str = "") -> Browser:
        opened.append(Browser(server, cookie))
        return opened[-1]

    yield open_browser
    for one in opened:
        one.close()


@pytest.fixture(autouse=True)
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test draws the same cards every time."""
    seeds = itertools.count(1)
    monkeypatch.setattr(chance, "fresh_rng", lambda: Rng(next(seeds)))
    monkeypatch.setattr(chance, "new_secret", lambda: f"{next(seeds):064x}")
