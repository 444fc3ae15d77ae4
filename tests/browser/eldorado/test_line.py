"""The line to the server: a server that dies in the middle of a turn, and tables that are gone."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.eldorado.hands import Mouse
from tests.browser.eldorado.player import Player
from tests.browser.eldorado.table import Table
from tests.browser.server import Server
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.eldorado.positions import position


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One of its own: it is killed."""
    started = Server(tmp_path_factory.mktemp("mortal"))
    started.start()
    yield started
    started.stop()


def test_a_killed_server_brings_the_table_back(
    visits: Visits, tables: Tables, server: Server
) -> None:
    made = tables.new("me Ann", "bot greedy", "bot greedy", route="first")
    table = Table(visits.open(made.address()))
    player = Player(table, Mouse(table))
    player.play_turn()
    before = player.decide(table.settle())
    view = table.view()
    server.kill()
    expect(table.page.get_by_text("Reconnecting…")).to_be_visible()
    server.start()
    expect(table.page.get_by_text("Reconnecting…")).to_be_hidden()
    after = table.settle()
    assert table.view() == view
    assert (after.entries, after.hand) == (before.entries, before.hand)
    player.play_turn()


def test_a_table_that_does_not_exist_says_so(visits: Visits) -> None:
    page = visits.open("/t/no-such-table").page
    expect(page.get_by_text("This table cannot be opened").first).to_be_visible()


def test_a_wrong_key_opens_nothing(visits: Visits, tables: Tables) -> None:
    made = tables.at(position(at="B31", hand="scout"), "me Ann", "friend Ben", "friend Cleo")
    visit = visits.open(made.address("wrong-key"))
    expect(visit.page.get_by_text("This table cannot be opened").first).to_be_visible()
    assert visit.frames.updates() == []
