"""Memory is searched when nobody plays."""

import gc
import time
from collections.abc import Iterator

import pytest

from incognita.table import memory
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
    assert not memory.search_in_a_pause(now)
    assert memory.search_in_a_pause(now - 2 * memory.PAUSE_SECONDS)


def test_a_table_that_is_played_at_is_no_pause(own_server: Server) -> None:
    rooms = own_server.app.state.rooms
    assert rooms.last_touched() == 0
    made = own_server.table("me", "friend")
    with Client(own_server, made["table"], made["key"]) as ann:
        ann.play(ann.actions()[0])
        assert time.monotonic() - rooms.last_touched() < memory.PAUSE_SECONDS


def test_a_running_server_spares_what_has_grown_old(own_server: Server) -> None:
    assert own_server.app.state.rooms is not None
    assert gc.get_threshold()[2] == memory.SELDOM
    assert gc.get_freeze_count() > 0
