"""Crosses on the sheet: lit cells, effects at once, drawing over them, maps, and taking it back."""

import pytest
from playwright.sync_api import expect

from incognita.games.explorers.rules.state import ExplorersState
from tests.browser.explorers.positions import under_way, with_map
from tests.browser.explorers.table import Table
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.explorers.positions import cell, cells_of


class OpenAt:
    """Opens a table in a position, through the eyes of Ann."""

    def __init__(self, visits: Visits, tables: Tables) -> None:
        self.visits = visits
        self.tables = tables

    def __call__(self, state: ExplorersState) -> Table:
        others = ["friend Ben"] * (state.seats - 1)
        table = Table(self.visits.open(self.tables.at(state, "me Ann", *others).address()))
        table.settle()
        return table


@pytest.fixture
def open_at(visits: Visits, tables: Tables) -> OpenAt:
    return OpenAt(visits, tables)


def draw(table: Table, names: str) -> None:
    """Presses the mouse on the first cell and drags it over the others."""
    for index, one in enumerate(cells_of(names)):
        at = table.centre(one)
        assert at
        table.page.mouse.move(*at, steps=4)
        if index == 0:
            table.page.mouse.down()
    table.page.mouse.up()


def test_a_drag_crosses_what_it_passes_over(open_at: OpenAt) -> None:
    table = open_at(under_way())
    before = table.look()
    draw(table, "D5 C5 C6 C7")
    moment = table.settle(before.entries + 3)
    assert set(moment.crossed) - set(before.crossed) == {*cells_of("D5 C5 C6")}
    assert moment.title == "All crosses are written"
    assert [len(play["actions"]) for play in table.plays()] == [1, 1, 1]


def test_effects_are_seen_at_once_and_taken_back(open_at: OpenAt) -> None:
    """Gem D7, then the horse on F7, which leads anywhere."""
    table = open_at(under_way("grass+mountain|water+sand"))
    start, gems = table.look(), table.board(0)["gems"]
    table.cross("E6 D6")
    table.named("D7").hover()
    expect(table.prompt()).to_contain_text("D7, grass, gem. Tick the next gem")
    table.cross("D7")
    assert table.board(0)["gems"] == gems + 1
    entries = table.look().entries
    table.button("restart").click()
    moment = table.settle(entries + 1)
    assert (moment.crossed, moment.cells) == (start.crossed, start.cells)
    assert moment.buttons["undo"] is False

    table.cross("F5 F6")
    moment = table.cross("F7")
    assert moment.title == "The horse: one more cross"
    assert cell("G4") in moment.cells
    expect(table.button("seal")).to_have_attribute("aria-disabled", "true")
    moment = table.cross("G4")
    assert (moment.title, moment.cells) == ("All crosses are written", [])


def test_a_map_is_used_in_any_terrain(open_at: OpenAt) -> None:
    table = open_at(with_map())
    table.expect_prompt("Take a side of the card, or use a map")
    table.button("map").click()
    table.expect_prompt("Which terrain does the map show?")
    table.do(table.page.get_by_test_id("charts").get_by_role("button", name="sand"))
    table.expect_prompt("4 crosses left: sand")
    moment = table.cross("D5 C6 C7 C8")
    assert moment.buttons["seal"]
    assert table.board(0)["maps_used"] == 1


def test_a_half_can_be_chosen_anew_before_the_first_cross(open_at: OpenAt) -> None:
    table = open_at(under_way(players=1))
    moment = table.take(0)
    table.expect_prompt("3 crosses left: sand")
    table.poke(table.half(1))
    table.expect_prompt("2 crosses left: mountain")
    table.settle(moment.entries + 2)
    table.cross("F5")
    table.poke(table.half(0))
    table.expect_prompt("You have already chosen for this turn")
