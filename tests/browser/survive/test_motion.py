"""What others do can be watched, and skipped."""

from playwright.sync_api import expect

from tests.browser.survive.positions import middle
from tests.browser.survive.table import Table
from tests.browser.tables import Tables
from tests.browser.visits import Visits


def test_a_bots_turn_is_shown_and_can_be_skipped(visits: Visits, tables: Tables) -> None:
    made = tables.at(middle(), "me Ann", "bot greedy")
    table = Table(visits.open(made.address(), speed="slow"))
    table.settle()
    expect(table.page.locator("html")).to_have_attribute("data-motion", "on")
    moment = table.sink("F6")
    assert table.view()["tiles"].count(1) == 3
    if "stay" in moment.buttons:
        table.button("stay").click()
    table.button("skip").click()
    table.settle(moment.entries + 1)
    expect(table.button("skip")).to_have_count(0)
    here = [one for one in table.view()["explorers"] if one["at"] not in ("lost", "hand")]
    expect(table.page.locator('[data-piece^="explorer"]')).to_have_count(len(here))
