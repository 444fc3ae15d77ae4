"""The map under pointer and keys: zoom, fit, arrows, and what is said aloud."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.eldorado.table import Table
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.browser.waiting import until
from tests.eldorado.positions import position

WORLD = "document.querySelector('.world').style.transform"


@pytest.fixture
def table(visits: Visits, tables: Tables) -> Table:
    state = position(at="B31", hand="explorer scout", others="B19 B32")
    made = tables.at(state, "me Ann", "friend Ben", "friend Cleo")
    table = Table(visits.open(made.address()))
    table.settle()
    return table


def test_zoom_and_fit(table: Table) -> None:
    table.page.get_by_role("button", name="Whole map").click()
    whole = table.page.evaluate(WORLD)
    table.page.get_by_role("button", name="Zoom in").click()
    table.page.get_by_role("button", name="Zoom in").click()
    assert table.page.evaluate(WORLD) != whole
    table.page.get_by_role("button", name="Whole map").click()
    assert table.page.evaluate(WORLD) == whole


def test_the_wheel_zooms_and_a_drag_pans(table: Table) -> None:
    before = table.page.evaluate(WORLD)
    table.named("C19").hover()
    table.page.mouse.wheel(0, -600)
    until(table.page, f"(before) => {WORLD} !== before", before)
    zoomed = table.page.evaluate(WORLD)
    table.page.mouse.down()
    table.page.mouse.move(600, 300, steps=4)
    table.page.mouse.up()
    assert table.page.evaluate(WORLD) != zoomed
    assert [frame for frame in table.visit.frames.sent if frame["type"] == "play"] == []


def test_arrows_walk_over_the_map(table: Table) -> None:
    table.page.keyboard.press("g")
    expect(table.named("B31")).to_be_focused()
    table.page.keyboard.press("ArrowRight")
    focused = table.page.locator("[data-cell]:focus")
    expect(focused).not_to_have_accessible_name(re.compile("B31"))
    table.page.keyboard.press("Home")
    expect(table.named("B31")).to_be_focused()
    table.page.keyboard.press("End")
    expect(table.named("Z3")).to_be_focused()


def test_escape_puts_the_card_back(table: Table) -> None:
    table.page.keyboard.press("1")
    assert table.look().chosen == [0]
    table.page.keyboard.press("Escape")
    assert table.look().chosen == []
    assert table.look().cells == []


def test_the_keys_are_listed(table: Table) -> None:
    table.page.keyboard.press("?")
    dialog = table.page.get_by_role("dialog", name="Keyboard shortcuts")
    for words in ("choose a card of your hand", "end the turn", "to the market"):
        expect(dialog).to_contain_text(words)
    table.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
