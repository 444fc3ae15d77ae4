import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from incognita.core import Rng
from incognita.table import chance
from tests.table.server import Server


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


@pytest.fixture(autouse=True)
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test draws the same cards every time."""
    seeds = itertools.count(1)
    monkeypatch.setattr(chance, "fresh_rng", lambda: Rng(next(seeds)))
