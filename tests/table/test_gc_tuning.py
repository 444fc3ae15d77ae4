"""Memory is searched when nobody plays."""

import gc
import time
from collections.abc import Iterator

import pytest

from incognita.table import gc_tuning
from tests.table.client import Client
from tests.table.server import Server


@pytest.fixture(autouse=True)
def same_collector() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


def test_the_full_search_waits_for_a_pause() -> None:
    now = time.monotonic()
    assert not gc_tuning.collect_when_idle(now)
    assert gc_tuning.collect_when_idle(now - 2 * gc_tuning.IDLE_SECONDS)


def test_a_table_that_is_played_at_is_no_pause(own_server: Server) -> None:
    tables = own_server.app.state.tables
    assert tables.last_used() == 0
    made = own_server.table("me", "friend")
    with Client(own_server, made["table"], made["key"]) as ann:
        ann.play(ann.actions()[0])
        assert time.monotonic() - tables.last_used() < gc_tuning.IDLE_SECONDS


def test_a_running_server_spares_what_has_grown_old(own_server: Server) -> None:
    assert own_server.app.state.tables is not None
    assert gc.get_threshold()[2] == gc_tuning.THRESHOLDS[-1]
    assert gc.get_freeze_count() > 0
